"""The parts of an observation in their order: the one place where names, sizes and meanings stand."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.base_box import SEATS
from ardri.rules.box.catalogue import CARDS, EPIC, SEAT_NAMES
from ardri.rules.box.fingerprints import fingerprint
from ardri.rules.box.options import SITE_SLOTS
from ardri.rules.editions.base import BASE
from ardri.rules.engine.moments import MOMENT_NAMES
from ardri.rules.engine.questions import DRAFT_QUESTIONS, QUESTIONS, WINDOW_MOMENTS, window_moments
from ardri.rules.formats.notation import frames_of
from ardri.rules.state.edition import Edition
from ardri.rules.state.markers import STATE, TERRITORIES, TERRITORY, Marker
from ardri.rules.state.state import PHASE_NAMES, Frame
from ardri.rules.views.view import REACTIONS
from ardri.rules.views.view_parts import frame_name

VERSION: Final = 3

TALES: Final = CARDS - EPIC
OTHERS: Final = SEATS - 1
MOMENTS: Final = tuple([MOMENT_NAMES.index(name) for name in WINDOW_MOMENTS])
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

Description = tuple[tuple[str, int, str], ...]


def _numbers(edition: Edition) -> Description:
    """The parts that are numbers, at most 255."""
    tiles = edition.tiles.bit_count()
    seats = edition.seats
    return (
        ("round_limit", 1, "after so many rounds the game ends; 0 if there is no limit"),
        ("round", 1, "the round"),
        ("passes", 1, "how many have passed in a row"),
        ("sanctuaries", tiles, f"how many Sanctuaries, {_LAND}"),
        ("citadels", tiles, f"how many Citadels, the Capital among them, {_LAND}"),
        ("clans", seats * tiles, f"how many clans: seat after seat, each {_LAND}"),
        ("reserve", seats, "clans in the reserve, by seat"),
        ("deeds", seats, "Deeds, by seat"),
        ("leadership", seats, "opposing clans where the seat is chieftain, by seat"),
        ("religion", seats, "Sanctuaries where the seat is present, by seat"),
        ("land", seats, "territories where the seat is present, by seat"),
        ("conditions", seats, "victory conditions met, with Deeds, by seat"),
        ("actions", seats, "how many Action cards are in hand, by seat"),
        ("tales", seats, "how many Epic Tales are in hand, by seat"),
        ("put_away", seats, "how many cards are put away in the draft, by seat"),
        ("drawn", seats, "how many Epic Tales are drawn and not yet kept, by seat"),
        ("sheltered", seats, "how many clans are sheltered in the clash, by seat"),
        ("piles", 4, "how many cards: undealt, set aside, Action discard, Epic pile"),
        ("tiles", 2, "how many tiles: in the stack, drawn and not yet laid"),
        ("plan", PLAN, "the numbers declared so far, each plus two; 0 where there is none"),
    )


def _flags(edition: Edition) -> Description:
    """The parts that are flags: 0 or 1."""
    tiles = edition.tiles.bit_count()
    seats = edition.seats
    cards = edition.cards.bit_count()
    actions = edition.action_cards.bit_count()
    tales = edition.epic_cards.bit_count()
    asked = asked_in(edition)
    moments = window_moments(edition)
    kinds = kinds_in(edition)
    last = SEAT_NAMES[seats - 1]
    return (
        # The game
        ("players", seats - 1, f"one-hot: {_sizes(seats)} players"),
        (
            "seat",
            seats,
            f"one-hot: the observer's own seat, A to {last}, as options name it",
        ),
        ("discovery", 1, "whether the discovery setup is played"),
        ("sealed", 1, "whether windows are sealed"),
        ("phase", len(PHASE_NAMES), f"one-hot: {', '.join(PHASE_NAMES)}"),
        ("crows", 1, "1 if the crows fly clockwise"),
        ("winner", seats, f"who has won, {_SEAT}"),
        ("turn", seats, f"whose turn it is in the Season, {_SEAT}"),
        ("brenn", seats, f"the Brenn, {_SEAT}"),
        ("cathbad", seats, f"who chose with Cathbad's Word what is set aside, {_SEAT}"),
        ("ploy", seats, f"who has the next turn by Oengus's Ploy, {_SEAT}"),
        ("pretenders", seats, "who has a Pretender token, by seat"),
        # The clash
        ("clash", 1, "whether there is a clash"),
        ("initiator", seats, f"its initiator, {_SEAT}"),
        ("instigator", seats, f"its instigator, {_SEAT}"),
        ("active", seats, f"whose maneuver it is, {_SEAT}"),
        ("target", seats, f"who is attacked, {_SEAT}"),
        ("maneuver", 3, "one-hot: attack, withdraw, epic"),
        ("silent", 1, "whether Lug's Spear forbids Triskels"),
        # The island
        ("in_play", tiles, f"whether it lies on the table, {_LAND}"),
        ("capital", tiles, f"where the Capital is, {_LAND}"),
        ("festival", tiles, f"where the Festival is, {_LAND}"),
        ("clash_in", tiles, f"where the clash is, {_LAND}"),
        ("chieftains", seats * tiles, f"who is chieftain: seat after seat, each {_LAND}"),
        # Cards that the observer sees
        ("hand", cards, "the own hand, by card"),
        ("own_put_away", actions, "what the observer has put away in the draft, by Action card"),
        ("own_drawn", tales, "what the observer has drawn and not yet kept, by Epic Tale"),
        ("advantages", seats * tiles, f"who has the Advantage card: seat after seat, each {_LAND}"),
        ("face_up", tiles, f"whether the Advantage card lies face up, {_LAND}"),
        ("face_down", tiles, f"whether the Advantage card lies face down, {_LAND}"),
        ("epic_discard", tales, "what is in the Epic discard, by Epic Tale"),
        ("revealed", tales, "what lies revealed on the table, by Epic Tale"),
        ("played", cards, "what lies in play on the table, by card"),
        ("cauldron", seats, f"before whom Dagda's Cauldron lies, {_SEAT}"),
        # The question
        ("question", len(asked), f"one-hot: {', '.join(asked)}"),
        ("moment", len(moments), f"one-hot, of the window: {', '.join(moments)}"),
        ("awaited", seats, "who is to answer, by seat; for reactions, nobody in particular"),
        ("mine", 1, "whether the observer is asked and has not answered"),
        ("answer", cards + 1, "what the observer has answered while others think: by card; last, declined"),
        # What is going on
        ("doing", len(kinds), f"what is unfinished: {', '.join(frame_name(kind) for kind in kinds)}"),
        ("underway", cards, "the cards whose play is unfinished, by card"),
        ("card", cards, "the last one of them, one-hot by card: what the question or window is about"),
        ("card_of", seats, f"who plays it, {_SEAT}"),
        ("stage", len(STAGES), f"how far it is, one-hot: {', '.join(STAGES)}"),
        # How the island lies
        ("adjacent", tiles * tiles, f"what lies next to it: territory after territory, each {_LAND}"),
        ("sites", SITE_SLOTS * tiles, "the sites asked for: site after site, the territories it touches"),
    )


def _levels(edition: Edition) -> Description:
    """The parts about what the observer does not see: 0 if it cannot be there, 1 if it may, 2 if it must."""
    tiles = edition.tiles.bit_count()
    actions = edition.action_cards.bit_count()
    tales = edition.epic_cards.bit_count()
    others = edition.seats - 1
    return (
        ("hands_actions", others * actions, "hands: seat after seat from 1, each by Action card"),
        ("others_put_away", others * actions, "put away: seat after seat from 1, each by Action card"),
        ("undealt", actions, "not dealt, by Action card"),
        ("set_aside", actions, "set aside, by Action card"),
        ("action_discard", actions, "in the Action discard, by Action card"),
        ("hands_tales", others * tales, "hands: seat after seat from 1, each by Epic Tale"),
        ("others_drawn", others * tales, "drawn: seat after seat from 1, each by Epic Tale"),
        ("epic_pile", tales, "in the Epic pile, by Epic Tale"),
        ("next_tiles", tiles, f"among those from which the next tile comes, {_LAND}"),
        ("later_tiles", tiles, f"deeper in the stack, {_LAND}"),
        ("drawn_tiles", tiles, f"drawn and not yet laid, {_LAND}"),
    )


def asked_in(edition: Edition) -> tuple[str, ...]:
    """The questions of an edition's games, in the order in which flags stand for them."""
    return (*QUESTIONS, *edition.box.questions, *DRAFT_QUESTIONS, REACTIONS)


