"""A cluster of three machines, played by three raylets here: the same results, also when two of them die."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, Popen
from time import sleep
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster as Machines

from ecumene.cli import main
from ecumene.lab.dataset import Dataset, make_dataset
from ecumene.lab.match import Setup
from ecumene.lab.work import Desk, Journal, LabError, Unit, workers_on
from ecumene.lab.work.journal import NAME
from ecumene.lab.work.on_ray import Cluster
from ecumene.lab.work.units import Answers, Work

# machines that nobody else can reach
SMALL: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024, "node_ip_address": "127.0.0.1"}
UNITS = [Unit(f"u{n}", n) for n in range(8)]


@pytest.fixture
def machines() -> Iterator[tuple[Machines, list[Any]]]:
    """The cluster, which RAY_ADDRESS names, and the machines of it that will die."""
    head = {**SMALL, "include_dashboard": False}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(
            "PYTHONPATH", os.pathsep.join(path for path in sys.path if path)
        )  # what is known here is known there
        cluster: Any = Machines(initialize_head=True, head_node_args=head)
        doomed = [cluster.add_node(**SMALL) for _ in range(2)]
        patch.setenv("RAY_ADDRESS", str(cluster.address))
        yield cluster, doomed
        ray.shutdown()
        cluster.shutdown()


def test_a_cluster_plays_the_same_and_outlives_machines_and_workers(
    machines: tuple[Machines, list[Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One test, for it takes long to start a cluster, and processes that share the tests would each start one."""
    cluster, doomed = machines
    for step in ("machine", "worker", "dataset"):
        (tmp_path / step).mkdir()
    a_machine_that_dies_loses_nothing_and_repeats_nothing_that_was_done(cluster, doomed[0], tmp_path / "machine")
    a_worker_that_dies_costs_the_unit_it_was_at(tmp_path / "worker")
    a_dataset_has_the_bytes_of_one_made_at_home_although_a_machine_dies(cluster, doomed[1], tmp_path / "dataset")
    with client_server(str(cluster.address)) as place:
        what_is_played_elsewhere_is_what_is_played_here(place, capsys, tmp_path)


