"""Record verification: everything is computed again, and the first thing wrong is named.

Of a record that was made with earlier rules the commitment is checked with the rules it was made with, and
its choices by migration. Its digests cannot be computed any more.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import Literal

from ardri.rules.box.fingerprints import RULES_VERSION
from ardri.rules.errors import Flaw, RecordError
from ardri.rules.formats.migration import migrate
from ardri.rules.formats.record import Record, replay
from ardri.rules.formats.record_text import shown


@dataclass(frozen=True, slots=True)
class Verdict:
    """A verdict on a record.

    Attributes:
        kind: what is wrong, such as ``choice`` or ``digest``; empty if the record is good.
        at: at which choice (0: before the first).
        reason: the same in words.
        rules: the rules it was made with.
        replayed: how many of its choices the rules of today take, if those are not the same.
    """

    kind: Flaw | Literal[""] = ""
    at: int = 0
    reason: str = ""
    rules: int = RULES_VERSION
    replayed: int = 0

    def __reduce__(self) -> tuple[object, ...]:
        return Verdict, (self.kind, self.at, self.reason, self.rules, self.replayed)

    @property
    def good(self) -> bool:
        """True if nothing is wrong."""
        return not self.kind


def verify(record: Record, published: str = "") -> Verdict:
    """Play a record again from its seed, and say whether all of it is right.

    Args:
        record: the record.
        published: the commitment that was published before the game; the record must keep it.

    >>> from ardri.rules.game import Game
    >>> verify(Record.of(Game.start(players=2, seed=7))).good
    True
    """
    try:
        if published and record.commitment != published:
            raise RecordError("the record's commitment is not the one published", "commitment")
        if record.rules != RULES_VERSION:
            return _migrated(record)
        replay(record)
    except RecordError as error:
        return Verdict(error.kind, error.at, str(error))
    return Verdict()


def _migrated(record: Record) -> Verdict:
    found = migrate(record)
    if found.whole:
        return Verdict(rules=record.rules, replayed=found.at)
    return Verdict("version", min(found.at + 1, found.last), found.why, record.rules, found.at)


def verify_text(text: str, published: str = "") -> Verdict:
    """Verify a record given as text, which has to be written exactly as records are."""
    try:
        record = Record.from_text(text)
        verdict = verify(record, published)
        if verdict.good:
            _check_form(text, record.to_text())
    except RecordError as error:
        return Verdict(error.kind, error.at, str(error))
    return verdict


def _check_form(text: str, expected: str) -> None:
    pairs = zip_longest(text.split("\n"), expected.split("\n"), fillvalue="")
    for number, (line, right) in enumerate(pairs, 1):
        if line != right:
            raise RecordError(f"line {number} of the record is {shown(line)}, but has to be {shown(right)}")
    if text != expected:
        raise RecordError("the record has to end with one line break after its last line")
