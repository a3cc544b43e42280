// Hex worlds from axial coordinates: where a cell lies, its corners, how high it stands and where it falls off.
import type { Element } from "../lib/types";
import type { Point } from "./geometry";

export interface Cell {
  id: string;
  q: number;
  r: number;
  terrain: string;
  level: number;
  /** The middle of its upper face, lift included. */
  at: Point;
}

/** Where and how a hex world is drawn. */
export interface HexGrid {
  pointy: boolean;
  size: number;
  lift: boolean;
  origin: Point;
}

const ROOT3 = Math.sqrt(3);
const SQUASH = 0.9; // lifted worlds are seen a little from the side
const RISE = 0.16; // of a hex's radius, for each level
const FOOT = 0.23; // the wall under level 0

// neighbours in the order of the sides between corner i and corner i + 1
const POINTY: readonly Point[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];
const FLAT: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export function hexGrid(element: Element): HexGrid {
  const size = typeof element.size === "number" ? element.size : 32;
  const [x = 0, y = 0] = element.at ?? [];
  return { pointy: element.layout !== "flat", size, lift: element.lift ?? false, origin: [x, y] };
}

/** Where a cell's face lies. */
export function cellAt(grid: HexGrid, q: number, r: number, level = 0): Point {
  const { size, origin } = grid;
  const [x, y] = grid.pointy ? [ROOT3 * (q + r / 2), 1.5 * r] : [1.5 * q, ROOT3 * (r + q / 2)];
  const squash = grid.lift ? SQUASH : 1;
  return [origin[0] + size * x, origin[1] + size * y * squash - rise(grid, level)];
}

/** The six corners of a cell, clockwise; a pointy one begins at the top, a flat one at the upper right. */
export function cornersOf(grid: HexGrid, [x, y]: Point, size = grid.size): Point[] {
  const squash = grid.lift ? SQUASH : 1;
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((grid.pointy ? -90 : -60) + 60 * i) * (Math.PI / 180);
    return [x + size * Math.cos(angle), y + size * Math.sin(angle) * squash];
  });
}

/** The cells of a hex world, back to front. */
export function cellsOf(element: Element, grid: HexGrid): Cell[] {
  const cells = (element.cells ?? []).map((cell) => {
    const [q, r, level] = [Number(cell[0]), Number(cell[1]), Number(cell[3] ?? 0)];
    const terrain = String(cell[2] ?? "off");
    return { id: `${element.id}.${q}.${r}`, q, r, terrain, level, at: cellAt(grid, q, r, level) };
  });
  return cells.sort((one, other) => one.r - other.r || one.q - other.q);
}

/** The sides of a cell over which one falls two levels or more, each as its two corners. */
export function cliffsOf(grid: HexGrid, cell: Cell, levels: ReadonlyMap<string, number>): [Point, Point][] {
  const corners = cornersOf(grid, cell.at);
  const found: [Point, Point][] = [];
  (grid.pointy ? POINTY : FLAT).forEach(([dq, dr], side) => {
    const below = levels.get(`${cell.q + dq}.${cell.r + dr}`);
    const [from, to] = [corners[side], corners[(side + 1) % 6]];
    if (below !== undefined && cell.level - below >= 2 && from && to) found.push([from, to]);
  });
  return found;
}

/** How far the wall under a cell's face reaches down. */
export function wallOf(grid: HexGrid, level: number): number {
  return grid.lift ? rise(grid, level) + FOOT * grid.size : 0;
}

function rise(grid: HexGrid, level: number): number {
  return grid.lift ? RISE * grid.size * level : 0;
}
