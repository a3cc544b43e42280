"""Cards about other cards: Espionage copies them, Tyranny plays them at once."""

from random import Random

import pytest

from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import FACE_DOWN, NONE
from ecumene.games.tapestry.play.playing import play_face_down
from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.laying import ability, in_force, play, second_era, seen_by, values


def cards_on(board: Board, seat: int, era: int) -> list[str]:
    """The ids on the space of an era, the top one last."""
    return [board.position.box.cards[k].id if k >= 0 else "?" for k in board.position.mat(seat, era)]


# ---- Espionage


@rule("tapestry.cards.espionage", "tapestry.tapestry_cards.copied")
def test_a_copied_when_played_card_is_done_at_once_as_ones_own() -> None:
    board = second_era(3).mat(1, 2, "boast_of_superiority").token(0, science=1)
    play(board, "espionage")
    assert board.score(0) == 16
    assert board.score(1) == 0
    assert ability(board) == ""


@rule("tapestry.cards.espionage")
def test_a_copied_this_era_card_is_carried_by_espionage() -> None:
    board = second_era().mat(1, 2, "academia")
    play(board, "espionage")
    assert ability(board) == "academia"
    board.do(0, [{"gain": {"tapestry": 1}}])
    assert board.score(0) == 3
    board.do(1, [{"gain": {"tapestry": 1}}])
    assert board.score(1) == 3, "the card that was copied goes on"


@rule("tapestry.cards.espionage", "tapestry.tapestry_cards.covered")
def test_the_copied_ability_ends_when_espionage_is_covered() -> None:
    board = second_era().mat(1, 2, "academia")
    play(board, "espionage")
    play(board, "trap")
    assert ability(board) == ""
    assert ability(board, 1) == "academia"


@rule("tapestry.cards.espionage", "tapestry.faq.this_era_ends")
def test_the_copied_ability_goes_on_when_the_card_that_was_copied_is_covered() -> None:
    board = second_era().mat(1, 2, "academia")
    play(board, "espionage")
    play(board, "trap", 1)
    assert ability(board) == "academia"
    assert ability(board, 1) == ""


@rule("tapestry.cards.espionage")
def test_any_uncovered_card_of_anybody_may_be_copied_also_of_past_eras_and_ones_own() -> None:
    board = second_era(3).era(3, 3, 3).mat(0, 2, "trap").mat(0, 3, "monarchy")
    board.mat(1, 2, "guilds", "academia").mat(1, 3, "democracy").mat(2, 2, "feudalism")
    play(board, "espionage")
    assert board.legal() == ["card 1 2", "card 2 2", "card 2 3", "card 3 2"]
    assert board.refused("card 1 3") == "cards.espionage", "Espionage itself lies there"
    assert board.refused("card 3 3") == "cards.espionage", "nothing lies there"
    board.act("card 1 2")
    assert board.score(0) == 10, "a trap copied as a tapestry is its points"


@rule("tapestry.cards.espionage", "tapestry.rulings.face_down_card")
def test_a_face_down_card_cannot_be_copied() -> None:
    board = second_era(3).mat(2, 2, "trap")
    play_face_down(board.position, 1)
    board.settle()
    assert board.position.mat(1, 2) == (FACE_DOWN,)
    play(board, "espionage")
    assert board.score(0) == 10, "the trap was the only choice"


@rule("tapestry.cards.espionage", "tapestry.tapestry_cards.copied")
def test_choices_of_a_copied_card_are_made_anew() -> None:
    board = in_force(second_era(3), "alliance", 1, partner=2)
    play(board, "espionage")
    assert board.legal() == ["player 2", "player 3"]
    board.act("player 2")
    assert board.position.partner == [1, 2, NONE]


@rule("tapestry.cards.espionage")
def test_without_a_card_to_copy_espionage_does_nothing() -> None:
    board = second_era()
    play(board, "espionage")
    assert board.asked() == "0 taketurn"
    assert ability(board) == ""


@rule("tapestry.cards.espionage")
def test_espionage_copied_by_others_chooses_again_among_the_rest() -> None:
    board = second_era(3).mat(1, 2, "espionage").mat(2, 2, "trap")
    effect = board.position.box.cards[board.position.box.card_no["espionage"]].effects
    board.position.perform(0, effect, "civ.heralds")
    board.settle()
    assert board.score(0) == 10, "it never finds itself"


@rule("tapestry.cards.espionage")
def test_whoever_copies_espionage_without_holding_it_finds_no_card_to_carry_an_ability() -> None:
    board = second_era(3).mat(1, 2, "espionage").mat(2, 2, "academia")
    effect = board.position.box.cards[board.position.box.card_no["espionage"]].effects
    board.position.perform(0, effect, "civ.heralds")
    board.settle()
    assert ability(board) == ""
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.espionage", "tapestry.cards.tyranny")
def test_a_copied_tyranny_plays_over_espionage() -> None:
    board = second_era().mat(1, 2, "tyranny")
    play(board, "espionage")
    board.position.deck = [board.position.box.card_no["trap"]]
    board.do(0, [{"gain": {"tapestry": 1}}]).act("accept")
    assert cards_on(board, 0, 2) == ["espionage", "trap"]
    assert ability(board) == ""
    assert board.score(0) == 15


