"""15.3.1 to 15.3.5, 15.9.1 to 15.9.3, 15.17.1 to 15.19.1, 15.23.1, 15.28.1 to 15.29.3 Cards
about places: revolts, weather, drought, coups, treasuries, and the fleets of Greece and
Rhodes."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    AGIS_GARRISONS,
    AGIS_REVOLT,
    GREECE,
    INDEPENDENT,
    IONIA,
    MACEDON,
    NO_EMBEZZLEMENT,
    NOBODY,
    NOWHERE,
    PERSIA,
    PROVINCE,
    PROVINCE_OF,
    PROVINCES,
    REVOLT_RATING,
    RHODES,
    ROYAL,
    SPACE,
    SPACES,
    SPARTAN,
    TREASURIES,
    TREASURY,
)
from anabasis.games.conquerors.events_cards import (
    COUP_MADE,
    DROUGHT_CAME,
    GREEK_FLEET_CAME,
    SPARTANS_RISE,
    SQUADRON_LENT,
    SQUADRON_RECALLED,
    WEATHER_TURNED,
)
from anabasis.games.conquerors.fleets import GREEK, HOMES, MOST_NSP, RHODIAN, SQUADRON
from anabasis.games.conquerors.numbers import COUP_GSP, EMBEZZLED
from anabasis.games.conquerors.rules.card_aims import (
    AT_PROVINCE,
    AT_SPACE,
    AT_TREASURY,
    Aimed,
    entered,
)
from anabasis.games.conquerors.rules.cards_satraps import roll_for_revolt
from anabasis.games.conquerors.rules.choice import refusals
from anabasis.games.conquerors.rules.control import settle, start_revolt
from anabasis.games.conquerors.rules.forces import (
    add_garrison,
    form_army,
    remove_garrison,
    room_for_garrison,
)
from anabasis.games.conquerors.rules.moments import Effect, enter
from anabasis.games.conquerors.rules.ships import launch, move_admirals, set_fleet, sink
from anabasis.games.conquerors.rules.treasuries import lower, owns
from anabasis.games.conquerors.set_up import SPARTAN_ASP, SPARTAN_AT, SPARTAN_ELITE
from anabasis.games.conquerors.state import EMPTY, War, armies_at, holder_of, in_revolt
from anabasis.kit.rows import changed, more

ALL_PROVINCES: Final = list(range(PROVINCES))
REBELLIOUS: Final = [n for n in range(PROVINCES) if REVOLT_RATING[n]]
IONIAN_SPACES: Final = [space for space in range(SPACES) if PROVINCE_OF[space] in IONIA]
NEVER_REVOLTS: Final[list[Refusal]] = refusals(
    PROVINCE, lambda word: Refusal("6.3.1", "never-revolts", {"province": word})
)
REVOLTS_ALREADY: Final[list[Refusal]] = refusals(
    PROVINCE, lambda word: Refusal("15.28.1", "revolts-already", {"province": word})
)
SPACE_OCCUPIED: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("15.23.1", "space-occupied", {"space": word})
)
NO_GARRISON_LEFT: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("8.6.4", "no-garrison-left", {"space": word})
)
TREASURY_SAFE: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("15.18.1", "treasury-safe", {"treasury": word})
)
NOT_THE_OTHERS: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("15.1.12", "not-the-others", {"treasury": word})
)
TREASURY_EMPTY: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("15.18.1", "treasury-empty", {"treasury": word})
)


class OnProvince(Aimed):
    """A use that is aimed at a province."""

    def targets(self, war: War, side: int) -> list[int]:
        return ALL_PROVINCES

    def aim(self, target: int) -> Action[War, Any]:
        return AT_PROVINCE[target]


class Weather(OnProvince):
    """15.9.1 Bad Weather comes over a province, anybody's."""

    case: ClassVar[str] = "15.9.1"

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        if war.weather >> target & 1:
            return Refusal(self.case, "marked-already", {"province": PROVINCE.word(target)})
        return None

    def hit(self, war: War, side: int, target: int, die: Die, log: list[Event]) -> None:
        war.weather |= 1 << target
        log.append(Event(WEATHER_TURNED, (target,)))


class Drought(OnProvince):
    """15.17.1 A drought comes over a province, anybody's."""

    case: ClassVar[str] = "15.17.1"

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        if war.drought >> target & 1:
            return Refusal(self.case, "marked-already", {"province": PROVINCE.word(target)})
        return None

    def hit(self, war: War, side: int, target: int, die: Die, log: list[Event]) -> None:
        war.drought |= 1 << target
        log.append(Event(DROUGHT_CAME, (target,)))


class Revolt(OnProvince):
    """15.28.1 A province with a Revolt Rating, anybody's, may revolt."""

    case: ClassVar[str] = "15.28.1"

    def targets(self, war: War, side: int) -> list[int]:
        return REBELLIOUS

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        if not REVOLT_RATING[target]:
            return NEVER_REVOLTS[target]
        return REVOLTS_ALREADY[target] if in_revolt(war, target) else None

    def hit(self, war: War, side: int, target: int, die: Die, log: list[Event]) -> None:
        roll_for_revolt(war, target, die, log)


