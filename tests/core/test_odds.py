"""Exact odds, against numbers worked out by hand and by brute force."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb
from typing import Any

import pytest

from anabasis.core.die import Die, EnumeratingDie, SeededDie
from anabasis.core.door import apply, begin
from anabasis.core.odds import Odds, Range, enumerate_runs, odds_of, spread
from anabasis.core.position import Action
from breach.game import GAME
from breach.rules.bids import Bids
from breach.rules.plunder import Spoils
from breach.rules.sally import Sally
from breach.rules.storm import Press, PressOn
from breach.state import Valley, hand
from tests.rules.breach.setting import act, lay, row, tokens

HALF = Fraction(1, 2)
THIRD = Fraction(1, 3)


def read(text: str) -> Action[Valley, Any]:
    return GAME.grammar.read(text)


def doing(seat: int, text: str) -> Callable[[Valley, Die], None]:
    """What `spread` is to do first: give the open decision its answer."""

    def act(valley: Valley, die: Die) -> None:
        begin(valley, seat, read(text), die, [])

    return act


def at(valley: Valley) -> str:
    """At which decision a position waits."""
    return type(valley.agenda[-1]).__name__ if valley.agenda else "over"


def chances(
    ends: list[tuple[Valley, Fraction]], key: Callable[[Valley], object]
) -> dict[object, Fraction]:
    found: dict[object, Fraction] = {}
    for valley, chance in ends:
        found[key(valley)] = found.get(key(valley), Fraction(0)) + chance
    return found


def limits(ranges: dict[Any, Range]) -> dict[Any, tuple[Fraction, Fraction]]:
    return {label: (limit.low, limit.high) for label, limit in ranges.items()}


def known(chance: Fraction) -> tuple[Fraction, Fraction]:
    return (chance, chance)


def binomial(count: int, good: Fraction) -> list[Fraction]:
    return [comb(count, k) * good**k * (1 - good) ** (count - k) for k in range(count + 1)]


def press_on(valley: Valley, seat: int) -> Action[Valley, Any] | None:
    """A policy: press as long as there is a coin for it; answer nothing else."""
    if isinstance(valley.agenda[-1], PressOn) and valley.coins[seat]:
        return Press()
    return None


# ---- runs


def test_the_odds_of_two_dice() -> None:
    odds = enumerate_runs(lambda die: die.roll(6) + die.roll(6))
    brute: dict[int, int] = {}
    for one, two in product(range(1, 7), repeat=2):
        brute[one + two] = brute.get(one + two, 0) + 1
    assert odds.chances == {total: Fraction(ways, 36) for total, ways in brute.items()}
    assert odds.exact
    assert odds.runs == 36
    assert enumerate_runs(lambda die: die.dice(2, 6)).chances == odds.chances
    assert enumerate_runs(lambda die: die.dice(2, 6)).runs == 11


def test_what_asks_no_die_is_certain() -> None:
    odds = enumerate_runs(lambda die: "sure")
    assert (odds.chances, odds.exact, odds.runs) == ({"sure": Fraction(1)}, True, 1)


def test_the_die_may_be_asked_more_after_some_answers() -> None:
    odds = enumerate_runs(lambda die: die.roll(6) if die.roll(2) == 1 else 0)
    assert odds.chances == {0: HALF, **{face: Fraction(1, 12) for face in range(1, 7)}}
    assert odds.runs == 7


def test_equal_results_add_up() -> None:
    odds: Odds[str] = Odds()
    odds.add("breach", THIRD)
    odds.add("breach", Fraction(1, 6))
    assert odds.chances == {"breach": HALF}


@pytest.mark.parametrize(("limit", "exact"), [(5, False), (6, True), (7, True)])
def test_beyond_the_limit_odds_are_sampled_and_say_so(limit: int, exact: bool) -> None:
    odds = enumerate_runs(lambda die: die.roll(6), limit=limit)
    assert odds.exact is exact
    assert odds.runs == (6 if exact else limit)
    assert sum(odds.chances.values()) == 1


def test_a_sample_is_fair_and_repeats_by_its_seed() -> None:
    def first_of_many(die: Die) -> int:
        first = die.roll(6)
        for _ in range(7):
            die.roll(6)
        return first

    odds = enumerate_runs(first_of_many, limit=3000)
    assert not odds.exact
    assert set(odds.chances) == {1, 2, 3, 4, 5, 6}
    assert all(abs(chance - Fraction(1, 6)) < Fraction(1, 30) for chance in odds.chances.values())
    assert enumerate_runs(first_of_many, limit=3000).chances == odds.chances
    assert enumerate_runs(first_of_many, limit=3000, seed=9999).chances != odds.chances


# ---- positions


def test_equal_positions_merge() -> None:
    """Six faces, three results: and the position asked about is left alone."""
    valley = lay(leader=0)
    before = GAME.to_plain(valley)
    ends, exact = spread(GAME, valley, doing(0, "forage"))
    assert exact
    assert len(ends) == 3
    assert chances(ends, lambda end: end.coins[0]) == {4: THIRD, 5: THIRD, 6: THIRD}
    assert {at(end) for end, _ in ends} == {"Bids"}
    assert GAME.to_plain(valley) == before


def test_the_odds_of_a_storm_stop_at_the_decision_inside_it() -> None:
    """Two men against a wall of two and one die: worked out by hand."""
    valley = lay(hands=("levy", "levy"), leader=0, asked=())
    ends, exact = spread(GAME, valley, doing(0, "storm 2"))
    assert exact
    found = chances(ends, lambda end: (at(end), end.wall, end.storming))
    assert found == {
        ("PressOn", 2, 2): Fraction(1, 4) * Fraction(2, 3),
        ("PressOn", 2, 1): Fraction(1, 4) * THIRD,
        ("PressOn", 1, 2): HALF * Fraction(2, 3),
        ("PressOn", 1, 1): HALF * THIRD,
        ("Spoils", 0, 2): Fraction(1, 4) * Fraction(2, 3),
        ("Spoils", 0, 1): Fraction(1, 4) * THIRD,
    }


def test_a_storm_that_is_beaten_off_goes_on_to_the_next_decision() -> None:
    """One man, killed by one of two dice: he goes home dead, and the next round's bids are open."""
    valley = lay(hands=("levy", "levy levy"), leader=0, asked=())
    ends, _ = spread(GAME, valley, doing(0, "storm 1"))
    found = chances(ends, at)
    assert found == {"Bids": 1 - Fraction(4, 9), "PressOn": Fraction(4, 9)}


