"""Settings of a server, and limits that follow from them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from ardri.server.event_loop import LoopName, default_loop
from ardri.server.limits.addresses import Networks, networks
from ardri.server.limits.quotas import Quotas
from ardri.server.storage.database import Database

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

LOCAL: Final = networks("127.0.0.1,::1")
LARGEST_HEAD: Final = 16 * 1024  # address and headers of a request; Litestar remembers a thousand of each
LARGEST_BODY: Final = 256 * 1024  # a position takes about 10 KB
LARGEST_MESSAGE: Final = 16 * 1024


Thinking = Literal["local", "remote"]


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    database: Database
    faults: Path  # the folder for reports of engine faults
    test: bool = False  # anybody may choose seeds, positions and the rhythm of pauses; hardly any limits
    thinkers: int = 1
    origins: tuple[str, ...] = ()  # of pages elsewhere that may use this server
    hosts: tuple[str, ...] = ()  # names by which visitors come, beside addresses and those of this machine
    proxies: Networks = LOCAL  # that may say for whom they ask
    root: str = ""  # the path before all addresses, such as /ardri
    internal: str = ""  # the address at which other workers reach this one; empty: it is the only worker
    worker: str = ""  # the id of this worker, if a supervisor chose one
    contact: str = ""  # where to report a weakness of this server: a URI
    stale: int = 30 * DAY  # after which a table that nobody touches is closed
    keep_finished: int | None = None  # ms after which the log of a finished game is deleted; None: never
    keep_guests: int | None = 365 * DAY  # ms after which a guest who never played is forgotten
    quotas: Quotas = field(default_factory=Quotas)
    loop: LoopName = field(default_factory=default_loop)
    think: Thinking = "local"  # where bots think: in processes of this server, or of `ardri think`

    @property
    def tables_of_guest(self) -> int:
        """The most tables that a guest may have open."""
        return 1000 if self.test else self.quotas.tables_of_guest

    @property
    def tables_of_member(self) -> int:
        """The most tables that a registered person may have open."""
        return 1000 if self.test else self.quotas.tables_of_member

    @property
    def idle(self) -> int:
        """Milliseconds after which an unused table is dropped from memory."""
        return self.quotas.idle_seconds * SECOND

    @property
    def poll_interval(self) -> int:
        """Milliseconds between two polls of what other processes wrote."""
        return 200 if self.test else 2 * SECOND

    @property
    def rate_factor(self) -> int:
        """The factor by which rate limits are raised."""
        return 1000 if self.test else 1


def duration(text: str) -> int | None:
    """A time for which something is kept, in ms; None for ever. ValueError if it is none.

    >>> duration("365d") == 365 * DAY, duration("26w") == 182 * DAY, duration("forever")
    (True, True, None)
    """
    if text == "forever":
        return None
    found = re.fullmatch(r"([1-9][0-9]{0,4})([dw])", text)
    if found is None:
        raise ValueError(text)
    return int(found[1]) * (DAY if found[2] == "d" else 7 * DAY)


def contact_uri(text: str) -> str:
    """Where to report a weakness, as a URI; ValueError if it is none that a reader can use.

    >>> contact_uri("host@example.org"), contact_uri("https://example.org/security")
    ('mailto:host@example.org', 'https://example.org/security')
    """
    uri = text if ":" in text else f"mailto:{text}"
    if not re.fullmatch(r"mailto:[^\s@]+@[^\s@]+|https://[^\s/]+\S*|tel:\+[0-9-]+", uri):
        raise ValueError(text)
    return uri


def normalized_root(path: str) -> str:
    """A path before all addresses, without a slash at its end; ValueError if it cannot be one.

    >>> normalized_root("/ardri/"), normalized_root("games/inis"), normalized_root("/")
    ('/ardri', '/games/inis', '')
    """
    parts = [part for part in path.split("/") if part]
    if not all(re.fullmatch(r"[A-Za-z0-9_-]+", part) for part in parts):
        raise ValueError(path)
    return "".join(f"/{part}" for part in parts)
