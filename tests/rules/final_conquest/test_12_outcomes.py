"""12 What a victory, a draw and a defeat bring: coin, entry, extra actions."""

from __future__ import annotations

import pytest

from anabasis.games.final_conquest.armies import EXTRA_1, EXTRA_2
from anabasis.games.final_conquest.board import TERRITORY
from anabasis.games.final_conquest.rules.occupation import (
    BEATEN_INDEPENDENTS,
    BEATEN_PLAYER,
    BEATEN_WITH_ALEXANDER,
    victorious,
)
from tests.rules.final_conquest.fighting import Field, duel, force

# ---- the coin


@pytest.mark.rule("final_conquest", "12.1")
@pytest.mark.rule("final_conquest", "7.26")
@pytest.mark.parametrize(("card", "coin"), [(None, 1), ("spoils-of-war", 3)])
def test_a_successful_attack_on_a_player_earns_its_coin(card: str | None, coin: int) -> None:
    field = duel("rome", "greece", (4, 1), (4, 0), (1, 0), card=card)
    assert field.purse("rome") == coin


@pytest.mark.rule("final_conquest", "12.1")
@pytest.mark.parametrize("card", [None, "spoils-of-war"])
def test_a_defender_who_wins_earns_nothing(card: str | None) -> None:
    """M6."""
    field = duel("rome", "greece", (1, 4), card=card)
    assert field.result() == "defender-wins"
    assert (field.purse("rome"), field.purse("greece")) == (0, 0)


@pytest.mark.rule("final_conquest", "12.1")
def test_each_victory_pays_also_over_the_same_units() -> None:
    """E61: the retreated infantry is beaten a second time."""
    field = duel(
        "rome",
        "greece",
        (1, 1),
        (4, 0),
        (2, 0),
        card="spoils-of-war",
        further={"gaul": {"celtica": (1, 0), "germania": (1, 0)}},
    )
    assert field.army("thracia") == (1, 0)
    field.do("stay-none")
    field.attack("dacia", "thracia", (4, 1)).do("stay-none")
    assert field.purse("rome") == 6
    assert field.purse("greece") == 0


# ---- entry


@pytest.mark.rule("final_conquest", "12.3")
@pytest.mark.rule("final_conquest", "13.19")
def test_the_victors_enter_and_control_the_territory() -> None:
    field = duel("rome", "greece", (4, 1), (3, 1), (1, 0))
    field.do("stay-none")
    assert field.over()
    assert field.owner("dacia") == "rome"
    assert field.army("dacia") == (3, 1)
    assert field.owner("illyria") == "nobody"


@pytest.mark.rule("final_conquest", "11.14")
@pytest.mark.rule("final_conquest", "11.16")
def test_one_may_stay_behind_spent() -> None:
    """E61."""
    field = duel("rome", "greece", (4, 1), (3, 1), (1, 0))
    field.do("stay cavalry")
    assert field.ready("illyria") == {"spent": (0, 1)}
    assert field.ready("dacia") == {"extra-1": (3, 0)}
    assert field.owner("illyria") == "rome"


@pytest.mark.rule("final_conquest", "11.14")
def test_those_who_did_not_attack_stay_as_ready_as_they_were() -> None:
    field = Field({"rome": {"illyria": (4, 1)}, "greece": {"dacia": (1, 0)}})
    field.attack("illyria", "dacia", (4, 1), force=force(3, 0))
    assert field.refusal("stay cavalry") == ("11.14", "no-such-victor")
    field.do("stay infantry")
    assert field.ready("illyria") == {"spent": (1, 0), "fresh": (1, 1)}


@pytest.mark.rule("final_conquest", "11.15")
def test_a_single_victor_must_enter() -> None:
    """M17: it is not even asked."""
    field = duel("rome", "greece", (4, 1), (0, 1), (1, 0))
    assert field.over()
    assert field.army("dacia") == (0, 1)


