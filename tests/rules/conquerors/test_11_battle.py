"""11.1 to 11.3 D The land battle: avoidance, sorties, strength, modifiers, dice.

Dice of a battle are asked for in this order: the attacker's two, the defender's two, one for each
leader in danger, Alexander's two, the loser's retreat, and after the retreat one loss die each, the
attacker's first.
"""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import SPACE
from anabasis.games.conquerors.leaders import LEADER
from anabasis.games.conquerors.rules.avoidance import refuges
from anabasis.games.conquerors.rules.battle import begin
from anabasis.games.conquerors.rules.combatants import battle_of
from anabasis.games.conquerors.rules.engagement import BY_ATTACK
from anabasis.games.conquerors.rules.meeting import NO_BACK
from anabasis.games.conquerors.state import DEAD, FATIGUED, FRESH, USELESS
from tests.rules.conquerors.moving import Field

PEACE = 4
"""A sum of two dice that leaves Alexander unhurt."""


def clash(
    ours: int = 20,
    theirs: int = 20,
    leaders: str = "parmenion",
    others: str = "memnon",
    elite: int = 1,
    other_elite: int = 1,
    at: str = "smyrna",
    start: str = "ephesus",
    condition: int = FRESH,
) -> Field:
    """A Macedonian army marches upon a Persian one; nobody avoids."""
    table = Field()
    table.army("macedon-1", start, ours, elite, leaders).garrison("macedon", pella=1)
    table.army("persia-2", at, theirs, other_elite, others, condition=condition)
    table.begins()
    return table.do(f"march macedon-1 {4 if 'alexander' in leaders else 3}; go {at}")


# ---- the worked example


@pytest.mark.rule("conquerors", "11.3.8")
@pytest.mark.rule("conquerors", "11.3.9")
@pytest.mark.rule("conquerors", "11.3.10")
@pytest.mark.rule("conquerors", "11.2.1")
@pytest.mark.rule("conquerors", "11.3.27")
@pytest.mark.rule("conquerors", "11.3.43")
@pytest.mark.rule("conquerors", "8.2.2")
@pytest.mark.rule("conquerors", "9.3")
def test_the_battle_of_cyzicus() -> None:
    table = Field()
    table.army("macedon-1", "perinthos", 33, 4, "alexander-iii").garrison("macedon", pella=1)
    table.army("persia-2", "cyzicus", 40, 1, "memnon").army("persia-1", "susa", 42, 1)
    table.keeps("persia", "sardes", "susa").begins()
    table.do("march macedon-1 6; go chersonese; go ilium; let-pass; go cyzicus")
    # Memnon tries to avoid: 2 and his rating of 2 are not enough.
    table.do("avoid", 2, 10, 5, PEACE, 1)
    assert table.event("avoidance-rolled")["avoided"] == 0
    assert table.added("battle-rolled", 0) == {"leaders": 4, "elite": 3}
    ours, theirs = table.events("battle-rolled")
    assert (ours["strength"], ours["total"], ours["score"]) == (33, 17, 16)
    assert table.added("battle-rolled", 1) == {"leaders": 2}
    assert (theirs["strength"], theirs["total"], theirs["score"]) == (40, 7, 7)
    assert table.elite("macedon-1") == 5 and table.elite("persia-2") == 0
    # He rolls a 1, but retreats three spaces into Sardes.
    assert table.event("retreat-rolled")["needed"] == 1
    table.do("retreat pergamum; retreat thyatira; retreat sardes; shelter", 3, 3)
    assert table.added("losses-rolled", 0) == {"victor-twice": -2}
    assert table.added("losses-rolled", 1) == {"retreat": 2}
    assert [one["lost"] for one in table.events("losses-rolled")] == [1, 7]
    assert table.asp("macedon-1") == 32 and table.asp("persia-2") == 33
    assert table.condition("macedon-1") == FRESH
    assert table.condition("persia-2") == USELESS
    assert table.at("persia-2") == "sardes" and table.inside("persia-2")
    assert table.war.weariness == 1
    # He does not have to choose Flight; Alexander goes on with the points that are left.
    table.do("no-flight; go dascylium; go cyzicus")
    table.do("halt", 3)
    assert table.event("treasury-checked")["treasury"] == "pella"


@pytest.mark.rule("conquerors", "11.3.14")
def test_elite_3_against_1() -> None:
    table = clash(elite=3, other_elite=1).do("stand", 6, 8, 1)
    assert table.added("battle-rolled", 0)["elite"] == 2
    assert "elite" not in table.added("battle-rolled", 1)


