"""Hidden things: what each seat can know of where they are, and dealing them anew.

**Cards that are drawn unseen** (`Secrets`). When a pile is shuffled from cards that everybody has
seen, everybody knows what is in it, and how many of it each seat has drawn since; not which. That
is a `Pool`. Each shuffle makes a pool of its own, and a hand can hold cards of several. When a card
is played that could have come from more than one of them, the public cannot tell from which; it is
counted among the `unplaced` from then on. A seat knows which cards it drew itself. When a card was
played is not kept, so that after several shuffles one may be taken for a card that was drawn later;
`bag` keeps it, and knows what goes back into a pile that has not run out.

**Things in places** (`matched`): a random way of laying things into places, each where it fits.

Cards are counted in one number, as in `cards`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from anabasis.core.die import Die
from anabasis.core.plain import Datum
from anabasis.kit.cards import MOST_KINDS, NO_CARDS, ONE, count, counts, total
from anabasis.kit.readings import Reading, Sight, every_reading, random_reading
from anabasis.kit.rows import replaced


class Pool(Datum):
    """What was shuffled together, less what everybody has seen of it since."""

    def __init__(self, cards: int, drawn: tuple[int, ...]) -> None:
        self.cards = cards
        self.drawn = drawn
        """For each seat the cards of the pool that it has drawn unseen; the rest is in the pile.
        How many they are is known to all, which they are to that seat alone."""


class Secrets(Datum):
    """Everything about a pile and the hands drawn from it that not everybody knows."""

    def __init__(self, pools: tuple[Pool, ...], unplaced: tuple[int, ...]) -> None:
        self.pools = pools
        """One for each shuffle, as long as some of it is hidden; the last is the pile's."""
        self.unplaced = unplaced
        """For each seat the cards it has played of which the public cannot say from which pool they
        came. They are still counted in the pools."""

    # ---- what happens

    def shuffled(self, cards: int) -> Secrets:
        """The pile has run out, and these cards, which everybody has seen, are the new one."""
        pools = [pool for pool in self.pools if pool.cards != NO_CARDS]
        fresh = Pool(cards, (NO_CARDS,) * len(self.unplaced))
        return Secrets((*pools, fresh), self.unplaced)

    def drawn(self, seat: int, kind: int) -> Secrets:
        """A seat has drawn a card of the pile, unseen."""
        pool = self.pools[-1]
        drawn = replaced(pool.drawn, seat, pool.drawn[seat] + ONE[kind])
        return Secrets((*self.pools[:-1], Pool(pool.cards, drawn)), self.unplaced)

    def turned_up(self, kind: int) -> Secrets:
        """The top card of the pile has been turned up."""
        pool = self.pools[-1]
        rest = Pool(pool.cards - ONE[kind], pool.drawn)
        return Secrets((*self.pools[:-1], rest), self.unplaced)

    def played(self, seat: int, kind: int) -> Secrets:
        """A seat has shown a card that it had drawn unseen."""
        source = -1
        for at, pool in enumerate(self.pools):
            if pool.drawn[seat] != NO_CARDS and count(pool.cards, kind):
                if source >= 0:
                    unplaced = replaced(self.unplaced, seat, self.unplaced[seat] + ONE[kind])
                    return Secrets(self.pools, unplaced)
                source = at
        pool = self.pools[source]
        drawn = replaced(pool.drawn, seat, pool.drawn[seat] - ONE[kind])
        rest = Pool(pool.cards - ONE[kind], drawn)
        return Secrets(replaced(self.pools, source, rest), self.unplaced)

    # ---- what a seat can know

    def unseen(self, seat: int) -> int:
        """The cards that a seat holds and has drawn unseen."""
        cards = -self.unplaced[seat]
        for pool in self.pools:
            cards += pool.drawn[seat]
        return cards

    def pile(self) -> int:
        """The cards of the pile."""
        pool = self.pools[-1]
        cards = pool.cards
        for drawn in pool.drawn:
            cards -= drawn
        return cards

    def pooled(self, seat: int) -> list[Secrets]:
        """As it is if every card that may lie on the pile, as far as the seat can tell, lies there,
        and the others hold nothing hidden: then a draw gives each kind as likely as it looks to the
        seat. More than one where what others have played can be explained in several ways
        (`MOST_READINGS` at most)."""
        found: dict[int, None] = {}
        for reading in every_reading(self._unread(seat), self._played(seat)):
            found[reading.hidden[-1]] = None
        unplaced = [cards if who == seat else NO_CARDS for who, cards in enumerate(self.unplaced)]
        pools: list[Pool] = []
        for pool in self.pools:
            own = [cards if who == seat else NO_CARDS for who, cards in enumerate(pool.drawn)]
            pools.append(Pool(pool.drawn[seat], tuple(own)))
        last = pools.pop()
        return [
            Secrets((*pools, Pool(last.cards + pile, last.drawn)), tuple(unplaced))
            for pile in found
        ]

    def dealt(self, seat: int, die: Die) -> Secrets:
        """What the seat cannot know dealt anew: everything that it can know holds here as well."""
        drawn = random_reading(self._unread(seat), self._played(seat), die).dealt(die)
        pools: list[Pool] = []
        for at, pool in enumerate(self.pools):
            row = [pool.drawn[who] if who == seat else drawn[who][at] for who in range(len(drawn))]
            pools.append(Pool(pool.cards, tuple(row)))
        return Secrets(tuple(pools), self.unplaced)

    def _unread(self, seat: int) -> Reading:
        """What is hidden from a seat, before it is said where played cards came from."""
        return Reading(
            [pool.cards - pool.drawn[seat] for pool in self.pools],
            [
                [0 if who == seat else int(total(pool.drawn[who])) for pool in self.pools]
                for who in range(len(self.unplaced))
            ],
            [[NO_CARDS] * len(self.pools) for _ in self.unplaced],
        )

    def _played(self, seat: int) -> list[Sight]:
        """Who has played which card unplaced, of all seats but this."""
        return [
            (who, kind, len(self.pools))
            for who, cards in enumerate(self.unplaced)
            if who != seat
            for kind, number in enumerate(counts(cards, MOST_KINDS))
            for _ in range(number)
        ]


def matched(
    things: Sequence[int], places: Sequence[int], fits: Callable[[int, int], bool], die: Die
) -> list[int] | None:
    """The things in the order of the places they are laid into, at random, each where it fits;
    None if they cannot all be laid.

    `places[n]` says what the n-th place is; several may be alike. There is one for each thing.
    """
    order = list(range(len(places)))
    holds: list[int] = [-1] * len(places)
    choices: dict[int, list[int]] = {}
    for thing in things:
        die.shuffle(order)
        choices[thing] = [at for at in order if fits(thing, places[at])]
    queue = list(things)
    die.shuffle(queue)
    queue.sort(key=lambda thing: len(choices[thing]))
    for thing in queue:
        if not _lay(thing, choices, holds, set()):
            return None
    return holds


def _lay(thing: int, choices: dict[int, list[int]], holds: list[int], tried: set[int]) -> bool:
    """Lay a thing into a free place, or into one whose thing can be laid elsewhere."""
    for at in choices[thing]:
        if holds[at] < 0:
            holds[at] = thing
            return True
    for at in choices[thing]:
        if at not in tried:
            tried.add(at)
            if _lay(holds[at], choices, holds, tried):
                holds[at] = thing
                return True
    return False
