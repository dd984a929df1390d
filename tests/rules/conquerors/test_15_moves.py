"""15.2.3, 15.4.2, 15.8, 15.10.5, 15.13, 15.32, 15.36 Cards that meet a move, a siege, a flight or
an administrative phase."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import ARMY, MACEDON, NOBODY, PERSIA, SPACE, TREASURY
from anabasis.games.conquerors.rules.administration import OpenClearing
from anabasis.games.conquerors.state import DEAD, DEPLETED, EMPTY, FULL
from tests.rules.conquerors.dealing import Cards, bits


def marching(macedon: str = "", persia: str = "", leaders: str = "alexander-iii") -> Cards:
    table = Cards(macedon, persia)
    table.army("macedon-1", "pella", 20, 3, leaders).garrison("macedon", amphipolis=1)
    return table.levels(pella=FULL).begins()


# ---- 15.13 Command Indecision


@pytest.mark.rule("conquerors", "15.13.1")
@pytest.mark.parametrize(
    ("leaders", "die", "stopped"),
    [
        ("alexander-iii", 4, False),
        ("alexander-iii", 5, True),
        ("alexander-iii parmenion", 5, True),
        ("parmenion coenus", 3, False),
        ("parmenion coenus", 4, True),
        ("", 1, True),
    ],
)
def test_a_die_above_the_rating_stops_the_move(leaders: str, die: int, stopped: bool) -> None:
    """A14: the OC's rating if he is there, else the best, else 0."""
    table = marching(persia="command-indecision-1", leaders=leaders)
    table.do(next(one for one in table.options() if one.startswith("march macedon-1")))
    assert table.moment() == ("orders", "persia")
    table.do("play stop", die)
    assert table.war.stopped == stopped
    assert (table.frame() == "") == stopped
    assert table.at("macedon-1") == "pella"
    assert table.lies("command-indecision-1") == "discards"


@pytest.mark.rule("conquerors", "15.13.1")
def test_a_fleet_has_its_admirals_rating() -> None:
    table = Cards(persia="command-indecision-1").garrison("macedon", pella=1)
    table.fleet("macedonian", "macedon", "pella", "nearchus").levels(pella=FULL).begins()
    sails = [one for one in table.options() if "macedonian" in one and "sail" in one]
    table.do(sails[0])
    while table.moment() is None:
        table.do(table.options()[0])
    table.do("play stop", 3)
    assert table.event("indecision-rolled")["rating"] == 2 and table.war.stopped


@pytest.mark.rule("conquerors", "15.13.1")
def test_not_by_the_mover_himself() -> None:
    table = marching(macedon="command-indecision-1").do("march macedon-1 4")
    assert table.moment() is None


# ---- 15.8 Attrition


def desert(persia: str = "attrition-1", garrisoned: bool = True) -> Cards:
    """Alexander goes from Memphis into the Libyan Desert, to Siwa."""
    table = Cards(persia=persia).army("macedon-1", "memphis", 20, 3, "alexander-iii")
    if garrisoned:
        table.garrison("macedon", memphis=1)
    return table.levels(memphis=FULL).begins()


def to_siwa(table: Cards) -> Cards:
    table.do("march macedon-1 4; pass; go libyan-desert; go siwa")
    if table.frame() == "Marching":
        table.do("halt")
    return table


@pytest.mark.rule("conquerors", "15.8.1")
@pytest.mark.parametrize(("die", "lost"), [(1, 1), (4, 2), (5, 3)])
def test_half_a_die_of_points_is_lost(die: int, lost: int) -> None:
    table = to_siwa(desert())
    assert table.moment() == ("halt", "persia") and table.uses() == ["attrition"]
    table.do("play attrition", die).do("suffer")
    assert table.asp("macedon-1") == 20 - lost


