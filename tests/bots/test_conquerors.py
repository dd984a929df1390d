"""The greedy bot at The Conquerors does nothing that a beginner would laugh at: on small positions,
and over whole games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from anabasis.bots.bot import ask, sit_down
from anabasis.bots.levels import make_bot
from anabasis.core.die import SeededDie
from anabasis.core.door import first_to_act, legal, submit
from anabasis.games.conquerors.board import (
    ARMY,
    MACEDON,
    PERSIA,
    PROVINCE,
    PROVINCE_OF,
    REAL,
    SPACE,
)
from anabasis.games.conquerors.forecast import forecast
from anabasis.games.conquerors.game import GAME
from anabasis.games.conquerors.goals import aim
from anabasis.games.conquerors.leaders import DARIUS
from anabasis.games.conquerors.rules.administration import Withdrawals
from anabasis.games.conquerors.rules.forces import change_loose
from anabasis.games.conquerors.rules.lines import ANY_TREASURY
from anabasis.games.conquerors.rules.marching import GO
from anabasis.games.conquerors.rules.tracing import Trace
from anabasis.games.conquerors.state import (
    ALEXANDRIA_BUILT,
    DEAD,
    DEPLETED,
    EMPTY,
    FATIGUED,
    FULL,
    KNOT_CUT,
    MARRIED,
    ORACLE_HEARD,
    PROSKYNESIS,
    USELESS,
    War,
)
from anabasis.games.conquerors.strength import chance, host_at, host_of
from anabasis.kit.rows import changed
from tests.conftest import build_under_test
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.moving import Field

SEEDS = range(3)
GAMES = 20 if build_under_test() == "compiled" else 1
"""So many whole games are played from each side."""
ROUNDS = 400
"""By then all games that are played here are over."""


def weighed(table: Field) -> list[str]:
    """What a player weighs of all that the side that is asked could do."""
    return [action.text() for action in GAME.considered(table.war, table.asked())]


def alexander(at: str, asp: int = 33, condition: int = 0) -> Field:
    """Alexander's army and Pella, whose Treasury is Full, and Europe in the hands of garrisons."""
    table = Field()
    table.garrison("macedon", pella=1, chersonese=1, pagasae=1, athens=1, gytheum=1, cnossus=1)
    return table.army("macedon-1", at, asp, 4, "alexander-iii", condition=condition)


def goal(table: Field, army: str) -> str:
    """Where an army is to go."""
    space = aim(table.war, ARMY.read(army))
    return SPACE.words[space] if space < len(SPACE) else ""


# ---- who would win


def test_who_would_win_is_told_as_the_odds_tell_it() -> None:
    table = alexander("ilium").army("persia-2", "cyzicus", 40, 1, "memnon").begins()
    own, foe = host_of(table.war, 0), host_at(table.war, PERSIA, SPACE.read("cyzicus"))
    assert foe is not None
    told = chance(own, foe, SPACE.read("cyzicus"))
    table.do("march macedon-1 4")
    odds = forecast(table.war, MACEDON, GO[SPACE.read("cyzicus")])
    won = [one.low for one in odds if one.label.key == "odds-battle-won"]
    assert told == pytest.approx(float(won[0]))


# ---- Alexander


def test_alexander_goes_at_once_for_an_army_that_he_would_beat() -> None:
    table = alexander("ilium").army("persia-2", "cyzicus", 30, 1, "memnon").begins()
    assert goal(table, "macedon-1") == "cyzicus"
    assert {one.split()[0] for one in weighed(table)} == {"march"}


def test_alexander_leaves_alone_what_would_beat_him() -> None:
    table = alexander("ilium", 12).army("persia-2", "cyzicus", 60, 3, "memnon bessus").begins()
    assert goal(table, "macedon-1") != "cyzicus"
    table.do("march macedon-1 4")
    assert "go cyzicus" not in weighed(table)


def test_every_step_leads_where_he_is_to_go() -> None:
    table = alexander("celaenae").garrison("macedon", sardes=1).begins()
    assert goal(table, "macedon-1") == "gordium"
    table.do("march macedon-1 4")
    assert weighed(table) == ["go synnada"]
    table.do("go synnada")
    assert weighed(table) == ["go gordium"]


def test_a_city_is_asked_to_surrender_and_garrisoned_when_it_does() -> None:
    table = alexander("thyatira").garrison("persia", sardes=2).begins()
    table.do("march macedon-1 4; go sardes")
    assert weighed(table) == ["demand"]
    table.do("demand", 6)
    assert weighed(table) == ["leave-garrison"]
    table.do("leave-garrison")
    assert weighed(table) == ["number 2"]


