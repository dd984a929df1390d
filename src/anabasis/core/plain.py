"""Positions and frames as plain JSON data and back, exactly.

Numbers, strings and lists are themselves; a tuple is `{"t": [...]}`, bytes are `{"x": "hex"}`, and
a `Datum` (a small immutable object, such as a frame) is `{"ClassName": [constructor arguments]}`.
A datum's constructor takes its attributes by their own names, so nothing has to be declared twice.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

Plain: TypeAlias = Any
"""JSON-able data. The type checker cannot say it more exactly without a cast at every use."""

_SIGNATURES: Final[dict[type, tuple[str, ...]]] = {}


class PlainError(Exception):
    """Plain data that is no position, or an object that plain data cannot hold."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Datum:
    """A small immutable object that a position may hold. Two with equal parts are equal."""

    def parts(self) -> list[Any]:
        """The constructor's arguments, read back from the attributes."""
        return [getattr(self, name) for name in signature(type(self))]

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            type(self) is type(other) and isinstance(other, Datum) and self.parts() == other.parts()
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, tuple(self.parts())))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(part) for part in self.parts())})"


def signature(cls: type) -> tuple[str, ...]:
    """The names of a datum's constructor arguments."""
    names = _SIGNATURES.get(cls)
    if names is None:
        names = tuple(inspect.signature(cls).parameters)
        _SIGNATURES[cls] = names
    return names


def frozen(value: Any) -> Any:
    """The same value to look things up by: lists, which can be changed, as tuples. What a list
    holds is of one kind."""
    if not isinstance(value, list):
        return value
    if value and isinstance(value[0], list):
        return tuple([frozen(item) for item in value])
    return tuple(value)


def _all_of(module: Any) -> Iterator[Any]:
    """A module, and if it is a package all that are in it."""
    yield module
    for found in iter_modules(getattr(module, "__path__", ())):
        yield import_module(f"{module.__name__}.{found.name}")


class Family:
    """The datum classes that one game may meet, by name: what `from_plain` can bring back."""

    def __init__(self, *modules: Any) -> None:
        """All datum classes defined in (or imported by) the given modules; a package stands for
        all its modules."""
        self.classes: dict[str, type] = {}
        for given in modules:
            for module in _all_of(given):
                self._add(module)

    def _add(self, module: Any) -> None:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Datum):
                known = self.classes.setdefault(value.__name__, value)
                if known is not value:
                    raise PlainError(f"two classes are called {value.__name__}")

    def to_plain(self, value: Any) -> Plain:
        """Turn a value that a position holds into plain data."""
        if value is None or isinstance(value, int | str):
            return value
        if isinstance(value, list):
            return [self.to_plain(item) for item in value]
        if isinstance(value, tuple):
            return {"t": [self.to_plain(item) for item in value]}
        if isinstance(value, bytes):
            return {"x": value.hex()}
        if isinstance(value, Datum):
            name = type(value).__name__
            if self.classes.get(name) is not type(value):
                raise PlainError(f"{name} is not known to this game's family of data")
            return {name: [self.to_plain(part) for part in value.parts()]}
        raise PlainError(f"a position cannot hold a {type(value).__name__}")

    def from_plain(self, plain: Plain) -> Any:
        """Bring a value back from plain data."""
        if plain is None or isinstance(plain, int | str):
            return plain
        if isinstance(plain, list):
            return [self.from_plain(item) for item in plain]
        if not isinstance(plain, dict) or len(plain) != 1:
            raise PlainError("this is not a position's data")
        name, parts = next(iter(plain.items()))
        if name == "x" and isinstance(parts, str):
            try:
                return bytes.fromhex(parts)
            except ValueError as error:
                raise PlainError("this row of numbers is not hexadecimal") from error
        if name == "t" and isinstance(parts, list):
            return tuple([self.from_plain(item) for item in parts])
        cls = self.classes.get(name)
        if cls is None or not isinstance(parts, list):
            raise PlainError(f"there is nothing called {name} in this game")
        try:
            return cls(*[self.from_plain(part) for part in parts])
        except TypeError as error:
            raise PlainError(f"{name} does not take {len(parts)} parts like these") from error
