"""Upkeep in its order, and what is kept of a turn only while it lasts."""

from __future__ import annotations

import pytest

from tests.rules.final_conquest.laid import CARTHAGE, EGYPT, GAUL, GREECE, ROME, Table, duel


@pytest.mark.rule("final_conquest", "16.2")
@pytest.mark.rule("final_conquest", "16.3")
@pytest.mark.rule("final_conquest", "10.15")
def test_the_player_on_turn_trims_before_one_who_stands_earlier_in_the_order() -> None:
    """Rome, first in the order, has 20 units and 8 food, which is as much as food can keep; it
    bribes an army of Carthage, whose turn it is, out of its food: both have one too many."""
    food = ("gaul", "averni", "thracia", "sparta", "thebes", "numidia", "berber")
    table = Table(
        4,
        {
            **{place: f"{ROME} 2i" for place in food},
            "alpes": f"{ROME} 6i",
            "brundium": f"{CARTHAGE} 1i",
            "cyrene": f"{CARTHAGE} 7i",
            "rhodes": f"{GREECE} 1i",
        },
        first=CARTHAGE,
        order=[ROME, CARTHAGE, GREECE, EGYPT],
        clock=60,
        purses={ROME: 1},
    )
    table.late()
    table.say(ROME, "bribe brundium")
    trims = [told["seat"] for told in table.told("trimmed")]  # Carthage has but one kind to give
    if not trims:
        assert table.asked() == [CARTHAGE]
        table.go("trim infantry cyrene")
    assert table.units(CARTHAGE) == 6
    assert table.asked() == [ROME]
    table.go("trim infantry brundium")
    assert [told["seat"] for told in table.told("trimmed")] == [CARTHAGE, ROME]
    assert table.at("brundium") == "-"
    assert table.units(ROME) == 20
    assert table.asked() == [CARTHAGE]
    assert "end-turn" in table.legal(CARTHAGE)


@pytest.mark.rule("final_conquest", "16.1")
@pytest.mark.rule("final_conquest", "16.4")
def test_food_left_for_independents_is_counted_when_all_have_entered() -> None:
    table = Table(
        4,
        {
            "alpes": "independent 1i",
            "brundium": f"{ROME} 2i",
            "sicilia": f"{ROME} 6i",
        },
    )
    table.go("attack brundium alpes", "with 2 0", "stay-none")
    assert table.legal(ROME) == {"trim infantry alpes", "trim infantry sicilia"}


@pytest.mark.rule("final_conquest", "7.25")
def test_each_player_hires_in_his_own_turn() -> None:
    table = Table(4, {"rhodes": f"{GREECE} 1i"}, card="mercenaries", purses={ROME: 2, CARTHAGE: 4})
    table.go("hire-infantry rome", "end-turn")
    assert table.asked() == [CARTHAGE]
    table.go("hire-cavalry carthage")
    assert table.at("carthage") == f"{CARTHAGE} 1c"


@pytest.mark.rule("final_conquest", "9.5")
@pytest.mark.rule("final_conquest", "9.6")
def test_forts_recruit_anew_in_every_turn() -> None:
    table = Table(4, {"alpes": f"{ROME} 1i"})
    table.go("recruit-infantry alpes", "recruit-cavalry rome")
    table.around()
    assert {"recruit-infantry alpes", "recruit-cavalry rome"} <= table.legal(ROME)


@pytest.mark.rule("final_conquest", "10.8")
def test_after_a_bribe_in_planning_the_time_is_not_taken_again() -> None:
    places = {"cyrene": "0 1i", "alpes": "0 1i", "numidia": "1 1i", "thebes": "3 1i"}
    table = Table(4, places, clock=60, purses={CARTHAGE: 9})
    table.late()
    table.say(CARTHAGE, "bribe cyrene")
    assert table.refusal(CARTHAGE, "bribe alpes") is not None
    assert not table.view()["clock"]["late"]
    with pytest.raises(Exception, match="no-timer"):
        table.late()


@pytest.mark.rule("final_conquest", "6.34")
def test_viridomarus() -> None:
    assert duel(GAUL, "1i", ROME, "1i", hero="viridomarus", dice="1 1").totals == (1 + 4 + 1, 3)
    assert duel(ROME, "1i", GAUL, "1i", other="viridomarus", dice="1 1").totals == (2, 1 + 1 + 3)


@pytest.mark.rule("final_conquest", "12.7")
@pytest.mark.rule("final_conquest", "12.15")
def test_a_defeat_spends_those_who_are_left() -> None:
    table = duel(ROME, "1i2c", GAUL, "2c", dice="1 3")  # 6 to 8: a cavalry falls
    table.go("?lose 0 1")
    assert table.ready("illyria") == {"infantry": [1, 0, 0, 0], "cavalry": [1, 0, 0, 0]}


@pytest.mark.rule("final_conquest", "7.14")
def test_pirates_take_currency_from_one_who_has_no_ship() -> None:
    table = Table(
        4,
        {"mare-ionium": "1 1i", "brundium": "0 1i", "rhodes": "2 1i", "thebes": "3 1i"},
        drawing="pirate-fleets",
        purses={0: 5, 1: 5, 2: 5, 3: 5},
    )
    table.go("0: bid 1", "1: bid 1", "2: bid 1", "3: bid 0")
    assert [table.purse(seat) for seat in (1, 2, 3)] == [4, 5 - 1 - 2, 0]
    assert table.at("mare-ionium") == "-"
    assert table.at("brundium") == "0 1i"
