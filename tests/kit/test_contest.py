"""Contests: one list of modifiers gives the total and what is told."""

from __future__ import annotations

from anabasis.core.event import Event, Kind
from anabasis.core.grammar import NUMBER, SEAT
from anabasis.kit.contest import Modifiers, Tally

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
