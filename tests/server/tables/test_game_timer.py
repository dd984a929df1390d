"""The game's own time at a table, interjections, and seats of people who are away: on the toy game,
whose sandglass runs while the leader thinks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from anabasis.core.message import Refused
from anabasis.core.record import dump
from anabasis.server import wire
from anabasis.server.errors import Problem
from anabasis.server.parts import Server
from anabasis.server.tables import clocks, downtime, game_timer, history, live_table, play, undo
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.listener import Listener
from anabasis.server.tables.live_table import LiveTable
from breach.game import GAME
from tests.server.inside import eventually, frames, inside, make_table
from tests.server.tables.test_clocks import Hands


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    hands = Hands()
    for module in (clocks, game_timer, history, downtime, live_table):
        monkeypatch.setattr(module, "time", hands)
    return hands


@asynccontextmanager
async def at_breach(url: str, **settings: Any) -> AsyncIterator[Server]:
    """A server that knows the toy game."""
    async with inside(url, **settings) as server:
        server.catalogue.games["breach"] = GAME
        server.tables.services.games["breach"] = GAME
        yield server


async def three(server: Server, **more: Any) -> tuple[LiveTable, list[Guest]]:
    """Three people; the first has the lead."""
    options = {"sandglass": "60"}
    ann, table = await make_table(
        server, "me", "open", "open", game="breach", options=options, **more
    )
    people = [ann]
    for _ in range(2):
        guest, _ = await server.guests.make()
        people.append(guest)
        await server.lobby.join(guest, table, wire.Join(invite=table.data.invite))
    for seat, bid in ((1, "bid 0"), (2, "bid 0"), (0, "bid 2")):
        await say(table, seat, bid)
    return table, people


async def say(table: LiveTable, seat: int, text: str) -> None:
    match = table.running()
    shown = match.shown(seat)
    await play.act(table, seat, table.name(shown.opened), text)


async def time_up(table: LiveTable) -> None:
    """The time of the game's timer is over."""
    table.timer._ran_out(table.timer.key)
    while table.tasks:
        await asyncio.wait(table.tasks)


def listen(table: LiveTable, guest: Guest, seat: int) -> Listener:
    listener = Listener(guest, seat)
    table.listeners.connected.add(listener)
    return listener


def run(database: Callable[[], str], scenario: Any) -> None:
    async def whole() -> None:
        async with at_breach(database()) as server:
            await scenario(server)

    asyncio.run(whole())


def test_everybody_is_told_whose_time_runs_and_until_when(
    database: Callable[[], str], hands: Hands
) -> None:
    async def scenario(server: Server) -> None:
        table, people = await three(server)
        assert table.timer.info() == wire.TimerInfo(0, 60, hands.now + 60)
        listener = listen(table, people[1], 1)
        await time_up(table)
        board = frames(listener)[-1]
        assert board["timer"] is None
        assert board["entry"]["events"][0]["kind"] == "time-up"
        assert board["prompt"]["key"] == "bribe" and board["prompt"]["beside"] is True
        assert board["legal"] == ["bribe 1"]
        assert [(one["seat"], one["must"]) for one in board["decisions"]] == [
            (0, True),
            (1, False),
            (2, False),
        ]
        assert ["number" in one for one in board["decisions"]] == [False, True, False]
        assert table.data.to_act == [0]

    run(database, scenario)


def test_a_bribe_comes_first_and_the_second_is_refused(
    database: Callable[[], str], hands: Hands
) -> None:
    async def scenario(server: Server) -> None:
        table, _ = await three(server)
        await time_up(table)
        name = table.name(table.running().position.opened)
        await play.act(table, 1, name, "bribe 1")
        with pytest.raises(Refused) as caught:
            await play.act(table, 2, name, "bribe 1")
        assert caught.value.refusal.key == "bribed-already"
        assert table.running().position.coins[2] == 3

    run(database, scenario)


