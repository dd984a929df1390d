"""8 Take over a province."""

import pytest

from anabasis.games.alexandros.game import GAME
from anabasis.games.alexandros.state import Table
from tests.rules.alexandros.setting import (
    Cards,
    act,
    discards,
    guards,
    hand,
    held,
    known,
    lay,
    move_anyhow,
    occupy,
    offered,
    path,
    refused,
    stock,
    to_move,
    told,
    words,
)

WEST = path("2/0 3/1 4/2 3/3")
"""Closes the province A2: two open spaces, an amphora (B2) and a lyre (C3)."""
DELTA = path("3/7 5/7 7/7") + " " + path("4/8 6/8 8/8")
"""Closes the province H4 (four open spaces and the lyre H7) and the province I5 below it (one open
space, the soldier I6, the temple I7 and the horse I8)."""


def attack(hand: Cards, *, seats: int = 3, guards: str = "I7", own: str = "") -> Table:
    """Seat 0 has two actions; seat 1 holds the province I5 with the guards named."""
    return lay(
        seats,
        to="actions",
        alexander="20/8",
        walls=f"{WEST} {DELTA}",
        guards={0: own, 1: guards},
        hands={0: hand},
    )


@pytest.mark.rule("alexandros", "8.1")
def test_a_province_that_an_opponent_holds_is_taken_over() -> None:
    table = attack({"temple": 2, "horse": 1, "soldier": 1})
    events = occupy(table, 0, "take-over I5", guards="I7")
    assert told(events, "take-over-begins") == [
        {"seat": 0, "province": "I5", "value": 1, "loser": 1}
    ]
    assert held(table, "I5") == (0, 1)
    assert guards(table, 0) == {"I7"}


@pytest.mark.rule("alexandros", "8.1")
def test_a_free_province_and_ones_own_cannot_be_taken_over() -> None:
    table = attack({"lyre": 3, "amphora": 3, "temple": 2}, own="H7")
    assert refused(table, 0, "take-over A2") == ("8.1", "not-an-opponents")
    assert refused(table, 0, "take-over H4") == ("8.1", "not-an-opponents")


@pytest.mark.rule("alexandros", "8.2")
def test_each_guard_costs_two_cards_with_the_symbol_of_his_space() -> None:
    table = attack({"temple": 3, "horse": 1, "soldier": 1})
    events = occupy(table, 0, "take-over I5", guards="I7")
    assert told(events, "guard-removed") == [
        {"seat": 0, "loser": 1, "space": "I7", "symbol": "temple"}
    ]
    assert hand(table, 0) == {"temple": 1}
    assert guards(table, 1) == set()


@pytest.mark.rule("alexandros", "8.2")
def test_every_guard_in_the_province_must_be_removed() -> None:
    table = attack({"temple": 2, "soldier": 2}, guards="I6 I7")
    events = occupy(table, 0, "take-over I5", guards="I6 I7 I8")
    assert {(one["space"], one["symbol"]) for one in told(events, "guard-removed")} == {
        ("I6", "soldier"),
        ("I7", "temple"),
    }
    assert hand(table, 0) == {}
    assert guards(table, 1) == set()
    assert stock(table) == [1, 4, 4]


@pytest.mark.rule("alexandros", "8.2")
@pytest.mark.parametrize(
    "hand, guards",
    [
        ({"temple": 1, "horse": 5, "soldier": 5}, "I7"),
        ({"temple": 5, "horse": 5, "soldier": 1}, "I6 I7"),
        ({"temple": 5, "horse": 1, "soldier": 5}, "I6 I7 I8"),
    ],
)
def test_cards_of_another_symbol_remove_nobody(hand: dict[str, int], guards: str) -> None:
    table = attack(hand, guards=guards)
    assert refused(table, 0, "take-over I5") == ("8.2", "guards-stay")


@pytest.mark.rule("alexandros", "8.2")
@pytest.mark.parametrize("temples, enough", [(2, False), (3, False), (4, True)])
def test_two_guards_on_the_same_symbol_cost_four_cards(temples: int, enough: bool) -> None:
    """The province A2 in the north-west holds the temples A4 and B7 among its eight symbols."""
    table = lay(
        to="actions",
        walls=path("8/0 7/1 8/2 7/3"),
        guards={1: "A4 B7"},
        hands={0: {"temple": temples, "amphora": 2, "horse": 2}},
    )
    if enough:
        assert words(table, 0, "take-over") == {"A2"}
    else:
        assert refused(table, 0, "take-over A2") == ("8.2", "guards-stay")


