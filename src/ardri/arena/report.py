"""The report of a match: one HTML page that needs nothing else, by day and by night."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from ardri.arena.charts import (
    HUES,
    Measured,
    Path,
    courses,
    histogram,
    intervals,
    percent,
    shares,
)
from ardri.arena.match import GameResult
from ardri.arena.race import Played, verdict
from ardri.arena.schedule import Match
from ardri.arena.style import page
from ardri.arena.summary import (
    Rating,
    Standing,
    complete,
    duels,
    endings,
    standing,
    standings,
    ways,
)
from ardri.rules.box.catalogue import SEAT_NAMES

WAYS: Final = (
    "leadership",
    "religion",
    "land",
    "leadership + religion",
    "leadership + land",
    "religion + land",
    "leadership + religion + land",
)
ENDINGS: Final = {
    "conditions": "most victory conditions",
    "brenn": "the Brenn among the tied",
    "round_limit": "round limit, nobody won",
    "too_long": "broken off, too many decisions",
    "forfeit": "a forfeit",
    "void": "an error of ours, counted for nobody",
}
STEPS: Final = 60  # of the course of a match
MOST_FAULTS: Final = 50


def report(played: Played, ratings: Sequence[Rating]) -> str:
    """The page."""
    names = list(played.match.bots)
    if not played.counted:
        return page(names, "No game was played.", "")
    return page(names, verdict(played), "".join(_sections(played, played.counted, ratings)))


def _sections(played: Played, games: list[GameResult], ratings: Sequence[Rating]) -> Iterable[str]:
    match = played.match
    yield _facts(played, games)
    for size in played.sizes:
        there = [game for game in games if len(game.bots) == size]
        where = f" of {size} players" if len(played.sizes) > 1 else ""
        yield _section(
            f"Who wins the games{where}",
            f"The share of the points with its 95% interval (Wilson). A bot as good as the others is at the "
            f"broken line, {percent(1 / size)}.",
            intervals(f"Shares of the points{where}", _scores(match, there), 1 / size),
            _standings(standings(match.bots, there)),
        )
        yield _section(
            f"Seat by seat{where}",
            "Every bot plays each deal from each seat. Where a bot or the game favours one, it shows.",
            intervals(f"Shares of the points by seats{where}", _by_seat(match, there, size), 1 / size),
        )
    yield from _course(played)
    if len(match.bots) > 2:
        yield _section(
            "One against one",
            "Of the points that two bots got at tables where both sat, the share of the one on the left.",
            _duels(match.bots, games),
        )
    if ratings:
        yield _section(
            "Ratings",
            "Strength over tables of all sizes (openskill, Plackett-Luce) with its 95% interval. Everybody "
            "begins at 25.",
            intervals("Ratings", _rated(match, ratings), None, shares=False),
        )
    yield from _how_won(match, games)
    ended = complete(games)
    if ended:
        rounds, decisions = [game.rounds for game in ended], [sum(game.decisions) for game in ended]
        yield _section(
            "How long games are",
            "Games that were played to their end.",
            histogram("Rounds", rounds, "rounds"),
            histogram("Decisions", decisions, "decisions of all seats"),
        )
    yield _section("How long bots think", "By the clock on the wall.", _paces(match, games))
    yield from _faults(played.games)


def _facts(played: Played, games: list[GameResult]) -> str:
    match, terms = played.match, played.match.terms
    facts = {
        "games": f"{len(games):,}",
        "deals": f"{len(dict.fromkeys(game.seed for game in games)):,}",
        "at a table": " or ".join(map(str, match.players)),
        "seed": str(match.seed),
        "windows": terms.windows,
        "setup": terms.edition,
        "round limit": str(terms.round_limit or "none"),
        "time for a decision": f"{terms.time_limit:g} s" if terms.time_limit else "as they like",
    }
    items = "".join(f"<div><dt>{name}</dt><dd>{escape(value)}</dd></div>" for name, value in facts.items())
    return f'<dl class="facts">{items}</dl>'


def _section(title: str, words: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(words)}</p>{''.join(parts)}</section>"


def table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column has names and whose others have numbers."""
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    body = "".join(
        f"<tr><th>{escape(row[0])}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in row[1:])}</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


# Parts


def _scores(match: Match, games: Sequence[GameResult]) -> list[Measured]:
    return [
        _measured(one.bot, one, match.bots.index(one.bot))
        for one in standings(match.bots, games)
        if one.games
    ]


def _by_seat(match: Match, games: Sequence[GameResult], size: int) -> list[Measured]:
    found = []
    for one in standings(match.bots, games):
        for seat in range(size):
            there = standing(one.bot, games, seat)
            if there.games:
                name = f"{one.bot} in {SEAT_NAMES[seat]}"
                found.append(_measured(name, there, match.bots.index(one.bot)))
    return found


def _measured(name: str, one: Standing, hue: int) -> Measured:
    low, high = one.interval
    words = f"{percent(one.score)} ({100 * low:.1f}–{100 * high:.1f})"
    return Measured(name, one.score, low, high, words, hue)


def _standings(found: Sequence[Standing]) -> str:
    titles = ("bot", "games", "wins", "shared", "draws", "forfeits", "points", "share")
    return table(
        titles,
        [
            (
                one.bot,
                f"{one.games:,}",
                f"{one.wins:,}",
                f"{one.shared:,}",
                f"{one.draws:,}",
                f"{one.forfeits:,}",
                f"{one.points:,.1f}",
                percent(one.score),
            )
            for one in found
        ],
    )


def _course(played: Played) -> Iterable[str]:
    paths = []
    for bot, wager in played.race.wagers.items():
        laps = len(wager.scores)
        if laps < 2:
            continue
        steps = []
        for at in sorted({max(1, round(laps * step / STEPS)) for step in range(1, STEPS + 1)}):
            so_far = wager.scores[:at]
            par = sum(score.par for score in so_far) / at
            low, high = wager.edges(at)
            mean = sum(score.points for score in so_far) / at
            steps.append((float(at), mean, par + low, par + high))
        paths.append(Path(bot, steps, played.match.bots.index(bot)))
    if not paths:
        return
    par = played.race.wagers[paths[0].name].scores[0].par
    names = " ".join(_key(f"h{path.hue % HUES}", path.name) for path in paths)
    yield _section(
        "The course of the match",
        "The share of the points lap by lap. The band may be looked at after any lap: the chance that it "
        "ever leaves out the true share is at most 5%. When it leaves the broken line, it is sure that the "
        "bot does not play at par.",
        courses("The course of the match", paths, par, "laps (each lineup meets once, in every seating)"),
        f'<p class="keys">{names}</p>',
    )


def _key(kind: str, name: str) -> str:
    return f'<span class="{kind}"><i></i>{escape(name)}</span>'


def _duels(bots: Sequence[str], games: Sequence[GameResult]) -> str:
    met = duels(bots, games)
    rows = []
    for one in bots:
        cells = [one]
        for other in bots:
            own, theirs = met.get((one, other), (0.0, 0.0))
            cells.append(percent(own / (own + theirs)) if own + theirs else "–")
        rows.append(cells)
    return table(["against", *bots], rows)


def _rated(match: Match, ratings: Sequence[Rating]) -> list[Measured]:
    return [
        Measured(
            one.bot,
            one.mu,
            *one.interval,
            f"{one.mu:.1f} ± {1.96 * one.sigma:.1f}",
            match.bots.index(one.bot),
        )
        for one in ratings
    ]


def _how_won(match: Match, games: Sequence[GameResult]) -> Iterable[str]:
    rows = {bot: won for bot in match.bots if (won := ways(games, bot))}
    if rows:
        found = ways(games)
        keys = " ".join(_key(f"k{WAYS.index(way)}", way) for way in WAYS if way in found)
        yield _section(
            "How games are won",
            "The conditions that the winner met, Deeds spent where they help most.",
            shares("Conditions that won", rows, WAYS),
            f'<p class="keys">{keys}</p>',
            table(
                ("the game ended by", "games", "share"),
                [
                    (ENDINGS.get(reason, reason), f"{count:,}", percent(count / len(games)))
                    for reason, count in endings(games).items()
                ],
            ),
        )


def _paces(match: Match, games: Sequence[GameResult]) -> str:
    found = [standing(bot, games) for bot in match.bots]
    return table(
        ("bot", "ms a decision", "slowest, ms", "decisions a game", "s a game"),
        [
            (
                one.bot,
                f"{1000 * one.pace:,.3f}",
                f"{1000 * one.slowest:,.1f}",
                f"{one.decisions / one.games:,.0f}" if one.games else "–",
                f"{one.seconds / one.games:,.3f}" if one.games else "–",
            )
            for one in found
        ],
    )


def _faults(games: Sequence[GameResult]) -> Iterable[str]:
    told = [game for game in games if game.fault_text()]
    if told:
        items = "".join(f"<li>{escape(game.fault_text())}{_trace(game)}</li>" for game in told[:MOST_FAULTS])
        more = len(told) - MOST_FAULTS
        left = f"<p>And {more} more, in the file of results.</p>" if more > 0 else ""
        yield _section(
            "What went wrong",
            "Who crashes, answers what is not offered or overruns its time gets nothing; the others share "
            "the point.",
            f'<ol class="faults">{items}</ol>{left}',
        )


def _trace(game: GameResult) -> str:
    trace = "" if game.fault is None else game.fault.trace
    return f"<details><summary>where</summary><pre>{escape(trace)}</pre></details>" if trace else ""
