"""Results as a Parquet table, one row a game, for whoever has pyarrow (``pip install ardri[parquet]``)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pyarrow import Table
from pyarrow.parquet import write_table

from ardri.arena.match import GameResult
from ardri.arena.results_file import result_to_json


def write_parquet(path: Path, results: Mapping[int, GameResult]) -> None:
    """Write the games in the order of the match."""
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = [row_of(number, results[number]) for number in sorted(results)]
    write_table(Table.from_pylist(rows), path)


def row_of(number: int, result: GameResult) -> dict[str, object]:
    """A game as one row; lists are by seat."""
    fault = result.fault
    row = {"game": number, "players": len(result.bots), **result_to_json(result)}
    for key in ("fault", "record", "deaths", "sharing"):
        row.pop(key, None)
    return {
        **row,
        "points": list(result.points),
        "won_by": None if result.winner is None else result.bots[result.winner],
        "sharing": list(result.sharing),
        "fault": None if fault is None else fault.kind,
        "fault_seat": None if fault is None else fault.seat,
        "fault_words": None if fault is None else fault.words,
        "deaths": result.deaths,
    }
