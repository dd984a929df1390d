"""The odds of whatever dice decide, as far as a seat can know: the rules' own dice, every fall.

Battles are told for the round to come and to their end: exactly by hits, not by who takes them
(`prospects`), as if nobody left the battle and Alexander rolled one die in later rounds. A closed
stack makes a range over the worlds of `hidden`.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.game import Chance, Game
from anabasis.core.message import Message
from anabasis.core.odds import enumerate_runs
from anabasis.core.position import Action
from anabasis.games.alexander_vs_darius.board import (
    DESERT,
    ENDURANCE,
    MACEDON,
    SEAS_OF,
    TERRAIN_OF,
)
from anabasis.games.alexander_vs_darius.contests import Contest, contest_of, standing
from anabasis.games.alexander_vs_darius.counters import (
    CLASSES,
    NATION,
    NATIONS,
    NO_ARMY,
    ONE,
    classes_in,
    dies,
    of_class,
    units_in,
)
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, MEMNON
from anabasis.games.alexander_vs_darius.prospects import RoundOdds, ends_of, spread_of
from anabasis.games.alexander_vs_darius.rules.battle import SlipAway, TryToSlipAway
from anabasis.games.alexander_vs_darius.rules.engagement import (
    DEFENDER,
    battle_of,
    place_of,
)
from anabasis.games.alexander_vs_darius.rules.march import Force, Go, March
from anabasis.games.alexander_vs_darius.rules.marching import advance, force
from anabasis.games.alexander_vs_darius.rules.pursuit import pursuers
from anabasis.games.alexander_vs_darius.rules.raids import Raid
from anabasis.games.alexander_vs_darius.rules.recruiting import Levy
from anabasis.games.alexander_vs_darius.rules.retreat import check
from anabasis.games.alexander_vs_darius.rules.revolt import KeepGold, SendGold
from anabasis.games.alexander_vs_darius.rules.rounds import (
    AlexandersDice,
    BreakOff,
    Risk,
    TryToBreakOff,
    UseFourDice,
)
from anabasis.games.alexander_vs_darius.rules.sieges import Besiege, assault
from anabasis.games.alexander_vs_darius.rules.standing import (
    has_ships,
)
from anabasis.games.alexander_vs_darius.rules.voyage import Sail
from anabasis.games.alexander_vs_darius.state import (
    DEAD,
    SAILING,
    Campaign,
)
from anabasis.games.alexander_vs_darius.turns import RAID_TAKES_MARKER

TOLD_HITS: Final = 4
"""Of hits that may be many it is told how likely so many are, one at least to this."""


class Limits:
    """Between which limits chances lie, over several worlds; in the order in which they came."""

    def __init__(self) -> None:
        self.low: dict[tuple[str, Any], Fraction] = {}
        self.high: dict[tuple[str, Any], Fraction] = {}
        self.labels: dict[tuple[str, Any], Message] = {}
        self.worlds = 0

    def world(self) -> None:
        """Another world begins."""
        self.worlds += 1

    def add(self, label: Message, chance: Fraction) -> None:
        """How likely something is in this world."""
        at = (label.key, tuple(sorted(label.params.items())))
        if at not in self.labels:
            self.labels[at] = label
            self.low[at] = chance if self.worlds == 1 else Fraction(0)
            self.high[at] = chance
        self.low[at] = min(self.low[at], chance)
        self.high[at] = max(self.high[at], chance)

    def chances(self) -> list[Chance]:
        """What cannot be is left out."""
        return [
            Chance(label, self.low[at], self.high[at])
            for at, label in self.labels.items()
            if self.high[at]
        ]


def forecast(
    game: Game[Campaign], campaign: Campaign, seat: int, action: Action[Campaign, Any]
) -> list[Chance]:
    """3.3, 3.4, 3.6, 1.4.15, 1.4.23, 3.1.15, 3.5, 4.6 What may come of an action, and how likely
    it is."""
    limits = Limits()
    if contest_of(campaign, seat, action) is not None:
        for world in game.worlds(campaign, seat):
            limits.world()
            contest = contest_of(world, seat, action)
            if contest is not None:
                tell_battle(limits, contest)
        if isinstance(action, UseFourDice):
            tell_risk(limits, campaign)
        if isinstance(action, Go):
            tell_desert(limits, campaign, action)
        return limits.chances()
    limits.world()
    tell_other(limits, campaign, seat, action)
    return limits.chances()


def outlook(game: Game[Campaign], campaign: Campaign, seat: int | None) -> dict[str, Any] | None:
    """3.3, 3.4 The chances of a seat in the battle that is being fought, and before which round
    they are taken; none where nothing is left to be rolled for."""
    if seat is None:
        return None
    now = standing(campaign, seat)
    if now is None:
        return None
    limits = Limits()
    for world in game.worlds(campaign, seat):
        contest = standing(world, seat)
        if contest is not None:
            limits.world()
            tell_battle(limits, contest)
    return {"round": now.round, "chances": [chance.plain() for chance in limits.chances()]}


# ---- battles


def tell_battle(limits: Limits, contest: Contest) -> None:
    """3.3.4, 3.3.26 to 3.3.30 The round to come, and the whole battle."""
    first, second = contest.forces
    ends = ends_of(first, second, contest.round, contest.lead, contest.ignored)
    round = RoundOdds(first, second, contest.ignored)
    won, lost = ends.first, ends.second
    ahead, behind = round.more, round.fewer
    if contest.role == DEFENDER:
        won, lost = lost, won
        ahead, behind = behind, ahead
    limits.add(Message("odds-battle-won"), won)
    limits.add(Message("odds-battle-lost"), lost)
    limits.add(Message("odds-battle-neither"), ends.neither)
    limits.add(Message("odds-round-ahead", {"round": contest.round}), ahead)
    limits.add(Message("odds-round-level", {"round": contest.round}), round.level)
    limits.add(Message("odds-round-behind", {"round": contest.round}), behind)


class _Run:
    """Something that happens to a copy of a position, and what is asked of the copy afterwards."""

    def __init__(
        self,
        campaign: Campaign,
        act: Callable[[Campaign, Die, list[Event]], Any],
        seen: Callable[[Campaign, Any], int],
    ) -> None:
        self.campaign = campaign
        self.act = act
        self.seen = seen

    def run(self, die: Die) -> int:
        branch = self.campaign.clone()
        return self.seen(branch, self.act(branch, die, []))

    def chances(self) -> dict[int, Fraction]:
        return enumerate_runs(self.run).chances


def tell_risk(limits: Limits, campaign: Campaign) -> None:
    """7.1.2 What Alexander's four dice may cost him, if the round does not kill him."""
    branch = campaign.clone()
    UseFourDice().do(branch, AlexandersDice(MACEDON), MACEDON, _NO_DIE, [])

    def act(after: Campaign, die: Die, log: list[Event]) -> None:
        Risk().run(after, die, log)

    def seen(after: Campaign, _: Any) -> int:
        return 1 if after.where[ALEXANDER] == DEAD else 0

    chances = _Run(branch, act, seen).chances()
    limits.add(Message("odds-alexander-killed"), chances.get(1, Fraction(0)))
    limits.add(Message("odds-alexander-held"), chances.get(0, Fraction(0)))


