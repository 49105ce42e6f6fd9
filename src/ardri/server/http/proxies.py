"""Proxy headers: the original request, as forwarded by a trusted proxy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from litestar.types import Scope

from ardri.server.limits.addresses import Networks, is_one_of, read

SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
PORTS: Final = {"http": 80, "https": 443}
ORIGINAL: Final = "original_request"  # in the state of a scope
HERE: Final = ("localhost", ".localhost")


@dataclass(frozen=True)
class OriginalRequest:
    """A request as the visitor made it: address, scheme and host."""

    address: str
    scheme: str  # http or https
    host: str  # as in the address line, with its port if it has one
    id: str = ""  # that a trusted proxy gave it


def original_request(scope: Scope, headers: dict[bytes, bytes], proxies: Networks) -> OriginalRequest:
    """The original request, by the headers of trusted proxies."""
    client = scope["client"]
    address = client[0] if client else ""
    scheme = SCHEMES.get(str(scope["scheme"]), "http")
    host, id_ = _text(headers, b"host"), ""
    if is_one_of(address, proxies):
        scheme = SCHEMES.get(_last(headers, b"x-forwarded-proto"), scheme)
        host = _last(headers, b"x-forwarded-host") or host
        port = _last(headers, b"x-forwarded-port")
        if port.isdigit() and _port(host) is None and int(port) != PORTS[scheme]:
            host = f"{host}:{port}"
        id_ = _text(headers, b"x-request-id")
        address = _visitor(_text(headers, b"x-forwarded-for"), proxies) or address
    found = read(address)
    return OriginalRequest(str(found) if found else address, scheme, host.lower(), id_)


def _visitor(header: str, proxies: Networks) -> str:
    """The last address of `X-Forwarded-For` that is not a trusted proxy; each proxy appends one."""
    found = [without_port(part.strip()) for part in header.split(",") if part.strip()]
    for address in reversed(found):
        if not is_one_of(address, proxies):
            return address
    return found[0] if found else ""


def without_port(host: str) -> str:
    """A host without its port.

    >>> [without_port(host) for host in ("[::1]:8420", "192.0.2.1:80", "2001:db8::1", "play.example.org")]
    ['::1', '192.0.2.1', '2001:db8::1', 'play.example.org']
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host


def _port(host: str) -> str | None:
    rest = host.rpartition("]")[2] if host.startswith("[") else host
    return rest.partition(":")[2] or None


def is_known_host(host: str, names: tuple[str, ...]) -> bool:
    """True if the host is an address, a name of this machine, or a configured name.

    A page of somebody else can make its own name lead here, but neither of these.

    >>> [is_known_host(host, ()) for host in ("localhost:8420", "192.168.1.5", "[::1]", "evil.example", "")]
    [True, True, True, False, False]
    >>> is_known_host("play.example.org:8443", ("play.example.org",)), is_known_host("anything", ("*",))
    (True, True)
    """
    name = without_port(host).rstrip(".")
    if not name:
        return False
    return (
        name == HERE[0] or name.endswith(HERE[1]) or read(name) is not None or name in names or "*" in names
    )


def same_origin(origin: str, original: OriginalRequest) -> bool:
    """True if a page from an origin belongs to the server that the visitor asked for.

    >>> came = OriginalRequest("192.0.2.1", "https", "play.example.org:8443")
    >>> [same_origin(f"{scheme}://play.example.org{port}", came) for scheme, port in
    ...  (("https", ":8443"), ("http", ":8443"), ("https", ""))]
    [True, False, False]
    """
    try:
        page = urlsplit(origin)
        port = page.port
    except ValueError:
        return False
    if (
        page.scheme not in PORTS
        or not page.hostname
        or (original.scheme == "https" and page.scheme != "https")
    ):
        return False
    written = _port(original.host)
    # without X-Forwarded-Proto, a page that came by HTTPS looks as if it had come by HTTP
    usual = PORTS[page.scheme]
    host = (without_port(original.host), int(written) if written and written.isdigit() else usual)
    return (page.hostname, port or usual) == host


def _text(headers: dict[bytes, bytes], name: bytes) -> str:
    return headers.get(name, b"").decode("latin-1").strip()


def _last(headers: dict[bytes, bytes], name: bytes) -> str:
    """The value that the nearest proxy put last into a header."""
    return _text(headers, name).rpartition(",")[2].strip()
