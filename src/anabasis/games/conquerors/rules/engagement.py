"""10, 11 What is under way: a move, a land battle, a fight at sea. The position holds each of them
while it lasts; they are replaced, never changed."""

from __future__ import annotations

from typing import Final

from anabasis.core.plain import Datum

# ---- 10 a move

AT_REST: Final = 0
"""10.7 The legs of a move: none yet,"""
BY_LAND: Final = 1
BY_SEA: Final = 2
LAND_THEN_SEA: Final = 3
SEA_THEN_LAND: Final = 4
BY_DEEP_SEA: Final = 5
"""which no land leg may follow, and"""
NO_LEG_LEFT: Final = 6
"""both, with an avoidance between them (11.3.4)."""

FOUGHT: Final = 1
"""10.9 The force has entered a space of the enemy's, or has fought,"""
DEVASTATING: Final = 2
"""has tried to devastate,"""
AFLOAT: Final = 4
"""10.7 is at sea, and has not landed where it is,"""
ENDED: Final = 8
"""and may not go on."""
AT_SEA_ONLY: Final = 16
"""10.7 It was declared for the sea alone, without a treasury,"""
FROM_INSIDE: Final = 32
"""11.4 set sail from Inside a city under siege,"""
ACTED: Final = 64
"""has left points or a garrison somewhere,"""
GAINED: Final = 128
"""8.6.1 has entered a space that its side did not control, or"""
SALLYING: Final = 256
"""11.4 makes a counter-attack."""
SLIPPING: Final = 512
"""8.5.7 It is a fleet that has just changed hands and slips away."""
BEATEN: Final = 1024
"""6.3.8 It has come where it is by a retreat, or was thrown back."""
CARGO_CONDITION: Final = 11
"""11.4.31 From this bit on the condition of points that escape by sea: they are as tired as they
were in the city."""


class March(Datum):
    """10.1, 10.7 The move of an army, or of fleets, or of both."""

    def __init__(
        self,
        side: int,
        army: int,
        cargo: int,
        fleets: int,
        basic: int,
        declared: int,
        treasury: int,
        origin: int,
        at: int,
        spent: int,
        at_sea: int,
        legs: int,
        port: int,
        came_from: int,
        came_by: int,
        steps: int,
        deserts: int,
        flags: int,
    ) -> None:
        self.side = side
        self.army = army
        """The army, or `NO_ARMY`."""
        self.cargo = cargo
        """11.4 Points without an army that escape by sea."""
        self.fleets = fleets
        """10.7 The fleets in the force, a bit each."""
        self.basic = basic
        """10.1 The movement points that cost nothing,"""
        self.declared = declared
        """those that were declared,"""
        self.treasury = treasury
        """7.2 and the treasury that pays for those above the basic allowance, or none."""
        self.origin = origin
        """The space where the move began,"""
        self.at = at
        """and where the force is."""
        self.spent = spent
        """The movement points used, those at sea among them,"""
        self.at_sea = at_sea
        """10.7 and those at sea."""
        self.legs = legs
        self.port = port
        """11.5 The port from which the force put to sea, to which it is thrown back."""
        self.came_from = came_from
        """11.3 E The last Space before this one, Transit Points left aside."""
        self.came_by = came_by
        """11.3 D The kind of the path by which the force came, or `NEVER`."""
        self.steps = steps
        """11.3 H How many paths the force has used, but for those into Transit Points at sea,"""
        self.deserts = deserts
        """9 and how many desert paths among them."""
        self.flags = flags

    def has(self, flag: int) -> bool:
        return self.flags & flag != 0

    def cargo_condition(self) -> int:
        """11.4.31 How fresh the points are that escape by sea."""
        return self.flags >> CARGO_CONDITION

    def left(self) -> int:
        """10.1 The movement points that are left."""
        return self.declared - self.spent

    def but(
        self,
        cargo: int = -1,
        fleets: int = -1,
        treasury: int = -1,
        at: int = -1,
        spent: int = -1,
        at_sea: int = -1,
        legs: int = -1,
        port: int = -1,
        came_from: int = -1,
        came_by: int = -1,
        steps: int = -1,
        deserts: int = -1,
        flags: int = -1,
    ) -> March:
        """The same move with something changed."""
        return March(
            self.side,
            self.army,
            self.cargo if cargo < 0 else cargo,
            self.fleets if fleets < 0 else fleets,
            self.basic,
            self.declared,
            treasury if treasury >= 0 else self.treasury,
            self.origin,
            self.at if at < 0 else at,
            self.spent if spent < 0 else spent,
            self.at_sea if at_sea < 0 else at_sea,
            self.legs if legs < 0 else legs,
            self.port if port < 0 else port,
            self.came_from if came_from < 0 else came_from,
            self.came_by if came_by < 0 else came_by,
            self.steps if steps < 0 else steps,
            self.deserts if deserts < 0 else deserts,
            self.flags if flags < 0 else flags,
        )


