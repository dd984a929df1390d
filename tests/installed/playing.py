"""Play in an installed package, as somebody who has installed it would.

`python -m tests.installed.playing .venv/bin` starts the server of that environment, with nothing in
reach but that environment's own programs, and plays a move of every game in it.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.people import Person

PATIENCE = 60
"""So many seconds a process has for what takes it one or two."""


@contextmanager
def started(
    command: Sequence[str | Path], folder: Path, search: Path, **more: str
) -> Iterator[str]:
    """A server, until it is no longer needed; its address. It must end in good order."""
    environment = {"PATH": str(search), "HOME": str(folder), "LANG": "C.UTF-8"} | more
    environment.setdefault("ANABASIS_DATABASE_URL", f"sqlite:///{folder / 'tables.sqlite3'}")
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            address = re.search(r"http://[\d.]+:\d+", said)
            assert address is not None, f"the server did not start: {said}{process.stdout.read()}"
            yield address.group()
            process.send_signal(signal.SIGTERM)
            rest = process.stdout.read()
            assert process.wait(PATIENCE) == 0, rest
            assert rest == "", "the server is quiet unless something is wrong"
        finally:
            process.kill()


def play(base: str) -> list[str]:
    """Open the lobby and play a move of each game; the games."""
    see_the_lobby(base)
    with Person(base) as person:
        games = {game["id"]: game["seats"][0] for game in person.get("/games")}
        for game, seats in games.items():
            play_a_move(person, game, seats)
    return list(games)


def see_the_lobby(base: str) -> None:
    """The page is the built client, and all that it refers to is there."""
    page = httpx.get(f"{base}/").raise_for_status().text
    parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert any(part.endswith(".js") for part in parts), f"this is not the client: {page}"
    for part in parts:
        httpx.get(f"{base}{part}").raise_for_status()


def play_a_move(person: Person, game: str, seats: int) -> None:
    """Answer the first decision of a game at one screen, and see that it is told."""
    table = person.table("me", *["here"] * (seats - 1), game=game)
    with person.sit(table) as live:
        before: dict[str, Any] = live.board
        decision = before["decisions"][0]
        if before["seat"] != decision["seat"]:
            live.say("look", seat=decision["seat"])
            before = live.hear("state")
        answer = {"seat": decision["seat"], "decision": decision["number"]}
        live.done("act", **answer, action=before["legal"][0])
        after = live.until(lambda board: board["n"] > before["n"])
        assert after["n"] == before["n"] + 1


def main() -> None:
    bin = Path(sys.argv[1]).resolve()
    command = [str(bin / "anabasis"), "serve", "--port", "0"]
    with (
        tempfile.TemporaryDirectory(prefix="anabasis-playing-") as name,
        started(command, Path(name), bin) as base,
    ):
        games = play(base)
    print(f"A move was played of each: {', '.join(games)}.")


if __name__ == "__main__":
    main()
