"""What each side may see of the battle."""

from __future__ import annotations

from typing import Any

from anabasis.games.arbela.board import (
    AHEAD,
    AHEAD_LEFT,
    AHEAD_RIGHT,
    COLUMN,
    DEAD,
    DEPLOYMENT,
    FACING,
    FLANK,
    FLANK_AREA,
    FORWARD,
    REACH,
    RESERVE,
    ROW,
    SECTION,
    SECTIONS,
)
from anabasis.games.arbela.cards import (
    AFFECTS,
    ANY,
    ARMOUR,
    ATTACK,
    BONUS,
    BREAK_LEVEL,
    CHART,
    CLASS,
    CLASS_OF,
    DEFENCE,
    DIAGONAL,
    FLANK_RANGE,
    HIT_HIGH,
    HIT_LEVEL,
    HIT_LOW,
    KILLED_ON,
    KIND_OF,
    LEADER,
    LEADER_OWNER,
    LEADERS,
    OWNER,
    RANGE,
    SEIZE_RANGE,
    STRAIGHT,
    TURN_LIMIT,
    UNIT,
    UNITS,
    WEAPON,
    WEAPON_OF,
)
from anabasis.games.arbela.rules.free_deployment import FreeDeployment
from anabasis.games.arbela.rules.laying import STACK
from anabasis.games.arbela.rules.stacking import face_up, stop_refusal
from anabasis.games.arbela.rules.steps import (
    DIAGONALLY,
    NO_WAY,
    STRAIGHT_ON,
    step_refusal,
    turned_facing,
)
from anabasis.games.arbela.rules.victory import break_level
from anabasis.games.arbela.state import (
    NOBODY,
    PHASES,
    RALLY,
    REASONS,
    SEEN,
    SEEN_IN_SECTION,
    Battle,
    deploying_freely,
    is_engaged,
)

# ---- what is printed


def board() -> dict[str, Any]:
    """The field and what the cards show. Rows count from the Macedonian side, columns from his
    left."""
    return {
        "sections": [
            {
                "name": SECTION.text(section),
                "row": ROW[section],
                "column": COLUMN[section],
                "flank": None if FLANK_AREA[section] < 0 else FLANK_AREA[section],
            }
            for section in range(SECTIONS)
        ],
        "deployment": [[SECTION.text(section) for section in row] for row in DEPLOYMENT],
        "facings": list(FACING.words),
        "arcs": arcs(),
        "forward": [FACING.text(facing) for facing in FORWARD],
        "units": [printed(unit) for unit in range(UNITS)],
        "leaders": [
            {
                "name": LEADER.text(leader),
                "side": LEADER_OWNER[leader],
                "bonus": BONUS[leader],
                "affects": [word for at, word in enumerate(CLASS.words) if AFFECTS[leader][at]],
                "flank": FLANK_RANGE[leader],
                "orders": CHART[leader],
                "seize": SEIZE_RANGE[leader],
                "killed": KILLED_ON[leader],
            }
            for leader in range(LEADERS)
        ],
        "break_level": BREAK_LEVEL,
        "turn_limit": TURN_LIMIT,
    }


def printed(unit: int) -> dict[str, Any]:
    """2.2.1a What a unit card shows."""
    return {
        "name": UNIT.text(unit),
        "kind": KIND_OF[unit],
        "side": OWNER[unit],
        "class": CLASS.text(CLASS_OF[unit]),
        "attack": ATTACK[unit],
        "defence": DEFENCE[unit * 3 : unit * 3 + 3],
        "armour": ARMOUR[unit],
        "hit_level": HIT_LEVEL[unit],
        "straight": STRAIGHT[unit],
        "diagonal": DIAGONAL[unit],
        "any": ANY[unit],
        "weapon": WEAPON.text(WEAPON_OF[unit]) if RANGE[unit] else None,
        "range": RANGE[unit],
        "hits_on": [HIT_LOW[unit], HIT_HIGH[unit]] if RANGE[unit] else None,
    }


