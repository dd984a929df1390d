"""Prose: events, prompts, refusals and actions put into sentences, by the Fluent message files.

A game's texts are in its `messages/<language>.ftl`; what all games share is in
`anabasis/messages/<language>.ftl`, and a game's text goes before a shared one of the same key. What
a language lacks is said in English. The browser reads the same files by the same conventions:

- `event-<kind>`, `prompt-<key>`, `refusal-<key>`, `action-<verb>`, `reason-<reason>`,
  `option-<key>`, `option-<key>-<choice>`; a status message's key as it is.
- A word of a domain is `<domain>-<word>` where there is such a text, else the word itself.
- Variables are named after an event's fields, a message's parameters or an action's domains (the
  second of the same domain is `<domain>_2`). What a reader may not see is the word `hidden`.
- A seat is its player's name. A list is joined by `list-two` and `list-more`, and its length is
  `<name>_count`.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from anabasis.core import asides
from anabasis.core.event import Kind
from anabasis.core.game import Game
from anabasis.core.grammar import SEAT, Domain, Numbers
from anabasis.core.message import Message

ENGLISH: Final = "en"
HIDDEN: Final = "hidden"
MINUS: Final = "\u2212"

SEAT_PARAMS: Final = frozenset({"seat", "holder", "loser", "waiting", "winners"})
"""Parameters of messages that are seats; in events the domain says so."""

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
    for module in (asides, import_module(f"{package_of(game)}.events")):
        for value in vars(module).values():
            if isinstance(value, Kind):
                kinds[value.name] = value
    return kinds


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


class Prose:
    """Says in one language what happens in one game."""

    def __init__(self, game: Game[Any], language: str = ENGLISH) -> None:
        if language != ENGLISH and language not in languages(game):
            known = ", ".join({ENGLISH: 0} | dict.fromkeys(languages(game), 0))
            raise UnknownLanguageError(
                f"{game.title} has no texts in “{language}”; there are: {known}"
            )
        self.game = game
        self.language = language
        self.kinds = kinds_of(game)
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

    def reason(self, reason: str) -> str:
        """Why the game has ended."""
        return self.text(f"reason-{reason}", {})

    def option(self, key: str, choice: str = "") -> str:
        """An option of the game, or one of its choices."""
        return self.text(f"option-{key}-{choice}" if choice else f"option-{key}", {})

    # ---- words

    def word(self, domain: str, word: str) -> str:
        """A word of a domain in this language, or the word itself."""
        key = f"{domain}-{word}"
        return self.text(key, {}) if self.has(key) else word

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
            if name == "action":
                values[name] = self.action(value, names)
            elif name in SEAT_PARAMS:
                self._fill(values, name, SEAT, value, names)
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
            values[name] = self.joined([str(self._value(domain, one, names)) for one in value])
            values[f"{name}_count"] = len(value)
        else:
            values[name] = self._value(domain, value, names)

    def _value(self, domain: Domain | None, value: Any, names: Sequence[str] | None) -> Any:
        if value is None:
            return HIDDEN
        if isinstance(value, dict):
            return self._term(value)
        if domain is SEAT:
            if names is not None and 0 <= value < len(names):
                return names[value]
            return self.word(SEAT.name, str(value))
        if domain is None:
            found = _WORD.fullmatch(value) if isinstance(value, str) else None
            return self.word(found.group(1), found.group(2)) if found else value
        return value if isinstance(domain, Numbers) else self.word(domain.name, value)

    def _term(self, term: Mapping[str, Any]) -> str:
        """A modifier with its amount, as `Modifiers.plain` writes it: “leader +3”."""
        amount = term["amount"]
        signed = f"+{amount}" if amount > 0 else str(amount).replace("-", MINUS)
        return self.text(f"modifier-{term['modifier']}", {"amount": amount, "signed": signed})
