"""13.13 to 13.16 Who loses what, by the margin and by heroes."""

from __future__ import annotations

import pytest

from anabasis.games.final_conquest.rules.casualties import sets_for_margin
from tests.rules.final_conquest.fighting import Field, duel, force

# ---- the margin


@pytest.mark.rule("final_conquest", "13.13")
@pytest.mark.parametrize(
    ("infantry", "cavalry", "margin", "sets"),
    [
        (0, 2, 1, [(0, 1)]),
        (2, 1, 2, [(2, 0), (0, 1)]),
        (0, 2, 3, [(0, 2)]),
        (1, 2, 3, [(1, 1)]),
        (1, 2, 4, [(0, 2)]),
        (1, 2, 5, [(1, 2)]),
        (1, 2, 9, [(1, 2)]),
        (4, 2, 4, [(4, 0), (2, 1), (0, 2)]),
        (1, 0, 1, [(1, 0)]),
        (0, 0, 3, [(0, 0)]),
        (1, 3, 2, [(0, 1)]),
        (3, 3, 1, [(1, 0)]),
    ],
)
def test_the_smallest_set_that_covers_the_margin(
    infantry: int, cavalry: int, margin: int, sets: list[tuple[int, int]]
) -> None:
    """E44."""
    assert sets_for_margin(infantry, cavalry, margin) == sets


@pytest.mark.rule("final_conquest", "13.13")
@pytest.mark.rule("final_conquest", "13.16")
def test_the_loser_chooses_among_equal_sets() -> None:
    """E44: a margin of 2 against one cavalry and two infantry."""
    field = duel("rome", "greece", (4, 1), (4, 0), (1, 1))
    assert field.totals() == (8, 5)
    assert field.over() or field.asked_for("stay")
    field = duel("rome", "greece", (4, 1), (4, 0), (2, 1))
    assert field.totals() == (8, 6)
    assert field.asked() == "greece"
    assert field.options() == ["lose 2 0", "lose 0 1"]
    assert field.refusal("lose 1 0") == ("13.13", "not-the-smallest-set")
    assert field.refusal("lose 2 1") == ("13.13", "not-the-smallest-set")
    assert field.refusal("lose 3 0") == ("13.13", "not-that-many-units")
    field.do("lose 0 1")
    assert field.army("dacia") == (2, 0)


@pytest.mark.rule("final_conquest", "12.15")
def test_the_beaten_attacker_chooses_his_own_and_the_others_stay_spent() -> None:
    field = duel("rome", "greece", (1, 4), (2, 2), (4, 0))
    assert field.totals() == (7, 9)
    assert field.asked() == "rome"
    assert field.options() == ["lose 2 0", "lose 0 1"]
    field.do("lose 2 0")
    assert field.over()
    assert field.ready("illyria") == {"spent": (0, 2)}
    assert field.owner("dacia") == "greece"
    assert field.army("dacia") == (4, 0)


@pytest.mark.rule("final_conquest", "13.13")
def test_units_that_did_not_attack_are_not_lost() -> None:
    field = Field({"rome": {"illyria": (4, 2)}, "greece": {"dacia": (4, 2)}})
    field.attack("illyria", "dacia", (1, 4), force=force(1, 0))
    assert field.over()
    assert field.army("illyria") == (3, 2)
    assert field.ready("illyria") == {"fresh": (3, 2)}


@pytest.mark.rule("final_conquest", "13.14")
def test_the_victor_loses_nobody() -> None:
    field = duel("rome", "greece", (4, 1), (4, 1), (1, 0))
    field.do("stay-none")
    assert field.army("dacia") == (4, 1)


@pytest.mark.rule("final_conquest", "12.14")
@pytest.mark.parametrize(("own", "hero"), [("carthage", "hamilcar-barca"), ("greece", "pyrrhus")])
def test_in_a_draw_nobody_falls_not_even_by_hamilcar_or_pyrrhus(own: str, hero: str) -> None:
    """E45."""
    strength = {"hamilcar-barca": 3, "pyrrhus": 4}[hero]
    field = duel(own, "rome", (1, 3), (4, 0), (1 + strength, 0), heroes={own: hero})
    assert field.result() == "draw"
    assert field.over()
    assert field.army("illyria") == (4, 0)
    assert field.ready("illyria") == {"spent": (4, 0)}
    assert field.army("dacia") == (1 + strength, 0)
    assert field.owner("dacia") == "rome"
    assert field.purse(own) == 0
    assert field.burnt() == {hero}


# ---- further losses


