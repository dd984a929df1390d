"""A battle of Final Conquest counted a second time, from its events."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.games.final_conquest.second_model import Ledger

Plain = dict[str, Any]
STRENGTH = {
    "scipio-africanus": 4,
    "marcus-marcellus": 3,
    "fabius-maximus": 2,
    "gaius-duilius": 2,
    "hamilcar-barca": 3,
    "hannibal-barca": 4,
    "hasdrubal-barca": 2,
    "maharbal": 1,
    "alexander": 3,
    "leonidas": 2,
    "pyrrhus": 4,
    "philopoemen": 2,
    "ptolemy-euergetes": 4,
    "cleopatra": 1,
    "berenice": 2,
    "sosibius": 2,
    "cyrus": 4,
    "darius": 3,
    "artemisia": 2,
    "arsaces": 2,
    "vercingetorix": 3,
    "brennus": 3,
    "ambiorix": 2,
    "viridomarus": 2,
}
DEFENDING = {"fabius-maximus": 1, "hamilcar-barca": 2, "leonidas": 3, "arsaces": 1}
ATTACKING = {"alexander": 2, "viridomarus": 2}
AT_SEA = {"gaius-duilius": 2, "artemisia": 2}


class Side:
    """One of the two: its units in the battle, its hero, and what it has lost."""

    def __init__(self, seat: int, place: str, units: list[int]) -> None:
        self.seat = seat
        self.place = place
        self.units = units
        self.hero: str | None = None
        self.shown = False
        self.paid = 0
        self.dice: list[int] = []
        self.lost = [0, 0]
        self.gone_for_good = [0, 0]
        """What Hamilcar took, or Cyrus."""
        self.killed: list[str] = []

    @property
    def strength(self) -> int:
        return self.units[0] + 2 * self.units[1]

    def loses(self, infantry: int, cavalry: int) -> None:
        self.units = [self.units[0] - infantry, self.units[1] - cavalry]
        self.lost = [self.lost[0] + infantry, self.lost[1] + cavalry]


class Fight:
    """A battle, from its declaration until the victors have settled."""

    def __init__(self, ledger: Ledger, event: Plain) -> None:
        place = event["territory"]
        self.place = place
        self.sea = ledger.data[place]["kind"] == "sea"
        self.attacker = Side(event["seat"], event["origin"], [event["infantry"], event["cavalry"]])
        self.defender = Side(event["defender"], place, list(ledger.army[place]))
        self.held = ledger.army[event["origin"]]
        for have, sent in zip(self.held, self.attacker.units, strict=True):
            ledger.expect(have >= sent, "attackers who are not there")
        self.bonus = self.bonus_of(ledger)
        self.home = ledger.own_home(place)
        self.result = ""
        self.margin = 0
        self.by_margin = False

    def bonus_of(self, ledger: Ledger) -> int:
        if ledger.own_home(self.place):
            return 4
        fort = ledger.data[self.place]["fort"]
        walls = 1 if ledger.card == "strong-walls" and fort != "none" else 0
        return (2 if fort == "great" else 1) + walls

    def side(self, seat: int) -> Side:
        return self.attacker if seat == self.attacker.seat else self.defender

    def other(self, side: Side) -> Side:
        return self.defender if side is self.attacker else self.attacker

    def hero(self, side: Side) -> str | None:
        """The hero that counts: not one whom Cleopatra cancels."""
        return None if self.other(side).hero == "cleopatra" else side.hero

    def won(self, side: Side) -> bool:
        return self.result == ("attacker-wins" if side is self.attacker else "defender-wins")

    def decided(self) -> bool:
        return self.result in ("attacker-wins", "defender-wins")

    def added(self, side: Side) -> int:
        """6.11 to 6.34 What a hero adds, once more."""
        hero = self.hero(side)
        if hero is None:
            return 0
        sum_ = STRENGTH[hero] + side.paid
        sum_ += (ATTACKING if side is self.attacker else DEFENDING).get(hero, 0)
        sum_ += AT_SEA.get(hero, 0) if self.sea else 0
        if hero == "maharbal":
            sum_ += min(2, side.units[1])
        if hero == "vercingetorix":
            sum_ += min(3, side.units[0] // 2)
        return sum_

    def total(self, side: Side) -> int:
        total = side.strength + self.added(side) + min(side.dice)
        if side is self.defender and self.hero(self.attacker) != "scipio-africanus":
            total += self.bonus
        return total

    def tell(self, ledger: Ledger, event: Plain) -> None:
        handler = getattr(self, "on_" + event["kind"].replace("-", "_"), None)
        if handler is not None:
            handler(ledger, event)

    def on_hero_shown(self, ledger: Ledger, event: Plain) -> None:
        side = self.side(event["seat"])
        ledger.expect(ledger.card != "silent-oracles", "a hero under silent oracles")
        ledger.expect(event["hero"] in ledger.hand[side.seat], f"{event['hero']} is not held")
        side.hero = event["hero"]
        side.paid = event["paid"] or 0
        ledger.expect(side.paid <= (3 if side.hero == "sosibius" else 0), "paid too much")
        ledger.hand[side.seat].discard(event["hero"])
        ledger.burnt.add(event["hero"])
        ledger.pay(side.seat, side.paid)

    def on_dice_rolled(self, ledger: Ledger, event: Plain) -> None:
        for side, name in ((self.attacker, "attack_dice"), (self.defender, "defence_dice")):
            dice = event[name]
            side.dice = dice if isinstance(dice, list) else [dice]
            lower = side is self.attacker and self.hero(self.defender) == "ambiorix"
            ledger.expect(len(side.dice) == (2 if lower else 1), f"{len(side.dice)} dice")
            ledger.expect(all(1 <= die <= 4 for die in side.dice), "faces of the die")

    def on_rolled_again(self, ledger: Ledger, event: Plain) -> None:
        side = self.side(event["seat"])
        ledger.expect(self.hero(side) == "philopoemen", "rolled again")
        dice = event["dice"] if isinstance(event["dice"], list) else [event["dice"]]
        ledger.expect(len(dice) == len(side.dice), "as many dice again")
        side.dice = dice

    def on_battle_decided(self, ledger: Ledger, event: Plain) -> None:
        attack, defence = self.total(self.attacker), self.total(self.defender)
        told = (event["attack_total"], event["defence_total"])
        ledger.expect(told == (attack, defence), f"{told}, not {(attack, defence)}")
        self.margin = abs(attack - defence)
        if attack > defence:
            self.result = "attacker-wins"
        elif defence > attack or self.hero(self.defender) == "leonidas":
            self.result = "defender-wins"
        else:
            self.result = "draw"
        ledger.expect(event["result"] == self.result, f"{event['result']}, not {self.result}")
        ledger.expect(event["margin"] == self.margin, f"margin {event['margin']}")
        if self.result == "attacker-wins" and self.place in ("rome", "brundium"):
            ledger.sacked.add(self.place)
            ledger.held_when_sacked = ledger.mission[self.attacker.seat]

    # ---- losses

    def on_units_lost(self, ledger: Ledger, event: Plain) -> None:
        side = self.side(event["seat"])
        lost = (event["infantry"], event["cavalry"])
        ledger.expect(self.won(self.other(side)), "losses of one who has not lost")
        ledger.expect(not self.by_margin, "losses by the margin twice")
        ledger.expect(lost in self.losses(side), f"{lost} of {side.units} by {self.margin}")
        self.by_margin = True
        side.loses(*lost)
        ledger.lost(side.seat, side.place, *lost)

    def losses(self, side: Side) -> set[tuple[int, int]]:
        """13.13 What a loser may give, once more."""
        if self.margin == 0 or (self.hero(side) == "artemisia" and self.sea):
            return {(0, 0)}
        sets = list(product(range(side.units[0] + 1), range(side.units[1] + 1)))
        if self.hero(side) == "fabius-maximus":
            return {each for each in sets if sum(each) == min(1, sum(side.units))}
        enough = [each for each in sets if each[0] + 2 * each[1] >= self.margin]
        if not enough:
            return {(side.units[0], side.units[1])}
        least = min(each[0] + 2 * each[1] for each in enough)
        return {each for each in enough if each[0] + 2 * each[1] == least}

    def on_unit_killed(self, ledger: Ledger, event: Plain) -> None:
        side = self.side(event["seat"])
        hero = event["hero"]
        infantry, cavalry = (0, 1) if event["unit"] == "cavalry" else (1, 0)
        ledger.expect(self.decided(), "killed in a draw")
        ledger.expect(hero not in side.killed, f"{hero} kills twice")
        side.killed.append(hero)
        if hero == "pyrrhus":
            ledger.expect(self.hero(side) == hero, "killed by Pyrrhus")
        else:
            enemy = self.other(side)
            ledger.expect(enemy.hero == hero, f"killed by {hero}")
            if hero != "hamilcar-barca":
                ledger.expect(self.hero(enemy) == hero and self.won(enemy), f"killed by {hero}")
        if hero == "hamilcar-barca":
            side.gone_for_good[0] += infantry
            side.gone_for_good[1] += cavalry
        side.loses(infantry, cavalry)
        ledger.lost(side.seat, side.place, infantry, cavalry)

    # ---- retreat

    def on_retreated(self, ledger: Ledger, event: Plain) -> None:
        side = self.defender
        place = event["territory"]
        infantry, cavalry = (0, 1) if event["unit"] == "cavalry" else (1, 0)
        ledger.expect(self.result == "attacker-wins", "a retreat of one who has not lost")
        ledger.expect(place in self.refuges(ledger), f"a retreat to {place}")
        side.units = [side.units[0] - infantry, side.units[1] - cavalry]
        ledger.take(side.seat, self.place, infantry, cavalry)
        ledger.add(side.seat, place, infantry, cavalry)

    def refuges(self, ledger: Ledger) -> set[str]:
        """12.8 to 12.10 Where a beaten defender may go, once more."""
        if self.hero(self.attacker) == "hannibal-barca":
            return set()
        found = self.steps(ledger, self.place)
        hero = self.hero(self.defender)
        if hero == "arsaces":
            found |= {far for near in set(found) for far in self.steps(ledger, near)}
        if hero == "hasdrubal-barca":
            own = ledger.ground(self.defender.seat)
            found |= {far for far in own if self.sea or ledger.data[far]["kind"] == "land"}
        return found - {self.place, self.attacker.place}

    def steps(self, ledger: Ledger, origin: str) -> set[str]:
        land = ledger.data[origin]["kind"] == "land"
        return {
            place
            for place, data in ledger.data.items()
            if ledger.linked(origin, place)
            and ledger.owner[place] in (self.defender.seat, None)
            and not (data["kind"] == "sea" and (land or ledger.card == "stormy-seas"))
            and place not in (self.place, self.attacker.place)
        }

    def on_no_way_out(self, ledger: Ledger, event: Plain) -> None:
        ledger.expect(not self.refuges(ledger), f"no way out of {self.place}: there is")
        self.cut_down(ledger, event)

    def on_cut_off(self, ledger: Ledger, event: Plain) -> None:
        ledger.expect(self.hero(self.attacker) == "hannibal-barca", "cut off")
        self.cut_down(ledger, event)

    def cut_down(self, ledger: Ledger, event: Plain) -> None:
        lost = (event["infantry"], event["cavalry"])
        ledger.expect(list(lost) == self.defender.units, f"{lost} of {self.defender.units}")
        self.defender.loses(*lost)
        ledger.lost(self.defender.seat, self.place, *lost)

    # ---- money

    def on_victory_paid(self, ledger: Ledger, event: Plain) -> None:
        amount = 3 if ledger.card == "spoils-of-war" else 1
        won = self.result == "attacker-wins" and event["seat"] == self.attacker.seat
        ledger.expect(won and event["amount"] == amount, f"paid {event}")
        ledger.purse[event["seat"]] += amount

    def on_hero_brings(self, ledger: Ledger, event: Plain) -> None:
        side = self.side(event["seat"])
        hero = self.hero(side)
        brings = {
            "darius": True,
            "maharbal": self.won(side),
            "ptolemy-euergetes": self.won(side),
            "marcus-marcellus": self.won(side) and side is self.attacker,
        }
        ledger.expect(brings.get(hero or "", False) and event["amount"] == 2, f"brings {event}")
        ledger.expect(side.seat not in ledger.out, "paid to one who is out")
        ledger.purse[side.seat] += event["amount"]

    def on_hero_takes(self, ledger: Ledger, event: Plain) -> None:
        side = self.side(event["seat"])
        hero = self.hero(side)
        loser = self.other(side).seat
        most = {"sosibius": 2, "brennus": 3}.get(hero or "", 0)
        amount = min(most, ledger.purse[loser])
        ledger.expect(self.won(side) and event["amount"] == amount, f"takes {event}: {amount}")
        ledger.pay(loser, event["amount"])
        ledger.purse[side.seat] += event["amount"]

    # ---- capture and recovery

    def on_captured(self, ledger: Ledger, event: Plain) -> None:
        side = self.side(event["seat"])
        enemy = self.other(side)
        ledger.expect(self.hero(side) == "cyrus" and self.won(side), "a capture")
        ledger.expect(enemy.lost[0] > 0, "a capture of nobody")
        ledger.expect(ledger.owner[self.place] == side.seat, "a capture in a place not held")
        ledger.expect(ledger.units(side.seat) < ledger.quota(side.seat), "a capture above quota")
        enemy.lost[0] -= 1
        ledger.got(side.seat, self.place, 1, 0)

    def on_recovered(self, ledger: Ledger, event: Plain) -> None:
        side = self.side(event["seat"])
        home = ledger.home(side.seat)
        infantry, cavalry = event["infantry"], event["cavalry"]
        ledger.expect(self.hero(side) == "berenice", "a recovery")
        ledger.expect(infantry + 2 * cavalry <= 2, "more than 2 strength recovered")
        ledger.expect(ledger.owner[home] == side.seat, "recovered into a lost home")
        for kind, back in enumerate((infantry, cavalry)):
            left = side.lost[kind] - side.gone_for_good[kind]
            ledger.expect(back <= left, "recovered whom nobody lost")
        ledger.got(side.seat, home, infantry, cavalry)
        ledger.expect(ledger.units(side.seat) <= ledger.quota(side.seat), "recovered above quota")
