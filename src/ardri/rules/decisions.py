"""Decisions: a question to a seat, or to chance, with all its options."""

from __future__ import annotations

from ardri.rules.box.board import Site
from ardri.rules.box.catalogue import CARD_KEYS, SEAT_NAMES
from ardri.rules.box.options import Option, option_at
from ardri.rules.engine.play import Play
from ardri.rules.state.chance import STREAMS, outcome_key
from ardri.rules.state.state import Frame, State


class Decision:
    """A question to one seat with its complete list of options. It stays what it is when the game goes on.

    Attributes:
        seat: the seat that is asked, from 0.
        question: the name of the question, such as ``turn`` or ``territory``.
        codes: the numbers of the options in the option table, in the order of `options`.

    >>> from ardri.rules.game import Game
    >>> decision = Game.start(players=2, seed=7).decision
    >>> decision
    Decision(B, capital: territory:highlands, territory:mountains)
    >>> decision.seat, decision.options[0].key, decision.forced
    (1, 'territory:highlands', False)
    """

    __slots__ = ("_about", "_sites", "codes", "question", "seat")

    def __init__(
        self, seat: int, question: str, codes: tuple[int, ...], about: Frame, sites: list[Site]
    ) -> None:
        self.seat = seat
        self.question = question
        self.codes = codes
        self._about = about
        self._sites = sites

    @staticmethod
    def of(s: State, seat: int, codes: tuple[int, ...]) -> Decision:
        """The question now put in a position, to one seat with these options."""
        return Decision(seat, s.question, codes, s.stack[-1], s.sites() if s.question == "site" else [])

    @property
    def options(self) -> tuple[Option, ...]:
        """All options. Those with one verb stand together, in catalogue order.

        A way out (``pass``, ``decline``, ``nothing``, ``done``) comes after them; the Moor, which its holder
        may play at any question, comes last.
        """
        return tuple([option_at(code, self._sites) for code in self.codes])

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the options."""
        return tuple([option.key for option in self.options])

    @property
    def card(self) -> str | None:
        """The card being played about which the question is, if it is about one."""
        return CARD_KEYS[self._about.card] if isinstance(self._about, Play) else None

    def is_about(self, frame: Frame) -> bool:
        """True if this frame put the question."""
        return self._about is frame

    @property
    def forced(self) -> bool:
        """True if there is only one option."""
        return len(self.codes) == 1

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.seat, self.question, self.codes, self._about, self._sites)

    def __repr__(self) -> str:
        keys = ", ".join(option.key for option in self.options)
        return f"Decision({SEAT_NAMES[self.seat]}, {self.question}: {keys})"


class ChanceQuestion:
    """A question to chance, where the caller answers it: in a game started with ``source=Source()``.

    >>> from ardri.rules.state.chance import Source
    >>> from ardri.rules.game import Game
    >>> game = Game.start(players=2, source=Source())
    >>> game.chance
    ChanceQuestion(tile: tile:cove, tile:forest, tile:gates, ...)
    >>> game.choose_chance("tile:forest")
    """

    __slots__ = ("outcomes", "stream")

    def __init__(self, stream: int, outcomes: tuple[int, ...]) -> None:
        self.stream = stream
        self.outcomes = outcomes

    def __reduce__(self) -> tuple[object, ...]:
        return ChanceQuestion, (self.stream, self.outcomes)

    def __repr__(self) -> str:
        first = ", ".join(self.options[:3])
        return f"ChanceQuestion({STREAMS[self.stream]}: {first}{', ...' if len(self.outcomes) > 3 else ''})"

    @property
    def options(self) -> tuple[str, ...]:
        """The outcomes, all equally likely, by their keys."""
        return tuple(outcome_key(self.stream, outcome) for outcome in self.outcomes)
