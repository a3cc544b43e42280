"""What a worker's process runs, once it is tied to its server (`leash.py`): it reads the rules and answers.

python -m ecumene.table.bots.process NICER [package.module:Class …]
"""

from __future__ import annotations

import sys

from ecumene.table.bots.worker import work


def main() -> None:
    """Be a worker, so much nicer than the server, with these games beside the catalogue."""
    nicer, *games = sys.argv[1:]
    work(int(nicer), games)


if __name__ == "__main__":
    main()
