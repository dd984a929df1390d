"""What the Z cards are worth in a hand, and which are played, for the computer's players."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    FIRST_ARMY,
    MACEDON,
    NOWHERE,
    PERSIA,
    PROVINCE_OF,
    armies_of,
)
from anabasis.games.conquerors.cards import KIND, KIND_OF, KINDS, USE, first_of
from anabasis.games.conquerors.goals import aim
from anabasis.games.conquerors.rules.assault import DIADES_CARD
from anabasis.games.conquerors.rules.card_aims import Aim, AimProvince, AimTreasury
from anabasis.games.conquerors.rules.card_segments import Discard, DiscardMore
from anabasis.games.conquerors.rules.moments import Play
from anabasis.games.conquerors.rules.treasuries import owns
from anabasis.games.conquerors.state import PROSKYNESIS, War

ORDINARY: Final = 0.4
"""A kind that is not named."""
_WORTH: Final[dict[str, tuple[float, float]]] = {
    "ahriman-in-bad-mood": (1.0, 1.0),
    "agis-iii": (0.2, 1.0),
    "ahura-mazda-smiles": (0.1, 0.6),
    "alexandrian-drunken-binge": (0.3, 0.5),
    "alexander-goes-native": (0.2, 0.8),
    "assassin": (0.8, 1.0),
    "attrition": (0.6, 0.8),
    "bad-weather": (0.2, 0.4),
    "bagoas": (0.5, 0.5),
    "black-cleitus": (1.4, 0.4),
    "bodyguards": (1.2, 0.5),
    "command-indecision": (0.8, 1.0),
    "conspiracy-revealed": (0.2, 0.9),
    "determined-troops": (0.6, 0.6),
    "diades-of-thessaly": (1.0, 0.3),
    "drought": (0.1, 0.3),
    "embezzlement": (0.4, 0.6),
    "fortunes-of-war": (0.1, 0.1),
    "greek-fleet": (0.5, 0.1),
    "illness-and-injury": (0.7, 0.9),
    "major-campaign": (1.2, 0.7),
    "mass-marriage": (0.1, 0.7),
    "oligarchic-counter-revolution": (0.1, 0.6),
    "persians-gain-tactical-advantage": (0.2, 1.2),
    "persians-increase-training": (0.1, 0.7),
    "peucestas": (0.8, 0.4),
    "proskynesis": (1.0, 0.6),
    "revolt": (0.3, 0.8),
    "rhodes": (0.4, 0.3),
    "satrap-insubordination": (0.4, 0.9),
    "spies": (0.5, 0.5),
    "storms-at-sea": (0.1, 0.2),
    "surprise": (1.2, 1.2),
    "terrain-advantage": (0.8, 1.0),
    "the-honeymooners": (0.6, 0.1),
    "treachery": (0.8, 0.3),
}
"""By the kind, for the Macedonian and for the Persian: by what it does for its side, or because it
is not in the other's hand."""
WORTH: Final[list[list[float]]] = [
    [_WORTH.get(KIND.words[kind], (ORDINARY, ORDINARY))[side] for kind in range(KINDS)]
    for side in (MACEDON, PERSIA)
]
HOMAGE: Final[int] = KIND.read("proskynesis")
ENGINEER: Final = 2.0
"""15.16.1 What Diades is worth while his card stays in play."""
OF_NO_USE: Final = 0.4
"""What is worth no more goes when cards are thrown away."""
FULL_HAND: Final = 5.0
CAMPAIGN: Final[int] = USE.read("campaign")
LEAVE: Final[int] = USE.read("leave")
AT_THE_KING: Final = (USE.read("weather"), USE.read("drought"))
"""15.9, 15.17 What is played where the enemy's king is."""


def hand(war: War, side: int) -> float:
    """15 The worth of the cards that a side holds."""
    worth = 0.0
    cards = war.hands[side]
    while cards:
        kind = KIND_OF[first_of(cards)]
        if kind != HOMAGE or not war.deeds & PROSKYNESIS:
            worth += WORTH[side][kind]
        cards &= cards - 1
    if side == MACEDON and war.staying & DIADES_CARD:
        worth += ENGINEER
    return worth / FULL_HAND


# ---- what is played


def in_hand(war: War, side: int, options: list[Action[War, Any]]) -> list[Action[War, Any]]:
    """3.3.5 to 3.3.9, 15.1.2 Cards are kept or played; only who must, because he has five and can
    play none that is worth it, throws one away: the one that is worth least, and with it all
    that are of no use to him."""
    found = [one for one in options if not isinstance(one, Discard) and _is_timely(war, side, one)]
    going_on = isinstance(war.agenda[-1], DiscardMore)
    for action in found:
        if not isinstance(action, Play) and not going_on:
            return found
    worst: list[Action[War, Any]] = []
    least = OF_NO_USE + 0.01 if going_on else FULL_HAND
    for action in options:
        if isinstance(action, Discard):
            worth = WORTH[side][KIND_OF[action.card]]
            if worth < least:
                worst, least = [action], worth
    return worst or found if going_on else found + worst


def _is_timely(war: War, side: int, action: Action[War, Any]) -> bool:
    if not isinstance(action, Play):
        return True
    if action.use == CAMPAIGN:
        able = [army for army in armies_of(side) if war.army_at[army] != NOWHERE]
        return len([army for army in able if aim(war, army) != NOWHERE]) > 1
    if action.use == LEAVE:
        return side == MACEDON and war.weariness > 0
    if action.use in AT_THE_KING:
        return _place_of_king(war, 1 - side) != NOWHERE
    return True


def _place_of_king(war: War, side: int) -> int:
    """The province in which the first army of a side is, or `NOWHERE`."""
    space = war.army_at[FIRST_ARMY[side]]
    return PROVINCE_OF[space] if space != NOWHERE else NOWHERE


def aims(war: War, decision: Aim, options: list[Action[War, Any]]) -> list[Action[War, Any]]:
    """15.1.12 What does harm is aimed at what is the enemy's."""
    foe = 1 - decision.side
    found: list[Action[War, Any]] = []
    for action in options:
        if isinstance(action, AimTreasury):
            if not owns(war, foe, action.target):
                continue
        elif isinstance(action, AimProvince):
            if decision.use in AT_THE_KING:
                if action.target != _place_of_king(war, foe):
                    continue
            elif war.control[action.target] != foe:
                continue
        found.append(action)
    return found
