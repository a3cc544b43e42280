"""The Spies: four missions at a neighbour's table, and a look at the hand."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.core.errors import AuditError
from ecumene.games.tapestry.play.numbers import UNKNOWN
from tests.marks import rule
from tests.tapestry.board import Board, begun, game, table
from tests.tapestry.civs import able, civs_of, drafted, gain, lay, mat, use
from tests.tapestry.showing import drawn, english, paths
from tests.tapestry.speaking import speech

BOX = {"plans_and_ploys": "in"}
CARD, TILE, TRACK, TECH = "pick 1", "pick 2", "pick 3", "pick 4"


def spies(seats: int = 2) -> Board:
    return table(seats, civs=("spies", "chosen", "nomads", "leaders"), options=BOX)


def full() -> Board:
    """A neighbour with something for every mission."""
    board = spies().mat(1, 1, "feudalism").tiles(1, "t01").token(1, military=4).tech(1, 1, "calendar")
    return use(board, 0, "spies")


# ---- missions


@rule("tapestry.civilizations.spies")
def test_one_of_four_missions_is_carried_out_and_covered() -> None:
    board = full()
    assert board.legal() == [CARD, TILE, TRACK, TECH]
    board.act(TILE)
    assert (board.stock(0), mat(board, "spies"), board.asked()) == ({"coin": 1}, (0b0010,), "0 taketurn")
    assert board.position.supply[1] != []  # the neighbour keeps it


@rule("tapestry.civilizations.spies")
def test_each_mission_serves_once() -> None:
    board = use(lay(spies().mat(1, 1, "feudalism").tiles(1, "t01").tech(1, 1, "calendar"), "spies", 0b0010), 0, "spies")
    assert board.legal() == [CARD, TECH]
    assert board.refused(TILE) == "civilizations.spies"
    assert not able(lay(board, "spies", 0b1111), 0, "spies")


@rule("tapestry.civilizations.spies", "tapestry.rulings.mandatory_with_choice")
def test_only_missions_with_an_effect_are_offered_and_one_must_be_carried_out() -> None:
    assert not able(spies(), 0, "spies")
    assert use(spies(), 0, "spies").asked() == "0 taketurn"
    board = use(spies().tiles(1, "t01"), 0, "spies")  # a single one is not asked
    assert board.stock(0) == {"coin": 1}
    assert not able(spies().tiles(1, "t01").give(0, coin=8), 0, "spies")
    assert "decline" not in full().legal()


@rule("tapestry.civilizations.spies")
def test_they_act_in_step_one_of_an_income_turn() -> None:
    board = spies().tiles(1, "t01").tech(1, 1, "calendar").act("income")
    assert board.asked() == "0 spiesmission"


@rule("tapestry.civilizations.spies")
def test_only_neighbours_are_spied_on() -> None:
    board = table(4, civs=("spies", "chosen", "nomads", "leaders"), options=BOX)
    board.tiles(1, "t01").tiles(2, "t03").tiles(3, "t04")
    use(board, 0, "spies")
    assert board.legal() == ["tile t04", "tile t01"]
    assert board.refused("tile t03") == "civilizations.spies"


# ---- what each copies


@rule("tapestry.civilizations.spies")
def test_a_card_is_used_as_ones_own() -> None:
    board = use(spies().mat(1, 1, "feudalism").landmark(0, "forge"), 0, "spies")
    assert board.asked() == "0 pickbranch"
    assert board.act("pick 2").score(0) == 3


@rule("tapestry.civilizations.spies")
def test_covered_face_down_and_this_era_cards_are_not_copied() -> None:
    board = spies().mat(1, 1, "feudalism", "academia")
    assert not able(board, 0, "spies")
    assert not able(spies().mat(1, 1, "industrialism"), 0, "spies")
    board = spies().give(0, coin=1).mat(1, 1, "feudalism", "guilds")
    assert use(board, 0, "spies").asked() == "0 nexttrade"


@rule("tapestry.civilizations.spies")
def test_of_several_cards_one_is_chosen_by_its_place() -> None:
    board = spies().era(1, 3).mat(1, 2, "feudalism").mat(1, 3, "democracy").mat(0, 1, "diplomacy")
    use(board, 0, "spies")
    assert board.legal() == ["card 2 2", "card 2 3"]
    assert board.refused("card 1 1") == "civilizations.spies"


@rule("tapestry.civilizations.spies")
def test_space_tiles_in_supply_are_copied_and_stay_there() -> None:
    board = use(spies().stars(1, "s05"), 0, "spies")
    assert (board.stock(0), board.score(0)) == ({"coin": 1, "worker": 1}, 8)
    assert len(board.position.star_supply[1]) == 1


@rule("tapestry.civilizations.spies", "tapestry.advancing.once_per_turn")
def test_the_benefit_of_a_position_comes_without_the_bonus_and_counts_as_activated() -> None:
    board = use(spies().token(1, science=2).give(0, coin=3), 0, "spies")
    assert (len(board.position.hands[0]), board.asked()) == (1, "0 taketurn")  # no bonus is offered
    assert board.position.activated[0] == 1 << 12 + 1
    assert not able(lay(board, "spies", 0), 0, "spies")


@rule("tapestry.civilizations.spies", "tapestry.advancing.furthest")
def test_the_position_is_that_of_the_furthest_token() -> None:
    board = use(spies().token(1, science=(2, 4)).tech(0, 0, "calendar"), 0, "spies")
    assert board.position.activated[0] == 1 << 12 + 3
    board = spies().token(1, technology=())
    board.position.completed[1] = 0b1000  # an end that was left has no token
    assert not able(board, 0, "spies")


@rule("tapestry.civilizations.spies")
def test_with_two_neighbours_the_player_is_asked_first_then_the_track() -> None:
    board = spies(3).token(1, science=2, military=2).token(2, exploration=1)
    use(board, 0, "spies")
    assert board.legal() == ["player 2", "player 3"]
    board.act("player 2")
    assert board.legal() == ["track science", "track military"]
    board.act("track military")
    assert len(board.position.hands[0]) == 1


@rule("tapestry.civilizations.spies")
def test_a_tech_card_gives_by_its_row() -> None:
    assert use(spies().tech(1, 1, "calendar"), 0, "spies").stock(0) == {"culture": 1}
    assert use(spies().tech(1, 2, "calendar"), 0, "spies").score(0) == 7
    assert not able(spies().tech(1, 0, "calendar"), 0, "spies")


@rule("tapestry.civilizations.spies")
def test_a_copied_square_never_gives_a_landmark() -> None:
    board = spies().tech(1, 2, "bakery")
    assert board.position.landmark_owner[board.position.box.landmark_no["bakery"]] == -1
    assert not able(board, 0, "spies")


# ---- the hand


def looked() -> Board:
    """The Spies have seen Trap and Guilds in the neighbour's hand."""
    return use(spies().tiles(1, "t01").hand(1, "trap", "guilds"), 0, "spies").act("accept")


