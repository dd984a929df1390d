"""3, 5, 6.1 to 6.4, 9 Resources and the planning phase."""

from __future__ import annotations

import pytest

from anabasis.games.final_conquest.game import GAME
from anabasis.games.final_conquest.rules.chronicle import income_of
from anabasis.games.final_conquest.state import quota_of
from tests.rules.final_conquest.setting import (
    SIX,
    act,
    army,
    asked,
    finish_turn,
    kinds,
    lay,
    objected,
    offers,
    owner,
    purse,
    ready,
    seat_of,
    told,
    units,
)

FED = ("brundium", "averni", "thracia", "numidia", "berber", "thebes", "sparta", "gaul")
"""Territories with food on both maps."""
AGE_OF_HEROES = 1
"""A card that changes nothing of income, by its place in a full deck."""

# ---- 9.1 to 9.3 the start of a turn


@pytest.mark.rule("final_conquest", "9.1", "9.2", "9.3", "3.9")
def test_a_turn_begins_with_the_forts_then_income_then_planning() -> None:
    """E16: Rome holds Rome and Celtica, an icon each, and food that pays nothing."""
    realm = lay({"rome": {"celtica": (1, 0), "brundium": (1, 0)}}, active="egypt")
    log = act(realm, "egypt", "end-turn", script=[0])
    assert kinds(log)[-2:] == ["turn-begins", "income"]
    assert told(log, "income")[0]["currency"] == 2
    assert (asked(realm), purse(realm, "rome")) == (["rome"], 2)
    assert GAME.view(realm, None)["phase"] == "planning"


@pytest.mark.rule("final_conquest", "9.3")
def test_income_cannot_be_forgotten_nor_taken_twice() -> None:
    realm = lay({"rome": {"rome": (1, 0)}}, active="egypt")
    act(realm, "egypt", "end-turn", script=[AGE_OF_HEROES])
    before = purse(realm, "rome")
    act(realm, "rome", "recruit-infantry rome", "move rome brundium", "with 1 0")
    assert purse(realm, "rome") == before == 1


# ---- 9.4 to 9.9 recruiting


@pytest.mark.rule("final_conquest", "9.4", "9.5", "3.1")
def test_a_fort_recruits_one_infantry_into_its_own_territory() -> None:
    realm = lay({"rome": {"alpes": (1, 0)}})
    act(realm, "rome", "recruit-infantry alpes")
    assert army(realm, "alpes") == (2, 0)
    assert objected(realm, "rome", "recruit-infantry alpes") == ("9.5", "fort-is-done")
    assert objected(realm, "rome", "recruit-cavalry alpes") == ("9.6", "no-great-fort")
    assert objected(realm, "rome", "recruit-infantry brundium") == ("9.4", "not-yours")


@pytest.mark.rule("final_conquest", "9.4")
def test_only_a_fort_of_ones_own_recruits() -> None:
    realm = lay({"rome": {"brundium": (1, 0)}, "carthage": {"alpes": (1, 0)}})
    assert objected(realm, "rome", "recruit-infantry brundium") == ("9.4", "no-fort")
    assert objected(realm, "rome", "recruit-infantry alpes") == ("9.4", "not-yours")


@pytest.mark.rule("final_conquest", "9.6", "3.2")
@pytest.mark.parametrize(
    ("recruits", "left"),
    [
        (["recruit-infantry rome", "recruit-infantry rome"], []),
        (["recruit-infantry rome"], ["recruit-infantry rome"]),
        (["recruit-cavalry rome"], []),
    ],
)
def test_a_great_fort_recruits_a_cavalry_or_up_to_two_infantry(
    recruits: list[str], left: list[str]
) -> None:
    realm = lay({})
    act(realm, "rome", *recruits)
    found = offers(realm, "rome", "recruit-infantry") + offers(realm, "rome", "recruit-cavalry")
    assert found == left


@pytest.mark.rule("final_conquest", "9.7", "3.6", "3.7")
def test_recruit_then_the_quota() -> None:
    """E17: seven of eight units, two great forts: one unit in all, and that may be a cavalry."""
    realm = lay({"rome": {"brundium": (7, 0)}, "carthage": {}})
    assert quota_of(realm, 0) == 8
    assert "recruit-cavalry rome" in offers(realm, "rome")
    act(realm, "rome", "recruit-cavalry rome")
    assert units(realm, "rome") == 8
    assert objected(realm, "rome", "recruit-infantry rome") == ("3.7", "quota-full")


