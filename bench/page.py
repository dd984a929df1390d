"""How quick the page is in Chromium: `python -m bench.page` prints one line of JSON.

- From click to board: from the click's own time stamp to the frame that shows the board after it,
  on loopback, the action committed in between.
- Why not: likewise, from a click on something that is not lit to the sentence that answers it.
- First load: what is sent, compressed, to somebody who has never been there.
"""

import argparse
import json
import platform
import random
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import find, flags
from tests.browser.guest import Guest
from tests.browser.serving import TableServer
from tests.browser.table import TablePage

SYMBOLS = ("temple", "amphora", "horse", "lyre", "soldier")

STOPWATCH = """
window.stopwatch = (() => {
  let clicked = null;
  let took = null;
  document.addEventListener("click", (event) => (clicked ??= event.timeStamp), true);
  /** Begin at the next click, and end when a frame has been drawn in which `done` holds. */
  const start = (done) => {
    clicked = null;
    took = null;
    const watching = new MutationObserver(() => {
      if (clicked === null || !done()) return;
      watching.disconnect();
      requestAnimationFrame(() => {
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => (took = performance.now() - clicked);
        drawn.port2.postMessage(null);
      });
    });
    watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  const board = () => {
    const before = driver.count();
    start(() => driver.count() > before);
  };
  const note = () => start(() => document.querySelector("#prompt .note") !== null);
  return { board, note, took: () => took };
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
