"""6 Provinces."""

import pytest

from anabasis.games.alexandros.state import NOBODY
from tests.rules.alexandros.setting import (
    act,
    guards,
    hand,
    held,
    lay,
    move_anyhow,
    needs,
    occupy,
    path,
    province,
    refused,
    spaces_of,
    stock,
    to_move,
    told,
    words,
)

WEST = path("2/0 3/1 4/2 3/3")
"""Closes the province A2: two open spaces, an amphora (B2) and a lyre (C3)."""
NORTH_WEST = path("6/0 5/1 4/2 3/3")
"""Closes the province A2: four open spaces, A4 temple, A5 soldier, B2 amphora, C3 lyre."""
AROUND = path("4/0 6/0 7/1 6/2 4/2 3/1 4/0")
"""A ring around the point 5/1: four open spaces, A4 temple, A5 soldier."""
HORSE = path("6/0 7/1 8/0")
"""Closes the province A7: a single horse."""


@pytest.mark.rule("alexandros", "6.1")
def test_walls_and_a_coast_without_walls_close_a_province() -> None:
    table = lay(walls=WEST)
    assert spaces_of(table, "A2") == {"A2", "B2", "B3", "C3"}
    assert province(table, "A2").value == 2
    assert needs(table, "A2") == {"amphora": 1, "lyre": 1}


@pytest.mark.rule("alexandros", "6.1")
def test_walls_all_round_close_a_province() -> None:
    table = lay(walls=AROUND)
    assert spaces_of(table, "A4") == {"A4", "A5", "A6", "B4", "B5", "B6"}


@pytest.mark.rule("alexandros", "6.1")
def test_a_wall_missing_in_the_ring_leaves_it_open() -> None:
    for gap in AROUND.split():
        table = lay(walls=" ".join(wall for wall in AROUND.split() if wall != gap))
        assert len(table.provinces) == (2 if gap == "4/0-6/0" else 1)


@pytest.mark.rule("alexandros", "6.1")
def test_a_province_is_called_by_its_first_space() -> None:
    table = lay(to="actions", walls=WEST, hands={0: {"amphora": 1}})
    assert refused(table, 0, "occupy C3") == ("6.1", "not-its-name")
    assert words(table, 0, "occupy") == {"A2"}


@pytest.mark.rule("alexandros", "6.2")
def test_spaces_that_meet_only_at_a_point_are_not_joined() -> None:
    """A7 and B7 meet at the point 7/1; each is walled in."""
    table = lay(walls=f"{HORSE} {path('7/1 6/2 8/2 7/1')}")
    assert spaces_of(table, "A7") == {"A7"}
    assert spaces_of(table, "B7") == {"B7"}


@pytest.mark.rule("alexandros", "6.3")
def test_before_any_wall_the_whole_board_is_one_province() -> None:
    table = lay()
    assert len(table.provinces) == 1
    assert len(spaces_of(table, "A2")) == 199
    assert province(table, "A2").value == 109


@pytest.mark.rule("alexandros", "6.3")
def test_a_single_space_is_a_province_and_so_is_the_large_rest() -> None:
    table = lay(to="actions", walls=HORSE)
    assert len(table.provinces) == 2
    assert spaces_of(table, "A7") == {"A7"}
    assert len(spaces_of(table, "A2")) == 198
    assert province(table, "A2").value == 109
    assert refused(table, 0, "occupy A2") == ("7.4", "too-few-cards")


@pytest.mark.rule("alexandros", "6.4")
def test_a_loose_wall_cuts_off_nothing() -> None:
    """From the edge inland, and free in the middle of the land."""
    table = lay(walls=f"{path('2/0 3/1 4/2 5/1')} {path('8/2 10/2 9/3')}")
    assert len(table.provinces) == 1
    assert province(table, "A2").value == 109


@pytest.mark.rule("alexandros", "6.4")
def test_a_loose_wall_inside_a_province_leaves_it_one_and_as_valuable() -> None:
    table = lay(walls=f"{NORTH_WEST} {path('2/0 3/1')}")
    assert spaces_of(table, "A2") == {"A2", "A3", "A4", "A5", "B2", "B3", "B4", "C3"}
    assert province(table, "A2").value == 4


@pytest.mark.rule("alexandros", "6.4")
def test_a_wall_between_two_older_walls_cuts_off_nothing_while_there_is_a_way_round() -> None:
    """Two loose ends are tied together; the land goes on around the knot."""
    table = lay(walls=f"{path('8/2 10/2')} {path('12/2 11/3')} 10/2-12/2")
    assert len(table.provinces) == 1


@pytest.mark.rule("alexandros", "6.5")
def test_a_province_belongs_to_whose_guards_stand_in_it() -> None:
    table = lay(walls=f"{WEST} {AROUND} {HORSE}", guards={0: "B2 C3", 2: "A5"})
    assert held(table, "A2") == (0, 2)
    assert held(table, "A4") == (2, 1)
    assert province(table, "A7").holder == NOBODY


@pytest.mark.rule("alexandros", "6.5")
def test_a_free_province_may_be_occupied_by_any_player_whoever_closed_it() -> None:
    table = lay(hands={0: {"amphora": 1}, 2: {"amphora": 1}})
    act(table, 0, "march lyre", "stand 3/3", "along 2/0-3/1", "along 3/1-4/2", draws="soldier")
    assert province(table, "A2").holder == NOBODY
    act(table, 0, "stop")
    move_anyhow(table, 1)
    assert province(table, "A2").holder == NOBODY
    act(table, 1, "stop")
    move_anyhow(table, 2)
    occupy(table, 2, "occupy A2", guards="C3")
    assert province(table, "A2").holder == 2


