"""The greedy bot at Arbela does nothing unsound: on small positions, and over whole games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from anabasis.bots.bot import ask, sit_down
from anabasis.bots.levels import make_bot
from anabasis.core.die import SeededDie
from anabasis.core.door import first_to_act, legal, submit
from anabasis.games.arbela.board import SECTIONS
from anabasis.games.arbela.cards import DARIUS, OWNER
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.rules.combat import group_of
from anabasis.games.arbela.rules.shock import attack_of, defence_of
from anabasis.games.arbela.rules.stacking import fighter, has_fit_unit
from anabasis.games.arbela.state import SHOCKS, Attack, Battle
from tests.rules.arbela.setting import MACEDONIAN, PERSIAN, battle, faces, where

SEEDS = range(3)


def play(position: Battle, seed: int, look: Callable[[Battle], None], until: int) -> None:
    """Let the bot play both sides until so many player turns have begun, and look at every
    position it comes to."""
    bot = make_bot("greedy")
    die = SeededDie(seed)
    while position.agenda and position.turn < until:
        seat = first_to_act(position)
        options = legal(position, seat)
        action = options[0] if len(options) == 1 else ask(bot, GAME, position, seat, die)
        submit(GAME, position, seat, position.opened, action, die)
        look(position)


def play_turn(position: Battle, seed: int) -> list[Attack]:
    """Let the bot play the rest of this player turn; the attacks that it declares."""
    attacks: list[Attack] = []

    def look(now: Battle) -> None:
        attacks.extend(now.attacks)

    play(position, seed, look, position.turn + 1)
    return attacks


def cannot_win(position: Battle, attack: Attack) -> bool:
    """Whether an attack about to be fought loses or ties even with a six against a one."""
    stack = position.stacks[attack.target]
    if not stack or OWNER[stack[0]] == OWNER[attack.unit]:
        return False
    group = group_of(position, attack)
    defender = fighter(position, attack.target)
    attackers = attack_of(position, group, defender).sum()
    return attackers + 6 <= defence_of(position, group, defender).sum() + 1


def darius_is_alone(position: Battle) -> bool:
    section = position.leaders[DARIUS]
    return section < SECTIONS and not has_fit_unit(position, section)


# ---- small positions


@pytest.mark.parametrize("seed", SEEDS)
def test_a_levy_does_not_attack_the_front_of_the_phalanx(seed: int) -> None:
    position = battle(
        {"MA-C": "phalanx-1", "B-C": "babylonian-levy-1"}, active=PERSIAN, ordered="B-C"
    )
    assert not play_turn(position, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_companions_ride_down_what_turns_its_back(seed: int) -> None:
    """An attack that wins is made: a bot that never attacks would pass the other tests too."""
    position = battle(
        {"B-C": "companion-1", "PA-C": "babylonian-levy-1"},
        facing={"PA-C": "north"},
        ordered="B-C",
    )
    assert play_turn(position, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_darius_does_not_ride_out_alone(seed: int) -> None:
    position = battle(
        {"MA-C": "phalanx-1", "B-LC1": "companion-1", "PD-C": "kardakes-infantry-1"},
        leaders={"darius": "PD-C", "alexander": "B-LC1"},
        active=PERSIAN,
        phase="leaders",
    )
    play(position, seed, check_darius, position.turn + 1)
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


def check_darius(position: Battle) -> None:
    assert not darius_is_alone(position)


class Watch:
    """Looks for what is unsound in a game."""

    def __init__(self) -> None:
        self.attacks = 0
        self.phase = 0
        self.turn = 0
        self.alone = False

    def look(self, position: Battle) -> None:
        if position.phase == SHOCKS and self.phase != SHOCKS:
            self.attacks += len(position.attacks)
            unsound = [attack for attack in position.attacks if cannot_win(position, attack)]
            assert not unsound, [attack.__dict__ for attack in unsound]
        if position.turn != self.turn:
            assert position.active == PERSIAN or not darius_is_alone(position)
        self.phase = position.phase
        self.turn = position.turn


@pytest.mark.parametrize("seed", [21, 22])
def test_no_attack_that_cannot_win_and_darius_never_alone_over_whole_games(seed: int) -> None:
    position, _ = GAME.setup({}, 2, SeededDie(seed))
    sit_down(GAME, position, SeededDie(seed))
    watch = Watch()
    play(position, seed, watch.look, 1000)
    assert not position.agenda
    assert watch.attacks > 10
    assert position.losses[MACEDONIAN] + position.losses[PERSIAN] > 5
