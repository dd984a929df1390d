"""8.6 The advance after a shock."""

import pytest

from tests.rules.arbela.fighting import attacked, begin_deed, fought
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    battle,
    faces,
    is_disrupted,
    options,
    refused,
    stack,
    to_move,
    where,
)

LEVY = {"B-C": "phalanx-1", "PA-C": "babylonian-levy-1"}

HOPLITES = {"B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"}

# ---- 8.6 Advance after shock


@pytest.mark.rule("arbela", "8.6a")
@pytest.mark.parametrize("answer", ["advance phalanx-1", "halt"])
def test_a_victor_who_has_not_moved_may_advance(answer: str) -> None:
    position = attacked(LEVY, "phalanx-1/PA-C")
    fought(position, 6, 1)
    assert options(position, MACEDONIAN) == {"advance phalanx-1", "halt"}
    act(position, MACEDONIAN, answer)
    assert where(position, "phalanx-1") == ("B-C" if answer == "halt" else "PA-C")


@pytest.mark.rule("arbela", "8.6b")
def test_an_attacker_who_moved_this_turn_must_advance() -> None:
    position = battle({"MA-C": "phalanx-1", "PA-C": "babylonian-levy-1"}, ordered="MA-C")
    begin_deed(position, "MA-C", "move-shock")
    act(position, MACEDONIAN, "step B-C")
    act(position, MACEDONIAN, "attack PA-C", 6, 1)
    assert where(position, "phalanx-1") == "PA-C"


@pytest.mark.rule("arbela", "8.6b", "8.6d")
def test_some_attacker_must_advance_if_one_moved_and_the_victor_picks_which() -> None:
    for unit in ("hypaspist-1", "hypaspist-2"):
        position = attacked(
            {"B-C": "hypaspist-1", "B-RC1": "hypaspist-2", "PA-C": "babylonian-levy-1"},
            "hypaspist-1/PA-C hypaspist-2/PA-C",
            moved="hypaspist-1",
        )
        fought(position, 6, 1)
        assert options(position, MACEDONIAN) == {"advance hypaspist-1", "advance hypaspist-2"}
        assert refused(position, MACEDONIAN, "halt") == ("8.6b", "must-advance")
        act(position, MACEDONIAN, f"advance {unit}")
        assert stack(position, "PA-C") == [unit]


@pytest.mark.rule("arbela", "8.6c")
@pytest.mark.parametrize("answer", ["occupy B-C", "occupy B-RC1", "halt"])
def test_a_victorious_defender_may_advance_into_one_vacated_section(answer: str) -> None:
    """He faces away from them and has moved as far as he may; that does not matter."""
    position = attacked(
        {"B-C": "persian-infantry-1", "B-RC1": "persian-infantry-2", "MA-C": "phalanx-1"},
        "persian-infantry-1/MA-C persian-infantry-2/MA-C",
        facing={"MA-C": "south"},
        active=PERSIAN,
    )
    fought(position, 1, 6)
    assert options(position, MACEDONIAN) == {"occupy B-C", "occupy B-RC1", "halt"}
    act(position, MACEDONIAN, answer)
    assert where(position, "phalanx-1") == answer.removeprefix("occupy ").replace("halt", "MA-C")


@pytest.mark.rule("arbela", "8.6c")
def test_a_defender_does_not_advance_where_attackers_are_only_disrupted() -> None:
    position = attacked(HOPLITES, "phalanx-1/PA-C")
    fought(position, 1, 2)
    assert is_disrupted(position, "phalanx-1")
    assert "occupy B-C" not in options(position, PERSIAN)


COMPANY = {"B-C": "phalanx-1 agrianian", "PA-C": "babylonian-levy-1"}


@pytest.mark.rule("arbela", "8.6e")
@pytest.mark.parametrize("follows", [True, False])
@pytest.mark.parametrize("leads", [True, False])
def test_skirmisher_and_leader_may_go_along_or_stay(follows: bool, leads: bool) -> None:
    position = attacked(COMPANY, "phalanx-1/PA-C", leaders={"parmenion": "B-C"})
    fought(position, 6, 1, 7)
    act(position, MACEDONIAN, "advance phalanx-1")
    act(position, MACEDONIAN, "follow" if follows else "stay-behind")
    act(position, MACEDONIAN, "go-along" if leads else "remain")
    assert where(position, "agrianian") == ("PA-C" if follows else "B-C")
    assert where(position, "parmenion") == ("PA-C" if leads else "B-C")


@pytest.mark.rule("arbela", "8.6e")
@pytest.mark.parametrize("laid_open", ["", "agrianian"])
def test_from_a_deployment_section_only_the_face_up_skirmisher_goes_along(laid_open: str) -> None:
    position = attacked(
        {"MD-C": "phalanx-1 agrianian cretan-archer", "MA-C": "babylonian-levy-1"},
        "phalanx-1/MA-C",
        laid_open=laid_open,
    )
    fought(position, 6, 1)
    act(position, MACEDONIAN, "advance phalanx-1")
    if laid_open:
        act(position, MACEDONIAN, "follow")
    assert stack(position, "MA-C") == ["phalanx-1", *laid_open.split()]


