"""Responses: who is asked, what a trap does, and that nobody learns what is held."""

from collections.abc import Mapping
from random import Random

import pytest

from ecumene.bots.mcts import Mcts
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.game import VERSION_1
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import HOUSING
from ecumene.games.tapestry.play.territory import put_piece
from tests.marks import rule
from tests.tapestry.board import Board, table

CIVS = ("leaders", "chosen", "merrymakers")
NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
TANKS = [{"conquer": {"where": "adjacent", "dice": "both_if_held"}}]
MECHS = [{"conquer": {"where": "adjacent", "dice": "both"}}]


def attacked(
    *hand: str,
    seats: int = 2,
    place: str = "1.-2",
    card: str = "",
    effect: object = None,
    options: Mapping[str, int | str] | None = None,
) -> Board:
    """Seat 0 has just attacked an outpost of seat 1, who holds these cards; the dice show 4 points and a coin."""
    board = table(seats, CIVS, options=options).script(red=[0] * 3, black=[0] * 3).hand(1, *hand).outpost(1, place)
    if card:
        board.mat(0, 1, card)
    return board.do(0, effect or NEXT).act(f"conquer {place}")  # type: ignore[arg-type]


# ---- who is asked


@rule("tapestry.responses.trap")
def test_whoever_controls_the_attacked_territory_may_discard_a_trap() -> None:
    board = attacked("trap", "guilds")
    assert board.asked() == "1 respond"
    assert board.legal() == ["respond trap", "pass"]
    assert board.refused("respond guilds") == "responses.trap"
    assert board.refused("respond tyranny") == "responses.trap"
    assert board.refused("die red") == "core.choice"
    assert board.refused("pass", seat=0) == "core.turn"


@rule("tapestry.rulings.conquest_response_window")
def test_the_window_is_after_the_outpost_and_before_the_dice() -> None:
    board = attacked("trap")
    assert board.pieces("1.-2") == [(1, -1), (0, -1)]
    assert board.controller("1.-2") == -1
    assert board.log() == ["attacks"]
    assert board.position.dice[:2] == [-1, -1]


@rule("tapestry.rulings.response_prompt")
def test_a_defender_with_cards_is_asked_even_if_none_fits() -> None:
    board = attacked("guilds")
    assert board.asked() == "1 respond"
    assert board.legal() == ["pass"]
    board.act("pass")
    assert board.controller("1.-2") == 0


@rule("tapestry.rulings.response_prompt")
def test_with_an_empty_hand_nobody_is_asked() -> None:
    board = attacked()
    assert board.asked() == "0 choosedie"
    assert board.controller("1.-2") == 0


@rule("tapestry.responses.finished")
def test_whoever_has_finished_is_not_asked() -> None:
    board = table(2, CIVS).script(red=[0], black=[0]).hand(1, "trap").outpost(1, "1.-2")
    board.position.finished[1] = 1
    board.do(0, NEXT).act("conquer 1.-2")
    assert board.asked() == "0 choosedie"


@rule("tapestry.cards.pillage_and_plunder")
@rule("tapestry.rulings.response_prompt")
def test_pillage_and_plunder_openly_forbids_responses() -> None:
    board = attacked("trap", card="pillage_and_plunder")
    assert board.asked() == "0 taketurn"
    assert board.hand_of(1) == ["trap"]
    assert board.controller("1.-2") == 0


@rule("tapestry.rulings.response_prompt")
def test_only_the_player_who_controls_the_territory_is_asked() -> None:
    def everybody_has_a_trap() -> Board:
        return table(3, CIVS).script(red=[0], black=[0]).hand(1, "trap").hand(2, "trap")

    held = everybody_has_a_trap().outpost(2, "1.-2").do(0, NEXT).act("conquer 1.-2")
    assert held.asked() == "2 respond"
    empty = everybody_has_a_trap().do(0, NEXT).act("conquer 1.-2")
    assert empty.asked() == "0 choosedie"
    lying = everybody_has_a_trap().outpost(1, "1.-2", toppled_by=0).do(0, NEXT).act("conquer 1.-2")
    assert lying.asked() == "0 choosedie"


