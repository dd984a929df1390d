"""A bag: what the kit says a seat can know of it, against all histories that fit what was seen."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from anabasis.core.die import SeededDie
from anabasis.core.plain import Family
from anabasis.kit import bag as bag_module
from anabasis.kit.bag import Bag, full_bag
from anabasis.kit.cards import MOST_KINDS, ONE, choices, count, counts, gathered, total

KINDS = 3
World = tuple[int, ...]
"""What each seat holds. The rest, but for what lies open, is in the bag."""


class Told:
    """A bag and hands played with at random, beside every world that one seat holds possible: the
    same events, without any of the kit's bookkeeping."""

    def __init__(self, seats: int, seat: int, cards: int, die: SeededDie) -> None:
        self.die = die
        self.seat = seat
        self.all = cards
        self.open = 0
        self.hands = [0] * seats
        self.bag = full_bag(cards, seats)
        self.worlds: set[World] = {(0,) * seats}

    def inside(self, world: World) -> int:
        return self.all - self.open - sum(world)

    def step(self) -> None:
        """Somebody draws, plays, looks at what another holds, or what is open goes back."""
        who, other = (self.die.uniform(len(self.hands)) for _ in range(2))
        choice = self.die.uniform(8)
        held = [kind for kind in range(KINDS) if count(self.hands[who], kind)]
        if choice < 4 and total(self.inside(tuple(self.hands))):
            inside = counts(self.inside(tuple(self.hands)), MOST_KINDS)
            self.draw(who, self.die.weighted(inside))
        elif choice < 6 and held:
            self.play(who, self.die.roll_among(held))
        elif choice == 6 and who != other:
            self.look(who, other)
        elif self.open:
            some = self.die.roll_among(choices(self.open, 1 + self.die.uniform(total(self.open))))
            self.put(some)

    def draw(self, who: int, drawn: int) -> None:
        self.bag = self.bag.drawn(who, drawn)
        self.hands[who] += ONE[drawn]
        self.worlds = {
            with_hand(world, who, world[who] + ONE[kind])
            for world in self.worlds
            for kind in ([drawn] if who == self.seat else range(KINDS))
            if count(self.inside(world), kind)
        }

    def play(self, who: int, kind: int) -> None:
        self.bag = self.bag.played(who, kind)
        self.hands[who] -= ONE[kind]
        self.open += ONE[kind]
        self.worlds = {
            with_hand(world, who, world[who] - ONE[kind])
            for world in self.worlds
            if count(world[who], kind)
        }

    def look(self, who: int, other: int) -> None:
        self.bag = self.bag.looked(who, other)
        if who == self.seat:
            self.worlds = {world for world in self.worlds if world[other] == self.hands[other]}

    def put(self, cards: int) -> None:
        self.bag = self.bag.put(cards)
        self.open -= cards


def with_hand(world: World, who: int, cards: int) -> World:
    return (*world[:who], cards, *world[who + 1 :])


def held(bag: Bag) -> World:
    return tuple([bag.held(who) for who in range(len(bag.shown))])


def histories(number: int, steps: int, check: Callable[[Told], None]) -> None:
    """So many games with a bag, looked at after every step."""
    for seed in range(number):
        die = SeededDie(seed)
        cards = [[2, 2, 1], [3, 2, 0], [3, 3, 2]][seed % 3]
        told = Told(2 + seed % 3, seed % 2, gathered(cards), die)
        for _ in range(steps):
            told.step()
            check(told)


def test_the_worlds_of_a_seat_are_those_that_fit_all_it_has_seen() -> None:
    def check(told: Told) -> None:
        worlds = [held(world) for world in told.bag.worlds(told.seat)]
        assert len(set(worlds)) == len(worlds)
        assert set(worlds) == told.worlds

    histories(90, 36, check)


def test_a_bag_knows_what_is_where() -> None:
    def check(told: Told) -> None:
        assert held(told.bag) == tuple(told.hands)
        assert told.bag.inside() == told.inside(tuple(told.hands))
        for world in told.bag.worlds(told.seat):
            assert world.inside() == told.inside(held(world))

    histories(20, 30, check)


