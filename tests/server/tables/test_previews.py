"""Asking what an action would lead to: nothing changes, nobody else hears of it."""

from __future__ import annotations

import json

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
