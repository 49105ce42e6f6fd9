"""The JSON Schema of the protocol: messages, the parts of a table, and kinds of notices and closings."""

from __future__ import annotations

import json
from typing import get_args

import msgspec

from ardri.server.streams.parts import AllTableParts
from ardri.server.streams.protocol import PROTOCOL, FromClient, FromServer
from ardri.server.table.log_entries import Closing
from ardri.server.table.table import NoticeKind


def schema() -> dict[str, object]:
    """The JSON Schema of all messages, from clients and to them."""
    (requests, messages, _), parts = msgspec.json.schema_components(
        [FromClient, FromServer, AllTableParts], ref_template="#/$defs/{name}"
    )
    words = {
        "Closing": {"description": "Why a table was closed.", "enum": list(get_args(Closing))},
        "NoticeKind": {"description": "What a notice is about.", "enum": list(get_args(NoticeKind))},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Ard Rí protocol {PROTOCOL}",
        "$defs": {**parts, **words, "FromClient": requests, "FromServer": messages},
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
    }


def schema_text() -> str:
    """The schema as JSON; a copy is in `docs/messages.schema.json`."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
