"""1.8 to 1.10, 11, 14 Moves, the groups that act, the Danube and bridges."""

from __future__ import annotations

import pytest

from anabasis.games.final_conquest.game import GAME
from tests.rules.final_conquest.setting import (
    SIX,
    act,
    army,
    asked,
    battle_dice,
    kinds,
    lay,
    make_ready,
    objected,
    offers,
    owner,
    purse,
    ready,
    units,
    verbs,
)


@pytest.mark.rule("final_conquest", "11.2", "11.3", "11.4", "11.5", "4.5")
def test_a_move_into_an_unoccupied_territory_takes_it_and_spends_the_unit() -> None:
    realm = lay({"rome": {"rome": (1, 1)}})
    act(realm, "rome", "move rome sardinia", "with 0 1")
    assert (owner(realm, "sardinia"), ready(realm, "sardinia")) == ("rome", {"spent": (0, 1)})
    assert ready(realm, "rome") == {"fresh": (1, 0)}
    assert objected(realm, "rome", "move sardinia mare-tyrrhenum") == ("11.1", "nobody-ready")


@pytest.mark.rule("final_conquest", "4.5", "11.18")
def test_spent_units_stand_up_when_the_turn_ends() -> None:
    realm = lay({"rome": {"brundium": (1, 0)}})
    act(realm, "rome", "move brundium alpes", "end-turn")
    assert ready(realm, "alpes") == {"fresh": (1, 0)}


@pytest.mark.rule("final_conquest", "11.3", "11.7", "4.8", "11.10")
def test_moving_and_attacking() -> None:
    """The example: from Rome to Sardinia, against Brundium, against the Alpes."""
    realm = lay(
        {
            "rome": {"rome": (2, 2)},
            "carthage": {"brundium": (1, 0)},
            "independent": {"alpes": (1, 1)},
        }
    )
    assert "move rome sardinia" in offers(realm, "rome")
    assert "attack rome brundium" in offers(realm, "rome")
    assert "attack rome alpes" in offers(realm, "rome")
    assert objected(realm, "rome", "move rome brundium") == ("11.3", "others-hold")
    assert objected(realm, "rome", "move rome alpes") == ("4.8", "independents-hold")
    assert objected(realm, "rome", "attack rome sardinia") == ("11.7", "nobody-there")
    act(realm, "rome", "attack rome brundium")
    act(realm, "rome", "with 2 2", script=battle_dice(4, 1))
    act(realm, "rome", "stay-none")
    assert ready(realm, "brundium") == {"extra-1": (2, 2)}
    act(realm, "rome", "attack brundium alpes", "with 2 2", "stay-none")
    assert ready(realm, "alpes") == {"spent": (2, 2)}
    assert purse(realm, "rome") == 1


@pytest.mark.rule("final_conquest", "11.3")
def test_a_move_goes_to_a_neighbour_only() -> None:
    realm = lay({"rome": {"rome": (1, 0)}})
    assert objected(realm, "rome", "move rome gaul") == ("2.7", "not-adjacent")
    assert objected(realm, "rome", "move rome rome") == ("2.7", "not-adjacent")
    assert objected(realm, "rome", "move brundium rome") == ("11.2", "not-yours")
    assert objected(realm, "rome", "attack rome rome") == ("2.7", "not-adjacent")


@pytest.mark.rule("final_conquest", "11.6", "1.8", "1.10")
def test_leaving_the_last_unit_leaves_the_territory() -> None:
    """E25."""
    realm = lay({"rome": {"brundium": (1, 0)}}, noted={"rome": []})
    log = act(realm, "rome", "move brundium alpes")
    assert owner(realm, "brundium") == "nobody"
    gone = log[-1].plain()
    assert (gone["kind"], gone["territory"], gone["parting"]) == ("abandoned", "brundium", "left")


