"""Contests of named modifiers: the total, the event and the log line from one list."""

from __future__ import annotations

from anabasis.core.event import Event, Kind
from anabasis.core.grammar import SEAT
from anabasis.kit.contest import Modifiers, Tally
from anabasis.lab.census import Census
from anabasis.prose import Prose
from breach.game import GAME
from tests.rules.breach.setting import act, lay

BONUS = Modifiers("bonus", {"flank": "8.7", "mud": "8.8", "king": "9.1"})
FLANK, MUD, KING = range(3)
CLASH = Kind("clash", "8.2", {"seat": SEAT, "terms": BONUS})


def tallied() -> Tally:
    tally = Tally(BONUS)
    tally.add(FLANK, 2)
    tally.add(KING, 0)
    tally.add(MUD, -1)
    tally.add(FLANK, 1)
    return tally


def test_a_modifier_is_added_up_and_one_that_adds_nothing_is_left_out() -> None:
    tally = tallied()
    assert tally.terms == [(FLANK, 3), (MUD, -1)]
    assert (tally.sum(), tally.amount(FLANK), tally.amount(KING)) == (2, 3, 0)


def test_the_event_has_the_same_terms_each_with_its_case() -> None:
    tally = tallied()
    event = Event(CLASH, (0, tuple(tally.terms)))
    assert event.plain()["terms"] == tally.plain()
    assert tally.plain() == [
        {"modifier": "flank", "amount": 3, "case": "8.7"},
        {"modifier": "mud", "amount": -1, "case": "8.8"},
    ]


def test_terms_are_counted_by_their_names() -> None:
    census = Census()
    census.take([Event(CLASH, (0, tuple(tallied().terms)))])
    counted = census.plain(1, 2)["clash"]["terms"]
    assert {word: often["count"] for word, often in counted.items()} == {"flank": 1, "mud": 1}


def test_the_log_says_each_with_its_amount() -> None:
    valley = lay(hands=("levy", "levy spear levy"), leader=0, asked=())
    shown = next(
        event for event in act(valley, 0, "storm 1", 0, 0) if event.kind.name == "garrison-shown"
    )
    assert shown.plain() == {
        "kind": "garrison-shown",
        "case": "3.5",
        "seat": 1,
        "terms": [
            {"modifier": "levy", "amount": 2, "case": "3.5"},
            {"modifier": "spear", "amount": 2, "case": "3.5"},
        ],
        "dice": 4,
    }
    said = Prose(GAME).event(shown.plain(), ["Anna", "Boris"])
    assert "levies +2 and spears +2" in said
