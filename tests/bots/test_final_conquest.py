"""The greedy bot at Final Conquest does nothing that a beginner would laugh at."""

from __future__ import annotations

import pytest

from anabasis.bots.bot import ask
from anabasis.bots.greedy import Search
from anabasis.bots.levels import make_bot
from anabasis.core.die import SeededDie
from anabasis.core.door import submit
from anabasis.games.final_conquest.armies import strength_of
from anabasis.games.final_conquest.board import TERRITORY
from anabasis.games.final_conquest.features import NAMES, features_of_all
from anabasis.games.final_conquest.game import GAME
from anabasis.games.final_conquest.prospects import prospect, win_chance
from anabasis.games.final_conquest.rules.turn import Turn
from anabasis.games.final_conquest.state import Realm
from tests.rules.final_conquest.setting import FIVE, FOUR, THREE, act, lay, seat_of, threatened

SEEDS = range(3)
DISTANT = {"carthage": {"carthage": (0, 3)}, "egypt": {"alexandria": (0, 3)}}
BESET = {
    "rome": {"alpes": (2, 0), "illyria": (1, 1)},
    "egypt": {"thebes": (1, 0), "syria": (1, 0)},
    "carthage": {"carthage": (0, 3)},
}
"""Egypt has two units, and its home is lost."""
FIVE_FORTS = ("macedonia", "illyria", "dacia", "alpes", "gaul")


def turn(realm: Realm, faction: str, seed: int) -> list[str]:
    """What the bot does in the rest of a faction's turn, in the notation."""
    seat = seat_of(realm, faction)
    die = SeededDie(seed)
    bot = make_bot("greedy")
    begun = realm.turn
    found: list[str] = []
    while realm.agenda and realm.turn == begun:
        who = GAME.decision(realm).seat
        action = ask(bot, GAME, realm, who, die)
        if who == seat:
            found.append(action.text())
        submit(GAME, realm, who, realm.opened, action, die)
    return found


def considered(realm: Realm) -> list[str]:
    return [action.text() for action in GAME.considered(realm, realm.active)]


def feature(realm: Realm, faction: str, name: str) -> float:
    return features_of_all(realm)[seat_of(realm, faction)][NAMES.index(name)]


def chance(realm: Realm, faction: str) -> float:
    return GAME.evaluate_all(realm)[seat_of(realm, faction)]


def garrisons(*places: str) -> dict[str, tuple[int, int]]:
    return {place: (1, 0) for place in places}


def test_the_tables_of_battles_are_those_of_two_dice() -> None:
    assert win_chance(4) == 1.0
    assert win_chance(-3) == 0.0
    assert prospect(0).won == pytest.approx(13 / 36)
    assert prospect(0).drawn == pytest.approx(10 / 36)
    assert prospect(2).won + prospect(2).drawn + prospect(2).lost == pytest.approx(1.0)


def test_forts_recruit_before_anything_else_is_weighed() -> None:
    realm = lay({"rome": {"rome": (1, 0)}, **DISTANT})
    assert considered(realm) == ["recruit-infantry rome", "recruit-cavalry rome"]


@pytest.mark.parametrize("seed", SEEDS)
def test_no_turn_ends_with_recruits_to_be_had(seed: int) -> None:
    realm = lay({"rome": {"rome": (1, 0), "alpes": (1, 0)}, **DISTANT})
    done = turn(realm, "rome", seed)
    assert "recruit-infantry alpes" in done
    assert "recruit-cavalry rome" in done or done.count("recruit-infantry rome") == 2


def test_attacks_that_are_likely_to_fail_are_not_weighed() -> None:
    realm = lay({"rome": {"alpes": (1, 0)}, "greece": {"illyria": (2, 0)}, **DISTANT})
    act(realm, "rome", "recruit-cavalry rome", "recruit-infantry alpes")
    assert "attack alpes illyria" not in considered(realm)
    strong = lay({"rome": {"alpes": (0, 3)}, "greece": {"illyria": (2, 0)}, **DISTANT})
    act(strong, "rome", "recruit-cavalry rome", "recruit-infantry alpes")
    assert "attack alpes illyria" in considered(strong)


