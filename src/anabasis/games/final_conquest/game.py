"""Conqueror: Final Conquest, put together: what the rest of Anabasis knows of it."""

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
from anabasis.core.timer import Timer
from anabasis.core.weights import Weights
from anabasis.games.final_conquest import rules, state
from anabasis.games.final_conquest.aid import aid
from anabasis.games.final_conquest.armies import LAST_ROUND
from anabasis.games.final_conquest.board import members
from anabasis.games.final_conquest.checks import violations
from anabasis.games.final_conquest.chronicle import CARD, NO_CARD
from anabasis.games.final_conquest.features import (
    HAND_MADE,
    NAMES,
    chances_of_all,
    considered,
    features,
    features_of_all,
)
from anabasis.games.final_conquest.forecast import forecast, is_foreseen
from anabasis.games.final_conquest.hidden import redeal, worlds
from anabasis.games.final_conquest.places import likeliest, named_at
from anabasis.games.final_conquest.rules import (
    battle,
    bribery,
    casualties,
    force,
    hero_play,
    occupation,
    planning,
    retreat,
    set_up,
    spoils,
    threats,
    turn,
    upkeep,
)
from anabasis.games.final_conquest.rules.bribery import running
from anabasis.games.final_conquest.rules.end import ranking, verdict
from anabasis.games.final_conquest.rules.force import Force
from anabasis.games.final_conquest.rules.giving_up import give_up
from anabasis.games.final_conquest.rules.turn import Turn
from anabasis.games.final_conquest.rules.upkeep import is_over
from anabasis.games.final_conquest.state import NO_SEAT, REASONS, Realm
from anabasis.games.final_conquest.sums import sums
from anabasis.games.final_conquest.view import board, view

CLOCKS: Final = ("off", "30", "60", "90", "120")
"""10.1 The seconds that a player has for planning, or no clock."""


class FinalConquest(Game[Realm]):
    """2.1 Conqueror: Final Conquest, for three to six players."""

    def __init__(self) -> None:
        super().__init__(
            id="final_conquest",
            title="Conqueror: Final Conquest",
            seats=(3, 6),
            verbs=(
                set_up.Choose,
                planning.RecruitInfantry,
                planning.RecruitCavalry,
                planning.HireInfantry,
                planning.HireCavalry,
                planning.Buy,
                turn.Move,
                turn.Attack,
                turn.EndTurn,
                force.With,
                force.Worn,
                hero_play.PlayHero,
                hero_play.NoHero,
                hero_play.Card,
                hero_play.Pay,
                battle.Reroll,
                battle.KeepDie,
                casualties.Lose,
                casualties.Kill,
                retreat.Retreat,
                occupation.StayNone,
                occupation.Stay,
                spoils.Recover,
                threats.Bid,
                threats.LoseUnit,
                threats.Prize,
                upkeep.TrimUnit,
                bribery.Bribe,
                bribery.Warn,
            ),
            family=Family(state, rules),
            turn_case="8.10",
            end_case="16.10",
            options=(Option("clock", CLOCKS, "10.1", live=True),),
            reasons=REASONS[1:],
            feature_names=NAMES,
            known_weights=HAND_MADE,
            effort=Effort(ahead=1, positions=200, throws=5, sealed=8, brisk=True),
        )

    def empty(self) -> Realm:
        return Realm()

    def prepare(self, position: Realm, options: dict[str, str], die: Die, log: list[Event]) -> None:
        clock = options["clock"]
        set_up.prepare(position, 0 if clock == "off" else int(clock), die, log)

    def result(self, position: Realm) -> tuple[tuple[tuple[int, ...], ...], str]:
        return ranking(position), REASONS[position.ending]

    def board(self) -> dict[str, Any]:
        return board()

    def aid(self) -> list[AidTable]:
        return aid()

    def view(self, position: Realm, seat: int | None) -> dict[str, Any]:
        return view(position, seat)

    def redeal(self, position: Realm, seat: int, die: Die) -> Realm:
        return redeal(position, seat, die)

    def worlds(self, position: Realm, seat: int) -> list[Realm]:
        return worlds(position, seat)

    def timer(self, position: Realm) -> Timer | None:
        """10.13 Only while the next action of the player on turn is awaited, chosen half or not."""
        if position.clock == 0:
            return None
        top = position.agenda[-1] if position.agenda else None
        return running(position) if isinstance(top, (Turn, Force)) else None

    def time_up(self, position: Realm, die: Die, log: list[Event]) -> None:
        """10.2, 10.11 The player on turn is late."""
        position.late = True

    def resigned(self, position: Realm, seat: int, die: Die, log: list[Event]) -> None:
        give_up(position, seat, die, log)

    def eliminated(self, position: Realm) -> tuple[int, ...]:
        return tuple(members(position.out))

    def named_at(self, position: Realm, seat: int, domain: str, word: str) -> list[str]:
        return named_at(position, seat, domain, word)

    def meant(self, position: Realm, seat: int, domain: str, word: str) -> list[Action[Realm, Any]]:
        return likeliest(super().meant(position, seat, domain, word), position, seat, domain, word)

    def forecast(self, position: Realm, seat: int, action: Action[Realm, Any]) -> list[Chance]:
        return forecast(self, position, seat, action)

    def sums(self, position: Realm, seat: int, action: Action[Realm, Any]) -> list[Sum]:
        return sums(position, seat, action)

    def features(self, position: Realm, seat: int) -> list[float]:
        return features(position, seat)

    def features_of_all(self, position: Realm) -> list[list[float]]:
        return features_of_all(position)

    def chances_by(self, position: Realm, weights: Weights) -> list[float]:
        if not position.agenda or position.round == 0:
            return super().chances_by(position, weights)
        return chances_of_all(position, weights)

    def considered(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return considered(position, self.decision(position).considered(position, seat))

    def foresees(self, position: Realm) -> bool:
        return is_foreseen(position) or is_over(position)

    def progress(self, position: Realm) -> int:
        return position.turn

    def turn_of(self, position: Realm) -> int | None:
        return None if position.active == NO_SEAT else position.active

    def progress_patience(self) -> int:
        """A turn has at most as many actions as twenty units can have, each with its battle."""
        return 1500

    def status(self, position: Realm) -> list[Message]:
        found = [Message("status-round", {"round": position.round, "last": LAST_ROUND})]
        if position.chronicle != NO_CARD:
            found.append(Message("status-card", {"card": CARD.word(position.chronicle)}))
        for seat in range(position.seats):
            forts = len(members(position.noted[seat]))
            if forts:
                found.append(Message("status-noted", {"seat": f"seat:{seat}", "forts": forts}))
        return found

    def verdict(self, position: Realm) -> list[Message]:
        return verdict(position)

    def violations(self, position: Realm) -> list[str]:
        return violations(position)


GAME: Final = FinalConquest()
