"""Guest cookies: a random id, signed by the server; nothing is stored until the guest sits down."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Final

VERSION: Final = "g1"


def sign(key: bytes, id_: str, now: int) -> str:
    """The cookie of a guest."""
    signed = f"{VERSION}.{id_}.{now}"
    return f"{signed}.{_mac(key, signed)}"


def read(key: bytes, cookie: str, now: int, lifetime: int) -> tuple[str, int] | None:
    """The id of the guest whose cookie it is, and when it was signed; None if it is forged or too old.

    >>> cookie = sign(b"key", "somebody", now=1000)
    >>> read(b"key", cookie, now=2000, lifetime=5000)
    ('somebody', 1000)
    >>> read(b"another key", cookie, now=2000, lifetime=5000), read(b"key", cookie, now=9000, lifetime=5000)
    (None, None)
    """
    signed, _, mac = cookie.rpartition(".")
    if not hmac.compare_digest(_mac(key, signed).encode(), mac.encode("utf-8", "surrogatepass")):
        return None
    version, id_, issued = signed.split(".")
    return (id_, int(issued)) if version == VERSION and now < int(issued) + lifetime else None


def _mac(key: bytes, signed: str) -> str:
    digest = hmac.digest(key, signed.encode("utf-8", "surrogatepass"), hashlib.sha256)
    return urlsafe_b64encode(digest).rstrip(b"=").decode()
