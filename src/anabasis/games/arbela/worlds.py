"""Worlds over which odds are taken: everything about face-down cards that could change a fight.

Of the cards below the top of a stack two things count: how many are no skirmishers (8.2.1c), and
whether one of them is the elephant, which may run (8.10.1c). So a stack is filled in every way that
differs in these, as far as the cards whose place nobody but their owner knows allow it.
"""

from __future__ import annotations

from anabasis.games.arbela.board import (
    AHEAD,
    AHEAD_LEFT,
    AHEAD_RIGHT,
    RAMPAGE_RUN,
)
from anabasis.games.arbela.cards import DARIUS, ELEPHANT, IS_SKIRMISHER
from anabasis.games.arbela.redealing import Slots, acts, dealt, deploy_nothing, filled
from anabasis.games.arbela.state import SET_UP, Battle


class Filling:
    """What lies face-down in one Section, of the cards that could lie there or elsewhere."""

    def __init__(self, section: int, elephant: bool, heavy: int, light: int) -> None:
        self.section = section
        self.elephant = elephant
        self.heavy = heavy
        """Units that are neither skirmishers nor the elephant."""
        self.light = light


class Unknown:
    """The cards of a side that its opponent does not know, and where they may lie."""

    def __init__(self, battle: Battle, side: int) -> None:
        self.battle = battle
        self.slots = Slots(battle, side)
        loose = sorted(self.slots.loose(battle))
        self.elephant = ELEPHANT in loose
        self.heavy = [unit for unit in loose if unit != ELEPHANT and not IS_SKIRMISHER[unit]]
        self.light = [unit for unit in loose if IS_SKIRMISHER[unit]]
        self.free: dict[int, int] = {}
        """For each Section how many of its places hold a card of which only the owner knows."""
        for section in sorted(set(self.slots.sections)):
            places = self.slots.sections.count(section)
            self.free[section] = places - len(self.slots.fixed(battle, section))

    def fillings(self, sections: list[int], given: list[Filling]) -> list[list[Filling]]:
        """Every way to fill some Sections, besides those that are filled already."""
        if not sections:
            return [given] if self.rest_fits(given) else []
        section = sections[0]
        places = self.free[section]
        heavy = len(self.heavy) - sum([filling.heavy for filling in given])
        light = len(self.light) - sum([filling.light for filling in given])
        barred = not self.elephant or section == self.battle.leaders[DARIUS]
        placed = any([filling.elephant for filling in given])
        found: list[list[Filling]] = []
        for elephant in (False, True):
            if elephant and (barred or placed or not places):
                continue
            others = places - int(elephant)
            for many in range(max(0, others - light), min(others, heavy) + 1):
                filling = Filling(section, elephant, many, others - many)
                found += self.fillings(sections[1:], [*given, filling])
        return found

    def rest_fits(self, given: list[Filling]) -> bool:
        """9.1.4b Whether the elephant, if it is in none of these Sections, has a place where Darius
        is not."""
        if not self.elephant or any([filling.elephant for filling in given]):
            return True
        taken = [filling.section for filling in given]
        for section, places in self.free.items():
            if places and section not in taken and section != self.battle.leaders[DARIUS]:
                return True
        return False

    def world(self, given: list[Filling]) -> Battle:
        """A position in which these Sections are filled so, and the others somehow."""
        heavy = list(self.heavy)
        light = list(self.light)
        cards: list[int] = []
        order: list[int] = []
        for filling in given:
            if filling.elephant:
                cards.append(ELEPHANT)
            cards += heavy[: filling.heavy] + light[: filling.light]
            heavy = heavy[filling.heavy :]
            light = light[filling.light :]
            order += self.places(filling.section)
        if self.elephant and ELEPHANT not in cards:
            cards.append(ELEPHANT)
        darius = self.battle.leaders[DARIUS]
        taken = [filling.section for filling in given]
        rest = [section for section in self.free if section not in taken]
        for section in rest:
            if section != darius:
                order += self.places(section)
        if darius in rest:
            order += self.places(darius)
        world = self.battle.clone()
        world.offered = None
        dealt(world, self.slots, filled(self.battle, self.slots, order, cards + heavy + light))
        return world

    def places(self, section: int) -> list[int]:
        """The numbers of the places in a Section."""
        return [at for at, where in enumerate(self.slots.sections) if where == section]


def worlds(battle: Battle, seat: int) -> list[Battle]:
    """4.3.2f, 8.2.1c, 8.10.1c What the seat cannot know, for one stack after the other."""
    if battle.phase == SET_UP and battle.deploying and acts(battle, seat):
        bare = battle.clone()
        bare.offered = None
        deploy_nothing(bare, 1 - seat)
        return [bare]
    unknown = Unknown(battle, 1 - seat)
    found: list[Battle] = []
    for section in unknown.free:
        for given in unknown.fillings([section], []):
            world = unknown.world(given)
            if all([world.stacks != known.stacks for known in found]):
                found.append(world)
    return found or [unknown.world([])]


def worlds_of_shot(battle: Battle, seat: int, target: int) -> list[Battle]:
    """7.2c, 8.10.2b What could matter for a shot at a unit, which lies face-up: only the stacks
    that the elephant may run into when it is hit."""
    unknown = Unknown(battle, 1 - seat)
    if target != ELEPHANT:
        return [unknown.world([])]
    met = within_run(battle, battle.place[ELEPHANT], b"")
    around = [section for section in met if section in unknown.free]
    return [unknown.world(given) for given in unknown.fillings(around, [])]


def worlds_of_shock(battle: Battle, seat: int, sections: bytes, target: int) -> list[Battle]:
    """8.2.1c, 8.10.1c What could matter for an attack from some Sections on another: what lies
    below in that one, and, where the elephant takes part, in those it may run into."""
    unknown = Unknown(battle, 1 - seat)
    found: list[Battle] = []
    for given in unknown.fillings([target] if target in unknown.free else [], []):
        trial = unknown.world(given)
        origin = trial.place[ELEPHANT]
        if origin != target and origin not in sections:
            found.append(trial)
            continue
        around = [
            section
            for section in within_run(battle, origin, sections + bytes([target]))
            if section in unknown.free and section != target
        ]
        found += [unknown.world(wider) for wider in unknown.fillings(around, given)]
    return found


def within_run(battle: Battle, start: int, shaken: bytes) -> list[int]:
    """8.10.3b The Sections whose units a rampaging elephant may meet. Those that are `shaken` may
    be empty when it comes to that."""
    found: set[int] = set()
    for facing in range(4):
        section = start
        for _ in range(RAMPAGE_RUN + 1):
            at = section * 4 + facing
            ahead = (AHEAD[at], AHEAD_LEFT[at], AHEAD_RIGHT[at])
            met = [other for other in ahead if other >= 0 and battle.stacks[other]]
            found.update(met)
            if AHEAD[at] < 0 or any([other not in shaken for other in met]):
                break
            section = AHEAD[at]
    return sorted(found)
