"""Small positions of Alexandros, laid out by the names that a player would use.

`lay` puts pieces on the table, `act` and `refused` go through the engine's one door, and the rest
reads the table back in words. Every position, laid out or played, must be free of violations.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from anabasis.core.die import ScriptedDie, SeededDie
from anabasis.core.door import legal, objection, proceed, submit
from anabasis.core.event import Event
from anabasis.core.message import Refused
from anabasis.core.position import Step
from anabasis.games.alexandros.board import (
    BLACK_WALLS,
    CARDS_OF_EACH,
    DISTANCE,
    FACE_UP,
    FURTHER_ACTIONS,
    INNER,
    OPEN,
    OUTER,
    POINT,
    POINTS,
    RED_WALLS,
    SHOWS,
    SIDE,
    SIDE_A,
    SIDE_B,
    SIDES,
    SPACE,
    SPACE_SIDES,
    SPACES,
    SYMBOL,
    SYMBOLS,
)
from anabasis.games.alexandros.game import GAME
from anabasis.games.alexandros.rules.march import ChooseCard
from anabasis.games.alexandros.rules.occupy import Allot
from anabasis.games.alexandros.rules.provinces import COASTS, described, divide, whole_board
from anabasis.games.alexandros.rules.turn import EndTurn, Further, Turn
from anabasis.games.alexandros.state import BLACK, NO_CARD, RED, Province, Table, put_guard
from anabasis.kit.cards import counts, gathered
from anabasis.kit.hidden import Secrets
from anabasis.kit.rows import changed

Cards = Mapping[str, int]
SYMBOL_NAMES = ("temple", "amphora", "horse", "lyre", "soldier")


# ---- laying out a position


def start(seats: int, draws: str, **options: str) -> tuple[Table, list[Event]]:
    """A game from its very beginning: each seat's card, two face-up cards, then the lot.

    The last word is the number of the seat on which the lot falls, unless a starter is named.
    """
    words = draws.split()
    script = [int(word) if word.isdigit() else SYMBOL.read(word) for word in words]
    die = ScriptedDie(*script)
    table, events = GAME.setup(options, seats, die)
    assert die.finished()
    assert GAME.violations(table) == []
    return table, events


def lay(
    seats: int = 3,
    *,
    to: str = "move",
    active: int = 0,
    alexander: str = "2/0",
    walls: str = "",
    black_left: int | None = None,
    red_left: int = RED_WALLS,
    guards: Mapping[int, str] | None = None,
    hands: Mapping[int, Cards] | None = None,
    known: Mapping[int, Cards] | None = None,
    face_up: str = "horse lyre",
    supply: Cards | None = None,
    discards: Cards | None = None,
    rest: str | int = "supply",
    points: tuple[int, ...] | None = None,
    options: Mapping[str, str] | None = None,
) -> Table:
    """A position in which seat `active` is to move Alexander (or, `to="actions"`, has moved him).

    Cards that are named nowhere lie in the supply; `rest` may put them into the "discards" or into
    the hand of a seat instead. If `black_left` or `red_left` calls for more walls on the board than
    `walls` names, the others stand as far from Alexander as possible.
    """
    table, _ = start(
        seats, "temple " * (seats + FACE_UP), **{"starter": "seat-1", **(options or {})}
    )
    table.alexander = POINT.read(alexander)
    _lay_walls(table, walls.split(), black_left, red_left)
    _lay_guards(table, guards or {})
    _lay_cards(table, hands or {}, known or {}, face_up.split(), supply, discards or {}, rest)
    table.points = points or (0,) * seats
    table.turn = 0
    table.agenda = [Turn(active)]
    if to == "actions":
        table.turn = 1
        table.active = active
        table.agenda = [EndTurn(active), Further(active, FURTHER_ACTIONS, False)]
    table.offered = None
    proceed(table, ScriptedDie(), [])
    assert GAME.violations(table) == []
    return table


def _lay_walls(table: Table, named: list[str], black_left: int | None, red_left: int) -> None:
    table.labels, table.provinces = whole_board()
    table.walls = bytes(SIDES)
    table.joined = COASTS
    sides = list(dict.fromkeys(side_number(name) for name in named))
    if black_left is None:
        black_left = BLACK_WALLS - len(sides)
    wanted = BLACK_WALLS - black_left + RED_WALLS - red_left
    others = [side for side in range(SIDES) if side not in sides]
    others.sort(key=lambda side: -_distance(table.alexander, side))
    sides += others[: wanted - len(sides)]
    assert len(sides) == wanted, "so many walls have no room"
    for number, side in enumerate(sides):
        colour = BLACK if number < BLACK_WALLS - black_left else RED
        table.walls = changed(table.walls, side, colour)
        divide(table, side, [])
    table.black = black_left
    table.red = red_left


def _distance(point: int, side: int) -> int:
    return min(DISTANCE[point * POINTS + SIDE_A[side]], DISTANCE[point * POINTS + SIDE_B[side]])


def _lay_guards(table: Table, guards: Mapping[int, str]) -> None:
    for seat, spaces in guards.items():
        for name in spaces.split():
            put_guard(table, seat, SPACE.read(name))
    parts: list[list[int]] = [[] for _ in table.provinces]
    for space in range(SPACES):
        parts[table.labels[space]].append(space)
    table.provinces = tuple(described(part, table) for part in parts)


def _lay_cards(
    table: Table,
    hands: Mapping[int, Cards],
    known: Mapping[int, Cards],
    face_up: list[str],
    supply: Cards | None,
    discards: Cards,
    rest: str | int,
) -> None:
    places = [SYMBOL.read(word) for word in face_up]
    table.face_up = bytes(places + [NO_CARD] * (FACE_UP - len(places)))
    rows = [_row(hands.get(seat, {})) for seat in range(table.seats)]
    piles = {"supply": _row(supply or {}), "discards": _row(discards)}
    assert supply is None or rest != "supply", "say where the cards outside the supply are"
    for symbol in range(SYMBOLS):
        laid = sum(row[symbol] for row in rows) + sum(pile[symbol] for pile in piles.values())
        missing = CARDS_OF_EACH - laid - places.count(symbol)
        assert missing >= 0, f"more than {CARDS_OF_EACH} cards show {SYMBOL.text(symbol)}"
        if isinstance(rest, str):
            piles[rest][symbol] += missing
        else:
            rows[rest][symbol] += missing
    table.hands = [gathered(row) for row in rows]
    table.known = [gathered(_row(known.get(seat, {}))) for seat in range(table.seats)]
    table.supply = gathered(piles["supply"])
    table.discards = gathered(piles["discards"])
    unseen = tuple(hand - seen for hand, seen in zip(table.hands, table.known, strict=True))
    table.secrets = Secrets((), table.supply + sum(unseen), unseen, ())


def _row(cards: Cards) -> list[int]:
    assert set(cards) <= set(SYMBOL_NAMES)
    return [cards.get(name, 0) for name in SYMBOL_NAMES]


def side_number(name: str) -> int:
    """The side between two points, named in either direction."""
    a, b = name.split("-")
    forth = SIDE.numbers.get(f"{a}-{b}")
    return forth if forth is not None else SIDE.read(f"{b}-{a}")


def path(points: str) -> str:
    """The names of the sides along a row of points: "2/0 3/1 4/2" is "2/0-3/1 3/1-4/2"."""
    words = points.split()
    return " ".join(f"{a}-{b}" for a, b in pairwise(words))


def cover(symbols: str, spare: str = "") -> str:
    """Walls that leave no space with one of the symbols empty, but for the spaces to spare.

    One wall serves two spaces where it can; otherwise it stands on the coast, or beside an open
    space. None touches a side of a space to spare.
    """
    spared = {SPACE.read(name) for name in spare.split()}
    wanted = {SYMBOL.read(name) for name in symbols.split()}
    bare = [space for space in range(SPACES) if SHOWS[space] in wanted and space not in spared]
    sides: list[int] = []
    while bare:
        space = bare.pop(0)
        beside = {side: INNER[side] + OUTER[side] - space for side in SPACE_SIDES[space]}
        free = [side for side in beside if OUTER[side] < 0 or beside[side] not in spared]
        pairs = [side for side in free if OUTER[side] >= 0 and beside[side] in bare]
        plain = [side for side in free if OUTER[side] < 0 or SHOWS[beside[side]] == OPEN]
        side = (pairs + plain + free)[0]
        if pairs:
            bare.remove(beside[side])
        sides.append(side)
    return " ".join(SIDE.text(side) for side in sides)


# ---- acting


def act(table: Table, seat: int, *lines: str, draws: str | None = "") -> list[Event]:
    """Do what the lines say, one after the other.

    Exactly the cards of `draws` are drawn; with None it does not matter which and how many.
    """
    script = [SYMBOL.read(word) for word in (draws or "").split()]
    die = SeededDie(1) if draws is None else ScriptedDie(*script)
    events: list[Event] = []
    for line in lines:
        events += submit(GAME, table, seat, table.opened, _read(line), die)
        assert GAME.violations(table) == []
    assert len(die.draws) == len(script) or draws is None, "fewer cards were drawn than expected"
    return events


def occupy(table: Table, seat: int, line: str, guards: str) -> list[Event]:
    """Occupy or take over: a guard on each space of `guards`, a card for every other symbol space.

    The line is "occupy A2" or "take-over A2". What the rules leave no choice about is not asked.
    """
    events = act(table, seat, line)
    while table.agenda and isinstance(allot := table.agenda[-1], Allot):
        guarded = SPACE.text(allot.space) in guards.split()
        events += act(table, seat, "place-guard" if guarded else "pay-card")
    placed = [one["space"] for one in told(events, "guard-placed")]
    assert placed == guards.split(), "the rules left no choice but other spaces"
    return events


def move_anyhow(table: Table, seat: int) -> None:
    """Move Alexander somewhere, where it does not matter where to."""
    while isinstance(GAME.decision(table), ChooseCard | Step):
        act(table, seat, legal(table, seat)[0].text(), draws=None)


def every_move(table: Table, seat: int, line: str) -> list[Table]:
    """The positions after every move of Alexander that can begin with the line."""
    later = table.clone()
    act(later, seat, line, draws=None)
    if not isinstance(GAME.decision(later), Step):
        return [later]
    return [end for text in offered(later, seat) for end in every_move(later, seat, text)]


def refused(table: Table, seat: int, line: str) -> tuple[str, str]:
    """The case and the key under which the door turns the action away. Nothing changes by it."""
    action = _read(line)
    before = GAME.to_plain(table)
    refusal = objection(GAME, table, seat, table.opened, action)
    assert refusal is not None, f"“{line}” is allowed"
    try:
        submit(GAME, table, seat, table.opened, action, ScriptedDie())
    except Refused as caught:
        assert (caught.refusal.case, caught.refusal.key) == (refusal.case, refusal.key)
    else:
        raise AssertionError(f"“{line}” was done in spite of {refusal}")
    assert GAME.to_plain(table) == before
    assert action not in legal(table, seat)
    return refusal.case, refusal.key


def _read(line: str) -> Any:
    """An action from its notation; a side may be named in either direction."""
    verb, *words = line.split()
    if verb == "along":
        words = [SIDE.text(side_number(words[0]))]
    return GAME.grammar.read(" ".join([verb, *words]))


def offered(table: Table, seat: int, verb: str = "") -> set[str]:
    """The notation of every legal action of the seat (of one verb)."""
    return {action.text() for action in legal(table, seat) if verb in ("", action.verb)}


def words(table: Table, seat: int, verb: str) -> set[str]:
    """What may follow the verb."""
    return {line.removeprefix(verb).strip() for line in offered(table, seat, verb)}


# ---- reading the table


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of the events, in their order."""
    return [event.kind.name for event in events]


