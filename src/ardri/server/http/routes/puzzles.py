"""Routes for puzzles: the list, a position with its question, and the judgement of an answer.

Nothing is stored: a puzzle is the same for everybody, and what somebody has solved their browser remembers.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from litestar import Controller, get, post

from ardri.bots.puzzles import PUZZLES, Puzzle
from ardri.bots.puzzles.puzzle import question
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.game import Game
from ardri.rules.views.view_json import Data
from ardri.server.http.requests.languages import language_of
from ardri.server.http.requests.sessions import AnyRequest
from ardri.server.http.responses.openapi import refusals
from ardri.server.refusals import ServerRefused
from ardri.server.streams import protocol
from ardri.server.table.previews import try_answers
from ardri.texts.catalogues import texts
from ardri.texts.speech import Speech

SEAT: Final = 0  # who is asked


class PuzzleListing(msgspec.Struct):
    """A puzzle in the list: `ahead` is true if it takes several moves to see the answer."""

    name: str
    title: str
    theme: str
    theme_title: str
    players: int
    ahead: bool


class PuzzlePosition(msgspec.Struct):
    """The position of a puzzle as seat A sees it, and the question to that seat."""

    name: str
    view: Data
    question: protocol.Question


class PuzzleAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """An option, or a plan: how many of each option."""

    answer: str | dict[str, int]


class PuzzleJudgement(msgspec.Struct):
    """Whether an answer is right; if it is, the reason."""

    right: bool
    why: str | None


class PuzzleSolution(msgspec.Struct):
    """The right options, and the reason."""

    options: list[str]
    why: str


class PuzzleController(Controller):
    """Routes for puzzles; no session needed."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/", responses=refusals(), sync_to_thread=True)
    def puzzles(self, request: AnyRequest) -> list[PuzzleListing]:
        """All puzzles by theme, in the language of the request."""
        speech = _speech(request)
        return [
            PuzzleListing(
                each.name,
                each.title(speech),
                each.theme,
                speech.say(f"theme-{each.theme}"),
                _game(each.name).state.players,
                each.ahead,
            )
            for each in PUZZLES
        ]

    @get("/{name:str}", responses=refusals(400, 404), sync_to_thread=True)
    def position(self, name: str) -> PuzzlePosition:
        """A puzzle to solve."""
        game = _game(_puzzle(name).name)
        decision = question(game)
        asked = protocol.question(decision, game.form_of(SEAT))
        return PuzzlePosition(name, game.view(SEAT).to_json(), asked)

    @post("/{name:str}", responses=refusals(400, 404, 409), status_code=200, sync_to_thread=True)
    def judge(self, request: AnyRequest, name: str, data: PuzzleAnswer) -> PuzzleJudgement:
        """Judge an answer."""
        puzzle = _puzzle(name)
        game = _game(name)
        right = puzzle.solved_by_all(try_answers(game, SEAT, [data.answer]).keys)
        return PuzzleJudgement(right, _why(puzzle, game, request) if right else None)

    @get("/{name:str}/solution", responses=refusals(400, 404), sync_to_thread=True)
    def solution(self, request: AnyRequest, name: str) -> PuzzleSolution:
        """The solution, for whoever gives up."""
        puzzle = _puzzle(name)
        game = _game(name)
        options = [option.key for option in puzzle.solutions(question(game))]
        return PuzzleSolution(options, _why(puzzle, game, request))


def _puzzle(name: str) -> Puzzle:
    found = next((each for each in PUZZLES if each.name == name), None)
    if found is None:
        raise ServerRefused("no_such_page")
    return found


@cache
def _game(name: str) -> Game:
    """The position of a puzzle, for known names only; answers are tried on copies."""
    return _puzzle(name).build()


def _speech(request: AnyRequest) -> Speech:
    return Speech(texts(language_of(request.headers)), SEAT_NAMES)


def _why(puzzle: Puzzle, game: Game, request: AnyRequest) -> str:
    return puzzle.why(_speech(request), game.state.players)
