"""What one seat sees of a match.

A view is by whitelist (`Game.view`), an event as the seat witnessed it, an action unless it is
another's secret; prompt and legal actions are those of the seat itself. What somebody else
decides in steps is seen when it is complete.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container, Iterable
from typing import Any

import msgspec
from msgspec import UNSET

from anabasis.core.door import beside, legal, to_act
from anabasis.core.match import Match
from anabasis.core.record import action_seen
from anabasis.core.ways import WayStep
from anabasis.server.wire import DecisionInfo, LogEntry, PromptInfo

RESIGNATION = "resignation"
"""Why a game is over when all but one have given up."""

NOTHING = msgspec.Raw(b"null")

encode = msgspec.json.Encoder().encode


class SeatView:
    """The match as one seat (None: a spectator) sees it now."""

    def __init__(
        self,
        match: Match[Any] | None,
        eyes: int | None,
        playing: bool,
        others: Iterable[SeatView] = (),
        wishes: int | None = None,
        left_out: bool = False,
    ) -> None:
        """`others` are views at the same moment, with which it may have a part in common; `wishes`,
        where there is a pause at windows, those at which the seat wants to be asked; `left_out`: it
        is not asked at the one that is open."""
        self.view = NOTHING
        self.shown: Any = None if match is None else match.shown(eyes)
        self.common = b""
        """What everybody to whom that position is shown sees alike, as JSON."""
        self.prompt: PromptInfo | None = None
        self.legal: list[str] = []
        self.asks: list[str] = []
        """The windows at which the seat wants to be asked."""
        self.undo = False
        self.previews: dict[str, msgspec.Raw] = {}
        """What actions would lead to, by line: of the last so many that somebody asked about."""
        self.ways: list[WayStep] | None = None
        """Where the decision can lead step by step, once somebody has asked;"""
        self.looking = asyncio.Lock()
        """held while that is looked for."""
        if match is None:
            return
        game, position = match.game, match.position
        for other in others:
            if other.shown is self.shown:
                self.common = other.common
        self.common = self.common or encode(game.common_view(self.shown))
        self.view = joined(self.common, encode(game.own_view(self.shown, eyes)))
        if eyes is None or not playing:
            return
        asks = position.asks[eyes] if wishes is None else wishes
        self.asks = [name for number, name in enumerate(game.windows) if asks >> number & 1]
        self.undo = match.undoable(eyes)
        if left_out:
            return
        if eyes in match.waiting():
            decision = game.decision(position)
            prompt = decision.prompt_to(position, eyes)
            self.prompt = PromptInfo(
                eyes, decision.case, prompt.key, prompt.params, list(decision.verbs)
            )
            self.legal = [action.text() for action in legal(position, eyes)]
        elif eyes in may_interject(match):
            shown = self.shown
            decision = game.decision(shown)
            prompt = decision.prompt_beside(shown, eyes)
            self.prompt = PromptInfo(
                eyes, decision.case, prompt.key, prompt.params, list(decision.beside_verbs), True
            )
            self.legal = [action.text() for action in legal(shown, eyes)]


def joined(common: bytes, own: bytes) -> msgspec.Raw:
    """Two JSON objects as one."""
    if common == b"{}" or own == b"{}":
        return msgspec.Raw(own if common == b"{}" else common)
    return msgspec.Raw(b"%b,%b" % (common[:-1], own[1:]))


def may_interject(match: Match[Any]) -> tuple[int, ...]:
    """The seats that may interject, as everybody is shown the table."""
    if not match.game.interjects:
        return ()
    shown = match.shown(None)
    return beside(shown, match.game.decision(shown)) if shown.agenda else ()


Asked = tuple[DecisionInfo, int]
"""A decision as everybody is told of it, and its number."""


def asked(match: Match[Any] | None, deadlines: dict[int, float]) -> list[Asked]:
    """Who is to act, and until when."""
    if match is None:
        return []
    found = [
        (DecisionInfo(one.seat, one.must, UNSET, deadlines.get(one.seat, UNSET)), one.number)
        for one in to_act(match.position)
        if not one.beside
    ]
    for seat in may_interject(match):
        found.append((DecisionInfo(seat, False, beside=True), match.shown(None).opened))
    return found


def decisions(
    asked: list[Asked], own: Container[int], name: Callable[[int], int]
) -> list[DecisionInfo]:
    """Who is to act; to their own guest also what an answer must `name`."""
    return [
        DecisionInfo(info.seat, info.must, name(number), info.deadline, info.beside)
        if info.seat in own
        else info
        for info, number in asked
    ]


def verdict(match: Match[Any] | None) -> list[dict[str, Any]]:
    """How the winner was found, once the game is over by its rules."""
    if match is None or match.position.agenda:
        return []
    outcome = match.game.outcome(match.position)
    if outcome is None or outcome.reason == RESIGNATION:
        return []
    return [message.plain() for message in match.game.verdict(match.position)]


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
        turn=choice.steps[0].turn,
        turn_of=choice.steps[0].turn_of,
    )
    if choice.seat == eyes:
        entry.steps = [step.entry.action for step in choice.steps]
    if not choice.told:
        entry.open = True
    return entry
