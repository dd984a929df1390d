"""The odds of battles against brute force, and what a seat is told before it declares.

Brute force fights each battle through all its frames, once for every fall of the dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from anabasis.core.door import legal
from anabasis.core.game import Chance, Sum
from anabasis.games.final_conquest.armies import FACES
from anabasis.games.final_conquest.board import FACTION, HERO, HERO_FACTION, TERRITORY
from anabasis.games.final_conquest.game import GAME
from anabasis.games.final_conquest.rules.force import ChooseForce
from anabasis.games.final_conquest.rules.turn import Turn
from tests.rules.final_conquest.fighting import SIX, Field

PLACES = [
    ("illyria", "dacia"),
    ("illyria", "thracia"),
    ("thracia", "asia-minor"),
    ("illyria", "macedonia"),
    ("brundium", "mare-ionium"),
    ("mare-ionium", "cyrene"),
    ("sicilia", "carthage"),
    ("cyrene", "alexandria"),
]


def heroes_of(faction: str) -> list[str]:
    return [hero for hero in HERO.words if FACTION.words[HERO_FACTION[HERO.read(hero)]] == faction]


class Situation:
    """One battle, with the heroes that both sides play."""

    def __init__(self, seed: int) -> None:
        random = Random(seed)
        known = ("rome", "greece", "gaul")
        self.attacker = random.choice(known)
        self.defender = random.choice([name for name in SIX if name != self.attacker])
        self.origin, self.target = random.choice(PLACES)
        self.attacking = (random.randint(1, 6), random.randint(0, 2))
        self.defending = (random.randint(1, 4), random.randint(0, 2))
        self.card = random.choice([None, None, "strong-walls"])
        self.purse = random.randint(0, 3)
        self.heroes: dict[str, str] = {}
        if random.random() < 0.6:
            self.heroes[self.attacker] = random.choice(heroes_of(self.attacker))
        self.heroes[self.defender] = random.choice(heroes_of(self.defender))
        self.pay = random.randint(0, self.purse)
        self.plays = random.random() < 0.75
        """Whether the defender plays his hero."""

    def field(self) -> Field:
        return Field(
            {
                self.attacker: {self.origin: self.attacking},
                self.defender: {self.target: self.defending},
            },
            {name: [hero] for name, hero in self.heroes.items()},
            {self.defender: self.purse},
            self.card,
        )

    def fought(self, dice: Sequence[int]) -> str:
        """The result when the dice show these faces; who may roll again does unless he has won."""
        played = dict(self.heroes)
        if not self.plays:
            del played[self.defender]
        field = self.field()
        field.attack(self.origin, self.target, dice, heroes=played, pay=self.pay)
        if field.asked_for("reroll"):
            rolled = field.told("dice-rolled")[0]
            wins = "attacker-wins" if field.asked() == self.attacker else "defender-wins"
            copy = self.field()
            copy.attack(self.origin, self.target, dice, heroes=played, pay=self.pay).do("keep-die")
            assert rolled
            field.do("keep-die" if copy.result() == wins else "reroll")
        return str(field.result())

    def brute(self) -> dict[str, Fraction]:
        """The chance of each result, over five faces: as many as any battle can ask for."""
        found: dict[str, Fraction] = {}
        count = self.dice()
        for faces in product((1, 2, 3, 4), repeat=count):
            weight = Fraction(1)
            for face in faces:
                weight *= Fraction(FACES.count(face), len(FACES))
            result = self.fought(faces)
            found[result] = found.get(result, Fraction(0)) + weight
        return found

    def dice(self) -> int:
        """How many faces are read at most."""
        playing = [
            hero for name, hero in self.heroes.items() if name != self.defender or self.plays
        ]
        two = self.plays and self.heroes[self.defender] == "ambiorix"
        return 2 + (1 if two else 0) + (("philopoemen" in playing) * (2 if two else 1))


def asked_defender(situation: Situation) -> Field:
    """The battle with the defender asked for his hero."""
    field = situation.field()
    stop = field.declare
    field.declare = lambda heroes, pay=0: None  # type: ignore[method-assign]
    field.attack(situation.origin, situation.target, ())
    if field.asked() == situation.attacker:
        field.do("play-hero")
    field.declare = stop  # type: ignore[method-assign]
    return field


def told(field: Field, text: str) -> list[Chance]:
    seat = field.seat(field.asked())
    action = next(one for one in legal(field.realm, seat) if one.text() == text)
    return GAME.forecast(field.realm, seat, action)


def by_key(chances: list[Chance]) -> dict[str, tuple[Fraction, Fraction]]:
    return {chance.label.key: (chance.low, chance.high) for chance in chances}


def with_heroes(chances: list[Chance]) -> dict[str, tuple[Fraction, Fraction]]:
    return {
        chance.label.params["hero"].removeprefix("hero:"): (chance.low, chance.high)
        for chance in chances
        if chance.label.key == "odds-victory-with"
    }


@pytest.mark.rule("final_conquest", "13.12")
@pytest.mark.parametrize("seed", range(44))
def test_the_odds_are_those_of_brute_force(seed: int) -> None:
    situation = Situation(seed)
    field = asked_defender(situation)
    if not situation.plays:
        chances = told(field, "no-hero")
    elif situation.heroes[situation.defender] == "sosibius" and situation.purse:
        field.do("play-hero")
        chances = told(field, f"pay {situation.pay}")
    else:
        if situation.heroes[situation.defender] == "sosibius":
            situation.pay = 0
        chances = told(field, "play-hero")
        brute = situation.brute()
        (low, high) = with_heroes(chances)[situation.heroes[situation.defender]]
        assert low == high == brute.get("defender-wins", 0)
        return
    found = by_key(chances)
    brute = situation.brute()
    expected = {
        "odds-victory": brute.get("defender-wins", Fraction(0)),
        "odds-draw": brute.get("draw", Fraction(0)),
        "odds-defeat": brute.get("attacker-wins", Fraction(0)),
    }
    assert found == {key: (value, value) for key, value in expected.items() if value}
    assert sum(low for low, _ in found.values()) == 1


# ---- before declaring


def before(**heroes: list[str]) -> Field:
    """Rome's five infantry in Illyria before the three of another in Dacia; it is Rome's turn."""
    other = next((name for name in heroes if name != "rome"), "egypt")
    field = Field({"rome": {"illyria": (5, 0)}, other: {"dacia": (3, 0)}}, heroes)
    field.realm.active = 0
    field.realm.agenda = [Turn(0)]
    return field


@pytest.mark.rule("final_conquest", "13.7")
def test_an_attack_is_told_with_and_without_each_hero_held() -> None:
    field = before(rome=["scipio-africanus", "gaius-duilius"])
    chances = told(field, "attack illyria dacia")
    assert [chance.label.key for chance in chances] == [
        "odds-victory",
        "odds-draw",
        "odds-defeat",
        "odds-victory-with",
        "odds-victory-with",
    ]
    # 5 against 3 and 1: the attacker wins with a die at most as high, save by one the other way.
    wins = sum(Fraction(1, 36) for one, other in product(FACES, FACES) if 5 + one > 4 + other)
    assert by_key(chances)["odds-victory"] == (wins, wins)
    with_scipio, with_duilius = with_heroes(chances).values()
    assert with_scipio == (Fraction(1), Fraction(1))
    assert with_duilius[0] == sum(
        Fraction(1, 36) for one, other in product(FACES, FACES) if 7 + one > 4 + other
    )


@pytest.mark.rule("final_conquest", "13.7")
def test_a_hero_announced_is_told_over_all_that_may_be_laid_and_with_each() -> None:
    field = Field(
        {"rome": {"illyria": (3, 0)}, "egypt": {"dacia": (3, 0)}},
        {"rome": ["scipio-africanus", "gaius-duilius"]},
    )
    field.declare = lambda heroes, pay=0: None  # type: ignore[method-assign]
    field.attack("illyria", "dacia", ())
    chances = told(field, "play-hero")
    victory = by_key(chances)["odds-victory"]
    with_scipio, with_duilius = with_heroes(chances).values()
    assert with_scipio[0] == with_scipio[1] == victory[1]
    assert with_duilius[0] == with_duilius[1] == victory[0]
    field.do("play-hero")
    laid = by_key(told(field, "card scipio-africanus"))
    assert laid["odds-victory"] == with_scipio
    assert sum(low for low, _ in laid.values()) == 1


@pytest.mark.rule("final_conquest", "13.7")
def test_the_odds_follow_the_force_that_is_chosen() -> None:
    field = before()
    field.realm.agenda.append(ChooseForce(0, True, *places("illyria", "dacia")))
    few = by_key(told(field, "with 1 0"))
    all_five = by_key(told(field, "with 5 0"))
    assert few.get("odds-victory", (0, 0))[1] < all_five["odds-victory"][0]


def places(*names: str) -> list[int]:
    return [TERRITORY.read(name) for name in names]


@pytest.mark.rule("final_conquest", "2.9")
def test_what_the_other_may_hold_makes_a_range_from_its_prices() -> None:
    """Egypt has paid 7 once: no hero, Cleopatra, Berenice, or Sosibius."""
    tables = []
    for hero in ("cleopatra", "berenice", "sosibius"):
        field = before(egypt=[hero], rome=["marcus-marcellus"])
        field.realm.purse = (0, 0, 0, 3, 0, 0)
        chances = told(field, "attack illyria dacia")
        tables.append([(chance.label.key, chance.low, chance.high) for chance in chances])
    assert tables[0] == tables[1] == tables[2]
    wins = [
        sum(
            Fraction(1, 36)
            for one, other in product(FACES, FACES)
            if 5 + one > 3 + 1 + strength + other
        )
        for strength in (0, 1, 2, 2 + 1, 2 + 2, 2 + 3)
    ]
    key, low, high = tables[0][0]
    assert key == "odds-victory"
    assert (low, high) == (min(wins), max(wins))


@pytest.mark.rule("final_conquest", "2.9")
def test_a_hero_face_down_is_a_range_that_does_not_tell_which_it_is() -> None:
    seen = []
    for hero in ("hamilcar-barca", "hannibal-barca"):
        field = Field(
            {"carthage": {"illyria": (2, 0)}, "rome": {"dacia": (4, 0)}},
            {"carthage": [hero], "rome": ["fabius-maximus"]},
        )
        field.declare = lambda heroes, pay=0: None  # type: ignore[method-assign]
        field.attack("illyria", "dacia", ()).do("play-hero")
        assert field.asked() == "rome"
        seen.append(
            [
                [(one.label.key, one.low, one.high) for one in told(field, text)]
                for text in ("no-hero", "play-hero")
            ]
        )
    assert seen[0] == seen[1]
    _, low, high = seen[0][0][0]
    assert low < high


@pytest.mark.rule("final_conquest", "6.22")
def test_rolling_again_and_keeping_are_told() -> None:
    field = Field(
        {"greece": {"illyria": (3, 0)}, "rome": {"dacia": (4, 0)}}, {"greece": ["philopoemen"]}
    )
    field.attack("illyria", "dacia", (1, 2), heroes={"greece": "philopoemen"})
    assert by_key(told(field, "keep-die")) == {"odds-defeat": (Fraction(1), Fraction(1))}
    # 5 and the die against 7.
    assert by_key(told(field, "reroll")) == {
        "odds-victory": (Fraction(1, 2), Fraction(1, 2)),
        "odds-draw": (Fraction(1, 6), Fraction(1, 6)),
        "odds-defeat": (Fraction(1, 3), Fraction(1, 3)),
    }


@pytest.mark.rule("final_conquest", "4.8")
def test_an_attack_on_independents_has_no_odds() -> None:
    field = Field({"rome": {"illyria": (5, 0)}, "independent": {"dacia": (1, 1)}})
    field.realm.active = 0
    field.realm.agenda = [Turn(0)]
    assert told(field, "attack illyria dacia") == []
    assert told(field, "end-turn") == []


# ---- the arithmetic


def sums_of(field: Field, text: str) -> list[Sum]:
    seat = field.seat(field.asked())
    action = next(one for one in legal(field.realm, seat) if one.text() == text)
    return GAME.sums(field.realm, seat, action)


def amounts(terms: list[dict[str, object]]) -> dict[object, object]:
    return {term["modifier"]: term["amount"] for term in terms}


@pytest.mark.rule("final_conquest", "13.3")
@pytest.mark.rule("final_conquest", "6.7")
def test_the_arithmetic_goes_term_by_term_with_its_cases() -> None:
    field = before(egypt=["berenice"], rome=["scipio-africanus"])
    attack, defence, note = sums_of(field, "attack illyria dacia")
    assert attack.least == [{"modifier": "infantry", "amount": 5, "case": "4.1"}]
    assert amounts(attack.most) == {"infantry": 5, "hero": 4}
    assert amounts(defence.least) == {"infantry": 3}
    assert amounts(defence.most) == {"infantry": 3, "defence": 1, "hero": 2}
    assert note.label.key == "odds-may-play-hero"
    assert note.label.params == {"other": "seat:3"}


@pytest.mark.rule("final_conquest", "13.7")
def test_when_the_other_has_spoken_nothing_is_open() -> None:
    field = Field(
        {"rome": {"illyria": (5, 0)}, "egypt": {"dacia": (3, 0)}}, {"egypt": ["berenice"]}
    )
    field.declare = lambda heroes, pay=0: None  # type: ignore[method-assign]
    field.attack("illyria", "dacia", ())
    attack, defence = sums_of(field, "play-hero")
    assert amounts(attack.least) == amounts(attack.most) == {"infantry": 5}
    assert amounts(defence.least) == {"infantry": 3, "defence": 1, "hero": 2}
    assert attack.label.key == "odds-attack"
    assert defence.label.key == "odds-defence"


@pytest.mark.rule("final_conquest", "2.9")
def test_a_hero_face_down_and_a_second_roll_are_noted() -> None:
    field = Field(
        {"greece": {"illyria": (5, 0)}, "rome": {"dacia": (3, 0)}},
        {"greece": ["philopoemen"], "rome": ["gaius-duilius"]},
    )
    field.declare = lambda heroes, pay=0: None  # type: ignore[method-assign]
    field.attack("illyria", "dacia", ()).do("play-hero")
    notes = [one.label.key for one in sums_of(field, "no-hero")[2:]]
    assert notes == ["odds-hero-face-down", "odds-may-roll-again"]
