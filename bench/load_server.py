"""The server of `bench/load.py` and its like: one process on a fresh store, with no limits by address."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time
from pathlib import Path
from secrets import token_urlsafe
from urllib.request import Request, urlopen

NO_LIMIT = "1000000"
GUEST = token_urlsafe(24)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One server process on a fresh store."""

    def __init__(self, python: str, folder: Path, pause: float, workers: int, *more: str) -> None:
        self.port = free_port()
        self.log = (folder / "server.log").open("w")
        command = [
            python, "-m", "ecumene", "serve", "--port", str(self.port), "--store", f"sqlite:///{folder / 'load.db'}",
            "--workers", str(workers), "--bot-pause", str(pause),
            "--tables-per-hour", NO_LIMIT, "--channels-per-hour", NO_LIMIT, "--sockets-per-address", NO_LIMIT,
            "--messages-per-second", "0", "--calls-per-second", "0", "--work-per-second", "0", "--seats-per-hour", "0",
            "--bytes-per-second", "0", *more,
        ]  # fmt: skip
        self.process = subprocess.Popen(command, stdout=self.log, stderr=subprocess.STDOUT)
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + 180  # it reads every game first, and the machine may be busy
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                self.get("/health")
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise SystemExit(f"load: the server did not start, see {self.log.name}")

    def get(self, path: str, guest: str = GUEST) -> str:
        request = Request(f"http://127.0.0.1:{self.port}{path}", headers={"Authorization": f"Bearer {guest}"})
        with urlopen(request, timeout=10) as answer:
            return str(answer.read().decode())

    def measure(self, name: str) -> float:
        """A measure of the server, all its labels together."""
        lines = [line.rpartition(" ") for line in self.get("/metrics").splitlines() if not line.startswith("#")]
        return sum(float(value) for each, _, value in lines if each.partition("{")[0] == f"ecumene_{name}")

    def post(self, path: str, body: object, guest: str = GUEST) -> dict[str, object]:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {guest}"}
        request = Request(f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers)
        with urlopen(request, timeout=30) as answer:
            made: dict[str, object] = json.loads(answer.read())
        return made

    def memory(self) -> float:
        """Resident megabytes of the server process, its bots not counted."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def busy(self) -> float:
        """Seconds of processor time that the server process has used, its bots not counted."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        self.log.close()
