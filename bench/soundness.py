"""What is unsound in the play of Arbela: attacks that cannot win, and Darius alone.

An attack is judged when it is about to be fought, by what the attacker knows: it is unsound if it
loses or ties with a six against a one however the enemy's face-down cards may lie. Three kinds are
counted apart and are none of the player's fault: `unlucky`, which could have won when the last of
its units declared it, before fire or a failed seizure; `pinning`, which holds an enemy for another
attack upon him that can win; and what a face-down card alone makes hopeless is no matter at all.

Darius is alone where no fit unit is with him. `darius_rode_alone` counts how often an answer of the
Persian in his own turn made him so, without a fight or a shot; `darius_left_alone` the turns of the
Persian at whose end he was, unless his units were beaten in that very turn or the enemy seized it
before it was over.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from anabasis.core.die import Die
from anabasis.core.door import begin, run_one
from anabasis.core.event import Event
from anabasis.core.position import Action, Decision
from anabasis.games.arbela.board import PERSIAN, SECTION, SECTIONS
from anabasis.games.arbela.cards import DARIUS, OWNER, UNIT
from anabasis.games.arbela.events import HIT, RAMPAGE, SEIZE_ATTEMPT, SHOCK
from anabasis.games.arbela.hidden import worlds_of_shock
from anabasis.games.arbela.rules.clash import able
from anabasis.games.arbela.rules.combat import BeginShock, group_of, still_valid
from anabasis.games.arbela.rules.leaders import LeaderAlong
from anabasis.games.arbela.rules.movement import Resume, UnitTurn
from anabasis.games.arbela.rules.shock import attack_of, defence_of
from anabasis.games.arbela.rules.stacking import fighter, has_fit_unit
from anabasis.games.arbela.rules.turn import EndTurn
from anabasis.games.arbela.state import Attack, Battle

COUNTED = (
    "attacks",
    "hopeless",
    "unlucky",
    "pinning",
    "darius_rode_alone",
    "darius_left_alone",
)


class Watch:
    """Looks at some seats of one game."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.counts: Counter[str] = Counter()
        self.told: list[str] = []
        """Each thing that is unsound, in words."""
        self.declared: list[tuple[int, Battle]] = []
        """The units that have declared attacks in this turn, and the position in which each did."""
        self.last: tuple[Attack, ...] = ()
        self.turn = 0
        self.fought = False
        """There was a fight or a shot since the last choice."""
        self.alone = False
        """Darius is alone in his Section,"""
        self.beaten = False
        """since his units were beaten in this turn."""
        self.seized = False
        """The enemy has seized this turn: it ends before it is over."""

    def submit(self, battle: Battle, seat: int, action: Action[Battle, Any], die: Die) -> None:
        """Do a legal action, and look at every moment until the next decision."""
        log: list[Event] = []
        if begin(battle, seat, action, die, log):
            self.look(battle, log)
            while run_one(battle, die, log):
                self.look(battle, log)
            battle.opened += 1

    def look(self, battle: Battle, log: list[Event]) -> None:
        """Look at one moment; `log` has what the last answer has brought so far."""
        for attack in battle.attacks:
            if attack not in self.last:
                self.declared.append((attack.unit, at_rest(battle)))
        self.last = battle.attacks
        self.fought |= any([event.kind in (SHOCK, HIT, RAMPAGE) for event in log])
        self.seized |= any([event.kind == SEIZE_ATTEMPT and event.values[-1] for event in log])
        top = battle.agenda[-1] if battle.agenda else None
        if isinstance(top, BeginShock):
            self.judge(battle, top)
        elif isinstance(top, Decision | EndTurn) and not under_way(battle):
            self.look_at_darius(battle)
            if isinstance(top, EndTurn):
                self.end_turn(battle, top.seat)

    def end_turn(self, battle: Battle, seat: int) -> None:
        if seat == PERSIAN and self.alone and not self.beaten and not self.seized:
            self.count("darius_left_alone", f"turn {battle.turn}")
        self.seized = False
        self.declared = []

    def look_at_darius(self, battle: Battle) -> None:
        """Look at Darius when a choice has come to its end."""
        if battle.turn > self.turn:
            self.turn = battle.turn
            self.beaten = False
        alone = darius_is_alone(battle)
        if alone and not self.alone:
            self.beaten = self.fought
            if battle.active == PERSIAN and not self.beaten:
                self.count("darius_rode_alone", f"turn {battle.turn}")
        self.alone = alone
        self.fought = False

    def judge(self, battle: Battle, shock: BeginShock) -> None:
        """Judge an attack that is about to be fought."""
        made = [attack for attack in battle.attacks if still_valid(battle, attack)]
        of_shock = [attack for attack in made if attack.unit in shock.chosen]
        if not of_shock or OWNER[of_shock[0].unit] not in self.seats:
            return
        units = bytes([attack.unit for attack in made])
        group = bytes([unit for unit in group_of(battle, of_shock[0]) if unit in units])
        self.counts["attacks"] += 1
        if could_win(at_rest(battle), group, shock.target):
            return
        latest = [then for unit, then in self.declared if unit in group][-1]
        others = [one for one in made if one.target == shock.target and one.unit not in group]
        if could_win(latest, group, shock.target):
            self.counts["unlucky"] += 1
        elif any(could_win(at_rest(battle), group_of(battle, one), one.target) for one in others):
            self.counts["pinning"] += 1
        else:
            names = " ".join([UNIT.text(unit) for unit in group])
            where = SECTION.text(shock.target)
            self.count("hopeless", f"turn {battle.turn}: {names} upon {where}")

    def count(self, kind: str, told: str) -> None:
        if kind.startswith("darius") and PERSIAN not in self.seats:
            return
        self.counts[kind] += 1
        self.told.append(f"{kind}, {told}")


def at_rest(battle: Battle) -> Battle:
    """The field alone, with nothing still to do."""
    field = battle.clone()
    field.agenda = []
    return field


def under_way(battle: Battle) -> bool:
    """Whether a choice made in steps goes on, as when a unit moves whose leader is still to be
    asked whether he goes along."""
    top = battle.agenda[-1]
    if isinstance(top, Decision) and top.continues():
        return True
    return any([isinstance(frame, Resume | UnitTurn | LeaderAlong) for frame in battle.agenda])


def could_win(battle: Battle, group: bytes, target: int) -> bool:
    """Whether the attack wins with a six against a one, however the face-down cards lie."""
    sections = bytes([battle.place[unit] for unit in group if battle.place[unit] < SECTIONS])
    for world in worlds_of_shock(battle, OWNER[group[0]], sections, target):
        left = able(world, group, target)
        defender = fighter(world, target)
        if not left or attack_of(world, left, defender).sum() + 6 > (
            defence_of(world, left, defender).sum() + 1
        ):
            return True
    return False


def darius_is_alone(battle: Battle) -> bool:
    section = battle.leaders[DARIUS]
    return section < SECTIONS and not has_fit_unit(battle, section)
