"""The protocol: every message between clients and the server.

A client speaks for a seat it holds. Each request has an `id` of the client's choice, and exactly one reply
has the same: `ack`, `refused`, or what was asked for. Updates come by themselves, in the order of numbers.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Raw

from ardri.rules.box.catalogue import MOST_SEATS, SEAT_NAMES, TILE_KEYS
from ardri.rules.decisions import Decision
from ardri.rules.foresight import Foresight
from ardri.rules.game import Game
from ardri.rules.state import form as rules
from ardri.rules.state.state import NOBODY
from ardri.rules.views.view_json import form_to_json
from ardri.server.table.standing_orders import Wish

PROTOCOL: Final = 1
MOST_KEYS: Final = 64

Id = Annotated[int, Meta(ge=0, le=2**31)]
Number = Annotated[int, Meta(ge=-1, le=2**53)]  # what every JSON reader can count to
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Key = Annotated[str, Meta(max_length=40)]
Plan = Annotated[dict[Key, Annotated[int, Meta(ge=0, le=2**31)]], Meta(max_length=MOST_KEYS)]
Keys = Annotated[tuple[Key | Plan, ...], Meta(min_length=1, max_length=MOST_KEYS)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
StreamName = Annotated[str, Meta(pattern=f"^[{SEAT_NAMES}*]$")]


# From clients


class Request(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Base of all requests."""

    id: Id


class Hello(Request, frozen=True):
    """The first message: the version that the client speaks."""

    protocol: int


class Subscribe(Request, frozen=True):
    """Subscribe to a stream, after the message with this number; -1 for a full message."""

    stream: StreamName
    after: Number = -1


class Choose(Request, frozen=True):
    """Answer a question and those that follow from it, by options' keys or plans: all of it, or nothing."""

    seat: SeatNumber
    question: Number
    keys: Keys


class Preview(Request, frozen=True):
    """Ask which question would follow these answers."""

    seat: SeatNumber
    question: Number
    keys: Keys


class Whynot(Request, frozen=True):
    """Ask why a card cannot be played now."""

    seat: SeatNumber
    card: Key


class Hint(Request, frozen=True):
    """Ask what a bot would do, at the question or after some answers to it (not at a table without help)."""

    seat: SeatNumber
    keys: Annotated[tuple[Key | Plan, ...], Meta(max_length=MOST_KEYS)] = ()


class Undo(Request, frozen=True):
    """Take back the last choice."""

    seat: SeatNumber


class Reset(Request, frozen=True):
    """Take back the whole turn, as far as possible."""

    seat: SeatNumber


class Rewind(Request, frozen=True):
    """Take back the whole last move, and what the bots did since (only alone with bots, for practice)."""

    seat: SeatNumber


class Order(Request, frozen=True):
    """Set a standing order for a card: ask, always play it, or never."""

    seat: SeatNumber
    card: Key
    wish: Wish


class Signal(Request, frozen=True):
    """Signal that one would agree to a truce, or no longer."""

    seat: SeatNumber
    would: bool = True


class Say(Request, frozen=True):
    """Chat, from a seat, or as a spectator without one."""

    text: Text
    seat: SeatNumber | None = None


class Mute(Request, frozen=True):
    """Mute another seat, or no longer."""

    seat: SeatNumber
    whom: SeatNumber
    muted: bool = True


class Join(Request, frozen=True):
    """Take a seat."""

    seat: SeatNumber
    name: Name


class Seatbot(Request, frozen=True):
    """Put a bot on an empty seat (only the host)."""

    seat: SeatNumber
    level: Key


class Leave(Request, frozen=True):
    """Leave a seat: one's own, or as the host before the game, any."""

    seat: SeatNumber


class Ready(Request, frozen=True):
    """Be ready, or no longer."""

    seat: SeatNumber
    ready: bool = True


class Entropy(Request, frozen=True):
    """Add entropy to the seed, having seen the commitment."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=128)]


class Start(Request, frozen=True):
    """Begin the game (only the host)."""


class Return(Request, frozen=True):
    """Take one's seat back from the bot."""

    seat: SeatNumber


class Resign(Request, frozen=True):
    """Leave the game to a bot, for good."""

    seat: SeatNumber


class Vote(Request, frozen=True):
    """Vote for abandoning the game, or no longer."""

    seat: SeatNumber
    yes: bool = True


class Presence(Request, frozen=True):
    """Ask to be told who is connected, now and whenever it changes."""


class Nudge(Request, frozen=True):
    """Remind the person of another seat that the game waits."""

    seat: SeatNumber


class Relieve(Request, frozen=True):
    """Let a bot play on for somebody who has been gone as long as the terms say."""

    seat: SeatNumber


class Ping(Request, frozen=True):
    """Ask whether the server is there."""


FromClient = (
    Hello
    | Subscribe
    | Choose
    | Preview
    | Whynot
    | Hint
    | Undo
    | Reset
    | Rewind
    | Order
    | Signal
    | Say
    | Mute
    | Join
    | Seatbot
    | Leave
    | Ready
    | Entropy
    | Start
    | Return
    | Resign
    | Vote
    | Presence
    | Nudge
    | Relieve
    | Ping
)


# To clients


