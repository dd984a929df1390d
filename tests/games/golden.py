"""Golden games: complete records that both builds replay to the last byte.

There is one of every game and number of seats, played at random; one for every reason for which a
game can end; and one of every earlier version whose games can still go on.

`PYTHONPATH=examples/breach python -m tests.games.golden` writes them anew, as far as they do not
replay any more. Do so only when the rules of a game, or the order in which it lists its options,
were changed on purpose.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from anabasis.core import record
from anabasis.core.game import Game
from anabasis.core.match import Match
from anabasis.core.record import RecordError
from anabasis.core.versions import Version, spoken
from tests.games.endings import ended, reasons
from tests.games.every_game import find_game, game_ids
from tests.games.random_match import random_match

FOLDER: Final = Path(__file__).parent / "golden"
SEED: Final = 323


def games() -> list[Game[Any]]:
    """Every installed game, and the example in a package of its own."""
    return [find_game(game_id) for game_id in game_ids()]


def tables() -> list[tuple[Game[Any], int]]:
    """Every game with every number of seats it is for."""
    return [(game, seats) for game in games() for seats in range(game.seats[0], game.seats[1] + 1)]


def endings() -> list[tuple[Game[Any], str]]:
    """Every game with every reason for which it can end."""
    return [(game, reason) for game in games() for reason in reasons(game)]


def kept() -> list[tuple[Game[Any], Version]]:
    """Every game with every earlier version that it keeps."""
    return [(game, version) for game in games() for version in game.versions.kept]


def golden_path(game: Game[Any], name: object) -> Path:
    """The record of that many seats, that ending or that version."""
    return FOLDER / f"{game.id}-{name}.jsonl"


def golden_text(game: Game[Any], seats: int) -> str:
    """The record of the game that the seed gives."""
    return record.dump(random_match(game, seats, SEED))


def kept_text(game: Game[Any], version: Version) -> str:
    """The same by an earlier version, with as many seats as can be."""
    return record.dump(random_match(game, game.seats[1], SEED, version=version))


def replayed(game: Game[Any], path: Path) -> Match[Any] | None:
    """The match of a file, if it is still played as it was; its last position may be kept
    otherwise than when it was written."""
    if not path.exists():
        return None
    *lines, last = path.read_text(encoding="utf-8").splitlines()
    close = json.dumps(json.loads(last) | {"digest": None})
    try:
        return record.load("\n".join([*lines, close]), lambda _: game)
    except RecordError:
        return None


def ending_text(game: Game[Any], reason: str) -> str:
    """The record of a game that ends for that reason: the one there is, or else another."""
    match = replayed(game, golden_path(game, reason))
    if match is None or match.version != game.versions.newest():
        match = ended(game, reason)
    return record.dump(match)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, seats in tables():
        write(golden_path(game, seats), golden_text(game, seats))
    for game, version in kept():
        write(golden_path(game, f"rules-{spoken(version)}"), kept_text(game, version))
    for game, reason in endings():
        write(golden_path(game, reason), ending_text(game, reason))


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"{path.name}: {len(text.splitlines())} lines", flush=True)


if __name__ == "__main__":
    main()
