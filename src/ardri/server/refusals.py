"""Why something is refused, as keys with parameters; the texts are in the catalogues.

Whatever is refused has changed nothing. No key and no parameter tells more than the one refused may know.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Key = Literal[
    # the table
    "begun",  # only before the game
    "not_begun",  # only in the game
    "over",  # the game is over, or was abandoned
    "not_ready",  # a seat is empty, or somebody is not ready
    "not_host",  # only who opened the table may do that
    "bad_commitment",  # the seed is not the one that was committed to
    "bad_position",  # no game can begin from this position with these terms
    # seats
    "no_seat",
    "taken",
    "invited",  # the seat is kept for somebody else
    "empty",  # nobody holds the seat
    "not_yours",
    "bot_plays",  # a bot plays the seat now
    "person_plays",
    "resigned",
    "given",  # entropy is given once
    "too_long",
    # choices
    "not_asked",
    "answered",  # this question was answered already
    "not_the_question",  # it is not asked any more, or not yet
    "no_such_option",
    "not_offered",
    "no_choice",  # an empty list
    "beyond",  # a plan, or a preview, ends where chance, a hidden card or another seat comes in
    "nothing_to_take_back",
    "reactions",  # not while reactions are awaited
    "no_reactions",
    # others
    "no_such_card",
    "no_reaction",  # the card never answers anything
    "no_clash",
    "time_left",
    "no_spectators",
    "muted",
    # the wire
    "malformed",
    "version",
    "no_stream",
]
KEYS: Final[tuple[Key, ...]] = get_args(Key)


class Refused(Exception):
    """An entry or a message that does not fit: the key says why."""

    def __init__(self, key: Key, **params: str | int) -> None:
        super().__init__(key, params)
        self.key: Key = key
        self.params = params

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.params.items())])
