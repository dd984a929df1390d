"""What goes over the wire: one set of types for requests, answers, messages and their document.

`docs/protocol.md` explains them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from anabasis.core.asides import MOST_WINDOWS
from anabasis.core.grammar import MOST_SEATS
from anabasis.server.settings import CLOCK, PAUSE, PREVIEWS

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0)]
Reference = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=64)]
"""What a client calls its message, so that it knows the reply."""


Params = Annotated[dict[str, Any], Meta(extra={"typescript": "Params"})]
EventData = Annotated[dict[str, Any], Meta(extra={"typescript": "EventInfo"})]
RefusalData = Annotated[dict[str, Any], Meta(extra={"typescript": "RefusalInfo"})]
ChanceData = Annotated[dict[str, Any], Meta(extra={"typescript": "ChanceInfo"})]
MessageData = Annotated[dict[str, Any], Meta(extra={"typescript": "MessageInfo"})]
SumData = Annotated[dict[str, Any], Meta(extra={"typescript": "SumInfo"})]
"""What the core gives as plain data; the client knows its shape by these names."""


# ---- faults


class Fault(Struct, omit_defaults=True):
    """Why not: a short word, one line for people, and the rule case where a rule says no."""

    code: str
    message: str
    case: str | None = None
    key: str | None = None
    params: Params | None = None


class FaultBody(Struct):
    error: Fault


# ---- what a game says: its own data, passed on as it is


class MessageInfo(Struct):
    """Something to say, before it is put into words."""

    key: str
    params: Params


class RefusalInfo(MessageInfo):
    """Why something is not allowed: a message and the rule case it breaks."""

    case: str


class ChanceInfo(Struct):
    """A chance that lies between `low` and `high`, and what it is the chance of."""

    label: MessageInfo
    low: float
    high: float


# ---- requests


class Named(Struct, forbid_unknown_fields=True):
    """A guest's new name: 1 to 24 characters."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who sits there: me, whoever comes, a bot, or another person at my screen."""

    kind: Literal["me", "open", "bot", "here"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, str] = {}
    public: bool = False
    undo: Literal["own", "agreed"] = "own"
    clock: Annotated[int, Meta(ge=0, le=CLOCK)] = 0
    away: Annotated[int, Meta(ge=0, le=CLOCK)] = 0
    """After so many seconds a bot plays for a person who is not there; 0: never."""
    pause: Annotated[int, Meta(ge=0, le=PAUSE)] | None = None
    """So many seconds people stop at each window, asked or not; 0: only who is asked is waited for;
    without it, as the game has it."""


class NewAnalysis(Struct, forbid_unknown_fields=True):
    """From where to try things out: after the first `n` choices, or from how it stands now."""

    n: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class GiveSeat(Struct, forbid_unknown_fields=True):
    """A free seat that a bot is to take."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


# ---- answers


class Me(Struct):
    name: str


class Health(Struct):
    ok: bool
    store: bool
    """Whether the store can be read and written."""


class OptionInfo(Struct):
    key: str
    choices: list[str]
    case: str
    least_seats: dict[str, int]
    """Choices that are there only where so many play."""
    live: bool
    """Any but its first choice is there only where everybody sits at a screen of their own."""


class GameInfo(Struct):
    id: str
    title: str
    words: str
    """What it is about, in a sentence or two of the reader's language."""
    seats: tuple[int, int]
    options: list[OptionInfo]
    windows: list[str]
    pause: int
    """So many seconds people who play each other stop at a window, unless they wish otherwise."""
    bots: list[str]
    tutorial: bool
    minutes: tuple[int, int] | UnsetType = UNSET
    """How long a game takes, from and to."""
    weight: int | UnsetType = UNSET
    """How much there is to learn, from 1 to 5."""
    picture: str | UnsetType = UNSET
    """The address of its picture."""


class GameDetail(GameInfo, kw_only=True):
    kinds: dict[str, dict[str, str]]
    """For each kind of event, the domain of each field."""
    verbs: dict[str, list[str]]
    """For each verb, the domains of its words."""
    domains: dict[str, list[str]]
    """For each domain of a verb, its words."""
    names: dict[str, dict[str, MessageData]]
    """By domain and word, what things are called that the texts have no names for."""
    board: dict[str, Any]
    """What is printed on the board."""


class CaseInfo(Struct):
    id: str
    title: str
    text: str
    chapter: str


