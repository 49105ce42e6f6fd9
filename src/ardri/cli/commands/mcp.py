"""The command `ardri mcp`: games for language models, by the Model Context Protocol."""

from __future__ import annotations

from ardri.cli.shared.errors import CommandError


def mcp() -> None:
    """Serve games to a language model by the Model Context Protocol, on standard input and output.

    Programs that talk to models start this themselves: name the command `ardri mcp` in their settings. Needs
    `pip install 'ardri[mcp]'`.
    """
    try:
        from ardri.envs.mcp import server
    except ImportError as error:
        raise CommandError(f"{error}.") from None
    server().run("stdio")
