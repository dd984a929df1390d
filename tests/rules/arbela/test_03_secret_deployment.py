"""3.2d What nobody learns of a free deployment before both are ready."""

from collections.abc import Iterator

import pytest

from anabasis.core.die import SeededDie
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import Battle
from tests.rules.arbela.setting import MACEDONIAN, PERSIAN, act, reserve, start, where

SEEDS = range(12)
LAYINGS = (
    "",
    "line",
    "clear",
    "pick-up elephant",
    "put-down PD-C",
    "pick-up kinsmen",
    "put-on-top PD-C",
    "pick-up-leader bessus",
    "put-down PD-LW",
    "pick-up-stack PD-C",
    "put-down PD-RW",
)
"""What the Persian does, one answer after the other."""


def as_it_goes_on() -> Iterator[Battle]:
    """The same deployment after each of the Persian's answers; the Macedonian has laid a line."""
    b, _ = start(deployment="own")
    act(b, MACEDONIAN, "line")
    for line in LAYINGS:
        if line:
            assert act(b, PERSIAN, line) == []
        yield b


@pytest.mark.rule("arbela", "3.2d")
def test_the_opponent_and_spectators_see_the_same_after_every_answer() -> None:
    seen = [(GAME.view(b, MACEDONIAN), GAME.view(b, None)) for b in as_it_goes_on()]
    assert all(one == seen[0] for one in seen)
    mine, watched = seen[0]
    assert set(mine["sections"]) == {"MD-LC1", "MD-C", "MD-RC1", "MD-RC2", "MD-RW"}
    assert (watched["sections"], watched["hand"], mine["hand"]) == ({}, None, None)
    assert len(mine["reserves"][PERSIAN]) == len(watched["reserves"][PERSIAN]) == 48
    assert set(watched["leaders"].values()) == {"reserve"}


@pytest.mark.rule("arbela", "3.2d")
def test_who_lays_sees_his_own_line() -> None:
    *_, b = as_it_goes_on()
    seen = GAME.view(b, PERSIAN)
    assert [card["unit"] for card in seen["sections"]["PD-RW"]["stack"]] == ["kinsmen", "elephant"]
    assert seen["leaders"]["bessus"] == "PD-LW"
    assert {card["unit"] for card in seen["reserves"][PERSIAN]} == reserve(b, PERSIAN) - {
        *("darius", "mazeus")
    }
    assert len(seen["reserves"][MACEDONIAN]) == 28


@pytest.mark.rule("arbela", "3.2d")
def test_being_ready_shows_nothing_but_that() -> None:
    b, _ = start(deployment="own")
    before = [GAME.view(b, seat) for seat in (MACEDONIAN, None)]
    assert act(b, PERSIAN, "line-and-ready") == []
    assert [one.pop("ready") for one in before] == [[], []]
    after = [GAME.view(b, seat) for seat in (MACEDONIAN, None)]
    assert [one.pop("ready") for one in after] == [[PERSIAN], [PERSIAN]]
    assert after == before


@pytest.mark.rule("arbela", "3.2d")
def test_every_answer_is_secret() -> None:
    for verb in GAME.decision(start(deployment="own")[0]).verbs:
        assert GAME.grammar.verbs[verb].secret


@pytest.mark.rule("arbela", "3.2d")
def test_what_a_seat_can_do_does_not_depend_on_the_others_line() -> None:
    lists = []
    for b in as_it_goes_on():
        decision = GAME.decision(b)
        lists.append([one.text() for one in decision.options(b, MACEDONIAN)])
        assert decision.prompt_to(b, MACEDONIAN).key == "deploy-freely"
    assert all(one == lists[0] for one in lists)


@pytest.mark.rule("arbela", "3.2d")
def test_a_redeal_has_any_line_of_the_other_and_the_seats_own_as_it_is() -> None:
    for b in as_it_goes_on():
        places = set()
        for seed in SEEDS:
            other = GAME.redeal(b, MACEDONIAN, SeededDie(seed))
            assert GAME.violations(other) == []
            for watcher in (MACEDONIAN, None):
                assert GAME.view(other, watcher) == GAME.view(b, watcher)
            assert GAME.view(other, PERSIAN)["hand"] is None
            places.add(where(other, "elephant"))
        assert len(places) > 3
        own = GAME.redeal(b, PERSIAN, SeededDie(1))
        assert GAME.view(own, PERSIAN) == GAME.view(b, PERSIAN)


@pytest.mark.rule("arbela", "3.2d")
def test_a_redeal_keeps_who_is_ready() -> None:
    b, _ = start(deployment="own")
    act(b, PERSIAN, "line-and-ready")
    for seat in (MACEDONIAN, PERSIAN):
        assert GAME.decision(GAME.redeal(b, seat, SeededDie(1))).waiting() == (MACEDONIAN,)


@pytest.mark.rule("arbela", "3.2d")
def test_the_worlds_of_a_seat_hold_nothing_of_the_others_line() -> None:
    worlds = [
        [GAME.to_plain(world) for world in GAME.worlds(b, MACEDONIAN)] for b in as_it_goes_on()
    ]
    assert all(one == worlds[0] for one in worlds)
    *_, b = as_it_goes_on()
    (world,) = GAME.worlds(b, MACEDONIAN)
    assert (where(world, "elephant"), where(world, "bessus")) == ("reserve", "reserve")
    assert (where(world, "phalanx-1"), where(b, "elephant")) == ("MD-C", "PD-RW")
    other = GAME.redeal(b, MACEDONIAN, SeededDie(3))
    assert [GAME.to_plain(one) for one in GAME.worlds(other, MACEDONIAN)] == worlds[0]
