"""The benchmark's report, from made-up measurements."""

from pathlib import Path

from benchmarks.contest import Sample
from benchmarks.run import CATANATRON, COMPILED, HEARTS, INTERPRETED, Entry, Samples, absence, report


def samples(**rates: tuple[float, ...]) -> Samples:
    """For each engine the decisions it makes in a second, round by round; copies are as slow."""
    names = {"catanatron": CATANATRON, "hearts": HEARTS, "interpreted": INTERPRETED, "compiled": COMPILED}
    return {
        names[engine]: [
            Sample("CPython 3.11", {"decisions/s": rate, "real decisions/s": rate, "copy us": 1000 / rate})
            for rate in taken
        ]
        for engine, taken in rates.items()
    }


def line(text: str, start: str) -> list[str]:
    """The cells of the line that starts so, after its start."""
    (found,) = [line for line in text.splitlines() if line.startswith(start)]
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


def test_copies_are_compared_the_other_way_round_because_less_is_better() -> None:
    text = report(samples(catanatron=(100,), compiled=(2000,)), {})
    assert line(text, "catanatron's copy / ours, compiled") == ["20.0", "(20.0-20.0)", "10", "met"]


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