@pytest.mark.rule("final_conquest", "7.47")
def test_a_battle_won_is_remembered_for_the_turn() -> None:
    field = duel("gaul", "rome", (4, 1), (4, 0), (1, 0), origin="alpes", target="brundium")
    field.do("stay-none")
    assert field.realm.sacked == 1 << TERRITORY.read("brundium")
    field = duel("gaul", "rome", (1, 4), (4, 0), (4, 0), origin="alpes", target="brundium")
    assert field.realm.sacked == 0


# ---- extra actions


@pytest.mark.rule("final_conquest", "12.4")
@pytest.mark.rule("final_conquest", "12.5")
@pytest.mark.rule("final_conquest", "12.6")
@pytest.mark.rule("final_conquest", "11.13")
@pytest.mark.parametrize(
    ("victory", "before", "after"),
    [
        (BEATEN_PLAYER, force(2, 1), force(2, 1, EXTRA_1)),
        (BEATEN_PLAYER, force(2, 1, EXTRA_1), force(2, 1, 0)),
        (BEATEN_PLAYER, force(2, 1, EXTRA_2), force(2, 1, EXTRA_1)),
        (BEATEN_WITH_ALEXANDER, force(2, 1), force(2, 1, EXTRA_2)),
        (BEATEN_WITH_ALEXANDER, force(2, 1, EXTRA_1), force(2, 1, EXTRA_1)),
        (BEATEN_WITH_ALEXANDER, force(2, 1, EXTRA_2), force(2, 1, EXTRA_2)),
        (BEATEN_INDEPENDENTS, force(2, 1), force(2, 1, 0)),
        (BEATEN_INDEPENDENTS, force(2, 1, EXTRA_2), force(2, 1, 0)),
        (
            BEATEN_PLAYER,
            force(1, 0) + force(2, 0, EXTRA_1) + force(0, 1, EXTRA_2),
            force(1, 1, EXTRA_1) + force(2, 0, 0),
        ),
    ],
)
def test_what_victors_may_still_do(victory: int, before: int, after: int) -> None:
    """M15, M16."""
    assert victorious(before, victory) == after


@pytest.mark.rule("final_conquest", "12.4")
@pytest.mark.rule("final_conquest", "12.5")
def test_a_second_victory_leaves_the_victors_spent() -> None:
    """E61: it pays again, and one may stay again."""
    field = duel("rome", "greece", (4, 1), (4, 0), (1, 0), further={"greece": {"thracia": (1, 0)}})
    field.do("stay-none")
    assert field.ready("dacia") == {"extra-1": (4, 0)}
    field.attack("dacia", "thracia", (4, 1))
    field.do("stay infantry")
    assert field.ready("thracia") == {"spent": (3, 0)}
    assert field.ready("dacia") == {"spent": (1, 0)}
    assert field.purse("rome") == 2


@pytest.mark.rule("final_conquest", "12.4")
def test_victors_may_part_each_with_its_own_action() -> None:
    """E61: two of three attack on, the third keeps its extra action."""
    field = duel("rome", "greece", (4, 1), (4, 0), (1, 0), further={"greece": {"thracia": (1, 0)}})
    field.do("stay infantry")
    field.attack("dacia", "thracia", (4, 1), force=force(2, 0, EXTRA_1))
    field.do("stay-none")
    assert field.ready("dacia") == {"extra-1": (1, 0)}
    assert field.ready("thracia") == {"spent": (2, 0)}


@pytest.mark.rule("final_conquest", "6.19")
@pytest.mark.rule("final_conquest", "12.6")
def test_alexander_first_gives_three_actions_in_all() -> None:
    """E62."""
    field = Field(
        {
            "greece": {"illyria": (4, 0)},
            "rome": {"dacia": (1, 0), "germania": (1, 0), "celtica": (1, 0)},
        },
        {"greece": ["alexander"]},
    )
    field.attack("illyria", "dacia", (4, 1), heroes={"greece": "alexander"}).do("stay-none")
    assert field.ready("dacia") == {"extra-2": (4, 0)}
    field.attack("dacia", "germania", (4, 1)).do("stay-none")
    assert field.ready("germania") == {"extra-1": (4, 0)}
    field.attack("germania", "celtica", (4, 1)).do("stay-none")
    assert field.ready("celtica") == {"spent": (4, 0)}


