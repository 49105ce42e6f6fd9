"""OpenSpiel's hearts, an engine in C++, driven from Python with random choices.

The caller answers its chance nodes too (who passes to whom, and the deal, card by card). Their time counts,
as the time of our own chance does; they are no decisions and are counted apart.
"""

import random
from collections.abc import Sequence

import pyspiel

from benchmarks.contest import Played, Task, main, play_for

HEARTS = pyspiel.load_game("hearts")
HANDS = 100


class Hearts:
    """The loop that OpenSpiel's own examples play with."""

    def play(self, seed: int) -> Played:
        """Play one game of random choices to its end."""
        return self._play(HEARTS.new_initial_state(), seed)

    def _play(self, state: pyspiel.State, seed: int) -> Played:
        chance = random.Random(seed).random
        decisions = real = nodes = 0
        while not state.is_terminal():
            if state.is_chance_node():
                nodes += 1
                outcomes = state.chance_outcomes()  # all equally likely, in hearts
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            count = len(actions)
            decisions += 1
            if count > 1:
                real += 1
            state.apply_action(actions[int(chance() * count)])
        return Played(decisions, real, nodes)

    def copies(self, seed: int, every: int) -> Sequence[Task]:
        """Play one game; for the position at every so many decisions, what copies it once."""
        state = HEARTS.new_initial_state()
        choice = random.Random(seed).choice
        found: list[Task] = []
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                if decisions % every == 0:
                    found.append(state.clone().clone)
                decisions += 1
            state.apply_action(choice(state.legal_actions()))
        return found

    def more(self, seconds: float, seed: int) -> dict[str, float]:
        """The decisions alone: games that begin when the cards are dealt."""
        hands = [_dealt(seed + number) for number in range(HANDS)]

        def play(number: int) -> Played:
            return self._play(hands[number % HANDS].clone(), number)

        _, spent, total = play_for(play, seconds / 4, seed)
        return {"decisions/s, after the deal": total.decisions / spent}


def _dealt(seed: int) -> pyspiel.State:
    state = HEARTS.new_initial_state()
    choice = random.Random(seed).choice
    while state.is_chance_node():
        state.apply_action(choice(state.legal_actions()))
    return state


if __name__ == "__main__":
    main({"hearts": Hearts})