@pytest.mark.rule("alexandros", "6.6")
@pytest.mark.parametrize(
    "walls, space, value",
    [(WEST, "A2", 2), (NORTH_WEST, "A2", 4), (AROUND, "A4", 4), (HORSE, "A7", 0)],
)
def test_a_province_is_worth_a_point_for_each_open_space(
    walls: str, space: str, value: int
) -> None:
    assert province(lay(walls=walls), space).value == value


@pytest.mark.rule("alexandros", "6.6")
def test_a_single_symbol_space_may_be_held_and_brings_nothing() -> None:
    table = lay(to="actions", walls=HORSE, hands={0: {"horse": 1}})
    occupy(table, 0, "occupy A7", guards="A7")
    act(table, 0, "levy horse")
    assert table.points == (0, 0, 0)


@pytest.mark.rule("alexandros", "6.7")
def test_each_part_of_a_province_cut_apart_is_a_province_from_that_moment() -> None:
    table = lay(
        walls=NORTH_WEST,
        guards={1: "A5"},
        hands={1: {"lyre": 2}},
        face_up="amphora horse",
    )
    events = act(table, 0, "march amphora", "stand 2/2", "along 2/0-3/1", draws="soldier")
    split = told(events, "province-split")
    assert len(split) == 1
    parts = {
        (split[0]["province"], split[0]["value"]),
        (split[0]["other"], split[0]["other_value"]),
    }
    assert parts == {("A2", 1), ("A3", 3)}
    assert spaces_of(table, "A2") == {"A2", "B2"}
    assert spaces_of(table, "A3") == {"A3", "A4", "A5", "B3", "B4", "C3"}
    assert needs(table, "A2") == {"amphora": 1}
    assert needs(table, "A3") == {"temple": 1, "lyre": 1, "soldier": 1}


@pytest.mark.rule("alexandros", "6.7")
def test_by_a_split_no_guard_is_moved_returned_or_paid_for() -> None:
    table = lay(
        walls=NORTH_WEST,
        guards={1: "A5"},
        hands={1: {"lyre": 2}},
        face_up="amphora horse",
    )
    act(table, 0, "march amphora", "stand 2/2", "along 2/0-3/1", draws="soldier")
    assert guards(table, 1) == {"A5"}
    assert stock(table) == [4, 3, 4]
    assert hand(table, 0) == {"amphora": 1}
    assert hand(table, 1) == {"lyre": 2}


@pytest.mark.rule("alexandros", "6.8")
def test_a_part_with_a_guard_stays_his_and_a_part_without_is_free_at_once() -> None:
    table = lay(walls=NORTH_WEST, guards={1: "A5"}, face_up="amphora horse")
    act(table, 0, "march amphora", "stand 2/2", "along 2/0-3/1", draws="soldier")
    assert held(table, "A3") == (1, 1)
    assert held(table, "A2") == (NOBODY, 0)
    occupy(table, 0, "occupy A2", guards="B2")
    assert province(table, "A2").holder == 0
    assert province(table, "A3").holder == 1


@pytest.mark.rule("alexandros", "6.8")
def test_the_guard_decides_and_not_the_size_of_the_part() -> None:
    """The guard on A5 keeps three spaces; the five others are free."""
    table = lay(
        walls=NORTH_WEST,
        guards={1: "A5"},
        hands={0: {"lyre": 1}},
        face_up="temple horse",
    )
    act(table, 0, "march temple", "stand 5/1", "along 2/0-3/1", draws="soldier")
    assert spaces_of(table, "A5") == {"A3", "A4", "A5"}
    assert held(table, "A5") == (1, 1)
    assert spaces_of(table, "A2") == {"A2", "B2", "B3", "B4", "C3"}
    assert held(table, "A2") == (NOBODY, 0)
    occupy(table, 0, "occupy A2", guards="B2")


@pytest.mark.rule("alexandros", "6.8")
def test_cutting_ones_own_province_frees_the_part_without_a_guard() -> None:
    table = lay(walls=NORTH_WEST, guards={0: "A5"}, face_up="amphora horse")
    act(table, 0, "march amphora", "stand 2/2", "along 2/0-3/1", draws="soldier")
    assert province(table, "A3").holder == 0
    assert province(table, "A2").holder == NOBODY
    assert refused(table, 0, "occupy A3") == ("7.1", "already-yours")
    occupy(table, 0, "occupy A2", guards="B2")
    assert stock(table) == [2, 4, 4]


@pytest.mark.rule("alexandros", "6.9")
@pytest.mark.parametrize("mover", [0, 1])
def test_guards_split_apart_hold_a_part_each(mover: int) -> None:
    """The guards on A5 and B2 together scored nothing; apart they score one and three points."""
    table = lay(
        walls=NORTH_WEST,
        active=mover,
        guards={1: "A5 B2"},
        hands={1: {"amphora": 1}},
        face_up="temple horse",
    )
    assert province(table, "A2").guards == 2
    act(table, mover, "march temple", "stand 5/1", "along 2/0-3/1", draws="soldier")
    for space, value in (("A2", 3), ("A3", 1)):
        part = province(table, space)
        assert (part.holder, part.guards, part.value) == (1, 1, value)
    if mover == 1:
        act(table, 1, "levy amphora")
        assert table.points == (0, 4, 0)
        assert to_move(table) == 1
