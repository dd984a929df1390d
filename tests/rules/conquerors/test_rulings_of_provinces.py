"""Rulings that no example of the other files meets: rounds, kings, provinces, treasuries, cards."""

from __future__ import annotations

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.core.door import proceed
from anabasis.games.conquerors.board import (
    DISSENSION,
    DIVISION,
    EUROPEAN,
    MACEDON,
    PERSIA,
    PROVINCE,
    PROVINCE_DIVISION,
    PROVINCE_OF,
    SITE,
    SPACE,
    TREASURY,
)
from anabasis.games.conquerors.leaders import DARIUS, LEADER
from anabasis.games.conquerors.rules.alexandrias import build
from anabasis.games.conquerors.rules.commanders import kill_leader
from anabasis.games.conquerors.rules.lines import has_line, lengths
from anabasis.games.conquerors.rules.raising import Raising
from anabasis.games.conquerors.rules.replenishing import StartReplenishing
from anabasis.games.conquerors.rules.rounds import (
    DrawMarker,
    StartAdministration,
    StartRound,
    next_round,
)
from anabasis.games.conquerors.rules.royal_family import ways
from anabasis.games.conquerors.rules.set_up import Deploying
from anabasis.games.conquerors.rules.throne import Throne
from anabasis.games.conquerors.rules.victory import CheckVictory
from anabasis.games.conquerors.state import ADMIN, BY_CONQUEST, DEPLETED, EMPTY, FULL
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.moving import Field
from tests.rules.conquerors.setting import Table
from tests.rules.conquerors.test_03_sequence import begun
from tests.rules.conquerors.test_04_rounds_and_treasuries import conquered
from tests.rules.conquerors.test_09_weariness import conqueror

# ---- set-up and rounds


@pytest.mark.rule("conquerors", "3.1.12")
def test_the_standard_deployment_holds_every_province_that_it_may() -> None:
    """Z17: with more in the ports and Treasure Cities of the west."""
    held = []
    for side in (MACEDON, PERSIA):
        war = Table(started=True).run(Deploying(side)).do("standard").war
        posts = [space for space in range(len(SPACE)) if war.holder[space] == side]
        held.append({PROVINCE_OF[space] for space in posts})
    most = {SPACE.words[space] for space in posts if war.gsp[space] > 1}
    assert {"sardes", "halicarnassus", "tyre", "gaza"} <= most
    empire = [n for n in range(len(PROVINCE)) if PROVINCE_DIVISION[n] == DIVISION.read("empire")]
    assert held[PERSIA] == set(empire) - {PROVINCE.read("mysia"), PROVINCE.read("bithynia")}
    assert held[MACEDON] == set(EUROPEAN) - {PROVINCE.read("macedonia")}, "where Antipater stands"


@pytest.mark.rule("conquerors", "3.1.12")
def test_the_standard_deployment_leaves_damascus_to_who_comes() -> None:
    """Z40: no Macedonian line reaches it, so that it could not be besieged."""
    war = Table(started=True).run(Deploying(PERSIA)).do("standard").war
    damascus = SPACE.read("damascus")
    assert war.land[damascus] == 0 and war.keeper[damascus] == PERSIA
    assert war.gsp[SPACE.read("palmyra")] == 1


@pytest.mark.rule("conquerors", "4.9")
def test_a_game_won_in_a_free_round_leaves_the_drawn_marker_unused() -> None:
    """M5."""
    table = conquered().active("persia")
    table.war.agenda = [StartRound(MACEDON, False), CheckVictory()]
    proceed(table.war, ScriptedDie(), table.log)
    assert table.war.ending == BY_CONQUEST and not table.war.agenda


@pytest.mark.rule("conquerors", "3.3.25")
def test_after_a_drawn_phase_none_is_declared_in_the_next_round() -> None:
    """A24: in the one after it may be."""
    table = Field().army("macedon-1", "pella", 20, 4, "alexander-iii")
    table.army("persia-1", "susa", 20, 1, "darius-iii").run(StartAdministration())
    while table.war.agenda:
        table.do(next(one for one in table.options() if one.startswith(("end-", "no-city"))))
    next_round(table.war)
    assert table.begins().refusal("administer") == ("3.3.25", "administered-before")
    next_round(table.war)
    assert table.begins("persia").refusal("administer") is None