def test_whatever_is_dealt_anew_fits_all_that_was_seen_by_anybody() -> None:
    """And nobody's knowledge of another's hand is wrong in it."""

    def check(told: Told) -> None:
        seats = range(len(told.hands))
        worlds = [repr(world) for world in told.bag.worlds(told.seat)]
        for _ in range(2):
            dealt = told.bag.dealt(told.seat, told.die)
            assert held(dealt) in told.worlds
            assert [repr(world) for world in dealt.worlds(told.seat)] == worlds
            for who in seats:
                for other in seats:
                    known = dealt.known(who, other)
                    assert known in choices(dealt.held(other), total(known))
                    assert who != told.seat or known == told.bag.known(who, other)

    histories(40, 30, check)


def test_every_world_that_is_possible_is_dealt_sooner_or_later() -> None:
    for seed in range(12):
        die = SeededDie(seed + 100)
        told = Told(3, 1, gathered([2, 2, 1]), die)
        for _ in range(20):
            told.step()
        found = {held(told.bag.dealt(1, die)) for _ in range(150 * len(told.worlds))}
        assert found == told.worlds


def test_a_bag_that_was_dealt_anew_is_played_on_with() -> None:
    """The one who cannot tell it from the real one still cannot, whatever happens next."""
    for seed in range(60):
        told = Told(3, 0, gathered([2, 2, 1]), SeededDie(seed))
        for _ in range(12):
            told.step()
        told.bag = told.bag.dealt(0, told.die)
        told.hands = list(held(told.bag))
        for _ in range(12):
            told.step()
            assert {held(world) for world in told.bag.worlds(0)} == told.worlds


# ---- in words


LEVY, SPEAR = 0, 1


def test_what_went_back_is_not_in_a_hand_that_was_drawn_before() -> None:
    bag = full_bag(gathered([1, 2]), 2).drawn(0, SPEAR).drawn(1, SPEAR).played(1, SPEAR)
    assert {world.held(0) for world in bag.worlds(1)} == {ONE[LEVY], ONE[SPEAR]}
    again = bag.put(ONE[SPEAR])
    assert {world.held(0) for world in again.worlds(1)} == {ONE[LEVY], ONE[SPEAR]}
    drawn = again.drawn(1, LEVY)
    assert {world.held(0) for world in drawn.worlds(1)} == {ONE[SPEAR]}


def test_who_looks_knows_until_it_is_shown() -> None:
    bag = full_bag(gathered([3, 3]), 3).drawn(1, LEVY).drawn(1, SPEAR).looked(0, 1)
    assert bag.known(0, 1) == bag.held(1) == gathered([1, 1])
    assert bag.known(2, 1) == bag.known(1, 0) == 0
    more = bag.drawn(1, LEVY)
    assert more.known(0, 1) == gathered([1, 1])
    assert {world.held(1) for world in more.worlds(0)} == {gathered([2, 1]), gathered([1, 2])}
    assert more.played(1, SPEAR).known(0, 1) == gathered([1])
    twice = more.looked(0, 1)
    assert twice.known(0, 1) == gathered([2, 1])
    assert [world.held(1) for world in twice.worlds(0)] == [gathered([2, 1])]


def test_looking_again_at_what_is_known_changes_nothing() -> None:
    bag = full_bag(gathered([3, 3]), 2).drawn(1, LEVY).looked(0, 1)
    assert bag.looked(0, 1) is bag


def test_what_is_certain_is_not_kept() -> None:
    bag = full_bag(gathered([3, 3]), 2)
    for _ in range(20):
        bag = bag.drawn(0, LEVY).played(0, LEVY).put(ONE[LEVY])
    assert bag == full_bag(gathered([3, 3]), 2)


def test_a_bag_is_saved_with_a_position() -> None:
    family = Family(bag_module)
    told = Told(3, 0, gathered([2, 2, 1]), SeededDie(7))
    for _ in range(30):
        told.step()
    plain = msgspec.json.decode(msgspec.json.encode(family.to_plain(told.bag)))
    assert family.from_plain(plain) == told.bag
    assert any(told.bag.shown)
