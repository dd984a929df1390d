"""Small positions of Breach, laid out by name, and the door to play them through."""

from __future__ import annotations

from collections.abc import Sequence

from anabasis.core.die import Die, ScriptedDie, SeededDie
from anabasis.core.door import legal, objection, submit
from anabasis.core.event import Event
from anabasis.core.match import Match
from anabasis.core.message import Refusal
from anabasis.core.position import TABLE
from anabasis.kit.bag import full_bag
from anabasis.kit.cards import ONE, gathered
from breach.board import TOKEN, TOKENS
from breach.game import GAME
from breach.rules.lead import Lead
from breach.state import Valley


def tokens(words: str) -> int:
    """Tokens, from their names."""
    return sum([ONE[TOKEN.read(word)] for word in words.split()])


def row(*numbers: int) -> bytes:
    """A row of the position: a number for each captain."""
    return bytes(numbers)


def lay(
    seats: int = 2,
    hands: Sequence[str] = (),
    coins: Sequence[int] = (),
    leader: int | None = None,
    asked: Sequence[int] | None = None,
) -> Valley:
    """The first round: all are about to bid, or the leader to choose.

    Without more, everybody has a levy and a spear and is asked at sallies.
    """
    valley, _ = GAME.setup({}, seats, SeededDie(1))
    valley.precedence = tuple(range(seats))
    valley.cup = full_bag(gathered(TOKENS), seats)
    for seat, hand in enumerate(hands or ["levy spear"] * seats):
        for word in hand.split():
            valley.cup = valley.cup.drawn(seat, TOKEN.read(word))
    if coins:
        valley.coins = row(*coins)
    if asked is not None:
        valley.asks = tuple([int(seat in asked) for seat in range(seats)])
    if leader is not None:
        valley.leader = leader
        valley.agenda[-1] = Lead(leader)
    assert GAME.violations(valley) == []
    return valley


def act(valley: Valley, seat: int, text: str, *script: int, die: Die | None = None) -> list[Event]:
    """Submit an action as an answer to the open decision, the die saying what the script says."""
    scripted = ScriptedDie(*script)
    action = GAME.grammar.read(text)
    log = submit(GAME, valley, seat, valley.opened, action, scripted if die is None else die)
    assert scripted.finished()
    assert GAME.violations(valley) == []
    return log


def objected(valley: Valley, seat: int, text: str, number: int | None = None) -> Refusal:
    """Why an action may not be done."""
    named = valley.opened if number is None else number
    refusal = objection(GAME, valley, seat, named, GAME.grammar.read(text))
    assert refusal is not None
    return refusal


def offers(valley: Valley, seat: int) -> list[str]:
    """What a seat may answer, in words."""
    return [action.text() for action in legal(valley, seat)]


def kinds(log: list[Event]) -> list[str]:
    """What happened, by name."""
    return [event.kind.name for event in log]


def table(seats: int = 3, hands: Sequence[str] = (), **options: str) -> Match[Valley]:
    """A match in its first round, the die dealing the given tokens (two to each seat)."""
    dealt = " ".join(hands or ["levy levy"] * seats).split()
    die = ScriptedDie(*[TOKEN.read(word) for word in dealt])
    match = Match(GAME, seats, options, die)
    assert die.finished()
    return match


def play(match: Match[Valley], seat: int, text: str, *script: int) -> list[Event]:
    """Submit an action to a match, the die saying what the script says."""
    match.die = die = ScriptedDie(*script)
    log = match.submit(seat, match.position.opened, GAME.grammar.read(text))
    assert die.finished()
    return log


def eventful() -> Match[Valley]:
    """An unfinished match with everything in it that a record can hold."""
    match = table(3, hands=("levy levy", "levy spear", "rider levy"), walls="strong")
    play(match, 2, "bid 1")
    play(match, 0, "bid 3")
    play(match, 1, "ask 0 off")
    play(match, TABLE, "time-out 1")
    play(match, 0, "storm 3")
    match.undo(0)
    play(match, 0, "storm 4")
    play(match, 0, "target 1")
    play(match, 2, "stay", 2, 1)
    play(match, 1, "ask 0 on")
    match.rewind(2)
    play(match, 2, "sally levy", 1, 1)
    play(match, 0, "withdraw", 1, 0)
    play(match, TABLE, "nightfall")
    return match
