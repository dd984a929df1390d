"""Four browsers in a bidding round of Final Conquest: of a bid nobody hears more than that it was
made, and of heroes and missions nothing at all. Asserted on everything that came over the wire."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conquerors import Conquerors
from tests.browser.guest import Guest
from tests.browser.serving import TableServer
from tests.browser.test_secrets import parts

SEATS = 4
TURNS = 150
"""More than there are until a threat has come: three of the eighteen cards are threats."""
STATES = """() => [...document.querySelectorAll("#players .seat")].map(
  (one) => one.querySelector(".fc-seat-state")?.innerText ?? "")"""
ANSWERS = {"ways", "preview", "done", "why", "details"}
PRIVATE = {"hero-bought": "hero", "hero-laid": "hero", "mission-drawn": "mission"}


class Round:
    """What four people were sent while they bid, one after the other."""

    def __init__(self, table: Conquerors, purses: list[int], bids: dict[int, int]) -> None:
        self.table = table
        self.purses = purses
        self.bids = bids
        self.order: list[int] = []
        """The seats as they bid."""
        self.heard: list[list[list[str]]] = []
        """For each bid, by seat: the frames that came of it."""
        self.said: list[list[list[str]]] = []
        """For each bid, by seat: what its page then says of the bids of all."""

    def guest(self, seat: int) -> Guest:
        return self.table.seats[seat].guest


def bid(told: Round, seat: int) -> None:
    """A seat bids, and everybody has heard of it."""
    guests = [told.guest(one) for one in range(SEATS)]
    before = [len(guest.raw) for guest in guests]
    table = told.table.seats[seat]
    boards = [guest.board()["n"] for guest in guests]
    for _ in range(told.bids[seat]):
        table.page.get_by_role("button", name="More", exact=True).click()
    acts = len(table.guest.acts())
    table.page.locator(".fc-count .button.act").click()
    told.table.settled(seat, acts)
    for guest, n in zip(guests, boards, strict=True):
        guest.wait_for_board(lambda board, n=n: board["n"] > n)  # type: ignore[misc]
        guest.page.wait_for_timeout(200)
    told.order.append(seat)
    told.heard.append([told_to(guest, n) for guest, n in zip(guests, before, strict=True)])
    told.said.append([guest.page.evaluate(STATES) for guest in guests])


def told_to(guest: Guest, before: int) -> list[str]:
    """The frames since then, without the answers to what the page itself has asked."""
    return [text for text in guest.raw[before:] if json.loads(text)["type"] not in ANSWERS]


def buy_a_hero(table: Conquerors, seat: int) -> None:
    """If there is enough in the purse."""
    heroes = [one for one in table.seats[seat].choices() if one.kind == "hero"]
    if heroes and table.key(seat) == "plan":
        acts = len(table.seats[seat].guest.acts())
        table.seats[seat].press(heroes[-1])
        table.settled(seat, acts)


@pytest.fixture(scope="module")
def told(browser: Browser, server: TableServer) -> Iterator[Round]:
    guests = [Guest(browser, server.base) for _ in range(SEATS)]
    table = Conquerors(guests)

    def is_threat(seat: int, key: str) -> bool:
        if key == "plan":
            buy_a_hero(table, seat)
        return key == "bid" and len(table.asked()) > 2

    table.until(is_threat, TURNS)
    asked = table.asked()
    purses = [own["purse"] for own in table.seats[0].view["seats"]]
    bids = {seat: (0 if at == 0 else purses[seat]) for at, seat in enumerate(asked)}
    found = Round(table, purses, bids)
    for seat in asked:
        bid(found, seat)
    yield found
    for guest in guests:
        assert guest.faults == []
        guest.close()


def test_nobody_is_sent_anothers_bid_before_the_reveal(told: Round) -> None:
    for at, seat in enumerate(told.order[:-1]):
        for other, frames in enumerate(told.heard[at]):
            if other == seat:
                continue
            for frame in map(json.loads, frames):
                if "view" in frame:
                    own = frame["view"]["seats"]
                    assert own[seat]["bid"] == "sealed"
                    assert own[seat]["purse"] == told.purses[seat]
                frame.pop("legal", None)  # what the reader could bid, which is no secret
                assert f'"bid {told.bids[seat]}"' not in json.dumps(frame)
                assert not list(kinds_of(frame)), "nothing has come of it yet"


def kinds_of(frame: Any) -> Iterator[str]:
    """The kinds of events that are told in a frame with a new entry."""
    for event in (frame.get("entry") or {}).get("events", ()):
        yield event["kind"]


def test_all_that_is_heard_of_a_bid_is_that_it_was_made(told: Round) -> None:
    """Who bids last hears of nothing and of whole purses by one frame each, and these are alike to
    the letter: only numbers, who has bid and who is still to bid differ."""
    last = told.order[-1]
    heard = [[shape(frame) for frame in frames[last]] for frames in told.heard[:-1]]
    assert len(heard) >= 2
    assert len({told.bids[seat] for seat in told.order[:-1]}) > 1, "the bids differ"
    assert all(len(frames) == 1 for frames in heard)
    assert len({frame for frames in heard for frame in frames}) == 1


def shape(text: str) -> str:
    """A frame without what a bid may change: who is still to bid, and numbers."""
    frame = json.loads(text)
    del frame["decisions"], frame["table"]["to_act"]
    for own in frame["view"]["seats"]:
        own["bid"] = own["bid"] and "a bid"
    return re.sub(r"-?\d+(\.\d+)?", "#", json.dumps(frame))


def test_the_last_bid_shows_all_of_them(told: Round) -> None:
    for seat in range(SEATS):
        kinds = [kind for frame in told.heard[-1][seat] for kind in kinds_of(json.loads(frame))]
        assert "bids-shown" in kinds
        shown = told.table.seats[seat].page
        expect(shown.locator("#log")).to_contain_text("are shown")


@pytest.mark.parametrize("seat", range(SEATS))
def test_heroes_and_missions_are_nobody_elses(told: Round, seat: int) -> None:
    guest = told.guest(seat)
    secrets = own = 0
    texts = [*guest.raw, guest.ask("GET", f"/api/tables/{told.table.id}/record?as={seat}")]
    for text in "\n".join(texts).splitlines():
        for part in parts(json.loads(text)):
            for who, there in enumerate(part.get("seats") or [] if "chronicle" in part else []):
                hidden = there["hand"] is None and there["mission"] is None
                own += who == seat and not hidden
                secrets += who != seat and not hidden
            field = PRIVATE.get(part.get("kind", ""))
            if field is not None and part.get("seat") != seat:
                secrets += part.get(field) not in (None, "hidden")
    assert secrets == 0
    assert own > 0, "what is one's own is there, so that the search would have found more"


def test_the_players_say_who_has_bid(told: Round) -> None:
    """While others think, the panel of a player says that the bid is made, and not which."""
    for at, seat in enumerate(told.order[:-1]):
        for other, words in enumerate(told.said[at]):
            if other != seat:
                assert words[seat] == "has bid"
            for later in told.order[at + 1 :]:
                assert words[later] == "to bid"
