"""A server's workers, one of each lane, whose bots tell which signal the kernel sends them when their server dies.

python -m tests.table.faults.tied
"""

from __future__ import annotations

import asyncio

from ecumene.table.bots.workers import BotWorkers
from tests.table.bots.sulky import Tied


async def main() -> None:
    pool = BotWorkers(1, games=["tests.table.bots.sulky:Tied"])
    view = Tied().new(2, 5).view(0).dump()
    try:
        for lane in (pool.lanes.express, pool.lanes.front, pool.lanes.back):
            await lane[0].start()
            await lane[0].ask({"game": "tied", "content": "", "view": view, "seat": 0, "bot": "quick", "seed": 1})
    finally:
        await pool.stop()


if __name__ == "__main__":
    asyncio.run(main())
