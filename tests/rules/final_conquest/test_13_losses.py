"""Who is lost after a battle, and who chooses: margins, draws, kills, captures, recoveries."""

from __future__ import annotations

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

MARGINS = [
    # defenders, attackers, dice, the choices of the loser
    ("1c", "2c", "1 1", {"lose 0 1"}),  # 5 to 4
    ("2i1c", "3c", "3 2", {"lose 2 0", "lose 0 1"}),  # 9 to 7
    ("2c", "1i3c", "2 1", {"lose 0 2"}),  # 9 to 6
    ("1i1c", "2c", "2 1", {"lose 1 0"}),  # 6 to 5
    ("1i2c", "3c", "4 1", {"lose 1 1"}),  # 10 to 7
    ("3i", "2i2c", "4 3", {"lose 3 0"}),  # 10 to 7
    ("2i", "3c", "4 1", {"lose 2 0"}),  # 10 to 4: all of them
]


@pytest.mark.rule("final_conquest", "13.13")
@pytest.mark.parametrize(("defenders", "attackers", "dice", "choices"), MARGINS)
def test_the_loser_gives_the_least_that_reaches_the_margin(
    defenders: str, attackers: str, dice: str, choices: set[str]
) -> None:
    table = duel(ROME, attackers, EGYPT, defenders, dice=dice, stop="lose")
    if len(choices) > 1:
        assert table.legal(EGYPT) == choices
    else:
        lost = next(iter(choices)).split()
        assert table.lost_by(EGYPT) == (int(lost[1]), int(lost[2]))


@pytest.mark.rule("final_conquest", "12.15")
@pytest.mark.rule("final_conquest", "12.7")
def test_beaten_attackers_stay_spent_where_they_were() -> None:
    table = Table(6, {"illyria": f"{ROME} 3i", "celtica": f"{EGYPT} 2c"})
    table.go("attack illyria celtica", "with 2 0", dice="4 2")  # 6 to 7
    assert table.at("illyria") == f"{ROME} 2i"
    assert table.ready("illyria") == {"infantry": [1, 0, 0, 1], "cavalry": [0, 0, 0, 0]}
    assert table.at("celtica") == f"{EGYPT} 2c"
    assert table.purse(EGYPT) == 0


@pytest.mark.rule("final_conquest", "12.14")
@pytest.mark.rule("final_conquest", "6.10")
@pytest.mark.parametrize(
    ("seat", "hero", "enemy", "dice", "coins"),
    [
        (CARTHAGE, "hamilcar-barca", "2c", "1 1", 0),
        (GREECE, "pyrrhus", "3c", "2 1", 0),
        (PERSIA, "darius", "2c", "1 1", 2),
    ],
)
def test_a_draw_kills_nobody(seat: int, hero: str, enemy: str, dice: str, coins: int) -> None:
    table = duel(seat, "2i", GAUL, enemy, hero=hero, dice=dice)
    assert table.totals[0] == table.totals[1]
    assert table.at("illyria") == f"{seat} 2i"
    assert table.ready("illyria")["infantry"] == [2, 0, 0, 0]
    assert table.at("celtica") == f"{GAUL} {enemy}"
    assert table.purse(seat) == coins
    assert table.burnt() == {hero}


@pytest.mark.rule("final_conquest", "6.20")
@pytest.mark.rule("final_conquest", "12.1")
def test_leonidas_wins_a_tie_by_nothing() -> None:
    table = duel(ROME, "3c", GREECE, "1i", other="leonidas", dice="2 1")  # 8 to 8
    assert table.totals == (8, 8)
    assert table.at("illyria") == f"{ROME} 3c"
    assert table.ready("illyria")["cavalry"] == [3, 0, 0, 0]
    assert table.at("celtica") == f"{GREECE} 1i"
    assert table.purse(GREECE) == table.purse(ROME) == 0


@pytest.mark.rule("final_conquest", "6.20")
@pytest.mark.rule("final_conquest", "6.15")
def test_hamilcar_kills_in_a_tie_that_leonidas_wins() -> None:
    table = duel(
        CARTHAGE, "2c", GREECE, "1i1c", hero="hamilcar-barca", other="leonidas", dice="3 1"
    )  # 4+3+3 = 10, 3+1+5+1 = 10
    assert table.totals == (10, 10)
    assert table.asked() == [GREECE]
    assert table.legal(GREECE) == {"kill infantry", "kill cavalry"}
    table.go("kill infantry")
    assert table.at("celtica") == f"{GREECE} 1c"
    assert table.at("illyria") == f"{CARTHAGE} 2c"