@pytest.mark.rule("conquerors", "15.8.2")
def test_a_treasury_in_line_pays_instead() -> None:
    """M43: Memphis pays and stays Full."""
    table = to_siwa(desert()).do("play attrition", 6)
    assert "pay-attrition memphis" in table.options()
    assert table.refusal("pay-attrition susa") == ("15.8.2", "treasury-not-in-line")
    table.do("pay-attrition memphis")
    assert (table.asp("macedon-1"), table.level("memphis")) == (20, FULL)


@pytest.mark.rule("conquerors", "15.8.1")
def test_not_after_an_easy_march() -> None:
    """Though he is asked, if he might play Peucestas."""
    table = marching(persia="attrition-1 spies-1").garrison("persia", persepolis=1)
    table.do("march macedon-1 4; pass; go amphipolis; halt")
    assert table.moment() == ("halt", "persia")
    assert table.refusal("play attrition") == ("15.8.1", "march-too-easy")


@pytest.mark.rule("conquerors", "15.1.14")
def test_nobody_is_asked_after_an_easy_march_or_with_both_cards_gone() -> None:
    """N16."""
    table = marching(persia="attrition-1").do("march macedon-1 4; pass; go amphipolis; halt")
    assert table.frame() == ""
    assert to_siwa(desert()).moment() == ("halt", "persia")
    assert to_siwa(desert("spies-1").discarded("attrition-1 attrition-2")).frame() == ""
    struck = desert("spies-1").discarded("attrition-1 attrition-2")
    struck.war.face_down = (0, bits("attrition-2"))
    assert to_siwa(struck).moment() == ("halt", "persia")


@pytest.mark.rule("conquerors", "15.8.1")
@pytest.mark.rule("conquerors", "15.8.3")
def test_six_points_are_more_than_five_and_it_comes_before_the_check() -> None:
    """M115, N3: paid with the treasury that was named, which is then Empty: no check."""
    table = marching(persia="attrition-1").levels(pella=DEPLETED)
    table.do("march macedon-1 6")
    while table.moment() != ("halt", "persia"):
        options = table.options()
        if "pass" in options:
            table.do("pass")
        elif "halt" in options and table.war.march is not None and table.war.march.left() == 0:
            table.do("halt")
        else:
            steps = [one for one in options if one.startswith("go ")]
            table.do(steps[-1] if steps else "halt")
    assert table.war.march is not None and table.war.march.spent == 6
    table.do("play attrition", 6).do("pay-attrition pella")
    assert table.level("pella") == EMPTY
    assert "treasury-checked" not in table.kinds()


@pytest.mark.rule("conquerors", "15.8.1")
def test_attrition_breaks_a_siege_just_declared() -> None:
    """M116: 11 points through the desert to Gaza, less two: the siege is over."""
    table = Cards(persia="attrition-1").garrison("persia", gaza=2)
    table.army("macedon-1", "pelusium", 11, 3, "alexander-iii").levels(memphis=FULL)
    table.garrison("macedon", memphis=1).begins()
    table.do("march macedon-1 4; pass; go gaza; besiege")
    assert "siege-lifted" not in table.kinds()
    table.do("play attrition", 4).do("suffer")
    assert (table.asp("macedon-1"), table.kinds().count("siege-lifted")) == (9, 1)
    assert table.sieges().frame() == "", "there is no assault"


# ---- 15.4.2 clear sky


def overcast(persia: str = "ahura-mazda-smiles-1", *provinces: str) -> Cards:
    """Memnon in Phaselis without a line, all ways out under Bad Weather."""
    table = Cards(persia=persia).army("persia-2", "phaselis", 20, 1, "memnon").cut_off("persia-2")
    table.war.family_at = SPACE.read("phaselis")
    return table.mark("weather", *(provinces or ("lycia-pamphylia",)))


