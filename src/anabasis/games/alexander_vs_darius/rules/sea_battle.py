"""3.4 Sea battles.

The ships that are on their way attack those of one berth: out at sea, or in a port. The hits of a
round are allotted nation by nation; what goes down with the ships is asked afterwards.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain, Numbers
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Frame, Procedure, Step
from anabasis.games.alexander_vs_darius.board import (
    BERTH,
    BERTH_AREA,
    BERTH_SEA,
    BERTHS,
    MACEDON,
    NOBODY,
    NOWHERE,
    aboard,
)
from anabasis.games.alexander_vs_darius.counters import (
    NATION,
    NATIONS,
    SHIP_COUNTERS,
    SHIP_VALUE,
    units_in,
)
from anabasis.games.alexander_vs_darius.events import (
    SEA_BATTLE_ENDS,
    SEA_BATTLE_MET,
    SEA_FOUGHT,
    SPOILS,
    WITHDREW,
)
from anabasis.games.alexander_vs_darius.leaders import (
    ADMIRALS,
    ALEXANDER,
    COMBAT,
    PHILIP,
    count_of,
    leaders_in,
)
from anabasis.games.alexander_vs_darius.rules.drowning import lose_ships
from anabasis.games.alexander_vs_darius.rules.kings import alexander_dies, philip_dies, succeed
from anabasis.games.alexander_vs_darius.rules.known import know_leaders
from anabasis.games.alexander_vs_darius.rules.ships import go_to, sink
from anabasis.games.alexander_vs_darius.rules.standing import (
    in_service,
    ship_side,
)
from anabasis.games.alexander_vs_darius.rules.withdrawal import refuges
from anabasis.games.alexander_vs_darius.state import (
    DEAD,
    MOVED,
    SAILING,
    Campaign,
    Fleet,
    gain,
    is_on_map,
)
from anabasis.games.alexander_vs_darius.turns import IN_PORT, PIECES_FOR_TREASURE, ROUNDS

_SHIPS: Final = Numbers("ships", 0, max(SHIP_COUNTERS))

ATTACKER: Final = 0
DEFENDER: Final = 1
NEITHER: Final = 2


class SeaFight(Procedure[Campaign]):
    """3.4 A sea battle as far as it has come, and the next thing to do in it. `seat` attacks the
    ships of `berth`; `before` are the units and leaders aboard on each side at the start, `kings`
    the Macedonian kings alive then."""

    def __init__(
        self,
        seat: int,
        berth: int,
        onward: Frame[Campaign],
        round: int,
        hits: tuple[int, int],
        before: tuple[int, int, int, int],
        kings: int,
        asked: int,
    ) -> None:
        self.seat = seat
        self.berth = berth
        self.onward = onward
        """3.4.11 How the voyage goes on if there is no battle."""
        self.round = round
        """The rounds that have been fought."""
        self.hits = hits
        self.before = before
        self.kings = kings
        self.asked = asked
        """How many have been asked whether they withdraw before the next round."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        ours, theirs = fleets(position, self, ATTACKER), fleets(position, self, DEFENDER)
        if not ours or not theirs:
            winner = ATTACKER if ours else DEFENDER if theirs else NEITHER
            finish(position, self, winner, die, log)
        elif self.round == ROUNDS:
            winner = ATTACKER if self.hits[0] > self.hits[1] else DEFENDER
            position.agenda.append(After(self, winner))
            leave(position, self, 1 - winner, log)
        elif self.asked == 0:
            position.agenda.append(self.but(asked=1))
            if may_withdraw(position, self, DEFENDER):
                position.agenda.append(Standing(1 - self.seat, self, DEFENDER))
        elif self.asked == 1:
            position.agenda.append(self.but(asked=2))
            if may_withdraw(position, self, ATTACKER):
                position.agenda.append(Standing(self.seat, self, ATTACKER))
        else:
            fight(position, self, die, log)

    def but(self, asked: int = 0, round: int = -1, hits: tuple[int, int] | None = None) -> SeaFight:
        return SeaFight(
            self.seat,
            self.berth,
            self.onward,
            self.round if round < 0 else round,
            self.hits if hits is None else hits,
            self.before,
            self.kings,
            asked,
        )


