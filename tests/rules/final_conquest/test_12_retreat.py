"""12.8 to 12.13, 13.17, 6.16, 6.17, 6.30 Where beaten defenders go."""

from __future__ import annotations

import pytest

from tests.rules.final_conquest.fighting import FOUR, Field, duel


def goals(field: Field) -> list[str]:
    """Where the unit that is asked about may go."""
    return sorted({option.split()[-1] for option in field.options()})


# ---- where to


@pytest.mark.rule("final_conquest", "12.8")
@pytest.mark.rule("final_conquest", "12.9")
@pytest.mark.rule("final_conquest", "14.5")
def test_to_territories_that_are_his_or_nobodys_by_land_and_river_never_to_sea() -> None:
    """E53: from Dacia to Celtica by the Danube, not to the Black Sea."""
    field = duel("rome", "greece", (1, 1), (4, 0), (2, 0))
    assert field.asked() == "greece"
    assert goals(field) == ["celtica", "germania", "thracia"]
    assert field.refusal("retreat infantry black-sea") == ("12.9", "no-retreat-to-sea")
    assert field.refusal("retreat infantry illyria") == ("12.10", "attack-came-from-there")
    assert field.refusal("retreat infantry rome") == ("12.8", "retreat-not-adjacent")


@pytest.mark.rule("final_conquest", "12.9")
def test_from_thracia_not_into_an_own_fleet_either() -> None:
    field = duel(
        "rome",
        "greece",
        (1, 1),
        (4, 0),
        (2, 0),
        target="thracia",
        further={"greece": {"mare-aegaeum": (1, 0)}},
    )
    assert goals(field) == ["asia-minor", "celtica", "dacia", "macedonia"]


@pytest.mark.rule("final_conquest", "12.8")
def test_not_where_others_stand_nor_into_the_vacant_home_of_another() -> None:
    field = duel(
        "rome",
        "carthage",
        (1, 1),
        (4, 0),
        (2, 0),
        target="thracia",
        further={"gaul": {"celtica": (1, 0)}, "independent": {"asia-minor": (0, 2)}},
    )
    assert field.army("dacia") == (1, 0)
    assert field.owner("macedonia") == "greece"


@pytest.mark.rule("final_conquest", "12.8")
def test_into_the_own_vacant_home() -> None:
    field = duel("rome", "greece", (1, 1), (4, 0), (2, 0), target="thracia")
    assert "macedonia" in goals(field)
    field.do("retreat infantry macedonia")
    assert field.army("macedonia") == (1, 0)


@pytest.mark.rule("final_conquest", "14.5")
@pytest.mark.rule("final_conquest", "7.21")
@pytest.mark.rule("final_conquest", "7.22")
@pytest.mark.parametrize(
    ("card", "open_to"),
    [
        (None, ["asia-minor", "celtica", "dacia", "macedonia"]),
        ("bridges-burnt", ["celtica", "dacia", "macedonia"]),
        ("danube-floods", ["asia-minor", "dacia", "macedonia"]),
    ],
)
def test_bridges_and_river_are_ways_unless_the_card_closes_them(
    card: str | None, open_to: list[str]
) -> None:
    """E53."""
    field = duel("rome", "greece", (1, 1), (4, 0), (2, 0), target="thracia", card=card)
    assert goals(field) == open_to


@pytest.mark.rule("final_conquest", "12.9")
def test_from_a_sea_to_a_sea_or_to_land() -> None:
    field = duel(
        "rome",
        "greece",
        (1, 1),
        (4, 0),
        (2, 0),
        origin="brundium",
        target="mare-adriaticum",
    )
    assert goals(field) == ["illyria", "mare-ionium"]


