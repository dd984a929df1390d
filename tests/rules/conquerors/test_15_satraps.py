"""15.10.1, 15.30 Satrap Insubordination and the veto of Bagoas."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import PROVINCE, TREASURY
from anabasis.games.conquerors.state import EMPTY, FULL, IN_HAND
from tests.rules.conquerors.dealing import Cards

SATRAP = "satrap-insubordination-1"


@pytest.mark.rule("conquerors", "15.30.1")
def test_closed_gates() -> None:
    table = Cards(macedon=SATRAP).plays("macedon").do("play closed-gates")
    assert table.refusal("aim-treasury pella") == ("15.30.1", "gates-never-closed")
    assert table.refusal("aim-treasury susa") == ("15.30.1", "gates-never-closed")
    assert table.refusal("aim-treasury royal") == ("15.30.1", "gates-never-closed")
    table.do("aim-treasury babylon")
    assert table.war.shut == 1 << TREASURY.read("babylon")
    assert table.lies(SATRAP) == "discards"


@pytest.mark.rule("conquerors", "15.30.1")
def test_gates_are_closed_once() -> None:
    table = Cards(macedon=SATRAP)
    table.war.shut = 1 << TREASURY.read("babylon")
    table.plays("macedon").do("play closed-gates")
    assert table.refusal("aim-treasury babylon") == ("15.30.1", "gates-closed-already")


@pytest.mark.rule("conquerors", "15.10.1")
@pytest.mark.rule("conquerors", "15.30.7")
@pytest.mark.rule("conquerors", "15.10.6")
@pytest.mark.parametrize(("die", "place"), [(5, "discards"), (6, "removed")])
def test_bagoas_vetoes_any_use(die: int, place: str) -> None:
    """A40: any use of the card."""
    table = Cards(macedon=SATRAP, persia="bagoas").plays("macedon")
    table.do("play closed-gates; aim-treasury babylon")
    assert table.moment() == ("decree", "persia")
    table.do("play veto", die)
    assert (table.war.shut, table.frame(), table.lies("bagoas")) == (0, "", place)
    assert table.lies(SATRAP) == "discards"


@pytest.mark.rule("conquerors", "15.10.1")
def test_bagoas_may_be_silent() -> None:
    table = Cards(macedon=SATRAP, persia="bagoas").plays("macedon")
    table.do("play closed-gates; aim-treasury babylon; pass")
    assert table.war.shut == 1 << TREASURY.read("babylon")


@pytest.mark.rule("conquerors", "15.10.2")
def test_bagoas_does_nothing_against_embezzlement() -> None:
    """A39: half of one level, rounded up, is one level."""
    table = Cards(macedon="embezzlement", persia="bagoas").garrison("persia", sardes=1)
    table.levels(sardes=FULL).plays("macedon").do("play theft")
    assert (table.frame(), table.level("sardes")) == ("", FULL - 1)


# ---- 15.30.3 dissension


def east(*, king: bool = True) -> Cards:
    table = Cards(persia=SATRAP)
    table.army("macedon-1", "gordium", 30, 4, "alexander-iii")
    table.garrison("macedon", babylon=4, sippara=1, ecbatana=2, susa=3, gordium=1, damascus=2)
    return table.great_king() if king else table


@pytest.mark.rule("conquerors", "15.30.3")
def test_garrisons_of_the_east_join_alexander() -> None:
    """N12. A die a province, in the order of the map's list: 1 to 5 disbands."""
    table = east().plays("persia").do("play dissension", 5, 6, 1)
    assert [table.gsp(one) for one in ("babylon", "sippara", "ecbatana", "susa")] == [0, 0, 2, 0]
    assert (table.gsp("gordium"), table.gsp("damascus")) == (1, 2), "not in the east"
    assert (table.asp("macedon-1"), table.elite("macedon-1")) == (38, 3), "8 points of Elite 0"
    rolled = [one for one in table.events("dissension-rolled")]
    assert [(one["province"], one["asp"]) for one in rolled] == [
        ("babylonia", 5),
        ("media", 0),
        ("susiana", 3),
    ]


