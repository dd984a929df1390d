"""1 Components and preparation."""

import pytest

from anabasis.core.options import OptionError
from anabasis.games.alexandros.board import CORNERS, POINT, SHOWS, SPACE, SPACE_SIDES, SYMBOL
from anabasis.games.alexandros.game import GAME
from tests.rules.alexandros.setting import (
    SYMBOL_NAMES,
    alexander,
    face_up,
    guards,
    hand,
    lay,
    occupy,
    path,
    start,
    stock,
    supply,
    supply_size,
    symbol_of,
    to_move,
    told,
    walls,
)


@pytest.mark.rule("alexandros", "1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_players_each_with_the_pieces_of_one_colour(seats: int) -> None:
    table, _ = start(seats, "temple " * (seats + 2), starter="seat-1")
    assert table.seats == seats
    assert len(GAME.view(table, None)["seats"]) == seats
    assert stock(table) == [4] * seats


@pytest.mark.rule("alexandros", "1.1")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_not_alone_and_not_with_five(seats: int) -> None:
    with pytest.raises(OptionError):
        start(seats, "temple " * (seats + 2))


@pytest.mark.rule("alexandros", "1.2")
def test_the_board_is_made_of_triangles_most_of_them_open() -> None:
    for space in SPACE.words:
        number = SPACE.read(space)
        assert len(set(CORNERS[number])) == 3
        assert len(set(SPACE_SIDES[number])) == 3
    shown = [symbol_of(space) for space in SPACE.words]
    assert set(shown) == {None, "temple", "amphora", "horse", "lyre", "soldier"}
    assert shown.count(None) > len(shown) / 2
    assert len(SHOWS) == len(shown)


@pytest.mark.rule("alexandros", "1.2")
def test_a_few_spaces_of_the_drawing() -> None:
    """The first letters of the board's drawing, in the north-west: `  ..TS.HLA` and `  A....T`."""
    north_west = ["A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "B2", "B7"]
    assert [symbol_of(space) for space in north_west] == [
        None,
        None,
        "temple",
        "soldier",
        None,
        "horse",
        "lyre",
        "amphora",
        "amphora",
        "temple",
    ]


@pytest.mark.rule("alexandros", "1.3")
def test_fifty_five_cards_eleven_of_each_symbol() -> None:
    table, _ = start(4, "temple amphora temple horse lyre soldier 0")
    assert SYMBOL.words == SYMBOL_NAMES
    assert supply_size(table) == 55 - 4 - 2
    assert supply(table) == {"temple": 9, "amphora": 10, "horse": 10, "lyre": 10, "soldier": 10}


@pytest.mark.rule("alexandros", "1.4")
def test_sixty_five_black_and_ten_red_walls_are_counted_apart_and_by_everybody() -> None:
    table, _ = start(2, "temple temple horse lyre 0")
    for seat in (0, 1, None):
        seen = GAME.view(table, seat)
        assert (seen["black"], seen["red"]) == (65, 10)


@pytest.mark.rule("alexandros", "1.5")
def test_everybody_starts_with_four_guards_and_no_points() -> None:
    table, _ = start(4, "temple temple temple temple horse lyre 0")
    assert stock(table) == [4, 4, 4, 4]
    assert table.points == (0, 0, 0, 0)


@pytest.mark.rule("alexandros", "1.5")
def test_a_guard_on_the_board_is_one_of_the_four() -> None:
    table = lay(to="actions", walls=path("2/0 3/1 4/2 3/3"), hands={0: {"lyre": 1}})
    occupy(table, 0, "occupy A2", guards="B2")
    assert guards(table, 0) == {"B2"}
    assert stock(table) == [3, 4, 4]


@pytest.mark.rule("alexandros", "1.6")
def test_alexander_starts_at_the_top_of_the_most_north_westerly_space() -> None:
    table, _ = start(2, "temple temple horse lyre 0")
    assert alexander(table) == "2/0"
    assert POINT.read("2/0") in CORNERS[SPACE.read("A2")]
    assert walls(table) == set()
    assert guards(table, 0) == guards(table, 1) == set()


@pytest.mark.rule("alexandros", "1.7")
def test_one_card_each_then_two_face_up_and_the_rest_is_the_supply() -> None:
    table, _ = start(3, "temple amphora temple horse lyre 0")
    assert [hand(table, seat) for seat in range(3)] == [
        {"temple": 1},
        {"amphora": 1},
        {"temple": 1},
    ]
    assert face_up(table) == ["horse", "lyre"]
    assert supply_size(table) == 50
    assert GAME.view(table, None)["discards"] == {}


@pytest.mark.rule("alexandros", "1.7")
def test_the_two_face_up_cards_may_show_the_same_symbol() -> None:
    table, _ = start(2, "temple amphora lyre lyre 0")
    assert face_up(table) == ["lyre", "lyre"]


@pytest.mark.rule("alexandros", "1.7")
@pytest.mark.rule("alexandros", "1.8")
def test_only_its_owner_looks_at_the_card_that_was_dealt() -> None:
    _, events = start(3, "temple amphora soldier horse lyre 0")
    dealt = [event for event in events if event.kind.name == "dealt"]
    for seat in (0, 1, 2, None):
        assert [event.witnessed(seat)["symbol"] for event in dealt] == [
            "temple" if seat == 0 else None,
            "amphora" if seat == 1 else None,
            "soldier" if seat == 2 else None,
        ]


@pytest.mark.rule("alexandros", "1.8")
def test_nobody_sees_the_hand_of_another_or_what_the_supply_holds() -> None:
    table = lay(hands={0: {"temple": 2}, 1: {"horse": 1, "lyre": 3}, 2: {}})
    same_to_others = lay(hands={0: {"temple": 2}, 1: {"soldier": 4}, 2: {}})
    assert GAME.view(table, 1)["seats"][1]["hand"] == {"horse": 1, "lyre": 3}
    for seat in (0, 2, None):
        seen = GAME.view(table, seat)
        assert seen["seats"][1]["hand"] is None
        assert seen["seats"][1]["known"] == {}
        assert seen["supply"] == 55 - 2 - 6
        assert seen == GAME.view(same_to_others, seat)


@pytest.mark.rule("alexandros", "1.9")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everything_but_hands_and_supply_lies_open_to_all(seat: int | None) -> None:
    table = lay(
        alexander="3/3",
        walls=path("2/0 3/1 4/2 3/3"),
        guards={1: "B2"},
        hands={0: {"temple": 2}, 1: {"horse": 1}},
        face_up="lyre soldier",
        discards={"amphora": 2, "horse": 1},
        points=(3, 14, 15),
    )
    seen = GAME.view(table, seat)
    assert seen["alexander"] == "3/3"
    assert set(seen["walls"]) == walls(table)
    assert set(seen["walls"].values()) == {"black"}
    assert (seen["black"], seen["red"]) == (62, 10)
    assert seen["guards"] == {"B2": 1}
    assert [one["points"] for one in seen["seats"]] == [3, 14, 15]
    assert [one["stock"] for one in seen["seats"]] == [4, 3, 4]
    assert [one["cards"] for one in seen["seats"]] == [2, 1, 0]
    assert seen["face_up"] == ["lyre", "soldier"]
    assert seen["discards"] == {"amphora": 2, "horse": 1}
    assert seen["supply"] == 55 - 2 - 3 - 3


@pytest.mark.rule("alexandros", "1.10")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_players_may_name_who_begins(starter: int) -> None:
    table, events = start(3, "temple temple temple horse lyre", starter=f"seat-{starter + 1}")
    assert told(events, "game-begins") == [{"seat": starter}]
    assert to_move(table) == starter


@pytest.mark.rule("alexandros", "1.10")
@pytest.mark.parametrize("lot", [0, 1, 2])
def test_if_nobody_is_named_the_starting_player_is_drawn_by_lot(lot: int) -> None:
    table, events = start(3, f"temple temple temple horse lyre {lot}")
    assert told(events, "game-begins") == [{"seat": lot}]
    assert to_move(table) == lot
