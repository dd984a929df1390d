"""The Conquerors: Alexander the Great, put together: what the rest of Anabasis knows of it."""

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
from anabasis.games.conquerors import rules, state
from anabasis.games.conquerors.aid import aid
from anabasis.games.conquerors.board import NOBODY, SIDE
from anabasis.games.conquerors.cards import MOMENT
from anabasis.games.conquerors.checks import violations
from anabasis.games.conquerors.features import (
    HAND_MADE,
    NAMES,
    considered,
    features,
    features_of_all,
)
from anabasis.games.conquerors.forecast import forecast
from anabasis.games.conquerors.hidden import redeal, worlds
from anabasis.games.conquerors.places import likeliest, named_at
from anabasis.games.conquerors.rules import (
    activity,
    administration,
    alexandrias,
    assault,
    avoidance,
    capitulation,
    capture,
    card_aims,
    card_segments,
    cards_leaders,
    cards_moves,
    cards_plots,
    counting,
    darius,
    detaching,
    devastation,
    enlisting,
    evacuation,
    forming,
    interception,
    laying,
    leader_moves,
    leading,
    losses,
    march,
    marching,
    moments,
    naval,
    raising,
    reorganisation,
    replenishing,
    retreat,
    royal_family,
    sally,
    sea_dice,
    set_up,
    shipyards,
    sieges,
    sortie,
    stationing,
    surrender,
    throne,
    tracing,
)
from anabasis.games.conquerors.rules.end import ranking
from anabasis.games.conquerors.rules.opening import start
from anabasis.games.conquerors.rules.reach import details
from anabasis.games.conquerors.state import REASONS, War, seat_of
from anabasis.games.conquerors.sums import sums
from anabasis.games.conquerors.view import board, view


