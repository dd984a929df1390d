"""The shape of a game's folder, the same for every game of this repository.

Beside the files of the shape a folder may have further modules of four kinds, and nothing else:

- one named after a file of its components (`cards.py` for `components/cards.toml`): what they say,
  as tables that never change;
- `terminal_*.py`, further parts of the drawing that `terminal.py` makes, and `events_*.py`, further
  kinds of events;
- `sums.py`: what stands beside the odds of `forecast.py`;
- what odds and the computer opponent look up: modules that only `forecast.py`, `sums.py`,
  `features.py`, `evaluate_1.py` and each other import. `evaluate_1.py` is the hand-made evaluation
  of the first two games, for which `greedy-1` looks.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from anabasis.core.registry import find_game, game_ids
from anabasis.core.rulebook import rulebook_text
from anabasis.kit.terminal import Board

GAMES = Path(__file__).parents[2] / "src" / "anabasis" / "games"
OURS = [id for id in game_ids() if find_game(id).package() == f"anabasis.games.{id}"]

NAMES = {
    "game": ("GAME",),
    "board": (),
    "aid": ("aid",),
    "state": ("REASONS",),
    "events": (),
    "view": ("board", "view"),
    "hidden": ("redeal", "worlds"),
    "checks": ("violations",),
    "forecast": ("forecast",),
    "features": ("NAMES", "features"),
    "places": ("named_at", "likeliest"),
    "terminal": ("BOARD",),
}
"""The modules of the shape, and what others look for in them."""

SHAPE = {
    "__init__.py",
    *[f"{name}.py" for name in NAMES],
    "rules",
    "components",
    "messages",
    "rulebook.md",
    "rulebook.ja.md",
    "rulings.md",
    "rulings.ja.md",
    "tutorial.toml",
    "lobby.toml",
    "picture.svg",
    "versions.toml",
    "weights.json",
}

every_game = pytest.mark.parametrize("game_id", OURS)


def things(folder: Path) -> set[str]:
    """What lies in a folder, without what running leaves there."""
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imported(game_id: str, path: Path) -> set[str]:
    """The modules of its own game that a file imports, by their dotted names in the package. A
    folder stands for all that is in it."""
    package = f"anabasis.games.{game_id}"
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{package}."):
            inside = str(node.module)[len(package) + 1 :]
            for alias in node.names:
                name = f"{inside}.{alias.name}".lstrip(".")
                folder = {other for other in modules(game_id) if other.startswith(f"{name}.")}
                found |= folder or {name if name in modules(game_id) else inside}
    return found


@cache
def modules(game_id: str) -> dict[str, Path]:
    """All modules of a game by their dotted names in its package."""
    folder = GAMES / game_id
    return {
        ".".join(path.relative_to(folder).with_suffix("").parts): path
        for path in sorted(folder.rglob("*.py"))
    }


# ---- files and names


def test_games_of_this_repository_are_looked_at() -> None:
    folders = {path.name for path in GAMES.iterdir() if (path / "game.py").is_file()}
    assert folders == set(OURS)


@every_game
def test_a_folder_has_every_file_of_the_shape(game_id: str) -> None:
    assert not sorted(SHAPE - things(GAMES / game_id))


@every_game
def test_a_folder_has_no_file_that_nobody_expects(game_id: str) -> None:
    folder = GAMES / game_id
    components = {path.stem for path in (folder / "components").iterdir()}
    further = {Path(name).stem for name in things(folder) - SHAPE if name.endswith(".py")}
    drawing = {name for name in further if name.startswith(("terminal_", "events_"))}
    looked_up = further - components - drawing - {"evaluate_1", "sums"}
    users = {
        name: {user for user, path in modules(game_id).items() if name in imported(game_id, path)}
        for name in looked_up
    }
    may_look_up = looked_up | {"forecast", "sums", "features", "evaluate_1"}
    strange = {name for name, who in users.items() if not who <= may_look_up}
    assert not sorted(strange | {name for name, who in users.items() if not who})
    assert not sorted(things(folder) - SHAPE - {f"{name}.py" for name in further})


@every_game
def test_components_are_toml_and_there_is_a_text_for_each_language(game_id: str) -> None:
    components = things(GAMES / game_id / "components")
    assert components
    assert not sorted(name for name in components if not name.endswith(".toml"))
    assert things(GAMES / game_id / "messages") == {"en.ftl", "ja.ftl"}


@every_game
@pytest.mark.parametrize("module", NAMES)
def test_a_module_has_the_names_that_others_look_for(game_id: str, module: str) -> None:
    found = import_module(f"anabasis.games.{game_id}.{module}")
    assert not sorted(name for name in NAMES[module] if not hasattr(found, name))


@every_game
def test_the_board_in_the_terminal_is_a_board(game_id: str) -> None:
    assert issubclass(import_module(f"anabasis.games.{game_id}.terminal").BOARD, Board)


# ---- imports


@every_game
def test_nothing_is_imported_inside_a_function(game_id: str) -> None:
    inside = [
        f"{name}:{node.lineno}"
        for name, path in modules(game_id).items()
        for function in ast.walk(tree(path))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert not inside


@every_game
def test_no_modules_import_each_other_in_a_circle(game_id: str) -> None:
    waiting = {name: imported(game_id, path) for name, path in modules(game_id).items()}
    while True:
        settled = {name for name, needs in waiting.items() if not needs & set(waiting)}
        if not settled:
            break
        waiting = {name: needs for name, needs in waiting.items() if name not in settled}
    assert not waiting


@every_game
def test_the_game_knows_nothing_of_the_terminal(game_id: str) -> None:
    known = {"game"}
    while True:
        further = {
            needed for name in known for needed in imported(game_id, modules(game_id)[name])
        } - known
        if not further:
            break
        known |= further
    assert any(name.startswith("rules.") for name in known)
    assert not sorted(name for name in known if name.startswith("terminal"))


@every_game
def test_what_draws_with_rich_says_that_it_is_never_compiled(game_id: str) -> None:
    drawing = {
        name
        for name, path in modules(game_id).items()
        if re.search(r"^from rich\b", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert "terminal" in drawing
    assert not sorted(name for name in drawing if not name.startswith("terminal"))
    for name in drawing:
        assert "\nNever compiled: " in str(ast.get_docstring(tree(modules(game_id)[name])))


# ---- the contents of the rules


def contents(game_id: str) -> tuple[list[str], list[str]]:
    """The chapters and the files that the list of contents of a game's rules names, in order."""
    text = str(ast.get_docstring(tree(GAMES / game_id / "rules" / "__init__.py")))
    chapters = re.findall(r"^(\d+ [^:\n]+)", text, re.MULTILINE)
    return chapters, re.findall(r"^ {4}(\w+) {2,}\S", text, re.MULTILINE)


@every_game
def test_every_file_of_rules_is_in_the_list_of_contents_once(game_id: str) -> None:
    _, listed = contents(game_id)
    files = {Path(name).stem for name in things(GAMES / game_id / "rules")} - {"__init__"}
    assert sorted(listed) == sorted(files)


@every_game
def test_the_list_of_contents_has_the_chapters_of_the_rulebook(game_id: str) -> None:
    chapters, _ = contents(game_id)
    book = rulebook_text(find_game(game_id))
    assert chapters == re.findall(r"^## (\d+ .+)$", book, re.MULTILINE)
