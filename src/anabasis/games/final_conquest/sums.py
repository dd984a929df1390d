"""What stands beside the odds of a battle: what both sides bring, term by term, and what the other
side may still do."""

from __future__ import annotations

from typing import Any

from anabasis.core.game import Sum
from anabasis.core.grammar import SEAT
from anabasis.core.message import Message
from anabasis.core.position import Action
from anabasis.games.final_conquest.events import MODIFIER
from anabasis.games.final_conquest.forecast import (
    Prospect,
    may_still_lay,
    prospect_of,
    settled,
)
from anabasis.games.final_conquest.heroes import ATTACKER, DEFENDER
from anabasis.games.final_conquest.rules.battle import may_roll_again, strength_of
from anabasis.games.final_conquest.rules.engagement import FACE_DOWN, Battle, hero_seen
from anabasis.games.final_conquest.state import Realm


def sums(realm: Realm, seat: int, action: Action[Realm, Any]) -> list[Sum]:
    """13.3, 13.5, 6.7 What each side adds to its die: the least and the most of it, where heroes
    are unknown; 13.7 and what the other side may still do."""
    prospect = prospect_of(realm, seat, action)
    if prospect is None:
        return []
    battles = possible(realm, prospect, seat)
    found = [
        side(realm, battles, ATTACKER, Message("odds-attack")),
        side(realm, battles, DEFENDER, Message("odds-defence")),
    ]
    return found + [Sum(note, [], []) for note in notes(realm, prospect, battles, seat)]


def possible(realm: Realm, prospect: Prospect, seat: int) -> list[Battle]:
    """The battle with everything that both sides may lay."""
    if prospect.dice:
        return [prospect.battle]
    return [battle for laid in prospect.own for battle in settled(realm, prospect, laid, seat)]


def side(realm: Realm, battles: list[Battle], role: int, label: Message) -> Sum:
    """The terms of one side, where they come to least and where to most."""
    tallies = [strength_of(realm, battle, role) for battle in battles]
    least = tallies[0]
    most = tallies[0]
    for tally in tallies:
        if tally.sum() < least.sum():
            least = tally
        if tally.sum() > most.sum():
            most = tally
    return Sum(label, plain(least.terms), plain(most.terms))


def plain(terms: list[tuple[int, int]]) -> list[Any]:
    """Terms as events have them; what adds nothing is left out."""
    return [MODIFIER.plain(term) for term in terms if term[1]]


def notes(realm: Realm, prospect: Prospect, battles: list[Battle], seat: int) -> list[Message]:
    """13.7, 6.22 What the other side has laid unseen or may still lay, and who may roll again."""
    other = prospect.battle.seat(1 - prospect.role)
    found: list[Message] = []
    if may_still_lay(realm, prospect.battle, 1 - prospect.role):
        found.append(Message("odds-may-play-hero", {"other": SEAT.word(other)}))
    if hero_seen(prospect.battle, 1 - prospect.role, seat) == FACE_DOWN:
        found.append(Message("odds-hero-face-down", {"other": SEAT.word(other)}))
    if any([may_roll_again(battle, 1 - prospect.role) for battle in battles]):
        found.append(Message("odds-may-roll-again", {"other": SEAT.word(other)}))
    return found
