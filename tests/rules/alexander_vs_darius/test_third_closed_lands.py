"""Read a third time, B8: what is closed in Mycenae and Crete besides marches, landings and the
bonus marker: retreat, withdrawal, shelter, recruits, ships and the levy."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import AREA, MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.rules.event_table import EventRoll
from anabasis.games.alexander_vs_darius.rules.harbours import Homeward
from anabasis.games.alexander_vs_darius.rules.recruiting import Recruiting
from anabasis.games.alexander_vs_darius.rules.retreat import reach
from anabasis.games.alexander_vs_darius.rules.revolt import Revolt
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
EVENT = 7
CRETE = 2


def spartans(**given: object) -> Table:
    """The Spartans stand in Mycenae, and Persia has a marker there that it cannot use yet."""
    laid: dict[str, object] = {"persian": ["mycenae"], "treasure": (20, 20), "turn": 12}
    table = Table(**(laid | given))  # type: ignore[arg-type]
    table.lay_army("sparta", "mycenae", "agis-iii 2 spartan-phalanx")
    return table


def revolt(table: Table) -> Table:
    table.lay_marker("mycenae", "nobody")
    return table.run(Revolt()).do("keep-gold", 6)


# ---- retreat


@pytest.mark.rule("alexander_vs_darius", "1.4.13")
@pytest.mark.rule("alexander_vs_darius", "3.3.9")
def test_b8_nobody_retreats_to_mycenae_before_the_revolt() -> None:
    attacked: dict[str, object] = {
        "macedon": {"macedonia": "coenus 2 phalanx"},
        "persia": {"hellas": "memnon 2 light-infantry"},
    }
    table = spartans(**attacked).do("march macedonia; go hellas", 0, 0, 0, 0)
    assert table.asked() == MACEDON, "the Persian could neither slip away nor break off"
    assert "break-off" in table.options()
    later = spartans(**attacked)
    later.campaign.revolted = True
    later.lay_marker("mycenae", "persia")
    later.campaign.holder = later.campaign.holder.replace(b"\x03", bytes([PERSIA]))
    later.do("march macedonia; go hellas").do("slip-away", 6)
    assert later.leaders("mycenae") == {"agis-iii", "memnon"}


@pytest.mark.rule("alexander_vs_darius", "1.4.13")
@pytest.mark.rule("alexander_vs_darius", "6.5.1")
def test_b8_nobody_retreats_within_crete_before_event_2() -> None:
    table = Table(macedon={"khania": "coenus phalanx"}, macedonian=["knossos"])
    assert reach(table.campaign, MACEDON, AREA.read("khania")) == []
    table.campaign.events |= 1 << CRETE
    assert reach(table.campaign, MACEDON, AREA.read("khania")) == [AREA.read("knossos")]


# ---- withdrawal and shelter


def beaten_in_the_cretan_sea(**given: object) -> Table:
    """Two Macedonian ships meet three Persian ones, which have won after three rounds."""
    laid: dict[str, object] = {
        "persia": {"kish": "darius-iii"},
        "macedonian": ["macedonia"],
        "ships": {"macedonia-aegean": ("macedonian", 2), "cretan": ("persian", 3)},
    }
    return Table(**(laid | given))  # type: ignore[arg-type]


def battle(table: Table) -> Table:
    table.do("sail aegean; voyage cretan", 1).do("fight", 0, 0)
    return table.do("fight; fight", 0, 0).do("fight; fight", 0, 0)


@pytest.mark.rule("alexander_vs_darius", "1.4.13")
@pytest.mark.rule("alexander_vs_darius", "3.4.6")
def test_b8_no_fleet_withdraws_to_a_port_of_crete_before_event_2() -> None:
    table = battle(beaten_in_the_cretan_sea(macedonian=["macedonia", "khania", "mycenae"]))
    assert table.options() == ["steer aegean", "steer ionian", "steer cilician", "steer egyptian"]
    open_now = beaten_in_the_cretan_sea(macedonian=["macedonia", "khania", "mycenae"])
    open_now.campaign.events |= 1 << CRETE
    assert "steer khania-cretan" in battle(open_now).options()
    assert "steer mycenae-cretan" not in open_now.options()


@pytest.mark.rule("alexander_vs_darius", "1.4.13")
@pytest.mark.rule("alexander_vs_darius", "4.1.8")
def test_b8_no_fleet_shelters_in_crete_before_event_2() -> None:
    ports: dict[str, object] = {
        "macedonian": ["macedonia", "hellas", "knossos"],
        "ships": {"cretan": ("macedonian", 2)},
    }
    table = Table(**ports).run(Homeward())  # type: ignore[arg-type]
    assert "shelter macedonia-aegean" in table.options()
    assert "shelter knossos-cretan" not in table.options()
    later = Table(**ports)  # type: ignore[arg-type]
    later.campaign.events |= 1 << CRETE
    later.run(Homeward())
    assert later.fleets() == [("knossos-cretan", "macedonian", 2)]


# ---- recruits, ships and the levy


@pytest.mark.rule("alexander_vs_darius", "1.4.13")
@pytest.mark.rule("alexander_vs_darius", "4.3.6")
@pytest.mark.rule("alexander_vs_darius", "4.3.11")
def test_b8_nothing_is_recruited_or_built_in_mycenae_before_the_revolt() -> None:
    table = spartans().run(Recruiting(PERSIA))
    assert table.refusal("recruit hoplites mycenae") == ("1.4.13", "closed")
    assert table.refusal("recruit light-infantry mycenae") == ("1.4.13", "closed")
    assert table.refusal("build mycenae-cretan") == ("4.3.11", "port-not-friendly")
    later = revolt(spartans()).run(Recruiting(PERSIA))
    assert later.refusal("recruit hoplites mycenae") is None
    assert later.refusal("build mycenae-cretan") is None


@pytest.mark.rule("alexander_vs_darius", "1.4.13")
@pytest.mark.rule("alexander_vs_darius", "4.3.6")
def test_b8_nothing_is_recruited_in_crete_before_event_2() -> None:
    table = Table(macedonian=["khania", "knossos", "hellas"]).run(Recruiting(MACEDON))
    for area in ("khania", "knossos"):
        assert table.refusal(f"recruit light-infantry {area}") == ("1.4.13", "closed")
    table.run(EventRoll(), CRETE)
    while table.campaign.agenda:
        table.do(table.options()[0])
    table.run(Recruiting(MACEDON))
    for area in ("khania", "knossos"):
        assert table.refusal(f"recruit light-infantry {area}") is None
        assert table.refusal(f"recruit hoplites {area}") == ("4.3.8", "only-in-greece")


@pytest.mark.rule("alexander_vs_darius", "1.4.13")
@pytest.mark.rule("alexander_vs_darius", "4.5.3")
def test_b8_the_levy_places_nobody_in_mycenae_before_the_revolt() -> None:
    table = spartans(persian=["mycenae", "kish", "sumer"]).run(Recruiting(PERSIA))
    table.do("levy", 1, *[0] * 8)
    assert not [option for option in table.options() if option.endswith(" mycenae")]
    kind = table.options()[0].split()[1]
    assert table.refusal(f"enlist {kind} mycenae") == ("1.4.13", "closed")
