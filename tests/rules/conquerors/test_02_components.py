"""1, 2, 6.1 Components: what the text tells of map, tables, counters and cards holds of ours."""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from itertools import pairwise

import pytest

from anabasis.games.conquerors.board import (
    ADJACENT,
    CITY,
    DEFENCE,
    DIVISION,
    ISLANDS,
    LAND_WAYS,
    LINE_COST,
    MOVE_COST,
    NEVER,
    PATH_KIND,
    PATHS,
    PORT,
    PROVINCE,
    PROVINCE_DIVISION,
    PROVINCE_OF,
    REVOLT_RATING,
    SEA_TRANSIT_COST,
    SEA_WAYS,
    SITE,
    SPACE,
    SPACE_TYPE,
    SPACES,
    SPACES_OF,
    TREASURY,
    TYPE,
)
from anabasis.games.conquerors.cards import CARD, CARDS, COPIES, KIND, KINDS
from anabasis.games.conquerors.fleets import FLEET, HOMES, MOST_NSP
from anabasis.games.conquerors.leaders import BATTLE, LEADER
from anabasis.games.conquerors.tables import battle_score, points_lost, tires
from anabasis.kit.components import Components

SEA_PATHS = ("sea", "deep-sea")
MAP = Components("anabasis.games.conquerors", "map")


def kind_between(one: str, other: str) -> set[str]:
    ends = {SPACE.read(one), SPACE.read(other)}
    return {PATH_KIND.words[kind] for here, there, kind in PATHS if {here, there} == ends}


def distance(start: str, end: str, costs: bytes, by_sea: bool = False, shut: str = "") -> int:
    """The cheapest way, reckoned afresh; a Transit Point at sea costs nothing to enter."""
    ways = SEA_WAYS if by_sea else LAND_WAYS
    found = {SPACE.read(start): 0}
    queue = [(0, SPACE.read(start))]
    while queue:
        so_far, here = heapq.heappop(queue)
        if so_far > found[here]:
            continue
        for there, kind in ways[here]:
            if shut and SPACE.words[there] == shut:
                continue
            at_sea = TYPE.words[SPACE_TYPE[there]] == "sea-transit"
            cost = so_far + (SEA_TRANSIT_COST if at_sea else costs[kind])
            if costs[kind] != NEVER and cost < found.get(there, NEVER):
                found[there] = cost
                heapq.heappush(queue, (cost, there))
    return found.get(SPACE.read(end), NEVER)


def named(spaces: Iterable[int]) -> set[str]:
    return {SPACE.words[space] for space in spaces}


# ---- 2.1, 6.1 the map


@pytest.mark.rule("conquerors", "2.1.1")
def test_spaces_are_cities_and_strongholds_and_every_one_is_reached() -> None:
    words = {TYPE.words[kind] for kind in SPACE_TYPE}
    assert words == {"minor", "major", "stronghold", "transit", "sea-transit"}
    seen, queue = {0}, [0]
    while queue:
        here = queue.pop()
        for there, _ in (*LAND_WAYS[here], *SEA_WAYS[here]):
            if there not in seen:
                seen.add(there)
                queue.append(there)
    assert seen == set(range(SPACES))


@pytest.mark.rule("conquerors", "2.1.2")
@pytest.mark.rule("conquerors", "10.2.1")
@pytest.mark.rule("conquerors", "10.2.2")
@pytest.mark.rule("conquerors", "10.2.3")
@pytest.mark.rule("conquerors", "10.2.4")
def test_what_each_kind_of_path_costs_to_move_along_and_in_a_line() -> None:
    costs = {word: (MOVE_COST[n], LINE_COST[n]) for n, word in enumerate(PATH_KIND.words)}
    assert costs == {
        "land": (1, 1),
        "mountain": (2, 2),
        "mountain-pass": (2, 2),
        "strait": (2, 2),
        "desert": (1, 2),
        "sea": (1, 1),
        "deep-sea": (4, NEVER),
    }


@pytest.mark.rule("conquerors", "6.1.1")
def test_each_province_has_its_division() -> None:
    of = {word: DIVISION.words[PROVINCE_DIVISION[n]] for n, word in enumerate(PROVINCE.words)}
    assert [word for word, division in of.items() if division == "independent"] == ["rhodes"]
    assert {of[word] for word in ("macedonia", "thrace", "greece", "sparta", "crete")} == {"europe"}
    assert {of[word] for word in ("parthia", "colchis", "hyrcania", "arabaya")} == {"frontier"}
    empire = ("mysia", "bithynia", "lydia", "caria", "babylonia", "media", "susiana", "persis")
    assert {of[word] for word in (*empire, "egypt", "armenia", "phoenicia")} == {"empire"}


