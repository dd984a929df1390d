"""Accounts: what is spent is paid off by time, and by whoever it was done for."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from anabasis.server import costs
from anabasis.server.costs import Account, Accounts, Allowance, Bucket, Costs, metered

ALLOWANCE = Allowance(seconds=0.5, bytes=1000, talk=1, at_once=2, sockets=3)


class Hands:
    """The hands of a clock that only the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now

    def perf_counter(self) -> float:
        return self.now


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    moved = Hands()
    monkeypatch.setattr(costs, "time", moved)
    return moved


def test_a_bucket_is_emptied_and_filled_by_time(hands: Hands) -> None:
    bucket = Bucket(rate=2, most=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait(1) == 0.5
    hands.now += 0.5
    assert bucket.wait(1) == 0
    assert [bucket.take(), bucket.take()] == [True, False]
    hands.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_debt_is_paid_off_by_time(hands: Hands) -> None:
    account = Account(ALLOWANCE)
    account.spend(seconds=4.0, bytes=9999)
    assert account.debt() == 0
    account.spend(seconds=2.0)
    assert account.debt() == pytest.approx(2.0)
    account.spend(bytes=4001)
    assert account.debt() == pytest.approx(4.0)
    hands.now += 4.0
    assert account.debt() == 0


def test_a_guest_pays_and_its_address_too() -> None:
    accounts = Costs(ALLOWANCE, ALLOWANCE)
    ann, street = accounts.payers("ann", "street")
    bob, same = accounts.payers("bob", "street")
    assert street is same and ann is not bob
    assert accounts.payers(None, "street") == (street,)
    ann.spend(seconds=100)
    assert costs.debt((ann, street)) > 0
    assert costs.debt((bob, street)) == 0
    street.spend(bytes=100_000)
    assert costs.debt((bob, street)) > 0


def test_only_so_many_accounts_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Accounts, "most", 2)
    accounts = Accounts(ALLOWANCE)
    first = accounts.of("a")
    accounts.of("b")
    assert accounts.of("a") is first
    accounts.of("c")
    assert list(accounts.known) == ["a", "c"]


def test_what_is_metered_is_charged_for_the_time_it_keeps_to_itself(hands: Hands) -> None:
    account = Account(ALLOWANCE)

    async def work() -> str:
        hands.now += 1.0
        await asyncio.sleep(0)
        hands.now += 2.0
        with pytest.raises(RuntimeError, match="from outside"):
            await failing()
        hands.now += 4.0
        return "done"

    async def failing() -> None:
        raise RuntimeError("from outside")

    async def others() -> None:
        hands.now += 100.0

    async def scenario() -> None:
        costs.paid_by((account,))
        account.seconds.rate = 0.0
        other = asyncio.create_task(others())
        assert await metered(work()) == "done"
        await other
        assert account.seconds.left == pytest.approx(5.0 - 7.0)

    asyncio.run(scenario())


def test_what_is_metered_can_fail_and_be_broken_off() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    async def waits(seen: list[Any]) -> None:
        try:
            await asyncio.sleep(1000)
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def scenario() -> None:
        with pytest.raises(ValueError, match="no"):
            await metered(fails())
        seen: list[Any] = []

        async def around() -> None:
            await metered(waits(seen))

        task = asyncio.create_task(around())
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled() and seen == ["cancelled"]
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.001):
                await metered(waits(seen))

    asyncio.run(scenario())


def test_who_starts_a_task_pays_for_it() -> None:
    account = Account(ALLOWANCE)

    async def work() -> None:
        costs.charge(seconds=1.0, bytes=10)

    async def scenario() -> None:
        costs.paid_by((account,))
        await asyncio.create_task(work())

    start = time.monotonic()
    asyncio.run(scenario())
    assert account.seconds.left <= 4.0 + (time.monotonic() - start)
    assert account.bytes.left < account.bytes.most
