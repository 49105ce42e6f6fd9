"""The two-worlds test can fail: secrets that the engine gives away on purpose here are all noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.box.catalogue import SEAT_NAMES, bits
from ardri.rules.editions.base import BASE
from ardri.rules.engine.play import Window
from ardri.rules.game import Game
from ardri.rules.knowledge import sightings
from ardri.rules.knowledge.sightings import ACTION_PLACE, DRAWN_TILE
from ardri.rules.phases.season import Season
from ardri.rules.state import chance
from ardri.rules.state.events import EVERYBODY, Event
from ardri.rules.state.ledger import PLACE, TARGET_AT
from ardri.rules.state.state import ACTION_DISCARD, EPIC_PILE, HAND, SET_ASIDE, State
from ardri.rules.views import view_json
from ardri.rules.views.view import View
from ardri.rules.views.view_json import Data
from ardri.testing import position
from tests.rules.helpers.recorded_games import PlayedOut, Setup
from tests.rules.helpers.two_worlds import two_worlds

Leak = Callable[[pytest.MonkeyPatch], None]


def last_to(s: State, place: int) -> int | None:
    """The Action card that came last to a place."""
    trail = s.trails[0]
    for move in reversed(trail.moves[: trail.length]):
        if move >> TARGET_AT & PLACE == place:
            return move & PLACE
    return None


def top_of_the_discard(patch: pytest.MonkeyPatch) -> None:
    """The Action discard shows which card came last."""
    honest = view_json._table

    def table(s: State) -> Data:
        card = last_to(s, ACTION_PLACE[ACTION_DISCARD])
        return {**honest(s), "top": None if card is None else CARD_KEYS[card]}

    patch.setattr(view_json, "_table", table)


def forced_pass(patch: pytest.MonkeyPatch) -> None:
    """In a sealed game, too, a seat that cannot but pass is not asked."""

    def may_have_more(*_: object) -> bool:
        return False

    patch.setattr(Season, "_may_have_more", may_have_more)


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
        before = s.undo_barrier
        honest(self, s)
        if all(len(self.options_of(s, seat)) == 1 for seat in range(s.players)):
            s.undo_barrier = before

    patch.setattr(Window, "step", step)


def undo_after_an_answer(patch: pytest.MonkeyPatch) -> None:
    """As soon as another seat has answered, there is something to take back."""
    honest = Game.undoable

    def undoable(self: Game, seat: int) -> int:
        s = self.state
        others = [other for other in range(s.players) if other != seat]
        return honest(self, seat) or sum(s.stack[-1].has_answered(s, other) for other in others if s.stack)

    patch.setattr(Game, "undoable", undoable)


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
        card = last_to(s, HAND + seat)
        hand = bits(s.zones[HAND + seat] & BASE.action_cards)
        return {**honest(s, seat), "latest": hand.index(card) if card in hand else None}

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
    honest = sightings.note

    def note(s: State, card: int, source: int, target: int, seen_by: int) -> None:
        honest(s, card, source, target, EVERYBODY if target == SET_ASIDE else seen_by)

    patch.setattr("ardri.rules.engine.verbs.note", note)


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
    honest = sightings.note_tile

    def note_tile(s: State, tile: int, source: int, target: int, seen_by: int) -> None:
        honest(s, tile, source, target, EVERYBODY if target == DRAWN_TILE else seen_by)

    patch.setattr("ardri.rules.engine.verbs.note_tile", note_tile)


def next_tale(patch: pytest.MonkeyPatch) -> None:
    """The view holds what chance will say."""
    honest = view_json.view_to_json

    def view_to_json(seen: View, s: State) -> Data:
        pile = s.zones[EPIC_PILE]
        drawn = seen._game.source.draw(chance.EPIC, s.counters[chance.EPIC], pile) if pile else -1
        return {**honest(seen, s), "next": CARD_KEYS[drawn] if pile else None}

    patch.setattr("ardri.rules.views.view.view_to_json", view_to_json)


def who_thinks(patch: pytest.MonkeyPatch) -> None:
    """The view names the seats that have not answered yet."""
    honest = view_json._awaited

    def awaited(seen: View) -> Data | None:
        data = honest(seen)
        return data and {**data, "seats": [SEAT_NAMES[decision.seat] for decision in seen._game.pending]}

    patch.setattr(view_json, "_awaited", awaited)


def true_hands(patch: pytest.MonkeyPatch) -> None:
    """A leak: the cards that a seat may hold begin with those it holds."""
    honest = view_json.view_to_json

    def view_to_json(seen: View, s: State) -> Data:
        data = honest(seen, s)
        may = data["may_hold"]
        assert isinstance(may, dict)
        for name, cards in may.items():
            held = [CARD_KEYS[card] for card in bits(s.zones[HAND + SEAT_NAMES.index(name)])]
            may[name] = held + [card for card in cards if card not in held]
        return data

    patch.setattr("ardri.rules.views.view.view_to_json", view_to_json)


def spectators_see_all(patch: pytest.MonkeyPatch) -> None:
    """A leak: spectators hear everything."""
    honest = Event.seen_by

    def seen_by(self: Event, seat: int | None) -> Event:
        return (
            honest(self, seat)
            if seat is not None
            else Event(self.kind, {**self.fields, **self.secret}, {}, 0)
        )

    patch.setattr(Event, "seen_by", seen_by)


def discards_counted(patch: pytest.MonkeyPatch) -> None:
    """Misty Lands does not ask for cards that, by what is in the hand, can only be the last ones."""
    honest = State.ask

    def ask(self: State, seat: int, question: str, options: list[int], options_hidden: bool = False) -> None:
        honest(self, seat, question, options, options_hidden and question != "discard")

    patch.setattr(State, "ask", ask)


def sealed(players: int, undo: bool = False) -> Setup:
    return Setup(players, "sealed", edition="base", undo=undo, seed=0)


def unsealed(players: int) -> Setup:
    return Setup(players, "open", edition="base", undo=False, seed=0)


# A leak, the games in which it shows, and where
LEAKS: list[tuple[Leak, Setup, str]] = [
    (top_of_the_discard, unsealed(3), "table.top: "),
    (forced_pass, sealed(2), "the question: "),
    (able_only, sealed(2), "the question: "),
    (undo_button, sealed(3, undo=True), "undo: "),
    (undo_after_an_answer, sealed(2), "undo: "),
    (message_gap, unsealed(3), "events"),
    (sorted_fan, unsealed(3), "seats["),
    (card_backs, unsealed(3), "events["),
    (set_aside_in_the_open, unsealed(3), "knows"),
    (drafted_in_the_open, unsealed(3), "events["),
    (tiles_in_the_open, unsealed(3), "tiles."),
    (next_tale, unsealed(2), "next: "),
    (who_thinks, sealed(2), "awaited.seats"),
    (true_hands, unsealed(4), "may_hold."),
    (spectators_see_all, unsealed(2), "events["),
]
GAMES = 16


def misty_lands(seed: int) -> PlayedOut:
    """A game that begins with everybody holding many cards, and A the one that discards them."""
    begin = position(
        players=3,
        tiles="misty_lands hills cove",
        clans={"misty_lands": "A2", "hills": "A1 B2", "cove": "C2"},
        hand={
            "A": "bard festival migration sanctuary misty_lands",
            "B": "conquest druid exploration warlord",
            "C": "citadel geis new_alliance new_clans",
        },
        windows="sealed",
        turn="A",
        round_limit=1,
    )
    return PlayedOut(sealed(3)._replace(seed=seed), begin)


def first_difference(games: Iterable[PlayedOut]) -> str:
    """The complaint of the two-worlds test about the first of these games that it objects to."""
    for game in games:
        try:
            two_worlds(game, Counter())
        except AssertionError as told:
            return str(told)
    return "nothing was noticed"


@pytest.mark.parametrize(("leak", "setup", "where"), LEAKS, ids=[leak.__name__ for leak, _, _ in LEAKS])
def test_a_planted_leak_is_noticed(
    leak: Leak, setup: Setup, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    games = (PlayedOut(setup._replace(seed=seed)) for seed in range(GAMES))
    assert f"the views differ at {where}" in first_difference(games)


def test_questions_left_out_because_of_what_is_in_a_hand_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    discards_counted(monkeypatch)
    games = (misty_lands(seed) for seed in range(GAMES))
    assert "the views differ at the number of choices" in first_difference(games)


@pytest.mark.parametrize("setup", sorted({setup for _, setup, _ in LEAKS}), ids=str)
def test_without_a_leak_nothing_is_noticed_in_the_same_games(setup: Setup) -> None:
    games = (PlayedOut(setup._replace(seed=seed)) for seed in range(3))
    assert first_difference(games) == "nothing was noticed"


def test_without_a_leak_nothing_is_noticed_in_the_misty_lands() -> None:
    assert first_difference(misty_lands(seed) for seed in range(3)) == "nothing was noticed"
