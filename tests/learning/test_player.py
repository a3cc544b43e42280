"""What plays what was learnt: whole numbers, the same choice everywhere, and refusals that say what is wrong."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ecumene import catalogue
from ecumene.bots import make_bot
from ecumene.bots import weights as weights_module
from ecumene.bots.net import SHIPPED, Reader
from ecumene.bots.weights import TABLE, Weights, WeightsError, read_weights, terms_of
from ecumene.core.errors import EcumeneError
from ecumene.core.observing import Observer
from ecumene.learning.course import Table
from ecumene.learning.exam import examine
from ecumene.learning.exporting import quantised, restored
from tests.learning.nets import arrays_of
from tests.tiny.harbour import Harbour

VINCI = catalogue["vinci"]


@pytest.fixture(scope="module")
def weights() -> Weights:
    return quantised(arrays_of(VINCI), VINCI, "by chance")


@pytest.fixture
def path(weights: Weights, tmp_path: Path) -> Path:
    (tmp_path / "player.npz").write_bytes(weights.dump())
    return tmp_path / "player.npz"


def test_it_plays_a_game_to_its_end_and_the_same_one_again(path: Path) -> None:
    games = []
    for _ in range(2):
        position, said = VINCI.new(3, 5), []
        bots = [make_bot(f"net:{path}", 1), make_bot("random", 2), make_bot("random", 3)]
        while pending := position.pending():
            action = bots[pending[0]].choose(position.view(pending[0]), pending[0])
            assert action in position.legal(pending[0])
            said.append(action.notation)
            position.apply(pending[0], action)
        games.append(said)
    assert games[0] == games[1]


def test_a_game_that_nobody_has_learnt_is_refused_with_what_to_do(path: Path) -> None:
    harbour = Harbour()
    position = harbour.new(2, 1)
    with pytest.raises(WeightsError, match=r"nobody has learnt harbour yet: .*net:FILE"):
        make_bot("net", 0).choose(position.view(0), position.pending()[0])


LEARNT = [file.stem for file in sorted(SHIPPED.glob("*.npz"))]


def test_what_is_shipped_is_small() -> None:
    sizes = [file.stat().st_size for file in SHIPPED.glob("*.npz")]
    assert LEARNT == ["rise_of_empires", "vinci"]
    assert max(sizes) <= 3_000_000
    assert sum(sizes) <= 12_000_000


@pytest.mark.parametrize("game", LEARNT)
def test_what_is_shipped_beats_what_plays_by_chance(game: str) -> None:
    found = examine(game, Table(2), SHIPPED / f"{game}.npz", "random", 4, 1)
    assert found.wins == 4


def test_training_goes_on_from_what_plays(weights: Weights) -> None:
    """What is restored decides alike, and is the same once it is made small again."""
    again = quantised(restored(weights), VINCI, "by chance")
    assert (again.table == weights.table).all()
    assert (again.keys == weights.keys).all()
    assert (again.words == weights.words).all()
    for name, (rows, added) in weights.layers.items():
        assert np.abs(again.layers[name][0] - rows).max() <= 1, name
        assert np.allclose(again.layers[name][1], added, atol=1), name


def test_what_a_file_holds_is_what_was_made(weights: Weights, path: Path) -> None:
    read = read_weights(path, "vinci")
    assert (read.made, read.rules, read.shifts) == ("by chance", VINCI.version, weights.shifts)
    assert (read.table == weights.table).all()
    assert all((read.layers[name][0] == weights.layers[name][0]).all() for name in weights.layers)


def test_all_that_is_added_and_multiplied_is_whole_and_in_no_order(weights: Weights) -> None:
    """The same with Python's own numbers, which are exact, and with all rows the other way round."""
    position = VINCI.new(2, 3)
    seat = position.pending()[0]
    legal, view = position.legal(seat), position.view(seat)
    reader = Reader(weights, VINCI, 2, position.options)
    found = reader.scores(reader.thought(view, seat), legal)

    def layer(name: str, given: list[int]) -> list[int]:
        rows, added = weights.layers[name]
        sums = [sum(int(w) * x for w, x in zip(row, given, strict=True)) for row in rows[:, ::-1].tolist()]
        return [(total + int(plus)) >> weights.shifts[name] for total, plus in zip(sums, added.tolist(), strict=True)]

    def summed(known: list[int], rows: list[list[int]], numbers: list[int]) -> list[int]:
        there = [rows[known.index(number)] for number in reversed(numbers) if number in known]
        return [sum(column) for column in zip(*there, strict=True)]

    tokens = Observer(VINCI, 2, position.options, TABLE).tokens(view, seat)
    seen = summed(weights.words.tolist(), weights.table.tolist(), tokens)
    first = [max(0, x) for x in layer("first", seen[::-1])]
    second = [max(0, x) + y for x, y in zip(layer("second", first[::-1]), first, strict=True)]
    asks = layer("query", second[::-1])
    for action, score in zip(legal, found.tolist(), strict=True):
        key = summed(weights.terms.tolist(), weights.keys.tolist(), terms_of(action.notation))
        assert sum(a * b for a, b in zip(asks, key, strict=True)) == score


