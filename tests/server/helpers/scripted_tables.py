"""Tables played by scripted random people: everything that may happen at one, at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.decisions import Decision
from ardri.rules.editions.base import BASE
from ardri.rules.formats.notation import to_json
from ardri.rules.game import Game
from ardri.rules.state import seed_commitment
from ardri.server.refusals import TableRefused
from ardri.server.streams.streams import Streams
from ardri.server.table import beats, log_entries
from ardri.server.table.deadlines import deadline
from ardri.server.table.log_entries import Entry
from ardri.server.table.play import preview, spelled
from ardri.server.table.previews import Answer
from ardri.server.table.reducer import open_table
from ardri.server.table.standing_orders import Wish, reactions
from ardri.server.table.terms import LIVE, Anyone, AnyPlace, Bot, Pace, Rhythm, Terms

SEED: Final = "5e" * 32
EAGERNESS: Final = 0.8
CARDS: Final = sorted(reactions(BASE))
WISHES: Final[tuple[Wish, ...]] = ("ask", "never", "always")


def terms(
    players: int = 3, windows: str = "sealed", rounds: int = 2, bots: int = 0, clock: bool = True
) -> Terms:
    """Usual terms, with a few rounds only."""
    seats: list[AnyPlace] = [Anyone() if seat < players - bots else Bot("calf") for seat in range(players)]
    return Terms(
        tuple(seats),
        windows="sealed" if windows == "sealed" else "open",
        round_limit=rounds,
        pace=Pace(600_000, 10_000) if clock else None,
        beats=beats.VERSION,
    )


def opened(agreed: Terms, seed: str = SEED, position: dict[str, object] | None = None) -> log_entries.Opened:
    """The first entry of a log."""
    return log_entries.Opened(1000, "p0", agreed, seed_commitment.commitment(seed, agreed.setting), position)


class ScriptedTable:
    """A table with its log and all messages of all its streams."""

    def __init__(self, first: log_entries.Opened, seed: str = SEED) -> None:
        self.seed = seed
        self.table = open_table(first, seed)
        self.streams = Streams(self.table)
        self.log: list[Entry] = [first]
        self.messages: dict[str, list[bytes]] = {stream.name: [] for stream in self.streams.all}

    def add(self, entry: Entry) -> list[str]:
        """Apply an entry and follow it; who noticed it."""
        sent = self.streams.add(entry)
        self.log.append(entry)
        for name, message in sent:
            self.messages[name].append(message)
        return [name for name, _ in sent]

    @property
    def now(self) -> int:
        """A time after everything so far."""
        return self.table.at + 700

    def choose(self, name: str, *answers: Answer) -> list[str]:
        """A seat answers the question it has."""
        seat = SEAT_NAMES.index(name)
        number = self.table.questions[seat].number
        return self.add(
            log_entries.Chosen(self.now, seat, number, spelled(self.table, seat, number, answers))
        )

    def shown(self, name: str, part: str) -> object:
        """A part of what a recipient sees."""
        (stream,) = [stream for stream in self.streams.all if stream.name == name]
        return msgspec.json.decode(stream.parts[part])

    def close(self) -> list[str]:
        """The moment to react is over."""
        return self.add(log_entries.Closed(self.now))


def begun(first: log_entries.Opened, seed: str = SEED) -> ScriptedTable:
    """A table at which everybody has sat down and the game has begun."""
    scripted = ScriptedTable(first, seed)
    for seat, held in enumerate(scripted.table.seats):
        if not held.bot:
            scripted.add(log_entries.Joined(scripted.now, seat, f"p{seat}", f"Player {SEAT_NAMES[seat]}"))
            scripted.add(log_entries.Entropy(scripted.now, seat, f"{seat:02x}"))
            scripted.add(log_entries.Readied(scripted.now, seat))
    scripted.add(log_entries.Started(scripted.now))
    return scripted


def set_up(game: Game, rhythm: Rhythm = LIVE, pace: Pace | None = None, watching: int = 0) -> ScriptedTable:
    """A table at which a game has begun from a position."""
    setting = game.state.setting
    agreed = Terms(
        (Anyone(),) * setting.players,
        windows="sealed" if setting.sealed else "open",
        rhythm=rhythm,
        pace=pace,
        beats=watching,
    )
    return begun(opened(agreed, position=to_json(game)))


def replayed(entries: list[Entry], seed: str = SEED) -> ScriptedTable:
    """The table that a log makes."""
    first, *rest = entries
    assert isinstance(first, log_entries.Opened)
    scripted = ScriptedTable(first, seed)
    for entry in rest:
        scripted.add(entry)
    return scripted


# At random


def random_entries(scripted: ScriptedTable, rng: Random) -> Iterator[Entry]:
    """Entries that somebody may add next, the likeliest first; not all of them fit."""
    table = scripted.table
    seat = rng.randrange(table.terms.players)
    now = table.at + rng.randrange(3000)
    lot = rng.random()
    if lot < 0.02:
        yield log_entries.Said(now, rng.choice([seat, None]), "Somebody", "A word")
    elif lot < 0.03:
        yield log_entries.Muted(now, seat, rng.randrange(table.terms.players), rng.random() < 0.7)
    elif lot < 0.06:
        yield log_entries.Ordered(now, seat, rng.choice(CARDS), rng.choice(WISHES))
    elif lot < 0.08:
        yield log_entries.Signalled(now, seat, rng.random() < 0.8)
    elif lot < 0.10:
        yield (
            log_entries.Left(now, seat)
            if rng.random() < 0.5
            else log_entries.Voted(now, seat, rng.random() < 0.3)
        )
    elif lot < 0.13:
        yield log_entries.Returned(now, seat)
    elif lot < (0.1302 if table.terms.players == 2 else 0.132):  # which ends a game of two
        yield log_entries.Resigned(now, seat, ends=table.terms.players == 2)
    elif lot < 0.137 and isinstance(due := deadline(table), log_entries.Timedout):
        yield due
    elif lot < 0.14:
        yield log_entries.Away(now, table.at)
    elif lot < 0.22:
        yield log_entries.Undone(now, seat) if rng.random() < 0.5 else log_entries.Reset(now, seat)
    yield from usual(scripted, rng, now)


def usual(scripted: ScriptedTable, rng: Random, now: int) -> Iterator[Entry]:
    """Answers to questions, or the end of a pause."""
    table = scripted.table
    if table.status != "playing":
        return
    asked = [seat for seat in range(table.terms.players) if table.questions[seat].open]
    if table.pause is not None and (not asked or rng.random() < 0.3):
        yield log_entries.Closed(now)
        return
    seat = rng.choice(asked)
    decision = table.question_of(seat)
    assert decision is not None
    keys = [pick(decision, rng)]
    while table.pause is None and len(keys) < 5 and rng.random() < 0.5:
        try:
            following = preview(table, seat, table.questions[seat].number, tuple(keys)).decision
        except TableRefused:
            break
        if following is None:
            break
        keys.append(pick(following, rng))
    yield log_entries.Chosen(now, seat, table.questions[seat].number, tuple(keys))


def pick(decision: Decision, rng: Random) -> str:
    """One of the options, rather not to do nothing."""
    keys = [option.key for option in decision.options]
    if rng.random() < EAGERNESS:
        keys = [key for key in keys if key not in ("pass", "decline", "truce", "end")] or keys
    return rng.choice(keys)


def play_on(scripted: ScriptedTable, rng: Random, most: int = 100_000) -> list[Entry]:
    """Let everything happen at random until the game is over; the entries that were refused."""
    refused = []
    for _ in range(most):
        if scripted.table.status != "playing":
            break
        for entry in random_entries(scripted, rng):
            try:
                scripted.add(entry)
            except TableRefused:
                refused.append(entry)
    return refused
