"""2, 8 Players, maps and getting started."""

from __future__ import annotations

import pytest

from anabasis.core.die import ScriptedDie, SeededDie
from anabasis.core.door import legal, submit
from anabasis.core.event import Event
from anabasis.core.options import OptionError
from anabasis.core.position import TABLE
from anabasis.games.final_conquest.board import (
    FACTION,
    FACTIONS,
    HOME,
    HOME_AT,
    MAPS,
    SEAS,
    TERRITORY,
    bits,
)
from anabasis.games.final_conquest.game import GAME
from anabasis.games.final_conquest.state import Realm
from tests.rules.final_conquest.setting import (
    act,
    army,
    asked,
    battle_dice,
    faces,
    kinds,
    lay,
    objected,
    offers,
    owner,
    purse,
    seat_of,
    told,
)


def rolled(*rolls: int, seats: int) -> tuple[Realm, list[Event]]:
    """A new game whose order these faces decide."""
    die = ScriptedDie(*faces(*rolls))
    realm, log = GAME.setup({}, seats, die)
    assert die.finished()
    return realm, log


def chosen(*factions: str, missions: int = 0) -> Realm:
    """A game in which seat 0 chooses first, then seat 1 and so on; the last may not be asked.
    Everybody draws the first of his missions."""
    seats = len(factions)
    order = {
        3: (4, 3, 2),
        4: (4, 3, 2, 1),
        5: (4, 3, 2, 1, 1, 4, 3),
        6: (4, 3, 2, 1, 1, 1, 4, 3, 2),
    }
    realm, _ = rolled(*order[seats], seats=seats)
    assert list(realm.order) == list(range(seats))
    for seat, faction in enumerate(factions):
        if realm.round:
            break
        last = seat == seats - 1 or (seats > 3 and seat == seats - 2)
        die = ScriptedDie(*[missions] * seats) if last else ScriptedDie()
        action = GAME.grammar.read(f"choose-faction {faction}")
        submit(GAME, realm, seat, realm.opened, action, die)
        assert die.finished()
    assert GAME.violations(realm) == []
    assert [FACTION.words[number] for number in realm.faction] == list(factions)
    return realm


# ---- 2 Players and maps


@pytest.mark.rule("final_conquest", "2.1")
def test_three_to_six_play() -> None:
    for seats in (2, 7):
        with pytest.raises(OptionError):
            GAME.setup({}, seats, SeededDie(1))
    for seats in (3, 4, 5, 6):
        assert GAME.setup({}, seats, SeededDie(1))[0].seats == seats


@pytest.mark.rule("final_conquest", "2.2", "2.3")
def test_the_map_goes_by_the_number_of_players() -> None:
    views = {seats: GAME.view(GAME.setup({}, seats, SeededDie(1))[0], 0) for seats in (3, 4, 5, 6)}
    assert {seats: view["map"] for seats, view in views.items()} == {
        3: "campaign",
        4: "campaign",
        5: "grand",
        6: "grand",
    }
    assert [len(views[seats]["territories"]) for seats in (3, 6)] == [29, 43]


@pytest.mark.rule("final_conquest", "2.4")
def test_the_homes() -> None:
    homes = {FACTION.words[faction]: TERRITORY.words[HOME[faction]] for faction in range(FACTIONS)}
    assert homes == {
        "rome": "rome",
        "carthage": "carthage",
        "greece": "macedonia",
        "egypt": "alexandria",
        "persia": "babylon",
        "gaul": "gaul",
    }


@pytest.mark.rule("final_conquest", "2.5")
def test_persia_needs_five_players_and_gaul_six() -> None:
    """E3."""
    allowed = {
        seats: [text.split()[1] for text in legal_words(GAME.setup({}, seats, SeededDie(3))[0])]
        for seats in (4, 5, 6)
    }
    assert allowed[4] == ["rome", "carthage", "greece", "egypt"]
    assert allowed[5] == ["rome", "carthage", "greece", "egypt", "persia"]
    assert allowed[6] == ["rome", "carthage", "greece", "egypt", "persia", "gaul"]


def legal_words(realm: Realm) -> list[str]:
    return [action.text() for action in legal(realm, realm.agenda[-1].as_decision().seat)]


