"""The command ``ardri puzzle``: its options. `puzzle_session` and `puzzle_progress` do the work."""

from __future__ import annotations

from typing import Annotated

import typer

from ardri.cli.shared.arguments import Language, PuzzleName
from ardri.cli.shared.errors import CommandError


def puzzle(
    name: PuzzleName = None,
    listed: Annotated[bool, typer.Option("--list", help="List all, with those you have solved.")] = False,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Let a bot answer instead; see `ardri bots`.")] = "",
    seed: Annotated[int, typer.Option(help="The seed of the bot.")] = 0,
    language: Language = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines without colours, for screen readers and pipes.")
    ] = False,
) -> None:
    """Solve built positions: what would a good player do here?

    Without a name you get the first one that you have not solved yet. A puzzle is named by its number or by
    words of its title. With --bot a bot answers all of them, or the one you name.

    \b
    Examples:
      ardri puzzle
      ardri puzzle --list
      ardri puzzle 12
      ardri puzzle sixth sanctuary --language fr
      ardri puzzle --bot chieftain
    """
    from ardri.bots.puzzles import PUZZLES
    from ardri.cli.shared.languages import speech_in
    from ardri.cli.shared.puzzle_progress import PuzzleProgress, bot_lines, list_lines, puzzle_called
    from ardri.cli.terminal.puzzle_session import solve

    speech = speech_in(language)
    if listed and (name or bot):
        raise CommandError("--list lists all puzzles: it takes neither a name nor a bot.")
    if listed:
        typer.echo("\n".join(list_lines(PuzzleProgress(), speech)))
        return
    called = puzzle_called(" ".join(name), speech) if name else None
    if bot:
        from ardri.arena.entrants import make_bot

        try:
            made = make_bot(bot, str(seed))
        except Exception as error:
            raise typer.BadParameter(f"{bot}: {error}", param_hint="'--bot'") from None
        for line in bot_lines(made, [called] if called else PUZZLES, speech):
            typer.echo(line)
        return
    code = solve(called, speech, plain)
    if code:
        raise typer.Exit(code)
