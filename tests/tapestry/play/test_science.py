"""Research: the science die names a track, and one may advance there."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import table

PLAIN = [{"research": {"benefit": False}}]
WITH_BENEFIT = [{"research": {"benefit": True}}]
FACE = {"exploration": 0, "science": 3, "military": 6, "technology": 9}  # the first face of each track


@rule("tapestry.research.roll", "tapestry.research.optional")
def test_one_may_advance_on_the_track_rolled_without_its_benefit() -> None:
    board = table().script(science=[FACE["exploration"]]).do(0, PLAIN)
    assert board.legal() == ["accept", "decline"]
    board.act("accept")
    assert (board.where(0, "exploration"), board.position.supply[0]) == ((1,), [])


@rule("tapestry.research.optional")
def test_one_may_decline_after_seeing_the_die() -> None:
    board = table().script(science=[FACE["military"]]).do(0, PLAIN).act("decline")
    assert board.where(0, "military") == (0,)


@rule("tapestry.research.benefit")
def test_research_without_a_cross_gains_the_benefit_and_offers_the_bonus() -> None:
    board = table().token(0, technology=1).give(0, coin=1).script(science=[FACE["technology"]])
    board.do(0, WITH_BENEFIT).act("accept")
    assert len(board.hand_of(0)) == 1  # Carpentry
    assert board.legal() == ["pay coin", "decline"]


@rule("tapestry.research.past_end")
def test_off_the_track_nothing_happens() -> None:
    board = table().token(0, science=12).script(science=[FACE["science"]]).do(0, WITH_BENEFIT)
    assert (board.asked(), board.where(0, "science")) == ("0 taketurn", (12,))


@rule("tapestry.tracks.science_12")
def test_alien_biology_rolls_four_times_and_scores_what_would_leave_a_track() -> None:
    board = table().token(0, science=11, exploration=12)
    board.script(science=[FACE["exploration"], FACE["military"], FACE["science"], FACE["exploration"]])
    board.do(0, [{"advance": {"tracks": ["science"], "benefit": True, "bonus": "none"}}])
    assert board.asked() == "0 afterroll"
    board.act("accept")
    assert board.where(0, "military") == (1,)
    assert board.score(0) == 10 + 3 * 5  # the track completed, then three of four rolls off a track


@rule("tapestry.rulings.roll_with_several_tokens")
def test_with_several_tokens_one_is_chosen_and_only_all_at_the_end_leave_the_track() -> None:
    alien = [{"research": {"benefit": False, "times": 1, "past_end": 5}}]
    board = table().token(0, military=(2, 12)).script(science=[FACE["military"]]).do(0, alien).act("accept")
    assert (board.where(0, "military"), board.score(0)) == ((3, 12), 0)
    board = table().token(0, military=(2, 5)).script(science=[FACE["military"]]).do(0, alien).act("accept", "token 5")
    assert board.where(0, "military") == (2, 6)


@rule("tapestry.rulings.advance_blocked", "tapestry.cards.dictatorship")
def test_a_blocked_track_moves_nothing_and_scores_nothing() -> None:
    board = table().token(0, military=12)
    board.position.blocks = [(2, 1, 2)]
    board.script(science=[FACE["military"]]).do(0, [{"research": {"benefit": False, "times": 1, "past_end": 5}}])
    assert (board.asked(), board.score(0)) == ("0 taketurn", 0)


@rule("tapestry.rulings.advance_blocked", "tapestry.cards.broker_of_peace")
def test_a_result_on_a_track_where_one_may_not_advance_is_skipped_even_at_its_end() -> None:
    board = table().era(2, 2).mat(0, 2, "broker_of_peace").token(0, military=12)
    board.script(science=[FACE["military"]]).do(0, [{"research": {"benefit": False, "times": 1, "past_end": 5}}])
    assert (board.asked(), board.score(0)) == ("0 taketurn", 0)
