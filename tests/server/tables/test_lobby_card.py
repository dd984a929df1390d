"""What a game's folder says for the lobby."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
import pytest

from anabasis.server.tables import lobby_card
from anabasis.server.tables.catalogue import Catalogue
from anabasis.server.tables.lobby_card import read_card
from breach.game import GAME as BREACH


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is taken for the game's own."""
    monkeypatch.setattr(lobby_card, "files", lambda package: tmp_path)
    return tmp_path


def test_a_game_may_say_nothing(folder: Path) -> None:
    card = read_card(BREACH)
    assert card.measures.minutes is card.measures.weight is msgspec.UNSET
    assert card.address("breach") is msgspec.UNSET


def test_another_picture_has_another_address(folder: Path) -> None:
    (folder / "picture.svg").write_text("<svg/>")
    first = read_card(BREACH).address("breach")
    assert str(first).startswith("/api/games/breach/picture.svg?v=")
    (folder / "picture.svg").write_text("<svg></svg>")
    assert read_card(BREACH).address("breach") != first


@pytest.mark.parametrize("line", ["weight = 6", "minutes = [0, 5]", "minutes = [5]", "heft = 2"])
def test_a_lobby_toml_that_makes_no_sense_is_refused(folder: Path, line: str) -> None:
    (folder / "lobby.toml").write_text(line)
    with pytest.raises(msgspec.ValidationError):
        read_card(BREACH)


def test_the_server_starts_without_a_card_that_cannot_be_read(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "lobby.toml").write_text("weight = ")
    with caplog.at_level(logging.ERROR):
        catalogue = Catalogue()
    assert "the lobby.toml of alexandros cannot be read" in caplog.text
    assert catalogue.infos("en")[0].weight is msgspec.UNSET
