"""What must hold of every position of every game, whatever was done to get there.

Each check raises `InvariantError` with one line that says what does not hold. They know no game:
they use the contract in `core/game.py` and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any

import msgspec

from anabasis.core.die import RecordedDie, SeededDie
from anabasis.core.door import OpenDecision, apply, legal, objection, to_act
from anabasis.core.event import Event
from anabasis.core.game import Game
from anabasis.core.match import Match
from anabasis.core.message import Refusal
from anabasis.core.position import Action
from anabasis.core.record import dump, load, seen_by
from anabasis.core.rulebook import read_cases, rulebook_text


class InvariantError(Exception):
    """Something that must always hold does not."""


def rule_cases(game: Game[Any]) -> frozenset[str]:
    """The cases of the game's rulebook; none if it comes without one."""
    try:
        text = rulebook_text(game)
    except (ModuleNotFoundError, FileNotFoundError):
        return frozenset()
    return frozenset(case.id for case in read_cases(text))


def frozen(game: Game[Any], position: Any) -> bytes:
    """The whole position as JSON."""
    return msgspec.json.encode(game.to_plain(position))


def same(one: Any, other: Any, leaving: Sequence[str] = ()) -> bool:
    """Whether two positions agree in every field, but for those left out."""
    return all(
        getattr(one, name) == getattr(other, name)
        for name in type(one).fields
        if name not in leaving
    )


def in_json(what: str, value: Any) -> bytes:
    """The value as JSON; it must be plain data."""
    try:
        return msgspec.json.encode(value)
    except (TypeError, OverflowError, ValueError) as error:
        raise InvariantError(f"{what} cannot be written as JSON: {error}") from error


def seats_and_spectator(position: Any) -> list[int | None]:
    """Everyone who may look on."""
    return [*range(position.seats), None]


# ---- the position


def check_pieces(game: Game[Any], position: Any) -> None:
    """The game finds nothing wrong: pieces are conserved, stacking holds."""
    wrong = game.violations(position)
    if wrong:
        raise InvariantError("; ".join(wrong))


def check_clone(position: Any) -> None:
    """A clone is the same position."""
    clone = position.clone()
    if not same(clone, position):
        raise InvariantError("a clone is not the same position")


def check_json(game: Game[Any], position: Any) -> Any:
    """Position, JSON, position: identical. Returns the position that came back."""
    text = frozen(game, position)
    restored = game.from_plain(msgspec.json.decode(text))
    if frozen(game, restored) != text or not same(restored, position):
        names = [
            name
            for name in type(position).fields
            if getattr(restored, name) != getattr(position, name)
        ]
        raise InvariantError(f"the position comes back from JSON changed: {', '.join(names)}")
    return restored


def check_options(game: Game[Any], position: Any, restored: Any) -> None:
    """Whoever must act can; what is legal is offered once, and the door lets it pass.

    `restored` is the same position without the options that `position` may have listed earlier.
    """
    asked = {decision.seat: decision for decision in to_act(position)}
    if position.agenda and all(decision.beside for decision in asked.values()):
        raise InvariantError("the game waits, but for nobody")
    for seat in game.eliminated(position):
        if seat in asked:
            raise InvariantError(f"seat {seat} is out of the game and is asked")
    for seat in range(position.seats):
        options = legal(position, seat)
        if legal(restored, seat) != options:
            raise InvariantError(f"the options listed for seat {seat} are not those it has")
        restored.offered = None
        if seat not in asked:
            if options:
                raise InvariantError(f"seat {seat} is not asked and has options")
            continue
        if not options and asked[seat].must:
            raise InvariantError(f"dead end: seat {seat} must act and has no action")
        if len(set(options)) != len(options):
            raise InvariantError(f"seat {seat} is offered the same action twice")
        for action in options:
            refusal = objection(game, restored, seat, asked[seat].number, action)
            if refusal is not None:
                raise InvariantError(f"“{action.text()}” is offered and refused: {refusal!r}")


def check_views(game: Game[Any], position: Any, restored: Any) -> None:
    """What people and bots are shown can be shown; and the position that came back from JSON
    looks the same, even if a field should have been forgotten there."""
    for seat in seats_and_spectator(position):
        shown = in_json(f"the view of {_who(seat)}", game.view(position, seat))
        if game.common_view(position) | game.own_view(position, seat) != game.view(position, seat):
            raise InvariantError(f"the parts of the view of {_who(seat)} are not the whole")
        in_json(f"the details for {_who(seat)}", game.details(position, seat))
    if shown != to_bytes(game.view(restored, None)):
        raise InvariantError("the position comes back from JSON looking different")
    in_json("the status", [message.plain() for message in game.status(position)])
    if position.agenda:
        for decision in to_act(position):
            in_json("the prompt", asked_of(game, position, decision))
        for seat, row in enumerate(game.features_of_all(position)):
            if len(row) != len(game.feature_names) or not all(isfinite(number) for number in row):
                raise InvariantError(f"the features of seat {seat} are not a number for each name")


def asked_of(game: Game[Any], position: Any, asked: OpenDecision) -> Any:
    """What a seat is told that is asked, or may interject."""
    decision = game.decision(position)
    told = decision.prompt_beside if asked.beside else decision.prompt_to
    return told(position, asked.seat).plain()