def shown(board: Board, viewer: int | None, seat: int) -> list[str]:
    """A hand as a viewer knows it."""
    view = board.position.view(viewer)
    return Board(view).hand_of(seat)  # type: ignore[arg-type]


@rule("tapestry.civilizations.spies")
def test_then_one_may_look_at_that_hand() -> None:
    board = use(spies(3).tiles(1, "t01").hand(1, "trap").hand(2, "guilds"), 0, "spies")
    assert (board.asked(), board.legal()) == ("0 lookathand", ["accept", "decline"])
    assert shown(board.act("decline"), 0, 1) == ["?"]
    assert use(spies().tiles(1, "t01"), 0, "spies").asked() == "0 taketurn"  # an empty hand


@rule("tapestry.boxes.seen_hands")
def test_only_the_spies_see_it() -> None:
    board = use(spies(3).tiles(1, "t01").hand(1, "guilds", "trap"), 0, "spies").act("accept")
    assert shown(board, 0, 1) == ["guilds", "trap"]
    assert shown(board, 2, 1) == shown(board, None, 1) == ["?", "?"]
    assert shown(board, 1, 1) == ["guilds", "trap"]
    for viewer in (2, None):
        assert board.position.view(viewer).seen == [()] * 9  # type: ignore[attr-defined]
    assert [event.args for event in board.told("looks")] == [{"who": 0, "other": 1}]  # no card is named


@rule("tapestry.boxes.seen_hands")
def test_what_comes_later_is_unseen_and_what_leaves_openly_is_gone() -> None:
    board = looked().do(1, [{"gain": {"tapestry": 1}}])
    assert shown(board, 0, 1) == ["?", "guilds", "trap"]
    board.position.leave_hand(1, board.position.box.card_no["trap"])
    board.position.discard.append(board.position.box.card_no["trap"])
    assert shown(board.audit(), 0, 1) == ["?", "guilds"]


@rule("tapestry.boxes.seen_hands")
def test_a_card_drawn_again_after_it_was_played_is_unseen() -> None:
    board = looked()
    kind = board.position.box.card_no["guilds"]
    board.position.leave_hand(1, kind)
    board.position.hands[1].insert(0, kind)
    assert shown(board, 0, 1) == ["?", "trap"]


