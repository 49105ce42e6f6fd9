"""The King and the Land: an Advantage card for an Epic Tale, or to somebody else for a Deed."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import ADVANTAGE_OF, TILE_OF, bits
from ardri.rules.box.options import (
    DECLINE,
    DISCARD_CODES,
    SEAT_CODES,
    TERRITORY_CODES,
    VALUE_OF,
    add_word,
    options_of,
)
from ardri.rules.cards.steps import Effect
from ardri.rules.engine.moments import Step, card, season
from ardri.rules.engine.play import Play
from ardri.rules.engine.verbs import gain_deed, place, shift
from ardri.rules.phases.epic_draw import draw_epics
from ardri.rules.state.events import EVERYBODY
from ardri.rules.state.state import FACE_DOWN, NOBODY, State
from ardri.seasons.fifth.cards import THE_KING_AND_THE_LAND

GIVE_AWAY: Final = add_word("give_away")


def _neighbours(s: State, seat: int, land: int) -> list[int]:
    """The others who are present in a territory."""
    return [other for other in s.present_in(land) if other != seat]


def _to_give(s: State, seat: int) -> int:
    """The territories whose Advantage cards a seat holds and may give to somebody present, as a set."""
    held = bits(s.zones[seat] & s.edition.advantage_cards)
    return sum([1 << TILE_OF[number] for number in held if _neighbours(s, seat, TILE_OF[number])])


class DiscardOrGive(Step):
    """Name the Advantage card that is discarded, for nobody; or say that one is given away."""

    def enter(self, s: State, play: Play) -> None:
        options = options_of(DISCARD_CODES, s.zones[play.seat] & s.edition.advantage_cards)
        if _to_give(s, play.seat):
            options.append(GIVE_AWAY)
        play.ask(s, "king_and_land", options)

    def answer(self, s: State, play: Play, code: int) -> None:
        if code == GIVE_AWAY:
            play.next(s)
        else:
            play.declared(s, VALUE_OF[code], NOBODY)


class PickLand(Step):
    """Name the territory whose card is given away, unless one is discarded."""

    def enter(self, s: State, play: Play) -> None:
        if play.plan:
            play.next(s)
        else:
            play.ask(s, "give_land", options_of(TERRITORY_CODES, _to_give(s, play.seat)))

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, ADVANTAGE_OF[VALUE_OF[code]])


class PickReceiver(Step):
    """Name who gets it: somebody present in its territory."""

    def enter(self, s: State, play: Play) -> None:
        if len(play.plan) > 1:
            play.next(s)
        else:
            others = _neighbours(s, play.seat, TILE_OF[play.plan[0]])
            play.ask(s, "give_to", [SEAT_CODES[other] for other in others])

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


class PartWithCard(Effect):
    """The card is discarded for an Epic Tale, or goes to its new holder for a Deed."""

    def happen(self, s: State, play: Play) -> None:
        number, receiver = play.plan
        if not s.zones[play.seat] >> number & 1:
            play.finish(s)  # it was played meanwhile: the Moor may be at any time (R27)
        elif receiver == NOBODY:
            shift(s, number, play.seat, FACE_DOWN, EVERYBODY)
            draw_epics(s, play.seat, 1)
        else:
            shift(s, number, play.seat, receiver, EVERYBODY)
            gain_deed(s, play.seat)


class ReceiverPlaces(Step):
    """Whoever got the card may place a clan in its territory (E7)."""

    def enter(self, s: State, play: Play) -> None:
        number, receiver = play.plan
        if receiver != NOBODY and s.reserve[receiver]:
            s.ask(receiver, "land_clan", [TERRITORY_CODES[TILE_OF[number]], DECLINE])
        else:
            play.next(s)

    def answer(self, s: State, play: Play, code: int) -> None:
        play.next(s)
        if code != DECLINE:
            place(s, play.plan[1], VALUE_OF[code])


card(
    THE_KING_AND_THE_LAND,
    season(
        declare=(DiscardOrGive(), PickLand(), PickReceiver()),
        resolve=(PartWithCard(), ReceiverPlaces()),
    ),
)
