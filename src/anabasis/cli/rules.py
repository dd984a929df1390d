"""`anabasis rules`: the rulebook, one case of it, and what code and tests hold each case."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from rich.text import Text

from anabasis.cli.checkout import find_tests
from anabasis.cli.errors import InputError
from anabasis.cli.output import Terminal, print_json
from anabasis.core.game import Game
from anabasis.core.registry import find_game
from anabasis.core.rulebook import Case, read_cases, rulebook_text

if TYPE_CHECKING:
    from anabasis.lab.coverage import CaseCoverage


def cases_of(game: Game[Any], wanted: str | None, language: str = "en") -> list[Case]:
    """All cases of a game's rulebook, those of a chapter, or a single one."""
    cases = read_cases(rulebook_text(game, language))
    if wanted is None:
        return cases
    found = [case for case in cases if wanted in (case.id, case.chapter.partition(" ")[0])]
    if not found:
        near = get_close_matches(wanted, [case.id for case in cases], 3)
        hint = f"near it: {', '.join(near)}" if near else f"they run to {cases[-1].id}"
        raise InputError(f"there is no case “{wanted}” in the rules of {game.id}; {hint}")
    return found


def show_rules(game_id: str, wanted: str | None, as_json: bool) -> int:
    """Print the rulebook, or a part of it."""
    game = find_game(game_id)
    cases = cases_of(game, wanted)
    if as_json:
        print_json([case.plain() for case in cases])
        return 0
    terminal = Terminal()
    if wanted is None and terminal.is_terminal:
        from rich.markdown import Markdown

        terminal.print(Markdown(rulebook_text(game)))
    elif wanted is None:
        print(rulebook_text(game), end="")
    else:
        print_cases(terminal, cases)
    return 0


def print_cases(terminal: Terminal, cases: list[Case]) -> None:
    """Cases as they are read in the terminal."""
    for case in cases:
        terminal.hang("", Text(f"{case.id} {case.title}", "bold"))
        terminal.hang("  ", emphasized(case.text))


def emphasized(text: str) -> Text:
    """A paragraph in which *stars* stand for italics."""
    said = Text()
    for number, part in enumerate(text.split("*")):
        said.append(part, "italic" if number % 2 else None)
    return said


def show_coverage(game_id: str, wanted: str | None, as_json: bool) -> int:
    """Print which code and which tests cite each case. A case that lacks either is a failure."""
    from anabasis.lab.coverage import coverage

    game = find_game(game_id)
    wanted_ids = {case.id for case in cases_of(game, wanted)}
    root = find_tests(game)
    if root is None:
        raise InputError(
            f"rules --coverage needs a checkout that has the game's tests, in tests/rules/{game.id}"
        )
    rows = [row for row in coverage(game.id, root) if wanted is None or row.case in wanted_ids]
    gaps = [row for row in rows if row.gap]
    if as_json:
        print_json([row.plain() for row in rows])
    else:
        show_table(rows, wanted is not None)
        Terminal().print(f"{len(rows)} cases, {len(gaps)} without code or without a test")
    return 1 if gaps else 0


def show_table(rows: list[CaseCoverage], in_full: bool) -> None:
    """A line for each case; in full, the places in code and tests under it."""
    terminal = Terminal()
    for row in rows:
        missing = [] if row.code else ["no code"]
        missing += [] if row.tests else ["no test"]
        count = f"code {len(row.code)}, tests {len(row.tests)}"
        state = Text(f"GAP: {' and '.join(missing)}", "bold red") if missing else Text(count)
        title = Text(row.title)
        title.truncate(46, overflow="ellipsis", pad=True)
        terminal.print(Text.assemble((f"{row.case:>6}", "bold"), "  ", title, "  ", state))
        if in_full:
            for place in (*row.code, *row.tests):
                terminal.print(f"        {place}", soft_wrap=True)
