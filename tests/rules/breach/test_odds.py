"""The odds that a captain is shown, against figures worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from breach.game import GAME
from breach.state import Valley
from tests.rules.breach.setting import act, lay, play, table

Ranges = dict[str, tuple[Fraction, Fraction]]


def odds(valley: Valley, seat: int, text: str) -> Ranges:
    """Each result by the key of its label, with its least and greatest chance."""
    chances = GAME.forecast(valley, seat, GAME.grammar.read(text))
    return {
        " ".join([chance.label.key, *[str(value) for value in chance.label.params.values()]]): (
            chance.low,
            chance.high,
        )
        for chance in chances
    }


def hits(dice: int, number: int, good: int) -> Fraction:
    """The chance that exactly so many of some dice show one of so many faces."""
    return Fraction(comb(dice, number) * good**number * (6 - good) ** (dice - number), 6**dice)


def wave(men: int, wall: int, dice: int) -> tuple[Fraction, Fraction, Fraction]:
    """3.6 The chances of a breach, of a wall that stands with men left before it, and without."""
    none = Fraction(0)
    breach = sum([hits(men, number, 3) for number in range(wall, men + 1)], none)
    dead = sum([hits(dice, number, 2) for number in range(men, dice + 1)], none)
    return breach, (1 - breach) * (1 - dead), (1 - breach) * dead


@pytest.mark.parametrize("men", [1, 2, 3, 5])
def test_the_odds_of_a_wave_are_exact_where_the_garrison_is_known(men: int) -> None:
    valley = lay(hands=("levy", "levy spear"), leader=0, asked=())
    valley.cup = valley.cup.looked(0, 1)
    breach, stands, lost = wave(men, 2, 3)
    expected = {"odds-breach": breach, "odds-stands": stands, "odds-lost": lost}
    found = odds(valley, 0, f"storm {men}")
    assert found == {key: (chance, chance) for key, chance in expected.items() if chance}


def test_a_garrison_that_is_not_known_makes_a_range() -> None:
    valley = lay(hands=("levy", "levy spear"), leader=0)
    found = odds(valley, 0, "storm 2")
    some = [wave(2, 2, dice) for dice in (2, 3, 4)]
    assert found["odds-breach"] == (some[0][0], some[0][0])
    assert found["odds-lost"] == (min(one[2] for one in some), max(one[2] for one in some))


def test_between_three_the_odds_come_with_the_target() -> None:
    valley = lay(3, leader=0, asked=())
    assert odds(valley, 0, "storm 2") == {}
    act(valley, 0, "storm 2")
    assert set(odds(valley, 0, "target 1")) == {"odds-breach", "odds-stands", "odds-lost"}


def test_another_wave_is_foretold_with_the_dice_that_are_there() -> None:
    match = table(2, hands=("levy levy", "spear levy"))
    for seat in (1, 0):
        play(match, seat, f"bid {1 - seat}")
    play(match, 0, "storm 4")
    play(match, 1, "stay", 1, 1)
    valley = match.position
    assert (valley.storming, valley.wall) == (3, 1)
    breach, stands, lost = wave(3, 1, 3)
    assert odds(valley, 0, "press") == {
        "odds-breach": (breach, breach),
        "odds-stands": (stands, stands),
        "odds-lost": (lost, lost),
    }
    assert odds(valley, 0, "withdraw") == {}


def test_foraging_brings_each_number_of_coins_as_often() -> None:
    third = Fraction(1, 3)
    found = odds(lay(leader=0), 0, "forage")
    assert found == {f"odds-coins {coins}": (third, third) for coins in (1, 2, 3)}


def test_what_is_mustered_depends_on_what_the_others_hold() -> None:
    valley = lay(hands=("levy spear", "levy levy"), leader=0)
    found = odds(valley, 0, "muster")
    assert found["odds-token token:rider"] == (Fraction(0), Fraction(2, 8))
    assert found["odds-token token:levy"] == (Fraction(3, 8), Fraction(5, 8))
    valley.cup = valley.cup.looked(0, 1)
    exact = odds(valley, 0, "muster")
    assert exact["odds-token token:levy"] == (Fraction(3, 8), Fraction(3, 8))
