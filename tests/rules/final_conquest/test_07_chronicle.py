"""7.1 to 7.4 The chronicle, and what its cards change of bonuses and coins."""

from __future__ import annotations

import pytest

from anabasis.games.final_conquest.board import TERRITORY
from anabasis.games.final_conquest.chronicle import CARD, CARDS, NO_CARD, THREAT, WHOLE_DECK
from anabasis.games.final_conquest.game import GAME
from anabasis.games.final_conquest.rules.chronicle import bonus_of, coin_of_victory, heroes_play
from tests.rules.final_conquest.setting import (
    act,
    asked,
    kinds,
    lay,
    new_round,
    told,
)


@pytest.mark.rule("final_conquest", "7.1", "7.2")
def test_no_card_in_the_first_round_and_one_in_every_other() -> None:
    realm = lay({}, round_=0)
    log = new_round(realm)
    assert ("card-drawn" in kinds(log), realm.chronicle) == (False, NO_CARD)
    for faction in ("rome", "carthage", "greece"):
        act(realm, faction, "end-turn")
    log = act(realm, "egypt", "end-turn", script=[5])
    assert told(log, "card-drawn")[0]["card"] == "golden-age"
    assert GAME.view(realm, None)["chronicle"] == "golden-age"


@pytest.mark.rule("final_conquest", "7.1")
def test_the_card_is_drawn_before_the_first_player_still_in_the_game() -> None:
    """E4: Rome is first in the order and given up."""
    realm = lay({}, active="egypt")
    act(realm, "table", "resign 0")
    log = act(realm, "egypt", "end-turn", script=[5])
    assert kinds(log)[-3:] == ["card-drawn", "turn-begins", "income"]
    assert asked(realm) == ["carthage"]


@pytest.mark.rule("final_conquest", "7.3")
def test_a_card_comes_once_until_all_have_come_and_then_the_last_one_too() -> None:
    """E15."""
    realm = lay({})
    realm.deck = 1 << CARD.read("famine")
    log = new_round(realm, 0)
    assert (told(log, "card-drawn")[0]["card"], realm.deck) == ("famine", 0)
    assert GAME.view(realm, None)["cards_left"] == []
    log = new_round(realm, CARD.read("famine"))
    assert "deck-shuffled" in kinds(log)
    assert realm.deck == WHOLE_DECK & ~(1 << CARD.read("famine"))
    assert len(GAME.view(realm, None)["cards_left"]) == CARDS - 1


@pytest.mark.rule("final_conquest", "7.4")
def test_three_of_eighteen_are_threats() -> None:
    swords = [CARD.words[card] for card in range(CARDS) if THREAT[card] is not None]
    assert (CARDS, swords) == (18, ["slave-revolt", "pirate-fleets", "barbarian-horde"])


@pytest.mark.rule("final_conquest", "7.2")
def test_a_card_holds_until_the_next_round() -> None:
    realm = lay({}, card="golden-age", active="egypt")
    act(realm, "egypt", "end-turn", script=[0])
    assert realm.chronicle == CARD.read("plague-spreads")
    assert asked(realm) == ["rome"]


@pytest.mark.rule("final_conquest", "7.26", "12.1")
def test_spoils_of_war() -> None:
    """E61."""
    assert coin_of_victory(lay({}, card="spoils-of-war")) == 3
    assert coin_of_victory(lay({})) == 1


@pytest.mark.rule("final_conquest", "7.28")
def test_silent_oracles() -> None:
    """E36."""
    assert not heroes_play(lay({}, card="silent-oracles"))
    assert heroes_play(lay({}))


@pytest.mark.rule("final_conquest", "7.27", "13.5", "13.6", "3.3", "3.10", "3.12")
@pytest.mark.parametrize(
    ("card", "bonuses"), [(None, (1, 1, 2, 4, 2)), ("strong-walls", (1, 2, 3, 4, 3))]
)
def test_the_bonus_of_a_place(card: str | None, bonuses: tuple[int, ...]) -> None:
    """Nowhere, a fort, a great fort, the own home, another's home."""
    realm = lay(
        {
            "rome": {"brundium": (1, 0), "alpes": (1, 0), "asia-minor": (1, 0), "carthage": (1, 0)},
            "carthage": {"numidia": (1, 0)},
        },
        card=card,
    )
    places = ("brundium", "alpes", "asia-minor", "rome", "carthage")
    assert tuple([bonus_of(realm, TERRITORY.read(place)) for place in places]) == bonuses
