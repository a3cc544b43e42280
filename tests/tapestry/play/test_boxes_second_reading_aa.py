"""Arts & Architecture read a second time: what the rulebook, the facts and the house values say, case by case."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from ecumene.games.tapestry.play.income import expected_points
from tests.marks import rule
from tests.tapestry.board import Board, begun, game, table
from tests.tapestry.cities import fill
from tests.tapestry.civs import civs_of, drafted, gain, use
from tests.tapestry.laying import play

AA: dict[str, int | str] = {"arts_and_architecture": "in"}
MM: dict[str, int | str] = {"plans_and_ploys": "in"}
BOTH: dict[str, int | str] = {**MM, **AA}
ARTS_LANDMARKS = ("arts_ii", "arts_iii", "arts_iv")
TRACKS = ("exploration", "science", "military", "technology", "arts")


def aa(
    civs: Sequence[str] = ("leaders", "alchemists", "chosen"),
    seats: int = 2,
    capitals: Sequence[str] = ("mountain", "wetland", "tropical"),
) -> Board:
    """A table with the box, after the first income turns, with empty hands."""
    return table(seats, civs, capitals, options=AA)


def city(capital: str, civs: Sequence[str] = ("leaders", "alchemists")) -> Board:
    """Seat 0 lives in an advanced capital."""
    return aa(civs, capitals=(capital, "wetland"))


def step(board: Board, track: str = "arts", benefit: bool = True, bonus: str = "pay") -> Board:
    return board.do(0, [{"advance": {"tracks": [track], "benefit": benefit, "bonus": bonus}}])


def onto(space: int, board: Board | None = None) -> Board:
    """Seat 0 advances onto a space of the arts track with its benefit; the landmarks there are taken."""
    return step((board or aa()).landmark(1, *ARTS_LANDMARKS).token(0, arts=space - 1))


def first_answers(board: Board, limit: int = 40) -> Board:
    """The first legal answer to everything until a turn is to be taken."""
    for _ in range(limit):
        if board.asked().endswith("taketurn") or board.asked() == "over":
            break
        board.act(board.legal()[0])
    return board


def house(board: Board, plot: str, *answers: str) -> Board:
    return board.do(0, [{"build": ["house"]}]).act(f"plot {plot}", *answers)


def stocked(board: Board) -> int:
    return sum(board.stock(0).values())


# ---- the box and its set-up


@rule("tapestry.boxes.options")
def test_the_box_adds_twenty_cards_eleven_tech_cards_and_five_civilizations() -> None:
    position = begun(2, ("leaders", "alchemists"), options=AA).position
    cards = len(position.deck) + len(position.discard) + sum(len(hand) for hand in position.hands)
    assert (cards, len(position.tech_deck) + len(position.display)) == (50 + 20, 33 + 11)
    assert (len(position.shared.civilizations()), len(position.stars)) == (16 + 5, 15)


@rule("tapestry.boxes.options", "tapestry.boxes.arts_icon")
def test_both_boxes_are_mixed_and_without_arts_there_is_no_card_of_its_own() -> None:
    position = begun(2, ("leaders", "militants"), options=BOTH).position
    cards = len(position.deck) + len(position.discard) + sum(len(hand) for hand in position.hands)
    assert (cards, len(position.shared.civilizations())) == (50 + 15 + 20, 16 + 10 + 5)
    position = begun(2, ("leaders", "militants"), options=MM).position
    names = {position.box.cards[card].id for card in position.deck}
    assert not names & {"patronage", "salon_season", "avant_garde", "iconoclasm", "national_parks"}


@rule("tapestry.arts.track")
def test_everybody_has_a_token_at_the_start_of_the_fifth_track_only_with_the_box() -> None:
    board = aa(seats=3)
    assert [board.where(seat, "arts") for seat in range(3)] == [(0,), (0,), (0,)]
    assert "advance arts" in board.give(0, coin=1).legal()
    assert "advance arts" not in table(2, ("leaders", "alchemists")).give(0, coin=1).legal()


@rule("tapestry.setup.advanced_capitals")
@pytest.mark.parametrize(("seats", "base"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_everybody_is_dealt_one_advanced_capital_beside_the_base_ones(seats: int, base: int) -> None:
    position = game().prepare(seats, 3, dict(AA))
    game().start(position)
    box = position.box  # type: ignore[attr-defined]
    dealt = [[box.capitals[number] for number in offer[2:]] for offer in position.offers]  # type: ignore[attr-defined]
    assert [sum(1 for capital in offer if capital.number) for offer in dealt] == [base] * seats
    assert [sum(1 for capital in offer if not capital.number) for offer in dealt] == [1] * seats


@rule("tapestry.setup.advanced_capitals")
def test_whoever_keeps_an_advanced_capital_begins_where_the_base_one_says() -> None:
    board = aa(capitals=("archipelago", "wetland"))
    assert board.pieces("0.-2") == [(0, -1), (0, -1)], "the two outposts of Mountain"


@rule("tapestry.setup.landmark_cards")
def test_the_box_alone_drafts_as_many_cards_as_players() -> None:
    board = begun(3, ("leaders", "militants", "chosen"), options=AA)
    assert (board.asked(), len(board.legal())) == ("2 draftlandmark", 3)
    assert len(drafted(board).position.landmark_deck) == 2


@rule("tapestry.setup.landmark_cards_left")
def test_both_boxes_leave_what_was_not_drawn_and_the_one_left_over() -> None:
    board = begun(3, ("leaders", "militants", "chosen"), options=BOTH)
    assert (board.asked(), len(board.legal())) == ("2 draftlandmark", 4)
    assert len(drafted(board).position.landmark_deck) == 10 - 3


@rule("tapestry.arts.die")
def test_the_science_die_shows_each_of_five_tracks_on_four_of_twenty_faces() -> None:
    shown: Counter[str] = Counter()
    for face in range(20):
        board = aa().script(science=[face]).do(0, [{"research": {"benefit": False}}]).act("accept")
        shown.update(track for track in TRACKS if board.where(0, track) != (0,))
    assert shown == Counter(dict.fromkeys(TRACKS, 4))


@rule("tapestry.options.science_die")
def test_with_the_small_die_arts_is_never_rolled() -> None:
    for face in range(12):
        board = table(2, ("leaders", "alchemists"), options={**AA, "science_die": "d12"}).script(science=[face])
        assert board.do(0, [{"research": {"benefit": False}}]).act("accept").where(0, "arts") == (0,)


# ---- the arts track


@rule("tapestry.arts.cost")
@pytest.mark.parametrize(
    ("space", "stock", "allowed"),
    [
        (0, {"coin": 1}, True),
        (3, {"coin": 2}, False),
        (3, {"coin": 1, "culture": 1}, True),
        (6, {"coin": 2, "food": 1}, False),
        (6, {"coin": 1, "food": 1, "worker": 1}, True),
        (9, {"coin": 1, "food": 1, "worker": 1, "culture": 1}, False),
        (9, {"food": 2}, True),
    ],
)
def test_the_price_of_arts_is_one_then_two_and_three_different_then_two_alike(
    space: int, stock: dict[str, int], allowed: bool
) -> None:
    board = aa().token(0, arts=space).give(0, **stock).landmark(1, *ARTS_LANDMARKS)
    assert ("advance arts" in board.legal()) == allowed
    if allowed:
        board.act("advance arts")
        assert (board.where(0, "arts"), board.stock(0)) == ((space + 1,), {})


@rule("tapestry.tracks.arts_1")
def test_arts_1_is_a_tapestry_card() -> None:
    board = onto(1)
    assert (len(board.hand_of(0)), board.asked()) == (1, "0 taketurn")


@rule("tapestry.tracks.arts_2")
def test_arts_2_is_five_points_and_a_building_of_any_kind_for_a_resource() -> None:
    board = onto(2, aa().give(0, food=1))
    assert (board.score(0), board.legal()) == (5, ["pay food", "decline"])
    board.act("pay food")
    assert board.legal() == ["build market", "build house", "build farm", "build armory"]


@rule("tapestry.tracks.arts_4")
def test_arts_4_scores_territory_tiles_in_the_supply_and_tech_cards() -> None:
    board = onto(4, aa().tiles(0, "t01", "t02", "t03").tech(0, 0, "calendar").tech(0, 2, "barn"))
    assert (board.score(0), board.asked()) == (3 + 2, "0 taketurn")


@rule("tapestry.arts.track")
@pytest.mark.parametrize(("space", "landmark"), [(4, "arts_ii"), (7, "arts_iii"), (10, "arts_iv")])
def test_the_first_in_a_tier_of_arts_gains_its_landmark(space: int, landmark: str) -> None:
    board = step(aa().token(0, arts=space - 1), benefit=False, bonus="none")
    assert board.asked() == "0 placelandmark"
    board.act(board.legal()[0])
    assert board.position.landmark_owner[board.position.box.landmark_no[landmark]] == 0


@rule("tapestry.tracks.arts_9")
def test_arts_9_advances_on_one_of_three_tracks_with_the_benefit() -> None:
    board = onto(9)
    assert board.legal() == ["track exploration", "track science", "track technology"]
    board.act("track exploration")
    assert (board.where(0, "exploration"), len(board.position.supply[0])) == ((1,), 2)


@rule("tapestry.tracks.arts_10")
def test_arts_10_is_a_building_then_a_point_per_income_building() -> None:
    board = onto(10, aa().built(0, farm=2, house=1)).act("build market")
    board.act(board.legal()[0])
    assert board.score(0) == 4, "the one just gained counts"


@rule("tapestry.tracks.arts_11")
def test_arts_11_advances_on_one_of_the_four_other_tracks() -> None:
    board = onto(11)
    assert board.legal() == ["track exploration", "track science", "track military", "track technology"]


@rule("tapestry.arts.track")
def test_the_end_of_arts_is_the_end_of_a_track() -> None:
    board = step(aa().token(0, arts=11), benefit=False, bonus="none")
    assert board.score(0) == 10


@rule("tapestry.arts.dark_ages")
def test_with_arts_the_dark_ages_leave_one_of_two_tracks_alone() -> None:
    board = aa().era(2, 2).token(0, exploration=2, science=2, military=2, technology=2, arts=2)
    board.landmark(1, *ARTS_LANDMARKS)
    play(board, "dark_ages").act("track arts", "track science")
    where = {track: board.where(0, track)[0] for track in TRACKS}
    assert where == {"exploration": 1, "science": 2, "military": 1, "technology": 1, "arts": 5}


@rule("tapestry.arts.track")
def test_the_chosen_count_the_fifth_track() -> None:
    board = aa(("chosen", "alchemists")).hand(0, "trap").token(1, science=1).act("income")
    assert board.score(0) == 4, "nobody is ahead on four of five tracks"


@rule("tapestry.arts.track")
def test_futurists_stand_four_spaces_ahead_on_arts_too_without_the_landmark() -> None:
    board = drafted(begun(2, ("futurists", "leaders"), options=AA))
    assert (board.where(0, "arts"), board.position.landmarks_of(0)) == ((4,), 0)


@rule("tapestry.arts.track")
def test_leaders_have_no_square_for_arts() -> None:
    board = aa().hand(0, "trap").act("income")
    assert board.legal() == [*(f"track {track}" for track in TRACKS[:4]), "decline"]


@rule("tapestry.boxes.utilitarians_arts")
def test_utilitarians_may_begin_with_the_landmark_of_arts() -> None:
    board = begun(2, ("utilitarians", "leaders"), options=BOTH)
    assert "landmark arts_ii" in board.legal()


@rule("tapestry.boxes.utilitarians_arts")
def test_the_line_of_the_third_tier_of_arts_pays_four_points_per_step() -> None:
    board = table(2, ("utilitarians", "leaders"), options=BOTH).token(0, arts=6)
    step(board, benefit=False, bonus="none")
    while board.asked() != "0 utilitarianstoken":
        board.act(board.legal()[0])
    board.act("accept")
    before = board.score(0)
    step(board, benefit=False, bonus="none")
    assert board.score(0) == before + 4


@rule("tapestry.civilizations.tinkerers")
def test_tinkerers_gain_the_price_of_a_position_on_arts_as_printed() -> None:
    board = table(2, ("tinkerers", "leaders"), options=BOTH).hand(0, "trap").token(0, arts=5)
    board.act("income", "pick 1")  # two different resources
    assert board.legal()
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    assert sorted(board.stock(0).values()) == [1, 1]


# ---- landmark cards


@rule("tapestry.landmarks.castle")
@pytest.mark.parametrize(("farms", "gained"), [(3, 0), (4, 1)])
def test_nine_income_buildings_off_the_mat_give_the_castle(farms: int, gained: int) -> None:
    board = aa().landmark_card(0, "castle").built(0, market=5, farm=farms).give(0, coin=1).give(1, coin=2)
    board.act("advance exploration")
    assert first_answers(board).position.landmarks_of(0) == gained


@rule("tapestry.landmarks.weaving_hall")
def test_five_cards_in_hand_at_the_end_of_the_turn_give_the_weaving_hall() -> None:
    four = ("trap", "guilds", "democracy", "espionage")
    for hand, gained in ((four, 0), ((*four, "empiricism"), 1)):
        board = aa().landmark_card(0, "weaving_hall").hand(0, *hand).give(0, coin=1).give(1, coin=2)
        board.act("advance exploration")
        assert first_answers(board).position.landmarks_of(0) == gained


@rule("tapestry.landmarks.triumphal_arch")
def test_three_tracks_in_the_second_tier_give_the_triumphal_arch_and_arts_counts() -> None:
    board = aa().landmark_card(0, "triumphal_arch").give(0, coin=2).give(1, coin=3)
    board.token(0, science=4, arts=4).act("advance exploration")
    assert first_answers(board).position.landmarks_of(0) == 0
    board = aa().landmark_card(0, "triumphal_arch").give(0, coin=2).give(1, coin=3)
    board.token(0, science=4, arts=4, military=9).act("advance exploration")
    assert first_answers(board).position.landmarks_of(0) == 1


# ---- capitals


@rule("tapestry.capitals.archipelago")
def test_an_island_of_three_plots_is_a_district() -> None:
    board = house(fill(city("archipelago"), "8.1", "9.1"), "9.2")
    assert board.asked() == "0 takeresource"
    board.act("take coin")
    assert (board.asked(), stocked(board)) == ("0 taketurn", 1)


@rule("tapestry.capitals.archipelago")
def test_the_sea_of_the_archipelago_is_never_built_on_and_buildings_may_overhang() -> None:
    board = city("archipelago").do(0, [{"build": ["house"]}])
    assert not {"plot 1.4", "plot 3.3", "plot 7.1"} & set(board.legal())
    assert len(board.legal()) == 54
    board = city("archipelago").do(0, [{"landmark": "barn"}])
    assert any(site.split()[1].startswith(("0.", "-")) for site in board.legal()), "over the upper edge"


@rule("tapestry.capitals.pads", "tapestry.capitals.swamp")
def test_lily_pads_count_as_filled_and_covering_one_later_brings_no_second_reward() -> None:
    board = fill(city("swamp"), "1.1", "1.2", "1.3", "2.1", "2.3", "3.1", "3.2")
    house(board, "3.3", "take coin")
    assert board.asked() == "0 taketurn", "complete, the pad on 2.2 counting as filled"
    house(board, "2.2")
    assert (board.asked(), stocked(board)) == ("0 taketurn", 1)


@rule("tapestry.capitals.swamp_penalty")
def test_each_lily_pad_in_sight_costs_two_points_in_the_end() -> None:
    board = city("swamp").era(4, 4).points(0, 50).give(1, coin=4)
    house(board, "2.2")  # one of nine pads
    first_answers(board.act("income", "decline"))
    assert board.score(0) == 50 - 2 * 8


@rule("tapestry.capitals.swamp_penalty")
def test_the_penalty_for_pads_stops_at_zero() -> None:
    board = city("swamp").era(4, 4).points(0, 7).give(1, coin=4)
    first_answers(board.act("income", "decline"))
    assert board.score(0) == 0


ROW_5 = ("5.1", "5.2", "5.3", "5.5", "5.6", "5.7", "5.8", "5.9")
COLUMN_5 = ("1.5", "2.5", "3.5", "4.5", "6.5", "7.5", "8.5", "9.5")
ROW_3 = ("3.1", "3.2", "3.3", "3.4", "3.6", "3.8", "3.9")


@rule("tapestry.capitals.swamp_scoring")
@pytest.mark.parametrize(
    ("plots", "points"),
    [
        (ROW_5, 1),
        ((*ROW_5, *COLUMN_5), 2 + 1),
        ((*ROW_5, *COLUMN_5, *ROW_3), 3 + 1),  # the third row shows a pad
        ((*ROW_5, *ROW_3), 2),
        ((*ROW_5, *ROW_3, "3.5", "3.7"), 2 + 1),  # and now it does not
    ],
)
def test_two_lines_without_a_pad_are_a_point_more_when_the_capital_is_scored(
    plots: tuple[str, ...], points: int
) -> None:
    full = plots if "3.5" in plots or COLUMN_5[0] in plots or ROW_3[0] not in plots else (*plots, "3.5")
    board = fill(city("swamp"), *full)
    assert expected_points(board.position, 0) == points, "one icon of the income mat is open"


@rule("tapestry.capitals.cloud_city", "tapestry.capitals.no_overhang")
def test_what_fits_nowhere_in_cloud_city_stands_beside_it() -> None:
    board = city("cloud_city").do(0, [{"landmark": "castle"}])
    assert (board.asked(), board.position.landmarks_of(0)) == ("0 taketurn", 1)


@rule("tapestry.capitals.cloud_city")
def test_a_cloud_is_a_district() -> None:
    board = fill(city("cloud_city"), "8.8", "8.9", "9.8")
    house(board, "9.9", "take coin")
    assert (board.asked(), stocked(board)) == ("0 taketurn", 1)


@rule("tapestry.capitals.not_with")
def test_riverfolk_cannot_begin_in_cloud_city() -> None:
    tap = game()
    for seed in range(400):
        position = tap.prepare(5, seed, dict(BOTH))
        tap.start(position)
        box = position.box  # type: ignore[attr-defined]
        for seat, offer in enumerate(position.offers):  # type: ignore[attr-defined]
            if box.civ_no["riverfolk"] in offer[:2] and box.capital_no["cloud_city"] in offer[2:]:
                legal = [action.notation for action in position.legal(seat)]
                assert "begin riverfolk cloud_city" not in legal
                assert len(legal) == 3
                return
    raise AssertionError("never dealt together")


@rule("tapestry.capitals.mesa", "tapestry.capitals.no_overhang")
def test_nothing_crosses_the_edge_of_the_mesa() -> None:
    board = city("mesa").do(0, [{"landmark": "aqueduct" if "aqueduct" in names(city("mesa")) else "triumphal_arch"}])
    for site in board.legal():
        row, column = (int(part) for part in site.split()[1].split("."))
        assert row >= 1, site
        assert column >= 1, site
        assert row <= 9, site
        assert column <= 9, site
    board = city("mesa").do(0, [{"build": ["house"]}])
    assert len(board.legal()) == 62


def names(board: Board) -> set[str]:
    return {board.position.box.landmarks[card].id for card in board.position.landmark_deck}


@rule("tapestry.capitals.caldera")
def test_the_four_districts_on_the_sides_of_the_crater_pay_one_more_together() -> None:
    sides = {
        "1.4": ("1.5", "2.4", "2.5", "2.6", "3.5", "3.6"),
        "4.1": ("4.3", "5.2", "5.3", "6.1", "6.2", "6.3"),
        "4.7": ("4.8", "4.9", "5.7", "5.8", "6.7", "6.9"),
        "7.4": ("7.5", "7.6", "8.4", "8.6", "9.4", "9.5", "9.6"),
    }
    board = city("caldera")
    paid = []
    for last, others in sides.items():
        house(fill(board, *others), last)
        before = stocked(board)
        first_answers(board)
        paid.append(stocked(board) - before)
    assert paid == [1, 1, 1, 2]


@rule("tapestry.capitals.caldera")
def test_the_crater_counts_for_lines_and_is_no_district() -> None:
    board = fill(city("caldera"), "5.2", "5.3", "5.7", "5.8")  # the rest of the fifth row is impassable
    assert expected_points(board.position, 0) == 1


@rule("tapestry.capitals.terraces")
def test_a_row_of_the_terraces_is_a_district_and_a_line() -> None:
    board = fill(city("terraces"), "1.1", "1.2", "1.4", "1.5", "1.6", "1.7")
    house(board, "1.9", "take coin")
    assert (board.asked(), stocked(board)) == ("0 taketurn", 1)
    assert expected_points(board.position, 0) == 1


@rule("tapestry.capitals.terraces")
def test_a_block_of_three_by_three_is_no_district_of_the_terraces() -> None:
    board = fill(city("terraces"), "4.1", "4.2", "4.3", "5.1", "5.3", "6.1", "6.2")
    house(board, "6.3")
    assert board.asked() == "0 taketurn"


# ---- civilizations


def deck(board: Board, *cards: str) -> Board:
    """Only these cards are left in the deck."""
    board.position.deck = sorted(board.position.box.card_no[name] for name in cards)
    return board


@rule("tapestry.civilizations.gamblers")
def test_gamblers_must_play_a_when_played_card_they_reveal_and_then_their_own_on_top() -> None:
    board = deck(aa(("gamblers", "alchemists")).hand(0, "dystopia"), "trap", "guilds", "empiricism").act("income")
    while board.asked() == "0 takeresource":
        board.act("take coin")
    assert board.legal() == ["keep guilds", "keep trap"]
    board.act("keep trap")
    while board.asked() == "0 takeresource":
        board.act("take coin")
    assert board.score(0) == 10
    while board.asked() == "0 playcard":
        board.act("play dystopia")
    position = board.position
    assert position.mat(0, 2) == (position.box.card_no["trap"], position.box.card_no["dystopia"])
    assert {position.box.cards[card].id for card in position.discard} >= {"guilds", "empiricism"}


@rule("tapestry.civilizations.gamblers")
def test_gamblers_gain_the_resource_of_the_first_among_neighbours_once() -> None:
    board = deck(aa(("gamblers", "alchemists")).hand(0, "espionage"), "trap", "empiricism", "capitalism").act("income")
    first_answers_until(board, "0 upgradecard", "1 ")
    assert stocked(board) == 1 + 4 or stocked(board) == 1


def first_answers_until(board: Board, *stops: str) -> Board:
    for _ in range(40):
        if board.asked() == "over" or board.asked().startswith(stops):
            break
        board.act(board.legal()[0])
    return board


@rule("tapestry.civilizations.gamblers")
def test_gamblers_keep_one_card_if_none_is_when_played() -> None:
    board = deck(aa(("gamblers", "alchemists")).hand(0, "trap"), "broker_of_peace", "capitalism", "empiricism")
    board.act("income")
    assert board.legal() == ["keep broker_of_peace", "keep capitalism", "keep empiricism"]
    board.act("keep capitalism")
    assert (board.asked(), board.hand_of(0)) == ("0 playcard", ["capitalism", "trap"])


@rule("tapestry.civilizations.gamblers")
def test_gamblers_reveal_nothing_in_the_fifth_income_turn() -> None:
    board = deck(aa(("gamblers", "alchemists")).era(4, 4), "trap", "guilds", "empiricism").give(1, coin=3)
    first_answers_until(board.act("income"), "1 ", "over")
    assert (board.score(0), len(board.position.deck)) == (0, 3)


@rule("tapestry.civilizations.gamblers")
def test_gamblers_play_onto_maker_of_fire_at_the_end_of_their_first_income_turn() -> None:
    board = drafted(begun(2, ("gamblers", "leaders"), options=AA))
    assert board.asked() != "0 taketurn" or board.position.mats[0]
    first_answers_until(board, "0 taketurn", "1 ")
    held = len(board.hand_of(0))
    assert (len(board.position.mats[0]), held >= 1) == (1, True) or (board.position.mats[0], held) == ((), 2)


def building_turn(board: Board, build: bool = True) -> Board:
    """An advance turn of seat 0 in which it gains a farm or nothing, then a turn of seat 1."""
    board.token(0, exploration=0).token(1, exploration=0).give(0, coin=2).give(1, coin=2)
    if build:
        board.do(0, [{"build": ["farm"]}])
        board.act(board.legal()[0])
    board.act("advance exploration")
    return board


def after_streak(turns: int) -> Board:
    board = aa(("relentless", "alchemists"))
    for _ in range(turns):
        building_turn(board)
        assert board.asked() == "1 taketurn", board.asked()
        board.act("advance exploration")
    board.tiles(0, "t05").tiles(1).points(0, 0)
    return board


@rule("tapestry.civilizations.relentless")
@pytest.mark.parametrize(("turns", "points", "choices"), [(1, 1, 0), (2, 3, 0), (3, 6, 2), (4, 10, 3), (5, 15, 4)])
def test_the_streak_of_the_relentless_pays_when_a_turn_goes_without_a_building(
    turns: int, points: int, choices: int
) -> None:
    board = building_turn(after_streak(turns), build=False)
    assert board.score(0) == points
    if choices:
        assert (board.asked(), len(board.legal())) == ("0 pickbranch", choices)
    else:
        assert (board.asked(), len(board.hand_of(0))) == ("1 taketurn", turns - 1)


@rule("tapestry.civilizations.relentless")
def test_the_relentless_do_not_cash_in_on_an_income_turn() -> None:
    board = after_streak(2).hand(0, "guilds").give(0, coin=1).give(1, coin=3).act("income", "play guilds")
    first_answers_until(board, "1 ")
    hand = len(board.hand_of(0))
    before = board.score(0)
    board.act("advance exploration")
    building_turn(board, build=False)
    assert (board.score(0), len(board.hand_of(0))) == (before + 3, hand + 1)


@rule("tapestry.civilizations.renegades")
def test_renegades_may_give_up_a_benefit_for_the_next_step_of_their_own_track() -> None:
    board = step(aa(("renegades", "alchemists")), "exploration")
    assert (board.asked(), board.legal()) == ("0 renegadesforgo", ["accept", "decline"])
    board.act("accept")
    first_answers(board)
    assert (len(board.hand_of(0)), sum(board.position.built[:4]), board.position.supply[0]) == (1, 1, [])


@rule("tapestry.civilizations.renegades")
def test_the_tier_of_the_space_and_the_step_of_the_renegades_must_agree() -> None:
    board = step(aa(("renegades", "alchemists")).token(0, exploration=4), "exploration")
    assert board.asked() != "0 renegadesforgo", "tier II and the first step"
    board = step(aa(("renegades", "alchemists")), "exploration", benefit=False, bonus="none")
    assert board.asked() == "0 taketurn", "no benefit to give up"


@rule("tapestry.civilizations.renegades")
def test_renegades_still_gain_the_landmark_and_the_end_counts_as_the_end_of_a_track() -> None:
    board = aa(("renegades", "alchemists")).script(science=[0] * 4).tiles(0, "t05")
    for space in (0, 3, 6):
        step(board.token(0, science=space), "science")
        while board.asked() == "0 placelandmark":
            board.act(board.legal()[0])
        assert board.asked() == "0 renegadesforgo"
        board.act("accept")
        first_answers(board)
    assert board.position.landmarks_of(0) >= 2
    board.points(0, 0)
    step(board.token(0, science=9), "science")
    while board.asked() == "0 placelandmark":
        board.act(board.legal()[0])
    board.act("accept")
    first_answers(board)
    assert board.score(0) == 20 + 10


@rule("tapestry.tapestry_cards.permanent")
def test_civilizations_of_the_box_are_gained_like_others() -> None:
    board = gain(aa(), 0, "renegades")
    assert civs_of(board, 0) == ["leaders", "renegades"]
    assert use(board, 0, "renegades", "final").asked() == "0 taketurn"