def arcs() -> list[list[list[int]]]:
    """7.1d, 7.1e The Sections within a range of 1 and of 2: for each Section and facing in turn,
    from `section * 4` on."""
    return [[list(sections) for sections in REACH[reach]] for reach in (1, 2)]


# ---- what a seat sees


def is_shown(battle: Battle, unit: int, seat: int | None) -> bool:
    """4.3.2f Whether a seat knows which unit lies in that place."""
    return OWNER[unit] == seat or battle.seen[unit] == SEEN


def on_its_way(battle: Battle, card: int, seat: int | None) -> bool:
    """3.2d, 4.1d Whether a card is being deployed now, so that the opponent has not seen it leave
    the Reserve."""
    owner = OWNER[card] if card < UNITS else LEADER_OWNER[card - UNITS]
    return owner != seat and (deploying_freely(battle) or card in battle.deploying)


def card(battle: Battle, unit: int) -> dict[str, Any]:
    """A unit that a seat may see."""
    return {
        "unit": UNIT.text(unit),
        "hits": battle.hits[unit],
        "disrupted": bool(battle.disrupted[unit]),
    }


def reach(battle: Battle, unit: int) -> dict[str, list[str]]:
    """6.1a, 4.2k The Sections to which a unit could move, with the ways it could face there."""
    start = battle.place[unit]
    found: dict[int, int] = {}
    stands = [(start, battle.facing[unit], 0, NO_WAY, True)]
    for section, facing, steps, way, may_turn in stands:
        at = section * 4 + facing
        for to in (AHEAD[at], AHEAD_LEFT[at], AHEAD_RIGHT[at]):
            if to < 0 or step_refusal(battle, unit, section, facing, to, steps, way) is not None:
                continue
            turned = turned_facing(section, facing, to)
            stepped = STRAIGHT_ON if turned == NOBODY else DIAGONALLY
            stands.append((to, facing, steps + 1, stepped, may_turn))
            if turned != NOBODY and may_turn:
                stands.append((to, turned, steps + 1, stepped, False))
    for section, facing, steps, _, _ in stands:
        if steps and stop_refusal(battle, unit, section, facing) is None:
            found[section] = found.get(section, 0) | 1 << facing
    return {
        SECTION.text(section): [
            FACING.text(facing) for facing in range(4) if found[section] >> facing & 1
        ]
        for section in sorted(found)
    }


def details(battle: Battle, seat: int | None) -> dict[str, Any]:
    """6.1a How far each unit could move that the seat knows."""
    # While the other side deploys unseen, a way that is full would betray its cards.
    if battle.phase <= RALLY and battle.active != seat:
        return {"reach": {}}
    return {
        "reach": {
            UNIT.text(unit): reach(battle, unit)
            for stack in battle.stacks
            for unit in stack
            if is_shown(battle, unit, seat)
            and not battle.disrupted[unit]
            and not on_its_way(battle, unit, seat)
        }
    }


def section_view(battle: Battle, section: int, seat: int | None) -> dict[str, Any] | None:
    """What a seat sees of a Section; None if nothing is there. The cards of a stack stand from the
    top, with None for one that the seat does not know."""
    units = battle.stacks[section]
    if not units and section not in battle.leaders:
        return None
    cards: list[dict[str, Any] | None] = []
    among: list[str] = []
    facing = NOBODY
    for unit in units:
        if facing == NOBODY and not battle.disrupted[unit]:
            facing = battle.facing[unit]
        if on_its_way(battle, unit, seat):
            continue
        if is_shown(battle, unit, seat):
            lying = card(battle, unit)
            lying["face_up"] = face_up(battle, unit)
            cards.append(lying)
            continue
        cards.append(None)
        if battle.seen[unit] == SEEN_IN_SECTION:
            among.append(UNIT.text(unit))
    leaders = [
        LEADER.text(leader)
        for leader in range(LEADERS)
        if battle.leaders[leader] == section and not on_its_way(battle, UNITS + leader, seat)
    ]
    if not cards and not leaders:
        return None
    return {
        "side": OWNER[units[0]] if cards else None,
        "stack": cards,
        "among": sorted(among),
        "facing": FACING.text(facing) if cards and facing != NOBODY else None,
        "leaders": leaders,
        "engaged": is_engaged(battle, section),
    }


