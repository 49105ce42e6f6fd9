"""Rollout policy: a choice in microseconds, from tables and a glance, for playing games out in a search.

It sees the position itself, so it belongs inside worlds (`View.worlds`), never at the table.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from ardri.bots.clashes import HOPELESS, odds, whom_to_attack, worth_fighting
from ardri.bots.evaluation import would_win
from ardri.bots.tactics import tactics_of
from ardri.bots.territory_gain import gain
from ardri.bots.worth import DRAFT_WORTH, HELD_WORTH, rate_action
from ardri.rules.box.catalogue import ACTIONS, ADVANTAGE, BARD, GEIS, MOOR, STRENGS_RESOLVE
from ardri.rules.box.options import (
    AGREE,
    ASIDE_CODES,
    ATTACK,
    CARD_CODES,
    CODES_END,
    DECLINE,
    DISCARD_CODES,
    DONE,
    END,
    FROM,
    GIVE_CODES,
    HAND_ON_CODES,
    KEEP_CODES,
    NOTHING,
    PASS,
    PRETENDER,
    REFUSE,
    REMOVE,
    SEAT,
    SEAT_CODES,
    TAKE_CODES,
    TERRITORY,
    TO,
    TRUCE,
    VALUE_OF,
    VERB_OF,
    WITHDRAW,
)
from ardri.rules.phases.season import Season
from ardri.rules.state.state import State

PLAY_MOOR: Final = CARD_CODES[ADVANTAGE + MOOR]
SURE_CARDS: Final = (CARD_CODES[BARD], CARD_CODES[STRENGS_RESOLVE])
IDLE: Final = 0.12  # how often the turn is passed although there are cards


def _table() -> list[float]:
    """The default weight of each option, where nothing better is known."""
    table = [1.0] * CODES_END
    table[NOTHING] = table[PASS] = table[REFUSE] = 0.1
    for card in range(len(HELD_WORTH)):
        if card < ACTIONS:
            _like_action(table, card)
        else:
            _like(table, card, HELD_WORTH[card] * 4)
    table[CARD_CODES[GEIS]] = 0.0
    return table


def _like(table: list[float], card: int, worth: float) -> None:
    for codes in (KEEP_CODES, TAKE_CODES):
        table[codes[card]] = worth
    table[DISCARD_CODES[card]] = -worth


def _like_action(table: list[float], card: int) -> None:
    worth = DRAFT_WORTH[card]
    _like(table, card, worth)
    table[CARD_CODES[card]] = worth
    for codes in (GIVE_CODES, HAND_ON_CODES, ASIDE_CODES):
        table[codes[card]] = -worth


LIKING: Final = _table()
STRAYING: Final = 1.5  # how far the rollout policy strays from its table
ENOUGH: Final = 0.7  # a further move has to gain more than this
EAGER: Final = 0.7
RELUCTANT: Final = 0.15
GOOD_MOMENTS: Final = frozenset(("card_finished", "epic_draw", "would_be_removed", "clan_removed"))


# Where the first option listed, or the last, is as good as any
FIRST: Final = frozenset(("shelter", "demand", "other_world"))
LAST: Final = frozenset(("crows", "alliance", "withdraw_count"))


class RolloutPolicy:
    """Chooses for whoever is asked."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def code(self, s: State) -> int:
        """An option of the first open question of a position, by its number."""
        codes = s.options
        if codes[-1] == PLAY_MOOR:
            codes = codes[:-1]  # it answers nothing, and tells the rollout policy nothing
        if len(codes) == 1:
            return codes[0]
        question = s.question
        if s.edition.modules:
            tactics_of(s.edition)  # they may say how
        answer = ANSWERS.get(question)
        if answer is not None:
            return answer(self, s, codes)
        if DECLINE in codes:
            return self._reaction(s, codes)
        if question in FIRST:
            return codes[0]
        return codes[-1] if question in LAST else self._liked(s, codes)

    def _liked(self, s: State, codes: tuple[int, ...]) -> int:
        best = codes[0]
        most = -100.0
        for code in codes:
            liking = LIKING[code] + STRAYING * self._random()
            if liking > most:
                most = liking
                best = code
        return best

    def _reaction(self, s: State, codes: tuple[int, ...]) -> int:
        for code in SURE_CARDS:
            if code in codes:
                return code
        eager = EAGER if s.question in GOOD_MOMENTS else RELUCTANT
        return codes[0] if self._random() < eager else DECLINE

    def _turn(self, s: State, codes: tuple[int, ...]) -> int:
        if PRETENDER in codes:
            return PRETENDER
        if PASS in codes:
            season = s.stack[-1]
            if isinstance(season, Season) and season.passes == s.players - 1 and s.seat in would_win(s):
                return PASS
            if self._random() < IDLE:
                return PASS
        return self._liked(s, codes)

    def where(self, s: State, codes: tuple[int, ...]) -> int:
        """The territory where a clan gains most."""
        best = codes[0]
        most = -1.0
        for code in codes:
            if VERB_OF[code] in (TERRITORY, TO):
                found = gain(s, s.seat, VALUE_OF[code])
            elif code == DONE:
                found = ENOUGH if s.question == "to" else 0.0
            else:
                continue
            found += 0.3 * self._random()
            if found > most:
                most = found
                best = code
        return best

    def _from(self, s: State, codes: tuple[int, ...]) -> int:
        """Clans leave where there are most of them."""
        best = codes[0]
        most = 0.0
        for code in codes:
            if VERB_OF[code] == FROM:
                clans = s.clans_of(s.seat, VALUE_OF[code]) + self._random()
                if clans > most:
                    most = clans
                    best = code
        return DONE if DONE in codes and most < 2 else best

    def _count(self, s: State, codes: tuple[int, ...]) -> int:
        """Most of them go, one stays behind."""
        return codes[-2] if self._random() < 0.7 else codes[-1]

    def _maneuver(self, s: State, codes: tuple[int, ...]) -> int:
        if END in codes:
            return END
        seat = s.seat
        attacks = [code for code in codes if VERB_OF[code] == ATTACK]
        if attacks and worth_fighting(s, seat):
            return whom_to_attack(s, attacks)
        if TRUCE in codes:
            return TRUCE
        if WITHDRAW in codes and odds(s, seat) < HOPELESS:
            return WITHDRAW
        return whom_to_attack(s, attacks) if attacks else self._liked(s, codes)

    def _truce(self, s: State, codes: tuple[int, ...]) -> int:
        return REFUSE if worth_fighting(s, s.seat) else AGREE

    def _paying(self, s: State, codes: tuple[int, ...]) -> int:
        """Cards are for paying while there are some to spare; the last ones are worth a clan."""
        cards = [code for code in codes if code != REMOVE]
        if REMOVE in codes and (len(cards) < 2 or s.exposed(s.seat) > len(cards)):
            return REMOVE
        return max(cards, key=LIKING.__getitem__)

    def _opposing(self, s: State, codes: tuple[int, ...]) -> int:
        """An opponent rather than oneself; the one with most clans on the board."""
        others = [code for code in codes if VERB_OF[code] == SEAT and VALUE_OF[code] != s.seat]
        return min(others, key=lambda code: s.reserve[VALUE_OF[code]]) if others else codes[0]

    def _myself(self, s: State, codes: tuple[int, ...]) -> int:
        return SEAT_CODES[s.seat] if SEAT_CODES[s.seat] in codes else codes[0]

    def _lose(self, s: State, codes: tuple[int, ...]) -> int:
        """Of the largest group."""
        return max(codes, key=lambda code: s.clans_of(s.seat, VALUE_OF[code]))


