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
    DRAWN_TILE,
    EPIC_TRAIL,
    LAYER,
    TILE_TRAIL,
    known_to,
)
from ardri.rules.state.events import Event
from ardri.rules.state.form import Form
from ardri.rules.state.ledger import OBSERVERS, SPECTATOR, Fact, Ledger
from ardri.rules.state.state import (
    ACTION_DISCARD,
    BEFORE,
    CHANCE,
    EPIC_PILE,
    HAND,
    NOBODY,
    PHASE_NAMES,
    SEASON,
    SET_ASIDE,
    ZONES,
    Setting,
)
from ardri.rules.views.sampling import world
from ardri.rules.views.view_json import Data, view_to_json
from ardri.rules.views.view_parts import (
    ClashView,
    FreeSite,
    Holdings,
    KnownCards,
    MarkerView,
    OwnCards,
    Piles,
    SeasonEnd,
    Supply,
    Territory,
    Tiles,
    Tracks,
    Underway,
    card_keys,
    cards_named,
    clash_view,
    free_sites,
    holdings,
    known_cards,
    markers,
    module_plan,
    own_cards,
    piles,
    plan_so_far,
    season_end,
    seat_or_none,
    supply,
    territory,
    tile_keys,
    tile_or_none,
    tracks,
    underway,
)

