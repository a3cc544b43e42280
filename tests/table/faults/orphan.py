"""A process that asks bots which think for ever, for tests that kill it.

    python -m tests.table.faults.orphan N

It prints the process ids of its N workers, each of which then says `thinking`.
"""

from __future__ import annotations

import asyncio
import sys

from ecumene.table.bots.lanes import Errand
from ecumene.table.bots.workers import BotWorkers, Question
from tests.table.bots.sulky import Gripping


async def main(count: int) -> None:
    pool = BotWorkers(count, limit=1_000_000.0, games=["tests.table.bots.sulky:Gripping"])
    processes = [await worker.start() for worker in pool.lanes.front]
    print(*[process.pid for process in processes], flush=True)
    view = Gripping().new(2, 5).view(0).dump()
    asked = [Question("gripping", "", view, 0, "gentle", 1, Errand(f"guest {n}")) for n in range(count)]
    await asyncio.gather(*[pool.decide(each) for each in asked])


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
