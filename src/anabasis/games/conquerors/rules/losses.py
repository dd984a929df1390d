"""11.3.31 to 11.3.50 Losses, Battle Fatigue, Useless armies and their Flight."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import ARMIES, ARMY, ARMY_SIDE, INDEPENDENT, NOBODY, SPACE
from anabasis.games.conquerors.events_field import (
    FLIGHT_LOSSES,
    LOSSES_ROLLED,
    MADE_USELESS,
    POINTS_LOST,
    TIRED,
)
from anabasis.games.conquerors.numbers import USELESS_TIMES
from anabasis.games.conquerors.rules.choice import Choice
from anabasis.games.conquerors.rules.combatants import (
    army_bits,
    army_points,
    battle_of,
    drop_posts,
    garrison_points,
    seat_for,
    strength,
)
from anabasis.games.conquerors.rules.commanders import alexander_leads
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.counting import Counting
from anabasis.games.conquerors.rules.engagement import (
    ATTACKER,
    BY_SALLY,
    DEFENDER,
    GARRISON,
    LOOSE,
    Battle,
    pair,
)
from anabasis.games.conquerors.rules.forces import (
    change_asp,
    change_loose,
    destroy_army,
    make_useless,
    remove_garrison,
    tire,
)
from anabasis.games.conquerors.rules.modifiers import flight_die, loss_die
from anabasis.games.conquerors.rules.moments import LOSSES, open_moment
from anabasis.games.conquerors.rules.mutiny import lose_army
from anabasis.games.conquerors.rules.retreat import Route, ways_of
from anabasis.games.conquerors.state import FATIGUED, GOING_ON, USELESS, War, army_in_play
from anabasis.games.conquerors.tables import points_lost, tires
from anabasis.kit.rows import changed

POSTS: Final = ARMIES
"""In the place of an army: the points without one."""


class LossDice(Procedure[War]):
    """11.3.36 The moment before the loss dice."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        position.agenda.append(Losses())
        open_moment(position, LOSSES, battle_of(position).space)


