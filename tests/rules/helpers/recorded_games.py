"""A game played out at random, with every position on the way kept, and who was shown what and when."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Final, NamedTuple

from ardri.rules.box.base_box import CARD_KEYS, TILE_KEYS
from ardri.rules.box.catalogue import CARDS, SEAT_NAMES, bits
from ardri.rules.decisions import Decision
from ardri.rules.editions.base import BASE
from ardri.rules.engine.play import Play
from ardri.rules.errors import RulesError
from ardri.rules.game import Game
from ardri.rules.phases.draft import Draft
from ardri.rules.state.chance import EPIC, TILE, Source
from ardri.rules.state.events import Event
from ardri.rules.state.state import BOX, ZONES
from ardri.rules.undo import Snapshot, UndoStack
from tests.rules.helpers.visibility_table import Account

THINGS: Final = (*CARD_KEYS, *(f"tile:{key}" for key in TILE_KEYS))
NUMBER: Final = {thing: number for number, thing in enumerate(THINGS)}
NOT_IN_USE: Final = -1
LAID: Final = ZONES
DRAWN_TILE: Final = ZONES + 1
LAYER: Final = ZONES + 2

ROUNDS: Final = 3
LONGEST: Final = 700  # choices
EAGERNESS: Final = 0.85
TAKES_BACK: Final = 0.1
THINKS_AGAIN: Final = 0.1

# Tales and tiles that show, hide or shuffle something come more often than chance would have it
TELLING: Final = {
    EPIC: (
        "cathbads_word",
        "champions_share",
        "deirdres_beauty",
        "lug_samildanach",
        "maeves_wealth",
        "tailtus_land",
        "the_dagda",
        "tuans_memory",
    ),
    TILE: ("cove", "gates", "meadows", "misty_lands", "moor", "mountains", "salt_mine"),
}


class Setup(NamedTuple):
    """The settings of a game."""

    players: int
    windows: str
    discovery: bool
    undo: bool
    seed: int

    def __str__(self) -> str:
        kind = "discovery" if self.discovery else "ordinary"
        back = ", undo" if self.undo else ""
        return f"seed {self.seed}: {self.players} players, {self.windows} windows, {kind} setup{back}"


class Move(NamedTuple):
    """The answer of a seat: one key, several (in whatever order they are asked for), or none to take back."""

    seat: int
    keys: tuple[str, ...]


class TellingChance(Source):
    """Chance by seed; every other Epic Tale or tile drawn is a telling one, if there is one left."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def draw(self, stream: int, count: int, candidates: int) -> int:
        number = int.from_bytes(
            blake2b(f"{self.seed} {stream} {count}".encode(), digest_size=8).digest(), "big"
        )
        keys = TILE_KEYS if stream == TILE else CARD_KEYS
        telling = [thing for thing in bits(candidates) if keys[thing] in TELLING.get(stream, ())]
        fit = telling if number & 1 and telling else bits(candidates)
        return fit[(number >> 1) % len(fit)]


def snapshot(game: Game, source: Source) -> Game:
    """An independent game in the same position, with the same events and the same choices to take back."""
    s = game.state.copy()
    s.undo_enabled = game.state.undo_enabled
    s.events = game.events
    twin = game.with_state(s, source)
    twin.history = game.history.copy()
    twin._answers_from = game._answers_from
    twin._locked_answers = game._locked_answers
    past = game._undo_stack
    if past is not None:
        steps = [Snapshot(Snapshot.of(step.state, 0).state, step.choices, step.events) for step in past.steps]
        twin._undo_stack = UndoStack(past.seat, steps)
    return twin


def places(game: Game) -> list[int]:
    """The true place of every card and every tile."""
    s = game.state
    where = [NOT_IN_USE] * len(THINGS)
    for zone in range(BOX):
        for card in bits(s.zones[zone]):
            where[card] = zone
    for tile in bits(s.board.tiles):
        where[CARDS + tile] = LAID
    for tile in bits(s.drawn_tiles):
        where[CARDS + tile] = DRAWN_TILE
    for at, layer in enumerate(s.tile_stack):
        for tile in bits(layer):
            where[CARDS + tile] = LAYER + s.layers_gone + at
    return where


def say(game: Game, move: Move) -> int:
    """Make a move, in so many choices; 0, with the game spoilt, if that cannot be said here."""
    if not move.keys:
        if not game.undoable(move.seat):
            return 0
        game.undo(move.seat)
        return 1
    top = game.state.stack[-1]
    keys = sorted(move.keys, key=by_catalogue)
    for count, key in enumerate(keys, start=1):
        try:
            game.choose(key, seat=move.seat)
        except RulesError:
            return 0
        # what has become forced is not asked
        if game.state.stack[-1:] != [top] or (count < len(keys) and move.seat not in asked(game)[1]):
            return count
    return len(keys)


def by_catalogue(key: str) -> int:
    """The number of a card in the catalogue; several are named in that order."""
    return NUMBER.get(key.partition(":")[2], 0)


def asked(game: Game) -> tuple[str, list[int]]:
    """The questions now open, with their seats."""
    s = game.state
    return (s.question, s.stack[-1].asked(s)) if s.options else ("", [])


