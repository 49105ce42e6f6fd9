"""The OpenAPI document of a running server: whatever is asked, the answer is one that it describes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from http.cookiejar import DefaultCookiePolicy
from itertools import count, product
from typing import Final

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import given, settings
from schemathesis import APIOperation, BaseSchema, Case, GenerationMode
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.core.adapter import OperationParameter, ResponsesContainer
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.helpers.live_server import BOT, PERSON, Live, Person

pytestmark = pytest.mark.databases(slow=True)

Door = APIOperation[OperationParameter, ResponsesContainer[object], object, BaseSchema]
Knock = Case[Door]

DOCUMENT: Final = "/api/schema/openapi.json"
ROLES: Final = ("nobody", "guest", "admin")
OTHERS: Final = ("nobody", "admin")
# Who has passed one of these doors is not who they were; each example has somebody new.
LEAVING: Final = ("POST /api/sign-out", "POST /api/sign-out-everywhere", "DELETE /api/me")
PARTINGS: Final = {"guest": (*LEAVING, "POST /api/register"), "admin": LEAVING, "nobody": ()}
FAULT: Final = {"$ref": "#/components/schemas/ErrorBody"}
CHECKS: Final[list[CheckFunction]] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
few_and_many = pytest.mark.parametrize("examples", [8, pytest.param(30, marks=pytest.mark.slow)])


class Club:
    """People of some roles, and tables of some kinds at which the guest has a seat."""

    def __init__(self, live: Live, session: requests.Session) -> None:
        self.live = live
        self._names = count()
        self._session = session
        session.trust_env = False
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # keeps none
        self.people = {role: self.newcomer(role) for role in ROLES}
        self.tables = asyncio.run(self._tables())

    def newcomer(self, role: str) -> Person:
        """Somebody new."""
        person = Person(self.live, come=role != "nobody")
        if role == "admin":
            person.post("/api/register", {"name": f"Keeper {next(self._names)}", "password": "correct horse"})
            self.live.execute("UPDATE people SET admin = true WHERE id = ?", person.id)
        return person

    async def _tables(self) -> list[str]:
        guest = self.people["guest"]
        places = ("open", "running", "over")
        tables = [guest.open([PERSON, BOT, BOT], seed="7") for _ in places]
        for table, state in zip(tables, places, strict=True):
            async with guest.at(table) as player:
                await player.sit(0, begin=state != "open")
                if state != "open":
                    await player.until(lambda: bool(player.asked))
                if state == "over":
                    await player.done("vote", seat=0)
        return tables

    def ask(self, case: Knock, role: str, checks: list[CheckFunction] = CHECKS) -> None:
        """Let somebody ask what was generated, and compare the answer with the document."""
        person = self.newcomer(role) if case.operation.label in PARTINGS[role] else self.people[role]
        case.call_and_validate(
            self.live.address, self._session, checks=checks, cookies=dict(person.http.cookies)
        )


@pytest.fixture(scope="module")
def club(live: Live) -> Iterator[Club]:
    """Those who ask."""
    with requests.Session() as session:
        yield Club(live, session)


@pytest.fixture(scope="module")
def doors(live: Live) -> list[Door]:
    """The OpenAPI document of the server."""
    found = Person(live, come=False).get(DOCUMENT)
    document = schemathesis.openapi.from_dict(found, config=schemathesis.Config(seed=7))
    document.config.generation.with_security_parameters = False  # people bring cookies of their own
    operations = list(document.get_all_operations())
    found_doors = [result.ok() for result in operations if isinstance(result, Ok)]
    assert len(found_doors) == len(operations)  # whatever is no Ok cannot be understood
    return found_doors


def knock(door: Door, examples: int, ask: Callable[[Knock], None]) -> None:
    """Ask at a door as the document says, and as it does not; the same things each time."""
    names = [parameter.name for parameter in door.iter_parameters()]
    wrong = bool(door.body) or not {*names} <= {"table", "name", "version"}  # these may be anything
    repeatable = settings(derandomize=True, database=None, deadline=None, max_examples=examples)
    for mode in [GenerationMode.POSITIVE, GenerationMode.NEGATIVE][: 1 + wrong]:
        repeatable(given(door.as_strategy(mode))(ask))()


@few_and_many
def test_every_answer_is_one_that_the_document_describes(
    doors: list[Door], club: Club, subtests: pytest.Subtests, examples: int
) -> None:
    def ask(case: Knock) -> None:
        for role in ROLES:
            club.ask(case, role)

    for door in doors:
        with subtests.test(door.label):
            knock(door, examples, ask)


@few_and_many
def test_so_is_every_answer_about_a_table_that_exists(
    doors: list[Door], club: Club, subtests: pytest.Subtests, examples: int
) -> None:
    def ask(case: Knock) -> None:
        for table, role in product(club.tables, ROLES):
            case.path_parameters["table"] = table
            club.ask(case, role)

    for door in doors:
        if "{table}" in door.path:
            with subtests.test(door.label):
                knock(door, examples, ask)


@pytest.mark.parametrize("role", ["guest", *[pytest.param(role, marks=pytest.mark.slow) for role in OTHERS]])
def test_so_is_every_answer_at_the_edges_of_what_the_document_allows(
    doors: list[Door], club: Club, subtests: pytest.Subtests, role: str
) -> None:
    """Shortest and longest, smallest and largest, one more than that, left out, twice, another method ..."""
    modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    asked = 0
    for door in doors:
        with subtests.test(door.label):
            document = door.schema
            config = document.config.generation_for(operation=door)
            cases = document.iter_coverage_cases(door, generation_modes=modes, generation_config=config)
            for case in cases:
                if "table" in case.path_parameters and asked % 4:
                    case.path_parameters["table"] = club.tables[asked % 4 - 1]
                club.ask(case, role, [*CHECKS, unsupported_method])
                asked += 1
    assert asked > 500


class Answer(msgspec.Struct):
    """An answer as the document describes it."""

    content: dict[str, object] = {}


class Method(msgspec.Struct):
    """A request as the document describes it, as far as its answers go."""

    responses: dict[str, Answer]


def test_every_refusal_in_the_document_has_the_same_shape(live: Live) -> None:
    document = Person(live, come=False).get(DOCUMENT)
    paths = msgspec.convert(document["paths"], dict[str, dict[str, Method]])
    methods = {f"{name} {path}": each for path, found in paths.items() for name, each in found.items()}
    refusals = {
        f"{label} {status}": answer.content
        for label, method in methods.items()
        for status, answer in method.responses.items()
        if not status.startswith("2")
    }
    assert len(refusals) >= 3 * len(methods) > 0  # 429, 500, 503
    assert refusals == {label: {"application/json": {"schema": FAULT}} for label in refusals}
