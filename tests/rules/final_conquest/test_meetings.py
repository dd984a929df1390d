"""Where two rules meet: every such place that the rulings settle is somebody's test."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

MEETING = re.compile(r"\bE\d+\b")
ENTRIES = 79


def settled(name: str) -> set[str]:
    """The entries of a page of rulings that settle a meeting."""
    text = files("anabasis.games.final_conquest").joinpath(name).read_text(encoding="utf-8")
    return set(re.findall(r"^\*\*(E\d+) ", text, re.MULTILINE))


def played() -> set[str]:
    """The entries that the tests of this folder name, each under the test that plays it."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        for told in re.findall(r'def test_\w+\([^)]*\) -> None:\n    """(.*?)"""', text, re.DOTALL):
            found.update(MEETING.findall(told))
    return found


def test_the_rulings_settle_them_all_in_both_languages() -> None:
    wanted = {f"E{number}" for number in range(1, ENTRIES + 1)}
    assert settled("rulings.md") == wanted
    assert settled("rulings.ja.md") == wanted


def test_each_is_played_by_a_test() -> None:
    assert settled("rulings.md") - played() == set()
