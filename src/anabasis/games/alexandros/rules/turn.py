"""2 The turn: Alexander first, then two further actions; and 1 the preparation."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.alexandros.board import (
    BLACK_WALLS,
    CARDS_OF_EACH,
    FACE_UP,
    FURTHER_ACTIONS,
    GUARDS,
    RED_WALLS,
    REMOVAL_CARDS,
    SIDES,
    SPACES,
    START,
    STARTING_HAND,
    SYMBOLS,
)
from anabasis.games.alexandros.events import DEALT, GAME_BEGINS, TURN_BEGINS, TURN_ENDS
from anabasis.games.alexandros.rules.cards import draw, refill
from anabasis.games.alexandros.rules.end import declare
from anabasis.games.alexandros.rules.further import FurtherAction, FurtherDecision
from anabasis.games.alexandros.rules.levy import LEVY, Levy
from anabasis.games.alexandros.rules.march import MoveAlexander
from anabasis.games.alexandros.rules.occupy import OCCUPY
from anabasis.games.alexandros.rules.provinces import COASTS, whole_board
from anabasis.games.alexandros.rules.take_back import TAKE_BACK
from anabasis.games.alexandros.rules.take_card import TAKE_FACE_UP, TAKE_SUPPLY
from anabasis.games.alexandros.rules.take_over import TAKE_OVER
from anabasis.games.alexandros.state import GOING_ON, NO_CARD, NOBODY, Table, is_face_up
from anabasis.kit.cards import NO_CARDS, count, gathered, total
from anabasis.kit.hidden import new_pile


def prepare(table: Table, first: int, die: Die, log: list[Event]) -> None:
    """1.3 to 1.7, 1.10 Lay everything out and deal; who begins is drawn by lot, unless named."""
    table.alexander = START
    table.walls = bytes(SIDES)
    table.joined = COASTS
    table.black = BLACK_WALLS
    table.red = RED_WALLS
    table.labels, table.provinces = whole_board()
    table.guards = bytes(SPACES)
    table.posts = (b"",) * table.seats
    table.stock = bytes([GUARDS] * table.seats)
    table.hands = [NO_CARDS] * table.seats
    table.known = [NO_CARDS] * table.seats
    table.face_up = bytes([NO_CARD] * FACE_UP)
    table.supply = gathered([CARDS_OF_EACH] * SYMBOLS)
    table.secrets = new_pile(table.supply, table.seats)
    table.discards = NO_CARDS
    table.played = NO_CARDS
    table.points = (0,) * table.seats
    for seat in range(table.seats):
        for _ in range(STARTING_HAND):
            symbol = draw(table, seat, die, log)
            log.append(Event(DEALT, (seat, symbol)))
    refill(table, die, log)
    starter = first if first != NOBODY else die.uniform(table.seats)
    log.append(Event(GAME_BEGINS, (starter,)))
    table.agenda.append(Turn(starter))


class Turn(Procedure[Table]):
    """2.1, 2.2 A player's turn: move Alexander, then act, then the turn ends."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Table, die: Die, log: list[Event]) -> None:
        position.turn += 1
        position.active = self.seat
        log.append(Event(TURN_BEGINS, (self.seat, position.turn)))
        agenda = position.agenda
        agenda.append(EndTurn(self.seat))
        agenda.append(Further(self.seat, FURTHER_ACTIONS, False))
        agenda.append(MoveAlexander(self.seat))


class Further(FurtherDecision):
    """2.4, 2.5, 2.6 Up to two actions, in any mix and order."""

    verbs: ClassVar[tuple[str, ...]] = (
        "levy",
        "occupy",
        "take-over",
        "take-supply",
        "take-card",
        "take-back",
        "stop",
    )

    def candidates(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        found: list[Action[Table, Any]] = [TAKE_SUPPLY]
        hand = position.hands[seat]
        for symbol in range(SYMBOLS):
            if is_face_up(position, symbol):
                found.append(TAKE_FACE_UP[symbol])
        stock = position.stock[seat]
        if stock:
            cards: int = total(hand)
            for province in position.provinces:
                if province.symbols > cards + stock:
                    continue
                if province.holder == NOBODY:
                    found.append(OCCUPY[province.first])
                elif province.holder != seat and cards >= REMOVAL_CARDS:
                    found.append(TAKE_OVER[province.first])
        if stock < GUARDS:
            if not self.levied:
                for symbol in range(SYMBOLS):
                    if count(hand, symbol):
                        found.append(LEVY[symbol])
            for space in position.posts[seat]:
                found.append(TAKE_BACK[space])
        found.append(STOP)
        return found

    def choose(
        self, position: Table, seat: int, action: Action[Table, Any], die: Die, log: list[Event]
    ) -> None:
        """2.4 One action is used up; a second may follow, a third may not."""
        if self.left > 1 and not isinstance(action, Stop):
            levied = self.levied or isinstance(action, Levy)
            position.agenda.append(Further(seat, self.left - 1, levied))
        action.do(position, self, seat, die, log)

    def lapse(self, position: Table, seat: int) -> Action[Table, Any]:
        return STOP

    def prompt(self, position: Table) -> Message:
        return Message("further", {"left": self.left})


class Stop(FurtherAction):
    """2.7 End the turn without using what is left."""

    verb: ClassVar[str] = "stop"

    def refusal(self, position: Table, decision: FurtherDecision, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Table, decision: FurtherDecision, seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(TURN_ENDS, (seat,)))


class EndTurn(Procedure[Table]):
    """5.3, 11.2, 12.6 Fill up the face-up cards; then the next player, or the end of the game."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Table, die: Die, log: list[Event]) -> None:
        if position.ending != GOING_ON:
            declare(position, log)
            return
        refill(position, die, log)
        position.agenda.append(Turn((self.seat + 1) % position.seats))


STOP: Final = Stop()
