"""The document of the protocol names everything there is."""

from __future__ import annotations

import json
import re
from pathlib import Path

from ardri.server.refusals import TABLE_KEYS
from ardri.server.streams import protocol
from tests.server.helpers.scripted_tables import begun, opened, terms

TEXT = (Path(__file__).parents[3] / "docs/protocol.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([a-z_]+)`", TEXT))


def test_every_error_is_named() -> None:
    assert [key for key in TABLE_KEYS if key not in NAMED] == []


def test_every_request_and_every_message_is_named() -> None:
    kinds = [kind.__name__.lower() for kind in (*protocol.FromClient.__args__, *protocol.FromServer.__args__)]
    named = NAMED | set(re.findall(r'"(?:do|kind)": "(\w+)"', TEXT))
    assert [kind for kind in kinds if kind not in named] == []


def test_every_part_is_named() -> None:
    scripted = begun(opened(terms(2)))
    for name in scripted.messages:
        full = protocol.read_message(scripted.streams.full(name))
        assert isinstance(full, protocol.Full)
        assert [part for part in full.parts if part not in NAMED] == []


def test_the_version_is_the_one_in_use() -> None:
    assert f"version **{protocol.PROTOCOL}**" in TEXT


def test_the_requests_shown_can_be_read() -> None:
    shown = "".join(re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL))
    requests = [line for line in shown.splitlines() if "do" in json.loads(line)]
    assert [protocol.read_request(line).id for line in requests] == [1, 2, 3, 4]


def test_the_modules_and_documents_named_exist() -> None:
    home = Path(__file__).parents[3]
    for path in re.findall(r"`(docs/[\w./]+)`", TEXT):
        assert (home / path).exists(), path
    for module in re.findall(r"`ardri\.server\.(\w+)`", TEXT):
        assert (home / f"src/ardri/server/{module}.py").exists(), module
