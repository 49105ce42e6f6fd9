"""Messages: they are what the schema says, and everybody speaks for their own seats."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import jsonschema
import msgspec
import pytest

from ardri.server.live.requests import entry_for, streams_of
from ardri.server.refusals import TABLE_KEYS, Refused
from ardri.server.streams import wire
from ardri.server.table import log_entries as log
from tests.server.scripted import Sitting, begun, opened, play_on, terms

REQUESTS: list[wire.FromClient] = [
    wire.Hello(1, wire.PROTOCOL),
    wire.Subscribe(2, "A", 17),
    wire.Choose(3, 0, 4, ("card:bard", "territory:hills")),
    wire.Preview(4, 0, 4, ("card:bard",)),
    wire.Whynot(5, 0, "geis"),
    wire.Preview(4, 0, 1, ("card:migration", "from:hills", {"to:cove": 1, "to:moor": 2})),
    wire.Preview(4, 0, 1, ({},)),
    wire.Undo(6, 0),
    wire.Reset(7, 0),
    wire.Order(8, 0, "geis", "never"),
    wire.Signal(9, 0),
    wire.Say(10, "Hello"),
    wire.Say(10, "Hello", 0),
    wire.Mute(11, 0, 1),
    wire.Join(12, 0, "Anna"),
    wire.Seatbot(13, 1, "calf"),
    wire.Leave(14, 0),
    wire.Ready(15, 0),
    wire.Entropy(16, 0, "ff"),
    wire.Start(17),
    wire.Return(18, 0),
    wire.Resign(19, 0),
    wire.Vote(20, 0),
    wire.Ping(21),
    wire.Hint(22, 0),
]
NO_ENTRIES = (wire.Hello, wire.Subscribe, wire.Preview, wire.Whynot, wire.Hint, wire.Ping)
REPLIES: list[wire.FromServer] = [
    wire.Welcome(1, wire.PROTOCOL, ["A", "*"]),
    wire.Ack(3),
    wire.Refused(3, "not_offered", {"option": "card:bard"}),
    wire.Previewed(4, wire.Question("territory", "bard", ["territory:hills"], False, None)),
    wire.Previewed(
        4,
        wire.Question(
            "from",
            "conquest",
            ["from:hills"],
            True,
            wire.Form("gather", "cove", [wire.Item("from:hills", 0, 2)], 1, 2),
        ),
    ),
    wire.Previewed(4, None),
    wire.Because(5, "moment", {}),
    wire.Pong(21, 123),
    wire.Hinted(22, 7, [wire.Advised("card:bard", [("tale", {})])]),
]


def validator() -> jsonschema.Draft202012Validator:
    schema = wire.schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize("message", [*REQUESTS, *REPLIES], ids=lambda message: type(message).__name__)
def test_every_message_is_what_the_schema_says(message: wire.FromClient | wire.FromServer) -> None:
    validator().validate(json.loads(wire.encode(message)))


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda request: type(request).__name__)
def test_requests_are_read_as_they_were_written(request_: wire.FromClient) -> None:
    assert wire.read_request(wire.encode(request_)) == request_


def test_all_kinds_of_requests_are_tried_here() -> None:
    assert {type(request) for request in REQUESTS} == set(wire.FromClient.__args__)


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
        '{"do":"undo","id":1,"seat":4}',
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
        wire.read_request(text)


def test_the_schema_in_the_documents_is_the_one_in_use() -> None:
    copy = Path(__file__).parents[2] / "docs/messages.schema.json"
    assert copy.read_text(encoding="utf-8") == wire.schema_text()


@pytest.mark.parametrize("seed", range(3))
def test_requests_and_replies_of_a_random_game_are_what_the_schema_says(seed: int) -> None:
    """Every entry that people made came from a request, and every refusal goes back to somebody."""
    sitting = begun(opened(terms(2 + seed, rounds=1)))
    refused = play_on(sitting, Random(seed))
    check = validator()
    requests = [request for entry in [*sitting.log, *refused] for request in asked_for(entry)]
    assert {type(request) for request in requests} >= {wire.Choose, wire.Undo, wire.Order, wire.Ready}
    for request in requests:
        check.validate(json.loads(wire.encode(request)))
        assert wire.read_request(wire.encode(request)) == request
    for key in TABLE_KEYS:
        check.validate(json.loads(wire.encode(wire.Refused(1, key, {"step": 1, "option": "pass"}))))


def asked_for(entry: log.Entry) -> list[wire.FromClient]:
    """The request that an entry comes from, if it is a person's."""
    match entry:
        case log.Chosen():
            return [wire.Choose(1, entry.seat, entry.question, entry.keys)]
        case log.Undone():
            return [wire.Undo(2, entry.seat)]
        case log.Reset():
            return [wire.Reset(3, entry.seat)]
        case log.Ordered():
            return [wire.Order(4, entry.seat, entry.card, entry.wish)]
        case log.Signalled():
            return [wire.Signal(5, entry.seat, entry.would)]
        case log.Said():
            return [wire.Say(6, entry.text, entry.seat)]
        case log.Muted():
            return [wire.Mute(7, entry.seat, entry.whom, entry.muted)]
        case log.Readied():
            return [wire.Ready(8, entry.seat, entry.ready)]
        case log.Voted():
            return [wire.Vote(9, entry.seat, entry.yes)]
        case _:
            return []


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "ack"},
        {"kind": "ack", "id": "one"},
        {"kind": "update", "stream": "A"},
        {"do": "undo", "id": 1, "seat": 4},
        {"do": "undo", "id": 1, "seat": 0, "more": 1},
        {"do": "choose", "id": 1, "seat": 0, "question": 1, "keys": []},
    ],
    ids=str,
)
def test_the_schema_refuses_what_is_no_message(message: dict[str, object]) -> None:
    assert not validator().is_valid(message)


