"""The process that plays the record on its input and says whether it is true.

`Verifier` starts it. It runs apart from the server, so that no record, however long or hostile,
can hold up a table.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from anabasis.core.record import RecordError, load
from anabasis.core.registry import UnknownGameError, find_game


class Verdict(msgspec.Struct, omit_defaults=True):
    """Why the record is not true, or what it comes to."""

    error: str | None = None
    lines: int = 0
    actions: int = 0
    opened: int = 0
    turn: int = 0
    gone: list[int] = []
    events: int = 0
    outcome: dict[str, Any] | None = None


def verify(body: bytes) -> Verdict:
    """Play a record."""
    try:
        match = load(body.decode(), find_game)
    except UnicodeDecodeError:
        return Verdict(error="the record is not text in UTF-8")
    except (RecordError, UnknownGameError) as error:
        return Verdict(error=str(error))
    except Exception as error:
        return Verdict(error=f"the record cannot be played ({type(error).__name__})")
    if match.start is not None:
        return Verdict(error="a game that was tried out from a position cannot be reviewed")
    outcome = match.game.outcome(match.position)
    return Verdict(
        lines=len(match.entries),
        actions=len(match.choices),
        opened=match.position.opened,
        turn=match.game.progress(match.position),
        gone=list(match.position.gone),
        events=sum([len(one.events()) for one in match.choices]),
        outcome=outcome.plain() if outcome else None,
    )


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # those who play go first
    sys.stdout.buffer.write(msgspec.json.encode(verify(sys.stdin.buffer.read())))
