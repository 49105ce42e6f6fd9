"""Messages: they are what the schema says, and everybody speaks for their own seats."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import get_args

import jsonschema
import msgspec
import pytest

from ardri.server.http.routes import lists
from ardri.server.live.request_entries import entry_for, streams_of
from ardri.server.refusals import TABLE_KEYS, TableRefused
from ardri.server.streams import protocol, schema
from ardri.server.streams.parts import AllTableParts
from ardri.server.table import log_entries
from ardri.server.table.table import NoticeKind
from tests.server.helpers.scripted_tables import ScriptedTable, begun, opened, play_on, terms

REQUESTS: list[protocol.FromClient] = [
    protocol.Hello(1, protocol.PROTOCOL),
    protocol.Subscribe(2, "A", 17),
    protocol.Choose(3, 0, 4, ("card:bard", "territory:hills")),
    protocol.Preview(4, 0, 4, ("card:bard",)),
    protocol.Whynot(5, 0, "geis"),
    protocol.Preview(4, 0, 1, ("card:migration", "from:hills", {"to:cove": 1, "to:moor": 2})),
    protocol.Preview(4, 0, 1, ({},)),
    protocol.Undo(6, 0),
    protocol.Reset(7, 0),
    protocol.Order(8, 0, "geis", "never"),
    protocol.Signal(9, 0),
    protocol.Say(10, "Hello"),
    protocol.Say(10, "Hello", 0),
    protocol.Mute(11, 0, 1),
    protocol.Join(12, 0, "Anna"),
    protocol.Seatbot(13, 1, "calf"),
    protocol.Leave(14, 0),
    protocol.Ready(15, 0),
    protocol.Entropy(16, 0, "ff"),
    protocol.Start(17),
    protocol.Return(18, 0),
    protocol.Resign(19, 0),
    protocol.Vote(20, 0),
    protocol.Ping(21),
    protocol.Hint(22, 0),
    protocol.Rewind(23, 0),
    protocol.Presence(24),
    protocol.Nudge(25, 1),
    protocol.Relieve(26, 1),
]
NO_ENTRIES = (
    protocol.Hello,
    protocol.Subscribe,
    protocol.Preview,
    protocol.Whynot,
    protocol.Hint,
    protocol.Rewind,
    protocol.Presence,
    protocol.Nudge,
    protocol.Relieve,
    protocol.Ping,
    protocol.Rewind,
    protocol.Presence,
    protocol.Nudge,
    protocol.Relieve,
)
REPLIES: list[protocol.FromServer] = [
    protocol.Welcome(1, protocol.PROTOCOL, ["A", "*"]),
    protocol.Ack(3),
    protocol.Refused(3, "not_offered", {"option": "card:bard"}),
    protocol.Previewed(4, protocol.Question("territory", "bard", ["territory:hills"], False, None)),
    protocol.Previewed(
        4,
        protocol.Question(
            "from",
            "conquest",
            ["from:hills"],
            True,
            protocol.Form("gather", "cove", [protocol.Item("from:hills", 0, 2)], 1, 2),
        ),
    ),
    protocol.Previewed(4, None),
    protocol.Because(5, "moment", {}),
    protocol.Pong(21, 123),
    protocol.Hinted(22, 7, [protocol.SuggestedOption("card:bard", [("tale", {})])]),
]


def validator() -> jsonschema.Draft202012Validator:
    described = schema.schema()
    jsonschema.Draft202012Validator.check_schema(described)
    return jsonschema.Draft202012Validator(described)


@pytest.mark.parametrize("message", [*REQUESTS, *REPLIES], ids=lambda message: type(message).__name__)
def test_every_message_is_what_the_schema_says(message: protocol.FromClient | protocol.FromServer) -> None:
    validator().validate(json.loads(protocol.encode(message)))


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda request: type(request).__name__)
def test_requests_are_read_as_they_were_written(request_: protocol.FromClient) -> None:
    assert protocol.read_request(protocol.encode(request_)) == request_


def test_all_kinds_of_requests_are_tried_here() -> None:
    assert {type(request) for request in REQUESTS} == set(protocol.FromClient.__args__)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"do":"fly","id":1}',
        '{"do":"undo","id":1}',
        '{"do":"undo","id":-1,"seat":0}',
        '{"do":"undo","id":1,"seat":5}',
        '{"do":"undo","id":1,"seat":0,"more":1}',
        '{"do":"choose","id":1,"seat":0,"question":1,"keys":[]}',
        '{"do":"choose","id":1,"seat":0,"question":1,"keys":[{"to:cove":-1}]}',
        '{"do":"choose","id":1,"seat":0,"question":1,"keys":[{"to:cove":"1"}]}',
        '{"do":"choose","id":1,"seat":0,"question":1,"keys":[["to:cove"]]}',
        '{"do":"preview","id":1,"seat":0,"question":1,"keys":[{"to:cove":null}]}',
        '{"do":"say","id":1,"text":""}',
        '{"do":"subscribe","id":1,"stream":"AB"}',
    ],
)
def test_what_is_no_request_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        protocol.read_request(text)


def test_the_schema_in_the_documents_is_the_one_in_use() -> None:
    docs = Path(__file__).parents[3] / "docs"
    assert (docs / "messages.schema.json").read_text(encoding="utf-8") == schema.schema_text()
    assert (docs / "tables.schema.json").read_text(encoding="utf-8") == lists.schema_text()


@pytest.mark.parametrize("seed", range(3))
def test_requests_and_replies_of_a_random_game_are_what_the_schema_says(seed: int) -> None:
    """Every entry that people made came from a request, and every refusal goes back to somebody."""
    scripted = begun(opened(terms(2 + seed, rounds=1)))
    refused = play_on(scripted, Random(seed))
    check = validator()
    requests = [request for entry in [*scripted.log, *refused] for request in asked_for(entry)]
    assert {type(request) for request in requests} >= {
        protocol.Choose,
        protocol.Undo,
        protocol.Order,
        protocol.Ready,
    }
    for request in requests:
        check.validate(json.loads(protocol.encode(request)))
        assert protocol.read_request(protocol.encode(request)) == request
    for key in TABLE_KEYS:
        check.validate(json.loads(protocol.encode(protocol.Refused(1, key, {"step": 1, "option": "pass"}))))


def asked_for(entry: log_entries.Entry) -> list[protocol.FromClient]:
    """The request that an entry comes from, if it is a person's."""
    match entry:
        case log_entries.Chosen():
            return [protocol.Choose(1, entry.seat, entry.question, entry.keys)]
        case log_entries.Undone():
            return [protocol.Undo(2, entry.seat)]
        case log_entries.Reset():
            return [protocol.Reset(3, entry.seat)]
        case log_entries.Ordered():
            return [protocol.Order(4, entry.seat, entry.card, entry.wish)]
        case log_entries.Signalled():
            return [protocol.Signal(5, entry.seat, entry.would)]
        case log_entries.Said():
            return [protocol.Say(6, entry.text, entry.seat)]
        case log_entries.Muted():
            return [protocol.Mute(7, entry.seat, entry.whom, entry.muted)]
        case log_entries.Readied():
            return [protocol.Ready(8, entry.seat, entry.ready)]
        case log_entries.Voted():
            return [protocol.Vote(9, entry.seat, entry.yes)]
        case _:
            return []


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "ack"},
        {"kind": "ack", "id": "one"},
        {"kind": "update", "stream": "A"},
        {"do": "undo", "id": 1, "seat": 5},
        {"do": "undo", "id": 1, "seat": 0, "more": 1},
        {"do": "choose", "id": 1, "seat": 0, "question": 1, "keys": []},
    ],
    ids=str,
)
def test_the_schema_refuses_what_is_no_message(message: dict[str, object]) -> None:
    assert not validator().is_valid(message)


