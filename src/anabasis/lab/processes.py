"""Work for several processes, whose results come back in order."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from anabasis.lab.interrupts import Interrupts, ignored

if TYPE_CHECKING:
    from multiprocessing.pool import IMapIterator

Task = TypeVar("Task")
Result = TypeVar("Result")


def done_in_order(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int, interrupts: Interrupts
) -> Iterator[Result]:
    """The results of all tasks, in their order, until somebody interrupts."""
    if jobs <= 1:
        for task in tasks:
            if interrupts.seen:
                return
            yield work(task)
        return
    # Started afresh rather than forked: a thread of the caller's may hold a lock.
    with ignored():
        pool = multiprocessing.get_context("spawn").Pool(jobs)
    with pool:
        results = pool.imap(work, tasks)
        for _ in tasks:
            try:
                yield _next_of(results, interrupts)
            except InterruptedError:
                return


def _next_of(results: IMapIterator[Result], interrupts: Interrupts) -> Result:
    """The next result. `InterruptedError` if somebody interrupts before it is there."""
    while not interrupts.seen:
        try:
            return results.next(timeout=0.1)
        except multiprocessing.TimeoutError:
            continue
    raise InterruptedError
