"""The referee of the modules of the expansion: the year, the sea, the Fili token, and Coalitions."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from ardri.cli.fuzzing.referee.fitting import VICTORY_CHECK, Arrival, Played
from ardri.cli.fuzzing.referee.mirror import Fight, seat_of, territory_of
from ardri.cli.fuzzing.referee.referee import Referee
from ardri.cli.fuzzing.referee.tokens import Asked, Chosen, Foul, Steps
from ardri.rules.box.catalogue import MANANNANS_HORSES, MOUNTAINS, SEAT_NAMES, TILE_KEYS, TILE_NUMBERS
from ardri.rules.box.options import ATTACK_CODES, KEYS, WITHDRAW
from ardri.rules.game import Game
from ardri.rules.state.events import Event
from ardri.rules.state.state import NOBODY
from ardri.seasons.fifth.cards import COALITION
from ardri.seasons.fifth.coalition import HOLD_BACK
from ardri.seasons.sea.tiles import ABER_CARD, HY_BREASIL, ISLE_OF_JOY
from ardri.seasons.year.beltane import BELTANE

MOST_MOVED: Final = 3  # at Beltane, and in winter
TALES_KEPT: Final = 3
FOLLOWED: Final = ("king", "season", "fili", "harbours")  # markers whose events say everything
FREELY: Final = (MANANNANS_HORSES, ABER_CARD)  # cards whose moves need not go to what is adjacent


class ModulesReferee(Referee):
    """The referee of a game with modules."""

    def __init__(self, game: Game) -> None:
        self.marked = marks_of(game)
        modules = [module.name for module in game.state.edition.modules]
        self.festivals, self.sea = "festivals" in modules, "sea" in modules
        self.beltane = NOBODY  # who celebrates it
        self.paid = 0  # cards that it took
        self.withdrawing = False
        self.voyages: set[tuple[object, object]] = set()  # by sea, of the card played last or a withdrawal
        self.fewest: set[int] = set()  # who has the fewest cards at Imbolc
        super().__init__(game)

    def follow(self, game: Game, seat: int, code: int) -> None:
        """Judge the events after an answer, and what the markers say then."""
        super().follow(game, seat, code)
        if not game.over and marks_of(game) != self.marked:
            raise Foul(f"the markers say {marks_of(game)}, and the events {self.marked}")

    def _feed(self, token: Asked | Chosen | Event) -> None:
        if isinstance(token, Event):
            self._mark(token)
        elif isinstance(token, Asked):
            self._judge_question(token)
        elif token.code == BELTANE:
            self.beltane, self.paid, self.passes = token.seat, 0, 0
        elif token.code == WITHDRAW:
            self.withdrawing, self.voyages = True, set()
        super()._feed(token)

    def _mark(self, event: Event) -> None:
        """Follow the events about markers; judge those about movements and clashes."""
        kind, told = event.kind, event.fields
        if kind == "season_begins":
            self.marked["season"] = str(told["season"])
        elif kind == "king_turned":
            self.marked["king"] = "need"
        elif kind in ("fili", "fili_over"):
            self.marked["fili"] = told["territory"] if kind == "fili" else None
        elif kind == "harbour":
            self.marked["harbours"] = {*self._harbours(), str(told["territory"])}
        elif kind in ("turn", "assembly"):
            self.beltane, self.fewest = NOBODY, set()
        elif kind == "play":
            self.withdrawing, self.voyages = False, set()
        elif kind == "clash" and told["territory"] == self.marked.get("fili"):
            raise Foul(f"no clash begins where the Fili is, but {event}")
        elif kind == "shift" and self.beltane != NOBODY and not self.plays:
            self._judge_payment(event)

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
            self.fewest = self.fewest or {seat for seat, count in enumerate(held) if count == min(held)}
            if not asked.options.keys() <= self.fewest:
                raise Foul(f"{asked}, who has not the fewest cards")
        elif asked.question == "too_many_tales":
            for seat in asked.options:
                if self._tales(seat) <= TALES_KEPT:
                    raise Foul(f"{asked}, who has {self._tales(seat)} Epic Tales")

    def _judge_payment(self, event: Event) -> None:
        """Beltane takes one card, from the hand of whoever celebrates it."""
        hand = f"hand:{SEAT_NAMES[self.beltane]}"
        if event.fields["to"] == "action_discard":
            self.paid += 1
            if self.paid > 1 or event.fields["from"] != hand:
                raise Foul(f"Beltane takes one card of {SEAT_NAMES[self.beltane]}, but {event}")

    def _tales(self, seat: int) -> int:
        return (self.table.zones[seat] & self.table.epic_cards).bit_count()

    def _season(self) -> Steps:
        if self._in("autumn"):
            for seat in range(self.table.players):
                if self._tales(seat) > TALES_KEPT:
                    raise Foul(f"{SEAT_NAMES[seat]} keeps {self._tales(seat)} Epic Tales after Lugnasad")
        yield from super()._season()

    def _step(self) -> Steps:
        if self._at(VICTORY_CHECK):
            yield from self._window(VICTORY_CHECK, None)
        else:
            yield from super()._step()

    def _check_turn(self, options: Set[int]) -> None:
        super()._check_turn(options)
        due = self._in("summer") and self.table.actions(self.table.turn) != 0
        if due != (BELTANE in options):
            raise Foul(f"Beltane is {'not ' if due else ''}offered to {SEAT_NAMES[self.table.turn]}")

    # Movement

    def _movement(self) -> Steps:
        play = self.plays[-1] if self.plays else None
        if play is None and self.beltane != NOBODY:
            yield from self._at_beltane()
        elif play is not None and play.card == COALITION:
            yield from self._as_allies(play)
        elif play is not None and play.card == ABER_CARD:
            entered = yield from self._moves(play.seat)
            yield from self._waiting(play.seat, entered)
        else:
            yield from super()._movement()

    def _at_beltane(self) -> Steps:
        event = self._event("move", "clans move at Beltane")
        seat, self.beltane = self.beltane, NOBODY
        if seat_of(event) != seat or int(event.fields["count"]) > MOST_MOVED:
            raise Foul(f"at Beltane {SEAT_NAMES[seat]} moves up to {MOST_MOVED} clans, but {event}")
        entered = yield from self._moves(seat)
        yield from self._waiting(seat, entered)

    def _as_allies(self, play: Played) -> Steps:
        """Both move at once, and pay for their arrival, the Brenn first (E31)."""
        table, partner = self.table, self._declared_seat(play)
        entered: dict[int, int] = {}
        while self._is("move"):
            event = self._event("move", "clans move")
            self._check_move(event)
            entered[seat_of(event)] = territory_of(event, "to")
            yield from self._take()
        if play.seat not in entered or not entered.keys() <= {play.seat, partner}:
            raise Foul(f"{SEAT_NAMES[play.seat]} moves with {SEAT_NAMES[partner]}, not {entered}")
        for away in range(table.players):
            seat = (table.brenn + table.direction * away) % table.players
            if entered.get(seat) == MOUNTAINS:
                yield from self._toll(Arrival(seat, seat))
        bound, self.bound = self.bound, tuple(entered)
        pair, self.pair = self.pair, (play.seat, partner)
        yield from self._waiting(play.seat, [entered[play.seat]])
        self.bound, self.pair = bound, pair

    def _waiting(self, mover: int, entered: list[int]) -> Steps:
        fili = self.marked.get("fili")
        yield from super()._waiting(mover, [there for there in entered if TILE_KEYS[there] != fili])

    def _harbours(self) -> set[str]:
        found = self.marked.get("harbours")
        return found if isinstance(found, set) else set()

    def _check_move(self, event: Event) -> None:
        """A movement goes to an adjacent territory, or once by sea; in winter of three clans at most."""
        told = event.fields
        origin, destination = territory_of(event, "from"), territory_of(event, "to")
        winter = self._in("winter") and self.table.season and not self.withdrawing
        if winter and int(told["count"]) > MOST_MOVED:
            raise Foul(f"in winter a card moves at most {MOST_MOVED} clans: {event}")
        play = None if self.withdrawing or not self.plays else self.plays[-1]
        laid = self.table.board.tiles
        known = laid >> origin & laid >> destination & 1
        by_land = self.table.board.adjacent[origin] >> destination & 1
        if known and not by_land and (play is None or play.card not in FREELY):
            self._judge_voyage(event)
        if play is not None and origin == ISLE_OF_JOY and self.table.is_action(play.card):
            raise Foul(f"no Action card moves clans away from the Isle of Joy: {event}")
        empty = not any(self.table.clans_of(seat, destination) for seat in range(self.table.players))
        if destination == HY_BREASIL and empty and (play is None or not self.table.is_epic(play.card)):
            raise Foul(f"nobody comes to the empty Hy Breasil but by an Epic Tale: {event}")

    def _judge_voyage(self, event: Event) -> None:
        """From harbour to harbour, once for a card or a withdrawal, and not at Beltane (E12)."""
        harbours = self._harbours()
        self.voyages.add((event.fields["from"], event.fields["to"]))
        if not harbours >= {event.fields["from"], event.fields["to"]}:
            raise Foul(f"neither by land nor from harbour to harbour: {event}")
        if len(self.voyages) > 1 or (self.beltane != NOBODY and not self.plays):
            raise Foul(f"no more than one movement of a card goes by sea: {event}")

    # Coalitions

    bound: tuple[int, ...] = ()  # who moved as allies into the clash going on
    pair: tuple[int, ...] = ()  # the player and the partner

    def _may_shelter(self, seat: int) -> bool:
        return seat not in self.bound and super()._may_shelter(seat)

    def _maneuvers(self, fight: Fight, seat: int, involved: list[int]) -> set[int]:
        options = super()._maneuvers(fight, seat, involved)
        barred = self._barred(seat)
        options -= {ATTACK_CODES[other] for other in barred}
        if seat in self.bound and len(involved) > 1 and not self._targets(seat, involved):
            options.add(HOLD_BACK)
        return options

    def _ways_out(self, territory: int) -> set[int]:
        """By land, or from a harbour to another."""
        harbours = {TILE_NUMBERS[name] for name in self._harbours()}
        by_sea = harbours - {territory} if territory in harbours else set()
        return {*super()._ways_out(territory), *by_sea}

    def _barred(self, seat: int) -> tuple[int, ...]:
        return self.pair if seat in self.bound else ()

    def _targets(self, seat: int, involved: list[int]) -> list[int]:
        return [other for other in involved if other != seat and other not in self._barred(seat)]

    def _other_maneuver(self, code: int) -> Steps:
        if code != HOLD_BACK:
            raise Foul(f"there is no such maneuver: {KEYS[code]}")
        self._event("hold_back", "somebody holds back")
        yield from self._take()


def marks_of(game: Game) -> dict[str, object]:
    """The values of those markers of which events tell everything."""
    return {
        marker.name: set(marker.value) if isinstance(marker.value, tuple) else marker.value
        for marker in game.view(None).markers
        if marker.name in FOLLOWED
    }
