// @vitest-environment jsdom
// Grids: blocks, areas of any shape, and cells that count as filled.
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";

import type { Element } from "../../lib/types";
import type { Place } from "../layout/place";
import Grid from "./Grid.svelte";

const base: Element = { id: "g", type: "grid", rows: 3, cols: 3 };
const places = new Map([["g", { box: { x: 0, y: 0, w: 30, h: 30 } } as Place]]);

function paths(grid: Element, kind: string): string[] {
  const { container } = render(Grid, { grid, places });
  return [...container.querySelectorAll(`path.${kind}`)].map((path) => path.getAttribute("d") ?? "");
}

/** The corners of a path without curves. */
function corners(path: string): string[] {
  return path.replace(/[MZ]/g, "").split("L").sort();
}

it("outlines areas by the edges of their cells alone", () => {
  const grid = { ...base, areas: [[[0, 0], [1, 0], [1, 1]]] };
  const [, outline = ""] = paths(grid, "thick");
  expect(corners(outline)).toEqual(expect.arrayContaining(["0 0", "10 0", "10 10", "20 10", "20 20", "0 20"]));
  expect(outline.match(/M/g)).toHaveLength(1);
});

it("marks complete areas by their outline, besides rows, columns and blocks", () => {
  const grid = { ...base, areas: [[[0, 0]], [[2, 2]]], done: { areas: [1], rows: [0] } };
  const done = paths(grid, "done");
  expect(done).toHaveLength(2);
  expect(done[1]).toBe(paths(grid, "thick")[2]);
});

it("draws a pad on each cell that has one", () => {
  expect(paths({ ...base, pads: [[0, 1], [2, 2]] }, "pad")).toHaveLength(2);
  expect(paths(base, "pad")).toHaveLength(0);
});

it("draws signs by their names, and no peaks on a cell that bears one", () => {
  const grid = { ...base, blocked: [[0, 0], [1, 1]], marks: { wisp: [[0, 0]], reed: [[0, 1], [1, 0]] } };
  expect(paths(grid, "wisp")).toHaveLength(1);
  expect(paths(grid, "reed")).toHaveLength(2);
  expect(new Set(paths(grid, "mark")).size).toBe(2);
  expect(paths(grid, "peaks")).toHaveLength(1);
});

it("writes a letter into each part of an area that lies in several", () => {
  const grid = { ...base, areas: [[[0, 0], [0, 1]], [[2, 0], [1, 2]]] };
  const { container } = render(Grid, { grid, places });
  expect([...container.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual(["X", "X"]);
  expect(container.querySelectorAll("path.pattern")).toHaveLength(2);
  expect([...container.querySelectorAll("circle")].map((circle) => circle.getAttribute("cx"))).toEqual(["5", "25"]);
  const { container: closed } = render(Grid, { grid: { ...grid, areas: [[[0, 0], [0, 1], [2, 2]]], blocked: [[0, 0]] }, places });
  expect(closed.querySelector("circle")?.getAttribute("cx")).toBe("15"); // not on the cell that is closed
});
