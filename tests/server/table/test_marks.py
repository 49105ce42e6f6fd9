"""Marks of a table: everybody there is told of them, and a game with any is no fair contest without help."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from secrets import token_hex

import pytest

from ardri.rules.formats.notation import to_json
from ardri.rules.game import Game
from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.storage.queries.tables import find_table
from ardri.server.table.log_entries import Read
from tests.server.helpers.live_server import PERSON, Live, Message, Person, Player

pytestmark = pytest.mark.databases(slow=True)

SEED = "5e" * 32


def opened(host: Person, **terms: object) -> str:
    """A table with nothing special about it but what is asked for."""
    return str(host.post("/api/tables", {"seats": [PERSON, PERSON], **terms})["id"])


def admin(live: Live, name: str, *words: str) -> str:
    """The output of an admin's command, in a process of its own beside the server."""
    done = live.ardri("admin", name, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def summary(live: Live, table: str) -> Message:
    """The summary that is kept of a game."""
    with OfflineDatabase(live.database) as database:
        row = database.read(lambda connection: find_table(connection, table))
    assert row is not None
    kept = json.loads(row.summary or b"")
    assert isinstance(kept, dict)
    return kept


def is_read(player: Player, stream: str) -> bool:
    """True if a stream says that an admin has read the game."""
    return bool(player.parts[stream]["marks"] == ["read"])


async def give_up(*players: tuple[Player, int]) -> None:
    """Everybody is for abandoning the game."""
    for player, seat in players:
        await player.done("vote", seat=seat)


def test_an_ordinary_table_has_no_marks_and_may_be_rated(live: Live) -> None:
    host, guest = Person(live), Person(live)
    table = opened(host, rated=True)

    async def play() -> None:
        async with host.at(table) as one, guest.at(table) as two:
            await one.sit(0)
            await two.sit(1)
            await one.done("start")
            assert one.parts["A"]["marks"] == two.parts["B"]["marks"] == []
            await one.done("resign", seat=0)

    asyncio.run(play())
    assert live.becomes(table, "finished")
    assert (summary(live, table)["rated"], summary(live, table)["marks"]) == (True, [])


def test_a_chosen_seed_position_or_rhythm_is_told_to_everybody_and_never_rated(live: Live) -> None:
    position = to_json(Game.start(2, 7, windows="sealed"))
    rhythm = {"least": 0, "spread": 0, "step": 0, "limit": None}
    for chosen in ({"seed": SEED}, {"position": position}, {"rhythm": rhythm}):
        host, guest = Person(live), Person(live)
        table = opened(host, rated=True, **chosen)
        looked = guest.get(f"/api/tables/{table}")
        assert looked["marks"] == list(chosen)
        assert '"rated": false' in json.dumps(looked["terms"])

        async def play(host: Person, guest: Person, table: str, marks: list[str]) -> None:
            async with host.at(table) as one, guest.at(table) as two:
                await two.hear("*")
                await one.sit(0)
                await two.sit(1)
                await one.done("start")
                assert one.parts["A"]["marks"] == two.parts["B"]["marks"] == two.parts["*"]["marks"] == marks
                await one.done("resign", seat=0)

        asyncio.run(play(host, guest, table, list(chosen)))
        assert live.becomes(table, "finished")
        assert (summary(live, table)["rated"], summary(live, table)["marks"]) == (False, list(chosen))


def test_entropy_that_somebody_chose_is_told_to_everybody_and_never_rated(live: Live) -> None:
    for text, marks in ((token_hex(16), []), ("my lucky number", ["entropy"]), ("ff", ["entropy"])):
        host, guest = Person(live), Person(live)
        table = opened(host, rated=True)

        async def play(host: Person, guest: Person, table: str, text: str, marks: list[str]) -> None:
            async with host.at(table) as one, guest.at(table) as two:
                await one.sit(0)
                await one.done("entropy", seat=0, text=text)
                assert guest.get(f"/api/tables/{table}")["marks"] == marks
                await two.sit(1)
                await one.done("start")
                assert two.parts["B"]["marks"] == marks
                await one.done("resign", seat=0)

        asyncio.run(play(host, guest, table, text, marks))
        assert live.becomes(table, "finished")
        assert summary(live, table)["rated"] is (marks == [])


def test_who_reads_a_game_that_goes_on_leaves_a_mark_that_its_players_see(live: Live) -> None:
    host, guest = Person(live), Person(live)
    for words in (["--log"], []):
        table = opened(host, rated=True)

        async def play(table: str, words: list[str]) -> None:
            async with host.at(table) as one, guest.at(table) as two:
                await one.sit(0)
                await two.sit(1)
                await one.done("start")
                told = await asyncio.to_thread(admin, live, "export", *words, "--", table)
                assert ("started" if words else "inis") in told
                for player, name in ((one, "A"), (two, "B")):
                    await player.until(partial(is_read, player, name))
                    assert {"kind": "read"} in notices(player, name)
                await one.done("resign", seat=0)

        asyncio.run(play(table, words))
        assert [type(entry) for entry in live.entries(table)].count(Read) == 1
        assert live.becomes(table, "finished")
        assert summary(live, table)["rated"] is False
        admin(live, "export", *words, "--", table)  # whoever likes may read it now
        assert [type(entry) for entry in live.entries(table)].count(Read) == 1


def notices(player: Player, name: str) -> list[object]:
    """All that was told once."""
    found: list[object] = []
    for message in player.messages[name]:
        told = message.get("notices", [])
        assert isinstance(told, list)
        found += told
    return found


def test_an_admin_who_chooses_a_seed_is_in_the_audit_log(live: Live) -> None:
    boss = Person(live)
    boss.post("/api/register", {"name": "Boss of seeds", "password": "correct horse"})
    live.execute("UPDATE people SET admin = true WHERE id = ?", boss.id)
    opened(boss, seed=SEED)
    entries = json.loads(admin(live, "audit", "--json"))
    assert {"who": boss.id, "action": "open", "about": '{"special":"seed"}'}.items() <= entries[-1].items()
    assert SEED not in json.dumps(entries)
