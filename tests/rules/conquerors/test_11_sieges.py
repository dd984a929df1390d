"""11.4 Sieges: surrender, assault, capitulation, counter-attack, escape by sea."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import CITIES, MACEDON, PERSIA, SPACE
from anabasis.games.conquerors.cards import BITS_OF, KIND
from anabasis.games.conquerors.rules.losses import army_loses
from anabasis.games.conquerors.rules.sieges import lapse_sieges
from anabasis.games.conquerors.rules.surrender import demand_die
from anabasis.games.conquerors.state import BY_DEATH, DEAD, FATIGUED, NO_SIEGE
from tests.rules.conquerors.moving import Field


def before(city: str = "tyre", asp: int = 30, leaders: str = "alexander-iii", **gsp: int) -> Field:
    """Alexander stands before a city with a Persian garrison of two, or as given."""
    table = Field()
    table.army("macedon-1", city, asp, 3, leaders).garrison("macedon", damascus=1, pella=1)
    table.levels(damascus=2, pella=2)
    return table.garrison("persia", **(gsp or {city: 2}))


def besieging(city: str = "tyre", asp: int = 30, points: int = 0, **gsp: int) -> Field:
    return before(city, asp, "alexander-iii", **gsp).besieges("macedon", city, points)


def points(table: Field, city: str) -> int:
    return table.war.siege[CITIES.index(SPACE.read(city))]


# ---- laying and keeping


@pytest.mark.rule("conquerors", "11.4.1")
def test_ten_points_declare_a_siege() -> None:
    table = Field()
    table.army("macedon-1", "sidon", 10, 3, "alexander-iii").garrison("persia", tyre=2)
    table.begins().do("march macedon-1 4; go tyre; besiege")
    assert points(table, "tyre") == 0 and not table.inside("macedon-1")
    table = Field()
    table.army("macedon-1", "sidon", 9, 3, "alexander-iii").garrison("persia", tyre=2)
    table.begins().do("march macedon-1 4; go tyre")
    assert table.refusal("besiege") == ("11.4.1", "too-weak-to-besiege")


@pytest.mark.rule("conquerors", "11.4.1")
@pytest.mark.rule("conquerors", "11.3.41")
def test_an_army_already_there_may_declare_it() -> None:
    table = before().begins().do("march macedon-1 4; besiege")
    assert points(table, "tyre") == 0
    table = before().begins()
    table.war.condition = bytes([FATIGUED]) + table.war.condition[1:]
    table.begins().do("march macedon-1 4")
    assert table.refusal("besiege") == ("11.3.41", "fatigued")


@pytest.mark.rule("conquerors", "11.4.2")
def test_those_inside_do_not_move_out() -> None:
    table = Field()
    table.army("persia-2", "sardes", 12, 1, "memnon", inside=True)
    table.army("macedon-1", "sardes", 20, 3, "alexander-iii").besieges("macedon", "sardes")
    table.begins("persia")
    assert not [one for one in table.options() if one.startswith("march")]
    assert table.moves() == ["counter-attack persia-2"]


@pytest.mark.rule("conquerors", "11.4.3")
@pytest.mark.rule("conquerors", "9.5")
def test_without_a_line_the_siege_lapses() -> None:
    table = besieging(points=2)
    lapse_sieges(table.war, MACEDON, table.log)
    assert points(table, "tyre") == 2
    table.cut_off("macedon-1")
    lapse_sieges(table.war, MACEDON, table.log)
    assert points(table, "tyre") == NO_SIEGE
    assert table.war.weariness == 1


@pytest.mark.rule("conquerors", "11.4.4")
@pytest.mark.rule("conquerors", "11.4.6")
def test_below_ten_points_the_siege_is_over() -> None:
    table = besieging(asp=11)
    army_loses(table.war, 0, 1, table.log)
    assert points(table, "tyre") == 0
    army_loses(table.war, 0, 1, table.log)
    assert points(table, "tyre") == NO_SIEGE


@pytest.mark.rule("conquerors", "11.4.5")
@pytest.mark.rule("conquerors", "11.4.6")
def test_moving_away_lifts_it_and_its_points_are_gone() -> None:
    table = besieging(points=2).begins().do("march macedon-1 4; go sidon")
    assert points(table, "tyre") == NO_SIEGE and table.war.weariness == 1
    table.do("go tyre; besiege")
    assert points(table, "tyre") == 0


@pytest.mark.rule("conquerors", "9.5")
def test_persian_sieges_do_not_weary() -> None:
    """A33."""
    table = Field()
    table.army("persia-1", "sardes", 20, 1, "darius-iii").garrison("macedon", sardes=2)
    table.besieges("persia", "sardes").cut_off("persia-1")
    lapse_sieges(table.war, PERSIA, table.log)
    assert "siege-lifted" in table.kinds() and table.war.weariness == 0


# ---- surrender


@pytest.mark.rule("conquerors", "11.4.7")
@pytest.mark.rule("conquerors", "11.4.8")
@pytest.mark.rule("conquerors", "11.4.9")
@pytest.mark.rule("conquerors", "11.4.10")
@pytest.mark.rule("conquerors", "11.4.11")
@pytest.mark.rule("conquerors", "11.4.15")
def test_a_city_surrenders() -> None:
    """A32."""
    table = before().begins().do("march macedon-1 4; demand", 4)
    assert table.added("demand-rolled") == {"rating": 4, "walls": -3, "outnumbered": 1}
    assert table.gsp("tyre") == 0 and "city-yielded" in table.kinds()
    assert table.elite("macedon-1") == 3 and table.war.weariness == 0
    assert table.war.march is not None and table.war.march.spent == 1, "it may go on"
    table.do("leave-garrison; number 2; enter")
    assert table.gsp("tyre") == 2 and table.inside("macedon-1")


@pytest.mark.rule("conquerors", "11.4.12")
def test_each_asp_inside_counts_and_gsps_do_not() -> None:
    table = before().loose("persia", "tyre", 3).begins().do("march macedon-1 4; demand", 6)
    assert table.added("demand-rolled")["points-inside"] == -3
    assert table.event("demand-rolled")["yields"] == 0


@pytest.mark.rule("conquerors", "11.4.11")
def test_a_negative_number_helps() -> None:
    """Q9."""
    table = Field()
    table.garrison("persia", persepolis=2)
    table.army("macedon-1", "persepolis", 12, 3).garrison("macedon", susa=1).levels(susa=2)
    table.begins().do("march macedon-1 3; demand", 4)
    assert table.added("demand-rolled") == {"walls": 1, "outnumbered": 1}
    assert "city-yielded" in table.kinds()


@pytest.mark.rule("conquerors", "11.4.13")
def test_treachery_adds_three() -> None:
    table = before()
    table.war.treachery = True
    terms = dict(demand_die(table.war, 0, SPACE.read("tyre")).terms)
    assert 3 in terms.values() and sum(terms.values()) == 5


@pytest.mark.rule("conquerors", "11.4.14")
@pytest.mark.rule("conquerors", "11.4.16")
def test_once_in_the_game() -> None:
    table = before().begins().do("march macedon-1 4; demand", 1)
    assert table.event("demand-rolled")["yields"] == 0
    assert table.refusal("demand") == ("11.4.14", "demanded-already")
    table.do("besiege").begins().do("march macedon-1 4")
    assert table.refusal("demand") == ("11.4.14", "demanded-already")


@pytest.mark.rule("conquerors", "11.4.7")
def test_what_a_demand_needs() -> None:
    table = before(asp=9).begins().do("march macedon-1 4; go sidon; go tyre")
    assert table.refusal("demand") == ("11.4.7", "too-weak-to-demand")
    table = before().begins().do("march macedon-1 4; go ake; go tyre; go ake; go tyre")
    assert table.refusal("demand") == ("11.4.7", "no-points-to-demand")
    table = Field()
    table.army("macedon-1", "tyre", 20, 3, "alexander-iii").garrison("persia", tyre=2)
    table.begins().do("march macedon-1 4")
    assert table.refusal("demand") == ("11.4.7", "no-line")


# ---- assault


@pytest.mark.rule("conquerors", "11.4.18")
@pytest.mark.rule("conquerors", "11.4.19")
@pytest.mark.rule("conquerors", "11.4.20")
def test_an_assault() -> None:
    """Q9."""
    table = besieging("sardes").sieges().do("assault sardes", 4)
    assert table.added("assault-rolled") == {"walls": -1, "outnumbered": 1}
    assert points(table, "sardes") == 1 and table.asp("macedon-1") == 28


@pytest.mark.rule("conquerors", "11.4.17")
def test_one_assault_a_round() -> None:
    table = besieging("sardes").army("macedon-2", "tyre", 12).garrison("persia", tyre=2)
    table.besieges("macedon", "tyre").sieges()
    assert {"assault sardes", "assault tyre"} < set(table.options())
    table.do("assault sardes", 4)
    assert not [one for one in table.options() if one.startswith("assault")]


@pytest.mark.rule("conquerors", "11.4.17")
def test_declared_and_assaulted_in_one_round() -> None:
    """M100."""
    table = before().begins().do("march macedon-1 4; besiege")
    table.sieges()
    assert "assault tyre" in table.options()


@pytest.mark.rule("conquerors", "11.4.21")
@pytest.mark.rule("conquerors", "11.4.22")
def test_fleets_and_diades() -> None:
    table = besieging().fleet("macedonian", "macedon", "tyre").fleet("ionic", "persia", "tyre")
    table.war.staying |= BITS_OF[KIND.read("diades-of-thessaly")]
    table.sieges().do("assault tyre", 6)
    assert table.added("assault-rolled") == {
        "walls": -3,
        "outnumbered": 1,
        "own-fleet": 1,
        "enemy-fleet": -1,
        "diades": 1,
    }


@pytest.mark.rule("conquerors", "11.4.23")
@pytest.mark.rule("conquerors", "8.2.3")
@pytest.mark.rule("conquerors", "9.5")
def test_with_three_points_the_city_falls() -> None:
    table = besieging("sardes", points=2).army("persia-2", "sardes", 5, 1, "memnon", inside=True)
    table.sieges().do("assault sardes", 4)
    assert "city-fell" in table.kinds()
    assert table.at("persia-2") is None and table.where("memnon") == DEAD
    assert table.gsp("sardes") == 0 and table.elite("macedon-1") == 4
    assert table.war.weariness == 1


@pytest.mark.rule("conquerors", "11.4.23")
@pytest.mark.rule("conquerors", "11.4.4")
def test_the_third_point_counts_even_if_the_besieger_falls_below_ten() -> None:
    """M102."""
    table = besieging("sardes", 10, 2).sieges().do("assault sardes", 4)
    assert table.asp("macedon-1") < 10 and "city-fell" in table.kinds()
    table = besieging("sardes", 10, 1).sieges().do("assault sardes", 4)
    assert points(table, "sardes") == NO_SIEGE and "city-fell" not in table.kinds()


@pytest.mark.rule("conquerors", "11.4.24")
@pytest.mark.rule("conquerors", "8.5.2")
def test_fleets_leave_but_the_one_whose_home_it_is_changes_hands() -> None:
    """M61."""
    table = besieging(points=2).fleet("tyrian", "persia", "tyre")
    table.fleet("ionic", "persia", "tyre").garrison("persia", salamis=1)
    table.sieges().do("assault tyre", 6)
    assert "city-fell" in table.kinds()
    assert table.owner("tyrian") == "macedon" and table.fleet_at("tyrian") == "tyre"
    assert table.owner("ionic") == "persia" and table.fleet_at("ionic") == "salamis"


@pytest.mark.rule("conquerors", "11.4.24")
@pytest.mark.rule("conquerors", "6.2.3")
def test_fleets_that_leave_a_port_that_fell_control_the_province_to_which_they_go() -> None:
    table = Field().army("persia-1", "byzantium", 30, 1, "darius-iii")
    table.garrison("macedon", byzantium=1).fleet("macedonian", "macedon", "byzantium")
    table.keeps("macedon", "pella").besieges("persia", "byzantium", 2).sieges("persia")
    assert table.control("macedonia") == "nobody"
    table.do("assault byzantium", 6)
    assert "city-fell" in table.kinds()
    assert table.fleet_at("macedonian") == "pella"
    assert table.control("macedonia") == "macedon"


@pytest.mark.rule("conquerors", "11.4.25")
def test_the_victor_moves_in() -> None:
    table = besieging("sardes", points=2).sieges().do("assault sardes", 4)
    assert set(table.options()) == {"stay-out", "garrison-city", "post macedon-1"}
    table.do("post macedon-1; number 10; garrison-city; number 4")
    assert table.loose_at("sardes") == 10 and table.gsp("sardes") == 4
    table = besieging("sardes", 11, 2).sieges().do("assault sardes", 5)
    assert "move-in macedon-1" in table.options()
    table.do("move-in macedon-1")
    assert table.inside("macedon-1")


@pytest.mark.rule("conquerors", "11.4.26")
@pytest.mark.rule("conquerors", "11.3.58")
@pytest.mark.rule("conquerors", "11.3.62")
def test_a_king_inside_is_lost() -> None:
    """A38, M103."""
    table = besieging("sardes", points=2)
    table.army("persia-1", "sardes", 5, 1, "darius-iii", inside=True).royal("persia-1", 2)
    table.sieges().do("assault sardes", 4)
    assert table.where("darius-iii") == DEAD and table.war.royal_side == MACEDON
    table = Field()
    table.army("macedon-1", "sardes", 5, 1, "alexander-iii", inside=True)
    table.army("persia-1", "sardes", 30, 1, "darius-iii").besieges("persia", "sardes", 2)
    table.sieges("persia").do("assault sardes", 4)
    assert table.war.ending == BY_DEATH


@pytest.mark.rule("conquerors", "5.2.7")
@pytest.mark.rule("conquerors", "11.3.41")
def test_who_may_not_assault() -> None:
    """M17."""
    table = besieging("sardes", 12).army("macedon-2", "tyre", 20).garrison("persia", tyre=2)
    table.besieges("macedon", "tyre").sieges()
    assert "assault tyre" not in table.options(), "Army #2 has outgrown #1"
    assert "assault sardes" in table.options()
    table = besieging("sardes")
    table.war.condition = bytes([FATIGUED]) + table.war.condition[1:]
    table.sieges()
    assert "assault sardes" not in (table.options() if table.war.agenda else [])


# ---- the defender: counter-attack


@pytest.mark.rule("conquerors", "11.4.27")
@pytest.mark.rule("conquerors", "11.4.28")
def test_a_counter_attack_that_wins_breaks_the_siege() -> None:
    """Z6."""
    table = Field()
    table.army("persia-2", "sardes", 30, 3, "memnon", inside=True).garrison("persia", susa=1)
    table.army("macedon-1", "sardes", 12, 0, "coenus").besieges("macedon", "sardes")
    table.garrison("macedon", pella=1).begins("persia").do(
        "counter-attack persia-2; stand", 8, 4, 1
    )
    table.do("retreat smyrna; rest-here", 1, 1)
    while table.war.battle is not None:
        table.do(table.options()[0])
    assert points(table, "sardes") == NO_SIEGE and table.war.weariness == 2
    assert {"enter", "halt", "go thyatira"} <= set(table.options())
    table.do("go celaenae")
    assert table.refusal("go synnada") is None, "Phrygia is next to Lydia"
    table.do("halt")


@pytest.mark.rule("conquerors", "11.4.28")
def test_a_besieger_who_avoids_gives_up_the_siege() -> None:
    """M104."""
    table = Field()
    table.army("persia-2", "sardes", 30, 3, "memnon", inside=True)
    table.army("macedon-1", "sardes", 12, 0, "coenus").besieges("macedon", "sardes")
    table.begins("persia").do("counter-attack persia-2; avoid", 5).do("fall-back smyrna")
    assert points(table, "sardes") == NO_SIEGE
    table.do("enter")
    assert table.inside("persia-2")


@pytest.mark.rule("conquerors", "11.4.29")
def test_lost_or_drawn_it_is_back_inside() -> None:
    """M104."""
    table = Field()
    table.army("persia-2", "sardes", 12, 1, inside=True).garrison("persia", susa=1)
    table.army("macedon-1", "sardes", 30, 3, "parmenion").besieges("macedon", "sardes")
    table.garrison("macedon", pella=1).begins("persia")
    table.do("counter-attack persia-2; stand", 5, 7, 3, 3)
    assert "retreat-rolled" not in table.kinds()
    assert "retreat" not in table.added("losses-rolled", 0)
    assert table.at("persia-2") == "sardes" and table.inside("persia-2")
    assert points(table, "sardes") == 0
    assert not table.war.agenda


@pytest.mark.rule("conquerors", "11.4.27")
def test_garrisons_and_points_without_an_army_do_not_attack() -> None:
    """M104."""
    table = besieging("sardes").loose("persia", "sardes", 5).begins("persia")
    assert not [one for one in table.options() if one.startswith("counter")]


# ---- escape by sea


@pytest.mark.rule("conquerors", "11.4.31")
def test_escape_by_sea_needs_a_fleet_in_the_port() -> None:
    """M105."""
    table = Field()
    table.army("persia-2", "tyre", 12, 1, "memnon", inside=True).garrison("persia", tyre=2)
    table.army("macedon-1", "tyre", 20, 3, "alexander-iii").besieges("macedon", "tyre")
    table.begins("persia")
    assert "embark persia-2" not in table.options()
    table.fleet("ionic", "persia", "tyre").begins("persia")
    table.do("embark persia-2; sail sidon; sail salamis; land; halt")
    assert table.at("persia-2") == "salamis" and table.gsp("tyre") == 2


@pytest.mark.rule("conquerors", "11.4.31")
def test_points_without_an_army_escape_too() -> None:
    """M105."""
    table = besieging().loose("persia", "tyre", 20).fleet("ionic", "persia", "tyre")
    table.begins("persia")
    assert "evacuate tyre 15" in table.options() and "evacuate tyre 1" in table.options()
    table.do("evacuate tyre 12; sail sidon; sail salamis; land")
    assert table.loose_at("tyre") == 8 and table.loose_at("salamis") == 12


@pytest.mark.rule("conquerors", "11.4.31")
@pytest.mark.rule("conquerors", "11.5.6")
def test_thrown_back_they_are_inside_again() -> None:
    """M105."""
    table = Field()
    table.army("persia-2", "tyre", 12, 1, "memnon", inside=True)
    table.army("macedon-1", "tyre", 20, 3, "alexander-iii").besieges("macedon", "tyre")
    table.fleet("ionic", "persia", "tyre").fleet("macedonian", "macedon", "salamis")
    table.begins("persia").do("embark persia-2; sail sidon; intercept-at-sea macedonian")
    table.do("evade", 6)
    assert table.at("persia-2") == "tyre" and table.inside("persia-2")
    assert points(table, "tyre") == 0


# ---- capitulation


@pytest.mark.rule("conquerors", "11.4.30")
@pytest.mark.rule("conquerors", "11.4.33")
def test_a_city_is_given_up_on_terms() -> None:
    """Q25, M106, Z18."""
    table = besieging("sardes").army("persia-2", "sardes", 12, 1, "memnon", inside=True)
    table.sieges("persia").do("offer sardes; free-passage; number 3")
    assert table.asked() == 0
    table.do("accept-terms")
    assert table.asked() == 1
    table.do("march-off gordium")
    assert table.at("persia-2") == "gordium" and table.asp("persia-2") == 9
    assert table.gsp("sardes") == 0 and points(table, "sardes") == NO_SIEGE
    assert table.war.weariness == 0 and table.elite("macedon-1") == 3
    assert "move-in" not in table.kinds()


@pytest.mark.rule("conquerors", "11.4.30")
def test_an_offer_refused_changes_nothing_and_is_the_only_one() -> None:
    """M106."""
    table = besieging("sardes").sieges("persia")
    table.do("offer sardes; refuse-terms")
    assert points(table, "sardes") == 0 and table.gsp("sardes") == 2
    assert not table.war.agenda, "one offer in a siege segment"


@pytest.mark.rule("conquerors", "11.4.30")
def test_the_besieger_may_offer_terms_too() -> None:
    table = besieging("sardes").sieges("macedon")
    assert {"assault sardes", "offer sardes", "end-sieges"} == set(table.options())


@pytest.mark.rule("conquerors", "11.4.32")
def test_a_level_is_paid_where_a_line_joins_the_treasuries() -> None:
    """Q25."""
    table = (
        besieging("sardes")
        .keeps("persia", "babylon", "susa")
        .levels(babylon=2, susa=2, damascus=1, sardes=0)
    )
    table.sieges("persia").do("offer sardes")
    options = table.options()
    assert "pay babylon damascus" in options, options
    assert "pay babylon pella" not in options, "Pella is full, and far"
    table.do("pay babylon damascus; accept-terms")
    assert table.level("babylon") == 1 and table.level("damascus") == 2


@pytest.mark.rule("conquerors", "11.4.33")
def test_independent_rhodes_makes_no_terms() -> None:
    """M107."""
    table = Field(started=True)
    table.army("macedon-2", "rhodes", 12, 1).besieges("macedon", "rhodes")
    table.sieges("macedon")
    assert "offer rhodes" not in table.options()
    assert "assault rhodes" in table.options()


@pytest.mark.rule("conquerors", "12.6")
def test_rhodes_is_taken_with_what_is_left_of_her_fleet() -> None:
    table = Field(started=True)
    table.war.hands = (0, 0)
    table.army("macedon-2", "rhodes", 12, 1).besieges("macedon", "rhodes", 2)
    table.sieges("macedon").do("assault rhodes", 5)
    assert "city-fell" in table.kinds()
    assert table.owner("rhodian") == "macedon" and table.nsp("rhodian") == 4


@pytest.mark.rule("conquerors", "11.4.10")
@pytest.mark.rule("conquerors", "11.4.20")
@pytest.mark.parametrize(("asp", "points"), [(12, 0), (13, 1)])
def test_twice_as_many_are_not_more_than_twice(asp: int, points: int) -> None:
    table = before("tyre", asp, tyre=6)
    table.begins().do("march macedon-1 4; demand", 1)
    assert table.added("demand-rolled").get("outnumbered", 0) == points
    table = besieging("sardes", asp, sardes=6).sieges().do("assault sardes", 4)
    assert table.added("assault-rolled").get("outnumbered", 0) == points


@pytest.mark.rule("conquerors", "11.4.21")
@pytest.mark.rule("conquerors", "12.1")
def test_the_fleet_of_rhodes_helps_to_defend_her() -> None:
    table = Field(started=True)
    table.war.hands = (0, 0)
    table.army("macedon-2", "rhodes", 12, 1).besieges("macedon", "rhodes")
    table.sieges("macedon").do("assault rhodes", 4)
    assert table.added("assault-rolled")["enemy-fleet"] == -1
