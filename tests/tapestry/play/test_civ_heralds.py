"""The Heralds: cards that lie open serve them too."""

from __future__ import annotations

from ecumene.games.tapestry.box.content import THIS_ERA
from ecumene.games.tapestry.play.numbers import FACE_DOWN, NONE
from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import able, gain, lay, mat, use


def heralds(era: int = 2) -> Board:
    """The Heralds, seat 0, in an era that everybody has begun; nothing lies on Maker of Fire."""
    board = table(civs=("heralds", "leaders")).era(era, era)
    position = board.position
    position.deck = sorted([*position.deck, *position.mats[0]])
    position.mats[0] = ()
    return board


# ---- the first income turn


def revealing(*cards: str, hand: tuple[str, ...] = ()) -> Board:
    """The Heralds at the end of their first income turn; the deck shows these cards one after the other."""
    board = heralds(era=1).hand(0, *hand)
    position = board.position
    left = list(position.deck)
    draws: list[int] = []
    for card in cards:
        draws.append(left.index(position.box.card_no[card]))
        left.pop(draws[-1])
    return use(board.script(tapestry=draws), 0, "heralds", "first_income_end")


@rule("tapestry.adjustments.heralds", "tapestry.rulings.heralds_adjustment")
def test_at_the_end_of_the_first_income_turn_they_reveal_until_a_card_acts_when_played() -> None:
    board = revealing("academia", "tyranny", "feudalism")
    assert board.hand_of(0) == ["feudalism"]
    assert [board.position.box.cards[kind].id for kind in board.position.discard] == ["academia", "tyranny"]
    assert board.log() == ["reveals"]
    board.audit()


@rule("tapestry.adjustments.heralds", "tapestry.rulings.heralds_first_card")
def test_then_they_may_play_such_a_card_on_maker_of_fire_and_use_it() -> None:
    board = revealing("trap", hand=("monarchy", "feudalism"))
    assert board.legal() == ["play feudalism", "play trap", "decline"]
    assert board.refused("play monarchy") == "adjustments.heralds"  # it holds for an era
    board.act("play trap")
    assert board.position.mat(0, 1) == (board.position.box.card_no["trap"],)
    assert board.score(0) == 10
    assert board.hand_of(0) == ["feudalism", "monarchy"]


@rule("tapestry.adjustments.heralds")
def test_they_may_keep_the_card() -> None:
    board = revealing("trap").act("decline")
    assert (board.hand_of(0), board.position.mat(0, 1), board.score(0)) == (["trap"], (), 0)


@rule("tapestry.adjustments.heralds")
def test_renaissance_is_never_played_on_maker_of_fire() -> None:
    board = revealing("renaissance", hand=("monarchy",))
    assert board.legal() == ["decline"]  # asked all the same: the others shall not learn what the hand holds
    assert board.refused("play renaissance") == "adjustments.heralds"


@rule("tapestry.adjustments.heralds")
def test_the_card_they_keep_is_a_card_gained() -> None:
    board = heralds(era=1).mat(0, 1, "academia")
    use(board, 0, "heralds", "first_income_end").act("decline")
    assert board.score(0) == 3


@rule("tapestry.adjustments.heralds")
def test_without_any_such_card_left_they_keep_none() -> None:
    board = heralds(era=1)
    position = board.position
    position.deck = [kind for kind in position.deck if position.box.cards[kind].kind == THIS_ERA]
    use(board, 0, "heralds", "first_income_end")
    assert (board.hand_of(0), position.deck) == ([], [])
    assert board.asked() == "0 taketurn"


