"""Forwarding: whoever comes to one worker plays at a table of another; nobody else can speak for a worker."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Iterator
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.helpers.live_server import BOT, PATIENCE, PERSON, Live, Person
from tests.server.helpers.raw_sockets import TEXT, UPGRADE, dial, frame, hangs_up, is_closed
from tests.server.helpers.two_workers import PROGRAM, TwoWorkers, two_workers


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TwoWorkers]:
    """Two workers for the tests that kill none."""
    with two_workers(tmp_path_factory.mktemp("two"), "--allow-host", "play.example.org") as found:
        yield found
        assert [worker.stop() for worker in found.workers] == [0, 0]


def host_at(both: TwoWorkers, worker: int, owner: int) -> tuple[Person, str]:
    """Somebody at a worker, with a table that this or the other one owns."""
    host = Person(both.workers[worker])
    table = host.open([PERSON, PERSON], round_limit=1)
    both.own(host, table, owner)
    return host, table


def forwarded(live: Live) -> int:
    """How many connections a worker forwards now."""
    text = httpx.get(f"{live.address}/metrics", trust_env=False).text
    line = next(line for line in text.splitlines() if line.startswith("ardri_clients_forwarded "))
    return int(float(line.split()[1]))


def test_a_whole_game_is_played_through_a_worker_that_does_not_own_the_table(both: TwoWorkers) -> None:
    host, table = host_at(both, 0, owner=1)

    async def play() -> None:
        async with host.at(table) as player:
            assert forwarded(both.workers[0]) == 1
            assert forwarded(both.workers[1]) == 0
            await player.sit(0, 1, begin=True)
            await player.play(Random(3))
            assert player.over

    asyncio.run(play())
    assert both.workers[1].becomes(table, "finished")
    assert 'seed "' in host.http.get(f"/api/tables/{table}/record").text


def test_two_people_at_different_workers_see_each_other(both: TwoWorkers) -> None:
    host, table = host_at(both, 0, owner=1)
    guest = Person(both.workers[1])

    async def meet() -> None:
        async with host.at(table) as first, guest.at(table) as second:
            await first.sit(0)
            await second.sit(1)
            await first.until(lambda: first.all_ready)
            await first.done("start")
            await second.until(lambda: bool(first.asked or second.asked))
            await first.done("say", seat=0, text="Hello over there")
            await second.until(lambda: any("Hello over there" in raw for raw in second.raw))

    asyncio.run(meet())


def test_each_request_of_one_connection_goes_where_its_own_table_is(both: TwoWorkers) -> None:
    host, elsewhere = host_at(both, 0, owner=1)
    here = host.open([PERSON, BOT])
    both.own(host, here, 0)
    with httpx.Client(base_url=both.workers[0].address, trust_env=False, cookies=host.http.cookies) as one:
        for table in (here, elsewhere, here, elsewhere):
            assert one.get(f"/api/tables/{table}").json()["id"] == table
        assert one.get("/api/me").json()["id"] == host.id
        assert one.post(f"/api/tables/{elsewhere}/close").is_success
        assert one.head(f"/api/tables/{elsewhere}").headers["content-length"] != "0"
        assert one.get(f"/api/tables/{elsewhere}/none").status_code == 404
    assert both.workers[0].becomes(elsewhere, "abandoned")


def test_the_owner_knows_the_visitor_and_not_the_worker(both: TwoWorkers) -> None:
    host, table = host_at(both, 0, owner=1)
    headers = {"X-Forwarded-For": "192.0.2.77", "X-Forwarded-Proto": "https", "Host": "play.example.org"}
    with httpx.Client(base_url=both.workers[0].address, trust_env=False, cookies=host.http.cookies) as one:
        answer = one.get(f"/api/tables/{table}", headers=headers)
        assert answer.is_success
        assert "strict-transport-security" in answer.headers
        assert len(answer.headers.get_list("date")) == len(answer.headers.get_list("content-length")) == 1
        origin = {"Origin": "https://play.example.org"}
        assert one.post(f"/api/tables/{table}/close", headers={**headers, **origin}).is_success
        wrong = {"Origin": "http://play.example.org"}
        assert one.post(f"/api/tables/{table}/close", headers={**headers, **wrong}).status_code == 403


def test_close_codes_come_through(both: TwoWorkers) -> None:
    host, table = host_at(both, 0, owner=1)
    stranger = Person(both.workers[0], come=False)
    assert asyncio.run(close_code(stranger, table)) == 4401

    async def silent() -> int:
        async with host.at(table, hello=False) as player:
            await player.socket.send("no JSON")
            await player.socket.send(b"\xff" * 20_000)
            await player._reading
            return player.code

    assert asyncio.run(silent()) == 1009  # too big


def test_two_workers_that_believe_that_the_other_one_owns_a_table_do_not_ask_in_circles(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with two_workers(tmp_path_factory.mktemp("loop")) as both:
        host = Person(both.workers[0])
        table = host.open([PERSON, PERSON])
        for number in (0, 1):
            both.workers[number].kill()
            both.workers[number] = both.start(number, BELIEVES.format(owner=both.internal[1 - number]))
        host.live = both.workers[0]
        host.http.base_url = both.workers[0].address
        answer = host.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"], answer.headers["retry-after"]) == (
            503,
            "busy",
            "1",
        )
        assert asyncio.run(close_code(host, table)) == 1012


BELIEVES = """
from ardri.server.live import leases

