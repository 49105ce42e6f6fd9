"""What happened, in sentences: events as one seat may know them, joined where they belong together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ardri.cli.words import DECKS, REASONS, name, names, option, several
from ardri.rules.board import Board
from ardri.rules.events import Event

# How a sentence begins, and what may stand in a row after that.
SENTENCES: Final = {
    "assembly": ("Round {round}: the Assembly meets", ""),
    "season": ("Round {round}: the Season begins", ""),
    "brenn": ("{seat} is the Brenn", ""),
    "crows": ("The crows fly {direction}", ""),
    "build": ("Built:", "{building} in {territory}"),
    "place": ("{seat} places", "{clans} in {territory}"),
    "move": ("{seat} moves", "{clans} from {from} to {to}"),
    "remove": ("{seat} loses", "1 clan in {territory}"),
    "replace": ("{seat} replaces", "1 clan of {other} in {territory}"),
    "festival": ("The Festival is held in {territory}", ""),
    "festival_over": ("The Festival in {territory} is over", ""),
    "deed": ("{seat} has {deeds} now", ""),
    "pretender": ("{seat} takes the Pretender token", ""),
    "pretenders_back": ("The Pretender tokens go back", ""),
    "tile": ("A new territory:", "{territory}"),
    "draw_tile": ("{seat} draws", "{tile}"),
    "tile_under": ("{seat} puts under the stack", "{tile}"),
    "pass": ("{seat} passes", ""),
    "cancel": ("{card} of {seat} is cancelled", ""),
    "look": ("{seat} looks at {whose}:", "{cards}"),
    "clash": ("A clash in {territory} begins, the instigator is {instigator}", ""),
    "clash_over": ("The clash in {territory} is over", ""),
    "shelter": ("{seat} shelters a clan", ""),
    "attack": ("{seat} attacks {target}", ""),
    "attack_ignored": ("The attack on {target} is ignored", ""),
    "truce_offered": ("{seat} offers a truce", ""),
    "truce_agreed": ("{seat} agrees", ""),
    "truce_refused": ("{seat} refuses", ""),
    "shuffle_epics": ("The Epic Tales are shuffled", ""),
}

# Cards that go from one place to another, {a} losing and {b} getting them; what is not here is not told.
SHIFTS: Final = {
    ("hand", "hand"): "{b} gets from {a}:",
    ("hand", "action_discard"): "{a} discards",
    ("hand", "epic_discard"): "{a} discards",
    ("hand", "face_down"): "{a} discards",
    ("hand", "revealed"): "{a} reveals",
    ("hand", "set_aside"): "{a} sets aside",
    ("drawn", "epic_discard"): "{a} discards",
    ("drawn_again", "epic_discard"): "{a} discards",
    ("revealed", "epic_discard"): "Discarded:",
    ("revealed", "hand"): "{b} takes",
    ("action_discard", "hand"): "{b} takes from the discard:",
    ("epic_discard", "hand"): "{b} takes back",
    ("set_aside", "hand"): "{b} takes what was set aside:",
    ("in_play", "hand"): "{b} gets",
    ("epic_pile", "drawn"): "{b} draws",
    ("epic_pile", "drawn_again"): "{b} draws",
}

ADVANTAGES: Final = "Advantage cards:"
UNKNOWN: Final = (*DECKS.values(), "territory")


class Story:
    """Collects what one seat learns, until it is told."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._drafting = False
        self._parts: list[tuple[str, list[str]]] = []

    def hear(self, events: Iterable[Event]) -> None:
        """Take in what happened."""
        for event in events:
            head, tail = self._part(event.seen_by(self.seat))
            if tail and self._parts and self._parts[-1][0] == head:
                self._parts[-1][1].append(tail)
            elif head:
                self._parts.append((head, [tail] if tail else []))

    def lines(self) -> list[str]:
        """What was heard since it was last told."""
        told = [_line(head, tails) for head, tails in self._parts]
        self._parts = []
        return told

    def _part(self, event: Event) -> tuple[str, str]:
        """How the sentence about an event begins and goes on; empty for what is not told."""
        fields = {key: str(value) for key, value in event.fields.items()}
        if event.kind in ("shuffle_actions", "season"):
            self._drafting = event.kind == "shuffle_actions"
        if event.kind in ("play", "declare"):
            said = fields.get("option", "")
            head = f"{fields['seat']} plays {name(fields['card'])}:"
            return ("", "") if said == "done" else (head, option(said, Board()) if said else "")
        if event.kind == "shift":
            return self._shift(fields)
        if event.kind == "over":
            winner = "Nobody" if fields["winner"] == "-" else fields["winner"]
            return f"{winner} wins: {REASONS[fields['won_by']]}", ""
        return _plain(event.kind, fields)

    def _shift(self, fields: dict[str, str]) -> tuple[str, str]:
        source, _, loser = fields["from"].partition(":")
        target, _, taker = fields["to"].partition(":")
        card = name(fields["card"]) if "card" in fields else DECKS[fields["deck"]]
        if fields["deck"] == "advantage" and target in ("face_up", "hand"):
            return ("", "") if source == "box" else (ADVANTAGES, f"{card} to {taker or 'the table'}")
        if self._drafting and (source, target) == ("hand", "hand"):
            return (f"{loser} hands on to {taker}:", card) if "card" in fields else ("", "")
        return SHIFTS.get((source, target), "").format(a=loser, b=taker), card


def _plain(kind: str, fields: dict[str, str]) -> tuple[str, str]:
    """Events that need no memory."""
    words = {key: name(value) for key, value in fields.items()}
    count = int(fields.get("count", "0"))
    zone, _, owner = fields.get("at", "").partition(":")
    words |= {
        "clans": several(count, "clan"),
        "deeds": several(count, "Deed"),
        "direction": fields.get("direction", "").replace("counter", "counter-"),
        "whose": f"cards of {owner}" if owner else f"the {zone.replace('_', ' ')}",
        "cards": names([key for key in fields.get("cards", "").split(",") if key.strip("-")]).strip("-"),
        "tile": words.get("tile", "territory"),
    }
    head, tail = SENTENCES.get(kind, ("", ""))
    return head.format(**words), tail.format(**words)


def _line(head: str, tails: list[str]) -> str:
    """One sentence; what is unknown is counted: ``B draws 2 Epic Tales.``"""
    unknown = [several(tails.count(thing), thing) for thing in UNKNOWN if thing in tails]
    words = ", ".join([tail for tail in tails if tail not in UNKNOWN] + unknown)
    return (f"{head} {words}" if words else head.rstrip(":")) + "."