def test_but_they_are_where_another_is_about_to_win() -> None:
    greece = garrisons("macedonia", "dacia", "alpes", "gaul") | {"illyria": (0, 2)}
    armies = {"rome": {"celtica": (1, 1)}, "greece": greece, **DISTANT}
    for noted in ({"greece": FIVE_FORTS}, {}):
        realm = lay(armies, noted=noted)
        act(realm, "rome", "recruit-cavalry rome")
        assert ("attack celtica illyria" in considered(realm)) == bool(noted)


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_let_win_who_can_be_stopped(seed: int) -> None:
    greece = garrisons(*FIVE_FORTS)
    armies = {"rome": {"celtica": (0, 3)}, "greece": greece, **DISTANT}
    realm = lay(armies, noted={"greece": FIVE_FORTS})
    done = turn(realm, "rome", seed)
    assert any(text.startswith("attack") for text in done)


def test_a_fort_is_not_left_for_nothing() -> None:
    realm = lay({"rome": {"alpes": (1, 0), "rome": (0, 1)}, **DISTANT}, card="plague-spreads")
    assert "move alpes averni" not in considered(realm)
    assert "move alpes illyria" in considered(realm)
    assert "move rome sardinia" in considered(realm)


def test_a_fort_keeps_a_unit_when_others_move_out() -> None:
    realm = lay({"rome": {"alpes": (2, 1)}, **DISTANT}, card="plague-spreads")
    act(realm, "rome", "move alpes averni")
    assert "with 2 1" not in considered(realm)
    assert "with 1 1" in considered(realm)


def test_a_fort_is_not_left_to_nobody_by_the_many_who_take_another() -> None:
    """Illyria is nobody's: whoever walks there from Alpes leaves somebody, unless alone."""
    realm = lay({"rome": {"alpes": (2, 2)}, **DISTANT}, card="plague-spreads")
    act(realm, "rome", "move alpes illyria")
    found = considered(realm)
    assert "with 1 2" in found
    assert "with 2 2" not in found
    alone = lay({"rome": {"alpes": (1, 0)}, **DISTANT}, card="plague-spreads")
    assert "move alpes illyria" in considered(alone)


def test_victors_do_not_leave_a_fort_to_nobody() -> None:
    """Two from Alpes have beaten one in Celtica; of three, one has stayed where it was."""
    greece = {"celtica": (1, 0), "macedonia": (0, 1)}
    for ready, found in (((0, 2), ["stay cavalry"]), ((1, 2), ["stay-none", "stay cavalry"])):
        realm = lay({"rome": {"alpes": ready}, "greece": greece, **DISTANT}, card="plague-spreads")
        act(realm, "rome", "attack alpes celtica", "with 0 2", script=(3, 0))
        assert considered(realm) == found
    home = {"rome": {"rome": (0, 2)}, "greece": {"brundium": (1, 0)}, **DISTANT}
    realm = lay(home, card="plague-spreads")
    act(realm, "rome", "attack rome brundium", "with 0 2", script=(3, 0))
    assert "stay-none" in considered(realm)


def test_a_fort_is_not_given_for_land_by_an_attack() -> None:
    """Rome's last unit in Alpes would have to enter what it takes, and Alpes would be nobody's."""
    armies = {"rome": {"alpes": (0, 1), "averni": (0, 2)}, **DISTANT}
    held = {"rome": ["scipio-africanus"]}
    for target, offered in (("celtica", False), ("illyria", True)):
        realm = lay({"greece": {target: (1, 0)}, **armies}, card="plague-spreads", heroes=held)
        assert (f"attack alpes {target}" in considered(realm)) == offered
    two = {**armies, "rome": {"alpes": (0, 2)}}
    realm = lay({"greece": {"celtica": (1, 0)}, **two}, card="plague-spreads")
    assert "attack alpes celtica" in considered(realm)


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_alone_can_stop_a_winner_does_not_take_spoils_instead(seed: int) -> None:
    """Greece wins when its turn comes. Rome, the last to act before it, can take Illyria as likely
    as not, and Sicilia, which stops nobody, for certain."""
    greece = garrisons("macedonia", "dacia", "alpes", "gaul") | {"illyria": (1, 1)}
    armies = {
        "rome": {"celtica": (0, 2), "brundium": (0, 3)},
        "greece": greece,
        "carthage": {"carthage": (0, 3), "sicilia": (1, 0)},
        "egypt": {"alexandria": (0, 3)},
    }
    realm = lay(armies, noted={"greece": FIVE_FORTS}, card="plague-spreads")
    done = turn(realm, "rome", seed)
    assert any(text.startswith("attack celtica") for text in done)


