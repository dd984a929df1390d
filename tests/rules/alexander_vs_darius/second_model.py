"""A second count of a game of Alexander vs. Darius, kept from its actions and events.

`Ledger` does its own sums: what purses hold, where tracks and markers stand, what a battle comes to
and who is fed. It shares no rule with the game: it has the printed data, read once more from the
components, and what the rulebook says, written down again. `Ledger.compare` says where it and a
position differ; `Ledger.faults` what an event should not have said.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

from anabasis.core.event import Event
from anabasis.games.alexander_vs_darius.board import AREA, BERTH, SIDE
from anabasis.games.alexander_vs_darius.counters import CLASS, NATION, of_class
from anabasis.games.alexander_vs_darius.leaders import LEADER
from anabasis.games.alexander_vs_darius.state import DEAD, WAITING, Campaign

Plain = dict[str, Any]


def _read(name: str) -> Plain:
    folder = files("anabasis.games.alexander_vs_darius").joinpath("components")
    return tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"))


MAP, MIX = _read("map"), _read("counters")["mix"]
AREAS: list[str] = MAP["names"]["value"]
NEAR: dict[str, set[str]] = {area: set() for area in AREAS}
for _one, _other in MAP["borders"]["value"]:
    NEAR[_one].add(_other)
    NEAR[_other].add(_one)
PORTS = {area for area in AREAS if MAP["areas"][area].get("seas")}
CITIES = Counter(
    city["area"]["value"] if isinstance(city["area"], dict) else city["area"]
    for city in MAP["cities"]
)
BOUND = {area for area in AREAS if MAP["areas"][area]["region"] in ("mesopotamia", "iran")}
SIDES = ("macedon", "persia", "thrace", "sparta")
TWO_HITS = {"heavy-infantry", "heavy-cavalry", "immortals", "hoplites", "phalanx"}
TWO_HITS.add("spartan-phalanx")
PURSUERS = {"light-infantry", "light-cavalry"}

WEARY = {
    "many-units": -1,
    "alexander-hungry": -1,
    "army-unpaid": -1,
    "smaller-army": -1,
    "alexander-beaten": -2,
    "glory-won": 2,
    "philip-dead": -2,
}
PROUD = {
    "battle-won": 2,
    "battle-lost": -1,
    "battle-left": -1,
    "pride-hurt": -1,
    "persepolis-taken": -5,
    "media-taken": -5,
    "king-killed": -1,
}
PAID_AT_ONCE = {"embarked": 0, "landed": 1, "besieged": 1, "fleet-rolled": 1}
PRICED = ("recruited", "restored", "ship-built", "gold-sent", "army-paid", "navy-paid")


class Fight:
    """A land battle, as its events tell it."""

    def __init__(self, attacker: str, defender: str, area: str) -> None:
        self.sides = (attacker, defender)
        self.area = area
        self.round = 0
        self.units: dict[str, Counter[str]] = {}
        self.leaders: dict[str, list[str]] = {}
        self.hits: Counter[str] = Counter()
        self.dead: Counter[str] = Counter()
        self.slain: Counter[str] = Counter()
        self.four = False
        self.broke: str | None = None
        self.darius: str | None = None
        self.over = False

    def foe(self, side: str) -> str:
        return self.sides[1 - self.sides.index(side)]

    def dice(self, side: str) -> int:
        """3.1.3, 3.1.4, 3.1.10, 7.1.1 How many dice a side has in a round."""
        leading = sorted(self.leaders[side], key=LEADER.words.index)[:4]
        units = min(self.units[side].total(), 6 * len(leading) or 6)
        extra = 3 if self.four and "alexander-iii" in leading else 0
        return units + len(leading) + extra

    def pursuers(self, side: str) -> int:
        light = sum(self.units[side][word] for word in PURSUERS)
        return light + (1 if self.leaders[side] else 0)

    def strike(self, side: str, classes: list[str], names: list[str], whole: bool) -> None:
        """Pieces take a hit, or are destroyed whole."""
        for word in classes:
            self.units[side][word] -= 1
            if not whole and word in TWO_HITS:
                self.units[side][f"worn-{word}"] += 1
            else:
                self.dead[side] += 1
        for name in names:
            self.leaders[side].remove(name)
            self.slain[side] += 1

    def left(self, side: str) -> bool:
        return self.units[side].total() > 0 or bool(self.leaders[side])

    def winner(self) -> str | None:
        """3.3.26 to 3.3.30 Who has won, when nobody fights on."""
        attacker, defender = self.sides
        if self.broke:
            return self.foe(self.broke)
        if not self.left(attacker) or not self.left(defender):
            alive = [side for side in self.sides if self.left(side)]
            return alive[0] if alive else None
        return attacker if self.hits[attacker] > self.hits[defender] else defender

    def spoils(self, winner: str) -> int:
        """3.3.35 to 3.3.38"""
        loser = self.foe(winner)
        units, leaders = self.dead[loser], self.slain[loser]
        if winner == "persia":
            return units + leaders
        away = 3 if self.darius == "retreated" else 0
        return (units + leaders + 2) // 3 + leaders + away


class Ledger:
    """What the actions and events so far have made of the game."""

    def __init__(self, campaign: Campaign) -> None:
        self.treasure = list(campaign.treasure)
        self.weariness = campaign.weariness
        self.legitimacy = campaign.legitimacy
        self.marker = {area: SIDE.words[campaign.marker[AREA.read(area)]] for area in AREAS}
        self.was_macedonian = {area for area in AREAS if self.marker[area] == "macedon"}
        self.fight: Fight | None = None
        self.first_events: set[int] = set()
        self.turn = 0
        self.passes = [0, 0]
        self.faults: list[str] = []

    def expect(self, true: bool, what: str) -> None:
        if not true:
            self.faults.append(what)

    # ---- told

    def act(self, seat: int, text: str) -> None:
        """An action is taken: going aboard is the one that is paid without an event."""
        if text.startswith("embark "):
            self.treasure[seat] -= 1

    def tell(self, event: Event) -> None:
        plain = event.plain()
        name: str = event.kind.name
        handler = getattr(self, "on_" + name.replace("-", "_"), None)
        if name in WEARY:
            self.move("weariness", plain, WEARY[name])
        elif name in PROUD:
            self.move("legitimacy", plain, PROUD[name])
        elif name in PAID_AT_ONCE:
            self.treasure[plain["seat"]] -= PAID_AT_ONCE[name]
        elif name in PRICED or name in ("set-out", "crossed", "athenians-paid"):
            self.treasure[plain["seat"]] -= plain["price"]
        if handler is not None:
            handler(plain)

    def move(self, track: str, plain: Plain, step: int) -> None:
        """5 A track moves so far, to 20 at most."""
        self.expect(plain["step"] == step, f"{track} moves {plain['step']} in place of {step}")
        setattr(self, track, min(20, getattr(self, track) + step))
        self.expect(plain["track"] == getattr(self, track), f"{track} at {plain['track']}")

    # ---- turns

    def on_turn_begins(self, plain: Plain) -> None:
        self.turn += 1
        self.expect(plain["turn"] == self.turn <= 20, f"turn {plain['turn']}")

    def on_income(self, plain: Plain) -> None:
        side = SIDES[plain["seat"]]
        cities = sum(CITIES[area] for area in AREAS if self.marker[area] == side)
        self.expect(plain["treasure"] == cities, f"{side} draws {plain['treasure']} of {cities}")
        self.treasure[plain["seat"]] += cities

    def on_thrace_left(self, plain: Plain) -> None:
        self.treasure[0] += 1

    def on_passed(self, plain: Plain) -> None:
        self.passes[plain["seat"]] += 1
        self.expect(plain["times"] == self.passes[plain["seat"]] <= 2, "a third pass")

    def on_turn_ends(self, plain: Plain) -> None:
        self.passes = [0, 0]

    def on_set_out(self, plain: Plain) -> None:
        self.expect(plain["price"] == (1, 2)[plain["seat"]], "the price of a march")

    def on_crossed(self, plain: Plain) -> None:
        self.expect(plain["price"] <= (1, 0)[plain["seat"]], "a crossing costs 2 in all")

    # ---- markers and cities

    def on_marker_placed(self, plain: Plain) -> None:
        self.set_marker(plain, "nobody")

    def on_marker_turned(self, plain: Plain) -> None:
        self.set_marker(plain, SIDES[1 - plain["seat"]])

    def on_bonus_marker(self, plain: Plain) -> None:
        area = plain["area"]
        self.expect(not CITIES[area], f"a bonus marker on the city of {area}")
        self.set_marker(plain, self.marker[area])

    def set_marker(self, plain: Plain, before: str) -> None:
        area, side = plain["area"], SIDES[plain["seat"]]
        self.expect(self.marker[area] == before, f"{area} was {self.marker[area]}, not {before}")
        self.expect(before != side, f"{area} is {side}'s already")
        self.marker[area] = side
        self.changed = (area, side, before)
        if side == "macedon":
            self.was_macedonian.add(area)

    def on_marker_removed(self, plain: Plain) -> None:
        self.expect(self.marker[plain["area"]] == "macedon", "a raid on another's marker")
        self.marker[plain["area"]] = "nobody"

    def on_city_lost(self, plain: Plain) -> None:
        area, side, before = self.changed
        self.expect((side, before) == ("macedon", "persia"), f"{area} is no city lost")
        self.move("legitimacy", plain, -CITIES[area])

    def on_city_gained(self, plain: Plain) -> None:
        area, side, _ = self.changed
        self.expect(side == "persia" and CITIES[area] > 0, f"{area} is no city gained")
        self.move("legitimacy", plain, CITIES[area])

    def on_city_retaken(self, plain: Plain) -> None:
        area = self.changed[0]
        self.expect(area in self.was_macedonian, f"{area} was never Macedonian")
        self.move("weariness", plain, -CITIES[area])

    def on_glory_won(self, plain: Plain) -> None:
        held = {self.marker[area] for area in ("wilusha", "phrygia", "libya")}
        self.expect(held == {"macedon"}, "glory without the three")

    def on_city_fell(self, plain: Plain) -> None:
        strong = {"tyre": 6, "persepolis": 5, "halicarnassus": 4, "pella": 4, "gaza": 4}
        worth = strong.get(plain["city"], 3)
        self.expect(plain["plunder"] == worth, f"{plain['city']} yields {plain['plunder']}")
        self.treasure[plain["seat"]] += worth

    # ---- battles

    def on_battle_met(self, plain: Plain) -> None:
        self.fight = Fight(plain["side"], plain["enemy"], plain["area"])

    def on_slipped_away(self, plain: Plain) -> None:
        self.fight = None

    def on_stack_shown(self, plain: Plain) -> None:
        if self.fight is not None:
            self.fight.units[plain["side"]] = Counter(plain["classes"])
            self.fight.leaders[plain["side"]] = list(plain["names"])

    def on_many_units(self, plain: Plain) -> None:
        fight = self.fight
        assert fight is not None
        self.expect(fight.units["persia"].total() >= 8, "fewer than eight")
        self.expect("alexander-iii" in fight.leaders["macedon"], "without Alexander")

    def on_round_begins(self, plain: Plain) -> None:
        assert self.fight is not None
        self.fight.round += 1
        self.fight.four = False
        self.expect(plain["round"] == self.fight.round <= 3, "a fourth round")

    def on_four_dice(self, plain: Plain) -> None:
        assert self.fight is not None
        self.fight.four = True

    def on_fought(self, plain: Plain) -> None:
        assert self.fight is not None
        dice = self.fight.dice(plain["side"])
        self.expect(plain["dice"] == dice, f"{plain['side']} rolls {plain['dice']}, not {dice}")
        self.expect(plain["hits"] <= dice, "more hits than dice")

    def on_battle_losses(self, plain: Plain) -> None:
        fight = self.fight
        assert fight is not None
        fight.hits[fight.foe(plain["side"])] += len(plain["classes"]) + len(plain["names"])
        fight.strike(plain["side"], plain["classes"], plain["names"], False)

    def on_risk_rolled(self, plain: Plain) -> None:
        if plain["die"] == 6:
            assert self.fight is not None
            self.fight.strike("macedon", [], ["alexander-iii"], True)

    def on_broke_off(self, plain: Plain) -> None:
        assert self.fight is not None
        self.fight.broke = plain["side"]

    def on_pursued(self, plain: Plain) -> None:
        assert self.fight is not None
        dice = self.fight.pursuers(plain["side"])
        self.expect(plain["dice"] == dice, f"{plain['side']} pursues with {plain['dice']}")

    def on_pursuit_losses(self, plain: Plain) -> None:
        assert self.fight is not None
        self.fight.strike(plain["side"], plain["classes"], plain["names"], False)

    def on_no_retreat(self, plain: Plain) -> None:
        if self.fight is not None and plain["side"] in self.fight.units:
            self.fight.strike(plain["side"], plain["classes"], plain["names"], True)

    def on_retreated(self, plain: Plain) -> None:
        fight = self.fight
        friend = "macedon" if plain["side"] == "macedon" else "persia"
        self.expect(self.marker[plain["target"]] == friend, f"a retreat to {plain['target']}")
        if fight is not None and fight.units:
            fight.darius = "retreated" if "darius-iii" in fight.leaders[plain["side"]] else None

    def on_battle_ends(self, plain: Plain) -> None:
        fight = self.fight
        assert fight is not None
        attacker, defender = fight.sides
        told = (plain["hits"], plain["enemy_hits"])
        self.expect(told == (fight.hits[attacker], fight.hits[defender]), f"hits {told}")
        winner = plain["winner"]
        if fight.broke:
            self.expect(winner == fight.foe(fight.broke), "who breaks off has lost")
        elif fight.round < 3 or winner == "nobody":
            alive = [side for side in fight.sides if fight.left(side)]
            self.expect(alive == ([] if winner == "nobody" else [winner]), "who is left has won")
        elif all(fight.left(side) or winner != side for side in fight.sides):
            scored, suffered = told
            ahead = attacker if scored > suffered else defender
            gone = [side for side in fight.sides if not fight.left(side)]
            self.expect(winner == ahead or gone == [fight.foe(winner)], "the side with more hits")

    def on_spoils(self, plain: Plain) -> None:
        seat, gained = plain["seat"], plain["treasure"]
        self.treasure[seat] += gained
        if self.fight is not None:
            due = self.fight.spoils(SIDES[seat])
            self.expect(gained == due, f"{SIDES[seat]} takes {gained} of {due}")

    def on_event_rolled(self, plain: Plain) -> None:
        self.fight = None
        roll = plain["roll"]
        again = 1 if roll in self.first_events else 0
        self.expect(plain["again"] == again, f"event {roll} again: {plain['again']}")
        self.first_events.add(roll)
        self.roll = roll

    # ---- other treasure and tracks

    def on_raided(self, plain: Plain) -> None:
        successes = plain["successes"]
        self.treasure[1] += -plain["dice"] + (successes + 2) // 3
        self.treasure[0] -= min(successes, self.treasure[0])

    def on_event_treasure(self, plain: Plain) -> None:
        most = {4: 1, 5: 1, 6: 2, 7: 3, 9: 1, 12: 1}[self.roll]
        self.expect(plain["treasure"] <= most, f"event {self.roll} takes {plain['treasure']}")
        self.treasure[plain["seat"]] -= plain["treasure"]

    def on_event_track(self, plain: Plain) -> None:
        self.move("legitimacy", plain, -1 if self.roll == 8 else 1)

    def on_levied(self, plain: Plain) -> None:
        self.expect(self.turn >= 12, "a levy before turn 12")
        self.levy = plain["die"]

    def on_levy_price(self, plain: Plain) -> None:
        self.move("legitimacy", plain, -self.levy)

    def on_army_paid(self, plain: Plain) -> None:
        coast = any(CITIES[a] and a in PORTS for a in AREAS if self.marker[a] == "persia")
        due = (1, 2 if coast else 1)[plain["seat"]]
        self.expect(plain["price"] == due, f"an army for {plain['price']}")

    # ---- compared

    def compare(self, campaign: Campaign) -> list[str]:
        """Where the position differs from this count."""
        found = list(self.faults)
        if list(campaign.treasure) != self.treasure:
            found.append(f"treasure {campaign.treasure}, not {self.treasure}")
        if min(campaign.treasure) < 0:
            found.append("treasure below nothing")
        if (campaign.weariness, campaign.legitimacy) != (self.weariness, self.legitimacy):
            found.append(f"tracks {campaign.weariness}, {campaign.legitimacy}")
        for area in AREAS:
            if SIDE.words[campaign.marker[AREA.read(area)]] != self.marker[area]:
                found.append(f"the marker of {area}")
        over = self.weariness <= 0 or self.legitimacy <= 0
        if over and not campaign.ending:
            found.append("a track at 0 and no end")
        return found + counters(campaign) + places(campaign)


# ---- what every position must be like


@cache
def of_units(units: int) -> Counter[str]:
    """Units by kind, worn or not."""
    return Counter(
        {
            word: of_class(units, number)
            for number, word in enumerate(CLASS.words)
            if of_class(units, number)
        }
    )


@cache
def kinds(units: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for word, count in of_units(units).items():
        found[word.removeprefix("worn-")] += count
    return found


def waiting(campaign: Campaign) -> tuple[Counter[str], Counter[str], int]:
    """What is in nobody's hand at the moment: units of each player, and Macedonian ships."""
    macedon, persia, ships = Counter[str](), Counter[str](), 0
    if not campaign.events >> 2 & 1:
        macedon["light-infantry"] += 1
        ships += 2
    if campaign.turn < 3:
        persia += Counter({"light-cavalry": 2, "medium-infantry": 1})
    if campaign.where[LEADER.read("spitamenes")] == WAITING:
        persia += Counter({"light-cavalry": 3, "light-infantry": 1})
    for frame in campaign.agenda:
        name = type(frame).__name__
        if name == "Mooring":
            macedon += kinds(frame.units)  # type: ignore[attr-defined]
            ships += frame.ships  # type: ignore[attr-defined]
        elif name == "Enlisting":
            persia += kinds(frame.units)  # type: ignore[attr-defined]
    return macedon, persia, ships


