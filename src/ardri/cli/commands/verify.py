"""The command `ardri verify`: one line for each record, good or bad."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import typer

from ardri.cli.shared.engine_faults import write_fault
from ardri.cli.shared.errors import GOOD, NO, WRONG, CommandError
from ardri.cli.shared.files import as_json, explained, read_bytes
from ardri.rules.box.fingerprints import RULES_VERSION
from ardri.rules.errors import RecordError
from ardri.rules.formats.record import Record, until
from ardri.rules.formats.record_text import NO_SEAT
from ardri.rules.formats.verify import Verdict, verify_text
from ardri.texts.speech import Speech, comma_list

UNREADABLE: Final = "unreadable"


def verify_files(files: Sequence[Path], commitment: str, speech: Speech, in_json: bool) -> int:
    """Verify the record in each file; return the exit code for the worst of them."""
    found: list[dict[str, object]] = []
    worst = GOOD
    for file in files:
        try:
            data = read_bytes(file)
        except CommandError as error:
            worst = WRONG
            found.append(
                {"file": str(file), "good": False, "kind": UNREADABLE, "at": 0, "reason": str(error)}
            )
            if not in_json:
                typer.echo(f"ardri: {error}", err=True)
            continue
        text, verdict = _judged(data, commitment)
        worst = max(worst, GOOD if verdict.good else NO)
        found.append({"file": str(file), "good": verdict.good, **_told(text, verdict)})
        if not in_json:
            typer.echo(f"{file}: {_line(text, verdict, speech)}")
    if in_json:
        typer.echo(as_json(found), nl=False)
    return worst


def _judged(data: bytes, commitment: str) -> tuple[str, Verdict]:
    """The record as text, and its verdict."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return "", Verdict("form", 0, f"line {line} of the record is not UTF-8 text")
    return text, verify_text(text, commitment)


def _line(text: str, verdict: Verdict, speech: Speech) -> str:
    if verdict.kind == "":
        summary = _summary(Record.from_text(text), speech)
        if verdict.rules == RULES_VERSION:
            return speech.say("verify-good", **summary)
        return speech.say("verify-earlier", rules=verdict.rules, now=RULES_VERSION, **summary)
    if verdict.rules != RULES_VERSION:
        return speech.say(
            "verify-differs",
            rules=verdict.rules,
            now=RULES_VERSION,
            at=verdict.replayed,
            choices=speech.count("choice", len(Record.from_text(text).choices)),
            why=verdict.reason,
        )
    sentence = speech.error(RecordError(verdict.reason, verdict.kind, verdict.at))
    bad = speech.say("verify-bad", why=explained(sentence, verdict.reason))
    if verdict.kind != "fault":
        return bad
    file = write_fault(until(Record.from_text(text), verdict.at - 1).to_text())
    return f"{bad} {speech.say('fault-kept', file=str(file))}"


def _summary(record: Record, speech: Speech) -> dict[str, str]:
    ended = [_ended(record.result, speech)]
    if record.seed is None:
        ended.append(speech.say("verify-told"))
    return {
        "players": speech.count("player", record.setting.players),
        "choices": speech.count("choice", len(record.choices)),
        "result": comma_list(ended),
    }


def _ended(result: str, speech: Speech) -> str:
    winners, _, reason = result.partition(" ")
    if not winners:
        return speech.say("verify-unfinished")
    why = speech.say(f"won_by-{reason}")
    if winners == NO_SEAT:
        return speech.say("verify-nobody", reason=why)
    if len(winners) > 1:
        return speech.say("verify-several", seats=speech.seats(winners), reason=why)
    return speech.say("verify-winner", seat=speech.seat(winners), reason=why)


def _told(text: str, verdict: Verdict) -> dict[str, object]:
    """A verdict as data for JSON."""
    told: dict[str, object] = {
        "kind": verdict.kind or None,
        "at": verdict.at,
        "reason": verdict.reason or None,
    }
    if verdict.rules != RULES_VERSION:
        told |= {"rules": verdict.rules, "replayed": verdict.replayed}
    if verdict.good:
        record = Record.from_text(text)
        told |= {
            "players": record.setting.players,
            "choices": len(record.choices),
            "result": record.result or None,
            "seeded": record.seed is not None,
        }
    return told
