"""People at the server: each with a cookie of their own, over HTTP and at live tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
from websockets.sync.client import connect

WAIT = 30
"""So many seconds a frame is waited for before the test has failed."""

Frame = dict[str, Any]


class Person:
    """Somebody with a browser."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.Client(base_url=base, timeout=WAIT)
        self.answers: list[str] = []
        """Every body that was received."""

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """Ask for something under /api; the answer's JSON. Its status must be the given one."""
        answer = self.http.request(method, f"/api{path}", **more)
        self.answers.append(answer.text)
        assert answer.status_code == status, answer.text
        if status in {429, 503}:
            assert int(answer.headers["retry-after"]) >= 1
        is_json = answer.headers["content-type"].partition(";")[0] == "application/json"
        return answer.json() if is_json else answer.text

    def get(self, path: str, status: int = 200) -> Any:
        return self.ask("GET", path, status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self.ask("POST", path, status, json={} if body is None else body)

    def refused(self, method: str, path: str, status: int, body: Any = None) -> str:
        """Ask for something that is refused; the refusal's code."""
        fault = self.ask(method, path, status, **({} if body is None else {"json": body}))["error"]
        assert fault["message"].endswith("."), fault
        assert "\n" not in fault["message"], fault
        code: str = fault["code"]
        return code

    def table(self, *seats: str, game: str = "alexandros", **more: Any) -> Any:
        """Make a table; a seat is `me`, `here`, `open`, or a bot's name."""
        wishes = [
            {"kind": seat} if seat in {"me", "here", "open"} else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        return self.post("/tables", {"game": game, "seats": wishes} | more, 201)

    def cookie(self) -> dict[str, str]:
        tokens = [one.value for one in self.http.cookies.jar if one.name == "anabasis"]
        return {"Cookie": f"anabasis={tokens[-1]}"} if tokens else {}

    def sit(self, table: Any) -> Live:
        """Go to a table."""
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
        return Live(address, self.cookie())


class Live:
    """Somebody's connection to a table, and the last board it was shown."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(
            connect(address, additional_headers=headers, max_size=None)
        )
        self.raw: list[str] = []
        """Every frame as it came."""
        self.count = 0
        self.board: Frame = {}
        self.hear("state")

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def frame(self) -> Frame:
        """The next frame."""
        text = self.socket.recv(WAIT)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: Frame = json.loads(text)
        if frame["type"] in {"state", "update"}:
            self.board = frame
        return frame

    def hear(self, *kinds: str) -> Frame:
        """The next frame of one of these types."""
        while True:
            frame = self.frame()
            if frame["type"] in kinds:
                return frame

    def until(self, enough: Callable[[Frame], Any]) -> Frame:
        """Wait for a board."""
        while not enough(self.board):
            self.hear("state", "update")
        return self.board

    def say(self, type: str, **more: Any) -> int:
        """Send a message; its id."""
        self.count += 1
        self.socket.send(json.dumps({"type": type, "id": self.count} | more))
        return self.count

    def ask(self, type: str, **more: Any) -> Frame:
        """Send a message and wait for the reply."""
        id = self.say(type, **more)
        while True:
            frame = self.frame()
            if frame["type"] not in {"state", "update", "presence"} and frame.get("id") == id:
                return frame

    def done(self, type: str, **more: Any) -> None:
        """Send a message that must be done."""
        reply = self.ask(type, **more)
        assert reply["type"] == "done", reply

    def decision(self, seat: int | None = None) -> int:
        """What an answer to the decision that waits for a seat must name."""
        wanted = self.board["seat"] if seat is None else seat
        numbers = [one["number"] for one in self.board["decisions"] if one["seat"] == wanted]
        number: int = numbers[0]
        return number

    def act(self, action: str | None = None) -> Frame:
        """Do that (or the first legal thing) and wait for the board after it."""
        chosen = action if action is not None else self.board["legal"][0]
        self.done("act", seat=self.board["seat"], decision=self.decision(), action=chosen)
        return self.board  # that of the update, which comes before the word that it is done

    def choose(self) -> Frame:
        """Do the first legal thing at each step of one choice; the board after it."""
        self.act()
        while self.board["entry"].get("open"):
            self.act()
        return self.board


# ---- several of them


@contextmanager
def seated(*people: Person, **more: Any) -> Iterator[list[Live]]:
    """All of them at a new table of their own, in their order, and connected."""
    first, *others = people
    table = first.table("me", *["open"] * len(others), public=True, **more)
    for person in others:
        person.post(f"/tables/{table['id']}/join")
    with ExitStack() as stack:
        yield [stack.enter_context(person.sit(table)) for person in people]


def all_hear(lives: list[Live], n: int) -> None:
    """Everybody has the board after `n` actions."""
    for live in lives:
        live.until(lambda board: board["n"] == n)


@contextmanager
def leading(*people: Person, **more: Any) -> Iterator[list[Live]]:
    """A table at which the first has the lead, after as many bids as there are people."""
    with seated(*people, game="breach", **more) as lives:
        for seat, live in enumerate(lives):
            live.act("bid 3" if seat == 0 else "bid 0")
        all_hear(lives, len(lives))
        yield lives
