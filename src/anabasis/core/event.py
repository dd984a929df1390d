"""Events: what happened, as data that cites its rule case. Prose is made of it at the edge."""

from __future__ import annotations

from typing import Any

from anabasis.core.grammar import Domain


class Kind:
    """One kind of event: its name, its rule case, its fields, and who may witness which.

    The first field is the seat that acts (where there is one). A field named in `private` is seen
    by that seat alone; to everyone else it is None. `reveals` marks an event that shows a seat
    something it could not know: undo never crosses it.
    """

    def __init__(
        self,
        name: str,
        case: str,
        fields: dict[str, Domain],
        private: tuple[str, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.name = name
        self.case = case
        self.names = tuple(fields)
        self.domains = tuple(fields.values())
        self.private = private
        self.reveals = reveals


class Event:
    """Something that happened. `values` are in the order of the kind's fields."""

    def __init__(self, kind: Kind, values: tuple[Any, ...]) -> None:
        self.kind = kind
        self.values = values

    def plain(self) -> dict[str, Any]:
        """The event as JSON, with nothing held back."""
        plain: dict[str, Any] = {"kind": self.kind.name, "case": self.kind.case}
        for name, domain, value in zip(
            self.kind.names, self.kind.domains, self.values, strict=True
        ):
            if isinstance(value, tuple):
                plain[name] = [domain.plain(item) for item in value]
            else:
                plain[name] = None if value is None else domain.plain(value)
        return plain

    def witnessed(self, seat: int | None) -> dict[str, Any]:
        """The event as JSON, as far as that seat (None: a spectator) may know it."""
        plain = self.plain()
        if self.kind.private and (seat is None or plain.get("seat") != seat):
            for name in self.kind.private:
                plain[name] = None
        return plain

    def __repr__(self) -> str:
        return f"<{self.kind.name} {self.values}>"