def kinds_in(edition: Edition) -> tuple[type[Frame], ...]:
    """The kinds of frames of an edition's games, in the order in which flags stand for them."""
    return tuple(frames_of(edition).values())


def _frame(edition: Edition) -> Description:
    """The part for what is unfinished of an edition beside the base game, if there can be anything."""
    meaning = "the numbers of the last unfinished thing of a module, each plus two; 0 where there is none"
    return (("frame", PLAN, meaning),) if edition.box.frames else ()


def _markers(edition: Edition) -> Description:
    """The parts for the markers of an edition, one each: flags."""
    return tuple([(part_of(marker), *_marker(edition, marker)) for marker in edition.box.markers])


def part_of(marker: Marker) -> str:
    """The name of the part for a marker."""
    return f"marker_{marker.name}"


def _marker(edition: Edition, marker: Marker) -> tuple[int, str]:
    """How many flags stand for a marker, and what they mean."""
    if marker.kind == TERRITORIES:
        return edition.tiles.bit_count(), f"whether it is there, {_LAND}"
    if marker.kind == TERRITORY:
        return edition.tiles.bit_count(), f"where it is, one-hot {_LAND}"
    if marker.kind == STATE:
        return len(marker.states), f"one-hot: {', '.join(marker.states)}"
    return edition.seats, f"whose it is, {_SEAT}"


