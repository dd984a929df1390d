"""One person against two greedy bots, from the lobby to the end of the game."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.table import TablePage


def test_from_the_lobby_to_the_end_of_a_game(arrive: Arrive) -> None:
    guest = arrive(reduced_motion="no-preference")
    page = guest.page
    page.goto("/")
    page.get_by_role("listitem", name="Alexandros").get_by_role("button", name="Play now").click()
    table = TablePage(guest).laid()
    bots = [seat for seat in guest.board()["table"]["seats"] if seat["kind"] == "bot"]
    assert [bot["bot"] for bot in bots] == ["greedy", "greedy"]

    chance = random.Random(1)
    acts = 0
    played = []
    while choice := table.play_one(chance):
        done = guest.acts()[acts:]
        acts += len(done)
        played.append((choice.label, choice.far, done))
        if choice.kind == "light" and done and not choice.far:
            assert choice.place is not None
            last = done[-1].split("; ")[-1]
            assert last == action_at(choice.place, last), f"elsewhere than lit: {played[-4:]}"

    end = page.locator("dialog.end[open]")
    outcome = guest.board()["table"]["outcome"]
    names = page.locator("#players .seat-name").evaluate_all(
        "all => all.map(one => one.firstChild.data)"
    )
    ranked = [seat for group in outcome["ranking"] for seat in group]
    expect(end.locator(".ranking li")).to_have_count(3)
    for place, seat in enumerate(ranked):
        line = end.locator(".ranking li").nth(place)
        points = guest.board()["view"]["seats"][seat]["points"]
        expect(line.locator("strong")).to_have_text(str(points))
        expect(line.locator(".seat-name")).to_have_text(names[seat])
    expect(end.locator(".end-reason")).not_to_be_empty()
    expect(end.locator(".chart")).to_be_visible()

    end.get_by_role("link", name="To the lobby").click()
    finished = page.locator(".tables", has=page.get_by_role("heading", name="Finished"))
    expect(finished.locator("li").first).to_be_visible()


def action_at(place: str, action: str) -> str:
    """The action of that verb at that place; an allotment's place is not part of it."""
    verb, _, word = action.partition(" ")
    return f"{verb} {place.partition(':')[2]}" if word else verb
