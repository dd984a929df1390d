"""A bag from which seats draw unseen, and into which everybody sees things go back.

What went in can only have been drawn since, so draws are kept apart by what was in the bag by then
(`Pool`). A seat may show what it has drawn to all (`played`), or let another seat look at all it
holds (`looked`); alike things are not told apart, so that it may stay open when the one shown was
drawn. Of all this nothing is kept but what happened. What a seat knows is worked out from it, and
things dealt anew change only what was drawn: so everybody's knowledge fits them.

A pile of cards that is shuffled only when it has run out is simpler: `hidden.Secrets`.

Things are counted in one number, as in `cards`.
"""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.plain import Datum
from anabasis.kit.cards import MOST_KINDS, NO_CARDS, ONE, count, counts, total
from anabasis.kit.hidden import Pool
from anabasis.kit.readings import Reading, Sight, every_reading, random_reading, without
from anabasis.kit.rows import replaced


class Played(Datum):
    """A seat has shown everybody one of the things it had drawn, and holds it no longer."""

    def __init__(self, kind: int, pools: int) -> None:
        self.kind = kind
        self.pools = pools
        """It had drawn it while one of the first so many pools was the last; what it has drawn
        since was drawn later."""


class Looked(Datum):
    """Another seat has seen all that a seat held."""

    def __init__(self, seat: int, pools: int) -> None:
        self.seat = seat
        self.pools = pools
        """As with what is played."""


Shown = tuple[Played | Looked, ...]


