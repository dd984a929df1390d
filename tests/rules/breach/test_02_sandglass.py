"""2.9, 2.10, 3.10, 6.3 The sandglass: late leaders, bribes and captains who are in a hurry."""

from __future__ import annotations

import pytest

from anabasis.core.door import to_act
from anabasis.core.match import Match
from anabasis.core.position import TABLE
from breach.game import GAME
from breach.rules.lead import Lead
from breach.rules.storm import PressOn
from breach.state import Valley
from tests.rules.breach.setting import act, kinds, lay, objected, offers, play, row, table


def timed(**other: object) -> Valley:
    """The leader, seat 0, is to choose; a sandglass of thirty seconds runs."""
    valley = lay(3, coins=(3, 6, 4), leader=0, **other)  # type: ignore[arg-type]
    valley.sandglass = 30
    return valley


def late() -> Valley:
    valley = timed()
    act(valley, TABLE, "time-up")
    return valley


def thinking() -> Valley:
    """The leader thinks about another wave."""
    valley = timed(hands=("levy", "levy", "levy"), asked=())
    act(valley, 0, "storm 4")
    act(valley, 0, "target 1", 0, 0)
    assert isinstance(valley.agenda[-1], PressOn)
    return valley


def beside(valley: Valley) -> list[int]:
    return [one.seat for one in to_act(valley) if one.beside]


# ---- 2.9


@pytest.mark.rule("breach", "2.9")
def test_the_glass_is_turned_when_the_leader_is_to_choose() -> None:
    timer = GAME.timer(timed())
    assert timer is not None
    assert (timer.seconds, timer.seat, timer.key) == (30, 0, "lead-1")


@pytest.mark.rule("breach", "2.9")
def test_when_it_has_run_out_the_leader_is_late_until_he_chooses() -> None:
    valley = timed()
    number = valley.opened
    assert kinds(act(valley, TABLE, "time-up")) == ["time-up", "late"]
    assert (valley.late, valley.opened, valley.agenda[-1]) == (True, number, Lead(0))
    assert GAME.timer(valley) is None
    act(valley, 0, "forage", 1)
    assert (valley.late, beside(valley)) == (False, [])


@pytest.mark.rule("breach", "2.9")
def test_time_is_up_once_and_only_the_table_says_so() -> None:
    assert objected(timed(), 0, "time-up").key == "only-the-table"
    assert objected(late(), TABLE, "time-up").key == "no-timer"
    assert objected(lay(3, leader=0), TABLE, "time-up").key == "no-timer"


@pytest.mark.rule("breach", "6.3")
def test_without_a_sandglass_nobody_is_late_and_nobody_is_hurried() -> None:
    valley = lay(3, hands=("levy", "levy", "levy"), leader=0, asked=())
    assert (GAME.timer(valley), beside(valley)) == (None, [])
    act(valley, 0, "storm 4")
    act(valley, 0, "target 1", 0, 0)
    assert (GAME.timer(valley), beside(valley)) == (None, [])
    assert objected(valley, 1, "hurry").key == "not-your-decision"


# ---- 2.10


@pytest.mark.rule("breach", "2.10")
def test_while_the_leader_is_late_others_may_bribe_his_men() -> None:
    valley = late()
    assert beside(valley) == [1, 2]
    assert offers(valley, 1) == ["bribe 1", "bribe 2"]
    assert offers(valley, 0)[0] == "forage"
    log = act(valley, 1, "bribe 2")
    assert kinds(log) == ["bribed"]
    assert (valley.coins, valley.camp) == (row(3, 2, 4), row(3, 7, 5))
    assert valley.agenda[-1] == Lead(0)


@pytest.mark.rule("breach", "2.10")
def test_the_first_bribe_is_the_only_one_and_the_second_costs_nothing() -> None:
    valley = late()
    number = valley.opened
    act(valley, 1, "bribe 1")
    no = objected(valley, 2, "bribe 1", number)
    assert (no.case, no.key) == ("2.10", "bribed-already")
    assert valley.coins == row(3, 4, 4)
    assert offers(valley, 2) == []


@pytest.mark.rule("breach", "2.10")
@pytest.mark.parametrize(
    ("coins", "men", "text", "key"),
    [
        ((3, 1, 4), 5, "bribe 1", "too-few-coins"),
        ((3, 3, 4), 5, "bribe 2", "too-few-coins"),
        ((3, 6, 4), 1, "bribe 2", "no-man-to-bribe"),
        ((3, 6, 4), 0, "bribe 1", "no-man-to-bribe"),
    ],
)
def test_a_bribe_takes_coins_and_men(coins: tuple[int, ...], men: int, text: str, key: str) -> None:
    valley = late()
    valley.coins = row(*coins)
    valley.graves += valley.camp[0] - men
    valley.camp = row(men, *valley.camp[1:])
    no = objected(valley, 1, text)
    assert (no.case, no.key) == ("2.10", key)


