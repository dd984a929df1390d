"""1, 16 The end of the game, and who stands where."""

from __future__ import annotations

from anabasis.core.event import Event
from anabasis.core.message import Message
from anabasis.core.position import unwind
from anabasis.games.final_conquest.armies import VICTORY_FORTS
from anabasis.games.final_conquest.board import count_of, members
from anabasis.games.final_conquest.events import GAME_ENDS
from anabasis.games.final_conquest.state import (
    BY_ROUNDS,
    NO_SEAT,
    Realm,
    forts_of,
    in_game,
)

Standing = tuple[int, int, int]


def declare(realm: Realm, winners: int, reason: int, log: list[Event]) -> None:
    """The game is over: these seats have won, for this reason."""
    realm.ending = reason
    realm.winners = winners
    realm.active = NO_SEAT
    log.append(Event(GAME_ENDS, (tuple(members(winners)),)))
    unwind(realm, None, log)


def has_held(realm: Realm, seat: int) -> bool:
    """1.1, 1.5 Whether enough of a seat's noted forts are left."""
    return count_of(realm.noted[seat]) >= VICTORY_FORTS


def standing(realm: Realm, seat: int) -> Standing:
    """16.12 Forts, then territories, then currency."""
    return (
        forts_of(realm, seat).bit_count(),
        realm.ground[seat].bit_count(),
        realm.purse[seat],
    )


def end_by_rounds(realm: Realm, log: list[Event]) -> None:
    """16.12 The last round is over: the best standing wins, and equal ones share."""
    seats = in_game(realm)
    best = max([standing(realm, seat) for seat in seats])
    winners = 0
    for seat in seats:
        if standing(realm, seat) == best:
            winners |= 1 << seat
    declare(realm, winners, BY_ROUNDS, log)


def ranking(realm: Realm) -> tuple[tuple[int, ...], ...]:
    """The winners; then whoever is still in the game, by standing; then those who fell, the last to
    fall first."""
    groups: list[tuple[int, ...]] = [tuple(members(realm.winners))] if realm.winners else []
    placed = realm.winners
    rest = [seat for seat in in_game(realm) if not placed >> seat & 1]
    for value in sorted({standing(realm, seat) for seat in rest}, reverse=True):
        groups.append(tuple(sorted([seat for seat in rest if standing(realm, seat) == value])))
    for fallen in reversed(realm.fallen):
        if fallen & ~placed:
            groups.append(tuple(members(fallen & ~placed)))
    return tuple(groups)


def verdict(realm: Realm) -> list[Message]:
    """How the winner was found, in sentences."""
    if realm.ending == BY_ROUNDS:
        return [
            Message(
                "status-verdict-rounds",
                {
                    "seat": f"seat:{seat}",
                    "forts": forts_of(realm, seat).bit_count(),
                    "territories": realm.ground[seat].bit_count(),
                    "currency": realm.purse[seat],
                },
            )
            for seat in in_game(realm)
        ]
    return []
