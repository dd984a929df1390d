"""Where the further steps of a choice lead: every way can be gone, and tells nothing hidden."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from anabasis.core.die import SeededDie
from anabasis.core.door import legal, submit
from anabasis.core.game import Game
from anabasis.core.position import Simultaneous
from anabasis.core.registry import find_game
from anabasis.core.ways import LONGEST, START, WayStep, line_to, ways
from tests.games.sampling import every_table, spread_choices

EVERY = 17
"""Of the ways of a position every so many are gone."""


@cache
def spread_ways(game: Game[Any], seats: int) -> tuple[tuple[Any, int, list[WayStep]], ...]:
    """The positions of `spread_choices`, each with its seat and all its ways, looked for once."""
    return tuple(
        (position, seat, ways(game, position, seat))
        for position, seat, _ in spread_choices(game, seats)
    )


def lines(found: list[WayStep]) -> list[list[str]]:
    return [line_to(found, number) for number in range(len(found))]


@every_table
def test_positions_that_a_seat_cannot_tell_apart_have_the_same_ways(
    game: Game[Any], seats: int
) -> None:
    for number, (position, seat, found) in enumerate(spread_ways(game, seats)):
        other = game.redeal(position, seat, SeededDie(number))
        shown = [(step.after, step.action, step.ends) for step in found]
        assert [(step.after, step.action, step.ends) for step in ways(game, other, seat)] == shown


@every_table
def test_the_first_steps_are_the_legal_actions(game: Game[Any], seats: int) -> None:
    for position, seat, found in spread_ways(game, seats):
        if isinstance(game.decision(position), Simultaneous):
            assert found == []
            continue
        first = [step.action for step in found if step.after == START]
        assert first == [action.text() for action in legal(position, seat)]
        assert all(step.after < number for number, step in enumerate(found))
        assert max(len(line) for line in lines(found)) <= LONGEST


@every_table
def test_every_way_can_be_gone_to_its_end(game: Game[Any], seats: int) -> None:
    """Step by step through the door, where nobody uses the windows on the way and chance does not
    take the next step away."""
    for position, seat, found in spread_ways(game, seats):
        for line in lines(found)[::EVERY]:
            go(game, position, seat, line)


def go(game: Game[Any], start: Any, seat: int, actions: list[str]) -> Any:
    """Where it leads; None if chance comes in."""
    position = start.clone()
    position.asks = (0,) * position.seats
    die = SeededDie(3)
    for text in actions:
        if text not in [action.text() for action in legal(position, seat)]:
            assert die.draws
            return None
        submit(game, position, seat, position.opened, game.grammar.read(text), die)
    return None if die.draws else position


def test_a_section_leads_to_its_targets_in_one_go() -> None:
    """Arbela: from the choice of a Section on, a way names the Section where its unit ends,
    although the opponent might seize the initiative on the way."""
    game = find_game("arbela")
    found = 0
    for position, _, steps in spread_ways(game, 2):
        if type(game.decision(position)).__name__ == "Activate":
            longest = max(lines(steps), key=len)
            assert longest[0].startswith("activate ")
            found += len(longest) > 2
    assert found


def test_a_march_leads_to_its_points_although_a_card_is_drawn_at_once() -> None:
    """Alexandros: the card that takes the place of the one that was played decides nothing."""
    game = find_game("alexandros")
    found = 0
    for _, _, steps in spread_ways(game, 2):
        for line in lines(steps):
            if line[0].startswith("march ") and any(step.startswith("stand ") for step in line):
                found += 1
    assert found


@every_table
def test_ways_to_the_same_position_are_one(game: Game[Any], seats: int) -> None:
    """Each step is gone once, from where the step before it has led."""
    for position, seat, found in spread_ways(game, seats):
        reached: set[bytes] = set()
        led: list[Any] = []
        for step in found:
            before = position if step.after == START else led[step.after]
            after = None if before is None else go(game, before, seat, [step.action])
            led.append(after)
            if after is not None and step.after != START:
                key = as_key(game, after)
                assert key not in reached
                reached.add(key)


def as_key(game: Game[Any], position: Any) -> bytes:
    """A position as bytes, however many decisions lie behind it."""
    plain = position.clone()
    plain.opened = 0
    return msgspec.json.encode(game.to_plain(plain))
