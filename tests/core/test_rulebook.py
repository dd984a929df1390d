"""The rulebook as data."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from anabasis.core.rulebook import read_cases, rulebook_text
from anabasis.games.alexandros.game import GAME as ALEXANDROS
from breach.game import GAME, Breach

BREACH = files("breach").joinpath("rulebook.md").read_text(encoding="utf-8")

SMALL = """# A book

An introduction, with **2.1 something bold** inside.

## 1 First things

**1.1 A title.** Some text
over two lines.

*Hint: not a case.*

**1.2a A question?** More.

## 2 Second things
**2.1 Right below the heading.** Found.

**10.3.4 Deep.**

Text that belongs to no case.
"""


def test_cases_carry_number_title_text_and_chapter() -> None:
    cases = read_cases(SMALL)
    assert [case.plain() for case in cases[:2]] == [
        {
            "id": "1.1",
            "title": "A title",
            "text": "Some text over two lines.",
            "chapter": "1 First things",
        },
        {"id": "1.2a", "title": "A question?", "text": "More.", "chapter": "1 First things"},
    ]


def test_a_case_without_text_is_a_case() -> None:
    deep = read_cases(SMALL)[-1]
    assert (deep.id, deep.title, deep.text) == ("10.3.4", "Deep", "")


def test_a_case_right_below_its_heading_is_not_lost() -> None:
    found = {case.id: case.chapter for case in read_cases(SMALL)}
    assert found["2.1"] == "2 Second things"
    assert found["10.3.4"] == "2 Second things"


def test_what_is_no_case_is_left_out() -> None:
    found = [(case.id, case.text) for case in read_cases(SMALL)]
    assert [number for number, _ in found] == ["1.1", "1.2a", "2.1", "10.3.4"]
    assert not any("Hint" in text or "belongs" in text for _, text in found)


def test_an_empty_book_has_no_cases() -> None:
    assert read_cases("") == []


def test_the_whole_book_of_breach() -> None:
    cases = read_cases(BREACH)
    ids = [case.id for case in cases]
    assert len(ids) == len(set(ids)) == 35
    assert ids[0] == "1.1"
    assert ids[-1] == "6.5"
    assert {case.chapter for case in cases} == {
        "1 Preparation",
        "2 The round",
        "3 Storming",
        "4 Plunder",
        "5 The end",
        "6 Variants",
    }
    assert all(case.text for case in cases)
    for case in cases:
        assert case.chapter.startswith(case.id.partition(".")[0] + " ")


def test_a_book_lies_beside_its_game() -> None:
    text = rulebook_text(ALEXANDROS)
    assert text.startswith("# Alexandros")
    assert len(read_cases(text)) > 100


def test_where_there_is_no_translation_the_book_is_english() -> None:
    assert rulebook_text(ALEXANDROS, "tlh") == rulebook_text(ALEXANDROS)


def test_the_book_of_a_game_in_another_package_is_found() -> None:
    assert rulebook_text(GAME) == BREACH


def test_a_translated_book_is_preferred(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "rulebook.md").write_text("english", encoding="utf-8")
    (folder / "rulebook.ja.md").write_text("日本語", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    class Elsewhere(Breach):
        def package(self) -> str:
            return "elsewhere"

    game = Elsewhere()
    assert rulebook_text(game, "ja") == "日本語"
    assert rulebook_text(game, "fr") == rulebook_text(game) == "english"
