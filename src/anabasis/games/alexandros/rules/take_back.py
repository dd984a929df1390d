"""10 Take back a guard."""

from __future__ import annotations

from typing import ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Refusal, seat_word
from anabasis.games.alexandros.board import SPACE, SPACES
from anabasis.games.alexandros.events import GUARD_TAKEN_BACK
from anabasis.games.alexandros.rules.further import FurtherAction, FurtherDecision
from anabasis.games.alexandros.rules.provinces import reheld
from anabasis.games.alexandros.rules.wording import space_word
from anabasis.games.alexandros.state import NOBODY, Table, return_guard


class TakeBack(FurtherAction):
    """10.1, 10.3 Take one of one's own guards back, in one's own turn."""

    verb: ClassVar[str] = "take-back"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE,)

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def refusal(self, position: Table, decision: FurtherDecision, seat: int) -> Refusal | None:
        owner = position.guards[self.space] - 1
        if owner == NOBODY:
            return Refusal("10.1", "no-guard-there", {"space": space_word(self.space)})
        if owner != seat:
            return Refusal("10.1", "not-your-guard", {"holder": seat_word(owner)})
        return None

    def do(
        self, position: Table, decision: FurtherDecision, seat: int, die: Die, log: list[Event]
    ) -> None:
        """10.2, 10.4 It costs nothing. A province left with one guard scores again; with none, it
        is free."""
        label = position.labels[self.space]
        province = position.provinces[label]
        left = province.guards - 1
        return_guard(position, self.space)
        reheld(position, label, seat if left else NOBODY, left)
        log.append(Event(GUARD_TAKEN_BACK, (seat, self.space, province.first)))


TAKE_BACK: Final[list[TakeBack]] = [TakeBack(space) for space in range(SPACES)]
