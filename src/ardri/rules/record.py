"""The game record: what was agreed, how chance was seeded, and every choice by its key.

It is the save, the bug report and the test fixture in one. A replay checks a digest of the position every
fifty choices, so that a record played on other rules says where it differs.
"""

from __future__ import annotations

from json import dumps, loads
from typing import Final

from ardri.rules.catalogue import SEAT_NAMES
from ardri.rules.chance import Source
from ardri.rules.errors import RecordError, RulesError
from ardri.rules.game import Game
from ardri.rules.notation import digest
from ardri.rules.options import TABLE_VERSION
from ardri.rules.state import CHANCE, Setting

FORMAT: Final = 1
RULES_VERSION: Final = 1
DIGEST_EVERY: Final = 50
FATE: Final = "*"


class Record:
    """A game as text: settings, seed, choices, digests and, once it is over, the result."""

    __slots__ = ("choices", "digests", "result", "seed", "setting")

    def __init__(
        self,
        setting: Setting,
        seed: int | str | None,
        choices: list[tuple[str, str]],
        digests: dict[int, str],
        result: str,
    ) -> None:
        self.setting = setting
        self.seed = seed
        self.choices = choices
        self.digests = digests
        self.result = result

    @staticmethod
    def of(game: Game) -> Record:
        """The record of a game that was started (not of one set up as a position)."""
        choices = [(_name(seat), key) for seat, key in game.choices()]
        record = Record(game.state.setting, game.seed, choices, {}, result_text(game))
        record.digests = digests_of(record)
        if record.digests[len(choices)] != digest(game):
            raise RecordError("the game did not begin with its setting up, so that it has no record")
        return record

    def to_json(self) -> dict[str, object]:
        """The record as plain data."""
        return {
            "format": FORMAT,
            "rules": RULES_VERSION,
            "table": TABLE_VERSION,
            "players": self.setting.players,
            "discovery": self.setting.discovery,
            "windows": self.setting.windows,
            "round_limit": self.setting.round_limit,
            "seed": self.seed,
            "choices": [f"{name} {key}" for name, key in self.choices],
            "digests": {str(at): value for at, value in self.digests.items()},
            "result": self.result,
        }

    @staticmethod
    def from_json(data: dict[str, object]) -> Record:
        """The record that `to_json` wrote; a broken one is refused with the reason."""
        for key, known in (("format", FORMAT), ("rules", RULES_VERSION), ("table", TABLE_VERSION)):
            if data.get(key) != known:
                raise RecordError(f"the record's {key} is {data.get(key)!r}, this reads {known}")
        players, limit = data.get("players"), data.get("round_limit")
        windows, seed = data.get("windows"), data.get("seed")
        choices, digests, result = data.get("choices"), data.get("digests"), data.get("result")
        if type(players) is not int or type(limit) is not int or not isinstance(windows, str):
            raise RecordError("the record does not say what was agreed")
        if not isinstance(seed, int | str | None) or not isinstance(result, str):
            raise RecordError("the record's seed or result is not text or number")
        if not isinstance(choices, list) or not isinstance(digests, dict):
            raise RecordError("the record's choices or digests are missing")
        setting = Setting(players, data.get("discovery") is True, windows, limit)
        return Record(setting, seed, _read_choices(choices), _read_digests(digests), result)

    def to_text(self) -> str:
        """The record as lines: what was agreed, then one choice a line with digests between them."""
        kind = "discovery" if self.setting.discovery else "ordinary"
        lines = [
            f"inis {FORMAT} rules {RULES_VERSION} table {TABLE_VERSION}",
            f"setting {self.setting.players} {kind} {self.setting.windows} {self.setting.round_limit}",
            f"seed {dumps(self.seed)}",
        ]
        for at, (name, key) in enumerate(self.choices, 1):
            lines.append(f"{name} {key}")
            if at in self.digests:
                lines.append(f"= {at} {self.digests[at]}")
        lines.append(f"result {self.result or '-'}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str) -> Record:
        """The record that `to_text` wrote; a broken line is named."""
        data: dict[str, object] = {}
        choices: list[str] = []
        digests: dict[str, str] = {}
        for number, line in enumerate(text.splitlines(), 1):
            word, _, rest = line.partition(" ")
            values = rest.split()
            try:
                if word == "inis":
                    data["format"], data["rules"], data["table"] = (int(values[at]) for at in (0, 2, 4))
                elif word == "setting":
                    players, kind, data["windows"], limit = values
                    data["players"], data["round_limit"] = int(players), int(limit)
                    data["discovery"] = {"discovery": True, "ordinary": False}[kind]
                elif word == "seed":
                    data["seed"] = loads(rest)
                elif word == "=":
                    digests[values[0]] = values[1]
                elif word == "result":
                    data["result"] = "" if rest == "-" else rest
                elif word:
                    choices.append(line)
            except (ValueError, KeyError, IndexError):
                raise RecordError(f"line {number} of the record cannot be read: {line!r}") from None
        return Record.from_json({**data, "choices": choices, "digests": digests})


def replay(record: Record) -> Game:
    """Play a record again, checking its digests and its result; says where it breaks."""
    game = _begin(record)
    for at, (name, key) in enumerate(record.choices, 1):
        _play(game, at, name, key)
        expected = record.digests.get(at)
        if expected is not None and digest(game) != expected:
            raise RecordError(f"after choice {at} ({name} {key}) the position is not the recorded one")
    if record.result and result_text(game) != record.result:
        raise RecordError(f"the result is {result_text(game) or 'open'!r}, not {record.result!r}")
    return game


def digests_of(record: Record) -> dict[int, str]:
    """The digests that belong to a record: one after every fiftieth choice and after the last."""
    game = _begin(record)
    digests = {}
    for at, (name, key) in enumerate(record.choices, 1):
        _play(game, at, name, key)
        if at % DIGEST_EVERY == 0:
            digests[at] = digest(game)
    return {**digests, len(record.choices): digest(game)}


def result_text(game: Game) -> str:
    """How a game ended, like ``A conditions``; empty while it goes on."""
    if not game.over:
        return ""
    winner = game.result.winner
    return f"{FATE if winner is None else SEAT_NAMES[winner]} {game.result.reason}"


def _begin(record: Record) -> Game:
    setting = record.setting
    source = Source() if record.seed is None else None
    seed = 0 if record.seed is None else record.seed
    try:
        return Game.start(
            setting.players, seed, setting.discovery, setting.windows, setting.round_limit, source
        )
    except RulesError as error:
        raise RecordError(f"no game begins like this: {error}") from error


def _play(game: Game, at: int, name: str, key: str) -> None:
    try:
        if name == FATE:
            game.choose_chance(key)
        else:
            game.choose(key, seat=SEAT_NAMES.index(name))
    except RulesError as error:
        raise RecordError(f"choice {at} ({name} {key}) cannot be made: {error}") from error


def _name(seat: int) -> str:
    return FATE if seat == CHANCE else SEAT_NAMES[seat]


def _read_choices(entries: list[object]) -> list[tuple[str, str]]:
    choices = []
    for at, entry in enumerate(entries, 1):
        name, _, key = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
        if not key or len(name) != 1 or name not in SEAT_NAMES + FATE:
            raise RecordError(f"choice {at} of the record is broken: {entry!r}")
        choices.append((name, key))
    return choices


def _read_digests(entries: dict[object, object]) -> dict[int, str]:
    digests = {}
    for at, value in entries.items():
        if not isinstance(at, str) or not at.isdigit() or not isinstance(value, str):
            raise RecordError(f"the digest {at!r} of the record is broken: {value!r}")
        digests[int(at)] = value
    return digests
