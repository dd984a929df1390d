"""Which games there are: the built-in ones, and whatever another package brings."""

from __future__ import annotations

import re

import pytest

from anabasis.core import record
from anabasis.core.registry import UnknownGameError, find_game, game_ids
from breach.game import GAME
from tests.games.random_match import random_match


def test_the_installed_games_are_known() -> None:
    assert "alexandros" in game_ids()
    assert find_game("alexandros").id == "alexandros"
    assert game_ids() == sorted(set(game_ids()))


def test_a_game_is_unknown_until_its_package_is_installed() -> None:
    assert "breach" not in game_ids()
    with pytest.raises(UnknownGameError):
        find_game("breach")


def test_a_game_of_another_package_plugs_in(plugged_in: None) -> None:
    assert "breach" in game_ids()
    assert "alexandros" in game_ids()
    assert "breach-server" not in game_ids()
    assert find_game("breach") is GAME


def test_a_plugged_in_game_is_found_by_its_records(plugged_in: None) -> None:
    text = record.dump(random_match(GAME, 2, 1))
    match = record.load(text, find_game)
    assert match.game is GAME
    assert record.dump(match) == text


def test_a_near_miss_is_hinted_at() -> None:
    with pytest.raises(
        UnknownGameError, match=r"^there is no game “alexandro”; did you mean alexandros\?$"
    ):
        find_game("alexandro")


def test_far_off_names_are_told_what_there_is(plugged_in: None) -> None:
    listed = re.escape(", ".join(game_ids()))
    for name in ("monopoly", "", "x" * 300):
        with pytest.raises(UnknownGameError, match=f"; there are: {listed}$"):
            find_game(name)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("no-game", "breach.board:TOKEN is not a game"),
        ("no-module", "breach.nowhere:GAME cannot be loaded: No module named"),
        ("no-name", "breach.game:NOTHING cannot be loaded: "),
    ],
)
def test_an_entry_that_brings_no_game_says_so(name: str, says: str, plugged_in: None) -> None:
    with pytest.raises(UnknownGameError) as caught:
        find_game(name)
    assert str(caught.value).startswith(says)
