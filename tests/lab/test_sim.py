"""Simulation: the same games however the work is shared, and a report that adds up."""

import os
import signal
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from anabasis.bots.bot import UnknownBotError
from anabasis.bots.greedy import GreedyBot
from anabasis.core.die import Die, SeededDie
from anabasis.core.door import legal, submit, to_act
from anabasis.core.event import Event
from anabasis.core.game import Game, Outcome
from anabasis.core.options import OptionError
from anabasis.core.plain import Family
from anabasis.core.position import Position
from anabasis.core.registry import UnknownGameError, find_game
from anabasis.lab.sim import SimReport, Tally, play_game, share_of, simulate
from tests.conftest import build_under_test

CLOCK = ("games_per_s", "actions_per_s", "jobs")


def without_the_clock(report: SimReport) -> dict[str, Any]:
    return {key: value for key, value in report.plain().items() if key not in CLOCK}


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone = simulate("alexandros", 30, 3, 7)
    shared = simulate("alexandros", 30, 3, 7, jobs=2)
    assert without_the_clock(alone) == without_the_clock(shared)
    assert (alone.plain()["jobs"], shared.plain()["jobs"]) == (1, 2)


def test_nor_with_bots_that_think() -> None:
    alone = simulate("alexandros", 2, 2, 3, ["greedy", "random"])
    shared = simulate("alexandros", 2, 2, 3, ["greedy", "random"], jobs=2)
    assert without_the_clock(alone) == without_the_clock(shared)


def test_the_seed_decides() -> None:
    once = without_the_clock(simulate("alexandros", 5, 2, 1))
    assert without_the_clock(simulate("alexandros", 5, 2, 1)) == once
    other = without_the_clock(simulate("alexandros", 5, 2, 2))
    assert other["actions"] != once["actions"]


def test_more_games_begin_with_the_same_games() -> None:
    few = simulate("alexandros", 26, 2, 9).tally
    more = simulate("alexandros", 27, 2, 9).tally
    last = play_game(
        find_game("alexandros"),
        [make_random() for _ in range(2)],
        SeededDie(9, keep=False).fork(26),
    )
    few.add(last)
    assert few == more


def make_random() -> Any:
    from anabasis.bots.levels import make_bot

    return make_bot("random")


def test_the_report_is_plain_and_adds_up() -> None:
    plain = simulate("alexandros", 10, 4, 5).plain()
    assert msgspec.json.decode(msgspec.json.encode(plain)) == plain
    assert plain["games"] == 10
    assert plain["seats"] == 4
    assert plain["seed"] == 5
    assert plain["bots"] == ["random"] * 4
    assert sum(plain["wins_by_seat"]) == pytest.approx(10)
    assert len(plain["wins_by_seat"]) == 4
    assert sum(plain["ends_by_reason"].values()) == 10
    assert plain["mean_length"] == plain["actions"] / 10
    assert plain["actions_per_s"] / plain["games_per_s"] == pytest.approx(plain["mean_length"])
    assert plain["mean_turns"] > 4
    assert plain["compiled"] is (build_under_test() == "compiled")


def test_an_action_is_a_decision_with_a_choice() -> None:
    game = find_game("alexandros")
    die = SeededDie(4, keep=False).fork(0).fork(0)
    position, _ = game.setup({}, 2, die)
    choices = 0
    while position.agenda:
        (decision,) = to_act(position)
        options = legal(position, decision.seat)
        choices += len(options) > 1
        action = options[die.uniform(len(options))]
        submit(game, position, decision.seat, decision.number, action, die)
    report = simulate("alexandros", 1, 2, 4)
    assert report.plain()["actions"] == choices
    assert report.plain()["mean_turns"] == position.turn


class Drawn(Game[Position]):
    """A game that is over before it begins, shared by two of three, with no measure of progress."""

    def __init__(self) -> None:
        super().__init__("drawn", "Drawn", (3, 3), (), Family(), turn_case="1", end_case="1")

    def empty(self) -> Position:
        return Position()

    def prepare(
        self, position: Position, options: dict[str, str], die: Die, log: list[Event]
    ) -> None:
        pass

    def outcome(self, position: Position) -> Outcome:
        return Outcome(((0, 2), (1,)), "walls")

    def progress(self, position: Position) -> int:
        raise NotImplementedError


def test_a_shared_win_is_shared_out() -> None:
    game = Drawn()
    tally = Tally()
    for _ in range(3):
        tally.add(play_game(game, [GreedyBot()] * 3, SeededDie(1)))
    assert tally.wins == {0: Fraction(3, 2), 2: Fraction(3, 2)}
    assert tally.ends == {"walls": 3}
    plain = SimReport("drawn", 3, 1, ["greedy"] * 3, 1, False, 1.0, tally).plain()
    assert plain["wins_by_seat"] == [1.5, 0.0, 1.5]
    assert "mean_turns" not in plain


def test_a_share_has_an_interval() -> None:
    half = share_of(50, 100)
    assert half["share"] == 0.5
    assert (half["low"], half["high"]) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    few = share_of(1, 10)
    assert (few["low"], few["high"]) == pytest.approx((0.0179, 0.4042), abs=1e-4)
    assert share_of(0, 20)["low"] == 0
    assert share_of(20, 20)["high"] == 1
    assert share_of(0, 0) == {"share": 0.0, "low": 0.0, "high": 1.0}


