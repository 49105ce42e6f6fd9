"""The two-worlds test can fail: secrets that the engine gives away on purpose here are all noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from ardri.rules import chance, verbs, view, view_json
from ardri.rules.catalogue import ACTION_CARDS, CARD_KEYS, SEAT_NAMES, bits
from ardri.rules.events import EVERYBODY, Event
from ardri.rules.knowledge import ACTION_PLACE, DRAWN_TILE
from ardri.rules.ledger import Trail
from ardri.rules.maneuvers import Maneuvers
from ardri.rules.play import Window
from ardri.rules.season import Season
from ardri.rules.state import ACTION_DISCARD, EPIC_PILE, HAND, SET_ASIDE, State
from ardri.rules.view import View
from ardri.rules.view_json import Data
from tests.rules.playedout import Setup
from tests.rules.twins import two_worlds

Leak = Callable[[pytest.MonkeyPatch], None]


def top_of_the_discard(patch: pytest.MonkeyPatch) -> None:
    """The Action discard shows which card came last."""
    honest = view_json._table

    def table(s: State) -> Data:
        node: Trail | None = s.trails[0]
        while node is not None and node.target != ACTION_PLACE[ACTION_DISCARD]:
            node = node.before
        return {**honest(s), "top": None if node is None else CARD_KEYS[node.card]}

    patch.setattr(view_json, "_table", table)


def forced_pass(patch: pytest.MonkeyPatch) -> None:
    """In a sealed game, too, a seat that cannot but pass is not asked."""
    patch.setattr(Season, "_may_have_more", lambda self, s: False)


def able_only(patch: pytest.MonkeyPatch) -> None:
    """A sealed window asks only the seats that have an answer."""
    honest = Window._able

    def able(self: Window, s: State) -> list[int]:
        return [seat for seat in honest(self, s) if len(self.options_of(s, seat)) > 1]

    patch.setattr(Window, "_able", able)


def undo_button(patch: pytest.MonkeyPatch) -> None:
    """A choice stays open for taking back if in truth nobody could answer it."""
    honest = Window.step

    def step(self: Window, s: State) -> None:
        before = s.final
        honest(self, s)
        if all(len(self.options_of(s, seat)) == 1 for seat in range(s.players)):
            s.final = before

    patch.setattr(Window, "step", step)


def message_gap(patch: pytest.MonkeyPatch) -> None:
    """Observers do not hear at all of a hidden card that comes late in the catalogue."""
    honest = View.events

    def events(self: View, since: int = 0) -> list[Event]:
        heard = []
        for event, truth in zip(honest(self, since), self._game.events[since:], strict=True):
            if "card" in event.fields or str(truth.secret.get("card", "")) < "m":
                heard.append(event)
        return heard

    patch.setattr(View, "events", events)


def sorted_fan(patch: pytest.MonkeyPatch) -> None:
    """A hand is shown face down, but sorted: one sees where a card was put in."""
    honest = view_json._holdings

    def holdings(s: State, seat: int) -> Data:
        node: Trail | None = s.trails[0]
        while node is not None and node.target != HAND + seat:
            node = node.before
        hand = bits(s.zones[HAND + seat] & ACTION_CARDS)
        latest = hand.index(node.card) if node is not None and node.card in hand else None
        return {**honest(s, seat), "latest": latest}

    patch.setattr(view_json, "_holdings", holdings)


def card_backs(patch: pytest.MonkeyPatch) -> None:
    """Every card has a number of its own on its back."""
    honest = Event.seen_by

    def seen_by(self: Event, seat: int | None) -> Event:
        seen = honest(self, seat)
        card = self.secret.get("card")
        return seen if card is None else Event(seen.kind, {**seen.fields, "back": len(str(card))}, {}, 0)

    patch.setattr(Event, "seen_by", seen_by)


def set_aside_in_the_open(patch: pytest.MonkeyPatch) -> None:
    """Everybody knows which Action card is set aside."""
    honest = verbs.note

    def note(s: State, card: int, source: int, target: int, seen_by: int) -> None:
        honest(s, card, source, target, EVERYBODY if target == SET_ASIDE else seen_by)

    patch.setattr(verbs, "note", note)


def drafted_in_the_open(patch: pytest.MonkeyPatch) -> None:
    """The messages name the cards that are handed on."""
    honest = Event.seen_by

    def seen_by(self: Event, seat: int | None) -> Event:
        if str(self.fields.get("from")).startswith("hand") and str(self.fields.get("to")).startswith("hand"):
            return Event(self.kind, {**self.fields, **self.secret}, {}, 0)
        return honest(self, seat)

    patch.setattr(Event, "seen_by", seen_by)


def tiles_in_the_open(patch: pytest.MonkeyPatch) -> None:
    """Everybody knows the tiles that Tailtu's Land lets its player see."""
    honest = verbs.note_tile

    def note_tile(s: State, tile: int, source: int, target: int, seen_by: int) -> None:
        honest(s, tile, source, target, EVERYBODY if target == DRAWN_TILE else seen_by)

    patch.setattr(verbs, "note_tile", note_tile)


