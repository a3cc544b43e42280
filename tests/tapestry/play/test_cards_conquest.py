"""Cards of conquerors and rebels: Pirate Rule, Pillage and Plunder, Revolution, Trap."""

from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.numbers import HOUSING, TOKEN, piece
from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.laying import decline_all, in_force, play, second_era

CONQUER = [{"conquer": {"where": "adjacent", "dice": "one"}}]


# ---- Pirate Rule, Pillage and Plunder


@rule("tapestry.cards.pirate_rule")
def test_a_tile_conquered_gives_its_benefit_besides_the_die() -> None:
    board = in_force(second_era(), "pirate_rule").lay("0.-1", "t03").script(red=[0], black=[0])
    board.do(0, CONQUER).act("conquer 0.-1", "die red")
    assert board.stock(0) == {"food": 1}
    assert board.score(0) == 4


@rule("tapestry.cards.pirate_rule")
def test_a_question_mark_gives_the_benefit_a_second_time() -> None:
    board = in_force(second_era(), "pirate_rule").lay("0.-1", "t03").script(red=[0], black=[4])
    board.do(0, CONQUER).act("conquer 0.-1", "die black")
    assert board.stock(0) == {"food": 2}


@rule("tapestry.cards.pirate_rule")
def test_a_printed_territory_has_no_benefit() -> None:
    board = in_force(second_era(), "pirate_rule").script(red=[0], black=[0])
    board.do(0, CONQUER).act("conquer 1.-2", "die red")
    assert board.stock(0) == {}


@rule("tapestry.cards.pirate_rule", "tapestry.responses.outcome")
def test_a_conquest_that_failed_gives_no_benefit() -> None:
    board = in_force(second_era(), "pirate_rule").lay("0.-1", "t03").outpost(1, "0.-1").hand(1, "trap")
    board.script(red=[0], black=[0]).do(0, CONQUER).act("conquer 0.-1", "respond trap", "take coin", "die red")
    assert board.stock(0) == {}


@rule("tapestry.cards.pillage_and_plunder")
def test_whoever_topples_with_pillage_and_plunder_gains_both_dice() -> None:
    board = in_force(second_era(), "pillage_and_plunder").lay("0.-1", "t03").outpost(1, "0.-1")
    board.script(red=[0], black=[0]).do(0, CONQUER).act("conquer 0.-1")
    decline_all(board)
    assert board.score(0) == 4
    assert board.stock(0) == {"coin": 1}


@rule("tapestry.cards.pillage_and_plunder", "tapestry.civilizations.nomads")
def test_a_building_of_the_nomads_is_toppled_like_an_outpost() -> None:
    board = in_force(second_era(), "pillage_and_plunder").lay("0.-1", "t03")
    board.position.pieces[WORLD.read("0.-1")] = (piece(1, HOUSING + 1),)
    board.script(red=[0], black=[0]).do(0, CONQUER).act("conquer 0.-1")
    decline_all(board)
    assert board.pieces("0.-1") == [(1, 0), (0, -1)]
    assert board.score(0) == 4
    assert board.stock(0) == {"coin": 1}


@rule("tapestry.cards.pillage_and_plunder")
def test_an_empty_territory_gives_one_die() -> None:
    board = in_force(second_era(), "pillage_and_plunder").lay("0.-1", "t03")
    board.script(red=[0], black=[0]).do(0, CONQUER).act("conquer 0.-1")
    assert board.legal() == ["die red", "die black"]


@rule("tapestry.cards.pillage_and_plunder")
def test_nobody_may_respond_to_pillage_and_plunder() -> None:
    board = in_force(second_era(), "pillage_and_plunder").lay("0.-1", "t03").outpost(1, "0.-1").hand(1, "trap")
    board.do(0, CONQUER).act("conquer 0.-1")
    assert "respond" not in board.asked()
    assert board.controller("0.-1") == 0


# ---- Revolution


def risen(board: Board) -> Board:
    """Seat 0's outposts lie toppled under seat 1's in four territories."""
    for place in ("0.-1", "-1.0", "1.0", "0.1"):
        board.lay(place, f"t0{('0.-1', '-1.0', '1.0', '0.1').index(place) + 1}")
        board.outpost(0, place, toppled_by=1).outpost(1, place)
    return board


@rule("tapestry.cards.revolution")
def test_revolution_is_a_resource_or_an_uprising() -> None:
    board = risen(second_era())
    play(board, "revolution").act("pick 1", "take coin")
    assert board.asked() == "0 taketurn"
    assert board.stock(0) == {"coin": 1}
    assert board.pieces("0.-1") == [(0, 1), (1, -1)]


@rule("tapestry.cards.revolution")
def test_in_up_to_three_territories_ones_own_rise_and_the_opponents_fall() -> None:
    board = risen(second_era())
    play(board, "revolution").act("pick 2")
    assert "decline" not in board.legal()
    board.act("hex 0.-1", "hex -1.0", "hex 1.0")
    for place in ("0.-1", "-1.0", "1.0"):
        assert board.pieces(place) == [(0, -1), (1, 0)]
        assert board.controller(place) == 0
    assert board.pieces("0.1") == [(0, 1), (1, -1)]
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.revolution")
def test_one_may_stop_after_the_first_territory() -> None:
    board = risen(second_era())
    play(board, "revolution").act("pick 2", "hex 0.-1", "decline")
    assert board.controller("-1.0") == 1
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.revolution")
def test_only_territories_with_an_own_toppled_outpost_qualify() -> None:
    board = risen(second_era()).lay("-1.1", "t05").outpost(1, "-1.1")
    play(board, "revolution").act("pick 2")
    assert board.refused("hex -1.1") == "cards.revolution"
    assert board.refused("hex 0.-2") == "cards.revolution"