def test_the_shares_stand_in_the_report() -> None:
    plain = simulate("alexandros", 10, 3, 5).plain()
    wins = plain["wins_by_seat"]
    assert plain["share_by_seat"] == [share_of(won, 10) for won in wins]


def test_events_are_counted_only_when_asked_for() -> None:
    silent = simulate("alexandros", 5, 2, 1)
    counted = simulate("alexandros", 5, 2, 1, events=True)
    assert "events" not in silent.plain()
    without = {key: value for key, value in without_the_clock(counted).items() if key != "events"}
    assert without == without_the_clock(silent)


def test_what_is_counted_is_what_happened() -> None:
    game = find_game("alexandros")
    die = SeededDie(4, keep=False).fork(0).fork(0)
    position, log = game.setup({}, 2, die)
    while position.agenda:
        (decision,) = to_act(position)
        options = legal(position, decision.seat)
        action = options[die.uniform(len(options))]
        log += submit(game, position, decision.seat, decision.number, action, die)
    happened = [event.plain() for event in log]
    counted = simulate("alexandros", 1, 2, 4, events=True).plain()["events"]
    assert set(counted) == {event["kind"] for event in happened}
    for kind, entry in counted.items():
        of_kind = [event for event in happened if event["kind"] == kind]
        assert entry["count"] == entry["per_game"] == len(of_kind)
        if "by_seat" in entry:
            assert entry["by_seat"] == [
                sum(event["seat"] == at for event in of_kind) for at in (0, 1)
            ]
        else:
            assert all("seat" not in event for event in of_kind)
    levies = [event for event in happened if event["kind"] == "taxes-levied"]
    assert levies
    for symbol, entry in counted["taxes-levied"]["symbol"].items():
        assert entry["count"] == sum(event["symbol"] == symbol for event in levies)


def test_events_add_up_however_the_work_is_shared() -> None:
    bots = ["greedy", "random"]
    alone = simulate("alexandros", 4, 2, 3, bots, events=True)
    shared = simulate("alexandros", 4, 2, 3, bots, jobs=2, events=True)
    assert without_the_clock(alone) == without_the_clock(shared)
    assert alone.plain()["events"]["game-begins"]["count"] == 4


def test_events_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    from anabasis.cli.lab import sim

    assert sim("alexandros", 2, 2, 1, ["random"], 1, events=True, options={}, as_json=False) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["events", "a", "game", "all", "seat", "1", "seat", "2"] in lines
    assert ["game-begins", "1.00"] in [line[:2] for line in lines]
    assert any(line[0] == "symbol:" and len(line) == 5 for line in lines)


def test_bots_sit_where_they_are_put() -> None:
    first = simulate("alexandros", 3, 2, 11, ["greedy", "random"]).plain()
    second = simulate("alexandros", 3, 2, 11, ["random", "greedy"]).plain()
    assert first["wins_by_seat"] == [3.0, 0.0]
    assert second["wins_by_seat"] == [0.0, 3.0]


def test_bots_are_repeated_until_all_seats_are_taken() -> None:
    report = simulate("alexandros", 1, 3, 2, ["random", "greedy"])
    assert report.bots == ["random", "greedy", "random"]


def test_progress_is_told_as_it_grows() -> None:
    told: list[int] = []
    simulate("alexandros", 30, 2, 1, progress=told.append)
    assert told == sorted(set(told))
    assert told[-1] == 30


def test_no_games_at_all() -> None:
    plain = simulate("alexandros", 0, 2, 1).plain()
    assert (plain["games"], plain["actions"], plain["games_per_s"]) == (0, 0, 0)


def test_what_does_not_exist_is_said_before_any_process_starts() -> None:
    with pytest.raises(UnknownGameError):
        simulate("alexandos", 1, 2, 1, jobs=2)
    with pytest.raises(UnknownBotError):
        simulate("alexandros", 1, 2, 1, ["gready"], jobs=2)
    with pytest.raises(OptionError):
        simulate("alexandros", 1, 9, 1, jobs=2)


SCRIPT = """
import sys
from anabasis.lab.sim import simulate


def tell(done):
    print(done, flush=True)


if __name__ == "__main__":
    report = simulate("alexandros", 100_000, 2, 1, [sys.argv[1]], int(sys.argv[2]), tell)
    print("interrupted", report.interrupted, report.tally.games)
"""


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to a group of processes")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_ctrl_c_ends_a_simulation_with_the_games_played_so_far(
    tmp_path: Path, bot: str, jobs: str
) -> None:
    script = tmp_path / "long.py"
    script.write_text(SCRIPT, encoding="utf-8")
    running = subprocess.Popen(
        [sys.executable, str(script), bot, jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stdout is not None and running.stderr is not None
    first = running.stdout.readline()
    os.killpg(running.pid, signal.SIGINT)
    # Ends when no process that was started holds the pipes any more. `communicate` would lose what
    # was read together with the first line.
    *told, last = [first, *running.stdout.read().splitlines()]
    assert running.stderr.read() == ""
    assert last == f"interrupted True {int(told[-1])}"
    assert running.wait(timeout=60) == 0
