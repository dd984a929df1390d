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

    def next_to(self, space: int) -> list[int]:
        """The spaces next to a space, in the order of their numbers."""
        return sorted([other for _, other in self.neighbours[space]])

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

    def within(self, start: int, steps: int, closed: bytes) -> list[int]:
        """The spaces that can be reached from a space in so many steps, itself first. A space that
        is `closed` (not 0) is not entered."""
        seen = bytearray(self.spaces)
        seen[start] = 1
        found = [start]
        ring = [start]
        for _ in range(steps):
            further: list[int] = []
            for space in ring:
                for _, other in self.neighbours[space]:
                    if not seen[other] and not closed[other]:
                        seen[other] = 1
                        further.append(other)
            found += further
            ring = further
        return found

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
        for link, other in self.neighbours[space]:
            if not blocked[link] and not mark[other]:
                mark[other] = 1
                found.append(other)
