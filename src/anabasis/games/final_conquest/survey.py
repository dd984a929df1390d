"""The map as the computer's players look at it: who stands where, and how strong, with an open
battle, a half-made entry and what a threat still takes thought to their end."""

from __future__ import annotations

from typing import Final

from anabasis.games.final_conquest.armies import (
    CAVALRY,
    INFANTRY,
    STRENGTH,
    of_kind,
    strength_of,
    units_in,
)
from anabasis.games.final_conquest.board import AROUND, FORTS, SEAS, TERRITORIES, members
from anabasis.games.final_conquest.forecast import may_still_lay
from anabasis.games.final_conquest.heroes import (
    ALWAYS,
    ATTACKER,
    DEFENDER,
    HERO_STRENGTH,
    LOST,
    WON,
)
from anabasis.games.final_conquest.prospects import prospect
from anabasis.games.final_conquest.rules import battle as battles
from anabasis.games.final_conquest.rules.casualties import LoseUnits
from anabasis.games.final_conquest.rules.engagement import Battle, Fighting
from anabasis.games.final_conquest.rules.occupation import StayBehind
from anabasis.games.final_conquest.rules.threats import GiveUpUnit, LostUnits, Penalty, loss_of
from anabasis.games.final_conquest.state import MOST_SEATS, NOBODY, Realm, is_out, is_own_home

HERO_TO_COME: Final = 0.5
"""A hero that may still be laid counts so much of the strongest that is held."""


class Survey:
    """Owners and strengths by territory, and the ground of each owner, a bit a territory."""

    def __init__(self, chance: float, owner: list[int], strength: list[int], ground: list[int]):
        self.chance = chance
        """How likely it comes to this."""
        self.owner = owner
        self.strength = strength
        self.ground = ground

    def copy(self, chance: float) -> Survey:
        return Survey(chance, self.owner.copy(), self.strength.copy(), self.ground.copy())

    def change_hands(self, territory: int, owner: int) -> None:
        """A territory has another owner."""
        bit = 1 << territory
        self.ground[self.owner[territory]] &= ~bit
        self.ground[owner] |= bit
        self.owner[territory] = owner

    def empty(self, realm: Realm, territory: int) -> None:
        """1.9, 1.10 A territory without units is nobody's, but for a home."""
        if self.strength[territory] <= 0:
            self.strength[territory] = 0
            if not is_own_home(realm, territory):
                self.change_hands(territory, NOBODY)


def surveys(realm: Realm) -> list[Survey]:
    """The map as it is, or as it may be when what is open has been fought."""
    now = as_it_is(realm)
    agenda = realm.agenda
    if agenda and isinstance(agenda[-1], GiveUpUnit):
        take_toll(realm, now)
        return [now]
    asks_losses = False
    for at in range(len(agenda) - 1, -1, -1):
        frame = agenda[at]
        if isinstance(frame, StayBehind):
            enter(realm, now, frame.seat, frame.origin, frame.target, frame.force)
            return [now]
        if isinstance(frame, LoseUnits):
            asks_losses = True
        elif isinstance(frame, Fighting):
            return fought(realm, now, frame.battle, frame.stage, asks_losses)
    return [now]


def as_it_is(realm: Realm) -> Survey:
    owner = list(realm.owner)
    strength = [0] * TERRITORIES
    armies = realm.armies
    for at in range(TERRITORIES):
        army = armies[at]
        if army:
            strength[at] = strength_of(army)
    return Survey(1.0, owner, strength, list(realm.ground))


def fought(
    realm: Realm, now: Survey, battle: Battle, stage: int, asks_losses: bool
) -> list[Survey]:
    """The ends of an open battle: one, if it is decided; else victory, draw and defeat."""
    if stage > battles.OCCUPATION:
        return [now]
    if battle.result == WON:
        win(realm, now, battle, battle.margin if asks_losses else 0)
        return [now]
    if battle.result == LOST:
        if asks_losses:
            beaten(realm, now, battle, battle.margin)
        return [now]
    if battle.result != ALWAYS:
        return [now]
    if battle.dice[ATTACKER]:
        attack, defence = battles.judged(realm, battle).totals
        if attack > defence:
            win(realm, now, battle, attack - defence)
        elif attack < defence:
            beaten(realm, now, battle, defence - attack)
        return [now]
    attack = battles.strength_of(realm, battle, ATTACKER).sum() + hero_of(realm, battle, ATTACKER)
    defence = battles.strength_of(realm, battle, DEFENDER).sum() + hero_of(realm, battle, DEFENDER)
    may = prospect(attack - defence)
    found: list[Survey] = []
    if may.won > 0.0:
        won = now.copy(may.won)
        win(realm, won, battle, may.margin_won)
        found.append(won)
    if may.lost > 0.0:
        lost = now.copy(may.lost)
        beaten(realm, lost, battle, may.margin_lost)
        found.append(lost)
    if may.drawn > 0.0:
        now.chance = may.drawn
        found.append(now)
    return found


