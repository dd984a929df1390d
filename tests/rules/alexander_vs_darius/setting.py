"""Positions of Alexander vs. Darius, laid out by name, and a way to play them.

An army is told in words: `"alexander-iii parmenion 4 phalanx 2 worn-phalanx light-infantry"`. What
is not laid is not on the map; markers lie where armies stand and where a test puts them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from anabasis.core.die import ScriptedDie
from anabasis.core.door import answer, legal, proceed
from anabasis.core.event import Event
from anabasis.core.grammar import Grammar
from anabasis.core.position import Frame
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    BERTH,
    MACEDON,
    PERSIA,
    SIDE,
)
from anabasis.games.alexander_vs_darius.counters import (
    CLASS,
    NATION,
    NO_ARMY,
    ONE,
    classes_in,
    of_class,
    units_in,
)
from anabasis.games.alexander_vs_darius.leaders import LEADER
from anabasis.games.alexander_vs_darius.rules import (
    actions,
    athenians,
    battle,
    drowning,
    embarking,
    event_choices,
    flight,
    gathering,
    harbours,
    hits,
    landing,
    levy,
    loading,
    march,
    pursuit,
    raids,
    recruiting,
    retreat,
    revolt,
    rounds,
    sea_battle,
    set_up,
    sieges,
    thracians,
    upkeep,
    victory,
    voyage,
    withdrawal,
)
from anabasis.games.alexander_vs_darius.rules.actions import Actions
from anabasis.games.alexander_vs_darius.rules.persian_rank import lead
from anabasis.games.alexander_vs_darius.rules.season import SeasonEnds
from anabasis.games.alexander_vs_darius.rules.ships import add_fleet
from anabasis.games.alexander_vs_darius.rules.stacks import put
from anabasis.games.alexander_vs_darius.state import FRESH, Campaign, Fleet
from anabasis.kit.rows import changed

TRACKS = (10, 15)
"""Where War Weariness and Legitimacy stand."""

GRAMMAR = Grammar(
    set_up.Pacify,
    set_up.LeaveThrace,
    actions.Pass,
    march.SetOut,
    march.Go,
    march.Mark,
    march.Force,
    march.Halt,
    voyage.Sail,
    voyage.SailTo,
    voyage.Anchor,
    voyage.PutIn,
    voyage.AttackPort,
    embarking.Embark,
    embarking.Load,
    loading.Carry,
    landing.Land,
    flight.Flee,
    event_choices.Moor,
    event_choices.Appoint,
    event_choices.LoseShip,
    event_choices.Drill,
    event_choices.Remove,
    sea_battle.Fight,
    sea_battle.Steer,
    sea_battle.Sink,
    sieges.Besiege,
    sieges.Lose,
    raids.Raid,
    thracians.MoveThracians,
    battle.TryToSlipAway,
    battle.Stand,
    rounds.FieldUnits,
    rounds.UseFourDice,
    rounds.OneDie,
    rounds.TryToBreakOff,
    rounds.FightOn,
    hits.Hit,
    hits.HitLeader,
    hits.SpareLeader,
    pursuit.Harry,
    pursuit.HarryLeader,
    retreat.Leave,
    retreat.Retreat,
    victory.SetBonus,
    victory.NoBonus,
    withdrawal.Withdraw,
    drowning.Drown,
    harbours.Shelter,
    recruiting.RecruitUnit,
    recruiting.Restore,
    recruiting.Build,
    recruiting.Levy,
    recruiting.Done,
    levy.Enlist,
    revolt.SendGold,
    revolt.KeepGold,
    upkeep.Disband,
    upkeep.PayNavy,
    upkeep.Scrap,
    athenians.PayAthenians,
    athenians.RefuseAthenians,
    gathering.Pick,
    gathering.PickLeader,
    gathering.Drop,
    gathering.DropLeader,
)

Armies = Mapping[str, str]
"""By area, an army in words."""


def told(words: str) -> tuple[int, int]:
    """An army in words: its units and its leaders."""
    units, leaders, count = NO_ARMY, 0, 1
    for word in words.split():
        if word.isdecimal():
            count = int(word)
        elif word in LEADER.numbers:
            leaders |= 1 << LEADER.read(word)
        else:
            units += count * ONE[CLASS.read(word)]
            count = 1
    return units, leaders


class Table:
    """A position in the action phase, with nothing done in the turn."""

    def __init__(
        self,
        macedon: Armies | None = None,
        persia: Armies | None = None,
        thrace: Armies | None = None,
        macedonian: Sequence[str] = (),
        persian: Sequence[str] = (),
        ships: Mapping[str, tuple[str, int]] | None = None,
        treasure: tuple[int, int] = (10, 10),
        active: str = "macedon",
        turn: int = 4,
    ) -> None:
        self.campaign = campaign = Campaign()
        campaign.seats = 2
        campaign.asks = (0, 0)
        set_up.lay_out(campaign)
        campaign.turn = turn
        campaign.treasure = treasure
        campaign.weariness, campaign.legitimacy = TRACKS
        for side, armies in enumerate((macedon, persia, thrace)):
            for area, words in (armies or {}).items():
                units, leaders = told(words)
                put(campaign, side, AREA.read(area), units, leaders)
                if side == PERSIA:
                    lead(campaign, leaders, units_in(units))
                if side < 2:
                    self.lay_marker(area, SIDE.words[side])
        for area in macedonian:
            self.lay_marker(area, "macedon")
        for area in persian:
            self.lay_marker(area, "persia")
        for berth, (nation, count) in (ships or {}).items():
            fleet = Fleet(BERTH.read(berth), NATION.read(nation), FRESH, count, 0, 0, 0)
            add_fleet(campaign, fleet)
        campaign.agenda += [SeasonEnds(), Actions(SIDE.read(active))]
        self.log: list[Event] = []
        proceed(campaign, ScriptedDie(), self.log)

    def lay_marker(self, area: str, side: str) -> None:
        seat = SIDE.read(side)
        self.campaign.marker = changed(self.campaign.marker, AREA.read(area), seat)
        if seat == MACEDON:
            self.campaign.was_macedonian |= 1 << AREA.read(area)

    def lay_ships(self, berth: str, nation: str, count: int) -> None:
        """More ships in a berth, in the middle of things."""
        fleet = Fleet(BERTH.read(berth), NATION.read(nation), FRESH, count, 0, 0, 0)
        add_fleet(self.campaign, fleet)

    def lay_army(self, side: str, area: str, words: str) -> None:
        """More pieces in an area, in the middle of things; no marker changes."""
        units, leaders = told(words)
        put(self.campaign, SIDE.read(side), AREA.read(area), units, leaders)
        if SIDE.read(side) == PERSIA:
            lead(self.campaign, leaders, units_in(units))

    # ---- playing

    def run(self, frame: Frame[Campaign], *script: int) -> Table:
        """Nothing but this is on the agenda, and it runs until somebody is asked."""
        die = ScriptedDie(*script)
        self.campaign.agenda = [frame]
        proceed(self.campaign, die, self.log)
        assert die.finished(), die.script
        return self

    def do(self, text: str, *script: int) -> Table:
        """Whoever is asked answers so, action by action, and the dice fall so."""
        die = ScriptedDie(*script)
        for action in GRAMMAR.read_steps(text):
            decision = self.campaign.agenda[-1].as_decision()
            assert action.verb in decision.verbs, (action.text(), decision.verbs)
            refusal = action.refusal(self.campaign, decision, decision.seat)
            assert refusal is None, (action.text(), refusal and (refusal.case, refusal.key))
            answer(self.campaign, self.asked(), action, die, self.log)
        assert die.finished(), die.script
        return self

    def asked(self) -> int:
        return self.campaign.agenda[-1].as_decision().seat

    def refusal(self, text: str) -> tuple[str, str] | None:
        """The case and the key with which an action is refused."""
        decision = self.campaign.agenda[-1].as_decision()
        refusal = GRAMMAR.read(text).refusal(self.campaign, decision, decision.seat)
        options = decision.options(self.campaign, decision.seat)
        listed = text in [action.text() for action in options]
        assert listed == (refusal is None), (text, refusal)
        return None if refusal is None else (refusal.case, refusal.key)

    def options(self) -> list[str]:
        return [action.text() for action in legal(self.campaign, self.asked())]

    # ---- looking

    def army(self, area: str) -> dict[str, int]:
        """The units of an area by class."""
        units = self.campaign.units[AREA.read(area)]
        return {CLASS.words[number]: of_class(units, number) for number in classes_in(units)}

    def leaders(self, area: str) -> set[str]:
        leaders = self.campaign.leaders[AREA.read(area)]
        return {word for number, word in enumerate(LEADER.words) if leaders >> number & 1}

    def marker(self, area: str) -> str:
        return SIDE.words[self.campaign.marker[AREA.read(area)]]

    def holder(self, area: str) -> str:
        return SIDE.words[self.campaign.holder[AREA.read(area)]]

    def fleets(self) -> list[tuple[str, str, int]]:
        """Berth, nation and number of all ships."""
        return [
            (BERTH.words[fleet.berth], NATION.words[fleet.nation], fleet.ships)
            for fleet in self.campaign.fleets
        ]

    def cargo(self, berth: str, nation: str) -> str:
        """Who is aboard the ships of a nation in a berth, in words."""
        found = [
            fleet
            for fleet in self.campaign.fleets
            if BERTH.words[fleet.berth] == berth and NATION.words[fleet.nation] == nation
        ]
        words = [
            word for one in found for n, word in enumerate(LEADER.words) if one.leaders >> n & 1
        ]
        for fleet in found:
            words += [
                f"{of_class(fleet.cargo, n)} {CLASS.words[n]}" for n in classes_in(fleet.cargo)
            ]
        return " ".join(words)

    def kinds(self) -> list[str]:
        return [event.kind.name for event in self.log]
