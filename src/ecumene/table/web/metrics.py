"""Metrics: what a Prometheus server may ask about this one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

NAMESPACE = "ecumene"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: the bounds of what should take milliseconds."""

THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds: the bounds of a bot's decision."""

SENDING = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 120.0, 600.0, 3_600.0)
"""Seconds: the bounds of what goes out to somebody who is away."""


class Metrics:
    """The measures of one server. Each has a registry of its own, so that several can live in one process."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(NAMESPACE, registry=self.registry)  # memory and processor time of the whole
        self.requests = self._count("requests", "Requests answered", "method", "route", "status")
        self.request_seconds = self._time("request_seconds", "Time to answer a request", QUICK, "route")
        self.sockets_opened = self._count("sockets_opened", "Sockets that were opened")
        self.sockets_closed = self._count("sockets_closed", "Sockets that ended, by close code", "code")
        self.messages = self._count("messages", "Messages from pages, by type", "type")
        self.moves = self._count("moves", "Actions carried out", "by")
        self.move_seconds = self._time("move_seconds", "Time from a person's action to its answer", QUICK)
        self.bot_seconds = self._time("bot_seconds", "Time a bot takes to decide", THINKING, "level")
        self.bot_failures = self._count("bot_failures", "Decisions that a bot did not reach, by reason", "why")
        self.notices = self._count(
            "notices", "Notices for people who are away, by channel and outcome", "kind", "outcome"
        )
        self.notice_seconds = self._time("notice_seconds", "Time until a notice that is due is sent", SENDING, "kind")
        self.times_up = self._count("times_up", "Times that were up, by what came of it", "then")
        self.talk_lines = self._count("talk_lines", "Things said at tables, by who hears them", "circle")
        self.reports = self._count("reports", "Reports of what was said, by reason", "why")
        self.store_seconds = self._time("store_seconds", "Time the store takes", QUICK, "what")
        self.store_failures = self._count("store_failures", "Calls of the store that failed", "what")

    def _count(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, namespace=NAMESPACE, registry=self.registry)

    def _time(self, name: str, about: str, buckets: Sequence[float], *labels: str) -> Histogram:
        return Histogram(name, about, labels, namespace=NAMESPACE, registry=self.registry, buckets=buckets)

    def watch(self, name: str, about: str, value: Callable[[], int]) -> None:
        """A gauge that is read when somebody asks."""
        Gauge(name, about, namespace=NAMESPACE, registry=self.registry).set_function(value)

    def gauge(self, name: str, about: str, *labels: str) -> Gauge:
        """A gauge that is set by whoever looks."""
        return Gauge(name, about, labels, namespace=NAMESPACE, registry=self.registry)

    def moved(self, by: str, actions: int = 1) -> None:
        """So many actions of a `person` or a `bot` stand."""
        self.moves.labels(by).inc(actions)

    def bot_decided(self, level: str, seconds: float) -> None:
        self.bot_seconds.labels(level).observe(seconds)

    def bot_failed(self, why: str) -> None:
        """A bot ran out of time (`timeout`) or broke down (`crash`)."""
        self.bot_failures.labels(why).inc()

    def time_up(self, then: str) -> None:
        """Somebody's time was up, and this server wrote down what came of it: a `bot` plays, or they `resign`."""
        self.times_up.labels(then).inc()

    def said(self, circle: str) -> None:
        """Something was said at a table (`table`) or among those who watch (`watch`)."""
        self.talk_lines.labels(circle).inc()

    def reported(self, why: str) -> None:
        """Something that was said was reported."""
        self.reports.labels(why).inc()

    def told(self, kind: str, outcome: str) -> None:
        """A notice was sent by a channel of that kind, or what became of it instead."""
        self.notices.labels(kind, outcome).inc()

    @contextmanager
    def storing(self, what: str) -> Iterator[None]:
        """Time a call of the store."""
        began = perf_counter()
        try:
            yield
        except Exception:
            self.store_failures.labels(what).inc()
            raise
        finally:
            self.store_seconds.labels(what).observe(perf_counter() - began)

    def __bytes__(self) -> bytes:
        """The measures in Prometheus' own format."""
        return generate_latest(self.registry)
