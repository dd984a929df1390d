"""1 The aim: five forts for a round."""

from __future__ import annotations

import pytest

from anabasis.games.final_conquest.game import GAME
from tests.rules.final_conquest.setting import (
    FOUR,
    act,
    asked,
    battle_dice,
    kinds,
    lay,
    noted,
    offers,
    owner,
    told,
)

FIVE_FORTS = ("rome", "alpes", "syria", "illyria", "dacia")
ROMAN = {"alpes": (1, 0), "syria": (1, 0), "illyria": (1, 0), "dacia": (1, 0)}
AGE_OF_HEROES = 1


@pytest.mark.rule("final_conquest", "1.1", "1.2", "1.3", "1.5")
def test_five_forts_held_from_the_end_of_a_turn_to_the_start_of_the_next() -> None:
    realm = lay({"rome": ROMAN})
    log = act(realm, "rome", "end-turn")
    assert set(told(log, "forts-noted")[0]["forts"]) == set(FIVE_FORTS)  # type: ignore[call-overload]
    act(realm, "carthage", "end-turn")
    act(realm, "greece", "end-turn")
    log = act(realm, "egypt", "end-turn", script=[AGE_OF_HEROES])
    assert kinds(log)[-3:] == ["turn-begins", "forts-held", "game-ends"]
    outcome = GAME.outcome(realm)
    assert outcome is not None
    assert (outcome.ranking[0], outcome.reason) == ((0,), "forts")


@pytest.mark.rule("final_conquest", "1.1")
def test_four_forts_are_not_enough() -> None:
    realm = lay({"rome": {"alpes": (1, 0), "syria": (1, 0), "illyria": (1, 0)}})
    for faction in FOUR[:3]:
        act(realm, faction, "end-turn")
    act(realm, "egypt", "end-turn", script=[AGE_OF_HEROES])
    assert asked(realm) == ["rome"]


@pytest.mark.rule("final_conquest", "1.4", "1.5")
def test_a_lost_fort_is_struck_off() -> None:
    realm = lay(
        {"rome": {**ROMAN, "dacia": (3, 0)}, "greece": {"thracia": (0, 3)}},
        active="greece",
        noted={"rome": FIVE_FORTS},
    )
    act(realm, "greece", "attack thracia dacia")
    act(realm, "greece", "with 0 3", script=battle_dice(4, 1))
    while asked(realm) == ["rome"]:
        act(realm, "rome", offers(realm, "rome")[0])
    act(realm, "greece", "stay-none")
    assert owner(realm, "dacia") == "greece"
    assert noted(realm, "rome") == set(FIVE_FORTS) - {"dacia"}


@pytest.mark.rule("final_conquest", "1.4", "1.10")
def test_a_fort_that_its_player_leaves_is_struck_off_and_not_put_back() -> None:
    realm = lay({"rome": {**ROMAN, "dacia": (1, 0)}}, noted={"rome": FIVE_FORTS})
    act(realm, "rome", "move dacia thracia")
    assert "dacia" not in noted(realm, "rome")
    assert owner(realm, "dacia") == "nobody"


@pytest.mark.rule("final_conquest", "1.5")
def test_six_noted_and_one_lost_still_win() -> None:
    realm = lay(
        {"rome": {**ROMAN, "cyrene": (1, 0)}, "carthage": {"carthage": (0, 3)}},
        active="carthage",
        noted={"rome": (*FIVE_FORTS, "cyrene")},
    )
    act(realm, "carthage", "attack carthage cyrene")
    act(realm, "carthage", "with 0 3", script=battle_dice(4, 1))
    act(realm, "carthage", "stay-none", "end-turn")
    act(realm, "greece", "end-turn")
    act(realm, "egypt", "end-turn", script=[AGE_OF_HEROES])
    outcome = GAME.outcome(realm)
    assert outcome is not None
    assert outcome.reason == "forts"


@pytest.mark.rule("final_conquest", "1.6")
def test_of_two_with_five_noted_forts_whose_turn_starts_first_wins() -> None:
    """E66."""
    greek = {"asia-minor": (1, 0), "cyrene": (1, 0), "alexandria": (1, 0), "gaul": (1, 0)}
    realm = lay(
        {"rome": ROMAN, "greece": greek, "egypt": {"thebes": (1, 0)}},
        active="carthage",
        noted={
            "rome": FIVE_FORTS,
            "greece": ("macedonia", "asia-minor", "cyrene", "alexandria", "gaul"),
        },
    )
    act(realm, "carthage", "end-turn")
    outcome = GAME.outcome(realm)
    assert outcome is not None
    assert outcome.ranking[0] == (2,)


