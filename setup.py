"""The optional compiled build; everything else about the package is in pyproject.toml.

The engine (core, games, bots) is compiled by mypyc. ANABASIS_PURE=1 leaves it as plain Python,
ANABASIS_PURE=0 insists on compiling; unset, it is compiled wherever a C compiler and Python's
headers are found.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

SOURCE = Path("src/anabasis")
COMPILED = ("core", "games", "bots")
# Python's own flags say -Wall. On mypyc's files this one warning is half of gcc's work.
WITHOUT_WARNINGS = [] if sys.platform == "win32" else ["-Wno-misleading-indentation"]
NEVER_COMPILED = {SOURCE / "core/lines.py"}  # msgspec reads its annotations


class BuildPy(build_py):
    """Copies the sources afresh, so that nothing that has left src is found in the wheel."""

    def run(self) -> None:
        built = Path(self.build_lib)
        current = {extension.name for extension in self.distribution.ext_modules or []}
        for path in built.rglob("*"):
            place = path.relative_to(built)
            module = ".".join(place.with_name(place.name.partition(".")[0]).parts)
            if path.is_file() and not (path.suffix in {".so", ".pyd"} and module in current):
                path.unlink()
        super().run()


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

    groups: dict[str, list[str]] = {}
    for path in sorted(path for part in COMPILED for path in SOURCE.glob(f"{part}/**/*.py")):
        if path not in NEVER_COMPILED:
            groups.setdefault(group_of(path), []).append(str(path))
    compiled = mypycify(
        [path for paths in groups.values() for path in paths],
        opt_level="1",  # 3 gives the games three percent, and takes a third longer
        debug_level="0",
        separate=[(paths, name) for name, paths in groups.items()],
    )
    for extension in compiled:
        extension.extra_compile_args = [*extension.extra_compile_args, *WITHOUT_WARNINGS]
    return compiled


def group_of(path: Path) -> str:
    """The shared library that a module goes into: one for each game, compiled side by side, and
    one for all the rest."""
    part, *below = path.relative_to(SOURCE).parts
    return f"anabasis_{below[0]}" if part == "games" and len(below) > 1 else "anabasis"


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildPy},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
