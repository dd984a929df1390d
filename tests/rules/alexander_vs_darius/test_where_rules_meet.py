"""Cases that hold between the chapters: reactions, what an army is, what counts."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import (
    AREA,
    MACEDON,
    NOBODY,
    PERSIA,
    PORTS,
    SEAS_OF,
)
from anabasis.games.alexander_vs_darius.counters import FOOT, UNIT, units_in
from anabasis.games.alexander_vs_darius.leaders import LEADER
from anabasis.games.alexander_vs_darius.rules.event_table import EventRoll
from anabasis.games.alexander_vs_darius.rules.season import armies_of
from anabasis.games.alexander_vs_darius.state import DEAD
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
EVENT = 7


def clash(macedon: str, persia: str, **given: object) -> Table:
    """A Macedonian army in Wilusha beside a Persian one in Phrygia, which can go to Pitasia."""
    laid: dict[str, object] = {
        "macedon": {"wilusha": macedon},
        "persia": {"phrygia": persia},
        "persian": ["pitasia"],
    }
    return Table(**(laid | given))  # type: ignore[arg-type]


@pytest.mark.rule("alexander_vs_darius", "0.1")
def test_each_player_has_a_track() -> None:
    table = Table()
    assert (table.campaign.weariness, table.campaign.legitimacy) == (10, 15)


@pytest.mark.rule("alexander_vs_darius", "1.3.10")
def test_a_player_who_is_out_still_slips_away() -> None:
    table = clash("coenus phalanx", "memnon light-infantry")
    table.campaign.passes = bytes([0, 2])
    table.do("march wilusha; go phrygia")
    assert table.asked() == PERSIA
    table.do("slip-away", 6)
    assert table.leaders("pitasia") == {"memnon"}
    assert table.campaign.treasure[PERSIA] == 10
    assert table.asked() == MACEDON, "he acts on alone"


@pytest.mark.rule("alexander_vs_darius", "1.3.11")
def test_an_army_has_a_leader() -> None:
    table = Table(macedon={"thrace": "coenus phalanx", "hellas": "3 hoplites"})
    assert [units_in(units) for units, _ in armies_of(table.campaign, MACEDON)] == [1]


@pytest.mark.rule("alexander_vs_darius", "1.4.40")
@pytest.mark.rule("alexander_vs_darius", "3.3.17")
def test_the_defenders_of_a_landing_slip_away() -> None:
    table = (
        Table(
            macedon={"macedonia": "antipater 2 hoplites"},
            persia={"lydia": "memnon light-infantry"},
            persian=["arzawa"],
            ships={"macedonia-aegean": ("macedonian", 2)},
        )
        .do("embark macedonia aegean; load")
        .do("pass")
        .do("land aegean lydia")
        .do("slip-away", 6)
    )
    assert table.army("lydia") == {"hoplites": 2}
    assert table.fleets() == [("macedonia-aegean", "macedonian", 2)]
    assert table.marker("lydia") == "persia"


@pytest.mark.rule("alexander_vs_darius", "3.1.12")
@pytest.mark.rule("alexander_vs_darius", "3.1.16")
def test_a_port_is_an_area_beside_a_sea() -> None:
    assert PORTS >> AREA.read("hellas") & 1
    assert not PORTS >> AREA.read("phrygia") & 1
    assert [len(SEAS_OF[AREA.read(word)]) for word in ("rhodes", "thrace", "kish")] == [3, 2, 0]


@pytest.mark.rule("alexander_vs_darius", "3.2.1")
def test_cavalry_and_infantry() -> None:
    horse = {UNIT.words[unit] for unit in range(len(UNIT)) if not FOOT[unit]}
    assert horse == {"light-cavalry", "heavy-cavalry"}


@pytest.mark.rule("alexander_vs_darius", "3.0.1")
@pytest.mark.rule("alexander_vs_darius", "3.1.9")
@pytest.mark.rule("alexander_vs_darius", "3.1.11")
@pytest.mark.rule("alexander_vs_darius", "3.2.3")
@pytest.mark.rule("alexander_vs_darius", "3.2.7")
@pytest.mark.rule("alexander_vs_darius", "3.3.1")
def test_a_leader_alone_fights_and_the_dead_stay_away() -> None:
    table = clash("coenus light-infantry", "memnon").do("march wilusha; go phrygia")
    table.do("stand", 1, 0, 1).do("hit light-infantry 1").do("no-bonus", EVENT)
    assert table.campaign.where[LEADER.read("memnon")] == DEAD
    assert units_in(table.campaign.dead[MACEDON]) == 1
    assert table.leaders("phrygia") == {"coenus"}
    met = next(event for event in table.log if event.kind.name == "battle-met").plain()
    assert (met["side"], met["enemy"]) == ("macedon", "persia")


@pytest.mark.rule("alexander_vs_darius", "3.3.13")
def test_six_units_a_leader_retreat() -> None:
    table = clash("coenus phalanx", "memnon 7 light-infantry hoplites")
    table.do("march wilusha; go phrygia; slip-away", 6)
    assert set(table.options()) == {"leave light-infantry", "leave hoplites"}
    table.do("leave light-infantry").do("leave light-infantry")
    assert table.army("pitasia") == {"light-infantry": 5, "hoplites": 1}
    assert units_in(table.campaign.dead[PERSIA]) == 2


@pytest.mark.rule("alexander_vs_darius", "3.3.14")
def test_a_retreat_is_not_the_turns_move() -> None:
    table = clash("coenus phalanx", "memnon light-infantry")
    table.do("march wilusha; go phrygia; slip-away", 6)
    assert table.refusal("march pitasia") is None


@pytest.mark.rule("alexander_vs_darius", "3.3.31")
@pytest.mark.rule("alexander_vs_darius", "3.3.2")
def test_the_order_of_things_after_a_battle() -> None:
    table = clash("coenus 2 light-cavalry", "memnon 2 light-infantry hoplites")
    table.do("march wilusha; go phrygia; stand", *[0] * 5).do("break-off", 3, 1, 0)
    table.do("harry light-infantry", 15, EVENT)
    kinds = [kind for kind in table.kinds() if kind in ORDER]
    assert kinds == ORDER
    assert table.kinds().count("round-begins") == 1


ORDER = [
    "pursued",
    "pursuit-losses",
    "retreated",
    "marker-turned",
    "battle-left",
    "pride-hurt",
    "spoils",
    "event-rolled",
]


@pytest.mark.rule("alexander_vs_darius", "5.2.6")
@pytest.mark.rule("alexander_vs_darius", "7.2.7")
def test_hurt_pride_is_one_step_more() -> None:
    table = clash("coenus phalanx", "memnon light-infantry")
    table.do("march wilusha; go phrygia; stand", *[0] * 4).do("break-off", 3, 0, 18, EVENT)
    assert table.campaign.legitimacy == 13


@pytest.mark.rule("alexander_vs_darius", "3.3.38")
def test_losses_on_the_march_bring_the_enemy_nothing() -> None:
    table = clash("coenus 2 light-infantry phalanx", "memnon 3 hoplites", macedonian=["wilusha"])
    table.do("march wilusha; force; go phrygia; stand", 6, 2, 0, 0, 0, 1, 0)
    table.do("hit phalanx 1").do("fight-on").do("break-off", 6, 0, EVENT)
    assert table.campaign.treasure[PERSIA] == 10, "two died of the march, none in the battle"


@pytest.mark.rule("alexander_vs_darius", "6.3.2")
def test_a_neutral_area_is_entered_like_others() -> None:
    table = Table(macedon={"macedonia": "coenus phalanx"}).do("march macedonia; go illyria; mark")
    assert table.marker("illyria") == "macedon"


@pytest.mark.rule("alexander_vs_darius", "7.1.4")
def test_alexander_pursues_with_one_die() -> None:
    table = clash("alexander-iii phalanx", "memnon 2 light-infantry")
    table.do("march wilusha; go phrygia; stand; one-die", 0, 0, 0, 0)
    table.do("break-off", 3, 1, 3, EVENT)
    pursued = next(event for event in table.log if event.kind.name == "pursued").plain()
    assert pursued["dice"] == 1


@pytest.mark.rule("alexander_vs_darius", "7.1.9")
@pytest.mark.rule("alexander_vs_darius", "7.1.10")
@pytest.mark.rule("alexander_vs_darius", "3.4.9")
def test_pharnabazus_fights_at_sea_and_worse_in_port() -> None:
    table = Table(
        persia={"rhodes": "pharnabazus-iii"},
        macedonian=["macedonia"],
        ships={"rhodes-cretan": ("persian", 2), "macedonia-aegean": ("macedonian", 3)},
        active="persia",
    ).do("embark rhodes cretan; load")
    table.do("sail aegean; voyage cretan; attack-port rhodes", 1, 0, 0, 1)
    fought = [event.plain() for event in table.log if event.kind.name == "sea-fought"]
    assert [one["dice"] for one in fought] == [3, 2 + 1]
    assert ("cretan", "macedonian", 2) in table.fleets()


@pytest.mark.rule("alexander_vs_darius", "7.2.11")
def test_the_gates_do_not_help_in_a_siege() -> None:
    table = Table(macedon={"elam": "coenus 2 phalanx"})
    table.lay_marker("elam", "persia")
    table.do("besiege elam", 0, 0, 2, EVENT)
    assert table.campaign.hits[AREA.read("elam")] == 2


@pytest.mark.rule("alexander_vs_darius", "8.2.2")
def test_with_alexander_aboard_the_infantry_comes_to_the_port_too() -> None:
    table = Table(
        macedon={"macedonia": "alexander-iii"},
        ships={"macedonia-aegean": ("macedonian", 1)},
    ).do("embark macedonia aegean; load")
    table.run(EventRoll(), 2)
    assert table.army("macedonia") == {"light-infantry": 1}
    assert table.fleets() == [("macedonia-aegean", "macedonian", 3)]
    assert table.campaign.holder[AREA.read("khania")] == NOBODY