def check_redeal(
    game: Game[Any], position: Any, seat: int, die: SeededDie, tried: Sequence[Action[Any, Any]]
) -> None:
    """A seat cannot tell the position from its redeal by anything that it is shown or told.

    `tried` are actions whose refusals are compared too.
    """
    before = position.clone()
    other = game.redeal(position, seat, die)
    if not same(position, before):
        raise InvariantError(f"redealing for seat {seat} changes the position itself")
    if to_bytes(game.view(other, seat)) != to_bytes(game.view(position, seat)):
        raise InvariantError(f"seat {seat} sees in its view what it may not know")
    if to_bytes(game.details(other, seat)) != to_bytes(game.details(position, seat)):
        raise InvariantError(f"seat {seat} can look up what it may not know")
    if to_bytes([message.plain() for message in game.status(other)]) != to_bytes(
        [message.plain() for message in game.status(position)]
    ):
        raise InvariantError("the status tells what is hidden")
    waiting = {decision.seat: decision for decision in to_act(position)}
    there = {decision.seat: decision for decision in to_act(other)}
    if list(there) != list(waiting):
        raise InvariantError(f"a redeal for seat {seat} changes who is to act")
    if _running(game, other) != _running(game, position):
        raise InvariantError("the game's timer tells what is hidden")
    if seat not in waiting:
        return
    if legal(other, seat) != legal(position, seat):
        raise InvariantError(f"what seat {seat} may do tells what it may not know")
    prompt = asked_of(game, position, waiting[seat])
    if asked_of(game, other, there[seat]) != prompt:
        raise InvariantError(f"what seat {seat} is asked tells what it may not know")
    for action in tried:
        number = position.opened
        here = objection(game, position, seat, number, action)
        elsewhere = objection(game, other, seat, number, action)
        if (here and here.plain()) != (elsewhere and elsewhere.plain()):
            raise InvariantError(
                f"the refusal of “{action.text()}” tells seat {seat} what it may not know"
            )


def _running(game: Game[Any], position: Any) -> tuple[int, int, str] | None:
    """The game's timer at a position."""
    timer = game.timer(position)
    return None if timer is None else (timer.seconds, timer.seat, timer.key)


def to_bytes(value: Any) -> bytes:
    """Plain data for comparing to the last byte."""
    return msgspec.json.encode(value)


# ---- an action


def check_repeatable(
    game: Game[Any],
    before: Any,
    was: bytes,
    seat: int,
    action: Action[Any, Any],
    draws: list[int],
    after: Any,
) -> None:
    """Position, action and draws decide everything; and a clone is independent of its original.

    `before` is a clone made before the action, `was` its JSON then.
    """
    if frozen(game, before) != was:
        raise InvariantError(f"“{action.text()}” changed a clone of the position too")
    again = before.clone()
    die = RecordedDie(draws)
    apply(game, again, seat, action, die)
    if die.recorded or not same(again, after):
        raise InvariantError(f"“{action.text()}” did something else when done again")


def check_events(events: list[Event], position: Any, cases: frozenset[str]) -> None:
    """What happened can be told to everyone, and nobody is told what is private to another."""
    for event in events:
        kind = event.kind
        if kind.case and cases and kind.case not in cases:
            raise InvariantError(f"{kind.name} cites case {kind.case}, which is in no rulebook")
        whole = event.plain()
        for seat in seats_and_spectator(position):
            told = event.witnessed(seat)
            in_json(f"what {_who(seat)} witnesses of {kind.name}", told)
            may = seat is not None and any(seat in _seats(whole.get(name)) for name in kind.seen_by)
            if not may and any(told[name] is not None for name in kind.private):
                raise InvariantError(f"{_who(seat)} witnesses what {kind.name} keeps private")


def check_refusal(refusal: Refusal, cases: frozenset[str]) -> None:
    """A refusal names a case of the rulebook, and can be sent."""
    if not refusal.case or (cases and refusal.case not in cases):
        raise InvariantError(f"the refusal {refusal!r} names no case of the rulebook")
    in_json(f"the refusal {refusal.key}", refusal.plain())


# ---- the end


def check_outcome(game: Game[Any], position: Any) -> None:
    """A game that is over has a result with every seat in it, and nothing goes on."""
    outcome = game.outcome(position)
    if outcome is None:
        raise InvariantError("the game is over and has no outcome")
    ranked = sorted(seat for group in outcome.ranking for seat in group)
    if ranked != list(range(position.seats)) or not all(outcome.ranking):
        raise InvariantError(f"the ranking {outcome.ranking} does not rank every seat once")
    if not outcome.reason:
        raise InvariantError("the outcome gives no reason")
    if game.reasons and outcome.reason not in (*game.reasons, "resignation"):
        raise InvariantError(f"the game gives no such reason as “{outcome.reason}”")
    in_json("the outcome", outcome.plain())
    if to_act(position) or any(legal(position, seat) for seat in range(position.seats)):
        raise InvariantError("the game is over and somebody is to act")


def check_record(match: Match[Any]) -> None:
    """The record, read and played again, gives the identical position and record."""
    text = dump(match)
    loaded = load(text, lambda _: match.game)
    if not same(loaded.position, match.position):
        raise InvariantError("the replay of the record gives another position")
    if dump(loaded) != text:
        raise InvariantError("the replay of the record gives another record")


def check_given_out(match: Match[Any]) -> None:
    """Everyone may have the record of a game that goes on, as far as he may see it."""
    for seat in seats_and_spectator(match.position):
        seen_by(match, seat)


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _seats(value: Any) -> list[Any]:
    """The seats that a field of an event names: one, or several."""
    return value if isinstance(value, list) else [value]
