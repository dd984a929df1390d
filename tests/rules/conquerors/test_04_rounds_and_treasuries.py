"""Where rules meet: rounds, administration, treasuries, weariness, control, solitaire play."""

from __future__ import annotations

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.games.conquerors.board import (
    ARMY,
    EUROPEAN,
    GREAT_KING,
    MACEDON,
    NOBODY,
    NOWHERE,
    PERSIA,
    PROVINCE,
    SITE,
    SPACE,
    SPACES_OF,
)
from anabasis.games.conquerors.cards import MOMENTS
from anabasis.games.conquerors.leaders import DARIUS
from anabasis.games.conquerors.rules.administration import Administration
from anabasis.games.conquerors.rules.alexandrias import build
from anabasis.games.conquerors.rules.mutiny import CheckWeariness
from anabasis.games.conquerors.rules.objectives import victory
from anabasis.games.conquerors.rules.player_phase import PlayerPhase
from anabasis.games.conquerors.rules.rounds import DrawMarker, StartRound, next_round
from anabasis.games.conquerors.rules.victory import CheckVictory
from anabasis.games.conquerors.state import (
    ADMIN,
    ALEXANDRIA_BUILT,
    BY_CONQUEST,
    BY_DEATH,
    BY_MUTINY,
    DEAD,
    DEPLETED,
    EMPTY,
    FULL,
    GOING_ON,
    KNOT_CUT,
    MARRIED,
    ORACLE_HEARD,
    PROSKYNESIS,
)
from anabasis.kit.rows import changed
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.moving import Field
from tests.rules.conquerors.test_03_sequence import begun


def conquered() -> Field:
    """All that the Macedonian needs, but for Siwa."""
    table = Field()
    table.army("macedon-1", "siwa", 20, 3, "alexander-iii")
    for province in (*GREAT_KING, *EUROPEAN, PROVINCE.read("egypt")):
        space = SPACES_OF[province][0]
        table.garrison("macedon", **{SPACE.words[space].replace("-", "_"): 1})
    war = table.war
    war.where = changed(war.where, DARIUS, DEAD)
    war.family_side, war.family_at = MACEDON, SPACE.read("susa")
    war.deeds |= KNOT_CUT | MARRIED | PROSKYNESIS | ALEXANDRIA_BUILT
    return table.settled()


# ---- rounds


@pytest.mark.rule("conquerors", "3.3.29")
@pytest.mark.rule("conquerors", "3.4.11")
def test_the_macedonian_may_win_at_the_end_of_a_persian_round() -> None:
    """M14."""
    table = conquered().active("persia").run(CheckVictory())
    assert table.war.deeds & ORACLE_HEARD and table.war.ending == BY_CONQUEST


@pytest.mark.rule("conquerors", "3.3.41")
def test_a_drawn_administrative_phase_is_followed_by_no_check() -> None:
    """M10."""
    table = conquered().run(Administration(NOBODY))
    while table.war.agenda:
        table.do(next(one for one in table.options() if one.startswith(("end-", "no-city"))))
    assert table.war.ending == GOING_ON and not table.war.deeds & ORACLE_HEARD


@pytest.mark.rule("conquerors", "3.3.25")
@pytest.mark.rule("conquerors", "4.6")
def test_administration_declared_in_a_free_round_bars_the_owner_of_the_marker() -> None:
    """M7."""
    table = begun()
    table.war.streak_side, table.war.streak = MACEDON, 2
    table.war.agenda = []
    DrawMarker().run(table.war, ScriptedDie(MACEDON), table.log)
    free, own = table.war.agenda[-1], table.war.agenda[-2]
    assert isinstance(free, StartRound) and (free.side, free.free) == (PERSIA, True)
    assert isinstance(own, StartRound) and (own.side, own.free) == (MACEDON, False)
    assert table.war.streak == 1
    next_round(table.war)
    table.war.administering = True
    next_round(table.war)
    assert table.war.administered, "the round before was one"


@pytest.mark.rule("conquerors", "3.3.37")
@pytest.mark.rule("conquerors", "3.4.19")
def test_death_of_wounds_comes_before_the_weariness_of_the_army() -> None:
    """M11."""
    table = Field().army("macedon-1", "pella", 20, 3, "alexander-iii")
    table.war.injury, table.war.weariness = 20, 19
    table.run(Administration(NOBODY), 3)
    assert table.war.ending == BY_DEATH and "weariness-checked" not in table.kinds()
    done = {goal["goal"]: goal["done"] for goal in victory(table.war)["persia"]}
    assert done == {"wounds": True, "mutiny": False}


