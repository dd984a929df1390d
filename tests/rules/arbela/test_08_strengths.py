"""8.1 Basic strengths."""

import pytest

from tests.rules.arbela.fighting import amount, attacked, begin_deed, fought, shock
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    battle,
    refused,
    told,
    words,
)

# ---- 8.1 Basic strengths


@pytest.mark.rule("arbela", "8.1a")
def test_a_unit_attacks_only_into_its_front_sections() -> None:
    position = battle(
        {
            "B-C": "hypaspist-1",
            "PA-RC1": "mercenary-hoplite-1",
            "B-LC1": "persian-infantry-1",
            "MA-RC1": "persian-infantry-2",
        },
        ordered="B-C",
    )
    begin_deed(position, "B-C", "shock")
    assert words(position, MACEDONIAN, "attack") == {"PA-RC1"}
    assert refused(position, MACEDONIAN, "attack B-LC1") == ("8.1a", "not-in-front")
    assert refused(position, MACEDONIAN, "attack MA-RC1") == ("8.1a", "not-in-front")


@pytest.mark.rule("arbela", "8.1a")
def test_the_attacker_adds_its_front_attack_strength() -> None:
    position = attacked({"B-C": "hypaspist-1", "PA-C": "apple-bearers"}, "hypaspist-1/PA-C")
    assert amount(shock(position, 1, 4), "attack", "strength") == 6


@pytest.mark.rule("arbela", "8.1b")
def test_a_unit_with_a_negative_strength_may_attack_with_a_lower_total() -> None:
    position = battle({"B-C": "cretan-archer", "PA-C": "babylonian-levy-1"}, ordered="B-C")
    begin_deed(position, "B-C", "shock")
    events = act(position, MACEDONIAN, "attack PA-C", 4, 2)
    assert amount(told(events, "shock")[0], "attack", "strength") == -1
    assert told(events, "shock")[0]["attack_total"] == 3


@pytest.mark.rule("arbela", "8.1c")
@pytest.mark.parametrize(
    ("facing", "strength"), [("north", 8), ("east", 3), ("west", 3), ("south", 6)]
)
def test_the_defender_uses_the_side_on_which_the_attacker_stands(
    facing: str, strength: int
) -> None:
    position = attacked(
        {"B-C": "phalanx-1", "PA-C": "apple-bearers"},
        "apple-bearers/B-C",
        facing={"B-C": facing},
        active=PERSIAN,
    )
    assert amount(shock(position, 1, 6), "defence", "strength") == strength


@pytest.mark.rule("arbela", "8.1c")
@pytest.mark.parametrize(("facing", "strength"), [("north", 8), ("west", 8), ("east", 6)])
def test_the_diagonal_sections_belong_to_front_and_rear(facing: str, strength: int) -> None:
    """PA-RC1 lies diagonally ahead to the left of a unit in B-C that faces north."""
    position = attacked(
        {"B-C": "phalanx-1", "PA-RC1": "apple-bearers"},
        "apple-bearers/B-C",
        facing={"B-C": facing},
        active=PERSIAN,
    )
    assert amount(shock(position, 1, 6), "defence", "strength") == strength


@pytest.mark.rule("arbela", "8.1d")
@pytest.mark.parametrize(("facing", "strength"), [("south", 6), ("east", 12), ("north", 12)])
def test_cavalry_counts_its_printed_strength_twice_on_flank_and_rear(
    facing: str, strength: int
) -> None:
    """The hits and the leader's bonus are not doubled."""
    position = attacked(
        {"B-C": "companion-1", "PA-C": "mercenary-hoplite-1"},
        "companion-1/PA-C",
        facing={"PA-C": facing},
        hits={"companion-1": 2},
        leaders={"philotas": "B-C"},
        moved="companion-1",
    )
    found = told(fought(position, 1, 1, 7), "shock")[0]
    assert amount(found, "attack", "strength") == strength
    assert found["attack_total"] == 1 + strength - 2 + 2


@pytest.mark.rule("arbela", "8.1d")
@pytest.mark.parametrize(("unit", "strength"), [("chariot-1", 5), ("apple-bearers", 4)])
def test_chariots_and_infantry_never_double(unit: str, strength: int) -> None:
    position = attacked(
        {"B-C": "phalanx-1", "PA-C": unit},
        f"{unit}/B-C",
        facing={"B-C": "south"},
        active=PERSIAN,
    )
    assert amount(shock(position, 1, 6), "attack", "strength") == strength


@pytest.mark.rule("arbela", "8.1d", "8.10.1f")
def test_the_elephant_never_doubles() -> None:
    position = attacked(
        {"B-C": "phalanx-1", "PA-C": "elephant"},
        "elephant/B-C",
        facing={"B-C": "south"},
        active=PERSIAN,
    )
    assert amount(shock(position, 3, 6, 6), "attack", "strength") == 4


@pytest.mark.rule("arbela", "8.1e")
def test_the_lowest_defence_among_the_sides_struck_counts() -> None:
    """Of a phalanx that faces west, PA-C lies on the flank (3) and PA-LC1 at the rear (6)."""
    position = attacked(
        {"B-C": "phalanx-1", "PA-C": "kardakes-infantry-1", "PA-LC1": "kardakes-infantry-2"},
        "kardakes-infantry-1/B-C kardakes-infantry-2/B-C",
        facing={"B-C": "west"},
        active=PERSIAN,
    )
    found = shock(position, 1, 6)
    assert found["units"] == ["kardakes-infantry-1", "kardakes-infantry-2"]
    assert amount(found, "defence", "strength") == 3


@pytest.mark.rule("arbela", "8.1f")
def test_a_disrupted_unit_defends_with_nothing_and_has_no_flank() -> None:
    """So the Companions do not double, and win only because it is disrupted."""
    position = attacked(
        {"B-C": "companion-1", "PA-C": "mercenary-hoplite-1"},
        "companion-1/PA-C",
        facing={"PA-C": "east"},
        disrupted="mercenary-hoplite-1",
    )
    found = shock(position, 1, 6)
    assert (amount(found, "attack", "strength"), amount(found, "defence", "strength")) == (6, 0)


@pytest.mark.rule("arbela", "8.1f", "8.4.1b")
def test_a_disrupted_unit_cannot_attack() -> None:
    """Beside it a fit unit of the stack may still withdraw, so there is something to declare."""
    position = battle(
        {"MA-C": "phalanx-1 agrianian", "B-C": "mercenary-hoplite-1"},
        disrupted="phalanx-1",
        ordered="MA-C",
    )
    act(position, MACEDONIAN, "activate MA-C")
    assert refused(position, MACEDONIAN, "declare shock") == ("5.1h", "nothing-to-do")
