"""Old games are packed, which nobody notices, and deleted when the host wishes, which everybody is told."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from functools import partial
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection

from ardri.server.replay import retention as work
from ardri.server.replay.retention import Retention
from ardri.server.server_clock import wall_clock
from ardri.server.settings import DAY, Settings
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.queries import people, table_log, tables, tickets, workers
from ardri.server.storage.queries.jobs import NewJob, add_job
from ardri.server.storage.queries.people import begin_session, ensure_person, find_person, sanction
from ardri.server.storage.queries.tickets import Ticket
from tests.server.helpers.databases import database_at
from tests.server.helpers.live_server import PATIENCE, PERSON, Live, Person
from tests.server.helpers.sample_database import furnish, game_of
from tests.server.helpers.sample_stores import with_store

OLD = 1_000  # ms since 1970


def played(live: Live) -> tuple[Person, str]:
    """A game of a person that has ended a long time ago."""
    host = Person(live)
    table = host.open([PERSON, PERSON])

    async def play() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            await player.play(Random(2), most=40)
            await player.done("resign", seat=0)

    asyncio.run(play())
    assert live.becomes(table, "finished")
    live.execute("UPDATE tables SET finished = ?, updated = ? WHERE id = ?", OLD, OLD, table)
    return host, table


def count(live: Live, query: str) -> int:
    """A number in the file."""
    with sqlite3.connect(live.data) as file:
        found = file.execute(query).fetchone()[0]
    file.close()
    return int(found)


def until_zero(live: Live, query: str) -> None:
    """Wait until nothing of this kind is left."""
    ends = time.monotonic() + PATIENCE
    while count(live, query):
        assert time.monotonic() < ends, query
        time.sleep(0.1)


def all_about(host: Person, table: str) -> list[str]:
    """Everything that can be asked about a finished game."""
    pages = ("", "/record", "/replay?count=500&eyes=all", "/story", "/past?stream=A")
    answers = [host.http.get(f"/api/tables/{table}{page}") for page in pages]
    assert [answer.status_code for answer in answers] == [200] * len(pages)
    return [answer.text for answer in answers]


def test_a_packed_game_can_be_looked_at_exported_and_erased(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        host, table = played(live)
        log = live.entries(table)
        until_zero(live, "SELECT count(*) FROM entries")
        assert count(live, "SELECT entries FROM packed_logs") == len(log)
        before = all_about(host, table)
        live.stop()
    with Live(tmp_path, port=live.port) as live:  # which reads it from the pack
        assert all_about(host, table)[:4] == before[:4]
        (data,) = host.http.get("/api/me/data").json()["tables"]
        assert len(data["entries"]) > 40
        assert host.http.delete("/api/me").status_code == 204
        live.stop()
    found = with_store(
        live.data, lambda store: store.read(lambda connection: table_log.read_log(connection, table))
    )
    assert len(found) == len(log)
    assert not any(b"Somebody" in entry.body for entry in found)


def test_a_pruned_table_says_honestly_that_it_is_gone(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        host, table = played(live)
        live.stop()
    with Live(tmp_path, options=["--keep-finished", "30d"], port=live.port) as live:
        until_zero(live, "SELECT count(*) FROM tables WHERE pruned IS NULL")
        assert (
            count(live, "SELECT count(*) FROM entries")
            == count(live, "SELECT count(*) FROM packed_logs")
            == 0
        )
        for page in ("", "/record", "/replay", "/story"):
            gone = host.get(f"/api/tables/{table}{page}", status=410)
            assert gone["error"] == "pruned"
            assert "not kept any more" in str(gone["text"])

        async def come() -> int:
            async with host.at(table, hello=False) as player:
                await player.until(lambda: False, patience=PATIENCE)
            return player.code

        with pytest.raises(ConnectionError, match="4411"):
            asyncio.run(come())
        (listed,) = host.http.get("/api/me/tables").json()
        assert (listed["state"], [seat["name"] for seat in listed["seats"]]) == (
            "finished",
            ["Somebody 0", "Somebody 1"],
        )
        assert host.http.delete("/api/me").status_code == 204
        assert "error" not in live.log.read_text()
    with sqlite3.connect(live.data) as file:
        seating = file.execute("SELECT seating FROM tables").fetchone()[0]
    file.close()
    assert b"Somebody" not in seating


def settings(path: Path, keep_finished: int | None = None, keep_guests: int | None = None) -> Settings:
    return Settings(database_at(path), path.parent, keep_finished=keep_finished, keep_guests=keep_guests)


def test_old_databases_are_packed_a_few_games_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "ardri.db"
    games = {f"game{number:02}": game_of(most=20, seed=number) for number in range(work.AT_ONCE + 2)}
    furnish(path, **games)

    async def rounds(store: DatabaseStore) -> list[int]:
        def end(connection: Connection) -> None:
            for id_ in games:
                if id_ != "game00":
                    tables.set_state(connection, id_, "finished", OLD)

        await store.write(end)
        retention = Retention(store, settings(path), 0)
        return [await retention.pack_some() for _ in range(3)]

    assert with_store(path, rounds) == [work.AT_ONCE, 1, 0]


def test_games_are_kept_for_ever_unless_the_host_wishes_otherwise(tmp_path: Path) -> None:
    path = furnish(tmp_path / "ardri.db", old=game_of(most=5), new=game_of(most=5), alive=game_of(most=5))

    async def rounds(store: DatabaseStore) -> list[tuple[int, list[str]]]:
        def end(connection: Connection) -> None:
            tables.set_state(connection, "old", "abandoned", wall_clock() - 3 * DAY)
            tables.set_state(connection, "new", "finished", wall_clock() - DAY)

        await store.write(end)
        found = []
        for keep in (None, 2 * DAY):
            pruned = await Retention(store, settings(path, keep), 0).prune_some()
            rows = await store.read(partial(tables.find_tables, states=tables.STATES))
            found.append((pruned, [row.id for row in rows if row.pruned is not None]))
        return found

    assert with_store(path, rounds) == [(0, []), (1, ["old"])]


def test_what_has_expired_goes_and_the_rest_stays(tmp_path: Path) -> None:
    path = furnish(tmp_path / "ardri.db", game=game_of(most=5))
    now = wall_clock()

    async def tidied(store: DatabaseStore) -> list[object]:
        def lay(connection: Connection) -> None:
            for person, created in (("idle", OLD), ("fresh", now), ("banned", OLD), ("free", OLD)):
                ensure_person(connection, person, created)
            sanction(connection, "banned", "ban", OLD)
            sanction(connection, "free", "ban", OLD, until=now - 91 * DAY)
            sanction(connection, "p1", "mute", OLD, until=now - 89 * DAY)
            begin_session(connection, b"over", "p0", OLD, expires=OLD + 5)
            begin_session(connection, b"good", "p0", OLD + 1, expires=now + DAY)
            tickets.issue_ticket(connection, Ticket("seat", None, "game", 0), OLD, expires=OLD + 5)
            workers.register(connection, "worker", "", OLD, OLD)
            for name, until in (("dead", now - DAY), ("waits", now)):
                add_job(connection, NewJob(name, "quick", b"think", "worker", until, OLD, OLD))

        await store.write(lay)
        await Retention(store, settings(path, keep_guests=30 * DAY), 0).tidy()

        def look(connection: Connection) -> list[object]:
            rows = [
                connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar()
                for name in ("sessions", "tickets", "sanctions", "jobs")
            ]
            return [
                *rows,
                [
                    find_person(connection, each) is not None
                    for each in ("idle", "fresh", "banned", "free", "p0")
                ],
            ]

        return await store.read(look)

    assert with_store(path, tidied) == [1, 0, 2, 1, [False, True, True, False, True]]


def test_guests_are_kept_for_ever_on_request(tmp_path: Path) -> None:
    path = furnish(tmp_path / "ardri.db", game=game_of(most=5))

    async def tidied(store: DatabaseStore) -> bool:
        await store.write(lambda connection: people.ensure_person(connection, "idle", OLD))
        await Retention(store, settings(path), 0).tidy()
        return await store.read(lambda connection: find_person(connection, "idle") is not None)

    assert with_store(path, tidied)
