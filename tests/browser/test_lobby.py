"""The lobby: the games with their measures, and a map whose names are under nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from anabasis.core.registry import game_ids
from tests.browser.conftest import Arrive
from tests.browser.sizes import WINDOWS

COVERED = """() => {
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const map = document.querySelector(".atlas");
  const way = map.querySelector(".atlas-way");
  const matrix = way.getScreenCTM();
  const route = [];
  for (let far = 0; far < way.getTotalLength(); far += 3)
    route.push(way.getPointAtLength(far).matrixTransform(matrix));
  const names = [...map.querySelectorAll(".atlas-name")]
    .filter(one => one.getAttribute("visibility") !== "hidden");
  const over = [...document.querySelectorAll(".lobby-title, .lobby-set .switch")]
    .map(one => one.getBoundingClientRect());
  const sight = map.getBoundingClientRect();
  const wrong = [];
  for (const name of names) {
    const box = name.getBoundingClientRect();
    const [top, bottom] = [box.top + box.height * 0.15, box.bottom - box.height * 0.15];
    const under = ({ x, y }) => x > box.left && x < box.right && y > top && y < bottom;
    if (over.some(one => meet(one, box))) wrong.push(name.textContent + " under something");
    if (route.some(under)) wrong.push(name.textContent + " under the route");
    if (box.left < sight.left || box.right > sight.right || box.bottom > sight.bottom + 3)
      wrong.push(name.textContent + " cut");
    for (const other of names)
      if (other !== name && meet(box, other.getBoundingClientRect()))
        wrong.push(name.textContent + " on another");
  }
  return [names.length, wrong];
}"""


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
@pytest.mark.parametrize("window", WINDOWS)
def test_no_name_of_the_map_is_under_anything(arrive: Arrive, window: str, locale: str) -> None:
    guest = arrive(**WINDOWS[window], locale=locale)
    guest.page.goto("/")
    expect(guest.page.locator(".game-card").first).to_be_visible()
    guest.page.evaluate("document.fonts.ready")
    guest.page.wait_for_timeout(100)
    shown, wrong = guest.page.evaluate(COVERED)
    assert wrong == []
    assert shown >= 1


@pytest.mark.parametrize("window", WINDOWS)
def test_each_game_has_its_picture_and_measures(arrive: Arrive, window: str) -> None:
    guest = arrive(**WINDOWS[window])
    guest.page.goto("/")
    cards = guest.page.locator(".game-card").filter(has_text="minutes")
    expect(cards).to_have_count(len(game_ids()))
    for card in cards.all():
        expect(card.locator(".game-measures span")).to_have_count(3)
        assert card.locator("img").evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
        for name in ("Play now", "Play a friend", "Learn by playing"):
            expect(card.get_by_role("button", name=name)).to_be_visible()
    assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0


@pytest.mark.parametrize("path", ["/", "/new", "/rules/alexandros"])
def test_the_keys_are_shown_on_every_page(arrive: Arrive, path: str) -> None:
    guest = arrive()
    guest.page.goto(path)
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    sheet = guest.page.get_by_role("dialog", name="Keys")
    guest.page.keyboard.press("?")
    expect(sheet).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    guest.page.get_by_role("button", name="Keys").click()
    expect(sheet).to_be_visible()


def test_the_page_can_be_installed(arrive: Arrive) -> None:
    guest = arrive()
    guest.page.goto("/")
    address = guest.page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    answer = guest.context.request.get(address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        found = guest.context.request.get(icon["src"])
        assert found.status == 200 and found.headers["content-type"].startswith("image/")
    assert guest.context.request.get("/preview.png").status == 200
    # What Chromium itself has against it:
    session = guest.context.new_cdp_session(guest.page)
    errors = session.send("Page.getAppManifest")["errors"]
    assert errors == []