@pytest.mark.rule("final_conquest", "6.20")
@pytest.mark.rule("final_conquest", "6.13")
def test_fabius_loses_nobody_to_a_tie_of_leonidas() -> None:
    table = duel(
        ROME, "1i2c", GREECE, "1i", hero="fabius-maximus", other="leonidas", dice="1 1"
    )  # 5+2+1 = 8, 1+1+5+1 = 8
    assert table.totals == (8, 8)
    assert table.at("illyria") == f"{ROME} 1i2c"


@pytest.mark.rule("final_conquest", "6.24")
def test_cleopatra_takes_the_tie_from_leonidas() -> None:
    table = duel(EGYPT, "1i", GREECE, "1i", hero="cleopatra", other="leonidas", dice="1 1")
    assert table.totals == (3, 3)
    assert table.outcome_of_battle == "draw"


@pytest.mark.rule("final_conquest", "6.20")
def test_leonidas_attacking_draws_a_tie() -> None:
    table = duel(GREECE, "1i", EGYPT, "1i", hero="leonidas", dice="1 2")
    assert table.totals == (4, 4)
    assert table.outcome_of_battle == "draw"


@pytest.mark.rule("final_conquest", "6.13")
@pytest.mark.rule("final_conquest", "13.15")
def test_fabius_gives_one_unit_of_his_choice() -> None:
    table = duel(GAUL, "3c", ROME, "1i2c", other="fabius-maximus", dice="4 1", stop="lose")
    assert table.totals == (10, 5 + 1 + 3 + 1)
    table = duel(GAUL, "5c", ROME, "1i2c", other="fabius-maximus", dice="4 1", stop="lose")
    assert table.totals == (14, 10)
    assert table.legal(ROME) == {"lose 1 0", "lose 0 1"}


@pytest.mark.rule("final_conquest", "6.13")
@pytest.mark.rule("final_conquest", "13.15")
def test_fabius_and_hamilcar_two_in_all() -> None:
    table = duel(
        CARTHAGE, "5c", ROME, "3i", hero="hamilcar-barca", other="fabius-maximus", dice="4 1"
    )
    assert table.totals == (17, 3 + 1 + 3 + 1)
    table.go("?lose 1 0", "?kill infantry", "?retreat infantry alpes")
    assert table.at("alpes") == f"{ROME} 1i"


@pytest.mark.rule("final_conquest", "6.29")
@pytest.mark.rule("final_conquest", "13.15")
def test_artemisia_at_sea_loses_nobody_by_margin_and_one_to_hamilcar() -> None:
    table = duel(
        CARTHAGE,
        "5c",
        PERSIA,
        "2i",
        "carthage",
        "mare-tyrrhenum",
        hero="hamilcar-barca",
        other="artemisia",
        dice="4 1",
        answers=["retreat infantry mare-ibericum"],
    )
    assert table.at("mare-ibericum") == f"{PERSIA} 1i"
    assert table.lost_by(PERSIA) == (1, 0)


@pytest.mark.rule("final_conquest", "6.33")
@pytest.mark.rule("final_conquest", "6.29")
def test_artemisia_beaten_by_ambiorix_at_sea_loses_one() -> None:
    table = duel(
        PERSIA,
        "2i",
        GAUL,
        "4c",
        "sicilia",
        "mare-tyrrhenum",
        hero="artemisia",
        other="ambiorix",
        dice="1 1 4",
    )
    assert table.totals == (2 + 4 + 1, 8 + 1 + 2 + 4)
    assert table.at("sicilia") == f"{PERSIA} 1i"


@pytest.mark.rule("final_conquest", "6.29")
def test_artemisia_on_land_loses_as_all() -> None:
    table = duel(PERSIA, "2i", GAUL, "4c", hero="artemisia", dice="1 4")
    assert table.at("illyria") == "-"


