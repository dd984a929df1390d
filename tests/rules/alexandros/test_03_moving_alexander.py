"""3 Moving Alexander."""

import pytest

from anabasis.games.alexandros.state import BLACK, RED
from tests.rules.alexandros.setting import (
    act,
    alexander,
    face_up,
    hand,
    kinds,
    lay,
    move_anyhow,
    named,
    occupy,
    offered,
    path,
    province,
    refused,
    spaces_of,
    start,
    to_move,
    told,
    walls,
    walls_by_colour,
    words,
)

NORTH_WEST = path("6/0 5/1 4/2 3/3")
"""Closes the province A2: four open spaces, A4 temple, A5 soldier, B2 amphora, C3 lyre."""
AROUND = path("4/0 6/0 7/1 6/2 4/2 3/1 4/0")
"""A ring of walls around the point 5/1."""


@pytest.mark.rule("alexandros", "3.1")
def test_a_face_up_card_is_taken_and_its_symbol_headed_for() -> None:
    table = lay(hands={0: {"temple": 1}})
    events = act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    assert hand(table, 0) == {"temple": 1, "lyre": 1}
    assert told(events, "card-taken-to-move") == [{"seat": 0, "symbol": "lyre"}]
    assert told(events, "alexander-heads") == [
        {"seat": 0, "symbol": "lyre", "space": "C3", "distance": 2}
    ]
    assert alexander(table) == "4/2"


@pytest.mark.rule("alexandros", "3.1")
def test_a_card_that_is_not_face_up_cannot_be_taken() -> None:
    table = lay(hands={0: {"temple": 1}})
    for symbol in ("temple", "amphora", "soldier"):
        assert refused(table, 0, f"march {symbol}") == ("3.1", "not-face-up")
    assert offered(table, 0) == {"march horse", "march lyre", "special temple"}


@pytest.mark.rule("alexandros", "3.2")
def test_the_card_is_replaced_before_space_point_and_path_are_chosen() -> None:
    table = lay()
    events = act(table, 0, "march lyre", draws="soldier")
    assert kinds(events)[:2] == ["card-taken-to-move", "laid-face-up"]
    assert sorted(str(card) for card in face_up(table)) == ["horse", "soldier"]
    assert alexander(table) == "2/0"
    assert walls(table) == set()
    assert words(table, 0, "stand") == {"2/2", "4/2", "3/3"}


@pytest.mark.rule("alexandros", "3.3")
def test_the_card_cannot_be_exchanged_after_the_new_one_is_seen() -> None:
    table = lay(hands={0: {"temple": 1}})
    act(table, 0, "march lyre", draws="soldier")
    for line in ("march horse", "march soldier", "march lyre", "special temple"):
        assert refused(table, 0, line) == ("3.13", "not-now")
    act(table, 0, "stand 3/3")
    assert refused(table, 0, "march horse") == ("3.15", "not-now")
    assert hand(table, 0) == {"temple": 1, "lyre": 1}


@pytest.mark.rule("alexandros", "3.4")
def test_alexander_goes_to_the_nearest_space_of_the_symbol() -> None:
    """The horse A7 is two sides away, the horse C7 three."""
    table = lay()
    events = act(table, 0, "march horse", draws="soldier")
    assert [one["space"] for one in told(events, "alexander-heads")] == ["A7"]
    assert words(table, 0, "stand") == {"6/0", "8/0", "7/1"}


@pytest.mark.rule("alexandros", "3.4")
def test_a_space_farther_off_or_without_the_symbol_may_not_be_chosen() -> None:
    """From 3/1 the horses A7 and C7 are two sides away, the horse E7 four."""
    table = lay(alexander="3/1")
    act(table, 0, "march horse", draws="soldier")
    assert words(table, 0, "head") == {"A7", "C7"}
    assert refused(table, 0, "head E7") == ("3.4", "too-far")
    assert refused(table, 0, "head A8") == ("3.4", "wrong-symbol")
    assert refused(table, 0, "head A6") == ("3.4", "wrong-symbol")


@pytest.mark.rule("alexandros", "3.5")
def test_the_distance_is_that_of_the_closest_of_the_three_points() -> None:
    """From 3/1 the points of A7 are 2, 2 and 3 sides away, those of C7 are 2, 3 and 3."""
    table = lay(alexander="3/1")
    act(table, 0, "march horse", draws="soldier")
    assert words(table, 0, "head") == {"A7", "C7"}
    events = act(table, 0, "head C7")
    assert [one["distance"] for one in told(events, "alexander-heads")] == [2]
    events = act(table, 0, "stand 7/3", "along 3/1-4/2", "along 4/2-5/3")
    assert [one["sides"] for one in told(events, "alexander-marches")] == [3]


