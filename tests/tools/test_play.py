"""make play: which engine it starts on, and what it says about it."""

from __future__ import annotations

import re

from tests.tools.conftest import Checkout, wait_until
from tools.lock import holder

COMPILER = {"CC": "true"}
"""A compiler that can do everything."""

INTERPRETED = "-m tools.interpreted -m anabasis serve --open"
INSTALLED = "-m anabasis serve --open"


def play(checkout: Checkout, *arguments: str, **environment: str) -> tuple[list[str], str]:
    """What is said, and the last thing that the environment's Python is asked for."""
    done = checkout.run("tools.play", *arguments, **environment)
    assert done.returncode == 0, done.stderr
    served = [line for line in checkout.asked() if "serve" in line]
    return done.stdout.splitlines(), served[-1]


def built(checkout: Checkout) -> None:
    wait_until(lambda: holder(checkout.package().lock) is None)


def test_at_first_the_sources_and_then_what_was_built_behind(checkout: Checkout) -> None:
    said, served = play(checkout, **COMPILER)
    assert served == INTERPRETED
    [line] = [line for line in said if "behind" in line]
    assert "the next `make play`" in line
    assert re.search(r"process \d+", line)
    package = checkout.package()
    wait_until(lambda: package.wheel(package.digest()) is not None)
    built(checkout)
    said, served = play(checkout, **COMPILER)
    assert served == INSTALLED
    assert said == ["setup: .venv, anabasis-1-py3-none-any.whl"]
    assert play(checkout, **COMPILER) == ([], INSTALLED)


def test_nothing_but_what_playing_needs_is_installed_before(checkout: Checkout) -> None:
    done = checkout.run("tools.play", ANABASIS_PURE="1")
    assert done.returncode == 0
    lists = re.findall(r"requirements/(\w+)\.txt", "\n".join(checkout.asked("pip install")))
    assert lists == ["base"]


def test_after_make_test_there_is_nothing_to_install(checkout: Checkout) -> None:
    checkout.environment.fill("dev")
    checkout.asked()
    assert checkout.run("tools.play", ANABASIS_PURE="1").returncode == 0
    [served] = checkout.asked()
    assert served == INTERPRETED


def test_a_changed_source_is_played_at_once(checkout: Checkout) -> None:
    checkout.run("tools.package", **COMPILER)
    checkout.source.write_text("another rule\n")
    said, served = play(checkout, **COMPILER)
    assert served == INTERPRETED
    assert any("behind" in line for line in said)
    built(checkout)


def test_no_compiler(checkout: Checkout) -> None:
    said, served = play(checkout, CC="false")
    assert served == INTERPRETED
    assert "no working C compiler" in said[-1]
    assert holder(checkout.package().lock) is None


def test_the_pure_build_is_wanted(checkout: Checkout) -> None:
    said, served = play(checkout, **COMPILER, ANABASIS_PURE="1")
    assert served == INTERPRETED
    assert said[-1].endswith("(ANABASIS_PURE=1)")


def test_what_cannot_be_built_is_not_tried_again_until_it_changes(checkout: Checkout) -> None:
    checkout.before('case "$*" in *"pip wheel"*) exit 1 ;; esac\n')
    play(checkout, **COMPILER)
    wait_until((checkout.root / "build" / "failed").exists)
    built(checkout)
    said, served = play(checkout, **COMPILER)
    assert served == INTERPRETED
    assert "build/package.log says why" in said[-1]
    checkout.source.write_text("a better rule\n")
    said, _ = play(checkout, **COMPILER)
    assert "behind" in said[-1]
    built(checkout)


def test_what_is_asked_of_the_server(checkout: Checkout) -> None:
    _, served = play(checkout, "--port", "9001", ANABASIS_PURE="1")
    assert served == f"{INTERPRETED} --port 9001"