def test_a_city_on_the_way_is_not_besieged() -> None:
    """Tyre lies between him and what he wants, and does not hold him up."""
    table = alexander("sidon").garrison("macedon", sardes=1, damascus=1).garrison("persia", tyre=3)
    table.garrison("persia", gaza=1).begins()
    table.do("march macedon-1 4; go tyre")
    assert "besiege" in table.options()
    assert "besiege" not in weighed(table)


@pytest.mark.parametrize(("level", "most"), [(FULL, 6), (DEPLETED, 4), (EMPTY, 4)])
def test_only_a_full_treasury_pays_for_a_longer_way(level: int, most: int) -> None:
    """Pella is the only one, and a level less would leave him without a line."""
    table = alexander("celaenae").garrison("macedon", sardes=1).levels(pella=EMPTY, sardes=level)
    table.war.deeds = 1
    table.begins()
    marches = [one for one in weighed(table) if one.startswith("march macedon-1")]
    assert max([int(one.split()[2]) for one in marches], default=4) <= most
    assert level != FULL or "march macedon-1 6" in marches


def test_a_province_that_counts_is_not_left_with_nobody_in_it() -> None:
    """6.2.5 Where no garrison may be placed any more a point is dropped."""
    table = alexander("sardes").keeps("macedon", "sardes").begins()
    table.do("march macedon-1 4")
    assert weighed(table) == ["detach"]
    table.do("detach")
    assert weighed(table) == ["number 1"]
    table.do("number 1")
    assert "detach" not in weighed(table)


def test_a_useless_army_goes_home_on_a_way_that_is_free() -> None:
    table = alexander("perinthos", 20, USELESS).begins()
    assert goal(table, "macedon-1") == "pella"
    assert {one.split()[0] for one in weighed(table)} == {"march"}
    table.do("march macedon-1 4")
    assert weighed(table) == ["go aenus"]


def test_a_useless_army_that_cannot_pass_waits_until_others_open_the_way() -> None:
    table = alexander("cyzicus", 20, USELESS).garrison("persia", ilium=1)
    table.garrison("persia", chalcedon=1).army("macedon-2", "chersonese", 15, 2, "antipater")
    table.begins()
    assert goal(table, "macedon-1") == ""
    assert goal(table, "macedon-2") == "ilium"
    assert not [one for one in weighed(table) if one.startswith("march macedon-1")]
    assert [one for one in weighed(table) if one.startswith("march macedon-2")]


def test_a_tired_army_attacks_nobody() -> None:
    table = alexander("ilium", 33, FATIGUED).army("persia-2", "cyzicus", 20, 0).begins()
    assert goal(table, "macedon-1") not in ("cyzicus", "")


def test_alexandria_is_founded_as_soon_as_egypt_is_his() -> None:
    """3.4.10, 3.3.24 An Administrative Phase is declared for it, and only where it is needed."""
    table = alexander("memphis").garrison("macedon", memphis=1).begins()
    assert weighed(table) == ["administer"]
    table.war.deeds |= 16
    assert "administer" not in weighed(table)


def test_alexander_marries_when_he_can() -> None:
    table = alexander("susa").garrison("macedon", susa=1)
    table.war.family_side, table.war.family_at, table.war.family_round = MACEDON, 0, 1
    table.war.round = 5
    table.begins()
    assert weighed(table) == ["marry"]


def over_the_sea(crete: str = "persia") -> Field:
    """All that Alexander can do is done; Crete is somebody's, and an army is in Greece."""
    table = Field().army("macedon-1", "gordium", 33, 4, "alexander-iii")
    table.garrison("macedon", pella=1, chersonese=1, pagasae=1, gytheum=1, athens=1)
    table.garrison("macedon", sardes=1, babylon=1, ecbatana=1, susa=1, persepolis=1, memphis=1)
    table.garrison("macedon", damascus=1)
    table.war.family_side = MACEDON
    table.war.where = changed(table.war.where, DARIUS, DEAD)
    table.war.deeds = KNOT_CUT | ORACLE_HEARD | MARRIED | ALEXANDRIA_BUILT | PROSKYNESIS
    return table.garrison(crete, cnossus=1) if crete else table.settled()


def test_what_is_over_the_sea_is_tried_when_nothing_else_is_left() -> None:
    """Else a fleet near the way keeps an army at home for ever."""
    for left in (True, False):
        table = over_the_sea().army("macedon-2", "corinth", 12, 2, "antipater")
        table.fleet("ionic", "persia", "naxos")
        if left:
            table.war.deeds ^= KNOT_CUT
            table.army("macedon-1", "celaenae", 33, 4, "alexander-iii")
        assert (goal(table, "macedon-2") == "cnossus") != left


