"""Names nobody can guess, and tokens of which only a hash is kept."""

import hashlib
import secrets


def fresh_id() -> str:
    """A new id: 128 random bits that fit in an address."""
    return secrets.token_urlsafe(16)


def fresh_token() -> str:
    """A new secret for one browser or one letter: 256 random bits."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    """What is kept of a token. It is long and random, so that a plain hash tells nothing of it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
