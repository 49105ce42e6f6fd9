"""Client connections: one client at one table, its requests and its outgoing queue.

Requests are handled in order, one after another. Outgoing messages wait in a queue of bounded length: a
client that does not read is disconnected, and reconnects for the rest.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from time import perf_counter
from typing import Final, Protocol

import msgspec

from ardri.bots import registry
from ardri.rules.errors import EngineFault
from ardri.server import metrics
from ardri.server.limits.chat_limits import ChatLimits
from ardri.server.limits.rate_limits import RateLimiter
from ardri.server.live.live_table import LiveTable
from ardri.server.live.live_tables import LiveTables
from ardri.server.live.request_entries import entry_for, relief_entry, rewind_entry, streams_of
from ardri.server.people.accounts import require_free_name
from ardri.server.people.person_names import normalized_name
from ardri.server.refusals import Refusal, ServerRefused, TableRefused
from ardri.server.server_clock import wall_clock
from ardri.server.storage.errors import StoreError, TableElsewhere
from ardri.server.storage.queries import people
from ardri.server.storage.queries.people import Person
from ardri.server.storage.store import Store
from ardri.server.streams import protocol
from ardri.server.table.play import preview, why_not

MOST_QUEUED: Final = 256  # messages
LONGEST_PAUSE: Final = 1.0  # seconds for which somebody is not heard who is too fast
MOST_QUEUED_BYTES: Final = 2_000_000  # bytes

# Why a connection is closed, beside the usual codes of WebSockets
RECONNECT: Final = 1012
TOO_SLOW: Final = 4008
SIGNED_OUT: Final = 4401
BANNED: Final = 4403
NO_TABLE: Final = 4404
TABLE_DAMAGED: Final = 4410
TABLE_PRUNED: Final = 4411

UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)

_logger = logging.getLogger(__name__)


class MessageSocket(Protocol):
    """A socket for text messages."""

    async def send(self, messages: Sequence[bytes]) -> None:
        """Send messages."""

    async def close(self, code: int) -> None:
        """Close the connection."""


class ClientConnection:
    """A client's connection to a table."""

    def __init__(
        self,
        person: Person,
        live: LiveTable,
        live_tables: LiveTables,
        limits: RateLimiter,
        chat: ChatLimits,
        cookie: str = "",
    ) -> None:
        self.person = person.id
        self.name = person.name
        self.cookie = cookie  # the cookie that let it in
        self.since = live_tables.clock()
        self.streams: list[str] = []
        self.attends = False
        self._live = live
        self._live_tables = live_tables
        self._limits = limits
        self._chat = chat
        self._said_hello = False
        self._queue: list[bytes] = []
        self._queued_bytes = 0  # bytes
        self._wakeup: asyncio.Future[None] | None = None
        self._closed = False
        self._close_code = 0  # with which to close the connection
        self._socket: MessageSocket | None = None
        self._closing: asyncio.Task[None] | None = None
        self._choice_arrived = 0.0  # when the choice arrived to which the answer is in the queue

    # Outgoing

    def send(self, message: bytes) -> None:
        """Queue a message; close the connection if the queue is full."""
        if self._closed:
            return
        if len(self._queue) >= MOST_QUEUED or self._queued_bytes + len(message) > MOST_QUEUED_BYTES:
            self.close_after_sending(TOO_SLOW)
            return
        self._queued_bytes += len(message)
        self._queue.append(message)
        self._wake()

    def disconnect(self) -> None:
        """Close the connection; the client reconnects."""
        self.close_after_sending(RECONNECT)

    def close_after_sending(self, code: int) -> None:
        """Close the connection after the queue is sent."""
        if not self._closed:
            self._closed = True
            self._close_code = code
            self.unsubscribe()
            self._wake()

    def require_hello(self) -> None:
        """Close the connection if the client has not said hello."""
        if not self._said_hello:
            self.close_after_sending(TOO_SLOW)

    def close_now(self, code: int) -> None:
        """Close the connection at once: the queue is dropped, and requests are ignored."""
        self._queue = []
        self._closed = True
        self._close_code = code
        self.unsubscribe()
        if self._socket is not None and self._closing is None:
            self._closing = asyncio.create_task(self._socket.close(code))

    def put_off(self) -> None:
        """Close the connection: the person was removed from the table."""
        self.close_now(NO_TABLE)

    def _wake(self) -> None:
        if self._wakeup is not None and not self._wakeup.done():
            self._wakeup.set_result(None)

    def unsubscribe(self) -> None:
        """Leave all streams."""
        self._live.listeners = [other for other in self._live.listeners if other is not self]

    async def send_all(self, connection: MessageSocket) -> None:
        """Send the queue until the connection is closed."""
        while True:
            if self._queue:
                messages, self._queue = self._queue, []
                await connection.send(messages)
                self._queued_bytes -= sum(map(len, messages))
                if self._choice_arrived:
                    metrics.CHOICE_SENT.observe(metrics.since(self._choice_arrived))
                    self._choice_arrived = 0.0
            elif self._closed:
                await connection.close(self._close_code)
                return
            else:
                self._wakeup = asyncio.get_running_loop().create_future()
                await self._wakeup

    @contextmanager
    def joined(self, connection: MessageSocket) -> Iterator[None]:
        """Context: the client is present at the table, which keeps it in memory."""
        self._socket = connection
        self._live.present.append(self)
        try:
            yield
        finally:
            self._live.present.remove(self)
            if self._said_hello:
                self._live.presence.leave(self.person)
            self.unsubscribe()

    # Requests

    async def receive(self, data: str | bytes) -> None:
        """Handle one request, and reply; a server that finishes says nothing but goodbye."""
        if self._closed or self._live_tables.finishing:
            return
        arrived = perf_counter()
        wait = self._limits.take(self.person, self._live_tables.clock() / 1000)
        if wait:
            self.send(protocol.encode(protocol.Refused(_id_of(data), "too_fast", {"seconds": ceil(wait)})))
            await asyncio.sleep(min(wait, LONGEST_PAUSE))  # nothing more is read until then
            return
        try:
            request = protocol.read_request(data)
        except UNREADABLE:
            self.send(protocol.encode(protocol.Refused(_id_of(data), "malformed")))
            return
        try:
            reply = await self._reply(request)
            if isinstance(request, protocol.Choose):
                metrics.choice_accepted(arrived, self._live.committed)
                self._choice_arrived = arrived
        except Refusal as refused:
            if refused.key == "stopping":
                return
            if isinstance(request, protocol.Choose):
                metrics.CHOICES_REFUSED.labels(refused.key).inc()
            reply = protocol.Refused(request.id, refused.key, refused.params)
        except EngineFault as error:  # in a preview, which changes nothing
            self._live.report_fault(error)
            reply = protocol.Refused(request.id, "fault")
        except TableElsewhere:
            self.disconnect()  # the client finds it where it is now
            return
        except StoreError:
            _logger.exception("database request failed")
            reply = protocol.Refused(request.id, "unavailable")
        self.send(protocol.encode(reply))

    async def _reply(self, request: protocol.FromClient) -> protocol.FromServer:
        if not self._said_hello and not isinstance(request, protocol.Hello):
            raise TableRefused("version", protocol=protocol.PROTOCOL)
        table = self._live.table
        match request:
            case protocol.Hello():
                if request.protocol != protocol.PROTOCOL:
                    raise TableRefused("version", protocol=protocol.PROTOCOL)
                if not self._said_hello:
                    self._said_hello = True
                    self._live.presence.enter(self.person)
                return protocol.Welcome(request.id, protocol.PROTOCOL, streams_of(table, self.person))
            case protocol.Subscribe():
                self._subscribe(request.stream, request.after)
            case protocol.Ping():
                return protocol.Pong(request.id, self._live_tables.clock())
            case protocol.Preview(seat=seat):
                self._require_own_seat(seat)
                _, decision, form, foresight = preview(table, seat, request.question, request.keys)
                question = None if decision is None else protocol.question(decision, form)
                outcome = None if foresight is None else protocol.outcome(table.started_game(), foresight)
                return protocol.Previewed(request.id, question, outcome)
            case protocol.Whynot(seat=seat):
                self._require_own_seat(seat)
                reason = why_not(table, seat, request.card)
                if reason is None:
                    return protocol.Because(request.id, None)
                return protocol.Because(request.id, reason.key, dict(reason.params))
            case protocol.Hint(seat=seat, keys=keys):
                self._require_own_seat(seat)
                number = table.questions[seat].number
                suggestions = await self._live_tables.bots.hints(self._live, seat, keys)
                hints = [protocol.SuggestedOption(idea.key, list(idea.reasons)) for idea in suggestions]
                return protocol.Hinted(request.id, number, hints)
            case protocol.Rewind(seat=seat):
                await self._live_tables.rewind(
                    self._live, lambda table, at: rewind_entry(table, self.person, seat, at)
                )
            case protocol.Presence():
                self._live.presence.ask(self)
            case protocol.Nudge(seat=seat):
                self._live.presence.nudge(self.person, seat)
            case protocol.Relieve(seat=seat):
                await self._live_tables.submit(
                    self._live,
                    lambda table, at: relief_entry(
                        table, self.person, seat, self._live.presence.relief_from(seat), at
                    ),
                )
            case _:
                wanted = await self._check_request(request)
                await self._live_tables.submit(
                    self._live, lambda table, at: entry_for(table, self.person, self.name, wanted, at)
                )
        return protocol.Ack(request.id)

    def _subscribe(self, stream: str, after: int) -> None:
        live = self._live
        if stream not in streams_of(live.table, self.person):
            raise TableRefused("no_stream", stream=stream)
        for message in live.streams.since(stream, after):
            self.send(message)
        if stream not in self.streams:
            self.streams.append(stream)
        if self not in live.listeners and not self._closed:
            live.listeners.append(self)

    def _require_own_seat(self, seat: int) -> None:
        if self._live.table.seat(seat).person != self.person:
            raise TableRefused("not_yours", seat=seat)

    async def _check_request(self, request: protocol.FromClient) -> protocol.FromClient:
        """Tidy the name in a request, and refuse unknown bots, taken names and muted people."""
        if isinstance(request, protocol.Seatbot) and request.level not in registry.names():
            raise ServerRefused("no_such_bot")
        if isinstance(request, protocol.Join):
            shown = await free_name(self._live_tables.store, self.person, request.name)
            return msgspec.structs.replace(request, name=shown)
        if isinstance(request, protocol.Say):
            person = await self._live_tables.store.read(
                lambda connection: people.find_person(connection, self.person)
            )
            if person is not None and person.muted is not None and person.muted > wall_clock():
                raise TableRefused("muted")
            seated = any(seat.person == self.person for seat in self._live.table.seats)
            self._chat.take(
                self.person, self._live.id, seated, request.text, self._live_tables.clock() / 1000
            )
        return request


