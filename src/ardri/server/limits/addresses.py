"""Network addresses of visitors, as limits count them."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

ONE_HOME: Final = 64  # bits of an IPv6 address that its owner cannot choose


Address = IPv4Address | IPv6Address
Networks = tuple[IPv4Network | IPv6Network, ...]

EVERYWHERE: Final = (IPv4Network("0.0.0.0/0"), IPv6Network("::/0"))


def read(address: str) -> Address | None:
    """Parse an address; None if it is none. An IPv4-mapped IPv6 address is read as IPv4.

    >>> read("::ffff:192.0.2.1"), read("fe80::1%eth0"), read("somewhere")
    (IPv4Address('192.0.2.1'), IPv6Address('fe80::1'), None)
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


@lru_cache(4096)
def origin(address: str) -> str:
    """The key by which an address is limited: an IPv4 address, or the /64 network of an IPv6 address.

    >>> origin("192.0.2.1"), origin("::ffff:192.0.2.1"), origin("2001:db8::7:1"), origin("2001:db8::9")
    ('192.0.2.1', '192.0.2.1', '2001:db8::', '2001:db8::')
    >>> origin("somewhere")
    'somewhere'
    """
    found = read(address)
    if found is None:
        return address[:64]
    if isinstance(found, IPv4Address):
        return str(found)
    return str(IPv6Network((found, ONE_HOME), strict=False).network_address)


def is_loopback(address: str) -> bool:
    """True if an address is of this machine.

    >>> [is_loopback(one) for one in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "192.0.2.1", "")]
    [True, True, True, False, False]
    """
    found = read(address)
    return found is not None and found.is_loopback


def networks(text: str) -> Networks:
    """Parse addresses and networks; `*` is all. ValueError if one is not valid.

    >>> networks("127.0.0.1, 10.0.0.0/8")
    (IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'))
    """
    if text.strip() == "*":
        return EVERYWHERE
    return tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())


def is_one_of(address: str, those: Networks) -> bool:
    """True if an address is in one of some networks."""
    found = read(address)
    return found is not None and any(found in network for network in those)
