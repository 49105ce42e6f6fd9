"""Observations of any edition, part by part: slower than packed words, whatever the numbers of cards are.

The base game's observations are packed (`observation`); these say the same, and tests hold the two together.
"""

from __future__ import annotations

from typing import Final

from ardri.encoding.layout import MOMENTS, PLAN, STAGES, Layout, asked_in, kinds_in, part_of
from ardri.encoding.stack_summary import StackSummary
from ardri.rules.box.catalogue import ADVANTAGE_OF, DAGDAS_CAULDRON, bits
from ardri.rules.box.options import SITE_SLOTS
from ardri.rules.editions.base import DISCOVERY
from ardri.rules.engine.play import DECLARING, DECLINED, RESOLVING, Window
from ardri.rules.engine.questions import DRAFT_QUESTIONS
from ardri.rules.knowledge.sightings import (
    ACTION_PLACE,
    ACTION_TRAIL,
    DRAWN_TILE,
    EPIC_TRAIL,
    LAYER,
    TILE_TRAIL,
    known_to,
)
from ardri.rules.phases.victory import conditions_met, counts
from ardri.rules.state.markers import TERRITORIES, TERRITORY, Marker
from ardri.rules.state.modules import PLUS
from ardri.rules.state.state import (
    ACTION_DISCARD,
    BEFORE,
    CHANCE,
    DRAWN,
    DRAWN_AGAIN,
    EPIC_DISCARD,
    EPIC_PILE,
    FACE_DOWN,
    FACE_UP,
    IN_PLAY,
    PHASE_NAMES,
    PUT_AWAY,
    REVEALED,
    SEASON,
    SET_ASIDE,
    UNDEALT,
    State,
)
from ardri.rules.views.view import REACTIONS

MOST: Final = 255
Values = dict[str, list[int]]


def observe_plainly(s: State, seat: int, layout: Layout) -> bytes:
    """The observation of a seat."""
    values = Plain(s, seat).values()
    row = bytearray(layout.size)
    for entry in layout.parts:
        found = values[entry.name]
        row[entry.start : entry.start + len(found)] = bytes([min(number, MOST) for number in found])
    return bytes(row)


