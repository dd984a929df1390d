"""Chat: it reaches everybody, and stays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from anabasis.server.errors import Problem
from anabasis.server.settings import (
    CHAT_OF_A_GUEST,
    CHAT_OF_A_SPECTATOR,
    CHAT_SHOWN,
    CHAT_SHOWN_LETTERS,
)
from anabasis.server.tables import chat
from anabasis.server.tables.guests import Guest
from tests.server.inside import inside, make_table
from tests.server.people import Person, seated


def test_chat_reaches_all_and_stays(ann: Person, bob: Person, eve: Person) -> None:
    eve.get("/me")
    with seated(ann, bob) as (one, two), eve.sit(one.board["table"]) as watching:
        one.done("chat", text="  χαῖρε, <b>Δαρεῖε</b>! ")
        line = watching.hear("chat")
        assert line["text"] == "χαῖρε, <b>Δαρεῖε</b>!"
        assert line["seat"] == 0
        assert line["name"] == ann.get("/me")["name"]
        watching.done("chat", text="from the crowd")
        two.hear("chat")
        assert two.hear("chat")["seat"] is None
        for text in ("", "   ", "x" * 501, "a\x1bb"):
            assert one.ask("chat", text=text)["code"] == "malformed"
        with eve.sit(one.board["table"]) as later:
            said = [line["text"] for line in later.board["chat"]]
            assert said == ["χαῖρε, <b>Δαρεῖε</b>!", "from the crowd"]


def test_no_one_guest_can_fill_the_chat(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            ann, table = await make_table(server, "me", "here")
            eve, bob = Guest("eve", "Eve"), Guest("bob", "Bob")
            for guest, seat, most in (
                (eve, None, CHAT_OF_A_SPECTATOR),
                (ann, 0, CHAT_OF_A_GUEST),
            ):
                for _ in range(most):
                    await chat.say(table, guest, seat, guest.name, "me")
                with pytest.raises(Problem, match="You have said enough"):
                    await chat.say(table, guest, seat, guest.name, "me")
            await chat.say(table, bob, None, "Bob", "may I?")
            assert table.chat[-1].text == "may I?"

    asyncio.run(scenario())


def test_what_is_shown_of_a_long_chat_is_short(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database(), tables_in_memory=1) as server:
            ann, table = await make_table(server, "me", "here")
            for number in range(40):
                await chat.say(table, ann, 0, "Ann", f"{number} " + "x" * 490)
            assert len(table.chat) == 20
            assert sum(len(line.text) for line in table.chat) < CHAT_SHOWN_LETTERS
            assert table.chat[-1].text.startswith("39 ")
            await make_table(server, "me", "here")
            async with server.tables.visit(table.data.id) as again:
                assert again is not table
                assert again.chat == table.chat
            for _ in range(CHAT_SHOWN + 5):
                await chat.say(again, ann, 0, "Ann", "hm")
            assert len(again.chat) == CHAT_SHOWN

    asyncio.run(scenario())
