"""Sentences: each event as a sentence, its text and its values.

Similar events in a row (cards drawn, clans moved) are joined: a sentence takes items until it is told.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ardri.rules.box.catalogue import CARD_KEYS, MISTY_LANDS, TILE_KEYS
from ardri.rules.state.events import Event
from ardri.texts.speech import Speech, Values, comma_list

# Events about some clans, and events about a territory that may be unknown
ABOUT_CLANS: Final = ("place", "move", "remove", "replace")
ABOUT_TILES: Final = ("tile", "draw_tile", "tile_under")

# Cards that go from one place to another; what is not here is told in a general way.
SHIFTS: Final = {
    ("undealt", "hand"): "deal",
    ("hand", "hand"): "give",
    ("hand", "action_discard"): "discard",
    ("hand", "epic_discard"): "discard",
    ("hand", "face_down"): "discard",
    ("hand", "revealed"): "reveal",
    ("hand", "set_aside"): "aside",
    ("drawn", "epic_discard"): "discard",
    ("drawn_again", "epic_discard"): "discard",
    ("drawn", "hand"): "keep",
    ("drawn_again", "hand"): "keep",
    ("revealed", "epic_discard"): "discard_rest",
    ("revealed", "hand"): "take",
    ("action_discard", "hand"): "from_discard",
    ("epic_discard", "hand"): "take_back",
    ("set_aside", "hand"): "from_aside",
    ("in_play", "hand"): "take",
    ("epic_pile", "drawn"): "draw",
    ("epic_pile", "drawn_again"): "draw",
}


@dataclass
class Counted:
    """A counted item of a list: the text that counts it, its values and the number."""

    key: str
    values: Values
    count: int = 1


@dataclass
class Sentence:
    """A sentence being built: its key, its values, and a list of items, plain or counted."""

    key: str
    values: Values
    items: list[str | Counted]

    def joins(self, other: Sentence) -> bool:
        """Append the items of another sentence if key and values are the same. True if they are."""
        if not other.items or (self.key, self.values) != (other.key, other.values):
            return False
        for item in other.items:
            self._add(item)
        return True

    def _add(self, item: str | Counted) -> None:
        if isinstance(item, Counted):
            for known in self.items:
                if isinstance(known, Counted) and (known.key, known.values) == (item.key, item.values):
                    known.count += item.count
                    return
        self.items.append(item)

    def said(self, speech: Speech) -> str:
        """The text of the sentence."""
        if not self.items:
            return speech.say(self.key, **self.values)
        items = [
            item if isinstance(item, str) else speech.say(item.key, **item.values, count=item.count)
            for item in self.items
        ]
        return speech.say(f"{self.key}.list", **self.values, list=comma_list(items))


def event_text(speech: Speech, event: Event) -> str:
    """The sentence for an event; hidden fields (see `Event.seen_by`) are told as unknown.

    >>> from ardri.texts.catalogues import texts
    >>> event = Event.from_text("shift deck=epic from=epic_pile to=drawn:B [card=eriu B]")
    >>> [event_text(Speech(texts("en")), event.seen_by(seat)) for seat in (0, 1)]
    ['B draws 1 Epic Tale.', 'B draws Eriu.']
    """
    return sentence(speech, event).said(speech)


def sentence(speech: Speech, event: Event) -> Sentence:
    """The sentence for an event."""
    kind, fields = event.kind, event.fields
    if kind == "shift":
        return _shift(speech, {name: str(value) for name, value in fields.items()})
    if kind == "look":
        return _look(speech, {name: str(value) for name, value in fields.items()})
    values = {name: speech.field(name, value) for name, value in fields.items() if value != "-"}
    if kind == "declare":
        del values["option"]
        return Sentence("event-play", values, [_declared(speech, str(fields["card"]), str(fields["option"]))])
    if kind == "over":
        values["won_by"] = speech.say(f"won_by-{fields['won_by']}")
        several = "_several" if len(str(fields["winner"])) > 1 else ""
        return Sentence(f"event-over{several}" if "winner" in values else "event-over_nobody", values, [])
    if kind == "build":
        return Sentence("event-build", {}, [speech.say("event-build.each", **values)])
    if kind in ABOUT_CLANS:
        count = values.pop("count", 1)
        assert isinstance(count, int)
        head: Values = {"seat": values.pop("seat")}
        return Sentence(f"event-{kind}", head, [Counted(f"event-{kind}.each", values, count)])
    if kind in ABOUT_TILES:
        name = values.get("territory", values.get("tile"))
        head = {"seat": values["seat"]} if "seat" in values else {}
        return Sentence(
            f"event-{kind}", head, [Counted("count-territory", {}) if name is None else str(name)]
        )
    return Sentence(f"event-{kind}", values, [])


def _declared(speech: Speech, card: str, option: str) -> str:
    """The text of a declared option."""
    kind, _, value = option.partition(":")
    if kind != "count":
        return speech.option(option)
    return speech.count("card" if card == TILE_KEYS[MISTY_LANDS] else "clan", int(value))


def _look(speech: Speech, fields: dict[str, str]) -> Sentence:
    cards = [key for key in fields.get("cards", "").split(",") if key in CARD_KEYS]
    values: Values = {"seat": speech.seat(fields["seat"]), "zone": speech.zone(fields["at"])}
    return Sentence("event-look", values, [speech.card(key) for key in cards])


def _shift(speech: Speech, fields: dict[str, str]) -> Sentence:
    source, _, giver = fields["from"].partition(":")
    target, _, taker = fields["to"].partition(":")
    if fields["deck"] == "advantage" and target in ("hand", "face_up"):
        return Sentence("shift-advantages", {}, [_awarded(speech, fields["card"], taker)])
    way = SHIFTS.get((source, target))
    unknown = Counted(f"count-{fields['deck']}{'.object' if way else ''}", {})
    card = speech.card(fields["card"]) if "card" in fields else unknown
    if way is None:
        return Sentence(
            "shift", {"from": speech.zone(fields["from"]), "to": speech.zone(fields["to"])}, [card]
        )
    values: Values = {name: speech.seat(seat) for name, seat in (("giver", giver), ("taker", taker)) if seat}
    return Sentence(f"shift-{way}", values, [card])


def _awarded(speech: Speech, card: str, taker: str) -> str:
    """The text for an Advantage card: who gets it, or that it lies on the table."""
    if taker:
        return speech.say("shift-advantages.each", card=speech.card(card), taker=speech.seat(taker))
    return speech.say("shift-advantages.table", card=speech.card(card))
