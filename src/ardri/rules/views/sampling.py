"""Sampling of worlds: complete positions that, for all an observer can know, may be the one on the table.

Hidden cards and tiles are laid out anew as the observer's ledgers allow it, every layout equally likely. What
others have answered but not yet applied is forgotten; where the caller says whose turn it is to answer, those
before it have answered by lot. In a world others know their own cards and what a spectator knows: the truth
about who has seen what is not in it.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ardri.rules.box.catalogue import SEAT_NAMES, bits
from ardri.rules.engine.play import Window
from ardri.rules.errors import RulesError
from ardri.rules.knowledge.card_counting import Whereabouts
from ardri.rules.knowledge.sightings import (
    ACTION_TRAIL,
    ACTION_ZONES,
    DRAWN_TILE,
    EPIC_TRAIL,
    LAYER,
    TILE_PLACES,
    TILE_TRAIL,
    known_to,
    note,
)
from ardri.rules.state.chance import Seeded, Source
from ardri.rules.state.ledger import OBSERVERS, SPECTATOR, Ledger, Trail
from ardri.rules.state.state import CHANCE, DRAWN, DRAWN_AGAIN, HAND, NOBODY, PUT_AWAY, ZONES, State

if TYPE_CHECKING:
    from ardri.rules.game import Game

ASKED: Final = Source()


def world(game: Game, observer: int, rng: Random, asking: int) -> Game:
    """One world. An open game asks others only if they have a choice, so the question has to arise in it.

    Of seats that answer together those before the one `asking` have answered by lot; with `NOBODY` none has.
    """
    s = game.state
    now = _stop(s, observer)
    while True:
        other = game.with_state(_laid_out(s, observer, rng), ASKED)
        other.ask_again()
        if _stop(other.state, observer) == now:
            _answer_by_lot(other, asking, rng)
            other.source = Seeded(rng.getrandbits(64))
            return other


def _answer_by_lot(game: Game, asking: int, rng: Random) -> None:
    """Let the seats before one answer by lot, if they answer together with it; the game stops at that one."""
    s = game.state
    if asking == NOBODY or not s.options or not s.stack[-1].answers_together(s):
        return
    if asking not in s.stack[-1].asked(s):
        raise RulesError(f"{SEAT_NAMES[asking]} is not asked now, so that no others answer before it")
    while s.seat != asking:
        game.choose_code(s.options[rng.randrange(len(s.options))])


def _stop(s: State, observer: int) -> tuple[list[int], object, str, int]:
    """The point at which the game has stopped, as far as an observer can tell.

    Frames never change: as long as the same ones lie below, nothing has happened since they were shared. The
    topmost may have been made anew in asking, and how far a window has come is no public matter.
    """
    if not s.options:
        return [], None, "", NOBODY
    top = s.stack[-1]
    window = isinstance(top, Window)
    secret = window and s.seat != observer
    seat = NOBODY if secret or top.answers_together(s) else s.seat
    return [id(frame) for frame in s.stack[:-1]], None if window else top.data(), s.question, seat


def _laid_out(s: State, observer: int, rng: Random) -> State:
    twin = s.copy()
    zones = twin.zones
    actions = known_to(s, ACTION_TRAIL, observer)
    places = [0] * len(ACTION_ZONES)
    actions.deal(rng, places)
    for at in range(len(ACTION_ZONES)):
        zone = ACTION_ZONES[at]
        zones[zone] = zones[zone] & ~s.edition.action_cards | places[at]
    tales = known_to(s, EPIC_TRAIL, observer)
    places = [0] * ZONES
    tales.deal(rng, places)
    for zone in range(ZONES):
        if zones[zone] & s.edition.epic_cards or places[zone]:
            zones[zone] = zones[zone] & ~s.edition.epic_cards | places[zone]
    twin.collect_hands()
    tiles = known_to(s, TILE_TRAIL, observer)
    if isinstance(tiles, Whereabouts) and tiles.kinds:
        _restack(twin, tiles, rng)
    for seat in range(s.players):
        if seat != observer:
            twin.answers[seat] = 0
            twin.replies[seat] = 0
    _reopen_window(twin, observer)
    _forget_sights(s, twin, observer, [actions, tales, tiles])
    return twin


def _restack(s: State, tiles: Ledger, rng: Random) -> None:
    places = [0] * TILE_PLACES
    tiles.deal(rng, places)
    s.drawn_tiles = places[DRAWN_TILE]
    first = LAYER + s.layers_gone
    s.tile_stack = tuple(places[first : first + len(s.tile_stack)])


def _reopen_window(s: State, observer: int) -> None:
    """Put an open window back to its beginning, or to where the observer declined: they know no more."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Window) or s.setting.sealed or s.seat in (observer, NOBODY) or s.seat <= CHANCE:
        return
    place = (observer - top.first) * s.direction % s.players
    declined = observer < s.players and place < top.declined and len(top.options_of(s, observer)) > 1
    s.replace(Window(top.moment, top.first, place + 1 if declined else 0))


def _forget_sights(s: State, twin: State, observer: int, own: list[Ledger]) -> None:
    """Others know what a spectator knows, and the cards they hold in this world."""
    for deck in range(len(own)):
        ledgers = [known_to(s, deck, SPECTATOR)] * OBSERVERS
        ledgers[observer] = own[deck]
        twin.trails[deck] = Trail(ledgers, [])
    for seat in range(s.players):
        if seat == observer:
            continue
        eye = 1 << seat
        for zone in (HAND + seat, PUT_AWAY + seat, DRAWN + seat, DRAWN_AGAIN + seat):
            for deck in (
                s.edition.action_cards,
                s.edition.epic_cards,
            ):  # apart: sets of one deck recur, and are remembered
                for card in bits(twin.zones[zone] & deck):
                    note(twin, card, zone, zone, eye)
