"""Two worlds on the wire: does any message to an observer depend on what the observer must not know?

A table is played at random in a sealed game. A **twin** reads the same log up to a moment at which two
things lie together. From there on they are exchanged in all that chance draws and all that is said of them
(`tests.rules.helpers.swapped_cards`), until the table written by hand
(`tests.rules.helpers.visibility_table`) says that the observer is shown one of them. In the twin other seats
have something to answer in a pause, and are asked, answer, or are passed over: the observer's stream must
be the same, byte by byte.

In each window of a pause the seats that are asked in the twin answer as they did in the game, if they can.
When it opens, how long it takes and whether the pause ends with it must be the same in both worlds.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final, NamedTuple

from ardri.rules.box.catalogue import CARD_KEYS, SEAT_NAMES, bits
from ardri.rules.decisions import Decision
from ardri.rules.editions.registry import edition_of
from ardri.rules.engine.play import Play
from ardri.rules.game import Game
from ardri.rules.phases.draft import Draft
from ardri.rules.state.state import EPIC_PILE
from ardri.server.refusals import TableRefused
from ardri.server.streams.protocol import outcome
from ardri.server.table import beats, log_entries
from ardri.server.table.log_entries import Entry
from ardri.server.table.play import preview
from ardri.server.table.previews import Preview
from ardri.server.table.standing_orders import reactions
from ardri.server.table.terms import LIVE, Anyone, Pace, Terms
from tests.rules.helpers.recorded_games import (
    LAID,
    NOT_IN_USE,
    THINGS,
    TellingChance,
    by_catalogue,
    decks,
    places,
    thing_of,
)
from tests.rules.helpers.swapped_cards import Exchanged, Pair
from tests.rules.helpers.two_worlds import own_places
from tests.rules.helpers.visibility_table import Account
from tests.server.helpers.scripted_tables import WISHES, ScriptedTable, begun, opened, pick

LONGEST: Final = 260  # entries
FURTHEST: Final = 90
ANSWERS: Final = 0.75
PLAYS: Final = 0.5
TAKES_BACK: Final = 0.06
ORDERS: Final = 0.03
FORESEEN: Final = 6
TRIES: Final = 60
SHOWN_SOON: Final = 4
Deck = tuple[int, ...]


# Of a pause: its number, how many windows it had before, when this one opened and will be closed.
Schedule = tuple[int, int, int, int] | None


class Stop(NamedTuple):
    """Before an entry: where everything is, whether a twin may be born, and the messages sent so far."""

    places: list[int]
    quiet: bool
    paused: bool
    sent: dict[str, int]
    foreseen: dict[str, list[list[str]]]
    account: tuple[int, tuple[tuple[str, str], ...], str]
    schedule: Schedule


class Watched:
    """A table played at random: who was shown what by which entry, and who noticed it.

    Time is counted in halves of an entry: the second one is after the Action cards were shuffled.
    """

    def __init__(self, players: int, seed: int, edition: str = "base") -> None:
        self.rng = Random(seed)
        self.chance = TellingChance(seed)
        self.players = players
        self.edition = edition_of(edition)
        self.decks = decks(self.edition)
        self.orderable = sorted(reactions(self.edition))
        self.scripted = self.sit_down()
        self.born = len(self.scripted.log)
        self.account = Account()
        self.stops: list[Stop] = []
        self.shown: dict[str, list[list[int]]] = {
            who: [[] for _ in range(THINGS)] for who in self.scripted.messages
        }
        self.deals: dict[int, int] = {}
        self.noticed: list[list[str]] = []
        self.asked: list[tuple[int, ...]] = []  # to react, after each entry
        self.public: list[bool] = []  # whether it was for everybody to see
        self.intents: dict[int, tuple[str, ...]] = {}  # several cards, in whatever order they are asked for
        self.held: list[tuple[int, int]] = []  # (stop, a card that was not played in answer)
        self.reactions: dict[tuple[int, int, int], str] = {}  # (pause, window of it, seat)
        while self.scripted.table.status == "playing" and len(self.stops) < LONGEST:
            self._play_on()
        self._stop()

    def sit_down(self) -> ScriptedTable:
        """The table as the game begins; pauses take as long as among people with a clock."""
        agreed = Terms(
            (Anyone(),) * self.players,
            self.edition.name,
            round_limit=3,
            pace=Pace(600_000, 5000),
            rhythm=LIVE,
            beats=beats.VERSION,
        )
        scripted = begun(opened(agreed))
        game_of(scripted).source = self.chance
        return scripted

    def entry(self, at: int) -> Entry:
        """The entry after a stop."""
        return self.scripted.log[self.born + at]

    def _stop(self) -> None:
        scripted = self.scripted
        s = game_of(scripted).state
        quiet = scripted.table.quiet and not any((*s.answers, *s.replies))
        sent = {name: len(messages) for name, messages in scripted.messages.items()}
        account = (scripted.table.event_count, self.account.plays, self.account.chosen)
        self.stops.append(
            Stop(
                places(game_of(scripted)),
                quiet,
                scripted.table.pause is not None,
                sent,
                foreseen(scripted),
                account,
                schedule(scripted),
            )
        )

    def _play_on(self) -> None:
        table, rng = self.scripted.table, self.rng
        if table.pause is not None:
            self._react()
            return
        sorry = [seat for seat in range(self.players) if table.undoable(seat)]
        if sorry and rng.random() < TAKES_BACK:
            self._add(log_entries.Undone(self._now(), rng.choice(sorry)))
        elif rng.random() < ORDERS:
            seat = rng.randrange(self.players)
            card = rng.choice(self.orderable)
            # always to play a hidden card would show it in the world in which it is there
            wishes = WISHES if self.edition.advantage_cards >> thing_of(card) & 1 else WISHES[:2]
            self._add(log_entries.Ordered(self._now(), seat, card, rng.choice(wishes)))
        else:
            game = game_of(self.scripted)
            seat = rng.choice(game.state.stack[-1].asked(game.state))
            decision = table.question_of(seat)
            assert decision is not None
            several = self._several(decision)
            if several:
                self.intents[len(self.stops)] = several
                self._add(self.several_entry(self.scripted, seat, several))
            else:
                self._add(self.chosen(self.scripted, seat, (pick(decision, rng),)))

    def _react(self) -> None:
        """Go through the windows of a pause; some answer in time."""
        table, rng = self.scripted.table, self.rng
        assert table.pause is not None
        goes_on = True
        while goes_on:
            number, moment = table.pause.number, table.pause.moment
            for seat in table.pause.waiting:
                decision = table.question_of(seat)
                assert decision is not None
                key = ""
                if rng.random() < ANSWERS:
                    key = pick(decision, rng) if rng.random() < PLAYS else "decline"
                    self.reactions[number, moment, seat] = key
                    self._add(log_entries.Chosen(table.at, seat, table.questions[seat].number, (key,)))
                unused = [option.key for option in decision.options if option.key not in (key, "decline")]
                self.held += [(len(self.stops), thing_of(other.removeprefix("card:"))) for other in unused]
            self._add(log_entries.Closed(table.pause.end, one=True))
            goes_on = not self.public[-1]

    def _several(self, decision: Decision) -> tuple[str, ...]:
        """Cards of which several are named one after another, in the order of the catalogue."""
        s = game_of(self.scripted).state
        top = s.stack[-1]
        hand = bits(s.zones[decision.seat] & self.edition.action_cards)
        verb = decision.options[0].key.partition(":")[0]
        if isinstance(top, Draft):
            number = 2 if top.keep == 2 and len(hand) == 4 else 1
        elif isinstance(top, Play) and decision.card == "misty_lands" and decision.question == "discard":
            number = top.plan[0]
        else:
            return ()
        return tuple(f"{verb}:{CARD_KEYS[card]}" for card in self.rng.sample(hand, number))

    def several_entry(
        self, scripted: ScriptedTable, seat: int, several: tuple[str, ...]
    ) -> log_entries.Chosen:
        """Say which cards; what has become forced is not asked."""
        table = scripted.table
        number = table.questions[seat].number
        first, *rest = sorted(several, key=by_catalogue)
        keys = [first]
        for key in rest:
            if preview(table, seat, number, tuple(keys)).decision is None:
                break
            keys.append(key)
        return self.chosen(scripted, seat, tuple(keys))

    def chosen(self, scripted: ScriptedTable, seat: int, keys: tuple[str, ...]) -> log_entries.Chosen:
        """An answer to the question that a seat has."""
        return log_entries.Chosen(scripted.now, seat, scripted.table.questions[seat].number, keys)

    def _now(self) -> int:
        return self.scripted.now

    def _add(self, entry: Entry) -> None:
        self._stop()
        at = len(self.stops) - 1
        table = self.scripted.table
        before = table.event_count
        self.noticed.append(self.scripted.add(entry))
        self.public.append(table.change.everybody)
        self.asked.append(() if table.pause is None else table.pause.waiting)
        if table.event_count < before:
            held = max(stop.account for stop in self.stops if stop.account[0] <= table.event_count)
            self.account.plays, self.account.chosen = held[1], held[2]
        time = 2 * at
        for event in table.events(before, table.event_count):
            if event.kind == "shuffle_actions":
                time = 2 * at + 1
                self.deals[at] = thing_of(self.account.chosen)
            for thing, eyes in self.account.shown_by(event):
                for who, things in self.shown.items():
                    if who in eyes and thing_of(thing) != NOT_IN_USE:
                        things[thing_of(thing)].append(time)

    # Pairs

    def pair(self, who: str, deck: Deck) -> Pair | None:
        """Two things that an observer cannot tell apart, which come to lie apart, if any are found."""
        rng = self.rng
        held = [(at, card) for at, card in self.held if card in deck]
        for attempt in range(TRIES):
            at, one = rng.choice(held) if held and attempt % 2 else (len(self.stops) - 1, rng.choice(deck))
            deals = [deal for deal in self.deals if deal < at]
            if deck == self.decks[0] and deals and rng.random() < 0.7:
                pair = self._dealt(who, one, deals[-1] if attempt % 2 else rng.choice(deals))
            else:
                pair = self._together(who, deck, one, at, attempt % 2 == 1)
            if pair is not None and (attempt % 2 == 0 or pair.last > at + SHOWN_SOON):
                return pair
        return None

    def _dealt(self, who: str, one: int, birth: int) -> Pair | None:
        """A card and another shuffled with it for a deal."""
        there = self.stops[birth + 1].places
        cards = [card for card in self.decks[0] if there[card] != NOT_IN_USE and card != self.deals[birth]]
        if one not in cards:
            return None
        other = self.rng.choice([card for card in cards if card != one])
        return self._unshown(Pair(who, one, other, birth, True, 0))

    def _together(self, who: str, deck: Deck, one: int, before: int, unheld: bool) -> Pair | None:
        """A thing and another that lies with it; if it has to be unheld, at the last time that it was."""
        births = [at for at, stop in enumerate(self.stops[:before]) if stop.quiet]
        if unheld:
            births = [at for at in births if self.stops[at].places[one] == EPIC_PILE][-1:]
        if not births:
            return None
        birth = self.rng.choice(births)
        there = self.stops[birth].places
        if there[one] in (NOT_IN_USE, LAID) or there[one] in own_places(who):
            return None
        others = [thing for thing in deck if thing != one and there[thing] == there[one]]
        return self._unshown(Pair(who, one, self.rng.choice(others), birth, False, 0)) if others else None

    def _unshown(self, pair: Pair) -> Pair | None:
        last = min(pair.birth + FURTHEST, len(self.stops) - 1)
        for thing in (pair.one, pair.other):
            times = self.shown[pair.who][thing]
            last = min([last, *(time // 2 for time in times if time >= 2 * pair.birth + pair.in_deal)])
        apart = any(
            self.stops[at].places[pair.one] != self.stops[at].places[pair.other]
            for at in range(pair.birth + 1, last + 1)
        )
        return pair._replace(last=last) if apart else None

    # Following

    def compare(self, pair: Pair, done: Counter[str]) -> None:
        """Let a twin follow the game; the observer must be told the same."""
        twin = self.sit_down()
        for at in range(pair.birth):
            twin.add(self.entry(at))
        game_of(twin).source = Exchanged(self.chance, pair)
        done[pair.deck] += 1
        for at in range(pair.birth, pair.last):
            entry = self.entry(at)
            translated = at > pair.birth or not pair.in_deal
            public = self.stops[at + 1]
            paused = self.stops[at].paused
            if paused != (twin.table.pause is not None):
                raise AssertionError(f"{pair}, but at {at} there is a pause in one world only")
            if paused and isinstance(entry, log_entries.Chosen):
                done["reactions"] += 1
                continue  # until the window is closed
            if paused:
                done["reactions in the twin"] += self._close(twin, entry, pair)
            elif not self._same(twin, at, entry, pair if translated else None):
                done["told apart by the rules"] += 1
                return
            if twin.messages[pair.who] != self.scripted.messages[pair.who][: public.sent[pair.who]]:
                raise AssertionError(f"{pair}, but at {at} they are told apart: {self._first(twin, pair)}")
            if schedule(twin) != public.schedule:
                raise AssertionError(f"{pair}, but at {at} they are told apart by the length of a pause")
            done["windows"] += public.schedule is not None
            if foreseen(twin).get(pair.who) != public.foreseen.get(pair.who):
                raise AssertionError(f"{pair}, but at {at} they are told apart by a preview")
            done["comparisons"] += 1
            done["previews"] += pair.who in public.foreseen
            done["apart"] += places(game_of(twin)) != public.places
        done["pauses"] += twin.table.pause_count

    def _same(self, twin: ScriptedTable, at: int, entry: Entry, pair: Pair | None) -> bool:
        """The entry in the twin, if that can be said there."""
        if not isinstance(entry, log_entries.Chosen):
            twin.add(entry)
            return True
        try:
            if at in self.intents:
                keys = tuple(key if pair is None else pair.key(key) for key in self.intents[at])
                found = self.several_entry(twin, entry.seat, keys)
            else:
                keys = tuple(key if pair is None else pair.key(key) for key in entry.keys)
                found = self.chosen(twin, entry.seat, keys)
            twin.add(log_entries.Chosen(entry.at, found.seat, found.question, found.keys))
        except TableRefused:
            return False
        return True

    def _close(self, twin: ScriptedTable, closed: Entry, pair: Pair) -> int:
        """Answer in a window and close it; how many answers were given."""
        table = twin.table
        assert table.pause is not None
        number, moment = table.pause.number, table.pause.moment
        given = 0
        for seat in table.pause.waiting:
            key = self.reactions.get((number, moment, seat))
            decision = table.question_of(seat)
            if key is not None and decision is not None:
                offered = [option.key for option in decision.options]
                said = pair.key(key) if pair.key(key) in offered else "decline"
                twin.add(log_entries.Chosen(table.at, seat, table.questions[seat].number, (said,)))
                given += 1
        twin.add(closed)
        return given

    def _first(self, twin: ScriptedTable, pair: Pair) -> str:
        ours, theirs = self.scripted.messages[pair.who], twin.messages[pair.who]
        for one, other in zip(ours, theirs, strict=False):
            if one != other:
                return f"{one!r} against {other!r}"
        return f"{len(theirs)} messages"


def foreseen(scripted: ScriptedTable) -> dict[str, list[list[str]]]:
    """The next question to each seat that is asked, and what would come, by each of its first options."""
    table = scripted.table
    found: dict[str, list[list[str]]] = {}
    for seat in range(table.terms.players):
        decision = table.question_of(seat)
        if decision is not None:
            number = table.questions[seat].number
            after = [preview(table, seat, number, (key,)) for key in decision.keys[:FORESEEN]]
            found[SEAT_NAMES[seat]] = [shown(scripted, each) for each in after]
    return found


def shown(scripted: ScriptedTable, found: Preview) -> list[str]:
    """The part of a preview that a seat is told."""
    then, told = found.decision, found.foresight
    question = [] if then is None else [then.question, *then.keys, str(found.form)]
    return question if told is None else [*question, str(outcome(game_of(scripted), told))]


def schedule(scripted: ScriptedTable) -> Schedule:
    """The times at which the window at a table opened, and will be closed."""
    pause = scripted.table.pause
    return None if pause is None else (pause.number, pause.moment, pause.opened, pause.end)


def game_of(scripted: ScriptedTable) -> Game:
    """The game at a table."""
    assert scripted.table.game is not None
    return scripted.table.game


def two_worlds(watched: Watched, done: Counter[str]) -> None:
    """Compare a table, for every observer, with twins of every kind."""
    done["games"] += 1
    for who in [*SEAT_NAMES[: watched.players], "*"]:
        for deck in watched.decks:
            pair = watched.pair(who, deck)
            if pair is not None:
                watched.compare(pair, done)