@pytest.mark.rule("final_conquest", "12.10")
def test_where_the_attack_came_from_is_no_refuge_even_if_all_attackers_die() -> None:
    """E56: the only victor falls to Hamilcar, and Illyria lies empty."""
    field = Field(
        {
            "rome": {"illyria": (0, 1)},
            "carthage": {"dacia": (3, 0)},
            "gaul": {"celtica": (1, 0), "germania": (1, 0), "thracia": (1, 0)},
        },
        {"rome": ["scipio-africanus"], "carthage": ["hamilcar-barca"]},
    )
    field.attack(
        "illyria",
        "dacia",
        (4, 1),
        heroes={"rome": "scipio-africanus", "carthage": "hamilcar-barca"},
    )
    assert field.totals() == (10, 9)
    assert field.over()
    assert field.told("no-way-out")[0]["infantry"] == 2
    assert field.owner("illyria") == "nobody"
    assert field.owner("dacia") == "nobody"


@pytest.mark.rule("final_conquest", "12.12")
def test_in_thebes_on_the_campaign_map_there_is_no_way_out() -> None:
    """E54: Alexandria is the enemy's."""
    field = Field(
        {"rome": {"alexandria": (6, 0)}, "egypt": {"thebes": (2, 2), "cyrene": (1, 0)}},
        factions=FOUR,
    )
    field.attack("alexandria", "thebes", (3, 1))
    assert field.totals() == (9, 8)
    assert field.told("no-way-out") == [
        {
            "kind": "no-way-out",
            "case": "12.12",
            "seat": 3,
            "territory": "thebes",
            "infantry": 1,
            "cavalry": 2,
        }
    ]
    field.do("stay-none")
    assert field.army("thebes") == (6, 0)


@pytest.mark.rule("final_conquest", "12.11")
def test_who_can_retreat_must_and_a_single_way_is_taken_without_a_question() -> None:
    """E54."""
    field = duel(
        "rome",
        "greece",
        (3, 1),
        (4, 0),
        (3, 0),
        target="dacia",
        further={"gaul": {"celtica": (1, 0), "germania": (1, 0)}},
    )
    assert field.army("thracia") == (1, 0)
    assert field.asked_for("stay")


@pytest.mark.rule("final_conquest", "12.11")
def test_the_defender_divides_his_units_each_division_in_one_way() -> None:
    field = duel("rome", "greece", (4, 1), (4, 0), (2, 2), further={"gaul": {"germania": (1, 0)}})
    assert field.totals() == (8, 8)
    field = duel("rome", "greece", (4, 1), (5, 0), (2, 2), further={"gaul": {"germania": (1, 0)}})
    assert field.totals() == (9, 8)
    assert field.options() == [
        "retreat infantry celtica",
        "retreat infantry thracia",
    ]
    assert field.refusal("retreat cavalry celtica") == ("12.11", "other-kind-goes")
    assert not field.realm.agenda[-1].as_decision().continues()
    field.do("retreat infantry thracia")
    assert field.realm.agenda[-1].as_decision().continues()
    field.do("retreat cavalry thracia")
    assert field.army("thracia") == (1, 2)


@pytest.mark.rule("final_conquest", "12.11")
def test_units_of_a_kind_are_told_in_the_order_of_the_territories() -> None:
    field = duel("rome", "greece", (4, 1), (5, 0), (0, 3))
    assert field.totals() == (9, 8)
    field.do("retreat cavalry germania")
    assert field.options() == ["retreat cavalry germania", "retreat cavalry thracia"]
    assert field.refusal("retreat cavalry celtica") == ("12.11", "retreats-in-order")
    field.do("retreat cavalry thracia")
    assert field.army("germania") == (0, 1)
    assert field.army("thracia") == (0, 1)


