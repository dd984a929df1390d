"""1.1, 1.2 and 6 The set-up, the phases of a turn, and what cities bring."""

from __future__ import annotations

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.core.door import answer, proceed
from anabasis.core.event import Event
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    CITY_AREA,
    MACEDON,
    NOBODY,
    PERSIA,
)
from anabasis.games.alexander_vs_darius.counters import COUNTERS, units_in
from anabasis.games.alexander_vs_darius.leaders import (
    ALEXANDER,
    ARTAXERXES,
    DARIUS,
    LEADER,
    LEADER_SIDE,
    PHILIP,
    RANK,
)
from anabasis.games.alexander_vs_darius.rules import set_up
from anabasis.games.alexander_vs_darius.rules.arrivals import REINFORCING
from anabasis.games.alexander_vs_darius.rules.season import check_smaller_army, income
from anabasis.games.alexander_vs_darius.state import Campaign
from tests.rules.alexander_vs_darius.setting import GRAMMAR, Table

GAME = "alexander_vs_darius"


def begun(choice: str = "pacify", philip: bool = False, artaxerxes: bool = False) -> Campaign:
    campaign = Campaign()
    campaign.seats = 2
    campaign.asks = (0, 0)
    log: list[Event] = []
    set_up.prepare(campaign, philip, artaxerxes)
    proceed(campaign, ScriptedDie(), log)
    script = (1,) if artaxerxes else ()
    answer(campaign, MACEDON, GRAMMAR.read(choice), ScriptedDie(*script), log)
    return campaign


@pytest.mark.rule("alexander_vs_darius", "6.1.1")
@pytest.mark.rule("alexander_vs_darius", "6.1.2")
@pytest.mark.rule("alexander_vs_darius", "6.1.3")
@pytest.mark.rule("alexander_vs_darius", "6.1.5")
def test_thrace_is_pacified_or_alexander_is_stronger() -> None:
    calm, wild = begun("pacify"), begun("leave-thrace")
    assert calm.pacified
    assert not wild.pacified
    thrace = AREA.read("thrace")
    assert units_in(wild.units[thrace]) == units_in(calm.units[thrace]) + 2
    assert calm.treasure == (14 + 2, 2 + 12)
    assert wild.treasure == (15 + 2, 2 + 12)
    assert (calm.weariness, calm.legitimacy) == (14, 8)


@pytest.mark.rule("alexander_vs_darius", "6.1.4")
@pytest.mark.rule("alexander_vs_darius", "6.2.1")
@pytest.mark.rule("alexander_vs_darius", "6.2.2")
@pytest.mark.rule("alexander_vs_darius", "6.2.3")
@pytest.mark.rule("alexander_vs_darius", "6.3.1")
def test_markers_at_the_start() -> None:
    campaign = begun()
    assert campaign.marker.count(PERSIA) == 50
    assert campaign.marker.count(MACEDON) == 3
    assert campaign.marker.count(NOBODY) == 17
    for word in ("zoan", "mycenae", "libya", "rhodes", "illyria", "kaldu"):
        assert campaign.marker[AREA.read(word)] == NOBODY
    assert campaign.where[ALEXANDER] == AREA.read("thrace")
    assert campaign.where[DARIUS] == AREA.read("kish")


@pytest.mark.rule("alexander_vs_darius", "6.4.1")
@pytest.mark.rule("alexander_vs_darius", "6.6.1")
def test_every_counter_is_on_the_map_or_in_a_pool_or_waits() -> None:
    campaign = begun("leave-thrace")
    on_map = {MACEDON: 0, PERSIA: 0}
    for area in range(AREAS):
        if campaign.holder[area] in on_map:
            on_map[campaign.holder[area]] += campaign.units[area]
    waiting = (set_up.CRETAN_UNITS, set_up.SPITAMENES_UNITS + REINFORCING)
    for side in (MACEDON, PERSIA):
        assert on_map[side] + campaign.pool[side] + waiting[side] == COUNTERS[side]
    assert campaign.thracians == 5


@pytest.mark.rule("alexander_vs_darius", "6.7.1")
@pytest.mark.rule("alexander_vs_darius", "6.7.5")
def test_the_starting_kings() -> None:
    campaign = begun(philip=True, artaxerxes=True)
    assert campaign.where[PHILIP] == AREA.read("thrace")
    assert campaign.weariness == 15
    assert campaign.king == ARTAXERXES
    assert campaign.where[ARTAXERXES] == AREA.read("kish")
    assert campaign.where[DARIUS] == AREA.read("miskheta")
    assert units_in(campaign.units[AREA.read("miskheta")]) == 1
    assert campaign.legitimacy == 11


