"""Read a third time: what a seat is told of the other's closed stacks, in the log and by being
asked."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.core.match import Match
from anabasis.core.record import action_seen
from anabasis.core.registry import find_game
from anabasis.games.alexander_vs_darius.board import MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.state import Campaign
from tests.rules.alexander_vs_darius.setting import Table

GAME = find_game("alexander_vs_darius")
EVENT = 7


class Played:
    """A match that goes on from a table, and what the seats are told of it."""

    def __init__(self, table: Table) -> None:
        campaign = table.campaign
        campaign.rules_version, campaign.components_version = GAME.versions.newest()
        self.match: Match[Campaign] = Match(GAME, 2, {}, ScriptedDie(), start=campaign)

    def do(self, text: str, *script: int) -> Played:
        """Whoever is asked answers so, and the dice fall so."""
        self.match.die = die = ScriptedDie(*script)
        for action in GAME.grammar.read_steps(text):
            position = self.match.position
            seat = position.agenda[-1].as_decision().seat
            self.match.submit(seat, position.opened, action)
        assert die.finished(), die.script
        return self

    def told(self, seat: int) -> list[tuple[str | None, list[dict[str, Any]]]]:
        """Every choice as that seat is told of it: how it began, and what came of it."""
        return [
            (action_seen(GAME, choice, seat), [event.witnessed(seat) for event in choice.events()])
            for choice in self.match.choices
        ]

    def asked(self) -> str:
        return type(self.match.position.agenda[-1]).__name__


# ---- who goes and who stays


def forced(*steps: str) -> Played:
    """An army that has tried a forced march in vain, and then goes on."""
    table = Table(
        macedon={"wilusha": "alexander-iii coenus 2 phalanx 2 light-cavalry"},
        persia={"kish": "darius-iii 4 light-infantry"},
    )
    played = Played(table).do("march wilusha; force", 1)
    return played.do("; ".join(steps) + "; go phrygia; halt")


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_of_a_march_that_goes_on_nobody_else_is_told_who_was_dropped() -> None:
    horse = forced("drop light-cavalry 1", "drop-leader coenus").told(PERSIA)
    foot = forced("drop phalanx 1", "drop-leader coenus").told(PERSIA)
    alone = forced("drop-leader alexander-iii", "drop phalanx 1").told(PERSIA)
    assert horse == foot == alone
    assert horse[-1][0] is None
    own = forced("drop phalanx 1", "drop-leader coenus").told(MACEDON)
    assert own[-1][0] == "drop phalanx 1"


def led_away(stack: str, *steps: str) -> Played:
    """In the turn in which Alexander may not move Coenus leads units away from a stack that is
    closed: with one of two leaders."""
    table = Table(
        macedon={"thrace": f"{stack} coenus 4 phalanx"},
        persia={"kish": "darius-iii 4 light-infantry"},
        macedonian=["macedonia"],
    )
    table.campaign.held = table.campaign.turn
    return Played(table).do("; ".join(["march thrace", *steps, "go macedonia", "halt"]))


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
@pytest.mark.rule("alexander_vs_darius", "7.1.3")
def test_nobody_else_is_told_whether_a_leader_was_dropped_or_may_not_go() -> None:
    held = led_away("alexander-iii").told(PERSIA)
    dropped = led_away("parmenion", "drop-leader parmenion").told(PERSIA)
    assert held == dropped
    [marched] = [event for event in held[-1][1] if event["kind"] == "marched"]
    assert (marched["leaders"], marched["units"]) == (1, 4)


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
@pytest.mark.rule("alexander_vs_darius", "7.1.8")
def test_nobody_else_is_told_whether_a_leader_was_dropped_or_boards_no_ship() -> None:
    def boarded(stack: str, *steps: str) -> Played:
        table = Table(
            persia={"cilicia": f"{stack} memnon"},
            ships={"cilicia-cilician": ("persian", 2)},
            active="persia",
        )
        return Played(table).do("; ".join(["embark cilicia cilician", *steps, "load"]))

    bound = boarded("ariobarzanes").told(MACEDON)
    dropped = boarded("nabarzanes", "drop-leader nabarzanes").told(MACEDON)
    assert bound == dropped