def test_odds_wait_for_whoever_may_interrupt() -> None:
    valley = lay(hands=("levy", "levy"), leader=0)
    ends, _ = spread(GAME, valley, doing(0, "storm 2"))
    assert [(at(end), chance) for end, chance in ends] == [("Sally", Fraction(1))]


def test_the_loot_is_what_two_dice_make_it() -> None:
    valley = lay(hands=("levy", "levy"), coins=(3, 3), leader=0, asked=())
    ends, _ = spread(GAME, valley, doing(0, "storm 5"))
    loots: dict[int, Fraction] = {}
    for end, chance in ends:
        top = end.agenda[-1]
        if isinstance(top, Spoils):
            loots[top.loot] = loots.get(top.loot, Fraction(0)) + chance
    breach = sum(loots.values())
    assert breach == 1 - Fraction(1 + 5, 32)
    assert {loot: chance / breach for loot, chance in loots.items()} == {
        1: Fraction(3, 36),
        2: Fraction(12, 36),
        3: Fraction(21, 36),
    }


def hands(valley: Valley) -> tuple[int, ...]:
    return tuple([hand(valley, seat) for seat in range(valley.seats)])


def brute(valley: Valley, seat: int, text: str) -> dict[object, Fraction]:
    """The odds of an action by running all of it for every outcome, without forks or merging."""
    found: dict[object, Fraction] = {}
    die = EnumeratingDie()
    while True:
        branch = valley.clone()
        apply(GAME, branch, seat, read(text), die)
        label = (at(branch), branch.wall, branch.storming, branch.coins, hands(branch))
        found[label] = found.get(label, Fraction(0)) + Fraction(die.weight, die.total)
        if not die.advance():
            return found


