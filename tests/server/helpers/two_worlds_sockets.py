"""Two worlds on the wire: tables at a real server, where two cards change places unseen.

In the first world people do all sorts of things at random; in the second they do the same. In sealed games
others have something to answer in one of the worlds only. Until one of the cards is shown to the observer
(`tests.rules.helpers.visibility_table`) everything that comes over the wire must be the same: which
messages, in which order, with which numbers, byte by byte but for the times of day in them.
"""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack
from itertools import permutations
from random import Random
from typing import Final, NamedTuple

import msgspec

from ardri.rules.box.catalogue import CARD_KEYS, SEAT_NAMES, bits
from ardri.rules.formats.notation import from_json, to_json
from ardri.rules.game import Game
from ardri.server.streams.streams import SPECTATORS, Streams
from ardri.server.table.log_entries import Opened
from ardri.server.table.reducer import open_table
from ardri.server.table.standing_orders import reactions
from ardri.testing import play_random, whose
from tests.rules.helpers.recorded_games import NOT_IN_USE, places, thing_of
from tests.rules.helpers.visibility_table import Account
from tests.server.helpers.live_server import (
    AT_ONCE,
    PATIENCE,
    PERSON,
    Live,
    Message,
    Person,
    Player,
    number,
    options,
)

SEED: Final = "5e" * 32
AWAITED: Final = {"question": "reactions", "seats": []}
TIMES: Final = re.compile(r'"(at|until)":\d+|"(left|starts)":\[[\d,]*\]')
MOMENTS: Final = re.compile(r'"(created|finished|expires|moved|left)":\d+')
PLAYS: Final = 0.3  # how often an answer that could be given is


class Pair(NamedTuple):
    """Two cards that lie in different places, which an observer cannot tell apart."""

    who: str
    one: str
    other: str

    def exchanged(self, text: str) -> str:
        """A text with each card in the place of the other; modules that are called after one stay."""
        names = {self.one: self.other, self.other: self.one}
        return re.sub(rf"\b({self.one}|{self.other})\b(?!-)", lambda found: names[found[0]], text)


class Act(NamedTuple):
    """Something that somebody does: a request, or (none) coming back over a new connection."""

    who: str
    do: str
    fields: dict[str, object]


def a_position(players: int, windows: str, rng: Random, edition: str) -> Game:
    """The beginning of somebody's turn."""
    while True:
        game = Game.start(players, rng.randrange(10**9), edition, windows)
        play_random(game, rng.randrange(10**9), eager=True, choices=rng.randrange(30, 90))
        while not game.over:
            if whose(game).endswith(" turn"):
                return game
            play_random(game, rng.randrange(10**9), choices=1)


def a_pair(game: Game, who: str, rng: Random) -> Pair | None:
    """Two Action cards for an observer; in a sealed game one of them can answer something."""
    where = places(game)
    every = [CARD_KEYS[card] for card in bits(game.state.edition.action_cards)]
    cards = [card for card in every if where[thing_of(card)] != NOT_IN_USE]
    pairs = list(permutations(cards, 2))
    rng.shuffle(pairs)
    hands = [set(names(game, seat)) for seat in SEAT_NAMES[: game.state.players]]
    answering = reactions(game.state.edition)
    for one, other in pairs:
        answers = (one in answering, other in answering)
        wanted = (True, False) if game.state.setting.sealed else (False, False)
        if answers == wanted and any(one in hand for hand in hands):
            pair = Pair(who, one, other)
            if alike(game, pair):
                return pair
    return None


def somewhere(players: int, windows: str, rng: Random, edition: str = "base") -> tuple[Game, Pair]:
    """A position, and two cards that somebody cannot tell apart in it."""
    while True:
        game = a_position(players, windows, rng, edition)
        pair = a_pair(game, rng.choice([*SEAT_NAMES[:players], SPECTATORS]), rng)
        if pair is not None:
            return game, pair


def names(game: Game, seat: str) -> list[str]:
    """The hand of a seat."""
    hand = own(game, seat)["hand"]
    assert isinstance(hand, list)
    return hand


def own(game: Game, seat: str) -> dict[str, object]:
    """The cards of a seat."""
    found = game.view(SEAT_NAMES.index(seat)).to_json()["own"]
    assert isinstance(found, dict)
    return found


def twin(game: Game, pair: Pair) -> Game:
    """The position with both cards exchanged."""
    found = in_all(to_json(game), pair)
    assert isinstance(found, dict)
    return from_json(found)


def in_all(data: object, pair: Pair) -> object:
    """Plain data with both cards exchanged wherever one is named."""
    if isinstance(data, str):
        return pair.exchanged(data)
    if isinstance(data, dict):
        return {name: in_all(part, pair) for name, part in data.items()}
    return [in_all(part, pair) for part in data] if isinstance(data, list) else data


def alike(game: Game, pair: Pair) -> bool:
    """True if the observer sees and knows the same in both worlds, though they differ."""
    other = twin(game, pair)
    seat = None if pair.who == SPECTATORS else SEAT_NAMES.index(pair.who)
    if places(game) == places(other) or known(game, pair.who) != known(other, pair.who):
        return False
    return game.view(seat).to_json() == other.view(seat).to_json()


