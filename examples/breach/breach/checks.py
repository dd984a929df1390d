"""What must hold of every position of Breach: everything adds up, and no storm is left over."""

from __future__ import annotations

from breach.board import MEN, TOKEN, TOKENS
from breach.rules.storm import GoHome
from breach.state import NOBODY, Valley, added


def violations(position: Valley) -> list[str]:
    """What is wrong with the position, each with the case it breaks."""
    wrong = []
    tokens = added(position.cup, position.spent)
    for hand in position.hands:
        tokens = added(tokens, hand)
    for kind, count in enumerate(tokens):
        if count != TOKENS[kind]:
            wrong.append(f"1.3: there are {count} {TOKEN.text(kind)} tokens")
    if sum(position.camp) + position.storming + position.graves != MEN * position.seats:
        wrong.append("1.2: the men do not add up")
    if min(position.coins) < 0 or min(position.cup) < 0:
        wrong.append("1.2: something is owed")
    storming = any(isinstance(frame, GoHome) for frame in position.agenda)
    if not storming and (position.storming or position.target != NOBODY or position.shown):
        wrong.append("3.9: a storm was left behind")
    return wrong
