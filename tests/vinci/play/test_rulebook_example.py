"""The worked example of the rulebook, step by step, played with real actions.

Three players, in the order Green, Blue, Red. The rulebook tells Red's turns; the first turns of Green and Blue are
ours, made so that what it says of them is true: there are 2 markers above space I and 1 above II when Red chooses,
Blue holds the province north of Aquitaine with 2 pawns, England too, and two provinces beside what Red will take.
"""

import pytest

from tests.marks import rule
from tests.vinci.board import Player, Table, short

PAIRS = [
    ("galleys", "militia"),
    ("heritage", "weapons"),  # Green's choice
    ("spies", "mines"),
    ("currency", "livestock"),  # Blue's choice
    ("renaissance", "barbarians"),  # Red's choice
    ("astronomy", "forts"),
]
DRAWN = ("medicine", "messages", "ports", "diplomacy", "agriculture", "slavery")
GREEN, BLUE, RED = 0, 1, 2
IBERIA = ("iberia_west", "pyrenees", "spain_forest")
BESIDE_BLUE = ("aquitaine_a", "aquitaine_b", "gaul_north")


class Example:
    """The game of the example, played up to the step that a test looks at."""

    def __init__(self) -> None:
        self.table = Table.dealt(PAIRS, DRAWN)
        self.green, self.blue, self.red = (self.table.seat(seat) for seat in (GREEN, BLUE, RED))

    def green_and_blue_have_chosen(self) -> "Example":
        self.green.takes(2)
        self.blue.takes(3)
        return self

    def red_has_chosen(self) -> "Example":
        self.green_and_blue_have_chosen()
        self.red.takes(3)
        return self

    def green_and_blue_have_played(self) -> "Example":
        self.red_has_chosen()
        self.green.plays("conquer ural_n", "conquer ural_s").finishes()
        self.blue.plays("conquer england", "conquer gaul_north", "conquer flanders", "conquer burgundy", "stop")
        self.blue.places(gaul_north=1, england=1, flanders=3, burgundy=3)
        return self

    def red_has_expanded(self) -> "Example":
        self.green_and_blue_have_played()
        self.red.plays(*(f"conquer {province}" for province in (*IBERIA, *BESIDE_BLUE)), "stop")
        return self

    def red_has_played(self) -> "Example":
        self.red_has_expanded()
        self.blue.plays("place england")
        self.red.places(aquitaine_a=3, aquitaine_b=4, gaul_north=4).plays("endure")
        return self

    def blue_has_declined(self) -> "Example":
        self.red_has_played()
        self.green.plays("gather", "conquer kazan").finishes()
        self.blue.plays("decline")
        return self

    def red_has_expanded_again(self) -> "Example":
        self.blue_has_declined()
        self.blue.takes(1)
        self.red.plays("gather", "conquer andalusia", "conquer burgundy", "conquer flanders", "stop")
        self.red.places(flanders=8)
        return self


@pytest.fixture
def example() -> Example:
    return Example()


def test_red_finds_two_markers_above_the_first_space_and_one_above_the_second(example: Example) -> None:
    table, red = example.green_and_blue_have_chosen().table, example.red
    assert table.markers == [2, 1, 0, 0, 0, 0]
    assert table.display[2] == ("renaissance", "barbarians")
    assert red.asked


@rule("vinci.choosing.price", "vinci.choosing.bonus")
@pytest.mark.parametrize(
    ("space", "change"), [("I", {"bonus": 4}), ("II", {"price": -2, "bonus": 2}), ("III", {"price": -4})]
)
def test_red_would_gain_four_nothing_or_pay_four(example: Example, space: str, change: dict[str, int]) -> None:
    red = example.green_and_blue_have_chosen().red
    assert red.explained(f"take {space}") == change
    assert red.plays(f"take {space}").points == 10 + sum(change.values())


@rule("vinci.choosing.marker", "vinci.choosing.refill")
def test_red_takes_the_third_people_and_pays_four_points(example: Example) -> None:
    table = example.green_and_blue_have_chosen().table
    before = table.display
    red = example.red.takes(3)
    assert red.points == 6
    assert red.tokens == ["renaissance", "barbarians"]
    assert table.markers == [3, 2, 0, 0, 0, 0]
    assert table.display == [*before[:2], *before[3:], ("agriculture", "slavery")]
    assert short(table.position.explain(GREEN, table.game.action("take I"))) == {"bonus": 6}