class AidTable(Struct):
    """A table of the player's aid, in the language asked for."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class Rules(Struct):
    cases: list[CaseInfo]
    rulings: str
    aid: list[AidTable]


class SeatInfo(Struct):
    seat: int
    kind: Literal["person", "here", "bot", "open", "asked"]
    """`asked`: it is kept for somebody who has not said yes."""
    name: str
    you: bool
    online: bool
    thinking: bool
    bot: str | UnsetType = UNSET
    stand_in: str | UnsetType = UNSET
    """The bot that plays for a person who is away."""


class OutcomeInfo(Struct):
    ranking: list[list[int]]
    reason: str


class Summary(Struct):
    """A table as the lobby shows it, to one guest."""

    id: str
    game: str
    title: str
    state: Literal["open", "running", "finished"]
    seats: list[SeatInfo]
    options: dict[str, str]
    public: bool
    undo: Literal["own", "agreed"]
    clock: int
    away: int
    pause: int
    review: bool
    tutorial: bool
    created: float
    turn: int
    to_act: list[int]
    changed_since: int
    invite: str | UnsetType = UNSET
    outcome: OutcomeInfo | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    origin: str | UnsetType = UNSET
    """The table from which this analysis was made."""
    unplayable: Literal["other-rules", "no-game", "broken-record"] | UnsetType = UNSET
    """Why the game cannot be played here."""


class MomentInfo(Struct):
    """The table after its first `n` choices: what is seen, and what the last of them did."""

    n: int
    of: int
    seat: int | None
    by: int | None
    view: Any
    details: Annotated[dict[str, Any], Meta(extra={"typescript": "Plain"})]
    """What may be looked up beside the view."""
    events: list[EventData]
    at: float
    text: str | UnsetType = UNSET


# ---- a table's messages to a client


class DecisionInfo(Struct):
    seat: int
    must: bool
    number: int | UnsetType = UNSET
    """What an answer must name: told to the seat's own guest alone."""
    deadline: float | UnsetType = UNSET
    beside: bool | UnsetType = UNSET
    """The seat may interject while another is to answer."""


class TimerInfo(Struct):
    """The game's own timer that runs."""

    seat: int
    """Whose time it is."""
    seconds: int
    """How long it runs in all."""
    deadline: float


class PromptInfo(Struct):
    """What a seat is asked."""

    seat: int
    case: str
    key: str
    params: Params
    verbs: list[str]
    """The verbs of the actions that answer it, legal or not."""
    beside: bool | UnsetType = UNSET
    """The seat is not asked: it may interject while another is."""


class ProposalInfo(Struct):
    count: int
    by: int
    yes: list[int]


class LogEntry(Struct):
    """A choice, and all that came of it."""

    n: int
    seat: int | None
    action: str | None
    """What it began with; null where that is another's secret."""
    events: list[EventData]
    at: float
    steps: list[str] | UnsetType = UNSET
    """All its actions: told to its own seat alone."""
    open: bool | UnsetType = UNSET
    """True as long as the seat itself is still at it, and nobody else is told."""
    turn: int = 0
    """The number of the turn in which it was begun."""
    turn_of: int | None = None
    """Whose turn that was; null where no seat alone has it."""


class UndoInfo(Struct):
    """Some choices were taken back: `n` stood afterwards."""

    n: int
    count: int
    seat: int
    agreed: bool
    at: float


class LogPage(Struct):
    """Some entries of the log, in their order, and what was taken back among them."""

    entries: list[LogEntry]
    undos: list[UndoInfo]


class ChatLine(Struct):
    seat: int | None
    name: str
    text: str
    at: float


class LessonPlace(Struct):
    step: int


class SpectatorsInfo(Struct):
    """Who looks on."""

    names: list[str]
    """The first of those who have names."""
    count: int
    """How many they are in all."""


class Standing(Struct):
    """What a `State` and an `Update` show one seat of its table."""

    table: Summary
    seat: int | None
    yours: list[int]
    view: msgspec.Raw
    n: int
    decisions: list[DecisionInfo]
    prompt: PromptInfo | None
    legal: list[str]
    asks: list[str]
    undo: bool
    proposal: ProposalInfo | None
    verdict: list[MessageData]
    """When the game is over: how the winner was found."""
    spectators: SpectatorsInfo
    timer: TimerInfo | None
    """The game's own timer, while it runs."""


EncodedLog = Annotated[msgspec.Raw, Meta(extra={"typescript": "LogEntry[]"})]
"""Entries of a log that were encoded once for all who have the same eyes."""


class State(Standing, tag_field="type", tag="state"):
    log: EncodedLog
    """The last page of it."""
    undos: list[UndoInfo]
    chat: list[ChatLine]
    seen: int
    lesson: LessonPlace | UnsetType | None = UNSET


class Update(Standing, tag_field="type", tag="update"):
    entry: LogEntry | UnsetType = UNSET
    """A choice that is new, or goes on: it takes the place of the one with its number."""
    undone: int | UnsetType = UNSET
    log: EncodedLog | UnsetType = UNSET
    """The last page of it, after an undo or where more than one entry is new."""
    undos: list[UndoInfo] | UnsetType = UNSET
    lesson: LessonPlace | UnsetType | None = UNSET