@pytest.mark.rule("conquerors", "15.4.2")
def test_ahura_mazda_clears_the_sky_before_the_activity_is_chosen() -> None:
    """N15. Else a move that the weather forbids could not be declared, nor the Family set out."""
    table = overcast().begins("persia")
    assert table.moment() == ("march", "persia") and table.uses() == ["clear-sky"]
    table.do("pass")
    assert table.refusal("march persia-2 3") == ("10.1.4", "nowhere-to-go")
    assert table.refusal("move-family") == ("14.3", "family-stays")
    table = overcast().begins("persia").do("play clear-sky")
    assert table.war.clear_sky == PERSIA
    assert table.refusal("march persia-2 3") is None
    assert table.refusal("move-family") is None
    table.do("march persia-2 3; go xanthus")
    assert table.war.march is not None and table.war.march.spent == 2, "by the mountain path"


@pytest.mark.rule("conquerors", "15.4.2")
def test_or_in_a_move_where_the_weather_makes_the_way_dearer() -> None:
    """N15. Weather in Caria touches Lydia: what leads there from Pergamum is dearer, and nothing
    from Adramyttium."""

    def at_pergamum() -> Cards:
        table = Cards(persia="ahura-mazda-smiles-1").mark("weather", "caria")
        table.army("persia-2", "adramyttium", 20, 1, "memnon")
        table.begins("persia").do("pass; march persia-2 3")
        assert table.frame() == "Marching"
        return table.do("go pergamum")

    table = at_pergamum()
    assert table.moment() == ("march", "persia")
    table.do("pass; detach; number 3")
    assert table.frame() == "Marching", "once in each Space"
    table.do("go smyrna")
    assert table.at("persia-2") == "smyrna" and table.moment() is None, "no points are left"
    table = at_pergamum().do("play clear-sky; go smyrna")
    assert table.war.march is not None and table.war.march.left() == 1


@pytest.mark.rule("conquerors", "15.4.2")
def test_in_a_major_campaign_before_each_move() -> None:
    table = overcast().army("persia-1", "susa", 30, 1, "darius-iii").levels(susa=FULL)
    table.begins("persia", campaign=True).do("pass; march persia-1 3; go aginis; halt")
    assert table.moment() == ("march", "persia")
    table.do("play clear-sky")
    assert table.frame() == "Act" and table.refusal("march persia-2 3") is None


@pytest.mark.rule("conquerors", "15.4.2")
def test_not_without_bad_weather_nor_twice() -> None:
    table = Cards(persia="ahura-mazda-smiles-1").army("persia-1", "susa", 20, 1, "darius-iii")
    assert table.begins("persia").frame() == "Act"
    assert table.opens("march").refusal("play clear-sky") == ("15.4.2", "no-bad-weather")
    table = overcast("ahura-mazda-smiles-1 ahura-mazda-smiles-2").begins("persia")
    table.do("play clear-sky")
    assert table.refusal("play clear-sky") == ("15.4.2", "no-bad-weather")
    table.do("pass")
    assert table.frame() == "Act"


@pytest.mark.rule("conquerors", "15.4.2")
def test_nor_by_the_macedonian_in_his_move_or_the_persian_in_it() -> None:
    table = Cards(macedon="ahura-mazda-smiles-1", persia="ahura-mazda-smiles-2")
    table.army("macedon-1", "pella", 20, 3, "alexander-iii").levels(pella=FULL)
    table.mark("weather", "macedonia").begins()
    assert table.frame() == "Act"
    table.do("march macedon-1 4; pass")
    assert table.frame() == "Marching"


@pytest.mark.rule("conquerors", "15.1.14")
def test_nobody_is_asked_for_a_card_that_all_can_see_elsewhere() -> None:
    """N16. Both cards lie open: there is no such moment. One face down may be in the hand."""
    table = overcast("spies-1").discarded("ahura-mazda-smiles-1 ahura-mazda-smiles-2")
    assert table.begins("persia").frame() == "Act"
    table = overcast("spies-1").discarded("ahura-mazda-smiles-1 ahura-mazda-smiles-2")
    table.war.face_down = (0, bits("ahura-mazda-smiles-2"))
    assert table.begins("persia").moment() == ("march", "persia")
    assert table.uses() == []


