"""The computer's players at work: greedy beats random everywhere, and uses what a game offers."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from anabasis.core.registry import find_game, game_ids
from anabasis.core.rulebook import rulebook_text
from anabasis.lab.sim import simulate
from bench.players import NEW, OLD, series, share


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game_id", game_ids())
def test_greedy_beats_random_in_either_seat(game_id: str, seat: int) -> None:
    seats = max(2, find_game(game_id).seats[0])
    bots = ["random"] * seats
    bots[seat] = "greedy"
    assert simulate(game_id, 3, seats, 21 + seat, bots).plain()["wins_by_seat"][seat] == 3.0


@pytest.mark.parametrize(
    ("game_id", "seats", "games"),
    [("alexandros", 2, 20), ("alexandros", 3, 12), ("alexandros", 4, 12), ("arbela", 2, 8)],
)
def test_greedy_is_better_than_the_first_one(game_id: str, seats: int, games: int) -> None:
    """`python -m bench.players` in short: more than its fair share against first ones."""
    found = series(game_id, seats, games, 100_001, 1, False, NEW, OLD)
    assert share(found, seats)["share"] * seats > 1.2


def test_greedy_rides_round_the_flank_and_seizes_the_turn_at_arbela() -> None:
    events = simulate("arbela", 3, 2, 9, ["greedy"], events=True).plain()["events"]
    assert events["flank-attempt"]["count"] > 0
    assert events["seize-attempt"]["success"]["yes"]["count"] > 0
    assert events["order-placed"]["count"] > 50


def test_the_numbers_of_victory_at_arbela_are_those_of_its_rulebook() -> None:
    game = find_game("arbela")
    source = files(game.package()).joinpath("components/victory.toml")
    data = tomllib.loads(source.read_text("utf-8"))
    book = rulebook_text(game, "en")
    levels = {name: value["value"] for name, value in data["break_level"].items()}
    assert f"The Macedonian Break Level is {levels['macedonian']}." in book
    without = levels["persian_without_darius"]
    assert f"The Persian Break Level is {levels['persian']}, and {without} once Darius" in book
    assert f"{data['overrun']['losses']['value']} is added to the Persian losses" in book
    assert f"both players have had {data['limit']['turns']['value']} turns" in book


def test_the_break_levels_at_arbela_are_the_same_wherever_they_are_told() -> None:
    folder = files(find_game("arbela").package())

    def read(name: str) -> str:
        return folder.joinpath(name).read_text("utf-8")

    levels = tomllib.loads(read("components/victory.toml"))["break_level"]
    macedonian = levels["macedonian"]["value"]
    persian = levels["persian"]["value"]
    without = levels["persian_without_darius"]["value"]
    told = f"yours at {macedonian}, the Persian at {persian}, or at {without} once Darius is dead"
    assert told in read("messages/en.ftl")
    told = f"マケドニア軍が{macedonian}、ペルシア軍が{persian}（ダレイオスの戦死後は{without}）"
    assert told in read("messages/ja.ftl")
    assert f"崩壊レベルは{persian}です。ダレイオスが戦死した後は{without}です" in read(
        "rulebook.ja.md"
    )
    assert f"they are {macedonian}, {persian} and {without}" in read("rulings.md")
    assert f"{macedonian}、{persian}、{without}に改めました" in read("rulings.ja.md")
