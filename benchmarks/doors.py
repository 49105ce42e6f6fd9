"""Doors for researchers' tools beside other games in the same tools: random agents, steps in a second.

A step is what an agent does: its observation with the mask and a choice, through all wrappers; with OpenSpiel
the actions offered, a choice of a player or an outcome of chance.
"""

import argparse
import json
import platform
import random
import time
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module

import numpy as np

from benchmarks.contest import Sample

STEPS = "steps/s"
WARM = 200


def pettingzoo(module: str, **arguments: int) -> Callable[[random.Random], Callable[[], None]]:
    """What makes one step in an environment of PettingZoo, again and again."""

    def ready(lots: random.Random) -> Callable[[], None]:
        environment = import_module(module).env(**arguments)
        environment.reset(seed=lots.randrange(1000))

        def step() -> None:
            observation, _, over, cut, _ = environment.last()
            if over or cut:
                environment.reset()
                return
            environment.step(lots.choice(np.flatnonzero(observation["action_mask"]).tolist()))

        return step

    return ready


def openspiel(name: str, module: str) -> Callable[[random.Random], Callable[[], None]]:
    """What makes one step in a game of OpenSpiel, again and again."""

    def ready(lots: random.Random) -> Callable[[], None]:
        import_module(module)
        game = import_module("pyspiel").load_game(name)
        states = [game.new_initial_state()]

        def step() -> None:
            state = states[0]
            if state.is_terminal():
                states[0] = game.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(lots.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(lots.choice(state.legal_actions()))

        return step

    return ready


GAMES = "open_spiel.python.games"
WAYS = {
    "pettingzoo-inis": pettingzoo("ardri.envs.pettingzoo", players=4),
    "pettingzoo-connect-four": pettingzoo("pettingzoo.classic.connect_four_v3"),
    "pettingzoo-hanabi": pettingzoo("pettingzoo.classic.hanabi_v5"),
    "openspiel-inis": openspiel("python_inis(players=4)", "ardri.envs.openspiel"),
    "openspiel-tic-tac-toe": openspiel("python_tic_tac_toe", f"{GAMES}.tic_tac_toe"),
    "openspiel-kuhn-poker": openspiel("python_kuhn_poker", f"{GAMES}.kuhn_poker"),
}


def rate(step: Callable[[], None], seconds: float) -> float:
    """Steps in a second of processor time."""
    for _ in range(WARM):
        step()
    done = 0
    start = now = time.process_time()
    while now - start < seconds:
        for _ in range(WARM):
            step()
        done += WARM
        now = time.process_time()
    return done / (now - start)


def main() -> None:
    """Measure the one way named on the command line and print the sample as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("way", choices=WAYS)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--seed", type=int, required=True)
    arguments = parser.parse_args()
    step = WAYS[arguments.way](random.Random(arguments.seed))
    version = f"{platform.python_implementation()} {platform.python_version()}"
    print(json.dumps(asdict(Sample(version, {STEPS: rate(step, arguments.seconds)}))))


if __name__ == "__main__":
    main()
