"""What people cost: time and bytes, on the account of a guest and of an address.

Nobody knows what a request costs before it is done, so it is done on credit: an account may come
into debt, time pays it off, and whoever is in debt waits until then. What is counted is the time
during which the event loop served nobody else, the processor time of threads, and bytes sent.

An address has an account of its own beside those of its guests: guests are free to make.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

SAVED: Final = 10.0
"""So many seconds' allowance can be saved up and spent at once."""


class Bucket:
    """Holds `most`, is filled at `rate` a second, and may be overdrawn."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self, amount: float = 1.0) -> bool:
        """Take so much out, if there is so much."""
        self._fill()
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def spend(self, amount: float) -> None:
        """Take so much out, whether there is so much or not."""
        self.left -= amount

    def wait(self, amount: float = 0.0) -> float:
        """How many seconds it takes until there is so much; 0.0 if there is."""
        if self.left >= amount:
            return 0.0
        self._fill()
        return max(0.0, (amount - self.left) / self.rate)


class Buckets:
    """A bucket for each of many; those not heard of for longest are forgotten."""

    most = 10_000

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.each = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self.known.get(key)
        if bucket is None:
            bucket = self.known[key] = Bucket(self.rate, self.each)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        return bucket


@dataclass(frozen=True)
class Allowance:
    """What somebody may cost."""

    seconds: float
    """Of time, each second."""
    bytes: float
    """Sent, each second."""
    talk: float
    """Lines of chat, each second."""
    at_once: int
    """So many requests are worked on at the same time; more of them wait."""
    sockets: int
    """So many connections to tables."""


class Account:
    """What somebody has cost lately."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self.seconds = Bucket(allowance.seconds, allowance.seconds * SAVED)
        self.bytes = Bucket(allowance.bytes, allowance.bytes * SAVED)
        self.talk = Bucket(allowance.talk, max(1.0, allowance.talk * SAVED))
        self.turns = asyncio.Semaphore(allowance.at_once)
        self.sockets = 0

    def spend(self, seconds: float = 0.0, bytes: int = 0) -> None:
        self.seconds.left -= seconds
        self.bytes.left -= bytes

    def debt(self) -> float:
        """How many seconds it takes until it is paid off; 0.0: there is none."""
        return max(self.seconds.wait(), self.bytes.wait())


class Accounts:
    """An account for each of many; those not heard of for longest are forgotten."""

    most = 10_000

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self.known: OrderedDict[str, Account] = OrderedDict()

    def of(self, key: str) -> Account:
        account = self.known.get(key)
        if account is None:
            account = self.known[key] = Account(self.allowance)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        return account


Payers = tuple[Account, ...]
"""The accounts that pay for something: an address's, and a guest's if there is one."""

_paying: Final[ContextVar[Payers]] = ContextVar("paying", default=())


class Costs:
    """The accounts of one server."""

    def __init__(self, guest: Allowance, address: Allowance) -> None:
        self.guests = Accounts(guest)
        self.addresses = Accounts(address)

    def payers(self, guest: str | None, address: str) -> Payers:
        own = (self.guests.of(guest),) if guest is not None else ()
        return (*own, self.addresses.of(address))


def debt(payers: Payers) -> float:
    """How many seconds somebody has to wait."""
    return max([account.debt() for account in payers], default=0.0)


def paid_by(payers: Payers) -> None:
    """From here on, in this task and those that it starts, these pay."""
    _paying.set(payers)


def charge(seconds: float = 0.0, bytes: int = 0) -> None:
    """Put something on the account of whoever pays for what is going on."""
    for account in _paying.get():
        account.spend(seconds, bytes)


class metered(Generic[T]):
    """Awaits something, and charges the time in which it keeps the event loop to itself."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self.work = work

    def __await__(self) -> Generator[Any, Any, T]:
        step, value = self.work.send, None
        while True:
            start = time.perf_counter()
            try:
                waits_for = step(value)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                charge(time.perf_counter() - start)
            try:
                step, value = self.work.send, (yield waits_for)
            except BaseException as error:
                step, value = self.work.throw, error
