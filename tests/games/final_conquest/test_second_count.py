"""Whole games of Final Conquest, counted a second time after every action."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.bots.bot import Bot, ask, ask_beside
from anabasis.bots.levels import make_bot
from anabasis.core.asides import Resign, TimeUp
from anabasis.core.die import SeededDie
from anabasis.core.door import legal, objection, submit, to_act
from anabasis.core.event import Event
from anabasis.core.position import TABLE, Action
from anabasis.core.registry import find_game
from tests.games.final_conquest.second_model import Ledger
from tests.rules.final_conquest.laid import FACTIONS, Table

GAME = find_game("final_conquest")
SEATS = (3, 4, 5, 6)
MOST_ACTIONS = 60_000
EAGERNESS = {
    "recruit-cavalry": 6,
    "recruit-infantry": 6,
    "buy": 12,
    "attack": 8,
    "play-hero": 8,
    "bid": 1,
    "end-turn": 1,
}
"""How much likelier than another action a warlike player finds each verb; a move counts 2."""


class Counted:
    """A game and its second count."""

    def __init__(self, seats: int, seed: int, clock: str, warlike: bool) -> None:
        self.warlike = warlike
        self.die = SeededDie(seed, keep=False)
        self.chance = SeededDie(seed, keep=False).fork(1)
        self.actions = 0
        self.last = "set-up"
        self.begin(seats, clock)

    def begin(self, seats: int, clock: str) -> None:
        self.position, events = GAME.setup({"clock": clock}, seats, self.die)
        self.ledger = Ledger(GAME.board(), seats)
        self.hear(events)

    def hear(self, events: list[Event]) -> None:
        """Tell the second count what happened, and compare."""
        for event in events:
            self.ledger.tell(event.plain())
        decision = self.position.agenda[-1].as_decision() if self.position.agenda else None
        if decision is None or "end-turn" in decision.verbs:
            self.ledger.fight = None
            if decision is not None:
                self.ledger.settled()
        eyes = self.actions % self.position.seats
        found = self.ledger.compare(GAME.view(self.position, eyes), eyes)
        assert not found, f"after {self.last} ({self.actions}): {found}"

    def do(self, seat: int, action: Action[Any, Any]) -> None:
        self.actions += 1
        self.last = f"{seat}: {action.text()}"
        self.hear(submit(GAME, self.position, seat, self.position.opened, action, self.die))

    def play(self, bots: list[Bot], leaving: int = 0, most: int = MOST_ACTIONS) -> None:
        """To the end: now and then time is up, somebody interjects, or (once in so many actions) a
        seat gives up."""
        while self.position.agenda and self.actions < most:
            if leaving and self.chance.uniform(leaving) == 0:
                self.leave(self.chance.uniform(self.position.seats))
            elif self.chance.uniform(8) == 0 and self.allowed(TABLE, TimeUp()):
                self.do(TABLE, TimeUp())
            else:
                self.answer(bots)
        if most == MOST_ACTIONS:
            assert self.ledger.winners is not None or self.position.gone

    def allowed(self, seat: int, action: Action[Any, Any]) -> bool:
        position = self.position
        return objection(GAME, position, seat, position.opened, action) is None

    def leave(self, seat: int) -> None:
        if self.allowed(TABLE, Resign(seat)):
            self.do(TABLE, Resign(seat))

    def answer(self, bots: list[Bot]) -> None:
        waiting = to_act(self.position)
        asked = waiting[self.chance.uniform(len(waiting))]
        if not asked.beside:
            self.do(asked.seat, self.chosen(bots[asked.seat], asked.seat))
            return
        action = ask_beside(bots[asked.seat], GAME, self.position, asked.seat, self.chance)
        if action is not None:
            self.do(asked.seat, action)

    def chosen(self, bot: Bot, seat: int) -> Action[Any, Any]:
        if bot.name == "random":
            offered = legal(self.position, seat)
            if not self.warlike:
                return self.chance.roll_among(offered)
            weights = [EAGERNESS.get(action.verb, 2) for action in offered]
            return offered[self.chance.weighted(weights)]
        return ask(bot, GAME, self.position, seat, self.chance)


def count(
    seats: int,
    seed: int,
    clock: str = "off",
    bot: str = "random",
    leaving: int = 0,
    warlike: bool = True,
) -> None:
    counted = Counted(seats, seed, clock, warlike)
    counted.play([make_bot(bot) for _ in range(seats)], leaving)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_games(seats: int, seed: int) -> None:
    count(seats, seed, warlike=seed > 1)


@pytest.mark.parametrize("seats", SEATS)
def test_a_random_game_with_a_clock(seats: int) -> None:
    count(seats, 11, clock="60")


@pytest.mark.parametrize("seats", SEATS)
def test_a_random_game_that_seats_leave(seats: int) -> None:
    count(seats, 21, leaving=400)


class Skirmish(Counted):
    """A crowded board in the middle of a turn: everybody holds all his heroes and some currency."""

    def begin(self, seats: int, clock: str) -> None:
        self.position = crowded(seats, clock, self.chance).position
        views = [GAME.view(self.position, seat) for seat in range(seats)]
        self.ledger = Ledger.of(GAME.board(), views)
        self.hear([])


def crowded(seats: int, clock: str, chance: SeededDie) -> Table:
    """A table with units at random, as many as food allows, and any card."""
    board = GAME.board()
    heroes: dict[int, str] = {}
    missions: dict[int, str] = {}
    for seat, faction in enumerate(FACTIONS[seats]):
        own = [hero for hero, data in board["heroes"].items() if data["faction"] == faction]
        heroes[seat] = " ".join(own)
        tasks = [name for name, data in board["missions"].items() if data["faction"] == faction]
        missions[seat] = chance.roll_among(tasks)
    places = armies(seats, chance)
    here = [seat for seat in range(seats) if any(each.startswith(str(seat)) for each in places)]
    return Table(
        seats,
        {place.split()[1]: f"{place.split()[0]} {place.split()[2]}" for place in places},
        first=chance.roll_among(here),
        purses={seat: chance.uniform(9) for seat in range(seats)},
        heroes=heroes,
        missions=missions,
        card=chance.roll_among(list(board["cards"])),
        clock=int(clock) if clock != "off" else 0,
    )


def armies(seats: int, chance: SeededDie) -> list[str]:
    """Armies at random, as "owner place units"; those above somebody's quota are left out."""
    chart = GAME.board()["maps"]["campaign" if seats < 5 else "grand"]["data"]
    units = [0] * (seats + 1)
    food = [0] * (seats + 1)
    found: list[str] = []
    for place, data in chart.items():
        owner = chance.uniform(seats + 3)
        infantry, cavalry = chance.uniform(3), chance.uniform(3)
        if owner > seats or not infantry + cavalry:
            continue
        food[owner] += data["food"]
        if owner < seats and units[owner] + infantry + cavalry > 4 + 2 * food[owner]:
            food[owner] -= data["food"]
            continue
        units[owner] += infantry + cavalry
        army = (f"{infantry}i" if infantry else "") + (f"{cavalry}c" if cavalry else "")
        found.append(f"{'independent' if owner == seats else owner} {place} {army}")
    return found


