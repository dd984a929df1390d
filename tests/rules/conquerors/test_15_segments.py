"""3.3 C1, C2, 15.1 Playing, discarding and drawing; the deck."""

from __future__ import annotations

import pytest

from anabasis.core.die import ScriptedDie, SeededDie
from anabasis.games.conquerors.cards import (
    ALL_CARDS,
    CARDS,
    KIND_OF,
    KINDS,
    MOMENT,
    USE,
    USE_KIND,
    USES,
)
from anabasis.games.conquerors.rules import deck
from anabasis.games.conquerors.rules.moments import EFFECTS, NoEffect
from anabasis.games.conquerors.state import CLEITUS_DEAD, PROSKYNESIS, War
from tests.rules.conquerors.dealing import Cards, bits, names

FIVE = "revolt-1 revolt-2 spies-1 spies-2 drought-1"


@pytest.mark.rule("conquerors", "15.1.1")
def test_fifty_five_cards_of_36_kinds_and_every_use_does_something() -> None:
    """A1."""
    assert (CARDS, KINDS, len(KIND_OF)) == (55, 36, 55)
    tandem = [USE.words[use] for use in range(USES) if isinstance(EFFECTS[use], NoEffect)]
    assert tandem == ["satrap-of-persis", "poison"], "these two only go with another card"
    assert {USE_KIND[use] for use in range(USES)} == set(range(KINDS))
    assert len(MOMENT) == 19


@pytest.mark.rule("conquerors", "3.1.2")
def test_three_cards_are_dealt_to_each() -> None:
    war = War()
    war.seats = 2
    log: list[object] = []
    deck.deal(war, ScriptedDie(0, 0, 0, 0, 0, 0), log)  # type: ignore[arg-type]
    assert [hand.bit_count() for hand in war.hands] == [3, 3]
    assert war.pile.bit_count() == 49
    assert war.hands[0] | war.hands[1] | war.pile == ALL_CARDS


@pytest.mark.rule("conquerors", "3.3.5")
def test_one_card_is_played() -> None:
    table = Cards(macedon="drought-1 drought-2").plays("macedon")
    assert "keep-cards" in table.options()
    table.do("play drought; aim-province media")
    assert (table.lies("drought-1"), table.frame()) == ("discards", "")
    assert table.of("macedon") == ["drought-2"]


@pytest.mark.rule("conquerors", "3.3.5")
def test_or_none() -> None:
    table = Cards(macedon="drought-1").plays("macedon").do("keep-cards")
    assert (table.of("macedon"), table.frame()) == (["drought-1"], "")


@pytest.mark.rule("conquerors", "3.3.6")
@pytest.mark.rule("conquerors", "15.1.3")
def test_an_interrupt_is_not_played_in_the_segment() -> None:
    hand = "surprise-1 attrition-1 treachery determined-troops"
    table = Cards(macedon=hand).plays("macedon")
    assert table.uses() == []
    assert table.refusal("play ambush") == ("15.33.1", "card-at-another-moment")
    assert table.refusal("play murder") == ("15.7.1", "card-not-in-hand")


@pytest.mark.rule("conquerors", "3.3.8")
def test_who_discards_does_not_play() -> None:
    """Q7."""
    table = Cards(macedon="drought-1 spies-1 revolt-1").plays("macedon")
    table.do("discard drought-1; discard spies-1")
    assert table.options() == ["end-discarding", "discard revolt-1"]
    table.do("end-discarding")
    assert (table.of("macedon"), table.frame()) == (["revolt-1"], "")
    assert (table.lies("drought-1"), table.lies("spies-1")) == ("discards", "discards")


@pytest.mark.rule("conquerors", "3.3.9")
def test_with_five_cards_one_is_played_or_discarded() -> None:
    table = Cards(macedon=FIVE).plays("macedon")
    assert table.refusal("keep-cards") == ("3.3.9", "five-cards")
    table.do("discard revolt-1; end-discarding")
    assert len(table.of("macedon")) == 4


@pytest.mark.rule("conquerors", "3.3.11")
def test_peucestas_as_the_card_of_the_round_does_the_duty() -> None:
    """N9."""
    hand = "peucestas revolt-1 revolt-2 spies-1 spies-2"
    table = Cards(macedon=hand).army("macedon-1", "persepolis", 20, 3, "alexander-iii")
    table.plays("macedon").do("play levy; levy macedon-1; enlist 10")
    assert (table.frame(), table.asp("macedon-1")) == ("", 30)
    assert len(table.of("macedon")) == 4


@pytest.mark.rule("conquerors", "3.3.12")
@pytest.mark.rule("conquerors", "3.3.14")
def test_nothing_is_played_or_drawn_in_the_first_round() -> None:
    table = Cards(macedon=FIVE)
    table.war.round = 1
    assert table.plays("macedon").frame() == ""
    assert table.draws("macedon").frame() == ""
    assert len(table.of("macedon")) == 5


