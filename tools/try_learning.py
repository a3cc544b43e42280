"""Try what needs PyTorch, which the other tests do without: `make try-learning` gives it an environment of its own."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory

import torch  # pyright: ignore[reportMissingImports]

from ecumene import catalogue
from ecumene.bots.weights import read_weights
from ecumene.learning import Course, Table, train
from ecumene.learning.exam import examine
from ecumene.learning.lessons import turned
from ecumene.learning.net import drawn, log_shares
from ecumene.learning.segment import judged

SMALL = Course(
    "vinci",
    (Table(2), Table(3)),
    watch=6,
    copy=2,
    seconds=6,
    games=64,
    share=16,
    at_once=2,
    steps=8,
    minibatch=128,
    workers=2,
)


def try_judging() -> None:
    """Two seats decide in turn; the second one wins. Then another game begins, of which nothing is known."""
    at = torch.tensor([[0], [1], [2], [3], [4]])
    seats = torch.tensor([0, 1, 0, 1, 0])
    values = torch.tensor([0.5, 0.6, 0.3, 0.9, 0.5])
    ended = torch.tensor([False, False, False, True, False])
    results = torch.zeros(5, 2)
    results[3] = torch.tensor([0.0, 1.0])
    found = judged(at, seats, values, ended, results, 0.5)
    expected = torch.tensor([-0.2 + 0.5 * -0.3, 0.3 + 0.5 * 0.1, -0.3, 0.1, 0.0])
    assert torch.allclose(found["above"], expected), found["above"]
    assert found["known"].tolist() == [True, True, True, True, False]
    assert found["over"].tolist() == [True, True, True, True, False]
    assert found["ends"][0].tolist() == [0.0, 1.0]


def try_drawing() -> None:
    """Shares add up for each observation, and what is likely is drawn."""
    which = torch.tensor([0, 0, 1, 1, 1])
    shares = log_shares(torch.tensor([0.0, 30.0, 1.0, 1.0, 40.0]), which, 2)
    assert torch.allclose(torch.zeros(2).index_add(0, which, shares.exp()), torch.ones(2))
    assert drawn(shares, which, 2).tolist() == [1, 4]


def try_turning() -> None:
    """Results by seat, as the seat that decides sees them; where a table has fewer seats nothing is behind."""
    ends = torch.tensor([[0.1, 0.2, 0.7], [0.4, 0.6, 0.0]])
    found = turned(ends, torch.tensor([2, 1]), torch.tensor([3, 2]))
    assert torch.allclose(found, torch.tensor([[0.7, 0.1, 0.2], [0.6, 0.4, 0.0]])), found


def try_training() -> None:
    """A net is taught, plays itself, is kept, goes on from there, and plays without any of this."""
    with TemporaryDirectory(prefix="ecumene-learning-") as name:
        folder = Path(name)
        for _ in range(2):
            train(SMALL, folder)
        told = [json.loads(line) for line in (folder / "log.jsonl").read_text(encoding="utf-8").splitlines()]
        learnt = [line for line in told if line.get("lessons")]
        assert [line["what"] for line in told].count("copied") == 1
        assert learnt
        assert all(0 < line["entropy"] < 6 and 0 < line["value"] < 3 for line in learnt), learnt
        assert told[-1]["decisions"] > SMALL.games * SMALL.steps
        assert read_weights(folder / "player.npz", "vinci").rules == catalogue["vinci"].version
        assert examine("vinci", Table(3), folder / "player.npz", "random", 3, 1).trials == 3


if __name__ == "__main__":
    for attempt in (try_judging, try_drawing, try_turning, try_training):
        attempt()
        print(f"{attempt.__name__}: fine", flush=True)
