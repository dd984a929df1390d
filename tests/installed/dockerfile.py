"""Reading the Dockerfile."""

from __future__ import annotations

import json
import re
from fnmatch import fnmatch

from tools import ROOT


def instructions() -> list[tuple[str, str]]:
    """Its instructions, each as its word and the rest, on one line."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    lines = re.sub(r"\\\n\s*", " ", text).splitlines()
    parts = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in parts]


def copied() -> list[str]:
    """All that is copied from the checkout into the image."""
    copies = [rest.split() for word, rest in instructions() if word == "COPY"]
    return [
        source.rstrip("/")
        for words in copies
        if not words[0].startswith("--from=")
        for source in words[:-1]
    ]


def command(word: str) -> list[str]:
    """What CMD or HEALTHCHECK runs."""
    [rest] = [rest for found, rest in instructions() if found == word]
    words: list[str] = json.loads(rest[rest.index("[") :])
    return words


def is_ignored(name: str) -> bool:
    """Whether a file of the checkout stays out of the image's reach."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    parts = name.split("/")
    above = ["/".join(parts[: end + 1]) for end in range(len(parts))]
    return any(
        fnmatch(part, pattern) or fnmatch(f"/{part}", pattern.replace("**", "*"))
        for pattern in patterns
        for part in above
    )
