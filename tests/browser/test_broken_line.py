"""Something came between: the rest of a line is no longer possible, and the page says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.looks import LOOKS, assert_readable, seen_as
from tests.browser.table import TablePage

BROKEN = {
    "en": "Something came between: “",
    "ja": "途中で状況が変わり、「",
}
GONE = "occupy A2"
"""What the table is told that the reader wanted next: nobody can occupy before the march."""

COME_BETWEEN = """gone => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const frame = JSON.parse(text);
    if (frame.type === "act" && frame.action.includes("; "))
      frame.action = `${frame.action.split("; ")[0]}; ${gone}`;
    send.call(this, JSON.stringify(frame));
  };
}"""
"""From the second step on, a line goes on with what cannot be done when it is come to."""


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_line_that_is_broken_off_is_said_in_every_look(arrive: Arrive, language: str) -> None:
    guest = arrive(locale={"en": "en-GB", "ja": "ja-JP"}[language])
    guest.context.add_init_script(f"({COME_BETWEEN})('{GONE}')")
    table = TablePage(guest).open_first_turn()
    guest.wait_for_ways()
    table.page.locator('[data-place="point:3/1"]').wait_for(state="attached")
    table.choose_place("point:3/1")
    note = table.note.locator("p")
    expect(note).to_contain_text(BROKEN[language])
    for look in LOOKS:
        if look.language == language:
            with seen_as(guest, look):
                assert_readable(note, BROKEN[language])
    # What was done of it stands, and it goes on from there.
    assert guest.board()["view"]["alexander"] == "2/0"
    table.note.get_by_role("button").click()
    table.wait_for_turn()
    assert table.choices()