# ---- Tyranny


def tyranny(*deck: str) -> Board:
    """Tyranny holds for seat 0, and the deck has these cards."""
    board = in_force(second_era(), "tyranny")
    position = board.position
    position.discard = [*position.discard, *position.deck]
    for name in deck:
        position.discard.remove(position.box.card_no[name])
    position.discard.sort()
    position.deck = sorted([position.box.card_no[name] for name in deck])
    return board


@rule("tapestry.cards.tyranny")
def test_a_card_gained_may_be_played_over_tyranny_at_once_for_five_points() -> None:
    board = tyranny("trap").do(0, [{"gain": {"tapestry": 1}}])
    assert board.legal() == ["accept", "decline"]
    board.act("accept")
    assert board.score(0) == 15
    assert cards_on(board, 0, 2) == ["tyranny", "trap"]
    assert board.hand_of(0) == []
    board.audit()


@rule("tapestry.cards.tyranny")
def test_whoever_declines_keeps_the_card_and_the_ability() -> None:
    board = tyranny("trap", "guilds").script(tapestry=[0]).do(0, [{"gain": {"tapestry": 1}}]).act("decline")
    assert board.hand_of(0) == ["guilds"]
    assert ability(board) == "tyranny"
    board.do(0, [{"gain": {"tapestry": 1}}])
    assert board.asked() == "0 playgained"
    board.act("accept")
    assert board.hand_of(0) == ["guilds"]


@rule("tapestry.cards.tyranny", "tapestry.tapestry_cards.covered")
def test_covered_it_happens_no_second_time() -> None:
    board = tyranny("trap", "trap").do(0, [{"gain": {"tapestry": 1}}]).act("accept")
    board.do(0, [{"gain": {"tapestry": 1}}])
    assert board.asked() == "0 taketurn"
    assert board.score(0) == 15


@rule("tapestry.cards.tyranny")
def test_of_several_cards_gained_together_one_may_be_played() -> None:
    board = tyranny("trap", "trap", "guilds").do(0, [{"gain": {"tapestry": 3}}])
    asked = 0
    while board.asked() == "0 playgained" and asked < 2:
        asked += 1
        board.act("decline" if asked == 1 else "accept")
    assert asked == 2
    assert len(board.hand_of(0)) == 2
    assert len(board.position.mat(0, 2)) == 2
    assert not board.asked().endswith("playgained")


@rule("tapestry.cards.tyranny", "tapestry.tapestry_cards.this_era")
def test_a_this_era_card_played_by_tyranny_holds_to_the_end_of_the_era() -> None:
    board = tyranny("academia").do(0, [{"gain": {"tapestry": 1}}]).act("accept")
    assert ability(board) == "academia"
    assert board.score(0) == 5


@rule("tapestry.cards.tyranny")
def test_the_cards_of_the_income_step_of_the_same_turn_qualify() -> None:
    board = second_era().era(2, 3).hand(0, "tyranny", "trap").act("income")
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    board.act("play tyranny")
    for _ in range(10):
        if board.asked() == "0 playgained":
            break
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    assert board.asked() == "0 playgained"
    held = len(board.hand_of(0))
    board.act("accept")
    assert ("card.tyranny", 5) in [
        (event.args["cause"], event.args["n"]) for event in board.events if event.say == "tapestry-log-scores"
    ]
    assert len(board.position.mat(0, 3)) == 2
    assert "trap" in board.hand_of(0), "only the card that was gained"
    assert len(board.hand_of(0)) >= held - 1


@rule("tapestry.cards.tyranny")
def test_an_opponents_card_is_nothing_to_tyranny() -> None:
    board = tyranny("trap").do(1, [{"gain": {"tapestry": 1}}])
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.tyranny", "tapestry.tapestry_cards.hands")
@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_else_learns_which_card_was_gained(viewer: int | None) -> None:
    board = tyranny("guilds").do(0, [{"gain": {"tapestry": 1}}])
    guilds = board.position.box.card_no["guilds"]
    assert values(board.position.agenda[-1])["card"] == guilds
    assert values(seen_by(board, 0).agenda[-1])["card"] == guilds
    view = seen_by(board, viewer)
    for item in view.agenda:
        held = values(item)
        assert guilds not in (held.get("card"), held.get("about"))
    assert view.hands[0] == [NONE]


@rule("tapestry.tapestry_cards.hands")
def test_a_guess_at_the_gained_card_is_one_of_the_guessed_hand() -> None:
    board = tyranny("guilds", "trap").do(0, [{"gain": {"tapestry": 1}}])
    for seed in range(5):
        guess = board.position.guess(1, Random(seed))
        assert isinstance(guess, TapestryPosition)
        assert values(guess.agenda[-1])["card"] in guess.hands[0]
        guess.apply(0, guess.game.action("accept"))