# ---- what a trap does


@rule("tapestry.responses.outcome")
def test_the_attacking_outpost_is_toppled_and_the_defender_keeps_the_territory() -> None:
    board = attacked("trap", "trap").act("respond trap")
    assert board.pieces("1.-2") == [(1, -1), (0, 1)]
    assert board.controller("1.-2") == 1
    assert board.hand_of(1) == ["trap"]
    assert board.position.discard == [board.position.box.card_no["trap"]]
    assert board.asked() == "1 takeresource"
    board.act("take food")
    assert board.stock(1) == {"food": 1}
    assert "conquers" not in board.log()
    board.audit()


@rule("tapestry.responses.outcome")
@rule("tapestry.conquering.limit")
def test_a_trapped_territory_holds_two_pieces() -> None:
    board = attacked("trap").act("respond trap", "take food", "die red").do(0, NEXT)
    assert board.refused("conquer 1.-2") == "conquering.limit"


@rule("tapestry.responses.dice")
def test_the_attacker_rolls_all_the_same_and_gains_a_die() -> None:
    board = attacked("trap").act("respond trap", "take food")
    assert board.asked() == "0 choosedie"
    board.act("die black")
    assert board.stock(0) == {"coin": 1}
    assert board.asked() == "0 taketurn"


@rule("tapestry.rulings.trapped_dice")
@pytest.mark.parametrize("effect", [TANKS, MECHS])
def test_an_effect_that_gives_both_dice_gives_a_trapped_attacker_one_of_choice(effect: object) -> None:
    board = attacked("trap", effect=effect).act("respond trap", "take food")
    assert (board.asked(), board.legal()) == ("0 choosedie", ["die red", "die black"])
    board.act("die red")
    assert (board.asked(), board.score(0), board.stock(0)) == ("0 taketurn", 4, {})


@rule("tapestry.rulings.trapped_dice")
@pytest.mark.parametrize("effect", [TANKS, MECHS])
def test_in_games_begun_under_version_1_a_trap_leaves_both_dice(effect: object) -> None:
    board = attacked("trap", effect=effect, options=VERSION_1).act("respond trap", "take food")
    assert (board.asked(), board.score(0), board.stock(0)) == ("0 taketurn", 4, {"coin": 1})


@rule("tapestry.rulings.trapped_dice", "tapestry.tracks.military_7")
@pytest.mark.parametrize("effect", [TANKS, MECHS])
def test_whoever_is_not_trapped_gains_both_dice(effect: object) -> None:
    board = attacked("trap", effect=effect).act("pass")
    assert (board.asked(), board.score(0), board.stock(0)) == ("0 taketurn", 4, {"coin": 1})


@rule("tapestry.responses.dice")
def test_points_per_territory_do_not_count_the_one_that_was_not_won() -> None:
    board = table(2, CIVS).script(red=[4], black=[0]).hand(1, "trap").outpost(1, "1.-2")
    board.do(0, NEXT).act("conquer 1.-2", "respond trap", "take food", "die red")
    assert board.score(0) == 1


@rule("tapestry.rulings.trap_topple_credit")
@rule("tapestry.achievements.topple")
def test_an_outpost_toppled_by_a_trap_counts_for_whoever_played_it() -> None:
    board = table(2, CIVS).script(red=[0] * 2, black=[0] * 2).hand(1, "trap", "trap").outpost(1, "1.-2", "0.-3")
    board.do(0, NEXT).act("conquer 1.-2", "respond trap", "take food", "die black")
    assert board.score(1) == 0
    board.do(0, NEXT).act("conquer 0.-3", "respond trap")
    assert board.score(1) == 10
    assert board.position.achieved[1] == (1,)


