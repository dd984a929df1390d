"""The battle that an action leads to, in one of the worlds that a seat thinks possible: who meets
whom, in which round, and how it has gone so far. For the odds and the sums beside them."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.position import Action
from anabasis.games.alexander_vs_darius.board import BERTH_AREA, MACEDON, NOWHERE, THRACE
from anabasis.games.alexander_vs_darius.counters import CLASSES, LIMIT, NATIONS, SHIFT
from anabasis.games.alexander_vs_darius.leaders import SYRMUS, leaders_in
from anabasis.games.alexander_vs_darius.prospects import Force, LandForce, SeaForce
from anabasis.games.alexander_vs_darius.rules.battle import Joined, SlipAway, Stand
from anabasis.games.alexander_vs_darius.rules.engagement import (
    ATTACKER,
    DEFENDER,
    NEITHER,
    army_of_side,
    battle_of,
    place_of,
    seat_of,
)
from anabasis.games.alexander_vs_darius.rules.hits import WORST_FIRST, Allotting
from anabasis.games.alexander_vs_darius.rules.landing import Land, loaded
from anabasis.games.alexander_vs_darius.rules.march import Go, March
from anabasis.games.alexander_vs_darius.rules.rounds import (
    AlexandersDice,
    Between,
    BreakOff,
    Fielding,
    FightOn,
    OneDie,
    Roll,
    Round,
    UseFourDice,
    Verdict,
    ignored,
)
from anabasis.games.alexander_vs_darius.rules.sea_battle import Fight, SeaFight, Standing, fleets
from anabasis.games.alexander_vs_darius.rules.standing import (
    at_sea,
    ship_side,
)
from anabasis.games.alexander_vs_darius.rules.thracians import MoveThracians
from anabasis.games.alexander_vs_darius.rules.voyage import (
    AttackPort,
    SailTo,
    Voyage,
    sailing,
    ships_in_port,
)
from anabasis.games.alexander_vs_darius.state import (
    Battle,
    Campaign,
    Fleet,
    has_enemy,
    player_of,
)
from anabasis.games.alexander_vs_darius.turns import ROUNDS

NO_HITS: Final = (0, 0)


class Contest:
    """A battle before a round. Of each pair the first is the attackers', the second the
    defenders'."""

    def __init__(
        self,
        forces: tuple[Force, Force],
        role: int,
        round: int,
        lead: int,
        ignored: tuple[int, int],
        sea: bool,
    ) -> None:
        self.forces = forces
        self.role = role
        """On which side the seat is that asks, `ATTACKER` or `DEFENDER`."""
        self.round = round
        """The round to come."""
        self.lead = lead
        """3.3.27 By how many hits the attackers are ahead."""
        self.ignored = ignored
        """7.2.9 The hits of the round to come that do not count."""
        self.sea = sea


def contest_of(campaign: Campaign, seat: int, action: Action[Campaign, Any]) -> Contest | None:
    """The battle that an action leads to, or goes on with; none if it does not."""
    decision = campaign.agenda[-1]
    if isinstance(action, Go) and isinstance(decision, March):
        army = decision.army
        return _met(campaign, seat, LandForce(army.units, army.leaders), seat, action.area)
    if isinstance(action, Land):
        units, leaders = 0, 0
        for fleet in loaded(campaign, seat, action.sea):
            units += fleet.cargo
            leaders |= fleet.leaders
        return _met(campaign, seat, LandForce(units, leaders), seat, action.area)
    if isinstance(action, MoveThracians):
        origin = campaign.where[SYRMUS]
        force = LandForce(campaign.units[origin], campaign.leaders[origin])
        return _met(campaign, seat, force, THRACE, action.area)
    if isinstance(action, Stand) and isinstance(decision, SlipAway):
        return _of_round(campaign, DEFENDER, 1, False)
    if isinstance(action, FightOn) and isinstance(decision, BreakOff):
        return _of_round(campaign, decision.army, battle_of(campaign).round + 1, False)
    if isinstance(action, (UseFourDice, OneDie)) and isinstance(decision, AlexandersDice):
        battle = battle_of(campaign)
        role = army_of_side(battle, MACEDON)
        return _of_round(campaign, role, battle.round, isinstance(action, UseFourDice))
    return _at_sea(campaign, seat, action)


def _met(campaign: Campaign, seat: int, force: LandForce, side: int, area: int) -> Contest | None:
    """3.3.1 A battle that an army begins by entering an area."""
    if not has_enemy(campaign, side, area):
        return None
    other = LandForce(campaign.units[area], campaign.leaders[area])
    sides = (side, campaign.holder[area])
    held_off = _ignored(area, 1, sides)
    role = ATTACKER if player_of(side) == seat else DEFENDER
    return Contest((force, other), role, 1, 0, held_off, False)


def _ignored(area: int, round: int, sides: tuple[int, int]) -> tuple[int, int]:
    return (ignored(area, round, sides[0], sides[1]), ignored(area, round, sides[1], sides[0]))


def _of_round(campaign: Campaign, role: int, round: int, four: bool) -> Contest:
    """3.3.2 The battle that is being fought, before a round."""
    battle = battle_of(campaign)
    macedon = army_of_side(battle, MACEDON)
    forces: list[LandForce] = []
    for army in (ATTACKER, DEFENDER):
        place = place_of(battle, army)
        force = LandForce(
            campaign.units[place],
            campaign.leaders[place],
            four and army == macedon and macedon != NEITHER,
        )
        if battle.round == round:
            force.fighting = battle.fighting[army]
        forces.append(force)
    lead = battle.hits[0] - battle.hits[1]
    held_off = _ignored(battle.area, round, battle.sides)
    return Contest((forces[0], forces[1]), role, round, lead, held_off, False)


