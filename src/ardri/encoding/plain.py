"""Observations part by part, of any edition, from a view and nothing else: from what a seat may see.

The base game's observations are packed (`observation`), which is much faster; these say the same, and tests
hold the two together.
"""

from __future__ import annotations

from typing import Final

from ardri.encoding.layout import MOMENTS, PLAN, STAGES, Layout, asked_in, kinds_in, part_of
from ardri.rules.box.catalogue import (
    ADVANTAGE_OF,
    CARD_KEYS,
    CARD_NUMBERS,
    DAGDAS_CAULDRON,
    SEAT_NAMES,
    TILE_NUMBERS,
    bits,
)
from ardri.rules.box.options import DECLINE, KEYS, SITE_SLOTS
from ardri.rules.editions.base import DISCOVERY
from ardri.rules.engine.moments import MOMENT_NAMES
from ardri.rules.state.markers import TERRITORIES, TERRITORY, Marker, to_number
from ardri.rules.state.modules import PLUS
from ardri.rules.state.state import (
    ACTION_DISCARD,
    DRAWN,
    DRAWN_AGAIN,
    EPIC_PILE,
    PHASE_NAMES,
    PUT_AWAY,
    SET_ASIDE,
    UNDEALT,
)
from ardri.rules.views.view import DRAFT, REACTIONS, View
from ardri.rules.views.view_parts import MANEUVERS, frame_name

MOST: Final = 255
Values = dict[str, list[int]]


def observe_plainly(view: View, seat: int, layout: Layout) -> bytes:
    """The observation of the seat whose view this is."""
    values = Plain(view, seat).values()
    row = bytearray(layout.size)
    for entry in layout.parts:
        found = values[entry.name]
        row[entry.start : entry.start + len(found)] = bytes([min(number, MOST) for number in found])
    return bytes(row)


def _cards(keys: tuple[str, ...]) -> int:
    """A set of cards, from their keys."""
    found = 0
    for key in keys:
        found |= 1 << CARD_NUMBERS[key]
    return found


def _tiles(keys: tuple[str, ...]) -> int:
    """A set of territories, from their keys."""
    found = 0
    for key in keys:
        found |= 1 << TILE_NUMBERS[key]
    return found


def _tile(key: str | None) -> int:
    """A territory, or -1 for none."""
    return -1 if key is None else TILE_NUMBERS[key]