@pytest.mark.rule("final_conquest", "6.12")
@pytest.mark.rule("final_conquest", "7.26")
@pytest.mark.parametrize(("card", "coins"), [(None, 1 + 2), ("spoils-of-war", 3 + 2)])
def test_marcellus_kills_one_more_and_is_paid(card: str | None, coins: int) -> None:
    table = duel(
        ROME,
        "2c",
        EGYPT,
        "2i",
        hero="marcus-marcellus",
        dice="1 4",
        card=card,
    )  # 4+3+1 = 8, 2+1+4 = 7: one by the margin, one more
    assert table.totals == (8, 7)
    assert table.lost_by(EGYPT) == (2, 0)
    assert table.purse(ROME) == coins


@pytest.mark.rule("final_conquest", "6.12")
def test_marcellus_wiping_out_is_paid_all_the_same() -> None:
    table = duel(ROME, "2c", EGYPT, "1i", hero="marcus-marcellus", dice="4 1")
    assert table.purse(ROME) == 3
    assert table.at("celtica") == f"{ROME} 2c"


@pytest.mark.rule("final_conquest", "6.12")
def test_marcellus_defending_kills_but_is_not_paid() -> None:
    table = duel(EGYPT, "3i", ROME, "1i", other="marcus-marcellus", dice="1 1")  # 4 to 6
    assert table.at("illyria") == "-"
    assert table.purse(ROME) == 0


@pytest.mark.rule("final_conquest", "6.15")
@pytest.mark.rule("final_conquest", "13.16")
@pytest.mark.rule("final_conquest", "13.14")
def test_the_victor_chooses_whom_hamilcar_takes() -> None:
    table = duel(ROME, "1i4c", CARTHAGE, "1i", other="hamilcar-barca", dice="4 1", stop="kill")
    assert table.asked() == [ROME]
    assert table.legal(ROME) == {"kill infantry", "kill cavalry"}
    table.go("kill infantry", "?stay-none")
    assert table.at("celtica") == f"{ROME} 4c"


@pytest.mark.rule("final_conquest", "6.24")
@pytest.mark.rule("final_conquest", "6.15")
def test_of_hamilcar_cleopatra_leaves_the_kill() -> None:
    table = duel(
        EGYPT, "2c", CARTHAGE, "1i", hero="cleopatra", other="hamilcar-barca", dice="4 1"
    )  # 4+1+4 = 9, 1+1+0+1 = 3
    assert table.totals == (9, 3)
    assert table.lost_by(EGYPT) == (0, 1)


@pytest.mark.rule("final_conquest", "12.16")
@pytest.mark.rule("final_conquest", "12.18")
def test_the_only_victor_dies_by_hamilcar() -> None:
    table = duel(
        ROME,
        "1c",
        CARTHAGE,
        "3i",
        hero="scipio-africanus",
        other="hamilcar-barca",
        dice="4 1",
        stop="never",
    )
    # 2+4+4 = 10, 3+0+5+1 = 9: margin 1, then Hamilcar takes the victor
    assert table.totals == (10, 9)
    assert table.asked() == [CARTHAGE]
    assert not any(line.endswith(("illyria", "celtica")) for line in table.legal(CARTHAGE))
    table.go("retreat infantry dacia", "retreat infantry dacia")
    assert table.at("celtica") == "-"
    assert table.at("illyria") == "-"
    assert table.at("dacia") == f"{CARTHAGE} 2i"
    assert table.purse(ROME) == 1


@pytest.mark.rule("final_conquest", "12.16")
def test_a_home_whose_conquerors_died_stays_its_owners() -> None:
    table = duel(
        ROME,
        "1c",
        CARTHAGE,
        "",
        "numidia",
        "carthage",
        hero="scipio-africanus",
        other="hamilcar-barca",
        dice="4 1",
    )
    assert table.totals == (10, 6)
    assert table.at("carthage") == f"{CARTHAGE} vacant"
    assert table.at("numidia") == "-"
    assert table.purse(ROME) == 1


@pytest.mark.rule("final_conquest", "12.17")
@pytest.mark.rule("final_conquest", "6.21")
def test_the_last_defender_dies_while_winning() -> None:
    table = duel(ROME, "2i", GREECE, "1i", other="pyrrhus", dice="1 1")  # 3 to 7
    assert table.totals == (3, 7)
    assert table.at("celtica") == "-"
    table = duel(ROME, "2c", GREECE, "1i", "illyria", "macedonia", other="pyrrhus", dice="1 1")
    assert table.totals == (5, 10)
    assert table.at("macedonia") == f"{GREECE} vacant"


