"""The Werefolk: a space tile is thrown like a coin."""

from __future__ import annotations

from ecumene.games.tapestry.play.civilizations.gaining import give_up_mat
from tests.marks import rule
from tests.tapestry.board import Board, game
from tests.tapestry.civs import gain, lay, mat, use
from tests.tapestry.late import futures, reloaded
from tests.tapestry.showing import acts, choice, drawn, english, french, meant, paths
from tests.tapestry.speaking import speech

UP, DOWN = 0, 1


def werefolk(face: int, *stars: str, options: dict[str, int | str] | None = None) -> Board:
    """The tile will fall so; these tiles lie in the pile."""
    board = futures(("werefolk", "chosen"), options=options or {"plans_and_ploys": "in"}).era(2, 2)
    while board.asked().endswith("draftlandmark"):
        board.act(board.legal()[0])
    board.token(0, exploration=0, science=4, military=0, technology=1)
    board.position.stars = sorted([board.position.box.star_no[name] for name in stars or ("s01",)])
    return board.script(throw=[face] * 4, star=[0] * 4)


def star(board: Board, name: str) -> int:
    return board.position.box.star_no[name]


@rule("tapestry.civilizations.werefolk")
def test_face_up_a_step_back_explores_the_tile_on_the_mat() -> None:
    board = use(werefolk(UP, "s17"), 0, "werefolk")
    assert board.asked() == "0 werefolkretreat"
    assert board.legal() == ["track science", "track technology", "decline"]
    assert board.refused("track military") == "advancing.regress", "a token on the start does not move"
    assert board.refused("accept") == "core.choice"
    reloaded(board).act("track science")
    assert (board.where(0, "science"), mat(board, "werefolk")) == ((3,), (star(board, "s17"),))
    assert board.position.star_explored[0] == [star(board, "s17")]
    assert board.position.star_supply[0] == []
    assert [event.args["what"] for event in board.told("throws")] == ["up"]
    assert board.position.activated[0] == 0, "without benefit"
    reloaded(board)


@rule("tapestry.civilizations.werefolk")
def test_or_they_stay_for_four_points_and_keep_the_tile() -> None:
    board = use(werefolk(UP), 0, "werefolk").act("decline")
    assert (board.score(0), board.position.star_supply[0]) == (4, [star(board, "s01")])
    assert (mat(board, "werefolk"), board.where(0, "science")) == ((-1,), (4,))


@rule("tapestry.civilizations.werefolk")
def test_with_no_token_to_move_back_it_is_four_points() -> None:
    board = werefolk(UP).token(0, science=0, technology=0)
    use(board, 0, "werefolk")
    assert (board.score(0), board.asked(), len(board.position.star_supply[0])) == (4, "0 taketurn", 1)


@rule("tapestry.civilizations.werefolk")
def test_a_track_completed_by_singularity_cannot_be_gone_back_on() -> None:
    board = werefolk(UP).token(0, science=0, technology=0)
    board.position.completed[0] |= 1 << 1
    assert use(board, 0, "werefolk").asked() == "0 taketurn"


@rule("tapestry.civilizations.werefolk")
def test_one_of_several_tokens_goes_back() -> None:
    board = use(werefolk(UP, "s17").token(0, science=(0, 2, 5), technology=0), 0, "werefolk").act("track science")
    assert board.asked() == "0 choosetoken"
    assert board.legal() == ["token 2", "token 5"]
    reloaded(board).act("token 5")
    assert (board.where(0, "science"), mat(board, "werefolk")) == ((0, 2, 4), (star(board, "s17"),))


@rule("tapestry.civilizations.werefolk", "tapestry.advancing.regress")
def test_a_step_back_takes_no_landmark_back() -> None:
    board = werefolk(UP, "s17")
    landmark = board.position.box.tracks[1].landmarks[0]
    board.position.landmark_owner[landmark] = 0
    use(board, 0, "werefolk").act("track science")
    assert board.position.landmark_owner[landmark] == 0


