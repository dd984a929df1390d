"""The odds beside actions, what can be looked up, and what a seat cannot know."""

from __future__ import annotations

from fractions import Fraction

import pytest

from anabasis.core.die import ScriptedDie, SeededDie
from anabasis.games.conquerors.board import MACEDON, PERSIA
from anabasis.games.conquerors.cards import ALL_CARDS, CARD
from anabasis.games.conquerors.checks import violations
from anabasis.games.conquerors.game import GAME
from anabasis.games.conquerors.hidden import redeal
from anabasis.games.conquerors.leaders import LEADER
from anabasis.games.conquerors.rules.activity import Act
from anabasis.games.conquerors.rules.deck import discard, draw_card, lay_out, shuffle, strike
from anabasis.games.conquerors.rules.reach import details
from anabasis.games.conquerors.rules.replenishing import StartReplenishing
from anabasis.games.conquerors.rules.sieges import SiegeSegment
from anabasis.games.conquerors.state import EMPTY
from tests.rules.conquerors.setting import Table


def chances(table: Table, text: str) -> dict[str, Fraction]:
    action = GAME.grammar.read(text)
    found = GAME.forecast(table.war, table.asked(), action)
    assert all(chance.low == chance.high for chance in found)
    return {chance.label.key: chance.low for chance in found}


# ---- odds


@pytest.mark.rule("conquerors", "7.2.13")
def test_the_odds_of_replenishing() -> None:
    """Damascus with five provinces needs a two; Sardes is not looked at."""
    table = Table(started=True).levels(damascus=EMPTY, babylon=EMPTY)
    table.run(StartReplenishing(PERSIA)).do("replenish damascus")
    assert chances(table, "roll") == {
        "odds-replenishes": Fraction(5, 6),
        "odds-fails": Fraction(1, 6),
    }


@pytest.mark.rule("conquerors", "11.4.18")
@pytest.mark.rule("conquerors", "11.4.19")
def test_the_odds_of_an_assault() -> None:
    """Sardes is +1; twenty against two are more than twice as many: the die as it falls. Two points
    are there, and the third comes with a two."""
    table = Table().army("macedon-1", "sardes", 20, 4, "alexander-iii")
    table.garrison("persia", sardes=2).besieges("macedon", "sardes", 2)
    table.war.active = MACEDON
    table.run(SiegeSegment(MACEDON))
    found = chances(table, "assault sardes")
    assert found["odds-city-falls"] == Fraction(5, 6)
    terms = GAME.sums(table.war, 0, GAME.grammar.read("assault sardes"))[0].least
    assert {term["modifier"]: term["amount"] for term in terms} == {"walls": -1, "outnumbered": 1}


# ---- what can be looked up


@pytest.mark.rule("conquerors", "7.3.1")
def test_the_cheapest_line_of_an_army() -> None:
    table = Table().keeps("macedon", "sardes", "pella").army("macedon-1", "aradus", 20)
    table.army("persia-2", "myriandrus", 20)
    line = details(table.war, 0)["lines"]["macedon-1"]
    assert line["reach"] == {"sardes": 6}
    assert line["path"][:3] == ["aradus", "salamis", "aspendus"]
    assert line["path"][-1] == "sardes"
    assert details(table.war, 0)["lines"]["persia-2"]["why"] == "no-treasury"


# ---- what is hidden


def dealt(*words: str) -> int:
    cards = 0
    for word in words:
        cards |= 1 << CARD.read(word)
    return cards


def hands(table: Table, macedon: int, persia: int) -> Table:
    lay_out(table.war)
    table.war.hands = (macedon, persia)
    table.war.pile = ALL_CARDS & ~macedon & ~persia
    return table


@pytest.mark.rule("conquerors", "15.1.10")
def test_a_redeal_keeps_what_the_seat_knows() -> None:
    table = hands(Table(started=True), dealt("bagoas"), dealt("agis-iii", "treachery"))
    table.war.seen = (0, dealt("treachery"))
    seen = set()
    for seed in range(40):
        other = redeal(table.war, MACEDON, SeededDie(seed))
        assert not [one for one in violations(other) if one.startswith("15")]
        assert other.hands[MACEDON] == table.war.hands[MACEDON]
        assert other.hands[PERSIA] & dealt("treachery")
        assert other.hands[PERSIA].bit_count() == 2
        seen.add(other.hands[PERSIA])
    assert len(seen) > 10


