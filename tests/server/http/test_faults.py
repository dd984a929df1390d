"""Refusals over HTTP: each code word has one status, and the protocol's words are among them."""

from __future__ import annotations

import re
from pathlib import Path

from anabasis.server.errors import Code
from anabasis.server.http import faults

PROTOCOL = Path(__file__).parents[3] / "docs" / "protocol.md"


def test_every_code_word_has_one_status() -> None:
    listed = [code for codes in faults._BY_STATUS.values() for code in codes]
    assert sorted(listed) == sorted(Code)


def test_the_protocol_names_code_words_that_there_are() -> None:
    sentence = re.search(r"`code` is one of (.*?)\.\n", PROTOCOL.read_text())
    assert sentence is not None
    named = set(re.findall(r"`([a-z-]+)`", sentence[1]))
    assert len(named) > 10
    assert named - {"unreadable"} <= {code.value for code in Code}
