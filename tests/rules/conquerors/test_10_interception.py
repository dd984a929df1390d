"""10.6 Interception, on land and at sea."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import MACEDON, PERSIA, SPACE
from anabasis.games.conquerors.state import FATIGUED
from tests.rules.conquerors.moving import Field


def facing(at: str, **given: object) -> Field:
    """Macedonians in Ephesus and a Persian army near Smyrna or elsewhere."""
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "alexander-iii").garrison("macedon", pella=1)
    table.army("persia-1", "susa", 40, 1, "darius-iii")
    table.army("persia-2", at, 20, 1, "memnon", **given)  # type: ignore[arg-type]
    return table


# ---- on land


@pytest.mark.rule("conquerors", "10.6.1")
@pytest.mark.rule("conquerors", "10.6.2")
@pytest.mark.rule("conquerors", "10.6.4")
def test_an_army_next_to_the_mover_intercepts_and_attacks() -> None:
    table = facing("pergamum").begins().do("march macedon-1 4; go smyrna")
    assert table.asked() == 1
    assert table.options() == ["let-pass", "intercept persia-2"]
    table.do("intercept persia-2", 4)
    assert table.at("persia-2") == "smyrna"
    assert table.event("interception-rolled")["added"] == 2
    assert table.frame() == "Avoiding" and table.asked() == 0, "the mover may avoid"
    table.do("stand", 6, 7, 4, 1)
    assert [one["side"] for one in table.events("battle-rolled")] == ["persia", "macedon"]


@pytest.mark.rule("conquerors", "10.6.3")
@pytest.mark.rule("conquerors", "10.6.13")
def test_a_failed_try_and_another_one_in_the_next_space() -> None:
    table = facing("pergamum").begins().do("march macedon-1 4; go smyrna; intercept persia-2", 3)
    assert table.frame() == "Marching"
    table.do("go sardes")
    assert table.frame() == "Marching", "Sardes is not next to Pergamum"
    table.do("go smyrna; intercept persia-2", 5)
    assert table.at("persia-2") == "smyrna", "in each space that the mover enters"


@pytest.mark.rule("conquerors", "10.6.13")
def test_more_than_one_army_tries_in_the_same_space() -> None:
    table = facing("pergamum").army("persia-3", "sardes", 15, 0, "mazaeus")
    table.begins().do("march macedon-1 4; go smyrna")
    assert table.options() == ["let-pass", "intercept persia-2", "intercept persia-3"]
    table.do("intercept persia-3", 4).do("intercept persia-2", 6)
    assert table.at("persia-2") == table.at("persia-3") == "smyrna"
    table.do("stand", 7, 7, 5, 1)
    assert table.events("battle-rolled")[0]["strength"] == 35, "they attack together"


@pytest.mark.rule("conquerors", "10.6.5")
def test_an_interceptor_joins_friends_who_are_attacked() -> None:
    """M68."""
    table = facing("pergamum").army("persia-3", "smyrna", 15, 0, "mazaeus")
    table.begins().do("march macedon-1 4; go smyrna; intercept persia-2", 4)
    table.do("stand", 7, 7, 5, 1)
    rolled = table.events("battle-rolled")
    assert [(one["side"], one["strength"]) for one in rolled] == [("macedon", 30), ("persia", 35)]


@pytest.mark.rule("conquerors", "10.6.6")
@pytest.mark.parametrize(
    ("mover", "target", "army"),
    [
        ("perinthos", "chersonese", "ilium"),
        ("pella", "larissa", "thebes"),
        ("aradus", "myriandrus", "issus"),
    ],
)
def test_nobody_intercepts_along_a_strait_or_a_pass(mover: str, target: str, army: str) -> None:
    table = Field()
    table.army("macedon-1", mover, 30, 3, "alexander-iii").army("persia-1", army, 40, 1)
    table.begins().do(f"march macedon-1 4; go {target}")
    assert table.frame() == "Marching"


@pytest.mark.rule("conquerors", "10.6.7")
def test_mountains_take_one_and_deserts_nothing() -> None:
    """Q12."""
    table = Field()
    table.army("macedon-1", "bynyan", 30, 3, "alexander-iii").army("persia-1", "samosata", 40, 1)
    table.begins().do("march macedon-1 4; go malatya; intercept persia-1", 6)
    assert table.event("interception-rolled")["added"] == -1
    assert table.event("interception-rolled")["came"] == 0
    table = Field()
    table.army("macedon-1", "ake", 30, 3, "alexander-iii").army("persia-1", "pelusium", 40, 1)
    table.begins().do("march macedon-1 4; go gaza; intercept persia-1", 6)
    assert table.event("interception-rolled")["added"] == 0
    assert table.at("persia-1") == "gaza"


@pytest.mark.rule("conquerors", "10.6.9")
def test_not_out_of_a_siege_but_a_besieger_may_and_the_siege_is_over() -> None:
    """M77."""
    table = Field()
    table.army("persia-1", "ephesus", 40, 1, "darius-iii")
    table.army("macedon-1", "sardes", 12, 3, "alexander-iii", inside=True)
    table.army("persia-2", "sardes", 20, 1, "memnon").besieges("persia", "sardes")
    table.army("macedon-2", "pergamum", 5, 0)
    table.begins("persia").do("march persia-1 3; go smyrna")
    assert table.options() == ["let-pass", "intercept macedon-2"], "not the army Inside"
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "alexander-iii")
    table.army("macedon-2", "sardes", 12, 0, inside=True)
    table.army("persia-2", "sardes", 20, 1, "memnon").besieges("persia", "sardes")
    table.begins().do("march macedon-1 4; go smyrna; intercept persia-2", 5)
    assert "siege-lifted" in table.kinds()


@pytest.mark.rule("conquerors", "10.6.19")
@pytest.mark.rule("conquerors", "14.5")
@pytest.mark.parametrize("siege", [False, True])
def test_what_lies_where_the_mover_comes_is_his_after_interception_only(siege: bool) -> None:
    """Also if he has just broken off a Siege, which is over at once."""
    table = Field().army("macedon-1", "tyre", 20, 4, "alexander-iii").garrison("persia", tyre=1)
    table.army("persia-2", "byblos", 60, 1, "memnon")
    table.war.family_at = SPACE.read("sidon")
    if siege:
        table.besieges("macedon", "tyre")
    table.begins().do("march macedon-1 4; go sidon")
    assert table.frame() == "Intercepting" and table.war.family_side == PERSIA
    assert ("siege-lifted" in table.kinds()) == siege
    table.do("let-pass")
    assert table.war.family_side == MACEDON


@pytest.mark.rule("conquerors", "10.6.10")
@pytest.mark.rule("conquerors", "11.3.41")
def test_a_fatigued_army_does_not_intercept() -> None:
    """M76."""
    table = facing("pergamum", condition=FATIGUED).begins().do("march macedon-1 4; go smyrna")
    assert table.frame() == "Marching"


@pytest.mark.rule("conquerors", "10.6.11")
def test_an_army_intercepted_before_a_city_does_not_slip_inside() -> None:
    table = facing("smyrna").begins().do("march macedon-1 4; go sardes; intercept persia-2", 6)
    assert table.options() == ["stand", "avoid"]
    table.do("avoid", 1, 6, 7, 4, 1)
    assert table.event("battle-rolled", 0)["side"] == "persia"


@pytest.mark.rule("conquerors", "10.6.12")
def test_no_interception_in_a_transit_point() -> None:
    table = Field()
    table.army("macedon-1", "perinthos", 30, 3, "alexander-iii").army("persia-1", "abdera", 40)
    table.begins().do("march macedon-1 4; go aenus")
    assert table.frame() == "Marching"


@pytest.mark.rule("conquerors", "11.3.4")
@pytest.mark.rule("conquerors", "10.6.2")
def test_an_intercepted_army_that_avoids_goes_on_with_its_points() -> None:
    """M72."""
    table = facing("pergamum").begins()
    table.do("march macedon-1 4; go smyrna; intercept persia-2", 4).do("avoid", 2)
    assert table.options() == [
        "fall-back pergamum",
        "fall-back sardes",
        "fall-back-inside sardes",
        "fall-back ephesus",
    ]
    table.do("fall-back sardes")
    assert table.frame() == "Marching"
    assert table.war.march is not None and table.war.march.spent == 1, "the step cost nothing"
    assert table.at("persia-2") == "smyrna"
    table.do("go celaenae")
    assert table.at("macedon-1") == "celaenae"


@pytest.mark.rule("conquerors", "11.1.3")
def test_an_intercepted_mover_who_wins_or_draws_goes_on() -> None:
    """M74."""
    table = facing("pergamum").begins()
    table.do("march macedon-1 4; go smyrna; intercept persia-2", 4).do("stand", 2, 8, 4, 1)
    table.do("retreat pergamum; rest-here", 1, 1)
    assert table.event("battle-won")["side"] == "macedon"
    assert table.frame() in ("Marching", "FlightChoice")


@pytest.mark.rule("conquerors", "11.1.3")
@pytest.mark.rule("conquerors", "11.3.29")
def test_in_a_draw_the_interceptor_goes_back() -> None:
    """M75."""
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "pergamum", 20, 1, "memnon coenus")
    table.begins().do("march macedon-1 3; go smyrna; intercept persia-2", 4)
    table.do("stand", 7, 7, 1, 1)
    assert "battle-drawn" in table.kinds()
    assert table.at("persia-2") == "pergamum"
    assert table.frame() == "Marching"
    assert table.at("macedon-1") == "smyrna"


# ---- at sea


@pytest.mark.rule("conquerors", "10.6.14")
@pytest.mark.rule("conquerors", "10.6.18")
@pytest.mark.rule("conquerors", "10.7.1")
@pytest.mark.rule("conquerors", "10.2.6")
def test_from_pella_to_ephesus_by_sea() -> None:
    """The example of 10.6: a fleet in Ilium announces that it intercepts in Lemnos."""
    table = Field()
    table.army("macedon-1", "perinthos", 20).army("macedon-2", "pella", 12, 2, "antipater")
    table.fleet("ionic", "persia", "ilium")
    table.begins().do("embark macedon-2; sail thermaic-gulf")
    assert table.war.march is not None and table.war.march.spent == 0, "a Transit Point at sea"
    table.do("sail lemnos")
    assert table.options() == ["let-sail", "intercept-at-sea ionic"]
    table.do("let-sail; sail mytilene; let-sail; sail chios")
    assert table.frame() == "SeaIntercepting" or table.frame() == "Marching"


@pytest.mark.rule("conquerors", "10.6.14")
def test_pella_to_ephesus_is_exactly_four_points() -> None:
    table = Field()
    table.army("macedon-1", "perinthos", 20).army("macedon-2", "pella", 12, 2, "antipater")
    table.begins().do("embark macedon-2; sail thermaic-gulf; sail lemnos; sail mytilene")
    table.do("sail chios; sail ephesus")
    assert table.war.march is not None and table.war.march.at_sea == 4
    table.do("land; halt")
    assert table.at("macedon-2") == "ephesus"


@pytest.mark.rule("conquerors", "10.6.14")
@pytest.mark.rule("conquerors", "10.6.15")
@pytest.mark.rule("conquerors", "11.5.2")
def test_from_athens_to_cnossus() -> None:
    """The example of 11.5: a fleet in Halicarnassus can intercept, one in Cyrene cannot."""
    table = Field()
    table.army("macedon-1", "athens", 12, 2, "alexander-iii")
    table.fleet("ionic", "persia", "halicarnassus").fleet("egyptian", "persia", "cyrene")
    table.begins().do("embark macedon-1; sail naxos")
    assert table.options() == ["let-sail", "intercept-at-sea ionic"]
    table.do("let-sail; sail cnossus")
    assert "intercept-at-sea egyptian" not in table.options(), "only Deep Sea joins them"
    assert "intercept-at-sea ionic" in table.options(), "by way of Naxos"


@pytest.mark.rule("conquerors", "10.6.16")
@pytest.mark.rule("conquerors", "12.2")
def test_lanes_do_not_pass_enemy_fleets_nor_an_independent_rhodes() -> None:
    """M83."""
    table = Field()
    table.army("macedon-1", "naxos", 12, 2, "alexander-iii")
    table.fleet("ionic", "persia", "halicarnassus").fleet("macedonian", "macedon", "naxos")
    table.begins().do("embark macedon-1; sail cnossus")
    assert table.frame() == "Marching", "over Naxos the Macedonian fleet, over Rhodes herself"
    table = Field()
    table.army("macedon-1", "naxos", 12, 2, "alexander-iii").fleet("ionic", "persia", "caunus")
    table.garrison("persia", rhodes=0)
    table.begins().do("embark macedon-1; sail cnossus")
    assert table.frame() == "SeaIntercepting", "Rhodes is nobody's here"


@pytest.mark.rule("conquerors", "10.6.8")
@pytest.mark.rule("conquerors", "10.6.17")
@pytest.mark.rule("conquerors", "10.7.4")
def test_armies_do_not_intercept_fleets_nor_fleets_armies_on_land() -> None:
    table = Field()
    table.army("persia-1", "pergamum", 30).fleet("macedonian", "macedon", "lesbos")
    table.army("macedon-1", "ephesus", 20, 2, "alexander-iii").fleet("ionic", "persia", "chios")
    table.garrison("macedon", pella=1)
    table.begins().do("march macedon-1 4; go smyrna; let-pass")
    assert table.frame() == "Marching"
    table = Field()
    table.army("persia-1", "smyrna", 30).fleet("macedonian", "macedon", "lesbos")
    table.garrison("macedon", pella=1).keeps("macedon", "lesbos", "chios")
    table.begins().do("set-sail macedonian; sail mytilene; sail chios; sail smyrna")
    assert table.fleet_at("macedonian") == "smyrna", "it lies in port beside the army"
    table.do("halt")
