"""The command ``ardri simulate``: plays many random games and counts the outcomes."""

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
class SimulationSettings:
    """The settings that all games of a simulation share."""

    players: int
    edition: str
    rounds: int
    seed: int
    windows: str = OPEN


@dataclass(frozen=True)
class Outcome:
    """The outcome of one game; `winners` are the letters of their seats, none if nobody won."""

    winners: str
    reason: str
    won_with: str
    rounds: int
    decisions: int


def simulate(settings: SimulationSettings, games: int, jobs: int) -> list[Outcome]:
    """Play the games with a progress bar. The outcomes and their order do not depend on `jobs`."""
    size = max(1, min(BATCH, games // (4 * jobs)))
    batches = [(settings, range(at, min(at + size, games))) for at in range(0, games, size)]
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


def play_batch(batch: tuple[SimulationSettings, Iterable[int]]) -> dict[int, Outcome]:
    """Play the games with these numbers."""
    settings, numbers = batch
    return {number: play_one(settings, number) for number in numbers}


def play_one(settings: SimulationSettings, number: int) -> Outcome:
    """Play one random game. It depends on nothing but its arguments."""
    seed = f"{settings.seed}/{number}"
    game = Game.start(
        settings.players,
        seed,
        settings.edition,
        settings.windows,
        settings.rounds,
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
    return Outcome(
        winners="".join([SEAT_NAMES[seat] for seat in game.result.winners]),
        reason=game.result.reason,
        won_with=" + ".join(game.result.won_with),
        rounds=game.result.rounds,
        decisions=decisions,
    )


def summary(settings: SimulationSettings, outcomes: list[Outcome]) -> dict[str, object]:
    """The counts of the outcomes, as plain data."""
    wins = Counter(outcome.winners for outcome in outcomes)
    return {
        "games": len(outcomes),
        "players": settings.players,
        "edition": settings.edition,
        "windows": settings.windows,
        "round_limit": settings.rounds,
        "seed": settings.seed,
        "wins": {seat: wins[seat] for seat in SEAT_NAMES[: settings.players]},
        "shared": sum(len(outcome.winners) > 1 for outcome in outcomes),
        "draws": wins[""],
        "reasons": _counted(outcome.reason for outcome in outcomes),
        "won_with": _counted(outcome.won_with for outcome in outcomes if outcome.won_with),
        "rounds": _range([outcome.rounds for outcome in outcomes]),
        "decisions": _range([outcome.decisions for outcome in outcomes]),
    }


def _counted(words: Iterable[str]) -> dict[str, int]:
    """The count of each word, most frequent first, then alphabetically."""
    return dict(sorted(Counter(words).items(), key=lambda entry: (-entry[1], entry[0])))


def _range(numbers: list[int]) -> dict[str, float]:
    return {"min": min(numbers), "median": median(numbers), "max": max(numbers)}


def tables(outcomes: list[Outcome], players: int, seconds: float) -> list[Table]:
    """The counts of the outcomes, as tables."""
    winners = Counter(outcome.winners for outcome in outcomes)
    seats = {f"{seat} won": winners[seat] for seat in SEAT_NAMES[:players]}
    shared = sum(len(outcome.winners) > 1 for outcome in outcomes)
    if shared:
        seats["several won together"] = shared
    if winners[""]:
        seats["nobody won"] = winners[""]
    say = texts("en").say
    reasons = _counted(say(f"won_by-{outcome.reason}") for outcome in outcomes)
    tracks = _counted(f"with {outcome.won_with}" for outcome in outcomes if outcome.won_with)

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


def print_tables(settings: SimulationSettings, outcomes: list[Outcome], seconds: float) -> None:
    """Print the tables of outcomes."""
    Console(highlight=False).print(*tables(outcomes, settings.players, seconds), sep="\n")


def print_json(settings: SimulationSettings, outcomes: list[Outcome]) -> None:
    """Print the outcomes as JSON, without values that differ from run to run."""
    sys.stdout.write(json.dumps(summary(settings, outcomes), indent=2) + "\n")
