"""Table view: the island, the players, the own hand and the piles, as one seat sees them.

What can be seen is drawn in columns and colours; `*_lines` say the same in plain lines, one thing each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from ardri.cli.terminal.players import Players
from ardri.pictures.pages.text_board import (
    CAPITAL,
    CHIEFTAIN,
    CITADEL,
    CLASH,
    FESTIVAL,
    SANCTUARY,
    codes,
    island_lines,
    legend,
    marker_lines,
    markers_in,
    signs,
)
from ardri.pictures.view_data import MarkerData, ViewData, view_data_of
from ardri.rules.box.base_box import DECK_NAMES
from ardri.rules.box.catalogue import CARD_KEYS, SEAT_NAMES, TILE_KEYS, bits
from ardri.rules.engine.verbs import advantage_zone, tiles_left
from ardri.rules.game import Game
from ardri.rules.phases.victory import conditions, counts
from ardri.rules.state.state import (
    ACTION_DISCARD,
    BEFORE,
    DRAWN,
    DRAWN_AGAIN,
    EPIC_DISCARD,
    EPIC_PILE,
    FACE_DOWN,
    HAND,
    NOBODY,
    NOWHERE,
    PUT_AWAY,
    State,
)
from ardri.texts.speech import Speech, comma_list

COLOURS: Final = ("red", "cyan", "green", "yellow", "white")
TRACKS: Final = ("leadership", "religion", "land")
COLUMNS: Final = (*TRACKS, "deeds", "conditions", "reserve", "action", "advantage", "epic")
SIGNS: Final = {"capital": CAPITAL, "citadel": CITADEL, "sanctuary": SANCTUARY, "festival": FESTIVAL}
NAMED: Final = {"capital": "building-capital", "festival": "table-festival"}
WIDEST: Final = 1000
COUNTED: Final = ("citadel", "sanctuary")


@dataclass(frozen=True)
class Viewer:
    """A viewer of a game: the seat that looks (None is everybody), the players' names and the language."""

    game: Game
    players: Players
    speech: Speech
    seat: int | None

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.game.state

    @property
    def markers(self) -> list[MarkerData]:
        """The markers, which the edition has beside pieces and cards."""
        found = []
        for name, kind, value in self.game.view(self.seat).markers:
            found.append(
                MarkerData(name=name, kind=kind, value=[*value] if isinstance(value, tuple) else value)
            )
        return found


def heading(viewer: Viewer) -> str:
    """The title: round and phase, the Brenn, and the direction of the crows."""
    s, say = viewer.state, viewer.speech.say
    if not s.round:
        return viewer.speech.heading(s)
    return say(
        "play-heading",
        time=viewer.speech.heading(s),
        brenn=viewer.speech.seat(s.brenn),
        crows=say("crows-clockwise" if s.direction > 0 else "crows-counterclockwise"),
    )


# The board


def board(viewer: Viewer, console: Console, width: int, lines: list[str]) -> RenderableType:
    """The map and the table of territories: side by side if there is room, else one below the other."""
    lands, island = lands_table(viewer), island_text(viewer)
    wide = Measurement.get(console, console.options.update(max_width=WIDEST), lands).maximum
    if wide > width:
        return Group(island, *lines)
    if island.cell_len and max(len(line) for line in island.plain.splitlines()) + 2 + wide > width:
        return Group(island, Text(), lands)
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_row(island, lands)
    return both


def island_text(viewer: Viewer, scene: ViewData | None = None) -> Text:
    """The map, with each territory in the colour of its chieftain."""
    short = codes(viewer.speech.say)
    text = Text("\n".join(island_lines(scene or view_data_of(viewer.game.view(viewer.seat)), short)))
    for territory in bits(viewer.state.board.tiles):
        chieftain = viewer.state.chieftains[territory]
        style = "dim" if chieftain == NOBODY else f"bold {COLOURS[chieftain]}"
        text.highlight_regex(rf"\b{short[TILE_KEYS[territory]]}\b", style)
    return text


def lands_table(viewer: Viewer) -> Table:
    """A row for each territory: clans, buildings, and who holds its Advantage card."""
    s, speech = viewer.state, viewer.speech
    short = codes(speech.say)
    table = _table()
    table.add_column("", no_wrap=True)
    table.add_column(speech.say("table-territory"), no_wrap=True)
    for column in ("clans", "buildings", "card"):
        table.add_column(speech.say(f"table-{column}"), no_wrap=column == "buildings")
    for territory in bits(s.board.tiles):
        here = s.clash is not None and s.clash.territory == territory
        table.add_row(
            f"{CLASH if here else ' '} {short[TILE_KEYS[territory]]}",
            speech.tile(TILE_KEYS[territory]),
            clans_text(s, territory),
            _signs(viewer, territory),
            _holder(viewer, territory),
            style="bold" if here else "",
        )
    return table


