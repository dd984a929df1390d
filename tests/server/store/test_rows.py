"""Rows are read in threads, several at a time."""

from __future__ import annotations

import subprocess
import sys


def test_what_a_table_consists_of_is_known_before_threads_read_one() -> None:
    """msgspec crashes the process where two threads meet a type for the first time at once."""
    code = (
        "from anabasis.server.store import rows\n"
        "from anabasis.server.store.table_data import ClockTimes, Seat, TableData\n"
        "for kind in (TableData, Seat, ClockTimes):\n"
        "    assert '__msgspec_cache__' in vars(kind), kind\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
