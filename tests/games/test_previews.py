"""What a page may be told of an action before it is done: all that the seat can know, no more."""

from __future__ import annotations

from typing import Any

import msgspec

from anabasis.core.die import SeededDie
from anabasis.core.door import apply, legal
from anabasis.core.game import Game
from anabasis.core.position import Action, Decision, Simultaneous, Window
from anabasis.core.preview import Preview, before_last, preview
from anabasis.core.registry import find_game
from anabasis.core.ways import line_to, ways
from tests.games.sampling import every_table, spread_choices

MOST_ACTIONS = 4
"""So many legal actions of each position are looked at."""
OTHERS = 307
"""One in so many of all conceivable actions is tried as a second step."""


def plain(found: Preview) -> bytes:
    changes = [[change.path, change.value, change.gone] for change in found.changes]
    return msgspec.json.encode([found.events, changes, found.complete])


def some(position: Any, seat: int) -> list[Action[Any, Any]]:
    options = legal(position, seat)
    return options[:: max(1, len(options) // MOST_ACTIONS)]


@every_table
def test_positions_that_a_seat_cannot_tell_apart_have_the_same_previews(
    game: Game[Any], seats: int
) -> None:
    for number, (position, seat, _) in enumerate(spread_choices(game, seats)):
        other = game.redeal(position, seat, SeededDie(number))
        for action in some(position, seat):
            shown = plain(preview(game, position, seat, [action]))
            assert plain(preview(game, other, seat, [action])) == shown


@every_table
def test_lines_of_steps_have_the_same_previews_too(game: Game[Any], seats: int) -> None:
    """And the odds of their last step are those of positions that look alike."""
    longer = 0
    for number, (position, seat, _) in enumerate(spread_choices(game, seats)):
        other = game.redeal(position, seat, SeededDie(number))
        found = ways(game, position, seat)
        for at in range(0, len(found), max(1, len(found) // MOST_ACTIONS)):
            line = [game.grammar.read(text) for text in line_to(found, at)]
            longer += len(line) > 1
            shown = preview(game, position, seat, line)
            assert plain(preview(game, other, seat, line)) == plain(shown)
            here, there = (before_last(game, one, seat, line) for one in (position, other))
            assert here is not None
            assert there is not None
            told = [chance.plain() for chance in game.forecast(here, seat, line[-1])]
            assert [chance.plain() for chance in game.forecast(there, seat, line[-1])] == told
    if game.id in ("alexandros", "arbela"):
        assert longer


@every_table
def test_whatever_a_line_goes_on_with_is_answered(game: Game[Any], seats: int) -> None:
    """Clients name further steps as they like. Where the last is not allowed there is nothing to
    tell, and no odds are asked for."""
    every = list(game.grammar)
    for number, (position, seat, first) in enumerate(spread_choices(game, seats)):
        for other in [*every[number % OTHERS :: OTHERS], first]:
            line = [first, other]
            preview(game, position, seat, line)
            before = before_last(game, position, seat, line)
            if before is not None:
                game.forecast(before, seat, other)
                game.sums(before, seat, other)


@every_table
def test_a_preview_changes_nothing(game: Game[Any], seats: int) -> None:
    for position, seat, action in spread_choices(game, seats):
        before = msgspec.json.encode(game.to_plain(position))
        preview(game, position, seat, [action])
        assert msgspec.json.encode(game.to_plain(position)) == before


@every_table
def test_what_is_previewed_in_full_comes_about(game: Game[Any], seats: int) -> None:
    """Unless dice fall: the events are the first of those that then happen."""
    compared = 0
    for position, seat, action in spread_choices(game, seats):
        found = preview(game, position, seat, [action])
        after = position.clone()
        die = SeededDie(5)
        events = [event.witnessed(seat) for event in apply(game, after, seat, action, die)]
        if found.complete and not die.draws:
            assert events[: len(found.events)] == found.events
            compared += 1
    assert compared


@every_table
def test_previews_stop_before_somebody_else_is_asked(game: Game[Any], seats: int) -> None:
    """No event of a preview is one that another seat has a say in: sealed answers lead nowhere."""
    for position, seat, action in spread_choices(game, seats):
        decision: Decision[Any] = game.decision(position)
        if isinstance(decision, Simultaneous) and not isinstance(decision, Window):
            found = preview(game, position, seat, [action])
            assert found.events == []
            assert found.changes == []


def test_a_march_is_shown_although_a_card_is_drawn_on_the_way() -> None:
    """Alexandros: what is drawn differs from run to run, where Alexander goes does not."""
    game = find_game("alexandros")
    marches = 0
    for position, seat, _ in spread_choices(game, 2):
        for action in legal(position, seat):
            if action.verb == "take-supply":
                found = preview(game, position, seat, [action])
                [drawn] = [one for one in found.events if one["kind"] == "card-drawn"]
                assert drawn["symbol"] is None
                assert [change.value for change in found.changes if change.path == ["supply"]]
            if action.verb == "along":
                found = preview(game, position, seat, [action])
                assert [one for one in found.events if one["kind"].startswith("wall-")]
                assert [change for change in found.changes if change.path == ["alexander"]]
                marches += 1
    assert marches


def test_nobodys_cards_are_in_the_changes_of_a_draw() -> None:
    game = find_game("alexandros")
    for position, seat, _ in spread_choices(game, 3):
        for action in legal(position, seat):
            if action.verb == "take-supply":
                found = preview(game, position, seat, [action])
                assert not [one for one in found.changes if "hand" in one.path]
