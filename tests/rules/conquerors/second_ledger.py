"""A second count of a game as it goes on: what its events say is added up, and compared.

Written from the rulebook: battles, losses, movement points, tracks, treasuries, markers. It uses
none of the rules; tables and ratings are those of the components.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from anabasis.core.event import Event
from anabasis.games.conquerors.board import (
    ADJACENT_BITS,
    ARMIES,
    ARMY_SIDE,
    CITIES,
    INDEPENDENT,
    NO_ARMY,
    NOBODY,
    NOWHERE,
    PERSIA,
    PROVINCE_OF,
    RHODES,
    SEA_TRANSIT,
    SIDE,
    SPACE,
    SPACE_TYPE,
    SPARTAN,
    STRONGHOLD,
    TREASURY,
)
from anabasis.games.conquerors.board import PATH_KIND as PATH
from anabasis.games.conquerors.leaders import BATTLE, LEADERS
from anabasis.games.conquerors.rules.engagement import (
    BY_SALLY,
    GARRISON,
    LOOSE,
    SLIPPING,
    Battle,
)
from anabasis.games.conquerors.state import FRESH, NO_MARKER, NO_SIEGE, War

LEVELS: Final = ("empty", "depleted", "full")
PATH_COSTS: Final = {"land": 1, "mountain": 2, "mountain-pass": 2, "strait": 2, "desert": 1}
INJURIES: Final = ((5, 0), (9, 1), (11, 2))
SETS_OUT: Final = ("set-out", "embarked", "sailed", "escaped", "sallied")
_TABLES: Final[dict[str, Any]] = tomllib.loads(
    files("anabasis.games.conquerors").joinpath("components/tables.toml").read_text("utf-8")
)


def looked_up(table: str, cells: str, roll: int, strength: int) -> int:
    """11.3 C, F A number of the battle or loss table."""
    data = _TABLES[table]
    columns = data["columns"]["value"]
    column = sum([1 for lowest in columns if lowest <= strength]) - 1
    low, high = data["lowest"]["value"], data["highest"]["value"]
    found: int = data[cells]["value"][max(low, min(roll, high)) - low][max(0, column)]
    return found


def total_of(modifiers: list[dict[str, Any]]) -> int:
    return sum([one["amount"] for one in modifiers])


class Strength:
    """What a side brings into a battle: points, and what is added to its dice."""

    def __init__(self, war: War, battle: Battle, role: int) -> None:
        armies = [army for army in range(ARMIES) if battle.armies[role] >> army & 1]
        loose = war.loose[battle.space] if battle.posts[role] & LOOSE else 0
        self.points = sum([war.asp[army] for army in armies]) + loose
        if battle.posts[role] & GARRISON:
            self.points += war.gsp[battle.space]
        most = max([loose, *[war.asp[army] for army in armies]])
        largest = [army for army in armies if war.asp[army] == most]
        self.elite = max([war.elite[army] for army in largest], default=0)
        # 11.1.7 Points without an army are a group like others, and need no line.
        self.line = loose == most or any(
            [army == SPARTAN or war.supplied >> army & 1 for army in largest]
        )
        self.tired = any([war.condition[army] != FRESH for army in armies])
        if loose and war.loose_condition[battle.space] != FRESH:
            self.tired = True
        self.leaders = [leader for leader in range(LEADERS) if battle.used[role] >> leader & 1]
        there = [leader for leader in range(LEADERS) if war.where[leader] in armies]
        king = war.king[battle.sides[role]] if battle.sides[role] < 2 else None
        self.led_well = len(self.leaders) == min(2, len(there)) and (
            king not in there or king in self.leaders
        )

    def dice(self, battle: Battle, role: int, other: Strength) -> int:
        """11.3.11 to 11.3.19 What is added to the dice."""
        side = battle.sides[role]
        added = sum([BATTLE[leader] for leader in self.leaders])
        if side == PERSIA:
            added += sum([BATTLE[one] for one in self.leaders if battle.doubled >> one & 1])
        if side == INDEPENDENT and battle.posts[role] & GARRISON and battle.space != RHODES:
            added += 1
        added += 0 if self.line else -1
        added += max(0, self.elite - other.elite)
        added -= 2 if self.tired else 0
        if battle.surprise[role] and not battle.surprise[1 - role]:
            added += 2
        if role == 0:
            if battle.way < len(PATH.words) and PATH.words[battle.way] in (
                "mountain-pass",
                "strait",
            ):
                added -= 2
            if SPACE_TYPE[battle.space] == STRONGHOLD and battle.origin != BY_SALLY:
                added -= 2
            added -= battle.terrain
        return added


class Ledger:
    """What the events of a game come to."""

    def __init__(self, war: War) -> None:
        self.levels = list(war.level)
        self.weariness = war.weariness
        self.injury = war.injury
        self.markers = sum(war.cup) + (1 if war.marker != NO_MARKER else 0)
        self.spent = 0
        self.round = 0
        self.row = (SIDE.words[war.streak_side] if war.streak else "", war.streak)
        self.declared_in = -1
        self.ignored = False
        self.sides: list[Strength] = []
        self.rolled: list[dict[str, Any]] = []
        self.retreat = 0
        self.weather = (0, NOBODY)
        self.wrong: list[str] = []

    # ---- before an action, and after it

    def before(self, war: War, passes: bool) -> None:
        """What an action finds. Nobody can change a battle any more by passing."""
        self.weather = (war.weather, war.clear_sky)
        self.round = war.round
        battle = war.battle
        if battle is not None and passes:
            self.sides = [Strength(war, battle, role) for role in (0, 1)]
            self.adds = [
                self.sides[role].dice(battle, role, self.sides[1 - role]) for role in (0, 1)
            ]
        elif battle is not None and not self.rolled:
            self.sides = []

    def after(self, war: War, events: list[Event]) -> list[str]:
        """What is wrong after it."""
        self.wrong = []
        told = [event.plain() for event in events]
        for at, event in enumerate(told):
            self._tell(war, event, told[at + 1 :])
        self._compare(war)
        if war.battle is None:
            self.sides, self.rolled, self.retreat = [], [], 0
        return self.wrong

    def _check(self, holds: bool, fault: str) -> None:
        if not holds:
            self.wrong.append(fault)

    def _compare(self, war: War) -> None:
        self._check(self.levels == list(war.level), f"treasuries {self.levels}, {war.level!r}")
        self._check(self.weariness == war.weariness, "weariness")
        self._check(self.injury == war.injury, "injury")
        markers = sum(war.cup) + (1 if war.marker != NO_MARKER else 0)
        self._check(self.markers in (0, markers), "a marker is lost or found")
        self.markers = markers
        march = war.march
        if march is not None and not march.has(SLIPPING):
            self._check(self.spent == march.spent, f"{self.spent} points spent, {march.spent}")
        self._check(war.transported <= 15, "more than fifteen points were carried")
        if war.royal_army != NO_ARMY:
            self._check(war.royal_at == war.army_at[war.royal_army], "the Royal Treasury is lost")
        if war.family_army != NO_ARMY:
            self._check(war.family_at == war.army_at[war.family_army], "the Family is lost")

    # ---- one event

    def _tell(self, war: War, event: dict[str, Any], rest: list[dict[str, Any]]) -> None:
        kind = event["kind"].replace("-", "_")
        teller = getattr(self, f"_on_{kind}", None)
        if event["kind"] in SETS_OUT:
            self.spent = 0
        if teller is not None:
            teller(war, event, rest)

    def _on_treasury_lowered(self, war: War, event: dict[str, Any], rest: Any) -> None:
        treasury = TREASURY.read(event["treasury"])
        step = 2 if event["treasury"] == "royal" else 1
        self._check(event["treasury"] != "memphis", "Memphis was reduced")
        self.levels[treasury] -= step
        self._check(LEVELS.index(event["level"]) == self.levels[treasury], "a level lowered")

    def _on_treasury_raised(self, war: War, event: dict[str, Any], rest: Any) -> None:
        treasury = TREASURY.read(event["treasury"])
        self.levels[treasury] += 2 if event["treasury"] == "royal" else 1
        self._check(LEVELS.index(event["level"]) == self.levels[treasury], "a level raised")

    def _on_treasury_checked(
        self, war: War, event: dict[str, Any], rest: list[dict[str, Any]]
    ) -> None:
        """7.2.9 With 6 or more it is reduced."""
        lowered = bool(rest) and rest[0]["kind"] == "treasury-lowered"
        self._check((event["die"] + event["added"] >= 6) == lowered, "a treasury check")

    def _on_wearied(self, war: War, event: dict[str, Any], rest: Any) -> None:
        self.weariness = max(0, self.weariness + event["points"])

    def _on_injured(self, war: War, event: dict[str, Any], rest: Any) -> None:
        self.injury += event["points"]

    def _on_injury_rolled(
        self, war: War, event: dict[str, Any], rest: list[dict[str, Any]]
    ) -> None:
        """11.3.59 What two dice cost Alexander."""
        if event["dice"] == 12:
            self._check(rest[0]["kind"] == "death-rolled", "twelve, and no second die")
            return
        points = next(points for highest, points in INJURIES if event["dice"] <= highest)
        suffered = rest[0]["points"] if rest and rest[0]["kind"] == "injured" else 0
        self._check(points == suffered, f"{event['dice']} gave {suffered} Injury Points")

    # ---- 10 movement points

    def _on_moved(self, war: War, event: dict[str, Any], rest: Any) -> None:
        """10.2, 15.9 A path by land, and the weather where it leads."""
        cost = PATH_COSTS[event["path"]]
        bits, clear = self.weather
        province = PROVINCE_OF[SPACE.read(event["target"])]
        if province != NOWHERE and clear != SIDE.read(event["side"]):
            if bits >> province & 1:
                cost *= 3
            cost += (bits & ADJACENT_BITS[province]).bit_count()
        self.spent += cost

    def _on_moved_by_sea(self, war: War, event: dict[str, Any], rest: Any) -> None:
        if SPACE_TYPE[SPACE.read(event["target"])] != SEA_TRANSIT:
            self.spent += 4 if event["path"] == "deep-sea" else 1

    def _on_devastation_rolled(self, war: War, event: dict[str, Any], rest: Any) -> None:
        self.spent += event["added"]

    def _on_demanded(self, war: War, event: dict[str, Any], rest: Any) -> None:
        self.spent += 1

    # ---- 4 markers

    def _on_administration(self, war: War, event: dict[str, Any], rest: Any) -> None:
        if event["side"] != "nobody":
            self.declared_in = self.round

    def _on_marker_ignored(self, war: War, event: dict[str, Any], rest: Any) -> None:
        self.ignored = True

    def _on_marker_drawn(self, war: War, event: dict[str, Any], rest: list[dict[str, Any]]) -> None:
        """3.3.39, 4.4 An Admin marker right after a declared phase is ignored; the third of a
        player in a row brings the other a free round."""
        after_declared = self.declared_in == event["round"] - 1
        self._check(after_declared or not self.ignored, "a marker ignored")
        self.ignored = False
        marker = event["marker"]
        free = bool(rest) and rest[0]["kind"] == "free-round"
        if marker == "administration":
            self._check(not after_declared, "administration twice running")
            return
        side, count = self.row
        count = count + 1 if side == marker else 1
        self._check((count == 3) == free, f"{count} in a row")
        if free:
            self._check(rest[0]["side"] != marker, "whose free round")
            count = 1
        self.row = (marker, count)

    # ---- 11.3 battles

    def _on_battle_rolled(
        self, war: War, event: dict[str, Any], rest: list[dict[str, Any]]
    ) -> None:
        role = len(self.rolled)
        self.rolled.append(event)
        added = total_of(event["modifiers"])
        self._check(2 <= event["dice"] <= 12, "two dice")
        self._check(event["total"] == event["dice"] + added, "a sum of dice")
        score = looked_up("battle", "score", event["total"], event["strength"])
        self._check(event["score"] == score, f"a score of {event['score']}, not {score}")
        if self.sides:
            own = self.sides[role]
            self._check(own.points == event["strength"], f"a strength of {own.points}")
            self._check(self.adds[role] == added, f"{self.adds[role]} added, not {added}")
            self._check(own.led_well, "who leads")
        if role == 1:
            self._decided(rest)

    def _decided(self, rest: list[dict[str, Any]]) -> None:
        """11.3.9 The higher score wins."""
        ours, theirs = self.rolled[0]["score"], self.rolled[1]["score"]
        kind = "battle-drawn" if ours == theirs else "battle-won"
        won = self.rolled[0] if ours >= theirs else self.rolled[1]
        self._check(rest[0]["kind"] == kind, "a battle decided otherwise")
        self._check(rest[0]["side"] == won["side"], "who has won")

    def _on_retreated(self, war: War, event: dict[str, Any], rest: Any) -> None:
        self.retreat = event["cost"]

    def _on_losses_rolled(self, war: War, event: dict[str, Any], rest: Any) -> None:
        """11.3.31 to 11.3.37 The loss die of a side."""
        added = total_of(event["modifiers"])
        self._check(event["total"] == event["die"] + added, "a loss die")
        role = 0 if event["side"] == self.rolled[0]["side"] else 1
        strength = self.rolled[role]["strength"]
        lost = min(looked_up("losses", "lost", event["total"], strength), strength)
        self._check(event["lost"] <= lost, f"{event['lost']} lost, not {lost}")
        if not self.sides:
            return
        own, other = self.sides[role], self.sides[1 - role]
        ours, theirs = self.rolled[role]["score"], self.rolled[1 - role]["score"]
        expected = 0 if own.line else 2
        expected += 2 if own.tired else 0
        expected -= 2 if own.points >= 3 * other.points else 0
        if ours >= theirs:
            expected -= 2 if ours > theirs and ours >= 2 * theirs else 1
        else:
            expected += max(0, self.retreat - 1)
        grit = [one["amount"] for one in event["modifiers"] if one["modifier"] == "determined"]
        self._check(added - sum(grit) == expected, f"{expected} on the loss die, not {added}")


# ---- 11.4 sieges


def sieges(war: War) -> list[str]:
    """11.4 A city under Siege has ten points before it and somebody inside."""
    wrong: list[str] = []
    for city, space in enumerate(CITIES):
        if war.siege[city] == NO_SIEGE:
            continue
        before = sum(
            [
                war.asp[army]
                for army in range(ARMIES)
                if war.army_at[army] == space
                and ARMY_SIDE[army] == war.besieger[city]
                and not war.inside >> army & 1
            ]
        )
        if before < 10 or war.siege[city] > 2:
            wrong.append(f"no siege of {SPACE.words[space]} any more")
        if war.land[space] & ~(1 << war.besieger[city]) == 0:
            wrong.append(f"nobody is besieged in {SPACE.words[space]}")
    return wrong
