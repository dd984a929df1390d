"""3 to 5, 9, 14 Sequence, markers, victory, kings, weariness."""

from __future__ import annotations

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.core.door import answer, proceed
from anabasis.games.conquerors.board import GREAT_KING, NOBODY, PROVINCE, SPACE
from anabasis.games.conquerors.leaders import DARIUS
from anabasis.games.conquerors.rules.administration import Administration
from anabasis.games.conquerors.rules.mutiny import CheckInjury, CheckWeariness
from anabasis.games.conquerors.rules.rounds import DrawMarker, HistoricalOpening
from anabasis.games.conquerors.rules.throne import Throne
from anabasis.games.conquerors.rules.victory import CheckVictory
from anabasis.games.conquerors.state import (
    ALEXANDRIA_BUILT,
    BY_MUTINY,
    DEAD,
    FATIGUED,
    FULL,
    IS_GREAT_KING,
    KNOT_CUT,
    MARRIED,
    ORACLE_HEARD,
    PROSKYNESIS,
    USELESS,
)
from anabasis.kit.rows import changed
from anabasis.lab.sim import is_compiled
from tests.rules.conquerors.dealing import Cards

M, P, A = 0, 1, 2


pure_only = pytest.mark.skipif(is_compiled(), reason="a compiled die has no heirs")


class Cup(ScriptedDie if not is_compiled() else object):  # type: ignore[misc]
    """Markers come as the script says; every other question is answered with the first answer."""

    def uniform(self, n: int) -> int:
        return 0

    def roll(self, sides: int) -> int:
        return 1

    def dice(self, count: int, sides: int) -> int:
        return count


def rounds(*markers: int, declares: tuple[int, ...] = ()) -> list[str]:
    """The rounds that these markers make after the historical opening: a letter each, `free`
    rounds in brackets, `-` for a marker that is ignored. In the rounds of `declares` (counted from
    1) the player declares an administrative phase."""
    table = Cards(started=True)
    war = table.war
    war.asks = (0, 0)
    war.round = 0
    die = Cup(*markers)
    war.agenda = [HistoricalOpening()]
    proceed(war, die, table.log)
    for _ in range(400):
        if not die.script and type(war.agenda[-1]).__name__ == "Act":
            break
        decision = war.agenda[-1].as_decision()
        seat = decision.waiting()[0]
        action = decision.lapse(war, seat)
        if type(decision).__name__ == "Act" and war.round in declares:
            wanted = [one for one in decision.options(war, seat) if one.text() == "administer"]
            action = wanted[0] if wanted else action
        answer(war, seat, action, die, table.log)
    words: list[str] = []
    for event in table.log:
        if event.kind.name == "marker-drawn":
            words.append("MPA"[event.values[0]])
        elif event.kind.name == "marker-ignored":
            words.append("-")
        elif event.kind.name == "free-round":
            words.append(f"({'MP'[event.values[0]]})")
    return words


# ---- 4 markers


@pytest.mark.rule("conquerors", "4.4")
@pytest.mark.rule("conquerors", "4.7")
@pure_only
def test_the_set_aside_marker_is_the_first_of_a_row() -> None:
    """M2."""
    assert rounds(M, M) == ["M", "M", "M", "(P)"]


@pytest.mark.rule("conquerors", "4.5")
@pure_only
def test_the_example_of_the_rules() -> None:
    """M3. Macedonian, Macedonian, Admin, Macedonian: a free Persian round."""
    assert rounds(M, A, M) == ["M", "M", "A", "M", "(P)"]


@pytest.mark.rule("conquerors", "4.8")
@pure_only
def test_after_a_free_round_the_third_marker_is_the_first_of_a_new_row() -> None:
    """M6: M M M M M gives free rounds at the third and the fifth; one marker is outside."""
    assert rounds(M, M, P, M, M) == ["M", "M", "M", "(P)", "P", "M", "M"]
    assert rounds(P, P, P) == ["M", "P", "P", "P", "(M)"]


@pytest.mark.rule("conquerors", "3.3.39")
@pure_only
def test_an_admin_marker_after_a_declared_phase_is_ignored() -> None:
    assert rounds(A, P, declares=(1,)) == ["M", "-", "P"]


@pytest.mark.rule("conquerors", "4.5")
@pytest.mark.rule("conquerors", "3.3.39")
@pure_only
def test_an_ignored_marker_breaks_no_row() -> None:
    """M4."""
    assert rounds(M, A, M, declares=(2,)) == ["M", "M", "-", "M", "(P)"]