def test_a_half_made_choice_is_cut_and_only_its_own_guest_ever_knew(
    database: Callable[[], str], hands: Hands
) -> None:
    async def scenario(server: Server) -> None:
        table, people = await three(server)
        await time_up(table)
        own, other = listen(table, people[0], 0), listen(table, people[1], 1)
        told = len(table.running().choices)
        await say(table, 0, "storm 5")
        assert frames(other) == []
        assert frames(own)[-1]["entry"]["open"] is True
        before = table.listeners.seat_view(1)
        assert before.legal == ["bribe 1"]
        await say(table, 1, "bribe 1")
        for listener in (own, other):
            board = frames(listener)[-1]
            assert board["n"] == told + 1 == board["entry"]["n"]
            assert board["entry"]["action"] == "bribe 1"
            assert "undone" not in board
        assert table.running().position.camp[0] == 4
        assert table.undos == [] and len(table.stamps) == len(table.running().moments)

    run(database, scenario)


def test_time_up_cuts_a_half_made_choice_and_the_record_replays(
    database: Callable[[], str], hands: Hands
) -> None:
    url = database()

    async def before() -> tuple[str, str]:
        async with at_breach(url) as server:
            table, _ = await three(server)
            hands.now += 61.5
            await say(table, 0, "storm 5")
            await time_up(table)
            match = table.running()
            assert [entry.at for entry in match.entries] == [0, 0, 0, 61_500, None, 61_500]
            return table.data.id, dump(match)

    async def after(table_id: str, text: str) -> None:
        async with at_breach(url) as server, server.tables.visit(table_id) as table:
            assert dump(table.running()) == text
            assert table.timer.info() is None

    table_id, text = asyncio.run(before())
    asyncio.run(after(table_id, text))


def test_a_timer_goes_on_where_it_was_when_a_server_starts_again(
    database: Callable[[], str], hands: Hands
) -> None:
    url = database()

    async def before() -> str:
        async with at_breach(url) as server:
            table, _ = await three(server)
            hands.now += 20
            await play.ask(table, 1, "sally", False)
            hands.now += 5
            return table.data.id

    async def after(table_id: str) -> None:
        async with at_breach(url) as server, server.tables.visit(table_id) as table:
            info = table.timer.info()
            assert info is not None
            assert info.deadline == pytest.approx(hands.now + 35)

    table_id = asyncio.run(before())
    hands.now += 5000
    asyncio.run(after(table_id))


def test_a_timer_that_was_up_runs_whole_again_where_all_go_back(
    database: Callable[[], str], hands: Hands
) -> None:
    async def scenario(server: Server) -> None:
        table, _ = await three(server, undo="agreed")
        await time_up(table)
        await undo.propose_undo(table, 0, 1)
        await say(table, 1, "bribe 1")
        for seat in (1, 2):
            await undo.vote_undo(table, seat, True)
        position = table.running().position
        assert not position.late and position.camp[1] == 5
        info = table.timer.info()
        assert info is not None and info.deadline == hands.now + 60

    run(database, scenario)


def test_a_timer_that_has_run_out_when_it_is_stopped_has_no_time_left(
    database: Callable[[], str], hands: Hands
) -> None:
    """Whatever was left when it stood still before: an answer that comes in the last moment wins
    no time."""

    async def scenario(server: Server) -> None:
        table, _ = await three(server)
        timer = table.timer
        hands.now += 10
        timer._stop()
        assert timer.left == 50
        timer.wake()
        hands.now += 50
        timer.handle = None  # it has run out, and waits for its turn
        timer._stop()
        assert timer.left == 0

    run(database, scenario)


def test_a_preview_is_of_what_the_seat_is_shown(database: Callable[[], str], hands: Hands) -> None:
    from anabasis.server.tables.previews import previews, ways_from

    async def scenario(server: Server) -> None:
        table, _ = await three(server)
        await time_up(table)
        name = table.name(table.running().position.opened)
        first = await previews(table, 1, name, ["bribe 1"])
        await say(table, 0, "storm 5")
        table.listeners.views.clear()
        assert await previews(table, 1, name, ["bribe 1"]) == first
        assert b"bribe 1" in bytes(await ways_from(table, 1, name))
        await say(table, 2, "bribe 1")
        with pytest.raises(Refused):
            await previews(table, 1, name, ["bribe 1"])

    run(database, scenario)


