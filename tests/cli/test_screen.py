"""What the player sees fits a terminal of 80 columns and 24 lines: field, question and choices."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from anabasis.cli.output import Terminal, between_phrases
from anabasis.cli.play.choices import Choices
from anabasis.cli.play.screen import Screen
from anabasis.cli.story import witnessed_events
from anabasis.core.door import legal
from anabasis.core.game import Game
from anabasis.core.match import Match
from anabasis.kit.terminal import board_for
from anabasis.prose import Prose
from tests.games.every_game import find_game, game_ids
from tests.games.random_match import random_choices

WIDTH, HEIGHT = 80, 24
EVERY = 23
"""One position in so many is shown, besides the first of each kind of decision."""

LONG = (
    "Ptolemaios Soter Philopat",
    "アレクサンドロス三世大王陛下",
    "Seleukos",
    "Lysimachos",
    "Antigonos Monophthalmos",
    "Kassandros",
)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    monkeypatch.setenv("LINES", str(HEIGHT))
    return Terminal()


def questions(game: Game[Any], seats: int, options: dict[str, str]) -> Iterator[tuple[Any, int]]:
    """Positions in which a seat is asked: every kind of decision, and some more of each."""
    met: set[str] = set()
    for number, choice in enumerate(random_choices(game, seats, 7, options)):
        kind = type(game.decision(choice.match.position)).__name__
        if kind not in met or number % EVERY == 0:
            met.add(kind)
            yield choice.match, choice.seat


def shown(
    terminal: Terminal, match: Match[Any], seat: int, language: str, names: list[str]
) -> list[str]:
    """The screen from the line with the game's name on."""
    prose = Prose(match.game, language)
    board = board_for(match.game, prose, names)
    screen = Screen(match, seat, prose, names, board, terminal, True)
    news = witnessed_events(match, seat, len(match.moments) - 5)
    with terminal.capture() as capture:
        screen.show(legal(match.position, seat), news)
    lines = Text.from_ansi(capture.get()).plain.split("\n")
    first = next(at for at, line in enumerate(lines) if line.startswith(prose.title()))
    return lines[first:]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(
    ("game_id", "seats", "options"),
    [
        ("alexandros", 2, {}),
        ("alexandros", 4, {}),
        ("arbela", 2, {}),
        ("arbela", 2, {"deployment": "own"}),
        ("final_conquest", 3, {}),
        ("final_conquest", 6, {}),
        ("alexander_vs_darius", 2, {}),
        ("conquerors", 1, {}),
        ("conquerors", 2, {}),
        ("breach", 4, {}),
    ],
)
def test_field_question_and_choices_are_seen_together(
    terminal: Terminal, game_id: str, seats: int, options: dict[str, str], language: str
) -> None:
    game = find_game(game_id)
    names = Prose(game, language).names(seats)
    for match, seat in questions(game, seats, options):
        lines = shown(terminal, match, seat, language, names)
        assert len(lines) <= HEIGHT, "\n".join(lines)
        assert max(cell_len(line) for line in lines) <= WIDTH, "\n".join(lines)
        decision = game.decision(match.position)
        asked = Prose(game, language).prompt(decision.prompt_to(match.position, seat), names)
        said = "".join("".join(lines).split())
        assert "".join(asked.split()) in said
        assert any(line.startswith("   1  ") for line in lines)
        if game_id == "arbela":
            assert sum(line.startswith(("PD ", "PA ", "B  ", "MA ", "MD ")) for line in lines) == 5
        if game_id == "alexandros":
            assert "✶" in said


@pytest.mark.parametrize("game_id", game_ids())
def test_long_names_do_not_break_it(terminal: Terminal, game_id: str) -> None:
    game = find_game(game_id)
    seats = game.seats[1]
    for match, seat in questions(game, seats, {}):
        lines = shown(terminal, match, seat, "ja", list(LONG[:seats]))
        assert len(lines) <= HEIGHT, "\n".join(lines)
        assert max(cell_len(line) for line in lines) <= WIDTH, "\n".join(lines)


def test_a_large_terminal_shows_everything(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LINES", "100")
    game = find_game("arbela")
    match, seat = next(questions(game, 2, {}))
    lines = shown(Terminal(), match, seat, "en", ["Anna", "Boris"])
    assert any("On a card: side" in line for line in lines)


def test_choices_are_left_to_a_command_when_there_are_too_many(terminal: Terminal) -> None:
    labels = [f"Choose a long way number {number}" for number in range(40)]
    choices = Choices(labels, ["and what it means"] * 40, Prose(find_game("alexandros")))
    lines = [line.plain for line in choices.within(terminal, 5)]
    assert len(lines) == 5
    assert re.fullmatch(" {3}1  Choose .* number 0 +2  Choose .* number 1", lines[0])
    assert lines[-1].strip() == "… and 32 more; c lists all"
    assert [line.plain for line in choices.within(terminal, 20)][-1].lstrip().startswith("39  ")
    assert choices.within(terminal, 40)[0].plain.endswith("· and what it means")


@pytest.mark.parametrize("width", [20, 33, 47, 78])
def test_a_japanese_line_ends_between_phrases(width: int) -> None:
    text = (
        "アレクサンドロスは最寄りの馬を目指します。"
        "2辺先のA7（馬）へ出発しました。竪琴カードを1枚取ります。"
    )
    lines = [line.plain for line in between_phrases(Text(text), width)]
    assert "".join(lines) == text
    assert len(lines) > 1
    for line in lines:
        assert cell_len(line) <= width
        assert line[0] not in "、。）」ーッァィ"
        assert not "ぁ" <= line[0] <= "ゖ"
    for name in ("アレクサンドロス", "竪琴カード", "2辺先"):
        assert any(name in line for line in lines)