def test_the_messages_of_a_game_are_what_the_schema_says() -> None:
    scripted = begun(opened(terms(3, rounds=1)))
    play_on(scripted, Random(4))
    check = validator()
    for name, messages in scripted.messages.items():
        for message in [*messages, scripted.streams.full(name)]:
            check.validate(json.loads(message))


def test_the_parts_of_a_table_and_its_notices_are_what_the_schema_says() -> None:
    scripted = begun(opened(terms(3, rounds=1)))
    play_on(scripted, Random(4))
    fields = set(AllTableParts.__struct_fields__)
    kinds = set()
    for name, messages in scripted.messages.items():
        full = msgspec.json.decode(scripted.streams.full(name))
        shown = {part: value for part, value in full["parts"].items() if part in fields}
        assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(shown, AllTableParts))) == shown
        assert fields - set(shown) == (
            {"mutes", "orders", "question", "rewind", "undo"} if name == "*" else set()
        )
        for message in messages:
            kinds |= {notice["kind"] for notice in msgspec.json.decode(message).get("notices", [])}
    assert set() < kinds <= set(get_args(NoticeKind))


def test_refusals_have_keys_in_one_list() -> None:
    assert len(set(TABLE_KEYS)) == len(TABLE_KEYS)
    assert all(key.replace("_", "").islower() for key in TABLE_KEYS)


