"""13.1 to 13.6, 13.10 to 13.12 Strengths, bonuses, dice and what the sums mean; Berber."""

from __future__ import annotations

import pytest

from anabasis.core.die import EnumeratingDie
from anabasis.games.final_conquest.rules.battle import roll_die
from tests.rules.final_conquest.fighting import FOUR, Field, duel, force

# ---- the battle of Berber


def berber() -> Field:
    """M28: Egypt is player 2, for Cleopatra adds just 1; Carthage is in other hands."""
    field = Field(
        {
            "greece": {"espanga": (2, 2)},
            "egypt": {"berber": (1, 1), "carthage": (0, 1), "numidia": (1, 0)},
        },
        {"greece": ["pyrrhus"], "egypt": ["cleopatra"]},
        factions=FOUR,
    )
    return field.attack("espanga", "berber", (4, 3), heroes={"egypt": "cleopatra"})


@pytest.mark.rule("final_conquest", "13.3")
@pytest.mark.rule("final_conquest", "13.5")
@pytest.mark.rule("final_conquest", "13.12")
def test_the_battle_of_berber_is_won_by_ten_to_eight() -> None:
    field = berber()
    assert field.terms("attack") == {"infantry": 2, "cavalry": 4}
    assert field.terms("defence") == {"infantry": 1, "cavalry": 2, "defence": 1, "hero": 1}
    assert field.totals() == (10, 8)
    assert field.result() == "attacker-wins"


@pytest.mark.rule("final_conquest", "13.13")
@pytest.mark.rule("final_conquest", "12.8")
def test_in_berber_the_cavalry_falls_and_the_infantry_retreats() -> None:
    """The margin of 2 takes the cavalry; Carthage or Numidia are open, Espanga is not."""
    field = berber()
    assert field.told("units-lost") == [
        {
            "kind": "units-lost",
            "case": "13.13",
            "seat": 3,
            "territory": "berber",
            "infantry": 0,
            "cavalry": 1,
        }
    ]
    assert field.asked() == "egypt"
    assert field.options() == ["retreat infantry numidia", "retreat infantry carthage"]
    field.do("retreat infantry carthage")
    assert field.army("carthage") == (1, 1)


@pytest.mark.rule("final_conquest", "12.1")
@pytest.mark.rule("final_conquest", "11.14")
@pytest.mark.rule("final_conquest", "12.4")
def test_after_berber_one_may_stay_and_the_others_may_attack_again() -> None:
    field = berber().do("retreat infantry carthage")
    assert field.purse("greece") == 1
    assert field.options() == ["stay-none", "stay infantry", "stay cavalry"]
    field.do("stay infantry")
    assert field.over()
    assert field.ready("espanga") == {"spent": (1, 0)}
    assert field.ready("berber") == {"extra-1": (1, 2)}
    assert field.owner("berber") == "greece"
    # The victors attack Carthage, which is nobody's home of Egypt: 2 for the great fort.
    field.attack("berber", "carthage", (4, 4))
    assert field.terms("defence") == {"infantry": 1, "cavalry": 2, "great-fort": 2}


# ---- strengths and bonuses


@pytest.mark.rule("final_conquest", "13.1")
@pytest.mark.rule("final_conquest", "13.3")
def test_only_those_who_attack_count_and_all_who_stand_there() -> None:
    field = Field({"rome": {"illyria": (3, 2)}, "greece": {"dacia": (1, 2)}})
    field.attack("illyria", "dacia", (1, 4), force=force(2, 1))
    assert field.terms("attack") == {"infantry": 2, "cavalry": 2}
    assert field.terms("defence") == {"infantry": 1, "cavalry": 4, "defence": 1}


