"""11.5 Naval combat.

The dice of a fight are asked for in this order: the number of sixes of the moving force, then that
of the other; with Surprise that of the one who rolls first.
"""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import MACEDON, PERSIA, SPACE
from anabasis.games.conquerors.fleets import FLEET, HOMES
from anabasis.games.conquerors.numbers import NAVAL_SURPRISE
from anabasis.games.conquerors.rules.naval import Evasion
from anabasis.games.conquerors.rules.sea_dice import fight_of, nearest_port
from anabasis.games.conquerors.rules.slips import Slips
from anabasis.games.conquerors.state import ALONE, DEAD, IN_HAND
from tests.rules.conquerors.moving import Field


def crossing(escort: bool = False, admiral: str = "", other: str = "") -> Field:
    """An army at Chios is on its way to Miletus; an Ionic fleet in Halicarnassus intercepts."""
    table = Field()
    table.army("macedon-1", "pella", 40, 4).army("macedon-2", "naxos", 12, 2, "antipater")
    table.garrison("macedon", pella=1).fleet("ionic", "persia", "halicarnassus", other)
    if escort:
        table.fleet("macedonian", "macedon", "naxos", admiral)
    table.begins()
    boarding = "embark macedon-2; escort macedonian; let-line; " if escort else "embark macedon-2; "
    return table.do(boarding + "sail miletus; intercept-at-sea ionic")


# ---- when


@pytest.mark.rule("conquerors", "11.5.1")
@pytest.mark.rule("conquerors", "10.7.12")
def test_fleets_that_enter_a_port_with_enemy_fleets_fight() -> None:
    table = Field()
    table.fleet("macedonian", "macedon", "lesbos").fleet("ionic", "persia", "mytilene")
    table.garrison("macedon", pella=1).keeps("macedon", "lesbos").begins()
    table.do("set-sail macedonian; let-line; sail mytilene", 0, 1)
    assert [one["dice"] for one in table.events("sea-dice")] == [3, 4]
    assert table.nsp("macedonian") == 2
    assert table.fleet_at("macedonian") == "lesbos", "thrown back"


@pytest.mark.rule("conquerors", "11.5.4")
def test_a_fleet_attacked_where_it_lies_does_not_avoid() -> None:
    """A36."""
    table = Field()
    table.fleet("macedonian", "macedon", "lesbos").fleet("ionic", "persia", "mytilene")
    table.garrison("macedon", pella=1).keeps("macedon", "lesbos").begins()
    table.do("set-sail macedonian; let-line; sail mytilene", 1, 0)
    assert "evasion-rolled" not in table.kinds()
    assert table.fleet_at("macedonian") == "mytilene" and table.frame() == "Marching"
    assert table.fleet_at("ionic") != "mytilene", "driven off to the nearest port"


# ---- avoidance


@pytest.mark.rule("conquerors", "11.5.3")
@pytest.mark.rule("conquerors", "11.5.6")
@pytest.mark.rule("conquerors", "10.6.18")
def test_the_intercepted_player_avoids_and_is_back_in_port() -> None:
    table = crossing()
    assert table.asked() == 0 and table.options() == ["accept-fight", "evade"]
    table.do("evade", 6)
    assert table.at("macedon-2") == "naxos" and not table.war.agenda
    assert table.fleet_at("ionic") == "miletus", "it has gone where it intercepted"
    assert table.war.sea_fight is None


@pytest.mark.rule("conquerors", "11.5.3")
def test_the_admiral_and_surprise_are_added() -> None:
    table = crossing(True, "nearchus")
    table.war.sea_fight = fight_of(table.war).but(evade=NAVAL_SURPRISE)
    table.do("evade", 2)
    assert table.event("evasion-rolled")["added"] == 4
    assert table.fleet_at("macedonian") == "naxos"


@pytest.mark.rule("conquerors", "11.5.3")
def test_a_failed_try_and_the_fight_follows() -> None:
    """M79."""
    table = crossing().do("evade", 5, 0)
    assert [one["dice"] for one in table.events("sea-dice")] == [0, 4]
    assert table.at("macedon-2") == "naxos", "no six: a draw, and back to port"


