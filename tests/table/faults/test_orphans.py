"""Bot workers end with their server, however that ended and whatever they were thinking about."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.table.faults.running import PATIENCE, ROOT, Nursery, Running

WORKERS = 2
KILLS = 5


def alive(process: int) -> bool:
    """Whether a process runs; one that has ended and was not buried yet does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def children(process: int) -> list[int]:
    """The processes that a process started."""
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
        if parent == process:
            found.append(int(folder.name))
    return found


def buried(processes: list[int]) -> bool:
    """Whether all of them end. They have a second; on a busy machine we look a little longer."""
    deadline = time.monotonic() + PATIENCE
    while any(alive(process) for process in processes):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a worker ends once the interpreter is free")
def test_no_worker_outlives_a_server_that_was_killed_whatever_it_thinks_about() -> None:
    """These think for an hour and never let go of the interpreter: nothing but their server's death ends them."""
    command = [sys.executable, "-m", "tests.table.faults.orphan", str(WORKERS)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        workers = [int(word) for word in server.stdout.readline().split()]
        assert len(workers) == WORKERS
        for _ in workers:
            assert server.stderr.readline() == "thinking\n"
        assert all(alive(worker) for worker in workers)
        server.kill()
        assert buried(workers)


def test_no_worker_outlives_a_storm_of_kills(nursery: Nursery, tmp_path: Path) -> None:
    """At any moment of their lives: some are still starting, some think."""
    server = Running(nursery, f"sqlite:///{tmp_path}/table.db", tmp_path)
    seen: list[int] = []
    try:
        for number in range(KILLS):
            server.up()
            wish = {"game": "vinci", "seats": [{"kind": "bot", "level": "fierce"}] * 3}
            server.post("/api/tables", wish)
            time.sleep(0.2 * number)
            seen += children(server.process)
            server.kill()
    finally:
        server.kill()
    assert len(seen) >= KILLS
    assert buried(seen)


def test_who_was_born_to_a_server_that_is_gone_ends_at_once() -> None:
    program = f"from ecumene.table.leash import tie_to; tie_to({os.getpid()}); print('tied')"
    command = [sys.executable, "-c", program]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "tied\n"
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    command[-1] = program.replace(str(os.getpid()), str(gone.pid))
    orphan = subprocess.run(command, capture_output=True, text=True, check=True)
    assert (orphan.stdout, orphan.stderr) == ("", "")
