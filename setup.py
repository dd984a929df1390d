"""The build: the engine compiled where that can be, and the browser client made beforehand.
Everything else about the package is in pyproject.toml.

The engine (core, kit, games, bots) is compiled by mypyc. ANABASIS_PURE=1 leaves it as plain Python,
ANABASIS_PURE=0 insists on compiling; unset, it is compiled wherever a C compiler and Python's
headers are found.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

from tools.client import Client, ClientError
from tools.compiler import why_not_compiled
from tools.quick_c import precompiled, quicken

SOURCE = Path("src/anabasis")
BUILDS = Path("build")
COMPILED = ("core", "kit", "games", "bots")
NEVER_COMPILED = "\nNever compiled: "  # so says the docstring of a module that stays plain Python
# To Python's own flags, which have -Wall in them: on mypyc's files the one warning is half of gcc's
# work. The checks of mypyc's own runtime are left out even where CFLAGS replaces Python's flags:
# three percent. Names that only the library itself uses are called directly: two percent. The
# others are those of -O2 that matter here: four percent, where all of it takes twice as long to
# compile for five. What is left out of -O1 is what costs most there: a fifth of gcc's work, for two
# or three percent.
COMPILER_FLAGS = (
    []
    if sys.platform == "win32"
    else [
        "-Wno-misleading-indentation",
        "-DNDEBUG",
        "-fvisibility=hidden",
        "-fno-plt",
        "-fcaller-saves",
        "-finline-small-functions",
        "-foptimize-sibling-calls",
        "-fpeephole2",
        "-fno-dse",
        "-fno-forward-propagate",
        "-fno-if-conversion",
        "-fno-if-conversion2",
        "-fno-ipa-modref",
        "-fno-move-loop-invariants",
        "-fno-tree-dominator-opts",
        "-fno-tree-fre",
        "-fno-tree-loop-optimize",
        "-fno-tree-pta",
    ]
)


def build_client() -> None:
    """A package without the browser client could not be played: it is made, or nothing is."""
    try:
        Client().build()
    except ClientError as error:
        raise SetupError(f"the browser client cannot be built: {error}") from None


class Sdist(sdist):
    """Has the built client in it, so that what is built from it needs no Node."""

    def run(self) -> None:
        build_client()
        super().run()


class BuildPy(build_py):
    """Copies the sources afresh, so that nothing that has left src is found in the wheel."""

    def run(self) -> None:
        build_client()
        built = Path(self.build_lib)
        current = {extension.name for extension in self.distribution.ext_modules or []}
        for path in built.rglob("*"):
            place = path.relative_to(built)
            module = ".".join(place.with_name(place.name.partition(".")[0]).parts)
            if path.is_file() and not (path.suffix in {".so", ".pyd"} and module in current):
                path.unlink()
        super().run()


class BuildExt(build_ext):
    """Reads Python's headers once for all the shims, which have nothing to optimise."""

    def build_extensions(self) -> None:
        shims = [extension for extension in self.extensions if not is_library(extension)]
        if shims and self.compiler.compiler_type == "unix":
            flags = [*shims[0].extra_compile_args, "-O0"]
            folders = [f"-I{folder}" for folder in self.compiler.include_dirs]
            compiler = [*self.compiler.compiler_so, *folders]
            flags += precompiled(BUILDS, compiler, flags)
            for extension in shims:
                extension.extra_compile_args = flags
        super().build_extensions()


def is_library(extension: Extension) -> bool:
    """Whether it holds the code of a group of modules; else it is the shim of one module."""
    return Path(extension.sources[0]).name.startswith("__native")


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
        if NEVER_COMPILED not in path.read_text(encoding="utf-8"):
            groups.setdefault(group_of(path), []).append(str(path))
    compiled = mypycify(
        [path for paths in groups.values() for path in paths],
        opt_level="1",  # 3 gives the games three percent, and takes a third longer
        debug_level="0",
        separate=[(paths, name) for name, paths in groups.items()],
    )
    for extension in compiled:
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_FLAGS]
        if is_library(extension):
            extension.sources = [str(quicken(Path(source))) for source in extension.sources]
    return compiled


def group_of(path: Path) -> str:
    """The shared library that a module goes into: one for each game, compiled side by side, and
    one for all the rest."""
    part, *below = path.relative_to(SOURCE).parts
    return f"anabasis_{below[0]}" if part == "games" and len(below) > 1 else "anabasis"


BUILDS.mkdir(exist_ok=True)
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildExt, "build_py": BuildPy, "sdist": Sdist},
    options={
        "build_ext": {"parallel": os.cpu_count()},
        "egg_info": {"egg_base": str(BUILDS)},  # in src it would be taken for an installed package
    },
)
