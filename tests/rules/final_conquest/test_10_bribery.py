"""10 Bribery: the clock, warnings and bribes."""

from __future__ import annotations

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.core.door import submit, to_act
from anabasis.core.message import Refused
from anabasis.games.final_conquest.board import TERRITORY
from anabasis.games.final_conquest.game import GAME
from anabasis.games.final_conquest.rules.chronicle import bonus_of
from anabasis.games.final_conquest.state import Realm, quota_of
from tests.rules.final_conquest.setting import (
    THREE,
    act,
    army,
    asked,
    battle_dice,
    kinds,
    lay,
    make_ready,
    noted,
    objected,
    offers,
    owner,
    purse,
    ready,
    seat_of,
    units,
    verbs,
)


def timed(**other: object) -> Realm:
    """Rome plans, with armies in Cyrene and Sicilia; the others have five each."""
    armies = {"rome": {"cyrene": (1, 1), "alpes": (2, 0), "rome": (1, 0)}}
    settings: dict[str, object] = {
        "armies": armies,
        "clock": 60,
        "purses": {"carthage": 5, "greece": 5, "egypt": 2},
    }
    return lay(**{**settings, **other})  # type: ignore[arg-type]


def beside(realm: Realm) -> list[int]:
    return [one.seat for one in to_act(realm) if one.beside]


@pytest.mark.rule("final_conquest", "10.1")
def test_without_a_clock_nobody_is_late() -> None:
    realm = timed(clock=0)
    assert GAME.timer(realm) is None
    assert beside(realm) == []
    act(realm, "rome", "move rome alpes")
    assert beside(realm) == []


@pytest.mark.rule("final_conquest", "10.1", "10.2", "9.2")
def test_the_clock_runs_while_a_player_plans() -> None:
    realm = timed()
    timer = GAME.timer(realm)
    assert timer is not None
    assert (timer.seconds, timer.seat) == (60, 0)
    key = timer.key
    act(realm, "rome", "recruit-infantry rome", "move rome alpes")
    timer = GAME.timer(realm)
    assert timer is not None
    assert (timer.key, beside(realm)) == (key, [])


@pytest.mark.rule("final_conquest", "10.2", "10.3", "10.4", "10.5")
def test_the_bribe_of_cyrene() -> None:
    """The example: one cavalry and one infantry cost three."""
    realm = timed()
    act(realm, "table", "time-up")
    assert beside(realm) == [1, 2, 3]
    assert objected(realm, "egypt", "bribe cyrene") == ("10.5", "too-dear")
    act(realm, "carthage", "bribe cyrene")
    assert (owner(realm, "cyrene"), army(realm, "cyrene")) == ("carthage", (1, 1))
    assert purse(realm, "carthage") == 2
    assert (asked(realm), units(realm, "rome")) == (["rome"], 3)


@pytest.mark.rule("final_conquest", "10.3")
def test_only_armies_of_the_late_player_can_be_bribed_and_only_when_he_is_late() -> None:
    realm = timed()
    assert offers(realm, "carthage") == []
    act(realm, "table", "time-up")
    assert offers(realm, "egypt") == ["bribe alpes"]
    assert objected(realm, "carthage", "bribe alexandria") == ("10.3", "not-the-late-players")


@pytest.mark.rule("final_conquest", "10.6", "3.11")
def test_an_army_at_home_is_safe() -> None:
    realm = timed()
    act(realm, "table", "time-up")
    assert objected(realm, "carthage", "bribe rome") == ("10.6", "home-is-safe")


@pytest.mark.rule("final_conquest", "10.6", "3.12")
def test_an_army_in_a_conquered_home_can_be_bribed_even_by_whose_home_it_is() -> None:
    """E76."""
    realm = lay(
        {"rome": {"carthage": (1, 1)}, "carthage": {"numidia": (1, 0)}},
        purses={"carthage": 3},
        clock=60,
    )
    act(realm, "table", "time-up")
    act(realm, "carthage", "bribe carthage")
    assert owner(realm, "carthage") == "carthage"
    assert bonus_of(realm, TERRITORY.read("carthage")) == 4


@pytest.mark.rule("final_conquest", "10.9")
def test_recruiting_keeps_the_chance_open_and_raises_the_price() -> None:
    """E72."""
    realm = timed(purses={"carthage": 3, "rome": 5})
    act(realm, "table", "time-up")
    assert "bribe alpes" in offers(realm, "carthage")
    act(realm, "rome", "recruit-infantry alpes", "buy gaius-duilius")
    act(realm, "carthage", "bribe alpes")
    assert (purse(realm, "carthage"), army(realm, "alpes")) == (0, (3, 0))