@pytest.mark.rule("final_conquest", "2.6", "3.12")
def test_a_sea_has_no_fort_no_food_and_no_home() -> None:
    for chart, found in enumerate(MAPS):
        for at in found.territories:
            if SEAS >> at & 1:
                assert (found.fort[at], found.food[at], HOME_AT[chart][at]) == (0, 0, FACTIONS)


@pytest.mark.rule("final_conquest", "2.7", "14.1", "14.3")
def test_links_are_of_four_kinds_and_join_what_they_say() -> None:
    for found in MAPS:
        for one, other, kind in found.links:
            wet = (SEAS >> one & 1) + (SEAS >> other & 1)
            if kind in (0, 2):
                assert wet == 0
            if kind == 1:
                assert wet > 0
            if kind == 3:
                assert TERRITORY.read("celtica") in (one, other)
        pairs = [frozenset((one, other)) for one, other, _ in found.links]
        assert len(pairs) == len(set(pairs))
        linked = bits([at for one, other, _ in found.links for at in (one, other)])
        assert linked == bits(found.territories)


# ---- 8 Getting started


@pytest.mark.rule("final_conquest", "8.1", "8.2")
def test_the_highest_roll_is_first_and_only_those_who_tie_roll_again() -> None:
    """E3."""
    realm, log = rolled(4, 2, 3, 1, 4, 2, 1, 3, 4, 1, seats=6)
    again = [event["seat"] for event in told(log, "order-rolled")[6:]]
    assert again == [0, 4, 1, 5]
    assert list(realm.order) == [4, 0, 2, 1, 5, 3]
    assert told(log, "order-set")[0]["order"] == [4, 0, 2, 1, 5, 3]


@pytest.mark.rule("final_conquest", "8.1")
def test_a_tie_may_be_rolled_more_than_once() -> None:
    realm, _ = rolled(2, 2, 4, 3, 3, 1, 4, seats=3)
    assert list(realm.order) == [2, 1, 0]


@pytest.mark.rule("final_conquest", "8.3")
def test_a_faction_is_chosen_once_and_in_order() -> None:
    realm, _ = rolled(1, 4, 2, seats=3)
    assert list(realm.order) == [1, 2, 0]
    assert realm.agenda[-1].as_decision().seat == 1
    submit(GAME, realm, 1, realm.opened, GAME.grammar.read("choose-faction egypt"), ScriptedDie())
    decision = realm.agenda[-1].as_decision()
    assert decision.seat == 2
    refusal = GAME.grammar.read("choose-faction egypt").refusal(realm, decision, 2)
    assert refusal is not None
    assert (refusal.case, refusal.key) == ("8.3", "faction-taken")
    refusal = GAME.grammar.read("choose-faction persia").refusal(realm, decision, 2)
    assert refusal is not None
    assert refusal.case == "2.5"


@pytest.mark.rule("final_conquest", "8.3")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_last_of_four_or_more_takes_what_is_left_unasked(seats: int) -> None:
    """E3."""
    factions = ("rome", "carthage", "greece", "egypt", "persia", "gaul")[:seats]
    realm = chosen(*factions)
    assert realm.round == 1
    assert asked(realm) == ["rome"]


@pytest.mark.rule("final_conquest", "8.3")
def test_the_last_of_three_chooses_between_two() -> None:
    """E3."""
    realm, _ = rolled(4, 3, 2, seats=3)
    for seat, faction in enumerate(("rome", "carthage")):
        action = GAME.grammar.read(f"choose-faction {faction}")
        submit(GAME, realm, seat, realm.opened, action, ScriptedDie())
    assert legal_words(realm) == ["choose-faction greece", "choose-faction egypt"]


@pytest.mark.rule("final_conquest", "8.4", "8.6", "8.7", "3.12")
def test_three_players_and_the_home_that_nobody_plays() -> None:
    """E1: Rome, Greece and Egypt are chosen: Carthage is a great fort of independents worth 5."""
    realm = chosen("rome", "greece", "egypt")
    assert (owner(realm, "carthage"), army(realm, "carthage")) == ("independent", (1, 1))
    assert owner(realm, "numidia") == "nobody"
    assert army(realm, "asia-minor") == (0, 2)
    assert army(realm, "alpes") == (1, 1)
    assert (owner(realm, "gaul"), army(realm, "gaul")) == ("independent", (1, 1))
    lone = {"independent": {"carthage": (1, 1)}, "rome": {"sicilia": (1, 2)}}
    weak = lay(lone, factions=("rome", "greece", "egypt"))
    assert objected(weak, "rome", "attack sicilia carthage") == ("11.12", "too-weak")
    strong = {"independent": {"carthage": (1, 1)}, "rome": {"sicilia": (0, 3)}}
    assert "attack sicilia carthage" in offers(
        lay(strong, factions=("rome", "greece", "egypt")), "rome"
    )


