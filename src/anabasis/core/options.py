"""What can be chosen before a game: its variants and other options, declared and validated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class OptionError(Exception):
    """An option that the game does not have, or a value that it cannot take."""


class Option:
    """One choice before the game. `choices[0]` is what the rulebook plays.

    A choice named in `least_seats` is there only where so many play. An option that is `live` can
    be other than its first choice only at a table where people play against each other and sit
    there together: it needs a clock that all of them see.
    """

    def __init__(
        self,
        key: str,
        choices: tuple[str, ...],
        case: str,
        least_seats: dict[str, int] | None = None,
        live: bool = False,
    ) -> None:
        self.key = key
        self.choices = choices
        self.case = case
        self.least_seats: dict[str, int] = least_seats or {}
        self.live = live

    def open_to(self, seats: int) -> list[str]:
        """The choices that so many seats have."""
        return [choice for choice in self.choices if self.least_seats.get(choice, 0) <= seats]

    def plain(self) -> dict[str, Any]:
        return {
            "key": self.key,
            "choices": list(self.choices),
            "case": self.case,
            "live": self.live,
        }


def validated(declared: tuple[Option, ...], given: Mapping[str, Any], seats: int) -> dict[str, str]:
    """The value of every declared option, the given ones checked and the rest by default."""
    chosen = {option.key: option.choices[0] for option in declared}
    by_key = {option.key: option for option in declared}
    for key, value in given.items():
        option = by_key.get(key)
        if option is None:
            known = ", ".join(by_key) or "none"
            raise OptionError(f"there is no option “{key}”; this game's options: {known}")
        choices = option.open_to(seats)
        if value not in choices:
            raise OptionError(
                f"option “{key}” cannot be “{value}”; it can be: {', '.join(choices)}"
            )
        chosen[key] = value
    return chosen
