"""What a captain can know of hidden tokens: from what he was told, and from nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.core.die import SeededDie
from anabasis.kit.cards import NO_CARDS, ONE, count, gathered
from breach.board import DICE, TOKEN, TOKENS
from breach.game import GAME
from breach.state import Valley, hand
from tests.games.random_match import random_choices
from tests.rules.breach.setting import act, lay, tokens

Hands = tuple[int, ...]
"""What each captain hides."""


class Watcher:
    """One captain who remembers all that he is told, and keeps every deal that fits it."""

    def __init__(self, seats: int, seat: int) -> None:
        self.seat = seat
        self.open = NO_CARDS
        self.spent = NO_CARDS
        self.deals: set[Hands] = {(NO_CARDS,) * seats}

    def hears(self, event: dict[str, Any]) -> None:
        """Anything that happens, as it is told to him."""
        kind = event["kind"]
        if kind == "token-drawn":
            self.draws(event["seat"], event["token"])
        elif kind == "sallied":
            token = ONE[TOKEN.read(event["token"])]
            self.gives_up(event["seat"], token)
            self.spent += token
        elif kind == "garrison-shown":
            shown = sum(
                term["amount"]
                // DICE[TOKEN.read(term["modifier"])]
                * ONE[TOKEN.read(term["modifier"])]
                for term in event["terms"]
            )
            self.holds(event["seat"], shown)
            self.gives_up(event["seat"], shown)
            self.open = shown
        elif kind == "went-home":
            self.open = NO_CARDS
        elif kind in ("round-begins", "game-ends"):
            self.spent = NO_CARDS
        elif kind == "envoy" and event["tokens"] is not None:
            self.holds(event["target"], sum(ONE[TOKEN.read(word)] for word in event["tokens"]))

    def draws(self, who: int, token: str | None) -> None:
        drawn = range(len(TOKEN)) if token is None else [TOKEN.read(token)]
        self.deals = {
            (*deal[:who], deal[who] + ONE[kind], *deal[who + 1 :])
            for deal in self.deals
            for kind in drawn
            if count(gathered(TOKENS) - self.open - self.spent - sum(deal), kind)
        }

    def holds(self, who: int, cards: int) -> None:
        self.deals = {deal for deal in self.deals if deal[who] == cards}

    def gives_up(self, who: int, cards: int) -> None:
        self.deals = {
            (*deal[:who], deal[who] - cards, *deal[who + 1 :])
            for deal in self.deals
            if all(count(deal[who], kind) >= count(cards, kind) for kind in range(len(TOKEN)))
        }


def hidden(valley: Valley) -> Hands:
    return tuple([valley.cup.held(seat) for seat in range(valley.seats)])


@pytest.mark.rule("breach", "1.3")
@pytest.mark.rule("breach", "2.7")
@pytest.mark.rule("breach", "2.8")
@pytest.mark.parametrize(("seats", "games"), [(2, 12), (3, 8), (4, 2)])
def test_worlds_and_redeals_are_what_fits_everything_a_captain_was_told(
    seats: int, games: int
) -> None:
    die = SeededDie(5)
    sharpened = 0
    for seed in range(games):
        watchers = [Watcher(seats, seat) for seat in range(seats)]
        heard = -1
        for choice in random_choices(GAME, seats, seed, {"length": "long"}):
            match = choice.match
            news = list(match.setup_events) if heard < 0 else []
            for moment in match.moments[max(0, heard) :]:
                news += moment.events
            heard = len(match.moments)
            valley = match.position
            for watcher in watchers:
                for event in news:
                    watcher.hears(event.witnessed(watcher.seat))
                worlds = {hidden(world) for world in GAME.worlds(valley, watcher.seat)}
                assert worlds == watcher.deals
                assert hidden(valley) in worlds
                assert hidden(GAME.redeal(valley, watcher.seat, die)) in worlds
                sharpened += len(worlds) == 1
    assert sharpened, "somebody should know everything at some time"


@pytest.mark.rule("breach", "2.7")
def test_tokens_that_went_back_are_in_no_hand_that_was_drawn_before() -> None:
    """Both riders were spent and lie in the cup: nobody can have one before he draws again."""
    valley = lay(3, hands=("levy", "rider levy", "rider spear"), leader=0)
    act(valley, 0, "storm 3")
    act(valley, 0, "target 1")
    act(valley, 1, "sally rider")
    act(valley, 2, "sally rider")
    assert valley.round == 2
    for seat in range(3):
        for seed in range(30):
            other = GAME.redeal(valley, seat, SeededDie(seed))
            held = sum(hand(other, who) for who in range(3))
            assert not count(held, TOKEN.read("rider"))
            assert count(other.cup.inside(), TOKEN.read("rider")) == 2
    assert {hand(world, 1) for world in GAME.worlds(valley, 0)} == {tokens("levy"), tokens("spear")}
