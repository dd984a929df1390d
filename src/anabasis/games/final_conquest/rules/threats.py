"""15 External threats: secret bids, then a prize or penalties."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain, Numbers
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.final_conquest.armies import CAVALRY, FRESH, INFANTRY, ONE, of_kind, one_of
from anabasis.games.final_conquest.board import (
    FORTS,
    SEAS,
    TERRITORIES,
    TERRITORY,
    UNIT,
    members,
)
from anabasis.games.final_conquest.chronicle import CARD, THREAT, Loss, Threat
from anabasis.games.final_conquest.events import (
    BIDS_SHOWN,
    CURRENCY_LOST,
    PRIZE_CAVALRY,
    PRIZE_PAID,
    THREAT_BEATEN,
    THREAT_WINS,
    UNIT_LOST,
)
from anabasis.games.final_conquest.rules.upkeep import UnitAt, Upkeep, least_loss, no_such_unit
from anabasis.games.final_conquest.state import (
    Realm,
    forts_of,
    gain,
    in_game,
    is_out,
    lose,
    put_units,
    quota_of,
    remove_units,
)
from anabasis.kit.sealed import Sealed, asked_of

MOST_BID: Final = 250
"""No purse comes near this; a grammar needs an end."""
BID_SIZE: Final = Numbers("currency", 0, MOST_BID)


def threaten(realm: Realm, threat: Threat, log: list[Event]) -> None:
    """15.1, 15.2 Everybody who has anything bids; the others bid nothing, unasked."""
    asked = [seat for seat in in_game(realm) if realm.purse[seat]]
    if asked:
        realm.agenda.append(Bids(asked_of(realm, tuple(asked))))
    else:
        show_bids(realm, [0] * realm.seats, threat, log)


def open_threat(realm: Realm) -> Threat:
    """The threat on the card of the round."""
    threat = THREAT[realm.chronicle]
    assert threat is not None
    return threat


class Bids(Sealed[Realm]):
    """15.2, 15.3 All bid at once, unseen by each other."""

    case: ClassVar[str] = "15.2"
    verbs: ClassVar[tuple[str, ...]] = ("bid",)

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return list(BID[: min(position.purse[seat], MOST_BID) + 1])

    def sealed(self, action: Action[Realm, Any]) -> int:
        assert isinstance(action, Bid)
        return action.currency

    def with_answers(self, answers: tuple[int, ...]) -> Bids:
        return Bids(answers)

    def plausible(self, position: Realm, seat: int) -> list[int]:
        """Nobody is taken to have bid more than beats the threat alone."""
        most = min(position.purse[seat], open_threat(position).minimum)
        return list(range(most + 1))

    def considered(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        """More than the minimum gains nothing that the minimum does not."""
        most = min(position.purse[seat], open_threat(position).minimum)
        return list(BID[: most + 1])

    def opened(self, position: Realm, die: Die, log: list[Event]) -> None:
        bids = [max(0, answer) for answer in self.answers]
        show_bids(position, bids, open_threat(position), log)

    def lapse(self, position: Realm, seat: int) -> Action[Realm, Any]:
        return BID[0]

    def prompt(self, position: Realm) -> Message:
        return Message(
            "bid",
            {
                "card": CARD.word(position.chronicle),
                "minimum": open_threat(position).minimum,
            },
        )


class Bid(Action[Realm, Bids]):
    """15.2 A secret bid."""

    verb: ClassVar[str] = "bid"
    fields: ClassVar[tuple[Domain, ...]] = (BID_SIZE,)
    secret: ClassVar[bool] = True

    def __init__(self, currency: int) -> None:
        self.currency = currency

    def args(self) -> tuple[int, ...]:
        return (self.currency,)

    def refusal(self, position: Realm, decision: Bids, seat: int) -> Refusal | None:
        if self.currency > position.purse[seat]:
            purse = position.purse[seat]
            return Refusal("15.2", "too-dear", {"price": self.currency, "purse": purse})
        return None


BID: Final = [Bid(currency) for currency in range(MOST_BID + 1)]


def show_bids(realm: Realm, bids: list[int], threat: Threat, log: list[Event]) -> None:
    """15.3 to 15.5, 15.9, 15.12, 15.13 The bids of all who are in the game are shown and gone;
    together they beat the threat, or do not. Upkeep comes last."""
    seats = in_game(realm)
    log.append(Event(BIDS_SHOWN, (tuple(seats), tuple([bids[seat] for seat in seats]))))
    for seat in seats:
        lose(realm, seat, bids[seat])
    total = sum([bids[seat] for seat in seats])
    realm.agenda.append(Upkeep())
    beaten = total >= threat.minimum
    kind = THREAT_BEATEN if beaten else THREAT_WINS
    log.append(Event(kind, (realm.chronicle, total, threat.minimum)))
    if beaten:
        highest = max([bids[seat] for seat in seats])
        give_prize(realm, [seat for seat in seats if bids[seat] == highest], threat, log)
    else:
        lowest = min([bids[seat] for seat in seats])
        for seat in reversed(seats):
            loss = threat.lowest if bids[seat] == lowest else threat.common
            realm.agenda.append(Penalty(seat, loss is threat.lowest))


# ---- the prize


def give_prize(realm: Realm, highest: list[int], threat: Threat, log: list[Event]) -> None:
    """15.6, 15.8, 15.11 The highest bidder has the prize; those who tie divide it in currency."""
    if threat.cavalry and len(highest) == 1 and has_place(realm, highest[0]):
        realm.agenda.append(ChoosePrize(highest[0]))
        return
    for seat in highest:
        currency = threat.currency // len(highest)
        gain(realm, seat, currency)
        log.append(Event(PRIZE_PAID, (seat, currency)))


def has_place(realm: Realm, seat: int) -> bool:
    """15.11 Whether a seat has a fort and room for a cavalry."""
    return forts_of(realm, seat) != 0 and realm.units[seat] < quota_of(realm, seat)


class ChoosePrize(Step[Realm]):
    """15.11 In which fort the cavalry is placed."""

    case: ClassVar[str] = "15.11"
    verbs: ClassVar[tuple[str, ...]] = ("prize",)

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return [PRIZE[territory] for territory in members(forts_of(position, seat))]

    def prompt(self, position: Realm) -> Message:
        return Message("prize")


class Prize(Action[Realm, ChoosePrize]):
    """15.11 The cavalry comes to a fort."""

    verb: ClassVar[str] = "prize"
    fields: ClassVar[tuple[Domain, ...]] = (TERRITORY,)

    def __init__(self, territory: int) -> None:
        self.territory = territory

    def args(self) -> tuple[int, ...]:
        return (self.territory,)

    def refusal(self, position: Realm, decision: ChoosePrize, seat: int) -> Refusal | None:
        where = {"territory": TERRITORY.word(self.territory)}
        if position.owner[self.territory] != seat:
            return Refusal("15.11", "not-yours", where)
        if not FORTS[position.chart] >> self.territory & 1:
            return Refusal("15.11", "no-fort", where)
        return None

    def do(
        self, position: Realm, decision: ChoosePrize, seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(PRIZE_CAVALRY, (seat, self.territory)))
        put_units(position, seat, self.territory, ONE[CAVALRY * 4 + FRESH], log)


PRIZE: Final = [Prize(territory) for territory in range(TERRITORIES)]


# ---- the penalties


def loss_of(realm: Realm, lowest: bool) -> Loss:
    """15.7 What the card takes from a seat."""
    threat = open_threat(realm)
    return threat.lowest if lowest else threat.common


class Penalty(Procedure[Realm]):
    """15.7, 15.10 One player's penalty: currency, and units of his choice."""

    def __init__(self, seat: int, lowest: bool) -> None:
        self.seat = seat
        self.lowest = lowest

    def run(self, position: Realm, die: Die, log: list[Event]) -> None:
        if is_out(position, self.seat):
            return
        loss = loss_of(position, self.lowest)
        if loss.currency:
            forfeit(position, self.seat, loss.currency, log)
        if loss.units:
            position.agenda.append(LostUnits(self.seat, self.lowest, 0))


