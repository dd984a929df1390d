"""Alexander vs. Darius in the browser: a raid, marches by two clicks, closed stacks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.persians import War, begun
from tests.browser.serving import TableServer, serving
from tests.browser.sizes import LAPTOP, PHONE, WINDOWS
from tests.browser.test_japanese import RAW_KEY

SEED = "13"
"""With these dice both fleets sail."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """Dice and bots are the same in every run, whichever tests are run and in whatever order."""
    with serving(tmp_path_factory.mktemp("server"), SEED) as running:
        yield running


def at_one_table(arrive: Arrive) -> tuple[War, War]:
    """Somebody on each side; the Macedonian is asked first."""
    guest, other = arrive(viewport=LAPTOP), arrive(viewport=LAPTOP)
    table = guest.make_table("me", "open", game="alexander_vs_darius", public=True)
    other.page.goto(f"/t/{table['id']}")
    other.page.get_by_role("button", name="Sit").first.click()
    guest.page.goto(f"/t/{table['id']}")
    for one in (guest, other):
        expect(one.page.locator(".map-svg")).to_be_visible()
    macedon = War(guest)
    macedon.wait()
    return macedon, War(other)


def test_the_persian_raids_a_shore(arrive: Arrive) -> None:
    """His ships lie in port: their counter is pressed; and at last they, the shore and the dice."""
    macedon, persia = at_one_table(arrive)
    macedon.do("pacify")
    for action in ("sail black", "voyage aegean", "put-in macedonia"):
        macedon.wait()
        macedon.do(action)
    for action in ("sail levantine", "voyage cilician", "voyage aegean", "anchor"):
        persia.wait()
        persia.do(action)
    macedon.wait()
    macedon.march("thrace", "miesia")  # neither ships nor an army guard the port any more
    persia.wait()
    treasure = persia.view["treasure"][1]
    persia.do("raid aegean thrace 3")
    macedon.wait()
    raided = [one for one in macedon.guest.told() if one["kind"] == "raided"]
    assert [(one["area"], one["dice"]) for one in raided] == [("thrace", 3)]
    gained = -(-raided[0]["successes"] // 3)
    assert macedon.view["treasure"][1] == treasure - 3 + gained


def test_a_plain_march_is_two_clicks(arrive: Arrive) -> None:
    war = begun(arrive)
    before = len(war.guest.acts())
    war.march("thrace", "miesia")
    war.wait()
    assert war.guest.acts()[before:] == ["march thrace; go miesia; mark; halt"]
    assert war.view["areas"]["miesia"]["holder"] == "macedon"
    assert war.view["areas"]["miesia"]["marker"] == "macedon"


def test_some_can_be_left_behind(arrive: Arrive) -> None:
    war = begun(arrive)
    page = war.page
    war.press_lit("area:thrace")
    page.get_by_role("button", name="Leave some behind").click()
    page.get_by_role("button", name="One phalanx fewer").click()
    page.locator("button.avd-chip", has_text="Coenus").click()
    war.press_lit("area:miesia")
    war.wait()
    assert war.guest.acts()[-1] == (
        "march thrace; drop phalanx 1; drop-leader coenus; go miesia; mark; halt"
    )
    assert war.view["areas"]["thrace"]["units"] == 1


def test_a_finger_is_shown_where_it_aims_now(arrive: Arrive) -> None:
    """Each target that is touched is told of before it is done, not the one before it."""
    war = begun(arrive, **WINDOWS["768"])
    war.press_lit("area:thrace")
    done = len(war.guest.acts())
    for target in ("miesia", "macedonia", "miesia"):
        war.press_lit(f"area:{target}")
        told = f"March from Thrace to {target.title()}"
        expect(war.page.locator(".avd-sheet .button", has_text=told).first).to_be_visible()
        expect(war.page.locator("section.ahead")).to_contain_text(target.title())
    assert len(war.guest.acts()) == done


def test_a_battle_is_fought_by_its_choices_alone(arrive: Arrive) -> None:
    """Nothing is pressed for a round in which there is nothing to choose."""
    war = begun(arrive)
    war.march("thrace", "wilusha")
    panel = war.page.locator(".avd-battle")
    expect(panel).to_contain_text("Battle in Wilusha")
    asked = []
    for _ in range(60):
        war.wait()
        if war.is_over() or war.question == "act":
            break
        asked.append(war.question)
        war.answer()
    chosen = {"four-dice", "break-off", "allot", "allot-leader", "bonus", "field", "retreat"}
    assert set(asked) <= chosen | {"harried", "leave", "appoint", "moor", "lose-ship", "drill"}


def test_hits_are_dealt_out_in_sight(arrive: Arrive) -> None:
    """What is asked stands above the account of the battle: nothing has to be scrolled for it."""
    war = begun(arrive)
    war.march("thrace", "wilusha")
    settle = war.page.locator(".avd-allot-done")
    for _ in range(20):
        war.wait()
        if war.question in {"allot", "act"} or war.is_over():
            break
        war.answer()
    assert war.question == "allot", "somebody was hit"
    expect(settle).to_be_in_viewport(ratio=1)
    spot = settle.bounding_box()
    panel = war.page.locator(".avd-battle").bounding_box()
    assert spot and panel and spot["y"] + spot["height"] <= panel["y"] + panel["height"]


def test_the_battle_panel_tells_how_it_may_end(arrive: Arrive) -> None:
    """The chances from where the battle stands, and by which policy they are taken."""
    war = begun(arrive)
    war.march("thrace", "wilusha")
    war.wait()
    panel = war.page.locator(".avd-battle")
    for _ in range(20):
        if war.question in {"four-dice", "break-off", "allot"} or war.view["battle"] is None:
            break
        war.answer()
        war.wait()
    assert war.view["battle"] is not None
    odds = panel.locator(".map-battle-odds")
    expect(odds).to_contain_text("the battle is won")
    expect(odds).to_contain_text("Exact by hits, if nobody leaves the battle")
    expect(odds.locator(".odds-number").first).to_contain_text("%")


def to_recruiting(war: War) -> None:
    """Pass until recruits can be raised."""
    for _ in range(60):
        war.wait()
        assert not war.is_over()
        question = war.question
        if question == "recruit":
            return
        if question == "act":
            war.do("pass")
        elif question and war.legal:
            war.answer()
    raise AssertionError("nobody could recruit")


def test_a_recruit_is_chosen_in_the_panel_and_placed_on_the_map(arrive: Arrive) -> None:
    """A kind with its price and number, then an area that takes it: two clicks."""
    war = begun(arrive)
    to_recruiting(war)
    page = war.page
    panel = page.locator(".avd-recruiting")
    left = war.view["recruiting"]["left"]
    treasure = war.view["treasure"][0]
    pool = war.view["pools"][0]["phalanx"]
    phalanx = panel.locator("button.avd-recruit", has_text="phalanx").first
    expect(phalanx).to_contain_text(str(pool))
    war.touch(phalanx)
    expect(phalanx).to_have_attribute("aria-pressed", "true")
    lit = page.locator("[data-place^='area:'][data-light=true]")
    expect(lit).to_have_count(1)
    assert lit.get_attribute("data-place") == "area:macedonia", "a phalanx comes from Macedonia"
    before = len(war.guest.acts())
    war.press_lit("area:macedonia")
    war.wait()
    assert war.guest.acts()[before:] == ["recruit phalanx macedonia"]
    assert war.view["pools"][0].get("phalanx", 0) == pool - 1
    assert war.view["treasure"][0] == treasure - 4
    if war.question == "recruit":
        assert war.view["recruiting"]["left"] == left - 1
    assert violations(page) == []


def test_closed_stacks_are_in_no_frame(arrive: Arrive) -> None:
    """What marched out of sight is told to its own player alone."""
    war, persian = at_one_table(arrive)
    guest, other = war.guest, persian.guest
    war.do("pacify")
    war.wait()
    war.press_lit("area:thrace")
    guest.page.get_by_role("button", name="Leave some behind").click()
    guest.page.get_by_role("button", name="One phalanx fewer").click()
    guest.page.locator("button.avd-chip", has_text="Coenus").click()
    war.press_lit("area:miesia")
    for one in (guest, other):
        one.wait_for_board(lambda board: board["view"]["areas"]["miesia"]["holder"] == "macedon")
    view = other.board()["view"]
    for area in ("thrace", "miesia"):
        assert view["areas"][area]["stack"] is None, area
    told = [one for one in other.raw if '"marched"' in one]
    assert told and not any("alexander-iii" in json.dumps(events_of(one)) for one in told)
    opened = war.view["areas"]["miesia"]["stack"]["leaders"]
    assert "alexander-iii" in opened and "coenus" not in opened


def events_of(text: str) -> list[Any]:
    """The events of marches in a frame."""
    frame = json.loads(text)
    entries = [*(frame.get("log") or []), *([frame["entry"]] if frame.get("entry") else [])]
    return [
        event
        for entry in entries
        for event in entry["events"]
        if event["kind"] in {"set-out", "marched"}
    ]


def test_an_army_marches_by_keys(arrive: Arrive) -> None:
    war = begun(arrive)
    page = war.page
    page.locator('[data-place="area:thrace"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-place="area:miesia"][data-light=true]')).to_have_count(1)
    page.locator('[data-place="area:miesia"]').focus()
    page.keyboard.press("Enter")
    war.wait()
    assert war.guest.acts()[-1].startswith("march thrace; go miesia")


def test_supply_and_other_names_are_told_of_any_army(arrive: Arrive) -> None:
    war = begun(arrive)
    page = war.page
    page.locator('[data-place="area:thrace"]').focus()
    card = page.locator(".map-info")
    expect(card).to_contain_text("In supply: Thrace itself feeds it.")
    expect(card).to_contain_text("today southern Bulgaria")
    page.locator('[data-place="sea:levantine"]').focus()
    expect(card).to_contain_text("6 Persian ships in port at Phoinicia")
    page.locator('[data-place="area:lydia"]').focus()
    expect(card).to_contain_text("Sardis")
    expect(card).to_contain_text("endurance 3 of 3")


def test_lost_supply_is_told_before_the_march(arrive: Arrive) -> None:
    """No line crosses the straits, and no marker can be set with the last point."""
    war = begun(arrive)
    page = war.page
    war.press_lit("area:thrace")
    ahead = page.locator("section.ahead")
    page.locator('[data-place="area:gasga"]').focus()
    expect(ahead).to_contain_text("As things stand, it would be out of supply in Gasga.")
    page.locator('[data-place="area:chalybes"]').focus()
    expect(ahead).to_contain_text("Chalybes")
    expect(ahead).not_to_contain_text("out of supply")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_has_no_barriers(arrive: Arrive, theme: str) -> None:
    war = begun(arrive, color_scheme=theme)
    assert violations(war.page) == []
    war.press_lit("area:thrace")
    assert violations(war.page) == []


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_a_phone_has_the_map_and_everything_to_march(arrive: Arrive, locale: str) -> None:
    war = begun(arrive, locale=locale, **PHONE)
    page = war.page
    war.press_lit("area:thrace")
    expect(page.locator(".avd-sheet")).to_be_visible()
    war.press_lit("area:miesia")
    assert not any(act.startswith("march") for act in war.guest.acts()), "a finger is asked"
    page.locator(".avd-sheet .map-actions .button").last.tap()
    war.wait()
    assert war.guest.acts()[-1].startswith("march thrace; go miesia")
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    assert not RAW_KEY.search(page.locator("body").inner_text())
