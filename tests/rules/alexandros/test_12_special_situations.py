"""12 Special situations."""

import pytest

from anabasis.games.alexandros.game import GAME
from tests.rules.alexandros.setting import (
    act,
    alexander,
    cover,
    discards,
    face_up,
    hand,
    kinds,
    known,
    lay,
    move_anyhow,
    named,
    offered,
    path,
    refused,
    to_move,
    told,
    walls,
    words,
)

DELTA = path("3/7 5/7 7/7") + " " + path("4/8 6/8 8/8")
"""Closes the province H4 (four open spaces and the lyre H7) and the province I5 below it."""
NO_LYRE = cover("lyre")
"""A wall at every lyre of the board."""
NO_LYRE_NO_HORSE = cover("lyre horse")
NOTHING_EMPTY = cover("temple amphora horse lyre soldier")
ONE_FAR_LYRE = cover("lyre", spare="E26")
"""A wall at every lyre but E26. It lies fourteen sides from the starting point, and the shortest
way leads over two of those walls at best: twelve new ones are needed to get there."""


@pytest.mark.rule("alexandros", "12.1")
def test_a_face_up_card_without_an_empty_space_is_a_joker() -> None:
    """The player names another symbol, and Alexander goes to the nearest empty space of it."""
    table = lay(walls=NO_LYRE)
    act(table, 0, "march lyre", draws="soldier")
    assert words(table, 0, "name") == {"temple", "amphora", "horse", "soldier"}
    assert refused(table, 0, "name lyre") == ("12.1", "no-empty-space")
    events = act(table, 0, "name horse")
    assert told(events, "joker") == [{"seat": 0, "symbol": "lyre", "named": "horse"}]
    assert told(events, "alexander-heads") == [
        {"seat": 0, "symbol": "horse", "space": "A7", "distance": 2}
    ]
    act(table, 0, "stand 6/0")
    assert alexander(table) == "6/0"
    assert "stop" in offered(table, 0)


@pytest.mark.rule("alexandros", "12.1")
def test_a_joker_may_be_taken_although_the_other_card_has_a_goal() -> None:
    table = lay(walls=NO_LYRE)
    assert offered(table, 0) == {"march horse", "march lyre"}
    events = act(table, 0, "march horse", draws="soldier")
    assert told(events, "joker") == []
    assert words(table, 0, "stand") == {"6/0", "8/0", "7/1"}


@pytest.mark.rule("alexandros", "12.1")
@pytest.mark.parametrize("taken", ["horse", "lyre"])
def test_both_face_up_cards_may_be_jokers(taken: str) -> None:
    table = lay(walls=NO_LYRE_NO_HORSE)
    assert offered(table, 0) == {"march horse", "march lyre"}
    act(table, 0, f"march {taken}", draws="soldier")
    assert words(table, 0, "name") == {"temple", "amphora", "soldier"}
    assert refused(table, 0, "name horse") == ("12.1", "no-empty-space")
    assert refused(table, 0, "name lyre") == ("12.1", "no-empty-space")
    act(table, 0, "name temple", "stand 4/0")
    assert alexander(table) == "4/0"


@pytest.mark.rule("alexandros", "12.1")
def test_a_card_with_a_single_empty_space_left_is_no_joker() -> None:
    table = lay(walls=cover("lyre", spare="A8"))
    events = act(table, 0, "march lyre", draws="soldier")
    assert [one["space"] for one in told(events, "alexander-heads")] == ["A8"]


@pytest.mark.rule("alexandros", "12.1")
def test_guards_and_alexanders_own_corner_make_a_card_a_joker_too() -> None:
    """Every lyre but C3 and A8 has a wall; Alexander stands at C3, a guard on A8."""
    table = lay(alexander="3/3", walls=cover("lyre", spare="C3 A8"), guards={1: "A8"})
    act(table, 0, "march lyre", draws="soldier")
    assert words(table, 0, "name") == {"temple", "amphora", "horse", "soldier"}


@pytest.mark.rule("alexandros", "12.2")
def test_the_joker_joins_the_hand_and_is_replaced_before_the_move() -> None:
    table = lay(walls=NO_LYRE)
    act(table, 0, "march lyre", draws="soldier")
    assert hand(table, 0) == {"lyre": 1}
    assert known(table, 0) == {"lyre": 1}
    assert face_up(table) == ["horse", "soldier"]
    assert alexander(table) == "2/0"


