"""7.1 to 7.4, 8.10, 9.1 to 9.3, 11.18 Rounds and turns: how they begin and end."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.final_conquest.armies import LAST_ROUND
from anabasis.games.final_conquest.board import TERRITORIES, members
from anabasis.games.final_conquest.chronicle import CARDS, NO_CARD, THREAT, WHOLE_DECK
from anabasis.games.final_conquest.events import (
    CARD_DRAWN,
    DECK_SHUFFLED,
    FORTS_HELD,
    FORTS_NOTED,
    INCOME,
    ROUND_BEGINS,
    TURN_BEGINS,
    TURN_ENDS,
)
from anabasis.games.final_conquest.rules.chronicle import income_of
from anabasis.games.final_conquest.rules.end import declare, end_by_rounds, has_held
from anabasis.games.final_conquest.rules.missions import check_missions
from anabasis.games.final_conquest.rules.threats import threaten
from anabasis.games.final_conquest.rules.turn import Turn
from anabasis.games.final_conquest.rules.upkeep import EndOfTurn
from anabasis.games.final_conquest.state import (
    BY_FORTS,
    NO_SEAT,
    Realm,
    forts_of,
    gain,
    is_out,
    stand_up,
)
from anabasis.kit.rows import replaced

NO_RECRUITS: Final = bytes(TERRITORIES)


class Round(Procedure[Realm]):
    """7.1, 8.10, 16.12 A round: from the second on a card is drawn before the first turn."""

    def run(self, position: Realm, die: Die, log: list[Event]) -> None:
        if position.round == LAST_ROUND:
            end_by_rounds(position, log)
            return
        position.round += 1
        position.chronicle = NO_CARD
        log.append(Event(ROUND_BEGINS, (position.round,)))
        position.agenda.append(NextTurn(0))
        if position.round > 1:
            draw_card(position, die, log)


def draw_card(realm: Realm, die: Die, log: list[Event]) -> None:
    """7.1, 7.3, 7.4 The next card of the chronicle; a threat is bid against at once."""
    if not realm.deck:
        realm.deck = WHOLE_DECK
        log.append(Event(DECK_SHUFFLED, (CARDS,)))
    card = die.roll_among(members(realm.deck))
    realm.deck &= ~(1 << card)
    realm.chronicle = card
    log.append(Event(CARD_DRAWN, (card,)))
    threat = THREAT[card]
    if threat is not None:
        threaten(realm, threat, log)


class NextTurn(Procedure[Realm]):
    """8.10 The turn of the next player in the order who is still in the game, or a new round."""

    def __init__(self, place: int) -> None:
        self.place = place
        """Where in the order to look from."""

    def run(self, position: Realm, die: Die, log: list[Event]) -> None:
        for place in range(self.place, position.seats):
            if not is_out(position, position.order[place]):
                begin_turn(position, place, log)
                return
        position.agenda.append(Round())


def begin_turn(realm: Realm, place: int, log: list[Event]) -> None:
    """1.6, 9.2 First the forts are checked, then currency comes in, then the player plans."""
    seat = realm.order[place]
    realm.turn += 1
    realm.active = seat
    log.append(Event(TURN_BEGINS, (seat, realm.round)))
    if has_held(realm, seat):
        log.append(Event(FORTS_HELD, (seat, tuple(members(realm.noted[seat])))))
        declare(realm, 1 << seat, BY_FORTS, log)
        return
    currency = income_of(realm, seat)
    gain(realm, seat, currency)
    log.append(Event(INCOME, (seat, currency, realm.purse[seat])))
    realm.agenda.append(TurnEnds(seat, place))
    realm.agenda.append(Turn(seat))


class TurnEnds(EndOfTurn):
    """11.18, 16.7 The turn is over; a player who has fallen in it only makes way."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, position: Realm, die: Die, log: list[Event]) -> None:
        seat = self.seat
        if not is_out(position, seat):
            log.append(Event(TURN_ENDS, (seat,)))
            check_missions(position, seat, die, log)
            note_forts(position, seat, log)
            if position.acted:
                stand_up(position, seat)
        clear_turn(position)
        position.agenda.append(NextTurn(self.place + 1))


def note_forts(realm: Realm, seat: int, log: list[Event]) -> None:
    """1.3, 1.7 The forts that a seat controls when its turn ends are under watch from now on."""
    forts = forts_of(realm, seat)
    if realm.noted[seat] != forts:
        realm.noted = replaced(realm.noted, seat, forts)
    log.append(Event(FORTS_NOTED, (seat, tuple(members(forts)))))


def clear_turn(realm: Realm) -> None:
    """What is kept of a turn only while it lasts."""
    realm.active = NO_SEAT
    realm.acted = False
    realm.recruited = NO_RECRUITS
    realm.hired = False
    realm.sacked = 0
    realm.late = False
    realm.warned = False
    realm.warnings = 0
    realm.bribed = False
