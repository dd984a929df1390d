"""The odds that a player is told: against sums made by hand, and against the rules themselves, run
once for every fall of the dice."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from anabasis.core.die import Die
from anabasis.core.door import begin, run_one
from anabasis.core.event import Event
from anabasis.core.odds import enumerate_runs
from anabasis.core.position import Action
from anabasis.games.alexander_vs_darius.board import AREA, GATES
from anabasis.games.alexander_vs_darius.counters import ONE, classes_in, dies, of_class
from anabasis.games.alexander_vs_darius.game import GAME
from anabasis.games.alexander_vs_darius.prospects import (
    LandForce,
    RoundOdds,
    SeaForce,
    ends_of,
    spread_of,
)
from anabasis.games.alexander_vs_darius.rules import rounds
from anabasis.games.alexander_vs_darius.rules.hits import HIT, WORST_FIRST, Allotting
from anabasis.games.alexander_vs_darius.rules.sieges import assault
from anabasis.games.alexander_vs_darius.rules.victory import Aftermath
from anabasis.games.alexander_vs_darius.state import Campaign
from tests.rules.alexander_vs_darius.setting import Table, told


def force(words: str) -> LandForce:
    return LandForce(*told(words))


def odds(table: Table, text: str) -> dict[str, tuple[Fraction, Fraction]]:
    """What the player who is asked is told of an action; labels with a number have it behind
    them."""
    found = {}
    action = GAME.grammar.read(text)
    for chance in GAME.forecast(table.campaign, table.asked(), action):
        args = [value for value in chance.label.params.values() if isinstance(value, int)]
        key = "-".join([chance.label.key, *[str(value) for value in args]])
        found[key] = (chance.low, chance.high)
    return found


def sure(table: Table, text: str, key: str) -> Fraction:
    low, high = odds(table, text)[key]
    assert low == high
    return low


# ---- by hand


@pytest.mark.rule("alexander_vs_darius", "3.2.2")
def test_hits_of_dice_of_two_kinds() -> None:
    """A phalanx hits on 2, light infantry on 5: both, one, none."""
    dice = rounds.dice_of(told("phalanx light-infantry")[0], 0, False)
    assert spread_of(dice) == [1 * 4, 5 * 4 + 1 * 2, 5 * 2]


@pytest.mark.rule("alexander_vs_darius", "3.3.4")
def test_a_round_of_alexander_alone_against_light_infantry() -> None:
    """He hits with 5 of 6, they with 2 of 6."""
    found = RoundOdds(force("alexander-iii"), force("light-infantry"), (0, 0))
    assert (found.more, found.level, found.fewer) == (
        Fraction(5, 6) * Fraction(4, 6),
        Fraction(5, 6) * Fraction(2, 6) + Fraction(1, 6) * Fraction(4, 6),
        Fraction(1, 6) * Fraction(2, 6),
    )


@pytest.mark.rule("alexander_vs_darius", "3.3.26", "3.3.30")
def test_a_leader_alone_against_light_infantry_to_the_end() -> None:
    """Whoever is hit is gone. In each of three rounds he alone hits with 20 of 36, they alone with
    2, both with 10, nobody with 4; with no hit at all the attacker has lost."""
    found = ends_of(force("alexander-iii"), force("light-infantry"), 1)
    rounds_come_to = 1 + Fraction(4, 36) + Fraction(4, 36) ** 2
    assert found.first == Fraction(20, 36) * rounds_come_to
    assert found.neither == Fraction(10, 36) * rounds_come_to
    assert found.second == Fraction(2, 36) * rounds_come_to + Fraction(4, 36) ** 3


@pytest.mark.rule("alexander_vs_darius", "7.2.9", "7.2.10")
def test_at_the_gates_four_hits_of_the_first_round_are_ignored() -> None:
    found = RoundOdds(force("parmenion 3 phalanx"), force("ariobarzanes"), (4, 0))
    assert found.more == 0
    table = Table(
        macedon={"khuzi": "parmenion 3 phalanx"},
        persia={"elam": "ariobarzanes 6 light-infantry"},
    ).do("march khuzi; force", 1)
    assert AREA.read("elam") == GATES
    assert table.refusal("go elam") is None
    assert "odds-round-ahead-1" not in odds(table, "go elam")


@pytest.mark.rule("alexander_vs_darius", "1.4.23", "1.4.25")
def test_ships_sail_by_the_number_of_their_nation() -> None:
    table = Table(
        macedonian=["macedonia", "hellas"],
        ships={"macedonia-aegean": ("macedonian", 2), "hellas-aegean": ("athenian", 3)},
    )
    found = [
        (chance.label.key, chance.label.params["nation"], chance.low)
        for chance in GAME.forecast(table.campaign, 0, GAME.grammar.read("sail aegean"))
    ]
    assert found == [
        ("odds-sails", "nation:macedonian", Fraction(3, 6)),
        ("odds-stays", "nation:macedonian", Fraction(3, 6)),
        ("odds-sails", "nation:athenian", Fraction(4, 6)),
        ("odds-stays", "nation:athenian", Fraction(2, 6)),
    ]


@pytest.mark.rule("alexander_vs_darius", "1.4.15", "1.4.17")
def test_a_forced_march() -> None:
    """Alexander's Initiative is 1; each of his two infantry units is hit on a 6."""
    table = Table(macedon={"lydia": "alexander-iii phalanx hoplites heavy-cavalry"})
    table.do("march lydia")
    assert sure(table, "force", "odds-forced-march") == Fraction(5, 6)
    assert sure(table, "force", "odds-march-losses") == Fraction(5, 6) * (1 - Fraction(25, 36))


