"""versions: what is said of games whose rules or components have moved, and what is written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from anabasis.cli import versions as command
from anabasis.core.versions import Versions
from anabasis.lab import versions
from anabasis.lab.versions import VersionFile
from breach.game import Breach
from tests.cli.conftest import Run

PLAY = {(1, 1): "one", (2, 1): "two"}


@pytest.fixture
def breach(monkeypatch: pytest.MonkeyPatch) -> Breach:
    """The made-up game, installed; its digests are as they were recorded."""
    game = Breach(Versions(2, 1, ((1, 1),)))
    monkeypatch.setattr(command, "find_game", lambda _: game)
    monkeypatch.setattr(command, "game_ids", lambda: ["breach"])
    now(monkeypatch)
    return game


def now(monkeypatch: pytest.MonkeyPatch, **moved: Any) -> None:
    """What is recorded of the game, and what is found: the same but for what has moved."""
    was = VersionFile(Versions(2, 1, ((1, 1),)), False, "map", PLAY)
    found = VersionFile(**(vars(was) | moved))
    monkeypatch.setattr(versions, "recorded", lambda _: was)
    monkeypatch.setattr(versions, "found", lambda *_, **__: found)


def test_games_that_are_as_recorded(run: Run, breach: Breach) -> None:
    assert run("versions") == (0, "breach: 2.1, not released; kept: 1.1\n", "")
    assert json.loads(run("versions", "breach", "--json").out) == [
        {
            "game": "breach",
            "rules": 2,
            "components": 1,
            "released": False,
            "kept": ["1.1"],
            "complaints": [],
        }
    ]


def test_what_has_moved_is_said_and_is_a_failure(
    run: Run, breach: Breach, monkeypatch: pytest.MonkeyPatch
) -> None:
    now(monkeypatch, play={**PLAY, (2, 1): "three"}, components="another map")
    ran = run("versions")
    assert ran.status == 1
    assert [line.partition(";")[0] for line in ran.err.splitlines()] == [
        "  breach plays otherwise than versions.toml says",
        "  the components of breach are other than versions.toml says",
    ]
    assert len(json.loads(run("versions", "--json").out)[0]["complaints"]) == 2


def test_digests_are_renewed(
    run: Run, breach: Breach, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(versions, "files", lambda _: tmp_path)
    now(monkeypatch, play={**PLAY, (2, 1): "three"})
    assert run("versions", "--write") == (0, f"breach: {tmp_path / 'versions.toml'}\n", "")
    assert 'digest = "three"' in (tmp_path / "versions.toml").read_text()


def test_what_must_not_move_is_not_written(
    run: Run, breach: Breach, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(versions, "files", lambda _: tmp_path)
    now(monkeypatch, play={**PLAY, (1, 1): "three"})
    ran = run("versions", "--write")
    assert ran.status == 2
    assert ran.err.startswith("anabasis: games of breach that were begun with rules 1.1 play other")
    assert list(tmp_path.iterdir()) == []


def test_a_version_is_raised_and_released(
    run: Run, breach: Breach, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(versions, "files", lambda _: tmp_path)
    assert run("versions", "--raise", "rules").err == "anabasis: versions: --raise needs a game\n"
    refused = run("versions", "breach", "--raise", "rules")
    assert (refused.status, refused.out) == (2, "")
    assert "rules 2 of breach are not released" in refused.err
    assert run("versions", "--release").status == 0
    assert "released = true" in (tmp_path / "versions.toml").read_text()


def test_one_change_at_a_time(run: Run) -> None:
    assert run("versions", "--write", "--release").status == 2
    assert run("versions", "chess").status == 2
