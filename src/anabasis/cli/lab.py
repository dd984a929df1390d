"""`anabasis sim`, `train` and `fuzz`: many games at once."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from anabasis.cli.errors import InputError
from anabasis.cli.games import seats_for
from anabasis.cli.output import Terminal, print_json
from anabasis.core.registry import find_game
from anabasis.lab.interrupts import INTERRUPTED

if TYPE_CHECKING:
    from rich.table import Table


def sim(
    game_id: str,
    games: int,
    seats: int | None,
    seed: int,
    bots: list[str],
    jobs: int,
    events: bool,
    options: dict[str, str],
    as_json: bool,
) -> int:
    """Play many games between bots and print what they came to."""
    from anabasis.lab.sim import simulate

    seats = seats_for(find_game(game_id), seats)
    bots = one_each(bots, seats)
    with progress_bar(f"{game_id}: games", games) as progress:
        report = simulate(game_id, games, seats, seed, bots, jobs, progress, events, options)
    if as_json:
        print_json(report.plain())
    else:
        show(report.plain())
    return stopped(report.tally.games, games) if report.interrupted else 0


def stopped(done: int, games: int) -> int:
    """Say that somebody pressed Ctrl-C; the results so far are on standard output."""
    sys.stdout.flush()
    print(f"anabasis: interrupted after {done} of {games} games", file=sys.stderr)
    return INTERRUPTED


def one_each(bots: list[str], seats: int) -> list[str]:
    """A bot's name for each of so many seats; a single name stands for all."""
    from anabasis.bots.levels import make_bot

    for name in bots:
        make_bot(name)
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise InputError(f"{len(bots)} bots are named for {seats} seats; name one, or {seats}")
    return bots


def show(report: dict[str, Any]) -> None:
    """A simulation's report for people."""
    from rich.table import Table

    games = max(1, report["games"])
    table = Table.grid(padding=(0, 2))
    build = "compiled" if report["compiled"] else "pure Python"
    table.add_row(
        "games", f"{report['games']:,}", f"{report['games_per_s']:,.1f} a second, {build}"
    )
    table.add_row("actions", f"{report['actions']:,}", f"{report['actions_per_s']:,.0f} a second")
    table.add_row("length", f"{report['mean_length']:,.1f}", "actions a game")
    for seat, wins in enumerate(report["wins_by_seat"]):
        share = report["share_by_seat"][seat]
        interval = f"95% interval {share['low']:.1%} to {share['high']:.1%}"
        table.add_row(f"seat {seat + 1}", f"{wins:,.1f}", f"won, {share['share']:.1%}; {interval}")
    for reason, count in report["ends_by_reason"].items():
        table.add_row(f"end: {reason}", f"{count:,}", f"games, {count / games:.1%}")
    terminal = Terminal()
    terminal.print(table)
    if "events" in report:
        terminal.print(events_table(report["events"], games, report["seats"]))


def events_table(events: dict[str, Any], games: int, seats: int) -> Table:
    """How often everything happened in a game, in all and by each seat."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("events a game")
    for head in ("all", *[f"seat {seat + 1}" for seat in range(seats)]):
        table.add_column(head, justify="right")
    for kind, entry in events.items():
        table.add_row(kind, *often(entry, games))
        for name, words in entry.items():
            if isinstance(words, dict):
                for word, of_word in words.items():
                    table.add_row(f"  {name}: {word}", *often(of_word, games))
    return table


def often(entry: dict[str, Any], games: int) -> list[str]:
    """How often a game: in all, then by each seat where it is known who acted."""
    by_seat = [count / games for count in entry.get("by_seat", [])]
    return [f"{number:,.2f}" for number in (entry["per_game"], *by_seat)]


def train(game_id: str, games: int, seed: int, jobs: int, out: Path | None) -> int:
    """Fit the weights of a game's features to games that bots play, and write them down."""
    from anabasis.lab.train import train as run

    low, high = find_game(game_id).seats
    every = games * (high - low + 1)
    if out is not None and not out.parent.is_dir():
        raise InputError(f"{out.parent} is not a folder")
    with progress_bar(f"{game_id}: games", every) as progress:
        trained = run(game_id, games, seed, jobs, progress)
    if trained.weights is None:
        return stopped(trained.games, every)
    if out is None:
        print(trained.text(), end="")
        return 0
    try:
        out.write_text(trained.text(), encoding="utf-8")
    except OSError as error:
        raise InputError(f"cannot write {out}: {error.strerror}") from error
    return 0


def fuzz(
    game_id: str,
    games: int,
    seats: int | None,
    seed: int,
    folder: Path,
    options: dict[str, str],
    as_json: bool,
) -> int:
    """Play random games with every check on. Failures are listed, and their records kept."""
    from anabasis.lab.fuzz import fuzz as run

    game = find_game(game_id)
    if seats is not None:
        seats_for(game, seats)
    if folder.exists() and not folder.is_dir():
        raise InputError(f"{folder} is not a folder")
    try:
        with progress_bar(f"{game_id}: fuzzed games", games) as progress:
            report = run(game_id, games, seats, seed, folder, progress, options)
    except OSError as error:
        raise InputError(f"cannot write to {folder}: {error.strerror}") from error
    if as_json:
        print_json(report.plain())
    elif not report.failures:
        print(f"{report.games} games of {game.title} played and checked: no failure")
    for failure in report.failures:
        print(
            f"{failure.message}\n  record: {failure.path}\n  again:  {failure.how}", file=sys.stderr
        )
    if report.interrupted:
        return stopped(report.games, games)
    return 1 if report.failures else 0


@contextmanager
def progress_bar(what: str, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, where that is a terminal; the function is told how many games are done."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    terminal = Terminal(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=terminal, transient=True, disable=not terminal.is_terminal
    ) as progress:
        task = progress.add_task(what, total=games)

        def tell(done: int) -> None:
            progress.update(task, completed=done)

        yield tell
