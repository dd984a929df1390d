"""Figures 7 to 12 of the rules, as they come out on this board (see FIGURES.md): provinces."""

import pytest

from anabasis.games.alexandros.game import GAME
from anabasis.games.alexandros.state import NOBODY, Table
from tests.rules.alexandros.setting import (
    act,
    alexander,
    discards,
    every_move,
    face_up,
    guards,
    hand,
    held,
    kinds,
    known,
    lay,
    named,
    needs,
    occupy,
    path,
    province,
    refused,
    spaces_of,
    stock,
    to_move,
    told,
    walls,
    words,
)

RED, YELLOW, GREEN, BLUE = range(4)

# ---- Figures 7 and 11: a province on the Nile

NILE = path("5/5 4/6 6/6 7/7")
AWAY = path("6/0 7/1 8/0") + " " + path("2/0 3/1 4/2 3/3")
"""Closes two provinces in Asia Minor: A7, and A2 with B2 and C3."""


def nile(hand: dict[str, int], *, elsewhere: str = "") -> Table:
    """Red has two actions. Some of his guards may stand elsewhere."""
    return lay(
        4,
        to="actions",
        alexander="7/7",
        walls=f"{NILE} {AWAY}",
        guards={RED: elsewhere},
        hands={RED: hand},
    )


@pytest.mark.rule("alexandros", "7.3")
@pytest.mark.rule("alexandros", "7.4")
@pytest.mark.rule("alexandros", "7.5")
@pytest.mark.rule("alexandros", "7.6")
def test_figure_7_two_guards_and_four_cards_occupy_six_symbols() -> None:
    table = nile({"amphora": 1, "lyre": 1, "temple": 1, "soldier": 1})
    assert province(table, "F3").value == 9
    assert needs(table, "F3") == {
        "temple": 2,
        "amphora": 1,
        "horse": 1,
        "lyre": 1,
        "soldier": 1,
    }
    occupy(table, RED, "occupy F3", guards="F4 I8")
    assert guards(table, RED) == {"F4", "I8"}
    assert stock(table) == [2, 4, 4, 4]
    assert hand(table, RED) == {}
    assert discards(table) == {"amphora": 1, "lyre": 1, "temple": 1, "soldier": 1}
    assert held(table, "F3") == (RED, 2)


@pytest.mark.rule("alexandros", "7.4")
def test_figure_7_with_one_guard_four_cards_are_too_few() -> None:
    four = {"amphora": 1, "lyre": 1, "temple": 1, "soldier": 1}
    table = nile(four, elsewhere="A7 B2 C3")
    assert refused(table, RED, "occupy F3") == ("7.4", "too-few-cards")


@pytest.mark.rule("alexandros", "7.5")
@pytest.mark.parametrize("fifth, guard", [("horse", "F4"), ("temple", "I8")])
def test_figure_7_a_fifth_card_saves_the_second_guard(fifth: str, guard: str) -> None:
    five = {"amphora": 1, "lyre": 1, "temple": 1, "soldier": 1, "horse": 0}
    five[fifth] += 1
    table = nile(five, elsewhere="A7 B2 C3")
    occupy(table, RED, "occupy F3", guards=guard)
    assert hand(table, RED) == {}
    assert held(table, "F3") == (RED, 1)


@pytest.mark.rule("alexandros", "9.4")
def test_figure_7_with_two_guards_the_province_scores_nothing() -> None:
    table = nile({"amphora": 1, "lyre": 1, "temple": 2, "soldier": 1})
    occupy(table, RED, "occupy F3", guards="F4 I8")
    act(table, RED, "levy temple")
    assert table.points == (0, 0, 0, 0)


def yellow_attacks(
    seats: int, horses: int, *, options: dict[str, str] | None = None, elsewhere: str = ""
) -> Table:
    """Red holds the Nile with guards on F4 and I8; yellow has four temples and horses."""
    return lay(
        seats,
        to="actions",
        active=YELLOW,
        alexander="7/7",
        walls=f"{NILE} {AWAY}",
        guards={RED: "F4 I8", YELLOW: elsewhere},
        hands={YELLOW: {"temple": 4, "horse": horses, "soldier": 1, "amphora": 1}},
        options=options,
    )