# ---- 15.32 Storms at Sea


@pytest.mark.rule("conquerors", "15.32.1")
@pytest.mark.parametrize(("die", "lost"), [(3, True), (4, False)])
def test_an_odd_die_drowns_all(die: int, lost: bool) -> None:
    """A37, M81: leaders drown too."""
    table = Cards(persia="storms-at-sea").garrison("macedon", cnossus=1, pella=1)
    table.army("macedon-1", "pella", 20, 3, "alexander-iii")
    table.army("macedon-2", "cnossus", 10, 3, "coenus").levels(pella=FULL).begins()
    table.do("embark macedon-2")
    while table.moment() != ("open-sea", "persia"):
        options = table.options()
        table.do("pass" if "pass" in options else next(one for one in options if "cyrene" in one))
    table.do("play storm", die)
    assert (table.where("coenus") == DEAD) == lost
    assert (table.at("macedon-2") is None) == lost


@pytest.mark.rule("conquerors", "15.32.2")
@pytest.mark.rule("conquerors", "7.4.3")
@pytest.mark.rule("conquerors", "14.6")
def test_what_the_king_had_with_him_stays_where_he_put_to_sea() -> None:
    """Z32: the army never came to Cyrene, and neither the Treasury nor the Family is a unit."""
    table = Cards(macedon="storms-at-sea").garrison("persia", cnossus=1)
    table.army("persia-1", "cnossus", 15, 1, "darius-iii").royal("persia-1", FULL)
    table.war.family_army, table.war.family_at = ARMY.read("persia-1"), SPACE.read("cnossus")
    table.begins("persia").do("embark persia-1; pass; sail cyrene")
    assert table.moment() == ("open-sea", "macedon")
    table.do("play storm", 1)
    war, cnossus = table.war, SPACE.read("cnossus")
    assert (war.royal_at, war.family_at) == (cnossus, cnossus)
    assert (table.level("royal"), war.royal_side, war.family_side) == (FULL, PERSIA, PERSIA)
    assert table.where("darius-iii") == DEAD, "he was a unit of the move"


@pytest.mark.rule("conquerors", "15.32.2")
@pytest.mark.rule("conquerors", "14.5")
@pytest.mark.parametrize(("die", "side", "at"), [(1, MACEDON, "pelusium"), (2, PERSIA, "paphos")])
def test_there_it_is_who_holds_the_port_that_has_it(die: int, side: int, at: str) -> None:
    """Out of a Siege over the Deep Sea: if nobody is left inside, the besieger has the city."""
    table = Cards(macedon="storms-at-sea").army("macedon-1", "pelusium", 20, 4, "alexander-iii")
    table.army("persia-1", "pelusium", 15, 1, "darius-iii", inside=True)
    table.fleet("egyptian", "persia", "pelusium").besieges("macedon", "pelusium")
    table.war.family_army, table.war.family_at = ARMY.read("persia-1"), SPACE.read("pelusium")
    table.begins("persia").do("embark persia-1; pass; sail paphos; play storm", die)
    if die == 2:
        table.do("land; halt")
    assert (table.war.family_side, table.war.family_at) == (side, SPACE.read(at))


@pytest.mark.rule("conquerors", "15.32.1")
@pytest.mark.rule("conquerors", "3.1.22")
def test_who_drowns_before_a_coast_has_not_entered_its_province() -> None:
    """Peucestas, played while the storm is awaited, does not make the army arrive."""
    table = Cards(persia="storms-at-sea peucestas bagoas").garrison("persia", persepolis=1)
    table.army("macedon-1", "pella", 20, 4, "alexander-iii").claims("persia", "egypt")
    table.army("macedon-2", "paphos", 12, 3, "coenus").begins()
    table.do("embark macedon-2; pass; sail pelusium; play levy", 1).do("stay-loose")
    assert table.moment() == ("open-sea", "persia") and table.control("egypt") == "persia"
    table.do("play storm", 1)
    assert table.at("macedon-2") is None and table.control("egypt") == "persia"