@rule("vinci.choosing.pawns", "vinci.setup.players")
def test_red_receives_seventeen_pawns(example: Example) -> None:
    assert example.red_has_chosen().red.hand == 8 + 3 + 6 == 17


@rule("vinci.setup.first_peoples", "vinci.turn.order")
def test_green_and_blue_play_before_red(example: Example) -> None:
    table = example.red_has_chosen().table
    assert table.asked == "0 expansion"
    example = Example().green_and_blue_have_played()
    assert example.table.asked == "2 expansion"
    assert (example.table.pawns("gaul_north"), example.table.pawns("england")) == (2, 2)


@rule("vinci.entering.first_province")
def test_red_may_begin_in_scotland_or_ireland_but_not_in_france_or_north_italy(example: Example) -> None:
    red = example.green_and_blue_have_played().red
    assert {"scotland", "ireland", "iberia_west"} <= red.may("conquer")
    for province in ("aquitaine_a", "aquitaine_b", "gaul_north", "burgundy", "north_italy"):
        assert red.refused(f"conquer {province}") == "vinci.entering.first_province"


@rule(
    "vinci.conquest.land",
    "vinci.conquest.mountain",
    "vinci.conquest.forest",
    "vinci.conquest.defenders",
    "vinci.conquest.from_mountain",
)
def test_red_spends_seventeen_pawns_on_six_provinces(example: Example) -> None:
    red = example.green_and_blue_have_played().red
    story = [
        ("iberia_west", {"land": 2, "defenders": 1}, 14),
        ("pyrenees", {"mountain": 3}, 11),
        ("spain_forest", {"forest": 3, "defenders": 1, "from_mountain": -1}, 8),
        ("aquitaine_a", {"land": 2, "defenders": 1, "from_mountain": -1}, 6),
        ("aquitaine_b", {"land": 2, "defenders": 1, "from_mountain": -1}, 4),
        ("gaul_north", {"land": 2, "defenders": 2}, 0),
    ]
    for province, cost, left in story:
        assert red.cost_of(province) == cost
        assert red.plays(f"conquer {province}").hand == left
        assert example.table.pawns(province) == sum(cost.values())
    assert [sum(cost.values()) for _, cost, _ in story] == [3, 3, 3, 2, 2, 4]


@rule("vinci.losses.neutral", "vinci.losses.one", "vinci.losses.redeploy")
def test_four_neutral_pawns_and_one_of_blue_are_lost_and_blue_puts_the_other_into_england(example: Example) -> None:
    table = example.green_and_blue_have_played().table
    neutrals, blues = len(table.neutrals), example.blue.troops
    example = Example().red_has_expanded()
    table, blue = example.table, example.blue
    assert neutrals - len(table.neutrals) == 4
    assert blues - blue.troops == 1
    assert table.asked == "1 redeploy"
    assert blue.may("place") == {"england", "flanders", "burgundy"}
    before = table.pawns("england")
    blue.plays("place england")
    assert table.pawns("england") == before + 1
    assert table.asked == "2 spread"


@rule(
    "vinci.reorganisation.spread", "vinci.reorganisation.one_each", "vinci.scoring.province", "vinci.scoring.mountain"
)
def test_red_leaves_one_pawn_in_iberia_and_the_pyrenees_and_scores_five(example: Example) -> None:
    table, red = example.red_has_played().table, example.red
    assert [table.pawns(province) for province in IBERIA] == [1, 1, 1]
    assert sum(table.pawns(province) for province in BESIDE_BLUE) == 14
    assert red.provinces == {*IBERIA, *BESIDE_BLUE}
    assert red.points == 11
    assert last_scored(table, RED) == {"province": 5}  # six provinces, but the mountain brings nothing


