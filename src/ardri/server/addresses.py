"""Network addresses of visitors, as limits count them."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

ONE_HOME: Final = 64  # bits of an IPv6 address that its owner cannot choose


@lru_cache(4096)
def origin(address: str) -> str:
    """Who an address belongs to: an IPv4 address, or the /64 network of an IPv6 address.

    >>> origin("192.0.2.1"), origin("::ffff:192.0.2.1"), origin("2001:db8::7:1"), origin("2001:db8::9")
    ('192.0.2.1', '192.0.2.1', '2001:db8::', '2001:db8::')
    >>> origin("somewhere")
    'somewhere'
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, ONE_HOME), strict=False).network_address)


def is_loopback(address: str) -> bool:
    """Whether an address is of this machine.

    >>> [is_loopback(one) for one in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "192.0.2.1", "")]
    [True, True, True, False, False]
    """
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped.is_loopback
    return found.is_loopback
