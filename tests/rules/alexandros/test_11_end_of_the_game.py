"""11 End of the game."""

import pytest

from anabasis.games.alexandros.game import GAME
from anabasis.games.alexandros.state import BLACK, RED, Table
from tests.rules.alexandros.setting import (
    act,
    face_up,
    hand,
    kinds,
    lay,
    named,
    occupy,
    offered,
    path,
    refused,
    to_move,
    told,
    walls_by_colour,
    words,
)

WEST = path("2/0 3/1 4/2 3/3")
"""Closes the province A2: two open spaces, an amphora (B2) and a lyre (C3)."""
DELTA = path("3/7 5/7 7/7") + " " + path("4/8 6/8 8/8")
"""Closes the province H4 (four open spaces and the lyre H7) and the province I5 below it (one open
space, the soldier I6, the temple I7 and the horse I8)."""


def ranking(table: Table) -> tuple[tuple[int, ...], ...]:
    """The seats from first to last, tied seats together. The game is over."""
    outcome = GAME.outcome(table)
    assert outcome is not None
    return outcome.ranking


def reason(table: Table) -> str | None:
    outcome = GAME.outcome(table)
    return outcome.reason if outcome else None


@pytest.mark.rule("alexandros", "11.1")
@pytest.mark.parametrize("black, red", [(2, 0), (1, 1), (0, 2)])
def test_red_walls_make_up_for_missing_black_ones(black: int, red: int) -> None:
    table = lay(black_left=black)
    events = act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    assert [one["colour"] for one in told(events, "wall-placed")] == (
        ["black"] * black + ["red"] * red
    )
    assert ("red-walls-used" in kinds(events)) == (red > 0)
    assert (table.black, table.red) == (0, 10 - red)


@pytest.mark.rule("alexandros", "11.1")
def test_the_last_black_wall_is_used_before_the_first_red_one() -> None:
    table = lay(black_left=1)
    act(table, 0, "march lyre", "stand 3/3", "along 2/0-1/1", draws="soldier")
    assert walls_by_colour(table, RED) == named("1/1-2/2 2/2-3/3")
    assert "2/0-1/1" in walls_by_colour(table, BLACK)


@pytest.mark.rule("alexandros", "11.1")
def test_a_path_with_red_walls_may_be_chosen_when_another_needs_none() -> None:
    """Over the walls by 4/2 one new wall is needed, along the coast three."""
    table = lay(walls=path("2/0 3/1 4/2"), black_left=1)
    act(table, 0, "march lyre", "stand 3/3", draws="soldier")
    assert words(table, 0, "along") == named("2/0-1/1 2/0-3/1")
    events = act(table, 0, "along 2/0-1/1")
    assert "red-walls-used" in kinds(events)
    assert (table.black, table.red) == (0, 8)


@pytest.mark.rule("alexandros", "11.2")
def test_after_red_walls_the_player_has_two_actions_and_the_game_is_over() -> None:
    table = lay(black_left=1)
    act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    act(table, 0, "take-supply", draws="temple")
    assert to_move(table) == 0
    events = act(table, 0, "take-supply", draws="horse")
    assert "game-ends" in kinds(events)
    assert "turn-begins" not in kinds(events)
    assert to_move(table) is None
    assert reason(table) == "walls"
    for seat in range(3):
        assert refused(table, seat, "march horse") == ("11.7", "game-over")


@pytest.mark.rule("alexandros", "11.2")
def test_in_the_last_turn_a_province_can_still_be_occupied_and_taxed() -> None:
    table = lay(black_left=0, hands={0: {"amphora": 1}, 2: {"lyre": 1}})
    act(table, 0, "march lyre", "stand 3/3", "along 2/0-3/1", "along 3/1-4/2", draws="soldier")
    occupy(table, 0, "occupy A2", guards="C3")
    act(table, 0, "levy lyre")
    assert table.points == (2, 0, 0)
    assert ranking(table)[0] == (0,)
    assert reason(table) == "walls"


@pytest.mark.rule("alexandros", "11.2")
def test_the_last_turn_may_be_ended_early_like_any_other() -> None:
    table = lay(black_left=0)
    act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    assert to_move(table) == 0
    act(table, 0, "stop")
    assert reason(table) == "walls"


@pytest.mark.rule("alexandros", "11.3")
def test_the_very_last_black_wall_does_not_end_the_game() -> None:
    table = lay(black_left=2)
    act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    assert (table.black, table.red) == (0, 10)
    act(table, 0, "stop")
    assert to_move(table) == 1
    assert reason(table) is None


@pytest.mark.rule("alexandros", "11.3")
def test_without_a_black_wall_the_game_goes_on_until_a_red_one_is_needed() -> None:
    """First a move over walls that stand already, then one along a side without a wall."""
    table = lay(walls=path("2/0 3/1 4/2"), black_left=0, hands={1: {"soldier": 1}})
    act(table, 0, "march lyre", "stand 4/2", "stop", draws="soldier")
    assert (table.black, table.red) == (0, 10)
    assert to_move(table) == 1
    act(table, 1, "special soldier", "stand 5/1")
    assert table.red == 9
    assert to_move(table) == 1
    act(table, 1, "stop")
    assert reason(table) == "walls"


