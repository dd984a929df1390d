"""Nobody is told what a seat alone may know: asserted on every frame and body as it came."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from tests.server.people import Frame, Live, Person

SECRETS = ('"draws"', '"invite"', '"token_hash"', '"supply":{', '"seed"')
"""Words that are in nothing that a stranger gets while a game goes on."""


def texts(live: Live, person: Person) -> list[str]:
    """Everything that somebody has received."""
    return live.raw + person.answers


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """Every object inside some JSON."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from parts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from parts(inner)


def objects(received: list[str]) -> Iterator[dict[str, Any]]:
    for text in received:
        for line in text.splitlines():
            yield from parts(json.loads(line))


def hands_seen(received: list[str]) -> set[int]:
    """The seats whose hands were shown."""
    return {
        number
        for part in objects(received)
        if isinstance(part.get("seats"), list)
        for number, seat in enumerate(part["seats"])
        if isinstance(seat, dict) and seat.get("hand") is not None
    }


def whose(received: list[str], kind: str, field: str) -> set[int]:
    """The seats of which an event's private field was told."""
    return {
        part["seat"]
        for part in objects(received)
        if part.get("kind") == kind and part.get(field) is not None
    }


def having(n: int) -> Callable[[Frame], bool]:
    return lambda board: board["n"] >= n


def test_hands_and_drawn_cards_stay_with_their_seat(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.table("me", "open", public=True, options={"starter": "seat-1"})
    path = f"/tables/{table['id']}"
    ann.answers.clear()
    bob.post(f"{path}/join")
    with ann.sit(table) as one, bob.sit(table) as two, eve.sit(table) as watching:
        lives = [(one, ann), (two, bob), (watching, eve)]
        drawn = {0: 0, 1: 0}
        while min(drawn.values()) < 2:
            for seat, live in enumerate((one, two)):
                if live.board["legal"]:
                    draw = "take-supply" in live.board["legal"]
                    live.act("take-supply" if draw else live.board["legal"][0])
                    drawn[seat] += draw
            n = eve.get(f"{path}/moments/0")["of"]
            for live, _ in lives:
                live.until(having(n))
        for live, person in lives:
            with person.sit(table) as again:
                live.raw += again.raw
            person.get(path)
            person.get("/tables?scope=running")
            person.get(f"{path}/record")
            person.get(f"{path}/log")
            for number in range(n + 1):
                person.get(f"{path}/moments/{number}")
        for (live, person), mine in zip(lives, ({0}, {1}, set()), strict=True):
            received = texts(live, person)
            assert hands_seen(received) == mine
            assert whose(received, "dealt", "symbol") == mine
            assert whose(received, "card-drawn", "symbol") == mine
            for secret in SECRETS[:1] if mine else SECRETS:
                assert not any(secret in text for text in received), secret
        for live, person in lives:
            mine_too = live.board["yours"]
            for seat in {0, 1} - set(mine_too):
                for wish in (f"record?as={seat}", f"moments/1?as={seat}", f"log?as={seat}"):
                    assert person.refused("GET", f"{path}/{wish}", 403) == "not-your-seat"


def test_a_secret_answer_is_seen_only_by_who_gave_it(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.table("me", "open", game="breach", public=True)
    path = f"/tables/{table['id']}"
    bob.post(f"{path}/join")
    with ann.sit(table) as one, bob.sit(table) as two, eve.sit(table) as watching:
        one.act("bid 2")
        assert one.board["entry"]["action"] == "bid 2"
        for live, person in ((two, bob), (watching, eve)):
            live.until(lambda board: board["n"] == 1)
            assert live.board["entry"]["action"] is None
            assert live.board["entry"]["seat"] == 0
            with person.sit(table) as again:
                live.raw += again.raw
            person.get(f"{path}/record")
            person.get(f"{path}/log")
            moment = person.get(f"{path}/moments/1")
            assert "text" not in moment
            assert moment["by"] == 0
            assert not any('"bid 2"' in text for text in person.answers)
            assert not any(part.get("action") == "bid 2" for part in objects(live.raw))
        assert not any('"bid 2"' in text for text in watching.raw)
        two.act("bid 1")
        one.until(lambda board: board["n"] == 2)
        assert '"bid 1"' not in one.raw[-1]
        assert one.board["entry"]["events"][0]["bids"] == [2, 1]


def test_what_two_seats_see_is_told_to_these_two_alone(
    ann: Person, bob: Person, people: Callable[[], Person], eve: Person
) -> None:
    """The envoy of Breach: one captain shows another his tokens."""
    cid = people()
    table = ann.table("me", "open", "open", game="breach", public=True)
    path = f"/tables/{table['id']}"
    for person in (bob, cid):
        person.post(f"{path}/join")
    with (
        ann.sit(table) as one,
        bob.sit(table) as two,
        cid.sit(table) as three,
        eve.sit(table) as watching,
    ):
        one.act("bid 3")
        two.until(lambda board: board["n"] == 1)
        two.act("bid 0")
        three.until(lambda board: board["n"] == 2)
        three.act("bid 0")
        one.until(lambda board: board["n"] == 3)
        one.act("envoy 1")
        held = two.board["view"]["seats"][1]["hand"]
        for live in (one, two, three, watching):
            live.until(lambda board: board["n"] == 4)
            told = live.board["entry"]["events"][0]
            assert (told["kind"], told["seat"], told["target"]) == ("envoy", 0, 1)
            seen = live.board["view"]["seats"][1]["hand"]
            knows = live in (one, two)
            assert sorted(told["tokens"] or []) == (sorted(held) if knows else [])
            assert sorted(seen) == (sorted(held) if knows else [])
        for person in (cid, eve):
            moment = person.get(f"{path}/moments/4")
            assert moment["events"][0]["tokens"] is None
            assert moment["view"]["seats"][1]["hand"] == []


def test_prompts_and_legal_actions_are_those_of_the_own_seat(
    ann: Person, bob: Person, eve: Person
) -> None:
    table = ann.table("me", "open", public=True, options={"starter": "seat-1"})
    bob.post(f"/tables/{table['id']}/join")
    with ann.sit(table) as one, bob.sit(table) as two, eve.sit(table) as watching:
        while one.board["legal"]:
            one.act()
        n = one.board["n"]
        for live in (two, watching):
            live.until(having(n))
            for text in live.raw:
                frame = json.loads(text)
                if frame.get("seat") in [asked["seat"] for asked in frame.get("decisions", [])]:
                    continue
                assert frame.get("legal", []) == []
                assert frame.get("prompt") is None
                assert frame.get("undo", False) is False


def test_after_the_end_everything_may_be_seen(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.table("me", "open", public=True)
    path = f"/tables/{table['id']}"
    bob.post(f"{path}/join")
    assert eve.refused("GET", f"{path}/moments/0?as=1", 403) == "not-your-seat"
    ann.post(f"{path}/leave")
    assert eve.get(f"{path}/moments/0?as=1")["view"]["seats"][1]["hand"]
    assert '"draws"' in eve.get(f"{path}/record")
    with eve.sit(table) as watching:
        watching.say("look", seat=1)
        assert watching.hear("state")["view"]["seats"][1]["hand"]
        assert watching.ask("look", seat=2)["code"] == "not-your-seat"
