"""Write what programs with rules 1 left behind: records, saves, positions and a server's database.

`python -m tests.migration.make_fixtures` runs on rules 1 alone and refuses any other: newer rules cannot make
what the older ones made. The files were written once, and are never written again; this says how.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Final

import msgspec
from sqlalchemy import delete

from ardri.cli.shared.save_files import write_game
from ardri.rules.box.fingerprints import RULES_VERSION
from ardri.rules.engine.moments import MOMENT_NAMES
from ardri.rules.engine.play import Window
from ardri.rules.formats.notation import to_json
from ardri.rules.formats.notation_text import to_text
from ardri.rules.formats.record import Record
from ardri.rules.game import Game
from ardri.rules.phases.draft import Draft
from ardri.rules.phases.maneuvers import Maneuvers
from ardri.rules.state.chance import Source
from ardri.server.live.bot_processes import BotProcesses
from ardri.server.live.live_table import LiveTable
from ardri.server.live.live_tables import LiveTables
from ardri.server.people.accounts import Accounts, unknown_guest
from ardri.server.refusals import TableRefused
from ardri.server.replay.patches import patch_entry
from ardri.server.server_clock import SteadyClock
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.queries.table_log import drop_snapshots, read_log
from ardri.server.storage.schema import tables
from ardri.server.storage.sqlite.database import SqliteDatabase
from ardri.server.table import log_entries
from ardri.server.table.log_entries import Entry
from ardri.server.table.reducer import record_of
from ardri.server.table.table import Table
from ardri.server.table.terms import Anyone, AnyPlace, Bot, Invited, Pace, Rhythm, Terms
from tests.server.helpers.scripted_tables import begun, opened, play_on, random_entries, terms

HERE: Final = Path(__file__).parent
GOLDEN: Final = HERE.parent / "golden"
RECORDS: Final = HERE / "records"
POSITIONS: Final = HERE / "positions"
DATABASE: Final = HERE / "server.db.gz"
PASSWORD: Final = "the stones of Tara"
BEGAN: Final = 1_760_000_000_000
GONE: Final = ("action_resolved", "epic_played", "season_card_played")  # moments of rules 1 alone
MOST: Final = 4000

Wanted = Callable[[Table], bool]


# Records and saves


def write_records() -> None:
    """The golden games as they were; and games as a server makes them, with choices taken back."""
    RECORDS.mkdir(exist_ok=True)
    for file in sorted(GOLDEN.glob("*.txt")):
        shutil.copy(file, RECORDS / file.name)
    games = [(2, "sealed", 0, 60), (3, "sealed", 2, MOST), (4, "sealed", 3, MOST), (4, "sealed", 0, 400)]
    games += [(2, "open", 3, MOST), (3, "open", 0, 350), (4, "open", 2, MOST), (2, "sealed", 4, MOST)]
    for number, (players, windows, rounds, most) in enumerate(games, 1):
        scripted = begun(
            opened(terms(players, windows, rounds), seed=f"{number:02x}" * 32), f"{number:02x}" * 32
        )
        play_on(scripted, Random(number), most)
        record = record_of(scripted.log, scripted.seed)
        name = f"server-{number}-{players}-players-{windows}{'' if record.result else '-unfinished'}"
        (RECORDS / f"{name}.txt").write_text(record.to_text(), encoding="utf-8")
        if number % 3 == 0:
            (RECORDS / f"{name}.json").write_text(
                json.dumps(record.to_json(), indent=1) + "\n", encoding="utf-8"
            )
    told = Record.of(_played(Game.start(3, source=Source()), Random(7), 300))
    (RECORDS / "told-3-players-unfinished.txt").write_text(told.to_text(), encoding="utf-8")
    withheld = Record.of(_played(Game.start(2, "withheld"), Random(8), 120)).without_seed()
    (RECORDS / "withheld-2-players-unfinished.txt").write_text(withheld.to_text(), encoding="utf-8")
    saved = _played(Game.start(3, 11, listen=True, undo=True), Random(11), 240)
    write_game(saved, HERE / "saves" / "2026-03-01-120000-1.txt")


def _played(game: Game, rng: Random, choices: int) -> Game:
    """A game gone on with at random."""
    while not game.over and game.history.length < choices:
        if game.chance is not None:
            game.choose_chance(rng.choice(game.chance.options))
        else:
            game.choose_code(rng.choice(game.codes))
    return game


# Positions


def write_positions() -> None:
    """A position in each of the moments that rules 1 alone have, and one at a turn."""
    POSITIONS.mkdir(exist_ok=True)
    missing = {*GONE, "turn"}
    for seed in range(200):
        game, rng = Game.start(3, f"position {seed}"), Random(seed)
        while missing and not game.over:
            name = _moment(game) or game.decision.question
            if name in missing and game.state.round > 1:
                missing.discard(name)
                (POSITIONS / f"{name}.json").write_text(
                    json.dumps(to_json(game), indent=1) + "\n", encoding="utf-8"
                )
                (POSITIONS / f"{name}.txt").write_text(to_text(game), encoding="utf-8")
            game.choose_code(rng.choice(game.codes))
    assert not missing, missing


def _moment(game: Game) -> str:
    """The moment whose reactions are awaited, if any are."""
    top = game.state.stack[-1] if game.state.stack else None
    return MOMENT_NAMES[top.moment] if isinstance(top, Window) else ""


# The database


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.time = BEGAN

    def __call__(self) -> int:
        return self.time


class Club:
    """A server's tables, and the people who come to them."""

    def __init__(self, live_tables: LiveTables, accounts: Accounts, clock: Clock) -> None:
        self.live_tables = live_tables
        self.accounts = accounts
        self.clock = clock
        self.people: list[tuple[str, str]] = []  # id and name

    async def meet(self) -> None:
        """Three with names and passwords, and a guest."""
        for name in ("Anna", "Bert", "Cleo"):
            person, _ = await self.accounts.register(name, PASSWORD)
            self.people.append((person.id, name))
        guest = await self.accounts.rename(unknown_guest("a-guest-of-before-01").id, "Gwen")
        self.people.append((guest.id, "Gwen"))

    async def do(self, live: LiveTable, entry: Callable[[int], Entry]) -> None:
        """Something happens, and bots answer what follows from it."""
        self.clock.time += 700
        await self.live_tables.submit(live, lambda _, at: entry(at))
        while live.thinking:
            await asyncio.sleep(0.002)

    async def open(self, id_: str, agreed: Terms, sit: int | None = None, seed: int = 0) -> LiveTable:
        """A table at which as many people sit down as there is live for, or only some."""
        self.clock.time += 1000
        host = self.people[0][0]
        live = await self.live_tables.get(
            await self.live_tables.open(host, agreed, seed=f"{seed:02x}" * 32, id_=id_)
        )
        for seat, place in enumerate(agreed.seats[:sit]):
            if isinstance(place, Anyone):
                await self.sit(live, seat)
        return live

    async def sit(self, live: LiveTable, seat: int) -> None:
        """Somebody sits down and is ready."""
        person, name = self.people[seat]
        await self.do(live, partial(log_entries.Joined, seat=seat, person=person, name=name))
        await self.do(live, partial(log_entries.Entropy, seat=seat, text=f"{seat:02x}"))
        await self.do(live, partial(log_entries.Readied, seat=seat))

    async def play(self, id_: str, agreed: Terms, wanted: Wanted, seed: int = 1) -> LiveTable:
        """A table at which everything happens at random until it is as wanted; if it never is, another."""
        for luck in range(seed, seed + 100):
            live = await self.open(id_, agreed, seed=luck)
            await self.do(live, log_entries.Started)
            if await self.play_on(live, wanted, luck):
                return live
            del self.live_tables.awake[id_]
            await self.live_tables.store.write(
                lambda connection: connection.execute(delete(tables).where(tables.c.id == id_))
            )
        raise AssertionError(f"{id_} never came to be")

    async def play_on(self, live: LiveTable, wanted: Wanted, seed: int = 1) -> bool:
        """Let everything happen at random, but nobody give the game up; whether it came to what is wanted."""
        rng = Random(seed)
        for _ in range(MOST):
            if wanted(live.table) or live.ended:
                break
            for entry in random_entries(At(live), rng):  # type: ignore[arg-type]
                if not isinstance(
                    entry, log_entries.Voted | log_entries.Resigned | log_entries.Left | log_entries.Timedout
                ):
                    try:
                        await self.do(live, partial(_at, entry))
                    except TableRefused:
                        continue
                    break
        return wanted(live.table)


