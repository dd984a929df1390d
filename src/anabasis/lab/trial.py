"""One fuzzed game: random answers, and everything else that a table may have thrown at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from anabasis.core.asides import Ask, Resign, TimeOut, TimeUp
from anabasis.core.die import RecordedDie, SeededDie
from anabasis.core.door import OpenDecision, apply, legal, objection, to_act
from anabasis.core.game import Game
from anabasis.core.lines import Line
from anabasis.core.match import Match
from anabasis.core.message import Refused
from anabasis.core.position import TABLE, Action, Aside, Interjection, Simultaneous
from anabasis.lab.invariants import (
    InvariantError,
    check_clone,
    check_events,
    check_given_out,
    check_json,
    check_options,
    check_outcome,
    check_pieces,
    check_record,
    check_redeal,
    check_refusal,
    check_repeatable,
    check_views,
    frozen,
    same,
)
from anabasis.lab.nonsense import throw_nonsense
from anabasis.lab.past import Past, last_choice

THOROUGH: Final = 20
"""One game in so many is looked at closely after every action."""
CLOSE_LOOK: Final = 20
"""In the other games, one action in so many."""

# How often, in 1000 steps, something other than an answer happens.
NONSENSE: Final = 80
UNDO: Final = 20
AGREED_UNDO: Final = 3
TIME_OUT: Final = 8
RESIGN: Final = 1
ASK: Final = 10

# The same in games in which seats may interject.
TIME_UP: Final = 60
INTERJECT: Final = 150

_MOST_ACTIONS: Final = 100_000


class Trial:
    """One game, played at random through a match, with the invariants checked on the way.

    It is decided by game, seats and seed. Chance at the table, the fuzzer's whims and the checks
    draw from streams of their own, so that looking closer does not change the game.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int,
        cases: frozenset[str],
        thorough: bool = False,
        given: Mapping[str, str] | None = None,
    ) -> None:
        """`cases` are those of the rulebook; if there are none, any case may be cited. The game's
        options are drawn, except those `given`."""
        stream = SeededDie(seed, keep=False)
        self.game = game
        self.seats = seats
        self.seed = seed
        self.die = stream.fork(0)
        self.die.keep = True
        self.whim = stream.fork(1)
        self.check_die = stream.fork(2)
        self.thorough = self.whim.uniform(THOROUGH) == 0 or thorough
        self.by_verb = seed % 2 == 0
        """Whether a verb is drawn first, and then one of its actions: what a position offers in one
        place is done as often as what it offers in fifty."""
        self.options = {
            option.key: self.whim.roll_among(option.open_to(seats))
            for option in game.options
            if self.whim.uniform(2)
        }
        self.given = dict(given or {})
        self.options.update(self.given)
        self.cases = cases
        self.verbs = list(game.grammar.verbs.values())
        self.match: Match[Any] | None = None
        self.pending: Line | None = None
        """What is being done and not yet in the match's record."""
        self.past: list[Past] = []
        self.most_opened = 0
        self.idle = 0
        self.broken_off: Any = None
        """The position to which the last action came, if it broke off a choice in steps."""
        self.actions = 0
        self.undos = 0
        self.refused = 0

    # ---- the game

    def play(self) -> None:
        """Play to the end. Raises whatever goes wrong."""
        match = Match(self.game, self.seats, self.options, self.die)
        self.match = match
        self.most_opened = match.position.opened
        check_events(match.setup_events, match.position, self.cases)
        self.look_closely(match)
        while match.position.agenda:
            self.step(match)
            if self.actions > _MOST_ACTIONS:
                raise InvariantError(f"the game is not over after {_MOST_ACTIONS} actions")
        self.finish(match)

    def step(self, match: Match[Any]) -> None:
        """An answer, or something that may come instead of it."""
        whim = self.whim.uniform(1000)
        for share, happening in self.happenings():
            if whim < share:
                happening(match)
                return
            whim -= share
        self.answer(match)

    def happenings(self) -> tuple[tuple[int, Callable[[Match[Any]], None]], ...]:
        return (
            (NONSENSE, partial(throw_nonsense, self)),
            (UNDO, self.undo),
            (AGREED_UNDO, self.undo_by_agreement),
            (TIME_OUT, self.time_out),
            (RESIGN, self.resign),
            (ASK, self.ask),
            *(
                ((TIME_UP, self.time_up), (INTERJECT, self.interject))
                if self.game.interjects
                else ()
            ),
        )

    def answer(self, match: Match[Any]) -> None:
        """Any open decision, any legal answer."""
        found: list[tuple[OpenDecision, list[Action[Any, Any]]]] = []
        for decision in to_act(match.position):
            if decision.beside:
                continue
            options = legal(match.position, decision.seat)
            if options:
                found.append((decision, options))
            elif decision.must:
                raise InvariantError(f"dead end: seat {decision.seat} must act and has no action")
        if not found:
            raise InvariantError("dead end: nobody who is asked has an action")
        decision, options = found[self.whim.uniform(len(found))]
        if self.by_verb:
            verb = self.whim.roll_among(sorted({action.verb for action in options}))
            options = [action for action in options if action.verb == verb]
        action = options[self.whim.uniform(len(options))]
        self.do(match, decision.seat, decision.number, action)

    def time_out(self, match: Match[Any]) -> None:
        """The clock runs out for somebody who is asked."""
        waiting = match.waiting()
        seat = waiting[self.whim.uniform(len(waiting))]
        self.do(match, TABLE, match.position.opened, TimeOut(seat))

    def time_up(self, match: Match[Any]) -> None:
        """The game's own time is up, if any runs."""
        position = match.shown(None)
        if self.game.timer(position) is None:
            self.must_refuse(match, TABLE, position.opened, TimeUp())
        else:
            self.do(match, TABLE, position.opened, TimeUp())

    def interject(self, match: Match[Any]) -> None:
        """Somebody interjects who may, as he is shown the table; and somebody else in the same
        moment, who is heard if the first one left anything to say."""
        position = match.shown(None).clone()
        said: list[tuple[int, Action[Any, Any]]] = []
        for one in to_act(position):
            if one.beside:
                said += [(one.seat, action) for action in legal(position, one.seat)]
        if not said:
            return
        for _ in range(2):
            if not match.position.agenda:
                return
            seat, action = said[self.whim.uniform(len(said))]
            shown = match.shown(None)
            if objection(self.game, shown, seat, position.opened, action) is not None:
                self.must_refuse(match, seat, position.opened, action)
            else:
                self.do(match, seat, position.opened, action)

    def resign(self, match: Match[Any]) -> None:
        """Somebody gives up."""
        seat = self.whim.uniform(self.seats)
        if seat in self.game.eliminated(match.position):
            self.must_refuse(match, TABLE, match.position.opened, Resign(seat))
        elif seat not in match.position.gone:
            self.do(match, TABLE, match.position.opened, Resign(seat))

    def ask(self, match: Match[Any]) -> None:
        """Somebody changes at which windows he is asked."""
        if self.game.windows:
            window = self.whim.uniform(len(self.game.windows))
            action = Ask(window, self.whim.uniform(2))
            self.do(match, self.whim.uniform(self.seats), match.position.opened, action)

    def do(self, match: Match[Any], seat: int, number: int, action: Action[Any, Any]) -> None:
        """Submit what must be accepted, and check what came of it."""
        self.cut(match, action)
        before = match.position.clone()
        if self.broken_off:
            number = match.shown(None).opened
            before = self.broken_off.clone()
        past = Past(seat, action, number, _waiting(before), before)
        past.progress = self.game.progress(before)
        past.idle = self.idle
        was = frozen(self.game, before) if self.thorough else b""
        chance = (self.die.s1, self.die.s2)
        self.pending = Line(seat, number, action.text())
        events = match.submit(seat, number, action)
        self.pending = None
        self.actions += 1
        position = match.position
        past.number = match.entries[-1].decision
        if len(match.moments) != len(self.past) + 1:
            raise InvariantError(f"“{action.text()}” took back more or less than it should")
        past.drawn = (self.die.s1, self.die.s2) != chance
        past.revealed = any(event.kind.reveals for event in events)
        self.past.append(past)
        self.check_notation(action)
        self.check_numbers(match, past)
        self.check_progress(match, past)
        if self.thorough:
            draws = match.entries[-1].draws
            check_repeatable(self.game, past.before, was, seat, action, draws, position)
        if self.thorough or self.check_die.uniform(CLOSE_LOOK) == 0:
            check_events(events, position, self.cases)
            self.look_closely(match)

    def cut(self, match: Match[Any], action: Action[Any, Any]) -> None:
        """What an interjection or the game's time breaks off: the steps of an open choice are
        forgotten, and the wishes that came between them are kept. The position is then the one
        before that choice, under a new number."""
        self.broken_off = None
        if not (isinstance(action, Aside) and action.cuts()) or not match.open:
            return
        if isinstance(self.game.decision(match.position), Simultaneous):
            return
        choice = last_choice(self.past)
        first = choice[0]
        before = first.before.clone()
        before.opened = match.position.opened + 1
        del self.past[-len(choice) :]
        self.idle = first.idle
        for wish in [past for past in choice if past.wish()]:
            kept = Past(wish.seat, wish.action, before.opened, first.waiting, before.clone())
            kept.progress, kept.idle = first.progress, first.idle
            self.past.append(kept)
            apply(self.game, before, wish.seat, wish.action, RecordedDie([]))
        self.undos += 1
        self.most_opened = max(self.most_opened, before.opened)
        self.broken_off = before

    # ---- checks after every action

    def check_notation(self, action: Action[Any, Any]) -> None:
        """An action's line reads back as that action."""
        if self.game.grammar.read(action.text()) != action:
            raise InvariantError(f"“{action.text()}” reads back as another action")

    def check_numbers(self, match: Match[Any], past: Past) -> None:
        """A decision that was answered is closed: the next one has a number never used before.

        One that several seats answer keeps its number as long as it waits for any; for this seat
        too, if it takes several answers of each.
        """
        position = match.position
        who = past.seat
        if isinstance(past.action, TimeOut):
            who = past.action.who
        elif isinstance(past.action, (Interjection, TimeUp, Resign)):
            self.check_asked_on(match, past)
            return
        elif isinstance(past.action, Aside):
            if position.opened != past.before.opened:
                raise InvariantError(f"“{past.action.text()}” closed a decision it is no answer to")
            return
        if position.opened > self.most_opened:
            self.most_opened = position.opened
            return
        several = position.agenda and isinstance(self.game.decision(position), Simultaneous)
        rest = tuple([seat for seat in past.waiting if seat != who])
        if match.waiting() != rest and not (several and match.waiting() == past.waiting):
            raise InvariantError("the number of the open decision did not grow")

    def check_asked_on(self, match: Match[Any], past: Past) -> None:
        """What answers no decision leaves the open one its number only if it is still asked, with
        the same answers. (Who has resigned may be named no longer: that is refused.)"""
        position = match.position
        if position.opened > past.before.opened:
            if position.opened <= self.most_opened:
                raise InvariantError("an opened decision has a number that was used before")
            self.most_opened = position.opened
        elif position.agenda and not isinstance(past.action, Resign):
            asked = past.decision()
            if self.game.decision(position) != asked or any(
                legal(position, seat) != asked.options(past.before, seat)
                for seat in asked.waiting()
            ):
                raise InvariantError("another decision is open under an old number")

    def check_progress(self, match: Match[Any], past: Past) -> None:
        """The game's measure never falls, and grows within its patience."""
        now = self.game.progress(match.position)
        if now < past.progress:
            raise InvariantError(f"progress fell from {past.progress} to {now}")
        if now > past.progress:
            self.idle = 0
        elif not isinstance(past.action, Aside):
            self.idle += 1
        patience = self.game.progress_patience()
        if self.idle > patience and match.position.agenda:
            raise InvariantError(f"no progress in {patience} actions")

    def look_closely(self, match: Match[Any]) -> None:
        """The checks that take long."""
        game = self.game
        position = match.position
        check_pieces(game, position)
        check_clone(position)
        restored = check_json(game, position)
        check_options(game, position, restored)
        check_views(game, position, restored)
        tried = [self.any_action(self.check_die) for _ in range(3)]
        somebody = self.check_die.uniform(self.seats)
        check_pieces(game, game.redeal(position, somebody, self.check_die))
        for seat in {*match.waiting(), somebody}:
            check_redeal(game, position, seat, self.check_die, tried)
        if self.check_die.uniform(4) == 0:
            match.position = restored

    # ---- what must be refused

    def must_refuse(
        self, match: Match[Any], seat: int, number: int, action: Action[Any, Any]
    ) -> None:
        self.pending = Line(seat, number, action.text())
        what = f"“{action.text()}” by seat {seat} for decision {number}"
        self.must_stay(match, partial(match.submit, seat, number, action), what)
        self.pending = None

    def must_stay(self, match: Match[Any], deed: Callable[[], Any], what: str) -> None:
        """The deed is refused, with a case of the rulebook, and changes nothing at all."""
        before = match.position.clone()
        entries = len(match.entries)
        chance = (self.die.s1, self.die.s2)
        try:
            deed()
        except Refused as error:
            check_refusal(error.refusal, self.cases)
        else:
            self.pending = None
            raise InvariantError(f"{what} must be refused and was not")
        self.refused += 1
        if (
            not same(match.position, before)
            or len(match.entries) != entries
            or (self.die.s1, self.die.s2) != chance
        ):
            raise InvariantError(f"{what} was refused and changed something")

    def any_action(
        self, die: SeededDie, verb: type[Action[Any, Any]] | None = None
    ) -> Action[Any, Any]:
        """Any action that is well-formed, or any with that verb."""
        if verb is None:
            verb = self.verbs[die.uniform(len(self.verbs))]
        words = [field.words[die.uniform(len(field))] for field in verb.fields]
        return self.game.grammar.read(" ".join([verb.verb, *words]))

    # ---- taking back

    def may_undo(self, match: Match[Any], seat: int) -> bool:
        """The rules of undo, from what the trial itself remembers.

        The last choice that stands was the seat's own; at each of its steps it and nobody else was
        to act, and still is; nothing was drawn, and nothing revealed. Answers to a decision that
        is still open are not taken back.
        """
        steps = [past for past in last_choice(self.past) if not past.wish()]
        return (
            len(steps) > 0
            and match.waiting() == (seat,)
            and match.position.opened > steps[-1].number
            and all(
                past.seat == seat
                and not isinstance(past.action, Aside)
                and past.waiting == (seat,)
                and not past.drawn
                and not past.revealed
                for past in steps
            )
        )

    def undo(self, match: Match[Any]) -> None:
        """Take back where it is allowed, sometimes several times; the match must agree."""
        while True:
            for seat in range(self.seats):
                if match.undoable(seat) != self.may_undo(match, seat):
                    verb = "may not" if match.undoable(seat) else "may"
                    raise InvariantError(f"seat {seat} {verb} undo, and the match does not agree")
            waiting = match.waiting()
            if not self.may_undo(match, waiting[0]):
                return
            choice = last_choice(self.past)
            self.check_nothing_shown(match, choice)
            self.pending = Line(waiting[0], undo=len(choice))
            match.undo(waiting[0])
            self.pending = None
            self.check_taken_back(match, len(choice), [past for past in choice if past.wish()])
            if match.waiting() != waiting:
                raise InvariantError("an undo changed who is to act")
            if self.whim.uniform(2):
                return

    def undo_by_agreement(self, match: Match[Any]) -> None:
        """All seats agree to take back a few actions, whatever they showed."""
        count = 1 + self.whim.uniform(3)
        if count <= len(self.past):
            self.pending = Line(TABLE, undo=count, agreed=True)
            match.rewind(count)
            self.pending = None
            self.check_taken_back(match, count, [])

    def check_nothing_shown(self, match: Match[Any], choice: list[Past]) -> None:
        """In a position that the seat could not tell from the true one, its choice would have led
        to just what it sees now: so it has learnt nothing by it."""
        first = choice[0]
        other = self.game.redeal(first.before, first.seat, self.check_die)
        for past in choice:  # With the wishes, for they say at which windows it stops.
            apply(self.game, other, past.seat, past.action, RecordedDie([]))
        if self.game.view(other, first.seat) != self.game.view(match.position, first.seat):
            raise InvariantError(f"“{first.action.text()}” can be undone and has shown something")

    def check_taken_back(self, match: Match[Any], count: int, wishes: list[Past]) -> None:
        """The position is the one before, but for the number of the decision, which is new, and
        for the wishes that were made meanwhile, which are kept."""
        self.undos += 1
        last = self.past[-count]
        del self.past[-count:]
        self.idle = last.idle
        before = last.before.clone()
        for wish in wishes:
            number = match.entries[len(match.entries) - len(wishes)].decision
            kept = Past(wish.seat, wish.action, number, last.waiting, before.clone())
            kept.progress, kept.idle = last.progress, last.idle
            self.past.append(kept)
            apply(self.game, before, wish.seat, wish.action, RecordedDie([]))
        if len(match.moments) != len(self.past):
            raise InvariantError("an undo took back more or less than it should")
        if not same(match.position, before, leaving=("opened",)):
            raise InvariantError("an undo does not give the position before")
        if match.position.opened <= self.most_opened:
            raise InvariantError("after an undo a decision has a number that was used before")
        self.most_opened = match.position.opened
        if not isinstance(last.action, Aside) or last.action.about_decision():
            self.must_refuse(match, last.seat, last.number, last.action)

    # ---- the end

    def finish(self, match: Match[Any]) -> None:
        """The game is over: the outcome, the record, and that nothing can be done any more."""
        position = match.position
        check_pieces(self.game, position)
        check_views(self.game, position, check_json(self.game, position))
        check_outcome(self.game, position)
        number = position.opened
        for seat in range(TABLE, self.seats):
            self.must_refuse(match, seat, number, self.any_action(self.whim))
            self.must_stay(match, partial(match.undo, seat), "an undo after the end")
        check_record(match)
        if self.thorough:
            check_given_out(match)


def _waiting(position: Any) -> tuple[int, ...]:
    return position.agenda[-1].as_decision().waiting()  # type: ignore[no-any-return]
