"""4.6 to 4.9, 11.12, 11.13 Independents, who are beaten by strength alone."""

from __future__ import annotations

from anabasis.core.event import Event
from anabasis.games.final_conquest.armies import SPENT, all_of, strength_of
from anabasis.games.final_conquest.events import INDEPENDENTS_BEATEN
from anabasis.games.final_conquest.rules import occupation
from anabasis.games.final_conquest.rules.chronicle import independent_bonus_of
from anabasis.games.final_conquest.rules.upkeep import Upkeep
from anabasis.games.final_conquest.state import Realm, change_units, remove_units


def strength_against(realm: Realm, territory: int) -> int:
    """4.7 The strength of the independents in a territory."""
    return strength_of(realm.armies[territory]) + independent_bonus_of(realm, territory)


def attack_independents(
    realm: Realm, seat: int, origin: int, target: int, force: int, log: list[Event]
) -> None:
    """4.9, 11.13 The independents are gone for good; the attackers are spent, and enter."""
    event = (seat, origin, target, strength_of(force), strength_against(realm, target))
    log.append(Event(INDEPENDENTS_BEATEN, event))
    remove_units(realm, target, realm.armies[target], log)
    spent = all_of(force, SPENT)
    change_units(realm, origin, force, spent)
    realm.agenda.append(Upkeep())
    occupation.begin(realm, seat, origin, target, spent, occupation.BEATEN_INDEPENDENTS)
