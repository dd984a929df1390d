"""Small positions of The Battle of Arbela, laid out by the names that a player would use.

`battle` lays units, leaders and orders, `act` and `refused` go through the engine's one door, and
the rest reads the field back in words. Every position, laid out or played, must be free of
violations.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from anabasis.core.die import ScriptedDie
from anabasis.core.door import first_to_act, legal, objection, proceed, submit
from anabasis.core.event import Event
from anabasis.core.message import Refused
from anabasis.core.position import Frame
from anabasis.games.arbela.board import DEAD, FACING, FLANK, FORWARD, HOME, RESERVE, SECTION
from anabasis.games.arbela.cards import (
    COUNTS,
    LEADER,
    LEADER_OWNER,
    LEADERS,
    OWNER,
    UNIT,
    UNITS,
)
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.rules.activation import Activate
from anabasis.games.arbela.rules.combat import Shocks
from anabasis.games.arbela.rules.stacking import face_up as lies_face_up
from anabasis.games.arbela.rules.stacking import put
from anabasis.games.arbela.rules.turn import EndTurn, Phase, Turn
from anabasis.games.arbela.state import (
    ACTED,
    ACTIONS,
    FIRED,
    LEADER_MOVEMENT,
    MOVED,
    NO_ORDER,
    NO_STACKS,
    NOBODY,
    ORDERED,
    ORDERS,
    RALLY,
    REACTED,
    SEEN,
    SHOCKS,
    UNSEEN,
    USED,
    Attack,
    Battle,
)
from anabasis.kit.rows import changed

MACEDONIAN = 0
PERSIAN = 1
IDLE = ("deployed", "no-order", "leaders-stay", "end-actions", "stand", "hold-fire", "halt", "wait")


# ---- laying out a position


def start(**options: str) -> tuple[Battle, list[Event]]:
    """A game from its very beginning, with the options named."""
    position, events = GAME.setup(options, 2, ScriptedDie())
    position.asks = (0, 0)
    assert GAME.violations(position) == []
    return position, events


def finish_set_up(position: Battle) -> None:
    """Make the choices of the set-up that are left, it does not matter which."""
    while position.turn == 0:
        seat = first_to_act(position)
        act(position, seat, min(options(position, seat)))


def battle(
    units: Mapping[str, str] | None = None,
    *,
    leaders: Mapping[str, str] | None = None,
    facing: Mapping[str, str] | None = None,
    hits: Mapping[str, int] | None = None,
    disrupted: str = "",
    seen: str = "",
    laid_open: str = "",
    dead: str = "",
    ordered: str = "",
    acted: str = "",
    moved: str = "",
    fired: str = "",
    engaged: str = "",
    attacks: str = "",
    phase: str = "actions",
    active: int = MACEDONIAN,
    turns: tuple[int, int] = (3, 3),
    asks: tuple[int, int] = (0, 0),
    attempts: tuple[int, int] = (0, 0),
    seize_failed: bool = False,
    fled: bool = False,
    limited: bool = True,
    dice: tuple[int, ...] = (),
) -> Battle:
    """A position in which a phase of the active player's turn begins.

    `units` has a stack, from the top, for each Section: {"MD-C": "phalanx-1 agrianian"}. All
    others are in Reserve, or out of the game if `dead` names them; so are the leaders, whose place
    is a Section, "reserve" or "dead". Units face the enemy unless `facing` turns the Section. Face-
    down cards of a Deployment stack are unknown to the opponent unless they are `seen` or
    disrupted. Units of the side that is not active have `fired` in reaction. `engaged` and
    `attacks` are pairs: "MA-C/B-C", "phalanx-1/B-C". The phase is "turn"
    (the whole turn, from its first moment; `turns` then counts it already), "deploy", "orders",
    "leaders", "actions" or "shocks". `asks` says which seats are asked at seize windows, whatever
    the game does by itself. The script of `dice` is for what runs by itself before the first
    decision.
    """
    position = Battle()
    position.rules_version, position.components_version = GAME.versions.newest()
    position.seats = 2
    position.windows = 1
    position.asks = asks
    position.stacks = NO_STACKS.copy()
    position.active = active
    position.turns = turns
    position.turn = sum(turns)
    position.attempts = attempts
    position.seize_failed = seize_failed
    position.fled = fled
    position.limited = limited
    position.seen = bytes([SEEN]) * UNITS
    position.facing = bytes([FORWARD[side] for side in OWNER])
    for section, stack in (units or {}).items():
        _lay_stack(position, SECTION.read(section), stack.split())
    for section, way in (facing or {}).items():
        for unit in position.stacks[SECTION.read(section)]:
            position.facing = changed(position.facing, unit, FACING.read(way))
    for name, number in (hits or {}).items():
        position.hits = changed(position.hits, UNIT.read(name), number)
    for name in disrupted.split():
        position.disrupted = changed(position.disrupted, UNIT.read(name), 1)
    for name in (seen + " " + disrupted).split():
        position.seen = changed(position.seen, UNIT.read(name), SEEN)
    for name in laid_open.split():
        position.laid_open = changed(position.laid_open, UNIT.read(name), 1)
        position.seen = changed(position.seen, UNIT.read(name), SEEN)
    for leader, where in (leaders or {}).items():
        position.leaders = changed(position.leaders, LEADER.read(leader), _place(where))
    for section in ordered.split():
        position.ordered = changed(position.ordered, SECTION.read(section), ORDERED)
    _lay_marks(position, acted, ACTED)
    _lay_marks(position, moved, MOVED | ACTED)
    for name in fired.split():
        own = OWNER[UNIT.read(name)] == active
        _lay_marks(position, name, FIRED | ACTED if own else REACTED)
    _lay_dead(position, dead.split())
    for pair in engaged.split():
        position.engaged += bytes([SECTION.read(name) for name in pair.split("/")])
    for pair in attacks.split():
        name, target = pair.split("/")
        unit = UNIT.read(name)
        attack = Attack(unit, position.place[unit], SECTION.read(target), -1, NOBODY)
        position.attacks = (*position.attacks, attack)
    begin(position, phase, *dice)
    return position


def begin(position: Battle, phase: str, *dice: int) -> list[Event]:
    """A phase of the active player's turn begins, whatever went on before."""
    seat = position.active
    later = [Phase(seat, ACTIONS), Phase(seat, LEADER_MOVEMENT), Phase(seat, ORDERS)]
    frames: dict[str, list[Frame[Battle]]] = {
        "turn": [Turn(seat)],
        "deploy": [EndTurn(seat), *later, Phase(seat, RALLY)],
        "orders": [EndTurn(seat), *later],
        "leaders": [EndTurn(seat), *later[:2]],
        "actions": [EndTurn(seat), Shocks(seat), Activate(seat)],
        "shocks": [EndTurn(seat), Shocks(seat)],
    }
    position.agenda = frames[phase]
    position.phase = {"actions": ACTIONS, "shocks": SHOCKS}.get(phase, RALLY)
    position.offered = None
    if phase == "turn":
        before = list(position.turns)
        before[seat] -= 1
        position.turns = tuple(before)
        position.turn -= 1
    events: list[Event] = []
    die = ScriptedDie(*dice)
    proceed(position, die, events)
    assert die.finished(), "fewer dice were rolled than expected"
    assert GAME.violations(position) == []
    return events


