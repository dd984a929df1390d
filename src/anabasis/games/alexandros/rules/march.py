"""3, 4, 12 Moving Alexander: the card, the space, the point, and the path side by side."""

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
    NEAREST,
    POINT,
    POINTS,
    SHOWS,
    SIDE,
    SIDE_A,
    SIDE_B,
    SIDES_AT,
    SPACE,
    SPACE_DISTANCE,
    SPACE_SIDES,
    SPACES,
    SYMBOL,
    SYMBOLS,
    TOWARD,
)
from anabasis.games.alexandros.events import (
    ALEXANDER_HEADS,
    ALEXANDER_MARCHES,
    CARD_TAKEN_TO_MOVE,
    JOKER,
    NO_MOVE,
    RED_WALLS_USED,
    SPECIAL_MOVE,
    WALL_PLACED,
    WALL_REUSED,
)
from anabasis.games.alexandros.rules.cards import discard, refill, take_face_up
from anabasis.games.alexandros.rules.provinces import divide
from anabasis.games.alexandros.state import (
    BLACK,
    BY_NO_MOVE,
    BY_WALLS,
    RED,
    Table,
    changed,
    count,
    is_face_up,
)

# ---- where Alexander can go


def is_empty(table: Table, space: int) -> bool:
    """3.8, 3.9, 3.10, 3.11 No wall on a side, no guard inside, Alexander not at a corner. A wall
    that only touches a corner does not count."""
    walls = table.walls
    for side in SPACE_SIDES[space]:
        if walls[side]:
            return False
    if table.guards[space]:
        return False
    return SPACE_DISTANCE[table.alexander * SPACES + space] > 0


def nearest(table: Table, symbol: int) -> list[int]:
    """3.4, 3.12 The nearest empty spaces with the symbol: all that are equally near."""
    base = table.alexander * SPACES
    found: list[int] = []
    distance = 0
    for space in NEAREST[table.alexander * SYMBOLS + symbol]:
        if found and SPACE_DISTANCE[base + space] > distance:
            break
        if is_empty(table, space):
            distance = SPACE_DISTANCE[base + space]
            found.append(space)
    return found


def distance_to_nearest(table: Table, symbol: int) -> int:
    """3.5 How far the nearest empty space with the symbol is; 0 if there is none."""
    for space in NEAREST[table.alexander * SYMBOLS + symbol]:
        if is_empty(table, space):
            return SPACE_DISTANCE[table.alexander * SPACES + space]
    return 0


def can_be_completed(table: Table, symbol: int, distance: int) -> bool:
    """12.4, 12.5 Whether a move to a nearest empty space with the symbol fits the walls left.

    The distance is known to be right; no point of a space is more than a side beyond its closest.
    """
    if distance < walls_left(table):
        return True
    for space in nearest(table, symbol):
        if space_can_be_reached(table, space):
            return True
    return False


def walls_left(table: Table) -> int:
    return table.black + table.red


def fewest_new_walls(table: Table, start: int, goal: int) -> int:
    """12.4 The fewest walls that a shortest path between two points has to place."""
    walls = table.walls
    ring = {start: 0}
    for _ in range(DISTANCE[start * POINTS + goal]):
        closer: dict[int, int] = {}
        for point, so_far in ring.items():
            for side in TOWARD[point * POINTS + goal]:
                other = SIDE_A[side] + SIDE_B[side] - point
                new = so_far if walls[side] else so_far + 1
                if other not in closer or new < closer[other]:
                    closer[other] = new
        ring = closer
    return ring[goal]


def walls_suffice(table: Table, start: int, goal: int, left: int) -> bool:
    """12.4, 12.5 Whether some shortest path to the goal can be walled with what is left."""
    if DISTANCE[start * POINTS + goal] <= left:
        return True
    return fewest_new_walls(table, start, goal) <= left


def space_can_be_reached(table: Table, space: int) -> bool:
    """12.5 Whether the move to some point of the space can be completed."""
    left = walls_left(table)
    for point in CORNERS[space]:
        if walls_suffice(table, table.alexander, point, left):
            return True
    return False


def joker_reaches(table: Table) -> bool:
    """12.1 Whether any symbol at all could be named for a joker."""
    for symbol in range(SYMBOLS):
        distance = distance_to_nearest(table, symbol)
        if distance and can_be_completed(table, symbol, distance):
            return True
    return False


