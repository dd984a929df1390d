"""The command as a process of its own: a terminal, an interrupt, a closed pipe, a quick start."""

from __future__ import annotations

import os
import pty
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from anabasis.core.record import load
from anabasis.core.registry import find_game

ANABASIS = [sys.executable, "-m", "anabasis"]
MOST_ANSWERS = 1000


class Played:
    """A game in a pseudo-terminal; `answer` is typed at every prompt."""

    def __init__(
        self, *arguments: str, environment: dict[str, str], folder: Path | None = None
    ) -> None:
        self.terminal, inside = pty.openpty()
        self.process = subprocess.Popen(
            [*ANABASIS, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={**os.environ, "COLUMNS": "80", "LINES": "45", **environment},
            cwd=folder,
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

    def interrupt(self) -> None:
        interrupt(self.process)

    def end(self) -> int:
        os.close(self.terminal)
        return self.process.wait()


def interrupt(process: subprocess.Popen[bytes]) -> None:
    """Ctrl-C, once the command waits for a line: a signal that comes between the prompt and the
    reading is kept until the next key, and no person is that quick."""
    while _state(process.pid) != "S":
        time.sleep(0.001)
    process.send_signal(signal.SIGINT)


def _state(process: int) -> str:
    """What a process does now, by the letter: R runs, S sleeps until something comes."""
    return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(") ")[2][0]


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
    interrupt(process)
    _, err = process.communicate()
    assert (process.returncode, err) == (130, b"")


# ---- Ctrl-C


class Interrupted:
    """A game in a pseudo-terminal in which Ctrl-C is pressed after some choices."""

    def __init__(self, folder: Path, *arguments: str, choices: int = 1) -> None:
        line = ("play", "alexandros", "--seed", "3", "--bots", "greedy-1", *arguments)
        self.game = Played(*line, environment={"TERM": "xterm"}, folder=folder)
        assert self.game.until_asked()
        for _ in range(choices):
            self.game.type("1")
            assert self.game.until_asked()
        self.game.interrupt()

    def answered(self, line: str | None) -> tuple[int, str]:
        """What is typed when saving is offered (None: Ctrl-C once more); the exit status and all
        that was printed."""
        assert self.game.until_asked()
        if line is None:
            self.game.interrupt()
        else:
            self.game.type(line)
        while self.game.until_asked():
            self.game.type("n")
        return self.game.end(), self.game.printed.decode()


def test_ctrl_c_offers_to_save_and_the_game_goes_on(tmp_path: Path) -> None:
    status, printed = Interrupted(tmp_path, "--name", "Anna", choices=3).answered("")
    assert status == 130
    assert "Enter saves it as alexandros.jsonl" in " ".join(printed.split())
    match = load((tmp_path / "alexandros.jsonl").read_text(encoding="utf-8"), find_game)
    assert match.position.agenda
    command = re.search(r"To go on with it:\r\n  (anabasis .*?)\r\n", printed)
    assert command is not None
    line = shlex.split(command[1])
    assert line[:5] == ["anabasis", "play", "alexandros", "--resume", "alexandros.jsonl"]
    again = Played(*line[1:], environment={"TERM": "xterm"}, folder=tmp_path)
    assert again.until_asked()
    said = " ".join(again.printed.decode().split())
    assert "The game goes on where it was saved." in said
    assert said.endswith("Anna>")
    again.type("1")
    assert again.until_asked()
    again.type("s more.jsonl")
    assert again.until_asked()
    again.type("q")
    assert not again.until_asked()
    assert again.end() == 0
    longer = load((tmp_path / "more.jsonl").read_text(encoding="utf-8"), find_game)
    shared = [entry.action for entry in longer.entries][: len(match.entries)]
    assert shared == [entry.action for entry in match.entries]
    assert len(longer.entries) > len(match.entries)


def test_ctrl_c_can_leave_without_saving(tmp_path: Path) -> None:
    assert Interrupted(tmp_path).answered("n")[0] == 130
    assert Interrupted(tmp_path).answered(None)[0] == 130
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_leaves_a_file_alone_and_asks_for_another_name(tmp_path: Path) -> None:
    (tmp_path / "alexandros.jsonl").write_text("Dear diary", encoding="utf-8")
    status, printed = Interrupted(tmp_path).answered("alexandros.jsonl")
    assert status == 130
    assert "Enter saves it as alexandros-2.jsonl" in " ".join(printed.split())
    assert "exists already and is left alone" in " ".join(printed.split())
    assert [file.name for file in tmp_path.iterdir()] == ["alexandros.jsonl"]


def test_ctrl_c_at_once_has_nothing_to_save(tmp_path: Path) -> None:
    line = ("play", "alexandros", "--option", "starter=seat-1")
    game = Played(*line, environment={"TERM": "xterm"}, folder=tmp_path)
    assert game.until_asked()
    game.interrupt()
    assert not game.until_asked()
    assert game.end() == 130


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
