"""A game's own timer: how long a seat may think before the game takes note of it.

The rules say what runs and for whom; the table measures. When the time is over the table does the
aside `time-up`, which is recorded like any other, so that a replay needs no clock. The clock that
gives an answer for a seat that is late at the table is another one (`time-out`).
"""

from __future__ import annotations


class Timer:
    """What runs at a position: so many seconds, of one seat's time.

    As long as the key stays the same it is one timer, which stands still while the game says that
    none runs; with another key it starts anew.
    """

    def __init__(self, seconds: int, seat: int, key: str) -> None:
        self.seconds = seconds
        self.seat = seat
        self.key = key
