"""Moves, links, cards that close them, and attacks on independents."""

from __future__ import annotations

import pytest

from tests.rules.final_conquest.laid import CARTHAGE, EGYPT, GAUL, GREECE, PERSIA, ROME, Table


def ways(table: Table, origin: str, seat: int = ROME) -> set[str]:
    """Where units in a territory may move."""
    return {line.split()[2] for line in table.legal(seat) if line.startswith(f"move {origin} ")}


def aims(table: Table, origin: str, seat: int = ROME) -> set[str]:
    return {line.split()[2] for line in table.legal(seat) if line.startswith(f"attack {origin} ")}


@pytest.mark.rule("final_conquest", "11.3")
@pytest.mark.rule("final_conquest", "11.7")
@pytest.mark.rule("final_conquest", "11.10")
def test_moving_and_attacking_as_in_the_example() -> None:
    table = Table(
        4,
        {"rome": f"{ROME} 2i2c", "brundium": f"{CARTHAGE} 1i", "alpes": "independent 1i1c"},
    )
    assert ways(table, "rome") == {"sardinia", "mare-tyrrhenum"}
    assert aims(table, "rome") == {"brundium", "alpes"}
    for line in (
        "move rome brundium",
        "move rome alpes",
        "attack rome sardinia",
        "move rome celtica",
        "attack rome rome",
    ):
        assert table.refusal(ROME, line) is not None, line
    table.go("attack rome brundium", "with 0 2", "stay-none", dice="4 1")
    assert "alpes" in aims(table, "brundium")
    table.go("attack brundium alpes", "stay-none")
    assert table.ready("alpes")["cavalry"] == [2, 0, 0, 0]


@pytest.mark.rule("final_conquest", "11.4")
@pytest.mark.rule("final_conquest", "11.6")
@pytest.mark.rule("final_conquest", "1.10")
@pytest.mark.rule("final_conquest", "1.9")
def test_leaving_the_last_unit() -> None:
    table = Table(4, {"rome": f"{ROME} 1c", "sicilia": f"{ROME} 1i"})
    table.go("move rome alpes")
    assert table.at("rome") == f"{ROME} vacant"
    table.go("move sicilia brundium")
    assert table.at("sicilia") == "-"
    assert table.at("brundium") == f"{ROME} 1i"


@pytest.mark.rule("final_conquest", "11.5")
@pytest.mark.rule("final_conquest", "4.5")
def test_a_moved_unit_is_spent_and_stands_up_after_the_turn() -> None:
    table = Table(4, {"rome": f"{ROME} 2c"})
    table.go("move rome alpes", "with 0 1")
    assert ways(table, "alpes") == set()
    assert "alpes" in ways(table, "rome")
    table.go("end-turn")
    assert table.ready("alpes")["cavalry"] == [0, 0, 0, 1]


@pytest.mark.rule("final_conquest", "11.6")
@pytest.mark.rule("final_conquest", "16.4")
def test_food_is_counted_after_the_move() -> None:
    """Eight units and two food: to other food nobody is lost, to none two are."""
    places = {"numidia": f"{ROME} 1i", "alpes": f"{ROME} 7i"}
    table = Table(4, places)
    table.go("move numidia berber")
    assert not any(line.startswith("trim") for line in table.legal(ROME))
    table = Table(4, {"brundium": f"{ROME} 1i", "alpes": f"{ROME} 7i"})
    table.go("move brundium sicilia")
    assert table.legal(ROME) == {"trim infantry sicilia", "trim infantry alpes"}
    table.go("trim infantry sicilia")
    assert table.at("sicilia") == "-"
    table.go("?trim infantry alpes")
    assert table.at("alpes") == f"{ROME} 6i"


@pytest.mark.rule("final_conquest", "11.10")
def test_a_vacant_enemy_home_is_attacked_not_entered() -> None:
    table = Table(4, {"numidia": f"{ROME} 1i"})
    assert "carthage" not in ways(table, "numidia")
    assert "carthage" in aims(table, "numidia")


@pytest.mark.rule("final_conquest", "3.13")
@pytest.mark.parametrize("seat", [ROME, CARTHAGE])
def test_a_home_given_up_is_anybodys(seat: int) -> None:
    table = Table(
        4, {"carthage": "-", "numidia": f"{seat} 1i", "thebes": f"{CARTHAGE} 1i"}, first=seat
    )
    assert "carthage" in ways(table, "numidia", seat)
    table.go("move numidia carthage")
    assert table.at("carthage") == f"{seat} 1i"