@pytest.mark.rule("final_conquest", "13.5")
@pytest.mark.rule("final_conquest", "13.6")
@pytest.mark.rule("final_conquest", "7.27")
@pytest.mark.parametrize(
    ("origin", "target", "card", "bonus"),
    [
        ("illyria", "thracia", None, {"defence": 1}),
        ("illyria", "dacia", None, {"defence": 1}),
        ("thracia", "asia-minor", None, {"great-fort": 2}),
        ("illyria", "macedonia", None, {"home": 4}),
        ("brundium", "mare-ionium", None, {"defence": 1}),
        ("illyria", "thracia", "strong-walls", {"defence": 1}),
        ("illyria", "dacia", "strong-walls", {"strong-walls": 2}),
        ("thracia", "asia-minor", "strong-walls", {"strong-walls": 3}),
        ("illyria", "macedonia", "strong-walls", {"home": 4}),
    ],
)
def test_the_highest_bonus_of_the_place_counts_alone(
    origin: str, target: str, card: str | None, bonus: dict[str, int]
) -> None:
    field = duel("rome", "greece", (1, 4), origin=origin, target=target, card=card)
    assert field.terms("defence") == {"infantry": 4, **bonus}


@pytest.mark.rule("final_conquest", "13.5")
@pytest.mark.rule("final_conquest", "3.12")
def test_rome_defends_a_conquered_carthage_with_two() -> None:
    """E40."""
    field = duel("greece", "rome", (1, 4), origin="sicilia", target="carthage")
    assert field.terms("defence") == {"infantry": 4, "great-fort": 2}


@pytest.mark.rule("final_conquest", "3.13")
def test_carthage_taken_back_has_four_at_once() -> None:
    """E40."""
    field = Field(
        {
            "carthage": {"numidia": (6, 0)},
            "rome": {"carthage": (1, 0)},
            "greece": {"sicilia": (4, 0)},
        }
    )
    field.attack("numidia", "carthage", (4, 1)).do("stay infantry")
    assert field.owner("carthage") == "carthage"
    field.attack("sicilia", "carthage", (1, 4))
    assert field.terms("defence") == {"infantry": 5, "home": 4}


@pytest.mark.rule("final_conquest", "13.4")
def test_a_vacant_home_defends_itself_with_four_and_a_die() -> None:
    """E38: 2 and 4 against 4 and 3: the attacker is beaten and has casualties as always."""
    field = duel("rome", "greece", (4, 3), (2, 0), (0, 0), target="macedonia")
    assert field.terms("defence") == {"home": 4}
    assert field.totals() == (6, 7)
    assert field.over()
    assert field.army("illyria") == (1, 0)
    assert field.owner("macedonia") == "greece"


@pytest.mark.rule("final_conquest", "13.4")
def test_a_vacant_home_taken_brings_coin_and_extra_action() -> None:
    """E38: nobody can be killed there or retreat."""
    field = duel("rome", "greece", (4, 1), (4, 0), (0, 0), target="macedonia")
    assert field.totals() == (8, 5)
    field.do("stay-none")
    assert field.owner("macedonia") == "rome"
    assert field.purse("rome") == 1
    assert field.ready("macedonia") == {"extra-1": (4, 0)}
    assert "units-lost" not in field.kinds()
    assert "no-way-out" not in field.kinds()


@pytest.mark.rule("final_conquest", "13.4")
@pytest.mark.rule("final_conquest", "6.5")
def test_a_hero_may_defend_a_vacant_home() -> None:
    field = duel(
        "rome",
        "greece",
        (4, 1),
        (4, 0),
        (0, 0),
        target="macedonia",
        heroes={"greece": "leonidas"},
    )
    assert field.terms("defence") == {"home": 4, "hero": 2, "ability": 3}
    assert field.burnt() == {"leonidas"}


# ---- dice


@pytest.mark.rule("final_conquest", "13.10")
def test_the_die_shows_one_and_four_twice_as_often() -> None:
    die = EnumeratingDie()
    chances: dict[int, float] = {}
    while True:
        face = roll_die(die)
        chances[face] = chances.get(face, 0) + die.weight / die.total
        if not die.advance():
            break
    assert {face: round(6 * chance) for face, chance in chances.items()} == {1: 2, 2: 1, 3: 1, 4: 2}


@pytest.mark.rule("final_conquest", "13.10")
def test_both_roll_the_attacker_first_and_all_see_it() -> None:
    field = duel("rome", "greece", (3, 2))
    rolled = field.told("dice-rolled")[0]
    assert (rolled["seat"], rolled["attack_dice"]) == (0, [3])
    assert (rolled["defender"], rolled["defence_dice"]) == (2, [2])