@pytest.mark.rule("alexandros", "3.6")
def test_the_sea_is_no_way() -> None:
    """From 6/4 the point 7/3 of C7 lies one side across the water, but two by land."""
    table = lay(alexander="6/4")
    act(table, 0, "march horse", draws="soldier")
    assert words(table, 0, "head") == {"C7", "F9"}
    events = act(table, 0, "head C7", "stand 7/3")
    assert [one["distance"] for one in told(events, "alexander-heads")] == [2]
    assert walls(table) == named(path("6/4 8/4 7/3"))


@pytest.mark.rule("alexandros", "3.6")
def test_sides_on_the_coast_and_on_the_edge_count_as_ways() -> None:
    table = lay()
    act(table, 0, "march horse", "stand 6/0", draws="soldier")
    assert walls(table) == named(path("2/0 4/0 6/0"))
    table = lay()
    act(table, 0, "march lyre", "stand 2/2", draws="soldier")
    assert words(table, 0, "along") == named("2/0-1/1 2/0-3/1")


@pytest.mark.rule("alexandros", "3.7")
def test_walls_and_guards_neither_stop_nor_slow_alexander() -> None:
    """He stands at 5/1 inside a ring of walls, with guards at his feet."""
    table = lay(alexander="5/1", walls=AROUND, guards={1: "A4 A5"})
    act(table, 0, "march lyre", draws="soldier")
    assert words(table, 0, "head") == {"A8", "C3"}
    events = act(table, 0, "head A8", "stand 9/1")
    assert [one["distance"] for one in told(events, "alexander-heads")] == [1]
    assert [one["sides"] for one in told(events, "alexander-marches")] == [2]
    assert walls(table) == named(f"{AROUND} {path('5/1 7/1 9/1')}")


@pytest.mark.rule("alexandros", "3.7")
def test_walls_and_guards_leave_every_shortest_path_open() -> None:
    """From 5/1 two paths lead to the point 2/2 of C3, with walls and guards as without."""
    obstacles = f"{AROUND} {path('6/0 5/1 3/1')}"
    for table in (lay(alexander="5/1"), lay(alexander="5/1", walls=obstacles, guards={1: "A4"})):
        act(table, 0, "march lyre", "head C3", "stand 2/2", draws="soldier")
        assert words(table, 0, "along") == named("5/1-3/1 5/1-4/2")


@pytest.mark.rule("alexandros", "3.8")
@pytest.mark.parametrize(
    "wall, space",
    [
        ("12/0-14/0", "A13"),
        ("12/0-13/1", "A13"),
        ("14/0-13/1", "A13"),
        ("9/3-11/3", "C10"),
        ("10/2-9/3", "C10"),
        ("10/2-11/3", "C10"),
    ],
)
def test_a_space_with_a_wall_on_a_side_is_not_empty(wall: str, space: str) -> None:
    """From 11/1 the lyres A8, A13 and C10 are equally near; 12/0-14/0 lies on the edge."""
    table = lay(alexander="11/1", walls=wall)
    act(table, 0, "march lyre", draws="soldier")
    assert words(table, 0, "head") == {"A8", "A13", "C10"} - {space}
    assert refused(table, 0, f"head {space}") == ("3.8", "space-has-wall")


@pytest.mark.rule("alexandros", "3.8")
@pytest.mark.parametrize("wall", ["6/0-8/0", "6/0-7/1", "8/0-7/1"])
def test_a_nearest_space_with_a_wall_gives_way_to_the_next_one(wall: str) -> None:
    """From the start the horse A7 is nearest, C7 the next; 6/0-8/0 lies on the edge."""
    table = lay(walls=wall)
    events = act(table, 0, "march horse", draws="soldier")
    assert [one["space"] for one in told(events, "alexander-heads")] == ["C7"]


@pytest.mark.rule("alexandros", "3.9")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_nearest_space_with_a_guard_gives_way_to_the_next_one(owner: int) -> None:
    table = lay(guards={owner: "A7"})
    events = act(table, 0, "march horse", draws="soldier")
    assert told(events, "alexander-heads") == [
        {"seat": 0, "symbol": "horse", "space": "C7", "distance": 3}
    ]


@pytest.mark.rule("alexandros", "3.9")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_space_with_a_guard_is_not_empty_whoever_owns_him(owner: int) -> None:
    table = lay(alexander="11/1", guards={owner: "C10"})
    act(table, 0, "march lyre", draws="soldier")
    assert words(table, 0, "head") == {"A8", "A13"}
    assert refused(table, 0, "head C10") == ("3.9", "space-has-guard")


