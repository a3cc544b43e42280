"""What a worker's process runs: first it is tied to its server, then it reads the rules and answers (`bot_worker.py`).

python -m ecumene.table.bot_process SERVER NICER [package.module:Class …]
"""

from __future__ import annotations

import sys

from ecumene.table.leash import tie_to


def main() -> None:
    """Be a worker of the server with that id, so much nicer than it, with these games beside the catalogue."""
    server, nicer, *games = sys.argv[1:]
    tie_to(int(server))
    from ecumene.table.bot_worker import work  # takes a while, so it comes after the leash

    work(int(nicer), games)


if __name__ == "__main__":
    main()
