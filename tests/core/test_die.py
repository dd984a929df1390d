"""The dice: pinned streams, exact distributions, and what happens when a script runs out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import comb

import pytest

from anabasis.core.die import (
    Die,
    DieError,
    EntropyDie,
    EnumeratingDie,
    RecordedDie,
    ScriptedDie,
    SeededDie,
    sum_weights,
)


def chances(ask: Callable[[Die], object]) -> dict[object, Fraction]:
    """The probability of every answer, by walking through all outcomes."""
    found: dict[object, Fraction] = {}
    die = EnumeratingDie()
    while True:
        answer = ask(die)
        found[answer] = found.get(answer, Fraction(0)) + Fraction(die.weight, die.total)
        if not die.advance():
            return found


def ask_everything(die: Die) -> list[object]:
    """One of each question that rules may ask."""
    deck = list("abcdefgh")
    die.shuffle(deck)
    cup = [6, 4, 2]
    return [
        die.roll(6),
        die.dice(2, 6),
        die.hits(5, 6, 4),
        die.roll_among("xyz"),
        die.draw(cup),
        cup,
        "".join(deck),
        die.weighted([0, 3, 0, 1]),
        die.uniform(1),
    ]


# ---- the seeded stream: these numbers are promised to every build and release


@pytest.mark.parametrize(
    ("seed", "stream"),
    [
        (0, [298, 891, 354, 272, 71, 536, 53, 287]),
        (1, [854, 780, 252, 207, 352, 902, 798, 967]),
        (-1, [376, 212, 644, 776, 363, 17, 739, 788]),
        (2**64 + 5, [515, 381, 215, 826, 791, 385, 893, 750]),
    ],
)
def test_a_seed_gives_the_same_numbers_for_ever(seed: int, stream: list[int]) -> None:
    die = SeededDie(seed)
    assert [die.uniform(1000) for _ in stream] == stream
    assert die.draws == stream


def test_the_stream_itself_is_pinned_too() -> None:
    die = SeededDie(1)
    drawn = [die.uniform(2147483562) for _ in range(4)]
    assert drawn == [1823420854, 817608780, 1765843252, 1377856207]


def test_every_question_is_pinned_with_its_draws() -> None:
    die = SeededDie(7)
    assert ask_everything(die) == [5, 6, 4, "x", 0, [5, 4, 2], "egdacbfh", 1, 0]
    assert die.draws == [7, 5, 1, 2, 0, 0, 1, 4, 4, 4, 0, 0, 1, 0]


def test_forks_are_streams_of_their_own() -> None:
    die = SeededDie(1)
    first, second = die.fork(0), die.fork(1)
    assert die.draws == []
    assert [first.uniform(1000) for _ in range(5)] == [931, 609, 275, 188, 188]
    assert [second.uniform(1000) for _ in range(5)] == [596, 642, 228, 195, 928]
    assert [die.uniform(1000) for _ in range(3)] == [854, 780, 252]
    die = SeededDie(1)
    die.uniform(2)
    later = die.fork(0)
    assert [later.uniform(1000) for _ in range(5)] == [40, 176, 38, 536, 648]


def test_a_die_that_keeps_nothing_gives_the_same_numbers() -> None:
    keeping, forgetting = SeededDie(7), SeededDie(7, keep=False)
    assert ask_everything(forgetting) == ask_everything(keeping)
    assert forgetting.draws == []
    assert not forgetting.fork(1).keep


def test_faces_come_up_about_equally_often() -> None:
    die = SeededDie(1)
    faces = Counter(die.roll(6) for _ in range(6000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(900 < count < 1100 for count in faces.values())


@pytest.mark.parametrize("count", [0, -3])
def test_a_draw_of_nothing_is_refused(count: int) -> None:
    with pytest.raises(DieError, match=f"cannot draw one of {count}"):
        SeededDie(1).uniform(count)


def test_a_draw_of_more_ways_than_the_stream_has_numbers_is_pinned_too() -> None:
    die = SeededDie(1)
    large = [die.uniform(2147483563), die.uniform(2**40), die.uniform(10**30)]
    assert large == [1141671489, 510940300119, 362635707130110102533502733187]
    assert (die.hits(20, 6, 5), die.dice(15, 6)) == (5, 62)
    assert die.draws == [*large, 5, 47]


# ---- distributions, exactly


def test_a_roll_shows_each_face_alike() -> None:
    assert chances(lambda die: die.roll(6)) == {face: Fraction(1, 6) for face in range(1, 7)}


@pytest.mark.parametrize(("count", "sides"), [(0, 6), (1, 6), (2, 6), (3, 4), (4, 3)])
def test_a_sum_of_dice_is_as_likely_as_the_dice_make_it(count: int, sides: int) -> None:
    brute = Counter(sum(faces) for faces in product(range(1, sides + 1), repeat=count))
    wanted = {total: Fraction(ways, sides**count) for total, ways in brute.items()}
    assert chances(lambda die: die.dice(count, sides)) == wanted
    assert sum(sum_weights(count, sides)) == sides**count


@pytest.mark.parametrize(
    ("count", "sides", "target"),
    [(3, 6, 5), (4, 6, 2), (2, 10, 1), (3, 6, 7), (0, 6, 4), (2, 4, 0)],
)
def test_hits_are_as_likely_as_the_dice_make_them(count: int, sides: int, target: int) -> None:
    good = Fraction(len([face for face in range(1, sides + 1) if face >= target]), sides)
    wanted = {k: comb(count, k) * good**k * (1 - good) ** (count - k) for k in range(count + 1)}
    found = chances(lambda die: die.hits(count, sides, target))
    assert found == {hits: chance for hits, chance in wanted.items() if chance}


def test_a_draw_is_as_likely_as_the_cup_is_full_of_it() -> None:
    def both(die: Die) -> tuple[int, int, tuple[int, ...]]:
        cup = [2, 0, 1]
        return die.draw(cup), die.draw(cup), tuple(cup)

    third = Fraction(1, 3)
    assert chances(both) == {
        (0, 0, (0, 0, 1)): third,
        (0, 2, (1, 0, 0)): third,
        (2, 0, (1, 0, 0)): third,
    }


def test_every_order_of_a_deck_is_as_likely() -> None:
    def shuffled(die: Die) -> str:
        deck = list("abc")
        die.shuffle(deck)
        return "".join(deck)

    orders = ["abc", "acb", "bac", "bca", "cab", "cba"]
    assert chances(shuffled) == {order: Fraction(1, 6) for order in orders}


def test_rolling_again_until_a_face_shows_is_one_of_the_faces() -> None:
    found = chances(lambda die: die.roll_among(("fire", "gold", "gold")))
    assert found == {"fire": Fraction(1, 3), "gold": Fraction(2, 3)}


def test_an_enumeration_goes_on_where_earlier_answers_lead() -> None:
    """The second question is asked only after some answers to the first."""
    nested = chances(lambda die: die.roll(2) if die.roll(3) == 3 else 0)
    assert nested == {0: Fraction(2, 3), 1: Fraction(1, 6), 2: Fraction(1, 6)}


def test_nothing_to_draw_from_is_an_error() -> None:
    for die in (SeededDie(1), EnumeratingDie(), RecordedDie([0]), ScriptedDie(0)):
        with pytest.raises(DieError):
            die.weighted([0, 0])


# ---- entropy


def test_entropy_answers_in_range_and_keeps_what_it_drew() -> None:
    die = EntropyDie()
    answers = [die.uniform(5) for _ in range(200)]
    assert set(answers) == {0, 1, 2, 3, 4}
    assert die.draws == answers
    die.draws.clear()
    assert die.weighted([0, 1, 0]) == 1
    assert die.draws == [1]


# ---- replaying


@pytest.mark.parametrize(
    "make",
    [
        pytest.param(lambda: SeededDie(7), id="seeded"),
        pytest.param(EntropyDie, id="entropy"),
        pytest.param(lambda: ScriptedDie(6, 12, 5, 2, 1, 3, 0), id="scripted"),
    ],
)
def test_the_draws_of_any_die_replay(make: Callable[[], Die]) -> None:
    die = make()
    answers = ask_everything(die)
    replayed = RecordedDie(die.draws)
    assert ask_everything(replayed) == answers
    assert replayed.recorded == []
    assert replayed.draws == die.draws


def test_a_record_makes_up_no_draws() -> None:
    die = RecordedDie([3])
    assert die.roll(6) == 4
    with pytest.raises(DieError, match="too few draws"):
        die.roll(6)


@pytest.mark.parametrize("draw", [6, -1, 10**30])
def test_a_recorded_draw_must_be_possible(draw: int) -> None:
    with pytest.raises(DieError, match=f"the record draws {draw} where 0 to 5 is possible"):
        RecordedDie([draw]).roll(6)


def test_a_recorded_draw_must_be_in_the_cup() -> None:
    with pytest.raises(DieError, match="not there"):
        RecordedDie([1]).draw([2, 0, 1])


# ---- scripts


def test_a_script_speaks_the_words_of_the_rules() -> None:
    die = ScriptedDie(6, 11, 3, 2, 0)
    assert (die.roll(6), die.dice(2, 6), die.hits(4, 6, 5)) == (6, 11, 3)
    assert die.draw([1, 1, 1]) == 2
    assert not die.finished()
    assert die.roll_among("ab") == "a"
    assert die.finished()


def test_a_script_leaves_the_deck_as_it_was_laid() -> None:
    deck = list("cab")
    die = ScriptedDie()
    die.shuffle(deck)
    assert deck == ["c", "a", "b"]
    again = list("cab")
    RecordedDie(die.draws).shuffle(again)
    assert again == ["c", "a", "b"]


def test_a_script_that_is_used_up_says_what_was_asked() -> None:
    with pytest.raises(DieError, match="the script is used up, and 2 to 12 is asked for"):
        ScriptedDie().dice(2, 6)


@pytest.mark.parametrize(
    ("ask", "range_"),
    [
        (lambda die: die.roll(6), "1 to 6"),
        (lambda die: die.dice(2, 6), "2 to 12"),
        (lambda die: die.hits(3, 6, 4), "0 to 3"),
        (lambda die: die.uniform(4), "0 to 3"),
    ],
)
def test_a_script_must_say_what_is_possible(ask: Callable[[Die], int], range_: str) -> None:
    with pytest.raises(DieError, match=f"the script says 13 where {range_} is possible"):
        ask(ScriptedDie(13))


def test_a_script_cannot_draw_what_is_not_there() -> None:
    with pytest.raises(DieError, match="the script draws 1, which is not there"):
        ScriptedDie(1).draw([1, 0])