@pytest.mark.rule("conquerors", "11.5.5")
def test_surprise_forbids_the_attempt() -> None:
    table = Field()
    table.army("macedon-1", "pella", 40, 4).army("macedon-2", "naxos", 12, 2, "antipater")
    table.fleet("ionic", "persia", "halicarnassus").begins()
    table.do("embark macedon-2; sail miletus; intercept-at-sea ionic")
    table.war.sea_fight = fight_of(table.war).but(pounced=True, evade=NAVAL_SURPRISE)
    table.war.agenda.pop()
    table.war.agenda.append(Evasion(MACEDON))
    table.run_on(0)
    assert "evasion-rolled" not in table.kinds() and len(table.events("sea-dice")) == 2


# ---- dice


@pytest.mark.rule("conquerors", "11.5.7")
@pytest.mark.rule("conquerors", "11.5.8")
@pytest.mark.rule("conquerors", "11.5.11")
@pytest.mark.rule("conquerors", "11.5.13")
def test_dice_for_squadrons_and_the_admiral() -> None:
    table = crossing(True, "nearchus", "memnon").do("accept-fight", 2, 1)
    assert [one["dice"] for one in table.events("sea-dice")] == [5, 5]
    assert table.nsp("macedonian") == 2 and table.nsp("ionic") == 2
    assert table.event("sea-won")["side"] == "macedon"
    assert table.frame() == "Marching" and table.at("macedon-2") == "miletus"
    assert table.fleet_at("ionic") == "halicarnassus", "back whence it came"


@pytest.mark.rule("conquerors", "11.5.11")
@pytest.mark.rule("conquerors", "11.5.12")
@pytest.mark.rule("conquerors", "11.5.14")
def test_in_a_draw_the_mover_is_the_loser() -> None:
    """Z8."""
    table = crossing(True).do("accept-fight", 1, 1)
    assert table.event("sea-won")["side"] == "nobody"
    assert table.fleet_at("macedonian") == "naxos" and table.at("macedon-2") == "naxos"
    assert table.asp("macedon-2") == 12, "points under escort are not hit"
    assert table.fleet_at("ionic") == "miletus"


@pytest.mark.rule("conquerors", "11.5.14")
@pytest.mark.rule("conquerors", "11.5.15")
def test_when_the_last_escort_is_sunk_the_army_is_thrown_back() -> None:
    """Z9."""
    table = crossing(True, "hegelochus").do("accept-fight", 0, 4)
    assert table.fleet_at("macedonian") is None and table.where("hegelochus") == DEAD
    assert table.at("macedon-2") == "naxos" and table.asp("macedon-2") == 12


@pytest.mark.rule("conquerors", "11.5.8")
@pytest.mark.rule("conquerors", "11.5.15")
def test_the_roller_chooses_whom_he_hits() -> None:
    """Z9."""
    table = Field()
    table.fleet("macedonian", "macedon", "lesbos", "hegelochus")
    table.fleet("greek", "macedon", "lesbos").fleet("ionic", "persia", "mytilene")
    table.garrison("macedon", pella=1).keeps("macedon", "lesbos").begins()
    table.do("set-sail macedonian; let-line; escort greek; sail mytilene", 0, 4)
    assert table.asked() == 1 and table.options() == ["sink macedonian", "sink greek"]
    table.do("sink macedonian; sink macedonian; sink macedonian")
    assert table.fleet_at("macedonian") is None
    assert table.nsp("greek") == 3, "the last hit can only be hers"
    assert table.where("hegelochus") not in (DEAD, IN_HAND), "he is on the other fleet"


@pytest.mark.rule("conquerors", "11.5.9")
def test_surprise_rolls_first_and_what_is_sunk_does_not_roll() -> None:
    table = crossing(True)
    table.war.sea_fight = fight_of(table.war).but(surprise=(1, 0))
    table.do("accept-fight", 3, 0)
    assert [(one["side"], one["dice"]) for one in table.events("sea-dice")] == [
        ("macedon", 3),
        ("persia", 1),
    ]
    table = crossing(True)
    table.war.sea_fight = fight_of(table.war).but(surprise=(0, 1))
    table.do("accept-fight", 3)
    assert len(table.events("sea-dice")) == 2 and table.events("sea-dice")[1]["dice"] == 0
    table = crossing(True)
    table.war.sea_fight = fight_of(table.war).but(surprise=(1, 1))
    table.do("accept-fight", 1, 1)
    assert table.events("sea-dice")[1]["dice"] == 4, "both cancel out"


