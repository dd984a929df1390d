"""The fuzzer: it leaves a sound game alone, and finds what is planted in a broken one."""

import itertools
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from anabasis.core import match as core_match
from anabasis.core.event import Event
from anabasis.core.game import Game
from anabasis.core.grammar import Grammar
from anabasis.core.match import Match
from anabasis.core.options import OptionError
from anabasis.core.position import Action
from anabasis.core.record import load
from anabasis.core.registry import find_game
from anabasis.games.alexandros.game import GAME, Alexandros
from anabasis.games.alexandros.rules.take_back import TakeBack
from anabasis.games.alexandros.rules.turn import Further, Stop
from anabasis.games.alexandros.state import Table
from anabasis.lab.fuzz import FuzzFailure, FuzzReport, fuzz, record_of
from anabasis.lab.invariants import rule_cases
from anabasis.lab.sim import is_compiled
from anabasis.lab.trial import Trial

pure_only = pytest.mark.skipif(
    is_compiled(), reason="a compiled game cannot be broken from outside"
)


def again(game: Game[Any], failure: FuzzFailure, folder: Path) -> FuzzReport:
    """Do what the failure says will reproduce it."""
    command, verb, game_id, *rest = shlex.split(failure.how)
    given = dict(zip(rest[::2], rest[1::2], strict=True))
    assert (command, verb, game_id) == ("anabasis", "fuzz", game.id)
    assert set(given) == {"--seats", "--seed", "--games"}
    return fuzz(game, int(given["--games"]), int(given["--seats"]), int(given["--seed"]), folder)


# ---- a sound game


def test_a_sound_game_passes_at_every_number_of_seats(tmp_path: Path) -> None:
    told: list[int] = []
    report = fuzz("alexandros", 6, None, 1, tmp_path / "out", told.append)
    assert report.failures == []
    assert told == [1, 2, 3, 4, 5, 6]
    plain = report.plain()
    assert msgspec.json.decode(msgspec.json.encode(plain)) == plain
    assert (plain["game"], plain["games"], plain["seed"]) == ("alexandros", 6, 1)
    assert min(plain["actions"], plain["undos"], plain["refused"]) > 6
    assert not (tmp_path / "out").exists()


def test_a_wish_in_the_middle_of_a_choice_is_no_secret_shown(tmp_path: Path) -> None:
    """In this game a seat asks to be stopped at a window, and its choice ends there: taken back, it
    is compared with the same choice and the same wish."""
    assert fuzz("conquerors", 1, 1, 8170, tmp_path).failures == []


def test_the_seat_counts_are_taken_in_turn() -> None:
    def actions(seats: int, seed: int) -> int:
        trial = Trial(GAME, seats, seed, rule_cases(GAME))
        trial.play()
        return trial.actions

    report = fuzz("alexandros", 4, None, 5, Path("nowhere"))
    assert report.actions == actions(2, 5) + actions(3, 6) + actions(4, 7) + actions(2, 8)


def test_looking_closely_does_not_change_the_game() -> None:
    light = Trial(GAME, 3, 2, frozenset())
    close = Trial(GAME, 3, 2, frozenset(), thorough=True)
    assert not light.thorough
    light.play()
    close.play()
    assert record_of(light) == record_of(close)


def test_in_every_other_game_a_verb_is_drawn_first() -> None:
    """On the march one may go to one of several areas, or halt: one verb each."""

    def halting(seeds: range) -> float:
        done = {"go": 0, "halt": 0}
        for seed in seeds:
            trial = Trial(find_game("alexander_vs_darius"), 2, seed, frozenset())
            trial.play()
            for past in trial.past:
                if past.action.verb in done:
                    done[past.action.verb] += 1
        return done["halt"] / sum(done.values())

    assert halting(range(0, 12, 2)) > 1.3 * halting(range(1, 12, 2))


@pure_only
def test_windows_and_simultaneous_answers_are_fuzzed_too(tmp_path: Path) -> None:
    from breach.game import GAME as BREACH

    report = fuzz(BREACH, 20, None, 1, tmp_path)
    assert report.failures == []


def test_a_number_of_seats_that_the_game_does_not_have(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="2 to 4 seats, not 5"):
        fuzz("alexandros", 1, 5, 1, tmp_path)


# ---- games broken in a way that works on any build


