"""How quick the page is in Chromium: `python -m bench.page` prints one line of JSON.

- From click to board: from the click's own time stamp to the frame that shows the board after it,
  on loopback, the action committed in between.
- Preview: likewise, from the pointer's coming to something lit to the frame that says what it would
  do, of both games; each is asked for the first time.
- Why not: likewise, from a click on something that is not lit to the sentence that answers it.
- First load: what is sent, compressed, to somebody who has never been there.
"""

import argparse
import contextlib
import json
import platform
import random
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.arbela import Field
from tests.browser.chromium import find, flags
from tests.browser.guest import Guest
from tests.browser.serving import TableServer
from tests.browser.table import TablePage

SYMBOLS = ("temple", "amphora", "horse", "lyre", "soldier")

STOPWATCH = """
window.stopwatch = (() => {
  let kind = "click";
  let begun = null;
  let before = null;
  let took = null;
  const begin = (event) => {
    if (event.type !== kind || begun !== null) return;
    begun = event.timeStamp;
    before = driver.signature();
  };
  for (const one of ["click", "pointermove"]) document.addEventListener(one, begin, true);
  /** Begin at the next event of that kind, end when a frame is drawn in which `done` holds. */
  const start = (done, event) => {
    kind = event;
    begun = took = null;
    const watching = new MutationObserver(() => {
      if (begun === null || !done()) return;
      watching.disconnect();
      requestAnimationFrame(() => {
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => (took = performance.now() - begun);
        drawn.port2.postMessage(null);
      });
    });
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    watching.observe(document.body, all);
  };
  const has = (selector) => document.querySelector(selector) !== null;
  const board = () => start(() => driver.signature() !== before && !driver.isSending(), "click");
  const note = () => start(() => has("#prompt .note"), "click");
  const ahead = () => start(() => has("section.ahead"), "pointermove");
  return { board, note, ahead, took: () => took };
})();
"""


def click_to_board(browser: Browser, base: str, clicks: int) -> list[float]:
    """The milliseconds of each click that did something."""
    took: list[float] = []
    chance = random.Random(1)
    while len(took) < clicks:
        guest = Guest(browser, base, reduced_motion="no-preference")
        guest.context.add_init_script(STOPWATCH)
        table = TablePage(guest).open(guest.make_table("me", "greedy"))
        while len(took) < clicks:
            table.wait_for_turn()
            acts = len(guest.acts())
            guest.page.evaluate("stopwatch.board()")
            if table.play_one(chance, stay=True) is None:
                break
            if len(guest.acts()) > acts:
                took.append(read_stopwatch(guest))
        guest.close()
    return took


def click_to_why_not(browser: Browser, base: str, clicks: int) -> list[float]:
    """The milliseconds of each click that was answered with a reason."""
    took: list[float] = []
    guest = Guest(browser, base, reduced_motion="no-preference")
    guest.context.add_init_script(STOPWATCH)
    starter = {"starter": "seat-1"}
    table = TablePage(guest).open(guest.make_table("me", "greedy", options=starter))
    table.wait_for_turn()
    hand = guest.board()["view"]["seats"][0]["hand"]
    missing = [symbol for symbol in SYMBOLS if symbol not in hand]
    for number in range(clicks):
        guest.page.evaluate("stopwatch.note()")
        table.click_card(missing[number % len(missing)])
        took.append(read_stopwatch(guest))
        table.note.get_by_role("button").click()
        table.note.wait_for(state="detached")
    guest.close()
    return took


def pointer_to_preview(browser: Browser, base: str, most: int) -> list[float]:
    """The milliseconds until it is said what something lit would do, of both games in turn."""
    took: list[float] = []
    guest = Guest(browser, base, reduced_motion="no-preference")
    guest.context.add_init_script(STOPWATCH)
    chance = random.Random(2)
    table = TablePage(guest).open(guest.make_table("me", "greedy"))
    while len(took) < most // 2:
        table.wait_for_turn()
        guest.wait_for_ways()
        for choice in chance.sample(lit := table.choices(), min(4, len(lit))):
            took += point_at(guest, *table.spot_of(choice))
        if table.play_one(chance, stay=True) is None:
            table = TablePage(guest).open(guest.make_table("me", "greedy"))
    field = Field(guest).sit(0)
    field.play_to("activate")
    guest.wait_for_ways()
    for one in [one for one in field.choices() if one.kind == "place"][: most - len(took)]:
        wanted = {"number": one.number, "label": one.label}
        spot = guest.page.evaluate("wanted => arbela.spotFor(wanted)", wanted)
        if spot is not None:
            took += point_at(guest, spot["x"], spot["y"])
    guest.close()
    return took


def point_at(guest: Guest, x: float, y: float) -> list[float]:
    """How long it took; nothing where there is nothing to say beforehand."""
    guest.page.mouse.move(1, 1)
    guest.page.locator("section.ahead").wait_for(state="detached")
    guest.page.evaluate("stopwatch.ahead()")
    guest.page.mouse.move(x, y)
    with contextlib.suppress(PlaywrightTimeoutError):
        guest.page.wait_for_function("() => stopwatch.took() !== null", timeout=1500)
        return [guest.page.evaluate("stopwatch.took()")]
    return []


def read_stopwatch(guest: Guest) -> float:
    guest.page.wait_for_function("() => stopwatch.took() !== null")
    took: float = guest.page.evaluate("stopwatch.took()")
    return took


def first_load(browser: Browser, base: str, path: str) -> int:
    """The bytes of all bodies that are sent to a new visitor of a page."""
    guest = Guest(browser, base)
    guest.page.goto(path)
    guest.page.wait_for_load_state("networkidle")
    total = sum(guest.received().values())
    guest.close()
    return total


def measure(clicks: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TableServer(Path(folder))
        server.start()
        path = find(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=path, args=flags())
        try:
            maker = Guest(browser, server.base)
            table = maker.make_table("me", "greedy")
            return {
                "machine": {"python": platform.python_version(), "platform": platform.platform()},
                "chromium": browser.version,
                "click_to_board_ms": spread(click_to_board(browser, server.base, clicks)),
                "preview_ms": spread(pointer_to_preview(browser, server.base, clicks)),
                "why_not_ms": spread(click_to_why_not(browser, server.base, clicks)),
                "first_load_bytes": {
                    "lobby": first_load(browser, server.base, "/"),
                    "table": first_load(browser, server.base, f"/t/{table['id']}"),
                },
            }
        finally:
            browser.close()
            server.stop()


def spread(values: list[float]) -> dict[str, float]:
    shares = statistics.quantiles(values, n=100, method="inclusive")
    return {"clicks": len(values), "p50": round(shares[49], 1), "p95": round(shares[94], 1)}


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    options.add_argument("--clicks", type=int, default=150)
    print(json.dumps(measure(options.parse_args().clicks)))


if __name__ == "__main__":
    main()
