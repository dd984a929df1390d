"""1 to 5, 16 What the other files leave over: rounds, activities, administration, leaders."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.core.asides import Resign
from anabasis.core.die import ScriptedDie, SeededDie
from anabasis.core.match import Match
from anabasis.core.position import TABLE
from anabasis.games.conquerors.board import ARMIES, ARMY_SIDE, MACEDON, NOBODY, PERSIA, SPACE
from anabasis.games.conquerors.game import GAME
from anabasis.games.conquerors.leaders import IS_PERSIAN, LEADER, LEADER_SIDE, SIEGE
from anabasis.games.conquerors.rules.administration import Administration
from anabasis.games.conquerors.rules.commanders import best_battle, best_naval, kill_leader
from anabasis.games.conquerors.rules.mutiny import CheckWeariness
from anabasis.games.conquerors.rules.player_phase import PlayerPhase
from anabasis.games.conquerors.rules.rounds import DrawMarker, StartRound
from anabasis.games.conquerors.rules.victory import CheckVictory
from anabasis.games.conquerors.state import (
    ADMIN,
    BY_MUTINY,
    DEAD,
    IN_POOL,
    IS_GREAT_KING,
    KNOT_CUT,
    MARRIED,
    PROSKYNESIS,
    USELESS,
    WITH_FLEET,
)
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.moving import Field
from tests.rules.conquerors.setting import Table
from tests.rules.conquerors.test_03_sequence import begun, draw

PEACE = 4


def stages(frame: PlayerPhase | Administration | StartRound, table: Table) -> list[str]:
    """What a procedure puts on the agenda, the first of it first."""
    table.war.agenda = []
    frame.run(table.war, ScriptedDie(), table.log)
    return [type(one).__name__ for one in reversed(table.war.agenda)]


def verbs(table: Table) -> set[str]:
    return {text.split()[0] for text in table.options()}


# ---- 1, 2, 16


@pytest.mark.rule("conquerors", "1.1")
def test_two_players_each_with_his_king() -> None:
    match = Match(GAME, 2, {}, SeededDie(1), None)
    leaders = GAME.board()["leaders"]
    kings = {word: row["side"] for word, row in leaders.items() if row["king"]}
    assert kings == {"alexander-iii": "macedon", "darius-iii": "persia"}
    assert GAME.seats == (1, 2)
    assert match.waiting() == (MACEDON,)


@pytest.mark.rule("conquerors", "16.1")
@pytest.mark.rule("conquerors", "16.2")
def test_one_person_plays_both_sides_and_sees_both_hands() -> None:
    alone = Match(GAME, 1, {}, SeededDie(3), None).position
    cards = GAME.view(alone, 0)["cards"]
    assert len(cards["hand"]) == len(cards["known"]) == 3
    assert not set(cards["hand"]) & set(cards["known"])
    apart = Match(GAME, 2, {}, SeededDie(3), None).position
    assert GAME.view(apart, 0)["cards"]["known"] == []
    match = Match(GAME, 1, {}, SeededDie(3), None)
    for _ in range(2):
        assert match.waiting() == (0,)
        match.submit(0, match.position.opened, GAME.grammar.read("standard"))
    assert match.position.active == MACEDON


@pytest.mark.rule("conquerors", "16.1")
def test_who_plays_alone_may_give_up() -> None:
    match = Match(GAME, 1, {}, SeededDie(3), None)
    given_up: Any = Resign(0)
    match.submit(TABLE, match.position.opened, given_up)
    outcome = GAME.outcome(match.position)
    assert outcome is not None
    assert outcome.plain() == {"ranking": [[0]], "reason": "resignation"}


@pytest.mark.rule("conquerors", "2.2.1")
@pytest.mark.rule("conquerors", "2.2.2")
@pytest.mark.rule("conquerors", "2.2.3")
@pytest.mark.rule("conquerors", "2.2.4")
def test_strength_is_a_number_of_army_and_garrison_points() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 77, 1, "parmenion").loose("persia", "smyrna", 9)
    table.garrison("persia", smyrna=2).garrison("macedon", pella=1)
    table.begins().do("march macedon-1 3; go smyrna", 7, 7, 6)
    ours, theirs = table.events("battle-rolled")
    assert (ours["strength"], theirs["strength"]) == (77, 11)


@pytest.mark.rule("conquerors", "2.6.1")
def test_dice_are_added_but_in_naval_combat() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1, "parmenion").garrison("persia", smyrna=3)
    table.garrison("macedon", pella=1).begins().do("march macedon-1 3; go smyrna", 12, 2, 1)
    assert [one["dice"] for one in table.events("battle-rolled")] == [12, 2]
    table = Field()
    table.fleet("macedonian", "macedon", "lesbos").fleet("ionic", "persia", "mytilene")
    table.garrison("macedon", pella=1).keeps("macedon", "lesbos").begins()
    table.do("set-sail macedonian; let-line; sail mytilene", 0, 2)
    assert [one["hits"] for one in table.events("sea-dice")] == [0, 2]


@pytest.mark.rule("conquerors", "2.7.2")
def test_without_the_rule_no_army_becomes_useless() -> None:
    for rule in (True, False):
        table = Field()
        table.war.useless_rule = rule
        table.army("macedon-1", "ephesus", 40, 3, "parmenion").garrison("macedon", pella=1)
        table.army("persia-2", "smyrna", 30, 0).begins()
        table.do("march macedon-1 3; go smyrna; stand", 10, 3, 1)
        table.do("retreat sardes; shelter", 1, 6)
        assert (table.condition("persia-2") == USELESS) == rule


# ---- 3.2, 3.3, 4


@pytest.mark.rule("conquerors", "3.2.1")
@pytest.mark.rule("conquerors", "3.2.2")
def test_a_marker_starts_a_round_and_there_is_no_last_one() -> None:
    table = begun()
    for number in range(60):
        draw(table, MACEDON if number % 2 else PERSIA)
        start = table.war.agenda[-1]
        assert isinstance(start, StartRound)
        assert isinstance(table.war.agenda[0], DrawMarker), "and another comes after it"
        stages(start, table)
        assert table.war.round == number + 1
    assert not table.war.ending


@pytest.mark.rule("conquerors", "3.3.1")
@pytest.mark.rule("conquerors", "3.3.4")
@pytest.mark.rule("conquerors", "3.3.28")
def test_the_segments_of_a_player_phase_in_their_order() -> None:
    table = begun()
    assert stages(StartRound(MACEDON, False), table) == ["PlayerPhase"]
    order = stages(PlayerPhase(MACEDON), table)
    wanted = ["PlaySegment", "DrawSegment", "StartActivity", "SiegeSegment", "CheckVictory"]
    assert [one for one in order if one in wanted] == wanted


@pytest.mark.rule("conquerors", "4.1")
def test_eight_markers() -> None:
    table = begun()
    assert list(table.war.cup) == [4, 3, 1]


@pytest.mark.rule("conquerors", "4.6")
@pytest.mark.rule("conquerors", "4.9")
def test_a_free_round_has_everything_and_comes_before_the_drawn_marker() -> None:
    """M5."""
    table = begun()
    draw(table, MACEDON)
    draw(table, MACEDON)
    draw(table, MACEDON)
    free, drawn = [one for one in reversed(table.war.agenda) if isinstance(one, StartRound)]
    assert (free.side, free.free, drawn.side, drawn.free) == (PERSIA, True, MACEDON, False)
    assert stages(free, table) == stages(StartRound(PERSIA, False), table) == ["PlayerPhase"]


@pytest.mark.rule("conquerors", "3.3.7")
def test_cards_in_tandem_are_one_play() -> None:
    table = Cards("assassin-1 bagoas spies-1", "", started=True).plays("macedon")
    table.do("play murder; aim-leader darius-iii", 6, 1)
    assert table.of("macedon") == ["spies-1"]
    assert table.moment() is None


@pytest.mark.rule("conquerors", "3.3.16")
@pytest.mark.rule("conquerors", "3.3.19")
@pytest.mark.rule("conquerors", "3.3.20")
@pytest.mark.rule("conquerors", "3.3.21")
@pytest.mark.rule("conquerors", "3.3.22")
def test_the_activities_that_are_offered() -> None:
    table = Field(started=True).begins()
    assert {"march", "embark", "set-sail", "move-leaders", "raise", "administer"} <= verbs(table)
    assert "reorganise" not in verbs(table) and "move-family" not in verbs(table)
    table = Field(started=True).loose("persia", "susa", 3).begins("persia")
    assert {"march", "set-sail", "reorganise", "move-family", "raise"} <= verbs(table)


@pytest.mark.rule("conquerors", "3.3.17")
def test_a_major_campaign_moves_two_forces_and_does_nothing_else() -> None:
    table = Field(started=True)
    table.war.supplied = 127
    table.begins(campaign=True).do("march macedon-2 3; go amphipolis; halt")
    assert "set-sail" in verbs(table) and "march" in verbs(table)
    assert not {"raise", "administer", "move-leaders"} & verbs(table)
    for other in (
        *("raise", "reorganise susa", "move-family", "move-leaders"),
        *("administer", "proskynesis"),
    ):
        assert table.refusal(other) == ("3.3.17", "only-moves-now")
    assert not [one for one in table.options() if one.startswith("march macedon-2")]


@pytest.mark.rule("conquerors", "3.3.18")
def test_an_army_moves_and_devastates() -> None:
    table = Field().army("macedon-1", "sardes", 20, 1).garrison("macedon", pella=1)
    table.begins().do("march macedon-1 3; devastate")
    table.do("number 3", 5)
    assert table.event("devastation-rolled")["done"] == 1


@pytest.mark.rule("conquerors", "3.3.26")
def test_the_marriage_takes_no_activity() -> None:
    """M29."""
    table = Field().army("macedon-1", "susa", 20, 3, "alexander-iii")
    war = table.war
    war.family_at, war.family_side, war.round = SPACE.read("susa"), MACEDON, 9
    table.begins().do("marry")
    assert table.frame() == "Act" and "march" in verbs(table)


@pytest.mark.rule("conquerors", "3.3.27")
def test_one_assault_in_the_segment() -> None:
    table = Field().army("macedon-1", "tyre", 30, 3, "alexander-iii")
    table.army("macedon-2", "gaza", 20, 2).garrison("persia", tyre=2, gaza=2)
    table.besieges("macedon", "tyre").besieges("macedon", "gaza").sieges()
    assert {"assault tyre", "assault gaza"} <= set(table.options())
    table.do("assault tyre", 2)
    assert not [one for one in (table.options() if table.war.agenda else []) if "assault" in one]


@pytest.mark.rule("conquerors", "3.3.32")
@pytest.mark.rule("conquerors", "3.3.36")
@pytest.mark.rule("conquerors", "3.3.41")
def test_the_parts_of_administration_and_no_victory_check_after_it() -> None:
    """M12."""
    table = begun()
    order = stages(Administration(NOBODY), table)
    wanted = ["StartReplenishing", "Withdrawals", "ClearMarkers", "BuildAlexandria", "CheckInjury"]
    assert list(dict.fromkeys([one for one in order if one in wanted])) == wanted
    table = draw(begun(), ADMIN)
    assert "CheckVictory" not in [type(one).__name__ for one in table.war.agenda]


# ---- 3.4


@pytest.mark.rule("conquerors", "3.4.6")
def test_the_first_check_with_all_parts_makes_him_great_king() -> None:
    """A22."""
    table = Field()
    for number, space in enumerate(("sardes", "babylon", "ecbatana", "susa", "persepolis")):
        table.garrison("macedon", **{space: 1})
        war = table.war
        war.family_side = MACEDON
        if number == 4:
            kill_leader(war, LEADER.read("darius-iii"), [])
        war.deeds |= KNOT_CUT | MARRIED if number == 4 else 0
        table.run(CheckVictory())
        assert bool(war.deeds & IS_GREAT_KING) == (number == 4), space
    table.garrison("persia", ephesus=1)
    table.run(CheckVictory())
    assert table.war.deeds & IS_GREAT_KING, "the title stays"


@pytest.mark.rule("conquerors", "3.4.13")
def test_the_card_makes_proskynesis_mandatory_whoever_plays_it() -> None:
    for side in ("macedon", "persia"):
        table = Cards(**{side: "proskynesis"}, started=True).great_king().plays(side)
        table.do("play homage")
        assert table.war.deeds & PROSKYNESIS
        assert table.lies("proskynesis") == "removed"


@pytest.mark.rule("conquerors", "3.4.18")
def test_persia_wins_by_a_mutiny_and_a_low_roll() -> None:
    for last, over in ((6, True), (1, True)):
        table = Field(started=True)
        table.war.weariness = 19
        table.run(CheckWeariness(), 1, 2, last)
        assert (table.war.ending == BY_MUTINY) == over
    table = Field().army("macedon-1", "perinthos", 33, 4, "alexander-iii")
    table.garrison("persia", susa=1)
    table.war.weariness = 19
    table.run(CheckWeariness(), 1, 2, 1)
    assert not table.war.ending, "1 is not below 1"


# ---- 5


@pytest.mark.rule("conquerors", "5.1.1")
@pytest.mark.rule("conquerors", "5.1.10")
def test_the_rating_of_an_army_and_of_a_fleet() -> None:
    table = Field().army("macedon-1", "sardes", 30, 3, "alexander-iii")
    table.army("macedon-2", "pella", 10, 2, "coenus parmenion").army("macedon-3", "athens", 5)
    table.fleet("macedonian", "macedon", "chersonese", "nearchus")
    war = table.war
    assert [best_battle(war, army) for army in (0, 1, 2)] == [4, 3, 0]
    assert best_naval(war, 1) == 2
    assert best_naval(war, 2) == 0
    table.army("persia-1", "susa", 30, 1, "darius-iii bessus")
    assert best_battle(table.war, 3) == 1, "the king's, though Bessus has more"


@pytest.mark.rule("conquerors", "5.1.2")
def test_leaders_on_the_map_are_with_an_army_or_a_fleet_of_their_side() -> None:
    table = Field(started=True)
    war = table.war
    for leader, place in enumerate(war.where):
        if place == IN_POOL:
            continue
        side = ARMY_SIDE[place] if place < ARMIES else war.fleet_side[place - WITH_FLEET]
        assert side == LEADER_SIDE[leader], LEADER.words[leader]
    table.loose("macedon", "athens", 4).begins().do("move-leaders")
    assert not [one for one in table.options() if "athens" in one], "never with points alone"


@pytest.mark.rule("conquerors", "5.1.4")
def test_admirals_count_at_sea() -> None:
    table = Field()
    table.fleet("macedonian", "macedon", "lesbos", "nearchus").fleet("ionic", "persia", "mytilene")
    table.garrison("macedon", pella=1).keeps("macedon", "lesbos").begins()
    table.do("set-sail macedonian; let-line; sail mytilene", 0, 0)
    assert table.events("sea-dice")[0]["dice"] == 5, "three squadrons and his 2"


@pytest.mark.rule("conquerors", "5.1.5")
def test_the_siege_rating_adds_nothing_to_an_assault() -> None:
    """Q8."""
    ratings = [SIEGE[LEADER.read(word)] for word in ("alexander-iii", "hephaestion")]
    assert ratings == [2, 0]
    totals = []
    for leader in ("alexander-iii", "hephaestion"):
        table = Field().army("macedon-1", "tyre", 30, 3, leader).garrison("persia", tyre=2)
        table.besieges("macedon", "tyre").sieges().do("assault tyre", 3)
        totals.append(table.event("assault-rolled")["total"])
    assert totals[0] == totals[1]


@pytest.mark.rule("conquerors", "5.1.9")
def test_persian_and_other_leaders_of_the_persian_side() -> None:
    kinds = {word: IS_PERSIAN[LEADER.read(word)] for word in ("darius-iii", "memnon", "bessus")}
    assert kinds == {"darius-iii": True, "memnon": False, "bessus": True}


@pytest.mark.rule("conquerors", "5.1.11")
def test_the_dead_do_not_come_back() -> None:
    table = Field(started=True)
    kill_leader(table.war, LEADER.read("antipater"), table.log)
    assert table.where("antipater") == DEAD
    table.begins().do("raise")
    table.do("draw-leader", 0)
    assert table.where("antipater") == DEAD


@pytest.mark.rule("conquerors", "5.2.1")
@pytest.mark.rule("conquerors", "5.2.3")
@pytest.mark.rule("conquerors", "5.3.1")
def test_the_two_kings_lead_the_first_armies_and_are_not_sent_away() -> None:
    """A21, M16."""
    table = Field(started=True)
    assert [LEADER.words[king] for king in table.war.king] == ["alexander-iii", "darius-iii"]
    assert (table.where("alexander-iii"), table.where("darius-iii")) == (0, 3)
    table.begins().do("move-leaders")
    assert table.refusal("send alexander-iii macedon-2") == ("10.8.3", "king-stays")
    assert table.refusal("send antipater macedon-1") is None
