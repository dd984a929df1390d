"""The story of a match: its events in sentences, and how it ended."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from rich.text import Text

from anabasis.cli.output import Terminal
from anabasis.core.match import Match
from anabasis.kit.terminal import Board
from anabasis.prose import Prose


def all_events(match: Match[Any]) -> list[dict[str, Any]]:
    """Everything that happened and was not taken back, with nothing held back."""
    events = [event.plain() for event in match.setup_events]
    for moment in match.moments:
        events += [event.plain() for event in moment.events]
    return events


def witnessed_events(match: Match[Any], seat: int, since: int = -1) -> list[dict[str, Any]]:
    """What a seat witnessed from moment number `since` on (-1: from the setup on)."""
    events = [event.witnessed(seat) for event in match.setup_events] if since < 0 else []
    for moment in match.moments[max(0, since) :]:
        events += [event.witnessed(seat) for event in moment.events]
    return events


def print_story(
    terminal: Terminal,
    prose: Prose,
    names: list[str],
    board: Board,
    events: Iterable[dict[str, Any]],
) -> None:
    """Print events one line each, under their headings."""
    for plain in events:
        sentence = in_colour(prose.event(plain, names), names, board)
        if plain["kind"] in board.headings:
            sentence.stylize("bold")
            terminal.print()
            terminal.hang("", sentence)
        else:
            terminal.hang("  ", sentence)


def paragraphs(
    prose: Prose, names: list[str], board: Board, events: Iterable[dict[str, Any]]
) -> list[Text]:
    """Events told in passing: a paragraph for each heading, without what the board shows anyway."""
    told: list[list[str]] = []
    for plain in events:
        if plain["kind"] in board.quiet:
            continue
        if not told or plain["kind"] in board.headings:
            told.append([])
        told[-1].append(prose.event(plain, names))
    return [
        in_colour(prose.strung("join-sentences", sentences), names, board) for sentences in told
    ]


def in_colour(sentence: str, names: list[str], board: Board) -> Text:
    """A sentence with the players' names in the colours of their seats."""
    text = Text(sentence)
    for seat, name in enumerate(names):
        text.highlight_regex(rf"(?<![A-Za-z]){re.escape(name)}(?![A-Za-z])", board.seat_style(seat))
    return text


def rank(match: Match[Any], prose: Prose, names: list[str], board: Board) -> list[Text]:
    """How a match ended, or that it has not."""
    outcome = match.game.outcome(match.position)
    if outcome is None:
        return [Text(prose.text("terminal-not-ended", {}))]
    end = [prose.text("terminal-over", {}), prose.reason(outcome.reason)]
    lines = [Text(prose.strung("join-sentences", end), "bold")]
    view = match.game.view(match.position, None)
    place = 1
    for group in outcome.ranking:
        for seat in group:
            score = board.score(view, seat)
            line = in_colour(f"  {place}. {names[seat]}", names, board)
            lines.append(line.append(f"  {score}" if score else ""))
        place += len(group)
    return lines
