"""Two worlds: does anything an observer is shown depend on what the observer must not know?

A game is played out (`playedout`). A **twin** begins as an exact copy of it at a moment when two things, say
Geis and Bard, lie together in one place (a hand, the discard, the draw pile, a layer of tiles, or all cards
shuffled for the deal). From there on the two are exchanged in whatever chance draws and whatever is said about
them, so that soon Geis lies in the twin where Bard lies in the game. As long as the table written by hand
(`whatisseen`) says that an observer has been shown neither of the two since, the observer is in the same
position in both worlds, whatever was known before: views, events, questions and the number of messages must
be equal, byte by byte. When one of the two is shown, the pair has come to its end.

Two more kinds of pair need no exchange: in one the twin has another **future** of chance, and ends when chance
is asked; in the other a seat that answers together with others has given its **answer** in one world only.

In sealed games both worlds must stop at the same questions to the same seats. Open games ask only who has a
choice, so they tell by stopping, which is what sealed games are for: where one world stops and the other does
not, the seat asked does what leads back to the same position, and what is seen is compared only there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from json import dumps, loads
from random import Random
from typing import Final, NamedTuple

from ardri.rules.catalogue import ACTIONS, CARDS, EPIC, SEAT_NAMES
from ardri.rules.chance import BRENN, CROWS, LAYOUT, TILE, Seeded, Source
from ardri.rules.game import Game
from ardri.rules.notation import to_json as position
from ardri.rules.state import DRAWN, DRAWN_AGAIN, HAND, PUT_AWAY
from tests.rules.playedout import LAID, NOT_IN_USE, THINGS, Move, PlayedOut, Setup, Stop, asked, places, say, snapshot

ACTION_DECK: Final = range(ACTIONS)
EPIC_DECK: Final = range(EPIC, CARDS)
TILE_DECK: Final = range(CARDS, len(THINGS))
FROM_THE_DEAL: Final = 0.3
FURTHEST: Final = 100  # stops for which a twin follows its game
IMAGINES_EVERY: Final = 10
LOOK_AHEAD: Final = 8
DETOURS: Final = 6


class Pair(NamedTuple):
    """Two things that lay together at a stop, or in the deal that followed from the move made there."""

    who: str
    one: int
    other: int
    birth: int
    in_deal: bool
    last: int  # the last stop at which the observer has been shown neither

    def __str__(self) -> str:
        born = f"{'in the deal after' if self.in_deal else 'at'} choice {self.birth}"
        return f"{self.who} cannot tell {THINGS[self.one]} from {THINGS[self.other]} {born}"

    @property
    def deck(self) -> str:
        """What kind of things they are."""
        return "action" if self.one < ACTIONS else "epic" if self.one < CARDS else "tile"

    def exchanged(self, thing: int) -> int:
        """The other one for the one, the one for the other, anything else for itself."""
        return {self.one: self.other, self.other: self.one}.get(thing, thing)

    def key(self, key: str) -> str:
        """An option key with the two exchanged in it."""
        verb, colon, name = key.partition(":")
        if verb in ("territory", "from", "to", "site", "seat", "count"):
            return key
        names = [THINGS[self.one].removeprefix("tile:"), THINGS[self.other].removeprefix("tile:")]
        if name not in names or (verb == "tile") != (self.deck == "tile"):
            return key
        return verb + colon + names[1 - names.index(name)]


class Exchanged(Source):
    """Draws what the game draws, the pair exchanged; in a deal, from the shuffle on."""

    def __init__(self, source: Source, pair: Pair) -> None:
        self.source = source
        self.pair = pair
        self.begun = not pair.in_deal

    def draw(self, stream: int, count: int, outcomes: tuple[int, ...]) -> int:
        pair = self.pair
        base = CARDS if stream == TILE else 0
        things = [base + outcome for outcome in outcomes]
        if stream in (BRENN, CROWS, LAYOUT):
            return self.source.draw(stream, count, outcomes)
        if not self.begun:
            self.begun = pair.one in things and pair.other in things
        if not self.begun:
            return self.source.draw(stream, count, outcomes)
        there = sorted(pair.exchanged(thing) for thing in things)
        drawn = there[self.source.draw(stream, count, tuple(thing - base for thing in there))]
        return things.index(pair.exchanged(drawn))


class OtherFuture(Seeded):
    """Another chance, which remembers whether it was asked for anything uncertain."""

    asked = False

    def draw(self, stream: int, count: int, outcomes: tuple[int, ...]) -> int:
        self.asked = self.asked or len(outcomes) > 1
        return super().draw(stream, count, outcomes)


class TwoWorlds:
    """A game with all its twins: what was compared, and how often, is counted in `done`."""

    def __init__(self, setup: Setup, done: Counter[str]) -> None:
        self.played = PlayedOut(setup)
        self.rng = Random(setup.seed)
        self.done = done
        self._views: dict[tuple[int, str], str] = {}

    # Comparing

    def seen(self, at: int, who: str) -> str:
        """What an observer saw at a stop of the game."""
        if (at, who) not in self._views:
            self._views[at, who] = view_text(self.played.stops[at].game, who)
        return self._views[at, who]

    def compare(self, at: int, twin: Game, who: str, heard: int, pair: str) -> int:
        """The observer must see the same in both worlds, and hear the same since so many events.

        The number of events so far is returned; if choices were taken back, there may be fewer than before.
        """
        game = self.played.stops[at].game
        since = min(heard, len(game.events))
        before, after = self.seen(at, who), view_text(twin, who)
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
        for _ in range(DETOURS):
            ahead = self._met(twin, at, pair)
            if ahead >= 0 or twin.over:
                return ahead, twin
            options = [option.key for option in twin.decision.options]
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
        fate = OtherFuture(played.setup.seed)
        twin = snapshot(played.stops[birth].game, fate)
        heard = len(twin.events)
        self.done["future"] += 1
        for at in range(birth, min(birth + FURTHEST, len(played.moves))):
            heard = self.compare(at, twin, who, heard, f"{who} cannot know the future")
            assert say(twin, played.moves[at])
            if fate.asked:
                return

    def await_answer(self, who: str, at: int) -> None:
        """While others still think, it makes no difference whether a seat has answered."""
        later = self.played.stops[at + 1].game
        pair = f"{who} cannot know whether {SEAT_NAMES[self.played.moves[at].seat]} has answered"
        self.done["answer"] += 1
        self.compare(at, later, who, len(self.played.stops[at].game.events), pair)

    # Finding pairs

    def pairs(self, who: str, deck: range, tries: int) -> Iterator[Pair]:
        """Pairs of a deck that an observer cannot tell apart, and that come to lie apart."""
        deals = list(self.played.deals) if deck == ACTION_DECK else []
        for _ in range(tries):
            if deals and self.rng.random() < FROM_THE_DEAL:
                pair = self._dealt(who, self.rng.choice(deals))
            else:
                pair = self._together(who, deck, self.rng.randrange(len(self.played.moves)))
            if pair is not None:
                yield pair

    def _dealt(self, who: str, birth: int) -> Pair | None:
        """Two Action cards shuffled for a deal; the one that Cathbad's player has chosen is not."""
        dealt = self.played.stops[birth + 1]
        shuffled = [
            card
            for card in ACTION_DECK
            if dealt.places[card] != NOT_IN_USE and card != self.played.deals[birth]
        ]
        one, other = self.rng.sample(shuffled, 2)
        return self._unshown(Pair(who, one, other, birth, True, 0))

    def _together(self, who: str, deck: range, birth: int) -> Pair | None:
        """Two things that lie in the same place, the answers that wait included."""
        stop = self.played.stops[birth]
        place = self.rng.choice([stop.places[thing] for thing in deck])
        here = [thing for thing in deck if stop.places[thing] == place]
        if len(here) < 2 or place in (NOT_IN_USE, LAID) or place in own_places(who):
            return None
        one, other = self.rng.sample(here, 2)
        pair = self._unshown(Pair(who, one, other, birth, False, 0))
        if pair is None:
            return None
        parting = pair.birth
        while alike(self.played.stops[parting + 1], one, other):
            parting += 1
        return pair._replace(birth=parting) if alike(self.played.stops[parting], one, other) else None

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


