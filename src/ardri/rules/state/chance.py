"""Random sources: chance is a question to nobody, and a source answers it.

A pile whose order nobody knows is a set; a card is drawn from it when it is drawn. So the position
holds no future, only how often each stream has been asked.
"""

from hashlib import blake2b
from struct import unpack
from typing import Final

from ardri.rules.box.catalogue import CARD_KEYS, SEAT_NAMES, TILE_KEYS, bits
from ardri.rules.errors import ScriptError
from ardri.rules.extendable import mypyc_attr

BRENN: Final = 0
LAYOUT: Final = 1
TILE: Final = 2
CROWS: Final = 3
DEAL: Final = 4
EPIC: Final = 5
STEAL: Final = 6

NUMBERS_LOG: Final = 3
NUMBERS: Final = 1 << NUMBERS_LOG
NUMBER_SIZE: Final = 7  # so many bytes make a number that fits into a machine word
ALL_NUMBERS: Final = 1 << 8 * NUMBER_SIZE
BYTES: Final[list[tuple[int, ...]]] = [bits(number) for number in range(1 << 8)]
PARTS: Final = ">" + "BHI" * NUMBERS  # one, two and four bytes make a number

STREAMS: Final = ("brenn", "layout", "tile", "crows", "deal", "epic", "steal")


def outcome_key(stream: int, outcome: int) -> str:
    """A chance outcome as text.

    >>> outcome_key(CROWS, 0)
    'crows:clockwise'
    """
    if stream == BRENN:
        name = SEAT_NAMES[outcome]
    elif stream == CROWS:
        name = "counterclockwise" if outcome else "clockwise"
    elif stream == TILE:
        name = TILE_KEYS[outcome]
    elif stream == LAYOUT:
        name = str(outcome)
    else:
        name = CARD_KEYS[outcome]
    return f"{STREAMS[stream]}:{name}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """A source of chance. This one answers no open question: the game asks its caller (`Game.chance`)."""

    scripted = False

    def draw(self, stream: int, count: int, candidates: int) -> int:
        """The outcome, one of a set, of the count-th question of a stream; -1 to ask the caller."""
        return -1 if candidates & (candidates - 1) else candidates.bit_length() - 1


def nth(members: int, index: int) -> int:
    """The number in a set that has so many below it.

    >>> nth(0b10110, 2)
    4
    """
    below = 0
    part = BYTES[members & 0xFF]
    while index >= len(part):
        index -= len(part)
        members >>= 8
        below += 8
        part = BYTES[members & 0xFF]
    return below + part[index]


class Seeded(Source):
    """Chance from a seed, by a keyed hash of stream and counter: the same seed gives the same everywhere.

    One hash gives the numbers of eight questions of a stream. The last ones made are kept for each stream;
    they depend on nothing but the key, so copies of a game may share the source.
    """

    def __init__(self, seed: int | str | bytes) -> None:
        data = seed if isinstance(seed, bytes) else str(seed).encode()
        self.key = blake2b(data, digest_size=32, person=b"ardri seed").digest()
        self._made = [-1] * len(STREAMS)
        self._parts: list[tuple[int, ...]] = [() for _ in STREAMS]

    def draw(self, stream: int, count: int, candidates: int) -> int:
        size = candidates.bit_count()
        if size == 1:
            return candidates.bit_length() - 1
        block = count >> NUMBERS_LOG
        if self._made[stream] != block:
            self._parts[stream] = self._hash(stream, 0, block)
            self._made[stream] = block
        number = _number(self._parts[stream], count & (NUMBERS - 1))
        limit = ALL_NUMBERS - ALL_NUMBERS % size
        attempt = 0
        while number >= limit:  # another number, so that no outcome is likelier than the others
            attempt += 1
            number = _number(self._hash(stream, attempt, count), 0)
        return nth(candidates, number % size)

    def __reduce__(self) -> tuple[object, ...]:
        return _seeded, (self.key,)

    def _hash(self, stream: int, attempt: int, count: int) -> tuple[int, ...]:
        message = bytes((stream, attempt)) + count.to_bytes(8, "big")
        return unpack(PARTS, blake2b(message, digest_size=NUMBERS * NUMBER_SIZE, key=self.key).digest())


def _number(parts: tuple[int, ...], at: int) -> int:
    """One of the numbers of a hash, put together from its three parts."""
    return parts[3 * at] << 48 | parts[3 * at + 1] << 32 | parts[3 * at + 2]


def _seeded(key: bytes) -> Seeded:
    source = Seeded(b"")
    source.key = key
    return source


class Scripted(Source):
    """Chance from a list of outcome keys such as ``epic:eriu``, then from another source.

    Each stream takes its own next entry, so scripts of different streams may be written in any order.
    How far it is comes from the position's own counters: copies and reloads go on at the right place.
    """

    scripted = True

    def __init__(self, script: list[str], then: Source, start: tuple[int, ...] = (0,) * len(STREAMS)) -> None:
        self.lines: list[list[str]] = [[] for _ in STREAMS]
        self.then = then
        self.start = start
        self.read = [0] * len(STREAMS)  # how far any of the games that share it has come
        for key in script:
            stream = key.partition(":")[0]
            if stream not in STREAMS:
                raise ScriptError(f"{key!r} names no chance stream; there are {', '.join(STREAMS)}")
            self.lines[STREAMS.index(stream)].append(key)

    def draw(self, stream: int, count: int, candidates: int) -> int:
        at = count - self.start[stream]
        line = self.lines[stream]
        if at >= len(line):
            return self.then.draw(stream, count, candidates)
        for outcome in bits(candidates):
            if outcome_key(stream, outcome) == line[at]:
                self.read[stream] = max(self.read[stream], at + 1)
                return outcome
        possible = ", ".join(outcome_key(stream, outcome) for outcome in bits(candidates))
        raise ScriptError(f"the script says {line[at]!r}, but it is one of {possible}")

    def unused(self) -> list[str]:
        """The entries that no game has drawn yet, by stream."""
        return [key for line, read in zip(self.lines, self.read, strict=True) for key in line[read:]]

    def __reduce__(self) -> tuple[object, ...]:
        script = [key for line in self.lines for key in line]
        return _scripted, (script, self.then, self.start, self.read)


def _scripted(script: list[str], then: Source, start: tuple[int, ...], read: list[int]) -> Scripted:
    source = Scripted(script, then, start)
    source.read = list(read)
    return source
