"""Views: all that one seat, or a spectator, may see of a position, as an allow-list.

A view is free to make and follows its game. Whoever must not have the game gets `to_json`: it holds nothing
but what is named in `view_json`.

>>> from ardri.rules.game import Game
>>> view = Game.start(players=3, seed=7).view(0)
>>> view.decision is None, view.awaited
(True, ('capital', (1,)))
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Final

from ardri.rules.box.catalogue import MOST_SEATS, SEAT_NAMES
from ardri.rules.engine.play import Window
from ardri.rules.knowledge.sightings import (
    ACTION_PLACE,
    ACTION_TRAIL,
    ACTION_ZONES,
    EPIC_TRAIL,
    TILE_TRAIL,
    known_to,
)
from ardri.rules.state.events import Event
from ardri.rules.state.form import Form
from ardri.rules.state.ledger import OBSERVERS, SPECTATOR, Fact, Ledger
from ardri.rules.state.state import ACTION_DISCARD, BEFORE, CHANCE, EPIC_PILE, SET_ASIDE, ZONES
from ardri.rules.views.sampling import world
from ardri.rules.views.view_json import Data, view_to_json

if TYPE_CHECKING:
    from ardri.rules.game import Decision, Game
    from ardri.rules.views.why_not import Reason

REACTIONS: Final = "reactions"
DRAFT: Final = "draft"

# For each observer, of each zone: whether its cards are hidden
HIDDEN_FROM: Final = [
    [
        zone % MOST_SEATS != observer if zone < BEFORE else zone in (SET_ASIDE, ACTION_DISCARD, EPIC_PILE)
        for zone in range(ZONES)
    ]
    for observer in range(OBSERVERS)
]


class View:
    """The game as one seat may see it; with seat None, as everybody may."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game, seat: int | None) -> None:
        self._game = game
        self.seat = seat

    @property
    def observer(self) -> int:
        """Whose eyes these are: a seat, or `SPECTATOR`."""
        return SPECTATOR if self.seat is None else self.seat

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self._game.over

    def __repr__(self) -> str:
        s = self._game.state
        who = "a spectator" if self.seat is None else SEAT_NAMES[self.seat]
        return f"View({who}, {s.players} players, round {s.round})"  # who is asked may be a secret

    # Questions

    @property
    def decision(self) -> Decision | None:
        """The question to this seat, if there is one: open, or answered already while others think."""
        return None if self.seat is None else self._game.decision_of(self.seat)

    @property
    def answer(self) -> tuple[str, ...]:
        """The keys of this seat's answer so far to a question put to several seats at once."""
        return () if self.seat is None else self._game.answer_of(self.seat)

    @property
    def form(self) -> Form | None:
        """The form of the plan that this seat is asked for; None if it is asked for a single choice."""
        return None if self.seat is None else self._game.form_of(self.seat)

    @property
    def awaited(self) -> tuple[str, tuple[int, ...]]:
        """The question the game waits for, and the seats; reactions are awaited of nobody in particular."""
        s = self._game.state
        if not s.options:
            return "", ()
        top = s.stack[-1]
        if isinstance(top, Window):
            return REACTIONS, ()
        if top.answers_together(s):
            return DRAFT, tuple(range(s.players))
        return s.question, () if s.seat <= CHANCE else (s.seat,)

    @property
    def undoable(self) -> int:
        """The number of its own choices that this seat may take back now."""
        return 0 if self.seat is None else self._game.undoable(self.seat)

    def why_not(self, card: str) -> Reason | None:
        """Why this seat cannot play a card now; None if it can."""
        return None if self.seat is None else self._game.why_not(self.seat, card)

    def events(self, since: int = 0) -> list[Event]:
        """The events from this number on, as this seat may know them."""
        return [event.seen_by(self.seat) for event in self._game.events[since:]]

    # Knowledge

    def facts(self) -> list[Fact]:
        """Facts that this seat can know about hidden Action cards and Epic Tales, by zones."""
        return [*self.facts_of_actions(), *self.facts_of_tales()]

    def facts_of_actions(self) -> list[Fact]:
        """The same about Action cards alone."""
        found = []
        for fact in known_to(self._game.state, ACTION_TRAIL, self.observer).facts():
            zone = ACTION_ZONES[fact.place]
            if self._hidden(zone):
                found.append(Fact(zone, fact.cards, fact.least))
        return found

    def facts_of_tales(self) -> list[Fact]:
        """The same about Epic Tales alone."""
        tales = known_to(self._game.state, EPIC_TRAIL, self.observer).facts()
        return [fact for fact in tales if self._hidden(fact.place)]

    def may_lie(self, zone: int) -> int:
        """The cards that may lie in a zone, for all this seat can know, as a set."""
        s = self._game.state
        found = (
            known_to(s, EPIC_TRAIL, self.observer).possible(zone) | s.zones[zone] & s.edition.advantage_cards
        )
        place = ACTION_PLACE[zone]
        return found if place < 0 else found | known_to(s, ACTION_TRAIL, self.observer).possible(place)

    def _hidden(self, zone: int) -> bool:
        return HIDDEN_FROM[self.observer][zone]

    def tiles(self) -> Ledger:
        """The ledger of this seat about the tiles that are not in play."""
        return known_to(self._game.state, TILE_TRAIL, self.observer)

    def worlds(self, rng: Random) -> Iterator[Game]:
        """Games that, for all this seat can know, may be the one played; each layout is equally likely.

        Without end; take as many as needed. Answers that others have given already are not in them, and
        chance goes its own way in each.
        """
        while True:
            yield world(self._game, self.observer, rng)

    # Detached

    def to_json(self) -> Data:
        """The view as plain data that shares nothing with the game."""
        return view_to_json(self, self._game.state)
