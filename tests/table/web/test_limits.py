"""How much one address or one connection may ask."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ecumene.table.web.limits import MOST_ADDRESSES, Bucket, Buckets, Counts, address
from tests.table.web.conftest import Serve, bare


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_reserve_at_once_and_the_rest_in_time() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 3.0, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait == pytest.approx(0.5)
    clock.now = 0.5
    assert bucket.take()
    assert not bucket.take()
    clock.now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_no_rate_is_no_limit() -> None:
    bucket = Bucket(0.0, 0.0, Clock())
    assert all(bucket.take() for _ in range(100))
    assert Buckets(0.0, 0.0, Clock()).take("here") == 0.0


def test_each_address_has_its_own_bucket_and_old_ones_are_forgotten() -> None:
    buckets = Buckets(1.0, 1.0, Clock())
    assert buckets.take("a") == 0.0
    assert buckets.take("a") == pytest.approx(1.0)
    assert buckets.take("b") == 0.0
    for i in range(MOST_ADDRESSES):
        buckets.take(str(i))
    assert len(buckets._of) == MOST_ADDRESSES
    assert buckets.take("a") == 0.0


def test_counts_give_back_what_was_taken() -> None:
    counts = Counts(2)
    assert [counts.take("a"), counts.take("a"), counts.take("a"), counts.take("b")] == [True, True, False, True]
    counts.give_back("a")
    assert counts.take("a")
    assert len(counts) == 3
    for where in "aab":
        counts.give_back(where)
    assert counts._of == {}
    unlimited = Counts(0)
    assert all(unlimited.take("a") for _ in range(10))


@pytest.mark.parametrize(
    ("client", "expected"),
    [
        (("192.0.2.7", 5), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 5), "2001:0db8:0001:0002::/64"),
        (("::ffff:192.0.2.7", 5), "192.0.2.7"),
        (("fe80::1%eth0", 5), "fe80:0000:0000:0000::/64"),
        (("::ffff:192.0.2.7%1", 5), "192.0.2.7"),
        (("fe80::1%", 5), "fe80:0000:0000:0000::/64"),
        (("testclient", 5), "testclient"),
        (None, "unknown"),
    ],
)
def test_an_address_stands_for_whoever_can_change_it(client: object, expected: str) -> None:
    assert address({"type": "http", "client": client}) == expected


# ---- through the server


def test_a_long_body_is_refused_by_its_announced_length() -> None:
    answer = bare(body_bytes=1000).post("/api/records", json={"record": "x" * 2000})
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"
    assert "1000" in answer.json()["text"]["fr"].replace("\u202f", "").replace("\u00a0", "")


def test_a_long_body_without_a_length_is_refused_as_it_comes() -> None:
    def endless() -> Iterator[bytes]:
        yield b'{"record": "'
        for _ in range(100):
            yield b"x" * 100

    answer = bare(body_bytes=1000).post("/api/records", content=endless(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"


def test_too_many_tables_are_refused_until_later(serve: Serve) -> None:
    web = serve(tables_per_hour=2)
    web.anna.new_table("you", "open")
    web.bert.new_table("you", "open")
    answer = web.anna.post("tables", {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "open"}]})
    assert answer.status_code == 429
    assert answer.json()["code"] == "too_many"
    assert 1700 <= int(answer.headers["Retry-After"]) <= 1800
    assert web.anna.get("games").status_code == 200


@pytest.fixture
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the calls of a test take, no permission comes back meanwhile."""
    monkeypatch.setattr(Bucket, "_refill", lambda _: None)


@pytest.mark.usefixtures("time_stands_still")
def test_too_many_calls_are_refused_for_a_moment() -> None:
    client = bare(calls_per_second=0.5)
    statuses = [client.get("/api/games").status_code for _ in range(6)]
    assert statuses == [200] * 5 + [429]
    assert client.get("/metrics").status_code == 200


@pytest.mark.usefixtures("time_stands_still")
@pytest.mark.parametrize(("proxies", "last"), [("testclient", 200), ("", 429), ("10.0.0.1", 429)])
def test_addresses_behind_a_believed_proxy_count_for_themselves(proxies: str, last: int) -> None:
    client = bare(calls_per_second=0.5, proxies=proxies)
    statuses = [client.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{i}"}).status_code for i in range(6)]
    assert statuses == [200] * 5 + [last]


@pytest.mark.parametrize("named", ["fe80::1%eth0", "[fe80::1%eth0]:55", "fe80::1%", "%", "unix:", ""])
def test_an_address_that_a_proxy_names_with_a_zone_or_oddly_is_served(named: str) -> None:
    client = bare(proxies="*")
    assert client.get("/api/games", headers={"X-Forwarded-For": named}).status_code == 200
