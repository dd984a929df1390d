"""Options: declared, checked, filled in."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.core.options import Option, OptionError, validated

WALLS = Option("walls", ("plain", "strong"), "6.1")
LENGTH = Option("length", ("short", "long"), "6.2")
DECLARED = (WALLS, LENGTH)


def test_what_is_not_given_is_what_the_rulebook_plays() -> None:
    assert validated(DECLARED, {}, 2) == {"walls": "plain", "length": "short"}
    assert validated((), {}, 2) == {}


def test_what_is_given_counts() -> None:
    chosen = validated(DECLARED, {"length": "long"}, 2)
    assert chosen == {"walls": "plain", "length": "long"}


def test_the_given_options_are_left_alone() -> None:
    given = {"walls": "strong"}
    validated(DECLARED, given, 2)
    assert given == {"walls": "strong"}


def test_an_option_says_what_can_be_chosen() -> None:
    assert WALLS.plain() == {
        "key": "walls",
        "choices": ["plain", "strong"],
        "case": "6.1",
        "live": False,
    }


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"moat": "deep"}, "there is no option “moat”; this game's options: walls, length"),
        ({"walls": "glass"}, "option “walls” cannot be “glass”; it can be: plain, strong"),
        ({"walls": ""}, "option “walls” cannot be “”; it can be: plain, strong"),
        ({"walls": None}, "option “walls” cannot be “None”; it can be: plain, strong"),
        ({"walls": 1}, "option “walls” cannot be “1”; it can be: plain, strong"),
        ({"walls": ["strong"]}, "option “walls” cannot be “['strong']”; it can be: plain, strong"),
        ({"walls": "strong", "length": "Long"}, "option “length” cannot be “Long”"),
    ],
)
def test_a_wrong_option_is_told_what_there_is(given: dict[str, Any], says: str) -> None:
    with pytest.raises(OptionError) as caught:
        validated(DECLARED, given, 2)
    assert str(caught.value).startswith(says)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError, match="this game's options: none"):
        validated((), {"walls": "strong"}, 2)


def test_a_choice_that_needs_more_seats_is_refused_where_fewer_play() -> None:
    option = Option("starter", ("lot", "seat-3"), "1.10", {"seat-3": 3})
    assert option.open_to(2) == ["lot"]
    assert option.open_to(3) == ["lot", "seat-3"]
    assert validated((option,), {"starter": "seat-3"}, 3) == {"starter": "seat-3"}
    with pytest.raises(OptionError, match=r"it can be: lot$"):
        validated((option,), {"starter": "seat-3"}, 2)
