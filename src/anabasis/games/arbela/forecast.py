"""The odds of a shot or a shock, as far as a seat can know: the rules run for every outcome."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from anabasis.core.die import Die
from anabasis.core.door import begin
from anabasis.core.game import Game
from anabasis.core.odds import Range, spread
from anabasis.core.position import Action
from anabasis.games.arbela.board import DEAD
from anabasis.games.arbela.cards import LEADER_OWNER, LEADERS, OWNER, UNITS
from anabasis.games.arbela.redealing import worlds
from anabasis.games.arbela.rules.combat import FIGHT, ChooseShock, Fight, group_of, head_of
from anabasis.games.arbela.rules.flank import Intercept
from anabasis.games.arbela.rules.missiles import DefendByFire, React
from anabasis.games.arbela.rules.movement import DeclareAttack, Fire
from anabasis.games.arbela.rules.retreat import RetreatChoice
from anabasis.games.arbela.rules.seize import SeizeWindow
from anabasis.games.arbela.rules.withdrawal import FireFirst
from anabasis.games.arbela.state import Battle

LIMIT: Final = 20_000

Happening = tuple[tuple[str, int], ...]
"""What became of both sides: names of changes with their numbers, those that did not happen left
out."""


def forecast(
    game: Game[Battle], battle: Battle, seat: int, action: Action[Battle, Any]
) -> dict[Happening, Range] | None:
    """7.2, 8.2.3, 9.4b What a shot or an attack may lead to and how likely that is, leaders killed
    included; None for any other action.

    An attack is looked at as if it were fought at once, with those declared against the same
    Section. Until the dice have fallen the other side is taken to stand, to hold its fire and to
    let moments pass; what the seat cannot know makes a range.
    """
    if not isinstance(action, (Fire, FireFirst, DeclareAttack, Fight)):
        return None

    def act(branch: Battle, die: Die) -> None:
        # Only what the action itself brings about: the rest of the turn is cut off.
        branch.agenda = branch.agenda[-1:]
        if isinstance(action, Fight):
            fight_now(branch, seat, action.unit, die)
            return
        begin(branch, seat, action, die, [])
        if isinstance(action, DeclareAttack):
            fight_now(branch, seat, branch.attacks[-1].unit, die)

    tables: list[dict[Happening, Fraction]] = []
    for world in worlds(battle, seat):
        table: dict[Happening, Fraction] = {}
        ends, _ = spread(game, world, act, quiet, LIMIT)
        for end, chance in ends:
            label = happened(world, end)
            table[label] = table.get(label, Fraction(0)) + chance
        tables.append(table)
    return {
        label: Range(
            min([table.get(label, Fraction(0)) for table in tables]),
            max([table.get(label, Fraction(0)) for table in tables]),
        )
        for label in {label: None for table in tables for label in table}
    }


def fight_now(branch: Battle, seat: int, unit: int, die: Die) -> None:
    """Fight the attack of a unit and those that attack together with it, and nothing else."""
    for attack in branch.attacks:
        if attack.unit == unit:
            group = group_of(branch, attack)
            branch.attacks = tuple([each for each in branch.attacks if each.unit in group])
            branch.agenda = [ChooseShock(seat)]
            begin(branch, seat, FIGHT[head_of(branch, attack)], die, [])
            return


def quiet(battle: Battle, seat: int) -> Action[Battle, Any] | None:
    """The answer of a side that only looks on; None at any other decision."""
    top = battle.agenda[-1]
    if isinstance(top, (SeizeWindow, React, DefendByFire, RetreatChoice, Intercept)):
        return top.candidates(battle, seat)[0]
    return None


def happened(before: Battle, after: Battle) -> Happening:
    """What has changed for each side."""
    found: dict[str, int] = {}
    for unit in range(UNITS):
        side = ("macedonian", "persian")[OWNER[unit]]
        if after.place[unit] == DEAD and before.place[unit] != DEAD:
            found[f"{side}-eliminated"] = found.get(f"{side}-eliminated", 0) + 1
        elif after.disrupted[unit] > before.disrupted[unit]:
            found[f"{side}-disrupted"] = found.get(f"{side}-disrupted", 0) + 1
        elif after.hits[unit] > before.hits[unit]:
            found[f"{side}-hits"] = found.get(f"{side}-hits", 0) + 1
    for leader in range(LEADERS):
        if after.leaders[leader] == DEAD and before.leaders[leader] != DEAD:
            side = ("macedonian", "persian")[LEADER_OWNER[leader]]
            found[f"{side}-leaders-killed"] = found.get(f"{side}-leaders-killed", 0) + 1
    if len(after.engaged) > len(before.engaged):
        found["engaged"] = 1
    return tuple(sorted(found.items()))
