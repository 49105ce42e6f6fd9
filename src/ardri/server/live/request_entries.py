"""Requests to log entries: who may ask for what. The reducer decides whether an entry fits."""

from __future__ import annotations

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.server.lookalikes import skeleton
from ardri.server.people.person_names import name_key
from ardri.server.refusals import AccountRefused, TableRefused
from ardri.server.streams import protocol
from ardri.server.streams.streams import SPECTATORS
from ardri.server.table import log_entries
from ardri.server.table.log_entries import Entry
from ardri.server.table.play import spelled
from ardri.server.table.rewinds import rewound
from ardri.server.table.seats import require_person
from ardri.server.table.table import Table


def streams_of(table: Table, person: str) -> list[str]:
    """The streams that a person may subscribe to: their seats', and the spectators' if allowed."""
    own = [SEAT_NAMES[number] for number, seat in enumerate(table.seats) if seat.person == person]
    return [*own, SPECTATORS] if table.terms.spectators else own


def may_hear(table: Table, person: str, stream: str) -> bool:
    """True if a person may hear a stream of a table."""
    if stream == SPECTATORS:
        return table.terms.spectators
    return table.seats[SEAT_NAMES.index(stream)].person == person


def entry_for(table: Table, person: str, name: str, request: protocol.FromClient, at: int) -> Entry:
    """The entry for a person's request; refused if it is not theirs to ask, or asks for none."""
    match request:
        case protocol.Join(seat=seat):
            return join_entry(table, person, request.name, seat, at)
        case protocol.Seatbot(seat=seat):
            _require_host(table, person)
            return log_entries.Seated(at, seat, request.level)
        case protocol.Start():
            if not any(seat.person == person for seat in table.seats):
                _require_host(table, person)
            return log_entries.Started(at)  # when all are ready, none of them need wait for another
        case protocol.Say():
            if request.seat is None:
                return log_entries.Said(at, None, name, request.text, person)
            own = _require_own_seat(table, person, request.seat)
            return log_entries.Said(at, own, table.seats[own].name, request.text, person)
        case protocol.Leave(seat=seat):
            if table.status == "open" and person == table.opened.host:
                return log_entries.Left(at, seat, put_off=table.seat(seat).person not in ("", person))
            return log_entries.Left(at, _require_own_seat(table, person, seat))
        case protocol.Choose(seat=seat):
            if table.seats[_require_own_seat(table, person, seat)].bot:
                raise TableRefused("bot_plays")
            keys = spelled(table, seat, request.question, request.keys)
            return log_entries.Chosen(at, seat, request.question, keys)
        case protocol.Undo(seat=seat):
            return log_entries.Undone(at, _require_own_seat(table, person, seat))
        case protocol.Reset(seat=seat):
            return log_entries.Reset(at, _require_own_seat(table, person, seat))
        case protocol.Order(seat=seat):
            return log_entries.Ordered(at, _require_own_seat(table, person, seat), request.card, request.wish)
        case protocol.Signal(seat=seat):
            return log_entries.Signalled(at, _require_own_seat(table, person, seat), request.would)
        case protocol.Mute(seat=seat):
            return log_entries.Muted(at, _require_own_seat(table, person, seat), request.whom, request.muted)
        case protocol.Ready(seat=seat):
            return log_entries.Readied(at, _require_own_seat(table, person, seat), request.ready)
        case protocol.Entropy(seat=seat):
            return log_entries.Entropy(at, _require_own_seat(table, person, seat), request.text)
        case protocol.Return(seat=seat):
            return log_entries.Returned(at, _require_own_seat(table, person, seat))
        case protocol.Resign(seat=seat):
            return log_entries.Resigned(
                at, _require_own_seat(table, person, seat), ends=table.terms.players == 2
            )
        case protocol.Vote(seat=seat):
            return log_entries.Voted(at, _require_own_seat(table, person, seat), request.yes)
        case (
            protocol.Hello()
            | protocol.Subscribe()
            | protocol.Preview()
            | protocol.Whynot()
            | protocol.Hint()
            | protocol.Rewind()
            | protocol.Presence()
            | protocol.Nudge()
            | protocol.Relieve()
            | protocol.Ping()
        ):
            raise TableRefused("malformed")


def rewind_entry(table: Table, person: str, seat: int, at: int) -> log_entries.Rewound:
    """The entry that takes back a person's last move."""
    return rewound(table, _require_own_seat(table, person, seat), at)


def relief_entry(table: Table, person: str, seat: int, due: int | None, at: int) -> log_entries.Relieved:
    """The entry with which a person lets a bot play for somebody who is gone; possible from a due time on."""
    table.running_game()
    if not any(each.person == person and each.plays for each in table.seats):
        raise TableRefused("not_yours", seat=seat)
    require_person(table.seat(seat))
    if not table.terms.absence:
        raise TableRefused("not_agreed")
    if due is None or at < due:
        raise TableRefused("not_gone")
    return log_entries.Relieved(at, seat)


def join_entry(
    table: Table, person: str, name: str, seat: int, at: int, invited: bool = False
) -> log_entries.Joined:
    """The entry with which a person takes a seat; refused if the name looks like another at the table."""
    if table.terms.rated and any(each.person == person for each in table.seats):
        raise TableRefused("seated")
    there = [each.name for each in table.seats if each.person not in ("", person)]
    others = there if table.seat(seat).empty else []  # or that is the reason
    if any(skeleton(name) == skeleton(other) or name_key(name) == name_key(other) for other in others):
        raise AccountRefused("name_alike", name=name)
    return log_entries.Joined(at, seat, person, name, invited)


def _require_own_seat(table: Table, person: str, number: int) -> int:
    if table.seat(number).person != person:
        raise TableRefused("not_yours", seat=number)
    return number


def _require_host(table: Table, person: str) -> None:
    if table.opened.host != person:
        raise TableRefused("not_host")