# ---- 11.1


@pytest.mark.rule("conquerors", "11.1.1")
@pytest.mark.rule("conquerors", "11.1.2")
@pytest.mark.rule("conquerors", "11.3.30")
def test_garrisons_alone_fight_and_are_eliminated_when_they_lose() -> None:
    """Q14."""
    table = Field()
    table.army("macedon-1", "ephesus", 12, 1, "parmenion").garrison("persia", smyrna=3)
    table.begins().do("march macedon-1 3; go smyrna", 7, 7, 2)
    assert table.event("battle-won")["side"] == "macedon"
    assert table.gsp("smyrna") == 0
    assert len(table.events("losses-rolled")) == 1, "nobody is left to roll for"


@pytest.mark.rule("conquerors", "11.3.30")
@pytest.mark.rule("conquerors", "11.3.29")
def test_in_a_draw_garrisons_stay_and_the_attacker_goes_back() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 5, 0).garrison("persia", smyrna=3)
    table.begins().do("march macedon-1 3; go smyrna", 7, 7, 1, 1)
    assert "battle-drawn" in table.kinds()
    assert table.at("macedon-1") == "ephesus" and table.gsp("smyrna") == 3
    assert not table.war.agenda, "its move is over"


@pytest.mark.rule("conquerors", "11.3.29")
def test_a_draw_through_a_transit_point_leads_back_to_the_last_space() -> None:
    """M96."""
    table = Field()
    table.army("macedon-1", "gaza", 5, 0, "parmenion").garrison("macedon", pella=1)
    table.begins().do("march macedon-1 3; go wadi-arabah; go the-nabatanei", 5, 12, 1, 1)
    assert "battle-drawn" in table.kinds()
    assert table.at("macedon-1") == "gaza"
    assert table.gsp("the-nabatanei") == 1


@pytest.mark.rule("conquerors", "11.1.4")
@pytest.mark.rule("conquerors", "11.1.5")
def test_those_inside_make_a_sortie_and_garrisons_do_not() -> None:
    """M58."""
    table = Field()
    table.army("macedon-1", "ephesus", 30, 1, "alexander-iii").garrison("macedon", pella=1)
    table.army("persia-2", "sardes", 10, 1, "memnon")
    table.army("persia-3", "sardes", 8, 0, inside=True)
    table.loose("persia", "sardes", 4).garrison("persia", sardes=2)
    table.begins().do("march macedon-1 4; go sardes")
    assert table.options() == ["stay-inside", "sortie persia-3", "sortie-posts"]
    table.do("sortie persia-3; sortie-posts; stand", 7, 6, PEACE, 1)
    assert table.events("battle-rolled")[1]["strength"] == 22, "without the garrison"
    table.do("retreat celaenae; rest-here", 1, 1)
    while table.war.battle is not None:
        table.do(table.options()[0])
    assert table.gsp("sardes") == 2, "the garrison did not fight and stays"
    assert table.at("persia-3") == "celaenae" and table.loose_at("sardes") == 0
    assert table.loose_at("celaenae") > 0


@pytest.mark.rule("conquerors", "11.1.5")
def test_without_a_sortie_those_inside_are_not_touched() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 30, 1, "alexander-iii").garrison("macedon", pella=1)
    table.army("persia-2", "sardes", 10, 1, "memnon")
    table.army("persia-3", "sardes", 8, 0, inside=True)
    table.begins().do("march macedon-1 4; go sardes; stay-inside; stand", 7, 6, PEACE, 1)
    assert table.events("battle-rolled")[1]["strength"] == 10
    table.do("retreat celaenae; rest-here", 1, 1)
    while table.war.battle is not None:
        table.do(table.options()[0])
    assert table.at("persia-3") == "sardes" and table.inside("persia-3")
    assert table.refusal("besiege") is None


@pytest.mark.rule("conquerors", "11.1.6")
def test_interception_comes_before_avoidance() -> None:
    """M67."""
    table = Field()
    table.army("macedon-1", "ephesus", 30, 1, "alexander-iii")
    table.army("persia-2", "smyrna", 10, 1, "memnon").army("persia-3", "pergamum", 5)
    table.begins().do("march macedon-1 4; go smyrna")
    assert table.frame() == "Intercepting"
    table.do("let-pass")
    assert table.frame() == "Avoiding"


