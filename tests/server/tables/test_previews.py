"""Asking what an action would lead to: nothing changes, nobody else hears of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from anabasis.server.settings import PREVIEWS_KEPT
from anabasis.server.tables.live_table import LiveTable
from anabasis.server.tables.pieces import PIECE
from anabasis.server.tables.previews import previews, ways_from, why
from anabasis.server.tables.records import moment
from tests.server.inside import act, inside, make_table
from tests.server.people import Live, Person, seated


def asking(live: Live) -> dict[str, int]:
    return {"seat": live.board["seat"], "decision": live.decision()}


def test_each_legal_action_can_be_asked_about(ann: Person) -> None:
    with ann.sit(ann.table("me", "random")) as live:
        actions = live.until(lambda board: board["legal"])["legal"][:16]
        reply = live.ask("preview", actions=actions, **asking(live))
        assert reply["type"] == "preview"
        assert sorted(reply["previews"]) == sorted(actions)
        for found in reply["previews"].values():
            assert set(found) == {"events", "changes", "complete", "odds", "sums"}
        again = live.ask("preview", actions=actions[:1], **asking(live))
        assert again["previews"] == {actions[0]: reply["previews"][actions[0]]}


def test_what_was_previewed_comes_about(ann: Person) -> None:
    """The events of a preview are the first of those that then are told."""
    with ann.sit(ann.table("me", "random")) as live:
        compared = 0
        for _ in range(20):
            board = live.until(lambda board: board["legal"] or not board["decisions"])
            if not board["legal"]:
                break
            action = board["legal"][0]
            reply = live.ask("preview", actions=[action], **asking(live))
            found = reply["previews"][action]
            before = board["n"]
            live.act(action)
            entry = live.board.get("entry")
            if found["complete"] and entry and entry["n"] == before + 1:
                assert entry["events"][: len(found["events"])] == found["events"]
                compared += 1
        assert compared


def test_the_odds_of_a_draw_are_told(ann: Person) -> None:
    with ann.sit(ann.table("me", "random")) as live:
        while True:
            live.until(lambda board: board["legal"])
            if "take-supply" in live.board["legal"]:
                break
            live.act()
        reply = live.ask("preview", actions=["take-supply"], **asking(live))
        chances = reply["previews"]["take-supply"]["odds"]
        assert abs(sum(chance["low"] for chance in chances) - 1) < 0.01


def test_nothing_changes_and_nobody_else_hears_of_it(ann: Person, bob: Person) -> None:
    with seated(ann, bob) as [first, second]:
        mine, other = (first, second) if first.board["legal"] else (second, first)
        before = mine.board
        mine.ask("preview", actions=before["legal"][:3], **asking(mine))
        assert mine.board == before
        heard = len(other.raw)
        other.ask("why", seat=other.board["seat"], action="stop")
        kinds = [json.loads(frame)["type"] for frame in other.raw[heard:]]
        assert set(kinds) <= {"presence", "why"}


def test_what_cannot_be_done_is_refused_by_its_rule(ann: Person, bob: Person) -> None:
    with seated(ann, bob) as [first, second]:
        mine, other = (first, second) if first.board["legal"] else (second, first)
        stale = asking(mine) | {"decision": 1}
        action = mine.board["legal"][0]
        reply = mine.ask("preview", actions=[action], **stale)
        assert reply["refusal"]["key"] == "decision-closed"
        reply = mine.ask("preview", actions=["levy horse"], **asking(mine))
        assert reply["type"] == "refused"
        theirs = {"seat": other.board["seat"], "decision": 1}
        reply = other.ask("preview", actions=[action], **theirs)
        assert reply["refusal"]["key"] == "not-your-decision"
        seat = asking(mine)["seat"]
        reply = other.ask("preview", actions=[action], seat=seat, decision=1)
        assert reply["code"] == "not-your-seat"
        for actions in ([], [action] * 17, ["nonsense"], [7]):
            reply = mine.ask("preview", actions=actions, **asking(mine))
            assert reply["type"] == "error"


# ---- what it may cost


class Counted:
    """Does pieces of work, and counts them."""

    def __init__(self, table: LiveTable) -> None:
        self.pieces = 0
        self.real = table.services.pieces.do
        table.services.pieces.do = self.do  # type: ignore[method-assign]

    async def do(self, piece: Callable[[], Any]) -> Any:
        self.pieces += 1
        return await self.real(piece)


def test_ways_and_reasons_are_looked_for_once_and_in_pieces(database: Callable[[], str]) -> None:
    """However much there is to try, others have their turn in between."""

    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(server, "me", "here", options={"starter": "seat-1"})
            counted = Counted(table)
            steps: list[Any] = []
            while len(steps) <= PIECE:
                match = table.running()
                seat = match.waiting()[0]
                counted.pieces = 0
                name = table.name(match.position.opened)
                steps = json.loads(bytes(await ways_from(table, seat, name)))
                if len(steps) <= PIECE:
                    await act(table, seat)
            assert counted.pieces >= len(steps) // PIECE
            before = counted.pieces
            later = next(step["action"] for step in steps if step.get("after", -1) >= 0)
            refusal = await why(table, seat, later)
            assert refusal is not None and refusal.key == "not-yet"
            assert counted.pieces == before
            table.listeners.views.clear()
            again = await why(table, seat, later)
            assert again is not None and again.plain() == refusal.plain()
            assert counted.pieces == 2 * before
            table.listeners.views.clear()
            await asyncio.gather(*[ways_from(table, seat, name) for _ in range(8)])
            assert counted.pieces == 3 * before

    asyncio.run(scenario())


def test_there_is_an_end_of_what_is_kept(database: Callable[[], str]) -> None:
    """There is no end of lines of steps that can be asked about; a line is the same however it is
    written."""

    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(server, "me", "here", options={"starter": "seat-1"})
            first = table.listeners.seat_view(0).legal[0]
            name = table.name(table.running().position.opened)
            kept = table.listeners.seat_view(0).previews
            spaced = f" {first.replace(' ', '   ')} "
            found = await previews(table, 0, name, [first, spaced])
            assert list(found) == [first, spaced] and list(kept) == [first]
            lines = [f"{first}; {action.text()}" for action in table.game.grammar]
            for line in lines[: PREVIEWS_KEPT + 20]:
                await previews(table, 0, name, [line])
            assert len(kept) == PREVIEWS_KEPT
            assert list(kept)[-1] == lines[PREVIEWS_KEPT + 19]

    asyncio.run(scenario())


def test_what_may_be_looked_up_of_a_moment_is_a_piece_of_work(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            guest, table = await make_table(server, "me", "here", game="arbela")
            counted = Counted(table)
            found = await moment(table, guest, 0, None)
            assert set(found.details) == {"reach"}
            assert counted.pieces == 1

    asyncio.run(scenario())
