"""Make sure this machine has what a step of the Makefile needs, or say in one line what is missing.

    python tools/provide.py venv compiler

What is missing is installed by apt where that can be done: as root, on Debian and its kin. Standard library only, since
this runs before anything is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

VERSION = f"python{sys.version_info.major}.{sys.version_info.minor}"


def can_make_environments() -> bool:
    """Debian ships Python without ensurepip, and then `python -m venv` fails half-way."""
    return find_spec("venv") is not None and find_spec("ensurepip") is not None


def can_compile() -> bool:
    """The compiler that this Python was built with, or the one that CC names, and Python's own headers."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_paths()["include"], "Python.h").exists()


@dataclass(frozen=True)
class Need:
    """Something a step needs: how to see that it is there, and the packages that bring it."""

    there: Callable[[], bool]
    packages: tuple[str, ...]
    missing: str


NEEDS = {
    "venv": Need(
        can_make_environments,
        (f"{VERSION}-venv",),
        f"{sys.executable} cannot make virtual environments: install {VERSION}-venv, or name another with PYTHON=…",
    ),
    "compiler": Need(
        can_compile,
        ("gcc", "libc6-dev", f"{VERSION}-dev"),
        f"No C compiler (or no Python.h for {sys.executable}): install gcc and {VERSION}-dev to compile the rules. "
        "Everything works without, only slower.",
    ),
}


def install(need: Need) -> None:
    """Install package by package, until the need is met; one that apt does not know is passed over."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print(f"Installing {' '.join(need.packages)} …", file=sys.stderr)
    commands = [["update"], *(["install", "--yes", "--no-install-recommends", package] for package in need.packages)]
    for command in commands:
        if not need.there():
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run([apt, "-qq", *command], env=environment, stdout=subprocess.DEVNULL, check=False)


def main(names: list[str]) -> int:
    """0 when everything named is there."""
    for name in names:
        need = NEEDS[name]
        if not need.there():
            install(need)
        if not need.there():
            print(need.missing, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
