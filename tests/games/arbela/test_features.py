"""What the computer's players see of a position of Arbela, while a fight goes on."""

from __future__ import annotations

from math import isfinite

from anabasis.core.die import SeededDie
from anabasis.core.door import begin as give_answer
from anabasis.core.door import first_to_act, legal, run_one
from anabasis.games.arbela.board import ADJACENT, FLANK, NEIGHBOURS, SECTIONS
from anabasis.games.arbela.cards import HIT_LEVEL, LEADERS, OWNER, UNITS
from anabasis.games.arbela.features import NAMES
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.rules.attacks import reach_of_attack_refusal
from anabasis.games.arbela.rules.clash import Clash
from anabasis.games.arbela.rules.combat import still_valid
from anabasis.games.arbela.rules.retreat import RetreatChoice
from anabasis.games.arbela.rules.stacking import (
    entry_refusal,
    fighter,
    leader_refusal,
    put,
    stop_refusal,
)
from anabasis.games.arbela.state import NOBODY, ORDERED, Attack, Battle
from anabasis.kit.rows import changed
from tests.rules.arbela.setting import MACEDONIAN, PERSIAN, act, asked, battle, begin, where

BATTLES = range(100, 140)


def hopeless(position: Battle) -> float:
    """The attacks that are seen to be hopeless; each side has half of it."""
    return 2 * abs(GAME.features_of_all(position)[MACEDONIAN][NAMES.index("hopeless")])


# ---- attackers that are gone before the dice


def test_an_attacker_that_was_shot_down_is_not_looked_for() -> None:
    """The second slinger is asked, and one of the two who attack is dead."""
    position = battle(
        {
            "MA-C": "thracian-peltast",
            "MA-LC1": "mercenary-cavalry-1",
            "B-C": "uxian-slinger-2 uxian-slinger-1",
        },
        hits={"mercenary-cavalry-1": 4},
        attacks="thracian-peltast/B-C mercenary-cavalry-1/B-C",
        phase="shocks",
    )
    act(position, PERSIAN, "shoot mercenary-cavalry-1", 12)
    assert asked(position) == "DefendByFire"
    assert where(position, "mercenary-cavalry-1") == "dead"
    assert hopeless(position) == 0.0


def test_the_hits_of_an_attacker_that_was_shot_down_count_no_more() -> None:
    position = battle(
        {
            "MA-C": "thracian-peltast",
            "MA-LC1": "hypaspist-1",
            "B-C": "elephant persian-javelinist",
        },
        hits={"thracian-peltast": 3, "hypaspist-1": 9},
        attacks="thracian-peltast/B-C hypaspist-1/B-C",
        phase="shocks",
    )
    assert hopeless(position) == 1.0
    act(position, PERSIAN, "shoot hypaspist-1", 12)
    assert where(position, "hypaspist-1") == "dead"
    assert hopeless(position) == 0.0


def test_an_elephant_that_runs_away_leaves_the_attack() -> None:
    """Hit by the defenders, it meets two of its own side, who are asked whether they shoot."""
    position = battle(
        {
            "MA-C": "balacrus-javelinist agrianian",
            "B-C": "elephant",
            "B-LC1": "babylonian-levy-1",
            "PD-C": "uxian-slinger-1 uxian-slinger-2",
        },
        hits={"babylonian-levy-1": 5},
        attacks="elephant/MA-C babylonian-levy-1/MA-C",
        active=PERSIAN,
        phase="shocks",
    )
    act(position, MACEDONIAN, "stand; shoot elephant", 12, 1)
    assert asked(position) == "DefendByFire"
    assert where(position, "elephant") == "PA-C"
    assert hopeless(position) == 1.0


def test_an_attack_that_can_no_longer_be_made_is_not_hopeless() -> None:
    """A late order has taken the unit elsewhere."""
    position = battle(
        {"MA-C": "thracian-peltast", "MD-LW": "phalanx-1", "B-C": "uxian-slinger-2"},
        attacks="thracian-peltast/B-C",
        ordered="MA-C MD-LW",
    )
    act(position, MACEDONIAN, "activate MA-C; declare withdraw; withdraw MD-C")
    assert asked(position) == "Activate"
    assert hopeless(position) == 0.0


# ---- any fight


def thrown_together(die: SeededDie) -> Battle:
    """Units and leaders anywhere on the field, half of them badly hurt, and every unit of the
    active side that may attack has said so."""
    position = battle()
    for unit in reversed(range(UNITS)):
        section = die.uniform(SECTIONS)
        position.facing = changed(position.facing, unit, die.uniform(4))
        if (
            entry_refusal(position, unit, section) is None
            and stop_refusal(position, unit, section, position.facing[unit]) is None
        ):
            put(position, unit, section, 0, hidden=False)
            if die.uniform(2):
                position.hits = changed(position.hits, unit, HIT_LEVEL[unit])
    for leader in range(LEADERS):
        section = die.uniform(SECTIONS)
        if leader_refusal(position, leader, section) is None:
            position.leaders = changed(position.leaders, leader, section)
    position.active = die.uniform(2)
    position.asks = (1, 1)
    for section in range(SECTIONS):
        unit = fighter(position, section)
        if unit >= 0 and OWNER[unit] == position.active and not position.disrupted[unit]:
            for target in NEIGHBOURS[section]:
                if reach_of_attack_refusal(position, unit, target) is None:
                    attack = Attack(unit, section, target, -1, NOBODY)
                    position.attacks = (*position.attacks, attack)
                    break
    position.ordered = bytes([ORDERED]) * SECTIONS
    begin(position, "shocks" if die.uniform(4) else "actions")
    return position


def will_attack(position: Battle, unit: int, target: int) -> bool:
    """Whether a unit stands where it attacks from."""
    place = position.place[unit]
    if place >= SECTIONS:
        return place >= FLANK
    near = bool(ADJACENT[place * SECTIONS + target])
    return near and unit in position.stacks[place] and not position.disrupted[unit]


def without_those_gone(position: Battle) -> Battle:
    """The same position, with none among the attackers who will not be there at the dice."""
    other = position.clone()
    for at, frame in reversed(list(enumerate(position.agenda))):
        if isinstance(frame, Clash | RetreatChoice):
            target = frame.target
            left = bytes([u for u in frame.attackers if will_attack(position, u, target)])
            other.agenda[at : at + 1] = [Clash(left, target)] if left else []
    return other


def assert_that_those_gone_count_for_nothing(position: Battle) -> None:
    other = without_those_gone(position)
    assert judged(position) == judged(other)
    other.attacks = tuple([one for one in position.attacks if still_valid(position, one)])
    assert hopeless(position) == hopeless(other)


def judged(position: Battle) -> list[list[float]]:
    rows = GAME.features_of_all(position)
    assert all(isfinite(number) for row in rows for number in row)
    return rows


def test_a_position_can_be_judged_at_every_moment_of_any_fight() -> None:
    """Also between two decisions. Attackers that are gone count for nothing."""
    moments = 0
    for seed in BATTLES:
        die = SeededDie(seed)
        position = thrown_together(die)
        turn = position.turn
        while position.agenda and position.turn == turn:
            seat = first_to_act(position)
            options = legal(position, seat)
            goes_on = give_answer(position, seat, options[die.uniform(len(options))], die, [])
            while goes_on and position.agenda:
                assert_that_those_gone_count_for_nothing(position)
                moments += 1
                goes_on = run_one(position, die, [])
    assert moments > 20 * len(BATTLES)
