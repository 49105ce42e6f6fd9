"""Terms of an episode: how many play, with what, for how long, and which seats are played by bots.

>>> terms_of({"players": 3, "bots": {"C": "calf"}}, Terms()).learners
(0, 1)
>>> terms_of({"bots": {"E": "calf"}}, Terms())
Traceback (most recent call last):
...
ardri.rules.errors.RulesError: bots sit on some of the seats A, B, C, D, not on 'E'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple
from warnings import warn

from ardri.bots import registry
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.editions.registry import edition_for
from ardri.rules.errors import RulesError
from ardri.rules.game import WINDOWS, Game
from ardri.rules.state.edition import Edition
from ardri.rules.state.state import OPEN


class Terms(NamedTuple):
    """The terms of an episode; `bots` has a bot for each seat that does not learn, by its letter."""

    players: int = 4
    edition: str = "base"
    windows: str = OPEN
    round_limit: int = 0
    bots: Mapping[str, str] = {}

    @property
    def box(self) -> Edition:
        """The edition that is played, with the module that five players need."""
        return edition_for(self.edition, self.players)

    @property
    def learners(self) -> tuple[int, ...]:
        """The seats that learn: those that no bot plays."""
        return tuple([seat for seat in range(self.players) if SEAT_NAMES[seat] not in self.bots])


def terms_of(options: Mapping[str, object] | None, given: Terms) -> Terms:
    """The given terms with some changed, as options of a reset; checked.

    Options by other names do nothing, because wrappers have their own; a warning tells of them.

    Raises:
        RulesError: if there is no such game.
        BotError: if there is no such bot.
    """
    options = options or {}
    unknown = [name for name in options if name not in Terms._fields]
    if unknown:
        warn(f"options that do nothing: {unknown}; there are {list(Terms._fields)}", stacklevel=3)
    values: dict[str, object] = {**given._asdict(), **options}
    terms = Terms(
        _whole("players", values["players"]),
        _text("edition", values["edition"]),
        _text("windows", values["windows"]),
        _whole("round_limit", values["round_limit"]),
        _bots(values["bots"]),
    )
    seats = SEAT_NAMES[: terms.box.seats][: terms.players]
    for seat, spec in terms.bots.items():
        if seat not in seats:
            raise RulesError(f"bots sit on some of the seats {', '.join(seats)}, not on {seat!r}")
        registry.make(spec, "")
    if not terms.learners:
        raise RulesError("bots play all seats: at least one has to be left to learn")
    if terms.windows not in WINDOWS or terms.round_limit < 0:
        Game.start(terms.players, 0, terms.box, terms.windows, terms.round_limit)  # says what is wrong
    return terms


def _whole(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise RulesError(f"{name} is a whole number, not {value!r}")
    return value


def _text(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise RulesError(f"{name} is a text, not {value!r}")
    return value


def _bots(value: object) -> dict[str, str]:
    if not isinstance(value, Mapping):
        raise RulesError(f"bots is a bot for each seat, as {{'B': 'easy'}}, not {value!r}")
    return {
        _text("the seat of a bot", seat): _text("the name of a bot", spec) for seat, spec in value.items()
    }
