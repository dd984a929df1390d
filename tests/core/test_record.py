"""Records: written down, read back by playing, and never believed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from anabasis.core import record
from anabasis.core.die import SeededDie
from anabasis.core.game import Game
from anabasis.core.match import Match
from anabasis.core.position import Aside
from anabasis.core.record import RecordError
from anabasis.core.registry import UnknownGameError
from breach.game import GAME
from tests.games.random_match import random_match
from tests.rules.breach.setting import eventful, play, table

Row = dict[str, Any]


def find(game_id: str) -> Game[Any]:
    if game_id != GAME.id:
        raise UnknownGameError(f"there is no game “{game_id}”")
    return GAME


def load(text: str) -> Match[Any]:
    return record.load(text, find)


def rows(text: str) -> list[Row]:
    return [json.loads(line) for line in text.splitlines()]


def text_of(lines: list[Row]) -> str:
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


EVENTFUL = record.dump(eventful())


# ---- there and back


def test_the_format() -> None:
    lines = rows(EVENTFUL)
    assert lines[0] == {
        "anabasis": 1,
        "game": "breach",
        "rules": 2,
        "components": 1,
        "seats": 3,
        "options": {"walls": "strong"},
        "draws": [2, 1, 0, 0, 0, 1, 2, 0],
    }
    assert lines[1:8] == [
        {"seat": 2, "decision": 1, "action": "bid 1"},
        {"seat": 0, "decision": 1, "action": "bid 3"},
        {"seat": 1, "decision": 1, "action": "ask 0 off"},
        {"seat": -1, "decision": 1, "action": "time-out 1"},
        {"seat": 0, "decision": 2, "action": "storm 3"},
        {"seat": 0, "undo": 1},
        {"seat": 0, "decision": 4, "action": "storm 4"},
    ]
    assert {"seat": -1, "undo": 2, "agreed": True} in lines
    assert lines[-1]["outcome"] is None
    assert len(lines[-1]["digest"]) == 64


def test_a_match_that_goes_on_is_read_back_and_can_be_played_on() -> None:
    match = eventful()
    again = load(EVENTFUL)
    assert record.dump(again) == EVENTFUL
    assert GAME.to_plain(again.position) == GAME.to_plain(match.position)
    assert [m.entry.action for m in again.moments] == [m.entry.action for m in match.moments]
    for going_on in (match, again):
        for seat in range(3):
            play(going_on, seat, "bid 0")
    assert record.dump(again) == record.dump(match)
    assert record.dump(load(record.dump(again))) == record.dump(match)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_finished_match_is_read_back(seats: int) -> None:
    match = random_match(GAME, seats, 40 + seats, {"walls": "strong"})
    text = record.dump(match)
    outcome = GAME.outcome(match.position)
    assert outcome is not None
    assert rows(text)[-1]["outcome"] == outcome.plain()
    assert record.dump(load(text)) == text


def test_a_match_of_no_actions_is_a_record() -> None:
    text = record.dump(table())
    assert len(text.splitlines()) == 2
    assert record.dump(load(text)) == text


def test_other_line_ends_are_read() -> None:
    assert record.dump(load(EVENTFUL.replace("\n", "\r\n"))) == EVENTFUL
    assert record.dump(load(EVENTFUL.rstrip("\n"))) == EVENTFUL


def test_the_digest_is_of_the_position() -> None:
    one, two = eventful(), eventful()
    assert record.digest(one) == record.digest(two)
    play(two, 0, "ask 0 off")
    assert record.digest(one) != record.digest(two)


def test_a_record_without_a_digest_is_played_all_the_same() -> None:
    lines = rows(EVENTFUL)
    lines[-1]["digest"] = None
    assert record.dump(load(text_of(lines))) == EVENTFUL
    lines[-1]["outcome"] = {"ranking": [[0], [1, 2]], "reason": "nightfall"}
    with pytest.raises(RecordError, match="does not end as the record says"):
        load(text_of(lines))


# ---- what is no record


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "this is not a record: it needs a first line, actions and a last line"),
        ("{}", "this is not a record"),
        ("\n\n", "line 1: this is not a record (the line is not JSON)"),
        ("hello\nworld\n", "line 1: this is not a record (the line is not JSON)"),
        ("\ud800\n{}\n", "line 1: this is not a record"),
        ("[" * 100_000 + "\n{}\n", "line 1: this is not a record"),
        ("[]\n{}\n", "line 1: this is not a record of Anabasis"),
        ("3\n{}\n", "line 1: this is not a record of Anabasis"),
        ('{"game":"breach"}\n{}\n', "line 1: this is not a record of Anabasis"),
        ('{"anabasis":1}\n{}\n', "line 1: "),
        ('{"anabasis":2,"all":"new"}\n{}\n', "line 1: the record's format 2 is newer"),
        ('{"anabasis":0}\n{}\n', "line 1: there is no format 0 of records"),
        ('{"anabasis":"1"}\n{}\n', "line 1: there is no format 1 of records"),
        ('{"anabasis":null}\n{}\n', "line 1: there is no format None of records"),
        ("{}\n" * 200_001, "the record has more than 200000 lines"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(text: str, says: str) -> None:
    with pytest.raises(RecordError) as caught:
        load(text)
    assert str(caught.value).startswith(says)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("game", "chess", "line 1: there is no game “chess”"),
        ("game", None, "line 1: "),
        ("rules", 3, "line 1: the record was played with later rules of Breach (3.1)"),
        ("components", 7, "line 1: the record was played with later rules of Breach (2.7)"),
        ("rules", 0, "line 1: the record was played with rules 0.1 of Breach, which are no longer"),
        ("seats", 5, "line 1: Breach is for 2 to 4 seats, not 5"),
        ("seats", 2, "line 1: the record draws 2 where 0 to 1 is possible"),
        ("seats", 4, "line 1: the record holds too few draws"),
        ("seats", "3", "line 1: "),
        ("options", {"moat": "deep"}, "line 1: there is no option “moat”"),
        ("options", {"walls": "glass"}, "line 1: option “walls” cannot be “glass”"),
        ("options", {"walls": 1}, "line 1: "),
        ("options", [], "line 1: "),
        ("draws", [], "line 1: the record holds too few draws"),
        ("draws", [2, 1, 0, 0, 0, 1, 2], "line 1: the record holds too few draws"),
        ("draws", [2, 1, 0, 0, 0, 1, 2, 0, 0], "line 1: the record holds too many draws"),
        ("draws", [2, 1, 0, 0, 0, 1, 2, 3], "line 1: the record draws 3 where 0 to 2 is possible"),
        ("draws", [2, 1, 2, 2, 2, 1, 2, 0], "line 1: the record draws something that is not there"),
        ("draws", [2, 1, 0, 0, 0, 1, 2, 10**40], "line 1: the record draws 1000"),
        ("draws", [2, 1, 0, 0, 0, 1, 2, True], "line 1: "),
        ("colour", "red", "line 1: "),
    ],
)
def test_a_broken_first_line_is_refused(field: str, value: Any, says: str) -> None:
    lines = rows(EVENTFUL)
    lines[0][field] = value
    with pytest.raises(RecordError) as caught:
        load(text_of(lines))
    assert str(caught.value).startswith(says)


@pytest.mark.parametrize("field", list(rows(EVENTFUL)[0]))
def test_a_first_line_must_be_whole(field: str) -> None:
    lines = rows(EVENTFUL)
    del lines[0][field]
    with pytest.raises(RecordError, match=r"^line 1: "):
        load(text_of(lines))


# ---- tampering


def altered(number: int, **changes: Any) -> Callable[[list[Row]], None]:
    def change(lines: list[Row]) -> None:
        lines[number - 1] = {**lines[number - 1], **changes}

    return change


def without(number: int) -> Callable[[list[Row]], None]:
    def change(lines: list[Row]) -> None:
        del lines[number - 1]

    return change


def inserted(number: int, **row: Any) -> Callable[[list[Row]], None]:
    def change(lines: list[Row]) -> None:
        lines.insert(number - 1, row)

    return change


NOT_ALLOWED = "“{}” is not allowed there: {}"
NOT_WHAT_WAS_PLAYED = "the line does not say what was played"
OTHER_OUTCOME = {"ranking": [[1], [0], [2]], "reason": "rounds"}

TAMPERED: dict[str, tuple[Callable[[list[Row]], None], int, str]] = {
    "against the rules": (
        altered(2, action="bid 9"),
        2,
        NOT_ALLOWED.format("bid 9", "too-few-coins (case 2.2)"),
    ),
    "not now": (altered(2, action="forage"), 2, NOT_ALLOWED.format("forage", "not-now")),
    "no action": (altered(2, action="march"), 2, "“march” does not begin with a verb"),
    "no text": (altered(2, action=""), 2, "“” does not begin with a verb"),
    "odd spaces": (altered(2, action="bid  1"), 2, NOT_WHAT_WAS_PLAYED),
    "number for text": (altered(2, action=5), 2, "Expected `str`"),
    "wrong decision": (altered(2, decision=2), 2, NOT_ALLOWED.format("bid 1", "decision-closed")),
    "no such seat": (altered(2, seat=3), 2, "there is no seat 3"),
    "negative seat": (altered(2, seat=-2), 2, "there is no seat -2"),
    "by the table": (altered(2, seat=-1), 2, NOT_ALLOWED.format("bid 1", "not-your-decision")),
    "null seat": (altered(2, seat=None), 2, "Expected `int`"),
    "draws too many": (altered(2, draws=[1]), 2, "the record holds too many draws"),
    "agreed to what": (altered(2, agreed=True), 2, NOT_WHAT_WAS_PLAYED),
    "unknown field": (altered(2, colour="red"), 2, "Object contains unknown field `colour`"),
    "other bid": (altered(3, action="bid 2"), 16, "the record was changed"),
    "lower bid": (
        altered(3, action="bid 0"),
        6,
        NOT_ALLOWED.format("storm 3", "not-your-decision"),
    ),
    "seat for table": (altered(5, seat=0), 5, NOT_ALLOWED.format("time-out 1", "only-the-table")),
    "undo of more": (altered(7, undo=2), 7, NOT_ALLOWED.format("undo", "nothing-to-undo")),
    "undo of less": (altered(7, undo=-1), 7, NOT_ALLOWED.format("undo", "nothing-to-undo")),
    "undo and action": (altered(7, action="storm 3"), 7, NOT_WHAT_WAS_PLAYED),
    "undo by another": (altered(7, seat=1), 7, NOT_ALLOWED.format("undo", "nothing-to-undo")),
    "a draw missing": (altered(10, draws=[2]), 10, "the record holds too few draws"),
    "impossible draw": (altered(10, draws=[9, 1]), 10, "the record draws 9 where"),
    "rewind of more": (altered(12, undo=50), 12, NOT_ALLOWED.format("undo", "nothing-to-undo")),
    "rewind by a seat": (altered(12, seat=0), 12, NOT_WHAT_WAS_PLAYED),
    "not agreed": (altered(12, agreed=False), 12, NOT_ALLOWED.format("undo", "nothing-to-undo")),
    "other draws": (altered(14, draws=[0, 0]), 16, "the record was changed"),
    "other digest": (altered(16, digest="0" * 64), 16, "the record was changed"),
    "other outcome": (altered(16, outcome=OTHER_OUTCOME), 16, "the game does not end as"),
    "broken digest": (altered(16, digest=5), 16, "Expected `str | null`"),
    "more at the end": (altered(16, more=5), 16, "Object contains unknown field `more`"),
    "no last line": (without(16), 15, "Object contains unknown field `seat`"),
    "an action missing": (without(15), 15, "the record was changed"),
    "a wish missing": (without(4), 9, "the record holds too many draws"),
    "no first line": (without(1), 1, "this is not a record of Anabasis"),
    "an action too many": (
        inserted(8, seat=2, decision=4, action="forage"),
        8,
        NOT_ALLOWED.format("forage", "not-your-decision"),
    ),
    "an undo too many": (
        inserted(8, seat=0, undo=1),
        8,
        NOT_ALLOWED.format("undo", "nothing-to-undo"),
    ),
    "an empty line": (inserted(15), 15, "Object missing required field `seat`"),
}


@pytest.mark.parametrize("name", list(TAMPERED))
def test_a_changed_record_is_refused_with_the_line(name: str) -> None:
    change, number, says = TAMPERED[name]
    lines = rows(EVENTFUL)
    assert len(lines) == 16
    change(lines)
    with pytest.raises(RecordError) as caught:
        load(text_of(lines))
    assert str(caught.value).startswith(f"line {number}: {says}")


def test_an_outcome_cannot_be_made_up_or_left_out() -> None:
    lines = rows(record.dump(random_match(GAME, 2, 42)))
    made_up: list[Any] = [None, {"ranking": [[0, 1]], "reason": "nightfall"}, {"ranking": []}]
    for outcome in made_up:
        changed = [*lines[:-1], {**lines[-1], "outcome": outcome}]
        with pytest.raises(RecordError, match=f"^line {len(lines)}: the game does not end as"):
            load(text_of(changed))


def test_nothing_can_be_added_after_the_end() -> None:
    lines = rows(record.dump(random_match(GAME, 2, 42)))
    lines.insert(-1, {"seat": 0, "decision": 1, "action": "bid 0"})
    with pytest.raises(RecordError, match=r"game-over \(case 5.1\)$"):
        load(text_of(lines))


def test_a_record_cut_off_anywhere_is_refused() -> None:
    for length in range(0, len(EVENTFUL) - 1, 3):
        with pytest.raises(RecordError):
            load(EVENTFUL[:length])


def said(text: str) -> list[Row]:
    """What a record says, but for what may differ: which rules of ours it was played with, and the
    decision that was open when something was done that answers none."""
    lines = rows(text)
    for line in lines[1:-1]:
        if "action" in line and isinstance(GAME.grammar.read(line["action"]), Aside):
            line.pop("decision", None)
    return [{k: v for k, v in lines[0].items() if k not in ("rules", "components")}, *lines[1:]]


def test_a_changed_character_is_refused_or_says_the_same() -> None:
    chance = random.Random(1)
    kept = 0
    for _ in range(400):
        at = chance.randrange(len(EVENTFUL))
        text = EVENTFUL[:at] + chance.choice('0123456789"{}[],:abdeis \n-') + EVENTFUL[at + 1 :]
        try:
            match = load(text)
        except RecordError as error:
            assert str(error)
            continue
        kept += 1
        assert said(record.dump(match)) == said(text)
    assert kept < 40


# ---- what a seat may have of a match


def test_a_seats_record_holds_no_draws_and_no_secrets() -> None:
    match = eventful()
    for seat in (0, 1, 2, None):
        lines = rows(record.seen_by(match, seat))
        assert (lines[0]["seen_by"], lines[0]["options"]) == (seat, {"walls": "strong"})
        assert not any("draws" in line for line in lines)
        drawn = [event for event in lines[0]["events"] if event["kind"] == "token-drawn"]
        assert [event["token"] for event in drawn if event["seat"] != seat].count(None) == (
            6 if seat is None else 4
        )
        assert all(event["token"] for event in drawn if event["seat"] == seat)
        actions = {(line["seat"], line["action"]) for line in lines[1:]}
        assert ((2, "bid 1") in actions) == (seat == 2)
        assert ((2, "sally levy") in actions) == (seat == 2)
        assert (2, None) in actions or seat == 2
        assert (0, "storm 4") in actions
        assert (0, "storm 3") not in actions


def test_a_seats_record_does_not_depend_on_what_the_seat_may_not_know() -> None:
    seen = []
    for hand, bid in (("levy levy", "bid 0"), ("rider spear", "bid 2")):
        match = table(3, hands=("levy spear", hand, "levy levy"))
        play(match, 1, bid)
        seen.append([record.seen_by(match, seat) for seat in (0, 2, None, 1)])
    assert seen[0][:3] == seen[1][:3]
    assert seen[0][3] != seen[1][3]


def test_what_was_secret_is_open_once_all_have_answered() -> None:
    match = table(2)
    play(match, 0, "bid 3")
    assert '"bids"' not in record.seen_by(match, 1)
    play(match, 1, "bid 1")
    assert '"bids":[3,1]' in record.seen_by(match, 1)


def test_a_seats_record_cannot_be_replayed() -> None:
    with pytest.raises(RecordError, match=r"^line 1: this is one seat's view"):
        load(record.seen_by(eventful(), 0))


def test_a_loaded_match_goes_on_with_a_die_of_its_own() -> None:
    match = load(EVENTFUL)
    match.die = SeededDie(3)
    for seat in range(3):
        match.submit(seat, match.position.opened, GAME.grammar.read("bid 0"))
    match.submit(match.waiting()[0], match.position.opened, GAME.grammar.read("forage"))
    text = record.dump(match)
    assert record.dump(load(text)) == text
