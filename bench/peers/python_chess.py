"""Chess in python-chess (pure Python, bitboards)."""

import random

import chess
from stopwatch import report


def play(rng: random.Random) -> int:
    board = chess.Board()
    actions = 0
    while board.halfmove_clock < 150 and not board.is_insufficient_material():
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(legal[int(rng.random() * len(legal))])
        actions += len(legal) > 1
    return actions


def copy(rng: random.Random):
    board = chess.Board()
    for _ in range(20):
        board.push(rng.choice(list(board.legal_moves)))
    return lambda: board.copy(stack=False)


if __name__ == "__main__":
    report(play, copy)
