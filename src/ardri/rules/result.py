"""The result of a game."""

from __future__ import annotations

from ardri.rules.box.catalogue import bits
from ardri.rules.phases.victory import conditions, counts, met_by_name
from ardri.rules.state.state import State


class Result:
    """The result of a game: the winners (none in a draw), why, and the victory conditions.

    Attributes:
        winners: the seats that won; none in a draw, and in some editions several.
        winner: the only winner, or None.
        reason: ``conditions``, ``brenn`` (a tie that the Brenn wins), ``round_limit`` or ``resigned``.
        conditions: how many victory conditions each seat met.
        won_with: the names of the only winner's conditions.
        rounds: how many rounds were complete. A game ends in the next one, in its Assembly or when somebody
            gives up, so that `View.round` is one more.
    """

    __slots__ = ("conditions", "reason", "rounds", "winners", "won_with")

    def __init__(
        self,
        winners: tuple[int, ...],
        reason: str,
        conditions: tuple[int, ...],
        won_with: tuple[str, ...] = (),
        rounds: int = 0,
    ) -> None:
        self.winners = winners
        self.reason = reason
        self.conditions = conditions
        self.won_with = won_with
        self.rounds = rounds

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.winners, self.reason, self.conditions, self.won_with, self.rounds)

    @property
    def winner(self) -> int | None:
        """The only winner; None if nobody has won, or several have."""
        return self.winners[0] if len(self.winners) == 1 else None

    def __repr__(self) -> str:
        ended = f"winner={self.winner!r}, reason={self.reason!r}"
        return f"Result({ended}, conditions={self.conditions}, rounds={self.rounds})"


def result_of(s: State) -> Result:
    """The result of a game that is over."""
    winners = bits(s.winners)
    met = tuple(conditions(s, seat) for seat in range(s.players))
    won_with = (
        met_by_name(counts(s, winners[0]), s.deeds[winners[0]], s.edition.to_win) if len(winners) == 1 else ()
    )
    return Result(winners, s.won_by, met, won_with, max(0, s.round - 1))
