"""Alexander vs. Darius in the browser: five turns with a landing, a siege and a long battle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.conftest import Arrive
from tests.browser.persians import War, begun
from tests.browser.serving import TableServer, serving

TURNS = 5
"""So many turns are played."""
MOST_PRESSES = 600
SEED = "2"
"""With these dice five turns have all that is wanted of them."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """Dice and bots are the same in every run."""
    with serving(tmp_path_factory.mktemp("server"), SEED) as running:
        yield running


def landing(war: War) -> str | None:
    """The next action towards a landing and a siege, or None where there is none to do."""
    legal = war.legal
    siege = next((one for one in legal if one.startswith("besiege ")), None)
    shore = next((one for one in legal if one == "land aegean lydia"), None)
    shore = shore or next((one for one in legal if one.startswith("land aegean ")), None)
    aboard = next((one for one in legal if one == "embark macedonia aegean"), None)
    return siege or shore or aboard


def attack(war: War) -> tuple[str, str] | None:
    """An army and a target with enemies in it."""
    for origin, march in war.marches().items():
        here = war.view["areas"][origin]
        if here["units"] == 0 or here["stack"]["leaders"] == ["alexander-iii"]:
            continue
        for area, target in march["targets"].items():
            if target["attack"] and target["cost"] <= march["points"]:
                return origin, area
    return None


def is_long(told: list[dict[str, Any]]) -> bool:
    """Whether a battle has gone through its three rounds."""
    return any(one["kind"] == "round-begins" and one["round"] == 3 for one in told)


def campaign(war: War) -> None:
    """Five turns with a landing, in each of which something is attacked until a battle was long."""
    tried = 0
    for _ in range(MOST_PRESSES):
        war.wait()
        if war.is_over() or war.view["turn"] > TURNS:
            return
        if war.question != "act":
            war.answer()
            continue
        told = war.guest.told()
        step = landing(war)
        if step is not None and not any(one["kind"] == "besieged" for one in told):
            war.do(step)
            continue
        if tried < war.view["turn"] and not is_long(told):
            tried = war.view["turn"]
            found = attack(war)
            if found is not None:
                war.attack(*found)
                continue
        war.do("pass")


def test_a_person_plays_five_turns_with_a_landing_a_siege_and_a_long_battle(
    arrive: Arrive,
) -> None:
    war = begun(arrive)
    campaign(war)
    told = war.guest.told()
    assert {"landed", "besieged", "battle-ends"} <= {one["kind"] for one in told}
    assert is_long(told)
    assert war.view["turn"] > TURNS
    assert any(act.startswith("embark macedonia aegean; load") for act in war.guest.acts())