_NO_DIE: Final = Die()
"""For what rolls nothing."""


def tell_check(limits: Limits, campaign: Campaign, army: int, label: Message) -> None:
    """3.3.15 Whether a retreat check succeeds."""

    def act(after: Campaign, die: Die, log: list[Event]) -> bool:
        return check(after, army, die, log)

    def seen(_: Campaign, won: Any) -> int:
        return 1 if won else 0

    won = _Run(campaign, act, seen).chances().get(1, Fraction(0))
    limits.add(label, won)
    limits.add(Message("odds-check-fails"), 1 - won)


def tell_pursuit(limits: Limits, campaign: Campaign, army: int) -> None:
    """3.3.22 The hits of the pursuit of an army that gets away."""
    place = place_of(battle_of(campaign), 1 - army)
    dice = pursuers(campaign.units[place], campaign.leaders[place])
    ways = spread_of(dice)
    every = sum(ways)
    for hits in range(1, min(len(ways), TOLD_HITS + 1)):
        label = Message("odds-pursuit-hits", {"hits": hits})
        limits.add(label, Fraction(sum(ways[hits:]), every))
    limits.add(Message("odds-pursuit-none"), Fraction(ways[0], every))


# ---- everything else that dice decide


def tell_other(
    limits: Limits, campaign: Campaign, seat: int, action: Action[Campaign, Any]
) -> None:
    decision = campaign.agenda[-1]
    if isinstance(action, TryToSlipAway) and isinstance(decision, SlipAway):
        tell_check(limits, campaign, DEFENDER, Message("odds-slips-away"))
    elif isinstance(action, TryToBreakOff) and isinstance(decision, BreakOff):
        tell_check(limits, campaign, decision.army, Message("odds-breaks-off"))
        tell_pursuit(limits, campaign, decision.army)
    elif isinstance(action, Besiege):
        tell_siege(limits, campaign, seat, action.area)
    elif isinstance(action, Force) and isinstance(decision, March):
        tell_forced_march(limits, campaign, decision)
    elif isinstance(action, Go):
        tell_desert(limits, campaign, action)
    elif isinstance(action, Sail):
        tell_sailing(limits, campaign, seat, action)
    elif isinstance(action, Raid):
        tell_raid(limits, campaign, seat, action)
    elif isinstance(action, (SendGold, KeepGold)):
        tell_revolt(limits, campaign, seat, action)
    elif isinstance(action, Levy):
        tell_levy(limits, campaign)


