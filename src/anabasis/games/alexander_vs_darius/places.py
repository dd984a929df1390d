"""What places are called, and what a click on one may mean in each kind of decision."""

from __future__ import annotations

from typing import Any

from anabasis.core.door import legal
from anabasis.core.grammar import Grammar
from anabasis.core.message import Message
from anabasis.core.position import Action
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    BERTH,
    BERTH_AREA,
    BERTH_SEA,
    BERTHS,
    FIELD,
    MACEDON,
    NOWHERE,
    PERSIA,
    PLACE,
    PLACES,
    SEA,
    SEAS_OF,
    aboard,
    sea_of,
)
from anabasis.games.alexander_vs_darius.counters import (
    CLASS,
    FULL,
    KIND,
    MACEDONIAN,
    NATION,
    PERSIAN,
    UNIT,
)
from anabasis.games.alexander_vs_darius.rules.actions import Act
from anabasis.games.alexander_vs_darius.rules.march import MARCH, SetOut, targets
from anabasis.games.alexander_vs_darius.state import Campaign
from anabasis.kit.clicks import like_those, naming


def place_names() -> dict[str, dict[str, Message]]:
    """An area or whose ships, for land pieces; a sea or a port, for ships."""
    return {
        PLACE.name: {PLACE.words[place]: _place(place) for place in range(PLACES)},
        BERTH.name: {BERTH.words[berth]: _berth(berth) for berth in range(BERTHS)},
    }


def _place(place: int) -> Message:
    """In an area, on the field, or aboard the ships of a player in a sea."""
    if place < FIELD:
        return Message("called-area", {"area": AREA.word(place)})
    if place == FIELD:
        return Message("called-field")
    nation = PERSIAN if place >= aboard(PERSIA, 0) else MACEDONIAN
    sea = SEA.word(sea_of(place))
    return Message("called-aboard", {"nation": NATION.word(nation), "sea": sea})


def _berth(berth: int) -> Message:
    """Out at sea, or a port; of one on several seas also which."""
    area, sea = BERTH_AREA[berth], SEA.word(BERTH_SEA[berth])
    if area == NOWHERE:
        return Message("called-at-sea", {"sea": sea})
    if len(SEAS_OF[area]) == 1:
        return Message("called-port", {"area": AREA.word(area)})
    return Message("called-port-on", {"area": AREA.word(area), "sea": sea})


def named_at(campaign: Campaign, seat: int, domain: str, word: str) -> list[str]:
    """An area is also a place, and has berths; a sea is a berth, and ships in it are places; a
    class is of a kind of unit."""
    found = [f"{domain}:{word}"]
    if domain == AREA.name:
        found += _at_area(AREA.read(word))
    elif domain == SEA.name:
        found += _at_sea(SEA.read(word))
    elif domain == BERTH.name:
        berth = BERTH.read(word)
        area = BERTH_AREA[berth]
        found.append(SEA.word(BERTH_SEA[berth]) if area == NOWHERE else AREA.word(area))
    elif domain == PLACE.name:
        place = PLACE.read(word)
        if place < FIELD:
            found.append(AREA.word(place))
        elif place > FIELD:
            found.append(SEA.word(sea_of(place)))
    elif domain == CLASS.name:
        found.append(UNIT.word(KIND[CLASS.read(word)]))
    elif domain == UNIT.name:
        found.append(CLASS.word(FULL[UNIT.read(word)]))
    return found


def _at_area(area: int) -> list[str]:
    """The other names of an area."""
    berths = [BERTH.word(berth) for berth in range(BERTHS) if BERTH_AREA[berth] == area]
    return [PLACE.word(area), *berths]


def _at_sea(sea: int) -> list[str]:
    """The other names of a sea."""
    return [
        BERTH.word(sea),
        *[PLACE.word(aboard(side, sea)) for side in (MACEDON, PERSIA)],
    ]


def likeliest(
    actions: list[Action[Campaign, Any]],
    campaign: Campaign,
    seat: int,
    domain: str,
    word: str,
    grammar: Grammar,
) -> list[Action[Campaign, Any]]:
    """What a click may mean: anything that can be done and names it; if nothing does, what comes
    nearest, so that its refusal says why."""
    if not campaign.agenda:
        return []
    names = named_at(campaign, seat, domain, word)
    options = legal(campaign, seat)
    can = naming(options, names)
    decision = campaign.agenda[-1].as_decision()
    if can or decision.seat != seat:
        return can or actions
    if isinstance(decision, Act) and domain == AREA.name:
        return _at_act(campaign, seat, AREA.read(word), options)
    return actions + like_those(options, names, decision.verbs, grammar)


def _at_act(
    campaign: Campaign, seat: int, area: int, options: list[Action[Campaign, Any]]
) -> list[Action[Campaign, Any]]:
    """At an area, when a player is to act: why nobody marches from there. Where an army can go at
    once, that comes first, and nothing else is meant."""
    for action in options:
        if isinstance(action, SetOut) and area in targets(action.area):
            return []
    return [MARCH[area]]
