"""Tables in the middle of a game, without playing there: from a record, in an analysis."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from anabasis.core.match import Match
from anabasis.core.record import load
from anabasis.core.registry import find_game
from tests.browser.guest import Guest
from tests.browser.reviewed import record, upload

Enough = Callable[[str, Any], bool]
"""Whether a question and what the seat that is asked sees are what is looked for."""


def question(match: Match[Any], position: Any) -> tuple[str, Any]:
    """What is asked there, and what the seat that is asked sees."""
    decision = match.game.decision(position)
    seat = decision.waiting()[0]
    return decision.prompt_to(position, seat).key, match.game.view(position, seat)


def moments(match: Match[Any], enough: Enough) -> list[int]:
    """After how many choices of a match it has come to that."""
    found = []
    for n, choice in enumerate(match.choices, 1):
        position = match.at(choice.end())
        if position.agenda and enough(*question(match, position)):
            found.append(n)
    return found


SEEDS = range(7, 47)
"""The games that are looked through: a change of rules may take one of them elsewhere, not all."""


def first_moment(game: str, enough: Enough, seats: int) -> tuple[str, int]:
    """A game played at random that comes to that, and after how many choices it does."""
    for seed in SEEDS:
        text = record(seats, seed, game)
        found = moments(load(text, find_game), enough)
        if found:
            return text, found[0]
    raise AssertionError(f"{game} never comes to that with the seeds {SEEDS}")


def sit_in(guest: Guest, game: str, enough: Enough, seats: int = 2) -> str:
    """An analysis that begins where a game played at random has come to that; the table's id."""
    text, moment = first_moment(game, enough, seats)
    table = upload(guest, text)
    answer = guest.ask("POST", f"/api/tables/{table['id']}/analysis", {"n": moment})
    made: str = json.loads(answer)["id"]
    return made