class At:
    """A live table as random people see it."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    @property
    def table(self) -> Table:
        """The table."""
        return self.live.table


def _at(entry: Entry, at: int) -> Entry:
    return msgspec.structs.replace(entry, at=at)


def _seats(people: int, bots: int = 0) -> tuple[AnyPlace, ...]:
    return (Anyone(),) * people + (Bot("calf"),) * bots


def _window(moment: str, answered: int = 0, least: int = 0) -> Wanted:
    """Reactions to a moment are awaited from a person, late in the game; some may have answered."""

    def wanted(table: Table) -> bool:
        game = table.game
        if game is None or game.over or _moment(game) != moment or game.history.length < least:
            return False
        pause = table.pause
        return (
            any(asking.open for asking in table.questions) and len(pause.answers if pause else ()) >= answered
        )

    return wanted


def _in_draft(table: Table) -> bool:
    game = table.game
    if game is None or game.over or not isinstance(game.state.stack[-1], Draft) or game.state.round < 2:
        return False
    return any(table.answered(seat) for seat in range(table.terms.players))


def _in_clash(table: Table) -> bool:
    game = table.game
    return game is not None and not game.over and isinstance(game.state.stack[-1], Maneuvers)


def _at_turn(table: Table) -> bool:
    game = table.game
    return game is not None and not game.over and game.state.round == 3 and game.decision.question == "turn"


def _over(table: Table) -> bool:
    return table.status == "over"


async def furnish(club: Club) -> None:
    """All kinds of tables."""
    pace = Pace(3_600_000, 10_000)
    slow = Rhythm(1000, 0, 0, None)
    await club.meet()
    # before the game
    await club.open("lobby-empty", Terms(_seats(3), visibility="public"), sit=0)
    await club.open("lobby-half-full", Terms(_seats(4), visibility="public"), sit=2)
    await club.open("lobby-ready", Terms(_seats(2), discovery=True))
    await club.open("lobby-ready-open", Terms(_seats(2, 1), windows="open", round_limit=2))
    await club.open(
        "lobby-invited", Terms((Anyone(), Invited(club.people[1][0])), visibility="private"), sit=1
    )
    # games that go on
    await club.play("draft-4-sealed", Terms(_seats(4), pace=pace), _in_draft)
    await club.play("draft-2-open", Terms(_seats(2), windows="open"), _in_draft, 2)
    await club.play("turn-3-open", Terms(_seats(2, 1), windows="open", pace=pace), _at_turn, 3)
    await club.play("turn-4-sealed", Terms(_seats(4), round_limit=5), _at_turn, 4)
    await club.play("clash-3-sealed", Terms(_seats(3), rhythm=slow), _in_clash, 5)
    await club.play("clash-4-open", Terms(_seats(4), windows="open"), _in_clash, 6)
    for number, moment in enumerate(GONE):
        wanted = _window(moment, least=150)
        await club.play(f"window-{moment}", Terms(_seats(3), windows="open"), wanted, 10 + number)
        await club.play(f"pause-{moment}", Terms(_seats(3), rhythm=slow), wanted, 20 + number)
    await club.play("pause-answered", Terms(_seats(4)), _window("card_declared", answered=1), 30)
    alone = Terms(_seats(1, 3), windows="sealed", spectators=False)
    await club.play("alone-with-bots", alone, _at_turn, 31)
    # a game from a position, and one that was patched
    game = _played(Game.start(3, "position", windows="sealed"), Random(5), 160)
    id_ = await club.live_tables.open(
        club.people[0][0], Terms(_seats(3)), "5e" * 32, to_json(game), "from-a-position"
    )
    live = await club.live_tables.get(id_)
    for seat in range(3):
        await club.sit(live, seat)
    await club.do(live, log_entries.Started)
    assert await club.play_on(live, lambda table: table.entry_count > 60 and table.pause is None, 32)
    live = await club.play("patched", Terms(_seats(3)), lambda table: table.entry_count > 120, 33)
    await _patch(club, live, 90)
    assert await club.play_on(live, lambda table: table.entry_count > 160 and table.pause is None, 34)
    # games that are over
    await club.play("finished-2-sealed", Terms(_seats(2), round_limit=3), _over, 40)
    await club.play("finished-4-open", Terms(_seats(3, 1), windows="open", round_limit=2), _over, 41)
    live = await club.play("abandoned", Terms(_seats(2)), lambda table: table.entry_count > 70, 42)
    for seat in range(2):
        await club.do(live, partial(log_entries.Voted, seat=seat))
    await club.open("closed-before", Terms(_seats(3)), sit=1)
    await club.do(await club.live_tables.get("closed-before"), lambda at: log_entries.Ended(at, "idle"))


async def _patch(club: Club, live: LiveTable, kept: int) -> None:
    """As an admin does it."""
    store = club.live_tables.store
    times = [entry.at for entry in await store.read(lambda connection: read_log(connection, live.id))]
    entry = patch_entry(times, kept, club.clock.time + 1000)
    await store.append(live.id, entry.number, entry.at, log_entries.encode(entry))
    await store.write(lambda connection: drop_snapshots(connection, live.id))
    await club.live_tables.catch_up([live.id])


async def write_database() -> None:
    """A server's file, with its tables as they were when it stopped."""
    path = Path(mkdtemp()) / "ardri.db"
    clock = Clock()
    store = DatabaseStore(SqliteDatabase(path))
    accounts = await Accounts.open(store, clock=clock)
    live_tables = LiveTables(store, BotProcesses(1), SteadyClock(0, clock, clock, stall=BEGAN), path.parent)
    await furnish(Club(live_tables, accounts, clock))
    await live_tables.close()
    accounts.close()
    await store.close()
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        file.execute("VACUUM")
    file.close()
    DATABASE.write_bytes(gzip.compress(path.read_bytes(), mtime=0))


if __name__ == "__main__":
    if int(RULES_VERSION) != 1:
        sys.exit(
            f"these are rules {RULES_VERSION}: only a program with rules 1 can write what it left behind"
        )
    write_records()
    write_positions()
    asyncio.run(write_database())
