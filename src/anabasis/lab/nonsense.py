"""What no table may accept, thrown at a game that is being fuzzed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from anabasis.core.asides import Ask, Resign, TimeOut
from anabasis.core.door import legal
from anabasis.core.grammar import GrammarError
from anabasis.core.match import Match
from anabasis.core.position import TABLE, Action, Aside, Interjection
from anabasis.lab.invariants import InvariantError

if TYPE_CHECKING:
    from anabasis.lab.trial import Trial

_GARBAGE: Final = ("", " ", "\n", "anabasis", "?", "1", "-1", "x" * 500, "\x00", "一 二")
_FAR: Final = 1 << 40


def throw_nonsense(trial: Trial, match: Match[Any]) -> None:
    """Something that no table may accept."""
    die = trial.whim
    number = match.position.opened
    waiting = match.waiting()
    seat = waiting[die.uniform(len(waiting))]
    kind = die.uniform(6)
    if kind == 0:
        throw_garbage(trial)
    elif kind == 1:
        action = trial.any_action(die)
        if not isinstance(action, Aside) and action not in legal(match.position, seat):
            trial.must_refuse(match, seat, number, action)
    elif kind == 2:
        strangers = [TABLE, -2, trial.seats, _FAR]
        strangers += [other for other in range(trial.seats) if other not in waiting]
        stranger = strangers[die.uniform(len(strangers))]
        trial.must_refuse(match, stranger, number, fitting(trial, match, seat))
    elif kind == 3:
        wrong = (number - 1, number + 1, 0, -1, _FAR)[die.uniform(5)]
        if wrong != number:
            trial.must_refuse(match, seat, wrong, fitting(trial, match, seat))
    elif kind == 4:
        throw_aside(trial, match, seat)
    else:
        throw_undo(trial, match)


def fitting(trial: Trial, match: Match[Any], seat: int) -> Action[Any, Any]:
    """An action that the seat may do, if it may do any."""
    options = legal(match.position, seat)
    return options[trial.whim.uniform(len(options))] if options else trial.any_action(trial.whim)


def throw_garbage(trial: Trial) -> None:
    """Text that is no action is turned away by the grammar."""
    text = _GARBAGE[trial.whim.uniform(len(_GARBAGE))]
    if trial.whim.uniform(2):
        text = f"{trial.any_action(trial.whim).text()} {text or 'again'}x"
    try:
        trial.game.grammar.read(text)
    except GrammarError:
        trial.refused += 1
        return
    raise InvariantError(f"“{text[:80]}” is read as an action")


def throw_aside(trial: Trial, match: Match[Any], seat: int) -> None:
    """What only the table may do, done by a seat; or what not even the table may do."""
    number = match.position.opened
    wrong: list[tuple[int, int, Action[Any, Any]]] = [
        (seat, number, TimeOut(seat)),
        (seat, number, Resign(seat)),
        (seat, number, Ask(len(trial.game.windows), 1)),
        (trial.seats, number, Ask(0, 1)),
        (TABLE, number, Ask(0, 1)),
        (TABLE, number, Resign(trial.seats)),
        (TABLE, number, TimeOut(trial.seats)),
        (TABLE, number - 1, TimeOut(seat)),
    ]
    for who in range(trial.seats):
        if who not in match.waiting():
            wrong.append((TABLE, number, TimeOut(who)))
        if who in match.position.gone:
            wrong.append((TABLE, number, Resign(who)))
    position = match.shown(None)
    for verb in trial.verbs:
        if issubclass(verb, Interjection):
            for who in range(-1, trial.seats + 1):
                action = trial.any_action(trial.whim, verb)
                if action not in legal(position, who):
                    wrong.append((who, position.opened, action))
    trial.must_refuse(match, *wrong[trial.whim.uniform(len(wrong))])


def throw_undo(trial: Trial, match: Match[Any]) -> None:
    """A seat that may not take back tries to; and so do all seats, where there is nothing."""
    seat = trial.whim.uniform(trial.seats + 2) - 1
    if trial.whim.uniform(4) == 0:
        count = (0, -1, len(match.moments) + 1)[trial.whim.uniform(3)]
        trial.must_stay(match, partial(match.rewind, count), f"taking back {count} actions")
    elif not trial.may_undo(match, seat):
        trial.must_stay(match, partial(match.undo, seat), f"an undo by seat {seat}")
