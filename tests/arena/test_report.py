"""The report and its plots."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from ardri.arena.charts import Measured, Path, courses, histogram, intervals, shares, ticks
from ardri.arena.match import Fault, GameResult
from ardri.arena.race import Played, played
from ardri.arena.ratings import ratings
from ardri.arena.report import report
from ardri.arena.schedule import Match, fixtures
from ardri.arena.style import hues, kinds
from ardri.pictures.drawing.palette import DAY, NIGHT, Palette, contrast, mixed
from tests.arena.sample_results import game


class Page(HTMLParser):
    """A page that is read: its headings, its text, and whether every element is closed."""

    VOID = ("meta",)

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.text = ""
        self.links: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Nothing stays open."""

    def handle_data(self, data: str) -> None:
        self.text += data
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


def a_match(bots: str, sizes: tuple[int, ...]) -> Played:
    match = Match(tuple(bots), sizes)
    games = fixtures(match, 60)
    results: dict[int, GameResult] = {}
    for fixture in games:
        best = fixture.bots.index(min(fixture.bots))
        results[fixture.number] = game(
            "".join(fixture.bots), best, rounds=fixture.number % 9, seed=fixture.seed
        )
    return played(match, games, results)


def test_a_duel_is_reported_and_the_page_is_whole() -> None:
    match = a_match("ab", (2,))
    page = Page(report(match, ratings(("a", "b"), match.games)))
    assert page.open == []
    assert page.headings == [
        "Who wins the games",
        "Seat by seat",
        "The course of the match",
        "Ratings",
        "How games are won",
        "How long games are",
        "How long bots think",
    ]
    assert "a plays above par: sure after 10 laps." in page.text
    assert "100.0% (94.0–100.0)" in page.text


def test_the_page_needs_nothing_from_elsewhere() -> None:
    html = report(a_match("ab", (2,)), [])
    assert Page(html).links == []
    assert set(re.findall(r"https?://[^\s\"<]+", html)) <= {"http://www.w3.org/2000/svg"}
    assert "@import" not in html
    assert "prefers-color-scheme:dark" in html


def test_a_mixed_field_is_reported_by_sizes_of_tables_and_one_against_one() -> None:
    page = Page(report(a_match("abc", (2, 4)), []))
    assert "Who wins the games of 2 players" in page.headings
    assert "Seat by seat of 4 players" in page.headings
    assert "One against one" in page.headings
    assert "Ratings" not in page.headings


def test_what_went_wrong_is_told_and_cannot_break_the_page() -> None:
    match = Match(("a", "b"))
    games = fixtures(match, 2)
    fault = Fault("crash", 1, "it crashed with <script>alert(1)</script>", "line 1 & <b>")
    results = {fixture.number: game("".join(fixture.bots), 0, fault=fault) for fixture in games}
    html = report(played(match, games, results), [])
    assert "<script" not in html
    assert "What went wrong" in Page(html).headings
    assert "forfeits: it crashed with <script>" in Page(html).text


def test_nothing_played_is_a_page_too() -> None:
    match = Match(("a", "b"))
    assert "No game was played." in Page(report(played(match, fixtures(match, 2), {}), [])).text


# Plots


def shapes(svg: str, tag: str) -> list[dict[str, str]]:
    """The elements of a kind in a picture, which is XML."""
    return [dict(found.attrib) for found in ElementTree.fromstring(svg).iter(tag)]


def test_an_interval_is_drawn_where_it_lies() -> None:
    svg = intervals("t", [Measured("a", 0.5, 0.25, 0.75, "half")], 0.5)
    (reach,) = shapes(svg, "rect")
    (dot,) = shapes(svg, "circle")
    assert float(reach["x"]) + float(reach["width"]) / 2 == pytest.approx(float(dot["cx"]))
    (par,) = [line for line in shapes(svg, "line") if line["class"] == "par"]
    assert par["x1"] == dot["cx"]


def test_a_histogram_has_a_bar_for_each_number_and_never_too_many() -> None:
    bars = shapes(histogram("t", [1, 2, 2, 4], "n"), "rect")
    heights = [float(bar["height"]) for bar in bars]
    assert heights[1] == max(heights) == 2 * heights[0]
    assert heights[2] == 0
    assert len(shapes(histogram("t", list(range(0, 5000, 7)), "n"), "rect")) <= 37


def test_shares_fill_the_bar() -> None:
    boxes = shapes(shares("t", {"a": {"x": 1, "y": 3}, "b": {"y": 2}}, ("x", "y")), "rect")
    widths = [float(box["width"]) for box in boxes]
    assert widths[0] + widths[1] == pytest.approx(widths[2])
    assert widths[1] == 3 * widths[0]


def test_a_course_ends_at_its_last_value() -> None:
    svg = courses("t", [Path("a", [(1, 0.5, 0.2, 0.8), (2, 0.75, 0.4, 0.9)])], 0.5, "laps")
    (dot,) = shapes(svg, "circle")
    par = next(line for line in shapes(svg, "line") if line["class"] == "par")
    assert float(dot["cy"]) < float(par["y1"])


@pytest.mark.parametrize(("low", "high"), [(0, 1), (3, 17), (12.2, 31.9), (0, 4000), (0, 0.03)])
def test_ticks_are_round_and_inside(low: float, high: float) -> None:
    found = ticks(low, high)
    assert 2 <= len(found) <= 11
    assert low <= found[0]
    assert found[-1] <= high


@pytest.mark.parametrize("palette", [DAY, NIGHT])
def test_the_colours_of_bots_and_conditions_stand_out_from_the_page(palette: Palette) -> None:
    lit = 0.16 if palette is NIGHT else 0.0
    for colour in [*hues(palette), *kinds(palette)]:
        assert contrast(mixed(colour, "#ffffff", lit), palette.page) > 2