@pytest.mark.rule("final_conquest", "3.12", "13.5", "1.10")
def test_nobody_is_ever_at_home_in_a_home_that_nobody_plays() -> None:
    """E1: who holds Carthage has the 2 of a great fort there, and loses it when he leaves."""
    held = {"rome": {"carthage": (1, 0)}, "egypt": {"cyrene": (2, 1)}}
    realm = lay(held, factions=("rome", "greece", "egypt"), active="egypt")
    act(realm, "egypt", "attack cyrene carthage")
    log = act(realm, "egypt", "with 2 1", script=battle_dice(1, 4))
    decided = told(log, "battle-decided")[0]
    assert (decided["attack_total"], decided["defence_total"]) == (4 + 1, 1 + 2 + 4)
    left = lay(held, factions=("rome", "greece", "egypt"))
    act(left, "rome", "move carthage numidia")
    assert owner(left, "carthage") == "nobody"


@pytest.mark.rule("final_conquest", "8.5", "8.6", "8.8")
def test_five_players_and_gaul() -> None:
    """E2: on the grand map the independents of Gaul hold at 5, on the campaign map at 3."""
    realm = chosen("rome", "carthage", "greece", "egypt", "persia")
    for place in ("iberia", "palestina", "gaul", "alpes"):
        assert (owner(realm, place), army(realm, place)) == ("independent", (1, 1))
    assert owner(realm, "britannia") == "nobody"
    five = ("rome", "carthage", "greece", "egypt", "persia")
    there = {"independent": {"gaul": (1, 1)}, "rome": {"averni": (1, 2)}}
    assert objected(lay(there, factions=five), "rome", "attack averni gaul")[0] == "11.12"
    assert "attack averni gaul" in offers(lay(there), "rome")


@pytest.mark.rule("final_conquest", "8.6", "8.8")
def test_six_players_have_no_independents_in_gaul() -> None:
    realm = chosen("rome", "carthage", "greece", "egypt", "persia", "gaul")
    assert (owner(realm, "gaul"), army(realm, "gaul")) == ("gaul", (0, 1))
    assert army(realm, "britannia") == (1, 0)


@pytest.mark.rule("final_conquest", "8.8")
def test_everybody_starts_with_two_units() -> None:
    realm = chosen("rome", "carthage", "greece", "egypt", "persia", "gaul")
    second = {
        "rome": "brundium",
        "carthage": "numidia",
        "greece": "rhodes",
        "egypt": "thebes",
        "persia": "cappadocia",
        "gaul": "britannia",
    }
    for faction, place in second.items():
        home = TERRITORY.words[HOME[FACTION.read(faction)]]
        assert (owner(realm, home), army(realm, home)) == (faction, (0, 1))
        assert (owner(realm, place), army(realm, place)) == (faction, (1, 0))
        assert realm.units[seat_of(realm, faction)] == 2


@pytest.mark.rule("final_conquest", "5.2")
@pytest.mark.parametrize(
    ("factions", "purses"),
    [
        (("rome", "carthage", "greece"), [1, 12, 5]),
        (("carthage", "greece", "egypt"), [14, 5, 12]),
        (("egypt", "rome", "greece"), [13, 0, 5]),
        (("rome", "carthage", "greece", "egypt"), [1, 0, 0, 8]),
        (("egypt", "rome", "carthage", "greece", "persia"), [9, 0, 20, 5, 8]),
        (("rome", "carthage", "greece", "egypt", "persia", "gaul"), [1, 16, 0, 0, 0, 0]),
    ],
)
def test_the_purses_at_the_start(factions: tuple[str, ...], purses: list[int]) -> None:
    """B5. The first player has his first income too: 1, and 2 for Carthage with Numidia."""
    realm = chosen(*factions)
    assert [purse(realm, faction) for faction in factions] == purses


