"""Results as a Parquet table."""

from pathlib import Path

from pyarrow.parquet import read_table

from ardri.arena.match import Fault
from ardri.arena.parquet import write_parquet
from tests.arena.sample_results import game


def test_every_game_is_a_row_in_the_order_of_the_match(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "games.parquet"
    late = Fault("time", 2, "late")
    write_parquet(path, {1: game("abc", None, fault=late), 0: game("ba", 1, "land religion")})
    first, second = read_table(path).to_pylist()
    assert (first["game"], first["players"], first["won_by"], first["fault"]) == (0, 2, "a", None)
    assert (first["won_with"], first["points"]) == (["land", "religion"], [0.0, 1.0])
    assert (second["won_by"], second["fault"], second["fault_seat"]) == (None, "time", 2)
    assert second["points"] == [0.5, 0.5, 0.0]
