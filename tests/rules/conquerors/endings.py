"""How games of The Conquerors come to end for each reason, where random play does not."""

from __future__ import annotations

from typing import Any

from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    ARMY_SIDE,
    CITIES,
    DEITY,
    EUROPEAN,
    GREAT_KING,
    KNOT,
    MACEDON,
    NOWHERE,
    ORACLE,
    PERSIA,
    PROVINCE_OF,
    SPACE,
    SPACES,
    SPACES_OF,
)
from anabasis.games.conquerors.leaders import ALEXANDER, DARIUS
from anabasis.games.conquerors.numbers import MUTINIES
from anabasis.games.conquerors.rules.commanders import space_of
from anabasis.games.conquerors.rules.treasuries import held_by
from anabasis.games.conquerors.rules.victory import counts, has_done
from anabasis.games.conquerors.state import (
    ALEXANDRIA_BUILT,
    BY_CONQUEST,
    BY_MUTINY,
    DEAD,
    KNOT_CUT,
    MARRIED,
    ORACLE_HEARD,
    PROSKYNESIS,
    War,
)
from anabasis.games.conquerors.survey import land_distances
from tests.games.endings import Way

NEEDED = (*GREAT_KING, *EUROPEAN, DEITY)
DEEDS = (KNOT_CUT, ORACLE_HEARD, MARRIED, PROSKYNESIS, ALEXANDRIA_BUILT)


FIRST = (
    "marry",
    "proskynesis",
    "found alexandria",
    "end-replenishing",
    "keep-cards",
    f"march {ARMY.words[0]}",
)
"""What is done whenever it can be."""
LEFT_ALONE = {
    "attack-rhodes", "administer", "build", "counter-attack", "detach", "devastate", "embark",
    "escort", "evacuate", "launch", "leave-leader", "move-family", "move-leaders", "offer", "play",
    "raise", "refit", "reorganise", "set-sail",
}  # fmt: skip
IDLE = {"avoid", "break-line", "intercept", "march", "sortie"}


def one_army(war: War, seat: int, options: list[Action[War, Any]]) -> list[Action[War, Any]]:
    """Alexander's army marches as far as it can, and nothing else is done; the Persian lets it and
    takes his garrisons off."""
    for first in FIRST if seat == MACEDON else ("keep-cards", "withdraw", "end-replenishing"):
        found = [action for action in options if f"{action.text()} ".startswith(f"{first} ")]
        if found:
            return found[:1] if first == "withdraw" else found[-1:]
    if not has_done(war, ALEXANDRIA_BUILT) and war.garrisons_left[MACEDON] < 2:
        texts = [f"withdraw {SPACE.words[space]}" for space in to_spare(war)]
        found = [action for action in options if action.text() in texts]
        if found:
            return found[:1]
    if war.march is not None and guarded(war, PROVINCE_OF[war.march.at]):
        options = [action for action in options if action.verb != "leave-garrison"]
    left = LEFT_ALONE | (IDLE if seat == PERSIA else {"withdraw", "march"})
    return [action for action in options if action.verb not in left]


def one_army_alone(war: War, seat: int, options: list[Action[War, Any]]) -> list[Action[War, Any]]:
    """The same, but the Persian keeps his garrisons."""
    kept = [action for action in options if seat == MACEDON or action.verb != "withdraw"]
    return one_army(war, seat, kept)


def to_spare(war: War) -> list[int]:
    """Where the Macedonian has a garrison that is not the only one of a province he needs."""
    return [
        space
        for space in range(SPACES)
        if war.holder[space] == MACEDON
        and (
            PROVINCE_OF[space] not in NEEDED
            or sum([war.holder[other] == MACEDON for other in SPACES_OF[PROVINCE_OF[space]]]) > 1
        )
    ]


def guarded(war: War, province: int) -> bool:
    """Whether a province needs no garrison: it is not among the objectives, or has one."""
    return province not in NEEDED or any(
        [war.holder[space] == MACEDON for space in SPACES_OF[province]]
    )


def conquest(war: War) -> float:
    """Alexander goes from one part of his objectives to the next and leaves garrisons behind."""
    if war.ending:
        return 1e9 if war.ending == BY_CONQUEST else -1e9
    score = 400.0 * sum([has_done(war, deed) for deed in DEEDS])
    score += 600.0 if war.where[DARIUS] == DEAD else 0.0
    score += 300.0 if war.family_side == MACEDON else 0.0
    score -= 25.0 * war.injury + 8.0 * war.weariness + 20.0 * war.devastated.bit_count()
    for province in NEEDED:
        score += 300.0 if counts(war, province) else 0.0
        posts = [space for space in SPACES_OF[province] if war.land[space] >> PERSIA & 1]
        score -= 40.0 * len(posts) + 60.0 * (war.revolt >> province & 1)
        score += 30.0 if guarded(war, province) else 0.0
    for army in range(ARMIES):
        if war.army_at[army] != NOWHERE:
            score += war.asp[army] * (0.5 if ARMY_SIDE[army] == MACEDON else -0.5)
    return score - 4.0 * way_to_go(war)


def way_to_go(war: War) -> float:
    """How far Alexander is from the nearest place where something is still to be done."""
    here = space_of(war, ALEXANDER)
    if here == NOWHERE:
        return 60.0
    goals = [] if has_done(war, KNOT_CUT) else [KNOT]
    goals += [] if has_done(war, ORACLE_HEARD) else [ORACLE]
    if war.family_side != MACEDON:
        goals.append(war.family_at)
    if war.where[DARIUS] != DEAD:
        goals.append(space_of(war, DARIUS))
    for province in NEEDED:
        if not counts(war, province):
            goals += list(SPACES_OF[province])
    far = land_distances()[here]
    return min([far[goal] for goal in goals if goal < len(far)], default=0)


def mutiny(war: War) -> float:
    """The army lays siege to one city after the other and leaves it, and so grows weary; the
    Persian keeps his Treasure Cities."""
    if war.ending:
        return 1e9 if war.ending == BY_MUTINY else -1e9
    score = 100.0 * min(war.weariness, MUTINIES) + 20.0 * held_by(war, PERSIA) - 30.0 * war.injury
    sieges = [city for city in range(len(CITIES)) if war.besieger[city] == MACEDON]
    here = space_of(war, ALEXANDER)
    if here == NOWHERE:
        return score
    far = land_distances()[here]
    cities = [space for space in CITIES if war.land[space] >> PERSIA & 1]
    return score + 60.0 * min(len(sieges), 1) - min([far[space] for space in cities], default=99)


WAYS = {
    "conquest": Way(conquest, 2, one_army),
    "mutiny": Way(mutiny, 2, one_army_alone),
}
