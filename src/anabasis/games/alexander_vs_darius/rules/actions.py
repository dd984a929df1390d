"""1.3 The action phase: turn about, one action each, until both have passed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure
from anabasis.games.alexander_vs_darius.board import NOBODY
from anabasis.games.alexander_vs_darius.events import ACTIONS_END, PASSED
from anabasis.games.alexander_vs_darius.rules.embarking import list_embarkings
from anabasis.games.alexander_vs_darius.rules.kings import fill_thrones
from anabasis.games.alexander_vs_darius.rules.landing import list_landings
from anabasis.games.alexander_vs_darius.rules.march import list_marches
from anabasis.games.alexander_vs_darius.rules.raids import list_raids
from anabasis.games.alexander_vs_darius.rules.sieges import list_sieges
from anabasis.games.alexander_vs_darius.rules.thracians import can_move, list_thracians
from anabasis.games.alexander_vs_darius.rules.voyage import list_voyages
from anabasis.games.alexander_vs_darius.state import Campaign, is_out
from anabasis.games.alexander_vs_darius.turns import PASSES
from anabasis.kit.rows import more


class Actions(Procedure[Campaign]):
    """1.3.1, 1.3.4 The next action is this player's, or the other's if he is out."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        fill_thrones(position, die, log)
        if position.ending:
            return
        seat = 1 - self.seat if is_out(position, self.seat, PASSES) else self.seat
        position.active = seat
        position.agenda.append(Act(seat))


class Act(Decision[Campaign]):
    """1.3 A player takes one action, or passes."""

    case: ClassVar[str] = "1.3.1"
    verbs: ClassVar[tuple[str, ...]] = (
        "march",
        "sail",
        "embark",
        "land",
        "besiege",
        "raid",
        "thracians",
        "pass",
    )

    def run_alone(self, position: Campaign, die: Die, log: list[Event]) -> bool:
        """1.3.2 Who has no treasure passes by himself: everybody can see that he must."""
        if position.treasure[self.seat] or can_move(position, self.seat):
            return False
        position.agenda.pop()
        self.choose(position, self.seat, PASS, die, log)
        return True

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        """All that is allowed and nothing else: each part knows what its actions have in common."""
        found: list[Action[Campaign, Any]] = []
        list_marches(position, seat, found)
        list_voyages(position, seat, found)
        list_embarkings(position, seat, found)
        list_landings(position, seat, found)
        list_sieges(position, seat, found)
        list_raids(position, seat, found)
        list_thracians(position, self, seat, found)
        found.append(PASS)
        return found

    def options(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return self.candidates(position, seat)

    def choose(
        self,
        position: Campaign,
        seat: int,
        action: Action[Campaign, Any],
        die: Die,
        log: list[Event],
    ) -> None:
        position.actions += 1
        if not isinstance(action, Pass):
            position.passed_last = False
            position.agenda.append(Actions(1 - seat))
        action.do(position, self, seat, die, log)

    def lapse(self, position: Campaign, seat: int) -> Action[Campaign, Any]:
        return PASS

    def prompt(self, position: Campaign) -> Message:
        return Message(
            "act",
            {"treasure": position.treasure[self.seat], "passes": position.passes[self.seat]},
        )


class Pass(Action[Campaign, Act]):
    """1.3.2 to 1.3.5 Pass."""

    verb: ClassVar[str] = "pass"

    def refusal(self, position: Campaign, decision: Act, seat: int) -> Refusal | None:
        return None

    def do(self, position: Campaign, decision: Act, seat: int, die: Die, log: list[Event]) -> None:
        position.passes = more(position.passes, seat)
        log.append(Event(PASSED, (seat, position.passes[seat])))
        if position.passed_last or is_out(position, 1 - seat, PASSES):
            position.active = NOBODY
            log.append(Event(ACTIONS_END, (position.turn,)))
        else:
            position.passed_last = True
            position.agenda.append(Actions(1 - seat))


PASS: Final = Pass()
