"""What is called by name exists: the Makefile's targets, in workflow, hooks and documents."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from tools import ROOT

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, flags=re.MULTILINE))
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/*.md")), ROOT / "bench/README.md"]

WORKFLOW: dict[str, Any] = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text())
HOOKS: dict[str, Any] = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())


def called(text: str) -> Iterator[str]:
    """The targets of every `make …` in a line of shell."""
    for words in re.findall(r"\bmake((?: [a-z][a-z-]*(?![\w=]))+)", text):
        yield from words.split()


def dry_run(*arguments: str) -> str:
    command = ["make", "--no-print-directory", "--dry-run", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.parametrize("target", sorted(TARGETS))
def test_every_target_is_known_to_be_none_of_a_file(target: str) -> None:
    phony = re.search(r"^\.PHONY: ((?:.|\\\n)*?)\n\n", MAKEFILE, flags=re.MULTILINE)
    assert phony is not None
    assert target in phony.group(1).split()


def test_help_names_targets_that_exist() -> None:
    named = set(re.findall(r'echo "make ([a-z-]+)', MAKEFILE))
    assert {"play", "quick", "test", "check", "format", "dist"} <= named
    assert named <= TARGETS


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_documents_name_targets_that_exist(document: Any) -> None:
    text = document.read_text(encoding="utf-8")
    lines = re.findall(r"^make .*$", text, flags=re.MULTILINE) + re.findall(r"`(make [^`]+)`", text)
    named = {target for line in lines for target in called(line.partition("#")[0])}
    assert named <= TARGETS


def test_the_documents_do_name_some() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert {"quick", "format", "check", "test"} <= set(re.findall(r"\bmake ([a-z-]+)", text))


def test_the_quick_loop_builds_nothing_and_runs_one_game() -> None:
    commands = dry_run("quick", "GAME=arbela")
    assert "tests/rules/arbela" in commands
    assert "alexandros" not in commands
    assert "tools.package" not in commands
    assert "tools.client" not in commands


def test_the_quick_loop_runs_one_test() -> None:
    commands = dry_run("quick", "TESTS=tests/core/test_die.py::test_x", "ARGS=-x")
    assert commands.rstrip().endswith("--build pure tests/core/test_die.py::test_x -x")


def test_playing_does_not_wait_for_the_tools_of_tests_or_a_compiler() -> None:
    assert dry_run("play").strip().endswith("-m tools.play")


# ---- the workflow


def steps() -> Iterator[str]:
    for job in WORKFLOW["jobs"].values():
        yield from (step["run"] for step in job["steps"] if "run" in step)


def test_the_workflow_calls_targets_that_exist() -> None:
    named = {target for step in steps() for target in called(step)}
    assert named
    assert named <= TARGETS


def test_the_workflow_runs_all_that_the_tests_are_made_of() -> None:
    recipe = re.search(r"^test: dev\n((?:\t.*\n)+)", MAKEFILE, flags=re.MULTILINE)
    assert recipe is not None
    parts = set(re.findall(r" ((?:check|test-)[a-z-]*)", recipe.group(1)))
    assert parts > {"check", "test-installed", "test-browser"}
    assert parts <= {target for step in steps() for target in called(step)}


def test_the_workflow_runs_on_every_python_that_is_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    promised = [
        line.rpartition(" ")[2]
        for line in project["classifiers"]
        if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", line)
    ]
    assert WORKFLOW["jobs"]["tests"]["strategy"]["matrix"]["python"] == promised


def test_the_jobs_of_the_workflow_wait_for_none() -> None:
    assert len(WORKFLOW["jobs"]) >= 3
    assert not [name for name, job in WORKFLOW["jobs"].items() if "needs" in job]


# ---- the hooks


def test_the_hooks_run_what_is_here() -> None:
    """Programs of the environment and targets of the Makefile; nothing is fetched."""
    assert [repository["repo"] for repository in HOOKS["repos"]] == ["local"]
    [repository] = HOOKS["repos"]
    for hook in repository["hooks"]:
        program, *arguments = hook["entry"].split()
        assert hook["language"] == "system"
        if program == "make":
            assert set(arguments) <= TARGETS
        else:
            name = program.removeprefix(".venv/bin/")
            locked = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
            assert f"\n{name}==" in locked


@pytest.mark.parametrize("name", ["bug", "rules", "feature"])
def test_the_forms_for_issues_can_be_read(name: str) -> None:
    form = yaml.safe_load((ROOT / f".github/ISSUE_TEMPLATE/{name}.yml").read_text())
    assert {"name", "description", "body"} <= set(form)
    ids = [part["id"] for part in form["body"]]
    assert len(ids) == len(set(ids))
    assert all(part["attributes"]["label"] for part in form["body"])
