"""Helpers for tests and puzzles: build a position, play a few moves, look at the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ardri.rules.catalogue import CARD_KEYS, SEAT_NAMES, TILE_KEYS, TILES, bits
from ardri.rules.game import Game
from ardri.rules.options import DECLINE, PASS
from ardri.rules.position import position

__all__ = ["clans", "hand", "options", "play", "play_random", "position", "whose"]

EAGERNESS = 0.9


def play(game: Game, *lines: str) -> None:
    """Choose as written, strictly in the order asked: ``"A: card:bard, decline"``, ``"*: epic:eriu"``.

    A line says who answers which questions; ``*`` is chance, where the position asks for it.
    """
    for line in lines:
        name, colon, keys = line.partition(":")
        assert colon, f"{line!r} says not who chooses"
        for key in keys.split(", "):
            _choose(game, name.strip(), key.strip(), line)


def _choose(game: Game, name: str, key: str, line: str) -> None:
    assert not game.over, f"the game is over before {key!r} of {line!r}"
    if name == "*":
        game.choose_chance(key)
        return
    assert game.chance is None, f"chance is to answer before {key!r} of {line!r}: {game.chance}"
    asked = [SEAT_NAMES[decision.seat] for decision in game.pending]
    assert name in asked, f"not {name} but {asked} is asked before {key!r} of {line!r}: {game.decision}"
    game.choose(key, seat=SEAT_NAMES.index(name))


def clans(game: Game) -> dict[str, str]:
    """Who has how many clans where, like ``{"hills": "A2 B1"}``; empty territories are left out."""
    s = game.state
    table = {}
    for territory in range(TILES):
        here = [f"{SEAT_NAMES[seat]}{s.clans_of(seat, territory)}" for seat in s.present_in(territory)]
        if here:
            table[TILE_KEYS[territory]] = " ".join(here)
    return table


def hand(game: Game, name: str) -> list[str]:
    """The cards in a seat's hand, in catalogue order."""
    return [CARD_KEYS[card] for card in bits(game.state.zones[SEAT_NAMES.index(name)])]


def options(game: Game, name: str | None = None) -> list[str]:
    """The keys offered by the first open decision, or by a seat's."""
    for decision in game.pending:
        if name is None or SEAT_NAMES[decision.seat] == name:
            return [option.key for option in decision.options]
    return []


def whose(game: Game) -> str:
    """Who is asked what, like ``"A turn"``; empty when the game is over."""
    return "" if game.over else f"{SEAT_NAMES[game.decision.seat]} {game.decision.question}"


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
