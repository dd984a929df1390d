"""Somebody with a browser of their own: one page, what it heard and said, and what went wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, ViewportSize, WebSocket

DRIVER = Path(__file__).with_name("driver.js")
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
WAIT = 60_000
"""So many milliseconds something may take before the test has failed."""
PATIENCE = 1000
"""So often it is looked whether a frame has come."""

Frame = dict[str, Any]


def _pace(pace: str) -> dict[str, str]:
    return {"name": "anabasis.pace", "value": json.dumps(pace)}


class Guest:
    """A browser context with a cookie of its own, and a page in it."""

    def __init__(self, browser: Browser, base: str, pace: str = "once", **settings: Any) -> None:
        """`pace`: how fast the others' turns are told."""
        usual: dict[str, Any] = {
            "base_url": base,
            "locale": "en-GB",
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
            "permissions": ["clipboard-read", "clipboard-write"],
            "storage_state": {"origins": [{"origin": base, "localStorage": [_pace(pace)]}]},
        }
        self.is_phone = bool(settings.get("has_touch"))
        self.context = browser.new_context(**(usual | settings))
        self.context.add_init_script(path=DRIVER)
        self.page: Page = self.context.new_page()
        self.raw: list[str] = []
        """Every frame that was received, as it came."""
        self.sent: list[Frame] = []
        self.faults: list[str] = []
        """Errors in the page's console. There should be none."""
        self.answered: list[Request] = []
        """Requests whose answers have come in full."""
        self.page.on("requestfinished", self._finish)
        self.page.on("websocket", self._listen)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.raw.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _finish(self, request: Request) -> None:
        self.answered.append(request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"{message.text} ({message.location.get('url', '')})")

    def frames(self, kind: str) -> list[Frame]:
        """The received frames of one type."""
        return [frame for text in self.raw if (frame := json.loads(text))["type"] == kind]

    def board(self) -> Frame:
        """The last board that was received."""
        return next(
            frame
            for text in reversed(self.raw)
            if (frame := json.loads(text))["type"] in {"state", "update"}
        )

    def wait_for_board(self, enough: Callable[[Frame], bool]) -> None:
        """Wait until a board is received that shows it."""
        for _ in range(PATIENCE):
            if enough(self.board()):
                return
            self.page.wait_for_timeout(20)  # frames come in while the page is waited for
        raise AssertionError(f"no such board: {self.board()}")

    def wait_for_ways(self) -> None:
        """Wait until the page knows where further steps lead, if it has asked for that."""
        self.page.wait_for_function("() => driver.isSettled()", timeout=WAIT)
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def choosing(self) -> bool:
        """Whether the own choice goes on, of which others are told when it is complete."""
        told = [
            frame.get("entry") or frame["log"][-1]
            for frame in map(json.loads, self.raw)
            if frame.get("entry") or frame.get("log")
        ]
        return bool(told) and told[-1].get("open", False)

    def told(self) -> list[Frame]:
        """All events that the page was told of, each once."""
        found: dict[int, list[Frame]] = {}
        for frame in map(json.loads, self.raw):
            for entry in [*(frame.get("log") or []), frame.get("entry")]:
                if entry:
                    found[entry["n"]] = entry["events"]
        return [event for number in sorted(found) for event in found[number]]

    def received(self) -> dict[str, int]:
        """How many bytes each answer had on its way, compressed, without its head."""
        return {one.url: one.sizes()["responseBodySize"] for one in self.answered}

    def acts(self) -> list[str]:
        """The actions that were sent."""
        return [frame["action"] for frame in self.sent if frame["type"] == "act"]

    def steps(self) -> list[str]:
        """The actions that were done, step by step: lines that stopped as far as they went."""
        left = {frame["id"]: frame.get("left") for frame in self.frames("done")}
        done: list[str] = []
        for frame in self.sent:
            if frame["type"] == "act" and frame["id"] in left:
                steps = frame["action"].split("; ")
                rest = left[frame["id"]]
                done += steps[: len(steps) - len(rest.split("; "))] if rest else steps
        return done

    def ask(self, method: str, path: str, body: Any = None) -> str:
        """A request with the browser's cookie: the text of the answer."""
        headers = {} if body is None else {"content-type": "application/json"}
        data = None if body is None else json.dumps(body)
        return self.context.request.fetch(path, method=method, data=data, headers=headers).text()

    def get(self, path: str) -> Any:
        return json.loads(self.ask("GET", path))

    def make_table(self, *seats: str, **more: Any) -> Any:
        """A new table of Alexandros; a seat is `me`, `open`, `here NAME`, or a bot's name."""
        wishes: list[dict[str, str]] = []
        for seat in seats:
            kind, _, name = seat.partition(" ")
            if kind in {"me", "open", "here"}:
                wishes.append({"kind": kind} | ({"name": name} if name else {}))
            else:
                wishes.append({"kind": "bot", "bot": seat})
        wish = {"game": "alexandros", "seats": wishes, "options": {}, "public": False} | more
        return json.loads(self.ask("POST", "/api/tables", {"undo": "own"} | wish))

    def close(self) -> None:
        self.context.close()
