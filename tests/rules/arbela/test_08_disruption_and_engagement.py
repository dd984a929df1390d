"""8.4, 8.5 Disruption and engagement."""

import pytest

from anabasis.games.arbela.game import GAME
from tests.rules.arbela.fighting import attacked, begin_deed, fought, pair, totals
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    battle,
    engagements,
    hits,
    is_disrupted,
    kinds,
    options,
    refused,
    stack,
    to_move,
    told,
    where,
    words,
)

LEVY = {"B-C": "phalanx-1", "PA-C": "babylonian-levy-1"}
HOPLITES = {"B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"}

# ---- 8.4 Disruption


@pytest.mark.rule("arbela", "8.4a")
def test_disrupted_units_stay_known_to_both_and_keep_their_hits() -> None:
    position = attacked(
        {"PA-C": "phalanx-1", "PD-C": "apple-bearers babylonian-levy-1"},
        "phalanx-1/PD-C",
        hits={"babylonian-levy-1": 3},
    )
    fought(position, 3, 2)
    assert stack(position, "PD-C") == ["apple-bearers", "babylonian-levy-1"]
    section = GAME.view(position, MACEDONIAN)["sections"]["PD-C"]
    assert [card["unit"] for card in section["stack"]] == ["apple-bearers", "babylonian-levy-1"]
    assert [card["disrupted"] for card in section["stack"]] == [True, True]
    assert section["facing"] is None
    assert hits(position, "babylonian-levy-1") == 3


@pytest.mark.rule("arbela", "8.4b")
def test_nobody_advances_into_a_section_whose_units_are_disrupted() -> None:
    position = attacked(HOPLITES, "phalanx-1/PA-C", moved="phalanx-1")
    events = fought(position, 4, 3)
    assert is_disrupted(position, "mercenary-hoplite-1")
    assert "advanced" not in kinds(events)
    assert where(position, "phalanx-1") == "B-C"
    assert to_move(position) == PERSIAN


MIXED = {"MA-C": "phalanx-1 agrianian", "PA-C": "mercenary-hoplite-1"}


@pytest.mark.rule("arbela", "8.4.1a")
@pytest.mark.parametrize("deed", ["move", "withdraw"])
def test_a_disrupted_unit_neither_moves_nor_withdraws(deed: str) -> None:
    """Only the skirmisher with it can, and is alone in being asked."""
    position = battle(MIXED, disrupted="phalanx-1", ordered="MA-C")
    act(position, MACEDONIAN, f"activate MA-C; declare {deed}")
    assert options(position, MACEDONIAN, "use") == set()
    line = {"move": "step B-C; done", "withdraw": "withdraw MD-C"}[deed]
    act(position, MACEDONIAN, line)
    assert stack(position, "MA-C") == ["phalanx-1"]


@pytest.mark.rule("arbela", "8.4.1a")
def test_a_section_of_disrupted_units_can_only_send_them_to_the_reserve() -> None:
    position = battle(
        {"MA-C": "phalanx-1 agrianian"}, disrupted="phalanx-1 agrianian", ordered="MA-C"
    )
    act(position, MACEDONIAN, "activate MA-C")
    assert options(position, MACEDONIAN) == {"send phalanx-1", "send agrianian"}
    act(position, MACEDONIAN, "send phalanx-1; send agrianian")
    assert where(position, "phalanx-1") == "reserve"


@pytest.mark.rule("arbela", "8.4.1a")
def test_a_disrupted_unit_does_not_retreat() -> None:
    position = attacked(
        {"B-C": "phalanx-1", "PA-C": "tapurian"}, "phalanx-1/PA-C", disrupted="tapurian"
    )
    assert kinds(fought(position, 1, 6))[0] == "shock"


@pytest.mark.rule("arbela", "8.4.1a", "8.6h")
def test_a_disrupted_defender_does_not_advance() -> None:
    position = attacked(
        HOPLITES, "phalanx-1/PA-C", disrupted="mercenary-hoplite-1", hits={"phalanx-1": 6}
    )
    assert totals(position, 1, 2) == (1, 2)
    assert where(position, "phalanx-1") == "dead"
    assert where(position, "mercenary-hoplite-1") == "PA-C"
    assert "occupy B-C" not in options(position, PERSIAN)


@pytest.mark.rule("arbela", "8.4.1b")
def test_a_disrupted_unit_never_fires() -> None:
    position = battle(
        {"MA-C": "phalanx-1 cretan-archer", "B-C": "mercenary-hoplite-1"},
        disrupted="cretan-archer",
        ordered="MA-C",
    )
    act(position, MACEDONIAN, "activate MA-C")
    assert refused(position, MACEDONIAN, "declare fire") == ("8.4.1b", "disrupted-no-fire")
    position = attacked(
        {"B-C": "thracian-peltast", "PA-C": "mercenary-hoplite-1"},
        "mercenary-hoplite-1/B-C",
        disrupted="thracian-peltast",
        active=PERSIAN,
    )
    assert kinds(fought(position, 1, 6))[0] == "shock"


