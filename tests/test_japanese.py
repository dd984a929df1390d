"""The Japanese texts: as complete as the English ones, without a fault, and in Japanese."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from anabasis.core.rulebook import Case, read_cases, rulebook_text
from anabasis.prose import Prose, package_of
from tests.games.every_game import find_game, game_ids
from tests.games.random_match import random_choices
from tests.test_prose import actions

GAMES = game_ids()
WEB = Path(__file__).parents[1] / "web"
FOLDERS = {
    "shared": files("anabasis").joinpath("messages"),
    **{game_id: files(package_of(find_game(game_id))).joinpath("messages") for game_id in GAMES},
    "web": WEB / "messages",
}
TRANSLATED_BOOKS = [
    game_id
    for game_id in GAMES
    if files(package_of(find_game(game_id))).joinpath("rulebook.ja.md").is_file()
]
TRANSLATED_RULINGS = [
    game_id
    for game_id in GAMES
    if files(package_of(find_game(game_id))).joinpath("rulings.ja.md").is_file()
]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NAMES = ["アンナ", "ボリス", "クロエ", "ドーラ"]

JAPANESE = r"[\u3005\u3040-\u309f\u30a1-\u30fa\u30fc\u4e00-\u9fff]"
"""Kana and kanji, without punctuation."""
FOREIGN_MARK = re.compile(rf"{JAPANESE}[,.!?;:](?![A-Za-z0-9])|{JAPANESE}[()]{JAPANESE}")
"""A mark of English where a Japanese one belongs. A key to press stands in brackets: 「?」."""
CASE = re.compile(r"(?<![\d.])\d+(?:(?:\.\d+)+[a-z]?|[a-z])(?![a-z\d])")
"""The number of a case: 3.4, 8.2.3a, 10b."""


# ---- the files


class Uses(Visitor):
    """Collects the variables of a text, and what the text tells apart in each of them."""

    def __init__(self) -> None:
        self.variants: dict[str, set[str]] = {}
        self.words: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variants.setdefault(node.id.name, set())

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            told_apart = self.variants.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                told_apart.add(key.name if isinstance(key, ftl.Identifier) else key.value)
        self.generic_visit(node)


def source(folder: str, language: str) -> str:
    return FOLDERS[folder].joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def uses(folder: str, language: str) -> dict[str, Uses]:
    """Every text of a file by its key; an attribute's key is `key.attribute`."""
    found: dict[str, Uses] = {}
    for entry in FluentParser(with_spans=False).parse(source(folder, language)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            texts = {entry.id.name: entry.value}
            texts |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
            for key, pattern in texts.items():
                if pattern is not None:
                    assert key not in found, f"{key} is said twice"
                    found[key] = Uses()
                    found[key].visit(pattern)
    return found


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_same_texts_are_there_in_both_languages(folder: str) -> None:
    assert not sorted(set(uses(folder, "ja")) ^ set(uses(folder, "en")))


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_use_the_same_variables(folder: str) -> None:
    english, japanese = uses(folder, "en"), uses(folder, "ja")
    differing = {
        key: set(text.variants) ^ set(japanese[key].variants)
        for key, text in english.items()
        if key in japanese
    }
    assert not {key: names for key, names in differing.items() if names}


@pytest.mark.parametrize("folder", FOLDERS)
def test_japanese_knows_no_plural(folder: str) -> None:
    """A variant `[one]` would never be said: Japanese has the category `other` only."""
    plural = PLURALS - {"other"}
    wrong = {
        key: name
        for key, text in uses(folder, "ja").items()
        for name, told_apart in text.variants.items()
        if told_apart & plural
    }
    assert not wrong


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_text_was_left_in_english(folder: str) -> None:
    """Each has Japanese words, or none at all; names (Anabasis, English) are said as they are."""
    for key, text in uses(folder, "ja").items():
        words = re.sub("Anabasis|English", "", "".join(text.words))
        assert re.search(JAPANESE, words) or not re.search("[A-Za-z]{2}", words), key


# ---- what is said


def samples(told_apart: set[str], is_number: bool) -> list[Any]:
    """Values of a variable that lead to every variant of a text."""
    if is_number:
        return sorted({0, 1, 2, 1000} | {int(key) for key in told_apart - PLURALS})
    return ["竪琴", *sorted(told_apart - PLURALS)]


def said(folder: str, language: str) -> Iterator[tuple[str, str, list[Any]]]:
    """Every text with every kind of values: its key, what it says, and what was wrong."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(folder, language)))
    english, texts = uses(folder, "en"), uses(folder, language)
    for key, text in texts.items():
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern: Any = message.attributes[attribute] if attribute else message.value
        values = []
        for variable, told_apart in text.variants.items():
            both = told_apart | english.get(key, text).variants.get(variable, set())
            is_number = any(one.isdecimal() or one in PLURALS - {"other"} for one in both)
            values.append(samples(told_apart, is_number))
        for row in product(*values):
            words, faults = bundle.format_pattern(
                pattern, dict(zip(text.variants, row, strict=True))
            )
            yield key, str(words), faults


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_text_is_said_without_a_fault(folder: str) -> None:
    count = 0
    for key, words, faults in said(folder, "ja"):
        assert not faults, (key, faults)
        assert words.strip(), key
        assert not re.search(r"[{}$]", words), (key, words)
        count += 1
    assert count >= len(uses(folder, "ja")) > 10


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_punctuation_is_japanese(folder: str) -> None:
    assert not {key: words for key, words, _ in said(folder, "ja") if FOREIGN_MARK.search(words)}


@pytest.mark.parametrize(
    "text", ["馬, 竪琴", "馬,竪琴", "進みました.", "城壁!", "属州(空)です", "馬: 2"]
)
def test_a_foreign_mark_is_noticed(text: str) -> None:
    assert FOREIGN_MARK.search(text)


@pytest.mark.parametrize(
    "text", ["馬、竪琴。", "「?」で表示", "項（r 3.4）", "辺2/0-4/0に", "馬 +3"]
)
def test_a_japanese_text_has_no_foreign_mark(text: str) -> None:
    assert not FOREIGN_MARK.search(text)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_game_is_told_in_japanese(game_id: str, caplog: pytest.LogCaptureFixture) -> None:
    game = find_game(game_id)
    prose = Prose(game, "ja")
    told: list[str] = []
    match = None
    for choice in random_choices(game, min(3, game.seats[1]), 5):
        match = choice.match
        asked = game.decision(match.position).prompt_to(match.position, choice.seat)
        told.append(prose.prompt(asked, NAMES))
        assert told[-1][-1] in "。？", told[-1]
    assert match is not None
    for moment in match.moments:
        for event in moment.events:
            told.append(prose.event(event.witnessed(0), NAMES))
            assert told[-1].endswith("。"), told[-1]
    assert len(told) > len(match.moments) > 20
    assert not [line for line in told if FOREIGN_MARK.search(line) or "hidden" in line]
    assert not caplog.records


@pytest.mark.parametrize("game_id", GAMES)
def test_every_action_has_a_japanese_label_of_its_own(game_id: str) -> None:
    game = find_game(game_id)
    prose = Prose(game, "ja")
    labels = [prose.action(action.text(), NAMES) for action in actions(game)]
    assert len(set(labels)) == len(labels)
    assert not [label for label in labels if not re.search(JAPANESE, label)]


# ---- the browser's own texts


def asked_for(root: Path, call: str) -> set[str]:
    """The keys that calls such as `t("key"` in the browser's sources name."""
    pattern = re.compile(rf'(?<![\w.]){re.escape(call)}\(\s*"([a-z0-9-]+)"')
    return {
        key
        for path in [*root.rglob("*.ts"), *root.rglob("*.tsx")]
        for key in pattern.findall(path.read_text(encoding="utf-8"))
    }


def test_no_text_of_the_browser_is_missing() -> None:
    wanted = asked_for(WEB / "src", "t")
    assert len(wanted) > 50
    for language in ("en", "ja"):
        assert not sorted(wanted - set(uses("web", language)))


@pytest.mark.parametrize("game_id", [id for id in GAMES if (WEB / "src" / "games" / id).is_dir()])
def test_no_text_of_a_board_is_missing(game_id: str) -> None:
    wanted = asked_for(WEB / "src" / "games" / game_id, "texts.t")
    assert wanted
    for language in ("en", "ja"):
        there = set(uses("shared", language)) | set(uses(game_id, language))
        assert not sorted(wanted - there)


# ---- the rulebooks


def test_every_rulebook_is_translated_with_its_rulings() -> None:
    assert TRANSLATED_BOOKS == TRANSLATED_RULINGS == GAMES


def both_books(game_id: str) -> tuple[str, str]:
    game = find_game(game_id)
    return rulebook_text(game), rulebook_text(game, "ja")


def chapter_numbers(text: str) -> list[str]:
    """The chapters that a rule refers to, in either language."""
    english = [
        number
        for row in re.findall(r"chapters? (\d+(?:(?:, | and | to )\d+)*)", text)
        for number in re.findall(r"\d+", row)
    ]
    return english + re.findall(r"第(\d+)章", text)


@pytest.mark.parametrize("game_id", TRANSLATED_BOOKS)
def test_a_translated_book_has_the_same_cases_and_chapters(game_id: str) -> None:
    english, japanese = map(read_cases, both_books(game_id))
    assert [case.id for case in japanese] == [case.id for case in english]
    assert [number_of(case) for case in japanese] == [number_of(case) for case in english]


def number_of(case: Case) -> str:
    return case.chapter.partition(" ")[0]


@pytest.mark.parametrize("game_id", TRANSLATED_BOOKS)
def test_a_translated_book_refers_to_the_same_rules(game_id: str) -> None:
    english, japanese = map(read_cases, both_books(game_id))
    for ours, theirs in zip(japanese, english, strict=True):
        assert CASE.findall(ours.text) == CASE.findall(theirs.text), ours.id
        assert chapter_numbers(ours.text) == chapter_numbers(theirs.text), ours.id


@pytest.mark.parametrize("game_id", TRANSLATED_BOOKS)
def test_a_translated_book_has_as_many_paragraphs(game_id: str) -> None:
    english, japanese = both_books(game_id)
    assert japanese.count("\n\n") == english.count("\n\n")
    assert japanese.count("\n*") == english.count("\n*")


@pytest.mark.parametrize("game_id", TRANSLATED_BOOKS)
def test_a_translated_book_is_written_in_japanese(game_id: str) -> None:
    _, book = both_books(game_id)
    for case in read_cases(book):
        assert re.search(JAPANESE, case.title), case.id
        assert not case.title.endswith(("。", ".")), case.id
        assert case.text.endswith("。"), case.id
    assert not [line for line in book.splitlines() if FOREIGN_MARK.search(line)]


# ---- the rulings


def both_rulings(game_id: str) -> tuple[str, str]:
    folder = files(package_of(find_game(game_id)))
    english, japanese = (folder.joinpath(name) for name in ("rulings.md", "rulings.ja.md"))
    return english.read_text(encoding="utf-8"), japanese.read_text(encoding="utf-8")


def entries(rulings: str) -> list[tuple[str, str]]:
    """The entries of the rulings (R1, F1 and so on), each with all that it says.

    One that concerns two parts of a rulebook may stand in both.
    """
    rows = re.findall(r"^\*\*([A-Z]\d+) (.+)$", rulings, re.MULTILINE)
    assert len(set(rows)) == len(rows) > 0
    return rows


@pytest.mark.parametrize("game_id", TRANSLATED_RULINGS)
def test_translated_rulings_have_the_same_entries(game_id: str) -> None:
    english, japanese = both_rulings(game_id)
    assert [name for name, _ in entries(japanese)] == [name for name, _ in entries(english)]
    assert japanese.count("\n\n") == english.count("\n\n")
    assert japanese.count("\n## ") == english.count("\n## ")


@pytest.mark.parametrize("game_id", TRANSLATED_RULINGS)
def test_translated_rulings_refer_to_the_same_cases(game_id: str) -> None:
    english, japanese = map(entries, both_rulings(game_id))
    for (name, theirs), (_, ours) in zip(english, japanese, strict=True):
        cited = CASE.findall(theirs)
        assert cited, name
        assert CASE.findall(ours) == cited, name
        reasons = theirs.count("*Why:*"), theirs.count("*Cases:*")
        assert (ours.count("*理由：*"), ours.count("*該当項目：*")) == reasons, name


@pytest.mark.parametrize("game_id", TRANSLATED_RULINGS)
def test_translated_rulings_are_written_in_japanese(game_id: str) -> None:
    _, japanese = both_rulings(game_id)
    for name, text in entries(japanese):
        question, _, answer = text.partition("**")
        assert question.endswith("？"), name
        assert re.search(JAPANESE, answer), name
        assert answer.endswith("。"), name
    assert not [line for line in japanese.splitlines() if FOREIGN_MARK.search(line)]