def test_a_fleet_sails_for_the_last_province_while_alexander_has_nowhere_to_go() -> None:
    table = over_the_sea("").fleet("greek", "macedon", "gytheum").begins()
    assert goal(table, "macedon-1") == ""
    assert "set-sail greek" in weighed(table)


def test_an_army_is_shipped_with_all_fleets_of_the_port() -> None:
    table = over_the_sea().army("macedon-2", "gytheum", 12, 2, "antipater")
    table.fleet("greek", "macedon", "gytheum").begins().do("march macedon-2 3")
    assert weighed(table) == ["escort greek"]
    table.do("escort greek")
    assert weighed(table) == ["sail cydonia"]


def test_alexander_crosses_the_sea_when_all_else_is_done() -> None:
    """10.7.8 Fifteen points are shipped; the others stay in the port."""
    table = over_the_sea().army("macedon-1", "athens", 33, 4, "alexander-iii")
    table.fleet("greek", "macedon", "athens").begins()
    assert goal(table, "macedon-1") == "cnossus"
    table.do("march macedon-1 4")
    assert weighed(table) == ["detach"]
    table.do("detach")
    assert weighed(table) == ["number 18"]
    table.do("number 18")
    assert weighed(table) == ["escort greek"]
    table.do("escort greek")
    assert {one.split()[0] for one in weighed(table)} == {"sail"}
    table.war.deeds ^= KNOT_CUT
    assert goal(table, "macedon-1") == "gordium"


def test_nobody_sails_where_a_way_leads_by_land() -> None:
    table = alexander("tarsus", 12).garrison("macedon", sardes=1, damascus=1)
    table.war.deeds |= KNOT_CUT
    table.begins().do("march macedon-1 4; go issus")
    assert "sail myriandrus" in table.options()
    assert not [one for one in weighed(table) if one.startswith("sail")]


def test_what_is_held_out_of_the_way_is_taken_when_nothing_else_can_be() -> None:
    """Without a line he cannot besiege Sardes; a garrison in Aspendus bars one from Damascus."""
    table = over_the_sea("macedon").garrison("persia", halicarnassus=2, aspendus=1).begins()
    assert goal(table, "macedon-1") in ("aspendus", "halicarnassus")


def test_a_revolt_is_not_quelled_by_too_few() -> None:
    """6.3.7 Twelve are needed in Egypt."""
    for asp in (11, 12):
        table = over_the_sea("macedon").army("macedon-1", "gaza", asp, 4, "alexander-iii")
        table.mark("revolt", "egypt")
        assert (goal(table, "macedon-1") != "") == (asp == 12)


# ---- the others


def test_an_alexander_who_cannot_recover_is_sought_from_everywhere() -> None:
    """11.3.46 Beaten once more he is dead; who waits for him to come gives him away."""
    for asp, found in ((60, "ilium"), (4, "")):
        table = Field().army("macedon-1", "ilium", 30, 1, "alexander-iii", condition=USELESS)
        table.army("persia-1", "babylon", asp, 3, "darius-iii").garrison("persia", pella=1)
        assert goal(table, "persia-1") == found
    table = alexander("ilium", 30, USELESS).army("persia-1", "babylon", 60, 3, "darius-iii")
    assert goal(table, "persia-1") == "", "in Pella he would recover"


def test_admirals_are_not_sent_to_and_fro() -> None:
    table = Field().army("persia-1", "susa", 42, 1, "darius-iii").garrison("persia", tyre=1)
    table.fleet("tyrian", "persia", "tyre", "pharnabazus").fleet("egyptian", "persia", "gaza")
    table.begins("persia")
    assert "move-leaders" in table.options() and "move-leaders" not in weighed(table)
    table.hand("amyntas").begins("persia").do("move-leaders")
    sent = {one for one in weighed(table) if one.startswith("send")}
    assert "send amyntas egyptian" in sent and "send pharnabazus egyptian" not in sent


def test_a_fleet_that_alone_holds_a_province_stays() -> None:
    """6.2.3 Else it would sail out and back again."""
    table = Field().garrison("persia", tyre=1, damascus=1).fleet("tyrian", "persia", "salamis")
    table.begins("persia")
    assert "set-sail tyrian" in table.options()
    assert "set-sail tyrian" not in weighed(table)
    table.fleet("egyptian", "persia", "paphos").begins("persia")
    assert "set-sail tyrian" in weighed(table)