def test_fields_are_not_left_whose_food_is_needed() -> None:
    """Rome and Averni keep eight, Rome alone six; Gaul would feed as many as Averni."""
    realm = lay({"rome": {"averni": (1, 0), "alpes": (6, 0)}, **DISTANT}, card="plague-spreads")
    assert "move averni celtica" not in considered(realm)
    assert "move averni gaul" in considered(realm)
    few = lay({"rome": {"averni": (1, 0), "alpes": (5, 0)}, **DISTANT}, card="plague-spreads")
    assert "move averni celtica" in considered(few)
    many = lay({"rome": {"averni": (2, 0), "alpes": (6, 0)}, **DISTANT}, card="plague-spreads")
    act(many, "rome", "move averni celtica")
    assert considered(many) == ["with 1 0"]


def test_an_open_battle_counts_as_what_may_come_of_it() -> None:
    realm = lay(
        {"rome": {"alpes": (0, 2)}, "greece": {"illyria": (1, 0)}, **DISTANT},
        heroes={"greece": ["philopoemen"]},
        card="plague-spreads",
    )
    before = feature(realm, "rome", "forts"), feature(realm, "greece", "forts")
    act(realm, "rome", "attack alpes illyria", "with 0 2")
    after = feature(realm, "rome", "forts"), feature(realm, "greece", "forts")
    chance = win_chance(4 - 2 - 1)  # the hero may yet be laid
    assert after[0] - before[0] == pytest.approx(chance / 5)
    assert after[1] - before[1] == pytest.approx(-chance / 5)


def test_forts_under_watch_count_by_how_likely_they_are_held() -> None:
    held = garrisons(*FIVE_FORTS)
    safe = lay({"greece": held, **DISTANT}, noted={"greece": FIVE_FORTS}, active="carthage")
    assert chance(safe, "greece") > 0.95
    near = {"rome": {"celtica": (0, 2)}, "greece": held, **DISTANT}
    shaky = lay(near, noted={"greece": FIVE_FORTS})
    assert chance(shaky, "greece") < chance(safe, "greece") - 0.2
    late = lay(near, noted={"greece": FIVE_FORTS}, active="greece")
    assert chance(late, "greece") < chance(safe, "greece") - 0.2


def test_what_others_may_take_depends_on_who_acts_first() -> None:
    armies = {"rome": {"celtica": (0, 3)}, "greece": {"illyria": (1, 0)}, **DISTANT}
    before = lay(armies, active="rome")
    after = lay(armies, active="carthage")
    assert feature(before, "greece", "fort_risk") > 0.9
    assert feature(after, "greece", "fort_risk") == 0.0
    assert TERRITORY.read("illyria") in range(len(TERRITORY))


def test_recruits_to_come_are_a_danger_and_those_that_have_come_are_counted_once() -> None:
    armies = {"greece": {"alpes": (1, 0)}, **DISTANT}
    realm = lay(armies)
    before = feature(realm, "greece", "fort_risk")
    assert before > 0.3
    act(realm, "rome", "recruit-cavalry rome")
    assert feature(realm, "greece", "fort_risk") == before


