"""11.3 E to H Retreat, losses, Battle Fatigue, Useless armies and their Flight."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.rules.combatants import battle_of
from anabasis.games.conquerors.state import DEAD, FATIGUED, FRESH, USELESS
from tests.rules.conquerors.moving import Field

PEACE = 4


def beaten(
    theirs: int = 20,
    others: str = "memnon",
    at: str = "smyrna",
    start: str = "ephesus",
    ours: int = 30,
    gsp: int = 0,
    roll: int = 1,
    condition: int = FRESH,
) -> Field:
    """Parmenion beats a Persian army, whose retreat die shows `roll`; he asks where it goes."""
    table = Field()
    table.army("macedon-1", start, ours, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-1", "susa", 50, 1, "darius-iii")
    table.army("persia-2", at, theirs, 1, others, condition=condition)
    if gsp:
        table.garrison("persia", **{at: gsp})
    dice = (7, 6, roll) if others == "memnon" else (7, 5, roll)
    return table.begins().do(f"march macedon-1 3; go {at}; stand", *dice)


# ---- 11.3 E


@pytest.mark.rule("conquerors", "11.3.20")
@pytest.mark.parametrize(
    ("leaders", "roll", "needed"),
    [("memnon", 5, 3), ("memnon artabazus", 5, 4), ("", 5, 5), ("memnon", 2, 1), ("memnon", 1, 1)],
)
def test_how_far(leaders: str, roll: int, needed: int) -> None:
    """The lowest-rated leader counts where the king is not there."""
    table = beaten(others=leaders, roll=roll)
    assert table.event("retreat-rolled")["needed"] == needed
    assert table.frame() == "Route"


@pytest.mark.rule("conquerors", "11.3.20")
def test_the_king_s_printed_rating_counts() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-1", "smyrna", 20, 1, "darius-iii bessus")
    table.begins().do("march macedon-1 3; go smyrna; stand", 6, 5, 4)
    assert table.event("retreat-rolled")["rating"] == 1


@pytest.mark.rule("conquerors", "11.3.21")
def test_points_without_an_army_retreat_without_a_rating() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pella=1)
    table.loose("persia", "smyrna", 6).begins()
    table.do("march macedon-1 3; go smyrna", 8, 5, 2)
    assert table.event("retreat-rolled")["rating"] == 0
    table.do("retreat pergamum; retreat adramyttium; rest-here", 1, 1)
    assert table.loose_at("smyrna") == 0 and table.loose_at("adramyttium") > 0


@pytest.mark.rule("conquerors", "11.3.22")
@pytest.mark.rule("conquerors", "11.3.25")
def test_each_step_leads_farther_and_he_may_go_farther_than_he_must() -> None:
    """Q13, A34."""
    table = beaten(roll=3)
    assert table.options() == ["retreat pergamum", "retreat sardes", "retreat ephesus"]
    table.do("retreat pergamum")
    assert "rest-here" in table.options(), "one space is enough"
    assert "retreat smyrna" not in table.options()
    assert "retreat thyatira" in table.options()
    table.do("retreat cyzicus; retreat dascylium", 1, 1)
    assert table.at("persia-2") == "dascylium", "no space next to it is farther from Smyrna"
    assert table.added("losses-rolled", 1) == {"retreat": 2}


@pytest.mark.rule("conquerors", "11.3.23")
def test_a_retreat_enters_no_space_with_enemies() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pergamum=1)
    table.army("persia-2", "smyrna", 20, 1, "memnon").garrison("macedon", sardes=1)
    table.begins().do("march macedon-1 3; go smyrna; stand", 7, 6, 1)
    table.do("rest-here", 1, 1)
    assert table.at("persia-2") == "ephesus", "the only way that is left"


@pytest.mark.rule("conquerors", "11.3.24")
def test_without_a_way_the_force_is_eliminated() -> None:
    """Q13."""
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pergamum=1)
    table.army("persia-2", "smyrna", 20, 1, "memnon").garrison("macedon", sardes=1, ephesus=1)
    table.begins().do("march macedon-1 3; go smyrna", 7, 6, 1, 2)
    assert "no-retreat" in table.kinds()
    assert table.at("persia-2") is None and table.where("memnon") == DEAD


@pytest.mark.rule("conquerors", "11.3.23")
def test_a_retreat_goes_on_past_a_transit_point() -> None:
    table = Field()
    table.army("macedon-1", "ake", 30, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "gaza", 20, 1, "memnon").garrison("macedon", pelusium=1)
    table.begins().do("march macedon-1 3; go gaza; stand", 7, 6, 1)
    table.do("retreat jerusalem")
    assert "rest-here" in table.options()


@pytest.mark.rule("conquerors", "11.3.26")
def test_a_retreat_may_end_sooner_in_a_city_or_a_stronghold() -> None:
    table = beaten(others="", roll=5)
    table.do("retreat sardes")
    assert "shelter" in table.options() and "rest-here" not in table.options()
    table.do("retreat celaenae")
    assert "rest-here" in table.options() and "shelter" not in table.options()
    table.do("rest-here", 1, 1)
    assert table.at("persia-2") == "celaenae"


@pytest.mark.rule("conquerors", "11.3.26")
def test_nobody_slips_into_the_city_before_which_he_fought() -> None:
    """A35."""
    table = beaten(at="sardes", start="ephesus")
    assert "shelter" not in table.options()
    table.do("retreat thyatira; rest-here", 1, 1)
    assert table.at("persia-2") == "thyatira"


@pytest.mark.rule("conquerors", "11.3.27")
@pytest.mark.rule("conquerors", "11.3.37")
def test_a_retreat_over_a_mountain_path_adds_one() -> None:
    """The example of 11.3 E."""
    table = beaten(at="malatya", start="bynyan")
    table.do("retreat samosata; rest-here", 1, 1)
    assert table.added("losses-rolled", 1) == {"retreat": 1}


@pytest.mark.rule("conquerors", "11.3.27")
def test_bad_weather_makes_a_retreat_dearer_and_drought_does_not() -> None:
    """A49, M97."""
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 20, 1, "memnon").mark("weather", "mysia")
    table.mark("drought", "mysia").begins()
    table.do("march macedon-1 3; go smyrna; stand", 7, 6, 1)
    table.do("retreat pergamum; rest-here", 1, 1)
    assert table.added("losses-rolled", 1) == {"retreat": 2}


@pytest.mark.rule("conquerors", "11.3.28")
def test_a_retreating_force_stays_together() -> None:
    table = beaten().do("retreat pergamum")
    assert not [one for one in table.options() if "detach" in one]
    table.do("rest-here", 1, 1)
    assert table.at("persia-2") == "pergamum"


# ---- 11.3 F


@pytest.mark.rule("conquerors", "11.3.31")
@pytest.mark.rule("conquerors", "11.3.32")
def test_the_victor_subtracts_one_and_the_column_is_the_first_strength() -> None:
    """A15."""
    table = beaten(20).do("retreat pergamum; rest-here", 5, 5)
    assert table.added("losses-rolled", 0) == {"victor": -1}
    assert [one["lost"] for one in table.events("losses-rolled")] == [4, 3]
    assert table.asp("macedon-1") == 26 and table.asp("persia-2") == 17


@pytest.mark.rule("conquerors", "11.3.32")
def test_in_a_draw_both_subtract_one() -> None:
    """Q15."""
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1).army("persia-2", "smyrna", 20, 1)
    table.begins().do("march macedon-1 3; go smyrna; stand", 7, 7, 6, 6)
    assert table.added("losses-rolled", 0) == {"victor": -1} == table.added("losses-rolled", 1)
    assert table.at("macedon-1") == "ephesus"
    assert table.elite("macedon-1") == 1 == table.elite("persia-2")


@pytest.mark.rule("conquerors", "11.3.35")
def test_three_to_one() -> None:
    table = beaten(10).do("retreat pergamum; rest-here", 5, 5)
    assert table.added("losses-rolled", 0)["three-to-one"] == -2
    assert "three-to-one" not in table.added("losses-rolled", 1)


@pytest.mark.rule("conquerors", "11.3.36")
def test_determined_troops_add_to_the_other_s_die() -> None:
    table = beaten()
    table.war.battle = battle_of(table.war).but(grit=(1, 0))
    table.do("retreat pergamum; rest-here", 5, 5)
    assert table.added("losses-rolled", 0) == {"victor": -1, "determined": 1}


@pytest.mark.rule("conquerors", "11.3.38")
@pytest.mark.rule("conquerors", "8.6.6")
@pytest.mark.rule("conquerors", "8.6.7")
def test_issus_losses() -> None:
    """The example of 8.6: 27 ASPs and 3 GSPs lose 4 points: 2 and 2, and the last GSP is left."""
    table = Field()
    table.army("macedon-1", "soli", 40, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "issus", 27, 1, "memnon").garrison("persia", issus=3)
    table.begins().do("march macedon-1 3; go tarsus; let-pass; go issus; stand", 7, 6, 1)
    table.do("retreat myriandrus; rest-here", 1, 3)
    assert table.event("losses-rolled")["lost"] == 4
    assert table.asp("persia-2") == 25
    assert table.gsp("issus") == 0
    assert [one["points"] for one in table.events("points-lost")][-2:] == [2, 2]


@pytest.mark.rule("conquerors", "8.6.6")
def test_a_victor_divides_his_losses_between_asps_and_gsps() -> None:
    """M57."""
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1).garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 27, 3, "memnon").garrison("persia", smyrna=3)
    table.begins().do("march macedon-1 3; go smyrna; stand", 4, 8, 1)
    table.do("retreat ephesus; rest-here", 1, 6)
    assert table.frame() == "GarrisonShare" and table.asked() == 1
    lost = table.event("losses-rolled")["lost"]
    assert table.options() == [f"number {n}" for n in range(min(3, lost // 2) + 1)]
    table.do("number 1")
    assert table.gsp("smyrna") == 2 and table.asp("persia-2") == 27 - (lost - 1)


# ---- 11.3 G


@pytest.mark.rule("conquerors", "11.3.39")
@pytest.mark.rule("conquerors", "11.3.40")
@pytest.mark.parametrize(("die", "condition"), [(4, FRESH), (5, FATIGUED)])
def test_the_loser_is_tired_and_the_victor_by_an_f(die: int, condition: int) -> None:
    table = beaten().do("retreat pergamum; rest-here", die, 1)
    assert table.condition("persia-2") == FATIGUED
    assert table.condition("macedon-1") == condition, "rows from 4 on have an F"


@pytest.mark.rule("conquerors", "11.3.39")
def test_fatigue_twice_changes_nothing() -> None:
    table = beaten(condition=FATIGUED).do("retreat pergamum; rest-here", 6, 1)
    assert table.condition("persia-2") == FATIGUED


@pytest.mark.rule("conquerors", "11.1.3")
@pytest.mark.rule("conquerors", "11.3.41")
def test_a_tired_victor_goes_on_but_into_no_enemy_space() -> None:
    table = beaten().garrison("persia", sardes=1).do("retreat pergamum; rest-here", 6, 1)
    assert table.condition("macedon-1") == FATIGUED
    assert table.frame() == "Marching"
    assert table.refusal("go pergamum") == ("11.3.41", "fatigued")
    assert table.refusal("go sardes") == ("11.3.41", "fatigued")
    assert table.refusal("go ephesus") is None


# ---- 11.3 H


@pytest.mark.rule("conquerors", "11.3.43")
@pytest.mark.rule("conquerors", "11.3.44")
def test_useless_by_more_than_twice_the_victor_s_losses() -> None:
    table = beaten(40).do("retreat pergamum; rest-here", 3, 3)
    assert [one["lost"] for one in table.events("losses-rolled")] == [2, 4]
    assert table.condition("persia-2") == FATIGUED, "twice as many are not more"
    table = beaten(40).do("retreat pergamum; rest-here", 3, 4)
    assert [one["lost"] for one in table.events("losses-rolled")] == [2, 5]
    assert table.condition("persia-2") == USELESS


@pytest.mark.rule("conquerors", "11.3.50")
def test_without_the_rule_no_army_becomes_useless() -> None:
    table = beaten(40)
    table.war.useless_rule = False
    table.do("retreat pergamum; rest-here", 3, 4)
    assert table.condition("persia-2") == FATIGUED
    assert table.frame() == "Marching"


@pytest.mark.rule("conquerors", "11.3.43")
def test_garrisons_left_behind_do_not_make_an_army_useless() -> None:
    """M57."""
    table = beaten(40, gsp=3).do("retreat pergamum; rest-here", 3, 3)
    assert [one["lost"] for one in table.events("losses-rolled")] == [2, 4]
    assert table.gsp("smyrna") == 0 and table.condition("persia-2") == FATIGUED


@pytest.mark.rule("conquerors", "11.3.46")
def test_a_useless_army_that_loses_is_destroyed() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 20, 1, "memnon", condition=USELESS).begins()
    table.do("march macedon-1 3; go smyrna; stand", 7, 6, 2)
    assert table.at("persia-2") is None and table.where("memnon") == DEAD
    assert len(table.events("losses-rolled")) == 1


@pytest.mark.rule("conquerors", "11.3.47")
@pytest.mark.rule("conquerors", "11.3.48")
def test_flight_is_a_second_retreat_with_a_second_die() -> None:
    """A15, M98."""
    table = beaten(40).do("retreat pergamum; rest-here", 3, 4)
    assert table.options() == ["no-flight", "take-flight"] and table.asked() == 1
    table.do("take-flight")
    assert table.options() == ["retreat cyzicus", "retreat adramyttium", "retreat thyatira"]
    table.do("retreat cyzicus; retreat dascylium", 1)
    assert table.added("flight-losses") == {"loss-fatigue": 2, "retreat": 1}
    assert table.event("flight-losses")["lost"] == 4, "35 points are left, 1 + 3"
    assert table.asp("persia-2") == 31
    assert table.at("persia-2") == "dascylium"
    assert table.frame() == "Marching"


@pytest.mark.rule("conquerors", "11.3.48")
def test_flight_without_a_line() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 40, 1, "memnon").cut_off("persia-2").begins()
    table.do("march macedon-1 3; go smyrna; stand", 7, 7, 1)
    table.do("retreat pergamum; rest-here", 1, 5).do("take-flight; retreat thyatira", 1)
    assert table.added("flight-losses") == {"loss-fatigue": 2, "loss-no-line": 2}