@pytest.mark.rule("conquerors", "3.3.10")
@pytest.mark.rule("conquerors", "15.1.3")
def test_but_interrupts_are_played_in_it() -> None:
    """M1."""
    table = Cards(persia="command-indecision-1")
    table.war.round = 1
    table.army("macedon-1", "pella", 20, 3, "alexander-iii").begins()
    table.do("march macedon-1 4")
    assert table.moment() == ("orders", "persia")


@pytest.mark.rule("conquerors", "3.3.13")
def test_one_card_is_drawn_from_the_pile() -> None:
    table = Cards(macedon="drought-1").draws("macedon", 0)
    assert len(table.of("macedon")) == 2
    assert table.kinds() == ["card-drawn"]
    drawn = table.log[0]
    assert drawn.witnessed(1)["card"] is None and drawn.witnessed(0)["card"] is not None


@pytest.mark.rule("conquerors", "15.1.2")
def test_never_more_than_five() -> None:
    """A45: who would have more discards down to four first."""
    table = Cards(macedon=FIVE).draws("macedon")
    assert table.options() == [f"discard {card}" for card in table.of("macedon")]
    table.do("discard spies-1", 0)
    assert len(table.of("macedon")) == 5 and "spies-1" not in table.of("macedon")


@pytest.mark.rule("conquerors", "15.1.10")
def test_an_empty_pile_is_made_anew_of_the_discards() -> None:
    table = Cards(macedon="drought-1", persia="drought-2").discarded("spies-1 spies-2")
    table.war.pile = 0
    table.war.removed = ALL_CARDS & ~bits("drought-1 drought-2 spies-1 spies-2")
    table.draws("macedon", 1)
    assert table.of("macedon") == ["drought-1", "spies-2"]
    assert names(table.war.pile) == ["spies-1"] and table.war.discards == 0
    table.war.pile = 0
    assert table.draws("macedon").of("macedon") == ["drought-1", "spies-2"], "there is none at all"


@pytest.mark.rule("conquerors", "15.1.7")
@pytest.mark.rule("conquerors", "15.1.9")
@pytest.mark.rule("conquerors", "15.1.8")
def test_what_becomes_of_cards() -> None:
    table = Cards(macedon="diades-of-thessaly fortunes-of-war-1", persia="agis-iii drought-1")
    table.plays("macedon").do("play engineer")
    assert table.lies("diades-of-thessaly") == "staying"
    table.plays("persia").do("play agis-iii-revolt")
    assert table.lies("agis-iii") == "removed"
    table.plays("persia").do("play drought; aim-province media")
    assert table.lies("drought-1") == "discards"
    table.plays("macedon").do("play shuffle")
    assert [table.lies(card) for card in ("drought-1", "fortunes-of-war-1")] == ["pile", "pile"]
    assert [table.lies(card) for card in ("diades-of-thessaly", "agis-iii")] == [
        "staying",
        "removed",
    ]


@pytest.mark.rule("conquerors", "15.5.4")
@pytest.mark.rule("conquerors", "15.27.3")
def test_dead_cards_go_out_wherever_they_turn_up() -> None:
    """A43, A44."""
    table = Cards(macedon="black-cleitus", persia="proskynesis drought-1")
    war = table.war
    war.deeds |= CLEITUS_DEAD | PROSKYNESIS
    deck.bury(war, ScriptedDie(0), table.log)
    assert table.of("macedon") == [], "for Cleitus there is no other card"
    assert len(table.of("persia")) == 2, "for Proskynesis there is"
    assert table.lies("black-cleitus") == table.lies("proskynesis") == "removed"
    table = Cards()
    table.war.deeds |= CLEITUS_DEAD
    among = names(table.war.pile)
    table.draws("persia", among.index("black-cleitus"), 0)
    assert (len(table.of("persia")), table.lies("black-cleitus")) == (1, "removed")
    table = Cards().discarded("proskynesis")
    table.war.deeds |= PROSKYNESIS
    deck.bury(table.war, ScriptedDie(), [])
    assert table.lies("proskynesis") == "removed"


def test_every_card_is_somewhere_through_random_plays() -> None:
    """Conservation: a card is in one place only."""
    table = Cards(started=True)
    war = table.war
    die = SeededDie(5)
    deck.deal(war, die, [])
    for _ in range(300):
        side = die.uniform(2)
        if war.hands[side].bit_count() < 5:
            deck.draw_card(war, side, die, [])
        card = deck.some_card(war.hands[side], die)
        if die.uniform(3):
            deck.discard(war, side, card, [])
        else:
            deck.strike(war, side, card)
        places = (*war.hands, war.pile, war.discards, war.removed, war.staying)
        assert sum(places) == ALL_CARDS and sum([one.bit_count() for one in places]) == CARDS
        assert (war.face_down[0] | war.face_down[1]) & ~war.discards == 0