class Plain:
    """A position as one seat sees it, with seats from the observer on."""

    def __init__(self, s: State, seat: int) -> None:
        edition = s.edition
        self.s = s
        self.seat = seat
        self.order = [(seat + away) % s.players for away in range(s.players)]
        self.seats = edition.seats
        self.tiles = bits(edition.tiles)
        self.cards = bits(edition.cards)
        self.actions = bits(edition.action_cards)
        self.tales = bits(edition.epic_cards)

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

    def _whom(self, seats: int) -> list[int]:
        return [seats >> other & 1 for other in self.order]

    def _who(self, seat: int) -> list[int]:
        return [int(other == seat) for other in self.order]

    def _in(self, mask: int, numbers: tuple[int, ...]) -> list[int]:
        return [mask >> number & 1 for number in numbers]

    def _one(self, number: int, numbers: tuple[int, ...]) -> list[int]:
        return [int(number == other) for other in numbers]

    def _count(self, mask: int, deck: int) -> int:
        return (mask & deck).bit_count()

    # Parts

    def _numbers(self) -> Values:
        s, edition, zones = self.s, self.s.edition, self.s.zones
        tracks = [counts(s, seat) for seat in range(s.players)]
        summary = StackSummary(s)
        stacked = sum([layer.bit_count() for layer in s.tile_stack])
        drawn = [zones[DRAWN + seat] | zones[DRAWN_AGAIN + seat] for seat in range(s.players)]
        return {
            "round_limit": [s.setting.round_limit],
            "round": [s.round],
            "passes": [summary.passes],
            "sanctuaries": [s.sanctuaries[tile] for tile in self.tiles],
            "citadels": [s.citadels_in(tile) for tile in self.tiles],
            "clans": [s.clans_of(seat, tile) for seat in self.order for tile in self.tiles],
            "reserve": self._by_seat(s.reserve),
            "deeds": self._by_seat(s.deeds),
            "leadership": self._by_seat([track[0] for track in tracks]),
            "religion": self._by_seat([track[1] for track in tracks]),
            "land": self._by_seat([track[2] for track in tracks]),
            "conditions": [
                conditions_met(tracks[seat], s.deeds[seat], edition.to_win) for seat in self.order
            ],
            "actions": [self._count(zones[seat], edition.action_cards) for seat in self.order],
            "tales": [self._count(zones[seat], edition.epic_cards) for seat in self.order],
            "put_away": [zones[PUT_AWAY + seat].bit_count() for seat in self.order],
            "drawn": [drawn[seat].bit_count() for seat in self.order],
            "sheltered": [] if s.clash is None else self._by_seat(s.clash.sheltered),
            "piles": [zones[zone].bit_count() for zone in (UNDEALT, SET_ASIDE, ACTION_DISCARD, EPIC_PILE)],
            "tiles": [stacked, s.drawn_tiles.bit_count()],
            "plan": [max(number + 2, 1) for number in summary.plan[:PLAN]],
            "frame": [max(number + 2, 1) for number in self._frame()[:PLAN]],
        }

    def _game(self) -> Values:
        s = self.s
        return {
            "players": self._one(s.players, tuple(range(2, self.seats + 1))),
            "seat": self._one(self.seat, tuple(range(self.seats))),
            "discovery": [int(s.edition.name.partition(PLUS)[0] == DISCOVERY.name)],
            "sealed": [int(s.setting.sealed)],
            "phase": self._one(s.phase, tuple(range(len(PHASE_NAMES)))),
            "crows": [int(s.direction > 0)],
            "winner": self._whom(s.winners),
            "turn": self._who(s.turn) if s.phase == SEASON else [],
            "brenn": self._who(s.brenn),
            "cathbad": self._who(s.cathbad),
            "ploy": self._who(s.ploy),
            "pretenders": self._whom(s.pretenders),
        }

    def _clash(self) -> Values:
        clash = self.s.clash
        names = ("clash", "initiator", "instigator", "active", "target", "maneuver", "silent", "clash_in")
        if clash is None:
            return {name: [] for name in names}
        return {
            "clash": [1],
            "initiator": self._who(clash.initiator),
            "instigator": self._who(clash.instigator),
            "active": self._who(clash.active),
            "target": self._who(clash.target),
            "maneuver": self._one(clash.maneuver, (1, 2, 3)),
            "silent": [int(clash.silent)],
            "clash_in": self._one(clash.territory, self.tiles),
        }

    def _land(self) -> Values:
        s = self.s
        return {
            "in_play": self._in(s.board.tiles, self.tiles),
            "capital": self._one(s.capital, self.tiles),
            "festival": self._one(s.festival, self.tiles),
            "chieftains": [int(s.chieftains[tile] == seat) for seat in self.order for tile in self.tiles],
        }

    def _markers(self) -> Values:
        return {
            part_of(marker): self._marked(marker, number)
            for marker, number in zip(self.s.edition.box.markers, self.s.markers, strict=True)
        }

    def _marked(self, marker: Marker, number: int) -> list[int]:
        if marker.kind == TERRITORIES:
            return self._in(number, self.tiles)
        if marker.kind == TERRITORY:
            return self._one(number, self.tiles)
        return self._one(number, tuple(range(len(marker.states)))) if marker.states else self._who(number)

    def _frame(self) -> list[int]:
        """The numbers of the last unfinished thing that modules add; frames keep no secrets."""
        ours = [frame for frame in self.s.stack if type(frame) in self.s.edition.box.frames]
        return _flat(ours[-1].data()) if ours else []

    def _cards(self) -> Values:
        s, zones, seat = self.s, self.s.zones, self.seat
        advantages = [ADVANTAGE_OF[tile] for tile in self.tiles]
        return {
            "hand": self._in(zones[seat], self.cards),
            "own_put_away": self._in(zones[PUT_AWAY + seat], self.actions),
            "own_drawn": self._in(zones[DRAWN + seat] | zones[DRAWN_AGAIN + seat], self.tales),
            "advantages": [
                int(card >= 0 and zones[other] >> card & 1) for other in self.order for card in advantages
            ],
            "face_up": [int(card >= 0 and zones[FACE_UP] >> card & 1) for card in advantages],
            "face_down": [int(card >= 0 and zones[FACE_DOWN] >> card & 1) for card in advantages],
            "epic_discard": self._in(zones[EPIC_DISCARD], self.tales),
            "revealed": self._in(zones[REVEALED], self.tales),
            "played": self._in(zones[IN_PLAY], self.cards),
            "cauldron": [zones[BEFORE + other] >> DAGDAS_CAULDRON & 1 for other in self.order],
            "answer": [
                *self._in(s.answers[seat] | max(s.replies[seat], 0), self.cards),
                int(s.replies[seat] == DECLINED),
            ],
        }

    def _question(self) -> Values:
        s = self.s
        summary = StackSummary(s)
        play = summary.play
        kinds = [int(any(type(frame) is kind for frame in s.stack)) for kind in kinds_in(s.edition)]
        stage = 0 if play is None or play.stage == DECLARING else 1 if play.stage == RESOLVING else 2
        return {
            **self._asked(),
            "doing": kinds,
            "underway": self._in(summary.cards, self.cards),
            "card": [] if play is None else self._one(play.card, self.cards),
            "card_of": [] if play is None else self._who(play.seat),
            "stage": [] if play is None else self._one(stage, tuple(range(len(STAGES)))),
        }

    def _asked(self) -> Values:
        s = self.s
        if not s.options or s.seat <= CHANCE:
            return {"question": [], "moment": [], "awaited": [], "mine": []}
        asked = asked_in(s.edition)
        moments = (*MOMENTS, *s.edition.box.moments)
        top = s.stack[-1]
        mine = s.seat == self.seat
        moment, awaited = [0] * len(moments), [0] * s.players
        question = s.question
        if isinstance(top, Window):
            question = REACTIONS
            moment = [int(top.moment == other) for other in moments]
            mine = mine or (s.setting.sealed and self.seat in top.asked(s))
        elif question in DRAFT_QUESTIONS:
            awaited = [1] * s.players
            mine = mine or self.seat in top.asked(s)
        else:
            awaited = self._who(s.seat)
        return {
            "question": [int(question == other) for other in asked],
            "moment": moment,
            "awaited": awaited,
            "mine": [int(mine)],
        }

    def _map(self) -> Values:
        board = self.s.board
        sites = self.s.sites()[:SITE_SLOTS] if self.s.question == "site" else []
        return {
            "adjacent": [board.adjacent[tile] >> other & 1 for tile in self.tiles for other in self.tiles],
            "sites": [board.touched(site) >> tile & 1 for site in sites for tile in self.tiles],
        }

    # What is hidden

    def _hidden(self) -> Values:
        s, others = self.s, self.order[1:]
        absent = [-1] * (self.seats - s.players)
        actions, tales = known_to(s, ACTION_TRAIL, self.seat), known_to(s, EPIC_TRAIL, self.seat)
        tiles = known_to(s, TILE_TRAIL, self.seat)
        at_hand = [*others, *absent]
        away = [PUT_AWAY + other if other >= 0 else -1 for other in at_hand]
        hidden = {
            "hands_actions": [0 if zone < 0 else actions.possible(ACTION_PLACE[zone]) for zone in at_hand],
            "others_put_away": [0 if zone < 0 else actions.possible(ACTION_PLACE[zone]) for zone in away],
            "undealt": [actions.possible(ACTION_PLACE[UNDEALT])],
            "set_aside": [actions.possible(ACTION_PLACE[SET_ASIDE])],
            "action_discard": [actions.possible(ACTION_PLACE[ACTION_DISCARD])],
        }
        drawn = [
            0 if other < 0 else tales.possible(DRAWN + other) | tales.possible(DRAWN_AGAIN + other)
            for other in at_hand
        ]
        told = {
            "hands_tales": [0 if other < 0 else tales.possible(other) for other in at_hand],
            "others_drawn": drawn,
            "epic_pile": [tales.possible(EPIC_PILE)],
        }
        top = LAYER + s.layers_gone
        layers = [tiles.possible(top + at) for at in range(len(s.tile_stack))]
        later = 0
        for layer in layers[1:]:
            later |= layer
        laid = {
            "next_tiles": [layers[0] if layers else 0],
            "later_tiles": [later],
            "drawn_tiles": [tiles.possible(DRAWN_TILE)],
        }
        return {
            **_levels(hidden, self.actions),
            **_levels(told, self.tales),
            **_levels(laid, self.tiles),
        }


def _flat(data: tuple[object, ...]) -> list[int]:
    """The numbers in the data of a frame, those in lists among them."""
    found: list[int] = []
    for value in data:
        if isinstance(value, tuple):
            found += _flat(value)
        elif isinstance(value, int):
            found.append(value)
    return found


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
