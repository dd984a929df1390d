"""What the Makefile and the build of the package run; nothing here is part of the package.

Everything here but `interpreted` runs on the machine's own Python, before there is an environment.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Anabasis needs Python 3.11 or newer; {} is {}.{}. Try: make PYTHON=python3.12".format(
            sys.executable, *sys.version_info[:2]
        )
    )
