"""Lessons: prepared chance, prepared bots, and a hint for whoever strays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from anabasis.core.message import Refused
from anabasis.core.record import dump, load
from anabasis.core.registry import find_game
from anabasis.server.errors import Problem
from anabasis.server.tables import play, undo
from anabasis.server.tables.lesson import OVER, Tutorial, read_tutorial
from anabasis.server.tables.listener import Listener
from anabasis.server.tables.live_table import LiveTable
from tests.games.random_match import random_match
from tests.server.inside import act, frames, inside, until
from tests.server.people import Frame, Live, Person

GAME = find_game("alexandros")
PARTS = {"board", "hand", "prompt", "log", "players", "tracks", "rules", "undo"}
"""Parts of the page that a step may point at."""


def prepared() -> Tutorial:
    """A lesson made of the beginning of a game: its draws, and what both seats did."""
    options = {"starter": "seat-1"}
    match = random_match(GAME, 2, seed=4, options=options)
    turns = [moment.entry for moment in match.moments]
    second = next(number for number, entry in enumerate(turns) if entry.seat == 1)
    third = next(number for number, entry in enumerate(turns) if number > second and not entry.seat)
    steps = [{"id": "hello", "text": "tutorial-hello", "highlight": ["board"], "next": True}]
    for number, entry in enumerate(turns[:second]):
        steps.append(
            {"id": f"do-{number}", "text": "tutorial-do", "expect": entry.action, "hint": "do-this"}
        )
    steps.append({"id": "bye", "text": "tutorial-bye", "next": True})
    return read_tutorial(
        {
            "options": options,
            "draws": match.setup_draws + [draw for entry in turns[:third] for draw in entry.draws],
            "script": [entry.action for entry in turns[second:third]],
            "bot": "random",
            "steps": steps,
        }
    )


def test_a_lesson_goes_as_it_was_prepared(database: Callable[[], str]) -> None:
    tutorial = prepared()

    async def scenario() -> None:
        async with inside(database(), tables_in_memory=1) as server:
            server.catalogue.tutorials["alexandros"] = tutorial
            assert server.catalogue.infos("en")[0].tutorial is True
            guest, _ = await server.guests.make()
            table = await server.lobby.teach(guest, "alexandros")
            shown = await server.lobby.summary(table, guest)
            assert shown.tutorial is True
            assert [seat.kind for seat in shown.seats] == ["person", "bot"]
            listener = Listener(guest, 0)
            table.listeners.connected.add(listener)

            await strays(table, tutorial.steps[1].expected()[0], "not-in-this-step")
            await play.go_on(table, leave=False)
            assert table.data.step == 1
            with pytest.raises(Problem, match="wants to be done"):
                await play.go_on(table, leave=False)
            for step in tutorial.steps[1:-1]:
                with pytest.raises(Problem, match="taken back"):
                    await undo.undo(table, 0)
                await strays(table, "stop" if step.expected() != ["stop"] else "levy ox", "do-this")
                position = table.running().position
                await play.act(table, 0, table.name(position.opened), step.expected()[0])
            await until(table, lambda: table.data.to_act == [0])
            match = table.running()
            done = [entry.action for entry in match.entries]
            expected = [step.expected()[0] for step in tutorial.steps[1:-1]]
            assert done == expected + tutorial.script
            drawn = match.setup_draws + [draw for one in match.entries for draw in one.draws]
            assert drawn == tutorial.draws
            places = [one["lesson"] for one in frames(listener) if "lesson" in one]
            assert places[-1] == {"step": len(tutorial.steps) - 1}

            await play.go_on(table, leave=False)
            assert table.data.step == OVER
            assert frames(listener)[-1]["lesson"] is None
            await act(table)
            assert load(dump(match), find_game)

    asyncio.run(scenario())


def test_a_step_back_is_done_again(database: Callable[[], str]) -> None:
    """What was done is taken back, the other seats' answers with it, and all goes as before."""
    tutorial = prepared()

    async def scenario() -> None:
        async with inside(database()) as server:
            server.catalogue.tutorials["alexandros"] = tutorial
            guest, _ = await server.guests.make()
            table = await server.lobby.teach(guest, "alexandros")
            with pytest.raises(Problem, match="first step"):
                await play.go_back(table)
            await play.go_on(table, leave=False)
            await play.go_back(table)
            assert table.data.step == 0
            await play.go_on(table, leave=False)
            for step in tutorial.steps[1:-1]:
                for again in (True, False):
                    opened = table.name(table.running().position.opened)
                    await play.act(table, 0, opened, step.expected()[0])
                    if again:
                        await until(table, lambda: table.data.to_act == [0])
                        await play.go_back(table)
                        assert tutorial.steps[table.data.step] is step
            await until(table, lambda: table.data.to_act == [0])
            match = table.running()
            stands = [moment.entry for moment in match.moments]
            expected = [step.expected()[0] for step in tutorial.steps[1:-1]]
            assert [entry.action for entry in stands] == expected + tutorial.script
            drawn = match.setup_draws + [draw for one in stands for draw in one.draws]
            assert drawn == tutorial.draws
            assert load(dump(match), find_game)
            await play.go_on(table, leave=True)
            with pytest.raises(Problem, match="no lesson"):
                await play.go_back(table)

    asyncio.run(scenario())


