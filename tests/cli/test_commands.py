"""games, rules, replay, sim, fuzz, bench: what they print and how they end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from anabasis.bots.levels import all_bot_names, bot_names
from anabasis.cli import main
from anabasis.core.record import load
from anabasis.core.registry import find_game, game_ids
from anabasis.core.rulebook import read_cases, rulebook_text
from anabasis.lab.coverage import CaseCoverage
from anabasis.lab.fuzz import FuzzFailure, FuzzReport
from anabasis.lab.invariants import InvariantError
from anabasis.lab.sim import SimReport, Tally
from anabasis.lab.trial import Trial
from tests.cli.conftest import Run

SIM_KEYS = {
    "games",
    "games_per_s",
    "actions",
    "actions_per_s",
    "mean_length",
    "wins_by_seat",
    "ends_by_reason",
    "compiled",
}


# ---- games


def test_games_are_listed_with_seats_and_options(run: Run) -> None:
    ran = run("games")
    assert ran.status == 0
    assert "alexandros  Alexandros, 2 to 4 players" in ran.out
    assert "--option ties=…" in ran.out
    assert "cards-in-hand      whoever holds more cards" in ran.out
    assert "lot                drawn by lot, unless you say otherwise" in ran.out


def test_games_are_listed_in_japanese(run: Run) -> None:
    out = run("games", "--language", "ja").out
    assert "alexandros  アレクサンドロス、2～4人" in out
    assert "arbela  アルベラの戦い、2人" in out
    assert "lot                抽選で決める（指定しないとき）" in out


def test_games_as_json(run: Run) -> None:
    games = json.loads(run("games", "--json").out)
    assert [game["id"] for game in games] == game_ids()
    alexandros = next(game for game in games if game["id"] == "alexandros")
    assert alexandros["seats"] == [2, 4]
    assert {option["key"] for option in alexandros["options"]} == {
        "starter",
        "compensation",
        "ties",
    }


# ---- rules


def test_the_whole_rulebook_is_printed_as_it_was_written(run: Run) -> None:
    ran = run("rules", "alexandros")
    assert (ran.status, ran.out) == (0, rulebook_text(find_game("alexandros")))


def test_one_case(run: Run) -> None:
    ran = run("rules", "alexandros", "3.4")
    assert ran.status == 0
    assert ran.out.startswith("3.4 Nearest empty matching space\n  Alexander must go to")
    assert "3.5" not in ran.out


def test_one_chapter(run: Run) -> None:
    ran = run("rules", "alexandros", "10", "--json")
    assert [case["id"] for case in json.loads(ran.out)] == ["10.1", "10.2", "10.3", "10.4"]


def test_a_part_of_a_chapter_lists_its_cases(run: Run) -> None:
    lines = run("rules", "arbela", "8.2").out.splitlines()
    assert lines[:2] == ["8.2 Declaring and ordering attacks", "  8.2a Shocks come last"]
    assert "8.2.1 Stacks in shock" in lines
    assert "  8.2.1a Top unit attacks" in lines
    assert not [line for line in lines if line.startswith(("8.1", "  8.1", "8.3", "  8.3"))]


def test_a_chapter_lists_its_cases(run: Run) -> None:
    lines = run("rules", "alexandros", "3").out.splitlines()
    assert lines[1:3] == ["  3.1 Taking a face-up card", "  3.2 Replaced before the move"]
    assert len(lines) == 1 + len(json.loads(run("rules", "alexandros", "3", "--json").out))


def test_the_players_aid(run: Run) -> None:
    said = run("rules", "arbela", "--aid").out
    assert "The leaders" in said
    assert "8.2.3e" in said
    assert "指揮官" in run("rules", "arbela", "--aid", "--language", "ja").out
    tables = json.loads(run("rules", "alexandros", "--aid", "--json").out)
    assert tables[0]["title"] == "The turn"


def test_the_rules_in_japanese(run: Run) -> None:
    ran = run("rules", "alexandros", "3.4", "--language", "ja")
    assert ran.out.startswith("3.4 最寄りの空きマスへ\n")
    assert "3.4" in run("rules", "alexandros", "3", "--language", "ja").out
    refused = run("rules", "alexandros", "--language", "tlh")
    assert (refused.status, refused.out) == (2, "")


def test_all_cases_as_json(run: Run) -> None:
    cases = json.loads(run("rules", "alexandros", "--json").out)
    assert cases == [case.plain() for case in read_cases(rulebook_text(find_game("alexandros")))]


def test_coverage_without_a_gap(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [CaseCoverage("1.1", "Two to four players", ["a.py:1"], ["t.py::test_one"])]
    monkeypatch.setattr("anabasis.lab.coverage.coverage", lambda game_id, root: rows)
    ran = run("rules", "alexandros", "--coverage")
    assert ran.status == 0
    assert "1 cases, 0 without code or without a test" in ran.out
    assert json.loads(run("rules", "alexandros", "--coverage", "--json").out) == [rows[0].plain()]


def test_a_gap_in_coverage_is_a_failure(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [CaseCoverage("1.1", "One", ["a.py:1"]), CaseCoverage("1.2", "Two", [], ["t.py::t"])]
    monkeypatch.setattr("anabasis.lab.coverage.coverage", lambda game_id, root: rows)
    ran = run("rules", "alexandros", "--coverage")
    assert ran.status == 1
    assert "GAP: no test" in ran.out
    assert "GAP: no code" in ran.out
    one = run("rules", "alexandros", "1.1", "--coverage")
    assert one.status == 1
    assert "a.py:1" in one.out
    assert "1.2" not in one.out


def test_coverage_reads_the_checkout_around_the_working_folder(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = Path(__file__).parents[2]
    monkeypatch.chdir(root / "tests")
    seen: list[Path] = []

    def coverage(game_id: str, root: Path) -> list[CaseCoverage]:
        seen.append(root)
        return []

    monkeypatch.setattr("anabasis.lab.coverage.coverage", coverage)
    assert run("rules", "alexandros", "--coverage").status == 0
    assert seen == [root]


# ---- replay


def test_a_record_is_verified_and_told(run: Run, record: Path) -> None:
    ran = run("replay", str(record))
    match = load(record.read_text(encoding="utf-8"), find_game)
    assert ran.status == 0
    assert "Turn 1: Alexander looks to" in ran.out
    assert f"The record is sound: its {len(match.moments)} actions" in ran.out
    assert "The game is over. The black walls have run out." in ran.out
    first = match.game.outcome(match.position)
    assert first is not None
    winner = ("Ptolemy", "Seleucus")[first.ranking[0][0]]
    assert f"  1. {winner}  {max(match.position.points)} points\n" in ran.out


def test_a_record_as_json(run: Run, record: Path) -> None:
    told = json.loads(run("replay", str(record), "--json", "--language", "en").out)
    match = load(record.read_text(encoding="utf-8"), find_game)
    outcome = match.game.outcome(match.position)
    assert outcome is not None
    assert told["outcome"] == outcome.plain()
    assert told["actions"] == len(match.moments)
    kinds = [event["kind"] for event in told["events"]]
    assert kinds[0] == "dealt"
    assert kinds[-1] == "game-ends"
    assert all(event["sentence"].endswith(".") for event in told["events"])


def test_a_game_that_was_left_has_not_ended(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "left.jsonl"
    run("play", "alexandros", "--seed", "3", typed=["1", f"s {file}", "q"])
    ran = run("replay", str(file))
    assert ran.status == 0
    assert ran.out.endswith("The game has not ended yet.\n")
    assert json.loads(run("replay", str(file), "--json").out)["outcome"] is None


# ---- sim


def test_a_simulation_is_counted(run: Run) -> None:
    line = ("sim", "alexandros", "--games", "4", "--seats", "2", "--seed", "9")
    report = json.loads(run(*line, "--json").out)
    assert set(report) >= SIM_KEYS
    assert report["games"] == 4
    assert len(report["wins_by_seat"]) == 2
    assert sum(report["wins_by_seat"]) == pytest.approx(4)
    assert sum(report["ends_by_reason"].values()) == 4
    again = json.loads(run(*line, "--json").out)
    assert again["actions"] == report["actions"]


def test_a_simulation_for_people(run: Run) -> None:
    ran = run("sim", "alexandros", "--games", "2", "--seats", "4", "--bots", "random")
    assert ran.status == 0
    assert ran.err == ""
    assert "seat 4" in ran.out
    assert "actions a game" in ran.out


def test_each_seat_has_its_bot(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    class Report:
        interrupted = False

        def plain(self) -> dict[str, Any]:
            return {"games": 1}

    def simulate(*arguments: Any) -> Report:
        asked.append(arguments[:6])
        return Report()

    monkeypatch.setattr("anabasis.lab.sim.simulate", simulate)
    line = ("sim", "alexandros", "--games", "1", "--json", "--jobs", "2", "--seed", "-5")
    assert run(*line, "--seats", "2", "--bots", "greedy, random").status == 0
    assert run(*line, "--bots", "greedy").status == 0
    assert asked == [
        ("alexandros", 1, 2, -5, ["greedy", "random"], 2),
        ("alexandros", 1, 3, -5, ["greedy", "greedy", "greedy"], 2),
    ]


def test_a_simulation_with_an_option(run: Run) -> None:
    line = ("sim", "alexandros", "--games", "3", "--seed", "2", "--json")
    usual = json.loads(run(*line).out)
    first = json.loads(run(*line, "--option", "starter=seat-2", "--events").out)
    assert usual["options"] == {}
    assert first["options"] == {"starter": "seat-2"}
    assert first["events"]["game-begins"]["by_seat"] == [0, 3, 0]
    shared = json.loads(run(*line, "--option", "starter=seat-2", "--events", "--jobs", "2").out)
    assert shared["events"] == first["events"]


# ---- train


def test_training_prints_the_weights_or_writes_them(run: Run, tmp_path: Path) -> None:
    """At Arbela, where all weights are given, at once."""
    ran = run("train", "arbela")
    assert ran.status == 0
    assert json.loads(ran.out)["command"] == "anabasis train arbela"
    file = tmp_path / "weights.json"
    assert run("train", "arbela", "--out", str(file)).status == 0
    assert file.read_text("utf-8") == ran.out


# ---- fuzz


def test_fuzzing_without_a_failure(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "fuzz"
    line = ("fuzz", "alexandros", "--games", "1", "--seats", "2", "--folder", str(folder))
    ran = run(*line)
    assert ran.status == 0
    assert ran.out == "1 games of Alexandros played and checked: no failure\n"
    assert json.loads(run(*line, "--json").out)["failures"] == []
    assert not folder.exists()


def test_fuzzing_with_an_option(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[dict[str, str]] = []
    setup = Trial.play

    def play(trial: Trial) -> None:
        played.append(trial.options)
        setup(trial)
        raise InvariantError("nothing is good enough")

    monkeypatch.setattr(Trial, "play", play)
    ran = run(
        *("fuzz", "alexandros", "--games", "2", "--seats", "2", "--folder", str(tmp_path)),
        *("--option", "ties=cards-in-hand", "--option", "starter=seat-2"),
    )
    assert len(played) >= 2
    assert {(options["ties"], options["starter"]) for options in played} == {
        ("cards-in-hand", "seat-2")
    }
    assert "--games 1 --option ties=cards-in-hand --option starter=seat-2\n" in ran.err


def test_a_failure_of_the_fuzzer_is_a_failure(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failure = FuzzFailure("1.4: a wall is missing", tmp_path / "x.jsonl", "anabasis fuzz …", 2, 1)
    report = FuzzReport("alexandros", 1, games=1, failures=[failure])
    monkeypatch.setattr("anabasis.lab.fuzz.fuzz", lambda *arguments: report)
    ran = run("fuzz", "alexandros", "--games", "1", "--folder", str(tmp_path))
    assert ran.status == 1
    assert ran.err.splitlines() == [
        "1.4: a wall is missing",
        f"  record: {tmp_path / 'x.jsonl'}",
        "  again:  anabasis fuzz …",
    ]


def test_a_folder_that_cannot_be_written(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fuzz(*arguments: Any) -> FuzzReport:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("anabasis.lab.fuzz.fuzz", fuzz)
    ran = run("fuzz", "alexandros", "--games", "1")
    assert ran.status == 2
    assert ran.err == "anabasis: cannot write to fuzz: Permission denied\n"


# ---- bench


def test_bench_runs_in_the_checkout(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "anabasis"\n', encoding="utf-8")
    (tmp_path / "tests").mkdir()
    bench = tmp_path / "bench"
    bench.mkdir()
    (bench / "__init__.py").write_text("", encoding="utf-8")
    script = "import sys\nprint(sys.argv[1:])\nsys.exit(3)\n"
    (bench / "__main__.py").write_text(script, encoding="utf-8")
    monkeypatch.chdir(bench)
    assert main(["bench", "--json"]) == 3
    assert main(["bench"]) == 3
    assert capfd.readouterr().out.splitlines() == ["['--json']", "[]"]


def test_help_is_help(capsys: pytest.CaptureFixture[str], run: Run) -> None:
    with pytest.raises(SystemExit) as ended:
        run("--help")
    assert ended.value.code == 0
    assert "usage: anabasis" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["play", "sim"])
def test_help_names_the_bots(capsys: pytest.CaptureFixture[str], run: Run, command: str) -> None:
    with pytest.raises(SystemExit):
        run(command, "--help")
    said = " ".join(capsys.readouterr().out.split())
    of_bots = re.search(r"one name for all \(\w+\): (.*?\)) --", said)
    assert of_bots is not None
    named = re.findall(r"(\S+) \(", of_bots[1])
    assert named == (bot_names() if command == "play" else all_bot_names())


def test_an_interrupted_simulation_prints_what_it_has(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressed(*_: object) -> SimReport:
        return SimReport("alexandros", 2, 1, ["random"] * 2, 1, False, 1.0, Tally(), True)

    monkeypatch.setattr("anabasis.lab.sim.simulate", pressed)
    ran = run("sim", "alexandros", "--games", "9", "--json")
    assert json.loads(ran.out)["games"] == 0
    assert (ran.status, ran.err) == (130, "anabasis: interrupted after 0 of 9 games\n")
    assert run("sim", "alexandros", "--games", "9").status == 130


def test_an_interrupted_fuzz_says_how_far_it_came(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = FuzzReport("alexandros", 1, games=3, interrupted=True)
    monkeypatch.setattr("anabasis.lab.fuzz.fuzz", lambda *_: report)
    ran = run("fuzz", "alexandros", "--games", "9")
    assert (ran.status, ran.err) == (130, "anabasis: interrupted after 3 of 9 games\n")
