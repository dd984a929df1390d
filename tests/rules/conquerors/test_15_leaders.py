"""15.2.2, 15.4.3, 15.7, 15.11, 15.12, 15.14, 15.16, 15.20 Cards against leaders, and what helps."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.rules.moments import DEATHBED, open_moment
from anabasis.games.conquerors.rules.wounds import Deathbed
from anabasis.games.conquerors.state import DEAD, ILL, IN_HAND, IN_POOL
from tests.rules.conquerors.dealing import Cards, names


def kings(macedon: str = "", persia: str = "") -> Cards:
    """Alexander with Parmenion, Darius with Memnon, and cards."""
    table = Cards(macedon, persia)
    table.army("macedon-1", "gordium", 30, 4, "alexander-iii parmenion")
    table.army("persia-1", "susa", 40, 1, "darius-iii memnon")
    return table


# ---- 15.7 Assassin


@pytest.mark.rule("conquerors", "15.7.1")
@pytest.mark.parametrize(("die", "dead"), [(3, True), (4, False)])
def test_one_to_three_is_death(die: int, dead: bool) -> None:
    table = kings(macedon="assassin-1").plays("macedon").do("play murder", die)
    assert (table.where("memnon") == DEAD) == dead, "the only one that he can aim at"
    assert table.lies("assassin-1") == "discards"


@pytest.mark.rule("conquerors", "15.1.11")
@pytest.mark.rule("conquerors", "15.1.12")
def test_at_enemies_on_the_map_alone() -> None:
    """N10."""
    table = kings(persia="assassin-1").hand("craterus").plays("persia").do("play murder")
    assert table.refusal("aim-leader craterus") == ("15.1.11", "leader-not-on-the-map")
    assert table.refusal("aim-leader memnon") == ("15.1.12", "own-leader")
    assert table.refusal("aim-diades") == ("15.16.2", "no-engineer")
    for other in ("province media", "space zadracarta", "army persia-1", "card treachery"):
        assert table.refusal(f"aim-{other}") == ("15.7.1", "card-aims-elsewhere")
    assert table.options() == ["aim-leader alexander-iii", "aim-leader parmenion"]


@pytest.mark.rule("conquerors", "15.7.2")
def test_alexander_is_injured_by_a_die() -> None:
    table = (
        kings(persia="assassin-1").plays("persia").do("play murder; aim-leader alexander-iii", 2, 5)
    )
    assert (table.war.injury, table.where("alexander-iii")) == (5, 0)
    table = (
        kings(persia="assassin-1").plays("persia").do("play murder; aim-leader alexander-iii", 4)
    )
    assert table.war.injury == 0


@pytest.mark.rule("conquerors", "15.7.3")
@pytest.mark.rule("conquerors", "15.10.4")
def test_darius_only_with_bagoas() -> None:
    table = kings(macedon="assassin-1").plays("macedon")
    table.army("persia-2", "sardes", 10, 1, "bessus")
    table.do("play murder")
    assert table.refusal("aim-leader darius-iii") == ("15.7.3", "card-needs-another")
    table = kings(macedon="assassin-1 bagoas").plays("macedon")
    table.do("play murder; aim-leader darius-iii", 1, 2)
    assert table.where("darius-iii") == DEAD and table.war.vacant
    assert table.lies("bagoas") == "discards", "his own die was a 1"


@pytest.mark.rule("conquerors", "15.16.1")
@pytest.mark.rule("conquerors", "15.16.2")
def test_diades_stays_until_he_is_killed() -> None:
    table = kings(macedon="diades-of-thessaly", persia="assassin-1 assassin-2")
    table.plays("macedon").do("play engineer")
    assert table.lies("diades-of-thessaly") == "staying"
    table.plays("persia").do("play murder; aim-diades", 4)
    assert table.lies("diades-of-thessaly") == "staying"
    table.plays("persia").do("play murder; aim-diades", 3)
    assert table.lies("diades-of-thessaly") == "removed"
    table = Cards(persia="diades-of-thessaly").plays("persia")
    assert table.refusal("play engineer") == ("15.16.1", "card-of-the-other-side")


# ---- 15.7.4 shields


@pytest.mark.rule("conquerors", "15.2.2")
@pytest.mark.rule("conquerors", "15.7.4")
def test_ahriman_guards_any_own_leader_before_the_die() -> None:
    table = kings(macedon="ahriman-in-bad-mood-1", persia="assassin-1").plays("persia")
    table.do("play murder; aim-leader parmenion")
    assert table.moment() == ("murder", "macedon")
    assert table.uses() == ["guard"]
    table.do("play guard")
    assert (table.where("parmenion"), table.frame()) == (0, "")
    assert "card-void" in table.kinds() and "murder-rolled" not in table.kinds()
    assert table.lies("ahriman-in-bad-mood-1") == table.lies("assassin-1") == "discards"


@pytest.mark.rule("conquerors", "15.2.2")
def test_ahriman_guards_diades_too() -> None:
    table = kings(macedon="diades-of-thessaly ahriman-in-bad-mood-1", persia="assassin-1")
    table.plays("macedon").do("play engineer")
    table.plays("persia").do("play murder; aim-diades; play guard")
    assert table.lies("diades-of-thessaly") == "staying"


@pytest.mark.rule("conquerors", "15.12.1")
@pytest.mark.rule("conquerors", "15.12.2")
@pytest.mark.rule("conquerors", "15.14.3")
def test_bodyguards_shield_alexander_and_the_persian_may_answer() -> None:
    """M113."""
    table = kings(
        macedon="bodyguards", persia="assassin-1 conspiracy-revealed satrap-insubordination-1"
    )
    table.plays("persia").do("play murder; aim-leader alexander-iii")
    table.do("play shield")
    assert table.moment() == ("court", "persia")
    assert table.uses() == ["answer"], "no satraps after bodyguards"
    assert table.refusal("play closed-gates") == ("15.30.6", "no-satraps-now")
    table.do("play answer; take-weariness")
    assert (table.war.weariness, table.war.injury, table.frame()) == (1, 0, "Moment")
    assert table.options() == ["pass"], "he is asked again, as long as he has cards"
    table.do("pass")
    assert table.frame() == ""


@pytest.mark.rule("conquerors", "15.12.1")
def test_bodyguards_shield_darius_and_nobody_answers() -> None:
    """M114: both cards are spent, and Bagoas rolls for his life."""
    table = kings(macedon="assassin-1 bagoas conspiracy-revealed", persia="bodyguards")
    table.plays("macedon").do("play murder; aim-leader darius-iii", 6)
    table.do("play shield")
    assert (table.frame(), table.where("darius-iii")) == ("", 3)
    assert (table.lies("assassin-1"), table.lies("bagoas")) == ("discards", "removed")


@pytest.mark.rule("conquerors", "15.12.1")
def test_bodyguards_are_for_kings() -> None:
    """N13."""
    table = kings(macedon="bodyguards", persia="assassin-1").plays("persia")
    table.do("play murder; aim-leader parmenion")
    assert table.refusal("play shield") == ("15.12.1", "not-a-king")
    table.do("pass", 6)
    assert table.where("parmenion") == 0


@pytest.mark.rule("conquerors", "15.11.2")
def test_cleitus_saves_from_murder_before_the_die() -> None:
    table = kings(macedon="black-cleitus", persia="assassin-1").plays("persia")
    table.do("play murder; aim-leader alexander-iii; play save-from-murder")
    assert (table.war.injury, table.frame()) == (0, "")
    assert table.lies("black-cleitus") == "discards", "there was no card to give for him"


@pytest.mark.rule("conquerors", "15.11.2")
@pytest.mark.rule("conquerors", "15.11.3")
def test_and_after_it_before_the_injuries_and_may_be_kept() -> None:
    """M113, N2: also after the die."""
    table = kings(macedon="black-cleitus revolt-1 spies-1", persia="assassin-1").plays("persia")
    table.do("play murder; aim-leader alexander-iii; pass", 1)
    assert table.moment() == ("blood", "macedon")
    table.do("play save-from-murder")
    assert table.options() == ["let-cleitus-go", "keep-cleitus revolt-1", "keep-cleitus spies-1"]
    assert table.refusal("keep-cleitus black-cleitus") == ("15.11.3", "not-your-card")
    table.do("keep-cleitus revolt-1")
    assert table.of("macedon") == ["black-cleitus", "spies-1"]
    assert (table.lies("revolt-1"), table.war.injury) == ("discards", 0)
    assert names(table.war.seen[0]) == ["black-cleitus"], "everybody has seen him"


@pytest.mark.rule("conquerors", "15.11.2")
def test_cleitus_saves_nobody_else() -> None:
    table = kings(macedon="black-cleitus", persia="assassin-1").plays("persia")
    table.do("play murder; aim-leader parmenion")
    assert table.refusal("play save-from-murder") == ("15.11.2", "not-alexander")


@pytest.mark.rule("conquerors", "15.11.1")
def test_cleitus_saves_in_battle() -> None:
    """M95: no points then; he may be kept for another card."""
    table = kings(macedon="black-cleitus spies-1")
    table.war.agenda = [Deathbed()]
    open_moment(table.war, DEATHBED)
    table.do("play save-in-battle; let-cleitus-go")
    assert table.lies("black-cleitus") == "discards" and table.of("macedon") == ["spies-1"]
    table.do("pass")
    assert (table.where("alexander-iii"), table.war.injury, table.war.ending) == (0, 0, 0)


@pytest.mark.rule("conquerors", "15.11.1")
def test_once_is_enough() -> None:
    table = kings(macedon="black-cleitus spies-1")
    table.war.agenda = [Deathbed()]
    open_moment(table.war, DEATHBED)
    table.do("play save-in-battle; keep-cleitus spies-1")
    assert table.refusal("play save-in-battle") == ("15.11.1", "saved-already")


@pytest.mark.rule("conquerors", "15.11.1")
def test_without_him_alexander_is_dead() -> None:
    table = kings(macedon="black-cleitus")
    table.war.agenda = [Deathbed()]
    open_moment(table.war, DEATHBED)
    table.do("pass")
    assert table.war.ending != 0


@pytest.mark.rule("conquerors", "15.11.4")
def test_the_persian_can_only_hold_or_discard_him() -> None:
    table = kings(persia="black-cleitus").plays("persia")
    assert table.options() == ["keep-cards", "discard black-cleitus"]
    table.war.agenda = [Deathbed()]
    open_moment(table.war, DEATHBED)
    assert table.frame() == "Deathbed", "he is not asked"


# ---- 15.20 Illness and Injury


@pytest.mark.rule("conquerors", "15.20.1")
@pytest.mark.parametrize(("die", "place"), [(3, DEAD), (4, ILL)])
def test_odd_is_death_even_an_illness(die: int, place: int) -> None:
    table = kings(macedon="illness-and-injury-1").plays("macedon").do("play illness", die)
    assert table.where("memnon") == place
    assert table.lies("illness-and-injury-1") == "discards"


@pytest.mark.rule("conquerors", "15.20.1")
@pytest.mark.rule("conquerors", "15.20.3")
def test_not_on_kings() -> None:
    table = kings(persia="illness-and-injury-1", macedon="illness-and-injury-2")
    table.army("macedon-2", "pella", 10, 1, "antipater").plays("persia").do("play illness")
    assert table.refusal("aim-leader alexander-iii") == ("15.20.3", "not-on-a-king")
    table.do("aim-leader antipater", 2)
    assert table.where("antipater") == ILL, "the Macedonian has no remedy, and is not asked"
    table.army("persia-2", "sardes", 10, 1, "bessus").plays("macedon").do("play illness")
    assert table.refusal("aim-leader darius-iii") == ("15.20.3", "not-on-a-king")


@pytest.mark.rule("conquerors", "15.4.3")
def test_ahura_mazda_heals() -> None:
    table = kings(macedon="illness-and-injury-1", persia="ahura-mazda-smiles-1").plays("macedon")
    table.do("play illness")
    assert table.moment() == ("illness", "persia") and table.uses() == ["heal"]
    table.do("play heal")
    assert (table.where("memnon"), table.frame()) == (ILL, "")
    assert "illness-rolled" not in table.kinds(), "no die"


@pytest.mark.rule("conquerors", "15.20.2")
def test_alexander_is_wounded_without_a_die() -> None:
    table = kings(persia="illness-and-injury-1", macedon="illness-and-injury-2").plays("persia")
    table.do("play wound")
    assert table.war.injury == 1
    table.plays("macedon")
    assert table.refusal("play wound") == ("15.20.2", "card-of-the-other-side")


# ---- 15.14 Conspiracy Revealed


@pytest.mark.rule("conquerors", "15.14.1")
def test_weariness_or_an_execution() -> None:
    table = kings(persia="conspiracy-revealed").plays("persia").do("play plot")
    assert table.options() == ["take-weariness", "execute parmenion"]
    table.do("take-weariness")
    assert table.war.weariness == 1
    assert table.lies("conspiracy-revealed") == "discards"


@pytest.mark.rule("conquerors", "15.14.1")
@pytest.mark.rule("conquerors", "15.14.2")
def test_another_takes_the_place_of_an_executed_leader() -> None:
    """M24."""
    table = kings(persia="conspiracy-revealed").plays("persia").do("play plot")
    assert table.refusal("execute alexander-iii") == ("15.14.2", "not-alexander-himself")
    assert table.refusal("execute memnon") == ("15.14.1", "not-your-leader")
    assert table.refusal("execute craterus") == ("15.1.11", "leader-not-on-the-map")
    table.do("execute parmenion", 0)
    assert (table.where("parmenion"), table.where("antipater"), table.war.weariness) == (DEAD, 0, 0)
    table.war.where = bytes([IN_HAND if one == IN_POOL else one for one in table.war.where])
    table.plays("persia")
    table.war.hands = (0, 1 << names(-1 & (1 << 55) - 1).index("conspiracy-revealed"))
    table.war.discards = 0
    table.plays("persia").do("play plot; execute antipater")
    assert table.where("antipater") == DEAD, "with an empty pool there is none"


@pytest.mark.rule("conquerors", "15.14.1")
def test_with_nobody_to_execute_the_army_is_wearied() -> None:
    table = Cards(persia="conspiracy-revealed").army("macedon-1", "pella", 10, 1, "alexander-iii")
    table.plays("persia").do("play plot")
    assert (table.war.weariness, table.frame()) == (1, "")