def test_every_division_can_be_reached_once() -> None:
    """Two infantry and one cavalry among three territories: six divisions of the infantry times
    three of the cavalry."""
    found: list[tuple[tuple[int, int], ...]] = []

    def walk(field: Field, path: list[str]) -> None:
        copy = Field({})
        copy.factions = field.factions
        copy.realm = field.realm.clone()
        copy.die = field.die
        if copy.asked_for("stay"):
            found.append(tuple(copy.army(place) for place in ("celtica", "germania", "thracia")))
            return
        for option in copy.options():
            further = Field({})
            further.factions = field.factions
            further.realm = copy.realm.clone()
            further.die = field.die
            further.do(option)
            walk(further, [*path, option])

    walk(duel("rome", "greece", (4, 2), (5, 0), (3, 1)), [])
    assert len(found) == 18
    assert len(set(found)) == 18


@pytest.mark.rule("final_conquest", "12.13")
def test_a_retreat_into_an_empty_food_territory_feeds_at_once() -> None:
    """E55: Greece holds Macedonia alone after Dacia falls, food 1, and has seven units; one of
    them takes Thracia and its food, so nobody is trimmed."""
    field = Field({"rome": {"illyria": (6, 0)}, "greece": {"dacia": (2, 0), "macedonia": (6, 0)}})
    field.attack("illyria", "dacia", (1, 3))
    assert field.totals() == (7, 6)
    assert field.asked() == "greece"
    field.do("retreat infantry thracia")
    assert field.owner("thracia") == "greece"
    assert field.told("taken")[0]["territory"] == "thracia"
    field.do("stay-none")
    assert field.over()
    assert field.army("macedonia") == (6, 0)


@pytest.mark.rule("final_conquest", "13.17")
@pytest.mark.rule("final_conquest", "12.2")
def test_the_retreat_comes_before_money_and_entry() -> None:
    field = duel("rome", "greece", (1, 1), (4, 0), (2, 0))
    field.do("retreat infantry celtica")
    kinds = field.kinds()
    assert kinds.index("retreated") < kinds.index("victory-paid")
    field.do("stay-none")
    kinds = field.kinds()
    assert kinds.index("victory-paid") < kinds.index("entered")


# ---- heroes


@pytest.mark.rule("final_conquest", "6.16")
def test_hannibal_attacking_lets_nobody_go() -> None:
    field = duel(
        "carthage", "greece", (2, 1), (4, 0), (3, 2), heroes={"carthage": "hannibal-barca"}
    )
    assert field.totals() == (10, 9)
    cut = field.told("cut-off")[0]
    assert (cut["infantry"], cut["cavalry"]) == (2, 2)
    assert field.army("dacia") == (0, 0)


@pytest.mark.rule("final_conquest", "6.16")
def test_hannibal_defending_or_beaten_changes_no_retreat() -> None:
    field = duel("rome", "carthage", (4, 1), (6, 0), (3, 0), heroes={"carthage": "hannibal-barca"})
    assert field.totals() == (10, 9)
    assert field.asked_for("retreat")


@pytest.mark.rule("final_conquest", "6.17")
@pytest.mark.parametrize(("origin", "card"), [("rome", None), ("mare-tyrrhenum", "bridges-burnt")])
def test_hasdrubal_goes_from_sardinia_to_numidia_even_across_burnt_bridges(
    origin: str, card: str | None
) -> None:
    """E58: to an own fleet not."""
    field = Field(
        {
            "rome": {origin: (6, 0)},
            "carthage": {"sardinia": (4, 0), "numidia": (1, 0), "mare-ibericum": (1, 0)},
        },
        {"carthage": ["hasdrubal-barca"]},
        card=card,
    )
    field.attack(origin, "sardinia", (4, 1), heroes={"carthage": "hasdrubal-barca"})
    assert field.totals() == (10, 8)
    assert "numidia" in goals(field)
    assert not {"mare-ibericum", "mare-tyrrhenum"} & set(goals(field))
    assert field.refusal("retreat infantry mare-ibericum") == ("12.9", "no-retreat-to-sea")


