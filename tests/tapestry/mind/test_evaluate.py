"""What bots steer by: what a position promises, which answers are appraised and which are searched."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecumene.bots import make_bot
from ecumene.core.action import Action
from ecumene.core.content import Fields
from ecumene.games.tapestry.mind.evaluate import prospects
from ecumene.games.tapestry.mind.outlook import Outlook
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.lab.match import Setup, play_match
from tests.tapestry.board import Board, game, table


def promised(board: Board, seat: int = 0) -> float:
    return prospects(board.position)[seat]


def played(seats: int, seed: int, decisions: int) -> TapestryPosition:
    """A game after so many quick decisions."""
    position = game().new(seats, seed)
    assert isinstance(position, TapestryPosition)
    game().play_on(position, Random(seed), decisions)
    return position


# ---- prospects


def test_a_finished_game_promises_the_points_there_are() -> None:
    position = played(2, 1, 5_000)
    assert not position.pending()
    assert prospects(position) == [float(points) for points in position.points]


def test_points_count_as_they_are() -> None:
    board = table().era(2, 2)
    before = promised(board)
    assert abs(promised(board.points(0, 10)) - before - 10.0) < 1e-6


def test_whoever_has_finished_expects_what_they_have() -> None:
    board = table().era(5, 4).points(0, 77)
    board.position.finished[0] = 1
    assert promised(board) == 77.0


def test_a_resource_is_worth_less_the_later_it_is() -> None:
    def worth(era: int) -> float:
        bare = promised(table().era(era, era))
        return promised(table().era(era, era).give(0, coin=1)) - bare

    assert worth(1) > worth(2) > worth(3) > worth(4) > 0.0


def test_a_building_is_worth_more_the_earlier_it_stands() -> None:
    def worth(era: int) -> float:
        return promised(table().era(era, era).built(0, market=1)) - promised(table().era(era, era))

    assert worth(1) > worth(2) > worth(3) > worth(4) >= 0.0


def test_a_line_that_is_nearly_complete_is_worth_more_than_one_just_begun() -> None:
    few = table().era(2, 2).plot(0, "house", "9.1", "9.2")
    many = table().era(2, 2).plot(0, "house", "9.1", "9.2", "9.3", "9.4", "9.5", "9.6")
    few.built(0, house=0)
    many.built(0, house=0)
    assert promised(many) > promised(few)


def test_a_benefit_that_is_being_settled_counts_already() -> None:
    board = table().era(2, 2)
    before = promised(board)
    board.do(0, [{"choose": [[{"points": 2}], [{"points": 9}]]}])
    assert board.asked() == "0 pickbranch"
    assert abs(promised(board) - before - 9.0) < 1e-6
    assert abs(promised(board.act("pick 2")) - before - 9.0) < 1e-6


def test_promises_follow_the_game_to_its_end() -> None:
    """On average, over some games, what is promised in the middle is what comes."""
    missed: list[float] = []
    for seed in range(8):
        position = played(2, seed, 100)
        expected = prospects(position)
        game().play_on(position, Random(seed), 5_000)
        missed += [expected[seat] - position.points[seat] for seat in range(2)]
    assert abs(sum(missed) / len(missed)) < 25.0


# ---- effects at a glance


def test_an_exploration_without_a_tile_promises_nothing() -> None:
    board = table().era(2, 2)
    reader, book = board.position.shared.reader, board.position.book
    explore = {"explore": {"where": "adjacent"}}
    alone = reader.number(Fields("test", "test", {"effects": [explore]}), "effects")
    drawn = reader.number(Fields("test", "test", {"effects": [{"gain": {"territory": 1}}, explore]}), "effects")
    glance = Outlook(board.position, 0)
    assert len(book) > drawn
    assert glance.promise(alone) == 0.0
    assert glance.promise(drawn) > 5.0
    assert Outlook(board.tiles(0, "t08").position, 0).promise(alone) > 3.0


def test_an_era_card_in_force_makes_what_it_rewards_more_attractive() -> None:
    plain = table().era(2, 2)
    monarchy = table().era(2, 2).mat(0, 2, "monarchy")
    building = {"build": ["farm"]}

    def worth(board: Board) -> float:
        effect = board.position.shared.reader.number(Fields("test", "test", {"effects": [building]}), "effects")
        return Outlook(board.position, 0).promise(effect)

    assert abs(worth(monarchy) - worth(plain) - 3.0) < 1e-6


# ---- appraisal and candidates


def candidates(position: TapestryPosition, seat: int) -> Sequence[Action]:
    """The answers that are searched."""
    found = game().candidates(position, seat)
    assert found is not None
    return found


def test_appraising_changes_nothing() -> None:
    for seed in range(3):
        position = played(2, seed, 40 + 17 * seed)
        seat = position.pending()[0]
        before = position.dump()
        for action in position.legal(seat):
            game().appraise(position, seat, action)
        candidates(position, seat)
        assert position.dump() == before


def test_a_landmark_has_many_sites_and_few_candidates() -> None:
    board = table().era(2, 2).do(0, [{"landmark": "barn"}])
    legal = board.position.legal(0)
    named = candidates(board.position, 0)
    assert len(legal) > 40
    assert 1 <= len(named) <= 6
    values = [game().appraise(board.position, 0, action) for action in named]
    assert values == sorted(values, reverse=True)


def test_candidates_are_legal() -> None:
    for seed in range(3):
        position = played(3, seed, 30 + 20 * seed)
        seat = position.pending()[0]
        named = candidates(position, seat)
        assert named
        assert set(named) <= set(position.legal(seat))


def test_all_kinds_of_turns_are_searched() -> None:
    board = table().era(2, 2).give(0, coin=2, worker=2, food=2, culture=2)
    assert {action.notation for action in candidates(board.position, 0)} == set(board.legal())


# ---- bots


def test_the_greedy_bot_decides_by_what_it_may_see() -> None:
    position = played(2, 4, 60)
    seat = position.pending()[0]
    view = position.view(seat)
    assert make_bot("greedy", 1).choose(view, seat) in position.legal(seat)


def test_the_greedy_bot_beats_chance() -> None:
    for seed in range(3):
        match = play_match(Setup("tapestry", 2), ("greedy", "random"), seed)
        assert match.points[0] > 100
        assert match.points[0] > match.points[1]


def test_the_search_bot_finds_an_answer() -> None:
    position = played(2, 5, 100)
    seat = position.pending()[0]
    assert make_bot("mcts:3", 1).choose(position.view(seat), seat) in position.legal(seat)


def test_the_quick_player_scores_like_a_person() -> None:
    points: list[int] = []
    for seed in range(6):
        position = game().new(2, 100 + seed)
        assert isinstance(position, TapestryPosition)
        rng = Random(seed)
        while position.pending():
            for seat in position.pending():
                position.apply(seat, game().quick_action(position, seat, rng))
        points += position.points
    assert sum(points) / len(points) > 140
