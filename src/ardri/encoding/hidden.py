"""Where hidden cards and tiles may be, for one observer: from its own ledgers, and nothing else."""

from __future__ import annotations

from ardri.encoding.parts import OTHERS, TALES
from ardri.encoding.words import ACTIONS_IN_A_WORD, BYTES, TALES_IN_A_WORD, TILES_IN_A_WORD, packed
from ardri.rules.catalogue import ACTIONS, EPIC, EPIC_CARDS, TILES
from ardri.rules.knowledge import (
    ACTION_PLACE,
    ACTION_TRAIL,
    DRAWN_TILE,
    LAYER,
    knowing,
)
from ardri.rules.ledger import Known
from ardri.rules.state import DECKS, DRAWN, DRAWN_AGAIN, EPIC_PILE, PUT_AWAY, UNDEALT, State
from ardri.rules.tales import Tales
from ardri.rules.whereabouts import Whereabouts


def hidden(s: State, order: list[int]) -> tuple[bytes, bytes]:
    """What may be where, and what of it is certain: words of each deck, one after another."""
    decks = [learn(s, order, deck) for deck in range(DECKS)]
    return b"".join([known.may for known in decks]), b"".join([known.sure for known in decks])


def learn(s: State, order: list[int], deck: int) -> Known:
    """What is known of one deck, in words. Where nothing of it has moved since, they are there already."""
    known = knowing(s, deck, order[0])
    if not known.may:
        ledger = known.ledger
        if isinstance(ledger, Tales):
            _put_down(known, _tales(s, order, ledger), TALES, TALES_IN_A_WORD)
        elif isinstance(ledger, Whereabouts):
            everywhere = ledger.everywhere()
            if deck == ACTION_TRAIL:
                _put_down(known, _actions(order, everywhere), ACTIONS, ACTIONS_IN_A_WORD)
            else:
                _put_down(known, _tiles(s, everywhere), TILES, TILES_IN_A_WORD)
    return known


def _put_down(known: Known, places: list[int], size: int, in_a_word: int) -> None:
    """What may be where, place after place; and what is certain: it may be in one place only."""
    words = []
    once = twice = word = shift = 0
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
    certain = once & ~twice
    alone = 0  # in any place of a word
    for at in range(in_a_word):
        alone |= certain << size * at
    half = len(words)
    for at in range(half):
        words.append(words[at] & alone)
    both = packed(words)
    known.may = both[: half * BYTES]
    known.sure = both[half * BYTES :]


def _actions(order: list[int], everywhere: list[int]) -> list[int]:
    places = [0] * (2 * OTHERS + 3)
    for away in range(len(order) - 1):
        other = order[away + 1]
        places[away] = everywhere[other]
        places[OTHERS + away] = everywhere[ACTION_PLACE[PUT_AWAY] + other]
    for at in range(3):  # undealt, set aside, discarded
        places[2 * OTHERS + at] = everywhere[ACTION_PLACE[UNDEALT] + at]
    return places


def _tales(s: State, order: list[int], ledger: Tales) -> list[int]:
    """Everybody sees how many Tales lie where: of an empty place nothing need be asked."""
    zones = s.zones
    places = [0] * (2 * OTHERS + 1)
    for away in range(len(order) - 1):
        other = order[away + 1]
        if zones[other] & EPIC_CARDS:
            places[away] = ledger.possible(other) >> EPIC
        if zones[DRAWN + other]:
            places[OTHERS + away] = ledger.possible(DRAWN + other) >> EPIC
        if zones[DRAWN_AGAIN + other]:
            places[OTHERS + away] |= ledger.possible(DRAWN_AGAIN + other) >> EPIC
    places[2 * OTHERS] = ledger.possible(EPIC_PILE) >> EPIC
    return places


def _tiles(s: State, everywhere: list[int]) -> list[int]:
    top = LAYER + s.layers_gone
    later = 0
    for at in range(1, len(s.tile_stack)):
        later |= everywhere[top + at]
    return [everywhere[top] if s.tile_stack else 0, later, everywhere[DRAWN_TILE]]
