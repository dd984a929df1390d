"""13 Variants."""

import pytest

from anabasis.core.options import OptionError
from anabasis.games.alexandros.game import GAME
from anabasis.games.alexandros.state import Table
from tests.rules.alexandros.setting import (
    Cards,
    act,
    discards,
    hand,
    known,
    lay,
    occupy,
    offered,
    path,
    refused,
    start,
    stock,
    told,
    words,
)

DELTA = path("3/7 5/7 7/7") + " " + path("4/8 6/8 8/8")
"""Closes the province I5 (one open space, the soldier I6, the temple I7 and the horse I8), and H4
(four open spaces and the lyre H7) above it."""
OCCUPATION = {"compensation": "occupation-cards"}
IN_HAND = {"ties": "cards-in-hand"}


def attack(hand: Cards, seats: int = 3, options: dict[str, str] | None = None) -> Table:
    """Seat 0 has two actions; seat 1 holds the province I5 with a guard on the temple."""
    return lay(seats, to="actions", walls=DELTA, guards={1: "I7"}, hands={0: hand}, options=options)


def last_turn(
    points: tuple[int, ...], hands: dict[int, Cards], options: dict[str, str] | None = None
) -> tuple[tuple[int, ...], ...]:
    """The ranking of a game that ends with these points and hands (seat 0 gains a lyre)."""
    table = lay(len(points), black_left=0, points=points, hands=hands, options=options)
    act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    events = act(table, 0, "stop")
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert told(events, "game-ends")[0]["winners"] == list(outcome.ranking[0])
    return outcome.ranking


@pytest.mark.rule("alexandros", "13.1")
def test_without_a_word_beforehand_no_variant_is_in_use() -> None:
    table = attack({"temple": 2, "horse": 1, "soldier": 1})
    occupy(table, 0, "take-over I5", guards="I7")
    act(table, 0, "give 2")
    assert hand(table, 1) == {"temple": 2}
    assert last_turn((9, 9, 9), {1: {"temple": 5}}) == ((0, 1, 2),)


@pytest.mark.rule("alexandros", "13.1")
def test_the_variants_are_independent_of_each_other() -> None:
    assert last_turn((9, 9, 9), {1: {"temple": 5}}, options=OCCUPATION) == ((0, 1, 2),)
    table = attack({"temple": 2, "horse": 1, "soldier": 1}, options=IN_HAND)
    occupy(table, 0, "take-over I5", guards="I7")
    act(table, 0, "give 2")
    assert hand(table, 1) == {"temple": 2}


@pytest.mark.rule("alexandros", "13.1")
def test_both_variants_may_be_used_together() -> None:
    both = {**OCCUPATION, **IN_HAND}
    assert last_turn((9, 9, 0), {1: {"temple": 5}}, options=both) == ((1,), (0,), (2,))
    table = attack({"temple": 2, "horse": 1, "soldier": 1}, options=both)
    occupy(table, 0, "take-over I5", guards="I7")
    assert words(table, 0, "give") == {"0", "1"}


@pytest.mark.rule("alexandros", "13.1")
def test_a_variant_that_does_not_exist_cannot_be_chosen() -> None:
    with pytest.raises(OptionError):
        start(2, "temple temple horse lyre 0", compensation="everything")
    with pytest.raises(OptionError):
        start(2, "temple temple horse lyre 0", hurry="yes")


@pytest.mark.rule("alexandros", "13.2")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    "choice, given, discarded",
    [
        ("give 1", {"horse": 1}, {"temple": 2, "soldier": 1}),
        ("give 0", {"soldier": 1}, {"temple": 2, "horse": 1}),
    ],
)
def test_half_of_the_occupation_cards_only_picked_from_among_these(
    seats: int, choice: str, given: dict[str, int], discarded: dict[str, int]
) -> None:
    table = attack({"temple": 2, "horse": 1, "soldier": 1}, seats, options=OCCUPATION)
    occupy(table, 0, "take-over I5", guards="I7")
    act(table, 0, choice)
    assert hand(table, 1) == known(table, 1) == given
    assert discards(table) == discarded


@pytest.mark.rule("alexandros", "13.2")
def test_the_half_of_the_occupation_cards_is_rounded_up() -> None:
    """Two temples remove the guard and are discarded; of one horse the loser receives one."""
    table = attack({"temple": 2, "horse": 1}, options=OCCUPATION)
    occupy(table, 0, "take-over I5", guards="I6 I7")
    assert hand(table, 1) == {"horse": 1}
    assert discards(table) == {"temple": 2}


@pytest.mark.rule("alexandros", "13.2")
def test_removal_cards_of_the_same_symbol_are_not_handed_over() -> None:
    """Two temples remove, a temple and a horse pay: one of the latter two goes over."""
    table = attack({"temple": 3, "horse": 1}, options=OCCUPATION)
    occupy(table, 0, "take-over I5", guards="I6")
    assert words(table, 0, "give") == {"0", "1"}
    assert refused(table, 0, "give 2") == ("8.8", "not-played")
    act(table, 0, "give 1")
    assert hand(table, 1) == {"temple": 1}
    assert discards(table) == {"temple": 2, "horse": 1}


@pytest.mark.rule("alexandros", "13.2")
def test_without_occupation_cards_the_loser_receives_nothing() -> None:
    table = attack({"temple": 2}, options=OCCUPATION)
    events = occupy(table, 0, "take-over I5", guards="I6 I7 I8")
    assert told(events, "cards-given") == []
    assert hand(table, 1) == {}
    assert discards(table) == {"temple": 2}
    assert stock(table) == [1, 4, 4]
    assert "stop" in offered(table, 0)


@pytest.mark.rule("alexandros", "13.2")
def test_with_two_players_the_loser_receives_nothing_in_the_variant_either() -> None:
    table = attack({"temple": 2, "horse": 1, "soldier": 1}, seats=2, options=OCCUPATION)
    occupy(table, 0, "take-over I5", guards="I7")
    assert hand(table, 1) == {}
    assert discards(table) == {"temple": 2, "horse": 1, "soldier": 1}


@pytest.mark.rule("alexandros", "13.3")
def test_of_the_tied_players_the_one_with_the_most_cards_wins() -> None:
    """Seat 0 ends with two cards, seat 1 with three, seat 2 with five but fewer points."""
    hands: dict[int, Cards] = {0: {"temple": 1}, 1: {"horse": 2, "lyre": 1}, 2: {"temple": 5}}
    assert last_turn((9, 9, 8), hands, options=IN_HAND) == ((1,), (0,), (2,))


@pytest.mark.rule("alexandros", "13.3")
def test_if_they_are_level_in_cards_too_they_share_the_win() -> None:
    hands: dict[int, Cards] = {0: {"temple": 1}, 1: {"horse": 2}, 2: {"temple": 1}}
    assert last_turn((9, 9, 9), hands, options=IN_HAND) == ((0, 1), (2,))


@pytest.mark.rule("alexandros", "13.3")
def test_more_points_win_whatever_the_cards() -> None:
    assert last_turn((10, 9), {1: {"temple": 5}}, options=IN_HAND) == ((0,), (1,))
