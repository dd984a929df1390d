"""The fuzzer: random games with everything checked, and a record of each game that goes wrong.

After every action of every game: whoever must act can, decision numbers grow, progress is made,
actions read back from their notation. Thrown in: actions by the wrong seat, for a closed decision,
against the rules or in no language at all, which must be refused and change nothing; undo, which
must obey its four rules; the clock, resignations, windows; random options. In every other game an
answer is drawn by its verb first. At the end: the outcome ranks everyone, and the record loads,
verified, to the identical position.

The checks that take long (pieces conserved, JSON and back, views, events, what a redeal gives away,
whether actions repeat exactly) follow every action of one game in `trial.THOROUGH`, and one action
in `trial.CLOSE_LOOK` of the others. A game that fails is played again with all of them, so that the
record ends with the action at fault and not some way behind it.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from anabasis.core.game import Game
from anabasis.core.lines import Close, Header
from anabasis.core.options import OptionError, validated
from anabasis.core.record import FORMAT, dump, line
from anabasis.core.registry import find_game
from anabasis.lab.interrupts import noted
from anabasis.lab.invariants import InvariantError, in_json, rule_cases
from anabasis.lab.trial import Trial

ENOUGH: Final = 20
"""After so many failures the fuzzer stops: the next ones would tell nothing new."""


@dataclass(frozen=True)
class FuzzFailure:
    """One game that went wrong."""

    message: str
    """What was wrong, in one line."""
    path: Path
    """The record up to and including the action at fault; a `.txt` beside it says more."""
    how: str
    """The command that plays this game again."""
    seats: int
    seed: int

    def plain(self) -> dict[str, Any]:
        return {
            "message": self.message,
            "path": str(self.path),
            "how": self.how,
            "seats": self.seats,
            "seed": self.seed,
        }


@dataclass
class FuzzReport:
    """What the fuzzer did and found."""

    game: str
    seed: int
    games: int = 0
    actions: int = 0
    undos: int = 0
    refused: int = 0
    thorough: int = 0
    """Games that were looked at closely after every action."""
    seconds: float = 0.0
    failures: list[FuzzFailure] = field(default_factory=list)
    interrupted: bool = False
    """Somebody pressed Ctrl-C: fewer games were played than asked for."""

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "games_per_s": self.games / max(1e-9, self.seconds),
            "actions": self.actions,
            "undos": self.undos,
            "refused": self.refused,
            "thorough": self.thorough,
            "failures": [failure.plain() for failure in self.failures],
        }


def fuzz(
    game_id: str | Game[Any],
    games: int,
    seats: int | None,
    seed: int,
    folder: Path,
    progress: Callable[[int], None] | None = None,
    options: Mapping[str, str] | None = None,
) -> FuzzReport:
    """Fuzz so many games; with `seats` None they take the game's seat counts in turn. Options that
    are not given are drawn anew for each game.

    Game i is the first game of seed + i, so any of them can be played again by itself. Failures
    are written to `folder`. `progress` is told the number of games played so far. Ctrl-C ends it
    with the games played so far.
    """
    game = find_game(game_id) if isinstance(game_id, str) else game_id
    low, high = game.seats
    if seats is not None and not low <= seats <= high:
        raise OptionError(f"{game.title} is for {low} to {high} seats, not {seats}")
    given = dict(options or {})
    for many in range(low, high + 1) if seats is None else (seats,):
        validated(game.options, given, many)
    cases = rule_cases(game)
    report = FuzzReport(game.id, seed)
    start = time.perf_counter()
    with noted() as interrupts:
        for number in range(games):
            many = low + number % (high - low + 1) if seats is None else seats
            trial = Trial(game, many, seed + number, cases, given=given)
            try:
                trial.play()
            except Exception as error:
                report.failures.append(_failure(trial, error, folder))
            report.games += 1
            report.actions += trial.actions
            report.undos += trial.undos
            report.refused += trial.refused
            report.thorough += trial.thorough
            if progress is not None:
                progress(report.games)
            if len(report.failures) >= ENOUGH or interrupts.seen:
                break
    report.interrupted = interrupts.seen
    report.seconds = time.perf_counter() - start
    return report


def _failure(trial: Trial, error: Exception, folder: Path) -> FuzzFailure:
    """Find the action at fault and write the game down."""
    game, seats, seed = trial.game, trial.seats, trial.seed
    if not trial.thorough:
        closer = Trial(game, seats, seed, trial.cases, thorough=True, given=trial.given)
        try:
            closer.play()
        except Exception as earlier:
            trial, error = closer, earlier
    message = _one_line(error)
    chosen = "".join([f" --option {key}={value}" for key, value in trial.given.items()])
    how = f"anabasis fuzz {game.id} --seats {seats} --seed {seed} --games 1{chosen}"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game.id}-{seats}-seats-seed-{seed}.jsonl"
    path.write_text(record_of(trial), encoding="utf-8")
    details = "".join(traceback.format_exception(error))
    path.with_suffix(".txt").write_text(f"{message}\n{how}\n\n{details}", encoding="utf-8")
    return FuzzFailure(message, path, how, seats, seed)


def _one_line(error: Exception) -> str:
    """What went wrong, and for an error in the code where."""
    said = " ".join(str(error).split())
    if isinstance(error, InvariantError):
        return said
    where = ""
    frames = traceback.extract_tb(error.__traceback__)
    if frames:
        where = f" at {frames[-1].filename}:{frames[-1].lineno}"
    return f"{type(error).__name__}{': ' if said else ''}{said}{where}"


def record_of(trial: Trial) -> str:
    """The record so far, and as its last action the one that was under way, if any.

    Where the position cannot be written down, the last line holds no digest: the record is
    good up to the action that fails.
    """
    match = trial.match
    if match is not None and trial.pending is None:
        try:
            return dump(match)
        except Exception:  # the failure that is being written down, most likely
            pass
    top = Header(
        FORMAT,
        trial.game.id,
        trial.game.rules_version,
        trial.game.components_version,
        trial.seats,
        trial.options,
        trial.die.draws if match is None else match.setup_draws,
    )
    rows: list[Any] = [top]
    if match is not None:
        rows += [line(entry) for entry in match.entries]
    if trial.pending is not None:
        trial.pending.draws = [] if trial.pending.undo else trial.die.draws.copy()
        rows.append(trial.pending)
    rows.append(Close(None, ""))
    return "".join([in_json("the record", row).decode() + "\n" for row in rows])
