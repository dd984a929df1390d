"""The greedy bot's look ahead, on a road of forks: at each fork a traveller takes one of some ways,
finds coins there, and comes to the next fork or to the end."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from anabasis.bots.greedy import GreedyBot, Search
from anabasis.core.die import Die, SeededDie
from anabasis.core.door import legal, proceed
from anabasis.core.effort import Effort
from anabasis.core.event import Event
from anabasis.core.game import Game
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.plain import Family
from anabasis.core.position import Action, Decision, Position, Procedure
from anabasis.core.weights import Weights

WAY = Domain("way", [str(number) for number in range(4)])
COINS = Weights(("coins",), {2: [0.1]})


class Way:
    """What lies on a way: coins, perhaps twice as many by the throw of a die, and a fork."""

    def __init__(self, coins: int, *ways: Way, step: bool = False, dice: bool = False) -> None:
        self.coins = coins
        self.ways = ways
        self.step = step
        """The fork at its end goes on with the same choice."""
        self.dice = dice


class Purse(Position):
    """The coins of the two travellers, of whom the first takes the ways."""

    fields: ClassVar[tuple[str, ...]] = (*Position.fields, "coins")

    def __init__(self) -> None:
        super().__init__()
        self.coins = 0

    def clone(self) -> Purse:
        copy = Purse()
        self.copy_to(copy)
        copy.coins = self.coins
        return copy


class Fork(Decision[Purse]):
    case: ClassVar[str] = "1.1"
    verbs: ClassVar[tuple[str, ...]] = ("take",)

    def __init__(self, seat: int, way: Way) -> None:
        super().__init__(seat)
        self.way = way

    def continues(self) -> bool:
        return self.way.step

    def candidates(self, position: Purse, seat: int) -> list[Action[Purse, Any]]:
        return [Take(number) for number in range(len(self.way.ways))]

    def prompt(self, position: Purse) -> Message:
        return Message("fork")


class Take(Action[Purse, Fork]):
    verb: ClassVar[str] = "take"
    fields: ClassVar[tuple[Domain, ...]] = (WAY,)

    def __init__(self, number: int) -> None:
        self.number = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def refusal(self, position: Purse, decision: Fork, seat: int) -> Refusal | None:
        return None

    def do(self, position: Purse, decision: Fork, seat: int, die: Die, log: list[Event]) -> None:
        way = decision.way.ways[self.number]
        position.coins += way.coins
        position.agenda.append(Fork(seat if way.ways else 1, way if way.ways else Way(0, END)))
        if way.dice:
            position.agenda.append(Toss(way.coins))


class Toss(Procedure[Purse]):
    """As many coins again, or none."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def run(self, position: Purse, die: Die, log: list[Event]) -> None:
        position.coins += self.coins * die.uniform(2)


END = Way(0)


class Road(Game[Purse]):
    """The road, with the coins as the only feature."""

    def __init__(self, brisk: bool = False) -> None:
        super().__init__(
            "road",
            "Road",
            (2, 2),
            (Take,),
            Family(),
            turn_case="1",
            end_case="1",
            feature_names=("coins",),
            effort=Effort(brisk=brisk),
        )

    def features(self, position: Purse, seat: int) -> list[float]:
        return [0.0 if seat else float(position.coins)]


class RoadWithToll(Road):
    """Nobody goes where a toll is paid at once."""

    def considered(self, position: Purse, seat: int) -> list[Action[Purse, Any]]:
        fork = position.agenda[-1]
        assert isinstance(fork, Fork)
        ways = super().considered(position, seat)
        return [take for take in ways if fork.way.ways[take.args()[0]].coins >= 0]


class RoadForeseen(Road):
    """What a toss may come to is told before it is made."""

    def features(self, position: Purse, seat: int) -> list[float]:
        toss = position.agenda[-1]
        return [0.0 if seat else position.coins + (toss.coins / 2 if isinstance(toss, Toss) else 0)]

    def foresees(self, position: Purse) -> bool:
        return isinstance(position.agenda[-1], Toss)


def taken(*ways: Way, ahead: int = 2, seed: int = 1, road: Road | None = None) -> int:
    """The number of the way that the bot takes at the first fork."""
    position = Purse()
    position.seats = 2
    position.asks = (0, 0)
    position.agenda.append(Fork(0, Way(0, *ways)))
    proceed(position, SeededDie(seed), [])
    bot = GreedyBot(COINS, ahead)
    action = bot.choose(road or Road(), position, 0, SeededDie(seed))
    assert isinstance(action, Take)
    return action.number


