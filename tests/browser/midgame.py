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


def sit_in(guest: Guest, game: str, enough: Enough, seats: int = 2, seed: int = 7) -> str:
    """An analysis that begins where a game played at random has come to that; the table's id."""
    text = record(seats, seed, game)
    found = moments(load(text, find_game), enough)
    assert found, f"{game} has not come to that with seed {seed}"
    table = upload(guest, text)
    answer = guest.ask("POST", f"/api/tables/{table['id']}/analysis", {"n": found[0]})
    made: str = json.loads(answer)["id"]
    return made
