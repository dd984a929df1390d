"""6.24 and where two heroes meet: Cleopatra against each, and pairs whose abilities touch."""

from __future__ import annotations

import pytest

from anabasis.games.final_conquest.board import FACTION, HERO, HERO_FACTION
from anabasis.games.final_conquest.heroes import (
    ABILITIES,
    ATTACKER,
    DEFENDER,
    EFFECT,
    HERO_STRENGTH,
    LOST,
    WON,
)
from anabasis.games.final_conquest.rules.engagement import opened
from anabasis.games.final_conquest.rules.heroes import ability_of, strength_printed
from tests.rules.final_conquest.fighting import Field, duel

ENEMIES = [hero for hero in HERO.words if FACTION.words[HERO_FACTION[HERO.read(hero)]] != "egypt"]


# ---- Cleopatra


@pytest.mark.rule("final_conquest", "6.24")
@pytest.mark.parametrize("role", [ATTACKER, DEFENDER])
@pytest.mark.parametrize("result", [WON, LOST])
@pytest.mark.parametrize("hero", ENEMIES)
def test_against_cleopatra_nothing_holds_but_hamilcars_kill(
    hero: str, result: int, role: int
) -> None:
    """E42: in each role, won and lost, by land and at sea."""
    number = HERO.read(hero)
    for target in (0, 42):
        battle = opened(0, 1, 1, target, 0).with_result(3, 2, result)
        battle = battle.with_hero(role, number, 0)
        before = strength_printed(battle, role)
        held = [
            EFFECT.words[ability.effect]
            for ability in ABILITIES[number]
            if ability_of(battle, role, ability.effect) is not None
        ]
        assert before == HERO_STRENGTH[number]
        battle = battle.with_hero(1 - role, HERO.read("cleopatra"), 0)
        left = [
            EFFECT.words[ability.effect]
            for ability in ABILITIES[number]
            if ability_of(battle, role, ability.effect) is not None
        ]
        assert strength_printed(battle, role) == 0
        assert left == (["extra-kill"] if hero == "hamilcar-barca" else [])
        assert set(left) <= set(held)


@pytest.mark.rule("final_conquest", "6.24")
@pytest.mark.parametrize("hero", ENEMIES)
def test_a_hero_that_cleopatra_cancels_is_burnt_all_the_same(hero: str) -> None:
    own = FACTION.words[HERO_FACTION[HERO.read(hero)]]
    field = duel(own, "egypt", (4, 1, 1), heroes={own: hero, "egypt": "cleopatra"})
    assert field.burnt() == {hero, "cleopatra"}
    assert field.told("hero-cancelled")[0]["hero"] == hero
    assert field.terms("attack") == {"infantry": 4}
    assert field.told("dice-rolled")[0]["defence_dice"] == [1]


@pytest.mark.rule("final_conquest", "6.24")
@pytest.mark.rule("final_conquest", "6.15")
def test_of_hamilcar_the_kill_remains() -> None:
    """E42."""
    field = duel(
        "egypt",
        "carthage",
        (4, 1),
        (4, 0),
        (2, 0),
        heroes={"egypt": "cleopatra", "carthage": "hamilcar-barca"},
    )
    assert field.totals() == (9, 4)
    assert field.terms("defence") == {"infantry": 2, "defence": 1}
    assert field.told("unit-killed")[0]["seat"] == 3
    field.do("stay-none")
    assert field.army("dacia") == (3, 0)


@pytest.mark.rule("final_conquest", "6.24")
def test_drawbacks_are_cancelled_too() -> None:
    """E42: no loss through Pyrrhus, no tie for Leonidas."""
    field = duel(
        "greece",
        "egypt",
        (4, 1),
        (6, 0),
        (1, 0),
        heroes={"greece": "pyrrhus", "egypt": "cleopatra"},
    )
    field.do("stay-none")
    assert field.army("dacia") == (6, 0)
    field = duel(
        "egypt",
        "greece",
        (3, 3),
        (4, 0),
        (4, 0),
        heroes={"egypt": "cleopatra", "greece": "leonidas"},
    )
    assert field.totals() == (8, 8)
    assert field.result() == "draw"


@pytest.mark.rule("final_conquest", "6.24")
def test_philopoemen_cancelled_does_not_roll_again() -> None:
    field = duel("greece", "egypt", (1, 4), heroes={"greece": "philopoemen", "egypt": "cleopatra"})
    assert field.over()
    assert "rolled-again" not in field.kinds()


