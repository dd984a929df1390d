"""15.5.1 to 15.6.2, 15.10.3, 15.21.1, 15.22.1, 15.25.1 to 15.27.3, 15.35.1, 15.35.2 Cards about
kings, courts and their armies."""

from __future__ import annotations

from typing import Any, ClassVar

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    ARMY_SIDE,
    LEVIES,
    MACEDON,
    NO_TREASURY,
    NOWHERE,
    PERSIA,
    PEUCESTAS,
    SPARTAN,
)
from anabasis.games.conquerors.events import MARRIED_NOW, PROSKYNESIS_ORDERED
from anabasis.games.conquerors.events_cards import (
    CAMPAIGN_BEGUN,
    CLEITUS_ROLLED,
    DRILLED,
    LEVY_GRANTED,
    ON_LEAVE,
)
from anabasis.games.conquerors.leaders import ALEXANDER
from anabasis.games.conquerors.numbers import (
    BINGE_INJURY,
    DRILL,
    DRILL_BELOW,
    HONEYMOON_ASP,
    HONEYMOON_WEARINESS,
    MARRIAGE_WEARINESS,
    NATIVE_WEARINESS,
    PEUCESTAS_ASP,
    REVEL_WEARINESS,
)
from anabasis.games.conquerors.rules.card_aims import AT_ARMY, Aimed, entered
from anabasis.games.conquerors.rules.control import controls, settle
from anabasis.games.conquerors.rules.deck import bury
from anabasis.games.conquerors.rules.enlisting import Placing, macedonian_targets
from anabasis.games.conquerors.rules.forces import change_asp, raise_elite
from anabasis.games.conquerors.rules.moments import (
    AFTER_CUSTOMS,
    AFTER_HOMAGE,
    BAGOAS,
    COURT,
    Effect,
    enter,
    open_moment,
)
from anabasis.games.conquerors.rules.stationing import city_takes, station
from anabasis.games.conquerors.rules.weariness import injure, weary
from anabasis.games.conquerors.state import (
    CLEITUS_DEAD,
    IS_GREAT_KING,
    MARRIED,
    PROSKYNESIS,
    War,
    seat_of,
)
from anabasis.kit.rows import more


class OfGreatKing(Effect):
    """15.1.13 A use that needs Alexander as Great King."""

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        return None if war.deeds & IS_GREAT_KING else Refusal("15.1.13", "not-great-king")


# ---- 15.5 Alexandrian Drunken Binge


class Binge(OfGreatKing):
    """15.5.1 Alexander gains an Injury Point, and Cleitus is in danger."""

    case: ClassVar[str] = "15.5.1"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        injure(war, BINGE_INJURY, log)
        roll_for_cleitus(war, die, log)


class Revel(OfGreatKing):
    """15.5.2 Weariness falls, and Cleitus is in danger."""

    case: ClassVar[str] = "15.5.2"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        weary(war, REVEL_WEARINESS, log)
        roll_for_cleitus(war, die, log)


def roll_for_cleitus(war: War, die: Die, log: list[Event]) -> None:
    """15.5.3, 15.5.4 An odd die: Alexander has killed Cleitus, whose card is out of the game."""
    if war.deeds & CLEITUS_DEAD:
        return
    roll = die.roll(6)
    log.append(Event(CLEITUS_ROLLED, (roll, roll % 2)))
    if roll % 2:
        war.deeds |= CLEITUS_DEAD
        bury(war, die, log)


# ---- 15.6, 15.22, 15.27 customs, weddings, homage


class Customs(OfGreatKing):
    """15.6.1, 15.6.2 Weariness rises; the Persian may answer."""

    case: ClassVar[str] = "15.6.1"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        weary(war, NATIVE_WEARINESS, log)
        open_moment(war, COURT, AFTER_CUSTOMS)


class Homage(OfGreatKing):
    """15.27.1, 15.27.2 Proskynesis is mandatory; the Persian may answer."""

    case: ClassVar[str] = "15.27.1"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        if war.deeds & PROSKYNESIS:
            return Refusal(self.case, "mandatory-already")
        return super().objection(war, side, moment, about)

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        war.deeds |= PROSKYNESIS
        log.append(Event(PROSKYNESIS_ORDERED, (side,)))
        open_moment(war, COURT, AFTER_HOMAGE)


