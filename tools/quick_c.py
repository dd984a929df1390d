"""The C that mypyc writes, in a form that takes a compiler less time.

Most of that time is for what runs once or seldom: the top level of each module, and the wrappers by
which plain Python calls what is compiled. They are left as they stand (gcc's -O0, which is a macro
in the file); what the engine calls of itself is optimised as before. And a module's own library is
a shim of thirty lines beneath ten thousand of Python's headers: those are read once for all shims.
"""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

PLAIN = "ANABASIS_PLAIN"
HEAD = f"""\
#if defined(__GNUC__) && !defined(__clang__)
#define {PLAIN} __attribute__((optimize("O0")))
#else
#define {PLAIN}
#endif
"""
INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)
RUNS_SELDOM = re.compile(
    r"^(?=char CPyDef_\w+____top_level__\(void\) \{$|PyObject \*CPyPy_\w+\([^;]*\) \{$)",
    re.MULTILINE,
)
HEADERS = "#include <Python.h>\n"


def quickened(text: str) -> str:
    """The same C: with what runs seldom marked, and without its indentation, most of the text."""
    return HEAD + RUNS_SELDOM.sub(f"{PLAIN} ", INDENTATION.sub("", text))


def quicken(source: Path) -> Path:
    """The file that is compiled in place of this one; written only if it is another than before."""
    quick = source.with_suffix(".quick.c")
    text = quickened(source.read_text(encoding="utf-8"))
    if not quick.is_file() or quick.read_text(encoding="utf-8") != text:
        quick.write_text(text, encoding="utf-8")
    return quick


def precompiled(folder: Path, compiler: list[str], flags: list[str]) -> list[str]:
    """Have Python's headers read once for all files that are compiled with these flags; the further
    flags that do it. A compiler that cannot do so reads them each time."""
    header = folder / "shims.h"
    header.write_text(HEADERS)
    command = [*compiler, *flags, "-x", "c-header", str(header), "-o", f"{header}.gch"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{shlex.join(command)}: {done.stderr}")
        return []
    return ["-include", str(header)]