class Agis(Effect):
    """15.3.1, 15.3.2 Sparta revolts, and her army takes the field for Persia."""

    case: ClassVar[str] = "15.3.1"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        if armies_at(war, MACEDON, SPARTAN_AT):
            return Refusal("15.3.2", "enemy-in-sparta", {"space": SPACE.word(SPARTAN_AT)})
        return None

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        for space in range(SPACES):
            of_player = war.gsp[space] and war.holder[space] in (MACEDON, PERSIA)
            if of_player and PROVINCE_OF[space] in AGIS_GARRISONS:
                remove_garrison(war, space, war.gsp[space])
        start_revolt(war, AGIS_REVOLT, log)  # 6.3.4 It clears the province, if in Revolt or not.
        form_army(war, SPARTAN, SPARTAN_AT, SPARTAN_ASP, SPARTAN_ELITE, False)
        log.append(Event(SPARTANS_RISE, (SPARTAN, SPARTAN_AT)))
        settle(war, log)


class Coup(Aimed):
    """15.23.1 A Persian garrison in a space of Ionia without land units."""

    case: ClassVar[str] = "15.23.1"

    def targets(self, war: War, side: int) -> list[int]:
        return IONIAN_SPACES

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        if PROVINCE_OF[target] == NOWHERE or PROVINCE_OF[target] not in IONIA:
            return Refusal(self.case, "not-in-ionia", {"space": SPACE.word(target)})
        if war.land[target]:
            return SPACE_OCCUPIED[target]
        if room_for_garrison(war, side, target) < COUP_GSP:
            return NO_GARRISON_LEFT[target]
        return None

    def aim(self, target: int) -> Action[War, Any]:
        return AT_SPACE[target]

    def hit(self, war: War, side: int, target: int, die: Die, log: list[Event]) -> None:
        add_garrison(war, side, target, COUP_GSP)
        log.append(Event(COUP_MADE, (target,)))
        settle(war, log)


class Theft(Aimed):
    """15.18.1 A treasury of the other player loses a level."""

    case: ClassVar[str] = "15.18.1"

    def targets(self, war: War, side: int) -> list[int]:
        return list(range(TREASURIES))

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        if target == ROYAL or target in NO_EMBEZZLEMENT:
            return TREASURY_SAFE[target]
        if not owns(war, 1 - side, target):
            return NOT_THE_OTHERS[target]
        return TREASURY_EMPTY[target] if war.level[target] == EMPTY else None

    def aim(self, target: int) -> Action[War, Any]:
        return AT_TREASURY[target]

    def hit(self, war: War, side: int, target: int, die: Die, log: list[Event]) -> None:
        for _ in range(EMBEZZLED):
            lower(war, target, log)


# ---- fleets


class GreekFleet(Effect):
    """15.19.1 The Greek Fleet comes to Athens, for whoever controls Greece."""

    case: ClassVar[str] = "15.19.1"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        if war.control[GREECE] not in (MACEDON, PERSIA):
            return Refusal(self.case, "greece-not-controlled")
        return None

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        owner = war.control[GREECE]
        launch(war, GREEK, owner, HOMES[GREEK][0])
        log.append(Event(GREEK_FLEET_CAME, (GREEK, owner)))
        settle(war, log)


class Alliance(Effect):
    """15.29.1 Rhodes lends a squadron."""

    case: ClassVar[str] = "15.29.1"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        if holder_of(war, RHODES) != INDEPENDENT:
            return Refusal(self.case, "rhodes-not-independent")
        if war.fleet_at[SQUADRON] != NOWHERE:
            return Refusal(self.case, "squadron-is-out")
        return None

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        launch(war, SQUADRON, side, RHODES)
        if war.nsp[RHODIAN] == MOST_NSP[RHODIAN]:
            sink(war, RHODIAN, MOST_NSP[SQUADRON])
        log.append(Event(SQUADRON_LENT, (SQUADRON, side)))
        settle(war, log)


class RhodesRecall(Effect):
    """15.29.2 The squadron that the other has goes home."""

    case: ClassVar[str] = "15.29.2"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        lent = war.fleet_at[SQUADRON] != NOWHERE and war.fleet_side[SQUADRON] == 1 - side
        return None if lent else Refusal(self.case, "squadron-not-the-others")

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        move_admirals(war, SQUADRON, 1 - side, log)
        back = min(war.nsp[SQUADRON], MOST_NSP[RHODIAN] - war.nsp[RHODIAN])
        if back and war.nsp[RHODIAN] == 0:  # Her own fleet has been destroyed: this is it now.
            set_fleet(war, RHODIAN, RHODES)
            war.fleet_side = changed(war.fleet_side, RHODIAN, INDEPENDENT)
        war.nsp = more(war.nsp, RHODIAN, back)
        set_fleet(war, SQUADRON, NOWHERE)
        war.nsp = changed(war.nsp, SQUADRON, 0)
        war.fleet_side = changed(war.fleet_side, SQUADRON, NOBODY)
        log.append(Event(SQUADRON_RECALLED, (SQUADRON,)))
        settle(war, log)


def _aimed(use: str, effect: Aimed) -> None:
    entered(enter(use, effect), effect)


_aimed("weather", Weather())
_aimed("drought", Drought())
_aimed("revolt-revolt", Revolt())
_aimed("coup", Coup())
_aimed("theft", Theft())
enter("agis-iii-revolt", Agis())
enter("fleet", GreekFleet())
enter("alliance", Alliance())
enter("rhodes-recall", RhodesRecall())