if TYPE_CHECKING:
    from ardri.rules.decisions import Decision
    from ardri.rules.game import Game
    from ardri.rules.result import Result
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
    """The game as one seat may see it; with seat None, as everybody may. `Game.view` makes one.

    Its parts are small frozen tuples, made when they are asked for. A view holds its game: whoever must not
    have that gets `to_json`.

    >>> from ardri.rules.formats.position import position
    >>> clans = {"hills": "A2 B1", "cove": "A1"}
    >>> view = position(clans=clans, hand={"A": "bard eriu", "B": "geis"}, turn="A").view(0)
    >>> view.hand, view.seats[1].actions, view.tracks(0).land
    (('bard', 'eriu'), 1, 2)
    >>> [(land.name, land.clans, land.chieftain) for land in view.territories]
    [('hills', (2, 1), 0), ('cove', (1, 0), 0)]
    """

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

    def __reduce__(self) -> tuple[object, ...]:
        return View, (self._game, self.seat)

    def __repr__(self) -> str:
        s = self._game.state
        who = "a spectator" if self.seat is None else SEAT_NAMES[self.seat]
        return f"View({who}, {s.players} players, round {s.round})"  # who is asked may be a secret

    # The table

    @property
    def setting(self) -> Setting:
        """The setting of the game: edition, windows, round limit."""
        return self._game.state.setting

    @property
    def players(self) -> int:
        """The number of players."""
        return self._game.state.players

    @property
    def phase(self) -> str:
        """The part of the game: ``setup``, ``assembly``, ``season`` or ``over``."""
        return PHASE_NAMES[self._game.state.phase]

    @property
    def round(self) -> int:
        """The round; 0 while setting up."""
        return self._game.state.round

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is in the Season; None at other times."""
        s = self._game.state
        return seat_or_none(s.turn) if s.phase == SEASON else None

    @property
    def brenn(self) -> int:
        """The seat of the Brenn."""
        return self._game.state.brenn

    @property
    def clockwise(self) -> bool:
        """True if the crows fly clockwise, so that turns go from seat to the next higher one."""
        return self._game.state.direction > 0

    @property
    def order(self) -> tuple[int, ...]:
        """All seats in the order in which turns and cards go round, the Brenn first."""
        s = self._game.state
        return s.order_from(s.brenn)

    @property
    def capital(self) -> str | None:
        """The territory of the Capital; None before it is founded."""
        return tile_or_none(self._game.state.capital)

    @property
    def festival(self) -> str | None:
        """The territory of the Festival, if there is one."""
        return tile_or_none(self._game.state.festival)

    @property
    def cathbad(self) -> int | None:
        """The seat that chooses the card set aside, by Cathbad's Word."""
        return seat_or_none(self._game.state.cathbad)

    @property
    def ploy(self) -> int | None:
        """The seat that has the next turn, by Oengus's Ploy."""
        return seat_or_none(self._game.state.ploy)

    @property
    def territories(self) -> tuple[Territory, ...]:
        """The island: its territories in the order in which they were laid."""
        s = self._game.state
        return tuple([territory(s, tile) for tile, _ in s.board.places])

    @property
    def sites(self) -> tuple[FreeSite, ...]:
        """The sites where a tile may be laid, with the territories that each of them touches."""
        return free_sites(self._game.state)

    @property
    def supply(self) -> Supply:
        """The buildings that are still in the box."""
        return supply(self._game.state)

    @property
    def markers(self) -> tuple[MarkerView, ...]:
        """The markers of the edition, such as harbours: what it has beside pieces and cards; often none."""
        return markers(self._game.state)

    @property
    def readings(self) -> tuple[str, ...]:
        """The rulings of the edition that are readings, not printed texts, such as ``E8``."""
        return self._game.state.edition.readings

    @property
    def seats(self) -> tuple[Holdings, ...]:
        """The public side of each seat, in seat order."""
        s = self._game.state
        return tuple([holdings(s, seat) for seat in range(s.players)])

    def tracks(self, seat: int) -> Tracks:
        """The victory tracks of a seat: the quick way to ``view.seats[seat].tracks``.

        Args:
            seat: any seat of the game, from 0.

        Raises:
            RulesError: if there is no such seat.
        """
        return tracks(self._game.state, self._game.checked_seat(seat))

    @property
    def season_end(self) -> SeasonEnd | None:
        """The end of the Season, and who would win then, if nothing changed; None outside of a Season."""
        return season_end(self._game.state)

    @property
    def own(self) -> OwnCards | None:
        """The cards that only this seat sees; None for a spectator."""
        return None if self.seat is None else own_cards(self._game.state, self.seat)

    @property
    def hand(self) -> tuple[str, ...]:
        """The hand of this seat; empty for a spectator."""
        return () if self.seat is None else card_keys(self._game.state.zones[HAND + self.seat])

    @property
    def piles(self) -> Piles:
        """The cards that lie on the table."""
        return piles(self._game.state)

    @property
    def clash(self) -> ClashView | None:
        """The clash going on, if there is one."""
        s = self._game.state
        return None if s.clash is None else clash_view(s, s.clash)

    @property
    def doing(self) -> tuple[Underway, ...]:
        """The unfinished frames, outermost first; the last one asks."""
        return tuple([underway(frame) for frame in self._game.state.stack])

    @property
    def result(self) -> Result | None:
        """The result of the game; None while it goes on."""
        return self._game.result if self._game.over else None

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
    def asked(self) -> bool:
        """True if this seat is asked something and has not answered."""
        return self.seat is not None and self.seat in self._game.asked

    @property
    def named(self) -> tuple[str, ...]:
        """The cards that this seat has named in an answer that waits, even if something came between."""
        return () if self.seat is None else cards_named(self._game.state, self.seat)

    @property
    def plan(self) -> tuple[int, ...]:
        """The numbers declared so far for the card, withdrawal or return in progress, as rules store them.

        Everybody has heard them: territories, seats, numbers of clans.
        """
        return plan_so_far(self._game.state)

    @property
    def module_plan(self) -> tuple[int, ...]:
        """The numbers of the last unfinished thing that a module adds; it keeps no secrets."""
        return module_plan(self._game.state)

    @property
    def form(self) -> Form | None:
        """The form of the plan that this seat is asked for; None if it is asked for a single choice."""
        return None if self.seat is None else self._game.form_of(self.seat)

    @property
    def awaited(self) -> tuple[str, tuple[int, ...]]:
        """The name of the question the game waits for, and the seats; ``("", ())`` when it is over.

        Reactions (``reactions``) are awaited of nobody in particular, those of a ``draft`` of all.
        """
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
        """Why this seat cannot play a card now; None if it can, or for a spectator.

        Raises:
            RulesError: if there is no such card.
        """
        return None if self.seat is None else self._game.why_not(self.seat, card)

    def events(self, since: int = 0) -> list[Event]:
        """The events from this number on, as this seat may know them; none unless the game listens."""
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

    @property
    def knows(self) -> tuple[KnownCards, ...]:
        """Facts that this seat can be certain of about hidden cards, by names."""
        return tuple([known_cards(fact) for fact in self.facts()])

    def may_hold(self, seat: int) -> tuple[str, ...]:
        """The cards that a seat may have in hand, for all this seat can know; of its own hand, those in it.

        Args:
            seat: any seat of the game, from 0.

        Raises:
            RulesError: if there is no such seat.
        """
        return card_keys(self.may_lie(HAND + self._game.checked_seat(seat)))

    @property
    def tile_stack(self) -> tuple[Tiles, ...]:
        """The stack from the top, layer by layer; nobody knows the order in a layer."""
        s = self._game.state
        ledger = self.tiles()
        top = LAYER + s.layers_gone
        return tuple(
            [
                Tiles(layer.bit_count(), tile_keys(ledger.possible(top + at)))
                for at, layer in enumerate(s.tile_stack)
            ]
        )

    @property
    def drawn_tiles(self) -> Tiles:
        """The tiles that a player has drawn and looks at."""
        count = self._game.state.drawn_tiles.bit_count()
        return Tiles(count, tile_keys(self.tiles().possible(DRAWN_TILE)))

    def worlds(self, rng: Random, asking: int | None = None) -> Iterator[Game]:
        """Games that, for all this seat can know, may be the one played; each layout is equally likely.

        Without end; take as many as needed. Answers that others have given already are not in them, and
        chance goes its own way in each.

        Args:
            rng: draws the layouts; the same one draws the same.
            asking: where seats answer together, but are asked one after another in seat order, the one whose
                turn that is: those before it have answered in the worlds, by lot.

        Raises:
            RulesError: if that seat is not asked.

        >>> from ardri.rules.game import Game
        >>> view = Game.start(players=2, seed=7).view(0)
        >>> world = next(view.worlds(Random(1)))
        >>> world.view(0).to_json() == view.to_json()
        True
        """
        while True:
            yield world(self._game, self.observer, rng, NOBODY if asking is None else asking)

    # Detached

    def to_json(self) -> Data:
        """The view as plain data that shares nothing with the game."""
        return view_to_json(self, self._game.state)
