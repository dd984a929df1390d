"""The browser's types of the wire are those of the server."""

from __future__ import annotations

import re

from anabasis.core.grammar import MOST_SEATS
from tests.wire.typescript import CLIENT, typescript


def test_the_client_has_the_servers_types() -> None:
    found = CLIENT.read_text(encoding="utf-8")
    assert found == typescript(), "write it anew: python -m tests.wire.typescript"


def test_what_may_be_missing_is_told_apart_from_what_may_be_null() -> None:
    text = typescript()
    assert "  bot?: string;" in text, "a seat that is no bot's has none"
    assert "  prompt: PromptInfo | null;" in text
    assert "  clock?: number;" in text, "a request may leave out what has a default"
    assert "  clock: number;" in text, "an answer never does"
    assert "  lesson?: LessonPlace | null;" in text


def test_shapes_of_all_kinds_have_a_type() -> None:
    text = typescript()
    assert "  seats: [number, number];" in text
    assert "  least_seats: Record<string, number>;" in text
    assert "export interface State extends Standing {\n" in text
    assert '  type: "state";\n' in text
    assert "  previews: Record<string, PreviewInfo>;" in text
    assert '  kind: "bot" | "here" | "me" | "open";' in text
    assert "  expect?: string | string[];" in text


def test_every_seat_has_a_look_of_its_own() -> None:
    looks = (CLIENT.parent / "look" / "seats.ts").read_text(encoding="utf-8")
    found = re.findall(r'{ colour: "(\w+)", mark: "(\w+)" }', looks.partition("];")[0])
    assert len(found) == MOST_SEATS
    assert len({colour for colour, _ in found}) == len({mark for _, mark in found}) == MOST_SEATS