# Who may do what


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda request: type(request).__name__)
def test_a_request_becomes_an_entry_for_the_own_seat_only(request_: protocol.FromClient) -> None:
    table = begun(opened(terms(2))).table
    if isinstance(request_, NO_ENTRIES):
        with pytest.raises(TableRefused, match="malformed"):
            entry_for(table, "p0", "Anna", request_, at=5)
        return
    assert entry_for(table, "p0", "Anna", request_, at=5).at == 5
    anybody = isinstance(request_, protocol.Join | protocol.Start) or request_ == protocol.Say(10, "Hello")
    if not anybody:
        with pytest.raises(TableRefused, match=r"not_yours|not_host"):
            entry_for(table, "p1", "Bert", request_, at=5)


def test_a_game_is_begun_by_who_opened_the_table_or_has_a_seat() -> None:
    scripted = ScriptedTable(opened(terms(2)))
    scripted.add(log_entries.Joined(scripted.now, 1, "bert", "Bert"))
    for person in ("p0", "bert"):
        assert entry_for(scripted.table, person, "", protocol.Start(1), at=5) == log_entries.Started(5)
    with pytest.raises(TableRefused, match="not_host"):
        entry_for(scripted.table, "otto", "Otto", protocol.Start(1), at=5)


def test_the_host_may_send_people_away_before_the_game() -> None:
    scripted = ScriptedTable(opened(terms(2)))
    scripted.add(log_entries.Joined(scripted.now, 1, "bert", "Bert"))
    assert entry_for(scripted.table, "p0", "Anna", protocol.Leave(1, 1), at=5) == log_entries.Left(
        5, 1, put_off=True
    )
    with pytest.raises(TableRefused, match="not_yours"):
        entry_for(scripted.table, "otto", "Otto", protocol.Leave(1, 1), at=5)


def test_who_is_away_has_to_return_before_choosing() -> None:
    scripted = begun(opened(terms(2)))
    scripted.add(log_entries.Left(scripted.now, 0))
    with pytest.raises(TableRefused, match="bot_plays"):
        entry_for(scripted.table, "p0", "Anna", protocol.Choose(1, 0, 1, ("pass",)), at=5)


def test_everybody_hears_their_own_seats_and_what_spectators_hear() -> None:
    table = begun(opened(terms(3))).table
    assert streams_of(table, "p1") == ["B", "*"]
    assert streams_of(table, "somebody") == ["*"]
    assert streams_of(table, "") == ["*"]


def test_a_stream_that_is_not_there_cannot_be_heard() -> None:
    scripted = begun(opened(terms(2)))
    with pytest.raises(TableRefused, match="no_stream"):
        scripted.streams.since("C", 0)
