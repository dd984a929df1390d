"""Positions of The Conquerors in which much can meet: armies next to each other, sieges, fleets in
besieged ports, kings parted from their armies, cards in both hands."""

from __future__ import annotations

from anabasis.bots.bot import sit_down
from anabasis.core.die import SeededDie
from anabasis.games.conquerors.board import (
    ARMY,
    CITIES,
    LAND_WAYS,
    NOWHERE,
    PERSIA,
    PORT,
    PROVINCES,
    REAL,
    REVOLT_RATING,
    SIDE,
    SPACE,
    SPACES,
    TREASURY,
    TREASURY_OF,
)
from anabasis.games.conquerors.cards import ALL_CARDS, CARDS
from anabasis.games.conquerors.fleets import FLEET, RHODIAN, SQUADRON
from anabasis.games.conquerors.game import GAME
from anabasis.games.conquerors.leaders import ALEXANDER, DARIUS, LEADER, LEADERS_OF
from anabasis.games.conquerors.rules.commanders import stand_alone
from anabasis.games.conquerors.rules.forces import add_garrison
from anabasis.games.conquerors.rules.rounds import DrawMarker, fill_cup
from anabasis.games.conquerors.state import IN_POOL, IS_GREAT_KING, War
from anabasis.kit.rows import changed
from tests.rules.conquerors.dealing import Cards

ROUND: int = 9
"""Late enough for cards and markers."""


class Crowd(Cards):
    """Such a position, by a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.chance = SeededDie(seed)
        self.war.seats = 2
        self._cards()
        self._armies()
        self._sieges()
        self._fleets()
        self._posts()
        self._kings()
        self._marks()
        fill_cup(self.war)
        self.war.round = ROUND
        self.settled()
        sit_down(GAME, self.war, self.chance)
        self.war.agenda = [DrawMarker()]

    def _cards(self) -> None:
        war, left = self.war, list(range(CARDS))
        hands = []
        for _ in range(2):
            hand = 0
            for _ in range(2 + self.chance.uniform(4)):
                hand |= 1 << left.pop(self.chance.uniform(len(left)))
            hands.append(hand)
        war.hands = (hands[0], hands[1])
        war.pile = ALL_CARDS & ~(hands[0] | hands[1])

    def _free(self, near: int = NOWHERE) -> str:
        """A space with nobody in it, if need be next to another one."""
        spaces = [space for space, _ in LAND_WAYS[near]] if near != NOWHERE else range(SPACES)
        found = [space for space in spaces if REAL[space] and not self.war.land[space]]
        found = found or [n for n in range(SPACES) if REAL[n] and not self.war.land[n]]
        return SPACE.words[found[self.chance.uniform(len(found))]]

    def _armies(self) -> None:
        """Of each side two or three; the second's stand near the first's."""
        last = NOWHERE
        for number in range(3):
            for side in ("macedon", "persia"):
                if number == 2 and self.chance.uniform(2):
                    continue
                where = self._free(last if self.chance.uniform(3) else NOWHERE)
                last = SPACE.read(where)
                points = 30 + self.chance.uniform(8) if number == 0 else 3 + self.chance.uniform(26)
                others = [one for one in LEADERS_OF[SIDE.read(side)] if self._is_free(one)]
                named = [LEADER.words[others[self.chance.uniform(len(others))]]]
                if number == 0:
                    named.append("alexander-iii" if side == "macedon" else "darius-iii")
                condition = 0 if self.chance.uniform(3) else self.chance.uniform(3)
                self.army(
                    f"{side}-{number + 1}",
                    where,
                    points,
                    self.chance.uniform(4),
                    " ".join(named),
                    condition=condition,
                )

    def _is_free(self, leader: int) -> bool:
        return leader not in (ALEXANDER, DARIUS) and self.war.where[leader] == IN_POOL

    def _sieges(self) -> None:
        """An army before a city, with something inside."""
        for side, other in (("macedon", "persia"), ("persia", "macedon")):
            empty = [space for space in CITIES if not self.war.land[space]]
            city = SPACE.words[empty[self.chance.uniform(len(empty))]]
            self._garrison(other, city, 1 + self.chance.uniform(3))
            if self.chance.uniform(2):
                self.loose(other, city, 1 + self.chance.uniform(6), self.chance.uniform(3))
            besieger = ARMY.read(f"{side}-{1 + self.chance.uniform(2)}")
            if self.war.asp[besieger] >= 10 and self.chance.uniform(3):
                name = ARMY.words[besieger]
                self.army(name, city, self.war.asp[besieger], self.war.elite[besieger])
                if self.chance.uniform(3):
                    self.besieges(side, city, self.chance.uniform(3))

    def _fleets(self) -> None:
        ports = [n for n in range(SPACES) if PORT[n] and REAL[n]]
        besieged = [space for n, space in enumerate(CITIES) if self.war.besieger[n] < 2]
        for fleet, word in enumerate(FLEET.words):
            if fleet in (RHODIAN, SQUADRON) or self.chance.uniform(3) == 0:
                continue
            near = [space for space in besieged if PORT[space]]
            choice = near if near and self.chance.uniform(3) == 0 else ports
            side = SIDE.words[self.chance.uniform(2)]
            self.fleet(word, side, SPACE.words[choice[self.chance.uniform(len(choice))]])

    def _posts(self) -> None:
        for side in ("macedon", "persia"):
            for _ in range(6):
                self._garrison(side, self._free(), 1 + self.chance.uniform(2))
        for treasury in range(len(TREASURY) - 1):
            space = TREASURY_OF.index(treasury)
            if not self.war.land[space]:
                self.keeps(SIDE.words[self.chance.uniform(2)], SPACE.words[space])

    def _garrison(self, side: str, where: str, points: int) -> None:
        add_garrison(self.war, SIDE.read(side), SPACE.read(where), points)

    def _kings(self) -> None:
        """Now and then Darius is parted from his army; the Family and the Royal Treasury are with
        it, or somewhere."""
        war = self.war
        war.family_side, war.royal_side = PERSIA, PERSIA
        war.family_at = SPACE.read("susa")
        if self.chance.uniform(3) == 0:
            war.family_army = ARMY.read("persia-1")
            war.family_at = war.army_at[war.family_army]
        if self.chance.uniform(2):
            self.royal("persia-1", 2 * self.chance.uniform(2))
        if self.chance.uniform(4) == 0:
            held = [n for n in CITIES if war.holder[n] == PERSIA]
            if held:
                stand_alone(war, DARIUS, held[self.chance.uniform(len(held))])

    def _marks(self) -> None:
        war = self.war
        for name in ("weather", "drought", "devastated", "revolt"):
            province = self.chance.uniform(PROVINCES)
            if self.chance.uniform(2) and (name != "revolt" or REVOLT_RATING[province]):
                setattr(war, name, 1 << province)
        for treasury in range(len(TREASURY) - 1):
            if TREASURY.words[treasury] != "memphis":
                war.level = changed(war.level, treasury, self.chance.uniform(3))
        war.weariness = self.chance.uniform(20)
        war.injury = self.chance.uniform(22)
        war.deeds = IS_GREAT_KING * self.chance.uniform(2)


def crowded(seed: int) -> War:
    """A position in which much can meet."""
    return Crowd(seed).war
