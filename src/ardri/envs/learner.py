"""Terms of one learner among bots: its seat, fixed or another in each game, and who plays the others.

>>> terms = LearnerTerms(3, None, ("calf", "easy"), "base", "open", 0)
>>> terms.of(0).bots, terms.of(1).bots
({'B': 'calf', 'C': 'easy'}, {'C': 'calf', 'A': 'easy'})
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ardri.bots import registry
from ardri.bots.protocol import Bot
from ardri.envs.terms import Terms, terms_of
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.errors import RulesError

OPTIONS: Final = ("seat", "opponents")


class LearnerTerms:
    """The terms of games with one learner."""

    __slots__ = ("_opponents", "_seat", "_terms")

    def __init__(
        self,
        players: int,
        seat: str | None,
        opponents: str | Sequence[str],
        edition: str,
        windows: str,
        round_limit: int,
    ) -> None:
        self._terms = terms_of(None, Terms(players, edition, windows, round_limit))
        seats = SEAT_NAMES[:players]
        if seat is not None and seat not in tuple(seats):
            raise RulesError(
                f"the learner's seat is one of {', '.join(seats)}, or None for all in turn, not {seat!r}"
            )
        self._seat = seat
        self._opponents = (opponents,) * (players - 1) if isinstance(opponents, str) else tuple(opponents)
        if len(self._opponents) != players - 1:
            raise RulesError(
                f"with {players} players there are {players - 1} opponents, not {len(self._opponents)}"
            )
        self.of(0)

    @property
    def rotates(self) -> bool:
        """True if the learner has another seat in each game."""
        return self._seat is None

    def seat_in(self, game: int) -> int:
        """The learner's seat in the so-manieth game, from 0."""
        return game % self._terms.players if self._seat is None else SEAT_NAMES.index(self._seat)

    def bot_at(self, seat: int, learner: int) -> str:
        """The bot that plays a seat, while the learner has another."""
        return self._opponents[(seat - learner) % self._terms.players - 1]

    def bot_for(self, seat: int, game: int, seed: str) -> Bot:
        """The bot that plays a seat in the so-manieth game."""
        return registry.make(self.bot_at(seat, self.seat_in(game)), seed)

    def of(self, game: int) -> Terms:
        """The terms of the so-manieth game, checked."""
        learner, players = self.seat_in(game), self._terms.players
        others = [(learner + away) % players for away in range(1, players)]
        return terms_of(
            {"bots": {SEAT_NAMES[seat]: self.bot_at(seat, learner) for seat in others}}, self._terms
        )

    def changed(self, options: Mapping[str, object] | None) -> LearnerTerms:
        """The same terms with some changed for one game."""
        if not options:
            return self
        for name in options:
            if name not in OPTIONS:
                raise RulesError(f"there is no option {name!r}; there are: {', '.join(OPTIONS)}")
        seat, opponents = options.get("seat", self._seat), options.get("opponents", self._opponents)
        if seat is not None and not isinstance(seat, str):
            raise RulesError(f"the learner's seat is a letter, not {seat!r}")
        if not isinstance(opponents, str | Sequence):
            raise RulesError(f"opponents are a bot, or a list of them, not {opponents!r}")
        given = self._terms
        return LearnerTerms(given.players, seat, opponents, given.edition, given.windows, given.round_limit)
