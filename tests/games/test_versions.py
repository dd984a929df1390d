"""No game plays otherwise, and none has other components, than its versions stand for."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.core.game import Game
from anabasis.lab.versions import complaints
from tests.games.golden import games


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in games()])
def test_nothing_has_moved_without_its_version(game: Game[Any]) -> None:
    """On every build. The message says what to do; `docs/records.md` says why."""
    moved = complaints(game)
    assert not moved, "\n".join(moved)
