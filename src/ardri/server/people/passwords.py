"""Passwords: hashed with argon2id, away from the event loop, a few at a time."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from ardri.server.refusals import AccountRefused

SHORTEST: Final = 8
LONGEST: Final = 256
THREADS: Final = 2  # each hash takes 64 MB while it is made


class Passwords:
    """Hashes passwords and checks them; nobody learns by the time it takes whether a name exists."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="passwords")
        self._nobodys = self._hasher.hash("")

    async def hash(self, password: str) -> str:
        """The hash of a new password; AccountRefused if it is too short or too long."""
        plain = _plain(password)
        if len(plain) < SHORTEST:
            raise AccountRefused("password_short", least=SHORTEST)
        if len(plain) > LONGEST:
            raise AccountRefused("password_long", most=LONGEST)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, _bytes(plain))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """True if the password has this hash; without a hash it takes as long to say no."""
        plain = _plain(password)
        if len(plain) > LONGEST:
            plain, hashed = "", None
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._check, plain, hashed)

    def outdated(self, hashed: str) -> bool:
        """True if the hash is not strong enough any more."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown()

    def _check(self, plain: str, hashed: str | None) -> bool:
        try:
            self._hasher.verify(hashed or self._nobodys, _bytes(plain))
        except VerifyMismatchError:
            return False
        return hashed is not None


def _plain(password: str) -> str:
    """The password, normalised: the same on every keyboard."""
    return normalize("NFKC", password)


def _bytes(plain: str) -> bytes:
    return plain.encode("utf-8", "surrogatepass")
