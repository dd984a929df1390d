"""The clock of Final Conquest in three browsers: late, warned, bribed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.conquerors import PATIENCE, Conquerors
from tests.browser.serving import TableServer

SEATS = 3
TURNS = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """One whose games' own clocks run faster."""
    running = TableServer(tmp_path_factory.mktemp("hasty"), "tests.browser.hasty")
    running.start()
    yield running
    running.stop()
    assert running.complaints() == ""


def offers(table: Conquerors, seat: int, verb: str) -> list[str]:
    """What a seat may say of that kind while another is to act."""
    legal = table.seats[seat].guest.board()["legal"]
    return [one for one in legal if one.split(" ")[0] == verb]


def wait_for_offer(table: Conquerors, late: int, verb: str) -> tuple[int, str] | None:
    """Until the player on turn is late; then who may bribe which army, if anybody can."""
    others = [seat for seat in range(SEATS) if seat != late]
    for _ in range(PATIENCE):
        for seat in others:
            found = offers(table, seat, verb)
            if found:
                return seat, found[0]
        if verb == "bribe" and table.seats[late].view["clock"]["late"]:
            for seat in others:
                table.seats[seat].guest.wait_for_board(lambda board: board["view"]["clock"]["late"])
            return next(
                ((seat, one) for seat in others for one in offers(table, seat, verb)[:1]), None
            )
        table.seats[late].page.wait_for_timeout(100)
    raise AssertionError("the clock does not run out")


def late_with_an_army_to_bribe(table: Conquerors) -> tuple[int, int, str]:
    """The first who is late while another can pay for an army away from home: who, who, which."""
    for _ in range(TURNS):
        late = table.until(lambda _, key: key == "plan", TURNS)
        away = any(one["owner"] == late for word, one in armies(table, late))
        rich = any(own["purse"] for at, own in enumerate(purses(table)) if at != late)
        found = wait_for_offer(table, late, "bribe") if away and rich else None
        if found:
            return late, *found
        table.answer(late)
    raise AssertionError("nobody could be bribed")


def armies(table: Conquerors, seat: int) -> list[tuple[str, dict[str, object]]]:
    """The territories with their armies, a seat's home left out."""
    view = table.seats[seat].view
    homes = ("rome", "carthage", "alexandria", "macedonia")
    return [(word, one) for word, one in view["territories"].items() if word not in homes]


def purses(table: Conquerors) -> list[dict[str, int]]:
    found: list[dict[str, int]] = table.seats[0].view["seats"]
    return found


def test_an_army_is_bribed_when_the_clock_has_run_out(arrive: Arrive) -> None:
    """The late player is told that he is late, then who has bribed what; the army changes hands on
    every screen."""
    table = Conquerors([arrive() for _ in range(SEATS)], clock="30")
    late, buyer, action = late_with_an_army_to_bribe(table)
    territory = action.split(" ")[1]
    slow, quick = table.seats[late], table.seats[buyer]
    expect(slow.page.locator(".fc-clock-late").first).to_be_visible()
    expect(quick.page.locator("#prompt")).to_contain_text("is late. You may bribe one army")
    price = strength(slow.view["territories"][territory])
    purse = quick.view["seats"][buyer]["purse"]

    acts = len(quick.guest.acts())
    quick.press_place(f"territory:{territory}")
    table.settled(buyer, acts)
    assert quick.guest.acts()[acts:] == [action]

    for one in table.seats:
        one.guest.wait_for_board(
            lambda board: board["view"]["territories"][territory]["owner"] == buyer
        )
        assert one.view["seats"][buyer]["purse"] == purse - price
        expect(one.page.locator("#log")).to_contain_text("bribes")
    expect(slow.page.locator("#prompt")).to_contain_text(re.compile("bribes .* army in"))
    slow.wait()
    assert slow.guest.board()["prompt"]["key"] == "plan", "the turn goes on"
    assert not slow.view["clock"]["late"]


def strength(army: dict[str, list[int]]) -> int:
    return sum(army["infantry"]) + 2 * sum(army["cavalry"])


def test_a_slow_player_is_warned(arrive: Arrive) -> None:
    """In the action phase the clock stands still until another player asks for it."""
    table = Conquerors([arrive() for _ in range(SEATS)], clock="30")
    slow = table.until(lambda _, key: key == "plan", TURNS)
    table.seats[slow].wait()
    marches = [one for one in table.seats[slow].guest.board()["legal"] if one.startswith("move ")]
    _, origin, target = marches[0].split(" ")
    page = table.seats[slow].page
    acts = len(table.seats[slow].guest.acts())
    table.seats[slow].march(origin, target)
    table.settled(slow, acts)
    found = wait_for_offer(table, slow, "warn")
    assert found is not None
    other = table.seats[found[0]].page
    other.get_by_role("button", name="Warn: start the clock").click()
    expect(page.locator(".fc-clock-warned").first).to_be_visible()
    expect(page.locator("#prompt .game-timer")).to_be_visible()
    expect(page.locator("#log")).to_contain_text("the clock is running")
    expect(page.locator(".fc-clock-late").first).to_be_visible()
