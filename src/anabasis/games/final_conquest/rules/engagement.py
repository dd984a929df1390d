"""What is known of a battle while it is fought (chapter 13): one immutable datum, held by the one
frame that leads from stage to stage. Questions on top of that frame find it here."""

from __future__ import annotations

from typing import Final

from anabasis.core.plain import Datum
from anabasis.core.position import Procedure
from anabasis.games.final_conquest.armies import INFANTRY
from anabasis.games.final_conquest.board import HEROES
from anabasis.games.final_conquest.heroes import (
    ALWAYS,
    ATTACKER,
    DEFENDER,
    LOST,
    NO_HERO,
    UNDECIDED,
    WON,
)
from anabasis.games.final_conquest.state import Realm
from anabasis.kit.rows import changed, more

FACE_DOWN: Final = 253
"""In the place of a hero: one that is laid down and not yet shown."""
NO_DICE: Final = (b"", b"")
NOTHING_LOST: Final = bytes(8)
OVERRIDDEN: Final = 2
"""In the row of losses: the two numbers of a side after which come those that nothing brings
back."""
SIDE: Final = 4
"""In the row of losses: how many numbers a side has."""


class Battle(Datum):
    """13.1, 13.2 A battle between two players, as far as it has come. What is in pairs has the
    attacker's first."""

    def __init__(
        self,
        attacker: int,
        defender: int,
        origin: int,
        target: int,
        force: int,
        heroes: bytes,
        paid: bytes,
        dice: tuple[bytes, bytes],
        totals: tuple[int, int],
        result: int,
        margin: int,
        lost: bytes,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.origin = origin
        self.target = target
        self.force = force
        """The attackers that are left, an army; they stand in the origin until they enter."""
        self.heroes = heroes
        """Of each side a hero, `NO_HERO`, or `UNDECIDED`."""
        self.paid = paid
        """6.26 What each side has sealed with its hero."""
        self.dice = dice
        self.totals = totals
        self.result = result
        """6.10 What the battle is for the attacker; `ALWAYS` before the comparison."""
        self.margin = margin
        self.lost = lost
        """Units lost so far: of each side infantry and cavalry, and the same for those that no
        card brings back."""

    def seat(self, role: int) -> int:
        """The seat that has a role."""
        return self.attacker if role == ATTACKER else self.defender

    def is_without_heroes(self) -> bool:
        """13.7, 13.8 Whether both sides have spoken, and neither plays a hero."""
        return self.heroes[ATTACKER] == NO_HERO and self.heroes[DEFENDER] == NO_HERO

    def outcome(self, role: int) -> int:
        """6.10 What the battle is for a side."""
        if role == DEFENDER:
            if self.result == WON:
                return LOST
            if self.result == LOST:
                return WON
        return self.result

    def lost_of(self, role: int, kind: int) -> int:
        """How many units of a kind a side has lost that may be brought back."""
        return self.lost[role * SIDE + kind]

    def all_lost_of(self, role: int, kind: int) -> int:
        """How many units of a kind a side has lost."""
        return self.lost[role * SIDE + kind] + self.lost[role * SIDE + OVERRIDDEN + kind]

    def with_hero(self, role: int, hero: int, paid: int) -> Battle:
        """13.7 A side has said what it plays."""
        return Battle(
            self.attacker,
            self.defender,
            self.origin,
            self.target,
            self.force,
            changed(self.heroes, role, hero),
            changed(self.paid, role, paid),
            self.dice,
            self.totals,
            self.result,
            self.margin,
            self.lost,
        )

    def with_dice(self, role: int, dice: bytes) -> Battle:
        """13.10, 13.11 A side has rolled."""
        attack, defence = self.dice
        return Battle(
            self.attacker,
            self.defender,
            self.origin,
            self.target,
            self.force,
            self.heroes,
            self.paid,
            (dice, defence) if role == ATTACKER else (attack, dice),
            self.totals,
            self.result,
            self.margin,
            self.lost,
        )

    def with_result(self, attack: int, defence: int, result: int) -> Battle:
        """13.12 The sums are compared."""
        return Battle(
            self.attacker,
            self.defender,
            self.origin,
            self.target,
            self.force,
            self.heroes,
            self.paid,
            self.dice,
            (attack, defence),
            result,
            abs(attack - defence),
            self.lost,
        )

    def with_losses(self, force: int, lost: bytes) -> Battle:
        """13.13, 13.15 Units are lost."""
        return Battle(
            self.attacker,
            self.defender,
            self.origin,
            self.target,
            force,
            self.heroes,
            self.paid,
            self.dice,
            self.totals,
            self.result,
            self.margin,
            lost,
        )

    def without_lost_infantry(self, role: int) -> Battle:
        """13.20 One infantry that a side has lost is the enemy's now; nothing brings it back."""
        at = role * SIDE + INFANTRY
        if self.lost[at] == 0:
            at += OVERRIDDEN
        return self.with_losses(self.force, more(self.lost, at, -1))


def opened(attacker: int, defender: int, origin: int, target: int, force: int) -> Battle:
    """13.1 A battle that has just been declared."""
    return Battle(
        attacker,
        defender,
        origin,
        target,
        force,
        bytes([UNDECIDED, UNDECIDED]),
        bytes(2),
        NO_DICE,
        (0, 0),
        ALWAYS,
        0,
        NOTHING_LOST,
    )


class Fighting(Procedure[Realm]):
    """13.2 The frame that leads a battle from stage to stage."""

    def __init__(self, battle: Battle, stage: int) -> None:
        self.battle = battle
        self.stage = stage

    def with_battle(self, battle: Battle) -> Fighting:
        """This frame with the battle as it has become."""
        raise NotImplementedError


def open_battle(position: Realm) -> Battle | None:
    """The battle that is being fought, if there is one."""
    agenda = position.agenda
    for at in range(len(agenda) - 1, -1, -1):
        frame = agenda[at]
        if isinstance(frame, Fighting):
            return frame.battle
    return None


def battle_of(position: Realm) -> Battle:
    """The battle that is being fought."""
    battle = open_battle(position)
    assert battle is not None
    return battle


def becomes(position: Realm, battle: Battle) -> None:
    """The battle is from now on as given."""
    agenda = position.agenda
    for at in range(len(agenda) - 1, -1, -1):
        frame = agenda[at]
        if isinstance(frame, Fighting):
            agenda[at] = frame.with_battle(battle)
            return
    raise LookupError("no battle is being fought")


def sealed_role(battle: Battle) -> int | None:
    """2.9, 13.7 The side whose hero lies face down, waiting for the other to speak."""
    if battle.heroes[ATTACKER] < HEROES and battle.heroes[DEFENDER] == UNDECIDED:
        return ATTACKER
    return None


def hero_seen(battle: Battle, role: int, seat: int | None) -> int:
    """2.9, 13.9 What a seat (None: a spectator) sees of the hero of a side: the hero himself once
    both have spoken, before that only its own; else `FACE_DOWN`, `NO_HERO` or `UNDECIDED`."""
    if sealed_role(battle) == role and battle.seat(role) != seat:
        return FACE_DOWN
    return battle.heroes[role]
