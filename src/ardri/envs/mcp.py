"""A Model Context Protocol server: language models start, see and play games (`pip install ardri[mcp]`).

`ardri mcp` runs it on standard input and output. A mistake of the caller is told in words, and nothing
changes.
"""

from __future__ import annotations

from collections.abc import Callable

try:
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
except ImportError as missing:
    raise ImportError("ardri mcp needs the package mcp: pip install ardri[mcp]") from missing

from ardri import __version__
from ardri.bots import registry
from ardri.bots.settings import BotError
from ardri.envs.hosted_games import Games, card_of, rules_of
from ardri.rules.errors import RulesError

INSTRUCTIONS = (
    "Play the board game Inis. start_game begins a game against bots and shows your first decision with "
    "numbered options; choose answers it and shows the next one, until the game is over."
)


def server() -> MCPServer[None]:
    """A server with games of its own."""
    games = Games()
    found: MCPServer[None] = MCPServer(
        "ardri", instructions=INSTRUCTIONS, version=__version__, log_level="ERROR"
    )

    @found.tool(structured_output=False)
    def start_game(
        players: int = 2,
        seat: str = "A",
        opponents: str = "easy",
        edition: str = "base",
        windows: str = "open",
        round_limit: int = 0,
        seed: int | None = None,
    ) -> str:
        """Begin a game of Inis for 2 to 5 players; you have one seat, a bot (see list_bots) the others.

        edition: base, discovery, or with modules such as base+king. windows: open or sealed.
        round_limit: 0 is none.
        """
        return _told(lambda: games.start(players, seat, opponents, edition, windows, round_limit, seed))

    @found.tool(structured_output=False)
    def look(game: int) -> str:
        """Show your decision in a game once more, with the table and the options."""
        return _told(lambda: games.look(game))

    @found.tool(structured_output=False)
    def choose(game: int, option: str) -> str:
        """Choose an option in a game by its number, its key or its words, and see what comes next."""
        return _told(lambda: games.choose(game, option))

    @found.tool(structured_output=False)
    def end_game(game: int) -> str:
        """Leave a game, which is forgotten."""
        return _told(lambda: games.end(game))

    @found.tool(structured_output=False)
    def list_games() -> str:
        """List your games."""
        return games.listed()

    @found.tool(structured_output=False)
    def list_bots() -> str:
        """List the bots that can play the other seats."""
        return "\n".join([f"{name}: {registry.about(name)}" for name in registry.names()])

    @found.tool(structured_output=False)
    def rules(subject: str = "aim") -> str:
        """Read a page of the rules: aim, round, assembly, season, clash, victory, pretender, deeds, brenn."""
        return _told(lambda: rules_of(subject))

    @found.tool(structured_output=False)
    def card(name: str) -> str:
        """Read a card."""
        return _told(lambda: card_of(name))

    return found


def _told(call: Callable[[], str]) -> str:
    """The answer of a call; a mistake of the caller is an error of the tool, in words."""
    try:
        return call()
    except (RulesError, BotError) as error:
        raise ToolError(str(error)) from None
