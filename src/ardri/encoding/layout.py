"""The parts of an observation in their order: the one place where names, sizes and meanings stand."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.base_box import SEATS
from ardri.rules.box.catalogue import ACTIONS, CARDS, EPIC, TILES
from ardri.rules.box.options import SITE_SLOTS
from ardri.rules.engine.moments import MOMENT_NAMES
from ardri.rules.engine.questions import DRAFT_QUESTIONS, QUESTIONS, WINDOW_MOMENTS
from ardri.rules.formats.notation import FRAMES
from ardri.rules.state.state import PHASE_NAMES
from ardri.rules.views.view import REACTIONS
from ardri.rules.views.view_json import frame_name

VERSION: Final = 3

TALES: Final = CARDS - EPIC
OTHERS: Final = SEATS - 1
ASKED: Final = (*QUESTIONS, *DRAFT_QUESTIONS, REACTIONS)
MOMENTS: Final = tuple([MOMENT_NAMES.index(name) for name in WINDOW_MOMENTS])
KINDS: Final = tuple(FRAMES.values())
STAGES: Final = ("declaring", "resolving", "done")
PLAN: Final = 12


class Part:
    """Some neighbouring bytes of an observation."""

    __slots__ = ("kind", "meaning", "name", "size", "start")

    def __init__(self, name: str, start: int, size: int, kind: str, meaning: str) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.kind = kind
        self.meaning = meaning


_SEAT: Final = "one-hot by seat"
_LAND: Final = "by territory"

# What is counted: a number, at most 255
_NUMBERS: Final = (
    ("round_limit", 1, "after so many rounds the game ends; 0 if there is no limit"),
    ("round", 1, "the round"),
    ("passes", 1, "how many have passed in a row"),
    ("sanctuaries", TILES, f"how many Sanctuaries, {_LAND}"),
    ("citadels", TILES, f"how many Citadels, the Capital among them, {_LAND}"),
    ("clans", SEATS * TILES, f"how many clans: seat after seat, each {_LAND}"),
    ("reserve", SEATS, "clans in the reserve, by seat"),
    ("deeds", SEATS, "Deeds, by seat"),
    ("leadership", SEATS, "opposing clans where the seat is chieftain, by seat"),
    ("religion", SEATS, "Sanctuaries where the seat is present, by seat"),
    ("land", SEATS, "territories where the seat is present, by seat"),
    ("conditions", SEATS, "victory conditions met, with Deeds, by seat"),
    ("actions", SEATS, "how many Action cards are in hand, by seat"),
    ("tales", SEATS, "how many Epic Tales are in hand, by seat"),
    ("put_away", SEATS, "how many cards are put away in the draft, by seat"),
    ("drawn", SEATS, "how many Epic Tales are drawn and not yet kept, by seat"),
    ("sheltered", SEATS, "how many clans are sheltered in the clash, by seat"),
    ("piles", 4, "how many cards: undealt, set aside, Action discard, Epic pile"),
    ("tiles", 2, "how many tiles: in the stack, drawn and not yet laid"),
    ("plan", PLAN, "the numbers declared so far, each plus two; 0 where there is none"),
)

# What is so or not: 0 or 1
_FLAGS: Final = (
    # The game
    ("players", 3, "one-hot: 2, 3 or 4 players"),
    ("seat", SEATS, "one-hot: the observer's own seat, A to D, as options name it"),
    ("discovery", 1, "whether the discovery setup is played"),
    ("sealed", 1, "whether windows are sealed"),
    ("phase", len(PHASE_NAMES), f"one-hot: {', '.join(PHASE_NAMES)}"),
    ("crows", 1, "1 if the crows fly clockwise"),
    ("winner", SEATS, f"who has won, {_SEAT}"),
    ("turn", SEATS, f"whose turn it is in the Season, {_SEAT}"),
    ("brenn", SEATS, f"the Brenn, {_SEAT}"),
    ("cathbad", SEATS, f"who chose with Cathbad's Word what is set aside, {_SEAT}"),
    ("ploy", SEATS, f"who has the next turn by Oengus's Ploy, {_SEAT}"),
    ("pretenders", SEATS, "who has a Pretender token, by seat"),
    # The clash
    ("clash", 1, "whether there is a clash"),
    ("initiator", SEATS, f"its initiator, {_SEAT}"),
    ("instigator", SEATS, f"its instigator, {_SEAT}"),
    ("active", SEATS, f"whose maneuver it is, {_SEAT}"),
    ("target", SEATS, f"who is attacked, {_SEAT}"),
    ("maneuver", 3, "one-hot: attack, withdraw, epic"),
    ("silent", 1, "whether Lug's Spear forbids Triskels"),
    # The island
    ("in_play", TILES, f"whether it lies on the table, {_LAND}"),
    ("capital", TILES, f"where the Capital is, {_LAND}"),
    ("festival", TILES, f"where the Festival is, {_LAND}"),
    ("clash_in", TILES, f"where the clash is, {_LAND}"),
    ("chieftains", SEATS * TILES, f"who is chieftain: seat after seat, each {_LAND}"),
    # Cards that the observer sees
    ("hand", CARDS, "the own hand, by card"),
    ("own_put_away", ACTIONS, "what the observer has put away in the draft, by Action card"),
    ("own_drawn", TALES, "what the observer has drawn and not yet kept, by Epic Tale"),
    ("advantages", SEATS * TILES, f"who has the Advantage card: seat after seat, each {_LAND}"),
    ("face_up", TILES, f"whether the Advantage card lies face up, {_LAND}"),
    ("face_down", TILES, f"whether the Advantage card lies face down, {_LAND}"),
    ("epic_discard", TALES, "what is in the Epic discard, by Epic Tale"),
    ("revealed", TALES, "what lies revealed on the table, by Epic Tale"),
    ("played", CARDS, "what lies in play on the table, by card"),
    ("cauldron", SEATS, f"before whom Dagda's Cauldron lies, {_SEAT}"),
    # The question
    ("question", len(ASKED), f"one-hot: {', '.join(ASKED)}"),
    ("moment", len(MOMENTS), f"one-hot, of the window: {', '.join(WINDOW_MOMENTS)}"),
    ("awaited", SEATS, "who is to answer, by seat; for reactions, nobody in particular"),
    ("mine", 1, "whether the observer is asked and has not answered"),
    ("answer", CARDS + 1, "what the observer has answered while others think: by card; last, declined"),
    # What is going on
    ("doing", len(KINDS), f"what is unfinished: {', '.join(frame_name(kind) for kind in KINDS)}"),
    ("underway", CARDS, "the cards whose play is unfinished, by card"),
    ("card", CARDS, "the last one of them, one-hot by card: what the question or window is about"),
    ("card_of", SEATS, f"who plays it, {_SEAT}"),
    ("stage", len(STAGES), f"how far it is, one-hot: {', '.join(STAGES)}"),
    # How the island lies
    ("adjacent", TILES * TILES, f"what lies next to it: territory after territory, each {_LAND}"),
    ("sites", SITE_SLOTS * TILES, "the sites asked for: site after site, the territories it touches"),
)

# Cards and tiles that the observer does not see: 0 if it cannot be there, 1 if it may be, 2 if it surely is
_LEVELS: Final = (
    ("hands_actions", OTHERS * ACTIONS, "hands: seat after seat from 1, each by Action card"),
    ("others_put_away", OTHERS * ACTIONS, "put away: seat after seat from 1, each by Action card"),
    ("undealt", ACTIONS, "not dealt, by Action card"),
    ("set_aside", ACTIONS, "set aside, by Action card"),
    ("action_discard", ACTIONS, "in the Action discard, by Action card"),
    ("hands_tales", OTHERS * TALES, "hands: seat after seat from 1, each by Epic Tale"),
    ("others_drawn", OTHERS * TALES, "drawn: seat after seat from 1, each by Epic Tale"),
    ("epic_pile", TALES, "in the Epic pile, by Epic Tale"),
    ("next_tiles", TILES, f"among those from which the next tile comes, {_LAND}"),
    ("later_tiles", TILES, f"deeper in the stack, {_LAND}"),
    ("drawn_tiles", TILES, f"drawn and not yet laid, {_LAND}"),
)


def _parts() -> tuple[Part, ...]:
    found = []
    start = 0
    for kind, parts in (("number", _NUMBERS), ("flag", _FLAGS), ("level", _LEVELS)):
        for name, size, meaning in parts:
            found.append(Part(name, start, size, kind, meaning))
            start += size
    return tuple(found)


PARTS: Final = _parts()
NUMBERS: Final = sum(entry.size for entry in PARTS if entry.kind == "number")
FLAGS: Final = sum(entry.size for entry in PARTS if entry.kind == "flag")
LEVELS: Final = sum(entry.size for entry in PARTS if entry.kind == "level")
SIZE: Final = NUMBERS + FLAGS + LEVELS
_BY_NAME: Final = {entry.name: entry for entry in PARTS}


def part(name: str) -> slice:
    """The slice of a part in an observation.

    >>> part("passes")
    slice(2, 3, None)
    """
    entry = _BY_NAME[name]
    return slice(entry.start, entry.start + entry.size)


def distance(first: str, name: str) -> int:
    """The distance between the beginnings of two parts."""
    return _BY_NAME[name].start - _BY_NAME[first].start


def table() -> str:
    """All parts as a table in Markdown: docs/encoding.md has it."""
    lines = ["| bytes | part | kind | meaning |", "|---|---|---|---|"]
    for entry in PARTS:
        last = entry.start + entry.size - 1
        place = str(last) if entry.size == 1 else f"{entry.start}-{last}"
        lines.append(f"| {place} | `{entry.name}` | {entry.kind} | {entry.meaning} |")
    return "\n".join(lines)