@pytest.mark.rule("alexandros", "11.4")
@pytest.mark.parametrize("before, over", [(95, False), (96, True), (99, True)])
def test_the_game_ends_when_a_player_has_a_hundred_points_or_more(before: int, over: bool) -> None:
    table = lay(
        to="actions",
        walls=DELTA,
        guards={0: "H7"},
        hands={0: {"lyre": 1}},
        points=(before, 0, 0),
    )
    act(table, 0, "levy lyre")
    assert table.points[0] == before + 4
    assert (to_move(table) is None) == over
    assert reason(table) == ("points" if over else None)


@pytest.mark.rule("alexandros", "11.4")
def test_the_hundred_of_another_player_ends_the_game_too() -> None:
    table = lay(
        to="actions",
        walls=f"{WEST} {DELTA}",
        guards={0: "B2", 2: "H7"},
        hands={0: {"amphora": 1}},
        points=(10, 0, 96),
    )
    act(table, 0, "levy amphora")
    assert table.points == (12, 0, 100)
    assert reason(table) == "points"
    assert ranking(table) == ((2,), (0,), (1,))


@pytest.mark.rule("alexandros", "11.5")
def test_the_levy_is_scored_for_all_and_several_may_reach_a_hundred() -> None:
    """The levying player reaches 100 first; the others still score, one of them to 103."""
    table = lay(
        to="actions",
        walls=f"{WEST} {DELTA}",
        guards={0: "B2", 1: "H7", 2: "I6"},
        hands={0: {"amphora": 1}},
        points=(98, 99, 30),
    )
    events = act(table, 0, "levy amphora")
    assert table.points == (100, 103, 31)
    assert kinds(events) == ["taxes-levied", *["points-scored"] * 3, "game-ends"]


@pytest.mark.rule("alexandros", "11.6")
def test_at_a_hundred_points_an_action_still_open_is_lost_and_no_round_played_out() -> None:
    table = lay(
        to="actions",
        walls=DELTA,
        guards={0: "H7"},
        hands={0: {"lyre": 1}},
        points=(99, 50, 50),
    )
    act(table, 0, "levy lyre")
    assert to_move(table) is None
    assert refused(table, 0, "take-supply") == ("11.7", "game-over")
    assert refused(table, 1, "march horse") == ("11.7", "game-over")
    assert offered(table, 0) == offered(table, 1) == set()


@pytest.mark.rule("alexandros", "11.6")
def test_a_hundred_points_end_even_the_last_turn_of_the_walls_at_once() -> None:
    table = lay(black_left=0, walls=DELTA, guards={0: "H7"}, points=(99, 0, 0))
    act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    act(table, 0, "levy lyre")
    assert to_move(table) is None
    assert reason(table) == "points"


@pytest.mark.rule("alexandros", "11.6")
def test_face_up_cards_taken_in_the_turn_are_not_replaced_any_more() -> None:
    table = lay(
        to="actions",
        walls=DELTA,
        guards={0: "H7"},
        points=(99, 0, 0),
    )
    act(table, 0, "take-card lyre")
    act(table, 0, "levy lyre")
    assert face_up(table) == ["horse", None]
    assert to_move(table) is None


@pytest.mark.rule("alexandros", "11.7")
def test_the_most_points_win_not_the_first_hundred() -> None:
    table = lay(
        to="actions",
        walls=f"{WEST} {DELTA}",
        guards={0: "B2", 1: "H7"},
        hands={0: {"amphora": 1}},
        points=(98, 97, 99),
    )
    events = act(table, 0, "levy amphora")
    assert table.points == (100, 101, 99)
    assert told(events, "game-ends") == [{"winners": [1], "points": 101}]
    assert ranking(table) == ((1,), (0,), (2,))


@pytest.mark.rule("alexandros", "11.7")
def test_the_most_points_win_when_the_walls_have_run_out() -> None:
    table = lay(black_left=0, points=(20, 5, 31))
    act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    events = act(table, 0, "stop")
    assert told(events, "game-ends") == [{"winners": [2], "points": 31}]
    assert ranking(table) == ((2,), (0,), (1,))


@pytest.mark.rule("alexandros", "11.8")
def test_players_tied_for_the_most_points_share_the_win() -> None:
    """Cards in hand and guards on the board decide nothing."""
    table = lay(
        black_left=0,
        walls=DELTA,
        guards={2: "H7"},
        hands={2: {"temple": 4}},
        points=(31, 5, 31),
    )
    act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    events = act(table, 0, "stop")
    assert sum(hand(table, 0).values()) < sum(hand(table, 2).values())
    assert told(events, "game-ends") == [{"winners": [0, 2], "points": 31}]
    assert ranking(table) == ((0, 2), (1,))


@pytest.mark.rule("alexandros", "11.8")
def test_all_players_may_share_the_win() -> None:
    table = lay(black_left=0, points=(7, 7, 7))
    act(table, 0, "march lyre", "stand 4/2", "stop", draws="soldier")
    assert ranking(table) == ((0, 1, 2),)
