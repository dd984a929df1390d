"""3.3.26 to 3.3.38 A battle is over: who has won, and what that brings."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    CITY_AREAS,
    FIELD,
    LAND,
    MACEDON,
    NOBODY,
    NOWHERE,
    PERSIA,
    THRACE,
)
from anabasis.games.alexander_vs_darius.counters import units_in
from anabasis.games.alexander_vs_darius.events import (
    ALEXANDER_BEATEN,
    BATTLE_ENDS,
    BATTLE_LEFT,
    BATTLE_LOST,
    BATTLE_WON,
    BONUS_MARKER,
    ESCAPE_ROLLED,
    MARKER_PLACED,
    MARKER_TURNED,
    PRIDE_HURT,
    PRIDE_ROLLED,
    SPOILS,
)
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, DARIUS, RANK, commander
from anabasis.games.alexander_vs_darius.rules.control import needs_siege, raise_siege, set_marker
from anabasis.games.alexander_vs_darius.rules.engagement import (
    ATTACKER,
    NEITHER,
    battle_of,
    destroy,
    has_darius,
    is_persian_war,
    is_there,
    place_of,
    recast,
    seat_of,
)
from anabasis.games.alexander_vs_darius.rules.fallen import Fallen
from anabasis.games.alexander_vs_darius.rules.flight import flee
from anabasis.games.alexander_vs_darius.rules.persian_rank import lead, reckon
from anabasis.games.alexander_vs_darius.rules.pursuit import Pursuit
from anabasis.games.alexander_vs_darius.rules.retreat import Retreating
from anabasis.games.alexander_vs_darius.rules.stacks import shift
from anabasis.games.alexander_vs_darius.rules.tracks import move_legitimacy, move_weariness
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
    gain,
    is_closed,
    is_on_map,
)
from anabasis.games.alexander_vs_darius.turns import (
    BEATEN_STEP,
    BROKEN_OFF_STEP,
    DARIUS_ESCAPES,
    DARIUS_SPOILS,
    LOST_STEP,
    PIECES_FOR_TREASURE,
    PRIDE_DICE,
    PRIDE_STEP,
    WON_STEP,
)

NO_PRIDE: Final = 255
"""In the place of a commander whose Pride is at stake: nobody's."""


def decide(campaign: Campaign, winner: int, pursued: bool, die: Die, log: list[Event]) -> None:
    """3.3.31, 7.1.11 An army has won, or neither has: what follows, in its order."""
    battle = battle_of(campaign)
    loser = 1 - winner
    proud = NO_PRIDE
    agenda = campaign.agenda
    if winner != NEITHER and is_there(campaign, loser):
        place = place_of(battle, loser)
        if battle.broke == loser and battle.sides[loser] == PERSIA:
            proud = commander(campaign.leaders[place])
            if has_darius(campaign, loser):
                roll = die.roll(6)
                log.append(Event(ESCAPE_ROLLED, (DARIUS, roll)))
                if roll <= DARIUS_ESCAPES:
                    campaign.battle = recast(battle_of(campaign), safe=1 << DARIUS)
    agenda.append(Aftermath(winner, proud))
    if winner == NEITHER or not is_there(campaign, loser):
        return
    agenda.append(Fallen())
    if loser == ATTACKER and battle.sea != NOWHERE:
        destroy(campaign, loser, log)
        return
    agenda.append(Retreating(loser))
    if pursued:
        agenda += [Fallen(), Pursuit(loser)]


class Aftermath(Procedure[Campaign]):
    """3.3.31 Marker, bonus marker, tracks and spoils, when the beaten are gone; the event waits
    below. `proud` is the Persian commander who broke off (7.2.6)."""

    def __init__(self, winner: int, proud: int) -> None:
        self.winner = winner
        self.proud = proud

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        winner = self.winner
        side = NOBODY if winner == NEITHER else battle.sides[winner]
        log.append(Event(BATTLE_ENDS, (battle.area, side, *battle.hits)))
        position.agenda += [
            BattleOver(),
            Spoils(winner),
            Tracks(winner, self.proud),
            Claim(winner),
        ]
        if winner == ATTACKER:
            occupy(position)
        if loser_landed(position, winner):
            flee(position, seat_of(battle, ATTACKER), battle.sea, battle.transports, log)


class Claim(Procedure[Campaign]):
    """3.3.32 to 3.3.34 The area is the winner's, and perhaps another one. The transports of a lost
    landing have fled by now (1.4.39): they may have lain in its port, which falls with it."""

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        area = battle.area
        raise_siege(position, area, log)
        if self.winner == NEITHER:
            return
        side = battle.sides[self.winner]
        if side == THRACE:
            return
        if gets_bonus(position, self.winner):
            position.agenda.append(Bonus(side))
        if not needs_siege(position, side, area, position.units[area]):
            turned = position.marker[area] == 1 - side
            set_marker(position, side, area, MARKER_TURNED if turned else MARKER_PLACED, log)


def occupy(campaign: Campaign) -> None:
    """The attackers leave the field for the area."""
    battle = battle_of(campaign)
    units, leaders = campaign.units[FIELD], campaign.leaders[FIELD]
    spent = campaign.spent[FIELD]
    side = campaign.holder[FIELD]
    shift(campaign, FIELD, battle.area, units, leaders, spent, spent)
    if side == PERSIA:
        lead(campaign, leaders, units_in(units))
        reckon(campaign, battle.area)


