"""From requests to entries: who may ask for what. Whether it fits is the table's to say."""

from __future__ import annotations

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.server.lookalikes import likeness
from ardri.server.people.person_names import reserved
from ardri.server.refusals import AccountRefused, Refused
from ardri.server.streams import wire
from ardri.server.streams.streams import SPECTATORS
from ardri.server.table import log_entries as log
from ardri.server.table.log_entries import Entry
from ardri.server.table.play import spelled
from ardri.server.table.table import Table


def streams_of(table: Table, person: str) -> list[str]:
    """The streams that a person may hear: those of their seats, or the spectators' if there may be some."""
    own = [SEAT_NAMES[number] for number, seat in enumerate(table.seats) if seat.person == person]
    return [*own, SPECTATORS] if table.terms.spectators else own


def may_hear(table: Table, person: str, stream: str) -> bool:
    """Whether a person may hear a stream of a table."""
    if stream == SPECTATORS:
        return table.terms.spectators
    return table.seats[SEAT_NAMES.index(stream)].person == person


def entry_for(table: Table, person: str, name: str, request: wire.FromClient, at: int) -> Entry:
    """The entry that a person's request asks for; refused if it is not theirs to ask, or asks for none."""
    match request:
        case wire.Join(seat=seat):
            return joined(table, person, request.name, seat, at)
        case wire.Seatbot(seat=seat):
            _host(table, person)
            return log.Seated(at, seat, request.level)
        case wire.Start():
            if not any(seat.person == person for seat in table.seats):
                _host(table, person)
            return log.Started(at)  # when all are ready, none of them need wait for another
        case wire.Say():
            if request.seat is None:
                return log.Said(at, None, name, request.text, person)
            own = _own(table, person, request.seat)
            return log.Said(at, own, table.seats[own].name, request.text, person)
        case wire.Leave(seat=seat):
            if table.status == "open" and person == table.opened.host:
                return log.Left(at, seat, put_off=table.seat(seat).person not in ("", person))
            return log.Left(at, _own(table, person, seat))
        case wire.Choose(seat=seat):
            if table.seats[_own(table, person, seat)].bot:
                raise Refused("bot_plays")
            keys = spelled(table, seat, request.question, request.keys)
            return log.Chosen(at, seat, request.question, keys)
        case wire.Undo(seat=seat):
            return log.Undone(at, _own(table, person, seat))
        case wire.Reset(seat=seat):
            return log.Reset(at, _own(table, person, seat))
        case wire.Order(seat=seat):
            return log.Ordered(at, _own(table, person, seat), request.card, request.wish)
        case wire.Signal(seat=seat):
            return log.Signalled(at, _own(table, person, seat), request.would)
        case wire.Mute(seat=seat):
            return log.Muted(at, _own(table, person, seat), request.whom, request.muted)
        case wire.Ready(seat=seat):
            return log.Readied(at, _own(table, person, seat), request.ready)
        case wire.Entropy(seat=seat):
            return log.Entropy(at, _own(table, person, seat), request.text)
        case wire.Return(seat=seat):
            return log.Returned(at, _own(table, person, seat))
        case wire.Resign(seat=seat):
            return log.Resigned(at, _own(table, person, seat), ends=table.terms.players == 2)
        case wire.Vote(seat=seat):
            return log.Voted(at, _own(table, person, seat), request.yes)
        case wire.Hello() | wire.Subscribe() | wire.Preview() | wire.Whynot() | wire.Hint() | wire.Ping():
            raise Refused("malformed")


def joined(table: Table, person: str, name: str, seat: int, at: int, invited: bool = False) -> log.Joined:
    """The entry with which a person sits down; refused if that would deceive the others."""
    if table.terms.rated and any(each.person == person for each in table.seats):
        raise Refused("seated")
    there = [each.name for each in table.seats if each.person not in ("", person)]
    others = there if table.seat(seat).empty else []  # or that is the reason
    if any(likeness(name) == likeness(other) or reserved(name) == reserved(other) for other in others):
        raise AccountRefused("name_alike", name=name)
    return log.Joined(at, seat, person, name, invited)


def _own(table: Table, person: str, number: int) -> int:
    if table.seat(number).person != person:
        raise Refused("not_yours", seat=number)
    return number


def _host(table: Table, person: str) -> None:
    if table.opened.host != person:
        raise Refused("not_host")