class Stop(NamedTuple):
    """A position in which somebody is asked, where everything is in it, and what the account says of it."""

    game: Game
    places: list[int]
    plays: tuple[tuple[str, str], ...]
    chosen: str
    asked: tuple[str, list[int]]


class PlayedOut:
    """A game from its start, or from a position: `moves[i]` leads from `stops[i]` to `stops[i + 1]`.

    Time is counted in thirds of a move: 3i is the stop itself, 3i + 1 what follows from move i, and 3i + 2
    what follows from it after the Action cards were shuffled, if they were.
    """

    def __init__(self, setup: Setup, begin: Game | None = None) -> None:
        self.setup = setup
        self.source = TellingChance(setup.seed)
        self.rng = Random(setup.seed)
        if begin is not None:
            self.game = snapshot(begin, self.source)
        else:
            self.game = Game.start(
                setup.players,
                edition="discovery" if setup.discovery else "base",
                windows=setup.windows,
                round_limit=ROUNDS,
                source=self.source,
                listen=True,
                undo=setup.undo,
            )
        self.account = Account()
        self.observers = SEAT_NAMES[: setup.players] + "*"
        self.stops: list[Stop] = []
        self.moves: list[Move] = []
        self.counts: list[int] = []  # in how many choices each was said, if others can count them
        self.shown: dict[str, list[list[int]]] = {who: [[] for _ in THINGS] for who in self.observers}
        self.deals: dict[int, int] = {}  # (move after which they were shuffled, the card Cathbad chose)
        self.waiting: list[int] = []  # moves that are answers waiting for those of others
        self.taken_back: list[tuple[int, int]] = []  # (move, the stop to which it led back)
        self._may_take_back: list[int] = []
        self._stop()
        while not self.game.over and len(self.moves) < LONGEST:
            self._play_on()

    def _stop(self) -> None:
        game = self.game
        self.stops.append(
            Stop(
                snapshot(game, self.source),
                places(game),
                self.account.plays,
                self.account.chosen,
                asked(game),
            )
        )

    def _play_on(self) -> None:
        game = self.game
        move = self._move()
        at = len(self.moves)
        told = len(game.events)
        top = game.state.stack[-1]
        waits = top.answers_together(game.state)
        takes_back = not move.keys and not top.has_answered(game.state, move.seat)
        count = say(game, move)
        assert count, f"{self.setup}: {move} cannot be said at choice {at}"
        self.counts.append(0 if waits else count)
        if takes_back:
            back = self._may_take_back.pop()
            self.taken_back.append((at, back))
            self.account.plays = self.stops[back].plays
            self.account.chosen = self.stops[back].chosen
        else:
            self._read(game.events[told:], 3 * at + 1)
            if not waits:
                self._may_take_back.append(at)
        self.moves.append(move)
        if waits and game.state.stack and game.state.stack[-1] is top:
            self.waiting.append(at)
        left = 0 if game._undo_stack is None else len(game._undo_stack.steps)
        self._may_take_back = self._may_take_back[len(self._may_take_back) - left :]
        self._stop()

    def _read(self, events: list[Event], time: int) -> None:
        for event in events:
            if event.kind == "shuffle_actions":
                time += 1
                self.deals[len(self.moves)] = NUMBER.get(self.account.chosen, NOT_IN_USE)
            for thing, eyes in self.account.shown_by(event):
                for who in self.observers:
                    if who in eyes and thing in NUMBER:
                        self.shown[who][NUMBER[thing]].append(time)

    # What is said: at random, but eagerly

    def _move(self) -> Move:
        game, rng = self.game, self.rng
        seats = range(self.setup.players)
        if self.setup.undo and rng.random() < TAKES_BACK:
            sorry = [seat for seat in seats if game.undoable(seat)]
            if sorry:
                return Move(rng.choice(sorry), ())
        asked = [decision.seat for decision in game.pending]
        again = [seat for seat in seats if seat not in asked and game.decision_of(seat) is not None]
        seat = rng.choice(again if again and rng.random() < THINKS_AGAIN else asked)
        decision = game.decision_of(seat)
        assert decision is not None
        return Move(seat, self._keys(decision))

    def _keys(self, decision: Decision) -> tuple[str, ...]:
        s, rng = self.game.state, self.rng
        top = s.stack[-1]
        hand = bits(s.zones[decision.seat] & BASE.action_cards)
        keys = [option.key for option in decision.options]
        if isinstance(top, Draft):
            number = 2 if top.keep == 2 and len(hand) == 4 else 1
            verb = keys[0].partition(":")[0]
            return tuple(f"{verb}:{CARD_KEYS[card]}" for card in rng.sample(hand, number))
        if isinstance(top, Play) and decision.card == "misty_lands" and decision.question == "discard":
            return tuple(f"discard:{CARD_KEYS[card]}" for card in rng.sample(hand, top.plan[0]))
        if rng.random() < EAGERNESS:
            keys = [key for key in keys if key not in ("pass", "decline", "truce", "end")] or keys
        return (rng.choice(keys),)
