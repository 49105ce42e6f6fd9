"""A network between browser and server that can fall silent, as when a laptop sleeps."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Thread


class Network:
    """Carries what browser and server say to each other, on a port of its own."""

    def __init__(self, port: int) -> None:
        self._to = ("127.0.0.1", port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends = [self._door]
        self._work: list[Thread] = []
        self._days = 0
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._begin(Thread(target=self._welcome))

    def __enter__(self) -> Network:
        return self

    def __exit__(self, *_: object) -> None:
        for end in self._ends:
            with suppress(OSError):  # it is no longer connected
                end.shutdown(socket.SHUT_RDWR)
        for thread in self._work:
            thread.join()
        for end in self._ends:
            end.close()

    def sleep(self) -> None:
        """Lose whatever is said on the connections that there are, and close none; new ones are heard."""
        self._days += 1

    def _begin(self, thread: Thread) -> None:
        self._work.append(thread)
        thread.start()

    def _welcome(self) -> None:
        with suppress(OSError):  # the door was closed
            while True:
                browser, _ = self._door.accept()
                self._ends.append(browser)
                server = socket.create_connection(self._to)
                self._ends.append(server)
                for one, other in ((browser, server), (server, browser)):
                    self._begin(Thread(target=self._carry, args=(one, other, self._days)))

    def _carry(self, one: socket.socket, other: socket.socket, day: int) -> None:
        with suppress(OSError):  # either has gone
            while said := one.recv(1 << 16):
                if day == self._days:
                    other.sendall(said)
            if day == self._days:
                other.shutdown(socket.SHUT_WR)
