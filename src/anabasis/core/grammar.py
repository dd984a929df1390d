"""Words: the finite vocabulary of a game, in which actions and events are written and read back.

A `Domain` numbers some words (the five symbols, the 199 spaces). An action is a verb and a number
from each of its domains, so a game's actions form a finite grammar, print as one line
(`levy horse`) and read back from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anabasis.core.position import Action


class GrammarError(Exception):
    """Text that is not an action of the game."""


class Domain:
    """A numbered vocabulary. `name` is also the prefix under which its words are translated."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.name = name
        self.words = tuple(words)
        self.numbers = {word: number for number, word in enumerate(self.words)}
        self.named = tuple([f"{name}:{word}" for word in self.words])

    def __len__(self) -> int:
        return len(self.words)

    def text(self, number: Any) -> str:
        """The word of a value: of its number, or of what a subclass puts in its place."""
        word: str = self.words[number]
        return word

    def word(self, number: int) -> str:
        """The word as a parameter of messages, `domain:word`, for the texts to translate."""
        return self.named[number]

    def read(self, word: str) -> int:
        number = self.numbers.get(word)
        if number is None:
            some = ", ".join(self.words[:8]) + (", …" if len(self.words) > 8 else "")
            raise GrammarError(f"“{word[:80]}” is no {self.name}: {some}")
        return number

    def plain(self, number: Any) -> Any:
        """The value as it stands in JSON."""
        return self.words[number]


class Numbers(Domain):
    """The whole numbers from `low` to `high`, written as themselves.

    The value that an action or event carries is the number, not its place in the row.
    """

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, [str(number) for number in range(low, high + 1)])
        self.low = low

    def text(self, number: Any) -> str:
        return str(number)

    def word(self, number: int) -> str:
        return f"{self.name}:{number}"

    def read(self, word: str) -> int:
        return self.low + super().read(word)

    def plain(self, number: Any) -> Any:
        return number


NUMBER: Final = Numbers("number", 0, 0)
"""Any whole number, for events; too large a domain for actions."""

MOST_SEATS: Final = 6
"""No game has more seats than this."""

SEAT: Final = Numbers("seat", 0, MOST_SEATS - 1)
"""A seat at the table."""


class Grammar:
    """All well-formed actions of a game: verbs and their domains."""

    def __init__(self, *verbs: type[Action[Any, Any]]) -> None:
        self.verbs = {cls.verb: cls for cls in verbs}
        if len(self.verbs) != len(verbs):
            raise GrammarError("two actions share a verb")
        self.known: dict[str, Action[Any, Any]] = {}

    def read(self, text: str) -> Action[Any, Any]:
        """The action that a line says; `GrammarError` if it says none."""
        action = self.known.get(text)
        if action is not None:
            return action
        words = text.split()
        cls = self.verbs.get(words[0]) if words else None
        if cls is None:
            raise GrammarError(f"“{text[:80]}” does not begin with a verb of this game")
        if len(words) - 1 != len(cls.fields):
            wanted = " ".join([cls.verb] + [f"<{field.name}>" for field in cls.fields])
            raise GrammarError(f"“{text[:80]}” should read: {wanted}")
        numbers = [field.read(word) for field, word in zip(cls.fields, words[1:], strict=True)]
        make: Any = cls
        made: Action[Any, Any] = make(*numbers)
        self.known[" ".join(words)] = made
        return made

    def read_steps(self, text: str) -> list[Action[Any, Any]]:
        """The actions that a line says one after the other, with a semicolon between them."""
        return [self.read(part.strip()) for part in text.split(";")]

    def __len__(self) -> int:
        """How many well-formed actions there are."""
        count = 0
        for cls in self.verbs.values():
            size = 1
            for field in cls.fields:
                size *= len(field)
            count += size
        return count

    def __iter__(self) -> Iterator[Action[Any, Any]]:
        """Every well-formed action."""
        for verb, cls in self.verbs.items():
            for words in product(*[field.words for field in cls.fields]):
                yield self.read(" ".join([verb, *words]))
