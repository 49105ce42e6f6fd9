"""Worker specification: how a supervisor tells a worker who it is, on its command line."""

from __future__ import annotations

import os
import socket
from dataclasses import dataclass
from typing import Final

OPENED: Final = b"opened\n"  # said by a worker when it is open


@dataclass(frozen=True)
class WorkerSpec:
    """The number of a worker, and what it inherits from its supervisor."""

    number: int  # from 1
    public: int  # the file descriptor of the listening socket
    lifeline: int  # the file descriptor of its end of the lifeline
    id: str  # of its lease

    def __str__(self) -> str:
        return f"{self.number}:{self.public}:{self.lifeline}:{self.id}"

    def public_socket(self) -> socket.socket:
        """The listening socket, which all workers share."""
        return socket.socket(fileno=self.public)

    def say(self, text: bytes) -> None:
        """Tell the supervisor something."""
        os.write(self.lifeline, text)


def read_spec(text: str) -> WorkerSpec:
    """Read what a supervisor wrote; ValueError if it is something else.

    >>> read_spec("2:5:7:someid")
    WorkerSpec(number=2, public=5, lifeline=7, id='someid')
    """
    number, public, lifeline, id_ = text.split(":")
    return WorkerSpec(int(number), int(public), int(lifeline), id_)
