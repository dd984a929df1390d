"""Limits on what people send: how much, how often, and which characters."""

from __future__ import annotations

import time
import unicodedata
from collections import OrderedDict

from anabasis.table.problem import malformed


class Bucket:
    """Lets `rate` things a second pass, and `burst` at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self.left = min(float(self.burst), self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address; those not heard of for longest are forgotten."""

    most = 10_000

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = Bucket(self.rate, self.burst)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        return bucket.take()


def cleaned(text: str, most: int, what: str) -> str:
    """The text without spaces around it. Control characters, and too much of it, are refused.

    What reorders or hides text (bidirectional controls, characters without a form) is refused too:
    it could make one name look like another.
    """
    text = unicodedata.normalize("NFC", text.strip())
    if not 1 <= len(text) <= most:
        raise malformed(f"{what} must have 1 to {most} characters.")
    for character in text:
        joins = character in "\u200c\u200d"
        if unicodedata.category(character)[0] == "C" and not joins:
            raise malformed(f"{what} must not have control characters.")
    return text