@rule("tapestry.responses.island")
def test_a_conquest_of_the_island_stopped_by_a_response_earns_nothing() -> None:
    board = table(2, CIVS).script(red=[0], black=[0]).hand(1, "trap").lay("0.-1", "t01").outpost(0, "0.-1")
    board.outpost(1, "0.0").do(0, NEXT).act("conquer 0.0", "respond trap", "take food", "die black")
    assert board.score(0) == 0
    assert board.position.achieved[2] == ()
    won = table(2, CIVS).script(red=[0], black=[0]).hand(1, "trap").lay("0.-1", "t01").outpost(0, "0.-1")
    won.outpost(1, "0.0").do(0, NEXT).act("conquer 0.0", "pass", "die black")
    assert won.score(0) == 10


@rule("tapestry.cards.pirate_rule")
def test_a_failed_conquest_is_none_for_whatever_follows_conquests() -> None:
    board = table(2, CIVS).script(red=[0], black=[0]).hand(1, "trap").lay("0.-1", "t04").outpost(1, "0.-1")
    board.mat(0, 1, "pirate_rule").do(0, NEXT).act("conquer 0.-1", "respond trap", "take food", "die black")
    assert board.stock(0) == {"coin": 1}


@rule("tapestry.responses.trap")
def test_a_trap_defends_a_building_of_the_nomads() -> None:
    board = table(2, CIVS).script(red=[0], black=[0]).hand(1, "trap")
    put_piece(board.position, WORLD.read("1.-2"), 1, HOUSING)
    board.do(0, NEXT).act("conquer 1.-2")
    assert board.asked() == "1 respond"
    board.act("respond trap", "take food", "die red")
    assert board.controller("1.-2") == 1


@rule("tapestry.responses.also_played")
def test_a_trap_may_be_played_as_any_tapestry_card() -> None:
    board = table(2, CIVS).era(2, 1).hand(0, "trap").mat(0, 2, "guilds").do(0, [{"play_tapestry": True}])
    if board.asked() != "0 taketurn":
        board.act("play trap")
    assert board.score(0) == 10


# ---- what others learn


@rule("tapestry.rulings.response_prompt")
def test_the_question_and_the_position_look_the_same_to_others_whatever_is_held() -> None:
    trap, guilds = attacked("trap", "trap"), attacked("guilds", "tyranny")
    for viewer in (0, 2, None):
        with_trap, without = (seen(board, viewer) for board in (trap, guilds))
        assert with_trap == without
    mine = attacked("trap").position.view(1)
    assert [action.notation for action in mine.legal(1)] == ["respond trap", "pass"]


def seen(board: Board, viewer: int | None) -> tuple[object, object, object]:
    """What a viewer sees of the question; no other seat sees more than that it can be passed."""
    view = board.position.view(None if viewer == 2 else viewer)
    agenda = [item.dump() for item in view.agenda]
    return agenda, view.pending(), [action.notation for action in view.legal(1)]


@rule("tapestry.rulings.response_prompt")
def test_a_guess_of_the_attacker_gives_the_defender_some_hand_that_fits() -> None:
    board = attacked("trap", "guilds")
    found = set()
    for seed in range(40):
        guess = board.position.guess(0, Random(seed))
        assert isinstance(guess, TapestryPosition)
        assert len(guess.hands[1]) == 2
        found.add(tuple(action.notation for action in guess.legal(1)))
    assert found == {("pass",), ("respond trap", "pass")}


@rule("tapestry.rulings.response_prompt")
@pytest.mark.parametrize("hand", [("guilds",), ("trap",)])
def test_a_bot_that_thinks_takes_its_time_whatever_it_holds(hand: tuple[str, ...]) -> None:
    view = attacked(*hand).position.view(1)
    assert view.concealed()
    stats = Mcts(1, iterations=20).search(view, 1).options[1].stats.values()
    assert sum(stat.visits for stat in stats) == 20
