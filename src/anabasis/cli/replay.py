"""`anabasis replay`: verify a record by playing it again, and tell its story."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from anabasis.cli.errors import InputError
from anabasis.cli.output import Terminal, print_json
from anabasis.core.match import Match
from anabasis.core.record import load
from anabasis.core.registry import find_game

if TYPE_CHECKING:
    from anabasis.prose import Prose

MOST_BYTES: Final = 64 * 1024 * 1024


def replay(file: Path, language: str, as_json: bool) -> int:
    """Verify a record; print its story and its outcome."""
    from anabasis.prose import Prose

    match = read_record(file)
    prose = Prose(match.game, language)
    if as_json:
        print_json(told(match, prose))
    else:
        tell(match, prose)
    return 0


def read_record(file: Path) -> Match[Any]:
    """The match that a file holds, played again and verified."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise InputError(f"{file} is too large to be a record")
        text = file.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError(f"{file} is not a record: it is not text") from error
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise InputError(f"cannot read {file}: {reason}") from error
    try:
        return load(text, find_game)
    except RecursionError as error:
        raise InputError(f"{file} is not a record: it is nested too deeply") from error


def told(match: Match[Any], prose: Prose) -> dict[str, Any]:
    """A verified record as data, each event with its sentence."""
    from anabasis.cli.story import all_events

    names = prose.names(match.seats)
    outcome = match.game.outcome(match.position)
    return {
        "game": match.game.id,
        "seats": match.seats,
        "options": match.options,
        "actions": len(match.moments),
        "events": [{**plain, "sentence": prose.event(plain, names)} for plain in all_events(match)],
        "outcome": outcome.plain() if outcome else None,
    }


def tell(match: Match[Any], prose: Prose) -> None:
    """Print a verified record as a story."""
    from anabasis.cli.story import all_events, print_story, rank
    from anabasis.kit.terminal import board_for

    terminal = Terminal()
    names = prose.names(match.seats)
    board = board_for(match.game, prose, names)
    print_story(terminal, prose, names, board, all_events(match))
    terminal.print()
    terminal.print(prose.text("terminal-verified", {"actions": len(match.moments)}))
    for line in rank(match, prose, names, board):
        terminal.print(line)