def begin(
    campaign: Campaign,
    seat: int,
    berth: int,
    onward: Frame[Campaign],
    event: Procedure[Campaign],
    log: list[Event],
) -> None:
    """3.4.1, 3.4.9 The ships of a player that are on their way attack those of a berth. `onward` is
    how the voyage goes on if these withdraw at once, `event` the roll that follows a battle."""
    port = BERTH_AREA[berth]
    log.append(Event(SEA_BATTLE_MET, (seat, BERTH_SEA[berth], None if port == NOWHERE else port)))
    before = (*_aboard(campaign, seat), *_aboard(campaign, 1 - seat))
    kings = sum([1 << king for king in (PHILIP, ALEXANDER) if is_on_map(campaign, king)])
    campaign.agenda += [event, SeaFight(seat, berth, onward, 0, (0, 0), before, kings, 0)]


def fleets(campaign: Campaign, battle: SeaFight, side: int) -> list[Fleet]:
    """Who fights: the ships on their way, or those of the berth, Athenians at home too."""
    if side == ATTACKER:
        return [fleet for fleet in campaign.fleets if fleet.state == SAILING]
    enemy = 1 - battle.seat
    return [
        fleet
        for fleet in campaign.fleets
        if fleet.berth == battle.berth and ship_side(fleet.nation) == enemy
    ]


def _aboard(campaign: Campaign, side: int) -> tuple[int, int]:
    """How many units and leaders a player has aboard his ships, wherever they are."""
    found = [fleet for fleet in campaign.fleets if ship_side(fleet.nation) == side]
    units = sum([units_in(fleet.cargo) for fleet in found])
    return units, sum([count_of(fleet.leaders) for fleet in found])


def open_fight(campaign: Campaign) -> SeaFight | None:
    """The sea battle that is being fought, if one is."""
    found: SeaFight | None = None
    for frame in campaign.agenda:
        if isinstance(frame, SeaFight):
            found = frame
        elif isinstance(frame, After):
            found = frame.battle
    return found


def in_port(battle: SeaFight) -> bool:
    return BERTH_AREA[battle.berth] != NOWHERE


# ---- withdrawing


def may_withdraw(campaign: Campaign, battle: SeaFight, side: int) -> bool:
    """3.4.3, 3.4.4, 3.4.9, 4.7.10 Whether a side may withdraw before the next round."""
    if battle.round == 0 and (side == ATTACKER or in_port(battle)):
        return False
    return bool(mobile(campaign, battle, side)) and bool(ways(campaign, battle, side))


def mobile(campaign: Campaign, battle: SeaFight, side: int) -> list[Fleet]:
    """4.7.10 The ships of a side that can withdraw: Athenians at home stay where they are."""
    return [one for one in fleets(campaign, battle, side) if in_service(campaign, one)]


def ways(campaign: Campaign, battle: SeaFight, side: int) -> list[int]:
    """3.4.6 Where a side can withdraw to; not to the berth where it is fought."""
    seat = battle.seat if side == ATTACKER else 1 - battle.seat
    found = refuges(campaign, seat, BERTH_SEA[battle.berth])
    return [berth for berth in found if berth != battle.berth]


class Standing(Decision[Campaign]):
    """3.4.3 to 3.4.5 Whether a fleet withdraws before the next round, and where to."""

    case: ClassVar[str] = "3.4.3"
    verbs: ClassVar[tuple[str, ...]] = ("fight", "steer")

    def __init__(self, seat: int, battle: SeaFight, side: int) -> None:
        super().__init__(seat)
        self.battle = battle
        self.side = side

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        found: list[Action[Campaign, Any]] = [FIGHT]
        return found + [STEER[berth] for berth in ways(position, self.battle, self.side)]

    def prompt(self, position: Campaign) -> Message:
        return Message("sea-stand", {"round": self.battle.round + 1})


