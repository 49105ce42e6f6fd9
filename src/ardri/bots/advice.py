"""Why a choice is good, in one line: a key of the catalogues (`advice-*`) and what to put in it."""

from __future__ import annotations

from typing import Final

from ardri.bots.clashes import odds
from ardri.bots.evaluation import would_win
from ardri.rules.box.catalogue import CARD_KEYS, GEIS, SEAT_NAMES, THE_DAGDA, TILE_KEYS, bits
from ardri.rules.box.options import (
    AGREE,
    ATTACK,
    CARD_CODES,
    DECLINE,
    DISCARD,
    END,
    PASS,
    PRETENDER,
    REFUSE,
    REMOVE,
    SHELTER,
    TRUCE,
    VALUE_OF,
    VERB_OF,
    WITHDRAW,
)
from ardri.rules.phases.victory import counts
from ardri.rules.state.state import State
from ardri.texts.speech import Speech

# Every reason, by what it is about
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "only": (),
    "random": (),
    "win": (),
    "share": (),
    "claim": (),
    "stop": ("seat",),
    "wait": (),
    "hold": (),
    "peace": (),
    "fight": (),
    "strike": (),
    "retreat": (),
    "shelter": (),
    "pay": ("card",),
    "yield": (),
    "cancel": (),
    "deed": (),
    "track": ("track", "count"),
    "lead": ("territory",),
    "foothold": ("territory",),
    "weaken": ("seat",),
    "tale": (),
    "grow": (),
    "draft": ("card",),
    "card": ("card",),
    "capital": (),
    "site": (),
    "best": (),
    "chance": ("percent",),
    "behind": ("percent",),
}

TRACKS: Final = ("leadership", "religion", "land")

BY_OPTION: Final[dict[int, str]] = {
    PRETENDER: "claim",
    PASS: "wait",
    DECLINE: "hold",
    TRUCE: "peace",
    AGREE: "peace",
    END: "peace",
    WITHDRAW: "retreat",
    SHELTER: "shelter",
    REMOVE: "yield",
    CARD_CODES[GEIS]: "cancel",
    CARD_CODES[THE_DAGDA]: "cancel",
}


class Advice:
    """A reason: its key and its parameters, by the keys of the engine."""

    __slots__ = ("key", "params")

    def __init__(self, key: str, params: dict[str, str | int] | None = None) -> None:
        self.key = key
        self.params = {} if params is None else params

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Advice) and self.key == other.key and self.params == other.params

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Advice({self.key!r}, {self.params!r})" if self.params else f"Advice({self.key!r})"

    def said(self, speech: Speech) -> str:
        """The reason in a language.

        >>> from ardri.texts.catalogues import texts
        >>> Advice("lead", {"territory": "hills"}).said(Speech(texts("en")))
        'It makes me chieftain: Hills.'
        """
        values: dict[str, str | int] = {}
        for name, value in self.params.items():
            if name == "seat":
                values[name] = speech.seat(str(value))
            elif name == "territory":
                values[name] = speech.tile(str(value))
            elif name == "card":
                values[name] = speech.card(str(value))
            elif name == "track":
                values[name] = speech.say(f"track-{value}")
            else:
                values[name] = value
        return speech.say(f"advice-{self.key}", **values)


def reason(before: State, after: State, seat: int, code: int) -> Advice:
    """Why a choice that leads from one position to another is good for a seat."""
    if after.winners >> seat & 1:
        return Advice("win" if after.winners == 1 << seat else "share")
    threat = would_win(before)
    if threat and seat not in threat and not after.winners and would_win(after) != threat:
        return Advice("stop", {"seat": SEAT_NAMES[threat[0]]})
    if code in BY_OPTION:
        return Advice(BY_OPTION[code])
    if code == REFUSE or VERB_OF[code] == ATTACK:
        return Advice("fight" if odds(before, seat) >= 1 else "strike")
    if VERB_OF[code] == DISCARD:
        return Advice("pay", {"card": CARD_KEYS[VALUE_OF[code]]})
    if after.phase != before.phase:
        return Advice("best")
    return _change(before, after, seat)


def _change(before: State, after: State, seat: int) -> Advice:
    """The changes for the better, the most important first."""
    if after.deeds[seat] > before.deeds[seat]:
        return Advice("deed")
    old = counts(before, seat)
    new = counts(after, seat)
    rises = [(new[at] > old[at], new[at] + after.deeds[seat], -at) for at in range(3)]
    risen, count, at = max(rises)
    if risen and count >= 3:
        return Advice("track", {"track": TRACKS[-at], "count": count})
    for territory in bits(after.board.tiles):
        if after.chieftains[territory] == seat and before.chieftains[territory] != seat:
            return Advice("lead", {"territory": TILE_KEYS[territory]})
    for territory in bits(after.presence[seat] & ~before.presence[seat]):
        return Advice("foothold", {"territory": TILE_KEYS[territory]})
    for other in range(after.players):
        if other != seat and max(counts(after, other)) < max(counts(before, other)):
            return Advice("weaken", {"seat": SEAT_NAMES[other]})
    tales = after.edition.epic_cards
    if (after.zones[seat] & tales).bit_count() > (before.zones[seat] & tales).bit_count():
        return Advice("tale")
    if after.reserve[seat] < before.reserve[seat]:
        return Advice("grow")
    return Advice("best")


def about_card(kind: str, key: str) -> Advice:
    """A reason that names the card of an option key such as ``keep:bard``."""
    return Advice(kind, {"card": key.partition(":")[2]})
