"""3.3.2 to 3.3.6, 3.3.19 to 3.3.30, 7.1.1, 7.2.9 The rounds of a land battle."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure, Step
from anabasis.games.alexander_vs_darius.board import AREA, GATES, MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.counters import (
    CLASS,
    CLASSES,
    COMMANDS,
    COUNT,
    KIND,
    LEADERS_IN_BATTLE,
    NO_ARMY,
    ONE,
    VALUE,
    classes_in,
    of_class,
    units_in,
)
from anabasis.games.alexander_vs_darius.events import (
    BROKE_OFF,
    FOUGHT,
    FOUR_DICE,
    GATES_HELD,
    RISK_ROLLED,
    ROUND_BEGINS,
)
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, COMBAT, count_of, leaders_in
from anabasis.games.alexander_vs_darius.rules.engagement import (
    ATTACKER,
    DEFENDER,
    NEITHER,
    army_of_side,
    battle_of,
    is_there,
    kill_leader,
    place_of,
    recast,
    seat_of,
)
from anabasis.games.alexander_vs_darius.rules.fallen import Fallen
from anabasis.games.alexander_vs_darius.rules.hits import Allotting, capacity
from anabasis.games.alexander_vs_darius.rules.marching import BEST_FIRST
from anabasis.games.alexander_vs_darius.rules.retreat import check, ways_out
from anabasis.games.alexander_vs_darius.rules.victory import decide
from anabasis.games.alexander_vs_darius.state import Battle, Campaign
from anabasis.games.alexander_vs_darius.turns import (
    ALEXANDER_DICE,
    ALEXANDER_KILLED,
    GATES_HITS,
    LEADERLESS_DICE,
    ROUNDS,
)

# ---- who takes part


class Round(Procedure[Campaign]):
    """3.3.2 A round begins: who takes part, Alexander's dice, the roll."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        leading = (_leading(position, ATTACKER), _leading(position, DEFENDER))
        battle = recast(
            battle,
            round=battle.round + 1,
            four=0,
            fighting=(NO_ARMY, NO_ARMY),
            leading=leading,
        )
        position.battle = battle
        log.append(Event(ROUND_BEGINS, (battle.round, battle.area)))
        position.agenda.append(Roll())
        macedon = army_of_side(battle, MACEDON)
        if macedon != NEITHER and leading[macedon] >> ALEXANDER & 1:
            position.agenda.append(AlexandersDice(MACEDON))
        for army in (ATTACKER, DEFENDER):
            room = command(battle, army)
            position.agenda.append(Fielding(seat_of(battle, army), army, room, 0))


def _leading(campaign: Campaign, army: int) -> int:
    return highest(campaign.leaders[place_of(battle_of(campaign), army)])


def highest(leaders: int) -> int:
    """3.1.3, 3.1.5 Those of these leaders who take part, in each round anew: the highest four."""
    return sum([1 << leader for leader in leaders_in(leaders)[:LEADERS_IN_BATTLE]])


def command(battle: Battle, army: int) -> int:
    return commanded(battle.leading[army])


def commanded(leading: int) -> int:
    """3.1.4, 3.1.10, 3.1.11 How many units can take part under these leaders."""
    leaders = count_of(leading)
    return COMMANDS * leaders if leaders else LEADERLESS_DICE


class Fielding(Step[Campaign]):
    """3.1.4 Which units take part, class by class, where not all can. `left` are the units that can
    still be commanded, `at` the place in the order."""

    case: ClassVar[str] = "3.1.4"
    verbs: ClassVar[tuple[str, ...]] = ("field",)

    def __init__(self, seat: int, army: int, left: int, at: int) -> None:
        super().__init__(seat)
        self.army = army
        self.left = left
        self.at = at

    def continues(self) -> bool:
        return self.at > 0

    def run_alone(self, position: Campaign, die: Die, log: list[Event]) -> bool:
        battle = battle_of(position)
        units = position.units[place_of(battle, self.army)]
        if self.at == 0 and units_in(units) <= self.left:
            position.agenda.pop()
            _field(position, self.army, units)
            return True
        if self.at == CLASSES or self.left == 0:
            position.agenda.pop()
            return True
        return super().run_alone(position, die, log)

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        number = BEST_FIRST[self.at]
        units = position.units[place_of(battle_of(position), self.army)]
        return [FIELD_UNITS[number][count] for count in range(of_class(units, number) + 1)]

    def prompt(self, position: Campaign) -> Message:
        return Message("field", {"left": self.left, "class": CLASS.word(BEST_FIRST[self.at])})


