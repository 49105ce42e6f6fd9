"""Fuzzing of `position`: any arguments give a game that can be played, or a PositionError."""

from typing import Final

import pytest
from hypothesis import event, example, given, settings
from hypothesis import strategies as st

from ardri.rules.box.base_box import EPIC_KEYS, TILE_KEYS
from ardri.rules.errors import PositionError
from ardri.rules.formats.position import position
from ardri.rules.invariants import problems
from ardri.testing import play_random

# Any two answers from this short list may come together; long chains of reactions have tests of their own
CARDS: Final = (
    "bard citadel druid geis migration new_clans sanctuary warlord raid eriu the_fianna cathbads_word"
)
PLAYED_ON: Final = 50

cards = st.lists(st.sampled_from(CARDS.split()), max_size=3, unique=True).map(" ".join)
numbers = st.integers(-1, 5)
seats = st.sampled_from(["A", "B", "C", "D", "AB", "Z", ""])
lands = st.sampled_from([*TILE_KEYS, "atlantis"])
groups = st.lists(
    st.sampled_from(["A1", "A3", "B2", "C1", "D2", "A0", "B13", "A", "11"]), min_size=1, max_size=3
).map(" ".join)
sites = st.sampled_from(["0,0,up", "2,0,up", "1,1,down", "1,-1,down", "0,600,up", "up"])
flags = st.booleans()
junk = st.one_of(
    st.none(), st.integers(), st.floats(), st.text(max_size=3), st.binary(max_size=2), st.just([["A"]]), flags
)
SENSIBLE: Final[dict[str, st.SearchStrategy[object]]] = {
    "players": st.integers(1, 5),
    "tiles": st.one_of(
        st.lists(lands, max_size=6), st.dictionaries(st.sampled_from(TILE_KEYS), sites, max_size=4)
    ),
    "clans": st.dictionaries(lands, groups, max_size=4),
    "sanctuaries": st.dictionaries(lands, numbers, max_size=3),
    "citadels": st.dictionaries(lands, numbers, max_size=3),
    "capital": lands,
    "festival": lands,
    "hand": st.dictionaries(seats, cards, max_size=3),
    "deeds": st.dictionaries(seats, numbers, max_size=2),
    "pretenders": seats,
    "brenn": seats,
    "crows": st.sampled_from(["clockwise", "counterclockwise", "down"]),
    "turn": seats,
    "opening": flags,
    "passes": numbers,
    "set_aside": cards,
    "epic_discard": st.lists(st.sampled_from(EPIC_KEYS), max_size=2),
    "played": st.lists(lands, max_size=2),
    "stack": st.lists(lands, max_size=3),
    "round": numbers,
    "chance": st.sampled_from(["epic:eriu", "tile:moor epic:eriu", "crows:clockwise", "epic:bard", "deal"]),
    "edition": st.sampled_from(["base", "discovery", "another"]),
    "round_limit": numbers,
    "windows": st.sampled_from(["open", "sealed", "ajar"]),
    "undo": flags,
    "listen": flags,
    "forced": flags,
}
# An ordinary position, of which a few arguments are then changed: so about half of them are accepted
meant = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "clans": st.just({"hills": "A2 B1", "cove": "A1"}),
        "turn": st.sampled_from("AB"),
    }
)
changes = st.lists(st.sampled_from(sorted(SENSIBLE)), max_size=4, unique=True).flatmap(
    lambda names: st.fixed_dictionaries({name: SENSIBLE[name] for name in names})
)


@settings(max_examples=300)
@given(meant, changes)
@example({}, {"hand": {"A": "bard druid"}})
@example({}, {"hand": {"A": "cathbads_word", "B": "bard"}, "players": 4})
@example({}, {"turn": "A", "passes": 2})
def test_what_is_accepted_can_be_played(ordinary: dict[str, object], changed: dict[str, object]) -> None:
    try:
        game = position(**{**ordinary, **changed})  # type: ignore[arg-type] # the point of it
    except PositionError:
        event("refused")
        return
    play_random(game, seed=1, choices=PLAYED_ON)
    assert problems(game.state) == []


@pytest.mark.pure  # a compiled function checks the types itself, with a TypeError
@settings(max_examples=300)
@given(st.sampled_from(sorted(SENSIBLE)), junk, meant)
def test_what_is_nonsense_is_refused(argument: str, nonsense: object, ordinary: dict[str, object]) -> None:
    try:
        game = position(**{**ordinary, argument: nonsense})  # type: ignore[arg-type] # the point of it
    except PositionError:
        return
    play_random(game, seed=1, choices=PLAYED_ON)


@pytest.mark.pure
@pytest.mark.parametrize(
    ("argument", "nonsense", "reason"),
    [
        ("players", "2", "players is a whole number"),
        ("players", True, "players is a whole number"),
        ("tiles", 7, "tiles is a text of words or a list of them, not 7"),
        ("clans", "hills A1", "clans is a mapping, not 'hills A1'"),
        ("clans", {"hills": 2}, "clans is written as text, not 2"),
        ("clans", {4: "A1"}, "clans is written as text, not 4"),
        ("hand", {"A": 3}, "the hand of A is a text of words"),
        ("deeds", {"A": 1.5}, "deeds of A is a whole number"),
        ("brenn", 0, "there is no seat 0"),
        ("turn", 0, "there is no seat 0"),
        ("capital", 4, "there is no territory 4"),
        ("opening", 1, "opening is True or False, not 1"),
        ("chance", [1], "chance is written as text, not 1"),
        ("source", 7, "a source of chance is a Source, not 7"),
    ],
)
def test_a_wrong_type_is_named(argument: str, nonsense: object, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        position(**{argument: nonsense})  # type: ignore[arg-type] # the point of it
