"""The WebSocket of a table: messages come in one by one, frames go out as fast as they are read."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from anabasis.core.grammar import GrammarError
from anabasis.core.message import Refused
from anabasis.server import wire
from anabasis.server.costs import Bucket, Payers, debt, metered, paid_by
from anabasis.server.errors import Code, Problem, not_stored, not_your_seat
from anabasis.server.http.protocols import CONNECTION, LiveConnection
from anabasis.server.parts import Server
from anabasis.server.settings import CHAT, FLOOD, MESSAGE_BYTES
from anabasis.server.store.store import NotReadError
from anabasis.server.tables import chat, play, undo
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.listener import Listener
from anabasis.server.tables.live_table import LiveTable
from anabasis.server.tables.previews import previews, ways_from, why
from anabasis.server.tables.text import cleaned

_log: Final = logging.getLogger("anabasis.server")
_DECODER: Final[msgspec.json.Decoder[wire.Message]] = msgspec.json.Decoder(wire.Message)

NO_TABLE: Final = 4404
COME_AGAIN: Final = 1013
TOO_MANY: Final = 1008
LAST_WORDS: Final = 2.0
"""So many seconds a client that is let go has to read why."""
GONE_PROPERLY: Final = frozenset({1000, 1001, 1005})
"""Codes with which a client says goodbye. Without one it may not have read what was sent last."""

EXCESS: Final = "Too many messages; nothing was done about this one."
TOO_MUCH: Final = "Too much at once; nothing was done about this one."
WAITS: Final = 3
"""For so many seconds at most a message waits until the client's account is out of debt."""

Socket = WebSocket[Any, Any, Any]


# ---- from the first frame to the last


async def attend(
    socket: Socket, server: Server, token: str | None, address: str, table_id: str
) -> None:
    """Be at a table until the client goes."""
    await socket.accept()
    try:
        guest = await server.guests.find(token)
        payers = server.costs.payers(guest.id if guest else None, address)
        paid_by(payers)
        with _counted(payers):
            async with server.tables.visit(table_id) as table:
                await _stay(socket, guest, table, payers)
    except Problem as problem:
        unknown = problem.code in {Code.UNKNOWN_TABLE, Code.UNPLAYABLE}
        await _turn_away(socket, problem, NO_TABLE if unknown else COME_AGAIN)
    except NotReadError as error:
        _log.error("the database cannot be read: %s", error)
        unread = not_stored("The store cannot be reached; come again.")
        await _turn_away(socket, unread, COME_AGAIN)


@contextmanager
def _counted(payers: Payers) -> Iterator[None]:
    """One connection more for each who pays for it, unless that would be too many."""
    if debt(payers) > 0:
        raise Problem(Code.TOO_MANY, "Too much at once; wait a moment.")
    if any(account.sockets >= account.allowance.sockets for account in payers):
        raise Problem(Code.CROWDED, "Too many connections to tables; close some.")
    for account in payers:
        account.sockets += 1
    try:
        yield
    finally:
        for account in payers:
            account.sockets -= 1


async def _turn_away(socket: Socket, problem: Problem, code: int) -> None:
    with suppress(WebSocketException, RuntimeError, OSError):
        await socket.send_text(msgspec.json.encode(wire.Error(problem.code, problem.message)))
        await socket.close(code, problem.code)


async def _stay(socket: Socket, guest: Guest | None, table: LiveTable, payers: Payers) -> None:
    mine = table.data.seats_of(guest.id if guest else None)
    listener = Listener(guest, mine[0] if mine else None, table.services.outgoing)
    connection: LiveConnection = socket.scope[CONNECTION]  # type: ignore[typeddict-item]
    line = _Line(connection, payers)
    await metered(_enter(table, listener))
    listener.connect(line)
    sender = asyncio.get_running_loop().create_task(_send_held(socket, listener, line))
    properly = False
    try:
        properly = await _receive(connection, table, listener, payers)
    finally:
        if listener.dropped:
            await asyncio.wait({sender}, timeout=LAST_WORDS)
        sender.cancel()
        listener.nobody_sends()
        table.listeners.leave(listener, properly)


