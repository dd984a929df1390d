"""3.1 The beginning of a game."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.games.conquerors.board import MACEDON, PERSIA
from anabasis.games.conquerors.rules.deck import deal
from anabasis.games.conquerors.rules.rounds import HistoricalOpening, OptionalOpening
from anabasis.games.conquerors.rules.set_up import Deploying, lay_out
from anabasis.games.conquerors.state import War


def start(war: War, historical: bool, die: Die, log: list[Event]) -> None:
    """3.1.2, 3.1.6, 3.1.10, 3.1.17, 3.1.18 The map is laid out, cards are dealt; the Macedonian
    places his garrisons, then the Persian, and the first marker takes effect."""
    lay_out(war)
    deal(war, die, log)
    war.agenda.append(HistoricalOpening() if historical else OptionalOpening())
    war.agenda.append(Deploying(PERSIA))
    war.agenda.append(Deploying(MACEDON))
