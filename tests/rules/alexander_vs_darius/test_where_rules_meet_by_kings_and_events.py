"""Where two rules meet, K and L: kings, events, and what dice betray."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import AREA, MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.counters import CLASS, PERSIAN, of_class, units_in
from anabasis.games.alexander_vs_darius.leaders import (
    ALEXANDER,
    DARIUS,
    LEADER,
    PARMENION,
    PHILIP,
    SPITAMENES,
    SYRMUS,
)
from anabasis.games.alexander_vs_darius.rules.actions import Actions
from anabasis.games.alexander_vs_darius.rules.arrivals import reinforce
from anabasis.games.alexander_vs_darius.rules.event_table import EventRoll
from anabasis.games.alexander_vs_darius.rules.kings import alexander_dies
from anabasis.games.alexander_vs_darius.rules.season import SeasonEnds
from anabasis.games.alexander_vs_darius.rules.stacks import lose_leader
from anabasis.games.alexander_vs_darius.state import (
    BY_DEATH,
    BY_LEGITIMACY,
    BY_NO_HEIR,
    DEAD,
    WAITING,
)
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
EVENT = 7


def event(roll: int, *script: int, **given: object) -> Table:
    return Table(**given).run(EventRoll(), roll, *script)  # type: ignore[arg-type]


# ---- K kings and events


@pytest.mark.rule("alexander_vs_darius", "6.7.3")
@pytest.mark.rule("alexander_vs_darius", "6.7.4")
def test_k1_alexander_dead_and_philip_alive() -> None:
    table = Table(macedon={"thrace": "philip-ii alexander-iii", "macedonia": "coenus phalanx"})
    lose_leader(table.campaign, ALEXANDER)
    alexander_dies(table.campaign, table.log)
    table.run(SeasonEnds())
    assert table.campaign.weariness == 10, "he has no army that could be smaller"
    table.campaign.agenda.clear()
    table.run(EventRoll(), 4)
    assert (table.campaign.winner, table.campaign.ending) == (PERSIA, BY_DEATH)


@pytest.mark.rule("alexander_vs_darius", "8.4")
@pytest.mark.rule("alexander_vs_darius", "5.1.8")
def test_k2_philips_removal_is_his_death_and_parmenion_lives() -> None:
    table = event(4, macedon={"thrace": "philip-ii alexander-iii parmenion phalanx"})
    assert table.campaign.where[PHILIP] == DEAD
    assert table.campaign.weariness == 8
    assert (table.campaign.treasure[MACEDON], table.campaign.legitimacy) == (9, 16)
    table.run(EventRoll(), 4)
    assert table.campaign.where[PARMENION] != DEAD
    assert (table.campaign.treasure[MACEDON], table.campaign.legitimacy) == (9, 17)


@pytest.mark.rule("alexander_vs_darius", "6.7.10")
@pytest.mark.rule("alexander_vs_darius", "8.8")
def test_k3_event_8_steps_first_and_then_looks() -> None:
    for before, king in ((7, DARIUS), (6, LEADER.read("bessus"))):
        table = Table(persia={"kish": "darius-iii immortals"})
        table.campaign.legitimacy = before
        table.run(EventRoll(), 8)
        assert table.campaign.legitimacy == before - 1, "no step for a king who was not killed"
        assert table.campaign.king == king
    end = Table(persia={"kish": "darius-iii immortals"})
    end.campaign.legitimacy = 1
    end.run(EventRoll(), 8)
    assert (end.campaign.winner, end.campaign.ending) == (MACEDON, BY_LEGITIMACY)
    other = Table(persia={"kish": "darius-iii bessus immortals"})
    other.campaign.legitimacy, other.campaign.king = 3, LEADER.read("bessus")
    other.run(EventRoll(), 8)
    assert other.campaign.king == LEADER.read("bessus"), "another king than Darius: the step only"
    nobody = Table(persia={"kish": "darius-iii bessus ariobarzanes immortals"})
    nobody.campaign.legitimacy = 3
    lose_leader(nobody.campaign, LEADER.read("bessus"))
    lose_leader(nobody.campaign, LEADER.read("ariobarzanes"))
    nobody.run(EventRoll(), 8)
    assert nobody.campaign.ending == BY_NO_HEIR


@pytest.mark.rule("alexander_vs_darius", "8.8.3")
def test_k4_an_heir_who_has_not_come_is_king_where_he_will_stand() -> None:
    table = Table(persia={"kish": "darius-iii immortals"}, persian=["media", "elam"], turn=3)
    table.campaign.legitimacy = 5
    table.run(EventRoll(), 8)
    assert table.campaign.where[LEADER.read("bessus")] == WAITING
    reinforce(table.campaign, table.log)
    assert table.leaders("media") == {"bessus"}
    assert table.campaign.king == LEADER.read("bessus")


@pytest.mark.rule("alexander_vs_darius", "8.5.5")
@pytest.mark.rule("alexander_vs_darius", "8.1")
def test_k5_syrmus_comes_upon_an_army_and_its_event_is_rolled_after() -> None:
    table = event(5, macedon={"miesia": "coenus 6 phalanx"}, macedonian=["macedonia"])
    assert table.asked() == MACEDON, "the army in Miesia defends"
    table.do("stand", 0, 0, 6, 0, EVENT)
    assert table.campaign.where[SYRMUS] == DEAD
    assert table.kinds().count("event-rolled") == 2


@pytest.mark.rule("alexander_vs_darius", "8.5.3")
@pytest.mark.rule("alexander_vs_darius", "8.5.4")
def test_k6_the_thracians_move_once_fight_and_bring_nothing() -> None:
    table = Table(
        macedon={"thrace": "alexander-iii 3 phalanx"},
        thrace={"miesia": "syrmus 4 light-infantry"},
        macedonian=["macedonia"],
        treasure=(5, 0),
        active="persia",
    )
    assert table.refusal("thracians macedonia") is None, "without treasure he is still asked"
    table.do("thracians thrace").do("stand").do("one-die", 1, 0, 0, 0).do("hit phalanx 1")
    table.do("break-off", 2, 0, 0, EVENT)
    assert table.leaders("macedonia") == {"alexander-iii"}, "2 and 1 for rough land"
    assert (table.campaign.legitimacy, table.campaign.treasure) == (15, (5, 0))
    assert table.campaign.weariness == 8, "Alexander is beaten all the same"
    assert table.marker("thrace") == "macedon", "they turn no marker"


@pytest.mark.rule("alexander_vs_darius", "8.12")
@pytest.mark.rule("alexander_vs_darius", "3.6.1")
def test_k7_event_12_takes_light_foot_from_a_siege() -> None:
    table = Table(
        persia={
            "hellas": "memnon light-infantry heavy-cavalry",
            "media": "spitamenes light-infantry",
            "kish": "darius-iii 2 light-infantry",
        },
        active="persia",
    )
    table.lay_marker("hellas", "macedon")
    table.run(EventRoll(), 12)
    assert table.asked() == PERSIA
    table.do("remove hellas").do("remove kish").do("remove kish")
    assert table.campaign.where[SPITAMENES] == DEAD
    assert table.army("media") == {"light-infantry": 1}
    assert units_in(table.campaign.dead[PERSIA]) == 3
    table.run(Actions(PERSIA))
    assert table.refusal("besiege hellas") == ("3.6.1", "no-siege-troops")


@pytest.mark.rule("alexander_vs_darius", "6.2.5")
@pytest.mark.rule("alexander_vs_darius", "8.3")
def test_k8_event_3_on_an_enemy() -> None:
    table = event(3, macedon={"media": "coenus phalanx"}, persian=["elam", "hyrkania", "kish"])
    assert table.leaders("hyrkania") == {"spitamenes"}
    assert table.leaders("media") == {"coenus"}


@pytest.mark.rule("alexander_vs_darius", "8.10.1")
@pytest.mark.rule("alexander_vs_darius", "8.11.1")
def test_k9_short_of_ships_and_counters() -> None:
    few = event(10, 6, persian=["cyprus"], ships={"cyprus-levantine": ("persian", 2)})
    few.do("moor cyprus-levantine")
    assert few.fleets() == [("cyprus-levantine", "macedonian", 2)]
    assert few.campaign.sunk[PERSIAN] == 2
    drill = event(11, persia={"kish": "darius-iii light-infantry"})
    assert drill.army("kish") == {"heavy-infantry": 1}, "no light cavalry: that half is left out"
    pool = drill.campaign.pool[PERSIA]
    fresh = Table().campaign.pool[PERSIA]
    light = CLASS.read("light-infantry")
    assert of_class(pool, light) == of_class(fresh, light) + 1


# ---- L secrets


@pytest.mark.rule("alexander_vs_darius", "3.0.4")
@pytest.mark.rule("alexander_vs_darius", "3.0.5")
def test_l1_dice_that_talk() -> None:
    table = (
        Table(
            macedon={"wilusha": "coenus 3 phalanx"},
            persia={"phrygia": "memnon 2 light-infantry"},
            persian=["pitasia"],
        )
        .do("march wilusha; force", 4, 1)
        .do("go phrygia; slip-away", 3)
    )
    told = {one.kind.name: one.plain() for one in table.log}
    checked = told["retreat-checked"]
    assert (checked["die"], checked["success"]) == (3, 1)
    assert "initiative" not in checked
    assert "dice" not in told["march-losses"]
    assert "dice" not in told["forced-march"]
    assert "stack-shown" not in told


# ---- events and other rules


@pytest.mark.rule("alexander_vs_darius", "8.2.2")
@pytest.mark.rule("alexander_vs_darius", "4.1.8")
def test_2_infantry_does_not_come_to_a_port_with_enemies_in_it() -> None:
    table = Table(
        macedon={"macedonia": "alexander-iii phalanx"},
        macedonian=["thrace"],
        ships={"macedonia-aegean": ("macedonian", 1)},
    ).do("embark macedonia aegean; load")
    table.lay_army("persia", "macedonia", "memnon hoplites")
    table.run(EventRoll(), 2)
    if table.campaign.agenda:
        assert "moor macedonia-aegean" not in table.options()
        table.do(table.options()[0])
    assert table.army("macedonia") == {"hoplites": 1}
    assert table.holder("macedonia") == "persia"
    assert table.army("thrace") == {"light-infantry": 1}


@pytest.mark.rule("alexander_vs_darius", "0.7")
@pytest.mark.rule("alexander_vs_darius", "8.10")
def test_10_ships_that_do_not_come_any_more_are_in_the_yard() -> None:
    """The city of Cyprus was the last step of Legitimacy."""
    table = Table(persian=["cyprus"], ships={"cyprus-levantine": ("persian", 4)})
    table.campaign.legitimacy = 1
    yard = table.campaign.shipyard
    table.run(EventRoll(), 10, 4)
    assert table.campaign.ending == BY_LEGITIMACY
    assert table.campaign.shipyard == yard


@pytest.mark.rule("alexander_vs_darius", "8.11")
@pytest.mark.rule("alexander_vs_darius", "1.4.8")
def test_11_a_unit_that_has_moved_and_is_drilled_has_still_moved() -> None:
    table = Table(
        persia={"wilusha": "memnon light-infantry", "phrygia": "arsames"},
        active="persia",
    ).do("march wilusha; go phrygia; halt")
    table.run(EventRoll(), 11)
    assert table.army("phrygia") == {"heavy-infantry": 1}
    table.run(Actions(PERSIA)).do("march phrygia")
    assert table.refusal("pick heavy-infantry 1") is not None


@pytest.mark.rule("alexander_vs_darius", "8.6")
def test_6_antipater_alone_guards_nothing() -> None:
    assert event(6, macedon={"macedonia": "antipater"}).campaign.treasure[MACEDON] == 8
    assert event(6, macedon={"macedonia": "antipater phalanx"}).campaign.treasure[MACEDON] == 9
    away = event(6, macedon={"hellas": "antipater phalanx", "macedonia": "phalanx"})
    assert away.campaign.treasure[MACEDON] == 8


@pytest.mark.rule("alexander_vs_darius", "8.7")
def test_7_only_a_persian_egypt_revolts() -> None:
    for area in ("zoan", "naucratis", "ta-mehu", "thebaid"):
        assert event(7, persian=[area]).campaign.treasure[PERSIA] == 7
    assert event(7, persian=["on", "sinai"]).campaign.treasure[PERSIA] == 10
    assert event(7, macedonian=["zoan"]).campaign.treasure[PERSIA] == 10


@pytest.mark.rule("alexander_vs_darius", "8.12")
def test_12_with_fewer_than_three_light_foot() -> None:
    table = event(12, persia={"media": "spitamenes 2 light-infantry light-cavalry"})
    assert table.army("media") == {"light-cavalry": 1}
    assert table.campaign.treasure[PERSIA] == 9
    table.run(EventRoll(), 12)
    assert table.campaign.treasure[PERSIA] == 8
    assert AREA.words
