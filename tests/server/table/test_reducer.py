"""The laws of the fold: a log makes one table and one set of streams, whichever way it is read."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.formats.notation import digest
from ardri.rules.formats.verify import verify
from ardri.server.replay.snapshots import load, save
from ardri.server.streams import protocol
from ardri.server.streams.streams import KEPT
from ardri.server.table import log_entries
from ardri.server.table.deadlines import deadline
from ardri.server.table.log_entries import decode, encode
from ardri.server.table.reducer import fit, record_of
from tests.server.helpers.scripted_tables import SEED, ScriptedTable, begun, opened, play_on, replayed, terms

TABLES = [(players, windows) for players in (2, 3, 4) for windows in ("open", "sealed")]
SEEDS = range(2)


@pytest.fixture(scope="module", params=[(*table, seed) for table in TABLES for seed in SEEDS], ids=str)
def scripted(request: pytest.FixtureRequest) -> ScriptedTable:
    """A game played at random to its end, with all that people do besides."""
    players, windows, seed = request.param
    scripted = begun(opened(terms(players, windows)))
    play_on(scripted, Random(seed))
    return scripted


def numbers(messages: list[bytes]) -> list[int]:
    found = []
    for data in messages:
        message = protocol.read_message(data)
        assert isinstance(message, protocol.Update)
        found.append(message.n)
    return found


@pytest.mark.pure  # a compiled table takes only what its attributes may be
def test_a_copy_of_a_table_has_everything_that_the_table_has() -> None:
    table = begun(opened(terms())).table
    apart = ("seats", "questions", "game", "opened", "seed", "players")
    rest = {name: object() for name in vars(table) if name not in apart}
    vars(table).update(rest)
    twin = table.fork()
    assert vars(twin).keys() == vars(table).keys()
    assert {name: vars(twin)[name] for name in rest} == rest
    assert (twin.seats, twin.questions) == (table.seats, table.questions)
    assert twin.seats is not table.seats
    assert twin.questions is not table.questions
    assert twin.game is not table.game


def test_reading_the_log_again_gives_the_same_streams(scripted: ScriptedTable) -> None:
    again = replayed([decode(encode(entry)) for entry in scripted.log])
    assert again.messages == scripted.messages
    assert again.table.game is not None
    assert scripted.table.game is not None
    assert digest(again.table.game) == digest(scripted.table.game)


def test_the_record_of_a_table_can_be_verified(scripted: ScriptedTable) -> None:
    record = record_of(scripted.log, SEED)
    assert verify(record, scripted.table.opened.commitment).good
    assert record.entropy == scripted.table.entropy
    assert (record.result != "") == (scripted.table.status == "over")


def test_there_is_always_somebody_to_wait_for_and_what_time_brings_fits(scripted: ScriptedTable) -> None:
    again = ScriptedTable(opened(scripted.table.terms))
    for entry in scripted.log[1:]:
        again.add(entry)
        table = again.table
        due = deadline(table)
        if table.status == "playing":
            assert due is not None or table.to_think()
            assert due is not None or not any(seat.plays for seat in table.seats) or table.pause is None
        if due is not None:
            fit(table, due)


def test_messages_are_numbered_without_a_gap(scripted: ScriptedTable) -> None:
    for sent in scripted.messages.values():
        assert numbers(sent) == list(range(1, len(sent) + 1))


def test_the_game_ends(scripted: ScriptedTable) -> None:
    assert scripted.table.status in ("over", "abandoned")


def test_a_table_goes_on_from_a_snapshot_as_if_nothing_had_been(scripted: ScriptedTable) -> None:
    again = ScriptedTable(opened(scripted.table.terms))
    made = 0
    for at, entry in enumerate(scripted.log[1:], start=1):
        saved = save(again.table, again.streams)
        if saved is not None and made * 20 < at:
            made += 1
            fulls = [again.streams.full(stream.name) for stream in again.streams.all]
            again.streams = load(saved, SEED)
            again.table = again.streams.table
            assert [again.streams.full(stream.name) for stream in again.streams.all] == fulls
            assert save(again.table, again.streams) == saved
        again.add(entry)
    assert made > 1
    assert again.messages == scripted.messages


def test_a_snapshot_holds_no_seed(scripted: ScriptedTable) -> None:
    half = replayed(scripted.log[: len(scripted.log) // 2])
    while (saved := save(half.table, half.streams)) is None:
        half.add(scripted.log[len(half.log)])
    assert SEED.encode() not in saved


def test_whoever_comes_back_is_told_exactly_the_rest_or_everything(scripted: ScriptedTable) -> None:
    for name, messages in scripted.messages.items():
        streams = scripted.streams
        for known in range(1, len(messages) + 1):
            rest = streams.since(name, known)
            if len(messages) - known <= KEPT:
                assert rest == messages[known:]
            else:
                assert rest == [streams.full(name)]
        for strange in (-1, 0, len(messages) + 1):
            assert streams.since(name, strange) == [streams.full(name)]


class Client:
    """A client that reads the messages of one stream."""

    def __init__(self) -> None:
        self.n = -1
        self.parts: dict[str, bytes] = {}
        self.events: list[dict[str, str | int]] = []
        self.first = 0

    def hear(self, data: bytes) -> None:
        message = protocol.read_message(data)
        if isinstance(message, protocol.Full):
            self.parts = {}
            self.events = []
            self.first = message.told.since
        else:
            assert isinstance(message, protocol.Update)
            assert message.n == self.n + 1
        self.n = message.n
        self.parts.update({name: bytes(part) for name, part in message.parts.items()})
        if message.told is not None:
            self.events[message.told.since - self.first :] = message.told.events


def test_whoever_comes_back_at_any_time_knows_what_the_others_know(scripted: ScriptedTable) -> None:
    rng = Random(0)
    first = scripted.log[0]
    assert isinstance(first, log_entries.Opened)
    again = ScriptedTable(first)
    constant = {name: Client() for name in again.messages}
    forgetful = {name: Client() for name in again.messages}
    for name in again.messages:
        constant[name].hear(again.streams.full(name))
    for entry in scripted.log[1:]:
        for name, message in again.streams.add(entry):
            constant[name].hear(message)
        for name, client in forgetful.items():
            if rng.random() < 0.05:
                for message in again.streams.since(name, client.n if rng.random() < 0.5 else -1):
                    client.hear(message)
                true = constant[name]
                assert (client.n, client.parts) == (true.n, true.parts)
                assert client.events == true.events[client.first :]


def test_what_clients_put_together_is_what_the_rules_show(scripted: ScriptedTable) -> None:
    """Beside the question: it has a number, and leaves out what is never to be played in answer."""
    first = scripted.log[0]
    assert isinstance(first, log_entries.Opened)
    again = ScriptedTable(first)
    clients = {name: Client() for name in again.messages}
    for name, client in clients.items():
        client.hear(again.streams.full(name))
    compared = 0
    for entry in scripted.log[1:]:
        for name, message in again.streams.add(entry):
            clients[name].hear(message)
        game = again.table.game
        if game is None or not (again.table.change.everybody or again.table.change.actor >= 0):
            continue
        for name, client in clients.items():
            if again.table.pause is not None and not again.table.change.everybody:
                continue
            seat = None if name == "*" else SEAT_NAMES.index(name)
            view = game.view(seat).to_json()
            decision = view.pop("decision")
            undo = view.pop("undo")
            view.pop("format")
            for part, value in view.items():
                assert msgspec.json.decode(client.parts[part]) == msgspec.json.decode(
                    msgspec.json.encode(value)
                ), part
            if seat is not None and again.table.status == "playing" and again.table.pause is None:
                asked = msgspec.json.decode(client.parts["question"])
                assert (asked is None) == (decision is None)
                assert isinstance(decision, dict | None)
                if decision is not None and not game.in_window:
                    assert {key: asked[key] for key in decision} == decision
                if again.table.undoable(seat) or not undo:
                    assert msgspec.json.decode(client.parts["undo"]) == undo
            compared += 1
    assert compared > 20
