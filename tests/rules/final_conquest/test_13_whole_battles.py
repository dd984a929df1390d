"""What each side of a battle counts: units, place, hero, card and die, hero by hero."""

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

HERO_CASES = {
    "scipio-africanus": "6.11",
    "marcus-marcellus": "6.12",
    "fabius-maximus": "6.13",
    "gaius-duilius": "6.14",
    "hamilcar-barca": "6.15",
    "hannibal-barca": "6.16",
    "hasdrubal-barca": "6.17",
    "maharbal": "6.18",
    "alexander": "6.19",
    "leonidas": "6.20",
    "pyrrhus": "6.21",
    "philopoemen": "6.22",
    "ptolemy-euergetes": "6.23",
    "cleopatra": "6.24",
    "berenice": "6.25",
    "sosibius": "6.26",
    "cyrus": "6.27",
    "darius": "6.28",
    "artemisia": "6.29",
    "arsaces": "6.30",
    "vercingetorix": "6.31",
    "brennus": "6.32",
    "ambiorix": "6.33",
    "viridomarus": "6.34",
}

ATTACKING = [
    (ROME, "1i", "scipio-africanus", (1 + 4 + 1, 1 + 0 + 1)),
    (ROME, "1i", "marcus-marcellus", (1 + 3 + 1, 3)),
    (ROME, "1i", "fabius-maximus", (1 + 2 + 1, 3)),
    (ROME, "1i", "gaius-duilius", (1 + 2 + 1, 3)),
    (CARTHAGE, "1i", "hamilcar-barca", (1 + 3 + 1, 3)),
    (CARTHAGE, "1i", "hannibal-barca", (1 + 4 + 1, 3)),
    (CARTHAGE, "1i", "hasdrubal-barca", (1 + 2 + 1, 3)),
    (CARTHAGE, "1i", "maharbal", (1 + 1 + 1, 3)),
    (CARTHAGE, "1c", "maharbal", (2 + 2 + 1, 3)),
    (CARTHAGE, "2i2c", "maharbal", (6 + 3 + 1, 3)),
    (CARTHAGE, "3c", "maharbal", (6 + 3 + 1, 3)),
    (GREECE, "1i", "alexander", (1 + 5 + 1, 3)),
    (GREECE, "1i", "leonidas", (1 + 2 + 1, 3)),
    (GREECE, "1i", "pyrrhus", (1 + 4 + 1, 3)),
    (GREECE, "1i", "philopoemen", (1 + 2 + 1, 3)),
    (EGYPT, "1i", "ptolemy-euergetes", (1 + 4 + 1, 3)),
    (EGYPT, "1i", "cleopatra", (1 + 1 + 1, 3)),
    (EGYPT, "1i", "berenice", (1 + 2 + 1, 3)),
    (EGYPT, "1i", "sosibius 0", (1 + 2 + 1, 3)),
    (EGYPT, "1i", "sosibius 1", (1 + 3 + 1, 3)),
    (EGYPT, "1i", "sosibius 3", (1 + 5 + 1, 3)),
    (PERSIA, "1i", "cyrus", (1 + 4 + 1, 3)),
    (PERSIA, "1i", "darius", (1 + 3 + 1, 3)),
    (PERSIA, "1i", "artemisia", (1 + 2 + 1, 3)),
    (PERSIA, "1i", "arsaces", (1 + 2 + 1, 3)),
    (GAUL, "1i", "vercingetorix", (1 + 3 + 1, 3)),
    (GAUL, "2i", "vercingetorix", (2 + 4 + 1, 3)),
    (GAUL, "3i1c", "vercingetorix", (5 + 4 + 1, 3)),
    (GAUL, "5i", "vercingetorix", (5 + 5 + 1, 3)),
    (GAUL, "6i", "vercingetorix", (6 + 6 + 1, 3)),
    (GAUL, "1i", "brennus", (1 + 3 + 1, 3)),
    (GAUL, "1i", "ambiorix", (1 + 2 + 1, 3)),
    (GAUL, "1i", "viridomarus", (1 + 4 + 1, 3)),
]
"""Attacker, his units, his hero; 1 infantry defends Celtica; both dice show 1."""

