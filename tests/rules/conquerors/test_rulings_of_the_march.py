"""Rulings that no example of the other files meets: moves by land and sea, and battles."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import MACEDON, NO_ARMY, PERSIA, SPACE
from anabasis.games.conquerors.leaders import DARIUS
from anabasis.games.conquerors.rules.commanders import stand_alone
from anabasis.games.conquerors.rules.lines import has_line
from anabasis.games.conquerors.state import DEAD, EMPTY, FATIGUED, FULL
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.moving import Field

PEACE = 4

# ---- by land


@pytest.mark.rule("conquerors", "10.1.3")
def test_the_royal_treasury_slows_an_army_that_alexander_does_not_lead() -> None:
    """Z12."""
    table = Field().army("macedon-1", "susa", 20, 3, "parmenion").royal("macedon-1", FULL).begins()
    marches = [one for one in table.moves() if one.startswith("march")]
    assert marches == ["march macedon-1 3", "march macedon-1 4", "march macedon-1 5"]


@pytest.mark.rule("conquerors", "10.3.1")
@pytest.mark.rule("conquerors", "10.3.5")
def test_points_without_an_army_are_inside_a_city() -> None:
    """Z21: nobody meets them before it, and an Army walks past."""
    table = Field().army("macedon-1", "ephesus", 20, 3, "alexander-iii")
    table.loose("persia", "sardes", 12).garrison("macedon", pella=1).begins()
    table.do("march macedon-1 4; go sardes")
    assert "battle-met" not in table.kinds() and table.loose_at("sardes") == 12
    assert table.refusal("halt") == ("10.3.6", "besiege-or-go-on")
    table.do("go celaenae; halt")
    table = Field().army("macedon-1", "sardes", 20, 3, "alexander-iii").begins()
    table.do("march macedon-1 4; detach; number 12; go ephesus; halt")
    table.army("persia-1", "cotyaeum", 20, 1, "darius-iii").begins("persia")
    table.do("march persia-1 3; go sardes; let-pass; besiege")
    assert table.loose_at("sardes") == 12, "left there, they hold the city"


@pytest.mark.rule("conquerors", "10.9.4")
def test_devastation_takes_at_least_a_point() -> None:
    """Z5."""
    table = Field().army("macedon-1", "sardes", 20, 3, "alexander-iii").begins()
    table.do("march macedon-1 4; devastate")
    assert table.options() == [f"number {points}" for points in range(1, 5)]


@pytest.mark.rule("conquerors", "9.2")
def test_a_retreat_through_the_desert_is_not_counted() -> None:
    """M62: into Pelusium through one desert, and back through it beaten."""
    table = Field().army("macedon-1", "gaza", 20, 0, "alexander-iii").garrison("macedon", pella=1)
    table.army("persia-2", "pelusium", 9, 3, "memnon").begins()
    table.do("march macedon-1 4; go pelusium; stand", 2, 12, PEACE, 1)
    table.do("retreat gaza; rest-here", 1, 1)
    while table.war.agenda:
        table.do(next(one for one in table.options() if one in ("no-flight", "halt")))
    assert table.at("macedon-1") == "gaza" and table.war.weariness == 0


# ---- by sea


@pytest.mark.rule("conquerors", "12.2")
@pytest.mark.rule("conquerors", "12.6")
def test_a_rhodes_that_was_taken_stops_nobody() -> None:
    """Q26."""
    table = Field().army("macedon-2", "halicarnassus", 12, 2, "antipater")
    table.army("macedon-1", "pella", 20, 3, "alexander-iii").garrison("macedon", rhodes=2)
    table.begins().do("embark macedon-2; sail rhodes; sail cnossus; land; halt")
    assert table.at("macedon-2") == "cnossus"


@pytest.mark.rule("conquerors", "10.7.13")
@pytest.mark.rule("conquerors", "15.32.1")
@pytest.mark.parametrize(("die", "asked"), [(3, False), (4, True)])
def test_the_storm_comes_before_interception(die: int, asked: bool) -> None:
    """M82: who has come through may be intercepted where he arrives."""
    table = Cards(persia="storms-at-sea").fleet("egyptian", "persia", "gaza")
    table.army("macedon-1", "pella", 20, 3, "alexander-iii")
    table.army("macedon-2", "paphos", 12, 3, "coenus").begins()
    table.do("embark macedon-2; pass; sail pelusium")
    assert table.moment() == ("open-sea", "persia")
    table.do("play storm", die)
    assert (table.frame() == "SeaIntercepting") == asked
    assert (table.at("macedon-2") is None) != asked


@pytest.mark.rule("conquerors", "10.7.7")
@pytest.mark.rule("conquerors", "15.8.1")
@pytest.mark.parametrize(("points", "worn"), [(5, False), (6, True)])
def test_attrition_counts_the_points_by_sea_in_a_mixed_move(points: int, worn: bool) -> None:
    """M85: one or two by land, and four by sea."""
    table = Cards(persia="attrition-1 spies-1").garrison("persia", persepolis=1)
    table.army("macedon-1", "perinthos", 33, 4, "alexander-iii").garrison("macedon", pella=1)
    table.army("macedon-2", "pella" if points == 6 else "larissa", 12, 2, "antipater").begins()
    table.do("march macedon-2 6; pass")
    if points == 6:
        table.do("go larissa")
    table.do("go pagasae; sail thermaic-gulf; sail lemnos; sail mytilene; sail chios; sail ephesus")
    assert table.war.march is not None and table.war.march.spent == points
    table.do("land; halt")
    assert table.moment() == ("halt", "persia")
    assert (table.refusal("play attrition") is None) == worn


# ---- battle


@pytest.mark.rule("conquerors", "11.1.7")
@pytest.mark.rule("conquerors", "11.3.15")
def test_one_tired_army_tires_its_side() -> None:
    """A16: for both modifiers."""
    table = Field().army("macedon-1", "ephesus", 30, 1, "parmenion").garrison("macedon", pella=1)
    table.army("persia-1", "smyrna", 20, 1).army("persia-2", "smyrna", 8, 1, condition=FATIGUED)
    table.begins().do("march macedon-1 3; go smyrna; stand", 8, 6, 1)
    assert table.added("battle-rolled", 1) == {"fatigue": -2}
    table.do("retreat pergamum; rest-here", 1, 1)
    assert table.added("losses-rolled", 1) == {"loss-fatigue": 2}


@pytest.mark.rule("conquerors", "11.3.2")
def test_several_armies_avoid_together_by_one_die() -> None:
    """Z3."""
    table = Field().army("macedon-1", "ephesus", 30, 1, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 10, 1).army("persia-3", "smyrna", 8, 1, "memnon").begins()
    table.do("march macedon-1 3; go smyrna; avoid", 4)
    assert table.event("avoidance-rolled")["added"] == 2, "one leader of the Space, the best"
    table.do("fall-back pergamum")
    assert table.at("persia-2") == table.at("persia-3") == "pergamum"
    assert len(table.events("avoidance-rolled")) == 1


@pytest.mark.rule("conquerors", "11.1.3")
def test_a_victor_over_an_interceptor_goes_on_with_his_points() -> None:
    """M74."""
    table = (
        Field().army("macedon-1", "ephesus", 30, 3, "alexander-iii").garrison("macedon", pella=1)
    )
    table.army("persia-2", "pergamum", 20, 1, "memnon").begins()
    table.do("march macedon-1 4; go smyrna; intercept persia-2", 4).do("stand", 2, 8, PEACE, 1)
    table.do("retreat pergamum; rest-here", 1, 1)
    if table.frame() == "FlightChoice":
        table.do("no-flight")
    assert table.war.march is not None and table.war.march.left() == 3
    table.do("go sardes; go celaenae; halt")
    assert table.at("macedon-1") == "celaenae"


@pytest.mark.rule("conquerors", "7.3.16")
@pytest.mark.rule("conquerors", "11.3.13")
def test_a_garrison_that_the_attacker_left_on_the_line_takes_nothing_from_this_battle() -> None:
    """M87, Q11: by Hamath the Persian in Damascus lived off Babylon."""
    table = Field().army("macedon-1", "palmyra", 30, 1, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "damascus", 20, 1).garrison("persia", babylon=1)
    table.levels(babylon=FULL, damascus=EMPTY).begins()
    assert has_line(table.war, PERSIA, SPACE.read("damascus"))
    table.do("march macedon-1 3; go hamath; let-pass; leave-garrison; number 1")
    assert not has_line(table.war, PERSIA, SPACE.read("damascus"))
    table.do("go damascus; stand", 9, 5, 1)
    assert table.added("battle-rolled", 1) == {}


@pytest.mark.rule("conquerors", "11.3.20")
@pytest.mark.rule("conquerors", "11.3.22")
@pytest.mark.parametrize(("die", "enough"), [(2, True), (3, False)])
def test_a_transit_point_is_a_step_of_a_retreat(die: int, enough: bool) -> None:
    """Z14: from Opis over Arrapha, where nobody stays, Arbela is the second."""
    table = Field().army("macedon-1", "sippara", 30, 3, "parmenion").army("persia-2", "opis", 20, 1)
    table.garrison("macedon", sittace=1, celonae=1, babylon=1).begins()
    table.do("march macedon-1 3; go opis; stand", 9, 3, die).do("retreat arrapha")
    assert "rest-here" not in table.options()
    table.do("retreat arbela")
    assert ("rest-here" in table.options()) == enough


@pytest.mark.rule("conquerors", "11.3.57")
@pytest.mark.rule("conquerors", "7.4.8")
def test_what_lies_where_darius_is_found_alone_and_killed_is_captured() -> None:
    """Z13."""
    table = Field().army("macedon-1", "is", 45, 4, "alexander-iii").garrison("macedon", damascus=1)
    table.army("persia-1", "susa", 20, 1).garrison("persia", babylon=1).royal("persia-1", FULL)
    stand_alone(table.war, DARIUS, SPACE.read("sippara"))
    for lies in ("family", "royal"):
        setattr(table.war, f"{lies}_at", SPACE.read("sippara"))
        setattr(table.war, f"{lies}_army", NO_ARMY)
    table.begins().do("march macedon-1 4; go sippara", 8)
    assert table.where("darius-iii") == DEAD, "8 and 3 are 11"
    assert (table.war.royal_side, table.war.family_side) == (MACEDON, MACEDON)
    assert table.level("royal") == FULL
