"""A match: what it keeps, and how it takes back."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.core.die import SeededDie
from anabasis.core.match import MARKED, Match
from anabasis.core.message import Refused
from anabasis.core.position import TABLE
from breach.game import GAME
from breach.rules.lead import Lead
from breach.rules.storm import ChooseTarget, PressOn
from breach.state import Valley
from tests.games.random_match import random_choices
from tests.rules.breach.setting import play, row, table


def board(position: Valley) -> dict[str, Any]:
    """The position but for the number of its decision."""
    plain: dict[str, Any] = GAME.to_plain(position)
    del plain["opened"]
    return plain


def led_by_the_last_bidder() -> Match[Valley]:
    """Seat 0 bids last and leads."""
    match = table()
    play(match, 1, "bid 0")
    play(match, 2, "bid 0")
    play(match, 0, "bid 1")
    assert match.waiting() == (0,)
    return match


def at_the_target() -> Match[Valley]:
    """Seat 0 leads, has sent out two men and must name a target."""
    match = led_by_the_last_bidder()
    play(match, 0, "storm 2")
    assert isinstance(match.position.agenda[-1], ChooseTarget)
    return match


def at_the_press() -> Match[Valley]:
    match = at_the_target()
    play(match, 0, "target 1")
    play(match, 1, "stay")
    play(match, 2, "stay", 0, 0)
    assert isinstance(match.position.agenda[-1], PressOn)
    return match


def assert_no_undo(match: Match[Valley], seat: int) -> None:
    before = GAME.to_plain(match.position)
    lines = len(match.entries)
    assert not match.undoable(seat)
    with pytest.raises(Refused) as caught:
        match.undo(seat)
    assert caught.value.refusal.key == "nothing-to-undo"
    assert GAME.to_plain(match.position) == before
    assert len(match.entries) == lines


# ---- what a match keeps


def test_an_entry_keeps_the_actor_the_decision_the_action_and_its_draws() -> None:
    match = at_the_press()
    kept = [(e.seat, e.decision, e.action, e.draws, e.undone) for e in match.entries]
    assert kept == [
        (1, 1, "bid 0", [], 0),
        (2, 1, "bid 0", [], 0),
        (0, 1, "bid 1", [], 0),
        (0, 2, "storm 2", [], 0),
        (0, 3, "target 1", [], 0),
        (1, 4, "stay", [], 0),
        (2, 4, "stay", [0, 0], 0),
    ]
    assert match.setup_draws == [2, 1, 0, 0, 0, 0, 0, 0]
    assert match.setup_events[0].kind.name == "precedence"


def test_a_moment_knows_who_was_to_act_before_it() -> None:
    match = at_the_press()
    assert [moment.waiting for moment in match.moments] == [
        (0, 1, 2),
        (0, 2),
        (0,),
        (0,),
        (0,),
        (1, 2),
        (2,),
    ]


def test_a_refusal_leaves_no_line() -> None:
    match = table()
    before = GAME.to_plain(match.position)
    with pytest.raises(Refused):
        match.submit(0, 1, GAME.grammar.read("bid 9"))
    with pytest.raises(Refused):
        match.submit(0, 2, GAME.grammar.read("bid 0"))
    assert match.entries == []
    assert match.moments == []
    assert GAME.to_plain(match.position) == before


def test_nobody_is_waited_for_after_the_end() -> None:
    match = table(2)
    play(match, TABLE, "resign 0")
    assert match.waiting() == ()


# ---- undo


def test_a_choice_that_showed_nothing_can_be_taken_back() -> None:
    match = led_by_the_last_bidder()
    before = board(match.position)
    play(match, 0, "storm 2")
    assert match.undoable(0)
    match.undo(0)
    assert board(match.position) == before
    assert isinstance(match.position.agenda[-1], Lead)
    assert [moment.entry.action for moment in match.moments][-1] == "bid 1"
    assert (match.entries[-1].seat, match.entries[-1].undone) == (0, 1)
    assert not match.entries[-1].agreed


def test_undo_never_changes_who_is_to_act() -> None:
    match = at_the_target()
    play(match, 0, "target 1")
    assert match.waiting() == (1, 2)
    assert_no_undo(match, 0)


def test_undo_never_makes_another_player_redo() -> None:
    match = at_the_press()
    assert match.waiting() == (0,)
    assert_no_undo(match, 0)
    bidding = table()
    play(bidding, 0, "bid 0")
    assert_no_undo(bidding, 0)


def test_nobody_undoes_for_another() -> None:
    match = at_the_target()
    for seat in (1, 2, TABLE, 7):
        assert_no_undo(match, seat)
    assert match.undoable(0)


def test_undo_never_crosses_revealed_information() -> None:
    """The last bidder leads without a draw, but has seen the other bids."""
    match = led_by_the_last_bidder()
    assert match.moments[-1].waiting == (0,)
    assert match.moments[-1].entry.draws == []
    assert_no_undo(match, 0)


def test_undo_never_crosses_a_random_event() -> None:
    match = at_the_press()
    play(match, 0, "press", 1, 0)
    assert match.waiting() == (0,)
    assert match.moments[-1].waiting == (0,)
    assert_no_undo(match, 0)


def test_there_is_nothing_to_undo_at_the_beginning_or_after_the_end() -> None:
    match = table(2)
    assert_no_undo(match, 0)
    play(match, TABLE, "resign 0")
    assert_no_undo(match, 0)
    assert_no_undo(match, 1)


@pytest.mark.parametrize("actor", [0, 1])
def test_a_wish_is_not_undone(actor: int) -> None:
    match = at_the_target()
    play(match, actor, "ask 0 off")
    match.undo(0)
    assert isinstance(match.position.agenda[-1], Lead)
    assert not match.position.asked(actor, 0)
    assert_no_undo(match, 0)


def test_a_word_of_the_table_is_not_undone() -> None:
    match = at_the_target()
    play(match, TABLE, "nightfall")
    assert_no_undo(match, 0)


def test_what_the_clock_did_is_not_undone() -> None:
    match = at_the_target()
    play(match, 0, "target 1")
    play(match, TABLE, "time-out 1")
    play(match, TABLE, "time-out 2", 0, 0)
    assert match.waiting() == (0,)
    for seat in (0, 1, 2, TABLE):
        assert_no_undo(match, seat)


def test_undo_never_goes_back_to_where_others_were_asked_too() -> None:
    """Even if the first answer closed the decision for all, as a race would."""
    match = at_the_target()
    assert match.undoable(0)
    match.choices.append(match.open.pop(0))
    assert match.undoable(0)
    match.moments[-1].waiting = (0, 1)
    assert_no_undo(match, 0)


def test_after_an_undo_the_earlier_choice_stands_where_undo_may_not_go() -> None:
    match = at_the_target()
    match.undo(0)
    assert_no_undo(match, 0)


def test_a_number_is_never_used_again() -> None:
    match = led_by_the_last_bidder()
    numbers = [match.position.opened]
    for _ in range(3):
        play(match, 0, "storm 2")
        numbers.append(match.position.opened)
        match.undo(0)
        numbers.append(match.position.opened)
    assert numbers == [2, 3, 4, 5, 6, 7, 8]
    for number in range(8):
        with pytest.raises(Refused) as caught:
            match.submit(0, number, GAME.grammar.read("forage"))
        assert caught.value.refusal.key == "decision-closed"
    play(match, 0, "forage", 5)
    assert match.position.coins == row(5, 3, 3)


# ---- taking back by agreement


def test_all_together_may_take_back_anything() -> None:
    match = at_the_press()
    play(match, 0, "press", 1, 0)
    number = match.position.opened
    match.rewind(6)
    entry = match.entries[-1]
    assert (entry.seat, entry.undone, entry.agreed) == (TABLE, 6, True)
    assert [moment.entry.action for moment in match.moments] == ["bid 0", "bid 0"]
    assert match.waiting() == (0,)
    assert match.position.opened == number + 1
    play(match, 0, "bid 0")
    assert match.position.leader == 0


def test_a_game_that_is_over_can_be_taken_up_again() -> None:
    match = table(2)
    play(match, 0, "bid 0")
    play(match, TABLE, "resign 0")
    match.rewind(1)
    assert match.waiting() == (1,)
    assert match.position.gone == ()


@pytest.mark.parametrize("count", [0, -1, 5, 100])
def test_no_more_is_taken_back_than_stands(count: int) -> None:
    match = at_the_target()
    before = GAME.to_plain(match.position)
    assert len(match.moments) == 4
    with pytest.raises(Refused) as caught:
        match.rewind(count)
    assert (caught.value.refusal.case, caught.value.refusal.key) == ("2.1", "nothing-to-undo")
    assert GAME.to_plain(match.position) == before


def test_everything_can_be_taken_back() -> None:
    match = at_the_target()
    first = board(table().position)
    match.rewind(4)
    assert board(match.position) == first
    assert match.moments == []


# ---- looking back


def test_every_position_of_a_match_can_be_looked_at() -> None:
    plains = []
    match = None
    for choice in random_choices(GAME, 3, 4):
        match = choice.match
        plains.append(GAME.to_plain(match.position))
    assert match is not None
    plains.append(GAME.to_plain(match.position))
    for count, plain in enumerate(plains):
        assert GAME.to_plain(match.at(count)) == plain
    assert GAME.to_plain(match.position) == plains[-1]


def test_to_look_back_costs_no_more_in_a_long_game() -> None:
    """It is played on from a position that was kept, not from the setup."""
    match = led_by_the_last_bidder()
    wishes = ("ask 0 off", "ask 0 on")
    plains = [GAME.to_plain(match.position)]
    for number in range(300):
        play(match, 2, wishes[number % 2])
        plains.append(GAME.to_plain(match.position))
    for number, plain in enumerate(plains, start=3):
        assert GAME.to_plain(match.at(number)) == plain
    assert len(match.marks) == 1 + 303 // MARKED
    match.marks[2].storming = 7
    assert [match.at(n).storming for n in (127, 128, 191, 192)] == [0, 7, 7, 0]
    match.rewind(303 - 130)
    assert match.position.storming == 7
    assert (len(match.moments), len(match.marks)) == (130, 3)
    for number in range(130, 200):
        play(match, 2, wishes[number % 2])
    assert match.at(192).asks == match.marks[3].asks


def test_looking_back_passes_over_what_was_taken_back() -> None:
    match = at_the_target()
    match.undo(0)
    play(match, 0, "storm 5")
    assert match.at(4).storming == 5
    assert match.at(3).storming == 0
    match.at(4).storming = 1
    assert match.position.storming == 5


def test_a_die_goes_on_and_never_repeats_after_an_undo() -> None:
    """What a seed would have given before an undo is not given again after it."""
    match = Match(GAME, 3, {}, SeededDie(8))
    for seat in range(3):
        match.submit(seat, 1, GAME.grammar.read("bid 0"))
    leader = match.waiting()[0]
    match.submit(leader, 2, GAME.grammar.read("muster"))
    first = match.entries[-1].draws
    drawn = []
    for _ in range(12):
        match.rewind(1)
        match.submit(leader, match.position.opened, GAME.grammar.read("muster"))
        drawn.append(match.entries[-1].draws)
    assert any(draws != first for draws in drawn)
