"""The field of Arbela in the terminal."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from anabasis.core.die import SeededDie
from anabasis.core.door import legal, submit
from anabasis.core.registry import find_game
from anabasis.games.arbela.terminal import ArbelaBoard
from anabasis.games.arbela.terminal_field import short
from anabasis.kit.terminal import Scene, board_for
from anabasis.prose import Prose
from tests.games.random_match import random_choices

ARBELA = find_game("arbela")
NAMES = ["Anna", "Boris"]


def board() -> ArbelaBoard:
    found = board_for(ARBELA, Prose(ARBELA), NAMES)
    assert isinstance(found, ArbelaBoard)
    return found


def start(seat: int) -> dict[str, Any]:
    position, _ = ARBELA.setup({}, 2, SeededDie(1))
    return ARBELA.view(position, seat)


def lines(drawn: Any, width: int = 80) -> list[str]:
    console = Console(width=width, color_system=None, emoji=False, highlight=False)
    with console.capture() as capture:
        console.print(drawn)
    return [line.rstrip() for line in capture.get().split("\n")]


def drawn(view: dict[str, Any], seat: int, **more: Any) -> list[str]:
    return lines(board().draw(Scene(view, seat, height=40, **more)))


def test_each_side_sees_the_field_from_its_own_place() -> None:
    assert drawn(start(0), 0)[16].split() == ["MD", "LW", "LC2", "LC1", "C", "RC1", "RC2", "RW"]
    assert drawn(start(1), 1)[16].split() == ["PD", "LW", "LC2", "LC1", "C", "RC1", "RC2", "RW"]
    assert drawn(start(0), 0)[0].split() == ["PD", "RW", "RC2", "RC1", "C", "LC1", "LC2", "LW"]


def test_it_fits_into_eighty_columns() -> None:
    view = start(0)
    assert max(len(line) for line in drawn(view, 0)) <= 80
    assert max(len(line) for line in lines(board().panel(view, 0, True))) <= 80


def cell(**more: Any) -> dict[str, Any]:
    card = {"unit": "thessalian-1", "hits": 0, "disrupted": False, "face_up": True}
    card |= {key: more.pop(key) for key in list(more) if key in card}
    section = {"side": 0, "stack": [card], "among": [], "facing": "east", "leaders": []}
    return section | {"engaged": False} | more


@pytest.mark.parametrize(
    ("section", "seat", "expected"),
    [
        (cell(), 0, ["M►H5/5", "thessal-1", ""]),
        (cell(), 1, ["M◄H5/5", "thessal-1", ""]),
        (cell(hits=2), 0, ["M►H5/5*2", "thessal-1", ""]),
        (cell(disrupted=True, facing=None), 0, ["MxH5/5", "thessal-1", ""]),
        (cell(engaged=True, leaders=["philotas"]), 0, ["M►H5/5", "thessal-1", "Ph ="]),
        (cell(side=1, stack=[None, None]), 0, ["P►?", "", "+1"]),
        (cell(side=None, stack=[], facing=None, leaders=["darius"]), 0, ["", "", "Da"]),
    ],
)
def test_what_a_section_shows(section: dict[str, Any], seat: int, expected: list[str]) -> None:
    view = start(seat)
    view["sections"] = {"B-C": section}
    shown = drawn(view, seat)
    middle = next(at for at, line in enumerate(shown) if line.startswith("B "))
    found = [line[33:42].strip() for line in shown[middle + 1 : middle + 4]]
    assert found == expected


def test_orders_and_choices_are_marked() -> None:
    view = start(0)
    view["sections"] = {}
    view["orders"] = {"B-C": "ordered", "B-LC1": "used"}
    shown = drawn(view, 0, marks={("section", "B-C"): 12, ("section", "B-RC1"): 3}, unicode=False)
    last = next(at for at, line in enumerate(shown) if line.startswith("B ")) + 3
    assert shown[last].split() == [",", "!", "(12)", "(3)"]
    assert "▲" not in "".join(shown)


def test_a_name_is_cut_but_its_number_stays() -> None:
    assert short("scythian-light-cavalry-2") == "scythia-2"
    assert short("cappadocian") == "cappadoci"
    assert short("kinsmen") == "kinsmen"


def test_a_whole_game_is_drawn_with_its_choices_and_odds() -> None:
    field = board()
    noted = marked = 0
    for number, choice in enumerate(random_choices(ARBELA, 2, 5)):
        position = choice.match.position
        noted += "%" in field.note(position, choice.seat, choice.action)
        if number % 5:
            continue
        view = ARBELA.view(position, choice.seat)
        lines(field.draw(Scene(view, choice.seat, height=40)))
        lines(field.panel(view, choice.seat, True))
        for action in legal(position, choice.seat):
            marked += bool(field.targets(position, action))
    assert noted and marked


def test_who_has_deployed_is_told_while_the_other_lays_his_line() -> None:
    position, _ = ARBELA.setup({"deployment": "own"}, 2, SeededDie(1))
    for line in ("line", "ready"):
        action = ARBELA.grammar.read(line)
        submit(ARBELA, position, 1, position.opened, action, SeededDie(1))
    panel = " ".join(lines(board().panel(ARBELA.view(position, 0), 0, True)))
    assert "Boris: Losses 0 of 18, has deployed" in panel
    assert "Anna: Losses 0 of 6, has deployed" not in panel
    assert drawn(ARBELA.view(position, 0), 0)[1].split() == ["·"] * 7
    assert drawn(ARBELA.view(position, 1), 1)[17].split()[0].startswith("P")


def test_a_small_field_has_every_row_and_no_empty_line() -> None:
    position, _ = ARBELA.setup({}, 2, SeededDie(1))
    shown = drawn(ARBELA.view(position, 0), 0, most=12)
    assert [line[:2].strip() for line in shown if line[:2].strip()] == ["PD", "PA", "B", "MA", "MD"]
    assert shown[0].split() == ["RW", "RC2", "RC1", "C", "LC1", "LC2", "LW"]
    assert shown[-2].split() == ["LW", "LC2", "LC1", "C", "RC1", "RC2", "RW"]
    assert len(shown) - 1 <= 12
    assert shown[1].split()[2] == "P▼C5/1"
    assert shown[2].split()[0] == "chariot-1"
    assert len(drawn(ARBELA.view(position, 0), 0, most=8)) == 8 + 2


def about(word: str) -> str:
    position, _ = ARBELA.setup({}, 2, SeededDie(1))
    return "\n".join(board().describe(position, 0, word))


def test_a_card_is_told_in_full() -> None:
    assert about("phalanx-1") == (
        "Phalanx (Coenus), infantry\n"
        "Attack: 6; Defence: 8 · 3 · 6; Armour: 3; Hits: 0 of 12; "
        "Moves: one Section straight; Missiles: none"
    )
    assert "Missiles: bows, range 2" in about("macedonian-archer")
    assert about("alexander").startswith("Alexander: Leads ")
    assert "In a shock: +3" in about("alexander")
    assert "Seizes on: 1 2 3" in about("alexander")


def test_a_section_is_told_with_its_stack() -> None:
    said = about("MD-RW")
    assert said.startswith("Macedonian Deployment RW, Anna: Companion Cavalry (Agema), ")
    assert "Alexander" in said
    assert about("B-C") == "Battle row C: empty."
