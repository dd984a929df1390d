"""3, 4 Set-up, markers, rounds and the sequence of play."""

from __future__ import annotations

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.core.door import proceed
from anabasis.games.conquerors.board import MACEDON, PERSIA, SIDE, SPACE
from anabasis.games.conquerors.fleets import FLEET
from anabasis.games.conquerors.rules.deck import lay_out
from anabasis.games.conquerors.rules.rounds import (
    DrawMarker,
    HistoricalOpening,
    OptionalOpening,
    StartRound,
    fill_cup,
)
from anabasis.games.conquerors.rules.set_up import Deploying
from anabasis.games.conquerors.state import (
    ADMIN,
    EMPTY,
    FULL,
    IN_POOL,
    WITH_FLEET,
    holder_of,
)
from tests.rules.conquerors.setting import Table


def begun() -> Table:
    """The map as it is set up, with the cup filled."""
    table = Table(started=True)
    lay_out(table.war)
    fill_cup(table.war)
    return table


# ---- 3.1


@pytest.mark.rule("conquerors", "3.1.1")
@pytest.mark.rule("conquerors", "3.1.3")
@pytest.mark.rule("conquerors", "3.1.4")
@pytest.mark.rule("conquerors", "3.1.7")
@pytest.mark.rule("conquerors", "3.1.8")
def test_armies_and_leaders_at_the_start() -> None:
    table = Table(started=True)
    assert (table.at("macedon-1"), table.asp("macedon-1"), table.elite("macedon-1")) == (
        "perinthos",
        33,
        4,
    )
    assert (table.at("macedon-2"), table.asp("macedon-2"), table.elite("macedon-2")) == (
        "pella",
        15,
        2,
    )
    assert (table.at("persia-1"), table.asp("persia-1"), table.elite("persia-1")) == (
        "susa",
        42,
        1,
    )
    assert (table.at("persia-2"), table.asp("persia-2"), table.elite("persia-2")) == (
        "cyzicus",
        40,
        1,
    )
    assert table.where("alexander-iii") == 0
    assert table.where("antipater") == 1
    assert table.where("darius-iii") == 3
    assert table.where("memnon") == 4
    assert table.where("parmenion") == IN_POOL
    assert table.war.inside == 0, "outside Pella and Susa"
    assert table.war.royal_army == 3
    assert table.war.family_at == SPACE.read("susa")


@pytest.mark.rule("conquerors", "3.1.5")
@pytest.mark.rule("conquerors", "3.1.9")
@pytest.mark.rule("conquerors", "3.1.13")
def test_fleets_at_the_start() -> None:
    table = Table(started=True)
    found = {
        FLEET.words[n]: (SPACE.words[at], table.war.nsp[n], table.owner(FLEET.words[n]))
        for n, at in enumerate(table.war.fleet_at)
        if at < len(SPACE)
    }
    assert found == {
        "macedonian": ("chersonese", 3, "macedon"),
        "egyptian": ("pelusium", 3, "persia"),
        "tyrian": ("tyre", 4, "persia"),
        "ionic": ("salamis", 4, "persia"),
        "rhodian": ("rhodes", 4, "independent"),
    }
    assert table.where("hegelochus") == WITH_FLEET + FLEET.read("macedonian")
    assert table.where("pharnabazus") == WITH_FLEET + FLEET.read("egyptian")
    assert table.war.gsp[SPACE.read("rhodes")] == 2


@pytest.mark.rule("conquerors", "3.1.14")
def test_tribes_at_the_start() -> None:
    war = Table(started=True).war
    points = {word: war.gsp[SPACE.read(word)] for word in ("the-cadusii", "the-uxii")}
    assert points == {"the-cadusii": 2, "the-uxii": 1}
    assert war.gsp[SPACE.read("the-nabatanei")] == 1


@pytest.mark.rule("conquerors", "3.1.15")
@pytest.mark.rule("conquerors", "3.1.16")
def test_treasuries_and_tracks_at_the_start() -> None:
    table = Table(started=True)
    assert set(table.war.level[:-1]) == {FULL}
    assert table.level("royal") == EMPTY
    assert list(table.war.available) == [75, 175]
    assert (table.war.weariness, table.war.injury) == (0, 0)


