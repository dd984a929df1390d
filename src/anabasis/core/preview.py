"""Previews: what an action, or several steps of one choice, would do, as far as the seat that may
choose them can know.

The rules themselves are run, never on the true position: on a few positions that the seat cannot
tell from it (`Game.redeal`), each with a die of its own, the same for all positions that look alike
to the seat. Kept is what all these runs share. So a preview says where a march leads although a
card is drawn on the way, and nothing of which card that is.

A run stops where somebody else is asked, at a window whether it is armed or not, and where the
seat's own choice ends. Answers that stay sealed until all have given theirs lead nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from anabasis.core.die import Die, SeededDie
from anabasis.core.door import apply, begin, run_one
from anabasis.core.event import Event
from anabasis.core.game import Game
from anabasis.core.plain import Datum, Plain
from anabasis.core.position import Action, Decision, Interjection, P, Simultaneous, Window

RUNS: Final = 4
"""So many runs are compared."""
FIRST_SEED: Final = 1


class Preview:
    """What every run of some actions shares."""

    def __init__(self, events: list[dict[str, Any]], changes: list[Change], complete: bool) -> None:
        self.events = events
        """What would happen, as the seat would witness it."""
        self.changes = changes
        """What would change in the seat's view."""
        self.complete = complete
        """Whether nothing is left out: no die was asked, and the runs do not differ."""


class Change:
    """A part of a view with its new value. The path names keys and places in lists from outside
    in; without a value the part is gone."""

    def __init__(self, path: list[str | int], value: Plain, gone: bool = False) -> None:
        self.path = path
        self.value = value
        self.gone = gone


def preview(game: Game[P], position: P, seat: int, actions: Sequence[Action[P, Any]]) -> Preview:
    """What a legal action would do, and the steps that go on from it, as far as the seat can know.
    Nobody else is taken to use a window that opens between them."""
    decision = game.decision(position)
    if isinstance(decision, Simultaneous) and not isinstance(decision, Window):
        return Preview([], [], False)
    runs = [_Run(game, position, seat, actions, FIRST_SEED + number) for number in range(RUNS)]
    runs = [run for run in runs if run.legal]
    if not runs:
        return Preview([], [], False)
    first = runs[0]
    events = first.events
    changes = first.changes
    complete = not any([run.drew for run in runs])
    for run in runs[1:]:
        complete = complete and run.events == first.events and run.changes == first.changes
        events = _shared(events, run.events)
        changes = {path: value for path, value in changes.items() if run.changes.get(path) == value}
    return Preview(
        [event.plain for event in events],
        [_change(path, value) for path, value in changes.items()],
        complete,
    )


class _Seen(Datum):
    """An event as the seat would witness it, and which of its fields not everybody sees."""

    def __init__(self, plain: dict[str, Any], private: tuple[str, ...]) -> None:
        self.plain = plain
        self.private = private


class _Run:
    """One run of the actions on a position that the seat cannot tell from the true one."""

    def __init__(
        self, game: Game[P], position: P, seat: int, actions: Sequence[Action[P, Any]], seed: int
    ) -> None:
        die = SeededDie(seed)
        world = game.redealt(position, seat, die)
        before = game.view(world, seat)
        die.draws.clear()
        log: list[Event] = []
        self.legal = _lead(game, world, seat, actions[:-1], die, log)
        """Whether all of them are allowed."""
        self.events: list[_Seen] = []
        self.changes: dict[tuple[str | int, ...], Any] = {}
        if self.legal and is_allowed(game, world, seat, actions[-1]):
            run_choice(world, seat, actions[-1], die, log)
            self.events = [_Seen(event.witnessed(seat), event.kind.private) for event in log]
            _compare(before, game.view(world, seat), (), self.changes)
        else:
            self.legal = False
        self.drew = bool(die.draws)
        """Whether a die was asked."""


