"""The command ``ardri puzzle``: its options. `puzzle_session` and `puzzle_progress` do the work."""

from __future__ import annotations

from typing import Annotated

import typer

from ardri.cli.shared.arguments import Language, PuzzleName
from ardri.cli.shared.errors import CommandError


def puzzle(
    name: PuzzleName = None,
    listed: Annotated[
        bool, typer.Option("--list", help="List all puzzles, and mark the solved ones.")
    ] = False,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Let a bot answer instead; see `ardri bots`.")] = "",
    seed: Annotated[int, typer.Option(help="The seed of the bot.")] = 0,
    language: Language = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines without colours, for screen readers and pipes.")
    ] = False,
) -> None:
    """Solve puzzles: what would a good player do in this position?

    Without a name you get the first puzzle that you have not solved yet. Name a puzzle by its number or by
    words of its title. With --bot a bot answers all puzzles, or the one you name.

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
        raise CommandError("--list lists all puzzles; do not give a name or a bot.")
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
