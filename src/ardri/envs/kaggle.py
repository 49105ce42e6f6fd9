"""A harness in the shape of Kaggle's Game Arena, over the game for OpenSpiel: moves, prompts, answers.

An observation is a mapping with `serializedGameAndState`, the state by `pyspiel.serialize_game_and_state`,
and perhaps `playerId`. A move is the key of an option, such as ``card:bard``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("ardri.envs.kaggle needs OpenSpiel: pip install ardri[openspiel]") from missing

from ardri.envs.openspiel import InisState
from ardri.rules.decisions import Decision
from ardri.rules.errors import RulesError
from ardri.rules.views.view import View
from ardri.texts.answers import AnswerError, meant
from ardri.texts.prompt import HOW, prompt

Observation = Mapping[str, object]


def get_legal_moves(observation: Observation) -> dict[int, str]:
    """The actions offered, each with the key of its option; none if the player is not asked."""
    found = _asked(observation)
    if found is None:
        return {}
    state, _, decision = found
    numbers = state.table.actions.numbers
    return {numbers[option.code]: option.key for option in decision.options}


def make_prompt(
    observation: Observation,
    move_history: Sequence[str] = (),  # noqa: ARG001 - the harness passes it; the prompt tells what happened
    previous_response: str | None = None,
    previous_action: str | None = None,
) -> str:
    """The prompt for the player that is asked; after an answer of no use, it says so.

    The history of moves is not in it: the prompt tells what happened, as far as the player may know it.

    Raises:
        RulesError: if the player is not asked.
    """
    found = _asked(observation)
    if found is None:
        raise RulesError("the player of this observation is not asked anything")
    _, view, decision = found
    text = prompt(view, decision)
    if previous_response is None and previous_action is None:
        return text
    said = repr(previous_action) if previous_action else "no option"
    return f"{text}\n\nYour last answer named {said}, which is not offered.\n{HOW}"


generate_prompt = make_prompt


def parse_response(response: str, observation: Observation) -> str | None:
    """The move that a response means; None if it names none of those offered."""
    found = _asked(observation)
    if found is None:
        return None
    try:
        return meant(response, found[2]).key
    except AnswerError:
        return None


def _asked(observation: Observation) -> tuple[InisState, View, Decision] | None:
    """The state of an observation, with the view and the decision of its player, if that is asked."""
    serialized = observation.get("serializedGameAndState")
    if not isinstance(serialized, str) or not serialized:
        raise RulesError("an observation has the state as text, in 'serializedGameAndState'")
    _, state = pyspiel.deserialize_game_and_state(serialized)
    player = observation.get("playerId", state.current_player())
    if not isinstance(player, int) or player < 0 or player != state.current_player():
        return None
    view = state.table.game.view(player)
    decision = view.decision
    return None if decision is None else (state, view, decision)
