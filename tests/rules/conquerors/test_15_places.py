"""15.3, 15.9, 15.17 to 15.19, 15.23, 15.28, 15.29 Cards about places."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import PROVINCE
from anabasis.games.conquerors.state import DEPLETED, EMPTY, FULL, IN_HAND
from tests.rules.conquerors.dealing import Cards

# ---- 15.3 Agis III


@pytest.mark.rule("conquerors", "15.3.1")
@pytest.mark.rule("conquerors", "15.3.2")
def test_agis_raises_sparta() -> None:
    """Q19, M38: garrisons of Sparta and Crete go; the Spartan Army stands in Sparta."""
    table = Cards(persia="agis-iii").garrison("macedon", sparta=1, gytheum=2, cnossus=1)
    table.plays("persia").do("play agis-iii-revolt")
    assert table.war.revolt == 1 << PROVINCE.read("sparta"), "not Crete"
    assert [table.gsp(space) for space in ("sparta", "gytheum", "cnossus")] == [0, 0, 0]
    assert (table.at("spartan"), table.asp("spartan"), table.elite("spartan")) == ("sparta", 5, 0)
    assert table.lies("agis-iii") == "removed"
    assert table.control("crete") == "nobody"


@pytest.mark.rule("conquerors", "15.3.1")
def test_agis_is_persian_alone_and_needs_room() -> None:
    """Z22."""
    table = Cards(macedon="agis-iii").plays("macedon")
    assert table.refusal("play agis-iii-revolt") == ("15.3.1", "card-of-the-other-side")
    table = Cards(persia="agis-iii").army("macedon-2", "sparta", 10).plays("persia")
    assert table.refusal("play agis-iii-revolt") == ("15.3.2", "enemy-in-sparta")


@pytest.mark.rule("conquerors", "15.3.5")
def test_while_the_spartans_stand_nobody_else_controls_sparta() -> None:
    table = Cards(persia="agis-iii").plays("persia").do("play agis-iii-revolt")
    table.war.revolt = 0
    table.army("macedon-2", "gytheum", 12)
    assert table.control("sparta") == "nobody"


# ---- 15.9, 15.17 weather and drought


@pytest.mark.rule("conquerors", "15.9.1")
def test_bad_weather_comes_over_any_province() -> None:
    """N10."""
    table = Cards(macedon="bad-weather-1 bad-weather-2").plays("macedon")
    table.do("play weather; aim-province macedonia")
    assert table.war.weather == 1 << PROVINCE.read("macedonia"), "one's own too"
    table.plays("macedon").do("play weather")
    assert table.refusal("aim-province macedonia") == ("15.9.1", "marked-already")
    assert table.refusal("aim-treasury pella") == ("15.9.1", "card-aims-elsewhere")
    table.do("aim-province media")
    assert table.war.weather.bit_count() == 2


@pytest.mark.rule("conquerors", "15.17.1")
@pytest.mark.rule("conquerors", "15.1.12")
def test_drought_comes_over_any_province() -> None:
    table = Cards(persia="drought-1").mark("drought", "media").plays("persia").do("play drought")
    assert table.refusal("aim-province media") == ("15.17.1", "marked-already")
    table.do("aim-province persis")
    assert table.war.drought >> PROVINCE.read("persis") & 1


# ---- 15.18 Embezzlement


@pytest.mark.rule("conquerors", "15.18.1")
def test_embezzlement_takes_a_level_of_an_enemy_treasury() -> None:
    """M43."""
    table = Cards(macedon="embezzlement")
    table.garrison("persia", sardes=1, babylon=1, memphis=1, damascus=1).garrison(
        "macedon", susa=1, pella=1
    )
    table.levels(sardes=FULL, damascus=DEPLETED, babylon=EMPTY, memphis=FULL, susa=FULL)
    table.plays("macedon").do("play theft")
    assert table.refusal("aim-treasury memphis") == ("15.18.1", "treasury-safe")
    assert table.refusal("aim-treasury royal") == ("15.18.1", "treasury-safe")
    assert table.refusal("aim-treasury babylon") == ("15.18.1", "treasury-empty")
    assert table.refusal("aim-treasury susa") == ("15.1.12", "not-the-others")
    assert table.options() == ["aim-treasury sardes", "aim-treasury damascus"]
    table.do("aim-treasury sardes")
    assert table.level("sardes") == DEPLETED


@pytest.mark.rule("conquerors", "15.18.1")
def test_pella_is_safe_and_without_a_target_it_is_not_played() -> None:
    table = Cards(persia="embezzlement").garrison("macedon", pella=1).plays("persia")
    assert table.refusal("play theft") == ("15.18.1", "card-has-no-target")


# ---- 15.19 Greek Fleet


@pytest.mark.rule("conquerors", "15.19.1")
def test_the_greek_fleet_is_for_who_controls_greece() -> None:
    table = Cards(macedon="greek-fleet").plays("macedon")
    assert table.refusal("play fleet") == ("15.19.1", "greece-not-controlled")
    table.garrison("persia", thebes=1).plays("macedon").do("play fleet")
    assert (table.fleet_at("greek"), table.owner("greek"), table.nsp("greek")) == (
        "athens",
        "persia",
        4,
    )
    assert table.lies("greek-fleet") == "staying"


# ---- 15.23 Oligarchic Counter-Revolution


@pytest.mark.rule("conquerors", "15.23.1")
def test_a_coup_in_ionia() -> None:
    table = Cards(persia="oligarchic-counter-revolution")
    table.garrison("macedon", ephesus=1).garrison("persia", miletus=1)
    assert table.control("lydia") == "macedon"
    table.plays("persia").do("play coup")
    assert table.refusal("aim-space ephesus") == ("15.23.1", "space-occupied")
    assert table.refusal("aim-space miletus") == ("15.23.1", "space-occupied")
    assert table.refusal("aim-space gordium") == ("15.23.1", "not-in-ionia")
    table.do("aim-space smyrna")
    assert (table.gsp("smyrna"), table.control("lydia")) == (1, "nobody")
    assert table.lies("oligarchic-counter-revolution") == "discards"


@pytest.mark.rule("conquerors", "15.23.1")
def test_no_coup_without_a_garrison_counter() -> None:
    """M59."""
    table = Cards(persia="oligarchic-counter-revolution")
    table.war.garrisons_left = bytes((20, 0))
    table.plays("persia")
    assert table.refusal("play coup") == ("15.23.1", "card-has-no-target")


# ---- 15.28 Revolt


@pytest.mark.rule("conquerors", "15.28.1")
@pytest.mark.parametrize(("die", "revolts"), [(3, True), (4, False)])
def test_a_die_up_to_the_rating_is_a_revolt(die: int, revolts: bool) -> None:
    table = Cards(macedon="revolt-1").garrison("persia", tushpa=1)
    table.plays("macedon").do("play revolt-revolt; aim-province armenia", die)
    assert table.war.revolt >> PROVINCE.read("armenia") & 1 == revolts
    assert table.gsp("tushpa") == (0 if revolts else 1)


@pytest.mark.rule("conquerors", "15.28.1")
def test_only_a_rated_province_that_is_quiet() -> None:
    """A17: Macedonia, Rhodes and the Frontier never revolt."""
    table = Cards(macedon="revolt-1").mark("revolt", "egypt").plays("macedon")
    table.do("play revolt-revolt")
    for province in ("macedonia", "rhodes", "parthia"):
        assert table.refusal(f"aim-province {province}") == ("6.3.1", "never-revolts")
    assert table.refusal("aim-province egypt") == ("15.28.1", "revolts-already")
    assert table.refusal("aim-province thrace") is None


# ---- 15.29 Rhodes


def rhodes(card: str = "macedon") -> Cards:
    hands = {card: "rhodes"}
    return Cards(hands.get("macedon", ""), hands.get("persia", ""), started=True)


@pytest.mark.rule("conquerors", "15.29.1")
def test_rhodes_lends_a_squadron() -> None:
    table = rhodes().plays("macedon").do("play alliance")
    assert (table.fleet_at("rhodian-squadron"), table.owner("rhodian-squadron")) == (
        "rhodes",
        "macedon",
    )
    assert (table.nsp("rhodian-squadron"), table.nsp("rhodian")) == (1, 3)
    assert table.owner("rhodian") == "independent"
    table.war.hands = (table.war.discards, 0)
    table.war.discards = 0
    table.plays("macedon")
    assert table.refusal("play alliance") == ("15.29.1", "squadron-is-out")
    assert table.refusal("play rhodes-recall") == ("15.29.2", "squadron-not-the-others")


@pytest.mark.rule("conquerors", "15.29.2")
def test_the_other_sends_it_home() -> None:
    table = rhodes().plays("macedon").do("play alliance")
    table.fleet("rhodian-squadron", "macedon", "rhodes", "nearchus")
    table.war.hands = (0, table.war.discards)
    table.war.discards = 0
    table.plays("persia").do("play rhodes-recall")
    assert (table.fleet_at("rhodian-squadron"), table.owner("rhodian-squadron")) == (
        None,
        "nobody",
    )
    assert table.nsp("rhodian") == 4
    assert table.where("nearchus") == IN_HAND


@pytest.mark.rule("conquerors", "15.29.1")
def test_not_while_somebody_holds_rhodes() -> None:
    table = Cards(macedon="rhodes").garrison("persia", rhodes=2).plays("macedon")
    assert table.refusal("play alliance") == ("15.29.1", "rhodes-not-independent")


@pytest.mark.rule("conquerors", "15.29.3")
def test_the_squadron_is_gone_when_rhodes_is_taken() -> None:
    """M108."""
    table = rhodes().plays("macedon").do("play alliance")
    war = table.war
    space = table.war.fleet_at[-1]
    war.gsp = war.gsp[:space] + b"\0" + war.gsp[space + 1 :]
    war.holder = war.holder[:space] + b"\3" + war.holder[space + 1 :]
    war.land = war.land[:space] + b"\0" + war.land[space + 1 :]
    table.army("macedon-3", "rhodes", 12, inside=True)
    assert table.fleet_at("rhodian-squadron") is None
    assert table.owner("rhodian") == "macedon"
