"""Which cases of a rulebook are cited by the game's code and shown by a test, read from sources.

Code cites a case

- in a docstring, where a line or a sentence begins with it: `3.4, 3.12 The nearest…`,
  `1.3 to 1.7 Lay everything out`, `(5.4) cards that everybody saw`,
- or by a string that is exactly its id: `Refusal("3.4", …)`, `case: ClassVar[str] = "2.2"`.

A test shows a case by the mark `@pytest.mark.rule("<game>", "<case>")`, on itself, on its class, on
one of its parameters, or on its whole module (`pytestmark`).

Tests are read from `tests/rules/<game>` of a checkout. A game's code is read from the same checkout
if it is there, else from where it is installed: a game may come in a package of its own.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from anabasis.core.registry import UnknownGameError, find_game
from anabasis.core.rulebook import Case, read_cases

_ID: Final = r"\d+(?:\.\d+)*[a-z]?"
_EXACT: Final = re.compile(_ID)
_CITED: Final = re.compile(
    rf"(?:^|(?<=[.;:!?] )|(?<=\n))[ \t]*\(?({_ID}(?:(?:, (?:and )?| and | to ){_ID})*)(?=[\s):,]|$)"
)
_TEST: Final = "test"

Function = ast.FunctionDef | ast.AsyncFunctionDef


class CoverageError(Exception):
    """The sources that coverage is read from are not there."""


@dataclass
class CaseCoverage:
    """One case: where the code cites it and which tests show it."""

    case: str
    title: str
    code: list[str] = field(default_factory=list)
    """`file:line`, relative to the project's root."""
    tests: list[str] = field(default_factory=list)
    """`file::test`, as pytest names them."""

    @property
    def gap(self) -> bool:
        """Whether code or tests are missing."""
        return not self.code or not self.tests

    def plain(self) -> dict[str, Any]:
        return {
            "case": self.case,
            "title": self.title,
            "code": self.code,
            "tests": self.tests,
            "gap": self.gap,
        }


@dataclass(frozen=True)
class Citation:
    """A place that names a case, which the rulebook may or may not have."""

    case: str
    file: str
    line: int
    test: str = ""
    """The test's name within the file, if it is one."""


def coverage(game_id: str, root: Path) -> list[CaseCoverage]:
    """Every case of the game's rulebook, in its order, with what covers it."""
    rows = {case.id: CaseCoverage(case.id, case.title) for case in rulebook_cases(game_id, root)}
    for cited in code_citations(game_id, root):
        place = f"{cited.file}:{cited.line}"
        if cited.case in rows and place not in rows[cited.case].code:
            rows[cited.case].code.append(place)
    for cited in marks_in_tests(game_id, root):
        name = f"{cited.file}::{cited.test}"
        if cited.case in rows and name not in rows[cited.case].tests:
            rows[cited.case].tests.append(name)
    return list(rows.values())


def strays(game_id: str, root: Path) -> list[str]:
    """Citations of cases that the rulebook does not have, one line each. A section may be cited by
    what is about all of its cases."""
    known = {case.id for case in rulebook_cases(game_id, root)}
    known |= {section for case in known for section in sections(case)}
    cited = [*code_citations(game_id, root), *marks_in_tests(game_id, root)]
    return [
        f"{place.file}:{place.line} cites case {place.case}, which the rulebook does not have"
        for place in cited
        if place.case not in known
    ]


def sections(case: str) -> list[str]:
    """The sections that a case belongs to, such as 3 and 3.2 of 3.2.4."""
    parts = case.split(".")
    return [".".join(parts[:number]) for number in range(1, len(parts))]


def rulebook_cases(game_id: str, root: Path) -> list[Case]:
    path = game_folder(game_id, root) / "rulebook.md"
    if not path.is_file():
        raise CoverageError(f"there is no rulebook at {path}")
    return read_cases(path.read_text(encoding="utf-8"))


def game_folder(game_id: str, root: Path) -> Path:
    """The folder with the game's code."""
    ours = root / "src" / "anabasis" / "games" / game_id
    if ours.is_dir():
        return ours
    try:
        package = find_game(game_id).package()
    except UnknownGameError as error:
        raise CoverageError(
            f"there is no code of “{game_id}” at {ours}, nor is it installed"
        ) from error
    inside = Path(*package.split("."))
    for folder in (root / "src" / inside, root / inside):
        if (folder / "game.py").is_file():
            return folder
    return Path(str(files(package)))