async def _enter(table: LiveTable, listener: Listener) -> None:
    seen = await table.listeners.seen_by(listener.guest)
    async with table.lock:
        table.listeners.enter(listener, seen.actions if seen else None)


class _Line:
    """A connection, and who pays for what is sent on it."""

    def __init__(self, connection: LiveConnection, payers: Payers) -> None:
        self.connection = connection
        self.payers = payers
        self.ready = connection.ready

    def send(self, texts: list[bytes], paid: int) -> None:
        start = time.perf_counter()
        bytes = self.connection.send_all(texts) - paid
        seconds = time.perf_counter() - start
        for account in self.payers:
            account.spend(seconds, bytes)


async def _send_held(socket: Socket, listener: Listener, line: _Line) -> None:
    """Send what waits until the client reads on; then close the connection, if that was all."""
    try:
        while True:
            await listener.held.wait()
            await line.connection.writable.wait()
            if not line.ready():
                return  # the client is gone; receiving learns of it as well
            texts, code = listener.take()
            if texts:
                line.send(texts, listener.take_paid())
                listener.sent(texts)
            if code is not None:
                await socket.close(code)
                return
    except (WebSocketException, RuntimeError, OSError):
        return  # gone meanwhile
    finally:
        listener.nobody_sends()


async def _receive(
    connection: LiveConnection, table: LiveTable, listener: Listener, payers: Payers
) -> bool:
    """Do what the client says until it goes; whether it went properly."""
    settings = table.services.settings
    bucket = Bucket(settings.messages_a_second, settings.messages_at_once)
    flood = 0
    while True:
        event: Any = await connection.receive()
        if event["type"] != "websocket.receive":
            return event.get("code") in GONE_PROPERLY
        text = event.get("text")
        sent = (event.get("bytes") or b"") if text is None else text
        if bucket.take():
            flood = 0
            if await _may_speak(listener, payers):
                listener.heard(table.data)
                await metered(_handle(table, listener, payers, sent))
            else:
                listener.push(wire.Error(Code.TOO_MANY, TOO_MUCH, _id(sent)))
        else:
            flood += 1
            listener.push(wire.Error(Code.TOO_MANY, EXCESS, _id(sent)))
            if flood >= FLOOD:
                listener.drop(TOO_MANY)
                return False


async def _may_speak(listener: Listener, payers: Payers) -> bool:
    """Who has not read what it was sent, or has cost too much lately, is not heard before; and
    not at all if it would have to wait too long."""
    if not listener.caught_up.is_set():
        await listener.caught_up.wait()
    for _ in range(WAITS):
        seconds = debt(payers)
        if seconds == 0.0:
            return True
        await asyncio.sleep(min(seconds, 1.0))
    return debt(payers) == 0.0


# ---- one message


class Unreadable(Exception):
    """A message that is not one; its id, if that could be read."""

    def __init__(self, message: str, id: int | str | msgspec.UnsetType) -> None:
        super().__init__(message)
        self.id = id


async def _handle(table: LiveTable, listener: Listener, payers: Payers, sent: str | bytes) -> None:
    """Do what one message says and reply to it. Whatever it says, the table goes on."""
    id: int | str | msgspec.UnsetType = msgspec.UNSET
    try:
        message = _read(sent)
        id = message.id if message.id is not None else msgspec.UNSET
        reply = await _do(table, listener, payers, message)
        if reply is not None:
            listener.push(reply)
    except Unreadable as error:
        listener.push(wire.Error(Code.MALFORMED, str(error), error.id))
    except Problem as problem:
        listener.push(wire.Error(problem.code, problem.message, id))
    except GrammarError as error:
        listener.push(wire.Error(Code.UNREADABLE, str(error), id))
    except Refused as error:
        assert not isinstance(id, msgspec.UnsetType)
        listener.push(wire.Refused(id, error.refusal.plain()))
    except Exception:
        _log.exception("table %s: a message failed", table.data.id)
        listener.push(wire.Error(Code.INTERNAL, "The server made a mistake.", id))


