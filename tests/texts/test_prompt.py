"""Prompts say what the view says, are short enough, and two worlds are one prompt."""

import re
from collections import Counter
from json import dumps
from random import Random

import pytest

from ardri.rules.editions.registry import with_every_module
from ardri.rules.game import Game
from ardri.testing import play, position
from ardri.texts.prompt import HOW, option_texts, prompt
from tests.rules.helpers.recorded_games import PlayedOut, Setup
from tests.rules.helpers.two_worlds import seat_of, two_worlds

MOST_TOKENS = 2500


def tokens(text: str) -> int:
    """More tokens than a text has for any common model: a part of four letters each, and every sign."""
    return sum(-(-len(word) // 4) for word in re.findall(r"\w+", text)) + len(re.findall(r"[^\w\s]", text))


@pytest.mark.parametrize(("players", "edition"), [(2, "base"), (4, "base"), (5, with_every_module().name)])
def test_a_prompt_is_short_enough_and_has_every_option(players: int, edition: str) -> None:
    game = Game.start(players, 3, edition, round_limit=5, listen=True)
    rng, told = Random(players), [0] * players
    asked = 0
    while not game.over:
        decision = game.decision
        if rng.random() < 0.1:
            view = game.view(decision.seat)
            text = prompt(view, decision, told[decision.seat])
            asked += 1
            assert tokens(text) <= MOST_TOKENS
            for number, option in enumerate(decision.options, 1):
                assert re.search(rf"^{number}\. .+ \[{re.escape(option.key)}\]$", text, re.MULTILINE)
            assert text.endswith(HOW)
            told[decision.seat] = len(game.events)
        game.choose(rng.choice(decision.options))
    assert asked > 10


def test_a_prompt_says_table_tracks_hand_and_what_is_known() -> None:
    game = position(
        4,
        clans={"hills": "A2 B1", "cove": "A1"},
        hand={"A": "scouts_spies bard", "B": "druid citadel"},
        turn="A",
        listen=True,
    )
    play(game, "A: card:scouts_spies, seat:B")
    text = prompt(game.view(0), game.decision)
    tracks = game.view(0).tracks(0)
    for said in (
        "You are A. Round 1, season",
        "- Hills: A2* B1",
        f"- A (you): Leadership {tracks.leadership}, Religion {tracks.religion}, Land {tracks.land}",
        "- Bard: (Season) Draw 1 Epic Tale.",
        "- the hand of B: Citadel, Druid",
        "- A plays Scouts & Spies",
    ):
        assert said in text
    assert (
        "Citadel, Druid"
        not in prompt(game.view(0), game.decision).split("What happened")[0].split("What you")[0]
    )


def test_only_what_happened_since_is_told() -> None:
    game = position(clans={"hills": "A2 B1"}, hand={"A": "sanctuary bard citadel"}, turn="A", listen=True)
    play(game, "A: card:citadel")
    assert "What happened lately" in prompt(game.view(game.decision.seat), game.decision)
    assert "What happened lately" not in prompt(
        game.view(game.decision.seat), game.decision, len(game.events)
    )


def test_how_far_a_plan_is_is_told() -> None:
    game = Game.start(3, seed=2)
    while not (game.decision.question == "draft_keep" and game.view(game.decision.seat).named):
        game.choose(game.decision.options[0])
    view = game.view(game.decision.seat)
    assert re.search(r"1 of 2 chosen: \w+", prompt(view, game.decision))


def test_sites_are_told_by_their_neighbours() -> None:
    game = Game.start(2, seed=1, edition="discovery")
    while game.decision.question != "site":
        game.choose(game.decision.options[0])
    told = option_texts(game.view(game.decision.seat), game.decision)
    assert all(re.fullmatch(r"Touching .+ \[site:.+\]", text) for text in told)


def shown(game: Game, who: str) -> str:
    """The prompt of a seat, with its own decision if it has one."""
    seat = seat_of(who)
    decision = None if seat is None else game.decision_of(seat)
    return dumps({"prompt": prompt(game.view(seat), decision) if decision is not None else ""})


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_prompts_of_two_worlds_are_equal(windows: str) -> None:
    done: Counter[str] = Counter()
    two_worlds(PlayedOut(Setup(3, windows, "base", undo=False, seed=4)), done, look=shown)
    assert done["comparisons"] > 60
