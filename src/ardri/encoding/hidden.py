"""Where hidden cards and tiles may be, for one observer: from its own ledgers, and nothing else."""

from __future__ import annotations

from ardri.encoding.parts import OTHERS, TALES
from ardri.encoding.words import ACTIONS_IN_A_WORD, TALES_IN_A_WORD, TILES_IN_A_WORD, packed
from ardri.rules.catalogue import ACTION_CARDS, ACTIONS, EPIC, EPIC_CARDS, TILES
from ardri.rules.knowledge import (
    ACTION_PLACE,
    ACTION_TRAIL,
    DRAWN_TILE,
    EPIC_TRAIL,
    LAYER,
    knowing,
)
from ardri.rules.ledger import Known, Ledger
from ardri.rules.state import DECKS, DRAWN, DRAWN_AGAIN, EPIC_PILE, PUT_AWAY, UNDEALT, State


def hidden(s: State, order: list[int]) -> tuple[bytes, bytes]:
    """What may be where, and what of it is certain: words of each deck, one after another."""
    decks = [learn(s, order, deck) for deck in range(DECKS)]
    return b"".join([known.may for known in decks]), b"".join([known.sure for known in decks])


def learn(s: State, order: list[int], deck: int) -> Known:
    """What is known of one deck, in words. Where nothing of it has moved since the last look, they are there.

    Everybody sees how many cards lie where: of an empty place nothing need be asked.
    """
    known = knowing(s, deck, order[0])
    if not known.may:
        ledger = known.ledger
        if deck == ACTION_TRAIL:
            _put_down(known, _actions(s, order, ledger), ACTIONS, ACTIONS_IN_A_WORD)
        elif deck == EPIC_TRAIL:
            _put_down(known, _tales(s, order, ledger), TALES, TALES_IN_A_WORD)
        else:
            _put_down(known, _tiles(s, ledger), TILES, TILES_IN_A_WORD)
    return known


def _put_down(known: Known, places: list[int], size: int, in_a_word: int) -> None:
    """What may be where, place after place; and what is certain: it may be in one place only."""
    words = []
    once = twice = word = shift = alone = 0
    for members in places:
        if members:
            twice |= once & members
            once |= members
            word |= members << shift
        shift += size
        if shift == size * in_a_word:
            words.append(word)
            word = shift = 0
    if shift:
        words.append(word)
    for at in range(in_a_word):
        alone |= (once & ~twice) << size * at
    known.may = packed(words)
    known.sure = packed([word & alone for word in words])


def _actions(s: State, order: list[int], ledger: Ledger) -> list[int]:
    zones = s.zones
    places = [0] * (2 * OTHERS + 3)
    for away in range(s.players - 1):
        other = order[away + 1]
        if zones[other] & ACTION_CARDS:
            places[away] = ledger.possible(other)
        if zones[PUT_AWAY + other]:
            places[OTHERS + away] = ledger.possible(ACTION_PLACE[PUT_AWAY + other])
    for at in range(3):  # undealt, set aside, discarded
        if zones[UNDEALT + at]:
            places[2 * OTHERS + at] = ledger.possible(ACTION_PLACE[UNDEALT + at])
    return places


def _tales(s: State, order: list[int], ledger: Ledger) -> list[int]:
    zones = s.zones
    places = [0] * (2 * OTHERS + 1)
    for away in range(s.players - 1):
        other = order[away + 1]
        if zones[other] & EPIC_CARDS:
            places[away] = ledger.possible(other) >> EPIC
        if zones[DRAWN + other]:
            places[OTHERS + away] = ledger.possible(DRAWN + other) >> EPIC
        if zones[DRAWN_AGAIN + other]:
            places[OTHERS + away] |= ledger.possible(DRAWN_AGAIN + other) >> EPIC
    places[2 * OTHERS] = ledger.possible(EPIC_PILE) >> EPIC
    return places


def _tiles(s: State, ledger: Ledger) -> list[int]:
    stack = s.tile_stack
    top = LAYER + s.layers_gone
    later = 0
    for at in range(1, len(stack)):
        later |= ledger.possible(top + at)
    drawn = ledger.possible(DRAWN_TILE) if s.drawn_tiles else 0
    return [ledger.possible(top) if stack else 0, later, drawn]