@pytest.mark.rule("alexandros", "8.2")
@pytest.mark.rule("alexandros", "8.4")
@pytest.mark.rule("alexandros", "8.5")
@pytest.mark.rule("alexandros", "8.6")
@pytest.mark.rule("alexandros", "8.7")
@pytest.mark.rule("alexandros", "8.8")
@pytest.mark.parametrize("seats", [3, 4])
def test_figure_11_nine_cards_take_the_province_and_red_receives_five(seats: int) -> None:
    table = yellow_attacks(seats, horses=3)
    events = occupy(table, YELLOW, "take-over F3", guards="H7")
    assert len(told(events, "guard-removed")) == 2
    assert len(told(events, "card-paid")) == 5
    assert hand(table, YELLOW) == {}
    act(table, YELLOW, "give 3", "give 1", "give 1")
    assert hand(table, RED) == known(table, RED) == {"temple": 3, "amphora": 1, "horse": 1}
    assert discards(table) == {"temple": 1, "horse": 2, "soldier": 1}
    assert stock(table)[:2] == [4, 3]
    assert guards(table, YELLOW) == {"H7"}
    assert held(table, "F3") == (YELLOW, 1)
    assert province(table, "F3").value == 9
    act(table, YELLOW, "take-supply", draws="lyre")
    assert to_move(table) == 2


@pytest.mark.rule("alexandros", "8.9")
def test_figure_11_with_two_players_all_nine_cards_are_discarded() -> None:
    table = yellow_attacks(2, horses=3)
    occupy(table, YELLOW, "take-over F3", guards="H7")
    assert hand(table, RED) == {}
    assert discards(table) == {"temple": 4, "amphora": 1, "horse": 3, "soldier": 1}
    assert stock(table) == [4, 3]


@pytest.mark.rule("alexandros", "13.2")
def test_figure_11_in_the_variant_red_receives_three_of_the_occupation_cards() -> None:
    table = yellow_attacks(4, horses=3, options={"compensation": "occupation-cards"})
    occupy(table, YELLOW, "take-over F3", guards="H7")
    assert words(table, YELLOW, "give") == {"0", "1", "2"}
    act(table, YELLOW, "give 1", "give 1", "give 1")
    assert hand(table, RED) == {"temple": 1, "amphora": 1, "horse": 1}
    assert discards(table) == {"temple": 3, "horse": 2, "soldier": 1}


@pytest.mark.rule("alexandros", "8.6")
def test_figure_11_with_two_horses_a_second_guard_is_needed() -> None:
    table = yellow_attacks(4, horses=2, elsewhere="A7 B2 C3")
    assert refused(table, YELLOW, "take-over F3") == ("8.6", "too-few-cards")
    table = yellow_attacks(4, horses=2, elsewhere="B2 C3")
    events = occupy(table, YELLOW, "take-over F3", guards="H7 I8")
    assert len(told(events, "card-paid")) == 4
    act(table, YELLOW, "give 4")
    assert hand(table, RED) == {"temple": 4}
    assert discards(table) == {"amphora": 1, "horse": 2, "soldier": 1}


# ---- Figures 8 to 10: yellow's rich province

RICH = path("18/2 17/3 19/3 20/4 21/3 23/3 25/3 27/3 28/2 26/2 27/1") + " " + path("22/2 23/1")
NORTH_EAST = {"B23", "B24", "B25", "B26"}
THE_REST = {"C18", "C19", "C20", "C21", "C22", "C23", "C24", "C25", "C26", "C27", "D20"}


def rich(guard: str, hand: dict[str, int] | None = None) -> Table:
    return lay(
        alexander="28/2",
        walls=RICH,
        guards={YELLOW: guard},
        hands={RED: hand or {}},
        face_up="soldier temple",
    )


