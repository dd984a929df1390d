"""The player turn (4.1): its phases, rallying (10), and how it ends."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.arbela.board import DEAD, MACEDONIAN, PERSIAN
from anabasis.games.arbela.cards import COMMANDER
from anabasis.games.arbela.events import BATTLE_BEGINS, RALLIED, TURN_BEGINS, TURN_ENDS
from anabasis.games.arbela.rules.activation import Activate
from anabasis.games.arbela.rules.combat import Shocks
from anabasis.games.arbela.rules.deployment import Deploy
from anabasis.games.arbela.rules.free_deployment import deploy_freely
from anabasis.games.arbela.rules.leaders import LeaderMovement
from anabasis.games.arbela.rules.orders import ExtraOrders, OrdersPhase
from anabasis.games.arbela.rules.seize import TurnUnderWay, open_window
from anabasis.games.arbela.rules.set_up import lay_out
from anabasis.games.arbela.rules.stacking import in_reserve
from anabasis.games.arbela.rules.victory import check
from anabasis.games.arbela.state import (
    ACTIONS,
    LEADER_MOVEMENT,
    NO_SECTIONS,
    NO_STACKS,
    NO_UNITS,
    ORDERS,
    RALLY,
    WITH_NO_UNIT,
    Battle,
)
from anabasis.kit.rows import changed, replaced


def prepare(battle: Battle, log: list[Event]) -> None:
    """3.0a, 3.1a, 3.2a, 3.2d The set-up, historical or free; then the Persian begins."""
    battle.stacks = NO_STACKS.copy()
    battle.agenda.append(Turn(PERSIAN))
    log.append(Event(BATTLE_BEGINS, (PERSIAN,)))
    if battle.own_deployment:
        deploy_freely(battle)
    else:
        lay_out(battle)


class Turn(Procedure[Battle]):
    """3.0b, 4.1a, 4.4c A player turn: four phases, each after a seize window."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        seat = self.seat
        position.turn += 1
        position.active = seat
        position.turns = replaced(position.turns, seat, position.turns[seat] + 1)
        fresh(position)
        log.append(Event(TURN_BEGINS, (seat, position.turns[seat])))
        position.agenda += [
            EndTurn(seat),
            Phase(seat, ACTIONS),
            Phase(seat, LEADER_MOVEMENT),
            Phase(seat, ORDERS),
            Phase(seat, RALLY),
        ]


def fresh(battle: Battle) -> None:
    """4.1p, 4.3.2p, 5.1c, 7.1n, 9.3e What counts for one turn only is forgotten."""
    battle.ordered = NO_SECTIONS
    battle.marks = NO_UNITS
    battle.went_with = WITH_NO_UNIT
    battle.attacks = ()
    battle.closed = 0
    battle.stirred = 0
    battle.flanks_used = 0
    battle.seize_failed = False


class Phase(Procedure[Battle]):
    """4.1a, 4.1s A phase, after its seize window."""

    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        seat = self.seat
        position.phase = self.phase
        agenda = position.agenda
        if self.phase == RALLY:
            agenda.append(RallyPhase(seat))
        elif self.phase == ORDERS:
            agenda.append(OrdersPhase(seat))
        elif self.phase == LEADER_MOVEMENT:
            agenda.append(LeaderMovement(seat, 0))
        else:
            agenda.append(Shocks(seat))
            agenda.append(Activate(seat))
        open_window(position)


class RallyPhase(Procedure[Battle]):
    """4.1b, 4.1c, 8.4.1e, 10a to 10e The rally, and then the deployment.

    10a, 10c Only units in the Reserve rally, which went there in an earlier turn.
    10b All of them at once, without order, die or leader.
    10d They are normal units again, and may be deployed in this phase.
    10e, 7.3b They keep their hits.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        for unit in in_reserve(position, self.seat):
            if position.disrupted[unit]:
                position.disrupted = changed(position.disrupted, unit, 0)
                log.append(Event(RALLIED, (self.seat, unit)))
        position.agenda.append(Deploy(self.seat))


class EndTurn(TurnUnderWay):
    """11.3a, 4.1r, 9.5.1a, 9.5.1e The turn is over, at its end or cut short: the checks, then the
    other player's turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        over = check(position, log)
        losses = position.losses
        log.append(Event(TURN_ENDS, (self.seat, losses[MACEDONIAN], losses[PERSIAN])))
        if not over:
            position.agenda.append(Turn(1 - self.seat))

    def give_order(self, position: Battle, late: bool) -> None:
        """9.5.2b, 9.5.2d After a failed seizure the turn goes on, with an additional order; 9.4.1b
        without one for a side whose Overall Commander is dead."""
        if position.leaders[COMMANDER[self.seat]] != DEAD:
            position.agenda.append(ExtraOrders(self.seat, 1, late))