@rule("tapestry.civilizations.werefolk")
def test_face_down_they_advance_on_a_track_with_benefit_and_free_bonus() -> None:
    board = werefolk(DOWN)
    bonus = board.position.spaces.bonus[36:48]
    space = next(n for n in range(12) if bonus[n] >= 0)  # the first of technology with a bonus
    use(board.token(0, science=0, technology=space), 0, "werefolk")
    assert board.asked() == "0 choosetrack"
    assert board.legal() == ["track exploration", "track science", "track military", "track technology"]
    stock = board.stock(0)
    board.act("track technology")
    seen = []
    while board.asked() != "0 taketurn":
        seen.append(board.asked())
        board.act(board.legal()[0])
    assert board.where(0, "technology") == (space + 1,)
    assert board.position.activated[0] >> 36 + space & 1
    assert "0 takebonus" in seen
    assert all(amount >= stock.get(name, 0) for name, amount in board.stock(0).items()), "the bonus costs nothing"
    assert board.position.star_supply[0] == [star(board, "s01")]


@rule("tapestry.civilizations.werefolk", "tapestry.space.run_out")
def test_without_a_tile_left_they_throw_all_the_same_and_face_up_is_four_points() -> None:
    board = werefolk(UP)
    board.position.stars = []
    use(board, 0, "werefolk")
    assert (board.score(0), board.asked(), board.where(0, "science")) == (4, "0 taketurn", (4,))
    board = werefolk(DOWN)
    board.position.stars = []
    assert use(board, 0, "werefolk").asked() == "0 choosetrack"


@rule("tapestry.civilizations.werefolk", "tapestry.space.lasting")
def test_the_tile_works_while_it_lies_on_the_mat_and_goes_when_they_throw_again() -> None:
    step = [{"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}]
    board = use(werefolk(UP, "s17", "s18"), 0, "werefolk").act("track technology")
    assert board.do(0, step).score(0) == 5
    use(board.audit(), 0, "werefolk")
    assert (mat(board, "werefolk"), board.position.star_explored[0]) == ((-1,), [])
    board.act("decline")
    assert board.do(0, step).score(0) == 9
    assert star(board, "s17") not in board.position.stars
    board.audit()


@rule("tapestry.civilizations.werefolk", "tapestry.cards.black_death")
def test_with_the_mat_its_tile_is_lost() -> None:
    board = use(werefolk(UP, "s17"), 0, "werefolk").act("track science")
    give_up_mat(board.position, 0, board.position.box.civ_no["werefolk"])
    assert board.audit().position.star_explored[0] == []
    board = werefolk(UP)
    give_up_mat(board.position, 0, board.position.box.civ_no["werefolk"])
    assert board.audit().told("leaves-star") == []


@rule("tapestry.civilizations.werefolk")
def test_both_faces_come_about_equally_often() -> None:
    faces = []
    for seed in range(40):
        board = futures(("werefolk", "chosen"), seed=seed).era(2, 2)
        use(board, 0, "werefolk")
        faces.append(board.told("throws")[0].args["what"])
    assert 10 <= faces.count("up") <= 30


@rule("tapestry.civilizations.werefolk", "tapestry.civilizations.gained")
def test_gained_during_the_game_they_begin_with_an_empty_mat() -> None:
    board = gain(futures(("leaders", "chosen")), 0, "werefolk")
    assert (mat(board, "werefolk"), board.asked()) == ((-1,), "0 taketurn")


@rule("tapestry.civilizations.werefolk")
def test_the_tile_on_the_mat_is_shown_and_what_is_asked_can_be_clicked() -> None:
    board = use(werefolk(UP, "s17"), 0, "werefolk")
    name = game().words("en").name("star-s17")
    assert english(choice(board)["prompt"]) == f"Face up: on which track do you move back to explore {name}?"
    assert french(acts(board)["decline"]["say"]) == "Rester, pour 4 PV"
    assert paths(board)["track science"] == ["track.science"]
    assert meant(board, "track.science") == ["track science"]
    board.act("track science")
    assert english(drawn(board, 1)["civ.werefolk"]["lines"][-1]) == f"On the mat: {name}"
    assert f"on the mat: {name}" in speech().table(board.position.view(1), 200)
    assert lay(board, "werefolk", -1)
