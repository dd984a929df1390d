"""Alexander vs. Darius, put together: what the rest of Anabasis knows of it."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.aid import AidTable
from anabasis.core.die import Die
from anabasis.core.door import legal
from anabasis.core.effort import Effort
from anabasis.core.event import Event
from anabasis.core.game import Chance, Game, Sum
from anabasis.core.message import Message
from anabasis.core.options import Option
from anabasis.core.plain import Family
from anabasis.core.position import Action
from anabasis.games.alexander_vs_darius import rules, state
from anabasis.games.alexander_vs_darius.aid import aid
from anabasis.games.alexander_vs_darius.board import NOBODY
from anabasis.games.alexander_vs_darius.checks import violations
from anabasis.games.alexander_vs_darius.features import (
    HAND_MADE,
    NAMES,
    considered,
    features,
    features_of_all,
)
from anabasis.games.alexander_vs_darius.forecast import forecast, outlook
from anabasis.games.alexander_vs_darius.hidden import redeal, worlds
from anabasis.games.alexander_vs_darius.places import likeliest, named_at, place_names
from anabasis.games.alexander_vs_darius.rules import (
    actions,
    athenians,
    battle,
    drowning,
    embarking,
    event_choices,
    flight,
    gathering,
    harbours,
    hits,
    landing,
    levy,
    loading,
    march,
    pursuit,
    raids,
    recruiting,
    retreat,
    revolt,
    rounds,
    sea_battle,
    set_up,
    sieges,
    thracians,
    upkeep,
    victory,
    voyage,
    withdrawal,
)
from anabasis.games.alexander_vs_darius.rules.end import ranking
from anabasis.games.alexander_vs_darius.rules.reach import details
from anabasis.games.alexander_vs_darius.state import REASONS, Campaign
from anabasis.games.alexander_vs_darius.sums import sums
from anabasis.games.alexander_vs_darius.turns import LAST_TURN
from anabasis.games.alexander_vs_darius.view import board, view


class AlexanderVsDarius(Game[Campaign]):
    """0.1 Alexander vs. Darius, for two players."""

    def __init__(self) -> None:
        super().__init__(
            id="alexander_vs_darius",
            title="Alexander vs. Darius",
            seats=(2, 2),
            verbs=(
                set_up.Pacify,
                set_up.LeaveThrace,
                actions.Pass,
                march.SetOut,
                march.Go,
                march.Mark,
                march.Force,
                march.Halt,
                gathering.Pick,
                gathering.PickLeader,
                gathering.Drop,
                gathering.DropLeader,
                voyage.Sail,
                voyage.SailTo,
                voyage.Anchor,
                voyage.PutIn,
                voyage.AttackPort,
                embarking.Embark,
                embarking.Load,
                loading.Carry,
                landing.Land,
                flight.Flee,
                sieges.Besiege,
                sieges.Lose,
                raids.Raid,
                thracians.MoveThracians,
                battle.TryToSlipAway,
                battle.Stand,
                rounds.FieldUnits,
                rounds.UseFourDice,
                rounds.OneDie,
                rounds.TryToBreakOff,
                rounds.FightOn,
                hits.Hit,
                hits.HitLeader,
                hits.SpareLeader,
                pursuit.Harry,
                pursuit.HarryLeader,
                retreat.Leave,
                retreat.Retreat,
                victory.SetBonus,
                victory.NoBonus,
                sea_battle.Fight,
                sea_battle.Steer,
                sea_battle.Sink,
                drowning.Drown,
                withdrawal.Withdraw,
                harbours.Shelter,
                recruiting.RecruitUnit,
                recruiting.Restore,
                recruiting.Build,
                recruiting.Levy,
                recruiting.Done,
                levy.Enlist,
                revolt.SendGold,
                revolt.KeepGold,
                upkeep.Disband,
                upkeep.PayNavy,
                upkeep.Scrap,
                athenians.PayAthenians,
                athenians.RefuseAthenians,
                event_choices.Moor,
                event_choices.Appoint,
                event_choices.LoseShip,
                event_choices.Drill,
                event_choices.Remove,
            ),
            family=Family(state, rules),
            turn_case="1.3.1",
            end_case="0.7",
            options=(
                Option("philip", ("off", "on"), "6.7.1"),
                Option("artaxerxes", ("off", "on"), "6.7.5"),
            ),
            reasons=REASONS[1:],
            feature_names=NAMES,
            known_weights=HAND_MADE,
            effort=Effort(ahead=1, positions=300, throws=4),
        )

    def empty(self) -> Campaign:
        return Campaign()

    def prepare(
        self, position: Campaign, options: dict[str, str], die: Die, log: list[Event]
    ) -> None:
        set_up.prepare(position, options["philip"] == "on", options["artaxerxes"] == "on")

    def result(self, position: Campaign) -> tuple[tuple[tuple[int, ...], ...], str]:
        return ranking(position), REASONS[position.ending]

    def board(self) -> dict[str, Any]:
        return board()

    def aid(self) -> list[AidTable]:
        return aid()

    def view(self, position: Campaign, seat: int | None) -> dict[str, Any]:
        return view(position, seat)

    def details(self, position: Campaign, seat: int | None) -> dict[str, Any]:
        return {**details(position, seat), "battle": outlook(self, position, seat)}

    def redeal(self, position: Campaign, seat: int, die: Die) -> Campaign:
        return redeal(position, seat, die)

    def worlds(self, position: Campaign, seat: int) -> list[Campaign]:
        return worlds(position, seat)

    def place_names(self) -> dict[str, dict[str, Message]]:
        return place_names()

    def named_at(self, position: Campaign, seat: int, domain: str, word: str) -> list[str]:
        return named_at(position, seat, domain, word)

    def meant(
        self, position: Campaign, seat: int, domain: str, word: str
    ) -> list[Action[Campaign, Any]]:
        found = super().meant(position, seat, domain, word)
        return likeliest(found, position, seat, domain, word, self.grammar)

    def forecast(
        self, position: Campaign, seat: int, action: Action[Campaign, Any]
    ) -> list[Chance]:
        return forecast(self, position, seat, action)

    def sums(self, position: Campaign, seat: int, action: Action[Campaign, Any]) -> list[Sum]:
        return sums(self, position, seat, action)

    def features(self, position: Campaign, seat: int) -> list[float]:
        return features(position, seat)

    def features_of_all(self, position: Campaign) -> list[list[float]]:
        return features_of_all(position)

    def considered(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return considered(position, seat, legal(position, seat))

    def foresees(self, position: Campaign) -> bool:
        """4.1.1 What a lack of supply costs is told before it is rolled: nobody puts the end of the
        actions off for it."""
        return bool(position.agenda) and isinstance(position.agenda[-1], harbours.Homeward)

    def progress(self, position: Campaign) -> int:
        return position.turn + position.actions

    def turn_of(self, position: Campaign) -> int | None:
        return None if position.active == NOBODY else position.active

    def progress_patience(self) -> int:
        """Between two actions lie at most a long battle, or recruiting and upkeep."""
        return 600

    def violations(self, position: Campaign) -> list[str]:
        return violations(position)

    def status(self, position: Campaign) -> list[Message]:
        return [
            Message("status-turn", {"turn": position.turn, "last": LAST_TURN}),
            Message(
                "status-tracks",
                {"weariness": position.weariness, "legitimacy": position.legitimacy},
            ),
            Message(
                "status-treasure",
                {"macedon": position.treasure[0], "persia": position.treasure[1]},
            ),
        ]


GAME: Final = AlexanderVsDarius()