@pytest.mark.rule("final_conquest", "11.6", "1.9")
def test_the_own_home_may_be_left_vacant() -> None:
    realm = lay({"rome": {"rome": (1, 0)}})
    log = act(realm, "rome", "move rome alpes")
    assert owner(realm, "rome") == "rome"
    assert "abandoned" not in kinds(log)


@pytest.mark.rule("final_conquest", "11.6", "16.1")
def test_from_food_to_food_at_full_quota() -> None:
    """E26: counted after the move: nobody is removed."""
    realm = lay({"rome": {"brundium": (1, 0), "rome": (7, 0)}})
    act(realm, "rome", "move brundium alpes")
    assert asked(realm) == ["rome"]
    assert verbs(realm) == ("trim",)
    other = lay(
        {"rome": {"macedonia": (1, 0), "rome": (7, 0)}}, factions=("rome", "carthage", "egypt")
    )
    act(other, "rome", "move macedonia sparta")
    assert (units(other, "rome"), "trim" in verbs(other)) == (8, False)


@pytest.mark.rule("final_conquest", "11.10", "13.4")
def test_into_a_vacant_enemy_home_only_by_attack() -> None:
    """E27."""
    realm = lay({"rome": {"mare-tyrrhenum": (3, 0)}})
    assert objected(realm, "rome", "move mare-tyrrhenum carthage") == ("11.10", "vacant-home")
    assert "attack mare-tyrrhenum carthage" in offers(realm, "rome")


@pytest.mark.rule("final_conquest", "3.13", "11.3")
def test_into_a_home_given_up_by_its_conqueror() -> None:
    """E28: a plain move for anyone; for the original owner home rules are back at once."""
    realm = lay({"rome": {"carthage": (1, 0)}, "carthage": {"numidia": (1, 0)}})
    act(realm, "rome", "move carthage cyrene", "end-turn")
    assert owner(realm, "carthage") == "nobody"
    assert "move numidia carthage" in offers(realm, "carthage")
    act(realm, "carthage", "move numidia carthage", "end-turn")
    assert owner(realm, "carthage") == "carthage"


# ---- 14


@pytest.mark.rule("final_conquest", "14.1", "14.2", "7.22")
def test_the_danube() -> None:
    """E29."""
    for target in ("dacia", "thracia", "black-sea"):
        realm = lay({"rome": {"celtica": (1, 0)}})
        act(realm, "rome", f"move celtica {target}", "end-turn")
        back = lay({"rome": {target: (1, 0)}})
        act(back, "rome", f"move {target} celtica")
        closed = lay({"rome": {"celtica": (1, 0), target: (1, 0)}}, card="danube-floods")
        assert objected(closed, "rome", f"move celtica {target}") == ("7.22", "closed")
        assert objected(closed, "rome", f"move {target} celtica") == ("7.22", "closed")


@pytest.mark.rule("final_conquest", "7.22", "14.2")
def test_the_floods_close_only_the_links_of_celtica() -> None:
    """E29."""
    realm = lay({"rome": {"dacia": (3, 0)}}, card="danube-floods")
    found = offers(realm, "rome", "move")
    assert "move dacia thracia" in found
    assert "move dacia black-sea" in found


@pytest.mark.rule("final_conquest", "14.2", "11.7")
def test_an_attack_along_the_danube() -> None:
    """E29."""
    realm = lay({"rome": {"celtica": (2, 0)}, "greece": {"dacia": (1, 0), "black-sea": (1, 0)}})
    assert {"attack celtica dacia", "attack celtica black-sea"} <= set(offers(realm, "rome"))


@pytest.mark.rule("final_conquest", "14.3", "14.4", "7.21")
def test_bridges_and_the_card_that_burns_them() -> None:
    realm = lay({"rome": {"sicilia": (2, 0)}})
    assert "move sicilia brundium" in offers(realm, "rome")
    burnt = lay({"rome": {"sicilia": (2, 0)}}, card="bridges-burnt")
    assert objected(burnt, "rome", "move sicilia brundium") == ("7.21", "closed")
    assert "move sicilia mare-ionium" in offers(burnt, "rome")


