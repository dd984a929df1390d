"""Answers that a seat may give beside another's, the game's own time, and seats that leave: as the
match and the record see them, on the toy game."""

from __future__ import annotations

import json

import pytest

from anabasis.bots.bot import RandomBot, ask_beside
from anabasis.bots.greedy import GreedyBot
from anabasis.core import record
from anabasis.core.die import SeededDie
from anabasis.core.match import Match
from anabasis.core.message import Refused
from anabasis.core.position import TABLE
from anabasis.core.preview import preview
from anabasis.core.why import why_not
from breach.game import GAME
from breach.rules.lead import Lead
from breach.state import Valley
from tests.rules.breach.setting import play, table
from tests.rules.breach.test_02_sandglass import late, led, timed


def played_again(match: Match[Valley]) -> Match[Valley]:
    return record.load(record.dump(match), lambda _: GAME)


def half_made() -> Match[Valley]:
    """The leader is late and has sent out five men, against nobody yet."""
    match = led()
    play(match, 0, "storm 5")
    assert list(match.open) == [0]
    return match


def told(match: Match[Valley]) -> list[str]:
    return ["; ".join([step.entry.action for step in choice.steps]) for choice in match.choices]


def test_an_interjection_is_a_choice_of_its_own() -> None:
    match = led()
    play(match, 2, "bribe 1")
    assert told(match)[-2:] == ["time-up", "bribe 1"]
    assert [choice.seat for choice in match.choices][-2:] == [TABLE, 2]
    play(match, 0, "storm 2")
    play(match, 0, "target 1")
    assert told(match)[-1] == "storm 2; target 1"


def test_it_speaks_of_the_position_before_a_choice_that_is_being_made() -> None:
    match = half_made()
    before = match.shown(1)
    assert before.camp[0] == 5 and match.position.camp[0] == 0
    match.submit(1, before.opened, GAME.grammar.read("bribe 1"))
    assert match.position.camp[:2] == bytes([4, 6])
    assert told(match)[-1] == "bribe 1" and not match.open


def test_it_gets_a_number_of_its_own_in_the_record_and_replays() -> None:
    match = half_made()
    play(match, 2, "ask 0 off")
    match.submit(1, match.shown(1).opened, GAME.grammar.read("bribe 1"))
    lines = [json.loads(row) for row in record.dump(match).splitlines()][-5:-1]
    assert [(line["seat"], line.get("action"), line.get("undo")) for line in lines] == [
        (2, "ask 0 off", None),
        (0, None, 2),
        (2, "ask 0 off", None),
        (1, "bribe 1", None),
    ]
    again = played_again(match)
    assert record.dump(again) == record.dump(match)
    assert not again.position.asked(2, 0)


def test_a_stale_step_of_what_was_broken_off_is_refused() -> None:
    match = half_made()
    number = match.position.opened
    match.submit(1, match.shown(1).opened, GAME.grammar.read("bribe 1"))
    with pytest.raises(Refused) as caught:
        match.submit(0, number, GAME.grammar.read("target 1"))
    assert caught.value.refusal.key == "decision-closed"


def test_a_refused_interjection_breaks_nothing_off() -> None:
    match = half_made()
    entries = len(match.entries)
    for seat, text, number in (
        (1, "bribe 2", match.shown(1).opened),
        (1, "bribe 1", match.position.opened),
        (0, "bribe 1", match.position.opened),
        (1, "hurry", match.shown(1).opened),
    ):
        with pytest.raises(Refused):
            match.submit(seat, number, GAME.grammar.read(text))
    assert len(match.entries) == entries and list(match.open) == [0]


def test_of_two_at_once_the_second_is_refused_by_its_rule() -> None:
    match = led()
    number = match.position.opened
    match.submit(1, number, GAME.grammar.read("bribe 1"))
    with pytest.raises(Refused) as caught:
        match.submit(2, number, GAME.grammar.read("bribe 1"))
    assert (caught.value.refusal.case, caught.value.refusal.key) == ("2.10", "bribed-already")


def test_undo_does_not_cross_an_interjection_or_the_games_time_and_all_together_may() -> None:
    match = led(late=False)
    play(match, 0, "storm 2")
    play(match, 0, "target 1")
    for seat in (1, 2):
        play(match, seat, "stay", *((0, 0) if seat == 2 else ()))
    play(match, 1, "hurry")
    assert not any(match.undoable(seat) for seat in range(3))
    stand = len(match.choices)
    match.back_to(stand - 1)
    assert not match.position.hurried
    play(match, 1, "hurry")
    play(match, TABLE, "time-up", *(0, 0))
    assert not any(match.undoable(seat) for seat in range(3))


def test_time_up_while_seats_decide_together_is_refused_where_nothing_runs() -> None:
    match = table(3, sandglass="60")
    play(match, 1, "bid 0")
    with pytest.raises(Refused):
        play(match, TABLE, "time-up")


def test_a_record_keeps_the_time_of_an_action_and_one_without_reads_too() -> None:
    match = led(late=False)
    match.submit(TABLE, match.position.opened, GAME.grammar.read("time-up"), 60_125)
    rows = record.dump(match).splitlines()
    assert json.loads(rows[-2])["at"] == 60_125
    assert all("at" not in json.loads(row) for row in rows[1:-2])
    again = played_again(match)
    assert again.entries[-1].at == 60_125
    rows[-2] = rows[-2].replace(',"at":60125', "")
    assert record.load("\n".join(rows), lambda _: GAME).entries[-1].at is None


def test_a_preview_of_an_interjection_leaves_the_question_where_it_is() -> None:
    valley = late()
    found = preview(GAME, valley, 1, [GAME.grammar.read("bribe 2")])
    changes = {tuple(change.path): change.value for change in found.changes}
    assert changes[("seats", 1, "men")] == 7
    assert changes[("seats", 0, "men")] == 3
    assert valley.agenda[-1] == Lead(0)


def test_why_not_knows_interjections() -> None:
    no = why_not(GAME, late(), 2, "bribe 2")
    assert no is None
    no = why_not(GAME, timed(), 2, "bribe 2")
    assert no is not None and no.key == "not-your-decision"


def test_bots_interject_where_it_pays_and_are_shown_nothing_more() -> None:
    valley = late()
    said = {ask_beside(RandomBot(), GAME, valley, 1, SeededDie(n)) for n in range(40)}
    assert {action.text() for action in said if action is not None} == {"bribe 1", "bribe 2"}
    assert None in said
    assert ask_beside(RandomBot(), GAME, timed(), 1, SeededDie(1)) is None
    greedy = ask_beside(GreedyBot(), GAME, valley, 1, SeededDie(1))
    weights = GAME.weights()
    still = GAME.chances_by(valley, weights)[1]
    if greedy is None:
        return
    branch = valley.clone()
    greedy.do(branch, branch.agenda[-1].as_decision(), 1, SeededDie(1), [])
    assert GAME.chances_by(branch, weights)[1] > still
