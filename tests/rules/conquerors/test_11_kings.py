"""11.3 I Darius in flight, Alexander's injuries and death."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import MACEDON, PERSIA, SPACE
from anabasis.games.conquerors.leaders import DARIUS
from anabasis.games.conquerors.rules.commanders import stand_alone
from anabasis.games.conquerors.rules.darius import (
    FlightDice,
    cities_of_refuge,
    places_of_refuge,
)
from anabasis.games.conquerors.rules.player_phase import Boundary
from anabasis.games.conquerors.rules.wounds import Deathbed
from anabasis.games.conquerors.state import ALONE, BY_DEATH, DEAD, USELESS
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.moving import Field

PEACE = 4


def arbela(theirs: int = 40, condition: int = 0) -> Field:
    """Alexander attacks Darius in Sippara; Babylon, Susa and Ecbatana are Persian."""
    table = Field()
    table.army("macedon-1", "is", 45, 4, "alexander-iii").garrison("macedon", damascus=1)
    table.army("persia-1", "sippara", theirs, 0, "darius-iii bessus", condition=condition)
    table.garrison("persia", babylon=1, susa=1, ecbatana=1).royal("persia-1", 2)
    table.war.family_army = 3
    table.war.family_at = SPACE.read("sippara")
    return table.begins()


def routed(table: Field) -> Field:
    """Alexander's score is at least twice Darius'."""
    return table.do("march macedon-1 4; go sippara; stand", 10, 3, PEACE, 1)


@pytest.mark.rule("conquerors", "11.3.54")
@pytest.mark.rule("conquerors", "11.3.55")
@pytest.mark.rule("conquerors", "11.2.2")
@pytest.mark.rule("conquerors", "7.4.6")
def test_darius_flees_after_the_retreat_and_what_he_had_is_captured() -> None:
    """M21, M25, M93."""
    table = routed(arbela())
    table.do("retreat opis; rest-here", 5)
    kinds = table.kinds()
    assert kinds.index("retreated") < kinds.index("flight-rolled")
    assert table.war.royal_side == MACEDON and table.war.royal_army == 0
    assert table.war.level[8] == 2, "captured Full"
    assert table.war.family_side == MACEDON
    assert set(table.options()) == {"flee-to babylon", "flee-to susa", "flee-to ecbatana"}
    table.do("flee-to susa", 3, 3)
    assert table.where("darius-iii") == ALONE
    assert SPACE.words[table.war.lone_at[PERSIA]] == "susa"
    assert table.at("persia-1") == "opis" and table.is_with("bessus", "persia-1")


@pytest.mark.rule("conquerors", "11.3.55")
def test_eight_to_ten_four_points_away_in_another_province() -> None:
    """M93."""
    table = routed(arbela())
    table.do("retreat opis; rest-here", 9)
    places = [one.split()[1] for one in table.options()]
    assert places == [SPACE.words[n] for n in places_of_refuge(table.war, SPACE.read("opis"))]
    assert places and "babylon" not in places
    table.do(f"flee-to {places[0]}", 3, 3)
    assert table.where("darius-iii") == ALONE


@pytest.mark.rule("conquerors", "11.3.55")
def test_eleven_or_more_he_is_killed() -> None:
    """Q18."""
    table = routed(arbela())
    table.do("retreat opis; rest-here", 11, 3, 3)
    assert table.where("darius-iii") == DEAD


@pytest.mark.rule("conquerors", "11.3.56")
def test_without_a_place_to_go_he_is_killed() -> None:
    table = Field()
    table.army("macedon-1", "is", 45, 4, "alexander-iii").garrison("macedon", damascus=1)
    table.army("persia-1", "sippara", 40, 0, "darius-iii").begins()
    routed(table).do("retreat opis; rest-here", 5, 3, 3)
    assert cities_of_refuge(table.war, SPACE.read("opis")) == []
    assert table.where("darius-iii") == DEAD


@pytest.mark.rule("conquerors", "11.3.54")
def test_less_than_twice_he_stays() -> None:
    table = arbela()
    table.do("march macedon-1 4; go sippara; stand", 4, 7, PEACE, 1)
    table.do("retreat opis; rest-here", 3, 3)
    assert table.is_with("darius-iii", "persia-1")
    assert table.war.royal_side == PERSIA and table.war.royal_at == SPACE.read("opis")


@pytest.mark.rule("conquerors", "11.3.54")
@pytest.mark.rule("conquerors", "14.4")
def test_the_family_elsewhere_is_not_captured() -> None:
    """M25."""
    table = arbela()
    table.war.family_army = 255
    table.war.family_at = SPACE.read("susa")
    routed(table).do("retreat opis; rest-here", 11, 3, 3)
    assert table.war.family_side == PERSIA


@pytest.mark.rule("conquerors", "11.3.57")
def test_found_alone_he_flees_again_with_three_added() -> None:
    table = Field()
    table.army("macedon-1", "is", 45, 4, "alexander-iii").garrison("macedon", damascus=1)
    table.garrison("persia", babylon=1, susa=1)
    stand_alone(table.war, DARIUS, SPACE.read("sippara"))
    table.begins().do("march macedon-1 4; go sippara", 3)
    assert table.event("flight-rolled")["added"] == 3
    table.do("flee-to babylon")
    assert SPACE.words[table.war.lone_at[PERSIA]] == "babylon"
    stand_alone(table.war, DARIUS, SPACE.read("opis"))
    table.do("go opis", 9)
    assert table.where("darius-iii") == DEAD, "9 and 3 are 12"


@pytest.mark.rule("conquerors", "11.3.57")
def test_bagoas_and_the_second_flight_add_up() -> None:
    """M94."""
    table = Field()
    table.army("macedon-1", "is", 45, 4, "alexander-iii").garrison("macedon", damascus=1)
    table.garrison("persia", babylon=1)
    stand_alone(table.war, DARIUS, SPACE.read("sippara"))
    table.war.flight_bonus = 3
    table.run(FlightDice(SPACE.read("sippara"), 3, True), 5)
    assert table.event("flight-rolled")["added"] == 6
    assert table.where("darius-iii") == DEAD and table.war.flight_bonus == 0


@pytest.mark.rule("conquerors", "11.3.58")
@pytest.mark.rule("conquerors", "11.3.46")
def test_with_a_useless_army_that_loses_he_is_caught_without_dice() -> None:
    """M92."""
    table = arbela(condition=USELESS)
    table.do("march macedon-1 4; go sippara; stand", 10, 3, PEACE, 3)
    assert table.where("darius-iii") == DEAD
    assert "flight-rolled" not in table.kinds()
    assert table.war.royal_side == MACEDON and table.war.family_side == MACEDON


# ---- Alexander


@pytest.mark.rule("conquerors", "11.3.59")
@pytest.mark.parametrize(("dice", "points"), [(2, 0), (5, 0), (6, 1), (9, 1), (10, 2), (11, 2)])
def test_injuries(dice: int, points: int) -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "alexander-iii").garrison("persia", smyrna=3)
    table.loose("persia", "smyrna", 3).begins()
    table.do("march macedon-1 4; go smyrna", 8, 5, dice, 1)
    assert table.war.injury == points


@pytest.mark.rule("conquerors", "11.3.59")
def test_even_when_he_loses_but_not_when_his_rating_is_not_used() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 10, 0, "alexander-iii").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 40, 3, "memnon").begins()
    table.do("march macedon-1 4; go smyrna; stand", 2, 12, 7, 1)
    assert table.war.injury == 1


@pytest.mark.rule("conquerors", "11.3.60")
@pytest.mark.parametrize("second", [1, 5])
def test_in_mortal_danger_and_wounded(second: int) -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "alexander-iii")
    table.loose("persia", "smyrna", 6).begins()
    table.do("march macedon-1 4; go smyrna", 8, 5, 12, second, 1)
    assert table.war.injury == 2 and table.war.ending == 0


@pytest.mark.rule("conquerors", "11.3.60")
@pytest.mark.rule("conquerors", "3.4.17")
def test_killed_in_battle() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "alexander-iii")
    table.loose("persia", "smyrna", 6).begins()
    table.do("march macedon-1 4; go smyrna", 8, 5, 12, 6)
    assert table.war.ending == BY_DEATH and table.war.winner == PERSIA
    assert not table.war.agenda


@pytest.mark.rule("conquerors", "11.3.60")
def test_cleitus_saves_him_and_he_has_no_points() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "alexander-iii")
    table.war.spared = True
    table.run(Deathbed())
    assert table.war.ending == 0 and table.war.injury == 0 and not table.war.spared


@pytest.mark.rule("conquerors", "11.3.62")
def test_he_dies_with_an_army_that_is_destroyed() -> None:
    """A38, M71."""
    table = Field()
    table.army("macedon-1", "ephesus", 4, 0, "alexander-iii")
    table.army("persia-1", "smyrna", 40, 1, "darius-iii").garrison("persia", susa=1)
    table.begins("persia").do("march persia-1 3; go ephesus; stand")
    assert table.war.ending == BY_DEATH


@pytest.mark.rule("conquerors", "11.3.55")
def test_the_place_four_points_away_lies_in_another_province() -> None:
    table = Field()
    table.garrison("persia", damascus=1).levels(damascus=2)
    places = places_of_refuge(table.war, SPACE.read("myriandrus"))
    assert places and SPACE.read("tyre") not in places, "Tyre too is in Phoenicia"
    table.garrison("macedon", samaria=1)
    assert SPACE.read("samaria") not in places_of_refuge(table.war, SPACE.read("myriandrus"))


@pytest.mark.rule("conquerors", "11.3.57")
@pytest.mark.rule("conquerors", "6.3.5")
def test_darius_is_found_when_a_revolt_takes_his_last_defenders() -> None:
    """Z37."""
    table = Cards(macedon="revolt-1").army("macedon-1", "susa", 20, 3, "alexander-iii")
    table.garrison("persia", susa=2, babylon=1).besieges("macedon", "susa")
    stand_alone(table.war, DARIUS, SPACE.read("susa"))
    table.plays("macedon").do("play revolt-revolt; aim-province susiana", 1)
    assert table.gsp("susa") == 0 and table.where("darius-iii") != DEAD
    table.run(Boundary(), 8)
    assert table.event("flight-rolled")["added"] == 3
    assert table.where("darius-iii") == DEAD, "eight and three"


@pytest.mark.rule("conquerors", "11.3.57")
def test_darius_is_not_found_while_a_garrison_is_with_him() -> None:
    """Z37."""
    table = Field().army("macedon-1", "susa", 20, 3, "alexander-iii").garrison("persia", susa=2)
    stand_alone(table.war, DARIUS, SPACE.read("susa"))
    table.run(Boundary())
    assert "flight-rolled" not in table.kinds()
