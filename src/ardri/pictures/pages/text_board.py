"""Text board for terminals: a map of two-letter hexes and the pieces in each, in 80 columns.

Nothing but the names needs more than ASCII, and nothing is said by colour.
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import Final

from ardri.pictures.pages.status import status
from ardri.pictures.view_data import (
    MarkerData,
    SeatData,
    TerritoryData,
    TextLookup,
    ViewData,
    places,
    targets,
    view_data_of,
)
from ardri.rules.box.board import hexes, site_from_text
from ardri.rules.box.catalogue import SEAT_NAMES, TILE_KEYS
from ardri.rules.editions.registry import tile_keys
from ardri.rules.game import Game
from ardri.rules.state.markers import SEAT, STATE, TERRITORIES, TERRITORY
from ardri.rules.views.view import View

COLUMNS: Final = 80

SANCTUARY: Final = "n"
CITADEL: Final = "o"
CAPITAL: Final = "O"
FESTIVAL: Final = "^"
CHIEFTAIN: Final = "*"
CLASH: Final = "x"
CHOICE: Final = ">"
GHOST: Final = ".."


def text_board(what: View | Game | ViewData, say: TextLookup) -> str:
    """The board as text, as one seat may see it."""
    data = view_data_of(what)
    short = codes(say)
    lines = [
        f"{say('phase-' + data['phase'], round=data['round'])}. "
        f"{say('table-crows', direction=say('crows-' + data['crows']))}.",
        *wrap(status(data, say), COLUMNS),
        "",
        *island_lines(data, short),
        "",
        *territory_lines(data, short, say),
        "",
        *[row for line in marker_lines(data["markers"], say) for row in wrap(line, COLUMNS)],
        *legend(say, signs(data["markers"], say)),
        "",
    ]
    for held in data["seats"]:
        lines.extend(seat_lines(data, held, say))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def codes(say: TextLookup) -> dict[str, str]:
    """A unique two-letter code for each territory.

    >>> from ardri.texts.catalogues import texts
    >>> found = codes(texts("en").say)
    >>> found["highlands"], found["hills"], found["moor"], found["mountains"]
    ('Hi', 'Hl', 'Mo', 'Mu')
    """
    found: dict[str, str] = {}
    for key in tile_keys():
        letters = [letter for letter in say(f"tile-{key}") if letter.isalpha()]
        pairs = [letters[0] + letter for letter in letters[1:]]
        found[key] = next(pair for pair in pairs if pair not in found.values())
    return found


def island_lines(data: ViewData, short: dict[str, str]) -> list[str]:
    """The island: each hex is the code of its territory, rows shifted by half a hex; free sites are dots."""
    cells = {spot: short[name] for name, site in places(data).items() for spot in hexes(site)}
    for text in targets(data, "site"):
        for spot in hexes(site_from_text(text)):
            cells.setdefault(spot, GHOST)
    if not cells:
        return []
    across = {(q, r): 2 * q + r for q, r in cells}
    left, right = min(across.values()), max(across.values())
    half = 2 if (right - left) * 2 + 2 <= COLUMNS else 1
    rows = []
    for row in range(min(r for _, r in cells), max(r for _, r in cells) + 1):
        line = [" "] * ((right - left) * half + 2)
        for spot, code in cells.items():
            if spot[1] == row:
                start = (across[spot] - left) * half
                line[start : start + 2] = code
        rows.append("".join(line))
    return rows


def territory_lines(data: ViewData, short: dict[str, str], say: TextLookup) -> list[str]:
    """A line for each territory: its code and name, clans, buildings and neighbours."""
    chosen = targets(data, "territory", "from", "to")
    headings = [say(f"table-{word}") for word in ("territory", "clans", "buildings", "neighbours")]
    rows = [("  ", "  ", *headings)]
    for land in sorted(data["territories"], key=lambda land: TILE_KEYS.index(land["name"])):
        name = land["name"]
        clash = data["clash"]
        marks = (CHOICE if name in chosen else " ") + (
            CLASH if clash is not None and clash["territory"] == name else " "
        )
        near = [short[other] for other in land["neighbours"]]
        rows.append(
            (
                marks,
                short[name],
                say(f"tile-{name}"),
                _clans(data, land),
                _buildings(data, land, say),
                " ".join(near),
            )
        )
    widths = [max((len(row[at]) for row in rows), default=0) for at in range(6)]
    lines = []
    for row in rows:
        head = " ".join(text.ljust(width) for text, width in zip(row[:5], widths[:5], strict=True)) + " "
        lines.extend(
            wrap(head + row[5], COLUMNS, subsequent_indent=" " * min(len(head), 60), drop_whitespace=False)
        )
    return lines


def _clans(data: ViewData, land: TerritoryData) -> str:
    found = []
    clash = data["clash"]
    for seat, count in enumerate(land["clans"]):
        if count:
            letter = SEAT_NAMES[seat]
            hidden = (
                clash["sheltered"][seat] if clash is not None and clash["territory"] == land["name"] else 0
            )
            exposed = f"{letter}{count - hidden}" + (f"+{hidden}" if hidden else "")
            found.append(exposed + (CHIEFTAIN if land["chieftain"] == letter else ""))
    return " ".join(found) or "-"


def _buildings(data: ViewData, land: TerritoryData, say: TextLookup) -> str:
    found = [CAPITAL] if data["capital"] == land["name"] else []
    for sign, count in ((CITADEL, land["citadels"]), (SANCTUARY, land["sanctuaries"])):
        if count:
            found.append(sign if count == 1 else f"{sign}{count}")
    if data["festival"] == land["name"]:
        found.append(FESTIVAL)
    found += [sign for sign, _ in signs(markers_in(data["markers"], land["name"]), say)]
    return " ".join(found) or "-"


def markers_in(markers: Iterable[MarkerData], territory: str) -> list[MarkerData]:
    """The markers that are in a territory."""
    return [
        marker
        for marker in markers
        if marker["kind"] in (TERRITORIES, TERRITORY)
        and territory in ([marker["value"]] if isinstance(marker["value"], str) else marker["value"] or ())
    ]


def signs(markers: Iterable[MarkerData], say: TextLookup) -> list[tuple[str, str]]:
    """The symbols of markers that can be in a territory, each with its name."""
    return [
        (say(f"marker-{marker['name']}.sign"), say(f"marker-{marker['name']}.here"))
        for marker in markers
        if marker["kind"] in (TERRITORIES, TERRITORY)
    ]


def marker_lines(markers: Iterable[MarkerData], say: TextLookup) -> list[str]:
    """A line for each marker that says something: its name, and what it says."""
    return [
        say("play-fact", name=say(f"marker-{marker['name']}"), value=_value(marker, say))
        for marker in markers
        if marker["value"]
    ]


def _value(marker: MarkerData, say: TextLookup) -> str:
    value = marker["value"]
    if marker["kind"] == STATE:
        return say(f"marker-{marker['name']}.{value}")
    if marker["kind"] == SEAT:
        return str(value)
    named = value if isinstance(value, list) else [value]
    return ", ".join([say(f"tile-{name}") for name in named])


def legend(say: TextLookup, more: Iterable[tuple[str, str]] = ()) -> list[str]:
    """The legend of the symbols; with more of them, each and its name."""
    every = (
        (CHIEFTAIN, "table-chieftain"),
        (CAPITAL, "building-capital"),
        (CITADEL, "building-citadel"),
        (SANCTUARY, "building-sanctuary"),
        (FESTIVAL, "table-festival"),
        (CLASH, "icon-clash"),
    )
    told = [(sign, say(key)) for sign, key in every]
    return wrap("  ".join(f"{sign} {name}" for sign, name in (*told, *more)), COLUMNS)


def seat_lines(data: ViewData, held: SeatData, say: TextLookup) -> list[str]:
    """The public data of one seat, as lines."""
    letter = held["seat"]
    marks = [say("table-you")] if letter == data["seat"] else []
    if letter == data["brenn"] and data["round"]:
        marks.append(say("table-brenn"))
    if held["pretender"]:
        marks.append(say("table-pretender"))
    facts = [f"{say('track-' + track)} {count}/{data['to_win']}" for track, count in held["tracks"].items()]
    facts += [f"{say('table-deeds')} {held['deeds']}", f"{say('table-reserve')} {held['reserve']}"]
    cards = [
        say("count-action", count=held["actions"] + held["put_away"]),
        say("count-advantage", count=len(held["advantages"])),
        say("count-epic", count=held["epics"]),
    ]
    awaited = data["awaited"]
    acting = CHOICE if letter == data["turn"] or (awaited and letter in awaited["seats"]) else " "
    who = f"{letter} ({', '.join(marks)})" if marks else letter
    return [
        *wrap(f"{acting} {who}: {', '.join(facts)}", COLUMNS, subsequent_indent="    "),
        *wrap(", ".join(cards), COLUMNS, initial_indent="    ", subsequent_indent="    "),
    ]