@pytest.mark.rule("arbela", "8.6f")
def test_the_facing_is_kept_after_a_diagonal_advance() -> None:
    position = attacked(
        {"B-C": "hypaspist-1", "PA-LC1": "babylonian-levy-1"},
        "hypaspist-1/PA-LC1",
        moved="hypaspist-1",
    )
    fought(position, 6, 1)
    assert where(position, "hypaspist-1") == "PA-LC1"
    assert faces(position, "hypaspist-1") == "north"


@pytest.mark.rule("arbela", "8.6g")
def test_one_unit_its_skirmisher_and_a_leader_go_into_an_enemy_deployment_section() -> None:
    position = attacked(
        {"PA-C": "phalanx-1 agrianian", "PD-C": "babylonian-levy-1", "PA-LC1": "hypaspist-1"},
        "phalanx-1/PD-C hypaspist-1/PD-C",
        leaders={"parmenion": "PA-C"},
    )
    fought(position, 6, 1, 7)
    act(position, MACEDONIAN, "advance phalanx-1; follow; go-along")
    assert stack(position, "PD-C") == ["phalanx-1", "agrianian"]
    assert where(position, "parmenion") == "PD-C"
    assert where(position, "hypaspist-1") == "PA-LC1"


@pytest.mark.rule("arbela", "8.6h")
def test_a_unit_still_engaged_with_another_section_does_not_advance_even_if_it_must() -> None:
    position = attacked(
        LEVY | {"PA-LC1": "apple-bearers"},
        "phalanx-1/PA-C",
        engaged="B-C/PA-LC1 B-C/PA-C",
        moved="phalanx-1",
    )
    fought(position, 6, 1)
    assert where(position, "babylonian-levy-1") == "dead"
    assert where(position, "phalanx-1") == "B-C"
    assert to_move(position) == PERSIAN


@pytest.mark.rule("arbela", "8.6h")
def test_an_advance_gives_no_new_attack() -> None:
    position = battle(
        {"B-C": "phalanx-1", "PA-C": "babylonian-levy-1", "PD-C": "apple-bearers"}, ordered="B-C"
    )
    begin_deed(position, "B-C", "shock")
    act(position, MACEDONIAN, "attack PA-C", 6, 1)
    act(position, MACEDONIAN, "advance phalanx-1")
    assert position.active == PERSIAN


@pytest.mark.rule("arbela", "4.3.1e")
@pytest.mark.rule("arbela", "8.6e")
def test_a_skirmisher_on_top_stays_on_top_when_it_follows() -> None:
    b = battle({"MA-C": "agrianian hypaspist-1", "B-C": "persian-infantry-1"}, ordered="MA-C")
    begin_deed(b, "MA-C", "shock")
    act(b, MACEDONIAN, "attack B-C", 6, 1)
    act(b, MACEDONIAN, "advance hypaspist-1; follow")
    assert stack(b, "B-C") == ["agrianian", "hypaspist-1"]


@pytest.mark.rule("arbela", "8.6e")
def test_a_face_down_skirmisher_does_not_go_along() -> None:
    for laid_open, goes in (("", False), ("agrianian", True)):
        units = {"MD-C": "hypaspist-1 agrianian", "MA-C": "persian-infantry-1"}
        b = battle(units, laid_open=laid_open, ordered="MD-C")
        begin_deed(b, "MD-C", "shock", "hypaspist-1")
        act(b, MACEDONIAN, "attack MA-C", 6, 1)
        act(b, MACEDONIAN, "advance hypaspist-1")
        assert ("follow" in options(b, MACEDONIAN)) == goes


@pytest.mark.rule("arbela", "8.6h")
@pytest.mark.rule("arbela", "8.6e")
def test_a_disrupted_skirmisher_does_not_go_along() -> None:
    units = {"MA-C": "hypaspist-1 agrianian", "B-C": "persian-infantry-1"}
    b = battle(units, disrupted="agrianian", ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C; declare shock; attack B-C", 6, 1)
    act(b, MACEDONIAN, "advance hypaspist-1")
    assert (where(b, "hypaspist-1"), where(b, "agrianian")) == ("B-C", "MA-C")
    assert b.active == PERSIAN


@pytest.mark.rule("arbela", "8.6e")
@pytest.mark.rule("arbela", "4.3.1b")
def test_a_skirmisher_does_not_go_along_with_cavalry() -> None:
    units = {"MD-C": "companion-1 agrianian", "MA-C": "persian-infantry-1"}
    b = battle(units, laid_open="agrianian", ordered="MD-C")
    begin_deed(b, "MD-C", "shock", "companion-1")
    act(b, MACEDONIAN, "attack MA-C", 6, 1)
    act(b, MACEDONIAN, "advance companion-1")
    assert (where(b, "companion-1"), where(b, "agrianian")) == ("MA-C", "MD-C")
    assert b.active == PERSIAN