class _Assault:
    """3.6.7 The assault of some units of one class."""

    def __init__(self, number: int, count: int) -> None:
        self.units: int = ONE[number] * count

    def run(self, die: Die) -> tuple[int, int, int]:
        return assault(self.units, die)


def siege_odds(units: int, saved: bool) -> dict[tuple[int, int], Fraction]:
    """3.6.7, 3.6.11, 3.6.12 For each number of hits on the city and on the besieger how likely both
    are; class by class, as the rule rolls. `saved` says whether ships keep the sixes off him."""
    found: dict[tuple[int, int], Fraction] = {(0, 0): Fraction(1)}
    for number in classes_in(units):
        odds = enumerate_runs(_Assault(number, of_class(units, number)).run)
        more: dict[tuple[int, int], Fraction] = {}
        for (ones, sixes, others), chance in odds.chances.items():
            hurt = ones if saved else ones + sixes
            for (hits, before), so_far in found.items():
                at = (hits + sixes + others, before + hurt)
                more[at] = more.get(at, Fraction(0)) + chance * so_far
        found = more
    return found


def tell_siege(limits: Limits, campaign: Campaign, seat: int, area: int) -> None:
    """3.6.13, 3.6.14 Whether the city falls to this assault, and what it costs."""
    units = campaign.units[area]
    saved = any([has_ships(campaign, seat, sea) for sea in SEAS_OF[area]])
    count = units_in(units)
    mortal = all([dies(number) for number in range(CLASSES) if of_class(units, number)])
    falls = Fraction(0)
    hurt_by = [Fraction(0)] * (count + 1)
    for (hits, hurt), chance in siege_odds(units, saved).items():
        hurt_by[min(hurt, count)] += chance
        if campaign.hits[area] + hits >= ENDURANCE[area] and not (mortal and hurt >= count):
            falls += chance
    limits.add(Message("odds-city-falls"), falls)
    limits.add(Message("odds-city-holds"), 1 - falls)
    for hurt in range(1, min(count, TOLD_HITS) + 1):
        limits.add(Message("odds-siege-hurt", {"hits": hurt}), sum(hurt_by[hurt:], Fraction(0)))


def tell_forced_march(limits: Limits, campaign: Campaign, decision: March) -> None:
    """1.4.15, 1.4.17 Whether a forced march succeeds, and whether it costs anything."""
    army = decision.army

    def act(after: Campaign, die: Die, log: list[Event]) -> int:
        marched = force(after, army, die, log)
        return marched.extra - army.extra + (2 if marched.units != army.units else 0)

    def seen(_: Campaign, came: Any) -> int:
        return int(came)

    chances = _Run(campaign, act, seen).chances()
    hurt = chances.get(3, Fraction(0))
    further = hurt + chances.get(1, Fraction(0))
    limits.add(Message("odds-forced-march"), further)
    limits.add(Message("odds-march-losses"), hurt)
    limits.add(Message("odds-march-fails"), 1 - further)


