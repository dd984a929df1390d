"""Taking back: one's own action, or what all agree to."""

from __future__ import annotations

import json

from tests.server.people import Person, leading


def test_an_own_action_can_be_taken_back(ann: Person, bob: Person, eve: Person) -> None:
    with leading(ann, bob, eve) as (one, two, _):
        assert one.board["undo"] is False
        first = one.decision()
        heard = len(two.raw)
        one.act("storm 2")
        assert one.board["undo"] is True
        assert two.board["undo"] is False
        assert two.ask("undo", seat=1)["refusal"]["key"] == "nothing-to-undo"
        one.done("undo", seat=0)
        one.until(lambda board: board["n"] == 3)
        said = [json.loads(frame)["type"] for frame in two.raw[heard:]]
        assert said == ["refused"], "others are not told of a choice before it is complete"
        late = one.ask("act", seat=0, decision=first, action="forage")
        assert late["refusal"]["key"] == "decision-closed"
        assert one.ask("undo", seat=0)["refusal"]["key"] == "nothing-to-undo"
        one.act("forage")
        assert one.ask("undo", seat=0)["refusal"]["key"] == "nothing-to-undo"


def test_without_a_vote_nobody_proposes(ann: Person, bob: Person) -> None:
    with leading(ann, bob) as (one, _):
        assert one.ask("propose-undo", seat=0, count=1)["code"] == "no-votes"
        assert one.ask("vote-undo", seat=0, agree=True)["code"] == "no-vote"


def test_what_was_revealed_is_taken_back_if_all_agree(
    ann: Person, bob: Person, eve: Person
) -> None:
    with leading(ann, bob, eve, undo="agreed") as (one, two, three):
        one.act("forage")
        one.done("propose-undo", seat=0, count=1)
        assert two.ask("propose-undo", seat=1, count=1)["code"] == "vote-open"
        proposal = two.until(lambda board: board["proposal"])["proposal"]
        assert proposal == {"count": 1, "by": 0, "yes": [0]}
        three.until(lambda board: board["n"] == 4)
        three.act("bid 0")
        assert three.board["proposal"]["count"] == 2
        two.done("vote-undo", seat=1, agree=True)
        two.done("vote-undo", seat=1, agree=True)
        assert three.until(lambda board: board["proposal"]["yes"] == [0, 1])["n"] == 5
        three.done("vote-undo", seat=2, agree=True)
        board = one.until(lambda board: board["n"] == 3)
        assert board["undone"] == 2
        assert board["proposal"] is None
        assert board["undos"] == [
            {"n": 3, "count": 2, "seat": -1, "agreed": True, "at": board["undos"][0]["at"]}
        ]
        assert board["legal"][0] == "forage"


def test_one_who_disagrees_ends_the_vote(ann: Person, bob: Person) -> None:
    with leading(ann, bob, undo="agreed") as (one, two):
        one.act("forage")
        assert one.ask("propose-undo", seat=0, count=9)["refusal"]["key"] == "nothing-to-undo"
        one.done("propose-undo", seat=0, count=1)
        two.done("vote-undo", seat=1, agree=False)
        one.until(lambda board: board["proposal"])
        board = one.until(lambda board: not board["proposal"])
        assert board["n"] == 3
        assert two.ask("vote-undo", seat=1, agree=True)["code"] == "no-vote"


def test_against_bots_one_agrees_with_oneself(ann: Person) -> None:
    table = ann.table("me", "random", undo="agreed", game="breach")
    with ann.sit(table) as live:
        live.until(lambda board: board["n"] == 1)
        live.done("propose-undo", seat=0, count=1)
        live.until(lambda board: board.get("undone"))
        live.until(lambda board: board["n"] == 1)
        live.act("bid 0")
