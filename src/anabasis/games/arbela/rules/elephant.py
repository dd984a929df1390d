"""How the elephant rampages (8.10.3): its run, and its last fight."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.arbela.board import (
    AHEAD,
    AHEAD_LEFT,
    AHEAD_RIGHT,
    DEAD,
    PERSIAN,
    RAMPAGE_RUN,
)
from anabasis.games.arbela.cards import ELEPHANT, HIT_LEVEL
from anabasis.games.arbela.events import ELEPHANT_REMOVED, RAMPAGE, RAMPAGE_RUNS
from anabasis.games.arbela.rules.casualties import Casualties, Stranded, leaders_in
from anabasis.games.arbela.rules.shock import (
    DEFENDER_DISRUPTED,
    DEFENDER_ELIMINATED,
    rampage_of,
    rolled,
    strikes_flank,
)
from anabasis.games.arbela.rules.stacking import disrupt, eliminate, fighter, settle, take
from anabasis.games.arbela.state import NOBODY, Battle
from anabasis.kit.rows import BYTE, changed


def rampaging(battle: Battle) -> bool:
    """8.10.3f Whether a rampage is under way, so that no second one begins."""
    for frame in battle.agenda:
        if isinstance(frame, RampageFight):
            return True
    return False


def met(battle: Battle, section: int, facing: int, die: Die) -> int:
    """8.10.3b, 8.10.3c The front Section whose units stop the elephant, or `NOBODY`: the one
    straight ahead, else a diagonal one, a die deciding between two."""
    at = section * 4 + facing
    if AHEAD[at] >= 0 and battle.stacks[AHEAD[at]]:
        return AHEAD[at]
    left = AHEAD_LEFT[at]
    right = AHEAD_RIGHT[at]
    on_left = left >= 0 and len(battle.stacks[left]) > 0
    on_right = right >= 0 and len(battle.stacks[right]) > 0
    if on_left and on_right:
        return left if die.roll(6) <= 3 else right
    if on_left:
        return left
    return right if on_right else NOBODY


def run_wild(battle: Battle, die: Die, log: list[Event]) -> int:
    """8.10.3a, 8.10.3b The elephant turns and runs; returns the Section whose units it meets, or
    `NOBODY` if it runs off or out of breath and is removed."""
    section = battle.place[ELEPHANT]
    turns = die.roll_among((1, 2, 3, 4))
    facing = (battle.facing[ELEPHANT] + turns) % 4
    battle.facing = changed(battle.facing, ELEPHANT, facing)
    log.append(Event(RAMPAGE, (PERSIAN, turns, facing)))
    take(battle, ELEPHANT, DEAD, log)
    settle(battle, log)
    steps = 0
    while True:
        target = met(battle, section, facing, die)
        if target != NOBODY:
            break
        section = AHEAD[section * 4 + facing]
        if section < 0 or steps == RAMPAGE_RUN:
            log.append(Event(ELEPHANT_REMOVED, (PERSIAN,)))
            return NOBODY
        steps += 1
        log.append(Event(RAMPAGE_RUNS, (PERSIAN, section)))
    battle.place = changed(battle.place, ELEPHANT, section)
    return target


class RampageFight(Procedure[Battle]):
    """8.10.3e, 8.10.3f, 8.10.3h, 8.10.3i The elephant's last fight, with all its hits; afterwards
    it is removed, and nobody advances. Fire that has brought it above its hit level during the
    rampage removes it before the fight.

    While this waits, the elephant stands in no stack.
    """

    def __init__(self, target: int, hits: int) -> None:
        self.target = target
        self.hits = hits
        """The hits it had when it began to run."""

    def unwound(self, position: Battle, log: list[Event]) -> None:
        """8.10.3h The game is over before the fight: the elephant is removed all the same."""
        position.place = changed(position.place, ELEPHANT, DEAD)

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        hits = position.hits[ELEPHANT]
        if hits == self.hits or hits <= HIT_LEVEL[ELEPHANT]:
            last_fight(position, self.target, die, log)
        position.place = changed(position.place, ELEPHANT, DEAD)
        log.append(Event(ELEPHANT_REMOVED, (PERSIAN,)))


def last_fight(battle: Battle, target: int, die: Die, log: list[Event]) -> None:
    """8.10.3e, 8.10.3g The elephant attacks a Section, friend or foe. If its total is higher, the
    units there suffer the result, else nothing happens to them; leaders with them are checked."""
    leaders = leaders_in(battle, target)
    defender = fighter(battle, target)
    attack, defence = rampage_of(battle, defender)
    flank = strikes_flank(battle, BYTE[ELEPHANT], defender)
    result = rolled(battle, BYTE[ELEPHANT], defender, target, attack, defence, flank, die, log)
    if result == DEFENDER_ELIMINATED:
        eliminate(battle, battle.stacks[target], log)
    elif result == DEFENDER_DISRUPTED:
        disrupt(battle, battle.stacks[target], log)
    battle.agenda.append(Stranded(leaders, battle.leaders))
    battle.agenda.append(Casualties(leaders))
