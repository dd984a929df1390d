"""The whole stream of frames of a choice, for pairs of positions of the map games that a seat
cannot tell apart: the same, whatever steps it took in the one and in the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from anabasis.core.die import SeededDie
from anabasis.core.game import Game
from tests.games.every_game import find_game
from tests.games.telling import made, told_in
from tests.rules.final_conquest.setting import act, lay, seat_of
from tests.server.inside import inside
from tests.server.tables.evening import Evening, evening

TABLES = [
    ("final_conquest", 3, range(1)),
    ("alexander_vs_darius", 2, range(4)),
    ("conquerors", 2, range(2)),
]
DEALS = 2
"""So many other positions are dealt for each choice of the random games."""
STEADY = {"conquerors"}
"""Where no choice has more or fewer steps for what is hidden: a hand, of which a card is named when
it is played."""
PAIRS = 6
"""So many pairs are played at a table: those first whose steps differ in number."""


class Pair(NamedTuple):
    """Two positions that `eyes` cannot tell apart, and the steps of what it is told in both."""

    seat: int
    eyes: int
    worlds: tuple[tuple[Any, list[str]], tuple[Any, list[str]]]

    def differ_in_number(self) -> bool:
        (_, here), (_, there) = self.worlds
        return len(here) != len(there)


def pairs(game: Game[Any], seats: int, seeds: range) -> Iterator[Pair]:
    """Choices of random games in which no dice fell, and the same as told in another position."""
    die = SeededDie(1).fork(7)
    for one in (one for seed in seeds for one in made(game, seats, seed)):
        steps = [step.entry.action for step in one.choice.steps]
        if any(step.entry.draws for step in one.choice.steps):
            continue
        for eyes in range(seats):
            for _ in range(DEALS if eyes != one.choice.seat else 0):
                other = game.redeal(one.before, eyes, die)
                there = told_in(one, game, other, eyes).get(1)
                if there is not None:
                    yield Pair(one.choice.seat, eyes, ((one.before, steps), (other, there)))


def a_hero_that_is_paid_and_one_that_is_not() -> Pair:
    """Who sees the other lay a hero is not told whether he was asked for a payment."""
    worlds = []
    for hero, steps in (("sosibius", ["play-hero", "pay 3"]), ("berenice", ["play-hero"])):
        realm = lay(
            {"egypt": {"alexandria": (4, 0)}, "carthage": {"cyrene": (4, 0)}},
            active="egypt",
            heroes={"egypt": [hero], "carthage": ["maharbal"]},
            purses={"egypt": 7},
        )
        act(realm, "egypt", "attack alexandria cyrene", "with 4 0")
        worlds.append((realm, steps))
    seats = (seat_of(realm, "egypt"), seat_of(realm, "carthage"))
    return Pair(*seats, (worlds[0], worlds[1]))


LAID = {"final_conquest": a_hero_that_is_paid_and_one_that_is_not}
"""What random games hardly ever come to."""


def chosen(game: Game[Any], seats: int, seeds: range) -> list[Pair]:
    """Pairs of as many kinds as there are, those first whose steps differ in number."""
    kinds: dict[tuple[bool, str], Pair] = {}
    for pair in pairs(game, seats, seeds):
        steps = pair.worlds[0][1]
        kinds.setdefault((not pair.differ_in_number(), steps[0].split()[0]), pair)
    return [kinds[kind] for kind in sorted(kinds, key=lambda kind: kind[0])][:PAIRS]


async def told(here: Evening, pair: Pair, steps: list[str]) -> list[Any]:
    """What the two who are not to know are sent of a choice, and find afterwards."""
    for step in steps[:-1]:
        await here.act(step, seat=pair.seat)
        assert here.heard(pair.eyes) == [[], []], "nothing before it is complete"
    await here.act(steps[-1], seat=pair.seat)
    return here.heard(pair.eyes)


@pytest.mark.parametrize(("name", "seats", "seeds"), TABLES)
def test_the_stream_is_the_same_for_whoever_cannot_tell_the_positions_apart(
    database: Callable[[], str], name: str, seats: int, seeds: range
) -> None:
    game = find_game(name)
    found = chosen(game, seats, seeds)
    assert len(found) == PAIRS
    if name in LAID:
        found.append(LAID[name]())
    assert any(pair.differ_in_number() for pair in found) or name in STEADY

    async def scenario() -> None:
        async with inside(database()) as server:
            for pair in found:
                streams = []
                for position, steps in pair.worlds:
                    for eyes in (pair.eyes, None):
                        assert game.view(position, eyes) == game.view(pair.worlds[0][0], eyes)
                    streams.append(await told(await evening(server, game, position), pair, steps))
                assert streams[0] == streams[1], (pair.eyes, [one for _, one in pair.worlds])

    asyncio.run(scenario())
