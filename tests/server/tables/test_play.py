"""At a live table: whole games, simultaneous answers, windows, eyes, giving up, time."""

from __future__ import annotations

import json

import pytest

from tests.server.people import Live, Person, all_hear, leading, seated


def play_out(live: Live) -> int:
    """Play the seat to the end of the game, the last legal thing at every decision; how many these
    were."""
    done = 0
    while live.board["table"]["state"] == "running":
        if live.board["legal"]:
            live.act(live.board["legal"][-1])
            done += 1
        else:
            live.hear("update")
    return done


# ---- whole games


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_a_game_against_bots_goes_to_its_end(ann: Person, bots: tuple[str, ...]) -> None:
    table = ann.table("me", *bots)
    with ann.sit(table) as live:
        assert live.board["seat"] == 0
        assert live.board["yours"] == [0]
        first = live.board["n"]
        own = play_out(live)
        board = live.board
        assert board["table"]["outcome"]["ranking"]
        assert board["decisions"] == board["legal"] == []
        assert board["prompt"] is None
        told = [json.loads(frame)["entry"] for frame in live.raw if '"type":"update"' in frame]
        assert len([entry for entry in told if entry["seat"] == 0]) == own
        others = [entry["n"] for entry in told if entry["seat"] != 0]
        numbers = {entry["n"] for entry in told}
        assert numbers == set(range(first + 1, board["n"] + 1))
        assert len(others) == len(set(others)), "what others choose is told once"
    assert ann.get("/tables?scope=finished")[0]["outcome"] == board["table"]["outcome"]


def test_every_update_carries_the_next_entry(ann: Person) -> None:
    with ann.sit(ann.table("me", "random", game="breach")) as live:
        entries = [live.board["n"]]
        while live.board["table"]["state"] == "running":
            if live.board["legal"]:
                live.say(
                    "act",
                    seat=0,
                    decision=live.decision(),
                    action=live.board["legal"][0],
                )
                live.board["legal"] = []
            elif (frame := live.hear("update")).get("entry"):
                entries.append(frame["entry"]["n"])
        assert entries == list(range(entries[0], live.board["n"] + 1))


def test_two_people_see_the_same_game(ann: Person, bob: Person) -> None:
    with seated(ann, bob, options={"starter": "seat-1"}) as (one, two):
        assert one.board["prompt"]["seat"] == 0
        assert one.board["legal"]
        assert two.board["prompt"] is None
        assert two.board["legal"] == []
        while one.board["legal"]:
            one.act()
        two.until(lambda board: board["legal"])
        assert two.board["n"] == one.board["n"]
        assert two.board["entry"]["action"] == one.board["entry"]["action"]
        assert two.board["view"]["alexander"] == one.board["view"]["alexander"]
        assert [seat["online"] for seat in two.board["table"]["seats"]] == [True, True]


def test_a_prompt_tells_the_verbs_that_answer_it(ann: Person, bob: Person) -> None:
    with seated(ann, bob, options={"starter": "seat-1"}) as (one, _):
        prompt = one.board["prompt"]
        assert prompt["key"] == "choose-card"
        assert prompt["verbs"] == ["march", "special"]
        for _ in range(12):
            if one.board["prompt"] is None:
                break
            verbs = {action.split()[0] for action in one.board["legal"]}
            assert verbs <= set(one.board["prompt"]["verbs"])
            one.act()


def test_somebody_may_watch(ann: Person, bob: Person, eve: Person) -> None:
    with seated(ann, bob, options={"starter": "seat-1"}) as (one, two):
        table = one.board["table"]
        with eve.sit(table) as watching:
            assert watching.board["seat"] is None
            assert watching.board["yours"] == []
            number = one.decision()
            assert "number" not in watching.board["decisions"][0]
            reply = watching.ask("act", seat=0, decision=number, action="stop")
            assert reply["code"] == "not-your-seat"
            assert watching.ask("look", seat=0)["code"] == "not-your-seat"
            assert watching.ask("undo", seat=0)["code"] == "not-your-seat"
            while one.board["legal"]:
                one.act()
            watching.until(lambda board: board["decisions"][0]["seat"] == 1)
        assert two.until(lambda board: board["legal"])["n"] == watching.board["n"]


def test_who_has_no_cookie_may_watch_too(ann: Person, bob: Person) -> None:
    table = ann.table("me", "here")
    with bob.sit(table) as watching:
        assert watching.board["seat"] is None
        assert watching.ask("chat", text="hello")["code"] == "no-guest"


# ---- the one door


def test_a_double_click_acts_once(ann: Person, bob: Person) -> None:
    with seated(ann, bob, options={"starter": "seat-1"}) as (one, _):
        click = {"seat": 0, "decision": one.decision(), "action": one.board["legal"][0]}
        first, second = one.say("act", **click), one.say("act", **click)
        replies: dict[int, str] = {}
        while len(replies) < 2:
            frame = one.hear("done", "refused")
            replies[frame["id"]] = frame.get("refusal", {}).get("key", "done")
        assert replies[first] == "done"
        assert replies[second] in {"decision-closed", "not-your-decision"}
        assert one.ask("why", seat=0, action="stop")["type"] == "why"
        assert (one.board["n"], one.board["entry"]["steps"]) == (1, [click["action"]])