@pytest.mark.rule("final_conquest", "14.1")
@pytest.mark.rule("final_conquest", "14.2")
@pytest.mark.rule("final_conquest", "7.22")
@pytest.mark.parametrize("card", [None, "danube-floods"])
@pytest.mark.parametrize("seats", [4, 6])
def test_the_danube(card: str | None, seats: int) -> None:
    river = {"dacia", "thracia", "black-sea"}
    for place in sorted(river):
        table = Table(seats, {place: f"{ROME} 1c"}, card=card)
        assert ("celtica" in ways(table, place)) == (card is None)
        assert river - {place} <= ways(table, place)
        table = Table(seats, {"celtica": f"{ROME} 2c", place: f"{EGYPT} 1i"}, card=card)
        assert (place in aims(table, "celtica")) == (card is None)
    table = Table(seats, {"celtica": f"{ROME} 1c"}, card=card)
    assert (river & ways(table, "celtica") == river) == (card is None)
    assert {"alpes", "averni", "illyria"} <= ways(table, "celtica")


BRIDGES = {
    4: [
        ("espanga", "berber"),
        ("rome", "sardinia"),
        ("sicilia", "brundium"),
        ("sicilia", "carthage"),
        ("thracia", "asia-minor"),
        ("rhodes", "asia-minor"),
    ],
    6: [
        ("gaul", "britannia"),
        ("iberia", "berber"),
        ("nubia", "arabia"),
        ("rome", "sardinia"),
        ("sicilia", "brundium"),
        ("sicilia", "carthage"),
        ("sparta", "crete"),
        ("thracia", "asia-minor"),
        ("rhodes", "asia-minor"),
    ],
}


@pytest.mark.rule("final_conquest", "14.3")
@pytest.mark.rule("final_conquest", "14.4")
@pytest.mark.rule("final_conquest", "7.21")
@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("card", [None, "bridges-burnt"])
def test_bridges(seats: int, card: str | None) -> None:
    for a, b in BRIDGES[seats]:
        for origin, target in ((a, b), (b, a)):
            table = Table(
                seats,
                {
                    origin: f"{ROME} 1c",
                    target: f"{EGYPT} 1i",
                    "thebes": f"{CARTHAGE} 1i",
                    "media" if seats == 6 else "syria": f"{GAUL if seats == 6 else CARTHAGE} 1i",
                },
                card=card,
            )
            assert (target in aims(table, origin)) == (card is None), (origin, target)


@pytest.mark.rule("final_conquest", "2.7")
def test_berber_is_reached_from_another_land_on_each_map() -> None:
    assert "berber" in ways(Table(4, {"espanga": f"{ROME} 1i"}), "espanga")
    assert "berber" not in ways(Table(6, {"espanga": f"{ROME} 1i"}), "espanga")
    assert "berber" in ways(Table(6, {"iberia": f"{ROME} 1i"}), "iberia")


@pytest.mark.rule("final_conquest", "7.20")
def test_stormy_seas() -> None:
    places = {
        "mare-tyrrhenum": f"{ROME} 3c",
        "sicilia": f"{EGYPT} 1i",
        "mare-ionium": f"{EGYPT} 1i",
        "celtica": f"{ROME} 1i",
    }
    table = Table(4, places, card="stormy-seas")
    assert ways(table, "mare-tyrrhenum") == {"rome", "sardinia"}
    assert aims(table, "mare-tyrrhenum") == {"sicilia", "carthage"}
    assert "black-sea" not in ways(table, "celtica")
    assert "dacia" in ways(table, "celtica")
    assert table.refusal(ROME, "move mare-tyrrhenum mare-ibericum") is not None
    assert table.refusal(ROME, "attack mare-tyrrhenum mare-ionium") is not None
    table.go("attack mare-tyrrhenum sicilia", "with 0 3", "stay cavalry", dice="4 1")
    assert table.at("mare-tyrrhenum") == f"{ROME} 1c"


@pytest.mark.rule("final_conquest", "7.20")
def test_bridges_stay_open_in_a_storm() -> None:
    table = Table(4, {"rome": f"{ROME} 1c"}, card="stormy-seas")
    assert ways(table, "rome") == {"sardinia", "alpes", "brundium"}


@pytest.mark.rule("final_conquest", "7.23")
def test_the_truce_is_for_homes_in_their_own_hands() -> None:
    table = Table(
        4,
        {
            "illyria": f"{ROME} 3c",
            "cyrene": f"{ROME} 2i",
            "alexandria": f"{GREECE} 1i",
            "thebes": f"{EGYPT} 1i",
        },
        card="sacred-truce",
    )
    assert "macedonia" not in aims(table, "illyria")
    assert table.refusal(ROME, "attack illyria macedonia") is not None
    assert aims(table, "cyrene") == {"alexandria"}  # not Carthage


@pytest.mark.rule("final_conquest", "7.23")
def test_the_truce_does_not_bar_the_way_to_the_own_home() -> None:
    table = Table(4, {"brundium": f"{ROME} 1i"}, card="sacred-truce")
    assert "rome" in ways(table, "brundium")


@pytest.mark.rule("final_conquest", "7.23")
def test_the_truce_does_not_keep_an_unplayed_home() -> None:
    table = Table(3, {"macedonia": "independent 1i1c", "illyria": "0 3c"}, card="sacred-truce")
    assert "macedonia" in aims(table, "illyria", 0)


# ---- independents


