"""Components: what was printed on a game's map, cards and counters, each value with its source.

A game's `components/*.toml` hold tables; a table with a `source` is a mark of provenance, and the
thing itself is its `value`, or the whole table. The game's `versions.toml` has their version.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

SOURCES: Final = ("rulebook", "public", "reconstructed")
"""Where a value may come from: the rule text, public descriptions, or ourselves."""


class ComponentsError(Exception):
    """Components that cannot be read, or that do not say where a value comes from."""


class Components:
    """One file of a game's components."""

    def __init__(self, package: str, name: str) -> None:
        self.name = f"components/{name}.toml"
        try:
            text = files(package).joinpath(self.name).read_text("utf-8")
            self.data: dict[str, Any] = tomllib.loads(text)
        except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
            raise ComponentsError(f"{package}: {self.name} cannot be read: {error}") from error
        unmarked = [f"{where} has no source" for where in without_source(self.data)]
        if unmarked:
            raise ComponentsError(f"{package}: {self.name}: {'; '.join(unmarked[:5])}")

    def value(self, *names: str) -> Any:
        """The value under these names."""
        found: Any = self.data
        for name in names:
            if not isinstance(found, dict) or name not in found:
                raise ComponentsError(f"{self.name} has no {'.'.join(names)}")
            found = found[name]
        if not isinstance(found, dict) or "value" not in found:
            raise ComponentsError(f"{self.name}: {'.'.join(names)} has no value")
        return found["value"]

    def table(self, name: str) -> Any:
        """A whole table, or list of tables, as it stands in the file."""
        if name not in self.data:
            raise ComponentsError(f"{self.name} has no {name}")
        return self.data[name]


def without_source(data: Any, where: str = "", marked: bool = False) -> list[str]:
    """The places of values that do not say, themselves or around them, where they come from."""
    if isinstance(data, list):
        found: list[str] = []
        for number, item in enumerate(data):
            if isinstance(item, dict):
                found += without_source(item, f"{where}[{number}]", marked)
        return found
    source = data.get("source")
    if source is not None and source not in SOURCES:
        return [f"{where} (“{source}” is no source and so)"]
    marked = marked or source is not None
    if "value" in data and not marked:
        return [where or "the file"]
    found = []
    for name, item in data.items():
        if isinstance(item, dict | list):
            found += without_source(item, f"{where}.{name}" if where else name, marked)
    return found
