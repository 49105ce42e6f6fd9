"""The way of a choice through the server without sockets and disk: request, reducer, streams, all encoded.

    .venv/bin/python -m benchmarks.server_path --games 2 --profile

Games are fixed: seeds from 0 on, four people, sealed windows, pauses that take no time, and a pseudorandom
option of whoever is asked first. `make instructions` counts the instructions for each choice.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import time
from math import inf
from typing import Final

import msgspec

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.state import seed_commitment
from ardri.server.streams import protocol
from ardri.server.streams.streams import Streams
from ardri.server.table import log_entries
from ardri.server.table.deadlines import deadline
from ardri.server.table.log_entries import Entry, encode
from ardri.server.table.play import spelled
from ardri.server.table.reducer import after, open_table
from ardri.server.table.terms import Anyone, Rhythm, Terms

PEOPLE: Final = 4
CHOICES: Final = 150  # of each game
AT_ONCE: Final = Rhythm(least=0, spread=0, step=0, limit=None)
STEP: Final = 700  # ms between two choices

_encode = msgspec.json.Encoder().encode


class Path:
    """A table on the path of the server: what it takes in, and the bytes that it gives out."""

    def __init__(self, number: int) -> None:
        seed = f"{number:064x}"
        terms = Terms((Anyone(),) * PEOPLE, rhythm=AT_ONCE)
        opened = log_entries.Opened(0, "p0", terms, seed_commitment.commitment(seed, terms.setting))
        self.streams = Streams(open_table(opened, seed))
        self.written = 0  # bytes for the disk
        self.sent = 0  # bytes for the clients
        for seat in range(PEOPLE):
            self.add(log_entries.Joined(0, seat, f"p{seat}", f"Player {SEAT_NAMES[seat]}"))
            self.add(log_entries.Readied(0, seat))
        self.add(log_entries.Started(0))

    def add(self, entry: Entry) -> None:
        """Try the next entry on a copy, and follow it, as the live server does."""
        following = after(self.streams.table, entry)
        self.written += len(encode(entry))
        self.sent += sum(len(message) for _, message in self.streams.add(entry, following))

    def choose(self, lot: float) -> bool:
        """Let whoever is asked first choose by lot; False if the game is over."""
        table = self.streams.table
        while (due := deadline(table)) is not None:
            self.add(due)
            table = self.streams.table
        for seat, state in enumerate(table.questions):
            question = table.question_of(seat)
            if state.open and question is not None and not table.answered(seat):
                keys = question.keys
                asked = protocol.Choose(1, seat, state.number, (keys[int(lot * len(keys))],))
                request = protocol.read_request(_encode(asked))
                assert isinstance(request, protocol.Choose)
                answers = spelled(table, seat, request.question, request.keys)
                self.add(log_entries.Chosen(table.at + STEP, seat, request.question, answers))
                return True
        return False


def play(games: int) -> int:
    """Play the games of the seeds from 0 on; how many choices were made."""
    return sum(play_one(number) for number in range(games))


def play_one(number: int) -> int:
    """Play the game of a seed; how many choices were made."""
    path = Path(number)
    lots = random.Random(number).random
    choices = 0
    while choices < CHOICES and path.choose(lots()):
        choices += 1
    return choices


def quickest(games: int, rounds: int) -> float:
    """Microseconds of processor time for each choice: of each game the quickest of some rounds."""
    best = [inf] * games
    choices = [0] * games
    for _ in range(rounds):
        for number in range(games):
            begun = time.process_time()
            choices[number] = play_one(number)
            best[number] = min(best[number], time.process_time() - begun)
    return 1e6 * sum(best) / sum(choices)


def main() -> None:
    """Print the processor time for a choice, or a profile."""
    parser = argparse.ArgumentParser(description="The way of a choice through the server.")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--profile", action="store_true")
    arguments = parser.parse_args()
    play(1)  # caches and imports
    if arguments.profile:
        profile = cProfile.Profile()
        profile.runcall(play, arguments.games)
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)
        return
    print(f"{quickest(arguments.games, arguments.rounds):.0f} us for each choice")


if __name__ == "__main__":
    main()
