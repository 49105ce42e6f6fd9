"""Passwords and how they are compared."""

import asyncio

import pytest
from argon2 import PasswordHasher, Type, extract_parameters

from ardri.server.people.passwords import LONGEST, SHORTEST, Passwords
from ardri.server.refusals import AccountRefused

LIGHT = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def hashed(password: str, hasher: PasswordHasher | None = LIGHT) -> str:
    passwords = Passwords(hasher)
    try:
        return asyncio.run(passwords.hash(password))
    finally:
        passwords.close()


def fits(password: str, kept: str | None) -> bool:
    passwords = Passwords(LIGHT)
    try:
        return asyncio.run(passwords.fits(password, kept))
    finally:
        passwords.close()


def test_a_password_fits_its_hash_and_no_other_does() -> None:
    kept = hashed("correct horse")
    assert fits("correct horse", kept)
    assert not fits("correct Horse", kept)
    assert not fits("", kept)


def test_a_password_fits_however_the_keyboard_composes_it() -> None:
    assert fits("ma\u0301thair mhaith", hashed("m\u00e1thair mhaith"))


def test_the_same_password_is_hashed_differently_each_time() -> None:
    assert hashed("correct horse") != hashed("correct horse")


def test_nothing_fits_where_there_is_no_hash() -> None:
    assert not fits("correct horse", None)
    assert not fits("", None)


def test_the_limits_are_told() -> None:
    with pytest.raises(AccountRefused) as refused:
        hashed("x" * (SHORTEST - 1))
    assert (refused.value.key, refused.value.params) == ("password_short", {"least": SHORTEST})
    with pytest.raises(AccountRefused) as refused:
        hashed("x" * (LONGEST + 1))
    assert (refused.value.key, refused.value.params) == ("password_long", {"most": LONGEST})


def test_without_a_say_the_hash_is_argon2id_and_takes_memory() -> None:
    parameters = extract_parameters(hashed("correct horse", None))
    assert parameters.type is Type.ID
    assert parameters.memory_cost >= 64 * 1024