def counters(campaign: Campaign) -> list[str]:
    """6.6.1, 4.3.1 No counter comes from nowhere, and none is lost."""
    found: list[str] = []
    macedon, persia, ships = waiting(campaign)
    aside = (macedon, persia)
    for seat, side in enumerate(("macedon", "persia")):
        there = kinds(campaign.pool[seat]) + kinds(campaign.dead[seat]) + aside[seat]
        for area in range(71):
            if SIDE.words[campaign.holder[area]] == side:
                there += kinds(campaign.units[area])
        for fleet in campaign.fleets:
            if (NATION.words[fleet.nation] == "persian") == (side == "persia"):
                there += kinds(fleet.cargo)
        printed = Counter({word: n for word, n in MIX[side].items() if n})
        if side == "persia" and campaign.revolted:
            printed += Counter(MIX["sparta"])
        if there != printed:
            found.append(f"{side} has {there - printed} too many and {printed - there} too few")
    for number, nation in enumerate(NATION.words):
        there_are = sum(fleet.ships for fleet in campaign.fleets if fleet.nation == number)
        there_are += campaign.shipyard[number] + campaign.sunk[number]
        there_are += ships if nation == "macedonian" else 0
        if there_are != MIX["ships"][nation]:
            found.append(f"{there_are} {nation} ships")
    return found