def test_no_fleet_sails_for_a_province_in_revolt() -> None:
    """6.3.6 Lying there it does not win it."""
    for revolts in (False, True):
        table = over_the_sea("").fleet("greek", "macedon", "gytheum")
        if revolts:
            table.mark("revolt", "crete")
        assert ("set-sail greek" in weighed(table.begins())) != revolts


def test_nobody_strikes_first_at_sea_without_squadrons() -> None:
    table = Cards(macedon="surprise-1").army("macedon-1", "issus", 10, 3, "alexander-iii")
    table.fleet("cypriot", "persia", "soli").garrison("macedon", damascus=1).begins()
    table.do("embark macedon-1; sail myriandrus; intercept-at-sea cypriot; pass; accept-fight")
    assert "play first-fire" in table.options()
    assert "play first-fire" not in weighed(table)


def test_antipater_stays_in_europe_while_nothing_is_lost_there() -> None:
    table = alexander("ilium").army("macedon-2", "pella", 15, 2, "antipater").begins()
    assert not [one for one in weighed(table) if one.split()[1:2] == ["macedon-2"]]
    lost = alexander("ilium").army("macedon-2", "pella", 15, 2, "antipater")
    lost.garrison("persia", larissa=1).begins()
    assert goal(lost, "macedon-2") == "larissa"


def test_a_persian_army_falls_upon_an_alexander_who_is_beaten() -> None:
    table = alexander("ilium", 20, USELESS).army("persia-2", "cyzicus", 40, 1, "memnon")
    table.begins("persia")
    assert {one.split()[1] for one in weighed(table)} == {"persia-2"}
    table.do("march persia-2 3")
    assert weighed(table) == ["go ilium"]


def test_a_persian_army_marches_on_and_not_back() -> None:
    table = Field().army("persia-2", "babylon", 20, 0).garrison("persia", susa=1).begins("persia")
    table.do("march persia-2 3; go uruk; go aginis")
    assert "go uruk" not in weighed(table)


def test_nobody_sets_out_to_stay_where_he_is() -> None:
    table = Field().army("persia-2", "babylon", 20, 0).garrison("persia", susa=1).begins("persia")
    table.do("march persia-2 3")
    assert "enter" in table.options() or "halt" in table.options()
    assert "halt" not in weighed(table)


def test_a_fleet_sails_for_a_province_alone() -> None:
    """6.2.3 One that nobody holds on land, and that it wins by lying there."""
    table = Field().garrison("persia", tyre=1, damascus=1).fleet("tyrian", "persia", "tyre")
    table.begins("persia")
    assert "set-sail tyrian" in weighed(table)
    table.do("set-sail tyrian")
    assert weighed(table) == ["sail ake"]
    table.do("sail ake")
    assert weighed(table) == ["halt"]
    held = Field().garrison("persia", tyre=1, damascus=1).fleet("tyrian", "persia", "tyre")
    for space, province in enumerate(PROVINCE_OF):
        if province < len(PROVINCE) and REAL[space] and not held.war.land[space]:
            change_loose(held.war, PERSIA, space, 1)
    held.settled().begins("persia")
    assert "set-sail tyrian" in held.options()
    assert "set-sail tyrian" not in weighed(held)


def test_nobody_retreats_farther_than_he_must() -> None:
    """11.3.27 Each point of the way costs him more points."""
    table = alexander("ilium").army("persia-2", "cyzicus", 20, 0).begins()
    table.do("march macedon-1 4; go cyzicus").do("stand", 11, 2, 5, 1)
    assert table.frame() == "Route"
    table.do("retreat dascylium")
    assert "retreat nicaea" in table.options()
    assert weighed(table) == ["rest-here"]


# ---- 8.6 garrisons, 7.3 lines


@pytest.mark.parametrize(("left", "resting"), [(0, 4), (4, 0), (1, 1)])
def test_nobody_takes_off_garrisons_while_he_has_others(left: int, resting: int) -> None:
    """8.6.9 Those that were taken off before come back: they are counted."""
    table = Field().garrison("persia", tarsus=1, gangra=1, sardes=2, susa=1)
    table.war.garrisons_left = bytes((20, left))
    table.war.garrisons_resting = bytes((0, resting))
    table.run(Withdrawals(PERSIA))
    assert weighed(table) == ["end-withdrawing"]


@pytest.mark.parametrize("alexander_is_there", [True, False])
def test_a_line_is_broken_where_alexander_needs_it(alexander_is_there: bool) -> None:
    """7.3.13 For another army no fleet leaves its port."""
    table = Field().keeps("macedon", "pella").fleet("ionic", "persia", "chios")
    first, second = ("lesbos", "pella") if alexander_is_there else ("pella", "lesbos")
    table.army("macedon-1", first, 33, 4, "alexander-iii").army("macedon-2", second, 15, 2)
    table.run(Trace(MACEDON, SPACE.read("lesbos"), ANY_TREASURY, False, b"", 0))
    assert table.frame() == "BreakLine"
    assert [one for one in table.options() if one.startswith("break-line")]
    broken = [one for one in weighed(table) if one.startswith("break-line")]
    assert bool(broken) == alexander_is_there