@rule("tapestry.boxes.seen_hands")
def test_a_card_that_leaves_unseen_makes_all_uncertain() -> None:
    board = looked()
    board.position.leave_hand(1, board.position.box.card_no["trap"], openly=False)
    assert shown(board, 0, 1) == ["?"]


@rule("tapestry.boxes.seen_hands")
def test_a_card_that_the_neighbour_plays_is_no_longer_in_the_known_hand() -> None:
    board = looked().era(2, 1)
    board.position.turn = 1
    board.position.agenda[-1] = type(board.position.agenda[-1])(1)  # type: ignore[call-arg]
    board.act("income", "play guilds")
    assert shown(board, 0, 1)[-1] == "trap"
    assert "guilds" not in shown(board, 0, 1)


@rule("tapestry.boxes.seen_hands")
def test_a_guess_keeps_what_was_seen_and_deals_the_rest() -> None:
    board = looked().do(1, [{"gain": {"tapestry": 2}}])
    known = board.position.box.card_no["guilds"], board.position.box.card_no["trap"]
    others = set()
    for luck in range(8):
        guess = board.position.guess(0, Random(luck))
        guess.audit()
        hand = list(guess.hands[1])  # type: ignore[attr-defined]
        assert UNKNOWN not in hand
        for kind in known:
            hand.remove(kind)
        others.add(tuple(hand))
    assert len(others) > 1


@rule("tapestry.boxes.seen_hands")
def test_what_is_known_is_stored_and_must_be_true() -> None:
    board = looked()
    for viewer in (0, 1, None):
        dump = board.position.view(viewer).dump()
        assert game().load(dump).dump() == dump
    dump = board.position.dump()
    assert game().load(dump).dump() == dump
    board.position.hands[1].clear()
    with pytest.raises(AuditError):
        board.audit()


@rule("tapestry.boxes.seen_hands")
def test_a_look_cannot_be_taken_back() -> None:
    board = use(spies().tiles(1, "t01").hand(1, "trap"), 0, "spies")
    before = board.position
    assert game().reveals(before, 0, game().action("accept"))
    assert not game().reveals(before, 0, game().action("decline"))


@rule("tapestry.civilizations.spies", "tapestry.cards.black_death")
def test_a_copied_black_death_ends_the_spies_and_the_hand_may_still_be_seen() -> None:
    board = use(spies().era(2, 2).mat(1, 2, "black_death").hand(1, "trap"), 0, "spies").act("pick 1")
    dump = board.position.dump()
    assert "spies" not in civs_of(board, 0)
    assert game().load(dump).dump() == dump
    while board.asked() != "0 lookathand":
        board.act(board.legal()[0])
    assert shown(board.act("accept"), 0, 1)[-1] == "trap"


# ---- beginning with them, gaining them, showing them


@rule("tapestry.adjustments.spies")
def test_beginning_with_them_costs_a_resource_after_the_first_income_turn() -> None:
    board = drafted(begun(civs=("spies", "leaders"), options=BOX))
    assert (board.asked(), board.legal()) == ("0 loseresource", ["pay coin", "pay worker", "pay food", "pay culture"])
    assert board.act("pay food").stock(0) == {"coin": 1, "worker": 1, "culture": 1}


@rule("tapestry.civilizations.spies")
def test_gained_during_the_game_all_missions_are_free() -> None:
    board = gain(table(options=BOX), 0, "spies")
    assert (mat(board, "spies"), board.asked()) == ((0,), "0 taketurn")


def test_missions_are_clicked_on_the_mat_and_covered_by_tokens() -> None:
    board = full()
    assert paths(board)["pick 3"] == ["civ.spies.0.2"]
    scene = drawn(board.act(TECH))
    assert (scene["on.spies.0.3"]["in"], "on.spies.0.0" in scene) == ("civ.spies.0", False)


def test_a_seen_hand_is_shown_and_told_to_the_spies_alone() -> None:
    board = looked().do(1, [{"gain": {"tapestry": 1}}])
    assert english(drawn(board, 0)["note.seen.p1"]["text"]) == "Seen in this hand: Guilds and Trap"
    assert "note.seen.p1" not in drawn(board, 1)
    said = " ".join(speech().table(board.position.view(0), 400).split())
    assert "hand: Guilds, Trap and 1 other card" in said
    assert "missions left: card, track, technology" in said
    assert "Trap" not in speech().table(board.position.view(None), 400)
