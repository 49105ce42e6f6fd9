"""The doors for language models: hosted games, the Model Context Protocol, the harness in Kaggle's shape."""

import asyncio
import os
import subprocess
import sys
from importlib import import_module
from random import Random

import pyspiel
import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp_types import CallToolResult, TextContent

import ardri.envs.openspiel
from ardri.bots.settings import BotError
from ardri.envs import hosted_games
from ardri.envs.hosted_games import Games, card_of, rules_of
from ardri.envs.kaggle import get_legal_moves, make_prompt, parse_response
from ardri.envs.mcp import server
from ardri.rules.errors import RulesError
from ardri.texts.answers import AnswerError


def test_a_game_is_played_to_its_end_by_words() -> None:
    games = Games()
    told = games.start(players=2, seat="B", opponents="calf", round_limit=1, seed=7)
    assert told.startswith("Game 1. You have seat B; calf plays A.\n\nYou play Inis")
    rng = Random(7)
    for _ in range(1000):
        if "Game 1 is over." in told:
            break
        with pytest.raises(AnswerError):
            games.choose(1, "something")
        options = [line for line in told.splitlines() if line.endswith("]") and line[0].isdigit()]
        told = games.choose(1, rng.choice(options).partition(".")[0])
        assert told.startswith("You chose ")
    assert "Game 1 is over." in told
    with pytest.raises(RulesError, match="game 1 is over"):
        games.choose(1, "1")
    assert games.listed().startswith("1: Game(2 players")
    games.end(1)
    with pytest.raises(RulesError, match="no game 1; there are: none"):
        games.look(1)


def test_what_there_is_not_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    games = Games()
    for wrong, said in (
        ({"players": 6}, "2 to 5"),
        ({"seat": "C"}, "seats are A, B"),
        ({"windows": "ajar"}, "open"),
    ):
        with pytest.raises(RulesError, match=said):
            games.start(**wrong)
    with pytest.raises(BotError, match="did you mean"):
        games.start(opponents="eesy")
    with pytest.raises(RulesError, match="no page about 'aims'"):
        rules_of("aims")
    with pytest.raises(RulesError, match="no card 'knave'"):
        card_of("knave")
    assert card_of("New Clans") == card_of("card:new_clans")
    assert rules_of("aim").startswith("The aim")
    monkeypatch.setattr(hosted_games, "MOST", 0)
    with pytest.raises(RulesError, match="end one first"):
        games.start()


def text_of(result: CallToolResult) -> str:
    """The words that a tool answered."""
    content = result.content[0]
    assert isinstance(content, TextContent)
    return content.text


def test_the_protocol_offers_the_games() -> None:
    async def talk() -> None:
        async with Client(server()) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == {
                *("start_game", "look", "choose", "end_game", "list_games", "list_bots", "rules", "card")
            }
            begun = await client.call_tool("start_game", {"opponents": "calf", "seed": 7})
            assert "You play Inis" in text_of(begun)
            chosen = await client.call_tool("choose", {"game": 1, "option": "1"})
            assert text_of(chosen).startswith("You chose territory:")
            wrong = await client.call_tool("choose", {"game": 2, "option": "1"})
            assert wrong.is_error
            assert "there is no game 2; there are: 1" in text_of(wrong)

    asyncio.run(asyncio.wait_for(talk(), 120))


def test_the_command_speaks_the_protocol_on_its_standard_streams() -> None:
    async def talk() -> None:
        given = StdioServerParameters(
            command=sys.executable, args=["-m", "ardri", "mcp"], env=dict(os.environ)
        )
        async with Client(stdio_client(given)) as client:
            told = await client.call_tool("rules", {"subject": "brenn"})
            assert text_of(told).startswith("The Brenn")

    asyncio.run(asyncio.wait_for(talk(), 240))


# Kaggle's shape


def test_the_harness_gives_moves_and_prompts_and_reads_responses() -> None:
    game = pyspiel.load_game(f"{ardri.envs.openspiel.NAME}(players=2,round_limit=1)")
    state = game.new_initial_state()
    rng = Random(1)
    met = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        observation = {"serializedGameAndState": pyspiel.serialize_game_and_state(game, state)}
        moves = get_legal_moves(observation)
        assert sorted(moves) == state.legal_actions()
        text = make_prompt(observation)
        action, key = rng.choice(list(moves.items()))
        assert f"[{key}]" in text
        assert parse_response(f"I choose {key}.", observation) == key
        assert parse_response("?", observation) is None
        assert "named 'x', which is not offered" in make_prompt(observation, [], "?", "x")
        other = {**observation, "playerId": 1 - state.current_player()}
        assert get_legal_moves(other) == {}
        assert parse_response(key, other) is None
        with pytest.raises(RulesError, match="not asked anything"):
            make_prompt(other)
        state.apply_action(action)
        met += 1
        if met > 12:
            break
    with pytest.raises(RulesError, match="serializedGameAndState"):
        get_legal_moves({})


# What is not installed


@pytest.mark.parametrize(
    ("door", "package", "extra"),
    [
        ("pettingzoo", "pettingzoo", "research"),
        ("gymnasium", "gymnasium", "research"),
        ("vector", "gymnasium", "research"),
        ("openspiel", "pyspiel", "openspiel"),
        ("kaggle", "pyspiel", "openspiel"),
        ("mcp", "mcp", "mcp"),
    ],
)
def test_a_door_without_its_package_says_what_to_install(door: str, package: str, extra: str) -> None:
    look = f"import sys; sys.modules[{package!r}] = None; import ardri.envs.{door}"
    ended = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=False)
    assert ended.stderr.splitlines()[-1].endswith(f": pip install ardri[{extra}]")
    assert import_module(f"ardri.envs.{door}").__doc__
