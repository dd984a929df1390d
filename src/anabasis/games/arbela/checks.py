"""What must hold of every position of the battle: cards conserved, stacking kept."""

from __future__ import annotations

from anabasis.games.arbela.board import (
    CLOSED_AT_FIRST,
    DEAD,
    DEPLOYMENT_UNITS,
    FLANK,
    HOME,
    MACEDONIAN,
    RESERVE,
    SECTIONS,
)
from anabasis.games.arbela.cards import (
    COUNTS,
    DARIUS,
    ELEPHANT,
    HIT_LEVEL,
    IS_CAVALRY,
    IS_SKIRMISHER,
    LEADER_OWNER,
    LEADERS,
    OVERRUN_LOSSES,
    OWNER,
    UNITS,
)
from anabasis.games.arbela.rules.casualties import PlaceLeader, Stranded
from anabasis.games.arbela.rules.elephant import rampaging
from anabasis.games.arbela.rules.facing import TurnOnTheWay
from anabasis.games.arbela.rules.movement import Resume, UnitTurn
from anabasis.games.arbela.rules.shots import Rampage, RampageCheck
from anabasis.games.arbela.rules.stacking import has_fit_unit
from anabasis.games.arbela.state import SEEN, Battle, deploying_freely, side_at


def violations(battle: Battle) -> list[str]:
    """What is wrong with the position, each with the case it breaks."""
    wrong: list[str] = []
    for section in range(SECTIONS):
        wrong += wrong_stack(battle, section)
    for unit in range(UNITS):
        wrong += wrong_unit(battle, unit)
    for leader in range(LEADERS):
        wrong += wrong_leader(battle, leader)
    wrong += wrong_losses(battle)
    wrong += wrong_free_deployment(battle)
    for at in range(0, len(battle.engaged), 2):
        for section in battle.engaged[at : at + 2]:
            if not has_fit_unit(battle, section):
                wrong.append(f"8.5b: Section {section} is engaged and has no fit unit")
    return wrong


def on_the_move(battle: Battle) -> int:
    """The unit that is on its way, and may face another way than those it passes; or -1."""
    for frame in battle.agenda:
        if isinstance(frame, Resume):
            return frame.turn.unit
        if isinstance(frame, (UnitTurn, TurnOnTheWay)):
            return frame.unit
    return -1


def wrong_stack(battle: Battle, section: int) -> list[str]:
    """One side (4.3), not too many, together with whom they may be, facing one way."""
    stack = battle.stacks[section]
    if not stack:
        return []
    wrong: list[str] = []
    side = OWNER[stack[0]]
    if any(OWNER[unit] != side for unit in stack):
        wrong.append(f"4.3b: both sides stand in Section {section}")
    if any(battle.place[unit] != section for unit in stack):
        wrong.append(f"2.1.4c: a unit in Section {section} is somewhere else too")
    if len(set(stack)) != len(stack):
        wrong.append(f"2.0a: a card lies twice in Section {section}")
    if HOME[side][section]:
        if len(stack) > DEPLOYMENT_UNITS:
            wrong.append(f"4.3.2a: {len(stack)} units stand in Section {section}")
        if sum(battle.laid_open[unit] for unit in stack) > 1:
            wrong.append(f"4.3.2d: two skirmishers are laid open in Section {section}")
    else:
        heavy = [unit for unit in stack if not IS_SKIRMISHER[unit]]
        if len(stack) > 2 or len(heavy) > 1:
            wrong.append(f"4.3.1a: too many units stand in Section {section}")
        if len(stack) == 2 and any(IS_CAVALRY[unit] for unit in stack):
            wrong.append(f"4.3.1b: a skirmisher is with cavalry in Section {section}")
        if any(battle.seen[unit] != SEEN for unit in stack):
            wrong.append(f"4.3.2c: a unit lies face-down in Section {section}")
    moving = on_the_move(battle)
    ways = {battle.facing[unit] for unit in stack if not battle.disrupted[unit] and unit != moving}
    # A game that was given up may end in the middle of a move.
    if len(ways) > 1 and battle.agenda:
        wrong.append(f"4.3.1c: the units in Section {section} face different ways")
    return wrong


