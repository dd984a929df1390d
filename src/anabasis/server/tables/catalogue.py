"""The games that are installed, and what the server tells of each: data, rules, texts, tutorial."""

from __future__ import annotations

import logging
import re
import tomllib
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import UNSET

from anabasis.bots.levels import bot_names
from anabasis.core.game import Game
from anabasis.core.registry import find_game, game_ids
from anabasis.core.rulebook import read_cases, rulebook_text
from anabasis.prose import ENGLISH, Prose, kinds_of, languages
from anabasis.server.errors import Code, Problem
from anabasis.server.tables.lesson import Tutorial, read_tutorial
from anabasis.server.tables.lobby_card import LobbyCard, Measures, read_card, title_of, words_of
from anabasis.server.wire import AidTable, CaseInfo, GameDetail, GameInfo, OptionInfo, Rules

_log: Final = logging.getLogger("anabasis.server")
MOST_WEIGHT: Final = 6
"""Games that do not say how much there is to learn come last."""
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")


class Catalogue:
    """Every installed game, loaded once."""

    def __init__(self) -> None:
        self.games: dict[str, Game[Any]] = {}
        for name in game_ids():
            try:
                self.games[name] = find_game(name)
            except Exception as error:
                _log.error("the game %s cannot be loaded: %s", name, error)
        self.bots = bot_names()
        self.tutorials: dict[str, Tutorial] = {}
        self.cards: dict[str, LobbyCard] = {}
        for game in self.games.values():
            self._read_tutorial(game)
            self._read_card(game)

    def _read_tutorial(self, game: Game[Any]) -> None:
        text = _text(game.package(), "tutorial.toml")
        if text is not None:
            try:
                self.tutorials[game.id] = read_tutorial(tomllib.loads(text))
            except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
                _log.error("the tutorial of %s cannot be read: %s", game.id, error)

    def _read_card(self, game: Game[Any]) -> None:
        self.cards[game.id] = LobbyCard(Measures(), None)
        try:
            self.cards[game.id] = read_card(game)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            _log.error("the lobby.toml of %s cannot be read: %s", game.id, error)

    def game(self, game_id: str) -> Game[Any]:
        game = self.games.get(game_id)
        if game is None:
            known = ", ".join(self.games) or "none"
            raise Problem(Code.UNKNOWN_GAME, f"There is no such game; there are: {known}.")
        return game

    def infos(self, language: str) -> list[GameInfo]:
        """Every game, those first that are soonest learnt."""
        check_language(language)
        games = sorted(self.games.values(), key=self._weight)
        return [GameInfo(**self._info(game, language)) for game in games]

    def _weight(self, game: Game[Any]) -> int:
        card = self.cards.get(game.id)
        weight = card.measures.weight if card else UNSET
        return MOST_WEIGHT if weight is UNSET else weight

    def detail(self, game_id: str, language: str) -> GameDetail:
        check_language(language)
        game = self.game(game_id)
        kinds = {
            kind.name: {
                name: domain.name for name, domain in zip(kind.names, kind.domains, strict=True)
            }
            for kind in kinds_of(game).values()
        }
        verbs = {
            verb: [field.name for field in action.fields]
            for verb, action in game.grammar.verbs.items()
        }
        domains = {
            field.name: list(field.words)
            for action in game.grammar.verbs.values()
            for field in action.fields
        }
        names = {
            domain: {word: message.plain() for word, message in called.items()}
            for domain, called in game.place_names().items()
        }
        return GameDetail(
            **self._info(game, language),
            kinds=kinds,
            verbs=verbs,
            domains=domains,
            names=names,
            board=game.board(),
        )

    def picture(self, game_id: str) -> bytes:
        """The game's picture for the lobby, an SVG."""
        picture = self.cards[self.game(game_id).id].picture
        if picture is None:
            raise Problem(Code.NO_PICTURE, "This game has no picture.")
        return picture

    def _info(self, game: Game[Any], language: str) -> dict[str, Any]:
        card = self.cards[game.id]
        return {
            "id": game.id,
            "title": title_of(game, language),
            "words": words_of(game, language),
            "seats": game.seats,
            "options": [
                OptionInfo(
                    option.key, list(option.choices), option.case, option.least_seats, option.live
                )
                for option in game.options
            ],
            "windows": list(game.windows),
            "pause": game.pause,
            "bots": self.bots,
            "tutorial": game.id in self.tutorials,
            "minutes": card.measures.minutes,
            "weight": card.measures.weight,
            "picture": card.address(game.id),
        }

    def rules_language(self, game_id: str, language: str) -> str:
        """That language, if the game's rules are translated into it, else English."""
        check_language(language)
        folder = files(self.game(game_id).package())
        names = (f"rulebook.{language}.md", f"rulings.{language}.md")
        return language if any(folder.joinpath(name).is_file() for name in names) else "en"

    def rules(self, game_id: str, language: str) -> Rules:
        """The rulebook by cases, the rulings and the player's aid; in English where there is no
        translation."""
        game = self.game(game_id)
        cases = [CaseInfo(**case.plain()) for case in read_cases(rulebook_text(game, language))]
        rulings = _text(game.package(), f"rulings.{language}.md", "rulings.md")
        prose = Prose(game, language if language in languages(game) else ENGLISH)
        aid = [AidTable(**prose.table(table)) for table in game.aid()]
        return Rules(cases, rulings or "", aid)

    def tutorial(self, game_id: str) -> Tutorial:
        """The game's tutorial."""
        tutorial = self.tutorials.get(self.game(game_id).id)
        if tutorial is None:
            raise Problem(Code.NO_TUTORIAL, "This game has no tutorial.")
        return tutorial

    def texts(self, language: str, game_id: str | None) -> str:
        """The Fluent messages of a game and those that all share; the first of a key counts."""
        check_language(language)
        packages = ["anabasis"]
        if game_id is not None:
            packages.insert(0, self.game(game_id).package())
        found = [_text(package, f"messages/{language}.ftl") for package in packages]
        texts = [text for text in found if text is not None]
        if not texts:
            raise Problem(Code.UNKNOWN_LANGUAGE, f"There are no texts in “{language}”.")
        return "\n".join(texts)


def check_language(language: str) -> None:
    """A language is named by its code; anything else could name a file."""
    if not _LANGUAGE.fullmatch(language):
        raise Problem(Code.MALFORMED, "A language is a code such as en or ja.")


def _text(package: str, *names: str) -> str | None:
    for name in names:
        source = files(package).joinpath(name)
        if source.is_file():
            return source.read_text(encoding="utf-8")
    return None
