"""How the lobby shows a game, from the game's own folder.

`lobby.toml` has its length and weight, `picture.svg` its picture, and the text `lobby-words` of its
message files says what it is about. A game may leave out any of them.
"""

from __future__ import annotations

import tomllib
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from anabasis.core.game import Game
from anabasis.prose import ENGLISH, Prose, languages

WORDS = "lobby-words"
"""The text that says what a game is about."""

Minutes = Annotated[int, Meta(ge=1)]


class Measures(Struct, forbid_unknown_fields=True):
    """What stands in a `lobby.toml`."""

    minutes: tuple[Minutes, Minutes] | UnsetType = UNSET
    """How long a game takes, from and to."""
    weight: Annotated[int, Meta(ge=1, le=5)] | UnsetType = UNSET
    """How much there is to learn."""


class LobbyCard:
    """What the lobby shows of one game."""

    def __init__(self, measures: Measures, picture: bytes | None) -> None:
        self.measures = measures
        self.picture = picture

    def address(self, game_id: str) -> str | UnsetType:
        """Where the picture is; another picture has another address."""
        if self.picture is None:
            return UNSET
        return f"/api/games/{game_id}/picture.svg?v={sha256(self.picture).hexdigest()[:8]}"


def read_card(game: Game[Any]) -> LobbyCard:
    """The card of a game; `tomllib.TOMLDecodeError` or `msgspec.ValidationError` if it is none."""
    folder = files(game.package())
    measures, picture = Measures(), None
    written, drawn = folder.joinpath("lobby.toml"), folder.joinpath("picture.svg")
    if written.is_file():
        measures = msgspec.convert(tomllib.loads(written.read_text(encoding="utf-8")), Measures)
    if drawn.is_file():
        picture = drawn.read_bytes()
    return LobbyCard(measures, picture)


def title_of(game: Game[Any], language: str) -> str:
    """What a game is called, in that language or else in English."""
    return Prose(game, language if language in languages(game) else ENGLISH).title()


def words_of(game: Game[Any], language: str) -> str:
    """What a game is about, in that language or else in English; nothing if it does not say."""
    prose = Prose(game, language if language in languages(game) else ENGLISH)
    return prose.text(WORDS, {}) if prose.has(WORDS) else ""
