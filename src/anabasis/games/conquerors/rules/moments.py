"""15.1 Playing a card: in the own segment, or as an interrupt at a moment that is open.

A moment is opened by the rule in whose course it comes (`open_moment`), above what goes on after
it. What a use of a card needs and does is an `Effect`; the files on cards enter theirs in
`EFFECTS`, and nothing here or in the rules that open moments has to know them. An effect that
others may cancel waits below the moment at which they may (`Pending`).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import TABLE, Action, Procedure
from anabasis.games.conquerors.board import (
    MACEDON,
    NOBODY,
    NOWHERE,
    PERSIA,
    SIDE,
)
from anabasis.games.conquerors.cards import (
    BATTLE,
    BITS_OF,
    BLOOD,
    CLEARING,
    COURT,
    DEATHBED,
    DECREE,
    DEMAND,
    EVASION,
    FLIGHT,
    HALT,
    ILLNESS,
    IN_COMBAT,
    KIND,
    KIND_OF,
    KINDS,
    LEAVES,
    LOSSES,
    LULL,
    MARCH,
    MAY_BE_KEPT,
    MAY_DIE,
    MOMENT,
    MOMENTS,
    MURDER,
    OPEN_SEA,
    ORDERS,
    PLAY,
    RUSE,
    SEA_FIGHT,
    STAYS,
    USE,
    USE_AFTER,
    USE_ANSWER,
    USE_KIND,
    USE_MOMENT,
    USE_SIDE,
    USES,
    USES_OF,
    first_of,
    one_of,
)
from anabasis.games.conquerors.events_cards import (
    BAGOAS_ROLLED,
    CARD_ALONG,
    CARD_PLAYED,
    CARD_SET_ASIDE,
    CARD_VOID,
)
from anabasis.games.conquerors.leaders import LEADER_SIDE, LEADERS
from anabasis.games.conquerors.numbers import BAGOAS_DIES
from anabasis.games.conquerors.rules.choice import Choice
from anabasis.games.conquerors.rules.deck import leave_hand
from anabasis.games.conquerors.state import War, seat_of
from anabasis.kit.exchange import Exchange, Pass

BAGOAS: Final[int] = KIND.read("bagoas")
DIADES: Final[int] = LEADERS
"""15.16.2 In the place of a leader: the engineer, whose card is his counter."""
AFTER_CUSTOMS: Final = 0
"""15.6.2, 15.12.2, 15.27.2 What the Persian answers at court: Alexander Goes Native, Proskynesis,
or Bodyguards for Alexander."""
AFTER_HOMAGE: Final = 1
AFTER_SHIELD: Final = 2

__all__ = [
    "BATTLE",
    "BLOOD",
    "CLEARING",
    "COURT",
    "DEATHBED",
    "DECREE",
    "DEMAND",
    "EVASION",
    "FLIGHT",
    "HALT",
    "ILLNESS",
    "LOSSES",
    "LULL",
    "MARCH",
    "MURDER",
    "OPEN_SEA",
    "ORDERS",
    "RUSE",
    "SEA_FIGHT",
    "open_moment",
]


# ---- what uses need and do


class Effect:
    """What one use of a card needs, and what it does."""

    case: ClassVar[str] = "15.1.3"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        """Why a side cannot play this now, though it has the card and the moment is right."""
        return None

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        """The card has been played: do it, or push what does."""
        raise NotImplementedError

    def strike(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        """Nobody has cancelled it: what waited for that happens."""
        raise NotImplementedError

    def along(self, war: War, side: int, about: int) -> int:
        """The kind of card that must be played with it, or -1."""
        return -1


class NoEffect(Effect):
    """In the place of uses that are never chosen by themselves."""

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        return Refusal("15.1.3", "card-not-alone")


EFFECTS: Final[list[Effect]] = [NoEffect() for _ in range(USES)]


def enter(use: str, effect: Effect) -> int:
    """What a use does; its number."""
    number = USE.read(use)
    EFFECTS[number] = effect
    return number


class Pending(Procedure[War]):
    """15.1.6 An effect that waits until those have spoken who may cancel it."""

    def __init__(self, use: int, side: int, about: int) -> None:
        self.use = use
        self.side = side
        self.about = about

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        EFFECTS[self.use].strike(position, self.side, self.about, die, log)


def cancel(war: War, log: list[Event]) -> Pending:
    """15.1.6 The card just played has no effect: the moment is over."""
    while True:
        frame = war.agenda.pop()
        if isinstance(frame, Pending):
            log.append(Event(CARD_VOID, (USE_KIND[frame.use],)))
            return frame


# ---- moments

ANYBODY: Final = 0
MOVER: Final = 1
OPPONENT: Final = 2
"""Of the one who moves."""
MACEDONIAN: Final = 3
PERSIAN: Final = 4
ABOUT: Final = 5
"""The side that the moment is about, if it is about one."""
IN_BATTLE: Final = 6
AT_SEA: Final = 7
_WHO: Final[dict[int, int]] = {
    ORDERS: OPPONENT,
    OPEN_SEA: OPPONENT,
    HALT: OPPONENT,
    MARCH: PERSIAN,
    DEMAND: MOVER,
    DEATHBED: MACEDONIAN,
    FLIGHT: MACEDONIAN,
    BLOOD: MACEDONIAN,
    COURT: PERSIAN,
    RUSE: ABOUT,
    DECREE: ABOUT,
    LULL: ABOUT,
    BATTLE: IN_BATTLE,
    LOSSES: IN_BATTLE,
    EVASION: AT_SEA,
    SEA_FIGHT: AT_SEA,
}
WHO: Final[bytes] = bytes([_WHO.get(moment, ANYBODY) for moment in range(MOMENTS)])
"""15.1.5 Whom each moment is for, where its place in the game alone says it."""
ALONE: Final[list[tuple[int, ...]]] = [(MACEDON,), (PERSIA,)]
BOTH: Final[list[tuple[int, ...]]] = [(MACEDON, PERSIA), (PERSIA, MACEDON)]


def may_interrupt(war: War, moment: int, about: int) -> tuple[int, ...]:
    """15.1.5 The sides that a moment is for, by what everybody knows; the active one first."""
    who = WHO[moment]
    march = war.march
    if who in (MOVER, OPPONENT) and march is not None:
        return _with_cards(war, ALONE[1 - march.side if who == OPPONENT else march.side])
    if who == MACEDONIAN:
        return _with_cards(war, ALONE[MACEDON])
    if who == PERSIAN:
        return _with_cards(war, ALONE[PERSIA])
    if who == ABOUT and about in (MACEDON, PERSIA):
        return _with_cards(war, ALONE[about])
    if moment == MURDER:
        return _with_cards(war, ALONE[MACEDON if about == DIADES else LEADER_SIDE[about]])
    if moment == ILLNESS:
        return _with_cards(war, ALONE[PERSIA]) if LEADER_SIDE[about] == PERSIA else ()
    both = BOTH[PERSIA if war.active == PERSIA else MACEDON]
    if who == IN_BATTLE and war.battle is not None:
        both = _among(both, war.battle.sides)
    elif who == AT_SEA and war.sea_fight is not None:
        both = _among(both, war.sea_fight.sides)
    return _with_cards(war, both)


def _among(sides: tuple[int, ...], fighting: tuple[int, int]) -> tuple[int, ...]:
    return tuple([side for side in sides if side in fighting])


def _with_cards(war: War, sides: tuple[int, ...]) -> tuple[int, ...]:
    """15.1.5 Those that have a card left, as all can see."""
    hands = war.hands
    if hands[0] and hands[1]:
        return sides
    return tuple([side for side in sides if hands[side]])


def open_moment(war: War, moment: int, about: int = NOWHERE) -> None:
    """15.1.3 A moment at which cards may be played: it comes above what goes on after it. `about`
    is what it is about: a space, an army, a leader, the side that may answer."""
    sides = may_interrupt(war, moment, about)
    if sides:
        order = tuple([seat_of(war, side) for side in sides])
        war.agenda.append(Moment(order, 0, 0, sides, moment, about))


class Moment(Exchange[War]):
    """15.1.5 The active player is asked first, then the other; after each card all others again;
    passes all round close it."""

    case: ClassVar[str] = "15.1.5"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "play")

    def __init__(
        self,
        order: tuple[int, ...],
        at: int,
        passes: int,
        sides: tuple[int, ...],
        moment: int,
        about: int,
    ) -> None:
        super().__init__(order, at, passes)
        self.sides = sides
        self.moment = moment
        self.about = about
        self.side = sides[at]

    def window(self) -> int:
        return self.moment

    def unasked(self, position: War) -> list[int]:
        """Nor is anybody asked who has no card left, as all can see."""
        if self.seat != TABLE and not position.hands[self.side]:
            return [self.seat]
        return super().unasked(position)

    def moved(self, at: int, passes: int) -> Moment:
        return Moment(self.order, at, passes, self.sides, self.moment, self.about)

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [PASS]
        list_plays(position, self.side, self.moment, found)
        return found

    def prompt(self, position: War) -> Message:
        return Message("moment", {"moment": MOMENT.word(self.moment), "side": SIDE.word(self.side)})


class PassMoment(Pass[War]):
    """15.1.5 No card."""


PASS: Final = PassMoment()


def is_of_moment(use: int, moment: int) -> bool:
    """15.1.3 Whether a use belongs to a moment."""
    if USE_MOMENT[use] == moment or (USE_ANSWER[use] == moment != PLAY):
        return True
    if USE_MOMENT[use] == LULL:
        return moment not in IN_COMBAT
    return USE_MOMENT[use] == BLOOD and moment == MURDER


def occasion(decision: Any) -> tuple[int, int, int]:
    """15.1.3, 3.3.5 The side that may play a card, the moment, or its own segment, and what that is
    about."""
    if isinstance(decision, Moment):
        return decision.side, decision.moment, decision.about
    assert isinstance(decision, Choice)
    return decision.side, PLAY, NOWHERE


class Play(Action[War, Any]):
    """15.1.3 Play a card for one of its uses."""

    verb: ClassVar[str] = "play"
    fields: ClassVar[tuple[Domain, ...]] = (USE,)

    def __init__(self, use: int) -> None:
        self.use = use

    def args(self) -> tuple[int, ...]:
        return (self.use,)

    def refusal(self, position: War, decision: Any, seat: int) -> Refusal | None:
        side, moment, about = occasion(decision)
        kind = USE_KIND[self.use]
        effect = EFFECTS[self.use]
        if not position.hands[side] & BITS_OF[kind]:
            return Refusal(effect.case, "card-not-in-hand", {"kind": KIND.word(kind)})
        if USE_SIDE[self.use] not in (side, NOBODY):
            return Refusal(effect.case, "card-of-the-other-side", {"kind": KIND.word(kind)})
        if not is_of_moment(self.use, moment):
            return Refusal(effect.case, "card-at-another-moment", {"kind": KIND.word(kind)})
        refusal = effect.objection(position, side, moment, about)
        if refusal is not None:
            return refusal
        along = effect.along(position, side, about)
        if along >= 0 and one_of(position.hands[side], along) < 0:
            return Refusal(effect.case, "card-needs-another", {"kind": KIND.word(along)})
        return None

    def do(self, position: War, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        side, _, about = occasion(decision)
        kind = USE_KIND[self.use]
        effect = EFFECTS[self.use]
        log.append(Event(CARD_PLAYED, (side, kind, self.use)))
        spend(position, side, kind, USE_AFTER[self.use], die, log)
        along = effect.along(position, side, about)
        if along >= 0:
            play_along(position, side, along, die, log)
        effect.play(position, side, about, die, log)


PLAYS: Final[list[Play]] = [Play(use) for use in range(USES)]
USES_AT: Final[list[list[list[int]]]] = [
    [[use for use in USES_OF[kind] if is_of_moment(use, moment)] for kind in range(KINDS)]
    for moment in range(PLAY + 1)
]
"""15.1.3, 3.3.5 By moment, the own segment last, and by kind of card the uses made there, and"""
CARDS_AT: Final[list[int]] = [
    sum([BITS_OF[kind] for kind in range(KINDS) if uses[kind]]) for uses in USES_AT
]
"""the cards that have any."""


def list_plays(war: War, side: int, moment: int, found: list[Action[War, Any]]) -> None:
    """15.1.3 The uses of cards in hand that belong to a moment."""
    cards = war.hands[side] & CARDS_AT[moment]
    while cards:
        kind = KIND_OF[first_of(cards)]
        for use in USES_AT[moment][kind]:
            found.append(PLAYS[use])
        cards &= ~BITS_OF[kind]


def spend(war: War, side: int, kind: int, after: int, die: Die, log: list[Event]) -> None:
    """15.1.7 to 15.1.9 What becomes of a card that was played."""
    card = one_of(war.hands[side], kind)
    if after == MAY_BE_KEPT:
        return  # 15.11.3 its owner is asked when it has done its work
    leave_hand(war, side, card)
    if after == LEAVES:
        war.removed |= 1 << card
    elif after == STAYS:
        war.staying |= 1 << card
    else:
        war.discards |= 1 << card
        if after == MAY_DIE:
            roll_for_bagoas(war, side, card, die, log)


def play_along(war: War, side: int, kind: int, die: Die, log: list[Event]) -> None:
    """15.7.3, 15.26.2 A card is played together with another."""
    log.append(Event(CARD_ALONG, (side, kind)))
    spend(war, side, kind, MAY_DIE, die, log)


def roll_for_bagoas(war: War, side: int, card: int, die: Die, log: list[Event]) -> None:
    """15.10.6 After each play Bagoas may die: his card leaves the game."""
    roll = die.roll(6)
    log.append(Event(BAGOAS_ROLLED, (roll,)))
    if roll >= BAGOAS_DIES:
        war.discards &= ~(1 << card)
        war.removed |= 1 << card
        log.append(Event(CARD_SET_ASIDE, (side, card)))
