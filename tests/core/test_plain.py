"""Positions and frames as plain data, and back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import breach.rules
from anabasis.core.plain import Datum, Family, PlainError
from breach.rules import lead, plunder, rounds, storm, tokens
from breach.rules.bids import Bids
from breach.rules.lead import Lead
from breach.rules.plunder import Spoils
from breach.rules.rounds import Campaign
from breach.rules.storm import PressOn

FAMILY = Family(rounds, lead, storm, plunder)


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (None, None),
        (7, 7),
        (-(2**70), -(2**70)),
        (True, True),
        ("word", "word"),
        ("", ""),
        ([], []),
        ([1, [2, 3]], [1, [2, 3]]),
        ((), {"t": []}),
        ((1, (2,)), {"t": [1, {"t": [2]}]}),
        (b"", {"x": ""}),
        (b"\x00\xff", {"x": "00ff"}),
        (Campaign(), {"Campaign": []}),
        (PressOn(2, 5), {"PressOn": [2, 5]}),
        (Bids((-1, 4)), {"Bids": [{"t": [-1, 4]}]}),
        (
            [Lead(1), (b"\x01", Spoils(0, 3))],
            [{"Lead": [1]}, {"t": [{"x": "01"}, {"Spoils": [0, 3]}]}],
        ),
    ],
)
def test_a_value_goes_there_and_back(value: Any, plain: Any) -> None:
    assert FAMILY.to_plain(value) == plain
    through = FAMILY.from_plain(msgspec.json.decode(msgspec.json.encode(plain)))
    assert through == value
    assert type(through) is type(value)


@pytest.mark.parametrize("value", [1.5, {"a": 1}, {1}, object(), [object()], bytearray(b"x")])
def test_what_a_position_may_not_hold(value: Any) -> None:
    with pytest.raises(PlainError, match="a position cannot hold"):
        FAMILY.to_plain(value)


@pytest.mark.parametrize(
    "plain",
    [
        1.5,
        {},
        {"t": [], "x": ""},
        {"t": 5},
        {"t": "abc"},
        {"t": None},
        {"x": 5},
        {"x": "zz"},
        {"x": "0"},
        {"x": ["00"]},
        {"Palace": []},
        {"Lead": 5},
        {"Lead": {"seat": 1}},
        {"Lead": []},
        {"Lead": [1, 2]},
        [{"Lead": [{"Palace": []}]}],
        {"object": []},
        {"Datum.__init__": []},
    ],
)
def test_data_that_is_no_position_is_refused_in_words(plain: Any) -> None:
    with pytest.raises(PlainError):
        FAMILY.from_plain(plain)


def test_only_the_games_own_classes_come_back() -> None:
    class Stranger(Datum):
        def __init__(self) -> None:
            pass

    with pytest.raises(PlainError, match="Stranger is not known"):
        FAMILY.to_plain(Stranger())


def test_a_family_holds_what_its_modules_define_and_import() -> None:
    assert FAMILY.classes["Wave"] is storm.Wave
    assert FAMILY.classes["EndRound"] is tokens.EndRound
    assert "Bid" not in FAMILY.classes


def test_a_package_stands_for_all_its_modules() -> None:
    classes = Family(breach.rules).classes
    assert classes["Wave"] is storm.Wave
    assert classes["Bids"] is Bids
    assert FAMILY.classes.items() <= classes.items()


def test_two_classes_of_one_name_cannot_be_told_apart() -> None:
    class Lead(Datum):
        def __init__(self) -> None:
            pass

    with pytest.raises(PlainError, match="two classes are called Lead"):
        Family(lead, SimpleNamespace(Lead=Lead))


def test_data_are_equal_when_their_parts_are() -> None:
    assert PressOn(1, 2) == PressOn(1, 2)
    assert hash(PressOn(1, 2)) == hash(PressOn(1, 2))
    assert PressOn(1, 2) != PressOn(1, 3)
    assert PressOn(1, 2) != Spoils(1, 2)
    assert PressOn(1, 2) != (1, 2)
    assert repr(Bids((0, -1))) == "Bids((0, -1))"