def known(game: Game, who: str) -> object:
    """All that an observer has worked out."""
    found = to_json(game)["knowledge"]
    assert isinstance(found, dict)
    return found[who]


class World:
    """A table at a server with a person on each seat and one who watches."""

    def __init__(self, live: Live, game: Game, pair: Pair, clock: bool) -> None:
        setting = game.state.setting
        self.pair = pair
        self.reactions = reactions(setting.edition) - {pair.one, pair.other}
        self.names = [*SEAT_NAMES[: setting.players], SPECTATORS]
        self.people = {name: Person(live) for name in self.names}
        terms = {
            "windows": setting.windows,
            "edition": setting.edition.name,
            "position": to_json(game),
            "seed": SEED,
            "rhythm": AT_ONCE,
            "pace": {"bank": 600_000, "increment": 1000} if clock else None,
        }
        self.table = self.people["A"].open([PERSON] * setting.players, **terms)
        self.players: dict[str, Player] = {}
        self.heard: dict[str, list[str]] = {name: [] for name in self.names}
        self.present: dict[str, set[str]] = {name: set() for name in self.names}  # who they were told is here
        self.answers: dict[tuple[int, str], str] = {}  # by the number of the last public message
        self.asked: list[tuple[int, list[str]]] = []  # by the number of the observer's last message

    async def play(self, script: list[Act] | None, rng: Random, most: int = 0) -> list[Act]:
        """Do what a script says, as far as it can be done, or so many things at random; what was done."""
        async with AsyncExitStack() as stack:
            for name in self.names:
                self.players[name] = await stack.enter_async_context(self.people[name].at(self.table))
            await self.players[SPECTATORS].hear(SPECTATORS)
            for seat, name in enumerate(self.names[:-1]):
                await self.players[name].sit(seat)
            await self.players["A"].done("start")
            for player in self.players.values():
                await player.done("presence")
            done: list[Act] = []
            while len(done) < (most if script is None else len(script)):
                await self._settle(script is None, rng)
                if self.parts(SPECTATORS)["phase"] != "season":
                    break
                self._ask_account()
                act = self._any(rng) if script is None else script[len(done)]
                if not await self._do(act, stack):
                    break
                done.append(act)
            await self._settle(False, rng)
            for seat, name in enumerate(self.names[:-1]):
                await self.players[name].ask("vote", seat=seat)
            for name, player in self.players.items():
                await ended(player)
                self._keep(name)
        return done

    def parts(self, name: str) -> Message:
        """The parts of a stream."""
        return self.players[name].parts[name]

    def question(self, name: str) -> Message | None:
        """The question to a seat."""
        return None if name == SPECTATORS else self.players[name].question(name)

    @property
    def public(self) -> int:
        """The number of the last message to those who watch."""
        return number(self.players[SPECTATORS].messages[SPECTATORS][-1])

    async def _settle(self, first: bool, rng: Random) -> None:
        """Wait until an ordinary question is asked; whoever could answer something does so on the way."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self._hear_all()
                if self.parts(SPECTATORS)["awaited"] != AWAITED:
                    await self._hear_all()  # some were asked how things are before it was so
                    return
                for name in self.names[:-1]:
                    await self._react(name, first, rng)
                await asyncio.sleep(0.01)

    async def _hear_all(self) -> None:
        """Let everybody hear what has been sent."""
        for player in self.players.values():
            await player.done("ping")

    async def _react(self, name: str, first: bool, rng: Random) -> None:
        """A seat that is asked in a pause answers: in the second world as in the first, if it can."""
        question = self.question(name)
        if question is None or self.parts(SPECTATORS)["awaited"] != AWAITED:
            return
        offered = [key for key in options(question) if not self._names_one(key)]
        played = [key for key in offered if key != "decline"]
        at = (self.public, name)
        if first and played and rng.random() < PLAYS:
            self.answers.setdefault(at, rng.choice(played))
        key = self.answers.get(at, "decline")
        await self._choose(name, question, key if key in offered else "decline")

    async def _choose(self, name: str, question: Message, key: str) -> bool:
        request = {"seat": SEAT_NAMES.index(name), "question": question["number"], "keys": [key]}
        return (await self.players[name].ask("choose", **request))["kind"] == "ack"

    def _names_one(self, key: str) -> bool:
        return self.pair.exchanged(key) != key

    def _any(self, rng: Random) -> Act:
        """Something that somebody could do now."""
        lot = rng.random()
        name = rng.choice(self.names[:-1])
        seat = SEAT_NAMES.index(name)
        if lot < 0.06:
            who = rng.choice(self.names)
            talk = {} if who == SPECTATORS else {"seat": SEAT_NAMES.index(who)}
            return Act(who, "say", {"text": "A word", **talk})
        if lot < 0.12:
            card = rng.choice(sorted(self.reactions))
            return Act(name, "order", {"seat": seat, "card": card, "wish": rng.choice(["ask", "never"])})
        if lot < 0.2:
            return Act(rng.choice(self.names), "", {})
        sorry = [each for each in self.names[:-1] if self.parts(each)["undo"]]
        if sorry and lot < 0.3:
            return Act(sorry[0], "undo", {"seat": SEAT_NAMES.index(sorry[0])})
        asked = [each for each in self.names[:-1] if self.question(each) is not None]
        question = self.question(asked[0])
        assert question is not None
        keys = options(question)
        keys = [key for key in keys if not self._names_one(key)] or keys
        return Act(asked[0], "choose", {"key": rng.choice(keys)})

    async def _do(self, act: Act, stack: AsyncExitStack) -> bool:
        """Do something; whether it could be done."""
        player = self.players[act.who]
        if act.do == "":
            await player.close()
            self._keep(act.who)
            again = await stack.enter_async_context(self.people[act.who].at(self.table))
            again.parts = player.parts
            self.players[act.who] = again
            await again.done("presence")
            await again.hear(act.who, number(player.messages[act.who][-1]), player.messages[act.who])
            return True
        if act.do == "choose":
            question = self.question(act.who)
            return question is not None and await self._choose(act.who, question, str(act.fields["key"]))
        return (await player.ask(act.do, **act.fields))["kind"] == "ack"

    def _ask_account(self) -> None:
        """Ask all that the observer's account may ask by HTTP, and keep the answers."""
        who = self.pair.who
        last = number(self.players[who].messages[who][-1])
        self.asked.append((last, account(self.people[who], self.table, who)))

    def answered(self, most: int) -> list[list[str]]:
        """The answers to the observer's account, up to a message of the observer's stream."""
        return [answers for last, answers in self.asked if last <= most]

    def _keep(self, name: str) -> None:
        self.present[name] |= {json.dumps(message) for message in self.players[name].others}
        self.heard[name] += [
            data for data in self.players[name].raw if json.loads(data).get("stream") == name
        ]

    def messages(self, name: str, most: int) -> list[str]:
        """The messages that came over the wire, up to a number, without the times of day."""
        return [TIMES.sub("", data) for data in self.heard[name] if json.loads(data)["n"] <= most]


