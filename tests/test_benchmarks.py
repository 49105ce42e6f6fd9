"""The benchmark's report, from made-up measurements."""

import asyncio
import json
from pathlib import Path

from ardri.server.operations.admin import try_patch
from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.storage.queries.tables import alive
from ardri.server.storage.sqlite.database import SqliteDatabase
from benchmarks import sleeping_tables
from benchmarks.contest import Sample
from benchmarks.run import CATANATRON, COMPILED, HEARTS, INTERPRETED, Entry, Samples, absence, report


def samples(**rates: tuple[float, ...]) -> Samples:
    """For each engine the decisions it makes in a second, round by round; copies are as slow."""
    names = {"catanatron": CATANATRON, "hearts": HEARTS, "interpreted": INTERPRETED, "compiled": COMPILED}
    return {
        names[engine]: [Sample("CPython 3.11", measured(rate)) for rate in taken]
        for engine, taken in rates.items()
    }


def measured(rate: float) -> dict[str, float]:
    rates = ["decisions/s", "real decisions/s", "decisions/s, after the deal"]
    return {**dict.fromkeys(rates, rate), "copy us": 1000 / rate}


def line(text: str, start: str) -> list[str]:
    """The cells of the line that starts so, after its start."""
    (found,) = [line for line in text.splitlines() if line.startswith(f"{start} ")]
    return found.removeprefix(start).split()


def test_each_measure_shows_its_median_and_its_spread() -> None:
    text = report(samples(catanatron=(100, 300, 200)), {})
    assert line(text, "decisions/s") == ["200", "(100-300)"]


def test_each_engine_names_its_interpreter() -> None:
    text = report(samples(catanatron=(100,), interpreted=(300,)), {})
    assert line(text, "interpreter") == ["CPython", "3.11", "CPython", "3.11"]


def test_ratios_are_taken_within_a_round() -> None:
    text = report(samples(catanatron=(100, 200), interpreted=(400, 800)), {})
    ratio = line(text, "real decisions / all of catanatron's, interpreted")
    assert ratio == ["4.00", "(4.00-4.00)", "3", "met"]


def test_a_ratio_below_its_target_is_not_met() -> None:
    text = report(samples(hearts=(400,), compiled=(300,)), {})
    ratio = line(text, "real decisions / all of hearts', compiled")
    assert ratio == ["0.75", "(0.75-0.75)", "1", "not", "met"]


def test_a_ratio_without_a_target_has_no_verdict() -> None:
    text = report(samples(hearts=(400,), compiled=(300,)), {})
    ratio = line(text, "real decisions / those of hearts after the deal, compiled")
    assert ratio == ["0.75", "(0.75-0.75)"]


def test_copies_are_compared_the_other_way_round_because_less_is_better() -> None:
    text = report(samples(catanatron=(100,), compiled=(2000,)), {})
    assert line(text, "catanatron's copy / ours, compiled") == ["20.0", "(20.0-20.0)", "10", "met"]


def test_batches_are_compared_with_the_same_engine_without_a_batch() -> None:
    taken = {"decisions/s": 1000.0, "decisions/s, batch with masks": 650.0}
    text = report({COMPILED: [Sample("CPython 3.11", taken)]}, {})
    ratio = line(text, "batch with masks / without a batch, compiled")
    assert ratio == ["0.65", "(0.65-0.65)", "0.7", "not", "met"]
    assert "batch with observations" not in text


def test_a_measure_that_an_engine_does_not_have_is_a_dash() -> None:
    only_ours = {INTERPRETED: [Sample("CPython 3.11", {"view JSON us": 180.0})]}
    text = report({**samples(hearts=(100,)), **only_ours}, {})
    assert line(text, "view JSON us") == ["-", "180", "(180-180)"]


def test_an_engine_that_is_missing_is_named_with_the_reason_and_not_compared() -> None:
    text = report(samples(catanatron=(100,), interpreted=(300,)), {HEARTS: "it has no package"})
    assert "OpenSpiel hearts is left out: it has no package." in text
    assert "hearts'" not in text
    assert "all of catanatron's, interpreted" in text


def test_an_engine_is_absent_without_its_interpreter() -> None:
    reason = absence(Entry("benchmarks.ours", "compiled", python=Path("nowhere/bin/python")))
    assert reason == "there is no nowhere/bin/python, which `make fast` makes with a C compiler"


def test_an_engine_is_absent_without_its_package() -> None:
    reason = absence(Entry("benchmarks.peer", "way", package="no_such_package"))
    assert reason == "the package no_such_package is not there; perhaps it has none for this Python"
    assert absence(Entry("benchmarks.ours", "interpreted", package="ardri")) is None


def test_the_document_shows_the_recorded_instructions() -> None:
    home = Path(__file__).parent.parent
    document = (home / "docs/performance.md").read_text(encoding="utf-8")
    record: dict[str, dict[str, int]] = json.loads((home / "benchmarks/instructions.json").read_text("utf-8"))
    counts = record["callgrind, CPython 3.11.7 on x86_64"]
    for engine in ("interpreted", "compiled"):
        assert f"| {engine} | {counts[engine]:,} |" in document


def test_the_sleeping_tables_of_the_benchmark_are_real_games(tmp_path: Path) -> None:
    path = tmp_path / "ardri.db"
    asyncio.run(sleeping_tables.furnish(path, tables=4, due=1, finished=2, own=1))
    with OfflineDatabase(SqliteDatabase(path)) as database:
        running = database.read(alive)
        assert len(running) == 4
        for id_ in running:
            game, found = try_patch(database, id_)
            assert (found.misfit, found.other, found.kept) == (None, None, game.stored)
            assert game.stored == sleeping_tables.ENTRIES
            assert game.snapshot is not None


def test_the_report_of_sleeping_tables_has_the_median_of_all_requests() -> None:
    found = sleeping_tables.Measured(1.5, 1.25, 90, 100, [3, 1, 2], 0)
    text = sleeping_tables.report(2000, 10, 5, found)
    assert "2,000 running tables, 5 of them due, and 10 finished" in text
    assert line(text, "ms for one's own tables") == ["2.0"]
    assert line(text, "s from the start to ready") == ["1.50"]
