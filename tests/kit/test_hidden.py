"""Hidden cards: what the kit says a seat can know, against all histories that fit what was seen."""

from __future__ import annotations

from fractions import Fraction

import pytest

from anabasis.core.die import SeededDie
from anabasis.kit.cards import MOST_KINDS, ONE, count, counts, gathered, total
from anabasis.kit.hidden import MOST_POOLS, Secrets, matched, new_pile

KINDS = 3
World = tuple[int, tuple[int, ...]]
"""What the pile holds, and what each seat holds unseen."""


class Told:
    """A pile and hands played with at random, beside every world that one seat holds possible, with
    its weight: the same events, without any of the kit's bookkeeping."""

    def __init__(self, seats: int, seat: int, deck: int, die: SeededDie) -> None:
        self.die = die
        self.seat = seat
        self.pile = deck
        self.hands = [0] * seats
        self.discards = 0
        self.secrets = new_pile(deck, seats)
        self.worlds: dict[World, Fraction] = {(deck, (0,) * seats): Fraction(1)}

    def kinds(self, cards: int) -> list[int]:
        return [kind for kind in range(KINDS) if count(cards, kind)]

    def step(self) -> None:
        """Somebody draws, a card is turned up, or somebody plays; a pile that ran out is made of
        the discards."""
        choice = self.die.uniform(4)
        who = self.die.uniform(len(self.hands))
        if choice == 0 and self.hands[who]:
            self.play(who, self.kinds(self.hands[who])[-1 - self.die.uniform(1)])
        elif choice == 1 and self.hands[who]:
            self.play(who, self.kinds(self.hands[who])[0])
        elif self.pile and choice == 2:
            self.turn_up(self.die.weighted(counts(self.pile, MOST_KINDS)))
        elif self.pile:
            self.draw(who, self.die.weighted(counts(self.pile, MOST_KINDS)))
        if not self.pile and self.discards:
            self.shuffle()

    def play(self, who: int, kind: int) -> None:
        self.hands[who] -= ONE[kind]
        self.discards += ONE[kind]
        self.secrets = self.secrets.played(who, kind)
        # Why somebody plays a card says something about the rest of his hand, but nobody can say
        # what: it is taken as one of those he held, each as likely.
        self.worlds = {
            (pile, (*hands[:who], hands[who] - ONE[kind], *hands[who + 1 :])): weight
            * int(count(hands[who], kind))
            for (pile, hands), weight in self.worlds.items()
            if count(hands[who], kind)
        }

    def turn_up(self, kind: int) -> None:
        self.pile -= ONE[kind]
        self.discards += ONE[kind]
        self.secrets = self.secrets.turned_up(kind)
        self.worlds = {
            (pile - ONE[kind], hands): weight * Fraction(int(count(pile, kind)), int(total(pile)))
            for (pile, hands), weight in self.worlds.items()
            if count(pile, kind)
        }

    def draw(self, who: int, drawn: int) -> None:
        self.pile -= ONE[drawn]
        self.hands[who] += ONE[drawn]
        self.secrets = self.secrets.drawn_by(who, drawn)
        worlds: dict[World, Fraction] = {}
        for (pile, hands), weight in self.worlds.items():
            for kind in [drawn] if who == self.seat else range(KINDS):
                many = int(count(pile, kind))
                if many:
                    held = (*hands[:who], hands[who] + ONE[kind], *hands[who + 1 :])
                    world = (pile - ONE[kind], held)
                    share = weight * Fraction(many, int(total(pile)))
                    worlds[world] = worlds.get(world, Fraction(0)) + share
        self.worlds = worlds

    def shuffle(self) -> None:
        self.pile, self.discards = self.discards, 0
        self.secrets = self.secrets.shuffled(self.pile)
        self.worlds = {(self.pile, hands): weight for (_, hands), weight in self.worlds.items()}

    def chance(self, kind: int) -> Fraction:
        """How likely the next card of the pile is of that kind, over all worlds by their weight."""
        whole = sum(self.worlds.values())
        found = sum(
            weight * Fraction(int(count(pile, kind)), int(total(pile)))
            for (pile, _), weight in self.worlds.items()
        )
        return Fraction(found) / Fraction(whole)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_dealt_anew_fits_all_that_was_seen(seed: int) -> None:
    die = SeededDie(seed)
    told = Told(2 + seed % 2, 0, gathered([2, 3, 2]), die)
    for _ in range(24):
        told.step()
        assert told.secrets.pile() == told.pile
        assert [told.secrets.unseen(who) for who in range(len(told.hands))] == told.hands
        for _ in range(3):
            dealt = told.secrets.dealt(0, die)
            hands = tuple([dealt.unseen(who) for who in range(len(told.hands))])
            assert (dealt.pile(), hands) in told.worlds


