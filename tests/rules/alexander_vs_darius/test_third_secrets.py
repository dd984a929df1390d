"""Read a third time: what a seat is told of the other's closed stacks, in the log and by being
asked."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.core.die import ScriptedDie, SeededDie
from anabasis.core.match import Match
from anabasis.core.record import action_seen
from anabasis.core.registry import find_game
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    BERTH,
    BERTH_SEA,
    MACEDON,
    PERSIA,
    PLACE,
    aboard,
)
from anabasis.games.alexander_vs_darius.leaders import LEADER, MEMNON, SPITAMENES
from anabasis.games.alexander_vs_darius.rules.event_table import EventRoll
from anabasis.games.alexander_vs_darius.rules.harbours import Homeward
from anabasis.games.alexander_vs_darius.rules.stacks import put
from anabasis.games.alexander_vs_darius.rules.standing import leaders_at
from anabasis.games.alexander_vs_darius.rules.supply import Supply
from anabasis.games.alexander_vs_darius.rules.upkeep import PersianArmies
from anabasis.games.alexander_vs_darius.state import Campaign
from tests.rules.alexander_vs_darius.setting import Table

GAME = find_game("alexander_vs_darius")
EVENT = 7


class Played:
    """A match that goes on from a table, and what the seats are told of it."""

    def __init__(self, table: Table) -> None:
        campaign = table.campaign
        campaign.rules_version, campaign.components_version = GAME.versions.newest()
        self.match: Match[Campaign] = Match(GAME, 2, {}, ScriptedDie(), start=campaign)

    def do(self, text: str, *script: int) -> Played:
        """Whoever is asked answers so, and the dice fall so."""
        self.match.die = die = ScriptedDie(*script)
        for action in GAME.grammar.read_steps(text):
            position = self.match.position
            seat = position.agenda[-1].as_decision().seat
            self.match.submit(seat, position.opened, action)
        assert die.finished(), die.script
        return self

    def told(self, seat: int) -> list[tuple[str | None, list[dict[str, Any]]]]:
        """Every choice as that seat is told of it: how it began, and what came of it."""
        return [
            (action_seen(GAME, choice, seat), [event.witnessed(seat) for event in choice.events()])
            for choice in self.match.choices
        ]

    def asked(self) -> str:
        return type(self.match.position.agenda[-1]).__name__


# ---- who goes and who stays


def forced(*steps: str) -> Played:
    """An army that has tried a forced march in vain, and then goes on."""
    table = Table(
        macedon={"wilusha": "alexander-iii coenus 2 phalanx 2 light-cavalry"},
        persia={"kish": "darius-iii 4 light-infantry"},
    )
    played = Played(table).do("march wilusha; force", 1)
    return played.do("; ".join(steps) + "; go phrygia; halt")


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_of_a_march_that_goes_on_nobody_else_is_told_who_was_dropped() -> None:
    horse = forced("drop light-cavalry 1", "drop-leader coenus").told(PERSIA)
    foot = forced("drop phalanx 1", "drop-leader coenus").told(PERSIA)
    alone = forced("drop-leader alexander-iii", "drop phalanx 1").told(PERSIA)
    assert horse == foot == alone
    assert horse[-1][0] is None
    own = forced("drop phalanx 1", "drop-leader coenus").told(MACEDON)
    assert own[-1][0] == "drop phalanx 1"


def led_away(stack: str, *steps: str) -> Played:
    """In the turn in which Alexander may not move Coenus leads units away from a stack that is
    closed: with one of two leaders."""
    table = Table(
        macedon={"thrace": f"{stack} coenus 4 phalanx"},
        persia={"kish": "darius-iii 4 light-infantry"},
        macedonian=["macedonia"],
    )
    table.campaign.held = table.campaign.turn
    return Played(table).do("; ".join(["march thrace", *steps, "go macedonia", "halt"]))


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
@pytest.mark.rule("alexander_vs_darius", "7.1.3")
def test_nobody_else_is_told_whether_a_leader_was_dropped_or_may_not_go() -> None:
    held = led_away("alexander-iii").told(PERSIA)
    dropped = led_away("parmenion", "drop-leader parmenion").told(PERSIA)
    assert held == dropped
    [marched] = [event for event in held[-1][1] if event["kind"] == "marched"]
    assert (marched["leaders"], marched["units"]) == (1, 4)


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
@pytest.mark.rule("alexander_vs_darius", "7.1.8")
def test_nobody_else_is_told_whether_a_leader_was_dropped_or_boards_no_ship() -> None:
    def boarded(stack: str, *steps: str) -> Played:
        table = Table(
            persia={"cilicia": f"{stack} memnon"},
            ships={"cilicia-cilician": ("persian", 2)},
            active="persia",
        )
        return Played(table).do("; ".join(["embark cilicia cilician", *steps, "load"]))

    bound = boarded("ariobarzanes").told(MACEDON)
    dropped = boarded("nabarzanes", "drop-leader nabarzanes").told(MACEDON)
    assert bound == dropped


# ---- being asked


def besieging(*dropped: str) -> Played:
    """Coenus besieges Lydia with three of four units; the rest stands in Wilusha, and the Persian
    does not know who is where."""
    table = Table(
        macedon={"wilusha": "coenus antipater 3 phalanx light-infantry"},
        persia={"kish": "darius-iii 4 light-infantry"},
        persian=["lydia"],
    )
    table.campaign.passes = bytes([0, 2])
    table.do("; ".join(["march wilusha", *dropped, "drop-leader antipater", "go lydia", "halt"]))
    return Played(table)


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
@pytest.mark.rule("alexander_vs_darius", "3.6.11")
def test_whether_a_besieger_has_a_choice_of_losses_is_not_told() -> None:
    """Of a siege all see the losses. Who has nobody else to lose is asked as others are."""
    alike = besieging("drop light-infantry 1").do("besiege lydia", 1, 0, 2)
    assert alike.asked() == "Losses"
    alike.do("lose phalanx 1", EVENT)
    mixed = besieging("drop phalanx 1").do("besiege lydia", 0, 0, 1, 1, 0, 1)
    mixed.do("lose light-infantry 0", EVENT)
    assert alike.told(PERSIA) == mixed.told(PERSIA)
    assert alike.told(PERSIA)[1][0] is None


@pytest.mark.rule("alexander_vs_darius", "3.6.11")
def test_of_an_open_stack_nobody_is_asked_for_what_is_clear() -> None:
    table = Table(
        macedon={"lydia": "coenus 3 phalanx"},
        persia={"kish": "darius-iii 4 light-infantry"},
    )
    table.lay_marker("lydia", "persia")
    assert Played(table).do("besiege lydia", 1, 0, 2, EVENT).asked() == "Act"


def parted(units: str, *steps: str) -> Table:
    """Memnon stays in Lydia and Arsames has gone on to Arzawa; it is not known who of their units
    is where. Coenus may besiege Kizzuwatna, which brings an event."""
    table = Table(
        macedon={"kizzuwatna": "coenus light-infantry"},
        persia={"lydia": f"arsames memnon {units}", "kish": "darius-iii"},
        active="persia",
    )
    table.lay_marker("kizzuwatna", "persia")
    steps = ("march lydia", *steps, "drop-leader memnon", "go arzawa", "halt")
    return table.do("; ".join(steps))


def scattered(units: str, *steps: str) -> Played:
    return Played(parted(units, *steps))


def event(played: Played, roll: int) -> Played:
    return played.do("besiege kizzuwatna", 0, 0, 0, roll)


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
@pytest.mark.rule("alexander_vs_darius", "8.11")
def test_whether_there_is_a_choice_whom_to_drill_is_not_told() -> None:
    units = "2 light-infantry 2 heavy-cavalry"
    together = event(scattered(units, "drop light-infantry 2"), 11)
    assert together.asked() == "Drilling"
    together.do("drill lydia")
    apart = event(scattered(units, "drop light-infantry 1", "drop heavy-cavalry 1"), 11)
    apart.do("drill lydia")
    assert together.told(MACEDON) == apart.told(MACEDON)
    assert together.asked() == apart.asked() == "Act"


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
@pytest.mark.rule("alexander_vs_darius", "8.12")
def test_whether_there_is_a_choice_who_goes_with_spitamenes_is_not_told() -> None:
    units = "2 light-infantry 2 heavy-cavalry"
    played = scattered(units, "drop light-infantry 2")
    put(played.match.position, PERSIA, AREA.read("sumer"), 0, 1 << SPITAMENES)
    event(played, 12)
    assert played.asked() == "Removing"
    played.do("remove lydia; remove lydia")
    assert played.asked() == "Act", "there are no more"


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
@pytest.mark.rule("alexander_vs_darius", "4.7.3")
def test_whether_there_is_a_choice_who_deserts_is_not_told() -> None:
    table = parted("2 hoplites 2 heavy-cavalry", "drop hoplites 2")
    table.campaign.treasure = (10, 0)
    assert table.run(PersianArmies()).options() == ["disband hoplites lydia"]
    known = Table(persia={"lydia": "memnon 2 hoplites"}, treasure=(10, 0)).run(PersianArmies())
    assert known.army("lydia") == {"hoplites": 1}


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
@pytest.mark.rule("alexander_vs_darius", "1.4.41")
def test_whether_there_is_a_choice_who_drowns_is_not_told() -> None:
    """Two units are aboard, and two ashore; a storm takes three of their four ships."""
    table = Table(
        persia={"rhodes": "memnon arsames 2 light-infantry 2 heavy-cavalry"},
        persian=["zoan"],
        ships={"rhodes-cretan": ("persian", 4)},
        active="persia",
    ).do("embark rhodes cretan; drop heavy-cavalry 2; drop-leader memnon; load")
    table.do("pass").do("sail cretan; anchor", 1)
    table.lay_marker("rhodes", "macedon")
    table.run(Homeward(), 3)
    assert table.options() == ["drown light-infantry"]


def attacked_in_ashur(army: str, *steps: str) -> Table:
    """Part of a Persian stack has stayed in Ashur or gone there, and Alexander attacks it; it slips
    away. Its ways lead to Subartu and, out of Mesopotamia, to East Taurus."""
    table = Table(
        macedon={"eshnunna": "alexander-iii 2 phalanx"},
        persia={"subartu": army},
        persian=["ashur", "east-taurus"],
        active="persia",
    ).do("; ".join(["march subartu", *steps]))
    return table.do("march eshnunna; go ashur").do("slip-away", 6)


@pytest.mark.rule("alexander_vs_darius", "3.0.4")
@pytest.mark.rule("alexander_vs_darius", "3.3.13")
def test_whether_there_is_a_choice_who_is_abandoned_is_not_told() -> None:
    table = attacked_in_ashur(
        "arsames memnon 8 light-infantry light-cavalry",
        "go ashur; drop light-infantry 8; drop-leader arsames; go subartu; halt",
    )
    assert table.options() == ["leave light-infantry"]


@pytest.mark.rule("alexander_vs_darius", "3.0.4")
@pytest.mark.rule("alexander_vs_darius", "7.1.8")
def test_whether_ariobarzanes_leaves_only_one_way_is_not_told() -> None:
    table = attacked_in_ashur(
        "bessus ariobarzanes memnon 2 light-infantry",
        "drop-leader memnon; drop light-infantry 1; go ashur; halt",
    )
    assert table.options() == ["retreat subartu"]


@pytest.mark.rule("alexander_vs_darius", "1.4.5")
def test_an_army_that_can_do_nothing_more_is_told_to_halt() -> None:
    table = Table(macedon={"macedonia": "alexander-iii"}, persia={"kish": "darius-iii"})
    table.do("march macedonia; force", 1)
    for area in ("thrace", "macedonia") * 4:
        if f"go {area}" in table.options():
            table.do(f"go {area}")
    assert table.options() == ["halt"]


# ---- what everybody has seen


def seen_leaders(table: Table, place: str) -> set[str]:
    """Those whom the other player knows to be there, whichever way the rest is dealt."""
    seen = table.campaign.seen_leaders[PLACE.read(place)]
    for seed in range(8):
        other = GAME.redeal(table.campaign, PERSIA, SeededDie(seed))
        assert leaders_at(other, PLACE.read(place)) & seen == seen
    return {word for number, word in enumerate(LEADER.words) if seen >> number & 1}


def in_two_areas(leaders: str, *steps: str) -> Table:
    """Macedonians from Thrace of whom one leader has gone on to Macedonia with two units."""
    table = Table(
        macedon={"thrace": f"{leaders} 2 phalanx 2 light-infantry"},
        persia={"kish": "darius-iii"},
        macedonian=["macedonia"],
    )
    steps = ("march thrace", "drop phalanx 2", *steps, "go macedonia", "halt")
    return table.do("; ".join(steps))


@pytest.mark.rule("alexander_vs_darius", "3.0.6")
@pytest.mark.rule("alexander_vs_darius", "8.2")
def test_to_whom_the_cretan_infantry_comes_is_seen() -> None:
    table = in_two_areas("alexander-iii coenus", "drop-leader coenus")
    assert seen_leaders(table, "macedonia") == set()
    table.run(EventRoll(), 2)
    assert seen_leaders(table, "macedonia") == {"alexander-iii"}
    told = next(event.plain() for event in table.log if event.kind.name == "recruited")
    assert (told["unit"], told["area"], told["price"]) == ("light-infantry", "macedonia", 0)


@pytest.mark.rule("alexander_vs_darius", "3.0.6")
@pytest.mark.rule("alexander_vs_darius", "8.6")
def test_who_has_saved_treasure_from_the_illyrians_is_seen() -> None:
    table = in_two_areas("antipater coenus", "drop-leader coenus")
    table.run(EventRoll(), 6)
    assert seen_leaders(table, "macedonia") == {"antipater"}
    poor = in_two_areas("antipater coenus", "drop-leader coenus")
    poor.campaign.treasure = (1, 10)
    poor.run(EventRoll(), 6)
    assert seen_leaders(poor, "macedonia") == set(), "he would have lost one in any case"


@pytest.mark.rule("alexander_vs_darius", "3.0.3")
@pytest.mark.rule("alexander_vs_darius", "7.1.5")
def test_an_admiral_who_has_rolled_a_die_is_known_to_be_aboard() -> None:
    table = (
        Table(
            persia={"rhodes": "memnon orontobates"},
            macedonian=["macedonia"],
            ships={"rhodes-cretan": ("persian", 3), "macedonia-aegean": ("macedonian", 3)},
            active="persia",
        )
        .do("embark rhodes cretan; drop-leader orontobates; load")
        .do("sail aegean; voyage cretan; attack-port rhodes", 1, 0, 0, 0)
    )
    place = aboard(PERSIA, BERTH_SEA[BERTH.read("rhodes-cretan")])
    assert table.campaign.seen_leaders[place] == 1 << MEMNON
    assert {leaders_at(one, place) for one in GAME.worlds(table.campaign, MACEDON)} == {1 << MEMNON}


@pytest.mark.rule("alexander_vs_darius", "3.0.6")
@pytest.mark.rule("alexander_vs_darius", "5.1.3")
def test_where_alexander_hungers_is_seen() -> None:
    table = in_two_areas("alexander-iii coenus", "drop-leader coenus")
    table.lay_marker("macedonia", "persia")
    table.run(Supply(), 0, 2)
    assert seen_leaders(table, "macedonia") == {"alexander-iii"}


@pytest.mark.rule("alexander_vs_darius", "3.0.4")
@pytest.mark.rule("alexander_vs_darius", "4.1.10")
def test_a_pass_that_showed_whom_the_sea_took_is_not_taken_back() -> None:
    """The Persian has passed, and is asked where his own fleet winters."""
    table = (
        Table(
            macedon={"rhodes": "antipater 2 hoplites"},
            persia={"media": "darius-iii light-infantry"},
            persian=["phoinicia", "ugarit"],
            ships={"rhodes-cretan": ("macedonian", 2), "levantine": ("persian", 1)},
        )
        .do("embark rhodes cretan; load")
        .do("pass")
        .do("sail cretan; anchor", 1)
    )
    table.lay_marker("rhodes", "persia")
    table.campaign.passes = bytes([2, 1])
    table.campaign.agenda.insert(-1, Homeward())
    played = Played(table)
    played.match.submit(PERSIA, played.match.position.opened, GAME.grammar.read("pass"))
    lost = [
        one for _, events in played.told(PERSIA) for one in events if one["kind"] == "cargo-lost"
    ]
    assert lost[0]["classes"] == ["hoplites", "hoplites"]
    assert not played.match.undoable(PERSIA)