@pytest.mark.rule("final_conquest", "11.12")
@pytest.mark.rule("final_conquest", "4.7")
@pytest.mark.rule("final_conquest", "7.27")
@pytest.mark.parametrize(
    ("seats", "place", "army", "origin", "card", "needed"),
    [
        (4, "asia-minor", "2c", "syria", None, 7),
        (4, "asia-minor", "2c", "syria", "strong-walls", 8),
        (4, "alpes", "1i1c", "brundium", None, 4),
        (4, "alpes", "1i1c", "brundium", "strong-walls", 4),
        (4, "gaul", "1i1c", "averni", None, 4),
        (5, "gaul", "1i1c", "averni", None, 6),
        (3, "macedonia", "1i1c", "illyria", None, 6),
        (3, "macedonia", "1i1c", "illyria", "strong-walls", 7),
        (5, "iberia", "1i1c", "espanga", None, 4),
        (5, "palestina", "1i1c", "arabia", None, 4),
    ],
)
def test_independents_need_more_strength(
    seats: int, place: str, army: str, origin: str, card: str | None, needed: int
) -> None:
    strengths = {4: "2c", 3: "1i1c", 6: "3c", 5: "1i2c", 7: "1i3c", 8: "4c"}
    table = Table(
        seats, {place: f"independent {army}", origin: f"0 {strengths[needed - 1]}"}, card=card
    )
    assert place not in aims(table, origin, 0)
    assert table.refusal(0, f"attack {origin} {place}") is not None
    table = Table(
        seats, {place: f"independent {army}", origin: f"0 {strengths[needed]}"}, card=card
    )
    table.go(f"attack {origin} {place}", "stay-none")
    assert table.at(place) == f"0 {strengths[needed]}"
    assert table.purse(0) == 0


@pytest.mark.rule("final_conquest", "11.12")
@pytest.mark.rule("final_conquest", "11.13")
@pytest.mark.rule("final_conquest", "11.14")
def test_independents_no_hero_no_die_one_may_stay_all_spent() -> None:
    table = Table(
        4,
        {"alpes": "independent 1i1c", "rome": f"{ROME} 2i2c"},
        heroes={ROME: "scipio-africanus"},
    )
    table.go("attack rome alpes", "with 2 2")
    assert table.legal(ROME) == {"stay-none", "stay infantry", "stay cavalry"}
    table.go("stay infantry")
    assert table.ready("rome") == {"infantry": [1, 0, 0, 0], "cavalry": [0, 0, 0, 0]}
    assert table.ready("alpes") == {"infantry": [1, 0, 0, 0], "cavalry": [2, 0, 0, 0]}
    assert table.hand(ROME) == {"scipio-africanus"}
    table.go("end-turn")
    assert table.at("alpes") == f"{ROME} 1i2c"


@pytest.mark.rule("final_conquest", "11.12")
def test_a_part_of_the_army_must_be_stronger_too() -> None:
    table = Table(4, {"alpes": "independent 1i1c", "rome": f"{ROME} 2i2c"})
    table.go("attack rome alpes")
    assert table.legal(ROME) == {"with 0 2", "with 1 2", "with 2 1", "with 2 2"}


@pytest.mark.rule("final_conquest", "11.15")
def test_a_lone_attacker_of_independents_enters() -> None:
    table = Table(4, {"alpes": "independent 1i", "brundium": f"{ROME} 1c"})
    table.go("attack brundium alpes")
    assert table.at("brundium") == "-"
    assert table.at("alpes") == f"{ROME} 1c"


@pytest.mark.rule("final_conquest", "16.4")
def test_leaving_food_for_independents_is_paid_at_once() -> None:
    table = Table(4, {"alpes": "independent 1i", "brundium": f"{ROME} 2i", "sicilia": f"{ROME} 6i"})
    table.go("attack brundium alpes", "?with 2 0", "stay-none")
    assert table.legal(ROME) == {"trim infantry alpes", "trim infantry sicilia"}


@pytest.mark.rule("final_conquest", "4.9")
def test_beaten_independents_do_not_come_back() -> None:
    table = Table(4, {"alpes": "independent 1i", "brundium": f"{ROME} 1c"})
    table.go("attack brundium alpes", "end-turn")
    table.around(ended=True)
    table.go("move alpes celtica")
    assert table.at("alpes") == "-"


@pytest.mark.rule("final_conquest", "7.21")
def test_burnt_bridges_keep_independents_safe() -> None:
    table = Table(
        4, {"asia-minor": "independent 2c", "thracia": f"{ROME} 4c"}, card="bridges-burnt"
    )
    assert "asia-minor" not in aims(table, "thracia")


@pytest.mark.rule("final_conquest", "11.8")
def test_persians_from_two_places_do_not_attack_together() -> None:
    table = Table(
        5,
        {"palestina": "independent 1i1c", "syria": f"{PERSIA} 1c", "arabia": f"{PERSIA} 1c"},
        first=PERSIA,
    )
    assert not aims(table, "syria", PERSIA)
    assert not aims(table, "arabia", PERSIA)