class Conquerors(Game[War]):
    """1.1, 16.1 The Conquerors, for two players, or for one who plays both sides."""

    def __init__(self) -> None:
        super().__init__(
            id="conquerors",
            title="The Conquerors: Alexander the Great",
            seats=(1, 2),
            verbs=(
                set_up.Garrison,
                set_up.StandardDeployment,
                set_up.Ready,
                activity.Administer,
                activity.OrderProskynesis,
                activity.Rest,
                activity.Take,
                activity.LeaveTalents,
                raising.Raise,
                raising.DrawLeader,
                raising.EndRaising,
                enlisting.Levy,
                enlisting.LevyAt,
                enlisting.Forgo,
                enlisting.EnlistPoints,
                stationing.LevyFrom,
                stationing.Station,
                stationing.Join,
                stationing.StayLoose,
                stationing.FormArmy,
                forming.Form,
                forming.Assign,
                forming.AssignFleet,
                shipyards.Build,
                shipyards.Launch,
                shipyards.Refit,
                shipyards.EndBuilding,
                reorganisation.Reorganise,
                reorganisation.Shift,
                reorganisation.Reassign,
                reorganisation.EndReorganising,
                royal_family.MoveFamily,
                royal_family.FamilyTo,
                royal_family.TakeFamily,
                royal_family.LeaveFamily,
                royal_family.Marry,
                replenishing.Replenish,
                replenishing.Spare,
                replenishing.Roll,
                replenishing.FillRoyal,
                replenishing.Transfer,
                replenishing.EndReplenishing,
                administration.Withdraw,
                administration.EndWithdrawing,
                administration.ReturnLeave,
                alexandrias.Found,
                alexandrias.NoCity,
                throne.Anoint,
                throne.LeaveVacant,
                tracing.Break,
                tracing.LetLine,
                assault.Assault,
                avoidance.Avoid,
                avoidance.Stand,
                avoidance.Withdraw,
                avoidance.WithdrawInside,
                capitulation.Offer,
                capitulation.FreePassage,
                capitulation.GiveUp,
                capitulation.Pay,
                capitulation.NoPayment,
                capitulation.AcceptTerms,
                capitulation.RefuseTerms,
                capture.MoveIn,
                capture.Post,
                capture.GarrisonCity,
                capture.StayOut,
                card_aims.AimLeader,
                card_aims.AimDiades,
                card_aims.AimProvince,
                card_aims.AimTreasury,
                card_aims.AimSpace,
                card_aims.AimArmy,
                card_aims.AimCard,
                card_segments.KeepCards,
                card_segments.Discard,
                card_segments.EndDiscarding,
                cards_leaders.LetGo,
                cards_leaders.Keep,
                cards_moves.Suffer,
                cards_moves.Pay,
                cards_plots.TakeWeariness,
                cards_plots.Execute,
                counting.Number,
                darius.FleeTo,
                detaching.Detach,
                detaching.LeaveGarrison,
                detaching.LeaveLeader,
                devastation.Devastate,
                evacuation.MarchOffTo,
                interception.Intercept,
                interception.LetPass,
                laying.Besiege,
                leader_moves.Send,
                leader_moves.MoveLeaders,
                leader_moves.EndSending,
                leader_moves.AmbushWith,
                leader_moves.LetBy,
                leading.Lead,
                losses.TakeFlight,
                losses.NoFlight,
                march.SetOut,
                march.Embark,
                march.SetSail,
                march.Evacuate,
                march.Fund,
                marching.Go,
                marching.Sail,
                marching.Land,
                marching.Escort,
                marching.AttackRhodes,
                marching.Halt,
                marching.Enter,
                moments.PassMoment,
                moments.Play,
                naval.InterceptAtSea,
                naval.LetSail,
                naval.Evade,
                naval.AcceptFight,
                retreat.Retreat,
                retreat.Rest,
                retreat.Shelter,
                sally.CounterAttack,
                sea_dice.Sink,
                sieges.EndSieges,
                sortie.SortieWith,
                sortie.SortiePosts,
                sortie.StayInside,
                surrender.Demand,
            ),
            family=Family(state, rules),
            turn_case="3.3.4",
            end_case="3.4.20",
            options=(
                Option("opening", ("historical", "optional"), "3.1.18"),
                Option("markers", ("four", "three"), "2.7.1"),
                Option("useless", ("on", "off"), "2.7.2"),
            ),
            windows=MOMENT.words,
            reasons=REASONS[1:],
            feature_names=NAMES,
            known_weights=HAND_MADE,
            effort=Effort(ahead=1, positions=140, throws=4),
            pause=4,
        )

    def empty(self) -> War:
        return War()

    def prepare(self, position: War, options: dict[str, str], die: Die, log: list[Event]) -> None:
        position.one_fewer = options["markers"] == "three"
        position.useless_rule = options["useless"] == "on"
        start(position, options["opening"] == "historical", die, log)

    def result(self, position: War) -> tuple[tuple[tuple[int, ...], ...], str]:
        return ranking(position), REASONS[position.ending]

    def board(self) -> dict[str, Any]:
        return board()

    def aid(self) -> list[AidTable]:
        return aid()

    def view(self, position: War, seat: int | None) -> dict[str, Any]:
        return view(position, seat)

    def redeal(self, position: War, seat: int, die: Die) -> War:
        return redeal(position, seat, die)

    def worlds(self, position: War, seat: int) -> list[War]:
        return worlds(position, seat)

    def named_at(self, position: War, seat: int, domain: str, word: str) -> list[str]:
        return named_at(position, seat, domain, word)

    def meant(self, position: War, seat: int, domain: str, word: str) -> list[Action[War, Any]]:
        found = super().meant(position, seat, domain, word)
        return likeliest(found, position, seat, domain, word, self.grammar)

    def details(self, position: War, seat: int | None) -> dict[str, Any]:
        return details(position, seat)

    def forecast(self, position: War, seat: int, action: Action[War, Any]) -> list[Chance]:
        return forecast(position, seat, action)

    def sums(self, position: War, seat: int, action: Action[War, Any]) -> list[Sum]:
        return sums(position, seat, action)

    def features(self, position: War, seat: int) -> list[float]:
        return features(position, seat)

    def features_of_all(self, position: War) -> list[list[float]]:
        return features_of_all(position)

    def considered(self, position: War, seat: int) -> list[Action[War, Any]]:
        return considered(position, seat, super().considered(position, seat))

    def progress(self, position: War) -> int:
        return position.round

    def turn_of(self, position: War) -> int | None:
        return None if position.active == NOBODY else seat_of(position, position.active)

    def progress_patience(self) -> int:
        """Between two rounds lie at most an administrative phase in which all garrisons are taken
        off, or a long move with its battles."""
        return 600

    def violations(self, position: War) -> list[str]:
        return violations(position)

    def status(self, position: War) -> list[Message]:
        return [
            Message("status-round", {"round": position.round, "side": SIDE.word(position.active)}),
            Message(
                "status-tracks",
                {"weariness": position.weariness, "injury": position.injury},
            ),
            Message(
                "status-available",
                {"macedon": position.available[0], "persia": position.available[1]},
            ),
        ]


GAME: Final = Conquerors()