@pytest.mark.rule("final_conquest", "1.3", "1.7")
def test_a_fort_gained_in_anothers_turn_is_noted_at_the_end_of_the_own_next_turn() -> None:
    """E64: Carthage bribes a fort in Rome's turn."""
    realm = lay(
        {"rome": {"syria": (1, 0)}},
        purses={"carthage": 1},
        clock=60,
        noted={"carthage": ["carthage"]},
    )
    act(realm, "table", "time-up")
    act(realm, "carthage", "bribe syria")
    assert (owner(realm, "syria"), noted(realm, "carthage")) == ("carthage", {"carthage"})
    act(realm, "rome", "end-turn")
    act(realm, "carthage", "end-turn")
    assert noted(realm, "carthage") == {"carthage", "syria"}


@pytest.mark.rule("final_conquest", "1.3")
def test_the_list_of_the_turn_before_is_dropped() -> None:
    realm = lay({"rome": {"alpes": (2, 0)}}, noted={"rome": ["rome"]})
    act(realm, "rome", "end-turn")
    assert noted(realm, "rome") == {"rome", "alpes"}


@pytest.mark.rule("final_conquest", "1.5", "16.7", "8.10")
def test_a_player_between_is_out_and_the_check_stays_at_the_own_turn() -> None:
    """E67: Greece takes the last unit of Egypt, which has lost its home: Rome's turn follows the
    turn of Greece, and of what Egypt held Rome has nothing."""
    realm = lay(
        {
            "rome": ROMAN,
            "carthage": {"alexandria": (1, 0)},
            "greece": {"mare-ionium": (0, 3)},
            "egypt": {"cyrene": (1, 0)},
        },
        active="greece",
        noted={"rome": FIVE_FORTS[:4], "egypt": ["cyrene"]},
    )
    act(realm, "greece", "attack mare-ionium cyrene")
    act(realm, "greece", "with 0 3", script=battle_dice(4, 1))
    log = act(realm, "greece", "stay-none")
    assert told(log, "eliminated")[0]["seat"] == 3
    assert (owner(realm, "cyrene"), noted(realm, "egypt")) == ("greece", set())
    act(realm, "greece", "end-turn", script=[AGE_OF_HEROES])
    assert (asked(realm), realm.round) == (["rome"], 3)
    assert noted(realm, "rome") == set(FIVE_FORTS[:4])


@pytest.mark.rule("final_conquest", "1.5", "16.7", "8.10")
def test_with_a_player_between_gone_five_forts_win_a_turn_sooner() -> None:
    """E67: the check is at the start of the own turn, which comes without Egypt's before it."""
    realm = lay(
        {
            "rome": ROMAN,
            "carthage": {"alexandria": (1, 0)},
            "greece": {"mare-ionium": (0, 3)},
            "egypt": {"cyrene": (1, 0)},
        },
        active="greece",
        noted={"rome": FIVE_FORTS},
    )
    act(realm, "greece", "attack mare-ionium cyrene")
    act(realm, "greece", "with 0 3", script=battle_dice(4, 1))
    act(realm, "greece", "stay-none")
    act(realm, "greece", "end-turn", script=[AGE_OF_HEROES])
    outcome = GAME.outcome(realm)
    assert outcome is not None
    assert (outcome.ranking[0], outcome.reason) == ((0,), "forts")


@pytest.mark.rule("final_conquest", "1.2", "1.9")
def test_a_vacant_home_is_one_of_the_forts() -> None:
    realm = lay({"rome": ROMAN})
    assert GAME.view(realm, None)["seats"][0]["forts"] == 5


@pytest.mark.rule("final_conquest", "1.8")
def test_seas_can_be_controlled_too() -> None:
    realm = lay({"rome": {"mare-tyrrhenum": (1, 0)}})
    assert GAME.view(realm, None)["territories"]["mare-tyrrhenum"]["owner"] == 0
