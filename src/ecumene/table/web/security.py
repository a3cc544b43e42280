"""Security: headers on every answer, and no orders from other people's pages."""

from __future__ import annotations

from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ecumene.table.web.refusals import Refusal, refusal, respond

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",  # the link that moves a seat is a secret
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
HTTPS_ONLY = "max-age=31536000"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


CORS_METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE")
CORS_HEADERS = ("Authorization", "Content-Type")
CORS_SHOWN = ("Content-Disposition", "Retry-After", "X-Request-Id")
CORS_SECONDS = 600


def read_origins(text: str) -> frozenset[str]:
    """Origins with commas between them, as browsers write them."""
    return frozenset(origin.strip().rstrip("/").lower() for origin in text.split(",") if origin.strip())


def is_origin(text: str) -> bool:
    """Whether a text is what a browser calls an origin: a scheme, a host, perhaps a port, and nothing else."""
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and _bare(parts)
    except ValueError:
        return False


def is_host(text: str) -> bool:
    """Whether a text may stand in the header `Host`: whoever asks for the address of a request must be able to."""
    try:
        return urlsplit(f"http://{text}").port != 0
    except ValueError:
        return False


def _bare(parts: SplitResult) -> bool:
    return not (parts.path or parts.query or parts.fragment or parts.username) and "*" not in parts.netloc


def is_api(scope: Scope) -> bool:
    """Whether a request is about the API, and not about the page."""
    path: str = scope["path"]
    return path == "/api" or path.startswith("/api/")


class SecureHeaders:
    """Middleware: the headers that keep a browser on our side. No cache keeps what the API says unless it says so."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if is_api(scope):
                    headers.setdefault("Cache-Control", "no-store")
                if scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", HTTPS_ONLY)
            await send(message)

        await self.app(scope, receive, secured)


class Foreign(CORSMiddleware):
    """Middleware: pages of the origins that were let in by name may call the API and read its answers.

    A cookie comes along only from a page of the same site (`SameSite=Strict`): another port or a sister of the same
    domain. Any other page brings a secret of its own, as programs do.
    """

    def __init__(self, app: ASGIApp, origins: frozenset[str]) -> None:
        super().__init__(
            app, origins, CORS_METHODS, CORS_HEADERS, allow_credentials=True, expose_headers=CORS_SHOWN,
            max_age=CORS_SECONDS,
        )  # fmt: skip
        self.around = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and is_api(scope):
            await super().__call__(scope, receive, send)
        else:
            await self.around(scope, receive, send)


class SameOrigin:
    """Middleware: an order to the API, or a socket, comes from our own page or from no page at all, and is JSON; and
    whatever is asked names a host that can be one.

    A browser tells where a page comes from (`Sec-Fetch-Site`, `Origin`) and no script can change that. A program sends
    neither and brings its own secret. The guest's cookie is `SameSite=Strict` besides.
    """

    def __init__(self, app: ASGIApp, origins: frozenset[str] = frozenset()) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refuse(scope)
        if refused is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(respond(refused))
        else:
            await respond(refused)(scope, receive, send)

    def _refuse(self, scope: Scope) -> Refusal | None:
        if scope["type"] == "lifespan":
            return None
        headers = Headers(scope=scope)
        if not is_host(headers.get("host", "")):
            return refusal("bad_request", 400, "no-such-host", field="host")
        socket = scope["type"] == "websocket"
        order = scope["type"] == "http" and scope["method"] not in SAFE_METHODS and is_api(scope)
        if not socket and not order:
            return None
        if not self._ours(headers):
            return refusal("not_allowed", 403, "no-other-origin")
        if order and _has_body(headers) and not _is_json(headers):
            return refusal("bad_request", 415, "no-other-type", field="content-type")
        return None

    def _ours(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        return origin in self.origins or origin.partition("://")[2] == headers.get("host")


def _has_body(headers: Headers) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def _is_json(headers: Headers) -> bool:
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"
