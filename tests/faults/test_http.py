"""Fuzzing of HTTP, by people who are known and at tables that exist: no request breaks the server."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Iterator
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.faults.request_generator import Asked, Known, Maker
from tests.server.helpers.live_server import BOT, PATIENCE, PERSON, Live, Person

ROLES: Final = ("guest", "member", "admin", "stranger", "nobody")
STATES: Final = ("open", "playing", "over", "abandoned")
DOCUMENT: Final = "/api/schema/openapi.json"
PASSWORD: Final = "correct horse"
# What takes a processor long (passwords are hashed slowly on purpose) or ends a session comes less often.
WEIGHTS: Final = {
    "POST /api/register": 0.15,
    "POST /api/sign-in": 0.15,
    "PUT /api/me/password": 0.15,
    "POST /api/password-link": 0.15,
    "POST /api/sign-out": 0.15,
    "POST /api/sign-out-everywhere": 0.15,
    "DELETE /api/me": 0.15,
    "POST /api/tables": 2.0,
    "POST /api/invitations": 2.0,
    "GET /api/tables/{table}": 2.0,
    "GET /api/tables/{table}/replay": 2.0,
}
NEVER_GRANTED: Final = ["POST /api/password-link"]  # its links come from `ardri admin` only
ENOUGH: Final = 100  # requests for each address, of which some must be granted
SHARE: Final = 0.25  # of requests that must have been granted, or only the doors were tried


class Crowd:
    """People of all roles, and tables in all states that are theirs or others'."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._numbers = count()
        self.names: list[str] = []
        self.people = {role: self.newcomer(role) for role in ROLES}
        self.tables = asyncio.run(self._tables())

    def newcomer(self, role: str) -> Person:
        """Somebody new."""
        person = Person(self.live, come=role != "nobody")
        if role in ("member", "admin"):
            name = f"Keeper {next(self._numbers)}"
            person.post("/api/register", {"name": name, "password": PASSWORD})
            self.names.append(name)
        if role == "admin":
            self.live.execute("UPDATE people SET admin = true WHERE id = ?", person.id)
        return person

    async def _tables(self) -> list[str]:
        found = []
        for role in ("guest", "member", "stranger"):
            for state in STATES:
                for visibility in ("public", "private"):
                    seats = [PERSON, BOT] if state in ("open", "playing") else [PERSON, PERSON]
                    table = self.people[role].open(seats, visibility=visibility, seed="7")
                    await self._bring(self.people[role], table, state)
                    found.append(table)
        return found

    async def _bring(self, person: Person, table: str, state: str) -> None:
        """Play until a table is in a state."""
        async with person.at(table) as player:
            match state:
                case "open":
                    await player.done("join", seat=0, name="Somebody 0")
                case "playing":
                    await player.sit(0, begin=True)
                case "over":
                    await player.sit(0, 1, begin=True)
                    await player.play(Random(3), most=30)
                    await player.done("resign", seat=0)
                case _:
                    await player.sit(0, 1, begin=True)
                    await player.done("vote", seat=0)
                    await player.done("vote", seat=1)


class Answer:
    """The answer to one request."""

    def __init__(self, line: HTTPConnection, request: Asked) -> None:
        response = line.getresponse()
        self.status = response.status
        self.kind = response.getheader("content-type") or ""
        self.changes_who = response.getheader("set-cookie") is not None
        self.body = response.read()
        self._request = request

    @property
    def right(self) -> bool:
        """True if it is granted, or refused in the form that all refusals have."""
        if self.status < 400 or self._request.method == "HEAD":
            return self.status < 500
        if self.status == 404 and "text/html" in self.kind:  # the page that says so
            return not self._request.path.startswith("/api/")
        if self.status >= 500 or not self.kind.startswith("application/json"):
            return False
        found = json.loads(self.body)
        return sorted(found) == ["error", "params", "text"] and bool(found["text"])


def ask(live: Live, request: Asked, cookie: str) -> Answer:
    """Send a request on a connection of its own."""
    line = HTTPConnection("127.0.0.1", live.port, timeout=PATIENCE)
    try:
        line.putrequest(request.method, request.path, skip_accept_encoding=True)
        if cookie and all(name != "Cookie" for name, _ in request.headers):
            line.putheader("Cookie", cookie)
        for name, value in request.headers:
            line.putheader(name, value)
        if request.body is not None:
            line.putheader("Content-Length", str(len(request.body)))
        line.endheaders(request.body)
        return Answer(line, request)
    finally:
        line.close()


def wrong_lines(live: Live) -> Iterator[str]:
    """The errors and tracebacks that a server has logged."""
    for line in live.log.read_text(encoding="utf-8").splitlines():
        if not line.startswith("{") or json.loads(line)["level"] in ("error", "critical"):
            yield line


@pytest.mark.parametrize("cases", [600, pytest.param(20_000, marks=pytest.mark.slow)])
def test_no_request_breaks_the_server(tmp_path: Path, cases: int) -> None:
    with Live(tmp_path) as live:
        crowd = Crowd(live)
        nobody = crowd.people["nobody"]
        known = Known(crowd.tables, crowd.names, str(nobody.get("/api/art")["version"]))
        rng = Random(17)
        maker = Maker(nobody.get(DOCUMENT), known, rng, WEIGHTS)
        statuses: Counter[int] = Counter()
        granted: Counter[str] = Counter()
        for _ in range(cases):
            request = maker.request()
            role = rng.choices(ROLES, (4, 4, 2, 2, 1))[0]
            answer = ask(live, request, crowd.people[role].cookie)
            assert answer.right, (role, request, answer.status, answer.kind, answer.body[:500])
            statuses[answer.status] += 1
            granted[request.label] += answer.status < 300
            if answer.status == 201 and request.label == "POST /api/tables":
                known.tables.append(json.loads(answer.body)["id"])
            elif answer.status == 201 and request.label.endswith("/invitation"):
                known.tokens.append(json.loads(answer.body)["token"])
            if answer.changes_who and role != "nobody":
                crowd.people[role] = crowd.newcomer(role)
        assert nobody.http.get("/readyz").is_success
        assert live.stop() == 0
        told = ", ".join(f"{number} of {status}" for status, number in sorted(statuses.items()))
        sys.stdout.write(f"{cases} requests: {told}\n")
        assert list(wrong_lines(live)) == []
        assert sum(granted.values()) >= SHARE * cases
        never = [label for label in maker.labels if not granted[label]]
        assert never == NEVER_GRANTED or cases < len(maker.labels) * ENOUGH, never