class Message(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Base of all messages of the server."""


class Welcome(Message, frozen=True):
    """The reply to hello: the version in use, and the streams that this client may hear."""

    id: int
    protocol: int
    streams: list[str]


class Ack(Message, frozen=True):
    """Done, and in the log."""

    id: int


class Refused(Message, frozen=True):
    """Not done, and nothing has changed; the key says why."""

    id: int
    error: str
    params: dict[str, str | int] = {}


class Item(msgspec.Struct, frozen=True):
    """An option, and how often a plan may name it."""

    option: str
    least: int
    most: int


class Group(msgspec.Struct, frozen=True):
    """Options of which a plan may name only so many different ones."""

    options: list[str]
    most: int


class Form(msgspec.Struct, frozen=True, omit_defaults=True):
    """The form of a plan: the limits of each option, of groups of options, and of all together.

    Clans `gather` in the hub from the territories named, or `scatter` from it to them; or options are picked.
    """

    kind: Literal["gather", "scatter", "pick"]
    hub: str | None
    items: list[Item]
    least: int
    most: int
    groups: list[Group] = []  # left out if there are none


class Question(msgspec.Struct, frozen=True):
    """A question to a seat, with all its options by their keys, and its form if it asks for a plan."""

    question: str
    card: str | None
    options: list[str]
    forced: bool
    form: Form | None


class OpenQuestion(Question, frozen=True):
    """The question that a seat may answer now, by its number; in the draft perhaps answered already."""

    number: int
    answer: tuple[str, ...] = ()
    until: int | None = None  # a reaction is taken for declined after this time, if there is a limit
    done: bool = False  # the answer is complete, and the next one replaces it


class LandAfter(msgspec.Struct, frozen=True):
    """A territory as it would be: the clans of each seat, and the chieftain if there is one."""

    territory: str
    clans: list[int]
    chieftain: str | None


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of answers if nobody else played a card, as far as the seat may know it."""

    events: list[dict[str, str | int]]
    lands: list[LandAfter]  # in which clans or the chieftain would change
    idle: bool = False  # the card would change nothing


class Previewed(Message, frozen=True):
    """The question that would follow; null if it cannot be known, or another seat would be asked.

    The outcome is missing in the draft, where it is up to all.
    """

    id: int
    question: Question | None
    outcome: Outcome | None = None


class Because(Message, frozen=True):
    """The reason why a card cannot be played: a key with parameters; null if it can."""

    id: int
    reason: str | None
    params: dict[str, str | int] = {}


class SuggestedOption(msgspec.Struct, frozen=True):
    """An option that a bot suggests, with reasons: keys of the catalogues (`advice-*`) with parameters."""

    key: str
    reasons: list[tuple[str, dict[str, str | int]]]


class Hinted(Message, frozen=True):
    """Suggestions of a bot, the best first, for the question with this number."""

    id: int
    question: int
    hints: list[SuggestedOption]


class Pong(Message, frozen=True):
    """Reply to a ping, with the server's time in milliseconds."""

    id: int
    at: int


class EventBatch(msgspec.Struct, frozen=True):
    """Events from a number on; those told before with this number or a higher one are taken back."""

    since: int
    events: list[dict[str, str | int]]


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat; spectators have no seat."""

    seat: int | None
    name: str
    text: str
    at: int


class Update(Message, frozen=True):
    """Changes since the last message of the same stream."""

    stream: str
    n: int
    parts: dict[str, Raw] = {}
    told: EventBatch | None = None
    notices: list[dict[str, str | int | None]] = []


class EncodedUpdate(Message, frozen=True, tag="update"):
    """An `Update` on its way out: its events are encoded once for all who are told the same."""

    stream: str
    n: int
    parts: dict[str, Raw] = {}
    told: Raw | None = None
    notices: list[dict[str, str | int | None]] = []


class Full(Message, frozen=True):
    """Everything the recipient sees, in place of all messages of the stream up to this number."""

    stream: str
    n: int
    parts: dict[str, Raw]
    told: EventBatch
    chat: list[ChatLine] = []


class SeatPresence(msgspec.Struct, frozen=True):
    """Whether the person of a seat is connected; otherwise since when not, null if nobody knows.

    From the time `relief` on others may let a bot play for them; null if they are here, or never.
    """

    seat: str
    here: bool
    since: int | None
    relief: int | None


class Present(Message, frozen=True):
    """Who of the people with a seat is connected; in place of what was told before."""

    seats: list[SeatPresence]


class Nudged(Message, frozen=True):
    """Somebody reminds the person of a seat that the game waits."""

    seat: str
    by: str


FromServer = Welcome | Ack | Refused | Previewed | Because | Hinted | Pong | Update | Full | Present | Nudged

_requests: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_messages: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
encode = msgspec.json.Encoder().encode


def read_request(data: bytes | str) -> FromClient:
    """A request; `msgspec.DecodeError` or `msgspec.ValidationError` if it is none."""
    return _requests.decode(data)


def question(decision: Decision, form: rules.Form | None) -> Question:
    """A decision as a message."""
    return Question(
        decision.question, decision.card, list(decision.keys), decision.forced, form_message(form)
    )


def outcome(game: Game, foresight: Foresight) -> Outcome:
    """A foresight as a message: what it says of each territory that changes."""
    s = game.state
    lands = []
    for territory in range(len(s.chieftains)):
        base = territory * s.players
        before, after = s.clans[base : base + s.players], foresight.clans[base : base + s.players]
        chieftain = foresight.chieftains[territory]
        if before != after or chieftain != s.chieftains[territory]:
            name = None if chieftain == NOBODY else SEAT_NAMES[chieftain]
            lands.append(LandAfter(TILE_KEYS[territory], after, name))
    events: list[dict[str, str | int]] = [{"kind": event.kind, **event.fields} for event in foresight.events]
    return Outcome(events, lands, foresight.idle)


def form_message(form: rules.Form | None) -> Form | None:
    """The form of a plan as a message."""
    return None if form is None else msgspec.convert(form_to_json(form), Form)


def read_message(data: bytes | str) -> FromServer:
    """A message of the server, for clients and tests."""
    return _messages.decode(data)
