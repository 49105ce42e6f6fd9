"""Buckets of tokens."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ardri.server.limits.rate_limits import RateLimiter


def test_a_bucket_gives_what_it_holds_and_then_what_flows_in() -> None:
    limits = RateLimiter(burst=3, per_second=2)
    assert [limits.take("a", 10.0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert limits.take("a", 10.5) == 0
    assert limits.take("a", 10.5) == 0.5


def test_who_is_refused_does_not_wait_longer_for_having_asked() -> None:
    limits = RateLimiter(burst=1, per_second=1)
    assert limits.take("a", 0.0) == 0
    assert [limits.take("a", 0.5) for _ in range(9)] == [0.5] * 9
    assert limits.take("a", 1.0) == 0


def test_each_key_has_a_bucket_of_its_own() -> None:
    limits = RateLimiter(burst=1, per_second=1)
    assert [limits.take(key, 0.0) for key in "abca"] == [0, 0, 0, 1]


def test_some_things_take_more_than_one_token() -> None:
    limits = RateLimiter(burst=5, per_second=1)
    assert limits.take("a", 0.0, tokens=4) == 0
    assert limits.take("a", 0.0, tokens=2) == 1
    assert limits.take("a", 0.0) == 0


def test_full_buckets_are_not_kept() -> None:
    limits = RateLimiter(burst=2, per_second=1)
    for key in range(1000):
        limits.take(str(key), float(key))
    assert len(limits) <= 3


def test_there_are_never_more_buckets_than_allowed() -> None:
    limits = RateLimiter(burst=1, per_second=0.001, most=10)
    for key in range(1000):
        limits.take(str(key), 0.0)
    assert len(limits) == 10
    assert limits.take("999", 0.0) > 0


@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 3)), max_size=60))
def test_nobody_gets_more_than_the_bucket_and_what_flowed_in(requests: list[tuple[str, int]]) -> None:
    limits = RateLimiter(burst=2, per_second=0.5)
    now = 0.0
    got: Counter[str] = Counter()
    for key, later in requests:
        now += later
        if limits.take(key, now) == 0:
            got[key] += 1
        assert got[key] <= 2 + now * 0.5
