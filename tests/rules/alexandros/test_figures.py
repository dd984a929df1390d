"""Figures 1 to 6 of the rules, as they come out on this board (see FIGURES.md): the march.

Figures 7 to 12 are in test_figures_of_provinces.py.
"""

import pytest

from anabasis.games.alexandros.state import Table
from tests.rules.alexandros.setting import (
    act,
    alexander,
    every_move,
    face_up,
    hand,
    known,
    lay,
    named,
    needs,
    offered,
    path,
    province,
    refused,
    spaces_of,
    told,
    walls,
    words,
)

RED = 0

# ---- Figures 1 to 3: the first move


@pytest.mark.rule("alexandros", "3.1")
@pytest.mark.rule("alexandros", "3.4")
@pytest.mark.rule("alexandros", "3.5")
@pytest.mark.parametrize(
    "symbol, space, points",
    [("horse", "A7", {"6/0", "8/0", "7/1"}), ("lyre", "C3", {"2/2", "4/2", "3/3"})],
)
def test_figure_1_each_card_leads_to_one_space(symbol: str, space: str, points: set[str]) -> None:
    """The horse C7 and the lyre A8 are three sides away, and no goals."""
    table = lay(face_up="horse lyre")
    assert offered(table, RED) == {"march horse", "march lyre"}
    events = act(table, RED, f"march {symbol}", draws="soldier")
    assert told(events, "alexander-heads") == [
        {"seat": RED, "symbol": symbol, "space": space, "distance": 2}
    ]
    assert words(table, RED, "stand") == points


@pytest.mark.rule("alexandros", "3.2")
@pytest.mark.rule("alexandros", "3.14")
@pytest.mark.rule("alexandros", "3.16")
def test_figure_2_the_easternmost_point_has_one_way_of_two_walls() -> None:
    table = lay(face_up="horse lyre")
    act(table, RED, "march lyre", draws="soldier")
    assert face_up(table) == ["horse", "soldier"]
    assert hand(table, RED) == known(table, RED) == {"lyre": 1}
    assert words(table, RED, "stand") == {"2/2", "4/2", "3/3"}
    act(table, RED, "stand 4/2")
    assert alexander(table) == "4/2"
    assert walls(table) == named(path("2/0 3/1 4/2"))
    assert table.black == 63
    assert len(spaces_of(table, "A2")) == 199


@pytest.mark.rule("alexandros", "3.13")
@pytest.mark.rule("alexandros", "3.15")
@pytest.mark.rule("alexandros", "3.17")
@pytest.mark.rule("alexandros", "6.1")
@pytest.mark.parametrize(
    "way, closed, value",
    [
        ("2/0 3/1 4/2 3/3", {"A2", "B2", "B3", "C3"}, 2),
        ("2/0 3/1 2/2 3/3", {"A2", "B2"}, 1),
        ("2/0 1/1 2/2 3/3", None, None),
    ],
)
def test_figure_3_the_southernmost_point_closes_a_province_or_follows_the_coast(
    way: str, closed: set[str] | None, value: int | None
) -> None:
    ends = every_move(lay(), RED, "march lyre")
    ways = [end for end in ends if alexander(end) == "3/3"]
    assert len(ways) == 3
    (table,) = [end for end in ways if walls(end) == named(path(way))]
    assert table.black == 62
    if closed is None:
        assert len(table.provinces) == 1
    else:
        assert spaces_of(table, "A2") == closed
        assert province(table, "A2").value == value


# ---- Figures 4 to 6: a trail of walls in the south

TRAIL = path("26/8 25/7 26/6 28/6 29/7 30/8")
SOUTH = {"G26", "G27", "G28", "H26", "H27", "H28", "H29", "I26", "I27", "I28", "I29", "I30"}


def trail() -> Table:
    return lay(alexander="26/6", walls=TRAIL, face_up="soldier horse")


@pytest.mark.rule("alexandros", "3.8")
@pytest.mark.rule("alexandros", "3.11")
@pytest.mark.rule("alexandros", "3.12")
@pytest.mark.rule("alexandros", "3.13")
def test_figure_4_three_soldiers_equally_near_and_nine_points() -> None:
    """G28 is nearer but has a wall on a side; I27 has one at a point only."""
    table = trail()
    assert spaces_of(table, "G26") == SOUTH
    assert needs(table, "G26") == {"temple": 1, "lyre": 1, "soldier": 2}
    ends = every_move(table, RED, "march soldier")
    assert {alexander(end) for end in ends} == {
        *("21/7", "23/7", "22/8"),
        *("26/8", "28/8", "27/9"),
        *("28/4", "30/4", "29/5"),
    }
    act(table, RED, "march soldier", draws="temple")
    assert words(table, RED, "head") == {"H22", "I27", "E29"}
    assert refused(table, RED, "head G28") == ("3.8", "space-has-wall")
    events = act(table, RED, "head H22")
    assert [one["distance"] for one in told(events, "alexander-heads")] == [2]


@pytest.mark.rule("alexandros", "3.14")
@pytest.mark.rule("alexandros", "3.15")
@pytest.mark.rule("alexandros", "3.18")
@pytest.mark.rule("alexandros", "6.6")
@pytest.mark.parametrize(
    "way, new, closed, value",
    [
        ("26/6 24/6 23/7 22/8", 3, {"H23", "G24", "H24", "G25", "H25"}, 4),
        ("26/6 25/7 23/7 22/8", 2, {"H23", "H24", "H25"}, 2),
        ("26/6 25/7 24/8 22/8", 2, {"H25"}, 1),
    ],
)
def test_figure_5_three_ways_and_no_second_wall_where_one_stands(
    way: str, new: int, closed: set[str], value: int
) -> None:
    table = trail()
    act(table, RED, "march soldier", "head H22", draws="temple")
    ends = every_move(table, RED, "stand 22/8")
    assert len(ends) == 3
    (end,) = [end for end in ends if walls(end) == named(f"{TRAIL} {path(way)}")]
    assert alexander(end) == "22/8"
    assert end.black == 60 - new
    assert spaces_of(end, "H25") == closed
    assert province(end, "H25").value == value


@pytest.mark.rule("alexandros", "7.7")
def test_figure_5_the_single_open_space_cannot_be_occupied() -> None:
    table = trail()
    act(table, RED, "march soldier", "head H22", "stand 22/8", draws="temple")
    act(table, RED, "along 26/6-25/7", "along 25/7-24/8")
    assert refused(table, RED, "occupy H25") == ("7.7", "no-symbol-space")


@pytest.mark.rule("alexandros", "3.18")
def test_figure_6_a_move_wholly_over_old_walls_places_none() -> None:
    table = trail()
    act(table, RED, "march soldier", "head I27", draws="temple")
    assert len(every_move(table, RED, "stand 26/8")) == 2
    act(table, RED, "stand 26/8", "along 26/6-25/7")
    assert alexander(table) == "26/8"
    assert walls(table) == named(TRAIL)
    assert table.black == 60
    assert spaces_of(table, "G26") == SOUTH


@pytest.mark.rule("alexandros", "3.19")
@pytest.mark.rule("alexandros", "6.7")
def test_figure_6_the_other_way_runs_inside_the_closed_province() -> None:
    table = trail()
    act(table, RED, "march soldier", "head I27", "stand 26/8", "along 26/6-27/7", draws="temple")
    assert table.black == 58
    assert spaces_of(table, "G26") == {"G26", "H26"}
    assert province(table, "G26").value == 1
    assert spaces_of(table, "G27") == SOUTH - {"G26", "H26"}
    assert province(table, "G27").value == 7
