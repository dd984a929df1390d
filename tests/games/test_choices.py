"""What steps betray: nothing. Whoever cannot tell two positions apart is told a choice made in the
one just as it would be told in the other, in as many entries."""

from __future__ import annotations

import pytest

from anabasis.core.die import SeededDie
from tests.games.every_game import find_game
from tests.games.telling import made, told_in, told_otherwise

TABLES = [
    ("alexandros", 2),
    ("alexandros", 4),
    ("arbela", 2),
    ("final_conquest", 3),
    ("final_conquest", 4),
    ("alexander_vs_darius", 2),
    ("conquerors", 2),
    ("breach", 3),
]
SEEDS = range(4)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_choice_is_told_alike_in_every_position_that_others_think_possible(
    name: str, seats: int
) -> None:
    game = find_game(name)
    die = SeededDie(1).fork(7)
    compared = in_steps = 0
    for one in [one for seed in SEEDS for one in made(game, seats, seed)]:
        for eyes in range(seats):
            if eyes == one.choice.seat:
                continue
            other = game.redeal(one.before, eyes, die)
            found = told_in(one, game, other, eyes)
            what = [step.entry.action for step in one.choice.steps]
            assert not found or 1 in found, (
                f"{what} is told in {list(found)} entries to seat {eyes}"
            )
            compared += bool(found)
            in_steps += bool(found) and len(what) > 1
    assert compared > 40
    assert in_steps > 20 or name == "breach"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_choice_begins_with_is_no_news_to_others_or_a_secret(name: str, seats: int) -> None:
    """They are told the action itself, unless it is a secret one: it must not say more than all
    that came of it, where something else could have come to the same."""
    game = find_game(name)
    die = SeededDie(1).fork(9)
    for one in [one for seed in SEEDS for one in made(game, seats, seed)]:
        first = one.choice.steps[0].entry.action
        if game.grammar.read(first).secret:
            continue
        for eyes in range(seats):
            if eyes != one.choice.seat:
                other = game.redeal(one.before, eyes, die)
                assert told_otherwise(one, game, other, eyes) == [], (first, eyes)
