"""The log of Final Conquest says what a player at the table would."""

from __future__ import annotations

import pytest

from anabasis.games.final_conquest.game import GAME
from anabasis.prose import Prose
from tests.rules.final_conquest.fighting import duel

NAMES = ["Anna", "Boris", "Chloe", "Dora", "Emil", "Fay"]


def ending(rolled: tuple[int, int], language: str) -> str:
    """How the log tells the end of a battle of five against three led by Leonidas."""
    heroes = {"rome": "fabius-maximus", "greece": "leonidas"}
    field = duel("rome", "greece", rolled, (5, 0), (3, 0), heroes=heroes)
    return Prose(GAME, language).event(field.told("battle-decided")[0], NAMES)


@pytest.mark.parametrize(
    ("rolled", "language", "words"),
    [
        ((3, 1), "en", "The hero turns the tie into a victory of Chloe."),
        ((1, 2), "en", "Chloe wins by 3."),
        ((4, 1), "en", "Anna wins by 1."),
        ((3, 1), "ja", "同点ですが、英雄の力でChloeの勝ちです。"),
        ((1, 2), "ja", "Chloeが差3で勝ちました。"),
    ],
)
def test_a_tie_that_a_hero_wins_is_not_called_a_victory_by_nothing(
    rolled: tuple[int, int], language: str, words: str
) -> None:
    assert ending(rolled, language).endswith(words)