DEFENDING = [
    (ROME, "1i", "scipio-africanus", 1 + 1 + 4 + 1),
    (ROME, "1i", "marcus-marcellus", 1 + 1 + 3 + 1),
    (ROME, "1i", "fabius-maximus", 1 + 1 + 3 + 1),
    (ROME, "1i", "gaius-duilius", 1 + 1 + 2 + 1),
    (CARTHAGE, "1i", "hamilcar-barca", 1 + 1 + 5 + 1),
    (CARTHAGE, "1i", "hannibal-barca", 1 + 1 + 4 + 1),
    (CARTHAGE, "1i", "hasdrubal-barca", 1 + 1 + 2 + 1),
    (CARTHAGE, "1i1c", "maharbal", 3 + 1 + 2 + 1),
    (GREECE, "1i", "alexander", 1 + 1 + 3 + 1),
    (GREECE, "1i", "leonidas", 1 + 1 + 5 + 1),
    (GREECE, "1i", "pyrrhus", 1 + 1 + 4 + 1),
    (GREECE, "1i", "philopoemen", 1 + 1 + 2 + 1),
    (EGYPT, "1i", "ptolemy-euergetes", 1 + 1 + 4 + 1),
    (EGYPT, "1i", "cleopatra", 1 + 1 + 1 + 1),
    (EGYPT, "1i", "berenice", 1 + 1 + 2 + 1),
    (EGYPT, "1i", "sosibius 2", 1 + 1 + 4 + 1),
    (PERSIA, "1i", "cyrus", 1 + 1 + 4 + 1),
    (PERSIA, "1i", "darius", 1 + 1 + 3 + 1),
    (PERSIA, "1i", "artemisia", 1 + 1 + 2 + 1),
    (PERSIA, "1i", "arsaces", 1 + 1 + 3 + 1),
    (GAUL, "4i", "vercingetorix", 4 + 1 + 5 + 1),
    (GAUL, "1i", "brennus", 1 + 1 + 3 + 1),
    (GAUL, "1i", "viridomarus", 1 + 1 + 2 + 1),
]
"""Defender of Celtica, his units, his hero; 1 infantry attacks; both dice show 1."""


def with_case(rows: list[tuple[int, str, str, object]]) -> list[object]:
    return [
        pytest.param(
            *row,
            marks=pytest.mark.rule("final_conquest", HERO_CASES[row[2].split()[0]]),
            id=f"{row[2]}-{row[1]}".replace(" ", "-"),
        )
        for row in rows
    ]


@pytest.mark.parametrize(("seat", "units", "hero", "totals"), with_case(list(ATTACKING)))
def test_a_hero_in_attack(seat: int, units: str, hero: str, totals: tuple[int, int]) -> None:
    enemy = GAUL if seat != GAUL else ROME
    table = duel(seat, units, enemy, "1i", hero=hero, dice="1 1", purses={seat: 3})
    assert table.totals == totals


@pytest.mark.parametrize(("seat", "units", "hero", "total"), with_case(list(DEFENDING)))
def test_a_hero_in_defence(seat: int, units: str, hero: str, total: int) -> None:
    enemy = GAUL if seat != GAUL else ROME
    table = duel(enemy, "1i", seat, units, other=hero, dice="1 1", purses={seat: 3})
    assert table.totals == (1 + 1, total)


@pytest.mark.rule("final_conquest", "6.31")
def test_vercingetorix_adds_no_more_than_three() -> None:
    table = duel(
        GAUL,
        "8i",
        ROME,
        "1i",
        hero="vercingetorix",
        dice="1 1",
        places={"brundium": f"{GAUL} 1i", "averni": f"{GAUL} 1i"},
    )
    assert table.totals == (8 + 3 + 3 + 1, 3)