def test_the_last_garrison_of_a_province_that_counts_stays() -> None:
    table = Field().garrison("persia", tarsus=1, susa=1)
    table.war.garrisons_left = table.war.garrisons_resting = bytes((0, 0))
    table.run(Withdrawals(PERSIA))
    assert set(weighed(table)) == {"end-withdrawing", "withdraw tarsus"}


# ---- cards


def dealt(side: str, cards: str) -> Field:
    """The card segment of a side that has these cards; both kings are on the map."""
    table = Cards(cards, "") if side == "macedon" else Cards("", cards)
    table.army("macedon-1", "sardes", 33, 4, "alexander-iii").garrison("macedon", pella=1)
    table.army("persia-1", "susa", 42, 1, "darius-iii").garrison("persia", damascus=1)
    return table.plays(side)


def test_who_has_fewer_than_five_cards_throws_none_away() -> None:
    assert weighed(dealt("macedon", "bodyguards surprise-1 storms-at-sea")) == ["keep-cards"]


def test_who_must_throws_away_what_is_worth_least_to_him() -> None:
    """3.3.9 Bodyguards save a king; what only the Persian plays is not worth a place."""
    hand = "bodyguards black-cleitus surprise-1 proskynesis persians-increase-training-1"
    assert weighed(dealt("macedon", hand)) == ["discard persians-increase-training-1"]


def test_the_persian_sends_nobody_on_leave() -> None:
    """15.35.1 It would make the Macedonians less weary."""
    table = dealt("persia", "the-honeymooners surprise-1")
    assert "play leave" in table.options()
    assert "play leave" not in weighed(table)


def test_gates_are_closed_where_the_enemy_uses_them() -> None:
    table = dealt("persia", "satrap-insubordination-1").do("play closed-gates")
    assert "aim-treasury damascus" in table.options()
    assert weighed(table) == ["aim-treasury sardes"]


def test_a_campaign_is_made_where_two_forces_have_somewhere_to_go() -> None:
    table = dealt("macedon", "major-campaign-1 surprise-1")
    assert "play campaign" in table.options()
    assert "play campaign" not in weighed(table)


# ---- whole games


def play(seed: int, names: tuple[str, str]) -> tuple[War, list[int], Counter[str]]:
    """A game: how it stands after so many rounds at most, how many decisions each side had, and
    what was done."""
    bots = [make_bot(name) for name in names]
    die = SeededDie(seed, keep=False)
    minds = [SeededDie(10 * seed + seat + 1, keep=False) for seat in (MACEDON, PERSIA)]
    war: Any = GAME.setup({}, 2, die)[0]
    sit_down(GAME, war, die)
    asked = [0, 0]
    verbs: Counter[str] = Counter()
    while war.agenda and war.round < ROUNDS:
        seat = first_to_act(war)
        options = legal(war, seat)
        action = options[0]
        if len(options) > 1:
            action = ask(bots[seat], GAME, war, seat, minds[seat])
            asked[seat] += 1
            verbs[action.verb] += 1
        submit(GAME, war, seat, war.opened, action, die)
    return war, asked, verbs


@pytest.mark.parametrize("seat", [MACEDON, PERSIA])
def test_it_beats_random_from_both_sides(seat: int) -> None:
    names = ("greedy", "random") if seat == MACEDON else ("random", "greedy")
    won = 0
    for seed in range(GAMES):
        won += play(seed, names)[0].winner == seat
    assert won >= GAMES - GAMES // 10


def test_games_between_equals_end_before_long() -> None:
    """Either may win; and Alexander lays siege, demands, marries and founds his city."""
    games = [play(seed, ("greedy", "greedy")) for seed in range(GAMES)]
    assert not [war.round for war, _, _ in games if war.agenda]
    for seat in (MACEDON, PERSIA):
        decisions = sorted([asked[seat] for _, asked, _ in games])
        assert decisions[len(games) // 2] <= 900
    if GAMES > 1:
        winners = Counter([war.winner for war, _, _ in games])
        assert min(winners[MACEDON], winners[PERSIA]) >= GAMES // 10
        done = {verb for _, _, verbs in games for verb in verbs}
        assert {"demand", "besiege", "assault", "marry", "found", "administer"} <= done
