"""Seats: persons and bots, before and in the game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.server.refusals import TableRefused
from ardri.server.table import beats
from ardri.server.table.standing_orders import Orders
from ardri.server.table.terms import (
    ALONE,
    ALONE_WITH_SEARCH,
    LIVE,
    LONG,
    PATIENT,
    QUICK,
    SLOW,
    Anyone,
    AnyPlace,
    Bot,
    Invited,
    Rhythm,
    Terms,
)

PlaceName = Literal["anyone", "invited", "bot"]

LONGEST_NAME: Final = 40
LONGEST_ENTROPY: Final = 128
RANDOM: Final = re.compile("[0-9a-f]{32}")  # as browsers make it


class SeatState(msgspec.Struct, frozen=True):
    """A seat as everybody may see it: for whom it is, who holds it, and the bot that plays it now."""

    seat: str
    place: PlaceName = msgspec.field(name="for")
    name: str
    bot: str
    ready: bool
    away: bool
    resigned: bool
    abandon: bool


class Seat(msgspec.Struct, frozen=True):
    """A seat: whom it is reserved for, who holds it, and their settings."""

    place: AnyPlace
    person: str = ""
    name: str = ""
    bot: str = ""  # the bot that plays it now
    ready: bool = False
    resigned: bool = False
    entropy: str = ""
    abandon: bool = False  # votes for abandoning the game
    orders: Orders = {}
    mutes: tuple[int, ...] = ()

    @property
    def empty(self) -> bool:
        """True if nobody holds it."""
        return not self.person and not self.bot

    @property
    def chose_entropy(self) -> bool:
        """True if its entropy does not look random."""
        return bool(self.entropy) and not RANDOM.fullmatch(self.entropy)

    @property
    def plays(self) -> bool:
        """True if a person plays it now."""
        return bool(self.person) and not self.bot

    def changed(
        self,
        *,
        bot: str | None = None,
        ready: bool | None = None,
        resigned: bool | None = None,
        entropy: str | None = None,
        abandon: bool | None = None,
        orders: Orders | None = None,
        mutes: tuple[int, ...] | None = None,
    ) -> Seat:
        """A copy of the seat with some fields changed."""
        return Seat(
            self.place,
            self.person,
            self.name,
            self.bot if bot is None else bot,
            self.ready if ready is None else ready,
            self.resigned if resigned is None else resigned,
            self.entropy if entropy is None else entropy,
            self.abandon if abandon is None else abandon,
            self.orders if orders is None else orders,
            self.mutes if mutes is None else mutes,
        )

    def shown(self, number: int) -> SeatState:
        """The seat as everybody may see it."""
        return SeatState(
            SEAT_NAMES[number],
            place_name(self.place),
            self.name,
            self.bot,
            self.ready or bool(self.bot),
            bool(self.person and self.bot and not self.resigned),
            self.resigned,
            self.abandon,
        )


def place_name(place: AnyPlace) -> PlaceName:
    """The kind of a place, in a word."""
    match place:
        case Anyone():
            return "anyone"
        case Invited():
            return "invited"
        case Bot():
            return "bot"


def vacant(place: AnyPlace) -> Seat:
    """A seat of a new table."""
    return Seat(place, bot=place.level if isinstance(place, Bot) else "")


def joined(seat: Seat, person: str, name: str, invited: bool = False) -> Seat:
    """The seat after a person joins, perhaps by a link."""
    if not seat.empty:
        raise TableRefused("taken")
    if isinstance(seat.place, Invited) and not (seat.place.person == person or invited):
        raise TableRefused("invited")
    if len(name) > LONGEST_NAME:
        raise TableRefused("too_long", most=LONGEST_NAME)
    return Seat(seat.place, person, name)


def seated(seat: Seat, level: str) -> Seat:
    """The seat after a bot is put on it."""
    if not seat.empty:
        raise TableRefused("taken")
    return Seat(seat.place, bot=level)


def cleared(seat: Seat) -> Seat:
    """The seat after its person or bot leaves, before the game."""
    if seat.empty:
        raise TableRefused("empty")
    return Seat(Anyone() if isinstance(seat.place, Bot) else seat.place)


def not_kept(seat: Seat, person: str) -> Seat:
    """An empty seat that is no longer reserved for this person."""
    return Seat(Invited()) if seat.empty and seat.place == Invited(person) else seat


def with_entropy(seat: Seat, text: str) -> Seat:
    """The seat with the entropy that its person adds, once."""
    require_person(seat)
    if seat.entropy:
        raise TableRefused("given")
    if not 0 < len(text) <= LONGEST_ENTROPY:
        raise TableRefused("too_long", most=LONGEST_ENTROPY)
    return seat.changed(entropy=text)


def require_person(seat: Seat) -> Seat:
    """The seat, if a person plays it now."""
    if seat.empty:
        raise TableRefused("empty")
    if not seat.plays:
        raise TableRefused("bot_plays")
    return seat


def played_on(seat: Seat, bot: str) -> Seat:
    """The seat while a bot plays for an absent person."""
    return require_person(seat).changed(bot=bot, abandon=False)


def resigned(seat: Seat, bot: str) -> Seat:
    """The seat after its person resigns; a bot, if there is one, plays on."""
    if not seat.person:
        raise TableRefused("empty" if seat.empty else "bot_plays")
    if seat.resigned:
        raise TableRefused("resigned")
    return seat.changed(bot=bot, resigned=True, abandon=False)


def returned(seat: Seat) -> Seat:
    """The seat after its person comes back."""
    if not seat.person:
        raise TableRefused("empty" if seat.empty else "bot_plays")
    if seat.resigned:
        raise TableRefused("resigned")
    if not seat.bot:
        raise TableRefused("person_plays")
    return seat.changed(bot="")


def all_ready(seats: Sequence[Seat]) -> bool:
    """True if the game may begin."""
    return all(seat.bot or (seat.person and seat.ready) for seat in seats)


def rhythm_of(terms: Terms, seats: Sequence[Seat]) -> Rhythm:
    """The rhythm of reaction pauses: as agreed, or by who plays.

    What persons do takes time that can be seen, so others must not be able to tell it from waiting. Where
    nobody but bots could be found out by that, a pause need only cover the time that bots take.
    """
    if terms.rhythm is not None:
        return terms.rhythm
    bots = [seat.bot for seat in seats if not seat.person]
    watched = len(seats) - len(bots) > 1 or (len(seats) > len(bots) and terms.spectators)
    if watched:
        if terms.pace is None:
            return PATIENT
        return SLOW if terms.pace.bank >= LONG else LIVE
    return ALONE if all(bot in QUICK for bot in bots) else ALONE_WITH_SEARCH


def all_for_abandoning(seats: Sequence[Seat]) -> bool:
    """True if all persons who play want to stop, or all have resigned."""
    playing = [seat for seat in seats if seat.plays]
    if playing:
        return all(seat.abandon for seat in playing)
    return all(seat.resigned or not seat.person for seat in seats)


def rematch_terms(terms: Terms, seats: Sequence[Seat]) -> Terms:
    """The terms of a rematch: the same persons are invited, the same bots play."""
    places = tuple(Invited(seat.person) if seat.person else seat.place for seat in seats)
    version = beats.VERSION if terms.rhythm is None else 0
    return msgspec.structs.replace(terms, seats=places, beats=version)
