"""Try deploy/Containerfile and deploy/compose.yaml on a machine without a container engine: as root, on Linux.

    python3.12 -m tools.try_container [LEVEL]

Every stage is this machine's own root with a writable layer over it, so each COPY and RUN happens as it is written and
nothing here is changed; only the base images are the Python that runs this, of the version that the file names, and the
Node that is found. The last stage then runs as its own user on a read-only root, in a network of its own: it must say
that it is healthy, serve the page, open a table, end in order and know the table when it comes back. That is done
twice, on SQLite in its volume and, as the compose file has it, on a PostgreSQL with that file's settings. LEVEL is how
hard the C compiler tries (usually `g`, the quickest).
"""

from __future__ import annotations

import ctypes
import fcntl
import json
import os
import pwd
import re
import secrets
import shlex
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from tools.provide import postgres_programs

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "deploy" / "Containerfile"
COMPOSE = ROOT / "deploy" / "compose.yaml"
SEARCHED = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
DEBIANS = f"apt-get -qq update && apt-get -qq install --yes python3-venv python3-dev && \
ln -sf {Path(sys.executable).resolve()} /usr/local/bin/python"


@dataclass
class Stage:
    """A stage of the file, and the folder in which it looks like a whole machine."""

    name: str
    root: Path
    steps: list[tuple[str, str]] = field(default_factory=list)
    folder: str = "/"
    settings: dict[str, str] = field(default_factory=dict)
    user: str = "0"


def instructions(text: str) -> list[tuple[str, str]]:
    """The file's lines as (instruction, what it says), without comments and with broken lines joined."""
    lines = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    joined = re.sub(r"\\\n\s*", " ", lines)
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in joined.splitlines() if line.strip())]


def pythons(text: str) -> set[str]:
    """The versions of Python that the file begins with."""
    return set(re.findall(r"^FROM \S+/python:(\d+\.\d+)", text, re.M))


def ignoring(text: str) -> Callable[[str], bool]:
    """Whether the last pattern of a .dockerignore that fits a path, or a folder above it, keeps it out."""
    rules = [(not line.startswith("!"), line.lstrip("!")) for line in text.splitlines() if line.strip()]
    known = [
        (out, re.compile(re.escape(glob).replace(r"\*\*/", "(.*/)?").replace(r"\*", "[^/]*"))) for out, glob in rules
    ]

    def ignored(path: str) -> bool:
        parts = path.split("/")
        above = ["/".join(parts[: count + 1]) for count in range(len(parts))]
        return next((out for out, glob in reversed(known) if any(glob.fullmatch(name) for name in above)), False)

    return ignored


def stages(layers: Path) -> list[Stage]:
    """The stages, each over a layer of its own."""
    found: list[Stage] = []
    for word, rest in instructions(FILE.read_text(encoding="utf-8")):
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "last"
            found.append(Stage(name, layers / name / "root"))
        else:
            found[-1].steps.append((word, rest))
    return found


def mount(*words: str | Path) -> None:
    subprocess.run(["mount", *map(str, words)], check=True)


def lay(stage: Stage, *lower: Path) -> None:
    """Put a writable layer over this machine's root, and over what else lies on it."""
    base = stage.root.parent
    for name in ("upper", "work", "root"):
        (base / name).mkdir(parents=True)
    below = ":".join(map(str, [*lower, "/"]))
    layers = f"lowerdir={below},upperdir={base / 'upper'},workdir={base / 'work'}"
    mount("-t", "overlay", "overlay", "-o", layers, stage.root)
    mount("-t", "proc", "proc", stage.root / "proc")
    mount("--bind", "/dev", stage.root / "dev")


def base_image(layers: Path) -> Path:
    """The layer under every stage: what the base image has, this Python where every user finds it."""
    stage = Stage("base", layers / "base" / "root")
    lay(stage)
    run(stage, "rm -rf /build /opt/ecumene /data")
    if sys.base_prefix == "/usr":
        run(stage, DEBIANS)
    else:
        for name in ("bin", "include", "lib"):
            shutil.copytree(
                Path(sys.base_prefix, name),
                stage.root / "usr/local" / name,
                symlinks=True,
                dirs_exist_ok=True,
                ignore=shutil.ignore_patterns("__pycache__", "test", "site-packages"),
            )
        run(stage, "ldconfig && ln -sf python3 /usr/local/bin/python")
    subprocess.run(["umount", "--recursive", str(stage.root)], check=True)  # what lies below must not change
    return stage.root.parent / "upper"


