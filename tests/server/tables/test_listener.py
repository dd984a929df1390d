"""What is on its way to a listener has a limit, and so has what is on its way to all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from anabasis.server.errors import Problem
from anabasis.server.settings import BEHIND_BYTES, LISTENERS_A_GUEST, OUTGOING_BYTES
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.listener import TOO_SLOW, Listener, Outgoing
from tests.server.inside import frames, inside, make_table

KILO = b"x" * 1024


def codes(listener: Listener) -> list[int]:
    """With what the connection is closed, if nothing else waits."""
    waiting = [listener.frames.get_nowait() for _ in range(listener.frames.qsize())]
    assert all(isinstance(one, int) for one in waiting), waiting
    return [one for one in waiting if isinstance(one, int)]


def test_who_does_not_read_is_let_go_and_nothing_is_kept_for_it() -> None:
    outgoing = Outgoing(100 * OUTGOING_BYTES)
    listener = Listener(None, None, outgoing)
    big = KILO * 128
    for _ in range(OUTGOING_BYTES // len(big)):
        listener.push_frame(big)
    assert not listener.dropped
    assert listener.waiting == outgoing.bytes == OUTGOING_BYTES
    listener.push_frame(b"x")
    assert listener.dropped
    assert codes(listener) == [TOO_SLOW]
    assert (listener.waiting, outgoing.bytes, outgoing.behind) == (0, 0, set())
    listener.push_frame(big)
    listener.sent([big])
    assert (listener.waiting, listener.frames.qsize()) == (0, 0)


def test_a_large_frame_is_sent_if_nothing_else_waits() -> None:
    listener = Listener(None, None, Outgoing(100 * OUTGOING_BYTES))
    large = KILO * 2048
    listener.push_frame(large)
    assert not listener.dropped
    listener.push_frame(large)
    assert listener.dropped


def test_of_all_who_are_behind_the_last_is_let_go_first() -> None:
    outgoing = Outgoing(10 * len(KILO))
    quick, slow, slower = (Listener(None, None, outgoing) for _ in range(3))
    for listener, count in ((quick, 1), (slow, 3), (slower, 6)):
        for _ in range(count):
            listener.push_frame(KILO)
    assert not slower.dropped
    quick.push_frame(KILO)
    assert [one.dropped for one in (quick, slow, slower)] == [False, False, True]
    assert outgoing.bytes == quick.waiting + slow.waiting == 5 * len(KILO)


def test_who_is_behind_is_not_heard_until_it_has_read() -> None:
    listener = Listener(None, None)
    frame = b"x" * (BEHIND_BYTES // 2)
    listener.push_frame(frame)
    listener.push_frame(frame)
    assert listener.caught_up.is_set()
    listener.push_frame(frame)
    assert not listener.caught_up.is_set()
    listener.sent([frame])
    assert listener.caught_up.is_set()
    for _ in range(3):
        listener.push_frame(frame)
    listener.nobody_sends()
    assert listener.caught_up.is_set(), "nobody waits for a connection that is gone"


def test_one_guest_does_not_fill_a_table(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(server, "me", "here")
            eve, bob = Guest("eve", "Eve"), Guest("bob", "Bob")
            for _ in range(LISTENERS_A_GUEST):
                table.listeners.enter(Listener(eve, None), None)
            with pytest.raises(Problem, match="too often"):
                table.listeners.enter(Listener(eve, None), None)
            table.listeners.enter(Listener(bob, None), None)

    asyncio.run(scenario())


def test_presence_is_told_when_it_has_changed_only(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            ann, table = await make_table(server, "me", "here")
            watching = Listener(None, None)
            table.listeners.enter(watching, None)
            frames(watching)
            for _ in range(5):
                other = Listener(Guest("eve", "Eve"), None)
                table.listeners.enter(other, None)
                table.listeners.leave(other)
            assert frames(watching) == [], "spectators come and go"
            table.listeners.enter(Listener(ann, 0), None)
            (told,) = frames(watching)
            assert [seat["online"] for seat in told["seats"]] == [True, True]
            assert not any(seat["you"] for seat in told["seats"])

    asyncio.run(scenario())


def test_those_who_see_the_same_are_sent_the_same_frame(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            ann, table = await make_table(server, "me", "here")
            guests = [None, None, Guest("eve", "Eve"), ann]
            listeners = [Listener(guest, None) for guest in guests]
            table.listeners.connected.update(listeners)
            table.listeners.broadcast()
            one, two, eve, own = (listener.frames.get_nowait() for listener in listeners)
            assert one is two is eve
            assert isinstance(own, bytes)
            assert b'"invite"' in own

    asyncio.run(scenario())