@pytest.mark.rule("final_conquest", "3.4", "3.5")
@pytest.mark.parametrize(
    ("places", "quota"),
    [
        ({}, 6),
        ({"brundium": (1, 0)}, 8),
        ({"brundium": (1, 0), "averni": (1, 0), "gaul": (1, 0), "thracia": (1, 0)}, 14),
        (
            {place: (1, 0) for place in FED},
            20,
        ),
    ],
)
def test_the_quota_by_food(places: dict[str, tuple[int, int]], quota: int) -> None:
    assert quota_of(lay({"rome": places}), 0) == quota


@pytest.mark.rule("final_conquest", "3.5")
def test_without_food_four_units() -> None:
    realm = lay({"rome": {"alpes": (4, 0)}}, lost=("rome",))
    assert quota_of(realm, 0) == 4
    assert objected(realm, "rome", "recruit-infantry alpes") == ("3.7", "quota-full")


@pytest.mark.rule("final_conquest", "9.8", "3.10", "1.9")
def test_a_vacant_home_recruits_also_without_any_unit() -> None:
    """E19."""
    realm = lay({})
    assert units(realm, "rome") == 0
    act(realm, "rome", "recruit-cavalry rome", "move rome alpes")
    assert army(realm, "alpes") == (0, 1)
    assert owner(realm, "rome") == "rome"


@pytest.mark.rule("final_conquest", "9.8", "7.11")
def test_under_the_plague_a_player_without_units_ends_his_turn_and_stays() -> None:
    """E19."""
    realm = lay({}, card="plague-spreads")
    assert offers(realm, "rome") == ["end-turn"]
    assert objected(realm, "rome", "recruit-infantry rome") == ("7.11", "plague")
    act(realm, "rome", "end-turn")
    assert not realm.out


@pytest.mark.rule("final_conquest", "9.9")
def test_recruits_act_and_do_not_end_planning_before_they_do() -> None:
    """E18."""
    realm = lay({"rome": {"alpes": (1, 0)}})
    act(realm, "rome", "recruit-infantry alpes")
    assert ready(realm, "alpes") == {"fresh": (2, 0)}
    assert not realm.acted
    act(realm, "rome", "move alpes brundium", "with 2 0")
    assert realm.acted


@pytest.mark.rule("final_conquest", "9.10")
def test_planning_may_be_done_in_any_order_and_left_out() -> None:
    realm = lay({"rome": {"alpes": (1, 0)}}, purses={"rome": 12})
    act(realm, "rome", "buy gaius-duilius", "recruit-infantry alpes", "buy fabius-maximus")
    assert purse(realm, "rome") == 0
    assert "recruit-cavalry rome" in offers(realm, "rome")


@pytest.mark.rule("final_conquest", "9.11", "9.12", "7.25")
def test_nothing_of_planning_after_the_first_action() -> None:
    """E20."""
    realm = lay({"rome": {"alpes": (1, 0)}}, purses={"rome": 20}, card="mercenaries")
    act(realm, "rome", "move alpes brundium")
    for text in (
        "recruit-infantry rome",
        "recruit-cavalry rome",
        "hire-infantry rome",
        "buy gaius-duilius",
    ):
        assert objected(realm, "rome", text) == ("9.12", "planning-over")


@pytest.mark.rule("final_conquest", "9.13")
def test_a_turn_may_end_in_planning_and_the_mission_is_checked() -> None:
    """E24."""
    armies = {"rome": {"carthage": (1, 0)}, "carthage": {"numidia": (1, 0)}}
    realm = lay(armies, missions={"rome": "carthage-must-fall"})
    log = act(realm, "rome", "end-turn", script=[0])
    assert told(log, "mission-fulfilled")[0]["reward"] == 6
    assert "forts-noted" in kinds(log)


# ---- 6 buying heroes