def _lay_stack(position: Battle, section: int, names: list[str]) -> None:
    for depth, name in enumerate(names):
        unit = UNIT.read(name)
        put(position, unit, section, depth, hidden=False)
        if depth and HOME[OWNER[unit]][section]:
            position.seen = changed(position.seen, unit, UNSEEN)


def _lay_marks(position: Battle, names: str, mark: int) -> None:
    for name in names.split():
        unit = UNIT.read(name)
        position.marks = changed(position.marks, unit, position.marks[unit] | mark)


def _lay_dead(position: Battle, names: list[str]) -> None:
    losses = [0, 3 if position.fled else 0]
    for name in names:
        unit = UNIT.read(name)
        position.place = changed(position.place, unit, DEAD)
        losses[OWNER[unit]] += COUNTS[unit]
    position.losses = tuple(losses)


def _place(word: str) -> int:
    places = {"reserve": RESERVE, "dead": DEAD}
    return places[word] if word in places else SECTION.read(word)


# ---- acting


def act(position: Battle, seat: int, lines: str, *dice: int) -> list[Event]:
    """Do what the lines say, one after the other ("activate MA-C; declare move"), with exactly
    these dice."""
    die = ScriptedDie(*dice)
    events: list[Event] = []
    for line in lines.split(";"):
        action = GAME.grammar.read(line.strip())
        events += submit(GAME, position, seat, position.opened, action, die)
        assert GAME.violations(position) == []
    assert die.finished(), "fewer dice were rolled than expected"
    return events


