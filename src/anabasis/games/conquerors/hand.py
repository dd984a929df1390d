"""What the Z cards are worth in a hand, for the computer's players: by what they do for their side,
or because they are not in the other's hand."""

from __future__ import annotations

from typing import Final

from anabasis.games.conquerors.board import MACEDON, PERSIA
from anabasis.games.conquerors.cards import KIND, KIND_OF, KINDS, first_of
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
"""By the kind, for the Macedonian and for the Persian."""
WORTH: Final[list[list[float]]] = [
    [_WORTH.get(KIND.words[kind], (ORDINARY, ORDINARY))[side] for kind in range(KINDS)]
    for side in (MACEDON, PERSIA)
]
HOMAGE: Final[int] = KIND.read("proskynesis")
FULL_HAND: Final = 5.0


def hand(war: War, side: int) -> float:
    """15 The worth of the cards that a side holds."""
    worth = 0.0
    cards = war.hands[side]
    while cards:
        kind = KIND_OF[first_of(cards)]
        if kind != HOMAGE or not war.deeds & PROSKYNESIS:
            worth += WORTH[side][kind]
        cards &= cards - 1
    return worth / FULL_HAND
