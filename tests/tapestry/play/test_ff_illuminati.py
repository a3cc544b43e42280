"""The Illuminati: the dice of others."""

from __future__ import annotations

from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.numbers import UNKNOWN
from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import finish, gain, lay, mat, use
from tests.tapestry.laying import play
from tests.tapestry.ploys import reloaded
from tests.tapestry.showing import drawn, english, paths
from tests.tapestry.speaking import speech

BOX = {"fantasies_and_futures": "in"}
RED, BLACK, SCIENCE = 1, 2, 4
ALL = RED | BLACK | SCIENCE
CONQUER = {"conquer": {"where": "anywhere", "dice": "one"}}
RESEARCH = {"research": {"benefit": False}}


def illuminati(dice: int = ALL, seats: int = 2) -> Board:
    """Seat 1 has them; seat 0 is to move."""
    return lay(
        table(seats, civs=("leaders", "illuminati", "chosen"), options=BOX).era(*[2] * seats), "illuminati", dice
    )


def conquer(board: Board, red: int, black: int, place: str = "1.-2", seat: int = 0) -> Board:
    return board.script(red=[red], black=[black]).do(seat, [CONQUER]).act(f"conquer {place}")


# ---- set-up


@rule("tapestry.civilizations.illuminati")
def test_they_draw_three_cards_and_keep_one() -> None:
    board = begun(civs=("leaders", "illuminati"), options=BOX)
    assert board.asked() == "1 illuminatikeep"
    assert len(board.position.drawn[1]) == 3
    kept = board.legal()[0].split()[1]
    assert board.refused("accept") == "core.choice"
    other = next(card.id for n, card in enumerate(board.position.box.cards) if n not in board.position.drawn[1])
    assert board.refused(f"keep {other}") == "civilizations.illuminati"
    board.act(f"keep {kept}")
    assert kept in board.hand_of(1)
    assert (list(board.position.drawn[1]), len(board.position.discard)) == ([], 2)
    assert mat(board, "illuminati") == (ALL,)
    board.audit()


@rule("tapestry.civilizations.illuminati", "tapestry.tapestry_cards.hands")
def test_only_they_see_the_cards() -> None:
    board = begun(civs=("leaders", "illuminati"), options=BOX)
    view = board.position.view(0)
    assert view.drawn[1] == (UNKNOWN,) * 3  # type: ignore[attr-defined]
    assert board.position.view(1).drawn[1] == board.position.drawn[1]  # type: ignore[attr-defined]
    clicked = [step for path in paths(board).values() for step in ([path[0]] if isinstance(path[0], str) else path[0])]
    assert sorted(clicked) == [f"drawn.p1.{slot}" for slot in range(3)]
    reloaded(board)


@rule("tapestry.civilizations.illuminati")
def test_the_set_up_is_the_same_during_the_game() -> None:
    board = gain(table(options=BOX), 0, "illuminati")
    assert board.asked() == "0 illuminatikeep"
    board.act(board.legal()[0])
    assert (len(board.hand_of(0)), mat(board, "illuminati"), board.asked()) == (1, (ALL,), "0 taketurn")


# ---- conquest dice


@rule("tapestry.civilizations.illuminati")
def test_both_dice_of_an_opponents_conquest_pay_and_leave_the_mat() -> None:
    board = conquer(illuminati(), 3, 2)  # 7 points, a food
    assert board.asked() == "0 choosedie"
    board.act("die red")
    assert (board.score(0), board.score(1), board.stock(1)) == (7, 7, {"food": 1})
    assert (mat(board, "illuminati"), board.asked()) == ((SCIENCE,), "0 taketurn")


@rule("tapestry.civilizations.illuminati")
def test_dice_that_are_away_pay_nothing() -> None:
    board = conquer(illuminati(BLACK), 3, 2).act("die red")
    assert (board.score(1), board.stock(1), mat(board, "illuminati")) == (0, {"food": 1}, (0,))
    conquer(board, 3, 1, "0.-3").act("die red")
    assert (board.score(1), board.stock(1)) == (0, {"food": 1})


