"""Reading the content of Tapestry into its components, and checking all of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ecumene.core.content import Content, numbered
from ecumene.core.errors import ContentError
from ecumene.games.tapestry.box.cities import read_advanced_capitals, read_capitals
from ecumene.games.tapestry.box.content import (
    ACHIEVEMENTS,
    ARTS_AND_ARCHITECTURE,
    BASE,
    BASE_TRACKS,
    BOARDS,
    BUILDINGS,
    CARD_KINDS,
    COUNTED,
    INCOME_SPACES,
    RESOURCES,
    SEAT_COUNTS,
    TRACKS,
    Achievement,
    Board,
    Capital,
    IncomeSpace,
    Landmark,
    Masterpiece,
    PlayerCount,
    SpaceTile,
    TapestryCard,
    TapestryContent,
    TechCard,
)
from ecumene.games.tapestry.box.fields import (
    ReadAbilities,
    ReadEffects,
    box_of,
    check_count,
    effects_of,
    ordered_effects_of,
    rows_of,
    table_of,
)
from ecumene.games.tapestry.box.mats import read_civilizations
from ecumene.games.tapestry.box.printing import read_enchantments, read_plots, read_tech_card
from ecumene.games.tapestry.box.shapes import correct_landmarks, read_board, read_landmarks, read_tiles
from ecumene.games.tapestry.box.tracks import read_science_die, read_spaces, read_tracks


def read_base(content: Content, read: ReadEffects, read_abilities: ReadAbilities) -> TapestryContent:
    """The components of the base box; a `ContentError` names file, record and field of what does not hold."""
    tech = _read_tech_cards(content, BASE, read)
    landmarks = read_landmarks(content, BASE, (), [card.id for card in tech])
    _check_tech_landmarks(content, BASE, tech, landmarks)
    tracks = read_tracks(content, BASE, BASE_TRACKS, landmarks)
    spaces, printed_spaces = read_spaces(content, BASE, BASE_TRACKS, read)
    cards = _read_cards(content, BASE, read, read_abilities)
    civs = read_civilizations(content, BASE, read, read_abilities, [card.id for card in cards])
    capitals = read_capitals(content)
    tiles = read_tiles(content, read)
    stars = _read_space_tiles(content, BASE, read, read_abilities)
    boards = {"large": read_board(content, "large", 61), "small": read_board(content, "small", 34)}
    players = _read_players(content)
    base = TapestryContent(
        tracks=tracks,
        track_count=len(tracks),
        spaces=spaces,
        printed_spaces=printed_spaces,
        tech=tech,
        cards=cards,
        civs=civs,
        capitals=capitals,
        landmarks=landmarks,
        tiles=tiles,
        stars=stars,
        boards=boards,
        players=players,
        map_of={seats: count.board for seats, count in players.items()},
        pairs=_read_pairs(content, capitals, boards["small"]),
        income=_read_income(content, "income_spaces"),
        inspired=(),
        masterpieces=(),
        eras=_read_eras(content),
        science_die=read_science_die(content, "science_die", BASE_TRACKS, 12),
        arts_die=(),
        red_die=_read_die(content, "red_die", read),
        black_die=_read_die(content, "black_die", read),
        achievements=_read_achievements(content),
    )
    return _with_numbers(base)


def add_box(
    below: TapestryContent, content: Content, box: str, read: ReadEffects, read_abilities: ReadAbilities
) -> TapestryContent:
    """The components of the boxes below with those of another box behind them, so that no number changes.

    Content that was made before there was such a box has none of its tables.
    """
    tech = (*below.tech, *_read_tech_cards(content, box, read))
    landmarks = (*below.landmarks, *read_landmarks(content, box, below.landmarks, [card.id for card in tech]))
    landmarks = correct_landmarks(content, box, landmarks)
    _check_tech_landmarks(content, box, tech, landmarks)
    cards = (*below.cards, *_read_cards(content, box, read, read_abilities))
    card_ids = [card.id for card in cards]
    civs = (*below.civs, *read_civilizations(content, box, read, read_abilities, card_ids))
    stars = (*below.stars, *_read_space_tiles(content, box, read, read_abilities, below.stars))
    arts = box == ARTS_AND_ARCHITECTURE and table_of(box, "tracks") in content.tables
    names: Sequence[str] = TRACKS[len(BASE_TRACKS) :] if arts else ()
    masterpieces = _read_masterpieces(content, box, read) if arts else below.masterpieces
    tracks = (*below.tracks, *read_tracks(content, box, names, landmarks))
    spaces, printed_spaces = read_spaces(content, box, names, read)
    spaces, printed_spaces = (*below.spaces, *spaces), (*below.printed_spaces, *printed_spaces)
    capitals = (*below.capitals, *read_advanced_capitals(content, box, read))
    whole = replace(
        below,
        tracks=tracks,
        track_count=len(tracks),
        spaces=spaces,
        printed_spaces=printed_spaces,
        arts_die=read_science_die(content, table_of(box, "science_die"), TRACKS, 20) if arts else below.arts_die,
        inspired=_read_income(content, table_of(box, "inspiration_spaces")) if arts else below.inspired,
        masterpieces=masterpieces,
        tech=tech,
        landmarks=landmarks,
        cards=cards,
        civs=civs,
        stars=stars,
        capitals=capitals,
    )
    return _with_numbers(whole)


def _with_numbers(content: TapestryContent) -> TapestryContent:
    """Components with the number of each by its id."""
    return replace(
        content,
        space_no=numbered([space.id for space in content.spaces]),
        tech_no=numbered([card.id for card in content.tech]),
        card_no=numbered([card.id for card in content.cards]),
        civ_no=numbered([civ.id for civ in content.civs]),
        capital_no=numbered([capital.id for capital in content.capitals]),
        landmark_no=numbered([landmark.id for landmark in content.landmarks]),
        tile_no=numbered([tile.id for tile in content.tiles]),
        star_no=numbered([star.id for star in content.stars]),
        masterpiece_no=numbered([work.id for work in content.masterpieces]),
    )


# ---- cards and tiles


def _read_tech_cards(content: Content, box: str, read: ReadEffects) -> tuple[TechCard, ...]:
    cards: list[TechCard] = []
    for row in rows_of(content, box, "tech_cards"):
        cards.append(read_tech_card(row, box_of(row, box), read))
        row.nothing_else()
    check_count(content, box, "tech_cards", len(cards))
    return tuple(cards)


def _check_tech_landmarks(content: Content, box: str, tech: Sequence[TechCard], landmarks: Sequence[Landmark]) -> None:
    """A landmark that comes from a tech card is what its square gives, and the other way round."""
    expected: dict[str, str] = {tech[landmark.tech].id: landmark.id for landmark in landmarks if landmark.tech >= 0}
    for row in rows_of(content, box, "tech_cards"):
        given = [entry["landmark"] for entry in row.get("square") if "landmark" in entry]
        if given != ([expected[row.record]] if row.record in expected else []):
            raise row.wrong(
                "square", f'must give the landmark that comes from it, "{expected.get(row.record, "none")}"'
            )


def _read_cards(
    content: Content, box: str, read: ReadEffects, read_abilities: ReadAbilities
) -> tuple[TapestryCard, ...]:
    cards: list[TapestryCard] = []
    for row in rows_of(content, box, "tapestry_cards"):
        name, origin = row.text("id"), box_of(row, box)
        kind, copies = CARD_KINDS.index(row.one_of("kind", CARD_KINDS)), row.integer("copies", 1, 20)
        effects = effects_of(row, "effects", read) if "effects" in row.row else -1
        response = effects_of(row, "response", read) if "response" in row.row else -1
        abilities, arts, plots = read_abilities(row), row.flag("arts", False), read_plots(row, read)
        counter = row.flag("counter", False)
        left, right = read_enchantments(row, read)
        cards.append(
            TapestryCard(name, origin, kind, copies, effects, response, abilities, arts, counter, plots, left, right)
        )
        row.nothing_else()
    check_count(content, box, "tapestry_cards", sum([card.copies for card in cards]))
    return tuple(cards)


def _read_space_tiles(
    content: Content, box: str, read: ReadEffects, read_abilities: ReadAbilities, below: Sequence[SpaceTile] = ()
) -> tuple[SpaceTile, ...]:
    tiles: list[SpaceTile] = []
    names = [star.id for star in below]
    for row in rows_of(content, box, "space_tiles"):
        name, origin = row.text("id"), box_of(row, box)
        benefit = ordered_effects_of(row, "benefit", read) if "benefit" in row.row else -1
        abilities = read_abilities(row)
        if benefit < 0 and not abilities.whenever:
            raise row.wrong("benefit", "is missing")
        replaces = names.index(row.one_of("replaces", names)) if "replaces" in row.row else -1
        tiles.append(SpaceTile(name, origin, benefit, abilities, replaces))
        row.nothing_else()
    check_count(content, box, "space_tiles", len(tiles))
    return tuple(tiles)


def _read_masterpieces(content: Content, box: str, read: ReadEffects) -> tuple[Masterpiece, ...]:
    works: list[Masterpiece] = []
    for row in rows_of(content, box, "masterpieces"):
        benefit = ordered_effects_of(row, "benefit", read)
        works.append(Masterpiece(row.text("id"), box_of(row, box), benefit, row.flag("single_use", False)))
        row.nothing_else()
    check_count(content, box, "masterpieces", len(works))
    return tuple(works)


# ---- the table


def _read_players(content: Content) -> dict[int, PlayerCount]:
    counts: dict[int, PlayerCount] = {}
    for row in content.named("players", [str(seats) for seats in SEAT_COUNTS]):
        board = row.one_of("map", BOARDS)
        counts[int(row.record)] = PlayerCount(int(row.record), board, row.one_of("capitals", ("one", "pair")) == "pair")
        row.nothing_else()
    return counts


def _read_pairs(content: Content, capitals: Sequence[Capital], small: Board) -> tuple[tuple[int, int], ...]:
    """The capitals that are dealt together; they start on one hex of the small map [tapestry.setup.capitals]."""
    by_number = {capital.number: i for i, capital in enumerate(capitals)}
    pairs: list[tuple[int, int]] = []
    for row in content.named("pairs", ["1", "2", "3"]):
        numbers = row.get("numbers")
        if not isinstance(numbers, list) or len(numbers) != 2 or any(n not in list(by_number) for n in numbers):
            raise row.wrong("numbers", f"must be the numbers of two capitals, not {numbers!r}")
        first, second = numbers
        if first == second or small.start[first] != small.start[second]:
            raise row.wrong("numbers", "must be two capitals that start on one hex of the small map")
        pairs.append((by_number[first], by_number[second]))
        row.nothing_else()
    if len({capital for pair in pairs for capital in pair}) != len(capitals):
        raise ContentError(f"{content.files['pairs']}: pairs must hold every capital once")
    return tuple(pairs)


def _read_income(content: Content, table: str) -> tuple[IncomeSpace, ...]:
    """The spaces of the income mat, or of the tiles that lie on it, those of the markets first."""
    ids = [f"{building}_{number}" for building in BUILDINGS for number in range(1, INCOME_SPACES + 1)]
    spaces: list[IncomeSpace] = []
    for place, row in enumerate(content.named(table, ids)):
        income = row.part("income")
        per = COUNTED.index(row.one_of("points_per", COUNTED)) if "points_per" in row.row else -1
        spaces.append(
            IncomeSpace(
                row.text("id"),
                place // INCOME_SPACES,
                place % INCOME_SPACES + 1,
                tuple([income.integer(name, 0, 8, 0) for name in RESOURCES]),
                income.integer("territory", 0, 9, 0),
                income.integer("tapestry", 0, 9, 0),
                row.integer("points", 0, 99, 0),
                per,
            )
        )
        income.nothing_else()
        row.nothing_else()
    return tuple(spaces)


def _read_eras(content: Content) -> tuple[int, ...]:
    """By era, 0 and 1 included: resources for the first of neighbours [tapestry.income.first_of_neighbours]."""
    firsts = [0, 0]
    for row in content.named("eras", ["2", "3", "4"]):
        firsts.append(row.integer("first", 0, 8))
        row.nothing_else()
    return tuple(firsts)


def _read_die(content: Content, table: str, read: ReadEffects) -> tuple[int, ...]:
    faces: list[int] = []
    for row in content.named(table, [str(face) for face in range(1, 7)]):
        faces.append(effects_of(row, "effect", read))
        row.nothing_else()
    return tuple(faces)


def _read_achievements(content: Content) -> tuple[Achievement, ...]:
    achievements: list[Achievement] = []
    for row in content.named("achievements", ACHIEVEMENTS):
        slots: dict[str, tuple[int, ...]] = {}
        for board in BOARDS:
            points = row.get(board)
            if not isinstance(points, list) or not points or not all(type(p) is int and p > 0 for p in points):
                raise row.wrong(board, f"must be points for the first, the second …, not {points!r}")
            slots[board] = tuple(points)
        achievements.append(Achievement(row.text("id"), slots))
        row.nothing_else()
    return tuple(achievements)