@pytest.mark.rule("final_conquest", "8.9", "7.5")
def test_everybody_draws_one_of_the_missions_of_his_faction() -> None:
    realm = chosen("rome", "carthage", "greece", "egypt", missions=2)
    held = [GAME.view(realm, seat)["seats"][seat]["mission"] for seat in range(4)]
    assert held == ["over-the-alps", "at-the-gates", "danube-frontier", "the-levant"]
    others = GAME.view(realm, 0)["seats"]
    assert [seat["mission"] for seat in others[1:]] == [None, None, None]


@pytest.mark.rule("final_conquest", "8.10", "8.2")
def test_turns_go_round_in_the_order_of_the_roll() -> None:
    realm, _ = rolled(1, 4, 2, seats=3)
    for seat, faction in ((1, "egypt"), (2, "rome"), (0, "greece")):
        die = ScriptedDie(0, 0, 0) if seat == 0 else ScriptedDie()
        action = GAME.grammar.read(f"choose-faction {faction}")
        submit(GAME, realm, seat, realm.opened, action, die)
    turns: list[int] = []
    for _ in range(3):
        turns.append(realm.active)
        die = ScriptedDie(0) if len(turns) == 3 else ScriptedDie()
        log = submit(GAME, realm, realm.active, realm.opened, GAME.grammar.read("end-turn"), die)
    assert turns == [1, 2, 0]
    assert (realm.round, realm.active) == (2, 1)
    assert "round-begins" in kinds(log)


# ---- a seat that leaves before the armies are placed


def left(seats: int, leaver: int, *factions: str) -> Realm:
    """Seats choose in their order, and one of them leaves when so many have chosen."""
    rolls = {3: (4, 3, 2), 4: (4, 3, 2, 1), 5: (4, 3, 2, 1, 1, 4, 3)}[seats]
    realm, _ = rolled(*rolls, seats=seats)
    for seat, faction in enumerate(factions):
        choice = GAME.grammar.read(f"choose-faction {faction}")
        submit(GAME, realm, seat, realm.opened, choice, SeededDie(1))
    resign = GAME.grammar.read(f"resign {leaver}")
    submit(GAME, realm, TABLE, realm.opened, resign, SeededDie(1))
    while realm.round == 0:
        seat = GAME.decision(realm).seat
        submit(GAME, realm, seat, realm.opened, legal(realm, seat)[0], SeededDie(1))
    assert GAME.violations(realm) == []
    return realm


@pytest.mark.rule("final_conquest", "16.8", "8.7")
@pytest.mark.parametrize("leaver", [0, 2])
def test_of_three_one_leaves_before_the_armies_and_two_homes_are_independent(leaver: int) -> None:
    """A faction that was chosen and given up is nobody's, as one that was never chosen."""
    realm = left(3, leaver, "greece", "rome")
    played = {FACTION.words[realm.faction[seat]] for seat in range(3) if seat != leaver}
    homes = {"rome": "rome", "carthage": "carthage", "greece": "macedonia", "egypt": "alexandria"}
    assert len(played) == 2
    for faction, home in homes.items():
        whose = faction if faction in played else "independent"
        assert owner(realm, home) == whose
        assert army(realm, home) == ((0, 1) if faction in played else (1, 1))
    assert army(realm, "asia-minor") == (0, 2)


@pytest.mark.rule("final_conquest", "16.8", "8.6", "8.7")
def test_of_four_one_leaves_before_the_armies_and_its_home_is_unoccupied() -> None:
    """The independents are those of the seats that sat down; with four no home has any."""
    realm = left(4, 0, "egypt", "rome")
    assert (owner(realm, "alexandria"), owner(realm, "thebes")) == ("nobody", "nobody")
    assert (owner(realm, "gaul"), army(realm, "gaul")) == ("independent", (1, 1))
    assert asked(realm) == ["rome"]


@pytest.mark.rule("final_conquest", "16.8", "8.3")
def test_a_faction_given_up_before_the_armies_may_be_chosen_by_another() -> None:
    realm, _ = rolled(4, 3, 2, seats=3)
    choice = GAME.grammar.read("choose-faction egypt")
    submit(GAME, realm, 0, realm.opened, choice, SeededDie(1))
    assert "choose-faction egypt" not in [action.text() for action in legal(realm, 1)]
    submit(GAME, realm, TABLE, realm.opened, GAME.grammar.read("resign 0"), SeededDie(1))
    assert "choose-faction egypt" in [action.text() for action in legal(realm, 1)]