def test_it_takes_what_brings_most() -> None:
    assert taken(Way(1), Way(3), Way(2)) == 1


def test_it_looks_through_the_steps_of_a_choice_whatever_they_look_like_at_first() -> None:
    steps = Way(-5, Way(0), Way(9), step=True)
    assert taken(Way(3), steps, ahead=0) == 1


@pytest.mark.parametrize(("ahead", "way"), [(0, 0), (1, 1), (2, 1)])
def test_it_looks_on_through_the_choices_of_its_turn(ahead: int, way: int) -> None:
    assert taken(Way(3), Way(2, Way(0), Way(2)), ahead=ahead) == way


def test_it_looks_two_choices_on() -> None:
    far = Way(2, Way(0), Way(0, Way(5), Way(1)))
    assert taken(Way(3), far, ahead=1) == 0
    assert taken(Way(3), far, ahead=2) == 1


def test_it_takes_no_way_that_the_game_does_not_consider() -> None:
    toll = Way(-1, Way(9), Way(9))
    assert taken(Way(1), toll) == 1
    assert taken(Way(1), toll, road=RoadWithToll()) == 0


@pytest.mark.parametrize("step", [True, False])
def test_nor_does_it_count_on_one_further_on(step: bool) -> None:
    """Neither in a step of the same choice nor in a later choice."""
    ways = (Way(1), Way(0, Way(0), Way(-1, Way(9), Way(9)), step=step))
    assert taken(*ways) == 1
    assert taken(*ways, road=RoadWithToll()) == 0


def test_it_does_not_look_on_from_what_is_far_worse() -> None:
    """Thirty coins are odds of twenty to one."""
    assert taken(Way(3), Way(-20, Way(0), Way(25)), ahead=1) == 1
    assert taken(Way(3), Way(-30, Way(0), Way(40)), ahead=1) == 0


def test_where_dice_decide_the_mean_counts() -> None:
    sure, dicey = Way(5), Way(4, dice=True)
    assert [taken(sure, dicey, seed=seed) for seed in range(40)].count(1) > 25
    assert [taken(Way(7), dicey, seed=seed) for seed in range(40)].count(1) < 15


@pytest.mark.parametrize("step", [False, True])
def test_what_the_game_foresees_is_not_thrown(step: bool) -> None:
    """Four coins and perhaps four more, against five, and against seven; also at a further step."""
    dicey = Way(0, Way(4, dice=True), Way(-9), step=True) if step else Way(4, dice=True)
    for seed in range(20):
        assert taken(Way(5), dicey, seed=seed, road=RoadForeseen()) == 1
        assert taken(Way(7), dicey, seed=seed, road=RoadForeseen()) == 0


def test_a_brisk_player_goes_on_only_if_he_gains_by_it() -> None:
    further = Way(1, Way(0), Way(0))
    assert {taken(Way(1), further, seed=seed) for seed in range(20)} == {0, 1}
    assert {taken(Way(1), further, seed=seed, road=Road(brisk=True)) for seed in range(20)} == {0}
    assert taken(Way(1), Way(1, Way(0), Way(1)), road=Road(brisk=True)) == 1


def test_a_brisk_player_does_first_what_brings_more() -> None:
    """Either way there are three coins; after the first the turn could end."""
    ways = (Way(0, Way(3, END), Way(0)), Way(3, Way(0), Way(0)))
    assert {taken(*ways, ahead=1, seed=seed, road=Road(brisk=True)) for seed in range(20)} == {1}


def test_among_equals_it_takes_any() -> None:
    assert {taken(Way(1), Way(1), seed=seed) for seed in range(20)} == {0, 1}


def test_a_choice_with_endless_steps_is_cut_off() -> None:
    wide = Way(0)
    for _ in range(7):
        wide = Way(0, wide, wide, wide, wide, step=True)
    position = Purse()
    position.seats = 2
    position.asks = (0, 0)
    position.agenda.append(Fork(0, Way(0, wide, Way(1))))
    proceed(position, SeededDie(1), [])
    search = Search(Road(), 0, COINS, 0, 1)
    search.chances(position, legal(position, 0), 0)
    assert 50 < search.seen < 400