def clans_text(s: State, territory: int) -> Text:
    """The clans of each seat in a territory: a star marks the chieftain, a plus the sheltered clans."""
    clash = s.clash if s.clash is not None and s.clash.territory == territory else None
    found = []
    for seat in s.present_in(territory):
        hidden = 0 if clash is None else clash.sheltered[seat]
        count = s.clans_of(seat, territory)
        text = f"{SEAT_NAMES[seat]}{count - hidden}" + (f"+{hidden}" if hidden else "")
        found.append(Text(text + (CHIEFTAIN if s.chieftains[territory] == seat else ""), style=COLOURS[seat]))
    return Text(" ").join(found) if found else Text("-", style="dim")


def _buildings(s: State, territory: int) -> list[tuple[str, int]]:
    return [
        ("capital", int(territory == s.capital)),
        ("citadel", s.citadels[territory]),
        ("sanctuary", s.sanctuaries[territory]),
        ("festival", int(territory == s.festival)),
    ]


def _signs(viewer: Viewer, territory: int) -> str:
    built = _buildings(viewer.state, territory)
    found = [SIGNS[kind] + (str(count) if count > 1 else "") for kind, count in built if count]
    found += [sign for sign, _ in signs(markers_in(viewer.markers, TILE_KEYS[territory]), viewer.speech.say)]
    return " ".join(found) or "-"


def _holder(viewer: Viewer, territory: int) -> Text:
    """The holder of the Advantage card, or that it was played; a dash if it lies on the table or is none."""
    zone = advantage_zone(viewer.state, territory)
    if 0 <= zone < viewer.state.players:
        return Text(SEAT_NAMES[zone], style=COLOURS[zone])
    return Text(viewer.speech.say("table-card_played") if zone == FACE_DOWN else "-", style="dim")


def signs_line(viewer: Viewer) -> str:
    """The legend of the symbols."""
    say = viewer.speech.say
    return " ".join(legend(say, signs(viewer.markers, say)))


def board_lines(viewer: Viewer) -> list[str]:
    """A plain line for each territory."""
    return [land_line(viewer, territory) for territory in bits(viewer.state.board.tiles)]


def land_line(viewer: Viewer, territory: int) -> str:
    """A territory as a plain line: clans, chieftain, buildings, card and neighbours."""
    s, speech = viewer.state, viewer.speech
    say = speech.say
    clans = [f"{speech.seat(seat)} {s.clans_of(seat, territory)}" for seat in s.present_in(territory)]
    chieftain = s.chieftains[territory]
    zone = advantage_zone(s, territory)
    held = {FACE_DOWN: "table-card_played", NOWHERE: "table-card_none"}.get(zone, "table-card_open")
    facts = [
        ("table-clans", comma_list(clans)),
        ("table-chieftain", "–" if chieftain == NOBODY else speech.seat(chieftain)),
        ("table-buildings", comma_list(_built(viewer, territory))),
        ("table-card", speech.seat(zone) if 0 <= zone < s.players else say(held)),
        ("table-neighbours", speech.tiles(TILE_KEYS[other] for other in s.board.neighbours(territory))),
    ]
    told = "; ".join(say("play-fact", name=say(name), value=value) for name, value in facts if value != "–")
    return say("play-fact", name=speech.tile(TILE_KEYS[territory]), value=told)


def _built(viewer: Viewer, territory: int) -> list[str]:
    say = viewer.speech.say
    words = []
    for kind, count in _buildings(viewer.state, territory):
        if count:
            words.append(say(f"count-{kind}", count=count) if kind in COUNTED else say(NAMED[kind]))
    here = markers_in(viewer.markers, TILE_KEYS[territory])
    return [*words, *[say(f"marker-{marker['name']}.here") for marker in here]]


def marked_lines(viewer: Viewer) -> list[str]:
    """A line for each marker: the King tile, the time of year, the harbours ..."""
    return marker_lines(viewer.markers, viewer.speech.say)


# The players


def players_table(viewer: Viewer) -> Table:
    """A row for each seat: the three victory tracks, Deeds, reserve, and cards by type."""
    s = viewer.state
    table = _table()
    table.add_column(viewer.speech.say("table-player"), overflow="fold")
    marks = [mark for seat in range(s.players) for mark in _marks(viewer, seat)]
    table.add_column(min_width=max((len(mark) + 1 for mark in marks), default=0))
    for column in COLUMNS:
        table.add_column(viewer.speech.say(f"column-{column}"), justify="right", no_wrap=True)
    for seat in range(s.players):
        numbers = [_track(track, s.edition.to_win) for track in counts(s, seat)]
        met = conditions(s, seat)
        table.add_row(
            Text(f"{SEAT_NAMES[seat]} {viewer.speech.seat(seat)}", style=COLOURS[seat]),
            Text(", ".join(_marks(viewer, seat)), style="bold" if s.pretenders >> seat & 1 else "dim"),
            *numbers,
            str(s.deeds[seat]),
            Text(str(met), style="bold" if met else ""),
            str(s.reserve[seat]),
            *[str(count) for count in _cards_of(s, seat)],
        )
    return table


