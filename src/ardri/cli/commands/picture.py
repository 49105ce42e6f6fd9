"""The command `ardri picture`: a board or a card as SVG, or as PNG if resvg-py is installed."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

import typer

from ardri.cli.commands.card import card_called
from ardri.cli.shared.errors import CommandError
from ardri.cli.shared.files import read_game, write
from ardri.cli.shared.record_steps import ALL, SPECTATOR, read_steps, seat_or_word
from ardri.pictures.cards.card import card_picture
from ardri.pictures.drawing.palette import Palette
from ardri.pictures.pages.board import board_picture
from ardri.pictures.view_data import ViewData, view_data_of
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.formats.record import Record
from ardri.rules.game import Game
from ardri.texts.speech import Speech

PNG: Final = ".png"
PAINTER: Final = "resvg_py"
NO_PAINTER: Final = "PNG needs the package resvg-py: pip install 'ardri[pictures]'. Or write SVG instead."
# What drawing something that only looks like a view may run into
NO_VIEW: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def draw_board(
    file: Path,
    seat: str | None,
    at: int | None,
    speech: Speech,
    palette: Palette,
    output: Path,
    width: int,
    force: bool,
) -> None:
    """Draw the board of a record, a position or a view."""
    _check(output)
    data = _view_data(file, seat, at, speech)
    try:
        svg = board_picture(data, speech.say, palette)
    except NO_VIEW:
        raise CommandError(f"{file} looks like a view of a game, but cannot be drawn.") from None
    _write(output, svg, width, force)


def draw_card(name: str, speech: Speech, palette: Palette, output: Path, width: int, force: bool) -> None:
    """Draw a card, found by name."""
    _check(output)
    _write(output, card_picture(card_called(name, speech), speech.say, palette), width, force)


# What is drawn


def _view_data(file: Path, seat: str | None, at: int | None, speech: Speech) -> ViewData:
    found = read_game(file, speech)
    if isinstance(found, Record):
        steps = read_steps(found, file, speech)
        viewer = _one_viewer(seat or SPECTATOR, steps.seats)
        if steps.private(viewer):
            typer.echo(speech.say("replay-private", seat=viewer), err=True)
        return view_data_of(steps.view(steps.place(at), viewer))
    if at is not None:
        raise CommandError(f"{file} is not a game record, so --at is not possible.")
    if isinstance(found, Game):
        return _seen(found, seat or SPECTATOR)
    viewer = found["seat"] or SPECTATOR
    if seat is not None and seat.lower() != str(viewer).lower():
        raise CommandError(f"{file} is the view of {viewer}: it cannot be drawn for {seat}.")
    return found


def _seen(game: Game, seat: str) -> ViewData:
    viewer = _one_viewer(seat, SEAT_NAMES[: game.state.players])
    return view_data_of(game.view(None if viewer == SPECTATOR else SEAT_NAMES.index(viewer)))


def _one_viewer(seat: str, seats: str) -> str:
    viewer = seat_or_word(seat, seats)
    if viewer == ALL:
        raise CommandError(f"A board is drawn for one seat or for a {SPECTATOR}, not for all.")
    return viewer


# How it is written


def _check(output: Path) -> None:
    """Raise CommandError before drawing if PNG is asked for and resvg-py is missing."""
    if _is_png(output) and find_spec(PAINTER) is None:
        raise CommandError(NO_PAINTER)


def _write(output: Path, svg: str, width: int, force: bool) -> None:
    write(output, _painted(svg, width) if _is_png(output) else svg, force)


def _is_png(output: Path) -> bool:
    return output.suffix.lower() == PNG


def _painted(svg: str, width: int) -> bytes:
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg, width=width))
