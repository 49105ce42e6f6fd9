"""Secrets shown to everybody on purpose: each that the visibility table names is noticed."""

from __future__ import annotations

from collections import Counter

import pytest

from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.engine import verbs
from ardri.rules.engine.play import Play
from ardri.rules.knowledge import sightings
from ardri.rules.state.events import EVERYBODY
from ardri.rules.state.state import State
from tests.rules.helpers.recorded_games import PlayedOut, Setup
from tests.rules.helpers.two_worlds import two_worlds

GAMES = 60

SECRET_MOVES = [
    ("", "undealt", "set_aside"),
    ("", "undealt", "hand"),
    ("", "hand", "put_away"),
    ("", "put_away", "hand"),
    ("", "hand", "hand"),
    pytest.param("maeves_wealth", "hand", "hand", marks=pytest.mark.slow),
    pytest.param("raid", "hand", "hand", marks=pytest.mark.slow),
    ("salt_mine", "hand", "hand"),
    ("", "hand", "action_discard"),
    ("", "set_aside", "hand"),
    ("", "hand", "set_aside"),
    ("", "epic_pile", "drawn"),
    ("", "drawn", "hand"),
    ("druid", "action_discard", "hand"),
    ("cathbads_word", "action_discard", "set_aside"),
]
LOOKS = [pytest.param("druid", marks=pytest.mark.slow), "scouts_spies", "moor"]


def being_played(s: State) -> str:
    """The innermost card being played."""
    plays = [frame.card for frame in s.stack if isinstance(frame, Play)]
    return CARD_KEYS[plays[-1]] if plays else ""


def kind(zone: int) -> str:
    """The name of a zone, whosever it is."""
    return verbs.zone_name(zone).partition(":")[0]


def is_noticed() -> bool:
    """True if the two worlds of one of some games differ."""
    for seed in range(GAMES):
        setup = Setup((4, 3, 2)[seed % 3], "open", edition="base", undo=False, seed=seed)
        try:
            two_worlds(PlayedOut(setup), Counter(), each=2)
        except AssertionError as told:
            return "the views differ at" in str(told)
    return False


@pytest.mark.parametrize(("playing", "source", "target"), SECRET_MOVES)
def test_a_card_moved_in_secret_but_shown_to_everybody(
    playing: str, source: str, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = verbs.carry

    def carry(s: State, card: int, origin: int, goal: int, seen_by: int) -> None:
        told = (kind(origin), kind(goal)) == (source, target) and playing in ("", being_played(s))
        honest(s, card, origin, goal, EVERYBODY if told else seen_by)

    monkeypatch.setattr(verbs, "carry", carry)
    assert is_noticed()


@pytest.mark.parametrize("playing", LOOKS)
def test_cards_looked_at_in_secret_but_shown_to_everybody(
    playing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = sightings.note

    def note(s: State, card: int, source: int, target: int, seen_by: int) -> None:
        told = source == target and playing == being_played(s)
        honest(s, card, source, target, EVERYBODY if told else seen_by)

    monkeypatch.setattr("ardri.rules.engine.verbs.note", note)
    assert is_noticed()