@pytest.mark.parametrize("text", ["forage", "muster", "storm 1", "storm 3", "storm 5"])
def test_merging_changes_no_chance(text: str) -> None:
    valley = lay(hands=("levy", "spear levy"), leader=0, asked=())
    ends, exact = spread(GAME, valley, doing(0, text))
    assert exact
    labelled = chances(ends, lambda end: (at(end), end.wall, end.storming, end.coins, hands(end)))
    assert labelled == brute(valley, 0, text)
    assert sum(labelled.values()) == 1


@lru_cache
def breach_by_hand(men: int, wall: int, dice: int, coins: int) -> Fraction:
    """The chance that a storm which is pressed to the last coin breaches the wall."""
    chance = Fraction(0)
    for hits, how_likely in enumerate(binomial(men, HALF)):
        for losses, and_how in enumerate(binomial(dice, THIRD)):
            left = max(0, men - losses)
            if hits >= wall:
                chance += how_likely * and_how
            elif left and coins:
                chance += how_likely * and_how * breach_by_hand(left, wall - hits, dice, coins - 1)
    return chance


@pytest.mark.parametrize("coins", [0, 1, 3, 9])
@pytest.mark.parametrize("men", [1, 3])
def test_a_policy_answers_the_decisions_on_the_way(men: int, coins: int) -> None:
    valley = lay(hands=("levy", "levy levy"), coins=(coins, 3), leader=0, asked=())
    ends, exact = spread(GAME, valley, doing(0, f"storm {men}"), press_on)
    assert exact
    assert chances(ends, at).get("Spoils", 0) == breach_by_hand(men, 2, 2, coins)


def test_a_policy_may_answer_for_everybody() -> None:
    """Simultaneous answers too, until the game is over."""

    def meek(valley: Valley, seat: int) -> Action[Valley, Any]:
        return GAME.decision(valley).lapse(valley, seat)

    valley = lay(2, leader=0)
    act(valley, -1, "nightfall")
    ends, exact = spread(GAME, valley, doing(0, "forage"), meek)
    assert exact
    assert {at(end) for end, _ in ends} == {"over"}
    valley = lay(2)
    valley.round = valley.rounds
    ends, exact = spread(GAME, valley, doing(1, "bid 2"), meek)
    assert chances(ends, lambda end: (at(end), end.coins)) == {
        ("over", row(3, coins)): THIRD for coins in (2, 3, 4)
    }


def test_sampled_positions_say_so() -> None:
    valley = lay(hands=("levy", "spear levy"), leader=0, asked=())
    ends, exact = spread(GAME, valley, doing(0, "storm 5"), press_on, limit=10)
    assert not exact
    assert sum(chance for _, chance in ends) == 1
    again, _ = spread(GAME, valley, doing(0, "storm 5"), press_on, limit=10)
    assert chances(again, at) == chances(ends, at)


def test_sampled_odds_are_near_the_exact_ones() -> None:
    """One man against one die, pressed to the last of three coins: breached one time in three."""
    valley = lay(hands=("levy", "levy"), coins=(3, 3), leader=0, asked=())
    assert breach_by_hand(1, 2, 1, 3) == THIRD
    sampled = []
    for limit in range(20, 60):
        ends, exact = spread(GAME, valley, doing(0, "storm 1"), press_on, limit=limit)
        assert not exact
        sampled.append(chances(ends, at).get("Spoils", Fraction(0)))
    mean = sum(sampled, Fraction(0)) / len(sampled)
    assert abs(mean - THIRD) < Fraction(1, 10)


# ---- what a seat may know


def test_what_does_not_hang_on_hidden_tokens_is_known_exactly() -> None:
    """Both sides roll at once, so the first wave breaches whatever the garrison is."""
    valley = lay(hands=("levy", "rider"), leader=0, asked=())
    ranges, exact = odds_of(GAME, valley, 0, read("storm 2"), at)
    assert exact
    assert limits(ranges)["Spoils"] == known(Fraction(1, 4))


def test_a_hidden_garrison_gives_a_range() -> None:
    """Two unseen tokens are two, three or four dice; no loss is (2/3) to that power."""
    valley = lay(hands=("levy", "levy levy"), leader=0, asked=())
    ranges, exact = odds_of(GAME, valley, 0, read("storm 2"), lambda end: end.graves)
    assert exact
    safe = Fraction(2, 3)
    one = {dice: dice * THIRD * safe ** (dice - 1) for dice in (2, 3, 4)}
    two = {dice: 1 - safe**dice - one[dice] for dice in (2, 3, 4)}
    assert limits(ranges) == {
        0: (safe**4, safe**2),
        1: (min(one.values()), max(one.values())),
        2: (min(two.values()), max(two.values())),
    }