@rule("tapestry.civilizations.illuminati", "tapestry.rulings.simultaneous_triggers")
def test_whoever_rolls_comes_first() -> None:
    board = conquer(illuminati(), 3, 2)
    assert (board.asked(), board.score(1), mat(board, "illuminati")) == ("0 choosedie", 0, (SCIENCE,))


@rule("tapestry.civilizations.illuminati")
def test_territories_that_are_counted_are_theirs_and_the_tile_is_the_one_conquered() -> None:
    board = illuminati()
    tile = next(t for t in board.position.box.tiles if board.position.book[t.benefit].__class__.__name__ == "Gain")
    board.lay("1.-2", tile.id).outpost(1, "0.3", "1.2").outpost(0, "-1.-1")
    lands = len(board.position.controlled(1))
    conquer(board, 4, 4).act("die red")
    assert board.score(1) == lands
    assert sum(board.stock(1).values()) == 1


@rule("tapestry.civilizations.illuminati")
def test_their_own_rolls_bring_the_dice_back_and_pay_as_usual() -> None:
    board = conquer(illuminati(0), 3, 2, "0.-3", seat=1).act("die red")
    assert (mat(board, "illuminati"), board.score(1), board.stock(1)) == ((RED | BLACK,), 7, {})
    board.script(science=[0]).do(1, [RESEARCH])
    assert mat(board, "illuminati") == (ALL,)


@rule("tapestry.civilizations.illuminati", "tapestry.civilizations.treasure_hunters")
def test_a_second_roll_of_the_same_die_pays_nothing() -> None:
    board = table(civs=("treasure_hunters", "illuminati"), options={**BOX, "plans_and_ploys": "in"}).era(2, 2)
    lay(board, "illuminati", ALL).script(red=[0, 3])
    board.do(0, [{"code": "treasure_red_twice"}], about=WORLD.read("1.-2"))
    assert (board.score(0), board.score(1), mat(board, "illuminati")) == (4 + 7, 4, (BLACK | SCIENCE,))


@rule("tapestry.civilizations.illuminati", "tapestry.civilizations.celestials")
def test_the_floating_capital_rolls_for_them_too() -> None:
    board = lay(table(civs=("celestials", "illuminati"), options=BOX).era(2, 2), "illuminati", ALL)
    use(board.script(red=[1], black=[0]), 0, "celestials").act("hex 1.-2")
    assert (board.score(1), board.stock(1), mat(board, "illuminati")) == (5, {"coin": 1}, (SCIENCE,))


# ---- the science die


@rule("tapestry.civilizations.illuminati")
def test_the_science_die_lets_them_advance_without_benefit() -> None:
    board = illuminati().script(science=[0]).do(0, [RESEARCH])
    assert board.asked() == "0 afterroll"
    board.act("decline")
    assert (board.asked(), mat(board, "illuminati")) == ("1 afterroll", (RED | BLACK,))
    reloaded(board)
    track = board.position.box.tracks[board.position.science_die[0]].id
    before = board.where(1, track)
    board.act("accept")
    assert board.where(1, track) == (before[0] + 1,)
    assert (board.stock(1), board.asked()) == ({}, "0 taketurn")


@rule("tapestry.civilizations.illuminati")
def test_they_need_not_and_at_the_end_of_a_track_they_cannot() -> None:
    board = illuminati().script(science=[0]).do(0, [RESEARCH]).act("decline", "decline")
    assert (board.where(1, "exploration"), board.asked()) == ((0,), "0 taketurn")
    board = illuminati().token(1, exploration=12).script(science=[0]).do(0, [RESEARCH]).act("decline")
    assert (board.asked(), mat(board, "illuminati")) == ("0 taketurn", (RED | BLACK,))