@pytest.mark.rule("final_conquest", "6.12")
@pytest.mark.rule("final_conquest", "13.15")
def test_marcellus_kills_one_more_after_the_margin() -> None:
    """The owner of the army chooses."""
    field = duel("rome", "greece", (4, 3), (4, 0), (3, 2), heroes={"rome": "marcus-marcellus"})
    assert field.totals() == (11, 11)
    field = duel("rome", "greece", (4, 2), (4, 0), (3, 2), heroes={"rome": "marcus-marcellus"})
    assert field.totals() == (11, 10)
    assert field.asked() == "greece"
    assert field.options() == ["kill infantry", "kill cavalry"]
    assert field.told("units-lost")[0]["infantry"] == 1
    field.do("kill cavalry")
    killed = field.told("unit-killed")[0]
    assert (killed["seat"], killed["hero"], killed["unit"]) == (2, "marcus-marcellus", "cavalry")
    assert field.army("dacia") == (2, 1)


@pytest.mark.rule("final_conquest", "6.12")
def test_marcellus_beaten_kills_nobody() -> None:
    field = duel("rome", "greece", (1, 4), (1, 0), (4, 1), heroes={"rome": "marcus-marcellus"})
    assert field.over()
    assert field.army("dacia") == (4, 1)
    assert field.purse("rome") == 0


@pytest.mark.rule("final_conquest", "6.12")
def test_marcellus_winning_as_defender_kills_but_brings_no_money() -> None:
    field = duel("greece", "rome", (1, 4), (4, 1), (4, 0), heroes={"rome": "marcus-marcellus"})
    assert field.totals() == (7, 12)
    assert field.over()
    assert (field.told("units-lost")[0]["infantry"], field.told("units-lost")[0]["cavalry"]) == (
        3,
        1,
    )
    assert field.told("unit-killed")[0]["unit"] == "infantry"
    assert field.army("illyria") == (0, 0)
    assert field.purse("rome") == 0


@pytest.mark.rule("final_conquest", "6.33")
@pytest.mark.rule("final_conquest", "13.15")
def test_ambiorix_kills_one_more_when_he_wins_in_either_role() -> None:
    field = duel("gaul", "rome", (4, 3), (4, 0), (4, 0), heroes={"gaul": "ambiorix"})
    assert field.totals() == (10, 8)
    assert field.army("dacia") == (1, 0)
    field = duel("rome", "gaul", (4, 4, 1), (4, 0), (2, 0), heroes={"gaul": "ambiorix"})
    assert field.totals() == (8, 6)
    assert not field.told("unit-killed")
    field = duel("rome", "gaul", (1, 1, 1), (4, 0), (2, 0), heroes={"gaul": "ambiorix"})
    assert field.totals() == (5, 6)
    assert field.over()
    assert field.army("illyria") == (2, 0)


@pytest.mark.rule("final_conquest", "6.15")
@pytest.mark.rule("final_conquest", "13.14")
def test_hamilcar_kills_one_whether_he_wins_or_loses() -> None:
    """E47: victors lose units by his card; who owns the army chooses."""
    field = duel("rome", "carthage", (4, 1), (6, 2), (2, 0), heroes={"carthage": "hamilcar-barca"})
    assert field.totals() == (14, 9)
    assert field.asked() == "rome"
    assert field.options() == ["kill infantry", "kill cavalry"]
    field.do("kill infantry")
    field = duel("rome", "carthage", (1, 4), (4, 0), (2, 0), heroes={"carthage": "hamilcar-barca"})
    assert field.totals() == (5, 12)
    assert field.over()
    assert field.army("illyria") == (0, 0)
    field = duel("carthage", "rome", (1, 4), (2, 0), (4, 1), heroes={"carthage": "hamilcar-barca"})
    assert field.asked() == "rome"
    field.do("kill cavalry")
    assert field.army("dacia") == (4, 0)


@pytest.mark.rule("final_conquest", "6.21")
@pytest.mark.rule("final_conquest", "13.15")
def test_pyrrhus_costs_his_own_side_a_unit_won_or_lost() -> None:
    field = duel("greece", "rome", (4, 1), (3, 1), (1, 0), heroes={"greece": "pyrrhus"})
    assert field.totals() == (13, 3)
    assert field.asked() == "greece"
    assert field.options() == ["kill infantry", "kill cavalry"]
    field.do("kill infantry", "stay-none")
    assert field.army("dacia") == (2, 1)
    field = duel("greece", "rome", (1, 4), (3, 1), (6, 0), heroes={"greece": "pyrrhus"})
    assert field.totals() == (10, 11)
    assert field.army("illyria") == (2, 1)
    field.do("kill cavalry")
    assert field.over()
    assert field.army("illyria") == (2, 0)


