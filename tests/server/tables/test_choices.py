"""What others are told of a choice made in steps: all of it, when it is complete, and the same
whether a step was asked for or only one was left."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from anabasis.core.die import SeededDie
from anabasis.core.door import legal
from anabasis.core.game import Game
from anabasis.core.message import Refused
from anabasis.core.position import Position
from anabasis.games.alexandros.game import GAME as ALEXANDROS
from anabasis.games.arbela.game import GAME as ARBELA
from anabasis.server import wire
from anabasis.server.tables import play, undo
from anabasis.server.tables.listener import Listener
from tests.rules.alexandros.setting import lay, path
from tests.rules.arbela.setting import battle
from tests.server.inside import frames, inside
from tests.server.tables.evening import Evening, encoded, evening, plain

WEST = path("2/0 3/1 4/2 3/3")
"""Closes the province A2 of Alexandros: an amphora (B2) and a lyre (C3)."""


def occupying(**hand: int) -> Position:
    return lay(2, to="actions", walls=WEST, hands={0: hand, 1: {"temple": 1}})


@asynccontextmanager
async def evening_of_occupying(database_url: str, **hand: int) -> AsyncIterator[Evening]:
    """A server with one table, at which Ann may occupy with such a hand."""
    async with inside(database_url) as server:
        yield await evening(server, ALEXANDROS, occupying(**hand))


def deploying() -> Position:
    return battle({"MD-C": "phalanx-1", "MD-RC1": "hypaspist-1"}, phase="deploy")


def stacked(one: str, other: str) -> Position:
    return battle({"MD-C": one, "MD-RC1": other}, ordered="MD-C")


World = tuple[Position, list[str]]
"""A position, and the choices that are made there, each with its steps."""

PAIRS: dict[str, tuple[Game[Any], list[World]]] = {
    "a guard although there is a card, and for want of one": (
        ALEXANDROS,
        [
            (occupying(amphora=1, lyre=1), ["occupy A2; place-guard; place-guard", "stop"]),
            (occupying(amphora=1, horse=1), ["occupy A2; place-guard", "stop"]),
            (occupying(horse=1, soldier=1), ["occupy A2", "stop"]),
        ],
    ),
    "a skirmisher, whose place is asked for, and a phalanx": (
        ARBELA,
        [
            (
                deploying(),
                ["bring agrianian; into MD-C; at 1", "bring phalanx-2; into MD-RC1", "deployed"],
            ),
            (
                deploying(),
                ["bring phalanx-2; into MD-C", "bring agrianian; into MD-RC1; at 1", "deployed"],
            ),
        ],
    ),
    "cards that are alike, and cards that are not": (
        ARBELA,
        [
            (
                stacked("hypaspist-1 phalanx-1 agrianian", "hypaspist-2 phalanx-2"),
                ["activate MD-C; declare rearrange; lay hypaspist-1; lay agrianian"],
            ),
            (
                stacked("hypaspist-1 phalanx-1 phalanx-2", "hypaspist-2 agrianian"),
                ["activate MD-C; declare rearrange; lay hypaspist-1"],
            ),
        ],
    ),
}


@pytest.mark.parametrize("name", list(PAIRS))
def test_the_whole_stream_is_the_same_for_whoever_cannot_tell_the_positions_apart(
    database: Callable[[], str], name: str
) -> None:
    game, worlds = PAIRS[name]
    for eyes in (1, None):
        views = [game.view(position, eyes) for position, _ in worlds]
        assert all(view == views[0] for view in views), "they can be told apart"
    assert len({tuple(line.count(";") for line in lines) for _, lines in worlds}) > 1

    async def scenario() -> None:
        async with inside(database()) as server:
            told = []
            for position, lines in worlds:
                here = await evening(server, game, position)
                streams: list[Any] = []
                for line in lines:
                    *steps, last = line.split("; ")
                    await here.act(*steps)
                    assert here.heard() == [[], []], "nothing before it is complete"
                    await here.act(last)
                    assert not here.table.running().open
                    heard = here.heard()
                    assert [len(stream) for stream in heard] == [1, 1]
                    streams += heard
                    found = await here.found(here.table.data.actions)
                    streams += [plain(json.loads(encoded(one))) for one in found]
                told.append(streams)
            for streams in told:
                for one, other in zip(streams, told[0], strict=True):
                    assert one == other

    asyncio.run(scenario())


@pytest.mark.parametrize("begun", [False, True])
def test_how_somebody_came_to_be_ready_is_not_told_who_decides_at_the_same_time(
    database: Callable[[], str], begun: bool
) -> None:
    """The free deployment of Arbela: laid at once, or with cards taken up and put back. `begun`:
    Bob has laid something himself."""

    async def scenario() -> None:
        async with inside(database()) as server:
            told = []
            for lines in (
                ["line-and-ready"],
                ["pick-up phalanx-1", "let-go", "line", "clear", "line", "ready"],
            ):
                position, _ = ARBELA.setup({"deployment": "own"}, 2, SeededDie(1))
                here = await evening(server, ARBELA, position)
                if begun:
                    await here.act("line", seat=1)
                    (own,), others = here.heard()
                    assert (own["n"], own["entry"]["open"], others) == (1, True, [])
                before = await here.found(0)
                for line in lines[:-1]:
                    await here.act(line)
                    assert here.heard() == [[], []]
                    assert await here.found(0) == before
                await here.act(lines[-1])
                (bobs,), (watched,) = heard = here.heard()
                assert (watched["n"], watched["entry"]["action"]) == (1, None)
                assert bobs["n"] == 1 + begun
                if begun:
                    log = [(one["n"], one["seat"]) for one in bobs["log"]]
                    assert log == [(0, None), (1, 0), (2, 1)]
                told.append([heard, plain(json.loads(encoded(await here.found(1))))])
            assert told[0] == told[1]

    asyncio.run(scenario())


def test_while_a_choice_is_made_nobody_else_can_find_out(database: Callable[[], str]) -> None:
    """Whatever is asked for: a state, the summary, the log, moments, the record, why not."""

    async def scenario() -> None:
        async with evening_of_occupying(database(), amphora=1, lyre=1) as here:
            before = await here.found(0)
            await here.act("occupy A2")
            assert await here.found(0) == before
            await here.act("place-guard")
            assert await here.found(0) == before
            await undo.undo(here.table, 0)
            assert await here.found(0) == before
            await here.act("occupy A2", "place-guard")
            assert await here.found(0) == before
            assert here.heard() == [[], []]
            await here.act("place-guard")
            assert await here.found(0) != before

    asyncio.run(scenario())


def test_who_chooses_is_told_each_step_in_one_entry_that_grows(
    database: Callable[[], str],
) -> None:
    async def scenario() -> None:
        async with evening_of_occupying(database(), amphora=1, lyre=1) as here:
            await here.act("occupy A2", "place-guard")
            first, second = frames(here.ann)
            assert [one["n"] for one in (first, second)] == [1, 1]
            assert (first["entry"]["steps"], first["entry"]["open"]) == (["occupy A2"], True)
            assert second["entry"]["steps"] == ["occupy A2", "place-guard"]
            many = len(first["entry"]["events"])
            assert second["entry"]["events"][:many] == first["entry"]["events"]
            assert second["undo"] is True
            assert first["decisions"][0]["number"] != second["decisions"][0]["number"]
            await here.act("pay-card")
            (third,) = frames(here.ann)
            assert (third["n"], third["entry"]["n"], "open" in third["entry"]) == (1, 1, False)
            told = here.heard()
            for (update,) in told:
                assert (update["n"], update["entry"]["action"]) == (1, "occupy A2")
                assert "steps" not in update["entry"]
                assert all("number" not in one for one in update["decisions"])

    asyncio.run(scenario())


def test_an_undo_of_what_others_have_not_heard_of_is_not_told_them(
    database: Callable[[], str],
) -> None:
    async def scenario() -> None:
        async with evening_of_occupying(database(), amphora=1, lyre=1) as here:
            table = here.table
            await here.act("occupy A2", "place-guard")
            frames(here.ann)
            await undo.undo(table, 0)
            (own,) = frames(here.ann)
            assert (own["n"], own["undone"], len(own["log"]), own["undos"]) == (0, 1, 1, [])
            assert here.heard() == [[], []]
            assert (table.undos, table.data.actions, table.data.events) == ([], 0, 0)
            await here.act("occupy A2", "place-guard", "place-guard")
            here.heard()
            await undo.undo(table, 0)
            for (update,) in here.heard():
                assert (update["n"], update["undone"]) == (0, 1)
                assert [(one["n"], one["count"]) for one in update["undos"]] == [(0, 1)]

    asyncio.run(scenario())


def test_who_resigns_in_the_middle_tells_what_was_done_so_far(
    database: Callable[[], str],
) -> None:
    async def scenario() -> None:
        async with evening_of_occupying(database(), amphora=1, lyre=1) as here:
            await here.act("occupy A2", "place-guard")
            await play.resign(here.table, 0)
            for (update,) in here.heard():
                assert update["n"] == 2
                assert [(one["n"], one["seat"], one["action"]) for one in update["log"]] == [
                    (0, None, None),
                    (1, 0, "occupy A2"),
                    (2, -1, "resign 0"),
                ]
            assert len(here.table.stamps) == 3

    asyncio.run(scenario())


def test_one_guest_is_told_the_names_of_the_decisions_of_all_its_seats(
    database: Callable[[], str],
) -> None:
    async def scenario() -> None:
        async with evening_of_occupying(database(), amphora=1, lyre=1) as here:
            other = Listener(here.ann.guest, 1)
            here.table.data.seats[1].guest = here.table.data.seats[0].guest
            here.table.listeners.connected.add(other)
            await here.act("occupy A2")
            (update,) = frames(other)
            assert (update["seat"], update["n"], "entry" in update) == (1, 0, False)
            assert update["decisions"][0]["number"] == here.table.name(here.number)
            assert here.heard() == [[], []]

    asyncio.run(scenario())


def test_a_vote_in_the_middle_of_a_choice_is_about_those_that_all_know(
    database: Callable[[], str],
) -> None:
    async def scenario() -> None:
        async with evening_of_occupying(database(), amphora=1, lyre=1, horse=1) as here:
            table = here.table
            await here.act("occupy A2", "place-guard", "place-guard")
            told = table.data.actions
            assert told > 0
            here.heard()
            await undo.propose_undo(table, 1, 1)
            for (update,) in here.heard():
                assert update["proposal"]["count"] == 1
            await undo.vote_undo(table, 0, True)
            assert table.data.actions == told - 1
            with pytest.raises(Refused):
                await undo.propose_undo(table, 0, told + 5)

    asyncio.run(scenario())


def test_what_was_begun_goes_on_after_a_restart_and_is_still_told_to_nobody(
    database: Callable[[], str],
) -> None:
    async def scenario() -> None:
        async with inside(database(), tables_in_memory=0) as server:
            ann, _ = await server.guests.make()
            seats = [wire.NewSeat("me"), wire.NewSeat("here")]
            wish = wire.NewTable("alexandros", seats, options={"starter": "seat-1"})
            table = await server.lobby.create(ann, wish)
            match = table.running()
            while not match.open or len(match.choices) < 2:
                seat = match.waiting()[0]
                await play.act(
                    table, seat, table.name(match.position.opened), first_legal(match, seat)
                )
            await undo.undo(table, match.waiting()[0])
            while not match.open:
                seat = match.waiting()[0]
                await play.act(
                    table, seat, table.name(match.position.opened), first_legal(match, seat)
                )
            again = server.tables.table_of(table.data)
            await again.load()
            other = again.running()
            assert [(one.seat, one.numbers, one.told) for one in other.choices] == [
                (one.seat, one.numbers, one.told) for one in match.choices
            ]
            assert {seat: one.numbers for seat, one in other.open.items()} == {
                seat: one.numbers for seat, one in match.open.items()
            }
            assert again.stamps == table.stamps
            assert again.undos == table.undos
            assert again.name(other.position.opened) == table.name(match.position.opened)
            for eyes in (0, 1, None):
                assert other.game.view(other.shown(eyes), eyes) == match.game.view(
                    match.shown(eyes), eyes
                )

    asyncio.run(scenario())


def first_legal(match: Any, seat: int) -> str:
    return legal(match.position, seat)[0].text()


def test_a_name_is_of_one_decision_at_one_table(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            one = await evening(server, ALEXANDROS, occupying(amphora=1))
            two = await evening(server, ALEXANDROS, occupying(amphora=1))
            names = [here.table.name(number) for here in (one, two) for number in range(50)]
            assert len(set(names)) == 100
            assert all(0 <= name < 2**53 for name in names)
            stale = one.table.name(one.number - 1)
            for name in (stale, one.number, two.table.name(one.number)):
                with pytest.raises(Refused) as caught:
                    await play.act(one.table, 0, name, "stop")
                assert caught.value.refusal.key == "decision-closed"

    asyncio.run(scenario())
