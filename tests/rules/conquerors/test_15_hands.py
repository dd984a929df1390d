"""15.2.1, 15.4.1, 15.31, 15.37 Cards about cards, and what each player knows of them."""

from __future__ import annotations

import pytest

from anabasis.core.die import SeededDie
from anabasis.games.conquerors.cards import ALL_CARDS
from anabasis.games.conquerors.hidden import redeal
from anabasis.games.conquerors.rules import deck
from anabasis.games.conquerors.state import CLEITUS_DEAD
from tests.rules.conquerors.dealing import Cards, bits, names

HAND = "revolt-1 drought-1 surprise-1"


@pytest.mark.rule("conquerors", "15.2.1")
def test_ahriman_strikes_a_card_face_down() -> None:
    """N8. A card at random; its owner knows it, the striker does not."""
    table = Cards(macedon="ahriman-in-bad-mood-1", persia=HAND).plays("macedon")
    table.do("play rob", 1)
    struck = next(card for card in HAND.split() if card not in table.of("persia"))
    assert table.lies(struck) == "discards" and len(table.of("persia")) == 2
    assert names(table.war.face_down[1]) == [struck]
    assert names(table.war.discards) == sorted(
        names(table.war.discards), key=names(ALL_CARDS).index
    )
    event = table.log[-1]
    assert event.witnessed(1)["card"] == struck
    assert event.witnessed(0)["card"] is None and event.witnessed(None)["card"] is None


@pytest.mark.rule("conquerors", "15.2.1")
@pytest.mark.rule("conquerors", "15.31.1")
@pytest.mark.rule("conquerors", "15.31.2")
def test_nothing_is_taken_from_an_empty_hand() -> None:
    table = Cards(macedon="ahriman-in-bad-mood-1 spies-1").plays("macedon")
    assert table.refusal("play rob") == ("15.2.1", "no-card-to-take")
    assert table.refusal("play look") == ("15.31.1", "no-card-to-take")
    assert table.refusal("play steal") == ("15.31.2", "no-card-to-take")


@pytest.mark.rule("conquerors", "15.31.1")
def test_spies_see_the_whole_hand() -> None:
    table = Cards(persia="spies-1", macedon=HAND).plays("persia").do("play look")
    assert table.of("macedon") == sorted(HAND.split(), key=names(ALL_CARDS).index)
    assert table.war.seen == (bits(HAND), 0)
    event = table.log[-1]
    assert event.witnessed(1)["cards"] == table.of("macedon")
    assert event.witnessed(0)["cards"] == table.of("macedon"), "the owner knows what was seen"
    assert event.witnessed(None)["cards"] is None
    assert table.lies("spies-1") == "discards"


@pytest.mark.rule("conquerors", "15.31.2")
def test_spies_steal_a_card_that_both_then_know() -> None:
    table = Cards(persia="spies-1", macedon=HAND).plays("persia").do("play steal", 0)
    (stolen,) = [card for card in HAND.split() if card in table.of("persia")]
    assert len(table.of("macedon")) == 2
    assert names(table.war.seen[1]) == [stolen], "its former owner knows where it is"
    assert [table.log[-1].witnessed(seat)["card"] for seat in (0, 1, None)] == [
        stolen,
        stolen,
        None,
    ]


@pytest.mark.rule("conquerors", "15.4.1")
def test_ahura_mazda_gives_back_a_discard_of_choice() -> None:
    table = Cards(persia="ahura-mazda-smiles-1").discarded("revolt-1 surprise-2")
    table.plays("persia").do("play ahura-mazda-smiles-recall")
    assert "aim-card revolt-1" in table.options()
    assert table.refusal("aim-card spies-1") == ("15.4.1", "not-discarded")
    table.do("aim-card surprise-2")
    assert table.of("persia") == ["surprise-2"] and names(table.war.seen[1]) == ["surprise-2"]
    assert table.lies("ahura-mazda-smiles-1") == "discards"


