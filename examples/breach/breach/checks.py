"""What must hold of every position of Breach: everything adds up, and no storm is left over."""

from __future__ import annotations

from typing import Final

from anabasis.kit.cards import counts
from breach.board import MEN, TOKEN, TOKENS
from breach.rules.storm import GoHome
from breach.state import NOBODY, Valley, hand

MOST_COINS: Final = 127
"""Far more than anybody can find. A row of bytes begins anew below nothing."""


def violations(position: Valley) -> list[str]:
    """What is wrong with the position, each with the case it breaks."""
    wrong = []
    tokens = position.cup.inside() + position.spent
    for seat in range(position.seats):
        tokens += hand(position, seat)
    for kind, number in enumerate(counts(tokens, len(TOKEN))):
        if number != TOKENS[kind]:
            wrong.append(f"1.3: there are {number} {TOKEN.text(kind)} tokens")
    if sum(position.camp) + position.storming + position.graves != MEN * position.seats:
        wrong.append("1.2: the men do not add up")
    if max(position.coins) > MOST_COINS:
        wrong.append("1.2: somebody has paid more coins than he had")
    storming = any(isinstance(frame, GoHome) for frame in position.agenda)
    if not storming and (position.storming or position.target != NOBODY or position.shown):
        wrong.append("3.9: a storm was left behind")
    return wrong