@pytest.mark.rule("conquerors", "3.3.39")
@pytest.mark.rule("conquerors", "3.3.40")
def test_an_ignored_admin_marker_leaves_six_in_the_cup_and_both_go_back() -> None:
    """A25."""
    table = begun()
    war = table.war
    war.cup = bytes((4, 2, 1))
    war.marker, war.administering = PERSIA, True
    war.agenda = []
    DrawMarker().run(war, ScriptedDie(ADMIN, MACEDON), table.log)
    assert "marker-ignored" in table.kinds()
    assert tuple(war.cup) == (3, 3, 1) and war.marker == MACEDON


# ---- treasuries


@pytest.mark.rule("conquerors", "7.4.5")
@pytest.mark.rule("conquerors", "7.2.16")
def test_the_province_that_filled_the_royal_treasury_helps_its_city_no_more() -> None:
    """M44."""
    table = Field().army("persia-1", "susa", 40, 1, "darius-iii").royal("persia-1", EMPTY)
    table.garrison("persia", babylon=1, ecbatana=1, persepolis=1).levels(susa=EMPTY)
    table.run(Administration(NOBODY))
    while "fill-royal" not in table.options():
        table.do("end-replenishing")
    table.do("fill-royal")
    assert table.level("royal") == FULL
    table.do("replenish susa", 4)
    rolled = table.event("replenish-rolled")
    assert (rolled["added"], table.level("susa")) == (3, DEPLETED), "without Susiana itself"


@pytest.mark.rule("conquerors", "7.2.17")
@pytest.mark.rule("conquerors", "7.2.19")
@pytest.mark.rule("conquerors", "7.2.2")
def test_memphis_feeds_damascus_for_nothing_and_only_by_one_level() -> None:
    """M43, M47."""
    table = Field().army("macedon-1", "pella", 20, 3, "alexander-iii")
    table.garrison("macedon", memphis=1, damascus=1, gaza=1).levels(damascus=EMPTY, memphis=FULL)
    table.run(Administration(NOBODY)).do("transfer memphis damascus")
    assert (table.level("damascus"), table.level("memphis")) == (DEPLETED, FULL)
    assert "transfer memphis damascus" not in (table.options() if table.war.agenda else [])


@pytest.mark.rule("conquerors", "7.2.9")
@pytest.mark.rule("conquerors", "7.2.10")
def test_the_check_is_rolled_even_for_an_army_that_is_gone() -> None:
    """A27."""
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "alexander-iii").army("macedon-2", "sardes", 3, 0)
    table.army("persia-2", "smyrna", 20, 3, "memnon").garrison("macedon", sardes=1)
    table.levels(sardes=FULL, pella=EMPTY).begins()
    table.do("march macedon-2 6; go smyrna; stand", 2, 12, 1)
    script: tuple[int, ...] = ()
    while table.war.agenda:
        options = table.options()
        if "fund sardes" in options:
            table.do("fund sardes")
            continue
        rest = [one for one in options if one in ("rest-here", "shelter", "no-flight")]
        script = (6, 6, 6) if rest and rest[0] in ("rest-here", "shelter") else ()
        if rest and rest[0] in ("rest-here", "shelter"):
            table.do(rest[0], *script)
        else:
            table.do((rest or [options[-1]])[0])
    assert "treasury-checked" in table.kinds()
    assert table.event("treasury-checked")["added"] == 3 and table.level("sardes") == DEPLETED


@pytest.mark.rule("conquerors", "10.1.3")
@pytest.mark.rule("conquerors", "7.2.9")
def test_alexander_with_the_royal_treasury_has_five_points_and_adds_one() -> None:
    """M41."""
    table = Field().army("macedon-1", "sippara", 20, 3, "alexander-iii").royal("macedon-1", FULL)
    table.garrison("macedon", babylon=1).levels(babylon=FULL).begins()
    declared = [one for one in table.moves() if one.startswith("march")]
    assert declared == ["march macedon-1 4", "march macedon-1 5"]
    table.do("march macedon-1 5; fund babylon; go opis; halt", 5)
    assert table.event("treasury-checked")["added"] == 1 and table.level("babylon") == DEPLETED


# ---- weariness


