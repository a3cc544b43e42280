"""Arts & Architecture read a second time: what the rulebook, the facts and the house values say, case by case."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from ecumene.games.tapestry.play.income import expected_points
from tests.marks import rule
from tests.tapestry.board import Board, begun, game, table
from tests.tapestry.cities import fill
from tests.tapestry.civs import civs_of, drafted, finish, gain, use
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
    board = city("mesa").do(0, [{"landmark": "castle"}])  # three by four plots
    assert board.legal()
    for site in board.legal():
        place, rotation = site.split()[1:]
        row, column = (int(part) for part in place.split("."))
        high, wide = (3, 4) if int(rotation) % 2 == 0 else (4, 3)
        assert row >= 1, site
        assert column >= 1, site
        assert row + high <= 10, site
        assert column + wide <= 10, site
    board = city("mesa").do(0, [{"build": ["house"]}])
    assert len(board.legal()) == 62


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
    board = deck(aa(("gamblers", "alchemists")).hand(0, "capitalism"), "trap", "empiricism", "broker_of_peace")
    first_answers_until(board.act("income"), "1 ")
    assert stocked(board) == 1 + 4, "one as the first, and the income of the four rows"


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
def test_gamblers_reveal_three_cards_at_the_end_of_their_first_income_turn_too() -> None:
    board = drafted(begun(2, ("gamblers", "leaders"), options=AA))
    first_answers_until(board, "0 taketurn", "1 ")
    kinds = [card.kind for card in board.position.box.cards]
    trap = board.position.box.card_no["trap"]
    assert [kinds[card] for card in board.position.mats[0]] == [kinds[trap]], "this deck has one, on Maker of Fire"


def building_turn(board: Board, build: bool = True) -> Board:
    """An advance turn of seat 0 in which it gains a farm or nothing, then a turn of seat 1."""
    board.token(0, exploration=0).token(1, exploration=0).give(1, coin=2)
    board.give(0, coin=2, worker=0, food=0, culture=0)
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
    return board.tiles(0, "t05").points(0, 0)


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
    board = after_streak(2).hand(0, "capitalism").give(0, coin=1).give(1, coin=3)
    board.act("income")
    first_answers_until(board, "1 ")
    hand, points = len(board.hand_of(0)), board.score(0)
    board.act("advance science")
    first_answers_until(board, "0 taketurn")
    building_turn(board, build=False)
    assert (board.score(0), len(board.hand_of(0))) == (points + 3, hand + 1)


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


@rule("tapestry.civilizations.renegades")
def test_renegades_gained_in_mid_game_begin_at_the_start_of_their_track() -> None:
    board = gain(aa(), 0, "renegades")
    assert civs_of(board, 0) == ["leaders", "renegades"]
    step(board.token(0, exploration=0), "exploration")
    assert board.asked() == "0 renegadesforgo"


# ---- masterpieces


@rule("tapestry.masterpieces.row")
def test_three_of_twenty_masterpieces_lie_face_up() -> None:
    position = aa().position
    assert (len(position.masterpiece_row), len(position.masterpiece_deck)) == (3, 17)


@rule("tapestry.masterpieces.gain", "tapestry.tracks.arts_3")
def test_arts_3_is_one_of_the_face_up_masterpieces_or_the_top_of_the_deck() -> None:
    board = onto(3, aa().row("kaleidoscope", "quartet_in_gold", "long_colonnade"))
    assert board.legal() == [
        "masterpiece kaleidoscope", "masterpiece quartet_in_gold", "masterpiece long_colonnade", "masterpiece deck",
    ]  # fmt: skip
    board.act("masterpiece quartet_in_gold")
    assert (board.works_of(0), len(board.position.masterpiece_row)) == (["quartet_in_gold"], 3)
    assert (board.score(0), stocked(board)) == (0, 0), "it pays nothing when it is gained"


@rule("tapestry.masterpieces.gain")
def test_the_top_of_the_masterpiece_deck_leaves_the_row_as_it_is() -> None:
    board = aa().row("kaleidoscope", "quartet_in_gold", "long_colonnade")
    row = list(board.position.masterpiece_row)
    onto(3, board).act("masterpiece deck")
    assert (board.position.masterpiece_row, len(board.works_of(0))) == (row, 1)


@rule("tapestry.tracks.arts_5")
def test_arts_5_lays_a_tile_and_sells_a_masterpiece_for_a_resource() -> None:
    board = onto(5, aa().give(0, food=1)).act("build farm")
    assert board.legal() == ["pay food", "decline"]
    board.act("pay food")
    assert board.asked() == "0 createmasterpiece"


@rule("tapestry.tracks.arts_6", "tapestry.masterpieces.broadcast")
def test_arts_6_broadcasts_a_masterpiece_or_gains_a_building() -> None:
    board = onto(6, aa().works(0, "symphony_of_engines").token(0, technology=5))
    assert board.asked() == "0 pickbranch"
    board.act("pick 1")
    assert (board.score(0), board.asked()) == (5, "0 taketurn")
    board = onto(6, aa().works(0, "symphony_of_engines").token(0, technology=5)).act("pick 2")
    assert (board.asked(), board.score(0)) == ("0 choosebuilding", 0)


@rule("tapestry.tracks.arts_7", "tapestry.masterpieces.refresh")
def test_arts_7_may_put_away_the_three_face_up_masterpieces_before_one_is_gained() -> None:
    board = aa().row("kaleidoscope", "quartet_in_gold", "long_colonnade")
    onto(7, board).act("accept")
    assert not {"kaleidoscope", "quartet_in_gold", "long_colonnade"} & {
        answer.removeprefix("masterpiece ") for answer in board.legal()
    }
    board.act(board.legal()[0])
    assert (len(board.works_of(0)), len(board.position.masterpiece_row)) == (1, 3)


@rule("tapestry.tracks.arts_8")
def test_arts_8_lays_a_tile_and_sells_any_building_for_a_resource() -> None:
    board = onto(8, aa().give(0, food=1)).act("build house", "pay food")
    assert board.legal() == ["build market", "build house", "build farm", "build armory"]


@rule("tapestry.tracks.arts_11")
def test_arts_11_sells_a_masterpiece_after_its_advance() -> None:
    board = onto(11, aa().give(0, food=1)).act("track exploration")
    assert board.legal() == ["pay food", "decline"]
    assert board.act("pay food").asked() == "0 createmasterpiece"


def end_of_arts(board: Board) -> Board:
    return onto(12, board)


@rule("tapestry.tracks.arts_12", "tapestry.masterpieces.share")
def test_arts_12_uses_up_to_three_different_masterpieces_of_oneself_and_neighbours() -> None:
    board = aa(("leaders", "alchemists", "traders", "merrymakers"), 4, ("mountain", "wetland", "tropical", "desert"))
    board.works(0, "symphony_of_engines").works(1, "panorama_of_the_siege", "cathedral_of_light")
    board.works(2, "jubilee_of_the_stars").works(3, "galley_captains_sketchbook")
    board.token(0, technology=1, military=2, science=3, exploration=4).token(1, military=9)
    end_of_arts(board).points(0, 0)
    offered = set()
    for _ in range(3):
        if board.asked() == "0 taketurn":
            break
        offered |= {answer.split()[-1] for answer in board.legal()}
        board.act(next(answer for answer in board.legal() if answer != "decline"))
    assert board.score(0) == 1 + 2 + 4, "own positions count, and the player across the table is no neighbour"
    assert "cathedral_of_light" not in offered, "others never use a card of single use"
    assert "jubilee_of_the_stars" not in offered


@rule("tapestry.tracks.arts_12")
def test_a_masterpiece_is_used_once_by_arts_12_and_one_may_stop_early() -> None:
    board = end_of_arts(aa().works(0, "symphony_of_engines", "quartet_in_gold").token(0, technology=3)).points(0, 0)
    assert "decline" in board.legal()
    board.act(next(answer for answer in board.legal() if answer.endswith("symphony_of_engines")))
    assert not any(answer.endswith("symphony_of_engines") for answer in board.legal())


@rule("tapestry.masterpieces.income")
def test_masterpieces_come_before_civilizations() -> None:
    board = aa(("merrymakers", "alchemists")).hand(0, "trap").works(0, "quartet_in_gold", "symphony_of_engines")
    board.token(0, technology=2).act("income")
    first_answers_until(board, "0 merrymakerscolumn")
    assert (board.score(0), stocked(board)) == (4 + 2, 1)


@rule("tapestry.masterpieces.income")
def test_masterpieces_are_used_in_the_order_of_choice() -> None:
    for first, points in (("kaleidoscope", 3), ("self_portrait_with_masks", 2)):
        board = aa(("merrymakers", "alchemists")).hand(0, "trap").give(0, coin=1)
        board.works(0, "kaleidoscope", "self_portrait_with_masks").token(0, arts=2)
        board.row("jubilee_of_the_stars", "galley_captains_sketchbook", "panorama_of_the_siege").act("income")
        board.act(f"masterpiece {first}", "pay coin", "masterpiece jubilee_of_the_stars")
        assert (board.asked(), board.score(0)) == ("0 merrymakerscolumn", points)


@rule("tapestry.masterpieces.income")
def test_an_order_that_matters_through_another_track_is_asked_too() -> None:
    board = aa(("merrymakers", "alchemists")).hand(0, "trap").give(0, coin=1)
    board.works(0, "kaleidoscope", "symphony_of_engines").token(0, arts=8, technology=3)
    board.landmark(1, "forge", *ARTS_LANDMARKS).display("barn", "calendar", "clocks").act("income")
    board.act("masterpiece kaleidoscope", "pay coin", "track technology")
    first_answers_until(board, "0 merrymakerscolumn")
    assert (board.where(0, "technology"), board.score(0)) == ((4,), 4)


@rule("tapestry.masterpieces.income", "tapestry.faq.turn_5_resources")
def test_masterpieces_pay_in_the_fifth_income_turn_too() -> None:
    board = aa(("leaders", "alchemists")).era(4, 4).works(0, "quartet_in_gold").act("income", "take food")
    assert (board.score(0), board.stock(0)) == (4, {"food": 1})


@rule("tapestry.masterpieces.gained_in_step_1")
def test_a_masterpiece_gained_before_civilizations_still_pays() -> None:
    board = aa().hand(0, "trap").give(0, coin=1).works(0, "kaleidoscope").token(0, arts=2, technology=3)
    board.row("symphony_of_engines", "long_colonnade", "quartet_in_gold").act("income")
    board.act("pay coin" if "pay coin" in board.legal() else board.legal()[0])
    assert board.asked() == "0 createmasterpiece"
    board.act("masterpiece symphony_of_engines")
    assert (board.asked(), board.score(0)) == ("0 leaderssquare", 3)


@rule("tapestry.masterpieces.gained_in_step_1")
def test_a_masterpiece_gained_while_civilizations_are_used_is_too_late() -> None:
    board = (
        aa(("merrymakers", "alchemists")).hand(0, "trap").row("symphony_of_engines", "kaleidoscope", "long_colonnade")
    )
    board.token(0, technology=3).act("income")
    board.do(0, [{"gain": {"masterpiece": 1}}]).act("masterpiece symphony_of_engines")
    board.act("pick 1")
    assert (board.asked(), board.score(0)) == ("0 playcard", 0)


@rule("tapestry.masterpieces.single_use", "tapestry.masterpieces.cathedral_of_light")
def test_the_cathedral_is_turned_over_and_never_pays_again() -> None:
    board = aa().use(0, "cathedral_of_light")
    first_answers(board)
    assert (sum(board.position.built[:4]), stocked(board), board.spent("cathedral_of_light")) == (1, 1, True)
    board.do(0, [{"broadcast": "own"}], "card.guilds")
    assert (board.asked(), stocked(board)) == ("0 taketurn", 1)
    board.hand(0, "trap").act("income")
    assert board.asked() == "0 leaderssquare"


@rule("tapestry.masterpieces.single_use", "tapestry.masterpieces.portrait_of_a_moment")
def test_the_portrait_is_turned_over_only_if_its_price_is_paid() -> None:
    board = aa().give(0, coin=1).token(0, exploration=1).use(0, "portrait_of_a_moment")
    assert board.legal() == ["pay coin", "decline"]
    board.act("decline")
    assert (board.spent("portrait_of_a_moment"), board.stock(0)) == (False, {"coin": 1})
    board = aa().give(0, coin=1).token(0, exploration=1).use(0, "portrait_of_a_moment").act("pay coin")
    first_answers(board)
    assert (board.spent("portrait_of_a_moment"), len(board.position.supply[0])) == (True, 2)


@rule("tapestry.masterpieces.only_then")
def test_a_masterpiece_cannot_be_used_on_an_advance_turn() -> None:
    board = aa().works(0, "portrait_of_a_moment").give(0, coin=3)
    assert set(board.legal()) == {"income", *(f"advance {track}" for track in TRACKS)}


@rule("tapestry.masterpieces.automaton_playing_chess")
@pytest.mark.parametrize(
    ("work", "points", "resources"),
    [
        ("automaton_playing_chess", 2, 1),
        ("choir_of_a_hundred_streets", 1, 1),
        ("epic_of_the_two_brothers", 3 + 1, 1),
        ("fresco_of_the_far_shore", 0, 1),
        ("galley_captains_sketchbook", 5, 0),
        ("jubilee_of_the_stars", 2, 0),
        ("long_colonnade", 2, 1),
        ("march_of_the_provinces", 2, 1),
        ("mosaic_of_the_merchants", 2 + 0, 1),
        ("needlework_of_the_ages", 3, 1),
        ("panorama_of_the_siege", 3, 0),
        ("quartet_in_gold", 4, 1),
        ("romance_of_the_loom", 0, 1),
        ("self_portrait_with_masks", 6, 0),
        ("symphony_of_engines", 7, 0),
    ],
)
def test_each_masterpiece_scores_what_the_guide_says(work: str, points: int, resources: int) -> None:
    board = (
        aa().token(0, exploration=5, science=2, military=3, technology=7, arts=6).built(0, armory=3, farm=1, market=2)
    )
    board.tech(0, 0, "calendar").tech(0, 2, "barn").outpost(0, "1.-2").hand(0, "trap", "guilds").mat(0, 1, "democracy")
    fill(board, "4.1", "4.2", "4.3", "4.9")  # one row
    fill(board, "1.5", "2.5", "5.5", "6.5", "7.5", "8.5", "9.5")  # and the fifth column
    fill(board, "1.6", "6.6", "7.6", "8.6", "9.6")  # and the sixth
    board.use(0, work)
    first_answers(board)
    assert (board.score(0), stocked(board)) == (points, resources)


@rule("tapestry.masterpieces.epic_of_the_two_brothers", "tapestry.masterpieces.mosaic_of_the_merchants")
def test_two_masterpieces_offer_two_resources_only() -> None:
    assert len(aa().use(0, "epic_of_the_two_brothers").legal()) == 2
    board = aa().use(0, "epic_of_the_two_brothers").act("pick 1")
    assert board.stock(0) == {"food": 1}
    assert aa().use(0, "mosaic_of_the_merchants").act("pick 1").stock(0) == {"worker": 1}
    assert aa().use(0, "march_of_the_provinces").stock(0) == {"culture": 1}


@rule("tapestry.masterpieces.fresco_of_the_far_shore", "tapestry.masterpieces.romance_of_the_loom")
def test_a_fresco_brings_a_tile_and_a_romance_a_card() -> None:
    assert len(first_answers(aa().use(0, "fresco_of_the_far_shore")).position.supply[0]) == 1
    assert len(first_answers(aa().use(0, "romance_of_the_loom")).hand_of(0)) == 1


@rule("tapestry.masterpieces.kaleidoscope")
def test_the_kaleidoscope_buys_a_step_on_arts_with_its_benefit() -> None:
    board = aa().give(0, coin=1).use(0, "kaleidoscope")
    assert board.legal() == ["pay coin", "decline"]
    board.act("pay coin")
    assert (board.where(0, "arts"), len(board.hand_of(0)), board.spent("kaleidoscope")) == ((1,), 1, False)
    assert aa().use(0, "kaleidoscope").asked() == "0 taketurn", "without a resource nothing can be bought"


@rule("tapestry.masterpieces.statue_of_the_pathfinder")
def test_the_statue_conquers_an_empty_territory_only() -> None:
    board = aa().outpost(1, "1.-2").script(red=[0], black=[0]).use(0, "statue_of_the_pathfinder")
    assert board.legal() == ["conquer -1.-1", "conquer 0.-3"]
    board.act("conquer 0.-3", "die red")
    assert (board.score(0), board.controller("0.-3")) == (4, 0)


@rule("tapestry.masterpieces.hymn_to_the_clockmakers")
def test_a_card_raised_by_the_hymn_rests_for_the_turn() -> None:
    board = aa(("merrymakers", "alchemists")).hand(0, "trap").works(0, "hymn_to_the_clockmakers")
    board.tech(0, 0, "calendar").token(0, exploration=4).act("income")
    assert board.techs(0) == {"calendar": 1}
    board.act("pick 1", "play trap")
    while board.asked() == "0 takeresource":
        board.act("take coin")
    assert board.asked().startswith("1 "), "no upgrade of that card is offered in step 3"
    assert board.techs(0) == {"calendar": 1}


@rule("tapestry.masterpieces.hymn_to_the_clockmakers")
def test_another_card_may_still_be_raised_after_the_hymn() -> None:
    board = aa(("merrymakers", "alchemists")).hand(0, "trap").works(0, "hymn_to_the_clockmakers")
    board.tech(0, 0, "calendar", "canned_food").token(0, exploration=4).act("income", "upgrade calendar")
    board.act("pick 1", "play trap")
    while board.asked() == "0 takeresource":
        board.act("take coin")
    assert board.legal() == ["upgrade canned_food", "decline"]


@rule("tapestry.masterpieces.hymn_to_the_clockmakers")
def test_a_card_played_in_the_first_step_lies_on_the_space_of_the_new_era() -> None:
    board = aa(("merrymakers", "alchemists")).hand(0, "trap", "capitalism").works(0, "hymn_to_the_clockmakers")
    board.tech(0, 1, "printing_press").token(0, **dict.fromkeys(TRACKS, 9)).built(0, house=5, market=5).act("income")
    assert board.asked() == "0 playcard"
    board.act("play capitalism")
    assert board.position.mat(0, 2) == (board.position.box.card_no["capitalism"],)


@rule("tapestry.masterpieces.lines")
def test_rows_of_a_masterpiece_are_no_scoring_of_the_capital() -> None:
    board = fill(city("swamp"), *ROW_5, "4.2", "4.3", "4.5", "4.6", "4.7", "4.8", "4.4")
    board.use(0, "choir_of_a_hundred_streets").act("take coin")
    assert board.score(0) == 2, "two rows without a pad, and no point more"


@rule("tapestry.masterpieces.lines")
def test_architects_gain_nothing_more_from_a_masterpiece() -> None:
    board = aa(("architects", "alchemists"))
    board.plot(0, "farm", "4.1", "4.2", "4.3", "4.9").use(0, "choir_of_a_hundred_streets").act("take coin")
    assert board.score(0) == 1


@rule("tapestry.landmarks.sculpture_garden")
def test_two_masterpieces_even_turned_over_give_the_sculpture_garden() -> None:
    for works, gained in ((("kaleidoscope",), 0), (("kaleidoscope", "cathedral_of_light"), 1)):
        board = aa().landmark_card(0, "sculpture_garden").works(0, *works).give(0, coin=1).give(1, coin=2)
        number = board.position.box.masterpiece_no["cathedral_of_light"]
        board.position.masterpiece_spent[number] = 1
        assert first_answers(board.act("advance exploration")).position.landmarks_of(0) == gained


@rule("tapestry.landmarks.amphitheater")
def test_one_inspiration_tile_gives_the_amphitheater() -> None:
    for rows, gained in (((), 0), (("farm",), 1)):
        board = aa().landmark_card(0, "amphitheater").inspire(0, *rows).give(0, coin=1).give(1, coin=2)
        assert first_answers(board.act("advance exploration")).position.landmarks_of(0) == gained


@rule("tapestry.boxes.utilitarians_arts")
def test_the_line_of_the_second_tier_of_arts_pays_three_points_per_masterpiece() -> None:
    board = begun(2, ("utilitarians", "leaders"), options=BOTH).act("landmark arts_ii")
    first_answers_until(board, "0 taketurn")
    board.points(0, 0).do(0, [{"gain": {"masterpiece": 1}}]).act("masterpiece deck")
    assert board.score(0) == 3


# ---- inspiration tiles


@rule("tapestry.inspiration.tile", "tapestry.inspiration.row")
def test_each_row_takes_its_own_tile_once() -> None:
    board = aa().do(0, [{"inspire": 1}])
    assert board.legal() == ["build market", "build house", "build farm", "build armory"]
    board.act("build house").do(0, [{"inspire": 1}])
    assert board.legal() == ["build market", "build farm", "build armory"]


@rule("tapestry.inspiration.all_laid")
def test_with_all_tiles_laid_inspiration_does_nothing() -> None:
    board = aa().inspire(0, "market", "house", "farm", "armory").do(0, [{"inspire": 1}])
    assert board.asked() == "0 taketurn"


@rule("tapestry.inspiration.market", "tapestry.inspiration.farm", "tapestry.inspiration.armory")
@pytest.mark.parametrize(
    ("row", "built", "before", "after"),
    [
        ("market", 1, 2, 2 + 3),  # two tech cards
        ("market", 3, 4, 4 + 6),
        ("market", 5, 6 + 10, 6 + 6 + 15),
        ("house", 1, 0, 3),
        ("house", 5, 10, 6 + 15),
        ("farm", 2, 4, 4 + 3),
        ("farm", 5, 4 + 7 + 10, 4 + 7 + 6 + 15),
        ("armory", 0, 0, 0),
        ("armory", 4, 2, 2 + 6),  # one territory on two icons
        ("armory", 5, 2 + 10, 2 + 6 + 15),
    ],
)
def test_a_tile_improves_the_points_of_its_row(row: str, built: int, before: int, after: int) -> None:
    techs = ("calendar", "barn") if row == "market" else ()
    board = aa().built(0, **{row: built}).tech(0, 0, *techs)
    assert expected_points(board.position, 0) == before
    assert expected_points(board.inspire(0, row).position, 0) == after


@rule("tapestry.inspiration.lasting")
def test_a_tile_scores_nothing_when_it_is_laid_and_keeps_the_income() -> None:
    board = aa(("merrymakers", "alchemists")).era(1, 2).hand(0, "trap").built(0, farm=2).give(1, coin=3)
    board.do(0, [{"inspire": 1}]).act("build farm")
    assert board.score(0) == 0
    board.act("income", "pick 3", "play trap")
    assert board.score(0) == 5 + 10 + 4 + 3
    assert (board.stock(0), len(board.position.supply[0])) == ({"coin": 1, "worker": 1, "food": 2, "culture": 1}, 1)


# ---- where pieces of the boxes meet


def both(civ: str, capital: str) -> Board:
    return first_answers_until(begun(2, (civ, "leaders"), (capital, "wetland"), options=BOTH), "0 taketurn")


@rule("tapestry.civilizations.riverfolk", "tapestry.capitals.archipelago")
@pytest.mark.parametrize(("capital", "points"), [("swamp", 8), ("archipelago", 0), ("terraces", 28)])
def test_riverfolk_look_at_the_districts_of_an_advanced_capital(capital: str, points: int) -> None:
    assert both("riverfolk", capital).score(0) == points


@rule("tapestry.civilizations.riverfolk", "tapestry.capitals.swamp")
def test_water_of_the_swamp_is_impassable_and_pads_are_not() -> None:
    board = table(2, ("riverfolk", "leaders"), ("swamp", "wetland"), options=BOTH)
    house(board, "4.1")  # the only water of its district
    assert board.asked() == "0 takeresource", "the pads there do not count"


@rule("tapestry.capitals.swamp_penalty", "tapestry.civilizations.riverfolk")
def test_riverfolk_in_the_swamp_lose_for_water_and_for_pads() -> None:
    board = table(2, ("riverfolk", "leaders"), ("swamp", "wetland"), options=BOTH).era(4, 4).points(0, 60)
    first_answers(board.give(1, coin=4).act("income"))
    assert board.score(0) == 60 - 10 - 18


@rule("tapestry.capitals.terraces", "tapestry.landmarks.town_hall")
def test_two_rows_of_the_terraces_are_two_districts_for_the_town_hall() -> None:
    board = table(2, ("leaders", "chosen"), ("terraces", "wetland"), options=BOTH).landmark_card(0, "town_hall")
    fill(board, "1.1", "1.2", "1.4", "1.5", "1.6", "1.7", "2.1", "2.2", "2.3", "2.4", "2.5", "2.7", "2.8")
    house(board, "1.9", "take coin")
    house(board, "2.9", "take coin")
    board.give(1, coin=3).act("advance exploration")
    assert first_answers(board).position.landmarks_of(0) == 1


@rule("tapestry.masterpieces.share")
def test_a_masterpiece_of_a_neighbour_is_not_turned_over_and_stays_theirs() -> None:
    board = end_of_arts(aa().works(1, "quartet_in_gold")).points(0, 0)
    first_answers(board)
    assert (board.score(0), stocked(board), board.works_of(1), board.stock(1)) == (4, 1, ["quartet_in_gold"], {})


@rule("tapestry.tracks.arts_12")
def test_arts_12_may_use_an_own_masterpiece_of_single_use() -> None:
    board = end_of_arts(aa().works(0, "cathedral_of_light")).points(0, 0)
    board.act(next(answer for answer in board.legal() if answer != "decline"))
    first_answers(board)
    assert (board.spent("cathedral_of_light"), stocked(board)) == (True, 1)


@rule("tapestry.masterpieces.broadcast")
def test_a_masterpiece_used_in_step_1_may_be_broadcast_in_the_same_turn() -> None:
    board = aa(("merrymakers", "alchemists")).hand(0, "trap").works(0, "symphony_of_engines").token(0, technology=3)
    board.act("income")
    assert board.score(0) == 3
    assert board.do(0, [{"broadcast": "own"}], "space.arts_6").score(0) == 6


@rule("tapestry.masterpieces.portrait_of_a_moment")
def test_the_portrait_offers_the_bonus_of_the_position_and_any_track() -> None:
    board = aa().give(0, coin=2).token(0, technology=2, arts=2).use(0, "portrait_of_a_moment").act("pay coin")
    assert board.legal() == ["track technology", "track arts"]
    board.act("track arts")
    assert (board.score(0), board.legal()) == (5, ["pay coin", "decline"])


@rule("tapestry.masterpieces.statue_of_the_pathfinder")
def test_the_statue_can_conquer_the_middle_island_for_the_objective() -> None:
    board = aa().lay("0.-1", "t05").outpost(0, "0.-1").script(red=[0], black=[0]).use(0, "statue_of_the_pathfinder")
    board.act("conquer 0.0", "die black")
    assert (board.score(0), board.stock(0)) == (10, {"coin": 1})


@rule("tapestry.masterpieces.statue_of_the_pathfinder")
def test_the_statue_without_an_outpost_does_nothing() -> None:
    board = aa()
    board.position.outposts[0] = 0
    assert board.use(0, "statue_of_the_pathfinder").asked() == "0 taketurn"


@rule("tapestry.masterpieces.gain")
def test_a_refreshed_row_and_its_discard_are_shuffled_when_the_deck_is_empty() -> None:
    board = aa()
    position = board.position
    position.masterpiece_discard = list(position.masterpiece_deck)
    position.masterpiece_deck = []
    board.do(0, [{"gain": {"masterpiece": 1}}]).act(board.legal()[0])
    assert (len(board.works_of(0)), len(position.masterpiece_row)) == (1, 3)


@rule("tapestry.arts.cost")
def test_the_price_of_two_different_resources_is_a_free_choice() -> None:
    board = aa().token(0, arts=4).give(0, coin=2, worker=1, food=1).act("advance arts")
    assert sorted(board.legal()) == ["pay coin+food", "pay coin+worker", "pay worker+food"]


@rule("tapestry.arts.track")
def test_boasting_counts_the_fifth_track() -> None:
    assert play(aa().era(2, 2), "boast_of_superiority").score(0) == 5 * 4


@rule("tapestry.arts.track")
def test_alchemists_may_move_on_arts_and_five_tracks_may_be_marked() -> None:
    board = aa(("alchemists", "leaders")).script(science=[16, 0, 4, 8, 12]).hand(0, "trap").act("income")
    seen = 0
    while board.asked() != "0 playcard" and seen < 40:
        answers = board.legal()
        board.act("accept" if "accept" in answers else answers[0])
        seen += 1
    assert [board.where(0, track) for track in TRACKS] == [(1,)] * 5


# ---- technologies that carry a landmark, and others of the box


def landmark_for(board: Board, landmark: str = "barn") -> Board:
    return board.do(0, [{"landmark": landmark}])


@rule("tapestry.technology.landmark")
def test_a_landmark_may_go_onto_a_tech_card_that_rises_at_once() -> None:
    board = landmark_for(aa().tech(0, 0, "automata"))
    onto_card = [answer for answer in board.legal() if "automata" in answer]
    assert len(onto_card) == 1
    board.act(onto_card[0], "upgrade automata")
    assert (board.techs(0)["automata"], board.stock(0), board.position.landmarks_of(0)) == (1, {"coin": 1}, 1)


@rule("tapestry.technology.landmark")
def test_a_landmark_on_a_card_in_the_middle_row_gives_the_square() -> None:
    board = landmark_for(aa().tech(0, 1, "astrolabe"))
    board.act("use astrolabe", "upgrade astrolabe")
    assert (board.techs(0)["astrolabe"], board.where(0, "exploration")) == (2, (1,))
    assert len(board.position.supply[0]) == 2, "with the benefit of the space"


@rule("tapestry.technology.landmark")
def test_without_a_landmark_such_a_card_stays_in_the_middle_row() -> None:
    board = aa().tech(0, 1, "astrolabe", "automata").landmark(0, "barn").do(0, [{"upgrade": True}])
    assert (board.asked(), board.techs(0)) == ("0 taketurn", {"astrolabe": 1, "automata": 1})


@rule("tapestry.technology.landmark")
def test_a_landmark_serves_the_card_it_lies_on_only_and_a_card_takes_one() -> None:
    board = landmark_for(aa().tech(0, 0, "automata").tech(0, 1, "astrolabe")).act("use automata", "upgrade automata")
    board.do(0, [{"upgrade": True}])  # the only one that can rise: its landmark lies there for the later step
    first_answers(board)
    assert (board.techs(0)["automata"], board.techs(0)["astrolabe"]) == (2, 1)
    landmark_for(board, "bakery")
    assert "use automata" not in board.legal(), "there is one already"
    assert "use astrolabe" in board.legal()


@rule("tapestry.technology.landmark")
def test_a_landmark_on_a_card_counts_and_is_discarded_with_it() -> None:
    board = landmark_for(aa().tech(0, 0, "chess")).act("use chess", "decline")
    assert (board.techs(0), board.position.landmarks_of(0)) == ({"chess": 0}, 1)
    board.tech(0, 0, "calendar", "clocks").landmark(1, "tech_hub").token(0, technology=10)
    step(board, "technology")
    for _ in range(20):
        if board.asked() == "0 buy":
            break
        board.act(board.legal()[0])
    board.act(next(answer for answer in board.legal() if answer != "decline"))
    first_answers(board)
    assert "chess" not in board.techs(0)
    assert board.position.landmarks_of(0) == 0


@rule("tapestry.tech.reverse_engineering", "tapestry.technology.freely")
def test_reverse_engineering_needs_no_landmark_on_a_card() -> None:
    board = aa().tech(0, 1, "reverse_engineering", "automata").token(0, technology=7)
    board.do(0, [{"upgrade": True}])
    first_answers(board)
    assert (board.techs(0)["automata"], board.where(0, "technology")) == (2, (8,))


@rule("tapestry.tech.prefabrication")
@pytest.mark.parametrize(
    ("card", "row", "points", "stock", "cards"),
    [
        ("camera", 0, 0, {}, 1),
        ("astrolabe", 0, 0, {"food": 1}, 0),
        ("sundial", 0, 0, {"worker": 1}, 0),
        ("chess", 0, 0, {"culture": 1}, 0),
        ("loom", 0, 0, {"coin": 1}, 0),
        ("oil_paint", 0, 0, {"coin": 1}, 0),
        ("prefabrication", 0, 4, {}, 0),
        ("reverse_engineering", 0, 0, {"culture": 1}, 0),
        ("musical_notation", 1, 5, {}, 0),
    ],
)
def test_tech_cards_of_the_box_give_their_circle_or_square(
    card: str, row: int, points: int, stock: dict[str, int], cards: int
) -> None:
    board = aa().tech(0, row, card).token(0, arts=5).do(0, [{"upgrade": True}])
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert (board.score(0), board.stock(0), len(board.hand_of(0))) == (points, stock, cards)
    assert board.techs(0)[card] == row + 1


@rule("tapestry.tech.drawbridge")
def test_the_drawbridge_scores_territories_and_armories() -> None:
    board = aa().tech(0, 1, "drawbridge").token(1, military=4).built(0, armory=2).outpost(0, "1.-2")
    assert board.do(0, [{"upgrade": True}]).score(0) == 2 + 2


@rule("tapestry.tech.oil_paint", "tapestry.tech.camera")
def test_squares_that_need_the_second_tier_of_arts_may_use_a_neighbours_position() -> None:
    board = aa().tech(0, 1, "oil_paint").do(0, [{"upgrade": True}])
    assert (board.asked(), board.techs(0)) == ("0 taketurn", {"oil_paint": 1})
    board.token(1, arts=4).do(0, [{"upgrade": True}])
    assert board.asked() == "0 createmasterpiece"
    board = aa().tech(0, 1, "camera").token(1, arts=4).do(0, [{"upgrade": True}])
    assert board.asked() == "0 inspirerow"


@rule("tapestry.tech.reverse_engineering")
def test_reverse_engineering_raises_twice_without_conditions() -> None:
    board = aa().tech(0, 1, "reverse_engineering").tech(0, 0, "calendar").token(0, technology=7)
    board.do(0, [{"upgrade": True}])
    if board.asked() == "0 upgradecard":
        board.act("upgrade reverse_engineering")
    while board.asked() == "0 upgradecard":
        board.act("upgrade calendar")
    assert (board.techs(0)["calendar"], board.score(0), board.stock(0)) == (2, 7, {"culture": 1})


# ---- tapestry cards of the box


@rule("tapestry.cards.patronage")
def test_patronage_creates_a_masterpiece_and_scores_two_points_for_each() -> None:
    board = play(aa().era(2, 2).works(0, "kaleidoscope"), "patronage")
    first_answers(board)
    assert (len(board.works_of(0)), board.score(0)) == (2, 4)


@rule("tapestry.cards.salon_season")
def test_a_salon_season_pays_for_gaining_and_broadcasting() -> None:
    board = play(aa().era(2, 2), "salon_season").do(0, [{"gain": {"masterpiece": 1}}]).act("masterpiece deck")
    assert board.score(0) == 4
    board.works(0, "symphony_of_engines").token(0, technology=0).points(0, 0)
    board.do(0, [{"broadcast": "own"}], "space.arts_6")
    first_answers(board)
    assert board.score(0) >= 2


@rule("tapestry.cards.touring_exhibition")
def test_a_touring_exhibition_uses_a_neighbours_masterpiece_and_scores_four() -> None:
    board = play(aa().era(2, 2).works(1, "quartet_in_gold"), "touring_exhibition")
    first_answers(board)
    assert (board.score(0), stocked(board)) == (4 + 4, 1)


def one_district() -> Board:
    """Seat 0 has completed the middle district of the Mountain, with four buildings and a coin for it."""
    board = aa().era(2, 2).plot(0, "farm", "5.4", "5.5", "6.5").do(0, [{"build": ["house"]}])
    return board.act("plot 6.6", "take coin")


@rule("tapestry.cards.building_contest")
def test_a_building_contest_is_won_alone_or_scores_districts() -> None:
    board = play(aa().era(2, 2), "building_contest")
    assert (board.asked(), board.score(0)) == ("0 taketurn", 4), "tied with nothing"
    board = (
        aa().era(2, 2).plot(0, "farm", "5.4", "5.5", "6.5").do(0, [{"build": ["house"]}]).act("plot 6.6", "take coin")
    )
    assert play(board, "building_contest").asked() == "0 choosebuilding"


@rule("tapestry.cards.wandering_muses", "tapestry.tapestry_cards.permanent")
def test_wandering_muses_pay_for_arts_in_every_later_era() -> None:
    board = play(aa().era(2, 2), "wandering_muses")
    step(board, benefit=False, bonus="none")
    assert board.score(0) == 2
    step(board.era(4, 2), benefit=False, bonus="none")
    assert board.score(0) == 4


@rule("tapestry.tapestry_cards.permanent")
def test_a_permanent_card_that_is_covered_stops() -> None:
    board = play(aa().era(2, 2), "wandering_muses")
    play(board, "capitalism")
    step(board, benefit=False, bonus="none")
    assert board.score(0) == 0


@rule("tapestry.tapestry_cards.permanent")
def test_espionage_cannot_copy_a_permanent_card() -> None:
    board = aa().era(2, 2)
    play(board, "wandering_muses", seat=1)
    play(board, "espionage")
    first_answers(board)
    step(board, benefit=False, bonus="none")
    assert board.score(0) == 0


@rule("tapestry.cards.world_heritage")
def test_world_heritage_scores_landmarks_in_the_fifth_income_turn() -> None:
    board = play(aa().era(2, 2), "world_heritage").landmark(0, "barn", "forge", "bakery").era(4, 4).give(1, coin=3)
    first_answers(board.act("income", "decline"))
    assert board.score(0) == 6


@rule("tapestry.cards.new_perspectives")
def test_new_perspectives_inspire_or_create() -> None:
    board = play(aa().era(2, 2), "new_perspectives").act("pick 1", "build farm")
    assert board.score(0) == 3
    assert play(aa().era(2, 2), "new_perspectives").act("pick 2").asked() == "0 createmasterpiece"


@rule("tapestry.cards.royal_censors")
def test_royal_censors_bar_their_own_player_from_arts_and_tax_the_others() -> None:
    board = play(aa().era(2, 2), "royal_censors").give(0, coin=1)
    assert "advance arts" not in board.legal()
    board.do(1, [{"advance": {"tracks": ["arts"], "benefit": False, "bonus": "none"}}])
    assert board.score(0) == 3


@rule("tapestry.cards.grand_tour")
def test_a_grand_tour_explores_anywhere() -> None:
    board = play(aa().era(2, 2).tiles(0, "t05"), "grand_tour")
    if board.asked() == "0 exploretile":
        board.act("tile t05")
    assert len({answer.split()[1] for answer in board.legal()}) > 6
    first_answers(board)
    assert len(board.position.supply[0]) == 1


@rule("tapestry.cards.master_builders")
def test_master_builders_create_a_masterpiece_with_each_landmark() -> None:
    board = play(aa().era(2, 2), "master_builders").do(0, [{"landmark": "barn"}])
    first_answers(board)
    assert len(board.works_of(0)) == 1


@rule("tapestry.cards.picture_palaces")
def test_picture_palaces_score_masterpieces_already_on_the_turn_they_are_played() -> None:
    board = aa(("militants", "alchemists")).hand(0, "picture_palaces").works(0, "kaleidoscope", "portrait_of_a_moment")
    board.give(1, coin=2).act("income", "play picture_palaces")
    first_answers_until(board, "1 ")
    assert board.score(0) == 4


@rule("tapestry.cards.iconoclasm")
def test_iconoclasm_sells_up_to_two_masterpieces() -> None:
    board = play(aa().era(2, 2).works(0, "kaleidoscope", "long_colonnade", "quartet_in_gold"), "iconoclasm")
    first_answers(board)
    assert (board.score(0), stocked(board), len(board.works_of(0))) == (4, 4, 1)


@rule("tapestry.cards.street_art")
def test_street_art_pays_four_points_for_a_bonus_taken() -> None:
    board = play(aa().era(2, 2), "street_art").give(0, coin=3).token(0, technology=1)
    first_answers_until(board.act("advance technology"), "0 buy")
    board.act("pay coin")
    assert board.score(0) == 4


@rule("tapestry.cards.sister_cities")
def test_sister_cities_serve_an_opponent_and_oneself() -> None:
    board = (
        aa().era(2, 2).plot(0, "farm", "5.4", "5.5", "6.5").do(0, [{"build": ["house"]}]).act("plot 6.6", "take coin")
    )
    first_answers(play(board, "sister_cities"))
    assert (sum(board.stock(1).values()), sum(board.position.built[:4]), board.score(0)) == (1, 5, 1)


@rule("tapestry.cards.avant_garde")
def test_the_avant_garde_steps_on_arts_with_benefit_and_bonus() -> None:
    board = play(aa().era(2, 2).token(0, arts=1).give(0, coin=1), "avant_garde")
    assert (board.where(0, "arts"), board.score(0), board.legal()) == ((2,), 5, ["pay coin", "decline"])


@rule("tapestry.cards.national_parks")
def test_in_national_parks_the_die_is_named_before_it_is_rolled() -> None:
    board = play(aa().era(2, 2).script(red=[3], black=[0]), "national_parks")
    board.do(0, [{"conquer": {"where": "adjacent", "dice": "one"}}]).act("conquer 1.-2")
    assert board.asked().startswith("0 ")
    assert board.legal() == ["die red", "die black"]
    assert list(board.position.dice[:2]) == [-1, -1], "nothing is rolled yet"
    assert board.act("die red").score(0) == 7


@rule("tapestry.cards.national_parks")
def test_in_national_parks_effects_that_give_both_dice_give_the_named_one() -> None:
    board = play(aa().era(2, 2).script(red=[3], black=[0]), "national_parks").outpost(1, "1.-2")
    board.do(0, [{"conquer": {"where": "adjacent", "dice": "both_if_held"}}]).act("conquer 1.-2", "die black")
    assert (board.asked(), board.score(0), board.stock(0)) == ("0 taketurn", 0, {"coin": 1})


@rule("tapestry.cards.national_parks")
def test_in_national_parks_exploring_rolls_a_named_die_and_its_tile_pays_again() -> None:
    board = play(aa().era(2, 2).tiles(0, "t05").script(black=[4]), "national_parks")
    board.do(0, [{"explore": {"where": "adjacent"}}]).act("lay 0.-1 0")
    points = board.score(0)
    board.act("die black")
    assert (board.stock(0), board.score(0)) == ({"food": 2}, points)


@rule("tapestry.cards.shopping_mall", "tapestry.capital.on_cards")
def test_each_plot_of_the_shopping_mall_gives_another_building_which_may_go_there_too() -> None:
    board = play(aa().era(2, 2), "shopping_mall").do(0, [{"build": ["armory"]}])
    for plot in ("1.1", "1.2", "1.3"):
        board.act("card 1 2")
        if board.asked() == "0 placeoncard":
            board.act(f"plot {plot}")
    assert board.position.built[:4] == [1, 1, 1, 1], "an armory, then what each plot gives"
    assert "card 1 2" not in board.legal(), "the card is full"
    board.act(board.legal()[0]).do(0, [{"points_per": {"of": "income_building"}}])
    assert board.score(0) == 4, "buildings on a card count"


@rule("tapestry.cards.shopping_mall", "tapestry.capital.on_cards")
def test_a_landmark_over_two_plots_of_the_shopping_mall_gives_two_buildings() -> None:
    board = play(aa().era(2, 2), "shopping_mall").do(0, [{"landmark": "arts_ii"}]).act("card 1 2", "site 0.2 0")
    first_answers(board)
    assert board.position.built[:4] == [0, 1, 1, 0], "the house and the farm"


@rule("tapestry.cards.shopping_mall")
def test_a_shopping_mall_that_is_covered_takes_no_more_buildings() -> None:
    board = play(play(aa().era(2, 2), "shopping_mall"), "capitalism").do(0, [{"build": ["armory"]}])
    assert "card 1 2" not in board.legal()


@rule("tapestry.cards.shopping_mall")
def test_espionage_does_not_copy_the_plots_of_a_card() -> None:
    board = aa().era(2, 2)
    play(board, "shopping_mall", seat=1)
    first_answers(play(board, "espionage"))
    board.do(0, [{"build": ["armory"]}])
    assert not any(answer.startswith("card ") for answer in board.legal())


@rule("tapestry.cards.cathedral_yard", "tapestry.capital.on_cards")
def test_a_landmark_of_six_plots_fills_the_cathedral_yard() -> None:
    board = play(aa().era(2, 2), "cathedral_yard").do(0, [{"landmark": "arts_iv"}]).act("card 1 2", "site 1.1 0")
    assert board.asked() == "0 takeresource"
    board.act("take coin")
    assert (board.score(0), board.position.landmarks_of(0)) == (12, 1)


@rule("tapestry.cards.cathedral_yard", "tapestry.tapestry_cards.permanent")
def test_the_cathedral_yard_takes_buildings_in_later_eras_and_pays_when_it_is_full() -> None:
    board = play(aa().era(2, 2), "cathedral_yard").era(4, 2)
    for number, kind in enumerate(("farm", "farm", "house", "market", "armory", "house")):
        assert board.score(0) == 0, number
        board.do(0, [{"build": [kind]}]).act("card 1 2")
        if board.asked() == "0 placeoncard":
            board.act(board.legal()[0])
    board.act("take food")
    assert (board.score(0), board.stock(0)) == (12, {"food": 1})


@rule("tapestry.capital.on_cards", "tapestry.landmarks.guildhall")
def test_buildings_on_a_card_are_not_in_the_capital_for_the_guildhall_but_are_off_the_mat_for_the_castle() -> None:
    board = table(2, ("leaders", "alchemists"), options=BOTH).era(2, 2).landmark_card(0, "guildhall", "castle")
    play(board.built(0, house=4, market=2), "cathedral_yard").position.built[2] = 0
    for _ in range(3):
        board.do(0, [{"build": ["farm"]}]).act("card 1 2")
        if board.asked() == "0 placeoncard":
            board.act(board.legal()[0])
    board.give(0, coin=1).give(1, coin=2).act("advance exploration")
    first_answers(board)
    owner, number = board.position.landmark_owner, board.position.box.landmark_no
    assert owner[number["castle"]] == 0, "nine buildings have left the mat"
    assert owner[number["guildhall"]] != 0, "of farms none stands in the capital"


@rule("tapestry.cards.migration")
def test_a_migration_moves_outposts_for_the_benefit_of_the_tile_and_two_points_each() -> None:
    board = play(aa().era(2, 2).lay("0.-1", "t05"), "migration")
    board.act("hex 0.-2", "hex 0.-1")
    assert (board.score(0), board.stock(0)) == (2, {"food": 1})
    board.act("hex 0.-2", "hex 0.-3")
    assert (board.score(0), board.stock(0), board.position.outposts[0]) == (4, {"food": 1}, 8), "a printed hex has none"
    assert (board.controller("0.-1"), board.controller("0.-3"), board.pieces("0.-2")) == (0, 0, [])


@rule("tapestry.cards.migration")
def test_a_migration_onto_the_middle_island_is_no_conquest() -> None:
    board = play(aa().era(2, 2).lay("0.-1", "t07").outpost(0, "0.-1"), "migration")
    board.act("hex 0.-1", "hex 0.0", "decline")
    assert board.score(0) == 2


@rule("tapestry.cards.migration")
def test_a_migration_moves_two_outposts_not_one_outpost_twice() -> None:
    board = play(aa().era(2, 2).lay("0.-1", "t05"), "migration").act("hex 0.-2", "hex 0.-1")
    assert board.legal() == ["hex 0.-2", "decline"], "the outpost on 0.-1 has moved already"


@rule("tapestry.cards.urban_renewal")
def test_urban_renewal_moves_buildings_and_scores_five() -> None:
    board = play(aa().era(2, 2).plot(0, "farm", "1.1"), "urban_renewal")
    while board.asked() != "0 taketurn":
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    assert board.score(0) == 5


@rule("tapestry.cards.urban_renewal")
def test_urban_renewal_may_complete_a_district() -> None:
    board = play(aa().era(2, 2).plot(0, "farm", "1.1", "5.4", "5.5", "6.5"), "urban_renewal")
    board.act("plot 1.1", "plot 6.6", "take coin")
    assert stocked(board) == 1


@rule("tapestry.cards.urban_renewal")
def test_urban_renewal_moves_three_buildings_not_one_building_three_times() -> None:
    board = play(aa().era(2, 2).plot(0, "farm", "1.1"), "urban_renewal").act("plot 1.1", "plot 9.9")
    assert (board.asked(), board.score(0)) == ("0 taketurn", 5), "the only building has been moved"


@rule("tapestry.cards.royal_censors")
def test_royal_censors_bar_free_steps_on_arts_as_well() -> None:
    board = play(aa().era(2, 2), "royal_censors")
    assert step(board, benefit=False, bonus="none").where(0, "arts") == (0,)


@rule("tapestry.cards.iconoclasm")
def test_iconoclasm_takes_a_masterpiece_that_is_turned_over() -> None:
    board = aa().era(2, 2).works(0, "cathedral_of_light")
    board.position.masterpiece_spent[board.position.box.masterpiece_no["cathedral_of_light"]] = 1
    first_answers(play(board, "iconoclasm"))
    assert (board.score(0), stocked(board), board.works_of(0)) == (4, 2, [])


@rule("tapestry.cards.picture_palaces", "tapestry.tapestry_cards.permanent")
def test_picture_palaces_still_pay_in_the_fifth_income_turn() -> None:
    board = play(aa().era(2, 2).works(0, "kaleidoscope"), "picture_palaces").era(4, 4).give(1, coin=3)
    board.act("income")
    first_answers_until(board.act("decline"), "1 ", "over")
    assert board.score(0) == 2


@rule("tapestry.cards.world_heritage", "tapestry.tapestry_cards.permanent")
def test_a_world_heritage_that_was_covered_pays_nothing() -> None:
    board = play(play(aa().era(2, 2), "world_heritage"), "capitalism").landmark(0, "barn").era(4, 4).give(1, coin=3)
    first_answers_until(board.act("income", "decline"), "1 ", "over")
    assert board.score(0) == 0


@rule("tapestry.cards.street_art", "tapestry.civilizations.tinkerers")
def test_street_art_pays_for_a_bonus_that_tinkerers_take_for_nothing() -> None:
    board = table(2, ("tinkerers", "leaders"), options=BOTH).era(2, 2)
    play(board, "street_art")
    use(board, 0, "tinkerers")
    if board.asked() == "0 tinkererstrick":
        board.act("pick 4")
    board.act("track exploration", "accept")
    assert board.score(0) == 4


@rule("tapestry.cards.salon_season", "tapestry.masterpieces.income")
def test_using_masterpieces_in_step_1_is_no_broadcast() -> None:
    board = aa(("merrymakers", "alchemists")).era(2, 2).works(0, "quartet_in_gold")
    play(board, "salon_season").hand(0, "capitalism").act("income", "take coin")
    assert (board.asked(), board.score(0)) == ("0 merrymakerscolumn", 4)


@rule("tapestry.tapestry_cards.permanent_heralds")
def test_heralds_put_no_token_on_a_permanent_card() -> None:
    board = aa(("heralds", "alchemists")).era(2, 2).hand(0, "trap")
    play(board, "wandering_muses", seat=1)
    board.position.mats[0] = ()
    board.act("income")
    assert board.asked() == "0 playcard", "no when-played card lies anywhere"


@rule("tapestry.technology.landmark", "tapestry.landmarks.objective")
def test_the_landmark_of_an_objective_may_go_onto_a_tech_card_too() -> None:
    board = table(2, ("leaders", "alchemists"), options=BOTH).landmark_card(0, "caravanserai").tech(0, 0, "automata")
    board.tiles(0, "t01", "t02", "t03", "t04", "t05", "t06").give(0, coin=1).give(1, coin=2).act("advance exploration")
    board.act("use automata", "upgrade automata")
    assert (board.asked(), board.stock(0), board.techs(0)) == ("1 taketurn", {"coin": 1}, {"automata": 1})


@rule("tapestry.masterpieces.hymn_to_the_clockmakers", "tapestry.civilizations.recyclers")
def test_a_card_raised_by_the_hymn_cannot_be_raised_by_a_civilization_either() -> None:
    board = table(2, ("recyclers", "leaders"), options=BOTH).hand(0, "trap").works(0, "hymn_to_the_clockmakers")
    board.tech(0, 0, "calendar").token(0, exploration=4).act("income")
    if board.asked() == "0 upgradecard":
        board.act("upgrade calendar")
    assert (board.techs(0)["calendar"], "upgrade calendar" in board.legal()) == (1, False)


@rule("tapestry.masterpieces.hymn_to_the_clockmakers", "tapestry.technology.landmark")
def test_a_card_raised_by_the_hymn_is_not_raised_by_a_landmark_in_the_same_turn() -> None:
    board = aa(("merrymakers", "alchemists")).hand(0, "trap").works(0, "hymn_to_the_clockmakers")
    board.tech(0, 0, "automata").act("income")
    assert board.techs(0) == {"automata": 1}
    landmark_for(board).act("use automata")
    assert "upgrade automata" not in board.legal()
    assert board.techs(0) == {"automata": 1}


@rule("tapestry.masterpieces.hymn_to_the_clockmakers")
def test_the_rest_of_a_card_ends_with_the_turn() -> None:
    board = aa().tech(0, 0, "calendar").token(0, exploration=4).use(0, "hymn_to_the_clockmakers")
    assert board.techs(0) == {"calendar": 1}
    board.do(0, [{"upgrade": True}])
    assert board.techs(0) == {"calendar": 1}, "still the same turn"
    board.give(0, coin=2).give(1, coin=2).act("advance science")
    first_answers_until(board, "1 taketurn")
    first_answers_until(board.act("advance science"), "0 taketurn")
    board.do(0, [{"upgrade": True}])
    assert board.techs(0) == {"calendar": 2}


@rule("tapestry.landmarks.board")
def test_dystopia_offers_the_landmarks_of_arts() -> None:
    offered = {answer.removeprefix("landmark ") for answer in play(aa().era(2, 2), "dystopia").legal()}
    assert offered >= set(ARTS_LANDMARKS)
    assert not offered & {"castle", "sculpture_garden", "amphitheater", "weaving_hall", "triumphal_arch"}


@rule("tapestry.arts.track")
def test_the_singularity_may_lead_to_the_start_of_arts() -> None:
    board = step(aa().token(0, technology=11), "technology").act("track arts")
    assert board.where(0, "arts") == (0, 0)


@rule("tapestry.arts.track")
def test_a_dictatorship_may_name_arts() -> None:
    board = play(aa().era(2, 2), "dictatorship").act("track arts")
    assert (board.where(0, "arts"), len(board.hand_of(0))) == ((1,), 1)
    board.give(0, coin=1).give(1, coin=1).act("advance exploration")
    assert "advance arts" not in board.legal()


@rule("tapestry.cards.salon_season", "tapestry.tracks.arts_12")
def test_a_salon_season_pays_for_each_of_three_masterpieces_of_arts_12() -> None:
    board = play(aa().era(2, 2), "salon_season")
    board.works(0, "symphony_of_engines", "jubilee_of_the_stars", "galley_captains_sketchbook")
    board.token(0, technology=1, science=1, exploration=1)
    end_of_arts(board)
    for _ in range(3):
        if board.asked() != "0 taketurn":
            board.act(next(answer for answer in board.legal() if answer != "decline"))
    assert board.score(0) == 10 + 3 + 3 * 2, "the end of a track, a point each, and two for each broadcast"


@rule("tapestry.cards.wandering_muses", "tapestry.masterpieces.kaleidoscope")
def test_wandering_muses_hear_the_kaleidoscope() -> None:
    board = play(aa().era(2, 2), "wandering_muses").give(0, coin=1).use(0, "kaleidoscope").act("pay coin")
    assert board.score(0) == 2


@rule("tapestry.cards.master_builders")
def test_the_masterpiece_of_master_builders_comes_for_each_landmark_of_their_player_only() -> None:
    board = play(aa().era(2, 2), "master_builders").do(1, [{"landmark": "barn"}])
    first_answers(board)
    assert (board.works_of(0), board.works_of(1)) == ([], [])


@rule("tapestry.civilizations.relentless")
def test_what_the_relentless_gain_on_the_turn_of_another_does_not_count() -> None:
    board = aa(("relentless", "alchemists")).give(0, coin=3).give(1, coin=3).act("advance exploration")
    board.do(0, [{"build": ["farm"]}])
    board.act(board.legal()[0])
    board.act("advance exploration").points(0, 0)
    building_turn(board, build=False)
    assert board.score(0) == 0


@rule("tapestry.civilizations.relentless")
def test_the_relentless_count_a_landmark_like_a_building() -> None:
    board = aa(("relentless", "alchemists")).give(0, coin=3).give(1, coin=3).do(0, [{"landmark": "barn"}])
    board.act(board.legal()[0], "advance exploration", "advance exploration")
    building_turn(board.points(0, 0), build=False)
    assert board.score(0) == 1


@rule("tapestry.civilizations.renegades")
def test_the_track_of_the_renegades_is_no_track_for_other_effects() -> None:
    board = step(aa(("renegades", "alchemists")), "exploration").act("accept")
    first_answers(board)
    board.do(0, [{"repeat_position": True}], "space.science_7")
    assert len(board.position.supply[0]) == 2, "the space given up was not activated, and it is the only position"


# ---- the fifth track and cards of the base box


@rule("tapestry.arts.track")
def test_a_renaissance_advances_on_five_tracks() -> None:
    board = first_answers(play(aa().era(2, 2), "renaissance"))
    assert [board.where(0, track) for track in TRACKS] == [(1,)] * 5


@rule("tapestry.arts.track")
def test_a_trade_economy_may_use_a_position_on_arts() -> None:
    board = play(aa().era(2, 2).token(1, arts=2), "trade_economy")
    while board.asked() == "0 tradeposition" or (board.asked().startswith("0 ") and "track arts" in board.legal()):
        board.act("track arts")
    assert board.score(0) == 5
    assert (board.asked(), board.legal()) != ("0 taketurn", []), "the opponent takes the bonus for nothing"
    first_answers(board)
    assert sum(board.position.built[4:8]) == 1


@rule("tapestry.arts.track")
def test_a_plea_for_aid_counts_arts() -> None:
    board = first_answers(play(aa().era(2, 2).token(1, arts=1), "plea_for_aid"))
    assert (board.score(0), stocked(board)) == (2, 1)


@rule("tapestry.arts.track")
def test_a_theocracy_pays_for_new_tiers_of_arts() -> None:
    board = play(aa().era(2, 2).token(0, arts=3).landmark(1, *ARTS_LANDMARKS), "theocracy")
    assert step(board, benefit=False, bonus="none").score(0) == 4
    assert step(board, benefit=False, bonus="none").score(0) == 4


@rule("tapestry.arts.track")
def test_revisionism_pays_for_the_landmark_of_arts_or_gives_an_armory() -> None:
    board = step(play(aa().era(2, 2).token(0, arts=3), "revisionism"), benefit=False, bonus="none")
    first_answers(board)
    assert (stocked(board), board.position.built[3]) == (1, 0)
    board = play(aa().era(2, 2).token(0, arts=3).landmark(1, "arts_ii"), "revisionism")
    first_answers(step(board, benefit=False, bonus="none"))
    assert (stocked(board), board.position.built[3]) == (0, 1)


@rule("tapestry.arts.track")
def test_socialism_may_be_used_on_arts() -> None:
    board = play(aa().era(2, 2).token(1, arts=3), "socialism")
    if board.asked() != "0 taketurn":
        board.act(next(answer for answer in board.legal() if "arts" in answer))
    first_answers(board)
    assert board.where(0, "arts") == (3,)
    assert board.works_of(0) == [], "without the benefit"


@rule("tapestry.arts.track")
def test_a_marriage_of_state_copies_benefits_of_arts_and_never_the_bonus() -> None:
    board = play(aa().era(2, 2), "marriage_of_state")
    while board.asked() != "0 taketurn":
        wanted = [answer for answer in board.legal() if "arts" in answer]
        board.act(wanted[0] if wanted else board.legal()[0])
    board.token(1, arts=1).give(1, coin=2)
    board.do(1, [{"advance": {"tracks": ["arts"], "benefit": True, "bonus": "pay"}}])
    while not board.asked().endswith("taketurn"):
        board.act(board.legal()[0])
    assert (board.score(0), board.score(1)) == (5, 5)
    assert (sum(board.position.built[:4]), sum(board.position.built[4:8])) == (0, 1)


@rule("tapestry.tech.camera")
def test_an_ally_takes_the_square_of_a_card_of_the_box_too() -> None:
    board = play(aa().era(2, 2), "alliance")
    first_answers(board)
    board.tech(1, 1, "camera").token(1, arts=4).do(1, [{"upgrade": True}])
    asked = []
    while not board.asked().endswith("taketurn"):
        asked.append(board.asked())
        board.act(board.legal()[0])
    assert asked == ["1 inspirerow", "0 inspirerow"]


@rule("tapestry.cards.salon_season")
def test_espionage_copies_a_this_era_card_of_the_box() -> None:
    board = aa().era(2, 2)
    play(board, "salon_season", seat=1)
    first_answers(play(board, "espionage"))
    board.do(0, [{"gain": {"masterpiece": 1}}]).act("masterpiece deck")
    assert (board.score(0), board.score(1)) == (4, 0)


@rule("tapestry.capital.on_cards")
def test_craftsmen_choose_between_capital_mat_and_card() -> None:
    board = play(aa(("craftsmen", "alchemists")).era(2, 2), "shopping_mall").do(0, [{"build": ["armory"]}])
    kinds = {answer.split()[0] for answer in board.legal()}
    assert {"plot", "card"} < kinds


@rule("tapestry.space.lasting")
def test_a_space_tile_pays_nothing_after_the_end_of_its_owners_game() -> None:
    board = table(2, ("leaders", "alchemists"), options=BOTH).stars(0, "s17").do(0, [{"explore_space": 1}])
    finish(board, 0)
    assert step(board, "science", benefit=False, bonus="none").score(0) == 0


@rule("tapestry.masterpieces.share")
def test_the_masterpieces_of_a_neighbour_who_has_finished_may_still_be_used() -> None:
    board = finish(aa().works(1, "symphony_of_engines").token(0, technology=4), 1)
    end_of_arts(board)
    if board.asked() != "0 taketurn":
        board.act(next(answer for answer in board.legal() if answer != "decline"))
    assert board.score(0) == 10 + 4


@rule("tapestry.masterpieces.broadcast")
def test_points_per_territory_of_a_masterpiece_count_shared_land() -> None:
    board = table(2, ("infiltrators", "leaders"), options=BOTH).outpost(1, "1.-2")
    use(board, 0, "infiltrators").act("hex 1.-2").points(0, 0).use(0, "march_of_the_provinces")
    assert (board.score(0), board.stock(0)) == (2, {"culture": 1})


@rule("tapestry.cards.iconoclasm", "tapestry.masterpieces.single_use")
def test_a_masterpiece_turned_over_and_discarded_comes_back_fresh() -> None:
    board = aa().era(2, 2).works(0, "cathedral_of_light")
    position = board.position
    number = position.box.masterpiece_no["cathedral_of_light"]
    position.masterpiece_spent[number] = 1
    first_answers(play(board, "iconoclasm"))
    position.masterpiece_discard = [number]
    position.masterpiece_deck = []
    board.do(0, [{"gain": {"masterpiece": 1}}]).act("masterpiece deck")
    assert (board.works_of(0), board.spent("cathedral_of_light")) == (["cathedral_of_light"], False)


@rule("tapestry.masterpieces.share", "tapestry.masterpieces.hymn_to_the_clockmakers")
def test_a_hymn_of_a_neighbour_raises_an_own_card() -> None:
    board = end_of_arts(aa().works(1, "hymn_to_the_clockmakers").tech(0, 0, "canned_food").tech(1, 0, "calendar"))
    first_answers(board)
    assert (board.techs(0), board.techs(1)) == ({"canned_food": 1}, {"calendar": 0})


@rule("tapestry.civilizations.treasure_hunters", "tapestry.arts.die")
def test_treasure_hunters_may_roll_arts_with_its_benefit() -> None:
    board = table(2, ("treasure_hunters", "leaders"), options=BOTH).lay("0.-1", "t26").script(science=[19, 19])
    use(board, 0, "treasure_hunters").act("hex 0.-1")
    first_answers(board)
    assert (board.where(0, "arts"), len(board.hand_of(0)), board.stock(0)) == ((1,), 1, {"culture": 1})


@rule("tapestry.tapestry_cards.permanent_heralds")
def test_heralds_may_begin_with_a_permanent_card_on_maker_of_fire_and_it_works() -> None:
    board = begun(2, ("heralds", "leaders"), options=AA)
    deck(board, "wandering_muses", "world_heritage", "picture_palaces", "cathedral_yard")
    drafted(board)
    assert board.asked().startswith("0 ")
    assert {"play wandering_muses", "play world_heritage", "play picture_palaces", "play cathedral_yard"} >= {
        answer for answer in board.legal() if answer != "decline"
    }
    assert "decline" in board.legal()
    played = next(answer for answer in board.legal() if answer != "decline").removeprefix("play ")
    board.act(f"play {played}")
    assert board.position.mats[0] == (board.position.box.card_no[played],)
    assert board.position.box.card_no[played] in board.position.lasting[0]


@rule("tapestry.tapestry_cards.permanent")
def test_permanent_cards_and_the_card_of_the_era_hold_together() -> None:
    board = play(aa().era(2, 2), "wandering_muses").era(3, 3)
    play(board, "salon_season")
    onto(3, board).act("masterpiece deck")
    assert board.score(0) == 2 + 4


@rule("tapestry.cards.street_art", "tapestry.tracks.arts_2")
def test_street_art_pays_for_a_bonus_of_arts() -> None:
    board = play(aa().era(2, 2), "street_art").give(0, coin=1)
    onto(2, board).act("pay coin")
    first_answers(board)
    assert board.score(0) == 5 + 4


# ---- Collectors and Urban Planners


@rule("tapestry.adjustments.collectors")
def test_collectors_begin_with_a_resource_more() -> None:
    board = first_answers_until(begun(2, ("collectors", "leaders"), options=AA), "0 taketurn")
    assert stocked(board) == 5


def collecting() -> Board:
    return aa(("collectors", "alchemists")).give(0, coin=2).give(1, coin=3)


@rule("tapestry.civilizations.collectors")
def test_collectors_may_keep_a_tile_gained_on_an_advance_turn_for_a_resource() -> None:
    board = collecting().act("advance exploration", "accept", "take food")
    assert (board.asked(), board.stock(0), len(board.position.supply[0])) == ("1 taketurn", {"coin": 1, "food": 1}, 1)
    board = collecting().act("advance exploration", "decline")
    assert (board.stock(0), len(board.position.supply[0])) == ({"coin": 1}, 2)


@rule("tapestry.civilizations.collectors")
def test_collectors_keep_one_item_of_each_type() -> None:
    board = collecting().act("advance exploration", "accept", "take coin", "advance exploration")
    board.token(0, exploration=0).act("advance exploration")
    assert board.asked() == "1 taketurn", "a tile lies there already"


@rule("tapestry.civilizations.collectors")
def test_an_outpost_kept_by_collectors_is_no_conquest() -> None:
    board = collecting().act("advance military", "accept", "take food")
    assert (board.asked(), board.stock(0), board.score(0)) == ("1 taketurn", {"coin": 1, "food": 1}, 0)
    assert board.position.outposts[0] == 7


@rule("tapestry.civilizations.collectors")
def test_a_card_kept_by_collectors_counts_and_cannot_be_used() -> None:
    board = collecting().token(0, technology=1).act("advance technology", "accept", "take coin")
    assert board.hand_of(0) == []
    first_answers_until(board, "1 taketurn")
    board.use(0, "needlework_of_the_ages").act("take food")
    assert board.score(0) == 1


@rule("tapestry.civilizations.collectors")
def test_a_tech_card_kept_by_collectors_counts_and_cannot_be_raised() -> None:
    board = collecting().act("advance technology")
    board.act(board.legal()[0], "accept", "take coin").use(0, "automaton_playing_chess").act("take food")
    assert board.score(0) == 1
    assert board.do(0, [{"upgrade": True}]).asked() == "1 taketurn"


@rule("tapestry.civilizations.collectors")
def test_a_house_kept_by_collectors_opens_its_space_and_counts() -> None:
    board = collecting().token(0, science=1).act("advance science")
    while board.asked() != "0 buy":
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    board.act("pay coin", "civilization collectors")
    first_answers_until(board, "1 taketurn")
    assert board.position.built[1] == 1
    board.use(0, "mosaic_of_the_merchants")
    assert board.score(0) == 1


@rule("tapestry.civilizations.collectors")
def test_collectors_may_keep_a_landmark() -> None:
    board = aa(("collectors", "alchemists")).token(0, science=3).give(0, coin=1, worker=1).give(1, coin=3)
    board.act("advance science", "civilization collectors")
    first_answers_until(board, "0 takeresource")
    assert board.position.landmarks_of(0) == 1


@rule("tapestry.civilizations.collectors")
@pytest.mark.parametrize(("types", "points"), [(1, 1), (2, 3), (3, 6)])
def test_collectors_score_the_number_of_their_types_in_the_end(types: int, points: int) -> None:
    board = collecting()
    for track in ("exploration", "military", "technology")[:types]:
        board.give(0, coin=1, food=0).give(1, coin=1, food=0).act(f"advance {track}")
        if board.asked() == "0 inventcard":
            board.act(board.legal()[0])
        board.act("accept", "take food", "advance exploration").token(1, exploration=0)
    board.era(4, 4).points(0, 0)
    techs = len(board.techs(0))
    first_answers_until(board.act("income"), "1 ", "over")
    assert board.score(0) == points + techs, "and a point for a tech card in the fifth income turn"


@rule("tapestry.civilizations.collectors")
def test_collectors_keep_nothing_on_an_income_turn() -> None:
    board = aa(("collectors", "alchemists")).hand(0, "trap").give(1, coin=2).act("income", "play trap")
    while board.asked() == "0 takeresource":
        board.act("take coin")
    assert board.asked() == "1 taketurn"


@rule("tapestry.adjustments.urban_planners")
def test_urban_planners_begin_with_a_culture_in_a_small_game_and_two_resources_in_a_large_one() -> None:
    board = first_answers_until(begun(2, ("urban_planners", "leaders"), options=AA), "0 taketurn")
    assert board.stock(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 2}
    civs = ("urban_planners", "leaders", "militants", "nomads")
    board = first_answers_until(begun(4, civs, options=AA), "0 taketurn")
    assert stocked(board) == 6


@rule("tapestry.civilizations.urban_planners")
def test_urban_planners_have_a_second_landmark_card() -> None:
    board = first_answers_until(begun(2, ("urban_planners", "leaders"), options=AA), "0 taketurn")
    assert [len(cards) for cards in board.position.landmark_cards] == [2, 1]


@rule("tapestry.civilizations.urban_planners")
def test_urban_planners_may_let_landmarks_wait_and_place_several_in_one_turn() -> None:
    board = aa(("urban_planners", "alchemists")).give(0, coin=2).give(1, coin=2)
    for landmark in ("barn", "bakery"):
        board.do(0, [{"landmark": landmark}]).act("civilization urban_planners")
    assert (board.asked(), board.position.landmarks_of(0)) == ("0 taketurn", 2)
    board.act("advance exploration", "decline", "advance exploration")
    assert board.legal() == ["landmark barn", "landmark bakery", "decline"], "a later turn has begun"
    board.act("landmark barn", "site 7.5 0")
    if board.asked() == "0 urbanplannersplace":
        board.act("landmark bakery")
    board.act("site 9.8 0")
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.urban_planners")
@pytest.mark.parametrize(
    ("site", "points"),
    [("site 9.8 0", 4), ("site 1.3 0", 1), ("", 1)],
)
def test_urban_planners_score_the_square_of_their_largest_group(site: str, points: int) -> None:
    board = aa(("urban_planners", "alchemists")).era(4, 4).give(1, coin=3)
    board.do(0, [{"landmark": "barn"}]).act("site 7.5 0")
    board.do(0, [{"landmark": "bakery"}]).act(site or "civilization urban_planners").act("income")
    for _ in range(9):
        if board.asked().startswith("1 ") or board.asked() == "over":
            break
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    assert board.score(0) == points


@rule("tapestry.civilizations.urban_planners")
def test_both_landmark_cards_of_the_urban_planners_are_checked() -> None:
    board = aa(("urban_planners", "alchemists")).landmark_card(0, "castle", "weaving_hall").built(0, market=5, farm=4)
    board.hand(0, "trap", "guilds", "democracy", "espionage", "empiricism").give(0, coin=1).give(1, coin=2)
    board.act("advance exploration")
    first_answers_until(board, "1 taketurn")
    assert board.position.landmarks_of(0) == 2


@rule("tapestry.civilizations.urban_planners", "tapestry.landmarks.aqueduct")
def test_a_landmark_that_waits_is_owned_and_not_in_the_capital() -> None:
    board = aa(("urban_planners", "alchemists")).do(0, [{"landmark": "barn"}]).act("civilization urban_planners")
    assert board.position.landmarks_of(0) == 1
    board.do(0, [{"build": ["house"]}])
    assert len(board.legal()) >= 59, "every open plot of the Mountain is still free"
