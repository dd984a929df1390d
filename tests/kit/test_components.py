"""Components are read from a game's folder, and refused where a value has no source."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from anabasis.kit.components import Components, ComponentsError, without_source


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    folder = tmp_path / "boxed" / "components"
    folder.mkdir(parents=True)
    (tmp_path / "boxed" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "boxed"
    sys.modules.pop("boxed", None)


def write(tmp_path: Path, text: str) -> None:
    (tmp_path / "boxed" / "components" / "map.toml").write_text(text, encoding="utf-8")


GOOD = """
[sea]
depth = { value = 7, source = "public" }
[[islands]]
id = "Delos"
source = "rulebook"
"""


def test_a_value_and_a_table_are_found_by_name(package: str, tmp_path: Path) -> None:
    write(tmp_path, GOOD)
    found = Components(package, "map")
    assert found.value("sea", "depth") == 7
    assert found.table("islands")[0]["id"] == "Delos"


@pytest.mark.parametrize("names", [("sea",), ("sea", "width"), ("sky",), ("sea", "depth", "value")])
def test_what_is_not_there_is_said_by_name(
    package: str, tmp_path: Path, names: tuple[str, ...]
) -> None:
    write(tmp_path, GOOD)
    with pytest.raises(ComponentsError, match=r"components/map\.toml.*" + r"\.".join(names)):
        Components(package, "map").value(*names)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[sea]\ndepth = { value = 7 }\n", "sea.depth has no source"),
        ('[sea]\nvalue = 7\nsource = "hearsay"\n', "“hearsay” is no source"),
        ("[sea", "cannot be read"),
    ],
)
def test_faulty_components_are_refused(package: str, tmp_path: Path, text: str, fault: str) -> None:
    write(tmp_path, text)
    with pytest.raises(ComponentsError, match=fault):
        Components(package, "map")


def test_a_missing_file_is_named(package: str) -> None:
    with pytest.raises(ComponentsError, match=r"components/map\.toml cannot be read"):
        Components(package, "map")


def test_a_source_around_several_values_holds_for_all_of_them() -> None:
    assert without_source({"move": {"source": "public", "near": {"value": 1}}}) == []
    assert without_source({"units": [{"attack": {"value": 2}}]}) == ["units[0].attack"]
