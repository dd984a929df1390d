"""Counting all dice by plain arithmetic, to compare with the odds that the game tells.

The counting of the dice, the results of 8.2.3, casualties (9.4) and the elephant's last run (8.10)
are written anew from the rulebook; nothing here asks the game for a rule.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import Battle
from tests.rules.arbela.setting import MACEDONIAN, act, battle

Outcomes = list[tuple[Fraction, frozenset[str]]]
"""Everything that may come of something: how likely, and what it is."""

DIE = range(1, 7)
NOTHING: Outcomes = [(Fraction(1), frozenset())]


# ---- counting


def table(outcomes: Outcomes) -> dict[str, Fraction]:
    """How likely each single change is."""
    found: dict[str, Fraction] = {}
    for chance, changes in outcomes:
        for change in changes or {"nothing"}:
            found[change] = found.get(change, Fraction(0)) + chance
    assert sum(chance for chance, _ in outcomes) == 1
    return found


def then(outcomes: Outcomes, following: Callable[[frozenset[str]], Outcomes]) -> Outcomes:
    """What comes of each outcome, one thing after the other."""
    return [
        (chance * more, changes | added)
        for chance, changes in outcomes
        for more, added in following(changes)
    ]


def each_die() -> list[tuple[int, int]]:
    return [(first, second) for first in DIE for second in DIE]


def result(attack: int, defence: int, flank: bool, disrupted: bool) -> str:
    """8.2.3 In words: who suffers what."""
    if attack == defence:
        return "" if disrupted else "engaged"
    if attack > defence:
        doubled = defence <= 0 or attack >= 2 * defence
        return "defender eliminated" if flank or disrupted or doubled else "defender disrupted"
    doubled = attack <= 0 or defence >= 2 * attack
    return "attacker eliminated" if doubled else "attacker disrupted"


def clash(
    attack: int, defence: int, seat: int, flank: bool = False, disrupted: bool = False
) -> Outcomes:
    """Two dice, one a side, added to the two sums. `seat` attacks."""
    found: Outcomes = []
    for mine, theirs in each_die():
        word = result(mine + attack, theirs + defence, flank, disrupted)
        word = word.replace("attacker", f"{seat}").replace("defender", f"{1 - seat}")
        found.append((Fraction(1, 36), frozenset({word}) if word else frozenset()))
    return found


def casualties(outcomes: Outcomes, *leaders: tuple[str, int]) -> Outcomes:
    """9.4b Each leader in turn, by name and number; nobody is rolled for after Alexander fell."""
    for leader, number in leaders:
        ways = sum(1 for first, second in each_die() if first + second == number)
        killed = Fraction(ways, 36)

        def check(
            changes: frozenset[str], leader: str = leader, killed: Fraction = killed
        ) -> Outcomes:
            if "killed alexander" in changes:
                return NOTHING
            return [(killed, frozenset({f"killed {leader}"})), (1 - killed, frozenset())]

        outcomes = then(outcomes, check)
    return outcomes


def shot(low: int, less: int, then_word: str) -> Outcomes:
    """7.2a Two dice less what they lose; from `low` up it is a hit."""
    hits = sum(1 for first, second in each_die() if low <= first + second - less)
    chance = Fraction(hits, 36)
    return [(chance, frozenset({then_word})), (1 - chance, frozenset())]


def rampage(*met: tuple[int, int, int, bool] | None) -> Outcomes:
    """8.10.3 The four directions, equally likely: what the elephant meets there (the sum of its
    last attack, the defender's, his seat, and whether it strikes a flank), or None."""
    found: Outcomes = []
    for meets in met:
        if meets is None:
            found.append((Fraction(1, 4), frozenset({"1 eliminated"})))
            continue
        attack, defence, seat, flank = meets
        for mine, theirs in each_die():
            word = result(mine + attack, theirs + defence, flank, False)
            harm = {word.replace("defender", f"{seat}")} if "defender" in word else set()
            found.append((Fraction(1, 144), frozenset({"1 eliminated"} | harm)))
    return found


def check(runs: Outcomes, otherwise: str) -> Outcomes:
    """8.10.2 A die: on 1 to 3 the elephant runs."""
    half = Fraction(1, 2)
    return [(half * chance, changes) for chance, changes in runs] + [(half, frozenset({otherwise}))]


# ---- asking the game


def foretold(position: Battle, seat: int, line: str) -> dict[str, tuple[Fraction, Fraction]]:
    """What the game foretells, in the same words, with the least and the greatest chance."""
    before = GAME.to_plain(position)
    found = {}
    for chance in GAME.forecast(position, seat, GAME.grammar.read(line)):
        label = chance.label
        kind = label.key.removeprefix("odds-")
        if "loser" in label.params:
            word = f"{label.params['loser'].removeprefix('seat:')} {kind}"
        elif "leader" in label.params:
            word = f"{kind} {label.params['leader'].removeprefix('leader:')}"
        else:
            word = kind
        found[word] = (chance.low, chance.high)
    assert GAME.to_plain(position) == before
    return found


def exactly(outcomes: Outcomes) -> dict[str, tuple[Fraction, Fraction]]:
    return {change: (chance, chance) for change, chance in table(outcomes).items()}


def attacking(units: dict[str, str], start: str, target: str, **more: Any) -> Any:
    """What is foretold for an attack from one Section on another, without moving."""
    seat = more.get("active", MACEDONIAN)
    b = battle(units, ordered=start, **more)
    act(b, seat, f"activate {start}; declare shock")
    return foretold(b, seat, f"attack {target}")


def firing(units: dict[str, str], start: str, target: str, **more: Any) -> Any:
    """What is foretold for a shot from one Section at another, without moving."""
    seat = more.get("active", MACEDONIAN)
    b = battle(units, ordered=start, **more)
    act(b, seat, f"activate {start}; declare fire")
    return foretold(b, seat, f"fire {target}")