@pytest.mark.rule("conquerors", "4.3")
def test_no_marker_twice_running() -> None:
    """The marker of the last round is still outside when the next is drawn."""
    table = Cards(started=True)
    war = table.war
    war.cup, war.marker = bytes((4, 3, 0)), A
    war.agenda = [DrawMarker()]
    with pytest.raises(Exception, match="not there"):
        proceed(war, ScriptedDie(A), [])


# ---- 3.4 victory


def conquest() -> Cards:
    """Everything fulfilled."""
    table = Cards(started=True)
    war = table.war
    war.control = bytes([0] * len(war.control))
    war.where = changed(war.where, DARIUS, DEAD)
    war.family_side = 0
    war.deeds = KNOT_CUT | ORACLE_HEARD | MARRIED | PROSKYNESIS | ALEXANDRIA_BUILT | IS_GREAT_KING
    return table


def wins(table: Cards) -> bool:
    table.war.agenda = [CheckVictory()]
    proceed(table.war, ScriptedDie(), table.log)
    return table.war.ending != 0


@pytest.mark.rule("conquerors", "3.4.1")
def test_all_three_objectives_win() -> None:
    assert wins(conquest())


@pytest.mark.rule("conquerors", "3.4.2")
@pytest.mark.parametrize("province", [PROVINCE.words[n] for n in GREAT_KING])
def test_each_of_the_five_provinces_is_needed(province: str) -> None:
    table = conquest()
    table.war.control = changed(table.war.control, PROVINCE.read(province), NOBODY)
    assert not wins(table)


@pytest.mark.rule("conquerors", "3.4.16")
@pytest.mark.parametrize("province", ["lydia", "crete", "egypt"])
def test_a_devastated_province_does_not_count(province: str) -> None:
    """M33."""
    table = conquest()
    table.war.devastated = 1 << PROVINCE.read(province)
    assert not wins(table)


@pytest.mark.rule("conquerors", "3.4.8")
@pytest.mark.parametrize(
    "province", ["macedonia", "thrace", "thessaly", "greece", "sparta", "crete"]
)
def test_every_province_of_europe(province: str) -> None:
    table = conquest()
    table.war.control = changed(table.war.control, PROVINCE.read(province), NOBODY)
    assert not wins(table)


@pytest.mark.rule("conquerors", "3.4.8")
def test_rhodes_is_not_of_europe() -> None:
    table = conquest()
    table.war.control = changed(table.war.control, PROVINCE.read("rhodes"), NOBODY)
    assert wins(table)


@pytest.mark.rule("conquerors", "3.4.15")
@pytest.mark.parametrize("deed", [KNOT_CUT, ORACLE_HEARD, MARRIED, PROSKYNESIS, ALEXANDRIA_BUILT])
def test_each_deed_is_needed(deed: int) -> None:
    table = conquest()
    table.war.deeds &= ~deed
    assert not wins(table)


@pytest.mark.rule("conquerors", "3.4.5")
def test_a_family_that_was_retaken_does_not_count() -> None:
    """A23, M28: the marriage stays, the control does not."""
    table = conquest()
    table.war.family_side = 1
    assert not wins(table)


@pytest.mark.rule("conquerors", "3.4.4")
def test_alexander_cuts_the_knot_where_he_ends_a_round() -> None:
    table = Cards().army("macedon-1", "gordium", 20, 3, "alexander-iii")
    assert not wins(table) and table.war.deeds & KNOT_CUT
    table = Cards().army("macedon-2", "gordium", 20, 3, "parmenion")
    assert not wins(table) and not table.war.deeds & KNOT_CUT


# ---- 9 weariness, 11.3 I injuries


def checked(table: Cards, *script: int) -> Cards:
    table.war.agenda = [CheckWeariness()]
    die = ScriptedDie(*script)
    proceed(table.war, die, table.log)
    assert die.finished()
    return table


def weary(level: int, asp: int = 20) -> Cards:
    table = Cards().army("macedon-1", "babylon", asp, 3, "alexander-iii")
    table.army("macedon-2", "pella", 9, 3, "antipater")
    table.war.weariness = level
    return table


@pytest.mark.rule("conquerors", "9.8")
def test_no_die_where_none_can_matter() -> None:
    """Z19."""
    assert "weariness-checked" not in checked(weary(13)).kinds()