def test_a_frame_that_cannot_be_saved_is_found_and_reproduced(tmp_path: Path) -> None:
    game = Alexandros()
    del game.family.classes["Further"]
    report = fuzz(game, 2, 3, 50, tmp_path / "out")
    assert [failure.seed for failure in report.failures] == [50, 51]
    failure = report.failures[0]
    assert "Further is not known to this game's family" in failure.message
    assert "\n" not in failure.message
    assert failure.path.parent == tmp_path / "out"
    assert failure.path.with_suffix(".txt").read_text(encoding="utf-8").startswith(failure.message)
    (same,) = again(game, failure, tmp_path / "again").failures
    assert (same.message, same.how) == (failure.message, failure.how)
    assert same.path.read_text(encoding="utf-8") == failure.path.read_text(encoding="utf-8")


def test_a_refusal_that_cites_nothing_is_found(tmp_path: Path) -> None:
    game = Alexandros()
    game.turn_case = ""
    report = fuzz(game, 3, 2, 1, tmp_path)
    assert report.failures
    assert "names no case of the rulebook" in report.failures[0].message


def test_it_stops_when_it_has_found_enough(tmp_path: Path) -> None:
    game = Alexandros()
    game.family.classes.clear()
    told: list[int] = []
    report = fuzz(game, 1000, 2, 1, tmp_path, told.append)
    assert len(report.failures) == report.games == told[-1] == 20


# ---- bugs planted in the rules


def last_action(failure: FuzzFailure) -> str:
    rows = failure.path.read_text(encoding="utf-8").splitlines()
    text: str = msgspec.json.decode(rows[-2])["action"]
    return text


@pure_only
def test_the_record_ends_with_the_action_at_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(self: TakeBack, position: Table, *rest: Any) -> None:
        """The guard goes nowhere."""
        do(self, position, *rest)
        position.stock = bytes([max(0, count - 1) for count in position.stock])

    do = TakeBack.do
    monkeypatch.setattr(TakeBack, "do", lost)
    report = fuzz("alexandros", 4, 2, 1, tmp_path)
    failure = report.failures[0]
    assert failure.message.startswith("1.5: the guards of seat")
    assert last_action(failure).startswith("take-back")
    match = load(failure.path.read_text(encoding="utf-8"), find_game)
    assert GAME.violations(match.position) != []
    assert GAME.violations(match.at(len(match.moments) - 1)) == []
    assert again(GAME, failure, tmp_path).failures == [failure]


@pure_only
def test_an_error_in_an_action_is_recorded_with_that_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Stop, position: Table, *rest: Any) -> None:
        position.points[9]

    monkeypatch.setattr(Stop, "do", fail)
    failure = fuzz("alexandros", 1, 2, 1, tmp_path).failures[0]
    assert failure.message.startswith("IndexError: tuple index out of range at ")
    assert last_action(failure) == "stop"
    with pytest.raises(IndexError):
        load(failure.path.read_text(encoding="utf-8"), find_game)


@pure_only
def test_an_error_before_the_first_action_is_recorded(tmp_path: Path) -> None:
    class Unprepared(Alexandros):
        def prepare(self, position: Table, options: Any, die: Any, log: Any) -> None:
            super().prepare(position, options, die, log)
            raise ValueError("no table")

    game = Unprepared()
    failure = fuzz(game, 1, 2, 1, tmp_path).failures[0]
    assert failure.message.startswith("ValueError: no table at ")
    with pytest.raises(ValueError, match="no table"):
        load(failure.path.read_text(encoding="utf-8"), lambda _: game)


class Leaky(Alexandros if not is_compiled() else object):  # type: ignore[misc]
    """Shows everybody every hand."""

    def view(self, position: Table, seat: int | None) -> dict[str, Any]:
        return {**super().view(position, seat), "hands": repr(position.hands)}

    def own_view(self, position: Table, seat: int | None) -> dict[str, Any]:
        return {**super().own_view(position, seat), "hands": repr(position.hands)}


class Parted(Alexandros if not is_compiled() else object):  # type: ignore[misc]
    """Shows every seat the spectators' part of the view."""

    def own_view(self, position: Table, seat: int | None) -> dict[str, Any]:
        shown: dict[str, Any] = super().own_view(position, None)
        return shown


class Unprintable(Alexandros if not is_compiled() else object):  # type: ignore[misc]
    """Shows what JSON cannot hold."""

    def view(self, position: Table, seat: int | None) -> dict[str, Any]:
        return {**super().view(position, seat), "position": position}


