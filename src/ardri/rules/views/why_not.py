"""Reasons why a card cannot be played now: keys with parameters, put into words by the text catalogues."""

from __future__ import annotations

from ardri.rules.engine.moments import DECK, MANEUVER, MOMENT_NAMES, OWN_TURN, use_at
from ardri.rules.engine.play import Window
from ardri.rules.phases.maneuvers import Maneuvers
from ardri.rules.phases.season import Season
from ardri.rules.state.state import SEASON, State


class Reason:
    """A key such as ``last_action_card``, with what a text needs to fill in."""

    __slots__ = ("key", "params")

    def __init__(self, key: str, params: dict[str, str] | None = None) -> None:
        self.key = key
        self.params = {} if params is None else params

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.key == other.key and self.params == other.params

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, (self.key, self.params)

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.params!r})" if self.params else f"Reason({self.key!r})"


def why_not(s: State, seat: int, card: int) -> Reason:
    """Why a seat cannot play a card that it is not offered now."""
    if not s.zones[seat] >> card & 1:
        return Reason("not_in_hand")
    moments = [use.moment for use in DECK[card].uses]
    if s.silent() and any(moment != OWN_TURN for moment in moments):
        return Reason("silenced")
    moment = _moment(s)
    use = use_at(card, moment)
    if use >= 0 and (moment not in (OWN_TURN, MANEUVER) or s.seat == seat):
        obstacle = DECK[card].uses[use].when.obstacle(s, seat)
        return Reason(obstacle or "not_asked")
    if moments == [OWN_TURN] and not (s.phase == SEASON and s.turn == seat):
        return Reason("not_your_turn")
    return Reason("wrong_moment", {"moments": ",".join(MOMENT_NAMES[moment] for moment in moments)})


def _moment(s: State) -> int:
    """The moment at which the question now put allows cards; -1 if it allows none."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Window):
        return top.moment
    if isinstance(top, Season):
        return OWN_TURN
    return MANEUVER if isinstance(top, Maneuvers) else -1
