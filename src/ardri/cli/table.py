"""The table as one seat sees it: territories, players, the own hand, and what is going on."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from ardri.cli.words import name, names, several
from ardri.rules.catalogue import (
    ACTION_CARDS,
    ADVANTAGE_CARDS,
    CARD_KEYS,
    EPIC_CARDS,
    SEAT_NAMES,
    TILE_KEYS,
    TO_WIN,
    bits,
)
from ardri.rules.clash import ClashCourse
from ardri.rules.maneuvers import Attack
from ardri.rules.play import Play
from ardri.rules.removal import Removal
from ardri.rules.state import (
    ACTION_DISCARD,
    BEFORE,
    EPIC_DISCARD,
    EPIC_PILE,
    FACE_DOWN,
    HAND,
    NOBODY,
    PHASE_NAMES,
    PUT_AWAY,
    State,
)
from ardri.rules.toll import Toll
from ardri.rules.verbs import advantage_zone, tiles_left
from ardri.rules.victory import conditions, counts

COLOURS: Final = ("red", "cyan", "green", "yellow")


def heading(s: State) -> str:
    """The time, as a title."""
    if not s.round:
        return "Setting up"
    return f"Round {s.round}, {PHASE_NAMES[s.phase].capitalize()}"


def seat_text(seat: int, more: object = "") -> Text:
    """A seat's letter (and, say, a number of clans) in its colour."""
    return Text(f"{SEAT_NAMES[seat]}{more}", style=COLOURS[seat])


# The board


def board_table(s: State) -> Table:
    """Territories with clans, buildings, who holds the Advantage card, and what lies around."""
    table = _table()
    table.add_column("Territory", no_wrap=True)
    table.add_column("Clans")
    table.add_column("Chief")
    table.add_column("Buildings")
    table.add_column("Card")
    table.add_column("Neighbours")
    for territory in bits(s.board.tiles):
        clans = [seat_text(seat, s.clans_of(seat, territory)) for seat in s.present_in(territory)]
        chieftain = s.chieftains[territory]
        table.add_row(
            name(TILE_KEYS[territory]),
            Text(" ").join(clans) if clans else "-",
            "-" if chieftain == NOBODY else seat_text(chieftain),
            _buildings(s, territory),
            _advantage(s, territory),
            names([TILE_KEYS[other] for other in s.board.neighbours(territory)]),
        )
    return table


def _buildings(s: State, territory: int) -> Text:
    found = []
    if territory == s.capital:
        found.append("Capital")
    if s.citadels[territory]:
        found.append(several(s.citadels[territory], "Citadel"))
    if s.sanctuaries[territory]:
        count = s.sanctuaries[territory]
        found.append("1 Sanctuary" if count == 1 else f"{count} Sanctuaries")
    text = Text("\n".join(found) or "-")
    if territory == s.festival:
        text.append("\nFestival", style="bold")
    return text


def _advantage(s: State, territory: int) -> Text:
    zone = advantage_zone(s, territory)
    if zone < s.players:
        return seat_text(zone)
    return Text("played" if zone == FACE_DOWN else "open", style="dim")


# The players


def players_table(s: State, you: int) -> Table:
    """Every seat's clans, cards by type, victory tracks and Deeds."""
    table = _table()
    table.add_column("Player", no_wrap=True)
    for title in ("Reserve", "Action", "Adv.", "Epic", "Leading", "Religion", "Land", "Deeds", "Met"):
        table.add_column(title, justify="right")
    for seat in range(s.players):
        hand = s.zones[HAND + seat]
        away = s.zones[PUT_AWAY + seat]
        actions = ((hand | away) & ACTION_CARDS).bit_count()
        table.add_row(
            _player(s, seat, you),
            str(s.reserve[seat]),
            *[str(count) for count in (actions, _count(hand, ADVANTAGE_CARDS), _count(hand, EPIC_CARDS))],
            *[_track(track) for track in counts(s, seat)],
            str(s.deeds[seat]),
            str(conditions(s, seat)),
        )
    return table


