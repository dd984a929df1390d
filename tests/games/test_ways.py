"""Where the further steps of a choice lead: every way can be gone, and tells nothing hidden."""

from __future__ import annotations

from typing import Any

from anabasis.core.die import SeededDie
from anabasis.core.door import legal, submit
from anabasis.core.game import Game
from anabasis.core.registry import find_game
from anabasis.core.ways import LONGEST, MOST_STEPS, ways
from tests.games.sampling import every_table, spread_choices

EVERY = 17
"""Of the ways of a position every so many are gone."""


@every_table
def test_positions_that_a_seat_cannot_tell_apart_have_the_same_ways(
    game: Game[Any], seats: int
) -> None:
    for number, (position, seat, _) in enumerate(spread_choices(game, seats)):
        other = game.redeal(position, seat, SeededDie(number))
        shown = [(way.actions, way.places, way.ends) for way in ways(game, position, seat)]
        assert [(way.actions, way.places, way.ends) for way in ways(game, other, seat)] == shown


@every_table
def test_the_first_steps_are_the_legal_actions(game: Game[Any], seats: int) -> None:
    for position, seat, _ in spread_choices(game, seats):
        found = ways(game, position, seat)
        if found:
            first = [way.actions[0] for way in found if len(way.actions) == 1]
            assert first == [action.text() for action in legal(position, seat)][:MOST_STEPS]
            assert max(len(way.actions) for way in found) <= LONGEST


@every_table
def test_every_way_can_be_gone_to_its_end(game: Game[Any], seats: int) -> None:
    """Step by step through the door, each asked of the same seat; what ends, ends."""
    for position, seat, _ in spread_choices(game, seats):
        for way in ways(game, position, seat)[::EVERY]:
            go(game, position, seat, way.actions)


def go(game: Game[Any], start: Any, seat: int, actions: tuple[str, ...]) -> None:
    position = start.clone()
    for text in actions:
        assert text in [action.text() for action in legal(position, seat)]
        submit(game, position, seat, position.opened, game.grammar.read(text), SeededDie(3))


def test_a_section_leads_to_its_targets_in_one_go() -> None:
    """Arbela: from the choice of a Section on, a way names the Section where its unit ends."""
    game = find_game("arbela")
    for position, seat, _ in spread_choices(game, 2):
        if type(game.decision(position)).__name__ == "Activate":
            found = ways(game, position, seat)
            longest = max(found, key=lambda way: len(way.actions))
            assert longest.actions[0].startswith("activate ")
            assert len(longest.actions) > 2
            return
    raise AssertionError("no Section was to be activated")