@pytest.mark.rule("conquerors", "11.1.7")
def test_several_armies_the_largest_gives_elite_and_line() -> None:
    """A16."""
    table = Field()
    table.army("macedon-1", "ephesus", 30, 2, "alexander-iii").garrison("macedon", pella=1)
    table.army("persia-1", "smyrna", 20, 1, "darius-iii")
    table.army("persia-2", "smyrna", 12, 3, "memnon").cut_off("persia-2")
    table.begins().do("march macedon-1 4; go smyrna; stand", 6, 7, PEACE, 1)
    assert table.added("battle-rolled", 0) == {"leaders": 4, "elite": 1}
    assert table.added("battle-rolled", 1) == {"leaders": 3}, "Darius 1 and Memnon 2"
    table.do("retreat pergamum; rest-here", 1, 4)
    assert table.frame() == "ArmyShare", "the owner divides his losses"
    lost = table.event("losses-rolled")["lost"]
    table.do("number 1")
    assert table.asp("persia-1") == 19 and table.asp("persia-2") == 12 - (lost - 1)
    assert table.elite("persia-1") == 0 and table.elite("persia-2") == 2
    assert table.condition("persia-1") != FRESH and table.condition("persia-2") != FRESH


# ---- 11.3 A avoidance


@pytest.mark.rule("conquerors", "11.3.1")
@pytest.mark.rule("conquerors", "11.3.2")
@pytest.mark.rule("conquerors", "11.3.3")
@pytest.mark.rule("conquerors", "11.3.4")
def test_an_army_avoids_battle_and_the_mover_goes_on() -> None:
    table = clash().do("avoid", 4)
    assert "fall-back ephesus" in table.options(), "Ephesus is empty now"
    table.do("fall-back-inside sardes")
    assert table.at("persia-2") == "sardes" and table.inside("persia-2")
    assert table.frame() == "Marching" and table.at("macedon-1") == "smyrna"
    table.do("go pergamum; halt")


@pytest.mark.rule("conquerors", "11.3.2")
def test_the_overall_commander_s_rating_must_be_used() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 30, 1, "alexander-iii")
    table.army("persia-1", "smyrna", 20, 1, "darius-iii memnon").begins()
    table.do("march macedon-1 4; go smyrna; avoid", 4, 7, 7, PEACE, 1)
    assert table.event("avoidance-rolled")["added"] == 1, "Darius 1, not Memnon 2"


@pytest.mark.rule("conquerors", "11.3.3")
@pytest.mark.parametrize("space", ["the-nabatanei", "siwa", "cyrene", "paraetonium"])
def test_no_attempt_where_only_transit_points_lie_around(space: str) -> None:
    """M73."""
    table = Field()
    table.army("persia-2", space, 20, 1, "memnon")
    table.army("macedon-1", space, 25, 1, "parmenion")
    begin(table.war, SPACE.read(space), (0, 1), (1, 1 << 4), (0, 0), BY_ATTACK, 0, NO_BACK, [])
    assert refuges(table.war, battle_of(table.war)) == []


@pytest.mark.rule("conquerors", "11.3.3")
def test_nobody_withdraws_into_a_space_with_enemy_units_of_any_kind() -> None:
    """Z4."""
    table = clash()
    table.garrison("macedon", sardes=1).fleet("macedonian", "macedon", "ephesus")
    table.do("avoid", 6)
    assert table.at("persia-2") == "pergamum", "the only way that is left"


@pytest.mark.rule("conquerors", "11.3.5")
@pytest.mark.rule("conquerors", "11.3.6")
def test_who_stays_behind_fights_alone_or_is_overrun() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 20, 1, "memnon").garrison("persia", smyrna=2)
    table.begins().do("march macedon-1 3; go smyrna; avoid", 5).do("fall-back pergamum")
    assert "overrun" in table.kinds() and table.gsp("smyrna") == 0
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 20, 1, "memnon").garrison("persia", smyrna=3)
    table.begins().do("march macedon-1 3; go smyrna; avoid", 5).do("fall-back pergamum", 7, 7, 3)
    assert table.events("battle-rolled")[1]["strength"] == 3


# ---- 11.3 D modifiers


@pytest.mark.rule("conquerors", "11.3.7")
@pytest.mark.rule("conquerors", "11.3.11")
@pytest.mark.rule("conquerors", "11.3.12")
def test_two_leaders_count_and_the_king_is_one_of_them() -> None:
    table = clash(30, 20, "alexander-iii parmenion craterus coenus")
    table.do("stand")
    assert table.options() == ["lead parmenion", "lead craterus", "lead coenus"]
    table.do("lead craterus", 4, 6, PEACE, 1)
    assert table.added("battle-rolled", 0)["leaders"] == 6, "Alexander 4 and Craterus 2"


