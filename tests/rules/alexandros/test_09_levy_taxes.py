"""9 Levy taxes."""

import pytest

from tests.rules.alexandros.setting import (
    act,
    discards,
    hand,
    kinds,
    lay,
    move_anyhow,
    offered,
    path,
    refused,
    to_move,
    told,
    words,
)

WEST = path("2/0 3/1 4/2 3/3")
"""Closes the province A2: two open spaces, an amphora (B2) and a lyre (C3)."""
DELTA = path("3/7 5/7 7/7") + " " + path("4/8 6/8 8/8")
"""Closes the province H4 (four open spaces and the lyre H7) and the province I5 below it (one open
space, the soldier I6, the temple I7 and the horse I8)."""
HORSE = path("6/0 7/1 8/0")
"""Closes the province A7: a single horse."""
WALLS = f"{WEST} {DELTA} {HORSE}"


@pytest.mark.rule("alexandros", "9.1")
def test_one_card_with_the_symbol_of_an_own_guard_is_discarded() -> None:
    table = lay(to="actions", walls=WALLS, guards={0: "H7"}, hands={0: {"lyre": 2, "horse": 1}})
    events = act(table, 0, "levy lyre")
    assert told(events, "taxes-levied") == [{"seat": 0, "symbol": "lyre"}]
    assert hand(table, 0) == {"lyre": 1, "horse": 1}
    assert discards(table) == {"lyre": 1}
    assert table.points == (4, 0, 0)


@pytest.mark.rule("alexandros", "9.1")
def test_without_such_a_card_there_is_no_levy() -> None:
    table = lay(to="actions", walls=WALLS, guards={0: "H7", 1: "I8"}, hands={0: {"horse": 1}})
    assert refused(table, 0, "levy lyre") == ("9.1", "not-in-hand")
    assert refused(table, 0, "levy horse") == ("9.1", "no-guard-on-symbol")
    assert words(table, 0, "levy") == set()


@pytest.mark.rule("alexandros", "9.1")
def test_without_a_guard_on_the_board_there_is_no_levy() -> None:
    everything = {"temple": 1, "amphora": 1, "horse": 1, "lyre": 1, "soldier": 1}
    table = lay(to="actions", walls=WALLS, guards={1: "H7"}, hands={0: everything})
    for symbol in everything:
        assert refused(table, 0, f"levy {symbol}") == ("9.1", "no-guard-on-symbol")


@pytest.mark.rule("alexandros", "9.2")
def test_a_guard_in_a_province_with_several_guards_gives_the_symbol_too() -> None:
    table = lay(to="actions", walls=WALLS, guards={0: "B2 C3 H7"}, hands={0: {"amphora": 1}})
    act(table, 0, "levy amphora")
    assert table.points == (4, 0, 0)


@pytest.mark.rule("alexandros", "9.2")
def test_any_of_the_own_guards_gives_his_symbol() -> None:
    everything = {"temple": 1, "amphora": 1, "horse": 1, "lyre": 1, "soldier": 1}
    table = lay(to="actions", walls=WALLS, guards={0: "B2 H7 A7 I6"}, hands={0: everything})
    assert words(table, 0, "levy") == {"amphora", "lyre", "horse", "soldier"}


@pytest.mark.rule("alexandros", "9.3")
def test_one_may_levy_for_nothing_while_others_score() -> None:
    table = lay(to="actions", walls=WALLS, guards={0: "A7", 1: "H7"}, hands={0: {"horse": 1}})
    act(table, 0, "levy horse")
    assert table.points == (0, 4, 0)
    assert hand(table, 0) == {}


@pytest.mark.rule("alexandros", "9.3")
def test_one_may_levy_when_nobody_scores_at_all() -> None:
    table = lay(to="actions", walls=WALLS, guards={0: "B2 C3"}, hands={0: {"lyre": 1}})
    act(table, 0, "levy lyre")
    assert table.points == (0, 0, 0)


