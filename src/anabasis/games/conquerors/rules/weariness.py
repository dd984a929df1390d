"""9.1 to 9.7, 11.3 I The tracks of weariness and of Alexander's injuries."""

from __future__ import annotations

from anabasis.core.event import Event
from anabasis.games.conquerors.events import INJURED, WEARIED
from anabasis.games.conquerors.state import War


def weary(war: War, points: int, log: list[Event]) -> None:
    """9.1 Macedonian Weariness rises or falls, never below 0."""
    war.weariness = max(0, war.weariness + points)
    log.append(Event(WEARIED, (points, war.weariness)))


def injure(war: War, points: int, log: list[Event]) -> None:
    """11.3 I Alexander incurs Injury Points."""
    war.injury += points
    log.append(Event(INJURED, (points, war.injury)))
