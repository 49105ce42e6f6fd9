"""Game records: the setting, the commitment, every choice by its key, and at the end the seed.

It is the save, the bug report and the test fixture in one. Its digests are a chain: each covers what was
agreed, the digest before it, the choices since then and the position they led to. So a replay finds whatever
was changed, even a choice that led to the same position, and a record played on other rules says where it
differs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.fingerprints import RULES_VERSION, fingerprint
from ardri.rules.errors import RecordError, RulesError
from ardri.rules.formats.edition_data import edition_to_json, readings_to_json
from ardri.rules.formats.notation import digest
from ardri.rules.formats.record_text import (
    CHOICE,
    FORMAT,
    NO_SEAT,
    PLAIN,
    check_readings,
    edition_of,
    read_text,
    shown,
    versions_of,
    write_text,
)
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.rules.state.seed_commitment import commitment, keeps
from ardri.rules.state.state import CHANCE, Setting

DIGEST_EVERY: Final = 50
DIGEST_SIZE: Final = 16
SEAT_NUMBERS: Final = {name: seat for seat, name in enumerate(SEAT_NAMES)}


NO_BEGINNING: Final = (
    "a record tells a game from its setup on, and this one began as a position: write that down instead "
    "(`ardri.position_to_json`), with the choices made since (`game.choices()`)"
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Record:
    """A game from its setup on: the save, the bug report and the test fixture in one.

    Without a seed and a commitment, chance was told by the caller (`*`). One that was made with earlier rules
    says so; it cannot be replayed before it is migrated (`migrate`).

    >>> game = Game.start(players=2, seed=7)
    >>> game.choose(game.decision.options[0])
    >>> record = Record.of(game)
    >>> record
    Record(2 players, 1 choices, not over)
    >>> replay(Record.from_text(record.to_text())).choices() == game.choices()
    True
    """

    setting: Setting
    commitment: str
    entropy: tuple[str, ...]
    choices: list[tuple[str, str]]
    digests: dict[int, str]
    result: str
    seed: int | str | None
    rules: int = RULES_VERSION

    @staticmethod
    def of(game: Game, promised: str = "") -> Record:
        """The record of a game that was started, as far as it has come.

        Args:
            game: the game; not one set up as a position, which has no beginning to be told.
            promised: the commitment that was published, if that was by a program with earlier rules.

        Raises:
            RecordError: if the game began as a position.
        """
        record = _without_digests(game, promised)
        again = begin(record)
        try:
            digests = dict(_chain(record, again))
        except RecordError as error:
            if error.kind != "choice":
                raise
            raise RecordError(NO_BEGINNING) from error
        if digest(again) != digest(game):
            raise RecordError(NO_BEGINNING)
        return replace(record, digests=digests, result=result_text(again))

    @property
    def sealed(self) -> bool:
        """True if the seed is withheld, so that only the commitment to it is known."""
        return self.seed is None and self.commitment != ""

    def without_seed(self) -> Record:
        """The same record with its seed withheld.

        Raises:
            RecordError: if it has no seed.
        """
        if self.seed is None and not self.sealed:
            raise RecordError("chance was told by the caller: there is no seed to withhold", "seed")
        return replace(self, seed=None)

    def __reduce__(self) -> tuple[object, ...]:
        agreed = (self.setting, self.commitment, self.entropy)
        return Record, (*agreed, self.choices, self.digests, self.result, self.seed, self.rules)

    def __repr__(self) -> str:
        played = f"{self.setting.players} players, {len(self.choices)} choices"
        return f"Record({played}, {self.result or 'not over'})"

    # JSON

    def to_json(self) -> dict[str, object]:
        """The record as plain data."""
        return {
            "format": FORMAT,
            **self.setting.edition.versions[self.rules]._asdict(),
            "players": self.setting.players,
            **edition_to_json(self.setting.edition),
            "windows": self.setting.windows,
            "round_limit": self.setting.round_limit,
            **readings_to_json(self.setting.edition),
            "commitment": self.commitment,
            "entropy": list(self.entropy),
            "choices": [f"{name} {key}" for name, key in self.choices],
            "digests": {str(at): value for at, value in self.digests.items()},
            "result": self.result,
            "seed": self.seed,
        }

    @staticmethod
    def from_json(data: dict[str, object]) -> Record:
        """The record that `to_json` wrote.

        Raises:
            RecordError: if it is broken; the message says where.
        """
        edition = edition_of(data)
        versions = versions_of(data, edition)
        check_readings(data, edition)
        players, limit = data.get("players"), data.get("round_limit")
        windows, committed, entropy = data.get("windows"), data.get("commitment"), data.get("entropy")
        choices, digests, result = data.get("choices"), data.get("digests"), data.get("result")
        seed = data.get("seed")
        if type(players) is not int or type(limit) is not int or not isinstance(windows, str):
            raise RecordError("the record does not say what was agreed")
        if isinstance(seed, bool) or not isinstance(seed, int | str | None) or "seed" not in data:
            raise RecordError("the record's seed is missing, or neither text nor number")
        if not isinstance(committed, str) or not isinstance(result, str):
            raise RecordError("the record's commitment or result is missing")
        for text in (windows, committed, result):
            if not PLAIN.fullmatch(text):
                raise RecordError(f"the record says {shown(text)}, which no record does")
        if not isinstance(entropy, list) or not all(isinstance(text, str) for text in entropy):
            raise RecordError("the record's entropy is missing, or no list of texts")
        if not isinstance(choices, list) or not isinstance(digests, dict):
            raise RecordError("the record's choices or digests are missing")
        return Record(
            Setting(players, edition, windows, limit),
            committed,
            tuple(entropy),
            _read_choices(choices),
            _read_digests(digests, len(choices)),
            result,
            seed,
            versions.rules,
        )

    # Text

    def to_text(self) -> str:
        """The record as lines: what was agreed, one choice a line with digests between them, the seed."""
        return write_text(self.to_json())

    @staticmethod
    def from_text(text: str) -> Record:
        """The record that `to_text` wrote.

        Raises:
            RecordError: if it is broken; the message names the line.
        """
        return Record.from_json(read_text(text))


# Playing again


def replay(record: Record) -> Game:
    """Play a record again, checking commitment, choices, digests and result.

    Raises:
        RecordError: if anything is wrong; `kind` and `at` say what and at which choice.
    """
    game = begin(record)
    check_commitment(record)
    known = dict(record.digests)
    before = 0
    for at, link in _chain(record, game):
        found = known.pop(at, None)
        if found is None:
            raise RecordError(f"the digest after choice {at} is missing", "digest", at)
        if found != link:
            raise RecordError(
                f"the digest after choice {at} is another: something from choice {before + 1} to it, "
                "or what was agreed, was changed, or was played on other rules",
                "digest",
                at,
            )
        before = at
    for at in known:
        raise RecordError(f"there is a digest after choice {at}, where none belongs", "digest", at)
    if result_text(game) != record.result:
        found = shown(record.result)
        raise RecordError(
            f"the result is {result_text(game) or '-'!r}, not {found}", "result", len(record.choices)
        )
    return game


def check_commitment(record: Record) -> None:
    """Refuse a record whose commitment is not to its seed, if that is known."""
    if record.seed is not None and not keeps(record.seed, record.setting, record.commitment, record.rules):
        raise RecordError(
            "the commitment is not to this seed and this setting: one of the three was changed", "commitment"
        )


def digests_of(record: Record) -> dict[int, str]:
    """The digests that belong to a record: one after every fiftieth choice and after the last."""
    return dict(_chain(record, begin(record)))


def before_fault(game: Game) -> Record:
    """The record of a game in which the rules failed at the last choice: what was chosen before it."""
    record = _without_digests(game)
    return until(record, len(record.choices) - 1)


def until(record: Record, last: int) -> Record:
    """The record of the same game up to its choice of this number."""
    return completed(replace(record, choices=record.choices[:last]))


def _without_digests(game: Game, promised: str = "") -> Record:
    """A record without digests and result."""
    setting = game.state.setting
    committed = "" if game.seed is None else promised or commitment(game.seed, setting)
    choices = [(NO_SEAT if seat == CHANCE else SEAT_NAMES[seat], key) for seat, key in game.choices()]
    return Record(setting, committed, game.entropy, choices, {}, "", game.seed)


def completed(record: Record) -> Record:
    """A record with the digests and the result that its choices have."""
    game = begin(record)
    digests = dict(_chain(record, game))
    return replace(record, digests=digests, result=result_text(game))


def result_text(game: Game) -> str:
    """The end of a game in words, like ``A conditions``; empty while it goes on."""
    if not game.over:
        return ""
    winners = "".join([SEAT_NAMES[seat] for seat in game.result.winners])
    return f"{winners or NO_SEAT} {game.result.reason}"


def begin(record: Record) -> Game:
    """The game of a record before its first choice."""
    if record.rules != RULES_VERSION:
        raise RecordError(f"the record was made with rules {record.rules} and has to be migrated", "version")
    if record.sealed:
        raise RecordError("the seed is not revealed: until it is, the game cannot be played again", "seed")
    setting = record.setting
    source = Source() if record.seed is None else None
    seed = 0 if record.seed is None else record.seed
    try:
        return Game.start(
            setting.players,
            seed,
            setting.edition,
            setting.windows,
            setting.round_limit,
            source,
            entropy=record.entropy,
        )
    except RulesError as error:
        raise RecordError(f"no game begins like this: {error}", "setting") from error


def _chain(record: Record, game: Game) -> Iterator[tuple[int, str]]:
    """Make the choices of a record; the digest after every fiftieth and after the last."""
    setting = record.setting
    agreed = (setting.players, setting.edition.mark, setting.windows, setting.round_limit)
    header = ([FORMAT, *setting.edition.versions[record.rules]], agreed, record.commitment, record.entropy)
    link, before, last = "", 0, len(record.choices)
    for at in sorted({*range(DIGEST_EVERY, last + 1, DIGEST_EVERY), last}):
        since = record.choices[before:at]
        for number, (name, key) in enumerate(since, before + 1):
            play(game, number, name, key)
        link = fingerprint("ardri record", header, link, since, digest(game), size=DIGEST_SIZE)
        yield at, link
        before = at


def play(game: Game, at: int, name: str, key: str) -> None:
    """Make a choice of a record, by its number."""
    try:
        if name == NO_SEAT:
            game.choose_chance(key)
        else:
            game.repeat(key, SEAT_NUMBERS.get(name, -1))
    except RulesError as error:
        raise RecordError(f"choice {at} ({name} {key}) cannot be made: {error}", "choice", at) from error
    except Exception as error:
        raise RecordError(f"the rules fail at choice {at} ({name} {key}): {error!r}", "fault", at) from error


# Reading


def _read_choices(entries: list[object]) -> list[tuple[str, str]]:
    choices = []
    for at, entry in enumerate(entries, 1):
        found = CHOICE.fullmatch(entry) if isinstance(entry, str) else None
        if found is None:
            raise RecordError(f"choice {at} of the record is broken: {shown(entry)}", "choice", at)
        choices.append((found[1], found[2]))
    return choices


def _read_digests(entries: dict[object, object], last: int) -> dict[int, str]:
    places: dict[object, int] = {str(at): at for at in range(last + 1)}
    digests = {}
    for place, value in entries.items():
        at = places.get(place)
        if at is None or not isinstance(value, str):
            raise RecordError(f"the digest {shown(place)} of the record is broken: {shown(value)}", "digest")
        digests[at] = value
    return digests
