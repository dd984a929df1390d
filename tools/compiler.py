"""Whether the engine can be compiled here, and whether it is wanted."""

from __future__ import annotations

import os
import shlex
import subprocess
import sysconfig
import tempfile
from pathlib import Path

PROBE = "#include <Python.h>\nint probe(void) { return 0; }\n"


def why_not_compiled() -> str | None:
    """The reason for a pure build, or None to compile.

    ANABASIS_PURE=1 wants a pure build, ANABASIS_PURE=0 insists on compiling.
    """
    if os.environ.get("ANABASIS_PURE") == "1":
        return "ANABASIS_PURE=1"
    if os.environ.get("ANABASIS_PURE") == "0" or can_compile():
        return None
    return "no working C compiler with Python's headers was found"


def can_compile() -> bool:
    """Try it on two lines."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(PROBE)
        if not command:
            return _setuptools_can_compile(probe)
        include = sysconfig.get_path("include")
        try:
            done = subprocess.run(
                [*command, "-c", str(probe), "-o", str(probe.with_suffix(".o")), f"-I{include}"],
                capture_output=True,
                check=False,
            )
        except OSError:
            return False
        return done.returncode == 0


def _setuptools_can_compile(probe: Path) -> bool:
    """On Windows Python does not know its compiler, but setuptools finds it."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError

    include = sysconfig.get_path("include")
    try:
        new_compiler().compile([str(probe)], output_dir=str(probe.parent), include_dirs=[include])
    except (CCompilerError, DistutilsError, OSError):
        return False
    return True