@rule("tapestry.adjustments.heralds", "tapestry.setup.adjustments")
def test_it_happens_in_the_game_after_the_income_of_the_first_turn() -> None:
    board = begun(civs=("heralds", "leaders"))
    assert board.asked() == "0 heraldsfirst"
    assert board.stock(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert len(board.position.hands[0]) >= 1


@rule("tapestry.rulings.heralds_adjustment")
def test_the_historians_reveal_no_cards() -> None:
    board = begun(civs=("historians", "leaders"))
    assert "reveals" not in board.log()


# ---- later income turns


@rule("tapestry.civilizations.heralds")
def test_they_may_use_a_card_of_any_mat_as_their_own() -> None:
    board = heralds().mat(0, 2, "feudalism").mat(1, 2, "trap").act("income")
    assert board.legal() == ["card 1 2", "card 2 2", "decline"]
    board.act("card 2 2")
    assert (board.score(0), board.score(1)) == (10, 0)
    assert mat(board, "heralds")[0] == 3


@rule("tapestry.civilizations.heralds")
def test_the_token_may_stay_on_the_mat() -> None:
    board = use(heralds().mat(1, 2, "trap"), 0, "heralds").act("decline")
    assert (mat(board, "heralds"), board.score(0)) == ((4,), 0)


@rule("tapestry.civilizations.heralds")
def test_a_card_with_their_token_cannot_be_used_again() -> None:
    board = use(heralds().mat(0, 2, "feudalism").mat(1, 2, "trap"), 0, "heralds").act("card 2 2")
    assert use(board, 0, "heralds").legal() == ["card 1 2", "decline"]
    assert board.refused("card 2 2") == "civilizations.heralds"


@rule("tapestry.civilizations.heralds")
def test_without_a_token_or_a_card_they_do_nothing() -> None:
    assert not able(heralds(), 0, "heralds")
    board = lay(heralds().mat(1, 2, "trap"), "heralds", 0)
    assert not able(board, 0, "heralds")
    assert use(board, 0, "heralds").asked() == "0 taketurn"
    assert able(lay(board, "heralds", 1), 0, "heralds")


@rule("tapestry.civilizations.heralds")
def test_what_holds_for_an_era_is_never_copied() -> None:
    assert not able(heralds().mat(1, 2, "monarchy"), 0, "heralds")


@rule("tapestry.faq.heralds_uncovered")
def test_they_copy_only_uncovered_cards() -> None:
    board = heralds().mat(1, 2, "trap", "monarchy")
    assert not able(board, 0, "heralds")
    board = heralds().mat(1, 2, "monarchy", "trap")
    assert use(board, 0, "heralds").legal() == ["card 2 2", "decline"]


@rule("tapestry.civilizations.heralds")
def test_a_token_is_lost_when_its_card_is_covered() -> None:
    board = use(heralds().mat(1, 2, "trap"), 0, "heralds").act("card 2 2")
    assert use(board, 0, "heralds").asked() == "0 taketurn"
    board.mat(1, 2, "feudalism")
    assert use(board, 0, "heralds").legal() == ["card 2 2", "decline"]  # the new card bears none
    assert mat(board, "heralds")[0] == 3


@rule("tapestry.civilizations.heralds")
def test_the_card_on_maker_of_fire_can_be_marked_later() -> None:
    board = use(heralds().mat(0, 1, "trap"), 0, "heralds")
    assert board.legal() == ["card 1 1", "decline"]
    assert board.act("card 1 1").score(0) == 10


@rule("tapestry.civilizations.heralds")
def test_nobody_sees_a_card_that_lies_face_down() -> None:
    board = heralds()
    board.position.mats[6] = (FACE_DOWN,)
    assert not able(board, 0, "heralds")


@rule("tapestry.civilizations.heralds")
def test_you_on_a_copied_card_are_the_heralds() -> None:
    board = use(heralds().mat(1, 2, "feudalism").landmark(0, "forge", "barn"), 0, "heralds").act("card 2 2", "pick 2")
    assert (board.score(0), board.score(1)) == (6, 0)


@rule("tapestry.civilizations.heralds", "tapestry.cards.espionage")
def test_espionage_used_by_them_copies_a_card_but_no_ability_of_an_era() -> None:
    board = use(heralds().mat(1, 2, "espionage").mat(1, 3, "trap"), 0, "heralds").act("card 2 2")
    assert board.score(0) == 10
    board = use(heralds().mat(1, 2, "espionage").mat(1, 3, "monarchy"), 0, "heralds").act("card 2 2")
    assert board.position.ability[0] == NONE


@rule("tapestry.civilizations.heralds")
def test_gained_during_the_game_they_have_four_tokens_and_no_first_card() -> None:
    board = gain(table(), 0, "heralds")
    assert mat(board, "heralds") == (4,)
    assert board.position.hands[0] == []
    assert board.asked() == "0 taketurn"
