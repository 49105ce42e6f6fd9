"""The ledgers of an observer beside plain enumeration: any moves at all, on decks small enough to list."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ardri.rules.box.catalogue import CARDS, TALES, bits
from ardri.rules.knowledge.card_counting import Whereabouts
from ardri.rules.knowledge.epic_counting import Tales
from ardri.rules.state.events import EVERYBODY
from ardri.rules.state.ledger import Known, Ledger, Trail, route
from ardri.rules.state.ledger import follow as follow_trail
from ardri.rules.state.state import EPIC_DISCARD, EPIC_PILE, HAND, ZONES
from tests.rules.helpers.knowledge_checks import count
from tests.rules.helpers.knowledge_oracle import Histories

UNSEEN, SEEN, LOOKED_AT = range(3)
Moves = list[tuple[int, int, int]]

THOROUGHLY = settings(max_examples=200)
PAINSTAKINGLY = settings(THOROUGHLY, max_examples=3000)


def some_moves(most: int) -> st.SearchStrategy[Moves]:
    return st.lists(
        st.tuples(st.integers(0, 4), st.integers(0, 3), st.sampled_from((UNSEEN, UNSEEN, SEEN, LOOKED_AT))),
        max_size=most,
    )


def every_layout(deck: int, where: list[int], places: int) -> Iterator[list[int]]:
    """All ways in which the cards of a deck can lie in some places, however many in each."""
    cards = bits(deck)
    for spots in product(where, repeat=len(cards)):
        layout = [0] * places
        for card, spot in zip(cards, spots, strict=True):
            layout[spot] |= 1 << card
        yield layout


def compare(ledger: Ledger, brute: Histories, where: list[int], seed: int = 0) -> None:
    """The ledger says exactly what enumeration says."""
    for layout in every_layout(brute.deck, where, brute.places):
        assert ledger.allows(layout) == brute.holds(layout)
    assert [ledger.possible(place) for place in range(brute.places)] == brute.possible()
    if isinstance(ledger, Whereabouts):
        assert ledger.everywhere() == brute.possible()
    certain = [0] * brute.places
    for fact in ledger.facts():
        assert fact.least == brute.least(fact.place, fact.cards) > 0
        if fact.least == fact.cards.bit_count():
            certain[fact.place] |= fact.cards
    assert certain == brute.certain()
    rng = Random(seed)
    for _ in range(20):
        dealt = [0] * brute.places
        ledger.deal(rng, dealt)
        assert brute.holds(dealt)


def dealt_often(ledger: Ledger, places: int, times: int) -> Counter[tuple[int, ...]]:
    rng = Random(5)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        layout = [0] * places
        ledger.deal(rng, layout)
        found[tuple(layout)] += 1
    return found


def chi_square(found: Counter[tuple[int, ...]], layouts: int) -> float:
    expected = found.total() / layouts
    missing = layouts - len(found)
    return sum((count - expected) ** 2 / expected for count in found.values()) + missing * expected


# Action cards and tiles


def follow(start: list[int], moves: Moves) -> tuple[Ledger, Histories, Histories]:
    """Five cards in four places; what comes of the moves, with all cards named and with few."""
    truth = list(start)
    masks = [sum(1 << card for card in range(5) if start[card] == place) for place in range(4)]
    ledger: Ledger = Whereabouts(tuple(masks))
    named = Histories(0b11111, [0] * 4, dict(enumerate(start)))
    one_pile = len(set(start)) == 1
    nameless = Histories(0b11111, [mask.bit_count() for mask in masks], {}) if one_pile else named
    for card, target, how in moves:
        source = truth[card]
        to = source if how == LOOKED_AT else target
        truth[card] = to
        for brute in {named, nameless}:
            if how == UNSEEN:
                brute.unseen(source, to)
            else:
                brute.seen(card, source, to)
        if how != UNSEEN:
            ledger.seen(card, source, to)
        elif source != to:
            ledger.unseen(source, to)
    return ledger, named, nameless


@THOROUGHLY
@given(start=st.lists(st.integers(0, 3), min_size=5, max_size=5), moves=some_moves(12))
def test_action_cards_may_be_exactly_where_the_moves_can_have_brought_them(
    start: list[int], moves: Moves
) -> None:
    ledger, brute, _ = follow(start, moves)
    compare(ledger, brute, [0, 1, 2, 3])


@pytest.mark.slow
@PAINSTAKINGLY
@given(start=st.lists(st.integers(0, 3), min_size=5, max_size=5), moves=some_moves(20))
def test_action_cards_may_be_exactly_where_many_moves_can_have_brought_them(
    start: list[int], moves: Moves
) -> None:
    ledger, brute, _ = follow(start, moves)
    compare(ledger, brute, [0, 1, 2, 3])


@THOROUGHLY
@given(moves=some_moves(12))
def test_cards_never_seen_may_stand_for_each_other_when_layouts_are_enumerated(moves: Moves) -> None:
    _, named, nameless = follow([0] * 5, moves)
    assert nameless.count() == len(named.layouts)
    for layout in every_layout(0b11111, [0, 1, 2, 3], 4):
        assert nameless.holds(layout) == named.holds(layout)
    assert nameless.possible() == named.possible()
    for place, cards in product(range(4), range(1, 32)):
        assert nameless.least(place, cards) == named.least(place, cards)


def test_whoever_saw_nothing_thinks_every_deal_possible_and_equally_likely() -> None:
    ledger: Ledger = Whereabouts((0b11111, 0, 0))
    for target in (1, 1, 2):
        ledger.unseen(0, target)
    found = dealt_often(ledger, 3, 6000)
    assert len(found) == 30
    assert chi_square(found, 30) < 60


def test_layouts_of_different_tables_are_equally_likely() -> None:
    """Two cards of three go over, one of three comes back: how many came back of which is not even."""
    ledger: Ledger = Whereabouts((0b00111, 0b11000))
    ledger.unseen(0, 1)
    ledger.unseen(0, 1)
    ledger.unseen(1, 0)
    brute = Histories(0b11111, [0, 0], {0: 0, 1: 0, 2: 0, 3: 1, 4: 1})
    brute.unseen(0, 1)
    brute.unseen(0, 1)
    brute.unseen(1, 0)
    found = dealt_often(ledger, 2, 4500)
    assert set(found) == {tuple(layout) for layout in brute.all_concrete()}
    assert chi_square(found, brute.count()) < 25


def test_a_card_that_goes_unseen_and_alone_is_still_known() -> None:
    ledger = Whereabouts((0b001, 0b110, 0))
    ledger.unseen(0, 2)
    assert [ledger.possible(place) for place in range(3)] == [0, 0b110, 0b001]
    assert [(fact.place, fact.cards, fact.least) for fact in ledger.facts()] == [(1, 0b110, 2), (2, 0b001, 1)]


def test_a_pair_of_kinds_is_a_fact_of_its_own() -> None:
    """One of two cards came unseen to a known one, and one of the three left: one of them is still there."""
    ledger: Ledger = Whereabouts((0b00011, 0b00100, 0, 0b11000))
    ledger.unseen(0, 1)
    ledger.unseen(1, 2)
    ledger.unseen(3, 1)
    facts = [(fact.cards, fact.least) for fact in ledger.facts() if fact.place == 1]
    assert facts == [(0b00111, 1), (0b11000, 1)]


def test_there_may_be_cards_of_several_kinds_in_any_number_of_places() -> None:
    ledger = Whereabouts((0b00001111, 0b11110000, *[0] * 7))
    brute = Histories(0b11111111, [0] * 9, {card: card // 4 for card in range(8)})
    for source, target in ((0, 1), (1, 2), (1, 3), (1, 4), (0, 5), (0, 6), (1, 7), (7, 8), (8, 0), (0, 7)):
        ledger.unseen(source, target)
        brute.unseen(source, target)
        assert [ledger.possible(place) for place in range(9)] == ledger.everywhere() == brute.possible()
        assert count(ledger) == brute.count()


@given(before=some_moves(6), source=st.integers(0, 3), number=st.integers(1, 3))
def test_cards_may_go_one_after_another_or_together(before: Moves, source: int, number: int) -> None:
    one_by_one, brute, _ = follow([0, 0, 0, 1, 1], before)
    assume(all(sum(spot == source for spot in spots) >= number for spots, _ in brute.layouts))
    together = one_by_one.copy()
    together.unseen(source, (source + 1) % 4, number)
    for _ in range(number):
        one_by_one.unseen(source, (source + 1) % 4)
        brute.unseen(source, (source + 1) % 4)
    compare(together, brute, [0, 1, 2, 3])
    assert [together.possible(place) for place in range(4)] == [
        one_by_one.possible(place) for place in range(4)
    ]


# Epic Tales

FIRST = CARDS - 5
FIVE_TALES = 0b11111 << FIRST
TALE_PLACES = [EPIC_PILE, HAND, HAND + 1, EPIC_DISCARD]


def follow_tales(moves: Moves) -> tuple[Ledger, Histories]:
    """Five Tales in the pile, two hands and the discard; moves that the rules do not know are left out."""
    truth = [EPIC_PILE] * 5
    ledger: Ledger = Tales((0,) * ZONES, FIVE_TALES, (0,) * TALES)
    brute = Histories(FIVE_TALES, [0] * ZONES, dict.fromkeys(range(FIRST, CARDS), EPIC_PILE))
    for card, target, how in moves:
        source, to = truth[card], TALE_PLACES[target]
        if how == LOOKED_AT:
            to = source
        elif source == to:
            continue
        if source == to == EPIC_PILE:
            continue
        if how == UNSEEN:
            if to == EPIC_PILE or (source != EPIC_PILE and truth.count(source) > 1):
                continue
            ledger.unseen(source, to)
            brute.unseen(source, to)
        else:
            ledger.seen(FIRST + card, source, to)
            brute.seen(FIRST + card, source, to)
        truth[card] = to
    return ledger, brute


@THOROUGHLY
@given(moves=some_moves(24))
def test_tales_may_be_exactly_where_the_moves_can_have_brought_them(moves: Moves) -> None:
    ledger, brute = follow_tales(moves)
    compare(ledger, brute, TALE_PLACES)


@pytest.mark.slow
@PAINSTAKINGLY
@given(moves=some_moves(40))
def test_tales_may_be_exactly_where_many_moves_can_have_brought_them(moves: Moves) -> None:
    ledger, brute = follow_tales(moves)
    compare(ledger, brute, TALE_PLACES)


def tales_after(*moves: tuple[str, int, int, int]) -> tuple[Ledger, Histories]:
    """Like ``("unseen", 0, EPIC_PILE, HAND)``: the five Tales are numbered from 0."""
    ledger: Ledger = Tales((0,) * ZONES, FIVE_TALES, (0,) * TALES)
    brute = Histories(FIVE_TALES, [0] * ZONES, dict.fromkeys(range(FIRST, CARDS), EPIC_PILE))
    for how, card, source, to in moves:
        if how == "unseen":
            ledger.unseen(source, to)
            brute.unseen(source, to)
        else:
            ledger.seen(FIRST + card, source, to)
            brute.seen(FIRST + card, source, to)
    return ledger, brute


RESHUFFLED = (
    ("seen", 3, EPIC_PILE, EPIC_DISCARD),
    ("seen", 4, EPIC_PILE, EPIC_DISCARD),
    ("unseen", 0, EPIC_PILE, HAND),
    ("unseen", 0, EPIC_PILE, HAND + 1),
    ("seen", 3, EPIC_DISCARD, EPIC_PILE),
    ("seen", 4, EPIC_DISCARD, EPIC_PILE),
    ("unseen", 0, EPIC_PILE, HAND),
    ("unseen", 0, EPIC_PILE, HAND + 1),
)


def test_hands_drawn_before_and_after_a_reshuffle_are_all_equally_likely() -> None:
    """A hand of two old Tales comes about in two ways, one of an old and a new in one: no matter."""
    ledger, brute = tales_after(*RESHUFFLED)
    found = dealt_often(ledger, ZONES, 6000)
    assert set(found) == {tuple(layout) for layout in brute.all_concrete()}
    assert chi_square(found, brute.count()) < 50


def test_a_hand_that_drew_before_the_reshuffle_has_one_of_the_old_tales() -> None:
    ledger, brute = tales_after(*RESHUFFLED)
    old = 0b00111 << FIRST
    assert [(fact.place, fact.cards, fact.least) for fact in ledger.facts()] == [
        (HAND, old, 1),
        (HAND + 1, old, 1),
    ]
    assert brute.least(HAND, old) == 1


def test_tales_that_emptied_the_pile_are_surely_out() -> None:
    ledger, _ = tales_after(
        ("seen", 2, EPIC_PILE, EPIC_DISCARD),
        ("seen", 3, EPIC_PILE, EPIC_DISCARD),
        ("seen", 4, EPIC_PILE, EPIC_DISCARD),
        ("unseen", 0, EPIC_PILE, HAND),
        ("unseen", 0, EPIC_PILE, HAND + 1),
        *[("seen", card, EPIC_DISCARD, EPIC_PILE) for card in (2, 3, 4)],
        ("unseen", 0, EPIC_PILE, HAND),
    )
    assert ledger.possible(EPIC_PILE) == 0b11100 << FIRST
    assert ledger.possible(HAND + 1) == 0b00011 << FIRST
    assert ledger.possible(HAND) == FIVE_TALES


# Trails


def test_a_copy_of_a_trail_goes_its_own_way() -> None:
    trail = Trail([Whereabouts((0b111, 0, 0))], [])
    trail.add(0, route(0, 1), EVERYBODY)
    copy = trail.copy()
    trail.add(1, route(0, 1), EVERYBODY)
    copy.add(2, route(0, 2), EVERYBODY)
    found = [follow_trail(each, 0, None) for each in (trail, copy)]
    assert [[ledger.possible(place) for place in range(3)] for ledger in found] == [
        [0b100, 0b011, 0],
        [0b010, 0b001, 0b100],
    ]


def test_what_was_worked_out_stays_when_the_trail_goes_on() -> None:
    trail = Trail([Whereabouts((0b111, 0))], [])
    known = Known(follow_trail(trail, 0, None), trail)
    trail.add(1, route(0, 1), EVERYBODY)
    assert follow_trail(trail, 0, known).possible(1) == 0b010
    assert known.ledger.possible(1) == 0


def test_a_new_beginning_forgets_what_was_worked_out() -> None:
    old = Trail([Whereabouts((0b01, 0b10))], [])
    new = Trail([Whereabouts((0b11, 0))], [])
    assert follow_trail(new, 0, Known(follow_trail(old, 0, None), old)).possible(0) == 0b11


def test_only_who_saw_a_card_knows_which_it_was() -> None:
    trail = Trail([Whereabouts((0b11, 0))] * 2, [])
    trail.add(1, route(0, 1), 0b10)
    assert [follow_trail(trail, observer, None).possible(1) for observer in range(2)] == [0b11, 0b10]