# ---- the move begins


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

    def accepts(self, action: Action[Any, Any]) -> bool:
        return isinstance(action, CardChoice)

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
            return Refusal("3.1", "not-face-up", {"symbol": symbol_word(self.symbol)})
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
            return Refusal("4.1", "not-in-hand", {"symbol": symbol_word(self.symbol)})
        distance = distance_to_nearest(position, self.symbol)
        if not distance:
            return Refusal("12.3", "no-joker-from-hand", {"symbol": symbol_word(self.symbol)})
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

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def accepts(self, action: Action[Any, Any]) -> bool:
        return isinstance(action, Name)

    def candidates(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        return [*NAME]

    def prompt(self, position: Table) -> Message:
        return Message("name-symbol", {"symbol": symbol_word(self.card)})


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
            return Refusal("12.1", "no-empty-space", {"symbol": symbol_word(self.symbol)})
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


# ---- the space


class ChooseSpace(Step[Table]):
    """3.12 Which of the equally near spaces Alexander heads for."""

    case: ClassVar[str] = "3.12"

    def __init__(self, seat: int, symbol: int, distance: int, spaces: bytes) -> None:
        super().__init__(seat)
        self.symbol = symbol
        self.distance = distance
        self.spaces = spaces
        """The nearest empty spaces with the symbol."""

    def accepts(self, action: Action[Any, Any]) -> bool:
        return isinstance(action, Head)

    def candidates(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        found: list[Action[Table, Any]] = []
        for space in self.spaces:
            found.append(HEAD[space])
        return found

    def prompt(self, position: Table) -> Message:
        return Message(
            "choose-space", {"symbol": symbol_word(self.symbol), "distance": self.distance}
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
            return Refusal("3.4", "wrong-symbol", {"symbol": symbol_word(decision.symbol)})
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


# ---- the point


class ChoosePoint(Step[Table]):
    """3.13 Which of the space's three points Alexander goes to."""

    case: ClassVar[str] = "3.13"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def accepts(self, action: Action[Any, Any]) -> bool:
        return isinstance(action, Stand)

    def options(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        far = SPACE_DISTANCE[position.alexander * SPACES + self.space] + 1
        if far <= walls_left(position):
            return STAND_AT[self.space]
        return super().options(position, seat)

    def candidates(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        return STAND_AT[self.space]

    def prompt(self, position: Table) -> Message:
        return Message("choose-point", {"space": f"space:{SPACE.text(self.space)}"})


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
            return Refusal(
                "3.13", "no-point-of-space", {"space": f"space:{SPACE.text(decision.space)}"}
            )
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


# ---- the path


class ChooseSide(Step[Table]):
    """3.7, 3.15 The path, one side after the other, until Alexander stands at his goal."""

    case: ClassVar[str] = "3.15"

    def __init__(self, seat: int, goal: int) -> None:
        super().__init__(seat)
        self.goal = goal

    def accepts(self, action: Action[Any, Any]) -> bool:
        return isinstance(action, Along)

    def options(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        way = position.alexander * POINTS + self.goal
        if DISTANCE[way] <= walls_left(position):
            return ALONG_TOWARD[way]
        return super().options(position, seat)

    def candidates(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        return ALONG_TOWARD[position.alexander * POINTS + self.goal]

    def prompt(self, position: Table) -> Message:
        left = DISTANCE[position.alexander * POINTS + self.goal]
        return Message("choose-side", {"point": f"point:{POINT.text(self.goal)}", "sides": left})


class Along(Action[Table, ChooseSide]):
    """3.14 March along one side of the path."""

    verb: ClassVar[str] = "along"
    fields: ClassVar[tuple[Domain, ...]] = (SIDE,)

    def __init__(self, side: int) -> None:
        self.side = side

    def args(self) -> tuple[int, ...]:
        return (self.side,)

    def refusal(self, position: Table, decision: ChooseSide, seat: int) -> Refusal | None:
        here = position.alexander
        side = self.side
        if side not in SIDES_AT[here]:
            return Refusal("3.14", "side-not-here", {"point": f"point:{POINT.text(here)}"})
        if side not in TOWARD[here * POINTS + decision.goal]:
            return Refusal("3.14", "not-shortest", {"point": f"point:{POINT.text(decision.goal)}"})
        there = SIDE_A[side] + SIDE_B[side] - here
        left = walls_left(position)
        if not position.walls[side]:
            left -= 1
        if not walls_suffice(position, there, decision.goal, left):
            return Refusal("12.5", "too-few-walls", {"left": walls_left(position)})
        return None

    def do(
        self, position: Table, decision: ChooseSide, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.alexander = SIDE_A[self.side] + SIDE_B[self.side] - position.alexander
        place_wall(position, seat, self.side, log)
        if position.alexander != decision.goal:
            position.agenda.append(decision)


def place_wall(table: Table, seat: int, side: int, log: list[Event]) -> None:
    """3.16, 3.17, 3.18, 3.19, 3.20 A wall on the side, unless one is there: on coast
    and edge as well, and through whatever province.

    11.1, 11.3 Black walls first; when they have run out, a red one, and this is the last turn.
    """
    if table.walls[side]:
        log.append(Event(WALL_REUSED, (seat, side)))
        return
    colour = BLACK
    if table.black:
        table.black -= 1
    else:
        colour = RED
        table.red -= 1
        if table.ending != BY_WALLS:
            table.ending = BY_WALLS
            log.append(Event(RED_WALLS_USED, (seat,)))
    table.walls = changed(table.walls, side, colour)
    log.append(Event(WALL_PLACED, (seat, side, colour)))
    divide(table, side, log)


def symbol_word(symbol: int) -> str:
    """A symbol as a parameter of a message."""
    return f"symbol:{SYMBOL.text(symbol)}"


MARCH: Final[list[March]] = [March(symbol) for symbol in range(SYMBOLS)]
SPECIAL: Final[list[SpecialMove]] = [SpecialMove(symbol) for symbol in range(SYMBOLS)]
NAME: Final[list[Name]] = [Name(symbol) for symbol in range(SYMBOLS)]
HEAD: Final[list[Head]] = [Head(space) for space in range(SPACES)]
STAND: Final[list[Stand]] = [Stand(point) for point in range(POINTS)]
ALONG: Final[list[Along]] = [Along(side) for side in range(len(SIDE))]

# The answers to a decision that nothing can narrow down, listed once.
STAND_AT: Final[list[list[Action[Table, Any]]]] = [
    [STAND[point] for point in CORNERS[space]] for space in range(SPACES)
]
ALONG_TOWARD: Final[list[list[Action[Table, Any]]]] = [
    [ALONG[side] for side in sides] for sides in TOWARD
]