@pytest.mark.rule("final_conquest", "6.33")
@pytest.mark.parametrize(("dice", "counts"), [("4 1", 1), ("1 4", 1), ("3 4", 3), ("2 2", 2)])
def test_whoever_attacks_ambiorix_has_the_lower_of_two_dice(dice: str, counts: int) -> None:
    table = duel(ROME, "1i", GAUL, "1i", other="ambiorix", dice=f"{dice} 1")
    assert table.totals == (1 + counts, 1 + 1 + 2 + 1)


PLACES = [
    ("illyria", "celtica", None, 1),
    ("illyria", "alpes", None, 1),
    ("illyria", "macedonia", None, 2),
    ("thracia", "asia-minor", None, 2),
    ("rome", "mare-tyrrhenum", None, 1),
    ("illyria", "celtica", "strong-walls", 1),
    ("illyria", "alpes", "strong-walls", 2),
    ("illyria", "macedonia", "strong-walls", 3),
    ("thracia", "asia-minor", "strong-walls", 3),
    ("rome", "mare-tyrrhenum", "strong-walls", 1),
]


@pytest.mark.rule("final_conquest", "13.5")
@pytest.mark.rule("final_conquest", "13.6")
@pytest.mark.rule("final_conquest", "7.27")
@pytest.mark.rule("final_conquest", "3.12")
@pytest.mark.parametrize(("origin", "target", "card", "bonus"), PLACES)
def test_the_bonus_of_a_place(origin: str, target: str, card: str | None, bonus: int) -> None:
    """Egypt defends: nothing here is its home, Macedonia is conquered."""
    table = duel(ROME, "1i", EGYPT, "1i", origin, target, dice="1 1", card=card)
    assert table.totals == (2, 1 + bonus + 1)


