"""10.8, 10.9 Leaders moving alone, and devastation."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import PROVINCE
from anabasis.games.conquerors.leaders import DARIUS
from anabasis.games.conquerors.rules.commanders import stand_alone
from anabasis.games.conquerors.state import DEAD
from tests.rules.conquerors.moving import Field


@pytest.mark.rule("conquerors", "10.8.1")
def test_any_number_of_leaders_goes_anywhere() -> None:
    table = Field()
    table.army("macedon-1", "susa", 20, 3, "alexander-iii parmenion craterus")
    table.army("macedon-2", "pella", 10, 0).fleet("macedonian", "macedon", "tyre")
    table.begins().do("move-leaders; send parmenion macedon-2; send craterus macedonian")
    assert not table.war.agenda, "nobody else can move"
    assert table.is_with("parmenion", "macedon-2")
    assert table.war.moves_left == 0


@pytest.mark.rule("conquerors", "10.8.1")
@pytest.mark.rule("conquerors", "5.1.7")
def test_a_leader_in_hand_is_placed_and_each_moves_once() -> None:
    """A11."""
    table = Field()
    table.army("macedon-1", "susa", 20, 3, "alexander-iii parmenion")
    table.army("macedon-2", "pella", 10, 0).hand("seleucus")
    table.begins().do("move-leaders; send seleucus macedon-2")
    assert table.refusal("send seleucus macedon-1") == ("10.8.1", "sent-already")
    table.do("end-sending")


@pytest.mark.rule("conquerors", "10.8.2")
def test_a_leader_is_captured_where_he_arrives() -> None:
    """M23."""
    table = Field()
    table.army("macedon-1", "susa", 20, 3, "alexander-iii parmenion")
    table.army("macedon-2", "smyrna", 10, 0).army("persia-2", "pergamum", 20, 0, "memnon")
    table.army("persia-1", "sardes", 20, 0, "darius-iii")
    table.begins().do("move-leaders; send parmenion macedon-2")
    assert table.asked() == 1
    assert table.options() == ["let-by", "ambush persia-2", "ambush persia-1"]
    table.do("ambush persia-1", 4).do("ambush persia-2", 4)
    assert table.where("parmenion") == DEAD
    assert table.at("persia-2") == "pergamum"


@pytest.mark.rule("conquerors", "10.8.2")
def test_passes_and_mountains_count_for_leaders_too() -> None:
    table = Field()
    table.army("macedon-1", "susa", 20, 3, "alexander-iii parmenion")
    table.army("macedon-2", "issus", 10, 0).army("persia-2", "doliche", 20, 0, "memnon")
    table.begins().do("move-leaders; send parmenion macedon-2")
    assert not table.war.agenda, "a mountain pass lies between"


@pytest.mark.rule("conquerors", "10.8.3")
@pytest.mark.rule("conquerors", "5.2.4")
def test_a_king_does_not_move_so_unless_he_stands_alone() -> None:
    """A21, M16, M21."""
    table = Field()
    table.army("persia-1", "susa", 20, 3, "darius-iii")
    table.army("persia-2", "sardes", 10, 0, "memnon")
    table.begins("persia").do("move-leaders")
    assert table.refusal("send darius-iii persia-2") == ("10.8.3", "king-stays")
    stand_alone(table.war, DARIUS, table.war.army_at[4])
    table.begins("persia").do("move-leaders")
    assert table.refusal("send darius-iii persia-2") == ("10.8.3", "king-stays")
    table.do("send darius-iii persia-1; end-sending")
    assert table.is_with("darius-iii", "persia-1")


# ---- 10.9 devastation


@pytest.mark.rule("conquerors", "10.9.1")
@pytest.mark.rule("conquerors", "10.9.4")
@pytest.mark.rule("conquerors", "10.9.7")
def test_commagene() -> None:
    """M86. The example of 10.9: five points from Bynyan, one to Malatya, four on the attempt: 3 + 4
    is more than the four spaces of Commagene."""
    table = Field()
    table.army("macedon-1", "bynyan", 20, 3, "alexander-iii").royal("macedon-1", 2)
    table.begins().do("march macedon-1 5; go malatya; devastate; number 4; halt", 3, 1)
    assert table.war.devastated == 1 << PROVINCE.read("commagene")
    assert table.event("devastation-rolled")["done"] == 1
    assert table.event("treasury-checked")["added"] == 1


@pytest.mark.rule("conquerors", "10.9.5")
@pytest.mark.rule("conquerors", "10.9.6")
def test_a_failed_attempt_is_not_repeated_in_the_province() -> None:
    table = Field()
    table.army("macedon-1", "bynyan", 20, 3, "alexander-iii")
    table.begins().do("march macedon-1 4; go malatya; devastate; number 1", 3)
    assert table.war.devastated == 0
    assert table.war.march is not None and table.war.march.left() == 2, "the points are gone"
    assert table.refusal("devastate") == ("10.9.6", "tried-already")
    table.do("go bynyan")
    assert table.refusal("devastate") is None, "another province"


@pytest.mark.rule("conquerors", "10.9.2")
def test_who_devastates_enters_no_enemy_space() -> None:
    table = Field()
    table.army("macedon-1", "bynyan", 20, 3, "alexander-iii").garrison("persia", mazaca=1)
    table.begins().do("march macedon-1 4; go malatya; devastate; number 1", 3)
    table.do("go bynyan")
    assert table.refusal("go mazaca") == ("10.9.2", "devastating")
    table.begins().do("march macedon-1 4; go mazaca")
    assert table.refusal("devastate") == ("10.9.2", "after-combat")


@pytest.mark.rule("conquerors", "10.9.2")
def test_who_devastates_may_be_intercepted_and_makes_no_further_attempt() -> None:
    """A47."""
    table = Field()
    table.army("macedon-1", "bynyan", 20, 3, "alexander-iii")
    table.army("persia-2", "tyana", 12, 0, "memnon").garrison("macedon", pella=1)
    table.begins().do("march macedon-1 4; go mazaca; intercept persia-2", 4)
    table.do("stand", 2, 8, 4, 1).do("retreat tyana; rest-here", 1, 1)
    if table.frame() == "FlightChoice":
        table.do("no-flight")
    assert table.refusal("devastate") == ("10.9.2", "after-combat")


@pytest.mark.rule("conquerors", "10.9.3")
def test_an_enemy_in_the_province_forbids_it_but_not_a_garrison_in_a_city() -> None:
    """M86."""
    table = Field()
    table.army("macedon-1", "smyrna", 20, 3, "alexander-iii").garrison("persia", sardes=2)
    table.begins().do("march macedon-1 4")
    assert table.refusal("devastate") is None, "a garrison Inside a Major City"
    table.garrison("persia", thyatira=1).begins().do("march macedon-1 4")
    assert table.refusal("devastate") == ("10.9.3", "enemies-in-province")
    table = Field()
    table.army("macedon-1", "smyrna", 20, 3, "alexander-iii").fleet("ionic", "persia", "ephesus")
    table.begins().do("march macedon-1 4")
    assert table.refusal("devastate") == ("10.9.3", "enemies-in-province"), "a fleet too"
    table = Field()
    table.army("macedon-1", "smyrna", 20, 3, "alexander-iii")
    table.army("persia-2", "sardes", 5, inside=True).begins().do("march macedon-1 4")
    assert table.refusal("devastate") == ("10.9.3", "enemies-in-province"), "an army Inside"


@pytest.mark.rule("conquerors", "10.9.1")
@pytest.mark.rule("conquerors", "10.9.8")
def test_fleets_do_not_devastate_and_nobody_does_it_twice() -> None:
    table = Field()
    table.fleet("ionic", "persia", "ephesus").garrison("persia", sardes=1)
    table.begins("persia").do("set-sail ionic")
    assert "devastate" not in table.options()
    table = Field()
    table.army("macedon-1", "smyrna", 20, 3, "alexander-iii").mark("devastated", "lydia")
    table.begins().do("march macedon-1 4")
    assert table.refusal("devastate") == ("10.9.8", "devastated-already")


@pytest.mark.rule("conquerors", "10.9.4")
def test_a_move_by_sea_alone_has_no_declared_points_for_it() -> None:
    """Z24."""
    table = Field()
    table.army("macedon-1", "smyrna", 12, 3, "alexander-iii").begins().do("embark macedon-1")
    assert table.refusal("devastate") == ("10.9.4", "no-points-to-devastate")


@pytest.mark.rule("conquerors", "10.9.2")
@pytest.mark.rule("conquerors", "10.3.6")
def test_who_devastates_before_an_enemy_city_may_stay_there_without_a_siege() -> None:
    table = Field()
    table.army("macedon-1", "sardes", 20, 3, "alexander-iii").garrison("persia", sardes=2)
    table.begins().do("march macedon-1 4; devastate; number 4", 1)
    assert not table.war.agenda, "it has no points left, and halts"
    assert "besieged" not in table.kinds()
