"""8 Armies, raising, fleets and garrisons."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import ARMY, MACEDON, PERSIA, SPACE
from anabasis.games.conquerors.fleets import FLEET
from anabasis.games.conquerors.leaders import LEADER
from anabasis.games.conquerors.rules.forces import (
    add_garrison,
    combined_elite,
    join_army,
    raise_elite,
    remove_garrison,
    room_for_garrison,
)
from anabasis.games.conquerors.rules.raising import Raising
from anabasis.games.conquerors.rules.reorganisation import Reorganising
from anabasis.games.conquerors.rules.ships import sink
from anabasis.games.conquerors.state import (
    DEPLETED,
    EMPTY,
    FATIGUED,
    FRESH,
    FULL,
    IN_HAND,
    USELESS,
    WITH_FLEET,
    is_inside,
)
from tests.rules.conquerors.setting import Table


def raising(table: Table, side: int) -> Table:
    table.war.active = side
    return table.run(Raising(side, side, 0, False, 0))


def macedon() -> Table:
    """Alexander in Perinthos, Antipater before Pella."""
    table = Table().keeps("macedon", "pella")
    table.army("macedon-1", "perinthos", 33, 4, "alexander-iii")
    return table.army("macedon-2", "pella", 15, 2, "antipater")


def persia() -> Table:
    """Darius before Susa, the four cities of the levies Persian."""
    table = Table().keeps("persia", "ecbatana", "babylon", "susa", "persepolis", "sardes")
    return table.army("persia-1", "susa", 42, 1, "darius-iii")


# ---- 8.1 mixing


@pytest.mark.rule("conquerors", "8.1.5")
@pytest.mark.parametrize(
    ("size", "elite", "other", "other_elite", "result"),
    [
        (33, 4, 10, 0, 3),  # M53
        (12, 4, 15, 0, 0),  # M54: nought less one, not below nought
        (12, 4, 15, 2, 1),
        (10, 2, 10, 4, 3),  # equal: the higher less one
        (10, 2, 3, 2, 2),  # the same level stays
    ],
)
def test_mixed_elite_levels(
    size: int, elite: int, other: int, other_elite: int, result: int
) -> None:
    assert combined_elite(size, elite, other, other_elite) == result


@pytest.mark.rule("conquerors", "8.1.6")
@pytest.mark.parametrize(
    ("army", "points", "result"),
    [
        (FATIGUED, FRESH, FATIGUED),
        (FRESH, FATIGUED, FATIGUED),
        (FATIGUED, USELESS, USELESS),
        (FRESH, FRESH, FRESH),
    ],
)
def test_mixed_fatigue(army: int, points: int, result: int) -> None:
    """M55."""
    table = Table().army("macedon-1", "pella", 10, condition=army)
    join_army(table.war, 0, 5, 0, points)
    assert table.war.condition[0] == result


@pytest.mark.rule("conquerors", "8.2.5")
def test_bounds_of_elite_levels() -> None:
    table = Table().army("macedon-1", "pella", 10, 5).army("persia-1", "susa", 10, 3)
    raise_elite(table.war, ARMY.read("macedon-1"), 1)
    raise_elite(table.war, ARMY.read("persia-1"), 1)
    assert (table.elite("macedon-1"), table.elite("persia-1")) == (5, 3)
    table.army("macedon-2", "pella", 10, 0)
    raise_elite(table.war, ARMY.read("macedon-2"), -1)
    assert table.elite("macedon-2") == 0


# ---- 8.3 raising, Macedonian


@pytest.mark.rule("conquerors", "8.3.2")
@pytest.mark.rule("conquerors", "8.3.4")
@pytest.mark.rule("conquerors", "8.3.11")
def test_raised_points_join_alexander() -> None:
    table = raising(macedon(), MACEDON)
    table.do("levy macedon-1", 10)
    if table.frame() == "Enlist":
        table.do("enlist 10")
    assert table.asp("macedon-1") == 43
    assert table.elite("macedon-1") == 3
    assert table.level("pella") == DEPLETED
    assert table.war.available[MACEDON] == 65
    assert table.refusal("levy macedon-1") == ("8.3.2", "levied-already")


@pytest.mark.rule("conquerors", "8.3.2")
@pytest.mark.rule("conquerors", "8.3.1")
def test_the_track_gives_no_more_than_it_has() -> None:
    """A10."""
    table = macedon()
    table.war.available = bytes((4, 175))
    raising(table, MACEDON).do("levy macedon-1", 10)
    if table.frame() == "Enlist":
        table.do("enlist 4")
    assert table.asp("macedon-1") == 37
    assert table.war.available[MACEDON] == 0
    raising(table, MACEDON)
    assert table.refusal("levy macedon-1") == ("8.3.1", "none-available")


@pytest.mark.rule("conquerors", "8.3.4")
def test_pella_must_not_be_empty() -> None:
    """Q20."""
    table = raising(macedon().levels(pella=EMPTY), MACEDON)
    assert table.refusal("levy macedon-1") == ("8.3.4", "pella-empty")


@pytest.mark.rule("conquerors", "8.3.4")
def test_a_line_of_any_length() -> None:
    table = Table().keeps("macedon", "pella").army("macedon-1", "babylon", 33)
    raising(table, MACEDON)
    assert table.refusal("levy macedon-1") is None
    table = Table().keeps("macedon", "pella").army("macedon-1", "the-nabatanei", 33)
    table.garrison("persia", jerusalem=1, gaza=1)
    raising(table, MACEDON)
    assert table.refusal("levy macedon-1") == ("8.3.4", "no-line-to-pella")


@pytest.mark.rule("conquerors", "8.3.5")
@pytest.mark.rule("conquerors", "8.3.6")
def test_a_new_army_with_a_leader_from_hand() -> None:
    """Q20."""
    table = macedon().keeps("macedon", "sardes").hand("parmenion")
    table.garrison("macedon", ephesus=1)
    raising(table, MACEDON)
    table.do("levy-at ephesus sardes", 12)
    while table.frame() != "Raising":
        table.do("enlist 12" if table.frame() == "Enlist" else "form outside")
    assert table.at("macedon-3") == "ephesus"
    assert table.asp("macedon-3") == 12
    assert table.elite("macedon-3") == 0
    assert table.where("parmenion") == ARMY.read("macedon-3")
    assert table.level("sardes") == DEPLETED
    assert table.level("pella") == FULL


@pytest.mark.rule("conquerors", "8.3.6")
def test_no_new_army_without_a_leader() -> None:
    table = macedon().keeps("macedon", "sardes").garrison("macedon", ephesus=1)
    raising(table, MACEDON)
    assert table.refusal("levy-at ephesus sardes") == ("8.3.6", "no-leader-for-it")
    table.fleet("macedonian", "macedon", "smyrna", "hegelochus")
    raising(table, MACEDON)
    assert table.refusal("levy-at ephesus sardes") is None, "a leader in that province"


@pytest.mark.rule("conquerors", "8.3.5")
def test_a_new_army_needs_an_own_space_and_province() -> None:
    table = macedon().keeps("macedon", "sardes").hand("parmenion")
    table.garrison("macedon", ephesus=1).garrison("persia", thyatira=1)
    raising(table, MACEDON)
    assert table.refusal("levy-at ephesus sardes") == ("8.3.5", "not-your-province")
    assert table.refusal("levy-at smyrna sardes") == ("8.3.5", "not-your-space")


@pytest.mark.rule("conquerors", "8.3.7")
def test_the_roll_may_be_divided_at_a_further_reduction() -> None:
    """A10."""
    table = raising(macedon(), MACEDON)
    table.do("levy macedon-1", 10)
    table.do("enlist 6; levy macedon-2")
    assert table.asp("macedon-1") == 39
    assert table.asp("macedon-2") == 19
    assert table.level("pella") == EMPTY


@pytest.mark.rule("conquerors", "5.2.6")
def test_points_do_not_make_another_army_larger_than_the_first() -> None:
    """M19."""
    table = Table().keeps("macedon", "pella").army("macedon-1", "perinthos", 18)
    table.army("macedon-2", "pella", 15, 2)
    raising(table, MACEDON)
    table.do("levy macedon-2", 10)
    assert table.refusal("enlist 4") == ("5.2.6", "larger-than-first-by")
    table.do("enlist 3; forgo")
    assert table.asp("macedon-2") == 18
    assert table.war.available[MACEDON] == 65


# ---- 8.3 raising, Persian


@pytest.mark.rule("conquerors", "8.3.8")
@pytest.mark.rule("conquerors", "8.3.9")
@pytest.mark.rule("conquerors", "8.3.10")
def test_persian_points_are_divided_for_one_reduction() -> None:
    """A10."""
    table = raising(persia(), PERSIA)
    table.do("levy-from babylon", 12)
    table.do("station susa 5; join persia-1; station babylon 7; stay-loose")
    assert table.asp("persia-1") == 47
    assert table.war.loose[SPACE.read("babylon")] == 7
    assert table.level("babylon") == DEPLETED
    assert table.level("susa") == FULL
    assert table.war.available[PERSIA] == 163


@pytest.mark.rule("conquerors", "8.3.8")
def test_only_the_four_cities_get_points() -> None:
    """Z7."""
    table = raising(Table().keeps("persia", "sardes", "damascus"), PERSIA)
    assert table.options() == ["draw-leader", "end-raising"]
    table = raising(persia(), PERSIA)
    assert table.refusal("levy-from sardes") == ("8.3.9", "no-line-between")


@pytest.mark.rule("conquerors", "8.3.10")
def test_a_third_persian_army() -> None:
    """A9: an unused counter on the points of one city, with or without a leader."""
    table = persia().army("persia-2", "cyzicus", 40)
    raising(table, PERSIA)
    table.do("levy-from babylon", 12)
    table.do("station babylon 12; form-army; form inside")
    assert table.at("persia-3") == "babylon"
    assert table.asp("persia-3") == 12
    assert is_inside(table.war, ARMY.read("persia-3"))


@pytest.mark.rule("conquerors", "8.3.12")
def test_nothing_is_raised_in_a_city_under_siege() -> None:
    table = persia().garrison("persia", babylon=2).army("macedon-1", "babylon", 20)
    table.besieges("macedon", "babylon")
    raising(table, PERSIA)
    table.do("levy-from susa", 12)
    assert not [option for option in table.options() if "babylon" in option]


@pytest.mark.rule("conquerors", "8.3.12")
def test_nor_do_points_join_a_macedonian_army_that_is_shut_in() -> None:
    """Z16: though its line to Pella may begin in the city."""
    table = Table().army("macedon-1", "pella", 20, 4, "alexander-iii").levels(pella=FULL)
    table.army("macedon-2", "sardes", 5, 2, "antipater", inside=True)
    table.army("persia-1", "sardes", 20, 1, "darius-iii").besieges("persia", "sardes")
    raising(table, MACEDON)
    assert table.refusal("levy macedon-2") == ("8.3.12", "under-siege")
    assert table.refusal("levy macedon-1") is None


@pytest.mark.rule("conquerors", "5.2.9")
def test_loose_points_are_outside_the_size_rule() -> None:
    """M19."""
    table = Table().keeps("persia", "susa").army("persia-1", "gordium", 5)
    raising(table, PERSIA)
    table.do("levy-from susa", 12)
    while table.frame() != "Raising":
        table.do("station susa 12" if table.frame() == "Stationing" else "stay-loose")
    assert table.war.loose[SPACE.read("susa")] == 12


# ---- 5.1 leaders


@pytest.mark.rule("conquerors", "5.1.6")
@pytest.mark.rule("conquerors", "5.1.7")
def test_a_leader_is_drawn_into_the_hand_and_placed() -> None:
    """A11."""
    table = raising(macedon().fleet("macedonian", "macedon", "chersonese"), MACEDON)
    pool = [
        n
        for n in range(len(LEADER))
        if table.war.where[n] == table.where("parmenion") and n < LEADER.read("darius-iii")
    ]
    table.do("draw-leader", pool.index(LEADER.read("nearchus")))
    assert table.where("nearchus") == IN_HAND
    assert table.refusal("draw-leader") == ("5.1.6", "drawn-already")
    event = next(event for event in table.log if event.kind.name == "leader-drawn")
    assert event.witnessed(0)["leader"] == "nearchus"
    assert event.witnessed(1)["leader"] is None
    table.do("assign-fleet nearchus macedonian")
    assert table.where("nearchus") == WITH_FLEET + FLEET.read("macedonian")


@pytest.mark.rule("conquerors", "5.1.8")
def test_a_leader_in_hand_goes_to_an_own_army() -> None:
    """A11."""
    table = raising(macedon().hand("parmenion craterus"), MACEDON)
    assert table.refusal("assign parmenion persia-1") == ("5.1.8", "no-army-of-yours")
    assert table.refusal("assign antipater macedon-1") == ("5.1.8", "not-in-hand")
    assert table.refusal("assign parmenion macedon-1") is None
    table.hand("memnon")
    assert table.refusal("assign memnon macedon-1") == ("5.1.8", "not-in-hand"), "the other's"
    table.do("assign parmenion macedon-1; assign craterus macedon-2; end-raising")
    assert table.where("parmenion") == ARMY.read("macedon-1")
    assert table.where("craterus") == ARMY.read("macedon-2")


# ---- 8.5 fleets


@pytest.mark.rule("conquerors", "8.5.4")
@pytest.mark.rule("conquerors", "8.5.6")
def test_one_treasury_pays_once_for_all_fleets() -> None:
    """A10."""
    table = persia().keeps("persia", "damascus")
    table.garrison("persia", aradus=1, byblos=1, sidon=1, tyre=1, damascus=1)
    raising(table, PERSIA)
    table.do("build damascus; launch tyrian tyre; launch phoenician byblos")
    assert table.war.nsp[FLEET.read("phoenician")] == 3
    assert table.war.nsp[FLEET.read("tyrian")] == 4
    assert table.level("damascus") == DEPLETED


@pytest.mark.rule("conquerors", "8.5.4")
def test_raising_needs_all_home_ports() -> None:
    """Q6."""
    table = persia().keeps("persia", "damascus").garrison("persia", aradus=1, byblos=1, tyre=1)
    table.garrison("macedon", sidon=1)
    raising(table, PERSIA)
    table.do("build damascus")
    assert table.refusal("launch phoenician byblos") == ("8.5.4", "not-all-homes")


@pytest.mark.rule("conquerors", "8.5.5")
def test_the_egyptian_fleet_is_not_refitted_in_tyre() -> None:
    """Q6."""
    table = Table().keeps("persia", "damascus", "memphis").garrison("persia", tyre=1, pelusium=1)
    table.fleet("egyptian", "persia", "tyre").fleet("tyrian", "persia", "tyre")
    sink(table.war, FLEET.read("egyptian"), 2)
    sink(table.war, FLEET.read("tyrian"), 2)
    raising(table, PERSIA).do("build damascus")
    assert table.refusal("refit egyptian") == ("8.5.5", "not-in-its-home")
    table.do("refit tyrian")
    assert table.war.nsp[FLEET.read("tyrian")] == 4


@pytest.mark.rule("conquerors", "7.2.6")
def test_points_and_fleets_from_one_treasury_reduce_it_twice() -> None:
    table = macedon().fleet("macedonian", "macedon", "pella")
    sink(table.war, FLEET.read("macedonian"), 1)
    raising(table, MACEDON).do("levy macedon-1", 10)
    if table.frame() == "Enlist":
        table.do("enlist 10")
    table.do("build pella; refit macedonian")
    if table.frame() == "Building":
        table.do("end-building")
    assert table.level("pella") == EMPTY
    table = macedon().levels(pella=DEPLETED).fleet("macedonian", "macedon", "pella")
    sink(table.war, FLEET.read("macedonian"), 1)
    raising(table, MACEDON).do("levy macedon-1", 10)
    if table.frame() == "Enlist":
        table.do("enlist 10")
    assert table.refusal("build pella") == ("7.2.3", "treasury-not-usable")


@pytest.mark.rule("conquerors", "8.5.1")
def test_the_greek_fleet_comes_by_its_card_only() -> None:
    table = macedon().garrison("macedon", athens=1).fleet("macedonian", "macedon", "pella")
    sink(table.war, FLEET.read("macedonian"), 1)
    raising(table, MACEDON).do("build pella")
    assert table.refusal("launch greek athens") == ("8.5.1", "by-card-only")


@pytest.mark.rule("conquerors", "8.5.2")
@pytest.mark.rule("conquerors", "8.5.7")
def test_the_ionic_fleet_changes_hands_in_company() -> None:
    """A13. The example of 8.5, with Chios for its Mytilene (ruling on the Ionic home ports)."""
    table = Table().fleet("tyrian", "persia", "tyre").fleet("ionic", "persia", "tyre", "memnon")
    table.fleet("egyptian", "persia", "tyre").garrison("persia", miletus=1, tyre=1, pelusium=1)
    table.keeps("macedon", "lesbos").keeps("macedon", "chios")
    table.garrison("macedon", halicarnassus=1)
    assert table.owner("ionic") == "persia"
    remove_garrison(table.war, SPACE.read("miletus"), 1)
    add_garrison(table.war, MACEDON, SPACE.read("miletus"), 1)
    table.settled()
    assert table.owner("ionic") == "macedon"
    assert table.war.slips == 1 << FLEET.read("ionic")
    assert table.where("memnon") in (
        WITH_FLEET + FLEET.read("tyrian"),
        WITH_FLEET + FLEET.read("egyptian"),
    )


@pytest.mark.rule("conquerors", "8.5.8")
def test_an_admiral_without_another_fleet_goes_back_to_hand() -> None:
    """A13."""
    table = Table().fleet("egyptian", "persia", "pelusium", "pharnabazus")
    table.garrison("macedon", pelusium=1)
    assert table.owner("egyptian") == "macedon"
    assert table.where("pharnabazus") == IN_HAND
    assert table.war.slips == 0


@pytest.mark.rule("conquerors", "8.5.3")
def test_an_empty_home_port_belongs_to_the_controller_of_its_province() -> None:
    """A12."""
    table = Table().fleet("egyptian", "persia", "tyre").garrison("macedon", naucratis=1)
    assert table.owner("egyptian") == "macedon"


# ---- 8.6 garrisons


@pytest.mark.rule("conquerors", "8.6.3")
@pytest.mark.rule("conquerors", "8.6.4")
def test_how_many_garrison_points_a_space_holds() -> None:
    table = Table()
    assert room_for_garrison(table.war, PERSIA, SPACE.read("tyre")) == 10
    assert room_for_garrison(table.war, PERSIA, SPACE.read("sidon")) == 3
    assert room_for_garrison(table.war, PERSIA, SPACE.read("der")) == 0
    table.garrison("persia", sidon=2)
    assert room_for_garrison(table.war, PERSIA, SPACE.read("sidon")) == 1
    assert room_for_garrison(table.war, MACEDON, SPACE.read("sidon")) == 0


@pytest.mark.rule("conquerors", "8.6.2")
@pytest.mark.rule("conquerors", "8.6.9")
def test_garrison_counters() -> None:
    """M59."""
    table = Table().garrison("macedon", pella=10, athens=9)
    assert room_for_garrison(table.war, MACEDON, SPACE.read("thebes")) == 1
    remove_garrison(table.war, SPACE.read("athens"), 4)
    assert room_for_garrison(table.war, MACEDON, SPACE.read("thebes")) == 1, "not in this round"
    assert table.war.garrisons_resting[MACEDON] == 4


@pytest.mark.rule("conquerors", "8.7.5")
def test_no_garrison_beside_a_tribe() -> None:
    """A20."""
    table = Table().army("macedon-1", "the-uxii", 20)
    assert room_for_garrison(table.war, MACEDON, SPACE.read("the-uxii")) == 0


@pytest.mark.rule("conquerors", "8.7.3")
def test_a_tribe_does_not_come_back() -> None:
    table = Table()
    remove_garrison(table.war, SPACE.read("the-uxii"), 1)
    assert table.war.garrisons_resting == bytes(2)
    assert room_for_garrison(table.war, MACEDON, SPACE.read("the-uxii")) == 3


# ---- 10.4 reorganization


def reorganising(table: Table, side: int, space: str) -> Table:
    table.war.active = side
    return table.run(Reorganising(side, side, SPACE.read(space), 0, 0))


@pytest.mark.rule("conquerors", "10.4.1")
@pytest.mark.rule("conquerors", "10.4.3")
@pytest.mark.rule("conquerors", "8.1.4")
def test_points_go_from_army_to_army_and_from_none() -> None:
    table = Table().army("macedon-1", "pella", 33, 4, "alexander-iii")
    table.army("macedon-2", "pella", 15, 2, "antipater").loose("macedon", "pella", 6)
    reorganising(table, MACEDON, "pella")
    table.do("shift loose macedon-1 all")
    assert (table.asp("macedon-1"), table.elite("macedon-1")) == (39, 3)
    table.do("shift macedon-1 macedon-2 9")
    assert (table.asp("macedon-2"), table.elite("macedon-2")) == (24, 1)
    table.do("reassign antipater macedon-1; end-reorganising")
    assert table.where("antipater") == ARMY.read("macedon-1")


@pytest.mark.rule("conquerors", "5.2.6")
@pytest.mark.rule("conquerors", "5.2.2")
def test_the_first_army_stays_the_largest_and_the_kings() -> None:
    table = Table().army("macedon-1", "pella", 20, 4, "alexander-iii")
    table.army("macedon-2", "pella", 15, 2, "antipater")
    reorganising(table, MACEDON, "pella")
    assert table.refusal("shift macedon-1 macedon-2 all") == ("5.2.2", "first-stays")
    assert table.refusal("shift macedon-1 macedon-2 3") == ("5.2.6", "larger-than-first")
    assert table.refusal("shift macedon-1 macedon-2 2") is None
    assert table.refusal("reassign alexander-iii macedon-2") == ("5.2.2", "king-leads-first")


@pytest.mark.rule("conquerors", "8.1.2")
def test_an_army_that_gives_all_is_gone() -> None:
    table = Table().army("macedon-1", "pella", 20, 4, "alexander-iii")
    table.army("macedon-2", "pella", 15, 2, "antipater")
    reorganising(table, MACEDON, "pella").do("shift macedon-2 macedon-1 all")
    assert table.at("macedon-2") is None
    assert table.where("antipater") == ARMY.read("macedon-1")
    assert (table.asp("macedon-1"), table.elite("macedon-1")) == (35, 3)
