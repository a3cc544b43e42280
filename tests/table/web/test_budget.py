"""Dear work is paid for by whoever asks, and done where it keeps nobody waiting."""

from __future__ import annotations

import asyncio
from threading import Event, current_thread

import pytest
from starlette.types import Message, Receive, Scope, Send

from ecumene.table.live import looking_back
from ecumene.table.web import limits
from ecumene.table.web.access import Pass
from ecumene.table.web.budget import HANDSHAKE, LEAST, RESERVE, REST, WAITING, Asker, Budget
from ecumene.table.web.services import Services
from ecumene.table.web.settings import Settings
from ecumene.table.wire.live_messages import Problem
from ecumene.table.wire.problems import TableProblem
from tests.table.web.conftest import Serve, Web
from tests.table.web.test_limits import Clock
from tests.table.web.test_socket import hear

HERE, THERE = Asker("192.0.2.1", "ann"), Asker("192.0.2.2", "bob")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HOLD", 0.0)


def test_whoever_owes_waits_and_nobody_else() -> None:
    clock = Clock()
    budget = Budget(0.5, clock=clock)
    reserve = 0.5 * RESERVE
    budget.charge(HERE, reserve + 2.0)
    assert budget.owed(HERE) == pytest.approx(4.0)
    assert budget.owed(THERE) == 0.0
    assert budget.owed(Asker(HERE.address, "cat")) == pytest.approx(4.0)  # another guest of the same address
    assert budget.owed(Asker("198.51.100.1", HERE.guest)) == pytest.approx(4.0)  # the same guest from elsewhere
    clock.now = 4.0
    assert budget.owed(HERE) == 0.0
    budget.close()


def test_no_share_is_no_limit() -> None:
    budget = Budget(0.0, clock=Clock())
    budget.charge(HERE, 1e9)
    assert budget.owed(HERE) == 0.0
    budget.close()


def test_an_address_has_one_piece_of_work_at_a_time_and_others_go_on() -> None:
    async def scenario() -> None:
        budget = Budget(0.0)
        go, running, began = Event(), Event(), []

        def slow() -> str:
            began.append(current_thread().name)
            running.set()
            assert go.wait(30)
            return "slow"

        many = [asyncio.ensure_future(budget.do(HERE, slow)) for _ in range(5)]
        assert await asyncio.wait_for(budget.do(THERE, lambda: "quick"), 300) == "quick"
        assert await asyncio.to_thread(running.wait, 30)  # a thread of its own may begin after the quick one is done
        assert len(began) == 1
        assert began[0].startswith("looking-back")
        go.set()
        assert await asyncio.gather(*many) == ["slow"] * 5
        budget.close()

    asyncio.run(scenario())


def test_what_waits_for_its_turn_is_bounded_too() -> None:
    async def scenario() -> None:
        budget = Budget(0.0)
        go = Event()
        many = [asyncio.ensure_future(budget.do(HERE, lambda: go.wait(30))) for _ in range(WAITING + 3)]
        done, _ = await asyncio.wait(many, return_when=asyncio.FIRST_COMPLETED)
        refused = [task for task in done if task.exception() is not None]
        assert all(isinstance(task.exception(), TableProblem) for task in refused)
        go.set()
        await asyncio.wait(many)
        assert sum(task.exception() is not None for task in many) == 2
        budget.close()

    asyncio.run(scenario())


# ---- at a pace: what was refused or done together must not come back together


