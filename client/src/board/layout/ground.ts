// What tiles and shapes are laid on: where a cell is, and which one lies under a point. Pure.
import type { Element } from "../../lib/types";
import { cellBox } from "./furniture";
import { middle, type Box, type Point } from "../../lib/geometry";
import { cellAt, hexUnder, type HexGrid } from "./hexes";

/** A cell by its two coordinates: [q, r] of a hex world, [row, column] of a grid. */
export type Cell = readonly [number, number];

export interface Ground {
  /** About half of the way from a cell to the next. */
  size: number;
  at(cell: Cell): Point;
  under(point: Point): Cell;
}

/** The hexes of a world, as high as a tile lies on them. */
export function hexGround(grid: HexGrid, level: number): Ground {
  const rise = cellAt(grid, 0, 0)[1] - cellAt(grid, 0, 0, level)[1];
  return {
    size: grid.size,
    at: ([q, r]) => cellAt(grid, q, r, level),
    under: ([x, y]) => hexUnder(grid, [x, y + rise]),
  };
}

/** The squares of a grid, and those around it: a shape may stick out. */
export function squareGround(grid: Element, box: Box): Ground {
  const { w, h } = cellBox(grid, box, 0, 0);
  return {
    size: Math.min(w, h) * 0.6,
    at: ([row, col]) => middle(cellBox(grid, box, row, col)),
    under: ([x, y]) => [Math.floor((y - box.y) / h), Math.floor((x - box.x) / w)],
  };
}
