import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { draw } from "../../lib/scene";
import type { Choice, Element, Full, Stage } from "../../lib/types";
import { distance } from "../../lib/geometry";
import { hexGround, squareGround } from "../layout/ground";
import { cellAt, hexGrid } from "../layout/hexes";
import {
  actAt,
  coveredBy,
  firstTurn,
  layingOf,
  levelOf,
  middleOfTile,
  nearestFit,
  pathOf,
  spotsFor,
  spotUnder,
  turned,
  turnedCorners,
  turnedToFit,
} from "./laying";
import { layOut } from "../layout/layout";

const world: Element = {
  id: "w",
  type: "hexes",
  layout: "pointy",
  size: 20,
  lift: true,
  cells: [
    [0, 0, "sea", 0],
    [1, 0, "sea", 0],
    [0, 1, "sea", 0],
    [5, 0, "plain", 1],
  ],
};
const grid = hexGrid(world);
const ground = hexGround(grid, 1);

// two ways to lay three hexes: pointing down right, or down left
const choice: Choice = {
  seat: 0,
  kind: "lay",
  prompt: "Where?",
  within: "w",
  lays: "plain",
  control: "rotate",
  turns: {
    "~turn.0": [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    "~turn.1": [
      [0, 0],
      [-1, 1],
      [0, 1],
    ],
  },
  acts: [
    { i: 7, path: ["w.0.0", "~turn.0"], say: "Lay it" },
    { i: 8, path: ["w.3.0", "~turn.1"], say: "Lay it" },
    { i: 9, path: ["~pass"], say: "Pass" },
  ],
};

function lay(from: Choice = choice) {
  const laying = layingOf(from);
  if (!laying) throw new Error("not a tile to be laid");
  return laying;
}

describe("a tile to be laid", () => {
  it("is found in a choice that says how it may be turned, and only there", () => {
    expect(lay().turns.map(({ step }) => step)).toEqual(["~turn.0", "~turn.1"]);
    expect(layingOf(null)).toBeNull();
    expect(layingOf({ seat: 0, kind: "x", prompt: "?", acts: [] })).toBeNull();
  });

  it("knows for each turn where it fits", () => {
    expect(spotsFor(lay(), 0)).toEqual([{ turn: 0, anchor: [0, 0] }]);
    expect(spotsFor(lay(), 1)).toEqual([{ turn: 1, anchor: [3, 0] }]);
    expect(actAt(lay(), { turn: 0, anchor: [0, 0] })?.i).toBe(7);
    expect(actAt(lay(), { turn: 1, anchor: [0, 0] })).toBeNull();
  });

  it("may lie one way only, and then its path has no turn", () => {
    const sea = lay({
      ...choice,
      turns: { "": [[0, 0]] },
      acts: [{ i: 3, path: ["w.2.-1"], say: "Lay it" }],
    });
    expect(actAt(sea, { turn: 0, anchor: [2, -1] })?.i).toBe(3);
    expect(pathOf(sea, { turn: 0, anchor: [4, 4] })).toEqual(["w.4.4"]);
  });

  it("names what one would click, legal or not", () => {
    expect(pathOf(lay(), { turn: 0, anchor: [0, 0] })).toEqual(["w.0.0", "~turn.0"]);
    expect(pathOf(lay(), { turn: 1, anchor: [-2, 5] })).toEqual(["w.-2.5", "~turn.1"]);
  });

  it("covers the cells around its anchor", () => {
    expect(coveredBy(lay(), { turn: 1, anchor: [3, -1] })).toEqual([
      [3, -1],
      [2, 0],
      [3, 0],
    ]);
  });

  it("lies as high as its terrain does, else upon what is highest", () => {
    expect(levelOf(lay(), world)).toBe(1);
    expect(levelOf(lay({ ...choice, lays: "forest" }), world)).toBe(2);
    expect(levelOf(lay(), { ...world, cells: [] })).toBe(0);
  });
});

describe("the tile in hand", () => {
  it("is held by its middle", () => {
    const spot = { turn: 0, anchor: [-3, 2] } as const;
    const middle = middleOfTile(lay(), ground, spot);
    expect(spotUnder(lay(), ground, 0, middle)).toEqual(spot);
  });

  it("slips into a place that fits when it is near", () => {
    const [x, y] = middleOfTile(lay(), ground, { turn: 0, anchor: [0, 0] });
    expect(spotUnder(lay(), ground, 0, [x + 15, y]).anchor).toEqual([0, 0]);
    expect(spotUnder(lay(), ground, 0, [x + 60, y]).anchor).not.toEqual([0, 0]);
  });

  it("offers to turn where another turn fits, and not elsewhere", () => {
    const there = middleOfTile(lay(), ground, { turn: 1, anchor: [3, 0] });
    expect(turnedToFit(lay(), ground, 0, there)).toEqual({ turn: 1, anchor: [3, 0] });
    expect(turnedToFit(lay(), ground, 0, [there[0] + 300, there[1]])).toBeNull();
  });

  it("finds the nearest place, however far", () => {
    expect(nearestFit(lay(), ground, 1, [-500, 0])?.anchor).toEqual([3, 0]);
    expect(nearestFit(lay(), ground, 1, [-500, 0], 100)).toBeNull();
  });

  it("turns around in both directions, and begins with a turn that fits somewhere", () => {
    expect(turned(lay(), 1, 1)).toBe(0);
    expect(turned(lay(), 0, -1)).toBe(1);
    expect(firstTurn(lay({ ...choice, acts: choice.acts.slice(1) }))).toBe(1);
  });

  it("stays where it is while it turns", () => {
    const far = cellAt(grid, 20, 20, 1);
    for (const turn of [0, 1]) {
      const middle = middleOfTile(lay(), ground, spotUnder(lay(), ground, turn, far));
      expect(distance(middle, far)).toBeLessThan(grid.size);
    }
  });
});

describe("a tile of a game", () => {
  const read = (name: string): unknown => JSON.parse(readFileSync(`fixtures/rise_and_fall-${name}.json`, "utf8"));

  it.each(["sea", "plain"])("can be laid wherever the rules allow it (%s)", (name) => {
    const full = read(name) as Full;
    const drawing = draw(read("stage") as Stage, full.scene ?? { phase: null, notes: [], standings: [], elements: [] });
    const laying = lay(full.choices[0]);
    const { places } = layOut(drawing, "world");
    const found = laying.turns.flatMap((_, turn) => spotsFor(laying, turn).map((spot) => actAt(laying, spot)?.i));
    expect(found.sort()).toEqual(full.choices[0]?.acts.map(({ i }) => i).sort());
    for (const { anchor } of spotsFor(laying, 0)) expect(places.has(`w.${anchor.join(".")}`)).toBe(true);
  });
});

describe("a tile that is taken into the hand first", () => {
  const turns = { "~turn.0": [[0, 0]], "~turn.1": [[0, 0]], "~turn.2": [[0, 0]] };
  const asked: Choice = {
    seat: 0,
    kind: "explore",
    prompt: "Where?",
    within: "m",
    turns,
    acts: [
      { i: 1, path: ["tile.a", "m.1.0", "~turn.0"], say: "Lay it" },
      { i: 2, path: ["tile.a", "m.1.0", "~turn.2"], say: "Lay it" },
      { i: 3, path: ["tile.b", "m.2.0", "~turn.1"], say: "Lay it" },
    ],
  };
  const tile: Element = { id: "tile.a", corners: ["sea", "desert", "forest", "sea", "sea", "mountain"] };
  const get = (id: string) => (id === "tile.a" ? tile : undefined);

  it("is not laid before it is chosen", () => {
    expect(layingOf(asked, [], get)).toBeNull();
  });

  it("turns only as far as it makes a difference", () => {
    expect(layingOf(asked, ["tile.a"], get)?.turns.map(({ step }) => step)).toEqual(["~turn.0", "~turn.2"]);
  });

  it("shows its corners as they are turned, clockwise", () => {
    const laying = layingOf(asked, ["tile.a"], get);
    if (!laying) throw new Error("nothing in hand");
    expect(turnedCorners(laying, 0)).toEqual(tile.corners);
    expect(turnedCorners(laying, 1)).toEqual(["sea", "mountain", "sea", "desert", "forest", "sea"]);
  });

  it("is asked about with all that was clicked", () => {
    const laying = layingOf(asked, ["tile.b", "m.2.0"], get);
    expect(laying && pathOf(laying, { turn: 0, anchor: [5, 5] })).toEqual(["tile.b", "m.5.5", "~turn.1"]);
  });

  it("is not turned where that makes no difference", () => {
    const round: Choice = { ...asked, acts: [{ i: 98, path: ["tile.b", "m.2.0"], say: "there" }] };
    const laying = layingOf(round, ["tile.b"], get);
    expect(laying?.turns).toHaveLength(1);
    expect(laying && actAt(laying, { turn: 0, anchor: [2, 0] })?.i).toBe(98);
  });

  it("is in the hand although it may also be put elsewhere, until that is clicked", () => {
    const elsewhere: Choice = { ...asked, acts: [...asked.acts, { i: 99, path: ["tile.b", "n.0.0"], say: "elsewhere" }] };
    expect(layingOf(elsewhere, ["tile.b"], get)).toEqual(layingOf(asked, ["tile.b"], get));
    expect(layingOf(elsewhere, ["tile.b", "n.0.0"], get)).toBeNull();
  });

  it("has turns of its own where several shapes may be laid", () => {
    const shapes: Choice = {
      ...asked,
      turns: {
        "tile.a ~turn.0": [[0, 0]],
        "tile.b ~turn.1": [
          [0, 0],
          [0, 1],
        ],
      },
    };
    expect(layingOf(shapes, ["tile.b"])?.turns).toEqual([
      {
        step: "~turn.1",
        by: 1,
        cells: [
          [0, 0],
          [0, 1],
        ],
      },
    ]);
  });
});

describe("squares", () => {
  const squares = squareGround({ id: "g", type: "grid", rows: 9, cols: 9 }, { x: 10, y: 20, w: 90, h: 90 });

  it("are found under the middle of each, also around the grid", () => {
    for (const cell of [
      [0, 0],
      [8, 3],
      [-2, 10],
    ] as const)
      expect(squares.under(squares.at(cell))).toEqual(cell);
  });
});
