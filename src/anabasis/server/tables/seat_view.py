"""What one seat sees of a match.

A view is by whitelist (`Game.view`), an event as the seat witnessed it, an action unless it is
another's secret; prompt and legal actions are those of the seat itself. What somebody else
decides in steps is seen when it is complete.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

import msgspec

from anabasis.core.door import legal, to_act
from anabasis.core.match import Match
from anabasis.core.record import action_seen
from anabasis.server.wire import DecisionInfo, LogEntry, PromptInfo

NOTHING = msgspec.Raw(b"null")


class SeatView:
    """The match as one seat (None: a spectator) sees it now."""

    def __init__(self, match: Match[Any] | None, eyes: int | None, playing: bool) -> None:
        self.view = NOTHING
        self.prompt: PromptInfo | None = None
        self.legal: list[str] = []
        self.asks: list[str] = []
        """The windows at which the seat wants to be asked."""
        self.undo = False
        self.previews: dict[str, msgspec.Raw] = {}
        """What actions would lead to, by action: of those that somebody asked about."""
        if match is None:
            return
        game, position = match.game, match.position
        self.view = msgspec.Raw(msgspec.json.encode(game.view(match.shown(eyes), eyes)))
        if eyes is None or not playing:
            return
        self.asks = [
            name for number, name in enumerate(game.windows) if position.asked(eyes, number)
        ]
        self.undo = match.undoable(eyes)
        if eyes in match.waiting():
            decision = game.decision(position)
            prompt = decision.prompt_to(position, eyes)
            self.prompt = PromptInfo(
                eyes, decision.case, prompt.key, prompt.params, list(decision.verbs)
            )
            self.legal = [action.text() for action in legal(position, eyes)]


def decisions(
    match: Match[Any] | None,
    deadlines: dict[int, float],
    own: Container[int],
    name: Callable[[int], int],
) -> list[DecisionInfo]:
    """Who is to act, and until when; to their own guest also what an answer must `name`."""
    if match is None:
        return []
    return [
        DecisionInfo(
            one.seat,
            one.must,
            name(one.number) if one.seat in own else msgspec.UNSET,
            deadlines.get(one.seat, msgspec.UNSET),
        )
        for one in to_act(match.position)
    ]


def log_entry(match: Match[Any], n: int, eyes: int | None, at: float) -> LogEntry:
    """The n-th choice and what came of it, as far as that seat may know; 0 is the setup."""
    if n == 0:
        return LogEntry(0, None, None, [event.witnessed(eyes) for event in match.setup_events], at)
    choice = match.choice(n, eyes)
    entry = LogEntry(
        n,
        choice.seat,
        action_seen(match.game, choice, eyes),
        [event.witnessed(eyes) for event in choice.events()],
        at,
    )
    if choice.seat == eyes:
        entry.steps = [step.entry.action for step in choice.steps]
    if not choice.told:
        entry.open = True
    return entry
