"""What victors get: coins, the territory, extra actions; and what it costs them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.final_conquest.laid import (
    CARTHAGE,
    EGYPT,
    GAUL,
    GREECE,
    PERSIA,
    ROME,
    Table,
    duel,
)

SPENT, ONE, TWO, FRESH = range(4)


@pytest.mark.rule("final_conquest", "12.1")
@pytest.mark.rule("final_conquest", "7.26")
@pytest.mark.parametrize(("card", "coins"), [(None, 1), ("spoils-of-war", 3)])
@pytest.mark.parametrize("units", ["1i", ""])
def test_a_coin_for_the_attacker_also_over_a_vacant_home(
    card: str | None, coins: int, units: str
) -> None:
    table = duel(ROME, "5c", GREECE, units, "illyria", "macedonia", dice="4 1", card=card)
    assert table.at("macedonia") == f"{ROME} 5c"
    assert table.purse(ROME) == coins
    assert table.ready("macedonia")["cavalry"][ONE] == 5


@pytest.mark.rule("final_conquest", "12.1")
@pytest.mark.parametrize("card", [None, "spoils-of-war"])
def test_no_coin_for_the_defender(card: str | None) -> None:
    table = duel(ROME, "1i", GREECE, "2c", dice="1 4", card=card)
    assert table.purse(GREECE) == table.purse(ROME) == 0


@pytest.mark.rule("final_conquest", "6.18")
@pytest.mark.rule("final_conquest", "6.23")
@pytest.mark.rule("final_conquest", "6.28")
@pytest.mark.parametrize(
    ("seat", "hero", "won", "lost"),
    [(CARTHAGE, "maharbal", 2, 0), (EGYPT, "ptolemy-euergetes", 2, 0), (PERSIA, "darius", 2, 2)],
)
def test_heroes_who_are_paid(seat: int, hero: str, won: int, lost: int) -> None:
    assert duel(seat, "5c", GAUL, "1i", hero=hero, dice="4 1").purse(seat) == 1 + won
    assert duel(seat, "1i", GAUL, "6c", hero=hero, dice="1 4").purse(seat) == lost
    assert duel(GAUL, "1i", seat, "5c", other=hero, dice="1 4").purse(seat) == won
    assert duel(GAUL, "6c", seat, "1i", other=hero, dice="4 1").purse(seat) == lost


@pytest.mark.rule("final_conquest", "6.24")
@pytest.mark.rule("final_conquest", "6.28")
def test_cleopatra_keeps_darius_from_his_pay() -> None:
    table = duel(PERSIA, "5c", EGYPT, "1i", hero="darius", other="cleopatra", dice="4 1")
    assert table.purse(PERSIA) == 1


@pytest.mark.rule("final_conquest", "6.26")
@pytest.mark.rule("final_conquest", "6.32")
@pytest.mark.parametrize(
    ("seat", "hero", "takes"), [(EGYPT, "sosibius 0", 2), (GAUL, "brennus", 3)]
)
@pytest.mark.parametrize("purse", [0, 1, 5])
def test_heroes_who_take_from_the_other_purse(seat: int, hero: str, takes: int, purse: int) -> None:
    took = min(takes, purse)
    table = duel(seat, "5c", ROME, "1i", hero=hero, dice="4 1", purses={ROME: purse})
    assert (table.purse(seat), table.purse(ROME)) == (1 + took, purse - took)
    table = duel(ROME, "1i", seat, "5c", other=hero, dice="1 4", purses={ROME: purse})
    assert (table.purse(seat), table.purse(ROME)) == (took, purse - took)
    table = duel(seat, "1i", ROME, "5c", hero=hero, dice="1 4", purses={ROME: purse})
    assert (table.purse(seat), table.purse(ROME)) == (0, purse)


@pytest.mark.rule("final_conquest", "13.18")
def test_brennus_takes_what_darius_was_just_paid() -> None:
    table = duel(PERSIA, "1i", GAUL, "3c", hero="darius", other="brennus", dice="1 4")
    assert table.purse(PERSIA) == 0
    assert table.purse(GAUL) == 2


@pytest.mark.rule("final_conquest", "13.18")
def test_brennus_finds_nothing_where_sosibius_has_paid_all() -> None:
    table = duel(
        GAUL, "5c", EGYPT, "1i", hero="brennus", other="sosibius 3", dice="4 1", purses={EGYPT: 3}
    )
    assert table.purse(EGYPT) == 0
    assert table.purse(GAUL) == 1


@pytest.mark.rule("final_conquest", "13.18")
@pytest.mark.rule("final_conquest", "16.5")
def test_money_is_taken_before_its_owner_falls() -> None:
    table = duel(
        GAUL,
        "5c",
        ROME,
        "1i",
        hero="brennus",
        dice="4 1",
        purses={ROME: 2},
        places={"rome": f"{GREECE} 1i"},
    )
    assert table.out(ROME)
    assert table.purse(GAUL) == 1 + 2


# ---- staying behind


@pytest.mark.rule("final_conquest", "11.14")
@pytest.mark.rule("final_conquest", "11.16")
def test_one_victor_may_stay_and_is_spent() -> None:
    table = duel(ROME, "1i2c", GAUL, "1i", dice="4 1", stop="stay")
    assert table.legal(ROME) == {"stay-none", "stay infantry", "stay cavalry"}
    table.go("stay cavalry")
    assert table.at("illyria") == f"{ROME} 1c"
    assert table.ready("illyria")["cavalry"] == [1, 0, 0, 0]
    assert table.at("celtica") == f"{ROME} 1i1c"
    assert table.ready("celtica") == {"infantry": [0, 1, 0, 0], "cavalry": [0, 1, 0, 0]}


@pytest.mark.rule("final_conquest", "11.15")
def test_a_single_victor_enters() -> None:
    table = duel(ROME, "1c", GAUL, "1i", dice="4 1", stop="stay")
    assert table.at("celtica") == f"{ROME} 1c"
    assert table.at("illyria") == "-"


# ---- extra actions


def after_victory(**more: Any) -> Table:
    """Rome has won Celtica with 4 infantry and its victors stand there."""
    return duel(ROME, "4i", GAUL, "1i", dice="4 1", **more)


@pytest.mark.rule("final_conquest", "12.4")
@pytest.mark.rule("final_conquest", "12.5")
def test_victors_part_each_with_an_action_of_its_own() -> None:
    table = after_victory(
        answers=["stay infantry"], places={"averni": f"{GAUL} 1i", "germania": f"{PERSIA} 1i"}
    )
    assert table.ready("celtica")["infantry"] == [0, 3, 0, 0]
    table.go("attack celtica averni", "with 2 0", dice="4 1", answers=["stay infantry"])
    assert table.at("averni") == f"{ROME} 1i"
    assert table.ready("averni")["infantry"] == [1, 0, 0, 0]
    assert table.ready("celtica")["infantry"] == [1, 1, 0, 0]
    assert table.purse(ROME) == 2
    table.go("move celtica alpes", "?with 1 0", "?worn 0 0")
    assert table.at("alpes") == f"{ROME} 1i"
    assert table.ready("alpes")["infantry"] == [1, 0, 0, 0]
    assert table.ready("illyria")["infantry"] == [1, 0, 0, 0]


@pytest.mark.rule("final_conquest", "12.4")
def test_the_extra_action_may_come_after_others() -> None:
    table = after_victory(places={"sparta": f"{ROME} 1i"})
    table.go("move sparta mare-ionium")
    table.go("move celtica alpes", "with 1 0")
    assert table.ready("celtica")["infantry"] == [0, 3, 0, 0]


@pytest.mark.rule("final_conquest", "11.13")
def test_victors_attack_independents_and_are_spent() -> None:
    table = after_victory(places={"alpes": "independent 1i1c"})
    assert "attack celtica alpes" in table.legal(ROME)
    table.go("attack celtica alpes", "?with 4 0", "stay-none")
    assert table.at("alpes") == f"{ROME} 4i"
    assert table.ready("alpes")["infantry"] == [4, 0, 0, 0]
    assert table.purse(ROME) == 1


@pytest.mark.rule("final_conquest", "12.7")
def test_a_draw_with_the_extra_action_spends() -> None:
    table = after_victory(places={"averni": f"{GAUL} 2c"})
    table.go("attack celtica averni", "with 4 0", dice="2 1")  # 6 to 6
    assert table.ready("celtica")["infantry"] == [4, 0, 0, 0]


@pytest.mark.rule("final_conquest", "11.1")
def test_a_spent_unit_neither_moves_nor_attacks() -> None:
    table = Table(6, {"illyria": f"{ROME} 1i", "celtica": f"{ROME} 1i", "averni": f"{GAUL} 1i"})
    table.go("move illyria celtica")
    assert table.ready("celtica")["infantry"] == [1, 0, 0, 1]
    table.go("attack celtica averni", dice="1 4")  # the fresh one alone: 2 to 6
    assert table.at("celtica") == f"{ROME} 1i"
    assert not any(line.startswith(("move", "attack")) for line in table.legal(ROME))


def alexander(units: str, places: dict[str, str], **more: Any) -> Table:
    return duel(GREECE, units, GAUL, "1i", hero="alexander", dice="4 1", places=places, **more)


@pytest.mark.rule("final_conquest", "12.6")
@pytest.mark.rule("final_conquest", "6.19")
def test_alexander_gives_two_further_actions() -> None:
    table = alexander("2c", {"averni": f"{GAUL} 1i", "espanga": f"{GAUL} 1i"})
    assert table.ready("celtica")["cavalry"] == [0, 0, 2, 0]
    table.go("attack celtica averni", "?with 0 2", dice="4 1", answers=["stay-none"])
    assert table.ready("averni")["cavalry"] == [0, 2, 0, 0]
    table.go("attack averni espanga", "?with 0 2", dice="4 1", answers=["stay-none"])
    assert table.ready("espanga")["cavalry"] == [2, 0, 0, 0]
    assert table.purse(GREECE) == 3


@pytest.mark.rule("final_conquest", "12.6")
@pytest.mark.rule("final_conquest", "11.11")
def test_alexanders_victors_join_fresh_troops_who_alone_win_another() -> None:
    table = alexander("2c", {"alpes": f"{GREECE} 2i", "averni": f"{GAUL} 1i"})
    table.go("move celtica alpes", "?with 0 2")
    assert table.ready("alpes") == {"infantry": [0, 0, 0, 2], "cavalry": [0, 2, 0, 0]}
    table.go("attack alpes averni", "with 2 2", dice="4 1", answers=["stay-none"])
    assert table.ready("averni") == {"infantry": [0, 2, 0, 0], "cavalry": [2, 0, 0, 0]}


@pytest.mark.rule("final_conquest", "12.6")
def test_alexander_with_the_extra_action_gives_one_more() -> None:
    table = duel(
        GREECE,
        "2c",
        GAUL,
        "1i",
        dice="4 1",
        places={"averni": f"{GAUL} 1i"},
        heroes={GREECE: "alexander"},
    )
    assert table.ready("celtica")["cavalry"] == [0, 2, 0, 0]
    table.go(
        "attack celtica averni",
        "?with 0 2",
        "play-hero",
        "?card alexander",
        dice="4 1",
        answers=["stay-none"],
    )
    assert table.ready("averni")["cavalry"] == [0, 2, 0, 0]


@pytest.mark.rule("final_conquest", "12.7")
def test_alexanders_victors_are_spent_by_independents_and_draws() -> None:
    table = alexander("2c", {"alpes": "independent 1i1c"})
    table.go("attack celtica alpes", "?with 0 2", "stay-none")
    assert table.ready("alpes")["cavalry"] == [2, 0, 0, 0]
    table = alexander("2c", {"averni": f"{GAUL} 2c"})
    table.go("attack celtica averni", "?with 0 2", dice="2 1")  # 6 to 6
    assert table.ready("celtica")["cavalry"] == [2, 0, 0, 0]


@pytest.mark.rule("final_conquest", "6.19")
@pytest.mark.rule("final_conquest", "6.24")
def test_cleopatra_takes_alexanders_action_away_not_the_common_one() -> None:
    table = duel(GREECE, "3c", EGYPT, "1i", hero="alexander", other="cleopatra", dice="4 1")
    assert table.ready("celtica")["cavalry"] == [0, 3, 0, 0]


@pytest.mark.rule("final_conquest", "11.11")
def test_a_fresh_unit_that_moved_to_victors_cannot_go_on() -> None:
    table = after_victory(places={"alpes": f"{ROME} 1c", "averni": f"{GAUL} 1i"})
    table.go("move alpes celtica")
    assert table.ready("celtica") == {"infantry": [0, 4, 0, 0], "cavalry": [1, 0, 0, 0]}
    table.go("attack celtica averni")
    assert "with 4 1" not in table.legal(ROME)
    assert "with 4 0" in table.legal(ROME)


# ---- food


@pytest.mark.rule("final_conquest", "16.4")
@pytest.mark.rule("final_conquest", "16.1")
def test_an_attack_out_of_food_is_paid_before_the_extra_action() -> None:
    """Rome has food at home and in Brundium, and 8 units; all of Brundium go to Sicilia."""
    table = duel(
        ROME,
        "3i",
        GAUL,
        "1i",
        "brundium",
        "sicilia",
        dice="4 1",
        places={"rome": f"{ROME} 5i"},
    )
    assert table.at("brundium") == "-"
    assert table.asked() == [ROME]
    assert table.legal(ROME) == {"trim infantry rome", "trim infantry sicilia"}
    table.go("trim infantry sicilia", "trim infantry rome")
    assert table.at("sicilia") == f"{ROME} 2i"
    assert table.ready("sicilia")["infantry"] == [0, 2, 0, 0]
    assert "attack sicilia carthage" in table.legal(ROME)


@pytest.mark.rule("final_conquest", "16.4")
def test_one_that_stays_keeps_the_food() -> None:
    table = duel(
        ROME,
        "3i",
        GAUL,
        "1i",
        "brundium",
        "sicilia",
        dice="4 1",
        places={"rome": f"{ROME} 5i"},
        answers=["stay infantry"],
    )
    assert table.units(ROME) == 8
    assert not any(line.startswith("trim") for line in table.legal(ROME))


@pytest.mark.rule("final_conquest", "16.1")
@pytest.mark.parametrize("dice", ["1 1", "1 3"])
def test_a_draw_or_defeat_leaves_no_food_behind(dice: str) -> None:
    table = duel(
        ROME,
        "3i",
        GAUL,
        "1c",
        "brundium",
        "sicilia",
        dice=dice,
        places={"rome": f"{ROME} 5i"},
    )  # 4 to 4, 4 to 6
    assert table.at("brundium").startswith(f"{ROME} ")
    assert not any(line.startswith("trim") for line in table.legal(ROME))


@pytest.mark.rule("final_conquest", "16.1")
def test_the_text_example_of_losing_food() -> None:
    table = duel(
        ROME,
        "3c",
        EGYPT,
        "1i",
        "alpes",
        "averni",
        dice="4 1",
        seats=4,
        places={"alexandria": f"{ROME} 1i", "gaul": f"{EGYPT} 2i1c", "espanga": f"{EGYPT} 4i"},
    )
    assert table.asked() == [EGYPT]
    assert table.legal(EGYPT) == {
        "trim infantry gaul",
        "trim cavalry gaul",
        "trim infantry espanga",
    }
    table.go("trim infantry espanga")
    assert table.asked() == [ROME]
    assert table.at("espanga") == f"{EGYPT} 3i"
    assert table.units(EGYPT) == 6


@pytest.mark.rule("final_conquest", "3.13")
def test_retaking_the_own_home_frees_all_victors_at_once() -> None:
    table = duel(
        EGYPT,
        "3c",
        ROME,
        "1i",
        "cyrene",
        "alexandria",
        dice="4 1",
        places={"thebes": f"{GAUL} 1i"},
    )
    assert table.totals[1] == 1 + 2 + 1
    table.go("attack alexandria thebes", "?with 0 3", dice="4 1", answers=["stay-none"])
    assert table.at("alexandria") == f"{EGYPT} vacant"


@pytest.mark.rule("final_conquest", "1.10")
def test_going_on_from_a_conquest_leaves_it_to_nobody() -> None:
    table = after_victory()
    table.go("move celtica alpes", "with 4 0")
    assert table.at("celtica") == "-"
