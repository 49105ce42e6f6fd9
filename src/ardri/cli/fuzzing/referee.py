"""An independent referee: it reads questions, answers and events as a sentence of the rulebook's grammar.

At each point it knows from section 12 of the rulebook which seats with which cards must be asked, and
complains if the engine skips a seat that holds a fitting card, asks one that does not, or does something
for which there is no cause. It is a recursive descent: each method is a generator that reads the current
`token` and takes the next one with ``yield``.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from ardri.cli.fuzzing.fitting import (
    AFTER_MANEUVER,
    ASSEMBLY_START,
    ATTACK_PERFORMED,
    BEFORE_DISCARD,
    CARD_DECLARED,
    CARD_FINISHED,
    CARDS_AT,
    CITADELS_END,
    CLAN_REMOVED,
    CLANS_ARRIVE,
    CLASH_START,
    EPIC_DRAW,
    TURN_END,
    WOULD_BE_REMOVED,
    Arrival,
    Drawing,
    Loss,
    Played,
    fits,
)
from ardri.cli.fuzzing.mirror import CARD as CARD_NUMBER
from ardri.cli.fuzzing.mirror import ZONE, Fight, Mirror, seat_of, territory_of
from ardri.rules.catalogue import (
    ACTIONS,
    ADVANTAGE,
    BALORS_EYE,
    BATTLE_FRENZY,
    CARD_KEYS,
    CONQUEST,
    DAGDAS_CAULDRON,
    DAGDAS_CLUB,
    DEIRDRES_BEAUTY,
    DIARMUID_AND_GRAINNE,
    EPIC,
    GATES,
    HIGHLANDS,
    HILLS,
    LUGS_SPEAR,
    MANANNANS_HORSES,
    MASTER_CRAFTSMAN,
    MEADOWS,
    MIGRATION,
    MOOR,
    MOUNTAINS,
    OENGUSS_PLOY,
    OGMAS_ELOQUENCE,
    PLAINS,
    RAID,
    SCOUTS_SPIES,
    SEAT_NAMES,
    SEATS,
    STONE_CIRCLE,
    TALE_OF_CUCHULAIN,
    THE_DAGDA,
    THE_MORRIGAN,
    THE_OTHER_WORLD,
    TILE_KEYS,
    WARLORD,
    bits,
)
from ardri.rules.events import Event
from ardri.rules.game import Game
from ardri.rules.moments import MOMENT_NAMES
from ardri.rules.options import CARD, DECLINE, DISCARD, KEYS, REMOVE, TERRITORY, WITHDRAW
from ardri.rules.play import DECLARING, Play, Window
from ardri.rules.removal import Removal
from ardri.rules.season import Season
from ardri.rules.state import ACTION_DISCARD, BEFORE, EPIC_DISCARD, EPIC_PILE, FACE_DOWN, IN_PLAY, NOBODY

OWN_TURN: Final = "own_turn"
MANEUVER: Final = "maneuver"
ANY_TIME: Final = "any_time"

THE_MOOR: Final = ADVANTAGE + MOOR
PLAY_MOOR: Final = CARD + THE_MOOR

# Cards whose moves start clashes, cards that start one themselves, cards that remove clans
MARCHES: Final = (CONQUEST, MIGRATION, SCOUTS_SPIES, ADVANTAGE + PLAINS, MANANNANS_HORSES)
CALLS: Final = (WARLORD, THE_MORRIGAN)
REMOVERS: Final = (
    BALORS_EYE,
    DEIRDRES_BEAUTY,
    RAID,
    ADVANTAGE + STONE_CIRCLE,
    TALE_OF_CUCHULAIN,
    THE_MORRIGAN,
    THE_OTHER_WORLD,
)
ONE_MORE: Final = (ADVANTAGE + GATES, ADVANTAGE + MEADOWS)


class Foul(Exception):
    """The engine did what the rulebook does not say, or did not do what it says."""


class Asked:
    """The question put now, to one seat or to several at the same time."""

    __slots__ = ("declaring", "depth", "moment", "options", "question", "territory", "victim")

    def __init__(self, game: Game) -> None:
        s = game.state
        top = s.stack[-1]
        self.question = s.question
        self.moment = MOMENT_NAMES[top.moment] if isinstance(top, Window) else ""
        self.declaring = top.card if isinstance(top, Play) and top.stage == DECLARING else NOBODY
        if top.together(s):
            self.options = {decision.seat: set(decision.codes) for decision in game.pending}
        else:
            self.options = {s.seat: set(s.options)}
        self.victim = self.territory = NOBODY
        below = s.stack[-2] if len(s.stack) > 1 else None
        self.depth = sum(isinstance(frame, Play) for frame in s.stack)
        if self.moment == WOULD_BE_REMOVED and isinstance(below, Removal):
            self.victim, self.territory = below.seat, below.territory

    def __str__(self) -> str:
        return f"{','.join(SEAT_NAMES[seat] for seat in self.options)} is asked {self.question}"


class Chosen:
    """An answer."""

    __slots__ = ("code", "seat")

    def __init__(self, seat: int, code: int) -> None:
        self.seat = seat
        self.code = code

    def __str__(self) -> str:
        return f"{SEAT_NAMES[self.seat]} answers"


Steps = Generator[None, None, None]


class Referee:
    """Follows a game from a position in the Season or before an Assembly."""

    def __init__(self, game: Game) -> None:
        s = game.state
        self.table = Mirror(s)
        self.plays: list[Played] = []
        self.ploy = NOBODY
        self.passes = next((frame.passes for frame in s.stack if isinstance(frame, Season)), 0)
        self.token: Asked | Chosen | Event = Asked(game)
        self.last = NOBODY
        self._sealed = s.setting.sealed
        self._read = len(s.log or [])
        self._course = self._rounds()
        next(self._course)

    def follow(self, game: Game, seat: int, code: int) -> None:
        """Judge what came of an answer."""
        s = game.state
        self._feed(Chosen(seat, code))
        log = s.log or []
        for event in log[self._read :]:
            self._feed(event)
        self._read = len(log)
        if game.over:
            return
        told = self.table.compare(s)
        if told:
            raise Foul(told)
        asked = Asked(game)
        if self.table.season:
            self._check_moor(asked)
        self._feed(asked)

    def _feed(self, token: Asked | Chosen | Event) -> None:
        self.token = token
        next(self._course)

    def _check_moor(self, asked: Asked) -> None:
        """The Moor is offered in every question put to its holder (R27)."""
        for seat, codes in asked.options.items():
            due = self.table.holds(seat, THE_MOOR) and not self.table.silent()
            if due != (PLAY_MOOR in codes):
                raise Foul(f"the Moor is {'not ' if due else ''}offered to {SEAT_NAMES[seat]}")

    # Tokens

    def _take(self) -> Steps:
        token = self.token
        if isinstance(token, Event):
            self.table.follow(token)
        elif isinstance(token, Chosen):
            self.last = token.code
        yield

    def _is(self, kind: str) -> bool:
        return isinstance(self.token, Event) and self.token.kind == kind

    def _event(self, kind: str, why: str) -> Event:
        token = self.token
        if not isinstance(token, Event) or token.kind != kind:
            raise Foul(f"{why}, but {token}")
        return token

    def _shifts(self, card: int, source: int) -> bool:
        """Whether the token tells of a card leaving a zone."""
        return self._is("shift") and self._shift()[:2] == (card, source)

    def _shift(self) -> tuple[int, int, int]:
        event = self._event("shift", "a card moves")
        told = event.fields
        card = told["card"] if "card" in told else event.secret["card"]
        return CARD_NUMBER[str(card)], ZONE[str(told["from"])], ZONE[str(told["to"])]

    def _asks(self, question: str) -> bool:
        return isinstance(self.token, Asked) and self.token.question == question

    def _at(self, moment: str) -> bool:
        return isinstance(self.token, Asked) and self.token.moment == moment

    # Rounds and turns

    def _rounds(self) -> Steps:
        if not self.table.season:
            while not self._is("season"):  # it has begun before anybody looked
                yield from self._take()
            yield from self._season()
        while True:
            while not (self._is("turn") or self._is("assembly") or self._at(TURN_END)):
                if self._is("pass"):
                    self.passes += 1
                elif self._is("pretender"):
                    self.passes = 0
                yield from self._step()
            yield from self._window(TURN_END, None)
            while not (self._is("turn") or self._is("assembly")):
                yield from self._step()  # cards go back at the end of a season
            if self._is("assembly"):
                yield from self._assembly()
            else:
                self._next_turn()
                yield from self._take()

    def _next_turn(self) -> None:
        table = self.table
        seat = seat_of(self._event("turn", "a turn begins"))
        due = (table.turn + table.direction) % table.players
        if self.ploy != NOBODY:
            due, self.passes = self.ploy, 0
        elif self.passes >= table.players:
            raise Foul("the season goes on although all have passed")
        self.ploy = NOBODY
        if seat != due:
            raise Foul(f"it is {SEAT_NAMES[seat]}'s turn, not {SEAT_NAMES[due]}'s")

    def _assembly(self) -> Steps:
        if self.table.season and (self.passes < self.table.players or self.ploy != NOBODY):
            raise Foul("the season ends although not all have passed")
        self.passes, self.ploy = 0, NOBODY
        yield from self._take()
        yield from self._window(ASSEMBLY_START, None)
        while not self._is("season"):
            yield from self._step()
        yield from self._season()

    def _season(self) -> Steps:
        yield from self._take()
        first = seat_of(self._event("turn", "the first turn of the season begins"))
        if first != self.table.brenn:
            raise Foul("the Brenn does not begin the season")
        yield from self._take()

    def _step(self) -> Steps:
        """Whatever comes next, inside a turn, a card or a clash."""
        token = self.token
        if isinstance(token, Asked):
            if token.moment == WOULD_BE_REMOVED:
                yield from self._loss_by_card()
            elif token.moment:
                raise Foul(f"{token}, for which there is no cause or no fitting card")
            elif token.question in ("toll", "attacked", "next_clash"):
                raise Foul(f"{token}, for which there is no cause")
            else:
                yield from self._take()
        elif isinstance(token, Chosen):
            yield from self._take()
        elif token.kind == "play":
            moor = token.fields["card"] == TILE_KEYS[MOOR]
            if self.plays and not moor:
                raise Foul(f"there is no cause for {token}")
            yield from self._play(ANY_TIME if moor else OWN_TURN)
        elif token.kind == "remove":
            yield from self._loss_by_card()
        elif token.kind == "move":
            yield from self._movement()
        elif token.kind == "clash":
            yield from self._called_clash()
        elif token.kind == "cancel":
            self._cancel(token)
            yield from self._take()
        elif token.kind == "clash_over" and self._ends_by_card() and self.table.fight is not None:
            yield from self._end(self.table.fight)
        elif token.kind in ("attack", "attack_ignored", "clash_over"):
            raise Foul(f"there is no cause for {token}")
        elif token.kind == "shift" and token.fields["from"] == "epic_pile" and not self._draws_one_more():
            yield from self._draw()
        else:
            yield from self._take()

    def _draws_one_more(self) -> bool:
        return bool(self.plays) and self.plays[-1].card in ONE_MORE

    def _ends_by_card(self) -> bool:
        return bool(self.plays) and self.plays[-1].card == OGMAS_ELOQUENCE

    # Windows

    def _window(self, moment: str, about: object) -> Steps:
        """Ask by priority whoever holds a fitting card, again after each card played (R33)."""
        table = self.table
        order, at = table.order(), 0
        while not table.silent():
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
                yield from self._play(ANY_TIME)  # it answers nothing: the same question comes again (R27)
            else:
                yield from self._play(moment, about, card, order[at])
                order, at = table.order(), 0

    def _is_here(self) -> bool:
        """Whether the question is put while the same cards are being played, and not fewer or more."""
        return isinstance(self.token, Asked) and self.token.depth == len(self.plays)

    def _fitting(self, seat: int, moment: str, about: object) -> list[int]:
        hand = self.table.zones[seat]
        return [
            card
            for card in CARDS_AT[moment]
            if hand >> card & 1 and fits(self.table, card, moment, seat, about)
        ]

    def _offer(self, seat: int, moment: str, about: object) -> set[int]:
        codes = {CARD + card for card in self._fitting(seat, moment, about)}
        if self.table.season and self.table.holds(seat, THE_MOOR):
            codes.add(PLAY_MOOR)
        return codes | {DECLINE}

    def _question(self, moment: str, seat: int, about: object) -> Generator[None, None, int]:
        """One seat is asked; the card that it plays, or NOBODY."""
        token = self.token
        if not isinstance(token, Asked) or token.moment != moment or list(token.options) != [seat] or not self._is_here():
            cards = ", ".join(CARD_KEYS[card] for card in self._fitting(seat, moment, about))
            raise Foul(f"{SEAT_NAMES[seat]} must be asked {moment} for {cards}, but {token}")
        self._check_offer(token, moment, seat, about)
        yield from self._take()
        yield from self._take()
        return NOBODY if self.last == DECLINE else self.last - CARD

    def _replies(
        self, moment: str, about: object, order: Sequence[int], at: int
    ) -> Generator[None, None, tuple[int, int]]:
        """All who may have an answer are asked at once; who comes first with a card, and the card."""
        replies: dict[int, int] = {}
        waiting: set[int] | None = None
        while isinstance(self.token, Asked) and self.token.moment == moment:
            token = self.token
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
            if not waiting:
                break
        for place, seat in enumerate(order):
            if replies.get(seat, DECLINE) != DECLINE:
                return at + place, replies[seat] - CARD
        return at, NOBODY

    def _check_offer(self, token: Asked, moment: str, seat: int, about: object) -> None:
        offer = self._offer(seat, moment, about)
        if token.options[seat] != offer:
            wrong = ", ".join(KEYS[code] for code in sorted(token.options[seat] ^ offer))
            raise Foul(f"{SEAT_NAMES[seat]} is asked {moment} with or without {wrong}, wrongly")

    # Cards

    def _play(
        self, moment: str, answers: object = None, card: int = NOBODY, seat: int = NOBODY
    ) -> Steps:
        """A card from its play to the last window after it."""
        event = self._event("play", "a card is played")
        play = Played(
            seat_of(event), CARD_NUMBER[str(event.fields["card"])], moment, moment == OWN_TURN, answers
        )
        if moment == OWN_TURN:
            self.passes = 0
        if card not in (NOBODY, play.card) or seat not in (NOBODY, play.seat):
            raise Foul(f"{CARD_KEYS[card]} was chosen, but {event}")
        yield from self._take()
        if not self._shifts(play.card, play.seat):
            raise Foul(f"{CARD_KEYS[play.card]} does not leave the hand, but {self.token}")
        yield from self._take()
        self.plays.append(play)
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
                    yield from self._play(ANY_TIME)
                else:
                    return
            elif isinstance(token, Asked) and token.declaring != play.card:
                return
            else:
                yield from self._take()

    def _finish(self, play: Played) -> Steps:
        """The discard, and the windows before and after it."""
        if play.card == DAGDAS_CAULDRON and not play.cancelled and self._shifts(play.card, IN_PLAY):
            if self._shift()[2] == BEFORE + play.seat:
                yield from self._take()  # it is discarded at the end of the clash (R55)
                return
        if play.card >= EPIC and not play.cancelled:
            yield from self._window(BEFORE_DISCARD, play)
        gone = play.given or (play.cancelled and play.card >= EPIC)
        if not gone:
            pile = ACTION_DISCARD if play.card < ACTIONS else FACE_DOWN if play.card < EPIC else EPIC_DISCARD
            if not self._shifts(play.card, IN_PLAY) or self._shift()[2] != pile:
                raise Foul(f"{CARD_KEYS[play.card]} is not discarded, but {self.token}")
            yield from self._take()
            if play.card == THE_DAGDA:
                self._event("shuffle_epics", "The Dagda is discarded")
                yield from self._take()
        yield from self._window(CARD_FINISHED, play)

    def _cancel(self, event: Event) -> None:
        target = self.plays[-1].answers if self.plays else None
        if not isinstance(target, Played) or CARD_KEYS[target.card] != event.fields["card"] or target.cancelled:
            raise Foul(f"there is no cause for {event}")
        target.cancelled = True

    def _take_effect(self, play: Played) -> None:
        """What the effect of a card changes for the windows around it."""
        fight, about = self.table.fight, play.answers
        if play.card == OENGUSS_PLOY:
            self.ploy = play.seat
        elif play.card == DAGDAS_CLUB and isinstance(about, Loss):
            about.spared = True
        elif play.card == DIARMUID_AND_GRAINNE and isinstance(about, Loss):
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
        elif play.card == WARLORD and not play.season:
            fight.follower = self._declared_seat(play)

    def _declared_seat(self, play: Played) -> int:
        """The seat declared, or the only one that could be."""
        if play.declared:
            return SEAT_NAMES.index(play.declared[-1].removeprefix("seat:"))
        return next(seat for seat in range(self.table.players) if self.table.exposed(seat))

    # Draws, losses, moves

    def _draw(self) -> Steps:
        zone = self._shift()[2]
        gates = not self.plays or self.plays[-1].card == THE_MORRIGAN
        while self._is("shuffle_epics") or (self._is("shift") and self._shift()[1:] == (EPIC_PILE, zone)):
            yield from self._take()
        yield from self._window(EPIC_DRAW, Drawing(zone % SEATS, gates))

    def _loss_by_card(self) -> Steps:
        """A clan is removed by the card being played, or at the Gates."""
        play = self.plays[-1] if self.plays else None
        if play is not None and play.card not in REMOVERS:
            raise Foul(f"there is no cause for this: {self.token}")
        if play is None and self.table.season:
            raise Foul(f"there is no cause for this: {self.token}")
        loss = yield from self._loss()
        if (
            play is not None
            and play.card == TALE_OF_CUCHULAIN
            and self.table.fight is not None
            and loss.owner != play.seat
            and not loss.spared
        ):
            self.table.fight.removed += 1

    def _loss(self, owner: int = NOBODY, territory: int = NOBODY) -> Generator[None, None, Loss]:
        """A clan is removed, unless Dagda's Club spares it; the windows before and after."""
        table, token = self.table, self.token
        threatened = isinstance(token, Asked) and token.moment == WOULD_BE_REMOVED
        if isinstance(token, Asked) and threatened:
            loss = Loss(token.victim, token.territory)
            yield from self._window(WOULD_BE_REMOVED, loss)
            if not loss.spared and not self._is("remove"):
                if table.clans_of(loss.owner, loss.territory) and table.fight is None:
                    raise Foul(f"{SEAT_NAMES[loss.owner]} loses no clan, but {self.token}")
                loss.spared = True  # it has gone meanwhile
        else:
            event = self._event("remove", "a clan is to be removed")
            loss = Loss(seat_of(event), territory_of(event))
            if table.holds(loss.owner, DAGDAS_CLUB) and not table.silent():
                raise Foul(f"{SEAT_NAMES[loss.owner]} is not asked for dagdas_club before {event}")
        if owner != NOBODY and (loss.owner, loss.territory) != (owner, territory):
            raise Foul(f"{SEAT_NAMES[owner]} loses no clan, but {self.token}")
        if loss.spared:
            return loss
        event = self._event("remove", "a clan is to be removed")
        if (seat_of(event), territory_of(event)) != (loss.owner, loss.territory):
            raise Foul(f"another clan was to be removed, not {event}")
        yield from self._take()
        yield from self._window(CLAN_REMOVED, loss)
        return loss

    def _movement(self, mover: int = NOBODY) -> Steps:
        """The moves of one effect, the toll for them, and the clashes that they start."""
        play = self.plays[-1] if self.plays and mover == NOBODY else None
        if play is None and mover == NOBODY:
            raise Foul(f"there is no cause for {self.token}")
        owner = seat_of(self._event("move", "clans move"))
        entered: list[int] = []
        while isinstance(self.token, Event) and self.token.kind == "move" and seat_of(self.token) == owner:
            territory = territory_of(self.token, "to")
            if territory not in entered:
                entered.append(territory)
            yield from self._take()
        if MOUNTAINS in entered:
            yield from self._toll(Arrival(owner, mover if play is None else play.seat))
        if play is not None and play.card in MARCHES:
            yield from self._clashes(owner, entered)

    def _toll(self, arrival: Arrival) -> Steps:
        """The Mountains: an Action card or a clan (R19)."""
        table, owner = self.table, arrival.owner
        yield from self._window(CLANS_ARRIVE, arrival)
        code = PLAY_MOOR
        while code == PLAY_MOOR:
            if arrival.waived or not table.clans_of(owner, MOUNTAINS):
                return
            code = REMOVE
            cards = {DISCARD + card for card in bits(table.actions(owner))}
            if cards:
                token = self.token
                if not isinstance(token, Asked) or token.question != "toll" or list(token.options) != [owner]:
                    raise Foul(f"{SEAT_NAMES[owner]} must be asked for the toll, but {token}")
                if token.options[owner] - {PLAY_MOOR} != cards | {REMOVE}:
                    raise Foul("the toll is not a card or a clan")
                yield from self._take()
                yield from self._take()
                code = self.last
                if code == PLAY_MOOR:
                    yield from self._play(ANY_TIME)
        if code == REMOVE:
            yield from self._loss(owner, MOUNTAINS)
        elif not self._shifts(code - DISCARD, owner):
            raise Foul(f"the toll is not paid, but {self.token}")
        else:
            yield from self._take()

    # Clashes

    def _clashes(self, mover: int, entered: list[int]) -> Steps:
        """Where clans were moved and somebody opposes; each is looked at when its turn comes (R4)."""
        table = self.table
        listed = [territory for territory in entered if table.shared(mover, territory)]
        while True:
            ready = [territory for territory in listed if table.shared(mover, territory)]
            if not ready:
                return
            following = ready[0]
            if len(ready) > 1:
                token = self.token
                if not isinstance(token, Asked) or token.question != "next_clash":
                    raise Foul(f"{SEAT_NAMES[mover]} must be asked for the next clash, but {token}")
                if token.options.get(mover, set()) - {PLAY_MOOR} != {TERRITORY + at for at in ready}:
                    raise Foul(f"{token}, not the mover where all clashes wait")
                yield from self._take()
                yield from self._take()
                if self.last == PLAY_MOOR:
                    yield from self._play(ANY_TIME)
                    continue
                following = self.last - TERRITORY
            event = self._event("clash", f"a clash waits in {TILE_KEYS[following]}")
            if territory_of(event) != following or seat_of(event, "instigator") != mover:
                raise Foul(f"a clash of {SEAT_NAMES[mover]} in {TILE_KEYS[following]} is due, but {event}")
            listed.remove(following)
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

    def _clash(self, initiator: int) -> Steps:
        event, table = self._event("clash", "a clash begins"), self.table
        here, instigator = territory_of(event), seat_of(event, "instigator")
        if table.fight is not None:
            raise Foul(f"a clash is going on already: {event}")
        if not table.shared(instigator, here):
            raise Foul(f"nobody opposes the instigator: {event}")
        fight = table.fight = Fight(here, initiator, instigator, table.players)
        yield from self._take()
        if table.festival == here and table.clans_of(initiator, here):
            yield from self._loss(initiator, here)
        yield from self._window(CLASH_START, None)
        while isinstance(self.token, Chosen) or self._asks("shelter") or self._is("shelter") or self._is("play"):
            yield from self._step()
        yield from self._window(CITADELS_END, None)
        following = fight.instigator
        while table.fight is fight and not self._is("clash_over"):
            following = yield from self._maneuver(fight, following)
        if table.fight is not None:
            yield from self._end(fight)

    def _end(self, fight: Fight) -> Steps:
        """The last step of a clash; what the Cauldron's discard opens is outside."""
        fight.over, fight.silent = True, False
        fight.sheltered = [0] * self.table.players
        yield from self._take()
        seat = next((at for at in range(self.table.players) if self.table.zones[BEFORE + at]), NOBODY)
        if seat == NOBODY:
            self.table.fight = None
            return
        while isinstance(self.token, Chosen) or self._asks("cauldron") or self._is("place") or self._is("play"):
            yield from self._step()
        if not self._shifts(DAGDAS_CAULDRON, BEFORE + seat):
            raise Foul(f"the Cauldron is not done with, but {self.token}")
        self.table.fight = None
        yield from self._take()
        play = Played(seat, DAGDAS_CAULDRON, CLAN_REMOVED, False)
        self.plays.append(play)
        yield from self._finish(play)
        self.plays.pop()

    def _maneuver(self, fight: Fight, following: int) -> Generator[None, None, int]:
        """One question for a maneuver, and what is done; who is next."""
        table = self.table
        if self._asks("maneuver"):
            self._check_maneuver(fight, following)
        elif not self._is("attack"):  # the only one left to a seat whose truce was refused
            raise Foul(f"a maneuver is due, but {self.token}")
        fight.attack = fight.ignored = False
        fight.target = fight.follower = NOBODY
        fight.removed = 0
        if self._asks("maneuver"):
            yield from self._take()
            yield from self._take()
        if self._is("play") and self.last == PLAY_MOOR:
            yield from self._play(ANY_TIME)
            return following
        if self._is("truce_offered"):
            yield from self._truce()
            return fight.active
        if self._is("attack"):
            yield from self._attack(fight)
        elif self._is("play"):
            yield from self._play(MANEUVER)
        elif self.last == WITHDRAW:
            while not self._maneuver_over():
                if self._is("move"):
                    yield from self._movement(fight.active)
                else:
                    yield from self._step()
        else:
            return following
        if table.fight is fight:
            yield from self._window(AFTER_MANEUVER, None)
        if fight.follower != NOBODY:
            return fight.follower
        return (fight.active + table.direction) % table.players

    def _truce(self) -> Steps:
        while (
            isinstance(self.token, Chosen)
            or self._asks("truce")
            or (isinstance(self.token, Event) and self.token.kind.startswith("truce_"))
            or (self._is("play") and self.last == PLAY_MOOR)
        ):
            yield from self._step()

    def _maneuver_over(self) -> bool:
        return (
            self._asks("maneuver") or self._at(AFTER_MANEUVER) or self._is("clash_over") or self._is("attack")
        )

    def _check_maneuver(self, fight: Fight, following: int) -> None:
        table, token = self.table, self.token
        assert isinstance(token, Asked)
        seat = next(iter(token.options))
        order = [(following + table.direction * at) % table.players for at in range(table.players)]
        due = next((other for other in order if table.exposed(other)), NOBODY)
        if seat != due:
            raise Foul(f"{token}, who is not next")
        fight.active = seat

    def _attack(self, fight: Fight) -> Steps:
        event = self._event("attack", "an attack is made")
        fight.attack, fight.target = True, seat_of(event, "target")
        if seat_of(event) != fight.active:
            raise Foul(f"it is not their maneuver: {event}")
        yield from self._take()
        yield from self._window(ATTACK_PERFORMED, None)
        if fight.ignored:
            self._event("attack_ignored", "the attack is ignored")
            yield from self._take()
            return
        while not self._maneuver_over():
            if self._is("remove") or self._at(WOULD_BE_REMOVED):
                loss = yield from self._loss(fight.target, fight.territory)
                fight.removed += not loss.spared
            elif self._asks("attacked"):
                yield from self._take()
            else:
                yield from self._step()
