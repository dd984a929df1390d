"""What tells how well a seat stands in Alexandros, for the computer's players.

All of it is what the seat itself may know: its own hand, and of the others what everybody sees.
Points, taxes and provinces count in tens of points.
"""

from __future__ import annotations

from typing import Final

from anabasis.games.alexandros.board import (
    BLACK_WALLS,
    FURTHER_ACTIONS,
    POINTS_TO_END,
    RED_WALLS,
    REMOVAL_CARDS,
    SHOWS,
    SYMBOLS,
)
from anabasis.games.alexandros.rules.further import FurtherDecision
from anabasis.games.alexandros.rules.occupy import shortage
from anabasis.games.alexandros.state import NOBODY, Table
from anabasis.kit.cards import ONE, count, total

NAMES: Final = (
    "points",
    "points_late",  # the nearer the end, the more they are
    "taxes",
    "taxes_early",
    "levies",  # taxes, times the cards in hand that a levy could be paid with
    "cards_few",  # the first four
    "cards_many",  # the next six
    "symbols",
    "pairs",
    "guard",  # at least one guard left to place
    "guards",  # and at least another
    "idle",  # guards on the board that bring nothing
    "holdings",  # provinces that score
    "largest",
    "free",  # the best free province that could be occupied with one guard
    "free_soon",  # and what one that wants another card is better than that
    "prey",  # the best province of others that could be taken over with one guard
    "risk",  # own provinces, as likely as others could take them over
    "moving",  # about to move Alexander
    "after_1",  # the next to move him
    "left",  # actions left
    "moving_levy",
    "left_levy",
    "moving_free",
    "left_free",
    "moving_prey",
    "left_prey",
    "winning",  # one levy short of the end
    "winning_now",
)

TEN: Final = 10.0
WALLS: Final = float(BLACK_WALLS + RED_WALLS)
FEW_CARDS: Final = 4
MANY_CARDS: Final = 6
"""Beyond those, more cards are no better."""
MOST_LEVIES: Final = 3
MOST_UNSEEN: Final = 12


def _pairs() -> list[float]:
    """How likely a hand can remove a guard from a symbol, if it is known to hold so many cards of
    it, and has so many unseen: `[known * (MOST_UNSEEN + 1) + unseen]`."""
    other = 1.0 - 1.0 / SYMBOLS
    table: list[float] = []
    for known in range(REMOVAL_CARDS + 1):
        for unseen in range(MOST_UNSEEN + 1):
            none = other**unseen
            one = unseen / SYMBOLS * other ** max(0, unseen - 1)
            if known >= REMOVAL_CARDS:
                table.append(1.0)
            elif known == REMOVAL_CARDS - 1:
                table.append(1.0 - none)
            else:
                table.append(1.0 - none - one)
    return table


PAIR: Final[list[float]] = _pairs()


def features(table: Table, seat: int) -> list[float]:
    """A number for each of the names."""
    hand = table.hands[seat]
    cards: int = total(hand)
    points = table.points[seat]
    stock = table.stock[seat]
    built = 1.0 - (table.black + table.red) / WALLS
    late = max(built, max(table.points) / float(POINTS_TO_END))
    held = Holdings(table, seat)
    tempo = Tempo(table, seat)
    shape = Shape(hand)
    free = 0.0
    soon = 0.0
    prey = 0.0
    if stock:
        found = FreeProvinces(table, hand, cards)
        free = found.best / TEN
        soon = max(0, found.best_soon - found.best) / TEN
        prey = best_prey(table, seat, hand) / TEN
    taxes = held.taxes / TEN
    ready = 1.0 if held.levies and not tempo.levied else 0.0
    winning = 1.0 if points + held.taxes >= POINTS_TO_END else 0.0
    return [
        points / TEN,
        points / TEN * late,
        taxes,
        taxes * (1.0 - late),
        taxes * min(held.levies, MOST_LEVIES),
        float(min(cards, FEW_CARDS)),
        float(min(max(cards - FEW_CARDS, 0), MANY_CARDS)),
        float(shape.symbols),
        float(shape.pairs),
        1.0 if stock else 0.0,
        1.0 if stock > 1 else 0.0,
        float(held.idle),
        float(held.provinces),
        held.largest / TEN,
        free,
        soon,
        prey,
        held.risk / TEN,
        tempo.moving,
        1.0 if tempo.after == 1 else 0.0,
        tempo.left,
        taxes * ready * tempo.moving,
        taxes * ready if tempo.left else 0.0,
        free * tempo.moving,
        free * tempo.left,
        prey * tempo.moving,
        prey * tempo.left,
        winning,
        winning * ready if tempo.after == 0 else 0.0,
    ]