@pytest.mark.rule("conquerors", "9.9")
def test_twenty_is_mutiny() -> None:
    table = checked(weary(14), 5)
    assert table.war.weariness == 14 and table.asp("macedon-1") == 20
    table = checked(weary(14), 6, 4, 6)
    assert (table.war.weariness, table.asp("macedon-1")) == (9, 16)


@pytest.mark.rule("conquerors", "9.12")
@pytest.mark.parametrize(("die", "over"), [(1, True), (2, False)])
def test_the_persian_wins_below_the_number_of_his_cities(die: int, over: bool) -> None:
    """M65: strictly below; the Royal Treasury does not count."""
    table = weary(20).keeps("persia", "persepolis", "ecbatana")
    table.army("persia-1", "susa", 10, 1, "darius-iii").royal("persia-1", FULL)
    table.war.army_at = changed(table.war.army_at, 3, SPACE.read("aginis"))
    table.war.land = changed(table.war.land, SPACE.read("susa"), 0)
    checked(table.keeps("nobody", "susa"), 1, 3, die)
    assert (table.war.ending == BY_MUTINY) == over


@pytest.mark.rule("conquerors", "9.11")
def test_a_mutiny_may_cost_the_whole_army_and_alexander_lives() -> None:
    """M66: he joins the other army, which becomes the first."""
    table = checked(weary(20, 3), 6, 5, 6)
    assert table.war.ending == 0
    assert (table.at("macedon-1"), table.at("macedon-2")) == ("pella", None)
    assert table.is_with("alexander-iii", "macedon-1")


@pytest.mark.rule("conquerors", "11.3.61")
@pytest.mark.parametrize(
    ("level", "script", "over"), [(19, (), False), (20, (2,), False), (20, (3,), True)]
)
def test_wounds_are_checked_from_twenty_on(level: int, script: tuple[int, ...], over: bool) -> None:
    table = weary(0)
    table.war.injury = level
    table.war.agenda = [CheckInjury()]
    die = ScriptedDie(*script)
    proceed(table.war, die, table.log)
    assert die.finished() and (table.war.ending != 0) == over


# ---- 3.3 D administration


@pytest.mark.rule("conquerors", "3.3.34")
@pure_only
def test_markers_go_and_armies_rest() -> None:
    """A26."""
    table = Cards().mark("devastated", "media").mark("drought", "persis").mark("weather", "lydia")
    table.army("macedon-1", "gordium", 20, 3, "alexander-iii", condition=FATIGUED)
    table.army("persia-1", "susa", 20, 1, "darius-iii", condition=USELESS)
    table.army("persia-2", "gaugamela", 20, 1, "memnon", condition=USELESS)
    table.war.asks = (0, 0)
    table.war.agenda = [Administration(NOBODY)]
    die = Cup()
    proceed(table.war, die, table.log)
    for _ in range(20):
        if not table.war.agenda:
            break
        decision = table.war.agenda[-1].as_decision()
        seat = decision.waiting()[0]
        answer(table.war, seat, decision.lapse(table.war, seat), die, table.log)
    war = table.war
    assert (war.devastated, war.drought, war.weather) == (0, 0, 0)
    assert [table.condition(one) for one in ("macedon-1", "persia-1", "persia-2")] == [
        0,
        0,
        USELESS,
    ]


# ---- 5.3 a new Great King


@pytest.mark.rule("conquerors", "5.3.2")
@pytest.mark.rule("conquerors", "5.3.3")
def test_a_successor_needs_a_treasure_city() -> None:
    table = Cards().army("persia-1", "gaugamela", 20, 1, "bessus").hand("mazaeus")
    table.war.king = bytes((0, 255))
    table.war.vacant = True
    table.run(Throne())
    assert table.frame() == ""
    table.war.vacant = True
    table.garrison("persia", susa=1).run(Throne())
    assert {"anoint bessus", "anoint mazaeus"} <= set(table.options())
    table.do("anoint mazaeus")
    assert table.is_with("mazaeus", "persia-1")


@pytest.mark.rule("conquerors", "5.3.3")
def test_there_is_none_beside_alexander() -> None:
    table = Cards().army("persia-1", "susa", 20, 1, "bessus").great_king()
    table.war.king = bytes((0, 255))
    table.war.vacant = True
    assert table.run(Throne()).frame() == ""
