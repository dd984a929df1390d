"""Prose: events, prompts, refusals and actions put into sentences, by the Fluent message files.

A game's texts are in its `messages/<language>.ftl`; what all games share is in
`anabasis/messages/<language>.ftl`, and a game's text goes before a shared one of the same key. What
a language lacks is said in English. The browser reads the same files by the same conventions:

- `event-<kind>`, `prompt-<key>`, `refusal-<key>`, `action-<verb>`, `reason-<reason>`,
  `option-<key>`, `option-<key>-<choice>`; the key of a status message, and of anything in the
  player's aid, as it is; the game is called by its `title`, or as its `Game` has it.
- A word of a domain is `<domain>-<word>` where there is such a text, else what the game's
  `place_names` say, else the word itself.
- Variables are named after an event's fields, a message's parameters or an action's domains (the
  second of the same domain is `<domain>_2`). What a reader may not see is the word `hidden`.
- A seat is its player's name; as a message's parameter it is written `seat:2`, like other words. An
  action is written `action:levy horse`, and `prompt` is a message: what is asked. A
  list is joined by `list-two` and `list-more`, and its length is `<name>_count`. Where a game has
  a text `list-times`, words that are the same and follow each other are counted by it.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from itertools import groupby
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from anabasis.core import asides
from anabasis.core.aid import AidTable, Cell
from anabasis.core.event import Kind
from anabasis.core.game import Game
from anabasis.core.grammar import SEAT, Domain, Numbers
from anabasis.core.message import Message

ENGLISH: Final = "en"
HIDDEN: Final = "hidden"
ACTION: Final = "action"
"""Before an action that is the parameter of a message."""
TITLE: Final = "title"
"""The text that says what a game is called."""
MINUS: Final = "\u2212"

TIMES: Final = "list-times"
"""The text that counts words which are the same, if a game has it."""

_WORD: Final = re.compile(r"([a-z][a-z-]*):(.+)")

_log: Final = logging.getLogger(__name__)


class UnknownLanguageError(Exception):
    """A game has no texts in that language."""


def package_of(game: Game[Any]) -> str:
    """The Python package that a game lives in."""
    return game.package()


def kinds_of(game: Game[Any]) -> dict[str, Kind]:
    """Every kind of event that can happen in a game, by name."""
    kinds: dict[str, Kind] = {}
    for module in (asides, *_modules_of_events(package_of(game))):
        for value in vars(module).values():
            if isinstance(value, Kind):
                kinds[value.name] = value
    return kinds


def _modules_of_events(package: str) -> list[ModuleType]:
    """`events`, and what else begins with that word: a game may tell of a chapter in `events_…`."""
    names = [found.name for found in iter_modules(import_module(package).__path__)]
    kept = sorted([name for name in names if name == "events" or name.startswith("events_")])
    return [import_module(f"{package}.{name}") for name in kept]


def languages(game: Game[Any]) -> list[str]:
    """The languages that a game has texts in."""
    folder = files(package_of(game)).joinpath("messages")
    names = [entry.name for entry in folder.iterdir()] if folder.is_dir() else []
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The texts of a game's package in one language, and those that all games share."""
    texts = FluentBundle([language], use_isolating=False)
    for folder in (package, "anabasis"):
        source = files(folder).joinpath("messages").joinpath(f"{language}.ftl")
        if source.is_file():
            texts.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return texts


def require_language(game: Game[Any], language: str) -> None:
    """Raise `UnknownLanguageError` unless the game has texts in that language."""
    if language != ENGLISH and language not in languages(game):
        known = ", ".join({ENGLISH: 0} | dict.fromkeys(languages(game), 0))
        raise UnknownLanguageError(f"{game.title} has no texts in “{language}”; there are: {known}")