def run(stage: Stage, command: str) -> None:
    """A RUN of the stage."""
    environment = {**os.environ, "PATH": SEARCHED, "DEBIAN_FRONTEND": "noninteractive", **stage.settings}
    inside = f"cd {stage.folder} && {command}"
    subprocess.run(["chroot", str(stage.root), "sh", "-ec", inside], env=environment, check=True)


def copy(stage: Stage, rest: str, others: dict[str, Stage]) -> None:
    """A COPY of the stage, from this checkout, as far as it is let through, or from another stage."""
    words = shlex.split(rest)
    source, ignored = ROOT, ignoring(Path(f"{FILE}.dockerignore").read_text(encoding="utf-8"))
    if words[0].startswith("--from="):
        source, ignored = others[words.pop(0).removeprefix("--from=")].root, lambda _: False
    *what, to = words
    goal = stage.root / Path(stage.folder, to).relative_to("/")

    def kept_out(folder: str, names: list[str]) -> set[str]:
        return {name for name in names if ignored(str(Path(folder, name).relative_to(source)))}

    for name in what:
        found = source / name.lstrip("/")
        if found.is_dir():
            shutil.copytree(found, goal, dirs_exist_ok=True, symlinks=True, ignore=kept_out)
        elif kept_out(str(found.parent), [found.name]):
            sys.exit(f"{name} is copied, and {FILE.name}.dockerignore keeps it out")
        else:
            into = goal / found.name if to.endswith("/") else goal
            into.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(found, into)


def build(found: list[Stage], base: Path, level: str) -> None:
    """Carry out every stage."""
    others = {stage.name: stage for stage in found}
    for stage in found:
        lay(stage, base)
        for word, rest in stage.steps:
            print(f"{stage.name}: {word} {rest[:100]}", flush=True)
            match word:
                case "WORKDIR":
                    stage.folder = rest
                    (stage.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
                case "COPY":
                    copy(stage, rest, others)
                case "RUN":
                    run(stage, f"{rest} {level}" if "build_wheel" in rest else rest)
                case "ENV":
                    settings = dict(pair.split("=", 1) for pair in shlex.split(rest))
                    stage.settings |= {name: value.replace("$PATH", SEARCHED) for name, value in settings.items()}
                case "USER":
                    stage.user = rest


def close(stage: Stage) -> Path:
    """Make the stage what a container of it is, read-only but for /tmp and its volume; where the volume really is."""
    kept = stage.root.parent / "data"
    shutil.copytree(stage.root / "data", kept)
    shutil.copystat(stage.root / "data", kept)
    os.chown(kept, int(stage.user), int(stage.user))
    mount("-t", "tmpfs", "tmpfs", stage.root / "tmp")
    mount("-t", "tmpfs", "tmpfs", stage.root / "dev/shm")
    mount("-t", "tmpfs", "-o", "mode=755", "tmpfs", stage.root / "run")  # for secrets, which engines put there
    mount("--bind", kept, stage.root / "data")
    mount("-o", "remount,ro", stage.root)
    return kept


def alone() -> None:
    """Leave this machine's network for an empty one, so that no port is taken."""
    clone_newnet = 0x40000000
    if ctypes.CDLL(None).unshare(clone_newnet):
        sys.exit("no network of its own can be had")
    set_flags, up = 0x8914, 1
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        fcntl.ioctl(any_socket, set_flags, struct.pack("16sH14x", b"lo", up))


@contextmanager
def serving(stage: Stage, command: list[str]) -> Iterator[str]:
    """The address of a server in the stage that says it is healthy; at the end it must end in order."""
    health = json.loads(dict(stage.steps)["HEALTHCHECK"].partition("CMD ")[2])
    as_user = (
        f"exec setpriv --reuid {stage.user} --regid {stage.user} --clear-groups --no-new-privs --bounding-set=-all "
    )
    enter = ["chroot", str(stage.root), "sh", "-ec", f'cd {stage.folder} && {as_user} "$@"', "sh"]
    with subprocess.Popen([*enter, *command], env=stage.settings) as server:
        try:
            deadline = time.monotonic() + 120
            while subprocess.run([*enter, *health], env=stage.settings, capture_output=True).returncode:
                if server.poll() is not None or time.monotonic() > deadline:
                    sys.exit("the server never became healthy")
                time.sleep(0.5)
            yield f"http://127.0.0.1:{stage.settings['ECUMENE_PORT']}"
        finally:
            server.send_signal(signal.SIGTERM)
    if server.returncode:
        sys.exit(f"the server ended with {server.returncode}")


def use(stage: Stage, command: list[str]) -> None:
    """Look at the page, open a table, and find it again when the server was ended and started anew."""
    guest = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    wish = {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "bot", "level": "gentle"}]}
    with serving(stage, command) as address:
        told = json.load(guest.open(f"{address}/health"))
        assert (told["compiled"], told["status"]) == (True, "ok"), told
        assert b"<title>" in guest.open(address).read()
        order = urllib.request.Request(f"{address}/api/tables", json.dumps(wish).encode())
        order.add_header("Content-Type", "application/json")
        table = json.load(guest.open(order))
    with serving(stage, command) as address:
        again = json.load(guest.open(f"{address}/api/tables/{table['id']}"))
    assert (again["id"], again["status"]) == (table["id"], "running"), again
    print("healthy, served the page, opened a table, ended in order, found the table again", flush=True)


