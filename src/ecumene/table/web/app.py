"""The server as an ASGI application: `create_app(settings)`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import ecumene
from ecumene.table.store import StoreUnavailable
from ecumene.table.web import (
    routes_games,
    routes_me,
    routes_operator,
    routes_papers,
    routes_past,
    routes_people,
    routes_play,
    routes_tables,
    routes_talk,
    routes_told,
    socket,
)
from ecumene.table.web.bans import TurnAway
from ecumene.table.web.limits import LimitCalls
from ecumene.table.web.logs import Watch
from ecumene.table.web.metrics import Metrics
from ecumene.table.web.openapi import Description, describe
from ecumene.table.web.refusals import Refusal, field_refusal, refusal, respond
from ecumene.table.web.security import Foreign, SameOrigin, SecureHeaders, is_api, read_origins
from ecumene.table.web.services import Services
from ecumene.table.web.settings import Settings
from ecumene.table.web.starting import Fixtures, started
from ecumene.table.web.static import Page
from ecumene.table.wire.messages import Health
from ecumene.table.wire.problems import TableProblem

OPENAPI = "/api/openapi.json"


def create_app(settings: Settings) -> FastAPI:
    """A server with those settings. Its store is opened when it starts and closed when it ends."""
    fixed = Fixtures(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with started(fixed) as services:
            app.state.services = services
            describing = asyncio.create_task(app.state.description.soon())
            try:
                yield
            finally:
                describing.cancel()

    app = FastAPI(
        title="Ecumene",
        summary="A table for civilization board games",
        version=ecumene.__version__,
        lifespan=lifespan,
        openapi_url=None,  # it is made beforehand: see `Description`
        docs_url=None,  # its page comes from elsewhere, and ours lets no foreign script in
        redoc_url=None,
    )
    app.openapi = lambda: _described(app)  # type: ignore[method-assign]
    app.state.description = Description(app.openapi)
    app.state.sockets = fixed.sockets
    fixed.metrics.watch("sockets", "Open sockets", lambda: len(fixed.sockets.open))
    _add_routes(app, settings, fixed.metrics)
    _add_answers(app)
    _add_layers(app, fixed)
    return app


def _described(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        app.openapi_schema = describe(app)
    return app.openapi_schema


def _add_routes(app: FastAPI, settings: Settings, metrics: Metrics) -> None:
    page = Page(settings.page)
    of_tables = (routes_tables, routes_play, routes_talk, routes_papers)
    parts = [part.routes for part in (routes_games, routes_me, routes_past, routes_people, *of_tables, routes_told)]
    for router in (*parts, routes_operator.everybody, routes_operator.entrance, routes_operator.routes):
        # as they were made: to include a router makes each route again, which costs the first requests half a second
        app.router.routes.extend(router.routes)

    @app.websocket("/api/tables/{table}/live")
    async def live(websocket: WebSocket, table: str) -> None:
        await socket.live(websocket, app.state.services, table)

    @app.get(OPENAPI, include_in_schema=False)
    async def description() -> Response:
        return Response(await app.state.description.sent(), media_type="application/json")

    @app.get("/health", tags=["server"], summary="Whether the server can serve", responses={503: {"model": Health}})
    async def health(response: Response) -> Health:
        found = await _health(app.state.services)
        response.status_code = 200 if found.status == "ok" else 503
        return found

    @app.get("/metrics", tags=["server"], summary="Measures for Prometheus", response_class=Response)
    async def measures() -> Response:
        if hasattr(app.state, "services"):  # before the start there is nothing to look at
            await app.state.services.gauges.look()
        return Response(bytes(metrics), headers={"Content-Type": metrics.content_type})

    @app.api_route("/{rest:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def the_page(request: Request, rest: str) -> Response:
        if is_api(request.scope):
            raise refusal("not_found", 404, "no-such-page")
        return page(request)


def _add_layers(app: FastAPI, fixed: Fixtures) -> None:
    """What stands between the port and the routes. The last one added is the first to see a request."""
    settings = fixed.settings
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    origins = read_origins(settings.origins)
    app.add_middleware(SameOrigin, origins=origins)
    app.add_middleware(TurnAway, bans=fixed.bans)
    app.add_middleware(LimitCalls, limits=fixed.limits, body_bytes=settings.body_bytes)
    if origins:
        app.add_middleware(Foreign, origins=origins)  # around the limits: a page must be able to read what refuses it
    app.add_middleware(Watch, metrics=fixed.metrics)
    app.add_middleware(SecureHeaders)
    if settings.proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=settings.proxies)


async def _health(services: Services) -> Health:
    store: Literal["ok", "read-only", "unavailable"] = "ok"
    try:
        await services.store.ping()
        try:
            await services.store.probe()
        except StoreUnavailable:
            store = "read-only"
    except StoreUnavailable:
        store = "unavailable"
    return Health(
        status="ok" if store == "ok" else "unavailable",
        store=store,
        tables=len(services.tables),
        sockets=len(services.sockets.open),
        compiled=ecumene.COMPILED,
        version=ecumene.__version__,
    )


def _add_answers(app: FastAPI) -> None:
    """Whatever goes wrong is answered with a `Problem`."""

    @app.exception_handler(TableProblem)
    async def refused(request: Request, error: TableProblem) -> Response:
        return respond(error)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        return respond(field_refusal(error.errors()))

    @app.exception_handler(StoreUnavailable)
    async def unavailable(request: Request, error: StoreUnavailable) -> Response:
        return respond(refusal("unavailable", 503, "store-unavailable", wait=2))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        return respond(_refusal_of(error))


def _refusal_of(error: HTTPException) -> TableProblem:
    if isinstance(error.__cause__, Refusal):  # a body that is too long is found out while it is read
        return error.__cause__
    if error.status_code == 404:
        return refusal("not_found", 404, "no-such-page")
    if error.status_code == 405:
        return Refusal(refusal("bad_request", 405, "no-such-method").problem, 405, dict(error.headers or {}))
    return refusal("bad_request", error.status_code, "field-json")