class Losses(Procedure[War]):
    """11.3.31 Each side rolls for its losses, the attacker first."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        tired = [0, 0]
        taken = [0, 0]
        for role in (ATTACKER, DEFENDER):
            if strength(position, battle, role) == 0:
                continue
            tally = loss_die(battle, role)
            roll = die.roll(6)
            total = roll + tally.sum()
            lost = points_lost(total, battle.strength[role])
            lost = min(lost, strength(position, battle, role))
            tired[role] = 1 if tires(total) else 0
            taken[role] = lost
            battle = battle.but(lost=pair(battle.lost, role, battle.lost[role] + lost))
            values = (battle.sides[role], battle.space, roll, tuple(tally.terms), total, lost)
            log.append(Event(LOSSES_ROLLED, values))
        position.battle = battle
        position.agenda.append(Conditions((tired[0], tired[1])))
        for role in (DEFENDER, ATTACKER):
            if taken[role]:
                position.agenda.append(Suffering(role, taken[role]))


# ---- 11.3.38, 8.6.6 who is lost


class Suffering(Procedure[War]):
    """8.6.6, 11.1.7 A side loses so many points: first the share of its garrison is settled."""

    def __init__(self, role: int, points: int) -> None:
        self.role = role
        self.points = points

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        role = self.role
        side = battle.sides[role]
        asp = army_points(position, battle, role)
        gsp = garrison_points(position, battle, role)
        low = max(0, self.points - asp)
        high = max(low, min(gsp, self.points // 2))
        if battle.winner == 1 - role:
            low = high  # 8.6.7 They are lost anyhow.
        seat = seat_for(position, battle, role)
        position.agenda.append(GarrisonShare(seat, side, low, high, role, self.points))


class GarrisonShare(Counting):
    """8.6.6 How many of the losses are GSPs: no more than ASPs, as long as there are any."""

    case: ClassVar[str] = "8.6.6"

    def __init__(self, seat: int, side: int, low: int, high: int, role: int, points: int) -> None:
        super().__init__(seat, side, low, high)
        self.role = role
        self.points = points

    def continues(self) -> bool:
        return False

    def prompt(self, position: War) -> Message:
        return Message("lose-garrison", {"points": self.points})

    def counted(self, war: War, number: int, die: Die, log: list[Event]) -> None:
        if number:
            space = battle_of(war).space
            remove_garrison(war, space, number)
            log.append(Event(POINTS_LOST, (self.side, space, number)))
        divide(war, self.role, 0, self.points - number)


def groups(war: War, battle: Battle, role: int) -> list[tuple[int, int]]:
    """11.1.7 The groups of ASPs of a side, with their sizes."""
    found = [(army, war.asp[army]) for army in army_bits(battle.armies[role])]
    if battle.posts[role] & LOOSE and war.loose[battle.space]:
        found.append((POSTS, war.loose[battle.space]))
    return found


def divide(war: War, role: int, first: int, points: int) -> None:
    """11.1.7 The owner divides losses among his groups, one after the other."""
    if points == 0 or war.ending != GOING_ON:
        return
    battle = battle_of(war)
    left = [(group, size) for group, size in groups(war, battle, role) if group >= first and size]
    if not left:
        return
    group, size = left[0]
    rest = sum([other for _, other in left[1:]])
    low, high = max(0, points - rest), min(size, points)
    side = battle.sides[role]
    war.agenda.append(ArmyShare(seat_for(war, battle, role), side, low, high, role, group, points))


class ArmyShare(Counting):
    """11.1.7 How many points one group loses."""

    case: ClassVar[str] = "11.1.7"

    def __init__(
        self, seat: int, side: int, low: int, high: int, role: int, group: int, points: int
    ) -> None:
        super().__init__(seat, side, low, high)
        self.role = role
        self.group = group
        self.points = points

    def continues(self) -> bool:
        return False

    def prompt(self, position: War) -> Message:
        if self.group == POSTS:
            return Message("lose-loose", {"points": self.points})
        return Message("lose", {"army": ARMY.word(self.group), "points": self.points})

    def counted(self, war: War, number: int, die: Die, log: list[Event]) -> None:
        battle = battle_of(war)
        if number and self.group == POSTS:
            change_loose(war, self.side, battle.space, -number)
            log.append(Event(POINTS_LOST, (self.side, battle.space, number)))
        elif number:
            space = war.army_at[self.group]
            log.append(Event(POINTS_LOST, (self.side, space, number)))
            take_points(war, self.group, number, battle.sides[1 - self.role], log)
        divide(war, self.role, self.group + 1, self.points - number)


def take_points(war: War, army: int, points: int, by: int, log: list[Event]) -> None:
    """7.4.6, 8.1.2 An army loses points; one without any is lost, with all that is with it. What
    the victor of a battle captures so, though in the retreat, he has where the battle was."""
    change_asp(war, army, -points)
    if war.asp[army] == 0:
        battle = war.battle
        if battle is not None and by != NOBODY:
            if war.royal_army == army:
                war.royal_at = battle.space
            if war.family_army == army:
                war.family_at = battle.space
        destroy_army(war, army, by, log)


def army_loses(war: War, army: int, points: int, log: list[Event]) -> None:
    """5.2.5, 15.8.1 An army loses points, but not to an enemy; a Siege that it lays may end by it.
    Alexander is not killed when they are the last of his."""
    lost = min(points, war.asp[army])
    log.append(Event(POINTS_LOST, (ARMY_SIDE[army], war.army_at[army], lost)))
    if lost == war.asp[army] and alexander_leads(war, army):
        lose_army(war, army, log)
        return
    take_points(war, army, lost, NOBODY, log)
    if war.ending == GOING_ON:
        settle(war, log)


# ---- 11.3 G, H conditions


class Conditions(Procedure[War]):
    """11.3.39 to 11.3.44, 8.6.7 Fatigue and Useless status; garrisons left behind are lost."""

    def __init__(self, tired: tuple[int, int]) -> None:
        self.tired = tired

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        for role in (ATTACKER, DEFENDER):
            lost = battle.winner == 1 - role
            if lost or self.tired[role]:
                exhaust(position, battle, role, log)
            if lost:
                leave(position, battle, role)
                if is_broken(position, battle, role):
                    break_up(position, battle, role, log)


def exhaust(war: War, battle: Battle, role: int, log: list[Event]) -> None:
    """11.3.39, 11.3.40 All armies of a side have Battle Fatigue, and its points without one."""
    for army in army_bits(battle.armies[role]):
        if army_in_play(war, army):
            tire(war, army)
            log.append(Event(TIRED, (army,)))
    _mark_loose(war, battle, role, FATIGUED)


def _mark_loose(war: War, battle: Battle, role: int, condition: int) -> None:
    space = battle.space
    if battle.posts[role] & LOOSE and war.loose[space]:
        worst = max(war.loose_condition[space], condition)
        war.loose_condition = changed(war.loose_condition, space, worst)


def is_broken(war: War, battle: Battle, role: int) -> bool:
    """11.3.43, 11.3.50 Whether the loser's armies become Useless."""
    return war.useless_rule and battle.lost[role] > USELESS_TIMES * battle.lost[1 - role]


