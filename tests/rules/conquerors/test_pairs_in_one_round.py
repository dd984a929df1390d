"""Two rules that meet in one round: a second move after what the first has come to, a siege among
other things, and what stands where something else breaks out. Written from the rule text."""

from __future__ import annotations

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.core.door import answer, legal
from anabasis.games.conquerors.board import CITIES, MACEDON, PERSIA, SPACE
from anabasis.games.conquerors.rules.alexandrias import BuildAlexandria
from anabasis.games.conquerors.rules.raising import Raising
from anabasis.games.conquerors.state import DEPLETED, EMPTY, FRESH, FULL, GOING_ON, NO_SIEGE
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.moving import Field

PEACE = 4
"""Two dice for Alexander that leave him unhurt."""
TAME = (
    "stand",
    "let-pass",
    "let-by",
    "pass",
    "rest-here",
    "no-flight",
    "end-replenishing",
    "end-withdrawing",
    "halt",
    "land",
)
"""What is answered where a test does not care."""


def siege_of(table: Field, city: str) -> int:
    return table.war.siege[CITIES.index(SPACE.read(city))]


def marches(table: Field) -> set[str]:
    return {one.split()[1] for one in table.moves() if one.startswith("march")}


def through(table: Field, *script: int) -> Field:
    """Until the next move or the end everybody answers tamely, and the dice fall so."""
    die = ScriptedDie(*script)
    while table.frame() not in ("Act", ""):
        options = legal(table.war, table.asked())
        tame = [one for verb in TAME for one in options if one.verb == verb]
        answer(table.war, table.asked(), (tame or options)[0], die, table.log)
    assert die.finished(), die.script
    return table


# ---- 15.21 the second move of a Major Campaign


@pytest.mark.rule("conquerors", "15.21.1")
@pytest.mark.rule("conquerors", "10.1.1")
def test_after_the_first_force_is_destroyed_another_moves() -> None:
    table = Field().army("macedon-1", "ephesus", 40, 3, "alexander-iii")
    table.army("macedon-2", "synnada", 1, 0).army("persia-2", "gordium", 60, 3, "memnon")
    table.garrison("macedon", sardes=1, pella=1).begins(campaign=True)
    table.do("march macedon-2 3; go gordium; stand", 2, 12, 3).do("retreat synnada")
    table.do("retreat celaenae; retreat tralles; rest-here", 6, 1)
    through(table)
    assert table.at("macedon-2") is None
    assert marches(table) == {"macedon-1"}


@pytest.mark.rule("conquerors", "15.21.1")
@pytest.mark.rule("conquerors", "3.4.17")
def test_when_alexander_dies_in_the_first_move_there_is_no_second() -> None:
    table = Field().army("macedon-1", "ephesus", 40, 3, "alexander-iii")
    table.army("macedon-2", "celaenae", 20, 0).army("persia-2", "smyrna", 30, 1)
    table.garrison("macedon", sardes=1, pella=1).begins(campaign=True)
    table.do("march macedon-1 4; go smyrna; stand", 9, 3, 12, 6)
    assert table.war.ending != GOING_ON and not table.war.agenda


@pytest.mark.rule("conquerors", "15.21.1")
@pytest.mark.rule("conquerors", "10.6.10")
def test_who_lost_against_the_first_force_is_too_tired_to_intercept_the_second() -> None:
    table = Field().army("macedon-1", "ephesus", 40, 3, "alexander-iii")
    table.army("macedon-2", "celaenae", 20, 0).army("persia-2", "smyrna", 30, 1)
    table.garrison("macedon", sardes=1, pella=1).begins(campaign=True)
    table.do("march macedon-1 4; go smyrna; stand", 11, 3, PEACE, 1)
    table.do("retreat pergamum; rest-here", 1, 1)
    through(table)
    assert table.condition("persia-2") != FRESH and table.at("persia-2") == "pergamum"
    table.do("march macedon-2 3; go sardes; go thyatira")
    assert table.frame() == "Marching", "nobody is asked whether he intercepts at Thyatira"