def test_what_takes_time_is_not_for_a_shared_screen(database: Callable[[], str]) -> None:
    async def scenario(server: Server) -> None:
        options = {"sandglass": "60"}
        for seats in (("me", "here"), ("random", "random")):
            with pytest.raises(Problem):
                await make_table(server, *seats, game="breach", options=options)
        await make_table(server, "me", "random", game="breach", options=options)
        await make_table(server, "me", "here", game="breach", options={"sandglass": "off"})

    run(database, scenario)


def test_a_bot_plays_for_who_is_away_until_it_is_back(database: Callable[[], str]) -> None:
    async def scenario(server: Server) -> None:
        ann, table = await make_table(server, "me", "open", away=1)
        bob, _ = await server.guests.make()
        await server.lobby.join(bob, table, wire.Join(invite=table.data.invite))
        async with table.lock:
            here = Listener(ann, 0)
            table.listeners.enter(here, None)
        assert list(table.absence.waiting) == [1]
        table.absence._take(1)
        assert table.data.player(1) == "greedy"
        told = frames(here)[-1]
        assert told["type"] == "presence" and told["seats"][1]["stand_in"] == "greedy"
        async with table.lock:
            table.listeners.enter(Listener(bob, 1), None)
        assert table.data.player(1) is None and not table.absence.waiting
        table.listeners.leave(here)
        assert list(table.absence.waiting) == [0]

    run(database, scenario)


def test_who_comes_back_has_a_clock_again(database: Callable[[], str]) -> None:
    """Else the one whose turn it is could take all the time in the world by leaving for a while."""

    async def scenario(server: Server) -> None:
        ann, table = await make_table(
            server, "me", "open", options={"starter": "seat-2"}, away=1, clock=60
        )
        bob, _ = await server.guests.make()
        await server.lobby.join(bob, table, wire.Join(invite=table.data.invite))
        async with table.lock:
            table.listeners.enter(Listener(ann, 0), None)
        assert [seat for _, seat in table.clocks.running] == [1]
        table.absence._take(1)
        assert not table.clocks.running
        async with table.lock:
            table.listeners.enter(Listener(bob, 1), None)
        assert table.data.player(1) is None
        assert [seat for _, seat in table.clocks.running] == [1]

    run(database, scenario)


def test_who_comes_back_is_asked_where_he_wished_to_be(database: Callable[[], str]) -> None:
    """The bot that plays for who is away wants to be asked at every window; that is its wish."""

    async def scenario(server: Server) -> None:
        ann, table = await make_table(server, "me", "open", game="arbela", away=1, pause=0)
        bob, _ = await server.guests.make()
        await server.lobby.join(bob, table, wire.Join(invite=table.data.invite))
        async with table.lock:
            table.listeners.enter(Listener(ann, 0), None)

        async def armed() -> bool:
            return bool(table.running().position.asks == (0, 1))

        async def as_before() -> bool:
            return bool(table.running().position.asks == (0, 0))

        assert await as_before()
        table.absence._take(1)
        await eventually(armed)
        async with table.lock:
            table.listeners.enter(Listener(bob, 1), None)
        await eventually(as_before)

    run(database, scenario)


def test_a_seat_whose_player_is_away_is_played_on(database: Callable[[], str]) -> None:
    async def scenario(server: Server) -> None:
        ann, table = await make_table(server, "me", "open", options={"starter": "seat-2"}, away=1)
        bob, _ = await server.guests.make()
        await server.lobby.join(bob, table, wire.Join(invite=table.data.invite))
        async with table.lock:
            table.listeners.enter(Listener(ann, 0), None)
        assert table.data.to_act == [1]
        table.absence._take(1)

        async def over() -> bool:
            return table.data.to_act == [0]

        await eventually(over)

    run(database, scenario)
