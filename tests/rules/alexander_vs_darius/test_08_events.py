"""8 The event table, event by event, and 6.7 the kings that some of them concern."""

from __future__ import annotations

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.games.alexander_vs_darius.board import AREA, FIELD, MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.counters import FULL, ONE, PERSIAN, UNIT
from anabasis.games.alexander_vs_darius.leaders import (
    ALEXANDER,
    ARTAXERXES,
    DARIUS,
    LEADER,
    PARMENION,
    PHILIP,
    SPITAMENES,
    SYRMUS,
)
from anabasis.games.alexander_vs_darius.rules.event_table import CyprusAlone, EventRoll
from anabasis.games.alexander_vs_darius.rules.kings import alexander_dies, check_old_king, succeed
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


def event(roll: int, *script: int, **given: object) -> Table:
    return Table(**given).run(EventRoll(), roll, *script)  # type: ignore[arg-type]


@pytest.mark.rule("alexander_vs_darius", "8.2")
@pytest.mark.rule("alexander_vs_darius", "8.2.1")
@pytest.mark.rule("alexander_vs_darius", "8.1")
def test_2_crete_helps_alexander_in_his_port() -> None:
    game = event(2, macedon={"macedonia": "alexander-iii phalanx"})
    assert game.army("macedonia") == {"light-infantry": 1, "phalanx": 1}
    assert game.fleets() == [("macedonia-aegean", "macedonian", 2)]
    assert game.marker("khania") == game.marker("knossos") == "macedon"
    game.run(EventRoll(), 2)
    assert game.campaign.legitimacy == 16


@pytest.mark.rule("alexander_vs_darius", "8.2.1")
def test_2_inland_the_ships_come_to_the_nearest_friendly_port() -> None:
    game = event(
        2, macedon={"pitasia": "alexander-iii"}, macedonian=["cilicia", "macedonia", "kizzuwatna"]
    )
    assert game.army("pitasia") == {"light-infantry": 1}
    assert set(game.options()) == {
        "moor cilicia-cilician",
        "moor kizzuwatna-cilician",
        "moor kizzuwatna-levantine",
    }


@pytest.mark.rule("alexander_vs_darius", "8.3")
def test_3_spitamenes_comes_once() -> None:
    game = event(3, persian=["media"])
    assert game.leaders("media") == {"spitamenes"}
    assert game.army("media") == {"light-cavalry": 3, "light-infantry": 1}
    game.run(EventRoll(), 3)
    assert game.campaign.legitimacy == 16


@pytest.mark.rule("alexander_vs_darius", "8.3")
@pytest.mark.rule("alexander_vs_darius", "8.12")
def test_3_after_12_spitamenes_never_comes() -> None:
    game = event(12, persian=["media"]).run(EventRoll(), 3)
    assert game.campaign.where[SPITAMENES] == WAITING
    assert game.campaign.legitimacy == 16
    assert game.campaign.treasure[PERSIA] == 9


@pytest.mark.rule("alexander_vs_darius", "8.4")
def test_4_parmenion_dies_and_the_macedonian_appoints_another() -> None:
    game = event(4, macedon={"thrace": "alexander-iii parmenion phalanx"})
    assert game.campaign.where[PARMENION] == DEAD
    assert game.campaign.treasure[MACEDON] == 9
    assert game.campaign.legitimacy == 16
    game.do("appoint ptolemy")
    assert game.leaders("thrace") == {"alexander-iii", "ptolemy"}
    game.run(EventRoll(), 4)
    assert game.campaign.legitimacy == 17
    assert game.campaign.treasure[MACEDON] == 9


@pytest.mark.rule("alexander_vs_darius", "8.4")
@pytest.mark.rule("alexander_vs_darius", "6.7.2")
@pytest.mark.rule("alexander_vs_darius", "5.1.8")
def test_4_philip_goes_first_and_parmenion_lives() -> None:
    game = event(4, macedon={"thrace": "philip-ii alexander-iii parmenion phalanx"})
    assert game.campaign.where[PHILIP] == DEAD
    assert game.campaign.weariness == 8
    assert game.campaign.treasure[MACEDON] == 9
    assert game.campaign.legitimacy == 16
    game.run(EventRoll(), 4)
    assert game.campaign.where[PARMENION] == AREA.read("thrace")


