"""Beats: the steps in which a client shows what others do, and the time that is left for watching them.

Public events come in batches, such as a whole turn of a bot. A client shows them one beat after another. So
that nobody loses time by watching, a table counts the same beats: a clock starts, and a reaction pause counts
its time, when all that was public before can have been watched. This depends on the log and on what
spectators are told, so it is the same for every seat and tells nothing about hands.

What modules bring begins a beat of its own. The browser has the same numbers (`web/src/server/beats.json`,
written by `make schema`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ardri.rules.editions.registry import with_every_module
from ardri.rules.state.events import Event

VERSION: Final = 1  # of these numbers: the terms of a table name theirs, so that old logs stay as they were

MOST: Final = 20_000  # ms that may be left for watching at any time
SHORT: Final = 500
USUAL: Final = 1000
LONG: Final = 1500

# The kinds of events that begin a beat, and its ms. All others belong to the beat before them, such as what
# is declared about a card; shuffling and the draft are not shown.
_OWN: Final = {
    "assembly": LONG,
    "season": USUAL,
    "brenn": USUAL,
    "crows": USUAL,
    "turn": SHORT,
    "pass": USUAL,
    "play": LONG,
    "cancel": USUAL,
    "look": USUAL,
    "build": USUAL,
    "place": USUAL,
    "move": USUAL,
    "remove": USUAL,
    "replace": USUAL,
    "tile": USUAL,
    "draw_tile": USUAL,
    "tile_under": USUAL,
    "festival": USUAL,
    "festival_over": SHORT,
    "clash": LONG,
    "clash_over": SHORT,
    "shelter": USUAL,
    "attack": USUAL,
    "attack_ignored": USUAL,
    "truce_offered": USUAL,
    "truce_agreed": USUAL,
    "truce_refused": USUAL,
    "deed": USUAL,
    "pretender": LONG,
    "pretenders_back": USUAL,
    "shift": USUAL,
    "over": LONG,
}
MS: Final = {**_OWN, **dict.fromkeys(with_every_module().box.events, USUAL)}
# Several of these in a row, by the same seat, are one beat.
JOINED: Final = ("build", "place", "move", "replace", "tile", "draw_tile", "tile_under", "shift")
# Cards that change their place so begin a beat: taken, drawn or given up. Zones without their seat.
SHIFTS: Final = (
    "hand>action_discard",
    "hand>epic_discard",
    "action_discard>hand",
    "epic_discard>hand",
    "drawn>hand",
    "face_up>hand",
    "face_down>hand",
    "hand>face_up",
)


class Beat:
    """One step to be shown: the event that begins it, and those that belong to it."""

    __slots__ = ("events",)

    def __init__(self, first: Event) -> None:
        self.events = [first]

    @property
    def ms(self) -> int:
        """The time to watch it."""
        return MS[self.events[0].kind]

    def continues(self, event: Event) -> bool:
        """True if an event that could begin a beat joins this one."""
        last = self.events[0]
        return (
            event.kind in JOINED
            and event.kind == last.kind
            and event.fields.get("seat") == last.fields.get("seat")
        )


def beats(events: Iterable[Event]) -> list[Beat]:
    """The beats of events; only what spectators may know of them counts.

    >>> found = beats(map(Event.from_text, [
    ...     "turn seat=B",
    ...     "play seat=B card=migration",
    ...     "shift deck=action from=hand:B to=in_play card=migration",
    ...     "move seat=B from=hills to=moor count=1",
    ...     "move seat=B from=hills to=cove count=1",
    ...     "pass seat=A",
    ... ]))
    >>> [(beat.events[0].kind, len(beat.events), beat.ms) for beat in found]
    [('turn', 1, 500), ('play', 2, 1500), ('move', 2, 1000), ('pass', 1, 1000)]
    """
    found: list[Beat] = []
    for event in events:
        public = event.seen_by(None)
        if begins_beat(public) and not (found and found[-1].continues(public)):
            found.append(Beat(public))
        elif found:
            found[-1].events.append(public)
    return found


def begins_beat(event: Event) -> bool:
    """True if an event begins a beat, unless it joins the one before."""
    if event.kind != "shift":
        return event.kind in MS
    ends = [str(event.fields[end]).partition(":")[0] for end in ("from", "to")]
    return ">".join(ends) in SHIFTS


def allowance(events: Iterable[Event], version: int) -> int:
    """The ms that it takes to watch events, at a table whose terms have this version of beats; 0 has none."""
    return sum(beat.ms for beat in beats(events)) if version == VERSION else 0