def loser_landed(campaign: Campaign, winner: int) -> bool:
    """1.4.39 Whether a landing was lost, so that the transports must flee."""
    battle = battle_of(campaign)
    return battle.sea != NOWHERE and winner != ATTACKER


class Occupation(Procedure[Campaign]):
    """3.3.17, 1.4.40 The defenders have slipped away, and the attackers are in the area."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        occupy(position)
        raise_siege(position, battle_of(position).area, log)
        position.battle = None


class BattleOver(Procedure[Campaign]):
    """The battle is nobody's concern any more; the event is still to come."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        reckon(position, battle_of(position).area)
        position.battle = None


# ---- the bonus marker


def gets_bonus(campaign: Campaign, winner: int) -> bool:
    """3.3.34 Whether the attacker has destroyed the defender whole in an area without a city."""
    battle = battle_of(campaign)
    return (
        winner == ATTACKER
        and not CITY_AREAS >> battle.area & 1
        and not battle.retreated
        and bool(bonus_areas(campaign, battle.sides[ATTACKER]))
    )


def bonus_areas(campaign: Campaign, side: int) -> list[int]:
    """3.3.34, 1.4.13 The adjacent areas for it: no city, no units, not closed, not own already."""
    return [
        area
        for area in LAND.beside[battle_of(campaign).area]
        if not CITY_AREAS >> area & 1
        and campaign.holder[area] == NOBODY
        and campaign.marker[area] != side
        and not is_closed(campaign, area)
    ]


class Bonus(Decision[Campaign]):
    """3.3.34 Whether and where the bonus marker is set."""

    case: ClassVar[str] = "3.3.34"
    verbs: ClassVar[tuple[str, ...]] = ("bonus", "no-bonus")

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        found: list[Action[Campaign, Any]] = [BONUS[area] for area in bonus_areas(position, seat)]
        found.append(NO_BONUS)
        return found

    def lapse(self, position: Campaign, seat: int) -> Action[Campaign, Any]:
        return NO_BONUS

    def prompt(self, position: Campaign) -> Message:
        return Message("bonus", {"area": AREA.word(battle_of(position).area)})


class SetBonus(Action[Campaign, Bonus]):
    """3.3.34 Set it there."""

    verb: ClassVar[str] = "bonus"
    fields: ClassVar[tuple[Domain, ...]] = (AREA,)

    def __init__(self, area: int) -> None:
        self.area = area

    def args(self) -> tuple[int, ...]:
        return (self.area,)

    def refusal(self, position: Campaign, decision: Bonus, seat: int) -> Refusal | None:
        if self.area not in bonus_areas(position, seat):
            return Refusal("3.3.34", "no-bonus-there", {"area": AREA.word(self.area)})
        return None

    def do(
        self, position: Campaign, decision: Bonus, seat: int, die: Die, log: list[Event]
    ) -> None:
        set_marker(position, seat, self.area, BONUS_MARKER, log)


class NoBonus(Action[Campaign, Bonus]):
    """3.3.34 Set none."""

    verb: ClassVar[str] = "no-bonus"

    def refusal(self, position: Campaign, decision: Bonus, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: Bonus, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


BONUS: Final = [SetBonus(area) for area in range(AREAS)]
NO_BONUS: Final = NoBonus()

# ---- tracks and spoils


class Tracks(Procedure[Campaign]):
    """5.1.6, 5.2.1, 5.2.3, 5.2.5, 7.2.5 to 7.2.8 The tracks move for a battle won and lost."""

    def __init__(self, winner: int, proud: int) -> None:
        self.winner = winner
        self.proud = proud

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        if self.winner == NEITHER:
            return
        loser = battle.sides[1 - self.winner]
        if loser == MACEDON:
            if is_persian_war(battle):
                move_legitimacy(position, BATTLE_WON, WON_STEP, log)
            if battle.alexander and is_on_map(position, ALEXANDER):
                move_weariness(position, ALEXANDER_BEATEN, BEATEN_STEP, log)
        elif loser == PERSIA:
            if self.proud == NO_PRIDE:
                move_legitimacy(position, BATTLE_LOST, LOST_STEP, log)
            else:
                self.break_off(position, die, log)

    def break_off(self, position: Campaign, die: Die, log: list[Event]) -> None:
        """5.2.5, 5.2.6, 7.2.5 to 7.2.7 Broken off: a step, and perhaps another for hurt Pride."""
        move_legitimacy(position, BATTLE_LEFT, BROKEN_OFF_STEP, log)
        if position.ending:
            return
        roll = die.dice(PRIDE_DICE, 6)
        log.append(Event(PRIDE_ROLLED, (self.proud, roll)))
        if roll > RANK[self.proud]:
            move_legitimacy(position, PRIDE_HURT, PRIDE_STEP, log)


class Spoils(Procedure[Campaign]):
    """3.3.35 to 3.3.38 The winner's treasure."""

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        if self.winner == NEITHER or not is_persian_war(battle):
            return
        loser = 1 - self.winner
        units, leaders = battle.units_lost[loser], battle.leaders_lost[loser]
        seat = battle.sides[self.winner]
        if seat == MACEDON:
            treasure = -(-(units + leaders) // PIECES_FOR_TREASURE) + leaders
            if battle.darius:
                treasure += DARIUS_SPOILS
        else:
            treasure = units + leaders
        gain(position, seat, treasure)
        log.append(Event(SPOILS, (seat, treasure)))