@pytest.mark.rule("conquerors", "3.3.40")
@pytest.mark.parametrize("marker", [ADMIN, PERSIA])
def test_neither_the_ignored_marker_nor_the_last_is_drawn_then(marker: int) -> None:
    """A25, M8: the only other Persian markers are not in the cup here."""
    table = begun()
    war = table.war
    war.cup, war.marker, war.administering = bytes((4, 0, 1)), PERSIA, True
    war.agenda = [DrawMarker()]
    with pytest.raises(Exception, match="not there"):
        proceed(war, ScriptedDie(ADMIN, marker), [])


# ---- kings and armies


@pytest.mark.rule("conquerors", "3.4.3")
def test_a_successor_does_not_undo_the_end_of_darius() -> None:
    """Q18."""
    table = conqueror().army("persia-1", "damascus", 10, 1, "bessus")
    table.war.vacant = True
    table.run(Throne()).do("anoint bessus").run(CheckVictory())
    assert table.war.king[PERSIA] == LEADER.read("bessus")
    assert table.war.ending == BY_CONQUEST


@pytest.mark.rule("conquerors", "5.3.5")
def test_the_successor_moves_with_the_family() -> None:
    """A50."""
    table = Field(started=True)
    kill_leader(table.war, DARIUS, table.log)
    table.begins("persia").do("anoint memnon; march persia-1 3; go aginis; halt")
    assert table.war.family_at == table.war.royal_at == SPACE.read("aginis")


@pytest.mark.rule("conquerors", "5.2.7")
@pytest.mark.rule("conquerors", "5.2.8")
def test_what_an_army_that_has_outgrown_the_first_keeps_others_from() -> None:
    """M17: Army #1 and all that is done without another Army stay free."""
    table = Field().army("macedon-1", "pella", 10, 4, "alexander-iii parmenion")
    table.army("macedon-2", "athens", 20, 2).army("macedon-3", "athens", 5, 2)
    table.fleet("macedonian", "macedon", "pella").levels(pella=FULL).begins()
    assert not [one for one in table.moves() if "macedon-2" in one or "macedon-3" in one]
    assert not [one for one in table.options() if one.startswith("reorganise")]
    free = {"march macedon-1 4", "set-sail macedonian", "move-leaders", "raise", "administer"}
    assert free <= set(table.options())
    table.army("macedon-2", "athens", 10, 2).begins()
    assert {"march macedon-2 3", "reorganise athens"} <= set(table.options())


@pytest.mark.rule("conquerors", "15.3.4")
def test_the_spartan_army_comes_though_the_persian_has_three() -> None:
    """Q19."""
    table = Cards(persia="agis-iii").army("persia-1", "susa", 40, 1, "darius-iii")
    table.army("persia-2", "sardes", 20, 1).army("persia-3", "babylon", 10, 1)
    table.plays("persia").do("play agis-iii-revolt")
    assert [table.at(one) for one in ("persia-3", "spartan")] == ["babylon", "sparta"]


# ---- provinces


@pytest.mark.rule("conquerors", "8.3.5")
def test_a_devastated_province_serves_for_raising() -> None:
    """M33."""
    table = Table().keeps("macedon", "pella", "sardes").hand("parmenion")
    table.army("macedon-1", "perinthos", 33, 4, "alexander-iii")
    table.garrison("macedon", ephesus=1).mark("devastated", "lydia").active("macedon")
    table.run(Raising(MACEDON, MACEDON, 0, False, 0))
    assert table.refusal("levy-at ephesus sardes") is None


@pytest.mark.rule("conquerors", "14.3")
def test_the_family_passes_an_army_without_interception_and_pays_for_weather() -> None:
    """M26: by Der and Sittace, and on past Alexander in Sippara."""
    table = Field(started=True).army("macedon-1", "sippara", 30, 3, "alexander-iii")
    table.begins("persia").do("move-family; family-to babylon")
    assert table.war.family_at == SPACE.read("babylon") and table.war.family_side == PERSIA
    assert not table.war.agenda, "nobody is asked"
    babylon = SPACE.read("babylon")
    assert babylon in ways(Field(started=True).war, PERSIA, SPACE.read("susa"), 3)
    stormy = Field(started=True).mark("weather", "babylonia").war
    assert babylon not in ways(stormy, PERSIA, SPACE.read("susa"), 3)


@pytest.mark.rule("conquerors", "13.4")
def test_no_ship_uses_the_site_of_alexandria_before_the_city_is_built() -> None:
    """A6."""
    table = Field().army("macedon-1", "pelusium", 12, 3, "alexander-iii")
    table.begins().do("embark macedon-1")
    assert table.refusal("sail alexandria") is not None
    build(table.war, SITE, table.log)
    table.begins().do("embark macedon-1; sail alexandria; land; halt")
    assert table.at("macedon-1") == "alexandria"