@pytest.mark.rule("alexandros", "12.2")
def test_a_joker_keeps_its_own_symbol() -> None:
    walls = f"{cover('lyre', spare='H7')} {DELTA}"
    table = lay(walls=walls, guards={0: "H7"})
    act(table, 0, "march lyre", "name horse", "stand 6/0", draws="soldier")
    assert refused(table, 0, "levy horse") == ("9.1", "not-in-hand")
    act(table, 0, "levy lyre")
    assert table.points == (4, 0, 0)


@pytest.mark.rule("alexandros", "12.2")
@pytest.mark.rule("alexandros", "12.3")
def test_a_joker_is_no_joker_later_on() -> None:
    table = lay(2, walls=NO_LYRE)
    act(table, 0, "march lyre", "name horse", "stand 6/0", "stop", draws="soldier")
    move_anyhow(table, 1)
    act(table, 1, "stop")
    assert hand(table, 0) == {"lyre": 1}
    assert refused(table, 0, "special lyre") == ("12.3", "no-joker-from-hand")


@pytest.mark.rule("alexandros", "12.3")
def test_a_card_from_the_hand_is_never_a_joker() -> None:
    table = lay(walls=NO_LYRE, hands={0: {"lyre": 2, "temple": 1}})
    assert refused(table, 0, "special lyre") == ("12.3", "no-joker-from-hand")
    assert offered(table, 0) == {"march horse", "march lyre", "special temple"}


@pytest.mark.rule("alexandros", "12.4")
def test_a_move_for_which_the_walls_do_not_suffice_is_not_allowed() -> None:
    table = lay(walls=ONE_FAR_LYRE, black_left=1, hands={0: {"lyre": 1}})
    assert (table.black, table.red) == (1, 10)
    assert refused(table, 0, "march lyre") == ("12.4", "too-few-walls")
    assert refused(table, 0, "special lyre") == ("12.4", "too-few-walls")
    assert offered(table, 0) == {"march horse"}


@pytest.mark.rule("alexandros", "12.4")
def test_black_and_red_walls_count_together() -> None:
    table = lay(walls=ONE_FAR_LYRE, black_left=2, hands={0: {"lyre": 1}})
    assert (table.black, table.red) == (2, 10)
    assert offered(table, 0) == {"march horse", "march lyre", "special lyre"}


@pytest.mark.rule("alexandros", "12.4")
def test_if_need_be_the_special_move_must_be_made() -> None:
    table = lay(walls=ONE_FAR_LYRE, black_left=0, face_up="lyre lyre", hands={0: {"temple": 1}})
    assert offered(table, 0) == {"special temple"}
    assert refused(table, 0, "take-supply") == ("2.2", "not-now")
    act(table, 0, "special temple", "stand 4/0")
    assert table.red == 9


@pytest.mark.rule("alexandros", "12.4")
def test_walls_that_stand_already_are_not_needed_again() -> None:
    """One wall is left; the horse needs two new ones, the lyre one thanks to 2/0-3/1."""
    table = lay(walls="2/0-3/1", black_left=0, red_left=1)
    assert refused(table, 0, "march horse") == ("12.4", "too-few-walls")
    act(table, 0, "march lyre", draws="soldier")
    assert words(table, 0, "stand") == {"2/2", "4/2"}


@pytest.mark.rule("alexandros", "12.4")
def test_with_no_wall_left_at_all_alexander_still_marches_along_walls() -> None:
    table = lay(walls=path("2/0 3/1 4/2"), black_left=0, red_left=0)
    act(table, 0, "march lyre", draws="soldier")
    assert alexander(table) == "4/2"
    assert len(walls(table)) == 75
    assert "stop" in offered(table, 0)


@pytest.mark.rule("alexandros", "12.4")
def test_a_symbol_that_cannot_be_reached_may_not_be_named_for_a_joker() -> None:
    """One wall is left: temple, amphora and soldier are one side away, the horse is two."""
    table = lay(walls=NO_LYRE, black_left=0, red_left=1, face_up="lyre lyre")
    act(table, 0, "march lyre", draws="soldier")
    assert words(table, 0, "name") == {"temple", "amphora", "soldier"}
    assert refused(table, 0, "name horse") == ("12.4", "too-few-walls")


@pytest.mark.rule("alexandros", "12.5")
def test_only_points_that_can_be_reached_are_offered() -> None:
    table = lay(black_left=0, red_left=2)
    act(table, 0, "march lyre", draws="soldier")
    assert words(table, 0, "stand") == {"2/2", "4/2"}
    assert refused(table, 0, "stand 3/3") == ("12.5", "too-few-walls")


