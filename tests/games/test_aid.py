"""The player's aid: tables that fit, cases that exist, and words for all of it."""

from __future__ import annotations

import re

import pytest

from anabasis.core.registry import find_game, game_ids
from anabasis.core.rulebook import read_cases, rulebook_text
from anabasis.prose import Prose, languages

OURS = [id for id in game_ids() if find_game(id).package() == f"anabasis.games.{id}"]

every_game = pytest.mark.parametrize("game_id", OURS)


@every_game
def test_every_row_is_as_wide_as_its_table(game_id: str) -> None:
    tables = find_game(game_id).aid()
    assert tables, "a game has a player's aid"
    for table in tables:
        assert table.rows
        assert {len(row) for row in table.rows} == {len(table.columns)}, table.key


@every_game
def test_every_case_named_is_in_the_rulebook(game_id: str) -> None:
    game = find_game(game_id)
    known = {case.id for case in read_cases(rulebook_text(game))}
    cells = [cell for table in game.aid() for row in table.rows for cell in row]
    named = {cell for cell in cells if isinstance(cell, str) and re.match(r"\d+\.\d", cell)}
    assert named
    assert not sorted(named - known)


@every_game
def test_every_cell_has_its_words(game_id: str, caplog: pytest.LogCaptureFixture) -> None:
    game = find_game(game_id)
    for language in languages(game):
        prose = Prose(game, language)
        for table in game.aid():
            said = prose.table(table)
            cells = [said["title"], *said["columns"], *[c for row in said["rows"] for c in row]]
            assert all(cells), table.key
            assert not [cell for cell in cells if re.fullmatch(r"[a-z-]+:\S+", cell)]
    assert not caplog.records
