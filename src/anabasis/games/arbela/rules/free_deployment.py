"""The free deployment (3.2): both players lay out their armies at the same time, unseen.

Each gives as many answers as he likes, all of them reversible, until he is ready. The opponent
learns who is ready, and when both are, what lies face-up.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.arbela.board import DEPLOYMENT, FORWARD, RESERVE, SECTION, SECTIONS
from anabasis.games.arbela.cards import (
    KIND_OF,
    LEADER,
    LEADERS,
    LEADERS_OF,
    OWNER,
    UNIT,
    UNITS,
    UNITS_OF,
)
from anabasis.games.arbela.events import LINES_SHOWN
from anabasis.games.arbela.rules.deployment import show
from anabasis.games.arbela.rules.historical_line import lay_line, next_of_line
from anabasis.games.arbela.rules.laying import (
    DONE,
    EMPTY,
    HAND_FULL,
    LET_GO,
    PICK_UP,
    PICK_UP_LEADER,
    PICK_UP_STACK,
    PUT_BACK,
    PUT_DOWN,
    PUT_ON_TOP,
    STACK,
    Hands,
    Laying,
    empty_section,
    is_bare,
)
from anabasis.games.arbela.state import NOBODY, SEEN, Battle
from anabasis.kit.rows import changed, replaced


def deploy_freely(battle: Battle) -> None:
    """3.2a, 3.2b All cards are in the Reserves, facing forward, and both players lay them out."""
    for unit in range(UNITS):
        battle.facing = changed(battle.facing, unit, FORWARD[OWNER[unit]])
    battle.agenda.append(FreeDeployment((EMPTY, EMPTY)))


class FreeDeployment(Hands):
    """3.2a, 3.2d Each player lays out his army, until he is ready."""

    case: ClassVar[str] = "3.2a"
    verbs: ClassVar[tuple[str, ...]] = (
        "ready",
        "line-and-ready",
        "line",
        "clear",
        "put-down",
        "put-on-top",
        "put-back",
        "let-go",
        "pick-up",
        "pick-up-leader",
        "pick-up-stack",
    )

    def answered(self, position: Battle, seat: int, action: Action[Battle, Any]) -> FreeDeployment:
        assert isinstance(action, Laying)
        return self.with_hand(seat, action.lay(position, self.hands[seat], seat))

    def with_hand(self, seat: int, hand: int) -> FreeDeployment:
        """This decision with something else in a player's hand."""
        return FreeDeployment(replaced(self.hands, seat, hand))

    def resolve(self, position: Battle, die: Die, log: list[Event]) -> None:
        """3.2d Both are ready: what lies face-up is revealed at the same moment."""
        number_anew(position)
        log.append(Event(LINES_SHOWN, ()))
        cards: list[int] = []
        for unit in range(UNITS):
            if position.place[unit] < SECTIONS:
                cards.append(unit)
            else:
                position.seen = changed(position.seen, unit, SEEN)
        for leader in range(LEADERS):
            if position.leaders[leader] < SECTIONS:
                cards.append(UNITS + leader)
        position.deploying = bytes(cards)
        show(position, log)

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = []
        if self.hands[seat] != EMPTY:
            found += [LET_GO, PUT_BACK]
            found += [PUT_DOWN[section] for section in DEPLOYMENT[seat]]
            found += [PUT_ON_TOP[section] for section in DEPLOYMENT[seat]]
        found += [LINE, READY, LINE_AND_READY, CLEAR]
        found += [PICK_UP[unit] for unit in UNITS_OF[seat]]
        found += [PICK_UP_LEADER[leader] for leader in LEADERS_OF[seat]]
        found += [PICK_UP_STACK[section] for section in DEPLOYMENT[seat]]
        return found

    def considered(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        """The historical line and ready: to lay and take up can go on for ever."""
        return [self.lapse(position, seat)]

    def lapse(self, position: Battle, seat: int) -> Action[Battle, Any]:
        """What is missing of the historical line is laid, and the player is ready."""
        return READY if line_refusal(position, seat) is not None else LINE_AND_READY

    def prompt(self, position: Battle) -> Message:
        return Message("deploy-freely")

    def prompt_to(self, position: Battle, seat: int) -> Message:
        hand = self.hands[seat]
        if hand < 0:
            return self.prompt(position)
        if hand < UNITS:
            return Message("put-unit", {"unit": UNIT.word(hand)})
        if hand < STACK:
            return Message("put-leader", {"leader": LEADER.word(hand - UNITS)})
        return Message("put-stack", {"section": SECTION.word(hand - STACK)})


# ---- all at once


class LayLine(Laying):
    """3.2a, 3.1a All that is missing of the historical line is laid there, as far as it may."""

    verb: ClassVar[str] = "line"

    def objection(self, battle: Battle, hand: int, seat: int) -> Refusal | None:
        return HAND_FULL if hand != EMPTY else line_refusal(battle, seat)

    def lay(self, battle: Battle, hand: int, seat: int) -> int:
        lay_line(battle, seat)
        return EMPTY


class LayLineAndReady(LayLine):
    """3.2a, 3.2d The same, and the player is ready."""

    verb: ClassVar[str] = "line-and-ready"

    def objection(self, battle: Battle, hand: int, seat: int) -> Refusal | None:
        return line_refusal(battle, seat)

    def lay(self, battle: Battle, hand: int, seat: int) -> int:
        lay_line(battle, seat)
        return DONE


def line_refusal(battle: Battle, seat: int) -> Refusal | None:
    """Why the historical line cannot be laid, or None."""
    card, _ = next_of_line(battle, seat)
    return LINE_LAID if card == NOBODY else None


class Clear(Laying):
    """3.2a All cards go back into the Reserve."""

    verb: ClassVar[str] = "clear"

    def objection(self, battle: Battle, hand: int, seat: int) -> Refusal | None:
        if hand != EMPTY:
            return HAND_FULL
        for section in DEPLOYMENT[seat]:
            if not is_bare(battle, seat, section):
                return None
        return NOTHING_LAID

    def lay(self, battle: Battle, hand: int, seat: int) -> int:
        for section in DEPLOYMENT[seat]:
            empty_section(battle, seat, section)
        return EMPTY


class Ready(Laying):
    """3.2a, 3.2d The player is ready; what he has not laid stays in the Reserve."""

    verb: ClassVar[str] = "ready"

    def lay(self, battle: Battle, hand: int, seat: int) -> int:
        return DONE


# ---- shown


def number_anew(battle: Battle) -> None:
    """3.2d Of cards that are alike, those that are about to be seen get the first numbers, then
    those below them, then those in the Reserve: a number must not tell when a card was laid."""
    rows: dict[str, list[int]] = {}
    for seat in range(2):
        stacks = [battle.stacks[section] for section in DEPLOYMENT[seat]]
        seen = [stack[0] for stack in stacks if stack]
        below = [unit for stack in stacks for unit in stack[1:]]
        kept = [unit for unit in UNITS_OF[seat] if battle.place[unit] == RESERVE]
        for unit in [*seen, *below, *kept]:
            rows.setdefault(KIND_OF[unit], []).append(unit)
    number = list(range(UNITS))
    for row in rows.values():
        for unit, new in zip(row, sorted(row), strict=True):
            number[unit] = new
    battle.place = bytes([battle.place[number.index(unit)] for unit in range(UNITS)])
    for section in range(SECTIONS):
        battle.stacks[section] = bytes([number[unit] for unit in battle.stacks[section]])


LINE_LAID: Final = Refusal("3.2a", "line-laid")
NOTHING_LAID: Final = Refusal("3.2a", "nothing-laid")
READY: Final = Ready()
LINE_AND_READY: Final = LayLineAndReady()
LINE: Final = LayLine()
CLEAR: Final = Clear()
