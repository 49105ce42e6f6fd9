"""Who sits where: persons and bots, before and in the game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.server.refusals import Refused
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

LONGEST_NAME: Final = 40
LONGEST_ENTROPY: Final = 128
RANDOM: Final = re.compile("[0-9a-f]{32}")  # as browsers make it


class Seat(msgspec.Struct, frozen=True):
    """A seat: for whom it is, who holds it, and what they want."""

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
        """Whether nobody holds it."""
        return not self.person and not self.bot

    @property
    def chose_entropy(self) -> bool:
        """Whether what it added to the seed does not even look like chance."""
        return bool(self.entropy) and not RANDOM.fullmatch(self.entropy)

    @property
    def plays(self) -> bool:
        """Whether a person plays it now."""
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
        """The same seat with something else about it."""
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

    def to_json(self, number: int) -> dict[str, object]:
        """What everybody may know about it."""
        return {
            "seat": SEAT_NAMES[number],
            "for": place_name(self.place),
            "name": self.name,
            "bot": self.bot,
            "ready": self.ready or bool(self.bot),
            "away": bool(self.person and self.bot and not self.resigned),
            "resigned": self.resigned,
            "abandon": self.abandon,
        }


def place_name(place: AnyPlace) -> str:
    """For whom a seat is, in a word."""
    return type(place).__name__.lower()


def vacant(place: AnyPlace) -> Seat:
    """A seat as it is when a table is opened."""
    return Seat(place, bot=place.level if isinstance(place, Bot) else "")


def joined(seat: Seat, person: str, name: str, invited: bool = False) -> Seat:
    """A person sits down, perhaps by a link to this seat."""
    if not seat.empty:
        raise Refused("taken")
    if isinstance(seat.place, Invited) and not (seat.place.person == person or invited):
        raise Refused("invited")
    if len(name) > LONGEST_NAME:
        raise Refused("too_long", most=LONGEST_NAME)
    return Seat(seat.place, person, name)


def seated(seat: Seat, level: str) -> Seat:
    """A bot is put on the seat."""
    if not seat.empty:
        raise Refused("taken")
    return Seat(seat.place, bot=level)


def cleared(seat: Seat) -> Seat:
    """Before the game: whoever held the seat, person or bot, holds it no longer."""
    if seat.empty:
        raise Refused("empty")
    return Seat(Anyone() if isinstance(seat.place, Bot) else seat.place)


def not_kept(seat: Seat, person: str) -> Seat:
    """An empty seat that is not kept for this person any more: whoever has an invitation may take it."""
    return Seat(Invited()) if seat.empty and seat.place == Invited(person) else seat


def with_entropy(seat: Seat, text: str) -> Seat:
    """A person adds something to the seed, once."""
    a_person(seat)
    if seat.entropy:
        raise Refused("given")
    if not 0 < len(text) <= LONGEST_ENTROPY:
        raise Refused("too_long", most=LONGEST_ENTROPY)
    return seat.changed(entropy=text)


def a_person(seat: Seat) -> Seat:
    """The seat, if a person plays it now."""
    if seat.empty:
        raise Refused("empty")
    if not seat.plays:
        raise Refused("bot_plays")
    return seat


def played_on(seat: Seat, bot: str) -> Seat:
    """A bot plays for a person who is away."""
    return a_person(seat).changed(bot=bot, abandon=False)


def resigned(seat: Seat, bot: str) -> Seat:
    """A person has given up; a bot, if there is one, plays to the end of the game."""
    if not seat.person:
        raise Refused("empty" if seat.empty else "bot_plays")
    if seat.resigned:
        raise Refused("resigned")
    return seat.changed(bot=bot, resigned=True, abandon=False)


def returned(seat: Seat) -> Seat:
    """A person who was away plays again."""
    if not seat.person:
        raise Refused("empty" if seat.empty else "bot_plays")
    if seat.resigned:
        raise Refused("resigned")
    if not seat.bot:
        raise Refused("person_plays")
    return seat.changed(bot="")


def all_ready(seats: Sequence[Seat]) -> bool:
    """Whether the game may begin."""
    return all(seat.bot or (seat.person and seat.ready) for seat in seats)


def rhythm_of(terms: Terms, seats: Sequence[Seat]) -> Rhythm:
    """How long reactions are awaited: by what was agreed, or by who plays.

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
    """Whether all persons who play want to stop, or all have resigned."""
    playing = [seat for seat in seats if seat.plays]
    if playing:
        return all(seat.abandon for seat in playing)
    return all(seat.resigned or not seat.person for seat in seats)


def again(terms: Terms, seats: Sequence[Seat]) -> Terms:
    """The terms of a rematch: the same persons are invited, the same bots play."""
    places = tuple(Invited(seat.person) if seat.person else seat.place for seat in seats)
    return msgspec.structs.replace(terms, seats=places)