async def free_name(store: Store, person: str, name: str) -> str:
    """A tidy name, if nobody else has it."""
    shown = normalized_name(name)
    await store.read(lambda connection: require_free_name(connection, person, shown))
    return shown


class _RequestId(msgspec.Struct):
    id: protocol.Id = 0


_request_ids: Final[msgspec.json.Decoder[_RequestId]] = msgspec.json.Decoder(_RequestId)


def _id_of(data: str | bytes) -> int:
    try:
        return _request_ids.decode(data).id
    except UNREADABLE:
        return 0


Receive = Callable[[], Awaitable[str | bytes | None]]
Check = Callable[[], Awaitable[None]]


async def serve(
    client: ClientConnection,
    connection: MessageSocket,
    receive: Receive,
    hello_seconds: float,
    recheck: Check | None = None,
) -> None:
    """Serve a client until its connection ends (`receive` returns None), or if it does not say hello.

    `still` makes sure once more that the person may be here: from now on whoever must go is found here.
    """
    sending = asyncio.create_task(client.send_all(connection))
    late = asyncio.get_running_loop().call_later(hello_seconds, client.require_hello)
    try:
        with client.joined(connection):
            if recheck is not None:
                await recheck()
            while (data := await receive()) is not None:
                await client.receive(data)
    finally:
        late.cancel()
        sending.cancel()
