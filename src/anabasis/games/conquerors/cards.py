"""15.1.1 The Z cards: kinds, copies, uses, and the moments at which each use is played.

A card is a small number (`CARD`), a kind of card too (`KIND`), and so is every use of a kind
(`USE`). Sets of cards are bits.
"""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.grammar import Domain
from anabasis.games.conquerors.board import NOBODY, SIDE
from anabasis.kit.components import Components

_CARDS: Final = Components("anabasis.games.conquerors", "cards")
_KINDS: Final[list[dict[str, Any]]] = _CARDS.table("card")

# ---- cards

KIND: Final = Domain("kind", [row["id"] for row in _KINDS])
KINDS: Final[int] = len(KIND)
COPIES: Final[bytes] = bytes([row["copies"]["value"] for row in _KINDS])


def _words() -> list[str]:
    """One copy is called by its kind, several are numbered."""
    found: list[str] = []
    for kind, copies in enumerate(COPIES):
        word = KIND.words[kind]
        found += [word] if copies == 1 else [f"{word}-{number + 1}" for number in range(copies)]
    return found


CARD: Final = Domain("card", _words())
CARDS: Final[int] = len(CARD)
KIND_OF: Final[bytes] = bytes([kind for kind in range(KINDS) for _ in range(COPIES[kind])])
ALL_CARDS: Final[int] = (1 << CARDS) - 1
BITS_OF: Final[list[int]] = [
    sum([1 << card for card in range(CARDS) if KIND_OF[card] == kind]) for kind in range(KINDS)
]
"""For each kind its cards."""

# ---- moments

_WINDOWS: Final[dict[str, Any]] = _CARDS.table("windows")
MOMENT: Final = Domain("moment", [word for word in _WINDOWS if word not in ("source", "play")])
"""15.1.4 The moments at which cards interrupt: the windows of the game, by number."""
MOMENTS: Final[int] = len(MOMENT)
PLAY: Final[int] = MOMENTS
"""In the place of a moment: the own Play Z Card Segment."""
MURDER: Final[int] = MOMENT.read("murder")
BLOOD: Final[int] = MOMENT.read("blood")
ILLNESS: Final[int] = MOMENT.read("illness")
CLEARING: Final[int] = MOMENT.read("clearing")
MARCH: Final[int] = MOMENT.read("march")
ORDERS: Final[int] = MOMENT.read("orders")
HALT: Final[int] = MOMENT.read("halt")
OPEN_SEA: Final[int] = MOMENT.read("open-sea")
DECREE: Final[int] = MOMENT.read("decree")
COURT: Final[int] = MOMENT.read("court")
BATTLE: Final[int] = MOMENT.read("battle")
LOSSES: Final[int] = MOMENT.read("losses")
DEATHBED: Final[int] = MOMENT.read("deathbed")
FLIGHT: Final[int] = MOMENT.read("flight")
EVASION: Final[int] = MOMENT.read("evasion")
SEA_FIGHT: Final[int] = MOMENT.read("sea-fight")
RUSE: Final[int] = MOMENT.read("ruse")
DEMAND: Final[int] = MOMENT.read("demand")
LULL: Final[int] = MOMENT.read("lull")
IN_COMBAT: Final = (BATTLE, LOSSES, DEATHBED, FLIGHT, EVASION, SEA_FIGHT, RUSE, DEMAND)
"""15.26.1 The moments at which a levy is not possible: in a battle, a siege, a fight at sea."""

# ---- uses

_USES: Final[list[tuple[int, dict[str, Any]]]] = [
    (kind, use) for kind, row in enumerate(_KINDS) for use in row["uses"]
]


def _use_words() -> list[str]:
    """A use is called by its own name, and by that of its card too where another card has it."""
    names = [use["id"] for _, use in _USES]
    return [
        use["id"] if names.count(use["id"]) == 1 else f"{KIND.words[kind]}-{use['id']}"
        for kind, use in _USES
    ]


USE: Final = Domain("use", _use_words())
USES: Final[int] = len(USE)
USE_KIND: Final[bytes] = bytes([kind for kind, _ in _USES])
USE_SIDE: Final[bytes] = bytes(
    [NOBODY if use["who"] == "both" else SIDE.read(use["who"]) for _, use in _USES]
)
"""Who may play each use, `NOBODY` where both may."""


def _moment(word: str) -> int:
    return PLAY if word == "play" else MOMENT.read(word)


USE_MOMENT: Final[bytes] = bytes([_moment(use["window"]) for _, use in _USES])
USE_ANSWER: Final[bytes] = bytes(
    [_moment(use["answer"]) if "answer" in use else PLAY for _, use in _USES]
)
"""A second moment of a use, for the Persian alone; `PLAY` where there is none."""
AFTER: Final = Domain(
    "after", ("discard", "leaves", "stays", "shuffled", "discard-or-dies", "discard-or-kept")
)
DISCARDED: Final = 0
LEAVES: Final = 1
STAYS: Final = 2
SHUFFLED: Final = 3
MAY_DIE: Final = 4
MAY_BE_KEPT: Final = 5
USE_AFTER: Final[bytes] = bytes([AFTER.read(use["after"]) for _, use in _USES])
USES_OF: Final[list[bytes]] = [
    bytes([use for use in range(USES) if USE_KIND[use] == kind]) for kind in range(KINDS)
]


def cards_in(bits: int) -> list[int]:
    """The cards of a set, in the order of their numbers."""
    found: list[int] = []
    while bits:
        found.append(first_of(bits))
        bits &= bits - 1
    return found


def first_of(bits: int) -> int:
    """The first card of a set, or -1."""
    return (bits & -bits).bit_length() - 1


def size_of(bits: int) -> int:
    """How many cards a set has."""
    size = 0
    while bits:
        size += ONES[bits & 255]
        bits >>= 8
    return size


ONES: Final[bytes] = bytes([number.bit_count() for number in range(256)])
"""How many bits each number has."""


def one_of(bits: int, kind: int) -> int:
    """The first card of a kind in a set, or -1."""
    return first_of(bits & BITS_OF[kind])
