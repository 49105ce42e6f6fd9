"""A view as plain data: the allow-list of everything a seat, or a spectator, may see.

Lists are in catalogue order, never in the order of drawing or discarding. Who else is asked to react, who has
answered already and how many: none of that is here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.options import KEYS
from ardri.rules.result import result_of
from ardri.rules.state.form import Form
from ardri.rules.state.ledger import Fact
from ardri.rules.state.state import (
    FINISHED,
    NOBODY,
    PHASE_NAMES,
    SEASON,
    UNDEALT,
    Clash,
    Frame,
    State,
)
from ardri.rules.views.view_parts import (
    Cauldron,
    Tiles,
    clash_view,
    free_sites,
    holdings,
    known_cards,
    markers,
    own_cards,
    piles,
    season_end,
    supply,
    territory,
    tile_or_none,
    underway,
)

if TYPE_CHECKING:
    from ardri.rules.views.view import View

FORMAT: Final = 2

Data = dict[str, object]


def view_to_json(view: View, s: State) -> Data:
    """Everything a view shows of a position."""
    return {"format": FORMAT, **public_to_json(view, s), **private_to_json(view, s)}


def public_to_json(view: View, s: State) -> Data:
    """The parts of a view that are the same for everybody."""
    found: Data = {}
    for group in PUBLIC:
        found.update(group.parts(s))
    return {**found, **awaited_to_json(view)}


def awaited_to_json(view: View) -> Data:
    """The question the game waits for, the same for everybody."""
    return {"awaited": _awaited(view)}


def private_to_json(view: View, s: State) -> Data:
    """The parts of a view that are its seat's own: its cards, its question, and what it can know."""
    return {
        **own_to_json(s, view.seat),
        "decision": _decision(view),
        "undo": view.undoable,
        **tiles_known(view),
        **cards_known(view, s),
    }


def own_to_json(s: State, seat: int | None) -> Data:
    """Whose view it is, and the cards of that seat."""
    if seat is None:
        return {"seat": None, "own": None}
    return {"seat": SEAT_NAMES[seat], "own": _own(s, seat)}


def tiles_known(view: View) -> Data:
    """Knowledge of the tiles that are not in play; it stays the same as long as none of them moves."""
    stack = [_tiles(layer) for layer in view.tile_stack]
    return {"tiles": {"stack": stack, "drawn": _tiles(view.drawn_tiles)}}


def _tiles(part: Tiles) -> Data:
    return {"count": part.number, "may_be": list(part.may_be)}


def cards_known(view: View, s: State) -> Data:
    """Knowledge of hidden cards; it stays the same as long as no card moves."""
    return {
        "knows": [_lists(part._asdict()) for part in view.knows],
        "may_hold": {
            SEAT_NAMES[seat]: list(view.may_hold(seat)) for seat in range(s.players) if seat != view.seat
        },
    }


def fact_to_json(zone: int, cards: int, least: int) -> Data:
    """At least so many of these cards lie in a zone."""
    return _lists(known_cards(Fact(zone, cards, least))._asdict())


# What everybody sees, in groups: a group is the same as long as all that it is made of is


def _of_setting(s: State) -> tuple[object, ...]:
    return (s.setting,)


def _setting(s: State) -> Data:
    return {
        "players": s.players,
        "edition": s.edition.name,
        "to_win": s.edition.to_win,
        "windows": s.setting.windows,
        "round_limit": s.setting.round_limit,
        "readings": list(s.edition.readings),
    }


def _of_course(s: State) -> tuple[object, ...]:
    so_far = s.phase, s.round, s.turn, s.brenn, s.direction, s.capital, s.festival, s.cathbad, s.ploy
    return so_far if s.phase != FINISHED else (*so_far, s.winners, s.won_by, *s.deeds, _of_land(s))


def _course(s: State) -> Data:
    return {
        "phase": PHASE_NAMES[s.phase],
        "round": s.round,
        "turn": _seat(s.turn) if s.phase == SEASON else None,
        "brenn": _seat(s.brenn),
        "crows": "clockwise" if s.direction > 0 else "counterclockwise",
        "order": [SEAT_NAMES[seat] for seat in s.order_from(s.brenn)],
        "capital": tile_or_none(s.capital),
        "festival": tile_or_none(s.festival),
        "cathbad": _seat(s.cathbad),
        "ploy": _seat(s.ploy),
        "result": _result(s),
    }


def _of_land(s: State) -> tuple[object, ...]:
    return s.board, tuple(s.clans), tuple(s.chieftains), tuple(s.sanctuaries), tuple(s.citadels)


def _land(s: State) -> Data:
    return {
        "territories": [
            {**_lists(territory(s, tile)._asdict()), "chieftain": _seat(s.chieftains[tile])}
            for tile, _ in s.board.places
        ],
        "supply": supply(s)._asdict(),
    }


def _of_sites(s: State) -> tuple[object, ...]:
    return s.board, s.markers


def _sites(s: State) -> Data:
    return {"sites": [_lists(part._asdict()) for part in free_sites(s)]}


