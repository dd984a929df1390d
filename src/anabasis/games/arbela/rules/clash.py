"""One shock (8.2 to 8.5): the defender stands, the dice, the result, and engagement."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.arbela.board import FLANK, SECTIONS
from anabasis.games.arbela.cards import ELEPHANT, OWNER
from anabasis.games.arbela.events import ENGAGED
from anabasis.games.arbela.rules.advance import AdvanceAttackers, AdvanceDefender, must_advance
from anabasis.games.arbela.rules.casualties import Casualties, Stranded, leaders_of
from anabasis.games.arbela.rules.missiles import DEFENSIVE
from anabasis.games.arbela.rules.shock import (
    ATTACKER_ELIMINATED,
    DEFENDER_DISRUPTED,
    DEFENDER_ELIMINATED,
    TIE,
    fight,
)
from anabasis.games.arbela.rules.shots import (
    DefensiveFire,
    check_elephant,
    defenders_who_shoot,
)
from anabasis.games.arbela.rules.stacking import disengage, disrupt, eliminate, fighter
from anabasis.games.arbela.state import NOBODY, Battle, engaged_with, side_at
from anabasis.kit.rows import BYTE


def able(battle: Battle, attackers: bytes, target: int) -> bytes:
    """7.1m, 8.2i Those of the attackers who can still attack; none if no enemy is left there."""
    if side_at(battle, target) != 1 - OWNER[attackers[0]]:
        return b""
    left = b""
    for unit in attackers:
        if battle.place[unit] in (FLANK, FLANK + 1) or (
            battle.place[unit] < SECTIONS and not battle.disrupted[unit]
        ):
            left += BYTE[unit]
    return left


def stand(battle: Battle, attackers: bytes, target: int) -> None:
    """8.2k, 7.1l The defender stands: defensive fire, then the dice."""
    battle.agenda.append(Clash(attackers, target))
    shooters = defenders_who_shoot(battle, target)
    battle.agenda.append(DefensiveFire(shooters, attackers, DEFENSIVE))


class Clash(Procedure[Battle]):
    """8.2k, 8.2.2a, 8.2j, 8.5.1e The dice, the result, and what follows from it. Whoever
    of the enemy stands in the Section defends, engaged or not."""

    def __init__(self, attackers: bytes, target: int) -> None:
        self.attackers = attackers
        self.target = target

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        target = self.target
        attackers = able(position, self.attackers, target)
        if not attackers:
            return
        defender = fighter(position, target)
        origins = bytes([position.place[unit] for unit in attackers])
        result = fight(position, attackers, defender, target, die, log)
        leaders = leaders_of(position, attackers, target)
        if result != TIE:
            for origin in origins:
                disengage(position, origin, target, log)
        places = position.leaders
        agenda = position.agenda
        mark = len(agenda)
        if result == TIE:
            tied(position, attackers, origins, defender, target, die, log)
        elif result in (DEFENDER_DISRUPTED, DEFENDER_ELIMINATED):
            losers = position.stacks[target]
            suffer(position, losers, result == DEFENDER_ELIMINATED, die, log)
            if not position.stacks[target] and origins[0] < SECTIONS:
                advance = AdvanceAttackers(
                    OWNER[attackers[0]], attackers, target, must_advance(position, attackers)
                )
                agenda.insert(mark, advance)
                mark += 1
        else:
            for unit, origin in zip(attackers, origins, strict=True):
                losers = BYTE[unit] if origin >= SECTIONS else position.stacks[origin]
                suffer(position, losers, result == ATTACKER_ELIMINATED, die, log)
            empty = bytes(
                [origin for origin in origins if origin < SECTIONS and not position.stacks[origin]]
            )
            if empty:
                agenda.insert(mark, AdvanceDefender(OWNER[defender], defender, empty))
                mark += 1
        # 8.2k Leaders are checked, and placed, after the elephant has run and before any advance.
        agenda.insert(mark, Stranded(leaders, places))
        agenda.insert(mark + 1, Casualties(leaders))


def suffer(battle: Battle, units: bytes, eliminated: bool, die: Die, log: list[Event]) -> None:
    """8.2.3b, 8.2.3d, 8.2.3h, 8.3f, 8.4b, 8.10.1c, 8.10.2a A result strikes every unit of a
    Section; the elephant checks for rampage instead."""
    rest = bytes([unit for unit in units if unit != ELEPHANT])
    if eliminated:
        eliminate(battle, rest, log)
    else:
        disrupt(battle, rest, log)
    if ELEPHANT in units:
        check_elephant(battle, die, log)


def tied(
    battle: Battle,
    attackers: bytes,
    origins: bytes,
    defender: int,
    target: int,
    die: Die,
    log: list[Event],
) -> None:
    """8.2.3a, 8.2.3g, 8.5a, 8.7.2d, 8.10.2e After a tie each attacking Section is engaged with the
    one attacked, except with disrupted units, in flank attacks, and where the elephant rampages."""
    if battle.disrupted[defender] or origins[0] >= SECTIONS:
        return
    runs = NOBODY
    if defender == ELEPHANT or ELEPHANT in attackers:
        section = battle.place[ELEPHANT]
        if check_elephant(battle, die, log, tie=True):
            runs = section
    if runs == target:
        return
    for origin in origins:
        if origin != runs and not engaged_with(battle, origin, target):
            battle.engaged += BYTE[min(origin, target)] + BYTE[max(origin, target)]
            log.append(Event(ENGAGED, (origin, target)))