@pytest.mark.rule("arbela", "8.4.1c")
def test_hits_leader_and_depth_still_count_for_a_disrupted_defender() -> None:
    position = attacked(
        {"PA-C": "phalanx-1", "PD-C": "apple-bearers kardakes-infantry-1 kardakes-infantry-2"},
        "phalanx-1/PD-C",
        disrupted="apple-bearers",
        hits={"apple-bearers": 1},
        leaders={"mazeus": "PD-C"},
    )
    assert totals(position, 2, 3, 7)[1] == 3 + 0 - 1 + 2 + 2


@pytest.mark.rule("arbela", "8.4.1d")
@pytest.mark.parametrize("disrupted", [True, False])
def test_a_disrupted_unit_does_not_pin(disrupted: bool) -> None:
    position = battle(
        {"B-C": "companion-1", "PA-C": "mercenary-hoplite-1", "MA-C": "phalanx-1"},
        disrupted="mercenary-hoplite-1" if disrupted else "",
        ordered="B-C",
    )
    act(position, MACEDONIAN, "activate B-C")
    if disrupted:
        act(position, MACEDONIAN, "declare move")
        assert words(position, MACEDONIAN, "step") == {"PA-LC1", "PA-RC1"}
    else:
        assert refused(position, MACEDONIAN, "declare move") == ("5.1d", "nothing-to-do")


@pytest.mark.rule("arbela", "8.4.1e")
def test_a_disrupted_unit_rallies_in_reserve_only() -> None:
    position = battle({"MD-C": "phalanx-1"}, disrupted="phalanx-1 phalanx-2", phase="turn")
    assert is_disrupted(position, "phalanx-1")
    assert not is_disrupted(position, "phalanx-2")


# ---- 8.5 Engagement

TIED = {"B-C": "phalanx-1 agrianian", "PA-C": "mercenary-hoplite-1"}


@pytest.mark.rule("arbela", "8.5a")
def test_all_units_and_leaders_of_tied_sections_are_engaged_and_marked() -> None:
    position = attacked(TIED, "phalanx-1/PA-C", leaders={"parmenion": "B-C"})
    events = fought(position, 1, 3, 7)
    assert told(events, "engaged") == [{"section": "B-C", "other": "PA-C"}]
    for seat in (MACEDONIAN, PERSIAN):
        shown = GAME.view(position, seat)["sections"]
        assert shown["B-C"]["engaged"]
        assert shown["PA-C"]["engaged"]


@pytest.mark.rule("arbela", "8.5b")
@pytest.mark.parametrize("dice", [(4, 2), (1, 5), (3, 3)])
def test_an_engagement_lasts_until_a_later_shock_has_another_result(dice: tuple[int, int]) -> None:
    position = attacked(HOPLITES, "phalanx-1/PA-C", engaged="B-C/PA-C")
    fought(position, *dice)
    assert engagements(position) == ({pair("B-C", "PA-C")} if dice == (3, 3) else set())


@pytest.mark.rule("arbela", "8.5b")
def test_each_of_several_engagements_ends_by_itself() -> None:
    """PA-C is disrupted by the phalanx; the engagement of the phalanx with PA-LC1 goes on."""
    position = attacked(
        HOPLITES | {"PA-LC1": "apple-bearers"},
        "phalanx-1/PA-C",
        engaged="B-C/PA-C B-C/PA-LC1",
    )
    fought(position, 4, 3)
    assert engagements(position) == {pair("B-C", "PA-LC1")}


@pytest.mark.rule("arbela", "8.5b")
def test_an_engagement_ends_when_another_enemy_disrupts_one_side() -> None:
    position = attacked(
        HOPLITES | {"PA-LC1": "hypaspist-1"},
        "hypaspist-1/PA-C",
        engaged="B-C/PA-C",
        facing={"PA-LC1": "west", "PA-C": "east"},
    )
    fought(position, 4, 3)
    assert is_disrupted(position, "mercenary-hoplite-1")
    assert engagements(position) == set()


@pytest.mark.rule("arbela", "8.5.1a", "8.5.1b")
def test_engaged_units_do_nothing_but_attack() -> None:
    """Neither moving, withdrawing, turning nor firing can be declared: one action is left."""
    position = battle(
        {"B-C": "thracian-peltast", "PA-C": "mercenary-hoplite-1"},
        engaged="B-C/PA-C",
        ordered="B-C",
    )
    act(position, MACEDONIAN, "activate B-C")
    assert options(position, MACEDONIAN) == {"attack PA-C", "done"}


@pytest.mark.rule("arbela", "8.5.1a")
def test_an_engaged_unit_does_not_retreat() -> None:
    position = attacked(
        {"B-C": "phalanx-1", "PA-C": "kinsmen"}, "phalanx-1/PA-C", engaged="B-C/PA-C"
    )
    assert kinds(fought(position, 1, 5))[0] == "shock"


@pytest.mark.rule("arbela", "8.5.1a")
def test_an_engaged_leader_does_not_move() -> None:
    position = battle(
        HOPLITES | {"MA-LC2": "hypaspist-1"},
        leaders={"parmenion": "B-C", "philotas": "MA-LC2"},
        engaged="B-C/PA-C",
        phase="leaders",
    )
    assert refused(position, MACEDONIAN, "lead parmenion") == ("8.5.1a", "leader-engaged")