def reserve(battle: Battle, side: int, seat: int | None) -> list[dict[str, Any]]:
    """2.1.3b A Reserve, which both may see."""
    return [
        card(battle, unit)
        for unit in range(UNITS)
        if OWNER[unit] == side and (battle.place[unit] == RESERVE or on_its_way(battle, unit, seat))
    ]


def leader_place(battle: Battle, leader: int, seat: int | None) -> str:
    """Where a seat sees a leader."""
    place = battle.leaders[leader]
    if place == RESERVE or on_its_way(battle, UNITS + leader, seat):
        return "reserve"
    if place < SECTIONS:
        return SECTION.text(place)
    return "flank" if place >= FLANK else "dead"


def in_hand(battle: Battle, seat: int | None) -> str | None:
    """3.2a What a seat has picked up in the free deployment: `unit:kinsmen`, `leader:darius` or
    `section:PD-C`. Others do not see it."""
    top = battle.agenda[-1] if battle.agenda else None
    if seat is None or not isinstance(top, FreeDeployment) or top.hands[seat] < 0:
        return None
    hand = top.hands[seat]
    if hand < UNITS:
        return UNIT.word(hand)
    return LEADER.word(hand - UNITS) if hand < STACK else SECTION.word(hand - STACK)


def ready(battle: Battle) -> list[int]:
    """3.2d The seats that are ready while the free deployment goes on, which all may see."""
    top = battle.agenda[-1] if battle.agenda else None
    if not isinstance(top, FreeDeployment):
        return []
    waiting = top.waiting()
    return [seat for seat in range(2) if seat not in waiting]


def view(battle: Battle, seat: int | None) -> dict[str, Any]:
    """2.1.3b, 4.3.2c, 4.3.2f Everything but face-down cards that the seat has not seen and cards
    that are being deployed."""
    return {**common_view(battle), **own_view(battle, seat)}


def common_view(battle: Battle) -> dict[str, Any]:
    """How the battle stands: the same for everybody."""
    return {
        "turn": battle.turn,
        "turns": list(battle.turns),
        "active": None if battle.active == NOBODY else battle.active,
        "phase": PHASES[battle.phase],
        "limited": battle.limited,
        "ready": ready(battle),
        "orders": {
            SECTION.text(section): ("ordered", "used")[battle.ordered[section] - 1]
            for section in range(SECTIONS)
            if battle.ordered[section]
        },
        "engaged": [
            [SECTION.text(battle.engaged[at]), SECTION.text(battle.engaged[at + 1])]
            for at in range(0, len(battle.engaged), 2)
        ],
        "attacks": [
            {
                "unit": UNIT.text(attack.unit),
                "from": SECTION.text(attack.origin),
                "target": SECTION.text(attack.target),
                "flank": None if attack.area < 0 else attack.area,
            }
            for attack in battle.attacks
        ],
        "eliminated": [UNIT.text(unit) for unit in range(UNITS) if battle.place[unit] == DEAD],
        "seize_failed": battle.seize_failed,
        "losses": list(battle.losses),
        "break_levels": [break_level(battle, side) for side in range(2)],
        "ending": REASONS[battle.ending] or None,
    }


def own_view(battle: Battle, seat: int | None) -> dict[str, Any]:
    """4.3.2c, 4.3.2f The cards on the field and in the Reserves, as a seat sees them."""
    found = {}
    for section in range(SECTIONS):
        shown = section_view(battle, section, seat)
        if shown is not None:
            found[SECTION.text(section)] = shown
    return {
        "sections": found,
        "hand": in_hand(battle, seat),
        "reserves": [reserve(battle, side, seat) for side in range(2)],
        "leaders": {
            LEADER.text(leader): leader_place(battle, leader, seat) for leader in range(LEADERS)
        },
    }
