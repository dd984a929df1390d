"""Setting up a table: what is offered is what the server takes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import Guest


def test_only_what_holds_for_the_number_of_seats_is_offered(guest: Guest) -> None:
    """The third seat cannot begin where two sit; a table of two is made all the same."""
    page = guest.page
    page.goto("/new?game=alexandros")
    starter = page.get_by_label("Who begins")
    third = starter.locator("option[value=seat-3]")
    expect(page.get_by_label("Seat 3")).to_have_count(1)
    expect(third).to_have_count(1)
    starter.select_option("seat-3")
    page.get_by_role("button", name="One seat fewer").click()
    expect(page.get_by_label("Seat 3")).to_have_count(0)
    expect(third).to_have_count(0)
    expect(starter).to_have_value("lot")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".alx-map")).to_be_visible()
    table = guest.board()["table"]
    assert len(table["seats"]) == 2
