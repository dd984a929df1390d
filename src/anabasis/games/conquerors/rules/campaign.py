"""3.3.16, 3.3.17 How many forces move in a round: one, or two in a Major Campaign."""

from __future__ import annotations

from typing import Final

from anabasis.core.message import Refusal
from anabasis.games.conquerors.numbers import CAMPAIGN_FORCES
from anabasis.games.conquerors.state import War

ONLY_MOVES_NOW: Final = Refusal("3.3.17", "only-moves-now", {})


def forces(war: War) -> int:
    """3.3.16, 3.3.17 How many armies or fleets may move in the activity of this round."""
    return CAMPAIGN_FORCES if war.campaign else 1


def has_moved(war: War) -> bool:
    """3.3.17 Whether a force has moved in the activity: it is then no other activity any more."""
    return war.moves_left < forces(war)
