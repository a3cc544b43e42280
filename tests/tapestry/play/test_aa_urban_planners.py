"""The Urban Planners: landmarks that wait, and groups of landmarks."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.box.actions import TapestryAction
from ecumene.games.tapestry.play.capital import capital_of, cells_of
from ecumene.games.tapestry.play.civilizations.gaining import give_up_mat
from ecumene.games.tapestry.play.civilizations.urban_planners import largest_group, waiting
from tests.marks import rule
from tests.tapestry.arts import lead, reloaded
from tests.tapestry.board import Board, begun, table
from tests.tapestry.cities import IN
from tests.tapestry.civs import civs_of, finish, gain, lay, mat, use
from tests.tapestry.showing import drawn, english, paths
from tests.tapestry.speaking import speech

CIVS = ("urban_planners", "chosen", "leaders", "militants", "craftsmen")
BOTH = {**IN, "plans_and_ploys": "in"}
FORGE = [{"landmark": "forge"}]
BARRACKS = [{"landmark": "barracks"}]
WAIT = "civilization urban_planners"
PLACE = "0 urbanplannersplace"


def names(board: Board, seat: int = 0) -> list[str]:
    return [board.position.box.landmarks[landmark].id for landmark in waiting(board.position, seat)]


def planners(*landmarks: str) -> Board:
    """Seat 0 is to move and has landmarks that wait."""
    board = lead("urban_planners").landmark(0, *landmarks)
    return lay(board, "urban_planners", *[board.position.box.landmark_no[name] for name in landmarks])


def next_turn(board: Board) -> Board:
    """The turn ends, seat 1 makes a cheap advance, and the next turn of seat 0 begins."""
    board.position.agenda.pop()
    board.settle().act("decline").give(1, food=1).token(1, exploration=0)
    while board.asked() != PLACE:
        board.act("advance exploration" if board.asked() == "1 taketurn" else board.legal()[0])
    assert board.position.agenda[-2].kind == "decideturn"
    return board


def covers(board: Board, landmark: str, action: str) -> set[int]:
    """The plots that a landmark covers, and -1 for what sticks out."""
    acting = board.position.game.action(action)
    assert isinstance(acting, TapestryAction)
    number = board.position.box.landmark_no[landmark]
    cells = cells_of(board.position, number, 4 * acting.arg + acting.turn)
    return {9 * row + column if 0 <= row < 9 and 0 <= column < 9 else -1 for row, column in cells}


# ---- beginning


@rule("tapestry.civilizations.urban_planners")
@pytest.mark.parametrize(("seats", "options"), [(2, IN), (4, IN), (5, BOTH)])
def test_they_begin_with_a_second_landmark_card(seats: int, options: dict[str, str]) -> None:
    board = begun(seats, CIVS, options=options)
    while board.position.turn == -1:
        board.act(board.legal()[0])
    assert [len(cards) for cards in board.position.landmark_cards] == [2] + [1] * (seats - 1)
    reloaded(board.audit())


@rule("tapestry.adjustments.urban_planners")
@pytest.mark.parametrize(("seats", "culture", "free"), [(2, 1, 0), (3, 1, 0), (4, 0, 2), (5, 0, 2)])
def test_what_they_gain_depends_on_the_number_of_players(seats: int, culture: int, free: int) -> None:
    board = begun(seats, CIVS, options=BOTH)
    taken = 0
    while board.position.turn == -1:
        if board.asked() == "0 takeresource":
            taken += 1
        board.act(board.legal()[0])
    cause = [event.args for event in board.told("gains") if event.args["who"] == 0][:1]
    assert taken == free
    assert bool(cause and cause[0]["thing"] == "culture") is bool(culture)


@rule("tapestry.civilizations.urban_planners")
def test_without_a_card_left_they_begin_with_another_civilization_and_its_adjustment() -> None:
    board = begun(5, CIVS, options=IN)
    position = board.position
    position.civ_deck = [position.box.civ_no["mystics"]]
    while not position.landmark_cards[0]:
        board.act(board.legal()[0])
    assert civs_of(board, 0) == ["mystics"]
    assert len(position.landmark_cards[0]) == 1
    asked = []
    while position.turn == -1:
        asked.append(board.asked())
        board.act(board.legal()[0])
    assert "0 mysticsprediction" in asked
    assert asked.count("0 takeresource") == 1, "the adjustment of the Mystics, and no other"
    reloaded(board)


@rule("tapestry.civilizations.urban_planners")
def test_gained_during_the_game_they_draw_a_landmark_card_and_no_adjustment() -> None:
    board = gain(table(civs=("leaders", "chosen"), options=IN), 0, "urban_planners")
    assert len(board.position.landmark_cards[0]) == 1
    assert board.stock(0) == {}
    assert civs_of(board, 0) == ["leaders", "urban_planners"]


@rule("tapestry.civilizations.urban_planners")
def test_gained_without_a_card_left_they_are_replaced() -> None:
    board = table(civs=("leaders", "chosen"), options=IN)
    cards, board.position.landmark_deck = board.position.landmark_deck, []
    board.position.landmark_cards = [(), tuple(cards)]
    gain(board, 0, "urban_planners", "merrymakers")
    assert civs_of(board, 0) == ["leaders", "merrymakers"]
    board.audit()


# ---- waiting


@rule("tapestry.civilizations.urban_planners")
def test_a_landmark_may_wait_and_is_owned_but_not_in_the_capital() -> None:
    board = lead("urban_planners").do(0, FORGE, "income")
    assert WAIT in board.legal()
    reloaded(board).act(WAIT)
    assert (names(board), board.asked()) == (["forge"], "0 taketurn")
    assert board.position.landmarks_of(0) == 1
    assert max(board.position.plots[0]) < 6
    reloaded(board.audit())


@rule("tapestry.civilizations.urban_planners")
def test_one_gained_in_the_turn_of_another_may_wait_too_and_is_not_placed_then() -> None:
    board = planners("barracks")
    board.position.turn = 1
    board.do(0, FORGE, "income").act(board.legal(0)[0], seat=0)
    assert board.asked() == "0 taketurn"
    board.do(0, [{"landmark": "lighthouse"}]).act(WAIT, seat=0)
    assert names(board) == ["barracks", "lighthouse"]


# ---- placing


@rule("tapestry.boxes.urban_planners_moments", "tapestry.civilizations.urban_planners")
def test_at_the_start_of_a_turn_any_number_may_be_placed() -> None:
    board = planners("forge", "barracks")
    next_turn(board)
    assert board.legal() == ["landmark forge", "landmark barracks", "decline"]
    assert board.refused("landmark lighthouse") == "civilizations.urban_planners"
    assert board.refused("income") == "core.choice"
    reloaded(board).act("landmark barracks")
    assert board.asked() == "0 placelandmark"
    assert WAIT not in board.legal(), "it waits already"
    reloaded(board).act(board.legal()[0])
    while board.asked() not in (PLACE, "0 taketurn"):
        board.act(board.legal()[0])
    assert board.legal() == ["landmark forge", "decline"]
    board.act("landmark forge")
    board.act(board.legal()[0])
    assert names(board) == []


@rule("tapestry.boxes.urban_planners_moments")
def test_what_a_landmark_brings_may_pay_for_the_turn() -> None:
    board = planners("forge")
    next_turn(board)
    board.give(0, coin=0, worker=0, food=0, culture=0)
    board.position.plots[0] = [0] * 81
    district = capital_of(board.position, 0).districts[0]
    board.act("landmark forge")
    site = next(action for action in board.legal() if covers(board, "forge", action) <= set(district))
    for plot in set(district) - covers(board, "forge", site):
        board.position.plots[0][plot] = 6 + 17
    board.act(site)
    assert board.asked() == "0 takeresource", "a district is complete"
    assert board.act("take food").asked() == "0 taketurn"
    assert "advance exploration" in board.legal()


def nearly(board: Board, landmark: str) -> str:
    """The waiting landmark would complete the first district; the site by which it does."""
    board.position.plots[0] = [0] * 81
    district = set(capital_of(board.position, 0).districts[0])
    twin = planners(landmark)
    twin.position.plots[0] = [0] * 81
    twin.do(0, [{"code": "urban_planners_place"}]).act(f"landmark {landmark}")
    site = next(action for action in twin.legal() if covers(twin, landmark, action) <= district)
    for plot in district - covers(twin, landmark, site):
        board.position.plots[0][plot] = 6 + 17
    return site


@rule("tapestry.boxes.urban_planners_moments")
def test_between_paying_and_the_benefit_a_landmark_may_be_placed() -> None:
    board = planners("forge").give(0, coin=0, worker=0, food=8, culture=0)
    site = nearly(board, "forge")
    board.token(0, exploration=0).act("advance exploration")
    assert (board.asked(), board.stock(0)["food"]) == (PLACE, 7), "what was paid has left room for more"
    tiles = len(board.position.supply[0])
    reloaded(board).act("landmark forge", site, "take food")
    assert board.stock(0)["food"] == 8
    assert len(board.position.supply[0]) == tiles + 2, "then comes the benefit"
    board.audit()


@rule("tapestry.boxes.urban_planners_moments", "tapestry.faq.district_pays_bonus")
def test_between_benefit_and_bonus_what_a_landmark_brings_may_pay() -> None:
    board = planners("forge").give(0, coin=0, worker=0, food=1, culture=0).hand(0)
    site = nearly(board, "forge")
    board.token(0, technology=1).give(0, food=1).act("advance technology")
    assert board.asked() == PLACE
    assert board.hand_of(0) == []
    board.act("decline")
    assert (board.asked(), len(board.hand_of(0))) == (PLACE, 1), "the benefit has come, the bonus is ahead"
    reloaded(board).act("landmark forge", site, "take coin")
    assert (board.asked(), board.legal()) == ("0 buy", ["pay coin", "decline"])


@rule("tapestry.boxes.urban_planners_moments")
def test_they_are_asked_there_for_free_steps_and_repeats_too_and_not_where_nothing_comes_of_it() -> None:
    board = planners("forge")
    nearly(board, "forge")
    board.token(0, science=0).do(0, [{"advance": {"tracks": ["science"], "benefit": True, "bonus": "pay"}}])
    assert board.asked() == PLACE
    board = planners("forge").token(0, technology=1)
    nearly(board, "forge")
    assert board.do(0, [{"repeat_position": True}]).asked() == PLACE
    board = planners("forge").token(0, exploration=0).give(0, food=1)
    board.position.plots[0] = [0] * 81
    tiles = len(board.position.supply[0])
    assert board.act("advance exploration").asked() == PLACE
    assert len(board.position.supply[0]) == tiles + 2, "an empty city: it can as well be placed at the turn's end"


@rule("tapestry.boxes.urban_planners_moments")
def test_they_are_not_asked_there_in_turns_of_others() -> None:
    board = planners("forge").token(0, science=0)
    nearly(board, "forge")
    board.position.turn = 1
    board.do(0, [{"advance": {"tracks": ["technology"], "benefit": True, "bonus": "pay"}}])
    assert board.asked() != PLACE


@rule("tapestry.boxes.urban_planners_moments", "tapestry.boxes.landmark_onto_card")
def test_where_the_city_is_full_a_card_can_take_what_waits() -> None:
    board = planners("forge").tech(0, 0, "astrolabe")
    board.position.plots[0] = [1] * 81
    board.do(0, [{"code": "urban_planners_place"}])
    assert board.asked() == PLACE
    board.act("landmark forge")
    assert board.asked() == "0 raisecard", "the only place; the card may be upgraded at once"
    assert board.act("upgrade astrolabe").techs(0)["astrolabe"] == 1


@rule("tapestry.boxes.urban_planners_moments")
def test_with_the_content_of_older_releases_they_are_not_asked_between() -> None:
    old = table().position.game.with_content("446ea3cdb7cd127b")  # type: ignore[attr-defined]
    board = table(civs=("urban_planners", "chosen"), options={**IN, "rulings": "second"}, of=old)
    lay(board.landmark(0, "forge"), "urban_planners", board.position.box.landmark_no["forge"])
    nearly(board, "forge")
    tiles = len(board.position.supply[0])
    board.token(0, exploration=0).give(0, food=1).act("advance exploration")
    assert (board.asked(), len(board.position.supply[0])) == (PLACE, tiles + 2), "at the end of the turn alone"


@rule("tapestry.boxes.urban_planners_moments")
def test_before_an_income_turn_scores_they_are_asked() -> None:
    board = planners("forge").hand(0, "monarchy").act("income")
    asked = []
    while board.asked() not in (PLACE, "1 taketurn"):
        asked.append(board.asked())
        board.act(board.legal()[0])
    assert board.asked() == PLACE
    kinds = [item.kind for item in board.position.agenda]
    assert "scoreincome" in kinds
    assert "upgradeone" not in kinds
    assert board.score(0) == 0
    reloaded(board.built(0, farm=4, house=4, market=4, armory=4)).act("decline")
    assert board.score(0) > 0


@rule("tapestry.boxes.urban_planners_moments")
def test_after_a_landmark_is_placed_others_may_follow_but_not_where_it_waits() -> None:
    board = planners("barracks").do(0, FORGE, "income")
    board.act(board.legal()[0])
    assert (board.asked(), board.legal()) == (PLACE, ["landmark barracks", "decline"])
    other = planners("barracks").do(0, FORGE, "income").act(WAIT)
    assert other.asked() == "0 taketurn"


@rule("tapestry.boxes.urban_planners_moments", "tapestry.landmarks.objective")
def test_at_the_end_of_a_turn_they_are_asked_before_landmark_cards_are_looked_at() -> None:
    board = planners("forge").landmark_card(0, "weaving_hall")
    next_turn(board).give(0, food=1).act("decline")
    board.token(0, exploration=0).give(0, food=1)
    board.hand(0, "monarchy", "guilds", "trap", "tyranny", "dystopia").act("advance exploration")
    while board.asked() != PLACE:
        board.act(board.legal()[0])
    assert [item.kind for item in board.position.agenda][:1] == ["endturn"]
    reloaded(board).act("decline")
    assert board.asked() == "0 placelandmark"
    assert board.position.landmark_owner[board.position.box.landmark_no["weaving_hall"]] == 0


@rule("tapestry.boxes.urban_planners_moments")
def test_the_last_moment_is_before_the_group_scores() -> None:
    board = planners("forge").era(5, 1)
    use(board, 0, "urban_planners", "final")
    assert board.asked() == PLACE
    board.act("landmark forge")
    board.act(board.legal()[0])
    assert [event.args["n"] for event in board.told("scores") if event.args["cause"] == "civ.urban_planners"] == [1]


@rule("tapestry.civilizations.urban_planners")
def test_landmarks_that_fit_nowhere_are_not_asked_about() -> None:
    board = planners("forge").era(5, 1)
    board.position.plots[0] = [1] * 81
    use(board, 0, "urban_planners", "final")
    assert board.asked() == "0 taketurn"
    assert board.score(0) == 0, "those never placed score nothing"


# ---- groups


@rule("tapestry.civilizations.urban_planners")
def test_landmarks_that_touch_side_by_side_are_one_group() -> None:
    board = lead("urban_planners")
    board.position.plots[0] = [0] * 81
    position = board.position
    for plot, landmark in ((0, 1), (1, 1), (2, 2), (11, 2), (21, 3), (8, 4), (9, 1), (17, 4), (26, 5)):
        position.plots[0][plot] = 6 + landmark
    assert largest_group(position, 0) == 2, "3 touches by a corner, 8 and 9 lie in different rows"
    position.plots[0][12] = 6 + 3
    assert largest_group(position, 0) == 3
    position.plots[0][12] = 2
    assert largest_group(position, 0) == 2, "an income building joins nothing"


@rule("tapestry.civilizations.urban_planners")
@pytest.mark.parametrize("group", [0, 1, 2, 3, 4, 5, 6, 7, 9])
def test_the_largest_group_scores_its_square(group: int) -> None:
    board = lead("urban_planners").era(5, 1)
    board.position.plots[0] = [6 + plot if plot < group else 0 for plot in range(81)]
    use(board, 0, "urban_planners", "final")
    assert board.score(0) == min(group, 7) ** 2


@rule("tapestry.civilizations.urban_planners")
def test_what_sticks_out_of_the_capital_joins_nothing() -> None:
    board = lead("urban_planners")
    board.position.plots[0] = [0] * 81
    for landmark, site in (("forge", "site 1.9 0"), ("barracks", "site 2.0 0")):
        board.do(0, [{"landmark": landmark}], "income").act(site)
    inside = [plot for plot, what in enumerate(board.position.plots[0]) if what >= 6]
    assert inside == [8, 9, 17, 18], "the right edge of a row is not beside the left edge of the next"
    assert largest_group(board.position, 0) == 1


# ---- losing the mat


@rule("tapestry.civilizations.urban_planners", "tapestry.faq.black_death_keeps")
def test_whoever_loses_the_mat_keeps_what_waits_beside_the_capital() -> None:
    board = planners("forge")
    use(board.era(5, 1), 0, "urban_planners", "final")
    assert board.asked() == PLACE
    give_up_mat(board.position, 0, board.position.box.civ_no["urban_planners"])
    board.settle()
    assert board.asked() == "0 taketurn"
    assert board.position.landmarks_of(0) == 1


@rule("tapestry.civilizations.urban_planners")
def test_the_collectors_cannot_take_a_landmark_that_waits() -> None:
    board = gain(planners("forge"), 0, "collectors")
    use(board.era(5, 1), 0, "urban_planners", "final")
    board.act("landmark forge")
    assert "civilization collectors" not in board.legal()


# ---- on the screen


def test_the_mat_shows_what_waits_and_its_questions_can_be_clicked_and_said() -> None:
    board = lead("urban_planners").do(0, FORGE, "income")
    assert paths(board)[WAIT] == ["civ.urban_planners"]
    board.act(WAIT)
    assert "Waiting: Forge" in [english(line) for line in drawn(board)["civ.urban_planners"]["lines"]]
    assert "Waiting: Forge" in speech().table(board.position)
    board.do(0, BARRACKS, "income")
    board.act(next(action for action in board.legal() if action.startswith("site")))
    assert board.asked() == PLACE
    assert paths(board)["landmark forge"]
    for lang in ("en", "fr"):
        assert "{" not in speech(lang).ask(board.position, 0)
    assert mat(board, "urban_planners") == (board.position.box.landmark_no["forge"],)
    assert not finish(board, 1).position.finished[0]
