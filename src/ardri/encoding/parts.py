"""The parts of an observation in their order: the one place where names, sizes and meanings stand."""

from __future__ import annotations

from typing import Final

from ardri.rules.catalogue import ACTIONS, CARDS, EPIC, SEATS, TILES
from ardri.rules.moments import MOMENT_NAMES
from ardri.rules.notation import FRAMES
from ardri.rules.options import SITE_SLOTS
from ardri.rules.questions import DRAFT_QUESTIONS, QUESTIONS, WINDOW_MOMENTS
from ardri.rules.state import PHASE_NAMES
from ardri.rules.view import REACTIONS
from ardri.rules.view_json import frame_name

VERSION: Final = 1

TALES: Final = CARDS - EPIC
OTHERS: Final = SEATS - 1
ASKED: Final = (*QUESTIONS, *DRAFT_QUESTIONS, REACTIONS)
MOMENTS: Final = tuple([MOMENT_NAMES.index(name) for name in WINDOW_MOMENTS])
KINDS: Final = tuple(FRAMES.values())
STAGES: Final = ("declaring", "resolving", "done")
PLAN: Final = 12


class Part:
    """Some neighbouring bytes of an observation."""

    __slots__ = ("meaning", "name", "size", "start")

    def __init__(self, name: str, start: int, size: int, meaning: str) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.meaning = meaning


