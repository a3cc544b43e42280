"""Plans & Ploys: responses to responses, responses that are no ambush, and that nobody learns what is held."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from ecumene.bots.mcts import Mcts
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.numbers import HOUSING
from ecumene.games.tapestry.play.territory import put_piece
from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.laying import decline_all, play, seen_by
from tests.tapestry.ploys import BOXED, ploys, reloaded

CIVS = ("leaders", "chosen", "merrymakers")
NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
TANKS = [{"conquer": {"where": "adjacent", "dice": "both_if_held"}}]
MECHS = [{"conquer": {"where": "adjacent", "dice": "both"}}]


def attacked(
    mine: Sequence[str],
    theirs: Sequence[str],
    place: str = "1.-2",
    effect: Sequence[Mapping[str, Any]] = NEXT,
    options: Mapping[str, int | str] = BOXED,
    seats: int = 2,
    red: int = 0,
    black: int = 0,
) -> Board:
    """Seat 0, who holds `mine`, has just attacked an outpost of seat 1, who holds `theirs`.

    The dice show 4 points and a coin, unless it is said otherwise.
    """
    board = table(seats, CIVS, options=options).script(red=[red] * 3, black=[black] * 3)
    board.hand(0, *mine).hand(1, *theirs).outpost(1, place)
    return board.do(0, effect, "space.military_1").act(f"conquer {place}")


# ---- Double Cross


@rule("tapestry.cards.double_cross", "tapestry.responses.counter")
@pytest.mark.parametrize("ambush", ["trap", "surprise_party"])
def test_double_cross_calls_an_ambush_off(ambush: str) -> None:
    board = attacked(["double_cross", "guilds"], [ambush]).act(f"respond {ambush}")
    assert board.asked() == "0 counter"
    assert board.legal() == ["respond double_cross", "pass"]
    assert board.refused("respond guilds") == "responses.counter"
    assert board.refused("die red") == "core.choice"
    reloaded(board)
    board.act("respond double_cross")
    assert board.pieces("1.-2") == [(1, 0), (0, -1)]
    assert board.controller("1.-2") == 0
    assert board.stock(1) == {}, "the ambush gives nothing"
    assert board.asked() == "0 choosedie"
    assert board.hand_of(0) == ["guilds"]
    assert {"counters", "topples", "conquers"} <= set(board.log())
    board.audit()


@rule("tapestry.responses.counter", "tapestry.faq.one_response")
def test_after_double_cross_nothing_more_is_played() -> None:
    board = attacked(["double_cross"], ["trap", "retreat", "surprise_party", "trap"])
    board.act("respond trap").act("respond double_cross")
    assert board.asked() == "0 choosedie"
    assert board.hand_of(1) == ["trap", "retreat", "surprise_party"]


@rule("tapestry.responses.counter", "tapestry.rulings.trapped_dice")
def test_an_ambush_that_is_not_called_off_topples_and_leaves_one_die() -> None:
    board = attacked(["double_cross"], ["trap"], effect=MECHS).act("respond trap", "pass")
    assert board.pieces("1.-2") == [(1, -1), (0, 1)]
    assert board.asked() == "1 takeresource"
    board.act("take coin")
    assert board.asked() == "0 choosedie"
    assert board.position.agenda[-1].both is False  # type: ignore[attr-defined]
    board.act("die red")
    assert board.asked() == "0 taketurn"


@rule("tapestry.responses.counter")
@pytest.mark.parametrize("response", ["retreat", "surrender"])
def test_double_cross_answers_no_other_response(response: str) -> None:
    board = attacked(["double_cross"], [response]).act(f"respond {response}")
    assert board.asked() != "0 counter"
    while "counter" not in board.asked() and not board.asked().endswith("taketurn"):
        board.act(board.legal()[0])
    assert board.asked() == "0 taketurn"
    assert "double_cross" in board.hand_of(0)


@rule("tapestry.responses.counter")
def test_a_defender_cannot_answer_a_conquest_with_double_cross() -> None:
    board = attacked([], ["double_cross"])
    assert board.legal() == ["pass"]
    assert board.refused("respond double_cross") == "responses.counter"


@rule("tapestry.cards.double_cross")
def test_double_cross_played_gives_a_resource_and_five_points() -> None:
    board = play(ploys(), "double_cross").act("take food")
    assert (board.score(0), board.stock(0)) == (5, {"food": 1})


@rule("tapestry.responses.counter")
def test_a_conquest_of_the_middle_island_saved_by_double_cross_earns_the_achievement() -> None:
    board = table(2, CIVS, options=BOXED).script(red=[0], black=[0])
    island = str(WORLD.hexes[board.position.board.island])
    board.hand(0, "double_cross").hand(1, "trap").clear(island).outpost(1, island)
    board.do(0, [{"conquer": {"where": "anywhere", "dice": "one"}}]).act(f"conquer {island}")
    board.act("respond trap", "respond double_cross", "die red")
    assert board.position.achieved[2] == (0,)


# ---- who is asked


@rule("tapestry.responses.counter_prompt")
def test_an_ambushed_attacker_with_cards_is_asked_even_if_none_fits() -> None:
    board = attacked(["guilds"], ["trap"]).act("respond trap")
    assert (board.asked(), board.legal()) == ("0 counter", ["pass"])
    board.act("pass")
    assert board.pieces("1.-2") == [(1, -1), (0, 1)]


@rule("tapestry.responses.counter_prompt")
def test_an_attacker_with_an_empty_hand_is_not_asked() -> None:
    board = attacked([], ["trap"]).act("respond trap")
    assert board.asked() == "1 takeresource"


@rule("tapestry.responses.counter_prompt")
@pytest.mark.parametrize("options", [{}, {"arts_and_architecture": "in"}])
def test_where_no_such_card_is_in_the_game_nobody_is_asked(options: dict[str, int | str]) -> None:
    board = attacked(["guilds"], ["trap"], options=options).act("respond trap")
    assert board.asked() == "1 takeresource"


@rule("tapestry.responses.counter_prompt", "tapestry.tapestry_cards.hands")
def test_the_question_shows_nothing_of_the_hand() -> None:
    holds = attacked(["double_cross"], ["trap"], seats=3).act("respond trap")
    lacks = attacked(["guilds"], ["trap"], seats=3).act("respond trap")
    for seat in (1, 2, None):
        views = [seen_by(board, seat) for board in (holds, lacks)]
        assert views[0].agenda[-1].dump() == views[1].agenda[-1].dump()
        assert views[0].hands[0] == views[1].hands[0] == [-1]
        if seat is not None:
            assert [a.notation for a in views[0].agenda[-1].legal(views[0], 0)] == ["pass"]  # type: ignore[attr-defined]
    assert holds.position.concealed()


def test_a_bot_that_thinks_answers_an_ambush() -> None:
    board = attacked(["double_cross"], ["trap"]).act("respond trap")
    stats = Mcts(1, iterations=20).search(board.position.view(0), 0).options[0].stats
    assert len(stats) == 2, "it has looked at both answers"


# ---- Surprise Party


@rule("tapestry.cards.surprise_party", "tapestry.responses.ambush")
def test_surprise_party_topples_the_attacker_and_gives_nothing_else() -> None:
    board = attacked([], ["surprise_party"]).act("respond surprise_party")
    assert board.pieces("1.-2") == [(1, -1), (0, 1)]
    assert board.stock(1) == {}
    assert board.asked() == "0 choosedie"


@rule("tapestry.cards.surprise_party", "tapestry.responses.island")
def test_surprise_party_keeps_the_middle_island() -> None:
    board = table(2, CIVS, options=BOXED).script(red=[0], black=[0])
    island = str(WORLD.hexes[board.position.board.island])
    board.hand(1, "surprise_party").clear(island).outpost(1, island)
    board.do(0, [{"conquer": {"where": "anywhere", "dice": "one"}}]).act(f"conquer {island}")
    board.act("respond surprise_party", "die red")
    assert board.position.achieved[2] == ()


@rule("tapestry.cards.surprise_party")
def test_surprise_party_played_gives_each_neighbour_a_tile() -> None:
    board = play(ploys(5), "surprise_party").act("take coin")
    assert (board.score(0), board.stock(0)) == (7, {"coin": 1})
    assert [len(tiles) for tiles in board.position.supply] == [0, 1, 0, 0, 1]


# ---- Retreat


@rule("tapestry.cards.retreat", "tapestry.responses.ambush")
def test_whoever_retreats_takes_the_outpost_back_and_the_attacker_takes_the_land() -> None:
    board = attacked([], ["retreat"])
    outposts = board.position.outposts[1]
    reloaded(board)
    board.act("respond retreat", "take culture")
    assert board.pieces("1.-2") == [(0, -1)]
    assert board.position.outposts[1] == outposts + 1
    assert (board.score(1), board.stock(1)) == (3, {"culture": 1})
    assert "topples" not in board.log()
    assert "conquers" in board.log()
    board.act("die red")
    assert board.asked() == "0 taketurn"
    board.audit()


@rule("tapestry.cards.retreat")
@pytest.mark.parametrize(("effect", "both"), [(NEXT, False), (TANKS, True), (MECHS, True)])
def test_after_a_retreat_tanks_gain_both_dice(effect: list[dict[str, Any]], both: bool) -> None:
    board = attacked([], ["retreat"], effect=effect).act("respond retreat", "take coin")
    if both:
        assert board.asked() == "0 taketurn", "points and a coin come to the same in any order"
        assert (board.score(0), board.stock(0)) == (4, {"coin": 1})
    else:
        assert board.asked() == "0 choosedie"


@rule("tapestry.cards.retreat")
def test_a_land_from_which_somebody_retreated_can_be_conquered_again() -> None:
    board = attacked([], ["retreat"]).act("respond retreat", "take coin", "die red")
    board.do(1, [{"conquer": {"where": "anywhere", "dice": "one"}}])
    assert "conquer 1.-2" in board.legal()


@rule("tapestry.cards.retreat")
def test_the_middle_island_is_earned_after_a_retreat() -> None:
    board = table(2, CIVS, options=BOXED).script(red=[0], black=[0])
    island = str(WORLD.hexes[board.position.board.island])
    board.hand(1, "retreat").clear(island).outpost(1, island)
    board.do(0, [{"conquer": {"where": "anywhere", "dice": "one"}}]).act(f"conquer {island}")
    board.act("respond retreat", "take coin", "die red")
    assert board.position.achieved[2] == (0,)


@rule("tapestry.cards.retreat")
def test_a_building_of_the_nomads_cannot_retreat() -> None:
    board = table(2, CIVS, options=BOXED).script(red=[0], black=[0]).hand(1, "retreat", "trap")
    put_piece(board.position, WORLD.read("1.-2"), 1, HOUSING)
    board.settle().do(0, NEXT).act("conquer 1.-2")
    assert board.legal() == ["respond trap", "pass"]
    assert board.refused("respond retreat") == "responses.trap"


@rule("tapestry.cards.retreat")
def test_retreat_played_explores_and_scores() -> None:
    board = ploys()
    board.tiles(0, board.position.box.tiles[0].id)
    play(board, "retreat")
    assert board.asked() == "0 laytile"
    decline_all(board.act(board.legal()[0]))
    assert board.position.scored[6] == 5


# ---- Surrender


@rule("tapestry.cards.surrender", "tapestry.responses.ambush")
def test_whoever_surrenders_gains_the_die_that_is_left_and_a_card() -> None:
    board = attacked([], ["surrender"]).act("respond surrender")
    assert board.asked() == "0 choosedie"
    assert board.hand_of(1) == []
    reloaded(board)
    board.act("die red")
    assert board.pieces("1.-2") == [(1, 0), (0, -1)]
    assert (board.score(0), board.stock(1)) == (4, {"coin": 1})
    assert len(board.hand_of(1)) == 1
    assert board.asked() == "0 taketurn"
    board.audit()


@rule("tapestry.cards.surrender")
def test_the_other_way_round_too() -> None:
    board = attacked([], ["surrender"]).act("respond surrender", "die black")
    assert (board.score(0), board.stock(0), board.score(1)) == (0, {"coin": 1}, 4)
    assert board.position.scored[board.position.sources + 6] == 4, "as points of the card"


@rule("tapestry.cards.surrender")
def test_of_two_dice_one_is_copied() -> None:
    board = attacked([], ["surrender"], effect=MECHS).act("respond surrender")
    assert (board.score(0), board.stock(0)) == (4, {"coin": 1})
    assert board.asked() == "1 surrenderdie"
    assert board.legal() == ["die red", "die black"]
    reloaded(board)
    board.act("die black")
    assert (board.score(1), board.stock(1), len(board.hand_of(1))) == (0, {"coin": 1}, 1)
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.surrender")
def test_the_tile_on_the_black_die_is_the_one_that_was_lost() -> None:
    board = table(2, CIVS, options=BOXED)
    faces = [
        face
        for face, number in enumerate(board.position.box.black_die)
        if type(board.position.book.effects[number]).__name__ == "TerritoryBenefit"
    ]
    tile = next(t for t in board.position.box.tiles if type(board.position.book.effects[t.benefit]).__name__ == "Gain")
    board.script(red=[0], black=[faces[0]]).hand(1, "surrender").lay("1.-2", tile.id).outpost(1, "1.-2")
    board.do(0, NEXT).act("conquer 1.-2", "respond surrender", "die red")
    assert board.stock(1), "what the tile gives"


@rule("tapestry.cards.surrender")
def test_surrender_played_gives_a_card_and_eight_points() -> None:
    board = play(ploys(), "surrender")
    assert (board.score(0), len(board.hand_of(0))) == (8, 1)
