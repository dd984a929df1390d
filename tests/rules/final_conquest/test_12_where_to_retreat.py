"""Where beaten defenders may go, and where not."""

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


def refuges(table: Table, seat: int) -> set[str]:
    """The territories to which the seat may now send a unit."""
    lines = table.legal(seat)
    assert all(line.startswith("retreat ") for line in lines), lines
    return {line.split()[2] for line in lines}


@pytest.mark.rule("final_conquest", "12.8")
@pytest.mark.rule("final_conquest", "12.9")
@pytest.mark.rule("final_conquest", "12.10")
@pytest.mark.rule("final_conquest", "14.5")
def test_from_celtica_by_land_and_river_but_not_to_sea_or_origin() -> None:
    table = duel(ROME, "2c", EGYPT, "2i", dice="3 3")  # 7 to 6
    assert refuges(table, EGYPT) == {"alpes", "averni", "dacia", "germania", "thracia"}


@pytest.mark.rule("final_conquest", "12.8")
def test_not_into_anothers_nor_independents_nor_a_vacant_enemy_home() -> None:
    table = duel(
        ROME,
        "2c",
        EGYPT,
        "2i",
        dice="3 3",
        places={
            "alpes": "independent 1i1c",
            "averni": f"{PERSIA} 1i",
            "dacia": f"{EGYPT} 1i",
            "germania": f"{ROME} 1i",
        },
    )
    assert refuges(table, EGYPT) == {"dacia", "thracia"}  # Gaul is vacant, and Gaul's own


@pytest.mark.rule("final_conquest", "7.22")
def test_the_flood_closes_the_river_to_retreats() -> None:
    table = duel(ROME, "2c", EGYPT, "2i", dice="3 3", card="danube-floods")
    assert refuges(table, EGYPT) == {"alpes", "averni", "germania"}


@pytest.mark.rule("final_conquest", "7.21")
@pytest.mark.rule("final_conquest", "14.5")
@pytest.mark.parametrize(
    ("card", "open_ways"),
    [(None, {"rome", "sicilia", "alpes"}), ("bridges-burnt", {"rome", "alpes"})],
)
def test_bridges_and_retreats(card: str | None, open_ways: set[str]) -> None:
    """Rome is Rome's own and vacant: its player may go there."""
    table = duel(GAUL, "2c", ROME, "2i", "mare-ionium", "brundium", dice="3 3", card=card)
    assert refuges(table, ROME) == open_ways


@pytest.mark.rule("final_conquest", "12.12")
def test_thebes_without_alexandria_is_a_trap() -> None:
    table = duel(
        ROME,
        "2c",
        EGYPT,
        "2i",
        "alexandria",
        "thebes",
        dice="3 3",
        seats=4,
        places={"cyrene": f"{EGYPT} 1i"},
    )
    assert table.at("thebes") == f"{ROME} 2c"
    assert table.units(EGYPT) == 1


@pytest.mark.rule("final_conquest", "12.9")
def test_a_fleet_retreats_to_sea_or_land() -> None:
    table = duel(ROME, "2c", EGYPT, "2i", "rome", "mare-tyrrhenum", dice="3 3")
    assert refuges(table, EGYPT) == {"mare-ibericum", "mare-ionium", "sardinia", "sicilia"}


@pytest.mark.rule("final_conquest", "7.20")
def test_in_a_storm_no_fleet_has_to_retreat() -> None:
    """A fleet cannot be attacked at all."""
    table = duel(
        ROME, "2c", EGYPT, "2i", "rome", "mare-tyrrhenum", card="stormy-seas", stop="attack"
    )
    assert "attack rome mare-tyrrhenum" not in table.legal(ROME)


@pytest.mark.rule("final_conquest", "12.11")
@pytest.mark.rule("final_conquest", "12.13")
def test_survivors_may_part_and_take_what_is_empty() -> None:
    table = duel(
        ROME,
        "3c",
        EGYPT,
        "2i1c",
        dice="2 2",
        answers=["retreat infantry alpes", "retreat cavalry dacia"],
    )  # 8 to 7
    assert table.at("alpes") == f"{EGYPT} 1i"
    assert table.at("dacia") == f"{EGYPT} 1c"
    assert table.at("celtica") == f"{ROME} 3c"


@pytest.mark.rule("final_conquest", "12.11")
def test_who_can_retreat_must() -> None:
    table = duel(ROME, "2c", EGYPT, "2i", dice="3 3")
    assert all(line.startswith("retreat") for line in table.legal(EGYPT))


@pytest.mark.rule("final_conquest", "12.13")
@pytest.mark.rule("final_conquest", "16.1")
def test_food_that_is_reached_in_retreat_makes_up_for_food_lost() -> None:
    """Eight units, food in Alexandria and Numidia; Numidia is lost, Berber is won; 7 live."""
    table = duel(
        CARTHAGE,
        "3c",
        EGYPT,
        "3i",
        "carthage",
        "numidia",
        dice="1 2",
        places={"cyrene": f"{EGYPT} 5i"},
        answers=["retreat infantry berber", "?retreat infantry berber"],
    )  # 7 to 6
    assert table.at("berber") == f"{EGYPT} 2i"
    assert table.units(EGYPT) == 7
    assert table.asked() == [CARTHAGE]