@pytest.mark.rule("final_conquest", "6.17")
def test_hasdrubal_adds_to_the_usual_ways_and_is_no_help_to_an_attacker() -> None:
    field = duel(
        "rome",
        "carthage",
        (4, 1),
        (6, 0),
        (4, 0),
        heroes={"carthage": "hasdrubal-barca"},
        further={"carthage": {"numidia": (1, 0), "mare-ionium": (1, 0)}},
    )
    assert goals(field) == ["carthage", "celtica", "germania", "numidia", "thracia"]
    field = duel("carthage", "rome", (1, 4), (4, 0), (4, 0), heroes={"carthage": "hasdrubal-barca"})
    assert field.over()
    assert field.army("illyria") == (2, 0)


@pytest.mark.rule("final_conquest", "6.17")
def test_from_a_sea_hasdrubal_reaches_own_fleets_too() -> None:
    field = Field(
        {
            "rome": {"brundium": (6, 0)},
            "carthage": {"mare-ionium": (4, 0), "mare-ibericum": (1, 0), "numidia": (1, 0)},
        },
        {"carthage": ["hasdrubal-barca"]},
    )
    field.attack("brundium", "mare-ionium", (4, 1), heroes={"carthage": "hasdrubal-barca"})
    assert {"mare-ibericum", "numidia", "carthage", "cyrene"} <= set(goals(field))


@pytest.mark.rule("final_conquest", "6.30")
def test_arsaces_goes_two_steps_the_first_a_legal_retreat() -> None:
    """M21: Dacia is left for Celtica and on to Averni or Alpes, if these are free; a territory
    passed is not taken."""
    field = duel(
        "rome",
        "persia",
        (4, 1),
        (6, 0),
        (3, 0),
        heroes={"persia": "arsaces"},
        further={"gaul": {"germania": (1, 0), "averni": (1, 0)}, "greece": {"thracia": (1, 0)}},
    )
    assert field.totals() == (10, 8)
    assert field.asked() == "persia"
    assert goals(field) == ["alpes", "celtica"]
    field.do("retreat infantry alpes")
    assert field.owner("alpes") == "persia"
    assert field.owner("celtica") == "nobody"


@pytest.mark.rule("final_conquest", "6.30")
def test_arsaces_needs_open_links_and_no_sea() -> None:
    field = duel(
        "rome",
        "persia",
        (4, 1),
        (6, 0),
        (3, 0),
        heroes={"persia": "arsaces"},
        card="danube-floods",
        further={"gaul": {"germania": (1, 0)}},
    )
    found = goals(field)
    assert "thracia" in found
    assert "asia-minor" in found
    assert "black-sea" not in found
    assert "mare-aegaeum" not in found
    assert "celtica" not in found
    assert "dacia" not in found
    assert "illyria" not in found


@pytest.mark.rule("final_conquest", "6.30")
def test_arsaces_beaten_where_no_first_step_is_open_finds_no_way_out() -> None:
    field = duel(
        "rome",
        "persia",
        (4, 1),
        (6, 0),
        (3, 0),
        heroes={"persia": "arsaces"},
        further={"gaul": {"germania": (1, 0), "celtica": (1, 0), "thracia": (1, 0)}},
    )
    assert field.told("no-way-out")


@pytest.mark.rule("final_conquest", "6.16")
@pytest.mark.parametrize(
    ("hero", "origin", "target", "units", "left"),
    [("arsaces", "illyria", "dacia", (3, 0), 2), ("artemisia", "cyrene", "mare-ionium", (3, 0), 3)],
)
def test_against_hannibal_neither_arsaces_nor_artemisia_helps(
    hero: str, origin: str, target: str, units: tuple[int, int], left: int
) -> None:
    """E57: survivors die even if the margin spared them."""
    field = duel(
        "carthage",
        "persia",
        (4, 3),
        (5 if hero == "artemisia" else 3, 0),
        units,
        origin=origin,
        target=target,
        heroes={"carthage": "hannibal-barca", "persia": hero},
    )
    assert field.result() == "attacker-wins"
    assert field.told("cut-off")[0]["infantry"] == left
    assert field.army(target) == (0, 0)