@pytest.mark.rule("conquerors", "15.4.1")
def test_not_the_card_itself_before_it_lies_there_and_not_by_the_macedonian() -> None:
    table = Cards(persia="ahura-mazda-smiles-1").plays("persia")
    assert table.refusal("play ahura-mazda-smiles-recall") == ("15.4.1", "no-discards")
    table = Cards(macedon="ahura-mazda-smiles-1").discarded("revolt-1").plays("macedon")
    assert table.refusal("play ahura-mazda-smiles-recall") == ("15.4.1", "card-of-the-other-side")


@pytest.mark.rule("conquerors", "15.4.1")
def test_the_discards_are_gone_through_and_lie_open() -> None:
    """N8. Note 7: what Ahriman struck is unknown until then."""
    table = Cards(persia="ahriman-in-bad-mood-1 ahura-mazda-smiles-1", macedon="surprise-1")
    table.plays("persia").do("play rob", 0)
    assert table.war.face_down == (bits("surprise-1"), 0)
    table.plays("persia").do("play ahura-mazda-smiles-recall; aim-card surprise-1")
    assert table.war.face_down == (0, 0) and table.of("persia") == ["surprise-1"]


@pytest.mark.rule("conquerors", "15.37.1")
def test_fortunes_of_war_shuffle_everything() -> None:
    """Q21, M120, N14: open discards are hidden again; what was seen in hands stays known."""
    table = Cards(macedon="spies-1 fortunes-of-war-1", persia=HAND).discarded("revolt-2")
    table.plays("macedon").do("play look")
    table.plays("macedon").do("play shuffle")
    war = table.war
    assert war.discards == 0 and table.lies("revolt-2") == table.lies("fortunes-of-war-1") == "pile"
    assert war.seen == (0, bits(HAND))
    assert war.shuffles == 1
    assert [war.since[names(ALL_CARDS).index(card)] for card in ("revolt-2", "drought-2")] == [1, 0]


# ---- what a player cannot know


def dealt(table: Cards, side: int, seed: int) -> Cards:
    """The same table, dealt anew for a side."""
    other = Cards()
    other.war = redeal(table.war, side, SeededDie(seed))
    places = (*other.war.hands, other.war.pile, other.war.discards)
    assert sum([one.bit_count() for one in places]) == 55 and sum(places) == ALL_CARDS
    assert other.war.hands[side] == table.war.hands[side]
    return other


@pytest.mark.rule("conquerors", "15.1.1")
def test_the_other_hand_is_dealt_anew_but_for_what_was_seen() -> None:
    table = Cards(macedon="spies-1 drought-2", persia="revolt-1 drought-1")
    table.plays("macedon").do("play look")
    deck.take(table.war, 1, bits("surprise-1").bit_length() - 1)
    table.war.pile &= ~bits("surprise-1")
    hands = {tuple(dealt(table, 0, seed).of("persia")) for seed in range(30)}
    assert len(hands) > 10
    for hand in hands:
        assert {"revolt-1", "drought-1"} < set(hand) and len(hand) == 3
        assert "drought-2" not in hand and "spies-1" not in hand, "these he sees himself"
    own = {tuple(dealt(table, 1, seed).of("persia")) for seed in range(10)}
    assert own == {("drought-1", "revolt-1", "surprise-1")} or len(own) == 1


@pytest.mark.rule("conquerors", "15.1.10")
@pytest.mark.rule("conquerors", "15.37.1")
def test_cards_shuffled_in_later_were_not_drawn_before() -> None:
    """N14. The Persian has drawn before the shuffle: no card that lay open then is in his hand."""
    table = Cards(macedon="fortunes-of-war-1", persia="revolt-1").discarded("surprise-1 surprise-2")
    table.plays("macedon").do("play shuffle")
    for seed in range(60):
        hand = dealt(table, 0, seed).of("persia")
        assert not {"surprise-1", "surprise-2", "fortunes-of-war-1"} & set(hand)
    table.draws("persia", names(table.war.pile).index("surprise-2"))
    hands = [dealt(table, 0, seed).of("persia") for seed in range(400)]
    assert any("surprise-1" in hand for hand in hands), "what he drew since may be such a one"
    for hand in hands:
        assert len({"surprise-1", "surprise-2", "fortunes-of-war-1"} & set(hand)) <= 1


