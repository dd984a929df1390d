"""15.10.1, 15.10.2, 15.30.1 to 15.30.7 Satrap Insubordination: closed gates, dissension,
Harpalus, bad blood; and the veto of Bagoas."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    ARMY_SIDE,
    DISSENSION,
    HARPALUS_REVOLT,
    MACEDON,
    NO_CLOSED_GATES,
    NO_HARPALUS,
    NOWHERE,
    PERSIA,
    PROVINCE_OF,
    REVOLT_RATING,
    SPACES,
    TREASURIES,
    TREASURY,
    TREASURY_AT,
)
from anabasis.games.conquerors.cards import COURT
from anabasis.games.conquerors.events_cards import (
    BAD_BLOOD_ROLLED,
    DISSENSION_ROLLED,
    GATES_CLOSED,
    HARPALUS_FLED,
    REVOLT_ROLLED,
    SENT_AWAY,
)
from anabasis.games.conquerors.leaders import ALEXANDER, IS_PERSIAN, leaders_in
from anabasis.games.conquerors.numbers import DISSENSION_DISBANDS, NEW_ELITE
from anabasis.games.conquerors.rules.card_aims import AT_ARMY, AT_TREASURY, Aimed, entered
from anabasis.games.conquerors.rules.choice import refusals
from anabasis.games.conquerors.rules.commanders import leaders_with, to_hand
from anabasis.games.conquerors.rules.control import settle, start_revolt
from anabasis.games.conquerors.rules.forces import join_army, remove_garrison
from anabasis.games.conquerors.rules.moments import (
    AFTER_SHIELD,
    DECREE,
    Effect,
    Pending,
    cancel,
    enter,
    open_moment,
)
from anabasis.games.conquerors.rules.treasuries import empty, owns
from anabasis.games.conquerors.state import FRESH, IS_GREAT_KING, War, in_revolt

CLOSED_ALREADY: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("15.30.1", "gates-closed-already", {"treasury": word})
)
NEVER_THERE: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("15.30.4", "harpalus-not-there", {"treasury": word})
)
NOT_MACEDONIAN: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("15.30.4", "not-macedonian", {"treasury": word})
)
NO_PERSIAN_ARMY: Final[list[Refusal]] = refusals(
    ARMY, lambda word: Refusal("15.30.5", "no-persian-army", {"army": word})
)
ARMY_NOT_MIXED: Final[list[Refusal]] = refusals(
    ARMY, lambda word: Refusal("15.30.5", "army-not-mixed", {"army": word})
)


def not_as_answer(war: War, moment: int, about: int) -> Refusal | None:
    """15.30.6 Satraps answer customs and homage, not bodyguards."""
    if moment == COURT and about == AFTER_SHIELD:
        return Refusal("15.30.6", "no-satraps-now")
    return None


class Satrap(Aimed):
    """15.30 A use that is aimed, and waits for the veto of Bagoas."""

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        refusal = not_as_answer(war, moment, about)
        return super().objection(war, side, moment, about) if refusal is None else refusal

    def hit(self, war: War, side: int, target: int, die: Die, log: list[Event]) -> None:
        war.agenda.append(Pending(self.use, side, target))
        open_moment(war, DECREE, 1 - side)


class Veto(Effect):
    """15.10.1 What was just decreed has no effect."""

    case: ClassVar[str] = "15.10.1"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        cancel(war, log)


class ClosedGates(Satrap):
    """15.30.1 A Treasure City is no treasury for anyone until the administrative phase."""

    case: ClassVar[str] = "15.30.1"

    def targets(self, war: War, side: int) -> list[int]:
        return list(range(TREASURIES))

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        if target >= TREASURIES or target in NO_CLOSED_GATES:
            return Refusal(self.case, "gates-never-closed", {"treasury": TREASURY.word(target)})
        return CLOSED_ALREADY[target] if war.shut >> target & 1 else None

    def aim(self, target: int) -> Action[War, Any]:
        return AT_TREASURY[target]

    def strike(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        war.shut |= 1 << about
        log.append(Event(GATES_CLOSED, (about,)))


class Harpalus(Satrap):
    """15.30.4 The garrison of a Macedonian Treasure City goes with the money, and Greece may
    revolt."""

    case: ClassVar[str] = "15.30.4"

    def targets(self, war: War, side: int) -> list[int]:
        return list(range(TREASURIES))

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        if target >= TREASURIES or target in NO_HARPALUS:
            return NEVER_THERE[target]
        return None if owns(war, MACEDON, target) else NOT_MACEDONIAN[target]

    def aim(self, target: int) -> Action[War, Any]:
        return AT_TREASURY[target]

    def strike(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        log.append(Event(HARPALUS_FLED, (about,)))
        space = TREASURY_AT[about]
        if war.holder[space] == MACEDON and war.gsp[space]:
            remove_garrison(war, space, war.gsp[space])
        empty(war, about, log)
        settle(war, log)
        roll_for_revolt(war, HARPALUS_REVOLT, die, log)


def roll_for_revolt(war: War, province: int, die: Die, log: list[Event]) -> None:
    """6.3.3 A die up to the Revolt Rating: the province is in Revolt. One that is stays so."""
    if in_revolt(war, province):
        return
    roll = die.roll(6)
    log.append(Event(REVOLT_ROLLED, (province, roll, REVOLT_RATING[province])))
    if roll <= REVOLT_RATING[province]:
        start_revolt(war, province, log)


# ---- 15.30.3 dissension in the east


def garrisoned(war: War, province: int) -> list[int]:
    """The spaces of a province with a Macedonian garrison, Alexandrias among them."""
    return [
        space
        for space in range(SPACES)
        if PROVINCE_OF[space] == province and war.gsp[space] and war.holder[space] == MACEDON
    ]


class Dissension(Effect):
    """15.30.3 Garrisons of the east are disbanded, and their men join Alexander."""

    case: ClassVar[str] = "15.30.3"
    use: int = -1

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        refusal = not_as_answer(war, moment, about)
        if refusal is not None:
            return refusal
        if not war.deeds & IS_GREAT_KING:
            return Refusal("15.1.13", "not-great-king")
        if not any([garrisoned(war, province) for province in DISSENSION]):
            return Refusal(self.case, "no-garrison-in-the-east")
        return None

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        war.agenda.append(Pending(self.use, side, about))
        open_moment(war, DECREE, 1 - side)

    def strike(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        joining = 0
        for province in DISSENSION:
            spaces = garrisoned(war, province)
            if not spaces:
                continue
            roll = die.roll(6)
            points = 0
            if roll <= DISSENSION_DISBANDS:
                for space in spaces:
                    points += war.gsp[space]
                    remove_garrison(war, space, war.gsp[space])
            log.append(Event(DISSENSION_ROLLED, (province, roll, points)))
            joining += points
        army = war.where[ALEXANDER]
        if joining and army < ARMIES:
            join_army(war, army, joining, NEW_ELITE, FRESH)
        settle(war, log)


# ---- 15.30.5 bad blood


def is_mixed(war: War, army: int) -> bool:
    """15.30.5 Whether Persian and other leaders are together in an army."""
    kinds = {IS_PERSIAN[leader] for leader in leaders_in(leaders_with(war, army))}
    return len(kinds) == 2


class BadBlood(Satrap):
    """15.30.5 In a mixed Persian army the leader with the highest die goes back to hand."""

    case: ClassVar[str] = "15.30.5"

    def targets(self, war: War, side: int) -> list[int]:
        return [army for army in range(ARMIES) if ARMY_SIDE[army] == PERSIA]

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        if ARMY_SIDE[target] != PERSIA or war.army_at[target] == NOWHERE:
            return NO_PERSIAN_ARMY[target]
        return None if is_mixed(war, target) else ARMY_NOT_MIXED[target]

    def aim(self, target: int) -> Action[War, Any]:
        return AT_ARMY[target]

    def strike(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        king = war.king[PERSIA]
        rolling = [leader for leader in leaders_in(leaders_with(war, about)) if leader != king]
        while len(rolling) > 1:
            dice = [die.roll(6) for _ in rolling]
            log.append(Event(BAD_BLOOD_ROLLED, (about, tuple(rolling), tuple(dice))))
            high = max(dice)
            rolling = [leader for leader, roll in zip(rolling, dice, strict=True) if roll == high]
        to_hand(war, rolling[0])
        log.append(Event(SENT_AWAY, (rolling[0],)))


_GATES = ClosedGates()
_HARPALUS = Harpalus()
_BLOOD = BadBlood()
_DISSENSION = Dissension()
entered(enter("closed-gates", _GATES), _GATES)
entered(enter("harpalus", _HARPALUS), _HARPALUS)
entered(enter("bad-blood", _BLOOD), _BLOOD)
_DISSENSION.use = enter("dissension", _DISSENSION)
enter("veto", Veto())