@pytest.mark.parametrize("steps", [14, 40])
@pytest.mark.parametrize("seed", range(12))
def test_every_world_that_is_possible_is_dealt_sooner_or_later(seed: int, steps: int) -> None:
    """After forty steps the pile has been shuffled several times, as often as is told apart."""
    die = SeededDie(seed + 100)
    told = Told(3, 1, gathered([2, 2, 1]), die)
    for _ in range(steps):
        if len(told.secrets.older) < MOST_POOLS - 1:
            told.step()
    found = set()
    for _ in range(100 * len(told.worlds)):
        dealt = told.secrets.dealt(1, die)
        found.add((dealt.pile(), tuple([dealt.unseen(who) for who in range(3)])))
    assert found == set(told.worlds)


@pytest.mark.parametrize("seed", range(60))
def test_the_chances_of_a_draw_are_those_of_all_histories(seed: int) -> None:
    """One set of cards gives the exact chance; several bound it."""
    die = SeededDie(seed + 500)
    told = Told(2 + seed % 2, 0, gathered([2, 3, 2]), die)
    for _ in range(24):
        told.step()
        if not told.pile:
            continue
        piles = [secrets.pile() for secrets in told.secrets.pooled(0)]
        for kind in range(KINDS):
            chances = [Fraction(int(count(pile, kind)), int(total(pile))) for pile in piles]
            assert min(chances) <= told.chance(kind) <= max(chances)


def test_a_pile_made_of_open_cards_is_known_exactly() -> None:
    secrets = new_pile(gathered([1, 1]), 2).drawn_by(0, 0).turned_up(1)
    again = secrets.shuffled(gathered([0, 1]))
    assert [found.pile() for found in again.pooled(1)] == [gathered([0, 1])]
    assert again.dealt(1, SeededDie(1)).unseen(0) == gathered([1, 0])


def test_a_card_that_may_be_of_two_shuffles_is_explained_in_both_ways() -> None:
    held = new_pile(gathered([1, 1]), 2).drawn_by(0, 0).drawn_by(0, 1)
    secrets = held.shuffled(gathered([1, 1])).drawn_by(0, 0).played(0, 0)
    assert secrets.unplaced == ((0, 0, 2),)
    piles = {found.pile() for found in secrets.pooled(1)}
    assert piles == {gathered([1, 1]), gathered([0, 1])}
    assert len(secrets.pooled(0)) == 1


def test_a_card_played_before_a_shuffle_is_not_of_that_shuffle() -> None:
    """Seat 0 draws both cards of two shuffles and plays a kind that each had; a third has it too.
    What seat 0 draws then is one of the third, and what it played is not."""
    both = gathered([1, 1])
    secrets = new_pile(both, 2).drawn_by(0, 0).drawn_by(0, 1)
    secrets = secrets.shuffled(both).drawn_by(0, 0).drawn_by(0, 1).played(0, 0)
    secrets = secrets.shuffled(gathered([1, 0, 1])).drawn_by(0, 2)
    piles = {secrets.dealt(1, SeededDie(seed)).pile() for seed in range(30)}
    assert piles == {gathered([1]), gathered([0, 0, 1])}
    hands = {secrets.dealt(1, SeededDie(seed)).unseen(0) for seed in range(30)}
    assert hands == {gathered([1, 2, 1]), gathered([2, 2])}


def test_a_pile_that_runs_out_again_and_again_stays_countable() -> None:
    """Two seats hold all cards but one, which goes round: drawn, played, shuffled."""
    hands = (gathered([1, 1, 2, 2, 1]), gathered([0, 3, 1, 0, 1]))
    held = sum(hands)
    secrets = Secrets((), held, hands, ())
    for turn in range(300):
        seat, kind = turn % 2, 3 + turn % 2
        secrets = secrets.shuffled(ONE[kind]).drawn_by(seat, kind).played(seat, kind)
        assert len(secrets.older) <= MOST_POOLS
        assert secrets.unseen(0) + secrets.unseen(1) == held
        assert secrets.pile() == 0
        for who in (0, 1):
            dealt = secrets.dealt(who, SeededDie(turn))
            assert dealt.unseen(who) == secrets.unseen(who)
            assert dealt.unseen(0) + dealt.unseen(1) == held
            assert secrets.pooled(who)


def test_things_are_laid_only_where_they_fit() -> None:
    def fits(thing: int, place: int) -> bool:
        return thing != 3 or place == 7

    seen = set()
    for seed in range(200):
        laid = matched([1, 2, 3], [5, 7, 7], fits, SeededDie(seed))
        assert laid is not None and sorted(laid) == [1, 2, 3] and laid[0] != 3
        seen.add(tuple(laid))
    assert len(seen) == 4


def test_a_thing_makes_room_for_one_that_fits_nowhere_else() -> None:
    def fits(thing: int, place: int) -> bool:
        return place in {1: (5, 6), 2: (5,), 3: (5, 6, 7)}[thing]

    for seed in range(20):
        assert matched([1, 2, 3], [5, 6, 7], fits, SeededDie(seed)) == [2, 1, 3]
    assert matched([1, 2], [6, 6], fits, SeededDie(1)) is None
