"""Rewinds: whoever is alone with bots may take back a whole move, and what the bots did since.

It is for practice: the person has seen what followed. Chance stays as it was, because it comes from the same
seed: the same choices lead to the same cards. The log keeps everything; the entry `Rewound` makes void what
was taken back, as a patch does. The game is marked (`practice`).
"""

from __future__ import annotations

from ardri.rules.game import Game
from ardri.rules.state.state import SEASON
from ardri.server.refusals import TableRefused
from ardri.server.table.log_entries import Rewound
from ardri.server.table.table import Table


def note_choice(table: Table, game: Game, seat: int) -> None:
    """Note where the last move of a person began, before a choice of a seat."""
    if table.seats[seat].plays and begins(table, game, seat):
        table.last_move = table.entry_count - 1
    table.mover = seat


def begins(table: Table, game: Game, seat: int) -> bool:
    """True if a choice is not a later step of the seat's own turn, or of its answer to others."""
    decision = game.decision_of(seat)
    if decision is not None and decision.question == "turn":
        return True
    own_turn = game.state.phase == SEASON and game.state.turn == seat
    return table.mover != seat and not own_turn


def is_practice(table: Table, seat: int) -> bool:
    """True if the person of a seat plays with bots alone, at a table with help."""
    if table.terms.rated or not table.seats[seat].plays:
        return False
    others = [each.person for number, each in enumerate(table.seats) if number != seat]
    return not any(others)


def may_rewind(table: Table, seat: int) -> bool:
    """True if a seat may take back its last move."""
    return table.status == "playing" and table.last_move > 0 and is_practice(table, seat)


def rewound(table: Table, seat: int, at: int) -> Rewound:
    """The entry that takes back the last move of a seat; refused if that is not possible."""
    table.running_game()
    if not is_practice(table, seat):
        raise TableRefused("not_practice")
    if not table.last_move:
        raise TableRefused("nothing_to_take_back")
    asked = tuple(state.number for state in table.questions)
    return Rewound(max(at, table.at + 1), table.entry_count + 1, table.last_move, seat, asked)


def go_on(table: Table, entry: Rewound) -> None:
    """Go on from before the move that was taken back."""
    table.practised = True
    table.questions = [
        state.renumbered(number) for state, number in zip(table.questions, entry.asked, strict=True)
    ]
