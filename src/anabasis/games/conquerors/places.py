"""What a click on a place of the map, a card or a leader may mean in each kind of decision."""

from __future__ import annotations

from typing import Any

from anabasis.core.door import legal
from anabasis.core.grammar import Grammar
from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    CITIES,
    CITY,
    CITY_OF,
    NO_CITY,
    NO_TREASURY,
    NOWHERE,
    PROVINCE,
    PROVINCE_OF,
    SPACE,
    TREASURIES,
    TREASURY,
    TREASURY_AT,
    TREASURY_OF,
)
from anabasis.games.conquerors.cards import CARD, KIND_OF, USE, USES_OF
from anabasis.games.conquerors.fleets import FLEET, FLEETS
from anabasis.games.conquerors.state import War
from anabasis.kit.clicks import like_those, naming


def named_at(war: War, seat: int, domain: str, word: str) -> list[str]:
    """A space is also its city, its treasury, its province, and what stands there; a city or a
    treasury is its space; a card is known by its uses."""
    found = [f"{domain}:{word}"]
    if domain == SPACE.name:
        found += _at_space(war, SPACE.read(word))
    elif domain == CITY.name:
        found.append(SPACE.word(CITIES[CITY.read(word)]))
    elif domain == TREASURY.name and TREASURY.read(word) < TREASURIES:
        found.append(SPACE.word(TREASURY_AT[TREASURY.read(word)]))
    elif domain == CARD.name:
        found += [USE.word(use) for use in USES_OF[KIND_OF[CARD.read(word)]]]
    return found


def _at_space(war: War, space: int) -> list[str]:
    """The other names of a space, and of armies and fleets in it."""
    found = [ARMY.word(army) for army in range(ARMIES) if war.army_at[army] == space]
    found += [FLEET.word(fleet) for fleet in range(FLEETS) if war.fleet_at[fleet] == space]
    if CITY_OF[space] != NO_CITY:
        found.append(CITY.word(CITY_OF[space]))
    if TREASURY_OF[space] != NO_TREASURY:
        found.append(TREASURY.word(TREASURY_OF[space]))
    if PROVINCE_OF[space] != NOWHERE:
        found.append(PROVINCE.word(PROVINCE_OF[space]))
    return found


def likeliest(
    actions: list[Action[War, Any]],
    war: War,
    seat: int,
    domain: str,
    word: str,
    grammar: Grammar,
) -> list[Action[War, Any]]:
    """What a click may mean: anything that can be done and names it; if nothing does, what comes
    nearest, so that its refusal says why."""
    if not war.agenda:
        return []
    names = named_at(war, seat, domain, word)
    options = legal(war, seat)
    can = naming(options, names)
    decision = war.agenda[-1].as_decision()
    if can or seat not in decision.waiting():
        return can or actions
    return actions + like_those(options, names, decision.verbs, grammar)
