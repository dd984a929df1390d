"""The pages that explain the code name files and functions that there are."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "anabasis"
DOCS = ROOT / "docs"

PAGES = ("architecture.md", "follow.md", "reliability.md")
_FILE = re.compile(r"([\w<>./-]+\.(?:py|tsx?|md|ftl|toml))(?:::([\w.-]+))?")
_FOLDER = re.compile(r"[\w-]+(?:/[\w-]+)*/")


def names(page: str) -> Iterator[tuple[str, str, str]]:
    """Each file that a page names: the folder of its chapter, the file, and what is in the file."""
    folder = ""
    for line in (DOCS / page).read_text().splitlines():
        marked = re.findall(r"`([^`]+)`", line)
        if line.startswith("#"):
            folders = [one for one in marked if _FOLDER.fullmatch(one)]
            folder = folders[0] if folders else ""
        for one in marked:
            found = _FILE.fullmatch(one)
            if found is not None:
                yield folder, found[1], found[2] or ""


def find(folder: str, name: str) -> Path | None:
    places = (PACKAGE / folder / name, PACKAGE / name, ROOT / folder / name, ROOT / name)
    return next((place for place in places if place.is_file()), None)


def defines(file: Path, name: str) -> bool:
    """Whether a file defines that: a function, class, method or constant, a message, a case."""
    if file.suffix == ".py":
        return name in python_names(ast.parse(file.read_text()))
    words = "(?:export |default |private |readonly |async |function |const |class )*"
    return re.search(rf"(?m)^[\s*]*{words}{re.escape(name)}(?![\w-])", file.read_text()) is not None


def python_names(tree: ast.Module | ast.ClassDef, of: str = "") -> set[str]:
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(of + node.name)
        if isinstance(node, ast.ClassDef):
            found |= python_names(node, f"{of}{node.name}.")
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        found |= {of + target.id for target in targets if isinstance(target, ast.Name)}
    return found


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_names_is_there(page: str) -> None:
    named = [one for one in names(page) if "<" not in one[1]]
    assert len(named) > 20
    missing = [name for folder, name, _ in named if find(folder, name) is None]
    assert missing == []
    undefined = [
        f"{name}::{inside}"
        for folder, name, inside in named
        if inside and (file := find(folder, name)) and not defines(file, inside)
    ]
    assert undefined == []


@pytest.mark.parametrize(
    ("part", "least"), [("server", 30), ("core", 20), ("kit", 10), ("bots", 7), ("tools", 10)]
)
def test_every_file_of_a_part_has_its_line(part: str, least: int) -> None:
    """In the chapter of its folder, and nothing stands there that is not in it."""
    place = ROOT / part if part == "tools" else PACKAGE / part
    listed = {
        found
        for folder, name, inside in names("architecture.md")
        if folder.startswith(f"{part}/") and not inside and (found := find(folder, name))
    }
    files = {
        file
        for file in place.rglob("*.py")
        if file.name != "__init__.py" and "migrations" not in file.parts
    }
    assert len(files) >= least
    assert {one for one in listed if one.is_relative_to(place)} == files


def test_the_kit_is_listed_for_who_adds_a_game() -> None:
    page = (DOCS / "adding-a-game.md").read_text()
    chapter = page.partition("## The kit\n")[2].partition("\n## ")[0]
    listed = set(re.findall(r"(?m)^\| `(\w+)` \|", chapter))
    assert listed == {file.stem for file in (PACKAGE / "kit").glob("*.py")} - {"__init__"}


@pytest.mark.parametrize(
    ("file", "name", "there"),
    [
        ("src/anabasis/core/match.py", "Match.submit", True),
        ("src/anabasis/core/match.py", "submit", False),
        ("src/anabasis/core/match.py", "NOTHING_TO_UNDO", True),
        ("src/anabasis/games/alexandros/rulebook.md", "7.4", True),
        ("src/anabasis/games/alexandros/rulebook.md", "7.44", False),
        ("src/anabasis/games/alexandros/messages/en.ftl", "event-card-paid", True),
        ("src/anabasis/games/alexandros/messages/en.ftl", "event-card", False),
        ("web/src/live/table.ts", "takeUpdate", True),
        ("web/src/live/table.ts", "takeUpdates", False),
    ],
)
def test_a_name_is_found_where_it_is_defined(file: str, name: str, there: bool) -> None:
    assert defines(ROOT / file, name) is there
