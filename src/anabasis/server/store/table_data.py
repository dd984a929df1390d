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
    stand_in: str | None = None
    """The bot that plays for a person who is not there; not stored."""

    def human(self) -> bool:
        return self.kind in {"person", "here"}


@dataclass(frozen=True)
class TimerTime:
    """What a game's own timer shows."""

    key: str
    left: float
    """Seconds, while it stands still."""
    until: float | None
    """Until when it runs."""


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
    game: TimerTime | None = None
    """The game's own timer."""


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
    start: dict[str, Any] | None = None
    """The position at which an analysis begins."""
    origin: str | None = None
    """The table from which an analysis was made."""
    begun: float | None = None
    """When the game began."""
    away: int = 0
    """After so many seconds a bot plays for a person who is not there; 0: never."""
    pause: int = 0
    """So many seconds people who play each other stop at a window, asked or not; 0: they do not."""
    wishes: list[int] = field(default_factory=list)
    """Where they do: the windows at which each seat wants to be asked, a bit each."""
    held: list[tuple[int, int, str]] = field(default_factory=list)
    """What was answered at the open window before the time was over: decision, seat, action."""
    seats: list[Seat] = field(default_factory=list)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        if guest is None or guest in self.asked:
            return []
        return self.seats_for(guest)

    def holds(self, guest: str | None, seat: int) -> bool:
        """Whether a guest holds that seat."""
        if guest is None or guest in self.asked or not 0 <= seat < len(self.seats):
            return False
        return self.seats[seat].guest == guest

    def seats_for(self, guest: str) -> list[int]:
        """The seats that a guest holds, or is asked to take."""
        return [seat.number for seat in self.seats if seat.guest == guest]

    def pauses(self) -> bool:
        """Whether there is a pause at every window: where people would learn who is asked."""
        if self.pause <= 0:
            return False
        return len({seat.guest for seat in self.seats if seat.human()}) > 1

    def wishes_of(self, seat: int) -> int:
        """The windows at which a seat wants to be asked, where there is a pause."""
        return self.wishes[seat] if seat < len(self.wishes) else 0

    def is_taken(self) -> bool:
        """Whether nobody is missing any more."""
        return not self.asked and not any(seat.kind == "open" for seat in self.seats)

    def has_people(self) -> bool:
        """Whether anybody sits here but bots."""
        return any(seat.human() and seat.guest not in self.asked for seat in self.seats)

    def awaited(self) -> list[int]:
        """The seats to act that nobody has to be waited for: bots, and seats that resigned."""
        return [seat for seat in self.to_act if self.player(seat) or seat in self.gone]

    def player(self, seat: int) -> str | None:
        """The bot that plays a seat, for good or for somebody who is away."""
        return self.seats[seat].bot or self.seats[seat].stand_in


class Seen(NamedTuple):
    """How much of a table a guest has seen."""

    actions: int
    events: int


@dataclass(frozen=True)
class StoredEntry:
    """A line of a table's record, and when it was written."""

    entry: Entry
    at: float
