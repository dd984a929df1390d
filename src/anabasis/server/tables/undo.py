"""Taking back: by the rules of undo, or by a vote of every person at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from anabasis.core.match import NOTHING_TO_UNDO, Match
from anabasis.core.message import Refusal, Refused
from anabasis.server.errors import Code, Problem
from anabasis.server.tables.history import check_length
from anabasis.server.tables.live_table import LiveTable


@dataclass(frozen=True)
class Proposal:
    """An undo under vote: back to the first `to` choices."""

    to: int
    by: int
    yes: frozenset[int]


async def undo(table: LiveTable, seat: int) -> None:
    """Take back the seat's last choice, by the rules of undo."""

    def do(match: Match[Any]) -> None:
        if table.lesson() is not None:
            raise Problem(Code.LESSON, "In a lesson nothing is taken back.")
        check_length(match)
        match.undo(seat)

    await table.change(do)


async def propose_undo(table: LiveTable, seat: int, count: int) -> None:
    """Ask every person at the table to agree to an undo of the last `count` choices, as the seat
    counts them. What it is still deciding it can take back itself."""

    def do(match: Match[Any]) -> None:
        if table.data.undo != "agreed":
            raise Problem(Code.NO_VOTES, "At this table nobody votes on undo.")
        if table.proposal is not None:
            raise Problem(Code.VOTE_OPEN, "There is a vote already.")
        check_length(match)
        to = match.told(seat) - count
        if not 0 <= to < len(match.choices):
            raise Refused(Refusal(match.game.turn_case, NOTHING_TO_UNDO))
        _count_votes(table, match, Proposal(to, seat, frozenset({seat})))

    await table.change(do)


async def vote_undo(table: LiveTable, seat: int, agree: bool) -> None:
    """Agree to an undo, or end the vote."""

    def do(match: Match[Any]) -> None:
        open_vote = table.proposal
        if open_vote is None:
            raise Problem(Code.NO_VOTE, "There is nothing to vote on.")
        if agree:
            yes = open_vote.yes | {seat}
            _count_votes(table, match, Proposal(open_vote.to, open_vote.by, yes))
        else:
            table.proposal = None

    await table.change(do)


def _count_votes(table: LiveTable, match: Match[Any], proposal: Proposal) -> None:
    """Take back if every person at the table agrees, else go on waiting. In an analysis one person
    plays all seats."""
    out = (*match.position.gone, *match.game.eliminated(match.shown(None)))
    people = {
        one.number
        for one in table.data.seats
        if one.human() and one.number not in out and one.stand_in is None
    }
    if table.data.start is not None or people <= proposal.yes:
        table.proposal = None
        match.back_to(proposal.to)
    else:
        table.proposal = proposal