@pytest.mark.rule("alexandros", "3.12")
@pytest.mark.rule("alexandros", "6.5")
@pytest.mark.rule("alexandros", "6.6")
def test_figure_8_five_spaces_and_fourteen_points_lie_open_to_red() -> None:
    table = rich("B25")
    assert held(table, "B23") == (YELLOW, 1)
    assert province(table, "B23").value == 11
    assert spaces_of(table, "B23") == NORTH_EAST | THE_REST
    goals = {}
    for symbol in ("soldier", "temple"):
        later = table.clone()
        act(later, RED, f"march {symbol}", draws="lyre")
        goals[symbol] = words(later, RED, "head")
    assert goals == {"soldier": {"C23", "E29", "D32"}, "temple": {"A31", "C33"}}
    ends = every_move(table, RED, "march soldier") + every_move(table, RED, "march temple")
    assert len({alexander(end) for end in ends}) == 14
    splits = [end for end in ends if spaces_of(end, "B23") != NORTH_EAST | THE_REST]
    assert splits
    assert {alexander(end) for end in splits} <= {"22/2", "24/2", "23/3"}


@pytest.mark.rule("alexandros", "3.18")
@pytest.mark.rule("alexandros", "3.19")
@pytest.mark.rule("alexandros", "6.7")
@pytest.mark.rule("alexandros", "6.8")
def test_figure_9_red_divides_the_province_and_occupies_the_free_part() -> None:
    table = rich("B25", {"amphora": 1, "temple": 1})
    act(table, RED, "march soldier", "head C23", "stand 22/2", draws="lyre")
    assert alexander(table) == "22/2"
    assert walls(table) == named(f"{RICH} {path('26/2 24/2 22/2')}")
    assert spaces_of(table, "B25") == NORTH_EAST
    assert spaces_of(table, "C23") == THE_REST
    assert held(table, "B25") == (YELLOW, 1)
    assert held(table, "C23") == (NOBODY, 0)
    assert (province(table, "B25").value, province(table, "C23").value) == (3, 8)
    assert needs(table, "C23") == {"temple": 1, "amphora": 1, "soldier": 1}
    occupy(table, RED, "occupy C18", guards="C23")
    act(table, RED, "levy soldier")
    assert table.points == (8, 3, 0)


@pytest.mark.rule("alexandros", "3.9")
def test_figure_10_a_guard_on_the_soldier_keeps_alexander_out() -> None:
    table = rich("C23", {"horse": 1})
    ends = every_move(table, RED, "march soldier") + every_move(table, RED, "march temple")
    assert len({alexander(end) for end in ends}) == 11
    for end in ends:
        assert spaces_of(end, "C23") == NORTH_EAST | THE_REST
        assert held(end, "C23") == (YELLOW, 1)
    act(table, RED, "march soldier", draws="lyre")
    assert words(table, RED, "head") == {"E29", "D32"}
    assert refused(table, RED, "head C23") == ("3.9", "space-has-guard")


@pytest.mark.rule("alexandros", "4.1")
@pytest.mark.rule("alexandros", "4.2")
@pytest.mark.rule("alexandros", "4.3")
def test_figure_10_the_special_move_cuts_off_a_single_point() -> None:
    table = rich("C23", {"horse": 1})
    ends = every_move(table, RED, "special horse")
    (split,) = [end for end in ends if spaces_of(end, "C23") != NORTH_EAST | THE_REST]
    assert alexander(split) == "25/1"
    assert walls(split) == named(f"{RICH} 26/2-25/1")
    assert spaces_of(split, "B26") == {"B26"}
    assert (held(split, "B26"), province(split, "B26").value) == ((NOBODY, 0), 1)
    assert (held(split, "C23"), province(split, "C23").value) == ((YELLOW, 1), 10)
    assert face_up(split) == ["soldier", "temple"]
    assert discards(split) == {"horse": 1}
    act(table, RED, "special horse")
    assert words(table, RED, "head") == {"B25", "D27", "A29"}


# ---- Figure 12: a levy of four players