@pytest.mark.rule("final_conquest", "6.1", "6.2", "6.3", "5.1")
def test_a_hero_of_ones_own_faction_is_bought_once() -> None:
    realm = lay({}, purses={"rome": 13})
    assert objected(realm, "rome", "buy cyrus") == ("6.1", "other-faction")
    act(realm, "rome", "buy marcus-marcellus")
    assert purse(realm, "rome") == 5
    assert objected(realm, "rome", "buy marcus-marcellus") == ("6.2", "hero-held")
    assert objected(realm, "rome", "buy fabius-maximus") == ("6.3", "too-dear")
    act(realm, "rome", "buy gaius-duilius")
    assert purse(realm, "rome") == 0


@pytest.mark.rule("final_conquest", "6.2")
def test_a_burnt_hero_is_not_for_sale() -> None:
    realm = lay({}, purses={"rome": 5})
    realm.burnt = 1 << 3
    assert objected(realm, "rome", "buy gaius-duilius") == ("6.2", "hero-burnt")


@pytest.mark.rule("final_conquest", "6.4")
def test_heroes_stay_from_turn_to_turn_and_without_the_home() -> None:
    realm = lay(
        {"rome": {"brundium": (1, 0)}, "carthage": {"rome": (1, 0)}},
        heroes={"rome": ["gaius-duilius", "scipio-africanus"]},
    )
    finish_turn(realm)
    assert realm.held[0].bit_count() == 2


@pytest.mark.rule("final_conquest", "2.8", "2.9", "6.3")
def test_others_learn_the_price_and_the_number_but_not_the_hero() -> None:
    realm = lay({}, purses={"rome": 10})
    log = act(realm, "rome", "buy gaius-duilius")
    [bought] = [event for event in log if event.kind.name == "hero-bought"]
    assert bought.witnessed(1) == {
        "kind": "hero-bought",
        "case": "6.3",
        "seat": 0,
        "hero": None,
        "price": 5,
    }
    seen = GAME.view(realm, 1)["seats"][0]
    assert (seen["heroes"], seen["prices"], seen["hand"]) == (1, [5], None)
    assert GAME.view(realm, 0)["seats"][0]["hand"] == ["gaius-duilius"]


@pytest.mark.rule("final_conquest", "7.12", "6.3")
def test_age_of_heroes_each_costs_two_less() -> None:
    """E36."""
    realm = lay({}, purses={"rome": 8}, card="age-of-heroes")
    log = act(realm, "rome", "buy gaius-duilius", "buy fabius-maximus")
    assert [event["price"] for event in told(log, "hero-bought")] == [3, 5]
    assert purse(realm, "rome") == 0


@pytest.mark.rule("final_conquest", "7.28")
def test_silent_oracles_let_heroes_be_bought() -> None:
    """E36."""
    realm = lay({}, purses={"rome": 5}, card="silent-oracles")
    assert "buy gaius-duilius" in offers(realm, "rome")


# ---- what cards change


@pytest.mark.rule("final_conquest", "7.19")
def test_famine_counts_one_food_less_for_recruits_and_removes_nobody() -> None:
    """E21: two food, seven units: the limit is that of one food, six. Seven stay."""
    realm = lay({"rome": {"brundium": (7, 0)}}, card="famine")
    assert objected(realm, "rome", "recruit-infantry rome") == ("3.7", "quota-full")
    assert units(realm, "rome") == 7
    calm = lay({"rome": {"brundium": (7, 0)}})
    assert "recruit-infantry rome" in offers(calm, "rome")


@pytest.mark.rule("final_conquest", "7.19")
def test_famine_without_food_counts_none_and_real_losses_by_the_real_table() -> None:
    """E21."""
    realm = lay({"rome": {"alpes": (3, 0)}}, lost=("rome",), card="famine")
    assert "recruit-infantry alpes" in offers(realm, "rome")
    full = lay({"rome": {"brundium": (7, 0), "alpes": (1, 0)}}, card="famine")
    act(full, "rome", "move alpes averni")
    assert units(full, "rome") == 8


@pytest.mark.rule("final_conquest", "7.24")
@pytest.mark.parametrize(
    ("recruits", "allowed"),
    [
        (["recruit-infantry rome"] * 3, []),
        (["recruit-infantry rome"] * 2, ["recruit-infantry rome"]),
        (["recruit-cavalry rome"], ["recruit-infantry rome"]),
        (["recruit-cavalry rome", "recruit-infantry rome"], []),
        (["recruit-infantry rome"], ["recruit-infantry rome", "recruit-cavalry rome"]),
    ],
)
def test_call_to_arms(recruits: list[str], allowed: list[str]) -> None:
    """E23."""
    realm = lay({"rome": {"alpes": (1, 0)}}, card="call-to-arms")
    act(realm, "rome", *recruits)
    found = offers(realm, "rome", "recruit-infantry") + offers(realm, "rome", "recruit-cavalry")
    assert [text for text in found if text.endswith(" rome")] == allowed