def test_the_messages_of_a_game_are_what_the_schema_says() -> None:
    sitting = begun(opened(terms(3, rounds=1)))
    play_on(sitting, Random(4))
    check = validator()
    for name, messages in sitting.messages.items():
        for message in [*messages, sitting.streams.full(name)]:
            check.validate(json.loads(message))


def test_refusals_have_keys_in_one_list() -> None:
    assert len(set(TABLE_KEYS)) == len(TABLE_KEYS)
    assert all(key.replace("_", "").islower() for key in TABLE_KEYS)


# Who may do what


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda request: type(request).__name__)
def test_a_request_becomes_an_entry_for_the_own_seat_only(request_: wire.FromClient) -> None:
    table = begun(opened(terms(2))).table
    if isinstance(request_, NO_ENTRIES):
        with pytest.raises(Refused, match="malformed"):
            entry_for(table, "p0", "Anna", request_, at=5)
        return
    assert entry_for(table, "p0", "Anna", request_, at=5).at == 5
    anybody = isinstance(request_, wire.Join | wire.Start) or request_ == wire.Say(10, "Hello")
    if not anybody:
        with pytest.raises(Refused, match=r"not_yours|not_host"):
            entry_for(table, "p1", "Bert", request_, at=5)


def test_a_game_is_begun_by_who_opened_the_table_or_has_a_seat() -> None:
    sitting = Sitting(opened(terms(2)))
    sitting.add(log.Joined(sitting.now, 1, "bert", "Bert"))
    for person in ("p0", "bert"):
        assert entry_for(sitting.table, person, "", wire.Start(1), at=5) == log.Started(5)
    with pytest.raises(Refused, match="not_host"):
        entry_for(sitting.table, "otto", "Otto", wire.Start(1), at=5)


def test_the_host_may_send_people_away_before_the_game() -> None:
    sitting = Sitting(opened(terms(2)))
    sitting.add(log.Joined(sitting.now, 1, "bert", "Bert"))
    assert entry_for(sitting.table, "p0", "Anna", wire.Leave(1, 1), at=5) == log.Left(5, 1, put_off=True)
    with pytest.raises(Refused, match="not_yours"):
        entry_for(sitting.table, "otto", "Otto", wire.Leave(1, 1), at=5)


def test_who_is_away_has_to_return_before_choosing() -> None:
    sitting = begun(opened(terms(2)))
    sitting.add(log.Left(sitting.now, 0))
    with pytest.raises(Refused, match="bot_plays"):
        entry_for(sitting.table, "p0", "Anna", wire.Choose(1, 0, 1, ("pass",)), at=5)


def test_everybody_hears_their_own_seats_and_what_spectators_hear() -> None:
    table = begun(opened(terms(3))).table
    assert streams_of(table, "p1") == ["B", "*"]
    assert streams_of(table, "somebody") == ["*"]
    assert streams_of(table, "") == ["*"]


def test_a_stream_that_is_not_there_cannot_be_heard() -> None:
    sitting = begun(opened(terms(2)))
    with pytest.raises(Refused, match="no_stream"):
        sitting.streams.since("C", 0)