@pytest.mark.rule("final_conquest", "12.17")
@pytest.mark.rule("final_conquest", "6.15")
def test_hamilcar_beaten_in_attack_takes_the_last_defender_and_stays_out() -> None:
    table = duel(CARTHAGE, "2i", GREECE, "1c", hero="hamilcar-barca", other="pyrrhus", dice="1 1")
    # 2+3+1 = 6, 2+1+4+1 = 8: two by the margin; the cavalry to Hamilcar, none left for Pyrrhus
    assert table.totals == (6, 8)
    assert table.at("celtica") == "-"
    assert table.at("illyria") == "-"


@pytest.mark.rule("final_conquest", "6.21")
def test_pyrrhus_costs_one_in_victory_and_none_against_cleopatra() -> None:
    table = duel(GREECE, "3i", EGYPT, "1i", hero="pyrrhus", dice="4 1")
    assert table.at("celtica") == f"{GREECE} 2i"
    table = duel(GREECE, "3c", EGYPT, "1i", hero="pyrrhus", other="cleopatra", dice="4 1")
    assert table.at("celtica") == f"{GREECE} 3c"


@pytest.mark.rule("final_conquest", "6.21")
@pytest.mark.rule("final_conquest", "12.16")
def test_pyrrhus_alone_wins_and_dies() -> None:
    table = duel(GREECE, "1c", EGYPT, "1i", hero="pyrrhus", dice="4 1")
    assert table.at("celtica") == "-"
    assert table.at("illyria") == "-"
    assert table.purse(GREECE) == 1


# ---- capture and recovery


@pytest.mark.rule("final_conquest", "13.20")
@pytest.mark.rule("final_conquest", "6.27")
def test_cyrus_takes_a_fallen_infantry_along() -> None:
    table = duel(PERSIA, "2c", EGYPT, "1i", hero="cyrus", dice="1 1")
    table.go("?capture")
    assert table.at("celtica") == f"{PERSIA} 1i2c"
    assert table.ready("celtica")["infantry"] == [1, 0, 0, 0]
    assert table.ready("celtica")["cavalry"] == [0, 2, 0, 0]


@pytest.mark.rule("final_conquest", "13.20")
def test_cyrus_takes_no_cavalry_and_nobody_from_a_vacant_home() -> None:
    table = duel(PERSIA, "2c", EGYPT, "1c", hero="cyrus", dice="4 1")
    assert table.at("celtica") == f"{PERSIA} 2c"
    table = duel(PERSIA, "2c", GREECE, "", "illyria", "macedonia", hero="cyrus", dice="4 1")
    assert table.at("macedonia") == f"{PERSIA} 2c"


@pytest.mark.rule("final_conquest", "13.20")
def test_cyrus_defending_takes_a_beaten_attacker() -> None:
    table = duel(EGYPT, "2i", PERSIA, "1i", other="cyrus", dice="1 1")  # 3 to 7
    table.go("?capture")
    assert table.at("celtica") == f"{PERSIA} 2i"


@pytest.mark.rule("final_conquest", "13.20")
@pytest.mark.rule("final_conquest", "3.7")
def test_no_capture_above_the_quota_but_food_won_counts() -> None:
    table = duel(
        PERSIA, "2c", EGYPT, "1i", hero="cyrus", dice="4 1", places={"armenia": f"{PERSIA} 4i"}
    )
    assert table.at("celtica") == f"{PERSIA} 2c"  # 6 units, 1 food
    table = duel(
        PERSIA,
        "2c",
        EGYPT,
        "1i",
        "alpes",
        "averni",
        hero="cyrus",
        dice="4 1",
        places={"armenia": f"{PERSIA} 4i"},
    )
    table.go("?capture")
    assert table.at("averni") == f"{PERSIA} 1i2c"  # Averni has food


@pytest.mark.rule("final_conquest", "13.23")
@pytest.mark.parametrize("card", ["plague-spreads", "famine"])
def test_a_capture_is_no_recruiting(card: str) -> None:
    table = duel(
        PERSIA,
        "2c",
        EGYPT,
        "1i",
        hero="cyrus",
        dice="4 1",
        card=card,
        places={"armenia": f"{PERSIA} 3i"},
    )
    table.go("?capture")
    assert table.at("celtica") == f"{PERSIA} 1i2c"


