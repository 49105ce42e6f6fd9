"""Tables that do not load, on a real server: they stop nobody else, and whoever runs it can repair them."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from ardri.server.table.log_entries import Chosen
from tests.server.helpers.databases import Kind
from tests.server.helpers.live_server import BOT, PATIENCE, PERSON, Live, Person, Player

REWRITTEN = "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?"
# How each table is damaged: the statement, with values before the table and the entry that is hit
DAMAGES: Final[dict[str, tuple[str, *tuple[bytes, ...]]]] = {
    "unreadable": (REWRITTEN, b'{"entry":'),
    "unknown": (REWRITTEN, b'{"entry":"flown","at":5}'),
    "misfit": (REWRITTEN, b'{"entry":"undone","at":5,"seat":9}'),
    "missing": ("DELETE FROM entries WHERE table_id = ? AND number = ?",),
    "seedless": ("UPDATE tables SET seed = ? WHERE id = ? AND ? > 0", b"\xff\x00"),
}
HIT = 9  # the number of the entry
WORDS = {"en": "damaged", "fr": "endommagé", "pl": "uszkodzony"}

pytestmark = pytest.mark.databases(slow=True)


class Damage:
    """A server with a sound table and some that are not."""

    def __init__(self, live: Live, host: Person, sound: str, tables: dict[str, str]) -> None:
        self.live = live
        self.host = host
        self.sound = sound
        self.tables = tables

    def ready(self) -> str:
        """The answer of `/readyz`, once the server is ready."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            answer = self.host.http.get("/readyz")
            if answer.status_code == 200:
                return answer.text
            time.sleep(0.1)
        raise AssertionError("it is never ready")

    def becomes_ready_with(self, *names: str) -> bool:
        """True if `/readyz` comes to name these tables and no others."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            if self.named() == sorted(self.tables[name][:6] for name in names):
                return True
            time.sleep(0.1)
        return False

    def named(self) -> list[str]:
        """The tables that `/readyz` names."""
        return self.ready().partition("load: ")[2].split()

    def admin(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run `ardri admin`."""
        return self.live.ardri("admin", *command)


@pytest.fixture(scope="module")
def damage(kind_of_database: Kind, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damage]:
    """Games in their middle; then the server is stopped, damage is done, and it starts again."""
    folder = tmp_path_factory.mktemp(f"damage-{kind_of_database}")
    with Live(folder) as before:
        host = Person(before)
        tables = {name: host.open([PERSON, PERSON], visibility="private") for name in DAMAGES}
        sound = host.open([PERSON, PERSON])

        async def begin() -> None:
            for table in (*tables.values(), sound):
                async with host.at(table) as player:
                    await player.sit(0, 1, begin=True)
                    await player.play(Random(1), most=6)

        asyncio.run(begin())
        before.kill()  # so that the next server looks at all tables that it had
        before.execute("DELETE FROM snapshots")
        for name, (statement, *values) in DAMAGES.items():
            assert len(before.entries(tables[name])) > HIT
            before.execute(statement, *values, tables[name], HIT)
    with Live(folder, before.port) as live:
        host.live = live
        yield Damage(live, host, sound, tables)
        assert live.stop() == 0


async def played(host: Person, table: str) -> int:
    """Play a little at a table of one's own; how many choices that were."""
    async with host.at(table) as player:
        for name in "AB":
            await player.hear(name)
        await player.play(Random(2), most=2)
        return len([request for request in player.acked if request["do"] == "choose"])


def test_the_others_wake_and_the_server_says_which_do_not(damage: Damage) -> None:
    assert damage.becomes_ready_with(*DAMAGES)
    assert damage.ready().startswith("ready\n")
    assert f"ardri_tables_damaged {len(DAMAGES)}.0" in damage.host.http.get("/metrics").text
    assert asyncio.run(played(damage.host, damage.sound)) == 2


@pytest.mark.parametrize("name", DAMAGES)
def test_its_players_are_told_the_truth_in_their_language(damage: Damage, name: str) -> None:
    table = damage.tables[name]
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/story", f"/api/tables/{table}/record"):
        for language, word in WORDS.items():
            answer = damage.host.http.get(path, headers={"Accept-Language": language})
            assert (answer.status_code, answer.json()["error"]) == (503, "damaged")
            assert word in answer.json()["text"]

    async def visit() -> int:
        player: Player | None = None
        with pytest.raises(ConnectionError):
            async with damage.host.at(table, hello=False) as player:
                await player.until(lambda: False)
        assert player is not None
        return player.code

    assert asyncio.run(visit()) == 4410


