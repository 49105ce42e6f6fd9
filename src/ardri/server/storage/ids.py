"""Random ids and tokens; of a token only the hash is stored."""

import hashlib
import secrets


def fresh_id() -> str:
    """A new id: 128 random bits that fit in an address."""
    return secrets.token_urlsafe(16)


def fresh_token() -> str:
    """A new secret token: 256 random bits."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    """The hash of a token. It is long and random, so that a plain hash reveals nothing."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
