"""The table as one seat sees it: the island, the players, the own hand, the piles; for eyes and for ears.

What can be seen is drawn in columns and colours; `*_lines` say the same in plain lines, one thing each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from ardri.cli.terminal.players import Company
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
)
from ardri.pictures.view_data import Scene, scene_of
from ardri.rules.box.base_box import DECK_NAMES
from ardri.rules.box.catalogue import CARD_KEYS, SEAT_NAMES, TILE_KEYS, bits
from ardri.rules.engine.verbs import advantage_zone, tiles_left
from ardri.rules.game import Game
from ardri.rules.phases.victory import conditions, counts
from ardri.rules.state.edition import TO_WIN
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
    PUT_AWAY,
    State,
)
from ardri.texts.speech import Speech, in_a_row

COLOURS: Final = ("red", "cyan", "green", "yellow")
TRACKS: Final = ("leadership", "religion", "land")
COLUMNS: Final = (*TRACKS, "deeds", "conditions", "reserve", "action", "advantage", "epic")
SIGNS: Final = {"capital": CAPITAL, "citadel": CITADEL, "sanctuary": SANCTUARY, "festival": FESTIVAL}
NAMED: Final = {"capital": "building-capital", "festival": "table-festival"}
WIDEST: Final = 1000
COUNTED: Final = ("citadel", "sanctuary")


@dataclass(frozen=True)
class Eyes:
    """Who looks at which game, in which company and language; with seat None, everybody."""

    game: Game
    company: Company
    speech: Speech
    seat: int | None

    @property
    def state(self) -> State:
        """The position looked at."""
        return self.game.state


def heading(eyes: Eyes) -> str:
    """The time, the Brenn and the way of the crows, as a title."""
    s, say = eyes.state, eyes.speech.say
    if not s.round:
        return eyes.speech.heading(s)
    return say(
        "play-heading",
        time=eyes.speech.heading(s),
        brenn=eyes.speech.seat(s.brenn),
        crows=say("crows-clockwise" if s.direction > 0 else "crows-counterclockwise"),
    )


# The board


def board(eyes: Eyes, console: Console, width: int, lines: list[str]) -> RenderableType:
    """The island and what stands where: side by side if there is room, in lines if there is too little."""
    lands, island = lands_table(eyes), island_text(eyes)
    wide = Measurement.get(console, console.options.update(max_width=WIDEST), lands).maximum
    if wide > width:
        return Group(island, *lines)
    if island.cell_len and max(len(line) for line in island.plain.splitlines()) + 2 + wide > width:
        return Group(island, Text(), lands)
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_row(island, lands)
    return both


def island_text(eyes: Eyes, scene: Scene | None = None) -> Text:
    """The map; each territory in the colour of its chieftain."""
    short = codes(eyes.speech.say)
    text = Text("\n".join(island_lines(scene or scene_of(eyes.game.view(eyes.seat)), short)))
    for territory in bits(eyes.state.board.tiles):
        chieftain = eyes.state.chieftains[territory]
        style = "dim" if chieftain == NOBODY else f"bold {COLOURS[chieftain]}"
        text.highlight_regex(rf"\b{short[TILE_KEYS[territory]]}\b", style)
    return text


def lands_table(eyes: Eyes) -> Table:
    """A row for each territory: clans, buildings, and who holds its Advantage card."""
    s, speech = eyes.state, eyes.speech
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
            _signs(s, territory),
            _holder(eyes, territory),
            style="bold" if here else "",
        )
    return table


def clans_text(s: State, territory: int) -> Text:
    """Who has how many clans in a territory: the chieftain with a star, sheltered ones behind a plus."""
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


def _signs(s: State, territory: int) -> str:
    found = [
        SIGNS[kind] + (str(count) if count > 1 else "") for kind, count in _buildings(s, territory) if count
    ]
    return " ".join(found) or "-"


def _holder(eyes: Eyes, territory: int) -> Text:
    """Who holds the Advantage card, or that it is played; a dash if it lies on the table."""
    zone = advantage_zone(eyes.state, territory)
    if zone < eyes.state.players:
        return Text(SEAT_NAMES[zone], style=COLOURS[zone])
    return Text(eyes.speech.say("table-card_played") if zone == FACE_DOWN else "-", style="dim")


def signs_line(eyes: Eyes) -> str:
    """What the signs mean."""
    return " ".join(legend(eyes.speech.say))


def board_lines(eyes: Eyes) -> list[str]:
    """A line for each territory, in words."""
    return [land_line(eyes, territory) for territory in bits(eyes.state.board.tiles)]


def land_line(eyes: Eyes, territory: int) -> str:
    """A territory in words: clans, chieftain, buildings, card and neighbours."""
    s, speech = eyes.state, eyes.speech
    say = speech.say
    clans = [f"{speech.seat(seat)} {s.clans_of(seat, territory)}" for seat in s.present_in(territory)]
    chieftain = s.chieftains[territory]
    zone = advantage_zone(s, territory)
    held = "table-card_played" if zone == FACE_DOWN else "table-card_open"
    facts = [
        ("table-clans", in_a_row(clans)),
        ("table-chieftain", "–" if chieftain == NOBODY else speech.seat(chieftain)),
        ("table-buildings", in_a_row(_built(eyes, territory))),
        ("table-card", speech.seat(zone) if zone < s.players else say(held)),
        ("table-neighbours", speech.tiles(TILE_KEYS[other] for other in s.board.neighbours(territory))),
    ]
    told = "; ".join(say("play-fact", name=say(name), value=value) for name, value in facts if value != "–")
    return say("play-fact", name=speech.tile(TILE_KEYS[territory]), value=told)


def _built(eyes: Eyes, territory: int) -> list[str]:
    say = eyes.speech.say
    words = []
    for kind, count in _buildings(eyes.state, territory):
        if count:
            words.append(say(f"count-{kind}", count=count) if kind in COUNTED else say(NAMED[kind]))
    return words


# The players


def players_table(eyes: Eyes) -> Table:
    """A row for each seat: the three victory tracks, Deeds, reserve, and cards by type."""
    s = eyes.state
    table = _table()
    table.add_column(eyes.speech.say("table-player"), overflow="fold")
    marks = [mark for seat in range(s.players) for mark in _marks(eyes, seat)]
    table.add_column(min_width=max((len(mark) + 1 for mark in marks), default=0))
    for column in COLUMNS:
        table.add_column(eyes.speech.say(f"column-{column}"), justify="right", no_wrap=True)
    for seat in range(s.players):
        numbers = [Text(f"{track}/{TO_WIN}", style=_met(track)) for track in counts(s, seat)]
        met = conditions(s, seat)
        table.add_row(
            Text(f"{SEAT_NAMES[seat]} {eyes.speech.seat(seat)}", style=COLOURS[seat]),
            Text(", ".join(_marks(eyes, seat)), style="bold" if s.pretenders >> seat & 1 else "dim"),
            *numbers,
            str(s.deeds[seat]),
            Text(str(met), style="bold" if met else ""),
            str(s.reserve[seat]),
            *[str(count) for count in _cards_of(s, seat)],
        )
    return table


def player_lines(eyes: Eyes) -> list[str]:
    """A line for each seat, in words."""
    s, say = eyes.state, eyes.speech.say
    lines: list[str] = []
    for seat in range(s.players if s.round else 0):
        tracks = zip(TRACKS, counts(s, seat), strict=True)
        facts = [f"{say(f'track-{track}')} {count}/{TO_WIN}" for track, count in tracks]
        facts += [
            eyes.speech.count("condition", conditions(s, seat)),
            eyes.speech.count("deed", s.deeds[seat]),
        ]
        facts += [f"{say('table-reserve')} {s.reserve[seat]}"]
        cards = zip(DECK_NAMES, _cards_of(s, seat), strict=True)
        facts += [eyes.speech.count(deck, count) for deck, count in cards]
        name = ", ".join([f"{SEAT_NAMES[seat]} {eyes.speech.seat(seat)}", *_marks(eyes, seat)])
        lines.append(say("play-fact", name=name, value=", ".join(facts)))
    return lines


def _marks(eyes: Eyes, seat: int) -> list[str]:
    """What a seat is beside its name."""
    s, say = eyes.state, eyes.speech.say
    marks = []
    if eyes.company.alone and seat in eyes.company.people:
        marks.append(say("table-you"))
    elif seat not in eyes.company.people:
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


def _met(track: int) -> str:
    return "bold reverse" if track >= TO_WIN else ""


# Cards


def hand_lines(eyes: Eyes) -> list[str]:
    """The own cards, by type."""
    s, speech = eyes.state, eyes.speech
    if eyes.seat is None or not s.round:
        return []
    held = s.zones[HAND + eyes.seat]
    drawn = s.zones[DRAWN + eyes.seat] | s.zones[DRAWN_AGAIN + eyes.seat]
    lines = [
        speech.say("play-fact", name=speech.say(f"deck-{deck}"), value=_names(speech, held & cards))
        for deck, cards in zip(DECK_NAMES, _decks(s), strict=True)
        if held & cards
    ]
    if drawn:
        lines.append(speech.say("play-drawn", cards=_names(speech, drawn)))
    if s.zones[PUT_AWAY + eyes.seat]:
        lines.append(speech.say("table-put_away", cards=_names(speech, s.zones[PUT_AWAY + eyes.seat])))
    return lines or [speech.say("table-no_cards")]


def piles_lines(eyes: Eyes) -> list[str]:
    """How much lies beside the board."""
    s, say = eyes.state, eyes.speech.say
    if not s.round:
        return []
    piles = [
        say("table-tiles", count=tiles_left(s)),
        say("table-epic_pile", count=s.zones[EPIC_PILE].bit_count()),
        say("table-action_discard", count=s.zones[ACTION_DISCARD].bit_count()),
    ]
    return [". ".join(piles) + "."]


def lying_lines(eyes: Eyes) -> list[str]:
    """The cards that lie open: discarded Epic Tales, and what lies in front of players."""
    s, say = eyes.state, eyes.speech.say
    lines = []
    if s.zones[EPIC_DISCARD]:
        lines.append(say("table-epic_discard", cards=_names(eyes.speech, s.zones[EPIC_DISCARD])))
    for seat in range(s.players):
        if s.zones[BEFORE + seat]:
            cards = _names(eyes.speech, s.zones[BEFORE + seat])
            lines.append(say("table-before", seat=eyes.speech.seat(seat), cards=cards))
    return lines


def doing_lines(eyes: Eyes) -> list[str]:
    """What is going on, outermost first; in a draft, what the seat has named so far."""
    s = eyes.state
    if eyes.seat is not None and s.answers[eyes.seat]:
        return [eyes.speech.say("table-named", cards=_names(eyes.speech, s.answers[eyes.seat]))]
    situation = eyes.speech.situation(s)
    return [" > ".join(situation)] if situation else []


def _names(speech: Speech, cards: int) -> str:
    return speech.cards(CARD_KEYS[card] for card in bits(cards))


def _table() -> Table:
    return Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