@pytest.mark.rule("alexandros", "3.10")
def test_a_space_at_alexanders_own_corner_is_not_empty() -> None:
    """At 6/0 he stands at the soldier A5; the next soldiers are three sides away."""
    table = lay(alexander="6/0", face_up="soldier horse")
    act(table, 0, "march soldier", draws="lyre")
    assert words(table, 0, "head") == {"B12", "D8"}
    assert refused(table, 0, "head A5") == ("3.10", "alexander-at-corner")


@pytest.mark.rule("alexandros", "3.10")
def test_a_move_is_at_least_one_side_long() -> None:
    table = lay(alexander="6/0", face_up="horse horse")
    events = act(table, 0, "march horse", draws="lyre")
    assert [one["space"] for one in told(events, "alexander-heads")] == ["C7"]
    assert [one["distance"] for one in told(events, "alexander-heads")] == [2]


@pytest.mark.rule("alexandros", "3.11")
def test_walls_that_only_touch_its_points_leave_a_space_empty() -> None:
    """A wall ends at each of the three points of A13, and none lies on one of its sides."""
    table = lay(alexander="11/1", walls="11/1-12/0 14/0-15/1 13/1-12/2")
    act(table, 0, "march lyre", draws="soldier")
    assert words(table, 0, "head") == {"A8", "A13", "C10"}


@pytest.mark.rule("alexandros", "3.12")
@pytest.mark.parametrize("space, point", [("A8", "9/1"), ("A13", "13/1"), ("C10", "10/2")])
def test_among_equally_near_spaces_the_player_chooses(space: str, point: str) -> None:
    table = lay(alexander="11/1")
    act(table, 0, "march lyre", draws="soldier")
    assert words(table, 0, "head") == {"A8", "A13", "C10"}
    events = act(table, 0, f"head {space}", f"stand {point}")
    assert [one["space"] for one in told(events, "alexander-heads")] == [space]
    assert alexander(table) == point


@pytest.mark.rule("alexandros", "3.13")
@pytest.mark.parametrize("point", ["10/2", "9/3", "11/3"])
def test_alexander_goes_to_any_of_the_three_points_of_the_space(point: str) -> None:
    """From 11/1 the point 10/2 of C10 is one side away, the others two."""
    table = lay(alexander="11/1")
    act(table, 0, "march lyre", "head C10", draws="soldier")
    assert words(table, 0, "stand") == {"10/2", "9/3", "11/3"}
    act(table, 0, f"stand {point}")
    if point == "11/3":
        act(table, 0, "along 11/1-12/2")
    assert alexander(table) == point
    assert "stop" in offered(table, 0)


@pytest.mark.rule("alexandros", "3.13")
def test_no_other_point_will_do() -> None:
    table = lay(alexander="11/1")
    act(table, 0, "march lyre", "head C10", draws="soldier")
    for point in ("12/2", "11/1", "2/0"):
        assert refused(table, 0, f"stand {point}") == ("3.13", "no-point-of-space")


@pytest.mark.rule("alexandros", "3.14")
def test_a_longer_way_round_is_not_allowed() -> None:
    table = lay()
    act(table, 0, "march lyre", "stand 3/3", draws="soldier")
    assert refused(table, 0, "along 2/0-4/0") == ("3.14", "not-shortest")
    assert refused(table, 0, "along 2/2-3/3") == ("3.14", "side-not-here")
    act(table, 0, "along 2/0-3/1")
    assert refused(table, 0, "along 3/1-5/1") == ("3.14", "not-shortest")
    assert refused(table, 0, "along 3/1-1/1") == ("3.14", "not-shortest")
    assert refused(table, 0, "along 3/1-2/0") == ("3.14", "not-shortest")


@pytest.mark.rule("alexandros", "3.14")
def test_the_only_shortest_path_is_taken_by_itself() -> None:
    table = lay()
    act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    assert walls(table) == named(path("2/0 3/1 4/2"))
    assert "stop" in offered(table, 0)


@pytest.mark.rule("alexandros", "3.15")
@pytest.mark.parametrize(
    "choice, way",
    [
        (("along 2/0-1/1",), "2/0 1/1 2/2 3/3"),
        (("along 2/0-3/1", "along 3/1-2/2"), "2/0 3/1 2/2 3/3"),
        (("along 2/0-3/1", "along 3/1-4/2"), "2/0 3/1 4/2 3/3"),
    ],
)
def test_among_equally_short_paths_the_player_chooses(choice: tuple[str, ...], way: str) -> None:
    """The first of these three follows the coast."""
    table = lay()
    act(table, 0, "march lyre", "stand 3/3", *choice, draws="soldier")
    assert alexander(table) == "3/3"
    assert walls(table) == named(path(way))