def test_small_numbers_decide_as_the_large_ones_they_were_made_of(weights: Weights) -> None:
    arrays = arrays_of(VINCI)
    position = VINCI.new(2, 1)
    seat = position.pending()[0]
    legal, view = position.legal(seat), position.view(seat)
    reader = Reader(weights, VINCI, 2, position.options)
    found = reader.scores(reader.thought(view, seat), legal)
    rows = {number: row for row, number in enumerate(arrays["words"].tolist())}
    terms = {number: row for row, number in enumerate(arrays["terms"].tolist())}
    seen = arrays["table"][[rows[number] for number in Observer(VINCI, 2, position.options, TABLE).tokens(view, seat)]]
    first = np.maximum(arrays["first.w"] @ seen.sum(0) + arrays["first.b"], 0)
    thought = np.maximum(arrays["second.w"] @ first + arrays["second.b"], 0) + first
    asks = (arrays["query.w"] @ thought + arrays["query.b"]) * 4 / len(arrays["query.b"]) ** 0.5
    keys = np.array([arrays["keys"][[terms[term] for term in terms_of(action.notation)]].sum(0) for action in legal])
    expected = keys[:, :-1] @ asks + keys[:, -1]
    assert np.corrcoef(found, expected)[0, 1] > 0.999


def test_shares_of_the_win_are_of_all_seats_and_turned(weights: Weights) -> None:
    position = VINCI.new(3, 2)
    reader = Reader(weights, VINCI, 3, position.options)
    thought = reader.thought(position.view(1), 1)
    shares = reader.shares(thought, 1)
    assert len(shares) == 3
    assert sum(shares) == pytest.approx(1.0)
    assert reader.shares(thought, 0) == pytest.approx([shares[1], shares[2], shares[0]])


def spoilt(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def worded(path: Path) -> None:
    path.write_text("weights", encoding="utf-8")


@pytest.mark.parametrize("spoil", [spoilt, emptied, worded, Path.unlink])
def test_a_file_that_is_spoilt_or_gone_is_refused_in_a_sentence(spoil: object, path: Path) -> None:
    assert callable(spoil)
    spoil(path)
    with pytest.raises(EcumeneError, match=r"player\.npz: (holds no weights|there is no such file)"):
        read_weights(path, "vinci")


def test_weights_of_another_game_are_refused(path: Path) -> None:
    with pytest.raises(WeightsError, match="weights for vinci, not for tapestry"):
        read_weights(path, "tapestry")


def test_weights_of_another_version_of_tokens_are_refused(
    weights: Weights, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights_module, "TOKENS", 99)
    path.write_bytes(replace(weights).dump())
    monkeypatch.undo()
    with pytest.raises(WeightsError, match=r"weights of tokens 99, where .* is read: train it again"):
        read_weights(path, "vinci")


def test_an_exam_is_played_by_the_lab_and_takes_all_seats_in_turn(path: Path) -> None:
    found = examine("vinci", Table(2), path, "random", 4, 1)
    assert found.trials == 4
    assert found.low <= found.rate <= found.high
