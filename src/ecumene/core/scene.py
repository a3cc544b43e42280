"""The Scene: what a game says so that a screen can draw it, as plain data.

A game describes its table from a view, so what a seat may not know is not in the bytes. The page draws what it is
given, lights what may be clicked, narrows a choice click by click and animates what changed; it knows no game.

    stage    what never changes in this game: geometry, layout, words; sent once, cached by its hash
    scene    everything that lies on the table now; its elements add their fields to the stage's of the same id
    patch    what changed between two scenes, and the events that changed it
    choice   what one seat is asked: the question, and every legal action with the things one would click

Ids are short and stable, `[a-z0-9._-]`. An id is a thing, not a place: a piece keeps it when it moves. Things the
rules do not tell apart are one stack with a count. The players are `p0`, `p1` … by seat. A step that begins with `~` is
a choice without a thing on the table (`~spies`, `~n.3`): a button.

This module is never compiled: the table reads its types, and pydantic cannot read mypyc's.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, Required, TypeAlias

from typing_extensions import TypedDict


class Message(TypedDict):
    """A message of the game's Fluent words with its arguments.

    An argument may be a number, a player (`p0`), the id of a thing (the words call NAME on it) or another message.
    """

    t: str
    a: NotRequired[dict[str, int | str | Message]]


Text: TypeAlias = str | Message
"""What a person reads. A bare string is final: a numeral, a name that a person typed."""

Icon: TypeAlias = tuple[str, int]
"""An icon and how many of it."""


class TallyData(TypedDict):
    """A number that explains itself; the items add up to `sum`."""

    of: Text
    sum: int
    items: list[TallyItem]


class TallyItem(TypedDict):
    """One part of a number and the rule that gave it. `about` names the thing it is about."""

    label: Text
    amount: int
    rule: str
    about: NotRequired[Text]


class Badge(TypedDict, total=False):
    """A small mark on a thing: an icon, a short text or both."""

    icon: str
    text: Text
    label: Text  # what a screen reader says
    tone: Literal["plain", "gain", "loss", "lock"]
    shape: Literal["circle", "square"]  # the icon stands within it
    colour: str  # of a card: the family whose colour is behind the icon
    owner: str  # whose it is: their mark stands before it


class Slot(TypedDict, total=False):
    """A named place in a zone, on a plate or on a hex, or an edge of a card."""

    id: Required[str]
    label: Text
    badges: list[Badge]


class Space(TypedDict, total=False):
    """A space of a track. Where tracks have groups, the spaces before the first group are where one starts."""

    id: Required[str]
    label: Text
    icons: list[Icon]
    bonus: list[Icon]  # what one may buy there as well
    group: str
    lines: list[Text]  # what it does, for the inspector
    rule: list[str]


class SpaceGroup(TypedDict, total=False):
    """Spaces of a track that belong together, with the price of entering one."""

    id: Required[str]
    label: Text
    note: Text
    cost: list[Icon]


class IconLine(TypedDict, total=False):
    """A line of icons on a card: when it holds, what it costs or answers, and what it does."""

    sign: str  # the icon that says when
    cost: list[Icon]
    icons: Required[list[Icon]]
    label: Required[Text]  # the same in words
    held: bool  # the card's slots lie at the end of this line, and not beside its title


class Counter(TypedDict, total=False):
    """A number in a panel."""

    id: Required[str]
    icon: str
    label: Required[Text]
    value: Required[int]
    max: int
    # a column stands beside others, its pips one above another; a figure is a large number above its name
    show: Literal["number", "pips", "bar", "column", "figure"]
    off: bool  # it does not count now
    tally: TallyData


ElementType: TypeAlias = Literal[
    "surface", "area", "hexes", "group", "piece", "zone", "card", "track", "grid", "link", "die", "panel", "text"
]

Terrain: TypeAlias = Literal[
    "deep", "coast", "sea", "plain", "farmland", "pasture", "desert", "forest", "mountain", "glacier", "off"
]

Place: TypeAlias = int | str | list[int]
"""Where a thing is inside its container: an index, a name, a cell `[row, column]` or a hex `[q, r]`."""

# Written as a call because one of its keys is a Python keyword. Every element has an id; those of the stage have a
# type, but for cells of hexes and grids; which other fields an element uses follows from its type.
Element = TypedDict(
    "Element",
    {
        "id": Required[str],
        "type": ElementType,
        # where it is
        "in": str,  # the id of its container
        "slot": Place,
        "at": list[float],  # [x, y, width, height], for fixed furniture of a surface
        "region": str,
        "order": int,
        # what every element may say
        "owner": str,
        "label": Text,  # its accessible name and the title of the inspector; required on anything clickable
        "tags": list[Text],
        "glyph": str,  # a name of the page's list of glyphs, or of the stage's
        "n": int,
        "state": list[str],  # spent toppled decline down blocked claimed new ghost dim current first
        "badges": list[Badge],
        "tally": TallyData,
        "rule": list[str],
        "near": list[str],
        # surface
        "view": list[float],
        "backdrop": Literal["paper", "sea"],
        "lines": str | list[Text],  # of a surface: the path of its graticule; of a card: its effects
        "title": Text,
        # area
        "kind": str,  # area: land, sea, coast, lake, off; piece: its glyph
        "path": str,  # also of a link: drawn as it is, instead of a line from middle to middle
        "anchor": list[float],  # also of a text: its middle
        "spots": list[list[float]],
        "banner": list[float],  # the middle of the row of its badges, where they do not stand around the anchor
        "terrain": Terrain,
        # hexes
        "layout": str,  # hexes: pointy, flat; zone: stack, row, fan, market, spread, pile, wrap, strip
        "size": float | str,  # hexes: a number; piece: s, m, l; card: card, tile, chip, plate
        "cells": list[list[int | str]],  # hexes: [q, r, terrain, level]; piece: [row, column] of a shape
        "lift": bool,
        "tiles": list[list[Any]],
        "frontier": list[list[int]],
        "names": dict[str, Text],  # hexes: what a terrain is called, and so each of its cells; `frontier` for those
        "corners": list[Terrain],  # six, clockwise; a flat hex begins at its upper left, a pointy one on top
        # group: cells of a hex world that belong together, shown on demand. Its container is the hexes, `cells` are
        # its [q, r], `n` what it is worth, `owner` who leads there, `counters` who has how much
        # piece
        "strength": int,
        "rot": int,
        "flip": bool,
        # zone; a pile whose `cap` is 1 is a place for one card, which fills it; a strip is beside the rows before it
        "cap": int,
        "count": int,
        "slots": list[Slot],  # also places for pieces on a plate, and on a cell of hexes: its head, the others below it
        # card; a plate lies on a surface and says what it does in lines of icons
        "icons": list[IconLine],  # of a grid: what its areas give, one after the other
        "cost": list[Icon],
        "gives": list[Icon],
        "left": list[Icon],  # at its left edge; states `left-gained`, `-lost`, `-due`; a slot `ID.left` is clicked
        "right": list[Icon],
        "value": dict[str, int],
        "back": str,
        "colour": str,  # gold, brick, slate, leaf, violet; area: its tint; die: ink, too; track: its resource
        # track
        "spaces": list[Space],
        "groups": list[SpaceGroup],
        "axis": Literal["x", "y"],
        "covers": bool,
        # grid
        "rows": int,
        "cols": int,
        "blocks": list[int],
        "blocked": list[list[int]],
        "areas": list[list[list[int]]],  # cells that belong together where blocks do not say it
        "pads": list[list[int]],  # cells that count as filled, though something may still come there
        "marks": dict[str, list[list[int]]],  # cells with a sign, by its name
        "done": dict[str, list[int]],
        "margin": int,  # how many rows and columns around it a shape may begin in or stick out into
        # link
        "from": str,
        "to": str,
        "style": Literal["line", "arrow", "double", "dashed", "cliff"],
        "via": list[list[float]],
        # die
        "faces": list[str],
        "up": int,
        # panel
        "counters": list[Counter],
        # text
        "text": Text,
        "tone": str,
    },
    total=False,
)
"""One thing on the table."""


class Region(TypedDict, total=False):
    """A wish for where elements go; the page decides.

    A region with a surface is a plane that one can move about; what it has besides lies below it. A region without one
    is a pane: tracks, grids, zones, dice and panels lie in it in their order, a text is the note of its heading. In the
    regions of mats one player's things are shown at a time, by their `owner`. A pane of the board lies across it; one
    with a `weight` is a column. A region that is narrower than its `min`, in rem, is opened large while everything that
    can be clicked lies in it.
    """

    place: Required[Literal["board", "tray", "side", "mat", "player", "drawer"]]
    title: Text
    note: Text
    weight: int
    min: int
    under: str  # the region under which it stands, in one column


class Stage(TypedDict):
    """What never changes in a game of these seats, options and content. `texts` are Fluent sources by language."""

    hash: str
    game: str
    seats: int
    regions: dict[str, Region]
    elements: list[Element]
    texts: dict[str, str]
    things: str  # what NAME puts before an id to find its name
    glyphs: dict[str, str]


class Phase(TypedDict):
    """The steps of a turn and the one we are in."""

    steps: list[PhaseStep]
    now: str


class PhaseStep(TypedDict):
    id: str
    label: Text


class StandingData(TypedDict):
    """A player's place and points."""

    who: str
    place: int
    tally: TallyData