def test_what_a_player_has_not_done_is_no_danger_once_he_acts() -> None:
    """Else he would do anything rather than end his turn."""
    armies = {"rome": {"celtica": (0, 3), "brundium": (1, 0)}, "greece": {"illyria": (1, 0)}}
    realm = lay({**armies, **DISTANT})
    assert feature(realm, "greece", "fort_risk") > 0.9
    act(realm, "rome", "move brundium rome")
    assert feature(realm, "greece", "fort_risk") == 0.0


def test_the_end_of_a_turn_is_not_judged_by_the_card_that_may_follow() -> None:
    """Persia is the last of its round: the luck of the chronicle comes next, whatever it does."""
    armies = {"persia": {"syria": (0, 2)}, "rome": {"alpes": (1, 1), "mare-ionium": (1, 0)}}
    realm = lay(armies, FIVE, "persia", card="plague-spreads", purses={"persia": 4, "rome": 4})
    seat = seat_of(realm, "persia")
    ends = [action for action in GAME.considered(realm, seat) if action.text() == "end-turn"]
    found = [
        Search(GAME, seat, GAME.weights(), 0, stream).chances(realm, ends, 0) for stream in range(9)
    ]
    assert found == found[:1] * 9


def test_the_next_players_income_is_no_reason_to_go_on() -> None:
    realm = lay({"rome": {"brundium": (1, 0), "sardinia": (1, 0)}, **DISTANT}, card="golden-age")
    act(realm, "rome", "move brundium rome")
    before = [feature(realm, faction, "purse") for faction in FOUR]
    act(realm, "rome", "end-turn")
    assert [feature(realm, faction, "purse") for faction in FOUR] == before


@pytest.mark.parametrize("seed", SEEDS)
def test_units_do_not_change_places_to_no_purpose(seed: int) -> None:
    """Greece is alone in its corner; what it leaves it does not enter again in the same turn."""
    realm = lay(
        {"greece": {"macedonia": (0, 2), "sparta": (0, 1), "illyria": (1, 2)}, **DISTANT},
        active="greece",
    )
    moves = [text.split()[1:] for text in turn(realm, "greece", seed) if text.startswith("move")]
    assert [[there, here] for here, there in moves if [there, here] in moves] == []


def test_where_units_must_go_forts_stay_and_infantry_goes_first() -> None:
    """Cyrene and Syria are forts, and hold one unit each."""
    places = {"alexandria": (2, 2), "cyrene": (0, 1), "syria": (1, 0), "sparta": (0, 1)}
    realm = lay(
        {"egypt": places, "rome": {"rome": (1, 0)}, "carthage": {"carthage": (1, 0)}}, THREE
    )
    threatened(realm, "barbarian-horde")
    found = [action.text() for action in GAME.considered(realm, seat_of(realm, "egypt"))]
    assert sorted(found) == ["lose-unit cavalry sparta", "lose-unit infantry alexandria"]


@pytest.mark.parametrize("seed", range(10))
def test_no_turn_comes_back_to_where_it_was(seed: int) -> None:
    """Egypt is alone in its corner: what it moves stays there or goes on."""
    places = {"thebes": (2, 0), "nubia": (1, 0), "alexandria": (0, 1), "cyrene": (1, 0)}
    realm = lay({"egypt": places, "rome": {"rome": (0, 3)}}, FIVE, "egypt", card="plague-spreads")
    seat, die, bot, begun = seat_of(realm, "egypt"), SeededDie(seed), make_bot("greedy"), realm.turn
    stood: list[list[int]] = []
    while realm.turn == begun and GAME.decision(realm).seat == seat:
        if isinstance(GAME.decision(realm), Turn):
            stood.append([strength_of(army) for army in realm.armies])
        action = ask(bot, GAME, realm, seat, die)
        submit(GAME, realm, seat, realm.opened, action, die)
    assert [number for number, placing in enumerate(stood) if placing in stood[:number]] == []


