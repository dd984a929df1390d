"""5 Take a card."""

import pytest

from anabasis.games.alexandros.game import GAME
from tests.rules.alexandros.setting import (
    act,
    discards,
    face_up,
    hand,
    kinds,
    known,
    lay,
    occupy,
    offered,
    path,
    refused,
    supply,
    supply_size,
    to_move,
    told,
    words,
)

DELTA = path("3/7 5/7 7/7") + " " + path("4/8 6/8 8/8")
"""Closes the province H4 (four open spaces and the lyre H7) and the province I5 below it."""


@pytest.mark.rule("alexandros", "5.1")
def test_the_top_card_of_the_supply_is_seen_by_its_owner_only() -> None:
    table = lay(to="actions", hands={0: {"lyre": 1}})
    in_supply = supply_size(table)
    events = act(table, 0, "take-supply", draws="soldier")
    assert hand(table, 0) == {"lyre": 1, "soldier": 1}
    assert supply_size(table) == in_supply - 1
    assert kinds(events) == ["card-drawn"]
    assert events[0].witnessed(0)["symbol"] == "soldier"
    for other in (1, 2, None):
        assert events[0].witnessed(other)["symbol"] is None
        assert GAME.view(table, other)["seats"][0]["known"] == {}


@pytest.mark.rule("alexandros", "5.1")
@pytest.mark.parametrize("symbol, other", [("horse", "lyre"), ("lyre", "horse")])
def test_either_of_the_face_up_cards_may_be_taken(symbol: str, other: str) -> None:
    table = lay(to="actions")
    assert words(table, 0, "take-card") == {"horse", "lyre"}
    act(table, 0, f"take-card {symbol}")
    assert hand(table, 0) == {symbol: 1}
    assert [card for card in face_up(table) if card] == [other]


@pytest.mark.rule("alexandros", "5.2")
def test_a_card_taken_by_action_is_not_replaced_before_the_end_of_the_turn() -> None:
    table = lay(to="actions")
    act(table, 0, "take-card horse")
    assert face_up(table) == [None, "lyre"]
    assert refused(table, 0, "take-card horse") == ("5.2", "not-face-up")
    assert words(table, 0, "take-card") == {"lyre"}
    assert "take-supply" in offered(table, 0)


@pytest.mark.rule("alexandros", "5.2")
def test_both_face_up_cards_may_be_taken_even_if_they_are_alike() -> None:
    table = lay(to="actions", face_up="lyre lyre")
    act(table, 0, "take-card lyre")
    act(table, 0, "take-card lyre", draws="temple soldier")
    assert hand(table, 0) == {"lyre": 2}


@pytest.mark.rule("alexandros", "5.2")
@pytest.mark.rule("alexandros", "5.3")
def test_the_card_of_the_move_is_replaced_at_once_and_that_of_an_action_later() -> None:
    table = lay()
    act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    act(table, 0, "take-card soldier")
    assert face_up(table) == ["horse", None]
    events = act(table, 0, "stop", draws="amphora")
    assert kinds(events) == ["turn-ends", "laid-face-up", "turn-begins"]
    assert face_up(table) == ["horse", "amphora"]


@pytest.mark.rule("alexandros", "5.3")
def test_two_face_up_cards_lie_there_again_at_the_end_of_the_turn() -> None:
    table = lay(to="actions")
    act(table, 0, "take-card horse")
    events = act(table, 0, "take-card lyre", draws="temple soldier")
    assert [one["symbol"] for one in told(events, "laid-face-up")] == ["temple", "soldier"]
    assert face_up(table) == ["temple", "soldier"]
    assert to_move(table) == 1


@pytest.mark.rule("alexandros", "5.3")
def test_if_no_face_up_card_was_taken_none_is_drawn() -> None:
    table = lay(to="actions")
    events = act(table, 0, "take-supply", "take-supply", draws="temple soldier")
    assert told(events, "laid-face-up") == []
    assert face_up(table) == ["horse", "lyre"]


@pytest.mark.rule("alexandros", "5.4")
def test_a_card_taken_face_up_is_known_and_a_drawn_one_is_not() -> None:
    table = lay(hands={0: {"temple": 1}})
    act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    act(table, 0, "take-card horse")
    act(table, 0, "take-supply", draws="amphora temple")
    assert hand(table, 0) == {"temple": 1, "lyre": 1, "horse": 1, "amphora": 1}
    assert known(table, 0) == {"lyre": 1, "horse": 1}
    for seat in (0, 1, 2, None):
        assert GAME.view(table, seat)["seats"][0]["known"] == {"lyre": 1, "horse": 1}


@pytest.mark.rule("alexandros", "5.4")
def test_a_known_card_is_known_until_a_card_of_that_symbol_is_played() -> None:
    """Of two lyres one is known; once a lyre has been played, nobody can be sure of the other."""
    table = lay(
        to="actions",
        walls=DELTA,
        guards={0: "H7"},
        hands={0: {"lyre": 2, "horse": 1}},
        known={0: {"lyre": 1, "horse": 1}},
    )
    act(table, 0, "levy lyre")
    assert hand(table, 0) == {"lyre": 1, "horse": 1}
    assert known(table, 0) == {"horse": 1}


@pytest.mark.rule("alexandros", "5.4")
def test_of_two_known_cards_the_one_that_was_not_played_stays_known() -> None:
    table = lay(hands={0: {"temple": 3}}, known={0: {"temple": 2}})
    act(table, 0, "special temple", "stand 4/0")
    assert hand(table, 0) == {"temple": 2}
    assert known(table, 0) == {"temple": 1}


