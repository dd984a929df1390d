"""What tells how well a side stands in The Battle of Arbela, for the computer's players.

Most of it is the hand-made evaluation, part by part, in tens of points. What speaks for a side
speaks against the other: half of it stands in the row of each.
"""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.position import Action
from anabasis.games.arbela.board import (
    DEAD,
    MACEDONIAN,
    PERSIAN,
    RESERVE,
    SECTIONS,
)
from anabasis.games.arbela.cards import DARIUS, HIT_LEVEL, OWNER, UNITS
from anabasis.games.arbela.evaluate_1 import cards_in, leaders, orders_of, reserves
from anabasis.games.arbela.prospects import attacks_of, clash, left_of, other_chances, threats_to
from anabasis.games.arbela.reach import add_strikes
from anabasis.games.arbela.rules.casualties import PlaceLeader
from anabasis.games.arbela.rules.clash import Clash
from anabasis.games.arbela.rules.leaders import ChooseRide, LeaderAlong
from anabasis.games.arbela.rules.movement import DeclareAttack, UnitTurn
from anabasis.games.arbela.rules.retreat import RetreatChoice
from anabasis.games.arbela.rules.shock import attack_of, defence_of, strikes_flank
from anabasis.games.arbela.rules.victory import break_level
from anabasis.games.arbela.state import ORDERED, RALLY, Battle
from anabasis.games.arbela.survey import (
    FAILED_TRY,
    MACEDONIAN_TRY,
    PERSIAN_TRY,
    Survey,
    worth_of,
)
from anabasis.games.arbela.unsound import (
    advances,
    backs,
    cannot_win,
    darius_alone,
    hopeless,
    leaves_alone,
    may_win,
)

NAMES: Final = (
    "losses",
    "breaking",  # the more, the nearer the army is to breaking
    "units",  # all that are left, even those that are worth nothing else
    "cards",  # units as they stand on the field and in Reserve
    "disrupted",
    "hits",
    "leaders",
    "this_turn",  # what can be done with the orders of this turn
    "next_turn",  # of the next
    "turn_after",
    "attacks",  # declared, not yet fought
    "advance",  # those that would end among the enemy
    "seizures",  # attempts, which cannot be repeated soon
    "hopeless",  # attacks that cannot win
    "darius_alone",
    "backs",  # units that turn their back on the enemy
)
HAND_MADE: Final = {
    "losses": 5.0,
    "breaking": 1.0,
    "units": 0.1,
    "cards": 0.5,
    "disrupted": 0.15,
    "hits": 0.3,
    "leaders": 0.5,
    "this_turn": 0.35,
    "next_turn": 0.18,
    "turn_after": 0.18,
    "attacks": 0.5,
    "advance": 0.06,
    "seizures": 0.4,
    "hopeless": -3.0,
    "darius_alone": 3.0,
    "backs": 0.2,
}
"""The weights, set by hand between those of the first evaluation and a fit to 135 games. Whose turn
it is must not be among them: a fit to few games makes it a burden, and then turns are cut short."""
TWENTY: Final = 20.0


def considered(battle: Battle, options: list[Action[Battle, Any]]) -> list[Action[Battle, Any]]:
    """Of the answers to the open decision those that a player weighs: no attack that cannot win,
    and none that leaves Darius alone, if there are others. The position that comes of it does not
    tell: the last attack of a turn is fought as soon as it is declared, and who is overrun at the
    end of a turn is in Reserve."""
    top = battle.agenda[-1]
    if isinstance(top, UnitTurn):
        sound = [
            action
            for action in options
            if not isinstance(action, DeclareAttack) or may_win(battle, top, action.section)
        ]
    elif isinstance(top, (ChooseRide, PlaceLeader, LeaderAlong)) and top.leader == DARIUS:
        sound = [action for action in options if not leaves_alone(battle, action)]
    else:
        return options
    return sound or options