@pytest.mark.rule("alexandros", "3.15")
@pytest.mark.parametrize(
    "choice, new",
    [(("along 2/0-1/1",), 3), (("along 2/0-3/1", "along 3/1-4/2"), 1)],
)
def test_a_path_may_save_walls_or_spend_them(choice: tuple[str, ...], new: int) -> None:
    table = lay(walls=path("2/0 3/1 4/2"))
    act(table, 0, "march lyre", "stand 3/3", draws="soldier")
    assert words(table, 0, "along") == named("2/0-1/1 2/0-3/1")
    act(table, 0, *choice)
    assert len(walls(table)) == 2 + new


@pytest.mark.rule("alexandros", "3.16")
def test_every_side_of_the_path_receives_one_black_wall() -> None:
    table = lay()
    events = act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    assert told(events, "wall-placed") == [
        {"seat": 0, "side": "2/0-3/1", "colour": "black"},
        {"seat": 0, "side": "3/1-4/2", "colour": "black"},
    ]
    assert walls_by_colour(table, BLACK) == {"2/0-3/1", "3/1-4/2"}
    assert (table.black, table.red) == (63, 10)


@pytest.mark.rule("alexandros", "3.17")
def test_coast_and_edge_receive_walls_from_the_same_stock() -> None:
    table = lay()
    act(table, 0, "march lyre", "stand 3/3", "along 2/0-1/1", draws="soldier")
    assert walls_by_colour(table, BLACK) == named("2/0-1/1 1/1-2/2 2/2-3/3")
    assert table.black == 62
    table = lay()
    act(table, 0, "march horse", "stand 8/0", draws="soldier")
    assert walls_by_colour(table, BLACK) == named("2/0-4/0 4/0-6/0 6/0-8/0")
    assert table.black == 62


@pytest.mark.rule("alexandros", "3.18")
def test_a_side_with_a_wall_receives_no_second_one() -> None:
    table = lay(walls="3/1-4/2")
    events = act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    assert [one["side"] for one in told(events, "wall-placed")] == ["2/0-3/1"]
    assert [one["side"] for one in told(events, "wall-reused")] == ["3/1-4/2"]
    assert table.black == 63


@pytest.mark.rule("alexandros", "3.18")
def test_a_path_wholly_of_existing_walls_places_none() -> None:
    table = lay(walls=path("2/0 3/1 4/2"))
    events = act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    assert alexander(table) == "4/2"
    assert told(events, "wall-placed") == []
    assert walls(table) == named(path("2/0 3/1 4/2"))
    assert table.black == 63


@pytest.mark.rule("alexandros", "3.19")
def test_new_walls_may_cross_older_ones() -> None:
    older = path("4/0 3/1 2/2")
    table = lay(walls=older)
    act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    assert walls(table) == named(f"{older} {path('2/0 3/1 4/2')}")


@pytest.mark.rule("alexandros", "3.19")
@pytest.mark.parametrize("holder", [0, 1, None])
def test_new_walls_may_run_through_any_province(holder: int | None) -> None:
    """Free, one's own or an opponent's: two walls cut A2 and B2 off from it."""
    table = lay(
        walls=NORTH_WEST,
        guards={} if holder is None else {holder: "A5"},
        face_up="amphora horse",
    )
    act(table, 0, "march amphora", "stand 2/2", "along 2/0-3/1", draws="soldier")
    assert alexander(table) == "2/2"
    assert spaces_of(table, "A2") == {"A2", "B2"}
    assert spaces_of(table, "A3") == {"A3", "A4", "A5", "B3", "B4", "C3"}


@pytest.mark.rule("alexandros", "3.20")
def test_a_wall_once_placed_is_never_moved_or_removed() -> None:
    table, _ = start(2, "temple temple horse lyre", starter="seat-1")
    standing: set[str] = set()
    for _ in range(12):
        seat = to_move(table)
        assert seat is not None
        move_anyhow(table, seat)
        assert standing <= walls_by_colour(table, BLACK)
        standing = walls_by_colour(table, BLACK)
        act(table, seat, "stop")
    assert len(standing) == 65 - table.black > 0


@pytest.mark.rule("alexandros", "3.20")
def test_red_walls_close_a_province_just_as_black_ones_do() -> None:
    table = lay(black_left=0, hands={0: {"amphora": 1}})
    act(table, 0, "march lyre", "stand 3/3", "along 2/0-3/1", "along 3/1-4/2", draws="soldier")
    assert walls_by_colour(table, RED) == named(path("2/0 3/1 4/2 3/3"))
    assert spaces_of(table, "A2") == {"A2", "B2", "B3", "C3"}
    occupy(table, 0, "occupy A2", guards="C3")
    assert province(table, "A2").holder == 0
