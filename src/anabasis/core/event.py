"""Events: what happened, as data that cites its rule case. Prose is made of it at the edge."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from anabasis.core.grammar import Domain


class Kind:
    """One kind of event: its name, its rule case, its fields, and who may witness which.

    The first field is the seat that acts (where there is one). A field named in `private` is seen
    only by the seats that stand in the fields named in `seen_by`, by the acting seat alone if
    nothing else is said; to everyone else it is None. `reveals` marks an event that shows a seat
    something it could not know: undo never crosses it.
    """

    def __init__(
        self,
        name: str,
        case: str,
        fields: dict[str, Domain],
        private: tuple[str, ...] = (),
        seen_by: tuple[str, ...] = ("seat",),
        reveals: bool = False,
    ) -> None:
        self.name = name
        self.case = case
        self.names = tuple(fields)
        self.domains = tuple(fields.values())
        self.private = private
        self.seen_by = seen_by
        self.reveals = reveals


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened. `values` are in the order of the kind's fields.

    It never changes, so it can be part of no cycle, and the garbage collector does not see it.
    """

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
        if self.kind.private and not self.is_seen_by(seat, plain):
            for name in self.kind.private:
                plain[name] = None
        return plain

    def is_seen_by(self, seat: int | None, plain: dict[str, Any]) -> bool:
        """Whether the seat sees the private fields of this event, which is given as JSON too."""
        if seat is None:
            return False
        for name in self.kind.seen_by:
            value = plain.get(name)
            if value == seat or (isinstance(value, list) and seat in value):
                return True
        return False

    def __repr__(self) -> str:
        return f"<{self.kind.name} {self.values}>"