@pytest.mark.rule("conquerors", "15.21.1")
@pytest.mark.rule("conquerors", "11.4.7")
@pytest.mark.rule("conquerors", "11.4.14")
def test_a_second_army_may_demand_what_was_refused_to_the_first() -> None:
    """An Army may demand a city's surrender once; the other has not."""
    table = Field().army("macedon-1", "ephesus", 40, 3, "alexander-iii")
    table.army("macedon-2", "thyatira", 20, 0).garrison("persia", sardes=2)
    table.garrison("macedon", pella=1).begins(campaign=True)
    table.do("march macedon-1 4; go sardes; demand", 1).do("besiege")
    through(table)
    table.do("march macedon-2 3; go sardes")
    assert "demand" in table.options()
    table.do("demand", 6)
    assert "city-yielded" in table.kinds() and siege_of(table, "sardes") == NO_SIEGE


@pytest.mark.rule("conquerors", "11.4.17")
@pytest.mark.rule("conquerors", "11.4.20")
@pytest.mark.rule("conquerors", "15.21.1")
def test_both_armies_of_a_campaign_count_in_the_assault_of_the_same_round() -> None:
    """Twelve are not more than twice six; with eight more they are."""
    table = Field().army("macedon-1", "ephesus", 12, 3, "alexander-iii")
    table.army("macedon-2", "thyatira", 8, 0).garrison("persia", sardes=6)
    table.garrison("macedon", pella=1).begins(campaign=True)
    table.do("march macedon-1 4; go sardes; besiege")
    through(table)
    table.do("march macedon-2 3; go sardes; halt")
    through(table)
    table.sieges().do("assault sardes", 3)
    assert table.added("assault-rolled")["outnumbered"] == 1


@pytest.mark.rule("conquerors", "7.2.8")
@pytest.mark.rule("conquerors", "15.21.1")
def test_a_treasury_taken_in_the_first_move_pays_for_no_steps_of_the_second() -> None:
    """For extra MPs the line at the beginning of the phase counts."""
    table = Field().army("macedon-1", "thapsacus", 40, 3, "alexander-iii")
    table.army("macedon-2", "sippara", 20, 0).garrison("persia", babylon=1)
    table.garrison("macedon", damascus=1).levels(damascus=FULL, babylon=FULL)
    table.cut_off("macedon-2").begins(campaign=True)
    assert "march macedon-2 4" not in table.moves()


@pytest.mark.rule("conquerors", "15.32.1")
@pytest.mark.rule("conquerors", "15.21.1")
def test_a_storm_takes_the_second_force_and_leaves_the_first() -> None:
    table = Cards(persia="storms-at-sea").garrison("macedon", cnossus=1, pella=1, paraetonium=1)
    table.army("macedon-1", "pella", 20, 3, "alexander-iii").army("macedon-2", "cnossus", 10, 0)
    table.fleet("macedonian", "macedon", "cnossus").begins(campaign=True)
    table.do("march macedon-1 4; pass; go amphipolis; halt")
    through(table)
    table.do("embark macedon-2; pass; escort macedonian; sail paraetonium; play storm", 1)
    through(table)
    assert table.at("macedon-2") is None and table.fleet_at("macedonian") is None
    assert table.asp("macedon-1") == 20 and table.at("macedon-1") == "amphipolis"


@pytest.mark.rule("conquerors", "15.8.1")
@pytest.mark.rule("conquerors", "15.21.1")
def test_the_points_of_the_first_move_do_not_make_the_second_one_long() -> None:
    """Each Army has marched three; more than five are needed for Attrition."""
    table = Cards(persia="attrition-1").army("macedon-1", "ephesus", 20, 3, "alexander-iii")
    table.army("macedon-2", "pella", 12, 0).garrison("macedon", sardes=1).begins(campaign=True)
    table.do("march macedon-1 4; pass; go smyrna; go sardes; go celaenae; halt")
    assert table.frame() == "Act", "nobody is asked for Attrition"
    table.do("march macedon-2 3; pass; go larissa; go pagasae; halt")
    assert not [one for one in table.log if "attrition" in one.kind.name] and not table.war.agenda


