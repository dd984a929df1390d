"""What is stored of a table: what was settled, who sits there, and how far the game has come."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from anabasis.core.match import Entry


@dataclass
class Seat:
    """A seat and who holds it."""

    number: int
    kind: str
    """`person`, `here` (another person at the maker's screen), `bot` or `open`."""
    name: str = ""
    bot: str | None = None
    guest: str | None = None

    def human(self) -> bool:
        return self.kind in {"person", "here"}


@dataclass(frozen=True)
class ClockTimes:
    """What the clocks of a table show."""

    turn: int
    left: list[tuple[int, float]]
    """Seats that have used some of their time in this turn, and the seconds that are left."""
    until: list[tuple[int, int, float]]
    """Decisions that wait for a seat, by number and seat, and until when."""
    at: float
    """When they showed that."""


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
    """Choices that stand."""
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
    """The learner's step in a lesson; -1 when there is none."""
    revision: int = 0
    """How often the row was written since it was made."""
    broken: str | None = None
    """Why its record cannot be played, if that was found when it was last read."""
    clocks: ClockTimes | None = None
    """The clocks when the row was written; None: there is none."""
    asked: list[str] = field(default_factory=list)
    """Guests who hold a seat as soon as they say yes: they are asked to a rematch."""
    seats: list[Seat] = field(default_factory=list)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        if guest is None or guest in self.asked:
            return []
        return self.seats_for(guest)

    def seats_for(self, guest: str) -> list[int]:
        """The seats that a guest holds, or is asked to take."""
        return [seat.number for seat in self.seats if seat.guest == guest]

    def is_taken(self) -> bool:
        """Whether nobody is missing any more."""
        return not self.asked and not any(seat.kind == "open" for seat in self.seats)

    def has_people(self) -> bool:
        """Whether anybody sits here but bots."""
        return any(seat.human() and seat.guest not in self.asked for seat in self.seats)

    def awaited(self) -> list[int]:
        """The seats to act that nobody has to be waited for: bots, and seats that resigned."""
        return [seat for seat in self.to_act if self.seats[seat].kind == "bot" or seat in self.gone]


class Seen(NamedTuple):
    """How much of a table a guest has seen."""

    actions: int
    events: int


@dataclass(frozen=True)
class StoredEntry:
    """A line of a table's record, and when it was written."""

    entry: Entry
    at: float
