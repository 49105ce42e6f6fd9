"""Moments of random games: one for each card at which it can be played, one for each question."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from ardri.rules.decisions import Decision
from ardri.rules.engine.questions import WINDOW_MOMENTS
from ardri.rules.foresight import is_idle
from ardri.rules.game import Game
from ardri.server.table.standing_orders import DEFAULT
from ardri.testing import play, position

GAMES: Final = 40
DRAFTS: Final = ("draft_keep", "draft_hand_on")


@cache
def moments() -> tuple[dict[str, Game], dict[str, Game]]:
    """By cards, and by questions: the first moments in the same games every time."""
    cards: dict[str, Game] = {}
    questions: dict[str, Game] = {}
    for number in range(GAMES):
        rng = Random(number)
        game = Game.start(players=2 + number % 3, seed=number)
        while not game.over:
            decision = game.decision
            if decision.question not in DRAFTS:  # in a draft everybody is asked
                found = offered(game, decision)
                asks = found or decision.question not in WINDOW_MOMENTS
                if asks and decision.question not in questions:
                    questions[decision.question] = game.copy()
                for card in found:
                    if card not in cards:
                        cards[card] = game.copy()
            game.choose(rng.choice(decision.options))
    questions["which_clan"] = at_the_stones()
    return cards, questions


def offered(game: Game, decision: Decision) -> list[str]:
    """The cards that somebody is asked about who has given no standing orders but to skip idle ones."""
    found = [option.key[len("card:") :] for option in decision.options if option.key.startswith("card:")]
    if decision.question not in WINDOW_MOMENTS:
        return found
    asked = [card for card in found if DEFAULT.get(card) != "never"]
    return [card for card in asked if not is_idle(game, decision.seat, f"card:{card}")]


def at_the_stones() -> Game:
    """A moment that random games hardly come to: a clan for the stones, sheltered or not."""
    game = position(
        tiles="cove stone_circle plains",
        clans={"stone_circle": "A2 B2", "plains": "A1"},
        citadels={"stone_circle": 1},
        hand={"A": "stone_circle battle_of_moytura bard druid", "B": "warlord conquest"},
        turn="B",
    )
    play(game, "B: card:warlord", "A: shelter", "B: attack:A", "A: discard:druid")
    play(game, "A: card:battle_of_moytura, card:stone_circle")
    return game