def test_acting_out_of_turn_is_refused_with_the_rule(ann: Person, bob: Person) -> None:
    with seated(ann, bob, options={"starter": "seat-1"}) as (one, two):
        number = one.decision()
        assert "number" not in two.board["decisions"][0]
        reply = two.ask("act", seat=1, decision=number, action=one.board["legal"][0])
        assert reply["refusal"]["key"] == "not-your-decision"
        assert reply["refusal"]["case"]
        assert reply["refusal"]["params"] == {"waiting": ["seat:0"]}
        assert one.ask("act", seat=0, decision=number + 1, action="stop")["type"] == "refused"
        assert one.ask("act", seat=0, decision=number, action="resign 1")["type"] == "refused"
        assert one.ask("act", seat=0, decision=number, action="time-out 0")["type"] == "refused"
        assert one.ask("act", seat=0, decision=number, action="fly home")["code"] == "unreadable"
        assert one.ask("act", seat=1, decision=number, action="stop")["code"] == "not-your-seat"


def test_why_not(ann: Person, bob: Person) -> None:
    with seated(ann, bob, options={"starter": "seat-1"}) as (one, two):
        assert one.ask("why", seat=0, action=one.board["legal"][0])["refusal"] is None
        refusal = one.ask("why", seat=0, action="stop")["refusal"]
        assert refusal["key"] == "not-now"
        assert refusal["case"]
        assert two.ask("why", seat=0, action="stop")["code"] == "not-your-seat"
        assert two.ask("why", seat=1, action="stop")["refusal"]["key"] == "not-your-decision"
        assert one.ask("why", seat=0, action="sing")["code"] == "unreadable"


def test_simultaneous_answers_do_not_disturb_each_other(
    ann: Person, bob: Person, eve: Person
) -> None:
    with seated(ann, bob, eve, game="breach") as lives:
        assert [live.board["legal"][0] for live in lives] == ["bid 0"] * 3
        for seat, live in enumerate(lives):
            live.say("act", seat=seat, decision=live.decision(), action=f"bid {3 - seat}")
        for live in lives:
            assert live.hear("done", "refused")["type"] == "done"
        all_hear(lives, 3)
        assert [one["seat"] for one in lives[2].board["decisions"]] == [0]
        events = lives[1].board["entry"]["events"]
        assert [event["kind"] for event in events] == ["bids-opened", "lead-won"]
        assert events[0]["bids"] == [3, 2, 1]


def test_a_seat_is_asked_at_a_window_only_if_it_wishes(ann: Person, bob: Person) -> None:
    with seated(ann, bob, game="breach") as (one, two):
        assert two.ask("ask", seat=1, window="lunch", on=False)["code"] == "unknown-window"
        assert two.ask("ask", seat=1, window=5, on=False)["code"] == "unknown-window"
        two.done("ask", seat=1, window="sally", on=False)
        assert (two.board["asks"], two.board["n"]) == ([], 0)
        two.done("ask", seat=1, window=0, on=False)  # as it is: nothing to record
        one.act("bid 3")
        assert sum('"type":"update"' in frame for frame in one.raw) == 1, "a wish is told to nobody"
        two.act("bid 0")
        one.until(lambda board: board["legal"] and board["legal"][0] == "forage")
        one.act("storm 2")
        assert all(decision["must"] for decision in one.board["decisions"])


def test_a_seat_may_let_a_window_go_by(ann: Person, bob: Person) -> None:
    with leading(ann, bob) as (one, two):
        one.act("storm 2")
        two.until(lambda board: board["legal"])
        assert [decision["must"] for decision in two.board["decisions"]] == [False]
        assert two.board["legal"][0] == "stay"
        two.act("stay")


# ---- one screen


def test_people_at_one_screen_look_through_each_others_eyes(ann: Person) -> None:
    table = ann.table("me", "here", game="breach")
    with ann.sit(table) as live:
        assert live.board["yours"] == [0, 1]
        live.act("bid 2")
        assert live.board["legal"] == []
        live.say("look", seat=1)
        state = live.hear("state")
        assert state["seat"] == 1
        assert state["legal"][0] == "bid 0"
        assert state["log"][1]["action"] is None
        assert state["view"]["seats"][0]["hand"] == []
        live.act("bid 1")
        assert live.board["seat"] == 1
        assert live.board["entry"]["action"] == "bid 1"


# ---- giving up, and the clock


def test_the_last_one_left_has_won(ann: Person, bob: Person) -> None:
    with seated(ann, bob) as (one, two):
        two.done("resign", seat=1)
        board = one.until(lambda board: board["table"]["state"] == "finished")
        assert board["table"]["outcome"] == {"ranking": [[0], [1]], "reason": "resignation"}
        assert board["entry"]["seat"] == -1
        assert two.ask("resign", seat=1)["code"] in {"not-running", "resigned"}
        assert two.ask("why", seat=1, action="stop")["code"] == "not-running"


def test_the_table_plays_on_for_a_seat_that_gave_up(ann: Person, bob: Person, eve: Person) -> None:
    with seated(ann, bob, eve, game="breach") as (one, two, three):
        two.done("resign", seat=1)
        one.until(lambda board: [d["seat"] for d in board["decisions"]] == [0, 2])
        assert two.ask("undo", seat=1)["code"] == "resigned"
        one.act("bid 3")
        three.until(lambda board: board["legal"])
        three.act("bid 0")
        one.until(lambda board: board["legal"] and board["legal"][0] == "forage")
        one.act("forage")
        one.until(lambda board: board["legal"] and board["legal"][0] == "bid 0")
        assert one.board["view"]["round"] == 2


def test_the_clock_answers_for_who_does_not(ann: Person, bob: Person) -> None:
    with seated(ann, bob, options={"starter": "seat-1"}, clock=1) as (one, two):
        decision = one.board["decisions"][0]
        assert decision["deadline"] > one.board["table"]["created"]
        board = two.until(lambda board: board["n"] >= 1)
        assert board["entry"]["seat"] == -1
        assert board["entry"]["action"] == "time-out 0"
        assert board["entry"]["events"][0] == {"kind": "time-ran-out", "case": "", "seat": 0}