@pytest.mark.rule("final_conquest", "7.21")
def test_burnt_bridges_bar_attackers_of_independents_too() -> None:
    """E33."""
    armies = {
        "independent": {"asia-minor": (0, 2), "iberia": (1, 1)},
        "rome": {"thracia": (0, 4), "berber": (0, 4)},
    }
    realm = lay(armies, factions=SIX, card="bridges-burnt")
    assert objected(realm, "rome", "attack thracia asia-minor") == ("7.21", "closed")
    assert objected(realm, "rome", "attack berber iberia") == ("7.21", "closed")


@pytest.mark.rule("final_conquest", "7.20")
def test_stormy_seas() -> None:
    """E30: fleets may stay, land and attack land; nobody enters or attacks a sea."""
    realm = lay(
        {
            "rome": {"mare-tyrrhenum": (0, 3), "sicilia": (1, 0), "celtica": (1, 0)},
            "carthage": {"mare-ionium": (1, 0), "sardinia": (1, 0)},
        },
        card="stormy-seas",
    )
    assert objected(realm, "rome", "attack mare-tyrrhenum mare-ionium") == ("7.20", "closed")
    assert objected(realm, "rome", "move sicilia mare-tyrrhenum") == ("7.20", "closed")
    assert objected(realm, "rome", "move celtica black-sea") == ("7.20", "closed")
    found = offers(realm, "rome")
    assert "move mare-tyrrhenum rome" in found
    assert "attack mare-tyrrhenum sardinia" in found
    assert "move sicilia brundium" in found
    act(realm, "rome", "attack mare-tyrrhenum sardinia")
    act(realm, "rome", "with 0 3", script=battle_dice(4, 1))
    act(realm, "rome", "stay cavalry")
    assert army(realm, "mare-tyrrhenum") == (0, 1)


@pytest.mark.rule("final_conquest", "7.23", "3.11", "3.12")
def test_the_sacred_truce_covers_homes_that_their_own_faction_controls() -> None:
    """E33."""
    realm = lay(
        {
            "rome": {"berber": (3, 0), "illyria": (3, 0)},
            "carthage": {"macedonia": (1, 0)},
            "greece": {"sparta": (1, 0)},
        },
        card="sacred-truce",
    )
    assert objected(realm, "rome", "attack berber carthage") == ("7.23", "truce")
    assert "attack illyria macedonia" in offers(realm, "rome")
    wild = lay(
        {"rome": {"illyria": (0, 3)}, "independent": {"macedonia": (1, 1)}},
        factions=("rome", "carthage", "egypt"),
        card="sacred-truce",
    )
    assert "attack illyria macedonia" in offers(wild, "rome")


# ---- groups


@pytest.mark.rule("final_conquest", "11.1", "11.2", "11.8")
def test_a_group_is_chosen_by_numbers_of_units_that_can_act() -> None:
    realm = lay({"rome": {"rome": (2, 1)}})
    make_ready(realm, "rome", spent=(1, 0), fresh=(1, 1))
    act(realm, "rome", "move rome alpes")
    assert offers(realm, "rome") == ["with 0 1", "with 1 0", "with 1 1"]
    assert objected(realm, "rome", "with 2 0") == ("11.1", "too-many")
    assert objected(realm, "rome", "with 0 0") == ("11.2", "nobody-goes")


@pytest.mark.rule("final_conquest", "11.1")
def test_a_single_unit_is_not_asked_about() -> None:
    realm = lay({"rome": {"alpes": (1, 0)}})
    act(realm, "rome", "move alpes illyria")
    assert army(realm, "illyria") == (1, 0)


