"""Who does the work: this process, several of this machine, or a cluster."""

from __future__ import annotations

from collections.abc import Iterable

from ecumene.core.errors import EcumeneError
from ecumene.lab.work.crew import Crew
from ecumene.lab.work.units import Answers, Unit, Work, Workers
from ecumene.machine import cores


class Alone:
    """This very process."""

    count = 1

    def run(self, work: Work, units: Iterable[Unit]) -> Answers:
        for unit in units:
            yield unit, work(unit.task)

    def close(self) -> None:
        pass


def workers_on(place: str | None, jobs: int | None = None) -> Workers:
    """Who works: `jobs` processes here, or with "ray" or "ray://…" a cluster; all cores unless told."""
    if jobs is not None and jobs < 1:
        raise EcumeneError(f"jobs: must be 1 or more, not {jobs}")
    if place is not None:
        from ecumene.lab.work.on_ray import Cluster

        return Cluster(place, jobs)
    count = cores() if jobs is None else jobs
    return Alone() if count == 1 else Crew(count)
