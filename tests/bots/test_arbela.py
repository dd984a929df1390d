"""The greedy bot at Arbela does nothing unsound: on small positions, and over whole games."""

from __future__ import annotations

import pytest

from anabasis.bots.bot import ask, sit_down
from anabasis.bots.levels import make_bot
from anabasis.core.die import SeededDie
from anabasis.core.door import first_to_act, legal
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import Battle
from bench.soundness import Watch, darius_is_alone
from tests.conftest import build_under_test
from tests.rules.arbela.setting import MACEDONIAN, PERSIAN, act, battle, faces, options, where

SEEDS = range(3)
TURNS = 1000 if build_under_test() == "compiled" else 8
"""So much of a whole game is played: interpreted, it takes minutes."""


def play(position: Battle, seed: int, watch: Watch, until: int) -> None:
    """Let the bot play both sides until so many player turns have begun."""
    bot = make_bot("greedy")
    die = SeededDie(seed)
    while position.agenda and position.turn < until:
        seat = first_to_act(position)
        options = legal(position, seat)
        action = options[0] if len(options) == 1 else ask(bot, GAME, position, seat, die)
        watch.submit(position, seat, action, die)


def play_turn(position: Battle, seed: int) -> int:
    """Let the bot play the rest of this player turn; how many attacks it fights."""
    watch = Watch((position.active,))
    play(position, seed, watch, position.turn + 1)
    return watch.counts["attacks"]


# ---- small positions