@pytest.mark.rule("alexander_vs_darius", "3.1.15")
def test_the_desert() -> None:
    table = Table(macedon={"hamath": "alexander-iii phalanx heavy-cavalry"}).do("march hamath")
    assert sure(table, "go syria", "odds-desert-losses") == 1 - Fraction(25, 36)
    assert odds(table, "go phoinicia") == {}


@pytest.mark.rule("alexander_vs_darius", "3.6.7", "3.6.11", "3.6.12")
def test_a_siege() -> None:
    """One phalanx, with two hits to go: never. Two: 2 to 6 each. A 1 hurts, a 6 too."""
    table = Table(
        macedon={"lukka": "alexander-iii 2 phalanx"}, persian=["lukka"], macedonian=["lydia"]
    )
    table.lay_marker("lukka", "persia")
    table.campaign.hits = table.campaign.hits[:12] + bytes([2]) + table.campaign.hits[13:]
    assert AREA.read("lukka") == 12
    assert sure(table, "besiege lukka", "odds-city-falls") == Fraction(25, 36)
    assert sure(table, "besiege lukka", "odds-siege-hurt-1") == 1 - Fraction(16, 36)
    assert sure(table, "besiege lukka", "odds-siege-hurt-2") == Fraction(4, 36)


@pytest.mark.rule("alexander_vs_darius", "3.6.14")
def test_a_city_does_not_fall_to_a_besieger_of_whom_nobody_is_left() -> None:
    table = Table(macedon={"lukka": "alexander-iii light-infantry"})
    table.lay_marker("lukka", "persia")
    table.campaign.hits = table.campaign.hits[:12] + bytes([3]) + table.campaign.hits[13:]
    assert sure(table, "besiege lukka", "odds-city-falls") == Fraction(1, 6)


@pytest.mark.rule("alexander_vs_darius", "3.5.3", "3.5.4", "7.1.7")
def test_a_raid() -> None:
    table = Table(
        macedonian=["lydia"],
        persian=["ahhiyawa"],
        ships={"ahhiyawa-aegean": ("persian", 4)},
        active="persia",
    )
    assert sure(table, "raid aegean lydia 2", "odds-raid-1") == 1 - Fraction(25, 36)
    assert sure(table, "raid aegean lydia 2", "odds-raid-marker") == Fraction(1, 36)
    assert "odds-memnon-lost" not in odds(table, "raid aegean lydia 2")


@pytest.mark.rule("alexander_vs_darius", "3.3.15", "3.3.22")
def test_slipping_away_breaking_off_and_the_pursuit() -> None:
    """Memnon's Initiative is 2. Behind him ride Parmenion, who hits with 4 of 6, and one light
    infantry, with 2 of 6."""
    table = Table(
        macedon={"phrygia": "parmenion 4 phalanx light-infantry"},
        persia={"lydia": "memnon 3 hoplites"},
        persian=["arzawa"],
    )
    table.do("march phrygia; go lydia")
    assert sure(table, "slip-away", "odds-slips-away") == Fraction(4, 6)
    table.do("stand", 0, 0, 0, 0, 0)
    assert sure(table, "break-off", "odds-breaks-off") == Fraction(4, 6)
    assert sure(table, "break-off", "odds-pursuit-hits-1") == 1 - Fraction(2 * 4, 36)
    assert sure(table, "break-off", "odds-pursuit-hits-2") == Fraction(4 * 2, 36)


@pytest.mark.rule("alexander_vs_darius", "7.1.2")
def test_what_four_dice_may_cost_alexander() -> None:
    table = Table(
        macedon={"phrygia": "alexander-iii 4 phalanx"}, persia={"lydia": "3 hoplites"}
    ).do("march phrygia; go lydia")
    told_of = odds(table, "four-dice")
    assert told_of["odds-alexander-killed"] == (Fraction(1, 6), Fraction(1, 6))
    assert told_of["odds-alexander-held"] == (Fraction(5, 6), Fraction(5, 6))
    assert told_of["odds-battle-won"] > odds(table, "one-die")["odds-battle-won"]


