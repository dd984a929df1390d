"""13 Battles at random, larger than random games come to, and what must hold after each answer.

Armies of mixed readiness, every hero in hand, every card and place; whoever is asked answers at
random.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from anabasis.core.die import SeededDie
from anabasis.core.door import answer, legal, proceed
from anabasis.core.event import Event
from anabasis.games.final_conquest.armies import army_of, units_in
from anabasis.games.final_conquest.board import (
    AROUND,
    FACTION,
    GRAND,
    HERO,
    HERO_FACTION,
    TERRITORIES,
    TERRITORY,
    members,
)
from anabasis.games.final_conquest.chronicle import CARD
from anabasis.games.final_conquest.game import GAME
from anabasis.games.final_conquest.rules.battle import begin
from anabasis.games.final_conquest.rules.turn import Turn
from anabasis.games.final_conquest.state import Realm
from tests.rules.final_conquest.fighting import GRAMMAR, SIX, Field

ANSWERS = [action for action in GRAMMAR if action.verb != "trim"]


def random_field(random: Random) -> tuple[Field, int, int, int]:
    """Some armies on the grand map, and an attack between two of them."""
    attacker, defender, third = random.sample(SIX, 3)
    target = random.randrange(TERRITORIES)
    origin = random.choice(members(AROUND[GRAND][target]))
    armies: dict[str, dict[str, tuple[int, int]]] = {name: {} for name in SIX}
    for place in random.sample(range(TERRITORIES), random.choice((4, 14))):
        units = (1, random.randint(0, 1))
        armies[random.choice((defender, defender, third, attacker))][TERRITORY.words[place]] = units
    for places in armies.values():
        places.pop(TERRITORY.words[origin], None)
        places.pop(TERRITORY.words[target], None)
    armies[attacker][TERRITORY.words[origin]] = (random.randint(0, 4), random.randint(1, 4))
    armies[defender][TERRITORY.words[target]] = (random.randint(1, 3), random.randint(0, 2))
    heroes = {
        name: [hero for hero in HERO.words if FACTION.words[HERO_FACTION[HERO.read(hero)]] == name]
        for name in (attacker, defender)
    }
    purses = {name: random.randint(0, 4) for name in SIX}
    card = random.choice([None, None, *CARD.words[5:]])
    field = Field(armies, heroes, purses, card)
    realm = field.realm
    realm.active = field.seat(attacker)
    worn = list(realm.armies)
    for at in members(realm.ground[realm.active]):
        army = realm.armies[at]
        if at == origin or units_in(army) == 0:
            continue
        worn[at] = army_of(units_in(army), 0, random.randrange(4))
    ready = [army_of(random.randint(0, 1), random.randint(0, 1), way) for way in (1, 2, 3)]
    force = sum(ready) or army_of(1, 1)
    worn[origin] = force + army_of(random.randint(0, 2), 0, 0)
    realm.armies = tuple(worn)
    realm.units = bytes(
        sum(units_in(realm.armies[at]) for at in members(realm.ground[seat]))
        for seat in range(realm.seats)
    )
    return field, origin, target, force


def check(realm: Realm, random: Random) -> None:
    """What must hold while anything is asked."""
    assert GAME.violations(realm) == []
    plain = GAME.to_plain(realm)
    assert GAME.to_plain(GAME.from_plain(plain)) == plain
    msgspec.json.encode(plain)
    seat = realm.agenda[-1].as_decision().seat
    decision = realm.agenda[-1].as_decision()
    offered = {action.text() for action in legal(realm, seat)}
    assert offered
    assert decision.lapse(realm, seat).text() in offered
    for action in random.sample(ANSWERS, 60) + [GRAMMAR.read(text) for text in offered]:
        if action.verb in decision.verbs:
            refused = action.refusal(realm, decision, seat)
            assert (refused is None) == (action.text() in offered), action
    for other in (*range(realm.seats), None):
        seen = GAME.view(realm, other)
        if other is not None:
            anew = GAME.redeal(realm, other, SeededDie(random.randrange(1000)))
            assert GAME.view(anew, other) == seen
            assert GAME.violations(anew) == []


@pytest.mark.rule("final_conquest", "13.2")
@pytest.mark.parametrize("seed", range(120))
def test_everything_holds_through_a_battle_at_random(seed: int) -> None:
    random = Random(seed)
    field, origin, target, force = random_field(random)
    realm = field.realm
    before = sum(realm.units)
    money = sum(realm.purse)
    realm.agenda = [Turn(realm.active)]
    die = SeededDie(seed)
    log: list[Event] = []
    begin(realm, realm.active, origin, target, force, die, log)
    proceed(realm, die, log)
    while realm.agenda and not isinstance(realm.agenda[-1], Turn):
        if not isinstance(realm.agenda[-1], Turn) and "trim" not in realm.agenda[-1].verbs:  # type: ignore[attr-defined]
            check(realm, random)
        seat = realm.agenda[-1].as_decision().seat
        answer(realm, seat, random.choice(legal(realm, seat)), die, log)
    plain = [event.plain() for event in log]
    lost = sum(
        event["infantry"] + event["cavalry"]
        for event in plain
        if event["kind"] in ("units-lost", "no-way-out", "cut-off")
    )
    lost += sum(event["kind"] in ("unit-killed", "trimmed") for event in plain)
    lost -= sum(event["kind"] == "captured" for event in plain)
    lost -= sum(
        event["infantry"] + event["cavalry"] for event in plain if event["kind"] == "recovered"
    )
    assert sum(realm.units) == before - lost
    earned = sum(
        event["amount"] for event in plain if event["kind"] in ("victory-paid", "hero-brings")
    )
    paid = sum(event["paid"] for event in plain if event["kind"] == "hero-shown")
    fell = any(event["kind"] == "eliminated" for event in plain)
    assert sum(realm.purse) == money + earned - paid or fell
    assert sum(event["kind"] == "battle-decided" for event in plain) == 1
    assert realm.burnt.bit_count() == sum(event["kind"] == "hero-shown" for event in plain)
