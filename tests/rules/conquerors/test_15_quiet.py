"""15.1.14, 15.26.3 Quiet moments: Peucestas, when nothing else happens."""

from __future__ import annotations

import pytest

from anabasis.core.die import SeededDie
from anabasis.games.conquerors.board import MACEDON, PERSIA, SIDE, SPACE
from anabasis.games.conquerors.cards import ALL_CARDS
from anabasis.games.conquerors.hidden import redeal
from anabasis.games.conquerors.rules.player_phase import PlayerPhase
from anabasis.games.conquerors.rules.quiet import may_levy
from tests.rules.conquerors.dealing import Cards, bits


def persis(macedon: str = "peucestas drought-1", persia: str = "drought-2") -> Cards:
    """Alexander in Persepolis, Antipater in Susa; both have lines."""
    table = Cards(macedon, persia).army("macedon-1", "persepolis", 30, 4, "alexander-iii")
    table.army("macedon-2", "susa", 10, 2, "antipater").levels(persepolis=2, susa=2)
    table.war.family_at = SPACE.read("gabae")
    return table


def darius(persia: str = "peucestas bagoas", macedon: str = "drought-1") -> Cards:
    """Darius in Persepolis."""
    table = Cards(macedon, persia).army("persia-1", "persepolis", 30, 1, "darius-iii")
    return table.levels(persepolis=2)


def phase(table: Cards, side: str) -> Cards:
    """A whole Player Phase."""
    return table.run(PlayerPhase(SIDE.read(side)))


# ---- in one's own round


@pytest.mark.rule("conquerors", "15.26.3")
@pytest.mark.rule("conquerors", "15.1.3")
@pytest.mark.rule("conquerors", "3.3.10")
def test_peucestas_is_extra_to_the_card_of_the_round() -> None:
    """N4. And the points march in that round."""
    table = phase(persis("peucestas major-campaign-1"), "macedon").do("play campaign", 0)
    assert table.moment() == ("lull", "macedon") and table.uses() == ["levy"]
    table.do("play levy; levy macedon-1; enlist 10; pass; march macedon-1 4; pass; go pasargadae")
    assert (table.asp("macedon-1"), table.at("macedon-1")) == (40, "pasargadae")
    assert table.lies("peucestas") == "removed" and table.war.campaign


@pytest.mark.rule("conquerors", "15.26.3")
@pytest.mark.rule("conquerors", "3.3.12")
def test_in_the_first_round_of_the_game_too() -> None:
    table = persis()
    table.war.round = 1
    phase(table, "macedon")
    assert table.moment() == ("lull", "macedon")
    table.do("play levy; levy macedon-1; enlist 10; pass")
    assert table.frame() == "Act" and table.asp("macedon-1") == 40


@pytest.mark.rule("conquerors", "15.26.3")
def test_a_card_just_drawn_is_played_before_the_activity() -> None:
    table = persis("drought-1")
    table.war.pile = bits("peucestas")
    table.war.discards = ALL_CARDS & ~bits("peucestas drought-1 drought-2")
    phase(table, "macedon").do("keep-cards", 0)
    assert table.moment() == ("lull", "macedon") and table.uses() == ["levy"]


@pytest.mark.rule("conquerors", "15.26.3")
@pytest.mark.parametrize("campaign", [False, True])
def test_after_each_move_by_what_it_has_gained(campaign: bool) -> None:
    """N4. In a Major Campaign the second Army may get the points before it moves."""
    table = persis().army("macedon-1", "aginis", 30, 4, "alexander-iii")
    assert table.begins(campaign=campaign).frame() == "Act", "Persis is nobody's"
    table.do("march macedon-1 4; pass; go taoce; halt")
    assert table.moment() == ("lull", "macedon")
    table.do("play levy; levy macedon-2; enlist 10; pass")
    assert table.asp("macedon-2") == 20
    assert table.frame() == ("Act" if campaign else "")


@pytest.mark.rule("conquerors", "15.26.3")
def test_after_a_move_that_was_stopped_too() -> None:
    """An interrupt is nothing that is done in C3."""
    table = persis(persia="command-indecision-1").begins()
    table.do("pass; march macedon-1 4; play stop", 6)
    assert table.war.stopped and table.moment() == ("lull", "macedon")


@pytest.mark.rule("conquerors", "15.26.3")
@pytest.mark.rule("conquerors", "15.26.2")
def test_the_persian_has_the_same_moments() -> None:
    table = darius().begins("persia")
    assert table.moment() == ("lull", "persia") and table.uses() == ["levy"]
    table.do("play levy", 1).do("join persia-1")
    assert table.asp("persia-1") == 40


# ---- in the other player's round


@pytest.mark.rule("conquerors", "15.26.3")
def test_the_other_player_before_a_card_is_played() -> None:
    """N4. Revolt in Persis would come too late for him."""
    table = phase(persis(persia="revolt-1"), "persia")
    assert table.moment() == ("lull", "macedon")
    table.do("play levy; levy macedon-1; enlist 10; pass")
    assert table.frame() == "PlayCard" and table.uses() == ["revolt-revolt"]
    table = phase(darius(), "macedon")
    assert table.moment() == ("lull", "persia")


# ---- who is asked


@pytest.mark.rule("conquerors", "15.1.14")
def test_there_is_no_such_moment_if_all_can_see_that_it_would_be_in_vain() -> None:
    """N16."""
    assert may_levy(persis().war, MACEDON)
    assert not may_levy(persis().war, PERSIA), "Persis is Macedonian"
    table = persis()
    table.war.available = bytes((0, 175))
    assert not may_levy(table.war, MACEDON), "nobody is left to raise"
    for place in ("removed", "discards"):
        table = persis("drought-1")
        table.war.pile &= ~bits("peucestas")
        setattr(table.war, place, bits("peucestas"))
        assert not may_levy(table.war, MACEDON), place
        assert table.begins().frame() == "Act"


@pytest.mark.rule("conquerors", "15.1.14")
@pytest.mark.rule("conquerors", "15.2.1")
def test_a_card_struck_face_down_may_still_be_in_a_hand() -> None:
    table = persis("drought-1").discarded("peucestas")
    table.war.face_down = (bits("peucestas"), 0)
    assert may_levy(table.war, MACEDON)


@pytest.mark.rule("conquerors", "15.1.14")
def test_the_persian_needs_two_cards_and_bagoas() -> None:
    assert may_levy(darius("spies-1 spies-2").war, PERSIA)
    assert not may_levy(darius("peucestas").war, PERSIA), "one card is not both"
    assert not may_levy(darius("spies-1 spies-2").discarded("bagoas").war, PERSIA)


@pytest.mark.rule("conquerors", "15.1.14")
@pytest.mark.parametrize("side", [MACEDON, PERSIA])
def test_these_moments_do_not_follow_the_hand(side: int) -> None:
    """Neither player can tell by them what the other holds."""
    for table in (persis(), persis("drought-1"), darius(), darius("spies-1 spies-2")):
        wanted = may_levy(table.war, side)
        for seed in range(12):
            assert may_levy(redeal(table.war, 1 - side, SeededDie(seed)), side) == wanted
