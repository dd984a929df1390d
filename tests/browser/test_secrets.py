"""Nobody is sent what is not for their eyes: hands, dealt and drawn cards, the die's seed.

Asserted on everything that came over the wire, not on what the page makes of it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import Guest
from tests.browser.serving import TableServer
from tests.browser.table import TablePage
from tests.browser.test_two_browsers import play_together

ACTIONS = 24
PRIVATE_EVENTS = {"dealt", "card-drawn"}


class Evening:
    """Two people played for a while, and a third looked on."""

    def __init__(self, ann: Guest, bob: Guest, eve: Guest, table: str) -> None:
        self.ann = ann
        self.bob = bob
        self.eve = eve
        self.table = table


@pytest.fixture(scope="module")
def evening(browser: Browser, server: TableServer) -> Iterator[Evening]:
    guests = [Guest(browser, server.base) for _ in range(3)]
    ann, bob, eve = guests
    summary = ann.make_table("me", "open")
    bob.ask("POST", f"/api/tables/{summary['id']}/join", {"invite": summary["invite"]})
    pages = [TablePage(ann).open(summary), TablePage(bob).open(summary)]
    watching = TablePage(eve).open(summary)
    play_together(pages, ACTIONS, random.Random(11))
    watching.wait_for_count(ACTIONS)
    yield Evening(ann, bob, eve, summary["id"])
    for guest in guests:
        guest.close()


def test_a_spectator_is_sent_no_hand(evening: Evening) -> None:
    secrets = list(found_secrets(everything(evening.eve, evening.table, "spectator"), None))
    assert secrets == []
    expect(evening.eve.page.locator(".alx-hand")).to_have_count(0)
    expect(evening.eve.page.locator(".badge:not(.spectators)")).to_have_text("Looking on")


@pytest.mark.parametrize("seat", [0, 1])
def test_an_opponent_is_sent_only_the_own_hand(evening: Evening, seat: int) -> None:
    guest = (evening.ann, evening.bob)[seat]
    texts = everything(guest, evening.table, str(seat))
    assert list(found_secrets(texts, seat)) == []
    own = list(found_secrets(texts, None))
    assert own, "what is one's own is there, so that the search would have found more"


@pytest.mark.parametrize("eyes", ["0", "1"])
def test_a_spectator_who_asks_for_a_seats_eyes_is_refused(evening: Evening, eyes: str) -> None:
    moment = f"/api/tables/{evening.table}/moments/5?as={eyes}"
    record = f"/api/tables/{evening.table}/record?as={eyes}"
    for path in (moment, record):
        answer = json.loads(evening.eve.ask("GET", path))
        assert set(answer) == {"error"}


def test_looking_through_anothers_eyes_is_refused(evening: Evening) -> None:
    """A message that the page itself would never send."""
    answer = evening.eve.page.evaluate(
        """table => new Promise((resolve, reject) => {
            const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
            socket.onerror = () => reject(new Error("no connection"));
            socket.onmessage = ({ data }) => {
                const frame = JSON.parse(data);
                if (frame.type === "presence") return;
                if (frame.type === "state" && frame.seat === null) {
                    socket.send(JSON.stringify({ type: "look", seat: 0, id: 1 }));
                    return;
                }
                socket.close();
                resolve(frame);
            };
        })""",
        evening.table,
    )
    assert (answer["type"], answer["code"]) == ("error", "not-your-seat")


def everything(guest: Guest, table: str, eyes: str) -> list[str]:
    """All that a browser was sent over its socket, and all it can ask for about the table."""
    texts = [*guest.raw]
    texts += [guest.ask("GET", f"/api/tables/{table}")]
    texts += [
        guest.ask("GET", f"/api/tables/{table}/moments/{n}?as={eyes}") for n in range(ACTIONS)
    ]
    texts += guest.ask("GET", f"/api/tables/{table}/record?as={eyes}").splitlines()
    return texts


def found_secrets(texts: list[str], seat: int | None) -> Iterator[str]:
    """Everything in those texts that a seat (None: a spectator) must not know."""
    for text in texts:
        for part in parts(json.loads(text)):
            for who, there in enumerate(part.get("seats") or [] if "alexander" in part else []):
                if who != seat and there["hand"] is not None:
                    yield f"the hand of seat {who}: {there}"
            if part.get("kind") in PRIVATE_EVENTS and part["seat"] != seat and part["symbol"]:
                yield f"a card: {part}"
            if {"draws", "seed"} & set(part):
                yield f"the die: {part}"


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """All objects inside a piece of JSON."""
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from parts(part)
    elif isinstance(value, list):
        for part in value:
            yield from parts(part)