@pytest.mark.rule("alexandros", "9.4")
@pytest.mark.parametrize(
    "guards, points", [("B2", 2), ("B2 C3", 0), ("I6", 1), ("I6 I7", 0), ("I6 I7 I8", 0)]
)
def test_a_province_scores_with_exactly_one_guard(guards: str, points: int) -> None:
    table = lay(
        to="actions",
        walls=WALLS,
        guards={0: guards},
        hands={0: {"amphora": 1, "soldier": 1}},
    )
    act(table, 0, "levy amphora" if "B2" in guards else "levy soldier")
    assert table.points == (points, 0, 0)


@pytest.mark.rule("alexandros", "9.4")
def test_the_provinces_of_others_score_with_exactly_one_guard_too() -> None:
    table = lay(
        to="actions",
        walls=WALLS,
        guards={0: "A7", 1: "B2 C3", 2: "H7"},
        hands={0: {"horse": 1}},
    )
    act(table, 0, "levy horse")
    assert table.points == (0, 0, 4)


@pytest.mark.rule("alexandros", "9.5")
def test_all_scoring_provinces_of_the_levying_player_count_together() -> None:
    """A2 brings 2, H4 brings 4, I5 brings 1, A7 nothing."""
    table = lay(
        to="actions",
        walls=WALLS,
        guards={0: "B2 H7 I8 A7"},
        hands={0: {"horse": 1}},
        points=(10, 0, 0),
    )
    events = act(table, 0, "levy horse")
    assert told(events, "points-scored")[0] == {"seat": 0, "points": 7, "total": 17}
    assert table.points == (17, 0, 0)


@pytest.mark.rule("alexandros", "9.6")
def test_then_clockwise_all_others_score_without_a_card() -> None:
    table = lay(
        4,
        to="actions",
        active=2,
        walls=WALLS,
        guards={0: "H7", 1: "I7", 2: "B2", 3: "A7"},
        hands={0: {"lyre": 1}, 1: {"temple": 1}, 2: {"amphora": 1}},
        points=(1, 2, 3, 4),
    )
    events = act(table, 2, "levy amphora")
    assert told(events, "points-scored") == [
        {"seat": 2, "points": 2, "total": 5},
        {"seat": 3, "points": 0, "total": 4},
        {"seat": 0, "points": 4, "total": 5},
        {"seat": 1, "points": 1, "total": 3},
    ]
    assert table.points == (5, 3, 5, 4)
    assert hand(table, 0) == {"lyre": 1}
    assert hand(table, 1) == {"temple": 1}


@pytest.mark.rule("alexandros", "9.6")
def test_nobody_is_asked_whether_he_wants_his_points() -> None:
    table = lay(to="actions", walls=WALLS, guards={0: "B2", 1: "H7"}, hands={0: {"amphora": 1}})
    events = act(table, 0, "levy amphora")
    assert kinds(events) == ["taxes-levied", *["points-scored"] * 3]
    assert to_move(table) == 0
    assert table.points == (2, 4, 0)


@pytest.mark.rule("alexandros", "9.7")
def test_taxes_are_levied_only_once_a_turn() -> None:
    table = lay(
        to="actions", walls=WALLS, guards={0: "H7 B2"}, hands={0: {"lyre": 2, "amphora": 1}}
    )
    act(table, 0, "levy lyre")
    assert refused(table, 0, "levy lyre") == ("9.7", "once-a-turn")
    assert refused(table, 0, "levy amphora") == ("9.7", "once-a-turn")
    assert table.points == (6, 0, 0)


@pytest.mark.rule("alexandros", "9.7")
def test_in_the_next_turn_taxes_are_levied_again() -> None:
    table = lay(
        2,
        to="actions",
        alexander="20/8",
        walls=WALLS,
        guards={0: "H7", 1: "B2"},
        hands={0: {"lyre": 2}, 1: {"amphora": 1}},
    )
    act(table, 0, "levy lyre", "stop")
    move_anyhow(table, 1)
    act(table, 1, "levy amphora", "stop", draws=None)
    move_anyhow(table, 0)
    assert "levy lyre" in offered(table, 0)
    act(table, 0, "levy lyre")
    assert table.points == (12, 6)
