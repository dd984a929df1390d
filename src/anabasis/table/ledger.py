"""A table's record in the store, and the match it is: rows from entries, a match from rows.

The rows are the truth, the match a cache of them. They have been through the door once, so they
are played again without asking.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from anabasis.core.die import Die, DieError, EntropyDie, RecordedDie
from anabasis.core.door import to_act
from anabasis.core.game import Game
from anabasis.core.grammar import GrammarError
from anabasis.core.match import Entry, Match, replay
from anabasis.core.options import OptionError
from anabasis.table.facts import Facts, new_row, standing_row
from anabasis.table.store import APPEND, BEGIN, NEW_SEAT, NEW_TABLE, STAND
from anabasis.table.writer import Write


class LedgerError(Exception):
    """A stored table that cannot be played again."""


def begin(game: Game[Any], facts: Facts, die: Die) -> Match[Any]:
    """Set up a new match; its facts are brought up to date."""
    match = Match(game, len(facts.seats), facts.options, die)
    match.die = EntropyDie()
    facts.state = "running"
    facts.draws = match.setup_draws
    stand(facts, match)
    return match


def stand(facts: Facts, match: Match[Any]) -> None:
    """Bring the facts up to date with the match."""
    position = match.position
    outcome = match.game.outcome(position)
    facts.lines = len(match.entries)
    facts.actions = len(match.moments)
    facts.opened = position.opened
    facts.turn = match.game.progress(position)
    facts.to_act = [decision.seat for decision in to_act(position)]
    facts.gone = list(position.gone)
    facts.outcome = outcome.plain() if outcome else None
    if outcome is not None:
        facts.state = "finished"
    facts.changed = time.time()


def begun_row(facts: Facts) -> tuple[Write, dict[str, Any]]:
    """What the die showed when an open table began."""
    return BEGIN, {"key": facts.id, "draws": msgspec.json.encode(facts.draws).decode()}


def stand_row(facts: Facts) -> tuple[Write, dict[str, Any]]:
    """How the table stands now."""
    return STAND, standing_row(facts)


def new_rows(facts: Facts) -> list[tuple[Write, dict[str, Any]]]:
    """The rows of a new table and its seats."""
    rows = [(NEW_TABLE, new_row(facts))]
    for sitting in facts.seats:
        rows.append((NEW_SEAT, {"table_id": facts.id, **vars(sitting)}))
    return rows


def entry_row(facts: Facts, number: int, entry: Entry, at: float) -> tuple[Write, dict[str, Any]]:
    """The row of one line of the record."""
    return APPEND, {
        "table_id": facts.id,
        "number": number,
        "seat": entry.seat,
        "decision": entry.decision,
        "action": entry.action,
        "draws": msgspec.json.encode(entry.draws).decode(),
        "undone": entry.undone,
        "agreed": entry.agreed,
        "at": at,
    }


def restore(game: Game[Any], facts: Facts, rows: list[Any]) -> tuple[Match[Any], list[float]]:
    """The match that the rows tell, and when each of its standing actions was done."""
    if (facts.rules, facts.components) != (game.rules_version, game.components_version):
        raise LedgerError(
            f"the table was played with rules {facts.rules}.{facts.components} of {game.title};"
            f" {game.rules_version}.{game.components_version} are installed"
        )
    entries: list[Entry] = []
    stands: list[tuple[Entry, float]] = []
    for line in rows:
        draws = msgspec.json.decode(line.draws, type=list[int])
        entry = Entry(line.seat, line.decision, line.action, draws, line.undone, line.agreed)
        entries.append(entry)
        if entry.undone:
            del stands[len(stands) - entry.undone :]
        else:
            stands.append((entry, line.at))
    try:
        match = Match(game, len(facts.seats), facts.options, RecordedDie(facts.draws))
        match.position, match.moments = replay(match, [entry for entry, _ in stands])
    except (DieError, OptionError, GrammarError, AssertionError, IndexError) as error:
        raise LedgerError(f"the table's record does not play: {error}") from error
    match.entries = entries
    match.position.opened = facts.opened
    match.die = EntropyDie()
    return match, [at for _, at in stands]
