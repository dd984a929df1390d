"""The Battle of Arbela, put together: what the rest of Anabasis knows of it."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.aid import AidTable
from anabasis.core.die import Die
from anabasis.core.effort import Effort
from anabasis.core.event import Event
from anabasis.core.game import Chance, Game, Sum
from anabasis.core.message import Message
from anabasis.core.options import Option
from anabasis.core.plain import Family
from anabasis.core.position import Action
from anabasis.games.arbela import rules, state
from anabasis.games.arbela.aid import aid
from anabasis.games.arbela.board import MACEDONIAN, PERSIAN
from anabasis.games.arbela.checks import violations
from anabasis.games.arbela.features import HAND_MADE, NAMES, considered, features
from anabasis.games.arbela.forecast import forecast
from anabasis.games.arbela.hidden import redeal, worlds
from anabasis.games.arbela.places import likeliest, named_at
from anabasis.games.arbela.rules import (
    acting,
    activation,
    advance,
    arranging,
    casualties,
    combat,
    deployment,
    facing,
    flank,
    free_deployment,
    laying,
    leaders,
    movement,
    orders,
    placing,
    reaction,
    retreat,
    seize,
    send_back,
    set_up,
    shots,
    turn,
    withdrawal,
)
from anabasis.games.arbela.rules.victory import break_level, verdict
from anabasis.games.arbela.state import NOBODY, REASONS, Battle
from anabasis.games.arbela.sums import sums
from anabasis.games.arbela.view import board, common_view, details, own_view, view


class Arbela(Game[Battle]):
    """2.0a The Battle of Arbela, for two players: the Macedonian and the Persian."""

    def __init__(self) -> None:
        super().__init__(
            id="arbela",
            title="The Battle of Arbela",
            seats=(2, 2),
            verbs=(
                set_up.Station,
                arranging.Lay,
                laying.PickUp,
                laying.PickUpLeader,
                laying.PickUpStack,
                laying.PutDown,
                laying.PutOnTop,
                laying.PutBack,
                laying.LetGo,
                free_deployment.LayLine,
                free_deployment.Clear,
                free_deployment.LayLineAndReady,
                free_deployment.Ready,
                deployment.DeployedAll,
                deployment.Bring,
                deployment.BringLeader,
                deployment.Into,
                placing.At,
                orders.GiveUp,
                orders.NoFurtherOrder,
                orders.Order,
                leaders.StayPut,
                leaders.Lead,
                leaders.Ride,
                casualties.Place,
                leaders.GoAlong,
                leaders.Remain,
                activation.EndActivations,
                activation.ActivateSection,
                activation.Declare,
                acting.Enough,
                acting.Use,
                movement.Done,
                movement.TakeStep,
                facing.Turn,
                movement.Fire,
                movement.GoBack,
                movement.DeclareAttack,
                movement.DeclareFlank,
                withdrawal.HoldGround,
                withdrawal.FireFirst,
                withdrawal.WithdrawTo,
                facing.Face,
                send_back.NoMore,
                send_back.Send,
                reaction.Hold,
                reaction.FireBack,
                shots.HoldFire,
                shots.Shoot,
                combat.Fight,
                retreat.Stand,
                retreat.Retreat,
                retreat.RetreatTo,
                advance.Halt,
                advance.Advance,
                advance.Occupy,
                advance.Follow,
                advance.StayBehind,
                flank.LetPass,
                flank.Charge,
                facing.FaceAfterFlank,
                seize.LetItPass,
                seize.Seize,
            ),
            family=Family(state, rules),
            turn_case="4.1a",
            end_case="11.3b",
            options=(
                Option("deployment", ("historical", "own"), "3.2a"),
                Option("limit", ("twenty-turns", "none"), "11.6c"),
            ),
            windows=("seize",),
            reasons=REASONS[1:],
            feature_names=NAMES,
            known_weights=HAND_MADE,
            effort=Effort(ahead=1, positions=500, throws=8),
        )

    def empty(self) -> Battle:
        return Battle()

    def prepare(
        self, position: Battle, options: dict[str, str], die: Die, log: list[Event]
    ) -> None:
        """3.2a, 11.6c The variants are agreed on before the game."""
        position.own_deployment = options["deployment"] == "own"
        position.limited = options["limit"] == "twenty-turns"
        turn.prepare(position, log)

    def result(self, position: Battle) -> tuple[tuple[tuple[int, ...], ...], str]:
        if position.winner == NOBODY:
            return ((MACEDONIAN, PERSIAN),), REASONS[position.ending]
        return ((position.winner,), (1 - position.winner,)), REASONS[position.ending]

    def board(self) -> dict[str, Any]:
        return board()

    def aid(self) -> list[AidTable]:
        return aid()

    def view(self, position: Battle, seat: int | None) -> dict[str, Any]:
        return view(position, seat)

    def common_view(self, position: Battle) -> dict[str, Any]:
        return common_view(position)

    def own_view(self, position: Battle, seat: int | None) -> dict[str, Any]:
        return own_view(position, seat)

    def details(self, position: Battle, seat: int | None) -> dict[str, Any]:
        return details(position, seat)

    def redeal(self, position: Battle, seat: int, die: Die) -> Battle:
        return redeal(position, seat, die)

    def worlds(self, position: Battle, seat: int) -> list[Battle]:
        return worlds(position, seat)

    def considered(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return considered(position, self.decision(position).considered(position, seat))

    def features(self, position: Battle, seat: int) -> list[float]:
        return features(position)[seat]

    def features_of_all(self, position: Battle) -> list[list[float]]:
        return features(position)

    def progress(self, position: Battle) -> int:
        return position.turn

    def turn_of(self, position: Battle) -> int | None:
        return None if position.active == NOBODY else position.active

    def progress_patience(self) -> int:
        """A turn may bring a whole army out of the Reserve card by card, and move it; before the
        first, two armies may be laid out and taken up again as often as their players like."""
        return 3000

    def status(self, position: Battle) -> list[Message]:
        return [
            Message(
                "status-losses",
                {
                    "macedonian": position.losses[MACEDONIAN],
                    "macedonian_break": break_level(position, MACEDONIAN),
                    "persian": position.losses[PERSIAN],
                    "persian_break": break_level(position, PERSIAN),
                },
            ),
            Message("status-turn", {"turn": max(position.turns)}),
        ]

    def verdict(self, position: Battle) -> list[Message]:
        return verdict(position)

    def named_at(self, position: Battle, seat: int, domain: str, word: str) -> list[str]:
        return named_at(view(position, seat), seat, domain, word)

    def meant(
        self, position: Battle, seat: int, domain: str, word: str
    ) -> list[Action[Battle, Any]]:
        found = super().meant(position, seat, domain, word)
        in_hand = self.decision(position).prompt_to(position, seat).key.startswith("put-")
        return likeliest(found, view(position, seat), seat, word, in_hand)

    def forecast(self, position: Battle, seat: int, action: Action[Battle, Any]) -> list[Chance]:
        return forecast(self, position, seat, action)

    def sums(self, position: Battle, seat: int, action: Action[Battle, Any]) -> list[Sum]:
        return sums(position, seat, action)

    def violations(self, position: Battle) -> list[str]:
        return violations(position)


GAME: Final = Arbela()
