"""The package as it is installed: version, data files, requirements."""

import tomllib
from importlib import metadata
from pathlib import Path

import anabasis

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_installed_package_is_of_this_version() -> None:
    assert metadata.version("anabasis") == PROJECT["version"]


def test_the_lock_is_made_from_what_the_package_requires() -> None:
    lines = (ROOT / "requirements/base.in").read_text(encoding="utf-8").splitlines()
    locked = {line.replace('"', "'") for line in lines if line and not line.startswith("#")}
    assert locked == set(PROJECT["dependencies"])


def test_no_data_file_is_left_out_of_the_installed_package() -> None:
    source = ROOT / "src" / "anabasis"
    installed = Path(anabasis.__file__).parent
    wanted = {
        path.relative_to(source)
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert not sorted(str(path) for path in wanted if not (installed / path).is_file())