@pytest.mark.rule("final_conquest", "6.24")
def test_ambiorix_cancelled_leaves_the_attacker_one_die() -> None:
    field = duel("egypt", "gaul", (4, 1), heroes={"egypt": "cleopatra", "gaul": "ambiorix"})
    assert field.told("dice-rolled")[0]["attack_dice"] == [4]


@pytest.mark.rule("final_conquest", "6.24")
def test_hannibal_cancelled_lets_the_beaten_go() -> None:
    field = duel(
        "carthage",
        "egypt",
        (4, 1),
        (5, 0),
        (4, 0),
        heroes={"carthage": "hannibal-barca", "egypt": "cleopatra"},
    )
    assert field.totals() == (9, 7)
    assert field.asked_for("retreat")


@pytest.mark.rule("final_conquest", "6.24")
def test_fabius_cancelled_loses_the_whole_margin() -> None:
    field = duel("rome", "egypt", (1, 4), heroes={"rome": "fabius-maximus", "egypt": "cleopatra"})
    assert field.totals() == (5, 10)
    assert field.army("illyria") == (0, 0)


@pytest.mark.rule("final_conquest", "6.24")
def test_hasdrubal_and_arsaces_cancelled_have_only_the_usual_ways() -> None:
    for own, hero in (("carthage", "hasdrubal-barca"), ("persia", "arsaces")):
        field = duel(
            "egypt",
            own,
            (2, 1),
            (6, 0),
            (5, 0),
            heroes={"egypt": "cleopatra", own: hero},
            further={own: {"numidia": (1, 0)}},
        )
        assert field.totals() == (9, 7)
        assert field.options() == [
            "retreat infantry celtica",
            "retreat infantry germania",
            "retreat infantry thracia",
        ]


@pytest.mark.rule("final_conquest", "6.24")
@pytest.mark.parametrize(
    ("own", "hero"),
    [
        ("rome", "marcus-marcellus"),
        ("carthage", "maharbal"),
        ("persia", "darius"),
        ("gaul", "brennus"),
        ("persia", "cyrus"),
    ],
)
def test_cancelled_heroes_bring_neither_money_nor_captives(own: str, hero: str) -> None:
    field = duel(
        own,
        "egypt",
        (4, 1),
        (6, 0),
        (1, 0),
        heroes={own: hero, "egypt": "cleopatra"},
        purses={"egypt": 5},
    )
    field.do("stay-none")
    assert field.over()
    assert field.purse(own) == 1
    assert field.purse("egypt") == 5
    assert field.army("dacia") == (6, 0)


# ---- pairs


@pytest.mark.rule("final_conquest", "13.15")
def test_hamilcar_against_marcellus_both_armies_lose_one_more() -> None:
    field = duel(
        "rome",
        "carthage",
        (4, 1),
        (5, 1),
        (2, 1),
        heroes={"rome": "marcus-marcellus", "carthage": "hamilcar-barca"},
    )
    assert field.totals() == (14, 11)
    assert field.asked() == "rome"
    field.do("kill cavalry")
    kills = [(event["seat"], event["hero"]) for event in field.told("unit-killed")]
    assert kills == [(1, "marcus-marcellus"), (0, "hamilcar-barca")]


@pytest.mark.rule("final_conquest", "13.15")
def test_pyrrhus_against_hamilcar_loses_two_winning() -> None:
    """One by Hamilcar, then one by his own card, in that order."""
    field = duel(
        "greece",
        "carthage",
        (4, 1),
        (5, 0),
        (1, 0),
        heroes={"greece": "pyrrhus", "carthage": "hamilcar-barca"},
    )
    assert field.totals() == (13, 8)
    assert [event["hero"] for event in field.told("unit-killed")] == ["hamilcar-barca", "pyrrhus"]
    field.do("stay-none")
    assert field.army("dacia") == (3, 0)


@pytest.mark.rule("final_conquest", "13.15")
def test_pyrrhus_beaten_by_hamilcar_loses_the_margin_and_two() -> None:
    field = duel(
        "greece",
        "carthage",
        (1, 2),
        (6, 0),
        (4, 0),
        heroes={"greece": "pyrrhus", "carthage": "hamilcar-barca"},
    )
    assert field.totals() == (11, 12)
    assert field.over()
    assert field.army("illyria") == (3, 0)