@pytest.mark.rule("alexander_vs_darius", "6.7.3")
@pytest.mark.rule("alexander_vs_darius", "6.7.4")
def test_4_may_end_the_game_when_alexander_is_dead() -> None:
    game = Table(macedon={"thrace": "philip-ii alexander-iii"})
    lose_leader(game.campaign, ALEXANDER)
    alexander_dies(game.campaign, game.log)
    assert game.campaign.agenda
    game.run(EventRoll(), 4)
    assert game.campaign.ending == BY_DEATH


@pytest.mark.rule("alexander_vs_darius", "8.5")
@pytest.mark.rule("alexander_vs_darius", "6.1.2")
def test_5_pacified_costs_1_each_time() -> None:
    game = Table()
    game.campaign.pacified = True
    game.run(EventRoll(), 5).run(EventRoll(), 5)
    assert game.campaign.treasure[MACEDON] == 8


@pytest.mark.rule("alexander_vs_darius", "8.5.1")
@pytest.mark.rule("alexander_vs_darius", "8.5.2")
def test_5_syrmus_comes_and_is_reinforced_once() -> None:
    game = event(5)
    assert game.leaders("miesia") == {"syrmus"}
    assert game.army("miesia") == {"light-infantry": 4}
    game.run(EventRoll(), 5).run(EventRoll(), 5)
    assert game.army("miesia") == {"light-infantry": 5}
    lose_leader(game.campaign, SYRMUS)
    game.run(EventRoll(), 5)
    assert game.campaign.treasure[MACEDON] == 9


@pytest.mark.rule("alexander_vs_darius", "8.5.5")
def test_5_syrmus_attacks_whom_he_meets() -> None:
    game = Table(macedon={"miesia": "coenus phalanx"}, macedonian=["macedonia"])
    game.run(EventRoll(), 5)
    assert game.leaders("miesia") == {"coenus"}
    assert game.campaign.leaders[FIELD] == 1 << SYRMUS
    assert "slip-away" in game.options()


@pytest.mark.rule("alexander_vs_darius", "8.5.6")
def test_5_where_persians_are_he_comes_beside_them() -> None:
    game = event(5, persia={"miesia": "memnon"})
    assert game.holder("miesia") == "persia"
    assert game.campaign.where[SYRMUS] in [AREA.read(a) for a in ("illyria", "macedonia", "thrace")]


@pytest.mark.rule("alexander_vs_darius", "8.5.4")
@pytest.mark.rule("alexander_vs_darius", "5.1.6")
@pytest.mark.rule("alexander_vs_darius", "8.5.7")
def test_alexander_beaten_by_thracians() -> None:
    game = Table(
        macedon={"macedonia": "alexander-iii phalanx"},
        thrace={"miesia": "syrmus 8 light-infantry"},
        macedonian=["thrace"],
        persian=["illyria"],
    ).do("march macedonia; go miesia; stand")
    game.do("one-die", 0, 0, 1, 0).do("hit phalanx 1")
    assert game.campaign.weariness == 10, "no eight-unit step"
    game.do("fight-on").do("break-off", 6, 0, 0).do("retreat thrace", 7)
    assert game.campaign.weariness == 8
    assert game.campaign.legitimacy == 15
    assert game.campaign.treasure == (9, 10)


@pytest.mark.rule("alexander_vs_darius", "8.6")
def test_6_antipater_guards_macedonia() -> None:
    assert event(6).campaign.treasure[MACEDON] == 8
    guarded = event(6, macedon={"macedonia": "antipater hoplites"})
    assert guarded.campaign.treasure[MACEDON] == 9
    alone = event(6, macedon={"macedonia": "antipater"})
    assert alone.campaign.treasure[MACEDON] == 8


