"""The board and the position as JSON: what is printed, and what a seat may see of the rest.

`view` is a whitelist. Hidden are the other player's cards and the leaders in his hand, as far as
they have not been seen; in solitaire play nothing is.
"""

from __future__ import annotations

from typing import Any, Final

from anabasis.games.conquerors.board import (
    ADJACENT,
    ARMIES,
    ARMY,
    ARMY_SIDE,
    CITIES,
    DEFENCE,
    DIVISION,
    LINE_COST,
    MAJOR,
    MOVE_COST,
    NEVER,
    NO_ARMY,
    NO_TREASURY,
    NOBODY,
    NOWHERE,
    PATH_KIND,
    PATHS,
    PORT,
    PROVINCE,
    PROVINCE_DIVISION,
    PROVINCE_OF,
    REVOLT_RATING,
    ROYAL,
    SIDE,
    SITE,
    SPACE,
    SPACE_TYPE,
    SPACES,
    SPACES_OF,
    TREASURIES,
    TREASURY,
    TREASURY_AT,
    TREASURY_OF,
    TRIBE,
    TRIBE_AT,
    TYPE,
)
from anabasis.games.conquerors.cards import (
    CARD,
    KIND,
    KIND_OF,
    MOMENT,
    MOMENTS,
    USE,
    USE_MOMENT,
    USES_OF,
    cards_in,
)
from anabasis.games.conquerors.events import MARKER
from anabasis.games.conquerors.fleets import FLEET, FLEETS, HOMES, MOST_NSP
from anabasis.games.conquerors.leaders import (
    ALEXANDER,
    BATTLE,
    DARIUS,
    IS_PERSIAN,
    LEADER,
    LEADER_SIDE,
    LEADERS,
    NAVAL,
    SIEGE,
    leaders_in,
)
from anabasis.games.conquerors.rules.engagement import Battle, March, SeaFight
from anabasis.games.conquerors.rules.objectives import victory
from anabasis.games.conquerors.rules.treasuries import owns
from anabasis.games.conquerors.state import (
    ALONE,
    DEAD,
    ILL,
    IN_HAND,
    IN_POOL,
    NO_MARKER,
    NO_SIEGE,
    WITH_FLEET,
    War,
    holder_of,
    leaders_at_place,
)

CONDITIONS: Final = ("fresh", "fatigued", "useless")
DEEDS: Final = (
    "knot",
    "oracle",
    "marriage",
    "proskynesis",
    "alexandria",
    "great-king",
    "cleitus-dead",
)


def board() -> dict[str, Any]:
    """What is printed."""
    return {
        "provinces": {
            word: {
                "division": DIVISION.words[PROVINCE_DIVISION[n]],
                "revolt": REVOLT_RATING[n],
                "spaces": [SPACE.words[space] for space in SPACES_OF[n]],
                "adjacent": [PROVINCE.words[other] for other in ADJACENT[n]],
            }
            for n, word in enumerate(PROVINCE.words)
        },
        "spaces": {word: _space(n) for n, word in enumerate(SPACE.words)},
        "paths": [
            [SPACE.words[one], SPACE.words[other], PATH_KIND.words[kind]]
            for one, other, kind in PATHS
        ],
        "path_kinds": {
            word: {
                "cost": MOVE_COST[n],
                "line": None if LINE_COST[n] == NEVER else LINE_COST[n],
            }
            for n, word in enumerate(PATH_KIND.words)
        },
        "armies": {word: {"side": SIDE.words[ARMY_SIDE[n]]} for n, word in enumerate(ARMY.words)},
        "leaders": {word: _leader(n) for n, word in enumerate(LEADER.words)},
        "fleets": {
            word: {"homes": [SPACE.words[port] for port in HOMES[n]], "most": MOST_NSP[n]}
            for n, word in enumerate(FLEET.words)
        },
        "treasuries": {
            TREASURY.words[n]: {"at": SPACE.words[TREASURY_AT[n]]} for n in range(TREASURIES)
        },
        "cards": {word: _card(n) for n, word in enumerate(CARD.words)},
        "windows": list(MOMENT.words),
    }


def _space(space: int) -> dict[str, Any]:
    province = PROVINCE_OF[space]
    return {
        "type": TYPE.words[SPACE_TYPE[space]],
        "province": None if province == NOWHERE else PROVINCE.words[province],
        "port": PORT[space] == 1,
        "defence": DEFENCE[space] if SPACE_TYPE[space] == MAJOR else None,
        "treasury": None
        if TREASURY_OF[space] == NO_TREASURY
        else TREASURY.words[TREASURY_OF[space]],
        "tribe": TRIBE.words[TRIBE_AT.index(space)] if space in TRIBE_AT else None,
        "site": space == SITE,
    }


def _leader(leader: int) -> dict[str, Any]:
    return {
        "side": SIDE.words[LEADER_SIDE[leader]],
        "battle": BATTLE[leader],
        "siege": SIEGE[leader],
        "naval": NAVAL[leader],
        "persian": IS_PERSIAN[leader],
        "king": leader in (ALEXANDER, DARIUS),
    }


