"""The signed cookies of guests."""

from hypothesis import given
from hypothesis import strategies as st

from ardri.server.people.guest_cookies import read, sign

KEY = b"k" * 32
COOKIE = sign(KEY, "somebody", 1000)


def test_a_cookie_names_its_guest_until_it_is_too_old() -> None:
    assert read(KEY, COOKIE, 5999, lifetime=5000) == ("somebody", 1000)
    assert read(KEY, COOKIE, 6000, lifetime=5000) is None


def test_a_cookie_of_another_server_is_nobodys() -> None:
    assert read(b"x" * 32, COOKIE, 1000, lifetime=5000) is None


@given(st.integers(0, len(COOKIE) - 1), st.characters())
def test_a_changed_cookie_is_nobodys(place: int, sign_: str) -> None:
    changed = COOKIE[:place] + sign_ + COOKIE[place + 1 :]
    assert read(KEY, changed, 1000, lifetime=5000) == (("somebody", 1000) if changed == COOKIE else None)


@given(st.text())
def test_any_other_text_is_nobodys(cookie: str) -> None:
    assert read(KEY, cookie, 1000, lifetime=5000) is None