# ---- 11.1 to 11.3 a land battle

ATTACKER: Final = 0
DEFENDER: Final = 1
NEITHER: Final = 2
"""11.3 E Of whom a draw is the victory, and"""
UNDECIDED: Final = 3
"""who has won before the dice."""

BY_ATTACK: Final = 0
"""11.1 How a battle came about: an army moved upon the enemy,"""
BY_INTERCEPTION: Final = 1
"""10.6 armies intercepted one that moved, or"""
BY_SALLY: Final = 2
"""11.4 an army in a city under siege attacked the besieger."""

LOOSE: Final = 1
"""8.1 What stands in a battle beside the armies: points of no army,"""
GARRISON: Final = 2
"""8.6, 8.7 and garrisons or tribes."""


class Battle(Datum):
    """11.3 A land battle as far as it has come. Of each pair the first is the attackers', the
    second the defenders'."""

    def __init__(
        self,
        space: int,
        sides: tuple[int, int],
        origin: int,
        way: int,
        back: bytes,
        armies: tuple[int, int],
        posts: tuple[int, int],
        strength: tuple[int, int],
        line: tuple[int, int],
        tired: tuple[int, int],
        elite: tuple[int, int],
        used: tuple[int, int],
        surprise: tuple[int, int],
        terrain: int,
        doubled: int,
        grit: tuple[int, int],
        rolls: tuple[int, int],
        scores: tuple[int, int],
        winner: int,
        refuge: int,
        route: int,
        lost: tuple[int, int],
    ) -> None:
        self.space = space
        self.sides = sides
        self.origin = origin
        """`BY_ATTACK`, `BY_INTERCEPTION` or `BY_SALLY`."""
        self.way = way
        """11.3 D The kind of the path by which the attacker came, or `NEVER`."""
        self.back = back
        """11.3 E For each army the Space to which it returns after a draw."""
        self.armies = armies
        """The armies of each side, a bit each, and"""
        self.posts = posts
        """what else stands in the battle: `LOOSE`, `GARRISON`."""
        self.strength = strength
        """11.3 B The strength of each side before the dice;"""
        self.line = line
        """11.3 D whether it had a line of communications,"""
        self.tired = tired
        """11.3 G whether it was fatigued,"""
        self.elite = elite
        """8.2 and its Elite Level."""
        self.used = used
        """11.3 D The leaders whose ratings are used, a bit each."""
        self.surprise = surprise
        """15 How many Surprise cards count for each side,"""
        self.terrain = terrain
        """how many of Terrain Advantage for the defender,"""
        self.doubled = doubled
        """the leaders whose rating is doubled, a bit each,"""
        self.grit = grit
        """and what the enemy's Determined Troops add to the loss die of each side."""
        self.rolls = rolls
        """The adjusted dice"""
        self.scores = scores
        """11.3 C and the Battle Scores."""
        self.winner = winner
        self.refuge = refuge
        """11.3 E Where the loser has retreated to, or the battle's own space,"""
        self.route = route
        """and the movement points of his way."""
        self.lost = lost
        """11.3 F The strength points that each side has lost."""

    def but(
        self,
        armies: tuple[int, int] | None = None,
        posts: tuple[int, int] | None = None,
        strength: tuple[int, int] | None = None,
        line: tuple[int, int] | None = None,
        tired: tuple[int, int] | None = None,
        elite: tuple[int, int] | None = None,
        used: tuple[int, int] | None = None,
        surprise: tuple[int, int] | None = None,
        terrain: int = -1,
        doubled: int = -1,
        grit: tuple[int, int] | None = None,
        rolls: tuple[int, int] | None = None,
        scores: tuple[int, int] | None = None,
        winner: int = -1,
        refuge: int = -1,
        route: int = -1,
        lost: tuple[int, int] | None = None,
    ) -> Battle:
        """The same battle with something changed."""
        return Battle(
            self.space,
            self.sides,
            self.origin,
            self.way,
            self.back,
            self.armies if armies is None else armies,
            self.posts if posts is None else posts,
            self.strength if strength is None else strength,
            self.line if line is None else line,
            self.tired if tired is None else tired,
            self.elite if elite is None else elite,
            self.used if used is None else used,
            self.surprise if surprise is None else surprise,
            self.terrain if terrain < 0 else terrain,
            self.doubled if doubled < 0 else doubled,
            self.grit if grit is None else grit,
            self.rolls if rolls is None else rolls,
            self.scores if scores is None else scores,
            self.winner if winner < 0 else winner,
            self.refuge if refuge < 0 else refuge,
            self.route if route < 0 else route,
            self.lost if lost is None else lost,
        )


