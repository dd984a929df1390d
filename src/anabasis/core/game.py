"""The contract of a game: what a game's folder gives, and what everyone else builds on."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from anabasis.core.aid import AidTable
from anabasis.core.asides import MOST_WINDOWS, Ask, GoBy, Resign, TimeOut, TimeUp
from anabasis.core.die import Die
from anabasis.core.door import proceed
from anabasis.core.effort import Effort
from anabasis.core.event import Event
from anabasis.core.grammar import Grammar
from anabasis.core.message import Message
from anabasis.core.options import Option, OptionError, validated
from anabasis.core.plain import Family, Plain, PlainError, frozen
from anabasis.core.position import Action, Decision, Interjection, P
from anabasis.core.timer import Timer
from anabasis.core.versions import Version, VersionError, Versions, read_versions, spoken
from anabasis.core.weights import LOST, Weights, read_weights, shares


class Outcome:
    """How a game ended: groups of seats from first to last (tied seats together), and why."""

    def __init__(self, ranking: tuple[tuple[int, ...], ...], reason: str) -> None:
        self.ranking = ranking
        self.reason = reason

    def plain(self) -> dict[str, Any]:
        return {"ranking": [list(group) for group in self.ranking], "reason": self.reason}


class Chance:
    """Something that may come of an action, and how likely it is: at least, and at most."""

    def __init__(self, label: Message, low: Fraction, high: Fraction) -> None:
        self.label = label
        self.low = low
        self.high = high

    def plain(self) -> dict[str, Any]:
        return {"label": self.label.plain(), "low": float(self.low), "high": float(self.high)}


class Sum:
    """What one side brings to a contest of dice, term by term, as events have it: the least and the
    most of it, where something hidden decides; the same twice, where nothing does."""

    def __init__(self, label: Message, least: list[Any], most: list[Any]) -> None:
        self.label = label
        self.least = least
        self.most = most

    def plain(self) -> dict[str, Any]:
        return {"label": self.label.plain(), "least": self.least, "most": self.most}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """One game. A subclass fills in the attributes and the methods of the second half."""

    def __init__(
        self,
        id: str,
        title: str,
        seats: tuple[int, int],
        verbs: tuple[type[Action[Any, Any]], ...],
        family: Family,
        turn_case: str,
        end_case: str,
        options: tuple[Option, ...] = (),
        windows: tuple[str, ...] = (),
        reasons: tuple[str, ...] = (),
        versions: Versions | None = None,
        feature_names: tuple[str, ...] = (),
        known_weights: dict[str, float] | None = None,
        effort: Effort | None = None,
        pause: int = 0,
    ) -> None:
        if len(windows) > MOST_WINDOWS:
            raise ValueError(f"{title} has more than {MOST_WINDOWS} kinds of window")
        self.id = id
        self.title = title
        self.seats = seats
        self.grammar = Grammar(*verbs, Ask, GoBy, Resign, TimeOut, TimeUp)
        self.interjects = any([issubclass(verb, Interjection) for verb in verbs])
        """Whether there are moments at which seats may interject."""
        self.family = family
        self.turn_case = turn_case
        """The case that says whose turn it is: cited to who acts out of turn."""
        self.end_case = end_case
        """The case that says when the game is over."""
        self.options = options
        self.windows = windows
        """Names of the moments at which a seat is asked if it has said that it wants to be."""
        self.pause = pause
        """The seconds for which people who play each other stop at every window, asked or not, so
        that nobody learns who is asked; a table may wish otherwise. 0: they do not stop."""
        self.reasons = reasons
        """Every reason that `result` may give for the end."""
        self.versions = read_versions(self.package()) if versions is None else versions
        """Those that the game's folder names, if nothing else is said."""
        self.feature_names = feature_names
        self.known_weights = known_weights or {}
        """The weights of features that are given, not fitted."""
        self.effort = Effort() if effort is None else effort
        self._weights: Weights | None = None

    # ---- given by the core

    @property
    def rules_version(self) -> int:
        """The version of the rules by which new games are played."""
        return self.versions.rules

    @property
    def components_version(self) -> int:
        return self.versions.components

    def package(self) -> str:
        """The Python package of the game's folder, where its texts and components lie."""
        return type(self).__module__.rpartition(".")[0]

    def plays(self, version: Version) -> bool:
        """Whether games that were begun with that version can be played."""
        return version in self.versions.playable()

    def check_version(self, version: Version) -> None:
        """Raises `VersionError` if games of that version cannot be played. It says with what a game
        was played: “played with …”."""
        if self.plays(version):
            return
        newest = self.versions.newest()
        if version[0] > newest[0] or version[1] > newest[1]:
            raise VersionError(
                f"played with later rules of {self.title} ({spoken(version)}) than are installed"
                f" ({spoken(newest)}); update Anabasis to read it"
            )
        kept = ", ".join([spoken(one) for one in self.versions.playable()])
        raise VersionError(
            f"played with rules {spoken(version)} of {self.title}, which are no longer kept"
            f" (those that are: {kept})"
        )

    def setup(
        self,
        options: Mapping[str, Any],
        seats: int,
        die: Die,
        version: Version | None = None,
    ) -> tuple[P, list[Event]]:
        """The first position that waits for someone, and what happened on the way there.

        A new game has the newest rules; one that is played again, those it was begun with.
        """
        low, high = self.seats
        if not low <= seats <= high:
            many = f"{low} to {high} seats" if low != high else f"{low} seats"
            raise OptionError(f"{self.title} is for {many}, not {seats}")
        chosen = validated(self.options, options, seats)
        log: list[Event] = []
        position = self.empty()
        position.seats = seats
        position.windows = len(self.windows)
        position.asks = (0,) * seats
        if version is None:
            version = self.versions.newest()
        else:
            self.check_version(version)
        position.rules_version, position.components_version = version
        self.prepare(position, chosen, die, log)
        proceed(position, die, log)
        return position, log

    def outcome(self, position: P) -> Outcome | None:
        """None while the game goes on. Seats that resigned come last, the first to go at the end
        of them."""
        if position.agenda:
            return None
        gone = position.gone
        ranking, reason = self.result(position)
        if gone and len(gone) >= position.seats - 1:
            reason = "resignation"
        stayed: list[tuple[int, ...]] = []
        for group in ranking:
            kept = tuple([seat for seat in group if seat not in gone])
            if kept:
                stayed.append(kept)
        return Outcome((*stayed, *[(seat,) for seat in reversed(gone)]), reason)

    def redealt(self, position: P, seat: int, die: Die) -> P:
        """A position that the seat cannot tell from this one, and in which nobody else wants to be
        asked at any window: what others wish is their own business."""
        other = self.redeal(position, seat, die)
        if other.windows:
            asks = [0] * other.seats
            asks[seat] = position.asks[seat]
            other.asks = tuple(asks)
        return other

    def shares_of_win(self, position: P) -> list[float]:
        """What each seat has of the win, when the game is over."""
        outcome = self.outcome(position)
        assert outcome is not None
        winners = outcome.ranking[0]
        return [1.0 / len(winners) if who in winners else 0.0 for who in range(position.seats)]

    def to_plain(self, position: P) -> Plain:
        """The whole position as JSON-able data."""
        return {
            name: self.family.to_plain(getattr(position, name)) for name in type(position).fields
        }

    def key(self, position: P) -> tuple[Any, ...]:
        """Everything in the position, to look it up by: two with equal keys are the same."""
        return tuple([frozen(getattr(position, name)) for name in type(position).fields])

    def from_plain(self, plain: Plain) -> P:
        """The position that `to_plain` wrote down."""
        position = self.empty()
        names = type(position).fields
        if not isinstance(plain, dict) or set(plain) != set(names):
            raise PlainError(f"this is not a position of {self.title}")
        for name in names:
            setattr(position, name, self.family.from_plain(plain[name]))
        return position

    def decision(self, position: P) -> Decision[P]:
        """The decision that the position waits for. Only while the game goes on."""
        return position.agenda[-1].as_decision()

    def considered(self, position: P, seat: int) -> list[Action[P, Any]]:
        """The answers that a computer player weighs: those that the open decision says. A game
        whose player never does certain things leaves them out here; at least one must be left."""
        return self.decision(position).considered(position, seat)

    def foresees(self, position: P) -> bool:
        """Whether the features tell what may come of a position that runs by itself: a computer
        player then judges it as it stands and throws no dice. Never, unless a game says so."""
        return False

    def weights(self) -> Weights:
        """The fitted weights that lie in the game's folder."""
        if self._weights is None:
            self._weights = read_weights(self.package(), self.feature_names)
        return self._weights

    def evaluate_all(self, position: P) -> list[float]:
        """How likely each seat is to win, as far as the position tells: they add up to one."""
        return self.chances_by(position, self.weights())

    def chances_by(self, position: P, weights: Weights) -> list[float]:
        """The same by other weights. Who has resigned does not win; who has won has won."""
        if not position.agenda:
            return self.shares_of_win(position)
        seats = position.seats
        scores = [weights.score(seats, row) for row in self.features_of_all(position)]
        for seat in position.gone:
            scores[seat] = LOST
        return shares(scores)

    def features_of_all(self, position: P) -> list[list[float]]:
        """The features of every seat. A game whose seats share the work does it here."""
        return [self.features(position, seat) for seat in range(position.seats)]

    # ---- given by each game

    def empty(self) -> P:
        """A position with nothing in it."""
        raise NotImplementedError

    def prepare(self, position: P, options: dict[str, str], die: Die, log: list[Event]) -> None:
        """Set the game up and put its first frame on the agenda."""
        raise NotImplementedError

    def result(self, position: P) -> tuple[tuple[tuple[int, ...], ...], str]:
        """Ranking and reason, when the agenda is empty."""
        raise NotImplementedError

    def board(self) -> dict[str, Any]:
        """What is printed on the board and never changes, JSON-able: for drawing it.

        A game that is shown as lists prints nothing.
        """
        return {}

    def aid(self) -> list[AidTable]:
        """The player's aid: tables of what is looked up while playing, from the components."""
        return []

    def view(self, position: P, seat: int | None) -> dict[str, Any]:
        """What that seat (None: a spectator) may see, JSON-able, put together by whitelist."""
        raise NotImplementedError

    def common_view(self, position: P) -> dict[str, Any]:
        """The parts of `view` that are the same for everybody, spectators too: a server makes them
        once for all who look. As a rule none are told apart."""
        return {}

    def own_view(self, position: P, seat: int | None) -> dict[str, Any]:
        """The other parts of `view`: both together are the whole."""
        return self.view(position, seat)

    def details(self, position: P, seat: int | None) -> dict[str, Any]:
        """What that seat may look up beside its view, JSON-able: what follows from the view by the
        rules and would be too much to tell at every change."""
        return {}

    def redeal(self, position: P, seat: int, die: Die) -> P:
        """A position that the seat cannot tell from this one."""
        raise NotImplementedError

    def worlds(self, position: P, seat: int) -> list[P]:
        """Positions over which odds are taken for a seat that does not see everything.

        The chance of anything lies between the least and the greatest over them. They depend only
        on what the seat may know.
        """
        raise NotImplementedError

    # ---- time, and seats that leave the game

    def timer(self, position: P) -> Timer | None:
        """The game's own timer that runs at the position, if one does. It depends on what everybody
        knows, and on nothing else."""
        return None

    def time_up(self, position: P, die: Die, log: list[Event]) -> None:
        """What follows when the time of `timer` is up. The decision that is open stays on top;
        what is pushed comes above it, and what is unwound is not asked any more."""

    def resigned(self, position: P, seat: int, die: Die, log: list[Event]) -> None:
        """What becomes of a seat that has given up, while others play on: its pieces, and what
        waits for it. As a rule nothing: at the table its answers are given as time running out
        gives them."""

    def eliminated(self, position: P) -> tuple[int, ...]:
        """Seats that are out of the game by its rules and look on: no decision waits for them."""
        return ()

    # ---- what places are called, and what a click means

    def place_names(self) -> dict[str, dict[str, Message]]:
        """By domain and word, what things are called whose words stand nowhere on the board: for
        the texts, which have no name for each of them."""
        return {}

    def is_place(self, domain: str, word: str) -> bool:
        """Whether there is something of that name, to be clicked or asked about."""
        for action in self.grammar.verbs.values():
            for field in action.fields:
                if field.name == domain and word in field.numbers:
                    return True
        return False

    def named_at(self, position: P, seat: int, domain: str, word: str) -> list[str]:
        """The names, `domain:word`, by which actions may speak of what is clicked there, as the
        seat sees it: the likeliest first."""
        return [f"{domain}:{word}"]

    def meant(self, position: P, seat: int, domain: str, word: str) -> list[Action[P, Any]]:
        """The answers to the open decision that a click may mean, the likeliest first; for a seat
        that is not asked, the interjections."""
        found: list[Action[P, Any]] = []
        decision = self.decision(position)
        verbs = decision.verbs if seat in decision.waiting() else decision.beside_verbs
        for name in self.named_at(position, seat, domain, word):
            of, _, called = name.partition(":")
            for verb in verbs:
                fields = self.grammar.verbs[verb].fields
                if len(fields) == 1 and fields[0].name == of and called in fields[0].numbers:
                    found.append(self.grammar.read(f"{verb} {called}"))
        return found

    def forecast(self, position: P, seat: int, action: Action[P, Any]) -> list[Chance]:
        """What may come of a legal action, as far as the seat can know; empty if it is certain."""
        return []

    def sums(self, position: P, seat: int, action: Action[P, Any]) -> list[Sum]:
        """The arithmetic behind the odds of a legal action, one side after the other."""
        return []

    def features(self, position: P, seat: int) -> list[float]:
        """What tells how well a seat stands while the game goes on: a number for each of the
        `feature_names`. Bots ask it of positions that are redealt for them."""
        raise NotImplementedError

    def progress(self, position: P) -> int:
        """A measure that grows with each player turn, and never falls."""
        raise NotImplementedError

    def turn_of(self, position: P) -> int | None:
        """Whose turn it is; None where no seat alone has it."""
        return None

    def progress_patience(self) -> int:
        """How many actions may pass before `progress` must have grown."""
        raise NotImplementedError

    def violations(self, position: P) -> list[str]:
        """What is wrong with the position: pieces that are not conserved, and the like."""
        raise NotImplementedError

    def verdict(self, position: P) -> list[Message]:
        """How the winner is found, in sentences, when the game is over and not everybody else has
        given up."""
        return []

    def status(self, position: P) -> list[Message]:
        """What a player wants to know at a glance: scores, what is left."""
        raise NotImplementedError