@pytest.mark.rule("conquerors", "9.8")
@pytest.mark.parametrize(("die", "mutinies"), [(4, False), (5, True)])
def test_fifteen_and_five_are_a_mutiny(die: int, mutinies: bool) -> None:
    table = Field().army("macedon-1", "pella", 20, 3, "alexander-iii")
    table.war.weariness = 15
    table.run(CheckWeariness(), die, *((2, 6) if mutinies else ()))
    assert ("mutiny" in table.kinds()) == mutinies
    assert table.war.weariness == (10 if mutinies else 15)
    assert table.asp("macedon-1") == (18 if mutinies else 20)


@pytest.mark.rule("conquerors", "9.12")
@pytest.mark.parametrize(("die", "won"), [(1, True), (2, False)])
def test_the_victory_roll_counts_pella_in_persian_hands_and_not_the_royal_treasury(
    die: int, won: bool
) -> None:
    """M65."""
    table = Field().army("macedon-1", "sardes", 20, 3, "alexander-iii")
    table.garrison("persia", pella=1, susa=1).garrison("macedon", sardes=1)
    table.army("persia-1", "aginis", 20, 1, "darius-iii").royal("persia-1", FULL)
    table.war.weariness = 20
    table.run(CheckWeariness(), 1, 1, die)
    assert (table.war.ending == BY_MUTINY) == won


@pytest.mark.rule("conquerors", "9.3")
@pytest.mark.parametrize(("asp", "gsp", "points"), [(6, 3, 0), (7, 3, 1), (9, 0, 0), (10, 0, 1)])
def test_a_lost_battle_wearies_as_a_won_one(asp: int, gsp: int, points: int) -> None:
    """M63."""
    table = Field().army("macedon-1", "ephesus", 20, 1).garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", asp, 3, "memnon")
    if gsp:
        table.garrison("persia", smyrna=gsp)
    table.begins().do("march macedon-1 3; go smyrna; stand", 2, 12, 1)
    assert table.event("battle-won")["side"] == "persia"
    assert table.war.weariness == points


# ---- control


@pytest.mark.rule("conquerors", "3.1.22")
@pytest.mark.rule("conquerors", "6.2.3")
@pytest.mark.rule("conquerors", "3.4.8")
def test_crete_is_lost_to_a_fleet_and_nobody_s_when_it_sails() -> None:
    """M30."""
    table = Field().claims("macedon", "crete").fleet("ionic", "persia", "cnossus")
    assert table.control("crete") == "persia"
    table.war.fleet_at = changed(table.war.fleet_at, 3, NOWHERE)
    table.settled()
    assert table.control("crete") not in ("macedon", "persia")


@pytest.mark.rule("conquerors", "13.8")
@pytest.mark.rule("conquerors", "3.4.15")
def test_alexandria_taken_by_a_march_is_a_transit_point_and_the_deed_stays() -> None:
    """A23, M109."""
    table = Field().army("macedon-1", "pella", 40, 3, "alexander-iii")
    table.garrison("macedon", memphis=1)
    build(table.war, SITE, table.log)
    table.army("persia-2", "naucratis", 30, 1, "memnon").begins("persia")
    table.do("march persia-2 3; go alexandria")
    assert "alexandria-lost" in table.kinds() and "overrun" in table.kinds()
    assert table.at("persia-2") == "naucratis" and table.gsp("alexandria") == 0
    while table.frame() == "Marching":
        table.do("halt")
    assert table.war.deeds & ALEXANDRIA_BUILT and not table.war.agenda


@pytest.mark.rule("conquerors", "8.5.2")
@pytest.mark.rule("conquerors", "8.5.7")
def test_the_last_home_port_brings_the_ionic_fleet_over_and_it_slips_away() -> None:
    table = Field().army("macedon-1", "ephesus", 20, 3, "alexander-iii")
    table.garrison("macedon", halicarnassus=1, pella=1).keeps("macedon", "lesbos", "chios")
    table.garrison("persia", mylasa=1).fleet("ionic", "persia", "tyre")
    table.fleet("tyrian", "persia", "tyre").begins()
    table.do("march macedon-1 4; go miletus; enter")
    assert table.owner("ionic") == "macedon" and table.war.slips


@pytest.mark.rule("conquerors", "5.2.9")
@pytest.mark.rule("conquerors", "8.3.10")
def test_loose_points_may_outnumber_army_1_and_an_army_may_not() -> None:
    table = Field().army("persia-1", "susa", 8, 1, "darius-iii").garrison("persia", babylon=1)
    table.levels(babylon=FULL, susa=FULL).begins("persia").do("raise; levy-from babylon", 15)
    table.do("station babylon 15")
    assert table.loose_at("babylon") == 15, "nothing else could be made of them"
    assert table.at("persia-2") is None


