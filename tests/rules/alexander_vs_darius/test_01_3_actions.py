"""1.3 Actions, prices and passing."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.state import lose
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
BOTH = {"macedonia": "alexander-iii light-cavalry", "hellas": "antipater light-cavalry"}
THEIRS = {"lydia": "memnon light-cavalry", "kish": "darius-iii light-cavalry"}


def table(treasure: tuple[int, int] = (10, 10)) -> Table:
    return Table(macedon=BOTH, persia=THEIRS, treasure=treasure)


@pytest.mark.rule("alexander_vs_darius", "1.3.1")
@pytest.mark.rule("alexander_vs_darius", "1.3.6")
@pytest.mark.rule("alexander_vs_darius", "1.3.7")
def test_turn_about_and_each_march_has_its_price() -> None:
    game = table()
    game.do("march macedonia; go thrace; halt")
    assert game.asked() == PERSIA
    game.do("march lydia; go wilusha; halt")
    assert game.asked() == MACEDON
    assert game.campaign.treasure == (9, 8)


@pytest.mark.rule("alexander_vs_darius", "1.3.2")
def test_a_first_pass_is_not_the_last_word() -> None:
    game = table()
    game.do("pass").do("march lydia; go wilusha; halt")
    assert game.asked() == MACEDON
    assert "march macedonia" in game.options()


@pytest.mark.rule("alexander_vs_darius", "1.3.3")
@pytest.mark.rule("alexander_vs_darius", "1.3.4")
def test_who_passes_twice_is_out_and_the_other_goes_on_alone() -> None:
    game = table()
    game.do("pass").do("march lydia; go wilusha; halt").do("pass")
    game.do("march kish; go lagash; halt")
    assert game.asked() == PERSIA
    assert game.campaign.turn == 4
    game.do("pass")
    assert game.campaign.turn == 5


@pytest.mark.rule("alexander_vs_darius", "1.3.5")
def test_two_passes_in_a_row_end_the_phase() -> None:
    game = table().do("pass").do("pass")
    assert game.campaign.turn == 5


@pytest.mark.rule("alexander_vs_darius", "1.3.2")
def test_who_has_nothing_passes_by_himself() -> None:
    game = table((0, 10))
    assert game.asked() == PERSIA
    assert game.campaign.passes == bytes([1, 0])


@pytest.mark.rule("alexander_vs_darius", "1.3.3")
def test_treasure_that_comes_later_does_not_bring_him_back() -> None:
    game = table((0, 10))
    game.do("march lydia; go wilusha; halt")
    assert game.asked() == PERSIA, "the second pass was his last"
    game.campaign.treasure = (5, 6)
    game.do("march kish; go lagash; halt")
    assert game.asked() == PERSIA


@pytest.mark.rule("alexander_vs_darius", "1.3.8")
def test_no_credit() -> None:
    game = table((10, 1)).do("march macedonia; go thrace; halt")
    assert game.refusal("march lydia") == ("1.3.8", "too-dear")


@pytest.mark.rule("alexander_vs_darius", "1.3.9")
def test_a_failed_forced_march_is_no_pass() -> None:
    game = table().do("march macedonia; force; go thrace; halt", 1)
    assert game.campaign.passes == bytes(2)
    assert game.campaign.treasure[MACEDON] == 9


@pytest.mark.rule("alexander_vs_darius", "1.3.12")
def test_treasure_never_falls_below_nothing() -> None:
    game = table((1, 10))
    assert lose(game.campaign, MACEDON, 3) == 1
    assert game.campaign.treasure[MACEDON] == 0
