"""15 What a card is played on: a leader, a province, a treasury, a space, an army or a card."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import ARMY, PROVINCE, SPACE, TREASURY
from anabasis.games.conquerors.cards import CARD, KIND, USE_KIND
from anabasis.games.conquerors.leaders import LEADER
from anabasis.games.conquerors.rules.choice import StepChoice
from anabasis.games.conquerors.rules.moments import DIADES, EFFECTS, Effect
from anabasis.games.conquerors.state import War, seat_of


class Aimed(Effect):
    """A use that is aimed at something: its card is played, then the target named."""

    use: int = -1

    def targets(self, war: War, side: int) -> list[int]:
        """What it might be aimed at: a tight list that includes every legal target."""
        raise NotImplementedError

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        """Why it cannot be aimed at that."""
        raise NotImplementedError

    def aim(self, target: int) -> Action[War, Any]:
        """The action that names a target."""
        raise NotImplementedError

    def hit(self, war: War, side: int, target: int, die: Die, log: list[Event]) -> None:
        """The target is named: what happens."""
        raise NotImplementedError

    def no_target(self) -> Refusal:
        """Why it cannot be played where there is nothing to aim at."""
        return Refusal(self.case, "card-has-no-target", {"kind": KIND.word(USE_KIND[self.use])})

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        for target in self.targets(war, side):
            if self.why_not(war, side, target) is None:
                return None
        return self.no_target()

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        war.agenda.append(Aim(seat_of(war, side), side, self.use))


def entered(use: int, effect: Aimed) -> None:
    """An aimed effect knows its own number."""
    effect.use = use


class Aim(StepChoice):
    """15.1.12 What the card just played is aimed at."""

    case: ClassVar[str] = "15.1.12"
    verbs: ClassVar[tuple[str, ...]] = (
        "aim-leader",
        "aim-diades",
        "aim-province",
        "aim-treasury",
        "aim-space",
        "aim-army",
        "aim-card",
    )

    def __init__(self, seat: int, side: int, use: int) -> None:
        super().__init__(seat, side)
        self.use = use

    def continues(self) -> bool:
        return True

    def effect(self) -> Aimed:
        effect = EFFECTS[self.use]
        assert isinstance(effect, Aimed)
        return effect

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        effect = self.effect()
        return [effect.aim(target) for target in effect.targets(position, self.side)]

    def prompt(self, position: War) -> Message:
        return Message("aim", {"kind": KIND.word(USE_KIND[self.use])})


class AimAction(Action[War, Aim]):
    """Name the target of a card."""

    def __init__(self, target: int) -> None:
        self.target = target

    def args(self) -> tuple[int, ...]:
        return (self.target,)

    def refusal(self, position: War, decision: Aim, seat: int) -> Refusal | None:
        effect = decision.effect()
        if type(effect.aim(0)) is not type(self):
            return Refusal(effect.case, "card-aims-elsewhere")
        return effect.why_not(position, decision.side, self.target)

    def do(self, position: War, decision: Aim, seat: int, die: Die, log: list[Event]) -> None:
        decision.effect().hit(position, decision.side, self.target, die, log)


class AimLeader(AimAction):
    """15.7.1, 15.20.1, 15.24.1 A leader."""

    verb: ClassVar[str] = "aim-leader"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER,)


class AimDiades(Action[War, Aim]):
    """15.16.2 The engineer."""

    verb: ClassVar[str] = "aim-diades"

    def refusal(self, position: War, decision: Aim, seat: int) -> Refusal | None:
        effect = decision.effect()
        at_leaders = effect.aim(0).verb == AimLeader.verb
        if not at_leaders or DIADES not in effect.targets(position, decision.side):
            return Refusal(effect.case, "card-aims-elsewhere")
        return effect.why_not(position, decision.side, DIADES)

    def do(self, position: War, decision: Aim, seat: int, die: Die, log: list[Event]) -> None:
        decision.effect().hit(position, decision.side, DIADES, die, log)


class AimProvince(AimAction):
    """15.9.1, 15.17.1, 15.28.1 A province."""

    verb: ClassVar[str] = "aim-province"
    fields: ClassVar[tuple[Domain, ...]] = (PROVINCE,)


class AimTreasury(AimAction):
    """15.18.1, 15.30.1, 15.30.4 A Treasure City."""

    verb: ClassVar[str] = "aim-treasury"
    fields: ClassVar[tuple[Domain, ...]] = (TREASURY,)


class AimSpace(AimAction):
    """15.23.1 A space."""

    verb: ClassVar[str] = "aim-space"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE,)


class AimArmy(AimAction):
    """15.25.1, 15.30.5 An army."""

    verb: ClassVar[str] = "aim-army"
    fields: ClassVar[tuple[Domain, ...]] = (ARMY,)


class AimCard(AimAction):
    """15.4.1 A card among the discards."""

    verb: ClassVar[str] = "aim-card"
    fields: ClassVar[tuple[Domain, ...]] = (CARD,)


AT_DIADES: Final = AimDiades()
AT_LEADER: Final[list[AimLeader]] = [AimLeader(n) for n in range(len(LEADER))]
AT_PROVINCE: Final[list[AimProvince]] = [AimProvince(n) for n in range(len(PROVINCE))]
AT_TREASURY: Final[list[AimTreasury]] = [AimTreasury(n) for n in range(len(TREASURY))]
AT_SPACE: Final[list[AimSpace]] = [AimSpace(n) for n in range(len(SPACE))]
AT_ARMY: Final[list[AimArmy]] = [AimArmy(n) for n in range(len(ARMY))]
AT_CARD: Final[list[AimCard]] = [AimCard(n) for n in range(len(CARD))]