@pytest.mark.rule("arbela", "8.5.1b")
def test_engaged_defenders_do_not_fire() -> None:
    position = attacked(
        {"B-C": "thracian-peltast", "PA-C": "mercenary-hoplite-1", "PA-LC1": "apple-bearers"},
        "apple-bearers/B-C",
        engaged="B-C/PA-C",
        active=PERSIAN,
    )
    assert kinds(fought(position, 2, 2))[0] == "shock"


@pytest.mark.rule("arbela", "8.5.1c")
def test_an_engaged_section_cannot_be_fired_at() -> None:
    position = battle(
        HOPLITES | {"B-RC1": "cretan-archer", "PA-LC1": "apple-bearers"},
        engaged="B-C/PA-C",
        ordered="B-RC1",
    )
    begin_deed(position, "B-RC1", "fire")
    assert words(position, MACEDONIAN, "fire") == {"PA-LC1"}
    assert refused(position, MACEDONIAN, "fire PA-C") == ("8.5.1c", "target-engaged")


@pytest.mark.rule("arbela", "8.5.1d")
def test_an_engaged_unit_attacks_only_whom_it_is_engaged_with() -> None:
    position = battle(
        {"B-C": "hypaspist-1", "PA-LC1": "mercenary-hoplite-1", "PA-RC1": "apple-bearers"},
        engaged="B-C/PA-LC1",
        ordered="B-C",
    )
    act(position, MACEDONIAN, "activate B-C")
    assert words(position, MACEDONIAN, "attack") == {"PA-LC1"}
    assert refused(position, MACEDONIAN, "attack PA-RC1") == ("8.5.1d", "engaged-elsewhere")
    assert "done" in options(position, MACEDONIAN)


@pytest.mark.rule("arbela", "8.5.1d")
def test_an_engaged_unit_attacks_only_within_its_power() -> None:
    """A phalanx has no diagonal movement, and never attacks on its flank."""
    for section in ("PA-LC1", "B-RC1"):
        position = battle(
            {"B-C": "phalanx-1", section: "apple-bearers", "MD-LW": "phalanx-2"},
            engaged=f"B-C/{section}",
            ordered="B-C MD-LW",
        )
        assert refused(position, MACEDONIAN, "activate B-C") == ("5.1a", "no-deed-left")


@pytest.mark.rule("arbela", "8.5.1e")
def test_engaged_units_may_be_attacked_by_others_together_with_their_enemy() -> None:
    position = battle(HOPLITES | {"B-RC1": "hypaspist-1"}, engaged="B-C/PA-C", ordered="B-C B-RC1")
    begin_deed(position, "B-C", "shock")
    act(position, MACEDONIAN, "attack PA-C")
    begin_deed(position, "B-RC1", "shock")
    events = act(position, MACEDONIAN, "attack PA-C", 1, 6)
    assert sorted(told(events, "shock")[0]["units"]) == ["hypaspist-1", "phalanx-1"]


@pytest.mark.rule("arbela", "8.5.1f")
def test_a_unit_that_joins_engaged_friends_is_engaged_as_well() -> None:
    position = battle(HOPLITES | {"MA-C": "agrianian"}, engaged="B-C/PA-C", ordered="MA-C B-C")
    begin_deed(position, "MA-C", "move")
    act(position, MACEDONIAN, "step B-C; done; at 1")
    assert stack(position, "B-C") == ["phalanx-1", "agrianian"]
    act(position, MACEDONIAN, "activate B-C")
    assert options(position, MACEDONIAN) == {"attack PA-C", "done"}


@pytest.mark.rule("arbela", "8.5.1f")
def test_a_leader_may_join_engaged_friends_and_is_engaged_with_them() -> None:
    position = battle(HOPLITES, leaders={"parmenion": "MA-C"}, engaged="B-C/PA-C", phase="leaders")
    act(position, MACEDONIAN, "lead parmenion; ride B-C")
    assert where(position, "parmenion") == "B-C"
    position = battle(
        HOPLITES | {"MD-C": "phalanx-2"},
        leaders={"parmenion": "B-C", "philotas": "MD-C"},
        engaged="B-C/PA-C",
        phase="leaders",
    )
    assert refused(position, MACEDONIAN, "lead parmenion") == ("8.5.1a", "leader-engaged")


@pytest.mark.rule("arbela", "8.5b")
@pytest.mark.rule("arbela", "8.2.3a")
def test_units_engaged_already_are_engaged_once_after_another_tie() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "persian-infantry-1"}
    b = battle(units, engaged="MA-C/B-C", ordered="MA-C")
    begin_deed(b, "MA-C", "shock")
    log = act(b, MACEDONIAN, "attack B-C", 1, 4)
    assert told(log, "shock")[0]["result"] == "tie"
    assert "engaged" not in kinds(log)
    assert len(b.engaged) == 2
    assert engagements(b) == {pair("MA-C", "B-C")}