@rule("tapestry.civilizations.illuminati", "tapestry.cards.empiricism")
def test_of_two_rolls_the_first_pays() -> None:
    board = illuminati().mat(0, 2, "empiricism").script(science=[0, 3]).do(0, [RESEARCH])
    board.act("track science" if "track science" in board.legal() else board.legal()[-1])
    while board.asked().startswith("0 ") and board.asked() != "0 taketurn":
        board.act("decline")
    assert board.asked() == "1 afterroll"
    board.act("accept")
    assert board.where(1, "exploration") == (1,)


@rule("tapestry.civilizations.illuminati", "tapestry.cards.age_of_discovery")
def test_rolls_for_tapestry_cards_pay_too() -> None:
    board = illuminati().script(science=[0])
    play(board, "age_of_discovery")
    seen: list[str] = []
    while board.asked() not in ("0 taketurn", "over") and len(seen) < 20:
        seen.append(board.asked())
        board.act(board.legal()[-1])
    assert "1 afterroll" in seen
    assert mat(board, "illuminati") == (RED | BLACK,)


@rule("tapestry.civilizations.illuminati", "tapestry.civilizations.alchemists")
def test_of_the_rolls_of_the_alchemists_the_first_pays_once() -> None:
    board = table(civs=("alchemists", "illuminati"), options=BOX).era(2, 2)
    lay(board, "illuminati", ALL).script(science=[0, 3])
    use(board, 0, "alchemists").act("accept", "accept", "decline")
    while board.asked().startswith("0 ") and board.asked() != "0 taketurn":
        board.act("decline")
    assert board.asked() == "1 afterroll"
    board.act("accept")
    assert (board.asked(), board.where(1, "exploration")) == ("0 taketurn", (1,))


# ---- income, and after the end


@rule("tapestry.civilizations.illuminati")
def test_each_die_on_the_mat_scores_six_points_and_all_return() -> None:
    for dice, points in ((0, 0), (RED, 6), (RED | SCIENCE, 12), (ALL, 18)):
        board = use(illuminati(dice), 1, "illuminati")
        assert (board.score(1), mat(board, "illuminati")) == (points, (ALL,))
    board = lay(table(civs=("illuminati", "chosen"), options=BOX).era(4, 4), "illuminati", RED).act("income")
    assert (board.position.scored[7], mat(board, "illuminati")) == (6, (ALL,))


@rule("tapestry.civilizations.illuminati", "tapestry.end.passive")
def test_once_they_have_finished_only_points_are_gained() -> None:
    board = finish(illuminati().era(2, 5), 1)
    conquer(board, 3, 2).act("die red")
    assert (board.score(1), board.stock(1), mat(board, "illuminati")) == (7, {}, (SCIENCE,))
    board = finish(illuminati().era(2, 5), 1)
    lands = len(board.position.controlled(1))
    conquer(board, 4, 4)
    assert board.score(1) == lands
    board.script(science=[0]).do(0, [RESEARCH]).act("decline")
    assert (board.asked(), mat(board, "illuminati")) == ("0 taketurn", (0,))


@rule("tapestry.civilizations.illuminati")
def test_without_the_mat_nobody_listens() -> None:
    board = illuminati()
    board.position.civs[1], board.position.civ_state[board.position.box.civ_no["illuminati"]] = (), ()
    conquer(board, 3, 2).act("die red")
    assert board.score(1) == 0


@rule("tapestry.civilizations.illuminati")
def test_the_page_shows_which_dice_lie_there() -> None:
    board = illuminati(RED | SCIENCE)
    assert {"on.illuminati.0.0", "on.illuminati.0.2"} <= set(drawn(board))
    assert "on.illuminati.0.1" not in drawn(board)
    assert english(drawn(board)["civ.illuminati.0"]["spaces"][0]["label"]) == "Red die"
    assert "dice on the mat: Red die, Science die" in speech().table(board.position, 2000)