class Patience:
    """A clock that only moves while somebody sleeps, and what they slept."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.slept: list[float] = []
        monkeypatch.setattr("ecumene.table.web.limits.asyncio.sleep", self.sleep)

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


def test_refusals_of_an_address_come_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HOLD", 0.5)
    patience = Patience(monkeypatch)
    pace = limits.Pace(patience)

    async def scenario() -> None:
        for _ in range(1000):
            await pace.hold("here")
        await pace.hold("there")

    asyncio.run(scenario())
    gap = limits.BETWEEN_REFUSALS
    assert patience.slept[:3] == pytest.approx([0.5, 0.5 + gap, 0.5 + 2 * gap])
    assert max(patience.slept) == pytest.approx(limits.HOLD_MOST)  # a crowd does not pile up for ever
    assert patience.slept[-1] == pytest.approx(0.5)  # nobody else waits longer for it


def test_an_address_rests_after_work_and_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    patience = Patience(monkeypatch)
    monkeypatch.setattr("ecumene.table.web.budget.thread_time", iter([1.0, 1.25]).__next__)
    budget = Budget(1.0, clock=patience)
    with budget.paid(HERE):
        pass

    async def scenario() -> None:
        async with budget.turn(THERE):
            assert patience.slept == []
        async with budget.turn(HERE):
            assert patience.slept == pytest.approx([0.25 * REST])

    asyncio.run(scenario())
    budget.close()


def test_sockets_of_an_address_open_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    patience = Patience(monkeypatch)
    budget = Budget(1.0, clock=patience)

    async def scenario() -> None:
        for asker in (HERE, HERE, HERE, THERE):
            await budget.handshake(asker)

    asyncio.run(scenario())
    assert patience.slept == pytest.approx([HANDSHAKE * REST, 2 * HANDSHAKE * REST])
    budget.close()


def test_whoever_has_used_up_half_the_reserve_is_served_call_by_call(monkeypatch: pytest.MonkeyPatch) -> None:
    patience = Patience(monkeypatch)
    served: list[int] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        served.append(len(patience.slept))

    async def receive() -> Message:
        raise AssertionError

    async def send(message: Message) -> None:
        raise AssertionError

    given = limits.Limits.of(Settings(bytes_per_second=0))
    given.calls, given.refusals = limits.Buckets(10.0, 8.0, patience), limits.Pace(patience)
    layer = limits.LimitCalls(app, given, 0)
    layer.pace.clock = patience
    scope = {"type": "http", "method": "GET", "path": "/api/games", "headers": [], "client": ("192.0.2.7", 1)}

    async def scenario() -> None:
        for _ in range(8):
            await layer(scope, receive, send)

    asyncio.run(scenario())
    assert served == [0, 0, 0, 0, 0, 1, 2, 3]  # the fifth takes the first of the slots
    assert patience.slept == pytest.approx([limits.BETWEEN_CALLS * i for i in (1, 2, 3)])


# ---- through the server


def services(web: Web) -> Services:
    found: Services = web.client.app.state.services  # type: ignore[attr-defined]
    return found


def test_every_dear_route_draws_on_the_budget(serve: Serve) -> None:
    web = serve(work_per_second=0.001)
    table = web.duel()
    budget = services(web).budget
    asker = Asker("testclient", "nobody")
    for path in (f"tables/{table}/{rest}" for rest in ("state", "moves/0", "series", "record")):
        bucket = budget.addresses.of(asker.address)
        bucket.left = bucket.reserve
        assert web.anna.get(path).status_code == 200
        assert bucket.left <= bucket.reserve - LEAST * 0.9
        budget.charge(asker, 1000.0)
        answer = web.anna.get(path)
        assert answer.status_code == 429, path
        assert Problem.model_validate_json(answer.text).code == "too_many"
        assert answer.json()["text"]["en"] != answer.json()["text"]["fr"]
        assert int(answer.headers["Retry-After"]) > 0
    assert web.anna.get(f"tables/{table}").status_code == 200  # what costs little is not refused


def test_asking_why_draws_on_the_budget_by_either_way(serve: Serve) -> None:
    web = serve(work_per_second=0.001)
    table = web.duel()
    person = web.on_turn(table)
    seat = person.get(f"tables/{table}/state").json()["choices"][0]["seat"]
    asked = {"seat": seat, "path": ["nothing"]}
    budget = services(web).budget
    with person.live(table) as socket:
        hear(socket, "full")
        for left, code in ((10.0, None), (-1000.0, "too_many")):
            for bucket in (budget.addresses.of("testclient"), budget.guests.of(Pass(person.secret, False).guest)):
                bucket.left = bucket.reserve = left
            socket.send_json({"type": "why", "ref": 9, **asked})
            answer = hear(socket, "answer")
            assert (answer["problem"] and answer["problem"]["code"], bool(answer["why"])) == (code, code is None)
            assert person.post(f"tables/{table}/why", asked).status_code == (200 if code is None else 429)
            assert budget.addresses.of("testclient").left <= left - (0.0 if code else 2 * LEAST * 0.9)


def test_sockets_draw_on_the_budget(serve: Serve) -> None:
    web = serve(work_per_second=0.001)
    table = web.duel()
    budget = services(web).budget
    bucket = budget.addresses.of("testclient")
    bucket.left = bucket.reserve = 10.0
    with web.anna.live(table) as socket:
        assert socket.receive_json()["type"] == "full"
    assert bucket.left <= 10.0 - HANDSHAKE
    bucket.charge(1000.0)
    with web.anna.live(table) as socket:
        assert socket.receive()["code"] == 1013


def test_looking_back_is_done_beside_the_event_loop(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    table = web.duel()
    seen: list[str] = []
    usual = looking_back.moment

    def spied(*given: object) -> object:
        seen.append(current_thread().name)
        return usual(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(looking_back, "moment", spied)
    assert web.anna.get(f"tables/{table}/moves/0").status_code == 200
    assert len(seen) == 1
    assert seen[0].startswith("looking-back")


def test_one_address_is_worked_on_a_few_calls_at_a_time() -> None:
    async def scenario() -> None:
        turns = limits.Turns(2)
        now, most = 0, 0

        async def call() -> None:
            nonlocal now, most
            async with turns.turn("here"):
                now += 1
                most = max(most, now)
                await asyncio.sleep(0)
                now -= 1

        await asyncio.gather(*[call() for _ in range(20)])
        assert most == 2
        assert turns._of == {}

    asyncio.run(scenario())