def told(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The events of one kind, in words, with nothing held back."""
    plain = [event.plain() for event in events if event.kind.name == kind]
    return [
        {key: value for key, value in one.items() if key not in ("kind", "case")} for one in plain
    ]


def cards(pile: int) -> dict[str, int]:
    """Cards by the names of their symbols."""
    return {
        name: number
        for name, number in zip(SYMBOL_NAMES, counts(pile, SYMBOLS), strict=True)
        if number
    }


def hand(table: Table, seat: int) -> dict[str, int]:
    return cards(table.hands[seat])


def known(table: Table, seat: int) -> dict[str, int]:
    return cards(table.known[seat])


def supply(table: Table) -> dict[str, int]:
    return cards(table.supply)


def discards(table: Table) -> dict[str, int]:
    return cards(table.discards)


def face_up(table: Table) -> list[str | None]:
    return [None if card == NO_CARD else SYMBOL.text(card) for card in table.face_up]


def supply_size(table: Table) -> int:
    return sum(supply(table).values())


def stock(table: Table) -> list[int]:
    """The guards in front of each seat."""
    return [*table.stock]


def alexander(table: Table) -> str:
    return POINT.text(table.alexander)


def walls(table: Table) -> set[str]:
    """The sides with a wall, as they are named in the notation."""
    return {SIDE.text(side) for side in range(SIDES) if table.walls[side]}


def named(sides: str) -> set[str]:
    """The sides of a list of names, as they are named in the notation."""
    return {SIDE.text(side_number(name)) for name in sides.split()}


def walls_by_colour(table: Table, colour: int) -> set[str]:
    return {SIDE.text(side) for side in range(SIDES) if table.walls[side] == colour}


def guards(table: Table, seat: int) -> set[str]:
    """The spaces where the seat's guards stand."""
    return {SPACE.text(space) for space in range(SPACES) if table.guards[space] == seat + 1}


def province(table: Table, space: str) -> Province:
    """The province that a space belongs to."""
    return table.provinces[table.labels[SPACE.read(space)]]


def held(table: Table, space: str) -> tuple[int, int]:
    """Who holds the province of a space, and with how many guards."""
    found = province(table, space)
    return found.holder, found.guards


def needs(table: Table, space: str) -> dict[str, int]:
    """How many spaces with each symbol the province of a space has."""
    return cards(province(table, space).needs)


def spaces_of(table: Table, space: str) -> set[str]:
    """The names of all spaces of the province that a space belongs to."""
    label = table.labels[SPACE.read(space)]
    return {SPACE.text(other) for other in range(SPACES) if table.labels[other] == label}


def symbol_of(space: str) -> str | None:
    """The symbol that a space shows, None on an open space."""
    shows = SHOWS[SPACE.read(space)]
    return SYMBOL.text(shows) if shows < SYMBOLS else None


def to_move(table: Table) -> int | None:
    """The seat that the game waits for; None when it is over."""
    return GAME.decision(table).seat if table.agenda else None