@pytest.mark.rule("conquerors", "3.1.23")
@pytest.mark.rule("conquerors", "6.1.2")
def test_every_province_has_a_space() -> None:
    """Q22."""
    assert all(SPACES_OF)
    assert len(SPACES_OF[PROVINCE.read("commagene")]) == 4


@pytest.mark.rule("conquerors", "6.1.3")
def test_major_cities_have_signed_numbers() -> None:
    numbers = [DEFENCE[SPACE.read(word)] for word in CITY.words]
    assert min(numbers) < 0 < max(numbers)
    cities = ("pella", "susa", "tyre", "rhodes", "gaza", "sardes", "halicarnassus")
    assert {*cities} <= set(CITY.words)
    assert not {"perinthos", "cyzicus", "issus", "gordium", "siwa"} & set(CITY.words)


@pytest.mark.rule("conquerors", "6.1.5")
def test_ports_are_where_sea_paths_run() -> None:
    for space in range(SPACES):
        runs = any(space in (one, other) for one, other, kind in PATHS if is_sea(kind))
        real = "transit" not in TYPE.words[SPACE_TYPE[space]]
        assert bool(PORT[space]) == (runs and real), SPACE.words[space]


def is_sea(kind: int) -> bool:
    return PATH_KIND.words[kind] in SEA_PATHS


@pytest.mark.rule("conquerors", "6.1.6")
def test_the_islands_without_a_province() -> None:
    """Q1, Q23."""
    assert named(ISLANDS) == {"lesbos", "mytilene", "chios", "naxos", "lemnos"}


@pytest.mark.rule("conquerors", "6.1.7")
def test_damascus_has_four_adjacent_provinces_and_parthia_is_beside_media() -> None:
    """7.2 Both are examples of the text."""
    assert PROVINCE.words[PROVINCE_OF[SPACE.read("damascus")]] == "abarnahara"
    assert len(ADJACENT[PROVINCE.read("abarnahara")]) == 4
    assert PROVINCE.read("parthia") in ADJACENT[PROVINCE.read("media")]


@pytest.mark.rule("conquerors", "6.3.1")
def test_only_some_provinces_can_revolt() -> None:
    """A17."""
    rating = dict(zip(PROVINCE.words, REVOLT_RATING, strict=True))
    assert rating["armenia"] == 3
    assert rating["greece"] and rating["sparta"]
    never = {word for word, number in rating.items() if number == 0}
    frontier = DIVISION.read("frontier")
    assert never == {"macedonia", "rhodes"} | {
        word for n, word in enumerate(PROVINCE.words) if PROVINCE_DIVISION[n] == frontier
    }


@pytest.mark.rule("conquerors", "7.1.1")
def test_the_eight_treasure_cities() -> None:
    assert set(TREASURY.words) == {
        *("pella", "sardes", "damascus", "memphis"),
        *("babylon", "susa", "ecbatana", "persepolis", "royal"),
    }


# ---- the ways of the text's examples


@pytest.mark.rule("conquerors", "7.3.2")
def test_the_ways_of_the_line_from_aradus() -> None:
    """7.3 Myriandrus lies on every way from Aradus; by sea it is two points to Aspendus."""
    assert kind_between("aradus", "myriandrus") - set(SEA_PATHS)
    assert distance("aradus", "sardes", LINE_COST) <= 10
    assert distance("aradus", "sardes", LINE_COST, shut="myriandrus") > 10
    assert kind_between("aradus", "salamis") == kind_between("salamis", "aspendus") == {"sea"}
    assert distance("aspendus", "sardes", LINE_COST) == 4


@pytest.mark.rule("conquerors", "10.2.6")
def test_from_pella_to_ephesus_by_sea_are_four_points() -> None:
    way = ("pella", "thermaic-gulf", "lemnos", "mytilene", "chios", "ephesus")
    for one, other in pairwise(way):
        assert kind_between(one, other) == {"sea"}
    assert distance("pella", "ephesus", MOVE_COST, by_sea=True) == 4
    assert distance("ilium", "lemnos", MOVE_COST, by_sea=True) == 2


@pytest.mark.rule("conquerors", "10.6.15")
def test_cyrene_hangs_on_cnossus_by_the_deep_sea_alone() -> None:
    assert kind_between("cnossus", "cyrene") == {"deep-sea"}
    near = [cost if cost != 4 else NEVER for cost in MOVE_COST]
    assert distance("cyrene", "cnossus", bytes(near), by_sea=True) > 2


