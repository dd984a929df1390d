"""One short word for the contents of many files: it changes when any of them does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path


def digest(root: Path, files: Iterable[Path], *words: str) -> str:
    """Of the files' names below the root and of their contents, and of what else counts."""
    summed = sha256("\0".join(words).encode())
    for file in sorted(files):
        name, body = file.relative_to(root).as_posix(), file.read_bytes()
        summed.update(f"\0{name}\0{len(body)}\0".encode())
        summed.update(body)
    return summed.hexdigest()[:16]


def files_below(folder: Path, without: Iterable[Path] = ()) -> Iterator[Path]:
    """All files in a folder, caches and the given folders left out."""
    left_out = set(without)
    for path in folder.iterdir():
        if path in left_out or path.name == "__pycache__":
            continue
        if path.is_dir():
            yield from files_below(path, left_out)
        elif path.is_file():
            yield path