def _of_markers(s: State) -> tuple[object, ...]:
    return s.markers


def _markers(s: State) -> Data:
    return {"markers": [_lists(part._asdict()) for part in markers(s)]}


def _of_seats(s: State) -> tuple[object, ...]:
    held = tuple(s.zones[:UNDEALT])
    return held, tuple(s.reserve), tuple(s.deeds), s.pretenders, _of_land(s)


def _seats(s: State) -> Data:
    return {"seats": [_holdings(s, seat) for seat in range(s.players)]}


def _of_season_end(s: State) -> tuple[object, ...]:
    return (season_end(s),)


def _season_end(s: State) -> Data:
    end = season_end(s)
    if end is None:
        return {"season_end": None}
    winners = [SEAT_NAMES[seat] for seat in end.winners]
    return {"season_end": {"passes": end.passes, "winners": winners, "reason": end.reason or None}}


def _of_piles(s: State) -> tuple[object, ...]:
    return tuple(s.zones[UNDEALT:])


def _piles(s: State) -> Data:
    return {"table": _table(s)}


def _of_moment(s: State) -> tuple[object, ...]:
    clash = s.clash
    seen = None
    if clash is not None:
        seen = (
            *(clash.territory, clash.initiator, clash.instigator, clash.active, clash.maneuver, clash.target),
            *(tuple(clash.sheltered), clash.silent, clash.cauldron_seat, clash.cauldron),
            s.citadels_in(clash.territory),
        )
    return seen, tuple(s.stack)


def _moment(s: State) -> Data:
    return {
        "clash": None if s.clash is None else _clash(s, s.clash),
        "doing": [_doing(frame) for frame in s.stack],
    }


class Group(NamedTuple):
    """Some parts of a view, and all that they are made of."""

    made_of: Callable[[State], tuple[object, ...]]
    parts: Callable[[State], Data]


PUBLIC: Final = (
    Group(_of_setting, _setting),
    Group(_of_course, _course),
    Group(_of_land, _land),
    Group(_of_sites, _sites),
    Group(_of_markers, _markers),
    Group(_of_seats, _seats),
    Group(_of_season_end, _season_end),
    Group(_of_piles, _piles),
    Group(_of_moment, _moment),
)


def _seat(seat: int) -> str | None:
    return None if seat == NOBODY else SEAT_NAMES[seat]


def _result(s: State) -> Data | None:
    if s.phase != FINISHED:
        return None
    result = result_of(s)
    return {
        "winner": None if result.winner is None else SEAT_NAMES[result.winner],
        "winners": [SEAT_NAMES[seat] for seat in result.winners],
        "reason": result.reason,
        "conditions": list(result.conditions),
        "won_with": list(result.won_with),
    }


def _holdings(s: State, seat: int) -> Data:
    part = holdings(s, seat)
    return {**_lists(part._asdict()), "seat": SEAT_NAMES[seat], "tracks": part.tracks._asdict()}


def _own(s: State, seat: int) -> Data:
    return _lists(own_cards(s, seat)._asdict())


def _table(s: State) -> Data:
    return _lists(piles(s)._asdict())


def _clash(s: State, clash: Clash) -> Data:
    part = clash_view(s, clash)
    return {
        **_lists(part._asdict()),
        "initiator": _seat(clash.initiator),
        "instigator": _seat(clash.instigator),
        "active": _seat(clash.active),
        "target": _seat(clash.target),
        "cauldron": _cauldron(part.cauldron),
    }


def _cauldron(part: Cauldron | None) -> Data | None:
    return None if part is None else {"seat": SEAT_NAMES[part.seat], "clans": list(part.clans)}


def _lists(fields: dict[str, object]) -> Data:
    """The fields of a part as JSON has them: lists instead of tuples."""
    return {name: list(value) if type(value) is tuple else value for name, value in fields.items()}


def _doing(frame: Frame) -> Data:
    part = underway(frame)
    return {"kind": part.kind, **part.fields}


def _awaited(view: View) -> Data | None:
    question, seats = view.awaited
    return {"question": question, "seats": [SEAT_NAMES[seat] for seat in seats]} if question else None


def _decision(view: View) -> Data | None:
    decision = view.decision
    if decision is None:
        return None
    return {
        "question": decision.question,
        "card": decision.card,
        "options": [option.key for option in decision.options],
        "forced": decision.forced,
        "form": form_to_json(view.form),
        "answer": list(view.answer),
    }


def form_to_json(form: Form | None) -> Data | None:
    """The form of a plan, where a question asks for one."""
    if form is None:
        return None
    found: Data = {
        "kind": form.kind,
        "hub": tile_or_none(form.hub),
        "items": [{"option": KEYS[code], "least": least, "most": most} for code, least, most in form.items],
        "least": form.least,
        "most": form.most,
    }
    if form.groups:
        groups = [{"options": [KEYS[code] for code in codes], "most": most} for codes, most in form.groups]
        found["groups"] = groups
    return found
