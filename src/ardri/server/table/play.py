"""Playing: start, choose, react, undo. Each `fit_...` returns the effect of an entry, or refuses it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from ardri.rules.box.catalogue import CARD_KEYS
from ardri.rules.box.options import DECLINE, KEYS
from ardri.rules.engine.play import action_might_answer
from ardri.rules.errors import RulesError
from ardri.rules.formats.notation import state_from_json
from ardri.rules.game import Game
from ardri.rules.state import seed_commitment
from ardri.rules.state.chance import Seeded
from ardri.rules.views.why_not import Reason
from ardri.server.refusals import TableRefused
from ardri.server.table import clocks, reaction_pauses
from ardri.server.table import seats as seating
from ardri.server.table.deadlines import run_clocks, run_own_clock
from ardri.server.table.log_entries import Chosen, Closed, Ordered, Reset, Resigned, Undone
from ardri.server.table.previews import Answer, Preview, require_offered, try_answers, with_foresight
from ardri.server.table.reaction_pauses import Pause
from ardri.server.table.rewinds import note_choice
from ardri.server.table.seats import Seat
from ardri.server.table.standing_orders import IDLE, answer_by, may_order
from ardri.server.table.table import Notice, Table

Effect = Callable[[], None]

MOST_ORDERS: Final = 64  # orders that answer each other come to an end


# Start


def fit_started(table: Table) -> Effect:
    """The game begins."""
    table.require_open()
    if not seating.all_ready(table.seats):
        raise TableRefused("not_ready")
    return partial(_start, table, new_game(table))


def _start(table: Table, game: Game) -> None:
    terms = table.terms
    table.status = "playing"
    table.game = game
    if terms.pace is not None:
        table.clocks = clocks.new_clocks(terms.pace, terms.players)
    after_move(table, game)


def new_game(table: Table) -> Game:
    """The game as it begins at a table."""
    terms = table.terms
    if table.opened.position is not None:
        return from_position(table, table.opened.position)
    return Game.start(
        terms.players,
        table.seed,
        terms.edition,
        terms.windows,
        terms.round_limit,
        listen=True,
        undo=True,
        entropy=table.entropy,
    )


def from_position(table: Table, position: dict[str, object]) -> Game:
    """A game that goes on from a position, if it can be one of this table."""
    try:
        state = state_from_json(position)
        found, agreed = state.setting, table.terms.setting
        if (found.players, found.windows) != (agreed.players, agreed.windows):
            raise TableRefused("bad_position")
        source = Seeded(seed_commitment.key(table.seed, table.entropy))
        return Game.at(state, source, table.seed, table.entropy, listen=True, undo=True)
    except (RulesError, AssertionError, LookupError, TypeError, AttributeError) as error:
        raise TableRefused("bad_position") from error


# Choices


def fit_chosen(table: Table, entry: Chosen) -> Effect:
    """A seat answers its question, or several in a row."""
    game = table.running_game()
    table.seat(entry.seat)
    table.questions[entry.seat].check(entry.question)
    if not entry.keys:
        raise TableRefused("no_choice")
    if len(entry.keys) == 1:
        require_offered(table.question_of(entry.seat), game, entry.keys[0])
    elif game.in_window:
        raise TableRefused("beyond", step=1)
    else:
        try_answers(game, entry.seat, entry.keys)
    if table.pause is not None:
        return partial(_react, table, table.pause, entry.seat, entry.keys[0])
    return partial(_choose, table, game, entry.seat, entry.keys)


def _react(table: Table, pause: Pause, seat: int, key: str) -> None:
    if table.rhythm.holds == "persons" and table.seats[seat].plays:
        # who is alone with bots must not see by what follows the own answer whether one of them is asked
        pause = msgspec.structs.replace(pause, end=table.at + pause.end - pause.opened)
    if table.game is not None:
        note_choice(table, table.game, seat)
    table.pause = pause.with_answer(seat, key)
    table.questions[seat] = table.questions[seat].given()
    table.change.actor = seat


def _choose(table: Table, game: Game, seat: int, keys: tuple[str, ...]) -> None:
    note_choice(table, game, seat)
    question, together, happened = game.decision, game.answers_together, table.event_count
    for key in keys:
        game.choose(key, seat=seat)
    table.questions[seat] = table.questions[seat].given()
    if together and table.event_count == happened and game.still_asks(question):
        _unseen(table, seat)
    else:
        after_move(table, game)


def _unseen(table: Table, seat: int) -> None:
    """In the draft: an answer that others do not see, and that may be replaced until all are in."""
    table.questions[seat] = table.questions[seat].asked()
    table.change.actor = seat
    run_own_clock(table)


def fit_taken_back(table: Table, entry: Undone | Reset) -> Effect:
    """A seat takes back a choice, or all of its turn."""
    game = table.running_game()
    seating.require_person(table.seat(entry.seat))
    if game.in_window:
        raise TableRefused("reactions")
    if not game.undoable(entry.seat):
        raise TableRefused("nothing_to_take_back")
    return partial(_take_back, table, game, entry)


def _take_back(table: Table, game: Game, entry: Undone | Reset) -> None:
    seat = entry.seat
    unseen = game.has_answered(seat)
    if isinstance(entry, Undone):
        game.undo(seat)
    else:
        game.reset_turn(seat)
    if unseen:
        _unseen(table, seat)
    else:
        table.change.notices.append(Notice("undone", {"seat": seat}))
        after_move(table, game, bonus=False)


# Reactions


def fit_closed(table: Table, entry: Closed) -> Effect:
    """The reaction window closes."""
    game = table.running_game()
    if not game.in_window:
        raise TableRefused("no_reactions")
    return partial(_close, table, game, entry.one)


def _close(table: Table, game: Game, one: bool = False) -> None:
    pause = table.pause
    if pause is None:
        game.choose(KEYS[DECLINE])
        after_move(table, game)
        return
    if one:
        over = reaction_pauses.close(game, pause.answers, table.orders)
    else:
        over = reaction_pauses.go_on(game, pause.answers, table.orders)
        while not over and pause.waiting and table.rhythm.fixed:
            over = reaction_pauses.go_on(game, {}, table.orders)
    if over:
        after_move(table, game)
    else:
        _pause(table, game, pause.number, pause.moment + 1)
        table.change.seats = () if table.pause is None else table.pause.waiting


def _pause(table: Table, game: Game, number: int, moment: int) -> None:
    """Open a window of a pause: seats that have an answer are asked."""
    waiting = reaction_pauses.to_ask(game, table.orders)
    likely = action_might_answer(game.state)
    length = reaction_pauses.length(table.rhythm, likely, table.seed, number, moment)
    start = table.watched_from(table.at) if table.rhythm.holds == "nobody" else table.at
    table.pause = Pause(number, moment, table.at, start + length, waiting)
    _ask(table, waiting)


def fit_ordered(table: Table, entry: Ordered) -> Effect:
    """A seat gives a standing order."""
    seat = seating.require_person(table.seat(entry.seat))
    if entry.card not in CARD_KEYS and entry.card != IDLE:
        raise TableRefused("no_such_card", card=entry.card[:40])
    if not may_order(table.terms.setting.edition, entry.card, entry.wish):
        raise TableRefused("no_reaction", card=entry.card)
    orders = {**seat.orders, entry.card: entry.wish}
    return partial(_order, table, entry.seat, seat.changed(orders=orders))


def _order(table: Table, number: int, seat: Seat) -> None:
    """Store the order, which may answer the open question."""
    table.seats[number] = seat
    game = table.game
    if game is None or table.status != "playing" or not game.in_window:
        return
    table.change.actor = number
    decision = game.decision_of(number) if table.questions[number].open else None
    key = None if decision is None else answer_by(seat.orders, decision, game)
    if key is not None and table.pause is not None:
        _react(table, table.pause, number, key)
    elif key is not None:
        _choose(table, game, number, (key,))


# Giving up


def fit_given_up(table: Table, entry: Resigned) -> Effect:
    """One of two players resigns: the other wins."""
    game = table.running_game()
    seat = table.seat(entry.seat)
    return partial(_give_up, table, game, entry.seat, seating.resigned(seat, seat.bot))


def _give_up(table: Table, game: Game, number: int, seat: Seat) -> None:
    table.seats[number] = seat
    game.resign(number)
    after_move(table, game)


# After every move


def after_move(table: Table, game: Game, bonus: bool = True) -> None:
    """Update the table after the game went on, for everybody to see."""
    table.pause = None
    if table.terms.windows == "open":
        _obey(table, game)
    table.watch()
    if game.over:
        table.status = "over"
        _ask(table, ())
    elif table.terms.windows == "sealed" and game.in_window:
        table.pause_count += 1
        _pause(table, game, table.pause_count, 0)
    else:
        _ask(table, _to_ask(table, game))
    table.moved = table.at
    table.asked_at = table.watched_from(table.at)
    table.change.everybody = True
    _see_clash(table, game)
    run_clocks(table, bonus)


def _to_ask(table: Table, game: Game) -> tuple[int, ...]:
    """The seats that may answer: in the draft also who has, as the Moor is played in the middle of one."""
    if not game.answers_together:
        return game.asked
    return tuple(seat for seat in range(table.terms.players) if game.decision_of(seat) is not None)


def _obey(table: Table, game: Game) -> None:
    """In open windows, follow standing orders at once."""
    for _ in range(MOST_ORDERS):
        if not game.in_window:
            return
        decision = game.decision
        key = answer_by(table.orders[decision.seat], decision, game)
        if key is None:
            return
        game.choose(key, seat=decision.seat)


def _ask(table: Table, seats: tuple[int, ...]) -> None:
    for number, asking in enumerate(table.questions):
        table.questions[number] = asking.asked() if number in seats else asking.lapsed()


def _see_clash(table: Table, game: Game) -> None:
    """Keep the truce signals of the current clash, and drop others."""
    clash = game.state.clash
    found = None if clash is None else (clash.territory, tuple(game.state.present_in(clash.territory)))
    if found is None or table.clash is None or found[0] != table.clash[0]:
        table.signals = ()
    else:
        table.signals = tuple(seat for seat in table.signals if seat in found[1])
    table.clash = found


# Asking about what could be


def preview(table: Table, seat: int, question: int, answers: tuple[Answer, ...]) -> Preview:
    """Preview: the question that would follow some answers of a seat, and what would come of them."""
    game = table.running_game()
    table.seat(seat)
    table.questions[seat].check(question)
    return with_foresight(game, seat, answers)


def spelled(table: Table, seat: int, question: int, answers: tuple[Answer, ...]) -> tuple[str, ...]:
    """Answers as keys of options, which is what the log keeps: a plan is spelled out."""
    keys = tuple(answer for answer in answers if isinstance(answer, str))
    if len(keys) == len(answers):
        return keys
    game = table.running_game()
    table.seat(seat)
    table.questions[seat].check(question)
    if game.in_window:
        raise TableRefused("reactions")
    return try_answers(game, seat, answers).keys


def why_not(table: Table, seat: int, card: str) -> Reason | None:
    """The reason why a seat cannot play a card now; refused in a pause, when the game may be ahead."""
    game = table.running_game()
    table.seat(seat)
    if card not in CARD_KEYS:
        raise TableRefused("no_such_card", card=card[:40])
    if table.pause is not None:
        raise TableRefused("reactions")
    return game.why_not(seat, card)
