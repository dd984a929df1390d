"""A match: one game being played, with everything needed to record it, replay it and take back.

A match is its setup plus a list of entries; the position is a cache of that. `submit` is the door;
`undo` goes back to an earlier position. Both write a line of the record.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, cast

from anabasis.core.die import Die, RecordedDie, SeededDie
from anabasis.core.door import apply, objection
from anabasis.core.event import Event
from anabasis.core.game import Game
from anabasis.core.message import Refusal, Refused
from anabasis.core.position import TABLE, Action, Aside, P
from anabasis.core.versions import Version


class Entry:
    """One line of a record: an action with its draws, or (`undone` > 0) the taking back of some."""

    def __init__(
        self,
        seat: int,
        decision: int,
        action: str,
        draws: list[int],
        undone: int = 0,
        agreed: bool = False,
    ) -> None:
        self.seat = seat
        self.decision = decision
        self.action = action
        self.draws = draws
        self.undone = undone
        self.agreed = agreed
        """Taken back because every seat agreed, not by the rules of undo."""


class Moment:
    """An entry that stands (has not been taken back), with what it did."""

    def __init__(self, entry: Entry, waiting: tuple[int, ...], events: list[Event]) -> None:
        self.entry = entry
        self.waiting = waiting
        """The seats that were to act before it."""
        self.events = events


NOTHING_TO_UNDO: Final = "nothing-to-undo"
MARKED: Final = 64
"""So many actions lie between two positions that a match keeps, so that to look back or to take
back costs no more in a long game than in a short one."""


class Match(Generic[P]):
    """A game being played."""

    def __init__(
        self,
        game: Game[P],
        seats: int,
        options: Mapping[str, Any],
        die: Die,
        version: Version | None = None,
    ) -> None:
        """Set up a new match, with the newest rules unless others are named. The die stays with it
        for all that follows."""
        if isinstance(die, SeededDie):
            die.keep = True
        die.draws.clear()
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.die = die
        self.position, self.setup_events = game.setup(options, seats, die, version)
        self.version: Version = (self.position.rules_version, self.position.components_version)
        self.setup_draws = die.draws.copy()
        self.entries: list[Entry] = []
        self.moments: list[Moment] = []
        self.marks: list[P] = [cast(P, self.position.clone())]
        """The position after the setup, and after every so many actions that stand."""

    def waiting(self) -> tuple[int, ...]:
        """The seats that are to act."""
        if not self.position.agenda:
            return ()
        return self.game.decision(self.position).waiting()

    def submit(self, seat: int, decision: int, action: Action[P, Any]) -> list[Event]:
        """Through the door and into the record. Raises `Refused`, and has then changed nothing."""
        refusal = objection(self.game, self.position, seat, decision, action)
        if refusal is not None:
            raise Refused(refusal)
        waiting = self.waiting()
        self.die.draws.clear()
        events = apply(self.position, seat, action, self.die)
        entry = Entry(seat, decision, action.text(), self.die.draws.copy())
        self.entries.append(entry)
        self._stands(Moment(entry, waiting, events))
        return events

    def play_again(self, entry: Entry) -> None:
        """Do what an entry says that has been through the door before. It stands, and is not
        written again."""
        self._stands(_play(self.game, self.position, entry))

    def _stands(self, moment: Moment) -> None:
        self.moments.append(moment)
        if len(self.moments) % MARKED == 0:
            self.marks.append(cast(P, self.position.clone()))

    def undoable(self, seat: int) -> bool:
        """Whether the seat may take back the last action.

        It must be its own; taking it back must leave that seat, and no other, to act; and it must
        have shown nothing hidden and drawn nothing. One of several answers to a decision that is
        still open is reversed by another answer.
        """
        if not self.moments or self.waiting() != (seat,):
            return False
        last = self.moments[-1]
        if last.entry.seat != seat or last.waiting != (seat,) or last.entry.draws:
            return False
        if last.entry.decision == self.position.opened:
            return False
        if isinstance(self.game.grammar.read(last.entry.action), Aside):
            return False
        return not any(event.kind.reveals for event in last.events)

    def undo(self, seat: int) -> None:
        """Take back the seat's last action. Raises `Refused` if the rules of undo forbid it."""
        if not self.undoable(seat):
            case = self.game.turn_case
            if self.position.agenda:
                case = self.game.decision(self.position).case
            raise Refused(Refusal(case, NOTHING_TO_UNDO))
        self._rewind(Entry(seat, 0, "", [], 1))

    def rewind(self, count: int) -> None:
        """Take back actions, whatever they showed: only when every seat has agreed to it."""
        if not 1 <= count <= len(self.moments):
            raise Refused(Refusal(self.game.turn_case, NOTHING_TO_UNDO))
        self._rewind(Entry(TABLE, 0, "", [], count, True))

    def _rewind(self, entry: Entry) -> None:
        count = len(self.moments) - entry.undone
        opened = self.position.opened
        self.position = self.at(count)
        # A number is never used twice: an answer sent before the undo must not be taken after it.
        self.position.opened = opened + 1
        self.moments = self.moments[:count]
        self.marks = self.marks[: count // MARKED + 1]
        self.entries.append(entry)

    def at(self, count: int) -> P:
        """The position after the first `count` actions that stand."""
        mark = min(count, len(self.moments)) // MARKED
        position = cast(P, self.marks[mark].clone())
        for moment in self.moments[mark * MARKED : count]:
            _play(self.game, position, moment.entry)
        return position


def _play(game: Game[P], position: P, entry: Entry) -> Moment:
    """Do what an entry says that has been through the door before."""
    waiting = position.agenda[-1].as_decision().waiting()
    action = game.grammar.read(entry.action)
    events = apply(position, entry.seat, action, RecordedDie(entry.draws))
    return Moment(entry, waiting, events)