@pytest.mark.parametrize("seed", range(10))
def test_a_battle_without_heroes_is_not_judged_by_one_throw(seed: int) -> None:
    """Greece wins unless it is stopped. Six attack a vacant home, which has 4, and nobody can lay a
    hero: won 26 times in 36, whatever a single throw makes of it."""
    greece = garrisons("alpes", "gaul") | {"illyria": (0, 2), "dacia": (0, 2)}
    carthage = {"carthage": (0, 3), "asia-minor": (1, 0)}
    armies = {"rome": {"thracia": (0, 3)}, "greece": greece, "carthage": carthage}
    realm = lay(armies, noted={"greece": FIVE_FORTS}, card="silent-oracles")
    attacks = [text for text in turn(realm, "rome", seed) if text.startswith("attack")]
    assert attacks[0] in [f"attack thracia {fort}" for fort in ("macedonia", "illyria", "dacia")]


def test_a_hero_that_the_defender_may_lay_is_reckoned_with() -> None:
    armies = {"rome": {"alpes": (0, 2)}, "greece": {"illyria": (1, 0)}, **DISTANT}
    kept = [
        feature(attacked(armies, heroes), "greece", "forts")
        for heroes in ([], ["philopoemen"], ["alexander"])
    ]
    assert kept[0] < kept[1] < kept[2]


def attacked(armies: dict[str, dict[str, tuple[int, int]]], heroes: list[str]) -> Realm:
    """Rome has attacked Illyria, and heroes may follow."""
    realm = lay(armies, heroes={"greece": heroes, "rome": ["fabius-maximus"]}, card="famine")
    act(realm, "rome", "attack alpes illyria", "with 0 2")
    return realm


def test_what_a_threat_still_takes_is_gone_already() -> None:
    """While Rome chooses what it gives to the barbarians, Egypt is as good as out."""
    realm = lay(BESET, THREE, lost=["egypt"], purses={"carthage": 2, "egypt": 3})
    threatened(realm, "barbarian-horde")
    act(realm, "egypt", "bid 0")
    act(realm, "carthage", "bid 1")
    assert GAME.decision(realm).seat == seat_of(realm, "rome")
    assert feature(realm, "egypt", "out") == 1.0


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_would_fall_as_the_lowest_bidder_bids(seed: int) -> None:
    realm = lay(BESET, THREE, lost=["egypt"], purses={"carthage": 2, "egypt": 3})
    threatened(realm, "barbarian-horde")
    action = ask(make_bot("greedy"), GAME, realm, seat_of(realm, "egypt"), SeededDie(seed))
    assert action.text() != "bid 0"


def test_money_becomes_heroes() -> None:
    realm = lay({"rome": {"rome": (1, 0)}, **DISTANT}, purses={"rome": 8}, card="plague-spreads")
    assert set(considered(realm)) == {
        "buy marcus-marcellus",
        "buy fabius-maximus",
        "buy gaius-duilius",
    }


def test_a_bot_bribes_an_army_that_wins_the_game_for_another() -> None:
    realm = lay(
        {"rome": garrisons("alpes", "illyria", "dacia", "sicilia"), **DISTANT},
        purses={"egypt": 6},
        clock=60,
    )
    act(realm, "table", "time-up")
    action = make_bot("greedy").interject(GAME, realm, seat_of(realm, "egypt"), SeededDie(1))
    assert action is not None
    assert action.verb == "bribe"


def test_forts_count_more_the_longer_a_game_has_taken() -> None:
    armies = {"rome": garrisons("alpes", "sicilia"), **DISTANT}
    early, middle, late, over = (
        feature(lay(armies, round_=number), "rome", "haste") for number in (7, 13, 19, 40)
    )
    assert early == 0.0
    assert 0.0 < middle < late == over


def test_an_attack_that_is_too_doubtful_early_is_weighed_late() -> None:
    """Three attack two, who have 1 as defenders: a level fight, won 13 times in 36."""
    armies = {"rome": {"thracia": (3, 0)}, "greece": {"dacia": (2, 0)}, **DISTANT}
    offered = ["attack thracia dacia" in considered(acting(armies, number)) for number in (2, 40)]
    assert offered == [False, True]


def acting(armies: dict[str, dict[str, tuple[int, int]]], number: int) -> Realm:
    """Rome has planned."""
    realm = lay(armies, round_=number)
    realm.acted = True
    return realm