# ---- at sea


def _at_sea(campaign: Campaign, seat: int, action: Action[Campaign, Any]) -> Contest | None:
    """3.4.1, 3.4.3, 3.4.9 A sea battle that ships begin, or go on with."""
    decision = campaign.agenda[-1]
    if isinstance(decision, Voyage):
        if isinstance(action, SailTo) and at_sea(campaign, 1 - seat, action.sea):
            found = [
                fleet
                for fleet in campaign.fleets
                if fleet.berth == action.sea and ship_side(fleet.nation) != seat
            ]
            return _of_fleets(sailing(campaign), found, False, ATTACKER, 1, NO_HITS)
        if isinstance(action, AttackPort):
            found = ships_in_port(campaign, 1 - seat, action.area, decision.sea)
            return _of_fleets(sailing(campaign), found, True, ATTACKER, 1, NO_HITS)
    if isinstance(action, Fight) and isinstance(decision, Standing):
        fight: SeaFight = decision.battle
        port = BERTH_AREA[fight.berth] != NOWHERE
        ours, theirs = fleets(campaign, fight, ATTACKER), fleets(campaign, fight, DEFENDER)
        return _of_fleets(ours, theirs, port, decision.side, fight.round + 1, fight.hits)
    return None


def _of_fleets(
    ours: list[Fleet],
    theirs: list[Fleet],
    port: bool,
    role: int,
    round: int,
    hits: tuple[int, int],
) -> Contest:
    forces = (sea_force(ours, False), sea_force(theirs, port))
    return Contest(forces, role, round, hits[0] - hits[1], (0, 0), True)


def sea_force(found: list[Fleet], surprised: bool) -> SeaForce:
    """3.4 Fleets that fight as one."""
    ships = [0] * NATIONS
    leaders = [0] * NATIONS
    for fleet in found:
        ships[fleet.nation] += fleet.ships
        leaders[fleet.nation] |= fleet.leaders
    return SeaForce(tuple(ships), tuple(leaders), surprised)


# ---- the battle that is being fought

GOES_ON: Final = (Joined, Round, Roll, Verdict, Between)
"""What is on the agenda as long as a battle is not decided."""


def standing(campaign: Campaign, seat: int) -> Contest | None:
    """The open battle before its next round; none if there is no other."""
    battle = campaign.battle
    if battle is not None:
        return _on_land(campaign, battle, seat)
    top = campaign.agenda[-1] if campaign.agenda else None
    if not isinstance(top, Standing):
        return None
    fight: SeaFight = top.battle
    port = BERTH_AREA[fight.berth] != NOWHERE
    forces = (
        sea_force(fleets(campaign, fight, ATTACKER), False),
        sea_force(fleets(campaign, fight, DEFENDER), port),
    )
    role = ATTACKER if fight.seat == seat else DEFENDER
    lead = fight.hits[0] - fight.hits[1]
    return Contest(forces, role, fight.round + 1, lead, (0, 0), True)


def _on_land(campaign: Campaign, battle: Battle, seat: int) -> Contest | None:
    """3.3.2 Before the dice of a round have fallen that round is the next one; afterwards the hits
    that are still to be allotted are taken as the policy says, and another round may follow."""
    rolling = any([isinstance(frame, Roll) for frame in campaign.agenda])
    goes_on = any([isinstance(frame, GOES_ON) for frame in campaign.agenda])
    round = battle.round if rolling else battle.round + 1
    if round > ROUNDS or not goes_on:
        return None
    first = _force(campaign, battle, ATTACKER, rolling)
    second = _force(campaign, battle, DEFENDER, rolling)
    if first.is_gone() or second.is_gone():
        return None
    sides = battle.sides
    held_off = (
        ignored(battle.area, round, sides[0], sides[1]),
        ignored(battle.area, round, sides[1], sides[0]),
    )
    role = ATTACKER if seat_of(battle, ATTACKER) == seat else DEFENDER
    lead = battle.hits[0] - battle.hits[1]
    return Contest((first, second), role, round, lead, held_off, False)


def _force(campaign: Campaign, battle: Battle, army: int, rolling: bool) -> LandForce:
    """An army before the next round."""
    place = place_of(battle, army)
    units, leaders = campaign.units[place], campaign.leaders[place]
    asked = [one for one in campaign.agenda if isinstance(one, (Fielding, Allotting))]
    if rolling:
        four = battle.four and army_of_side(battle, MACEDON) == army
        force = LandForce(units, leaders, four)
        if not any([isinstance(one, Fielding) and one.army == army for one in asked]):
            force.fighting = battle.fighting[army]
        return force
    force = LandForce(units, leaders)
    for frame in asked:
        if isinstance(frame, Allotting) and frame.army == army:
            force.fighting = battle.fighting[army] & _still_asked(frame.at)
            lowest_first = list(reversed(leaders_in(battle.leading[army])))
            spared = lowest_first[: max(0, frame.at - CLASSES)]
            force.leading = battle.leading[army] & ~sum([1 << leader for leader in spared])
            after = force.after(frame.left)
            assert isinstance(after, LandForce)
            return after
    return force


def _still_asked(at: int) -> int:
    """The bits of the classes that are asked about from a place in the order on."""
    return sum([LIMIT[number] << SHIFT[number] for number in WORST_FIRST[at:]])