def before_last(
    game: Game[P], position: P, seat: int, actions: Sequence[Action[P, Any]]
) -> P | None:
    """A position before the last of some steps, which the seat cannot tell from the one that it
    would then be in; None if they do not lead there, or the last is not allowed."""
    world = position
    if len(actions) > 1:
        die = SeededDie(FIRST_SEED)
        world = game.redealt(position, seat, die)
        if not _lead(game, world, seat, actions[:-1], die, []):
            return None
    return world if is_allowed(game, world, seat, actions[-1]) else None


def is_allowed(game: Game[P], position: P, seat: int, action: Action[P, Any]) -> bool:
    """Whether the seat that is asked may answer so, or the one that may interject may say that."""
    decision = game.decision(position)
    verbs = decision.beside_verbs if isinstance(action, Interjection) else decision.verbs
    return action.verb in verbs and action.refusal(position, decision, seat) is None


def _lead(
    game: Game[P],
    world: P,
    seat: int,
    actions: Sequence[Action[P, Any]],
    die: Die,
    log: list[Event],
) -> bool:
    """Take steps, each of which must go on with the seat's choice; whether all of them did."""
    if actions:
        world.asks = (0,) * world.seats
    for action in actions:
        if isinstance(action, Interjection) or not is_allowed(game, world, seat, action):
            return False
        log += apply(game, world, seat, action, die)
        if not world.agenda:
            return False
        decision = game.decision(world)
        if decision.waiting() != (seat,) or not decision.continues():
            return False
    return True


def run_choice(position: P, seat: int, action: Action[P, Any], die: Die, log: list[Event]) -> bool:
    """Do an action and what follows by itself, until the seat's choice ends or somebody is asked.
    Whether the choice goes on: the seat is asked for its next step."""
    position.offered = None
    if isinstance(action, Interjection):
        action.do(position, position.agenda[-1].as_decision(), seat, die, log)
    elif not begin(position, seat, action, die, log):
        return False
    while position.agenda:
        frame = position.agenda[-1]
        if isinstance(frame, Decision) and (frame.waiting() != (seat,) or not frame.continues()):
            return False
        if isinstance(frame, Window):
            return False
        if not run_one(position, die, log):
            return True
    return False


_GONE: Final = object()


def _compare(
    before: Any, after: Any, path: tuple[str | int, ...], found: dict[tuple[str | int, ...], Any]
) -> None:
    """Find what differs: key by key, and in lists of equal length place by place."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                found[(*path, key)] = _GONE
        for key, value in after.items():
            if key not in before:
                found[(*path, key)] = value
            else:
                _compare(before[key], value, (*path, key), found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for at, value in enumerate(after):
            _compare(before[at], value, (*path, at), found)
    elif before != after:
        found[path] = after


def _change(path: tuple[str | int, ...], value: Any) -> Change:
    return Change(list(path), None, True) if value is _GONE else Change(list(path), value)


def _shared(one: list[_Seen], other: list[_Seen]) -> list[_Seen]:
    """The longest row of events that both have, in their order."""
    merged = [[_merged(here, there) for there in other] for here in one]
    length = [[0] * (len(other) + 1) for _ in range(len(one) + 1)]
    for at in range(len(one) - 1, -1, -1):
        for to in range(len(other) - 1, -1, -1):
            if merged[at][to] is not None:
                length[at][to] = length[at + 1][to + 1] + 1
            else:
                length[at][to] = max(length[at + 1][to], length[at][to + 1])
    shared: list[_Seen] = []
    at = to = 0
    while at < len(one) and to < len(other):
        both = merged[at][to]
        if both is not None and length[at][to] == length[at + 1][to + 1] + 1:
            shared.append(both)
            at += 1
            to += 1
        elif length[at + 1][to] >= length[at][to + 1]:
            at += 1
        else:
            to += 1
    return shared


def _merged(one: _Seen, other: _Seen) -> _Seen | None:
    """Two events as one, without what not everybody sees if they differ in that; None if they are
    not the same."""
    if one.plain == other.plain:
        return one
    if one.plain["kind"] != other.plain["kind"]:
        return None
    both: dict[str, Any] = {}
    for name, value in one.plain.items():
        same = other.plain[name] == value
        if not same and name not in one.private:
            return None
        both[name] = value if same else None
    return _Seen(both, one.private)
