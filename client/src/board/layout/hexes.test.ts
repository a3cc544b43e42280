import { expect, it } from "vitest";

import type { Element } from "../../lib/types";
import { boundsOf, distance, ringsOf } from "../../lib/geometry";
import {
  cellAt,
  cellsOf,
  cliffsOf,
  cornersOf,
  facesOutline,
  hexGrid,
  hexUnder,
  partsOf,
  standingOutline,
  wallOf,
} from "./hexes";

const flat: Element = { id: "f", type: "hexes", layout: "flat", size: 10 };
const lifted: Element = {
  id: "w",
  type: "hexes",
  layout: "pointy",
  size: 10,
  lift: true,
  cells: [
    [0, 0, "mountain", 3],
    [1, 0, "plain", 1],
    [-1, 0, "forest", 2],
    [0, -1, "sea", 0],
  ],
};

it.each([
  ["flat", flat],
  ["pointy", { ...flat, layout: "pointy" }],
] as const)("%s neighbours share a side", (_, element) => {
  const grid = hexGrid(element);
  const here = cornersOf(grid, cellAt(grid, 0, 0));
  for (const [q, r] of [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const) {
    const there = cornersOf(grid, cellAt(grid, q, r));
    const shared = here.filter((one) => there.some((other) => distance(one, other) < 1e-6));
    expect(shared).toHaveLength(2);
  }
});

it("draws cells from back to front, higher ones higher up", () => {
  const grid = hexGrid(lifted);
  const cells = cellsOf(lifted, grid);
  expect(cells.map((cell) => cell.id)).toEqual(["w.0.-1", "w.-1.0", "w.0.0", "w.1.0"]);
  const [, forest, mountain, plain] = cells;
  expect(mountain && plain && mountain.at[1] < plain.at[1]).toBe(true);
  expect(wallOf(grid, mountain?.level ?? 0)).toBeGreaterThan(wallOf(grid, forest?.level ?? 0));
});

it("draws a cliff where one falls two levels, on the side of that neighbour", () => {
  const grid = hexGrid(lifted);
  const cells = cellsOf(lifted, grid);
  const levels = new Map(cells.map((cell) => [`${cell.q}.${cell.r}`, cell.level]));
  const mountain = cells.find((cell) => cell.id === "w.0.0");
  if (!mountain) throw new Error("no mountain");
  const cliffs = cliffsOf(grid, mountain, levels);
  const middles = cliffs.map(([from, to]) => [
    (from[0] + to[0]) / 2 - mountain.at[0],
    (from[1] + to[1]) / 2 - mountain.at[1],
  ]);
  expect(cliffs).toHaveLength(2); // to the plain in the east and the sea in the north-west, not to the forest
  expect(middles.some(([x = 0, y = 0]) => x > 8 && Math.abs(y) < 1e-6)).toBe(true);
  expect(middles.some(([x = 0, y = 0]) => x < 0 && y < 0)).toBe(true);
});

it.each([
  ["flat", flat],
  ["pointy and lifted", lifted],
] as const)("a point is in the cell whose ground it is (%s)", (_, element) => {
  const grid = hexGrid({ ...element, at: [7, -3] });
  for (const [q, r] of [
    [0, 0],
    [4, -7],
    [-3, 5],
  ] as const) {
    const [x, y] = cellAt(grid, q, r);
    expect(hexUnder(grid, [x + 3, y - 3])).toEqual([q, r]);
  }
});

it("cells of one height have one outline, wherever they lie", () => {
  const grid = hexGrid({ ...lifted, size: 33.37, at: [0.05, 0.35] });
  for (let q = -6; q < 6; q += 1) {
    const faces = [cellAt(grid, q, 2, 1), cellAt(grid, q + 1, 2, 1), cellAt(grid, q, 3, 1)];
    expect(ringsOf(facesOutline(grid, faces)).rings.map((ring) => ring.length)).toEqual([12]);
  }
});

it("a cell that stands high can be pointed at by its walls", () => {
  const grid = hexGrid(lifted);
  const face = boundsOf(facesOutline(grid, [[0, 0]]));
  expect(boundsOf(standingOutline(grid, [0, 0], 3)).h).toBeCloseTo(face.h + wallOf(grid, 3), 1);
});

it("corners are told clockwise from the upper left of a flat hex, and those of one terrain are one part", () => {
  const [sea, forest, ...others] = partsOf(
    hexGrid(flat),
    [0, 0],
    ["forest", "forest", "sea", "sea", "sea", "sea"],
  ).sort((one, other) => (one.terrain < other.terrain ? 1 : -1));
  expect(others).toEqual([]);
  expect(sea?.terrain).toBe("sea");
  expect(forest?.middle[0]).toBeCloseTo(0); // both upper corners
  expect(forest?.middle[1]).toBeLessThan(0);
});

it("a hex of one terrain is one part, all of it", () => {
  const [whole, ...others] = partsOf(
    hexGrid(flat),
    [3, 4],
    Array.from({ length: 6 }, () => "sea"),
  );
  expect(others).toEqual([]);
  expect(whole).toMatchObject({ terrain: "sea", middle: [3, 4] });
});

it("parts share the face between them, without a gap", () => {
  const parts = partsOf(hexGrid(flat), [0, 0], ["sea", "desert", "sea", "desert", "sea", "desert"]);
  expect(parts).toHaveLength(6);
  const corners = parts.flatMap(({ outline }) => ringsOf(outline).rings.flat());
  for (const corner of cornersOf(hexGrid(flat), [0, 0]))
    expect(corners.some((other) => distance(corner, other) < 0.1)).toBe(true);
});