def pair(given: tuple[int, int], at: int, value: int) -> tuple[int, int]:
    """A pair with one of its numbers replaced."""
    return (value, given[1]) if at == 0 else (given[0], value)


# ---- 11.5 naval combat


class SeaFight(Datum):
    """11.5 Fleets that meet. The first of each pair is the moving force's, the second that of the
    fleets that intercept it or lie where it comes."""

    def __init__(
        self,
        space: int,
        sides: tuple[int, int],
        fleets: tuple[int, int],
        back: bytes,
        intercepted: bool,
        evade: int,
        pounced: bool,
        surprise: tuple[int, int],
        hits: tuple[int, int],
        lost: tuple[int, int],
    ) -> None:
        self.space = space
        self.sides = sides
        self.fleets = fleets
        """The fleets of each, a bit a fleet; the moving force may have none."""
        self.back = back
        """For each fleet the port from which it came."""
        self.intercepted = intercepted
        """Whether the others came to meet it; otherwise they lay there and are attacked."""
        self.evade = evade
        """15 What Surprise adds to the die of avoidance;"""
        self.pounced = pounced
        """whether Surprise forbids that die; and"""
        self.surprise = surprise
        """how many Surprise cards let each roll first."""
        self.hits = hits
        """The hits of each that have still to be taken by the other, and"""
        self.lost = lost
        """the squadrons that each has lost."""

    def but(
        self,
        fleets: tuple[int, int] | None = None,
        evade: int = -1,
        pounced: bool | None = None,
        surprise: tuple[int, int] | None = None,
        hits: tuple[int, int] | None = None,
        lost: tuple[int, int] | None = None,
    ) -> SeaFight:
        """The same fight with something changed."""
        return SeaFight(
            self.space,
            self.sides,
            self.fleets if fleets is None else fleets,
            self.back,
            self.intercepted,
            self.evade if evade < 0 else evade,
            self.pounced if pounced is None else pounced,
            self.surprise if surprise is None else surprise,
            self.hits if hits is None else hits,
            self.lost if lost is None else lost,
        )
