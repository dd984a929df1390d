"""3, 4, 12 Moving Alexander: the card, the space and the point. The path is in `path.py`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure, Step
from anabasis.games.alexandros.board import (
    CORNERS,
    DISTANCE,
    POINT,
    POINTS,
    SHOWS,
    SPACE,
    SPACE_DISTANCE,
    SPACE_SIDES,
    SPACES,
    SYMBOL,
    SYMBOLS,
)
from anabasis.games.alexandros.events import (
    ALEXANDER_HEADS,
    ALEXANDER_MARCHES,
    CARD_TAKEN_TO_MOVE,
    JOKER,
    NO_MOVE,
    SPECIAL_MOVE,
)
from anabasis.games.alexandros.rules.cards import discard, refill, take_face_up
from anabasis.games.alexandros.rules.path import ChooseSide
from anabasis.games.alexandros.rules.reach import (
    can_be_completed,
    distance_to_nearest,
    joker_reaches,
    nearest,
    space_can_be_reached,
    walls_left,
    walls_suffice,
)
from anabasis.games.alexandros.state import BY_NO_MOVE, Table, is_face_up
from anabasis.kit.cards import count


class MoveAlexander(Procedure[Table]):
    """2.3, 12.6 Alexander must be moved, unless no move can be completed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Table, die: Die, log: list[Event]) -> None:
        decision = ChooseCard(self.seat)
        options = decision.options(position, self.seat)
        if options:
            position.agenda.append(decision)
            position.offered = options
        else:
            position.ending = BY_NO_MOVE
            log.append(Event(NO_MOVE, (self.seat,)))


