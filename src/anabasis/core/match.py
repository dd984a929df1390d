"""A match: one game being played, with everything needed to record it, replay it and take back.

A match is its setup plus a list of entries; the position is a cache of that. `submit` is the door;
`undo` goes back to an earlier position. Both write lines of the record.

A seat often decides in steps, and a step is asked only where there is something to decide: that it
was asked would betray what the seat holds. So what others are told is a *choice*, when it is
complete; until then they are shown the position before it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, cast

from anabasis.core.die import Die, RecordedDie, SeededDie
from anabasis.core.door import apply, objection
from anabasis.core.event import Event
from anabasis.core.game import Game
from anabasis.core.message import Refusal, Refused
from anabasis.core.position import TABLE, Action, Aside, Interjection, P, Simultaneous
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
        at: int | None = None,
    ) -> None:
        self.seat = seat
        self.decision = decision
        self.action = action
        self.draws = draws
        self.undone = undone
        self.agreed = agreed
        """Taken back because every seat agreed, not by the rules of undo."""
        self.at = at
        """When it was done, in milliseconds from the beginning of the game, where noted."""


class Moment:
    """An entry that stands (has not been taken back), with what it did."""

    def __init__(
        self,
        entry: Entry,
        waiting: tuple[int, ...],
        events: list[Event],
        wish: bool,
        turn: int,
        turn_of: int | None,
    ) -> None:
        self.entry = entry
        self.waiting = waiting
        """The seats that were to act before it."""
        self.events = events
        self.wish = wish
        """A seat said at which windows it wants to be asked: nobody else is told."""
        self.turn = turn
        """The number of the turn in which it was done, and whose turn that was."""
        self.turn_of = turn_of

    def shows(self) -> bool:
        """Whether chance had a part in it, or something hidden came to light."""
        return bool(self.entry.draws) or any([event.kind.reveals for event in self.events])


class Choice:
    """What one seat decided in a row, step by step; or one thing that the table did."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.numbers: list[int] = []
        """Which of the match's moments are its steps."""
        self.steps: list[Moment] = []
        self.told = 0
        """How many moments stood when it was complete; 0 as long as it is being made."""

    def add(self, number: int, moment: Moment) -> None:
        self.numbers.append(number)
        self.steps.append(moment)

    def end(self) -> int:
        """How many moments stood after its last step."""
        return self.numbers[-1] + 1

    def cut(self, count: int) -> Choice:
        """As much of it as the first `count` moments hold."""
        rest = Choice(self.seat)
        for number, moment in zip(self.numbers, self.steps, strict=True):
            if number < count:
                rest.add(number, moment)
        return rest

    def events(self) -> list[Event]:
        return [event for step in self.steps for event in step.events]

    def may_be_taken_back(self) -> bool:
        """Whether it is a seat's own, which was asked alone, and has drawn and shown nothing."""
        if self.seat == TABLE:
            return False
        return all([step.waiting == (self.seat,) and not step.shows() for step in self.steps])


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
        start: P | None = None,
    ) -> None:
        """Set up a new match, with the newest rules unless others are named; or begin at the
        position `start`. The die stays with it for all that follows."""
        if isinstance(die, SeededDie):
            die.keep = True
        die.draws.clear()
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.die = die
        self.start = start
        """The position at which the match began, if that is not its setup."""
        if start is None:
            self.position, self.setup_events = game.setup(options, seats, die, version)
        else:
            game.check_version((start.rules_version, start.components_version))
            self.position, self.setup_events = cast(P, start.clone()), []
        self.version: Version = (self.position.rules_version, self.position.components_version)
        self.setup_draws = die.draws.copy()
        self.entries: list[Entry] = []
        self.moments: list[Moment] = []
        self.choices: list[Choice] = []
        """Those that are complete, in the order in which they were."""
        self.open: dict[int, Choice] = {}
        """Those that are being made, by seat. Where one seat decides after the other there is one
        at most; seats that decide at the same time have one each."""
        self.before: P = cast(P, self.position.clone())
        self.before_at = 0
        """The position before the last choice that a seat began alone, and how many moments stood
        then."""
        self.marks: list[P] = [self.before]
        """The position after the setup, and after every so many actions that stand."""

    def waiting(self) -> tuple[int, ...]:
        """The seats that are to act."""
        if not self.position.agenda:
            return ()
        return self.game.decision(self.position).waiting()

    # ---- what is shown and told

    def shown(self, eyes: int | None) -> P:
        """The position that a seat (None: a spectator) is shown: while somebody else decides in
        steps, the one before. What seats decide at the same time is hidden by the game's view."""
        if not self.open or eyes in self.open or eyes == TABLE or self._together():
            return self.position
        return self.before

    def told(self, eyes: int | None) -> int:
        """How many choices a seat (None: a spectator) is told of, its own open one among them."""
        return len(self.choices) + (eyes in self.open)

    def choice(self, n: int, eyes: int | None) -> Choice:
        """The n-th choice that a seat is told of; the first one is number 1."""
        if n > len(self.choices) and eyes is not None:
            return self.open[eyes]
        return self.choices[n - 1]

    def _together(self) -> bool:
        """Whether the position waits for seats that decide at the same time."""
        return isinstance(self.game.decision(self.position), Simultaneous)

    # ---- acting

    def submit(
        self, seat: int, decision: int, action: Action[P, Any], at: int | None = None
    ) -> list[Event]:
        """Through the door and into the record, with its time if that is noted. Raises `Refused`,
        and has then changed nothing.

        A refusal speaks of the position that the seat is shown. What breaks off a choice that is
        being made in steps speaks of the position before it, which everybody is shown.
        """
        cuts = isinstance(action, Aside) and action.cuts()
        refusal = objection(self.game, self.shown(None if cuts else seat), seat, decision, action)
        if refusal is not None:
            raise Refused(refusal)
        if cuts and self._cut():
            decision = self.position.opened
        self.die.draws.clear()
        entry = Entry(seat, decision, action.text(), [], at=at)
        events = self._do(entry, action, self.die)
        self.entries.append(entry)
        return events

    def _cut(self) -> bool:
        """Take back the steps of a choice that one seat is making alone, so that it begins anew.
        Nothing was drawn or shown in them, else they would be complete. Whether there were any."""
        if not self.open or self._together():
            return False
        own = next(iter(self.open.values()))
        self._rewind(Entry(own.seat, 0, "", [], len(self.moments) - own.numbers[0]), True)
        return True

    def play_again(self, entry: Entry) -> None:
        """Do what an entry says that has been through the door before: an action, or the taking
        back of some. It is not written again."""
        if entry.undone:
            self._go_back(len(self.moments) - entry.undone)
        else:
            action = self.game.grammar.read(entry.action)
            self._do(entry, action, RecordedDie(entry.draws))

    def _do(self, entry: Entry, action: Action[P, Any], die: Die) -> list[Event]:
        """Do an action that is allowed. It stands, as a step of a choice unless it is a wish."""
        position = self.position
        waiting = self.waiting()
        seat, number = entry.seat, position.opened
        turn, turn_of = self.game.progress(position), self.game.turn_of(position)
        aside, together = isinstance(action, Aside), self._together()
        interjection = aside and isinstance(action, Interjection)
        if (not aside or interjection) and not together and seat not in self.open:
            self.before, self.before_at = cast(P, position.clone()), len(self.moments)
        events = apply(self.game, position, seat, action, die)
        entry.draws = die.draws.copy()
        moment = Moment(entry, waiting, events, aside and seat != TABLE, turn, turn_of)
        if interjection:
            moment.wish = False
        self.moments.append(moment)
        if len(self.moments) % MARKED == 0:
            self.marks.append(cast(P, position.clone()))
        if interjection:
            self._take_step(moment, ())
        elif not moment.wish:
            self._take_step(moment, self._going_on(moment, together, position.opened == number))
        return events

    def _take_step(self, moment: Moment, going_on: tuple[int, ...]) -> None:
        """A step is part of its seat's choice. Those choices are complete whose seats do not go
        on."""
        seat = moment.entry.seat
        if seat not in self.open:
            self.open[seat] = Choice(seat)
        own = self.open[seat]
        own.add(len(self.moments) - 1, moment)
        done = [one for one in self.open.values() if one.seat not in going_on and one is not own]
        if seat not in going_on:
            done.append(own)
        for one in done:
            del self.open[one.seat]
            one.told = len(self.moments)
            self.choices.append(one)

    def _going_on(self, moment: Moment, together: bool, same: bool) -> tuple[int, ...]:
        """The seats that go on with what they have begun to decide, after a step: was it decided
        at the same time as others, and is the same decision still open?"""
        if not self.position.agenda:
            return ()
        decision = self.game.decision(self.position)
        if together:
            return decision.waiting() if same else ()
        seat = moment.entry.seat
        if seat == TABLE or moment.shows() or not decision.continues():
            return ()
        return (seat,) if decision.waiting() == (seat,) else ()

    # ---- taking back

    def undoable(self, seat: int) -> bool:
        """Whether the seat may take back what it is deciding, or else what was decided last.

        It must be its own; taking it back must leave that seat, and no other, to act; and it must
        have shown nothing hidden and drawn nothing. One of several answers to a decision that is
        still open is reversed by another answer.
        """
        return self._last_own(seat) is not None

    def _last_own(self, seat: int) -> Choice | None:
        """The choice that the seat may take back."""
        if self.waiting() != (seat,):
            return None
        last = self.open.get(seat)
        if last is not None:
            # Among several answers to one decision there are those that reverse others.
            return None if self._together() else last
        last = self.choices[-1] if self.choices else None
        return last if last and last.seat == seat and last.may_be_taken_back() else None

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, all its steps. Raises `Refused` if the rules of undo
        forbid it."""
        last = self._last_own(seat)
        if last is None:
            raise self._nothing_to_undo(seat)
        self._rewind(Entry(seat, 0, "", [], len(self.moments) - last.numbers[0]), True)

    def undo_steps(self, seat: int, count: int) -> None:
        """Take back as a record says: the last so many lines that stand, which may be the last
        steps of a choice only, and wishes among them. The record goes on with those wishes."""
        last = self._last_own(seat)
        first = len(self.moments) - count
        if last is None or not last.numbers[0] <= first <= last.numbers[-1]:
            raise self._nothing_to_undo(seat)
        self._rewind(Entry(seat, 0, "", [], count), False)

    def rewind(self, count: int) -> None:
        """Take back actions, whatever they showed: only when every seat has agreed to it."""
        if not 1 <= count <= len(self.moments):
            raise Refused(Refusal(self.game.turn_case, NOTHING_TO_UNDO))
        self._rewind(Entry(TABLE, 0, "", [], count, True), False)

    def back_to(self, n: int) -> None:
        """Take back all but the first `n` choices, when every seat has agreed to it."""
        stand = len(self.choices)
        if not 0 <= n <= stand or (n == stand and not self.open):
            raise Refused(Refusal(self.game.turn_case, NOTHING_TO_UNDO))
        first = self.choices[n - 1].end() if n else 0
        self._rewind(Entry(TABLE, 0, "", [], len(self.moments) - first, True), True)

    def _nothing_to_undo(self, seat: int) -> Refused:
        position = self.shown(seat)
        case = self.game.decision(position).case if position.agenda else self.game.turn_case
        return Refused(Refusal(case, NOTHING_TO_UNDO))

    def _rewind(self, entry: Entry, keep_wishes: bool) -> None:
        """Write that something is taken back, and go back. Wishes that were made meanwhile may be
        made once more, so that they stand."""
        count = len(self.moments) - entry.undone
        wishes = [moment.entry for moment in self.moments[count:] if moment.wish]
        self._go_back(count)
        self.entries.append(entry)
        for wish in wishes if keep_wishes else []:
            action = self.game.grammar.read(wish.action)
            self.submit(wish.seat, self.position.opened, action)

    def _go_back(self, count: int) -> None:
        """Let only the first `count` actions stand."""
        opened = self.position.opened
        self.position = self.at(count)
        # A number is never used twice: an answer sent before the undo must not be taken after it.
        self.position.opened = opened + 1
        self.moments = self.moments[:count]
        self.marks = self.marks[: count // MARKED + 1]
        reopened = list(self.open.values())
        while self.choices and self.choices[-1].told > count:
            reopened.append(self.choices.pop())
        rest = [one.cut(count) for one in reopened if one.numbers[0] < count]
        rest.sort(key=_first_number)
        self.open = {one.seat: one for one in rest}
        if self.before_at > count:
            # Nothing has been begun since, or the beginning of it still stands.
            begun = rest[0].numbers[0] if rest else count
            self.before, self.before_at = self.at(begun), begun

    # ---- looking back

    def at(self, count: int) -> P:
        """The position after the first `count` actions that stand."""
        if count == self.before_at:
            return cast(P, self.before.clone())
        mark = min(count, len(self.moments)) // MARKED
        position = cast(P, self.marks[mark].clone())
        for moment in self.moments[mark * MARKED : count]:
            action = self.game.grammar.read(moment.entry.action)
            apply(self.game, position, moment.entry.seat, action, RecordedDie(moment.entry.draws))
        return position


def _first_number(choice: Choice) -> int:
    return choice.numbers[0]
