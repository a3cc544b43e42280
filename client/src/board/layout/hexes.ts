// Hex worlds from axial coordinates: where a cell lies, its corners, how high it stands and where it falls off.
import type { Element, Slot } from "../../lib/types";
import { outlineOf, polygonPath, type Point } from "../../lib/geometry";

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

const LEAST = 29; // pixels: on a hex of this radius the narrowest piece is 24 wide, and a finger hits it
const PRINTED = 48; // where much is printed on a hex, and units stand below it

/** The scale at which all hexes of some worlds can be read and touched with a finger; `printed` are worlds with much on a hex. */
export function readableScale(worlds: readonly Element[], printed: readonly Element[] = []): number {
  return Math.max(0, ...worlds.map((world) => (printed.includes(world) ? PRINTED : LEAST) / hexGrid(world).size));
}

/** Where a cell's face lies. */
export function cellAt(grid: HexGrid, q: number, r: number, level = 0): Point {
  const { size, origin } = grid;
  const [x, y] = grid.pointy ? [ROOT3 * (q + r / 2), 1.5 * r] : [1.5 * q, ROOT3 * (r + q / 2)];
  const squash = grid.lift ? SQUASH : 1;
  return [origin[0] + size * x, origin[1] + size * y * squash - rise(grid, level)];
}

/** The cell [q, r] whose ground lies under a point; how high it stands is not asked. */
export function hexUnder(grid: HexGrid, [x, y]: Point): readonly [number, number] {
  const squash = grid.lift ? SQUASH : 1;
  const [across, down] = [(x - grid.origin[0]) / grid.size, (y - grid.origin[1]) / (grid.size * squash)];
  const [q, r] = grid.pointy
    ? [across / ROOT3 - down / 3, (2 / 3) * down]
    : [(2 / 3) * across, down / ROOT3 - across / 3];
  return rounded(q, r);
}

/** The hex nearest to a fractional one: of its three coordinates the one farthest from whole follows the others. */
function rounded(q: number, r: number): readonly [number, number] {
  const s = -q - r;
  const [wholeQ, wholeR, wholeS] = [Math.round(q) + 0, Math.round(r) + 0, Math.round(s) + 0]; // no −0
  const [byQ, byR, byS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  if (byQ > byR && byQ > byS) return [0 - wholeR - wholeS, wholeR];
  return byR > byS ? [wholeQ, 0 - wholeQ - wholeS] : [wholeQ, wholeR];
}

/** The six corners of a cell, clockwise; a pointy one begins at the top, a flat one at the upper right. */
export function cornersOf(grid: HexGrid, [x, y]: Point, size = grid.size): Point[] {
  const squash = grid.lift ? SQUASH : 1;
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((grid.pointy ? -90 : -60) + 60 * i) * (Math.PI / 180);
    return [x + size * Math.cos(angle), y + size * Math.sin(angle) * squash];
  });
}

/** Neighbouring corners of a cell that have one terrain, and the part of its face that is theirs. */
export interface Part {
  terrain: string;
  outline: string;
  middle: Point;
}

/** The parts of a face whose corners have terrains of their own, clockwise; a flat one begins at the upper left. */
export function partsOf(grid: HexGrid, at: Point, terrains: readonly string[]): Part[] {
  const corners = cornersOf(grid, at);
  const corner = (i: number): Point => corners[(i + (grid.pointy ? 6 : 5)) % 6] ?? at;
  const start = [0, 1, 2, 3, 4, 5].find((i) => terrains[i] !== terrains[(i + 5) % 6]);
  if (start === undefined) return [{ terrain: terrains[0] ?? "off", outline: polygonPath(corners), middle: at }];
  const found: Part[] = [];
  for (let first = start; first < start + 6;) {
    const terrain = terrains[first % 6];
    let last = first;
    while (last + 1 < start + 6 && terrains[(last + 1) % 6] === terrain) last += 1;
    const own = Array.from({ length: last - first + 1 }, (_, i) => corner(first + i));
    const outline = polygonPath([
      at,
      half(corner(first + 5), corner(first)),
      ...own,
      half(corner(last), corner(last + 1)),
    ]);
    const [x, y] = own.reduce<Point>((sum, [cx, cy]) => [sum[0] + cx / own.length, sum[1] + cy / own.length], [0, 0]);
    const out = own.length > 3 ? 1.1 : 0.66;
    found.push({ terrain: terrain ?? "off", outline, middle: [at[0] + (x - at[0]) * out, at[1] + (y - at[1]) * out] });
    first = last + 1;
  }
  return found;
}

function half(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
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

/** The two walls one sees under a face: of its lower right and of its lower left side. */
export function wallsOf(grid: HexGrid, at: Point, level: number): [string, string] {
  const corners = cornersOf(grid, at);
  const depth = wallOf(grid, level);
  const wall = (from: Point | undefined, to: Point | undefined): string =>
    from && to ? polygonPath([from, to, [to[0], to[1] + depth], [from[0], from[1] + depth]]) : "";
  return grid.pointy
    ? [wall(corners[2], corners[3]), wall(corners[3], corners[4])]
    : [wall(corners[1], corners[2]), wall(corners[2], corners[3])];
}

/** The whole of a cell that one sees: its face and the walls under it, as one outline. */
export function standingOutline(grid: HexGrid, at: Point, level: number): string {
  const corners = cornersOf(grid, at);
  const depth = wallOf(grid, level);
  const sunk = (i: number): Point[] => corners.slice(i, i + 1).map(([x, y]) => [x, y + depth]);
  if (!grid.lift) return polygonPath(corners);
  return polygonPath(
    grid.pointy
      ? [...corners.slice(0, 3), ...sunk(2), ...sunk(3), ...sunk(4), ...corners.slice(4)]
      : [...corners.slice(0, 2), ...sunk(1), ...sunk(2), ...sunk(3), ...corners.slice(3)],
  );
}

/** The line around several cells' faces, to be filled even-odd. Cells of different height keep their own lines. */
export function facesOutline(grid: HexGrid, faces: readonly Point[], size = grid.size): string {
  return outlineOf(faces.map((at) => polygonPath(cornersOf(grid, at, size))));
}

/** How far the wall under a cell's face reaches down. */
export function wallOf(grid: HexGrid, level: number): number {
  return grid.lift ? rise(grid, level) + FOOT * grid.size : 0;
}

function rise(grid: HexGrid, level: number): number {
  return grid.lift ? RISE * grid.size * level : 0;
}

/** A place for a piece on a hex: its middle and its size. */
export interface Spot {
  at: Point;
  w: number;
  h: number;
}

/** Where the slots of a cell lie: the first at its top, the others side by side below it. */
export function spotsOf(grid: HexGrid, [x, y]: Point, count: number): Spot[] {
  const { size } = grid;
  const [w, h] = [0.66 * size, 0.38 * size];
  return Array.from({ length: count }, (_, i): Spot => {
    if (i === 0) return { at: [x, y - 0.73 * size], w: 0.5 * size, h: 0.34 * size };
    return { at: [x + (i - count / 2) * 0.72 * size, y - 0.33 * size], w, h };
  });
}

/** How far aside of its middle the sign of a slot stands, where a number stands beside it; a piece takes its place. */
export function signAt({ w }: Spot, { badges }: Slot): number {
  return badges?.[0]?.text === undefined ? 0 : -0.25 * w;
}