@pytest.mark.rule("conquerors", "11.5.10")
@pytest.mark.rule("conquerors", "11.5.15")
def test_unescorted_transport() -> None:
    """M79."""
    table = crossing().do("accept-fight", 1)
    assert table.at("macedon-2") is None
    assert table.event("sea-won")["side"] == "persia"
    assert table.where("antipater") == IN_HAND, "no army or fleet is in the port"
    table = crossing().do("accept-fight", 0)
    assert table.at("macedon-2") == "naxos" and table.asp("macedon-2") == 12
    assert not table.war.agenda, "it never gets through"


@pytest.mark.rule("conquerors", "11.5.15")
def test_alexander_comes_back_when_his_army_drowns() -> None:
    """A37."""
    table = Field()
    table.army("macedon-1", "naxos", 12, 2, "alexander-iii")
    table.fleet("ionic", "persia", "halicarnassus").begins()
    table.do("embark macedon-1; sail miletus; intercept-at-sea ionic; accept-fight", 2)
    assert table.where("alexander-iii") == ALONE and table.war.ending == 0
    assert SPACE.words[table.war.lone_at[MACEDON]] == "naxos"


@pytest.mark.rule("conquerors", "7.4.6")
@pytest.mark.rule("conquerors", "14.6")
@pytest.mark.rule("conquerors", "11.5.15")
def test_who_drowns_an_army_captures_what_was_with_it() -> None:
    """Z41."""
    table = Field()
    table.army("macedon-1", "naxos", 12, 2, "alexander-iii").royal("macedon-1", 1)
    war = table.war
    war.family_at, war.family_side, war.family_army = SPACE.read("naxos"), MACEDON, war.royal_army
    table.fleet("ionic", "persia", "halicarnassus").begins()
    table.do("embark macedon-1; sail miletus; intercept-at-sea ionic; accept-fight", 2)
    assert table.at("macedon-1") is None
    assert (war.royal_side, SPACE.words[war.royal_at]) == (PERSIA, "miletus")
    assert (war.family_side, SPACE.words[war.family_at]) == (PERSIA, "miletus")


@pytest.mark.rule("conquerors", "11.5.12")
def test_thrown_back_to_the_port_where_it_embarked() -> None:
    """M80."""
    table = Field()
    table.army("macedon-1", "pella", 40, 4).army("macedon-2", "pergamum", 12, 2, "antipater")
    table.garrison("macedon", pella=1).fleet("ionic", "persia", "chios").begins()
    table.do(
        "march macedon-2 4; go adramyttium; sail mytilene; intercept-at-sea ionic; evade", 6, 1
    )
    assert table.at("macedon-2") == "adramyttium", "not to the first space"


@pytest.mark.rule("conquerors", "11.5.12")
@pytest.mark.rule("conquerors", "11.4.24")
def test_the_nearest_port() -> None:
    table = Field()
    table.fleet("macedonian", "macedon", "sidon").garrison("persia", salamis=1)
    tyre = SPACE.read("tyre")
    assert SPACE.words[nearest_port(table.war, PERSIA, tyre, False)] == "ake"
    assert SPACE.words[nearest_port(table.war, PERSIA, tyre, True)] == "salamis"


@pytest.mark.rule("conquerors", "8.5.5")
def test_the_egyptian_fleet_in_tyre_is_not_refitted_there() -> None:
    """The remark of 8.5: NSPs are added in the home port only."""
    assert SPACE.read("tyre") not in HOMES[FLEET.read("egyptian")]


@pytest.mark.rule("conquerors", "8.5.7")
def test_a_fleet_that_changed_hands_in_company_slips_away() -> None:
    """M60. The example of 8.5: the Ionic fleet leaves Tyre, and the fleets there do not intercept
    it."""
    table = Field()
    table.fleet("tyrian", "persia", "tyre").fleet("egyptian", "persia", "tyre")
    table.fleet("ionic", "persia", "tyre").fleet("cypriot", "persia", "salamis")
    table.garrison("macedon", lesbos=1, chios=1, miletus=1, halicarnassus=1)
    assert table.owner("ionic") == "macedon" and table.war.slips
    table.war.hands = (0, 0)
    table.run(Slips())
    assert table.frame() == "Marching" and table.asked() == 0
    table.do("sail sidon")
    assert table.options() == ["let-sail", "intercept-at-sea cypriot"], "from elsewhere they may"
    table.do("let-sail; sail byblos; let-sail; halt")
    assert table.fleet_at("ionic") == "byblos" and table.war.march is None
    assert table.war.moved_fleets == 0, "it is no move of an activity"