@contextmanager
def database(service: dict[str, Any], place: Path, secret: Path) -> Iterator[None]:
    """A PostgreSQL with the compose file's settings, set up as its image does it, that passes its health check."""
    programs, somebody = postgres_programs(), pwd.getpwnam("nobody")
    if programs is None:
        sys.exit("no PostgreSQL is here")
    settings = service["environment"]
    place.mkdir()
    password = place / "password"
    shutil.copy2(secret, password)
    for path in (place, password):
        os.chown(path, somebody.pw_uid, somebody.pw_gid)

    def does(*words: str | Path) -> list[str]:
        name, *rest = map(str, words)
        return ["setpriv", f"--reuid={somebody.pw_uid}", f"--regid={somebody.pw_gid}", "--clear-groups",
                str(programs / name), *rest]  # fmt: skip

    user, data = settings["POSTGRES_USER"], place / "data"
    made = does("initdb", "--pgdata", data, "--username", user, "--pwfile", password, "--auth", "scram-sha-256")
    subprocess.run(made, check=True, stdout=subprocess.DEVNULL)
    environment = {**os.environ, "PGHOST": "127.0.0.1", "PGPASSWORD": password.read_text(encoding="utf-8").strip()}
    with subprocess.Popen(does("postgres", "-D", data, "-k", place), stderr=subprocess.DEVNULL) as server:
        try:
            deadline = time.monotonic() + 60
            while subprocess.run(does(*service["healthcheck"]["test"][1:]), env=environment).returncode:
                if server.poll() is not None or time.monotonic() > deadline:
                    sys.exit("the database never became healthy")
                time.sleep(0.5)
            created = ["createdb", "--username", user, "--maintenance-db", "postgres", settings["POSTGRES_DB"]]
            subprocess.run(does(*created), env=environment, check=True)
            yield
        finally:
            server.send_signal(signal.SIGINT)


def compose(stage: Stage) -> None:
    """Use the table of the compose file with its database."""
    services = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))["services"]
    secret = stage.root / "run/secrets/postgres_password"
    secret.parent.mkdir()
    secret.write_text(f"{secrets.token_hex(24)}\n", encoding="utf-8")
    hosts = stage.root.parent / "hosts"
    hosts.write_text("127.0.0.1 localhost database\n", encoding="utf-8")
    mount("--bind", hosts, stage.root / "etc/hosts")
    stage.settings["ECUMENE_PROXIES"] = ""  # as compose fills it in where nobody sets it
    with database(services["database"], stage.root.parent / "database", secret):
        use(stage, [word.replace("$$", "$") for word in services["table"]["command"]])


def main(level: str) -> None:
    """Build and use it in a name space of its own, so that every mount goes with it."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if pythons(FILE.read_text(encoding="utf-8")) != {version}:
        sys.exit(f"{FILE.name} has another Python than {version}: run this with that one")
    if not os.environ.get("TRYING_CONTAINER"):
        command = ["unshare", "--mount", sys.executable, "-m", "tools.try_container", level]
        sys.exit(subprocess.run(command, cwd=ROOT, env={**os.environ, "TRYING_CONTAINER": "1"}).returncode)
    with tempfile.TemporaryDirectory() as place:
        mount("-t", "tmpfs", "-o", "mode=755", "tmpfs", place)
        found = stages(Path(place))
        try:
            build(found, base_image(Path(place)), level)
            kept = close(found[-1])
            alone()
            use(found[-1], json.loads(dict(found[-1].steps)["CMD"]))
            assert (kept / "ecumene.db").stat().st_uid == int(found[-1].user)
            print("The container file is tried, on SQLite in its volume.", flush=True)
            compose(found[-1])
            print("The compose file is tried, on PostgreSQL.", flush=True)
        finally:
            subprocess.run(["umount", "--recursive", "--lazy", place], check=False)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "g")