class Weddings(Effect):
    """15.22.1 The Macedonians marry, Alexander too, and do not like it."""

    case: ClassVar[str] = "15.22.1"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        return None if war.family_side == MACEDON else Refusal(self.case, "family-not-held")

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        weary(war, MARRIAGE_WEARINESS, log)
        if not war.deeds & MARRIED:
            war.deeds |= MARRIED
            log.append(Event(MARRIED_NOW, (ALEXANDER,)))


# ---- 15.21, 15.25, 15.35 armies


class Campaign(Effect):
    """15.21.1 Two forces move in this round."""

    case: ClassVar[str] = "15.21.1"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        war.campaign = True
        log.append(Event(CAMPAIGN_BEGUN, (side,)))


class Drill(Aimed):
    """15.25.1 A Persian army gains an Elite Level."""

    case: ClassVar[str] = "15.25.1"

    def targets(self, war: War, side: int) -> list[int]:
        return [army for army in range(ARMIES) if ARMY_SIDE[army] == PERSIA]

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        named = {"army": ARMY.word(target)}
        if ARMY_SIDE[target] != PERSIA or war.army_at[target] == NOWHERE:
            return Refusal(self.case, "no-persian-army", named)
        if target == SPARTAN:
            return Refusal("15.3.4", "spartans-not-drilled", named)
        if war.elite[target] >= DRILL_BELOW:
            return Refusal(self.case, "elite-enough", named)
        return None

    def aim(self, target: int) -> Action[War, Any]:
        return AT_ARMY[target]

    def hit(self, war: War, side: int, target: int, die: Die, log: list[Event]) -> None:
        raise_elite(war, target, DRILL)
        log.append(Event(DRILLED, (target, war.elite[target])))


class Leave(Effect):
    """15.35.1 Four points of Alexander's army go on leave, and Weariness falls."""

    case: ClassVar[str] = "15.35.1"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        army = war.where[ALEXANDER]
        if army >= ARMIES or war.asp[army] <= HONEYMOON_ASP:
            return Refusal(self.case, "too-few-for-leave", {"points": HONEYMOON_ASP})
        return None

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        army = war.where[ALEXANDER]
        change_asp(war, army, -HONEYMOON_ASP)
        war.leave_asp = HONEYMOON_ASP
        war.leave_elite = war.elite[army]
        war.leave_condition = war.condition[army]
        log.append(Event(ON_LEAVE, (army, HONEYMOON_ASP)))
        weary(war, HONEYMOON_WEARINESS, log)
        settle(war, log)


# ---- 15.26 Peucestas


class Levy(Effect):
    """15.26.1, 15.26.2 Ten points are raised for nothing by whoever controls Persis; the Persian
    plays Bagoas with it."""

    case: ClassVar[str] = "15.26.1"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        if not controls(war, side, PEUCESTAS):
            return Refusal(self.case, "persis-not-controlled")
        if not war.available[side]:
            return Refusal("8.3.1", "nobody-left-to-raise")
        if side == MACEDON and not macedonian_targets(war, side, True):
            return Refusal("8.3.4", "no-place-for-levy")
        if side == PERSIA and not open_cities(war):
            return Refusal("8.3.8", "no-place-for-levy")
        return None

    def along(self, war: War, side: int, about: int) -> int:
        return BAGOAS if side == PERSIA else -1

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        points = min(PEUCESTAS_ASP, war.available[side])
        war.available = more(war.available, side, -points)
        log.append(Event(LEVY_GRANTED, (side, points)))
        if side == MACEDON:
            war.agenda.append(Placing(seat_of(war, side), side, points, True, 0))
        else:
            station(war, points, open_cities(war))


def open_cities(war: War) -> int:
    """8.3.8, 8.3.12 The cities in which the Persian can place points, a bit each."""
    return sum([1 << city for city in LEVIES if city_takes(war, city, NO_TREASURY) is None])


_DRILL = Drill()
enter("binge", Binge())
enter("revel", Revel())
enter("customs", Customs())
enter("homage", Homage())
enter("weddings", Weddings())
enter("campaign", Campaign())
entered(enter("drill", _DRILL), _DRILL)
enter("leave", Leave())
enter("levy", Levy())
