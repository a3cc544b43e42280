"""Reading capital city mats: those of the base box, and the advanced ones, each with districts of its own."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Final

from ecumene.core.content import Content, Fields
from ecumene.core.regions import mask_of
from ecumene.games.tapestry.box.content import BASE, BLOCK_OF, BLOCKS, CITY, NO_DISTRICT, Capital
from ecumene.games.tapestry.box.fields import ReadEffects, box_of, check_count, effects_of, rows_of

OPEN_SIGN: Final = "."
IMPASSABLE_SIGN: Final = "#"
PAD_SIGN: Final = "o"
WISP_SIGN: Final = "w"
IMP_SIGN: Final = "i"
CENTRE_SIGN: Final = "c"
SIGNS: Final = ".#owic"
OUTSIDE_SIGN: Final = " "  # not part of a city that is smaller than others
MOST_PAID: Final = 8
MOST_ASIDE: Final = 20
LEAST_SIZE: Final = 3


def drawing_of(row: Fields, field: str, signs: str = OPEN_SIGN + IMPASSABLE_SIGN) -> list[str]:
    """Rows of signs, '.' and '#' as a rule, all of one length."""
    said = f"'{signs[0]}' and '{signs[1]}'" if len(signs) == 2 else f"the signs {signs}"
    lines = row.get(field)
    if not isinstance(lines, list) or not lines or not all(isinstance(line, str) and line for line in lines):
        raise row.wrong(field, f"must be a list of rows of {said}")
    for line in lines:
        if set(line) - set(signs) or len(line) != len(lines[0]):
            raise row.wrong(field, f"must be rows of {said} of one length, not {line!r}")
    return lines


def _city_drawing(row: Fields, field: str, signs: str, size: int = CITY) -> str:
    """All plots of a capital, row by row; a smaller one lies in the upper left corner of the usual grid."""
    lines = drawing_of(row, field, signs)
    if len(lines) != size or len(lines[0]) != size:
        raise row.wrong(field, f"must be {size} rows of {size} plots")
    return "".join([line.ljust(CITY, OUTSIDE_SIGN) for line in lines]).ljust(CITY * CITY, OUTSIDE_SIGN)


def _marked(drawn: str, sign: str) -> int:
    return mask_of([plot for plot, here in enumerate(drawn) if here == sign])


# ---- the base box


def read_capitals(content: Content) -> tuple[Capital, ...]:
    """The capital city mats of the base box."""
    capitals: list[Capital] = []
    for row in content.rows("capitals"):
        grid = _city_drawing(row, "grid", OPEN_SIGN + IMPASSABLE_SIGN)
        number = row.integer("number", 1, 6)
        if any(capital.number == number for capital in capitals):
            raise row.wrong("number", f"{number} is the number of another capital already")
        capitals.append(Capital(row.text("id"), box_of(row, BASE), number, _marked(grid, IMPASSABLE_SIGN)))
        row.nothing_else()
    check_count(content, BASE, "capitals", len(capitals))
    return tuple(capitals)


# ---- advanced capitals


def read_advanced_capitals(content: Content, box: str, read: ReadEffects) -> tuple[Capital, ...]:
    """The advanced capital city mats of a box; they carry no start [tapestry.setup.advanced_capitals]."""
    capitals: list[Capital] = []
    for row in rows_of(content, box, "capitals"):
        size = row.integer("size", LEAST_SIZE, CITY, CITY)
        grid = _city_drawing(row, "grid", SIGNS, size)
        districts, letters = _districts(row, grid, size)
        district_of = BLOCK_OF if districts is BLOCKS else _district_of(districts)
        joint, joint_reward = _joint(row, letters, read)
        capitals.append(
            Capital(
                id=row.text("id"),
                box=box_of(row, box),
                number=0,
                impassable=_marked(grid, IMPASSABLE_SIGN) | _marked(grid, WISP_SIGN),
                pads=_marked(grid, PAD_SIGN),
                size=size,
                wisps=_marked(grid, WISP_SIGN),
                centre=grid.find(CENTRE_SIGN),
                imps=_imps(row, grid, districts),
                districts=districts,
                district_of=district_of,
                pays=_pays(row, letters),
                rewards=_rewards(row, letters, read),
                overhang=row.flag("overhang", True),
                not_with=_not_with(row),
                clear_lines=row.integer("clear_lines", 1, 2 * CITY) if "clear_lines" in row.row else 0,
                joint=joint,
                joint_reward=joint_reward,
                final=effects_of(row, "final", read) if "final" in row.row else -1,
                income=row.integer("income", 1, MOST_PAID) if "income" in row.row else 0,
                aside=row.integer("landmarks_aside", 1, MOST_ASIDE) if "landmarks_aside" in row.row else 0,
            )
        )
        row.nothing_else()
    check_count(content, box, "capitals", len(capitals))
    return tuple(capitals)


def _imps(row: Fields, grid: str, districts: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The imp of each district where those are joined to the centre of the city; else none."""
    if CENTRE_SIGN not in grid and IMP_SIGN not in grid:
        return ()
    imps = [[plot for plot in plots if grid[plot] == IMP_SIGN] for plots in districts]
    whole = grid.count(CENTRE_SIGN) == 1 and grid.count(IMP_SIGN) == len(districts)
    if not whole or any(len(found) != 1 for found in imps):
        raise row.wrong("grid", "must have one centre, c, and one imp, i, in each district")
    return tuple([found[0] for found in imps])