def _sizes(seats: int) -> str:
    """The numbers of players at tables with so many seats, in words.

    >>> _sizes(4)
    '2, 3 or 4'
    """
    return f"{', '.join([str(players) for players in range(2, seats)])} or {seats}"


class Layout:
    """The parts of an observation of an edition's games.

    Within one `version` no byte changes its meaning. That of another edition than the base game ends with a
    fingerprint of its parts and of its options.
    """

    __slots__ = ("_by_name", "edition", "packed", "parts", "size", "version")

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        # the base game's cards and tiles are numbered side by side, and it has no more: packed into words
        self.packed = edition.box.flag is not None
        found = []
        start = 0
        numbers = (*_numbers(edition), *_frame(edition))
        flags = (*_flags(edition), *_markers(edition))
        for kind, parts in (("number", numbers), ("flag", flags), ("level", _levels(edition))):
            for name, size, meaning in parts:
                found.append(Part(name, start, size, kind, meaning))
                start += size
        self.parts = tuple(found)
        self.size = start
        sizes = [(entry.name, entry.size) for entry in found]
        mark = fingerprint("ardri encoding", edition.name, edition.now.options, sizes, size=4)
        self.version = str(VERSION) if self.packed else f"{VERSION}-{mark}"
        self._by_name = {entry.name: entry for entry in found}

    def part(self, name: str) -> slice:
        """The slice of a part."""
        entry = self._by_name[name]
        return slice(entry.start, entry.start + entry.size)

    def start(self, name: str) -> int:
        """Where a part begins."""
        return self._by_name[name].start

    def size_of(self, kind: str) -> int:
        """The size of all parts of a kind."""
        return sum([entry.size for entry in self.parts if entry.kind == kind])


_LAYOUTS: Final[dict[str, Layout]] = {}


def layout_of(edition: Edition) -> Layout:
    """The layout of observations of an edition's games."""
    found = _LAYOUTS.get(edition.name)
    if found is None or found.edition is not edition:
        found = _LAYOUTS[edition.name] = Layout(edition)
    return found


# Those of the base game
LAYOUT: Final = layout_of(BASE)
PARTS: Final = LAYOUT.parts
NUMBERS: Final = LAYOUT.size_of("number")
FLAGS: Final = LAYOUT.size_of("flag")
SIZE: Final = LAYOUT.size


def part(name: str) -> slice:
    """The slice of a part in an observation.

    >>> part("passes")
    slice(2, 3, None)
    """
    return LAYOUT.part(name)


def distance(first: str, name: str) -> int:
    """The distance between the beginnings of two parts."""
    return LAYOUT.start(name) - LAYOUT.start(first)


def table() -> str:
    """All parts as a table in Markdown: docs/encoding.md has it."""
    lines = ["| bytes | part | kind | meaning |", "|---|---|---|---|"]
    for entry in PARTS:
        last = entry.start + entry.size - 1
        place = str(last) if entry.size == 1 else f"{entry.start}-{last}"
        lines.append(f"| {place} | `{entry.name}` | {entry.kind} | {entry.meaning} |")
    return "\n".join(lines)
