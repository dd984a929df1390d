"""Refusals: each code word has one status, and the protocol's page lists all of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import anabasis.server
from anabasis.server.errors import Code
from anabasis.server.http import faults

PROTOCOL = Path(__file__).parents[3] / "docs" / "protocol.md"
SOURCES = sorted(Path(anabasis.server.__path__[0]).rglob("*.py"))


def nodes() -> Iterator[ast.AST]:
    """All of the server's code, but for the statuses."""
    for source in SOURCES:
        for part in ast.parse(source.read_text(encoding="utf-8")).body:
            if "_BY_STATUS" not in ast.unparse(part).partition("=")[0]:
                yield from ast.walk(part)


def test_every_code_word_has_one_status() -> None:
    listed = [code for codes in faults._BY_STATUS.values() for code in codes]
    assert sorted(listed) == sorted(Code)


def test_the_protocol_lists_every_code_word_with_its_status() -> None:
    table = PROTOCOL.read_text().partition("## Code words")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d+) \| .+ \|$", table, re.MULTILINE)
    assert len(rows) == len(dict(rows)), "a word is listed twice"
    assert {code: int(status) for code, status in rows} == {
        code.value: status for code, status in faults.STATUS.items()
    }


def test_every_code_word_is_used() -> None:
    used = {
        node.attr
        for node in nodes()
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "Code"
    }
    assert used == {code.name for code in Code}


def test_no_code_word_is_written_out() -> None:
    """What an error or a problem begins with is never a text."""
    for node in nodes():
        if isinstance(node, ast.Call) and node.args:
            name = ast.unparse(node.func).rpartition(".")[2]
            if name in {"Error", "Fault", "Problem"}:
                assert not isinstance(node.args[0], ast.Constant), ast.unparse(node)