def _districts(row: Fields, grid: str, size: int) -> tuple[tuple[tuple[int, ...], ...], str]:
    """The plots of each district, and their letters; where none are drawn they are blocks of three by three."""
    if "districts" not in row.row and size == CITY:
        return BLOCKS, ascii_uppercase[:CITY]
    drawn = _city_drawing(row, "districts", OPEN_SIGN + ascii_uppercase[:CITY], size)
    letters = "".join(sorted(set(drawn) - {OPEN_SIGN, OUTSIDE_SIGN}))
    if not letters or letters != ascii_uppercase[: len(letters)]:
        raise row.wrong("districts", f"must use letters from A on, none left out, not {letters!r}")
    districts = tuple([tuple([plot for plot, here in enumerate(drawn) if here == letter]) for letter in letters])
    for letter, plots in zip(letters, districts, strict=True):
        if all(grid[plot] != OPEN_SIGN for plot in plots):
            raise row.wrong("districts", f"{letter} has no open plot, so nobody could complete it")
    return districts, letters


def _district_of(districts: Sequence[Sequence[int]]) -> tuple[int, ...]:
    found = [NO_DISTRICT] * (CITY * CITY)
    for number, plots in enumerate(districts):
        for plot in plots:
            found[plot] = number
    return tuple(found)


def _pays(row: Fields, letters: str) -> tuple[int, ...]:
    """A resource of choice for each district, where the record does not name another number."""
    if "pays" not in row.row:
        return (1,) * len(letters)
    part = row.part("pays")
    pays = tuple([part.integer(letter, 0, MOST_PAID, 1) for letter in letters])
    part.nothing_else()
    return pays


def _rewards(row: Fields, letters: str, read: ReadEffects) -> tuple[int, ...]:
    """What districts give besides, by their letters."""
    if "rewards" not in row.row:
        return (-1,) * len(letters)
    part = row.part("rewards")
    rewards = tuple([effects_of(part, letter, read) if letter in part.row else -1 for letter in letters])
    part.nothing_else()
    return rewards


def _not_with(row: Fields) -> tuple[str, ...]:
    """The ids of civilizations, which may lie in a box that is not there."""
    names = row.get("not_with", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise row.wrong("not_with", f"must be a list of civilizations, not {names!r}")
    return tuple(names)


def _joint(row: Fields, letters: str, read: ReadEffects) -> tuple[int, int]:
    """Districts that give something together, as a mask, and what."""
    if "joint" not in row.row:
        return 0, -1
    part = row.part("joint")
    wanted = part.text("districts")
    if set(wanted) - set(letters):
        raise part.wrong("districts", f"must be letters of districts, {letters}, not {wanted!r}")
    reward = effects_of(part, "then", read)
    part.nothing_else()
    return mask_of([letters.index(letter) for letter in wanted]), reward
