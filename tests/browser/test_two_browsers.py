"""Two people, each with a browser, at one table."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.table import TablePage

IN_A_MOVE = {"choose-space", "choose-point", "choose-side"}


def test_set_up_invite_join_and_play(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    ann.page.goto("/new")
    ann.page.get_by_role("button", name="One seat fewer").click()
    ann.page.get_by_label("Seat 2").select_option("open")
    ann.page.get_by_role("button", name="Set up and wait for players").click()
    expect(ann.page.locator(".waiting")).to_be_visible()
    invitation = ann.page.get_by_label("Invitation").input_value()

    bob.page.goto(invitation)
    bob.page.get_by_role("button", name="Sit down").click()
    tables = [TablePage(ann).laid(), TablePage(bob).laid()]
    for table in tables:
        expect(table.page.locator(".alx-map")).to_be_visible()
        expect(table.page.locator("#players .seat")).to_have_count(2)
    play_together(tables, 24, random.Random(2))
    assert tables[0].count() == tables[1].count() >= 24
    assert walls(tables[0]) == walls(tables[1]) > 0


def test_a_reload_in_the_middle_of_a_move_loses_nothing(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    summary = ann.make_table("me", "open")
    bob.ask("POST", f"/api/tables/{summary['id']}/join", {"invite": summary["invite"]})
    tables = [TablePage(ann).open(summary), TablePage(bob).open(summary)]
    chance = random.Random(5)
    reloads = 0
    while reloads < 3:
        mover = whose_turn(tables)
        mover.play_step(chance)
        board = mover.guest.board()
        if board["prompt"] is None or board["prompt"]["key"] not in IN_A_MOVE:
            continue
        mover.wait_for_count(board["n"])
        mover.wait_for_turn()
        before = (mover.count(), mover.prompt.inner_text(), places(mover), walls(mover))
        mover.page.reload()
        mover.laid().wait_for_turn()
        assert (mover.count(), mover.prompt.inner_text(), places(mover), walls(mover)) == before
        reloads += 1
    while mover.guest.choosing():
        mover.play_step(chance)
    for table in tables:
        table.wait_for_count(mover.count())
    assert walls(tables[0]) == walls(tables[1])


def play_together(tables: list[TablePage], number: int, chance: random.Random) -> None:
    """Whoever is asked plays, until so many choices stand."""
    while True:
        mover = whose_turn(tables)
        if mover.count() >= number and not mover.guest.choosing():
            break
        mover.play_choice(chance)
    for table in tables:
        table.wait_for_count(mover.count())


def whose_turn(tables: list[TablePage]) -> TablePage:
    """The one who is asked, as the last board that anybody heard says."""
    latest = max((table.guest.board() for table in tables), key=lambda board: board["n"])
    seat = latest["decisions"][0]["seat"]
    mover = next(table for table in tables if table.guest.board()["seat"] == seat)
    mover.wait_for_turn()
    return mover


def places(table: TablePage) -> list[str | None]:
    return [choice.place or choice.label for choice in table.choices()]


def walls(table: TablePage) -> int:
    return table.page.locator(".alx-wall").count()