class Plain:
    """A position as one seat sees it, with seats from the observer on."""

    def __init__(self, view: View, seat: int) -> None:
        edition = view.setting.edition
        players = view.players
        self.view = view
        self.seat = seat
        self.edition = edition
        self.order = [(seat + away) % players for away in range(players)]
        self.seats = edition.seats
        self.tiles = bits(edition.tiles)
        self.cards = bits(edition.cards)
        self.actions = bits(edition.action_cards)
        self.tales = bits(edition.epic_cards)
        self.territories = view.territories
        self.holdings = view.seats
        self.doing = view.doing

    def values(self) -> Values:
        """The values of all parts, by name; what is missing at the end of a part is zero."""
        return {
            **self._numbers(),
            **self._game(),
            **self._clash(),
            **self._land(),
            **self._markers(),
            **self._cards(),
            **self._question(),
            **self._map(),
            **self._hidden(),
        }

    # Helpers

    def _by_seat(self, numbers: list[int]) -> list[int]:
        return [numbers[other] for other in self.order]

    def _whom(self, seats: tuple[int, ...]) -> list[int]:
        return [int(other in seats) for other in self.order]

    def _who(self, seat: int | None) -> list[int]:
        return [int(other == seat) for other in self.order]

    def _in(self, mask: int, numbers: tuple[int, ...]) -> list[int]:
        return [mask >> number & 1 for number in numbers]

    def _one(self, number: int, numbers: tuple[int, ...]) -> list[int]:
        return [int(number == other) for other in numbers]

    # Parts

    def _numbers(self) -> Values:
        view, held = self.view, self.holdings
        clash, piles = view.clash, view.piles
        passes = [int(frame.fields["passes"]) for frame in self.doing if frame.kind == "season"]
        sanctuaries, citadels = dict.fromkeys(self.tiles, 0), dict.fromkeys(self.tiles, 0)
        clans = dict.fromkeys(self.tiles, (0,) * view.players)
        for land in self.territories:
            tile = TILE_NUMBERS[land.name]
            sanctuaries[tile] = land.sanctuaries
            citadels[tile] = land.citadels + (land.name == view.capital)
            clans[tile] = land.clans
        return {
            "round_limit": [view.setting.round_limit],
            "round": [view.round],
            "passes": passes[-1:],
            "sanctuaries": [sanctuaries[tile] for tile in self.tiles],
            "citadels": [citadels[tile] for tile in self.tiles],
            "clans": [clans[tile][seat] for seat in self.order for tile in self.tiles],
            "reserve": self._by_seat([each.reserve for each in held]),
            "deeds": self._by_seat([each.deeds for each in held]),
            "leadership": self._by_seat([each.tracks.leadership for each in held]),
            "religion": self._by_seat([each.tracks.religion for each in held]),
            "land": self._by_seat([each.tracks.land for each in held]),
            "conditions": self._by_seat([each.conditions for each in held]),
            "actions": self._by_seat([each.actions for each in held]),
            "tales": self._by_seat([each.epics for each in held]),
            "put_away": self._by_seat([each.put_away for each in held]),
            "drawn": self._by_seat([each.drawn for each in held]),
            "sheltered": [] if clash is None else self._by_seat(list(clash.sheltered)),
            "piles": [piles.undealt, piles.set_aside, piles.action_discard, piles.epic_pile],
            "tiles": [sum([layer.number for layer in view.tile_stack]), view.drawn_tiles.number],
            "plan": [max(number + 2, 1) for number in view.plan[:PLAN]],
            "frame": [max(number + 2, 1) for number in view.module_plan[:PLAN]],
        }

    def _game(self) -> Values:
        view, setting = self.view, self.view.setting
        result = view.result
        return {
            "players": self._one(view.players, tuple(range(2, self.seats + 1))),
            "seat": self._one(self.seat, tuple(range(self.seats))),
            "discovery": [int(self.edition.name.partition(PLUS)[0] == DISCOVERY.name)],
            "sealed": [int(setting.sealed)],
            "phase": [int(view.phase == name) for name in PHASE_NAMES],
            "crows": [int(view.clockwise)],
            "winner": [] if result is None else self._whom(result.winners),
            "turn": self._who(view.turn),
            "brenn": self._who(view.brenn),
            "cathbad": self._who(view.cathbad),
            "ploy": self._who(view.ploy),
            "pretenders": self._by_seat([int(each.pretender) for each in self.holdings]),
        }

    def _clash(self) -> Values:
        clash = self.view.clash
        names = ("clash", "initiator", "instigator", "active", "target", "maneuver", "silent", "clash_in")
        if clash is None:
            return {name: [] for name in names}
        return {
            "clash": [1],
            "initiator": self._who(clash.initiator),
            "instigator": self._who(clash.instigator),
            "active": self._who(clash.active),
            "target": self._who(clash.target),
            "maneuver": [int(clash.maneuver == name) for name in MANEUVERS[1:]],
            "silent": [int(clash.silent)],
            "clash_in": self._one(TILE_NUMBERS[clash.territory], self.tiles),
        }

    def _land(self) -> Values:
        view = self.view
        led = {TILE_NUMBERS[land.name]: land.chieftain for land in self.territories}
        return {
            "in_play": self._in(_tiles(tuple([land.name for land in self.territories])), self.tiles),
            "capital": self._one(_tile(view.capital), self.tiles),
            "festival": self._one(_tile(view.festival), self.tiles),
            "chieftains": [int(led.get(tile) == seat) for seat in self.order for tile in self.tiles],
        }

    def _markers(self) -> Values:
        edition, players = self.edition, self.view.players
        return {
            part_of(marker): self._marked(
                marker,
                to_number(
                    marker,
                    list(shown.value) if isinstance(shown.value, tuple) else shown.value,
                    edition.tiles,
                    players,
                ),
            )
            for marker, shown in zip(edition.box.markers, self.view.markers, strict=True)
        }

    def _marked(self, marker: Marker, number: int) -> list[int]:
        if marker.kind == TERRITORIES:
            return self._in(number, self.tiles)
        if marker.kind == TERRITORY:
            return self._one(number, self.tiles)
        return self._one(number, tuple(range(len(marker.states)))) if marker.states else self._who(number)

    def _cards(self) -> Values:
        view, piles, own = self.view, self.view.piles, self.view.own
        assert own is not None
        advantages = [ADVANTAGE_OF[tile] for tile in self.tiles]
        face_up, face_down = _cards(piles.face_up), _cards(piles.face_down)
        held = [_cards(each.advantages) for each in self.holdings]
        return {
            "hand": self._in(_cards(own.hand), self.cards),
            "own_put_away": self._in(_cards(own.put_away), self.actions),
            "own_drawn": self._in(_cards(own.drawn) | _cards(own.drawn_again), self.tales),
            "advantages": [
                int(card >= 0 and held[other] >> card & 1) for other in self.order for card in advantages
            ],
            "face_up": [int(card >= 0 and face_up >> card & 1) for card in advantages],
            "face_down": [int(card >= 0 and face_down >> card & 1) for card in advantages],
            "epic_discard": self._in(_cards(piles.epic_discard), self.tales),
            "revealed": self._in(_cards(piles.revealed), self.tales),
            "played": self._in(_cards(piles.in_play), self.cards),
            "cauldron": self._by_seat(
                [int(CARD_KEYS[DAGDAS_CAULDRON] in each.before) for each in self.holdings]
            ),
            "answer": [*self._in(_cards(view.named), self.cards), int(KEYS[DECLINE] in view.answer)],
        }

    def _question(self) -> Values:
        kinds = {frame.kind for frame in self.doing}
        plays = [frame.fields for frame in self.doing if frame.kind == "play"]
        found = {
            **self._asked(),
            "doing": [int(frame_name(kind) in kinds) for kind in kinds_in(self.edition)],
            "underway": self._in(_cards(tuple([str(fields["card"]) for fields in plays])), self.cards),
        }
        if not plays:
            return {**found, "card": [], "card_of": [], "stage": []}
        last = plays[-1]
        return {
            **found,
            "card": self._one(CARD_NUMBERS[str(last["card"])], self.cards),
            "card_of": self._who(SEAT_NAMES.index(str(last["seat"]))),
            "stage": [int(last["stage"] == name) for name in STAGES],
        }

    def _asked(self) -> Values:
        view = self.view
        question, seats = view.awaited
        if not question or (not seats and question != REACTIONS):
            return {"question": [], "moment": [], "awaited": [], "mine": []}
        moment: list[int] = []
        if question == REACTIONS:
            now = self.doing[-1].fields["moment"]
            moment = [int(now == MOMENT_NAMES[at]) for at in (*MOMENTS, *self.edition.box.moments)]
        elif question == DRAFT:
            decision = view.decision  # of every seat: what it has answered may still be replaced
            assert decision is not None
            question = decision.question
        return {
            "question": [int(question == other) for other in asked_in(self.edition)],
            "moment": moment,
            "awaited": self._whom(seats),
            "mine": [int(view.asked)],
        }

    def _map(self) -> Values:
        view = self.view
        near = {TILE_NUMBERS[land.name]: _tiles(land.neighbours) for land in self.territories}
        sites = view.sites[:SITE_SLOTS] if view.awaited[0] == "site" else ()
        return {
            "adjacent": [near.get(tile, 0) >> other & 1 for tile in self.tiles for other in self.tiles],
            "sites": [bit for site in sites for bit in self._in(_tiles(site.touches), self.tiles)],
        }

    # Hidden cards and tiles

    def _hidden(self) -> Values:
        view, others = self.view, self.order[1:]
        absent = [-1] * (self.seats - view.players)
        at_hand = [*others, *absent]
        may_lie = {
            zone: view.may_lie(zone)
            for zone in (
                *(UNDEALT, SET_ASIDE, ACTION_DISCARD, EPIC_PILE),
                *[first + other for other in others for first in (0, PUT_AWAY, DRAWN, DRAWN_AGAIN)],
            )
        }
        actions = {zone: may & self.edition.action_cards for zone, may in may_lie.items()}
        tales = {zone: may & self.edition.epic_cards for zone, may in may_lie.items()}
        hidden = {
            "hands_actions": [0 if other < 0 else actions[other] for other in at_hand],
            "others_put_away": [0 if other < 0 else actions[PUT_AWAY + other] for other in at_hand],
            "undealt": [actions[UNDEALT]],
            "set_aside": [actions[SET_ASIDE]],
            "action_discard": [actions[ACTION_DISCARD]],
        }
        told = {
            "hands_tales": [0 if other < 0 else tales[other] for other in at_hand],
            "others_drawn": [
                0 if other < 0 else tales[DRAWN + other] | tales[DRAWN_AGAIN + other] for other in at_hand
            ],
            "epic_pile": [tales[EPIC_PILE]],
        }
        layers = [_tiles(layer.may_be) for layer in view.tile_stack]
        later = 0
        for layer in layers[1:]:
            later |= layer
        laid = {
            "next_tiles": layers[:1],
            "later_tiles": [later],
            "drawn_tiles": [_tiles(view.drawn_tiles.may_be)],
        }
        return {
            **_levels(hidden, self.actions),
            **_levels(told, self.tales),
            **_levels(laid, self.tiles),
        }


def _levels(parts: dict[str, list[int]], numbers: tuple[int, ...]) -> Values:
    """By part the level of each number in each place: 1 if it may be there, 2 if in no other place."""
    once = twice = 0
    for places in parts.values():
        for place in places:
            twice |= once & place
            once |= place
    return {
        name: [
            (place >> number & 1) * (1 if twice >> number & 1 else 2)
            for place in places
            for number in numbers
        ]
        for name, places in parts.items()
    }