def features(battle: Battle) -> list[list[float]]:
    """For each side a number for each of the names."""
    survey = Survey(battle)
    cards = reserves(battle, survey)
    for section in range(SECTIONS):
        if battle.stacks[section]:
            cards += cards_in(battle, survey, section)
    led = leaders(battle, survey)
    for section in range(SECTIONS):
        if survey.fighters[section] >= 0:
            threats_to(battle, survey, section)
    add_strikes(battle, survey)
    for section in range(SECTIONS):
        if survey.fighters[section] >= 0:
            other_chances(battle, survey, survey.fighters[section], section)
    state = State(battle, survey)
    now, coming, after = chances_of_turns(battle, survey)
    mine = 1.0 if battle.active == MACEDONIAN else -1.0
    attacks = attacks_of(battle, survey) if battle.attacks else 0.0
    lost_causes = hopeless(battle)
    for frame in battle.agenda:
        if isinstance(frame, (RetreatChoice, Clash)):
            attacks += shock_begun(battle, survey, frame.attackers, frame.target)
            lost_causes += float(cannot_win(battle, frame.attackers, frame.target))
    macedonian = [
        state.losses / 2.0,
        state.breaking / 2.0,
        state.units / 2.0,
        cards / TWENTY,
        state.disrupted / TWENTY,
        state.hits / TWENTY,
        led / TWENTY,
        mine * now / TWENTY,
        coming / TWENTY,
        after / TWENTY,
        mine * attacks / TWENTY,
        mine * advances(battle, survey) / TWENTY,
        seizures(battle) / TWENTY,
        mine * lost_causes / 2.0,
        darius_alone(battle) / 2.0,
        backs(battle, survey) / 2.0,
    ]
    return [macedonian, [-number for number in macedonian]]


class State:
    """How the armies are: what speaks for the Macedonian has a plus."""

    def __init__(self, battle: Battle, survey: Survey) -> None:
        mine = battle.losses[MACEDONIAN] / break_level(battle, MACEDONIAN)
        theirs = battle.losses[PERSIAN] / break_level(battle, PERSIAN)
        self.losses = theirs - mine
        self.breaking = theirs * theirs - mine * mine
        self.units = 0.0
        self.disrupted = 0.0
        self.hits = 0.0
        for unit in range(UNITS):
            if battle.place[unit] != DEAD:
                self.add(battle, survey, unit)

    def add(self, battle: Battle, survey: Survey, unit: int) -> None:
        """Add a unit that is not eliminated."""
        worth = worth_of(survey, unit)
        if OWNER[unit] == MACEDONIAN:
            self.units += 1.0
            worth = -worth
        else:
            self.units -= 1.0
        self.hits += worth * battle.hits[unit] / (HIT_LEVEL[unit] + 1)
        if battle.disrupted[unit] and battle.place[unit] != RESERVE:
            self.disrupted += worth


def chances_of_turns(battle: Battle, survey: Survey) -> tuple[float, float, float]:
    """What the active side could do with this turn's orders; and what speaks for the Macedonian in
    the next turn, and in the one after it."""
    active = MACEDONIAN if battle.active == MACEDONIAN else PERSIAN  # who begins, in set-up
    mine = orders_of(battle, survey, active)
    theirs = orders_of(battle, survey, 1 - active)
    now = mine
    if battle.phase > RALLY:
        now = 0.0
        for section in range(SECTIONS):
            if battle.ordered[section] == ORDERED and survey.sides[section] == active:
                now += survey.chances[section]
    if active == MACEDONIAN:
        return now, -theirs, mine
    return now, theirs, -mine


def seizures(battle: Battle) -> float:
    """What attempts to seize the turn have cost the Persian, less the Macedonian."""
    total = 0.0
    for side in (MACEDONIAN, PERSIAN):
        if battle.attempts[side] == battle.turns[1 - side] > 0:
            cost = MACEDONIAN_TRY if side == MACEDONIAN else PERSIAN_TRY
            if battle.seize_failed and battle.active != side:
                cost += FAILED_TRY
            total += -cost if side == MACEDONIAN else cost
    return total


def shock_begun(battle: Battle, survey: Survey, attackers: bytes, target: int) -> float:
    """What a shock is worth to the attackers that waits for the enemy's answer or the dice."""
    defender = survey.fighters[target]
    attackers = left_of(battle, attackers, target)
    if not attackers:
        return 0.0
    certain = bool(battle.disrupted[defender]) or strikes_flank(battle, attackers, defender)
    stake = 0.0
    for unit in attackers:
        stake += worth_of(survey, unit)
    attack = attack_of(battle, attackers, defender).sum()
    defence = defence_of(battle, attackers, defender).sum()
    return clash(attack, defence, certain, survey.worth[target], stake)
