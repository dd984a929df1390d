"""The numbers of a shock (8.1 to 8.3): strengths, modifiers, totals and results."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.games.arbela.board import (
    ELEPHANT_AGAINST_CAVALRY,
    FLANK,
    FLANK_STRUCK,
    FRONT,
    HOME,
    RAMPAGE_BONUS,
    SECTIONS,
    SIDE,
    STRUCK,
)
from anabasis.games.arbela.cards import (
    AFFECTS,
    ATTACK,
    BONUS,
    CLASS_OF,
    DEFENCE,
    ELEPHANT,
    IS_CAVALRY,
    IS_SKIRMISHER,
    OWNER,
)
from anabasis.games.arbela.events import MODIFIER, SHOCK
from anabasis.games.arbela.rules.stacking import leader_with
from anabasis.games.arbela.state import NOBODY, Battle
from anabasis.kit.contest import Tally

# Results, as in `events.RESULT`.
ATTACKER_ELIMINATED: Final = 0
ATTACKER_DISRUPTED: Final = 1
TIE: Final = 2
DEFENDER_DISRUPTED: Final = 3
DEFENDER_ELIMINATED: Final = 4

STRENGTH: Final = MODIFIER.read("strength")
HITS: Final = MODIFIER.read("hits")
LEADER: Final = MODIFIER.read("leader")
AGAINST_CAVALRY: Final = MODIFIER.read("elephant")
FAILED_SEIZURE: Final = MODIFIER.read("failed-seizure")
DEPTH: Final = MODIFIER.read("depth")
RAMPAGE: Final = MODIFIER.read("rampage")


def side_struck(battle: Battle, attacker: int, defender: int) -> int:
    """8.1c, 8.7.2a, 8.1f The side of the defender on which an attacker is; a disrupted unit has
    only one, and that is no flank."""
    return side_struck_from(battle, battle.place[attacker], defender)


def side_struck_from(battle: Battle, start: int, defender: int) -> int:
    """8.1c, 8.7.2a, 8.1f The same for an attacker in a Section or Flank Area."""
    if battle.disrupted[defender]:
        return FRONT
    facing = battle.facing[defender]
    if start >= FLANK:
        return FLANK_STRUCK[start - FLANK][facing]
    return STRUCK[(battle.place[defender] * 4 + facing) * SECTIONS + start]


def strikes_flank(battle: Battle, attackers: bytes, defender: int) -> bool:
    """8.2.3c, 8.3e Whether any attacker strikes a flank or the rear."""
    for attacker in attackers:
        if side_struck(battle, attacker, defender) != FRONT:
            return True
    return False


def failed_seize(battle: Battle, side: int) -> int:
    """8.2.2f, 9.5.2c One less for the player who failed to seize this turn."""
    return -1 if battle.seize_failed and side != battle.active else 0


def bonus_for(battle: Battle, unit: int) -> int:
    """8.2.2d, 2.2.2c, 8.10.1e, 9.1.2, 9.2b The bonus of a leader with the unit, if he affects its
    class."""
    leader = leader_with(battle, unit)
    return 0 if leader == NOBODY else bonus_of(leader, unit)


def bonus_of(leader: int, unit: int) -> int:
    """2.2.2c, 9.2b The bonus of a leader for a unit of his side."""
    return BONUS[leader] if AFFECTS[leader][CLASS_OF[unit]] else 0


def strength_against(unit: int, struck: int) -> int:
    """8.1d, 8.10.1f The Attack Strength of a unit, doubled if cavalry strikes a flank or the
    rear."""
    return 2 * ATTACK[unit] if IS_CAVALRY[unit] and struck != FRONT else ATTACK[unit]


def strength_of_side(battle: Battle, defender: int, side: int) -> int:
    """8.1c, 8.1f The Defence Strength of a unit on a side; 0 if it is disrupted."""
    return 0 if battle.disrupted[defender] else DEFENCE[defender * 3 + side]


def elephant_bonus(unit: int, defender: int) -> int:
    """8.2.2e, 8.10.1b What the elephant adds against cavalry."""
    return ELEPHANT_AGAINST_CAVALRY if unit == ELEPHANT and IS_CAVALRY[defender] else 0


def attack_of(battle: Battle, attackers: bytes, defender: int) -> Tally:
    """8.1a, 8.1b, 8.1d, 8.2.2b, 8.2.2c, 8.2.2e, 8.3c, 8.3d, 8.10.1b, 8.10.1f What the attackers add
    together."""
    strength = 0
    hits = 0
    bonus = 0
    elephant = 0
    for unit in attackers:
        strength += strength_against(unit, side_struck(battle, unit, defender))
        hits += battle.hits[unit]
        bonus = max(bonus, bonus_for(battle, unit))
        elephant += elephant_bonus(unit, defender)
    tally = Tally(STRENGTH, strength)
    tally.add(HITS, -hits)
    tally.add(LEADER, bonus)
    tally.add(AGAINST_CAVALRY, elephant)
    tally.add(FAILED_SEIZURE, failed_seize(battle, OWNER[attackers[0]]))
    return tally


def depth(battle: Battle, section: int) -> int:
    """8.2.1c The units below the top of a Deployment stack that are no skirmishers."""
    stack = battle.stacks[section]
    if not stack or not HOME[OWNER[stack[0]]][section]:
        return 0
    below = 0
    for unit in stack[1:]:
        if not IS_SKIRMISHER[unit]:
            below += 1
    return below


def defence_of(battle: Battle, attackers: bytes, defender: int) -> Tally:
    """8.1c, 8.1e, 8.1f, 8.2.1c, 8.4.1c What the defender adds: the lowest strength among the sides
    struck, 0 if it is disrupted."""
    strength = strength_of_side(battle, defender, side_struck(battle, attackers[0], defender))
    for attacker in attackers[1:]:
        side = side_struck(battle, attacker, defender)
        strength = min(strength, strength_of_side(battle, defender, side))
    tally = side_of(battle, defender, strength)
    place = battle.place[defender]
    if place < SECTIONS:
        tally.add(DEPTH, depth(battle, place))
    return tally


def side_of(battle: Battle, unit: int, strength: int) -> Tally:
    """8.2.2b, 8.2.2c, 8.2.2d What one unit of that strength adds, with its hits and its leader."""
    tally = Tally(STRENGTH, strength)
    tally.add(HITS, -battle.hits[unit])
    tally.add(LEADER, bonus_for(battle, unit))
    tally.add(FAILED_SEIZURE, failed_seize(battle, OWNER[unit]))
    return tally


def doubled(higher: int, lower: int) -> bool:
    """8.2.3e, 8.2.3f Whether the higher total is twice the lower, or the lower is 0 or less."""
    return lower <= 0 or higher >= 2 * lower


def result_of(attack: int, defence: int, flank: bool, was_disrupted: bool) -> int:
    """The result of two totals.

    8.2.3a, 8.2.3g Equal totals are a tie.
    8.2.3b The lower side is disrupted,
    8.2.3c, 8.2.3d or eliminated, if it defended and was struck in flank or rear, or was disrupted,
    8.2.3e, 8.2.3f or eliminated, if it is doubled.
    """
    if attack == defence:
        return TIE
    if attack > defence:
        if flank or was_disrupted or doubled(attack, defence):
            return DEFENDER_ELIMINATED
        return DEFENDER_DISRUPTED
    return ATTACKER_ELIMINATED if doubled(defence, attack) else ATTACKER_DISRUPTED


def fight(
    battle: Battle, attackers: bytes, defender: int, section: int, die: Die, log: list[Event]
) -> int:
    """8.2.2a, 2.0c One six-sided die each; returns the result of the totals."""
    attack = attack_of(battle, attackers, defender)
    defence = defence_of(battle, attackers, defender)
    flank = strikes_flank(battle, attackers, defender)
    return rolled(battle, attackers, defender, section, attack, defence, flank, die, log)


def rolled(
    battle: Battle,
    attackers: bytes,
    defender: int,
    section: int,
    attack: Tally,
    defence: Tally,
    flank: bool,
    die: Die,
    log: list[Event],
) -> int:
    """8.2.2a, 8.2.2b Roll for two sides whose sums are known."""
    attack_die = die.roll(6)
    defence_die = die.roll(6)
    attack_total = attack_die + attack.sum()
    defence_total = defence_die + defence.sum()
    result = result_of(attack_total, defence_total, flank, bool(battle.disrupted[defender]))
    log.append(
        Event(
            SHOCK,
            (
                OWNER[attackers[0]],
                tuple(attackers),
                section,
                tuple(attack.terms),
                attack_die,
                attack_total,
                defender,
                tuple(defence.terms),
                defence_die,
                defence_total,
                result,
            ),
        )
    )
    return result


def interception_of(
    battle: Battle, attacker: int, defender: int, flank: bool
) -> tuple[Tally, Tally]:
    """8.7.3e, 8.7.3f, 8.7.3g What both add in an interception (into the flank, doubled) or a
    counter-charge (into the front)."""
    strength = ATTACK[attacker] * (2 if flank else 1)
    on = SIDE if flank else FRONT
    return (
        side_of(battle, attacker, strength),
        side_of(battle, defender, DEFENCE[defender * 3 + on]),
    )


def rampage_of(battle: Battle, defender: int) -> tuple[Tally, Tally]:
    """8.10.3e, 8.2.2e What the rampaging elephant and whoever it meets add."""
    attackers = bytes([ELEPHANT])
    attack = attack_of(battle, attackers, defender)
    attack.terms = [term for term in attack.terms if term[0] != LEADER]
    attack.add(RAMPAGE, RAMPAGE_BONUS)
    return attack, defence_of(battle, attackers, defender)
