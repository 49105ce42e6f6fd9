"""Windows and cards for the referee: who must be asked at a moment, how a card is played."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from ardri.cli.fuzzing.referee.fitting import (
    ANY_TIME,
    BEFORE_DISCARD,
    CARD_DECLARED,
    CARD_FINISHED,
    CARDS_AT,
    OWN_TURN,
    WOULD_BE_REMOVED,
    Arrival,
    Loss,
    Played,
    fits,
)
from ardri.cli.fuzzing.referee.mirror import A_CARD, A_CLAN, BOTH, seat_of
from ardri.cli.fuzzing.referee.mirror import CARD as CARD_NUMBER
from ardri.cli.fuzzing.referee.tokens import PLAY_MOOR, THE_MOOR, Asked, Chosen, Foul, Reader, Steps
from ardri.rules.box.catalogue import (
    ADVANTAGE,
    BATTLE_FRENZY,
    CARD_KEYS,
    DAGDAS_CAULDRON,
    DAGDAS_CLUB,
    DIARMUID,
    HIGHLANDS,
    HILLS,
    IRON_MINE,
    LUGS_SPEAR,
    MASTER_CRAFTSMAN,
    MOUNTAINS,
    OENGUSS_PLOY,
    SEAT_NAMES,
    THE_DAGDA,
    WARLORD,
)
from ardri.rules.box.options import CARD_CODES, CLAN, DECLINE, KEYS, VALUE_OF
from ardri.rules.game import Game
from ardri.rules.state.events import Event
from ardri.rules.state.state import ACTION_DISCARD, BEFORE, EPIC_DISCARD, FACE_DOWN, IN_PLAY, NOBODY


class Windows(Reader):
    """Parses windows (rulebook section 12), and cards from their play to the last window after them."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.ploy = NOBODY
        self._sealed = game.state.setting.sealed

    def _may_look(self, seat: int, moment: str) -> bool:
        """True if the Moor must be offered (R27): not in answer to Lug's Spear, nor while that forbids it."""
        spear = moment == CARD_DECLARED and bool(self.plays) and self.plays[-1].card == LUGS_SPEAR
        return self.table.holds(seat, THE_MOOR) and not self.table.silent() and not spear

    # Windows

    def _window(self, moment: str, about: object) -> Steps:
        """Ask by priority whoever holds a fitting card, again after each card played (R33)."""
        table = self.table
        order, at = table.order(), 0
        while not table.silent() and not self._is_settled(moment, about):
            sealed = self._sealed and self._at(moment) and self._is_here()
            due = next((n for n in range(at, table.players) if self._fitting(order[n], moment, about)), -1)
            if sealed:
                at, card = yield from self._replies(moment, about, order[at:], at)
            elif due >= 0:
                at = due
                card = yield from self._question(moment, order[at], about)
            else:
                return
            if card == NOBODY:
                if sealed or at + 1 == table.players:
                    return
                at += 1
            elif card == THE_MOOR:
                yield from self._look()  # it answers nothing: the same question comes again (R27)
            else:
                yield from self._play(moment, about, card, order[at])
                order, at = table.order(), 0

    def _is_settled(self, moment: str, about: object) -> bool:
        """True if nobody can answer any more, because the clan is spared."""
        return moment == WOULD_BE_REMOVED and isinstance(about, Loss) and about.spared

    def _is_here(self) -> bool:
        """True if the question is asked while exactly the same cards are being played."""
        return isinstance(self.token, Asked) and self.token.depth == len(self.plays)

    def _fitting(self, seat: int, moment: str, about: object) -> list[int]:
        table = self.table
        hand = (
            table.zones[seat] if table.season else table.zones[seat] & ~table.action_cards
        )  # being drafted (R81)
        return [
            card for card in CARDS_AT[moment] if hand >> card & 1 and fits(table, card, moment, seat, about)
        ]

    def _question(self, moment: str, seat: int, about: object) -> Generator[None, None, int]:
        """One seat is asked; the card that it plays, or NOBODY."""
        token = self.token
        here = isinstance(token, Asked) and token.moment == moment and self._is_here()
        if not isinstance(token, Asked) or not here or list(token.options) != [seat]:
            cards = ", ".join(CARD_KEYS[card] for card in self._fitting(seat, moment, about))
            raise Foul(f"{SEAT_NAMES[seat]} must be asked {moment} for {cards}, but {token}")
        self._check_offer(token, moment, seat, about)
        yield from self._take()
        yield from self._take()
        return NOBODY if self.last == DECLINE else VALUE_OF[self.last]

    def _replies(
        self, moment: str, about: object, order: Sequence[int], at: int
    ) -> Generator[None, None, tuple[int, int]]:
        """All who may have an answer are asked at once; who comes first with a card, and the card."""
        replies: dict[int, int] = {}
        waiting: set[int] | None = None
        while waiting is None or waiting:
            token = self.token
            if not isinstance(token, Asked) or token.moment != moment:
                raise Foul(f"not all have answered {moment}, but {token}")
            if waiting is None:
                waiting = set(token.options)
                for seat in order:
                    if self._fitting(seat, moment, about) and seat not in waiting:
                        raise Foul(f"{SEAT_NAMES[seat]} must be asked {moment}, but {token}")
                if not waiting <= set(order):
                    raise Foul(f"{token}, though they have declined")
            elif set(token.options) != waiting:
                raise Foul(f"{token}, not all who have not answered")
            for seat in token.options:
                self._check_offer(token, moment, seat, about)
            yield from self._take()
            answer = self.token
            if not isinstance(answer, Chosen):
                raise Foul(f"{moment} is not answered, but {answer}")
            replies[answer.seat] = answer.code
            waiting.discard(answer.seat)
            yield from self._take()
        for place, seat in enumerate(order):
            if replies.get(seat, DECLINE) != DECLINE:
                return at + place, VALUE_OF[replies[seat]]
        return at, NOBODY

    def _check_offer(self, token: Asked, moment: str, seat: int, about: object) -> None:
        offer = {CARD_CODES[card] for card in self._fitting(seat, moment, about)} | {DECLINE}
        if self._may_look(seat, moment):
            offer.add(PLAY_MOOR)
        if token.options[seat] != offer:
            wrong = ", ".join(KEYS[code] for code in sorted(token.options[seat] ^ offer))
            raise Foul(f"{SEAT_NAMES[seat]} is asked {moment} with or without {wrong}, wrongly")

    # Cards

    def _look(self) -> Steps:
        yield from self._play(ANY_TIME)

    def _play(self, moment: str, answers: object = None, card: int = NOBODY, seat: int = NOBODY) -> Steps:
        """A card from its play to the last window after it."""
        event = self._event("play", "a card is played")
        number = CARD_NUMBER[str(event.fields["card"])]
        play = Played(seat_of(event), number, moment == OWN_TURN, answers)
        if card not in (NOBODY, play.card) or seat not in (NOBODY, play.seat):
            raise Foul(f"{CARD_KEYS[card]} was chosen, but {event}")
        yield from self._take()
        if not self._shifts(play.card, play.seat):
            raise Foul(f"{CARD_KEYS[play.card]} does not leave the hand, but {self.token}")
        self.plays.append(play)
        yield from self._take()
        yield from self._declaration(play)
        yield from self._window(CARD_DECLARED, play)
        if not play.cancelled:
            while not (self._shifts(play.card, IN_PLAY) or self._at(BEFORE_DISCARD)):
                yield from self._step()
            self._take_effect(play)
        yield from self._finish(play)
        self.plays.pop()

    def _declaration(self, play: Played) -> Steps:
        while True:
            token = self.token
            if isinstance(token, Event):
                if token.kind == "declare" and token.fields["card"] == CARD_KEYS[play.card]:
                    play.declared.append(str(token.fields["option"]))
                    yield from self._take()
                elif token.kind == "play" and self.last == PLAY_MOOR and play.card != THE_MOOR:
                    yield from self._look()
                else:
                    return
            elif isinstance(token, Asked) and token.declaring != play.card:
                return
            else:
                yield from self._take()

    def _finish(self, play: Played) -> Steps:
        """The discard, and the windows before and after it."""
        if self._shifts(DAGDAS_CAULDRON, IN_PLAY) and self._shift()[2] == BEFORE + play.seat:
            yield from self._take()  # it is discarded at the end of the clash (R55)
            return
        action, epic = self.table.is_action(play.card), self.table.is_epic(play.card)
        if epic and not play.cancelled:
            yield from self._window(BEFORE_DISCARD, play)
        gone = play.given or (play.cancelled and epic)  # The Dagda has discarded it (R39)
        if not gone:
            pile = ACTION_DISCARD if action else EPIC_DISCARD if epic else FACE_DOWN
            if not self._shifts(play.card, IN_PLAY) or self._shift()[2] != pile:
                raise Foul(f"{CARD_KEYS[play.card]} is not discarded, but {self.token}")
            yield from self._take()
            if play.card == THE_DAGDA:
                self._event("shuffle_epics", "The Dagda is discarded")
                yield from self._take()
        yield from self._window(CARD_FINISHED, play)

    def _cancel(self, event: Event) -> None:
        target = self.plays[-1].answers if self.plays else None
        if not isinstance(target, Played) or CARD_KEYS[target.card] != event.fields["card"]:
            raise Foul(f"there is no cause for {event}")
        if target.cancelled:
            raise Foul(f"it is cancelled already: {event}")
        target.cancelled = True

    def _take_effect(self, play: Played) -> None:
        """The windows around a card depend on what its effect was."""
        fight, about = self.table.fight, play.answers
        if play.card == OENGUSS_PLOY:
            self.ploy = play.seat
        elif play.card == DAGDAS_CLUB and isinstance(about, Loss):
            about.spared = True
        elif play.card == DIARMUID and isinstance(about, Loss):
            about.saved = True
        elif play.card == MASTER_CRAFTSMAN and isinstance(about, Played):
            about.given = True
        elif play.card == ADVANTAGE + MOUNTAINS and isinstance(about, Arrival):
            about.waived = True
        elif fight is None:
            return
        elif play.card == LUGS_SPEAR:
            fight.silent = True
        elif play.card == BATTLE_FRENZY:
            fight.sheltered = [0] * self.table.players
        elif play.card == ADVANTAGE + HIGHLANDS:
            fight.instigator = fight.active = self._declared_seat(play)
        elif play.card == ADVANTAGE + HILLS:
            fight.ignored = True
        elif play.card == ADVANTAGE + IRON_MINE:
            fight.demand = BOTH
        elif play.card == DAGDAS_CLUB and fight.demand != BOTH:  # Iron Mine decides (R45)
            fight.demand = A_CLAN if play.declared[-1] == KEYS[CLAN] else A_CARD
        elif play.card == WARLORD and not play.season:
            fight.follower = self._declared_seat(play)

    def _declared_seat(self, play: Played) -> int:
        """The seat declared, or the only one that could be."""
        if play.declared:
            return SEAT_NAMES.index(play.declared[-1].removeprefix("seat:"))
        return next(seat for seat in range(self.table.players) if self.table.exposed(seat))