@pytest.mark.rule("final_conquest", "10.9", "10.2")
@pytest.mark.parametrize("text", ["move rome alpes", "end-turn"])
def test_an_action_or_the_end_of_the_turn_ends_the_chance(text: str) -> None:
    """E72."""
    realm = timed()
    act(realm, "table", "time-up")
    act(realm, "rome", text)
    assert not realm.late
    assert "bribe cyrene" not in offers(realm, "carthage")


@pytest.mark.rule("final_conquest", "10.9", "10.13")
def test_an_attack_ends_the_chance_and_in_a_battle_nobody_is_late() -> None:
    """E72, E77."""
    realm = timed(
        armies={"rome": {"alpes": (3, 0)}, "carthage": {"brundium": (1, 0)}},
        heroes={"carthage": ["maharbal"]},
    )
    act(realm, "table", "time-up")
    act(realm, "rome", "attack alpes brundium", "with 3 0")
    assert asked(realm) == ["carthage"]
    assert (beside(realm), GAME.timer(realm)) == ([], None)
    act(realm, "carthage", "no-hero", script=battle_dice(1, 1))
    assert asked(realm) == ["rome"]


@pytest.mark.rule("final_conquest", "10.8")
def test_one_bribe_in_planning_and_then_undisturbed() -> None:
    """E78."""
    realm = timed()
    act(realm, "table", "time-up")
    act(realm, "carthage", "bribe cyrene")
    assert (beside(realm), GAME.timer(realm)) == ([], None)
    assert offers(realm, "greece") == []
    assert "recruit-infantry alpes" in offers(realm, "rome")


@pytest.mark.rule("final_conquest", "10.7")
def test_the_second_bribe_does_nothing_and_costs_nothing() -> None:
    """E78."""
    realm = timed()
    act(realm, "table", "time-up")
    number = realm.opened
    act(realm, "carthage", "bribe cyrene")
    with pytest.raises(Refused):
        submit(GAME, realm, 2, number, GAME.grammar.read("bribe alpes"), ScriptedDie())
    assert purse(realm, "greece") == 5


@pytest.mark.rule("final_conquest", "10.16")
def test_a_bribed_fort_recruits_for_the_briber_in_his_own_turn() -> None:
    """E73."""
    realm = timed()
    act(realm, "table", "time-up")
    act(realm, "carthage", "bribe alpes")
    assert objected(realm, "rome", "recruit-infantry alpes") == ("9.4", "not-yours")
    act(realm, "rome", "end-turn")
    assert "recruit-infantry alpes" in offers(realm, "carthage")


@pytest.mark.rule("final_conquest", "10.15", "16.2", "3.8")
def test_a_bribe_and_two_quotas() -> None:
    """E74: Rome loses the food of Brundium and trims; Carthage has won it first and need not."""
    realm = lay(
        {
            "rome": {"brundium": (1, 0), "rome": (6, 1)},
            "carthage": {"carthage": (5, 1)},
        },
        factions=THREE,
        purses={"carthage": 3},
        clock=60,
    )
    act(realm, "table", "time-up")
    act(realm, "carthage", "bribe brundium")
    assert (asked(realm), verbs(realm)) == (["rome"], ("trim",))
    assert beside(realm) == []
    act(realm, "rome", "trim infantry rome")
    assert (units(realm, "rome"), quota_of(realm, 0)) == (6, 6)
    assert (units(realm, "carthage"), quota_of(realm, 1)) == (7, 8)
    assert asked(realm) == ["rome"]


@pytest.mark.rule("final_conquest", "10.15", "1.10")
def test_the_briber_may_trim_the_bribed_army_away() -> None:
    """E74."""
    realm = lay(
        {"rome": {"alpes": (1, 0)}, "carthage": {"carthage": (5, 1)}},
        factions=THREE,
        purses={"carthage": 3},
        clock=60,
    )
    act(realm, "table", "time-up")
    act(realm, "carthage", "bribe alpes")
    assert (asked(realm), verbs(realm)) == (["carthage"], ("trim",))
    act(realm, "carthage", "trim infantry alpes")
    assert (owner(realm, "alpes"), asked(realm)) == ("nobody", ["rome"])


@pytest.mark.rule("final_conquest", "10.10", "10.11", "10.12")
def test_a_warning_in_the_action_phase_and_a_new_one_for_each_bribe() -> None:
    """E78."""
    realm = timed()
    act(realm, "rome", "move rome alpes")
    assert GAME.timer(realm) is None
    assert offers(realm, "egypt") == ["warn"]
    act(realm, "egypt", "warn")
    first = GAME.timer(realm)
    assert first is not None
    assert objected(realm, "greece", "warn")[1] in ("warned-already", "not-your-decision")
    act(realm, "table", "time-up")
    act(realm, "carthage", "bribe cyrene")
    assert not realm.late
    assert offers(realm, "greece") == ["warn"]
    act(realm, "greece", "warn")
    second = GAME.timer(realm)
    assert second is not None
    assert second.key != first.key
    act(realm, "table", "time-up")
    act(realm, "greece", "bribe alpes")
    assert owner(realm, "alpes") == "greece"