@pytest.mark.rule("final_conquest", "6.13")
@pytest.mark.rule("final_conquest", "13.15")
def test_fabius_beaten_by_ambiorix_loses_two() -> None:
    field = duel(
        "rome",
        "gaul",
        (4, 1, 4),
        (5, 0),
        (5, 0),
        heroes={"rome": "fabius-maximus", "gaul": "ambiorix"},
    )
    assert field.totals() == (8, 12)
    assert field.over()
    assert field.army("illyria") == (3, 0)


@pytest.mark.rule("final_conquest", "6.20")
def test_leonidas_tie_against_pyrrhus_is_not_possible_but_against_fabius_costs_nothing() -> None:
    """A margin of 0 takes nobody, with or without a limit."""
    field = duel(
        "rome",
        "greece",
        (4, 1),
        (5, 0),
        (3, 0),
        heroes={"rome": "fabius-maximus", "greece": "leonidas"},
    )
    assert field.totals() == (11, 10)
    field = duel(
        "rome",
        "greece",
        (3, 1),
        (5, 0),
        (3, 0),
        heroes={"rome": "fabius-maximus", "greece": "leonidas"},
    )
    assert field.totals() == (10, 10)
    assert field.result() == "defender-wins"
    assert field.over()
    assert field.army("illyria") == (5, 0)


@pytest.mark.rule("final_conquest", "6.20")
def test_leonidas_tie_pays_no_brennus_and_lets_ambiorix_kill_nobody() -> None:
    """The attacker has lost the tie: what needs a victory does not come."""
    field = duel(
        "gaul",
        "greece",
        (3, 1),
        (4, 0),
        (3, 0),
        heroes={"gaul": "brennus", "greece": "leonidas"},
        purses={"greece": 5},
    )
    assert field.totals() == (10, 10)
    assert field.result() == "defender-wins"
    assert (field.purse("gaul"), field.purse("greece")) == (0, 5)


@pytest.mark.rule("final_conquest", "6.31")
def test_vercingetorix_counts_before_the_losses() -> None:
    field = duel("gaul", "rome", (1, 4), (6, 0), (6, 0), heroes={"gaul": "vercingetorix"})
    assert field.terms("attack") == {"infantry": 6, "hero": 3, "ability": 3}


@pytest.mark.rule("final_conquest", "6.34")
def test_viridomarus_helps_an_attack_more_than_a_defence() -> None:
    field = duel("gaul", "rome", (1, 1), heroes={"gaul": "viridomarus"})
    assert field.terms("attack") == {"infantry": 4, "hero": 2, "ability": 2}
    field = duel("rome", "gaul", (1, 1), heroes={"gaul": "viridomarus"})
    assert field.terms("defence") == {"infantry": 4, "defence": 1, "hero": 2}


@pytest.mark.rule("final_conquest", "6.14")
@pytest.mark.rule("final_conquest", "6.29")
def test_duilius_and_artemisia_meet_at_sea() -> None:
    field = duel(
        "rome",
        "persia",
        (4, 4),
        (5, 0),
        (3, 0),
        origin="brundium",
        target="mare-ionium",
        heroes={"rome": "gaius-duilius", "persia": "artemisia"},
    )
    assert field.totals() == (13, 12)
    assert not field.told("units-lost")
    assert field.asked() == "persia"
    assert field.army("mare-ionium") == (3, 0)


@pytest.mark.rule("final_conquest", "13.11")
def test_philopoemen_rolling_again_may_turn_a_leonidas_free_tie() -> None:
    field = duel("greece", "rome", (1, 2), heroes={"greece": "philopoemen"})
    field.rolls(4).do("reroll")
    assert field.result() == "attacker-wins"


@pytest.mark.rule("final_conquest", "6.4")
def test_heroes_that_are_not_played_stay() -> None:
    field = Field(
        {"rome": {"illyria": (4, 0)}, "greece": {"dacia": (1, 0)}},
        {"rome": ["gaius-duilius"], "greece": ["leonidas"]},
    )
    field.attack("illyria", "dacia", (4, 1)).do("stay-none")
    assert field.held("rome") == {"gaius-duilius"}
    assert field.held("greece") == {"leonidas"}
    assert field.burnt() == set()