@pytest.mark.rule("alexandros", "5.4")
def test_playing_another_symbol_leaves_a_card_known() -> None:
    table = lay(hands={0: {"temple": 1, "lyre": 1}}, known={0: {"lyre": 1}})
    act(table, 0, "special temple", "stand 4/0")
    assert known(table, 0) == {"lyre": 1}


@pytest.mark.rule("alexandros", "5.4")
def test_cards_received_after_a_take_over_are_known() -> None:
    table = lay(
        to="actions",
        walls=DELTA,
        guards={1: "H7"},
        hands={0: {"lyre": 2}, 1: {"lyre": 1}},
    )
    occupy(table, 0, "take-over H4", guards="H7")
    assert hand(table, 1) == {"lyre": 2}
    assert known(table, 1) == {"lyre": 1}


@pytest.mark.rule("alexandros", "5.5")
def test_there_is_no_limit_to_a_hand() -> None:
    full = {"temple": 10, "amphora": 10, "horse": 10, "lyre": 9, "soldier": 9}
    table = lay(to="actions", hands={0: full}, face_up="horse lyre")
    act(table, 0, "take-supply", draws="soldier")
    act(table, 0, "take-card lyre", draws="temple")
    assert sum(hand(table, 0).values()) == 50
    assert to_move(table) == 1


@pytest.mark.rule("alexandros", "5.6")
def test_with_the_last_card_of_the_supply_the_discards_become_the_supply() -> None:
    table = lay(to="actions", supply={"temple": 1}, discards={"horse": 3, "lyre": 2}, rest=2)
    events = act(table, 0, "take-supply", draws="temple")
    assert told(events, "reshuffled") == [{"cards": 5}]
    assert supply(table) == {"horse": 3, "lyre": 2}
    assert discards(table) == {}
    act(table, 0, "take-supply", draws="horse")
    assert hand(table, 0) == {"temple": 1, "horse": 1}


@pytest.mark.rule("alexandros", "5.6")
def test_as_long_as_the_supply_holds_a_card_the_discards_stay() -> None:
    table = lay(to="actions", supply={"temple": 2}, discards={"horse": 3}, rest=2)
    events = act(table, 0, "take-supply", draws="temple")
    assert told(events, "reshuffled") == []
    assert discards(table) == {"horse": 3}


@pytest.mark.rule("alexandros", "5.6")
def test_the_discards_are_shuffled_in_the_middle_of_a_refill() -> None:
    """One card is left for two bare places: it is laid, the discards follow, the second comes."""
    table = lay(to="actions", supply={"temple": 1}, discards={"soldier": 2}, rest=2)
    act(table, 0, "take-card horse")
    events = act(table, 0, "take-card lyre", draws="temple soldier")
    assert told(events, "reshuffled") == [{"cards": 2}]
    assert face_up(table) == ["temple", "soldier"]
    assert supply(table) == {"soldier": 1}


@pytest.mark.rule("alexandros", "5.6")
def test_the_replacement_of_the_card_of_the_move_may_exhaust_the_supply() -> None:
    table = lay(supply={"temple": 1}, discards={"soldier": 4}, rest=2)
    events = act(table, 0, "march lyre", draws="temple")
    assert told(events, "reshuffled") == [{"cards": 4}]
    assert supply(table) == {"soldier": 4}


@pytest.mark.rule("alexandros", "5.7")
def test_without_discards_the_supply_stays_empty_until_the_next_draw_that_finds_some() -> None:
    table = lay(
        to="actions",
        walls=DELTA,
        guards={0: "H7"},
        hands={0: {"lyre": 1}, 1: {"amphora": 1}},
        supply={"temple": 1},
        rest=2,
    )
    events = act(table, 0, "take-supply", draws="temple")
    assert told(events, "reshuffled") == []
    assert supply_size(table) == 0
    events = act(table, 0, "levy lyre")
    assert told(events, "reshuffled") == []
    assert supply_size(table) == 0
    assert discards(table) == {"lyre": 1}
    act(table, 1, "special amphora", "stand 3/1")
    assert supply_size(table) == 0
    assert discards(table) == {"lyre": 1, "amphora": 1}
    events = act(table, 1, "take-supply", draws="lyre")
    assert told(events, "reshuffled") == [{"cards": 2}]
    assert hand(table, 1) == {"lyre": 1}


@pytest.mark.rule("alexandros", "5.8")
def test_nothing_can_be_drawn_while_supply_and_discards_are_both_empty() -> None:
    table = lay(to="actions", supply={}, rest=2)
    assert refused(table, 0, "take-supply") == ("5.8", "nothing-to-draw")
    assert words(table, 0, "take-card") == {"horse", "lyre"}
    act(table, 0, "take-card lyre")
    assert hand(table, 0) == {"lyre": 1}


@pytest.mark.rule("alexandros", "5.8")
def test_a_place_that_cannot_be_filled_stays_bare_until_a_refill_finds_cards() -> None:
    table = lay(walls=DELTA, guards={0: "H7"}, supply={}, rest=2)
    act(table, 0, "march lyre", "stand 4/2")
    assert face_up(table) == ["horse", None]
    act(table, 0, "take-card horse")
    assert face_up(table) == [None, None]
    events = act(table, 0, "levy lyre", draws="lyre")
    assert told(events, "reshuffled") == [{"cards": 1}]
    assert face_up(table) == ["lyre", None]
    assert supply_size(table) == 0
    assert to_move(table) == 1


@pytest.mark.rule("alexandros", "5.8")
def test_bare_places_of_earlier_turns_are_filled_by_the_next_refill() -> None:
    table = lay(to="actions", face_up="horse", supply={"temple": 1, "soldier": 3}, rest=2)
    act(table, 0, "take-card horse")
    act(table, 0, "stop", draws="temple soldier")
    assert face_up(table) == ["temple", "soldier"]
