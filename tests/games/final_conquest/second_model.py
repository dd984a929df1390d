"""A second count of a game of Final Conquest, kept from its events alone.

`Ledger` is told every event and does its own sums: who stands where, what purses hold, what a
battle comes to, who has starved, which forts are under watch and who has won. It shares no rule
with the game: it has the printed data (`GAME.board()`) and what the rulebook says, written down
once more. `Ledger.compare` says where it and a view differ.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.games.final_conquest.second_battle import Fight

Plain = dict[str, Any]
FREE = None
WHITE = "independent"
ICONS = {"golden-age": 2, "trade-collapse": 0}
PURSES = {
    3: {"carthage": 12, "greece": 5, "egypt": 12},
    4: {"egypt": 8},
    5: {"carthage": 20, "greece": 5, "egypt": 8, "persia": 8},
    6: {"carthage": 16},
}
"""5.2 What factions start with, by the number of players; the others have nothing."""


class Ledger:
    """What the events so far have made of the table."""

    def __init__(self, board: Plain, seats: int) -> None:
        self.board = board
        self.seats = seats
        chart = board["maps"]["campaign" if seats < 5 else "grand"]
        self.data: dict[str, Plain] = chart["data"]
        self.links: dict[frozenset[str], str] = {
            frozenset((one, other)): kind for one, other, kind in chart["links"]
        }
        self.army: dict[str, list[int]] = {place: [0, 0] for place in self.data}
        self.owner: dict[str, int | str | None] = dict.fromkeys(self.data, FREE)
        self.faction: list[str | None] = [None] * seats
        self.purse = [0] * seats
        self.hand: list[set[str]] = [set() for _ in range(seats)]
        self.burnt: set[str] = set()
        self.mission: list[str | None] = [None] * seats
        self.done: list[list[str]] = [[] for _ in range(seats)]
        self.noted: list[set[str]] = [set() for _ in range(seats)]
        self.order: list[int] = []
        self.out: set[int] = set()
        self.round = 0
        self.card: str | None = None
        self.deck = set(board["cards"])
        self.active: int | None = None
        self.recruited: dict[str, list[int]] = {}
        self.hired = 0
        self.sacked: set[str] = set()
        self.held_when_sacked: str | None = None
        self.fight: Fight | None = None
        self.owed: dict[int, Plain] = {}
        self.winners: list[int] | None = None
        self.faults: list[str] = []
        self.came = [0] * seats
        self.went = [0] * seats
        """Units that each seat has got and lost in the whole game."""

    @classmethod
    def of(cls, board: Plain, views: list[Plain]) -> Ledger:
        """A count that begins in the middle of a turn, from what each seat sees."""
        ledger = cls(board, len(views))
        view = views[0]
        for place, shown in view["territories"].items():
            ledger.owner[place] = shown["owner"]
            ledger.army[place] = [sum(shown["infantry"]), sum(shown["cavalry"])]
        for seat, shown in enumerate(view["seats"]):
            ledger.faction[seat] = shown["faction"]
            ledger.purse[seat] = shown["purse"]
            ledger.hand[seat] = set(views[seat]["seats"][seat]["hand"])
            ledger.burnt |= set(shown["burnt"])
            ledger.mission[seat] = views[seat]["seats"][seat]["mission"]
            ledger.done[seat] = list(shown["done"])
            ledger.noted[seat] = set(shown["noted"])
            ledger.came[seat] = shown["units"]
            if shown["out"]:
                ledger.out.add(seat)
        ledger.order = view["order"]
        ledger.round = view["round"]
        ledger.card = view["chronicle"]
        ledger.deck = set(view["cards_left"])
        ledger.active = view["active"]
        return ledger

    # ---- sums

    def ground(self, seat: int) -> list[str]:
        return [place for place, owner in self.owner.items() if owner == seat]

    def home(self, seat: int) -> str:
        faction = self.faction[seat]
        return next(place for place, data in self.homes() if data["home"] == faction)

    def homes(self) -> Iterable[tuple[str, Plain]]:
        return [(place, data) for place, data in self.data.items() if data["home"] is not None]

    def units(self, seat: int) -> int:
        return sum(sum(self.army[place]) for place in self.ground(seat))

    def food(self, seat: int) -> int:
        return sum(self.data[place]["food"] for place in self.ground(seat))

    def forts(self, seat: int) -> set[str]:
        return {place for place in self.ground(seat) if self.data[place]["fort"] != "none"}

    def quota(self, seat: int, less: int = 0) -> int:
        return 4 + 2 * min(8, max(0, self.food(seat) - less))

    def room(self, seat: int) -> int:
        """How many units may still be recruited."""
        return self.quota(seat, 1 if self.card == "famine" else 0) - self.units(seat)

    def income(self, seat: int) -> int:
        icons: int = sum(self.data[place]["currency"] for place in self.ground(seat))
        harvest = self.food(seat) if self.card == "bountiful-harvest" else 0
        return icons * ICONS.get(self.card or "", 1) + harvest

    def own_home(self, place: str) -> bool:
        owner = self.owner[place]
        return isinstance(owner, int) and self.data[place]["home"] == self.faction[owner]

    def linked(self, one: str, other: str) -> bool:
        """Whether a step leads from one to the other in this round."""
        kind = self.links.get(frozenset((one, other)))
        if kind is None or (kind == "bridge" and self.card == "bridges-burnt"):
            return False
        return not (kind == "river" and self.card == "danube-floods")

    def expect(self, true: bool, what: str) -> None:
        if not true:
            self.faults.append(what)

    # ---- units come and go

    def add(self, seat: int, place: str, infantry: int, cavalry: int) -> None:
        self.expect(self.owner[place] == seat or sum(self.army[place]) == 0, f"{place} is not free")
        self.army[place][0] += infantry
        self.army[place][1] += cavalry
        if infantry + cavalry:
            self.give(place, seat)

    def take(self, seat: int | str, place: str, infantry: int, cavalry: int) -> None:
        self.expect(self.owner[place] == seat, f"{place} is not {seat}'s")
        self.army[place][0] -= infantry
        self.army[place][1] -= cavalry
        self.expect(min(self.army[place]) >= 0, f"{place} has less than nothing")
        if sum(self.army[place]) == 0 and not self.own_home(place):
            self.give(place, FREE)

    def give(self, place: str, owner: int | str | None) -> None:
        before = self.owner[place]
        if before != owner and isinstance(before, int):
            self.noted[before].discard(place)
        self.owner[place] = owner

    def got(self, seat: int, place: str, infantry: int, cavalry: int) -> None:
        self.came[seat] += infantry + cavalry
        self.add(seat, place, infantry, cavalry)

    def lost(self, seat: int, place: str, infantry: int, cavalry: int) -> None:
        self.went[seat] += infantry + cavalry
        self.take(seat, place, infantry, cavalry)

    def pay(self, seat: int, amount: int) -> None:
        self.expect(0 <= amount <= self.purse[seat], f"{seat} cannot pay {amount}")
        self.purse[seat] -= amount

    # ---- events

    def tell(self, event: Plain) -> None:
        """One event. What it should not have said is noted in `faults`."""
        name = "on_" + event["kind"].replace("-", "_")
        handler = getattr(self, name, None)
        if handler is not None:
            handler(event)
        elif self.fight is not None:
            self.fight.tell(self, event)

    def on_order_set(self, event: Plain) -> None:
        self.order = event["order"]
        self.expect(sorted(self.order) == list(range(self.seats)), "an order of all seats")

    def on_faction_chosen(self, event: Plain) -> None:
        least = {"persia": 5, "gaul": 6}.get(event["faction"], 3)
        self.expect(self.seats >= least, f"{event['faction']} with {self.seats}")
        self.expect(event["faction"] not in self.faction, "a faction twice")
        self.faction[event["seat"]] = event["faction"]

    def on_independents_placed(self, event: Plain) -> None:
        self.army[event["territory"]] = [event["infantry"], event["cavalry"]]
        self.owner[event["territory"]] = WHITE

    def on_army_placed(self, event: Plain) -> None:
        self.got(event["seat"], event["territory"], event["infantry"], event["cavalry"])

    def on_purse_filled(self, event: Plain) -> None:
        self.purse[event["seat"]] += event["currency"]

    def on_mission_drawn(self, event: Plain) -> None:
        seat = event["seat"]
        mission = event["mission"]
        faction = self.board["missions"][mission]["faction"]
        self.expect(faction == self.faction[seat], f"{mission} for {self.faction[seat]}")
        self.expect(mission not in self.done[seat], f"{mission} again")
        self.mission[seat] = mission

    def on_round_begins(self, event: Plain) -> None:
        self.round += 1
        self.expect(event["round"] == self.round, "the number of the round")
        self.expect(self.round <= 60, "sixty rounds")
        self.card = None
        if self.round == 1:
            for seat, faction in enumerate(self.faction):
                starts_with = PURSES.get(self.seats, {}).get(faction or "", 0)
                self.expect(seat in self.out or self.purse[seat] == starts_with, "the first purses")

    def on_card_drawn(self, event: Plain) -> None:
        if not self.deck:
            self.deck = set(self.board["cards"])
        self.expect(self.round >= 2, "a card in round one")
        self.expect(event["card"] in self.deck, f"{event['card']} drawn again")
        self.deck.discard(event["card"])
        self.card = event["card"]

    def on_turn_begins(self, event: Plain) -> None:
        self.active = event["seat"]
        self.expect(self.active not in self.out, "a turn of one who is out")
        self.recruited = {}
        self.hired = 0
        self.sacked = set()

    def on_income(self, event: Plain) -> None:
        seat = event["seat"]
        self.expect(len(self.noted[seat]) < 5, f"{seat} has won, and collects")
        self.expect(event["currency"] == self.income(seat), f"income {event}: {self.income(seat)}")
        self.purse[seat] += event["currency"]

    def on_recruited(self, event: Plain) -> None:
        seat, place = event["seat"], event["territory"]
        done = self.recruited.setdefault(place, [0, 0])
        self.expect(self.card != "plague-spreads", "recruits in a plague")
        self.expect(self.room(seat) > 0, f"recruits above the quota of {self.room(seat)}")
        self.expect(self.owner[place] == seat, f"recruits in {place}")
        done[1 if event["unit"] == "cavalry" else 0] += 1
        great = self.data[place]["fort"] == "great"
        more = 1 if great and self.card == "call-to-arms" else 0
        allowed = (done[0] <= 2 + more and done[1] == 0) or (done[0] <= more and done[1] == 1)
        if not great:
            allowed = self.data[place]["fort"] == "fort" and done == [1, 0]
        self.expect(allowed, f"{place} recruits {done}")
        self.got(seat, place, *unit(event["unit"]))

    def on_hired(self, event: Plain) -> None:
        seat, place = event["seat"], event["territory"]
        self.hired += 1
        self.expect(self.hired == 1 and self.card == "mercenaries", "hired")
        self.expect(place in self.forts(seat), f"hired into {place}")
        self.expect(self.room(seat) > 0, "hired above the quota")
        self.pay(seat, 4 if event["unit"] == "cavalry" else 2)
        self.got(seat, place, *unit(event["unit"]))

    def on_hero_bought(self, event: Plain) -> None:
        seat, hero = event["seat"], event["hero"]
        printed = self.board["heroes"][hero]
        self.expect(printed["faction"] == self.faction[seat], f"{hero} for {self.faction[seat]}")
        self.expect(hero not in self.burnt and hero not in self.hand[seat], f"{hero} again")
        price = printed["price"] - (2 if self.card == "age-of-heroes" else 0)
        self.expect(event["price"] == price, f"{hero} for {event['price']}")
        self.pay(seat, price)
        self.hand[seat].add(hero)

    def on_moved(self, event: Plain) -> None:
        seat, origin, place = event["seat"], event["origin"], event["territory"]
        self.expect(self.owner[place] in (seat, FREE), f"a move into {place}")
        self.may_go(origin, place)
        self.take(seat, origin, event["infantry"], event["cavalry"])
        self.add(seat, place, event["infantry"], event["cavalry"])

    def may_go(self, origin: str, place: str) -> None:
        self.expect(self.linked(origin, place), f"no way from {origin} to {place}")
        sea = self.data[place]["kind"] == "sea"
        self.expect(not (sea and self.card == "stormy-seas"), f"into {place} in a storm")

    def on_independents_beaten(self, event: Plain) -> None:
        place = event["territory"]
        self.expect(self.owner[place] == WHITE, f"independents in {place}")
        self.may_go(event["origin"], place)
        great = self.data[place]["fort"] == "great"
        walls = (3 if self.card == "strong-walls" else 2) if great else 0
        against = self.army[place][0] + 2 * self.army[place][1] + walls
        self.expect(event["against"] == against, f"{place} holds {against}, not {event}")
        self.expect(event["strength"] > against, f"too weak for {place}")
        self.take(WHITE, place, *self.army[place])

    def on_entered(self, event: Plain) -> None:
        seat, place = event["seat"], event["territory"]
        self.expect(event["infantry"] + event["cavalry"] > 0, "nobody enters")
        if isinstance(self.owner[place], int) and self.owner[place] != seat:
            self.expect(sum(self.army[place]) == 0, f"{place} is not empty")
            self.give(place, FREE)
        self.take(seat, event["origin"], event["infantry"], event["cavalry"])
        self.add(seat, place, event["infantry"], event["cavalry"])

    def on_battle_begins(self, event: Plain) -> None:
        place = event["territory"]
        self.expect(self.owner[place] == event["defender"], f"{place} is attacked")
        self.expect(event["defender"] != event["seat"], "against oneself")
        self.may_go(event["origin"], place)
        truce = self.card == "sacred-truce" and self.own_home(place)
        self.expect(not truce, f"{place} in a truce")
        self.fight = Fight(self, event)

    # ---- threats

    def on_bids_shown(self, event: Plain) -> None:
        bids = dict(zip(event["seats"], event["bids"], strict=True))
        self.expect(not set(bids) & self.out, "a bid of one who is out")
        self.expect(set(bids) | self.out == set(range(self.seats)), "all bid")
        for seat, bid in bids.items():
            self.pay(seat, bid)
        minimum = {"slave-revolt": 6, "pirate-fleets": 8, "barbarian-horde": 10}[self.card or ""]
        won = sum(bids.values()) >= minimum
        best, least = max(bids.values()), min(bids.values())
        first = [seat for seat, bid in bids.items() if bid == best]
        self.owed = {}
        for seat, bid in bids.items():
            self.owed[seat] = {"gain": 0, "lose": 0, "units": 0, "cavalry": 0, "won": won}
            if won and bid == best:
                self.prize(seat, first)
            elif not won:
                self.penalty(seat, bid == least)

    def prize(self, seat: int, first: list[int]) -> None:
        share = {"slave-revolt": 5, "pirate-fleets": 6, "barbarian-horde": 4}[self.card or ""]
        alone = len(first) == 1 and self.card == "barbarian-horde"
        if alone and self.forts(seat) and self.units(seat) < self.quota(seat):
            self.owed[seat]["cavalry"] = 1
        else:
            self.owed[seat]["gain"] = share // len(first)

    def penalty(self, seat: int, lowest: bool) -> None:
        owed = self.owed[seat]
        if self.card == "slave-revolt":
            owed["lose"] = min(self.purse[seat], 6 if lowest else 3)
        elif self.card == "barbarian-horde":
            owed["units"] = min(self.units(seat), 2 if lowest else 1)
        else:
            ships = [p for p in self.ground(seat) if self.data[p]["kind"] == "sea"]
            owed["units"] = 1 if ships else 0
            owed["lose"] = min(self.purse[seat], (0 if ships else 2) + (3 if lowest else 0))

    def on_prize_paid(self, event: Plain) -> None:
        self.owed[event["seat"]]["gain"] -= event["currency"]
        self.purse[event["seat"]] += event["currency"]

    def on_prize_cavalry(self, event: Plain) -> None:
        self.owed[event["seat"]]["cavalry"] -= 1
        self.expect(event["territory"] in self.forts(event["seat"]), "the prize in a fort")
        self.got(event["seat"], event["territory"], 0, 1)

    def on_currency_lost(self, event: Plain) -> None:
        self.owed[event["seat"]]["lose"] -= event["currency"]
        self.pay(event["seat"], event["currency"])

    def on_unit_lost(self, event: Plain) -> None:
        self.owed[event["seat"]]["units"] -= 1
        sea = self.data[event["territory"]]["kind"] == "sea"
        self.expect(sea or self.card == "barbarian-horde", "pirates come ashore")
        self.lost(event["seat"], event["territory"], *unit(event["unit"]))

    # ---- upkeep, bribes, ends

    def on_trimmed(self, event: Plain) -> None:
        seat = event["seat"]
        self.expect(self.units(seat) > self.quota(seat), f"{seat} trims without need")
        self.lost(seat, event["territory"], *unit(event["unit"]))

    def on_eliminated(self, event: Plain) -> None:
        seat = event["seat"]
        self.expect(self.units(seat) == 0 and not self.ground(seat), f"{seat} is not out")
        self.leave(seat)

    def on_given_up(self, event: Plain) -> None:
        seat = event["seat"]
        fight = self.fight
        if fight is not None and seat == fight.defender.seat and fight.result:
            if fight.result == "attacker-wins" and self.owner[fight.place] == seat:
                self.lost(seat, fight.place, *self.army[fight.place])
        elif fight is not None and seat in (fight.attacker.seat, fight.defender.seat):
            self.fight = None
        for place in self.ground(seat):
            self.went[seat] += sum(self.army[place])
            self.give(place, WHITE if sum(self.army[place]) else FREE)
        if self.round == 0:
            self.faction[seat] = None  # nobody plays it yet: others may choose it
        self.leave(seat)

    def leave(self, seat: int) -> None:
        self.out.add(seat)
        self.owed.pop(seat, None)
        self.purse[seat] = 0
        self.hand[seat] = set()
        self.mission[seat] = None
        self.noted[seat] = set()

    def on_bribed(self, event: Plain) -> None:
        seat, place = event["seat"], event["territory"]
        infantry, cavalry = self.army[place]
        self.expect(self.owner[place] == event["late"] == self.active, f"{place} bribed")
        self.expect(not self.own_home(place), f"the home {place} bribed")
        self.expect(event["price"] == infantry + 2 * cavalry, f"{place} for {event['price']}")
        self.pay(seat, event["price"])
        late: int = event["late"]
        self.went[late] += infantry + cavalry
        self.came[seat] += infantry + cavalry
        self.give(place, seat)

    def on_mission_fulfilled(self, event: Plain) -> None:
        seat, mission = event["seat"], event["mission"]
        self.expect(seat == self.active, "a mission in another's turn")
        self.expect(mission == self.mission[seat], f"{mission} is not held")
        self.expect(self.fulfilled(seat, mission), f"{mission} is not fulfilled")
        reward = self.board["missions"][mission]["reward"]
        self.expect(event["reward"] == reward, f"{mission} pays {event['reward']}")
        self.purse[seat] += reward
        self.done[seat].append(mission)
        self.mission[seat] = None
        self.held_when_sacked = None

    def fulfilled(self, seat: int, mission: str) -> bool:
        """7.31 to 7.48, once more."""
        grand = self.seats > 4
        own = set(self.ground(seat))
        places = {
            "carthage-must-fall": {"carthage"},
            "over-the-alps": {"alpes", "averni"},
            "islands-of-trade": {"sardinia", "sicilia"},
            "silver-of-the-west": {"berber", "iberia" if grand else "espanga"},
            "cross-the-hellespont": {"asia-minor"},
            "hegemon": {"macedonia", "sparta", "thracia", "rhodes"},
            "danube-frontier": {"dacia", "black-sea"},
            "ptolemaic-fleet": {"mare-aegyptium", "mare-aegaeum"},
            "the-levant": {"syria", "palestina" if grand else "cyrene"},
            "royal-road": {"cappadocia", "asia-minor"},
            "road-to-the-nile": {"palestina", "arabia"},
            "unite-the-tribes": {"averni", "celtica", "germania"},
            "beyond-the-pyrenees": {"espanga", "iberia"},
        }
        if mission in places:
            return places[mission] <= own
        if mission == "mare-nostrum":
            return len([p for p in own if self.data[p]["kind"] == "sea"]) >= 3
        if mission == "at-the-gates":
            return bool(own & {"rome", "brundium"})
        if mission == "granary-of-the-world":
            return self.food(seat) >= 4
        if mission == "king-of-kings":
            return len([p for p in own if self.data[p]["fort"] == "great"]) >= 3
        return bool(self.sacked) and self.held_when_sacked == "sack-of-rome"

    def on_forts_noted(self, event: Plain) -> None:
        seat = event["seat"]
        self.expect(set(event["forts"]) == self.forts(seat), f"noted {event}")
        held = self.mission[seat]
        self.expect(
            held is None or not self.fulfilled(seat, held), f"{seat} has fulfilled {held} unseen"
        )
        self.noted[seat] = self.forts(seat)

    def on_forts_held(self, event: Plain) -> None:
        seat = event["seat"]
        self.expect(len(self.noted[seat]) >= 5, f"{seat} has {self.noted[seat]}")
        self.winners = [seat]

    def on_game_ends(self, event: Plain) -> None:
        winners = sorted(event["winners"])
        inside = [seat for seat in range(self.seats) if seat not in self.out]
        if self.winners is not None:
            self.expect(winners == self.winners, "another has won")
        elif len(inside) == 1:
            self.expect(winners == inside, "the last one left has won")
        elif inside:
            self.expect(self.round == 60, "an end without a reason")
            best = max(self.standing(seat) for seat in inside)
            expected = [seat for seat in inside if self.standing(seat) == best]
            self.expect(winners == expected, f"{winners} after sixty rounds, not {expected}")
        self.winners = winners

    def standing(self, seat: int) -> tuple[int, int, int]:
        return (len(self.forts(seat)), len(self.ground(seat)), self.purse[seat])

    # ---- after every action

    def settled(self) -> None:
        """Between two actions of a turn everybody is within his quota, and who has nothing is
        out."""
        for seat in range(self.seats):
            if seat in self.out:
                self.expect(not self.ground(seat), f"{seat} is out and holds something")
                continue
            units = self.units(seat)
            self.expect(units <= self.quota(seat), f"{seat} has {units} of {self.quota(seat)}")
            alive = units > 0 or self.owner[self.home(seat)] == seat
            self.expect(alive, f"{seat} should be out")
            self.expect(self.came[seat] - self.went[seat] == units, f"units of {seat}")
        for seat, owed in self.owed.items():
            left = [owed["gain"], owed["lose"], owed["units"], owed["cavalry"]]
            self.expect(left == [0, 0, 0, 0], f"{seat} is owed {owed}")
        self.owed = {}

    def compare(self, view: Plain, eyes: int | None) -> list[str]:
        """Where a view and this count differ."""
        found = list(self.faults)
        for place, shown in view["territories"].items():
            counted = [sum(shown["infantry"]), sum(shown["cavalry"])]
            if (shown["owner"], counted) != (self.owner[place], self.army[place]):
                found.append(f"{place}: {shown}, not {self.owner[place]} {self.army[place]}")
        for seat, shown in enumerate(view["seats"]):
            found += [
                f"seat {seat}: {name} {shown[name]}, not {value}"
                for name, value in self.seat(seat).items()
                if shown[name] != value
            ]
            if eyes == seat and set(shown["hand"]) != self.hand[seat]:
                found.append(f"seat {seat}: hand {shown['hand']}, not {self.hand[seat]}")
            if eyes == seat and shown["mission"] != self.mission[seat]:
                found.append(f"seat {seat}: mission {shown['mission']}, not {self.mission[seat]}")
        if view["chronicle"] != self.card or set(view["cards_left"]) != self.deck:
            found.append(f"chronicle {view['chronicle']}, not {self.card}")
        return found

    def seat(self, seat: int) -> Plain:
        gone = seat in self.out
        own = {hero for hero in self.burnt if self.hero_of(hero) == self.faction[seat]}
        counted: Plain = {
            "faction": self.faction[seat],
            "purse": self.purse[seat],
            "heroes": len(self.hand[seat]),
            "out": gone,
            "units": self.units(seat),
        }
        if self.faction[seat] is not None:
            counted["burnt"] = [hero for hero in self.board["heroes"] if hero in own]
        if not gone:
            counted |= {
                "food": self.food(seat),
                "quota": self.quota(seat),
                "forts": len(self.forts(seat)),
                "noted": [place for place in self.data if place in self.noted[seat]],
            }
        return counted

    def hero_of(self, hero: str) -> str:
        faction: str = self.board["heroes"][hero]["faction"]
        return faction


def unit(word: str) -> tuple[int, int]:
    """A unit by its word, as infantry and cavalry."""
    return (0, 1) if word == "cavalry" else (1, 0)
