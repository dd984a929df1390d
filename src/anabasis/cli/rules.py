"""`anabasis rules`: the rulebook, one case of it, the player's aid, and what holds each case."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from rich.text import Text

from anabasis.cli.checkout import find_tests
from anabasis.cli.errors import InputError
from anabasis.cli.output import Terminal, print_json
from anabasis.core.game import Game
from anabasis.core.registry import find_game
from anabasis.core.rulebook import Case, is_part, read_cases, read_headings, rulebook_text
from anabasis.prose import Prose, require_language

if TYPE_CHECKING:
    from anabasis.lab.coverage import CaseCoverage


def cases_of(game: Game[Any], wanted: str | None, language: str = "en") -> list[Case]:
    """All cases of a game's rulebook, those of a chapter or of a part of one, or a single one."""
    cases = read_cases(rulebook_text(game, language))
    if wanted is None:
        return cases
    single = [case for case in cases if case.id == wanted]
    found = single or [case for case in cases if is_part(case.id, wanted)]
    if not found:
        near = get_close_matches(wanted, [case.id for case in cases], 3)
        hint = f"near it: {', '.join(near)}" if near else f"they run to {cases[-1].id}"
        raise InputError(f"there is no case “{wanted}” in the rules of {game.id}; {hint}")
    return found


def show_rules(game_id: str, wanted: str | None, language: str, as_json: bool) -> int:
    """Print the rulebook, what is in a part of it, or a case."""
    game = find_game(game_id)
    require_language(game, language)
    cases = cases_of(game, wanted, language)
    if as_json:
        print_json([case.plain() for case in cases])
        return 0
    terminal = Terminal()
    if wanted is None and terminal.is_terminal:
        from rich.markdown import Markdown

        terminal.print(Markdown(rulebook_text(game, language)))
    elif wanted is None:
        print(rulebook_text(game, language), end="")
    else:
        print_cases(terminal, game, wanted, language)
    return 0


def print_cases(terminal: Terminal, game: Game[Any], wanted: str, language: str) -> None:
    """A case with its text; of a chapter, or of a part of one, the cases by their titles."""
    cases = cases_of(game, wanted, language)
    if cases[0].id == wanted:
        terminal.hang("", Text(f"{wanted} {cases[0].title}", "bold"))
        terminal.hang("  ", emphasized(cases[0].text))
        return
    headings = read_headings(rulebook_text(game, language))
    under = ""
    for case in cases:
        heading = max([number for number in headings if is_part(case.id, number)], key=len)
        if heading != under:
            terminal.hang("", Text(f"{heading} {headings[heading]}", "bold"))
            under = heading
        terminal.hang(f"  {case.id} ", case.title)


def show_aid(game_id: str, language: str, as_json: bool) -> int:
    """Print the player's aid, table by table."""
    game = find_game(game_id)
    prose = Prose(game, language)
    tables = [prose.table(table) for table in game.aid()]
    if as_json:
        print_json(tables)
        return 0
    from rich import box
    from rich.table import Table

    terminal = Terminal()
    for table in tables:
        grid = Table(title=table["title"], box=box.SIMPLE_HEAD, title_justify="left")
        for column in table["columns"]:
            grid.add_column(column, overflow="fold")
        for row in table["rows"]:
            grid.add_row(*row)
        terminal.print(grid)
    return 0


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
