"""Packages from elsewhere that bring games along, as Python's own metadata declares them."""

from __future__ import annotations

from pathlib import Path

import pytest

FAULTY = """\
[anabasis.games]
no-game = breach.board:TOKEN
no-module = breach.nowhere:GAME
no-name = breach.game:NOTHING

[console_scripts]
breach-server = breach.game:GAME
"""


@pytest.fixture
def plugged_in(breach_installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Breach is installed, and so is a distribution whose entries bring no game."""
    folder = tmp_path / "faulty-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: faulty\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(FAULTY)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(breach_installed)