@pytest.mark.rule("final_conquest", "13.5")
@pytest.mark.rule("final_conquest", "7.27")
@pytest.mark.parametrize("card", [None, "strong-walls"])
@pytest.mark.parametrize("units", ["", "1i"])
def test_the_own_home_has_four_in_any_case(card: str | None, units: str) -> None:
    table = duel(ROME, "1i", GREECE, units, "illyria", "macedonia", dice="1 1", card=card)
    assert table.totals == (2, len(units) // 2 + 4 + 1)


@pytest.mark.rule("final_conquest", "6.11")
@pytest.mark.parametrize(
    ("target", "defender", "card", "other", "total"),
    [
        ("macedonia", GREECE, None, None, 1 + 1),
        ("macedonia", GREECE, None, "leonidas", 1 + 5 + 1),
        ("macedonia", EGYPT, "strong-walls", None, 1 + 1),
        ("alpes", EGYPT, "strong-walls", None, 1 + 1),
        ("celtica", EGYPT, None, "cleopatra", 1 + 1 + 1 + 1),
    ],
)
def test_scipio_strikes_out_the_place_alone(
    target: str, defender: int, card: str | None, other: str | None, total: int
) -> None:
    """Against Cleopatra he strikes out nothing, and has no strength either."""
    table = duel(
        ROME,
        "1i",
        defender,
        "1i",
        "illyria",
        target,
        hero="scipio-africanus",
        other=other,
        dice="1 1",
        card=card,
    )
    assert table.totals == (1 + (0 if other == "cleopatra" else 4) + 1, total)


@pytest.mark.rule("final_conquest", "13.4")
@pytest.mark.rule("final_conquest", "6.8")
@pytest.mark.parametrize(
    ("attacker", "hero", "defender", "other", "origin", "target", "totals"),
    [
        (ROME, "scipio-africanus", GREECE, None, "illyria", "macedonia", (1 + 4 + 1, 0 + 1)),
        (ROME, None, GAUL, "vercingetorix", "celtica", "gaul", (2, 4 + 3 + 1)),
        (ROME, None, CARTHAGE, "maharbal", "numidia", "carthage", (2, 4 + 1 + 1)),
        (ROME, None, CARTHAGE, "hamilcar-barca", "numidia", "carthage", (2, 4 + 5 + 1)),
    ],
)
def test_a_vacant_home_with_heroes(
    attacker: int,
    hero: str | None,
    defender: int,
    other: str | None,
    origin: str,
    target: str,
    totals: tuple[int, int],
) -> None:
    table = duel(attacker, "1i", defender, "", origin, target, hero=hero, other=other, dice="1 1")
    assert table.totals == totals


@pytest.mark.rule("final_conquest", "6.9")
@pytest.mark.rule("final_conquest", "6.14")
@pytest.mark.rule("final_conquest", "6.29")
@pytest.mark.parametrize(("seat", "hero"), [(ROME, "gaius-duilius"), (PERSIA, "artemisia")])
@pytest.mark.parametrize(
    ("origin", "target", "more"),
    [
        ("sicilia", "mare-tyrrhenum", 2),
        ("mare-ibericum", "mare-tyrrhenum", 2),
        ("mare-tyrrhenum", "sicilia", 0),
        ("brundium", "sicilia", 0),
    ],
)
def test_the_sea_is_where_the_attack_goes(
    seat: int, hero: str, origin: str, target: str, more: int
) -> None:
    table = duel(seat, "1i", GAUL, "1i", origin, target, hero=hero, dice="1 1")
    assert table.totals == (1 + 2 + more + 1, 3)
    table = duel(GAUL, "1i", seat, "1i", origin, target, other=hero, dice="1 1")
    assert table.totals == (2, 1 + 1 + 2 + more + 1)


@pytest.mark.rule("final_conquest", "6.24")
@pytest.mark.parametrize(
    ("seat", "hero"),
    [
        (ROME, "scipio-africanus"),
        (CARTHAGE, "hamilcar-barca"),
        (CARTHAGE, "maharbal"),
        (GREECE, "alexander"),
        (GREECE, "pyrrhus"),
        (GREECE, "philopoemen"),
        (PERSIA, "cyrus"),
        (GAUL, "vercingetorix"),
    ],
)
def test_cleopatra_leaves_no_strength(seat: int, hero: str) -> None:
    table = duel(seat, "2c", EGYPT, "1i", hero=hero, other="cleopatra", dice="1 1")
    assert table.totals == (4 + 0 + 1, 1 + 1 + 1 + 1)
    assert hero in table.burnt() and "cleopatra" in table.burnt()
    table = duel(EGYPT, "1i", seat, "2c", hero="cleopatra", other=hero, dice="1 1")
    assert table.totals == (1 + 1 + 1, 4 + 1 + 0 + 1)


@pytest.mark.rule("final_conquest", "6.24")
@pytest.mark.rule("final_conquest", "6.33")
def test_against_cleopatra_ambiorix_lets_roll_one_die() -> None:
    table = duel(EGYPT, "1i", GAUL, "1i", hero="cleopatra", other="ambiorix", dice="4 1")
    assert table.totals == (1 + 1 + 4, 1 + 1 + 1)


@pytest.mark.rule("final_conquest", "13.10")
@pytest.mark.rule("final_conquest", "13.3")
def test_each_side_adds_its_own_die() -> None:
    assert duel(ROME, "1i1c", EGYPT, "2i", dice="4 1").totals == (3 + 4, 2 + 1 + 1)
    assert duel(ROME, "1i1c", EGYPT, "2i", dice="1 3").totals == (3 + 1, 2 + 1 + 3)


@pytest.mark.rule("final_conquest", "13.10")
def test_the_faces_of_the_die() -> None:
    assert Table(3).board["die"] == [1, 1, 2, 3, 4, 4]


@pytest.mark.rule("final_conquest", "13.7")
@pytest.mark.rule("final_conquest", "2.9")
def test_the_attacker_speaks_first_and_only_once() -> None:
    table = Table(
        6,
        {"illyria": f"{ROME} 1c", "celtica": f"{EGYPT} 1i"},
        heroes={ROME: "scipio-africanus", EGYPT: "cleopatra"},
    )
    table.go("attack illyria celtica")
    assert table.asked() == [ROME]
    table.go("no-hero")
    assert table.asked() == [EGYPT]
    table.go("play-hero", dice="1 1")
    assert table.view()["battle"] is None
    assert table.burnt() == {"cleopatra"}
    assert table.hand(ROME) == {"scipio-africanus"}


@pytest.mark.rule("final_conquest", "13.7")
@pytest.mark.rule("final_conquest", "2.9")
def test_a_hero_laid_down_is_sealed_to_the_enemy() -> None:
    table = Table(
        6,
        {"illyria": f"{ROME} 1c", "celtica": f"{EGYPT} 1i"},
        heroes={ROME: "scipio-africanus marcus-marcellus", EGYPT: "cleopatra"},
    )
    table.go("attack illyria celtica", "play-hero", "card scipio-africanus")
    assert table.asked() == [EGYPT]
    assert table.view(EGYPT)["battle"]["attacker_hero"] == "sealed"
    assert table.view(None)["battle"]["attacker_hero"] == "sealed"
    assert "scipio-africanus" not in str(table.view(EGYPT)["battle"])


@pytest.mark.rule("final_conquest", "13.8")
def test_who_holds_no_hero_is_not_asked() -> None:
    table = Table(6, {"illyria": f"{ROME} 1c", "celtica": f"{EGYPT} 1i"})
    table.go("attack illyria celtica", dice="4 1")
    assert table.totals == (6, 3)


@pytest.mark.rule("final_conquest", "7.28")
def test_silent_oracles_leave_the_hero_steps_out() -> None:
    table = Table(
        6,
        {"illyria": f"{ROME} 1c", "celtica": f"{EGYPT} 1i"},
        heroes={ROME: "scipio-africanus", EGYPT: "cleopatra"},
        card="silent-oracles",
        purses={ROME: 5},
    )
    assert "buy gaius-duilius" in table.legal(ROME)
    table.go("attack illyria celtica", dice="4 1")
    assert table.totals == (6, 3)
    assert table.burnt() == set()


@pytest.mark.rule("final_conquest", "6.22")
@pytest.mark.rule("final_conquest", "13.11")
@pytest.mark.parametrize(("answer", "total"), [("reroll", 1 + 2 + 1), ("keep-die", 1 + 2 + 3)])
def test_philopoemen_rolls_again_and_the_second_stands(answer: str, total: int) -> None:
    table = duel(GREECE, "1i", EGYPT, "1i", hero="philopoemen", dice="3 1", stop="reroll")
    assert table.asked() == [GREECE]
    assert table.legal(GREECE) == {"reroll", "keep-die"}
    table.go(answer, dice="1" if answer == "reroll" else "")
    assert table.totals == (total, 3)


@pytest.mark.rule("final_conquest", "6.22")
def test_philopoemen_rolls_again_in_anothers_turn() -> None:
    table = duel(EGYPT, "1i", GREECE, "1i", other="philopoemen", dice="3 1", stop="reroll")
    assert table.asked() == [GREECE]
    table.go("reroll", dice="4")
    assert table.totals == (4, 1 + 1 + 2 + 4)


@pytest.mark.rule("final_conquest", "13.11")
def test_philopoemen_against_ambiorix_rolls_two_again() -> None:
    table = duel(
        GREECE, "1i", GAUL, "1i", hero="philopoemen", other="ambiorix", dice="2 1 1", stop="reroll"
    )
    table.go("reroll", dice="4 3")
    assert table.totals == (1 + 2 + 3, 1 + 1 + 2 + 1)


@pytest.mark.rule("final_conquest", "6.26")
def test_sosibius_pays_at_most_his_purse_and_pays_in_vain_too() -> None:
    table = duel(EGYPT, "1i", GAUL, "3c", hero="sosibius 2", dice="1 4", purses={EGYPT: 2})
    assert table.totals == (1 + 2 + 2 + 1, 6 + 1 + 4)
    assert table.purse(EGYPT) == 0
    table = Table(
        6,
        {"illyria": f"{EGYPT} 1i", "celtica": f"{GAUL} 1i"},
        heroes={EGYPT: "sosibius"},
        purses={EGYPT: 2},
        first=EGYPT,
    )
    table.go("attack illyria celtica", "play-hero", "?card sosibius")
    assert table.legal(EGYPT) == {"pay 0", "pay 1", "pay 2"}
