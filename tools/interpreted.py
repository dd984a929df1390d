"""Run something on the sources as they are: `python -m tools.interpreted -m pytest tests/core`.

Nothing is built or installed. Games are found by what an installed package says of itself; for the
sources, that is laid down beside the builds.
"""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from tools import ROOT


def lay_down(root: Path = ROOT) -> Path:
    """Write what an installed package would say of itself; the folder that it is found in."""
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    project: dict[str, Any] = tomllib.loads(text)["project"]
    name, version = project["name"], project["version"]
    folder = root / "build" / "metadata"
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    lines = [f"[{group}]\n{_lines(found)}" for group, found in project["entry-points"].items()]
    _write(info / "entry_points.txt", "\n".join(lines))
    _write(info / "METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    return folder


def environment(root: Path = ROOT) -> dict[str, str]:
    """The environment of a process that is to run on the sources."""
    path = [str(lay_down(root)), str(root / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(path)}


def _lines(entries: dict[str, str]) -> str:
    return "".join(f"{name} = {place}\n" for name, place in entries.items())


def _write(file: Path, text: str) -> None:
    """All at once: another process may be reading."""
    if not file.is_file() or file.read_text(encoding="utf-8") != text:
        new = file.with_suffix(f".{os.getpid()}")
        new.write_text(text, encoding="utf-8")
        new.replace(file)


if __name__ == "__main__":
    os.execve(sys.executable, [sys.executable, *sys.argv[1:]], environment())
