"""A client: one connection to one table. It says hello, subscribes to streams, and asks for things.

What it asks for is done in order, one thing after another. What it is told waits in a queue of bounded
length: who does not read is let go, and comes back for the rest.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from typing import Final, Protocol

import msgspec

from ardri.bots import registry
from ardri.rules.errors import EngineFault
from ardri.server.limits.chat_limits import Chat
from ardri.server.limits.rate_limits import Limits
from ardri.server.live.live_table import Room
from ardri.server.live.live_tables import Rooms
from ardri.server.live.requests import entry_for, streams_of
from ardri.server.people.accounts import refuse_taken
from ardri.server.people.person_names import tidy
from ardri.server.refusals import Refusal, Refused, Trouble
from ardri.server.server_clock import wall
from ardri.server.storage import people
from ardri.server.storage.errors import StoreError
from ardri.server.storage.people import Person
from ardri.server.storage.store import Store
from ardri.server.streams import wire
from ardri.server.table.play import preview, why_not

LONGEST_QUEUE: Final = 256  # messages
LONGEST_PAUSE: Final = 1.0  # seconds for which somebody is not heard who is too fast
MOST_WAITING: Final = 2_000_000  # bytes

# Why a connection is closed, beside the usual codes of WebSockets
COME_BACK: Final = 1012
SLOW: Final = 4008
NOBODY: Final = 4401
BANNED: Final = 4403
NO_TABLE: Final = 4404
DAMAGED: Final = 4410

UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)

_log = logging.getLogger(__name__)


class Wire(Protocol):
    """A connection."""

    async def send(self, messages: Sequence[bytes]) -> None:
        """Send messages."""

    async def close(self, code: int) -> None:
        """Close the connection."""


class Client:
    """Somebody's connection to a table."""

    def __init__(
        self, person: Person, room: Room, rooms: Rooms, limits: Limits, chat: Chat, pass_: str = ""
    ) -> None:
        self.person = person.id
        self.name = person.name
        self.pass_ = pass_  # the cookie that let it in
        self.since = rooms.clock()
        self.streams: list[str] = []
        self._room = room
        self._rooms = rooms
        self._limits = limits
        self._chat = chat
        self._greeted = False
        self._unsent: list[bytes] = []
        self._waiting = 0  # bytes
        self._woken: asyncio.Future[None] | None = None
        self._gone = False
        self._code = 0  # with which to close the connection
        self._connection: Wire | None = None
        self._cutting: asyncio.Task[None] | None = None

    # What it is told

    def hear(self, message: bytes) -> None:
        """Send a message as soon as it is read, or let the client go if too much waits already."""
        if self._gone:
            return
        if len(self._unsent) >= LONGEST_QUEUE or self._waiting + len(message) > MOST_WAITING:
            self.go(SLOW)
            return
        self._waiting += len(message)
        self._unsent.append(message)
        self._wake()

    def dismiss(self) -> None:
        """Let the client go; it comes back."""
        self.go(COME_BACK)

    def go(self, code: int) -> None:
        """Close the connection, after what waits has been sent."""
        if not self._gone:
            self._gone = True
            self._code = code
            self.leave()
            self._wake()

    def expect_hello(self) -> None:
        """Let the client go if it has not said hello yet."""
        if not self._greeted:
            self.go(SLOW)

    def cut(self, code: int) -> None:
        """Close the connection at once: nothing more is sent, and nothing that comes is done."""
        self._unsent = []
        self._gone = True
        self._code = code
        self.leave()
        if self._connection is not None and self._cutting is None:
            self._cutting = asyncio.create_task(self._connection.close(code))

    def put_off(self) -> None:
        """The table is not for this person any more."""
        self.cut(NO_TABLE)

    def _wake(self) -> None:
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    def leave(self) -> None:
        """Hear nothing more."""
        self._room.listeners = [other for other in self._room.listeners if other is not self]

    async def send_all(self, connection: Wire) -> None:
        """Send whatever there is to send, until the connection is to be closed."""
        while True:
            if self._unsent:
                messages, self._unsent = self._unsent, []
                await connection.send(messages)
                self._waiting -= sum(map(len, messages))
            elif self._gone:
                await connection.close(self._code)
                return
            else:
                self._woken = asyncio.get_running_loop().create_future()
                await self._woken

    @contextmanager
    def staying(self, connection: Wire) -> Iterator[None]:
        """Keep the table awake, whether one listens or not, and leave it at the end."""
        self._connection = connection
        self._room.present.append(self)
        try:
            yield
        finally:
            self._room.present.remove(self)
            self.leave()

    # What it asks for

    async def receive(self, data: str | bytes) -> None:
        """Do what a message asks for, and reply."""
        if self._gone:
            return
        wait = self._limits.take(self.person, self._rooms.clock() / 1000)
        if wait:
            self.hear(wire.encode(wire.Refused(_id_of(data), "too_fast", {"seconds": ceil(wait)})))
            await asyncio.sleep(min(wait, LONGEST_PAUSE))  # nothing more is read until then
            return
        try:
            request = wire.read_request(data)
        except UNREADABLE:
            self.hear(wire.encode(wire.Refused(_id_of(data), "malformed")))
            return
        try:
            reply = await self._reply(request)
        except Refusal as refused:
            reply = wire.Refused(request.id, refused.key, refused.params)
        except EngineFault as error:  # in a preview, which changes nothing
            self._room.report(error)
            reply = wire.Refused(request.id, "fault")
        except StoreError:
            _log.exception("the store failed")
            reply = wire.Refused(request.id, "unavailable")
        self.hear(wire.encode(reply))

    async def _reply(self, request: wire.FromClient) -> wire.FromServer:
        if not self._greeted and not isinstance(request, wire.Hello):
            raise Refused("version", protocol=wire.PROTOCOL)
        table = self._room.table
        match request:
            case wire.Hello():
                if request.protocol != wire.PROTOCOL:
                    raise Refused("version", protocol=wire.PROTOCOL)
                self._greeted = True
                return wire.Welcome(request.id, wire.PROTOCOL, streams_of(table, self.person))
            case wire.Subscribe():
                self._subscribe(request.stream, request.after)
            case wire.Ping():
                return wire.Pong(request.id, self._rooms.clock())
            case wire.Preview(seat=seat):
                self._own(seat)
                _, decision, form = preview(table, seat, request.question, request.keys)
                question = None if decision is None else wire.question(decision, form)
                return wire.Previewed(request.id, question)
            case wire.Whynot(seat=seat):
                self._own(seat)
                reason = why_not(table, seat, request.card)
                if reason is None:
                    return wire.Because(request.id, None)
                return wire.Because(request.id, reason.key, dict(reason.params))
            case wire.Hint(seat=seat):
                self._own(seat)
                number = table.asking[seat].number
                ideas = await self._rooms.hints(self._room, seat)
                hints = [wire.Advised(idea.key, list(idea.reasons)) for idea in ideas]
                return wire.Hinted(request.id, number, hints)
            case _:
                wanted = await self._checked(request)
                await self._rooms.submit(
                    self._room, lambda table, at: entry_for(table, self.person, self.name, wanted, at)
                )
        return wire.Ack(request.id)

    def _subscribe(self, stream: str, after: int) -> None:
        room = self._room
        if stream not in streams_of(room.table, self.person):
            raise Refused("no_stream", stream=stream)
        for message in room.streams.since(stream, after):
            self.hear(message)
        if stream not in self.streams:
            self.streams.append(stream)
        if self not in room.listeners and not self._gone:
            room.listeners.append(self)

    def _own(self, seat: int) -> None:
        if self._room.table.seat(seat).person != self.person:
            raise Refused("not_yours", seat=seat)

    async def _checked(self, request: wire.FromClient) -> wire.FromClient:
        """Refuse for reasons that have nothing to do with the table itself; a name is made tidy."""
        if isinstance(request, wire.Seatbot) and request.level not in registry.names():
            raise Trouble("no_such_bot")
        if isinstance(request, wire.Join):
            shown = await free_name(self._rooms.store, self.person, request.name)
            return msgspec.structs.replace(request, name=shown)
        if isinstance(request, wire.Say):
            person = await self._rooms.store.read(
                lambda connection: people.find_person(connection, self.person)
            )
            if person is not None and person.muted is not None and person.muted > wall():
                raise Refused("muted")
            seated = any(seat.person == self.person for seat in self._room.table.seats)
            self._chat.take(self.person, self._room.id, seated, request.text, self._rooms.clock() / 1000)
        return request