def wrong_free_deployment(battle: Battle) -> list[str]:
    """3.2a, 3.2c, 3.2d Before the game cards lie in their own row alone, unseen, and no Macedonian
    unit where his line may not reach."""
    if not deploying_freely(battle):
        return []
    wrong: list[str] = []
    for unit in range(UNITS):
        place = battle.place[unit]
        if place == RESERVE:
            continue
        if place >= SECTIONS or not HOME[OWNER[unit]][place]:
            wrong.append(f"3.2a: unit {unit} is deployed outside its own row")
        if OWNER[unit] == MACEDONIAN and place in CLOSED_AT_FIRST:
            wrong.append(f"3.2c: unit {unit} is deployed beyond the Macedonian frontage")
        if battle.seen[unit]:
            wrong.append(f"3.2d: unit {unit} has been seen before the deployment is over")
    for leader in range(LEADERS):
        place = battle.leaders[leader]
        if place != RESERVE and (place >= SECTIONS or not HOME[LEADER_OWNER[leader]][place]):
            wrong.append(f"3.2a: leader {leader} is deployed outside his own row")
    return wrong


def wrong_unit(battle: Battle, unit: int) -> list[str]:
    """2.1.4c, 7.3a Each unit in one place, alive only within its hit level."""
    place = battle.place[unit]
    if place < SECTIONS:
        if unit not in battle.stacks[place] and not (unit == ELEPHANT and rampaging(battle)):
            return [f"2.1.4c: unit {unit} is not in the stack of its Section"]
    elif place >= FLANK and not any(
        attack.unit == unit and attack.area == place - FLANK for attack in battle.attacks
    ):
        return [f"2.1.5b: unit {unit} is left in a Flank Area"]
    if place != DEAD and battle.hits[unit] > HIT_LEVEL[unit]:
        about_to = any(isinstance(frame, (Rampage, RampageCheck)) for frame in battle.agenda)
        if unit != ELEPHANT or not (about_to or rampaging(battle)):
            return [f"7.3a: unit {unit} lives with {battle.hits[unit]} hits"]
    return []


def wrong_leader(battle: Battle, leader: int) -> list[str]:
    """4.3d, 4.3.1i, 9.1.4b No two leaders of a side together, none with the elephant in front."""
    place = battle.leaders[leader]
    if place in (RESERVE, DEAD):
        return []
    wrong: list[str] = []
    among = place < SECTIONS and side_at(battle, place) == 1 - LEADER_OWNER[leader]
    if among and not about_to_leave(battle) and not battle.deploying:
        wrong.append(f"4.3c: leader {leader} is among enemies")
    if place >= FLANK and not (rides(battle, leader) or about_to_leave(battle)):
        wrong.append(f"2.1.5b: leader {leader} is left in a Flank Area")
    for other in range(leader + 1, LEADERS):
        together = place < SECTIONS and battle.leaders[other] == place
        if together and LEADER_OWNER[other] == LEADER_OWNER[leader]:
            wrong.append(f"4.3d: leaders {leader} and {other} are together")
    if place < SECTIONS and battle.place[ELEPHANT] == place and not rampaging(battle):
        if leader == DARIUS:
            wrong.append("9.1.4b: Darius is with the elephant")
        elif LEADER_OWNER[leader] == OWNER[ELEPHANT] and not HOME[OWNER[ELEPHANT]][place]:
            wrong.append(f"4.3.1i: leader {leader} is with the elephant")
    return wrong


def rides(battle: Battle, leader: int) -> bool:
    """8.7.1d Whether the leader is on a ride round the flank."""
    return any(attack.leader == leader for attack in battle.attacks)


def about_to_leave(battle: Battle) -> bool:
    """9.4.3a Whether leaders are about to be placed; or the game was given up before that."""
    if not battle.agenda:
        return True
    return any(isinstance(frame, (PlaceLeader, Stranded)) for frame in battle.agenda)


def wrong_losses(battle: Battle) -> list[str]:
    """11.2a The losses are the eliminated units that count, and Darius' flight."""
    wrong: list[str] = []
    for side in range(2):
        lost = 0
        for unit in range(UNITS):
            if OWNER[unit] == side and COUNTS[unit] and battle.place[unit] == DEAD:
                lost += 1
        if side == OWNER[ELEPHANT] and battle.fled:
            lost += OVERRUN_LOSSES
        if lost != battle.losses[side]:
            wrong.append(f"11.2a: side {side} has {battle.losses[side]} losses, not {lost}")
    return wrong
