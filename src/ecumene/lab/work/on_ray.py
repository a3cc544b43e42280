"""A cluster that does units of work, by Ray: one task for each unit.

Ray is told never to try again by itself. A unit whose worker or machine died, or whose answer was lost with it before
it came here, is handed out again by the same rule as in a `Crew`, and what is written down is never asked for again.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Any

import ray
from ray.exceptions import RayError, RayTaskError

import ecumene
from ecumene.lab.work.errors import LabError
from ecumene.lab.work.units import Answers, Failure, Unit, Work, attempt, mourned

HERE = "ray"
LOOK = 2.0  # seconds between two looks at how large the cluster is
AHEAD = 1  # units beyond those being done, so that no worker waits for us


class Cluster:
    """Where `place` says: "ray" is what RAY_ADDRESS names, or else this machine; "ray://HOST:PORT" is another."""

    def __init__(self, place: str = HERE, jobs: int | None = None) -> None:
        self._place = place
        self._jobs = jobs
        self._ours = False
        self._room, self._looked = 0, 0.0

    @property
    def count(self) -> int:
        self._join()
        resources: Any = ray.cluster_resources  # which has no types
        found = int(resources().get("CPU", 0))
        return max(1, found if self._jobs is None else min(found, self._jobs))

    def run(self, work: Work, units: Iterable[Unit]) -> Answers:
        self._join()
        shared, remote = ray.put(work), ray.remote(max_retries=0, num_cpus=1)(_attempt_there)
        waiting, again = iter(units), deque[Unit]()
        under_way: dict[Any, Unit] = {}
        deaths: dict[str, int] = {}
        try:
            while True:
                for unit in self._next(waiting, again, len(under_way)):
                    under_way[remote.remote(ecumene.__version__, shared, unit.task)] = unit
                if not under_way:
                    return
                ready, _ = ray.wait(list(under_way), num_returns=1)
                unit = under_way.pop(ready[0])
                answer = _fetch(ready[0])
                if answer is LOST:
                    again.append(mourned(unit, deaths))
                elif isinstance(answer, Failure):
                    raise answer.error()
                else:
                    yield unit, answer
        finally:
            for task in under_way:
                ray.cancel(task, force=True)

    def close(self) -> None:
        """Leave the cluster, if it was joined here."""
        if self._ours:
            self._ours = False
            ray.shutdown()

    def _join(self) -> None:
        if ray.is_initialized():
            return
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if self._place != HERE:
            settings["address"] = self._place
        elif "RAY_ADDRESS" not in os.environ:
            settings |= {"num_cpus": self._jobs, "include_dashboard": False}
        try:
            ray.init(**settings)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise LabError("cluster", place=self._place, reason=str(error)) from error
        self._ours = True

    def _next(self, waiting: Iterator[Unit], again: deque[Unit], busy: int) -> Iterator[Unit]:
        """Units for which there is room; machines may come and go."""
        if monotonic() - self._looked > LOOK or not self._room:
            self._room, self._looked = self.count + AHEAD, monotonic()
        for _ in range(self._room - busy):
            unit = again.popleft() if again else next(waiting, None)
            if unit is None:
                return
            yield unit


LOST = object()


def _fetch(task: Any) -> Any:
    try:
        return ray.get(task)
    except RayTaskError:
        raise  # an error of ours that `attempt` did not know
    except RayError:  # the worker, its machine or the answer on it is gone
        return LOST


def _attempt_there(version: str, work: Work, task: Any) -> Any:
    """On a machine of the cluster, which must play by the same rules."""
    if ecumene.__version__ != version:
        return Failure("release", {"found": ecumene.__version__, "here": version})
    return attempt(work, task)