@pytest.mark.rule("alexander_vs_darius", "6.8.1")
def test_nineteen_cities_in_eighteen_areas() -> None:
    assert len(CITY_AREA) == 19
    assert len(set(CITY_AREA)) == 18


@pytest.mark.rule("alexander_vs_darius", "1.2.1")
@pytest.mark.rule("alexander_vs_darius", "1.2.3")
@pytest.mark.rule("alexander_vs_darius", "1.2.4")
def test_cities_pay_their_marker_and_canaan_pays_twice() -> None:
    table = Table(
        macedonian=["macedonia", "hellas", "thrace"], persian=["canaan", "lydia", "syria"]
    )
    assert income(table.campaign, MACEDON) == 2
    assert income(table.campaign, PERSIA) == 3
    assert table.marker("zoan") == "nobody"


@pytest.mark.rule("alexander_vs_darius", "1.2.2")
def test_a_besieged_city_pays_its_owner() -> None:
    table = Table(macedon={"phoinicia": "alexander-iii phalanx"})
    table.lay_marker("phoinicia", "persia")
    table.campaign.hits = bytes([5] * AREAS)
    assert income(table.campaign, PERSIA) == 1


@pytest.mark.rule("alexander_vs_darius", "1.1.1")
@pytest.mark.rule("alexander_vs_darius", "1.1.2")
@pytest.mark.rule("alexander_vs_darius", "1.1.3")
def test_the_next_turn_begins_when_both_have_passed() -> None:
    table = Table(macedon={"macedonia": "alexander-iii light-infantry"}, persia={"lydia": "memnon"})
    table.do("march macedonia; go thrace; halt").do("pass").do("pass")
    assert table.campaign.turn == 5
    assert table.campaign.moved == 0
    assert table.campaign.passes == bytes(2)
    assert table.campaign.treasure == (9 + 1, 10 + 1)
    assert "march thrace" in table.options()


@pytest.mark.rule("alexander_vs_darius", "0.5")
def test_the_game_is_drawn_after_turn_20() -> None:
    table = Table(macedon={"macedonia": "alexander-iii"}, turn=20)
    table.do("pass").do("pass")
    assert table.campaign.agenda == []
    assert table.campaign.winner == NOBODY


@pytest.mark.rule("alexander_vs_darius", "6.2.4")
def test_reinforcements_come_in_turn_3() -> None:
    table = Table(persia={"lydia": "memnon"}, persian=["media", "elam"], turn=2)
    table.do("pass").do("pass")
    assert table.leaders("media") == {"bessus"}
    assert table.army("media") == {"light-cavalry": 2}
    assert table.leaders("elam") == {"ariobarzanes"}
    assert table.army("elam") == {"medium-infantry": 1}


@pytest.mark.rule("alexander_vs_darius", "6.2.5")
def test_reinforcements_go_to_the_nearest_persian_area_of_iran() -> None:
    table = Table(
        macedon={"media": "alexander-iii phalanx"}, persian=["mannai", "elam", "van"], turn=2
    )
    table.do("pass").do("pass")
    assert table.leaders("mannai") == {"bessus"}


@pytest.mark.rule("alexander_vs_darius", "5.1.5")
def test_alexander_has_the_smaller_army() -> None:
    table = Table(
        macedon={
            "thrace": "alexander-iii 2 phalanx",
            "macedonia": "antipater 2 hoplites",
            "hellas": "5 hoplites",
        }
    )
    check_smaller_army(table.campaign, table.log)
    assert table.campaign.weariness == 10
    table = Table(
        macedon={"thrace": "alexander-iii 2 phalanx", "macedonia": "antipater 3 hoplites"}
    )
    check_smaller_army(table.campaign, table.log)
    assert table.campaign.weariness == 9


@pytest.mark.rule("alexander_vs_darius", "3.1.1")
@pytest.mark.rule("alexander_vs_darius", "3.1.6")
def test_leaders_are_numbered_by_rank_within_their_side() -> None:
    for one in range(len(LEADER) - 1):
        if LEADER_SIDE[one] == LEADER_SIDE[one + 1]:
            assert RANK[one] <= RANK[one + 1]