def place_of(path: Path, folder: Path, root: Path) -> str:
    """A file of a game as it is named to people: from the root of the checkout, or, if it is not in
    there, from the game's package on."""
    base = root if path.is_relative_to(root) else folder.parent
    return path.relative_to(base).as_posix()


# ---- code


def code_citations(game_id: str, root: Path) -> list[Citation]:
    """Every citation in the game's code, file by file."""
    order = [case.id for case in rulebook_cases(game_id, root)]
    found: list[Citation] = []
    folder = game_folder(game_id, root)
    for path in sorted(folder.rglob("*.py")):
        name = place_of(path, folder, root)
        tree = ast.parse(path.read_text(encoding="utf-8"), name)
        found += [Citation(case, name, line) for case, line in cited_in(tree, order)]
    return found


def cited_in(tree: ast.Module, order: list[str]) -> Iterator[tuple[str, int]]:
    """Case and line of every citation in a module. `order` are the rulebook's cases, for ranges."""
    prose = docstrings(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        if id(node) in prose:
            for found in _CITED.finditer(node.value):
                line = node.lineno + node.value.count("\n", 0, found.start(1))
                for case in spelt_out(found.group(1), order):
                    yield case, line
        elif "." in node.value and _EXACT.fullmatch(node.value):
            yield node.value, node.lineno


def docstrings(tree: ast.AST) -> set[int]:
    """The strings that stand by themselves: of modules, classes, functions and attributes."""
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def spelt_out(words: str, order: list[str]) -> list[str]:
    """The cases that a list such as `1.3 to 1.7, 1.10` names. Whole chapters are not cases."""
    cases: list[str] = []
    for part in re.split(r", and |, | and ", words):
        first, _, last = part.partition(" to ")
        if first in order and last in order:
            cases += order[order.index(first) : order.index(last) + 1]
        else:
            cases += [case for case in (first, last) if "." in case]
    return cases


# ---- tests


def marks_in_tests(game_id: str, root: Path) -> list[Citation]:
    """Every rule mark in the game's rule tests, file by file."""
    if not (root / "tests").is_dir():
        raise CoverageError(
            f"there is no folder {root / 'tests'}: coverage is read from a checkout of the sources"
        )
    found: list[Citation] = []
    for path in sorted((root / "tests" / "rules" / game_id).rglob("*.py")):
        name = path.relative_to(root).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"), name)
        for test, node in marked_tests(tree):
            found += [Citation(case, name, line, test) for case, line in rule_marks(node, game_id)]
    return found


def marked_tests(tree: ast.Module) -> Iterator[tuple[str, list[ast.expr]]]:
    """Each test of a module with the expressions that may mark it."""
    everywhere = _pytestmark(tree.body)
    for node in tree.body:
        if isinstance(node, Function) and node.name.startswith(_TEST):
            yield node.name, [*everywhere, *node.decorator_list]
        elif isinstance(node, ast.ClassDef):
            shared = [*everywhere, *node.decorator_list, *_pytestmark(node.body)]
            for inner in node.body:
                if isinstance(inner, Function) and inner.name.startswith(_TEST):
                    yield f"{node.name}::{inner.name}", [*shared, *inner.decorator_list]


def _pytestmark(body: list[ast.stmt]) -> list[ast.expr]:
    """What a module or class says of all its tests."""
    return [
        node.value
        for node in body
        if isinstance(node, ast.Assign) and "pytestmark" in map(ast.unparse, node.targets)
    ]


def rule_marks(marks: list[ast.expr], game_id: str) -> Iterator[tuple[str, int]]:
    """Case and line of each `pytest.mark.rule(game, case)` among some expressions."""
    for mark in marks:
        for node in ast.walk(mark):
            if not isinstance(node, ast.Call) or ast.unparse(node.func) != "pytest.mark.rule":
                continue
            game, *cases = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            if game == game_id:
                for case in cases:
                    yield str(case), node.lineno
