"""The greedy bot at Arbela does nothing unsound: on small positions, and over whole games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from anabasis.bots.bot import ask, sit_down
from anabasis.bots.levels import make_bot
from anabasis.core.die import SeededDie
from anabasis.core.door import first_to_act, legal, submit
from anabasis.core.event import Event
from anabasis.games.arbela.board import SECTIONS
from anabasis.games.arbela.cards import DARIUS
from anabasis.games.arbela.events import (
    HIT,
    INTERCEPTION_ATTEMPT,
    RAMPAGE,
    SEIZE_ATTEMPT,
    SHOCK,
    TURN_BEGINS,
)
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.rules.shock import DEPTH
from anabasis.games.arbela.rules.stacking import has_fit_unit
from anabasis.games.arbela.state import Battle
from tests.conftest import build_under_test
from tests.rules.arbela.setting import PERSIAN, battle, faces, where

SEEDS = range(3)
TURNS = 1000 if build_under_test() == "compiled" else 8
"""So much of a whole game is played: interpreted, it takes minutes."""


def play(position: Battle, seed: int, look: Callable[[Battle, Event], None], until: int) -> None:
    """Let the bot play both sides until so many player turns have begun, and look at all that
    happens."""
    bot = make_bot("greedy")
    die = SeededDie(seed)
    while position.agenda and position.turn < until:
        seat = first_to_act(position)
        options = legal(position, seat)
        action = options[0] if len(options) == 1 else ask(bot, GAME, position, seat, die)
        for event in submit(GAME, position, seat, position.opened, action, die):
            look(position, event)


def play_turn(position: Battle, seed: int) -> list[Event]:
    """Let the bot play the rest of this player turn; what happens."""
    events: list[Event] = []
    play(position, seed, lambda _, event: events.append(event), position.turn + 1)
    return events


def shocks(events: list[Event]) -> list[Event]:
    return [event for event in events if event.kind is SHOCK]


def cannot_win(shock: Event) -> bool:
    """Whether the attacker would have lost or tied even with a six against a one, and with none of
    the cards in depth, which he may not have seen."""
    said = dict(zip(shock.kind.names, shock.values, strict=True))
    attack = said["attack_total"] - said["attack_die"]
    depth = sum(added for modifier, added in said["defence"] if modifier == DEPTH)
    defence = said["defence_total"] - said["defence_die"] - depth
    return bool(attack + 6 <= defence + 1)


def darius_is_alone(position: Battle) -> bool:
    section = position.leaders[DARIUS]
    return section < SECTIONS and not has_fit_unit(position, section)


# ---- small positions


@pytest.mark.parametrize("seed", SEEDS)
def test_a_levy_does_not_attack_the_front_of_the_phalanx(seed: int) -> None:
    position = battle(
        {"MA-C": "phalanx-1", "B-C": "babylonian-levy-1"}, active=PERSIAN, ordered="B-C"
    )
    assert not shocks(play_turn(position, seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_companions_ride_down_what_turns_its_back(seed: int) -> None:
    """An attack that wins is made: a bot that never attacks would pass the other tests too."""
    position = battle(
        {"MA-C": "companion-1", "PA-C": "babylonian-levy-1"},
        facing={"PA-C": "north"},
        ordered="MA-C",
    )
    assert shocks(play_turn(position, seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_darius_does_not_ride_out_alone(seed: int) -> None:
    position = battle(
        {"MA-C": "phalanx-1", "B-LC1": "companion-1", "PD-C": "kardakes-infantry-1"},
        leaders={"darius": "PD-C", "alexander": "B-LC1"},
        active=PERSIAN,
        phase="leaders",
    )
    play_turn(position, seed)
    assert not darius_is_alone(position)


@pytest.mark.parametrize("seed", SEEDS)
def test_darius_left_alone_joins_his_troops_or_the_reserve(seed: int) -> None:
    position = battle(
        {"B-C": "companion-1", "PD-C": "kardakes-infantry-1"},
        leaders={"darius": "PA-RC1", "alexander": "B-C"},
        active=PERSIAN,
        phase="leaders",
    )
    assert darius_is_alone(position)
    play_turn(position, seed)
    assert where(position, "darius") in ("PD-C", "reserve")


@pytest.mark.parametrize("seed", SEEDS)
def test_who_has_turned_his_back_turns_round(seed: int) -> None:
    position = battle(
        {"MA-C": "phalanx-1 agrianian", "PA-C": "persian-infantry-1"},
        facing={"PA-C": "north"},
        active=PERSIAN,
        ordered="PA-C",
    )
    play_turn(position, seed)
    assert faces(position, "persian-infantry-1") != "north"


# ---- whole games


class Watch:
    """Looks for what is unsound in a game."""

    def __init__(self) -> None:
        self.shocks = 0
        self.unforeseen = False
        """Fire or a rampage has changed what was to be expected of this turn's attacks."""

    def look(self, position: Battle, event: Event) -> None:
        if event.kind is TURN_BEGINS:
            self.unforeseen = False
            assert position.active == PERSIAN or not darius_is_alone(position)
        elif event.kind in (HIT, RAMPAGE, SEIZE_ATTEMPT, INTERCEPTION_ATTEMPT):
            self.unforeseen = True
        elif event.kind is SHOCK:
            self.shocks += 1
            assert self.unforeseen or not cannot_win(event), event


@pytest.mark.parametrize("seed", [21, 22])
def test_no_attack_that_cannot_win_and_darius_never_alone_over_whole_games(seed: int) -> None:
    position, _ = GAME.setup({}, 2, SeededDie(seed))
    sit_down(GAME, position, SeededDie(seed))
    watch = Watch()
    play(position, seed, watch.look, TURNS)
    assert watch.shocks
