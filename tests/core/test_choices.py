"""Choices: where one begins, when it is complete, what others are shown until then, and undo."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.core import record
from anabasis.core.die import RecordedDie
from anabasis.core.match import Choice, Match
from anabasis.core.message import Refused
from anabasis.core.position import TABLE
from tests.core.errands import GAME, Errands, begun, do


def texts(choices: list[Choice]) -> list[str]:
    return ["; ".join([step.entry.action for step in choice.steps]) for choice in choices]


def told(match: Match[Errands]) -> list[str]:
    return texts(match.choices)


def being_made(match: Match[Errands]) -> dict[int, str]:
    return dict(zip(match.open, texts(list(match.open.values())), strict=True))


def jars(position: Errands) -> tuple[tuple[int, ...], ...]:
    return position.jars


def played_again(match: Match[Errands]) -> Match[Errands]:
    """The match that the entries tell, without asking the door."""
    again = Match(GAME, match.seats, {}, RecordedDie([]))
    for entry in match.entries:
        again.play_again(entry)
    return again


def outline(match: Match[Errands]) -> list[Any]:
    """All that a match knows of choices, and what each seat is shown."""
    eyes = (0, 1, None)
    return [
        [(one.seat, one.numbers, one.told) for one in match.choices],
        {seat: (one.numbers, one.told) for seat, one in match.open.items()},
        [jars(match.shown(seat)) for seat in eyes],
        [match.told(seat) for seat in eyes],
        jars(match.position),
        match.position.asks,
        [match.undoable(seat) for seat in (0, 1)],
    ]


# ---- from the first step to the last


def test_a_choice_is_complete_when_the_seat_is_asked_something_new() -> None:
    match = begun()
    do(match, "0 go; 0 pick 1")
    assert (told(match), being_made(match)) == ([], {0: "go; pick 1"})
    do(match, "0 pick 1")
    assert (told(match), being_made(match)) == (["go; pick 1; pick 1"], {})
    do(match, "0 pass; 1 go")
    assert (told(match), being_made(match)) == (["go; pick 1; pick 1", "pass"], {1: "go"})
    assert [(one.seat, one.numbers, one.told) for one in match.choices] == [
        (0, [0, 1, 2], 3),
        (0, [3], 4),
    ]


def test_others_are_shown_the_position_before_until_it_is_complete() -> None:
    match = begun()
    do(match, "0 go; 0 pick 1")
    assert jars(match.shown(0)) == ((1,), ())
    assert jars(match.shown(TABLE)) == ((1,), ())
    for eyes in (1, None):
        assert jars(match.shown(eyes)) == ((), ())
        assert match.shown(eyes).opened == 1
    assert [match.told(eyes) for eyes in (0, 1, None)] == [1, 0, 0]
    assert match.choice(1, 0) is match.open[0]
    do(match, "0 pick 0")
    for eyes in (0, 1, None):
        assert match.shown(eyes) is match.position
        assert match.told(eyes) == 1
        assert match.choice(1, eyes) is match.choices[0]


@pytest.mark.parametrize(("step", "dice"), [("roll", (3,)), ("show", ())])
def test_what_was_drawn_or_shown_is_told_and_the_rest_is_a_choice_of_its_own(
    step: str, dice: tuple[int, ...]
) -> None:
    match = begun()
    do(match, f"0 go; 0 pick 1; 0 {step}", *dice)
    assert (told(match), being_made(match)) == ([f"go; pick 1; {step}"], {})
    assert jars(match.shown(None)) == ((1,), ())
    do(match, "0 show; 0 pick 1")
    assert told(match) == [f"go; pick 1; {step}", "show", "pick 1"]


def test_a_refusal_speaks_of_the_position_that_the_seat_is_shown() -> None:
    match = begun()
    do(match, "0 go")
    cases = []
    for seat, text in ((1, "ask 3 on"), (1, "resign 0"), (0, "ask 3 on")):
        with pytest.raises(Refused) as caught:
            match.submit(seat, 1, GAME.grammar.read(text))
        cases.append(caught.value.refusal.case)
    for seat in (1, TABLE):
        with pytest.raises(Refused) as caught:
            match.undo(seat)
        cases.append(caught.value.refusal.case)
    assert cases == ["1", "1", "3", "1", "3"]


# ---- all at the same time


def test_answers_given_at_the_same_time_are_one_choice_of_each_seat() -> None:
    match = begun()
    do(match, "0 call; 0 put 1; 1 put 0; 0 put 1")
    assert (told(match), being_made(match)) == (["call"], {0: "put 1; put 1", 1: "put 0"})
    do(match, "1 ready")
    assert (told(match), being_made(match)) == (["call", "put 0; ready"], {0: "put 1; put 1"})
    assert [match.told(eyes) for eyes in (0, 1, None)] == [3, 2, 2]
    do(match, "0 ready; 0 pass")
    assert told(match) == ["call", "put 0; ready", "put 1; put 1; ready", "pass"]
    assert [one.told for one in match.choices] == [1, 5, 6, 7]


def test_what_is_decided_at_the_same_time_is_hidden_by_the_games_view_alone() -> None:
    match = begun()
    do(match, "0 call; 0 put 1")
    for eyes in (0, 1, None):
        assert match.shown(eyes) is match.position


def test_nobody_takes_back_what_others_decide_at_the_same_time() -> None:
    match = begun()
    do(match, "0 call; 0 put 1; 1 put 0")
    assert not match.undoable(0) and not match.undoable(1)
    do(match, "1 ready")
    assert not match.undoable(0)


# ---- wishes, and what the table does


def test_a_wish_is_no_part_of_any_choice() -> None:
    match = begun()
    do(match, "1 ask 0 on; 0 go; 1 ask 0 off; 0 ask 0 on; 0 pick 1; 0 pick 1; 1 ask 0 on")
    assert told(match) == ["go; pick 1; pick 1"]
    assert match.choices[0].numbers == [1, 4, 5]
    assert match.position.asks == (1, 1)
    assert [moment.wish for moment in match.moments] == [
        True,
        False,
        True,
        True,
        False,
        False,
        True,
    ]
    seen = record.seen_by(match, 0).splitlines()[1:]
    assert len(seen) == 1 and "ask" not in seen[0]


def test_a_wish_in_the_middle_stands_at_once() -> None:
    match = begun()
    do(match, "0 go; 1 ask 0 on")
    assert match.position.asks == (0, 1)
    assert being_made(match) == {0: "go"}


def test_what_the_table_does_ends_what_is_being_decided_one_after_the_other() -> None:
    match = begun(3)
    do(match, "0 go; 0 pick 1; -1 resign 2")
    assert (told(match), being_made(match)) == (["go; pick 1", "resign 2"], {})
    assert [(one.seat, one.told) for one in match.choices] == [(0, 3), (TABLE, 3)]
    do(match, "0 pick 1; 0 pass")
    assert told(match)[2:] == ["pick 1", "pass"]


def test_what_the_table_does_leaves_open_what_is_decided_at_the_same_time() -> None:
    match = begun(3)
    do(match, "0 call; 1 put 1; 0 put 0; -1 resign 2")
    assert (told(match), being_made(match)) == (["call", "resign 2"], {1: "put 1", 0: "put 0"})
    do(match, "-1 time-out 1")
    assert told(match)[2:] == ["time-out 1"]


def test_the_end_of_the_game_completes_everything() -> None:
    match = begun()
    do(match, "0 call; 1 put 1; -1 resign 0")
    assert (told(match), being_made(match)) == (["call", "put 1", "resign 0"], {})


# ---- taking back


def test_undo_takes_back_the_whole_open_choice() -> None:
    match = begun()
    do(match, "0 go; 0 pick 1; 0 pick 1; 0 go; 0 pick 0")
    match.undo(0)
    assert (told(match), being_made(match)) == (["go; pick 1; pick 1"], {})
    assert jars(match.position) == ((1, 1), ())
    assert (match.entries[-1].undone, match.entries[-1].agreed) == (2, False)


def test_undo_takes_back_the_last_complete_choice_of_the_seat() -> None:
    match = begun()
    do(match, "0 go; 0 pick 1; 0 pick 1")
    match.undo(0)
    assert (told(match), being_made(match), jars(match.position)) == ([], {}, ((), ()))
    assert match.entries[-1].undone == 3
    do(match, "0 pass")
    assert told(match) == ["pass"]


@pytest.mark.parametrize(("step", "dice"), [("roll", (3,)), ("show", ())])
def test_undo_never_crosses_what_was_drawn_or_shown(step: str, dice: tuple[int, ...]) -> None:
    match = begun()
    do(match, f"0 go; 0 pick 1; 0 {step}", *dice)
    assert not match.undoable(0)
    do(match, "0 pick 1")
    assert match.undoable(0)
    match.undo(0)
    assert jars(match.position) == ((1,), ())
    assert not match.undoable(0)


def test_undo_never_crosses_what_the_table_did() -> None:
    match = begun(3)
    do(match, "0 go; 0 pick 1; -1 resign 2")
    assert not match.undoable(0)


def test_wishes_made_meanwhile_are_kept_and_written_again() -> None:
    match = begun()
    do(match, "0 go; 1 ask 0 on; 0 pick 1; 0 ask 0 on; 0 pick 1; 1 ask 0 off")
    match.undo(0)
    assert match.position.asks == (1, 0)
    assert told(match) == []
    written = [(one.seat, one.action, one.undone) for one in match.entries[6:]]
    assert written == [(0, "", 6), (1, "ask 0 on", 0), (0, "ask 0 on", 0), (1, "ask 0 off", 0)]
    assert [moment.wish for moment in match.moments] == [True, True, True]


def test_all_together_take_back_choices_and_keep_wishes() -> None:
    match = begun()
    do(match, "0 pass; 1 go; 1 show; 0 ask 0 on; 1 pick 1; 1 pick 0; 1 go")
    assert told(match) == ["pass", "go; show", "pick 1; pick 0"]
    match.back_to(1)
    assert (told(match), being_made(match), jars(match.position)) == (["pass"], {}, ((), ()))
    assert match.position.asks == (1, 0)
    assert [(one.seat, one.undone, one.agreed) for one in match.entries[-2:]] == [
        (TABLE, 6, True),
        (0, 0, False),
    ]
    match.back_to(0)
    assert match.waiting() == (0,)
    for n in (-1, 1, 0):
        with pytest.raises(Refused):
            match.back_to(n)


def test_what_the_table_cut_short_goes_on_when_that_is_taken_back() -> None:
    match = begun(3)
    do(match, "0 go; 0 pick 1; -1 resign 2; 0 pick 0")
    match.back_to(1)
    assert (told(match), being_made(match)) == ([], {0: "go; pick 1"})
    assert jars(match.shown(1)) == ((), (), ())
    assert jars(match.shown(0)) == ((1,), (), ())


def test_seats_go_on_at_the_same_time_where_they_were() -> None:
    match = begun()
    do(match, "0 call; 0 put 1; 1 put 0; 1 ready; 0 put 0; 0 ready; 0 pass")
    match.back_to(2)
    assert (told(match), being_made(match)) == (["call", "put 0; ready"], {0: "put 1"})
    match.back_to(1)
    assert (told(match), being_made(match)) == (["call"], {})


# ---- the record


LINES = (
    "0 go; 1 ask 0 on; 0 pick 1; 0 pick 1",
    "undo 0",
    "0 go; 0 pick 0",
    "undo 0",
    "0 go; 0 pick 1; 0 show; 0 pick 0; 0 call; 1 put 1; 0 put 1; 1 ready; 0 put 0",
    "back 3",
    "0 put 1; 0 ready; 1 ready; 0 pass; 1 go; 1 pick 1; 1 pick 1; 1 go; 0 ask 0 on; 1 pick 0",
    "undo 1",
    "undo 1",
    "1 pass; 0 go; 0 pick 0",
)


def history() -> list[Match[Errands]]:
    """The same match, after each of these lines."""
    found = []
    for count in range(1, len(LINES) + 1):
        match = begun()
        for lines in LINES[:count]:
            verb, _, number = lines.partition(" ")
            if verb == "undo":
                match.undo(int(number))
            elif verb == "back":
                match.back_to(int(number))
            else:
                do(match, lines)
        found.append(match)
    return found


@pytest.mark.parametrize("match", history())
def test_choices_are_the_same_when_the_record_is_played_again(match: Match[Errands]) -> None:
    assert outline(played_again(match)) == outline(match)
    loaded = record.load(record.dump(match), lambda name: GAME)
    assert outline(loaded) == outline(match)
    assert record.dump(loaded) == record.dump(match)


@pytest.mark.parametrize("match", history())
def test_choices_do_not_depend_on_what_was_taken_back(match: Match[Errands]) -> None:
    again = Match(GAME, 2, {}, RecordedDie([]))
    for moment in match.moments:
        again.play_again(moment.entry)
    assert outline(again) == outline(match)


def test_a_record_may_take_back_one_step_of_a_choice() -> None:
    """As records did before a choice was taken back as a whole."""
    match = begun()
    do(match, "0 go; 0 pick 1; 0 pick 1")
    match.undo_steps(0, 1)
    assert (told(match), being_made(match)) == ([], {0: "go; pick 1"})
    assert jars(match.shown(1)) == ((), ())
    do(match, "0 pick 0")
    match.undo_steps(0, 2)
    assert being_made(match) == {0: "go"}
    loaded = record.load(record.dump(match), lambda name: GAME)
    assert outline(loaded) == outline(match)


@pytest.mark.parametrize("count", [0, -1, 3, 100])
def test_a_record_takes_back_no_more_than_the_last_choice(count: int) -> None:
    match = begun()
    do(match, "0 pass; 1 go; 1 pick 1")
    with pytest.raises(Refused):
        match.undo_steps(1, count)
    assert being_made(match) == {1: "go; pick 1"}


def test_a_seats_record_has_a_line_for_each_choice_and_no_numbers() -> None:
    match = begun()
    do(
        match,
        "0 go; 0 pick 1; 0 pick 1; 0 call; 1 put 0; 0 put 0; 0 ready; 1 ready; 0 go; 0 pick 1",
    )
    for seat in (0, 1, None):
        lines = record.seen_by(match, seat).splitlines()[1:]
        assert not any("decision" in line for line in lines)
        assert len(lines) == (5 if seat == 0 else 4)
    assert record.seen_by(match, None).splitlines()[1:] == [
        '{"seat":0,"action":"go","events":['
        '{"kind":"picked","case":"1","seat":0,"jar":null},'
        '{"kind":"picked","case":"1","seat":0,"jar":null}]}',
        '{"seat":0,"action":"call","events":[]}',
        '{"seat":0,"action":null,"events":[]}',
        '{"seat":1,"action":null,"events":[]}',
    ]