def _field(campaign: Campaign, army: int, units: int) -> None:
    """These units take part in the round."""
    battle = battle_of(campaign)
    one, other = battle.fighting
    pair = (one + units, other) if army == ATTACKER else (one, other + units)
    campaign.battle = recast(battle, fighting=pair)


class FieldUnits(Action[Campaign, Fielding]):
    """3.1.4 So many units of a class take part."""

    verb: ClassVar[str] = "field"
    fields: ClassVar[tuple[Domain, ...]] = (CLASS, COUNT)

    def __init__(self, number: int, count: int) -> None:
        self.number = number
        self.count = count

    def args(self) -> tuple[int, ...]:
        return (self.number, self.count)

    def refusal(self, position: Campaign, decision: Fielding, seat: int) -> Refusal | None:
        what = {"class": CLASS.word(self.number), "count": self.count}
        if decision.at >= CLASSES or BEST_FIRST[decision.at] != self.number:
            return Refusal("3.1.4", "another-asked", what)
        units = position.units[place_of(battle_of(position), decision.army)]
        if self.count > min(of_class(units, self.number), decision.left):
            return Refusal("3.1.4", "too-many-to-field", what)
        later = sum([of_class(units, number) for number in BEST_FIRST[decision.at + 1 :]])
        if decision.left - self.count > later:
            return Refusal("3.1.4", "too-few-to-field", what)
        return None

    def do(
        self, position: Campaign, decision: Fielding, seat: int, die: Die, log: list[Event]
    ) -> None:
        _field(position, decision.army, ONE[self.number] * self.count)
        left = decision.left - self.count
        position.agenda.append(Fielding(seat, decision.army, left, decision.at + 1))


# ---- Alexander's dice


class AlexandersDice(Decision[Campaign]):
    """7.1.1 Whether Alexander rolls four dice in this round."""

    case: ClassVar[str] = "7.1.1"
    verbs: ClassVar[tuple[str, ...]] = ("four-dice", "one-die")

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [ONE_DIE, USE_FOUR_DICE]

    def prompt(self, position: Campaign) -> Message:
        return Message("four-dice", {"round": battle_of(position).round})


