"""The odds where a roll comes before a shock, or instead of one: flank attacks, charges, seizing
the turn; and the odds for the side that is attacked."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import Battle
from tests.rules.arbela.counting import Outcomes, casualties, clash, exactly, foretold, then
from tests.rules.arbela.setting import MACEDONIAN, PERSIAN, act, battle


def rolled(low: int, high: int, following: Outcomes, word: str) -> Outcomes:
    """A die that must show a number between two, and what comes of it."""
    good = Fraction(high - low + 1, 6)
    rides = [(good, frozenset({word})), (1 - good, frozenset[str]())]
    return then(rides, lambda changes: following if changes else [(Fraction(1), frozenset())])


def told(position: Battle, seat: int, line: str) -> dict[str, Any]:
    """What stands beside the odds: by key its parameters, or the sum of its terms."""
    found: dict[str, Any] = {}
    for one in GAME.sums(position, seat, GAME.grammar.read(line)):
        terms = [sum(term["amount"] for term in terms) for terms in (one.least, one.most)]
        found[one.label.key.removeprefix("odds-")] = terms if one.least else one.label.params
    return found


# ---- round the flank

RIDERS = {"B-RW": "companion-1", "PA-LW": "mercenary-hoplite-1"}


def ready_to_ride(units: dict[str, str], **more: Any) -> Battle:
    b = battle(units, leaders={"alexander": "B-RW"}, ordered="B-RW", **more)
    act(b, MACEDONIAN, "activate B-RW; declare shock")
    return b


def ridden(fight: Outcomes) -> Outcomes:
    """8.7.2d A flank attack that does not win comes back disrupted, after a tie too."""

    def back(changes: frozenset[str]) -> Outcomes:
        beaten = not changes & {"1 eliminated", "1 disrupted", "0 eliminated"}
        return [(Fraction(1), frozenset({"0 disrupted"}) if beaten else frozenset())]

    return then([(chance, changes - {"engaged"}) for chance, changes in fight], back)


@pytest.mark.rule("arbela", "8.7.1b")
def test_the_odds_of_a_flank_attack_are_those_of_the_roll_and_of_the_shock_behind_it() -> None:
    """Alexander's flank range, then 6 doubled and 3 for him against a flank of 3."""
    b = ready_to_ride(RIDERS)
    low, high = flank_range("alexander")
    fight = casualties(ridden(clash(12 + 3, 3, 0, flank=True)), ("alexander", 2))
    assert foretold(b, MACEDONIAN, "flank PA-LW") == exactly(
        rolled(low, high, fight, "rides alexander")
    )
    said = told(b, MACEDONIAN, "flank PA-LW")
    assert said["rides-on"] == {"leader": "leader:alexander", "low": low, "high": high}
    assert said["attack"] == [15, 15] and said["defence"] == [3, 3]


def flank_range(leader: str) -> tuple[int, int]:
    rolls = next(one["flank"] for one in GAME.board()["leaders"] if one["name"] == leader)
    return min(rolls), max(rolls)


def test_what_the_other_side_may_do_about_riders_is_said() -> None:
    b = ready_to_ride({"B-RW": "companion-1", "PA-LW": "kinsmen"})
    assert "may-charge" in told(b, MACEDONIAN, "flank PA-LW")
    assert "may-charge" not in told(ready_to_ride(RIDERS), MACEDONIAN, "flank PA-LW")


@pytest.mark.rule("arbela", "8.7.3d")
def test_the_odds_of_a_counter_charge() -> None:
    """Without a leader it takes a 1; then front to front, and the rider goes back in any case."""
    b = battle(
        {"B-RW": "companion-1", "PA-LW": "kinsmen"}, leaders={"alexander": "B-RW"}, ordered="B-RW"
    )
    act(b, MACEDONIAN, "activate B-RW; declare shock; flank PA-LW", flank_range("alexander")[0])
    found = foretold(b, PERSIAN, "charge")
    assert found["charges"] == (Fraction(1, 6), Fraction(1, 6))
    assert found["nothing"] == (Fraction(5, 6), Fraction(5, 6))
    assert found["killed alexander"] == (Fraction(1, 6 * 36),) * 2
    said = told(b, PERSIAN, "charge")
    assert said["charges-on"] == {"low": 1, "high": 1}
    assert {"attack", "defence"} <= set(said)
    assert foretold(b, PERSIAN, "let-pass") == {}


