"""The limits of visitors, made from the quotas of a server."""

from __future__ import annotations

from typing import Final

from ardri.server.limits.chat_limits import ChatLimits
from ardri.server.limits.concurrency_limits import ConcurrencyLimiter
from ardri.server.limits.quotas import Quotas
from ardri.server.limits.rate_limits import RateLimiter
from ardri.server.limits.socket_limits import SocketLimits

MINUTE: Final = 60  # seconds
DAY: Final = 24 * 60 * MINUTE


class VisitorLimits:
    """All limits by address or person; `factor` raises them for servers in tests."""

    def __init__(self, quotas: Quotas, factor: int = 1) -> None:
        def rate(burst: int, number: int, seconds: int = MINUTE) -> RateLimiter:
            return RateLimiter(burst * factor, number * factor / seconds)

        # By address
        self.requests = rate(quotas.requests, quotas.requests_per_minute)
        self.requests_at_once = ConcurrencyLimiter(quotas.requests_at_once * factor)
        self.sockets_opened = rate(quotas.sockets, quotas.sockets_per_minute)
        self.new_guests = rate(quotas.guests, quotas.guests_per_minute)
        self.passwords = rate(quotas.passwords, quotas.passwords_per_minute)
        self.islands = rate(quotas.islands, quotas.islands_per_minute)
        # By person
        self.tables_opened = rate(quotas.tables, quotas.tables_per_minute)
        self.messages = rate(quotas.messages, quotas.messages_per_minute)
        self.chat = ChatLimits(
            rate(quotas.chat_bytes, quotas.chat_bytes_per_minute),
            rate(quotas.chat_bytes_per_day, quotas.chat_bytes_per_day, DAY),
            rate(quotas.watchers_bytes_per_day, quotas.watchers_bytes_per_day, DAY),
        )
        # By both
        self.sockets = SocketLimits(
            quotas.connections,
            quotas.connections_kept,
            quotas.connections_per_address * factor,
            quotas.sockets_per_person * factor,
        )