class Bag(Datum):
    """What is in a bag, and what each seat has drawn from it and still holds."""

    def __init__(self, pools: tuple[Pool, ...], shown: tuple[Shown, ...]) -> None:
        self.pools = pools
        """What was put in at a time, with what each seat has drawn until more was put in."""
        self.shown = shown
        """For each seat, in the order of time, what it has shown. A thing that can only have been
        drawn at one time is left out here and in the pools: everybody knows all about it."""

    # ---- what happens

    def put(self, cards: int) -> Bag:
        """Everybody sees these go into the bag."""
        last = self.pools[-1]
        if any(last.drawn):
            pools = (*self.pools, Pool(cards, (NO_CARDS,) * len(self.shown)))
        else:
            pools = (*self.pools[:-1], Pool(last.cards + cards, last.drawn))
        return Bag(pools, self.shown).tidied()

    def drawn(self, seat: int, kind: int) -> Bag:
        """A seat has drawn one, unseen by the others."""
        last = self.pools[-1]
        drawn = replaced(last.drawn, seat, last.drawn[seat] + ONE[kind])
        return Bag((*self.pools[:-1], Pool(last.cards, drawn)), self.shown)

    def played(self, seat: int, kind: int) -> Bag:
        """A seat shows everybody one that it holds, and gives it away."""
        seen = (seat, kind, len(self.pools))
        times, _ = self._as_all_know().sources(seen)
        if len(times) > 1:
            pools = self._set_apart(seat)
            entry = Played(kind, len(pools) - 1)
            return Bag(pools, replaced(self.shown, seat, (*self.shown[seat], entry)))
        rest = without([pool.cards for pool in self.pools], ONE[kind], times[0])
        drawn = [pool.drawn for pool in self.pools]
        row = drawn[times[0]]
        drawn[times[0]] = replaced(row, seat, row[seat] - ONE[kind])
        left = [Pool(cards, row) for cards, row in zip(rest, drawn, strict=True)]
        return Bag(tuple(left), self.shown).tidied()

    def looked(self, seat: int, who: int) -> Bag:
        """A seat has seen all that another holds."""
        if self.known(seat, who) == self.held(who):
            return self
        pools = self._set_apart(who)
        entry = Looked(seat, len(pools) - 1)
        return Bag(pools, replaced(self.shown, who, (*self.shown[who], entry)))

    def _set_apart(self, who: int) -> tuple[Pool, ...]:
        """The pools, with a new one at the end if the seat has drawn from the last: what it draws
        from now on is told apart from what it has shown."""
        if self.pools[-1].drawn[who] == NO_CARDS:
            return self.pools
        return (*self.pools, Pool(NO_CARDS, (NO_CARDS,) * len(self.shown)))

    def tidied(self) -> Bag:
        """The same without pools from which nothing was drawn that anybody still has to explain:
        what is in them counts as put in with the next."""
        pools: list[Pool] = []
        place = [0]
        cards = NO_CARDS
        for pool in self.pools[:-1]:
            cards += pool.cards
            if any(pool.drawn):
                pools.append(Pool(cards, pool.drawn))
                cards = NO_CARDS
            place.append(len(pools))
        if len(pools) == len(self.pools) - 1:
            return self
        last = self.pools[-1]
        pools.append(Pool(cards + last.cards, last.drawn))
        place.append(len(pools))
        shown = [tuple([_placed(entry, place) for entry in entries]) for entries in self.shown]
        return Bag(tuple(pools), tuple(shown))

    # ---- what there is

    def inside(self) -> int:
        """What is in the bag."""
        cards = NO_CARDS
        for pool in self.pools:
            cards += pool.cards
            for drawn in pool.drawn:
                cards -= drawn
        return cards

    def held(self, seat: int) -> int:
        """What a seat has drawn and still holds."""
        cards = NO_CARDS
        for pool in self.pools:
            cards += pool.drawn[seat]
        for entry in self.shown[seat]:
            if isinstance(entry, Played):
                cards -= ONE[entry.kind]
        return cards

    # ---- what a seat knows

    def known(self, seat: int, who: int) -> int:
        """What a seat knows another to hold because it has looked; its own is all known."""
        return self.held(who) if seat == who else self._seen(seat, who)[1]

    def dealt(self, seat: int, die: Die) -> Bag:
        """What the seat cannot know dealt anew, in one of all the ways that fit what it has seen;
        those that fit in more ways come more often, if not exactly as often as they are likely."""
        reading = random_reading(self._as_known_to(seat), self._sights(seat), die)
        return self._with_drawn(seat, reading.dealt(die))

    def worlds(self, seat: int) -> list[Bag]:
        """Every way in which things may be held, as far as the seat can tell, each once (those that
        `MOST_READINGS` of what was shown lead to)."""
        found: dict[tuple[int, ...], Bag] = {}
        for reading in every_reading(self._as_known_to(seat), self._sights(seat)):
            for drawn in reading.deals():
                bag = self._with_drawn(seat, drawn)
                held = tuple([bag.held(who) for who in range(len(self.shown))])
                if held not in found:
                    found[held] = bag
        return list(found.values())

    def _with_drawn(self, seat: int, drawn: list[list[int]]) -> Bag:
        """The same with other things drawn by the other seats."""
        pools: list[Pool] = []
        for at, pool in enumerate(self.pools):
            row = [pool.drawn[who] if who == seat else drawn[who][at] for who in range(len(drawn))]
            pools.append(Pool(pool.cards, tuple(row)))
        return Bag(tuple(pools), self.shown)

    def _as_all_know(self) -> Reading:
        """What everybody knows to have been put in, and how many each seat has drawn."""
        return Reading(
            [pool.cards for pool in self.pools],
            [
                [int(total(pool.drawn[who])) for pool in self.pools]
                for who in range(len(self.shown))
            ],
            [[NO_CARDS] * len(self.pools) for _ in self.shown],
        )

    def _as_known_to(self, seat: int) -> Reading:
        """The same without what the seat has drawn itself."""
        reading = self._as_all_know()
        for at, pool in enumerate(self.pools):
            reading.hidden = without(reading.hidden, pool.drawn[seat], at)
            reading.room[seat][at] = 0
        return reading

    def _sights(self, seat: int) -> list[Sight]:
        """All that a seat has seen of what others had drawn."""
        return [
            sight
            for who in range(len(self.shown))
            if who != seat
            for sight in self._seen(seat, who)[0]
        ]

    def _seen(self, seat: int, who: int) -> tuple[list[Sight], int]:
        """What a seat has seen of what another had drawn, each thing once, and what of it the other
        still holds. Of things that are alike the other is taken to show a known one first: that
        makes no difference to what anybody may hold."""
        sights: list[Sight] = []
        known = NO_CARDS
        played = NO_CARDS
        for entry in self.shown[who]:
            if isinstance(entry, Played):
                played += ONE[entry.kind]
                if count(known, entry.kind):
                    known -= ONE[entry.kind]
                else:
                    sights.append((who, entry.kind, entry.pools))
            elif entry.seat == seat:
                held = -played
                for pool in self.pools[: entry.pools]:
                    held += pool.drawn[who]
                for kind, number in enumerate(counts(held - known, MOST_KINDS)):
                    sights += [(who, kind, entry.pools)] * number
                known = held
        return sights, known


def _placed(entry: Played | Looked, place: list[int]) -> Played | Looked:
    """The same after the pools were counted anew."""
    if isinstance(entry, Played):
        return Played(entry.kind, place[entry.pools])
    return Looked(entry.seat, place[entry.pools])


def full_bag(cards: int, seats: int) -> Bag:
    """A bag from which nobody has drawn yet."""
    return Bag((Pool(cards, (NO_CARDS,) * seats),), ((),) * seats)