def account(person: Person, table: str, stream: str) -> list[str]:
    """Everything that somebody may ask by HTTP while a game goes on, without times of day and ids."""
    paths = [
        "/api/me",
        "/api/me/data",
        "/api/me/tables",
        "/api/tables",
        f"/api/tables/{table}",
        f"/api/tables/{table}/story?stream={stream}",
        f"/api/tables/{table}/record",
        f"/api/tables/{table}/replay",
    ]
    found = [person.http.get(path) for path in paths]
    own = found[:3] + found[4:]  # others may open tables at the same time: of those only this one counts
    texts = [f"{answer.status_code} {len(answer.headers)} {answer.text}" for answer in own]
    texts += [msgspec.json.encode(each).decode() for each in found[3].json() if each["id"] == table]
    texts = [text.replace(table, "TABLE").replace(person.id, "PERSON") for text in texts]
    return [TIMES.sub("", MOMENTS.sub("", text)) for text in texts]


async def ended(player: Player) -> None:
    """Wait for the end of the game."""
    await player.until(lambda: player.over)


class Moment(NamedTuple):
    """After an entry: the number of the observer's stream, where everything is, whether a card was shown.

    In open games everybody may see who is asked, and so who has something to play; in sealed ones nobody.
    """

    number: int
    places: list[int]
    shown: bool
    asked: str


def moments(live: Live, world: World) -> list[Moment]:
    """The moments of an observer by the log of a table, entry by entry, at times when nobody is ahead."""
    first, *rest = live.entries(world.table)
    assert isinstance(first, Opened)
    streams = Streams(open_table(first, SEED))
    table = streams.table
    account = Account()
    accounts = [(0, account.plays, account.chosen)]
    (observer,) = [stream for stream in streams.all if stream.name == world.pair.who]
    found: list[Moment] = []
    shown = False
    cards = (world.pair.one, world.pair.other)
    for entry in rest:
        before = table.event_count
        streams.add(entry)
        if table.event_count < before:
            accounts = [held for held in accounts if held[0] <= table.event_count]
            _, account.plays, account.chosen = accounts[-1]
        for event in table.events(before, table.event_count):
            things = account.shown_by(event)
            shown = shown or any(world.pair.who in eyes and thing in cards for thing, eyes in things)
        accounts.append((table.event_count, account.plays, account.chosen))
        if table.game is not None and table.change.everybody:
            asked = "" if table.terms.windows == "sealed" else whose(table.game)
            found.append(Moment(observer.number, places(table.game), shown, asked))
    return found


def horizon(live: Live, one: World, other: World) -> int:
    """Up to which message the observer must not be able to tell the worlds apart."""
    pair = one.pair
    ours, theirs = moments(live, one), moments(live, other)
    last = 0
    for here, there in zip(ours, theirs, strict=False):
        exchanged = list(here.places)
        a, b = thing_of(pair.one), thing_of(pair.other)
        exchanged[a], exchanged[b] = exchanged[b], exchanged[a]
        if here.shown or there.shown or there.places != exchanged or here.asked != there.asked:
            break
        last = here.number
    return last
