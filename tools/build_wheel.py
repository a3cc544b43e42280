"""Build the compiled wheel, and show how far the compiler is; what it prints goes into build/compile.log.

    python tools/build_wheel.py FOLDER [LEVEL]

pip would hide for minutes that anything happens, so this calls the same hook of the build backend itself.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

LOG = Path("build/compile.log")
SHOWN = 40  # lines of the log that are shown where it failed


def build(folder: str, level: str) -> int:
    """Write a wheel into `folder`; what to exit with."""
    from setuptools import build_meta

    LOG.parent.mkdir(exist_ok=True)
    Path(folder).mkdir(parents=True, exist_ok=True)
    out = os.dup(sys.stderr.fileno())
    with LOG.open("w", encoding="utf-8") as log:
        os.environ.update(ECUMENE_COMPILE="1", ECUMENE_OPTIMISE=level, ECUMENE_PROGRESS=str(out))
        for stream in (sys.stdout, sys.stderr):  # the compiler's too, which writes there by itself
            stream.flush()
            os.dup2(log.fileno(), stream.fileno())
        try:
            build_meta.build_wheel(folder)
            return 0
        except (Exception, SystemExit) as error:
            sys.stderr.flush()
            print(f"{type(error).__name__}: {error}", file=log, flush=True)
    lines = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
    os.write(out, "\n".join([*lines[-SHOWN:], f"Compiling failed; the whole log is {LOG}.", ""]).encode())
    return 1


if __name__ == "__main__":
    sys.exit(build(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "1"))