# ---- against the rules


def hit_so(campaign: Campaign, top: Allotting) -> Action[Campaign, Any]:
    """Full units that two hits destroy are hit first, then the weakest, leaders last."""
    battle = campaign.battle
    assert battle is not None
    left = top.left
    wanted = {}
    for kills in (False, True):
        for number in WORST_FIRST[top.at :]:
            if dies(number) == kills:
                wanted[number] = min(left, of_class(battle.fighting[top.army], number))
                left -= wanted[number]
    if top.number() >= 0:
        return HIT[top.number()][wanted[top.number()]]
    options = top.options(campaign, top.seat)
    return options[0]


def fought_out(start: Campaign, die: Die) -> int:
    """Who has won: 0, 1 or 2 for neither."""
    campaign = start.clone()
    log: list[Event] = []
    while True:
        decided = [frame for frame in campaign.agenda if isinstance(frame, Aftermath)]
        if decided:
            return decided[0].winner
        if run_one(campaign, die, log):
            continue
        top = campaign.agenda[-1]
        seat = top.as_decision().seat
        if isinstance(top, Allotting):
            action = hit_so(campaign, top)
        else:
            verbs = {one.verb: one for one in top.as_decision().options(campaign, seat)}
            action = next(verbs[verb] for verb in ("stand", "one-die", "fight-on") if verb in verbs)
        begin(campaign, seat, action, die, log)


@pytest.mark.parametrize(
    ("attackers", "defenders", "area"),
    [
        ("parmenion phalanx", "orontes-ii light-infantry", "lydia"),
        ("parmenion phalanx", "arsames heavy-cavalry", "lydia"),
        ("phalanx parmenion light-infantry", "mazaeus immortals", "lydia"),
        ("parmenion", "memnon 2 light-infantry", "lydia"),
    ],
)
@pytest.mark.rule("alexander_vs_darius", "3.3.26", "3.3.27", "3.3.29")
def test_the_rules_run_with_every_die_come_to_the_same(
    attackers: str, defenders: str, area: str
) -> None:
    table = Table(macedon={"phrygia": attackers}, persia={area: defenders}, persian=["arzawa"])
    table.do(f"march phrygia; go {area}")

    def run(die: Die) -> int:
        return fought_out(table.campaign, die)

    found = enumerate_runs(run)
    assert found.exact
    ends = ends_of(force(attackers), force(defenders), 1)
    assert found.chances.get(0, 0) == ends.first
    assert found.chances.get(1, 0) == ends.second
    assert found.chances.get(2, 0) == ends.neither


@pytest.mark.rule("alexander_vs_darius", "3.3.3", "3.1.4")
def test_the_dice_of_a_whole_army_are_those_that_the_rule_rolls() -> None:
    words = "parmenion coenus 2 phalanx light-cavalry 2 light-infantry"
    table = Table(macedon={"phrygia": words}, persia={"lydia": "memnon"}, persian=["arzawa"])
    table.do("march phrygia; go lydia; stand", *[0] * 6)
    battle = table.campaign.battle
    assert battle is not None
    assert battle.round == 1

    def run(die: Die) -> int:
        dice = rounds.dice_of(battle.fighting[0], battle.leading[0], False)
        return sum([die.hits(count, 6, lowest) for count, lowest in dice])

    ways = spread_of(force(words).dice())
    chances = enumerate_runs(run).chances
    assert [chances.get(hits, 0) * sum(ways) for hits in range(len(ways))] == ways


@pytest.mark.rule("alexander_vs_darius", "3.4.1", "3.4.9", "7.1.5", "7.1.10")
def test_a_fleet_with_memnon_attacked_in_port() -> None:
    """Two Persian ships hit on 4, in port on 5; Memnon with 4 of 6, in port 3."""
    free = SeaForce((2, 0, 0), (told("memnon")[1], 0, 0))
    surprised = SeaForce((2, 0, 0), (told("memnon")[1], 0, 0), True)
    assert free.dice() == [(2, 4), (1, 3)]
    assert surprised.dice() == [(2, 5), (1, 4)]
    assert free.after(2).is_gone()


@pytest.mark.rule("alexander_vs_darius", "3.6.7")
def test_the_assault_is_the_rules_own() -> None:
    units = told("phalanx 2 light-infantry")[0]

    def run(die: Die) -> tuple[int, int, int]:
        return assault(units, die)

    from_whole = enumerate_runs(run).chances
    together: dict[tuple[int, int, int], Fraction] = {(0, 0, 0): Fraction(1)}
    for number in classes_in(units):
        one = of_class(units, number) * ONE[number]

        def run_class(die: Die, one: int = one) -> tuple[int, int, int]:
            return assault(one, die)

        more: dict[tuple[int, int, int], Fraction] = {}
        for now, chance in enumerate_runs(run_class).chances.items():
            for before, so_far in together.items():
                at = (now[0] + before[0], now[1] + before[1], now[2] + before[2])
                more[at] = more.get(at, Fraction(0)) + chance * so_far
        together = more
    assert together == from_whole