LANDS = """
    4/8-6/8 6/8-7/7 7/5-8/4 7/5-8/6 5/3-6/2 6/0-7/1 6/2-8/2 7/1-8/2
    7/5-9/5 8/4-9/3 9/3-11/3 9/5-10/4 10/4-12/4 11/3-12/4
    15/5-16/4 16/4-17/3 17/3-18/4 17/5-18/4 17/5-18/6 19/5-20/6 19/5-21/5 20/6-21/7 21/5-22/6
    22/2-23/3 22/6-24/6 23/3-25/3 24/6-25/7 25/1-26/2 25/3-27/3 25/7-27/7 26/2-27/3 26/8-27/7
"""
GUARDS = {RED: "F4 D10 A5 A4", YELLOW: "F16", GREEN: "B25", BLUE: "H24"}


def four_generals(hand: dict[str, int], points: tuple[int, ...] = (0, 0, 0, 0)) -> Table:
    return lay(
        4,
        to="actions",
        alexander="12/4",
        walls=LANDS,
        guards=GUARDS,
        hands={RED: hand},
        points=points,
    )


@pytest.mark.rule("alexandros", "6.6")
def test_figure_12_the_six_provinces() -> None:
    table = four_generals({})
    worth = {
        space: (*held(table, space), province(table, space).value)
        for space in ("F4", "D10", "A5", "F16", "B25", "H24")
    }
    assert worth == {
        "F4": (RED, 1, 8),
        "D10": (RED, 1, 4),
        "A5": (RED, 2, 8),
        "F16": (YELLOW, 1, 4),
        "B25": (GREEN, 1, 6),
        "H24": (BLUE, 1, 9),
    }
    assert province(table, "A4") is province(table, "A5")


@pytest.mark.rule("alexandros", "9.1")
@pytest.mark.rule("alexandros", "9.2")
@pytest.mark.rule("alexandros", "9.4")
@pytest.mark.rule("alexandros", "9.5")
@pytest.mark.rule("alexandros", "9.6")
@pytest.mark.rule("alexandros", "9.7")
def test_figure_12_a_soldier_card_brings_red_twelve_points() -> None:
    table = four_generals({"soldier": 2})
    events = act(table, RED, "levy soldier")
    assert [(one["seat"], one["points"]) for one in told(events, "points-scored")] == [
        (RED, 12),
        (YELLOW, 4),
        (GREEN, 6),
        (BLUE, 9),
    ]
    assert table.points == (12, 4, 6, 9)
    assert discards(table) == {"soldier": 1}
    assert refused(table, RED, "levy soldier") == ("9.7", "once-a-turn")


@pytest.mark.rule("alexandros", "9.1")
@pytest.mark.rule("alexandros", "9.2")
def test_figure_12_the_symbols_that_red_may_levy_with() -> None:
    table = four_generals({"temple": 1, "amphora": 1, "horse": 1, "lyre": 1, "soldier": 1})
    assert words(table, RED, "levy") == {"temple", "amphora", "soldier"}
    assert refused(table, RED, "levy lyre") == ("9.1", "no-guard-on-symbol")


@pytest.mark.rule("alexandros", "10.4")
def test_figure_12_a_guard_taken_back_first_makes_it_twenty() -> None:
    table = four_generals({"soldier": 1})
    act(table, RED, "take-back A4", "levy soldier")
    assert table.points == (20, 4, 6, 9)


@pytest.mark.rule("alexandros", "11.4")
@pytest.mark.rule("alexandros", "11.5")
@pytest.mark.rule("alexandros", "11.6")
@pytest.mark.rule("alexandros", "11.7")
@pytest.mark.parametrize(
    "before, after, winner",
    [((88, 0, 0, 0), (100, 4, 6, 9), RED), ((88, 0, 0, 95), (100, 4, 6, 104), BLUE)],
)
def test_figure_12_near_the_end(
    before: tuple[int, ...], after: tuple[int, ...], winner: int
) -> None:
    table = four_generals({"soldier": 1}, before)
    events = act(table, RED, "levy soldier")
    assert table.points == after
    assert kinds(events)[-1] == "game-ends"
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.ranking[0], outcome.reason) == ((winner,), "points")