@pytest.mark.rule("final_conquest", "6.16")
def test_hannibal_lets_nobody_go_and_arsaces_does_not_help() -> None:
    table = duel(
        CARTHAGE,
        "2c",
        PERSIA,
        "4i",
        hero="hannibal-barca",
        other="arsaces",
        dice="2 1",
        places={"armenia": f"{PERSIA} 1i"},
    )  # 4+4+2 = 10, 4+1+3+1 = 9
    assert table.totals == (10, 9)
    assert table.at("celtica") == f"{CARTHAGE} 2c"
    assert table.units(PERSIA) == 1


@pytest.mark.rule("final_conquest", "6.16")
@pytest.mark.rule("final_conquest", "6.24")
def test_cleopatra_reopens_the_way_that_hannibal_closed() -> None:
    table = duel(
        CARTHAGE, "4c", EGYPT, "2i", hero="hannibal-barca", other="cleopatra", dice="1 4"
    )  # 9 to 2+1+1+4 = 8
    assert refuges(table, EGYPT) == {"alpes", "averni", "dacia", "germania", "thracia"}


@pytest.mark.rule("final_conquest", "6.16")
def test_hannibal_beaten_by_hannibals_defence_retreats_are_free() -> None:
    """As a defender he forbids nothing: beaten attackers stay where they are."""
    table = duel(ROME, "2i", CARTHAGE, "1i", other="hannibal-barca", dice="4 1")  # 6 to 7
    assert table.at("illyria") == f"{ROME} 1i"


@pytest.mark.rule("final_conquest", "6.17")
@pytest.mark.parametrize("card", [None, "bridges-burnt"])
def test_hasdrubal_goes_to_any_own_land(card: str | None) -> None:
    table = duel(
        ROME,
        "3c",
        CARTHAGE,
        "2i",
        "mare-tyrrhenum",
        "sardinia",
        other="hasdrubal-barca",
        dice="1 1",
        card=card,
        places={
            "numidia": f"{CARTHAGE} 1i",
            "mare-ibericum": f"{CARTHAGE} 1i",
            "thebes": f"{CARTHAGE} 1i",
        },
    )  # 7 to 6
    assert table.totals == (7, 6)
    assert refuges(table, CARTHAGE) == {"carthage", "numidia", "thebes"}


@pytest.mark.rule("final_conquest", "6.17")
def test_hasdrubals_fleet_goes_to_any_own_sea_too() -> None:
    table = duel(
        ROME,
        "3c",
        CARTHAGE,
        "2i",
        "rome",
        "mare-tyrrhenum",
        other="hasdrubal-barca",
        dice="1 1",
        places={"mare-aegyptium": f"{CARTHAGE} 1i"},
    )
    assert "mare-aegyptium" in refuges(table, CARTHAGE)
    assert "mare-tyrrhenum" not in refuges(table, CARTHAGE)


@pytest.mark.rule("final_conquest", "6.30")
def test_arsaces_goes_two_steps_and_takes_only_the_second() -> None:
    table = duel(
        ROME,
        "2c",
        PERSIA,
        "2i",
        "carthage",
        "numidia",
        other="arsaces",
        dice="4 1",
        places={"carthage": f"{ROME} 2c"},
        stop="never",
    )  # 8 to 2+1+3+1 = 7
    assert table.totals == (8, 7)
    # numidia: berber, tripolitania (carthage is the origin); from there iberia (bridge), cyrene
    assert refuges(table, PERSIA) == {"berber", "tripolitania", "iberia", "cyrene"}
    table.go("retreat infantry cyrene")
    assert table.at("cyrene") == f"{PERSIA} 1i"
    assert table.at("tripolitania") == "-"


@pytest.mark.rule("final_conquest", "6.30")
@pytest.mark.rule("final_conquest", "7.21")
def test_arsaces_does_not_pass_a_closed_bridge_nor_an_enemy() -> None:
    table = duel(
        ROME,
        "2c",
        PERSIA,
        "2i",
        "carthage",
        "numidia",
        other="arsaces",
        dice="4 1",
        places={"tripolitania": f"{GREECE} 1i"},
        card="bridges-burnt",
    )
    assert table.at("berber") == f"{PERSIA} 1i"  # the only way


@pytest.mark.rule("final_conquest", "6.30")
@pytest.mark.rule("final_conquest", "12.9")
def test_arsaces_at_sea_may_pass_a_sea_but_not_put_out_from_land() -> None:
    table = duel(
        ROME,
        "2c",
        PERSIA,
        "2i",
        "rome",
        "mare-tyrrhenum",
        other="arsaces",
        dice="4 1",
    )
    found = refuges(table, PERSIA)
    assert {"mare-ibericum", "mare-ionium", "sardinia", "sicilia"} <= found
    assert {"mare-aegyptium", "oceanus-britannicus", "averni", "brundium"} <= found
    assert not {"rome", "carthage", "mare-tyrrhenum", "macedonia"} & found


@pytest.mark.rule("final_conquest", "3.13")
def test_a_retreat_into_the_own_lost_home_makes_it_a_home_again() -> None:
    """Egypt's home was given up by its conqueror; a retreat from Cyrene takes it back."""
    table = duel(
        ROME,
        "2c",
        EGYPT,
        "2i",
        "tripolitania",
        "cyrene",
        dice="3 3",
        places={"alexandria": "-"},
    )
    assert table.at("alexandria") == f"{EGYPT} 1i"
    assert not table.out(EGYPT)