class Prose:
    """Says in one language what happens in one game."""

    def __init__(self, game: Game[Any], language: str = ENGLISH) -> None:
        require_language(game, language)
        self.game = game
        self.language = language
        self.kinds = kinds_of(game)
        self.places = game.place_names()
        self.bundles = [bundle(package_of(game), tongue) for tongue in {language: 0, ENGLISH: 0}]

    # ---- sentences

    def event(self, plain: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """What happened, from an event's plain data: all of it, or as a seat witnessed it."""
        kind = self.kinds.get(plain["kind"])
        values: dict[str, Any] = {}
        if kind is not None:
            for field, domain in zip(kind.names, kind.domains, strict=True):
                self._fill(values, field, domain, plain[field], names)
        return self.text(f"event-{plain['kind']}", values)

    def prompt(self, message: Message, names: Sequence[str] | None = None) -> str:
        """What a seat is asked."""
        return self._message(f"prompt-{message.key}", message, names)

    def refusal(self, refusal: Message, names: Sequence[str] | None = None) -> str:
        """Why an action is not allowed."""
        return self._message(f"refusal-{refusal.key}", refusal, names)

    def status(self, message: Message, names: Sequence[str] | None = None) -> str:
        """How things stand."""
        return self._message(message.key, message, names)

    def action(self, text: str, names: Sequence[str] | None = None) -> str:
        """The label of an action that is written in the game's notation."""
        action = self.game.grammar.read(text)
        values: dict[str, Any] = {}
        for domain, arg in zip(action.fields, action.args(), strict=True):
            name = domain.name if domain.name not in values else f"{domain.name}_2"
            self._fill(values, name, domain, domain.plain(arg), names)
        return self.text(f"action-{action.verb}", values)

    def title(self) -> str:
        """What the game is called in this language."""
        return self.text(TITLE, {}) if self.has(TITLE) else self.game.title

    def reason(self, reason: str) -> str:
        """Why the game has ended."""
        return self.text(f"reason-{reason}", {})

    def option(self, key: str, choice: str = "") -> str:
        """An option of the game, or one of its choices."""
        return self.text(f"option-{key}-{choice}" if choice else f"option-{key}", {})

    def table(self, table: AidTable) -> dict[str, Any]:
        """A table of the player's aid, in words."""
        return {
            "title": self.text(table.key, {}),
            "columns": [self.text(column, {}) for column in table.columns],
            "rows": [[self._cell(cell) for cell in row] for row in table.rows],
        }

    def _cell(self, cell: Cell) -> str:
        if isinstance(cell, Message):
            return self.status(cell)
        if isinstance(cell, int):
            return str(cell).replace("-", MINUS)
        return str(self._value(None, cell, None))

    # ---- words

    def word(self, domain: str, word: str) -> str:
        """A word of a domain in this language, or the word itself."""
        key = f"{domain}-{word}"
        if self.has(key):
            return self.text(key, {})
        named = self.places.get(domain, {}).get(word)
        return word if named is None else self.status(named)

    def names(self, seats: int) -> list[str]:
        """What the seats are called as long as their players have no names."""
        return [self.word(SEAT.name, str(seat)) for seat in range(seats)]

    def joined(self, items: Sequence[str]) -> str:
        """Several things in a row, as the language joins them."""
        if not items:
            return self.text("list-none", {})
        if len(items) == 1:
            return items[0]
        last_two = self.text("list-two", {"first": items[-2], "rest": items[-1]})
        return self.strung("list-more", [*items[:-2], last_two])

    def _counted(self, words: Sequence[str]) -> list[str]:
        """The same words in a row as one, with their number, where the game says how."""
        if not self.has(TIMES):
            return list(words)
        rows = [(word, len(list(same))) for word, same in groupby(words)]
        return [
            word if count == 1 else self.text(TIMES, {"what": word, "count": count})
            for word, count in rows
        ]

    def strung(self, key: str, items: Sequence[str]) -> str:
        """Things strung together, at least one, all by the same text: `list-more` and its like."""
        row = items[-1]
        for item in reversed(items[:-1]):
            row = self.text(key, {"first": item, "rest": row})
        return row

    # ---- texts

    def has(self, key: str) -> bool:
        """Whether there is such a text, be it in English."""
        return any(texts.has_message(key) for texts in self.bundles)

    def text(self, key: str, values: Mapping[str, Any]) -> str:
        """A text with its variables filled in. A missing one is its key; faults are logged."""
        for texts in self.bundles:
            if texts.has_message(key):
                pattern: Any = texts.get_message(key).value
                said, faults = texts.format_pattern(pattern, dict(values))
                for fault in faults:
                    _log.warning("%s in %s: %s", key, texts.locales[0], fault)
                return str(said)
        _log.warning("%s has no text", key)
        return key

    def _message(self, key: str, message: Message, names: Sequence[str] | None) -> str:
        values: dict[str, Any] = {}
        for name, value in message.params.items():
            if name == "prompt":
                values[name] = self.prompt(Message(value["key"], value["params"]), names)
            else:
                self._fill(values, name, None, value, names)
        return self.text(key, values)

    def _fill(
        self,
        values: dict[str, Any],
        name: str,
        domain: Domain | None,
        value: Any,
        names: Sequence[str] | None,
    ) -> None:
        if isinstance(value, list | tuple):
            told = [str(self._value(domain, one, names)) for one in _telling(value)]
            words = all([isinstance(one, str) for one in value])
            values[name] = self.joined(self._counted(told) if words else told)
            values[f"{name}_count"] = len(value)
        else:
            values[name] = self._value(domain, value, names)

    def _value(self, domain: Domain | None, value: Any, names: Sequence[str] | None) -> Any:
        if value is None:
            return HIDDEN
        if isinstance(value, dict):
            return self._term(value)
        if domain is SEAT:
            return self._seat(value, names)
        if domain is None:
            found = _WORD.fullmatch(value) if isinstance(value, str) else None
            if found is None:
                return value
            name, word = found.groups()
            if name == SEAT.name and word.isdecimal():
                return self._seat(int(word), names)
            if name == ACTION:
                return self.action(word, names)
            return self.word(name, word)
        return value if isinstance(domain, Numbers) else self.word(domain.name, value)

    def _seat(self, seat: int, names: Sequence[str] | None) -> str:
        if names is not None and 0 <= seat < len(names):
            return names[seat]
        return self.word(SEAT.name, str(seat))

    def _term(self, term: Mapping[str, Any]) -> str:
        """A modifier with its amount, as `Modifiers.plain` writes it: “leader +3”."""
        amount = term["amount"]
        signed = f"+{amount}" if amount > 0 else str(amount).replace("-", MINUS)
        return self.text(f"modifier-{term['modifier']}", {"amount": amount, "signed": signed})


def _telling(values: Sequence[Any]) -> Sequence[Any]:
    """Of the terms of a sum those that add something, if any does; all of any other list."""
    return [one for one in values if not isinstance(one, dict) or one["amount"]] or values
