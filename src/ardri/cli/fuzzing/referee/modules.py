"""What modules of the expansion add to the referee: turns without a card, limits of movement, festivals."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from ardri.cli.fuzzing.referee.mirror import seat_of
from ardri.cli.fuzzing.referee.referee import Referee
from ardri.cli.fuzzing.referee.tokens import Asked, Chosen, Foul, Steps
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.options import KEYS, WITHDRAW
from ardri.rules.game import Game
from ardri.rules.state.events import Event
from ardri.rules.state.state import NOBODY

BELTANE: Final = "beltane"
MOST_MOVED: Final = 3  # at Beltane, and in winter
TALES_KEPT: Final = 3


class ModulesReferee(Referee):
    """The referee of a game with modules."""

    def __init__(self, game: Game) -> None:
        self.marked = {marker.name: marker.value for marker in game.view(None).markers}
        self.festivals = "festivals" in [module.name for module in game.state.edition.modules]
        self.beltane = NOBODY  # who celebrates it
        self.withdrawing = False
        super().__init__(game)

    def follow(self, game: Game, seat: int, code: int) -> None:
        """Judge the events after an answer, and what the markers say then."""
        super().follow(game, seat, code)
        told = {marker.name: marker.value for marker in game.view(None).markers}
        if told != self.marked:
            raise Foul(f"the markers say {told}, and the events {self.marked}")

    def _feed(self, token: Asked | Chosen | Event) -> None:
        if isinstance(token, Event):
            self._mark(token)
        elif isinstance(token, Asked):
            self._judge_question(token)
        elif KEYS[token.code] == BELTANE:
            self.beltane, self.passes = token.seat, 0
        elif token.code == WITHDRAW:
            self.withdrawing = True
        super()._feed(token)

    def _mark(self, event: Event) -> None:
        """Follow the events about markers; judge those about movements."""
        if event.kind == "season_begins":
            self.marked["season"] = str(event.fields["season"])
        elif event.kind == "king_turned":
            self.marked["king"] = "need"
        elif event.kind in ("turn", "assembly"):
            self.beltane = NOBODY
        elif event.kind == "play":
            self.withdrawing = False
        elif event.kind == "move":
            self._judge_move(event)

    def _in(self, season: str) -> bool:
        return self.festivals and self.marked.get("season") == season

    # The festivals

    def _judge_question(self, asked: Asked) -> None:
        """Whoever is asked at a festival has a reason to be: few cards, or too many Tales."""
        table = self.table
        if asked.question == "maneuver":
            self.withdrawing = False
        elif asked.question == "recruits" and self._in("spring"):
            held = [table.zones[seat].bit_count() for seat in range(table.players)]
            for seat in asked.options:
                if held[seat] > min(held):
                    raise Foul(f"{asked}, who has not the fewest cards")
        elif asked.question == "too_many_tales":
            for seat in asked.options:
                if self._tales(seat) <= TALES_KEPT:
                    raise Foul(f"{asked}, who has {self._tales(seat)} Epic Tales")

    def _tales(self, seat: int) -> int:
        return (self.table.zones[seat] & self.table.epic_cards).bit_count()

    def _season(self) -> Steps:
        if self._in("autumn"):
            for seat in range(self.table.players):
                if self._tales(seat) > TALES_KEPT:
                    raise Foul(f"{SEAT_NAMES[seat]} keeps {self._tales(seat)} Epic Tales after Lugnasad")
        yield from super()._season()

    # Movement

    def _check_turn(self, options: Set[int]) -> None:
        super()._check_turn(options)
        due = self._in("summer") and self.table.actions(self.table.turn) != 0
        if due != (BELTANE in [KEYS[code] for code in options]):
            raise Foul(f"Beltane is {'not ' if due else ''}offered to {SEAT_NAMES[self.table.turn]}")

    def _movement(self) -> Steps:
        if self.beltane == NOBODY or self.plays:
            yield from super()._movement()
            return
        event = self._event("move", "clans move at Beltane")
        seat, self.beltane = self.beltane, NOBODY
        if seat_of(event) != seat or int(event.fields["count"]) > MOST_MOVED:
            raise Foul(f"at Beltane {SEAT_NAMES[seat]} moves up to {MOST_MOVED} clans, but {event}")
        entered = yield from self._moves(seat)
        yield from self._waiting(seat, entered)

    def _judge_move(self, event: Event) -> None:
        """In winter a card moves three clans at most (E20)."""
        winter = self._in("winter") and self.table.season and not self.withdrawing
        if winter and int(event.fields["count"]) > MOST_MOVED:
            raise Foul(f"in winter a card moves at most {MOST_MOVED} clans: {event}")
