"""15 Cards at sea, in danger and over provinces, from the moment they are played
to what comes of them."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import MACEDON, PERSIA, PROVINCE, SPACE, SPARTAN
from anabasis.games.conquerors.rules.activity import StartActivity
from anabasis.games.conquerors.rules.lines import has_line
from anabasis.games.conquerors.rules.tracing import CheckSupply
from anabasis.games.conquerors.rules.victory import is_great_king
from anabasis.games.conquerors.state import DEAD, DEPLETED, EMPTY, FULL, GOING_ON, IN_HAND, MARRIED
from tests.rules.conquerors.dealing import Cards

PEACE = 4


def crossing(macedon: str = "", persia: str = "", fleet: bool = True) -> Cards:
    """From Naxos to Miletus, where the Ionic Fleet intercepts."""
    table = Cards(macedon, persia)
    table.army("macedon-1", "pella", 20, 3, "alexander-iii").keeps("macedon", "naxos", "lemnos")
    table.keeps("macedon", "chios", "mytilene").fleet("ionic", "persia", "halicarnassus")
    if fleet:
        table.fleet("macedonian", "macedon", "naxos").begins().do("set-sail macedonian")
    else:
        table.army("macedon-2", "naxos", 12, 1, "antipater").begins().do("embark macedon-2")
    while table.frame() in ("BreakLine", "Moment"):
        table.do("let-line" if table.frame() == "BreakLine" else "pass")
    return table.do("sail miletus; intercept-at-sea ionic")


# ---- Surprise at sea


@pytest.mark.rule("conquerors", "15.33.3")
@pytest.mark.rule("conquerors", "11.5.5")
def test_a_pounce_forbids_the_attempt_even_against_surprise_and_gives_no_first_fire() -> None:
    """M112."""
    table = crossing("surprise-1 drought-1", "surprise-2").do("play evade; pass")
    assert table.moment() == ("evasion", "persia")
    table.do("play pounce; pass")
    while table.moment() == ("evasion", "macedon"):
        table.do("pass")
    assert table.moment() == ("sea-fight", "macedon"), "no attempt was made"
    table.do("pass", 0, 0)
    assert "evasion-rolled" not in table.kinds()
    assert table.fleet_at("macedonian") == "naxos", "a draw is lost by the mover"


@pytest.mark.rule("conquerors", "15.33.4")
@pytest.mark.rule("conquerors", "11.5.9")
def test_who_is_sunk_by_the_first_fire_does_not_roll() -> None:
    table = crossing(persia="surprise-2").do("pass; accept-fight; play first-fire", 3)
    dice = table.events("sea-dice")
    assert next(one["side"] for one in dice) == "persia" and dice[0]["hits"] == 3
    assert all(one["dice"] == 0 for one in dice[1:]), "nothing is left to roll"
    assert table.fleet_at("macedonian") is None and table.nsp("ionic") == 4


@pytest.mark.rule("conquerors", "15.31.3")
@pytest.mark.rule("conquerors", "15.33.4")
def test_spies_against_the_first_fire_let_both_roll_together() -> None:
    table = crossing("spies-1", "surprise-2")
    while table.frame() != "Evading":
        table.do("pass")
    table.do("accept-fight")
    while table.moment() != ("sea-fight", "persia"):
        table.do("pass")
    table.do("play first-fire; play unmask", 1, 1)
    assert [one["dice"] for one in table.events("sea-dice")] == [3, 4]
    assert table.lies("surprise-2") == table.lies("spies-1") == "discards"


# ---- Alexander in danger


@pytest.mark.rule("conquerors", "15.11.1")
@pytest.mark.rule("conquerors", "15.11.3")
@pytest.mark.rule("conquerors", "11.3.60")
def test_cleitus_saves_in_battle_and_is_kept_for_another_card() -> None:
    """M95."""
    table = Cards(macedon="black-cleitus drought-1")
    table.army("macedon-1", "ephesus", 30, 3, "alexander-iii").army("persia-2", "smyrna", 20, 1)
    table.garrison("macedon", pella=1).begins().do("march macedon-1 4; go smyrna; stand")
    table.do("pass", 9, 3, 12, 6)
    assert table.moment() == ("deathbed", "macedon")
    table.do("play save-in-battle; keep-cleitus drought-1; pass", 1)
    assert table.war.ending == GOING_ON and table.war.injury == 0
    assert (table.lies("black-cleitus"), table.lies("drought-1")) == ("macedon", "discards")


@pytest.mark.rule("conquerors", "15.11.2")
@pytest.mark.rule("conquerors", "15.7.2")
def test_cleitus_after_the_assassin_s_die_and_no_injury() -> None:
    """M113."""
    table = Cards(macedon="black-cleitus", persia="assassin-1")
    table.army("macedon-1", "pella", 20, 3, "alexander-iii").plays("persia")
    table.do("play murder; pass", 2)
    assert table.moment() == ("blood", "macedon")
    table.do("play save-from-murder")
    assert table.war.injury == 0 and table.lies("black-cleitus") == "discards"


@pytest.mark.rule("conquerors", "15.16.2")
@pytest.mark.rule("conquerors", "11.4.22")
def test_a_murdered_engineer_helps_no_assault() -> None:
    table = Cards(macedon="diades-of-thessaly", persia="assassin-1")
    table.army("macedon-1", "tyre", 20, 3, "alexander-iii").garrison("persia", tyre=2)
    table.besieges("macedon", "tyre").plays("macedon").do("play engineer")
    assert table.lies("diades-of-thessaly") == "staying"
    table.plays("persia").do("play murder; aim-diades", 3)
    assert table.lies("diades-of-thessaly") == "removed"
    table.sieges().do("assault tyre", 4)
    assert "diades" not in table.added("assault-rolled")


# ---- battle


@pytest.mark.rule("conquerors", "15.34.1")
def test_good_ground_takes_one_from_the_attacker_and_two_cards_take_two() -> None:
    table = Cards(persia="terrain-advantage-1 terrain-advantage-2")
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 20, 1).begins().do("march macedon-1 3; pass; go smyrna; stand")
    table.do("play ground; play ground", 9, 3, 1)
    assert table.added("battle-rolled", 0)["terrain"] == -2


@pytest.mark.rule("conquerors", "15.25.1")
@pytest.mark.rule("conquerors", "11.3.14")
def test_a_drilled_army_meets_a_smaller_advantage() -> None:
    table = Cards(persia="persians-increase-training-1")
    table.army("persia-2", "smyrna", 20, 1).plays("persia").do("play drill")
    assert table.elite("persia-2") == 2 and table.lies("persians-increase-training-1") == "discards"
    table.army("macedon-1", "ephesus", 30, 4, "parmenion").garrison("macedon", pella=1)
    table.begins().do("march macedon-1 3; go smyrna; stand", 9, 3, 1)
    assert table.added("battle-rolled", 0)["elite"] == 2


@pytest.mark.rule("conquerors", "15.30.5")
@pytest.mark.rule("conquerors", "15.1.11")
def test_bad_blood_sends_a_leader_away_before_the_battle() -> None:
    table = Cards(macedon="satrap-insubordination-1")
    table.army("persia-2", "smyrna", 20, 1, "memnon arsites").plays("macedon")
    table.do("play bad-blood", 5, 2)
    assert table.where("memnon") == IN_HAND
    table.army("macedon-1", "ephesus", 30, 4, "parmenion").garrison("macedon", pella=1)
    table.begins().do("march macedon-1 3; go smyrna; stand", 9, 3, 1)
    assert table.added("battle-rolled", 1)["leaders"] == 1


# ---- provinces


@pytest.mark.rule("conquerors", "15.17.1")
@pytest.mark.rule("conquerors", "7.3.16")
def test_a_drought_on_the_way_cuts_an_army_off_for_its_next_phase() -> None:
    table = Cards(persia="drought-1").army("macedon-1", "ancyra", 20, 3, "alexander-iii")
    table.garrison("macedon", sardes=1).levels(sardes=FULL, pella=EMPTY)
    table.active("macedon").run(CheckSupply(0))
    assert table.war.supplied & 1
    table.war.supplied = 0
    table.plays("persia").do("play drought; aim-province phrygia")
    assert has_line(table.war, MACEDON, SPACE.read("ancyra")), "3 doubled are 6, within 10"
    table.mark("devastated", "phrygia").active("macedon").run(CheckSupply(0))
    assert not table.war.supplied & 1, "doubled twice it is too long"


@pytest.mark.rule("conquerors", "15.3.1")
@pytest.mark.rule("conquerors", "15.3.5")
@pytest.mark.rule("conquerors", "6.3.7")
def test_agis_is_quelled_in_gytheum_and_sparta_controlled_only_without_his_army() -> None:
    """M38."""
    table = Cards(persia="agis-iii").garrison("macedon", gytheum=1, cnossus=1, thebes=1)
    table.army("macedon-1", "pella", 33, 4, "alexander-iii")
    table.army("macedon-2", "megalopolis", 16, 2, "antipater").plays("persia")
    table.do("play agis-iii-revolt")
    assert (table.gsp("gytheum"), table.gsp("cnossus"), table.gsp("thebes")) == (0, 0, 1)
    assert table.war.asp[SPARTAN] == 5 and table.lies("agis-iii") == "removed"
    assert not table.war.revolt >> PROVINCE.read("crete") & 1
    table.begins().do("march macedon-2 3; go sparta; stand", 8, 5, 1)
    table.do("retreat gytheum", 1, 1)
    if table.frame() == "FlightChoice":
        table.do("no-flight")
    table.do("halt")
    assert not table.war.revolt >> PROVINCE.read("sparta") & 1, "twelve are enough"
    assert table.at("spartan") == "gytheum"
    assert table.control("sparta") not in ("macedon", "persia")


@pytest.mark.rule("conquerors", "15.19.1")
@pytest.mark.rule("conquerors", "8.5.9")
def test_the_greek_fleet_played_by_the_persian_is_the_macedonian_s() -> None:
    table = Cards(persia="greek-fleet").garrison("macedon", athens=1, pella=1).plays("persia")
    table.do("play fleet")
    assert (table.owner("greek"), table.fleet_at("greek"), table.nsp("greek")) == (
        "macedon",
        "athens",
        4,
    )
    assert table.lies("greek-fleet") == "staying"


@pytest.mark.rule("conquerors", "15.21.1")
@pytest.mark.rule("conquerors", "10.7.3")
def test_a_campaign_of_two_fleets() -> None:
    table = Cards(persia="major-campaign-1").fleet("tyrian", "persia", "tyre")
    table.fleet("egyptian", "persia", "pelusium").garrison("persia", damascus=1, memphis=1)
    table.levels(damascus=FULL, memphis=FULL).plays("persia").do("play campaign")
    table.run(StartActivity(PERSIA)).do("set-sail tyrian; sail sidon; halt")
    assert [one for one in table.moves() if one.startswith("set-sail")] == ["set-sail egyptian"]
    table.do("set-sail egyptian; sail gaza; halt")
    assert (table.fleet_at("tyrian"), table.fleet_at("egyptian")) == ("sidon", "gaza")
    assert table.frame() == "" and table.lies("major-campaign-1") == "discards"


@pytest.mark.rule("conquerors", "15.22.1")
@pytest.mark.rule("conquerors", "3.4.5")
def test_weddings_marry_but_the_family_must_still_be_held() -> None:
    table = Cards(persia="mass-marriage")
    table.war.family_side, table.war.family_at = MACEDON, SPACE.read("susa")
    table.plays("persia").do("play weddings")
    assert table.war.deeds & MARRIED and table.war.weariness == 1
    assert table.lies("mass-marriage") == "removed" and not is_great_king(table.war)


@pytest.mark.rule("conquerors", "15.18.1")
@pytest.mark.rule("conquerors", "7.2.8")
def test_embezzlement_leaves_the_army_its_basic_points() -> None:
    table = Cards(macedon="embezzlement").army("persia-2", "ephesus", 20, 1, "memnon")
    table.garrison("persia", sardes=1).levels(sardes=DEPLETED).plays("macedon").do("play theft")
    assert table.level("sardes") == EMPTY
    table.begins("persia")
    assert [one for one in table.moves() if one.startswith("march")] == ["march persia-2 3"]


@pytest.mark.rule("conquerors", "15.4.1")
@pytest.mark.rule("conquerors", "15.2.1")
@pytest.mark.rule("conquerors", "15.1.2")
def test_what_ahriman_struck_ahura_mazda_brings_back_and_five_stay_five() -> None:
    table = Cards("ahriman-in-bad-mood-1", "ahura-mazda-smiles-1 spies-1 spies-2 spies-3 revolt-1")
    table.plays("macedon").do("play rob", 1)
    assert table.lies("revolt-1") == "discards" and len(table.of("persia")) == 4
    assert table.war.face_down[PERSIA], "the Macedonian has not seen it"
    table.plays("persia").do("play ahura-mazda-smiles-recall; aim-card revolt-1")
    assert table.lies("revolt-1") == "persia" and len(table.of("persia")) == 4
    table.draws("persia", 0)
    assert len(table.of("persia")) == 5
    table.draws("persia")
    assert table.frame() == "MakeRoom"
    table.do("discard revolt-1", 0)
    assert len(table.of("persia")) == 5


@pytest.mark.rule("conquerors", "15.14.1")
@pytest.mark.rule("conquerors", "5.1.11")
def test_an_executed_admiral_is_replaced_on_his_fleet() -> None:
    table = Cards(persia="conspiracy-revealed")
    table.army("macedon-1", "pella", 20, 3, "alexander-iii")
    table.fleet("macedonian", "macedon", "pella", "hegelochus").plays("persia")
    table.do("play plot; execute hegelochus", 0)
    assert table.where("hegelochus") == DEAD
    assert len([place for place in table.war.where if place == 7]) == 1, "the new man is aboard"
    assert table.war.weariness == 0 and table.lies("conspiracy-revealed") == "discards"


@pytest.mark.rule("conquerors", "15.37.1")
@pytest.mark.rule("conquerors", "15.1.10")
def test_fortunes_of_war_bring_back_neither_what_stays_nor_what_has_left() -> None:
    table = Cards(macedon="fortunes-of-war-1 diades-of-thessaly", persia="agis-iii revolt-1")
    table.plays("macedon").do("play engineer").plays("persia").do("play agis-iii-revolt")
    table.discarded("drought-1").plays("macedon").do("play shuffle")
    assert table.lies("drought-1") == table.lies("fortunes-of-war-1") == "pile"
    assert (table.lies("diades-of-thessaly"), table.lies("agis-iii")) == ("staying", "removed")


@pytest.mark.rule("conquerors", "15.3.1")
@pytest.mark.rule("conquerors", "6.3.4")
@pytest.mark.rule("conquerors", "10.3.3")
def test_agis_finds_no_points_of_the_enemy_in_a_sparta_that_was_in_revolt_before() -> None:
    table = Cards(persia="agis-iii").mark("revolt", "sparta").loose("macedon", "sparta", 4)
    table.plays("persia").do("play agis-iii-revolt")
    assert table.loose_at("sparta") == 0 and table.at("spartan") == "sparta"