@pytest.mark.rule("alexandros", "8.3")
def test_ones_own_guards_cannot_stand_in_for_removal_cards() -> None:
    """Four guards in stock would settle all three spaces, but one temple is missing."""
    table = attack({"temple": 1})
    assert stock(table) == [4, 3, 4]
    assert refused(table, 0, "take-over I5") == ("8.2", "guards-stay")
    table = attack({"temple": 2})
    assert words(table, 0, "take-over") == {"I5"}


@pytest.mark.rule("alexandros", "8.4")
def test_the_removed_guards_go_back_to_their_owner_for_his_next_turn() -> None:
    table = lay(
        to="actions",
        alexander="20/8",
        walls=f"{WEST} {DELTA} {path('6/0 7/1 8/0')}",
        guards={1: "H7 I6 I7 A7"},
        hands={0: {"temple": 2, "soldier": 2}, 1: {"lyre": 1}},
    )
    assert stock(table) == [4, 0, 4]
    occupy(table, 0, "take-over I5", guards="I6 I7 I8")
    assert stock(table) == [1, 2, 4]
    act(table, 0, "give 2", "stop")
    move_anyhow(table, 1)
    occupy(table, 1, "occupy A2", guards="B2")
    assert guards(table, 1) == {"H7", "A7", "B2"}


@pytest.mark.rule("alexandros", "8.5")
def test_the_space_of_the_removed_guard_must_be_settled_as_well() -> None:
    """Two temples remove the guard; a third pays for his space, or an own guard covers it."""
    table = attack({"temple": 3, "horse": 1, "soldier": 1})
    events = occupy(table, 0, "take-over I5", guards="I6")
    assert {one["space"] for one in told(events, "card-paid")} == {"I7", "I8"}
    assert hand(table, 0) == {"soldier": 1}
    table = attack({"temple": 2, "horse": 1, "soldier": 1}, own="H7 B2 C3")
    act(table, 0, "take-over I5")
    assert guards(table, 0) == {"H7", "B2", "C3", "I7"}


@pytest.mark.rule("alexandros", "8.5")
def test_at_least_one_guard_and_as_many_as_one_likes_follow() -> None:
    everything = {"temple": 3, "horse": 1, "soldier": 1}
    table = attack(everything)
    occupy(table, 0, "take-over I5", guards="I8")
    assert held(table, "I5") == (0, 1)
    table = attack(everything)
    occupy(table, 0, "take-over I5", guards="I6 I7 I8")
    assert held(table, "I5") == (0, 3)


@pytest.mark.rule("alexandros", "8.6")
def test_who_cannot_remove_and_occupy_completely_may_not_begin() -> None:
    """Two temples would remove the guard, but one own guard cannot cover soldier and horse."""
    table = attack({"temple": 4}, own="H7 B2 C3")
    assert refused(table, 0, "take-over I5") == ("8.6", "too-few-cards")
    assert guards(table, 1) == {"I7"}
    assert hand(table, 0) == {"temple": 4}


@pytest.mark.rule("alexandros", "8.6")
def test_cards_for_the_removal_do_not_pay_for_a_space_too() -> None:
    table = attack({"temple": 2, "soldier": 1, "lyre": 4}, own="H7 B2 C3")
    assert refused(table, 0, "take-over I5") == ("8.6", "too-few-cards")


@pytest.mark.rule("alexandros", "8.2")
@pytest.mark.rule("alexandros", "8.6")
def test_the_removal_of_every_guard_comes_before_the_payment() -> None:
    """Two soldiers and two temples remove; the soldier left and one own guard do not suffice."""
    table = attack({"soldier": 3, "temple": 2}, guards="I6 I7", own="H7 B2 C3")
    assert refused(table, 0, "take-over I5") == ("8.6", "too-few-cards")


@pytest.mark.rule("alexandros", "8.6")
def test_without_a_guard_in_stock_no_take_over_can_begin() -> None:
    table = lay(
        to="actions",
        walls=f"{WEST} {DELTA} {path('6/0 7/1 8/0')}",
        guards={0: "H7 B2 C3 A7", 1: "I7"},
        hands={0: {"temple": 3, "horse": 1, "soldier": 1}},
    )
    assert refused(table, 0, "take-over I5") == ("7.2", "no-guard-left")


@pytest.mark.rule("alexandros", "8.6")
def test_removing_and_occupying_are_one_action() -> None:
    table = attack({"temple": 2, "horse": 1, "soldier": 1})
    occupy(table, 0, "take-over I5", guards="I7")
    act(table, 0, "give 2")
    assert to_move(table) == 0
    act(table, 0, "take-supply", draws="lyre")
    assert to_move(table) == 1


