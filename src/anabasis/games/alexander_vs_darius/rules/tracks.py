"""5 The two tracks: what moves them, and the end that they bring."""

from __future__ import annotations

from anabasis.core.event import Event, Kind
from anabasis.games.alexander_vs_darius.board import MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.rules.end import declare
from anabasis.games.alexander_vs_darius.state import BY_LEGITIMACY, BY_WEARINESS, Campaign
from anabasis.games.alexander_vs_darius.turns import END_OF_TRACK


def move_weariness(campaign: Campaign, kind: Kind, step: int, log: list[Event]) -> None:
    """0.3, 5.2.12 War Weariness moves, for the reason that the kind of event tells; at 0 or below
    the Persian has won."""
    campaign.weariness = min(campaign.weariness + step, END_OF_TRACK)
    log.append(Event(kind, (step, campaign.weariness)))
    if campaign.weariness <= 0:
        declare(campaign, PERSIA, BY_WEARINESS, log)


def move_legitimacy(campaign: Campaign, kind: Kind, step: int, log: list[Event]) -> None:
    """0.2, 5.2.12 Legitimacy moves; at 0 or below the Macedonian has won."""
    campaign.legitimacy = min(campaign.legitimacy + step, END_OF_TRACK)
    log.append(Event(kind, (step, campaign.legitimacy)))
    if campaign.legitimacy <= 0:
        declare(campaign, MACEDON, BY_LEGITIMACY, log)
