"""Where two rules meet, I: supply, recruiting, the revolt and upkeep."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import AREA, MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.counters import MACEDONIAN, PERSIAN, units_in
from anabasis.games.alexander_vs_darius.rules.event_table import CyprusAlone
from anabasis.games.alexander_vs_darius.rules.harbours import Homeward
from anabasis.games.alexander_vs_darius.rules.recruiting import Recruiting
from anabasis.games.alexander_vs_darius.rules.revolt import Revolt
from anabasis.games.alexander_vs_darius.rules.season import SeasonEnds, income
from anabasis.games.alexander_vs_darius.rules.supply import Supply, in_supply
from anabasis.games.alexander_vs_darius.rules.upkeep import Upkeep
from anabasis.games.alexander_vs_darius.state import BY_LEGITIMACY
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
EVENT = 7


def fed(table: Table, side: int, area: str) -> bool:
    return in_supply(table.campaign, side, AREA.read(area))


@pytest.mark.rule("alexander_vs_darius", "4.1.4")
@pytest.mark.rule("alexander_vs_darius", "4.1.5")
def test_i1_what_feeds_and_what_cuts() -> None:
    table = Table(
        macedon={"phrygia": "coenus phalanx"},
        persia={"lydia": "memnon", "wilusha": "light-infantry"},
        macedonian=["macedonia", "wilusha", "lydia"],
    )
    assert not fed(table, MACEDON, "phrygia"), "a port with enemies feeds nobody"
    marked = Table(macedon={"arzawa": "coenus phalanx"}, macedonian=["macedonia", "wilusha"])
    marked.lay_marker("lydia", "persia")
    assert fed(marked, MACEDON, "arzawa"), "markers do not cut"
    marked.lay_army("persia", "lydia", "memnon")
    marked.lay_army("persia", "haphalla", "light-infantry")
    assert not fed(marked, MACEDON, "arzawa"), "a lone leader and a unit without one do"
    spartans = Table(macedon={"hellas": "coenus phalanx"}, macedonian=["macedonia"])
    spartans.lay_marker("hellas", "persia")
    assert fed(spartans, MACEDON, "hellas")
    four = Table(macedon={"kish": "coenus phalanx"}, macedonian=["macedonia", "kizzuwatna"])
    assert fed(four, MACEDON, "kish"), "Karduniash, Mari, Carchemish, Kizzuwatna"
    five = Table(macedon={"kish": "coenus phalanx"}, macedonian=["macedonia", "ugarit"])
    assert not fed(five, MACEDON, "kish")


@pytest.mark.rule("alexander_vs_darius", "4.1.1")
@pytest.mark.rule("alexander_vs_darius", "4.1.8")
def test_i2_ships_go_home_first_and_no_line_crosses_the_straits() -> None:
    table = Table(
        macedon={"macedonia": "antipater 2 hoplites"},
        ships={"macedonia-aegean": ("macedonian", 2)},
    )
    table.campaign.passes = bytes([0, 2])
    table.do("embark macedonia aegean; load").do("sail aegean; anchor", 1)
    table.run(Homeward())
    assert table.fleets() == [("macedonia-aegean", "macedonian", 2)]
    besieged = Table(persian=["ugarit"], ships={"levantine": ("persian", 2)})
    besieged.lay_army("macedon", "ugarit", "coenus phalanx")
    besieged.run(Homeward())
    assert besieged.fleets() == [("ugarit-levantine", "persian", 2)], "to a besieged port too"
    strait = Table(macedon={"wilusha": "coenus phalanx"}, macedonian=["thrace", "macedonia"])
    strait.lay_marker("wilusha", "persia")
    assert not fed(strait, MACEDON, "wilusha")


@pytest.mark.rule("alexander_vs_darius", "4.3.1")
def test_i3_the_starved_may_be_bought_in_the_same_phase() -> None:
    table = Table(
        macedon={"khuzi": "coenus 2 light-infantry"}, macedonian=["macedonia"], treasure=(5, 5)
    )
    table.lay_marker("khuzi", "persia")
    before = units_in(table.campaign.pool[MACEDON])
    table.run(Supply(), 2)
    assert units_in(table.campaign.pool[MACEDON]) == before + 2
    assert units_in(table.campaign.dead[MACEDON]) == 0
    ships = Table(ships={"egyptian": ("persian", 3)})
    yard = ships.campaign.shipyard[PERSIAN]
    ships.run(Homeward())
    assert ships.fleets() == []
    assert ships.campaign.shipyard[PERSIAN] == yard + 3, "ships lost for want of a port too"


@pytest.mark.rule("alexander_vs_darius", "4.3.7")
@pytest.mark.rule("alexander_vs_darius", "4.3.6")
def test_i4_no_recruits_among_enemies_nor_to_a_leader_alone() -> None:
    table = Table(persia={"lydia": "memnon light-infantry"}, macedonian=["lydia", "macedonia"])
    table.lay_marker("lydia", "macedon")
    table.run(Recruiting(MACEDON))
    assert table.refusal("recruit light-infantry lydia") == ("4.3.7", "enemies-there")
    alone = Table(macedon={"phrygia": "coenus"})
    alone.lay_marker("phrygia", "persia")
    alone.run(Recruiting(MACEDON))
    assert alone.refusal("recruit light-infantry phrygia") == ("4.3.6", "not-friendly")
    army = Table(macedon={"phrygia": "coenus light-infantry"})
    army.lay_marker("phrygia", "persia")
    army.run(Recruiting(MACEDON))
    assert army.refusal("recruit light-infantry phrygia") is None


@pytest.mark.rule("alexander_vs_darius", "4.3.4")
@pytest.mark.rule("alexander_vs_darius", "4.3.5")
@pytest.mark.rule("alexander_vs_darius", "4.4.2")
@pytest.mark.rule("alexander_vs_darius", "4.5.4")
def test_i5_what_counts_against_the_limits() -> None:
    table = Table(macedon={"macedonia": "coenus 2 worn-phalanx"}, treasure=(9, 9)).run(
        Recruiting(MACEDON)
    )
    table.do("restore phalanx macedonia").do("restore phalanx macedonia")
    table.do("recruit light-infantry macedonia")
    assert table.campaign.treasure[MACEDON] == 9 - 2 - 1
    table.do("recruit light-infantry macedonia")
    assert table.campaign.treasure[MACEDON] == 6, "the second for nothing"
    assert table.refusal("recruit light-infantry macedonia") == ("4.3.4", "limit")
    assert table.refusal("build macedonia-aegean") == ("4.3.4", "limit"), "ships count"
    levy = Table(persian=["kish"], treasure=(9, 9), turn=12).run(Recruiting(PERSIA))
    levy.do("levy", 1, *[0] * 8)
    while "done" not in levy.options():
        levy.do(levy.options()[0])
    assert levy.refusal("recruit light-cavalry kish") is None
    assert levy.campaign.recruited == 0


@pytest.mark.rule("alexander_vs_darius", "4.5.2")
@pytest.mark.rule("alexander_vs_darius", "4.5.5")
def test_i6_the_die_of_the_levy_comes_first() -> None:
    table = Table(persian=["kish"], turn=12)
    table.campaign.legitimacy = 4
    table.run(Recruiting(PERSIA)).do("levy", 4)
    assert (table.campaign.winner, table.campaign.ending) == (MACEDON, BY_LEGITIMACY)
    assert table.army("kish") == {}


@pytest.mark.rule("alexander_vs_darius", "4.7.1")
@pytest.mark.rule("alexander_vs_darius", "4.6.3")
def test_i7_gold_for_sparta_goes_before_the_army_and_nothing_is_paid_in_part() -> None:
    table = (
        Table(
            persia={"lydia": "memnon hoplites light-infantry"},
            persian=["phoinicia"],
            ships={"phoinicia-levantine": ("persian", 2)},
            treasure=(5, 2),
            turn=3,
        )
        .run(Revolt())
        .do("send-gold", 4)
    )
    assert table.campaign.treasure[PERSIA] == 1
    table.run(Upkeep())
    assert table.army("lydia") == {"light-infantry": 1}, "2 are due and 1 is there"
    assert table.campaign.treasure[PERSIA] == 1
    table.do("pay-navy")
    assert table.campaign.treasure[PERSIA] == 0


@pytest.mark.rule("alexander_vs_darius", "4.7.5")
@pytest.mark.rule("alexander_vs_darius", "5.1.4")
def test_i8_unpaid_macedonians_are_one_step() -> None:
    table = Table(treasure=(0, 5)).run(Upkeep())
    assert table.campaign.weariness == 9
    table.run(SeasonEnds())
    assert table.campaign.weariness == 9


@pytest.mark.rule("alexander_vs_darius", "5.1.3")
@pytest.mark.rule("alexander_vs_darius", "5.1.5")
def test_i9_the_smaller_army() -> None:
    armies = {"thrace": "alexander-iii 3 phalanx", "macedonia": "parmenion 2 phalanx"}
    for more, expected in (("", 10), ("coenus light-infantry", 10), ("2 light-infantry", 9)):
        table = Table(macedon=armies)
        if more:
            table.lay_army("macedon", "macedonia", more)
        table.run(SeasonEnds())
        assert table.campaign.weariness == expected, more
    alone = Table(macedon={"khuzi": "alexander-iii", "macedonia": "parmenion phalanx"})
    alone.lay_marker("khuzi", "persia")
    alone.run(Supply())
    assert alone.campaign.weariness == 10, "alone he has no army to feed"
    alone.run(SeasonEnds())
    assert alone.campaign.weariness == 9, "but he is the smaller"
    leaderless = Table(macedon={"thrace": "alexander-iii phalanx", "macedonia": "5 phalanx"})
    leaderless.run(SeasonEnds())
    assert leaderless.campaign.weariness == 10, "units without a leader are no army"


@pytest.mark.rule("alexander_vs_darius", "4.7.12")
@pytest.mark.rule("alexander_vs_darius", "4.7.13")
def test_i10_cyprus_by_itself_and_then_the_navy_is_gone() -> None:
    table = Table(persian=["cyprus", "ugarit"], ships={"ugarit-levantine": ("persian", 4)})
    table.run(CyprusAlone(), 2).do("moor cyprus-levantine")
    assert table.campaign.legitimacy == 14, "the city lost"
    assert ("ugarit-levantine", "persian", 2) in table.fleets()
    table.run(Upkeep())
    assert table.fleets() == [("cyprus-levantine", "macedonian", 2)]
    again = Table(persian=["cyprus", "ugarit"])
    again.campaign.events |= 1 << 10
    again.run(CyprusAlone())
    assert (again.marker("cyprus"), again.campaign.legitimacy) == ("persia", 15)


@pytest.mark.rule("alexander_vs_darius", "4.6.5")
@pytest.mark.rule("alexander_vs_darius", "4.6.4")
def test_i11_the_revolt_brings_a_marker_a_city_and_supply() -> None:
    table = Table(turn=8, treasure=(5, 0))
    table.lay_army("sparta", "mycenae", "agis-iii 2 spartan-phalanx 3 hoplites")
    table.run(Revolt(), 3)
    assert (table.marker("mycenae"), table.holder("mycenae")) == ("persia", "persia")
    assert table.campaign.legitimacy == 16
    assert income(table.campaign, PERSIA) == 1
    assert fed(table, PERSIA, "mycenae")


# ---- the text itself


@pytest.mark.rule("alexander_vs_darius", "4.2.1")
@pytest.mark.rule("alexander_vs_darius", "4.2.2")
def test_which_rolls_are_safe_without_supply() -> None:
    from anabasis.core.die import EnumeratingDie
    from anabasis.games.alexander_vs_darius.counters import CLASS, ONE
    from anabasis.games.alexander_vs_darius.rules.supply import failures

    expected = {
        ("phalanx", MACEDON): 3 / 6,
        ("hoplites", MACEDON): 4 / 6,
        ("light-infantry", MACEDON): 1.0,
        ("light-infantry", PERSIA): 5 / 6,
        ("immortals", PERSIA): 3 / 6,
        ("light-cavalry", PERSIA): 4 / 6,
    }
    for (word, side), chance in expected.items():
        die, lost = EnumeratingDie(), 0.0
        while True:
            if failures(ONE[CLASS.read(word)], side, die):
                lost += die.weight / die.total
            if not die.advance():
                break
        assert lost == pytest.approx(chance), word


@pytest.mark.rule("alexander_vs_darius", "4.3.11")
@pytest.mark.rule("alexander_vs_darius", "4.4.7")
def test_a_ship_is_built_where_a_city_stands_though_enemies_are_at_sea() -> None:
    table = Table(persian=["phoinicia", "ugarit"], ships={"levantine": ("macedonian", 5)}).run(
        Recruiting(PERSIA)
    )
    table.do("build phoinicia-levantine")
    assert table.campaign.treasure[PERSIA] == 7
    assert table.refusal("build ugarit-levantine") == ("4.3.11", "no-city")
    assert table.campaign.shipyard[MACEDONIAN] > 0
