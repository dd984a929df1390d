"""2.6.1, 10.5.1 to 10.5.6, 11.1.1, 11.1.6, 11.2.1, 11.3.7 to 11.3.19 A land battle begins:
sorties, avoidance, overrun, leaders, dice."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.conquerors.board import (
    INDEPENDENT,
)
from anabasis.games.conquerors.events_field import (
    BATTLE_MET,
    BATTLE_ROLLED,
    OVERRUN,
)
from anabasis.games.conquerors.numbers import OVERRUN_ODDS
from anabasis.games.conquerors.rules.aftermath import Aftermath
from anabasis.games.conquerors.rules.avoidance import Avoiding
from anabasis.games.conquerors.rules.combatants import (
    battle_of,
    march_fought,
    measured,
    seat_for,
    strength,
    wiped_out,
)
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.engagement import (
    ATTACKER,
    BY_ATTACK,
    DEFENDER,
    UNDECIDED,
    Battle,
    pair,
)
from anabasis.games.conquerors.rules.leading import Leading
from anabasis.games.conquerors.rules.modifiers import battle_dice
from anabasis.games.conquerors.rules.moments import BATTLE as BATTLE_MOMENT
from anabasis.games.conquerors.rules.moments import open_moment
from anabasis.games.conquerors.rules.sortie import Sortie, can_sortie
from anabasis.games.conquerors.state import (
    War,
)
from anabasis.games.conquerors.tables import battle_score

NONE: Final = (0, 0)


def begin(
    war: War,
    space: int,
    sides: tuple[int, int],
    armies: tuple[int, int],
    posts: tuple[int, int],
    origin: int,
    way: int,
    back: bytes,
    log: list[Event],
) -> None:
    """11.1.1, 11.1.4, 11.1.6 Forces meet: the defender may be joined, may avoid, or is fought."""
    war.battle = Battle(
        space,
        sides,
        origin,
        way,
        back,
        armies,
        posts,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        0,
        0,
        NONE,
        NONE,
        NONE,
        UNDECIDED,
        space,
        0,
        NONE,
    )
    march_fought(war)
    log.append(Event(BATTLE_MET, (sides[ATTACKER], sides[DEFENDER], space)))
    war.agenda.append(Joined())
    defender = sides[DEFENDER]
    if defender == INDEPENDENT:
        return
    if armies[DEFENDER]:
        war.agenda.append(Avoiding(seat_for(war, battle_of(war), DEFENDER), defender))
    if origin == BY_ATTACK and can_sortie(war, battle_of(war)):
        war.agenda.append(Sortie(seat_for(war, battle_of(war), DEFENDER), defender))


class Joined(Procedure[War]):
    """10.5.1 to 10.5.5, 11.3.6 Those who are left are overrun, or fight."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        if not battle.armies[DEFENDER] and not battle.posts[DEFENDER]:
            position.battle = None
            settle(position, log)
            return
        ours = strength(position, battle, ATTACKER)
        theirs = strength(position, battle, DEFENDER)
        if battle.origin == BY_ATTACK and ours >= OVERRUN_ODDS * theirs:
            log.append(Event(OVERRUN, (battle.sides[ATTACKER], battle.space, theirs)))
            wiped_out(position, battle, DEFENDER, log)
            position.battle = None
            return
        position.battle = measured(position, battle)
        position.agenda += [Dice(), Cards()]
        for role in (DEFENDER, ATTACKER):
            if battle.sides[role] != INDEPENDENT:
                seat = seat_for(position, battle, role)
                position.agenda.append(Leading(seat, battle.sides[role], role, False))


class Cards(Procedure[War]):
    """11.1.6 The moment for the cards of a battle."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        open_moment(position, BATTLE_MOMENT, battle_of(position).space)


# ---- 11.3 C the dice


class Dice(Procedure[War]):
    """11.3.8, 11.3.9 Both sides roll, the attacker first; the higher score wins."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        rolls = (0, 0)
        scores = (0, 0)
        for role in (ATTACKER, DEFENDER):
            tally = battle_dice(position, battle, role)
            dice = die.dice(2, 6)
            total = dice + tally.sum()
            score = battle_score(total, battle.strength[role])
            rolls = pair(rolls, role, total)
            scores = pair(scores, role, score)
            values = (
                battle.sides[role],
                battle.space,
                battle.strength[role],
                dice,
                tuple(tally.terms),
                total,
                score,
            )
            log.append(Event(BATTLE_ROLLED, values))
        position.battle = battle.but(rolls=rolls, scores=scores)
        position.agenda.append(Aftermath())
