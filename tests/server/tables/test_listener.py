"""What is on its way to a listener has a limit, and so has what is on its way to all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from anabasis.server.errors import Problem
from anabasis.server.settings import (
    BEHIND_BYTES,
    LISTENERS_A_GUEST,
    OUTGOING_BYTES,
    SPECTATORS_NAMED,
)
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.listener import TOO_SLOW, Listener, Outgoing
from tests.server.inside import frames, inside, make_table

KILO = b"x" * 1024


def codes(listener: Listener) -> list[int]:
    """With what the connection is closed, if nothing else waits."""
    waiting = [listener.frames.popleft() for _ in range(len(listener.frames))]
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
    assert (listener.waiting, len(listener.frames)) == (0, 0)


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


class Client:
    """A connection whose other side reads, or does not."""

    def __init__(self) -> None:
        self.reads = True
        self.got: list[list[bytes]] = []

    def ready(self) -> bool:
        return self.reads

    def send(self, texts: list[bytes], paid: int) -> None:
        assert self.reads
        self.got.append(texts)


def test_what_is_said_in_one_go_is_sent_in_one_go() -> None:
    async def scenario() -> None:
        listener, client = Listener(None, None), Client()
        listener.push_frame(b"before")
        listener.connect(client)
        assert client.got == [[b"before"]]
        listener.push_frame(b"one")
        listener.push_frame(b"two")
        assert len(client.got) == 1
        await asyncio.sleep(0)
        listener.push_frame(b"three")
        await asyncio.sleep(0)
        assert client.got[1:] == [[b"one", b"two"], [b"three"]]
        assert (listener.waiting, listener.held.is_set()) == (0, False)

    asyncio.run(scenario())


def test_much_is_counted_before_it_is_sent_and_little_when_it_cannot_be() -> None:
    async def scenario() -> None:
        outgoing = Outgoing(100 * OUTGOING_BYTES)
        listener, client = Listener(None, None, outgoing), Client()
        listener.connect(client)
        listener.push_frame(KILO)
        assert outgoing.bytes == 0, "it is about to be sent"
        large = b"x" * (BEHIND_BYTES + 1)
        listener.push_frame(large)
        assert listener.waiting == outgoing.bytes == len(KILO) + len(large)
        assert not listener.caught_up.is_set(), "nothing more is heard of it in this round"
        await asyncio.sleep(0)
        assert client.got == [[KILO, large]]
        assert (listener.waiting, outgoing.bytes, outgoing.behind) == (0, 0, set())
        assert listener.caught_up.is_set()
        client.reads = False
        listener.push_frame(KILO)
        listener.push_frame(KILO)
        await asyncio.sleep(0)
        assert listener.waiting == outgoing.bytes == 2 * len(KILO)
        listener.push_frame(KILO)
        assert listener.waiting == outgoing.bytes == 3 * len(KILO)
        texts, _ = listener.take()
        listener.sent(texts)
        assert (listener.waiting, outgoing.bytes, outgoing.behind) == (0, 0, set())
        listener.push_frame(KILO)
        listener.nobody_sends()
        await asyncio.sleep(0)
        assert (listener.waiting, outgoing.bytes, len(listener.frames)) == (0, 0, 0)

    asyncio.run(scenario())


def test_too_much_in_one_round_is_too_much() -> None:
    async def scenario() -> None:
        listener, client = Listener(None, None), Client()
        listener.connect(client)
        for _ in range(OUTGOING_BYTES // len(KILO)):
            listener.push_frame(KILO)
        if not listener.dropped:
            listener.push_frame(KILO)
        assert listener.dropped
        await asyncio.sleep(0)
        assert client.got == []
        assert listener.take() == ([], TOO_SLOW)

    asyncio.run(scenario())


def test_what_a_client_does_not_read_waits_in_its_order() -> None:
    async def scenario() -> None:
        listener, client = Listener(None, None), Client()
        listener.connect(client)
        client.reads = False
        listener.push_frame(b"one")
        await asyncio.sleep(0)
        assert listener.held.is_set()
        client.reads = True
        listener.push_frame(b"two")
        await asyncio.sleep(0)
        assert client.got == [], "nothing overtakes what is held"
        assert listener.waiting == 6
        listener.drop(TOO_SLOW)
        assert listener.take() == ([b"one", b"two"], TOO_SLOW)
        assert not listener.held.is_set()

    asyncio.run(scenario())


def test_who_is_let_go_is_sent_no_more() -> None:
    async def scenario() -> None:
        listener, client = Listener(None, None), Client()
        listener.connect(client)
        listener.push_frame(b"one")
        listener.let_go()
        await asyncio.sleep(0)
        assert client.got == []
        assert listener.take() == ([], TOO_SLOW)

    asyncio.run(scenario())


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
            for number in range(SPECTATORS_NAMED):
                frames(watching)
                table.listeners.enter(Listener(Guest(f"g{number}", f"G{number}"), None), None)
            assert frames(watching)[-1]["spectators"]["count"] == SPECTATORS_NAMED + 1
            for _ in range(5):
                other = Listener(Guest("eve", "Eve"), None)
                table.listeners.enter(other, None)
                table.listeners.leave(other)
            assert frames(watching) == [], "among many, spectators come and go"
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
            one, two, eve, own = (listener.frames.popleft() for listener in listeners)
            assert one is two is eve
            assert isinstance(own, bytes)
            assert b'"invite"' in own

    asyncio.run(scenario())