class _WithId(msgspec.Struct):
    id: wire.Reference


def _read(sent: str | bytes) -> wire.Message:
    size = len(sent if isinstance(sent, bytes) else sent.encode("utf-8", "replace"))
    if size > MESSAGE_BYTES:
        raise Problem(Code.TOO_LARGE, f"A message has {MESSAGE_BYTES} bytes at most.")
    try:
        return _DECODER.decode(sent)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(f"This message cannot be read: {error}.", _id(sent)) from error


def _id(sent: str | bytes) -> int | str | msgspec.UnsetType:
    """The id of a message, be it unreadable otherwise."""
    try:
        return msgspec.json.decode(sent[:MESSAGE_BYTES], type=_WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return msgspec.UNSET


async def _do(table: LiveTable, listener: Listener, payers: Payers, message: wire.Message) -> Any:
    """Do it; the reply."""
    data = table.data
    if isinstance(message, wire.Ping):
        return wire.Done(message.id)
    if isinstance(message, wire.Say):
        await _say(table, listener, message.text, payers)
        return wire.Done(message.id)
    if isinstance(message, wire.Look):
        await _look(table, listener, message)
        return None
    if isinstance(message, wire.GoOn):
        if not data.seats_of(listener.guest_id()):
            raise not_your_seat()
        if message.to == "back":
            await play.go_back(table)
        else:
            await play.go_on(table, message.to == "leave")
        return wire.Done(message.id)
    seat = message.seat
    if not data.holds(listener.guest_id(), seat):
        raise not_your_seat()
    if isinstance(message, wire.Why):
        refusal = await why(table, seat, message.action)
        return wire.WhyNot(message.id, message.action, refusal.plain() if refusal else None)
    if isinstance(message, wire.Preview):
        found = await previews(table, seat, message.decision, message.actions)
        return wire.Previews(message.id, found)
    if isinstance(message, wire.Ways):
        return wire.WaysFound(message.id, await ways_from(table, seat, message.decision))
    if seat in data.gone:
        raise Problem(Code.RESIGNED, "This seat has given up.")
    if isinstance(message, wire.Act):
        left = await play.act(table, seat, message.decision, message.action)
        return wire.Done(message.id, left or msgspec.UNSET)
    if isinstance(message, wire.Undo):
        await undo.undo(table, seat)
    elif isinstance(message, wire.ProposeUndo):
        await undo.propose_undo(table, seat, message.count)
    elif isinstance(message, wire.VoteUndo):
        await undo.vote_undo(table, seat, message.agree)
    elif isinstance(message, wire.Ask):
        await play.ask(table, seat, message.window, message.on)
    else:
        await play.resign(table, seat)
    return wire.Done(message.id)


async def _say(table: LiveTable, listener: Listener, text: str, payers: Payers) -> None:
    """A line of chat, by the seat whose eyes these are or by a spectator."""
    guest = listener.guest
    if guest is None:
        raise Problem(Code.NO_GUEST, "Only guests can chat.")
    text = cleaned(text, CHAT, "A line of chat")
    for account in payers:
        if not account.talk.take():
            raise Problem(Code.TOO_MANY, "Too many lines at once; wait a moment.")
    mine = table.data.seats_of(guest.id)
    seat = listener.eyes if listener.eyes in mine else None
    name = table.data.seats[seat].name if seat is not None else guest.name
    await chat.say(table, guest, seat, name, text)


async def _look(table: LiveTable, listener: Listener, message: wire.Look) -> None:
    """See through another own seat's eyes; after the end, through anybody's."""
    async with table.lock:
        mine = table.data.seats_of(listener.guest_id())
        over = table.data.state == "finished" and message.seat < len(table.data.seats)
        if message.seat not in mine and not over:
            raise not_your_seat()
        listener.eyes = message.seat
        table.listeners.push_state(listener, table.data.actions)
