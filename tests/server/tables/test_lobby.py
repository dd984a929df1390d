"""Guests and tables: made, found, joined, left, watched and played again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anabasis.core.grammar import MOST_SEATS
from tests.server.people import Person


def ids(summaries: list[Any]) -> list[str]:
    return [summary["id"] for summary in summaries]


def other_names(summary: Any) -> list[str]:
    return [seat["name"] for seat in summary["seats"]]


# ---- making a table


def test_a_table_with_no_open_seat_starts_at_once(ann: Person) -> None:
    name = ann.get("/me")["name"]
    table = ann.table("me", "here", "random", options={"starter": "seat-1"}, clock=0)
    assert table["state"] == "running"
    assert table["to_act"] == [0]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "here", "bot"]
    assert [seat["you"] for seat in table["seats"]] == [True, True, False]
    assert table["seats"][0]["name"] == name
    assert table["options"] == {"starter": "seat-1", "compensation": "all-cards", "ties": "shared"}
    assert ids(ann.get("/tables?scope=mine")) == [table["id"]]


GOOD = {"game": "alexandros", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"game": 3},
        {"seats": []},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "me"}] * 2},
        {"seats": [{"kind": "open"}] * 5},
        {"seats": [{"kind": "me"}, {"kind": "bot"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]},
        {"seats": [{"kind": "me"}, {"kind": "ghost"}]},
        {"seats": [{"kind": "me"}, {"kind": "here", "name": "a\tb"}]},
        {"options": {"starter": "nobody"}},
        {"options": {"cheating": "yes"}},
        {"undo": "always"},
        {"clock": -1},
        {"clock": 10**9},
        {"surprise": 1},
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Person, change: dict[str, Any]) -> None:
    assert ann.refused("POST", "/tables", 400, GOOD | change) == "malformed"
    assert ann.get("/tables?scope=mine") == []


def test_a_guest_has_fifty_unfinished_tables_at_most(ann: Person) -> None:
    for _ in range(50):
        ann.table("me", "open")
    assert ann.refused("POST", "/tables", 409, GOOD) == "too-many-tables"
    leave = ann.get("/tables?scope=mine")[0]["id"]
    ann.post(f"/tables/{leave}/leave")
    ann.table("me", "open")


# ---- joining and leaving


def test_the_last_to_sit_down_starts_the_game(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.table("me", "open", "open", public=True)
    assert table["state"] == "open"
    assert table["id"] in ids(bob.get("/tables?scope=open"))
    with ann.sit(table) as waiting:
        assert waiting.board["view"] is None
        assert waiting.board["n"] == 0
        bob.post(f"/tables/{table['id']}/join", {"seat": 2})
        assert waiting.hear("state")["table"]["seats"][2]["kind"] == "person"
        eve.post(f"/tables/{table['id']}/join")
        state = waiting.hear("state")
        assert state["table"]["state"] == "running"
        assert state["view"]["seats"][0]["hand"] is not None
        assert state["log"][0]["n"] == 0
    assert table["id"] not in ids(bob.get("/tables?scope=open"))
    assert table["id"] in ids(bob.get("/tables?scope=running"))
    assert ids(bob.get("/tables?scope=mine")) == [table["id"]]


def test_joining_twice_is_joining_once(ann: Person, bob: Person) -> None:
    table = ann.table("me", "open", "open", public=True)
    path = f"/tables/{table['id']}/join"
    assert bob.post(path, {"seat": 1}) == bob.post(path, {"seat": 1}) == bob.post(path)
    assert bob.refused("POST", path, 409, {"seat": 2}) == "seated"
    assert bob.refused("POST", path, 409, {"seat": 0}) == "seated"


def test_a_seat_is_taken_by_one(
    ann: Person, bob: Person, eve: Person, people: Callable[[], Person]
) -> None:
    table = ann.table("me", "open", "open", public=True)
    path = f"/tables/{table['id']}/join"
    bob.post(path, {"seat": 1})
    assert eve.refused("POST", path, 409, {"seat": 1}) == "taken"
    assert eve.refused("POST", path, 409, {"seat": MOST_SEATS - 1}) == "taken"
    assert eve.refused("POST", path, 400, {"seat": MOST_SEATS}) == "malformed"
    eve.post(path)
    assert people().refused("POST", path, 409, {}) == "not-open"


def test_a_table_by_invitation_wants_its_invitation(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.table("me", "open")
    path = f"/tables/{table['id']}/join"
    assert table["id"] not in ids(bob.get("/tables?scope=open"))
    assert "invite" not in bob.get(f"/tables/{table['id']}")
    assert bob.refused("POST", path, 403, {}) == "not-invited"
    assert bob.refused("POST", path, 403, {"invite": "x" * 20}) == "not-invited"
    joined = bob.post(path, {"invite": table["invite"]})
    assert joined["state"] == "running"
    assert joined["invite"] == table["invite"]
    assert "invite" not in eve.get(f"/tables/{table['id']}")
    assert table["id"] not in ids(eve.get("/tables?scope=running"))


def test_a_seat_can_be_given_back_before_the_start(ann: Person, bob: Person) -> None:
    table = ann.table("me", "open", "open", public=True)
    path = f"/tables/{table['id']}"
    bob.post(f"{path}/join", {"seat": 1})
    assert bob.post(f"{path}/leave")["seats"][1]["kind"] == "open"
    assert bob.refused("POST", f"{path}/leave", 403) == "not-your-seat"
    assert bob.get("/tables?scope=mine") == []


def test_a_table_that_everybody_leaves_is_over(ann: Person, bob: Person) -> None:
    table = ann.table("me", "open", public=True)
    path = f"/tables/{table['id']}"
    assert ann.post(f"{path}/leave")["state"] == "finished"
    assert bob.refused("POST", f"{path}/join", 409, {}) == "not-open"
    assert ann.get("/tables?scope=mine") == ann.get("/tables?scope=finished") == []


def test_leaving_after_the_start_is_giving_up(ann: Person, bob: Person) -> None:
    table = ann.table("me", "open", public=True)
    path = f"/tables/{table['id']}"
    bob.post(f"{path}/join")
    left = bob.post(f"{path}/leave")
    assert left["state"] == "finished"
    assert left["outcome"] == {"ranking": [[0], [1]], "reason": "resignation"}
    assert ids(bob.get("/tables?scope=finished")) == [table["id"]]
    assert bob.refused("POST", f"{path}/leave", 409) == "not-running"


@pytest.mark.parametrize("id", ["%00", "a%00b", "..", "%2e%2e", "x" * 99, "ü", "'--", "A"])
def test_a_table_that_cannot_be_is_unknown(ann: Person, id: str) -> None:
    assert ann.http.get(f"/api/tables/{id}/record").status_code in {404, 405}


def test_an_unknown_table_is_unknown_everywhere(ann: Person) -> None:
    for method, path in (
        ("GET", ""),
        ("POST", "/join"),
        ("POST", "/leave"),
        ("POST", "/rematch"),
        ("GET", "/record"),
        ("GET", "/moments/0"),
    ):
        assert ann.refused(method, f"/tables/nowhere{path}", 404) == "unknown-table"


# ---- again


def finished(ann: Person, *others: Person, seats: tuple[str, ...] = ()) -> Any:
    """A game that all but one have given up, after the others had come."""
    table = ann.table("me", *["open"] * len(others), *seats, public=True)
    for person in others:
        person.post(f"/tables/{table['id']}/join")
    for person in (ann, *others)[: len(others) + len(seats)]:
        person.post(f"/tables/{table['id']}/leave")
    return table


def kinds(table: Any) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_rematch_is_one_table_for_all_who_ask(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.table("me", "open", public=True, undo="agreed", options={"ties": "cards-in-hand"})
    path = f"/tables/{table['id']}"
    bob.post(f"{path}/join")
    assert ann.refused("POST", f"{path}/rematch", 409) == "not-finished"
    ann.post(f"{path}/leave")
    with bob.sit(table) as watching:
        again = ann.post(f"{path}/rematch")
        assert watching.hear("update")["table"]["rematch"] == again["id"]
    assert ann.post(f"{path}/rematch")["id"] == again["id"]
    assert again["id"] != table["id"]
    kept = ("game", "options", "public", "undo", "clock")
    assert {key: again[key] for key in kept} == {key: table[key] for key in kept}
    assert [seat["you"] for seat in again["seats"]] == [True, False]
    assert other_names(again) == other_names(bob.get(f"/tables/{again['id']}"))
    assert eve.refused("POST", f"{path}/rematch", 403) == "not-your-seat"


def test_a_rematch_seats_nobody_without_a_yes(ann: Person, bob: Person, eve: Person) -> None:
    table = finished(ann, bob)
    again = ann.post(f"/tables/{table['id']}/rematch")
    path = f"/tables/{again['id']}"
    assert (again["state"], kinds(again)) == ("open", ["person", "asked"])
    assert [seat["you"] for seat in bob.get(path)["seats"]] == [False, True]
    assert "invite" not in bob.get(path)
    assert again["id"] in [one["id"] for one in bob.get("/tables?scope=mine")]
    assert again["id"] not in [one["id"] for one in eve.get("/tables?scope=open")]
    assert eve.refused("POST", f"{path}/join", 409, {}) == "taken"
    with bob.sit(again) as looking, ann.sit(again) as waiting:
        assert (looking.board["yours"], looking.board["seat"]) == ([], None)
        assert [seat["you"] for seat in looking.board["table"]["seats"]] == [False, True]
        assert bob.refused("POST", f"{path}/join", 409, {"seat": 0}) == "taken"
        yes = bob.post(f"/tables/{table['id']}/rematch")
        assert (yes["id"], yes["state"]) == (again["id"], "running")
        assert kinds(yes) == ["person", "person"]
        for live, seat in ((waiting, 0), (looking, 1)):
            board = live.until(lambda board: board["table"]["state"] == "running")
            assert board["yours"] == [seat]


def test_who_says_no_to_a_rematch_leaves_an_open_seat(
    ann: Person, bob: Person, eve: Person
) -> None:
    table = finished(ann, bob)
    again = ann.post(f"/tables/{table['id']}/rematch")
    path = f"/tables/{again['id']}"
    no = bob.post(f"{path}/leave")
    assert (no["state"], kinds(no)) == ("open", ["person", "open"])
    assert again["id"] in [one["id"] for one in eve.get("/tables?scope=open")]
    assert again["id"] not in [one["id"] for one in bob.get("/tables?scope=mine")]
    assert eve.post(f"{path}/join")["state"] == "running"


def test_bots_come_along_to_a_rematch_as_they_are(ann: Person, bob: Person, eve: Person) -> None:
    table = finished(ann, bob, eve, seats=("random",))
    again = bob.post(f"/tables/{table['id']}/rematch")
    assert kinds(again) == ["asked", "person", "asked", "bot"]
    assert kinds(eve.post(f"/tables/{again['id']}/join")) == ["asked", "person", "person", "bot"]
    assert ann.post(f"/tables/{table['id']}/rematch")["state"] == "running"


def test_a_rematch_of_ones_own_begins_at_once(ann: Person) -> None:
    table = ann.table("me", "here", "random")
    ann.post(f"/tables/{table['id']}/leave")
    again = ann.post(f"/tables/{table['id']}/rematch")
    assert (again["state"], kinds(again)) == ("running", ["person", "here", "bot"])


def test_a_rematch_that_was_given_up_can_be_asked_for_again(ann: Person, bob: Person) -> None:
    table = finished(ann, bob)
    path = f"/tables/{table['id']}/rematch"
    first = ann.post(path)
    assert ann.post(f"/tables/{first['id']}/leave")["state"] == "finished"
    second = bob.post(path)
    assert second["id"] != first["id"]
    assert kinds(second) == ["asked", "person"]
    assert ann.post(path)["state"] == "running"


# ---- what changed


def test_who_comes_back_is_told_what_changed(ann: Person, bob: Person) -> None:
    table = ann.table("me", "open", public=True, options={"starter": "seat-1"})
    bob.post(f"/tables/{table['id']}/join")
    with bob.sit(table) as first:
        assert first.board["seen"] == 0
    assert bob.get("/tables?scope=mine")[0]["changed_since"] == 0
    with ann.sit(table) as acting:
        happened = sum(len(acting.choose()["entry"]["events"]) for _ in range(3))
    assert bob.get("/tables?scope=mine")[0]["changed_since"] == happened
    assert bob.get(f"/tables/{table['id']}")["changed_since"] == happened
    assert ann.get("/tables?scope=mine")[0]["changed_since"] == 0
    with bob.sit(table) as back:
        assert back.board["seen"] == 0
        assert back.board["n"] == 3
        assert bob.get("/tables?scope=mine")[0]["changed_since"] == 0
    with bob.sit(table) as again:
        assert again.board["seen"] == 3


# ---- free seats for bots, and who looks on


def test_a_free_seat_is_given_to_a_bot_at_any_time(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.table("me", "open", "open")
    path = f"/tables/{table['id']}"
    bob.post(f"{path}/join", {"seat": 1, "invite": table["invite"]})
    wish = {"seat": 2, "bot": "greedy"}
    assert eve.refused("POST", f"{path}/bot", 403, wish) == "not-your-seat"
    assert bob.refused("POST", f"{path}/bot", 409, wish | {"seat": 1}) == "taken"
    assert bob.refused("POST", f"{path}/bot", 400, wish | {"bot": "hal"}) == "malformed"
    with ann.sit(table) as live:
        begun = bob.post(f"{path}/bot", wish)
        assert begun["state"] == "running"
        assert begun["seats"][2]["kind"] == "bot" and begun["seats"][2]["bot"] == "greedy"
        live.until(lambda board: board["view"] is not None)
    assert ann.refused("POST", f"{path}/bot", 409, wish) == "not-open"


def test_who_looks_on_is_told_by_name(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.table("me", "greedy", public=True)
    names = [person.get("/me")["name"] for person in (bob, eve)]
    with ann.sit(table) as live:
        assert live.board["spectators"] == {"names": [], "count": 0}
        with bob.sit(table) as watching:
            assert watching.board["spectators"] == {"names": names[:1], "count": 1}
            while live.hear("presence")["spectators"]["names"] != names[:1]:
                pass
            with eve.sit(table), eve.sit(table):
                while live.hear("presence")["spectators"]["count"] != 2:
                    pass
        while live.hear("presence")["spectators"]["count"] != 0:
            pass