class Chatted(ChatLine, tag_field="type", tag="chat"):
    pass


class Presence(Struct, tag_field="type", tag="presence"):
    seats: list[SeatInfo]
    spectators: SpectatorsInfo


class Done(Struct, tag_field="type", tag="done"):
    id: int | str
    left: str | UnsetType = UNSET
    """The steps of a line that were not taken: others are asked, chance came in, something came to
    light, or the next of them is not allowed."""


class Refused(Struct, tag_field="type", tag="refused"):
    id: int | str
    refusal: RefusalData


class WhyNot(Struct, tag_field="type", tag="why"):
    id: int | str
    action: str
    refusal: RefusalData | None


class ChangeInfo(Struct, omit_defaults=True):
    """A part of a view, named by keys and places in lists from outside in, with its new value."""

    path: list[str | int]
    value: Any = None
    gone: bool = False
    """There is no such part any more."""


class SumInfo(Struct):
    """What one side brings to a contest of dice, term by term; two ways where it is not known."""

    label: MessageInfo
    least: list[Any]
    most: list[Any]


class PreviewInfo(Struct):
    """What an action would lead to, as far as the seat can know."""

    events: list[EventData]
    changes: list[ChangeInfo]
    """What it would change in the seat's view."""
    complete: bool
    """Whether nothing is left out that chance or something hidden decides."""
    odds: list[ChanceData]
    sums: list[SumData]


EncodedPreviews = Annotated[
    dict[str, msgspec.Raw], Meta(extra={"typescript": "Record<string, PreviewInfo>"})
]
"""Each was encoded once for all who ask."""


class Previews(Struct, tag_field="type", tag="preview"):
    id: int | str
    previews: EncodedPreviews
    """By action, or by line of steps."""


class WayStepInfo(Struct, omit_defaults=True):
    """An action that can be done in the course of a choice."""

    action: str
    after: int = -1
    """The number of the step that it goes on from, from 0; -1 if it is an answer to the decision
    itself."""
    ends: bool = False
    """Whether the choice is complete, or chance comes in, after it."""


class WaysFound(Struct, tag_field="type", tag="ways"):
    id: int | str
    steps: Annotated[msgspec.Raw, Meta(extra={"typescript": "WayStepInfo[]"})]
    """Each after the one that it goes on from; those that are soon done first."""


class Error(Struct, tag_field="type", tag="error"):
    code: str
    message: str
    id: int | str | UnsetType = UNSET


# ---- a client's messages to a table


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    id: Reference
    seat: SeatNumber
    decision: Annotated[int, Meta(ge=0, le=2**53)]
    action: Annotated[str, Meta(max_length=400)]


class Why(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    id: Reference
    seat: SeatNumber
    action: Annotated[str, Meta(max_length=400)]


class Preview(Struct, tag_field="type", tag="preview", forbid_unknown_fields=True):
    id: Reference
    seat: SeatNumber
    decision: Annotated[int, Meta(ge=0, le=2**53)]
    actions: Annotated[
        list[Annotated[str, Meta(max_length=400)]], Meta(min_length=1, max_length=PREVIEWS)
    ]


class Ways(Struct, tag_field="type", tag="ways", forbid_unknown_fields=True):
    id: Reference
    seat: SeatNumber
    decision: Annotated[int, Meta(ge=0, le=2**53)]


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    seat: SeatNumber
    id: Reference | None = None


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    id: Reference
    seat: SeatNumber


class ProposeUndo(Struct, tag_field="type", tag="propose-undo", forbid_unknown_fields=True):
    id: Reference
    seat: SeatNumber
    count: Annotated[int, Meta(ge=1, le=1_000_000)]


class VoteUndo(Struct, tag_field="type", tag="vote-undo", forbid_unknown_fields=True):
    id: Reference
    seat: SeatNumber
    agree: bool


class Ask(Struct, tag_field="type", tag="ask", forbid_unknown_fields=True):
    id: Reference
    seat: SeatNumber
    window: Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=0, le=MOST_WINDOWS - 1)]
    on: bool


class Say(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    id: Reference
    text: Annotated[str, Meta(max_length=2000)]


class Resign(Struct, tag_field="type", tag="resign", forbid_unknown_fields=True):
    id: Reference
    seat: SeatNumber


class GoOn(Struct, tag_field="type", tag="lesson", forbid_unknown_fields=True):
    id: Reference
    to: Literal["next", "back", "leave"]


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: Reference


Play = Act | Undo | ProposeUndo | VoteUndo | Ask | Resign
Question = Why | Preview | Ways | Look | Ping
Message = Play | Question | Say | GoOn
