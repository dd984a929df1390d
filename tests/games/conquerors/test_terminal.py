"""The Conquerors in the terminal: provinces, what stands in them, and what a choice is about."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from anabasis.core.die import SeededDie
from anabasis.games.conquerors.game import GAME
from anabasis.games.conquerors.state import War
from anabasis.games.conquerors.terminal import ConquerorsBoard
from anabasis.kit.terminal import Scene
from anabasis.prose import Prose

NAMES = ["Anna", "Boris"]


def begun() -> War:
    position, _ = GAME.setup({}, 2, SeededDie(1))
    return position


def board() -> ConquerorsBoard:
    return ConquerorsBoard(GAME, Prose(GAME, "en"), NAMES)


def lines(drawn: Any) -> list[str]:
    console = Console(width=80, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(drawn)
    return capture.get().rstrip("\n").split("\n")


def test_all_provinces_and_both_sides_armies_fit_into_a_screen() -> None:
    view = GAME.view(begun(), 0)
    drawn = lines(board().draw(Scene(view, 0)))
    panel = lines(board().panel(view, 0, True))
    assert len(drawn) + len(panel) <= 20
    assert max(len(line) for line in drawn) <= 80
    text = "\n".join(drawn)
    for word in view["provinces"]:
        assert Prose(GAME, "en").word("province", word)[:12] in text
    assert "33:-" in text, "Alexander's army in Thrace"


def test_where_there_is_little_room_what_is_asked_about_is_shown() -> None:
    view = GAME.view(begun(), 0)
    drawn = lines(board().draw(Scene(view, 0, {("province", "cyrenaica"): 7}, most=2)))
    assert len(drawn) == 2
    assert drawn[0].startswith("  7. Cyrenaica")


def test_a_choice_is_about_the_province_of_its_last_place() -> None:
    war = begun()
    read = GAME.grammar.read
    assert board().targets(war, read("garrison xanthus")) == [("province", "lycia-pamphylia")]
    assert board().targets(war, read("march macedon-1 4")) == [("province", "thrace")]
    assert board().targets(war, read("rest")) == []


def test_leaders_cards_and_spaces_are_described() -> None:
    war = begun()
    [ratings] = board().describe(war, 0, "alexander-iii")
    assert "4" in ratings
    assert board().describe(war, 0, "perinthos") != []
    assert board().describe(war, 0, "nothing") == []
