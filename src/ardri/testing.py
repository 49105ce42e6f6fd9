"""Helpers for tests and puzzles: build a position, play a few moves, look at the table (docs/testing.md).

What goes wrong in a test raises an AssertionError with a sentence that says what; an option that is not
offered raises the engine's own IllegalChoice, which lists those that are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from random import Random
from typing import Final, ParamSpec

from ardri.rules.box.catalogue import CARD_KEYS, SEAT_NAMES, TILE_KEYS, bits
from ardri.rules.box.options import DECLINE, PASS
from ardri.rules.engine.verbs import zone_name
from ardri.rules.formats.position import position as any_position
from ardri.rules.game import Game
from ardri.rules.state.chance import STREAMS, Scripted
from ardri.rules.state.state import ZONES

__all__ = [
    "all_chance_used",
    "asked",
    "clans",
    "decline_all",
    "draft_any",
    "exposed",
    "hand",
    "lies",
    "options",
    "play",
    "play_random",
    "position",
    "reserve",
    "unused",
    "whose",
    "zone",
]

EAGERNESS: Final = 0.9
MANY: Final = 1000  # far more than windows or drafts ask: who is still asked after that is asked for ever
ZONE_NAMES: Final = tuple([zone_name(number) for number in range(ZONES)])

Arguments = ParamSpec("Arguments")

_watched: list[list[Game]] = []  # the scripted games of each `all_chance_used` going on, innermost last


# Positions and their chance


def _remembered(build: Callable[Arguments, Game]) -> Callable[Arguments, Game]:
    """The same function, which tells `all_chance_used` of the games whose chance is scripted."""

    @wraps(build)
    def position(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Game:
        game = build(*args, **kwargs)
        if _watched and isinstance(game.source, Scripted):
            _watched[-1].append(game)
        return game

    return position


position = _remembered(any_position)


def unused(game: Game) -> list[str]:
    """The entries of ``chance=`` that nothing has asked for yet, neither in this game nor in its copies."""
    return game.source.unused() if isinstance(game.source, Scripted) else []


@contextmanager
def all_chance_used() -> Iterator[None]:
    """An error at its end if any position built within it has entries of ``chance=`` left over.

    Such an entry means that the test plays something else than it says. As an automatic fixture of pytest
    it looks after all tests; games built outside of it are not remembered.
    """
    games: list[Game] = []
    _watched.append(games)
    try:
        yield
    finally:
        _watched.pop()
    left = [key for game in games for key in unused(game)]
    if left:
        raise AssertionError(f"chance was never asked for {', '.join(left)}")


# Playing


def play(game: Game, *lines: str) -> None:
    """Choose as written, strictly in the order asked: ``"A: card:bard, decline"``, ``"*: epic:eriu"``.

    A line says who answers which questions; ``*`` is chance, where the position asks for it. A step with a
    question mark, like ``?from:plains``, is taken only if it is offered to that seat then: the engine asks
    nothing where there is but one answer.
    """
    for line in lines:
        name, colon, keys = line.partition(":")
        if not colon:
            raise AssertionError(f"{line!r} does not say who chooses; write it like 'A: card:bard, decline'")
        for key in keys.split(", "):
            _take(game, name.strip(), key.strip(), line)


def _take(game: Game, name: str, key: str, line: str) -> None:
    optional = key.startswith("?")
    key = key.removeprefix("?")
    if not key:
        raise AssertionError(f"a choice is missing in {line!r}")
    if optional and key not in options(game, name):
        return
    if name != "*":
        _seat(game, name)
    if name not in [who.partition(" ")[0] for who in asked(game)]:
        who = "chance" if name == "*" else name
        raise AssertionError(f"{who} is not asked anything before {key!r} of {line!r}; {_asked_now(game)}")
    if name == "*":
        game.choose_chance(key)
    else:
        game.choose(key, seat=_seat(game, name))


def _asked_now(game: Game) -> str:
    if game.over:
        return "the game is over"
    if game.chance is not None:
        return f"chance is asked for one of {', '.join(game.chance.options)}"
    told = [
        f"{SEAT_NAMES[decision.seat]} is asked {decision.question}: "
        + ", ".join(option.key for option in decision.options)
        for decision in game.pending
    ]
    return "; ".join(told)


def decline_all(game: Game) -> None:
    """Everybody declines until somebody is asked something that cannot be declined, or the game is over."""
    for _ in range(MANY):
        if game.chance is not None or DECLINE not in game.codes:
            return
        game.choose_code(DECLINE)
    raise AssertionError(f"after {MANY} declines there is still something to decline")


def draft_any(game: Game) -> None:
    """Everybody takes the first cards offered until the draft is over."""
    for _ in range(MANY):
        if " draft" not in whose(game):
            return
        game.choose_code(game.codes[0])
    raise AssertionError(f"after {MANY} choices the draft is not over")


def play_random(game: Game, seed: int, eager: bool = False, choices: int = 1_000_000) -> int:
    """Choose at random until the game is over or so many choices are made; how many were made.

    An eager player seldom passes or declines while something else is offered, which reaches rare cards
    and deep reactions sooner. (Never to decline may never end: Master Craftsman and Lug Samildanach can
    answer each other for ever.)
    """
    rng = Random(seed)
    made = 0
    while not game.over and made < choices:
        codes: Sequence[int] = game.codes
        if eager and rng.random() < EAGERNESS:
            codes = [code for code in codes if code not in (PASS, DECLINE)] or codes
        game.choose_code(rng.choice(codes))
        made += 1
    return made


# Who is asked


def asked(game: Game) -> list[str]:
    """The open questions: ``["A turn"]``, ``["B card_declared", "C card_declared"]`` where several are asked
    at once, ``["* epic"]`` for chance; nobody when the game is over."""
    if game.chance is not None:
        return [f"* {STREAMS[game.chance.stream]}"]
    return [f"{SEAT_NAMES[decision.seat]} {decision.question}" for decision in game.pending]


def whose(game: Game) -> str:
    """The first open question, like ``"A turn"``; empty when the game is over."""
    return next(iter(asked(game)), "")


def options(game: Game, name: str | None = None) -> list[str]:
    """The keys offered by the first open decision, or to a seat (``*`` is chance) if it is asked."""
    if name not in (None, "*"):
        _seat(game, name)
    if game.chance is not None:
        return list(game.chance.options) if name in (None, "*") else []
    for decision in game.pending:
        if name is None or SEAT_NAMES[decision.seat] == name:
            return [option.key for option in decision.options]
    return []


# Looking at the table


def clans(game: Game) -> dict[str, str]:
    """The clans of each territory, like ``{"hills": "A2 B1"}``; empty territories are left out."""
    s = game.state
    table = {}
    for territory in bits(s.board.tiles):
        here = [f"{SEAT_NAMES[seat]}{s.clans_of(seat, territory)}" for seat in s.present_in(territory)]
        if here:
            table[TILE_KEYS[territory]] = " ".join(here)
    return table


def exposed(game: Game) -> str:
    """The exposed clans in the clash, like ``"A2 B1"``; empty if there is no clash."""
    s = game.state
    if s.clash is None:
        return ""
    return " ".join(f"{SEAT_NAMES[seat]}{s.exposed(seat)}" for seat in range(s.players) if s.exposed(seat))


def reserve(game: Game, name: str) -> int:
    """The number of clans that a seat has in reserve."""
    return game.state.reserve[_seat(game, name)]


def hand(game: Game, name: str) -> list[str]:
    """The cards in a seat's hand, in catalogue order."""
    return [CARD_KEYS[card] for card in bits(game.state.zones[_seat(game, name)])]


def zone(game: Game, name: str) -> list[str]:
    """The cards in a zone such as ``epic_discard``, ``set_aside`` or ``before:A``, in catalogue order."""
    if name not in ZONE_NAMES:
        raise AssertionError(f"there is no zone {name!r}; there are {', '.join(ZONE_NAMES)}")
    return [CARD_KEYS[card] for card in bits(game.state.zones[ZONE_NAMES.index(name)])]


def lies(game: Game, card: str) -> str:
    """The zone in which a card lies, such as ``hand:A``; ``box`` if it is not in this game."""
    if card not in CARD_KEYS:
        raise AssertionError(f"there is no card {card!r}")
    number = CARD_KEYS.index(card)
    return next(name for name, cards in zip(ZONE_NAMES, game.state.zones, strict=True) if cards >> number & 1)


def _seat(game: Game, name: str | None) -> int:
    names = tuple(SEAT_NAMES[: game.state.players])
    if name is None or name not in names:
        raise AssertionError(f"there is no seat {name!r}; there are {', '.join(names)}")
    return names.index(name)
