"""Bot workers end with their server, however that ended and whatever they were thinking about."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ecumene.table.bots import leash
from tests.table.faults.running import PATIENCE, ROOT, Nursery, Running
from tests.table.fresh import new_store

WORKERS = 2
KILLS = 5
BORN = 8


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
        try:
            workers = [int(word) for word in server.stdout.readline().split()]
            assert len(workers) == WORKERS
            for _ in workers:
                assert server.stderr.readline() == "thinking\n"
            assert all(alive(worker) for worker in workers)
        finally:
            server.kill()
        assert buried(workers)


def test_no_worker_outlives_a_storm_of_kills(nursery: Nursery, tmp_path: Path) -> None:
    """At any moment of their lives: some are still starting, some think."""
    server = Running(nursery, new_store(tmp_path), tmp_path)
    seen: list[int] = []
    try:
        for number in range(KILLS):
            server.up()
            wish = {"game": "vinci", "seats": [{"kind": "bot", "level": "fierce"}] * 3}
            server.post("/api/tables", wish)
            while not children(server.process):  # the first is started as soon as a bot plays
                time.sleep(0.005)
            time.sleep(0.2 * number)
            seen += children(server.process)
            server.kill()
    finally:
        server.kill()
    assert len(seen) >= KILLS
    assert buried(seen)


def test_who_was_born_to_a_server_that_is_gone_ends_at_once() -> None:
    program = f"from ecumene.table.bots.leash import tie_to; tie_to({os.getpid()}); print('tied')"
    command = [sys.executable, "-c", program]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "tied\n"
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    command[-1] = program.replace(str(os.getpid()), str(gone.pid))
    orphan = subprocess.run(command, capture_output=True, text=True, check=True)
    assert (orphan.stdout, orphan.stderr) == ("", "")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the kernel has no such signal")
def test_every_worker_asks_the_kernel_to_die_with_its_server() -> None:
    """Of every lane: each tells the signal that the kernel keeps for it."""
    command = [sys.executable, "-m", "tests.table.faults.tied"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stderr.split()
    assert told == [str(int(signal.SIGKILL))] * 3


def test_a_worker_is_tied_before_it_reads_anything_of_ours(tmp_path: Path) -> None:
    """The package takes a while to read, and meanwhile nobody would hear of the server's end."""
    (tmp_path / "late.py").write_text(
        "import sys; print(*[name for name in sys.modules if name.startswith('ecumene')])"
    )
    command = leash.leashed("late")
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert told.stdout == "\n"
    (tmp_path / "ecumene.py").write_text("raise AssertionError('read before it was tied')")
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    command = [str(gone.pid) if word == str(os.getpid()) else word for word in leash.leashed("ecumene")]
    orphan = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert (orphan.stdout, orphan.stderr) == ("", "")


def test_where_the_kernel_has_no_such_signal_a_thread_looks_before_anything_else_is_read(tmp_path: Path) -> None:
    """Its input stays open here, and it never gets so far as to read it."""
    (tmp_path / "endless.py").write_text("import os; print(os.getpid(), flush=True)\nwhile True: pass")
    start = "import os, sys; sys.platform = 'darwin'; sys.argv[1:] = [{leash!r}, str(os.getppid()), 'endless']; {start}"
    program = start.format(leash=leash.__file__, start=leash.START)
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {program!r}])"
    command = [sys.executable, "-c", parent]
    with subprocess.Popen(command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert alive(worker)
        server.kill()
        assert buried([worker])


def test_a_server_that_dies_while_its_workers_are_born_leaves_none() -> None:
    """Between birth and leash there is a moment in which the kernel knows nothing: then the worker looks by itself."""
    command = [sys.executable, "-m", "tests.table.faults.stillborn", str(BORN)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        workers = [int(word) for word in server.stdout.read().split()]
        assert server.wait() == -signal.SIGKILL
        assert len(workers) == BORN
        assert buried(workers)  # our end of their input is still open
