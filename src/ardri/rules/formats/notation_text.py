"""Positions as text: the JSON form written one line for each thing on the table, and read back.

position 3
setting 3 ordinary open 0
time season 2 B
seat A reserve=7 deeds=1 reply=-
territory plains 0,0,up sanctuaries=1 citadels=0 2 1 0
cards hand:A bard eriu
doing Season 1 0 false

Lines `knows` say what each observer can know; without them nobody has seen more than their own cards.
"""

from __future__ import annotations

from json import JSONDecodeError, dumps, loads
from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.errors import PositionError
from ardri.rules.formats.edition_data import edition_from_text, edition_to_text
from ardri.rules.formats.notation import Data, from_json, to_json
from ardri.rules.game import Game
from ardri.rules.state.chance import Source

NOTES: Final = ("brenn", "crows", "capital", "festival", "pretenders", "cathbad", "ploy", "winner", "won_by")


def to_text(game: Game) -> str:
    """The position of a game as text."""
    return json_to_text(to_json(game))


def from_text(text: str, source: Source | None = None) -> Game:
    """The game that `to_text` wrote, going on with a source of chance.

    Raises:
        PositionError: if a line cannot be read, or there can be no such position.
    """
    return from_json(text_to_json(text), source)


def json_to_text(data: Data) -> str:
    """The text with the content of a position's JSON."""
    lines = [
        f"position {data['format']}",
        f"setting {data['players']} {edition_to_text(data)} {data['windows']} {data['round_limit']}",
        f"time {data['phase']} {data['round']} {data['turn']}",
        *[f"{name} {data[name]}" for name in NOTES],
        f"outcome {data['outcome']}",
    ]
    for at, (reserve, deeds, reply, answer) in enumerate(
        _zip(data, "reserve", "deeds", "replies", "answers")
    ):
        lines.append(_line("seat", f"{SEAT_NAMES[at]} reserve={reserve} deeds={deeds} reply={reply}", answer))
    for land in _items(data["territories"]):
        assert isinstance(land, dict)
        buildings = f"sanctuaries={land['sanctuaries']} citadels={land['citadels']}"
        lines.append(_line("territory", f"{land['name']} {land['site']} {buildings}", land["clans"]))
    lines.extend(_line("tiles", "", layer) for layer in _items(data["tile_stack"]))
    lines.append(_line("drawn", "", data["drawn_tiles"]))
    cards = data["cards"]
    assert isinstance(cards, dict)
    lines.extend(_line("cards", zone, names) for zone, names in cards.items())
    lines.append(_line("chance", "", data["chance"]))
    if data["clash"] is not None:
        lines.append(f"clash {dumps(data['clash'])}")
    for frame in _items(data["doing"]):
        name, *values = _items(frame)
        lines.append(_line("doing", str(name), [dumps(value, separators=(",", ":")) for value in values]))
    if "markers" in data:
        lines.append(f"markers {dumps(data['markers'])}")
    knowledge = data["knowledge"]
    assert isinstance(knowledge, dict)
    for name, entry in knowledge.items():
        lines.append(f"knows {name} {dumps(entry, separators=(',', ':'))}")
    return "\n".join(lines) + "\n"


def text_to_json(text: str) -> Data:
    """The JSON with the content of a position's text; a line that cannot be read is named."""
    data: Data = {"clash": None}
    lists: dict[str, list[object]] = {
        name: [] for name in ("reserve", "deeds", "replies", "answers", "territories", "tile_stack", "doing")
    }
    cards: dict[str, list[str]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#"):
            continue
        try:
            _read_line(word, rest, data, lists, cards)
        except (ValueError, KeyError, JSONDecodeError) as error:
            raise PositionError(f"line {number} cannot be read: {line!r} ({error})") from None
    return {**data, **lists, "cards": cards}


def _read_line(
    word: str, rest: str, data: Data, lists: dict[str, list[object]], cards: dict[str, list[str]]
) -> None:
    values = rest.split()
    if word == "position":
        data["format"] = int(rest)
    elif word == "setting":
        players, setup, data["windows"], limit = values
        data["players"], data["round_limit"] = int(players), int(limit)
        data.update(edition_from_text(setup))
    elif word == "time":
        data["phase"], turn_round, data["turn"] = values
        data["round"] = int(turn_round)
    elif word in NOTES:
        data[word] = rest
    elif word == "outcome":
        data["outcome"] = int(rest)
    elif word == "seat":
        _, reserve, deeds, reply, *answer = values
        lists["reserve"].append(_field("reserve", reserve))
        lists["deeds"].append(_field("deeds", deeds))
        lists["replies"].append(_value("reply", reply))
        lists["answers"].append(answer)
    elif word == "territory":
        name, site, sanctuaries, citadels, *clans = values
        land: Data = {"name": name, "site": site, "sanctuaries": _field("sanctuaries", sanctuaries)}
        land["citadels"] = _field("citadels", citadels)
        land["clans"] = [int(count) for count in clans]
        lists["territories"].append(land)
    elif word == "tiles":
        lists["tile_stack"].append(values)
    elif word == "drawn":
        data["drawn_tiles"] = values
    elif word == "cards":
        cards[values[0]] = values[1:]
    elif word == "chance":
        data["chance"] = [int(value) for value in values]
    elif word in ("clash", "markers"):
        data[word] = loads(rest)
    elif word == "knows":
        name, _, entry = rest.partition(" ")
        knowledge = data.setdefault("knowledge", {})
        assert isinstance(knowledge, dict)
        knowledge[name] = loads(entry)
    elif word == "doing":
        lists["doing"].append([values[0], *[loads(value) for value in values[1:]]])
    else:
        raise ValueError(f"{word!r} is not the beginning of a line")


def _field(name: str, text: str) -> int:
    return int(_value(name, text))


def _value(name: str, text: str) -> str:
    key, _, value = text.partition("=")
    if key != name:
        raise ValueError(f"{name}= is missing")
    return value


def _items(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _zip(data: Data, *names: str) -> list[tuple[object, ...]]:
    return list(zip(*[_items(data[name]) for name in names], strict=True))


def _line(word: str, head: str, values: object) -> str:
    return " ".join([part for part in (word, head) if part] + [str(value) for value in _items(values)])
