"""4 The special move."""

import pytest

from tests.rules.alexandros.setting import (
    act,
    alexander,
    discards,
    face_up,
    hand,
    kinds,
    lay,
    named,
    offered,
    path,
    refused,
    supply_size,
    to_move,
    told,
    walls,
    words,
)


@pytest.mark.rule("alexandros", "4.1")
def test_a_hand_card_may_move_alexander_although_the_face_up_cards_offer_moves() -> None:
    table = lay(hands={0: {"temple": 1, "soldier": 2}})
    assert offered(table, 0) == {"march horse", "march lyre", "special temple", "special soldier"}
    events = act(table, 0, "special temple", "stand 4/0")
    assert told(events, "special-move") == [{"seat": 0, "symbol": "temple"}]
    assert [one["space"] for one in told(events, "alexander-heads")] == ["A4"]
    assert alexander(table) == "4/0"


@pytest.mark.rule("alexandros", "4.1")
def test_only_a_card_in_the_own_hand_can_be_played() -> None:
    table = lay(hands={0: {"temple": 1}, 1: {"soldier": 1}})
    for symbol in ("amphora", "soldier", "lyre"):
        assert refused(table, 0, f"special {symbol}") == ("4.1", "not-in-hand")


@pytest.mark.rule("alexandros", "4.2")
def test_the_card_played_is_discarded_and_both_face_up_cards_stay() -> None:
    table = lay(hands={0: {"temple": 2}})
    in_supply = supply_size(table)
    events = act(table, 0, "special temple", "stand 4/0")
    assert hand(table, 0) == {"temple": 1}
    assert discards(table) == {"temple": 1}
    assert face_up(table) == ["horse", "lyre"]
    assert supply_size(table) == in_supply
    assert not {"card-taken-to-move", "laid-face-up"} & set(kinds(events))


@pytest.mark.rule("alexandros", "4.2")
def test_the_symbol_of_the_card_counts_even_if_a_face_up_card_shows_it_too() -> None:
    table = lay(hands={0: {"lyre": 1}})
    act(table, 0, "special lyre", "stand 4/2")
    assert hand(table, 0) == {}
    assert discards(table) == {"lyre": 1}
    assert face_up(table) == ["horse", "lyre"]


@pytest.mark.rule("alexandros", "4.3")
def test_nearest_and_empty_spaces_points_paths_and_walls_are_those_of_a_normal_move() -> None:
    """From 11/1 the lyres A8, A13 and C10 are equally near; a guard stands on C10."""
    table = lay(alexander="11/1", guards={1: "C10"}, hands={0: {"lyre": 1}})
    act(table, 0, "special lyre")
    assert words(table, 0, "head") == {"A8", "A13"}
    assert refused(table, 0, "head C10") == ("3.9", "space-has-guard")
    assert refused(table, 0, "head C3") == ("3.4", "too-far")
    act(table, 0, "head A8")
    assert words(table, 0, "stand") == {"8/0", "7/1", "9/1"}
    act(table, 0, "stand 8/0")
    assert refused(table, 0, "along 11/1-12/0") == ("3.14", "not-shortest")
    act(table, 0, "along 11/1-10/0")
    assert walls(table) == named(path("11/1 10/0 8/0"))
    assert table.black == 63


@pytest.mark.rule("alexandros", "4.3")
def test_it_is_the_one_move_of_the_turn_and_both_actions_follow() -> None:
    table = lay(hands={0: {"temple": 1}})
    act(table, 0, "special temple", "stand 4/0")
    assert refused(table, 0, "march horse") == ("2.4", "not-now")
    act(table, 0, "take-supply", draws="lyre")
    assert to_move(table) == 0
    act(table, 0, "take-supply", draws="lyre")
    assert to_move(table) == 1
