"""What a seat cannot know: the opponent's face-down cards, dealt anew and laid out in every way.

`redeal` gives a position that the seat cannot tell from the real one, `worlds` those over which
odds are taken. Of the cards below the top of a stack two things count for a fight: how many are no
skirmishers (8.2.1c), and whether one of them is the elephant, which may run (8.10.1c). So for the
odds a stack is filled in every way that differs in these, as far as the cards whose place nobody
but their owner knows allow it.
"""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.games.arbela.board import (
    AHEAD,
    AHEAD_LEFT,
    AHEAD_RIGHT,
    DEPLOYMENT,
    RAMPAGE_RUN,
    RESERVE,
)
from anabasis.games.arbela.cards import (
    DARIUS,
    ELEPHANT,
    IS_SKIRMISHER,
    LEADERS_OF,
    OWNER,
    UNITS,
    UNITS_OF,
)
from anabasis.games.arbela.rules.acting import Acting, UseUnit
from anabasis.games.arbela.rules.arranging import Arrange
from anabasis.games.arbela.rules.deployment import leader_deployment_refusal, unit_refusal
from anabasis.games.arbela.rules.free_deployment import FreeDeployment
from anabasis.games.arbela.rules.laying import DONE, EMPTY, empty_section
from anabasis.games.arbela.rules.stacking import put
from anabasis.games.arbela.rules.withdrawal import Withdrawal
from anabasis.games.arbela.state import SEEN, SEEN_IN_SECTION, Battle, deploying_freely
from anabasis.kit.rows import BYTE, changed

# ---- the cards that a seat does not know


class Slots:
    """The places of a side's cards that the opponent does not know, and the cards in them."""

    def __init__(self, battle: Battle, side: int) -> None:
        self.sections: list[int] = []
        self.depths: list[int] = []
        self.cards: list[int] = []
        busy = set() if acts(battle, 1 - side) else in_hand(battle)
        for section in DEPLOYMENT[side]:
            if section in busy:
                continue
            for depth, unit in enumerate(battle.stacks[section]):
                hidden = OWNER[unit] == side and battle.seen[unit] != SEEN
                if hidden and unit not in battle.deploying:
                    self.sections.append(section)
                    self.depths.append(depth)
                    self.cards.append(unit)

    def fixed(self, battle: Battle, section: int) -> list[int]:
        """4.3.2f The cards that are known to lie in a Section, in whichever place."""
        return sorted(
            [
                unit
                for at, unit in enumerate(self.cards)
                if self.sections[at] == section and battle.seen[unit] == SEEN_IN_SECTION
            ]
        )

    def loose(self, battle: Battle) -> list[int]:
        """The cards of which only their owner knows the Section."""
        return [unit for unit in self.cards if battle.seen[unit] != SEEN_IN_SECTION]


def in_hand(battle: Battle) -> set[int]:
    """The Sections whose owner is choosing among their cards just now; when it is for the
    opponent to act, there is none."""
    busy: set[int] = set()
    for frame in battle.agenda:
        if isinstance(frame, (Arrange, Acting)):
            busy.add(frame.section)
        elif isinstance(frame, UseUnit):
            busy.add(frame.acting.section)
        elif isinstance(frame, Withdrawal):
            busy.add(battle.place[frame.unit])
    return busy


def dealt(battle: Battle, slots: Slots, cards: list[int]) -> None:
    """Lay these cards into the slots. What belongs to the place (facing, marks) stays there."""
    facing = [battle.facing[unit] for unit in slots.cards]
    marks = [battle.marks[unit] for unit in slots.cards]
    for at, unit in enumerate(cards):
        section = slots.sections[at]
        depth = slots.depths[at]
        stack = battle.stacks[section]
        battle.stacks[section] = stack[:depth] + BYTE[unit] + stack[depth + 1 :]
        battle.place = changed(battle.place, unit, section)
        battle.facing = changed(battle.facing, unit, facing[at])
        battle.marks = changed(battle.marks, unit, marks[at])


def filled(battle: Battle, slots: Slots, order: list[int], loose: list[int]) -> list[int]:
    """The cards for all slots: those known to be in a Section stay in it; the loose ones go into
    the rest, in the `order` of slots. 9.1.4b The elephant does not go to Darius."""
    result = [-1] * len(slots.cards)
    kept: dict[int, list[int]] = {}
    for section in set(slots.sections):
        kept[section] = slots.fixed(battle, section)
    free: list[int] = []
    for at in order:
        own = kept[slots.sections[at]]
        if own:
            result[at] = own.pop(0)
        else:
            free.append(at)
    for at, unit in zip(free, loose, strict=True):
        result[at] = unit
    darius = battle.leaders[DARIUS]
    if ELEPHANT in loose and slots.sections[result.index(ELEPHANT)] == darius:
        here = result.index(ELEPHANT)
        for at in free:
            if slots.sections[at] != darius:
                result[here], result[at] = result[at], result[here]
                break
    return result


def acts(battle: Battle, seat: int) -> bool:
    """Whether the position waits for the seat."""
    return bool(battle.agenda) and seat in battle.agenda[-1].as_decision().waiting()


# ---- dealt anew


def redeal(battle: Battle, seat: int, die: Die) -> Battle:
    """4.3.2f Deal the opponent's face-down cards anew, as far as the seat cannot know them."""
    other = battle.clone()
    other.offered = None
    side = 1 - seat
    if deploying_freely(battle):
        deploy_at_random(other, side, die)
        return other
    slots = Slots(battle, side)
    if len(slots.cards) > 1:
        order = list(range(len(slots.cards)))
        die.shuffle(order)
        # Sorted, so that what comes of a die depends on nothing that the seat cannot know.
        loose = sorted(slots.loose(battle))
        die.shuffle(loose)
        dealt(other, slots, filled(battle, slots, order, loose))
    return other


def deploy_nothing(battle: Battle, side: int) -> None:
    """3.2d Put all cards of a side that deploys secretly back into its Reserve, with nothing in its
    player's hand. Whether he is ready is known."""
    for section in DEPLOYMENT[side]:
        empty_section(battle, side, section)
    top = battle.agenda[-1] if battle.agenda else None
    if isinstance(top, FreeDeployment) and top.hands[side] != DONE:
        battle.agenda[-1] = top.with_hand(side, EMPTY)


def deploy_at_random(battle: Battle, side: int, die: Die) -> None:
    """3.2d Any deployment that the opponent may have made in secret so far."""
    deploy_nothing(battle, side)
    cards = [*UNITS_OF[side], *[UNITS + leader for leader in LEADERS_OF[side]]]
    die.shuffle(cards)
    for card in cards:
        if card < UNITS:
            places = [s for s in DEPLOYMENT[side] if unit_refusal(battle, card, s) is None]
        else:
            places = [
                s
                for s in DEPLOYMENT[side]
                if leader_deployment_refusal(battle, card - UNITS, s) is None
            ]
        place = die.roll_among([*places, RESERVE])
        if place == RESERVE:
            continue
        if card < UNITS:
            put(battle, card, place, len(battle.stacks[place]), hidden=True)
        else:
            battle.leaders = changed(battle.leaders, card - UNITS, place)


# ---- laid out in every way


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
    if deploying_freely(battle):
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
