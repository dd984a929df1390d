"""Events: plain data, and who witnesses what."""

from __future__ import annotations

from anabasis.core.event import Event, Kind
from anabasis.core.grammar import NUMBER, SEAT
from breach import events
from breach.board import TOKEN

SPEAR = TOKEN.read("spear")
DRAWN = Event(events.TOKEN_DRAWN, (1, SPEAR))


def test_an_event_is_data_that_cites_its_case() -> None:
    assert DRAWN.plain() == {"kind": "token-drawn", "case": "1.3", "seat": 1, "token": "spear"}
    opened = Event(events.BIDS_OPENED, ((3, 0, 9),))
    assert opened.plain() == {"kind": "bids-opened", "case": "2.2", "bids": [3, 0, 9]}
    assert repr(opened) == "<bids-opened ((3, 0, 9),)>"


def test_a_private_field_is_seen_by_its_seat_alone() -> None:
    assert DRAWN.witnessed(1) == DRAWN.plain()
    for watcher in (0, 2, None):
        assert DRAWN.witnessed(watcher) == {**DRAWN.plain(), "token": None}


def test_what_is_not_private_is_seen_by_all() -> None:
    sallied = Event(events.SALLIED, (1, SPEAR))
    for watcher in (0, 1, None):
        assert sallied.witnessed(watcher) == sallied.plain()


def test_a_private_field_without_a_seat_is_seen_by_nobody() -> None:
    kind = Kind("omen", "1.3", {"token": TOKEN}, private=("token",))
    for watcher in (0, 1, None):
        assert Event(kind, (SPEAR,)).witnessed(watcher)["token"] is None


def test_a_field_may_have_no_value() -> None:
    kind = Kind("lull", "2.1", {"seat": SEAT, "men": NUMBER})
    assert Event(kind, (0, None)).plain()["men"] is None


def test_a_private_field_can_be_seen_by_several_seats() -> None:
    fields = {"seat": SEAT, "allies": SEAT, "token": TOKEN}
    kind = Kind("whisper", "1.3", fields, private=("token",), seen_by=("seat", "allies"))
    told = Event(kind, (0, (2, 3), SPEAR))
    for watcher in (0, 2, 3):
        assert told.witnessed(watcher)["token"] == "spear"
    for outsider in (1, None):
        assert told.witnessed(outsider)["token"] is None