def player_lines(viewer: Viewer) -> list[str]:
    """A plain line for each seat."""
    s, say = viewer.state, viewer.speech.say
    lines: list[str] = []
    for seat in range(s.players if s.round else 0):
        tracks = zip(TRACKS, counts(s, seat), strict=True)
        facts = [f"{say(f'track-{track}')} {count}/{s.edition.to_win}" for track, count in tracks]
        facts += [
            viewer.speech.count("condition", conditions(s, seat)),
            viewer.speech.count("deed", s.deeds[seat]),
        ]
        facts += [f"{say('table-reserve')} {s.reserve[seat]}"]
        cards = zip(DECK_NAMES, _cards_of(s, seat), strict=True)
        facts += [viewer.speech.count(deck, count) for deck, count in cards]
        name = ", ".join([f"{SEAT_NAMES[seat]} {viewer.speech.seat(seat)}", *_marks(viewer, seat)])
        lines.append(say("play-fact", name=name, value=", ".join(facts)))
    return lines


def _marks(viewer: Viewer, seat: int) -> list[str]:
    """The marks behind a seat's name: you, bot, Brenn, Pretender."""
    s, say = viewer.state, viewer.speech.say
    marks = []
    if viewer.players.solo and seat in viewer.players.people:
        marks.append(say("table-you"))
    elif seat not in viewer.players.people:
        marks.append(say("play-bot"))
    if s.round and seat == s.brenn:
        marks.append(say("table-brenn"))
    if s.pretenders >> seat & 1:
        marks.append(say("table-pretender"))
    return marks


def _decks(s: State) -> tuple[int, int, int]:
    return s.edition.action_cards, s.edition.advantage_cards, s.edition.epic_cards


def _cards_of(s: State, seat: int) -> list[int]:
    held = s.zones[HAND + seat] | s.zones[PUT_AWAY + seat]
    return [(held & cards).bit_count() for cards in _decks(s)]


def _track(count: int, to_win: int) -> Text:
    return Text(f"{count}/{to_win}", style="bold reverse" if count >= to_win else "")


# Cards


def hand_lines(viewer: Viewer) -> list[str]:
    """The cards in the viewer's hand, by type."""
    s, speech = viewer.state, viewer.speech
    if viewer.seat is None or not s.round:
        return []
    held = s.zones[HAND + viewer.seat]
    drawn = s.zones[DRAWN + viewer.seat] | s.zones[DRAWN_AGAIN + viewer.seat]
    lines = [
        speech.say("play-fact", name=speech.say(f"deck-{deck}"), value=_names(speech, held & cards))
        for deck, cards in zip(DECK_NAMES, _decks(s), strict=True)
        if held & cards
    ]
    if drawn:
        lines.append(speech.say("play-drawn", cards=_names(speech, drawn)))
    if s.zones[PUT_AWAY + viewer.seat]:
        lines.append(speech.say("table-put_away", cards=_names(speech, s.zones[PUT_AWAY + viewer.seat])))
    return lines or [speech.say("table-no_cards")]


def piles_lines(viewer: Viewer) -> list[str]:
    """The sizes of the piles beside the board."""
    s, say = viewer.state, viewer.speech.say
    if not s.round:
        return []
    piles = [
        say("table-tiles", count=tiles_left(s)),
        say("table-epic_pile", count=s.zones[EPIC_PILE].bit_count()),
        say("table-action_discard", count=s.zones[ACTION_DISCARD].bit_count()),
    ]
    return [". ".join(piles) + "."]


def lying_lines(viewer: Viewer) -> list[str]:
    """The open cards: discarded Epic Tales, and cards in front of players."""
    s, say = viewer.state, viewer.speech.say
    lines = []
    if s.zones[EPIC_DISCARD]:
        lines.append(say("table-epic_discard", cards=_names(viewer.speech, s.zones[EPIC_DISCARD])))
    for seat in range(s.players):
        if s.zones[BEFORE + seat]:
            cards = _names(viewer.speech, s.zones[BEFORE + seat])
            lines.append(say("table-before", seat=viewer.speech.seat(seat), cards=cards))
    return lines


def doing_lines(viewer: Viewer) -> list[str]:
    """The current situation, outermost first; in a draft, the cards that the seat has chosen so far."""
    s = viewer.state
    if viewer.seat is not None and s.answers[viewer.seat]:
        return [viewer.speech.say("table-named", cards=_names(viewer.speech, s.answers[viewer.seat]))]
    situation = viewer.speech.situation(s)
    return [" > ".join(situation)] if situation else []


def _names(speech: Speech, cards: int) -> str:
    return speech.cards(CARD_KEYS[card] for card in bits(cards))


def _table() -> Table:
    return Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