def hero_of(realm: Realm, battle: Battle, role: int) -> int:
    """What a side is taken to add by a hero that it may still lay."""
    if not may_still_lay(realm, battle, role):
        return 0
    best = max([HERO_STRENGTH[hero] for hero in members(realm.held[battle.seat(role)])])
    return round(HERO_TO_COME * best)


def beaten(realm: Realm, survey: Survey, battle: Battle, margin: int) -> None:
    """12.15, 13.13 The attackers have lost."""
    lost = min(margin, int(strength_of(battle.force)))
    survey.strength[battle.origin] -= lost
    survey.empty(realm, battle.origin)


def win(realm: Realm, survey: Survey, battle: Battle, margin: int) -> None:
    """12.2, 12.3, 13.13 The attackers have won: who is left of the defenders goes where it is
    strongest, if anywhere."""
    target = battle.target
    left = max(0, survey.strength[target] - margin)
    survey.strength[target] = 0
    if left:
        refuge = best_refuge(realm, survey, battle)
        if refuge >= 0:
            survey.strength[refuge] += left
            if survey.owner[refuge] != battle.defender:
                survey.change_hands(refuge, battle.defender)
    if battle.force:
        enter(realm, survey, battle.attacker, battle.origin, target, battle.force)
    else:
        survey.empty(realm, target)


def best_refuge(realm: Realm, survey: Survey, battle: Battle) -> int:
    """12.8 to 12.10 Where beaten defenders are likely to go: a fort of their own, else an own
    territory, else one that is nobody's; -1: nowhere."""
    ground = survey.ground[battle.defender] | survey.ground[NOBODY]
    ground &= AROUND[realm.chart][battle.target] & ~(1 << battle.origin)
    if not SEAS >> battle.target & 1:
        ground &= ~SEAS
    best = -1
    most = -1
    for at in members(ground):
        worth = survey.strength[at] * 2
        if survey.owner[at] == battle.defender:
            worth += 1
        if FORTS[realm.chart] >> at & 1:
            worth += 4
        if worth > most:
            most = worth
            best = at
    return best


def enter(realm: Realm, survey: Survey, seat: int, origin: int, target: int, force: int) -> None:
    """11.14, 11.15 The victors enter; of several one holds what they leave, if nobody else does."""
    strength: int = strength_of(force)
    stays = 0
    if units_in(force) > 1 and survey.strength[origin] == strength:
        stays = STRENGTH[INFANTRY] if of_kind(force, INFANTRY) else STRENGTH[CAVALRY]
    survey.strength[origin] -= strength - stays
    survey.strength[target] = strength - stays
    survey.change_hands(target, seat)
    survey.empty(realm, origin)
    assert survey.owner[target] < MOST_SEATS


# ---- what a threat still takes


def take_toll(realm: Realm, survey: Survey) -> None:
    """15.7, 15.10 The units that players have still to give up to a threat that has won."""
    for frame in realm.agenda:
        if isinstance(frame, Penalty):
            give_up(realm, survey, frame.seat, frame.lowest, 0)
        elif isinstance(frame, (GiveUpUnit, LostUnits)):
            give_up(realm, survey, frame.seat, frame.lowest, frame.lost)


def give_up(realm: Realm, survey: Survey, seat: int, lowest: bool, lost: int) -> None:
    """A seat that has lost so many units already gives up the rest: rather where others stay, and
    rather no fort."""
    if is_out(realm, seat):
        return
    loss = loss_of(realm, lowest)
    for _ in range(loss.units - lost):
        ground = survey.ground[seat] & SEAS if loss.at_sea else survey.ground[seat]
        least = -1
        for at in members(ground):
            if survey.strength[at] and (
                least < 0 or worth(realm, survey, at) < worth(realm, survey, least)
            ):
                least = at
        if least >= 0:
            infantry = of_kind(realm.armies[least], INFANTRY)
            survey.strength[least] -= STRENGTH[INFANTRY] if infantry else STRENGTH[CAVALRY]
            survey.empty(realm, least)


def worth(realm: Realm, survey: Survey, territory: int) -> int:
    """What it costs to take a unit from a territory: most where it is the last one, in a fort."""
    if survey.strength[territory] > STRENGTH[CAVALRY] or is_own_home(realm, territory):
        return 0
    return 2 if FORTS[realm.chart] >> territory & 1 else 1
