"""Hosted games: a caller plays one seat against bots and sees prompts, by words alone.

>>> games = Games()
>>> told = games.start(players=2, opponents="calf", seed=7)
>>> told.splitlines()[0]
'Game 1. You have seat A; calf plays B.'
"""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from ardri.envs.episode import Episode
from ardri.envs.terms import Terms, terms_of
from ardri.rules.box.catalogue import CARD_KEYS, SEAT_NAMES
from ardri.rules.errors import RulesError
from ardri.texts.answers import meant
from ardri.texts.catalogues import texts
from ardri.texts.prompt import prompt
from ardri.texts.speech import RULES, Speech

MOST: Final = 32  # games at a time
LOTS: Final = 1 << 62


class Hosted:
    """A game with the seat of its caller, and how many events the caller has been told."""

    __slots__ = ("episode", "seat", "told")

    def __init__(self, episode: Episode, seat: int) -> None:
        self.episode = episode
        self.seat = seat
        self.told = 0


class Games:
    """The games of one caller, by their numbers."""

    def __init__(self) -> None:
        self._games: dict[int, Hosted] = {}
        self._begun = 0

    def start(
        self,
        players: int = 2,
        seat: str = "A",
        opponents: str = "easy",
        edition: str = "base",
        windows: str = "open",
        round_limit: int = 0,
        seed: int | None = None,
    ) -> str:
        """Begin a game, and tell the first decision.

        Raises:
            RulesError: if there is no such game, or there are too many already.
            BotError: if there is no such bot.
        """
        if len(self._games) >= MOST:
            raise RulesError(f"{MOST} games are going on: end one first")
        open_terms = terms_of(None, Terms(players, edition, windows, round_limit))
        seats = SEAT_NAMES[:players]
        if seat not in tuple(seats):
            raise RulesError(f"the seats are {', '.join(seats)}, so there is no {seat!r}")
        bots = {other: opponents for other in seats if other != seat}
        chosen = SystemRandom().randrange(LOTS) if seed is None else seed
        episode = Episode(terms_of({"bots": bots}, open_terms), chosen, listen=True)
        self._begun += 1
        self._games[self._begun] = Hosted(episode, seats.index(seat))
        who = f"You have seat {seat}; {opponents} plays {', '.join(bots)}."
        return f"Game {self._begun}. {who}\n\n{self.look(self._begun)}"

    def look(self, game: int) -> str:
        """The decision as it stands, or how the game has ended."""
        hosted = self._game(game)
        view = hosted.episode.game.view(hosted.seat)
        decision = view.decision
        if decision is None:
            return (
                f"Game {game} is over. {Speech(texts('en')).result(hosted.episode.game.result, hosted.seat)}"
            )
        return prompt(view, decision, hosted.told)

    def choose(self, game: int, option: str) -> str:
        """Choose by the number, the key or the words of an option, and tell what comes next.

        Raises:
            RulesError: if there is no such game, or it is over.
            AnswerError: if the words name none of the options; nothing has changed.
        """
        hosted = self._game(game)
        played = hosted.episode.game
        if played.over:
            raise RulesError(f"game {game} is over")
        chosen = meant(option, played.decision)
        told = len(played.events)
        hosted.episode.choose(hosted.episode.actions.numbers[chosen.code])
        hosted.told = told
        return f"You chose {chosen.key}.\n\n{self.look(game)}"

    def end(self, game: int) -> str:
        """Leave a game and forget it."""
        self._game(game)
        del self._games[game]
        return f"Game {game} is forgotten."

    def listed(self) -> str:
        """The games there are, a line each."""
        lines = [f"{number}: {hosted.episode.game!r}" for number, hosted in self._games.items()]
        return "\n".join(lines) or "There are no games."

    def _game(self, number: int) -> Hosted:
        found = self._games.get(number)
        if found is None:
            there = ", ".join([str(each) for each in self._games]) or "none"
            raise RulesError(f"there is no game {number}; there are: {there}")
        return found


def rules_of(subject: str) -> str:
    """A page of the rules.

    Raises:
        RulesError: if there is none about that.
    """
    if subject not in RULES:
        raise RulesError(f"there is no page about {subject!r}; there are: {', '.join(RULES)}")
    title, text = Speech(texts("en")).rules_page(subject)
    return f"{title}\n\n{text}"


def card_of(name: str) -> str:
    """The text of a card, by its key or its name.

    Raises:
        RulesError: if there is no such card.
    """
    speech = Speech(texts("en"))
    wanted = name.strip().casefold()
    for key in CARD_KEYS:
        if wanted in (key.casefold(), f"card:{key}".casefold(), speech.card(key).casefold()):
            uses = [f"({kind}) {text}" for kind, text in speech.card_uses(key)]
            return f"{speech.card(key)} [card:{key}]\n" + "\n".join(uses)
    raise RulesError(f"there is no card {name!r}")