def pass_turn(position: Battle, *dice: int) -> list[Event]:
    """Do as little as possible until the player turn is over."""
    die = ScriptedDie(*dice)
    events: list[Event] = []
    turn = position.turn
    while position.agenda and position.turn == turn:
        seat = first_to_act(position)
        found = options(position, seat)
        idle = [word for word in IDLE if word in found]
        action = GAME.grammar.read(idle[0] if idle else min(found))
        events += submit(GAME, position, seat, position.opened, action, die)
    assert die.finished(), "fewer dice were rolled than expected"
    return events


def refused(position: Battle, seat: int, line: str) -> tuple[str, str]:
    """The case and the key under which the door turns the action away. Nothing changes by it."""
    action = GAME.grammar.read(line)
    before = GAME.to_plain(position)
    refusal = objection(GAME, position, seat, position.opened, action)
    assert refusal is not None, f"“{line}” is allowed"
    try:
        submit(GAME, position, seat, position.opened, action, ScriptedDie())
    except Refused as caught:
        assert (caught.refusal.case, caught.refusal.key) == (refusal.case, refusal.key)
    else:
        raise AssertionError(f"“{line}” was done in spite of {refusal}")
    assert GAME.to_plain(position) == before
    assert action not in legal(position, seat)
    return refusal.case, refusal.key


def options(position: Battle, seat: int, verb: str = "") -> set[str]:
    """The notation of every legal action of the seat (of one verb)."""
    return {action.text() for action in legal(position, seat) if verb in ("", action.verb)}


def words(position: Battle, seat: int, verb: str) -> set[str]:
    """What may follow the verb."""
    return {line.removeprefix(verb).strip() for line in options(position, seat, verb)}


def to_move(position: Battle) -> int | None:
    """The seat that the game waits for; None when it is over."""
    return first_to_act(position) if position.agenda else None


def asked(position: Battle) -> str:
    """The class of the decision that is open."""
    return type(position.agenda[-1]).__name__


# ---- reading the field


def stack(position: Battle, section: str) -> list[str]:
    """The units in a Section, from the top."""
    return [UNIT.text(unit) for unit in position.stacks[SECTION.read(section)]]


def where(position: Battle, card: str) -> str:
    """The place of a unit or leader: a Section, "reserve", "dead", "flank-0" or "flank-1"."""
    if card in LEADER.numbers:
        place = position.leaders[LEADER.read(card)]
    else:
        place = position.place[UNIT.read(card)]
    if place < RESERVE:
        return SECTION.text(place)
    return {RESERVE: "reserve", DEAD: "dead"}.get(place, f"flank-{place - FLANK}")


def faces(position: Battle, unit: str) -> str:
    return FACING.text(position.facing[UNIT.read(unit)])


def hits(position: Battle, unit: str) -> int:
    return position.hits[UNIT.read(unit)]


def is_disrupted(position: Battle, unit: str) -> bool:
    return bool(position.disrupted[UNIT.read(unit)])


def is_face_up(position: Battle, unit: str) -> bool:
    return lies_face_up(position, UNIT.read(unit))


def engagements(position: Battle) -> set[frozenset[str]]:
    """The pairs of Sections engaged with each other."""
    names = [SECTION.text(section) for section in position.engaged]
    return {frozenset(names[at : at + 2]) for at in range(0, len(names), 2)}


def orders(position: Battle) -> set[str]:
    """The Sections with an order, used or not."""
    return {SECTION.text(n) for n, mark in enumerate(position.ordered) if mark != NO_ORDER}


def used_orders(position: Battle) -> set[str]:
    """The Sections that have acted."""
    return {SECTION.text(n) for n, mark in enumerate(position.ordered) if mark == USED}


def declared(position: Battle) -> list[tuple[str, str]]:
    """The attacks that wait: unit and target."""
    return [(UNIT.text(one.unit), SECTION.text(one.target)) for one in position.attacks]


def reserve(position: Battle, side: int) -> set[str]:
    """The units and leaders in a Reserve."""
    cards = {
        UNIT.text(n) for n in range(UNITS) if OWNER[n] == side and position.place[n] == RESERVE
    }
    return cards | {
        LEADER.text(n)
        for n in range(LEADERS)
        if LEADER_OWNER[n] == side and position.leaders[n] == RESERVE
    }


def winner(position: Battle) -> int | None:
    return None if position.winner == NOBODY else position.winner


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of the events, in their order."""
    return [event.kind.name for event in events]


def told(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The events of one kind, in words, with nothing held back."""
    plain = [event.plain() for event in events if event.kind.name == kind]
    return [
        {key: value for key, value in one.items() if key not in ("kind", "case")} for one in plain
    ]