async def free_name(store: Store, person: str, name: str) -> str:
    """A name to sit down with, if it is not somebody else's."""
    shown = tidy(name)
    await store.read(lambda connection: refuse_taken(connection, person, shown))
    return shown


class _Numbered(msgspec.Struct):
    id: wire.Id = 0


_numbered: Final[msgspec.json.Decoder[_Numbered]] = msgspec.json.Decoder(_Numbered)


def _id_of(data: str | bytes) -> int:
    try:
        return _numbered.decode(data).id
    except UNREADABLE:
        return 0


Receive = Callable[[], Awaitable[str | bytes | None]]
Check = Callable[[], Awaitable[None]]


async def serve(
    client: Client,
    connection: Wire,
    receive: Receive,
    hello_seconds: float,
    still: Check | None = None,
) -> None:
    """Serve a client until its connection ends (`receive` gives None then), or if it does not say hello.

    `still` makes sure once more that the person may be here: from now on whoever must go is found here.
    """
    sending = asyncio.create_task(client.send_all(connection))
    late = asyncio.get_running_loop().call_later(hello_seconds, client.expect_hello)
    try:
        with client.staying(connection):
            if still is not None:
                await still()
            while (data := await receive()) is not None:
                await client.receive(data)
    finally:
        late.cancel()
        sending.cancel()