def a_machine_that_dies_loses_nothing_and_repeats_nothing_that_was_done(
    cluster: Machines, doomed: Any, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    log.touch()
    lost = doomed.node_id

    def work(n: int) -> int:
        here = ray.get_runtime_context().get_node_id()
        with log.open("a", encoding="utf-8") as file:
            file.write(f"{n} {here}\n")
        while here == lost or lost not in log.read_text(encoding="utf-8"):
            sleep(0.05)  # one machine never comes to an end, and the others wait until it has begun
        return n * n

    def told(done: int, total: int | None) -> None:
        if done == 1:
            cluster.remove_node(doomed, allow_graceful=False)

    workers = Cluster()
    assert workers.count == 3
    with Journal({}, tmp_path) as journal:
        found = [answer for _, answer in Desk(workers, journal, told).answers(work, UNITS)]
    workers.close()
    assert found == [n * n for n in range(8)]
    begun = [line.split() for line in log.read_text(encoding="utf-8").splitlines()]
    under_way = [n for n, where in begun if where == lost]
    assert len(under_way) == 1
    assert Counter(n for n, _ in begun) == Counter([*map(str, range(8)), *under_way])
    assert (tmp_path / NAME).read_text(encoding="utf-8").count('"unit"') == 8


def a_worker_that_dies_costs_the_unit_it_was_at(tmp_path: Path) -> None:
    log = tmp_path / "log"

    def work(n: int) -> int:
        with log.open("a", encoding="utf-8") as file:
            file.write(f"{n}\n")
        if n == 2 and log.read_text(encoding="utf-8").split().count("2") == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        return n * n

    workers = Cluster()
    assert sorted(answer for _, answer in workers.run(work, UNITS[:4])) == [0, 1, 4, 9]
    assert sorted(log.read_text(encoding="utf-8").split()) == ["0", "1", "2", "2", "3"]

    def wrong(n: int) -> int:
        raise LabError("rules", game="vinci")

    with pytest.raises(LabError, match="other rules or content"):
        list(workers.run(wrong, UNITS))
    workers.close()


class Watched(Cluster):
    """Notes which part of a dataset is made where; the answers of one machine never come home, so it dies with one."""

    def __init__(self, log: Path, lost: str) -> None:
        super().__init__()
        self.log, self.lost = log, lost

    def run(self, work: Work, units: Iterable[Unit]) -> Answers:
        log, lost = self.log, self.lost

        def watched(task: Any) -> Any:
            here = ray.get_runtime_context().get_node_id()
            answer = work(task)
            with log.open("a", encoding="utf-8") as file:
                file.write(f"{task['number']} {here}\n")
            while here == lost or lost not in log.read_text(encoding="utf-8"):
                sleep(0.05)
            return answer

        return super().run(watched, units)


def a_dataset_has_the_bytes_of_one_made_at_home_although_a_machine_dies(
    cluster: Machines, doomed: Any, tmp_path: Path
) -> None:
    short = tmp_path / "short.yaml"
    short.write_text("players: [{id: '2', target: 20}]", encoding="utf-8")
    dataset = Dataset(Setup("vinci", 2, {}, str(short)), ("random", "random"), 5, seed=4, part=1)
    log = tmp_path / "log"
    log.touch()

    def told(done: int, total: int | None) -> None:
        if done == 1:
            cluster.remove_node(doomed, allow_graceful=False)

    workers = Watched(log, doomed.node_id)
    while workers.count > 2:
        sleep(0.05)  # until the cluster has heard that the first machine died
    make_dataset(dataset, tmp_path / "there", workers, told)
    workers.close()
    made_where = [line.split() for line in log.read_text(encoding="utf-8").splitlines()]
    under_way = [number for number, where in made_where if where == doomed.node_id]
    assert len(under_way) == 1
    assert Counter(number for number, _ in made_where) == Counter([*map(str, range(5)), *under_way])
    make_dataset(dataset, tmp_path / "here", workers_on(None, 1))
    made = [
        {str(path.relative_to(tmp_path / place)): path.read_bytes() for path in (tmp_path / place).rglob("*.*")}
        for place in ("here", "there")
    ]
    assert made[0] == made[1]
    assert len(made[0]) == 3 * 5 + 2


@contextmanager
def client_server(cluster: str) -> Iterator[str]:
    """Where those find the cluster who are no part of it: `ray://…`.

    One process serves all clients here. The proxy that `ray start --head` begins starts one more for each client, which
    a busy machine is slow to do; what a client says and hears is the same.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    module = [sys.executable, "-m", "ray.util.client.server", "--mode", "legacy"]
    server = Popen([*module, "--host", "127.0.0.1", "--port", str(port), "--address", cluster], stderr=DEVNULL)
    try:
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                assert server.poll() is None, "the server has ended"
                sleep(0.1)
        yield f"ray://127.0.0.1:{port}"
    finally:
        server.kill()
        server.wait()


def what_is_played_elsewhere_is_what_is_played_here(
    place: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    short = tmp_path / "short.yaml"
    short.write_text("game: vinci\nplayers: [{id: '2', target: 20}]", encoding="utf-8")
    table = ["--seats", "2", "--jobs", "1"]
    few = [*table, "--games", "2"]
    kept = str(tmp_path / "kept")
    capsys.readouterr()  # what Ray had to say of the machine that died
    for command, on in (
        (["lab", "tournament", "vinci", *table, "--bots", "random,quick", "--json"], "ray"),
        (["lab", "compare", "vinci", str(short), *few, "--bot", "quick", "--keep", kept], "ray"),
        (["simulate", "vinci", *few, "--bots", "random,quick", "--json"], place),
    ):
        told: list[str] = []
        for where in ([], ["--on", on]):
            shutil.rmtree(kept, ignore_errors=True)
            assert not ray.is_initialized()  # so that it is joined where `on` says
            assert main([*command, *where]) == 0
            told.append(capsys.readouterr().out.partition('"speed"')[0])
        assert told[0] == told[1]
        assert "vinci" in told[0]


def test_where_there_is_no_cluster_one_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[object] = []

    def nobody(**settings: object) -> None:
        asked.append(settings["address"])
        raise ConnectionError("nobody answers")

    monkeypatch.setattr("ray.init", nobody)
    assert main(["lab", "tournament", "vinci", "--on", "ray://elsewhere:10001", "--lang", "fr"]) == 2
    assert "pas de grappe à ray://elsewhere:10001" in capsys.readouterr().err
    assert asked == ["ray://elsewhere:10001"]
