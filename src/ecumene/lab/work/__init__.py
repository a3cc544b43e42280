"""Work of many named units: done here or by a cluster, written down unit by unit, and gone on with later."""

from ecumene.lab.work.crew import Crew
from ecumene.lab.work.errors import LabError
from ecumene.lab.work.hiring import workers_on
from ecumene.lab.work.journal import Journal
from ecumene.lab.work.units import Desk, Unit, Workers

__all__ = ["Crew", "Desk", "Journal", "LabError", "Unit", "Workers", "workers_on"]
