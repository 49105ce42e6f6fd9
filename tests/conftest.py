"""Coverage markers: checked when tests are collected, and `--covers` selects tests by them.

A test marked ``card("bard", case="timing")`` covers ``card:bard``, ``card:bard/timing`` and every moment
that the Bard answers, such as ``window:own_turn``; the other markers make ``tile:moor`` and ``ruling:19``, or
``ruling:E8`` for one of the expansion, with a case ``ruling:E8/positive``, too.
"""

import json
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Final, TypeVar

import pytest
from hypothesis import settings

from ardri.cli.shared.rulings import rulings
from ardri.rules import game
from ardri.rules.box.catalogue import CARD_NUMBERS
from ardri.rules.editions.registry import card_keys, tile_keys
from ardri.rules.engine.moments import DECK, MOMENT_NAMES

CASES: Final = ("positive", "negative", "timing")
CARDS: Final = card_keys()
TILES: Final = tile_keys()
RULINGS: Final = [
    int(ruling.name[1:]) if ruling.name[0] == "R" else ruling.name for ruling in rulings()
]  # those of the base game by their numbers
SLOW: Final = 3600  # seconds after which a slow test is one that hangs
KNOWN: Final = {
    "card": {*CARDS, *(f"{card}/{case}" for card in CARDS for case in CASES)},
    "tile": {*TILES},
    "ruling": {*map(str, RULINGS), *(f"{ruling}/{case}" for ruling in RULINGS for case in CASES)},
    "window": {*MOMENT_NAMES},
}

Name = TypeVar("Name", str, int | str)

# The same examples everywhere, and none that fails because a machine is busy.
settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")

# On the pure engine, that is in every `make test`, all of these run. The compiled one has the same sources,
# but cannot run them: no function of it can be replaced (they plant leaks to see them noticed).
COMPILED: Final = not str(game.__file__).endswith(".py")
collect_ignore = (
    [
        "rules/secrecy/test_planted_leaks.py",
        "rules/secrecy/test_widened_audiences.py",
        "server/secrecy/test_planted_leaks.py",
    ]
    if COMPILED
    else []
)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("covers", "what tests cover")
    group.addoption(
        "--covers",
        action="append",
        default=[],
        metavar="SPEC",
        help="run only tests that cover card:bard, tile:moor, ruling:19, window:turn_end (again: or that)",
    )
    group.addoption("--covers-to", metavar="FILE", help="write what each test covers to FILE, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    for spec in config.option.covers:
        kind, _, name = spec.partition(":")
        if name not in KNOWN.get(kind, ()):
            raise pytest.UsageError(f"--covers {spec}: there is no such thing")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(ToldAtOnce(config))


class ToldAtOnce:
    """Shows why a test fails when it does, for those who would rather not wait for the others."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        terminal = self._config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and terminal is not None:
            terminal.ensure_newline()
            terminal.line(f"FAILED {report.nodeid} ({report.when})", red=True)
            terminal.line(report.longreprtext)


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Collector) -> Generator[None, object, object]:
    made = yield
    for item in made if isinstance(made, list) else ():
        try:
            list(covers(item))
        except ValueError as error:
            raise collector.CollectError(f"{item.name}: {error}") from None
    return made


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.timeout(SLOW))
    covered = {item.nodeid: sorted(set(covers(item))) for item in items}
    if config.option.covers_to:
        Path(config.option.covers_to).write_text(json.dumps(covered), encoding="utf-8")
    wanted = set(config.option.covers)
    if wanted:
        others = [item for item in items if wanted.isdisjoint(covered[item.nodeid])]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if not wanted.isdisjoint(covered[item.nodeid])]


def covers(item: pytest.Item) -> Iterator[str]:
    """All that a test covers; a marker that makes no sense is a ValueError."""
    for mark in item.iter_markers("card"):
        card = argument(mark, CARDS)
        if mark.kwargs not in [{"case": case} for case in CASES]:
            raise ValueError(f"{written(mark)} needs a case, one of {', '.join(CASES)}")
        yield f"card:{card}"
        yield f"card:{card}/{mark.kwargs['case']}"
        # From the deck, which says it even where `make mutants` has taken the moment itself away.
        for use in DECK[CARD_NUMBERS[card]].uses:
            yield f"window:{MOMENT_NAMES[use.moment]}"
    for mark in item.iter_markers("tile"):
        yield f"tile:{argument(mark, TILES)}"
    for mark in item.iter_markers("ruling"):
        ruling = argument(mark, RULINGS)
        if mark.kwargs not in [{}, *({"case": case} for case in CASES)]:
            raise ValueError(f"{written(mark)} has a case that is none of {', '.join(CASES)}")
        yield f"ruling:{ruling}"
        if mark.kwargs:
            yield f"ruling:{ruling}/{mark.kwargs['case']}"


def argument(mark: pytest.Mark, names: Sequence[Name]) -> Name:
    """The one argument of a marker."""
    if len(mark.args) != 1 or mark.args[0] not in names:
        raise ValueError(f"{written(mark)} does not name one {mark.name}")
    return names[names.index(mark.args[0])]


def written(mark: pytest.Mark) -> str:
    """A marker as it stands in the test."""
    values = [*map(repr, mark.args), *(f"{key}={value!r}" for key, value in mark.kwargs.items())]
    return f"@pytest.mark.{mark.name}({', '.join(values)})"