@pytest.mark.rule("conquerors", "3.1.19")
@pytest.mark.rule("conquerors", "3.1.20")
@pytest.mark.rule("conquerors", "3.1.21")
def test_control_at_the_start() -> None:
    """Q23."""
    table = Table(started=True)
    assert table.control("crete") == "macedon"
    assert table.control("bithynia") == "persia"
    assert table.control("persis") == "persia"
    assert table.control("rhodes") == "nobody"
    assert table.control("parthia") == "nobody"
    held = {
        word: SIDE.words[holder_of(table.war, SPACE.read(word))]
        for word in ("lesbos", "mytilene", "chios", "naxos", "lemnos")
    }
    assert held == {
        "lesbos": "persia",
        "mytilene": "persia",
        "chios": "persia",
        "naxos": "persia",
        "lemnos": "nobody",
    }


@pytest.mark.rule("conquerors", "3.1.6")
def test_the_macedonian_places_five_points_in_europe() -> None:
    """A3."""
    table = Table(started=True).run(Deploying(MACEDON))
    assert table.refusal("garrison lemnos") == ("3.1.6", "not-here")
    assert table.refusal("garrison ilium") == ("3.1.6", "not-here")
    table.do("garrison athens; garrison athens; garrison athens; garrison athens")
    assert table.refusal("standard") == ("3.1.12", "begun-already")
    table.do("garrison cnossus")
    assert table.refusal("garrison cnossus") == ("3.1.10", "none-left")
    table.do("ready")
    assert table.war.gsp[SPACE.read("athens")] == 4


@pytest.mark.rule("conquerors", "3.1.10")
@pytest.mark.rule("conquerors", "3.1.11")
def test_where_the_persian_places_garrisons() -> None:
    """A3."""
    table = Table(started=True).run(Deploying(PERSIA))
    for space in ("cyzicus", "nicaea", "hecatompylos", "rhodes", "chios"):
        assert table.refusal(f"garrison {space}") == ("3.1.11", "not-here")
    table.do("garrison sidon; garrison sidon; garrison sidon")
    assert table.refusal("garrison sidon") == ("8.6.3", "no-room")


@pytest.mark.rule("conquerors", "3.1.12")
def test_the_standard_deployment_in_one_go() -> None:
    """Z17."""
    table = Table(started=True).run(Deploying(PERSIA)).do("standard")
    assert sum(table.war.gsp[n] for n in range(len(SPACE)) if table.war.holder[n] == 1) == 30
    table = Table(started=True).run(Deploying(MACEDON)).do("standard")
    assert sum(table.war.gsp[n] for n in range(len(SPACE)) if table.war.holder[n] == 0) == 5


@pytest.mark.rule("conquerors", "3.1.17")
@pytest.mark.rule("conquerors", "4.7")
def test_the_historical_opening() -> None:
    """M2: the marker set aside is the first of a row."""
    table = Table(started=True)
    lay_out(table.war)
    table.run(HistoricalOpening())
    war = table.war
    assert war.active == MACEDON
    assert list(war.cup) == [3, 3, 1]
    assert (war.streak_side, war.streak) == (MACEDON, 1)
    assert war.round == 1


@pytest.mark.rule("conquerors", "3.1.18")
def test_the_optional_opening() -> None:
    table = Table(started=True)
    lay_out(table.war)
    table.run(OptionalOpening(), PERSIA)
    assert table.war.active == PERSIA
    assert list(table.war.cup) == [4, 2, 1]


@pytest.mark.rule("conquerors", "2.7.1")
def test_one_macedonian_marker_fewer() -> None:
    table = Table(started=True)
    table.war.one_fewer = True
    lay_out(table.war)
    table.run(HistoricalOpening())
    assert list(table.war.cup) == [2, 3, 1]


# ---- 3.3 A and B, 4


def draw(table: Table, *markers: int) -> Table:
    """One marker is drawn (two, if the first is ignored), and the round that it starts begins."""
    table.war.agenda = []
    die = ScriptedDie(*markers)
    DrawMarker().run(table.war, die, table.log)
    assert die.finished()
    return table


def started(table: Table) -> list[tuple[int, bool]]:
    """The rounds that the last marker starts, the first of them first."""
    return [
        (frame.side, frame.free)
        for frame in reversed(table.war.agenda)
        if isinstance(frame, StartRound)
    ]