async def strays(table: LiveTable, action: str, hint: str) -> None:
    """Something else than the step expects is refused with the hint, and changes nothing."""
    before = dump(table.running())
    with pytest.raises(Refused) as refused:
        await play.act(table, 0, table.name(table.running().position.opened), action)
    assert refused.value.refusal.key == hint
    assert dump(table.running()) == before


def test_a_lesson_that_is_left_goes_on_as_a_game(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        url = database()
        async with inside(url) as server:
            server.catalogue.tutorials["alexandros"] = prepared()
            guest, _ = await server.guests.make()
            table = await server.lobby.teach(guest, "alexandros")
            await play.go_on(table, leave=False)
        async with inside(url) as server:
            server.catalogue.tutorials["alexandros"] = prepared()
            async with server.tables.visit(table.data.id) as again:
                assert again.data.step == 1
                await play.go_on(again, leave=True)
                with pytest.raises(Problem, match="no lesson"):
                    await play.go_on(again, leave=True)
                while again.data.to_act == [0]:
                    await act(again)
                await until(again, lambda: again.data.to_act == [0])

    asyncio.run(scenario())


def test_what_comes_before_the_first_step_is_played_at_once(database: Callable[[], str]) -> None:
    tutorial = prepared()
    tutorial.opening = [step.expected()[0] for step in tutorial.steps[1:-1]]
    tutorial.steps = [tutorial.steps[0], tutorial.steps[-1]]

    async def scenario() -> None:
        url = database()
        async with inside(url) as server:
            server.catalogue.tutorials["alexandros"] = tutorial
            guest, _ = await server.guests.make()
            table = await server.lobby.teach(guest, "alexandros")
            before = dump(table.running())
            assert table.data.step == 0
            assert table.data.to_act == [0]
            assert len(table.stamps) == len(table.running().moments)
        async with inside(url) as server:
            server.catalogue.tutorials["alexandros"] = tutorial
            async with server.tables.visit(table.data.id) as again:
                match = again.running()
                assert dump(match) == before
                entries = match.entries
                assert [one.action for one in entries if one.seat == 0] == tutorial.opening
                assert [one.action for one in entries if one.seat == 1] == tutorial.script
                drawn = match.setup_draws + [draw for one in entries for draw in one.draws]
                assert drawn == tutorial.draws
                await play.go_on(again, leave=True)
                await act(again)

    asyncio.run(scenario())


def test_a_game_without_a_tutorial_says_so(ann: Person) -> None:
    assert ann.refused("GET", "/games/breach/tutorial", 404) == "no-tutorial"
    assert ann.refused("POST", "/games/breach/tutorial", 404) == "no-tutorial"
    assert ann.refused("POST", "/games/chess/tutorial", 404) == "unknown-game"


def at_step(number: int) -> Callable[[Frame], bool]:
    return lambda board: board["lesson"] == {"step": number}


def offering(action: str) -> Callable[[Frame], bool]:
    return lambda board: action in board["legal"]


def test_every_installed_tutorial_can_be_played_to_its_end(ann: Person) -> None:
    taught = [game["id"] for game in ann.get("/games") if game["tutorial"]]
    assert {"alexandros", "arbela"} <= set(taught)
    for game in taught:
        steps = ann.get(f"/games/{game}/tutorial?language=en")["steps"]
        table = ann.post(f"/games/{game}/tutorial", status=201)
        with ann.sit(table) as live:
            for number, step in enumerate(steps):
                live.until(at_step(number))
                if "expect" in step:
                    wanted = step["expect"]
                    actions = [wanted] if isinstance(wanted, str) else wanted
                    live.until(offering(actions[0]))
                    stray(live, actions, step["hint"])
                    live.act(actions[0])
                else:
                    live.done("lesson", to="next")
            live.until(lambda board: board["lesson"] is None)
            live.until(lambda board: board["legal"])
            live.act()
            assert ann.get("/tables?scope=mine")[0]["tutorial"] is True


def stray(live: Live, wanted: list[str], hint: str) -> None:
    """What is allowed but not wanted now is refused with the step's hint."""
    for other in [action for action in live.board["legal"] if action not in wanted][:1]:
        seat, decision = live.board["seat"], live.decision()
        reply = live.ask("act", seat=seat, decision=decision, action=other)
        assert reply["type"] == "refused"
        assert f"refusal-{reply['refusal']['key']}" == hint


def test_steps_point_at_what_there_is(ann: Person) -> None:
    for game in [game["id"] for game in ann.get("/games") if game["tutorial"]]:
        fields = {field for action in find_game(game).grammar for field in action.fields}
        words = {word for field in fields for word in field.words}
        for step in ann.get(f"/games/{game}/tutorial?language=en")["steps"]:
            for name in step["highlight"]:
                domain, _, word = name.partition(":")
                assert word in words if word else domain in PARTS, name


@pytest.mark.parametrize(
    "plain", [{}, {"steps": [{"id": "x"}]}, {"steps": [], "surprise": 1}, {"steps": "none"}]
)
def test_a_tutorial_that_is_none_is_refused(plain: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_tutorial(plain)
