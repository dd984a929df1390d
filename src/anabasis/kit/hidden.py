"""Hidden things: what each seat can know of where they are, and dealing them anew.

**Cards that are drawn unseen** (`Secrets`). When a pile is shuffled from cards that everybody has
seen, everybody knows what is in it, and how many of it each seat has drawn since; not which. That
is a `Pool`. Each shuffle makes a pool of its own, and a hand can hold cards of several. When a card
is played that could have come from more than one of them, the public cannot tell from which; it is
kept as `unplaced`, with the pools it can be of: what is drawn later is not. (Of one pool, draws
before and after such a play are not told apart; `bag` does that, and is for things that go back
into a pile that has not run out.) A seat knows which cards it drew itself.

**Things in places** (`matched`): a random way of laying things into places, each where it fits.

Cards are counted in one number, as in `cards`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from anabasis.core.die import Die
from anabasis.core.plain import Datum
from anabasis.kit.cards import NO_CARDS, ONE, count, total
from anabasis.kit.readings import Reading, Sight, every_reading, random_reading
from anabasis.kit.rows import replaced

MOST_POOLS: Final = 8
"""So many pools are told apart; at a shuffle that would make more, all older ones become one, and
with them goes what was known of who drew from which. A pile that runs out again and again while
cards stay in hands would have no end of them otherwise."""


class Pool(Datum):
    """What was shuffled together, less what everybody has seen of it since."""

    def __init__(self, cards: int, drawn: tuple[int, ...]) -> None:
        self.cards = cards
        self.drawn = drawn
        """For each seat the cards of the pool that it has drawn unseen; the rest is in the pile.
        How many they are is known to all, which they are to that seat alone."""


class Secrets(Datum):
    """Everything about a pile and the hands drawn from it that not everybody knows.

    The pile's own pool is kept in parts (`cards`, `drawn`, as in `Pool`): most draws change no
    other.
    """

    def __init__(
        self,
        older: tuple[Pool, ...],
        cards: int,
        drawn: tuple[int, ...],
        unplaced: tuple[Sight, ...],
    ) -> None:
        self.older = older
        """The pools of earlier shuffles, as long as some of them is in a hand."""
        self.cards = cards
        self.drawn = drawn
        self.unplaced = unplaced
        """The cards played of which the public cannot say from which pool they came. They are still
        counted in the pools."""

    # ---- what happens

    def shuffled(self, cards: int) -> Secrets:
        """The pile has run out, and these cards, which everybody has seen, are the new one."""
        pools: list[Pool] = []
        place = [0]
        for pool in self.pools():
            if pool.cards != NO_CARDS:
                pools.append(pool)
            place.append(len(pools))
        unplaced = [(who, kind, place[by_then]) for who, kind, by_then in self.unplaced]
        if len(pools) >= MOST_POOLS:
            pools = [self._in_hands()]
            unplaced = []
        return Secrets(tuple(pools), cards, (NO_CARDS,) * len(self.drawn), tuple(unplaced))

    def drawn_by(self, seat: int, kind: int) -> Secrets:
        """A seat has drawn a card of the pile, unseen."""
        drawn = list(self.drawn)
        drawn[seat] += ONE[kind]
        return Secrets(self.older, self.cards, tuple(drawn), self.unplaced)

    def turned_up(self, kind: int) -> Secrets:
        """The top card of the pile has been turned up."""
        return Secrets(self.older, self.cards - ONE[kind], self.drawn, self.unplaced)

    def played(self, seat: int, kind: int) -> Secrets:
        """A seat has shown a card that it had drawn unseen."""
        sources: list[int] = []
        for at, pool in enumerate(self.older):
            if pool.drawn[seat] != NO_CARDS and count(pool.cards, kind):
                sources.append(at)
        if self.drawn[seat] != NO_CARDS and count(self.cards, kind):
            sources.append(len(self.older))
        if len(sources) > 1:
            sight = (seat, kind, sources[-1] + 1)
            return Secrets(self.older, self.cards, self.drawn, (*self.unplaced, sight))
        source = sources[0]
        if source == len(self.older):
            drawn = list(self.drawn)
            drawn[seat] -= ONE[kind]
            return Secrets(self.older, self.cards - ONE[kind], tuple(drawn), self.unplaced)
        pool = self.older[source]
        rest = replaced(pool.drawn, seat, pool.drawn[seat] - ONE[kind])
        older = replaced(self.older, source, Pool(pool.cards - ONE[kind], rest))
        return Secrets(older, self.cards, self.drawn, self.unplaced)

    # ---- what there is

    def pools(self) -> tuple[Pool, ...]:
        """One for each shuffle; the last is the pile's."""
        return (*self.older, Pool(self.cards, self.drawn))

    def unseen(self, seat: int) -> int:
        """The cards that a seat holds and has drawn unseen."""
        cards = self.drawn[seat]
        for pool in self.older:
            cards += pool.drawn[seat]
        for who, kind, _ in self.unplaced:
            if who == seat:
                cards -= ONE[kind]
        return cards

    def pile(self) -> int:
        """The cards of the pile."""
        cards = self.cards
        for drawn in self.drawn:
            cards -= drawn
        return cards

    def _in_hands(self) -> Pool:
        """All that is hidden when the pile has run out, as one pool."""
        drawn = [self.unseen(seat) for seat in range(len(self.drawn))]
        return Pool(sum(drawn), tuple(drawn))

    # ---- what a seat can know

    def pooled(self, seat: int) -> list[Secrets]:
        """As it is if every card that may lie on the pile, as far as the seat can tell, lies there,
        and the others hold nothing hidden: then a draw gives each kind as likely as it looks to the
        seat. More than one where what others have played can be explained in several ways
        (`MOST_READINGS` at most)."""
        found: dict[int, None] = {}
        for reading in every_reading(self._unread(seat), self._sights(seat)):
            found[reading.hidden[-1]] = None
        older = [Pool(pool.drawn[seat], _only(seat, pool.drawn)) for pool in self.older]
        own = _only(seat, self.drawn)
        unplaced = [sight for sight in self.unplaced if sight[0] == seat]
        return [
            Secrets(tuple(older), self.drawn[seat] + pile, own, tuple(unplaced)) for pile in found
        ]

    def dealt(self, seat: int, die: Die) -> Secrets:
        """What the seat cannot know dealt anew: everything that it can know holds here as well."""
        drawn = random_reading(self._unread(seat), self._sights(seat), die).dealt(die)
        pools: list[Pool] = []
        for at, pool in enumerate(self.pools()):
            row = [pool.drawn[who] if who == seat else drawn[who][at] for who in range(len(drawn))]
            pools.append(Pool(pool.cards, tuple(row)))
        last = pools.pop()
        return Secrets(tuple(pools), last.cards, last.drawn, self.unplaced)

    def _unread(self, seat: int) -> Reading:
        """What is hidden from a seat, before it is said where played cards came from."""
        pools = self.pools()
        seats = range(len(self.drawn))
        return Reading(
            [pool.cards - pool.drawn[seat] for pool in pools],
            [
                [0 if who == seat else int(total(pool.drawn[who])) for pool in pools]
                for who in seats
            ],
            [[NO_CARDS] * len(pools) for _ in seats],
        )

    def _sights(self, seat: int) -> list[Sight]:
        """The cards that others have played unplaced."""
        return [sight for sight in self.unplaced if sight[0] != seat]


def new_pile(cards: int, seats: int) -> Secrets:
    """A pile that has just been shuffled, from which nobody has drawn yet."""
    return Secrets((), cards, (NO_CARDS,) * seats, ())


def _only(seat: int, row: tuple[int, ...]) -> tuple[int, ...]:
    """A row of cards with those of one seat alone."""
    return tuple([cards if who == seat else NO_CARDS for who, cards in enumerate(row)])


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
