"""15.5, 15.6, 15.21, 15.22, 15.25 to 15.27, 15.35 Cards about kings, courts and their armies."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import MACEDON, SPACE
from anabasis.games.conquerors.state import (
    CLEITUS_DEAD,
    FATIGUED,
    MARRIED,
    PROSKYNESIS,
)
from tests.rules.conquerors.dealing import Cards, bits

BINGE = "alexandrian-drunken-binge"
NATIVE = "alexander-goes-native"
SATRAP = "satrap-insubordination-1"


def court(macedon: str = "", persia: str = "") -> Cards:
    table = Cards(macedon, persia)
    table.army("macedon-1", "babylon", 30, 4, "alexander-iii").great_king()
    return table


# ---- 15.5 the binge


@pytest.mark.rule("conquerors", "15.5.1")
@pytest.mark.rule("conquerors", "15.5.3")
@pytest.mark.parametrize(("die", "dead"), [(1, True), (2, False)])
def test_the_persian_makes_him_drink(die: int, dead: bool) -> None:
    table = court(persia=BINGE, macedon="black-cleitus").plays("persia").do("play binge", die)
    assert table.war.injury == 1
    assert bool(table.war.deeds & CLEITUS_DEAD) == dead
    assert table.lies("black-cleitus") == ("removed" if dead else "macedon")
    assert table.lies(BINGE) == "discards"


@pytest.mark.rule("conquerors", "15.5.2")
def test_the_macedonian_revels() -> None:
    table = court(macedon=BINGE)
    table.war.weariness = 5
    table.plays("macedon")
    assert table.uses() == ["revel"]
    table.do("play revel", 4)
    assert (table.war.weariness, table.war.injury) == (4, 0)


@pytest.mark.rule("conquerors", "15.5.4")
def test_a_dead_cleitus_is_not_rolled_for_again() -> None:
    table = court(macedon=BINGE)
    table.war.deeds |= CLEITUS_DEAD
    table.plays("macedon").do("play revel")
    assert "cleitus-rolled" not in table.kinds()


@pytest.mark.rule("conquerors", "15.1.13")
@pytest.mark.parametrize(
    ("card", "use"), [(BINGE, "binge"), (NATIVE, "customs"), ("proskynesis", "homage")]
)
def test_not_before_alexander_is_great_king(card: str, use: str) -> None:
    table = Cards(persia=card).plays("persia")
    assert table.refusal(f"play {use}") == ("15.1.13", "not-great-king")


# ---- 15.6 Alexander Goes Native


@pytest.mark.rule("conquerors", "15.6.1")
@pytest.mark.rule("conquerors", "15.6.2")
@pytest.mark.rule("conquerors", "15.30.6")
def test_persian_dress_wearies_and_the_persian_answers() -> None:
    """M118: whoever played it; Bagoas cancels the answer, not the weariness."""
    table = court(macedon=f"{NATIVE} bagoas", persia=f"{SATRAP} conspiracy-revealed")
    table.plays("macedon").do("play customs")
    assert table.war.weariness == 1
    assert table.moment() == ("court", "persia")
    assert "answer" not in table.uses() and "closed-gates" in table.uses()
    assert table.refusal("play answer") == ("15.14.3", "no-conspiracy-now")
    table.do("play closed-gates; aim-treasury sardes")
    assert table.moment() == ("decree", "macedon")
    table.do("play veto", 1)
    assert (table.war.shut, table.war.weariness) == (0, 1)
    table.do("pass")
    assert table.frame() == "" and table.lies(NATIVE) == "removed"


@pytest.mark.rule("conquerors", "15.6.2")
def test_the_persian_answers_his_own_card_too() -> None:
    table = court(persia=f"{NATIVE} {SATRAP}").plays("persia")
    table.do("play customs; play closed-gates; aim-treasury sardes")
    assert table.war.shut


# ---- 15.27 Proskynesis


@pytest.mark.rule("conquerors", "15.27.1")
@pytest.mark.rule("conquerors", "15.27.2")
def test_homage_fulfils_the_objective_and_the_persian_answers() -> None:
    table = court(macedon="proskynesis", persia=f"{SATRAP} conspiracy-revealed").plays("macedon")
    table.do("play homage")
    assert table.war.deeds & PROSKYNESIS and table.lies("proskynesis") == "removed"
    assert table.war.weariness == 0
    assert {"answer", "closed-gates"} <= set(table.uses())
    table.do("play answer")
    assert table.war.weariness == 1, "nobody could be executed"
    table.do("pass")
    assert table.frame() == ""


@pytest.mark.rule("conquerors", "15.27.1")
def test_not_twice() -> None:
    table = court(macedon="proskynesis")
    table.war.deeds |= PROSKYNESIS
    table.plays("macedon")
    assert table.refusal("play homage") == ("15.27.1", "mandatory-already")


# ---- 15.22 Mass Marriage


@pytest.mark.rule("conquerors", "15.22.1")
def test_weddings_weary_and_marry() -> None:
    table = court(persia="mass-marriage").plays("persia")
    assert table.refusal("play weddings") == ("15.22.1", "family-not-held")
    table.war.family_side = MACEDON
    table.do("play weddings")
    assert (table.war.weariness, bool(table.war.deeds & MARRIED)) == (1, True)
    assert table.lies("mass-marriage") == "removed"
    assert table.kinds().count("married") == 1
    table.war.hands = (bits("mass-marriage"), 0)
    table.war.removed = 0
    table.plays("macedon")
    assert table.refusal("play weddings") == ("15.22.1", "card-of-the-other-side")


@pytest.mark.rule("conquerors", "15.22.1")
def test_a_second_marriage_is_none() -> None:
    table = court(persia="mass-marriage")
    table.war.family_side = MACEDON
    table.war.deeds |= MARRIED
    table.plays("persia").do("play weddings")
    assert (table.war.weariness, "married" in table.kinds()) == (1, False)


# ---- 15.21, 15.25 campaign and drill


@pytest.mark.rule("conquerors", "15.21.1")
def test_a_major_campaign_is_for_this_round() -> None:
    table = court(macedon="major-campaign-1").plays("macedon").do("play campaign")
    assert table.war.campaign and table.lies("major-campaign-1") == "discards"


@pytest.mark.rule("conquerors", "15.25.1")
def test_a_persian_army_is_drilled_up_to_three() -> None:
    """Q10: the Persian maximum."""
    table = Cards(persia="persians-increase-training-1")
    table.army("persia-1", "susa", 40, 3).army("persia-2", "sardes", 20, 2)
    table.army("persia-3", "babylon", 20, 0).army("spartan", "sparta", 5)
    table.plays("persia").do("play drill")
    assert table.refusal("aim-army persia-1") == ("15.25.1", "elite-enough")
    assert table.refusal("aim-army spartan") == ("15.3.4", "spartans-not-drilled")
    table.do("aim-army persia-2")
    assert table.elite("persia-2") == 3


@pytest.mark.rule("conquerors", "15.25.1")
def test_only_by_the_persian_and_only_with_an_army_to_drill() -> None:
    table = Cards(persia="persians-increase-training-1").army("persia-1", "susa", 40, 3)
    table.plays("persia")
    assert table.refusal("play drill") == ("15.25.1", "card-has-no-target")
    table = Cards(macedon="persians-increase-training-1").army("persia-1", "susa", 40, 1)
    table.plays("macedon")
    assert table.refusal("play drill") == ("15.25.1", "card-of-the-other-side")


# ---- 15.35 The Honeymooners


@pytest.mark.rule("conquerors", "15.35.1")
@pytest.mark.parametrize("side", ["macedon", "persia"])
def test_four_points_go_on_leave(side: str) -> None:
    """N5."""
    table = court(**{side: "the-honeymooners"})
    table.war.weariness = 3
    table.army("macedon-1", "babylon", 12, 4, "alexander-iii", condition=FATIGUED)
    table.plays(side).do("play leave")
    war = table.war
    assert (table.asp("macedon-1"), war.weariness) == (8, 2)
    assert (war.leave_asp, war.leave_elite, war.leave_condition) == (4, 4, FATIGUED)
    assert table.lies("the-honeymooners") == "removed"


@pytest.mark.rule("conquerors", "15.35.1")
def test_not_from_an_army_of_four() -> None:
    """N6."""
    table = court(macedon="the-honeymooners").army("macedon-1", "babylon", 4, 4, "alexander-iii")
    table.plays("macedon")
    assert table.refusal("play leave") == ("15.35.1", "too-few-for-leave")


# ---- 15.26 Peucestas


@pytest.mark.rule("conquerors", "15.26.1")
def test_peucestas_raises_ten_for_nothing() -> None:
    """M119: no treasury, no line; the track falls."""
    table = Cards(macedon="peucestas").army("macedon-1", "persepolis", 20, 3, "alexander-iii")
    table.levels(persepolis=0, pella=0)
    before = table.war.available[0]
    table.opens("lull").do("play levy; levy macedon-1; enlist 10")
    assert (table.asp("macedon-1"), table.elite("macedon-1")) == (30, 2)
    assert table.war.available[0] == before - 10
    assert table.lies("peucestas") == "removed"


@pytest.mark.rule("conquerors", "15.26.1")
def test_or_what_is_left_on_the_track() -> None:
    table = Cards(macedon="peucestas").army("macedon-1", "persepolis", 20, 3, "alexander-iii")
    table.war.available = bytes((6, 175))
    table.opens("lull").do("play levy; levy macedon-1; enlist 6")
    assert (table.asp("macedon-1"), table.war.available[0]) == (26, 0)
    table = Cards(macedon="peucestas").army("macedon-1", "persepolis", 20, 3, "alexander-iii")
    table.war.available = bytes((0, 175))
    assert table.opens("lull").refusal("play levy") == ("8.3.1", "nobody-left-to-raise")


@pytest.mark.rule("conquerors", "15.26.1")
def test_persis_must_be_controlled() -> None:
    table = Cards(macedon="peucestas").army("macedon-1", "susa", 20, 3, "alexander-iii")
    assert table.opens("lull").refusal("play levy") == ("15.26.1", "persis-not-controlled")


@pytest.mark.rule("conquerors", "15.26.2")
@pytest.mark.rule("conquerors", "15.10.3")
def test_the_persian_plays_bagoas_with_it() -> None:
    table = Cards(persia="peucestas").army("persia-1", "persepolis", 20, 1, "darius-iii")
    assert table.opens("lull").refusal("play levy") == ("15.26.1", "card-needs-another")
    table = Cards(persia="peucestas bagoas").army("persia-1", "persepolis", 20, 1, "darius-iii")
    before = table.war.available[1]
    table.opens("lull").do("play levy", 6).do("join persia-1")
    assert table.asp("persia-1") == 30 and table.war.available[1] == before - 10
    assert (table.lies("peucestas"), table.lies("bagoas")) == ("removed", "removed")


@pytest.mark.rule("conquerors", "15.26.1")
@pytest.mark.parametrize("moment", ["clearing", "lull"])
def test_at_any_moment_outside_combat(moment: str) -> None:
    """M119, N4."""
    table = Cards(macedon="peucestas").army("macedon-1", "persepolis", 20, 3, "alexander-iii")
    assert table.opens(moment).uses() == ["levy"]


@pytest.mark.rule("conquerors", "15.26.1")
def test_but_not_in_combat() -> None:
    """M119, N4."""
    table = Cards(macedon="peucestas").army("macedon-1", "persepolis", 20, 3, "alexander-iii")
    for moment in ("deathbed", "flight"):
        table.opens(moment, SPACE.read("susa"))
        assert table.refusal("play levy") == ("15.26.1", "card-at-another-moment")