# ---- the dice beside the odds


@pytest.mark.rule("alexander_vs_darius", "3.1.2", "3.2.2")
def test_the_sums_name_the_dice_of_both_sides() -> None:
    table = Table(
        macedon={"phrygia": "alexander-iii parmenion 4 phalanx light-infantry"},
        persia={"lydia": "memnon 3 hoplites"},
    ).do("march phrygia")
    attack, defence, note = GAME.sums(table.campaign, 0, GAME.grammar.read("go lydia"))
    assert [(term["modifier"], term["amount"]) for term in attack.least] == [
        ("dice-2", 4),
        ("dice-5", 1),
        ("leaders-2", 1),
        ("leaders-3", 1),
    ]
    assert [(term["modifier"], term["amount"]) for term in defence.most] == [
        ("dice-3", 3),
        ("leaders-3", 1),
    ]
    assert note.label.key == "odds-by-hits"


# ---- closed stacks


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_a_closed_stack_makes_a_range() -> None:
    """Arsames has gone on with two of four units, and the Macedonian cannot know which."""
    table = Table(
        macedon={"wilusha": "parmenion 2 phalanx"},
        persia={"lydia": "memnon arsames 2 hoplites 2 light-infantry"},
        active="persia",
    ).do("march lydia; drop hoplites 2; drop-leader memnon; go arzawa; halt; march wilusha")
    low, high = odds(table, "go lydia")["odds-battle-won"]
    assert low < high
    against = [
        ends_of(force("parmenion 2 phalanx"), force(words), 1).first
        for words in ("memnon 2 hoplites", "arsames 2 light-infantry")
    ]
    assert low <= min(against)
    assert max(against) <= high
    _, defence, _ = GAME.sums(table.campaign, table.asked(), GAME.grammar.read("go lydia"))
    assert defence.least != defence.most


# ---- the panel of the battle


def panel(table: Table, seat: int) -> dict[str, Any] | None:
    """What the panel tells a seat of the open battle: the round, and the chances."""
    found = GAME.details(table.campaign, seat)["battle"]
    if found is None:
        return None
    chances = {chance["label"]["key"]: chance["low"] for chance in found["chances"]}
    return {"round": found["round"], **chances}


def fight() -> Table:
    return Table(
        macedon={"phrygia": "parmenion 2 phalanx light-infantry"},
        persia={"lydia": "memnon 2 hoplites light-infantry"},
        persian=["arzawa"],
    ).do("march phrygia; go lydia")


@pytest.mark.rule("alexander_vs_darius", "3.3.2", "3.3.26")
def test_the_panel_tells_each_side_the_odds_that_its_action_has() -> None:
    table = fight()
    found = panel(table, 1)
    assert found is not None
    assert found["round"] == 1
    assert found["odds-battle-won"] == float(sure(table, "stand", "odds-battle-won"))
    other = panel(table, 0)
    assert other is not None
    assert other["odds-battle-won"] == found["odds-battle-lost"]
    table.do("stand", *[0] * 6)
    later = panel(table, 1)
    assert later is not None
    assert later["round"] == 2
    assert later["odds-battle-won"] == float(sure(table, "fight-on", "odds-battle-won"))


@pytest.mark.rule("alexander_vs_darius", "3.3.5", "3.3.28")
def test_hits_that_are_still_to_be_allotted_are_taken_as_the_policy_says() -> None:
    """The Persians have taken one hit: a hoplite is turned over, and they are a hit behind."""
    table = fight().do("stand", 1, 0, 0, 0, 0, 0)
    assert isinstance(table.campaign.agenda[-1], Allotting)
    after = force("memnon hoplites worn-hoplites light-infantry")
    ends = ends_of(force("parmenion 2 phalanx light-infantry"), after, 2, 1)
    found = panel(table, 0)
    assert found is not None
    assert (found["round"], found["odds-battle-won"]) == (2, float(ends.first))


@pytest.mark.rule("alexander_vs_darius", "3.3.17")
def test_the_panel_tells_nothing_once_a_battle_is_decided() -> None:
    table = Table(
        macedon={"phrygia": "parmenion 2 phalanx"},
        persia={"lydia": "memnon 2 hoplites"},
        persian=["arzawa", "ahhiyawa"],
    ).do("march phrygia; go lydia; slip-away", 6)
    assert table.campaign.battle is not None, "it is asked where to"
    assert panel(table, 0) is None
    assert GAME.details(table.campaign, None)["battle"] is None
