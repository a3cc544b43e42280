"""Pack the sources of a release, with the built page in them, and the wheel for machines that have no compiled one.

    python tools/build_release.py FOLDER

The pure wheel is made from the sdist, as somebody would who has nothing else: what is missing there is missing here.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path


def call(hook: str, folder: Path, source: Path) -> Path:
    """Let the build backend make something from `source`; the file that it wrote into `folder`."""
    asks = f"from setuptools import build_meta; build_meta.{hook}({str(folder)!r})"
    before = set(folder.iterdir())
    subprocess.run([sys.executable, "-c", asks], cwd=source, check=True, stdout=subprocess.DEVNULL)
    (made,) = set(folder.iterdir()) - before
    return made


def build(folder: Path, source: Path) -> tuple[Path, Path]:
    """The sdist of a repository and the pure wheel that comes of it, in `folder`."""
    packed = call("build_sdist", folder.resolve(), source)
    with tempfile.TemporaryDirectory() as scratch:
        with tarfile.open(packed) as sources:
            sources.extractall(scratch, filter="data")
        (unpacked,) = Path(scratch).iterdir()
        return packed, call("build_wheel", folder.resolve(), unpacked)


if __name__ == "__main__":
    for path in build(Path(sys.argv[1]), Path.cwd()):
        print(path.name)