@pytest.mark.rule("final_conquest", "11.11", "12.6")
def test_mixed_groups_each_uses_an_action_of_its_own() -> None:
    """Of three ready infantry two move: which of them is asked, the least ready first."""
    realm = lay({"rome": {"alpes": (4, 0)}})
    make_ready(realm, "alpes", spent=(1, 0), extra_1=(1, 0), extra_2=(1, 0), fresh=(1, 0))
    act(realm, "rome", "move alpes illyria", "with 2 0")
    assert offers(realm, "rome") == ["worn 0 0", "worn 1 0"]
    assert objected(realm, "rome", "worn 2 0")[0] == "11.11"
    act(realm, "rome", "worn 1 0")
    assert offers(realm, "rome") == ["worn 0 0", "worn 1 0"]
    act(realm, "rome", "worn 1 0")
    assert ready(realm, "illyria") == {"spent": (1, 0), "extra-1": (1, 0)}
    assert ready(realm, "alpes") == {"spent": (1, 0), "fresh": (1, 0)}


@pytest.mark.rule("final_conquest", "11.11")
def test_all_of_the_ready_go_without_a_further_question() -> None:
    realm = lay({"rome": {"alpes": (2, 0)}})
    make_ready(realm, "alpes", extra_1=(1, 0), fresh=(1, 0))
    act(realm, "rome", "move alpes illyria", "with 2 0")
    assert ready(realm, "illyria") == {"spent": (2, 0)}


@pytest.mark.rule("final_conquest", "12.6", "11.5")
def test_a_unit_with_two_further_actions_that_moves_has_one_left() -> None:
    realm = lay({"rome": {"alpes": (2, 0)}})
    make_ready(realm, "alpes", extra_2=(2, 0))
    act(realm, "rome", "move alpes illyria", "with 2 0")
    assert ready(realm, "illyria") == {"extra-1": (2, 0)}


@pytest.mark.rule("final_conquest", "11.11", "12.5", "12.6")
def test_alexanders_victors_step_to_fresh_troops_and_attack_with_them() -> None:
    """E62: only the fresh ones win a further action."""
    realm = lay(
        {"rome": {"alpes": (1, 0), "illyria": (2, 0)}, "greece": {"thracia": (1, 0)}},
    )
    make_ready(realm, "alpes", extra_2=(1, 0))
    act(realm, "rome", "move alpes illyria", "attack illyria thracia")
    act(realm, "rome", "with 3 0", script=battle_dice(4, 1))
    act(realm, "rome", "stay-none")
    assert ready(realm, "thracia") == {"spent": (1, 0), "extra-1": (2, 0)}


@pytest.mark.rule("final_conquest", "11.1", "11.5")
def test_a_fresh_unit_that_moves_to_victors_has_acted() -> None:
    """E62."""
    realm = lay({"rome": {"alpes": (1, 0), "illyria": (1, 0)}})
    make_ready(realm, "illyria", extra_1=(1, 0))
    act(realm, "rome", "move alpes illyria", "move illyria thracia")
    assert army(realm, "thracia") == (1, 0)
    assert ready(realm, "illyria") == {"spent": (1, 0)}


@pytest.mark.rule("final_conquest", "11.9")
def test_steps_of_one_action_are_one_choice_and_change_nothing_before_the_last() -> None:
    realm = lay({"rome": {"rome": (2, 0)}})
    before = GAME.view(realm, 1)
    act(realm, "rome", "move rome alpes")
    assert GAME.view(realm, 1) == before
    assert realm.agenda[-1].as_decision().continues()


@pytest.mark.rule("final_conquest", "11.17")
def test_the_turn_ends_only_when_its_player_ends_it() -> None:
    realm = lay({"rome": {"alpes": (1, 0)}})
    act(realm, "rome", "move alpes illyria")
    assert (asked(realm), offers(realm, "rome")) == (["rome"], ["end-turn"])
    act(realm, "rome", "end-turn")
    assert asked(realm) == ["carthage"]
