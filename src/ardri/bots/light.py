"""The light player: a choice in a few microseconds, from tables and a glance, for playing games out in a search.

It sees the position itself, so it belongs inside worlds (`View.worlds`), never at the table.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from ardri.bots.clashes import HOPELESS, odds, whom_to_attack, worth_fighting
from ardri.bots.evaluation import would_win
from ardri.bots.lands import gain
from ardri.bots.worth import DRAFT_WORTH, HELD_WORTH
from ardri.rules.catalogue import ACTIONS, ADVANTAGE, BARD, GEIS, MOOR, STRENGS_RESOLVE
from ardri.rules.options import (
    AGREE,
    ASIDE,
    ATTACK,
    CARD,
    DECLINE,
    DISCARD,
    DONE,
    END,
    FROM,
    GIVE,
    HAND_ON,
    KEEP,
    NOTHING,
    PASS,
    PLACE,
    PRETENDER,
    REFUSE,
    REMOVE,
    SEAT,
    SHELTER,
    STAY,
    TABLE_SIZE,
    TAKE,
    TERRITORY,
    TILE,
    TO,
    TRUCE,
    WITHDRAW,
)
from ardri.rules.season import Season
from ardri.rules.state import State

PLAY_MOOR: Final = CARD + ADVANTAGE + MOOR
SURE_CARDS: Final = (CARD + BARD, CARD + STRENGS_RESOLVE)
IDLE: Final = 0.12  # how often the turn is passed although there are cards


def _table() -> list[float]:
    """How gladly each option is chosen where nothing better is known."""
    table = [1.0] * TABLE_SIZE
    table[NOTHING] = table[PASS] = table[REFUSE] = 0.1
    for card in range(len(HELD_WORTH)):
        worth = DRAFT_WORTH[card] if card < ACTIONS else HELD_WORTH[card] * 4
        for base in (KEEP, TAKE):
            table[base + card] = worth
        table[DISCARD + card] = -worth
        if card < ACTIONS:
            table[CARD + card] = worth
            for base in (GIVE, HAND_ON, ASIDE):
                table[base + card] = -worth
    table[CARD + GEIS] = 0.0
    return table


LIKING: Final = _table()
CHANCE: Final = 1.5  # how far the light player strays from its table


def light(s: State, rng: Random) -> int:
    """An option of the first open question of a position, by its number."""
    codes = s.options
    if codes[-1] == PLAY_MOOR:
        codes = codes[:-1]  # it answers nothing and tells the light player nothing
    if len(codes) == 1:
        return codes[0]
    handler = HANDLERS.get(s.question)
    if handler is not None:
        return handler(s, codes, rng)
    if DECLINE in codes:
        return _reaction(s, codes, rng)
    return _liked(codes, rng)


def _liked(codes: tuple[int, ...], rng: Random) -> int:
    best = codes[0]
    most = -100.0
    for code in codes:
        liking = LIKING[code] + CHANCE * rng.random()
        if liking > most:
            most = liking
            best = code
    return best


def _reaction(s: State, codes: tuple[int, ...], rng: Random) -> int:
    for code in SURE_CARDS:
        if code in codes:
            return code
    if s.question in ("season_card_played", "epic_draw", "would_be_removed", "clan_removed"):
        return codes[0] if codes[0] != DECLINE and rng.random() < 0.7 else DECLINE
    return codes[0] if codes[0] != DECLINE and rng.random() < 0.15 else DECLINE


def _turn(s: State, codes: tuple[int, ...], rng: Random) -> int:
    if PRETENDER in codes:
        return PRETENDER
    top = s.stack[-1]
    if PASS in codes:
        if isinstance(top, Season) and top.passes == s.players - 1 and would_win(s) == s.seat:
            return PASS
        if rng.random() < IDLE:
            return PASS
    return _liked(codes, rng)


def _where(s: State, codes: tuple[int, ...], rng: Random) -> int:
    """The territory where a clan gains most."""
    best = codes[0]
    most = -1.0
    for code in codes:
        if TERRITORY <= code < FROM:
            found = gain(s, s.seat, code - TERRITORY)
        elif TO <= code < TILE:
            found = gain(s, s.seat, code - TO)
        elif code == DONE:
            found = 0.7 if s.question == "to" else 0.0
        else:
            continue
        found += 0.3 * rng.random()
        if found > most:
            most = found
            best = code
    return best


def _from(s: State, codes: tuple[int, ...], rng: Random) -> int:
    """Clans leave where there are most of them."""
    best = codes[0]
    most = 0.0
    for code in codes:
        if FROM <= code < TO:
            clans = s.clans_of(s.seat, code - FROM) + rng.random()
            if clans > most:
                most = clans
                best = code
    if DONE in codes and most < 2:
        return DONE
    return best


def _count(s: State, codes: tuple[int, ...], rng: Random) -> int:
    """Most of them go, one stays behind."""
    return codes[-2] if rng.random() < 0.7 else codes[-1]


def _maneuver(s: State, codes: tuple[int, ...], rng: Random) -> int:
    if END in codes:
        return END
    seat = s.seat
    if worth_fighting(s, seat):
        return whom_to_attack(s, codes)
    if TRUCE in codes:
        return TRUCE
    if WITHDRAW in codes and odds(s, seat) < HOPELESS:
        return WITHDRAW
    attacks = [code for code in codes if ATTACK <= code < ATTACK + s.players]
    return whom_to_attack(s, codes) if attacks else codes[0]


def _truce(s: State, codes: tuple[int, ...], rng: Random) -> int:
    return REFUSE if worth_fighting(s, s.seat) else AGREE


def _attacked(s: State, codes: tuple[int, ...], rng: Random) -> int:
    """Cards are for paying while there are some to spare; the last ones are worth a clan."""
    cards = [code for code in codes if code != REMOVE]
    if REMOVE in codes and (len(cards) < 2 or s.exposed(s.seat) > len(cards)):
        return REMOVE
    return max(cards, key=LIKING.__getitem__)


def _opposing(s: State, codes: tuple[int, ...], rng: Random) -> int:
    """An opponent rather than oneself; the one with most clans on the board."""
    others = [code for code in codes if SEAT <= code < ATTACK and code - SEAT != s.seat]
    return min(others, key=lambda code: s.reserve[code - SEAT]) if others else codes[0]


def _myself(s: State, codes: tuple[int, ...], rng: Random) -> int:
    return SEAT + s.seat if SEAT + s.seat in codes else codes[0]


def _lose(s: State, codes: tuple[int, ...], rng: Random) -> int:
    """Of the largest group."""
    return max(codes, key=lambda code: s.clans_of(s.seat, code - TERRITORY))


def _site(s: State, codes: tuple[int, ...], rng: Random) -> int:
    return rng.choice(codes)


def _toll(s: State, codes: tuple[int, ...], rng: Random) -> int:
    return _attacked(s, codes, rng) if REMOVE in codes else _liked(codes, rng)


Handler = Callable[[State, tuple[int, ...], Random], int]

HANDLERS: Final[dict[str, Handler]] = {
    "turn": _turn,
    "first_clan": _where,
    "exile": _where,
    "territory": _where,
    "spread": _where,
    "to": _where,
    "withdraw_to": _where,
    "cauldron": _where,
    "from": _from,
    "settle_from": _from,
    "scouts_from": _from,
    "count": _count,
    "withdraw_count": lambda s, codes, rng: codes[-1],
    "maneuver": _maneuver,
    "truce": _truce,
    "attacked": _attacked,
    "toll": _toll,
    "clan": _opposing,
    "which_clan": _opposing,
    "opponent": _opposing,
    "next_maneuver": _myself,
    "instigator": _myself,
    "shelter": lambda s, codes, rng: SHELTER,
    "crows": lambda s, codes, rng: STAY,
    "demand": lambda s, codes, rng: codes[0],
    "alliance": lambda s, codes, rng: codes[-1],
    "other_world": lambda s, codes, rng: PLACE if PLACE in codes else codes[0],
    "lose_clan": _lose,
    "site": _site,
}
