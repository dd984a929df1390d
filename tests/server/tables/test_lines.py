"""Several steps in one request: told together, stopped where a choice stops."""

from __future__ import annotations

import json
from typing import Any

from tests.server.people import Live, Person, seated


def asking(live: Live) -> dict[str, int]:
    return {"seat": live.board["seat"], "decision": live.decision()}


def lines(live: Live, ends: bool = True) -> list[list[str]]:
    """Where the decision of the seat can lead: all the actions of each way."""
    reply = live.ask("ways", **asking(live))
    assert reply["type"] == "ways"
    steps: list[dict[str, Any]] = reply["steps"]
    found: list[list[str]] = []
    for step in steps:
        after = step.get("after", -1)
        found.append([*(found[after] if after >= 0 else []), step["action"]])
    return [line for line, step in zip(found, steps, strict=True) if step.get("ends") or not ends]


def beginning(first: Live, second: Live) -> tuple[Live, Live]:
    return (first, second) if first.board["legal"] else (second, first)


def marching(first: Live, second: Live) -> tuple[Live, Live]:
    """Who begins has taken a face-up card, and another lies there: where the march goes from now
    on needs no chance."""
    mine, other = beginning(first, second)
    mine.act(longest_march(mine)[0])
    other.until(lambda board: board["n"] == mine.board["n"])
    return mine, other


def longest_march(live: Live) -> list[str]:
    """The most steps by a face-up card, which is replaced at once."""
    return max((line for line in lines(live) if line[0].startswith("march ")), key=len)


def test_a_whole_march_is_one_request_and_one_frame(ann: Person, bob: Person) -> None:
    with seated(ann, bob) as [first, second]:
        mine, other = marching(first, second)
        way = max(lines(mine), key=len)
        assert len(way) > 1
        before, heard = mine.board["n"], len(other.raw)
        reply = mine.ask("act", action="; ".join(way), **asking(mine))
        assert reply["type"] == "done"
        assert "left" not in reply
        entry = mine.board["entry"]
        assert entry["n"] == before + 1
        assert entry["steps"] == way
        assert "open" not in entry
        other.until(lambda board: board["n"] == before + 1)
        told = [json.loads(frame) for frame in other.raw[heard:]]
        assert [frame["entry"]["n"] for frame in told if "entry" in frame] == [before + 1]
        assert "steps" not in other.board["entry"]


def test_the_same_steps_one_by_one_come_to_the_same(ann: Person, bob: Person) -> None:
    with seated(ann, bob) as [first, second]:
        mine, _ = marching(first, second)
        way = next(line for line in lines(mine) if len(line) > 1)
        preview = mine.ask("preview", actions=["; ".join(way)], **asking(mine))
        for step in way:
            mine.act(step)
        events = mine.board["entry"]["events"]
        [found] = preview["previews"].values()
        assert found["events"]
        kinds = [event["kind"] for event in events]
        assert [event["kind"] for event in found["events"]] == kinds[: len(found["events"])]


def test_a_line_stops_at_a_draw_and_says_what_is_left(ann: Person, bob: Person) -> None:
    with seated(ann, bob) as [first, second]:
        mine, _ = beginning(first, second)
        way = longest_march(mine)
        reply = mine.ask("act", action="; ".join(way), **asking(mine))
        assert reply["left"] == "; ".join(way[1:])
        reply = mine.ask("act", action=reply["left"], **asking(mine))
        assert "left" not in reply
        assert mine.board["entry"]["steps"] == way[1:]


def test_a_line_stops_where_chance_comes_in(ann: Person) -> None:
    with ann.sit(ann.table("me", "random")) as live:
        live.until(lambda board: board["legal"])
        while "take-supply" not in live.board["legal"]:
            live.act()
        reply = live.ask("act", action="take-supply; take-supply", **asking(live))
        assert reply["left"] == "take-supply"
        assert live.board["entry"]["steps"] == ["take-supply"]


def test_a_line_stops_before_a_step_that_is_not_allowed(ann: Person, bob: Person) -> None:
    with seated(ann, bob) as [first, second]:
        mine, other = marching(first, second)
        way = next(line for line in lines(mine) if len(line) > 1)
        heard = len(other.raw)
        reply = mine.ask("act", action=f"{way[0]}; take-supply; stop", **asking(mine))
        assert reply["left"] == "take-supply; stop"
        assert mine.board["entry"]["open"]
        assert mine.board["entry"]["steps"] == way[:1]
        assert mine.board["legal"]
        mine.done("undo", seat=mine.board["seat"])
        assert len(other.raw) == heard


def test_a_first_step_that_is_not_allowed_changes_nothing(ann: Person, bob: Person) -> None:
    with seated(ann, bob) as [first, second]:
        mine, _ = beginning(first, second)
        [legal, *_] = mine.board["legal"]
        reply = mine.ask("act", action=f"take-supply; {legal}", **asking(mine))
        assert reply["type"] == "refused"
        for broken in (f"{legal}; nonsense", f"{legal};", ";", f"{legal}; march"):
            reply = mine.ask("act", action=broken, **asking(mine))
            assert reply["code"] == "unreadable"
        assert legal in mine.board["legal"]
        assert mine.board["n"] == 0


def test_ways_are_told_to_the_seat_that_decides_alone(ann: Person, bob: Person) -> None:
    with seated(ann, bob) as [first, second]:
        mine, other = beginning(first, second)
        name = mine.decision()
        seat, rest = mine.board["seat"], other.board["seat"]
        assert other.ask("ways", seat=seat, decision=name)["code"] == "not-your-seat"
        reply = other.ask("ways", seat=rest, decision=name)
        assert reply["refusal"]["key"] == "decision-closed"
        assert mine.ask("ways", seat=seat, decision=name + 1)["type"] == "refused"
        single = [line[0] for line in lines(mine, ends=False) if len(line) == 1]
        assert single == mine.board["legal"]


def test_a_lesson_wants_each_step_of_a_line(ann: Person) -> None:
    """What the lesson does not ask for is not taken, and what it asks for counts as done."""
    steps = ann.get("/games/alexandros/tutorial")["steps"]
    with ann.sit(ann.post("/games/alexandros/tutorial", {}, 201)) as live:
        while "expect" not in steps[at := live.board["lesson"]["step"]]:
            live.done("lesson", to="next")
        expected = steps[at]["expect"]
        wanted = expected if isinstance(expected, str) else expected[0]
        reply = live.ask("act", action=f"{wanted}; special temple", **asking(live))
        assert reply["left"] == "special temple"
        assert live.board["entry"]["steps"] == [wanted]
        assert live.board["lesson"]["step"] == at + 1