@rule("vinci.decline.one_pawn", "vinci.decline.tokens_back", "vinci.decline.scores", "vinci.decline.new_people")
def test_blue_declines_scores_and_chooses_a_new_people(example: Example) -> None:
    table, blue = example.red_has_played().table, example.blue
    bag = table.bag("currency"), table.bag("livestock")
    points, example = blue.points, Example().blue_has_declined()
    table, blue = example.table, example.blue
    assert blue.old_provinces == {"england", "flanders", "burgundy"}
    assert [table.pawns(province) for province in sorted(blue.old_provinces)] == [1, 1, 1]
    assert (table.bag("currency"), table.bag("livestock")) == (bag[0] + 1, bag[1] + 1)
    assert blue.points == points + 3
    assert last_scored(table, BLUE) == {"decline": 3}
    assert table.asked == "1 choose"
    assert short(table.position.explain(BLUE, table.game.action("take I"))) == {"bonus": 6}
    assert blue.takes(1).points == points + 3 + 6
    assert table.asked == "2 opening"


@rule("vinci.gathering.pick_up", "vinci.scoring.province")
def test_red_takes_up_eleven_pawns_conquers_three_provinces_and_scores_eight(example: Example) -> None:
    red = example.blue_has_declined().red
    example.blue.takes(1)
    assert red.plays("gather").hand == 11
    assert [example.table.pawns(province) for province in (*IBERIA, *BESIDE_BLUE)] == [1] * 6
    assert [red.price_of(province) for province in ("andalusia", "burgundy")] == [3, 3]
    example = Example().red_has_expanded_again()
    red = example.red
    assert len(red.provinces) == 9
    assert red.points == 19
    assert last_scored(example.table, RED) == {"province": 8}


@rule("vinci.token.renaissance")
def test_red_then_declines_as_renaissance_allows(example: Example) -> None:
    table, red = example.red_has_expanded_again().table, example.red
    assert (table.asked, red.legal) == ("2 renaissance", ["decline", "endure"])
    red.plays("decline")
    assert len(red.old_provinces) == 9
    assert all(table.pawns(province) == 1 for province in red.old_provinces)
    assert (red.points, red.tokens) == (19, [])
    assert table.asked == "2 choose"


def test_red_stands_at_ten_six_eleven_and_nineteen_points() -> None:
    track = [
        Example().red.points,
        Example().red_has_chosen().red.points,
        Example().red_has_played().red.points,
        Example().red_has_expanded_again().red.points,
    ]
    assert track == [10, 6, 11, 19]


def last_scored(table: Table, seat: int) -> dict[str, int]:
    """The points of a seat's last turn."""
    events = [event for event in table.position.journal or [] if event.say == "vinci-log-scores"]
    return short([event.tally for event in events if event.args["who"] == seat][-1])


# ---- smaller examples of the rulebook, and sums that follow from it


@rule("vinci.choosing.pawns", "vinci.token.specialization")
@pytest.mark.parametrize(
    ("seats", "pair", "pawns"),
    [
        (5, ("barbarians", "specialization"), 4 + 6 + 7),
        (3, ("barbarians", "specialization"), 8 + 6 + 7),
        (5, ("livestock_decline", "general"), 4 + 2 + 2),
        (3, ("astronomy", "weapons"), 8 + 8),
    ],
)
def test_pawns_of_known_peoples(seats: int, pair: tuple[str, str], pawns: int) -> None:
    assert Table.dealt([pair], seats=seats).seat(0).takes(1).hand == pawns


@rule("vinci.token.general")
def test_livestock_and_general_with_five_players_have_seven_more_for_the_expansion() -> None:
    table = Table.dealt([("livestock_decline", "general")], seats=5)
    for seat in range(5):
        table.seat(seat).takes(1)
    assert table.seat(0).hand == 8 + 7


@rule("vinci.token.galleys")
@pytest.mark.parametrize("pair", [("north_italy", "south_italy"), ("england", "ireland")])
def test_these_pairs_share_a_coast(europe: Table, pair: tuple[str, str]) -> None:
    one, other = europe.at(pair[0]), europe.at(pair[1])
    board = europe.position.board
    assert board.coast[one] >> other & board.coast[other] >> one & 1
    assert board.near[one] >> other & 1


@rule("vinci.choosing.price")
def test_the_six_spaces_cost_nothing_to_ten() -> None:
    red = Table.dealt(PAIRS).seat(0)
    spaces = ("I", "II", "III", "IV", "V", "VI")
    assert [sum(red.explained(f"take {space}").values()) for space in spaces] == [0, -2, -4, -6, -8, -10]


