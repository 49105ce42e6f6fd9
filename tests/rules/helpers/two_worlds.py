"""Two worlds: does anything an observer is shown depend on what the observer must not know?

A game is played out (`recorded_games`). A **twin** begins as an exact copy of it at a moment when two things,
say Geis and Bard, lie together in one place (a hand, the discard, the draw pile, a layer of tiles, or all
cards shuffled for the deal). From there on the two are exchanged in all that chance draws and all that is
said of them (`swapped_cards`), so that soon Geis lies in the twin where Bard lies in the game. As long as the
table written by hand (`visibility_table`) says that an observer has been shown neither of the two since, the
observer is in the same position in both worlds, whatever was known before: views, events, questions, imagined
worlds and the number of messages must be equal, byte by byte. When one of the two is shown, the pair is at
its end.

Two more kinds of pair need no exchange: in one the twin has another **future** of chance, and ends when that
is asked; in the other a seat that answers together with others has given its **answer** in one world only.

In sealed games both worlds must stop at the same questions to the same seats. Open games ask only who has a
choice, so they tell by stopping, which is what sealed games are for: where one world stops and the other does
not, the seat asked does what leads back to the same position, and what is seen is compared only there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from json import dumps, loads
from random import Random
from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.formats.notation import to_json as position
from ardri.rules.game import Game
from ardri.rules.state.state import DRAWN, DRAWN_AGAIN, HAND, PUT_AWAY
from tests.rules.helpers.recorded_games import (
    LAID,
    NOT_IN_USE,
    TILE_THINGS,
    Move,
    PlayedOut,
    Stop,
    asked,
    decks,
    places,
    say,
    snapshot,
    thing_name,
    thing_of,
)
from tests.rules.helpers.swapped_cards import Exchanged, OtherFuture, Pair

Deck = tuple[int, ...]
Look = Callable[[Game, str], str]  # all that an observer sees of a position, as JSON

TRIES: Final = 20
FURTHEST: Final = 100  # stops for which a twin follows its game
IMAGINES_EVERY: Final = 10
LOOK_AHEAD: Final = 8
DETOURS: Final = 6


class TwoWorlds:
    """A game with all its twins: what was compared, and how often, is counted in `done`."""

    def __init__(self, played: PlayedOut, done: Counter[str], look: Look | None = None) -> None:
        self.played = played
        self.look = look or view_text
        self.rng = Random(played.setup.seed)
        self.done = done
        self._views: dict[tuple[int, str], str] = {}
        self.decks = decks(played.game.state.edition)
        self._secrets = secret_moves(played)

    # Comparing

    def seen(self, at: int, who: str) -> str:
        """All that an observer saw at a stop of the game."""
        if (at, who) not in self._views:
            self._views[at, who] = self.look(self.played.stops[at].game, who)
        return self._views[at, who]

    def compare(self, at: int, twin: Game, who: str, heard: int, pair: str) -> int:
        """The observer must see the same in both worlds, and hear the same since so many events.

        The number of events so far is returned; if choices were taken back, there may be fewer than before.
        """
        game = self.played.stops[at].game
        since = min(heard, len(game.events))
        before, after = self.seen(at, who), self.look(twin, who)
        if before != after:
            self.differ(at, pair, difference(loads(before), loads(after)))
        told, told_twin = events_text(game, who, since), events_text(twin, who, since)
        if told != told_twin:
            self.differ(at, pair, difference({"events": told}, {"events": told_twin}))
        self.done["comparisons"] += 1
        if self.done["comparisons"] % IMAGINES_EVERY == 0:
            self.imagine(at, twin, who, pair)
        return since + len(told)

    def imagine(self, at: int, twin: Game, who: str, pair: str) -> None:
        """The observer must believe the same things possible, and equally likely, in both worlds."""
        game = self.played.stops[at].game
        one, other = (next(world.view(seat_of(who)).worlds(Random(at))) for world in (game, twin))
        if position(one) != position(other):
            self.differ(at, pair, "an imagined world: " + difference(position(one), position(other)))
        self.done["imagined"] += 1

    def differ(self, at: int, pair: str, what: str) -> None:
        """The secret is out."""
        raise AssertionError(
            f"{self.played.setup}; at choice {at}, though {pair}, the views differ at {what}\n"
            f"last choices: {self.played.moves[max(0, at - 5) : at]}"
        )

    # Following

    def follow(self, pair: Pair) -> None:
        """Let a twin follow the game until the observer is shown one of the pair."""
        played = self.played
        first = played.stops[pair.birth]
        twin = snapshot(first.game, Exchanged(played.source, pair))
        heard = len(first.game.events)
        self.done[pair.deck] += 1
        at = pair.birth
        while at < pair.last:
            move = played.moves[at]
            if at > pair.birth or not pair.in_deal:
                move = translated(twin, move, pair)
            count = say(twin, move)
            if not count:
                self.done["told apart by the rules"] += 1
                return
            at += 1
            if played.setup.windows == "sealed":
                self._same_question(at, twin, count, pair)
            else:
                ahead, twin = self._detour(twin, at, pair)
                if ahead < 0:
                    self.done["lost"] += at < pair.last  # else it was about to be shown
                    return
                at = ahead
            heard = self.compare(at, twin, pair.who, heard, str(pair))
            self.done["apart"] += places(twin) != played.stops[at].places

    def _same_question(self, at: int, twin: Game, count: int, pair: Pair) -> None:
        before, after = self.played.stops[at].asked, asked(twin)
        if before != after:
            self.differ(at, str(pair), f"the question: {before} against {after}")
        if count != (self.played.counts[at - 1] or count):
            self.differ(at, str(pair), f"the number of choices: {self.played.counts[at - 1]} against {count}")

    def _detour(self, twin: Game, at: int, pair: Pair) -> tuple[int, Game]:
        """The next stop of the game at which the twin stops too, and the twin there; -1 if there is none."""
        showing = [f"card:{thing_name(thing)}" for thing in (pair.one, pair.other)]
        for _ in range(DETOURS):
            ahead = self._met(twin, at, pair)
            if ahead >= 0 or twin.over:
                return ahead, twin
            options = [option.key for option in twin.decision.options if option.key not in showing]
            for key in options:
                other = snapshot(twin, twin.source)
                other.choose(key)
                ahead = self._met(other, at, pair)
                if ahead >= 0:
                    self.done["detours"] += 1
                    return ahead, other
            if "decline" not in options and "pass" not in options:
                break
            twin.choose("decline" if "decline" in options else "pass")
        return -1, twin

    def _met(self, twin: Game, at: int, pair: Pair) -> int:
        for ahead in range(at, min(at + LOOK_AHEAD, pair.last + 1)):
            if table(twin) == table(self.played.stops[ahead].game):
                return ahead
        return -1

    def await_chance(self, who: str, birth: int) -> None:
        """The same game with another future: nothing of it shows before it comes."""
        played = self.played
        future = OtherFuture(played.setup.seed)
        twin = snapshot(played.stops[birth].game, future)
        heard = len(twin.events)
        self.done["future"] += 1
        for at in range(birth, min(birth + FURTHEST, len(played.moves))):
            heard = self.compare(at, twin, who, heard, f"{who} cannot know the future")
            assert say(twin, played.moves[at])
            if future.asked:
                return

    def await_answer(self, who: str, at: int) -> None:
        """While others still think, it makes no difference whether a seat has answered."""
        later = self.played.stops[at + 1].game
        pair = f"{who} cannot know whether {SEAT_NAMES[self.played.moves[at].seat]} has answered"
        self.done["answer"] += 1
        self.compare(at, later, who, len(self.played.stops[at].game.events), pair)

    # Finding pairs

    def pair(self, who: str, deck: Deck) -> Pair | None:
        """Two things of a deck that an observer cannot tell apart and that come to lie apart, if any."""
        ways = [self._dealt, self._named, self._anywhere]
        for way in (self.rng.choice([*ways, self._named]), *ways):
            for _ in range(TRIES):
                pair = way(who, deck)
                if pair is not None:
                    return pair
        return None

    def _dealt(self, who: str, deck: Deck) -> Pair | None:
        """Two Action cards shuffled for a deal; the one that Cathbad's player has chosen is not."""
        deals = self.played.deals
        if deck != self.decks[0] or not deals:
            return None
        birth = self.rng.choice(list(deals))
        dealt = self.played.stops[birth + 1].places
        shuffled = [card for card in deck if dealt[card] != NOT_IN_USE and card != deals[birth]]
        one, other = self.rng.sample(shuffled, 2)
        return self._unshown(Pair(who, one, other, birth, True, 0))

    def _named(self, who: str, deck: Deck) -> Pair | None:
        """A thing about to be named in secret, and another that lies with it."""
        moves = [(question, at, thing) for question, at, thing in self._secrets if thing in deck]
        if not moves:
            return None
        asked = self.rng.choice(sorted({question for question, _, _ in moves}))
        _, birth, one = self.rng.choice([move for move in moves if move[0] == asked])
        return self._together(who, deck, birth, one)

    def _anywhere(self, who: str, deck: Deck) -> Pair | None:
        """Any two things that lie together at any time."""
        return self._together(who, deck, self.rng.randrange(len(self.played.moves)), self.rng.choice(deck))

    def _together(self, who: str, deck: Deck, birth: int, one: int) -> Pair | None:
        """A thing and another that lies in the same place, until they part."""
        stops = self.played.stops
        here = [thing for thing in deck if thing != one and alike(stops[birth], one, thing)]
        place = stops[birth].places[one]
        if not here or place in (NOT_IN_USE, LAID) or place in own_places(who):
            return None
        pair = self._unshown(Pair(who, one, self.rng.choice(here), birth, False, 0))
        if pair is None:
            return None
        parting = birth
        while alike(stops[parting + 1], pair.one, pair.other):
            parting += 1
        return pair._replace(birth=parting)

    def _unshown(self, pair: Pair) -> Pair | None:
        """The pair with its end, if it comes to lie apart before."""
        played = self.played
        last = min(pair.birth + FURTHEST, len(played.moves))
        for thing in (pair.one, pair.other):
            for time in played.shown[pair.who][thing]:
                if time > 3 * pair.birth + pair.in_deal:
                    last = min(last, time // 3)
        for move, back in played.taken_back:
            if move >= pair.birth > back:
                last = min(last, move)
        apart = range(pair.birth + 1, last + 1)
        if all(played.stops[at].places[pair.one] == played.stops[at].places[pair.other] for at in apart):
            return None
        return pair._replace(last=last)


def two_worlds(played: PlayedOut, done: Counter[str], each: int = 1, look: Look | None = None) -> None:
    """Compare a game, for every observer, with several twins of every kind: their views, or another look."""
    worlds = TwoWorlds(played, done, look)
    rng = worlds.rng
    done["games"] += 1
    for who in played.observers:
        for deck in worlds.decks:
            for pair in (worlds.pair(who, deck) for _ in range(each)):
                if pair is not None:
                    worlds.follow(pair)
        for _ in range(each):
            worlds.await_chance(who, rng.randrange(len(played.moves)))
        waiting = [at for at in played.waiting if SEAT_NAMES[played.moves[at].seat] != who]
        for at in rng.sample(waiting, min(10 * each, len(waiting))):
            worlds.await_answer(who, at)


def secret_moves(played: PlayedOut) -> list[tuple[str, int, int]]:
    """The moves that name a thing without showing it to all: the question, the move, the thing."""
    found = []
    for at, move in enumerate(played.moves):
        for key in move.keys:
            verb, _, name = key.partition(":")
            thing = thing_of(key if verb == "tile" else name)
            if thing != NOT_IN_USE and verb != "card":
                about = [card for card, _ in played.stops[at].plays[-1:]]
                found.append((" ".join([played.stops[at].asked[0], *about]), at, thing))
    return found


def alike(stop: Stop, one: int, other: int) -> bool:
    """True if nothing in a position would change if two things were exchanged."""
    s = stop.game.state
    said = (*s.answers, *s.replies) if one < TILE_THINGS else ()
    return stop.places[one] == stop.places[other] and all(a >> one & 1 == a >> other & 1 for a in said)


def own_places(who: str) -> list[int]:
    """The places of cards that only their owner sees."""
    return (
        [] if who == "*" else [zone + SEAT_NAMES.index(who) for zone in (HAND, PUT_AWAY, DRAWN, DRAWN_AGAIN)]
    )


def translated(twin: Game, move: Move, pair: Pair) -> Move:
    """The answer of a seat in the twin; one with a card that cannot be given there is declined."""
    keys = tuple(pair.key(key) for key in move.keys)
    if keys != move.keys and len(keys) == 1:
        decision = twin.decision_of(move.seat)
        offered = [] if decision is None else [option.key for option in decision.options]
        if keys[0] not in offered and "decline" in offered:
            return Move(move.seat, ("decline",))
    return Move(move.seat, keys)


def table(game: Game) -> tuple[object, ...]:
    """Everything about a position that anybody can see, beside the question put."""
    s = game.state
    frames = [(type(frame).__name__, frame.data()) for frame in s.stack]
    counts = [mask.bit_count() for mask in s.zones]
    return asked(game), frames, s.clans, s.deeds, counts, len(game.events)


def seat_of(who: str) -> int | None:
    """The seat of an observer; none for a spectator."""
    return None if who == "*" else SEAT_NAMES.index(who)


def view_text(game: Game, who: str) -> str:
    """All that an observer sees of a position, and is told about the cards in hand."""
    view = game.view(seat_of(who))
    data = view.to_json()
    own = data["own"]
    if isinstance(own, dict):
        data["why_not"] = {card: repr(view.why_not(card)) for card in own["hand"]}
    return dumps(data)


def events_text(game: Game, who: str, since: int) -> list[str]:
    """All that an observer has heard since an event."""
    return [str(event) for event in game.view(seat_of(who)).events(since)]


def difference(one: object, other: object, path: str = "") -> str:
    """The first difference between two pieces of plain data, with its path."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        inside = [(f"{path}.{key}".lstrip("."), one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        inside = [(f"{path}[{at}]", one[at], other[at]) for at in range(len(one))]
    else:
        return f"{path}: {one!r} against {other!r}"
    return next(difference(a, b, where) for where, a, b in inside if a != b)
