"""Hidden cards and tiles: where they may be for one observer, from its own ledgers and nothing else."""

from __future__ import annotations

from typing import Final

from ardri.encoding.bit_packing import ACTIONS_IN_A_WORD, BYTES, TALES_IN_A_WORD, TILES_IN_A_WORD, packed
from ardri.encoding.layout import OTHERS, TALES
from ardri.rules.box.base_box import SEATS
from ardri.rules.box.catalogue import ACTIONS, EPIC, TILES
from ardri.rules.knowledge.card_counting import Whereabouts
from ardri.rules.knowledge.epic_counting import Tales
from ardri.rules.knowledge.sightings import (
    ACTION_PLACE,
    ACTION_TRAIL,
    DRAWN_TILE,
    LAYER,
    knowing,
)
from ardri.rules.state.ledger import Known
from ardri.rules.state.state import (
    ACTION_DISCARD,
    DECKS,
    DRAWN,
    DRAWN_AGAIN,
    EPIC_PILE,
    PUT_AWAY,
    SET_ASIDE,
    UNDEALT,
    State,
)

NO_PLACE: Final = -1


def _action_places(players: int, seat: int) -> list[int]:
    """The places of hidden Action cards, to an observer: hands, put away, undealt, set aside, discarded."""
    others = [(seat + away) % players if away < players else NO_PLACE for away in range(1, SEATS)]
    put_away = [ACTION_PLACE[PUT_AWAY + other] if other >= 0 else NO_PLACE for other in others]
    return [*others, *put_away, *[ACTION_PLACE[zone] for zone in (UNDEALT, SET_ASIDE, ACTION_DISCARD)]]


ACTION_PLACES: Final[list[list[int]]] = [
    _action_places(max(players, 1), seat) for players in range(SEATS + 1) for seat in range(SEATS)
]
TALE_PLACES: Final = list(range(2 * OTHERS + 1))
TILE_PLACES: Final = list(range(3))


def hidden(s: State, order: list[int]) -> tuple[bytes, bytes]:
    """Possible cards and certain cards by place: words of each deck, one after another."""
    decks = [learn(s, order, deck) for deck in range(DECKS)]
    return b"".join([known.possible_words for known in decks]), b"".join(
        [known.certain_words for known in decks]
    )


def learn(s: State, order: list[int], deck: int) -> Known:
    """The knowledge of one deck, in words; taken from last time if nothing of it has moved since."""
    known = knowing(s, deck, order[0])
    if not known.possible_words:
        ledger = known.ledger
        if isinstance(ledger, Tales):
            _put_down(known, _tales(s, order, ledger), TALE_PLACES, TALES, TALES_IN_A_WORD)
        elif isinstance(ledger, Whereabouts):
            found = ledger.everywhere()
            if deck == ACTION_TRAIL:
                places = ACTION_PLACES[s.players * SEATS + order[0]]
                _put_down(known, found, places, ACTIONS, ACTIONS_IN_A_WORD)
            else:
                _put_down(known, _tiles(s, found), TILE_PLACES, TILES, TILES_IN_A_WORD)
    return known


def _put_down(known: Known, found: list[int], places: list[int], size: int, in_a_word: int) -> None:
    """Write down the possible cards, place by place, and the certain ones, which may be in one place only."""
    words = []
    once = twice = word = shift = 0
    for place in places:
        members = 0 if place == NO_PLACE else found[place]
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
    known.possible_words = both[: half * BYTES]
    known.certain_words = both[half * BYTES :]


def _tales(s: State, order: list[int], ledger: Tales) -> list[int]:
    """Everybody sees how many Tales lie where: of an empty place nothing need be asked."""
    zones = s.zones
    places = [0] * (2 * OTHERS + 1)
    for away in range(len(order) - 1):
        other = order[away + 1]
        if zones[other] & s.edition.epic_cards:
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