def people(tokens: tuple[str, ...], forts: tuple[str, ...] = (), **pawns: int) -> Player:
    return Table(3).people(tokens=tokens, forts=forts, hand=9, **pawns)


@rule("vinci.conquest.stacking")
def test_d1_plain_with_a_neutral_pawn_from_plain() -> None:
    assert people((), saxony=1).price_of("rhineland") == 3


@rule("vinci.conquest.stacking", "vinci.conquest.minimum")
def test_d2_empty_mountain_with_weapons_and_mountaineers_from_a_mountain() -> None:
    assert people(("weapons", "mountaineers"), bohemia=1).price_of("alps") == 0


@rule("vinci.token.mountaineers")
def test_d3_empty_mountain_with_mountaineers_from_plain() -> None:
    assert people(("mountaineers",), saxony=1).price_of("bohemia") == 2


@rule("vinci.token.militia")
def test_d4_plain_with_three_enemies_and_militia_from_plain() -> None:
    red = people((), saxony=1)
    red.table.enemy(rhineland=3, tokens=("militia",))
    assert red.price_of("rhineland") == 6


@rule("vinci.token.spies_override")
def test_d5_spies_against_a_forest_with_five_enemies_militia_and_a_fort() -> None:
    red = people(("spies",), saxony=1)
    red.table.enemy(bavaria=5, tokens=("militia",), forts=("bavaria",))
    assert red.explained("spies bavaria") == {"spies": 2}
    assert red.plays("spies bavaria").hand == 7


@rule("vinci.conquest.fort", "vinci.conquest.from_mountain")
def test_d6_forest_with_a_declining_enemy_and_a_fort_from_a_mountain() -> None:
    red = people((), bohemia=1)
    red.table.enemy(england=1).declining("bavaria", forts=("bavaria",))
    assert red.price_of("bavaria") == 4


@rule("vinci.token.weapons", "vinci.token.specialization")
def test_d7_plain_with_a_neutral_pawn_and_doubled_weapons() -> None:
    assert people(("weapons", "specialization"), saxony=1).price_of("rhineland") == 1


@rule("vinci.token.galleys", "vinci.conquest.stacking")
def test_d8_plain_with_a_neutral_pawn_along_the_coast_from_a_mountain_with_galleys_and_weapons() -> None:
    assert people(("galleys", "weapons"), pyrenees=1).price_of("aquitaine_a") == 0


@rule("vinci.token.astronomy_bonus")
def test_d9_plain_with_a_neutral_pawn_from_a_mountain_over_sea() -> None:
    assert people(("astronomy",), scotland=1).price_of("south_italy") == 3


PLAIN_AND_MOUNTAIN = {"saxony": 1, "rhineland": 1, "muscovy": 1, "alps": 1, "bohemia": 1}


@rule("vinci.scoring.mountain")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        pytest.param((), 3, id="s1"),
        pytest.param(("currency",), 8, id="s2", marks=rule("vinci.token.currency")),
        pytest.param(("mountaineers",), 5, id="s3", marks=rule("vinci.token.mountaineers_points")),
    ],
)
def test_three_plains_and_two_mountains_score(europe: Table, tokens: tuple[str, ...], points: int) -> None:
    assert sum(europe.people(PLAIN_AND_MOUNTAIN, tokens=tokens).income().values()) == points


@rule("vinci.token.agriculture", "vinci.decline.lasting")
def test_s4_agriculture_counts_for_both_peoples_if_the_old_one_has_the_lasting_token(europe: Table) -> None:
    red = europe.people(flanders=1, gaul_north=1, england=1, tokens=("agriculture", "weapons"))
    red.declining("dacia", "ukraine", tokens=("agriculture_decline",))
    assert red.income() == {"province": 3, "agriculture": 4, "decline": 2}
    assert sum(red.income().values()) == 9


@rule("vinci.token.mines", "vinci.token.specialization")
def test_s5_doubled_mines_bring_four_points_for_a_mine(europe: Table) -> None:
    red = europe.people(rhineland=1, saxony=1, tokens=("mines", "specialization"))
    assert red.income() == {"province": 2, "mines": 4}
