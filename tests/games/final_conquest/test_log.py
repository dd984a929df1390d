"""The log of Final Conquest says what a player at the table would."""

from __future__ import annotations

import pytest

from anabasis.core.die import SeededDie
from anabasis.core.door import submit
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


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Dora starts with 8 currency."]),
        ("ja", ["Doraは所持金8金で始めます。"]),
    ],
)
def test_the_log_tells_who_starts_with_how_much(language: str, words: list[str]) -> None:
    """5.2 Nothing is said of purses that are empty."""
    factions = ["rome", "greece", "carthage", "egypt"]
    die = SeededDie(5)
    realm, log = GAME.setup({}, len(factions), die)
    while realm.round == 0:
        seat = realm.agenda[-1].as_decision().seat
        action = GAME.grammar.read(f"choose-faction {factions[seat]}")
        log += submit(GAME, realm, seat, realm.opened, action, die)
    prose = Prose(GAME, language)
    purses = [event.plain() for event in log if event.kind.name == "purse-filled"]
    assert [prose.event(plain, NAMES) for plain in purses] == words


@pytest.mark.parametrize(
    ("language", "lost", "gone"),
    [
        (
            "en",
            "Anna loses 1 infantry in Illyria.",
            "Illyria is nobody’s; the last of Anna’s units there has fallen.",
        ),
        (
            "ja",
            "Annaはイリュリアで歩兵1を失いました。",
            "イリュリアのAnnaのユニットは全滅し、イリュリアは無主になりました。",
        ),
    ],
)
def test_a_beaten_attacker_falls_where_he_stands_and_has_not_left(
    language: str, lost: str, gone: str
) -> None:
    """12.15, 12.18 He attacks Dacia out of Illyria and never gets there."""
    field = duel("rome", "greece", (1, 4), (1, 0), (4, 0))
    prose = Prose(GAME, language)
    assert prose.event(field.told("units-lost")[0], NAMES) == lost
    assert prose.event(field.told("abandoned")[0], NAMES) == gone


def test_who_is_asked_for_losses_is_told_where_they_stand() -> None:
    """13.13, 12.15."""
    field = duel("rome", "greece", (1, 4), (2, 2), (4, 0))
    prompt = GAME.decision(field.realm).prompt(field.realm)
    assert prompt.params["territory"] == "territory:illyria"
