"""Try an installed Ecumene as a stranger would: ask what it is, play every game, open a table and look at its page.

    python tools/try_wheel.py [compiled | plain]

It runs in the environment that the wheel was installed into and uses nothing but what is there. The word says which
build it must be. What is wrong is one line on stderr and exit code 1.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from random import Random

HERE = Path(__file__).resolve().parent.parent
MOST = 100_000  # decisions: no game of ours takes a tenth of it


class Wrong(Exception):
    """The wheel does not do what a release must."""


def check_build(expected: str) -> None:
    """It runs from where it was installed, and in the build that was asked for."""
    import ecumene

    place = Path(ecumene.__file__).resolve()
    if place.is_relative_to(HERE / "src"):
        raise Wrong(f"this is no installed package: {place}")
    build = "compiled" if ecumene.COMPILED else "plain"
    if expected not in ("", build):
        raise Wrong(f"the rules run {build}, not {expected}")


def play(name: str) -> int:
    """Play a whole game at random; how many decisions it took."""
    import ecumene

    game = ecumene.catalogue[name]
    position, rng = game.new(seats=game.seat_counts[0], seed=1), Random(1)
    for decisions in range(MOST):
        seats = position.pending()
        if not seats:
            return decisions
        position.apply(seats[0], rng.choice(position.legal(seats[0])))
    raise Wrong(f"{name} does not end")


def command(*arguments: str) -> str:
    """What the installed command prints."""
    told = subprocess.run(
        [sys.executable, "-m", "ecumene", *arguments], capture_output=True, text=True, encoding="utf-8", check=False
    )
    if told.returncode:
        raise Wrong(f"ecumene {' '.join(arguments)}: exit code {told.returncode}\n{told.stdout}{told.stderr}")
    return told.stdout


def look_at_the_page() -> None:
    """Open a table and fetch its page with everything it names, as a browser would."""
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{(Path(folder) / 'tables.db').as_posix()}"
        arguments = [sys.executable, "-m", "ecumene", "serve", "--store", store]
        with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
            try:
                address = _address(server)
                page = _fetch(address).decode()
                parts = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
                if not parts or not all(_fetch(f"{address}/{part}") for part in parts):
                    raise Wrong("the page is not whole")
            finally:
                server.terminate()
                server.communicate()


def _address(server: subprocess.Popen[str]) -> str:
    told = []
    for line in server.stdout or ():
        told.append(line)
        found = re.search(r"http://[\w.]+:\d+", line)
        if found:
            return found[0]
    raise Wrong("no table was opened:\n" + "".join(told))


def _fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return bytes(answer.read())


def main(expected: str) -> int:
    """Try everything; what to exit with."""
    try:
        check_build(expected)
        print(command("--version"), end="")
        import ecumene

        for name in ecumene.catalogue:
            print(f"{name}: {play(name)} decisions")
        command("simulate", "vinci", "--games", "2", "--seats", "3", "--bots", "greedy", "--jobs", "2")
        look_at_the_page()
    except Wrong as wrong:
        print(f"try_wheel: {wrong}", file=sys.stderr)
        return 1
    print("the page is served")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
