"""Read a third time: Alexander lost otherwise than in battle, with Philip and without him."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import NOBODY, PERSIA
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, PHILIP
from anabasis.games.alexander_vs_darius.rules.actions import Actions
from anabasis.games.alexander_vs_darius.rules.event_table import EventRoll
from anabasis.games.alexander_vs_darius.rules.harbours import Homeward
from anabasis.games.alexander_vs_darius.rules.season import SeasonEnds
from anabasis.games.alexander_vs_darius.state import BY_DEATH, DEAD, GOING_ON
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
EVENT = 7


def storm(**armies: str) -> Table:
    """Alexander's ship lay out at sea, found no port in its own sea and is lost on the way to the
    next one."""
    table = (
        Table(
            macedon={"rhodes": "alexander-iii phalanx", **armies},
            persia={"media": "darius-iii light-infantry"},
            macedonian=["macedonia"],
            ships={"rhodes-cretan": ("macedonian", 1)},
        )
        .do("embark rhodes cretan; load")
        .do("pass")
        .do("sail cretan; anchor", 1)
    )
    table.lay_marker("rhodes", "persia")
    table.run(Homeward(), *() if armies else (1,))
    if armies:
        table.do("shelter macedonia-aegean", 1)
    assert table.campaign.where[ALEXANDER] == DEAD
    return table


@pytest.mark.rule("alexander_vs_darius", "0.4")
@pytest.mark.rule("alexander_vs_darius", "6.7.10")
def test_alexander_lost_in_a_storm_has_not_been_killed_in_battle() -> None:
    table = storm()
    assert table.campaign.ending == GOING_ON
    table.run(SeasonEnds())
    assert table.campaign.weariness == 10, "he has no army that could be smaller"
    table.run(Actions(PERSIA))
    assert table.asked() == PERSIA


@pytest.mark.rule("alexander_vs_darius", "6.7.3")
@pytest.mark.rule("alexander_vs_darius", "5.1.8")
@pytest.mark.rule("alexander_vs_darius", "8.4")
def test_after_a_storm_philips_death_ends_nothing() -> None:
    table = storm(thrace="philip-ii phalanx")
    table.campaign.agenda.clear()
    table.run(EventRoll(), 4)
    assert table.campaign.where[PHILIP] == DEAD
    assert (table.campaign.ending, table.campaign.winner) == (GOING_ON, NOBODY)
    assert table.campaign.weariness == 8, "the step for Philip is made all the same"


@pytest.mark.rule("alexander_vs_darius", "6.7.3")
def test_after_a_storm_philips_death_in_battle_ends_nothing_either() -> None:
    table = storm(thrace="philip-ii", macedonia="coenus phalanx")
    table.lay_army("persia", "chalybes", "memnon 3 hoplites")
    table.run(Actions(PERSIA)).do("march chalybes; go thrace")
    table.do("stand", 3, 0, 0).do("no-bonus", EVENT)
    assert table.campaign.where[PHILIP] == DEAD
    assert table.campaign.ending == GOING_ON
    assert table.campaign.weariness == 8


@pytest.mark.rule("alexander_vs_darius", "6.7.3")
@pytest.mark.rule("alexander_vs_darius", "6.7.4")
def test_killed_in_battle_before_philip_he_counts_when_philip_goes() -> None:
    table = (
        Table(
            macedon={"macedonia": "alexander-iii 2 hoplites", "thrace": "philip-ii"},
            persia={"wilusha": "memnon 3 light-infantry"},
            ships={"macedonia-aegean": ("macedonian", 2)},
        )
        .do("embark macedonia aegean; load")
        .do("pass")
        .do("land aegean wilusha")
    )
    for _ in range(3):
        table.do("one-die", 0, 0, 0, 0)
    table.do("flee cretan", EVENT)
    assert table.campaign.ending == GOING_ON
    table.campaign.agenda.clear()
    table.run(EventRoll(), 4)
    assert (table.campaign.ending, table.campaign.winner) == (BY_DEATH, PERSIA)


@pytest.mark.rule("alexander_vs_darius", "8.2.2")
def test_crete_helps_where_the_macedonian_says_when_no_king_lives() -> None:
    table = storm()
    table.lay_marker("hellas", "macedon")
    table.run(EventRoll(), 2)
    assert {"moor macedonia-aegean", "moor hellas-aegean"} <= set(table.options())
    table.do("moor hellas-aegean")
    assert table.army("hellas") == {"light-infantry": 1}
    assert ("hellas-aegean", "macedonian", 2) in table.fleets()