async def elsewhere(self, table):
    return {owner!r}

leases.Leases.elsewhere = elsewhere
""" + PROGRAM.replace("{", "{{").replace("}", "}}")


async def close_code(person: Person, table: str) -> int:
    """The code with which a connection is closed whose client says nothing."""
    async with person.at(table, hello=False) as player:
        await player._reading
        return player.code


def test_if_the_owner_dies_its_clients_are_told_and_come_to_the_next_one(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with two_workers(tmp_path_factory.mktemp("killed")) as both:
        host, table = host_at(both, 0, owner=1)

        async def play() -> tuple[int, int]:
            async with host.at(table) as player:
                await player.sit(0, 1, begin=True)
                await player.play(Random(3), most=10)
                both.workers[1].kill()
                await player._reading
                first = player.code
            codes = [await close_code(host, table)]  # as long as the lease lasts
            while codes[-1] == 1012:
                await asyncio.sleep(0.2)
                codes.append(await close_code(host, table))
            async with host.at(table) as player:
                await player.hear("A")
                await player.hear("B")
                await player.play(Random(3))
                assert set(codes[:-1]) <= {1012}
                return first, int(player.over)

        assert asyncio.run(play()) == (1014, 1)


def test_if_the_owner_stands_still_nobody_waits_for_ever(tmp_path_factory: pytest.TempPathFactory) -> None:
    with two_workers(tmp_path_factory.mktemp("still")) as both:
        host, table = host_at(both, 0, owner=1)
        both.workers[1].process.send_signal(signal.SIGSTOP)
        while not (answer := host.http.get(f"/api/tables/{table}")).is_success:  # until its lease is over
            assert (answer.status_code, answer.json()["error"]) == (503, "busy")
        assert answer.json()["id"] == table


def test_if_the_client_hangs_up_so_does_the_worker_that_forwards(both: TwoWorkers) -> None:
    host, table = host_at(both, 0, owner=1)

    async def vanish() -> None:
        async with host.at(table) as player:
            player.socket.transport.abort()
        address = f"ws://127.0.0.1:{both.workers[0].port}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"Cookie": host.cookie}, proxy=None) as socket:
            await socket.close(1000)
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    asyncio.run(vanish())
    asyncio.run(until_none_is_forwarded(both.workers[0]))


async def until_none_is_forwarded(live: Live) -> None:
    """Wait until a worker forwards nothing."""
    async with asyncio.timeout(PATIENCE):
        while forwarded(live):
            await asyncio.sleep(0.05)


def test_a_client_that_reads_nothing_does_not_fill_the_memory_of_either_worker(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with two_workers(tmp_path_factory.mktemp("slow"), "--limit", "stalled_seconds=1") as both:
        host, table = host_at(both, 0, owner=1)
        line = dial(both.workers[0])
        line.sendall(UPGRADE.format(table=table, cookie=host.cookie).encode())
        assert b" 101 " in line.recv(4096)
        line.settimeout(1)
        request = frame(TEXT, b'{"do":"hello","id":1,"protocol":1}') + frame(
            TEXT, b'{"do":"subscribe","id":2,"stream":"*","after":-1}'
        )
        try:
            for _ in range(3000):
                line.sendall(request)
        except OSError:
            pass
        assert hangs_up(line)
        line.close()
        asyncio.run(until_none_is_forwarded(both.workers[0]))


# Smuggling


def test_what_follows_a_request_for_a_handshake_is_not_forwarded(both: TwoWorkers) -> None:
    host, table = host_at(both, 0, owner=1)
    smuggled = f"POST /api/tables/{table}/close HTTP/1.1\r\nHost: localhost\r\nCookie: {host.cookie}\r\n\r\n"
    with dial(both.workers[0]) as line:
        line.sendall((UPGRADE.format(table=table, cookie=host.cookie) + smuggled).encode())
        head = line.recv(4096)
        assert b" 101 " in head
        assert b"200 OK" not in head
    assert both.workers[0].row(table)[0] == "open"


def test_two_requests_in_one_segment_are_answered_each_by_its_owner(both: TwoWorkers) -> None:
    host, table = host_at(both, 0, owner=1)
    here = host.open([PERSON, BOT])
    lines = f"Host: localhost\r\nCookie: {host.cookie}\r\n\r\n"
    with dial(both.workers[0]) as line:
        line.sendall(
            f"GET /api/tables/{table} HTTP/1.1\r\n{lines}GET /api/tables/{here} HTTP/1.1\r\n{lines}".encode()
        )
        data = b""
        while here.encode() not in data:
            more = line.recv(65536)
            assert more, data
            data += more
    assert data.index(table.encode()) < data.index(here.encode())
    assert data.count(b"HTTP/1.1 200 OK") == 2


@pytest.mark.parametrize(
    "head",
    [
        "Content-Length: 3\r\nContent-Length: 4\r\n",
        "Content-Length: +3\r\n",
        "Transfer-Encoding: chunked, identity\r\n",
        "Transfer-Encoding: xchunked\r\n",
        "Name : value\r\n",
        "X: a\x00b\r\n",
    ],
)
def test_what_has_two_readings_is_forwarded_in_one_or_not_at_all(both: TwoWorkers, head: str) -> None:
    host, table = host_at(both, 0, owner=1)
    smuggled = f"POST /api/tables/{table}/close HTTP/1.1\r\nHost: localhost\r\nCookie: {host.cookie}\r\n\r\n"
    with dial(both.workers[0]) as line:
        line.sendall(
            (
                f"POST /api/tables/{table}/rematch HTTP/1.1\r\nHost: localhost\r\n{head}"
                f"Cookie: {host.cookie}\r\n\r\n0\r\n\r\n{smuggled}"
            ).encode("latin-1")
        )
        line.settimeout(PATIENCE)
        assert line.recv(4096).startswith((b"HTTP/1.1 400", b"HTTP/1.1 501", b"HTTP/1.1 409"))
        assert is_closed(line) or both.workers[0].row(table)[0] == "open"
    assert both.workers[0].row(table)[0] == "open"


def test_an_upgrade_with_a_body_is_refused(both: TwoWorkers) -> None:
    host, table = host_at(both, 0, owner=1)
    head = UPGRADE.format(table=table, cookie=host.cookie).replace("Host:", "Content-Length: 5\r\nHost:", 1)
    with dial(both.workers[0]) as line:
        line.sendall(head.encode() + b"hello")
        assert line.recv(12) == b"HTTP/1.1 400"


def test_a_head_or_a_body_that_is_too_big_is_refused_before_it_is_forwarded(both: TwoWorkers) -> None:
    host, table = host_at(both, 0, owner=1)
    long = {"X-Long": "a" * 15_000, "X-Longer": "a" * 2000}
    assert host.http.get(f"/api/tables/{table}", headers=long).status_code in (400, 413, 431)
    assert host.http.post(f"/api/tables/{table}/rematch", content=b"a" * 300_000).status_code == 413


# Who is a worker


@pytest.mark.parametrize("name", ["X-Ardri-Client", "x-ardri-scheme", "X-Ardri-Anything"])
@pytest.mark.parametrize("owner", [0, 1])
def test_headers_of_workers_are_refused_from_everybody_else(both: TwoWorkers, name: str, owner: int) -> None:
    host, table = host_at(both, 0, owner=owner)
    for path in (f"/api/tables/{table}", "/api/me", "/healthz"):
        assert host.http.get(path, headers={name: "127.0.0.1"}).status_code == 403
    with dial(both.workers[0]) as line:
        head = UPGRADE.format(table=table, cookie=host.cookie).replace(
            "Host:", f"{name}: 127.0.0.1\r\nHost:", 1
        )
        line.sendall(head.encode())
        assert line.recv(12) == b"HTTP/1.1 403"


def internal(both: TwoWorkers, worker: int) -> httpx.Client:
    """Somebody who found the internal port of a worker."""
    return httpx.Client(base_url=f"http://{both.internal[worker]}", trust_env=False)


def test_the_internal_port_has_nothing_for_strangers_but_health_and_metrics(both: TwoWorkers) -> None:
    host, table = host_at(both, 0, owner=1)
    with internal(both, 1) as one:
        one.cookies = host.http.cookies
        assert one.get("/healthz").text == "ok"
        assert one.get("/readyz").text == "ready"
        assert "ardri_clients_forwarded " in one.get("/metrics").text
        assert one.get(f"/api/tables/{table}").status_code == 404
        assert one.get("/").status_code == 404
        assert one.post("/api/guest").status_code == 404
        assert one.get("/healthz", headers={"X-Ardri-Client": "192.0.2.1"}).status_code == 403
    port = int(both.internal[1].rpartition(":")[2])
    with pytest.raises(Exception, match="404"):
        asyncio.run(_connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", host.cookie))


async def _connect(address: str, cookie: str) -> None:
    async with connect(address, additional_headers={"Cookie": cookie}, proxy=None):
        pass


@pytest.mark.parametrize(
    "said",
    [
        b"ardri-worker/1 " + b"0" * 32 + b"\n" + b"0" * 64 + b"\nGET /api/me HTTP/1.1\r\nHost: a\r\n\r\n",
        b"ardri-worker/1 " + b"0" * 31 + b"\n",
        b"ardri-worker/1 " + b"0" * 500,
        b"ardri-worker/1 \n",
        b"ardri-worker/1 " + b"0" * 32 + b"\n\nGET /api/me HTTP/1.1\r\nHost: a\r\n\r\n",
    ],
)
def test_whoever_does_not_know_the_key_is_cut_off(both: TwoWorkers, said: bytes) -> None:
    port = int(both.internal[1].rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(said)
        data = b""
        try:
            while more := line.recv(4096):
                data += more
        except ConnectionResetError:
            pass
        assert b"HTTP" not in data


def test_an_invitation_is_accepted_at_the_worker_that_owns_its_table(both: TwoWorkers) -> None:
    host = Person(both.workers[1])
    table = host.open([PERSON, {"for": "invited"}])
    both.own(host, table, 1)
    made = host.post(f"/api/tables/{table}/seats/1/invitation")
    guest = Person(both.workers[0])
    taken = guest.post("/api/invitations", {"token": made["token"], "name": "Niamh"})
    assert taken == {"id": table, "seat": 1}
    assert guest.post("/api/invitations", {"token": made["token"], "name": "Niamh"}, status=410)
