"""How a winner is found, in words, for every way in which a game can end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from anabasis.core.match import Match
from anabasis.core.record import load
from anabasis.core.registry import find_game
from anabasis.games.alexandros.state import Table
from anabasis.prose import Prose

GOLDEN = Path(__file__).parent / "golden"
NAMES = ["Ann", "Ben", "Cy", "Dot"]


def ended(name: str) -> Match[Any]:
    return load((GOLDEN / f"{name}.jsonl").read_text(), find_game)


def said(match: Match[Any], language: str = "en") -> str:
    prose = Prose(match.game, language)
    return " ".join([prose.status(one, NAMES) for one in match.game.verdict(match.position)])


@pytest.mark.parametrize("name", ["points", "walls", "no-move"])
def test_alexandros_names_the_points_of_the_first_and_the_next(name: str) -> None:
    match = ended(f"alexandros-{name}")
    table: Table = match.position
    outcome = match.game.outcome(table)
    assert outcome is not None
    first = outcome.ranking[0]
    words = said(match)
    assert "most points win" in words
    assert all(NAMES[seat] in words for seat in first)
    assert str(table.points[first[0]]) in words


def test_alexandros_decides_by_cards_where_that_was_agreed() -> None:
    match = ended("alexandros-points")
    table: Table = match.position
    table.points = type(table.points)([40] * table.seats)
    table.cards_break_ties = True
    table.hands = [seat + 1 for seat in range(table.seats)]
    last = NAMES[table.seats - 1]
    assert "the cards in hand decide" in said(match) and f"{last} holds" in said(match)
    table.cards_break_ties = False
    assert "share the victory" in said(match)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("army-broken", "Whose losses reach the Break Level loses"),
        ("both-broken", " wins"),
        ("turn-limit", " wins"),
    ],
)
def test_arbela_measures_losses_by_the_break_levels(name: str, expected: str) -> None:
    match = ended(f"arbela-{name}")
    words = said(match)
    assert expected in words
    for side, (lost, level) in enumerate(zip(match.position.losses, levels(match), strict=True)):
        assert f"{NAMES[side]} has lost {lost} and breaks at {level} " in words


def levels(match: Match[Any]) -> list[int]:
    found: list[int] = match.game.view(match.position, None)["break_levels"]
    return found


def test_a_dead_king_needs_no_arithmetic() -> None:
    assert said(ended("arbela-alexander-killed")) == ""


@pytest.mark.parametrize("name", ["alexandros-points", "arbela-army-broken", "arbela-turn-limit"])
def test_it_is_said_in_japanese_too(name: str) -> None:
    words = said(ended(name), "ja")
    assert words and not words.isascii() and "{" not in words and "win" not in words