@pytest.mark.rule("conquerors", "15.1.10")
def test_when_the_pile_has_run_out_the_rest_is_in_the_other_hand() -> None:
    table = Cards(macedon="drought-1", persia="revolt-1 revolt-2")
    war = table.war
    war.discards, war.pile = war.pile, 0
    table.draws("macedon", 0)
    for seed in range(20):
        assert dealt(table, 0, seed).of("persia") == ["revolt-1", "revolt-2"]


@pytest.mark.rule("conquerors", "15.1.10")
def test_the_pile_is_made_anew_however_often_a_long_game_needs_it() -> None:
    table = Cards(macedon="drought-1", persia="revolt-1")
    war = table.war
    war.shuffles = 255
    war.discards, war.pile = war.pile, 0
    table.draws("macedon", 0)
    assert war.shuffles == 256 and len(table.of("macedon")) == 2
    for seed in range(20):
        assert dealt(table, 0, seed).of("persia") == ["revolt-1"]


@pytest.mark.rule("conquerors", "15.2.1")
def test_of_a_hand_that_was_seen_one_card_may_be_the_one_that_was_struck() -> None:
    """Spies, then Ahriman: all three are known, one of them lies face down, and not which."""
    table = Cards(macedon="spies-1 ahriman-in-bad-mood-1", persia=HAND)
    table.plays("macedon").do("play look")
    table.plays("macedon").do("play rob", 2)
    assert names(deck.known_of(table.war, 1)) == sorted(HAND.split(), key=names(ALL_CARDS).index)
    hands = set()
    for seed in range(60):
        other = dealt(table, 0, seed)
        lies = set(other.of("persia")) | set(names(other.war.face_down[1]))
        assert lies == set(HAND.split())
        hands.add(tuple(other.of("persia")))
    assert len(hands) == 3
    (struck,) = names(table.war.face_down[1])
    for seed in range(20):
        assert dealt(table, 1, seed).lies(struck) == "discards", "its owner knows it"


@pytest.mark.rule("conquerors", "15.2.1")
@pytest.mark.rule("conquerors", "15.1.10")
def test_what_may_have_been_struck_leaves_a_card_for_every_place() -> None:
    """Revolt was seen, and is in the hand or face down. All that lies in the pile was shuffled in
    after the hand was drawn: if Revolt is face down, no card is left for the hand."""
    table = Cards(persia="revolt-1")
    war = table.war
    deck.see_hand(war, 1)
    war.discards, war.pile = war.pile, 0
    table.draws("persia", names(war.discards).index("surprise-1"))
    deck.strike(war, 1, bits("surprise-1").bit_length() - 1)
    for seed in range(40):
        other = dealt(table, 0, seed)
        assert other.of("persia") == ["revolt-1"]
        assert len(names(other.war.face_down[1])) == 1


@pytest.mark.rule("conquerors", "15.5.4")
@pytest.mark.rule("conquerors", "15.2.1")
def test_a_dead_card_may_lie_face_down_and_is_in_no_hand() -> None:
    """Cleitus was struck, then dies; nothing else can have been drawn before the shuffle."""
    table = Cards(persia="black-cleitus")
    war = table.war
    deck.strike(war, 1, bits("black-cleitus").bit_length() - 1)
    war.since = tuple([1 if war.pile >> card & 1 else 0 for card in range(len(war.since))])
    war.shuffles = 1
    war.deeds |= CLEITUS_DEAD
    for seed in range(10):
        assert names(dealt(table, 0, seed).war.face_down[1]) == ["black-cleitus"]


@pytest.mark.rule("conquerors", "15.31.1")
def test_a_second_look_tells_what_was_struck() -> None:
    table = Cards(macedon="spies-1 spies-2 ahriman-in-bad-mood-1", persia=HAND)
    for use, script in (("look", ()), ("rob", (0,)), ("look", ())):
        table.plays("macedon").do(f"play {use}", *script)
    assert table.war.face_down == (0, 0) and table.war.doubtful == (0, 0)
    assert table.war.seen[1] == table.war.hands[1]
