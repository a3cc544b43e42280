"""The Merfolk: cards under water, secret, and turns after the last income turn in which they are played."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.core.errors import AuditError
from ecumene.games.tapestry.play.civilizations.gaining import give_up_mat
from ecumene.games.tapestry.play.model import TapestryPosition
from tests.marks import rule
from tests.tapestry.board import Board, game
from tests.tapestry.civs import gain, use
from tests.tapestry.enchanting import enchanted
from tests.tapestry.late import after_the_end, futures, last_income, reloaded, through
from tests.tapestry.laying import ability, seen_by
from tests.tapestry.showing import acts, bytes_of, drawn, english, french, meant, paths
from tests.tapestry.speaking import speech

HAND = ("trap", "guilds", "alliance", "monarchy")


def merfolk(*hand: str, era: int = 2, seats: int = 2) -> Board:
    return futures(("merfolk", "chosen", "leaders"), seats).era(*[era] * seats).hand(0, *(hand or HAND))


def top(board: Board, card: str) -> Board:
    """The next card of the deck."""
    return board.script(tapestry=[board.position.deck.index(board.position.box.card_no[card])])


def under(board: Board) -> list[str]:
    return [board.position.box.cards[kind].id if kind >= 0 else "?" for kind in board.position.submerged]


# ---- going under


@rule("tapestry.civilizations.merfolk")
def test_they_gain_a_card_and_keep_two_of_their_hand() -> None:
    board = use(top(merfolk(), "dystopia"), 0, "merfolk")
    assert board.asked() == "0 merfolkkeep"
    assert board.legal() == [f"keep {card}" for card in ("alliance", "dystopia", "guilds", "monarchy", "trap")]
    assert board.refused("keep tyranny") == "civilizations.merfolk"
    assert board.refused("pass") == "core.choice"
    reloaded(board).act("keep trap")
    assert "keep trap" not in board.legal()
    reloaded(board).act("keep monarchy")
    assert (board.hand_of(0), under(board)) == (["monarchy", "trap"], ["alliance", "dystopia", "guilds"])
    assert [event.args["n"] for event in board.told("submerges")] == [3]
    assert reloaded(board).asked() == "0 taketurn"


@rule("tapestry.civilizations.merfolk")
def test_with_two_cards_or_fewer_nothing_goes_under() -> None:
    board = use(merfolk("trap"), 0, "merfolk")
    assert (len(board.position.hands[0]), under(board), board.asked()) == (2, [], "0 taketurn")


@rule("tapestry.civilizations.merfolk")
def test_two_alike_are_told_apart_by_number_only() -> None:
    board = use(top(merfolk("trap", "trap", "trap"), "guilds"), 0, "merfolk").act("keep trap", "keep trap")
    assert (board.hand_of(0), under(board)) == (["trap", "trap"], ["guilds", "trap"])


@rule("tapestry.civilizations.merfolk")
def test_what_lies_under_water_is_not_in_the_hand_and_scores_nothing() -> None:
    board = use(top(merfolk(), "dystopia"), 0, "merfolk").act("keep trap", "keep monarchy")
    assert board.position.card_count(0) == 2
    board.do(0, [{"points_per": {"of": "tapestry_card"}}])
    assert board.score(0) == 2


@rule("tapestry.civilizations.merfolk")
def test_it_comes_with_the_card_that_a_neighbour_hands_over() -> None:
    board = futures(("merfolk", "advisors"), options={"plans_and_ploys": "in"})
    while board.asked().endswith("draftlandmark"):
        board.act(board.legal()[0])
    board.era(2, 2).hand(0, "trap", "guilds").hand(1, "monarchy")
    use(board, 0, "merfolk")
    while not board.asked().startswith("0 merfolkkeep"):
        board.act(board.legal()[0])
    assert len(board.position.drawn[0]) == 3


# ---- the secret


@rule("tapestry.civilizations.merfolk", "tapestry.tapestry_cards.hands")
def test_nobody_else_learns_what_lies_under_water() -> None:
    boards = []
    for kept in (("trap", "monarchy"), ("guilds", "alliance")):
        board = use(top(merfolk(seats=3), "dystopia"), 0, "merfolk")
        asked = [board.position.view(viewer).dump() for viewer in (None, 1, 2)]
        board.act(*[f"keep {card}" for card in kept])
        views = [board.position.view(viewer).dump() for viewer in (None, 1, 2)]
        scenes = [bytes_of(board, viewer) for viewer in (None, 1, 2)]
        boards.append((asked, views, scenes))
    assert boards[0] == boards[1]
    assert seen_by(board, 0).submerged == board.position.submerged
    assert seen_by(board, 1).submerged == [-1] * 3
    assert seen_by(board, None).submerged == [-1] * 3


@rule("tapestry.civilizations.merfolk", "tapestry.tapestry_cards.hands")
def test_the_record_of_a_running_game_does_not_name_what_is_kept() -> None:
    board = use(top(merfolk(), "dystopia"), 0, "merfolk")
    question = board.position.question()
    assert question is not None
    assert question.concealed()
    assert all(question.hides(game().action(answer)) for answer in board.legal())


@rule("tapestry.civilizations.merfolk")
def test_whoever_has_seen_the_hand_is_not_sure_of_it_any_more() -> None:
    board = top(merfolk(), "dystopia")
    board.position.see_hand(1, 0)
    use(board, 0, "merfolk").act("keep trap", "keep monarchy")
    assert board.position.seen[2 * 1 + 0] == ()
    assert reloaded(board).position.view(1)


@rule("tapestry.civilizations.merfolk")
def test_others_imagine_cards_there_that_they_have_not_seen() -> None:
    board = use(top(merfolk(), "dystopia"), 0, "merfolk").act("keep trap", "keep monarchy")
    view = board.position.view(1)
    found = set()
    for seed in range(12):
        imagined = view.guess(1, Random(seed))
        assert isinstance(imagined, TapestryPosition)
        imagined.audit()
        assert min(imagined.submerged) >= 0
        assert len(imagined.submerged) == 3
        found.add(tuple(imagined.submerged))
    assert len(found) > 3


@rule("tapestry.civilizations.merfolk")
def test_a_stored_game_with_cards_under_nobodys_mat_is_refused() -> None:
    board = use(top(merfolk(), "dystopia"), 0, "merfolk").act("keep trap", "keep monarchy").audit()
    board.position.civs[0] = ()
    with pytest.raises(AuditError):
        board.audit()


# ---- coming up again


@rule("tapestry.civilizations.merfolk")
def test_on_the_last_income_turn_they_take_all_back_and_keep_five_in_the_end() -> None:
    board = use(top(merfolk(), "dystopia"), 0, "merfolk").act("keep trap", "keep monarchy")
    board.position.era[0] = 4
    board.hand(0, "trap", "monarchy", "capitalism")
    last_income(board)
    through(board, "merfolkdiscard")
    assert (under(board), len(board.position.hands[0])) == ([], 7)
    assert [event.args["n"] for event in board.told("surfaces")] == [3]
    reloaded(board).act("discard guilds")
    assert board.asked() == "0 merfolkdiscard"
    assert french(acts(board)["discard trap"]["say"]).startswith("Défausser")
    board.act(board.legal()[-1])
    assert len(board.position.hands[0]) == 5
    assert board.position.finished[0] == 0


@rule("tapestry.civilizations.merfolk", "tapestry.end.play_on")
def test_without_a_card_at_the_end_of_that_turn_they_have_finished() -> None:
    board = merfolk(era=4).mat(0, 4, "coal_baron").hand(0)
    position = board.position
    position.hands[1], position.deck = sorted([*position.hands[1], *position.deck]), []  # none is left to draw
    last_income(board)
    assert board.asked() == "1 taketurn"
    assert board.position.finished[0] == 1


@rule("tapestry.civilizations.merfolk")
def test_gained_on_the_last_income_turn_the_limit_and_the_turns_after_it_hold() -> None:
    board = last_income(futures(("leaders", "chosen")).era(4, 4).hand(0, *HAND, "dystopia", "capitalism", "tyranny"))
    gain(board, 0, "merfolk")
    through(board, "merfolkdiscard")
    assert len(board.position.hands[0]) == 7, "they did not act in step 1"
    board.act("discard tyranny", "discard capitalism")
    assert through(board, "taketurn", "lastturn").position.finished[0] == 0


@rule("tapestry.civilizations.merfolk", "tapestry.cards.black_death")
def test_with_the_mat_the_cards_under_it_are_discarded() -> None:
    board = use(top(merfolk(), "dystopia"), 0, "merfolk").act("keep trap", "keep monarchy")
    give_up_mat(board.position, 0, board.position.box.civ_no["merfolk"])
    assert (under(board.audit()), len(board.position.discard)) == ([], 3)
    board = merfolk()
    give_up_mat(board.position, 0, board.position.box.civ_no["merfolk"])
    assert board.audit().told("discards") == []


# ---- turns after the last income turn


def late(*hand: str) -> Board:
    return after_the_end(merfolk(era=4)).hand(0, *(hand or HAND)).mat(0, 3, "golden_age")


@rule("tapestry.civilizations.merfolk")
def test_a_card_is_played_onto_era_4_for_what_it_does_when_played() -> None:
    board = late()
    before = board.score(0)
    assert board.legal() == ["play guilds", "play trap", "accept"]
    assert board.refused("play monarchy") == "civilizations.merfolk", "nothing happens when it is played"
    assert board.refused("play tyranny") == "core.choice"
    assert board.refused("advance science") == "end.play_on"
    assert board.refused("pass") == "end.play_on", "as long as there are cards"
    reloaded(board).act("play trap")
    assert board.position.mat(0, 4)[-1] == board.position.box.card_no["trap"]
    assert (board.score(0), board.asked(), board.hand_of(0)) == (
        before + 10,
        "0 lastturn",
        ["alliance", "guilds", "monarchy"],
    )


@rule("tapestry.civilizations.merfolk")
def test_or_any_number_is_discarded_for_five_points_each() -> None:
    board = late()
    before = board.score(0)
    board.act("accept")
    assert board.position.question().halfway()  # type: ignore[union-attr]
    assert board.legal() == [f"discard {card}" for card in sorted(HAND)], "at least one"
    reloaded(board).act("discard monarchy")
    assert board.legal()[-1] == "pass"
    reloaded(board).act("discard alliance", "pass")
    assert (board.score(0), board.hand_of(0), board.asked()) == (before + 10, ["guilds", "trap"], "0 lastturn")
    board.act("accept", "discard trap", "discard guilds")
    assert (board.score(0), board.position.finished, board.position.pending()) == (before + 20, [1, 1], ())
    assert len(board.told("end")) == 1


@rule("tapestry.civilizations.merfolk")
def test_each_turn_is_one_of_these_and_others_play_in_between() -> None:
    board = through(last_income(merfolk(era=4)), "taketurn")
    assert board.asked() == "1 taketurn"
    board.hand(0, "trap", "guilds").give(1, coin=8, food=8, worker=8, culture=8)
    through(board.act("advance technology"), "lastturn")
    assert board.asked() == "0 lastturn"
    assert board.act("play trap").asked() == "1 taketurn"


@rule("tapestry.civilizations.merfolk", "tapestry.end.cards")
def test_cards_that_come_meanwhile_join_the_hand_and_what_lasts_does_not() -> None:
    board = late("trap").do(0, [{"gain": {"tapestry": 1}}])
    assert len(board.position.hands[0]) == 2
    assert ability(board) == ""
    assert board.position.dormant[0] == -1


@rule("tapestry.civilizations.merfolk")
def test_the_card_of_era_4_does_not_work_for_them_after_that_turn() -> None:
    board = merfolk(era=4).mat(0, 4, "monarchy")
    assert ability(board) == "monarchy"
    through(last_income(board), "taketurn", "lastturn")
    assert ability(board) == ""


# ---- enchantments


def charmed(*hand: str) -> Board:
    """The same with enchanted cards; a card lies on era 3, another one on era 4."""
    board = enchanted(civs=("merfolk", "chosen"), era=4).mat(0, 3, "coal_baron").mat(0, 4, "oil_magnate")
    board.position.era, board.position.finished = [4, 5], [0, 1]
    board.hand(0, *hand).give(0, coin=2, food=2, worker=2, culture=2).act("income")
    while board.asked() != "0 lastturn":
        board.act(board.legal()[-1])
    return board.hand(0, *hand)


@rule("tapestry.civilizations.merfolk", "tapestry.enchantments.left")
def test_the_left_enchantment_comes_with_a_card_played_after_the_end() -> None:
    board = charmed("trap", "guilds")
    before = board.score(0)
    assert board.act("play trap").score(0) == before + 10 + 3


@rule("tapestry.civilizations.merfolk", "tapestry.enchantments.left")
def test_a_card_that_lasts_may_be_played_for_its_left_enchantment_alone() -> None:
    board = charmed("academia", "monarchy")
    assert board.legal() == ["play academia", "accept"]
    held = len(board.position.hands[0])
    board.act("play academia")
    assert len(board.position.hands[0]) == held, "one card played, one drawn"
    assert (ability(board), board.asked()) == ("", "0 lastturn")
    board = charmed("academia", "monarchy")
    board.position.mats[2] = ()
    assert board.legal() == ["accept"], "no card lies to its left"


# ---- shown


def clicked(board: Board, action: str) -> str:
    """The thing, or one of those, that is clicked for an action."""
    step = paths(board)[action][0]
    return step if isinstance(step, str) else str(step[0])


@rule("tapestry.civilizations.merfolk")
def test_the_page_and_the_table_show_the_owner_the_cards_and_others_how_many() -> None:
    board = use(top(merfolk(), "dystopia"), 0, "merfolk")
    assert meant(board, clicked(board, "keep alliance")) == ["keep alliance"]
    board.act("keep trap", "keep monarchy")
    mine = [english(line) for line in drawn(board, 0)["civ.merfolk"]["lines"]]
    name = game().words("en").name("card-guilds")
    assert "3 cards under the mat" in mine
    assert any(name in line for line in mine[1:])
    theirs = [english(line) for line in drawn(board, 1)["civ.merfolk"]["lines"]]
    assert theirs[1:] == ["3 cards under the mat"]
    assert f"Under the mat: {name}" in speech().table(board.position.view(0), 400)
    assert "Under the mat: " not in speech().table(board.position.view(1), 400)
    assert "3 cards under the mat" in speech().table(board.position.view(None), 400)


@rule("tapestry.civilizations.merfolk")
def test_in_their_last_turns_a_card_is_clicked_to_be_played_and_a_button_discards() -> None:
    board = late("trap", "guilds")
    assert paths(board)["accept"] == ["~accept"]
    assert meant(board, clicked(board, "play trap")) == ["play trap"]
    assert english(acts(board)["accept"]["say"]) == "Discard cards for 5 points each"
    board.act("accept")
    assert meant(board, clicked(board, "discard trap")) == ["discard trap"]
