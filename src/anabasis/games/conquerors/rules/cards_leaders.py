"""15.2.2, 15.7.1 to 15.7.4, 15.10.4, 15.11.1 to 15.11.4, 15.12.1, 15.12.2, 15.16.1, 15.16.2
Assassins and what stops them: Ahriman, bodyguards, Black Cleitus; and Diades, whom they may
kill too."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import MACEDON
from anabasis.games.conquerors.cards import (
    BITS_OF,
    CARD,
    CARDS,
    KIND,
    USE_KIND,
    cards_in,
    one_of,
)
from anabasis.games.conquerors.events_cards import (
    AIMED,
    AIMED_AT_DIADES,
    CARD_KEPT,
    DIADES_DEAD,
    DIADES_HIRED,
    MURDER_ROLLED,
)
from anabasis.games.conquerors.leaders import ALEXANDER, DARIUS, LEADER, LEADER_SIDE, LEADERS
from anabasis.games.conquerors.numbers import ASSASSIN_KILLS
from anabasis.games.conquerors.rules.card_aims import AT_DIADES, AT_LEADER, Aimed, entered
from anabasis.games.conquerors.rules.choice import Choice, refusals
from anabasis.games.conquerors.rules.commanders import (
    in_play,
    kill_leader,
)
from anabasis.games.conquerors.rules.deck import discard
from anabasis.games.conquerors.rules.moments import (
    AFTER_SHIELD,
    BAGOAS,
    BLOOD,
    COURT,
    DIADES,
    MURDER,
    Effect,
    Pending,
    cancel,
    enter,
    open_moment,
    play_along,
)
from anabasis.games.conquerors.rules.weariness import injure
from anabasis.games.conquerors.state import War, seat_of
from anabasis.kit.rows import replaced

DIADES_CARD: Final[int] = BITS_OF[KIND.read("diades-of-thessaly")]
CLEITUS_KIND: Final[int] = KIND.read("black-cleitus")

ALL_LEADERS: Final = [*range(LEADERS), DIADES]
OWN_LEADER: Final[list[Refusal]] = refusals(
    LEADER, lambda word: Refusal("15.1.12", "own-leader", {"leader": word})
)
NOT_ON_THE_MAP: Final[list[Refusal]] = refusals(
    LEADER, lambda word: Refusal("15.1.11", "leader-not-on-the-map", {"leader": word})
)


def enemy_leader(war: War, side: int, leader: int, case: str) -> Refusal | None:
    """15.1.11, 15.1.12 Why a card cannot be aimed at a leader: he is one's own, or not in play."""
    if LEADER_SIDE[leader] == side:
        return OWN_LEADER[leader]
    if not in_play(war, leader):
        return NOT_ON_THE_MAP[leader]
    return None


# ---- 15.7 Assassin


