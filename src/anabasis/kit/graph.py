"""Graphs of spaces: neighbours, distances, shortest ways, and what hangs together.

Spaces and links are numbered from 0. The tables are made once, when a game's components load;
distances are `bytes`, so that reading one costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NO_WAY: Final = 255
"""The distance between spaces that no way connects."""


class Graph:
    """Spaces with links between them, which can be walked both ways."""

    def __init__(self, spaces: int, links: Sequence[tuple[int, int]]) -> None:
        """`links[n]` are the two spaces that link `n` joins. A link that joins a space with -1
        leads nowhere: it has a number, and is no way."""
        self.spaces = spaces
        self.links = len(links)
        self.one_end = [one for one, _ in links]
        self.other_end = [other for _, other in links]
        self.neighbours: list[list[tuple[int, int]]] = [[] for _ in range(spaces)]
        """For each space its links, with the space behind each."""
        for link, (one, other) in enumerate(links):
            if one >= 0 and other >= 0:
                self.neighbours[one].append((link, other))
                self.neighbours[other].append((link, one))
        self.ways = [
            b"".join([bytes((link & 255, link >> 8, other)) for link, other in row])
            for row in self.neighbours
        ]
        """The same in numbers below 256, three a link (the link's low and high byte, the space): to
        walk over these takes half the time."""
        self.beside = [tuple(sorted([other for _, other in row])) for row in self.neighbours]
        """For each space those next to it, in the order of their numbers, and"""
        self.around = [sum([1 << other for other in row]) for row in self.beside]
        """the same as a number, a bit a space."""

    def distances(self) -> bytes:
        """The fewest links between any two spaces: `distances[one * spaces + other]`."""
        table = bytearray([NO_WAY]) * (self.spaces * self.spaces)
        for start in range(self.spaces):
            base = start * self.spaces
            table[base + start] = 0
            found = [start]
            for space in found:
                steps = table[base + space] + 1
                for _, other in self.neighbours[space]:
                    if table[base + other] == NO_WAY:
                        table[base + other] = steps
                        found.append(other)
        return bytes(table)

    def first_steps(self, distances: bytes) -> list[tuple[int, ...]]:
        """For each pair of spaces the links with which a shortest way from the first to the second
        can begin: `first_steps[start * spaces + goal]`."""
        table: list[tuple[int, ...]] = []
        for start in range(self.spaces):
            for goal in range(self.spaces):
                closer = distances[start * self.spaces + goal] - 1
                table.append(
                    tuple(
                        [
                            link
                            for link, other in self.neighbours[start]
                            if distances[other * self.spaces + goal] == closer
                        ]
                    )
                )
        return table

    def within(self, start: int, steps: int, closed: int) -> int:
        """The spaces that can be reached from a space in so many steps, a bit each, itself among
        them. A space whose bit is in `closed` is not entered."""
        seen = 1 << start
        ring = [start]
        while steps > 0:
            steps -= 1
            reached = 0
            for space in ring:
                reached |= self.around[space]
            reached &= ~(seen | closed)
            seen |= reached
            if steps > 0:
                further: list[int] = []
                for space in ring:
                    for other in self.beside[space]:
                        if reached >> other & 1:
                            further.append(other)
                            reached &= ~(1 << other)
                ring = further
        return seen

    def regions(self, blocked: bytes) -> list[list[int]]:
        """The spaces that hang together by links that are not `blocked`, region by region, each
        from its lowest space on."""
        seen = bytearray(self.spaces)
        found: list[list[int]] = []
        for start in range(self.spaces):
            if seen[start]:
                continue
            seen[start] = 1
            region = [start]
            for space in region:
                for link, other in self.neighbours[space]:
                    if not blocked[link] and not seen[other]:
                        seen[other] = 1
                        region.append(other)
            found.append(region)
        return found

    def smaller_part(self, here: int, there: int, blocked: bytes) -> list[int]:
        """Of two spaces that no longer hang together: all that hangs together with the one or with
        the other, whichever is walked through first."""
        mark = [0] * self.spaces
        mark[here] = 1
        mark[there] = 1
        ours = [here]
        theirs = [there]
        at = 0
        while True:
            if at == len(ours):
                return ours
            self._walk(ours[at], ours, mark, blocked)
            if at == len(theirs):
                return theirs
            self._walk(theirs[at], theirs, mark, blocked)
            at += 1

    def _walk(self, space: int, found: list[int], mark: list[int], blocked: bytes) -> None:
        """Go on from a space over its links that are not blocked."""
        ways = self.ways[space]
        for at in range(0, len(ways), 3):
            other = ways[at + 2]
            if not mark[other] and not blocked[ways[at] | ways[at + 1] << 8]:
                mark[other] = 1
                found.append(other)
