"""The C that is compiled in place of mypyc's says the same, and takes less time."""

from __future__ import annotations

import os
import shlex
import subprocess
import sysconfig
from pathlib import Path

import pytest

from tools.compiler import can_compile
from tools.quick_c import HEAD, PLAIN, precompiled, quicken, quickened

WRITTEN = """\
char CPyDef_rules_____top_level__(void);
        PyObject *CPyPy_rules___legal(PyObject *self, PyObject *const *args);
char CPyDef_rules_____top_level__(void) {
    return 1;
}
        PyObject *CPyPy_rules___legal(PyObject *self, PyObject *const *args) {
            return CPyDef_rules___legal(self);
        }
            PyObject *CPyDef_rules___legal(PyObject *cpy_r_self) {
                return cpy_r_self;
            }
"""


def test_what_runs_seldom_is_marked_and_nothing_else() -> None:
    lines = quickened(WRITTEN).splitlines()
    marked = [line for line in lines if line.startswith(f"{PLAIN} ")]
    assert marked == [
        f"{PLAIN} char CPyDef_rules_____top_level__(void) {{",
        f"{PLAIN} PyObject *CPyPy_rules___legal(PyObject *self, PyObject *const *args) {{",
    ]


def test_all_else_stays_but_for_its_indentation() -> None:
    code = quickened(WRITTEN).removeprefix(HEAD).splitlines()
    stripped = [line.lstrip() for line in WRITTEN.splitlines()]
    assert [line.removeprefix(f"{PLAIN} ") for line in code] == stripped


def test_it_is_written_only_where_it_changes(tmp_path: Path) -> None:
    source = tmp_path / "__native_rules.c"
    source.write_text(WRITTEN)
    quick = quicken(source)
    os.utime(quick, (1, 1))
    assert quicken(source) == quick
    assert quick.stat().st_mtime == 1
    source.write_text(WRITTEN.replace("return 1", "return 2"))
    assert "return 2" in quicken(source).read_text()


@pytest.mark.skipif(not can_compile(), reason="there is no C compiler here")
def test_headers_that_are_read_once_do_for_a_shim(tmp_path: Path) -> None:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC"))
    flags = [f"-I{sysconfig.get_path('include')}", "-fPIC", "-Werror"]
    further = precompiled(tmp_path, compiler, flags)
    assert further == ["-include", str(tmp_path / "shims.h")]
    shim = tmp_path / "shim.c"
    shim.write_text("#include <Python.h>\nPyObject *nothing(void) { Py_RETURN_NONE; }\n")
    out = ["-c", str(shim), "-o", str(tmp_path / "shim.o")]
    subprocess.run([*compiler, *flags, *further, "-Winvalid-pch", *out], check=True)


def test_a_compiler_that_cannot_reads_them_each_time(tmp_path: Path) -> None:
    assert precompiled(tmp_path, ["false"], []) == []