# ---- 15.36 Treachery


@pytest.mark.rule("conquerors", "15.36.1")
def test_treachery_helps_a_demand() -> None:
    table = marching(macedon="treachery").do("march macedon-1 4")
    table.war.line = 1 << TREASURY.read("pella")
    table.opens("demand", SPACE.read("pella"))
    assert table.uses() == ["traitor"]
    table.do("play traitor")
    assert table.war.treachery and table.lies("treachery") == "discards"
    assert table.level("pella") == DEPLETED


@pytest.mark.rule("conquerors", "15.36.1")
def test_only_who_demands_is_asked() -> None:
    table = marching(persia="treachery").do("march macedon-1 4; pass")
    table.opens("demand", SPACE.read("pella"))
    assert table.frame() == ""


# ---- 15.10.5 no road for Darius


@pytest.mark.rule("conquerors", "15.10.5")
def test_bagoas_bars_the_road() -> None:
    """M94: 3 are added to the flight."""
    table = Cards(macedon="bagoas").army("persia-1", "susa", 20, 1, "darius-iii")
    table.garrison("persia", babylon=1).levels(babylon=FULL, susa=FULL)
    table.opens("flight", SPACE.read("susa")).do("play no-road", 1)
    assert table.war.flight_bonus == 3


@pytest.mark.rule("conquerors", "15.10.5")
def test_by_the_macedonian_alone() -> None:
    table = Cards(persia="bagoas").army("persia-1", "susa", 20, 1, "darius-iii")
    table.opens("flight", SPACE.read("susa"))
    assert table.frame() == ""


# ---- 15.2.3 blight


@pytest.mark.rule("conquerors", "15.2.3")
@pytest.mark.parametrize("side", ["macedon", "persia"])
def test_ahriman_keeps_the_markers(side: str) -> None:
    """M117."""
    cards = "ahriman-in-bad-mood-1 ahriman-in-bad-mood-2"
    table = Cards(macedon=cards) if side == "macedon" else Cards(persia=cards)
    table.opens("clearing")
    assert table.refusal("play blight") == ("15.2.3", "no-markers")
    table.mark("devastated", "media").opens("clearing").do("play blight")
    assert table.war.blight
    assert table.refusal("play blight") == ("15.2.3", "markers-stay-already")


@pytest.mark.rule("conquerors", "15.1.14")
@pytest.mark.rule("conquerors", "15.26.1")
def test_nobody_is_asked_where_no_markers_lie_but_for_peucestas() -> None:
    """The order of 3.3.31: the Macedonian first."""

    def clearing(macedon: str, persia: str) -> Cards:
        table = Cards(macedon, persia).army("macedon-1", "susa", 20, 3, "alexander-iii")
        table.war.active = NOBODY
        return table

    table = clearing("spies-1", "spies-2").run(OpenClearing())
    assert table.frame() == ""
    table = clearing("spies-1", "spies-2").mark("drought", "media").run(OpenClearing())
    assert table.moment() == ("clearing", "macedon")
    table.do("pass")
    assert table.moment() == ("clearing", "persia")
    table = clearing("spies-1", "spies-2").discarded("ahriman-in-bad-mood-1 ahriman-in-bad-mood-2")
    table.mark("drought", "media").garrison("persia", persepolis=1).run(OpenClearing())
    assert table.frame() == "", "one card is not Peucestas and Bagoas"
    table = clearing("spies-1", "spies-2 spies-3").garrison("persia", persepolis=1)
    table.run(OpenClearing())
    assert table.moment() == ("lull", "persia")