@pytest.mark.rule("conquerors", "15.36.1")
@pytest.mark.rule("conquerors", "7.3.17")
@pytest.mark.rule("conquerors", "15.21.1")
def test_who_pays_a_traitor_with_the_last_of_a_treasury_has_no_line_for_the_next_demand() -> None:
    table = Cards(macedon="treachery").army("macedon-1", "smyrna", 20, 3)
    table.army("macedon-2", "perinthos", 20, 0).garrison("persia", sardes=1, byzantium=1)
    table.garrison("macedon", pella=1).levels(pella=DEPLETED).begins(campaign=True)
    table.do("march macedon-1 4; go sardes; demand")
    table.do("play traitor", 1)
    through(table)
    assert table.level("pella") == EMPTY and table.gsp("sardes") == 1
    table.do("march macedon-2 3; go byzantium")
    assert table.refusal("demand") == ("11.4.7", "no-line")


# ---- 8.3, 7.3 points and lines


@pytest.mark.rule("conquerors", "8.3.4")
@pytest.mark.rule("conquerors", "7.3.8")
def test_no_line_to_pella_puts_to_sea_from_before_a_besieged_port() -> None:
    """The port is the enemy's and under Siege, and by land enemies are on all sides; once the city
    is his a line leads out of it by Naxos."""
    table = Field().garrison("persia", miletus=2, ephesus=1, mylasa=1).garrison("macedon", pella=1)
    table.army("macedon-1", "miletus", 20, 3, "alexander-iii").besieges("macedon", "miletus")
    table.active("macedon").run(Raising(MACEDON, MACEDON, 0, False, 0))
    assert table.refusal("levy macedon-1") == ("8.3.4", "no-line-to-pella")
    taken = Field().garrison("persia", ephesus=1, mylasa=1).garrison("macedon", pella=1)
    taken.army("macedon-1", "miletus", 20, 3, "alexander-iii").active("macedon")
    taken.run(Raising(MACEDON, MACEDON, 0, False, 0))
    assert taken.refusal("levy macedon-1") is None


@pytest.mark.rule("conquerors", "8.3.4")
@pytest.mark.rule("conquerors", "7.3.8")
@pytest.mark.rule("conquerors", "12.2")
def test_no_line_to_pella_begins_in_an_independent_rhodes_under_siege() -> None:
    """She lets lines by, and her port is under Siege all the same."""
    table = Field(started=True).garrison("macedon", cnossus=1).settled()
    table.army("macedon-2", "rhodes", 12, 1).active("macedon")
    table.besieges("macedon", "rhodes").run(Raising(MACEDON, MACEDON, 0, False, 0))
    assert table.refusal("levy macedon-2") == ("8.3.4", "no-line-to-pella")
    table.army("macedon-2", "cnossus", 12, 1)
    table.run(Raising(MACEDON, MACEDON, 0, False, 0))
    assert table.refusal("levy macedon-2") is None


@pytest.mark.rule("conquerors", "8.3.4")
@pytest.mark.rule("conquerors", "7.3.8")
def test_no_line_to_pella_ends_in_pella_under_siege() -> None:
    table = Field().army("macedon-1", "chersonese", 20, 3, "alexander-iii")
    table.garrison("macedon", pella=2).army("persia-2", "pella", 20, 0).besieges("persia", "pella")
    table.active("macedon").run(Raising(MACEDON, MACEDON, 0, False, 0))
    assert table.refusal("levy macedon-1") == ("8.3.4", "no-line-to-pella")