@pytest.mark.rule("final_conquest", "7.24")
def test_call_to_arms_gives_nothing_to_a_plain_fort_and_room_for_one_is_room_for_one() -> None:
    """E23."""
    realm = lay({"rome": {"alpes": (1, 0)}}, card="call-to-arms")
    act(realm, "rome", "recruit-infantry alpes")
    assert objected(realm, "rome", "recruit-infantry alpes")[1] == "fort-is-done"
    full = lay({"rome": {"alpes": (5, 0)}}, card="call-to-arms")
    assert "recruit-cavalry rome" in offers(full, "rome")
    act(full, "rome", "recruit-infantry rome")
    assert objected(full, "rome", "recruit-infantry rome") == ("3.7", "quota-full")


@pytest.mark.rule("final_conquest", "7.25")
def test_mercenaries_one_unit_a_turn_in_any_own_fort() -> None:
    realm = lay({"rome": {"alpes": (1, 0)}}, purses={"rome": 9}, card="mercenaries")
    assert objected(realm, "rome", "hire-infantry cyrene") == ("9.4", "not-yours")
    act(realm, "rome", "hire-cavalry alpes")
    assert (army(realm, "alpes"), purse(realm, "rome")) == ((1, 1), 5)
    assert objected(realm, "rome", "hire-infantry rome") == ("7.25", "hired-already")
    assert "recruit-infantry alpes" in offers(realm, "rome")


@pytest.mark.rule("final_conquest", "7.25")
def test_no_mercenaries_without_the_card_the_money_or_the_room() -> None:
    assert (
        objected(lay({}, purses={"rome": 9}), "rome", "hire-infantry rome")[1] == "no-mercenaries"
    )
    poor = lay({}, purses={"rome": 3}, card="mercenaries")
    assert objected(poor, "rome", "hire-cavalry rome") == ("7.25", "too-dear")
    assert "hire-infantry rome" in offers(poor, "rome")
    full = lay({"rome": {"rome": (6, 0)}}, purses={"rome": 9}, card="mercenaries")
    assert objected(full, "rome", "hire-infantry rome") == ("3.7", "quota-full")


@pytest.mark.rule("final_conquest", "7.16", "7.17", "7.18")
@pytest.mark.parametrize(
    ("card", "income"),
    [("golden-age", 4), ("trade-collapse", 0), ("bountiful-harvest", 4), ("famine", 2)],
)
def test_income_by_the_card(card: str, income: int) -> None:
    """Rome holds two icons and two food."""
    realm = lay({"rome": {"celtica": (1, 0), "brundium": (1, 0)}}, active="carthage", card=card)
    assert income_of(realm, 0) == income


@pytest.mark.rule("final_conquest", "3.6", "4.4")
def test_units_never_run_out() -> None:
    many = {place: (2, 0) for place in FED[:-1]}
    realm = lay({"rome": many}, factions=SIX)
    before = units(realm, "rome")
    act(realm, "rome", "recruit-infantry rome", "recruit-infantry rome")
    assert units(realm, "rome") == before + 2
    assert seat_of(realm, "rome") == 0


@pytest.mark.rule("final_conquest", "5.3", "5.5")
def test_nothing_is_given_away_and_money_comes_only_by_a_rule() -> None:
    """There is no action that gives another player anything."""
    realm = lay({"rome": {"rome": (1, 1)}}, purses={"rome": 9}, heroes={"rome": ["gaius-duilius"]})
    known = {"recruit-infantry", "recruit-cavalry", "buy", "move", "end-turn"}
    assert {text.split()[0] for text in offers(realm, "rome")} == known
    log = act(realm, "rome", "recruit-infantry rome", "move rome alpes", "with 1 1", "end-turn")
    assert (purse(realm, "rome"), "income" in kinds(log[:-1])) == (9, False)
