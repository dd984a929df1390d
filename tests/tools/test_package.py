"""The package is built when its sources have changed, once, whatever happens meanwhile."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tools.conftest import Checkout, wait_until
from tools.lock import holder

WAIT = 'until test -e "$here/../go"; do sleep 0.02; done\n'
"""For a build that takes as long as the test wants it to."""


@pytest.fixture
def slow(checkout: Checkout) -> Iterator[Checkout]:
    """A build does not end before it may; what is left of it is ended with the test."""
    checkout.before(WAIT)
    yield checkout
    go(checkout)
    wait_until(lambda: holder(checkout.package().lock) is None)


def go(checkout: Checkout) -> None:
    (checkout.root / ".venv" / "go").touch()


def installs(lines: list[str]) -> list[str]:
    return [line for line in lines if "pip install" in line and ".whl" in line]


def builds(lines: list[str]) -> list[str]:
    return [line for line in lines if "pip wheel" in line]


# ---- in the foreground


def test_it_is_built_and_installed_once(checkout: Checkout) -> None:
    checkout.package().install()
    asked = checkout.asked()
    assert (len(builds(asked)), len(installs(asked))) == (1, 1)
    checkout.package().install()
    assert checkout.asked() == []


def test_a_changed_source_is_built(checkout: Checkout) -> None:
    checkout.package().install()
    checkout.asked()
    checkout.source.write_text("another rule\n")
    assert not checkout.package().is_ready()
    checkout.package().install()
    asked = checkout.asked()
    assert (len(builds(asked)), len(installs(asked))) == (1, 1)


@pytest.mark.parametrize("part", ["setup.py", "requirements/build.txt", "tools/client.py"])
def test_what_builds_it_counts_too(checkout: Checkout, part: str) -> None:
    checkout.package().install()
    with (checkout.root / part).open("a") as file:
        file.write("# changed\n")
    assert not checkout.package().is_ready()


def test_caches_do_not_count(checkout: Checkout) -> None:
    checkout.package().install()
    cache = checkout.source.parent / "__pycache__"
    cache.mkdir()
    (cache / "rules.cpython-311.pyc").write_text("compiled")
    assert checkout.package().is_ready()


def test_a_pure_build_is_none_that_is_compiled(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANABASIS_PURE", "1")
    checkout.package().install()
    monkeypatch.setenv("ANABASIS_PURE", "0")
    assert not checkout.package().is_ready()


def test_an_environment_that_was_made_anew_has_no_package(checkout: Checkout) -> None:
    checkout.package().install()
    (checkout.root / ".venv" / "pyvenv.cfg").write_text("version = 3.13.0\n")
    assert not checkout.package().is_ready()


def test_a_source_that_is_changed_during_the_build_is_built_too(checkout: Checkout) -> None:
    """The wheel that is kept is made of what its digest says."""
    once = (
        f'test -e "$here/../once" || {{ touch "$here/../once"; echo more >> {checkout.source}; }}'
    )
    checkout.package().environment.fill("build")
    checkout.asked()
    checkout.before(f'case "$*" in *"pip wheel"*) {once} ;; esac\n')
    package = checkout.package()
    package.install()
    assert len(builds(checkout.asked())) == 2
    assert package.is_installed(package.digest())


def test_a_build_that_fails_says_why_and_is_not_taken_for_one(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.package().environment.fill("build")
    checkout.before('echo "rules.py:1: error: no such rule"; exit 1\n')
    with pytest.raises(SystemExit) as ended:
        checkout.package().install()
    assert "rules.py:1: error: no such rule" in str(ended.value)
    assert str(checkout.package().log) in str(ended.value)
    package = checkout.package()
    assert not package.is_ready()
    assert package.cannot_be_built()
    checkout.source.write_text("a better rule\n")
    assert not package.cannot_be_built()


def test_a_failed_install_is_not_taken_for_one(checkout: Checkout) -> None:
    package = checkout.package()
    package.install()
    checkout.source.write_text("another rule\n")
    checkout.before('case "$*" in *"pip install"*) echo "ERROR: disk full"; exit 1 ;; esac\n')
    with pytest.raises(SystemExit, match="disk full"):
        checkout.package().install()
    checkout.source.write_text("a rule\n")
    assert not package.is_installed(package.digest()), "half of it may be gone"


# ---- builds that are cut off


def test_what_a_build_left_that_was_cut_off_is_not_built_upon(checkout: Checkout) -> None:
    """A library that is half written looks as if it were finished."""
    checkout.before('case "$*" in *"pip wheel"*) kill -9 $$ ;; esac\n')
    half = checkout.root / "build" / "lib.linux" / "half.so"
    half.parent.mkdir(parents=True)
    with pytest.raises(SystemExit):
        checkout.package().install()
    half.touch()
    assert not checkout.package().cannot_be_built(), "the sources are not to blame"
    checkout.before("")
    checkout.package().install()
    assert not half.exists()


def test_what_a_build_left_that_came_to_its_end_is_built_upon(checkout: Checkout) -> None:
    checkout.package().install()
    whole = checkout.root / "build" / "temp.linux" / "whole.o"
    whole.parent.mkdir(parents=True)
    whole.touch()
    checkout.source.write_text("another rule\n")
    checkout.package().install()
    assert whole.exists()


# ---- behind a running server


def test_behind_only_the_wheel_is_made(checkout: Checkout) -> None:
    package = checkout.package()
    package.build_behind()
    wait_until(lambda: package.wheel(package.digest()) is not None)
    wait_until(lambda: holder(package.lock) is None)
    assert installs(checkout.asked()) == []
    assert package.is_ready()
    package.install()
    asked = checkout.asked()
    assert (len(builds(asked)), len(installs(asked))) == (0, 1)


def test_it_is_built_by_one_process_at_the_lowest_priority(slow: Checkout) -> None:
    package = slow.package()
    process = package.build_behind()
    wait_until(lambda: holder(package.lock) == process)
    assert package.build_behind() == process
    assert os.getpriority(os.PRIO_PROCESS, process) == 19
    assert os.getsid(process) == process, "what ends the server does not end the build"


def test_two_that_begin_at_the_same_moment_build_once(slow: Checkout) -> None:
    command = [sys.executable, "-m", "tools.package", "--behind"]
    both = [
        subprocess.Popen(command, cwd=slow.root, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    wait_until(lambda: [process for process in both if process.poll() == 0])
    go(slow)
    said = "".join(process.communicate(timeout=30)[0] for process in both)
    assert "another process is building" in said
    assert len(builds(slow.asked())) == 1


def test_a_command_that_needs_the_package_waits_for_the_build_behind(slow: Checkout) -> None:
    package = slow.package()
    process = package.build_behind()
    wait_until(lambda: holder(package.lock) == process)
    needing = subprocess.Popen(
        [sys.executable, "-u", "-m", "tools.package"],
        cwd=slow.root,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert needing.stdout is not None
    assert "another command is building anabasis" in needing.stdout.readline()
    go(slow)
    assert needing.wait(30) == 0
    needing.stdout.close()
    asked = slow.asked()
    assert (len(builds(asked)), len(installs(asked))) == (1, 1)


def test_a_build_behind_can_be_ended(slow: Checkout) -> None:
    """And what was cut off with it is not built upon."""
    package = slow.package()
    process = package.build_behind()
    wait_until(lambda: holder(package.lock) == process)
    package.stop()
    wait_until(lambda: holder(package.lock) is None)
    _, status = os.waitpid(process, 0)
    assert os.WTERMSIG(status) == signal.SIGTERM
    assert package.wheel(package.digest()) is None
    package.stop()


def test_the_build_behind_says_in_its_log_what_went_wrong(checkout: Checkout) -> None:
    checkout.before('case "$*" in *"pip wheel"*) echo "x.c:1: error: cut"; exit 1 ;; esac\n')
    package = checkout.package()
    _, status = os.waitpid(package.build_behind(), 0)
    assert os.waitstatus_to_exitcode(status) == 1
    assert "x.c:1: error: cut" in Path(checkout.root, "build", "behind.log").read_text()
    assert package.cannot_be_built()
