"""Who does the work: this process, several of this machine, or a cluster."""

from __future__ import annotations

from collections.abc import Iterable

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
    if place is not None:
        from ecumene.lab.work.on_ray import Cluster

        return Cluster(place, jobs)
    count = jobs or cores()
    return Alone() if count == 1 else Crew(count)
