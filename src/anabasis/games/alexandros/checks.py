"""What must hold of every position of Alexandros: pieces conserved, provinces as the walls lie."""

from __future__ import annotations

from anabasis.games.alexandros.board import (
    BLACK_WALLS,
    CARDS_OF_EACH,
    GUARDS,
    LAND,
    RED_WALLS,
    SIDES,
    SPACES,
    SYMBOLS,
)
from anabasis.games.alexandros.rules import occupy
from anabasis.games.alexandros.rules.provinces import described
from anabasis.games.alexandros.state import Table
from anabasis.kit.cards import count


def violations(position: Table) -> list[str]:
    """What is wrong with the position, each with the case it breaks."""
    wrong: list[str] = []
    for symbol in range(SYMBOLS):
        number: int = position.face_up.count(symbol)
        for cards in (position.supply, position.discards, position.played, *position.hands):
            number += count(cards, symbol)
        if number != CARDS_OF_EACH:
            wrong.append(f"1.3: {number} cards of symbol {symbol}")
    for seat in range(position.seats):
        if position.stock[seat] + position.guards.count(seat + 1) != GUARDS:
            wrong.append(f"1.5: the guards of seat {seat} do not add up")
        standing = [space for space in range(SPACES) if position.guards[space] == seat + 1]
        if sorted(position.posts[seat]) != standing:
            wrong.append(f"1.5: the posts of seat {seat} are not where its guards stand")
        for symbol in range(SYMBOLS):
            if count(position.known[seat], symbol) > count(position.hands[seat], symbol):
                wrong.append(f"5.4: seat {seat} is known to hold more than it holds")
    walls = SIDES - position.walls.count(0)
    if walls + position.black + position.red != BLACK_WALLS + RED_WALLS:
        wrong.append(f"1.4: {walls} walls stand, but not as many are missing")
    wrong += wrong_secrets(position)
    wrong += wrong_provinces(position)
    return wrong


def wrong_secrets(position: Table) -> list[str]:
    """5.4, 5.6 Whether what is kept of hidden cards agrees with supply and hands."""
    wrong: list[str] = []
    if position.secrets.pile() != position.supply:
        wrong.append("5.6: the supply is not what is left of what was shuffled")
    for seat in range(position.seats):
        if position.known[seat] + position.secrets.unseen(seat) != position.hands[seat]:
            wrong.append(f"5.4: the hand of seat {seat} is not what it drew and was seen to take")
    return wrong


def wrong_provinces(position: Table) -> list[str]:
    """6.1 Whether the provinces are what walking over the board without crossing a wall gives."""
    wrong: list[str] = []
    allotting = any(isinstance(frame, occupy.Allot) for frame in position.agenda)
    parts = LAND.regions(position.walls)
    for part in parts:
        start = part[0]
        label = position.labels[start]
        if any(position.labels[space] != label for space in part):
            wrong.append(f"6.1: the province of space {start} is torn")
        owners = {position.guards[space] for space in part} - {0}
        if len(owners) > 1:
            wrong.append(f"6.5: several players hold the province of space {start}")
        if not allotting and described(part, position) != position.provinces[label]:
            wrong.append(f"6.6: the province of space {start} is not what it is said to be")
    if len(parts) != len(position.provinces):
        wrong.append(
            f"6.1: {len(parts)} provinces lie on the board, {len(position.provinces)} are known"
        )
    return wrong
