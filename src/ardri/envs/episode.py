"""Episodes: a game in which some seats are played by bots; it stops where a seat that learns is asked.

Seats that answer at the same time, in the draft and in sealed windows, answer one after another in seat
order; none of them sees what the others have answered.
"""

from __future__ import annotations

from typing import Final

from ardri.bots import registry
from ardri.encoding.actions import ActionTable, fill_mask, table_of
from ardri.encoding.layout import Layout, layout_of
from ardri.encoding.observation import fill
from ardri.envs.terms import Terms
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.errors import IllegalChoice
from ardri.rules.game import Game


class Episode:
    """A game on some terms, from a seed that decides all chance and all bots' choices."""

    __slots__ = ("_bots", "actions", "game", "layout", "terms")

    def __init__(self, terms: Terms, seed: int | str, listen: bool = False) -> None:
        edition = terms.box
        self.terms = terms
        self.layout: Final[Layout] = layout_of(edition)
        self.actions: Final[ActionTable] = table_of(edition)
        self.game = Game.start(
            terms.players, seed, edition, terms.windows, round_limit=terms.round_limit, listen=listen
        )
        self._bots = {
            SEAT_NAMES.index(seat): registry.make(spec, f"{seed}/{seat}") for seat, spec in terms.bots.items()
        }
        self._go_on()

    @property
    def seat(self) -> int:
        """The seat that is asked, one of those that learn."""
        return self.game.state.seat

    def choose(self, number: int) -> None:
        """Choose for the seat that is asked, by the number of an action, and let the bots go on.

        Raises:
            IllegalChoice: if it is not offered; nothing has changed.
        """
        codes = self.actions.codes
        game = self.game
        if not 0 <= number < len(codes) or codes[number] not in game.codes:
            raise IllegalChoice(self._refusal(number))
        game.choose_code(codes[number])
        self._go_on()

    def _go_on(self) -> None:
        game, bots = self.game, self._bots
        while not game.over and game.state.seat in bots:
            seat = game.state.seat
            game.choose(bots[seat].choose(game.view(seat), game.decision), seat)

    def _refusal(self, number: int) -> str:
        table = self.actions
        offered = ", ".join(
            [f"{table.numbers[code]} {table.names[table.numbers[code]]}" for code in self.game.codes]
        )
        named = f" ({table.names[number]})" if 0 <= number < table.size else ""
        return f"{number}{named} is not offered to {SEAT_NAMES[self.seat]} now; offered: {offered}"

    # Rows of numbers

    def observation(self, seat: int) -> bytearray:
        """The observation of a seat."""
        row = bytearray(self.layout.size)
        fill(self.game, seat, row)
        return row

    def mask(self, seat: int) -> bytearray:
        """The actions offered to a seat; none if it is not asked, or has answered and waits for others.

        Of seats asked at the same time each has its own at once: that does not tell who has answered.
        """
        row = bytearray(self.actions.size)
        game = self.game
        if game.state.seat == seat:
            fill_mask(game.codes, row, edition=self.actions.edition)
        elif seat in game.asked:
            decision = game.decision_of(seat)
            assert decision is not None
            fill_mask(decision.codes, row, edition=self.actions.edition)
        return row
