"""Content: the box is whole, its cards are what they say, and an owner's values take the place of ours."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ecumene.core.effects import Choose, EffectBook
from ecumene.games.beyond_the_horizon.box.box import HorizonBox
from ecumene.games.beyond_the_horizon.box.components import Government, PointsPer, Slot, Technology
from ecumene.games.beyond_the_horizon.box.terms import (
    ALL,
    ALL_COLOURS,
    BLUE,
    BOARD_DEEDS,
    BUILD_DISCOUNT,
    COIN,
    COLONISE_STRENGTH,
    COLUMN_SCHOLAR,
    COUNT_ACTIVE_COLUMNS,
    COUNT_ACTIVE_POPULATION,
    COUNT_BUILDINGS,
    COUNT_CITIES,
    COUNT_COINS,
    COUNT_FLAT,
    COUNT_MAP_CUBES,
    COUNT_TECHNOLOGIES,
    COUNT_TECHNOLOGIES_II_PLUS,
    COUNT_VILLAGES,
    COUNTERS,
    EVENTS,
    EXHAUST_LEFT,
    EXPLORE_LIMIT,
    FOOD,
    GREEN,
    LEVEL_I,
    LEVEL_II,
    LEVEL_III,
    LEVEL_IV,
    MODIFIERS,
    MOVE,
    MOVE_BONUS,
    NO_FEE,
    NONE,
    ON_BUILD,
    ON_EXPANSION,
    ON_EXPLORE,
    ON_FORTIFY,
    ON_GROW,
    ON_INVEST,
    ON_PRODUCE_COINS,
    ON_PRODUCTION,
    ON_RESEARCH,
    ON_SETTLE,
    ONCE_A_TURN,
    RED,
    RESEARCH_DISCOUNT,
    SOLDIER,
    SOLDIER_BONUS,
    TOKEN_DISCOUNT,
    TRADE_PRICE,
)
from ecumene.games.beyond_the_horizon.game import BeyondTheHorizon
from tests.beyond_the_horizon.content import changed, ours, owned, read, read_box
from tests.marks import rule


@pytest.fixture
def box() -> HorizonBox:
    return read_box()[0]


@pytest.fixture
def book() -> EffectBook:
    return read_box()[1]


def technology(box: HorizonBox, name: str) -> Technology:
    return box.technologies[box.technology_no[name]]


def government(box: HorizonBox, name: str) -> Government:
    return box.governments[box.government_no[name]]


def slot(box: HorizonBox, name: str) -> Slot:
    return box.slots[box.slot_no[name]]


def named(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def test_all_content_says_where_it_comes_from() -> None:
    for rows in ours().tables.values():
        for row in rows:
            assert {row["source"], *row.get("sources", {}).values()} <= {"rulebook", "public", "inferred", "house"}
            for field in row.get("sources", {}):
                assert field in row


def test_everything_is_numbered_by_its_place(box: HorizonBox) -> None:
    for ids, numbers in (
        ([card.id for card in box.technologies], box.technology_no),
        ([card.id for card in box.leaders], box.leader_no),
        ([side.id for side in box.governments], box.government_no),
        ([card.id for card in box.objectives], box.objective_no),
        ([tile.id for tile in box.buildings], box.building_no),
        ([deed.id for deed in box.deeds], box.deed_no),
        ([place.id for place in box.slots], box.slot_no),
        (box.tile_ids, box.tile_no),
    ):
        assert list(ids) == list(numbers)
        assert list(numbers.values()) == list(range(len(ids)))


# ---- technologies


@rule("beyond_the_horizon.setup.decks")
def test_there_are_four_sixteen_sixteen_and_eight_technologies(box: HorizonBox) -> None:
    assert [len(numbers) for numbers in box.technologies_of] == [4, 16, 16, 8]
    for level, mask in enumerate(box.level_mask):
        assert mask == sum([1 << number for number in box.technologies_of[level]])
        assert {box.technologies[number].level for number in box.technologies_of[level]} == {level}


def test_a_deck_shows_each_colour_in_seven_titles(box: HorizonBox) -> None:
    for level in (LEVEL_II, LEVEL_III):
        deck = [box.technologies[number] for number in box.technologies_of[level]]
        assert [sum([card.titles >> colour & 1 for card in deck]) for colour in range(4)] == [7, 7, 7, 7]
        assert Counter([card.colour for card in deck]) == dict.fromkeys(range(4), 4)


@rule("beyond_the_horizon.research.level_iv")
def test_level_four_is_of_all_colours(box: HorizonBox) -> None:
    for card in box.technologies:
        assert (card.colour == ALL) == (card.titles == ALL_COLOURS) == (card.level == LEVEL_IV)
    assert box.colour_mask[RED] & box.level_mask[LEVEL_IV] == box.level_mask[LEVEL_IV]
    assert named(box.colour_mask[BLUE] & box.level_mask[LEVEL_II], tuple(box.technology_no)) == [
        "mathematics", "astronomy", "engineering", "philosophy",
    ]  # fmt: skip


def test_a_technology_has_its_colours_price_and_spaces(box: HorizonBox) -> None:
    astronomy, missiles, coinage = (technology(box, name) for name in ("astronomy", "missiles", "coinage"))
    assert (astronomy.level, astronomy.colour, astronomy.titles) == (LEVEL_II, BLUE, 1 << BLUE | 1 << GREEN)
    assert (astronomy.action, astronomy.coins, astronomy.population) == (True, 5, 1)
    assert (missiles.coins, missiles.population) == (1, 1)
    assert (coinage.action, coinage.effect, coinage.spaces) == (False, NONE, ((0,) * 5, (0,) * 5))


@rule("beyond_the_horizon.action.technology_spaces")
def test_a_technology_of_levels_one_and_two_has_a_second_space_for_three_or_four_players(box: HorizonBox) -> None:
    for card in box.technologies:
        if card.action:
            paid = 1 if card.level in (LEVEL_I, LEVEL_II) else 0
            assert card.spaces == ((0, 0, 1, 1, 1), (0, 0, 0, paid, paid)), card.id


def test_the_deed_of_a_technology_is_its_action(box: HorizonBox) -> None:
    for number, card in enumerate(box.technologies):
        deed = box.deeds[BOARD_DEEDS + number]
        assert (deed.id, deed.coins, deed.population, deed.effect, deed.spaces) == (
            card.id, card.coins, card.population, card.effect, card.spaces,
        )  # fmt: skip
        assert (deed.needs, deed.shared) == ((), False)
        assert bool(box.action_mask >> number & 1) == card.action == (deed.effect != NONE)


def test_discounts_know_the_deeds_that_research_and_those_that_take_a_token(box: HorizonBox) -> None:
    assert [deed.id for deed in box.deeds if deed.researches] == [
        "research_ii", "research_iii", "research_iv", "writing", "astronomy", "philosophy", "public_schooling",
    ]  # fmt: skip
    assert [deed.id for deed in box.deeds if deed.takes_token] == [
        "colonise_token", "fortify_token", "feudalism", "railways", "ironclads",
    ]  # fmt: skip


@rule("beyond_the_horizon.effects.copy_action")
def test_only_the_copying_action_is_not_copied(box: HorizonBox) -> None:
    assert named(box.action_mask & ~box.copyable_mask, tuple(box.technology_no)) == ["internet"]
    assert box.copyable_mask & ~box.action_mask == 0


@pytest.mark.parametrize(
    ("name", "modifiers"),
    [
        ("mathematics", {RESEARCH_DISCOUNT: 1}),
        ("chivalry", {MOVE_BONUS: 1}),
        ("aviation", {MOVE_BONUS: 1, EXPLORE_LIMIT: 1}),
        ("ironclads", {MOVE_BONUS: 1}),
        ("vaccination", {EXHAUST_LEFT: 1}),
        ("diplomacy", {COLONISE_STRENGTH: 1}),
        ("writing", {}),
    ],
)
def test_a_technology_changes_what_it_says(box: HorizonBox, name: str, modifiers: dict[int, int]) -> None:
    assert technology(box, name).modifiers == tuple([modifiers.get(number, 0) for number in range(len(MODIFIERS))])


def test_three_technologies_answer_an_event(box: HorizonBox) -> None:
    answers = {card.id: card.when for card in box.technologies if card.when != NONE}
    assert answers == {"guilds": ON_BUILD, "telegraph": ON_RESEARCH, "propaganda": ON_FORTIFY}
    assert all((card.then == NONE) == (card.when == NONE) for card in box.technologies)
    assert named(box.event_mask[ON_BUILD], tuple(box.technology_no)) == ["guilds"]
    assert sum([mask.bit_count() for mask in box.event_mask]) == 3


@rule("beyond_the_horizon.triggers.once_per_turn")
def test_investing_and_exploring_are_answered_once_a_turn() -> None:
    assert named(ONCE_A_TURN, EVENTS) == ["invest", "explore"]


def test_technologies_score_at_the_end(box: HorizonBox) -> None:
    assert technology(box, "stock_exchange").points == (PointsPer(1, COUNT_COINS, every=3, most=5),)
    assert technology(box, "computing").points == (PointsPer(1, COUNT_TECHNOLOGIES_II_PLUS, every=1, most=5),)
    assert technology(box, "space_flight").points == (PointsPer(4, COUNT_FLAT, every=1, most=0),)
    assert technology(box, "world_heritage").points == (
        PointsPer(1, COUNT_VILLAGES, 1, 0), PointsPer(2, COUNT_CITIES, 1, 0),
    )  # fmt: skip
    assert all(card.points for card in box.technologies if card.level == LEVEL_IV)


def test_every_technology_gives_something_at_once_and_something_more(box: HorizonBox) -> None:
    for card in box.technologies:
        assert card.bonus != NONE, card.id
        assert card.action or any(card.modifiers) or card.when != NONE or card.points, card.id


# ---- leaders, governments, objectives


@rule("beyond_the_horizon.setup.leaders")
def test_there_are_ten_ten_and_seven_leaders(box: HorizonBox) -> None:
    assert [len(numbers) for numbers in box.leaders_of] == [0, 10, 10, 7]
    assert all(leader.bonus != NONE or leader.points for leader in box.leaders)
    curie = box.leaders[box.leader_no["marie_curie"]]
    assert (curie.level, curie.bonus, curie.points) == (LEVEL_IV, NONE, (PointsPer(1, COUNT_TECHNOLOGIES, 2, 0),))


def test_what_a_leader_gives_others_stands_after_what_it_gives_its_taker() -> None:
    giving = [row for row in ours().tables["leaders"] if "each" in str(row["bonus"])]
    assert len(giving) == 12
    for row in giving:
        branch = row["bonus"][0].get("choose", [row["bonus"]])[0]
        assert list(branch[-1]) == ["each"], row["id"]
        assert all(list(part) != ["each"] for part in branch[:-1])


@rule("beyond_the_horizon.effects.choose")
def test_a_leader_may_offer_a_choice(box: HorizonBox, book: EffectBook) -> None:
    cyrus = book[box.leaders[box.leader_no["cyrus_the_great"]].bonus]
    assert isinstance(cyrus, Choose)
    assert len(cyrus.several) == 2


@rule("beyond_the_horizon.setup.government_cards")
def test_four_government_cards_have_two_sides(box: HorizonBox) -> None:
    assert [(side.card, side.side) for side in box.governments] == [(n // 2, n % 2) for n in range(8)]
    assert (box.governments[0].id, box.governments[1].id) == ("river_kingdom", "hill_clans")


@rule("beyond_the_horizon.governments.despotism")
@pytest.mark.parametrize(
    ("name", "modifiers"),
    [
        ("river_kingdom", {}),
        ("hill_clans", {SOLDIER_BONUS: 1}),
        ("merchant_league", {NO_FEE: 1}),
        ("builder_dynasty", {BUILD_DISCOUNT: 1}),
        ("court_of_scribes", {COLUMN_SCHOLAR: 1}),
        ("steppe_confederacy", {MOVE_BONUS: 1}),
        ("temple_cities", {TRADE_PRICE: 1}),
        ("island_union", {TOKEN_DISCOUNT: 2}),
    ],
)
def test_despotism_changes_what_it_says(box: HorizonBox, name: str, modifiers: dict[int, int]) -> None:
    side = government(box, name)
    assert side.modifiers == tuple([modifiers.get(number, 0) for number in range(len(MODIFIERS))])
    answers = {"river_kingdom": ON_GROW, "temple_cities": ON_SETTLE}.get(name, NONE)
    assert (side.despotism_when, side.despotism != NONE) == (answers, answers != NONE)


@rule("beyond_the_horizon.governments.theocracy")
def test_each_theocracy_answers_another_event(box: HorizonBox) -> None:
    assert {side.id: side.when for side in box.governments} == {
        "river_kingdom": ON_INVEST,
        "hill_clans": ON_EXPANSION,
        "merchant_league": ON_PRODUCE_COINS,
        "builder_dynasty": ON_BUILD,
        "court_of_scribes": ON_RESEARCH,
        "steppe_confederacy": ON_EXPLORE,
        "temple_cities": ON_PRODUCTION,
        "island_union": ON_SETTLE,
    }
    assert all(side.theocracy != NONE and side.monarchy != NONE for side in box.governments)


@rule("beyond_the_horizon.governments.democracy")
def test_each_democracy_counts_something_else(box: HorizonBox) -> None:
    counted = [side.points[0].counter for side in box.governments]
    assert len(set(counted)) == 8
    assert government(box, "river_kingdom").points == (PointsPer(2, COUNT_ACTIVE_COLUMNS, 1, 10),)
    assert government(box, "island_union").points == (PointsPer(1, COUNT_MAP_CUBES, 1, 9),)


@rule("beyond_the_horizon.setup.objectives")
def test_each_group_has_three_objectives(box: HorizonBox) -> None:
    assert box.objectives_of == ((0, 1, 2), (3, 4, 5), (6, 7, 8))
    coffers = box.objectives[box.objective_no["full_coffers"]]
    assert coffers.needs == ((COUNT_COINS, 14), (COUNT_ACTIVE_POPULATION, 5), (COUNT_MAP_CUBES, 3))
    works = box.objectives[box.objective_no["great_works"]]
    assert works.needs == ((COUNT_MAP_CUBES, 6), (COUNT_BUILDINGS, 1))


def test_every_counter_is_counted_somewhere(box: HorizonBox) -> None:
    scored = [card.points for card in box.technologies]
    scored += [card.points for card in box.leaders]
    scored += [card.points for card in box.governments]
    counted = {points.counter for several in scored for points in several}
    counted |= {counter for objective in box.objectives for counter, _ in objective.needs}
    counted |= {counter for deed in box.deeds for counter, _ in deed.needs}
    assert [name for number, name in enumerate(COUNTERS) if number not in counted] == []


# ---- an owner's values


def test_an_owners_components_change_the_box_and_the_hash(tmp_path: Path) -> None:
    printed = owned(
        tmp_path,
        "technologies:\n"
        "- {id: coinage, titles: [green, red], action: {coins: 2, effect: [{token: fortify}], free: [1, 1, 2],"
        " paid: [0, 1, 0]}, always: {build_discount: 2}, whenever: {explore: [{gain: {coins: 1}}]}}\n"
        "slots: [{id: IV1, prerequisites: [III2], needed: 1}]\n"
        "food_track: [{id: food_1, uncovers: {coins: 2}}]\n"
        "investment_track: [{id: investment_1, covers: {move: 2}}]\n"
        "units: [{id: soldier, tokens: [[1, 6], [1, 6], [1, 6], [1, 6], [1, 6], [1, 6], [1, 6], [2, 2]]}]\n"
        "objectives: [{id: two_citadels, needs: [{counter: cities, at_least: 3}]}]\n"
        "values: [{id: coins, value: 4}]\n",
    )
    box, _ = read(printed)
    coinage = technology(box, "coinage")
    deed = box.deeds[box.deed_no["coinage"]]
    assert (coinage.titles, coinage.when, coinage.modifiers[BUILD_DISCOUNT]) == (1 << GREEN | 1 << RED, ON_EXPLORE, 2)
    assert (deed.coins, deed.spaces) == (2, ((0, 0, 1, 1, 2), (0, 0, 0, 1, 0)))
    assert (deed.takes_token, deed.researches, coinage.action) == (True, False, True)
    assert slot(box, "IV1").prerequisites == (box.slot_no["III2"],)
    assert (box.tracks[FOOD][0].kind, box.tracks[FOOD][0].value) == (COIN, 2)
    assert (box.investment[0].kind, box.investment[0].value) == (MOVE, 2)
    assert box.unit_tokens[SOLDIER].count((1, 6)) == 7
    assert box.objectives[box.objective_no["two_citadels"]].needs == ((COUNT_CITIES, 3),)
    assert box.values.coins == 4
    assert printed.hash != ours().hash
    (row,) = [row for row in printed.rows("technologies") if row.record == "coinage"]
    assert (row.source("titles"), row.source("level")) == ("owner", "house")


def test_a_technology_may_lose_its_action(tmp_path: Path) -> None:
    box, _ = read(owned(tmp_path, "technologies: [{id: writing, action: {}}]"))
    assert (technology(box, "writing").action, box.action_mask & 1, box.copyable_mask & 1) == (False, 0, 0)


def test_a_column_that_no_cube_closes_is_open(tmp_path: Path) -> None:
    box, _ = read(owned(tmp_path, "food_track: [{id: food_2, uncovers: {coins: 1}}]"))
    assert box.open_columns == 0b00011


def test_where_a_value_comes_from_is_no_part_of_the_hash() -> None:
    assert changed("buildings", "farm", source="public").hash == ours().hash
    assert changed("buildings", "farm", cost=3).hash != ours().hash


def test_the_game_is_played_with_an_owners_values(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("values: [{id: coins, value: 7}]\n", encoding="utf-8")
    owned = BeyondTheHorizon().using(path)
    assert isinstance(owned, BeyondTheHorizon)
    assert (BeyondTheHorizon().box.values.coins, owned.box.values.coins) == (1, 7)
