"""Routes for machines: health, metrics, security.txt."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final, Literal

import msgspec
from litestar import Response, get

from ardri.server.http.proxies import without_port
from ardri.server.http.requests.sessions import AnyRequest
from ardri.server.limits.addresses import is_loopback
from ardri.server.live.server import GameServer
from ardri.server.refusals import ServerRefused
from ardri.server.storage.errors import StoreError
from ardri.server.storage.queries.workers import last_heartbeat

# A proxy that does not say for whom it asks may still say one of these.
FORWARDED: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)


@get("/healthz", include_in_schema=False)
async def healthz() -> str:
    """Liveness: the process runs."""
    return "ok"


class Readiness(msgspec.Struct):
    """Whether a server or worker can take visitors, and what that depends on."""

    ready: bool
    database: Literal["ok", "unavailable"]
    draining: bool  # it stops, and takes nobody new
    damaged: list[str]  # the tables that were looked at and do not load, by the beginnings of their ids

    def text(self) -> str:
        """The same for people."""
        found = ["ready" if self.ready else "not ready"]
        if self.database == "unavailable":
            found.append("the database cannot be read, or is not the file that was opened")
        if self.draining:
            found.append("the server stops")
        if self.damaged:
            found.append(f"degraded: these tables do not load: {' '.join(self.damaged)}")
        return found[0] if len(found) == 1 else "\n".join(found) + "\n"


@get("/readyz", include_in_schema=False)
async def readyz(request: AnyRequest, server: GameServer) -> Response[str] | Response[Readiness]:
    """Readiness, as text or as JSON: status 503 unless everything it depends on is there."""
    found = await readiness(server)
    status = 200 if found.ready else 503
    if "application/json" in request.headers.get("accept", ""):
        return Response(found, status_code=status, media_type="application/json")
    return Response(found.text(), status_code=status, media_type="text/plain; charset=utf-8")


async def readiness(server: GameServer) -> Readiness:
    """Whether a server can take visitors."""
    try:
        await server.store.read(last_heartbeat)
    except StoreError:
        readable = False
    else:
        readable = True
    return Readiness(
        readable and server.ready,
        "ok" if readable else "unavailable",
        not server.ready,
        server.live_tables.damaged.names,
    )


@get("/.well-known/security.txt", include_in_schema=False)
async def security_txt(server: GameServer) -> str:
    """The security contact of this server (RFC 9116), if configured."""
    if not server.settings.contact:
        raise ServerRefused("no_such_page")
    expires = datetime.now(UTC).replace(microsecond=0) + timedelta(days=90)
    lines = (
        f"Contact: {server.settings.contact}",
        f"Expires: {expires.isoformat()}",
        "Preferred-Languages: en, fr, pl",
    )
    return "".join(f"{line}\n" for line in lines)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, server: GameServer) -> Response[bytes]:
    """Prometheus metrics, only for this machine and not through a proxy."""
    client, host = request.client, without_port(request.headers.get("host", ""))
    here = client is not None and is_loopback(client.host) and (is_loopback(host) or host == "localhost")
    if not here or any(name in request.headers for name in FORWARDED):
        raise ServerRefused("no_such_page")
    return Response(await server.metrics_text(), media_type="text/plain; version=0.0.4; charset=utf-8")
