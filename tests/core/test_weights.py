"""Weights: chances from scores, and the file in a game's folder."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from anabasis.core.weights import LOST, Weights, WeightsError, digest_of, read_weights, shares

NAMES = ("coins", "men")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with nothing in it, called `treasury`."""
    folder = tmp_path / "treasury"
    folder.mkdir()
    (folder / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    sys.modules.pop("treasury", None)


def write(package: Path, weights: dict[str, dict[str, float]]) -> None:
    plain = {"weights": weights}
    text = json.dumps(plain | {"digest": digest_of(plain)})
    (package / "weights.json").write_text(text, encoding="utf-8")


def test_equal_scores_are_equal_chances() -> None:
    assert shares([3.0, 3.0, 3.0, 3.0]) == [0.25] * 4


def test_a_better_score_is_a_better_chance_and_all_add_up_to_one() -> None:
    chances = shares([1.0, 2.0, -1.0])
    assert chances[1] > chances[0] > chances[2] > 0.0
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] / chances[0] == pytest.approx(2.718281828)


def test_scores_of_any_size_have_chances() -> None:
    assert shares([5000.0, -5000.0]) == [1.0, 0.0]
    assert shares([LOST, 0.0, 0.0]) == [0.0, 0.5, 0.5]


def test_a_score_is_the_features_times_their_weights() -> None:
    weights = Weights(NAMES, {2: [0.5, -2.0], 3: [1, 1]})
    assert weights.score(2, [4.0, 1.0]) == 0.0
    assert weights.score(3, [4.0, 1.0]) == 5.0


def test_the_file_reads_back(package: Path) -> None:
    write(package, {"2": {"coins": 0.5, "men": -2}, "3": {"coins": 1, "men": 0}})
    weights = read_weights("treasury", NAMES)
    assert weights.names == NAMES
    assert weights.rows == {2: [0.5, -2.0], 3: [1.0, 0.0]}


@pytest.mark.parametrize(
    "row", [{"coins": 1.0}, {"men": 1.0, "coins": 1.0}, {"coins": 1.0, "men": 1.0, "ships": 1.0}]
)
def test_weights_of_other_features_are_refused(package: Path, row: dict[str, float]) -> None:
    write(package, {"2": row})
    with pytest.raises(WeightsError, match=r"other features.*anabasis train"):
        read_weights("treasury", NAMES)


def test_weights_that_somebody_has_changed_are_refused(package: Path) -> None:
    write(package, {"2": {"coins": 0.5, "men": -2}})
    file = package / "weights.json"
    file.write_text(file.read_text("utf-8").replace("0.5", "0.6"), encoding="utf-8")
    with pytest.raises(WeightsError, match=r"not as it was written.*anabasis train"):
        read_weights("treasury", NAMES)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"digest": 1, "weights": 3}'])
def test_what_is_no_file_of_weights_is_refused(package: Path, text: str) -> None:
    (package / "weights.json").write_text(text, encoding="utf-8")
    with pytest.raises(WeightsError, match=r"treasury: weights\.json"):
        read_weights("treasury", NAMES)


def test_a_missing_file_is_named(package: Path) -> None:
    with pytest.raises(WeightsError, match=r"treasury: weights\.json cannot be read"):
        read_weights("treasury", NAMES)