@pytest.mark.rule("conquerors", "15.37.1")
def test_a_card_that_was_discarded_openly_is_in_no_old_hand() -> None:
    """M120: after a shuffle the discards are hidden again, but an old hand holds none."""
    table = hands(Table(started=True), 0, dealt("agis-iii"))
    war = table.war
    war.pile = dealt("treachery")
    war.hands = (dealt("bagoas"), dealt("agis-iii"))
    war.removed = ALL_CARDS & ~dealt("agis-iii", "treachery", "bagoas")
    discard(war, MACEDON, CARD.read("bagoas"), table.log)
    shuffle(war, table.log)
    found = {redeal(war, MACEDON, SeededDie(seed)).hands[PERSIA] for seed in range(40)}
    assert found == {dealt("agis-iii"), dealt("treachery")}
    draw_card(war, PERSIA, ScriptedDie(0), table.log)
    found = {redeal(war, MACEDON, SeededDie(seed)).hands[PERSIA] for seed in range(60)}
    assert len(found) == 3, "any two of the three, but one of the old ones among them"


@pytest.mark.rule("conquerors", "15.2.1")
def test_a_struck_card_may_be_any_that_was_held() -> None:
    table = hands(Table(started=True), 0, dealt("agis-iii", "treachery"))
    war = table.war
    war.seen = (0, dealt("agis-iii", "treachery"))
    strike(war, PERSIA, CARD.read("agis-iii"))
    found = {redeal(war, MACEDON, SeededDie(seed)).hands[PERSIA] for seed in range(40)}
    assert found == {dealt("agis-iii"), dealt("treachery")}
    own = {redeal(war, PERSIA, SeededDie(seed)).hands[PERSIA] for seed in range(10)}
    assert own == {dealt("treachery")}, "its owner knows"


@pytest.mark.rule("conquerors", "5.1.7")
def test_leaders_in_hand_are_dealt_anew() -> None:
    table = hands(Table(started=True).hand("bessus mazaeus"), 0, 0)
    table.war.leaders_known = 1 << LEADER.read("mazaeus")
    found = set()
    for seed in range(40):
        other = redeal(table.war, MACEDON, SeededDie(seed))
        held = [n for n in range(len(LEADER)) if other.where[n] == table.where("mazaeus")]
        assert LEADER.read("mazaeus") in held
        assert len(held) == 2
        found.add(tuple(held))
    assert len(found) > 4


@pytest.mark.rule("conquerors", "16.2")
def test_in_solitaire_play_nothing_is_hidden() -> None:
    table = hands(Table(started=True, seats=1), dealt("bagoas"), dealt("agis-iii"))
    table.war.active = PERSIA
    shown = GAME.view(table.war, 0)["cards"]
    assert shown["hand"] == ["agis-iii"]
    assert shown["known"] == ["bagoas"]
    assert redeal(table.war, 0, SeededDie(1)).hands == table.war.hands


@pytest.mark.rule("conquerors", "16.1")
def test_one_seat_decides_for_both_sides() -> None:
    position, _ = GAME.setup({}, 1, SeededDie(3))
    assert GAME.decision(position).waiting() == (0,)
    assert not violations(position)


@pytest.mark.rule("conquerors", "5.1.7")
def test_a_view_shows_no_card_of_the_other() -> None:
    table = hands(Table(started=True), dealt("bagoas"), dealt("agis-iii"))
    for seat, own in ((MACEDON, "bagoas"), (PERSIA, "agis-iii")):
        shown = GAME.view(table.war, seat)["cards"]
        assert shown["hand"] == [own]
        assert shown["known"] == []
        assert shown["counts"] == [1, 1]
    assert GAME.view(table.war, None)["cards"]["hand"] is None


@pytest.mark.rule("conquerors", "11.5.7")
@pytest.mark.rule("conquerors", "11.5.10")
def test_the_odds_of_points_shipped_without_a_fleet() -> None:
    """Four dice drown them unless none of them is a six."""
    table = Table().army("macedon-1", "lemnos", 12, 4, "alexander-iii")
    table.fleet("ionic", "persia", "lesbos").keeps("macedon", "pella")
    lay_out(table.war)
    table.war.active, table.war.moves_left = MACEDON, 1
    table.run(Act(MACEDON, MACEDON, False)).do("embark macedon-1; sail mytilene")
    table.do("intercept-at-sea ionic")
    saved = Fraction(5, 6) ** 4
    assert chances(table, "accept-fight") == {"odds-drowned": 1 - saved, "odds-fails": saved}
