"""Inis for OpenSpiel (`pip install ardri[openspiel]`): `import ardri.envs.openspiel` registers `python_inis`.

>>> import pyspiel
>>> game = pyspiel.load_game("python_inis(players=3,round_limit=5)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_players(), game.num_distinct_actions()
(True, 3, 475)
"""

try:
    from ardri.envs.openspiel.game import NAME, InisGame, InisState, register
except ImportError as missing:
    raise ImportError("ardri.envs.openspiel needs OpenSpiel: pip install ardri[openspiel]") from missing

__all__ = ["NAME", "InisGame", "InisState", "register"]

register()
