"""A real PostgreSQL for tests: a private cluster in a temporary folder, on a free port of the loopback."""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg

from tests.table.fresh import bring_up_to_date
from tests.table.ports import free_port
from tools.provide import NEEDS, install, postgres_programs

PASSWORD = "a-word-nobody-may-see"  # the server does not ask for it, but it must turn up nowhere
PATIENCE = 180.0  # seconds for a server to come up or go down
UNHURRIED = "options=-c%20lock_timeout%3D300s%20-c%20idle_in_transaction_session_timeout%3D300s"
"""On a busy machine a test may be kept from the processor in the middle of a transaction."""

FAST = {"fsync": "off", "full_page_writes": "off", "max_connections": "60", "shared_buffers": "16MB"}


class Missing(Exception):
    """There is no PostgreSQL here and none could be installed."""


class Cluster:
    """A server that can be stopped and started, with as many databases as tests ask for."""

    def __init__(self) -> None:
        self._programs = _programs()
        self._as = _server_user()
        self._folder = Path(tempfile.mkdtemp(prefix="ecumene-postgres-"))
        if self._as:
            shutil.chown(self._folder, self._as["user"], self._as["group"])
        self._port = free_port()
        self._numbers = count(1)
        self._server: subprocess.Popen[str] | None = None
        self._store = ""  # the name of a database that others are copied from
        self._initialise()

    def _initialise(self) -> None:
        options = ["--no-sync", "--auth=trust", "--username=ecumene", "--encoding=UTF8", "--locale=C"]
        command = [str(self._programs / "initdb"), "--pgdata", str(self._folder / "data"), *options]
        result = subprocess.run(command, cwd=self._folder, capture_output=True, text=True, check=False, **self._as)
        if result.returncode != 0:
            raise RuntimeError(f"initdb failed: {result.stderr}")

    def url(self, database: str) -> str:
        """The address of a database, as a person would write it."""
        return f"postgresql://ecumene:{PASSWORD}@127.0.0.1:{self._port}/{database}?{UNHURRIED}"

    def new_database(self, like: str = "template1") -> str:
        """The address of an empty database, or of a copy of another one that nobody is connected to."""
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}".encode())
        return self.url(name)

    def new_store(self) -> str:
        """The address of a store that this release made, with no table in it yet."""
        if not self._store:
            url = self.new_database()
            bring_up_to_date(url)
            self._store = name_of(url)
        return self.new_database(self._store)

    def start(self) -> None:
        """Return when it answers."""
        settings = {**FAST, "port": self._port, "listen_addresses": "127.0.0.1", "unix_socket_directories": ""}
        options = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "data"), *options]
        with (self._folder / "log").open("ab") as log:
            self._server = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log, text=True, **self._as)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._server.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL does not start: {(self._folder / 'log').read_text()[-2000:]}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def run(self, program: str, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        """Run one of PostgreSQL's own programs as anybody would."""
        return subprocess.run([self._programs / program, *arguments], capture_output=True, text=True, check=check)

    def stop(self) -> None:
        """Break every connection and return when the server is gone."""
        if self._server is not None:
            self._server.send_signal(signal.SIGINT)
            self._server.wait(PATIENCE)
            self._server = None

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        self.stop()
        shutil.rmtree(self._folder)


def name_of(url: str) -> str:
    """What the database of an address is called."""
    return urlsplit(url).path.removeprefix("/")


def _programs() -> Path:
    """PostgreSQL's programs, installed if need be; by one test process, while others wait."""
    with (Path(tempfile.gettempdir()) / "ecumene-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if postgres_programs() is None:
            install(NEEDS["postgresql"])
    programs = postgres_programs()
    if programs is None:
        raise Missing(NEEDS["postgresql"].missing)
    return programs


def _server_user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so root lends it the user that its package brings."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam("postgres")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
