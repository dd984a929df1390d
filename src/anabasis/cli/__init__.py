"""The command line: `anabasis …`."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence

from anabasis.cli.arguments import parse
from anabasis.cli.errors import line_for

BAD_INPUT = 2
CANNOT_WRITE = 3
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status.

    What is wrong with the input is said in one line, and so is output that cannot be written;
    Ctrl-C and a closed pipe end quietly.
    """
    take_any_text()
    try:
        command = parse(argv)
        status = command()
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        silence_stdout()
        return 0
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        silence_stdout()
        print(f"anabasis: cannot write the output: {os.strerror(error.errno)}", file=sys.stderr)
        return CANNOT_WRITE
    except Exception as error:
        line = line_for(error)
        if line is None:
            raise
        print(f"anabasis: {line}", file=sys.stderr)
        return BAD_INPUT


UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What writing fails with when a disk is full or broken."""


def take_any_text() -> None:
    """A character that the terminal's encoding lacks, read or written, becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def silence_stdout() -> None:
    """Nobody reads any more: let what is still buffered go nowhere when Python closes."""
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, sys.stdout.fileno())