@pytest.mark.rule("alexander_vs_darius", "8.7")
@pytest.mark.rule("alexander_vs_darius", "1.3.12")
def test_7_bites_only_if_persia_holds_an_egyptian_city() -> None:
    assert event(7).campaign.treasure[PERSIA] == 10
    assert event(7, persian=["zoan"]).campaign.treasure[PERSIA] == 7
    assert event(7, persian=["zoan"], treasure=(9, 2)).campaign.treasure[PERSIA] == 0


@pytest.mark.rule("alexander_vs_darius", "8.8")
@pytest.mark.rule("alexander_vs_darius", "6.7.10")
def test_8_a_weak_darius_is_replaced_by_bessus() -> None:
    game = Table(persia={"kish": "darius-iii bessus"})
    game.campaign.legitimacy = 7
    game.run(EventRoll(), 8)
    assert game.campaign.king == DARIUS
    game.run(EventRoll(), 8)
    assert game.campaign.where[DARIUS] == DEAD
    assert game.campaign.king == LEADER.read("bessus")
    assert game.campaign.legitimacy == 5, "he was not killed in battle"
    game.run(EventRoll(), 8)
    assert game.campaign.legitimacy == 4
    assert game.campaign.king == LEADER.read("bessus")


@pytest.mark.rule("alexander_vs_darius", "8.8.1")
def test_8_without_an_heir_persia_has_lost() -> None:
    game = Table(persia={"kish": "darius-iii bessus ariobarzanes"})
    for word in ("bessus", "ariobarzanes"):
        lose_leader(game.campaign, LEADER.read(word))
    game.campaign.legitimacy = 5
    game.run(EventRoll(), 8)
    assert (game.campaign.winner, game.campaign.ending) == (MACEDON, BY_NO_HEIR)


@pytest.mark.rule("alexander_vs_darius", "8.8")
def test_8_the_step_comes_first() -> None:
    game = Table(persia={"kish": "darius-iii"})
    game.campaign.legitimacy = 1
    game.run(EventRoll(), 8)
    assert game.campaign.ending == BY_LEGITIMACY


@pytest.mark.rule("alexander_vs_darius", "8.9")
def test_9_scythians() -> None:
    assert event(9).campaign.treasure[PERSIA] == 9


@pytest.mark.rule("alexander_vs_darius", "8.10")
@pytest.mark.rule("alexander_vs_darius", "8.10.1")
def test_10_cyprus_revolts() -> None:
    game = event(
        10, 4, persian=["cyprus", "phoinicia"], ships={"phoinicia-levantine": ("persian", 3)}
    )
    assert game.marker("cyprus") == "macedon"
    assert game.campaign.legitimacy == 14, "a city lost"
    assert game.fleets() == []
    assert set(game.options()) == {"moor cyprus-cilician", "moor cyprus-levantine"}
    game.do("moor cyprus-levantine")
    assert game.fleets() == [("cyprus-levantine", "macedonian", 3)]
    assert game.campaign.sunk[PERSIAN] == 3
    game.run(EventRoll(), 10)
    assert game.campaign.legitimacy == 15


@pytest.mark.rule("alexander_vs_darius", "4.7.13")
def test_10_by_itself_once_when_salamis_is_the_last() -> None:
    game = Table(persian=["cyprus", "ugarit"]).run(CyprusAlone(), 3)
    assert game.marker("cyprus") == "macedon"
    game.lay_marker("cyprus", "persia")
    game.run(CyprusAlone())
    assert game.marker("cyprus") == "persia", "not a second time"
    game = Table(persian=["cyprus", "canaan"]).run(CyprusAlone())
    assert game.marker("cyprus") == "persia"


