"""Results file (JSON lines): first the match, then one line a game, written as soon as it is played.

A line that was not finished is left out when the file is read, and its game is played again.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

from ardri.arena.match import Fault, GameResult, Terms
from ardri.arena.schedule import Fixture, Match
from ardri.rules.box.fingerprints import RULES_VERSION, fingerprint

FORMAT: Final = 1

Data = dict[str, object]


class BadResults(Exception):
    """A file of results is not what it should be; the message says which and why."""


# A match


def match_to_json(match: Match) -> Data:
    """The match, as the first line of the file."""
    return {
        "arena": FORMAT,
        "rules": RULES_VERSION,
        "bots": list(match.bots),
        "players": list(match.players),
        "seed": match.seed,
        **({"alone": True} if match.alone else {}),
        **asdict(match.terms),
    }


def _edition(data: Data) -> str:
    """The edition that was played; files older than editions have a flag for it."""
    return "discovery" if data.get("discovery") is True else str(data.get("edition", "base"))


def match_from_json(data: Data) -> Match:
    """The match, from the first line of a file."""
    if data.get("arena") != FORMAT:
        raise BadResults("it is no file of the arena, or of another version")
    if data.get("rules") != RULES_VERSION:
        raise BadResults(f"it was played on version {data.get('rules')} of the rules, not {RULES_VERSION}")
    terms = Terms(
        _text(data, "windows"),
        _edition(data),
        _whole(data, "round_limit"),
        _float(data["time_limit"]),
    )
    bots, players = _list(data, "bots"), _list(data, "players")
    alone = data.get("alone") is True
    return Match(tuple(map(str, bots)), tuple(map(_int, players)), _whole(data, "seed"), terms, alone)


def name_of(match: Match) -> str:
    """A name for the files of a match: the same for the same agreement, and for no other."""
    bots = "-".join("".join(c if c.isalnum() else "_" for c in bot) for bot in match.bots)
    print_ = fingerprint("ardri match", match_to_json(match), size=3)
    return f"{bots[:60]}-{'+'.join(map(str, match.players))}p-{print_}"


# A game


def result_to_json(result: GameResult) -> Data:
    """The result of a game as plain data; seats are counted from 0."""
    data: Data = {
        "seed": result.seed,
        "seats": list(result.bots),
        "winner": result.winner,
        "reason": result.reason,
        "conditions": list(result.conditions),
        "won_with": list(result.won_with),
        "rounds": result.rounds,
        "decisions": list(result.decisions),
        "seconds": [round(seconds, 6) for seconds in result.seconds],
        "slowest": [round(seconds, 6) for seconds in result.slowest],
        "digest": result.digest,
    }
    if result.sharing:
        data["sharing"] = list(result.sharing)
    if result.fault is not None:
        data["fault"] = asdict(result.fault)
    if result.deaths:
        data["deaths"] = result.deaths
    if result.record:
        data["record"] = result.record
    return data


def result_from_json(data: Data) -> GameResult:
    """The result that `result_to_json` wrote."""
    winner, fault = data["winner"], data.get("fault")
    return GameResult(
        seed=_text(data, "seed"),
        bots=tuple(map(str, _list(data, "seats"))),
        winner=None if winner is None else _int(winner),
        reason=_text(data, "reason"),
        conditions=tuple(map(_int, _list(data, "conditions"))),
        won_with=tuple(map(str, _list(data, "won_with"))),
        rounds=_whole(data, "rounds"),
        decisions=tuple(map(_int, _list(data, "decisions"))),
        seconds=tuple(map(_float, _list(data, "seconds"))),
        slowest=tuple(map(_float, _list(data, "slowest"))),
        digest=_text(data, "digest"),
        fault=_fault(fault) if isinstance(fault, dict) else None,
        deaths=_int(data.get("deaths", 0)),
        sharing=tuple(map(_int, _list(data, "sharing"))) if "sharing" in data else (),
        record=str(data.get("record", "")),
    )


def _fault(data: Data) -> Fault:
    seat = data["seat"]
    return Fault(
        _text(data, "kind"), None if seat is None else _int(seat), _text(data, "words"), _text(data, "trace")
    )


def line_of(fixture: Fixture, result: GameResult) -> str:
    """The line of a game."""
    numbers = {"game": fixture.number, "lap": fixture.lap, "deal": fixture.deal}
    return json.dumps({**numbers, **result_to_json(result)}, ensure_ascii=False)


# The file


class Results:
    """The file of a match, and the results in it by the number of the game. Open it with `open_results`."""

    def __init__(self, path: Path, match: Match, games: dict[int, GameResult]) -> None:
        self.path = path
        self.match = match
        self.games = games
        self._out = path.open("a", encoding="utf-8")

    def add(self, fixture: Fixture, result: GameResult) -> None:
        """Write a game down at once; one that counts for nobody too, though it is played again next time."""
        self.games[fixture.number] = result
        self._out.write(line_of(fixture, result) + "\n")
        self._out.flush()

    def close(self) -> None:
        """No more games come."""
        self._out.close()


def open_results(path: Path, match: Match, fresh: bool = False) -> Results:
    """The file of a match, begun if it is not there; games that count are not played again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if fresh or not path.exists() or not path.stat().st_size:
        path.write_text(json.dumps(match_to_json(match), ensure_ascii=False) + "\n", encoding="utf-8")
        return Results(path, match, {})
    found, games = read_results(path)
    if found != match:
        raise BadResults(f"{path} holds another match; name another file, or begin anew with --fresh")
    whole = path.read_bytes()
    if not whole.endswith(b"\n"):
        path.write_bytes(whole[: whole.rfind(b"\n") + 1])
    return Results(path, match, {number: result for number, result in games.items() if not result.void})


def read_results(path: Path) -> tuple[Match, dict[int, GameResult]]:
    """The content of a file of results: the last line of each game."""
    lines = path.read_text(encoding="utf-8").split("\n")
    games: dict[int, GameResult] = {}
    try:
        match = match_from_json(_object(lines[0]))
        for number, line in enumerate(lines[1:-1], 2):
            try:
                data = _object(line)
                games[_whole(data, "game")] = result_from_json(data)
            except (KeyError, TypeError, ValueError) as error:
                raise BadResults(f"line {number} is broken ({error!r})") from None
    except (KeyError, TypeError, ValueError) as error:
        raise BadResults(f"{path} does not say what was agreed ({error!r})") from None
    except BadResults as error:
        raise BadResults(f"{path} cannot be read: {error}") from None
    return match, games


def _object(line: str) -> Data:
    data: object = json.loads(line)
    if not isinstance(data, dict):
        raise ValueError("it is no object")
    return data


def _int(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} is no whole number")
    return value


def _float(value: object) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise ValueError(f"{value!r} is no number")
    return float(value)


def _whole(data: Data, key: str) -> int:
    return _int(data[key])


def _text(data: Data, key: str) -> str:
    value = data[key]
    if not isinstance(value, str):
        raise ValueError(f"{key} is no text")
    return value


def _list(data: Data, key: str) -> list[object]:
    value = data[key]
    if not isinstance(value, list):
        raise ValueError(f"{key} is no list")
    return value
