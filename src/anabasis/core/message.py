"""What is said to people, before it is put into words: a key and parameters, never prose."""

from __future__ import annotations

from typing import Any


def seat_word(seat: int) -> str:
    """A seat as a parameter of a message: it is told by its player's name."""
    return f"seat:{seat}"


class Message:
    """Something to say: the key of a text in the message files, and what to fill in.

    A parameter that names a word of a domain is given as `"domain:word"`, so that the texts can
    translate it (`symbol:horse`), a seat as `"seat:1"`; anything else is filled in as it is.
    """

    def __init__(self, key: str, params: dict[str, Any] | None = None) -> None:
        self.key = key
        self.params: dict[str, Any] = params if params is not None else {}

    def plain(self) -> dict[str, Any]:
        return {"key": self.key, "params": self.params}

    def __repr__(self) -> str:
        return f"<{self.key} {self.params}>"


class Refusal(Message):
    """Why an action is not allowed: a message, and the rule case that it breaks."""

    def __init__(self, case: str, key: str, params: dict[str, Any] | None = None) -> None:
        super().__init__(key, params)
        self.case = case

    def plain(self) -> dict[str, Any]:
        return {"case": self.case, "key": self.key, "params": self.params}

    def __repr__(self) -> str:
        return f"<{self.case} {self.key} {self.params}>"


class Refused(Exception):
    """An action that the door turned away. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.key} ({refusal.case})")
        self.refusal = refusal
