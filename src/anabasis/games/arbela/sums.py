"""What stands beside the odds: the roll that is needed, what both sides add, and what the other
side may still do before the dice fall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from anabasis.core.die import Die, SeededDie
from anabasis.core.door import begin, run_one
from anabasis.core.event import Event
from anabasis.core.game import Sum
from anabasis.core.grammar import SEAT
from anabasis.core.message import Message
from anabasis.core.position import Action, Frame
from anabasis.games.arbela.board import WITHOUT_LEADER
from anabasis.games.arbela.cards import (
    COMMANDER,
    FLANK_RANGE,
    HIT_HIGH,
    HIT_LOW,
    LEADER,
    SEIZE_RANGE,
    UNIT,
)
from anabasis.games.arbela.events import SHOCK, SHOT
from anabasis.games.arbela.forecast import carry_out, is_foretold, quiet, worlds_of
from anabasis.games.arbela.rules.flank import Charge, Intercept
from anabasis.games.arbela.rules.movement import DeclareFlank, UnitTurn
from anabasis.games.arbela.rules.reaction import React
from anabasis.games.arbela.rules.retreat import RetreatChoice
from anabasis.games.arbela.rules.seize import Seize
from anabasis.games.arbela.rules.shots import DefendByFire
from anabasis.games.arbela.rules.stacking import leader_at
from anabasis.games.arbela.state import NOBODY, Battle

MAY_RETREAT: Final = 1
MAY_SHOOT: Final = 2
MAY_ANSWER: Final = 4
MAY_CHARGE: Final = 8
"""What the other side may still do before the dice fall, a bit each."""
SEEDS: Final = 60
"""So many throws are tried to come to the shock behind a leader's roll."""


class Told:
    """What is told of an action on its way to the dice, whatever these show."""

    def __init__(self) -> None:
        self.shock: dict[str, Any] | None = None
        """The first shock that it leads to,"""
        self.shot: dict[str, Any] | None = None
        """and the first shot;"""
        self.others: int = 0
        """what the other side may still do before that."""


def sums(battle: Battle, seat: int, action: Action[Battle, Any]) -> list[Sum]:
    """8.2.2b, 7.2a What must be rolled, what both sides add in the shock that an attack comes to,
    as the rules themselves tell it when it is fought, and what the other side may do before."""
    rolls = [Sum(needed, [], []) for needed in needs(battle, seat, action)]
    if isinstance(action, Seize) or not is_foretold(battle, action):
        return rolls
    told = [told_of(world, seat, action) for world in worlds_of(battle, seat, action)]
    shocks = [one.shock for one in told if one.shock is not None]
    for one in told[:1]:
        if one.shot is not None and not shocks:
            rolls.append(Sum(shot_words(one.shot), [], []))
    if shocks:
        for side, name in (
            ("attack", Message("odds-attack")),
            ("defence", Message("odds-defence")),
        ):
            tallies = sorted([shock[side] for shock in shocks], key=whole)
            rolls.append(Sum(name, tallies[0], tallies[-1]))
    others = 0
    for one in told:
        others |= one.others
    return rolls + [Sum(note, [], []) for note in notes(others, 1 - seat)]


def needs(battle: Battle, seat: int, action: Action[Battle, Any]) -> list[Message]:
    """8.7.1b, 8.7.3d, 9.5a The roll by which a ride, a charge or a seizure begins."""
    decision = battle.agenda[-1]
    if isinstance(action, Seize):
        leader = COMMANDER[seat]
        return [roll_words(leader, SEIZE_RANGE[leader], True)]
    if isinstance(action, DeclareFlank) and isinstance(decision, UnitTurn):
        leader = leader_at(battle, seat, decision.home)
        return [roll_words(leader, FLANK_RANGE[leader], False)]
    if isinstance(action, Charge) and isinstance(decision, Intercept):
        leader = leader_at(battle, seat, battle.place[decision.unit])
        good = FLANK_RANGE[leader] if leader != NOBODY else []
        rolls = good or WITHOUT_LEADER
        return [Message("odds-charges-on", {"low": min(rolls), "high": max(rolls)})]
    return []


def roll_words(leader: int, rolls: Sequence[int], seizes: bool) -> Message:
    """What a leader must roll, from the lowest to the highest."""
    low, high = min(rolls), max(rolls)
    word = LEADER.word(leader)
    if seizes:
        return Message("odds-seizes-on", {"leader": word, "low": low, "high": high})
    return Message("odds-rides-on", {"leader": word, "low": low, "high": high})


def shot_words(shot: dict[str, Any]) -> Message:
    """7.2a With what two dice hit, and what is taken off them."""
    unit = UNIT.read(shot["unit"])
    return Message(
        "odds-shot",
        {
            "low": HIT_LOW[unit],
            "high": HIT_HIGH[unit],
            "armour": shot["armour"],
            "hits": shot["own_hits"],
            "shower": shot["shower"],
        },
    )


def notes(others: int, other: int) -> list[Message]:
    """What the other side may still do, in words."""
    found: list[Message] = []
    if others & MAY_RETREAT:
        found.append(Message("odds-may-retreat", {"other": SEAT.word(other)}))
    if others & MAY_SHOOT:
        found.append(Message("odds-may-shoot", {"other": SEAT.word(other)}))
    if others & MAY_ANSWER:
        found.append(Message("odds-may-answer", {"other": SEAT.word(other)}))
    if others & MAY_CHARGE:
        found.append(Message("odds-may-charge", {"other": SEAT.word(other)}))
    return found


def whole(terms: list[Any]) -> int:
    """What some terms come to."""
    return sum([term["amount"] for term in terms])


def told_of(world: Battle, seat: int, action: Action[Battle, Any]) -> Told:
    """What is told of the first shock or shot that an action leads to. Where a roll comes first,
    several throws are tried."""
    tries = SEEDS if isinstance(action, (DeclareFlank, Charge)) else 1
    told = Told()
    for seed in range(1, tries + 1):
        told = told_once(world, seat, action, SeededDie(seed, keep=False))
        if told.shock is not None:
            break
    return told


def told_once(world: Battle, seat: int, action: Action[Battle, Any], die: Die) -> Told:
    branch = world.clone()
    told = Told()
    log: list[Event] = []
    carry_out(branch, seat, action, die, log)
    while True:
        for event in log:
            if event.kind is SHOCK:
                told.shock = event.plain()
                return told
            if event.kind is SHOT and told.shot is None:
                told.shot = event.plain()
        log = []
        if run_one(branch, die, log) or log:
            continue
        if not branch.agenda:
            return told
        waiting = branch.agenda[-1].as_decision().waiting()[0]
        if waiting != seat:
            told.others |= option_of(branch.agenda[-1])
        answer = quiet(branch, waiting)
        if answer is None:
            return told
        begin(branch, waiting, answer, die, log)


def option_of(decision: Frame[Battle]) -> int:
    """What somebody may do who is asked this."""
    if isinstance(decision, RetreatChoice):
        return MAY_RETREAT
    if isinstance(decision, DefendByFire):
        return MAY_SHOOT
    if isinstance(decision, React):
        return MAY_ANSWER
    return MAY_CHARGE if isinstance(decision, Intercept) else 0