def test_others_do_not_learn_that_there_is_such_a_table(damage: Damage) -> None:
    stranger = Person(damage.live)
    assert stranger.get(f"/api/tables/{damage.tables['misfit']}", status=404)["error"] == "no_such_table"


def test_lists_have_them_and_do_not_fail(damage: Damage) -> None:
    mine = damage.host.get("/api/me/tables")["list"]
    assert isinstance(mine, list)
    assert {*damage.tables.values(), damage.sound} == {table["id"] for table in mine}


def test_each_is_logged_once_however_many_come(damage: Damage) -> None:
    for _ in range(3):
        for table in damage.tables.values():
            damage.host.get(f"/api/tables/{table}", status=503)
    lines = damage.live.log.read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if "table not loaded" in line]) == len(DAMAGES)
    assert not any(table in line for line in lines for table in damage.tables.values()), "ids are secret"


def test_an_admin_sees_repairs_and_closes_them_while_the_server_runs(damage: Damage) -> None:
    damaged = damage.admin("tables", "--damaged", "--json").stdout
    assert all(table in damaged for table in damage.tables.values())
    assert damage.sound not in damaged
    for name in ("unreadable", "unknown", "misfit", "missing"):
        table = damage.tables[name]
        assert f"entry {HIT} does not fit" in damage.admin("table", "--", table).stdout
        repaired = damage.admin("patch", "--yes", "--", table)
        assert f"continues from entry {HIT - 1}" in repaired.stdout, repaired.stderr
    assert damage.becomes_ready_with("seedless")
    for name in ("unreadable", "unknown", "misfit", "missing"):
        assert asyncio.run(played(damage.host, damage.tables[name])) == 2
    seedless = damage.tables["seedless"]
    assert "cannot be replayed from its beginning" in damage.admin("table", "--", seedless).stdout
    refused = damage.admin("patch", "--yes", "--", seedless)
    assert (refused.returncode, "Traceback" in refused.stderr) == (2, False)
    assert damage.admin("export", "--", seedless).returncode == 2
    assert damage.admin("close", "--yes", "--", seedless).returncode == 0
    assert damage.ready() == "ready" or damage.becomes_ready_with()
    assert damage.host.get(f"/api/tables/{seedless}", status=503)["error"] == "damaged"


def test_an_entry_that_cannot_be_read_at_a_table_in_use_stops_no_other(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        host = Person(live)
        hit, other = host.open([PERSON, PERSON]), host.open([PERSON, PERSON])

        async def visit() -> None:
            async with host.at(hit) as player, host.at(other) as neighbour:
                await player.sit(0, 1, begin=True)
                await neighbour.sit(0, 1, begin=True)
                for table in sorted([hit, other]):  # the first of them must not keep the other from hearing
                    entry = b"{" if table == hit else b'{"entry":"ended","at":5,"reason":"closed"}'
                    count = len(live.entries(table)) + 1
                    statement = "INSERT INTO entries VALUES (?, ?, 5, ?)"
                    live.execute(statement, table, count, entry)
                    live.signal("appended", table)
                await neighbour.until(lambda: neighbour.over)
                with pytest.raises(ConnectionError):
                    await player.until(lambda: False)
                assert player.code == 1012

        asyncio.run(visit())
        assert host.get(f"/api/tables/{hit}", status=503)["error"] == "damaged"
        live.execute("DELETE FROM entries WHERE table_id = ? AND body = ?", hit, b"{")
        assert asyncio.run(played(host, hit)) == 2
        assert live.stop() == 0


def test_somebody_can_be_forgotten_though_a_table_of_theirs_is_damaged(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        host = Person(live)
        table = host.open([PERSON, BOT])

        async def begin() -> None:
            async with host.at(table) as player:
                await player.sit(0, begin=True, name="Zebulon")
                await player.play(Random(3), most=3)

        asyncio.run(begin())
        assert any(isinstance(entry, Chosen) for entry in live.entries(table))
        assert live.stop() == 0
        live.execute("UPDATE entries SET body = ? WHERE number = 5", b"{")
    with Live(tmp_path, live.port) as live:
        host.live = live
        host.get("/api/me/data")
        host.ask("DELETE", "/api/me")
        assert live.stop() == 0
    assert b"Zebulon" not in live.contents()
