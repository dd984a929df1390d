"""6 What each of the 24 heroes adds, in either role, on land and at sea, and what his card says."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.games.final_conquest.board import FACTION, HERO, HERO_FACTION, HERO_PRICE, HEROES_OF
from anabasis.games.final_conquest.heroes import HERO_STRENGTH, PRINTED_EFFECTS, may_hold
from anabasis.kit.components import Components
from tests.rules.final_conquest.fighting import Field, duel

CARDS = Components("anabasis.games.final_conquest", "heroes").table("hero")


# ---- the cards


@pytest.mark.rule("final_conquest", "6.1")
def test_each_faction_has_four_heroes_worth_thirty() -> None:
    assert len(HERO) == 24
    for faction in range(len(FACTION)):
        heroes = [hero for hero in range(24) if HERO_FACTION[hero] == faction]
        assert len(heroes) == 4
        assert sum(HERO_PRICE[hero] for hero in heroes) == 30
        assert HEROES_OF[faction].bit_count() == 4


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_a_price_is_twice_the_strength_and_the_points_of_the_abilities(
    card: dict[str, Any],
) -> None:
    points = sum(effect["points"] for effect in card["effects"])
    assert card["price"] == 2 * card["strength"] + points


@pytest.mark.rule("final_conquest", "6.15")
def test_hamilcar_is_as_the_rule_text_prints_him() -> None:
    hamilcar = HERO.read("hamilcar-barca")
    assert (HERO_STRENGTH[hamilcar], HERO_PRICE[hamilcar]) == (3, 10)
    assert PRINTED_EFFECTS[hamilcar] == [
        {"effect": "strength", "amount": 2, "role": "defender"},
        {"effect": "extra-kill", "amount": 1, "result": "decided", "overrides": True},
    ]


def test_the_order_of_the_cards_is_that_of_the_rulebook() -> None:
    assert HERO.words[0] == "scipio-africanus"
    assert HERO.words[4] == "hamilcar-barca"
    assert HERO.words[23] == "viridomarus"


# ---- what others can tell of a hand


def bit(*names: str) -> int:
    return sum(1 << HERO.read(name) for name in names)


@pytest.mark.rule("final_conquest", "2.8")
@pytest.mark.rule("final_conquest", "2.9")
def test_a_hand_is_known_by_its_prices() -> None:
    assert may_hold(bit("scipio-africanus"), 0) == bit("scipio-africanus")
    assert may_hold(bit("hamilcar-barca"), 0) == bit("hamilcar-barca", "hannibal-barca")
    assert may_hold(bit("berenice"), bit("sosibius")) == bit("berenice", "cleopatra")
    assert may_hold(bit("berenice", "ptolemy-euergetes"), 0) == bit(
        "berenice", "cleopatra", "sosibius", "ptolemy-euergetes"
    )
    assert may_hold(0, 0) == 0


# ---- strengths

OTHERS = {"rome": "greece", "greece": "rome"}


def added(hero: str, role: str, at_sea: bool, units: tuple[int, int], pay: int) -> int:
    """What a hero adds to his side, in a battle by land or at sea."""
    own = FACTION.words[HERO_FACTION[HERO.read(hero)]]
    other = OTHERS.get(own, "rome")
    origin, target = ("brundium", "mare-ionium") if at_sea else ("illyria", "dacia")
    attacker, defender = (own, other) if role == "attacker" else (other, own)
    field = duel(
        attacker,
        defender,
        (1, 1, 1),
        attacking=units if role == "attacker" else (4, 0),
        defending=units if role == "defender" else (4, 0),
        origin=origin,
        target=target,
        heroes={own: hero},
        purses={own: 3},
        pay=pay,
    )
    if field.asked_for("keep-die"):
        field.do("keep-die")
    terms = field.terms("attack" if role == "attacker" else "defence")
    assert terms["infantry" if units[0] else "cavalry"] == units[0] or 2 * units[1]
    return sum(terms.get(name, 0) for name in ("hero", "ability", "paid"))


FOOT = (4, 0)


def row(
    case: str,
    hero: str,
    role: str,
    expected: int,
    at_sea: bool = False,
    units: tuple[int, int] = FOOT,
    pay: int = 0,
) -> object:
    name = f"{hero}-{role}-{'sea' if at_sea else 'land'}-{units[0]}i{units[1]}c-{pay}"
    return pytest.param(
        hero,
        role,
        expected,
        at_sea,
        units,
        pay,
        id=name,
        marks=pytest.mark.rule("final_conquest", case),
    )


@pytest.mark.parametrize(
    ("hero", "role", "expected", "at_sea", "units", "pay"),
    [
        row("6.11", "scipio-africanus", "attacker", 4),
        row("6.11", "scipio-africanus", "defender", 4),
        row("6.12", "marcus-marcellus", "attacker", 3),
        row("6.12", "marcus-marcellus", "defender", 3),
        row("6.13", "fabius-maximus", "attacker", 2),
        row("6.13", "fabius-maximus", "defender", 3),
        row("6.14", "gaius-duilius", "attacker", 2),
        row("6.14", "gaius-duilius", "defender", 2),
        row("6.14", "gaius-duilius", "attacker", 4, at_sea=True),
        row("6.14", "gaius-duilius", "defender", 4, at_sea=True),
        row("6.15", "hamilcar-barca", "attacker", 3),
        row("6.15", "hamilcar-barca", "defender", 5),
        row("6.16", "hannibal-barca", "attacker", 4),
        row("6.16", "hannibal-barca", "defender", 4),
        row("6.17", "hasdrubal-barca", "attacker", 2),
        row("6.17", "hasdrubal-barca", "defender", 2),
        row("6.18", "maharbal", "attacker", 1),
        row("6.18", "maharbal", "attacker", 2, units=(0, 1)),
        row("6.18", "maharbal", "attacker", 3, units=(0, 2)),
        row("6.18", "maharbal", "defender", 3, units=(0, 3)),
        row("6.19", "alexander", "attacker", 5),
        row("6.19", "alexander", "defender", 3),
        row("6.20", "leonidas", "attacker", 2),
        row("6.20", "leonidas", "defender", 5),
        row("6.21", "pyrrhus", "attacker", 4),
        row("6.21", "pyrrhus", "defender", 4),
        row("6.22", "philopoemen", "attacker", 2),
        row("6.22", "philopoemen", "defender", 2),
        row("6.23", "ptolemy-euergetes", "attacker", 4),
        row("6.23", "ptolemy-euergetes", "defender", 4),
        row("6.24", "cleopatra", "attacker", 1),
        row("6.24", "cleopatra", "defender", 1),
        row("6.25", "berenice", "attacker", 2),
        row("6.25", "berenice", "defender", 2),
        row("6.26", "sosibius", "attacker", 2),
        row("6.26", "sosibius", "attacker", 5, pay=3),
        row("6.26", "sosibius", "defender", 3, pay=1),
        row("6.27", "cyrus", "attacker", 4),
        row("6.27", "cyrus", "defender", 4),
        row("6.28", "darius", "attacker", 3),
        row("6.28", "darius", "defender", 3),
        row("6.29", "artemisia", "attacker", 2),
        row("6.29", "artemisia", "defender", 2),
        row("6.29", "artemisia", "attacker", 4, at_sea=True),
        row("6.29", "artemisia", "defender", 4, at_sea=True),
        row("6.30", "arsaces", "attacker", 2),
        row("6.30", "arsaces", "defender", 3),
        row("6.31", "vercingetorix", "attacker", 3, units=(1, 0)),
        row("6.31", "vercingetorix", "attacker", 4, units=(2, 0)),
        row("6.31", "vercingetorix", "defender", 4, units=(3, 0)),
        row("6.31", "vercingetorix", "attacker", 6, units=(6, 0)),
        row("6.31", "vercingetorix", "attacker", 6, units=(9, 0)),
        row("6.31", "vercingetorix", "defender", 3, units=(0, 2)),
        row("6.32", "brennus", "attacker", 3),
        row("6.32", "brennus", "defender", 3),
        row("6.33", "ambiorix", "attacker", 2),
        row("6.33", "ambiorix", "defender", 2),
        row("6.34", "viridomarus", "attacker", 4),
        row("6.34", "viridomarus", "defender", 2),
    ],
)
def test_what_a_hero_adds(
    hero: str, role: str, expected: int, at_sea: bool, units: tuple[int, int], pay: int
) -> None:
    assert added(hero, role, at_sea, units, pay) == expected


@pytest.mark.rule("final_conquest", "6.9")
@pytest.mark.parametrize("hero", ["gaius-duilius", "artemisia"])
def test_from_a_sea_against_land_is_no_battle_at_sea(hero: str) -> None:
    """E41."""
    own = FACTION.words[HERO_FACTION[HERO.read(hero)]]
    field = duel(own, "greece", (1, 1), origin="mare-ionium", target="cyrene", heroes={own: hero})
    assert field.terms("attack") == {"infantry": 4, "hero": 2}


@pytest.mark.rule("final_conquest", "6.9")
@pytest.mark.parametrize("hero", ["gaius-duilius", "artemisia"])
def test_from_land_against_a_sea_is_a_battle_at_sea(hero: str) -> None:
    """E41."""
    own = FACTION.words[HERO_FACTION[HERO.read(hero)]]
    field = duel(own, "greece", (1, 1), origin="cyrene", target="mare-ionium", heroes={own: hero})
    assert field.terms("attack") == {"infantry": 4, "hero": 2, "ability": 2}


@pytest.mark.rule("final_conquest", "6.8")
@pytest.mark.parametrize(
    ("faction", "home", "origin", "hero", "strength"),
    [
        ("gaul", "gaul", "averni", "vercingetorix", 3),
        ("carthage", "carthage", "berber", "maharbal", 1),
    ],
)
def test_in_a_vacant_home_a_hero_counts_no_units(
    faction: str, home: str, origin: str, hero: str, strength: int
) -> None:
    """E38: the home itself, the hero and the die."""
    field = Field({"rome": {origin: (9, 0)}}, {faction: [hero]})
    field.attack(origin, home, (1, 4), heroes={faction: hero})
    assert field.terms("defence") == {"home": 4, "hero": strength}


@pytest.mark.rule("final_conquest", "6.8")
def test_units_left_at_home_do_not_count_for_a_hero() -> None:
    """Only those in the battle: four of six infantry attack."""
    field = Field(
        {"gaul": {"illyria": (6, 0)}, "rome": {"dacia": (1, 0)}}, {"gaul": ["vercingetorix"]}
    )
    four = 4 << 18
    field.attack("illyria", "dacia", (4, 1), force=four, heroes={"gaul": "vercingetorix"})
    assert field.terms("attack") == {"infantry": 4, "hero": 3, "ability": 2}


@pytest.mark.rule("final_conquest", "6.11")
@pytest.mark.parametrize(
    ("origin", "target", "card"),
    [
        ("illyria", "dacia", None),
        ("thracia", "asia-minor", None),
        ("illyria", "macedonia", None),
        ("illyria", "dacia", "strong-walls"),
        ("thracia", "asia-minor", "strong-walls"),
    ],
)
def test_scipio_attacks_and_the_place_gives_nothing(
    origin: str, target: str, card: str | None
) -> None:
    """E39: neither +1, nor +2, nor +4, nor Strong Walls."""
    field = duel(
        "rome",
        "greece",
        (1, 1),
        origin=origin,
        target=target,
        heroes={"rome": "scipio-africanus"},
        card=card,
    )
    assert field.terms("defence") == {"infantry": 4}


@pytest.mark.rule("final_conquest", "6.11")
def test_scipio_defending_leaves_his_own_bonus() -> None:
    field = duel("greece", "rome", (1, 1), heroes={"rome": "scipio-africanus"})
    assert field.terms("defence") == {"infantry": 4, "defence": 1, "hero": 4}


@pytest.mark.rule("final_conquest", "6.11")
@pytest.mark.parametrize(
    ("faction", "hero", "adds"),
    [
        ("carthage", "hamilcar-barca", {"hero": 3, "ability": 2}),
        ("greece", "leonidas", {"hero": 2, "ability": 3}),
        ("persia", "arsaces", {"hero": 2, "ability": 1}),
    ],
)
def test_what_the_defending_hero_adds_stays_against_scipio(
    faction: str, hero: str, adds: dict[str, int]
) -> None:
    """E39."""
    field = duel("rome", faction, (1, 1), heroes={"rome": "scipio-africanus", faction: hero})
    assert field.terms("defence") == {"infantry": 4, **adds}


@pytest.mark.rule("final_conquest", "6.24")
def test_cleopatra_gives_the_place_its_bonus_back_from_scipio() -> None:
    field = duel("rome", "egypt", (1, 1), heroes={"rome": "scipio-africanus", "egypt": "cleopatra"})
    assert field.terms("attack") == {"infantry": 4}
    assert field.terms("defence") == {"infantry": 4, "defence": 1, "hero": 1}
