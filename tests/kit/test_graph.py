"""Graphs of spaces, on a ring of six with a tail."""

from __future__ import annotations

import pytest

from anabasis.kit.graph import NO_WAY, Graph

LINKS = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (5, 6), (7, -1)]
RING = Graph(8, LINKS)
OPEN = bytes(8)


def test_a_link_joins_both_its_ends_and_one_that_leads_nowhere_none() -> None:
    assert RING.neighbours[5] == [(4, 4), (5, 0), (6, 6)]
    assert RING.neighbours[7] == []
    assert RING.beside[0] == (1, 5)


def test_distances_are_the_fewest_links() -> None:
    table = RING.distances()
    assert [table[0 * 8 + other] for other in range(8)] == [0, 1, 2, 3, 2, 1, 2, NO_WAY]
    assert all(table[a * 8 + b] == table[b * 8 + a] for a in range(8) for b in range(8))


def test_a_shortest_way_can_begin_with_every_link_that_leads_closer() -> None:
    steps = RING.first_steps(RING.distances())
    assert steps[0 * 8 + 3] == (0, 5)
    assert steps[6 * 8 + 0] == (6,)
    assert steps[2 * 8 + 2] == ()


def spaces(bits: int) -> set[int]:
    return {space for space in range(8) if bits >> space & 1}


@pytest.mark.parametrize(("steps", "found"), [(0, {0}), (1, {0, 1, 5}), (2, {0, 1, 2, 4, 5, 6})])
def test_what_is_within_so_many_steps(steps: int, found: set[int]) -> None:
    assert spaces(RING.within(0, steps, 0)) == found


def test_what_is_closed_is_not_entered_and_not_passed() -> None:
    assert spaces(RING.within(0, 3, 1 << 5)) == {0, 1, 2, 3}


def test_regions_hang_together_by_links_that_are_not_blocked() -> None:
    assert RING.regions(OPEN) == [[0, 1, 5, 2, 4, 6, 3], [7]]
    cut = bytes([1, 0, 0, 1, 0, 0, 0, 0])
    assert [sorted(region) for region in RING.regions(cut)] == [[0, 4, 5, 6], [1, 2, 3], [7]]


def test_the_smaller_part_is_all_that_hangs_together_with_one_of_two() -> None:
    cut = bytes([0, 1, 0, 0, 1, 0, 0, 0])
    assert sorted(RING.smaller_part(4, 5, cut)) == [2, 3, 4]
