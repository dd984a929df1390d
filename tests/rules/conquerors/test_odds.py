"""The odds that are told before a click are those of the rules, fall by fall of the dice."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.odds import enumerate_runs
from anabasis.games.conquerors.board import NOBODY, SPACE
from anabasis.games.conquerors.forecast import forecast
from anabasis.games.conquerors.leaders import DARIUS
from anabasis.games.conquerors.prospects import battle_ahead
from anabasis.games.conquerors.rules.battle import Dice
from anabasis.games.conquerors.rules.combatants import battle_of
from anabasis.games.conquerors.rules.commanders import stand_alone
from anabasis.games.conquerors.rules.darius import Fleeing, FlightDice
from anabasis.games.conquerors.rules.march import basic_points
from anabasis.games.conquerors.rules.surrender import DemandDie
from anabasis.games.conquerors.state import DEAD, War
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.moving import Field
from tests.rules.conquerors.setting import grammar


def told(table: Field, text: str) -> dict[str, Fraction]:
    """The odds of an action, by the key of their text."""
    chances = forecast(table.war, table.asked(), grammar().read(text))
    for chance in chances:
        assert chance.low == chance.high, "nothing is hidden"
    return {chance.label.key: chance.low for chance in chances}


def rolled(table: Field, run: Callable[[War, Die, list[Event]], Any]) -> dict[Any, Fraction]:
    """What the rules come to over all that the dice can show."""

    def once(die: Die) -> Any:
        return run(table.war.clone(), die, [])

    odds = enumerate_runs(once)
    assert odds.exact
    return dict(odds.chances)


def done(table: Field, text: str, field: str) -> dict[Any, Fraction]:
    """What an action itself comes to, as its event tells it."""
    action = grammar().read(text)

    def run(war: War, die: Die, log: list[Event]) -> Any:
        decision = war.agenda.pop().as_decision()
        action.do(war, decision, decision.seat, die, log)
        return next(event.plain()[field] for event in log if field in event.plain())

    return rolled(table, run)


# ---- one die


@pytest.mark.rule("conquerors", "11.3.2")
def test_odds_of_avoidance() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1, "parmenion").army(
        "persia-2", "smyrna", 20, 1, "memnon"
    )
    table.begins().do("march macedon-1 3; go smyrna")
    odds = told(table, "avoid")
    assert odds == {"odds-avoids": Fraction(1, 2), "odds-fails": Fraction(1, 2)}
    assert done(table, "avoid", "avoided")[1] == odds["odds-avoids"]


@pytest.mark.rule("conquerors", "10.6.2")
@pytest.mark.rule("conquerors", "10.6.7")
def test_odds_of_interception() -> None:
    table = Field()
    table.army("macedon-1", "bynyan", 30, 3, "alexander-iii")
    table.army("persia-1", "samosata", 40, 1, "darius-iii").begins()
    table.do("march macedon-1 4; go malatya")
    odds = told(table, "intercept persia-1")
    assert odds == {"odds-intercepts": Fraction(1, 6), "odds-fails": Fraction(5, 6)}, (
        "Darius 1, less 1 for the mountains"
    )
    assert done(table, "intercept persia-1", "came")[1] == odds["odds-intercepts"]


@pytest.mark.rule("conquerors", "11.4.8")
def test_odds_of_a_surrender() -> None:
    table = Field()
    table.army("macedon-1", "tyre", 30, 3, "alexander-iii").garrison("persia", tyre=2)
    table.garrison("macedon", damascus=1).levels(damascus=2).begins().do("march macedon-1 4")

    def run(war: War, die: Die, log: list[Event]) -> int:
        DemandDie(0).run(war, die, log)
        return int(log[0].plain()["yields"])

    odds = told(table, "demand")
    assert odds == {"odds-surrenders": Fraction(1, 2), "odds-fails": Fraction(1, 2)}, (
        "4 for him, 1 for numbers, 3 for the walls"
    )
    assert rolled(table, run)[1] == odds["odds-surrenders"]


@pytest.mark.rule("conquerors", "11.4.18")
@pytest.mark.parametrize("points", [0, 1, 2])
def test_odds_of_an_assault(points: int) -> None:
    table = Field()
    table.army("macedon-1", "sardes", 30, 3, "alexander-iii").garrison("persia", sardes=2)
    table.besieges("macedon", "sardes", points).sieges()
    gained = done(table, "assault sardes", "points")
    falls = sum([chance for more, chance in gained.items() if points + more >= 3], Fraction(0))
    assert told(table, "assault sardes").get("odds-city-falls", Fraction(0)) == falls
    costs = done(table, "assault sardes", "lost")
    shown = forecast(table.war, 0, grammar().read("assault sardes"))
    assert {
        chance.label.params["points"]: chance.low
        for chance in shown
        if chance.label.key == "odds-assault-costs"
    } == costs


@pytest.mark.rule("conquerors", "11.5.3")
def test_odds_of_evasion() -> None:
    table = Field()
    table.army("macedon-1", "pella", 40, 4).army("macedon-2", "naxos", 12, 2)
    table.fleet("macedonian", "macedon", "naxos", "nearchus").garrison("macedon", pella=1)
    table.fleet("ionic", "persia", "halicarnassus").begins()
    table.do("embark macedon-2; escort macedonian; let-line; sail miletus; intercept-at-sea ionic")
    odds = told(table, "evade")
    assert odds == {"odds-evades": Fraction(1, 2), "odds-fails": Fraction(1, 2)}
    assert done(table, "evade", "away")[1] == odds["odds-evades"]


# ---- a battle


def scores(war: War) -> dict[Any, Fraction]:
    """The Battle Scores of a battle before its dice, over all falls."""

    def once(die: Die) -> tuple[int, int]:
        branch = war.clone()
        branch.agenda = []
        Dice().run(branch, die, [])
        return battle_of(branch).scores

    odds = enumerate_runs(once)
    assert odds.exact
    return dict(odds.chances)


@pytest.mark.rule("conquerors", "11.3.8")
@pytest.mark.rule("conquerors", "11.3.9")
@pytest.mark.parametrize("text", ["go cyzicus", "stand"])
def test_odds_of_the_battle_of_cyzicus(text: str) -> None:
    table = Field()
    table.army("macedon-1", "perinthos", 33, 4, "alexander-iii").garrison("macedon", pella=1)
    table.army("persia-2", "cyzicus", 40, 1, "memnon").keeps("persia", "sardes").begins()
    table.do("march macedon-1 4; go chersonese; go ilium; let-pass")
    seat = 0
    if text == "stand":
        table.do("go cyzicus")
        seat = 1
    before = battle_ahead(table.war, seat, grammar().read(text))
    assert before is not None
    falls = scores(before)
    macedon = sum([chance for (one, two), chance in falls.items() if one > two], Fraction(0))
    persia = sum([chance for (one, two), chance in falls.items() if one < two], Fraction(0))
    twice = sum([chance for (one, two), chance in falls.items() if one >= 2 * two], Fraction(0))
    odds = told(table, text)
    if seat == 0:
        assert odds["odds-battle-won"] == macedon
        assert odds.get("odds-battle-lost", Fraction(0)) == persia
        assert odds["odds-battle-won-twice"] == twice
    else:
        assert odds.get("odds-battle-won", Fraction(0)) == persia
        assert odds["odds-battle-lost"] == macedon
        assert odds["odds-battle-lost-twice"] == twice
    drawn = odds.get("odds-battle-drawn", Fraction(0))
    assert macedon + persia + drawn == 1


# ---- treasuries, and Darius


@pytest.mark.rule("conquerors", "7.2.9")
def test_odds_that_a_treasury_pays_for_a_march_with_a_level() -> None:
    """A die with the extra points added comes to 6 or more."""
    table = Field()
    table.army("macedon-1", "pella", 30, 4, "alexander-iii").garrison("macedon", pella=1).begins()
    marches = [text for text in table.options() if text.startswith("march macedon-1 ")]
    basic = basic_points(table.war, 0)
    assert len(marches) > 1 and marches[0] == f"march macedon-1 {basic}"
    assert told(table, marches[0]) == {}, "nobody pays for the basic points"
    for extra, text in enumerate(marches[1:], 1):
        assert told(table, text) == {
            "odds-treasury-reduced": Fraction(extra + 1, 6),
            "odds-treasury-stays": Fraction(5 - extra, 6),
        }


@pytest.mark.rule("conquerors", "11.3.55")
@pytest.mark.rule("conquerors", "11.3.57")
def test_odds_of_the_flight_of_darius() -> None:
    """Before the dice, with what cards have added, and where he has no city to go to."""
    here = SPACE.read("sippara")
    table = Cards(macedon="bagoas", persia="drought-1").garrison("persia", babylon=1)
    table.army("macedon-1", "is", 45, 4, "alexander-iii").garrison("macedon", damascus=1)
    stand_alone(table.war, DARIUS, here)
    table.active("macedon").run(Fleeing(here, 0, False))
    assert table.moment() is not None
    odds = told(table, "pass")
    assert odds["odds-flees-to-city"] == Fraction(21, 36), "2 to 7"
    assert odds["odds-darius-falls"] >= Fraction(3, 36), "11 and 12"
    assert sum(odds.values()) == 1
    fates = rolled(table, lambda war, die, log: fate(war, here, die, log))
    assert fates["killed"] == odds["odds-darius-falls"]
    table.war.holder = bytes([NOBODY] * len(table.war.holder))
    table.war.flight_bonus = 6
    assert told(table, "pass")["odds-darius-falls"] > odds["odds-darius-falls"]


def fate(war: War, space: int, die: Die, log: list[Event]) -> str:
    """What the rules make of Darius' dice."""
    war.agenda = []
    FlightDice(space, 0, False).run(war, die, log)
    return "killed" if war.where[DARIUS] == DEAD else "fled"
