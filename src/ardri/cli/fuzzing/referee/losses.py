"""Draws, losses, moves and tolls for the referee."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ardri.cli.fuzzing.referee.fitting import (
    CLAN_REMOVED,
    CLANS_ARRIVE,
    EPIC_DRAW,
    WOULD_BE_REMOVED,
    Arrival,
    Drawing,
    Loss,
)
from ardri.cli.fuzzing.referee.mirror import seat_of, territory_of
from ardri.cli.fuzzing.referee.tokens import PLAY_MOOR, Asked, Foul, Steps
from ardri.cli.fuzzing.referee.windows import Windows
from ardri.rules.box.catalogue import (
    ADVANTAGE,
    BALORS_EYE,
    CARD_KEYS,
    DAGDAS_CLUB,
    DEIRDRES_BEAUTY,
    GATES,
    MEADOWS,
    MOST_SEATS,
    MOUNTAINS,
    RAID,
    SEAT_NAMES,
    STONE_CIRCLE,
    TALE_OF_CUCHULAIN,
    THE_OTHER_WORLD,
    bits,
)
from ardri.rules.box.options import DISCARD_CODES, REMOVE, VALUE_OF
from ardri.rules.state.events import Event
from ardri.rules.state.state import EPIC_DISCARD, EPIC_PILE, NOBODY

ONE_MORE: Final = (ADVANTAGE + GATES, ADVANTAGE + MEADOWS)

# How many clans a card removes at most
REMOVERS: Final = {
    BALORS_EYE: 1,
    DEIRDRES_BEAUTY: 1,
    RAID: 1,
    ADVANTAGE + STONE_CIRCLE: 1,
    TALE_OF_CUCHULAIN: 2,
    THE_OTHER_WORLD: 3,
}
OWN_LOSS: Final = (DEIRDRES_BEAUTY, ADVANTAGE + STONE_CIRCLE)


class Losses(Windows):
    """Parses the effects on clans: each loss may be answered, each arrival may cost something."""

    # Draws

    def _is_draw(self) -> bool:
        """True if a draw begins; the extra card of the Meadows or the Gates card is not one."""
        one_more = bool(self.plays) and self.plays[-1].card in ONE_MORE
        return self._is("shift") and self._shift()[1] == EPIC_PILE and not one_more

    def _draw(self, gates: bool) -> Steps:
        """Epic Tales are drawn, one of them is kept, the others are discarded."""
        zone = self._shift()[2]
        seat = zone % MOST_SEATS
        while self._is("shuffle_epics") or self._carries(EPIC_PILE, zone):
            yield from self._take()
        yield from self._window(EPIC_DRAW, Drawing(seat, gates))
        while not self._carries(zone, seat):
            discarded = self._is("shuffle_epics") or self._carries(zone, EPIC_DISCARD)
            if not discarded and not self._is_dialogue("keep_epic"):
                raise Foul(f"{SEAT_NAMES[seat]} is to keep an Epic Tale, but {self.token}")
            yield from self._step()
        yield from self._take()

    def _carries(self, source: int, target: int) -> bool:
        """True if a card goes from one zone to another."""
        return self._is("shift") and self._shift()[1:] == (source, target)

    def _crows(self) -> Steps:
        """The crows fly; if the other way, each player at the Gates loses a clan and draws (R21)."""
        table, before = self.table, self.table.direction
        yield from self._take()
        if table.direction == before:
            return
        for place in range(table.players):
            seat = (table.brenn + table.direction * place) % table.players
            if not table.clans_of(seat, GATES):
                continue
            yield from self._loss(seat, GATES)
            if self._is("shuffle_epics"):
                yield from self._take()
            if not table.zones[EPIC_PILE] | table.zones[EPIC_DISCARD]:
                continue
            if not self._is_draw() or self._shift()[2] % MOST_SEATS != seat:
                raise Foul(f"{SEAT_NAMES[seat]} is to draw at the Gates, but {self.token}")
            yield from self._draw(gates=True)

    # Losses

    def _loss_by_card(self) -> Steps:
        """A clan is removed by the card being played."""
        play = self.plays[-1] if self.plays else None
        if play is None or play.lost == REMOVERS.get(play.card, 0):
            raise Foul(f"there is no cause for this: {self.token}")
        play.lost += 1
        loss = yield from self._loss()
        if play.card in OWN_LOSS and loss.owner != play.seat:
            raise Foul(f"{CARD_KEYS[play.card]} removes no clan of {SEAT_NAMES[loss.owner]}")
        fight = self.table.fight
        if play.card == TALE_OF_CUCHULAIN and fight is not None and loss.owner != play.seat:
            fight.removed += not loss.spared

    def _loss(self, owner: int = NOBODY, territory: int = NOBODY) -> Generator[None, None, Loss]:
        """A clan is removed, unless Dagda's Club spares it; the windows before and after."""
        table, token = self.table, self.token
        if isinstance(token, Asked) and token.moment == WOULD_BE_REMOVED:
            loss = Loss(token.victim, token.territory)
            if owner != NOBODY and (loss.owner, loss.territory) != (owner, territory):
                raise Foul(f"{SEAT_NAMES[owner]} loses no clan, but {token}")
            yield from self._window(WOULD_BE_REMOVED, loss)
            if loss.spared:
                return loss
            if not self._is("remove"):
                fight = table.fight
                inside = fight is not None and fight.territory == loss.territory
                if table.clans_of(loss.owner, loss.territory) and not inside:
                    raise Foul(f"{SEAT_NAMES[loss.owner]} loses no clan, but {self.token}")
                loss.spared = True  # it has gone meanwhile
                return loss
        else:
            event = self._event("remove", "a clan is to be removed")
            loss = Loss(seat_of(event), territory_of(event))
            if owner != NOBODY and (loss.owner, loss.territory) != (owner, territory):
                raise Foul(f"{SEAT_NAMES[owner]} loses no clan, but {event}")
            if table.holds(loss.owner, DAGDAS_CLUB) and not table.silent():
                raise Foul(f"{SEAT_NAMES[loss.owner]} is not asked for dagdas_club before {event}")
        event = self._event("remove", "a clan is to be removed")
        if (seat_of(event), territory_of(event)) != (loss.owner, loss.territory):
            raise Foul(f"another clan was to be removed, not {event}")
        yield from self._take()
        if table.fight is not None:
            table.fight.lost.append((loss.owner, loss.territory))
        yield from self._window(CLAN_REMOVED, loss)
        return loss

    # Moves

    def _moves(self, mover: int) -> Generator[None, None, list[int]]:
        """The moves of one effect and the toll for them; which territories were entered."""
        owner = seat_of(self._event("move", "clans move"))
        entered: list[int] = []
        while self._is("move") and seat_of(self._event("move", "clans move")) == owner:
            event = self._event("move", "clans move")
            self._check_move(event)
            territory = territory_of(event, "to")
            if territory not in entered:
                entered.append(territory)
            yield from self._take()
        if MOUNTAINS in entered:
            yield from self._toll(Arrival(owner, mover))
        return entered

    def _check_move(self, event: Event) -> None:
        """Raise Foul if clans cannot move so; the base game's cards say themselves where to."""

    def _toll(self, arrival: Arrival) -> Steps:
        """The Mountains: an Action card or a clan (R19)."""
        table, owner = self.table, arrival.owner
        yield from self._window(CLANS_ARRIVE, arrival)
        code = PLAY_MOOR
        while code == PLAY_MOOR:
            if arrival.waived or not table.clans_of(owner, MOUNTAINS):
                return
            cards = {DISCARD_CODES[card] for card in bits(table.actions(owner))}
            code = yield from self._answer("toll", owner, cards | {REMOVE})
        if code == REMOVE:
            yield from self._loss(owner, MOUNTAINS)
        else:
            yield from self._discard(VALUE_OF[code], owner)

    def _discard(self, card: int, seat: int) -> Steps:
        """An Action card is discarded unplayed."""
        if not self._shifts(card, seat):
            raise Foul(f"{SEAT_NAMES[seat]} discards no {CARD_KEYS[card]}, but {self.token}")
        yield from self._take()
