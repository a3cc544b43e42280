"""Try deploy/Containerfile on a machine without a container engine: as root, on Linux with overlay file systems.

    python tools/try_container.py [LEVEL]

Every stage is this machine's own root with a writable layer over it, so each COPY and RUN happens as it is written and
nothing here is changed; only the base images are the Python of this Debian and the Node that is found. The last stage
then runs as its own user on a read-only root: it must say that it is healthy, serve the page, open a table and end in
order. LEVEL is how hard the C compiler tries (usually `g`, the quickest).
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "deploy" / "Containerfile"
PYTHON = "apt-get -qq update && apt-get -qq install --yes python3 python3-venv python3-dev >/dev/null && \
ln -sf /usr/bin/python3 /usr/local/bin/python"  # what the base image has, for every user


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


def lay(stage: Stage) -> None:
    """Put a writable layer over this machine's root."""
    base = stage.root.parent
    for name in ("upper", "work", "root"):
        (base / name).mkdir(parents=True)
    layers = f"lowerdir=/,upperdir={base / 'upper'},workdir={base / 'work'}"
    subprocess.run(["mount", "-t", "overlay", "overlay", "-o", layers, str(stage.root)], check=True)
    subprocess.run(["mount", "-t", "proc", "proc", str(stage.root / "proc")], check=True)
    subprocess.run(["mount", "--bind", "/dev", str(stage.root / "dev")], check=True)
    for line in ("rm -rf /build /opt/ecumene /data", PYTHON):
        run(stage, line)


def run(stage: Stage, command: str) -> None:
    """A RUN of the stage."""
    path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    environment = {**os.environ, "PATH": path, "DEBIAN_FRONTEND": "noninteractive", **stage.settings}
    inside = f"cd {stage.folder} && {command}"
    subprocess.run(["chroot", str(stage.root), "sh", "-ec", inside], env=environment, check=True)


def copy(stage: Stage, rest: str, others: dict[str, Stage]) -> None:
    """A COPY of the stage, from this checkout or from another stage."""
    words = shlex.split(rest)
    source = ROOT
    if words[0].startswith("--from="):
        source = others[words.pop(0).removeprefix("--from=")].root
    *what, to = words
    goal = stage.root / Path(stage.folder, to).relative_to("/")
    for name in what:
        found = source / name.lstrip("/")
        if found.is_dir():
            ignored = shutil.ignore_patterns("node_modules", "__pycache__", *(["page"] if source is ROOT else []))
            shutil.copytree(found, goal, dirs_exist_ok=True, symlinks=True, ignore=ignored)
        else:
            into = goal / found.name if to.endswith("/") else goal
            into.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(found, into)


def build(found: list[Stage], level: str) -> None:
    """Carry out every stage."""
    others = {stage.name: stage for stage in found}
    for stage in found:
        lay(stage)
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
                    pairs = dict(pair.split("=", 1) for pair in shlex.split(rest))
                    stage.settings.update(pairs)
                case "USER":
                    stage.user = rest


def serve(stage: Stage) -> None:
    """Run the last stage as a container would, and use it."""
    said = dict(stage.steps)
    health = json.loads(said["HEALTHCHECK"].partition("CMD ")[2])
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", str(stage.root / "tmp")], check=True)
    kept = stage.root.parent / "data"
    kept.mkdir(mode=0o700)
    os.chown(kept, int(stage.user), int(stage.user))
    subprocess.run(["mount", "--bind", str(kept), str(stage.root / "data")], check=True)
    subprocess.run(["mount", "-o", "remount,ro", str(stage.root)], check=True)
    settings = {**stage.settings, "PATH": stage.settings["PATH"].replace("$PATH", "/usr/local/bin:/usr/bin:/bin")}
    inside = (
        f"cd {stage.folder} && exec setpriv --reuid {stage.user} --regid {stage.user} --clear-groups --no-new-privs "
    )
    enter = ["chroot", str(stage.root), "sh", "-ec"]
    with subprocess.Popen([*enter, inside + shlex.join(json.loads(said["CMD"]))], env=settings) as server:
        deadline = time.monotonic() + 60
        while subprocess.run([*enter, inside + shlex.join(health)], env=settings, capture_output=True).returncode:
            if server.poll() is not None or time.monotonic() > deadline:
                sys.exit("the server never became healthy")
            time.sleep(0.5)
        address = f"http://127.0.0.1:{stage.settings['ECUMENE_PORT']}"
        told = json.load(urllib.request.urlopen(f"{address}/health"))
        assert (told["compiled"], told["status"]) == (True, "ok"), told
        assert b"<title>" in urllib.request.urlopen(address).read()
        wish = {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "bot", "level": "gentle"}]}
        order = urllib.request.Request(f"{address}/api/tables", json.dumps(wish).encode())
        order.add_header("Content-Type", "application/json")
        assert json.load(urllib.request.urlopen(order))["id"]
        assert (kept / "ecumene.db").stat().st_uid == int(stage.user)
        server.send_signal(signal.SIGTERM)
    if server.returncode:
        sys.exit(f"the server ended with {server.returncode}")
    print("healthy, served the page, opened a table on a read-only root as its own user, ended in order", flush=True)


def main(level: str) -> None:
    """Build and serve in a name space of its own, so that every mount goes with it."""
    if not os.environ.get("TRYING_CONTAINER"):
        command = ["unshare", "--mount", sys.executable, __file__, level]
        sys.exit(subprocess.run(command, env={**os.environ, "TRYING_CONTAINER": "1"}).returncode)
    with tempfile.TemporaryDirectory() as place:
        subprocess.run(["mount", "-t", "tmpfs", "tmpfs", place], check=True)
        found = stages(Path(place))
        try:
            build(found, level)
            serve(found[-1])
        finally:
            subprocess.run(["umount", "--recursive", "--lazy", place], check=False)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "g")
