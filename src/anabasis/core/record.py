"""Records: a match as JSON Lines, and back by playing it again.

The first line is the setup, then comes a line for each action (seat, decision, action, draws) or
undo, and the last line says how it stands: the outcome, and a digest of the position. `load`
believes nothing: it plays every line through the door and compares. `docs/records.md` has the
format in full.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

import msgspec

from anabasis.core.die import DieError, RecordedDie
from anabasis.core.game import Game
from anabasis.core.grammar import GrammarError
from anabasis.core.lines import Close, Header, Line
from anabasis.core.match import Choice, Entry, Match
from anabasis.core.message import Refused
from anabasis.core.options import OptionError
from anabasis.core.plain import PlainError
from anabasis.core.position import TABLE
from anabasis.core.registry import UnknownGameError
from anabasis.core.versions import VersionError

FORMAT: Final = 1

_MOST_LINES: Final = 200_000


class RecordError(Exception):
    """A record that cannot be read, was changed, or comes from a later version."""


def digest(match: Match[Any]) -> str:
    """A fingerprint of the position."""
    return sha256(msgspec.json.encode(match.game.to_plain(match.position))).hexdigest()


def header(match: Match[Any]) -> Header:
    rules, components = match.version
    return Header(
        FORMAT,
        match.game.id,
        rules,
        components,
        match.seats,
        match.options,
        match.setup_draws,
        None if match.start is None else match.game.to_plain(match.start),
    )


def line(entry: Entry) -> Line:
    return Line(
        entry.seat,
        entry.decision,
        entry.action,
        entry.draws,
        entry.undone,
        entry.agreed,
        entry.at,
    )


def dump(match: Match[Any]) -> str:
    """The whole match as JSON Lines. It tells all secrets: give it out only after the end."""
    return first_line(match) + lines(match.entries) + last_line(match)


def first_line(match: Match[Any]) -> str:
    return _written(header(match))


def lines(entries: list[Entry]) -> str:
    """The lines of some entries."""
    return "".join([_written(line(entry)) for entry in entries])


def last_line(match: Match[Any]) -> str:
    outcome = match.game.outcome(match.position)
    return _written(Close(outcome.plain() if outcome else None, digest(match)))


def seen_by(match: Match[Any], seat: int | None) -> str:
    """What a seat (None: a spectator) may have of a match that still goes on.

    It has a line for each choice. Instead of draws it holds the events as that seat witnessed them;
    it is for reading, and cannot be replayed.
    """
    return first_line_seen(match, seat) + lines_seen(match.game, choices_seen(match, seat), seat)


def first_line_seen(match: Match[Any], seat: int | None) -> str:
    top = header(match)
    return _written(
        {
            "anabasis": FORMAT,
            "seen_by": seat,
            "game": top.game,
            "rules": top.rules,
            "components": top.components,
            "seats": top.seats,
            "options": top.options,
            "events": [event.witnessed(seat) for event in match.setup_events],
        }
    )


def choices_seen(match: Match[Any], seat: int | None) -> list[Choice]:
    """The choices that a seat is told of."""
    return [match.choice(n, seat) for n in range(1, match.told(seat) + 1)]


def lines_seen(game: Game[Any], choices: list[Choice], seat: int | None) -> str:
    """The lines of some choices, as that seat witnessed them."""
    found: list[str] = []
    for choice in choices:
        action = action_seen(game, choice, seat)
        events = [event.witnessed(seat) for event in choice.events()]
        found.append(_written({"seat": choice.seat, "action": action, "events": events}))
    return "".join(found)


def action_seen(game: Game[Any], choice: Choice, seat: int | None) -> str | None:
    """The action that a choice began with; None if it is another seat's secret. The steps after it
    are told by what came of them alone: whether one was asked for, or only one was left, would
    betray what the chooser held."""
    first = choice.steps[0].entry
    secret = first.seat != seat and game.grammar.read(first.action).secret
    return None if secret else first.action


def _written(item: Any) -> str:
    return msgspec.json.encode(item).decode() + "\n"


def load(text: str, find_game: Callable[[str], Game[Any]]) -> Match[Any]:
    """Read a record and verify it by playing it."""
    rows = text.splitlines()
    if len(rows) > _MOST_LINES:
        raise RecordError(f"the record has more than {_MOST_LINES} lines")
    if len(rows) < 2:
        raise RecordError("this is not a record: it needs a first line, actions and a last line")
    match = _begin(rows[0], find_game)
    for number, row in enumerate(rows[1:-1], start=2):
        _play(match, row, number)
    _compare(match, rows[-1], len(rows))
    return match


def _begin(row: str, find_game: Callable[[str], Game[Any]]) -> Match[Any]:
    _check_version(row)
    top: Header = _read(row, Header, 1)
    try:
        game = find_game(top.game)
    except UnknownGameError as unknown:
        raise RecordError(f"line 1: {unknown}") from unknown
    die = RecordedDie(top.draws)
    try:
        version = (top.rules, top.components)
        start = None if top.start is None else _position(game, top)
        match = Match(game, top.seats, top.options, die, version, start)
    except VersionError as unplayable:
        raise RecordError(f"line 1: the record was {unplayable}") from unplayable
    except (OptionError, DieError) as error:
        raise RecordError(f"line 1: {error}") from error
    if die.recorded:
        raise RecordError("line 1: the record holds too many draws")
    return match


def _position(game: Game[Any], top: Header) -> Any:
    """The position that a first line begins with."""
    try:
        position = game.from_plain(top.start)
    except (PlainError, TypeError, ValueError, KeyError, IndexError) as unreadable:
        raise RecordError(f"line 1: the position cannot be read: {unreadable}") from unreadable
    version = (position.rules_version, position.components_version)
    if (position.seats, version) != (top.seats, (top.rules, top.components)):
        raise RecordError("line 1: the position is not of such a game")
    return position


def _check_version(row: str) -> None:
    try:
        found = msgspec.json.decode(row)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise RecordError("line 1: this is not a record (the line is not JSON)") from error
    if not isinstance(found, dict) or "anabasis" not in found:
        raise RecordError("line 1: this is not a record of Anabasis")
    version = found["anabasis"]
    if isinstance(version, int) and version > FORMAT:
        raise RecordError(
            f"line 1: the record's format {version} is newer than this version of Anabasis"
            f" can read ({FORMAT})"
        )
    if version != FORMAT:
        raise RecordError(f"line 1: there is no format {version} of records")
    if "seen_by" in found:
        raise RecordError(
            "line 1: this is one seat's view of a game that went on: it cannot replay"
        )


def _play(match: Match[Any], row: str, number: int) -> None:
    item: Line = _read(row, Line, number)
    try:
        if item.undo:
            if item.agreed:
                match.rewind(item.undo)
            else:
                match.undo_steps(item.seat, item.undo)
            _check_written(match, item, number)
            return
        if not TABLE <= item.seat < match.seats:
            raise RecordError(f"line {number}: there is no seat {item.seat}")
        die = RecordedDie(item.draws)
        match.die = die
        match.submit(item.seat, item.decision, match.game.grammar.read(item.action), item.at)
    except Refused as refused:
        refusal = refused.refusal
        raise RecordError(
            f"line {number}: “{item.action or 'undo'}” is not allowed there:"
            f" {refusal.key} (case {refusal.case})"
        ) from refused
    except (GrammarError, DieError) as error:
        raise RecordError(f"line {number}: {error}") from error
    if die.recorded:
        raise RecordError(f"line {number}: the record holds too many draws")
    _check_written(match, item, number)


def _check_written(match: Match[Any], item: Line, number: int) -> None:
    """A line must say just what was played, nothing more and nothing else."""
    if line(match.entries[-1]) != item:
        raise RecordError(f"line {number}: the line does not say what was played")


def _compare(match: Match[Any], row: str, number: int) -> None:
    close: Close = _read(row, Close, number)
    outcome = match.game.outcome(match.position)
    if close.outcome != (outcome.plain() if outcome else None):
        raise RecordError(f"line {number}: the game does not end as the record says")
    if close.digest is not None and close.digest != digest(match):
        raise RecordError(f"line {number}: the record was changed: its last position differs")


def _read(row: str, kind: Any, number: int) -> Any:
    try:
        return msgspec.json.decode(row, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise RecordError(f"line {number}: {error}") from error