@pytest.mark.rule("conquerors", "11.3.12")
def test_without_a_king_any_two_are_chosen() -> None:
    table = clash(30, 20, "parmenion craterus coenus").do("stand")
    assert table.options() == ["lead parmenion", "lead craterus"], "one way to each pair"
    table.do("lead parmenion")
    assert table.options() == ["lead craterus", "lead coenus"]
    table.do("lead coenus", 4, 6, 1)
    assert table.added("battle-rolled", 0)["leaders"] == 4


@pytest.mark.rule("conquerors", "11.3.13")
@pytest.mark.rule("conquerors", "11.3.33")
def test_no_line_costs_one_and_two_on_the_losses() -> None:
    """Q11."""
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 20, 1, "memnon").cut_off("persia-2", "macedon-1")
    table.begins().do("march macedon-1 3; go smyrna; stand", 8, 6, 1)
    assert table.added("battle-rolled", 0) == {"leaders": 3, "no-line": -1}
    assert table.added("battle-rolled", 1) == {"leaders": 2, "no-line": -1}
    table.do("retreat pergamum; rest-here", 1, 1)
    assert table.added("losses-rolled", 0)["loss-no-line"] == 2
    assert table.added("losses-rolled", 1) == {"loss-no-line": 2}


@pytest.mark.rule("conquerors", "11.3.13")
def test_the_spartan_army_needs_no_line() -> None:
    table = Field()
    table.army("spartan", "sparta", 5).army("macedon-1", "megalopolis", 12, 1, "parmenion")
    table.cut_off("spartan").begins().do("march macedon-1 3; go sparta; stand", 6, 6, 1)
    assert table.added("battle-rolled", 1) == {}


@pytest.mark.rule("conquerors", "11.3.15")
@pytest.mark.rule("conquerors", "11.3.34")
@pytest.mark.parametrize("condition", [FATIGUED, USELESS])
def test_a_fatigued_defender(condition: int) -> None:
    table = clash(condition=condition)
    script = (8, 4, 1) if condition == FATIGUED else (8, 4, 2)
    table.do("stand", *script)
    assert table.added("battle-rolled", 1) == {"leaders": 2, "fatigue": -2}
    if condition == FATIGUED:
        table.do("retreat pergamum; rest-here", 1, 1)
        assert table.added("losses-rolled", 1) == {"loss-fatigue": 2}


@pytest.mark.rule("conquerors", "11.3.16")
def test_surprise_gives_two_and_cancels() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1).army("persia-2", "smyrna", 20, 1).begins()
    table.do("march macedon-1 3; go smyrna")
    table.war.battle = battle_of(table.war).but(surprise=(1, 0))
    table.do("stand", 7, 4, 1)
    assert table.added("battle-rolled", 0) == {"surprise": 2}
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1).army("persia-2", "smyrna", 20, 1).begins()
    table.do("march macedon-1 3; go smyrna")
    table.war.battle = battle_of(table.war).but(surprise=(1, 1))
    table.do("stand", 7, 4, 1)
    assert table.added("battle-rolled", 0) == {} == table.added("battle-rolled", 1)


@pytest.mark.rule("conquerors", "11.3.17")
@pytest.mark.parametrize(
    ("start", "at", "points"),
    [
        ("chersonese", "ilium", -2),
        ("larissa", "thebes", -2),
        ("malatya", "samosata", 0),
        ("ephesus", "smyrna", 0),
    ],
)
def test_passes_and_straits(start: str, at: str, points: int) -> None:
    table = clash(at=at, start=start, leaders="", others="").do("stand", 4, 8, 1)
    assert table.added("battle-rolled", 0).get("hard-path", 0) == points


@pytest.mark.rule("conquerors", "11.3.18")
def test_strongholds() -> None:
    table = clash(at="celaenae", start="sardes", leaders="", others="").do("stand", 4, 8, 1)
    assert table.added("battle-rolled", 0) == {"stronghold": -2}


@pytest.mark.rule("conquerors", "11.3.19")
def test_terrain_and_tactics_are_added_besides() -> None:
    table = clash(leaders="", others="memnon")
    battle = battle_of(table.war)
    table.war.battle = battle.but(terrain=1, doubled=1 << LEADER.read("memnon"))
    table.do("stand", 4, 6, 1)
    assert table.added("battle-rolled", 0) == {"terrain": -1}
    assert table.added("battle-rolled", 1) == {"leaders": 2, "tactics": 2}


