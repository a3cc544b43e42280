"""Metrics: what a Prometheus server may ask about this one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

NAMESPACE = "ecumene"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: the bounds of what should take milliseconds."""

THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds: the bounds of a bot's decision."""


class Metrics:
    """The measures of one server. Each has a registry of its own, so that several can live in one process."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._count("requests", "Requests answered", "method", "route", "status")
        self.request_seconds = self._time("request_seconds", "Time to answer a request", QUICK, "route")
        self.sockets_opened = self._count("sockets_opened", "Sockets that were opened")
        self.sockets_closed = self._count("sockets_closed", "Sockets that ended, by close code", "code")
        self.messages = self._count("messages", "Messages from pages, by type", "type")
        self.moves = self._count("moves", "Actions carried out", "by")
        self.move_seconds = self._time("move_seconds", "Time from a person's action to its answer", QUICK)
        self.bot_seconds = self._time("bot_seconds", "Time a bot takes to decide", THINKING, "level")
        self.bot_failures = self._count("bot_failures", "Decisions that a bot did not reach, by reason", "why")
        self.store_seconds = self._time("store_seconds", "Time the store takes", QUICK, "what")
        self.store_failures = self._count("store_failures", "Calls of the store that failed", "what")

    def _count(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, namespace=NAMESPACE, registry=self.registry)

    def _time(self, name: str, about: str, buckets: Sequence[float], *labels: str) -> Histogram:
        return Histogram(name, about, labels, namespace=NAMESPACE, registry=self.registry, buckets=buckets)

    def watch(self, name: str, about: str, value: Callable[[], int]) -> None:
        """A gauge that is read when somebody asks."""
        Gauge(name, about, namespace=NAMESPACE, registry=self.registry).set_function(value)

    def moved(self, by: str, actions: int = 1) -> None:
        """So many actions of a `person` or a `bot` stand."""
        self.moves.labels(by).inc(actions)

    def bot_decided(self, level: str, seconds: float) -> None:
        self.bot_seconds.labels(level).observe(seconds)

    def bot_failed(self, why: str) -> None:
        """A bot ran out of time (`timeout`) or broke down (`crash`)."""
        self.bot_failures.labels(why).inc()

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
