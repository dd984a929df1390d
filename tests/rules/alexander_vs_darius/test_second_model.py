"""Random games, counted twice: once by the rules, once by `second_model`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anabasis.bots.bot import ask
from anabasis.bots.greedy import GreedyBot
from anabasis.core.die import SeededDie
from anabasis.core.door import answer, legal, proceed
from anabasis.core.event import Event
from anabasis.core.position import Action
from anabasis.core.registry import find_game
from anabasis.games.alexander_vs_darius.board import AREA, SIDE
from anabasis.games.alexander_vs_darius.rules import set_up
from anabasis.games.alexander_vs_darius.rules.supply import in_supply
from anabasis.games.alexander_vs_darius.state import Campaign
from tests.rules.alexander_vs_darius.second_model import AREAS, Ledger, is_fed

GAME = "alexander_vs_darius"

Chooser = Callable[[Campaign, int, SeededDie], Action[Campaign, Any]]


def at_random(campaign: Campaign, seat: int, die: SeededDie) -> Action[Campaign, Any]:
    """Any action. Who passes and recruits at random would do little else, so kinds of actions are
    drawn before actions."""
    options = legal(campaign, seat)
    verbs = sorted({action.verb for action in options})
    for dull in ("pass", "done"):
        if dull in verbs and len(verbs) > 1 and die.uniform(4):
            verbs.remove(dull)
    verb = verbs[die.uniform(len(verbs))]
    found = [action for action in options if action.verb == verb]
    return found[die.uniform(len(found))]


def by_bot(campaign: Campaign, seat: int, die: SeededDie) -> Action[Campaign, Any]:
    """What the computer player does."""
    return ask(GreedyBot(), find_game(GAME), campaign, seat, die)


def play(
    seed: int, choose: Callable[[Campaign, int, SeededDie], Action[Campaign, Any]]
) -> Campaign:
    """A game, compared after every action."""
    campaign = Campaign()
    campaign.seats = 2
    campaign.asks = (0, 0)
    die, choice = SeededDie(seed), SeededDie(seed + 100_000)
    log: list[Event] = []
    set_up.prepare(campaign, seed % 2 == 1, seed % 3 == 1)
    ledger = Ledger(campaign)
    proceed(campaign, die, log)
    actions = 0
    while campaign.agenda:
        decision = campaign.agenda[-1].as_decision()
        action = choose(campaign, decision.seat, choice)
        told = len(log)
        ledger.act(decision.seat, action.text())
        answer(campaign, decision.seat, action, die, log)
        for event in log[told:]:
            ledger.tell(event)
        faults = ledger.compare(campaign)
        assert faults == [], (seed, actions, campaign.turn, action.text(), faults[:4])
        compare_supply(campaign)
        actions += 1
        assert actions < 20_000, "a game ends by itself"
    return campaign


def compare_supply(campaign: Campaign) -> None:
    for area, word in enumerate(AREAS):
        holder = campaign.holder[area]
        if holder < 2:
            fed = in_supply(campaign, holder, AREA.read(word))
            assert fed == is_fed(campaign, SIDE.words[holder], word), (word, campaign.turn)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.rule("alexander_vs_darius", "6.6.1")
@pytest.mark.rule("alexander_vs_darius", "4.1.4")
@pytest.mark.rule("alexander_vs_darius", "3.3.35")
def test_a_random_game_counted_twice(seed: int) -> None:
    assert play(seed, at_random).ending


@pytest.mark.rule("alexander_vs_darius", "6.6.1")
def test_a_game_of_computer_players_counted_twice() -> None:
    assert play(0, by_bot).ending


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_many_random_games_counted_twice(part: int) -> None:
    """500 in all, with every choice of kings."""
    for seed in range(1000 + 25 * part, 1025 + 25 * part):
        assert play(seed, at_random).ending


@pytest.mark.soak
@pytest.mark.parametrize("part", range(50))
def test_many_games_of_computer_players_counted_twice(part: int) -> None:
    """100 in all, with every choice of kings."""
    for seed in range(2000 + 2 * part, 2002 + 2 * part):
        assert play(seed, by_bot).ending
