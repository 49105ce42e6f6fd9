"""Win probability of each seat, judged by the position alone.

The weights were fitted to who won in 12,000 games among chieftains, by their standing at each deal: how far
the tracks have come (as the evaluation counts it), Deeds, clans on the board, Epic Tales in hand. To lead
territories beyond that told nothing. They are natural logarithms of odds, by the number of players.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ardri.bots.evaluation import progress, survey, would_win
from ardri.rules.state.state import FINISHED, State

TRACKS: Final = (0.0, 0.0, 0.19, 0.14, 0.18, 0.18)
DEED: Final = (0.0, 0.0, 0.54, 0.23, 0.3, 0.3)
CLAN: Final = (0.0, 0.0, 0.29, 0.11, 0.13, 0.13)
TALE: Final = (0.0, 0.0, 0.13, 0.12, 0.16, 0.16)

# In the middle of a season, where a search had to break off
CARD: Final = 0.12
AHEAD: Final = 2.5


def win_probabilities(s: State) -> list[float]:
    """The chance of each seat to win; together they are one.

    >>> from ardri.testing import position
    >>> game = position(clans={"hills": "A3", "plains": "B1"}, turn="A")
    >>> mine, yours = win_probabilities(game.state)
    >>> mine > 0.5 > yours
    True
    """
    players = s.players
    if s.phase == FINISHED:
        if not s.winners:
            return [1 / players] * players
        return [float(s.winners >> seat & 1) / s.winners.bit_count() for seat in range(players)]
    logits = [_logit(s, seat) for seat in range(players)]
    for seat in would_win(s):
        logits[seat] += AHEAD
    most = max(logits)
    odds = [exp(logit - most) for logit in logits]
    total = sum(odds)
    return [each / total for each in odds]


def _logit(s: State, seat: int) -> float:
    players = s.players
    deeds = s.deeds[seat]
    held = s.zones[seat]
    return (
        TRACKS[players] * progress(survey(s, seat)[0], deeds, s.edition.to_win)
        + DEED[players] * deeds
        + CLAN[players] * (s.edition.clans - s.reserve[seat])
        + TALE[players] * (held & s.edition.epic_cards).bit_count()
        + CARD * (held & s.edition.action_cards).bit_count()
    )