def skirmish(seats: int, seed: int, clock: str, leaving: int) -> None:
    players = [make_bot("random") for _ in range(seats)]
    Skirmish(seats, seed, clock, True).play(players, leaving, most=80)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("part", range(3))
def test_skirmishes(seats: int, part: int) -> None:
    """The first part without clock and resignations, the second with a clock, the third with
    seats that leave in the middle of anything."""
    for seed in range(40 * part, 40 * part + 6):
        skirmish(seats, seed, "60" if part == 1 else "off", 25 if part == 2 else 0)


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_many_skirmishes(seats: int) -> None:
    for seed in range(3000, 3500):
        skirmish(seats, seed, "60" if seed % 3 == 0 else "off", 25 if seed % 4 == 0 else 0)


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("part", range(5))
def test_many_random_games(seats: int, part: int) -> None:
    """500 in all: every third with a clock, every fifth with seats that leave."""
    for seed in range(1000 + 25 * part, 1025 + 25 * part):
        clock = "60" if seed % 3 == 0 else "off"
        count(seats, seed, clock=clock, leaving=0 if seed % 5 else 400, warlike=seed % 4 > 0)


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("part", range(5))
def test_many_games_of_the_computer(seats: int, part: int) -> None:
    """100 in all."""
    for seed in range(2000 + 5 * part, 2005 + 5 * part):
        count(seats, seed, clock="60" if seed % 3 == 0 else "off", bot="greedy")