@rule("tapestry.cards.revolution")
def test_an_outpost_that_lies_alone_rises_too() -> None:
    board = second_era().lay("0.-1", "t01").outpost(0, "0.-1", toppled_by=1)
    play(board, "revolution").act("pick 2")
    assert board.pieces("0.-1") == [(0, -1)]


@rule("tapestry.rulings.mandatory_with_choice", "tapestry.cards.revolution")
def test_with_nothing_toppled_revolution_is_a_resource() -> None:
    board = second_era()
    play(board, "revolution")
    assert board.asked() == "0 takeresource"


@rule("tapestry.cards.revolution")
def test_an_uprising_is_no_conquest_there_are_no_dice_and_no_response() -> None:
    board = risen(second_era()).hand(1, "trap")
    play(board, "revolution").act("pick 2", "hex 0.-1")
    assert board.asked() == "0 rise"
    assert "rolls" not in board.log()
    assert "conquers" not in board.log()


@rule("tapestry.cards.revolution", "tapestry.achievements.topple")
def test_opponents_toppled_by_revolution_count_for_the_achievement() -> None:
    board = risen(second_era())
    board.position.achieved = [(), (1,), ()]
    play(board, "revolution").act("pick 2", "hex 0.-1")
    assert board.score(0) == 0
    board.act("hex -1.0")
    assert board.score(0) == 5, "the second to earn it"
    assert board.position.achieved[1] == (1, 0)


@rule("tapestry.faq.revolution_achievement", "tapestry.achievements.kept")
def test_an_achievement_once_earned_stays_though_the_outposts_rise() -> None:
    board = risen(second_era())
    board.position.achieved = [(), (1,), ()]
    before = board.score(1)
    play(board, "revolution").act("pick 2", "hex 0.-1", "hex -1.0", "hex 1.0")
    assert 1 in board.position.achieved[1]
    assert board.score(1) == before


@rule("tapestry.faq.revolution_achievement")
def test_an_outpost_that_has_risen_no_longer_counts_as_toppled() -> None:
    board = second_era().lay("0.-1", "t01").outpost(0, "0.-1", toppled_by=1).outpost(1, "0.-1")
    board.lay("1.0", "t02").outpost(0, "1.0")
    play(board, "revolution").act("pick 2")
    board.script(red=[0], black=[0]).do(1, CONQUER).act("conquer 1.0", "die red")
    assert board.position.achieved[1] == (), "only one outpost of seat 0 lies"


@rule("tapestry.cards.revolution")
def test_tokens_cannot_be_toppled() -> None:
    board = second_era().lay("0.-1", "t01").outpost(0, "0.-1", toppled_by=1)
    here = WORLD.read("0.-1")
    board.position.pieces[here] = (*board.position.pieces[here], piece(1, TOKEN))
    play(board, "revolution").act("pick 2")
    assert board.position.pieces[here] == (piece(0, 0), piece(1, TOKEN))


# ---- Trap


@rule("tapestry.cards.trap", "tapestry.responses.also_played")
def test_a_trap_played_as_a_tapestry_card_is_ten_points() -> None:
    board = second_era()
    play(board, "trap")
    assert board.score(0) == 10


def trapped() -> Board:
    """Seat 0 attacks a territory of seat 1, who holds a trap."""
    board = second_era().lay("0.-1", "t03").outpost(1, "0.-1").hand(1, "guilds", "trap").script(red=[0], black=[0])
    return board.do(0, CONQUER).act("conquer 0.-1")


@rule("tapestry.cards.trap", "tapestry.responses.trap", "tapestry.responses.outcome")
def test_a_trap_topples_the_attacking_outpost_and_brings_a_resource() -> None:
    board = trapped()
    assert board.asked() == "1 respond"
    board.act("respond trap", "take food")
    assert board.stock(1) == {"food": 1}
    assert board.pieces("0.-1") == [(1, -1), (0, 1)]
    assert board.controller("0.-1") == 1
    assert board.hand_of(1) == ["guilds"]
    assert board.position.box.card_no["trap"] in board.position.discard
    assert board.legal() == ["die red", "die black"], "the attacker still gains a die"


@rule("tapestry.cards.trap", "tapestry.conquering.limit")
def test_a_territory_with_a_trapped_outpost_holds_two_pieces_and_is_closed() -> None:
    board = trapped().act("respond trap", "take food", "die red")
    board.do(0, CONQUER)
    assert "conquer 0.-1" not in board.legal()


@rule("tapestry.cards.trap")
def test_a_trap_that_is_not_used_stays_in_the_hand() -> None:
    board = trapped().act("pass")
    assert board.hand_of(1) == ["guilds", "trap"]
    assert board.controller("0.-1") == 0


@rule("tapestry.cards.trap")
def test_there_are_seven_traps_among_the_fifty_cards() -> None:
    cards = second_era().position.box.cards
    assert [card.copies for card in cards if card.copies > 1] == [7]
    assert sum(card.copies for card in cards) == 50
    assert len(cards) == 44
