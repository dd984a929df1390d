"""Leader casualties (9.4), and where leaders without units go."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step, unwind
from anabasis.games.arbela.board import (
    COLUMN,
    COLUMNS,
    DEAD,
    FLANK,
    PERSIAN,
    PLACE,
    RESERVE,
    SECTIONS,
    WING_COLUMN,
)
from anabasis.games.arbela.cards import (
    ALEXANDER,
    KILLED_ON,
    LEADER,
    LEADER_OWNER,
    LEADERS,
    LEADERS_OF,
)
from anabasis.games.arbela.events import (
    CASUALTY_CHECK,
    LEADER_PLACED,
)
from anabasis.games.arbela.rules.stacking import leader_refusal, leader_with
from anabasis.games.arbela.rules.victory import decided
from anabasis.games.arbela.state import BY_ALEXANDER, NOBODY, Battle, side_at
from anabasis.kit.rows import changed

# ---- casualties


class Casualties(Procedure[Battle]):
    """9.4a, 9.4b, 9.4c, 9.4.1a, 9.4.2a Leaders who took part in a shock are checked, the active
    player's first. `leaders` has a bit for each."""

    def __init__(self, leaders: int) -> None:
        self.leaders = leaders

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        for turn in range(2):
            side = position.active if turn == 0 else 1 - position.active
            for leader in LEADERS_OF[side]:
                if self.leaders >> leader & 1 and position.leaders[leader] != DEAD:
                    check_leader(position, leader, die, log)
                    if position.winner != NOBODY:
                        return


def check_leader(battle: Battle, leader: int, die: Die, log: list[Event]) -> None:
    """9.4b, 9.4c Two dice; the casualty number kills. 9.4.2b, 11.1 With Alexander the game ends."""
    dice = die.dice(2, 6)
    killed = dice in KILLED_ON[leader]
    log.append(Event(CASUALTY_CHECK, (LEADER_OWNER[leader], leader, dice, int(killed))))
    if not killed:
        return
    battle.leaders = changed(battle.leaders, leader, DEAD)
    if leader == ALEXANDER:
        unwind(battle, None, log)
        decided(battle, BY_ALEXANDER, PERSIAN, log)


def leaders_in(battle: Battle, section: int) -> int:
    """9.4a The leaders in a Section, a bit each."""
    found = 0
    for leader in range(LEADERS):
        if battle.leaders[leader] == section:
            found |= 1 << leader
    return found


def leaders_of(battle: Battle, attackers: bytes, section: int) -> int:
    """9.4a The leaders who take part in a shock, a bit each: those with the attacking units, in
    Sections or a Flank Area, and those in the Section attacked."""
    found = leaders_in(battle, section)
    for unit in attackers:
        leader = leader_with(battle, unit)
        if leader != NOBODY:
            found |= 1 << leader
    return found


# ---- leaders without units


def stranded(battle: Battle, section: int, log: list[Event]) -> None:
    """9.4.3a, 4.3c, 9.3g A leader whose units are all eliminated, or whose Section an enemy unit
    has entered, is placed elsewhere at once."""
    for leader in range(LEADERS):
        if battle.leaders[leader] == section and not has_units(battle, leader):
            battle.agenda.append(PlaceLeader(LEADER_OWNER[leader], leader, section))


class Stranded(Procedure[Battle]):
    """9.4.3a After a fight: the leaders left without units where all were eliminated. `leaders` has
    a bit for each, `places` is where all leaders were: one who has been placed since is not placed
    again."""

    def __init__(self, leaders: int, places: bytes) -> None:
        self.leaders = leaders
        self.places = places

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        for leader in range(LEADERS):
            place = position.leaders[leader]
            if not self.leaders >> leader & 1 or place != self.places[leader]:
                continue
            if not has_units(position, leader):
                position.agenda.append(PlaceLeader(LEADER_OWNER[leader], leader, place))


def has_units(battle: Battle, leader: int) -> bool:
    """9.4.3a Whether units are with a leader, or the one he leads round the flank."""
    place = battle.leaders[leader]
    if place < SECTIONS:
        return side_at(battle, place) == LEADER_OWNER[leader]
    for attack in battle.attacks:
        if attack.leader == leader:
            return battle.place[attack.unit] == place
    return False


class PlaceLeader(Step[Battle]):
    """9.4.3b, 4.3c The owner of a leader without units says where he goes."""

    case: ClassVar[str] = "9.4.3b"
    verbs: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, seat: int, leader: int, left: int) -> None:
        super().__init__(seat)
        self.leader = leader
        self.left = left
        """The Section or Flank Area that he leaves."""

    def column(self) -> int:
        if self.left >= FLANK:
            return WING_COLUMN[self.left - FLANK]
        return COLUMN[self.left]

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [PLACES[RESERVE]]
        for section in range(self.column(), SECTIONS, COLUMNS):
            found.append(PLACES[section])
        return found

    def prompt(self, position: Battle) -> Message:
        return Message("place-leader", {"leader": LEADER.word(self.leader)})


class Place(Action[Battle, PlaceLeader]):
    """9.4.3b Another Section of the same column, however far, or the Reserve."""

    verb: ClassVar[str] = "place"
    fields: ClassVar[tuple[Domain, ...]] = (PLACE,)

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def refusal(self, position: Battle, decision: PlaceLeader, seat: int) -> Refusal | None:
        if self.place == RESERVE:
            return None
        if COLUMN[self.place] != decision.column():
            return OTHER_COLUMN
        if self.place == decision.left:
            return SAME_SECTION
        return leader_refusal(position, decision.leader, self.place)

    def do(
        self, position: Battle, decision: PlaceLeader, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.leaders = changed(position.leaders, decision.leader, self.place)
        log.append(Event(LEADER_PLACED, (seat, decision.leader, self.place)))


OTHER_COLUMN: Final = Refusal("9.4.3b", "other-column")
SAME_SECTION: Final = Refusal("9.4.3b", "same-section")
PLACES: Final[list[Place]] = [Place(place) for place in range(RESERVE + 1)]