def tell_desert(limits: Limits, campaign: Campaign, action: Go) -> None:
    """3.1.15 Whether the desert costs anything."""
    decision = campaign.agenda[-1]
    if TERRAIN_OF[action.area] != DESERT or not isinstance(decision, March):
        return
    army = decision.army
    if army.units == NO_ARMY:
        return

    def act(after: Campaign, die: Die, log: list[Event]) -> bool:
        return advance(after, army, action.area, die, log).units != army.units

    def seen(_: Campaign, hurt: Any) -> int:
        return 1 if hurt else 0

    hurt = _Run(campaign, act, seen).chances().get(1, Fraction(0))
    limits.add(Message("odds-desert-losses"), hurt)
    limits.add(Message("odds-desert-unhurt"), 1 - hurt)


def tell_sailing(limits: Limits, campaign: Campaign, seat: int, action: Sail) -> None:
    """1.4.23, 1.4.25 Which ships can sail."""
    decision = campaign.agenda[-1].as_decision()

    def act(after: Campaign, die: Die, log: list[Event]) -> None:
        action.do(after, decision, seat, die, log)

    def seen(after: Campaign, _: Any) -> int:
        sails = 0
        for fleet in after.fleets:
            if fleet.state == SAILING:
                sails |= 1 << fleet.nation
        return sails

    chances = _Run(campaign, act, seen).chances()
    for nation in range(NATIONS):
        sails = sum([one for mask, one in chances.items() if mask >> nation & 1], Fraction(0))
        limits.add(Message("odds-sails", {"nation": NATION.word(nation)}), sails)
        if sails:
            limits.add(Message("odds-stays", {"nation": NATION.word(nation)}), 1 - sails)


def tell_raid(limits: Limits, campaign: Campaign, seat: int, action: Raid) -> None:
    """3.5.3, 3.5.4, 7.1.7 What a raid brings: treasure, a marker, and the end of Memnon."""
    decision = campaign.agenda[-1].as_decision()
    rich = campaign.clone()
    rich.treasure = (RICH, campaign.treasure[1])

    def act(after: Campaign, die: Die, log: list[Event]) -> None:
        action.do(after, decision, seat, die, log)

    def seen(after: Campaign, _: Any) -> int:
        gone = after.where[MEMNON] == DEAD and campaign.where[MEMNON] != DEAD
        return (RICH - after.treasure[MACEDON]) * 2 + (1 if gone else 0)

    chances = _Run(rich, act, seen).chances()
    for successes in range(1, action.dice + 1):
        found = [one for seen_so, one in chances.items() if seen_so // 2 >= successes]
        limits.add(Message("odds-raid", {"successes": successes}), sum(found, Fraction(0)))
    failed = [one for seen_so, one in chances.items() if seen_so // 2 == 0]
    limits.add(Message("odds-raid-fails"), sum(failed, Fraction(0)))
    marker = [one for seen_so, one in chances.items() if seen_so // 2 >= RAID_TAKES_MARKER]
    limits.add(Message("odds-raid-marker"), sum(marker, Fraction(0)))
    memnon = [one for seen_so, one in chances.items() if seen_so % 2]
    limits.add(Message("odds-memnon-lost"), sum(memnon, Fraction(0)))


RICH: Final = 100
"""So much treasure that every success of a raid can be seen in it."""


def tell_revolt(
    limits: Limits, campaign: Campaign, seat: int, action: Action[Campaign, Any]
) -> None:
    """4.6.2, 4.6.3 Whether Sparta revolts."""
    decision = campaign.agenda[-1].as_decision()

    def act(after: Campaign, die: Die, log: list[Event]) -> None:
        action.do(after, decision, seat, die, log)

    def seen(after: Campaign, _: Any) -> int:
        return 1 if after.revolted else 0

    revolts = _Run(campaign, act, seen).chances().get(1, Fraction(0))
    limits.add(Message("odds-revolt"), revolts)
    limits.add(Message("odds-no-revolt"), 1 - revolts)


def tell_levy(limits: Limits, campaign: Campaign) -> None:
    """4.5.2, 0.2 Whether the levy costs the last of the Legitimacy."""
    fatal = Fraction(min(6, max(0, 7 - campaign.legitimacy)), 6)
    limits.add(Message("odds-levy-fatal"), fatal)
    limits.add(Message("odds-levy-borne"), 1 - fatal)