@pytest.mark.rule("conquerors", "8.3.4")
@pytest.mark.rule("conquerors", "7.3.8")
def test_a_line_to_pella_does_not_pass_a_port_under_siege() -> None:
    """From Salamis by land nothing leads on: the sea leg would begin in the besieged port."""
    table = Field().army("macedon-1", "salamis", 20, 3, "alexander-iii", inside=True)
    table.garrison("macedon", pella=1).army("persia-2", "salamis", 20, 0)
    table.active("macedon").run(Raising(MACEDON, MACEDON, 0, False, 0))
    assert table.refusal("levy macedon-1") is None, "no Siege yet: who is inside holds the port"
    table.besieges("persia", "salamis").run(Raising(MACEDON, MACEDON, 0, False, 0))
    assert table.refusal("levy macedon-1") is not None


# ---- 11.4 a siege among other things


@pytest.mark.rule("conquerors", "11.4.30")
@pytest.mark.rule("conquerors", "11.4.31")
def test_terms_after_an_escape_by_sea_are_about_those_who_stayed() -> None:
    """The two GSPs are lost with the city; the six points are out of reach of any terms."""
    table = Field().garrison("persia", tyre=2).loose("persia", "tyre", 6)
    table.fleet("egyptian", "persia", "tyre").army("macedon-1", "tyre", 20, 3, "parmenion")
    table.besieges("macedon", "tyre", 1).begins("persia")
    table.do("evacuate tyre 6; sail ake; sail gaza; land; halt")
    table.sieges("persia").do("offer tyre; accept-terms")
    assert table.gsp("tyre") == 0 and siege_of(table, "tyre") == NO_SIEGE
    assert table.loose_at("gaza") == 6 and table.war.weariness == 0


@pytest.mark.rule("conquerors", "3.3.28")
@pytest.mark.rule("conquerors", "3.3.37")
def test_wounds_in_a_declared_phase_leave_nobody_to_assault() -> None:
    table = Field().army("macedon-1", "tyre", 20, 3, "alexander-iii").garrison("persia", tyre=2)
    table.garrison("macedon", damascus=1).besieges("macedon", "tyre", 2)
    table.war.injury = 20
    through(table.begins().do("administer"), 1)
    assert table.war.ending != GOING_ON and not table.war.agenda


# ---- 6.3, 13, 14 what stands where something breaks out


@pytest.mark.rule("conquerors", "14.4")
@pytest.mark.rule("conquerors", "6.3.4")
def test_the_family_left_alone_by_a_revolt_is_nobody_s_prey_yet() -> None:
    table = Cards(macedon="revolt-1").garrison("persia", susa=2, babylon=1)
    table.army("macedon-1", "gordium", 20, 3, "alexander-iii").garrison("macedon", pella=1)
    table.war.family_at, table.war.family_side = SPACE.read("susa"), PERSIA
    table.plays("macedon").do("play revolt-revolt; aim-province susiana", 1)
    assert table.gsp("susa") == 0
    assert table.war.family_side == PERSIA and table.war.family_at == SPACE.read("susa")


@pytest.mark.rule("conquerors", "14.5")
@pytest.mark.rule("conquerors", "6.3.5")
def test_the_family_in_a_besieged_city_is_captured_when_a_revolt_takes_its_last_defenders() -> None:
    """The army before the city alone has the space then."""
    table = Cards(macedon="revolt-1").garrison("persia", susa=2, babylon=1)
    table.army("macedon-1", "susa", 20, 3, "alexander-iii").besieges("macedon", "susa")
    table.war.family_at, table.war.family_side = SPACE.read("susa"), PERSIA
    table.plays("macedon").do("play revolt-revolt; aim-province susiana", 1)
    assert siege_of(table, "susa") == NO_SIEGE
    assert table.war.family_side == MACEDON


@pytest.mark.rule("conquerors", "13.7")
@pytest.mark.rule("conquerors", "8.6.3")
def test_an_alexandria_and_the_garrison_that_is_there_keep_to_three() -> None:
    """Two come with it; where two are there already a fourth has no room."""
    table = Field().garrison("macedon", memphis=1, naucratis=2).run(BuildAlexandria())
    assert "found naucratis" not in table.options()
    table = Field().garrison("macedon", memphis=1, naucratis=1).run(BuildAlexandria())
    table.do("found naucratis")
    assert table.gsp("naucratis") == 3
