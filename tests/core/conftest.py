"""A package from elsewhere that brings games along, as Python's own metadata declares it."""

from __future__ import annotations

from pathlib import Path

import pytest

ENTRIES = """\
[anabasis.games]
breach = tests.toy.game:GAME
no-game = tests.toy.state:TOKEN
no-module = tests.toy.nowhere:GAME
no-name = tests.toy.game:NOTHING

[console_scripts]
breach-server = tests.toy.game:GAME
"""


@pytest.fixture
def plugged_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up game is installed, by a distribution that declares it as an entry point."""
    folder = tmp_path / "breach-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: breach\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(ENTRIES)
    monkeypatch.syspath_prepend(tmp_path)
