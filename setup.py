"""The optional compiled build; everything else about the package is in pyproject.toml.

The engine (core, games, bots) is compiled by mypyc into one extension. ANABASIS_PURE=1 leaves it
as plain Python, ANABASIS_PURE=0 insists on compiling; unset, it is compiled wherever a C compiler
and Python's headers are found.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

SOURCE = Path("src")
COMPILED = ("core", "games", "bots")
NEVER_COMPILED = {SOURCE / "anabasis/core/lines.py"}  # msgspec reads its annotations
NOT_YET_COMPILED = {*SOURCE.glob("anabasis/games/arbela/**/*.py")}  # not among the games yet


class BuildPy(build_py):
    """Copies the sources afresh, so that a file removed from src is not found in the wheel."""

    def run(self) -> None:
        built = Path(self.build_lib)
        for path in built.rglob("*"):
            if path.is_file() and not self.is_current_extension(path.relative_to(built)):
                path.unlink()
        super().run()

    @staticmethod
    def is_current_extension(path: Path) -> bool:
        """Whether it is the shared extension, or a module's whose source is still there."""
        source = SOURCE / path.with_name(path.name.partition(".")[0] + ".py")
        return path.suffix in {".so", ".pyd"} and (len(path.parts) == 1 or source.exists())


def why_not_compiled() -> str | None:
    """The reason for a pure build, or None to compile."""
    if os.environ.get("ANABASIS_PURE") == "1":
        return "ANABASIS_PURE=1"
    if os.environ.get("ANABASIS_PURE") == "0" or can_compile():
        return None
    return "no working C compiler with Python's headers was found"


def can_compile() -> bool:
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def extensions() -> list[Extension]:
    if {"egg_info", "dist_info", "sdist", "--version", "--name"} & set(sys.argv):
        return []  # asked for metadata only
    reason = why_not_compiled()
    if reason is not None:
        print(f"anabasis: pure Python build ({reason})", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    found = {path for part in COMPILED for path in SOURCE.glob(f"anabasis/{part}/**/*.py")}
    paths = sorted(str(path) for path in found - NEVER_COMPILED - NOT_YET_COMPILED)
    if not paths:
        return []
    return mypycify(paths, opt_level="3", debug_level="0", group_name="anabasis")


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildPy},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