def next_tale(patch: pytest.MonkeyPatch) -> None:
    """The view holds what chance will say."""
    honest = view.view_to_json

    def view_to_json(seen: View, s: State) -> Data:
        pile = bits(s.zones[EPIC_PILE])
        drawn = seen._game.source.draw(chance.EPIC, s.counters[chance.EPIC], tuple(pile)) if pile else 0
        return {**honest(seen, s), "next": CARD_KEYS[pile[drawn]] if pile else None}

    patch.setattr(view, "view_to_json", view_to_json)


def who_thinks(patch: pytest.MonkeyPatch) -> None:
    """The view names the seats that have not answered yet."""
    honest = View.awaited.fget
    assert honest is not None

    def awaited(self: View) -> tuple[str, tuple[int, ...]]:
        question, _ = honest(self)
        return question, tuple(decision.seat for decision in self._game.pending)

    patch.setattr(View, "awaited", property(awaited))


def true_hands(patch: pytest.MonkeyPatch) -> None:
    """What a seat may hold begins with what it holds."""
    honest = view_json._cards

    def view_to_json(seen: View, s: State) -> Data:
        data = view_json_honest(seen, s)
        held = {SEAT_NAMES[seat]: s.zones[HAND + seat] for seat in range(s.players)}
        may = data["may_hold"]
        assert isinstance(may, dict)
        data["may_hold"] = {
            name: sorted(cards, key=lambda card, name=name: card not in honest(held[name]))
            for name, cards in may.items()
        }
        return data

    view_json_honest = view.view_to_json
    patch.setattr(view, "view_to_json", view_to_json)


def forced_maneuver(patch: pytest.MonkeyPatch) -> None:
    """In a sealed game, too, a seat with a single maneuver is not asked."""
    honest = Maneuvers.step

    def step(self: Maneuvers, s: State) -> None:
        honest(self, s)
        if s.question == "maneuver":
            s.doubt = False

    patch.setattr(Maneuvers, "step", step)


LEAKS: list[Leak] = [
    top_of_the_discard,
    forced_pass,
    able_only,
    undo_button,
    message_gap,
    sorted_fan,
    card_backs,
    set_aside_in_the_open,
    drafted_in_the_open,
    tiles_in_the_open,
    next_tale,
    who_thinks,
    true_hands,
    forced_maneuver,
]


def spectators_see_all(patch: pytest.MonkeyPatch) -> None:
    """Who only watches hears everything."""
    honest = Event.seen_by

    def seen_by(self: Event, seat: int | None) -> Event:
        return honest(self, seat) if seat is not None else Event(self.kind, {**self.fields, **self.secret}, {}, 0)

    patch.setattr(Event, "seen_by", seen_by)


def misty(patch: pytest.MonkeyPatch) -> None:
    """Misty"""
    honest = State.ask

    def ask(self: State, seat: int, question: str, options: list[int], doubt: bool = False) -> None:
        honest(self, seat, question, options, doubt and question != "discard")

    patch.setattr(State, "ask", ask)


LEAKS += [spectators_see_all, misty]
