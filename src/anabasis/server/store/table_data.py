"""What is known of a table without playing it: what was settled, who sits there, how it stands."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

import msgspec


@dataclass
class Seat:
    """A seat and who sits on it."""

    seat: int
    kind: str
    """`person`, `here` (another person at the maker's screen), `bot` or `open`."""
    name: str = ""
    bot: str | None = None
    guest: str | None = None

    def human(self) -> bool:
        return self.kind in {"person", "here"}


@dataclass
class TableData:
    """A row of `tables`, with its seats."""

    id: str
    game: str
    rules: int
    components: int
    options: dict[str, str]
    public: bool
    undo: str
    clock: int
    invite: str
    maker: str
    created: float
    review: bool = False
    tutorial: bool = False
    state: str = "open"
    """`open`, `running` or `finished`."""
    draws: list[int] = field(default_factory=list)
    """What the die showed at the setup."""
    lines: int = 0
    """Lines of the record, undos included."""
    actions: int = 0
    """Actions that stand."""
    opened: int = 0
    """The number of the open decision."""
    turn: int = 0
    to_act: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    """Seats that resigned."""
    events: int = 0
    """Events since the setup, those taken back included: it only grows."""
    outcome: dict[str, Any] | None = None
    rematch: str | None = None
    changed: float = 0.0
    step: int = -1
    """Where the learner stands in a lesson; -1 when there is none."""
    seats: list[Seat] = field(default_factory=list)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        if guest is None:
            return []
        return [sitting.seat for sitting in self.seats if sitting.guest == guest]

    def awaited(self) -> list[int]:
        """The seats to act that nobody has to be waited for: bots, and seats that resigned."""
        return [seat for seat in self.to_act if self.seats[seat].kind == "bot" or seat in self.gone]


PLAIN = frozenset({"options", "draws", "to_act", "gone", "outcome"})
"""Fields that the database keeps as JSON."""

COLUMNS = tuple(one.name for one in fields(TableData) if one.name != "seats")

_encode = msgspec.json.encode


def new_row(data: TableData) -> dict[str, Any]:
    """All of the table, as the database takes it."""
    values: dict[str, Any] = {}
    for name in COLUMNS:
        value = getattr(data, name)
        if name in PLAIN and value is not None:
            value = _encode(value).decode()
        values[name] = value
    return values


def standing_row(data: TableData) -> dict[str, Any]:
    """What changes with every action; written often, so it is written out."""
    return {
        "key": data.id,
        "state": data.state,
        "lines": data.lines,
        "actions": data.actions,
        "opened": data.opened,
        "turn": data.turn,
        "to_act": _encode(data.to_act).decode(),
        "gone": _encode(data.gone).decode(),
        "events": data.events,
        "outcome": None if data.outcome is None else _encode(data.outcome).decode(),
        "changed": data.changed,
        "step": data.step,
    }


def from_row(values: dict[str, Any], seats: list[Seat]) -> TableData:
    """What `new_row` wrote, read back."""
    read = {
        name: msgspec.json.decode(value) if name in PLAIN and value is not None else value
        for name, value in values.items()
    }
    return TableData(**read, seats=seats)