def places(campaign: Campaign) -> list[str]:
    """Who may stand where, and who is where he is said to be."""
    found: list[str] = []
    deciding = type(campaign.agenda[-1]).__name__ if campaign.agenda else ""
    for place in range(71):
        word = AREAS[place] if place < 70 else "the field"
        units, spent = of_units(campaign.units[place]), of_units(campaign.spent[place])
        empty = not units and not campaign.leaders[place]
        if empty != (SIDE.words[campaign.holder[place]] == "nobody"):
            found.append(f"the holder of {word}")
        if spent - units:
            found.append(f"more have moved than stand in {word}")
        said = sum(1 << leader for leader, at in enumerate(campaign.where) if at == place)
        if campaign.leaders[place] != said:
            found.append(f"the leaders in {word}")
        if campaign.battle is None and place == 70 and not empty:
            found.append("somebody on the field without a battle")
    inside = campaign.where[LEADER.read("ariobarzanes")]
    if inside < 70 and AREAS[inside] not in BOUND:
        found.append("Ariobarzanes out of his lands")
    if not campaign.revolted and SIDE.words[campaign.holder[AREA.read("mycenae")]] != "sparta":
        found.append("Mycenae is not Sparta's")
    for fleet in campaign.fleets:
        if of_units(fleet.cargo).total() > fleet.ships and deciding != "Drowning":
            found.append(f"{BERTH.words[fleet.berth]} carries too much")
    if campaign.battle is None and "Sea" not in "".join(type(f).__name__ for f in campaign.agenda):
        found += meeting_fleets(campaign)
    if not campaign.ending and campaign.where[campaign.king] == DEAD and deciding == "Act":
        found.append("a dead king")
    for area, hits in enumerate(campaign.hits):
        if hits and deciding == "Act":
            besieger = SIDE.words[campaign.holder[area]]
            owner = SIDE.words[campaign.marker[area]]
            if {besieger, owner} != {"macedon", "persia"}:
                found.append(f"hits on {AREAS[area]} without a siege")
    return found


