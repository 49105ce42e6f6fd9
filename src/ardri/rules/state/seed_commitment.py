"""Seed commitment: the host commits to a seed, then each seat adds entropy, so that nobody chose the game.

>>> from ardri.rules.editions.base import BASE
>>> seed = new_seed()
>>> published = commitment(seed, Setting(2, BASE))  # everybody sees this; then the seats say their entropy
>>> seeded_with = key(seed, ["from A", "from B"])
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex

from ardri.rules.box.fingerprints import HASH_SIZE, RULES_VERSION, Versions, fingerprint
from ardri.rules.errors import RulesError
from ardri.rules.state.state import Setting


def new_seed() -> str:
    """A seed nobody can guess: 32 random bytes in hex."""
    return token_hex(HASH_SIZE)


def commitment(seed: int | str, setting: Setting, versions: Versions | None = None) -> str:
    """The commitment of a host before the game: it binds seed, setting and edition, and tells none."""
    return fingerprint(
        "ardri commitment",
        seed,
        setting.players,
        setting.edition.mark,
        setting.windows,
        setting.round_limit,
        *(setting.edition.now if versions is None else versions),
    )


def keeps(seed: int | str, setting: Setting, promised: str, rules: int = RULES_VERSION) -> bool:
    """True if a commitment, made with these rules or with earlier ones, is to this seed and setting.

    A game that began with earlier rules and went on with newer ones has the commitment of its beginning.
    """
    found = rules_of(seed, setting, promised)
    return found is not None and found <= rules


def rules_of(seed: int | str, setting: Setting, promised: str) -> int | None:
    """The rules with which a commitment to this seed and setting was made; None if it is to others."""
    for rules, versions in setting.edition.versions.items():
        if commitment(seed, setting, versions) == promised:
            return rules
    return None


def key(seed: int | str, entropy: Sequence[str] = ()) -> bytes:
    """The key of the random source: made of the seed alone, or of the seed and what each seat added."""
    if entropy:
        return bytes.fromhex(fingerprint("ardri entropy", seed, *entropy))
    try:
        return str(seed).encode()
    except ValueError as error:
        raise RulesError(f"this is no seed: {error}") from None


def entropy_of(players: int, entropy: Sequence[str]) -> tuple[str, ...]:
    """Check the entropy of the seats: one text for each of them, or nothing at all."""
    if isinstance(entropy, str) or not all(isinstance(text, str) for text in entropy):
        raise RulesError("entropy is a list of texts, one for each seat")
    if len(entropy) not in (0, players):
        raise RulesError(f"{players} seats add entropy, or none does, not {len(entropy)}")
    return tuple(entropy)
