"""A real server on the database of one with rules 1: tables go on, or are closed and say why."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from ardri.rules.box.fingerprints import RULES_VERSION
from ardri.rules.formats.record import Record
from ardri.rules.formats.verify import verify
from ardri.server.operations.admin import apply_patch, close, migrated_game, record, stored_game, try_patch
from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.replay.migration import migration_entries
from ardri.server.replay.patches import read_streams
from ardri.server.storage.queries.table_log import read_log as stored
from ardri.server.storage.sqlite.database import SqliteDatabase
from ardri.server.table import log_entries
from ardri.server.table.reducer import read_log, record_of
from ardri.texts.catalogues import texts
from tests.server.helpers.live_server import Live, Person
from tests.server.helpers.scripted_tables import ScriptedTable, play_on

DATABASE = Path(__file__).parent / "server.db.gz"
PASSWORD = "the stones of Tara"
BEGAN = 1_760_000_000_000
CLOSED = "pause-season_card_played"  # a choice in it is not offered any more
STATES = {"open": "open", "running": "playing", "finished": "over", "abandoned": "abandoned"}


def furnished(folder: Path) -> Path:
    path = folder / "ardri.db"
    path.write_bytes(gzip.decompress(DATABASE.read_bytes()))
    return path


def with_the_schema_of_today(folder: Path) -> Path:
    path = furnished(folder)
    SqliteDatabase(path).migrate()
    return path


def states(path: Path) -> dict[str, str]:
    with sqlite3.connect(path) as file:
        found = dict(file.execute("SELECT id, state FROM tables").fetchall())
    file.close()
    return found


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder = tmp_path_factory.mktemp("of-before")
    furnished(folder)
    with Live(folder) as server:
        yield server
        assert server.stop() == 0
        assert '"level": "error"' not in server.log.read_text(encoding="utf-8")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return with_the_schema_of_today(tmp_path)


def anna(live: Live) -> Person:
    """The person who opened all tables, and has the first seat."""
    person = Person(live, come=False)
    person.post("/api/sign-in", {"name": "Anna", "password": PASSWORD})
    return person


TABLES = [
    "lobby-empty",
    "lobby-half-full",
    "lobby-ready",
    "lobby-ready-open",
    "lobby-invited",
    "draft-4-sealed",
    "draft-2-open",
    "turn-3-open",
    "turn-4-sealed",
    "clash-3-sealed",
    "clash-4-open",
    "window-action_resolved",
    "pause-action_resolved",
    "window-epic_played",
    "pause-epic_played",
    "window-season_card_played",
    CLOSED,
    "pause-answered",
    "alone-with-bots",
    "from-a-position",
    "patched",
    "finished-2-sealed",
    "finished-4-open",
    "abandoned",
    "closed-before",
]


def test_these_are_all_tables(path: Path) -> None:
    assert sorted(states(path)) == sorted(TABLES)


@pytest.mark.parametrize("table", TABLES)
def test_every_table_opens(live: Live, table: str, path: Path) -> None:
    person = anna(live)
    found = person.get(f"/api/tables/{table}")
    streams = found["streams"]
    assert isinstance(streams, list)
    was = STATES[states(path)[table]]
    assert found["status"] == ("abandoned" if table == CLOSED else was)
    migrated = [entry for entry in live.entries(table) if isinstance(entry, log_entries.Migrated)]
    assert [entry.rules for entry in migrated] == [RULES_VERSION], "once, and never again"
    assert bool(migrated[0].why) == (table == CLOSED)

    async def visit() -> None:
        async with person.at(table) as player:
            for stream in streams:
                await player.hear(stream)
                assert player.parts[stream]["status"] == found["status"]

    asyncio.run(visit())


@pytest.mark.parametrize("table", ["finished-2-sealed", "finished-4-open", "abandoned", CLOSED])
def test_games_that_are_over_are_replayed_and_their_records_are_good(live: Live, table: str) -> None:
    person = anna(live)
    replay = person.get(f"/api/tables/{table}/replay?count=5")
    steps = replay["steps"]
    assert isinstance(steps, list)
    assert len(steps) == 5
    text = person.http.get(f"/api/tables/{table}/record")
    assert text.status_code == 200
    found = Record.from_text(text.text)
    assert verify(found, str(replay["commitment"])).good
    assert bool(found.result) == table.startswith("finished")


def test_a_table_that_cannot_go_on_is_closed_and_says_why(live: Live) -> None:
    person = anna(live)
    assert live.becomes(CLOSED, "abandoned")

    async def visit() -> None:
        async with person.at(CLOSED) as player:
            await player.hear("A")
            assert (player.parts["A"]["status"], player.parts["A"]["reason"]) == ("abandoned", "rules")
            assert player.question("A") is None

    asyncio.run(visit())
    told = {texts(language).say("web_replay-other_rules") for language in ("en", "fr", "pl")}
    assert len(told) == 3
    listed = person.get("/api/me/tables")
    assert CLOSED in str(listed)


@pytest.mark.parametrize(
    "table", ["draft-2-open", "turn-3-open", "window-epic_played", "alone-with-bots", "turn-4-sealed"]
)
def test_running_games_go_on(live: Live, table: str) -> None:
    person = anna(live)
    before = len(live.entries(table))

    async def visit() -> None:
        async with person.at(table) as player:
            await player.hear("A")
            await player.ask("return", seat=0)  # a bot may have played on
            await player.done("say", seat=0, text="Where were we?")
            for _ in range(3 if player.asked else 0):
                await player.until(lambda: bool(player.asked) or player.question("A") is None)
                if player.asked:
                    await player.choose("A", Random(1))

    asyncio.run(visit())
    entries = live.entries(table)
    assert len(entries) > before
    assert read_log(entries, live.row(table)[1]).chat[-1].text == "Where were we?"


@pytest.mark.parametrize("table", [id_ for id_ in TABLES[5:21] if id_ != CLOSED])
def test_every_running_game_can_be_played_to_its_end(path: Path, table: str) -> None:
    with OfflineDatabase(SqliteDatabase(path)) as archive:
        game = archive.read(lambda connection: migrated_game(connection, table))
    entries = [log_entries.decode(body) for body in game.bodies]
    first = entries[0]
    assert isinstance(first, log_entries.Opened)
    scripted = ScriptedTable(first, game.seed)
    scripted.streams = read_streams(entries, game.seed)
    scripted.table, scripted.log = scripted.streams.table, entries
    choices = scripted.table.choice_count
    play_on(scripted, Random(1), most=4000)
    assert scripted.table.status in ("over", "abandoned")
    assert scripted.table.choice_count > choices
    if first.position is None:
        assert verify(record_of(scripted.log, game.seed)).good


def test_a_game_that_was_agreed_on_begins(live: Live) -> None:
    person = anna(live)

    async def visit() -> None:
        async with person.at("lobby-ready") as player:
            await player.hear("A")
            await player.done("start")
            await player.until(lambda: player.parts["A"]["status"] == "playing")

    asyncio.run(visit())


def test_clocks_and_seats_are_as_they_were(live: Live) -> None:
    table = read_log(live.entries("draft-4-sealed"), live.row("draft-4-sealed")[1])
    assert [seat.name for seat in table.seats] == ["Anna", "Bert", "Cleo", "Gwen"]
    assert table.clocks is not None
    assert any(clock.left < 3_600_000 for clock in table.clocks), "time has passed for somebody"


def test_a_table_is_migrated_once_and_again_after_a_restart_it_is_the_same(tmp_path: Path) -> None:
    furnished(tmp_path)
    entries = []
    for _ in range(2):
        with Live(tmp_path) as server:
            anna(server).get("/api/tables/patched")
            assert server.stop() == 0
        entries.append([e for e in server.entries("patched") if not isinstance(e, log_entries.Away)])
    assert entries[0] == entries[1]


def test_the_game_of_who_gave_up_goes_on_with_the_bot_that_played_on(path: Path) -> None:
    with OfflineDatabase(SqliteDatabase(path)) as archive:
        game = archive.read(lambda connection: stored_game(connection, "draft-2-open"))
    entries = [log_entries.decode(body) for body in game.bodies]
    began = next(number for number, entry in enumerate(entries) if isinstance(entry, log_entries.Started))
    given_up = log_entries.Resigned(entries[began].at, seat=1)
    new = migration_entries([*entries[: began + 1], given_up, *entries[began + 1 :]], game.seed, over=False)
    assert isinstance(new[0], log_entries.Migrated)
    assert (new[0].why, new[2]) == ("", log_entries.Left(given_up.at, seat=1))
    again = migration_entries(entries, game.seed, over=False)
    assert [e for e in new if isinstance(e, log_entries.Chosen)] == [
        e for e in again if isinstance(e, log_entries.Chosen)
    ]


# For admins, while no server runs


def test_the_record_of_an_old_table_is_exported_and_the_file_stays_as_it_is(path: Path) -> None:
    with OfflineDatabase(SqliteDatabase(path)) as archive:
        before = archive.read(lambda connection: stored(connection, "turn-3-open"))
        found = archive.read(lambda connection: record(connection, "turn-3-open"))
        assert verify(found).good
        assert archive.read(lambda connection: stored(connection, "turn-3-open")) == before


def test_an_old_table_is_patched_and_closed(path: Path) -> None:
    with OfflineDatabase(SqliteDatabase(path)) as archive:
        game, trial = try_patch(archive, "turn-3-open")
        assert trial.misfit is None
        assert game.stored < len(game.bodies)
        apply_patch(archive, "turn-3-open", game.stored + 40, BEGAN * 2)
        close(archive, "draft-2-open", "storm", BEGAN * 2)
        for table, status in (("turn-3-open", "playing"), ("draft-2-open", "abandoned")):
            stored_game = archive.read(partial(stored, table=table))
            seed = trial.streams.table.seed if table == "turn-3-open" else "02" * 32
            assert read_log([log_entries.decode(entry.body) for entry in stored_game], seed).status == status
    assert states(path)["draft-2-open"] == "closed"


def test_names_of_before_are_guarded_against_those_that_look_like_them(live: Live) -> None:
    refused = Person(live).post("/api/register", {"name": "Ánna", "password": PASSWORD}, 409)
    assert refused["error"] == "name_alike"