@pytest.mark.rule("conquerors", "3.3.2")
@pytest.mark.rule("conquerors", "3.3.3")
@pytest.mark.rule("conquerors", "4.3")
def test_the_marker_before_goes_back_when_the_next_is_drawn() -> None:
    table = begun()
    draw(table, MACEDON)
    assert list(table.war.cup) == [3, 3, 1]
    draw(table, PERSIA)
    assert list(table.war.cup) == [4, 2, 1]
    draw(table, ADMIN)
    assert list(table.war.cup) == [4, 3, 0]


@pytest.mark.rule("conquerors", "4.4")
def test_the_third_in_a_row_gives_a_free_round_first() -> None:
    table = begun()
    draw(table, MACEDON)
    draw(table, MACEDON)
    assert started(table) == [(MACEDON, False)]
    draw(table, MACEDON)
    assert started(table) == [(PERSIA, True), (MACEDON, False)]


@pytest.mark.rule("conquerors", "4.5")
def test_the_example_of_the_admin_marker_in_between() -> None:
    """M3: Macedonian, Macedonian, Admin, Macedonian is three in a row."""
    table = begun()
    for marker in (MACEDON, MACEDON, ADMIN):
        draw(table, marker)
    draw(table, MACEDON)
    assert started(table) == [(PERSIA, True), (MACEDON, False)]


@pytest.mark.rule("conquerors", "4.5")
@pytest.mark.rule("conquerors", "3.3.39")
@pytest.mark.rule("conquerors", "3.3.40")
def test_an_ignored_marker_breaks_no_row() -> None:
    """M4, M8: it is held out, with that of the round before, for one more draw."""
    table = begun()
    draw(table, MACEDON)
    draw(table, MACEDON)
    table.war.administering = True
    assert list(table.war.cup) == [3, 3, 1]
    draw(table, ADMIN, MACEDON)
    assert "marker-ignored" in table.kinds()
    assert started(table) == [(PERSIA, True), (MACEDON, False)]
    assert list(table.war.cup) == [3, 3, 1], "both have gone back"


@pytest.mark.rule("conquerors", "4.8")
def test_five_in_a_row_give_free_rounds_at_the_third_and_the_fifth() -> None:
    """Q17, M6."""
    table = begun()
    free = []
    for _ in range(5):
        draw(table, MACEDON)
        free.append(started(table)[0][1])
    assert free == [False, False, True, False, True]


@pytest.mark.rule("conquerors", "4.2")
def test_another_marker_begins_a_new_row() -> None:
    table = begun()
    for marker in (MACEDON, MACEDON, PERSIA, MACEDON, MACEDON):
        draw(table, marker)
    assert started(table) == [(MACEDON, False)]


@pytest.mark.rule("conquerors", "8.6.9")
def test_counters_come_back_with_the_next_round() -> None:
    table = begun()
    war = table.war
    war.garrisons_left, war.garrisons_resting = bytes((15, 20)), bytes((5, 10))
    table.war.agenda = [StartRound(PERSIA, False)]
    proceed(war, ScriptedDie(0), [])
    assert list(war.garrisons_left) == [20, 30]


# ---- 3.3 C3, 3.3.25


@pytest.mark.rule("conquerors", "3.3.24")
@pytest.mark.rule("conquerors", "3.3.25")
def test_administration_is_never_declared_directly_after_another() -> None:
    """A24, M7: after a drawn one neither."""
    table = begun()
    table.run(HistoricalOpening())
    assert table.refusal("administer") is None
    table.war.administered = True
    table.war.offered = None
    assert table.refusal("administer") == ("3.3.25", "administered-before")


@pytest.mark.rule("conquerors", "3.3.15")
@pytest.mark.rule("conquerors", "3.3.12")
@pytest.mark.rule("conquerors", "3.3.14")
def test_in_the_first_round_no_card_is_played_or_drawn() -> None:
    """M1."""
    table = begun()
    table.war.pile, table.war.hands = table.war.pile & ~7, (7, 0)
    table.run(HistoricalOpening())
    assert table.frame() == "Act"
    assert table.war.hands == (7, 0)


@pytest.mark.rule("conquerors", "3.3.30")
@pytest.mark.rule("conquerors", "3.3.25")
def test_a_declared_phase_is_remembered_in_the_next_round() -> None:
    table = begun().run(HistoricalOpening())
    table.do("administer; end-replenishing", PERSIA, 0)
    assert table.war.active == PERSIA
    while table.frame() != "Act":
        table.do(table.options()[0])
    assert table.refusal("administer") == ("3.3.25", "administered-before")
