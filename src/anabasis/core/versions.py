"""Versions of a game: by which rules and components new games are played, and which earlier ones
are kept.

A game's folder says so in `versions.toml`; `docs/records.md` explains the file. A game without one
has version 1 of both.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, TypeAlias

Version: TypeAlias = tuple[int, int]
"""The version of the rules, and that of the components."""

FILE: Final = "versions.toml"


class VersionsError(Exception):
    """A `versions.toml` that cannot be used."""


class VersionError(Exception):
    """A version of a game that cannot be played here: which one, and which can."""


class Versions:
    """What new games are played with, and the earlier versions whose games can go on."""

    def __init__(self, rules: int = 1, components: int = 1, kept: tuple[Version, ...] = ()) -> None:
        self.rules = rules
        self.components = components
        self.kept = kept

    def newest(self) -> Version:
        return (self.rules, self.components)

    def playable(self) -> tuple[Version, ...]:
        """Every version that can be played, the newest last."""
        return (*self.kept, (self.rules, self.components))


def spoken(version: Version) -> str:
    """A version in one word: `2.1` are rules 2 with components 1."""
    return f"{version[0]}.{version[1]}"


def read_versions(package: str) -> Versions:
    """The versions that the game of a package names."""
    text = versions_text(package)
    return Versions() if text is None else parsed(text, package)


def versions_text(package: str) -> str | None:
    """The package's `versions.toml`, if it has one."""
    if not package:
        return None  # a game that was put together elsewhere than in a package
    try:
        source = files(package).joinpath(FILE)
        return source.read_text("utf-8") if source.is_file() else None
    except ModuleNotFoundError:
        return None
    except (OSError, UnicodeError) as error:
        raise VersionsError(f"{package}: {FILE} cannot be read: {error}") from error


def parsed(text: str, package: str) -> Versions:
    """The versions that a `versions.toml` names."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise VersionsError(f"{package}: {FILE} cannot be read: {error}") from error
    kept: list[Version] = []
    for number, entry in enumerate(data.get("kept", [])):
        where = f"{package}: {FILE}: kept[{number}]"
        kept.append((_number(entry, "rules", where), _number(entry, "components", where)))
    rules = _number(data.get("rules"), "version", f"{package}: {FILE}: rules")
    components = _number(data.get("components"), "version", f"{package}: {FILE}: components")
    for one in kept:
        if one == (rules, components) or one[0] > rules or one[1] > components:
            raise VersionsError(f"{package}: {FILE}: {spoken(one)} is kept and is no earlier one")
    return Versions(rules, components, tuple(sorted(kept)))


def _number(table: Any, name: str, where: str) -> int:
    found = table.get(name) if isinstance(table, dict) else None
    if not isinstance(found, int) or found < 1:
        raise VersionsError(f"{where} has no {name}, a whole number from 1")
    return found
