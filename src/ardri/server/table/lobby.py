"""People at a table: join, leave, chat, vote. Each `fit_...` returns the effect of an entry or refuses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from ardri.server.refusals import TableRefused
from ardri.server.table import clocks
from ardri.server.table import seats as seating
from ardri.server.table.chat import ChatLine
from ardri.server.table.deadlines import run_clocks
from ardri.server.table.log_entries import (
    Ended,
    Entropy,
    Followed,
    Joined,
    Left,
    Muted,
    Readied,
    Relieved,
    Replaced,
    Resigned,
    Returned,
    Said,
    Seated,
    Signalled,
    Timedout,
    Voted,
)
from ardri.server.table.seats import Seat
from ardri.server.table.table import Notice, NoticeKind, Table

Effect = Callable[[], None]

LONGEST_TEXT: Final = 500
CHAT_KEPT: Final = 50


# Before the game


def fit_before(table: Table, entry: Joined | Seated | Readied | Entropy) -> Effect:
    """Before the game: somebody joins or gets ready."""
    table.require_open()
    seat = table.seat(entry.seat)
    match entry:
        case Joined() | Seated():
            return _fit_seating(table, entry)
        case Readied():
            found = seating.require_person(seat).changed(ready=entry.ready)
        case Entropy():
            found = seating.with_entropy(seat, entry.text)
    return partial(_seat_anew, table, entry.seat, found)


def _fit_seating(table: Table, entry: Joined | Seated | Left) -> Effect:
    put_off = table.put_off
    if isinstance(entry, Joined):
        if entry.person in put_off and not entry.invited:
            raise TableRefused("put_off")
        put_off = {person: at for person, at in put_off.items() if person != entry.person}
    found = seats_after(table.seats, entry)
    if isinstance(entry, Left) and entry.put_off:
        gone = table.seats[entry.seat].person
        if gone not in [seat.person for seat in found]:
            put_off = {**put_off, gone: entry.at}
    return partial(_sit, table, found, put_off)


def _sit(table: Table, seats: list[Seat], put_off: dict[str, int]) -> None:
    table.seats = seats
    table.put_off = put_off


def seats_after(seats: Sequence[Seat], entry: Joined | Seated | Left) -> list[Seat]:
    """The seats after somebody came to one or left one, before the game."""
    found = list(seats)
    seat = found[entry.seat]
    match entry:
        case Joined():
            found[entry.seat] = seating.joined(seat, entry.person, entry.name, entry.invited)
        case Seated():
            found[entry.seat] = seating.seated(seat, entry.level)
        case Left():
            found[entry.seat] = seating.cleared(seat)
    if isinstance(entry, Left) and entry.put_off and seat.person not in [other.person for other in found]:
        return [seating.not_kept(other, seat.person) for other in found]
    return found


def _seat_anew(table: Table, number: int, seat: Seat) -> None:
    table.seats[number] = seat


# In the game


def fit_left(table: Table, entry: Left) -> Effect:
    """A person leaves."""
    seat = table.seat(entry.seat)
    if table.status == "open":
        return _fit_seating(table, entry)
    table.running_game()
    return partial(_hand_over, table, entry.seat, seating.played_on(seat, table.terms.substitute), "left")


def fit_timed_out(table: Table, entry: Timedout) -> Effect:
    """A seat runs out of time."""
    table.running_game()
    found = seating.played_on(table.seat(entry.seat), table.terms.substitute)
    runs_out = None if table.clocks is None else table.clocks[entry.seat].runs_out
    if runs_out is None or runs_out > entry.at:
        raise TableRefused("time_left")
    return partial(_hand_over, table, entry.seat, found, "timed_out")


def fit_relieved(table: Table, entry: Relieved) -> Effect:
    """A bot plays on for somebody who is gone."""
    table.running_game()
    if not table.terms.absence:
        raise TableRefused("not_agreed")
    found = seating.played_on(table.seat(entry.seat), table.terms.substitute)
    return partial(_hand_over, table, entry.seat, found, "relieved")


def fit_returned(table: Table, entry: Returned) -> Effect:
    """A person plays again."""
    table.running_game()
    return partial(_hand_over, table, entry.seat, seating.returned(table.seat(entry.seat)), "returned")


def fit_resigned(table: Table, entry: Resigned) -> Effect:
    """A person gives up."""
    table.running_game()
    found = seating.resigned(table.seat(entry.seat), table.terms.substitute)
    return partial(_hand_over, table, entry.seat, found, "resigned")


def _hand_over(table: Table, number: int, seat: Seat, kind: NoticeKind) -> None:
    table.seats[number] = seat
    table.change.notices.append(Notice(kind, {"seat": number}))
    if table.clocks is not None and seat.plays:
        table.clocks = clocks.refill(table.clocks, number)
    run_clocks(table, bonus=False)
    _count_votes(table)


def fit_voted(table: Table, entry: Voted) -> Effect:
    """A person votes for abandoning the game, or no longer."""
    table.running_game()
    found = seating.require_person(table.seat(entry.seat)).changed(abandon=entry.yes)
    return partial(_vote, table, entry.seat, found)


def _vote(table: Table, number: int, seat: Seat) -> None:
    table.seats[number] = seat
    _count_votes(table)


def _count_votes(table: Table) -> None:
    if seating.all_for_abandoning(table.seats):
        _abandon(table, "vote")


def fit_replaced(table: Table, entry: Replaced) -> Effect:
    """A simpler bot replaces one that failed."""
    table.running_game()
    seat = table.seat(entry.seat)
    if not seat.bot:
        raise TableRefused("empty" if seat.empty else "person_plays")
    return partial(_hand_over, table, entry.seat, seat.changed(bot=entry.bot), "replaced")


def fit_ended(table: Table, entry: Ended) -> Effect:
    """An admin or housekeeping closes the table."""
    if table.status in ("over", "abandoned"):
        raise TableRefused("over")
    return partial(_abandon, table, entry.reason)


def _abandon(table: Table, reason: str) -> None:
    table.status = "abandoned"
    table.reason = reason
    table.pause = None
    table.questions = [asking.lapsed() for asking in table.questions]
    table.change.everybody = True
    run_clocks(table, bonus=False)


def fit_followed(table: Table, entry: Followed) -> Effect:
    """A rematch is opened."""
    if table.status in ("open", "playing"):
        raise TableRefused("not_finished")
    if table.next_table:
        raise TableRefused("given")
    return partial(_follow, table, entry.table)


def _follow(table: Table, following: str) -> None:
    table.next_table = following


def tell_fault(table: Table) -> None:
    """Notify everybody of an engine fault."""
    table.change.notices.append(Notice("fault", {}))


def tell_read(table: Table) -> None:
    """Notify everybody that an admin has read the secrets."""
    table.secrets_read = True
    table.last_move = 0  # or the mark could be taken back with it
    table.change.notices.append(Notice("read", {}))


# Talk


def fit_said(table: Table, entry: Said) -> Effect:
    """A line of chat."""
    if entry.seat is not None:
        seating.require_person(table.seat(entry.seat))
    elif not table.terms.spectators:
        raise TableRefused("no_spectators")
    if not 0 < len(entry.text) <= LONGEST_TEXT or len(entry.name) > seating.LONGEST_NAME:
        raise TableRefused("too_long", most=LONGEST_TEXT)
    return partial(_say, table, ChatLine(entry.at, entry.seat, entry.name, entry.text))


def _say(table: Table, line: ChatLine) -> None:
    table.chat = [*table.chat, line][-CHAT_KEPT:]
    hearers = tuple(recipient for recipient in table.recipients if table.hears(recipient, line))
    fields = {"seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
    table.change.notices.append(Notice("said", fields, hearers))


def fit_muted(table: Table, entry: Muted) -> Effect:
    """A person mutes another, or no longer."""
    seat = seating.require_person(table.seat(entry.seat))
    table.seat(entry.whom)
    others = tuple(whom for whom in seat.mutes if whom != entry.whom)
    mutes = tuple(sorted((*others, entry.whom))) if entry.muted else others
    return partial(_seat_anew, table, entry.seat, seat.changed(mutes=mutes))


def fit_signalled(table: Table, entry: Signalled) -> Effect:
    """A person signals for a truce, or no longer."""
    table.running_game()
    seating.require_person(table.seat(entry.seat))
    if table.clash is None or entry.seat not in table.clash[1]:
        raise TableRefused("no_clash")
    others = [seat for seat in table.signals if seat != entry.seat]
    return partial(_signal, table, tuple(sorted([*others, entry.seat] if entry.would else others)))


def _signal(table: Table, signals: tuple[int, ...]) -> None:
    table.signals = signals
