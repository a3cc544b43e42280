"""How a missing extra is installed: said here once, for every message about one."""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError, distribution
from typing import Any
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname

PACKAGE = "ecumene"


def command(*extras: str) -> str:
    """What to type for an extra, wherever this Ecumene came from."""
    return _command(_origin(), ",".join(extras))


def _origin() -> dict[str, Any]:
    """Where the installer says that it found us (PEP 610): a folder, a file or a repository; nothing for an index."""
    try:
        written = distribution(PACKAGE).read_text("direct_url.json")
    except PackageNotFoundError:
        return {}
    return {} if written is None else json.loads(written)


def _command(origin: dict[str, Any], extras: str) -> str:
    address = urlsplit(origin.get("url", ""))
    if address.scheme == "file":
        editable = "-e " if origin.get("dir_info", {}).get("editable") else ""
        return f'pip install {editable}"{url2pathname(unquote(address.path))}[{extras}]"'
    if address.scheme:
        kind = f"{origin['vcs_info']['vcs']}+" if "vcs_info" in origin else ""
        return f'pip install "{PACKAGE}[{extras}] @ {kind}{origin["url"]}"'
    return f'pip install "{PACKAGE}[{extras}]"'
