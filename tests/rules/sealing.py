"""Sealed windows under test: who is asked, and letting them pass."""

from ardri.rules.catalogue import SEAT_NAMES
from ardri.rules.game import Game
from ardri.rules.play import Window

__all__ = ["asked", "in_window", "let_be"]


def in_window(game: Game) -> bool:
    """Whether reactions are awaited."""
    return bool(game.state.stack) and isinstance(game.state.stack[-1], Window)


def asked(game: Game) -> str:
    """Who is asked what, like ``"B C card_declared"``; empty when the game is over."""
    names = [SEAT_NAMES[decision.seat] for decision in game.pending]
    return " ".join([*names, game.state.question])


def let_be(game: Game) -> None:
    """Everybody declines until something else is asked."""
    while in_window(game):
        game.choose("decline")