class Endless(Alexandros if not is_compiled() else object):  # type: ignore[misc]
    """Never gets anywhere by its own measure."""

    def progress(self, position: Table) -> int:
        return 1

    def progress_patience(self) -> int:
        return 30


class Backward(Alexandros if not is_compiled() else object):  # type: ignore[misc]
    """Counts down."""

    def progress(self, position: Table) -> int:
        return -position.turn


class Unfinished(Alexandros if not is_compiled() else object):  # type: ignore[misc]
    """Forgets the last seat when it ranks them."""

    def result(self, position: Table) -> tuple[tuple[tuple[int, ...], ...], str]:
        return ((0,),), "walls"


class Groundless(Alexandros if not is_compiled() else object):  # type: ignore[misc]
    """Ends for no reason that it has named."""

    def result(self, position: Table) -> tuple[tuple[tuple[int, ...], ...], str]:
        return ((0,), (1,)), "boredom"


class Meddling(Alexandros if not is_compiled() else object):  # type: ignore[misc]
    """Redeals the game itself."""

    def redeal(self, position: Table, seat: int, die: Any) -> Table:
        other: Table = super().redeal(position, seat, die)
        position.turn += 1
        return other


@pure_only
@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (Leaky, "sees in its view what it may not know"),
        (Parted, "the parts of the view of seat 0 are not the whole"),
        (Unprintable, "cannot be written as JSON"),
        (Endless, "no progress in 30 actions"),
        (Backward, "progress fell from"),
        (Unfinished, "does not rank every seat once"),
        (Groundless, "gives no such reason as “boredom”"),
        (Meddling, "changes the position itself"),
    ],
)
def test_a_game_that_breaks_its_contract_is_found(
    broken: type[Game[Any]], message: str, tmp_path: Path
) -> None:
    make: Any = broken
    game = make()
    report = fuzz(game, 2, 2, 1, tmp_path)
    assert report.failures
    assert message in report.failures[0].message
    assert again(game, report.failures[0], tmp_path).failures[0] == report.failures[0]


def everything_passes(*anything: Any) -> None:
    return None


def always(*anything: Any) -> bool:
    return True


def never(*anything: Any) -> bool:
    return False


def forgets_points(self: Table) -> Table:
    other = whole_clone(self)
    other.points = (0,) * self.seats
    return other


def keeps_the_number(self: Match[Any], count: int) -> None:
    opened = self.position.opened
    going_back(self, count)
    self.position.opened = opened


def restless(self: Stop, position: Table, *rest: Any) -> None:
    position.turn += next(counter)


def tells_all(self: Event, seat: int | None) -> dict[str, Any]:
    return self.plain()


def stops_only(self: Grammar, text: str) -> Action[Any, Any]:
    return whole_read(self, "stop" if text.startswith("take-") else text)


def twice(self: Further, position: Table, seat: int) -> list[Action[Table, Any]]:
    return [*whole_candidates(self, position, seat), *whole_candidates(self, position, seat)]


def nothing(self: Further, position: Table, seat: int) -> list[Action[Table, Any]]:
    return []


counter = itertools.count()
whole_clone: Callable[[Table], Table] = Table.clone
going_back: Callable[..., None] = Match._go_back
whole_read: Callable[[Grammar, str], Action[Any, Any]] = Grammar.read
whole_candidates: Callable[..., list[Action[Table, Any]]] = Further.candidates


@pure_only
@pytest.mark.parametrize(
    ("where", "name", "bug", "message"),
    [
        (core_match, "objection", everything_passes, "must be refused and was not"),
        (Match, "undoable", always, "may not undo, and the match does not agree"),
        (Match, "undoable", never, "may undo, and the match does not agree"),
        (Match, "_go_back", keeps_the_number, "a number that was used before"),
        (Table, "clone", forgets_points, "a clone is not the same position"),
        (Stop, "do", restless, "did something else when done again"),
        (Event, "witnessed", tells_all, "keeps private"),
        (Grammar, "read", stops_only, "reads back as another action"),
        (Further, "candidates", twice, "offered the same action twice"),
        (Further, "candidates", nothing, "must act and has no action"),
        (Table, "fields", tuple(set(Table.fields) - {"red"}), "looking different"),
    ],
)
def test_a_broken_engine_is_found(
    where: Any,
    name: str,
    bug: Any,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(where, name, bug)
    report = fuzz(GAME, 3, 2, 1, tmp_path)
    assert any(message in failure.message for failure in report.failures), [
        failure.message for failure in report.failures
    ]