class ChooseCard(Decision[Table]):
    """2.2 The card that says where Alexander heads: a face-up one, or one from the hand."""

    case: ClassVar[str] = "2.2"
    verbs: ClassVar[tuple[str, ...]] = ("march", "special")

    def candidates(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        found: list[Action[Table, Any]] = []
        hand = position.hands[seat]
        for symbol in range(SYMBOLS):
            if is_face_up(position, symbol):
                found.append(MARCH[symbol])
        for symbol in range(SYMBOLS):
            if count(hand, symbol):
                found.append(SPECIAL[symbol])
        return found

    def prompt(self, position: Table) -> Message:
        return Message("choose-card")


class CardChoice(Action[Table, ChooseCard]):
    """A way to say where Alexander heads."""

    fields: ClassVar[tuple[Domain, ...]] = (SYMBOL,)

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def args(self) -> tuple[int, ...]:
        return (self.symbol,)


class March(CardChoice):
    """3.1 Take a face-up card and head for its symbol."""

    verb: ClassVar[str] = "march"

    def refusal(self, position: Table, decision: ChooseCard, seat: int) -> Refusal | None:
        if not is_face_up(position, self.symbol):
            return Refusal("3.1", "not-face-up", {"symbol": SYMBOL.word(self.symbol)})
        distance = distance_to_nearest(position, self.symbol)
        if distance:
            if not can_be_completed(position, self.symbol, distance):
                return Refusal("12.4", "too-few-walls", {"left": walls_left(position)})
        elif not joker_reaches(position):
            return Refusal("12.6", "nowhere-to-go")
        return None

    def do(
        self, position: Table, decision: ChooseCard, seat: int, die: Die, log: list[Event]
    ) -> None:
        """3.2, 3.3 The card is replaced at once, before Alexander moves. 12.2 So is a joker."""
        spaces = nearest(position, self.symbol)
        take_face_up(position, seat, self.symbol)
        log.append(Event(CARD_TAKEN_TO_MOVE, (seat, self.symbol)))
        refill(position, die, log)
        if spaces:
            head_for(position, seat, self.symbol, spaces)
        else:
            position.agenda.append(NameSymbol(seat, self.symbol))


class SpecialMove(CardChoice):
    """4.1 Play a card from the hand and head for its symbol."""

    verb: ClassVar[str] = "special"

    def refusal(self, position: Table, decision: ChooseCard, seat: int) -> Refusal | None:
        if not count(position.hands[seat], self.symbol):
            return Refusal("4.1", "not-in-hand", {"symbol": SYMBOL.word(self.symbol)})
        distance = distance_to_nearest(position, self.symbol)
        if not distance:
            return Refusal("12.3", "no-joker-from-hand", {"symbol": SYMBOL.word(self.symbol)})
        if not can_be_completed(position, self.symbol, distance):
            return Refusal("12.4", "too-few-walls", {"left": walls_left(position)})
        return None

    def do(
        self, position: Table, decision: ChooseCard, seat: int, die: Die, log: list[Event]
    ) -> None:
        """4.2, 4.3 The card is discarded, the face-up cards stay; the rest is a normal move."""
        discard(position, seat, self.symbol)
        log.append(Event(SPECIAL_MOVE, (seat, self.symbol)))
        head_for(position, seat, self.symbol, nearest(position, self.symbol))


class NameSymbol(Step[Table]):
    """12.1 A joker: the player names another symbol."""

    case: ClassVar[str] = "12.1"
    verbs: ClassVar[tuple[str, ...]] = ("name",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def continues(self) -> bool:
        """It goes on with the card."""
        return True

    def candidates(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        return [*NAME]

    def prompt(self, position: Table) -> Message:
        return Message("name-symbol", {"symbol": SYMBOL.word(self.card)})


class Name(Action[Table, NameSymbol]):
    """12.1 Name the symbol that a joker stands for."""

    verb: ClassVar[str] = "name"
    fields: ClassVar[tuple[Domain, ...]] = (SYMBOL,)

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def args(self) -> tuple[int, ...]:
        return (self.symbol,)

    def refusal(self, position: Table, decision: NameSymbol, seat: int) -> Refusal | None:
        distance = distance_to_nearest(position, self.symbol)
        if not distance:
            return Refusal("12.1", "no-empty-space", {"symbol": SYMBOL.word(self.symbol)})
        if not can_be_completed(position, self.symbol, distance):
            return Refusal("12.4", "too-few-walls", {"left": walls_left(position)})
        return None

    def do(
        self, position: Table, decision: NameSymbol, seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(JOKER, (seat, decision.card, self.symbol)))
        head_for(position, seat, self.symbol, nearest(position, self.symbol))


def head_for(table: Table, seat: int, symbol: int, spaces: list[int]) -> None:
    """3.4 The symbol is settled: next comes the space."""
    distance = SPACE_DISTANCE[table.alexander * SPACES + spaces[0]]
    table.agenda.append(ChooseSpace(seat, symbol, distance, bytes(spaces)))


class ChooseSpace(Step[Table]):
    """3.12 Which of the equally near spaces Alexander heads for."""

    case: ClassVar[str] = "3.12"
    verbs: ClassVar[tuple[str, ...]] = ("head",)

    def __init__(self, seat: int, symbol: int, distance: int, spaces: bytes) -> None:
        super().__init__(seat)
        self.symbol = symbol
        self.distance = distance
        self.spaces = spaces
        """The nearest empty spaces with the symbol."""

    def continues(self) -> bool:
        """It goes on with the card, or the symbol named for it."""
        return True

    def candidates(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        found: list[Action[Table, Any]] = []
        for space in self.spaces:
            found.append(HEAD[space])
        return found

    def prompt(self, position: Table) -> Message:
        return Message(
            "choose-space", {"symbol": SYMBOL.word(self.symbol), "distance": self.distance}
        )


class Head(Action[Table, ChooseSpace]):
    """3.4 Head for a space."""

    verb: ClassVar[str] = "head"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE,)

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def refusal(self, position: Table, decision: ChooseSpace, seat: int) -> Refusal | None:
        space = self.space
        if SHOWS[space] != decision.symbol:
            return Refusal("3.4", "wrong-symbol", {"symbol": SYMBOL.word(decision.symbol)})
        distance = SPACE_DISTANCE[position.alexander * SPACES + space]
        if distance == 0:
            return Refusal("3.10", "alexander-at-corner")
        for side in SPACE_SIDES[space]:
            if position.walls[side]:
                return Refusal("3.8", "space-has-wall")
        if position.guards[space]:
            return Refusal("3.9", "space-has-guard")
        if distance > decision.distance:
            return Refusal("3.4", "too-far", {"distance": distance, "nearest": decision.distance})
        if not space_can_be_reached(position, space):
            return Refusal("12.5", "too-few-walls", {"left": walls_left(position)})
        return None

    def do(
        self, position: Table, decision: ChooseSpace, seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(ALEXANDER_HEADS, (seat, decision.symbol, self.space, decision.distance)))
        position.agenda.append(ChoosePoint(seat, self.space))


class ChoosePoint(Step[Table]):
    """3.13 Which of the space's three points Alexander goes to."""

    case: ClassVar[str] = "3.13"
    verbs: ClassVar[tuple[str, ...]] = ("stand",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def continues(self) -> bool:
        """It goes on with the space."""
        return True

    def options(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        far = SPACE_DISTANCE[position.alexander * SPACES + self.space] + 1
        if far <= walls_left(position):
            return STAND_AT[self.space]
        return super().options(position, seat)

    def candidates(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        return STAND_AT[self.space]

    def prompt(self, position: Table) -> Message:
        return Message("choose-point", {"space": SPACE.word(self.space)})


class Stand(Action[Table, ChoosePoint]):
    """3.13 Choose the point where Alexander will stand."""

    verb: ClassVar[str] = "stand"
    fields: ClassVar[tuple[Domain, ...]] = (POINT,)

    def __init__(self, point: int) -> None:
        self.point = point

    def args(self) -> tuple[int, ...]:
        return (self.point,)

    def refusal(self, position: Table, decision: ChoosePoint, seat: int) -> Refusal | None:
        if self.point not in CORNERS[decision.space]:
            return Refusal("3.13", "no-point-of-space", {"space": SPACE.word(decision.space)})
        if not walls_suffice(position, position.alexander, self.point, walls_left(position)):
            return Refusal("12.5", "too-few-walls", {"left": walls_left(position)})
        return None

    def do(
        self, position: Table, decision: ChoosePoint, seat: int, die: Die, log: list[Event]
    ) -> None:
        start = position.alexander
        sides = DISTANCE[start * POINTS + self.point]
        log.append(Event(ALEXANDER_MARCHES, (seat, start, self.point, sides)))
        position.agenda.append(ChooseSide(seat, self.point))


MARCH: Final[list[March]] = [March(symbol) for symbol in range(SYMBOLS)]
SPECIAL: Final[list[SpecialMove]] = [SpecialMove(symbol) for symbol in range(SYMBOLS)]
NAME: Final[list[Name]] = [Name(symbol) for symbol in range(SYMBOLS)]
HEAD: Final[list[Head]] = [Head(space) for space in range(SPACES)]
STAND: Final[list[Stand]] = [Stand(point) for point in range(POINTS)]

STAND_AT: Final[list[list[Action[Table, Any]]]] = [
    [STAND[point] for point in CORNERS[space]] for space in range(SPACES)
]
"""The points of each space, when nothing narrows them down."""