@pytest.mark.rule("conquerors", "15.30.3")
@pytest.mark.rule("conquerors", "15.1.13")
def test_dissension_needs_the_great_king_and_a_garrison() -> None:
    table = east(king=False).plays("persia")
    assert table.refusal("play dissension") == ("15.1.13", "not-great-king")
    table = Cards(macedon=SATRAP).great_king().garrison("macedon", pella=1).plays("macedon")
    assert table.refusal("play dissension") == ("15.30.3", "no-garrison-in-the-east")


# ---- 15.30.4 Harpalus


@pytest.mark.rule("conquerors", "15.30.4")
@pytest.mark.parametrize(("die", "revolts"), [(3, True), (4, False)])
def test_harpalus_goes_with_the_money(die: int, revolts: bool) -> None:
    table = Cards(persia=SATRAP).garrison("macedon", babylon=3, thebes=1, memphis=2)
    table.levels(babylon=FULL, memphis=FULL).plays("persia").do("play harpalus")
    assert table.refusal("aim-treasury pella") == ("15.30.4", "harpalus-not-there")
    assert table.refusal("aim-treasury susa") == ("15.30.4", "not-macedonian")
    table.do("aim-treasury babylon", die)
    assert (table.gsp("babylon"), table.level("babylon")) == (0, EMPTY)
    assert (table.war.revolt >> PROVINCE.read("greece") & 1 == 1) == revolts
    assert table.gsp("thebes") == (0 if revolts else 1)


@pytest.mark.rule("conquerors", "15.30.4")
def test_memphis_stays_full() -> None:
    """M43."""
    table = Cards(persia=SATRAP).garrison("macedon", memphis=2).levels(memphis=FULL)
    table.plays("persia").do("play harpalus", 6)
    assert (table.gsp("memphis"), table.level("memphis")) == (0, FULL)


@pytest.mark.rule("conquerors", "15.30.4")
def test_harpalus_is_played_by_the_persian_alone() -> None:
    table = Cards(macedon=SATRAP).garrison("macedon", babylon=3).plays("macedon")
    assert table.refusal("play harpalus") == ("15.30.4", "card-of-the-other-side")


@pytest.mark.rule("conquerors", "15.30.4")
def test_no_die_where_greece_revolts_already() -> None:
    table = Cards(persia=SATRAP).garrison("macedon", babylon=3).mark("revolt", "greece")
    table.plays("persia").do("play harpalus")
    assert "revolt-rolled" not in table.kinds()


# ---- 15.30.5 bad blood


@pytest.mark.rule("conquerors", "15.30.5")
def test_the_highest_die_goes_back_to_hand() -> None:
    """A42: the Great King counts for the mixture but does not roll; ties roll again."""
    table = Cards(macedon=SATRAP)
    table.army("persia-1", "susa", 40, 1, "darius-iii memnon bessus mazaeus")
    table.plays("macedon").do("play bad-blood", 5, 5, 2, 1, 6)
    assert [table.where(one) for one in ("darius-iii", "memnon", "mazaeus")] == [3, 3, 3]
    assert table.where("bessus") == IN_HAND
    assert table.events("bad-blood-rolled")[0]["leaders"] == ["memnon", "bessus", "mazaeus"]
    assert table.war.leaders_known, "everybody has seen who goes"


@pytest.mark.rule("conquerors", "15.30.5")
def test_with_the_king_alone_beside_him_he_goes() -> None:
    table = Cards(macedon=SATRAP).army("persia-1", "susa", 40, 1, "darius-iii memnon")
    table.plays("macedon").do("play bad-blood")
    assert table.where("memnon") == IN_HAND


@pytest.mark.rule("conquerors", "15.30.5")
def test_only_in_a_mixed_persian_army() -> None:
    table = Cards(macedon=SATRAP).army("persia-1", "susa", 40, 1, "darius-iii bessus")
    table.army("persia-2", "sardes", 10, 1, "memnon")
    table.plays("macedon")
    assert table.refusal("play bad-blood") == ("15.30.5", "card-has-no-target")
    table.army("persia-3", "babylon", 10, 1, "charidemus mazaeus")
    table.army("persia-2", "sardes", 10, 1, "memnon artabazus").plays("macedon").do(
        "play bad-blood"
    )
    assert table.refusal("aim-army persia-1") == ("15.30.5", "army-not-mixed")
    assert table.refusal("aim-army macedon-1") == ("15.30.5", "no-persian-army")
    assert table.options() == ["aim-army persia-2", "aim-army persia-3"]
