"""A real nginx with our example of its configuration, in front of servers of a test."""

from __future__ import annotations

import socket
import ssl
import subprocess
import time
from pathlib import Path
from typing import Final

from tests.server.helpers.live_server import PATIENCE

EXAMPLE: Final = Path(__file__).parents[2] / "deploy" / "nginx" / "ardri.conf"
WORKER: Final = "    server 127.0.0.1:{} max_fails=1 fail_timeout=5s;\n"
MAIN: Final = """
daemon off;
user root;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/ardri.conf;
}}
"""


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Nginx:
    """nginx with TLS for `localhost`, in front of servers at these ports."""

    def __init__(self, folder: Path, *servers: int) -> None:
        self.folder = folder
        self.port, self.plain_port = free_port(), free_port()
        certify(folder)
        text = EXAMPLE.read_text(encoding="utf-8")
        for old, new in (
            (WORKER.format(8421) + WORKER.format(8422), "".join(map(WORKER.format, servers))),
            ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;"),
            ("/etc/letsencrypt/live/play.example.org/", f"{folder}/"),
            ("/var/cache/nginx/ardri", f"{folder}/cache"),
        ):
            assert old in text, old
            text = text.replace(old, new)
        (folder / "ardri.conf").write_text(text, encoding="utf-8")
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder), encoding="utf-8")
        self.process = subprocess.Popen(
            ["/usr/sbin/nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")],
            stderr=subprocess.DEVNULL,
        )
        ends = time.monotonic() + PATIENCE
        while not self._listens():
            assert self.process.poll() is None, (folder / "error.log").read_text()
            assert time.monotonic() < ends
            time.sleep(0.02)

    def __enter__(self) -> Nginx:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def _listens(self) -> bool:
        with socket.socket() as found:
            return found.connect_ex(("127.0.0.1", self.port)) == 0

    @property
    def address(self) -> str:
        """The address of the site."""
        return f"https://localhost:{self.port}"

    @property
    def trust(self) -> ssl.SSLContext:
        """Trust in its certificate, and in no other."""
        return ssl.create_default_context(cafile=str(self.folder / "fullchain.pem"))


def certify(folder: Path) -> None:
    """Make a certificate for `localhost`."""
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*command.split(), *names, *files], check=True, capture_output=True)