def _card(card: int) -> dict[str, Any]:
    return {
        "name": KIND.words[KIND_OF[card]],
        "uses": [
            {
                "use": USE.words[use],
                "moment": "play" if USE_MOMENT[use] == MOMENTS else MOMENT.words[USE_MOMENT[use]],
            }
            for use in USES_OF[KIND_OF[card]]
        ],
    }


# ---- the position


def view(war: War, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, may see."""
    return {
        "round": war.round,
        "active": _side(war.active),
        "phase": phase(war),
        "marker": None if war.marker == NO_MARKER else MARKER.words[war.marker],
        "cup": list(war.cup) or [0, 0, 0],
        "streak": {"side": _side(war.streak_side), "count": war.streak},
        "administered": war.administered,
        "armies": {
            ARMY.words[army]: _army(war, army)
            for army in range(ARMIES)
            if war.army_at[army] != NOWHERE
        },
        "spaces": _spaces(war),
        "fleets": {
            FLEET.words[fleet]: {
                "at": SPACE.words[war.fleet_at[fleet]],
                "nsp": war.nsp[fleet],
                "side": SIDE.words[war.fleet_side[fleet]],
                "leaders": _names(leaders_at_place(war, WITH_FLEET + fleet)),
                "moved": war.moved_fleets >> fleet & 1 == 1,
            }
            for fleet in range(FLEETS)
            if war.fleet_at[fleet] != NOWHERE
        },
        "provinces": {word: _province(war, n) for n, word in enumerate(PROVINCE.words)},
        "treasuries": _treasuries(war),
        "family": {
            "at": _at(war.family_at),
            "side": SIDE.words[war.family_side],
            "army": None if war.family_army == NO_ARMY else ARMY.words[war.family_army],
        },
        "sieges": {
            SPACE.words[CITIES[city]]: {
                "points": points,
                "besieger": SIDE.words[war.besieger[city]],
            }
            for city, points in enumerate(war.siege)
            if points != NO_SIEGE
        },
        "alexandrias": [SPACE.words[space] for space in war.alexandrias if space != NOWHERE],
        "alone": {SIDE.words[side]: _lone(war, side) for side in (0, 1)},
        "cards": _cards(war, seat),
        "leaders": _leaders(war, seat),
        "available": list(war.available),
        "garrisons": list(war.garrisons_left),
        "weariness": war.weariness,
        "injury": war.injury,
        "deeds": [word for n, word in enumerate(DEEDS) if war.deeds >> n & 1],
        "victory": victory(war),
        "march": _march(war.march),
        "battle": _battle(war.battle),
        "sea_fight": _sea_fight(war.sea_fight),
        "leave": war.leave_asp,
    }


def phase(war: War) -> str:
    """Which part of the sequence of play it is."""
    if war.round == 0:
        return "set-up"
    if war.administering and war.active == NOBODY:
        return "administration"
    names = [type(frame).__name__ for frame in war.agenda]
    if "StartReplenishing" in names or "ClearMarkers" in names or "CheckInjury" in names:
        return "administration"
    if "PlaySegment" in names or "KeepSieges" in names or "CheckSupply" in names:
        return "upkeep"
    if "DrawSegment" in names:
        return "play-card"
    if "StartActivity" in names:
        return "draw-card"
    if "SiegeSegment" in names:
        return "activity"
    return "siege"


def _side(side: int) -> str | None:
    return None if side == NOBODY else SIDE.words[side]


def _at(space: int) -> str | None:
    return None if space == NOWHERE else SPACE.words[space]


def _names(bits: int) -> list[str]:
    return [LEADER.words[leader] for leader in leaders_in(bits)]


def _lone(war: War, side: int) -> str | None:
    king = war.king[side]
    alone = king < LEADERS and war.where[king] == ALONE
    return _at(war.lone_at[side]) if alone else None


def _army(war: War, army: int) -> dict[str, Any]:
    return {
        "at": SPACE.words[war.army_at[army]],
        "asp": war.asp[army],
        "elite": war.elite[army],
        "condition": CONDITIONS[war.condition[army]],
        "inside": war.inside >> army & 1 == 1,
        "leaders": _names(leaders_at_place(war, army)),
        "royal": war.royal_army == army,
        "family": war.family_army == army,
        "supplied": war.supplied >> army & 1 == 1,
        "moved": war.moved_armies >> army & 1 == 1,
    }


def _spaces(war: War) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for space in range(SPACES):
        holds = holder_of(war, space)
        if holds != NOBODY or war.holder[space] != NOBODY:
            found[SPACE.words[space]] = {
                "loose": war.loose[space],
                "condition": CONDITIONS[war.loose_condition[space]],
                "gsp": war.gsp[space],
                "holder": _side(war.holder[space]),
                "holds": _side(holds),
            }
    return found


def _province(war: War, province: int) -> dict[str, Any]:
    return {
        "control": _side(war.control[province]),
        "revolt": war.revolt >> province & 1 == 1,
        "devastated": war.devastated >> province & 1 == 1,
        "drought": war.drought >> province & 1 == 1,
        "weather": war.weather >> province & 1 == 1,
    }


def _treasuries(war: War) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for treasury in range(TREASURIES):
        owner = [side for side in (0, 1) if owns(war, side, treasury)]
        found[TREASURY.words[treasury]] = {
            "level": war.level[treasury],
            "side": SIDE.words[owner[0]] if owner else None,
            "shut": war.shut >> treasury & 1 == 1,
            "at": SPACE.words[TREASURY_AT[treasury]],
        }
    found[TREASURY.words[ROYAL]] = {
        "level": war.level[ROYAL],
        "side": SIDE.words[war.royal_side],
        "shut": False,
        "at": _at(war.royal_at),
        "army": None if war.royal_army == NO_ARMY else ARMY.words[war.royal_army],
    }
    return found


# ---- cards and leaders in hand


def _kinds(cards: int) -> list[str]:
    """Cards by name: copies of a kind are not told apart."""
    return [CARD.words[card] for card in cards_in(cards)]


def _cards(war: War, seat: int | None) -> dict[str, Any]:
    solo = war.seats == 1
    struck = war.face_down[0] | war.face_down[1]
    mine = 0 if seat is None or solo else war.face_down[seat]
    hand: list[str] | None = None
    known: list[str] = []
    if solo and seat is not None:
        hand = _kinds(war.hands[war.active if war.active < 2 else 0])
        known = _kinds(war.hands[1 - war.active if war.active < 2 else 1])
    elif seat is not None:
        hand = _kinds(war.hands[seat])
        known = _kinds(war.seen[1 - seat])
    return {
        "hand": hand,
        "counts": [war.hands[side].bit_count() for side in (0, 1)],
        "known": known,
        "pile": war.pile.bit_count(),
        "discards": _kinds(war.discards & ~struck | mine),
        "face_down": (struck & ~mine).bit_count(),
        "removed": _kinds(war.removed),
        "staying": _kinds(war.staying),
        "doubtful": [] if seat is None or solo else _kinds(war.doubtful[1 - seat]),
    }


def _in(war: War, side: int, place: int) -> list[str]:
    return [
        LEADER.words[n] for n in range(LEADERS) if war.where[n] == place and LEADER_SIDE[n] == side
    ]


def _leaders(war: War, seat: int | None) -> dict[str, Any]:
    known = [
        LEADER.words[n]
        for n in leaders_in(war.leaders_known)
        if seat is None or war.seats == 1 or LEADER_SIDE[n] != seat
    ]
    hand: list[str] | None = None
    if seat is not None:
        side = seat if war.seats == 2 else (war.active if war.active < 2 else 0)
        hand = _in(war, side, IN_HAND)
        if war.seats == 1:
            known = _in(war, 1 - side, IN_HAND)
    return {
        "hand": hand,
        "counts": [len(_in(war, side, IN_HAND)) for side in (0, 1)],
        "known": known,
        "pool": [len(_in(war, side, IN_POOL)) for side in (0, 1)],
        "ill": [*_in(war, 0, ILL), *_in(war, 1, ILL)],
        "dead": [*_in(war, 0, DEAD), *_in(war, 1, DEAD)],
    }


# ---- what is under way


def _armies(bits: int) -> list[str]:
    return [ARMY.words[army] for army in range(ARMIES) if bits >> army & 1]


def _fleets(bits: int) -> list[str]:
    return [FLEET.words[fleet] for fleet in range(FLEETS) if bits >> fleet & 1]


def _march(march: March | None) -> dict[str, Any] | None:
    if march is None:
        return None
    return {
        "side": SIDE.words[march.side],
        "army": None if march.army == NO_ARMY else ARMY.words[march.army],
        "cargo": march.cargo,
        "fleets": _fleets(march.fleets),
        "declared": march.declared,
        "treasury": None if march.treasury == NO_TREASURY else TREASURY.words[march.treasury],
        "origin": SPACE.words[march.origin],
        "at": SPACE.words[march.at],
        "spent": march.spent,
        "at_sea": march.at_sea,
        "deserts": march.deserts,
    }


def _battle(battle: Battle | None) -> dict[str, Any] | None:
    if battle is None:
        return None
    return {
        "space": SPACE.words[battle.space],
        "sides": [SIDE.words[side] for side in battle.sides],
        "armies": [_armies(bits) for bits in battle.armies],
        "strength": list(battle.strength),
        "line": list(battle.line),
        "tired": list(battle.tired),
        "elite": list(battle.elite),
        "used": [_names(bits) for bits in battle.used],
        "surprise": list(battle.surprise),
        "terrain": battle.terrain,
        "doubled": _names(battle.doubled),
        "grit": list(battle.grit),
        "rolls": list(battle.rolls),
        "scores": list(battle.scores),
        "lost": list(battle.lost),
    }


def _sea_fight(fight: SeaFight | None) -> dict[str, Any] | None:
    if fight is None:
        return None
    return {
        "space": SPACE.words[fight.space],
        "sides": [SIDE.words[side] for side in fight.sides],
        "fleets": [_fleets(bits) for bits in fight.fleets],
        "intercepted": fight.intercepted,
        "surprise": list(fight.surprise),
        "hits": list(fight.hits),
        "lost": list(fight.lost),
    }
