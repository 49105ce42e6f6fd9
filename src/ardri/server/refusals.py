"""Refusals: why the server does not do something, as a key with parameters.

Whatever is refused has changed nothing. No key and no parameter tells more than the one refused may know. The
texts are in the catalogues, and each key is in one list only, so that it alone says which text it has.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

# By a table: `refused-<key>`
TableKey = Literal[
    # the table
    "begun",  # only before the game
    "not_begun",  # only in the game
    "over",  # the game is over, or was abandoned
    "not_finished",  # only after the game
    "not_ready",  # a seat is empty, or somebody is not ready
    "not_host",  # only who opened the table may do that
    "bad_commitment",  # the seed is not the one that was committed to
    "bad_position",  # no game can begin from this position with these terms
    # seats
    "no_seat",
    "taken",
    "invited",  # the seat is kept for somebody else
    "seated",  # at a table without help a person has one seat
    "put_off",  # who opened the table has put this person off it
    "empty",  # nobody holds the seat
    "not_yours",
    "bot_plays",  # a bot plays the seat now
    "person_plays",
    "resigned",
    "given",  # entropy is given once, and one table follows another
    "too_long",
    # choices
    "not_asked",
    "answered",  # this question was answered already
    "not_the_question",  # it is not asked any more, or not yet
    "no_such_option",
    "not_offered",
    "no_choice",  # an empty list
    "no_plan",  # the question asks for a single choice
    "plan_each",  # of an `option` a plan has `least` to `most`
    "plan_in_all",  # a plan has `least` to `most` in all
    "plan_group",  # of some options a plan names `count`, and may name `most`
    "beyond",  # a list of answers, or a preview, ends where chance, a hidden card or another seat comes in
    "nothing_to_take_back",
    "not_practice",  # a whole move can be taken back alone with bots, at a table with help
    "reactions",  # not while reactions are awaited
    "no_reactions",
    # others
    "no_such_card",
    "no_reaction",  # the card never answers anything
    "no_clash",
    "time_left",
    "not_agreed",  # the terms do not say that a bot may play for somebody who is gone
    "not_gone",  # the person is here, or was until a short time ago
    "no_spectators",
    "muted",
    # the wire
    "malformed",
    "version",
    "no_stream",
]
# By an account: `account-<key>`
AccountKey = Literal[
    "name_short",
    "name_long",
    "name_signs",
    "name_scripts",
    "name_taken",
    "name_alike",  # it looks like somebody else's
    "name_office",  # it could be taken for the server's own
    "password_short",
    "password_long",
    "wrong_password",
    "signed_out",
    "link_used",
    "banned",
    "registered_already",
    "not_registered",
]
# Before a table or an account is asked at all: `trouble-<key>`
ServerKey = Literal[
    "no_such_page",
    "no_such_table",
    "no_such_bot",
    "sign_in",
    "forbidden",
    "wrong_origin",
    "wrong_host",  # the server does not go by the name `host`
    "too_fast",  # `seconds` to wait
    "too_big",
    "too_much_chat",  # go on in so many `minutes`
    "too_many_tables",  # `most` of them
    "no_hints",  # at a table without help
    "fault",  # the rules themselves failed
    "busy",
    "stopping",
    "unavailable",  # the database cannot be used: nothing can be kept
    "broken",
    "damaged",  # what is kept of a table does not load
    "pruned",  # the game of a table is so old that it is not kept any more
]
TABLE_KEYS: Final[tuple[TableKey, ...]] = get_args(TableKey)
ACCOUNT_KEYS: Final[tuple[AccountKey, ...]] = get_args(AccountKey)
SERVER_KEYS: Final[tuple[ServerKey, ...]] = get_args(ServerKey)


class Refusal(Exception):
    """A refused request; the key says why."""

    def __init__(self, key: str, params: dict[str, str | int]) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.params.items())])


class TableRefused(Refusal):
    """Refused by a table: an entry or a message that does not fit."""

    def __init__(self, key: TableKey, **params: str | int) -> None:
        super().__init__(key, params)


class AccountRefused(Refusal):
    """Refused by an account: names, passwords, sessions."""

    def __init__(self, key: AccountKey, **params: str | int) -> None:
        super().__init__(key, params)


class ServerRefused(Refusal):
    """Refused by the server itself, before or beside any table."""

    def __init__(self, key: ServerKey, **params: str | int) -> None:
        super().__init__(key, params)
