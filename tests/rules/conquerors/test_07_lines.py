"""7.3 Lines of communication: how long, by which ways, and how they are broken."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import MACEDON, NEVER, PELLA, PERSIA, ROYAL, SPACE, TREASURY
from anabasis.games.conquerors.rules.line_map import (
    ALL_STRAITS,
)
from anabasis.games.conquerors.rules.lines import (
    ANY_TREASURY,
    NO_CUT,
    lengths,
    reachable,
    ways_of,
)
from anabasis.games.conquerors.rules.tracing import CheckSupply, Trace
from anabasis.games.conquerors.state import EMPTY, FULL
from tests.rules.conquerors.setting import Table


def by_land(table: Table, side: int, start: str, goal: str, most: int = 30) -> int:
    goals = [SPACE.read(goal)]
    found = ways_of(table.war, side).spread(goals, most, ALL_STRAITS, False)
    return found[SPACE.read(start)]


def length(table: Table, side: int, start: str, goal: str) -> int:
    return lengths(table.war, side, SPACE.read(start))[TREASURY.read(goal)]


def reach(table: Table, side: int, start: str) -> set[str]:
    bits = reachable(table.war, side, SPACE.read(start))
    return {word for n, word in enumerate(TREASURY.words) if bits >> n & 1}


@pytest.mark.rule("conquerors", "7.3.2")
@pytest.mark.parametrize(
    ("start", "goal", "points"),
    [
        ("pella", "sardes", 10),
        ("sardes", "damascus", 12),
        ("damascus", "babylon", 8),
        ("damascus", "memphis", 6),
        ("babylon", "susa", 3),
        ("babylon", "ecbatana", 6),
        ("susa", "persepolis", 5),
        ("ecbatana", "persepolis", 5),
        ("sippara", "babylon", 1),
        ("aspendus", "sardes", 4),
    ],
)
def test_lengths_by_land(start: str, goal: str, points: int) -> None:
    table = Table()
    assert by_land(table, MACEDON, start, goal) == points


@pytest.mark.rule("conquerors", "7.3.2")
def test_ten_points_for_the_macedonian_eight_for_the_persian() -> None:
    table = Table().keeps("macedon", "sardes", "pella")
    assert by_land(table, MACEDON, "pella", "sardes", 10) == 10
    assert by_land(table, MACEDON, "pella", "sardes", 9) == NEVER
    table = Table().keeps("persia", "babylon")
    assert reach(table, PERSIA, "damascus") == {"babylon"}, "eight points"
    assert reach(table, PERSIA, "ake") == set()


@pytest.mark.rule("conquerors", "7.3.4")
def test_the_line_from_aradus_of_the_example() -> None:
    """A5. Persians in Myriandrus block the land; by Salamis and Aspendus Sardes is in line."""
    table = Table().keeps("macedon", "sardes", "pella").army("macedon-1", "aradus", 20)
    table.army("persia-2", "myriandrus", 20)
    assert by_land(table, MACEDON, "aradus", "sardes", 10) == NEVER
    assert length(table, MACEDON, "aradus", "sardes") == 6
    assert reach(table, MACEDON, "aradus") == {"sardes"}


@pytest.mark.rule("conquerors", "7.3.6")
def test_an_enemy_in_aspendus_or_salamis_blocks_that_line() -> None:
    for port, points in (("aspendus", 9), ("salamis", NEVER)):
        table = Table().keeps("macedon", "sardes").army("macedon-1", "aradus", 20)
        table.army("persia-2", "myriandrus", 20).garrison("persia", **{port: 1})
        assert length(table, MACEDON, "aradus", "sardes") == points, "by Soli, or not at all"


@pytest.mark.rule("conquerors", "7.3.6")
def test_a_line_does_not_pass_a_garrison_in_a_city_that_was_walked_past() -> None:
    """M50."""
    table = Table().keeps("macedon", "damascus").army("macedon-1", "jerusalem", 20)
    assert reach(table, MACEDON, "jerusalem") == {"damascus"}
    table.garrison("persia", samaria=1)
    open_still = length(table, MACEDON, "jerusalem", "damascus")
    assert open_still > 2, "not by Samaria"


@pytest.mark.rule("conquerors", "7.3.6")
@pytest.mark.rule("conquerors", "8.7.4")
def test_tribes_block_a_line() -> None:
    table = Table().keeps("persia", "susa")
    assert by_land(table, PERSIA, "the-uxii", "susa") == 1, "one that starts there"
    free = by_land(table, PERSIA, "fahlian", "susa")
    assert free > 3


@pytest.mark.rule("conquerors", "7.3.7")
def test_a_contested_city_is_closed_to_both() -> None:
    table = Table().garrison("persia", babylon=2).army("macedon-1", "babylon", 20)
    table.keeps("macedon", "susa")
    assert by_land(table, MACEDON, "babylon", "susa") == 3, "one that starts there is open"
    assert by_land(table, MACEDON, "uruk", "susa") == 2
    assert by_land(table, PERSIA, "sippara", "babylon") == NEVER


@pytest.mark.rule("conquerors", "7.3.9")
def test_a_desert_path_counts_twice() -> None:
    table = Table()
    assert by_land(table, MACEDON, "jerusalem", "memphis") == 4, "Gaza, the desert, Pelusium"
    assert by_land(table, MACEDON, "siwa", "memphis") == 4


@pytest.mark.rule("conquerors", "7.3.10")
def test_devastation_and_drought_double_paths() -> None:
    """A48, M51: both make four times, two Droughts do not add up."""
    table = Table()
    assert by_land(table, PERSIA, "sippara", "babylon") == 1
    table.mark("devastated", "babylonia")
    assert by_land(table, PERSIA, "sippara", "babylon") == 2
    table.mark("drought", "babylonia")
    assert by_land(table, PERSIA, "sippara", "babylon") == 4
    table.mark("drought", "mesopotamia")
    assert by_land(table, PERSIA, "sippara", "babylon") == 4


@pytest.mark.rule("conquerors", "7.3.10")
def test_drought_reaches_into_the_next_province() -> None:
    table = Table().mark("drought", "susiana")
    assert by_land(table, PERSIA, "sippara", "babylon") == 2
    table = Table().mark("devastated", "susiana")
    assert by_land(table, PERSIA, "sippara", "babylon") == 1


@pytest.mark.rule("conquerors", "7.3.3")
def test_all_by_sea_to_pella() -> None:
    """A5."""
    table = Table().keeps("macedon", "pella")
    ways = ways_of(table.war, MACEDON)
    assert ways.by_sea(SPACE.read("ephesus"), 1 << PELLA, NO_CUT) == 4
    assert ways.by_sea(SPACE.read("tyre"), 1 << PELLA, NO_CUT) == NEVER


@pytest.mark.rule("conquerors", "7.3.12")
def test_a_transit_point_at_sea_costs_nothing() -> None:
    table = Table().keeps("macedon", "pella")
    ways = ways_of(table.war, MACEDON)
    assert ways.by_sea(SPACE.read("lemnos"), 1 << PELLA, NO_CUT) == 1


@pytest.mark.rule("conquerors", "7.3.5")
def test_one_leg_by_sea_and_no_more() -> None:
    """A5. From Tyana ten points lead over one leg of the sea; two legs would be shorter."""
    table = Table().keeps("macedon", "pella")
    assert length(table, MACEDON, "sardes", "pella") == 8


@pytest.mark.rule("conquerors", "7.3.11")
def test_no_line_crosses_the_deep_sea() -> None:
    table = Table().keeps("macedon", "memphis")
    assert length(table, MACEDON, "cnossus", "memphis") == NEVER
    assert length(table, MACEDON, "paphos", "memphis") == 8, "by Sidon, not by Pelusium"


@pytest.mark.rule("conquerors", "7.3.8")
def test_a_leg_by_sea_ends_in_no_port_under_siege() -> None:
    table = Table().keeps("macedon", "sardes").army("macedon-1", "aradus", 20)
    table.army("persia-2", "myriandrus", 20).garrison("macedon", salamis=1)
    assert length(table, MACEDON, "aradus", "sardes") == 6
    table.besieges("persia", "salamis")
    assert length(table, MACEDON, "aradus", "sardes") == NEVER


@pytest.mark.rule("conquerors", "12.2")
def test_lines_pass_an_independent_rhodes() -> None:
    table = Table().keeps("macedon", "sardes").army("macedon-2", "cnossus", 12)
    assert length(table, MACEDON, "cnossus", "sardes") < NEVER


@pytest.mark.rule("conquerors", "7.3.1")
@pytest.mark.rule("conquerors", "7.2.3")
def test_an_empty_treasury_gives_no_line() -> None:
    table = Table().keeps("persia", "babylon").levels(babylon=EMPTY)
    assert reach(table, PERSIA, "sippara") == set()


@pytest.mark.rule("conquerors", "7.4.2")
def test_the_royal_treasury_serves_its_own_space() -> None:
    """M45."""
    table = Table().army("persia-1", "gordium", 30).royal("persia-1", FULL)
    assert reach(table, PERSIA, "gordium") == {"royal"}
    assert reach(table, PERSIA, "ancyra") == set()
    table.royal("persia-1", EMPTY)
    assert reach(table, PERSIA, "gordium") == set()


@pytest.mark.rule("conquerors", "15.30")
def test_a_closed_city_is_nobodys_treasury() -> None:
    """M52."""
    table = Table().keeps("persia", "babylon")
    table.war.shut = 1 << TREASURY.read("babylon")
    assert reach(table, PERSIA, "sippara") == set()


# ---- breaking


def hellespont() -> Table:
    """Alexander in Ilium, with enemies on the roads: his line goes over the strait or by sea."""
    table = Table().keeps("macedon", "pella").garrison("persia", cyzicus=1, adramyttium=1)
    return table.army("macedon-1", "ilium", 30, leaders="alexander-iii")


@pytest.mark.rule("conquerors", "7.3.13")
def test_a_fleet_breaks_a_line_by_sea() -> None:
    """M49: it goes to the space where it broke the line, and fights nothing."""
    table = Table().keeps("macedon", "pella").army("macedon-1", "lesbos", 12)
    table.fleet("ionic", "persia", "chios")
    table.run(Trace(MACEDON, SPACE.read("lesbos"), ANY_TREASURY, False, b"", 0))
    assert table.frame() == "BreakLine"
    assert table.asked() == PERSIA
    table.do("break-line ionic lesbos")
    assert table.war.line == 0
    assert table.war.fleet_at[3] == SPACE.read("lesbos")
    assert table.frame() == ""


@pytest.mark.rule("conquerors", "7.3.13")
def test_a_fleet_out_of_reach_breaks_nothing() -> None:
    table = Table().keeps("macedon", "pella").army("macedon-1", "lesbos", 12)
    table.fleet("tyrian", "persia", "tyre")
    table.run(Trace(MACEDON, SPACE.read("lesbos"), ANY_TREASURY, False, b"", 0))
    assert table.frame() == ""
    assert table.war.line


@pytest.mark.rule("conquerors", "7.3.14")
def test_a_fleet_of_ones_own_guards_a_strait() -> None:
    """M48: a Persian fleet near either end breaks the line, unless a Macedonian one lies in
    Chersonese or Ilium."""
    table = hellespont().fleet("ionic", "persia", "lesbos")
    table.run(Trace(MACEDON, SPACE.read("ilium"), ANY_TREASURY, False, b"", 0))
    assert "break-line ionic ilium" in table.options()
    for port in ("chersonese", "ilium"):
        table = hellespont().fleet("ionic", "persia", "lesbos")
        table.fleet("macedonian", "macedon", port)
        table.run(Trace(MACEDON, SPACE.read("ilium"), ANY_TREASURY, False, b"", 0))
        assert table.frame() == ""
        assert table.war.line


@pytest.mark.rule("conquerors", "7.3.15")
def test_another_way_may_be_tried_and_only_another_fleet_breaks_it() -> None:
    """M49. A fleet in Chersonese leaves the way by Lesbos and Lemnos, which another can break."""
    table = hellespont().fleet("ionic", "persia", "adramyttium")
    table.fleet("tyrian", "persia", "cyzicus")
    table.run(Trace(MACEDON, SPACE.read("ilium"), ANY_TREASURY, False, b"", 0))
    table.do("break-line tyrian chersonese")
    assert table.war.line, "by Lesbos and Lemnos"
    assert table.refusal("break-line tyrian ilium") == ("7.3.15", "broke-before")
    table.do("break-line ionic lesbos")
    assert table.war.line == 0
    assert table.frame() == ""


@pytest.mark.rule("conquerors", "7.3.16")
def test_who_has_a_line_when_a_player_phase_begins() -> None:
    """Q11, A30."""
    table = Table().keeps("persia", "babylon").keeps("macedon", "pella")
    table.army("persia-1", "sippara", 30).army("persia-2", "gordium", 20)
    table.army("macedon-1", "amphipolis", 30)
    table.war.supplied = 127
    table.run(CheckSupply(0))
    assert table.war.supplied == 1 << 3 | 1 << 0


@pytest.mark.rule("conquerors", "7.3.16")
def test_the_other_side_is_asked_where_an_army_lives_by_the_sea() -> None:
    table = Table().keeps("macedon", "pella").army("macedon-1", "lesbos", 12)
    table.fleet("ionic", "persia", "chios")
    table.run(CheckSupply(0))
    assert table.frame() == "BreakLine"
    table.do("let-line")
    assert table.war.supplied == 1
    table.run(CheckSupply(0))
    table.do("break-line ionic lesbos")
    assert table.war.supplied == 0


@pytest.mark.rule("conquerors", "7.4.2")
def test_royal_bit() -> None:
    assert len(TREASURY) - 1 == ROYAL
