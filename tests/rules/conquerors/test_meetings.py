"""The rulings: each of them, and every place where two rules meet, is somebody's test."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

RULING = re.compile(r"\b[QAMNZ]\d+\b")
ENTRIES = {"Q": 26, "A": 50, "M": 120}
"""The questions of the reconstruction, what was mended in it, and the meetings: all of them."""


def settled(name: str) -> list[str]:
    """The entries of a page of rulings."""
    text = files("anabasis.games.conquerors").joinpath(name).read_text(encoding="utf-8")
    return re.findall(r"^\*\*([A-Z]\d+) ", text, re.MULTILINE)


def played() -> set[str]:
    """The entries that the tests of this folder name, each under the test that plays it."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        for told in re.findall(
            r'^def test_\w+\([^)]*\) -> None:\n    """(.*?)"""', text, re.MULTILINE | re.DOTALL
        ):
            found.update(RULING.findall(told))
    return found


def test_the_rulings_settle_them_all_in_both_languages() -> None:
    english = settled("rulings.md")
    assert settled("rulings.ja.md") == english
    assert len(set(english)) == len(english)
    for letter, last in ENTRIES.items():
        wanted = {f"{letter}{number}" for number in range(1, last + 1)}
        assert {entry for entry in english if entry[0] == letter} == wanted


def test_each_is_played_by_a_test() -> None:
    assert sorted(set(settled("rulings.md")) - played()) == []


def test_no_test_names_a_ruling_that_is_not_there() -> None:
    assert sorted(played() - set(settled("rulings.md"))) == []
