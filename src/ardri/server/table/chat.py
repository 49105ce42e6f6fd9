"""Chat lines, as a table keeps the latest of them."""

from __future__ import annotations

import msgspec


class ChatLine(msgspec.Struct, frozen=True):
    """One line of chat."""

    at: int
    seat: int | None
    name: str
    text: str