ANSWERS: Final[dict[str, Callable[[RolloutPolicy, State, tuple[int, ...]], int]]] = {
    "turn": RolloutPolicy._turn,
    "first_clan": RolloutPolicy.where,
    "exile": RolloutPolicy.where,
    "territory": RolloutPolicy.where,
    "spread": RolloutPolicy.where,
    "to": RolloutPolicy.where,
    "withdraw_to": RolloutPolicy.where,
    "cauldron": RolloutPolicy.where,
    "from": RolloutPolicy._from,
    "settle_from": RolloutPolicy._from,
    "scouts_from": RolloutPolicy._from,
    "count": RolloutPolicy._count,
    "maneuver": RolloutPolicy._maneuver,
    "truce": RolloutPolicy._truce,
    "attacked": RolloutPolicy._paying,
    "toll": RolloutPolicy._paying,
    "clan": RolloutPolicy._opposing,
    "which_clan": RolloutPolicy._opposing,
    "opponent": RolloutPolicy._opposing,
    "next_maneuver": RolloutPolicy._myself,
    "instigator": RolloutPolicy._myself,
    "lose_clan": RolloutPolicy._lose,
}


def answer_as(known: str, question: str) -> None:
    """Answer a question of a module as one of the base game."""
    ANSWERS[question] = ANSWERS[known]


def answer_with(question: str, answer: Callable[[RolloutPolicy, State, tuple[int, ...]], int]) -> None:
    """Answer a question of a module in a way of its own."""
    ANSWERS[question] = answer


def like_action(card: int, gladness: float) -> None:
    """Enter how gladly an Action card of a module is taken in a draft, kept and played."""
    rate_action(card, gladness)
    _like_action(LIKING, card)


def rollout_choice(s: State, rng: Random) -> int:
    """An option of the first open question of a position, by its number."""
    return RolloutPolicy(rng).code(s)