@pytest.mark.rule("alexander_vs_darius", "8.11")
@pytest.mark.rule("alexander_vs_darius", "8.11.1")
def test_11_the_drill() -> None:
    game = event(11, persia={"kish": "2 light-infantry", "ur": "light-infantry light-cavalry"})
    assert set(game.options()) == {"drill kish", "drill ur"}
    game.do("drill kish")
    assert game.army("kish") == {"light-infantry": 1, "heavy-infantry": 1}
    assert game.army("ur") == {"light-infantry": 1, "heavy-cavalry": 1}, "one place, no question"
    game = Table(persia={"ur": "light-infantry light-cavalry"})
    game.campaign.pool = (0, ONE[FULL[UNIT.read("heavy-cavalry")]])
    game.run(EventRoll(), 11)
    assert game.army("ur") == {"light-infantry": 1, "heavy-cavalry": 1}


@pytest.mark.rule("alexander_vs_darius", "8.12")
def test_12_spitamenes_goes_with_three_light_infantry() -> None:
    game = event(
        12,
        persia={
            "media": "spitamenes light-cavalry",
            "kish": "2 light-infantry",
            "ur": "3 light-infantry",
        },
    )
    assert game.campaign.where[SPITAMENES] == DEAD
    game.do("remove ur").do("remove ur").do("remove kish")
    assert game.army("ur") == {"light-infantry": 1}
    assert game.army("kish") == {"light-infantry": 1}
    assert game.campaign.treasure[PERSIA] == 9


# ---- 6.7


@pytest.mark.rule("alexander_vs_darius", "6.7.6")
@pytest.mark.rule("alexander_vs_darius", "6.7.7")
@pytest.mark.rule("alexander_vs_darius", "6.7.8")
@pytest.mark.rule("alexander_vs_darius", "6.7.9")
def test_the_heirs_of_artaxerxes() -> None:
    game = Table(persia={"kish": "artaxerxes-iii light-infantry", "miskheta": "darius-iii"})
    game.campaign.king = ARTAXERXES
    check_old_king(game.campaign, ScriptedDie(5), game.log)
    assert game.campaign.king == ARTAXERXES
    game.campaign.king_moved = True
    check_old_king(game.campaign, ScriptedDie(5, 2), game.log)
    assert game.campaign.king == LEADER.read("bisthanes")
    assert game.leaders("kish") == {"bisthanes"}
    assert game.campaign.legitimacy == 15
    lose_leader(game.campaign, game.campaign.king)
    succeed(game.campaign, ScriptedDie(), game.log)
    assert game.campaign.king == LEADER.read("artaxerxes-iv")
    lose_leader(game.campaign, game.campaign.king)
    succeed(game.campaign, ScriptedDie(), game.log)
    assert game.campaign.king == DARIUS


@pytest.mark.rule("alexander_vs_darius", "6.7.9")
def test_an_heir_comes_elsewhere_if_babylon_is_lost() -> None:
    game = Table(persia={"eshnunna": "artaxerxes-iii"}, macedonian=["kish"])
    game.campaign.king = ARTAXERXES
    check_old_king(game.campaign, ScriptedDie(6, 6), game.log)
    assert game.leaders("eshnunna") == {"artaxerxes-iv"}


@pytest.mark.rule("alexander_vs_darius", "6.7.9")
@pytest.mark.rule("alexander_vs_darius", "6.2.5")
@pytest.mark.rule("alexander_vs_darius", "3.3.2")
def test_no_heir_comes_into_the_battle_in_which_the_king_falls() -> None:
    """Z29. The king was in Babylon, alone."""
    game = Table(macedon={"eshnunna": "coenus 6 phalanx"}, persia={"kish": "artaxerxes-iii"})
    game.campaign.king = ARTAXERXES
    game.lay_marker("mari", "persia")
    game.do("march eshnunna; go kish").do("stand", 5, 0, 0, 4, 7)
    assert game.campaign.king == LEADER.read("artaxerxes-iv")
    assert game.leaders("mari") == {"artaxerxes-iv"}
    assert game.campaign.battle is None
    assert game.marker("kish") == "macedon", "nobody was left to hold it"
