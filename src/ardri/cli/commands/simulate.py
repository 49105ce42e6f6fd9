"""``ardri simulate``: many random games at once, and what came of them."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from statistics import median
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ardri.cli.fuzzing.random_players import even
from ardri.cli.shared.engine_faults import fault_in
from ardri.cli.shared.plurals import several
from ardri.cli.shared.process_pool import spread
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.game import Game
from ardri.rules.state.state import OPEN
from ardri.texts.catalogues import texts

BATCH: Final = 20


@dataclass(frozen=True)
class Agreed:
    """What all games of a simulation have in common."""

    players: int
    discovery: bool
    rounds: int
    seed: int
    windows: str = OPEN


@dataclass(frozen=True)
class Outcome:
    """How one game went."""

    winner: str
    reason: str
    won_with: str
    rounds: int
    decisions: int


def simulate(agreed: Agreed, games: int, jobs: int) -> list[Outcome]:
    """Play the games and show how far they are; the same outcomes in the same order for any jobs."""
    size = max(1, min(BATCH, games // (4 * jobs)))
    batches = [(agreed, range(at, min(at + size, games))) for at in range(0, games, size)]
    outcomes: dict[int, Outcome] = {}
    console = Console(stderr=True)
    with Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        bar = progress.add_task("", total=games)
        with closing(spread(play_batch, batches, jobs)) as results:
            for played in results:
                outcomes.update(played)
                progress.update(bar, completed=len(outcomes))
    return [outcomes[at] for at in range(games)]


def play_batch(batch: tuple[Agreed, Iterable[int]]) -> dict[int, Outcome]:
    """Play some of the games, by their numbers."""
    agreed, numbers = batch
    return {number: play_one(agreed, number) for number in numbers}


def play_one(agreed: Agreed, number: int) -> Outcome:
    """Play one game at random; it depends on nothing but its arguments."""
    seed = f"{agreed.seed}/{number}"
    game = Game.start(
        agreed.players, seed, "discovery" if agreed.discovery else "base", agreed.windows, agreed.rounds
    )
    rng = random.Random(seed)
    decisions = 0
    try:
        while not game.over:
            codes = game.codes
            decisions += len(codes) > 1
            game.choose_code(even(rng, codes))
    except Exception as error:
        raise fault_in(game, error) from error
    winner = game.result.winner
    return Outcome(
        winner="" if winner is None else SEAT_NAMES[winner],
        reason=game.result.reason,
        won_with=" + ".join(game.result.won_with),
        rounds=game.state.round - 1,  # the last Assembly ends the game, its round is not played
        decisions=decisions,
    )


def summary(agreed: Agreed, outcomes: list[Outcome]) -> dict[str, object]:
    """What came of the games, as plain data."""
    wins = Counter(outcome.winner for outcome in outcomes)
    return {
        "games": len(outcomes),
        "players": agreed.players,
        "discovery": agreed.discovery,
        "windows": agreed.windows,
        "round_limit": agreed.rounds,
        "seed": agreed.seed,
        "wins": {seat: wins[seat] for seat in SEAT_NAMES[: agreed.players]},
        "draws": wins[""],
        "reasons": _counted(outcome.reason for outcome in outcomes),
        "won_with": _counted(outcome.won_with for outcome in outcomes if outcome.winner),
        "rounds": _range([outcome.rounds for outcome in outcomes]),
        "decisions": _range([outcome.decisions for outcome in outcomes]),
    }


def _counted(words: Iterable[str]) -> dict[str, int]:
    """How often each word comes, most frequent first, then by the alphabet."""
    return dict(sorted(Counter(words).items(), key=lambda entry: (-entry[1], entry[0])))


def _range(numbers: list[int]) -> dict[str, float]:
    return {"min": min(numbers), "median": median(numbers), "max": max(numbers)}


def tables(outcomes: list[Outcome], players: int, seconds: float) -> list[Table]:
    """What came of the games, to be looked at."""
    winners = Counter(outcome.winner for outcome in outcomes)
    seats = {f"{seat} won": winners[seat] for seat in SEAT_NAMES[:players]}
    if winners[""]:
        seats["nobody won"] = winners[""]
    say = texts("en").say
    reasons = _counted(say(f"won_by-{outcome.reason}") for outcome in outcomes)
    tracks = _counted(f"with {outcome.won_with}" for outcome in outcomes if outcome.winner)

    shares = Table(title=f"{several(len(outcomes), 'random game')} of {players} players", box=SIMPLE_HEAD)
    shares.add_column("Outcome", min_width=24)
    shares.add_column("Games", justify="right")
    shares.add_column("Share", justify="right")
    for group in (seats, reasons, tracks):
        for what, count in group.items():
            shares.add_row(what, str(count), f"{count / len(outcomes):.1%}")
        shares.add_section()

    lengths = Table(box=SIMPLE_HEAD)
    lengths.add_column("In a game", min_width=24)
    for title in ("min", "median", "max"):
        lengths.add_column(title, justify="right")
    rounds = [outcome.rounds for outcome in outcomes]
    decisions = [outcome.decisions for outcome in outcomes]
    for what, numbers in (("rounds", rounds), ("decisions", decisions)):
        lengths.add_row(what, *[f"{number:g}" for number in _range(numbers).values()])
    lengths.caption = f"{sum(decisions) / seconds:,.0f} decisions/s"
    return [shares, lengths]


def print_tables(agreed: Agreed, outcomes: list[Outcome], seconds: float) -> None:
    """Show what came of the games."""
    Console(highlight=False).print(*tables(outcomes, agreed.players, seconds), sep="\n")


def print_json(agreed: Agreed, outcomes: list[Outcome]) -> None:
    """Write what came of the games, without what differs from run to run."""
    sys.stdout.write(json.dumps(summary(agreed, outcomes), indent=2) + "\n")
