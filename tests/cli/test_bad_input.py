"""Bad input of any kind: one clear line, exit status 2, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from anabasis.core.record import seen_by
from anabasis.core.registry import find_game
from tests.cli.conftest import Ran, Run
from tests.games.random_match import random_match


def assert_one_line(ran: Ran, says: str) -> None:
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("anabasis: ")
    assert ran.err.count("\n") == 1
    assert says in ran.err


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "command"),
        ("conquer", "conquer"),
        ("games --xml", "--xml"),
        ("play", "game"),
        ("play alexandria", "did you mean alexandros?"),
        ("play chess", "there are: alexander_vs_darius, alexandros"),
        ("play alexandros --seats 1", "2 to 4 seats, not 1"),
        ("play alexandros --seats 5", "2 to 4 seats, not 5"),
        ("play alexandros --seats three", "not a whole number"),
        ("play alexandros --seat 4", "there is no seat 4 among 3"),
        ("play alexandros --seat 0", "not a whole number from 1"),
        ("play alexandros --bots genius", "there is no bot “genius”; there are: random, greedy"),
        ("play alexandros --bots greedy,random,greedy", "3 bots are named for 2 seats"),
        ("play alexandros --bots ,", "there is no bot “”"),
        ("play alexandros --seed now", "not a whole number"),
        ("play alexandros --option starter", "should read key=value"),
        ("play alexandros --option weather=fine", "there is no option “weather”"),
        ("play alexandros --option starter=me", "cannot be “me”; it can be: lot"),
        ("play alexandros --language tlh", "no texts in “tlh”"),
        ("play alexandros --resume nowhere.jsonl", "cannot read nowhere.jsonl: No such file"),
        ("sim alexandria", "there is no game"),
        ("sim alexandros --games 0", "not a whole number from 1"),
        ("sim alexandros --games -1", "--games"),
        ("sim alexandros --games 1.5", "not a whole number"),
        ("sim alexandros --jobs 0", "not a whole number from 1"),
        ("sim alexandros --jobs -1", "--jobs"),
        ("sim alexandros --jobs 100000", "not a whole number from 1 to 256"),
        ("sim alexandros --seats 9", "not a whole number from 1 to 6"),
        ("sim alexandros --seats 6", "2 to 4 seats, not 6"),
        ("sim alexandros --seed x", "not a whole number"),
        ("sim alexandros --bots random,genius", "there is no bot “genius”"),
        ("sim alexandros --seats 3 --bots random,greedy", "2 bots are named for 3 seats"),
        ("sim alexandros --option weather=fine", "there is no option “weather”"),
        ("sim alexandros --option starter", "should read key=value"),
        ("fuzz alexandros --option starter=seat-3", "cannot be “seat-3”; it can be: lot, seat-1"),
        ("train chess", "there is no game"),
        ("train alexandros --games 0", "not a whole number from 1"),
        ("train arbela --out nowhere/weights.json", "nowhere is not a folder"),
        ("fuzz alexandros --games 0", "not a whole number from 1"),
        ("fuzz alexandros --seats 5", "2 to 4 seats, not 5"),
        ("fuzz chess", "there is no game"),
        ("rules chess", "there is no game"),
        ("rules alexandros 3.99", "there is no case “3.99”"),
        ("rules alexandros x", "there is no case “x”"),
        ("rules alexandros 3.99 --coverage", "there is no case “3.99”"),
        ("replay", "file"),
        ("replay nowhere.jsonl", "cannot read nowhere.jsonl: No such file"),
        ("replay .", "cannot read .: Is a directory"),
    ],
)
def test_a_wrong_command_line(run: Run, line: str, says: str) -> None:
    assert_one_line(run(*line.split()), says)


def test_a_name_needs_letters(run: Run) -> None:
    assert_one_line(run("play", "alexandros", "--name", " \n"), "a name needs at least one letter")


def test_a_path_that_no_file_can_have(run: Run) -> None:
    assert_one_line(run("replay", "a\0b"), "cannot read")


def test_fuzz_needs_a_folder_that_is_one(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    assert_one_line(run("fuzz", "alexandros", "--folder", str(file)), "is not a folder")


# ---- records


def changed(record: Path, number: int, **fields: Any) -> None:
    """Change fields of one line of a record."""
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[number] = json.dumps({**json.loads(lines[number]), **fields})
    record.write_text("\n".join(lines), encoding="utf-8")


@pytest.mark.parametrize(
    ("number", "fields", "says"),
    [
        (0, {"anabasis": 99}, "line 1: the record's format 99 is newer"),
        (0, {"rules": 99}, "played with later rules of Alexandros"),
        (0, {"components": 99}, "played with later rules of Alexandros"),
        (0, {"game": "chess"}, "there is no game “chess”"),
        (0, {"seats": 7}, "2 to 4 seats, not 7"),
        (0, {"options": {"starter": "me"}}, "cannot be “me”"),
        (0, {"draws": []}, "line 1: the record holds too few draws"),
        (0, {"colour": "red"}, "line 1"),
        (1, {"action": "march"}, "line 2: “march” should read: march <symbol>"),
        (1, {"action": "fly home"}, "line 2: “fly home” does not begin with a verb"),
        (1, {"action": "stop"}, "line 2: “stop” is not allowed there"),
        (1, {"seat": 9}, "line 2: there is no seat 9"),
        (1, {"draws": [9, 9, 9]}, "line 2"),
        (1, {"undo": 1}, "line 2: “undo” is not allowed there"),
        (-1, {"digest": "0" * 64}, "the record was changed"),
        (-1, {"outcome": None}, "the game does not end as the record says"),
    ],
)
def test_a_record_that_was_changed(
    run: Run, record: Path, number: int, fields: dict[str, Any], says: str
) -> None:
    if "undo" in fields:
        fields = {**fields, "action": ""}
    changed(record, number, **fields)
    assert_one_line(run("replay", str(record)), says)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "this is not a record"),
        (b"\n\n\n", "not JSON"),
        (b"veni\nvidi\nvici\n", "not JSON"),
        (b'{"a": 1}\n{"b": 2}\n', "not a record of Anabasis"),
        (b"[1, 2]\n[3]\n", "not a record of Anabasis"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "it is not text"),
        (b"[" * 200_000 + b"\n{}\n", "not a record"),
        (b'{"anabasis": ' + b"[" * 100_000 + b"\n{}\n", "not a record"),
    ],
)
def test_a_file_that_is_no_record(run: Run, tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "file.jsonl"
    file.write_bytes(content)
    assert_one_line(run("replay", str(file)), says)


def test_a_record_that_breaks_off(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:20]) + lines[20][:9], encoding="utf-8")
    assert_one_line(run("replay", str(record)), "line 21")


def test_one_seats_view_of_a_game_cannot_replay(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "view.jsonl"
    file.write_text(seen_by(random_match(find_game("alexandros"), 2, 7), 0), encoding="utf-8")
    assert_one_line(run("replay", str(file)), "one seat's view")


def test_a_saved_game_keeps_its_seats_and_options(run: Run, record: Path) -> None:
    resume = ("play", "alexandros", "--resume", str(record))
    assert_one_line(run(*resume, "--seats", "3"), "a saved game keeps its seats and options")
    assert_one_line(run(*resume, "--option", "ties=shared"), "a saved game keeps its seats")
    assert_one_line(run(*resume, "--seat", "3"), "there is no seat 3 among 2")


def test_a_file_that_is_too_large(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("anabasis.cli.replay.MOST_BYTES", 10)
    assert_one_line(run("replay", str(record)), "too large")


# ---- outside a checkout


@pytest.fixture
def no_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("anabasis.cli.checkout.is_checkout", lambda folder: False)
    monkeypatch.setattr("anabasis.cli.checkout.has_tests", lambda folder, game: False)


@pytest.mark.usefixtures("no_checkout")
def test_bench_and_coverage_need_a_checkout(run: Run) -> None:
    assert_one_line(run("bench"), "bench needs a checkout")
    assert_one_line(run("rules", "alexandros", "--coverage"), "tests/rules/alexandros")
