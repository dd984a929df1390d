"""The odds of whatever dice decide, as far as a seat can know: the rules run for every outcome."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from anabasis.core.die import Die
from anabasis.core.door import begin, run_one
from anabasis.core.event import Event
from anabasis.core.game import Chance, Game
from anabasis.core.grammar import SEAT
from anabasis.core.message import Message
from anabasis.core.odds import enumerate_runs, over_worlds
from anabasis.core.position import Action, Frame
from anabasis.games.arbela.board import DEAD
from anabasis.games.arbela.cards import LEADER, LEADERS, OWNER, UNITS
from anabasis.games.arbela.hidden import worlds_of_shock, worlds_of_shot
from anabasis.games.arbela.rules.activation import EndActivations
from anabasis.games.arbela.rules.casualties import PlaceLeader
from anabasis.games.arbela.rules.clash import Clash
from anabasis.games.arbela.rules.combat import (
    FIGHT,
    BeginShock,
    ChooseShock,
    Fight,
    group_of,
    head_of,
)
from anabasis.games.arbela.rules.elephant import RampageFight
from anabasis.games.arbela.rules.flank import Charge, FlankEnds, Intercept
from anabasis.games.arbela.rules.leaders import AlongAnswer
from anabasis.games.arbela.rules.movement import (
    AttackStands,
    DeclareAttack,
    DeclareFlank,
    Fire,
    OpenFire,
    UnitTurn,
)
from anabasis.games.arbela.rules.placing import At, ChooseDepth
from anabasis.games.arbela.rules.reaction import FireBack, React
from anabasis.games.arbela.rules.retreat import RetreatChoice, Stand
from anabasis.games.arbela.rules.seize import Seize, SeizeWindow, attempt_seizure
from anabasis.games.arbela.rules.shots import DefendByFire, DefensiveFire, HoldFire, Shoot, struck
from anabasis.games.arbela.rules.withdrawal import FireFirst
from anabasis.games.arbela.state import Battle
from anabasis.kit.rows import BYTE

LIMIT: Final = 20_000

# What may come of it; the number beside it is a side, or a leader.
NOTHING: Final = 0
HITS: Final = 1
DISRUPTED: Final = 2
ELIMINATED: Final = 3
ENGAGED: Final = 4
KILLED: Final = 5
RIDES: Final = -3
CHARGES: Final = -2
SEIZED: Final = -1


def forecast(
    game: Game[Battle], battle: Battle, seat: int, action: Action[Battle, Any]
) -> list[Chance]:
    """7.2a, 8.2.2a, 9.4b What may come of a shot or an attack, and how likely each of it is.

    An attack is looked at as if it were fought at once, with those declared against the same
    Section; 5.1p and again when a leader goes along with its unit, or does not; 7.1g and a shot
    again when the unit takes its place in the stack from which it fires. 8.7.1b Round a flank the
    leader's roll comes first, and the shock behind it. Until the dice have fallen the other side is
    taken to stand, to hold its fire and to let moments pass; what the seat cannot know makes a
    range.
    """
    if isinstance(action, Seize):
        return seizing(battle, seat)
    if not is_foretold(battle, action):
        return []

    def act(branch: Battle, die: Die) -> None:
        carry_out(branch, seat, action, die, [])

    def results(before: Battle, after: Battle) -> set[tuple[int, int]]:
        return happened(before, after) | came_off(before, after, seat, action)

    ranges, _ = over_worlds(game, worlds_of(battle, seat, action), act, results, quiet, LIMIT)
    return [
        Chance(label(*change), found.low, found.high) for change, found in sorted(ranges.items())
    ]


def seizing(battle: Battle, seat: int) -> list[Chance]:
    """9.5a How likely it is that the turn is seized."""

    def run(die: Die) -> bool:
        branch = battle.clone()
        attempt_seizure(branch, seat, die, [])
        return not branch.seize_failed

    chances = enumerate_runs(run).chances
    seized = chances.get(True, Fraction(0))
    failed = chances.get(False, Fraction(0))
    return [
        Chance(label(SEIZED, 0), seized, seized),
        Chance(label(NOTHING, 0), failed, failed),
    ]


def came_off(
    before: Battle, after: Battle, seat: int, action: Action[Battle, Any]
) -> set[tuple[int, int]]:
    """8.7.1b, 8.7.3d Whether the roll succeeded by which a ride or a charge begins."""
    if isinstance(action, DeclareFlank):
        unit, _ = attack_of(before, action)
        for leader in range(LEADERS):
            if after.went_with[leader] == unit and before.went_with[leader] != unit:
                return {(RIDES, leader)}
    if isinstance(action, Charge) and (NOTHING, 0) not in happened(before, after):
        return {(CHARGES, 0)}
    return set()


def carry_out(
    branch: Battle, seat: int, action: Action[Battle, Any], die: Die, log: list[Event]
) -> None:
    """Do the action, and fight the attack that it declares or belongs to at once."""
    if isinstance(action, EndActivations):
        fight_now(branch, seat, branch.attacks[0].unit, die, log)
        return
    branch.agenda = cut(branch, action)
    if isinstance(action, Fight):
        fight_now(branch, seat, action.unit, die, log)
        return
    begin(branch, seat, action, die, log)
    if isinstance(action, Fire):
        take_place(branch, die, log)
    if isinstance(action, (DeclareAttack, AlongAnswer)):
        settle_company(branch, die)
        fight_now(branch, seat, branch.attacks[-1].unit, die, log)
    if isinstance(action, DeclareFlank) and branch.agenda:
        attack = branch.attacks[-1]
        branch.agenda.insert(0, BeginShock(BYTE[attack.unit], attack.target, attack.area))


def is_foretold(battle: Battle, action: Action[Battle, Any]) -> bool:
    """Whether dice are rolled for the action, now or in the attack that it belongs to."""
    if isinstance(action, AlongAnswer):
        return any([isinstance(frame, AttackStands) for frame in battle.agenda])
    if isinstance(action, At):
        return any([isinstance(frame, OpenFire) for frame in battle.agenda])
    if isinstance(action, HoldFire):
        return any([isinstance(frame, Clash) for frame in battle.agenda])
    if isinstance(action, EndActivations):
        return is_one_attack(battle)
    if isinstance(action, (DeclareFlank, Charge, Stand)):
        return True
    return isinstance(action, (Fire, FireFirst, FireBack, Shoot, DeclareAttack, Fight))


def is_one_attack(battle: Battle) -> bool:
    """8.2c, 8.3a Whether all that is declared is one attack, which is fought without a question."""
    return bool(battle.attacks) and len(group_of(battle, battle.attacks[0])) == len(battle.attacks)


def cut(branch: Battle, action: Action[Battle, Any]) -> list[Frame[Battle]]:
    """What the action itself brings about: the rest of the turn is cut off, but not an attack that
    is being declared, nor a shot that waits for its unit's place, nor the fight of an elephant that
    is running; nor the shock itself, where nobody shoots before it."""
    holds = isinstance(action, HoldFire)
    kept: list[Frame[Battle]] = []
    for frame in branch.agenda[:-1]:
        if isinstance(frame, (AttackStands, OpenFire, RampageFight)) or (
            holds and isinstance(frame, (Clash, DefensiveFire, FlankEnds))
        ):
            kept.append(frame)
    return [*kept, branch.agenda[-1]]


def take_place(branch: Battle, die: Die, log: list[Event]) -> None:
    """7.1g A unit that fires from a stack it has joined is taken to lie where it lies when nothing
    is said."""
    top = branch.agenda[-1]
    if isinstance(top, ChooseDepth):
        begin(branch, top.seat, top.lapse(branch, top.seat), die, log)


def settle_company(branch: Battle, die: Die) -> None:
    """5.1p Whether a leader has come along is still open when an attack is declared: he is taken to
    do what he does when nothing is said."""
    while branch.agenda:
        if not run_one(branch, die, []):
            decision = branch.agenda[-1].as_decision()
            begin(branch, decision.seat, decision.lapse(branch, decision.seat), die, [])


def worlds_of(battle: Battle, seat: int, action: Action[Battle, Any]) -> list[Battle]:
    """4.3.2f The positions that differ in what the seat cannot know and the action depends on."""
    decision = battle.agenda[-1]
    if isinstance(action, (Fire, FireFirst)):
        return worlds_of_shot(battle, seat, battle.stacks[action.section][0])
    if isinstance(action, Shoot):
        return worlds_of_shot(battle, seat, struck(battle, action.unit))
    for frame in battle.agenda:
        if isinstance(frame, OpenFire):
            return worlds_of_shot(battle, seat, battle.stacks[frame.target][0])
    if isinstance(decision, React):
        return worlds_of_shot(battle, seat, battle.stacks[decision.section][0])
    if isinstance(decision, Intercept):
        return worlds_of_shot(battle, seat, decision.rider)
    if isinstance(decision, RetreatChoice):
        return worlds_of_shock(battle, seat, origins(battle, decision.attackers), decision.target)
    for frame in battle.agenda:
        if isinstance(frame, Clash) and isinstance(decision, DefendByFire):
            return worlds_of_shock(battle, seat, origins(battle, frame.attackers), frame.target)
    unit, target = attack_of(battle, action)
    others = [battle.place[each.unit] for each in battle.attacks if each.target == target]
    return worlds_of_shock(battle, seat, bytes([battle.place[unit], *others]), target)


def origins(battle: Battle, attackers: bytes) -> bytes:
    """Where some attackers are."""
    return bytes([battle.place[unit] for unit in attackers])


def attack_of(battle: Battle, action: Action[Battle, Any]) -> tuple[int, int]:
    """The unit whose attack an action declares, fights or belongs to, and the Section attacked."""
    decision = battle.agenda[-1]
    if isinstance(action, (DeclareAttack, DeclareFlank)) and isinstance(decision, UnitTurn):
        return decision.unit, action.section
    if isinstance(action, EndActivations):
        return battle.attacks[0].unit, battle.attacks[0].target
    for frame in battle.agenda:
        if isinstance(frame, AttackStands):
            return frame.unit, frame.target
    for attack in battle.attacks:
        if isinstance(action, Fight) and attack.unit == action.unit:
            return attack.unit, attack.target
    raise LookupError(f"{action.text()} belongs to no attack")


def fight_now(branch: Battle, seat: int, unit: int, die: Die, log: list[Event]) -> None:
    """Fight the attack of a unit and those that attack together with it, and nothing else."""
    for attack in branch.attacks:
        if attack.unit == unit:
            group = group_of(branch, attack)
            branch.attacks = tuple([each for each in branch.attacks if each.unit in group])
            branch.agenda = [ChooseShock(seat)]
            begin(branch, seat, FIGHT[head_of(branch, attack)], die, log)
            return


def quiet(battle: Battle, seat: int) -> Action[Battle, Any] | None:
    """The answer of a side that only looks on; None at any other decision. 9.4.3a A leader without
    units goes to the Reserve: where he goes changes no die that is still to be rolled."""
    top = battle.agenda[-1]
    if isinstance(top, (SeizeWindow, React, DefendByFire, RetreatChoice, Intercept, PlaceLeader)):
        return top.candidates(battle, seat)[0]
    return None


def happened(before: Battle, after: Battle) -> set[tuple[int, int]]:
    """What has changed, each kind of change once for each side or leader."""
    found: set[tuple[int, int]] = set()
    for unit in range(UNITS):
        if after.place[unit] == DEAD:
            if before.place[unit] != DEAD:
                found.add((ELIMINATED, OWNER[unit]))
        elif after.disrupted[unit] > before.disrupted[unit]:
            found.add((DISRUPTED, OWNER[unit]))
        elif after.hits[unit] > before.hits[unit]:
            found.add((HITS, OWNER[unit]))
    for leader in range(LEADERS):
        if after.leaders[leader] == DEAD and before.leaders[leader] != DEAD:
            found.add((KILLED, leader))
    if len(after.engaged) > len(before.engaged):
        found.add((ENGAGED, 0))
    return found or {(NOTHING, 0)}


def label(kind: int, which: int) -> Message:
    """The name of a change."""
    if kind == HITS:
        return Message("odds-hits", {"loser": SEAT.word(which)})
    if kind == DISRUPTED:
        return Message("odds-disrupted", {"loser": SEAT.word(which)})
    if kind == ELIMINATED:
        return Message("odds-eliminated", {"loser": SEAT.word(which)})
    if kind == KILLED:
        return Message("odds-killed", {"leader": LEADER.word(which)})
    if kind == RIDES:
        return Message("odds-rides", {"leader": LEADER.word(which)})
    if kind == CHARGES:
        return Message("odds-charges")
    if kind == SEIZED:
        return Message("odds-seized")
    return Message("odds-engaged") if kind == ENGAGED else Message("odds-nothing")
