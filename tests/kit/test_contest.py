"""Contests: one list of modifiers gives the total and what is told."""

from __future__ import annotations

from anabasis.core.event import Event, Kind
from anabasis.core.grammar import NUMBER, SEAT
from anabasis.kit.contest import Modifiers, Tally
from anabasis.lab.census import Census
from anabasis.prose import Prose
from breach.game import GAME
from tests.rules.breach.setting import act, lay

MODIFIER = Modifiers("modifier", {"strength": "1.1", "hits": "1.2", "leader": "2.3"})
STRENGTH, HITS, LEADER = range(3)


def test_a_tally_adds_up_and_leaves_out_what_adds_nothing() -> None:
    tally = Tally(STRENGTH, 0)
    tally.add(HITS, 0)
    tally.add(LEADER, 2)
    tally.add(LEADER, 1)
    tally.add(HITS, -2)
    assert tally.terms == [(STRENGTH, 0), (LEADER, 3), (HITS, -2)]
    assert tally.sum() == 1


def test_an_event_tells_each_modifier_with_its_amount_and_case() -> None:
    kind = Kind("clash", "1.0", {"seat": SEAT, "side": MODIFIER, "die": NUMBER})
    tally = Tally(STRENGTH, 6)
    tally.add(HITS, -1)
    assert Event(kind, (0, tuple(tally.terms), 4)).plain()["side"] == [
        {"modifier": "strength", "amount": 6, "case": "1.1"},
        {"modifier": "hits", "amount": -1, "case": "1.2"},
    ]


def test_modifiers_are_counted_by_their_names() -> None:
    kind = Kind("clash", "1.0", {"seat": SEAT, "side": MODIFIER})
    tally = Tally(STRENGTH, 6)
    tally.add(HITS, -1)
    census = Census()
    census.take([Event(kind, (0, tuple(tally.terms)))])
    counted = census.plain(1, 2)["clash"]["side"]
    assert {word: often["count"] for word, often in counted.items()} == {"strength": 1, "hits": 1}


def test_the_log_says_each_with_its_amount() -> None:
    valley = lay(hands=("levy", "levy spear levy"), leader=0, asked=())
    log = act(valley, 0, "storm 1", 0, 0)
    (shown,) = [event for event in log if event.kind.name == "garrison-shown"]
    assert Prose(GAME).event(shown.plain(), ["Anna", "Boris"]) == (
        "Boris turns up his tokens: 4 dice for the garrison (levies 2 and spears +2)."
    )