class Murder(Aimed):
    """15.7.1 to 15.7.3 An assassin is sent against an enemy leader, or Diades."""

    case: ClassVar[str] = "15.7.1"

    def targets(self, war: War, side: int) -> list[int]:
        return ALL_LEADERS

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        if target == DIADES:
            if side == MACEDON:
                return Refusal("15.1.12", "own-engineer")
            return None if war.staying & DIADES_CARD else Refusal("15.16.2", "no-engineer")
        refusal = enemy_leader(war, side, target, self.case)
        if refusal is not None:
            return refusal
        if target == DARIUS and one_of(war.hands[side], BAGOAS) < 0:
            return Refusal("15.7.3", "card-needs-another", {"kind": KIND.word(BAGOAS)})
        return None

    def aim(self, target: int) -> Action[War, Any]:
        return AT_DIADES if target == DIADES else AT_LEADER[target]

    def hit(self, war: War, side: int, target: int, die: Die, log: list[Event]) -> None:
        kind = USE_KIND[self.use]
        if target == DIADES:
            log.append(Event(AIMED_AT_DIADES, (kind,)))
        else:
            log.append(Event(AIMED, (kind, target)))
        if target == DARIUS:
            play_along(war, side, BAGOAS, die, log)
        war.agenda.append(Pending(self.use, side, target))
        open_moment(war, MURDER, target)

    def strike(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        roll = die.roll(6)
        dead = roll <= ASSASSIN_KILLS
        log.append(Event(MURDER_ROLLED, (roll, 1 if dead else 0)))
        if not dead:
            return
        if about == DIADES:
            war.staying &= ~DIADES_CARD
            war.removed |= DIADES_CARD
            log.append(Event(DIADES_DEAD, (roll,)))
        elif about == ALEXANDER:
            war.agenda.append(Bleeding(self.use, side, about))
            open_moment(war, BLOOD, about)
        else:
            kill_leader(war, about, log)


class Bleeding(Pending):
    """15.7.2 Alexander was struck: a die says how many Injury Points."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        injure(position, die.roll(6), log)


class Guard(Effect):
    """15.2.2 Ahriman: the attempt is void."""

    case: ClassVar[str] = "15.2.2"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        cancel(war, log)


class Shield(Effect):
    """15.12.1, 15.12.2 Bodyguards: the attempt on a king is void; for Alexander the Persian may
    answer."""

    case: ClassVar[str] = "15.12.1"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        return None if about in (ALEXANDER, DARIUS) else Refusal(self.case, "not-a-king")

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        cancel(war, log)
        if about == ALEXANDER:
            open_moment(war, COURT, AFTER_SHIELD)


# ---- 15.11 Black Cleitus


class SaveFromMurder(Effect):
    """15.11.2 The attempt on Alexander is void, also after its die."""

    case: ClassVar[str] = "15.11.2"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        return None if about == ALEXANDER else Refusal(self.case, "not-alexander")

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        cancel(war, log)
        keep_or_discard(war, side, log)


class SaveInBattle(Effect):
    """15.11.1 Alexander is not killed."""

    case: ClassVar[str] = "15.11.1"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        return Refusal(self.case, "saved-already") if war.spared else None

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        war.spared = True
        keep_or_discard(war, side, log)


def keep_or_discard(war: War, side: int, log: list[Event]) -> None:
    """15.11.3 Cleitus has done his work: he is discarded, unless another card is for him."""
    card = one_of(war.hands[side], CLEITUS_KIND)
    if war.hands[side] == 1 << card:
        discard(war, side, card, log)
    else:
        war.agenda.append(Keeping(seat_of(war, side), side, card))


class Keeping(Choice):
    """15.11.3 Whether Cleitus is kept, for another card."""

    case: ClassVar[str] = "15.11.3"
    verbs: ClassVar[tuple[str, ...]] = ("let-cleitus-go", "keep-cleitus")

    def __init__(self, seat: int, side: int, card: int) -> None:
        super().__init__(seat, side)
        self.card = card

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [LET_GO]
        found += [KEEP[card] for card in cards_in(position.hands[self.side])]
        return found

    def prompt(self, position: War) -> Message:
        return Message("keep-cleitus", {"card": CARD.word(self.card)})


class LetGo(Action[War, Keeping]):
    """15.11.3 Cleitus is discarded."""

    verb: ClassVar[str] = "let-cleitus-go"

    def refusal(self, position: War, decision: Keeping, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Keeping, seat: int, die: Die, log: list[Event]) -> None:
        discard(position, decision.side, decision.card, log)


class Keep(Action[War, Keeping]):
    """15.11.3 Another card is discarded for him."""

    verb: ClassVar[str] = "keep-cleitus"
    fields: ClassVar[tuple[Domain, ...]] = (CARD,)

    def __init__(self, card: int) -> None:
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)

    def refusal(self, position: War, decision: Keeping, seat: int) -> Refusal | None:
        if not position.hands[decision.side] >> self.card & 1 or self.card == decision.card:
            return Refusal("15.11.3", "not-your-card", {"card": CARD.word(self.card)})
        return None

    def do(self, position: War, decision: Keeping, seat: int, die: Die, log: list[Event]) -> None:
        side = decision.side
        discard(position, side, self.card, log)
        position.seen = replaced(position.seen, side, position.seen[side] | 1 << decision.card)
        log.append(Event(CARD_KEPT, (side, decision.card)))


LET_GO: Final = LetGo()
KEEP: Final[list[Keep]] = [Keep(card) for card in range(CARDS)]


# ---- 15.16 Diades


class Engineer(Effect):
    """15.16.1 Diades stays in play."""

    case: ClassVar[str] = "15.16.1"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        log.append(Event(DIADES_HIRED, (side,)))


_MURDER = Murder()
entered(enter("murder", _MURDER), _MURDER)
enter("guard", Guard())
enter("shield", Shield())
enter("save-from-murder", SaveFromMurder())
enter("save-in-battle", SaveInBattle())
enter("engineer", Engineer())