def test_the_range_narrows_when_few_tokens_are_unseen() -> None:
    """Seat 0 holds every spear, so the garrison has one die for its token: no range is left."""
    valley = lay(hands=("spear spear spear spear", "levy"), leader=0, asked=())
    ranges, _ = odds_of(GAME, valley, 0, read("storm 2"), lambda end: end.graves)
    assert limits(ranges) == {0: known(Fraction(2, 3)), 1: known(THIRD)}


def test_a_secret_bid_gives_a_range() -> None:
    """The other has bid: whether two coins win the lead cannot be known, nor is it told."""
    valley = lay(2, coins=(3, 3))
    act(valley, 1, "bid 0")
    ranges, exact = odds_of(GAME, valley, 0, read("bid 2"), lambda end: end.leader)
    assert exact
    assert limits(ranges) == {0: (Fraction(0), Fraction(1)), 1: (Fraction(0), Fraction(1))}
    ranges, _ = odds_of(GAME, valley, 0, read("bid 3"), lambda end: end.leader)
    assert limits(ranges) == {0: known(Fraction(1))}


def test_an_answer_that_others_still_have_to_follow_leads_nowhere_yet() -> None:
    valley = lay(3)
    ranges, _ = odds_of(GAME, valley, 0, read("bid 2"), at)
    assert limits(ranges) == {"Bids": known(Fraction(1))}


def test_the_worlds_of_a_seat_are_all_that_it_cannot_rule_out() -> None:
    valley = lay(hands=("levy rider", "levy spear"))
    worlds = GAME.worlds(valley, 0)
    found = [hand(world, 1) for world in worlds]
    some = ("levy levy", "levy spear", "spear spear", "levy rider", "spear rider")
    assert sorted(found) == sorted(tokens(words) for words in some)
    assert all(GAME.violations(world) == [] for world in worlds)


@pytest.mark.parametrize("text", ["forage", "muster", "storm 2", "storm 5"])
@pytest.mark.parametrize("asked", [(), (1,)], ids=["unasked", "asked"])
def test_odds_are_the_same_for_a_position_and_its_redeal(text: str, asked: tuple[int]) -> None:
    valley = lay(hands=("levy", "spear rider"), leader=0, asked=asked)

    def key(end: Valley) -> tuple[object, ...]:
        return (at(end), end.wall, end.storming, end.coins, hand(end, 0))

    ranges, _ = odds_of(GAME, valley, 0, read(text), key)
    for seed in range(6):
        other = GAME.redeal(valley, 0, SeededDie(seed))
        again, _ = odds_of(GAME, other, 0, read(text), key)
        assert limits(again) == limits(ranges)
        assert list(again) == list(ranges)


def test_odds_with_a_policy_are_a_range_too() -> None:
    valley = lay(hands=("levy", "levy levy"), leader=0, asked=())
    ranges, exact = odds_of(GAME, valley, 0, read("storm 3"), at, press_on)
    by_hand = [breach_by_hand(3, 2, dice, 3) for dice in (2, 3, 4)]
    assert exact
    assert limits(ranges)["Spoils"] == (min(by_hand), max(by_hand))
    assert min(by_hand) < max(by_hand)


def test_odds_beyond_the_limit_say_so() -> None:
    valley = lay(hands=("levy", "levy levy"), leader=0, asked=())
    _, exact = odds_of(GAME, valley, 0, read("storm 5"), at, press_on, limit=5)
    assert not exact


def test_the_position_asked_about_still_waits() -> None:
    valley = lay(hands=("levy", "levy levy"), leader=0)
    act(valley, 0, "storm 2")
    before = GAME.to_plain(valley)
    odds_of(GAME, valley, 1, read("sally levy"), at)
    assert GAME.to_plain(valley) == before
    assert isinstance(valley.agenda[-1], Sally)
    assert not isinstance(valley.agenda[-1], Bids)
