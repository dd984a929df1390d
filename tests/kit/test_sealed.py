"""Sealed answers, over the bids and the sallies of Breach: one must be given, the other may be."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import msgspec
import pytest

from anabasis.core.die import SeededDie
from anabasis.core.door import legal, objection, to_act
from anabasis.core.position import Action
from anabasis.kit.sealed import (
    MOST_SEALINGS,
    NOT_ASKED,
    NOT_YET,
    Sealed,
    SealedWindow,
    answered_by_others,
    asked_of,
    own_answer,
    possible_answers,
    resealed,
    sampled,
    sealed_frame,
    sealings,
)
from breach.board import TOKEN
from breach.game import GAME
from breach.rules.sally import STAYS
from breach.state import Valley
from tests.rules.breach.setting import act, lay, offers


def at_the_bids() -> Valley:
    """Three captains with different purses."""
    return lay(3, coins=(2, 3, 1))


def at_the_sally() -> Valley:
    """Seat 0 storms seat 1; seat 3 does not want to be asked."""
    hands = ("levy", "levy spear", "rider rider", "spear")
    valley = lay(4, hands=hands, leader=0, asked=(0, 1, 2))
    act(valley, 0, "storm 5")
    act(valley, 0, "target 1")
    return valley


PLACES: dict[str, Callable[[], Valley]] = {"bids": at_the_bids, "sally": at_the_sally}
every_place = pytest.mark.parametrize("place", PLACES)


def frame_of(valley: Valley) -> Sealed[Valley] | SealedWindow[Valley]:
    frame = sealed_frame(valley)
    assert frame is not None
    return frame


def seen(valley: Valley, watcher: int | None) -> bytes:
    """All that a seat is shown and could find out by trying."""
    shown: list[Any] = [
        GAME.view(valley, watcher),
        [message.plain() for message in GAME.status(valley)],
    ]
    if watcher is not None:
        shown.append(offers(valley, watcher))
        for action in GAME.grammar:
            refusal = objection(GAME, valley, watcher, valley.opened, action)
            shown.append(refusal and refusal.plain())
    shown.append([(asked.number, asked.seat) for asked in to_act(valley)])
    return msgspec.json.encode(shown)


def legal_to(valley: Valley, seat: int) -> list[Action[Valley, Any]]:
    """What a seat could answer, whether it has or not."""
    return frame_of(valley).options(valley, seat)


def test_the_row_before_anybody_has_answered() -> None:
    assert asked_of(lay(4), (1, 3)) == (NOT_ASKED, NOT_YET, NOT_ASKED, NOT_YET)


def test_a_window_passes_over_who_does_not_want_to_be_asked() -> None:
    valley = at_the_sally()
    assert frame_of(valley).answers == (NOT_ASKED, NOT_YET, NOT_YET, NOT_ASKED)
    assert not any(asked.must for asked in to_act(valley))
    assert all(asked.must for asked in to_act(at_the_bids()))


@every_place
def test_the_order_of_answers_does_not_matter(place: str) -> None:
    seats = frame_of(PLACES[place]()).waiting()
    results = set()
    for order in permutations(seats):
        valley = PLACES[place]()
        for seat in order:
            log = act(valley, seat, offers(valley, seat)[-1], die=SeededDie(4))
        events = [event.plain() for event in log]
        results.add(msgspec.json.encode([GAME.to_plain(valley), events]))
    assert len(results) == 1


@every_place
def test_nothing_of_an_answer_is_seen_before_the_last(place: str) -> None:
    seats = frame_of(PLACES[place]()).waiting()
    for seat in seats[:-1]:
        looks = set()
        for text in offers(PLACES[place](), seat):
            valley = PLACES[place]()
            log = act(valley, seat, text)
            assert log == []
            assert GAME.grammar.read(text).secret
            watchers = [None, *[other for other in range(valley.seats) if other != seat]]
            looks.add(tuple([seen(valley, watcher) for watcher in watchers]))
        assert len(looks) == 1


@every_place
def test_who_has_answered_knows_it_and_nobody_else(place: str) -> None:
    valley = PLACES[place]()
    seat, *others = frame_of(valley).waiting()
    assert own_answer(valley, seat) is None
    text = offers(valley, seat)[-1]
    act(valley, seat, text)
    mine = own_answer(valley, seat)
    assert mine is not None and mine.text() == text
    assert [own_answer(valley, other) for other in [*others, None]] == [None] * (len(others) + 1)


@every_place
def test_what_is_sealed_anew_could_have_been_answered(place: str) -> None:
    valley = PLACES[place]()
    seat, other, *_ = frame_of(valley).waiting()
    could = {frame_of(valley).sealed(action) for action in legal(valley, other)}
    act(valley, other, offers(valley, other)[-1])
    before = frame_of(valley).answers
    found = set()
    for seed in range(60):
        again = valley.clone()
        resealed(again, seat, SeededDie(seed))
        answers = frame_of(again).answers
        found.add(answers[other])
        assert [*answers[:other], *answers[other + 1 :]] == [*before[:other], *before[other + 1 :]]
        own = valley.clone()
        resealed(own, other, SeededDie(seed))
        assert frame_of(own) == frame_of(valley)
    assert found == could


def test_what_can_be_answered_goes_by_the_position_as_it_was_dealt() -> None:
    """A captain whose tokens are others now cannot have played those he had."""
    valley = at_the_sally()
    act(valley, 2, "sally rider")
    found = set()
    for seed in range(60):
        other = GAME.redeal(valley, 1, SeededDie(seed))
        answer = frame_of(other).answers[2]
        assert answer in [frame_of(other).sealed(action) for action in legal_to(other, 2)]
        found.add(answer)
    assert found == {*range(len(TOKEN)), STAYS}


@every_place
def test_the_worlds_have_everything_that_others_may_have_answered_once(place: str) -> None:
    valley = PLACES[place]()
    seats = frame_of(valley).waiting()
    for seat in seats[:-1]:
        act(valley, seat, offers(valley, seat)[0])
    watcher = seats[-1]
    rows = [frame_of(world).answers for world in sealings(valley, watcher)]
    assert sorted(rows) == sorted(product(*possible_answers(valley, watcher)))
    assert len(set(rows)) == len(rows) > 1
    assert frame_of(valley).answers in rows


def test_without_sealed_answers_there_is_nothing_to_seal() -> None:
    valley = lay(2, leader=0)
    before = GAME.to_plain(valley)
    resealed(valley, 0, SeededDie(1))
    assert GAME.to_plain(valley) == before
    assert sealings(valley, 0) == [valley]
    assert possible_answers(valley, 0) == []
    assert own_answer(valley, 0) is None


@every_place
def test_sealed_answers_are_saved_with_the_position(place: str) -> None:
    valley = PLACES[place]()
    seat = frame_of(valley).waiting()[0]
    act(valley, seat, offers(valley, seat)[-1])
    back = GAME.from_plain(msgspec.json.decode(msgspec.json.encode(GAME.to_plain(valley))))
    assert frame_of(back) == frame_of(valley)
    mine = own_answer(back, seat)
    assert mine is not None and mine == own_answer(valley, seat)


# ---- many answers


def test_worlds_of_many_sealed_answers_are_a_fixed_sample() -> None:
    possible = [[-2], list(range(20)), list(range(31)), [4], list(range(9))]
    rows = sampled(possible)
    assert len(rows) == len(set(rows)) == MOST_SEALINGS
    assert rows == sampled(possible)
    assert all(answer in possible[who] for row in rows for who, answer in enumerate(row))
    assert (-2, 19, 30, 4, 8) in rows and (-2, 0, 30, 4, 0) in rows


def test_few_sealed_answers_are_told_apart_one_by_one() -> None:
    valley = lay(3, coins=(3, 9, 9))
    for seat in (1, 2):
        act(valley, seat, "bid 3")
    assert len(sealings(valley, 0)) == 100
    many = lay(4, coins=(3, 9, 9, 9))
    for seat in (1, 2, 3):
        act(many, seat, "bid 3")
    assert len(sealings(many, 0)) == MOST_SEALINGS


def test_the_sample_tells_nothing_of_the_true_answers() -> None:
    found = []
    for bid in ("bid 0", "bid 9"):
        valley = lay(4, coins=(3, 9, 9, 9))
        for seat in (1, 2, 3):
            act(valley, seat, bid)
        found.append([GAME.to_plain(world) for world in sealings(valley, 0)])
    assert found[0] == found[1]


def test_a_bot_is_shown_answers_of_all_others_before_it_gives_its_own() -> None:
    valley = lay(3)
    act(valley, 1, "bid 2")
    frame = sealed_frame(answered_by_others(valley, 0, SeededDie(1)))
    assert frame is not None
    assert frame.answers[:2] == (NOT_YET, 2) and frame.answers[2] >= 0
