"""Make sure this machine has what a step of the Makefile needs, or say in one line what is missing.

    python tools/provide.py venv compiler
    python tools/provide.py postgresql chromium

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

OLDEST_NODE = [20, 19]
HEADLESS = "chromium-headless-shell"
VERSION = f"python{sys.version_info.major}.{sys.version_info.minor}"


def can_make_environments() -> bool:
    """Debian ships Python without ensurepip, and then `python -m venv` fails half-way."""
    return find_spec("venv") is not None and find_spec("ensurepip") is not None


def can_compile() -> bool:
    """The compiler that this Python was built with, or the one that CC names, and Python's own headers."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_paths()["include"], "Python.h").exists()


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's server programs, the newest version's; Debian keeps them out of PATH."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent  # a link of its own has no neighbours
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(found, key=lambda folder: float(folder.parent.name), default=None)


def chromium() -> str | None:
    """A Chromium to run pages in; CHROMIUM names one in an unusual place."""
    names = [os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"]
    return next((path for name in names if name and (path := shutil.which(name)) is not None), None)


def both_chromiums() -> bool:
    """Whether there is also the one without windows, which costs less, unless somebody chose theirs."""
    return chromium() is not None and bool(os.environ.get("CHROMIUM") or shutil.which(HEADLESS))


def nginx() -> str | None:
    """nginx, which Debian keeps where only root looks."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def can_build_pages() -> bool:
    """npm, and a Node that what builds the page runs on."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = [int(part) for part in told.strip().lstrip("v").split(".") if part.isdecimal()]
    return version >= OLDEST_NODE


@dataclass(frozen=True)
class Need:
    """Something a step needs: how to see that it is there, and the packages that bring it, the best one first."""

    there: Callable[[], bool]
    packages: tuple[str, ...]
    missing: str
    best: Callable[[], bool] | None = None

    def wanted(self) -> bool:
        """Whether apt could bring something, or something better."""
        return not (self.best or self.there)()


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
    "node": Need(
        can_build_pages,
        ("nodejs", "npm"),
        f"No npm, or a Node older than {'.'.join(map(str, OLDEST_NODE))}: install Node to build the page. "
        "`make play-terminal` works without.",
    ),
    "postgresql": Need(
        lambda: postgres_programs() is not None,
        ("postgresql",),
        "No PostgreSQL server (initdb): install the package postgresql to test the store on it.",
    ),
    "nginx": Need(
        lambda: nginx() is not None,
        ("nginx-light", "nginx"),
        "No nginx: install the package nginx to test the server behind a reverse proxy.",
    ),
    "chromium": Need(
        lambda: chromium() is not None,
        ("chromium", HEADLESS),
        "No Chromium: install the package chromium, or name one with CHROMIUM=…, to test the page in a browser.",
        both_chromiums,
    ),
}


def install(need: Need) -> None:
    """Install package by package, until the need is met at its best; one that apt does not know is passed over."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print(f"Installing {' '.join(need.packages)} …", file=sys.stderr)
    commands = [["update"], *(["install", "--yes", "--no-install-recommends", package] for package in need.packages)]
    for command in commands:
        if need.wanted():
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run([apt, "-qq", *command], env=environment, stdout=subprocess.DEVNULL, check=False)


def main(names: list[str]) -> int:
    """0 when everything named is there."""
    for name in names:
        need = NEEDS[name]
        if need.wanted():
            install(need)
        if not need.there():
            print(need.missing, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