@pytest.mark.rule("conquerors", "8.1.5")
@pytest.mark.rule("conquerors", "8.3.4")
@pytest.mark.parametrize(
    ("asp", "elite", "dice", "level"), [(33, 4, 10, 3), (12, 4, 15, 0), (10, 4, 10, 3)]
)
def test_recruits_change_the_level_of_the_army_they_join(
    asp: int, elite: int, dice: int, level: int
) -> None:
    """M53, M54."""
    table = Field().army("macedon-1", "amphipolis", asp, elite, "alexander-iii")
    table.garrison("macedon", pella=1).levels(pella=FULL).begins().do("raise; levy macedon-1", dice)
    while table.frame() in ("Enlist", "Placing"):
        table.do(table.options()[-1] if table.frame() == "Enlist" else "forgo")
    assert (table.asp("macedon-1"), table.elite("macedon-1")) == (asp + dice, level)
    assert table.level("pella") == DEPLETED


@pytest.mark.rule("conquerors", "8.3.7")
@pytest.mark.rule("conquerors", "7.2.4")
@pytest.mark.parametrize(("space", "level"), [("amphipolis", DEPLETED), ("larissa", EMPTY)])
def test_two_armies_in_one_space_share_a_roll_for_one_reduction(space: str, level: int) -> None:
    table = Field().army("macedon-1", "amphipolis", 20, 1, "alexander-iii")
    table.army("macedon-2", space, 5, 1, "antipater").garrison("macedon", pella=1)
    table.levels(pella=FULL).begins().do("raise; levy macedon-1", 10)
    table.do("enlist 4; levy macedon-2")
    if table.frame() == "Enlist":  # a new army could have some of them
        table.do("enlist 6")
    assert not table.options() or "levy macedon-1" not in table.options()
    assert (table.asp("macedon-1"), table.asp("macedon-2")) == (24, 11)
    assert table.level("pella") == level, "another Space costs another level"


# ---- solitaire


@pytest.mark.rule("conquerors", "16.1")
@pytest.mark.rule("conquerors", "15.1.5")
def test_one_person_answers_his_own_assassin_with_his_own_bodyguards() -> None:
    table = Cards(macedon="bodyguards", persia="assassin-1 conspiracy-revealed")
    table.war.seats, table.war.asks = 1, ((1 << MOMENTS) - 1,)
    table.army("macedon-1", "pella", 20, 3, "alexander-iii antipater").plays("persia")
    assert table.asked() == 0
    table.do("play murder; aim-leader alexander-iii")
    assert table.moment() == ("murder", "macedon") and table.asked() == 0
    table.do("play shield; play answer; take-weariness")
    assert table.war.weariness == 1


@pytest.mark.rule("conquerors", "16.1")
@pytest.mark.rule("conquerors", "11.4.30")
def test_one_person_offers_terms_and_accepts_them() -> None:
    table = Cards()
    table.war.seats, table.war.asks = 1, ((1 << MOMENTS) - 1,)
    table.army("macedon-1", "tyre", 20, 3, "alexander-iii").garrison("persia", tyre=2)
    table.besieges("macedon", "tyre", 1).sieges().do("offer tyre")
    while table.frame() in ("MarchTerms", "PayTerms", "LossTerms"):
        table.do(next(one for one in table.options() if one in ("give-up", "no-payment")))
    assert table.asked() == 0
    table.do("accept-terms")
    assert table.gsp("tyre") == 0 and table.war.weariness == 0


@pytest.mark.rule("conquerors", "16.2")
@pytest.mark.rule("conquerors", "3.3.4")
def test_in_solitaire_play_the_phase_of_either_side_is_the_one_person_s() -> None:
    for side in (MACEDON, PERSIA):
        table = Cards(macedon="spies-1", persia="spies-2")
        table.war.seats, table.war.asks = 1, (0,)
        table.army("macedon-1", "pella", 20, 3, "alexander-iii")
        table.army("persia-1", "susa", 20, 3, "darius-iii").run(PlayerPhase(side))
        assert table.asked() == 0 and table.war.active == side
        assert table.war.army_at[ARMY.read("macedon-1")] == SPACE.read("pella")
