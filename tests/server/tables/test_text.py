"""Text that people type: what cannot be seen is refused, what is written anywhere is not."""

from __future__ import annotations

import pytest

from anabasis.server.errors import Problem
from anabasis.server.tables.text import cleaned
from tests.server.people import Person

SEEN = [
    "Ann",
    "Bold Hoplite 7",
    "Zoë",
    "Ἀλέξανδρος",
    "Дарий",
    "大流士",
    "葛\U000e0100城",
    "アレクサンドロス",
    "다리우스",
    "می\u200cخواهم",
    "क्\u200dष",
    "דריווש",
    "👩\u200d🚀",
    "❤\ufe0f",
    "🏳\ufe0f\u200d🌈",
    "1\ufe0f\u20e3",
    "¡Olé!",
    "!",
    "…",
]
UNSEEN = [
    "",
    "   ",
    "\u00a0",
    "\u3000",
    "\u200b",
    "\u200d",
    "\u200c\u200d",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\u034f",
    "\u115f",
    "\u1160",
    "\u3164",
    "\uffa0",
    "\u2800",
    "\ufffc",
    "\ufe0f",
    "\u0301",
    "\u0301\u0302",
    "\u2028",
    "\U000e0041",
    "\U000e0100",
    "\ue000",
    "\u0378",
    "\ud800",
    "a\u0000b",
    "a\nb",
    "a\tb",
    "a\u2028b",
    "a\u2029b",
    "a\u200bb",
    "An\u200dn",
    "An\u200cn",
    "Ann\u200d",
    "\u200dAnn",
    "Ann\ufe0f",
    "Ann\U000e0100",
    "An\u00adn",
    "Ann\u3164",
    "大\u200d流",
    "\u202eAnn",
    "Ann\u202c",
    "\u2066Ann\u2069",
    "\u061cAnn",
    "Ann\u200f",
]


@pytest.mark.parametrize("text", SEEN)
def test_what_people_write_is_kept(text: str) -> None:
    assert cleaned(f"  {text} ", 24, "A name") == text


@pytest.mark.parametrize("text", UNSEEN, ids=ascii)
def test_what_cannot_be_seen_is_refused(text: str) -> None:
    with pytest.raises(Problem, match="A name must"):
        cleaned(text, 24, "A name")


def test_spaces_that_look_alike_are_alike() -> None:
    assert cleaned("Bold \u00a0\u3000 Hoplite", 24, "A name") == "Bold Hoplite"
    assert cleaned("e\u0301", 24, "A name") == "é"


def test_it_holds_for_names_for_seats_and_for_talk(ann: Person) -> None:
    hidden = "\u3164"
    assert ann.refused("PUT", "/me", 400, {"name": hidden}) == "malformed"
    seats = [{"kind": "me"}, {"kind": "here", "name": hidden}]
    new = {"game": "alexandros", "seats": seats}
    assert ann.refused("POST", "/tables", 400, new) == "malformed"
    with ann.sit(ann.table("me", "here")) as live:
        assert live.ask("chat", text=hidden)["code"] == "malformed"
        assert live.ask("chat", text="\u202eolleh")["code"] == "malformed"
        live.done("chat", text="hello 👩\u200d🚀")