def forfeit(realm: Realm, seat: int, currency: int, log: list[Event]) -> None:
    """5.4 Currency is lost, as far as there is any."""
    log.append(Event(CURRENCY_LOST, (seat, lose(realm, seat, currency))))


class LostUnits(Procedure[Realm]):
    """7.14, 7.15 The next unit that a player loses; for want of one at sea it is currency."""

    def __init__(self, seat: int, lowest: bool, lost: int) -> None:
        self.seat = seat
        self.lowest = lowest
        self.lost = lost
        """How many he has lost by this card."""

    def run(self, position: Realm, die: Die, log: list[Event]) -> None:
        loss = loss_of(position, self.lowest)
        if self.lost == loss.units or is_out(position, self.seat):
            return
        if units_at(position, self.seat, loss.at_sea):
            position.agenda.append(GiveUpUnit(self.seat, self.lowest, self.lost))
        elif loss.otherwise:
            forfeit(position, self.seat, loss.otherwise, log)


def units_at(realm: Realm, seat: int, at_sea: bool) -> list[Action[Realm, Any]]:
    """15.10 The units among which a seat may choose."""
    ground = realm.ground[seat] & SEAS if at_sea else realm.ground[seat]
    return [
        LOSE_UNIT[unit][territory]
        for territory in members(ground)
        for unit in (INFANTRY, CAVALRY)
        if of_kind(realm.armies[territory], unit)
    ]


class GiveUpUnit(Step[Realm]):
    """15.10 Which unit a threat takes."""

    case: ClassVar[str] = "15.10"
    verbs: ClassVar[tuple[str, ...]] = ("lose-unit",)

    def __init__(self, seat: int, lowest: bool, lost: int) -> None:
        super().__init__(seat)
        self.lowest = lowest
        self.lost = lost

    def continues(self) -> bool:
        return self.lost > 0

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return units_at(position, seat, loss_of(position, self.lowest).at_sea)

    def lapse(self, position: Realm, seat: int) -> Action[Realm, Any]:
        return least_loss(position, self.options(position, seat))

    def prompt(self, position: Realm) -> Message:
        loss = loss_of(position, self.lowest)
        where = "sea" if loss.at_sea else "any"
        return Message("lose-unit", {"count": loss.units - self.lost, "where": where})


class LoseUnit(UnitAt):
    """15.10 Give up a unit."""

    verb: ClassVar[str] = "lose-unit"

    def refusal(self, position: Realm, decision: GiveUpUnit, seat: int) -> Refusal | None:
        at_sea = loss_of(position, decision.lowest).at_sea
        if at_sea and not SEAS >> self.territory & 1:
            return Refusal("7.14", "not-at-sea", {"territory": TERRITORY.word(self.territory)})
        return no_such_unit(position, seat, self, "15.10")

    def do(
        self, position: Realm, decision: GiveUpUnit, seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(UNIT_LOST, (seat, self.unit, self.territory)))
        unit = one_of(position.armies[self.territory], self.unit)
        position.agenda.append(LostUnits(seat, decision.lowest, decision.lost + 1))
        remove_units(position, self.territory, unit, log)


LOSE_UNIT: Final = [[LoseUnit(unit, at) for at in range(TERRITORIES)] for unit in range(len(UNIT))]