# ---- 8.2, 9.3 tracks


@pytest.mark.rule("conquerors", "8.2.2")
@pytest.mark.rule("conquerors", "8.2.4")
def test_a_great_victory_needs_an_enemy_of_more_than_half() -> None:
    table = clash(30, 15, "alexander-iii", "", 2, 0).do("stand", 9, 3, PEACE, 1)
    assert table.elite("macedon-1") == 2, "fifteen are half of thirty"
    table = clash(30, 16, "alexander-iii", "", 2, 1).do("stand", 9, 3, PEACE, 1)
    assert table.elite("macedon-1") == 3
    assert table.elite("persia-2") == 0


@pytest.mark.rule("conquerors", "8.2.5")
def test_elite_levels_have_bounds() -> None:
    table = clash(20, 20, "alexander-iii", "", 5, 0).do("stand", 9, 3, PEACE, 1)
    assert table.elite("macedon-1") == 5 and table.elite("persia-2") == 0


@pytest.mark.rule("conquerors", "9.3")
@pytest.mark.rule("conquerors", "9.4")
@pytest.mark.parametrize(
    ("asp", "gsp", "points"), [(7, 3, 1), (6, 3, 0), (10, 0, 1), (5, 3, 0), (5, 5, 0)]
)
def test_which_battles_weary(asp: int, gsp: int, points: int) -> None:
    """M63."""
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", asp, 1)
    if gsp:
        table.garrison("persia", smyrna=gsp)
    table.begins().do("march macedon-1 3; go smyrna; stand", 7, 6, 1)
    assert table.war.weariness == points


@pytest.mark.rule("conquerors", "9.3")
def test_half_asps_are_not_more_than_half_and_europe_does_not_count() -> None:
    """M63."""
    table = clash(20, 20, at="thebes", start="athens").do("stand", 7, 6, 1)
    assert table.war.weariness == 0
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1, "parmenion").garrison("macedon", pella=1)
    table.loose("persia", "smyrna", 9).begins().do("march macedon-1 3; go smyrna", 7, 6, 1)
    assert table.war.weariness == 0, "nine points"


# ---- 11.3.51 leaders in danger


@pytest.mark.rule("conquerors", "11.3.51")
@pytest.mark.rule("conquerors", "11.3.52")
@pytest.mark.rule("conquerors", "11.3.53")
def test_at_exactly_13_and_9_leaders_are_in_danger() -> None:
    table = clash(20, 20, "parmenion craterus", "memnon", 1, 1)
    table.do("stand", 8, 7, 4, 5, 6, 3)
    assert [one["leader"] for one in table.events("casualty-rolled")] == [
        "parmenion",
        "craterus",
        "memnon",
    ]
    assert table.where("craterus") == DEAD and table.where("memnon") == DEAD
    assert table.where("parmenion") != DEAD
    assert table.event("retreat-rolled")["rating"] == 0, "the dead give nothing"


@pytest.mark.rule("conquerors", "11.3.51")
def test_other_sums_are_harmless() -> None:
    table = clash(20, 20, "parmenion", "memnon").do("stand", 9, 6, 3)
    assert "casualty-rolled" not in table.kinds()


@pytest.mark.rule("conquerors", "11.3.52")
def test_kings_never_roll_as_leaders() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1, "alexander-iii parmenion")
    table.army("persia-1", "smyrna", 20, 1, "darius-iii memnon").garrison("macedon", pella=1)
    table.begins().do("march macedon-1 4; go smyrna; stand", 6, 6, 1, 1, PEACE, 3)
    assert [one["leader"] for one in table.events("casualty-rolled")] == ["parmenion", "memnon"]


@pytest.mark.rule("conquerors", "11.1.7")
def test_of_two_armies_as_large_the_better_gives_elite_and_line() -> None:
    """A16."""
    table = Field()
    table.army("macedon-1", "ephesus", 30, 2, "parmenion").garrison("macedon", pella=1)
    table.army("persia-1", "smyrna", 12, 0).army("persia-2", "smyrna", 12, 3)
    table.cut_off("persia-1").begins().do("march macedon-1 3; go smyrna; stand", 8, 4, 1)
    assert table.added("battle-rolled", 1) == {"elite": 1}, "3 against 2, and a line"
