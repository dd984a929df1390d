"""A made-up checkout with one small game in it, for what is read from sources."""

from pathlib import Path
from textwrap import dedent

import pytest

RULEBOOK = """
# Ferry: the rules, case by case

## 1 The river

**1.1 Two banks.** The river has two banks.

**1.2 A boat.** One boat crosses it.

**1.3 Wolves.** Wolves swim.

**1.4 Goats.** Goats do not.

## 2 Crossing

**2.1 Load.** The boat takes two at most.

**2.2 Weight.** A heavy load sinks it.

**2.2a Rain.** In rain it takes one less.

**2.3 Toll.** Crossing costs a coin.
"""

CODE = '''
"""1, 2 The river and crossing it."""

from typing import Final

MOST: Final = 2
"""2.1 So many at most."""

TOO_HEAVY: Final = {"2.2": "too heavy"}["2.2"]


class Boat:
    """1.1 to 1.3 A boat, banks and wolves."""

    case = "1.4"

    def __init__(self, load: int) -> None:
        self.load = load

    def takes(self, more: int, rain: bool) -> bool:
        """2.1, 2.2a Whether so many more fit in.

        It rains at times. 2.3 The toll is paid elsewhere, as 1.4 does not say.
        """
        if rain:
            more += 1
        return self.load + more <= MOST


def objection(boat: Boat, more: int) -> str | None:
    if not boat.takes(more, False):
        return TOO_HEAVY
    return None
'''

TESTS = """
import pytest

from anabasis.games.ferry.rules import Boat, objection


@pytest.mark.rule("ferry", "2.1")
def test_two_fit() -> None:
    assert Boat(1).takes(1, False)
    assert not Boat(1).takes(2, False)


@pytest.mark.rule("ferry", "2.2a")
@pytest.mark.rule("chess", "2.3")
def test_nothing_of_rain() -> None:
    assert Boat(1).load == 1


@pytest.mark.parametrize("more", [pytest.param(2, marks=pytest.mark.rule("ferry", "2.2"))])
def test_three_do_not(more: int) -> None:
    assert objection(Boat(1), more) == "too heavy"


@pytest.mark.rule("ferry", "1.1")
class TestBanks:
    @pytest.mark.rule("ferry", "9.9")
    def test_there_are_two(self) -> None:
        assert Boat(2)

    def nothing(self) -> None:
        pass
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The folder of the checkout. Its game is called ferry."""
    root = tmp_path / "checkout"
    game = root / "src" / "anabasis" / "games" / "ferry"
    rules = root / "tests" / "rules" / "ferry"
    for folder in (game, rules):
        folder.mkdir(parents=True)
    for package in (game, game.parent, game.parent.parent):
        (package / "__init__.py").write_text("", encoding="utf-8")
    (game / "rulebook.md").write_text(RULEBOOK, encoding="utf-8")
    (game / "rules.py").write_text(dedent(CODE).lstrip(), encoding="utf-8")
    (rules / "test_ferry.py").write_text(TESTS.lstrip(), encoding="utf-8")
    (root / "pytest.ini").write_text("[pytest]\nmarkers = rule\n", encoding="utf-8")
    return root