@pytest.mark.rule("final_conquest", "13.16")
def test_where_no_unit_is_left_nothing_more_is_lost() -> None:
    field = duel("rome", "greece", (4, 1), (4, 0), (1, 0), heroes={"rome": "marcus-marcellus"})
    field.do("stay-none")
    assert field.over()
    assert not field.told("unit-killed")
    field = duel(
        "rome",
        "greece",
        (4, 1),
        (4, 0),
        (0, 0),
        target="macedonia",
        heroes={"rome": "marcus-marcellus"},
    )
    field.do("stay-none")
    assert field.over()
    assert not field.told("unit-killed")


@pytest.mark.rule("final_conquest", "6.13")
@pytest.mark.parametrize("role", ["attacker", "defender"])
def test_fabius_beaten_loses_one_unit_of_his_choice(role: str) -> None:
    """M20: in place of the set, attacking or defending."""
    if role == "attacker":
        field = duel("rome", "greece", (1, 4), (3, 2), (9, 0), heroes={"rome": "fabius-maximus"})
    else:
        field = duel("greece", "rome", (4, 1), (9, 0), (3, 1), heroes={"rome": "fabius-maximus"})
    assert field.asked() == "rome"
    assert field.options() == ["lose 1 0", "lose 0 1"]
    assert field.refusal("lose 2 0") == ("6.13", "losses-are-limited")
    field.do("lose 0 1")
    assert field.told("units-lost")[0]["cavalry"] == 1


@pytest.mark.rule("final_conquest", "6.13")
def test_fabius_winning_loses_nobody() -> None:
    field = duel("rome", "greece", (4, 1), (4, 0), (1, 0), heroes={"rome": "fabius-maximus"})
    field.do("stay-none")
    assert field.army("dacia") == (4, 0)


@pytest.mark.rule("final_conquest", "6.29")
def test_artemisia_beaten_at_sea_removes_nobody_for_the_margin() -> None:
    field = duel(
        "persia",
        "rome",
        (1, 4),
        (4, 0),
        (9, 0),
        origin="cyrene",
        target="mare-ionium",
        heroes={"persia": "artemisia"},
    )
    assert field.totals() == (9, 14)
    assert field.over()
    assert field.army("cyrene") == (4, 0)
    assert field.ready("cyrene") == {"spent": (4, 0)}


@pytest.mark.rule("final_conquest", "6.29")
def test_artemisia_beaten_on_land_has_casualties() -> None:
    field = duel("persia", "rome", (1, 4), (4, 0), (6, 0), heroes={"persia": "artemisia"})
    assert field.totals() == (7, 11)
    assert field.over()
    assert field.army("illyria") == (0, 0)


# ---- limits and kills


@pytest.mark.rule("final_conquest", "13.15")
def test_fabius_and_hamilcar_one_for_the_margin_and_one_more() -> None:
    """E49."""
    field = duel(
        "carthage",
        "rome",
        (4, 1),
        (9, 0),
        (4, 0),
        heroes={"carthage": "hamilcar-barca", "rome": "fabius-maximus"},
    )
    assert field.totals() == (16, 9)
    assert field.army("dacia") == (2, 0)
    assert [event["hero"] for event in field.told("unit-killed")] == ["hamilcar-barca"]


@pytest.mark.rule("final_conquest", "13.15")
@pytest.mark.parametrize(
    ("enemy", "hero", "dice"),
    [
        ("carthage", "hamilcar-barca", (4, 1)),
        ("rome", "marcus-marcellus", (4, 1)),
        ("gaul", "ambiorix", (4, 1)),
    ],
)
def test_artemisia_at_sea_still_loses_the_one_killed(
    enemy: str, hero: str, dice: tuple[int, int]
) -> None:
    """E49."""
    field = duel(
        enemy,
        "persia",
        dice,
        (9, 0),
        (3, 0),
        origin="cyrene",
        target="mare-ionium",
        heroes={enemy: hero, "persia": "artemisia"},
    )
    assert not field.told("units-lost")
    assert field.told("unit-killed")[0]["hero"] == hero
    assert field.army("mare-ionium") == (2, 0)


# ---- the last unit


@pytest.mark.rule("final_conquest", "12.17")
def test_a_victorious_defenders_last_unit_dies_and_the_place_is_nobodys() -> None:
    """E48: Hamilcar takes it; the beaten attackers stay where they are."""
    field = duel(
        "carthage",
        "rome",
        (1, 4),
        (4, 0),
        (0, 1),
        heroes={"carthage": "hamilcar-barca", "rome": "scipio-africanus"},
    )
    assert field.totals() == (8, 11)
    assert field.over()
    assert field.owner("dacia") == "nobody"
    assert field.army("illyria") == (1, 0)
    assert field.ready("illyria") == {"spent": (1, 0)}
    assert field.purse("carthage") == 0


