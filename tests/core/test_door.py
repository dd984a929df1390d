"""The one door: who may come in, in which order, and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from anabasis.core.die import ScriptedDie, SeededDie
from anabasis.core.door import legal, objection, submit, to_act
from anabasis.core.message import Refused
from anabasis.core.position import TABLE
from breach.game import GAME
from breach.rules.lead import Lead
from breach.rules.sally import Sally
from breach.rules.storm import ChooseTarget, PressOn
from breach.state import Valley
from tests.rules.breach.setting import act, kinds, lay, objected, offers, row


def asked(valley: Valley) -> list[tuple[int, int, bool]]:
    return [(decision.number, decision.seat, decision.must) for decision in to_act(valley)]


def at_the_press() -> Valley:
    """Seat 0 has stormed seat 1 and is asked whether to press on."""
    valley = lay(hands=("levy", "levy"), leader=0, asked=())
    act(valley, 0, "storm 3", 1, 0)
    return valley


def at_the_sally(seats: int = 3, hands: tuple[str, ...] = ()) -> Valley:
    """Seat 0 storms seat 1 with four men; all others may sally."""
    valley = lay(
        seats, hands=hands or ("levy", "levy spear", "rider spear", "spear")[:seats], leader=0
    )
    act(valley, 0, "storm 4")
    if isinstance(valley.agenda[-1], ChooseTarget):
        act(valley, 0, "target 1")
    return valley


def over() -> Valley:
    valley = lay()
    act(valley, TABLE, "resign 1")
    return valley


# ---- who is asked


def test_all_are_asked_to_bid_under_one_number() -> None:
    assert asked(lay(3)) == [(1, 0, True), (1, 1, True), (1, 2, True)]


def test_a_leader_must_answer_and_a_sally_is_a_may() -> None:
    assert asked(lay(3, leader=2)) == [(1, 2, True)]
    assert asked(at_the_sally()) == [(3, 1, False), (3, 2, False)]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    assert asked(over()) == []
    assert offers(over(), 0) == []


def test_a_seat_that_is_not_asked_has_nothing_to_choose() -> None:
    assert offers(lay(2, leader=0), 1) == []
    valley = lay(2)
    act(valley, 0, "bid 1")
    assert offers(valley, 0) == []
    assert offers(valley, 1) == ["bid 0", "bid 1", "bid 2", "bid 3"]


def test_the_table_is_offered_nothing() -> None:
    assert legal(lay(2), TABLE) == []


# ---- refusals


PLACES: dict[str, Callable[[], Valley]] = {
    "bids": lambda: lay(3),
    "lead": lambda: lay(3, leader=0),
    "sally": at_the_sally,
    "over": over,
}


@pytest.mark.parametrize(
    ("place", "seat", "text", "case", "key"),
    [
        ("lead", 1, "forage", "2.1", "not-your-decision"),
        ("lead", 5, "forage", "2.1", "not-your-decision"),
        ("lead", TABLE, "forage", "2.1", "not-your-decision"),
        ("bids", TABLE, "bid 0", "2.1", "not-your-decision"),
        ("sally", 0, "stay", "2.1", "not-your-decision"),
        ("lead", 0, "bid 1", "2.4", "not-now"),
        ("lead", 0, "target 1", "2.4", "not-now"),
        ("bids", 0, "forage", "2.2", "not-now"),
        ("bids", 0, "bid 4", "2.2", "too-few-coins"),
        ("sally", 1, "sally rider", "3.3", "no-such-token"),
        ("over", 0, "bid 0", "5.1", "game-over"),
        ("over", TABLE, "resign 0", "5.1", "game-over"),
        ("over", 0, "ask 0 off", "5.1", "game-over"),
        ("bids", 0, "resign 0", "2.2", "only-the-table"),
        ("bids", 0, "time-out 1", "2.2", "only-the-table"),
        ("bids", 0, "nightfall", "5.2", "only-the-table"),
        ("bids", TABLE, "resign 3", "2.2", "no-such-seat"),
        ("bids", TABLE, "ask 0 on", "2.2", "no-such-seat"),
        ("bids", 3, "ask 0 on", "2.2", "no-such-seat"),
        ("lead", TABLE, "time-out 1", "2.4", "not-waited-for"),
        ("bids", TABLE, "time-out 4", "2.2", "not-waited-for"),
    ],
)
def test_a_refusal_cites_its_case_and_changes_nothing(
    place: str, seat: int, text: str, case: str, key: str
) -> None:
    valley = PLACES[place]()
    before = GAME.to_plain(valley)
    die = ScriptedDie(1, 1, 1)
    with pytest.raises(Refused) as caught:
        submit(GAME, valley, seat, valley.opened, GAME.grammar.read(text), die)
    assert (caught.value.refusal.case, caught.value.refusal.key) == (case, key)
    assert str(caught.value) == f"{key} ({case})"
    assert GAME.to_plain(valley) == before
    assert die.draws == []
    again = objected(valley, seat, text)
    assert again.plain() == caught.value.refusal.plain()


def test_who_acts_out_of_turn_is_told_who_is_waited_for() -> None:
    valley = lay(3)
    act(valley, 1, "bid 0")
    assert objected(valley, 1, "bid 0").params == {"waiting": ["seat:0", "seat:2"]}


@pytest.mark.parametrize("number", [0, 1, 3, -1, 10**20])
def test_an_answer_to_a_closed_decision_is_refused(number: int) -> None:
    valley = lay(2, leader=0)
    act(valley, 0, "forage", 1)
    assert valley.opened == 2
    before = GAME.to_plain(valley)
    refusal = objected(valley, 0, "bid 1", number)
    assert (refusal.case, refusal.key) == ("2.2", "decision-closed")
    assert GAME.to_plain(valley) == before


def test_a_double_click_is_refused() -> None:
    valley = lay(2)
    act(valley, 0, "bid 1")
    assert objected(valley, 0, "bid 1").key == "not-your-decision"
    pressed = at_the_press()
    number = pressed.opened
    act(pressed, 0, "press", 0, 0)
    assert isinstance(pressed.agenda[-1], PressOn)
    assert objected(pressed, 0, "press", number).key == "decision-closed"


def test_listing_options_before_asking_changes_no_answer() -> None:
    """Options that were listed are a cache: what is in it and what is not stays the same."""
    for action in GAME.grammar:
        plain = lay(3, leader=1)
        cached = lay(3, leader=1)
        legal(cached, 1)
        one = objection(GAME, plain, 1, plain.opened, action)
        two = objection(GAME, cached, 1, cached.opened, action)
        assert (one and one.plain()) == (two and two.plain())


# ---- simultaneous answers


@pytest.mark.parametrize("order", list(permutations(range(4))), ids=str)
def test_bids_in_every_order_of_arrival_come_to_the_same(order: tuple[int, ...]) -> None:
    bids = ["bid 2", "bid 3", "bid 0", "bid 3"]
    straight = lay(4)
    expected = [act(straight, seat, bids[seat]) for seat in range(4)][-1]
    valley = lay(4)
    number = valley.opened
    for count, seat in enumerate(order):
        assert valley.opened == number
        log = act(valley, seat, bids[seat])
        assert (log == []) == (count < 3)
    assert GAME.to_plain(valley) == GAME.to_plain(straight)
    assert valley.opened == number + 1
    assert [event.plain() for event in log] == [event.plain() for event in expected]
    assert (valley.leader, valley.coins) == (1, row(3, 0, 3, 3))
    assert valley.precedence == (0, 2, 3, 1)


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))), ids=str)
def test_sallies_in_every_order_of_arrival_come_to_the_same(order: tuple[int, ...]) -> None:
    answers = {1: "sally levy", 2: "stay", 3: "sally spear"}
    valley = at_the_sally(4)
    number = valley.opened
    for seat in order:
        assert valley.opened == number
        log = act(valley, seat, answers[seat], *((0, 0) if seat == order[-1] else ()))
    assert kinds(log)[:5] == ["sallied", "men-killed", "sallied", "men-killed", "garrison-shown"]
    assert [event.values[0] for event in log[:3:2]] == [1, 3]
    assert valley.storming == 1
    assert valley.opened == number + 1


def test_an_answer_stays_secret_until_the_last() -> None:
    valley = lay(3)
    act(valley, 0, "bid 3")
    for watcher in (1, 2, None):
        other = lay(3)
        act(other, 0, "bid 0")
        assert GAME.view(valley, watcher) == GAME.view(other, watcher)
    assert GAME.view(valley, 0)["answer"] == "bid 3"


# ---- windows


def test_a_window_waits_only_for_those_who_want_to_be_asked() -> None:
    valley = lay(4, hands=("levy",) * 4, leader=0, asked=(0, 2))
    act(valley, 0, "storm 4")
    act(valley, 0, "target 1")
    assert asked(valley) == [(3, 2, False)]
    assert objected(valley, 1, "stay").key == "not-your-decision"
    act(valley, 2, "stay", 1, 0)
    assert isinstance(valley.agenda[-1], PressOn)


def test_a_window_that_nobody_wants_is_passed_over() -> None:
    valley = lay(hands=("levy", "rider"), leader=0, asked=())
    log = act(valley, 0, "storm 3", 1, 0)
    assert kinds(log) == ["men-sent", "target-named", "garrison-shown", "wave"]
    assert isinstance(valley.agenda[-1], PressOn)


def test_a_window_does_not_depend_on_what_is_in_a_hand() -> None:
    valley = at_the_sally(3, hands=("levy", "", "levy"))
    assert [decision.seat for decision in to_act(valley)] == [1, 2]
    assert offers(valley, 1) == ["stay"]


def test_being_asked_is_switched_on_and_off_by_the_seat_at_any_time() -> None:
    valley = lay(2, leader=0, asked=())
    log = act(valley, 1, "ask 0 on")
    assert [event.plain() for event in log] == [
        {"kind": "ask-changed", "case": "", "seat": 1, "window": 0, "switch": "on"}
    ]
    assert (valley.asks, valley.opened) == ((0, 1), 1)
    act(valley, 0, "storm 3")
    assert isinstance(valley.agenda[-1], Sally)
    act(valley, 1, "ask 0 off")
    assert [decision.seat for decision in to_act(valley)] == [1]
    act(valley, 1, "stay", 0, 3, 0, 0)
    act(valley, 1, "ask 0 off")
    assert valley.asks == (0, 0)


@pytest.mark.parametrize("before", [0, 1, 255])
@pytest.mark.parametrize("window", range(8))
def test_a_wish_changes_one_window_of_one_seat(before: int, window: int) -> None:
    valley = lay(3)
    valley.windows = 8
    valley.asks = (before,) * 3
    act(valley, 1, f"ask {window} on")
    assert valley.asks == (before, before | 1 << window, before)
    act(valley, 1, f"ask {window} off")
    assert valley.asks == (before, before & ~(1 << window), before)


def test_a_wish_for_a_window_that_the_game_does_not_have_is_refused() -> None:
    assert len(GAME.windows) == 1
    for window in range(1, 8):
        refusal = objected(lay(2), 0, f"ask {window} on")
        assert (refusal.case, refusal.key) == ("2.2", "no-such-window")


# ---- the clock


def test_the_clock_gives_the_answer_that_stands_by_itself() -> None:
    bidding = lay(2)
    log = act(bidding, TABLE, "time-out 1")
    assert [event.plain() for event in log] == [{"kind": "time-ran-out", "case": "", "seat": 1}]
    assert [decision.seat for decision in to_act(bidding)] == [0]
    act(bidding, 0, "bid 0")
    assert bidding.leader == 0

    leading = lay(2, leader=1)
    assert kinds(act(leading, TABLE, "time-out 1", 6))[:2] == ["time-ran-out", "foraged"]
    assert leading.coins == row(3, 6)

    sallying = at_the_sally(2)
    assert kinds(act(sallying, TABLE, "time-out 1", 0, 0))[:2] == ["time-ran-out", "garrison-shown"]

    pressing = at_the_press()
    assert kinds(act(pressing, TABLE, "time-out 0", 0))[:2] == ["time-ran-out", "withdrawn"]


def test_late_answers_in_any_order_come_to_the_same() -> None:
    plains = []
    for order in permutations([(TABLE, "time-out 0"), (1, "bid 2"), (TABLE, "time-out 2")]):
        valley = lay(3)
        for actor, text in order:
            act(valley, actor, text)
        plains.append(GAME.to_plain(valley))
    assert all(plain == plains[0] for plain in plains)
    assert plains[0]["leader"] == 1


def test_a_clock_that_ran_out_for_an_earlier_decision_is_refused() -> None:
    valley = at_the_press()
    number = valley.opened
    act(valley, 0, "press", 0, 0)
    assert objected(valley, TABLE, "time-out 0", number).key == "decision-closed"
    assert kinds(act(valley, TABLE, "time-out 0", 0))[:2] == ["time-ran-out", "withdrawn"]


def test_nightfall_is_an_action_of_the_table_that_the_game_itself_defines() -> None:
    valley = lay(2, leader=0)
    assert kinds(act(valley, TABLE, "nightfall")) == ["nightfall"]
    assert valley.opened == 1
    assert isinstance(valley.agenda[-1], Lead)
    assert objected(valley, TABLE, "nightfall").key == "night-has-fallen"
    assert kinds(act(valley, 0, "forage", 3)) == ["foraged", "game-ends"]
    outcome = GAME.outcome(valley)
    assert outcome is not None
    assert outcome.plain() == {"ranking": [[0], [1]], "reason": "nightfall"}


# ---- resignation


def test_the_last_one_left_has_won_and_the_frames_clean_up() -> None:
    valley = at_the_press()
    assert (valley.camp, valley.storming) == (row(2, 5), 3)
    log = act(valley, TABLE, "resign 0")
    assert kinds(log) == ["resigned", "went-home"]
    assert (valley.camp, valley.storming, valley.agenda) == (row(5, 5), 0, [])
    outcome = GAME.outcome(valley)
    assert outcome is not None
    assert outcome.plain() == {"ranking": [[1], [0]], "reason": "resignation"}


def test_with_three_the_game_goes_on_and_who_gave_up_first_is_last() -> None:
    valley = lay(3, coins=(9, 5, 1), leader=2)
    act(valley, TABLE, "resign 0")
    assert GAME.outcome(valley) is None
    assert asked(valley) == [(1, 2, True)]
    assert objected(valley, TABLE, "resign 0").key == "already-resigned"
    act(valley, 2, "forage", 1)
    act(valley, TABLE, "resign 1")
    outcome = GAME.outcome(valley)
    assert outcome is not None
    assert outcome.plain() == {"ranking": [[2], [1], [0]], "reason": "resignation"}


def test_who_gave_up_comes_last_even_where_the_game_is_played_out() -> None:
    valley = lay(3, coins=(9, 5, 1), leader=2)
    act(valley, TABLE, "resign 0")
    act(valley, TABLE, "nightfall")
    act(valley, 2, "forage", 1)
    outcome = GAME.outcome(valley)
    assert outcome is not None
    assert outcome.plain() == {"ranking": [[1], [2], [0]], "reason": "nightfall"}


def test_a_resignation_takes_effect_on_options_already_listed() -> None:
    valley = lay(4, leader=0)
    act(valley, 0, "storm 2")
    assert offers(valley, 0) == ["target 1", "target 2", "target 3"]
    act(valley, TABLE, "resign 2")
    assert objected(valley, 0, "target 2").key == "has-given-up"
    assert offers(valley, 0) == ["target 1", "target 3"]


# ---- a decision number


def test_every_decision_has_a_number_of_its_own() -> None:
    valley, _ = GAME.setup({"length": "long"}, 3, SeededDie(5))
    die = SeededDie(6)
    seen: dict[int, str] = {}
    while valley.agenda:
        decision = to_act(valley)[0]
        name = type(valley.agenda[-1]).__name__
        assert seen.setdefault(decision.number, name) == name
        number = valley.opened
        options = legal(valley, decision.seat)
        act(valley, decision.seat, options[die.uniform(len(options))].text(), die=die)
        assert valley.opened - number in (0, 1)
    assert sorted(seen) == list(range(1, valley.opened))