def leave(war: War, battle: Battle, role: int) -> None:
    """8.6.7, 11.3.21 Garrisons that fought beside ASPs are lost; points without an army follow."""
    drop_posts(war, battle, role, GARRISON)
    points = war.loose[battle.space]
    if battle.posts[role] & LOOSE and points and battle.refuge != battle.space:
        side = battle.sides[role]
        condition = max(war.loose_condition[battle.space], FATIGUED)
        change_loose(war, side, battle.space, -points)
        change_loose(war, side, battle.refuge, points, condition)


def break_up(war: War, battle: Battle, role: int, log: list[Event]) -> None:
    """11.3.43, 11.3.47 The loser's armies become Useless, and may take Flight."""
    side = battle.sides[role]
    alive = [army for army in army_bits(battle.armies[role]) if army_in_play(war, army)]
    for army in alive:
        make_useless(war, army)
        log.append(Event(MADE_USELESS, (army,)))
    _mark_loose(war, battle, role, USELESS)
    if not alive or side == INDEPENDENT or (battle.origin == BY_SALLY and role == ATTACKER):
        return
    if ways_of(war, battle, role).longest(battle.refuge, 1):
        war.agenda.append(FlightChoice(seat_for(war, battle, role), side, role))


class FlightChoice(Choice):
    """11.3.47 Whether an army that has just become Useless takes Flight."""

    case: ClassVar[str] = "11.3.47"
    verbs: ClassVar[tuple[str, ...]] = ("take-flight", "no-flight")

    def __init__(self, seat: int, side: int, role: int) -> None:
        super().__init__(seat, side)
        self.role = role

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [NO_FLIGHT, TAKE_FLIGHT]

    def prompt(self, position: War) -> Message:
        return Message("take-flight", {"space": SPACE.word(battle_of(position).refuge)})


class TakeFlight(Action[War, FlightChoice]):
    """11.3.47, 11.3.48 A second retreat, and a second loss die."""

    verb: ClassVar[str] = "take-flight"

    def refusal(self, position: War, decision: FlightChoice, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: War, decision: FlightChoice, seat: int, die: Die, log: list[Event]
    ) -> None:
        battle = battle_of(position)
        role = decision.role
        position.agenda.append(FlightLosses(role))
        frame = Route(decision.seat, decision.side, role, battle.refuge, 1, 0, True)
        position.agenda.append(frame)


class NoFlight(Action[War, FlightChoice]):
    """11.3.47 The army stays where it has retreated to."""

    verb: ClassVar[str] = "no-flight"

    def refusal(self, position: War, decision: FlightChoice, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: War, decision: FlightChoice, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


class FlightLosses(Procedure[War]):
    """11.3.48 The second loss die, in the column of what is left."""

    def __init__(self, role: int) -> None:
        self.role = role

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        role = self.role
        armies = [army for army in army_bits(battle.armies[role]) if army_in_play(position, army)]
        points = sum([position.asp[army] for army in armies])
        tally = flight_die(battle, role, battle.route)
        roll = die.roll(6)
        total = roll + tally.sum()
        lost = points_lost(total, points)
        values = (battle.sides[role], battle.refuge, roll, tuple(tally.terms), total, lost)
        log.append(Event(FLIGHT_LOSSES, values))
        posts = pair(battle.posts, role, 0)
        position.battle = battle.but(posts=posts)
        divide(position, role, 0, lost)


TAKE_FLIGHT: Final = TakeFlight()
NO_FLIGHT: Final = NoFlight()
