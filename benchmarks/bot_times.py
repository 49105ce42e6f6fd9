"""Thinking times of bots: a decision, a whole turn, and the speed of a search beside the bare engine.

    .venv/bin/python -m benchmarks.bot_times

Bots answer the questions of games among chieftains, so that all have the same ones.
"""

import argparse
import statistics
import time
from random import Random

from ardri.bots.chieftain import Chieftain
from ardri.bots.druid import ITERATIONS, Druid, make_hard
from ardri.bots.protocol import Bot
from ardri.rules.game import Game


def bare(players: int, windows: str, seconds: float) -> float:
    """Choices a second of the engine alone, at random, in processor time."""
    lot = Random(1).random
    made = seed = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game.start(players, seed, windows=windows)
        seed += 1
        while not game.over:
            game.choose_code(game.codes[int(lot() * len(game.codes))])
            made += 1
    return made / (time.process_time() - start)


def answered(bot: Bot, players: int, windows: str, games: int) -> tuple[list[float], list[float]]:
    """Seconds for each decision, and for all that one seat decides before another one does."""
    decisions: list[float] = []
    turns: list[float] = []
    for seed in range(games):
        game = Game.start(players, seed, windows=windows)
        guides = [Chieftain(f"{seed}/{seat}") for seat in range(players)]
        before = -1
        while not game.over:
            decision = game.decision
            if not decision.forced:
                view = game.view(decision.seat)
                start = time.process_time()
                bot.choose(view, decision)
                decisions.append(time.process_time() - start)
                if decision.seat == before:
                    turns[-1] += decisions[-1]
                else:
                    turns.append(decisions[-1])
                before = decision.seat
            game.choose(guides[decision.seat].choose(game.view(decision.seat), decision), decision.seat)
    return decisions, turns


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description="Measure how long bots think.")
    parser.add_argument("--games", type=int, default=2, help="of each kind")
    games = parser.parse_args().games
    print("players windows  bot        mean ms  99 in 100  longest  longest turn s  search / bare engine")
    for players in (2, 4):
        for windows in ("open", "sealed"):
            rate = bare(players, windows, 2.0)
            druid, hard = Druid("1", iterations=ITERATIONS), make_hard("1", {})
            bots: dict[str, Bot] = {"chieftain": Chieftain("1"), "druid": druid, "hard": hard}
            for name, bot in bots.items():
                decisions, turns = answered(bot, players, windows, games)
                within = statistics.quantiles(decisions, n=100)[-1]
                ratio = f"{bot.applied / sum(decisions) / rate:.2f}" if isinstance(bot, Druid) else ""
                print(
                    f"{players:7} {windows:8} {name:9} {1000 * statistics.mean(decisions):8.1f} "
                    f"{1000 * within:10.1f} {1000 * max(decisions):8.1f} {max(turns):15.2f}  {ratio}"
                )


if __name__ == "__main__":
    main()
