"""Windows that open again, windows within windows, and what nobody learns of them."""

from __future__ import annotations

import msgspec
import pytest

from anabasis.bots.bot import wishes
from anabasis.core import record
from anabasis.core.asides import MOST_WINDOWS
from anabasis.core.die import SeededDie
from anabasis.core.door import legal, to_act
from anabasis.core.game import Game
from anabasis.core.match import Match
from anabasis.core.message import Refused
from anabasis.core.position import TABLE
from anabasis.core.versions import Versions
from anabasis.kit.exchange import Exchange
from tests.kit.parley import GAME, JEER, WINDOWS, WORDS, Talk, match, say


def armed(*seats: int, windows: tuple[int, ...] = (JEER, WORDS)) -> Match[Talk]:
    """A match in which these seats want to be asked."""
    talk = match()
    for seat in seats:
        for window in windows:
            say(talk, seat, f"ask {window} on")
    return talk


def asked(talk: Match[Talk]) -> tuple[str, tuple[int, ...]]:
    decision = GAME.decision(talk.position)
    return type(decision).__name__, decision.waiting()


def test_there_may_be_more_than_eight_kinds_of_window() -> None:
    talk = match()
    say(talk, 1, "ask 11 on")
    assert talk.position.asked(1, 11) and not talk.position.asked(1, WORDS)
    assert len(wishes(talk.position, 0)) == len(WINDOWS) == 12
    with pytest.raises(Refused, match="no-such-window"):
        say(talk, 1, "ask 12 on")


def test_but_not_more_than_can_be_named() -> None:
    names = tuple([str(number) for number in range(MOST_WINDOWS + 1)])
    with pytest.raises(ValueError, match="more than 32"):
        Game(
            "x",
            "X",
            (2, 2),
            (),
            GAME.family,
            "1",
            "1",
            windows=names,
            versions=Versions(),
        )


def test_nobody_is_asked_who_does_not_want_to_be() -> None:
    talk = match()
    assert say(talk, 0, "boast") == ["boasted", "settled"]
    assert asked(talk) == ("Turn", (1,))


def test_the_active_seat_is_asked_first_then_the_other() -> None:
    talk = armed(0, 1)
    say(talk, 0, "boast")
    assert asked(talk) == ("Answers", (0,))
    assert [(one.seat, one.must) for one in to_act(talk.position)] == [(0, False)]
    assert [action.text() for action in legal(talk.position, 0)] == ["pass", "reply"]
    assert legal(talk.position, 1) == []
    assert say(talk, 0, "pass") == []
    assert asked(talk) == ("Answers", (1,))
    assert say(talk, 1, "pass") == ["settled"]
    assert asked(talk) == ("Turn", (1,))


def test_what_is_played_asks_the_other_again_and_two_passes_running_close() -> None:
    talk = armed(0, 1, windows=(WORDS,))
    say(talk, 0, "boast")
    say(talk, 0, "pass")
    assert say(talk, 1, "reply") == ["answered"]
    assert asked(talk) == ("Answers", (0,))
    say(talk, 0, "reply")
    assert asked(talk) == ("Answers", (1,))
    say(talk, 1, "pass")
    assert asked(talk) == ("Answers", (0,))
    assert say(talk, 0, "pass") == ["settled"]
    assert talk.position.answers == 2


def test_one_seat_may_play_again_and_again() -> None:
    talk = armed(1, windows=(WORDS,))
    say(talk, 0, "boast")
    for _ in range(3):
        assert asked(talk) == ("Answers", (1,))
        say(talk, 1, "reply")
    assert say(talk, 1, "pass") == ["settled"]
    assert talk.position.answers == 3


def test_a_window_opens_within_a_window() -> None:
    talk = armed(0, 1)
    say(talk, 0, "boast")
    say(talk, 0, "reply")
    assert asked(talk) == ("Jeers", (1,))
    outer = talk.position.agenda[-2]
    assert isinstance(outer, Exchange) and (outer.waiting(), outer.passes) == ((1,), 0)
    say(talk, 1, "mock")
    assert asked(talk) == ("Jeers", (0,))
    say(talk, 0, "pass")
    say(talk, 1, "pass")
    assert asked(talk) == ("Answers", (1,))
    say(talk, 1, "pass")
    assert say(talk, 0, "pass") == ["settled"]
    assert talk.position.answers == 0


def test_the_inner_one_may_be_wanted_and_the_outer_not() -> None:
    talk = armed(0)
    say(talk, 1, f"ask {JEER} on")
    say(talk, 0, "boast")
    say(talk, 0, "reply")
    assert asked(talk) == ("Jeers", (1,))
    say(talk, 1, "pass")
    say(talk, 0, "pass")
    assert asked(talk) == ("Answers", (0,))


def test_windows_are_written_down_and_read_back() -> None:
    talk = armed(0, 1)
    say(talk, 0, "boast")
    say(talk, 0, "reply")
    plain = msgspec.json.encode(GAME.to_plain(talk.position))
    again = GAME.from_plain(msgspec.json.decode(plain))
    assert msgspec.json.encode(GAME.to_plain(again)) == plain
    assert GAME.decision(again).waiting() == (1,)
    replayed = record.load(record.dump(talk), lambda _: GAME)
    assert record.digest(replayed) == record.digest(talk)


def test_a_wish_is_nobody_elses_business() -> None:
    """Not in what is told, nor in the event itself, nor in a record for others, nor in a redeal."""
    quiet, wishing = match(), match()
    before = GAME.redealt(quiet.position, 0, SeededDie(1))
    log = wishing.submit(1, wishing.position.opened, GAME.grammar.read(f"ask {WORDS} on"))
    assert log[0].witnessed(0) == {
        "kind": "ask-changed",
        "case": "",
        "seat": 1,
        "window": None,
        "switch": None,
    }
    assert log[0].witnessed(1)["switch"] == "on"
    assert wishing.choices == [] and wishing.told(0) == wishing.told(None) == 0
    for eyes in (0, None):
        assert record.seen_by(wishing, eyes) == record.seen_by(quiet, eyes)
        assert GAME.view(wishing.shown(eyes), eyes) == GAME.view(quiet.shown(eyes), eyes)
    after = GAME.redealt(wishing.position, 0, SeededDie(1))
    assert GAME.to_plain(after) == GAME.to_plain(before)
    assert GAME.redealt(wishing.position, 1, SeededDie(1)).asks == wishing.position.asks


def test_the_table_lets_a_moment_go_by() -> None:
    talk = armed(0, 1)
    with pytest.raises(Refused, match="not-waited-for"):
        say(talk, TABLE, "go-by 0")
    say(talk, 0, "boast")
    with pytest.raises(Refused, match="only-the-table"):
        say(talk, 1, "go-by 0")
    with pytest.raises(Refused, match="not-waited-for"):
        say(talk, TABLE, "go-by 1")
    assert say(talk, TABLE, "go-by 0") == []
    assert say(talk, TABLE, "go-by 1") == ["settled"]
    assert [choice.seat for choice in talk.choices] == [0, TABLE, TABLE]
