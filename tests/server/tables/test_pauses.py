"""The pause at windows: to all others a table looks the same whether a seat is asked or not."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from breach.board import TOKEN
from tests.server.people import Live, Person, leading

PAUSE = 1
"""Seconds; the shortest there is."""
PATIENCE = 15
"""Less than the seconds that a server waits at a window without a pause."""


def stripped(frame: str) -> Any:
    """A frame without what differs from table to table: names, times, and the dice."""
    found = json.loads(frame)
    for key in ("table", "spectators", "timer"):
        found.pop(key, None)
    for decision in found.get("decisions", []):
        decision.pop("deadline", None)
        decision.pop("number", None)
    if found.get("entry"):
        found["entry"].pop("at")
        found["entry"]["events"] = [event["kind"] for event in found["entry"]["events"]][:1]
    found.pop("view", None)
    found.pop("prompt", None)
    found.pop("legal", None)
    return found


def stormed(one: Live, two: Live, stays: bool) -> tuple[list[Any], float]:
    """The leader storms, and the other stays or is not asked: the frames up to the first wave that
    the leader is sent, and how long it takes."""
    first = len(one.raw)
    begun = time.monotonic()
    one.act("storm 5")
    n = one.board["n"]
    if stays:
        two.until(lambda board: board["legal"])
        two.done("act", seat=1, decision=two.decision(), action="stay")
    one.until(lambda board: board["n"] > n)
    taken = time.monotonic() - begun
    return [stripped(frame) for frame in one.raw[first:] if '"update"' in frame], taken


def test_others_are_shown_the_same_and_wait_as_long(ann: Person, bob: Person) -> None:
    seen = []
    for stays in (False, True):
        with leading(ann, bob, pause=PAUSE) as (one, two):
            if not stays:
                two.done("ask", seat=1, window="sally", on=False)
            frames, taken = stormed(one, two, stays)
            assert PAUSE <= taken < PATIENCE
            seen.append(frames)
    assert seen[0] == seen[1]
    (window, after) = seen[0]
    assert window["decisions"] == [{"seat": 1, "must": False}]
    assert after["entry"]["seat"] == -1 and after["entry"]["action"] == "go-by 1"


def test_only_who_wants_to_be_asked_is(ann: Person, bob: Person) -> None:
    with leading(ann, bob, pause=60) as (one, two):
        two.done("ask", seat=1, window="sally", on=False)
        assert two.board["asks"] == []
        one.act("storm 5")
        two.until(lambda board: board["decisions"][0]["must"] is False)
        assert (two.board["prompt"], two.board["legal"]) == (None, [])
        two.done("ask", seat=1, window="sally", on=True)
        board = two.until(lambda board: board["legal"])
        assert board["legal"][0] == "stay" and board["asks"] == ["sally"]
        assert one.board["asks"] == ["sally"], "as the game has it at the beginning"


def test_who_stays_is_not_asked_again_and_nobody_hears_of_it(ann: Person, bob: Person) -> None:
    with leading(ann, bob, pause=60) as (one, two):
        one.act("storm 5")
        legal = two.until(lambda board: board["legal"])["legal"]
        frames = len(one.raw)
        lacking = next(f"sally {word}" for word in TOKEN.words if f"sally {word}" not in legal)
        refused = two.ask("act", seat=1, decision=two.decision(), action=lacking)
        assert refused["type"] == "refused"
        two.done("act", seat=1, decision=two.decision(), action="stay")
        two.until(lambda board: not board["legal"])
        assert one.ask("why", seat=0, action="stay")["refusal"]["key"] == "not-your-decision"
        assert not any('"update"' in frame for frame in one.raw[frames:])


def test_what_is_sealed_is_opened_when_the_time_is_over(ann: Person, bob: Person) -> None:
    with leading(ann, bob, pause=PAUSE) as (one, two):
        one.act("storm 5")
        two.until(lambda board: len(board["legal"]) > 1)
        sally = two.board["legal"][1]
        begun = time.monotonic()
        two.done("act", seat=1, decision=two.decision(), action=sally)
        board = one.until(lambda board: board.get("entry") and board["entry"]["seat"] == 1)
        assert time.monotonic() - begun > PAUSE / 2
        assert board["entry"]["events"][0]["kind"] == "sallied"


@pytest.mark.parametrize("seats", [("me", "here"), ("me", "random")])
def test_there_is_none_where_nobody_could_notice(ann: Person, seats: tuple[str, ...]) -> None:
    table = ann.table(*seats, game="breach", pause=60)
    with ann.sit(table) as live:
        assert live.board["table"]["pause"] == 60
        live.done("ask", seat=0, window="sally", on=False)
        assert live.board["asks"] == []
