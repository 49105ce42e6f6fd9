"""Clashes for the referee (rulebook section 6): where they begin, each step, and how they end."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Final

from ardri.cli.fuzzing.referee.fitting import (
    AFTER_MANEUVER,
    ATTACK_PERFORMED,
    CITADELS_END,
    CLASH_START,
    MANEUVER,
    Played,
)
from ardri.cli.fuzzing.referee.losses import Losses
from ardri.cli.fuzzing.referee.mirror import A_CARD, A_CLAN, BOTH, CHOICE, Fight, seat_of, territory_of
from ardri.cli.fuzzing.referee.tokens import PLAY_MOOR, Foul, Steps
from ardri.rules.box.catalogue import (
    ADVANTAGE,
    BATTLE_OF_MOYTURA,
    BREAS_TYRANNY,
    CARD_KEYS,
    CONQUEST,
    DAGDAS_CAULDRON,
    EMISSARIES,
    LOST_VALE,
    MANANNANS_HORSES,
    MIGRATION,
    OGMAS_ELOQUENCE,
    PLAINS,
    SCOUTS_SPIES,
    SEAT_NAMES,
    TAILTUS_LAND,
    TALE_OF_CUCHULAIN,
    THE_FIANNA,
    THE_MORRIGAN,
    TILE_KEYS,
    WARLORD,
    bits,
)
from ardri.rules.box.options import (
    AGREE,
    ATTACK_CODES,
    CARD,
    CARD_CODES,
    DECLINE,
    DISCARD_CODES,
    END,
    KEYS,
    REFUSE,
    REMOVE,
    SHELTER,
    TERRITORY_CODES,
    TRUCE,
    VALUE_OF,
    VERB_OF,
    WITHDRAW,
    WORD,
)
from ardri.rules.state.state import BEFORE, NOBODY

# Cards whose moves start clashes, cards that move in peace, cards that start a clash themselves
MARCHES: Final = (CONQUEST, MIGRATION, SCOUTS_SPIES, ADVANTAGE + PLAINS, MANANNANS_HORSES)
WALKS: Final = (EMISSARIES, ADVANTAGE + LOST_VALE, BREAS_TYRANNY, TAILTUS_LAND, BATTLE_OF_MOYTURA, THE_FIANNA)
CALLS: Final = (WARLORD, THE_MORRIGAN)
MANEUVERS: Final = (BATTLE_OF_MOYTURA, OGMAS_ELOQUENCE, TALE_OF_CUCHULAIN, THE_FIANNA)
RETURNS: Final = 3


class Clashes(Losses):
    """Parses a clash, from the move or card that starts it to its last step."""

    # Where they begin

    def _movement(self) -> Steps:
        """The moves of a card, the toll for them, and the clashes that they start."""
        play = self.plays[-1] if self.plays else None
        if play is None or play.card not in MARCHES + WALKS:
            raise Foul(f"there is no cause for {self.token}")
        owner = seat_of(self._event("move", "clans move"))
        entered = yield from self._moves(play.seat)
        if play.card in MARCHES:
            yield from self._waiting(owner, entered)

    def _waiting(self, mover: int, entered: list[int]) -> Steps:
        """Clashes where clans were moved and somebody opposes; each is looked at when its turn comes (R4)."""
        table = self.table
        listed = [territory for territory in entered if table.shared(mover, territory)]
        while True:
            ready = {TERRITORY_CODES[territory] for territory in listed if table.shared(mover, territory)}
            if not ready:
                return
            code = yield from self._answer("next_clash", mover, ready)
            if code == PLAY_MOOR:
                continue
            territory = VALUE_OF[code]
            event = self._event("clash", f"a clash waits in {TILE_KEYS[territory]}")
            if territory_of(event) != territory or seat_of(event, "instigator") != mover:
                raise Foul(f"a clash of {SEAT_NAMES[mover]} in {TILE_KEYS[territory]} is due, but {event}")
            listed.remove(territory)
            yield from self._clash(mover)

    def _called_clash(self) -> Steps:
        """A clash that a card starts itself."""
        event = self._event("clash", "a clash begins")
        play = self.plays[-1] if self.plays else None
        if play is None or play.card not in CALLS:
            raise Foul(f"nobody arrived and no card calls for it: {event}")
        if f"territory:{event.fields['territory']}" not in play.declared:
            raise Foul(f"{CARD_KEYS[play.card]} calls for no such clash: {event}")
        if play.card == WARLORD and seat_of(event, "instigator") != play.seat:
            raise Foul(f"the player of the Warlord is the instigator: {event}")
        yield from self._clash(play.seat)

    # Their course

    def _clash(self, initiator: int) -> Steps:
        event, table = self._event("clash", "a clash begins"), self.table
        here, instigator = territory_of(event), seat_of(event, "instigator")
        if table.fight is not None:
            raise Foul(f"a clash is going on already: {event}")
        if not table.shared(instigator, here):
            raise Foul(f"the instigator is not there, or nobody else: {event}")
        fight = table.fight = Fight(here, initiator, instigator, table.players)
        yield from self._take()
        if table.festival == here and table.clans_of(initiator, here):
            yield from self._loss(initiator, here)
        yield from self._window(CLASH_START, None)
        yield from self._citadels(fight)
        yield from self._window(CITADELS_END, None)
        fight.following = fight.instigator
        going_on = True
        while going_on:
            going_on = yield from self._maneuver(fight)
        if table.fight is fight:
            self._event("clash_over", "the clash ends")
            yield from self._end(fight)

    def _citadels(self, fight: Fight) -> Steps:
        """Round after round, the others may shelter until all Citadels are full or nobody does."""
        table, place, taken = self.table, 1, False
        while sum(fight.sheltered) < table.citadels_in(fight.territory):
            order = [(fight.instigator + table.direction * at) % table.players for at in range(table.players)]
            while place < table.players and not self._may_shelter(order[place]):
                place += 1
            if place == table.players:
                if not taken:
                    return
                place, taken = 1, False
                continue
            code = yield from self._answer("shelter", order[place], {SHELTER, DECLINE})
            if code == PLAY_MOOR:
                continue
            if code == SHELTER:
                event = self._event("shelter", "a clan goes into a Citadel")
                if seat_of(event) != order[place]:
                    raise Foul(f"{SEAT_NAMES[order[place]]} has sheltered a clan, but {event}")
                yield from self._take()
                taken = True
            place += 1

    def _may_shelter(self, seat: int) -> bool:
        """True if a seat has a clan that may go into a Citadel."""
        return self.table.exposed(seat) > 0

    def _end(self, fight: Fight) -> Steps:
        """The last step of a clash; the windows of the Cauldron's discard are outside (R75)."""
        table = self.table
        fight.over, fight.silent = True, False
        fight.sheltered = [0] * table.players
        seat = next((at for at in range(table.players) if table.zones[BEFORE + at]), NOBODY)
        if seat == NOBODY:
            table.fight = None
        yield from self._take()
        if seat == NOBODY:
            return
        yield from self._return(fight, seat)
        if not self._shifts(DAGDAS_CAULDRON, BEFORE + seat):
            raise Foul(f"the Cauldron is not done with, but {self.token}")
        table.fight = None
        play = Played(seat, DAGDAS_CAULDRON, season=False)
        self.plays.append(play)
        yield from self._take()
        yield from self._finish(play)
        self.plays.pop()

    def _return(self, fight: Fight, seat: int) -> Steps:
        """Up to three clans come back from the Cauldron, each to where it was removed."""
        lost = list(fight.lost)
        back = 0
        while self._is_dialogue("cauldron") or self._is("place"):
            if self._is("place"):
                event = self._event("place", "a clan comes back")
                clan = seat_of(event), territory_of(event)
                back += 1
                if clan[0] != seat or clan not in lost or back > RETURNS:
                    raise Foul(f"it was not in the Cauldron, or there are too many: {event}")
                lost.remove(clan)
            yield from self._step()

    # Maneuvers

    def _maneuver(self, fight: Fight) -> Generator[None, None, bool]:
        """One question for a maneuver, and what is done; whether the clash goes on."""
        table = self.table
        order = [(fight.following + table.direction * at) % table.players for at in range(table.players)]
        involved = [seat for seat in order if table.exposed(seat)]
        if not involved:
            return False
        seat = fight.active = involved[0]
        fight.begin_maneuver()
        code = yield from self._answer("maneuver", seat, self._maneuvers(fight, seat, involved))
        if code == PLAY_MOOR:
            return True
        if code == END:
            return False
        if code == TRUCE:
            fight.following = fight.refused = seat
            agreed = yield from self._truce(fight)
            return not agreed
        if code == WITHDRAW:
            while self._is_dialogue("withdraw_to", "withdraw_count"):
                yield from self._step()
            if self._is("move"):
                yield from self._moves(seat)
        elif VERB_OF[code] == WORD:
            yield from self._other_maneuver(code)
            if self._is("clash_over"):
                return False  # nobody can do anything more
        elif VERB_OF[code] == CARD:
            yield from self._play(MANEUVER, None, VALUE_OF[code], seat)
        else:
            yield from self._attack(fight, VALUE_OF[code])
        if table.fight is not fight:
            return False  # by Ogma's Eloquence
        yield from self._window(AFTER_MANEUVER, None)
        fight.refused = NOBODY
        next_seat = (seat + table.direction) % table.players
        fight.following = next_seat if fight.follower == NOBODY else fight.follower
        return True

    def _maneuvers(self, fight: Fight, seat: int, involved: list[int]) -> set[int]:
        table = self.table
        options = {ATTACK_CODES[other] for other in involved if other != seat}
        if any(table.chieftain(at) == seat for at in self._ways_out(fight.territory)):
            options.add(WITHDRAW)
        if not fight.silent:
            held = [card for card in MANEUVERS if table.holds(seat, card)]
            options |= {
                CARD_CODES[card] for card in held if card != TALE_OF_CUCHULAIN or table.exposed(seat) == 1
            }
        if len(involved) == 1:
            options.add(END)
        elif fight.refused != seat:
            options.add(TRUCE)
        return options

    def _other_maneuver(self, code: int) -> Steps:
        """A maneuver that an edition adds."""
        raise Foul(f"there is no such maneuver: {KEYS[code]}")

    def _ways_out(self, territory: int) -> Iterable[int]:
        """Where clans can withdraw from a territory."""
        return bits(self.table.board.adjacent[territory])

    def _truce(self, fight: Fight) -> Generator[None, None, bool]:
        """The others involved answer until one refuses (R51); whether all agree."""
        table, place = self.table, 1
        self._event("truce_offered", "a truce is offered")
        yield from self._take()
        while place < table.players:
            seat = (fight.active + table.direction * place) % table.players
            if table.exposed(seat):
                code = yield from self._answer("truce", seat, {AGREE, REFUSE})
                if code == PLAY_MOOR:
                    continue
                self._event("truce_agreed" if code == AGREE else "truce_refused", "the truce is answered")
                yield from self._take()
                if code == REFUSE:
                    return False
            place += 1
        return True

    def _attack(self, fight: Fight, target: int) -> Steps:
        event = self._event("attack", "an attack is made")
        if (seat_of(event), seat_of(event, "target")) != (fight.active, target):
            raise Foul(f"{SEAT_NAMES[fight.active]} attacks {SEAT_NAMES[target]}, but {event}")
        fight.attack, fight.target = True, target
        yield from self._take()
        yield from self._window(ATTACK_PERFORMED, None)
        if fight.ignored:
            self._event("attack_ignored", "the attack is ignored")
            yield from self._take()
            return
        code = yield from self._price(fight, target, CHOICE)
        if code == REMOVE:
            loss = yield from self._loss(target, fight.territory)
            fight.removed += not loss.spared
        elif code != NOBODY:
            yield from self._discard(VALUE_OF[code], target)
        if fight.demand == BOTH:
            code = yield from self._price(fight, target, A_CARD)
            if code != NOBODY:
                yield from self._discard(VALUE_OF[code], target)

    def _price(self, fight: Fight, target: int, part: int) -> Generator[None, None, int]:
        """Read how the attacked player pays: with a card or a clan; NOBODY if there is neither."""
        code = PLAY_MOOR
        while code == PLAY_MOOR:
            cards = {DISCARD_CODES[card] for card in bits(self.table.actions(target))}
            clan = {REMOVE} if self.table.exposed(target) else set()
            if fight.demand == BOTH:
                options = cards if part == A_CARD else clan
            elif fight.demand == A_CARD:
                options = cards or clan
            elif fight.demand == A_CLAN:
                options = clan or cards
            else:
                options = cards | clan
            if not options:
                return NOBODY
            code = yield from self._answer("attacked", target, options)
        return code