@pytest.mark.rule("alexandros", "8.7")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("own, played, half", [("I7", 4, 2), ("I7 I8", 3, 2), ("I6 I7 I8", 2, 1)])
def test_the_loser_receives_half_of_all_cards_played_rounded_up(
    seats: int, own: str, played: int, half: int
) -> None:
    """Two temples for the removal, and a card for each space without a guard."""
    table = attack({"temple": 2, "horse": 1, "soldier": 1}, seats=seats)
    occupy(table, 0, "take-over I5", guards=own)
    while to_move(table) == 0 and "stop" not in offered(table, 0):
        act(table, 0, min(offered(table, 0)))
    assert sum(hand(table, 0).values()) == 4 - played
    assert sum(hand(table, 1).values()) == half
    assert sum(discards(table).values()) == played - half


@pytest.mark.rule("alexandros", "8.7")
def test_no_more_and_no_less_than_half_is_given() -> None:
    """Two temples remove, a temple and a horse pay: two of the four cards are due."""
    table = attack({"temple": 3, "horse": 1})
    occupy(table, 0, "take-over I5", guards="I6")
    assert words(table, 0, "give") == {"1", "2"}
    assert refused(table, 0, "give 3") == ("8.7", "more-than-due")
    assert refused(table, 0, "give 0") == ("8.7", "less-than-due")
    act(table, 0, "give 1")
    assert hand(table, 1) == {"temple": 1, "horse": 1}


@pytest.mark.rule("alexandros", "8.7")
def test_cards_for_removing_two_guards_and_for_occupying_count_together() -> None:
    """Two soldiers and two temples remove, a soldier and a temple pay: three of six are due."""
    table = attack({"temple": 4, "soldier": 3}, guards="I6 I7")
    occupy(table, 0, "take-over I5", guards="I8")
    assert hand(table, 0) == {"temple": 1}
    assert words(table, 0, "give") == {"0", "1", "2", "3"}
    act(table, 0, "give 1")
    assert hand(table, 1) == {"temple": 1, "soldier": 2}
    assert discards(table) == {"temple": 2, "soldier": 1}


@pytest.mark.rule("alexandros", "8.8")
@pytest.mark.parametrize(
    "choice, given, discarded",
    [
        (("give 2",), {"temple": 2}, {"horse": 1, "soldier": 1}),
        (("give 1", "give 1"), {"temple": 1, "horse": 1}, {"temple": 1, "soldier": 1}),
        (("give 1", "give 0"), {"temple": 1, "soldier": 1}, {"temple": 1, "horse": 1}),
        (("give 0",), {"horse": 1, "soldier": 1}, {"temple": 2}),
    ],
)
def test_the_attacker_chooses_symbol_by_symbol_and_the_rest_is_discarded(
    choice: tuple[str, ...], given: dict[str, int], discarded: dict[str, int]
) -> None:
    table = attack({"temple": 2, "horse": 1, "soldier": 1})
    occupy(table, 0, "take-over I5", guards="I7")
    assert to_move(table) == 0
    events = act(table, 0, *choice)
    assert hand(table, 1) == given
    assert discards(table) == discarded
    assert {one["symbol"]: one["count"] for one in told(events, "cards-given")} == given


@pytest.mark.rule("alexandros", "8.8")
def test_the_cards_are_handed_over_in_view_of_all() -> None:
    table = attack({"temple": 2, "horse": 1, "soldier": 1})
    occupy(table, 0, "take-over I5", guards="I7")
    events = act(table, 0, "give 0")
    assert known(table, 1) == {"horse": 1, "soldier": 1}
    for seat in (0, 2, None):
        assert GAME.view(table, seat)["seats"][1]["known"] == {"horse": 1, "soldier": 1}
        given = [event for event in events if event.kind.name == "cards-given"]
        assert {event.witnessed(seat)["symbol"] for event in given} == {"horse", "soldier"}


@pytest.mark.rule("alexandros", "8.8")
def test_only_played_cards_can_be_handed_over() -> None:
    table = attack({"temple": 5, "horse": 1, "soldier": 1, "amphora": 4})
    occupy(table, 0, "take-over I5", guards="I7")
    assert words(table, 0, "give") == {"0", "1", "2"}
    assert refused(table, 0, "give 3") == ("8.8", "not-played")


@pytest.mark.rule("alexandros", "8.9")
def test_with_two_players_the_loser_receives_his_guards_and_no_cards() -> None:
    table = attack({"temple": 2, "horse": 1, "soldier": 1}, seats=2)
    events = occupy(table, 0, "take-over I5", guards="I7")
    assert told(events, "cards-given") == []
    assert hand(table, 1) == {}
    assert discards(table) == {"temple": 2, "horse": 1, "soldier": 1}
    assert stock(table) == [3, 4]
    assert "stop" in offered(table, 0)
