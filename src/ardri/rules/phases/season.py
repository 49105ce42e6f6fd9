"""The Season: turn after turn until all have passed in a row."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES, TILE_OF, bits
from ardri.rules.box.options import CARD, PASS, PRETENDER, TERRITORY_CODES, VALUE_OF, VERB_OF
from ardri.rules.engine.choices import make_choice
from ardri.rules.engine.moments import OWN_TURN, TURN_END, playable, use_at
from ardri.rules.engine.play import Window, at_hand, might_answer, play_card
from ardri.rules.engine.tile_rules import closed
from ardri.rules.engine.verbs import end_festival, lose_deed, place, shift, take_pretender, tell
from ardri.rules.phases.victory import may_claim
from ardri.rules.state.events import EVERYBODY
from ardri.rules.state.form import PICK, Form, Item
from ardri.rules.state.state import ACTION_DISCARD, FACE_UP, NOBODY, Frame, State

BEGIN: Final = 0
CHOOSE: Final = 1
TURN_OVER: Final = 2
NEXT: Final = 3

EXILES_RETURNING: Final = 2


class Season(Frame):
    """Whose turn it is stands in `State.turn`; here, how far that turn is and how many passed in a row."""

    __slots__ = ("opening", "passes", "stage")

    def __init__(self, stage: int = BEGIN, passes: int = 0, opening: bool = False) -> None:
        self.stage = stage
        self.passes = passes
        self.opening = opening

    def data(self) -> tuple[object, ...]:
        return self.stage, self.passes, self.opening

    def public_data(self) -> dict[str, str | int]:
        return {"passes": self.passes}

    def step(self, s: State) -> None:
        if self.stage == BEGIN:
            self._begin(s, self.passes)
        elif self.stage == CHOOSE:
            self._ask(s)
        elif self.stage == TURN_OVER and at_hand(s) & s.edition.cards_at[TURN_END]:
            s.replace(Season(NEXT, self.passes))
            s.push(Window(TURN_END))
        else:
            self._next(s)

    def _begin(self, s: State, passes: int) -> None:
        turn = Season(CHOOSE, passes, self.opening)
        s.replace(turn)
        if s.events is not None:
            tell(s, "turn", {"seat": SEAT_NAMES[s.turn]})
        for rule in s.edition.turn_starts:
            rule.on_turn(s, s.turn)
        if s.presence[s.turn]:
            turn._ask(s)
        else:
            lose_deed(s, s.turn)
            s.push(Exile(EXILES_RETURNING, 0))

    def _ask(self, s: State) -> None:
        seat = s.turn
        options = playable(s, seat, OWN_TURN)
        if not self.opening or not options:
            options.append(PASS)
        if not self.opening and may_claim(s, seat):
            options.append(PRETENDER)
        for choice in s.edition.turns:
            options.extend(choice.options(s, seat))
        s.ask(seat, "turn", options, options_hidden=len(options) == 1 and self._may_have_more(s))

    def _may_have_more(self, s: State) -> bool:
        """True if others may believe that there is a choice, in a game that keeps it secret."""
        return s.setting.sealed and (self.opening or might_answer(s, s.turn, OWN_TURN))

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == PASS:
            s.replace(Season(TURN_OVER, self.passes + 1))
            if s.events is not None:
                tell(s, "pass", {"seat": SEAT_NAMES[seat]})
            return
        s.replace(Season(TURN_OVER, 0))
        if code == PRETENDER:
            take_pretender(s, seat)
        elif VERB_OF[code] != CARD:
            make_choice(s.edition.turns, s, seat, code)
        else:
            play_card(s, seat, VALUE_OF[code], use_at(VALUE_OF[code], OWN_TURN))

    def _next(self, s: State) -> None:
        if s.ploy != NOBODY:
            s.turn = s.ploy
            s.ploy = NOBODY
            self._begin(s, 0)
        elif self.passes == s.players:
            s.pop()
            end_season(s)
        else:
            s.turn = s.next_seat(s.turn)
            self._begin(s, self.passes)


def passes_left(s: State) -> int | None:
    """The number of passes in a row that would end the Season; None outside of it."""
    for frame in s.stack:
        if isinstance(frame, Season):
            return s.players if s.ploy != NOBODY else s.players - frame.passes
    return None


def end_season(s: State) -> None:
    """Clean up: Action cards go, lost Advantage cards go back to the table, the Festival is over."""
    for seat in range(s.players):
        for card in bits(s.zones[seat] & s.edition.action_cards):
            shift(s, card, seat, ACTION_DISCARD, 1 << seat)
        for card in bits(s.zones[seat] & s.edition.advantage_cards):
            if s.chieftains[TILE_OF[card]] != seat:
                shift(s, card, seat, FACE_UP, EVERYBODY)
    end_festival(s)


class Exile(Frame):
    """A player without clans on the board begins the turn by placing some anywhere (no clash)."""

    __slots__ = ("last", "left")

    def __init__(self, left: int, last: int) -> None:
        self.left = left
        self.last = last

    def data(self) -> tuple[object, ...]:
        return self.left, self.last

    def step(self, s: State) -> None:
        if self.left:
            s.ask(s.turn, "exile", self.form(s, s.turn).options())
        else:
            s.pop()

    def answer(self, s: State, seat: int, code: int) -> None:
        s.replace(Exile(self.left - 1, VALUE_OF[code]))
        place(s, seat, VALUE_OF[code])

    def form(self, s: State, seat: int) -> Form:
        land = s.board.tiles & ~closed(s)
        items = [Item(TERRITORY_CODES[t], 0, self.left) for t in bits(land) if t >= self.last]
        return Form(PICK, items, self.left, self.left)
