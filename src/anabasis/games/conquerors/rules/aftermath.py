"""11.2.1, 11.2.2, 11.3.10, 11.3.51 to 11.3.53 The dice are cast: tracks and Elite Levels,
leaders, and what follows in its order."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.conquerors.board import (
    INDEPENDENT,
    MACEDON,
    NO_ARMY,
    PERSIA,
)
from anabasis.games.conquerors.events_field import BATTLE_DRAWN, BATTLE_WON, CASUALTY_ROLLED
from anabasis.games.conquerors.leaders import ALEXANDER, DARIUS, leaders_in
from anabasis.games.conquerors.numbers import (
    CASUALTY_DEAD,
    CASUALTY_ROLL,
    ELITE_HALF,
    ELITE_LOST,
    ELITE_SCORE,
    ELITE_WON,
    WEARY_BATTLE,
    WEARY_FORCE,
)
from anabasis.games.conquerors.rules.combatants import (
    army_bits,
    army_points,
    battle_of,
    leaders_of,
    march_fought,
)
from anabasis.games.conquerors.rules.commanders import kill_leader
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.darius import Routed
from anabasis.games.conquerors.rules.engagement import (
    ATTACKER,
    BEATEN,
    DEFENDER,
    ENDED,
    NEITHER,
    Battle,
)
from anabasis.games.conquerors.rules.forces import raise_elite
from anabasis.games.conquerors.rules.losses import LossDice
from anabasis.games.conquerors.rules.modifiers import at_least_twice
from anabasis.games.conquerors.rules.retreat import Retreating
from anabasis.games.conquerors.rules.routes import is_european
from anabasis.games.conquerors.rules.weariness import weary
from anabasis.games.conquerors.rules.wounds import Wounds
from anabasis.games.conquerors.state import GOING_ON, War, army_in_play


def persian_role(battle: Battle) -> int:
    """The role of the Persian in a battle, or `NEITHER`."""
    return battle.sides.index(PERSIA) if PERSIA in battle.sides else NEITHER


class Aftermath(Procedure[War]):
    """11.2.1, 11.2.2 A battle is decided; what follows comes in the order of the rules."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        ours, theirs = battle.scores
        winner = NEITHER if ours == theirs else ATTACKER if ours > theirs else DEFENDER
        battle = battle.but(winner=winner)
        position.battle = battle
        if winner == NEITHER:
            log.append(Event(BATTLE_DRAWN, (battle.sides[ATTACKER], battle.space)))
        else:
            log.append(Event(BATTLE_WON, (battle.sides[winner], battle.space)))
        weary_battle(position, battle, log)
        change_elite(position, battle)
        routed = is_routed(position, battle)
        position.agenda.append(BattleEnds())
        position.agenda.append(LossDice())
        if routed:
            with_family = position.family_side == PERSIA and position.family_at == battle.space
            position.agenda.append(Routed(with_family))
        position.agenda.append(Retreating())
        if uses_alexander(battle):
            position.agenda.append(Wounds())
        casualties(position, battle, die, log)


def weary_battle(war: War, battle: Battle, log: list[Event]) -> None:
    """9.3 A great battle outside Europe wearies the Macedonians."""
    persian = persian_role(battle)
    if persian == NEITHER or battle.sides[1 - persian] != MACEDON or is_european(battle.space):
        return
    if not battle.armies[1 - persian] or battle.strength[persian] < WEARY_FORCE:
        return
    if 2 * army_points(war, battle, persian) > battle.strength[persian]:
        weary(war, WEARY_BATTLE, log)


def change_elite(war: War, battle: Battle) -> None:
    """8.2.2, 8.2.4, 11.3.10 Armies gain a level by a great victory and lose one by a defeat."""
    if battle.winner == NEITHER:
        return
    winner, loser = battle.winner, 1 - battle.winner
    if battle.scores[winner] >= ELITE_SCORE * battle.scores[loser]:
        for army in army_bits(battle.armies[winner]):
            if ELITE_HALF * battle.strength[loser] > war.asp[army]:
                raise_elite(war, army, ELITE_WON)
    for army in army_bits(battle.armies[loser]):
        raise_elite(war, army, ELITE_LOST)


def is_routed(war: War, battle: Battle) -> bool:
    """11.3.54 Whether Darius flees: he was in the battle, and the Macedonian score was at least
    twice the Persian one."""
    persian = persian_role(battle)
    if persian == NEITHER or battle.winner != 1 - persian or battle.sides[1 - persian] != MACEDON:
        return False
    return at_least_twice(battle, 1 - persian) and bool(
        leaders_of(war, battle, persian) >> DARIUS & 1
    )


def uses_alexander(battle: Battle) -> bool:
    """11.3.59 Whether Alexander's rating was used."""
    return (battle.used[0] | battle.used[1]) >> ALEXANDER & 1 == 1


def casualties(war: War, battle: Battle, die: Die, log: list[Event]) -> None:
    """11.3.51 to 11.3.53 Leaders whose ratings were used may be dead."""
    for role in (ATTACKER, DEFENDER):
        side = battle.sides[role]
        if side == INDEPENDENT or battle.rolls[role] != CASUALTY_ROLL[side]:
            continue
        for leader in leaders_in(battle.used[role]):
            if leader in (ALEXANDER, DARIUS):
                continue
            roll = die.roll(6)
            log.append(Event(CASUALTY_ROLLED, (leader, roll)))
            if roll >= CASUALTY_DEAD:
                kill_leader(war, leader, log)
                if war.ending != GOING_ON:
                    return


class BattleEnds(Procedure[War]):
    """11.1.3 The battle is over; the mover goes on if he has won, or was attacked and held."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        position.battle = None
        march_fought(position)
        march = position.march
        bit = 0 if march is None or march.army == NO_ARMY else 1 << march.army
        if march is not None and (battle.armies[ATTACKER] | battle.armies[DEFENDER]) & bit:
            role = ATTACKER if battle.armies[ATTACKER] & bit else DEFENDER
            held = battle.winner == role or (battle.winner == NEITHER and role == DEFENDER)
            alive = army_in_play(position, march.army)
            if not held or not alive or position.army_at[march.army] != battle.space:
                flags = march.flags | ENDED | BEATEN
                at = position.army_at[march.army] if alive else march.at
                position.march = march.but(at=at, flags=flags)
        settle(position, log)