class Scene(TypedDict):
    """The table at one moment, as its viewer may know it."""

    phase: Phase | None
    notes: list[Text]  # how far the game is: round, race
    standings: list[StandingData]
    elements: list[Element]


Deed: TypeAlias = Literal["note", "flow", "score", "own", "reveal", "roll", "shuffle", "phase", "milestone"]
"""How an event is shown on the board. A milestone is a turning point that one may want to see again."""


class SceneEvent(TypedDict, total=False):
    """Something that happened: a line of the log, and how to show it on the board.

    `flow` sends `n` pieces of a kind from one thing to another. An event refines an animation and is never needed to
    arrive at the right picture.
    """

    do: Required[Deed]
    who: str
    say: Text
    tally: TallyData
    shows: list[str]  # the things it speaks of
    kind: str
    owner: str
    n: int
    # `from` is a keyword of Python, so both ends have longer names
    source: str
    target: str


class Patch(TypedDict, total=False):
    """What changed between two scenes. A field set to null is taken away, a new element stands there whole.

    `gone` speaks of the scene's elements: what the stage says of such an id stays.
    """

    set: Required[dict[str, dict[str, Any]]]
    gone: Required[list[str]]
    phase: Phase | None
    notes: list[Text]
    standings: list[StandingData]


class Ghost(TypedDict, total=False):
    """A piece drawn where it would go."""

    kind: Required[str]
    within: Required[str]
    slot: Place
    owner: str
    n: int