@pytest.mark.rule("final_conquest", "6.22")
@pytest.mark.rule("final_conquest", "13.11")
def test_philopoemen_rolls_again_when_both_dice_are_seen_and_the_second_stands() -> None:
    """E43: as attacker, and even if it is worse."""
    field = duel("greece", "rome", (2, 4), heroes={"greece": "philopoemen"})
    assert field.asked() == "greece"
    assert field.options() == ["keep-die", "reroll"]
    assert field.told("dice-rolled")
    assert not field.told("battle-decided")
    field.rolls(1).do("reroll")
    assert field.totals() == (4 + 2 + 1, 4 + 1 + 4)
    assert field.told("rolled-again")[0]["dice"] == [1]


@pytest.mark.rule("final_conquest", "13.11")
def test_philopoemen_rolls_again_in_the_enemys_turn_too() -> None:
    """E43."""
    field = duel("rome", "greece", (4, 1), heroes={"greece": "philopoemen"})
    assert field.asked() == "greece"
    field.rolls(4).do("reroll")
    assert field.totals() == (8, 4 + 1 + 2 + 4)


@pytest.mark.rule("final_conquest", "6.22")
def test_philopoemen_may_let_the_die_lie() -> None:
    field = duel("greece", "rome", (4, 1), heroes={"greece": "philopoemen"})
    field.do("keep-die")
    assert field.totals() == (10, 6)
    assert field.die.finished()


@pytest.mark.rule("final_conquest", "6.33")
def test_against_ambiorix_the_attacker_rolls_two_dice_and_the_lower_counts() -> None:
    field = duel("rome", "gaul", (4, 2, 3), heroes={"gaul": "ambiorix"})
    assert field.told("dice-rolled")[0]["attack_dice"] == [4, 2]
    assert field.totals() == (4 + 2, 4 + 1 + 2 + 3)


@pytest.mark.rule("final_conquest", "6.33")
def test_ambiorix_attacking_changes_no_die() -> None:
    field = duel("gaul", "rome", (4, 3), heroes={"gaul": "ambiorix"})
    assert field.told("dice-rolled")[0]["defence_dice"] == [3]


@pytest.mark.rule("final_conquest", "13.11")
def test_philopoemen_against_ambiorix_rolls_two_dice_again() -> None:
    """E43, M24."""
    field = duel("greece", "gaul", (1, 1, 3), heroes={"greece": "philopoemen", "gaul": "ambiorix"})
    field.rolls(4, 3).do("reroll")
    assert field.told("rolled-again")[0]["dice"] == [4, 3]
    assert field.totals() == (4 + 2 + 3, 4 + 1 + 2 + 3)


# ---- comparison


@pytest.mark.rule("final_conquest", "13.12")
@pytest.mark.parametrize(
    ("dice", "result", "margin"),
    [((4, 1), "attacker-wins", 2), ((2, 1), "draw", 0), ((1, 4), "defender-wins", 4)],
)
def test_the_higher_sum_wins_and_equal_sums_are_a_draw(
    dice: tuple[int, int], result: str, margin: int
) -> None:
    field = duel("rome", "greece", dice)
    decided = field.told("battle-decided")[0]
    assert (decided["result"], decided["margin"]) == (result, margin)


@pytest.mark.rule("final_conquest", "6.20")
@pytest.mark.rule("final_conquest", "13.12")
def test_a_tie_is_leonidas_victory_with_a_margin_of_nothing() -> None:
    """E46: nobody falls for the margin, and the defender earns no coin."""
    field = duel("rome", "greece", (4, 1), (6, 0), (4, 0), heroes={"greece": "leonidas"})
    assert field.totals() == (10, 11)
    field = duel("rome", "greece", (4, 1), (6, 0), (3, 0), heroes={"greece": "leonidas"})
    assert field.totals() == (10, 10)
    assert field.result() == "defender-wins"
    assert field.over()
    assert field.army("illyria") == (6, 0)
    assert field.ready("illyria") == {"spent": (6, 0)}
    assert field.purse("greece") == 0


@pytest.mark.rule("final_conquest", "6.20")
def test_leonidas_attacking_wins_no_tie() -> None:
    field = duel("greece", "rome", (1, 2), heroes={"greece": "leonidas"})
    assert field.totals() == (7, 7)
    assert field.result() == "draw"
