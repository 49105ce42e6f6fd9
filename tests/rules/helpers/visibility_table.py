"""Visibility table: who is shown which card, written by hand after ruling R58, not taken from the engine.

It reads what happened on the table (which card went from where to where, and the innermost card being played
at the time) and says whose eyes rest on it. Observers are the seats, "A" to "E", and "*" for everybody who
only watches. The engine's own audiences are never looked at.
"""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.state.events import Event

EVERYBODY: Final = f"{SEAT_NAMES}*"
NOBODY: Final = ""

# Placeholders, filled in from the move itself
GIVER: Final = "the seat it comes from"
TAKER: Final = "the seat it goes to"
BOTH: Final = "the two seats involved"
PLAYER: Final = "the player of the card being played"

# (deck, from, to): who sees which card it is
MOVES: Final = {
    # Dealing and drafting
    ("action", "undealt", "set_aside"): NOBODY,
    ("action", "undealt", "hand"): TAKER,
    ("action", "hand", "put_away"): GIVER,
    ("action", "put_away", "hand"): TAKER,
    # The draft, Maeve's Wealth, the Salt Mine, Raid
    ("action", "hand", "hand"): BOTH,
    # Played: in the open until it lies in the discard, face down as that is
    ("action", "hand", "in_play"): EVERYBODY,
    ("action", "in_play", "action_discard"): EVERYBODY,
    # Discarded unplayed (Attack, Mountains, Misty Lands, Master Craftsman), and at the end of the season
    ("action", "hand", "action_discard"): GIVER,
    # The Cove, The Champion's Share, Cathbad's Word
    ("action", "set_aside", "hand"): TAKER,
    ("action", "hand", "set_aside"): GIVER,
    # An Epic Tale is drawn and kept in secret, and does everything else in the open
    ("epic", "epic_pile", "drawn"): TAKER,
    ("epic", "epic_pile", "drawn_again"): TAKER,
    ("epic", "drawn", "hand"): TAKER,
    ("epic", "drawn_again", "hand"): TAKER,
    ("epic", "drawn", "epic_discard"): EVERYBODY,
    ("epic", "drawn_again", "epic_discard"): EVERYBODY,
    ("epic", "hand", "in_play"): EVERYBODY,
    ("epic", "in_play", "epic_discard"): EVERYBODY,
    ("epic", "in_play", "before"): EVERYBODY,
    ("epic", "before", "in_play"): EVERYBODY,
    ("epic", "hand", "epic_discard"): EVERYBODY,
    ("epic", "hand", "revealed"): EVERYBODY,
    ("epic", "revealed", "hand"): EVERYBODY,
    ("epic", "revealed", "epic_discard"): EVERYBODY,
    ("epic", "in_play", "hand"): EVERYBODY,
    ("epic", "epic_discard", "hand"): EVERYBODY,
}

# The same where it depends on the card being played
MOVES_BY: Final = {
    ("druid", "action_discard", "hand"): TAKER,
    ("lug_samildanach", "action_discard", "hand"): EVERYBODY,
    ("cathbads_word", "set_aside", "action_discard"): NOBODY,
    ("cathbads_word", "action_discard", "set_aside"): PLAYER,
    ("cathbads_word", "undealt", "set_aside"): PLAYER,
}

# Cards that let their player look, and at what
LOOKS: Final = {"druid": "action_discard", "scouts_spies": "hand", "moor": "hand"}


class Account:
    """Reads what happens, event by event, and says which cards and tiles whom it shows.

    `plays` are the cards being played, the innermost last, each with its player; `chosen` is the card that
    Cathbad's player has set aside, which is not shuffled with the others.
    """

    def __init__(self) -> None:
        self.plays: tuple[tuple[str, str], ...] = ()
        self.chosen = ""

    def shown_by(self, event: Event) -> list[tuple[str, str]]:
        """The things shown, each with those who see it; tiles are called ``tile:hills``."""
        facts = {**event.fields, **event.secret}
        if event.kind == "play":
            self.plays = (*self.plays, (str(facts["card"]), str(facts["seat"])))
            return [(str(facts["card"]), EVERYBODY)]
        if event.kind == "shift":
            return self._moved(str(facts["deck"]), str(facts["from"]), str(facts["to"]), str(facts["card"]))
        if event.kind == "look":
            return self._looked(str(facts["seat"]), str(facts["at"]), str(facts["cards"]))
        if event.kind in ("draw_tile", "tile_under"):
            return [(f"tile:{facts['tile']}", str(facts["seat"]))]
        if event.kind == "tile":
            return [(f"tile:{facts['territory']}", EVERYBODY)]
        return []

    def _moved(self, deck: str, source: str, target: str, card: str) -> list[tuple[str, str]]:
        if source == "in_play":
            self.plays = tuple(play for play in self.plays if play[0] != card)
        if deck == "advantage":
            return []  # always in the open
        origin, _, giver = source.partition(":")
        goal, _, taker = target.partition(":")
        playing, player = self.plays[-1] if self.plays else ("", "")
        eyes = MOVES_BY.get((playing, origin, goal)) if deck == "action" else None
        if eyes is None:
            eyes = MOVES[deck, origin, goal]
        if eyes == PLAYER:
            self.chosen = card
        elif origin == "set_aside":
            self.chosen = ""
        eyes = {GIVER: giver, TAKER: taker, BOTH: giver + taker, PLAYER: player}.get(eyes, eyes)
        return [(card, eyes)]

    def _looked(self, seat: str, at: str, cards: str) -> list[tuple[str, str]]:
        playing, player = self.plays[-1]
        assert player == seat, f"{seat} looks while {player} plays {playing}"
        assert at.partition(":")[0] == LOOKS[playing], f"{playing} looks at {at}"
        return [(card, seat) for card in cards.split(",")]