class Chip(TypedDict):
    """An answer in small: what is paid or taken in icons, and the same in words. Without icons the words are shown."""

    icons: list[Icon]
    label: Text


class PricePart(TypedDict):
    """A part of a price: so many of something, and the same in words."""

    icon: str
    n: int
    label: Text


class Act(TypedDict, total=False):
    """A legal action: what one clicks to choose it, and what it says.

    A step of `path` is an id, or several ids any of which will do. No two acts of a choice have the same path.
    `then` are actions that follow `i` at once and in order, so that one deed of several actions is one act: a piece is
    chosen and told where to, or all pieces do the same. The page sends them together.
    `up_to` makes it as many acts: `i` is the action for one of something, `i + 1` for two, and so on. Their paths go on
    with `~n.1`, `~n.2` …, and `$n` of `say` is that number. The page asks how many.
    `chip` is its last step in small, where that is a button beside others of its kind.
    `price` says what it costs, part by part, `pays` what of the player's own goes away for it, by the icons of their
    counters, and `after` what there is then: what is left, and what comes first.
    """

    i: Required[int]
    then: list[int]
    up_to: int
    path: Required[list[str | list[str]]]
    say: Required[Text]
    chip: Chip
    price: list[PricePart]
    pays: list[Icon]
    after: list[Text]
    pill: int
    tally: TallyData
    rule: str
    details: list[Text]
    shows: list[str]
    ghost: list[Ghost]
    role: Literal["primary", "plain", "end", "give-up"]
    final: Text  # it cannot be undone, and why
    auto: bool


class Choice(TypedDict, total=False):
    """What one seat is asked now.

    `repeat` says that the same question with the same acts comes so many times (placing pawns one by one), so that the
    page may offer to answer it in bulk: once more, all in one place, spread evenly.

    `turns` says which cells around the one pointed at a tile or shape would cover, for each step that says how it lies:
    [q, r] of a hex world, [row, column] of a grid, which `within` names. Where several things may be laid, a key is the
    thing and the step: `"landmark.forge ~turn.1"`. `lays` is the terrain of its cells; a thing that has corners shows
    those, turned. The page shows it under the pointer and turns it.

    `moves` names a hex world: an act without a ghost whose path goes from a piece to one of its hexes takes the piece
    there, so the page shows it at its target before it goes.

    `about` is the thing that the question is about, where it is none of those to be clicked, as the tile whose effect
    places cubes. The page keeps it in sight.

    `asks` are smaller questions: once a thing is chosen, and all that is left to choose are steps of one kind, which is
    what stands before their first dot (`~pay`), this is asked instead of the `prompt`.
    """

    seat: Required[int]
    kind: Required[str]  # the question's kind, so that the page can show a hint the first time
    prompt: Required[Text]
    context: Text
    hint: Text
    acts: Required[list[Act]]
    steps: dict[str, Text]
    asks: dict[str, Text]
    control: Literal["stepper", "rotate", "colour", "player"]
    repeat: int
    turns: dict[str, list[list[int]]]
    lays: Terrain
    within: str
    moves: str
    about: str


class GuideMoment(TypedDict):
    """A step of a game's guide that has something to say at a question: see `core/guide.py`.

    `acts` are the actions, by number, that show its idea, `suggested` the one that the guide would choose, and `points`
    the things and steps it points at, the first by an arrow.
    """

    step: str
    acts: list[int]
    suggested: int
    points: list[str]


class Why(TypedDict):
    """Why something cannot be done: the rule, its reason in short, its sentence, and the number behind it."""

    rule: str
    text: Text | None
    sentence: dict[str, str]
    tally: TallyData | None
