"""Results written by hand."""

from ardri.arena.match import Fault, GameResult


def game(
    bots: str,
    winner: int | None,
    won_with: str = "land",
    rounds: int = 5,
    fault: Fault | None = None,
    seed: str = "0/0",
) -> GameResult:
    """A game of bots with names of one letter."""
    players = len(bots)
    return GameResult(
        seed=seed,
        bots=tuple(bots),
        winner=winner,
        reason="forfeit" if fault else "conditions" if winner is not None else "round_limit",
        conditions=tuple(int(seat == winner) for seat in range(players)),
        won_with=tuple(won_with.split()) if winner is not None and fault is None else (),
        rounds=rounds,
        decisions=tuple(range(10, 10 + players)),
        seconds=tuple(0.5 + seat for seat in range(players)),
        slowest=tuple(0.1 * (seat + 1) for seat in range(players)),
        digest="00",
        fault=fault,
    )
