"""The page: files that Vite built, served from memory, compressed once: by the build where it left a `.br`, else here.

Every address that is neither a file nor the API is the page itself, so links into it work. Files under `assets/` carry
a hash in their names and never change; everything else is asked for again each time, which costs a comparison of tags.
"""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
WORTHWHILE = 512  # bytes
PACKED = ".br"
"""Ends the name of a file that is packed by Brotli, beside the one that it is made of."""

NOT_BUILT = """\
The page has not been built yet.

Run `make play`, or `make page` while this server runs, and reload. The API answers under /api; see /api/openapi.json.

La page n’est pas encore construite.

Lancez `make play`, ou `make page` pendant que ce serveur tourne, puis rechargez. L’API répond sous /api ; voir
/api/openapi.json.
"""


@dataclass(frozen=True)
class File:
    """A file as it goes out."""

    body: bytes
    packed: dict[str, bytes]  # as a browser may ask for it, the smallest first
    kind: str
    tag: str
    keep: str

    @classmethod
    def read(cls, folder: Path, path: Path) -> File:
        body = path.read_bytes()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        packed: dict[str, bytes] = {}
        if len(body) >= WORTHWHILE and kind.startswith(COMPRESSIBLE):
            brotli = path.with_name(path.name + PACKED)
            if brotli.is_file():
                packed["br"] = brotli.read_bytes()
            packed["gzip"] = gzip.compress(body, 9, mtime=0)
        keep = FOR_EVER if path.relative_to(folder).parts[0] == "assets" else ASK_AGAIN
        return cls(body, packed, _with_charset(kind), f'"{blake2b(body, digest_size=12).hexdigest()}"', keep)

    def response(self, headers: Headers) -> Response:
        """The file for a request: not at all where it is known already, compressed where that is understood."""
        told = {"ETag": self.tag, "Cache-Control": self.keep}
        if self.tag in (tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers=told)
        for coding, packed in self.packed.items():
            if accepts(headers, coding):
                told |= {"Content-Encoding": coding, "Vary": "Accept-Encoding"}
                return Response(packed, media_type=self.kind, headers=told)
        return Response(self.body, media_type=self.kind, headers=told)


class Page:
    """The files of the page. They are read anew when the page is built anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._built: float | None = None
        self._files: dict[str, File] = {}

    @property
    def files(self) -> dict[str, File]:
        """The files by path; none before the page is built."""
        index = self.folder / INDEX
        built = index.stat().st_mtime if index.is_file() else None
        if built != self._built:
            paths = [path for path in self.folder.rglob("*") if path.is_file()] if built else []
            paths = [path for path in paths if path.suffix != PACKED]
            self._files = {path.relative_to(self.folder).as_posix(): File.read(self.folder, path) for path in paths}
            self._built = built
        return self._files

    def __call__(self, request: Request) -> Response:
        """What stands at an address."""
        files = self.files
        found = files.get(request.url.path.lstrip("/"))
        if found is None and request.url.path.startswith("/assets/"):
            return Response("Not found\n", 404, media_type="text/plain")  # an old page asks for what was built anew
        found = found or files.get(INDEX)
        if found is None:
            return Response(NOT_BUILT, 503, media_type="text/plain")
        return found.response(request.headers)


def accepts_gzip(headers: Headers) -> bool:
    """Whether a browser reads compressed answers."""
    return accepts(headers, "gzip")


def accepts(headers: Headers, wanted: str) -> bool:
    """Whether a browser reads what is packed in that way."""
    for each in headers.get("accept-encoding", "").lower().split(","):
        coding, _, quality = each.partition(";")
        if coding.strip() == wanted:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _with_charset(kind: str) -> str:
    return f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith(("json", "javascript")) else kind
