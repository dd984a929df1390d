"""`make play`: from a fresh clone to the open lobby, without waiting for a compiler.

The server starts on the sources as they are, while the compiled package is made behind it. The next
start finds that one ready and uses it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from tools import ROOT, client
from tools.compiler import why_not_compiled
from tools.environment import environment_of
from tools.package import Package

BEHIND = (
    "setup: playing on the interpreted engine; the compiled one, several times faster, is being"
    " made behind it for the next `make play` (process {}, build/behind.log)"
)
INTERPRETED = "setup: playing on the interpreted engine ({})"


def main(arguments: Sequence[str]) -> NoReturn:
    environment = environment_of("base")
    environment.fill("base")
    client.build()
    package = Package(environment)
    reason = why_not_compiled()
    serve = ["-m", "anabasis", "serve", "--open", *arguments]
    if reason is None and package.is_ready():
        package.install()
    else:
        serve = ["-m", "tools.interpreted", *serve]
        if reason is None and package.cannot_be_built():
            reason = "compiling it failed: build/package.log says why"
        print(INTERPRETED.format(reason) if reason else BEHIND.format(package.build_behind()))
    sys.stdout.flush()
    os.chdir(ROOT)
    os.execv(environment.python, [str(environment.python), *serve])


if __name__ == "__main__":
    main(sys.argv[1:])