@pytest.mark.rule("final_conquest", "10.8", "10.11", "10.12")
def test_after_a_bribe_in_planning_there_may_be_another_in_the_action_phase() -> None:
    """E78: once in planning, and once more for a warning; while he is late nobody warns again."""
    realm = timed()
    act(realm, "table", "time-up")
    act(realm, "carthage", "bribe cyrene")
    act(realm, "rome", "move rome alpes")
    act(realm, "egypt", "warn")
    act(realm, "table", "time-up")
    assert objected(realm, "greece", "warn") == ("10.12", "warned-already")
    act(realm, "greece", "bribe alpes")
    assert (owner(realm, "cyrene"), owner(realm, "alpes")) == ("carthage", "greece")


@pytest.mark.rule("final_conquest", "10.12")
def test_a_warning_ends_with_the_next_action() -> None:
    realm = timed()
    act(realm, "rome", "move rome alpes")
    act(realm, "egypt", "warn")
    act(realm, "rome", "move alpes brundium", "with 2 0")
    assert (realm.warned, GAME.timer(realm)) == (False, None)
    assert offers(realm, "egypt") == ["warn"]


@pytest.mark.rule("final_conquest", "10.10")
def test_no_warning_while_a_player_plans() -> None:
    realm = timed()
    act(realm, "table", "time-up")
    assert objected(realm, "carthage", "warn") == ("10.10", "still-planning")


@pytest.mark.rule("final_conquest", "10.13", "10.11")
def test_nobody_is_late_while_others_are_waited_for() -> None:
    """E77."""
    realm = lay(
        {
            "rome": {"alpes": (0, 3), "sicilia": (1, 0)},
            "carthage": {"averni": (1, 0), "carthage": (6, 1)},
        },
        clock=60,
        purses={"egypt": 9},
    )
    act(realm, "rome", "attack alpes averni")
    act(realm, "rome", "with 0 3", script=battle_dice(4, 1))
    act(realm, "rome", "stay-none")
    assert (asked(realm), verbs(realm)) == (["carthage"], ("trim",))
    assert (beside(realm), GAME.timer(realm)) == ([], None)


@pytest.mark.rule("final_conquest", "10.14")
def test_bribed_units_stand_up_and_lose_extra_actions() -> None:
    """E75."""
    realm = timed()
    make_ready(realm, "cyrene", extra_1=(1, 0), spent=(0, 1))
    realm.acted = realm.late = True
    act(realm, "carthage", "bribe cyrene")
    assert (ready(realm, "cyrene"), purse(realm, "carthage")) == ({"fresh": (1, 1)}, 2)


@pytest.mark.rule("final_conquest", "10.17", "16.7")
def test_bribed_to_nothing() -> None:
    """E68."""
    realm = lay(
        {"rome": {"alpes": (1, 0)}, "greece": {"rome": (1, 0)}},
        clock=60,
        purses={"carthage": 3},
    )
    act(realm, "table", "time-up")
    log = act(realm, "carthage", "bribe alpes")
    assert "eliminated" in kinds(log)
    assert (asked(realm), realm.active) == (["carthage"], seat_of(realm, "carthage"))


@pytest.mark.rule("final_conquest", "1.7", "10.4")
def test_a_bribe_keeps_a_fort_from_being_noted() -> None:
    """E64."""
    realm = timed(noted={"rome": ["rome", "alpes"]})
    act(realm, "table", "time-up")
    act(realm, "carthage", "bribe alpes")
    assert noted(realm, "rome") == {"rome"}
    act(realm, "rome", "end-turn")
    assert noted(realm, "rome") == {"rome", "cyrene"}


@pytest.mark.rule("final_conquest", "10.3", "16.6")
def test_who_is_out_bribes_no_more() -> None:
    realm = timed()
    realm.out, realm.fallen = 1 << 3, (1 << 3,)
    realm.late = True
    assert beside(realm) == [1, 2]


@pytest.mark.rule("final_conquest", "13.23", "7.11")
def test_a_bribe_is_no_recruiting() -> None:
    realm = timed(card="plague-spreads")
    act(realm, "table", "time-up")
    act(realm, "carthage", "bribe cyrene")
    assert owner(realm, "cyrene") == "carthage"