# ---- treasuries and lines


@pytest.mark.rule("conquerors", "7.2.19")
def test_a_transfer_needs_a_line() -> None:
    """A28."""
    table = Table().keeps("macedon", "pella", "persepolis").garrison("macedon", damascus=1)
    table.levels(persepolis=EMPTY, damascus=DEPLETED).run(StartReplenishing(MACEDON))
    assert table.refusal("transfer damascus persepolis") == ("7.2.19", "no-line-between")


@pytest.mark.rule("conquerors", "7.2.2")
def test_memphis_pays_for_raising_and_building_and_stays_full() -> None:
    """M43: for both from one Treasury, which costs another two levels."""
    table = Field().keeps("macedon", "memphis").hand("parmenion")
    table.army("macedon-1", "perinthos", 33, 4, "alexander-iii")
    table.garrison("macedon", naucratis=1, pelusium=1).levels(memphis=FULL).active("macedon")
    table.run(Raising(MACEDON, MACEDON, 0, False, 0)).do("levy-at naucratis memphis", 12)
    while table.frame() != "Raising":
        table.do("enlist 12" if table.frame() == "Enlist" else "form outside")
    assert (table.asp("macedon-2"), table.level("memphis")) == (12, FULL)
    table.do("build memphis; launch egyptian pelusium")
    assert (table.nsp("egyptian"), table.level("memphis")) == (3, FULL)


@pytest.mark.rule("conquerors", "7.2.2")
@pytest.mark.rule("conquerors", "15.36.1")
def test_memphis_pays_for_treachery_and_stays_full() -> None:
    """M43."""
    table = Cards("treachery").army("macedon-1", "pelusium", 20, 3, "alexander-iii")
    table.garrison("persia", gaza=2).garrison("macedon", memphis=1).levels(memphis=FULL).begins()
    table.do("march macedon-1 4; go gaza; demand; play traitor", 1)
    assert table.added("demand-rolled")["treachery"] == 3
    assert table.level("memphis") == FULL and table.lies("treachery") == "discards"


@pytest.mark.rule("conquerors", "7.4.2")
def test_closed_gates_do_not_touch_the_royal_treasury() -> None:
    """M45."""
    table = Table().army("persia-1", "babylon", 30, 1, "darius-iii").royal("persia-1", FULL)
    table.levels(babylon=FULL)
    table.war.shut = (1 << TREASURY.read("royal")) - 1
    assert has_line(table.war, PERSIA, SPACE.read("babylon"))
    table.royal("persia-1", EMPTY)
    assert not has_line(table.war, PERSIA, SPACE.read("babylon"))


@pytest.mark.rule("conquerors", "7.3.9")
@pytest.mark.rule("conquerors", "7.3.10")
def test_a_line_goes_through_revolt_and_doubles_a_desert_in_drought() -> None:
    """M51: a desert path is 2, with Drought 4."""
    siwa, memphis = SPACE.read("siwa"), TREASURY.read("memphis")
    for marker, points in (("revolt", 4), ("devastated", 8), ("drought", 8)):
        table = Table().keeps("macedon", "memphis").levels(memphis=FULL)
        table.mark(marker, "egypt").garrison("macedon", memphis=1)
        assert lengths(table.war, MACEDON, siwa)[memphis] == points, marker


# ---- cards


@pytest.mark.rule("conquerors", "15.30.3")
@pytest.mark.rule("conquerors", "13.7")
def test_the_garrison_of_an_alexandria_in_the_east_quarrels_too() -> None:
    """N7."""
    table = Cards(persia="satrap-insubordination-1").great_king()
    table.army("macedon-1", "gordium", 30, 4, "alexander-iii")
    build(table.war, SPACE.read("uruk"), table.log)
    table.settled().plays("persia").do("play dissension", 5)
    assert (table.gsp("uruk"), table.asp("macedon-1")) == (0, 32)


@pytest.mark.rule("conquerors", "15.30.3")
def test_which_provinces_are_the_east() -> None:
    """N12."""
    told = {"babylonia", "mesopotamia", "media", "matiene"}
    ours = {"assyria", "susiana", "persis", "hyrcania", "parthia"}
    assert {PROVINCE.words[province] for province in DISSENSION} == told | ours