def _parts() -> tuple[Part, ...]:
    seat = "one-hot by seat"
    territory = "by territory"
    found = []
    start = 0
    for name, size, meaning in (
        # The game
        ("players", 3, "one-hot: 2, 3 or 4 players"),
        ("seat", SEATS, "one-hot: the observer's own seat, A to D, as options name it"),
        ("discovery", 1, "whether the discovery setup is played"),
        ("sealed", 1, "whether windows are sealed"),
        ("round_limit", 1, "after so many rounds the game ends, at most 255; 0 if there is no limit"),
        ("phase", len(PHASE_NAMES), f"one-hot: {', '.join(PHASE_NAMES)}"),
        ("round", 1, "the round, at most 255"),
        ("passes", 1, "how many have passed in a row"),
        ("crows", 1, "1 if the crows fly clockwise"),
        ("winner", SEATS, f"who has won, {seat}"),
        ("turn", SEATS, f"whose turn it is in the Season, {seat}"),
        ("brenn", SEATS, f"the Brenn, {seat}"),
        ("cathbad", SEATS, f"who chose with Cathbad's Word what is set aside, {seat}"),
        ("ploy", SEATS, f"who has the next turn by Oengus's Ploy, {seat}"),
        # The island
        ("in_play", TILES, f"whether it lies on the table, {territory}"),
        ("capital", TILES, f"where the Capital is, {territory}"),
        ("festival", TILES, f"where the Festival is, {territory}"),
        ("sanctuaries", TILES, f"how many Sanctuaries, {territory}"),
        ("citadels", TILES, f"how many Citadels, the Capital among them, {territory}"),
        ("clans", SEATS * TILES, f"how many clans: seat after seat, each {territory}"),
        ("chieftains", SEATS * TILES, f"who is chieftain: seat after seat, each {territory}"),
        ("adjacent", TILES * TILES, f"what lies next to it: territory after territory, each {territory}"),
        # The seats
        ("reserve", SEATS, "clans in the reserve, by seat"),
        ("deeds", SEATS, "Deeds, by seat"),
        ("pretenders", SEATS, "who has a Pretender token, by seat"),
        ("leadership", SEATS, "opposing clans where the seat is chieftain, by seat"),
        ("religion", SEATS, "Sanctuaries where the seat is present, by seat"),
        ("land", SEATS, "territories where the seat is present, by seat"),
        ("conditions", SEATS, "victory conditions met, with Deeds, by seat"),
        ("actions", SEATS, "how many Action cards are in hand, by seat"),
        ("tales", SEATS, "how many Epic Tales are in hand, by seat"),
        ("put_away", SEATS, "how many cards are put away in the draft, by seat"),
        ("drawn", SEATS, "how many Epic Tales are drawn and not yet kept, by seat"),
        ("piles", 4, "how many cards: undealt, set aside, Action discard, Epic pile"),
        ("tiles", 2, "how many tiles: in the stack, drawn and not yet laid"),
        # Cards that the observer sees
        ("hand", CARDS, "the own hand, by card"),
        ("own_put_away", ACTIONS, "what the observer has put away in the draft, by Action card"),
        ("own_drawn", TALES, "what the observer has drawn and not yet kept, by Epic Tale"),
        ("advantages", SEATS * TILES, f"who has the Advantage card: seat after seat, each {territory}"),
        ("face_up", TILES, f"whether the Advantage card lies face up, {territory}"),
        ("face_down", TILES, f"whether the Advantage card lies face down, {territory}"),
        ("epic_discard", TALES, "what is in the Epic discard, by Epic Tale"),
        ("revealed", TALES, "what lies revealed on the table, by Epic Tale"),
        ("played", CARDS, "what lies in play on the table, by card"),
        ("cauldron", SEATS, f"before whom Dagda's Cauldron lies, {seat}"),
        # Cards and tiles that the observer does not see
        ("hands_actions", OTHERS * ACTIONS, "hands: seat after seat from 1, each by Action card: level"),
        ("others_put_away", OTHERS * ACTIONS, "put away: seat after seat from 1, each by Action card: level"),
        ("undealt", ACTIONS, "not dealt, by Action card: level"),
        ("set_aside", ACTIONS, "set aside, by Action card: level"),
        ("action_discard", ACTIONS, "in the Action discard, by Action card: level"),
        ("hands_tales", OTHERS * TALES, "hands: seat after seat from 1, each by Epic Tale: level"),
        ("others_drawn", OTHERS * TALES, "drawn: seat after seat from 1, each by Epic Tale: level"),
        ("epic_pile", TALES, "in the Epic pile, by Epic Tale: level"),
        ("next_tiles", TILES, f"among those from which the next tile comes, {territory}: level"),
        ("later_tiles", TILES, f"deeper in the stack, {territory}: level"),
        ("drawn_tiles", TILES, f"drawn and not yet laid, {territory}: level"),
        # The clash
        ("clash", 1, "whether there is a clash"),
        ("clash_in", TILES, f"where it is, {territory}"),
        ("initiator", SEATS, f"its initiator, {seat}"),
        ("instigator", SEATS, f"its instigator, {seat}"),
        ("active", SEATS, f"whose maneuver it is, {seat}"),
        ("target", SEATS, f"who is attacked, {seat}"),
        ("maneuver", 3, "one-hot: attack, withdraw, epic"),
        ("sheltered", SEATS, "how many clans are sheltered, by seat"),
        ("silent", 1, "whether Lug's Spear forbids Triskels"),
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
        ("card_of", SEATS, f"who plays it, {seat}"),
        ("stage", len(STAGES), f"how far it is, one-hot: {', '.join(STAGES)}"),
        ("plan", PLAN, "the numbers declared so far, each plus two; 0 where there is none"),
        ("sites", SITE_SLOTS * TILES, "the sites asked for: site after site, the territories it touches"),
    ):  # fmt: skip
        found.append(Part(name, start, size, meaning))
        start += size
    return tuple(found)


PARTS: Final = _parts()
SIZE: Final = PARTS[-1].start + PARTS[-1].size
_BY_NAME: Final = {entry.name: entry for entry in PARTS}


def part(name: str) -> slice:
    """Where a part lies in an observation.

    >>> part("seat")
    slice(3, 7, None)
    """
    entry = _BY_NAME[name]
    return slice(entry.start, entry.start + entry.size)


def distance(first: str, name: str) -> int:
    """How far a part begins after another."""
    return _BY_NAME[name].start - _BY_NAME[first].start


def table() -> str:
    """All parts as a table in Markdown: docs/encoding.md has it."""
    lines = ["| bytes | part | meaning |", "|---|---|---|"]
    for entry in PARTS:
        last = entry.start + entry.size - 1
        place = str(last) if entry.size == 1 else f"{entry.start}-{last}"
        lines.append(f"| {place} | `{entry.name}` | {entry.meaning} |")
    return "\n".join(lines)