@pytest.mark.rule("final_conquest", "12.17")
def test_the_victorious_defenders_home_is_vacant_then() -> None:
    """E48."""
    field = duel(
        "carthage",
        "greece",
        (1, 4),
        (4, 0),
        (1, 0),
        target="macedonia",
        heroes={"carthage": "hamilcar-barca"},
    )
    assert field.totals() == (8, 9)
    assert field.over()
    assert field.owner("macedonia") == "greece"
    assert field.army("macedonia") == (0, 0)
    assert field.army("illyria") == (3, 0)


@pytest.mark.rule("final_conquest", "12.17")
def test_pyrrhus_loses_his_last_defender_and_the_place() -> None:
    """E48."""
    field = duel("rome", "greece", (1, 4), (2, 0), (1, 0), heroes={"greece": "pyrrhus"})
    assert field.totals() == (3, 10)
    assert field.over()
    assert field.owner("dacia") == "nobody"
    assert field.owner("illyria") == "nobody"


@pytest.mark.rule("final_conquest", "12.16")
def test_the_only_victor_dies_coin_but_no_entry() -> None:
    """E48: the survivors still retreat, nobody enters, the origin is empty too."""
    field = duel(
        "rome",
        "carthage",
        (4, 1),
        (0, 1),
        (1, 0),
        origin="thracia",
        target="dacia",
        heroes={"rome": "scipio-africanus", "carthage": "hamilcar-barca"},
    )
    assert field.totals() == (10, 7)
    assert field.over()
    assert field.owner("dacia") == "nobody"
    assert field.owner("thracia") == "nobody"
    assert field.purse("rome") == 1
    assert "entered" not in field.kinds()
    assert field.kinds()[-3:] == ["nobody-enters", "abandoned", "abandoned"]
    assert [event["parting"] for event in field.told("abandoned")] == ["either", "fallen"]


@pytest.mark.rule("final_conquest", "12.16")
def test_the_only_victor_dies_and_the_attacked_home_stays_its_owners() -> None:
    """E48: Carthage's survivor retreats, and the home is vacant."""
    field = duel(
        "rome",
        "carthage",
        (4, 1),
        (0, 6),
        (0, 2),
        origin="sicilia",
        target="carthage",
        heroes={"rome": "scipio-africanus", "carthage": "hamilcar-barca"},
    )
    assert field.totals() == (20, 10)
    field = Field(
        {"greece": {"sicilia": (0, 1)}, "carthage": {}},
        {"greece": ["pyrrhus"]},
    )
    field.attack("sicilia", "carthage", (4, 1), heroes={"greece": "pyrrhus"})
    assert field.totals() == (10, 5)
    assert field.over()
    assert field.owner("carthage") == "carthage"
    assert field.owner("sicilia") == "nobody"
    assert field.purse("greece") == 1


@pytest.mark.rule("final_conquest", "12.18")
@pytest.mark.rule("final_conquest", "1.10")
def test_the_beaten_attackers_last_unit_gives_its_territory_up() -> None:
    """E50."""
    field = duel("rome", "greece", (1, 4), (1, 0), (4, 0))
    assert field.over()
    assert field.owner("illyria") == "nobody"
    assert field.told("units-lost")[0]["territory"] == "illyria"
    gone = field.told("abandoned")[0]
    assert (gone["territory"], gone["parting"]) == ("illyria", "fallen")


@pytest.mark.rule("final_conquest", "12.18")
def test_upkeep_comes_at_once_when_food_is_lost_with_the_last_attacker() -> None:
    """E50: Thebes falls empty, so Egypt's seven units elsewhere are one too many."""
    field = Field(
        {
            "egypt": {"thebes": (1, 0), "crete": (7, 0)},
            "rome": {"nubia": (4, 0)},
        }
    )
    field.attack("thebes", "nubia", (1, 4))
    assert field.owner("thebes") == "nobody"
    assert field.over()
    assert field.told("trimmed")[0]["territory"] == "crete"
    assert field.army("crete") == (6, 0)


@pytest.mark.rule("final_conquest", "13.16")
def test_of_a_kind_the_least_ready_fall_first() -> None:
    """Victors with an extra action attack together with fresh troops: Pyrrhus takes one of the
    former, for it has nothing left."""
    field = Field(
        {"greece": {"illyria": (4, 0)}, "rome": {"dacia": (1, 0)}}, {"greece": ["pyrrhus"]}
    )
    mixed = force(2, 0, 1) + force(2, 0)
    armies = list(field.realm.armies)
    armies[armies.index(force(4, 0))] = mixed
    field.realm.armies = tuple(armies)
    field.attack("illyria", "dacia", (4, 1), heroes={"greece": "pyrrhus"})
    field.do("stay-none")
    assert field.ready("dacia") == {"spent": (1, 0), "extra-1": (2, 0)}