@pytest.mark.rule("alexandros", "12.5")
def test_only_spaces_that_can_be_reached_are_offered() -> None:
    """From 12/0 the lyres A8, B16 and C10 are two sides away. One wall is left, and the first side
    toward A8 and toward B16 has a wall already."""
    table = lay(alexander="12/0", walls="12/0-10/0 12/0-14/0", black_left=0, red_left=1)
    act(table, 0, "march lyre", draws="soldier")
    assert words(table, 0, "head") == {"A8", "B16"}
    assert refused(table, 0, "head C10") == ("12.5", "too-few-walls")


@pytest.mark.rule("alexandros", "12.5")
def test_only_sides_from_which_the_goal_can_be_reached_are_offered() -> None:
    """To 3/3 the coast would need three walls; two are left, so the way leads over 3/1."""
    table = lay(walls="2/0-3/1", black_left=0, red_left=2)
    act(table, 0, "march lyre", "stand 3/3", draws="soldier")
    assert alexander(table) == "3/1"
    assert words(table, 0, "along") == named("3/1-2/2 3/1-4/2")
    table = lay(walls=path("2/0 3/1 4/2"), black_left=0, red_left=1)
    act(table, 0, "march lyre", "stand 3/3", draws="soldier")
    assert alexander(table) == "3/3"
    assert table.red == 0


@pytest.mark.rule("alexandros", "12.5")
def test_lack_of_walls_does_not_open_up_a_space_farther_away() -> None:
    """The horse A7 needs two walls and one is left; to the horse C7, three sides away, leads a row
    of walls, but A7 is nearer."""
    table = lay(walls=path("2/0 3/1 4/2 6/2"), black_left=0, red_left=1, face_up="horse temple")
    assert refused(table, 0, "march horse") == ("12.4", "too-few-walls")
    assert offered(table, 0) == {"march temple"}


@pytest.mark.rule("alexandros", "12.5")
def test_lack_of_walls_does_not_make_a_card_a_joker() -> None:
    table = lay(walls=ONE_FAR_LYRE, black_left=0, face_up="lyre temple")
    assert refused(table, 0, "march lyre") == ("12.4", "too-few-walls")
    assert offered(table, 0) == {"march temple"}


@pytest.mark.rule("alexandros", "12.6")
def test_if_no_symbol_space_is_empty_alexander_stays_and_two_actions_end_the_game() -> None:
    table = lay(walls=NOTHING_EMPTY, to="actions", active=2, hands={0: {"temple": 1}})
    events = act(table, 2, "stop")
    assert told(events, "no-move") == [{"seat": 0}]
    assert to_move(table) == 0
    assert alexander(table) == "2/0"
    assert hand(table, 0) == {"temple": 1}
    assert face_up(table) == ["horse", "lyre"]
    assert refused(table, 0, "march horse") == ("2.4", "not-now")
    act(table, 0, "take-card horse")
    assert to_move(table) == 0
    events = act(table, 0, "take-supply", draws="amphora")
    assert "game-ends" in kinds(events)
    assert to_move(table) is None
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert outcome.reason == "no-move"


@pytest.mark.rule("alexandros", "12.6")
@pytest.mark.rule("alexandros", "2.3")
def test_if_no_move_can_be_completed_alexander_stays_too() -> None:
    """Ten walls are left, twelve are needed, and no card in the hand leads elsewhere."""
    table = lay(
        walls=ONE_FAR_LYRE,
        black_left=0,
        to="actions",
        active=2,
        face_up="lyre lyre",
        hands={0: {"lyre": 1}},
        points=(3, 1, 2),
    )
    events = act(table, 2, "stop")
    assert told(events, "no-move") == [{"seat": 0}]
    assert alexander(table) == "2/0"
    assert hand(table, 0) == {"lyre": 1}
    events = act(table, 0, "stop")
    assert told(events, "game-ends") == [{"winners": [0], "points": 3}]
    assert to_move(table) is None


@pytest.mark.rule("alexandros", "12.6")
def test_one_empty_space_is_enough_for_a_move() -> None:
    """With both face-up cards as jokers."""
    table = lay(walls=cover("temple amphora horse lyre soldier", spare="A4"))
    act(table, 0, "march lyre", draws="soldier")
    assert words(table, 0, "stand") == {"4/0", "3/1", "5/1"}


@pytest.mark.rule("alexandros", "12.6")
def test_without_any_card_to_move_by_alexander_stays() -> None:
    """The face-up places are bare, the hand is empty, and nothing is left to draw."""
    table = lay(to="actions", active=2, face_up="", supply={}, rest=1)
    events = act(table, 2, "stop")
    assert told(events, "no-move") == [{"seat": 0}]
    assert offered(table, 0) == {"stop"}
    assert discards(table) == {}
