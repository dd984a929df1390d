"""The page that shows the four maps, and what can be read off it."""

from __future__ import annotations

import mimetypes
import subprocess
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

WEB = Path(__file__).parent.parent.parent / "web"
HOST = "http://maps.test"
PATIENCE = 240
"""Seconds that drawing four maps may take on a busy machine."""

Corner = tuple[float, float]


def build(folder: Path) -> None:
    """Bundle the page of maps into a folder."""
    command = ["node", "tests/maps/build.mjs", str(folder)]
    subprocess.run(command, cwd=WEB, check=True, timeout=PATIENCE)


@dataclass
class Line:
    """One line of a name on the screen."""

    of: str | None
    text: str
    style: str
    corners: list[Corner]
    size: float
    natural: float
    room: float

    def is_within(self, left: float, top: float, right: float, bottom: float) -> bool:
        return all(left <= x <= right and top <= y <= bottom for x, y in self.corners)


class MapPage:
    """One map in a window."""

    def __init__(self, browser: Browser, folder: Path, which: str, **settings: Any) -> None:
        query = {
            name: settings.pop(name) for name in ("language", "theme", "states") if name in settings
        }
        self.context = browser.new_context(reduced_motion="reduce", **settings)
        self.context.route("**/*", lambda route: answer(route, folder))
        self.context.add_init_script(path=WEB / "tests/maps/reading.js")
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on(
            "console", lambda said: self.faults.append(said.text) if said.type == "error" else None
        )
        self.page.goto(f"{HOST}/?map={which}" + "".join(f"&{k}={v}" for k, v in query.items()))
        self.page.wait_for_selector(".map-name")
        self.page.evaluate("document.fonts.ready.then(() => null)")

    def close(self) -> None:
        self.context.close()
        assert self.faults == []

    def places(self) -> list[str]:
        """The keys of all places on the map."""
        found: list[str] = self.page.eval_on_selector_all(
            "[data-place]", "all => all.map(one => one.dataset.place)"
        )
        return found

    def lines(self) -> list[Line]:
        """The lines of all names in the window."""
        found: list[dict[str, Any]] = self.page.evaluate("window.linesShown()")
        return [
            Line(**{**one, "corners": [tuple(corner) for corner in one["corners"]]})
            for one in found
        ]

    def settle(self) -> None:
        """Wait until what follows from the last step is drawn."""
        self.page.evaluate("window.settled()")

    def pressed(self) -> str | None:
        return self.page.locator(".pressed").get_attribute("data-pressed")

    def focused(self) -> str | None:
        key: str | None = self.page.evaluate("document.activeElement?.dataset.place ?? null")
        return key


def answer(route: Route, folder: Path) -> None:
    path = route.request.url.removeprefix(HOST).partition("?")[0]
    file = folder / (path.strip("/") or "index.html")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.exists():
        route.fulfill(body=file.read_bytes(), content_type=kind)
    else:
        route.fulfill(status=204, body="")


def meetings(lines: list[Line]) -> list[tuple[str, str]]:
    """Lines of two names that overlap on the screen."""
    return [
        (one.text, other.text)
        for one, other in combinations(lines, 2)
        if (one.of, one.style) != (other.of, other.style) and overlap(one.corners, other.corners)
    ]


def overlap(one: list[Corner], other: list[Corner]) -> bool:
    """Whether two boxes overlap: no side of either keeps the other out."""
    for box in (one, other):
        for (ax, ay), (bx, by) in zip(box, box[1:] + box[:1], strict=True):
            nx, ny = by - ay, ax - bx
            spans = [[x * nx + y * ny for x, y in corners] for corners in (one, other)]
            if max(spans[0]) <= min(spans[1]) or max(spans[1]) <= min(spans[0]):
                return False
    return True
