"""Reading the cards: technologies with their actions, leaders, governments and objectives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.content import Content, Fields
from ecumene.core.effect_reading import EffectReader
from ecumene.games.beyond_the_horizon.box.components import Deed, Government, Leader, Objective, Technology
from ecumene.games.beyond_the_horizon.box.fields import (
    answer_of,
    check_shares,
    modifiers_of,
    needs_of,
    points_of,
    said_of,
    some_effects_of,
    spaces_of,
)
from ecumene.games.beyond_the_horizon.box.terms import (
    ALL,
    ALL_COLOURS,
    COLOURS,
    GOVERNMENT_CARDS,
    GROUPS,
    LEVEL_II,
    LEVEL_III,
    LEVEL_IV,
    LEVELS,
    NONE,
    REVEALED,
    SIDES,
)

TECHNOLOGY_COUNTS: Final = (4, 16, 16, 8)  # by level
LEADER_COUNTS: Final = (0, 10, 10, 7)  # by level
GOVERNMENTS: Final[int] = len(SIDES) * GOVERNMENT_CARDS
OBJECTIVES_OF_A_GROUP: Final = 3

NO_SPACES: Final = ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0))


# ---- actions


def read_deed(
    row: Fields, id: str, coins: int, population: int, reader: EffectReader, needs: tuple[tuple[int, int], ...]
) -> Deed:
    """An action: its effects, its spaces, and what of it others must know."""
    effect = some_effects_of(row, "effect", reader)
    says = row.get("effect")
    researches = False
    for research in said_of(says, "research"):
        researches = researches or research["level"] != LEVELS[0]
    takes_token, copies = bool(said_of(says, "token")), bool(said_of(says, "copy_action"))
    shared = row.flag("shared", False)
    return Deed(id, coins, population, effect, spaces_of(row), needs, shared, researches, takes_token, copies)


def _read_action(row: Fields, reader: EffectReader) -> Deed:
    """The action of a technology; one without spaces where it has none."""
    action = row.part("action")
    if not action.row:
        return Deed(row.record, 0, 0, NONE, NO_SPACES, (), False, False, False, False)
    coins, population = action.integer("coins", 0, 20, 0), action.integer("population", 0, 9, 0)
    deed = read_deed(action, row.record, coins, population, reader, ())
    action.nothing_else()
    return deed


# ---- technologies


def read_technologies(content: Content, reader: EffectReader) -> tuple[tuple[Technology, ...], tuple[Deed, ...]]:
    """The technologies and their actions; a deck shows every colour often enough to find two of it."""
    technologies: list[Technology] = []
    deeds: list[Deed] = []
    for row in content.rows("technologies"):
        deed = _read_action(row, reader)
        technologies.append(_read_technology(row, deed, reader))
        deeds.append(deed)
        row.nothing_else()
    levels = [technology.level for technology in technologies]
    check_shares(content, "technologies", "level", LEVELS, levels, TECHNOLOGY_COUNTS)
    _check_titles(content, technologies)
    return tuple(technologies), tuple(deeds)


def _read_technology(row: Fields, deed: Deed, reader: EffectReader) -> Technology:
    level = LEVELS.index(row.one_of("level", LEVELS))
    colour, titles = _read_colours(row, level)
    bonus = reader.listed(row, "bonus")
    when, then = answer_of(row, "whenever", reader)
    return Technology(
        row.record,
        level,
        colour,
        titles,
        bonus,
        deed.effect != NONE,
        deed.coins,
        deed.population,
        deed.effect,
        deed.spaces,
        modifiers_of(row, "always"),
        when,
        then,
        points_of(row, "points"),
    )


def _read_colours(row: Fields, level: int) -> tuple[int, int]:
    """The main colour and the colours of the title: level IV is of all [beyond_the_horizon.research.level_iv]."""
    colour = (*COLOURS, "all").index(row.one_of("colour", (*COLOURS, "all")))
    titles = 0
    for name in row.some_of("titles", COLOURS):
        titles |= 1 << COLOURS.index(name)
    if (colour == ALL) != (level == LEVEL_IV):
        raise row.wrong("colour", "must be all at level IV, and only there")
    if colour == ALL and titles != ALL_COLOURS:
        raise row.wrong("titles", "must be all four colours at level IV")
    if colour != ALL and not titles >> colour & 1:
        raise row.wrong("titles", f"must name the main colour, {COLOURS[colour]}")
    return colour, titles


def _check_titles(content: Content, technologies: Sequence[Technology]) -> None:
    rows = list(content.rows("technologies"))
    for level in (LEVEL_II, LEVEL_III):
        deck = [number for number, technology in enumerate(technologies) if technology.level == level]
        for colour, name in enumerate(COLOURS):
            found = sum([technologies[number].titles >> colour & 1 for number in deck])
            if found < REVEALED:
                raise rows[deck[-1]].wrong(
                    "titles", f"or those of another of level {LEVELS[level]} must be {name} too: {found} are"
                )


# ---- leaders


def read_leaders(content: Content, reader: EffectReader) -> tuple[Leader, ...]:
    """The leaders of levels II to IV."""
    leaders: list[Leader] = []
    for row in content.rows("leaders"):
        level = LEVELS.index(row.one_of("level", LEVELS[LEVEL_II:]))
        leaders.append(Leader(row.record, level, reader.listed(row, "bonus"), points_of(row, "points")))
        row.nothing_else()
    check_shares(content, "leaders", "level", LEVELS, [leader.level for leader in leaders], LEADER_COUNTS)
    return tuple(leaders)


# ---- governments


def read_governments(content: Content, reader: EffectReader) -> tuple[Government, ...]:
    """The sides of the government cards, front and back of each in turn."""
    governments: list[Government] = []
    for row in content.rows("governments"):
        card, side = row.integer("card", 1, GOVERNMENT_CARDS) - 1, SIDES.index(row.one_of("side", SIDES))
        if 2 * card + side != len(governments):
            raise row.wrong(
                "card" if len(governments) // 2 != card else "side", "must follow front and back of each card"
            )
        governments.append(_read_government(row, card, side, reader))
        row.nothing_else()
    content.check_count("governments", len(governments), GOVERNMENTS)
    return tuple(governments)


def _read_government(row: Fields, card: int, side: int, reader: EffectReader) -> Government:
    despotism_when, despotism = answer_of(row, "whenever", reader)
    when, theocracy = answer_of(row, "theocracy", reader)
    if when == NONE:
        raise row.wrong("theocracy", "must answer an event")
    monarchy = some_effects_of(row, "monarchy", reader)
    modifiers, points = modifiers_of(row, "always"), points_of(row, "democracy")
    return Government(
        row.record, card, side, modifiers, despotism_when, despotism, when, theocracy, monarchy, points
    )  # fmt: skip


# ---- objectives


def read_objectives(content: Content) -> tuple[Objective, ...]:
    """The objectives, as many of each group."""
    objectives: list[Objective] = []
    for row in content.rows("objectives"):
        group, needs = GROUPS.index(row.one_of("group", GROUPS)), needs_of(row, "needs")
        if not needs:
            raise row.wrong("needs", "must name something")
        objectives.append(Objective(row.record, group, needs))
        row.nothing_else()
    wanted = [OBJECTIVES_OF_A_GROUP for _ in GROUPS]
    check_shares(content, "objectives", "group", GROUPS, [objective.group for objective in objectives], wanted)
    return tuple(objectives)
