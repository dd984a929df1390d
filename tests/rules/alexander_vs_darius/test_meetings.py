"""The rulings: every place where two rules meet stands among them, in both languages, and each case
that a ruling touches is somebody's test."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

GAME = "alexander_vs_darius"
ENTRIES = {
    "R": 23,
    "X": 21,
    "Y": 3,
    "S": 11,
    "A": 7,
    "B": 9,
    "C": 10,
    "D": 5,
    "E": 24,
    "F": 5,
    "G": 2,
    "H": 7,
    "I": 11,
    "K": 9,
    "L": 1,
}
"""The questions of the reconstruction, what was mended in it, and the meetings by section."""
MARK = re.compile(rf'mark\.rule\(\s*"{GAME}",\s*"([\d.]+)"')


def settled(name: str) -> dict[str, list[str]]:
    """The entries of a page of rulings, and the cases that each touches."""
    text = files(f"anabasis.games.{GAME}").joinpath(name).read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for entry, told in re.findall(r"^\*\*([A-Z]\d+) (.*)$", text, re.MULTILINE):
        cases = re.split(r"\*Cases:\*|\*該当項目：\*", told)[-1]
        found[entry] = re.findall(r"\d+(?:\.\d+)+", cases)
    return found


def played() -> set[str]:
    """The cases that the tests of this folder name."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        found.update(MARK.findall(path.read_text(encoding="utf-8")))
    return found


def test_the_rulings_settle_them_all_in_both_languages() -> None:
    english, japanese = settled("rulings.md"), settled("rulings.ja.md")
    assert japanese == english
    for letter, last in ENTRIES.items():
        wanted = {f"{letter}{number}" for number in range(1, last + 1)}
        assert {entry for entry in english if entry[0] == letter} == wanted


def test_each_touches_cases_and_all_of_them_are_played() -> None:
    cases = played()
    for entry, touched in settled("rulings.md").items():
        assert touched, entry
        assert [case for case in touched if case not in cases] == [], entry
