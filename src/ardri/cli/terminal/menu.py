"""Menu: the options of a question with their numbers, names and notes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from ardri.cli.shared.choice_matching import Choice
from ardri.cli.terminal.draft_plan import QUESTIONS, keep_form
from ardri.cli.terminal.table_view import COLOURS, Viewer, clans_text
from ardri.pictures.pages.text_board import codes
from ardri.rules.box.catalogue import SEAT_NAMES, TILE_KEYS
from ardri.rules.box.options import KEYS
from ardri.rules.decisions import Decision
from ardri.rules.state.form import Form
from ardri.texts.speech import CARD_OPTIONS, SEAT_OPTIONS, TERRITORY_OPTIONS

MANY: Final = 6
GAP: Final = 3
NARROW: Final = 60


def labels(keys: Sequence[str]) -> list[int]:
    """The number to type for each option: a count is its own number, other options follow.

    >>> labels(["pass", "card:bard"]), labels(["count:0", "count:1", "card:moor"])
    ([1, 2], [0, 1, 2])
    """
    counts = [int(key.partition(":")[2]) for key in keys if key.startswith("count:")]
    if not counts:
        return list(range(1, len(keys) + 1))
    after = max(counts)
    found = []
    for key in keys:
        if key.startswith("count:"):
            found.append(int(key.partition(":")[2]))
        else:
            after += 1
            found.append(after)
    return found


def plan_form(viewer: Viewer, decision: Decision) -> Form | None:
    """The form of the plan that a question begins; None if it asks for one choice."""
    form = viewer.game.form_of(decision.seat)
    if form is not None and decision.question in QUESTIONS:
        kept = keep_form(form)
        return kept if kept.most > 1 or kept is not form else None
    if form is None or form.most < 2:
        return None
    return form if any(item.code in decision.codes for item in form.items) else None  # else a count is asked


def choices(viewer: Viewer, decision: Decision) -> list[Choice]:
    """The options as choices, each with all its names; of a plan also those that cannot be chosen first."""
    form = plan_form(viewer, decision)
    planned = [] if form is None else [KEYS[item.code] for item in form.items]
    others = [key for key in decision.keys if key not in planned and not key.startswith("hand_on:")]
    found = []
    for key in (*planned, *others):
        kind, _, value = key.partition(":")
        shown = words(viewer, decision, key)
        names = [shown, key]
        if kind in CARD_OPTIONS:
            names.append(viewer.speech.card(value))
        elif kind in TERRITORY_OPTIONS:
            names += [viewer.speech.tile(value), codes(viewer.speech.say)[value]]
        elif kind in SEAT_OPTIONS:
            names += [viewer.speech.seat(value), value]
        found.append(Choice(key, shown, tuple(names)))
    return found


def words(viewer: Viewer, decision: Decision, key: str) -> str:
    """The text of an option; a count includes its noun."""
    kind, _, value = key.partition(":")
    if kind == "count":
        return viewer.speech.count("card" if decision.question == "count_cards" else "clan", int(value))
    return viewer.speech.option(key, viewer.state.board)


def numbered(viewer: Viewer, decision: Decision) -> dict[str, str]:
    """The numbered text of each option, by key."""
    offered = choices(viewer, decision)
    return {
        choice.key: f"{label}. {choice.shown}"
        for label, choice in zip(_labels(offered), offered, strict=True)
    }


def menu_lines(viewer: Viewer, decision: Decision) -> list[str]:
    """The numbered options, a line for each."""
    return list(numbered(viewer, decision).values())


def menu_table(viewer: Viewer, decision: Decision, width: int) -> Table:
    """The numbered options with notes: the clans in a territory, the text of a card."""
    offered = choices(viewer, decision)
    notes = [_note(viewer, choice.key) for choice in offered]
    numbers = _labels(offered)
    longest = max(len(choice.shown) for choice in offered)
    beside = max(note.cell_len for note in notes)
    columns = max(1, width // (4 + longest + (2 + beside if beside else 0) + GAP))
    if columns == 1 or len(offered) <= MANY:
        return _one_column(offered, numbers, notes, width)
    rows = -(-len(offered) // columns)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        cells = [_cell(offered[at], numbers[at], notes[at], longest) for at in range(row, len(offered), rows)]
        table.add_row(*cells)
    return table


def _one_column(
    offered: Sequence[Choice], numbers: Sequence[int], notes: Sequence[Text], width: int
) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", min_width=3, no_wrap=True)
    table.add_column()
    table.add_column(no_wrap=True)
    longest = max(len(choice.shown) for choice in offered)
    for choice, number, note in zip(offered, numbers, notes, strict=True):
        note.truncate(max(1, width - 7 - longest), overflow="ellipsis")
        table.add_row(str(number), choice.shown, note if width > NARROW else Text())
    return table


def _cell(choice: Choice, number: int, note: Text, longest: int) -> Text:
    text = Text(f"{number:>3} ", style="bold")
    text.append(choice.shown.ljust(longest), style="not bold")
    return text.append("  ").append_text(note) if note else text


def _labels(offered: Sequence[Choice]) -> list[int]:
    return labels([choice.key for choice in offered])


def _note(viewer: Viewer, key: str) -> Text:
    kind, _, value = key.partition(":")
    if kind in CARD_OPTIONS:
        return Text(" / ".join(viewer.speech.card_text(value).split("\n")), style="dim")
    if kind in ("territory", "from", "to"):
        return clans_text(viewer.state, TILE_KEYS.index(value))
    if kind in SEAT_OPTIONS:
        seat = SEAT_NAMES.index(value)
        fights = viewer.state.clash is not None
        return Text(value + (str(viewer.state.exposed(seat)) if fights else ""), style=COLOURS[seat])
    return Text()
