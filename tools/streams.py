"""Messages of the server before and after a change: `python -m tools.streams record FILE`, or `compare FILE`.

`record` plays games at random, with everything that may happen at a table, and keeps their logs, refused
entries included, and a digest of all messages to each recipient. `compare` plays the same logs again as the
live server does, and names the first entry of each game that tells somebody something else, byte for byte.
The file is for comparing two states of the sources; it is not kept.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec

from ardri.server.refusals import TableRefused
from ardri.server.replay import snapshots
from ardri.server.replay.patches import read_entry
from ardri.server.streams.streams import Streams
from ardri.server.table.log_entries import Entry, Opened, encode
from ardri.server.table.reducer import after, open_table
from tests.server.helpers.scripted_tables import begun, opened, random_entries, terms

SHOWN = 5  # games that are not the same
FULL_EVERY = 25  # entries: full messages, and a snapshot if there can be one


class RecordedGame(msgspec.Struct):
    """A log with its refused entries, and what each recipient was told by each entry, as digests."""

    seed: str
    log: list[bytes]
    digests: list[str]


def play(number: int) -> tuple[str, list[bytes]]:
    """A game at random, by its number: entries of all kinds, those included that do not fit."""
    rng = Random(number)
    seed = blake2b(str(number).encode()).hexdigest()[:64]
    agreed = terms(
        players=2 + number % 3,
        windows="open" if number % 5 == 4 else "sealed",
        rounds=1 + number % 3,
        bots=number % 7 == 6,
        clock=number % 4 != 3,
    )
    scripted = begun(opened(agreed, seed), seed)
    log = [encode(entry) for entry in scripted.log]
    for _ in range(100_000):
        if scripted.table.status != "playing":
            break
        for entry in random_entries(scripted, rng):
            log.append(encode(entry))
            with suppress(TableRefused):
                scripted.add(entry)
    return seed, log


def digests(seed: str, log: Sequence[bytes]) -> Iterator[str]:
    """A digest of what each entry made everybody hear; the table is made as the live server does it."""
    entries: list[Entry] = []
    for body in log:
        entry = read_entry(body)
        assert entry is not None
        entries.append(entry)
    first, *rest = entries
    assert isinstance(first, Opened)
    streams = Streams(open_table(first, seed))
    for number, entry in enumerate(rest, 1):
        found = blake2b(digest_size=8)
        try:
            following = after(streams.table, entry)
        except TableRefused as refused:
            found.update(refused.key.encode())
        else:
            for name, message in streams.add(entry, following):
                found.update(name.encode())
                found.update(message)
        if number % FULL_EVERY == 0:
            for stream in streams.all:
                found.update(streams.full(stream.name))
            saved = snapshots.save(streams.table, streams)
            if saved is not None:
                streams = snapshots.load(saved, seed)
        yield found.hexdigest()


def record(games: int) -> list[RecordedGame]:
    """Play so many games and keep what everybody heard."""
    found = []
    for number in range(games):
        seed, log = play(number)
        found.append(RecordedGame(seed, log, list(digests(seed, log))))
    return found


def compare(games: Sequence[RecordedGame]) -> list[str]:
    """Play the games again; one line for each that is not the same."""
    complaints = []
    for number, game in enumerate(games):
        found = digests(game.seed, game.log)
        for at, (now, then) in enumerate(zip(found, game.digests, strict=True), 1):
            if now != then:
                complaints.append(f"game {number}: entry {at} tells something else: {game.log[at].decode()}")
                break
    return complaints


def main() -> None:
    """Record, or compare with what was recorded."""
    parser = argparse.ArgumentParser(description="Compare all messages before and after a change.")
    parser.add_argument("way", choices=["record", "compare"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=300, help="to record")
    arguments = parser.parse_args()
    if arguments.way == "record":
        games = record(arguments.games)
        arguments.file.write_bytes(msgspec.msgpack.encode(games))
        print(f"{len(games)} games, {sum(len(game.digests) for game in games):,} entries.")
        return
    games = msgspec.msgpack.decode(arguments.file.read_bytes(), type=list[RecordedGame])
    complaints = compare(games)
    print("\n".join(complaints[:SHOWN]) or f"{len(games)} games: all messages are the same.")
    sys.exit(bool(complaints))


if __name__ == "__main__":
    main()