@pytest.mark.parametrize("seed", SEEDS)
def test_a_levy_does_not_attack_the_front_of_the_phalanx(seed: int) -> None:
    position = battle(
        {"MA-C": "phalanx-1", "B-C": "babylonian-levy-1"}, active=PERSIAN, ordered="B-C"
    )
    assert not play_turn(position, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_not_even_where_a_throw_of_the_dice_may_kill_alexander(seed: int) -> None:
    """The dice are thrown as soon as the last attack is declared, and nothing is left of it that
    could be seen to be hopeless."""
    position = battle(
        {"MD-RC1": "phalanx-3 phalanx-4", "MA-RC1": "babylonian-levy-1", "PD-C": "carian-infantry"},
        leaders={"alexander": "MD-RC1"},
        seen="phalanx-4",
        dead="kinsmen bactrian-1 bactrian-2 cappadocian median mercenary-hoplite-1 apple-bearers",
        active=PERSIAN,
        ordered="MA-RC1",
    )
    act(position, PERSIAN, "activate MA-RC1; declare shock")
    assert not play_turn(position, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_companions_ride_down_what_turns_its_back(seed: int) -> None:
    """An attack that wins is made: a bot that never attacks would pass the other tests too."""
    position = battle(
        {"MA-C": "companion-1", "PA-C": "babylonian-levy-1"},
        facing={"PA-C": "north"},
        ordered="MA-C",
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


# ---- attacks that are weighed


def weighed(position: Battle, lines: str) -> set[str]:
    """The attacks that the Persian's player weighs after these answers; all could be declared."""
    act(position, PERSIAN, lines)
    found = {action.text() for action in GAME.considered(position, PERSIAN)}
    assert "done" in found
    assert found <= options(position, PERSIAN)
    assert options(position, PERSIAN, "attack")
    return {line for line in found if line.startswith("attack")}


def test_an_attack_that_cannot_win_is_not_weighed() -> None:
    position = battle(
        {"MA-C": "phalanx-1", "B-C": "kardakes-infantry-1"}, active=PERSIAN, ordered="B-C"
    )
    assert weighed(position, "activate B-C; declare shock") == set()


def test_it_is_if_another_can_still_join_it() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "kardakes-infantry-1", "B-LC1": "kardakes-infantry-2"}
    position = battle(units, active=PERSIAN, ordered="B-C B-LC1")
    assert weighed(position, "activate B-C; declare shock") == {"attack MA-C"}
    position = battle(units, active=PERSIAN, ordered="B-C")
    assert weighed(position, "activate B-C; declare shock") == set()


def test_it_is_if_another_has_declared_it() -> None:
    position = battle(
        {"MA-C": "phalanx-1", "B-C": "kardakes-infantry-1", "B-LC1": "kardakes-infantry-2"},
        active=PERSIAN,
        ordered="B-C",
        attacks="kardakes-infantry-2/MA-C",
    )
    assert weighed(position, "activate B-C; declare shock") == {"attack MA-C"}


def test_a_leader_who_can_come_along_is_not_counted_on() -> None:
    """He is asked after it, and may do better to stay."""
    units = {"MA-C": "phalanx-1", "PA-C": "kardakes-infantry-1"}
    position = battle(units, leaders={"darius": "PA-C"}, active=PERSIAN, ordered="PA-C")
    assert weighed(position, "activate PA-C; declare move-shock; step B-C") == set()


@pytest.mark.parametrize(
    ("seen", "attacks"), [("", {"attack MD-C"}), ("phalanx-2", set()), ("agrianian", set())]
)
def test_face_down_cards_may_be_skirmishers_as_long_as_some_are_unseen(
    seen: str, attacks: set[str]
) -> None:
    position = battle(
        {"MD-C": "phalanx-1 phalanx-2", "MD-LW": "phalanx-3 agrianian", "MA-C": "apple-bearers"},
        seen=seen,
        active=PERSIAN,
        ordered="MA-C",
    )
    assert weighed(position, "activate MA-C; declare shock") == attacks


# ---- what is weighed for Darius


def weighed_for_darius(position: Battle, lines: str, *dice: int) -> set[str]:
    act(position, PERSIAN, lines, *dice)
    found = {action.text() for action in GAME.considered(position, PERSIAN)}
    assert found < options(position, PERSIAN)
    return found


def test_he_rides_to_fit_units_or_into_the_reserve() -> None:
    position = battle(
        {
            "MD-C": "phalanx-1",
            "PD-C": "kardakes-infantry-1",
            "PD-LC1": "persian-infantry-1",
            "PD-RC1": "persian-infantry-2",
        },
        disrupted="persian-infantry-2",
        leaders={"darius": "PD-C", "alexander": "MD-C"},
        active=PERSIAN,
        phase="leaders",
    )
    assert weighed_for_darius(position, "lead darius") == {"ride PD-LC1", "ride reserve"}


def test_he_goes_along_with_his_last_units() -> None:
    position = battle(
        {"MD-C": "phalanx-1", "PD-C": "kardakes-infantry-1"},
        leaders={"darius": "PD-C", "alexander": "MD-C"},
        active=PERSIAN,
        ordered="PD-C",
    )
    lines = "activate PD-C; declare move; step PA-C"
    assert weighed_for_darius(position, lines) == {"go-along"}


def test_he_is_placed_with_fit_units_or_in_the_reserve() -> None:
    position = battle(
        {"B-C": "phalanx-1", "PA-C": "uxian-slinger-1", "PD-C": "kardakes-infantry-1"},
        leaders={"darius": "PA-C"},
        attacks="phalanx-1/PA-C",
        phase="shocks",
    )
    found = weighed_for_darius(position, "stand; hold-fire", 6, 1, 6)
    assert found == {"place PD-C", "place reserve"}


def test_other_leaders_may_stay_behind() -> None:
    position = battle(
        {"MD-C": "phalanx-1", "PD-C": "kardakes-infantry-1"},
        leaders={"bessus": "PD-C", "alexander": "MD-C"},
        active=PERSIAN,
        ordered="PD-C",
    )
    act(position, PERSIAN, "activate PD-C; declare move; step PA-C")
    found = {action.text() for action in GAME.considered(position, PERSIAN)}
    assert found == {"go-along", "remain"}


# ---- whole games


@pytest.mark.parametrize("seed", [21, 22])
def test_no_attack_that_cannot_win_and_darius_never_alone_over_whole_games(seed: int) -> None:
    position, _ = GAME.setup({}, 2, SeededDie(seed))
    sit_down(GAME, position, SeededDie(seed))
    watch = Watch((MACEDONIAN, PERSIAN))
    play(position, seed, watch, TURNS)
    assert watch.counts["attacks"]
    assert not watch.told