def two_worlds(setup: Setup, done: Counter[str], each: int = 2) -> None:
    """Play a game and compare it, for every observer, with several twins of every kind."""
    worlds = TwoWorlds(setup, done)
    played, rng = worlds.played, worlds.rng
    done["games"] += 1
    for who in played.observers:
        for deck in (ACTION_DECK, EPIC_DECK, TILE_DECK):
            for _, pair in zip(range(each), worlds.pairs(who, deck, tries=20 * each), strict=False):
                worlds.follow(pair)
        for _ in range(each):
            worlds.await_chance(who, rng.randrange(len(played.moves)))
        waiting = [at for at in played.waiting if SEAT_NAMES[played.moves[at].seat] != who]
        for at in rng.sample(waiting, min(10 * each, len(waiting))):
            worlds.await_answer(who, at)


def alike(stop: Stop, one: int, other: int) -> bool:
    """Whether nothing in a position would change if two things were exchanged."""
    s = stop.game.state
    said = (*s.answers, *s.replies) if one < CARDS else ()
    return stop.places[one] == stop.places[other] and all(a >> one & 1 == a >> other & 1 for a in said)


def own_places(who: str) -> list[int]:
    """The places of cards that only their owner sees."""
    return [] if who == "*" else [zone + SEAT_NAMES.index(who) for zone in (HAND, PUT_AWAY, DRAWN, DRAWN_AGAIN)]


def translated(twin: Game, move: Move, pair: Pair) -> Move:
    """What a seat says in the twin; an answer with a card that cannot be given there is declined."""
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
    """Where two pieces of plain data differ first, and how."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        inside = [(f"{path}.{key}".lstrip("."), one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        inside = [(f"{path}[{at}]", one[at], other[at]) for at in range(len(one))]
    else:
        return f"{path}: {one!r} against {other!r}"
    return next(difference(a, b, where) for where, a, b in inside if a != b)