@pytest.mark.rule("breach", "2.10")
def test_nobody_is_bribed_before_the_leader_is_late() -> None:
    assert objected(timed(), 1, "bribe 1").key == "not-your-decision"
    assert objected(late(), 0, "bribe 1").key == "not-now"


@pytest.mark.rule("breach", "2.10")
def test_who_has_given_up_bribes_nobody() -> None:
    valley = late()
    act(valley, TABLE, "resign 1")
    assert beside(valley) == [2]
    assert offers(valley, 1) == []
    assert objected(valley, 1, "bribe 1").key == "not-your-decision"


@pytest.mark.rule("breach", "2.10")
def test_a_bribe_that_changes_what_the_leader_can_do_gives_the_question_a_new_number() -> None:
    valley = late()
    number = valley.opened
    act(valley, 1, "bribe 1")
    assert "storm 5" not in offers(valley, 0)
    assert objected(valley, 0, "storm 5", number).key == "decision-closed"
    assert objected(valley, 0, "forage", number).key == "decision-closed"


@pytest.mark.rule("breach", "2.10")
def test_a_bribe_that_changes_nothing_for_the_leader_leaves_his_question_its_number() -> None:
    valley = late()
    valley.camp = row(5 + 2, 5, 5 - 2)
    number = valley.opened
    act(valley, 1, "bribe 2")
    assert valley.opened == number
    act(valley, 0, "forage", 1)


# ---- 3.10


@pytest.mark.rule("breach", "3.10")
def test_a_leader_who_thinks_about_another_wave_may_be_hurried_once() -> None:
    valley = thinking()
    number = valley.opened
    assert (GAME.timer(valley), beside(valley)) == (None, [1, 2])
    act(valley, 2, "hurry")
    assert (valley.opened, beside(valley)) == (number, [])
    timer = GAME.timer(valley)
    assert timer is not None
    assert (timer.seconds, timer.seat, timer.key) == (30, 0, "wave-1")
    no = objected(valley, 1, "hurry")
    assert no.key == "not-your-decision"


@pytest.mark.rule("breach", "3.10")
def test_if_the_glass_runs_out_he_withdraws() -> None:
    valley = thinking()
    act(valley, 2, "hurry")
    log = act(valley, TABLE, "time-up", 0)
    assert kinds(log)[:3] == ["time-up", "withdrawn", "went-home"]
    assert (valley.round, valley.hurried) == (2, False)


@pytest.mark.rule("breach", "3.10")
def test_the_next_question_is_hurried_anew() -> None:
    valley = thinking()
    act(valley, 2, "hurry")
    act(valley, 0, "press", 0, 0)
    assert isinstance(valley.agenda[-1], PressOn)
    assert (GAME.timer(valley), beside(valley)) == (None, [1, 2])
    act(valley, 1, "hurry")
    timer = GAME.timer(valley)
    assert timer is not None and timer.key == "wave-2"


# ---- together with choices in steps and taking back


def led(late: bool = True) -> Match[Valley]:
    """A match of three with a sandglass; seat 0 leads, and is late."""
    match = table(3, sandglass="60")
    for seat, bid in ((1, "bid 0"), (2, "bid 0"), (0, "bid 1")):
        play(match, seat, bid)
    if late:
        play(match, TABLE, "time-up")
    return match


@pytest.mark.rule("breach", "2.9")
def test_a_storm_without_a_target_is_broken_off_when_the_glass_runs_out() -> None:
    match = led(late=False)
    play(match, 0, "storm 2")
    number = match.position.opened
    assert list(match.open) == [0]
    play(match, TABLE, "time-up")
    valley = match.position
    assert (valley.agenda[-1], valley.storming, valley.camp[0]) == (Lead(0), 0, 5)
    assert valley.late and not match.open
    assert objected(valley, 0, "target 1", number).key == "decision-closed"
    assert [entry.undone for entry in match.entries[-2:]] == [1, 0]
    assert not match.undoable(0)


@pytest.mark.rule("breach", "2.10")
def test_a_bribe_breaks_off_a_storm_without_a_target() -> None:
    match = led()
    shown = match.position.opened
    play(match, 0, "storm 5")
    valley = match.shown(1)
    assert offers(valley, 1) == ["bribe 1"]
    match.submit(1, shown, GAME.grammar.read("bribe 1"))
    assert match.position.agenda[-1] == Lead(0)
    assert match.position.camp == row(4, 6, 5)
    assert not match.undoable(0) and not match.undoable(1)


@pytest.mark.rule("breach", "2.10")
def test_what_the_leader_chose_before_is_not_taken_back_over_a_bribe() -> None:
    match = table(3, sandglass="60")
    for seat, bid in ((1, "bid 0"), (2, "bid 0"), (0, "bid 1")):
        play(match, seat, bid)
    play(match, 0, "storm 2")
    match.undo(0)
    play(match, TABLE, "time-up")
    play(match, 1, "bribe 1")
    assert not match.undoable(0)
    play(match, 0, "storm 2")
    assert match.undoable(0)
    match.undo(0)
    assert match.position.camp == row(4, 6, 5)
    assert not match.undoable(0)