@pytest.mark.rule("final_conquest", "13.20")
@pytest.mark.rule("final_conquest", "12.16")
def test_cyrus_dead_by_hamilcar_takes_nobody() -> None:
    table = duel(
        PERSIA, "1c", CARTHAGE, "1i", hero="cyrus", other="hamilcar-barca", dice="4 1"
    )  # 2+4+4 = 10, 1+1+5+1 = 8
    assert table.totals == (10, 8)
    assert table.at("celtica") == "-"


@pytest.mark.rule("final_conquest", "13.21")
@pytest.mark.rule("final_conquest", "6.25")
def test_berenice_brings_fallen_attackers_home() -> None:
    table = duel(EGYPT, "3i", GAUL, "4c", hero="berenice", dice="1 4")  # all three fall
    assert table.legal(EGYPT) >= {"recover 1 0", "recover 2 0"}
    assert "recover 3 0" not in table.legal(EGYPT)
    table.go("recover 2 0")
    assert table.at("alexandria") == f"{EGYPT} 2i"
    assert table.ready("alexandria")["infantry"] == [2, 0, 0, 0]


@pytest.mark.rule("final_conquest", "13.21")
def test_berenice_brings_one_cavalry_or_two_infantry() -> None:
    table = duel(EGYPT, "2i1c", GAUL, "5c", hero="berenice", dice="1 4")
    assert {"recover 0 1", "recover 2 0"} <= table.legal(EGYPT)
    assert "recover 1 1" not in table.legal(EGYPT)


@pytest.mark.rule("final_conquest", "13.21")
def test_berenice_brings_nobody_into_a_lost_home() -> None:
    table = duel(ROME, "5c", EGYPT, "2i", "cyrene", "alexandria", other="berenice", dice="4 1")
    assert table.at("alexandria") == f"{ROME} 5c"
    assert table.units(EGYPT) == 0
    assert table.out(EGYPT)


@pytest.mark.rule("final_conquest", "13.21")
@pytest.mark.rule("final_conquest", "13.20")
@pytest.mark.parametrize(("lost", "home"), [("1i", "vacant"), ("1i1c", "1c")])
def test_what_cyrus_captured_berenice_does_not_bring_back(lost: str, home: str) -> None:
    table = duel(PERSIA, "5c", EGYPT, lost, hero="cyrus", other="berenice", dice="4 1")
    table.go("?capture", "?recover 0 1")
    assert table.at("celtica") == f"{PERSIA} 1i5c"
    assert table.at("alexandria") == f"{EGYPT} {home}"


@pytest.mark.rule("final_conquest", "13.21")
def test_whom_hamilcar_took_berenice_does_not_bring_back() -> None:
    table = duel(
        EGYPT, "2c", CARTHAGE, "1i", hero="berenice", other="hamilcar-barca", dice="4 1"
    )  # 4+2+4 = 10, 1+1+5+1 = 8: won, and one taken
    assert table.totals == (10, 8)
    assert table.at("alexandria") == f"{EGYPT} vacant"
    assert table.at("celtica") == f"{EGYPT} 1c"


@pytest.mark.rule("final_conquest", "6.16")
@pytest.mark.rule("final_conquest", "13.21")
def test_hannibal_leaves_berenice_two_strength() -> None:
    table = duel(
        CARTHAGE, "3c", EGYPT, "1i2c", hero="hannibal-barca", other="berenice", dice="1 1"
    )  # 6+4+1 = 11, 5+1+2+1 = 9: a cavalry by the margin, the others cannot retreat
    assert table.totals == (11, 9)
    table.go("?lose 0 1")
    assert {"recover 0 1", "recover 1 0"} <= table.legal(EGYPT)
    table.go("recover 0 1")
    assert table.at("alexandria") == f"{EGYPT} 1c"
    assert table.units(EGYPT) == 1


@pytest.mark.rule("final_conquest", "13.21")
@pytest.mark.rule("final_conquest", "3.7")
def test_berenice_within_the_quota_as_it_now_is() -> None:
    """Six units, one food from Alexandria and one from Averni, which is lost: room for none."""
    table = duel(
        ROME,
        "5c",
        EGYPT,
        "2i",
        "alpes",
        "averni",
        other="berenice",
        dice="4 1",
        places={"cyrene": f"{EGYPT} 6i"},
    )
    assert table.units(EGYPT) == 6
    assert table.at("alexandria") == f"{EGYPT} vacant"
