"""A record's text: one line for each thing agreed, for each choice and for each digest, the seed last."""

from __future__ import annotations

import re
from json import dumps, loads
from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.fingerprints import RULES_VERSION, Versions
from ardri.rules.errors import RecordError, RulesError
from ardri.rules.formats.edition_data import (
    edition_from_json,
    edition_from_text,
    edition_to_text,
    readings_to_json,
)
from ardri.rules.state.edition import Edition

FORMAT: Final = 2
NO_SEAT: Final = "*"  # in the place of a seat: chance, or nobody

Data = dict[str, object]

WORDS: Final = ("catalogue", "options", "setting", "commitment", "entropy", "result", "seed")
READINGS: Final = "readings"  # a line that only records of editions with readings have
FIRST: Final = re.compile(r"inis (\d{1,9}) rules (\d{1,9}) table (\d{1,9})", re.ASCII)
PLAIN: Final = re.compile(r"[\w* ]{0,64}", re.ASCII)
CHOICE: Final = re.compile(rf"([{SEAT_NAMES}{NO_SEAT}]) ([\w:,-]{{1,60}})", re.ASCII)
DIGEST: Final = re.compile(r"= (\d{1,9}) ([0-9a-f]{1,64})", re.ASCII)
LISTS: Final = {"catalogue": "card list", "options": "option table"}
SHOWN: Final = 60


def write_text(data: Data) -> str:
    """The text of a record given as plain data."""
    choices, digests = data["choices"], data["digests"]
    assert isinstance(choices, list)
    assert isinstance(digests, dict)
    readings = data.get("readings", [])
    assert isinstance(readings, list)
    lines = [
        f"inis {data['format']} rules {data['rules']} table {data['table']}",
        f"catalogue {data['catalogue']}",
        f"options {data['options']}",
        f"setting {data['players']} {edition_to_text(data)} {data['windows']} {data['round_limit']}",
        *([f"readings {' '.join(readings)}"] if readings else []),
        f"commitment {data['commitment'] or '-'}",
        f"entropy {dumps(data['entropy'])}",
    ]
    for at, choice in enumerate(["", *choices]):
        if at:
            lines.append(choice)
        if str(at) in digests:
            lines.append(f"= {at} {digests[str(at)]}")
    withheld = data["seed"] is None and data["commitment"]
    lines += [f"result {data['result'] or '-'}", f"seed {'-' if withheld else dumps(data['seed'])}"]
    return "\n".join(lines) + "\n"


def read_text(text: str) -> Data:
    """The plain data of a record given as text; a broken line is named."""
    lines = text.splitlines()
    data = _first(lines[0] if lines else "")
    choices: list[str] = []
    digests: dict[str, str] = {}
    found: set[str] = set()
    for number, line in enumerate(lines[1:], 2):
        word, _, rest = line.partition(" ")
        if word in found:
            raise RecordError(f"line {number} of the record says the {word} a second time")
        if word == "=":
            _digest(number, line, len(choices), digests)
        elif word in WORDS or word == READINGS:
            found.add(word)
            data |= _agreed(number, word, rest)
        elif CHOICE.fullmatch(line):
            choices.append(line)
        elif line:
            raise _unreadable(number, line)
    for word in WORDS:
        if word not in found:
            raise RecordError(f"the record has no line that says the {word}")
    return {**data, "choices": choices, "digests": digests}


def edition_of(data: Data) -> Edition:
    """The edition that a record was played with."""
    _check("format", data.get("format"), FORMAT)
    try:
        return edition_from_json(data)
    except RulesError as error:
        raise RecordError(f"the record cannot be played: {error}", "setting") from None
    except ValueError:
        raise RecordError("the record does not say which setup was agreed") from None


def versions_of(data: Data, edition: Edition) -> Versions:
    """The versions a record was made with: those of today or earlier ones; anything else is refused."""
    rules = data.get("rules")
    versions = edition.versions.get(rules) if type(rules) is int else None
    if versions is None:
        raise RecordError(
            f"the record's rules is {shown(rules)}, this reads up to {RULES_VERSION}", "version"
        )
    _check("table", data.get("table"), versions.table)
    for part, known in (("catalogue", versions.catalogue), ("options", versions.options)):
        found = data.get(part)
        if found != known:
            raise RecordError(
                f"the record was made with another {LISTS[part]}: {shown(found)}, not {known!r}", "catalogue"
            )
    return versions


def check_readings(data: Data, edition: Edition) -> None:
    """Refuse a record that was played with other readings of the rules than its edition has today."""
    found, known = data.get(READINGS), readings_to_json(edition).get(READINGS)
    if found != known:
        raise RecordError(
            f"the record was played with other readings: {shown(found)}, not {known}", "catalogue"
        )


def _check(part: str, found: object, known: int) -> None:
    if type(found) is not int or found != known:
        raise RecordError(f"the record's {part} is {shown(found)}, this reads {known}", "version")


def shown(value: object) -> str:
    """A value of a record as text: safe to print and never long."""
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."


def _first(line: str) -> Data:
    found = FIRST.fullmatch(line)
    if found is None:
        raise _unreadable(1, line)
    data: Data = {"format": int(found[1]), "rules": int(found[2]), "table": int(found[3])}
    _check("format", data["format"], FORMAT)
    return data


def _agreed(number: int, word: str, rest: str) -> Data:
    try:
        if word == "setting":
            players, setup, windows, limit = rest.split(" ")
            return {
                "players": int(players),
                **edition_from_text(setup),
                "windows": windows,
                "round_limit": int(limit),
            }
        if word == READINGS:
            return {word: rest.split(" ")}
        if word == "entropy" or (word == "seed" and rest != "-"):
            return {word: loads(rest)}
    except (ValueError, KeyError, RecursionError):
        raise _unreadable(number, f"{word} {rest}") from None
    return {word: (None if word == "seed" else "") if rest == "-" else rest}


def _digest(number: int, line: str, made: int, digests: dict[str, str]) -> None:
    found = DIGEST.fullmatch(line)
    if found is None:
        raise _unreadable(number, line)
    if found[1] != str(made):
        raise RecordError(
            f"line {number} of the record is the digest after choice {found[1]}, but stands after {made}",
            "digest",
            made,
        )
    if found[1] in digests:
        raise RecordError(
            f"line {number} of the record is a second digest after choice {made}", "digest", made
        )
    digests[found[1]] = found[2]


def _unreadable(number: int, line: str) -> RecordError:
    return RecordError(f"line {number} of the record cannot be read: {shown(line)}")
