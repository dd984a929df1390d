"""The lists of requirements: each holds what it must, and the one for playing is enough to play."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.installed.playing import started
from tools import ROOT
from tools.environment import PLACES, Environment
from tools.interpreted import environment

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def wanted(requirements: list[str]) -> set[str]:
    """The names of packages, as the lists spell them."""
    names = {re.split(r"[\[;<>=!~ ]", one.strip(), maxsplit=1)[0] for one in requirements}
    return {re.sub(r"[-_.]+", "-", name).lower() for name in names}


def locked(name: str) -> set[str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z0-9-]+)==", text, flags=re.MULTILINE))


def named(name: str) -> set[str]:
    """What a list is made from, with the lists that it takes in."""
    lines = (ROOT / "requirements" / f"{name}.in").read_text(encoding="utf-8").splitlines()
    taken = [line.split()[1].removesuffix(".in") for line in lines if line.startswith("-r ")]
    own = wanted([line for line in lines if line and line[0] not in "#-"])
    return own.union(*map(named, taken))


@pytest.mark.parametrize("name", ["base", "dev"])
def test_what_the_package_requires_is_locked(name: str) -> None:
    assert wanted(PROJECT["project"]["dependencies"]) <= locked(name)


@pytest.mark.parametrize("name", ["build", "dev"])
def test_what_its_build_requires_is_locked(name: str) -> None:
    assert wanted(PROJECT["build-system"]["requires"]) <= locked(name)


def test_what_the_compiled_modules_import_is_there_when_they_are_built() -> None:
    """mypyc reads the types of it, so that it must be in the environment of the build."""
    imported = {
        name.partition(".")[0]
        for part in ("core", "kit", "games", "bots")
        for file in (ROOT / "src" / "anabasis" / part).rglob("*.py")
        if "\nNever compiled: " not in file.read_text(encoding="utf-8")
        for name in imports(file)
    }
    foreign = wanted(sorted(imported - sys.stdlib_module_names - {"anabasis"}))
    assert "msgspec" in foreign
    assert foreign <= locked("build")
    needed = wanted(PROJECT["build-system"]["requires"]) | {"mypy-extensions"}  # mypy brings it
    assert foreign <= needed


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@pytest.mark.parametrize("name", sorted(PLACES))
def test_the_lock_is_of_the_present_list(name: str) -> None:
    assert named(name) <= locked(name)


def test_lists_that_share_an_environment_agree() -> None:
    """Filling it from one does not undo what another has put there."""
    pins: dict[str, set[str]] = {}
    for name in ("base", "build", "dev"):
        text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        for package, version in re.findall(r"^([a-z0-9-]+)==(\S+)", text, flags=re.MULTILINE):
            pins.setdefault(package, set()).add(version)
    assert {package: found for package, found in pins.items() if len(found) > 1} == {}


def test_the_server_starts_from_the_sources_with_the_list_for_playing(
    base: Environment, tmp_path: Path
) -> None:
    path = environment()["PYTHONPATH"]
    command = [str(base.python), "-m", "anabasis", "serve", "--port", "0"]
    with started(command, tmp_path, base.folder / "bin", PYTHONPATH=path) as address:
        assert address
