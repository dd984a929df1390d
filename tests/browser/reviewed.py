"""A finished game to look at, without playing it in the browser: an uploaded record."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from anabasis.core.record import dump
from anabasis.core.registry import find_game
from tests.browser.guest import Guest
from tests.games.random_match import random_match


@cache
def record(seats: int = 3, seed: int = 7, game: str = "alexandros") -> str:
    """The record of a game that was played at random."""
    return dump(random_match(find_game(game), seats, seed))


def upload(guest: Guest, text: str | None = None) -> Any:
    """The summary of a table made of that record."""
    answer = guest.context.request.post(
        "/api/review", data=text or record(), headers={"content-type": "application/jsonl"}
    )
    assert answer.status == 201, answer.text()
    return json.loads(answer.text())
