"""A real nginx on a port of the loopback, set up as the manual says."""

from __future__ import annotations

import fcntl
import re
import subprocess
import tempfile
import time
from pathlib import Path

import httpx2 as httpx

from tools.provide import NEEDS, install, nginx

MANUAL = Path(__file__).parents[3] / "docs" / "table.md"
PATIENCE = 180.0

AROUND = """
daemon off;
master_process off;
pid {folder}/pid;
error_log stderr warn;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port};
{locations}
    }}
}}
"""


class NoNginx(Exception):
    """There is no nginx here and none could be installed."""


def manual_locations() -> str:
    """The lines for nginx, word for word as the manual gives them."""
    text = MANUAL.read_text(encoding="utf-8")
    found = re.search(r"^location / \{.*?^location = /metrics [^\n]*$", text, re.MULTILINE | re.DOTALL)
    assert found is not None, "the manual shows no nginx"
    return found[0]


class Proxy:
    """nginx before a server."""

    def __init__(self, folder: Path, server: str, port: int) -> None:
        program = _program()
        assert "http://127.0.0.1:8000" in manual_locations()
        locations = manual_locations().replace("http://127.0.0.1:8000", server)
        config = folder / "nginx.conf"
        config.write_text(AROUND.format(folder=folder, port=port, locations=locations), encoding="utf-8")
        self.address = f"http://127.0.0.1:{port}"
        self._process = subprocess.Popen(
            [program, "-p", str(folder), "-e", "stderr", "-c", str(config)], stderr=subprocess.PIPE, text=True
        )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"nginx does not start: {self.end()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            return httpx.get(self.address + "/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def end(self) -> str:
        """Stop it; what it complained about."""
        self._process.terminate()
        return self._process.communicate(timeout=PATIENCE)[1]


def _program() -> str:
    """nginx, installed if need be; by one test process, while others wait."""
    with (Path(tempfile.gettempdir()) / "ecumene-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if nginx() is None:
            install(NEEDS["nginx"])
    program = nginx()
    if program is None:
        raise NoNginx(NEEDS["nginx"].missing)
    return program
