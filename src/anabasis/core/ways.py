"""Ways: where the further steps of a choice can lead, so that one click can mean all of them.

From a seat's decision every answer is tried, and every answer to the steps that go on with the same
choice (`Decision.continues`), on a position that the seat cannot tell from the true one. A way ends
where chance comes in, where the choice is complete, or where somebody else is asked.
"""

from __future__ import annotations

from typing import Any, Final, cast

from anabasis.core.die import DieError, ScriptedDie, SeededDie
from anabasis.core.door import legal
from anabasis.core.game import Game
from anabasis.core.position import Action, P, Simultaneous
from anabasis.core.preview import run_choice

MOST_STEPS: Final = 400
"""So many steps are tried at most."""
LONGEST: Final = 6
"""A way has so many actions at most."""
SEED: Final = 1


class Way:
    """Actions that lead somewhere, one after the other."""

    def __init__(self, actions: tuple[str, ...], places: tuple[str, ...], ends: bool) -> None:
        self.actions = actions
        self.places = places
        """What the last of them names, as `domain:word`."""
        self.ends = ends
        """Whether the choice is complete, or chance comes in, after the last of them."""


def ways(game: Game[P], position: P, seat: int) -> list[Way]:
    """The ways from the seat's decision, shorter ones first."""
    if isinstance(game.decision(position), Simultaneous):
        return []
    world = game.redeal(position, seat, SeededDie(SEED, keep=False))
    found: list[Way] = []
    todo: list[tuple[P, tuple[str, ...]]] = [(world, ())]
    for start, before in todo:
        for action in legal(start, seat):
            if len(found) == MOST_STEPS:
                return found
            actions = (*before, action.text())
            further = _taken(start, seat, action)
            found.append(Way(actions, _places(action), further is None))
            if further is not None and len(actions) < LONGEST:
                todo.append((further, actions))
    return found


def _taken(start: P, seat: int, action: Action[P, Any]) -> P | None:
    """The position at the next step of the choice; None if there is none, or chance comes in."""
    further = cast(P, start.clone())
    try:
        goes_on = run_choice(further, seat, action, ScriptedDie(), [])
    except DieError:
        return None
    return further if goes_on else None


def _places(action: Action[P, Any]) -> tuple[str, ...]:
    pairs = zip(action.fields, action.args(), strict=True)
    return tuple([field.word(number) for field, number in pairs])
