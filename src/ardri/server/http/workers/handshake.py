"""The handshake of workers: each side proves that it knows their common key, before anything else is said.

The worker that connects sends a greeting with a nonce. The other one answers with a nonce of its own and a
proof. The first one answers with its proof, and then with its request. A proof is for one connection and for
the address that was dialled: it is worth nothing to somebody who only listens, who repeats it, or who got the
port of a worker that has ended.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex
from typing import Final, Literal

GREETING: Final = b"ardri-worker/1 "
LONGEST_LINE: Final = 128  # bytes: two numbers of 32 and 64 digits
NONCE_BYTES: Final = 16
PURPOSE: Final = "workers"  # of the key, which all servers on a database share

Side = Literal["connects", "accepts"]


@dataclass(frozen=True)
class Handshake:
    """One handshake, as both sides know it."""

    key: bytes
    address: str  # the internal address that was dialled
    asked: str  # the nonce of the side that connects
    answered: str  # the nonce of the side that accepts

    def proof(self, side: Side) -> str:
        """The proof of one side."""
        text = "\n".join((side, self.address, self.asked, self.answered))
        return hmac.new(self.key, text.encode(), sha256).hexdigest()

    def is_proof(self, side: Side, told: str) -> bool:
        """True if this is the proof of one side."""
        return hmac.compare_digest(self.proof(side).encode(), told.encode())


def fresh_nonce() -> str:
    """A number that was never used before."""
    return token_hex(NONCE_BYTES)


def is_nonce(text: str) -> bool:
    """True if this can be a nonce.

    >>> is_nonce("00" * 16), is_nonce("00"), is_nonce("zz" * 16)
    (True, False, False)
    """
    return len(text) == 2 * NONCE_BYTES and all(digit in "0123456789abcdef" for digit in text)
