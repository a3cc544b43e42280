"""Dear work is paid for by whoever asks, and done where it keeps nobody waiting."""

from __future__ import annotations

import asyncio
from threading import Event, current_thread

import pytest

from ecumene.table import limits, looking_back
from ecumene.table.budget import HANDSHAKE, LEAST, RESERVE, WAITING, Asker, Budget
from ecumene.table.messages import Problem
from ecumene.table.problems import TableProblem
from ecumene.table.services import Services
from tests.table.web.conftest import Serve, Web
from tests.table.web.test_limits import Clock

HERE, THERE = Asker("192.0.2.1", "ann"), Asker("192.0.2.2", "bob")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HOLD", 0.0)


def test_whoever_owes_waits_and_nobody_else() -> None:
    clock = Clock()
    budget = Budget(0.5, clock)
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
    budget = Budget(0.0, Clock())
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
        assert await asyncio.wait_for(budget.do(THERE, lambda: "quick"), 30) == "quick"
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
