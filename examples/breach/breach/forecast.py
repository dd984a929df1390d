"""The odds of foraging, mustering and storming, before it is done, from the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from anabasis.core.die import Die
from anabasis.core.door import begin
from anabasis.core.game import Chance, Game
from anabasis.core.message import Message
from anabasis.core.odds import over_worlds
from anabasis.core.position import Action
from anabasis.kit.cards import ONE
from breach.board import TOKEN
from breach.hidden import with_cup
from breach.rules.lead import Forage, Muster
from breach.rules.sally import Sally, Stay
from breach.rules.storm import GoHome, Press, SendMen, Target, garrison
from breach.state import Valley, hand

# What may come of a wave.
BREACH: Final = 0
STANDS: Final = 1
LOST: Final = 2


def forecast(
    game: Game[Valley], valley: Valley, seat: int, action: Action[Valley, Any]
) -> list[Chance]:
    """2.5, 2.6, 3.6 What may come of foraging or mustering, or of the next wave of a storm. The
    others are taken to stay in their camps; tokens that the captain cannot know make a range."""
    if isinstance(action, Forage):
        return _chances(game, [valley], seat, action, _coins_of(seat), _coins)
    if isinstance(action, Muster):
        return _chances(game, _by_cup(valley, seat), seat, action, _token_of(seat), _token)
    target = target_of(valley, seat, action)
    if target is not None:
        worlds = _by_garrison(valley, seat, target)
        return _chances(game, worlds, seat, action, _wave, _wave_label)
    return []


def target_of(valley: Valley, seat: int, action: Action[Valley, Any]) -> int | None:
    """3.2 Whom a wave will strike that follows an action at once; None if none does."""
    if isinstance(action, Press):
        return valley.target
    if isinstance(action, Target):
        return action.who
    if isinstance(action, SendMen):
        rivals = [who for who in range(valley.seats) if who != seat and who not in valley.gone]
        return rivals[0] if len(rivals) == 1 else None
    return None


# ---- positions that differ in what counts


def _by_garrison(valley: Valley, seat: int, target: int) -> list[Valley]:
    """3.5 One position for each number of dice that the garrison may have."""
    found: dict[int, Valley] = {}
    for cup in valley.cup.worlds(seat):
        world = with_cup(valley, cup)
        found.setdefault(garrison(hand(world, target)).sum(), world)
    return list(found.values())


def _by_cup(valley: Valley, seat: int) -> list[Valley]:
    """1.3 One position for each content that the cup may have."""
    found = {cup.inside(): cup for cup in valley.cup.worlds(seat)}
    return [with_cup(valley, cup) for cup in found.values()]


# ---- what comes of it


def _coins_of(seat: int) -> Callable[[Valley, Valley], list[int]]:
    return lambda before, after: [after.coins[seat] - before.coins[seat]]


def _token_of(seat: int) -> Callable[[Valley, Valley], list[int]]:
    def drawn(before: Valley, after: Valley) -> list[int]:
        new = hand(after, seat) - hand(before, seat)
        return [ONE.index(new)]

    return drawn


def _wave(before: Valley, after: Valley) -> list[int]:
    if not after.wall:
        return [BREACH]
    return [STANDS if after.storming else LOST]


def _coins(coins: int) -> Message:
    return Message("odds-coins", {"coins": coins})


def _token(kind: int) -> Message:
    return Message("odds-token", {"token": TOKEN.word(kind)})


def _wave_label(result: int) -> Message:
    if result == BREACH:
        return Message("odds-breach")
    return Message("odds-stands") if result == STANDS else Message("odds-lost")


def _chances(
    game: Game[Valley],
    worlds: list[Valley],
    seat: int,
    action: Action[Valley, Any],
    results: Callable[[Valley, Valley], list[int]],
    label: Callable[[int], Message],
) -> list[Chance]:
    """Each result with its least and its greatest chance."""

    def act(branch: Valley, die: Die) -> None:
        del branch.agenda[:-1]  # what comes after is another matter
        begin(branch, seat, action, die, [])
        branch.agenda = [frame for frame in branch.agenda if not isinstance(frame, GoHome)]

    def stay(branch: Valley, who: int) -> Action[Valley, Any] | None:
        return Stay() if isinstance(branch.agenda[-1], Sally) else None

    ranges, _ = over_worlds(game, worlds, act, results, stay)
    return [Chance(label(key), found.low, found.high) for key, found in sorted(ranges.items())]