# ---- seizing the turn


@pytest.mark.rule("arbela", "9.5a")
@pytest.mark.parametrize(("seat", "leader", "high"), [(0, "alexander", 3), (1, "darius", 1)])
def test_the_odds_of_seizing_the_turn(seat: int, leader: str, high: int) -> None:
    b = battle(
        {"B-C": "phalanx-1", "PA-C": "kinsmen"}, active=1 - seat, asks=(1, 1), phase="orders"
    )
    assert foretold(b, seat, "seize") == {
        "seized": (Fraction(high, 6),) * 2,
        "nothing": (1 - Fraction(high, 6),) * 2,
    }
    assert told(b, seat, "seize")["seizes-on"] == {
        "leader": f"leader:{leader}",
        "low": 1,
        "high": high,
    }
    assert foretold(b, seat, "wait") == {}


# ---- for the side that is attacked


def attacked(units: dict[str, str], **more: Any) -> Battle:
    """The Macedonian in B-C has attacked, and the defender is asked."""
    b = battle(units, ordered="B-C", **more)
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C")
    return b


def test_the_odds_of_standing_before_a_shock() -> None:
    b = attacked({"B-C": "phalanx-1", "PA-C": "susian"})
    defence = next(one["defence"][0] for one in GAME.board()["units"] if one["name"] == "susian")
    assert foretold(b, PERSIAN, "stand") == exactly(clash(6, defence, 0))
    assert told(b, PERSIAN, "stand")["defence"] == [defence, defence]
    assert foretold(b, PERSIAN, "retreat") == {}


def test_the_odds_of_holding_fire_are_those_of_the_shock() -> None:
    b = attacked({"B-C": "companion-1", "PA-C": "persian-archer"})
    defence = next(
        one["defence"][0] for one in GAME.board()["units"] if one["name"] == "persian-archer"
    )
    assert foretold(b, PERSIAN, "hold-fire") == exactly(clash(6, defence, 0))


def test_what_the_defender_may_do_first_is_said() -> None:
    b = battle({"B-C": "phalanx-1", "PA-C": "susian"}, ordered="B-C")
    act(b, MACEDONIAN, "activate B-C; declare shock")
    assert told(b, MACEDONIAN, "attack PA-C")["may-retreat"] == {"other": "seat:1"}
    b = battle({"B-C": "companion-1", "PA-C": "persian-archer"}, ordered="B-C")
    act(b, MACEDONIAN, "activate B-C; declare shock")
    assert "may-shoot" in told(b, MACEDONIAN, "attack PA-C")
    assert "may-retreat" not in told(b, MACEDONIAN, "attack PA-C")


def test_the_odds_of_a_shock_that_is_fought_without_a_question() -> None:
    """Ending the actions with one attack declared is fighting it."""
    units = {"B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1", "MD-LC1": "phalanx-2"}
    b = battle(units, ordered="B-C MD-LC1")
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C")
    assert foretold(b, MACEDONIAN, "end-actions") == exactly(clash(6, 6, 0))
    assert foretold(battle(units, ordered="B-C"), MACEDONIAN, "end-actions") == {}


# ---- the arithmetic of a shot


def test_what_is_taken_off_the_dice_of_a_shot_is_said() -> None:
    units = {"MA-C": "cretan-archer", "B-C": "phalanx-1", "PA-C": "bactrian-1"}
    b = battle(units, ordered="MA-C", hits={"cretan-archer": 1})
    act(b, MACEDONIAN, "activate MA-C; declare fire")
    said = told(b, MACEDONIAN, "fire PA-C")
    assert said["shot"] == {"low": 6, "high": 12, "armour": 2, "hits": 1, "shower": 1}
    assert "may-answer" not in said
    units = {"MA-C": "cretan-archer", "B-C": "mardian-archer-1"}
    b = battle(units, ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C; declare fire")
    assert told(b, MACEDONIAN, "fire B-C")["may-answer"] == {"other": "seat:1"}