@pytest.mark.rule("final_conquest", "12.6")
def test_alexander_in_the_second_battle_gives_one_action_more() -> None:
    """E62, M16."""
    field = Field(
        {"greece": {"illyria": (4, 0)}, "rome": {"dacia": (1, 0), "germania": (1, 0)}},
        {"greece": ["alexander"]},
    )
    field.attack("illyria", "dacia", (4, 1)).do("stay-none")
    field.attack("dacia", "germania", (4, 1), heroes={"greece": "alexander"}).do("stay-none")
    assert field.ready("germania") == {"extra-1": (4, 0)}


@pytest.mark.rule("final_conquest", "12.6")
def test_alexanders_victors_and_fresh_troops_attack_together() -> None:
    """E62: the fresh win a further action; those with one extra action left are spent."""
    field = Field({"greece": {"dacia": (4, 0)}, "rome": {"germania": (1, 0)}})
    armies = list(field.realm.armies)
    mixed = force(2, 0, EXTRA_1) + force(2, 0)
    armies[TERRITORY.read("dacia")] = mixed
    field.realm.armies = tuple(armies)
    field.attack("dacia", "germania", (4, 1)).do("stay-none")
    assert field.ready("germania") == {"spent": (2, 0), "extra-1": (2, 0)}


@pytest.mark.rule("final_conquest", "6.19")
def test_alexander_cancelled_gives_no_action_more() -> None:
    field = duel(
        "greece",
        "egypt",
        (4, 1),
        (6, 0),
        (1, 0),
        heroes={"greece": "alexander", "egypt": "cleopatra"},
    )
    field.do("stay-none")
    assert field.ready("dacia") == {"extra-1": (6, 0)}


@pytest.mark.rule("final_conquest", "12.7")
@pytest.mark.rule("final_conquest", "12.14")
@pytest.mark.rule("final_conquest", "12.15")
@pytest.mark.parametrize(("dice", "left"), [((2, 1), 4), ((1, 2), 2)])
def test_a_draw_or_a_defeat_spends_whatever_was_left(dice: tuple[int, int], left: int) -> None:
    """M16: two extra actions are gone."""
    field = Field({"greece": {"dacia": (4, 0)}, "rome": {"germania": (4, 0)}})
    armies = list(field.realm.armies)
    armies[TERRITORY.read("dacia")] = force(4, 0, EXTRA_2)
    field.realm.armies = tuple(armies)
    field.attack("dacia", "germania", dice)
    assert field.over()
    assert field.ready("dacia") == {"spent": (left, 0)}
    assert field.owner("germania") == "rome"


@pytest.mark.rule("final_conquest", "13.22")
@pytest.mark.rule("final_conquest", "16.4")
def test_leaving_food_behind_is_counted_when_all_have_entered() -> None:
    """E63: Rome's six leave Brundium and its food; the quota falls to that of Rome alone, and the
    victors are trimmed before they act again."""
    field = Field({"rome": {"brundium": (6, 0), "alpes": (1, 0)}, "greece": {"sicilia": (1, 0)}})
    field.attack("brundium", "sicilia", (4, 1)).do("stay-none")
    assert field.owner("brundium") == "nobody"
    assert field.asked() == "rome"
    assert field.options() == ["trim infantry alpes", "trim infantry sicilia"]
    field.do("trim infantry sicilia")
    assert field.over()
    assert field.ready("sicilia") == {"extra-1": (5, 0)}


@pytest.mark.rule("final_conquest", "16.4")
def test_after_a_draw_nothing_was_left() -> None:
    """E63."""
    field = Field({"rome": {"brundium": (6, 0), "alpes": (1, 0)}, "greece": {"sicilia": (6, 0)}})
    field.attack("brundium", "sicilia", (2, 1))
    assert field.result() == "draw"
    assert field.over()
    assert field.army("brundium") == (6, 0)