class Fight(Action[Campaign, Standing]):
    """3.4.3 Stay and fight."""

    verb: ClassVar[str] = "fight"

    def refusal(self, position: Campaign, decision: Standing, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: Standing, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


class SteeringAway(Step[Campaign]):
    """3.4.6, 3.4.7 Where a beaten fleet withdraws to."""

    case: ClassVar[str] = "3.4.7"
    verbs: ClassVar[tuple[str, ...]] = ("steer",)

    def __init__(self, seat: int, battle: SeaFight, side: int) -> None:
        super().__init__(seat)
        self.battle = battle
        self.side = side

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [STEER[berth] for berth in ways(position, self.battle, self.side)]

    def prompt(self, position: Campaign) -> Message:
        return Message("sea-leave", {"berth": BERTH.word(self.battle.berth)})


class Steer(Action[Campaign, Any]):
    """3.4.6 Withdraw to a berth."""

    verb: ClassVar[str] = "steer"
    fields: ClassVar[tuple[Domain, ...]] = (BERTH,)

    def __init__(self, berth: int) -> None:
        self.berth = berth

    def args(self) -> tuple[int, ...]:
        return (self.berth,)

    def refusal(self, position: Campaign, decision: Any, seat: int) -> Refusal | None:
        if self.berth not in ways(position, decision.battle, decision.side):
            return Refusal("3.4.6", "no-refuge", {"berth": BERTH.word(self.berth)})
        return None

    def do(self, position: Campaign, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        battle: SeaFight = decision.battle
        side: int = decision.side
        for fleet in mobile(position, battle, side):
            state = MOVED if fleet.state == SAILING else fleet.state
            go_to(position, fleet, self.berth, state)
        log.append(Event(WITHDREW, (seat, BERTH_SEA[battle.berth], self.berth)))
        if isinstance(decision, Standing):
            # The battle frame waits below; with one side gone it ends, or never began.
            position.agenda.pop()
            if battle.round == 0:
                position.agenda.pop()
                position.agenda.append(battle.onward)
            else:
                position.agenda.append(After(battle, 1 - side))


def leave(campaign: Campaign, battle: SeaFight, side: int, log: list[Event]) -> None:
    """3.4.6, 3.4.7, 4.7.10 The beaten side must withdraw, or is lost; Athenians at home stay."""
    found = mobile(campaign, battle, side)
    if not found:
        return
    if ways(campaign, battle, side):
        seat = battle.seat if side == ATTACKER else 1 - battle.seat
        campaign.agenda.append(SteeringAway(seat, battle, side))
        return
    for fleet in found:
        sink(campaign, fleet, False, log)


# ---- a round


def fight(campaign: Campaign, battle: SeaFight, die: Die, log: list[Event]) -> None:
    """3.4.1 Both sides roll; the defender's losses are allotted first."""
    scored: list[int] = []
    for side in (ATTACKER, DEFENDER):
        dice, hits = 0, 0
        for fleet in fleets(campaign, battle, side):
            surprised = side == DEFENDER and in_port(battle)
            for count, lowest in dice_of(fleet.ships, fleet.nation, fleet.leaders, surprised):
                dice += count
                hits += die.hits(count, 6, lowest)
            place = aboard(ship_side(fleet.nation), BERTH_SEA[fleet.berth])
            know_leaders(campaign, place, fleet.leaders & ADMIRALS)
        seat = battle.seat if side == ATTACKER else 1 - battle.seat
        log.append(Event(SEA_FOUGHT, (seat, battle.round + 1, dice, hits)))
        scored.append(min(hits, _ships(campaign, battle, 1 - side)))
    total = (battle.hits[0] + scored[0], battle.hits[1] + scored[1])
    campaign.agenda += [
        battle.but(round=battle.round + 1, hits=total),
        Sinking(battle.seat, battle, ATTACKER, scored[1], 0),
        Sinking(1 - battle.seat, battle, DEFENDER, scored[0], 0),
    ]


def dice_of(ships: int, nation: int, leaders: int, surprised: bool) -> list[tuple[int, int]]:
    """3.4.1, 3.4.2, 3.4.9, 7.1.5, 7.1.9, 7.1.10 The dice of ships and of the admirals aboard: how
    many, and the lowest roll with which each hits. `surprised` are those attacked in port."""
    lower = IN_PORT if surprised else 0
    found = [(ships, SHIP_VALUE[nation] - lower)]
    for leader in leaders_in(leaders & ADMIRALS):
        found.append((1, 7 - (COMBAT[leader] + lower)))
    return found


def _ships(campaign: Campaign, battle: SeaFight, side: int, nation: int = -1) -> int:
    return sum(
        [
            fleet.ships
            for fleet in fleets(campaign, battle, side)
            if nation < 0 or fleet.nation == nation
        ]
    )


class Sinking(Step[Campaign]):
    """3.3.5, 1.4.41 How many ships of the next nation are lost."""

    case: ClassVar[str] = "3.4.1"
    verbs: ClassVar[tuple[str, ...]] = ("sink",)

    def __init__(self, seat: int, battle: SeaFight, side: int, left: int, nation: int) -> None:
        super().__init__(seat)
        self.battle = battle
        self.side = side
        self.left = left
        self.nation = nation

    def run_alone(self, position: Campaign, die: Die, log: list[Event]) -> bool:
        if self.left == 0:
            position.agenda.pop()
            return True
        return super().run_alone(position, die, log)

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        most = _ships(position, self.battle, self.side, self.nation)
        return [SINK[self.nation][ships] for ships in range(most + 1)]

    def prompt(self, position: Campaign) -> Message:
        return Message("sink", {"hits": self.left, "nation": NATION.word(self.nation)})


class Sink(Action[Campaign, Sinking]):
    """3.4.1 So many ships of a nation are lost."""

    verb: ClassVar[str] = "sink"
    fields: ClassVar[tuple[Domain, ...]] = (NATION, _SHIPS)

    def __init__(self, nation: int, ships: int) -> None:
        self.nation = nation
        self.ships = ships

    def args(self) -> tuple[int, ...]:
        return (self.nation, self.ships)

    def refusal(self, position: Campaign, decision: Sinking, seat: int) -> Refusal | None:
        battle, side = decision.battle, decision.side
        what = {"nation": NATION.word(self.nation), "ships": self.ships}
        if self.nation != decision.nation:
            return Refusal("3.4.1", "another-asked", what)
        if self.ships > min(decision.left, _ships(position, battle, side, self.nation)):
            return Refusal("3.4.1", "too-many-hits", {"most": decision.left})
        later = sum(
            [_ships(position, battle, side, nation) for nation in range(self.nation + 1, NATIONS)]
        )
        if decision.left - self.ships > later:
            return Refusal("3.4.1", "too-few-hits", {"left": decision.left})
        return None

    def do(
        self, position: Campaign, decision: Sinking, seat: int, die: Die, log: list[Event]
    ) -> None:
        left = decision.left - self.ships
        if left:
            position.agenda.append(
                Sinking(seat, decision.battle, decision.side, left, self.nation + 1)
            )
        lost = self.ships
        for fleet in fleets(position, decision.battle, decision.side):
            if fleet.nation == self.nation and lost:
                count = min(lost, fleet.ships)
                lost -= count
                lose_ships(position, fleet, count, False, log)


# ---- the end


class After(Procedure[Campaign]):
    """3.4.7 The beaten have gone."""

    def __init__(self, battle: SeaFight, winner: int) -> None:
        self.battle = battle
        self.winner = winner

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        finish(position, self.battle, self.winner, die, log)


def finish(campaign: Campaign, battle: SeaFight, winner: int, die: Die, log: list[Event]) -> None:
    """3.4.8, 3.4.10, 1.4.24 No track moves; spoils for those drowned; the voyage is over."""
    sides = (battle.seat, 1 - battle.seat)
    won = NOBODY if winner == NEITHER else sides[winner]
    log.append(Event(SEA_BATTLE_ENDS, (BERTH_SEA[battle.berth], won)))
    for fleet in [one for one in campaign.fleets if one.state == SAILING]:
        go_to(campaign, fleet, fleet.berth, MOVED)
    if winner != NEITHER:
        loser = 1 - winner
        units, leaders = _aboard(campaign, sides[loser])
        units = battle.before[2 * loser] - units
        leaders = battle.before[2 * loser + 1] - leaders
        spoils(campaign, won, units, leaders, log)
    drowned(campaign, battle.kings, die, log)


def spoils(campaign: Campaign, seat: int, units: int, leaders: int, log: list[Event]) -> None:
    """3.4.10 As on land."""
    if units + leaders == 0:
        return
    treasure = units + leaders
    if seat == MACEDON:
        treasure = -(-(units + leaders) // PIECES_FOR_TREASURE) + leaders
    gain(campaign, seat, treasure)
    log.append(Event(SPOILS, (seat, treasure)))


def drowned(campaign: Campaign, kings: int, die: Die, log: list[Event]) -> None:
    """3.4.8, 0.4 Alexander drowned is killed in battle; a king of Persia has a successor, and no
    track moves for him."""
    if kings >> ALEXANDER & 1 and campaign.where[ALEXANDER] == DEAD:
        alexander_dies(campaign, log)
        if campaign.ending:
            return
    if kings >> PHILIP & 1 and campaign.where[PHILIP] == DEAD:
        philip_dies(campaign, log)
        if campaign.ending:
            return
    if campaign.where[campaign.king] == DEAD:
        succeed(campaign, die, log)


FIGHT: Final = Fight()
STEER: Final = [Steer(berth) for berth in range(BERTHS)]
SINK: Final = [
    [Sink(nation, ships) for ships in range(max(SHIP_COUNTERS) + 1)] for nation in range(NATIONS)
]
