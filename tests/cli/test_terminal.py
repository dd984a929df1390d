"""The command as a process of its own: a terminal, an interrupt, a closed pipe, a quick start."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from anabasis.core.record import load
from anabasis.core.registry import find_game

ANABASIS = [sys.executable, "-m", "anabasis"]
MOST_ANSWERS = 1000


class Played:
    """A game in a pseudo-terminal; `answer` is typed at every prompt."""

    def __init__(self, *arguments: str, environment: dict[str, str]) -> None:
        self.terminal, inside = pty.openpty()
        self.process = subprocess.Popen(
            [*ANABASIS, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={**os.environ, "COLUMNS": "80", "LINES": "45", **environment},
            start_new_session=True,
        )
        os.close(inside)
        self.printed = b""

    def until_asked(self) -> bool:
        """Read until the player is asked; False when the command has ended."""
        while True:
            try:
                read = os.read(self.terminal, 65536)
            except OSError:
                return False
            if not read:
                return False
            self.printed += read
            if self.printed.endswith(b"> "):
                return True

    def type(self, line: str) -> None:
        os.write(self.terminal, f"{line}\n".encode())

    def end(self) -> int:
        os.close(self.terminal)
        return self.process.wait()


def test_a_whole_game_in_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    line = ("play", "alexandros", "--seed", "2", "--seats", "2", "--bots", "random")
    game = Played(*line, environment={"TERM": "xterm-256color"})
    answers = 0
    over = b"q leaves.\r\n"
    while game.until_asked():
        answers += 1
        assert answers < MOST_ANSWERS
        if not file.exists() and b"The game is over." in game.printed and over in game.printed:
            game.type(f"s {file}")
        else:
            game.type("q" if file.exists() else "1")
    assert game.end() == 0
    assert b"Traceback" not in game.printed
    assert b"\x1b[" in game.printed, "the terminal has colours"
    assert "━".encode() in game.printed
    match = load(file.read_text(encoding="utf-8"), find_game)
    assert match.game.outcome(match.position) is not None
    assert [entry for entry in match.entries if entry.seat == 0]


def test_a_terminal_without_colours_and_unicode() -> None:
    environment = {"TERM": "dumb", "PYTHONIOENCODING": "ascii"}
    game = Played(
        "play", "alexandros", "--seed", "3", "--bots", "greedy-1", environment=environment
    )
    assert game.until_asked()
    game.type("q")
    assert not game.until_asked()
    assert game.end() == 0
    assert game.printed.isascii()
    assert b"\x1b[3" not in game.printed
    assert b"o---o---o---o---o" in game.printed


def test_ctrl_c_ends_quietly() -> None:
    process = subprocess.Popen(
        [*ANABASIS, "play", "alexandros", "--seed", "3", "--bots", "greedy-1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    printed = b""
    while not printed.endswith(b"> "):
        printed += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate()
    assert (process.returncode, err) == (130, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
@pytest.mark.parametrize(
    "arguments", [["rules", "alexandros"], ["sim", "alexandros", "--games", "1"]]
)
def test_output_that_cannot_be_written_is_said_in_one_line(arguments: list[str]) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [*ANABASIS, *arguments], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.stderr == b"anabasis: cannot write the output: No space left on device\n"
    assert done.returncode == 3


@pytest.mark.parametrize(
    "arguments", [["rules", "alexandros"], ["games"], ["rules", "alexandros", "3", "--json"]]
)
def test_a_closed_pipe_ends_quietly(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    process = subprocess.Popen([*ANABASIS, *arguments], stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    _, err = process.communicate()
    assert (process.returncode, err) == (0, b"")


def test_any_bytes_can_be_typed() -> None:
    typed = b"\xff\xfe\x00\n? \xc3\x28\ns \x00\n1\nq\n"
    line = [*ANABASIS, "play", "alexandros", "--seed", "3", "--bots", "greedy-1"]
    done = subprocess.run(line, input=typed, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Choose where Alexander marches" in done.stdout


def test_bad_input_is_one_line_for_the_shell_too() -> None:
    done = subprocess.run([*ANABASIS, "replay", "nowhere"], capture_output=True, check=False)
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr == b"anabasis: cannot read nowhere: No such file or directory\n"


def test_help_imports_nothing_heavy() -> None:
    script = (
        "import sys, contextlib, anabasis.cli\n"
        "with contextlib.suppress(SystemExit):\n"
        "    anabasis.cli.main(['--help'])\n"
        "heavy = {'rich', 'fluent', 'msgspec', 'babel', 'anabasis.core'} & set(sys.modules)\n"
        "sys.exit(', '.join(sorted(heavy)) or None)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
