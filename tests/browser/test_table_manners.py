"""Taking back, talking, giving up and playing again; who comes back sees what happened."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.table import TablePage

FIRST = {"starter": "seat-1"}


def test_taking_back_a_choice(guest: Guest) -> None:
    table = TablePage(guest).open(guest.make_table("me", "greedy", options=FIRST))
    page = guest.page
    chance = random.Random(1)
    undo = page.get_by_role("button", name="Take back")

    def shown() -> tuple[int, str, int]:
        table.wait_for_turn()
        page.mouse.move(1, 1)  # a card that is pointed at shows its own ways only
        page.evaluate("() => new Promise(requestAnimationFrame)")
        return table.count(), table.signature(), page.locator(".alx-wall").count()

    taken_back = set()
    for _ in range(60):
        before = shown()
        table.play_step(chance)
        while chance.random() < 0.5 and guest.choosing():
            table.play_step(chance)
        table.wait_for_turn()
        if undo.count() == 0:
            continue
        open_choice = guest.choosing()
        now, lines = table.signature(), page.locator("#log .undone").count()
        undo.click()
        table.wait_for_change(now)
        table.wait_for_turn()
        assert shown() == before, "all steps of the choice"
        expect(page.locator("#log .undone")).to_have_count(lines + (not open_choice))
        taken_back.add(open_choice)
        if taken_back == {True, False}:
            break
        table.play_choice(chance)
        table.wait_for_turn()
    assert taken_back == {True, False}
    expect(page.locator("#log .undone").last).to_contain_text("takes the last choice back.")


def test_a_turn_is_taken_back_if_all_agree(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    summary = ann.make_table("me", "open", options=FIRST, undo="agreed")
    bob.ask("POST", f"/api/tables/{summary['id']}/join", {"invite": summary["invite"]})
    first, second = TablePage(ann).open(summary), TablePage(bob).open(summary)
    chance = random.Random(2)
    while ann.board()["decisions"][0]["seat"] == 0:
        first.play_one(chance)
    second.wait_for_count(first.count())
    count = first.count()
    for agree, left in ((False, count), (True, count - 1)):
        ann.page.get_by_role("button", name="Ask to take back").click()
        vote = bob.page.get_by_role("group", name="Vote on taking back")
        expect(vote).to_contain_text(f"{ann.get('/api/me')['name']} asks to take back")
        vote.get_by_role("button", name="Agree" if agree else "Decline").click()
        expect(vote).to_have_count(0)
        for table in (first, second):
            expect(table.page.locator(".replay-count")).to_have_text(f"{left} / {left}")
    first.wait_for_turn()
    expect(bob.page.locator("#log .undone").last).to_contain_text("By consent, one move")


def test_talk_at_the_table(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    summary = ann.make_table("me", "open")
    bob.ask("POST", f"/api/tables/{summary['id']}/join", {"invite": summary["invite"]})
    TablePage(ann).open(summary)
    listening = TablePage(bob).open(summary)
    said = 'Beware of <b>Persepolis</b> & "India" 危険'
    ann.page.get_by_role("tab", name="Talk").click()
    ann.page.get_by_label("Say something to the table").fill(said)
    ann.page.get_by_role("button", name="Send").click()
    expect(ann.page.locator(".talk li").last).to_contain_text(said)
    expect(ann.page.get_by_label("Say something to the table")).to_have_value("")
    expect(bob.page.get_by_role("tab", name="Talk").locator(".news")).to_have_text("1")
    expect(listening.live_region).to_contain_text(said)
    bob.page.get_by_role("tab", name="Talk").click()
    expect(bob.page.locator(".talk li").last).to_contain_text(said)
    expect(bob.page.locator(".talk li").last).to_contain_text(ann.get("/api/me")["name"])
    expect(bob.page.locator(".news")).to_have_count(0)
    bob.page.reload()
    bob.page.get_by_role("tab", name="Talk").click()
    expect(bob.page.locator(".talk li").last).to_contain_text(said)


def test_giving_up_and_playing_again(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    summary = ann.make_table("me", "open")
    bob.ask("POST", f"/api/tables/{summary['id']}/join", {"invite": summary["invite"]})
    first, second = TablePage(ann).open(summary), TablePage(bob).open(summary)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Do you want to give up?")
    ann.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    winner = bob.get("/api/me")["name"]
    for table in (first, second):
        end = table.page.locator("dialog.end[open]")
        expect(end.get_by_role("heading", level=2)).to_have_text(f"{winner} wins")
        expect(end.locator(".end-reason")).to_have_text(re.compile(r" has given up\.$"))
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda url: summary["id"] not in url)
    expect(ann.page.get_by_text(f"{winner} is asked to play again.")).to_be_visible()
    expect(ann.page.locator(".waiting-seats")).to_contain_text("has been asked")
    bob.page.get_by_role("button", name="To the rematch").click()
    bob.page.wait_for_url(ann.page.url.partition("?")[0])
    expect(bob.page.get_by_role("heading", name="You are asked to play again")).to_be_visible()
    assert ann.board()["table"]["state"] == "open"
    bob.page.get_by_role("button", name="Yes, play again").click()
    for table in (first, second):
        table.laid()
        expect(table.page.locator(".alx-map")).to_be_visible()
        expect(table.page.locator("dialog")).to_have_count(0)
        assert table.guest.board()["table"]["state"] == "running"
        assert table.guest.board()["seat"] is not None


def test_coming_back_tells_what_happened(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    summary = ann.make_table("me", "open", options=FIRST)
    bob.ask("POST", f"/api/tables/{summary['id']}/join", {"invite": summary["invite"]})
    first, second = TablePage(ann).open(summary), TablePage(bob).open(summary)
    chance = random.Random(3)
    first.play_choice(chance)
    second.wait_for_count(1)
    bob.page.goto("/")
    while ann.board()["decisions"][0]["seat"] == 0:
        first.play_one(chance)
    mine = bob.page.locator(".tables", has=bob.page.get_by_role("heading", name="Your tables"))
    bob.page.reload()
    expect(mine.get_by_text("Your turn")).to_be_visible()
    mine.get_by_role("link").click()
    away = bob.page.locator(".away")
    expect(away).to_contain_text("while you were away")
    expect(away.locator("li").first).to_be_visible()
    away.get_by_role("button", name="I have seen it").click()
    expect(away).to_have_count(0)