@pytest.mark.rule("conquerors", "9.2")
def test_from_jerusalem_to_the_nabatanei_there_is_no_way_with_one_desert_path() -> None:
    desert = PATH_KIND.read("desert")
    paths = bytes([1 if kind == desert else 0 for kind in range(len(PATH_KIND))])
    assert distance("jerusalem", "the-nabatanei", paths) > 1


@pytest.mark.rule("conquerors", "11.3.17")
def test_the_way_to_the_battle_of_cyzicus() -> None:
    """11.3 Perinthos, Chersonese, the Hellespont, Ilium, Cyzicus: 4 MPs, the last leg plain."""
    assert kind_between("chersonese", "ilium") == {"strait", "sea"}
    legs = (("perinthos", "chersonese"), ("chersonese", "ilium"), ("ilium", "cyzicus"))
    costs = [min(MOVE_COST[PATH_KIND.read(kind)] for kind in land(*leg)) for leg in legs]
    assert costs == [1, 2, 1]
    assert land("ilium", "cyzicus") == {"land"}
    assert distance("cyzicus", "sardes", MOVE_COST) == 3


def land(one: str, other: str) -> set[str]:
    return kind_between(one, other) - set(SEA_PATHS)


@pytest.mark.rule("conquerors", "13.4")
def test_the_site_of_alexandria() -> None:
    """A6."""
    assert SPACE.words[SITE] == "alexandria"
    assert TYPE.words[SPACE_TYPE[SITE]] == "transit"
    assert PROVINCE.words[PROVINCE_OF[SITE]] == "egypt"
    assert len(SEA_WAYS[SITE]) == 3
    assert not PORT[SITE]


# ---- counters, tables, cards


@pytest.mark.rule("conquerors", "5.1.3")
def test_the_ratings_that_the_text_gives() -> None:
    assert BATTLE[LEADER.read("alexander-iii")] == 4
    assert BATTLE[LEADER.read("memnon")] == 2


@pytest.mark.rule("conquerors", "8.4.1")
def test_home_ports_are_ports() -> None:
    """Q1, A18."""
    homes = {word: named(HOMES[n]) for n, word in enumerate(FLEET.words)}
    assert homes["ionic"] == {"lesbos", "miletus", "chios", "halicarnassus"}
    assert homes["phoenician"] == {"aradus", "byblos", "sidon"}
    assert homes["greek"] == {"athens"}
    assert all(PORT[SPACE.read(port)] for ports in homes.values() for port in ports)
    most = dict(zip(FLEET.words, MOST_NSP, strict=True))
    assert (most["macedonian"], most["rhodian"], most["rhodian-squadron"]) == (3, 4, 1)


@pytest.mark.rule("conquerors", "11.3.8")
def test_the_scores_of_the_battle_of_cyzicus() -> None:
    assert battle_score(17, 33) == battle_score(16, 33) == 16
    assert battle_score(7, 40) == 7


@pytest.mark.rule("conquerors", "11.3.31")
@pytest.mark.rule("conquerors", "11.3.40")
def test_the_losses_of_the_battle_of_cyzicus() -> None:
    assert points_lost(1, 33) == 1
    assert not tires(1)
    assert points_lost(5, 40) == 7


def test_tables_rise_with_the_roll_and_with_the_strength() -> None:
    for strength in range(1, 100):
        for roll in range(-2, 20):
            assert battle_score(roll, strength) <= battle_score(roll + 1, strength)
            assert battle_score(roll, strength) <= battle_score(roll, strength + 1)
            assert points_lost(roll, strength) <= points_lost(roll + 1, strength) <= strength


@pytest.mark.rule("conquerors", "15.1.1")
def test_fifty_five_cards_of_thirty_six_kinds() -> None:
    assert (CARDS, len(CARD), KINDS) == (55, 55, 36)
    copies = dict(zip(KIND.words, COPIES, strict=True))
    assert sum(copies.values()) == 55
    assert copies["spies"] == copies["persians-gain-tactical-advantage"] == 3
    assert copies["fortunes-of-war"] == 2


def test_every_row_of_the_map_says_what_the_text_tells_of_it() -> None:
    """A19. `told` names values that are there, and nothing else."""
    for table in ("provinces", "spaces"):
        for word, row in MAP.table(table).items():
            told = set(row.get("told", ()))
            extra = told - set(row) - {"name", "province", "revolt"}
            assert not extra, (word, extra)
            assert row["source"] == "reconstructed"
