"""A database that is damaged, cut, deleted or replaced: a real server says so, and loses nothing unseen."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.server.table.log_entries import Chosen
from tests.server.helpers.live_server import PATIENCE, PERSON, PROGRAM, Live, Person, options


def ardri(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a command that ends by itself."""
    words = [sys.executable, "-c", PROGRAM, *command]
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE)


def refusal(live: Live) -> str:
    """The error of a server that does not start."""
    ended = ardri("serve", "--data", str(live.data), "--port", "0")
    assert (ended.returncode, ended.stdout, "Traceback" in ended.stderr) == (2, "", False)
    return ended.stderr


def after_a_kill(folder: Path, most: int = 12) -> tuple[Live, Person, str]:
    """A server that was killed in a game, so that the last choices are in the file beside the database."""
    with Live(folder) as live:
        host = Person(live)
        table = host.open([PERSON, PERSON])

        async def play() -> None:
            async with host.at(table) as player:
                await player.sit(0, 1, begin=True)
                await player.play(Random(1), most=most)

        asyncio.run(play())
        live.kill()
    return live, host, table


def wal_of(live: Live) -> Path:
    return live.data.with_name("ardri.db-wal")


def cut(file: Path) -> None:
    """Lose the second half of a file."""
    with file.open("r+b") as opened:
        opened.truncate(file.stat().st_size // 2)


def spoil(file: Path) -> None:
    """Overwrite the second half of a file."""
    size = file.stat().st_size
    with file.open("r+b") as opened:
        opened.seek(size // 2)
        opened.write(b"\xff" * (size - size // 2))


@pytest.mark.parametrize("harm", [cut, spoil, Path.unlink])
def test_last_choices_that_are_lost_are_missed(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    live, _, table = after_a_kill(tmp_path)
    harm(wal_of(live))
    left = wal_of(live).read_bytes() if wal_of(live).exists() else b""
    said = refusal(live)
    assert "lacks entry" in said or "cannot be read" in said
    assert table not in said, "an address is secret"
    assert "--despite-damage" in said
    assert refusal(live) == said, "what is left is still there"
    assert (wal_of(live).read_bytes() if wal_of(live).exists() else b"") == left


def test_a_host_who_knows_can_go_on_with_what_is_left(tmp_path: Path) -> None:
    live, _, _ = after_a_kill(tmp_path)
    cut(wal_of(live))
    refusal(live)
    program = PROGRAM.replace("main()", "import sys; sys.argv.append('--despite-damage'); main()")
    with Live(tmp_path, program=program) as despite:
        assert despite.stop() == 0
    with Live(tmp_path) as again:
        assert again.stop() == 0


def test_damage_in_the_database_itself_is_noticed(tmp_path: Path) -> None:
    live, _, _ = after_a_kill(tmp_path)
    with Live(tmp_path) as stopped:
        assert stopped.stop() == 0
    spoil(live.data)
    assert "is damaged" in refusal(live) or "cannot be read" in refusal(live)


def test_a_database_that_is_gone_is_not_made_anew(tmp_path: Path) -> None:
    live, _, _ = after_a_kill(tmp_path)
    away = live.data.rename(tmp_path / "away.db")
    assert "is gone" in refusal(live)
    assert not live.data.exists()
    away.rename(live.data)
    with Live(tmp_path) as again:
        assert again.stop() == 0


def test_a_kill_alone_is_no_damage_and_neither_is_a_copy_put_back(tmp_path: Path) -> None:
    live, host, table = after_a_kill(tmp_path)
    copy = tmp_path / "copy.db"
    assert ardri("backup", "--data", str(live.data), "-o", str(copy)).returncode == 0
    with Live(tmp_path, live.port) as again:
        host.live = again

        async def play() -> None:
            async with host.at(table) as player:
                for name in "AB":
                    await player.hear(name)
                await player.play(Random(2), most=5)

        asyncio.run(play())
        assert again.stop() == 0
    assert ardri("restore", "--data", str(live.data), "--force", "--yes", str(copy)).returncode == 0
    with Live(tmp_path) as restored:
        assert restored.stop() == 0


def delete(live: Live) -> Callable[[], object]:
    away = live.data.rename(live.data.with_name("away.db"))
    return lambda: away.rename(live.data)


def replace(live: Live) -> Callable[[], object]:
    away = live.data.rename(live.data.with_name("away.db"))
    shutil.copy(away, live.data)
    return lambda: away.rename(live.data)


def delete_commits(live: Live) -> Callable[[], object]:
    away = wal_of(live).rename(live.data.with_name("away.db-wal"))
    return lambda: away.rename(wal_of(live))


@pytest.mark.parametrize("harm", [delete, replace, delete_commits])
def test_what_cannot_be_kept_is_refused(tmp_path: Path, harm: Callable[[Live], Callable[[], object]]) -> None:
    with Live(tmp_path) as live:
        host = Person(live)
        table = host.open([PERSON, PERSON])

        async def visit() -> int:
            async with host.at(table) as player:
                await player.sit(0, 1, begin=True)
                await player.play(Random(1), most=5)
                undo = await asyncio.to_thread(harm, live)
                await player.until(lambda: bool(player.asked))
                name = player.asked[0]
                question = player.question(name)
                assert question is not None
                answer = {
                    "seat": SEAT_NAMES.index(name),
                    "question": question["number"],
                    "keys": options(question)[:1],
                }
                assert await player.refused("choose", **answer) == "unavailable"
                ready = await asyncio.to_thread(host.http.get, "/readyz")
                assert ready.status_code == 503
                assert "the database cannot be read, or is not the file that was opened" in ready.text
                host.post("/api/tables", {"seats": [PERSON, PERSON]}, status=503)
                await asyncio.to_thread(undo)
                await player.done("choose", **answer)
                assert (await asyncio.to_thread(host.http.get, "/readyz")).status_code == 200
                return len([request for request in player.acked if request["do"] == "choose"])

        acknowledged = asyncio.run(visit())
        chosen = [entry for entry in live.entries(table) if isinstance(entry, Chosen)]
        assert len(chosen) == acknowledged > 1
        assert live.stop() == 0