class Tempo:
    """Where a seat is in the course of the turns."""

    def __init__(self, table: Table, seat: int) -> None:
        self.after = (seat - table.active) % table.seats
        """So many turns are between this one and the seat's; 0 if it is its own."""
        self.moving = 0.0
        """1 if it is to move Alexander."""
        self.left = 0.0
        """The actions it has left after that."""
        self.levied = False
        if self.after:
            return
        for frame in table.agenda:
            if isinstance(frame, FurtherDecision):
                self.left = float(frame.left)
                self.levied = frame.levied
        if self.left == FURTHER_ACTIONS and not isinstance(table.agenda[-1], FurtherDecision):
            self.moving = 1.0
            self.left = 0.0


class Holdings:
    """What a seat's guards hold, and how safely."""

    def __init__(self, table: Table, seat: int) -> None:
        self.taxes = 0
        """9.5 What a levy would bring."""
        self.provinces = 0
        self.largest = 0
        self.idle = 0
        self.levies = 0
        """9.1 Cards in hand that a levy could be paid with."""
        self.risk = 0.0
        hand = table.hands[seat]
        levied_on = 0
        for space in table.posts[seat]:
            symbol = SHOWS[space]
            if not levied_on >> symbol & 1:
                levied_on |= 1 << symbol
                same: int = count(hand, symbol)
                self.levies += same
            province = table.provinces[table.labels[space]]
            value = province.value
            if province.guards > 1 or not value:
                self.idle += 1
            if province.guards == 1:
                self.taxes += value
                self.provinces += 1
                self.largest = max(self.largest, value)
                cost = REMOVAL_CARDS + province.symbols - 1
                self.risk += value * taken_over(table, seat, symbol, cost)


def taken_over(table: Table, seat: int, symbol: int, cost: int) -> float:
    """How likely others could pay for a province with one guard of the seat's, on that symbol."""
    risk = 0.0
    for who in range(table.seats):
        if who == seat or not table.stock[who]:
            continue
        cards: int = total(table.hands[who])
        if cards < cost:
            continue
        known = table.known[who]
        seen: int = total(known)
        same: int = count(known, symbol)
        at = min(REMOVAL_CARDS, same) * (MOST_UNSEEN + 1) + min(MOST_UNSEEN, cards - seen)
        risk += PAIR[at] / cost
    return risk


class FreeProvinces:
    """7 The best free province that a hand could occupy with one guard (its points less the cards
    it takes), and the best that wants one card more."""

    def __init__(self, table: Table, hand: int, cards: int) -> None:
        self.best = 0
        self.best_soon = 0
        for province in table.provinces:
            if province.holder != NOBODY or not province.symbols or province.symbols > cards + 2:
                continue
            gain = province.value - province.symbols + 1
            if gain <= self.best:
                continue
            missing: int = shortage(province.needs, hand)
            if missing <= 1:
                self.best = gain
            elif missing == 2:
                self.best_soon = max(self.best_soon, gain)


def best_prey(table: Table, seat: int, hand: int) -> int:
    """8 The best province with one guard of somebody else that a hand could take over with one
    guard: its points less the cards that occupying it takes, and one for the removal."""
    best = 0
    for who in range(table.seats):
        if who == seat:
            continue
        for space in table.posts[who]:
            symbol = SHOWS[space]
            same: int = count(hand, symbol)
            if same < REMOVAL_CARDS:
                continue
            province = table.provinces[table.labels[space]]
            gain = province.value - province.symbols
            if province.guards == 1 and gain > best:
                missing: int = shortage(province.needs, hand - REMOVAL_CARDS * ONE[symbol])
                if missing <= 1:
                    best = gain
    return best


class Shape:
    """How many symbols a hand has, and how many more than once."""

    def __init__(self, hand: int) -> None:
        self.symbols = 0
        self.pairs = 0
        for symbol in range(SYMBOLS):
            same: int = count(hand, symbol)
            if same:
                self.symbols += 1
                if same > 1:
                    self.pairs += 1