def meeting_fleets(campaign: Campaign) -> list[str]:
    """1.4.26 Two hostile fleets do not lie out at sea in one sea area."""
    at_sea: dict[int, set[bool]] = {}
    for fleet in campaign.fleets:
        if fleet.berth < 7 and fleet.state != 3:
            at_sea.setdefault(fleet.berth, set()).add(NATION.words[fleet.nation] == "persian")
    return [f"two fleets in {BERTH.words[sea]}" for sea, who in at_sea.items() if len(who) > 1]


def is_fed(campaign: Campaign, side: str, area: str) -> bool:
    """4.1.2 to 4.1.5 Whether units are in supply, by walking from area to area."""
    marker = {word: SIDE.words[campaign.marker[AREA.read(word)]] for word in AREAS}
    foes = ("persia", "thrace") if side == "macedon" else ("macedon",)
    cut = {word for word in AREAS if SIDE.words[campaign.holder[AREA.read(word)]] in foes}
    if side == "macedon" and marker["macedonia"] != "macedon":
        return False
    reached, ring = {area}, {area}
    for _ in range(4):
        ring = {other for one in ring for other in NEAR[one]} - reached - cut
        reached |= ring
    feeding = PORTS if side == "macedon" else PORTS | set(CITIES)
    return any(marker[one] == side and one in feeding for one in reached)