class UseFourDice(Action[Campaign, AlexandersDice]):
    """7.1.1 Four dice, at his risk."""

    verb: ClassVar[str] = "four-dice"

    def refusal(self, position: Campaign, decision: AlexandersDice, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: AlexandersDice, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.battle = recast(battle_of(position), four=1)
        log.append(Event(FOUR_DICE, (ALEXANDER,)))


class OneDie(Action[Campaign, AlexandersDice]):
    """7.1.1 One die, as every leader."""

    verb: ClassVar[str] = "one-die"

    def refusal(self, position: Campaign, decision: AlexandersDice, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: AlexandersDice, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


# ---- the roll


class Roll(Procedure[Campaign]):
    """3.3.3, 3.3.4, 7.2.9 Both sides roll; then the hits are allotted, the defender's first."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        taken = [0, 0]
        for army in (ATTACKER, DEFENDER):
            hits = _score(battle, army, die, log)
            held_off = ignored(
                battle.area, battle.round, battle.sides[army], battle.sides[1 - army]
            )
            if held_off:
                held_off = min(hits, held_off)
                log.append(Event(GATES_HELD, (held_off,)))
                hits -= held_off
            taken[army] = min(hits, capacity(battle, 1 - army, 0))
        hits_so_far = (battle.hits[0] + taken[0], battle.hits[1] + taken[1])
        position.battle = recast(battle, hits=hits_so_far)
        position.agenda += [
            Verdict(),
            Fallen(),
            Risk(),
            Allotting(seat_of(battle, ATTACKER), ATTACKER, taken[DEFENDER], 0),
            Allotting(seat_of(battle, DEFENDER), DEFENDER, taken[ATTACKER], 0),
        ]


def ignored(area: int, round: int, side: int, other: int) -> int:
    """7.2.9 to 7.2.11 How many hits of a side on the other are ignored in a round."""
    gates = area == GATES and round == 1 and side == MACEDON and other == PERSIA
    return GATES_HITS if gates else 0


def dice_of(fighting: int, leading: int, four: bool) -> list[tuple[int, int]]:
    """3.1.2, 3.2.2, 3.3.3, 7.1.1 The dice that units and leaders roll: how many, and the lowest
    roll with which each hits."""
    found = [(of_class(fighting, number), VALUE[KIND[number]]) for number in classes_in(fighting)]
    for leader in leaders_in(leading):
        count = ALEXANDER_DICE if leader == ALEXANDER and four else 1
        found.append((count, 7 - COMBAT[leader]))
    return found


def _score(battle: Battle, army: int, die: Die, log: list[Event]) -> int:
    """3.3.3 The hits that an army scores."""
    dice, hits = 0, 0
    for count, lowest in dice_of(battle.fighting[army], battle.leading[army], battle.four):
        dice += count
        hits += die.hits(count, 6, lowest)
    log.append(Event(FOUGHT, (battle.sides[army], dice, hits)))
    return hits


class Risk(Procedure[Campaign]):
    """7.1.2 After a round with four dice Alexander may not move next turn, or is killed."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        army = army_of_side(battle, MACEDON)
        if not battle.four or not position.leaders[place_of(battle, army)] >> ALEXANDER & 1:
            return
        roll = die.roll(6)
        log.append(Event(RISK_ROLLED, (ALEXANDER, roll)))
        if roll >= ALEXANDER_KILLED:
            kill_leader(position, army, ALEXANDER)
        else:
            position.held = position.turn + 1


# ---- the end of a round


class Verdict(Procedure[Campaign]):
    """3.3.26 to 3.3.30 Whether the battle is over, or goes on unless somebody breaks off."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        attackers, defenders = is_there(position, ATTACKER), is_there(position, DEFENDER)
        if not attackers or not defenders:
            winner = NEITHER
            if attackers:
                winner = ATTACKER
            elif defenders:
                winner = DEFENDER
            decide(position, winner, False, die, log)
        elif battle.round < ROUNDS:
            position.agenda.append(Between(DEFENDER))
        else:
            scored, suffered = battle.hits
            winner = ATTACKER if scored > suffered else DEFENDER
            decide(position, winner, scored != suffered, die, log)


class Between(Procedure[Campaign]):
    """3.3.19, 3.3.21 Before another round first the defender, then the attacker may break off."""

    def __init__(self, army: int) -> None:
        self.army = army

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        if self.army == NEITHER:
            position.agenda.append(Round())
            return
        after = ATTACKER if self.army == DEFENDER else NEITHER
        position.agenda.append(Between(after))
        if ways_out(position, self.army):
            seat = seat_of(battle_of(position), self.army)
            position.agenda.append(BreakOff(seat, self.army))


class BreakOff(Decision[Campaign]):
    """3.3.19 Whether an army tries to break off."""

    case: ClassVar[str] = "3.3.19"
    verbs: ClassVar[tuple[str, ...]] = ("break-off", "fight-on")

    def __init__(self, seat: int, army: int) -> None:
        super().__init__(seat)
        self.army = army

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [FIGHT_ON, TRY_TO_BREAK_OFF]

    def prompt(self, position: Campaign) -> Message:
        battle = battle_of(position)
        return Message("break-off", {"round": battle.round + 1, "area": AREA.word(battle.area)})


class TryToBreakOff(Action[Campaign, BreakOff]):
    """3.3.20 A retreat check: who succeeds has lost."""

    verb: ClassVar[str] = "break-off"

    def refusal(self, position: Campaign, decision: BreakOff, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: BreakOff, seat: int, die: Die, log: list[Event]
    ) -> None:
        army = decision.army
        if check(position, army, die, log):
            position.agenda.pop()
            battle = recast(battle_of(position), broke=army)
            position.battle = battle
            log.append(Event(BROKE_OFF, (battle.sides[army], battle.area)))
            decide(position, 1 - army, True, die, log)


class FightOn(Action[Campaign, BreakOff]):
    """3.3.19 The battle goes on."""

    verb: ClassVar[str] = "fight-on"

    def refusal(self, position: Campaign, decision: BreakOff, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: BreakOff, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


_MOST: Final[int] = len(COUNT) - 1
FIELD_UNITS: Final = [
    [FieldUnits(number, count) for count in range(_MOST + 1)] for number in range(CLASSES)
]
USE_FOUR_DICE: Final = UseFourDice()
ONE_DIE: Final = OneDie()
TRY_TO_BREAK_OFF: Final = TryToBreakOff()
FIGHT_ON: Final = FightOn()