def _player(s: State, seat: int, you: int) -> Text:
    marks = []
    if seat == you:
        marks.append("you")
    if s.round and seat == s.brenn:
        marks.append("Brenn")
    if s.pretenders >> seat & 1:
        marks.append("Pretender")
    text = seat_text(seat)
    text.append(" " + "\n  ".join(marks), style="dim")
    return text


def _count(mask: int, deck: int) -> int:
    return (mask & deck).bit_count()


def _track(track: int) -> Text:
    return Text(f"{track}/{TO_WIN}", style="bold" if track >= TO_WIN else "")


# Cards and the rest


def hand_lines(s: State, seat: int) -> list[str]:
    """The own cards, by type."""
    hand = s.zones[HAND + seat]
    lines = [
        f"{title}: {_cards(hand & deck)}"
        for title, deck in (("Action", ACTION_CARDS), ("Advantage", ADVANTAGE_CARDS), ("Epic", EPIC_CARDS))
        if hand & deck
    ]
    if s.zones[PUT_AWAY + seat]:
        lines.append(f"Put away: {_cards(s.zones[PUT_AWAY + seat])}")
    return lines or ["no cards"]


def chosen_line(s: State, seat: int) -> str:
    """What the seat has already named in the draft; empty if nothing."""
    return f"Named so far: {_cards(s.answers[seat])}" if s.answers[seat] else ""


def piles_lines(s: State) -> list[str]:
    """What lies beside the board, and the way of the crows."""
    way = "clockwise" if s.direction > 0 else "counter-clockwise"
    tales, actions = s.zones[EPIC_PILE].bit_count(), s.zones[ACTION_DISCARD].bit_count()
    before = [(SEAT_NAMES[seat], s.zones[BEFORE + seat]) for seat in range(s.players)]
    return [
        f"Crows {way}, {several(tiles_left(s), 'tile')} left, Epic Tales {tales}, Action discard {actions}",
        *[f"Before {seat}: {_cards(cards)}" for seat, cards in before if cards],
    ]


def epic_discard(s: State) -> str:
    """The Epic Tales lying face up."""
    return f"Epic discard: {_cards(s.zones[EPIC_DISCARD])}"


def _cards(mask: int) -> str:
    return names([CARD_KEYS[card] for card in bits(mask)])


def situation(s: State) -> list[str]:
    """What is unfinished, outermost first: the cards, the clash they caused, the attack in it."""
    found = []
    for frame in s.stack:
        if isinstance(frame, Play):
            found.append(f"{SEAT_NAMES[frame.seat]}: {name(CARD_KEYS[frame.card])}")
        elif isinstance(frame, ClashCourse) and s.clash is not None:
            found.append(f"clash in {name(TILE_KEYS[s.clash.territory])} ({_sides(s)})")
        elif isinstance(frame, Attack) and s.clash is not None:
            found.append(f"{SEAT_NAMES[s.clash.active]} attacks {SEAT_NAMES[s.clash.target]}")
        elif isinstance(frame, Removal):
            found.append(f"{SEAT_NAMES[frame.seat]} loses a clan in {name(TILE_KEYS[frame.territory])}")
        elif isinstance(frame, Toll):
            found.append(f"{SEAT_NAMES[frame.owner]} enters the Mountains")
    return found


def _sides(s: State) -> str:
    """Exposed clans of each side, and sheltered ones behind a plus."""
    assert s.clash is not None
    sides = []
    for seat in s.present_in(s.clash.territory):
        sheltered = s.clash.sheltered[seat]
        sides.append(f"{SEAT_NAMES[seat]}{s.exposed(seat)}" + (f"+{sheltered}" if sheltered else ""))
    return " ".join(sides)


def _table() -> Table:
    return Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
