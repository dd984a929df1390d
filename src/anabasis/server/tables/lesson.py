"""Lessons: a game's tutorial, played at a normal table whose chance and other seats are prepared.

`docs/protocol.md` has the form of a `tutorial.toml`. As long as the lesson goes on, only what its
step expects can be done; afterwards the table goes on as a normal game against its bots.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from anabasis.core.die import Die, EntropyDie, RecordedDie
from anabasis.core.match import Entry, Match
from anabasis.core.message import Refusal, Refused
from anabasis.core.position import TABLE, Aside

OVER: Final = -1
"""The step of a table whose lesson is over, or that has none."""


class LessonStep(Struct, forbid_unknown_fields=True):
    """One step: something to read (`next`) or to do (`expect`)."""

    id: str
    text: str
    highlight: list[str] = []
    expect: str | list[str] | UnsetType = UNSET
    hint: str | UnsetType = UNSET
    next: bool | UnsetType = UNSET

    def expected(self) -> list[str]:
        if isinstance(self.expect, UnsetType):
            return []
        return [self.expect] if isinstance(self.expect, str) else self.expect


class Lesson(Struct):
    """What the browser is told of a tutorial."""

    steps: list[LessonStep]


class Tutorial(Struct, forbid_unknown_fields=True):
    """A tutorial as its game's folder has it."""

    steps: list[LessonStep]
    seats: int = 2
    learner: int = 0
    options: dict[str, str] = {}
    draws: list[int] = []
    """What the die shows, from the setup on."""
    opening: list[str] = []
    """What the learner's seat does by itself before the first step."""
    script: list[str] = []
    """What the other seats do, in the order in which they come to act."""
    bot: str | None = None
    """Who plays the other seats after the lesson; by default the first of the bots."""


def read_tutorial(plain: Any) -> Tutorial:
    """A tutorial from its file; `msgspec.ValidationError` if it is not one."""
    return msgspec.convert(plain, Tutorial)


def die(tutorial: Tutorial, match: Match[Any] | None) -> Die:
    """The die for what comes next: the prepared draws as far as they go."""
    used = 0
    if match is not None:
        used = len(match.setup_draws) + sum(len(moment.entry.draws) for moment in match.moments)
    rest = tutorial.draws[used:]
    return RecordedDie(rest) if rest else EntropyDie()


def scripted(tutorial: Tutorial, match: Match[Any]) -> str:
    """What the seat that is to act does by itself: the learner's as long as the opening lasts, the
    others' as long as the script does. An empty text when that has ended."""
    learner = match.waiting() == (tutorial.learner,)
    script = tutorial.opening if learner else tutorial.script
    done = 0
    for moment in match.moments:
        if moment.entry.seat != TABLE and _answers(match, moment.entry):
            done += (moment.entry.seat == tutorial.learner) == learner
    return script[done] if done < len(script) else ""


def _answers(match: Match[Any], entry: Entry) -> bool:
    """Wishes answer nothing, and bots have some."""
    return not isinstance(match.game.grammar.read(entry.action), Aside)


def play_opening(tutorial: Tutorial, match: Match[Any]) -> None:
    """Play at once, for all seats, what comes before the first step."""
    while text := scripted(tutorial, match):
        match.die = die(tutorial, match)
        action = match.game.grammar.read(text)
        match.submit(match.waiting()[0], match.position.opened, action)


def check(tutorial: Tutorial, step: int, match: Match[Any], text: str) -> None:
    """Refuse kindly what the step does not expect."""
    here = tutorial.steps[step]
    if text not in here.expected():
        key = "not-in-this-step" if isinstance(here.hint, UnsetType) else here.hint
        case = match.game.decision(match.position).case
        raise Refused(Refusal(case, key.removeprefix("refusal-")))


def since_last_step(tutorial: Tutorial, match: Match[Any]) -> int:
    """How many actions stand from the last one on that the learner did."""
    for count, moment in enumerate(reversed(match.moments), start=1):
        if moment.entry.seat == tutorial.learner and _answers(match, moment.entry):
            return count
    return 0


def following(tutorial: Tutorial, step: int) -> int:
    """The step after that one."""
    return step + 1 if step + 1 < len(tutorial.steps) else OVER
